//! The table in words, line by line: the text twin of the picture.

mod giants;

use gladsheim_engine::{Arg, Phrase, Seat, Viewer};

use super::nouns::{amount, buildings, cards, followers, listed, plan, players, stock};
use crate::event::Rolled;
use crate::ids::{Building, Kind, Phase, Side};
use crate::rules::Valda;
use crate::view::{Attack, Place, Player, View};

impl Valda {
    /// Everything the viewer may know, in the order in which people look at a table.
    pub(super) fn lines(&self, view: &View) -> Vec<Phrase> {
        let mut lines = vec![head(view)];
        if view.winners.is_none() {
            lines.push(
                Phrase::new("valda-view-order").with("seats", listed(view.order.iter().copied())),
            );
            lines.extend(self.under_way(view));
        }
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            self.tell_player(view, seat, player, &mut lines);
        }
        for place in &view.areas {
            self.tell_place(view, place, &mut lines);
        }
        lines.push(Phrase::new("valda-view-bank").with("stock", stock(&view.bank)));
        for ((side, n), pile) in Side::ALL.into_iter().zip(view.decks).zip(&view.piles) {
            if n > 0 || !pile.is_empty() {
                let line = Phrase::new("valda-view-decks").term("deck", self.side(side));
                lines.push(line.number("n", n).with("pile", self.counted(pile)));
            }
        }
        for (key, cards) in [
            ("valda-view-removed", &view.removed),
            ("valda-view-looked", &view.looked),
            ("valda-view-open", &view.open),
        ] {
            lines.extend(self.tell_cards_of(key, cards));
        }
        if let Viewer::Seat(_) = view.viewer {
            lines.push(Phrase::new("valda-view-hand").with("cards", self.counted(&view.hand)));
        }
        lines
    }

    /// What is going on in the turn.
    fn under_way(&self, view: &View) -> Vec<Phrase> {
        let mut lines = Vec::new();
        let builds = amount("valda-amount-build", view.builds);
        match view.phase {
            _ if view.round == 0 => {}
            Phase::Valda => lines.push(
                Phrase::new("valda-view-actions")
                    .seat("seat", view.active)
                    .with("actions", amount("valda-amount-action-point", view.actions))
                    .with("builds", amount("valda-amount-building-point", view.builds)),
            ),
            Phase::Game => lines.push(
                Phrase::new("valda-view-actions")
                    .seat("seat", view.active)
                    .with("actions", amount("valda-amount-action", view.actions))
                    .with("builds", builds),
            ),
            Phase::Building => lines.push(
                Phrase::new("valda-view-builds").seat("seat", view.active).with("builds", builds),
            ),
            Phase::Resource | Phase::Attack | Phase::Followers => {}
        }
        lines.extend(view.giants.iter().flat_map(|giants| giants::lasting(view, giants)));
        if let Some(what) = view.announced {
            let line = Phrase::new("valda-view-announced").seat("seat", view.active);
            lines.push(line.with("what", plan(what)));
        }
        if let Some(roll) = &view.roll {
            lines.push(self.tell_dice("valda-view-dice", roll.dice.iter().copied()));
            lines.extend(self.tell_rerolled(view, &roll.dice));
        }
        if !view.attackers.is_empty() {
            let seats = listed(view.attackers.iter().copied());
            lines.push(Phrase::new("valda-view-attackers").with("seats", seats));
        }
        match &view.attack {
            Some(attack) => self.tell_attack(attack, &mut lines),
            None => lines.extend(self.tell_cards_of("valda-view-table", &view.table)),
        }
        if let Some(kind) = view.resolving {
            lines.push(Phrase::new("valda-view-resolving").with("card", self.card(kind)));
        }
        lines
    }

    fn tell_dice(&self, key: &'static str, dice: impl Iterator<Item = Rolled>) -> Phrase {
        Phrase::new(key).with("dice", self.dice(dice))
    }

    /// The dice that Kari has rolled again, which count for more.
    fn tell_rerolled(&self, view: &View, dice: &[Rolled]) -> Option<Phrase> {
        let places = view.giants.as_ref().map(|giants| giants.rerolled.as_slice())?;
        let again = places.iter().filter_map(|place| dice.get(usize::from(*place)).copied());
        (!places.is_empty()).then(|| self.tell_dice("valda-view-rerolled", again))
    }

    fn tell_cards_of(&self, key: &'static str, cards: &[Kind]) -> Option<Phrase> {
        let phrase = || Phrase::new(key).with("cards", self.counted(cards));
        (!cards.is_empty()).then(phrase)
    }

    fn tell_attack(&self, attack: &Attack, lines: &mut Vec<Phrase>) {
        lines.push(
            Phrase::new("valda-view-attack")
                .seat("attacker", attack.attacker)
                .with("targets", players(attack.targets))
                .with("cards", self.cards_in_order(attack.cards.iter().copied()))
                .number("value", attack.value),
        );
        if attack.undefendable {
            lines.push(Phrase::new("valda-view-undefendable"));
        }
        let defences = attack.defence.iter().zip(&attack.totals);
        for (seat, (cards, total)) in Seat::all(attack.defence.len()).zip(defences) {
            if !cards.is_empty() {
                let line = Phrase::new("valda-view-defence").seat("seat", seat);
                lines.push(line.with("cards", self.counted(cards)).number("total", *total));
            }
        }
    }

    fn tell_player(&self, view: &View, seat: Seat, player: &Player, lines: &mut Vec<Phrase>) {
        if player.left {
            let line = Phrase::new("valda-view-player-left").seat("seat", seat);
            lines.push(line.with("followers", followers(player.followers)));
            return;
        }
        let temples = self.content.board.figures.saturating_sub(player.figures);
        let built = [
            buildings(Building::Mine, player.mines),
            buildings(Building::Drill, player.drills),
            amount("valda-amount-temple", temples),
        ];
        lines.push(
            Phrase::new("valda-view-player")
                .seat("seat", seat)
                .with("followers", followers(player.followers))
                .with("stock", stock(&player.stock))
                .with("buildings", Arg::List(built.into()))
                .with("cards", cards(player.hand)),
        );
        let levels = view.areas.iter().zip(player.levels).filter(|(_, level)| *level > 0);
        let powers: Vec<Arg> = levels
            .map(|(place, level)| {
                let power = Phrase::new("valda-view-power").term("deck", giants::being(place));
                Arg::Phrase(power.number("level", level))
            })
            .collect();
        if !powers.is_empty() {
            let line = Phrase::new("valda-view-powers").seat("seat", seat);
            lines.push(line.with("powers", Arg::List(powers)));
        }
        if !player.known.is_empty() && !view.viewer.is(seat) {
            let line = Phrase::new("valda-view-known").seat("seat", seat);
            lines.push(line.with("cards", self.counted(&player.known)));
        }
    }

    fn tell_place(&self, view: &View, place: &Place, lines: &mut Vec<Phrase>) {
        let Place { area, inhabitant, controller, cost, deck, .. } = place;
        if inhabitant.is_none() {
            return lines.push(giants::undecided(view, place));
        }
        let line = Phrase::new("valda-view-area");
        let count = Phrase::new("valda-view-deck").number("n", deck.len() as i64);
        lines.push(
            line.term("area", area.key())
                .with("cost", stock(cost))
                .with("temples", temples(place))
                .with("deck", Arg::Phrase(count)),
        );
        if let Some(seat) = controller {
            let line = Phrase::new("valda-view-controlled").seat("seat", *seat);
            lines.push(line.term("area", area.key()));
        }
        let known: Vec<Kind> = deck.iter().copied().flatten().collect();
        if !known.is_empty() {
            let line = Phrase::new("valda-view-deck-known").term("area", area.key());
            lines.push(line.with("cards", self.cards_in_order(known)));
        }
    }
}

fn head(view: &View) -> Phrase {
    match view.winners {
        Some(winners) => Phrase::new("valda-view-over").with("winners", players(winners)),
        None if view.round == 0 => Phrase::new("valda-view-draft").seat("seat", view.active),
        None => Phrase::new("valda-view-turn")
            .seat("seat", view.active)
            .number("round", view.round)
            .term("phase", view.phase.key()),
    }
}

/// Whose temples stand in a land, in the order of the seats, and how long they are frozen.
fn temples(place: &Place) -> Arg {
    let mut groups = Vec::new();
    for seat in Seat::all(crate::ids::SEATS) {
        let own = || place.sites.iter().flatten().filter(|temple| temple.owner == seat);
        if own().next().is_none() {
            continue;
        }
        let frosts = giants::frosts(own());
        let key =
            if frosts.is_empty() { "valda-view-temples" } else { "valda-view-temples-frozen" };
        let phrase = Phrase::new(key).seat("seat", seat).number("n", own().count() as i64);
        groups.push(Arg::Phrase(phrase.with("frozen", Arg::List(frosts))));
    }
    if groups.is_empty() {
        return Arg::Phrase(Phrase::new("valda-view-no-temples"));
    }
    Arg::List(groups)
}
