//! One game being played.

use gladsheim_bots::{BotSpec, Budget};
use gladsheim_engine::{
    ActionId, Actions, Chance, FastRng, Film, Game, Illegal, Phrase, Question, Seat, SeatSet, Seed,
    Standings, Viewer,
};
use serde::Serialize;
use serde_json::Value;

use crate::game::Erased;
use crate::{Advice, AnyGame, Error, Happenings, Hash, Playable, Stop};

/// Something a seat may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The number that stands for it on the wire and in files.
    pub id: ActionId,
    /// What is done, in the game's own type.
    pub action: Value,
    /// The plain name: `plan hammer wolf`.
    pub name: String,
    /// What it would do.
    pub phrase: Phrase,
}

/// One game being played: a position together with its rules.
///
/// It holds every secret of the table; what it says *for a viewer* is safe to send to that viewer.
/// A viewer whose seat does not exist is shown what the public sees.
pub trait AnyMatch: Send + Sync {
    /// The rules it is played by.
    fn game(&self) -> &dyn AnyGame;

    /// A copy, to look ahead with or to go back to.
    fn clone_box(&self) -> Box<dyn AnyMatch>;

    /// The seats that must decide now; none if the game is over.
    fn waiting(&self) -> SeatSet;

    /// The seats that `viewer` may know to be deciding.
    fn awaited(&self, viewer: Viewer) -> SeatSet;

    /// Whether `viewer` must not know that anybody is asked now.
    fn hides(&self, viewer: Viewer) -> bool;

    /// The round, turn or whatever people count the length of the game in.
    fn round(&self) -> u16;

    /// The ids of the legal actions of `seat`, ascending; none if it is not asked.
    fn legal_ids(&self, seat: Seat) -> Vec<ActionId>;

    /// The legal actions of `seat` with their names and words.
    fn legal(&self, seat: Seat) -> Vec<Choice>;

    /// Any action of `seat`, legal or not, in the game's own type as choices have it.
    fn told_action(&self, seat: Seat, action: ActionId) -> Option<Value>;

    /// What `seat` is asked, as far as `viewer` may know.
    fn question(&self, seat: Seat, viewer: Viewer) -> Option<Question<Value>>;

    /// Plays an action, then goes on to the next question or the end.
    ///
    /// # Errors
    /// Says why the action is not allowed, with the rule, and leaves the match untouched.
    fn apply(&mut self, seat: Seat, action: ActionId) -> Result<Happenings, Illegal>;

    /// Plays an action given by its plain name.
    ///
    /// # Errors
    /// Names the nearest action, or says why it is not allowed.
    fn apply_named(&mut self, seat: Seat, name: &str) -> Result<Happenings, Error> {
        let action = self.game().action(name)?;
        self.apply(seat, action).map_err(Error::Illegal)
    }

    /// Takes a player out of the game for good, in the way its rules provide for it.
    ///
    /// # Errors
    /// Refuses if the game is over or the seat is out already.
    fn leave(&mut self, seat: Seat) -> Result<Happenings, Illegal>;

    /// Goes on with other chance, which nobody can predict without the seed.
    fn reseed(&mut self, seed: &Seed);

    /// What is played for a seat whose time is up, if it is asked.
    fn timeout(&self, seat: Seat) -> Option<ActionId>;

    /// What a bot would play for `seat`, if it is asked: the same for the same seed, unless time
    /// or `stop` cut its search short.
    ///
    /// The bot sees what the seat sees.
    fn choose(&self, seat: Seat, bot: BotSpec, seed: u64, stop: Option<Stop>) -> Option<ActionId>;

    /// What a search thinks of each choice of `seat`, best first; nothing if it is not asked.
    fn advise(&self, seat: Seat, budget: Budget, seed: u64, stop: Option<Stop>) -> Vec<Advice>;

    /// What `viewer` may know of the position.
    fn view(&self, viewer: Viewer) -> Value;

    /// The position as `viewer` sees it, in words, line by line.
    fn tell_view(&self, viewer: Viewer) -> Vec<Phrase>;

    /// Another position that `viewer` could not tell from this one, with fresh chance.
    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyMatch>;

    /// The position with all its secrets, in the words of the scenario files.
    fn describe(&self) -> Value;

    /// The ranking, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// The hash of the position.
    fn hash(&self) -> Hash;

    /// The position as bytes, for [`AnyGame::load`].
    fn save(&self) -> Vec<u8>;
}

/// A position with its rules, typed.
pub(crate) struct Match<G: Playable> {
    pub(crate) rules: Erased<G>,
    pub(crate) state: G::State,
}

impl<G: Playable> Match<G> {
    /// Whether the table has such a seat: rules may rely on it.
    fn has(&self, seat: Seat) -> bool {
        seat.index() < self.rules.game.seats()
    }

    /// The legal actions of `seat`; none if the table has no such seat.
    pub(crate) fn actions(&self, seat: Seat) -> Actions<G::Action> {
        let mut legal = Actions::new();
        if self.has(seat) {
            self.rules.game.legal(&self.state, seat, &mut legal);
        }
        legal
    }

