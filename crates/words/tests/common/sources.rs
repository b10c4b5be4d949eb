//! The keys that stand in the code.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folders whose code speaks to people.
const SPEAKING: [&str; 5] = [
    "crates/engine/src",
    "crates/gladsheim/src",
    "crates/words/src",
    "crates/registry/src",
    "games",
];

/// Every key that stands in the code as a whole, outside of tests.
pub fn keys() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    SPEAKING.iter().for_each(|folder| collect(&root.join(folder), &mut files));
    let mut prefixes: Vec<String> = ["cli", "hall", "illegal", "list"].map(String::from).into();
    prefixes.extend(gladsheim_registry::titles().iter().map(|title| title.id().to_owned()));
    let mut keys = BTreeSet::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("code is text");
        // The tests stand at the end of a file and bring words of their own.
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        keys.extend(literals(code).filter(|literal| is_key(literal, &prefixes)).map(str::to_owned));
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

fn is_key(literal: &str, prefixes: &[String]) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let prefix = literal.split_once('-').map(|(prefix, _)| prefix);
    literal.bytes().all(plain) && prefix.is_some_and(|prefix| prefixes.iter().any(|p| p == prefix))
}
