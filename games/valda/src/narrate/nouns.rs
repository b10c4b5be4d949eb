//! The parts that sentences are made of: numbers of things, cards, dice, decks.

use gladsheim_engine::{Arg, Phrase, Seat, SeatSet};

use super::asking::Asking;
use crate::content::{Face, Gives};
use crate::effect::Loot;
use crate::event::{Rolled, Source};
use crate::ids::{Area, Building, Deck, Die, Kind, Mode, Resource, Side};
use crate::rules::Valda;
use crate::tell_card;
use crate::view::Announced;

/// A number of something: "2 gold".
pub(super) fn amount(key: &'static str, n: impl Into<i64>) -> Arg {
    Arg::Phrase(Phrase::new(key).number("n", n))
}

pub(super) fn resources(resource: Resource, n: impl Into<i64>) -> Arg {
    let key = match resource {
        Resource::Blood => "valda-amount-blood",
        Resource::Diamond => "valda-amount-diamond",
        Resource::Gold => "valda-amount-gold",
        Resource::Rune => "valda-amount-rune",
    };
    amount(key, n)
}

pub(super) fn followers(n: impl Into<i64>) -> Arg {
    amount("valda-amount-follower", n)
}

pub(super) fn cards(n: impl Into<i64>) -> Arg {
    amount("valda-amount-card", n)
}

/// Those of a stock or a cost that there are any of.
pub(super) fn stock(amounts: &[u8]) -> Arg {
    let held = Resource::ALL.into_iter().zip(amounts).filter(|(_, n)| **n > 0);
    Arg::List(held.map(|(resource, n)| resources(resource, *n)).collect())
}

/// What a building costs: resources and, where there are points, one of them.
pub(super) fn cost(amounts: &[u8], with_point: bool) -> Arg {
    let mut parts = match stock(amounts) {
        Arg::List(parts) => parts,
        other => vec![other],
    };
    if with_point {
        parts.push(amount("valda-amount-building-point", 1));
    }
    Arg::List(parts)
}

/// What something costs in actions, which are points in the Valda phase.
pub(super) fn action_price(asking: Asking, n: u8) -> Arg {
    let for_points = asking.is_for_points();
    amount(if for_points { "valda-amount-action-point" } else { "valda-amount-action" }, n)
}

/// Points of both kinds, those that there are any of.
pub(super) fn points(actions: u8, builds: u8) -> Arg {
    let both = [("valda-amount-action-point", actions), ("valda-amount-building-point", builds)];
    let some = both.into_iter().filter(|(_, n)| *n > 0);
    Arg::List(some.map(|(key, n)| amount(key, n)).collect())
}

/// What is about to be stolen: "2 followers".
pub(super) fn loot(what: Loot, n: u8) -> Arg {
    match what {
        Loot::Follower => followers(n),
        Loot::Card => cards(n),
        Loot::Resource(kinds) => match kinds.single() {
            Some(kind) => resources(kind, n),
            None => amount("valda-amount-resource", n),
        },
    }
}

pub(super) fn buildings(building: Building, n: u8) -> Arg {
    let key = match building {
        Building::Mine => "valda-amount-mine",
        Building::Drill => "valda-amount-drill",
    };
    amount(key, n)
}

/// What is about to be built: "a temple in Odin's land".
pub(super) fn plan(plan: Announced) -> Arg {
    Arg::Phrase(match plan {
        Announced::Building(Building::Mine) => Phrase::new("valda-a-mine"),
        Announced::Building(Building::Drill) => Phrase::new("valda-a-drill"),
        Announced::Temple(area) => Phrase::new("valda-a-temple").term("area", area.key()),
        Announced::Found(area, who) => Phrase::new("valda-a-first-temple")
            .term("area", area.key())
            .term("deck", Deck::of(area, who).key()),
    })
}

pub(super) fn players(seats: SeatSet) -> Arg {
    listed(seats.iter())
}

pub(super) fn listed(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

impl Valda {
    /// The name of a card.
    pub(super) fn card(&self, kind: Kind) -> Arg {
        tell_card::name(&self.content, kind)
    }

    /// What a card does, sentence by sentence.
    pub(super) fn card_lines(&self, kind: Kind) -> Vec<Phrase> {
        tell_card::lines(&self.content, kind, self.has_giants())
    }

    /// What a mode of a weapon does.
    pub(super) fn mode_lines(&self, kind: Kind, mode: Mode) -> Vec<Phrase> {
        tell_card::mode_lines(&self.content, kind, mode, self.has_giants())
    }

    /// Cards one by one, in their order.
    pub(super) fn cards_in_order(&self, cards: impl IntoIterator<Item = Kind>) -> Arg {
        Arg::List(cards.into_iter().map(|kind| self.card(kind)).collect())
    }

    /// Sorted cards by kind, with their number where there are several.
    pub(super) fn counted(&self, cards: &[Kind]) -> Arg {
        let runs = cards.chunk_by(|a, b| a == b);
        Arg::List(
            runs.filter_map(|run| {
                let card = self.card(*run.first()?);
                if run.len() == 1 {
                    return Some(card);
                }
                let copies = Phrase::new("valda-card-copies").number("n", run.len() as i64);
                Some(Arg::Phrase(copies.with("card", card)))
            })
            .collect(),
        )
    }

    /// What a die shows.
    pub(super) fn face(&self, die: Die, face: u8) -> Arg {
        let faces = self.content.board.dice.get(die as usize);
        let face = faces.and_then(|faces| faces.get(usize::from(face)));
        let Face { gives, n } = face.copied().unwrap_or(Face { gives: Gives::Skull, n: 0 });
        match gives {
            Gives::Blood => resources(Resource::Blood, n),
            Gives::Diamond => resources(Resource::Diamond, n),
            Gives::Gold => resources(Resource::Gold, n),
            Gives::Follower => followers(n),
            Gives::Skull => amount("valda-amount-skull", n),
        }
    }

    pub(super) fn dice(&self, dice: impl IntoIterator<Item = Rolled>) -> Arg {
        Arg::List(dice.into_iter().map(|rolled| self.face(rolled.die, rolled.face)).collect())
    }

    /// The name of a main deck; where there is just one, it is the base deck.
    pub(super) const fn side(&self, side: Side) -> &'static str {
        if self.has_giants() { side.key() } else { "valda-side-base" }
    }

    /// The deck that a card comes from.
    pub(super) fn source(&self, source: Source) -> Arg {
        match source {
            Source::Main(side) => Arg::Term(self.side(side).into()),
            Source::Divine(area) => divine_deck(area),
        }
    }

    /// What the steps of a program do, in one text.
    pub(super) fn effect(&self, lines: Vec<Phrase>) -> Arg {
        let all = lines.into_iter().reduce(|first, then| {
            Phrase::new("valda-steps")
                .with("first", Arg::Phrase(first))
                .with("then", Arg::Phrase(then))
        });
        Arg::Phrase(all.unwrap_or_else(|| Phrase::new("valda-no-steps")))
    }
}

/// The divine deck of Odin's land.
pub(super) fn divine_deck(area: Area) -> Arg {
    Arg::Phrase(Phrase::new("valda-divine-deck").term("area", area.key()))
}

/// What an area is called where its giant lives.
pub(super) const fn land_of_giant(area: Area) -> &'static str {
    match area {
        Area::Heimdall => "valda-area-ymir",
        Area::Freya => "valda-area-kari",
        Area::Surtur => "valda-area-hel",
        Area::Tyr => "valda-area-agir",
        Area::Thor => "valda-area-grim",
        Area::Odin => "valda-area-thrym",
        Area::Loki => "valda-area-mork",
    }
}
