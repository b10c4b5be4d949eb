//! Rules of thumb: what a sensible player would do, read off the own view.
//!
//! Everything is counted in followers. To stop, to pass and to let things be is worth nothing, so
//! that whatever is worth more is done.

mod fight;
mod giants;
mod plans;
mod powers;
mod reading;
mod sight;
#[cfg(test)]
mod tests;
mod weapons;
mod worth;

use gladsheim_engine::{FastRng, Judge, MAX_SEATS, PerSeat, Seat};

use crate::action::{Action, Line};
use crate::effect::{Loot, Prey, Who};
use crate::ids::{Area, Building, Inhabitant, Phase, Resource, Side};
use crate::op::{Choose, On, Op};
use crate::rules::Valda;
use crate::state::State;
use crate::view::View;
use reading::Reading;
use sight::Sight;

/// How much of a rating is left to chance, so that equal choices differ from game to game.
const NOISE: f32 = 0.04;
/// What is left of the worth of a card that an action is paid for, where the giants are played.
const BOUGHT: f32 = 0.25;

impl Judge for Valda {
    fn rate(&self, view: &View, seat: Seat, action: Action, rng: &mut FastRng) -> f32 {
        let sight = Sight::of(self, view, seat);
        let Some(reading) = Reading::of(self, &sight, seat) else { return 0.0 };
        reading.rate(action) + NOISE * rng.unit()
    }

    fn rate_all(
        &self,
        view: &View,
        seat: Seat,
        actions: &[Action],
        rng: &mut FastRng,
        ratings: &mut Vec<f32>,
    ) {
        rated(self, &Sight::of(self, view, seat), seat, actions, rng, ratings);
    }

    fn rate_in(
        &self,
        world: &State,
        seat: Seat,
        actions: &[Action],
        rng: &mut FastRng,
        ratings: &mut Vec<f32>,
    ) {
        rated(self, &Sight::in_world(self, world, seat), seat, actions, rng, ratings);
    }

    fn prospects(&self, state: &State) -> Option<PerSeat<f32, MAX_SEATS>> {
        let seats = usize::from(self.rules.players);
        let left = f32::from(self.content.board.rounds.saturating_sub(state.turn.round));
        // The nearer the end, the more a lead is worth.
        let doubt = 1.0 + 0.6 * left;
        let mut hopes = PerSeat::default();
        let mut all = 0.0;
        for seat in Seat::all(seats) {
            let hope = (expected(state, seat, left) / doubt).exp();
            hopes[seat] = hope;
            all += hope;
        }
        Seat::all(seats).for_each(|seat| hopes[seat] /= all);
        Some(hopes)
    }
}

/// Rates actions by one look at the table.
fn rated(
    game: &Valda,
    sight: &Sight,
    seat: Seat,
    actions: &[Action],
    rng: &mut FastRng,
    ratings: &mut Vec<f32>,
) {
    ratings.clear();
    let reading = Reading::of(game, sight, seat);
    ratings.extend(actions.iter().map(|action| match &reading {
        Some(reading) => reading.rate(*action) + NOISE * rng.unit(),
        None => 0.0,
    }));
}

/// About how many followers a player will have at the end.
fn expected(state: &State, seat: Seat, rounds_left: f32) -> f32 {
    let village = &state.villages[seat];
    let level = |area| f32::from(state.god(seat, area));
    let giant = |area| f32::from(state.giant(seat, area));
    let income = 0.3 * f32::from(village.mines) + 0.45 * f32::from(village.drills);
    let powers = 0.5 * (level(Area::Odin) + level(Area::Thor) + level(Area::Loki))
        + 0.7 * giant(Area::Odin)
        + 0.35 * giant(Area::Thor);
    let shield = 0.2 * (level(Area::Tyr) + level(Area::Surtur))
        + 0.2 * (giant(Area::Tyr) + giant(Area::Surtur) + giant(Area::Heimdall));
    // Who is still to take a turn of this round has one more.
    let order = f32::from(u8::from(seat.index() >= state.turn.active.index()));
    let turns = rounds_left + 0.7 * order;
    let runes = f32::from(village.stock[Resource::Rune]);
    let rune = if giant(Area::Odin) > 0.0 && turns > 0.0 { 0.8 } else { 0.25 * turns.min(1.0) };
    f32::from(village.followers)
        + turns * (1.0 + income + powers + shield)
        + 0.16 * f32::from(village.resources())
        + 0.12 * turns.min(1.0) * state.hands[seat].len() as f32
        + rune * runes
}

