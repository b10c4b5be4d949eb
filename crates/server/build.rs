//! Collects the rulebooks of all games, so that a new game brings its own.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut folders: Vec<PathBuf> =
        fs::read_dir(&games)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    folders.sort();
    let mut list = String::from("&[\n");
    for folder in folders {
        let book = folder.join("rulebook/en.md");
        if let (Some(game), true) = (folder.file_name(), book.is_file()) {
            println!("cargo::rerun-if-changed={}", book.display());
            let book = book.canonicalize()?;
            let _ = writeln!(list, "    ({:?}, include_str!({book:?})),", game.to_string_lossy());
        }
    }
    list.push_str("]\n");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("rulebooks.rs"), list)
}
