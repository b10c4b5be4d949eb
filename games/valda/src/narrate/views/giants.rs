//! What there is to tell of a table with the giants.

use gladsheim_engine::{Arg, Phrase, Seat};

use crate::ids::{Deck, Inhabitant};
use crate::narrate::nouns::{players, stock};
use crate::view::{Frost, Giants, Place, Temple, View};

/// Who lives in a land, as the owner of its deck; its god, if nobody has decided yet.
pub(super) fn being(place: &Place) -> &'static str {
    Deck::of(place.area, place.inhabitant.unwrap_or(Inhabitant::God)).key()
}

/// How lands are decided, and what lasts for the turn or the round: dice that may be changed,
/// protection, lawlessness.
pub(super) fn lasting(view: &View, giants: &Giants) -> Vec<Phrase> {
    let mut lines =
        vec![Phrase::new("valda-view-choosing").term("choosing", giants.choosing.key())];
    for (key, n) in
        [("valda-view-rerolls", giants.rerolls), ("valda-view-die-turns", giants.die_turns)]
    {
        if n > 0 {
            lines.push(Phrase::new(key).seat("seat", view.active).number("n", n));
        }
    }
    for (key, seats) in
        [("valda-view-immune", giants.immune), ("valda-view-lawless", giants.lawless)]
    {
        if !seats.is_empty() {
            lines.push(Phrase::new(key).with("seats", players(seats)));
        }
    }
    lines
}

/// A land where nobody lives yet: who decides, or what either would ask for a temple.
pub(super) fn undecided(view: &View, place: &Place) -> Phrase {
    let dealt = view.giants.iter().flat_map(|giants| &giants.draft);
    let decider = dealt.copied().find(|(area, _)| *area == place.area);
    let costs = view.giants.as_ref().and_then(|giants| giants.costs.get(place.area as usize));
    let phrase = match decider {
        Some((_, seat)) => Phrase::new("valda-view-area-drafted").seat("seat", seat),
        None => Phrase::new("valda-view-area-undecided"),
    };
    phrase
        .term("area", place.area.key())
        .term("god", Deck::of(place.area, Inhabitant::God).key())
        .with("cost", stock(&place.cost))
        .term("giant", Deck::of(place.area, Inhabitant::Giant).key())
        .with("more", stock(costs.unwrap_or(&place.cost)))
}

/// How many temples are frozen, and for how long.
pub(super) fn frosts<'t>(temples: impl Iterator<Item = &'t Temple>) -> Vec<Arg> {
    let frozen: Vec<Frost> = temples.filter_map(|temple| temple.frozen).collect();
    let count = |frost| frozen.iter().filter(|one| **one == frost).count() as i64;
    let until = Seat::all(crate::ids::SEATS).map(Frost::Until);
    let told = until.chain([Frost::ForGood]).filter(|frost| count(*frost) > 0);
    told.map(|frost| {
        let phrase = match frost {
            Frost::Until(seat) => Phrase::new("valda-view-frozen").seat("seat", seat),
            Frost::ForGood => Phrase::new("valda-view-frozen-for-good"),
        };
        Arg::Phrase(phrase.number("n", count(frost)))
    })
    .collect()
}
