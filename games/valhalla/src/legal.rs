//! What each question offers: the one path to legality.

use gladsheim_engine::{Seat, SeatSet};

use crate::action::{Options, first};
use crate::frame::Frame;
use crate::ids::{Card, Step, kinds};
use crate::state::State;

/// The seats that are asked: several at once only for plans (VH-DEC-1).
#[inline]
pub(crate) fn asked(s: &State) -> SeatSet {
    match s.stack.top() {
        Frame::Step(Step::Plan, queue) => queue,
        Frame::Step(_, queue) => s.next_in_order(queue).map_or(SeatSet::EMPTY, SeatSet::only),
        Frame::GodShuffle(seat)
        | Frame::Keep(seat, _)
        | Frame::KeepOpen(seat)
        | Frame::StandPick(seat)
        | Frame::Lose(seat, _) => SeatSet::only(seat),
        Frame::Bite(..) | Frame::Nothing => SeatSet::EMPTY,
    }
}

/// What `seat` may do, given that it is asked.
#[inline]
pub(crate) fn options(s: &State, seat: Seat) -> Options {
    match s.stack.top() {
        Frame::Step(step, _) => step_options(s, seat, step),
        Frame::GodShuffle(_) => Options::from(first::LEAVE, 0b11),
        Frame::Keep(..) => {
            // A Draugr beside a good card is ignored (VH-STRAT-10).
            let looked_at = s.deck.above().iter().take(2).map(|placed| placed.card());
            let good = looked_at.filter(|card| card.is_good());
            Options::from(first::PICK, good.fold(0, |kinds, card| kinds | 1 << card as u32))
        }
        Frame::KeepOpen(_) | Frame::StandPick(_) => Options::from(first::PICK, drawn_kinds(s)),
        Frame::Lose(..) => losses(s, seat),
        Frame::Bite(..) | Frame::Nothing => Options::NONE,
    }
}

/// Whether how many answers `seat` has is a secret of its hand or its draw: the question is put even
/// if there is just one (VH-HID-1, VH-HID-5, VH-HID-6).
pub(crate) fn conceals(s: &State, seat: Seat) -> bool {
    match s.stack.top() {
        Frame::Step(Step::Plan, _) | Frame::Keep(..) => true,
        // Beside a discard pile there is always a choice, and whoever loses the whole hand shows
        // it.
        Frame::Lose(_, left) => {
            s.discards[seat].is_empty() && s.hands[seat].cards().total() > u32::from(left)
        }
        _ => false,
    }
}

/// What a step of the round offers.
#[inline]
pub(crate) fn step_options(s: &State, seat: Seat, step: Step) -> Options {
    match step {
        Step::Plan => plans(s, seat),
        Step::Declare => declarations(s, seat),
        Step::Act => {
            // Under the Hammer there is no armoury (VH-ACT-HAMMER-MAIN).
            let row = if s.hammered.contains(seat) { 0 } else { s.row.counts().kinds() };
            Options::from(first::DRAW, 1).or(Options::from(first::TAKE, row))
        }
        Step::Support => Options::from(first::KEEP, 1).or(Options::from(first::USE, 1)),
        Step::SwordPicks | Step::Picks => Options::from(first::PICK, s.row.counts().kinds()),
        Step::WolfSupports => Options::from(first::PICK, s.discards[seat].kinds()),
        _ => Options::NONE,
    }
}

/// Ordered pairs of cards in hand; a pair of equals needs two copies (VH-STRAT-1).
#[inline]
pub(crate) fn plans(s: &State, seat: Seat) -> Options {
    let hand = s.hands[seat].cards();
    let look_up = |table: &[u32; 32], kinds: u32| table.get(kinds as usize & 31).copied();
    let different = look_up(&DIFFERENT, hand.kinds()).unwrap_or(0);
    let equal = look_up(&EQUAL, hand.pairs()).unwrap_or(0);
    Options::from(first::PLAN, different | equal)
}

/// For each set of types: all ordered pairs of two different ones.
static DIFFERENT: [u32; 32] = pairs_of(true);
/// For each set of types: each of them twice.
static EQUAL: [u32; 32] = pairs_of(false);

#[allow(clippy::indexing_slicing)] // computed when the crate is compiled, where a slip cannot pass
const fn pairs_of(different: bool) -> [u32; 32] {
    let mut table = [0; 32];
    let mut kinds = 0;
    while kinds < 32 {
        let mut pair = 0;
        while pair < 25 {
            let (main, support) = (pair / 5, pair % 5);
            if kinds >> main & kinds >> support & 1 == 1 && (main != support) == different {
                table[kinds] |= 1 << pair;
            }
            pair += 1;
        }
        kinds += 1;
    }
    table
}

/// Keep the main, or use it on a legal target (VH-STRAT-6, VH-ACT-TARGET-1, VH-ACT-TARGET-2).
fn declarations(s: &State, seat: Seat) -> Options {
    let keep = Options::from(first::KEEP, 1);
    let led = s.slots[seat];
    if led.main_is_in(kinds(&[Card::God])) {
        return keep.or(Options::from(first::USE, 1));
    }
    let targets = if led.main_is_in(kinds(&[Card::Axe, Card::Hammer])) {
        s.strategists()
    } else if led.main_is_in(kinds(&[Card::Sword])) {
        s.alive
    } else {
        SeatSet::EMPTY
    };
    let others = targets.without(SeatSet::only(seat));
    keep.or(Options::from(first::TARGET, others.bits().into()))
}

/// Cards of the hand and the discard pile; of the table only when both are empty (VH-DRAUGR-3).
#[inline]
fn losses(s: &State, seat: Seat) -> Options {
    let bits = s.discards[seat].kinds() | s.hands[seat].cards().kinds() << 5;
    if bits != 0 {
        return Options::from(first::LOSE, bits);
    }
    let slots = s.slots[seat];
    let place = |card: Option<Card>, at: u32| card.map_or(0, |card| 1u32 << (at + card as u32));
    Options::from(first::LOSE, place(slots.main(), 10) | place(slots.support(), 15))
}

/// The types among the cards that were drawn openly.
pub(crate) fn drawn_kinds(s: &State) -> u32 {
    s.drawn.iter().flatten().fold(0, |kinds, card| kinds | 1 << *card as u32)
}
