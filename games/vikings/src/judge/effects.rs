//! What effects and cards are worth.

use gladsheim_engine::Card;

use super::reading::Reading;
use super::sight::Side;
use crate::deeds::LONGEST_SAIL;
use crate::effect::{Amount, Bag, Effect, Requirement};
use crate::ids::{Boost, CardKind, Resource, Rune};
use crate::play::only;
use crate::slay::settlers_needed;

/// Active Runes, with those of a card that is about to be played.
#[derive(Clone, Copy)]
pub(super) struct Runes {
    pub(super) of: [u8; 3],
    pub(super) wild: u8,
}

impl Runes {
    pub(super) fn add(&mut self, rune: Option<Rune>) {
        match rune {
            Some(rune) => {
                if let Some(count) = self.of.get_mut(rune as usize) {
                    *count += 1;
                }
            }
            None => self.wild += 1,
        }
    }

    fn count(&self, rune: Rune) -> u8 {
        self.of.get(rune as usize).copied().unwrap_or_default() + self.wild
    }

    /// How many Runes are missing for a requirement.
    fn missing(&self, needed: &Requirement) -> u8 {
        let missing = |rune: Rune| needed.runes[rune].saturating_sub(self.count(rune) - self.wild);
        let kinds = Rune::ALL.into_iter().map(missing).sum::<u8>().saturating_sub(self.wild);
        let all = self.of.iter().sum::<u8>() + self.wild;
        kinds.max(needed.any.saturating_sub(all))
    }
}

/// What an amount comes to for a side with these Runes.
pub(super) fn amount(side: &Side, runes: &Runes, amount: Amount) -> u8 {
    amount.of(|boost| match (boost.rune(), boost.resource(), boost) {
        (Some(rune), ..) => runes.count(rune),
        (_, Some(resource), _) => side.stock[resource],
        (.., Boost::Valkyrie) => side.valkyries_out(),
        _ => side.slain,
    })
}

