//! Chores of the workspace: `cargo xtask <chore>`.
//!
//! Each chore is a module with a `run` that takes the root of the workspace and further arguments, and
//! returns what to print; it is named in [`CHORES`] and nowhere else.
#![allow(clippy::print_stdout, clippy::print_stderr)]

#[cfg(test)]
mod names;
mod new_game;
#[cfg(test)]
mod pure;
mod rules;
mod types;

use std::path::Path;
use std::process::ExitCode;

/// A chore: its name, what it does, and how.
struct Chore {
    name: &'static str,
    about: &'static str,
    run: fn(&Path, &[String]) -> anyhow::Result<String>,
}

const CHORES: &[Chore] = &[
    Chore {
        name: "new-game",
        about: "make a game of your own from the example: cargo xtask new-game NAME",
        run: new_game::run,
    },
    Chore {
        name: "rules",
        about: "check that every rule has a scenario and code that cites it, and every rule id a rule",
        run: |root, _| rules::run(root),
    },
    Chore {
        name: "types",
        about: "write the TypeScript types of the page from the Rust types of the wire",
        run: |root, _| types::run(root),
    },
    Chore {
        name: "types-check",
        about: "check that the TypeScript types are current",
        run: |root, _| types::check(root),
    },
];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next();
    let arguments: Vec<String> = arguments.collect();
    let Some(chore) = CHORES.iter().find(|chore| Some(chore.name) == name.as_deref()) else {
        eprintln!("usage: cargo xtask <chore>, where <chore> is one of");
        for Chore { name, about, .. } in CHORES {
            eprintln!("  {name:12} {about}");
        }
        return ExitCode::from(2);
    };
    match (chore.run)(&root(), &arguments) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace, which is one above this crate.
fn root() -> std::path::PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}
