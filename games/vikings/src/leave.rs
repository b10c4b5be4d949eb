//! Players who leave for good (TV-LEAVE).

use gladsheim_engine::{EventSink, Illegal, Seat};

use crate::draft;
use crate::event::Event;
use crate::ids::Clan;
use crate::rules::Vikings;
use crate::sets::CardSet;
use crate::state::{Frame, Stage, State};

/// Takes a player out of the game: its hand is discarded face down, its pieces stay (TV-LEAVE-1).
pub(crate) fn leave(
    game: &Vikings,
    s: &mut State,
    seat: Seat,
    events: &mut impl EventSink<Vikings>,
) -> Result<(), Illegal> {
    if s.is_over() {
        return Err(Illegal::Over);
    }
    if seat.index() >= usize::from(game.rules.players) {
        return Err(Illegal::NoSuchSeat);
    }
    if s.left.contains(seat) {
        return Err(Illegal::by("TV-LEAVE-1", "vikings-refuse-already-out"));
    }
    let mut play = game.play(s, events);
    play.s.left.insert(seat);
    play.s.asked.remove(seat);
    play.s.picks[seat] = None;
    let hand = core::mem::replace(&mut play.s.hands[seat], CardSet::EMPTY);
    play.s.buried = play.s.buried.or(&hand);
    // Whoever leaves follows the packets no longer, and remembers the own hand.
    play.s.knowledge.clear_groups_of(seat);
    play.s.knowledge.buried[seat] = play.s.knowledge.buried[seat].or(&hand);
    play.tell(|| Event::Left { seat });
    let staying = usize::from(game.rules.players) - play.s.left.len();
    if staying == 0 || staying == 1 && !game.is_solo() {
        // (TV-LEAVE-4)
        play.finish();
        return Ok(());
    }
    if matches!(play.s.stack.top(), Some(Frame::Stage(Stage::Draft))) {
        // Its place in the circle is nobody's now (TV-LEAVE-3).
        let packet = draft::packet_of(game, play.s, seat);
        play.bury_from_packet(Clan::of(seat), packet);
    }
    play.settle();
    Ok(())
}
