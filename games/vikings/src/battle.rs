//! Battles, from the cards that are turned up to the losers (section 8).

use arrayvec::ArrayVec;
use gladsheim_engine::{Card, EventSink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{CLANS, Clan, End, Favor, Resource};
use crate::play::{Play, only};
use crate::rules::Vikings;
use crate::sets::Clans;
use crate::state::{BattleStep, Frame, LossStep, State};
use crate::{count, enemy};

/// The card with which a clan fights.
pub(crate) fn battle_card(s: &State, clan: Clan) -> Option<Card> {
    if clan == Clan::ENEMY {
        return s.enemy.down.or(s.enemy.current);
    }
    s.clans[clan].row.top().copied()
}

/// The Strength of a clan with a card (TV-BATTLE-4).
pub(crate) fn strength(game: &Vikings, s: &State, clan: Clan, card: Card) -> u8 {
    let own = count::amount(game, s, clan, game.content.card(card).strength);
    let bonus = s.battle.map_or(0, |battle| battle.bonus);
    own.saturating_add(if clan == Clan::ENEMY { bonus } else { 0 })
}

/// The Strength of an Invader (TV-BATTLE-12): for Runes each card that lay there before counts, for
/// everything else this one too.
pub(crate) fn invader_strength(game: &Vikings, s: &State, card: Card) -> u8 {
    let all = s.invaders.len() as u8;
    let count = |boost: crate::ids::Boost| match boost.rune() {
        Some(_) => all.saturating_sub(1),
        None => all,
    };
    game.content.card(card).strength.of(count)
}

/// The clans of a set, clockwise from one.
fn clockwise(clans: Clans, from: Clan) -> impl Iterator<Item = Clan> {
    let count = CLANS as u8;
    let order = (0..count).map(move |step| Clan((from.0 + step) % count));
    order.filter(move |clan| clans.contains(*clan))
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// Takes the Favor Card at an end of a row.
    pub(crate) fn take_favor(&mut self, end: End) -> Option<Favor> {
        let row = self.s.favors.get_mut(end.row())?;
        if !end.is_right() && !row.is_empty() {
            row.as_mut_slice().rotate_left(1);
        }
        row.pop()
    }

    fn put_favor(&mut self, favor: Favor, end: End) {
        if let Some(row) = self.s.favors.get_mut(end.row()) {
            if end.is_right() { row.push(favor) } else { row.push_under(favor) }
        }
    }

    pub(crate) fn advance_battle(
        &mut self,
        step: BattleStep,
        clans: Clans,
        starter: Clan,
        invader: Option<Card>,
    ) -> Next {
        match step {
            BattleStep::Reveal => {
                self.reveal(clans, starter);
                let clans = self.arm(clans, starter);
                let step = BattleStep::Compare;
                self.set_top(Frame::Battle { step, clans, starter, invader: None });
            }
            BattleStep::Compare => match clans.len() {
                0 => {
                    self.pop();
                    self.return_favor();
                }
                1 => self.meet_invader(clans, starter),
                _ => self.compare(clans, starter),
            },
            BattleStep::Losses => self.next_loss(clans, starter, invader),
        }
        Next::Go
    }

    /// All turn their cards up; from now on their Runes are active.
    fn reveal(&mut self, clans: Clans, starter: Clan) {
        let mut cards: ArrayVec<(Clan, Card), CLANS> = ArrayVec::new();
        for clan in clockwise(clans, starter) {
            let Some(card) = battle_card(self.s, clan) else { continue };
            let _ = cards.try_push((clan, card));
            self.s.knowledge.reveal(card, clan.seat());
            if clan == Clan::ENEMY {
                self.s.enemy.down = None;
                self.s.enemy.current = Some(card);
                self.s.enemy.battles.insert(card);
            }
        }
        self.s.fighting = Clans::EMPTY;
        self.s.flipped = Clans::EMPTY;
        self.tell(|| Event::Revealed { cards });
    }

    /// All pay their Steel; whoever cannot does not compete (TV-BATTLE-9). The solo enemy pays nothing
    /// (TV-SOLO-63).
    fn arm(&mut self, clans: Clans, starter: Clan) -> Clans {
        let mut competing = clans;
        for clan in clockwise(clans, starter).filter(|clan| *clan != Clan::ENEMY) {
            let steel = battle_card(self.s, clan).map_or(0, |card| self.game.spec(card).steel);
            if steel > self.s.clans[clan].stock[Resource::Steel] {
                competing.remove(clan);
                self.tell(|| Event::Unarmed { clan });
            } else if steel > 0 {
                self.pay(clan, only(Resource::Steel, steel));
                self.tell(|| Event::Armed { clan, steel });
            }
        }
        competing
    }

    /// The one with the highest Strength wins, the others lose; if several have it, all lose
    /// (TV-BATTLE-5, TV-BATTLE-8).
    fn compare(&mut self, clans: Clans, starter: Clan) {
        let strengths: ArrayVec<(Clan, u8), CLANS> = clockwise(clans, starter)
            .filter_map(|clan| {
                let card = battle_card(self.s, clan)?;
                Some((clan, strength(self.game, self.s, clan, card)))
            })
            .collect();
        let highest = strengths.iter().map(|(_, strength)| *strength).max();
        let ahead: Clans = strengths
            .iter()
            .filter(|(_, strength)| Some(*strength) == highest)
            .map(|(clan, _)| *clan)
            .collect();
        self.tell(|| Event::Strengths { strengths, invaders: None });
        let winner = ahead.lowest().filter(|_| ahead.len() == 1);
        let losers = winner.map_or(clans, |winner| clans.without(Clans::only(winner)));
        self.set_losers(losers, starter, None);
        match winner {
            Some(winner) => self.award(winner),
            None => self.return_favor(),
        }
    }

    fn set_losers(&mut self, clans: Clans, starter: Clan, invader: Option<Card>) {
        self.set_top(Frame::Battle { step: BattleStep::Losses, clans, starter, invader });
    }

    /// A lone fighter meets the Invaders (TV-BATTLE-11, TV-BATTLE-13).
    fn meet_invader(&mut self, clans: Clans, starter: Clan) {
        let fighter = clans.lowest().unwrap_or(starter);
        let own = battle_card(self.s, fighter)
            .map_or(0, |card| strength(self.game, self.s, fighter, card));
        let Some(card) = self.draw_card() else {
            // Nobody is left to come.
            self.set_losers(Clans::EMPTY, fighter, None);
            return self.award(fighter);
        };
        self.s.invaders.insert(card);
        self.s.knowledge.reveal(card, None);
        self.tell(|| Event::Invader { card });
        let theirs = invader_strength(self.game, self.s, card);
        let strengths = [(fighter, own)].into_iter().collect();
        self.tell(|| Event::Strengths { strengths, invaders: Some(theirs) });
        let losers = if own > theirs { Clans::EMPTY } else { clans };
        self.set_losers(losers, fighter, (own >= theirs).then_some(card));
        if own > theirs {
            self.award(fighter);
        } else {
            self.return_favor();
        }
    }

    /// The winner takes the Favor Card and what it brings (TV-BATTLE-6).
    fn award(&mut self, winner: Clan) {
        let Some(battle) = self.s.battle.take() else { return };
        let favor = battle.favor;
        self.clan(winner).favors.insert(favor);
        self.tell(|| Event::FavorWon { clan: winner, favor });
        let bag = self.game.content.favor(favor).bag;
        if winner == Clan::ENEMY {
            return enemy::gain(self, bag);
        }
        self.gain(winner, bag);
        if self.s.clans[winner].favors.len() > usize::from(self.game.content.clan.favor_slots) {
            self.push(Frame::FavorLimit { winner });
        }
    }

    /// The Favor Card goes back to the end it came from (TV-BATTLE-8).
    fn return_favor(&mut self) {
        if let Some(battle) = self.s.battle.take() {
            let (favor, end) = (battle.favor, battle.end);
            self.put_favor(favor, end);
            self.tell(|| Event::FavorReturned { favor, end });
        }
    }

    /// One of four Favor Cards goes back to a row (TV-BATTLE-6).
    pub(crate) fn give_back(&mut self, winner: Clan, action: Action) {
        self.pop();
        if let Action::Return(favor, end) = action {
            self.clan(winner).favors.remove(favor);
            self.put_favor(favor, end);
            self.tell(|| Event::FavorGivenBack { clan: winner, favor, end });
        }
    }

    /// The next loser from the starter clockwise, and after the last one the Invaders
    /// (TV-BATTLE-7, TV-BATTLE-13).
    fn next_loss(&mut self, clans: Clans, starter: Clan, invader: Option<Card>) {
        if let Some(loser) = clockwise(clans, starter).next() {
            self.set_losers(clans.without(Clans::only(loser)), starter, invader);
            if loser == Clan::ENEMY {
                return enemy::lose_battle(self);
            }
            let rune = battle_card(self.s, loser).and_then(|card| self.game.spec(card).rune);
            return self.push(Frame::Loss { loser, step: LossStep::Wild, rune });
        }
        self.pop();
        let Some(card) = invader else { return };
        match self.game.spec(card).rune {
            Some(rune) => self.raise_fury(rune, 1),
            // Whoever fought it alone stands here for the starter (TV-BATTLE-15).
            None if starter == Clan::ENEMY => enemy::name_invader(self),
            None => self.push(Frame::InvaderRune { fighter: starter }),
        }
    }

    /// The Rune of a wild Invader is chosen.
    pub(crate) fn name_invader(&mut self, action: Action) {
        self.pop();
        if let Action::Rune(rune) = action {
            self.raise_fury(rune, 1);
        }
    }
}
