//! Dice: rolling, turning, counting (VD-RES-1, VD-RES-2, W-DIE).

use gladsheim_engine::{EventSink, Seat};

use crate::action::Action;
use crate::content::{Face, Gives};
use crate::event::{Cause, Event, Rolled};
use crate::ids::{Area, Die, Kind, Moment, Resource};
use crate::play::Play;
use crate::state::{Frame, Roll};

impl<E: EventSink<Event>> Play<'_, E> {
    /// Rolls dice, blue before yellow (VD-CHANCE-1); they count once W-DIE is closed.
    pub(crate) fn roll(
        &mut self,
        seat: Seat,
        dice: [(Die, u8); 2],
        followers: bool,
        card: Option<Kind>,
    ) {
        let mut roll = Roll { roller: seat, followers, card, ..Roll::NONE };
        let colours = dice.into_iter().flat_map(|(die, n)| (0..n).map(move |_| die));
        for (place, die) in roll.dice.iter_mut().zip(colours) {
            *place = (die, self.s.chance.below(6) as u8);
            roll.count += 1;
        }
        if roll.count == 0 {
            return;
        }
        self.s.roll = roll;
        self.events.emit(|| Event::Rolled { seat, dice: roll.on_table().collect() });
        self.push(Frame::Count);
        self.open_window(Moment::Dice, seat);
    }

    /// Uses what the dice show.
    pub(crate) fn count_roll(&mut self) {
        let roll = core::mem::replace(&mut self.s.roll, Roll::NONE);
        let mut followers = 0i16;
        let mut gains = [0u8; 3];
        for rolled in roll.on_table() {
            let face = self.face(rolled);
            let n = i16::from(face.n);
            match (face.gives, roll.followers) {
                (Gives::Skull, _) => followers -= n,
                (Gives::Follower, _) | (_, true) => followers += n,
                (gives, false) => {
                    if let Some(gain) =
                        gives.resource().and_then(|what| gains.get_mut(what as usize))
                    {
                        *gain += face.n;
                    }
                }
            }
        }
        for (resource, n) in Resource::BASIC.into_iter().zip(gains) {
            self.gain(roll.roller, resource, n);
        }
        // The dice of one roll are added up (VD-GOD-LOKI).
        let cause = roll.card.map_or(Cause::Power(Area::Loki), Cause::Card);
        match followers {
            1.. => self.gain_followers(roll.roller, followers as u8, cause),
            0 => {}
            _ => self.lose_followers(roll.roller, followers.unsigned_abs()),
        }
    }

    /// What a die shows.
    fn face(&self, rolled: Rolled) -> Face {
        crate::legal::face(self.game, rolled.die, rolled.face)
    }

    /// Chooses the die to turn, then its face (VD-WPN-FREYA-B).
    pub(crate) fn answer_die(&mut self, seat: Seat, die: Option<u8>, action: Action) {
        match (die, action) {
            (None, Action::Die(die)) => self.set_top(Frame::TurnDie { seat, die: Some(die) }),
            (Some(die), Action::Face(face)) => {
                self.s.stack.pop();
                if let Some((colour, up)) = self.s.roll.dice.get_mut(usize::from(die)) {
                    *up = face;
                    let colour = *colour;
                    self.events.emit(|| Event::Turned { seat, die, colour, face });
                }
            }
            _ => {
                self.s.stack.pop();
            }
        }
    }
}

impl Roll {
    /// No dice on the table.
    pub(crate) const NONE: Self = Self {
        roller: Seat::wrapping(0),
        followers: false,
        count: 0,
        dice: [(Die::Blue, 0); crate::ids::DICE],
        rerolled: 0,
        card: None,
    };

    /// The dice that lie there.
    pub(crate) fn on_table(self) -> impl Iterator<Item = Rolled> {
        self.dice.into_iter().take(usize::from(self.count)).map(|(die, face)| Rolled { die, face })
    }
}
