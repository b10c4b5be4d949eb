//! Walks a lesson as far as its script goes, and says what could be answered next: for whoever
//! writes one. `cargo run -p gladsheim-table --example lesson -- GAME SCRIPT [DEAL]`
#![expect(clippy::print_stdout, reason = "whoever writes a lesson reads it")]

use std::collections::BTreeMap;

use gladsheim_engine::{Seat, Seed, Viewer};
use gladsheim_registry::{AnyMatch, Happenings};
use gladsheim_table::Lesson;
use gladsheim_words::{Reader, Words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let title = gladsheim_registry::find(&arguments.next().ok_or("which game?")?)?;
    let script = std::fs::read_to_string(arguments.next().ok_or("which script?")?)?;
    let lesson = Lesson::read(&script)?;
    let deal = arguments.next().map(|deal| deal.parse().map(Seed::from_number)).transpose()?;
    let game = title.build(&lesson.setup(), None)?;
    let (mut table, opening) = game.start(&deal.unwrap_or_else(|| lesson.seed()));
    let learner = lesson.learner();
    let told = Told::new(learner, game.seats());
    told.events(&opening);
    let mut answered: BTreeMap<Seat, usize> = BTreeMap::new();
    loop {
        let waiting = table.waiting();
        let script = |seat: Seat| {
            let number = answered.get(&seat).copied().unwrap_or(0);
            match seat == learner {
                true => lesson.moments().get(number).and_then(|moment| moment.want.first()),
                false => lesson.answers_of(seat).get(number),
            }
        };
        let Some((seat, name)) = waiting.iter().find_map(|seat| Some((seat, script(seat)?))) else {
            for seat in waiting.iter() {
                let asked = table.question(seat, Viewer::Seat(seat));
                let kind = asked.map(|asked| asked.ask.to_string()).unwrap_or_default();
                println!("\nseat {seat} is asked {kind}:");
                let names: Vec<String> =
                    table.legal(seat).into_iter().map(|choice| choice.name).collect();
                println!("  {}", names.join(" | "));
            }
            println!("\nround {}, {:?}", table.round(), table.standings());
            told.position(&*table);
            return Ok(());
        };
        let kind = table.question(seat, Viewer::Seat(seat));
        let kind = kind.map(|asked| asked.ask["type"].to_string()).unwrap_or_default();
        println!("[{seat} {kind}: {name}]");
        let name = name.clone();
        let happened = table.apply_named(seat, &name)?;
        *answered.entry(seat).or_default() += 1;
        told.events(&happened);
    }
}

/// Everything in words, as the learner hears it.
struct Told {
    words: Words,
    learner: Seat,
    names: Vec<String>,
    viewer: Viewer,
}

impl Told {
    fn new(learner: Seat, seats: usize) -> Self {
        let names = (0..seats).map(|seat| format!("Seat{seat}")).collect();
        Self { words: Words::english(), learner, names, viewer: Viewer::Seat(learner) }
    }

    fn reader(&self) -> Reader<'_> {
        Reader { seat: Some(self.learner), names: &self.names }
    }

    fn events(&self, happenings: &Happenings) {
        for event in happenings.redacted(self.viewer) {
            println!("    {}", self.words.say(&event.phrase, &self.reader()));
        }
    }

    fn position(&self, table: &dyn AnyMatch) {
        for line in table.tell_view(self.viewer) {
            println!("  {}", self.words.say(&line, &self.reader()));
        }
    }
}
