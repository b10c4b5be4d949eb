//! Playing scenarios.

mod checks;
mod play;
mod twin;

use gladsheim_engine::{Arrange, Files, Narrate, Title, nearest};

use crate::fault::{Fault, Problem, Snag};
use crate::outcome::{Outcome, Verdict};
use crate::script::{Act, File, Scenario, Word, parse};
use play::Play;

/// Reads a text and runs all its scenarios, which must be about `G`.
///
/// # Errors
/// Says what cannot be understood, and where. What goes wrong in a scenario that can be
/// understood is told by its [`Outcome`].
pub fn run_text<G: Title + Narrate + Arrange>(
    file: impl Into<String>,
    text: impl AsRef<[u8]>,
) -> Result<Vec<Outcome>, Fault> {
    let file = parse(file, text.as_ref())?;
    let mut outcomes = file.strangers(&[G::about().id]);
    outcomes.extend(file.run::<G>());
    Ok(outcomes)
}

impl File {
    /// Runs the scenarios that are about `G`, in order.
    #[must_use]
    pub fn run<G: Title + Narrate + Arrange>(&self) -> Vec<Outcome> {
        self.run_with::<G>(&Files::of_box(G::content()))
    }

    /// Runs the scenarios that are about `G`, in order, with these content files.
    #[must_use]
    pub fn run_with<G: Title + Narrate + Arrange>(&self, files: &Files) -> Vec<Outcome> {
        let own = self.scenarios.iter().filter(|scenario| scenario.game.text == G::about().id);
        own.map(|scenario| self.outcome(scenario, run::<G>(scenario, files))).collect()
    }

    /// The scenarios about games that are not in `known`, each refused.
    #[must_use]
    pub fn strangers(&self, known: &[&str]) -> Vec<Outcome> {
        let strangers =
            self.scenarios.iter().filter(|scenario| !known.contains(&scenario.game.text.as_str()));
        let refused = strangers.map(|scenario| {
            let Word { at, text } = &scenario.game;
            let snag = Snag::new(*at, Problem::UnknownGame(text.clone()))
                .suggest(nearest(text, known.iter().copied()));
            self.outcome(scenario, Err(snag))
        });
        refused.collect()
    }

    fn outcome(&self, scenario: &Scenario, result: Result<(), Snag>) -> Outcome {
        Outcome {
            file: self.source.file.clone(),
            line: self.source.line_and_column(scenario.at).0,
            title: scenario.title.clone(),
            rules: scenario.rules.iter().map(|word| word.text.clone()).collect(),
            result: Verdict::from(result.map_err(|snag| self.source.fault(snag))),
        }
    }
}

fn run<G: Title + Narrate + Arrange>(scenario: &Scenario, files: &Files) -> Result<(), Snag> {
    if let Some(wanted) = &scenario.impossible {
        return refuse_position::<G>(scenario, files, wanted);
    }
    let game = build::<G>(scenario, files)?;
    let mut forced = scenario.chance.as_slice();
    let mut play = Play::begin(&game, scenario.given.as_ref(), scenario.seed, forced)?;
    for step in &scenario.steps {
        if !step.chance.is_empty() {
            play.all_used(core::mem::take(&mut forced))?;
            play.force(&step.chance)?;
        }
        match &step.act {
            Act::Nothing => {}
            Act::Do(moves) => {
                play.turn_page();
                moves.iter().try_for_each(|made| play.act(made))?;
            }
            Act::Refuse { moves, because } => {
                moves.iter().try_for_each(|made| play.refuse(made, because))?;
            }
            Act::Leave { at, seat } => {
                play.turn_page();
                play.leave(*at, *seat)?;
            }
            Act::Timeout(expected) => {
                play.turn_page();
                play.time_out(expected)?;
            }
        }
        if !step.chance.is_empty() {
            play.all_used(&step.chance)?;
        }
        step.checks.iter().try_for_each(|check| checks::check(&play, check))?;
    }
    play.all_used(forced)?;
    scenario.twins.iter().try_for_each(|other| twin::check(&play, scenario, other))
}

fn build<G: Title>(scenario: &Scenario, files: &Files) -> Result<G, Snag> {
    let at = scenario.game.at;
    let content = G::read(files).map_err(|error| {
        let message = format!("the content of {} is broken: {error}", G::about().id);
        Snag::new(at, Problem::Position(message))
    })?;
    G::build(&scenario.setup, &content, G::about().rules_version)
        .map_err(|error| Snag::new(at, Problem::Setup(error)))
}

/// Checks that the game refuses the setup or the position, and says so in the words expected.
fn refuse_position<G: Title + Narrate + Arrange>(
    scenario: &Scenario,
    files: &Files,
    wanted: &Word,
) -> Result<(), Snag> {
    let begun = build::<G>(scenario, files).and_then(|game| {
        let given = scenario.given.as_ref();
        Play::begin(&game, given, scenario.seed, &scenario.chance).map(|_| ())
    });
    let found = match begun {
        Ok(()) => return Err(Snag::new(wanted.at, Problem::Possible)),
        Err(snag) => match *snag.problem {
            Problem::Setup(error) => error.to_string(),
            Problem::Impossible(impossible) => impossible.0,
            Problem::Position(message) => message,
            problem => return Err(Snag { problem: Box::new(problem), ..snag }),
        },
    };
    if found.contains(&wanted.text) {
        return Ok(());
    }
    Err(Snag::new(wanted.at, Problem::OtherImpossibility { found }))
}
