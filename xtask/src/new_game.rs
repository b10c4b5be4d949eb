//! `cargo xtask new-game NAME`: a game of your own, made from the example.
//!
//! The example's crate, words, page folder and generated types are copied under the new name, and
//! wherever the workspace and the registry name the example, the new game stands beside it. So it is
//! on the development shelf, passes all tests as it is, and can be changed step by step.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use gladsheim_registry::EXAMPLE;

/// Where the example stands in a list, in a line of its own.
const LISTS: [&str; 3] =
    ["Cargo.toml", "crates/registry/Cargo.toml", "crates/registry/src/shelf.rs"];

/// The lock files, in which packages stand in the order of their names.
const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

/// The folders that are a game's own.
const FOLDERS: [&str; 2] = ["games", "web/src/lib/games"];

/// Words that no crate, folder or module can be called.
const TAKEN: [&str; 8] = ["crate", "match", "move", "self", "super", "test", "type", "use"];

/// Makes the game and puts what was written into the form that checks want.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<String> {
    let [name] = arguments else { bail!("say one name: cargo xtask new-game NAME") };
    make(root, name)?;
    let mut format = Command::new("cargo");
    let package = format!("gladsheim-{name}");
    format.current_dir(root).args(["fmt", "-p", &package, "-p", "gladsheim-registry"]);
    ensure!(format.status().is_ok_and(|done| done.success()), "cargo fmt failed");
    let prettier = root.join("web/node_modules/.bin/prettier");
    if prettier.is_file() {
        let folder = format!("src/lib/games/{name}");
        let mut format = Command::new(&prettier);
        format.current_dir(root.join("web")).args(["--log-level", "warn", "--write", &folder]);
        ensure!(format.status().is_ok_and(|done| done.success()), "prettier failed");
    }
    Ok(format!(
        "games/{name} is a game now. `make check && cargo test -p gladsheim-{name}` proves it,\n\
         `gladsheim serve --shelf all` opens a hall with it; games/{name}/src/lib.rs says where to begin"
    ))
}

/// Copies the example and lists the copy.
fn make(root: &Path, name: &str) -> Result<()> {
    let plain = name.len() >= 3 && name.bytes().all(|byte| byte.is_ascii_lowercase());
    ensure!(plain, "a game's name is three or more lower-case letters, not \"{name}\"");
    ensure!(!TAKEN.contains(&name), "\"{name}\" means something else already");
    for folder in ["games", "crates"] {
        let taken = root.join(folder).join(name);
        ensure!(!taken.exists(), "there is already a {folder}/{name}");
    }
    let rename = Renaming::to(name);
    for folder in FOLDERS {
        let (from, to) = (root.join(folder).join(EXAMPLE), root.join(folder).join(name));
        copy(&from, &to, &rename)?;
    }
    for file in
        words(root)?.into_iter().chain([root.join(format!("web/src/generated/{EXAMPLE}.ts"))])
    {
        copy(&file, &rename.path(&file), &rename)?;
    }
    for list in LISTS {
        edit(&root.join(list), |text| beside(text, &rename))?;
    }
    for lock in LOCKS {
        edit(&root.join(lock), |text| locked(text, &rename))?;
    }
    Ok(())
}

/// The example's files of words, in every language.
fn words(root: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for language in listing(&root.join("locales"))?.into_iter().filter(|path| path.is_dir()) {
        found.extend(listing(&language)?.into_iter().filter(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.split(['-', '.']).next() == Some(EXAMPLE)
        }));
    }
    Ok(found)
}

fn listing(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// From the example's name to another, as it is written in types, ids and everywhere else.
struct Renaming([(String, String); 3]);

impl Renaming {
    fn to(name: &str) -> Self {
        let title = |name: &str| format!("{}{}", name[..1].to_uppercase(), &name[1..]);
        Self([
            (EXAMPLE.to_owned(), name.to_owned()),
            (title(EXAMPLE), title(name)),
            (EXAMPLE.to_uppercase(), name.to_uppercase()),
        ])
    }

    fn text(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
    }

    /// The path with another last name.
    fn path(&self, path: &Path) -> PathBuf {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        path.with_file_name(self.text(&name))
    }
}

/// Copies a file, or a folder with all that is in it.
fn copy(from: &Path, to: &Path, rename: &Renaming) -> Result<()> {
    let told = || from.display().to_string();
    if from.is_dir() {
        fs::create_dir_all(to).with_context(told)?;
        for entry in listing(from)? {
            let name = rename.path(&entry);
            copy(&entry, &to.join(name.file_name().unwrap_or_default()), rename)?;
        }
        return Ok(());
    }
    let text = fs::read_to_string(from).with_context(told)?;
    fs::write(to, rename.text(&text)).with_context(told)
}

fn edit(path: &Path, change: impl Fn(&str) -> String) -> Result<()> {
    let told = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(told)?;
    fs::write(path, change(&text)).with_context(told)
}

/// A list in which the new game stands after the example, which itself stays the example.
fn beside(text: &str, rename: &Renaming) -> String {
    let mut longer = String::new();
    for line in text.lines() {
        longer.push_str(line);
        longer.push('\n');
        if line.contains(EXAMPLE) && !line.contains("EXAMPLE") {
            longer.push_str(&rename.text(line));
            longer.push('\n');
        }
    }
    longer
}

/// A lock file with the new game's package, which the registry needs beside the example. Tests that
/// use the example go on with the example alone.
fn locked(text: &str, rename: &Renaming) -> String {
    let package = rename.text(&format!("\"gladsheim-{EXAMPLE}\""));
    let mut blocks: Vec<String> = Vec::new();
    for block in text.trim_end().split("\n\n") {
        let is_of = |name: &str| block.contains(&format!("name = \"gladsheim-{name}\""));
        if is_of(EXAMPLE) {
            blocks.extend([block.to_owned(), rename.text(block)]);
        } else if is_of("registry") {
            blocks.push(with_dependency(block, &package));
        } else {
            blocks.push(block.to_owned());
        }
    }
    // What stands before the packages stays first.
    let packages = blocks.iter().position(|block| block.contains("[[package]]")).unwrap_or(0);
    blocks[packages..].sort_by_key(|block| block.lines().nth(1).map(str::to_owned));
    blocks.join("\n\n") + "\n"
}

fn with_dependency(block: &str, package: &str) -> String {
    let (mut before, mut needed, mut after) = (Vec::new(), Vec::new(), Vec::new());
    for line in block.lines() {
        match line.starts_with(" \"") {
            true => needed.push(line.to_owned()),
            false if needed.is_empty() => before.push(line.to_owned()),
            false => after.push(line.to_owned()),
        }
    }
    needed.push(format!(" {package},"));
    needed.sort();
    [before, needed, after].concat().join("\n")
}

#[cfg(test)]
mod tests;
