//! A game being played by a scenario.

use gladsheim_engine::{
    ActionId, Actions, Arrange, Chance, Game, Illegal, Narrate, Recorder, Seat, Seed, Title,
    nearest,
};

use crate::fault::{Problem, Snag};
use crate::position;
use crate::script::{Move, Word};
use crate::tree::Node;
use crate::word_list::listed;

/// A game in progress, what has been heard in it, and how it came about.
pub(crate) struct Play<'g, G: Game> {
    pub(crate) game: &'g G,
    pub(crate) state: G::State,
    /// All events so far; those from `page` on belong to the last step that did something.
    events: Vec<G::Event>,
    page: usize,
    done: Vec<Done<G::Action>>,
}

/// Something that was done, so that it can be done again in a second game.
#[derive(Clone)]
enum Done<A> {
    Forced(Chance),
    Acted(Seat, A),
    Left(Seat),
}

impl<'g, G: Title + Narrate + Arrange> Play<'g, G> {
    /// A game in the given position, or at its start.
    pub(crate) fn begin(
        game: &'g G,
        given: Option<&Node>,
        seed: Option<u64>,
        chance: &[Word],
    ) -> Result<Self, Snag> {
        let forced = force::<G>(game, chance)?;
        let mut heard = Recorder::new();
        let state = match given {
            Some(node) => {
                let position: G::Position = position::from_node(node)?;
                let arranged = game.arrange(&position, forced);
                arranged.map_err(|error| Snag::new(node.at, Problem::Impossible(error)))?
            }
            None => {
                let chance = seed.map_or(forced, |seed| Chance::sealed(&Seed::from_number(seed)));
                game.start(chance, &mut heard)
            }
        };
        Ok(Self { game, state, events: heard.0, page: 0, done: Vec::new() })
    }

    /// Another game that is played in the same way as this one was.
    pub(crate) fn repeat(&self, from: Self, with_chance: bool) -> Result<Self, Illegal> {
        let mut twin = from;
        for done in &self.done {
            let mut heard = Recorder::new();
            match done {
                Done::Forced(chance) if with_chance => {
                    *self.game.chance(&mut twin.state) = *chance;
                }
                Done::Forced(_) => {}
                Done::Acted(seat, action) => {
                    self.game.apply(&mut twin.state, *seat, *action, &mut heard)?;
                }
                Done::Left(seat) => self.game.leave(&mut twin.state, *seat, &mut heard)?,
            }
            twin.events.extend(heard.0);
        }
        Ok(twin)
    }

    /// All events from the beginning.
    pub(crate) fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The events of the last step that did something.
    pub(crate) fn last_events(&self) -> &[G::Event] {
        self.events.get(self.page..).unwrap_or_default()
    }

    /// Lets what happens now be the last step.
    pub(crate) fn turn_page(&mut self) {
        self.page = self.events.len();
    }

    /// Forces the next outcomes of chance.
    pub(crate) fn force(&mut self, outcomes: &[Word]) -> Result<(), Snag> {
        let chance = force::<G>(self.game, outcomes)?;
        *self.game.chance(&mut self.state) = chance;
        self.done.push(Done::Forced(chance));
        Ok(())
    }

    /// Checks that no forced outcome is left over.
    pub(crate) fn all_used(&mut self, outcomes: &[Word]) -> Result<(), Snag> {
        let unused = self.game.chance(&mut self.state).forced_left();
        match outcomes.len().checked_sub(unused).and_then(|used| outcomes.get(used)) {
            Some(word) if unused > 0 => {
                let problem = Problem::UnusedChance { unused, first: word.text.clone() };
                Err(Snag::new(word.at, problem))
            }
            _ => Ok(()),
        }
    }

    /// Plays an action that must be legal.
    pub(crate) fn act(&mut self, made: &Move) -> Result<(), Snag> {
        let action = self.named(made)?;
        let mut heard = Recorder::new();
        let applied = self.game.apply(&mut self.state, made.seat, action, &mut heard);
        applied.map_err(|why| {
            let problem = Problem::Refused {
                seat: made.seat.index(),
                action: made.action.text.clone(),
                why,
                legal: listed(self.legal(made.seat).iter().map(String::as_str)),
            };
            Snag::new(made.action.at, problem)
        })?;
        self.events.extend(heard.0);
        self.done.push(Done::Acted(made.seat, action));
        Ok(())
    }