impl Reading<'_> {
    fn rate(&self, action: Action) -> f32 {
        match action {
            Action::Done => self.enough(),
            Action::Again => self.again(),
            Action::Play(kind) => self.play(kind),
            Action::Attack(kind) => self.attack_with(kind),
            Action::Defend(kind) => self.defend_with(kind),
            Action::Pick(kind) => self.pick(kind),
            Action::Random => 0.5,
            Action::Weapon(kind, mode) => self.weapon(kind, mode),
            Action::Resource(resource) => self.resource(resource),
            Action::Trade(rate, from, to) => self.trade(rate.count(), from, to),
            Action::Draw(side) => self.draw(side),
            Action::Building(building) => self.building(building),
            Action::Temple(area) => self.build_temple(area, None),
            Action::Found(area, who) => self.build_temple(area, Some(who)),
            Action::Settle(area, who) => self.settle(area, who),
            Action::Player(player) => self.player(player),
            Action::Area(area) => self.area(area),
            Action::Site(site) => self.site(site),
            Action::Amount(n) => self.amount(n),
            Action::Die(die) => self.turned(die).1,
            Action::Face(face) => self.face(face),
            Action::Reroll(die) => self.rolled_again(die) - 0.05,
            Action::Turn(die) => self.turned(die).1,
            Action::Thor(rate, resource) => {
                1.0 - self.spent(&[(resource, rate.count())]) + self.cheaper_first(rate.count())
            }
            Action::Odin(line) => {
                let (followers, blood) = if line == Line::First { (1.0, 2) } else { (2.0, 3) };
                followers - self.spent(&[(Resource::Blood, blood)])
            }
            Action::Loki(line) => {
                if line == Line::First {
                    0.5
                } else {
                    1.0
                }
            }
            Action::Thrym(line) => self.thrym(line == Line::Second),
            Action::Grim(Line::First) => self.grim(2, 1.0),
            Action::Grim(Line::Second) => self.grim(3, 2.0),
            Action::Mork => self.best_move() - 0.1,
            Action::ToBuilding => self.to_building(),
            Action::ToAction => self.to_action(),
            Action::BreakRune => self.break_rune(),
            Action::CarveRune => self.carve_rune(),
        }
    }

    /// To stop: nothing, but for a defence that is complete.
    fn enough(&self) -> f32 {
        if self.defence_so_far() > 0 { 5.0 } else { 0.02 }
    }

    /// Two for a follower before three for a follower.
    fn cheaper_first(&self, cost: u8) -> f32 {
        if cost == 2 { 0.3 } else { 0.0 }
    }

    /// One more round of a repeated effect.
    fn again(&self) -> f32 {
        let Some(card) = self.sight.resolving else { return 0.1 };
        self.program_once(card)
    }

    /// An action card, or one that is played without paying for it.
    fn play(&self, kind: crate::ids::Kind) -> f32 {
        let worth = self.program(kind);
        if self.has_giants() && (worth <= 0.0 || self.waits_for_mork(kind)) {
            return worth - 1.0;
        }
        // Cards that cost nothing come first: they may bring others.
        if self.game.spec(kind).cost == 0 { worth + 0.25 } else { worth }
    }

    /// Two actions for two cards, or one for one with Freya; with the giants one of a deck of
    /// choice.
    fn draw(&self, side: Side) -> f32 {
        if self.has_giants() {
            let acts = self.sight.phase == Phase::Valda && self.sight.resolving.is_none();
            let card = self.fresh_of(side);
            // A resource is at hand for the same action, and builds what cards only promise.
            return if acts { BOUGHT * card } else { card - self.fresh_of_best() };
        }
        let card = self.fresh_card();
        if self.god(Area::Freya) > 0 { card } else { 2.0 * card - self.an_action() }
    }

    fn resource(&self, resource: Resource) -> f32 {
        let asks = |op| {
            matches!(
                op,
                Op::Choose(Choose::Pay { .. })
                    | Op::Choose(Choose::Gain { .. })
                    | Op::On(_, On::Steal { what: Loot::Resource(_), .. })
                    | Op::On(_, On::Destroy { what: Prey::Resource(_), .. })
            )
        };
        match self.step(asks) {
            Some(Op::Choose(Choose::Pay { n, mix, .. })) => {
                -self.spent(&[(resource, if mix { 1 } else { n })])
            }
            Some(Op::On(_, On::Steal { .. })) => {
                self.gained(&[(resource, 1)]) + 0.02 * f32::from(self.victim_has(resource))
            }
            Some(Op::On(_, On::Destroy { .. })) => {
                if resource == Resource::Blood {
                    0.4
                } else {
                    0.3
                }
            }
            _ => self.gained(&[(resource, 1)]),
        }
    }

    fn trade(&self, count: u8, from: Resource, to: Resource) -> f32 {
        self.exchanged(&[(from, count)], &[(to, 1)]) - 0.05
    }

    fn building(&self, building: Building) -> f32 {
        match self.step(|op| {
            matches!(op, Op::Choose(Choose::FreeBuild { .. }) | Op::On(_, On::Destroy { .. }))
        }) {
            Some(Op::Choose(Choose::FreeBuild { .. })) => self.of_building(building),
            Some(Op::On(_, On::Destroy { .. })) => {
                if building == Building::Drill {
                    1.1
                } else {
                    1.0
                }
            }
            _ => {
                let cost = match building {
                    Building::Mine => self.game.content.board.mine,
                    Building::Drill => self.game.content.board.drill,
                };
                self.of_building(building) + self.after_paying(cost) - self.a_point()
            }
        }
    }

    fn build_temple(&self, area: Area, who: Option<Inhabitant>) -> f32 {
        // As long as it is undecided, the god is the one to reckon with.
        let inhabitant = who.or(self.inhabitant(area)).unwrap_or(Inhabitant::God);
        let cost = self.cost_of(area, inhabitant);
        let worth = match who {
            Some(who) => self.of_first_temple(area, who),
            None => self.of_temple(area),
        };
        worth + self.after_paying(cost) - self.a_point()
    }

    /// Whom to rob, or to look at: whoever is ahead, and has something.
    fn player(&self, player: Seat) -> f32 {
        let Some(other) = self.sight.players.get(player.index()) else { return 0.0 };
        let ahead = 0.1 * f32::from(other.followers);
        let redirects = |op| op == Op::Choose(Choose::Redirect) && self.sight.attack.is_some();
        let chooses = |op| redirects(op) || matches!(op, Op::On(Who::Player, On::Steal { .. }));
        match self.step(chooses) {
            Some(Op::Choose(Choose::Redirect)) => self.damage_to(player) + ahead,
            Some(Op::On(Who::Player, On::Steal { what: Loot::Resource(_), .. })) => {
                let held: u8 = other.stock.iter().sum();
                ahead + 0.3 * f32::from(held.min(3))
            }
            Some(Op::On(Who::Player, On::Steal { what: Loot::Follower, .. })) => {
                self.lost_by(player, 2) * self.rivalry(player) + 0.1 * ahead
            }
            _ => {
                let open = if player == self.sight.active { self.sight.open.len() } else { 0 };
                ahead + 0.2 * f32::from(other.hand.min(5)) + 0.2 * open as f32
            }
        }
    }

    fn area(&self, area: Area) -> f32 {
        let asks = |op| {
            matches!(
                op,
                Op::On(_, On::Move)
                    | Op::Choose(Choose::Lend)
                    | Op::Choose(Choose::Empower)
                    | Op::Choose(Choose::LookDivine { .. })
            )
        };
        match self.step(asks) {
            Some(Op::On(Who::Myself, On::Move)) => self.power_gained(area, 1),
            // Where their temple is of the least use to them.
            Some(Op::On(_, On::Move)) => -self.power_gained(area, 1),
            Some(Op::Choose(Choose::Lend) | Op::Choose(Choose::Empower)) => self.power_now(area),
            Some(Op::Choose(Choose::LookDivine { .. })) => 0.05,
            // Mork moves a temple.
            _ if self.has_giants() && self.sight.phase == Phase::Followers => self.moved_to(area),
            // In place of a card of the main deck.
            _ => self.divine_card(area) - self.fresh_card(),
        }
    }
}