impl Reading<'_> {
    /// The own Active Runes.
    pub(super) fn runes(&self) -> Runes {
        let my = self.s.my();
        Runes { of: *my.runes.all(), wild: my.wild }
    }

    /// What an effect is worth with these Runes.
    pub(super) fn effect(&self, effect: Effect, runes: &Runes) -> f32 {
        let (my, known) = (self.s.my(), &self.memory);
        match effect {
            Effect::Sail(n) => {
                let n = amount(my, runes, n).min(LONGEST_SAIL);
                known.sail.get(n.into(), || self.sail(n))
            }
            Effect::Explore(n) => {
                let n = amount(my, runes, n);
                known.explore.get(n.into(), || self.explore(n))
            }
            Effect::Harvest(n) => {
                let n = amount(my, runes, n);
                known.harvest.get(n.into(), || self.harvest(n))
            }
            Effect::Build(discount) => known.build.get(discount.into(), || self.build(discount)),
            Effect::TempleMove => known.temple_move.get(0, || {
                my.temples.iter().map(|from| self.temple_from(from)).fold(0.0, f32::max)
            }),
            Effect::Smite(n) => self.best_smite() * (1.0 + 0.5 * f32::from(n.saturating_sub(1))),
            Effect::DrawReplace(n) => {
                0.25 * f32::from(n) * f32::from(u8::from(!self.s.hand.is_empty()))
            }
            Effect::EnterBattle => 0.0,
            Effect::Collect(bag) => self.gained(bag),
            Effect::Exchange(n) => known.exchange.get(n.into(), || self.exchange(n)),
            Effect::Fury(n) => self.best_fury(n),
            Effect::FreeSettler(_) if my.settlers_left == 0 => 0.0,
            Effect::FreeSettler(_) => known.free_settler.get(0, || {
                self.footholds().iter().map(|area| self.settle(area)).fold(0.0, f32::max)
            }),
            Effect::MoveGiant => known.move_giant.get(0, || {
                self.s.giants.iter().map(|from| self.giant_from(from)).fold(0.0, f32::max)
            }),
            Effect::RaidFree => {
                let map = &self.game.map;
                let near = self.footholds();
                let is_near = |dock| map.dock[dock].areas.meets(near);
                if self.s.villages.iter().any(is_near) { self.village() } else { 0.0 }
            }
        }
    }

    // Resources.

    /// What a Harvest gives for open slots (TV-HARV-2, TV-HARV-3).
    pub(super) fn harvest_bonus(&self) -> Bag {
        let (mat, my) = (&self.game.content.clan, self.s.my());
        let boats = usize::from(mat.boats.saturating_sub(my.boats_left));
        let temples = usize::from(mat.temples.saturating_sub(my.temples_left));
        let open = mat.harvest_boats.iter().take(boats);
        let open = open.chain(mat.harvest_temples.iter().take(temples));
        let mut sum = Bag::default();
        for bag in open {
            Resource::ALL.into_iter().for_each(|resource| sum[resource] += bag[resource]);
        }
        for rune in Rune::ALL.into_iter().filter(|rune| my.deployed[*rune] > 0) {
            let bag = self.game.content.valkyries[rune];
            Resource::ALL.into_iter().for_each(|resource| sum[resource] += bag[resource]);
        }
        sum
    }

    fn harvest(&self, n: u8) -> f32 {
        let mut bag = self.harvest_bonus();
        self.choose(&mut bag, n, Resource::Wood);
        self.gained(bag)
    }

    /// Adds the n best resources to a bag, none before `from`; gives the first of them.
    pub(super) fn choose(&self, bag: &mut Bag, n: u8, from: Resource) -> Option<Resource> {
        let mut lowest: Option<Resource> = None;
        for _ in 0..n.min(7) {
            let worth = |resource: Resource| {
                let mut more = *bag;
                more[resource] += 1;
                self.gained(more)
            };
            let mut best = (self.gained(*bag), None);
            for resource in Resource::ALL.into_iter().filter(|resource| *resource >= from) {
                let worth = worth(resource);
                if worth > best.0 {
                    best = (worth, Some(resource));
                }
            }
            let Some(resource) = best.1 else { break };
            bag[resource] += 1;
            lowest = Some(lowest.map_or(resource, |lowest| lowest.min(resource)));
        }
        lowest
    }

    /// The best exchange of up to n.
    fn exchange(&self, n: u8) -> f32 {
        let mut best = 0.0f32;
        for from in Resource::ALL {
            for to in Resource::ALL.into_iter().filter(|to| *to != from) {
                best = best.max(self.exchanged(from, to, n));
            }
        }
        best
    }

    /// The best that comes of exchanging up to n of one type for another.
    pub(super) fn exchanged(&self, from: Resource, to: Resource, n: u8) -> f32 {
        let held = self.s.my().stock[from];
        let worth = |n: u8| self.gained(only(to, n)) - self.paid(only(from, n));
        (1..=n.min(held)).map(worth).fold(f32::NEG_INFINITY, f32::max)
    }

    // Fury.

    /// The best move of a god's Fury.
    fn best_fury(&self, n: u8) -> f32 {
        Rune::ALL
            .into_iter()
            .map(|rune| (f32::from(n) * self.raised(rune)).abs())
            .fold(0.0, f32::max)
    }

    // Cards.

    /// What it is worth to play a card face up: less if it would do well in battle, for it will not be
    /// there for that.
    pub(super) fn play_up(&self, card: Card) -> f32 {
        self.face_up(card) - 0.6 * self.fight(card).max(0.0)
    }

    fn face_up(&self, card: Card) -> f32 {
        let row = self.game.content.card(card);
        let mut runes = self.runes();
        runes.add(row.rune);
        let leader = self.effect(row.leader, &runes);
        let missing = self.missing(&row.requirement, &runes);
        let action = if missing == 0 { self.rune_action(card, &runes) } else { 0.0 };
        // The second action comes after the first, which may have taken the best of it.
        leader.max(action) + 0.8 * leader.min(action)
    }

    fn rune_action(&self, card: Card, runes: &Runes) -> f32 {
        match self.game.content.card(card).rune_action {
            Effect::EnterBattle if self.s.battle.is_some() && !self.game.is_solo() => {
                self.fight(card).max(0.0)
            }
            effect => self.effect(effect, runes),
        }
    }

    fn missing(&self, needed: &Requirement, runes: &Runes) -> u8 {
        let my = self.s.my();
        runes.missing(needed)
            + needed.valkyries.saturating_sub(my.valkyries_out())
            + needed.giants.saturating_sub(my.slain)
    }

    /// What a card is worth to keep for the era: what it would do with the Runes that may come, and in
    /// battle.
    pub(super) fn draft(&self, card: Card) -> f32 {
        let row = self.game.content.card(card);
        let mut runes = self.runes();
        runes.add(row.rune);
        // Half the hand will lie on the table before it.
        let mut kept = [0u8; 3];
        for held in self.s.hand.iter() {
            if let Some(rune) = self.game.spec(held).rune
                && let Some(count) = kept.get_mut(rune as usize)
            {
                *count += 1;
            }
        }
        for (count, kept) in runes.of.iter_mut().zip(kept) {
            *count += kept.div_ceil(2);
        }
        let leader = self.effect(row.leader, &runes);
        let likely = match self.missing(&row.requirement, &runes) {
            0 => 0.8,
            1 => 0.4,
            _ => 0.1,
        };
        let up = leader + likely * self.rune_action(card, &runes);
        let strength = amount(self.s.my(), &runes, row.strength);
        let steel = self.paid(only(Resource::Steel, row.steel)).min(3.0);
        let battle = 0.45 * f32::from(strength) - 0.7 * steel;
        let kind = if row.kind == CardKind::Viking { 0.0 } else { 0.4 };
        up.max(battle) + 0.35 * up.min(battle) + kind
    }

    /// Slaying with a card, in the best Region.
    pub(super) fn slay(&self, card: Card) -> f32 {
        let spec = self.game.spec(card);
        let (needed, my) = (settlers_needed(spec.kind), self.s.my());
        let fury = match spec.rune {
            Some(rune) => self.raised(rune),
            None => Rune::ALL
                .map(|rune| self.raised(rune))
                .into_iter()
                .fold(f32::NEG_INFINITY, f32::max),
        };
        let is_wild = spec.kind == CardKind::Valkyrie;
        let areas =
            self.s.giants.iter().filter(|area| {
                my.settlers[*area] >= needed && (is_wild || my.valkyries[*area] > 0)
            });
        areas.map(|area| self.slay_in(area, needed)).fold(0.0, f32::max) + fury
    }
}
