//! Chores of the workspace: `cargo xtask <chore>`.
//!
//! Each chore is a module with a `run` that takes the root of the workspace and returns what to
//! print; it is named in [`CHORES`] and nowhere else.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod rules;
mod types;

use std::path::Path;
use std::process::ExitCode;

/// A chore: its name, what it does, and how.
struct Chore {
    name: &'static str,
    about: &'static str,
    run: fn(&Path) -> anyhow::Result<String>,
}

const CHORES: &[Chore] = &[
    Chore {
        name: "rules",
        about: "check that every rule of every rulebook has a scenario, and every rule id a rule",
        run: rules::run,
    },
    Chore {
        name: "types",
        about: "write the TypeScript types of the page from the Rust types of the wire",
        run: types::run,
    },
    Chore {
        name: "types-check",
        about: "check that the TypeScript types are current",
        run: types::check,
    },
];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (name, rest) = (arguments.next(), arguments.next());
    let chore = CHORES.iter().find(|chore| Some(chore.name) == name.as_deref());
    let (Some(chore), None) = (chore, rest) else {
        eprintln!("usage: cargo xtask <chore>, where <chore> is one of");
        for Chore { name, about, .. } in CHORES {
            eprintln!("  {name:12} {about}");
        }
        return ExitCode::from(2);
    };
    match (chore.run)(&root()) {
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
