//! Game files that are opened as tables, for development.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use gladsheim_protocol::TableId;
use gladsheim_registry::record::Record;
use gladsheim_server::Hall;

use crate::files::read_game;

/// What stands in a file's name before the number of a move, and for chance of its own.
const MOVE: char = '@';
const FRESH: &str = "+fresh";

/// A game file, and from where it is to be played on.
pub(super) struct Scene {
    /// The name of its table.
    pub(super) id: TableId,
    file: Record,
    moves: Option<usize>,
    fresh: bool,
}

/// The game files of a folder, in the order of their names.
pub(super) fn read(folder: &Path) -> Result<Vec<Scene>> {
    let name = || folder.display().to_string();
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(name)? {
        let path = entry.with_context(name)?.path();
        if path.extension().is_some_and(|end| end == "json") {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        bail!("there is no game file (*.json) in {}", name());
    }
    paths.sort();
    paths.iter().map(|path| scene(path)).collect()
}

fn scene(path: &Path) -> Result<Scene> {
    let file = read_game(path)?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let (id, moves, fresh) = parse(&stem).with_context(|| path.display().to_string())?;
    Ok(Scene { id, file, moves, fresh })
}

/// What a file's name says: `NAME`, `NAME@12`, `NAME+fresh`, `NAME@12+fresh`.
fn parse(stem: &str) -> Result<(TableId, Option<usize>, bool)> {
    let (rest, fresh) = match stem.strip_suffix(FRESH) {
        Some(rest) => (rest, true),
        None => (stem, false),
    };
    let moves = match rest.split_once(MOVE) {
        Some((_, number)) => {
            Some(number.parse().ok().context("the number of a move must stand after @")?)
        }
        None => None,
    };
    let id = stem.replace([MOVE, '+'], "-");
    let id = id.parse().context("its name cannot stand in an address")?;
    Ok((id, moves, fresh))
}

impl Scene {
    /// Opens it as a table, unless there is one of that name from before.
    pub(super) async fn open(&self, hall: &Hall) -> Result<()> {
        let opened = hall.stage(self.id.clone(), &self.file, self.moves, self.fresh).await;
        opened.map(drop).with_context(|| format!("the stage \"{}\"", self.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_from_where_it_goes_on() {
        for (stem, id, moves, fresh) in [
            ("attack", "attack", None, false),
            ("attack@12", "attack-12", Some(12), false),
            ("attack+fresh", "attack-fresh", None, true),
            ("attack@0+fresh", "attack-0-fresh", Some(0), true),
        ] {
            let parsed = parse(stem).unwrap();
            assert_eq!((parsed.0.as_str(), parsed.1, parsed.2), (id, moves, fresh));
        }
        for bad in ["attack@", "attack@x", "attack@1@2", "an attack", "attack@-1"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
