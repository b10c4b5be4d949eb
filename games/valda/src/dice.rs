//! Dice: rolling, turning, counting (VD-RES-1, VD-RES-2, W-DIE).

use gladsheim_engine::{EventSink, Seat};

use crate::action::Action;
use crate::content::{Face, Gives};
use crate::event::{Cause, Event, Rolled};
use crate::ids::{Area, Die, Kind, Moment, Resource};
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{Frame, Roll};

impl<E: EventSink<Valda>> Play<'_, E> {
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
        self.events.emit(self.s, || Event::Rolled { seat, dice: roll.on_table().collect() });
        self.push(Frame::Count);
        self.open_window(Moment::Dice, seat);
    }

    /// Uses what the dice show.
    pub(crate) fn count_roll(&mut self) {
        let roll = self.s.roll;
        let mut followers = 0i16;
        let mut gains = [0u8; 3];
        let kari = self.s.giant(roll.roller, Area::Freya);
        for (place, rolled) in roll.on_table().enumerate() {
            let face = self.face(rolled);
            let n = i16::from(face.n);
            let by_kari = roll.rerolled >> place & 1 != 0;
            match (face.gives, roll.followers) {
                // What Kari rolled again does no harm, and at level 2 a skull brings a follower.
                (Gives::Skull, _) if by_kari => followers += i16::from(kari >= 2),
                (Gives::Skull, _) => followers -= n,
                (Gives::Follower, _) | (_, true) => followers += n,
                (gives, false) => {
                    if let Some(gain) =
                        gives.resource().and_then(|what| gains.get_mut(what as usize))
                    {
                        *gain += if by_kari && face.n == 1 { 2 } else { face.n };
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
            _ => self.lose_followers(roll.roller, roll.roller, followers.unsigned_abs()),
        }
        // The dice lie there until all they bring has been taken.
        self.s.roll = Roll::NONE;
    }

    /// What a die shows.
    fn face(&self, rolled: Rolled) -> Face {
        crate::legal::face(self.game, rolled.die, rolled.face)
    }

    /// The roller rolls a die again or turns one: plays like weapons, after which all are asked
    /// again (VD-TIME-13). Anything else is a pass.
    pub(crate) fn answer_dice(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Reroll(die) => {
                self.restart_window();
                self.reroll(seat, die);
            }
            Action::Turn(die) => {
                self.restart_window();
                self.s.turn.die_turns -= 1;
                self.push(Frame::TurnDie { seat, die: Some(die) });
            }
            _ => {}
        }
    }

    /// Rolls a die again, by Kari's power first (VD-RG-GIANT-KARI) and then by what cards gave.
    fn reroll(&mut self, seat: Seat, die: u8) {
        let kari = self.s.giant(seat, Area::Freya);
        let face = self.s.chance.below(6) as u8;
        let turn = &mut self.s.turn;
        if turn.uses.kari < kari {
            turn.uses.kari += 1;
        } else {
            turn.rerolls = turn.rerolls.saturating_sub(1);
        }
        if kari > 0 {
            self.s.roll.rerolled |= 1 << die;
        }
        if let Some((colour, up)) = self.s.roll.dice.get_mut(usize::from(die)) {
            *up = face;
            let colour = *colour;
            self.events.emit(self.s, || Event::Rerolled { seat, die, colour, face });
        }
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
                    self.events.emit(self.s, || Event::Turned { seat, die, colour, face });
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
