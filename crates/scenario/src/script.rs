//! What a file says, read from its tree and checked as far as that takes no game.

mod checks;
mod moves;
mod step;

use std::collections::BTreeMap;

use gladsheim_engine::{Setup, Viewer};

use crate::fault::{Fault, Problem, Snag, Source};
use crate::fields::{Fields, list, number, table, text};
use crate::tree::{self, Node, Value};

pub(crate) use checks::Check;
pub(crate) use moves::{Move, Word};
pub(crate) use step::{Act, Step};

/// A file of scenarios, read and checked as far as that takes no game.
#[derive(Clone, Debug)]
pub struct File {
    pub(crate) source: Source,
    pub(crate) scenarios: Vec<Scenario>,
}

/// One scenario: a position, what is done in it, and what must come of it.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    pub(crate) at: usize,
    pub(crate) title: String,
    pub(crate) rules: Vec<Word>,
    pub(crate) game: Word,
    pub(crate) setup: Setup,
    pub(crate) given: Option<Node>,
    pub(crate) seed: Option<u64>,
    pub(crate) chance: Vec<Word>,
    pub(crate) impossible: Option<Word>,
    pub(crate) steps: Vec<Step>,
    pub(crate) twins: Vec<Twin>,
}

/// A second game beside the first, which some viewers can or cannot tell from it.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    pub(crate) at: usize,
    pub(crate) alike: bool,
    pub(crate) to: Vec<Viewer>,
    pub(crate) except: Option<Node>,
    pub(crate) seed: Option<u64>,
    pub(crate) chance: Option<Vec<Word>>,
    pub(crate) moves: Option<Vec<Move>>,
}

/// A rule id in a file, and the line that names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mention<'f> {
    /// The id as written.
    pub rule: &'f str,
    /// The line, counted from 1.
    pub line: usize,
    /// Whether it is a rule the scenario is about, not only the reason of a refusal.
    pub is_subject: bool,
}

/// Reads a file of scenarios from its bytes.
///
/// # Errors
/// Says what cannot be read or understood, and where. A file with a mistake is refused as a whole.
pub fn parse(file: impl Into<String>, bytes: &[u8]) -> Result<File, Fault> {
    let (text, garbled) = match core::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), None),
        Err(error) => {
            let sound = bytes.get(..error.valid_up_to()).unwrap_or_default();
            (String::from_utf8_lossy(sound).into_owned(), Some(error.valid_up_to()))
        }
    };
    let source = Source { file: file.into(), text };
    let scenarios = match garbled {
        Some(at) => Err(Snag::new(at, Problem::NotText)),
        None => tree::read(&source.text).and_then(|root| read_file(&root)),
    };
    match scenarios {
        Ok(scenarios) => Ok(File { source, scenarios }),
        Err(snag) => Err(source.fault(snag)),
    }
}

impl File {
    /// The file as it was named when it was read.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.source.file
    }

    /// The games that the scenarios are about, each once, in order of appearance.
    #[must_use]
    pub fn games(&self) -> Vec<&str> {
        let mut games = Vec::new();
        for scenario in &self.scenarios {
            if !games.contains(&scenario.game.text.as_str()) {
                games.push(&scenario.game.text);
            }
        }
        games
    }

    /// How many scenarios there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.scenarios.len()
    }

    /// Whether there is no scenario; such a file is refused when it is read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.scenarios.is_empty()
    }

    /// All rule ids in the file, in order of appearance within each scenario.
    pub fn mentions(&self) -> impl Iterator<Item = Mention<'_>> {
        self.scenarios.iter().flat_map(|scenario| {
            let subjects = scenario.rules.iter().map(|word| (word, true));
            let reasons = scenario.steps.iter().filter_map(|step| match &step.act {
                Act::Refuse { because, .. } if step::is_rule(&because.text) => Some(because),
                _ => None,
            });
            let words = subjects.chain(reasons.map(|word| (word, false)));
            words.map(|(word, is_subject)| {
                let line = self.source.line_and_column(word.at).0;
                Mention { rule: &word.text, line, is_subject }
            })
        })
    }
}

/// One scenario at the top level, or many of them as `[[scenario]]` with a common `game`.
fn read_file(root: &Node) -> Result<Vec<Scenario>, Snag> {
    if !table(root)?.0.iter().any(|entry| entry.key == "scenario") {
        return Ok(vec![read_scenario(root, None)?]);
    }
    let mut fields = Fields::of(root)?;
    let common = fields.maybe("game").map(|entry| &entry.node);
    let scenarios = fields.must("scenario", list)?;
    fields.finish()?;
    if scenarios.is_empty() {
        return Err(Snag::new(root.at, Problem::Idle("file has no scenario")));
    }
    scenarios.iter().map(|node| read_scenario(node, common)).collect()
}

