//! What the cards say, for those who look through the deck.

use std::collections::BTreeMap;

use gladsheim_engine::{Arg, CardText, Phrase};

use crate::ids::Card;

/// Every type of card in words.
pub(crate) fn all() -> Vec<CardText> {
    let tell = |card: Card| CardText {
        id: card.to_string(),
        name: Arg::Term(card.key().into()),
        lines: lines(card),
        with: BTreeMap::new(),
    };
    Card::ALL.map(tell).into()
}

fn lines(card: Card) -> Vec<Phrase> {
    let [main, support] = match card {
        Card::Hammer => ["valhalla-does-hammer-main", "valhalla-does-hammer-support"],
        Card::Sword => ["valhalla-does-sword-main", "valhalla-does-sword-support"],
        Card::Axe => ["valhalla-does-axe-main", "valhalla-does-axe-support"],
        Card::Wolf => ["valhalla-does-wolf-main", "valhalla-does-wolf-support"],
        Card::God => ["valhalla-does-god-main", "valhalla-does-god-support"],
        Card::Draugr => return vec![Phrase::new("valhalla-does-draugr")],
    };
    let does = |key| Arg::Phrase(Phrase::new(key));
    vec![
        Phrase::new("valhalla-as-main").with("does", does(main)),
        Phrase::new("valhalla-as-support").with("does", does(support)),
    ]
}
