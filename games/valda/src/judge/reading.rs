//! What is seen at a glance before anything is judged.

use gladsheim_engine::Seat;

use super::plans::Thoughts;
use super::sight::{Player, Sight};
use crate::ids::{Area, CardType, Inhabitant, Kind, Phase, Resource};
use crate::op::Op;
use crate::rules::Valda;

/// A player's look at the table, for one decision.
pub(super) struct Reading<'v> {
    pub(super) game: &'v Valda,
    pub(super) sight: &'v Sight,
    pub(super) seat: Seat,
    pub(super) me: &'v Player,
    /// The own turns that are still to come, without the present one.
    pub(super) turns: f32,
    /// What was thought already, and is the same for every action.
    pub(super) thoughts: Thoughts,
}

impl<'v> Reading<'v> {
    pub(super) fn of(game: &'v Valda, sight: &'v Sight, seat: Seat) -> Option<Self> {
        let me = sight.players.get(seat.index())?;
        let rounds = game.content.board.rounds.saturating_sub(sight.round);
        let to_come = sight.places[seat] > sight.places[sight.active];
        let turns = f32::from(rounds) + f32::from(u8::from(to_come));
        Some(Self { game, sight, seat, me, turns, thoughts: Thoughts::default() })
    }

    pub(super) fn is_active(&self) -> bool {
        self.sight.active == self.seat
    }

    pub(super) fn has_giants(&self) -> bool {
        self.game.has_giants()
    }

    /// Who lives in an area; nobody while it is undecided.
    pub(super) fn inhabitant(&self, area: Area) -> Option<Inhabitant> {
        self.sight.areas.get(area as usize).and_then(|place| place.inhabitant)
    }

    /// The strength of an area's power, whoever lives there.
    pub(super) fn level(&self, area: Area) -> u8 {
        self.level_of(self.seat, area)
    }

    /// The strength of an area's power for a player, whoever lives there.
    pub(super) fn level_of(&self, seat: Seat, area: Area) -> u8 {
        let player = self.sight.players.get(seat.index());
        player.and_then(|player| player.levels.get(area as usize)).copied().unwrap_or(0)
    }

    /// The strength of a god's power; none where a giant lives.
    pub(super) fn god(&self, area: Area) -> u8 {
        self.power_of(self.seat, area, Inhabitant::God)
    }

    /// The strength of a giant's power; none where a god lives.
    pub(super) fn giant(&self, area: Area) -> u8 {
        self.power_of(self.seat, area, Inhabitant::Giant)
    }

    /// The strength of a player's power in an area, if this is who lives there.
    pub(super) fn power_of(&self, seat: Seat, area: Area, who: Inhabitant) -> u8 {
        if self.inhabitant(area) == Some(who) { self.level_of(seat, area) } else { 0 }
    }

    pub(super) fn has(&self, resource: Resource) -> u8 {
        self.me.stock.get(resource as usize).copied().unwrap_or(0)
    }

    /// The cards in hand, by kind.
    pub(super) fn hand(&self) -> impl Iterator<Item = Kind> {
        self.sight.hand.iter().map(|card| self.game.kind(card))
    }

    /// The cards of a type in hand, by kind.
    pub(super) fn held(&self, what: CardType) -> impl Iterator<Item = Kind> {
        self.sight.hand.and(self.game.all(what)).iter().map(|card| self.game.kind(card))
    }

    /// The followers of whoever has the most, oneself included.
    pub(super) fn most_followers(&self) -> f32 {
        let all = self.sight.players.iter().map(|player| player.followers);
        f32::from(all.max().unwrap_or(0))
    }

    /// The step of the card on the table that asks for this kind of answer: the first of them.
    pub(super) fn step(&self, asks: impl Fn(Op) -> bool) -> Option<Op> {
        let program = self.game.spec(self.sight.resolving?).program;
        // Of a weapon it is not known which mode was played: they ask for different things.
        let [a, b] = program.uses;
        let programs = [program.at, a.at, b.at];
        programs.into_iter().flat_map(|at| self.game.program(at)).find(|op| asks(*op))
    }

    /// How often the power of an area can still be used, the present turn included where it can.
    pub(super) fn uses_of(&self, area: Area) -> f32 {
        let (active, phase) = (self.is_active(), self.sight.phase);
        let now = match area {
            Area::Heimdall if self.has_giants() => active && phase == Phase::Valda,
            // Freya's cards and Kari's dice come at the end of the turn.
            Area::Freya if self.has_giants() => active,
            Area::Thor | Area::Odin | Area::Loki if self.has_giants() => {
                active && phase != Phase::Resource
            }
            Area::Tyr if self.has_giants() => {
                active && matches!(phase, Phase::Valda | Phase::Attack)
            }
            Area::Thor | Area::Odin | Area::Loki => active,
            Area::Tyr => active && phase != Phase::Followers,
            Area::Surtur => true,
            Area::Heimdall | Area::Freya => false,
        };
        self.turns + f32::from(u8::from(now))
    }

    /// How many turns of others, in which one may attack, are still to come or not yet past that.
    pub(super) fn chances(&self) -> usize {
        let others = self.sight.players.len().saturating_sub(1);
        let rounds = self.game.content.board.rounds.saturating_sub(self.sight.round);
        let now = self.sight.places[self.sight.active];
        let acts =
            Seat::all(self.sight.players.len()).filter(|seat| self.sight.places[*seat] >= now);
        let past = !matches!(self.sight.phase, Phase::Followers | Phase::Resource);
        let open = |seat: &Seat| *seat != self.seat && (past || *seat != self.sight.active);
        usize::from(rounds) * others + acts.filter(open).count()
    }

    /// Whether a defence can still be needed: before or in the attacks of one's own turn.
    pub(super) fn may_be_attacked(&self) -> bool {
        let now = matches!(self.sight.phase, Phase::Valda | Phase::Attack);
        self.turns >= 1.0 || self.is_active() && now
    }
}
