//! Playthroughs: a game written out step by step, as a text file that is read in review.
//!
//! For each step the file says who is asked, what may be answered, what is answered, what happened
//! (in full, and as each viewer hears it where that differs), the hash of the state, and what
//! changed in each viewer's view. Views are written in full at the start.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use gladsheim_engine::{
    Actions, Chance, FastRng, Files, Game, Narrate, Recorder, Seat, SeatSet, Seed, Title, Viewer,
};
use serde::Serialize;
use serde_json::Value;

use crate::diff::differences;
use crate::golden;
use crate::setups::{file_name, pairwise_setups, setups};

/// The longest playthrough: what a person reads in one go.
pub const MAX_LINES: usize = 399;

/// Compares a random playthrough with the file that holds it, or rewrites it with `BLESS=1`.
///
/// # Panics
/// If the playthrough differs.
pub fn compare<G: Narrate>(path: impl AsRef<Path>, title: &str, game: &G, seed: u64) {
    golden::compare(path, &text(title, game, seed, MAX_LINES));
}

/// Compares playthroughs with the files in a folder, or rewrites them with `BLESS=1`: of the kinds of
/// table in which every pair of options comes up ([`pairwise_setups`]), with these content files.
///
/// Gives back the files. The seed of each is its index among all [`setups`], so that it stays what
/// it is when others come or go.
///
/// # Panics
/// If one differs, or if the game cannot be built.
pub fn compare_all<G: Title + Narrate>(folder: impl AsRef<Path>, files: &Files) -> Vec<PathBuf> {
    let about = G::about();
    let content = match G::read(files) {
        Ok(content) => content,
        Err(error) => panic!("the content is refused: {error}"),
    };
    let chosen = pairwise_setups(&about);
    let mut written = Vec::new();
    for (seed, setup) in (1..).zip(setups(&about)).filter(|(_, setup)| chosen.contains(setup)) {
        let name = file_name(&about, &setup);
        match G::build(&setup, &content, about.rules_version) {
            Ok(game) => {
                let title = format!("{}, {}", about.id, name.replace('-', " "));
                let file = folder.as_ref().join(format!("{name}.txt"));
                compare(&file, &title, &game, seed);
                written.push(file);
            }
            Err(error) => panic!("{name}: {error}"),
        }
    }
    written
}

/// A random playthrough in at most `lines` lines: to the end of the game, or as far as they go.
///
/// Chance is that of a table, so that the file guards the cryptographic stream too.
#[must_use]
pub fn text<G: Narrate>(title: &str, game: &G, seed: u64, lines: usize) -> String {
    let mut rng = FastRng::new(seed);
    let mut events = Recorder::new();
    let state = game.start(Chance::sealed(&Seed::from_number(seed)), &mut events);
    let mut writer = Writer { game, views: Vec::new(), state };
    let mut text = format!("# {title}, seed {seed}\n{}", writer.outcome(&events.0));
    let mut number = 0;
    while let Some(seat) = any(writer.game.waiting(&writer.state), &mut rng) {
        number += 1;
        let Some(step) = writer.step(number, seat, &mut rng) else { break };
        // One line is kept for the end.
        if text.lines().count() + step.lines().count() + 1 > lines {
            text.push_str("… and so on\n");
            return text;
        }
        text.push_str(&step);
    }
    let ranks = game.standings(&writer.state).map(|standings| standings.ranks().to_vec());
    let _ = writeln!(text, "over, ranks {ranks:?}");
    text
}

fn any(seats: SeatSet, rng: &mut FastRng) -> Option<Seat> {
    let skip = rng.below(seats.len() as u32) as usize;
    seats.iter().nth(skip)
}

struct Writer<'a, G: Game> {
    game: &'a G,
    state: G::State,
    /// What each viewer saw last.
    views: Vec<Value>,
}

impl<G: Narrate> Writer<'_, G> {
    fn step(&mut self, number: u32, seat: Seat, rng: &mut FastRng) -> Option<String> {
        let mut legal = Actions::new();
        self.game.legal(&self.state, seat, &mut legal);
        let &action = rng.pick(&legal)?;
        let asked = self.game.waiting(&self.state);
        let names: Vec<String> = legal.iter().map(|action| self.game.name(*action)).collect();
        let mut events = Recorder::new();
        self.game.step(&mut self.state, seat, action, &mut events);
        Some(format!(
            "\n{number}. asked {asked:?}, seat {seat} can: {}\n> {}\n{}",
            names.join(" | "),
            self.game.name(action),
            self.outcome(&events.0)
        ))
    }

    /// What happened, the hash of what came of it, and what it changed for everybody.
    fn outcome(&mut self, events: &[G::Event]) -> String {
        let mut text = String::new();
        for event in events {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {}{}", json(event), self.as_heard(event));
        }
        let bytes = postcard::to_allocvec(&self.state).unwrap_or_default();
        let _ = writeln!(text, "  hash {}", &blake3::hash(&bytes).to_hex()[..16]);
        text + &self.changes()
    }

    /// What changed in the views: for everybody first, then what only some see.
    fn changes(&mut self) -> String {
        let mut viewers: Vec<(Viewer, Vec<String>)> = Vec::new();
        for (index, viewer) in Viewer::all(self.game.seats()).enumerate() {
            let view =
                serde_json::to_value(self.game.view(&self.state, viewer)).unwrap_or_default();
            let changes = match self.views.get(index) {
                Some(before) => differences(before, &view)
                    .into_iter()
                    .map(|(path, _, now)| format!("{path} {now}"))
                    .collect(),
                None => vec![view.to_string()],
            };
            viewers.push((viewer, changes));
            match self.views.get_mut(index) {
                Some(before) => *before = view,
                None => self.views.push(view),
            }
        }
        let of_all = |change: &String| viewers.iter().all(|(_, changes)| changes.contains(change));
        let (_, public) = &viewers[0];
        let common: Vec<String> = public.iter().filter(|change| of_all(change)).cloned().collect();
        let mut text = String::new();
        if !common.is_empty() {
            let _ = writeln!(text, "  all see {}", common.join(", "));
        }
        for (viewer, mut changes) in viewers {
            changes.retain(|change| !common.contains(change));
            if !changes.is_empty() {
                let _ = writeln!(text, "  {} sees {}", name(viewer), changes.join(", "));
            }
        }
        text
    }

    /// How the viewers hear of an event, where it is not as it was: those who hear the same
    /// together.
    fn as_heard(&self, event: &G::Event) -> String {
        let full = json(event);
        let mut versions: Vec<(String, Vec<String>)> = Vec::new();
        for viewer in Viewer::all(self.game.seats()) {
            let told = self.game.redact(event, viewer);
            let told = told.map_or_else(|| "nothing".to_owned(), |told| json(&told));
            if told == full {
                continue;
            }
            match versions.iter_mut().find(|(version, _)| *version == told) {
                Some((_, viewers)) => viewers.push(name(viewer)),
                None => versions.push((told, vec![name(viewer)])),
            }
        }
        let heard = |(told, viewers): &(String, Vec<String>)| {
            format!(" [{} told {told}]", viewers.join(", "))
        };
        versions.iter().map(heard).collect()
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Public => "public".to_owned(),
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
