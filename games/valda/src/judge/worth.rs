//! What things are worth, in followers.

use super::reading::Reading;
use crate::effect::{Amount, Loot};
use crate::ids::{Area, Building, CardType, Die, Kind, Phase, Resource};
use crate::legal;
use crate::op::{Choose, On, Op, Plain};

/// What a card of a divine deck is worth, beside one of the main deck.
const DIVINE: f32 = 0.7;

impl Reading<'_> {
    // Buildings.

    /// A mine or a blood drill rolls a die in each turn to come.
    pub(super) fn of_building(&self, building: Building) -> f32 {
        let board = &self.game.content.board;
        let (have, most, each) = match building {
            Building::Mine => (self.me.mines, board.max_mines, 0.34),
            Building::Drill => (self.me.drills, board.max_drills, 1.05),
        };
        if have >= most { -1.0 } else { each * self.turns }
    }

    // Cards.

    /// A card of the main deck that nobody has seen.
    pub(super) fn fresh_card(&self) -> f32 {
        if self.has_giants() {
            return self.fresh_of_best();
        }
        let late = self.turns < 1.0 && !self.is_active();
        if late { 0.12 } else { 0.2 }
    }

    /// The top card of a divine deck.
    pub(super) fn divine_card(&self, area: Area) -> f32 {
        let place = self.sight.areas.get(area as usize);
        // Where nobody lives yet, a whole deck will come.
        let none = place.is_none_or(|place| place.deck == 0 && place.inhabitant.is_some());
        if none { 0.0 } else { DIVINE * (0.4 + 0.2 * self.turns.min(3.0)) }
    }

    /// What a card in hand is good for.
    pub(super) fn card(&self, kind: Kind) -> f32 {
        if self.has_giants() {
            return self.card_with_giants(kind);
        }
        let spec = self.game.spec(kind);
        let value = f32::from(spec.value);
        match spec.kind {
            CardType::Action if self.turns < 1.0 && !self.is_active() => 0.05,
            CardType::Action => 0.15 + 0.8 * self.program(kind),
            CardType::Attack => 0.15 + 0.08 * value + 0.4 * self.harm(kind),
            CardType::Defence => 0.1 + 0.16 * value,
            CardType::Weapon => 1.0,
        }
    }

    /// A card to keep, to take or to throw away.
    pub(super) fn pick(&self, kind: Kind) -> f32 {
        if self.step(|op| op == Op::Choose(Choose::Brute)).is_some() {
            return self.attack_with(kind);
        }
        // With Freya, one of the cards drawn at the end of the turn goes back.
        let puts_back = self.has_giants() && self.sight.phase == Phase::Resource;
        let chooses = self.sight.looked && !puts_back;
        let discards = self.sight.resolving.is_none() && !chooses
            || self
                .step(|op| {
                    matches!(
                        op,
                        Op::Choose(Choose::DiscardOwn { .. })
                            | Op::Choose(Choose::DiscardEach { .. })
                    )
                })
                .is_some();
        let gives = self.step(|op| op == Op::Choose(Choose::SwitchCard)).is_some()
            && self.sight.hand.meets(self.game.copies(kind));
        if self.step(|op| op == Op::Choose(Choose::Replay)).is_some() {
            self.program(kind)
        } else if discards || gives {
            -self.missed(kind)
        } else {
            self.card(kind)
        }
    }

    /// What an action spent on nothing special brings: a resource.
    pub(super) fn an_action(&self) -> f32 {
        0.28
    }

    /// What an action card brings when it is played now.
    pub(super) fn program(&self, kind: Kind) -> f32 {
        let mut worth = 0.0;
        let mut times = 1.0;
        let mut skipped = 0;
        for op in self.game.program(self.game.spec(kind).program.at) {
            if skipped > 0 {
                skipped -= 1;
                continue;
            }
            match op {
                Op::Repeat { times: n } => times = f32::from(n),
                Op::Again { .. } => times = 1.0,
                Op::IfTempleIn { inhabitant, skip } if !self.has_temple_of(inhabitant) => {
                    skipped = skip;
                }
                Op::End | Op::IfTempleIn { .. } => {}
                Op::Plain(_) | Op::Choose(_) | Op::On(..) | Op::Weapon(_) => {
                    // A repeated part is done only as long as it pays.
                    let often = if times > 1.0 { 0.7 * times } else { 1.0 };
                    worth += often * self.op(op);
                }
            }
        }
        worth
    }

    /// What one round of a repeated effect brings.
    pub(super) fn program_once(&self, kind: Kind) -> f32 {
        let steps = self.game.program(self.game.spec(kind).program.at);
        let body = steps.skip_while(|op| !matches!(op, Op::Repeat { .. })).skip(1);
        body.take_while(|op| !matches!(op, Op::Again { .. })).map(|op| self.op(op)).sum()
    }

    pub(super) fn op(&self, op: Op) -> f32 {
        match op {
            Op::Plain(plain) => self.plain(plain),
            Op::Choose(choose) => self.choice(choose),
            Op::On(_, on) => self.done_to_others(on),
            // What weapons do is judged where they are.
            Op::Weapon(_)
            | Op::Repeat { .. }
            | Op::Again { .. }
            | Op::IfTempleIn { .. }
            | Op::End => 0.0,
        }
    }

    fn plain(&self, plain: Plain) -> f32 {
        match plain {
            Plain::Follower { n: Amount::Fixed(n) } => f32::from(n),
            Plain::Follower { n: Amount::X } => 0.0,
            Plain::AddActions { n } => 0.4 * f32::from(n),
            Plain::SetBuilds { n } => self.more_builds(n),
            Plain::Roll { die, n, followers } => self.mean(die, followers) * f32::from(n),
            Plain::RerollCharges { n } => 0.12 * f32::from(n),
            Plain::SetDieCharges { n } => 0.3 * f32::from(n),
            Plain::Unfreeze => self.thawed(),
        }
    }

    fn choice(&self, choose: Choose) -> f32 {
        let opponents = (self.sight.players.len() as f32 - 1.0).max(1.0);
        match choose {
            Choose::Gain { what, n: Amount::Fixed(n) } => match what.single() {
                Some(resource) => self.gained(&[(resource, n)]),
                None => 0.33 * f32::from(n),
            },
            Choose::Pay { what, n, .. } if what.single() == Some(Resource::Rune) => {
                -self.spent(&[(Resource::Rune, n)])
            }
            Choose::Pay { n, .. } => -0.2 * f32::from(n),
            Choose::Convert { n, .. } => {
                let metal = self.has(Resource::Gold) + self.has(Resource::Diamond);
                let wanted = if self.god(Area::Odin) > 0 { 0.2 } else { 0.04 };
                wanted * f32::from(n.min(metal))
            }
            Choose::Draw { n, .. } => self.fresh_card() * f32::from(n),
            Choose::DrawDivine { n, .. } => 0.75 * f32::from(n),
            Choose::LookDivine { .. } | Choose::LookHand => 0.05,
            Choose::TakeDiscard { what, n, .. } => self.pile_worth(what, n),
            Choose::DiscardOwn { n } => -self.cheapest_card() * f32::from(n),
            Choose::DiscardEach { n } => 0.12 * opponents * f32::from(n),
            Choose::FreeBuild { .. } => {
                self.of_building(Building::Mine).max(self.of_building(Building::Drill)).max(0.0)
            }
            Choose::PlayAction { n } => {
                let more = self.action_cards().saturating_sub(1).min(n.into());
                0.6 * more as f32
            }
            Choose::Replay => {
                if self.sight.actions < 3 {
                    0.7
                } else {
                    0.1
                }
            }
            Choose::Empower => {
                let own = Area::ALL.into_iter().filter(|area| self.level(*area) == 1);
                own.map(|area| self.power_now(area)).fold(0.0, f32::max) - 0.2
            }
            Choose::SwitchCard => 0.3,
            Choose::Lend => {
                let powers = Area::ALL.into_iter().map(|area| self.power_now(area));
                powers.fold(0.0, f32::max) - 0.2
            }
            // What X comes to is judged when it is paid, and what weapons do where they are.
            Choose::Gain { n: Amount::X, .. }
            | Choose::PayUpTo { .. }
            | Choose::AddTokens { .. }
            | Choose::Redirect
            | Choose::Brute
            | Choose::ExtraSteal { .. } => 0.0,
        }
    }

    /// What action cards bring that do something to others.
    fn done_to_others(&self, on: On) -> f32 {
        match on {
            On::Steal { what: Loot::Card, .. } => 0.5,
            On::Steal { what: Loot::Resource(_), n: Amount::Fixed(n) } => 0.4 * f32::from(n),
            On::Steal { what: Loot::Follower, n: Amount::Fixed(n) } => 1.2 * f32::from(n),
            On::Move if self.has_giants() => self.best_move() - 0.1,
            On::Move => 0.15,
            // No action card of the box does these.
            On::Steal { n: Amount::X, .. }
            | On::Lose { .. }
            | On::Destroy { .. }
            | On::SwitchTemple
            | On::SwitchHand
            | On::Freeze { .. } => 0.0,
        }
    }

    /// What a die brings on average.
    fn mean(&self, die: Die, followers: bool) -> f32 {
        let face = |number| self.shown(legal::face(self.game, die, number), followers);
        (0..6).map(face).sum::<f32>() / 6.0
    }

    /// What a face brings on a die that Kari, at this level, has rolled again.
    pub(super) fn shown_after(&self, face: crate::content::Face, followers: bool, kari: u8) -> f32 {
        use crate::content::Gives;
        match (face.gives, kari) {
            (_, 0) => self.shown(face, followers),
            (Gives::Skull, 1) => 0.0,
            (Gives::Skull, _) => 1.0,
            (Gives::Follower, _) => self.shown(face, followers),
            _ if followers => self.shown(face, followers),
            _ => self.shown(crate::content::Face { n: face.n.max(2), ..face }, followers),
        }
    }

    /// What a face of a die brings the roller.
    pub(super) fn shown(&self, face: crate::content::Face, followers: bool) -> f32 {
        use crate::content::Gives;
        let n = f32::from(face.n);
        match face.gives {
            Gives::Skull => -n,
            Gives::Follower => n,
            _ if followers => n,
            Gives::Blood => 0.36 * n,
            Gives::Diamond | Gives::Gold => 0.3 * n,
        }
    }

    /// The best cards of a type on the discard piles.
    fn pile_worth(&self, what: Option<CardType>, n: u8) -> f32 {
        let piles = self.sight.piles;
        let cards = what.map_or(piles, |what| piles.and(self.game.all(what)));
        let specs = self.game.each_kind(&cards).map(|kind| self.game.spec(kind));
        let best = specs.map(|spec| match spec.kind {
            CardType::Attack | CardType::Defence => 0.1 + 0.07 * f32::from(spec.value),
            CardType::Action => 0.5,
            CardType::Weapon => 0.8,
        });
        best.fold(0.0, f32::max) * f32::from(n)
    }

    fn cheapest_card(&self) -> f32 {
        let kinds = self.game.each_kind(&self.sight.hand);
        let others = kinds.filter(|kind| Some(*kind) != self.sight.resolving);
        let prices = others.map(|kind| self.game.spec(kind)).map(|spec| match spec.kind {
            CardType::Weapon => 1.0,
            CardType::Action => 0.4,
            CardType::Attack | CardType::Defence => 0.1 + 0.1 * f32::from(spec.value),
        });
        prices.fold(1.0, f32::min)
    }

    fn action_cards(&self) -> usize {
        let own = self.sight.hand.or(&self.sight.open);
        own.and(self.game.all(CardType::Action)).len()
    }

    /// A higher limit of builds is of use to those who can pay for more than two.
    fn more_builds(&self, limit: u8) -> f32 {
        if self.has_giants() {
            // A point without a building is a rune.
            let more = limit.saturating_sub(self.sight.allowance);
            return f32::from(more) * self.a_point().max(0.1);
        }
        let held: u8 = self.me.stock.iter().sum();
        if limit > self.sight.builds && held >= 12 { 0.6 } else { 0.02 }
    }

    /// How many the player on the receiving end has of a resource.
    pub(super) fn victim_has(&self, resource: Resource) -> u8 {
        let victim = self.sight.attack.as_ref().and_then(|attack| attack.hit.lowest());
        let player = victim.and_then(|seat| self.sight.players.get(seat.index()));
        player.and_then(|player| player.stock.get(resource as usize)).copied().unwrap_or(0)
    }
}
