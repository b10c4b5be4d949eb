//! A table at a position, played by the plain names of actions.

use gladsheim_engine::{
    Actions, Arrange as _, Chance, Game as _, Narrate as _, Phrase, RulesVersion, Seat, Setup,
    Silent, Title as _,
};
use gladsheim_valda::{Action, Position, State, Valda};

use super::edited;

/// A table at a position.
pub struct Table {
    game: Valda,
    state: State,
}

impl Table {
    /// With an edited deck, by the newest rules.
    pub fn with(edits: &[(&str, &str)], players: u8, position: &str) -> Self {
        Self::at(Valda::about().rules_version, edits, players, &[], position)
    }

    /// With an edited deck and with options, by the rules of a version.
    pub fn at(
        version: RulesVersion,
        edits: &[(&str, &str)],
        players: u8,
        options: &[(&str, &str)],
        position: &str,
    ) -> Self {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let setup = Setup { players, options: options.collect() };
        let game = edited(edits, &setup, version).expect("a deck that can be played");
        let position: Position = toml::from_str(position).expect("a position");
        let state = game.arrange(&position, Chance::fast(1)).expect("a position that can be");
        Self { game, state }
    }

    /// What a seat may do, by name.
    pub fn legal(&self, seat: usize) -> Vec<String> {
        let mut legal = Actions::new();
        self.game.legal(&self.state, Seat::wrapping(seat), &mut legal);
        legal.iter().map(|action| self.game.name(*action)).collect()
    }

    /// Plays an action that must be legal.
    #[track_caller]
    pub fn play(&mut self, seat: usize, name: &str) {
        let action = self.named(seat, name);
        self.game.step(&mut self.state, Seat::wrapping(seat), action, &mut Silent);
    }

    /// What is told of an action that must be legal.
    #[track_caller]
    pub fn tell(&self, seat: usize, name: &str) -> Phrase {
        self.game.tell_action(&self.state, Seat::wrapping(seat), self.named(seat, name))
    }

    #[track_caller]
    fn named(&self, seat: usize, name: &str) -> Action {
        let mut legal = Actions::new();
        self.game.legal(&self.state, Seat::wrapping(seat), &mut legal);
        let action = legal.iter().find(|action| self.game.name(**action) == name);
        *action.unwrap_or_else(|| panic!("{name} is not in {:?}", self.legal(seat)))
    }

    /// The position as it stands.
    pub fn now(&self) -> Position {
        self.game.describe(&self.state)
    }
}
