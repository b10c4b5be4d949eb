//! Bots: which of them are to move, and what they think about.

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, Seat, SeatSet};
use gladsheim_protocol::{AtZero, By};
use gladsheim_registry::AnyMatch;

use crate::TableError;
use crate::outcome::Outcome;
use crate::random::bot_seed;
use crate::record::EntryKind;
use crate::table::Table;
use crate::time::Millis;

/// A bot that is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTurn {
    /// The seat it moves for.
    pub seat: Seat,
    /// The question that it answers.
    pub question: u64,
    /// Which bot.
    pub bot: BotSpec,
    /// As whom: for itself, or for somebody whose time is up.
    pub by: By,
}

impl Table {
    /// The bots that are to move now. Those who think about anything else may stop.
    #[must_use]
    pub fn bots_to_move(&self, now: Millis) -> Vec<BotTurn> {
        let Ok(fold) = self.playing() else { return Vec::new() };
        let late = match self.record.clock.at_zero {
            AtZero::BotMove => self.late(now),
            _ => SeatSet::EMPTY,
        };
        let turns = fold.table().waiting().iter().filter_map(|seat| {
            if self.scripted(seat).is_some() {
                return None;
            }
            let question = fold.question(seat)?;
            let (bot, by) = match self.record.seat(seat)?.sitter.bot() {
                Some(bot) => (bot, By::Bot),
                None if late.contains(seat) => (self.stand_in(), By::Clock),
                None => return None,
            };
            Some(BotTurn { seat, question, bot, by })
        });
        turns.collect()
    }

    /// What a bot thinks about: the position, with which it does what its seat may, and what it
    /// draws at random with.
    #[must_use]
    pub fn position_for(&self, turn: &BotTurn) -> Option<(Box<dyn AnyMatch>, u64)> {
        let (id, secret) = (&self.record.id, &self.record.deal.server_seed);
        let number = u8::try_from(turn.seat.index()).unwrap_or(u8::MAX);
        let seed = bot_seed(secret, id, self.record.last_seq, number);
        Some((self.playing().ok()?.table().clone_box(), seed))
    }

    /// A bot has chosen.
    ///
    /// # Errors
    /// If it is no longer to move, or may not do what it chose.
    pub fn bot_move(
        &self,
        turn: &BotTurn,
        action: ActionId,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        if !self.bots_to_move(now).contains(turn) {
            return Err(TableError::Stale);
        }
        self.step(turn.seat, EntryKind::Act(action), turn.by, self.draft(), now)
    }
}
