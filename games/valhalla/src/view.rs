//! What one viewer may know.

use arrayvec::ArrayVec;
use gladsheim_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::deck::Placed;
use crate::frame::Frame;
use crate::ids::{Card, SEATS, Step};
use crate::legal;
use crate::state::State;

/// The table through one pair of eyes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The number of the round.
    pub round: u16,
    /// Where in the round the game is.
    pub step: Step,
    /// Who begins the turn order.
    pub first: Seat,
    /// How many cards the deck has.
    pub deck: u8,
    /// The cards on top of the deck that somebody looked at; those the viewer has seen are named.
    pub deck_top: ArrayVec<Option<Card>, 58>,
    /// The cards put under the deck since it was shuffled, from the top down.
    pub deck_under: ArrayVec<Option<Card>, 58>,
    /// The good cards of the armoury, oldest first.
    pub row: ArrayVec<Card, 64>,
    /// Draugr locked in the armoury.
    pub locked: u8,
    /// Draugr beside the armoury.
    pub pending: u8,
    /// Cards out of the game.
    pub removed: Counts,
    /// Everybody at the table, in seat order.
    pub players: ArrayVec<Player, SEATS>,
    /// Draugr in this round's batch, once it is out.
    pub batch_draugr: u8,
    /// What they cost each participant.
    pub batch_losses: u8,
    /// Cards in somebody's fingers that the viewer may see, from which one is being chosen.
    pub drawn: ArrayVec<Card, 3>,
    /// Cards the asked player has still to lose.
    pub losses: u8,
    /// The seats the viewer may know to be deciding.
    pub awaited: SeatSet,
}

/// One player through the viewer's eyes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Whether still in the game.
    pub alive: bool,
    /// Whether gone from the table.
    pub left: bool,
    /// Cards in hand; sealed cards count while plans are open.
    pub hand: u8,
    /// What the viewer knows to be in the hand: all of it for the own one.
    pub known: Counts,
    /// The open discard pile (VH-HID-2).
    pub discard: Counts,
    /// Whether a plan is sealed, as far as the viewer may know.
    pub committed: bool,
    /// The main card, once it is up; the own sealed one before.
    pub main: Option<Card>,
    /// The support card, once it is up; the own sealed one before.
    pub support: Option<Card>,
    /// Whether in this round's clash.
    pub participant: bool,
    /// Whether an Axe lies on the draw.
    pub axed: bool,
    /// Whether a Hammer lies on the draw.
    pub hammered: bool,
    /// The rank of a player who is out.
    pub rank: Option<u8>,
}

/// The seats that `viewer` may know to be deciding.
///
/// A plan that was sealed because it was the only one looks open to the others, or they would know
/// the hand.
pub(crate) fn awaited(s: &State, viewer: Viewer) -> SeatSet {
    let hushed = s.hushed.iter().filter(|seat| !viewer.is(*seat)).collect();
    legal::asked(s).union(hushed)
}

/// What `viewer` may know of the state of a table of `seats` (VH-HID-4).
pub(crate) fn view(s: &State, seats: usize, viewer: Viewer) -> View {
    let seen = |placed: &Placed| placed.is_seen_by(viewer).then(|| placed.card());
    let mut above = s.deck.above();
    let (mut deck_top, mut deck_under) = (ArrayVec::new(), ArrayVec::new());
    let mut drawn: ArrayVec<Card, 3> = s.drawn.iter().flatten().copied().collect();
    if let Frame::Keep(seat, looked) = s.stack.top()
        && let Some((two, rest)) = above.split_at_checked(2)
    {
        if viewer.is(seat) {
            drawn = two.iter().map(|placed| placed.card()).collect();
        } else {
            // A draw that only the drawer knows of has not happened yet for the others: the cards
            // still lie where they lay (VH-HID-1).
            deck_top.extend(two.iter().take(looked.above()).map(seen));
            deck_under.extend(two.iter().skip(looked.above_or_rest()).map(seen));
            above = rest;
        }
    }
    deck_top.extend(above.iter().map(seen));
    deck_under.extend(s.deck.under().iter().map(seen));
    View {
        viewer,
        round: s.round,
        step: s.current_step(),
        first: s.first,
        deck: s.deck.len() as u8,
        deck_top,
        deck_under,
        row: s.row.iter().collect(),
        locked: s.locked,
        pending: s.pending,
        removed: s.removed,
        players: Seat::all(seats).map(|seat| player(s, seat, viewer)).collect(),
        batch_draugr: s.batch_draugr,
        batch_losses: s.batch_losses,
        drawn,
        losses: match s.stack.top() {
            Frame::Lose(_, left) => left,
            _ => 0,
        },
        awaited: awaited(s, viewer),
    }
}

fn player(s: &State, seat: Seat, viewer: Viewer) -> Player {
    let planning = s.current_step() == Step::Plan;
    let sealed = !s.slots[seat].is_empty();
    let slots_visible = !planning || viewer.is(seat);
    let hand = s.hands[seat];
    Player {
        alive: s.alive.contains(seat),
        left: s.left.contains(seat),
        hand: hand.cards().total() as u8,
        known: hand.known_by(viewer, seat),
        discard: s.discards[seat],
        committed: planning && sealed && (viewer.is(seat) || !s.hushed.contains(seat)),
        main: s.slots[seat].main().filter(|_| slots_visible),
        support: s.slots[seat].support().filter(|_| slots_visible),
        participant: s.participants.contains(seat),
        axed: s.axed.contains(seat),
        hammered: s.hammered.contains(seat),
        rank: (s.ranks[seat] > 0).then_some(s.ranks[seat]),
    }
}
