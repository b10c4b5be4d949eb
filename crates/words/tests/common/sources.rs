//! The keys that stand in the code.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folders whose code speaks to people.
const SPEAKING: [&str; 7] = [
    "crates/engine/src",
    "crates/gladsheim/src",
    "crates/words/src",
    "crates/registry/src",
    "crates/server/src",
    "crates/table/src",
    "games",
];

/// Every key that stands in the code as a whole, outside of tests.
pub fn keys() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    SPEAKING.iter().for_each(|folder| collect(&root.join(folder), &mut files));
    let mut keys = BTreeSet::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("code is text");
        // The tests stand at the end of a file and bring words of their own.
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        keys.extend(literals(code).filter(|literal| is_key(literal)).map(str::to_owned));
    }
    keys
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the project").flatten() {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() && name != "tests" && name != "benches" && name != "target" {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs")
            && name != "toy.rs"
            && name != "tests.rs"
        {
            files.push(path);
        }
    }
}

/// What stands between quotation marks, line by line, outside of comments.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn is_key(literal: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    // What ends in a hyphen is the beginning of keys that are put together.
    literal.bytes().all(plain) && !literal.ends_with('-') && is_ours(literal)
}

/// Whether a key belongs to the program or to a game on the shelf.
pub fn is_ours(key: &str) -> bool {
    let Some((prefix, _)) = key.split_once('-') else { return false };
    let games = gladsheim_registry::Shelf::all().ids();
    ["cli", "hall", "illegal", "list"].contains(&prefix) || games.contains(&prefix)
}
