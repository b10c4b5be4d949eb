//! What is read off a view before anything is judged.

use gladsheim_engine::Seat;

use crate::effect::Op;
use crate::ids::{Area, Phase, Resource};
use crate::rules::Valda;
use crate::view::{Player, View};

/// A player's look at the table.
pub(super) struct Reading<'v> {
    pub(super) game: &'v Valda,
    pub(super) view: &'v View,
    pub(super) seat: Seat,
    pub(super) me: &'v Player,
    /// The own turns that are still to come, without the present one.
    pub(super) turns: f32,
}

impl<'v> Reading<'v> {
    pub(super) fn of(game: &'v Valda, view: &'v View, seat: Seat) -> Option<Self> {
        let me = view.players.get(seat.index())?;
        let rounds = game.content.board.rounds.saturating_sub(view.round);
        let place = |who: Seat| view.order.iter().position(|other| *other == who);
        let to_come = place(seat) > place(view.active);
        let turns = f32::from(rounds) + f32::from(u8::from(to_come));
        Some(Self { game, view, seat, me, turns })
    }

    pub(super) fn is_active(&self) -> bool {
        self.view.active == self.seat
    }

    pub(super) fn level(&self, area: Area) -> u8 {
        self.me.levels.get(area as usize).copied().unwrap_or(0)
    }

    pub(super) fn has(&self, resource: Resource) -> u8 {
        self.me.stock.get(resource as usize).copied().unwrap_or(0)
    }

    /// The followers of whoever has the most, oneself included.
    pub(super) fn most_followers(&self) -> f32 {
        let all = self.view.players.iter().map(|player| player.followers);
        f32::from(all.max().unwrap_or(0))
    }

    /// The step of the card on the table that asks for this kind of answer: the first of them.
    pub(super) fn step(&self, asks: impl Fn(Op) -> bool) -> Option<Op> {
        let program = self.game.spec(self.view.resolving?).program;
        // Of a weapon it is not known which mode was played: they ask for different things.
        let [a, b] = program.uses;
        let programs = [program.at, a.at, b.at];
        programs.into_iter().flat_map(|at| self.game.program(at)).find(|op| asks(*op))
    }

    /// How often the power of an area can still be used, the present turn included where it can.
    pub(super) fn uses_of(&self, area: Area) -> f32 {
        let now = match area {
            Area::Thor | Area::Odin | Area::Loki => self.is_active(),
            Area::Tyr => self.is_active() && self.view.phase != Phase::Followers,
            Area::Surtur => true,
            Area::Heimdall | Area::Freya => false,
        };
        self.turns + f32::from(u8::from(now))
    }
}
