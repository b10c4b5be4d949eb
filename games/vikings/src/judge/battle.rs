//! What battles are worth.

use gladsheim_engine::Card;

use super::effects::{Runes, amount};
use super::odds::{Odds, STRENGTHS};
use super::reading::Reading;
use super::sight::clans_in_play;
use crate::ids::{Clan, Favor, Resource, Rune};
use crate::play::only;

/// How likely each rival is to join a battle.
const JOINS: f32 = 0.25;
/// How many Runes the card of a rival is likely to count.
const RIVAL_RUNES: u8 = 2;

/// What there is to win and to lose in a battle.
#[derive(Clone, Copy, Default)]
pub(super) struct Stakes {
    /// What the Favor Card under contest is worth, or the best that can be fought for.
    prize: f32,
    /// What it is worth to lose with a card of each Rune.
    losses: [f32; 3],
    /// How likely each Strength beats the card of a rival, and an Invader.
    rivals: Odds,
    invaders: Odds,
}

impl Stakes {
    fn lost(&self, rune: Option<Rune>) -> f32 {
        match rune {
            Some(rune) => self.losses.get(rune as usize).copied().unwrap_or_default(),
            None => self.losses.iter().copied().fold(f32::NEG_INFINITY, f32::max),
        }
    }
}

impl Reading<'_> {
    /// What there is to win and to lose now.
    pub(super) fn look_at_battle(&self) -> Stakes {
        let prize = match self.s.battle {
            Some((favor, ..)) => self.favor(favor),
            None => {
                let ends = self.s.ends.iter().flatten();
                ends.map(|favor| self.favor(*favor)).fold(0.0, f32::max)
            }
        };
        let runes = if self.game.is_solo() {
            let enemy = &self.s.sides[Clan::ENEMY];
            1 + (enemy.runes.all().iter().sum::<u8>() + enemy.wild) / 3
        } else {
            RIVAL_RUNES
        };
        Stakes {
            prize,
            losses: Rune::ALL.map(|rune| self.lost(rune)),
            rivals: *self.game.odds.rivals(runes),
            invaders: *self.game.odds.invaders(self.s.invaders),
        }
    }

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

    /// What it is worth to lose a battle with a card of this Rune.
    pub(super) fn lost(&self, rune: Rune) -> f32 {
        self.raised(rune) + self.boon(rune)
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
        spoils + win * self.stakes.prize + (1.0 - win) * self.stakes.lost(row.rune) - steel
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
            return beats(&self.stakes.rivals, strength.saturating_sub(bonus));
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
                all *= against(&self.stakes.rivals);
                alone = 0.0;
            } else if side.hand > 0 && clan != Clan::ENEMY {
                all *= 1.0 - JOINS + JOINS * against(&self.stakes.rivals);
                alone *= 1.0 - JOINS;
            }
        }
        all - alone + alone * beats(&self.stakes.invaders, strength)
    }
}
