//! The tables that every test of the rules is played at, and what is true of all their states.

#![allow(dead_code)] // each test binary takes what it needs

use std::cell::Cell;

use gladsheim_engine::Arrange;
use gladsheim_testkit::laws::{Invariant, require};
use gladsheim_valhalla::{Card, Counts, Position, Rules, State, Step, Valhalla};

/// A table with or without the Golden Throne.
pub fn table(players: u8, golden_throne: bool) -> Valhalla {
    Valhalla::new(Rules { players, golden_throne, ..Rules::default() }).expect("a table of the box")
}

/// Every table of the box, with a name for files and messages.
pub fn tables() -> impl Iterator<Item = (String, Valhalla)> {
    let base = (2..=4).map(|players| (format!("base-{players}"), table(players, false)));
    base.chain((2..=5).map(|players| (format!("throne-{players}"), table(players, true))))
}

/// The invariants of the rules' section 17 that speak of states and steps.
///
/// Number 8 is the subject of `events.rs`, number 9 that of the laws about imagined worlds.
pub struct Invariants<'a> {
    game: &'a Valhalla,
    /// The round last begun in the game being watched, and its `F` (VH-END-4).
    begun: Cell<(u16, u32)>,
}

impl<'a> Invariants<'a> {
    pub fn of(game: &'a Valhalla) -> Self {
        Self { game, begun: Cell::new((0, 0)) }
    }

    /// 1 and 4: every card in exactly one place, and none where it cannot be.
    fn cards(&self, p: &Position) -> Result<(), String> {
        let mut zones = vec![("the rest of the deck", p.rest.unwrap_or_default())];
        for (name, cards) in [("the deck", &p.deck), ("the deck", &p.under)] {
            zones.push((name, cards.iter().filter_map(|card| written(card)).collect()));
        }
        zones.push(("the row", p.row.iter().copied().collect()));
        zones.push(("the removed", p.removed.unwrap_or_default()));
        zones.push(("the drawn", p.drawn.iter().copied().collect()));
        for seat in p.seat.values() {
            zones.push(("a hand", seat.hand.unwrap_or_default()));
            zones.push(("a discard pile", seat.discard));
            // Sealed cards are still in the hand.
            if p.step != Some(Step::Plan) {
                zones.push(("the table", seat.main.into_iter().chain(seat.support).collect()));
            }
        }
        for card in Card::ALL {
            let mut all = zones.iter().map(|(_, cards)| cards.of(card)).sum::<u32>();
            if card == Card::Draugr {
                all += u32::from(p.locked) + u32::from(p.pending);
            }
            require(all == self.game.cards().of(card), || format!("there are {all} of {card}"))?;
        }
        for (zone, cards) in zones {
            let draugr = cards.of(Card::Draugr) > 0 && !zone.ends_with("the deck");
            require(!draugr, || format!("there is a Draugr in {zone}"))?;
            let god = cards.of(Card::God) > 0 && zone == "the row";
            require(!god, || "there is a God in the row".to_owned())?;
        }
        Ok(())
    }

    /// 2, 3, 5 and 7: counts that are bounded.
    fn counts(&self, p: &Position) -> Result<(), String> {
        let step = p.step.unwrap_or_default();
        let deck = p.deck_size.unwrap_or_default();
        require(p.locked <= 5, || format!("{} Draugr are locked", p.locked))?;
        // From the last stands of the clash on, participants may be eliminated.
        let alone = p.participants.len() == 1 && step < Step::ClashStands;
        require(!alone, || "one participant".to_owned())?;
        if step <= Step::Act && p.drawn.is_empty() {
            require(deck >= 8 - p.locked, || format!("the deck has {deck} cards in phase I"))?;
            require(p.pending == 0, || "Draugr are pending in phase I".to_owned())?;
        }
        if step == Step::Plan {
            let armoury = usize::from(p.locked) + p.row.len();
            require(armoury <= 5, || format!("the armoury has {armoury} cards"))?;
            for (number, seat) in p.seat.iter().filter(|(_, seat)| seat.out.is_none()) {
                let hand = seat.hand.unwrap_or_default().total();
                require(hand >= 2, || format!("seat {number} plans with {hand} cards"))?;
            }
        }
        let players = u16::from(self.game.rules().players);
        let most = if self.game.rules().golden_throne { 400 } else { 88 - 4 * players };
        require(p.round <= Some(most), || format!("round {:?}", p.round))
    }
}

impl Invariant<State> for Invariants<'_> {
    fn holds(&self, state: &State) -> Result<(), String> {
        let position = self.game.describe(state);
        self.cards(&position)?;
        self.counts(&position)
    }

    /// 2 and 6: what never falls, and what always does (VH-END-4).
    fn holds_between(&self, before: &State, after: &State) -> Result<(), String> {
        let (then, now) = (self.game.describe(before), self.game.describe(after));
        require(then.locked <= now.locked, || "a locked Draugr came free".to_owned())?;
        let (more, less) = (cards_to_come(&then), cards_to_come(&now));
        require(less <= more, || format!("F rose from {more} to {less}"))?;
        let (round, value) = self.begun.get();
        if before.round() == 1 && then.step == Some(Step::Plan) {
            self.begun.set((1, more));
        } else if before.round() < after.round() {
            let fell = less < value || self.game.rules().golden_throne;
            require(round != before.round() || fell, || {
                format!("F was {value} when round {round} began and is {less} at its end")
            })?;
            self.begun.set((after.round(), less));
        }
        Ok(())
    }
}

/// `F` of VH-END-4: twice the good cards in deck and armoury, and the totals of the living.
fn cards_to_come(p: &Position) -> u32 {
    let placed: Counts = p.deck.iter().chain(&p.under).filter_map(|card| written(card)).collect();
    let deck = p.rest.unwrap_or_default().good().total() + placed.good().total();
    // A card in somebody's fingers has not left the deck for good.
    let common = deck + p.row.len() as u32 + p.drawn.len() as u32;
    let living = p.seat.values().filter(|seat| seat.out.is_none());
    2 * common + living.map(|seat| u32::from(seat.total.unwrap_or_default())).sum::<u32>()
}

/// The card at the head of `axe seen by 0 2`.
fn written(text: &str) -> Option<Card> {
    Card::named(text.split(' ').next()?)
}
