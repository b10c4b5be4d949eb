//! `cargo xtask rules`: the rule ids of rulebooks, scenarios and code must agree.
//!
//! A rule is defined where its id stands in bold at the start of a line of a rulebook,
//! `games/<game>/rulebook/en.md`. Every rule needs a scenario under `games/<game>/scenarios` that
//! lists it as `rule`, and every id that scenarios, code or the page mention must be defined. Every
//! rule is cited in the code or the content that carries it out, or stands in `rulebook/carried.toml` with
//! what carries it instead.
//!
//! A game in the making may list rules that are still open in `rulebook/open.toml`: they need neither a
//! scenario nor a citation. One that has both must leave the list, and a released game has none.

mod ids;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use gladsheim_engine::nearest;
use gladsheim_registry::Shelf;
use ids::Mention;

/// What was found in one game, and what is wrong with it.
struct Report {
    game: String,
    rules: BTreeSet<String>,
    scenarios: usize,
    problems: Vec<String>,
}

/// The files of the page that may mention rules.
const PAGE: [&str; 6] = ["ts", "js", "svelte", "css", "html", "md"];
/// What is in the page's folder and is not ours.
const NOT_OURS: [&str; 2] = ["node_modules", "dist"];

/// Checks all games.
pub(crate) fn run(root: &Path) -> anyhow::Result<String> {
    let games = root.join("games");
    let mut summary = String::new();
    let mut problems = Vec::new();
    let mut defined = BTreeSet::new();
    for folder in folders(&games)? {
        let Report { game, rules, scenarios, problems: found } = check(root, &folder)?;
        writeln!(summary, "{game}: {} rules, {scenarios} scenarios", rules.len())?;
        problems.extend(found);
        defined.extend(rules);
    }
    problems.extend(page(root, &defined)?);
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
    let unknown = |location: String, id: &str| unknown(&location, id, defined.keys().copied());

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
                let location = format!("{}:{}", shown(&path), mention.line);
                problems.push(unknown(location, mention.rule));
            } else if mention.is_subject {
                tested.push(mention.rule.to_owned());
            }
        }
    }

    let prefixes = ids::prefixes(defined.keys().copied());
    let mut cited = BTreeSet::new();
    for path in files(&folder.join("src"), "rs")? {
        let text = read(&path)?;
        cited.extend(ids::cited(&text, &prefixes));
        for Mention { id, line } in ids::undefined(&text, &prefixes, &defined.keys().copied()) {
            problems.push(unknown(format!("{}:{line}", shown(&path)), id));
        }
    }

    let (open_list, open) = open_rules(folder)?;
    if Shelf::released().find(&game).is_ok() && open_list.exists() {
        problems.push(format!("{}: a released game has no open rules", shown(&open_list)));
    }
    for (id, line) in &defined {
        if !open.contains(*id) && !tested.iter().any(|tested| tested == id) {
            problems.push(format!("{}:{line}: {id} has no scenario", shown(&book)));
        }
    }
    for extension in ["csv", "toml"] {
        for path in files(&folder.join("content"), extension)? {
            cited.extend(ids::cited(&read(&path)?, &prefixes));
        }
    }
    let list = folder.join("rulebook/carried.toml");
    let carried = carried(&list)?;
    for (id, reason) in &carried {
        if !defined.contains_key(id.as_str()) {
            problems.push(unknown(shown(&list), id));
        } else if cited.contains(id) {
            problems.push(format!("{}: {id} is cited and needs no entry", shown(&list)));
        } else if reason.trim().is_empty() {
            problems.push(format!("{}: {id} does not say what carries it", shown(&list)));
        }
    }
    for (id, line) in &defined {
        let is_carried = cited.contains(*id) || carried.contains_key(*id);
        if open.contains(*id) && is_carried && tested.iter().any(|tested| tested == id) {
            problems.push(format!("{}: {id} is done and must leave the list", shown(&open_list)));
        } else if !open.contains(*id) && !is_carried {
            let book = shown(&book);
            problems.push(format!("{book}:{line}: {id} is cited nowhere in src or content"));
        }
    }
    for id in open.iter().filter(|id| !defined.contains_key(id.as_str())) {
        problems.push(unknown(shown(&open_list), id));
    }
    let rules = defined.keys().map(|id| (*id).to_owned()).collect();
    Ok(Report { game, rules, scenarios, problems })
}

/// The ids that the page mentions and no rulebook has.
fn page(root: &Path, defined: &BTreeSet<String>) -> anyhow::Result<Vec<String>> {
    let defined = || defined.iter().map(String::as_str);
    let prefixes = ids::prefixes(defined());
    let mut problems = Vec::new();
    for extension in PAGE {
        for path in files(&root.join("web"), extension)? {
            let shown = path.strip_prefix(root).unwrap_or(&path).display();
            for Mention { id, line } in ids::undefined(&read(&path)?, &prefixes, &defined()) {
                problems.push(unknown(&format!("{shown}:{line}"), id, defined()));
            }
        }
    }
    Ok(problems)
}

fn unknown<'t>(location: &str, id: &str, defined: impl Iterator<Item = &'t str>) -> String {
    let near = nearest(id, defined);
    let hint = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
    format!("{location}: the rulebook has no rule {id}{hint}")
}

/// The rules that no code cites, each with what carries it; none if there is no such list.
fn carried(list: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    if !list.exists() {
        return Ok(BTreeMap::new());
    }
    toml::from_str(&read(list)?).with_context(|| list.display().to_string())
}

/// The rules of a game in the making that are still open, and the file that lists them.
fn open_rules(folder: &Path) -> anyhow::Result<(PathBuf, BTreeSet<String>)> {
    #[derive(serde::Deserialize)]
    struct Open {
        open: BTreeSet<String>,
    }
    let list = folder.join("rulebook/open.toml");
    if !list.exists() {
        return Ok((list, BTreeSet::new()));
    }
    let Open { open } =
        toml::from_str(&read(&list)?).with_context(|| list.display().to_string())?;
    Ok((list, open))
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
                let name = path.file_name().unwrap_or_default();
                if !NOT_OURS.iter().any(|theirs| name == *theirs) {
                    open.push(path);
                }
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
