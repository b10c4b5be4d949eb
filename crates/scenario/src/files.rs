//! Finding and reading files of scenarios.

use std::path::{Path, PathBuf};

use gladsheim_engine::{Arrange, Narrate, Title};

use crate::fault::{Fault, Problem};
use crate::outcome::Outcome;
use crate::script::{File, parse};
use crate::tree::MAX_BYTES;

/// The scenario files under the given paths: files as they are named, folders searched for
/// `*.toml` at any depth, in order of their names.
///
/// # Errors
/// Names the first path that cannot be read, and a folder without any scenario.
pub fn collect<P: AsRef<Path>>(paths: &[P]) -> Result<Vec<PathBuf>, Fault> {
    let mut found = Vec::new();
    for path in paths.iter().map(AsRef::as_ref) {
        if !path.is_dir() {
            found.push(path.to_owned());
            continue;
        }
        let before = found.len();
        search(path, &mut found)?;
        if found.len() == before {
            return Err(unreadable(path, &"there is no .toml file in this folder"));
        }
    }
    Ok(found)
}

fn search(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Fault> {
    let listing = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut entries = listing.map_err(|error| unreadable(folder, &error))?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // Links are not followed into folders: they could lead in a circle.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            search(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            found.push(path);
        }
    }
    Ok(())
}

/// Reads one file of scenarios from the disk.
///
/// # Errors
/// Says what cannot be read or understood, and where.
pub fn read(path: &Path) -> Result<File, Fault> {
    let bytes = gladsheim_intake::read(path, MAX_BYTES as u64)
        .map_err(|refused| unreadable(path, &refused.why))?;
    parse(path.display().to_string(), &bytes)
}

/// Runs all scenarios of one game that are in these files and folders.
///
/// # Errors
/// Names the first file that cannot be read or understood, or that is about another game.
pub fn run_paths<G: Title + Narrate + Arrange>(
    paths: &[impl AsRef<Path>],
) -> Result<Vec<Outcome>, Fault> {
    let mut outcomes = Vec::new();
    for path in collect(paths)? {
        let file = read(&path)?;
        outcomes.extend(file.strangers(&[G::about().id]));
        outcomes.extend(file.run::<G>());
    }
    Ok(outcomes)
}

pub(crate) fn unreadable(path: &Path, why: &impl ToString) -> Fault {
    Fault {
        file: path.display().to_string(),
        line: 1,
        column: 1,
        problem: Box::new(Problem::Unreadable(why.to_string())),
        suggestion: None,
    }
}