fn read_scenario(node: &Node, common: Option<&Node>) -> Result<Scenario, Snag> {
    let mut fields = Fields::of(node)?;
    let at = fields.at();
    let title = fields.must("title", text)?.to_owned();
    let rules = fields.must("rule", moves::words)?;
    let game = match (common, fields.maybe("game")) {
        (Some(common), Some(own)) => common.overlaid(&own.node),
        (Some(node), None) => node.clone(),
        (None, Some(own)) => own.node.clone(),
        (None, None) => return Err(Snag::new(at, Problem::Missing("game"))),
    };
    let (game, setup) = read_game(&game)?;
    let seats = usize::from(setup.players);
    let given = fields.maybe("given").map(|entry| entry.node.clone());
    if let Some(given) = &given {
        table(given)?;
    }
    let (seed, chance) = read_chance(&mut fields, given.is_some())?;
    let chance = chance.unwrap_or_default();
    let impossible = fields.read("impossible", moves::word)?;
    let steps = match fields.read("step", list)? {
        Some(steps) => {
            steps.iter().map(|node| step::read(node, seats)).collect::<Result<_, _>>()?
        }
        None => Vec::new(),
    };
    let mut twins = Vec::new();
    for (key, alike) in [("alike", true), ("unlike", false)] {
        if let Some(entry) = fields.maybe(key) {
            let nodes = match &entry.node.value {
                Value::List(nodes) => nodes.as_slice(),
                _ => core::slice::from_ref(&entry.node),
            };
            for node in nodes {
                twins.push(read_twin(node, alike, seats, given.is_some())?);
            }
        }
    }
    fields.finish()?;
    match (&impossible, steps.is_empty() && twins.is_empty()) {
        (Some(word), false) => Err(Snag::new(word.at, Problem::Both("impossible", "step"))),
        (None, true) => {
            Err(Snag::new(at, Problem::Idle("scenario does nothing and expects nothing")))
        }
        _ => Ok(()),
    }?;
    Ok(Scenario { at, title, rules, game, setup, given, seed, chance, impossible, steps, twins })
}

fn read_game(node: &Node) -> Result<(Word, Setup), Snag> {
    let mut fields = Fields::of(node)?;
    let name = fields.must("name", moves::word)?;
    let players = fields.must("players", |node| number(node, 1, 8))?;
    let mut options = BTreeMap::new();
    if let Some(chosen) = fields.read("options", table)? {
        for entry in &chosen.0 {
            let value = match &entry.node.value {
                Value::Text(text) => text.clone(),
                Value::Truth(truth) => truth.to_string(),
                Value::Integer(number) => number.to_string(),
                other => {
                    return Err(Snag::kind(entry.node.at, "a word or a switch", other.kind()));
                }
            };
            options.insert(entry.key.clone(), value);
        }
    }
    fields.finish()?;
    Ok((name, Setup { players: u8::try_from(players).unwrap_or(u8::MAX), options }))
}

fn read_twin(node: &Node, alike: bool, seats: usize, has_given: bool) -> Result<Twin, Snag> {
    let mut fields = Fields::of(node)?;
    let at = fields.at();
    let to = fields.must("to", |node| moves::viewers(node, seats))?;
    let except = fields.maybe("except");
    if let (Some(entry), false) = (except, has_given) {
        return Err(Snag::new(entry.at, Problem::Missing("given")));
    }
    let except = except.map(|entry| entry.node.clone());
    let (seed, chance) = read_chance(&mut fields, has_given)?;
    let moves = fields.read("do", |node| moves::read(node, None, seats))?;
    fields.finish()?;
    Ok(Twin { at, alike, to, except, seed, chance, moves })
}

/// Where chance comes from: a seed, which leaves nothing open, or outcomes by name.
fn read_chance(
    fields: &mut Fields<'_>,
    has_given: bool,
) -> Result<(Option<u64>, Option<Vec<Word>>), Snag> {
    let (seed, chance) = (fields.maybe("seed"), fields.maybe("chance"));
    match (seed, chance) {
        (Some(entry), _) if has_given => {
            return Err(Snag::new(entry.at, Problem::Both("seed", "given")));
        }
        (Some(_), Some(entry)) => {
            return Err(Snag::new(entry.at, Problem::Both("seed", "chance")));
        }
        _ => {}
    }
    let seed = seed.map(|entry| number(&entry.node, 0, i64::MAX).map(i64::unsigned_abs));
    let chance = chance.map(|entry| moves::words(&entry.node));
    Ok((seed.transpose()?, chance.transpose()?))
}
