//! Solo tables for tests: a position without anything decided, and the questions it comes to.

use gladsheim_engine::{Actions, Card, Chance, EventSink, Game, Seat};

use crate::action::Action;
use crate::event::{EnemyDeed, Event};
use crate::ids::{Area, Clan, Difficulty, Dock, Enemy};
use crate::rules::{Rules, Vikings};
use crate::setup::laid_out;
use crate::state::{EnemyStep, Frame, Stage, State};

pub(super) const HUMAN: Clan = Clan(0);
pub(super) const FOE: Clan = Clan::ENEMY;

pub(super) fn game(enemy: Enemy, ragnarok: bool) -> Vikings {
    let rules = Rules { players: 1, ragnarok, enemy: Some(enemy), ..Rules::default() };
    Vikings::new(rules).unwrap()
}

pub(super) fn game_of(enemy: Enemy, ragnarok: bool, difficulty: Difficulty) -> Vikings {
    Vikings::new(Rules { difficulty, ..game(enemy, ragnarok).rules() }).unwrap()
}

/// What happened, in order.
#[derive(Default)]
pub(super) struct Heard(pub(super) Vec<Event>);

impl EventSink<Vikings> for Heard {
    fn emit(&mut self, _state: &State, event: impl FnOnce() -> Event) {
        self.0.push(event());
    }
}

/// A table at which the enemy is about to do something, the human watching.
pub(super) struct Table {
    pub(super) game: Vikings,
    pub(super) s: State,
    pub(super) heard: Heard,
}

impl Table {
    /// The map of the base game or of the expansion, laid out; nobody is in the water.
    pub(super) fn new(enemy: Enemy, ragnarok: bool) -> Self {
        let game = game(enemy, ragnarok);
        let mut s = laid_out(&game, Chance::fast(7));
        s.stack.push(Frame::Over).unwrap(); // where nothing goes on
        Self { game, s, heard: Heard::default() }
    }

    pub(super) fn dock(&self, name: &str) -> Dock {
        let docks = &self.game.content.maps[self.game.map.name].docks;
        Dock(docks.iter().position(|dock| dock.id == name).unwrap() as u8)
    }

    pub(super) fn area(&self, name: &str) -> Area {
        let areas = &self.game.content.maps[self.game.map.name].areas;
        Area(areas.iter().position(|area| area.id == name).unwrap() as u8)
    }

    pub(super) fn card(&self, id: &str) -> Card {
        Card(self.game.content.cards.iter().position(|card| card.id == id).unwrap() as u8)
    }

    /// Puts the Chieftain Boat to a Dock, with a current card.
    pub(super) fn at(mut self, dock: &str, card: &str) -> Self {
        self.s.enemy.chieftain = self.dock(dock);
        self.turn_up(card);
        self
    }

    /// The enemy's card, as the latest in its Leader Row.
    pub(super) fn turn_up(&mut self, card: &str) {
        let card = self.card(card);
        self.s.deck.remove(card);
        self.s.clans[FOE].row.push(card);
        self.s.enemy.current = Some(card);
    }

    pub(super) fn settlers(mut self, clan: Clan, area: &str, n: u8) -> Self {
        let area = self.area(area);
        self.s.clans[clan].settlers[area] += n;
        self.s.clans[clan].settlers_left -= n;
        self
    }

    pub(super) fn boat(mut self, clan: Clan, dock: &str) -> Self {
        let dock = self.dock(dock);
        self.s.clans[clan].docked.insert(dock);
        self.s.clans[clan].boats_left -= 1;
        self
    }

    pub(super) fn holds(mut self, clan: Clan, area: &str) -> Self {
        let area = self.area(area);
        self.s.runes[area] = Some(clan);
        self
    }

    pub(super) fn villages(mut self, docks: &[&str]) -> Self {
        self.s.villages = docks.iter().map(|dock| self.dock(dock)).collect();
        self
    }

    /// The enemy acts by its mat, with a Rune.
    pub(super) fn act(&mut self, deed: EnemyDeed, effect: crate::effect::Effect) -> &mut Self {
        let rune = super::super::place::current_rune(&self.game, &self.s);
        let mut play = self.game.play(&mut self.s, &mut self.heard);
        super::super::turn::begin(&mut play, deed, effect, rune);
        play.settle();
        self
    }

    pub(super) fn step(&mut self, step: EnemyStep) -> &mut Self {
        let mut play = self.game.play(&mut self.s, &mut self.heard);
        play.push(Frame::Enemy(step));
        play.settle();
        self
    }

    pub(super) fn stage(&mut self, stage: Stage) -> &mut Self {
        self.s.stack = gladsheim_engine::Stack::new();
        let mut play = self.game.play(&mut self.s, &mut self.heard);
        play.push(Frame::Stage(stage));
        play.settle();
        self
    }

    /// Sets an icon off and lets it be resolved.
    pub(super) fn icon(&mut self, icon: crate::ids::Icon) -> &mut Self {
        use crate::ids::Resource;
        let mat = &self.game.content.enemies[self.s.enemy.mat];
        let spaces =
            mat.order.into_iter().enumerate().flat_map(|(at, track): (usize, Resource)| {
                (0..8).filter_map(move |space| Some((at, space, mat.icon(track, space)?.icon)))
            });
        let (at, space, _) = spaces.clone().find(|(_, _, on)| *on == icon).unwrap();
        self.s.enemy.icons[at] |= 1 << space;
        self.step(EnemyStep::Icons)
    }

    /// What the human is asked to choose from.
    pub(super) fn choices(&self) -> Vec<Action> {
        let mut legal = Actions::new();
        self.game.legal(&self.s, Seat::wrapping(0), &mut legal);
        legal.to_vec()
    }

    pub(super) fn answer(&mut self, action: Action) -> &mut Self {
        assert!(self.choices().contains(&action), "{action:?} of {:?}", self.choices());
        self.game.step(&mut self.s, Seat::wrapping(0), action, &mut self.heard);
        self
    }

    /// Whether everything was done without a question.
    pub(super) fn is_done(&self) -> bool {
        self.s.asked.is_empty() && self.s.stack.len() == 1
    }

    pub(super) fn has_heard(&self, event: &Event) -> bool {
        self.heard.0.contains(event)
    }

    pub(super) fn chieftain(&self) -> String {
        let docks = &self.game.content.maps[self.game.map.name].docks;
        docks[usize::from(self.s.enemy.chieftain.0)].id.clone()
    }
}