    /// Checks that an action is refused, for the reason expected, and changes nothing.
    pub(crate) fn refuse(&self, made: &Move, because: &Word) -> Result<(), Snag> {
        let (seat, action) = (made.seat.index(), made.action.text.clone());
        let mut state = self.state.clone();
        let mut heard = Recorder::new();
        let problem = match self.game.apply(&mut state, made.seat, self.named(made)?, &mut heard) {
            Ok(()) => Problem::Allowed { seat, action },
            Err(_) if state != self.state || !heard.0.is_empty() => {
                Problem::RefusedYetChanged(action)
            }
            Err(why) if reason(&why) == because.text => return Ok(()),
            Err(why) => Problem::WrongReason {
                seat,
                action,
                wanted: because.text.clone(),
                found: reason(&why).to_owned(),
            },
        };
        Err(Snag::new(made.action.at, problem))
    }

    /// Takes a player out of the game.
    pub(crate) fn leave(&mut self, at: usize, seat: Seat) -> Result<(), Snag> {
        let mut heard = Recorder::new();
        self.game
            .leave(&mut self.state, seat, &mut heard)
            .map_err(|why| Snag::new(at, Problem::CannotLeave { seat: seat.index(), why }))?;
        self.events.extend(heard.0);
        self.done.push(Done::Left(seat));
        Ok(())
    }

    /// Plays what is played for a seat whose time is up, which must be what is expected.
    pub(crate) fn time_out(&mut self, expected: &Move) -> Result<(), Snag> {
        self.named(expected)?;
        let found = self.game.timeout(&self.state, expected.seat);
        let found = found.map(|action| self.game.name(action));
        if found.as_ref() == Some(&expected.action.text) {
            return self.act(expected);
        }
        let problem = Problem::Differs {
            what: format!("the time-out of seat {}", expected.seat),
            wanted: format!("\"{}\"", expected.action.text),
            found: found.map_or_else(|| "nothing".to_owned(), |name| format!("\"{name}\"")),
        };
        Err(Snag::new(expected.action.at, problem))
    }

    /// The names of the legal actions of a seat.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Actions::new();
        self.game.legal(&self.state, seat, &mut legal);
        legal.iter().map(|action| self.game.name(*action)).collect()
    }

    /// Checks that a name is the name of an action, legal or not.
    pub(crate) fn known(&self, name: &Word, seat: Seat) -> Result<G::Action, Snag> {
        let all = || (0..self.game.actions()).filter_map(|id| self.game.decode(ActionId(id)));
        if let Some(action) = all().find(|action| self.game.name(*action) == name.text) {
            return Ok(action);
        }
        let (game, word) = (G::about().id, name.text.clone());
        let problem = Problem::UnknownWord { game, kind: "action", word };
        // What could be done here is more likely meant than what could not.
        let names: Vec<String> = all().map(|action| self.game.name(action)).collect();
        let likely = nearest(&name.text, self.legal(seat).iter().map(String::as_str));
        let near = likely.or_else(|| nearest(&name.text, names.iter().map(String::as_str)));
        Err(Snag::new(name.at, problem).suggest(near))
    }

    fn named(&self, made: &Move) -> Result<G::Action, Snag> {
        self.known(&made.action, made.seat)
    }
}

/// Chance in which the named outcomes come next.
fn force<G: Title + Arrange>(game: &G, outcomes: &[Word]) -> Result<Chance, Snag> {
    let mut numbers = Vec::with_capacity(outcomes.len());
    for word in outcomes {
        let Some(number) = game.outcome(&word.text) else {
            let (game, word_text) = (G::about().id, word.text.clone());
            let kind = "outcome of chance";
            let problem = Problem::UnknownWord { game, kind, word: word_text };
            return Err(Snag::new(word.at, problem));
        };
        numbers.push(number);
    }
    if let Some(chance) = Chance::forced(&numbers) {
        return Ok(chance);
    }
    let most = (0..numbers.len()).rev().find(|n| Chance::forced(&vec![0; *n]).is_some());
    let most = most.unwrap_or_default();
    let at = outcomes.get(most).map_or(0, |word| word.at);
    Err(Snag::new(at, Problem::TooMuchChance { most }))
}

/// The reason of a refusal in the words of a scenario.
fn reason(why: &Illegal) -> &'static str {
    match why {
        Illegal::Rule { rule, .. } => rule.0,
        Illegal::Over => "over",
        Illegal::NotAsked => "not asked",
        Illegal::NoSuchSeat => "no such seat",
        Illegal::NoSuchAction => "no such action",
    }
}