    fn done(&self, result: Result<(), Illegal>, film: Film<G>) -> Result<Happenings, Illegal> {
        result.map(|()| Happenings::new(self.rules.clone(), film, &self.state))
    }
}

impl<G: Playable> AnyMatch for Match<G> {
    fn game(&self) -> &dyn AnyGame {
        &self.rules
    }

    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(Self { rules: self.rules.clone(), state: self.state.clone() })
    }

    fn waiting(&self) -> SeatSet {
        self.rules.game.waiting(&self.state)
    }

    fn awaited(&self, viewer: Viewer) -> SeatSet {
        self.rules.game.awaited(&self.state, known(&self.rules.game, viewer))
    }

    fn hides(&self, viewer: Viewer) -> bool {
        self.rules.game.hides(&self.state, known(&self.rules.game, viewer))
    }

    fn round(&self) -> u16 {
        self.rules.game.round(&self.state)
    }

    fn legal_ids(&self, seat: Seat) -> Vec<ActionId> {
        self.actions(seat).iter().map(|action| self.rules.game.encode(*action)).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        let game = &self.rules.game;
        let legal = self.actions(seat);
        let names = game.renamed(&self.state);
        let choices = legal.iter().map(|&action| Choice {
            id: game.encode(action),
            action: json(&game.choice(&self.state, seat, action)),
            name: game.name(action),
            phrase: game.tell_action(&self.state, seat, action).renamed(&names),
        });
        choices.collect()
    }

    fn told_action(&self, seat: Seat, action: ActionId) -> Option<Value> {
        let game = &self.rules.game;
        let action = game.decode(action).filter(|_| self.has(seat))?;
        Some(json(&game.choice(&self.state, seat, action)))
    }

    fn question(&self, seat: Seat, viewer: Viewer) -> Option<Question<Value>> {
        let game = &self.rules.game;
        let asked =
            self.has(seat).then(|| game.question(&self.state, seat, known(game, viewer)))?;
        let names = game.renamed(&self.state);
        asked.map(|asked| Question {
            ask: json(&asked.ask),
            phrase: asked.phrase.renamed(&names),
            source: asked.source.renamed(&names),
            rule: asked.rule,
            left: asked.left,
            secret: asked.secret,
            window: asked.window,
        })
    }

    fn apply(&mut self, seat: Seat, action: ActionId) -> Result<Happenings, Illegal> {
        let game = &self.rules.game;
        let action = game.decode(action).ok_or(Illegal::NoSuchAction)?;
        let mut film = Film::new();
        let result = game.apply(&mut self.state, seat, action, &mut film);
        self.done(result, film)
    }

    fn leave(&mut self, seat: Seat) -> Result<Happenings, Illegal> {
        if !self.has(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        let mut film = Film::new();
        let result = self.rules.game.leave(&mut self.state, seat, &mut film);
        self.done(result, film)
    }

    fn reseed(&mut self, seed: &Seed) {
        *self.rules.game.chance(&mut self.state) = Chance::sealed(seed);
    }

    fn timeout(&self, seat: Seat) -> Option<ActionId> {
        let game = &self.rules.game;
        let action = self.has(seat).then(|| game.timeout(&self.state, seat))??;
        Some(game.encode(action))
    }

    fn choose(&self, seat: Seat, bot: BotSpec, seed: u64, stop: Option<Stop>) -> Option<ActionId> {
        self.chosen_by(seat, bot, seed, stop)
    }

    fn advise(&self, seat: Seat, budget: Budget, seed: u64, stop: Option<Stop>) -> Vec<Advice> {
        self.advice_for(seat, budget, seed, stop)
    }

    fn view(&self, viewer: Viewer) -> Value {
        let game = &self.rules.game;
        json(&game.view(&self.state, known(game, viewer)))
    }

    fn tell_view(&self, viewer: Viewer) -> Vec<Phrase> {
        let game = &self.rules.game;
        let names = game.renamed(&self.state);
        let lines = game.tell_view(&game.view(&self.state, known(game, viewer)));
        lines.into_iter().map(|line| line.renamed(&names)).collect()
    }

    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyMatch> {
        let game = &self.rules.game;
        let viewer = known(game, viewer);
        let state = game.imagine(&self.state, viewer, &mut FastRng::new(seed));
        Box::new(Self { rules: self.rules.clone(), state })
    }

    fn describe(&self) -> Value {
        json(&self.rules.game.describe(&self.state))
    }

    fn standings(&self) -> Option<Standings> {
        self.rules.game.standings(&self.state)
    }

    fn hash(&self) -> Hash {
        Hash::of(&self.save())
    }

    fn save(&self) -> Vec<u8> {
        // Plain data always has bytes: the laws of the testkit save and load every state they meet.
        postcard::to_allocvec(&self.state).unwrap_or_default()
    }
}

/// The viewer, or the public if the table has no such seat.
pub(crate) fn known(game: &impl Game, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if seat.index() < game.seats() => viewer,
        _ => Viewer::Public,
    }
}

/// The JSON of plain data, which always has one: the laws of the testkit write every kind of it.
pub(crate) fn json(plain: &impl Serialize) -> Value {
    serde_json::to_value(plain).unwrap_or(Value::Null)
}
