//! What effects, cards and battles are worth.

use gladsheim_engine::Card;

use super::reading::Reading;
use super::sight::{Side, clans_in_play};
use super::tune::p;
use crate::deeds::LONGEST_SAIL;
use crate::effect::{Amount, Bag, Effect, Requirement};
use crate::ids::{Boost, CardKind, Clan, Favor, Resource, Rune};
use crate::play::only;
use crate::slay::settlers_needed;

/// Strengths from here on are counted as one.
const STRENGTHS: usize = 16;

/// How likely a card of a Strength beats a card that is drawn.
pub(super) type Odds = [f32; STRENGTHS];

/// Active Runes, with those of a card that is about to be played.
#[derive(Clone, Copy)]
pub(super) struct Runes {
    of: [u8; 3],
    wild: u8,
}

impl Runes {
    fn add(&mut self, rune: Option<Rune>) {
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
fn amount(side: &Side, runes: &Runes, amount: Amount) -> u8 {
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
        let my = self.s.my();
        match effect {
            Effect::Sail(n) => self.sail(amount(my, runes, n).min(LONGEST_SAIL)),
            Effect::Explore(n) => self.explore(amount(my, runes, n)),
            Effect::Harvest(n) => self.harvest(amount(my, runes, n)),
            Effect::Build(discount) => self.build(discount),
            Effect::TempleMove => {
                my.temples.iter().map(|from| self.temple_from(from)).fold(0.0, f32::max)
            }
            Effect::Smite(n) => self.best_smite() * (1.0 + 0.5 * f32::from(n.saturating_sub(1))),
            Effect::DrawReplace(n) => {
                0.25 * f32::from(n) * f32::from(u8::from(!self.s.hand.is_empty()))
            }
            Effect::EnterBattle => 0.0,
            Effect::Collect(bag) => self.gained(bag),
            Effect::Exchange(n) => self.exchange(n),
            Effect::Fury(n) => self.best_fury(n),
            Effect::FreeSettler(_) => {
                if my.settlers_left == 0 {
                    return 0.0;
                }
                self.footholds().iter().map(|area| self.settle(area)).fold(0.0, f32::max)
            }
            Effect::MoveGiant => {
                self.s.giants.iter().map(|from| self.giant_from(from)).fold(0.0, f32::max)
            }
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

    /// What a card is worth face up.
    pub(super) fn face_up(&self, card: Card) -> f32 {
        let row = self.game.content.card(card);
        let mut runes = self.runes();
        runes.add(row.rune);
        let leader = self.effect(row.leader, &runes);
        let missing = self.missing(&row.requirement, &runes);
        let action = if missing == 0 { self.rune_action(card, &runes) } else { 0.0 };
        // The second action comes after the first, which may have taken the best of it.
        leader.max(action) + p(16) * leader.min(action) + self.active(card)
    }

    /// What the Rune of a card is worth that lies on the table for the rest of the era.
    fn active(&self, card: Card) -> f32 {
        let Some(rune) = self.game.spec(card).rune else { return 0.0 };
        let mut worth = 0.0;
        for other in self.s.hand.iter().filter(|other| *other != card) {
            let row = self.game.content.card(other);
            let boosts =
                |amount: Amount| amount.boost.is_some_and(|(_, boost)| boost.rune() == Some(rune));
            let leader = match row.leader {
                Effect::Sail(n) | Effect::Explore(n) | Effect::Harvest(n) => boosts(n),
                _ => false,
            };
            let needs = row.requirement.runes[rune] > self.runes().count(rune);
            worth += p(24) * f32::from(u8::from(leader))
                + p(27) * f32::from(u8::from(needs))
                + p(32) * f32::from(u8::from(boosts(row.strength)));
        }
        worth
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
            1 => p(25),
            _ => 0.1,
        };
        let up = leader + likely * self.rune_action(card, &runes);
        let strength = amount(self.s.my(), &runes, row.strength);
        let steel = self.paid(only(Resource::Steel, row.steel)).min(3.0);
        let battle = p(22) * f32::from(strength) - 0.7 * steel;
        let kind = if row.kind == CardKind::Viking { 0.0 } else { 0.4 };
        up.max(battle) + p(23) * up.min(battle) + kind
    }

    /// Slaying with a card, in the best Region.
    pub(super) fn slay(&self, card: Card) -> f32 {
        let spec = self.game.spec(card);
        let (needed, my) = (settlers_needed(spec.kind), self.s.my());
        let fury = match spec.rune {
            Some(rune) => self.raised(rune),
            None => self.raise.iter().copied().fold(f32::NEG_INFINITY, f32::max),
        };
        let is_wild = spec.kind == CardKind::Valkyrie;
        let areas =
            self.s.giants.iter().filter(|area| {
                my.settlers[*area] >= needed && (is_wild || my.valkyries[*area] > 0)
            });
        areas.map(|area| self.slay_in(area, needed)).fold(0.0, f32::max) + fury
    }

    // Battles.

    /// What a Favor Card is worth to win.
    pub(super) fn favor(&self, favor: Favor) -> f32 {
        let own = self.passive(favor);
        let slots = usize::from(self.game.content.clan.favor_slots);
        let given = if self.s.favors.len() >= slots {
            self.s.favors.iter().map(|favor| self.passive(favor)).fold(own, f32::min)
        } else {
            0.0
        };
        own - given + self.gained(self.game.content.favor(favor).bag)
    }

    /// What its Passive Runes are likely to score.
    pub(super) fn passive(&self, favor: Favor) -> f32 {
        let runes = &self.game.content.favor(favor).runes;
        let score = |rune: Rune| f32::from(runes[rune]) * self.value(rune).favor;
        Rune::ALL.into_iter().map(score).sum()
    }

    /// What it is worth to lose a battle with a card.
    pub(super) fn lost(&self, rune: Option<Rune>) -> f32 {
        let with = |rune: Rune| self.raised(rune) + self.boon(rune);
        match rune {
            Some(rune) => with(rune),
            None => Rune::ALL.into_iter().map(with).fold(f32::NEG_INFINITY, f32::max),
        }
    }

    /// What the boon of a Rune's god is worth, with the Valkyrie.
    pub(super) fn boon(&self, rune: Rune) -> f32 {
        let Some(god) = self.s.gods.get(rune as usize) else { return 0.0 };
        let boon = &self.game.content.god(*god).boon;
        let sides = (0..boon.sides()).map(|side| self.boon_side(rune, side));
        sides.fold(0.0, f32::max) + self.valkyrie(rune)
    }

    pub(super) fn boon_side(&self, rune: Rune, side: usize) -> f32 {
        let Some(god) = self.s.gods.get(rune as usize) else { return 0.0 };
        let (boon, runes) = (&self.game.content.god(*god).boon, self.runes());
        boon.side(side).iter().map(|effect| self.effect(*effect, &runes)).sum()
    }

    pub(super) fn valkyrie(&self, rune: Rune) -> f32 {
        let is_there = self.game.rules.ragnarok && self.s.my().deployed[rune] == 0;
        if is_there { self.best_alight() } else { 0.0 }
    }

    /// What it is worth to fight with a card: in the battle under way, or for the best Favor Card.
    pub(super) fn fight(&self, card: Card) -> f32 {
        let row = self.game.content.card(card);
        let prize = match self.s.battle {
            Some((favor, ..)) => self.favor(favor),
            None => {
                let ends = self.s.ends.iter().flatten();
                ends.map(|favor| self.favor(*favor)).fold(0.0, f32::max)
            }
        };
        let steel = self.paid(only(Resource::Steel, row.steel));
        if steel >= 50.0 {
            return -1.0;
        }
        let mut runes = self.runes();
        runes.add(row.rune);
        let mut side = *self.s.my();
        side.stock[Resource::Steel] = side.stock[Resource::Steel].saturating_sub(row.steel);
        let strength = amount(&side, &runes, row.strength);
        let win = self.chance_to_win(strength);
        let spoils = if self.game.is_solo() { self.spoils(win) } else { 0.0 };
        spoils + win * prize + (1.0 - win) * self.lost(row.rune) - steel + p(21)
    }

    /// Solo, what it is worth beside the prize that the enemy does not get it, or does (TV-SOLO-64):
    /// left alone with it, it would win every other battle.
    fn spoils(&self, win: f32) -> f32 {
        let theirs = self.care_for(Clan::ENEMY);
        match self.s.battle {
            Some((favor, ..)) => theirs * self.passive(favor) * (0.5 - win),
            None => theirs * 2.5 * (1.0 - win),
        }
    }

    /// How likely a Strength wins the battle under way, or a new one.
    fn chance_to_win(&self, strength: u8) -> f32 {
        let beats = |odds: &Odds, strength: u8| {
            odds.get(usize::from(strength).min(STRENGTHS - 1)).copied().unwrap_or_default()
        };
        if self.game.is_solo() {
            let bonus = self.s.battle.map_or(0, |(.., bonus)| bonus);
            return beats(&self.odds, strength.saturating_sub(bonus));
        }
        // Whoever fights has chosen a good card for it.
        let against = |odds: &Odds| beats(odds, strength.saturating_sub(1));
        let (mut all, mut alone) = (1.0, 1.0);
        for clan in clans_in_play(self.game).filter(|clan| *clan != self.me) {
            let side = &self.s.sides[clan];
            if let Some(card) = side.fights_with {
                let mut runes = Runes { of: *side.runes.all(), wild: side.wild };
                runes.add(self.game.spec(card).rune);
                let theirs = amount(side, &runes, self.game.content.card(card).strength);
                all *= if strength > theirs { 1.0 } else { 0.0 };
                alone = 0.0;
            } else if side.is_down {
                all *= against(&self.odds);
                alone = 0.0;
            } else if side.hand > 0 && clan != Clan::ENEMY {
                let joins = p(17);
                all *= 1.0 - joins + joins * against(&self.odds);
                alone *= 1.0 - joins;
            }
        }
        all - alone + alone * beats(&self.invader_odds, strength)
    }

    /// How likely each Strength beats a card of the deck whose boosts count so many.
    pub(super) fn odds_against(&self, runes: u8, others: u8) -> Odds {
        let mut counts = [0u8; STRENGTHS];
        for card in self.game.cards.iter() {
            let strength = self.game.content.card(card).strength;
            let strength = strength.of(|boost| if boost.rune().is_some() { runes } else { others });
            if let Some(count) = counts.get_mut(usize::from(strength).min(STRENGTHS - 1)) {
                *count += 1;
            }
        }
        let all = f32::from(counts.iter().sum::<u8>().max(1));
        let (mut odds, mut below) = ([0.0; STRENGTHS], 0u8);
        for (odds, count) in odds.iter_mut().zip(counts) {
            *odds = f32::from(below) / all;
            below += count;
        }
        odds
    }
}
