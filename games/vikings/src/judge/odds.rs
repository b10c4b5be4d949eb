//! How likely a Strength beats a card of the deck: tables made from the cards in play.

use crate::content::Content;
use crate::sets::CardSet;

/// Strengths from here on are counted as one, and so are the Runes that cards count.
pub(super) const STRENGTHS: usize = 16;

/// How likely a card of a Strength beats a card that is drawn.
pub(super) type Odds = [f32; STRENGTHS];

/// How many of everything else than Runes the card of a rival is likely to count.
const OTHERS: u8 = 3;

/// The odds against the cards of rivals and Invaders, by how many Runes these count.
#[derive(Clone, Debug)]
pub(crate) struct OddsTable {
    rivals: [Odds; STRENGTHS],
    invaders: [Odds; STRENGTHS],
}

impl OddsTable {
    pub(crate) fn of(content: &Content, cards: CardSet) -> Self {
        let all = |others: fn(u8) -> u8| {
            core::array::from_fn(|runes| against(content, cards, runes as u8, others(runes as u8)))
        };
        Self { rivals: all(|_| OTHERS), invaders: all(|runes| runes + 1) }
    }

    /// Against the card of a rival that counts so many Runes.
    pub(super) fn rivals(&self, runes: u8) -> &Odds {
        by_runes(&self.rivals, runes)
    }

    /// Against the card of an Invader, of whom there are so many.
    pub(super) fn invaders(&self, count: u8) -> &Odds {
        by_runes(&self.invaders, count)
    }
}

fn by_runes(table: &[Odds; STRENGTHS], runes: u8) -> &Odds {
    let [.., last] = table;
    table.get(usize::from(runes)).unwrap_or(last)
}

/// How likely each Strength beats a card of the deck whose boosts count so many.
fn against(content: &Content, cards: CardSet, runes: u8, others: u8) -> Odds {
    let mut counts = [0u8; STRENGTHS];
    for card in cards.iter() {
        let strength = content.card(card).strength;
        let strength = strength.of(|boost| if boost.rune().is_some() { runes } else { others });
        if let Some(count) = counts.get_mut(usize::from(strength).min(STRENGTHS - 1)) {
            *count += 1;
        }
    }
    let all = f32::from(counts.iter().sum::<u8>().max(1));
    let (mut odds, mut below) = ([0.0; STRENGTHS], 0u8);
    for (odds, count) in odds.iter_mut().zip(counts) {
        *odds = f32::from(below) / all;
        below += count;
    }
    odds
}
