//! From words to where the game is, and on to its first question.

use gladsheim_engine::{Impossible, Silent};

use super::clans::called;
use super::names::Names;
use super::{At, ClanPosition, Position, no};
use crate::ids::{Clan, ERAS};
use crate::rules::Vikings;
use crate::score;
use crate::sets::Clans;
use crate::state::{Battle, Frame, Stage, State};

impl Vikings {
    /// How many take a turn in a round.
    fn in_a_round(&self) -> u8 {
        if self.is_solo() { 2 } else { self.rules.players }
    }

    /// The place of a clan in the order of turns.
    fn place_in_turn(&self, s: &State, clan: Clan) -> u8 {
        let is_it = |place: &u8| score::in_turn(self, s.turn.first, *place) == clan;
        (0..self.in_a_round()).find(is_it).unwrap_or(0)
    }

    /// The round of turns that has begun, from 0.
    fn round_in_era(&self, s: &State) -> u8 {
        s.turn.taken / self.in_a_round()
    }

    /// How many cards a player has in hand at a stage.
    pub(super) fn hand_size(&self, s: &State, stage: At, clan: Clan) -> u8 {
        let hand = self.content.era(s.turn.era).hand;
        match stage {
            At::Draft => s.turn.passes,
            At::Turn | At::Dedicate => {
                let (own, active) =
                    (self.place_in_turn(s, clan), self.place_in_turn(s, s.turn.active));
                let has_played = own < active || own == active && stage == At::Dedicate;
                hand.saturating_sub(self.round_in_era(s)).saturating_sub(u8::from(has_played))
            }
            At::Harbour | At::LastBattle | At::Cleanup | At::Over => 0,
        }
    }

    /// Era, round and turn.
    pub(super) fn arrange_turn(
        &self,
        s: &mut State,
        position: &Position,
        seats: &[(Clan, ClanPosition)],
    ) -> Result<(), Impossible> {
        let names = Names(self);
        let last = if position.stage == At::Over { ERAS as u8 } else { 1 };
        let era = position.era.unwrap_or(last);
        if !(1..=ERAS as u8).contains(&era) {
            return no(format!("there are {ERAS} eras (TV-DRAFT-1)"));
        }
        s.turn.era = era - 1;
        let hand = self.content.era(s.turn.era).hand;
        if let Some(first) = position.first {
            s.turn.first = names.seat(first.into())?;
        }
        let first = score::in_turn(self, s.turn.first, 0);
        s.turn.active = position.active.map_or(Ok(first), |who| names.clan(who))?;
        if s.turn.active == Clan::ENEMY && !self.is_solo() {
            return no("the neutral enemy takes no turns (TV-2P-4)");
        }
        let held = |clan: Clan| {
            let of = seats.iter().find(|(seat, _)| *seat == clan);
            of.and_then(|(_, given)| Some(given.hand.as_ref()?.len() as u8))
        };
        let is_turn = matches!(position.stage, At::Turn | At::Dedicate);
        if is_turn {
            // The hand of whose turn it is tells the round; of the solo enemy, that of the human.
            let has_card = position.stage == At::Turn && s.turn.active != Clan::ENEMY;
            let of = if s.turn.active == Clan::ENEMY { Clan(0) } else { s.turn.active };
            let by_hand =
                held(of).and_then(|held| hand.checked_sub(held)?.checked_add(u8::from(has_card)));
            let round = position.round.or(by_hand).unwrap_or(1);
            if !(1..=hand).contains(&round) {
                return no(format!("an era has {hand} rounds, and hands fit the round"));
            }
            s.turn.taken = (round - 1) * self.in_a_round() + self.place_in_turn(s, s.turn.active);
        } else if !matches!(position.stage, At::Harbour | At::Draft) {
            s.turn.taken = score::turns_of_era(self, s.turn.era);
        }
        if position.stage == At::Draft {
            s.turn.passes = held(Clan(0)).unwrap_or(0);
        }
        for (clan, given) in seats {
            let size = if given.left { 0 } else { self.hand_size(s, position.stage, *clan) };
            if given.hand.as_ref().is_some_and(|hand| hand.len() != usize::from(size)) {
                return no(format!("{} has {size} cards in hand here", called(*clan)));
            }
        }
        self.arrange_battle(s, position, seats)
    }

