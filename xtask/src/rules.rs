//! `cargo xtask rules`: the rule ids of rulebooks, scenarios and code must agree.
//!
//! A rule is defined where its id stands in bold at the start of a line of a rulebook,
//! `games/<game>/rulebook/en.md`. Every rule needs a scenario under `games/<game>/scenarios` that
//! lists it as `rule`, and every id that scenarios or code mention must be defined.

mod ids;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use gladsheim_engine::nearest;
use ids::{Mention, Mentioned};

/// What was found in one game, and what is wrong with it.
struct Report {
    game: String,
    rules: usize,
    scenarios: usize,
    problems: Vec<String>,
}

/// Checks all games.
pub(crate) fn run(root: &Path) -> anyhow::Result<String> {
    let games = root.join("games");
    let mut summary = String::new();
    let mut problems = Vec::new();
    for folder in folders(&games)? {
        let report = check(root, &folder)?;
        let Report { game, rules, scenarios, .. } = &report;
        writeln!(summary, "{game}: {rules} rules, {scenarios} scenarios")?;
        problems.extend(report.problems);
    }
    if problems.is_empty() {
        return Ok(summary.trim_end().to_owned());
    }
    let count = problems.len();
    bail!("{}\n{count} problems with rule ids", problems.join("\n"))
}

fn check(root: &Path, folder: &Path) -> anyhow::Result<Report> {
    let shown = |path: &Path| path.strip_prefix(root).unwrap_or(path).display().to_string();
    let game = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut problems = Vec::new();

    let book = folder.join("rulebook/en.md");
    let text = read(&book)?;
    let mut defined: BTreeMap<&str, usize> = BTreeMap::new();
    for Mention { id, line } in ids::defined(&text) {
        if let Some(first) = defined.insert(id, line) {
            let book = shown(&book);
            problems.push(format!("{book}:{line}: {id} is defined in line {first} already"));
        }
    }
    let unknown = |place: String, id: &str| {
        let near = nearest(id, defined.keys().copied());
        let hint = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
        format!("{place}: the rulebook has no rule {id}{hint}")
    };

    let (mut scenarios, mut tested) = (0, Vec::new());
    for path in files(&folder.join("scenarios"), "toml")? {
        let bytes = std::fs::read(&path).with_context(|| shown(&path))?;
        let file = match gladsheim_scenario::parse(shown(&path), &bytes) {
            Ok(file) => file,
            Err(fault) => {
                problems.push(fault.to_string());
                continue;
            }
        };
        scenarios += file.len();
        for mention in file.mentions() {
            if !defined.contains_key(mention.rule) {
                let place = format!("{}:{}", shown(&path), mention.line);
                problems.push(unknown(place, mention.rule));
            } else if mention.is_subject {
                tested.push(mention.rule.to_owned());
            }
        }
    }

    let prefixes = ids::prefixes(defined.keys().copied());
    for path in files(&folder.join("src"), "rs")? {
        let text = read(&path)?;
        for Mentioned { mention: Mention { id, line }, quoted } in ids::mentioned(&text, &prefixes)
        {
            // Prose may speak of a whole group, VH-LAST for VH-LAST-1 and its neighbours.
            let is_group = || defined.keys().any(|rule| is_group_of(id, rule));
            if !defined.contains_key(id) && (quoted || !is_group()) {
                problems.push(unknown(format!("{}:{line}", shown(&path)), id));
            }
        }
    }

    for (id, line) in &defined {
        if !tested.iter().any(|tested| tested == id) {
            problems.push(format!("{}:{line}: {id} has no scenario", shown(&book)));
        }
    }
    Ok(Report { game, rules: defined.len(), scenarios, problems })
}

/// Whether `id` is `rule` up to one of its dashes.
fn is_group_of(id: &str, rule: &str) -> bool {
    rule.strip_prefix(id).is_some_and(|rest| rest.starts_with('-'))
}

/// The folders of the games, in order of their names.
fn folders(games: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in std::fs::read_dir(games).with_context(|| games.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

/// The files with this extension in a folder, at any depth, in order of their names; none if
/// there is no such folder.
fn files(folder: &Path, extension: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop().filter(|folder| folder.is_dir()) {
        for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests;
