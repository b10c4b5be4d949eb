//! Turns one after the other, Cleanup, and the end (section 9).

use gladsheim_engine::{EventSink, SeatSet, Stack};

use crate::event::Event;
use crate::ids::Clan;
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::{CardSet, Clans};
use crate::state::{Frame, Row, Stage};
use crate::{control, score};

impl<E: EventSink<Vikings>> Play<'_, E> {
    pub(crate) fn end_turn(&mut self) {
        self.s.turn.taken += 1;
        let turns = score::turns_of_era(self.game, self.s.turn.era);
        if self.s.turn.taken >= turns {
            return self.stage(Stage::LastBattle);
        }
        self.begin_turn();
    }

    pub(crate) fn begin_turn(&mut self) {
        let clan = score::in_turn(self.game, self.s.turn.first, self.s.turn.taken);
        self.s.turn.active = clan;
        self.stage(Stage::Begin);
        self.tell(|| Event::Turn { clan });
    }

    /// Cleanup, and then scoring or the next era (TV-CLEAN-2 to TV-CLEAN-4).
    pub(crate) fn clean_up(&mut self) {
        for area in self.s.giants.iter() {
            self.lower_fury(self.game.map.area[area].rune, 1);
        }
        if usize::from(self.s.turn.era) + 1 >= self.game.content.eras.len() {
            return self.finish();
        }
        self.discard_rows();
        self.pass_marker();
        self.s.turn.era += 1;
        self.deal();
    }

    fn discard_rows(&mut self) {
        let s = &mut *self.s;
        for clan in Clan::all() {
            let row = core::mem::replace(&mut s.clans[clan].row, Row::new());
            row.as_slice().iter().for_each(|card| s.discards.insert(*card));
        }
        // The enemy's pile is discarded unseen (TV-SOLO-4, TV-HID-1).
        s.discards = s.discards.or(&s.enemy.battles);
        s.buried = s.buried.or(&s.enemy.pile);
        s.enemy.battles = CardSet::EMPTY;
        s.enemy.pile = CardSet::EMPTY;
        s.enemy.current = None;
        s.fighting = Clans::EMPTY;
        s.flipped = Clans::EMPTY;
        s.knowledge.end_era();
        self.tell(|| Event::Cleared);
    }

    /// The Chieftain Marker goes to whoever holds the most Island Runes, of several to the one latest
    /// in the order of turns (TV-CLEAN-4). Solo, the human begins every era (TV-SOLO-3).
    fn pass_marker(&mut self) {
        let mut best = (0, self.s.turn.first);
        for taken in 0..self.game.rules.players {
            let Some(seat) = score::in_turn_of(self.game, self.s.turn.first, taken).seat() else {
                continue;
            };
            let held = control::runes_held(self.s, Clan::of(seat));
            if !self.s.left.contains(seat) && held >= best.0 {
                best = (held, seat);
            }
        }
        let seat = best.1;
        self.s.turn.first = seat;
        self.tell(|| Event::Chieftain { seat });
    }

    /// The game is over, and all points are told.
    pub(crate) fn finish(&mut self) {
        self.s.stack = Stack::new();
        self.push(Frame::Over);
        self.s.asked = SeatSet::EMPTY;
        let points = score::all_points(self.game, self.s);
        self.tell(|| Event::Ended { points });
    }
}