    fn arrange_battle(
        &self,
        s: &mut State,
        position: &Position,
        seats: &[(Clan, ClanPosition)],
    ) -> Result<(), Impossible> {
        let names = Names(self);
        let down = seats.iter().filter(|(_, given)| given.down.is_some());
        s.fighting = down.map(|(clan, _)| *clan).collect();
        let entered = seats.iter().filter(|(_, given)| given.entered);
        s.flipped = entered.map(|(clan, _)| *clan).collect();
        if !s.flipped.without(s.fighting).is_empty() {
            return no("only a card that is down can have entered a battle (TV-EFF-13)");
        }
        if position.solo.down.is_some() {
            s.fighting.insert(Clan::ENEMY);
        }
        let Some(battle) = &position.battle else {
            return match s.fighting.is_empty() {
                true => Ok(()),
                false => no("a card lies face down only in a battle (TV-BATTLE-1)"),
            };
        };
        let starter = names.clan(battle.starter)?;
        if !s.fighting.contains(starter) {
            return no("who started the battle has a card face down (TV-BATTLE-1)");
        }
        if self.is_solo() && s.fighting != Clans::only(Clan::ENEMY) {
            return no("a battle of the human is resolved at once (TV-SOLO-60)");
        }
        let active = s.turn.active;
        if position.stage == At::Turn && active != starter && s.fighting.contains(active) {
            return no("who joined a battle has no turn before it is fought (TV-BATTLE-3)");
        }
        if matches!(position.stage, At::Harbour | At::Draft | At::Cleanup | At::Over) {
            return no("there is no battle now (TV-CLEAN-1)");
        }
        let favor = names.favor(&battle.favor)?;
        s.battle = Some(Battle { favor, end: battle.end, starter, bonus: battle.bonus });
        Ok(())
    }

    /// The game runs on to its first question.
    pub(super) fn begin(&self, s: &mut State, position: &Position) -> Result<(), Impossible> {
        if s.left.len() == usize::from(self.rules.players) && position.stage != At::Over {
            return no("there is nobody left");
        }
        let stage = match position.stage {
            At::Harbour => Stage::Harbour { placed: self.placed(s)? },
            At::Draft => Stage::Draft,
            At::Turn => Stage::Begin,
            At::Dedicate => Stage::Dedicate,
            At::LastBattle => Stage::LastBattle,
            At::Cleanup => Stage::Cleanup,
            At::Over => {
                // Cannot fail: the stack is empty.
                let _ = s.stack.push(Frame::Over);
                return Ok(());
            }
        };
        let _ = s.stack.push(Frame::Stage(stage));
        let mut silent = Silent;
        let mut play = self.play(s, &mut silent);
        if stage == Stage::Draft && play.s.packets.iter().all(|cards| cards.is_empty()) {
            play.deal();
        }
        play.settle();
        Ok(())
    }

    /// How many have placed their first Boats: the last ones in the order of turns (TV-SETUP-8).
    fn placed(&self, s: &State) -> Result<u8, Impossible> {
        let players = self.rules.players;
        let has_boat = |place: u8| {
            let clan = score::in_turn_of(self, s.turn.first, place);
            s.clans[clan].boats_left < self.content.clan.boats
        };
        let placed = (0..players).rev().take_while(|place| has_boat(*place)).count() as u8;
        if (0..players - placed).any(has_boat) {
            return no("the last player places the first Boat, and so on (TV-SETUP-8)");
        }
        Ok(placed)
    }
}
