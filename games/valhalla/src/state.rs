//! A position of the game, with everything hidden in it.

use gladsheim_engine::{Chance, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::deck::Deck;
use crate::frame::{Frame, Frames};
use crate::hand::Hand;
use crate::ids::{Card, SEATS, Step};
use crate::row::Row;

/// The cards a player has on the table, in one byte.
///
/// While plans are open this is the sealed plan, and the cards are still in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slots(u8);

impl Default for Slots {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Slots {
    /// Nothing on the table.
    pub const EMPTY: Self = Self(0x77);

    /// Both cards on the table.
    #[must_use]
    #[inline]
    pub const fn new(main: Card, support: Card) -> Self {
        Self(main as u8 | (support as u8) << 4)
    }

    /// The main card.
    #[must_use]
    #[inline]
    pub fn main(self) -> Option<Card> {
        card_at(self.0)
    }

    /// The support card.
    #[must_use]
    #[inline]
    pub fn support(self) -> Option<Card> {
        card_at(self.0 >> 4)
    }

    /// Takes the main card off the table.
    #[inline]
    pub fn take_main(&mut self) -> Option<Card> {
        let main = self.main();
        self.0 |= 7;
        main
    }

    /// Takes the support card off the table.
    #[inline]
    pub fn take_support(&mut self) -> Option<Card> {
        let support = self.support();
        self.0 |= 0x70;
        support
    }

    /// Lays a card on each place, or none.
    #[must_use]
    pub fn of(main: Option<Card>, support: Option<Card>) -> Self {
        let place = |card: Option<Card>| card.map_or(7, |card| card as u8);
        Self(place(main) | place(support) << 4)
    }

    /// Whether the main is one of these cards, one bit each.
    #[must_use]
    #[inline]
    pub const fn main_is_in(self, kinds: u32) -> bool {
        kinds >> (self.0 & 7) & 1 == 1
    }

    /// Whether the support is one of these cards, one bit each.
    #[must_use]
    #[inline]
    pub const fn support_is_in(self, kinds: u32) -> bool {
        kinds >> (self.0 >> 4 & 7) & 1 == 1
    }

    /// How many cards lie there.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0 & 7 != 7) as u32 + (self.0 & 0x70 != 0x70) as u32
    }

    /// Whether none does.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == Self::EMPTY.0
    }
}

/// The card of a place on the table. Looked up without a branch: which card it is cannot be predicted.
#[inline]
fn card_at(bits: u8) -> Option<Card> {
    const CARDS: [Option<Card>; 8] = [
        Some(Card::Hammer),
        Some(Card::Sword),
        Some(Card::Axe),
        Some(Card::Wolf),
        Some(Card::God),
        Some(Card::Draugr),
        Some(Card::Draugr),
        None,
    ];
    CARDS.get(usize::from(bits & 7)).copied().flatten()
}

/// Everything about a game in progress. It is made by the rules alone; others read it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) hands: PerSeat<Hand, SEATS>,
    pub(crate) discards: PerSeat<Counts, SEATS>,
    pub(crate) deck: Deck,
    pub(crate) row: Row,
    pub(crate) removed: Counts,
    pub(crate) chance: Chance,
    pub(crate) round: u16,
    /// The order of last stands at this checkpoint, three bits a seat, all ones for nobody.
    pub(crate) standing: u16,
    pub(crate) stack: Frames,
    pub(crate) slots: PerSeat<Slots, SEATS>,
    /// The rank of those who are out, 0 for the others (VH-END-3).
    pub(crate) ranks: PerSeat<u8, SEATS>,
    /// Cards in a player's fingers while one is chosen.
    pub(crate) drawn: [Option<Card>; 3],
    pub(crate) first: Seat,
    pub(crate) alive: SeatSet,
    /// Players who left the table: their time-out options are played (VH-DEC-3).
    pub(crate) left: SeatSet,
    pub(crate) participants: SeatSet,
    /// Seats whose only possible plan was sealed for them. Nobody else may see that it was, or
    /// the hand would be known.
    pub(crate) hushed: SeatSet,
    pub(crate) axed: SeatSet,
    pub(crate) hammered: SeatSet,
    /// Who led a Wolf this round, whatever became of it (VH-ACT-WOLF-MAIN).
    pub(crate) wolves: SeatSet,
    /// God supports in use.
    pub(crate) gods: SeatSet,
    pub(crate) axe_supports: u8,
    pub(crate) hammer_support: bool,
    pub(crate) locked: u8,
    pub(crate) pending: u8,
    /// Draugr of this round's batch: how many, and what they cost together.
    pub(crate) batch_draugr: u8,
    pub(crate) batch_losses: u8,
}

const _: () = assert!(size_of::<State>() <= 256, "a state is at most 256 bytes");

impl State {
    /// The step of the round.
    #[must_use]
    pub fn current_step(&self) -> Step {
        match self.stack.bottom() {
            Frame::Step(step, _) => step,
            _ => Step::Over,
        }
    }

    /// The number of the round, from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The players still in the game.
    #[must_use]
    pub const fn alive(&self) -> SeatSet {
        self.alive
    }

    /// Living players who do not take part in the clash (VH-TERM-4).
    #[inline]
    pub(crate) const fn strategists(&self) -> SeatSet {
        self.alive.without(self.participants)
    }

    /// Cards in hand and on the table (VH-TERM-1). Not while plans are open: then the cards of a
    /// sealed plan are still in the hand.
    #[inline]
    pub(crate) fn holding(&self, seat: Seat) -> u32 {
        self.hands[seat].cards().total() + self.slots[seat].len()
    }

    /// Holding and discards (VH-TERM-2).
    #[inline]
    pub(crate) fn total(&self, seat: Seat) -> u32 {
        self.holding(seat) + self.discards[seat].total()
    }

    /// The living strategists whose cards on the table are such.
    #[inline]
    pub(crate) fn strategists_with(&self, are_such: impl Fn(Slots) -> bool) -> SeatSet {
        let mut bits = 0;
        for (place, slots) in self.slots.0.iter().enumerate() {
            bits |= u8::from(are_such(*slots)) << place;
        }
        SeatSet::from_bits(bits).and(self.strategists())
    }

    /// Who is looked at in a checkpoint: in the strategic phase participants are not, since their
    /// card is still to come (VH-LAST-1).
    #[inline]
    pub(crate) fn covered_by(&self, checkpoint: Step) -> SeatSet {
        if checkpoint == Step::StrategicStands { self.strategists() } else { self.alive }
    }

    /// What a Draugr that is revealed now costs (VH-TERM-5, VH-DRAUGR-6).
    #[inline]
    pub(crate) const fn draugr_cost(&self) -> u8 {
        if self.locked >= MAX_LOCKED { 3 } else { 1 }
    }

    /// The seat of `seats` that comes first in turn order (VH-TERM-3, VH-ROUND-4).
    #[inline]
    pub(crate) const fn next_in_order(&self, seats: SeatSet) -> Option<Seat> {
        seats.clockwise_from(self.first)
    }

    /// Puts a frame on the stack.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        let pushed = self.stack.push(frame);
        debug_assert!(pushed.is_ok(), "the stack has room for every nesting of the rules");
    }

    /// Replaces the frame on top.
    #[inline]
    pub(crate) fn replace(&mut self, frame: Frame) {
        *self.stack.top_mut() = frame;
    }
}

/// How many Draugr the armoury can lock (VH-DRAUGR-5), and how many cards it keeps in all (VH-ARM-4).
pub(crate) const MAX_LOCKED: u8 = 5;
