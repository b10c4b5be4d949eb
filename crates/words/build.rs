//! Lists the locale files and rulebooks, so that a new language or game is a new file and nothing
//! else.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let folder = root.join("locales");
    fs::write(out.join("locales.rs"), locales(&folder, |path| !is_the_pages(path))?)?;
    fs::write(out.join("titles.rs"), locales(&folder, is_a_title)?)?;
    fs::write(out.join("rulebooks.rs"), rulebooks(&root.join("games"))?)?;
    Ok(())
}

/// Those of `locales/<language>/*.ftl` that are wanted, by language.
fn locales(folder: &Path, wanted: fn(&Path) -> bool) -> Outcome<String> {
    let mut list = String::from("&[\n");
    for language in entries(folder)?.iter().filter(|path| path.is_dir()) {
        writeln!(list, "    ({:?}, &[", stem(language))?;
        let files = entries(language)?;
        for file in files.iter().filter(|path| has_extension(path, "ftl") && wanted(path)) {
            writeln!(list, "        ({:?}, include_str!({:?})),", stem(file), watched(file))?;
        }
        list.push_str("    ]),\n");
    }
    list.push_str("]\n");
    Ok(list)
}

/// `games/<game>/rulebook/<language>.md`, by game and language.
fn rulebooks(folder: &Path) -> Outcome<String> {
    let mut list = String::from("&[\n");
    for game in entries(folder)? {
        let books = game.join("rulebook");
        if !books.is_dir() {
            continue;
        }
        for file in entries(&books)?.iter().filter(|path| has_extension(path, "md")) {
            let (game, language) = (stem(&game), stem(file));
            let text = watched(file);
            writeln!(list, "    ({game:?}, {language:?}, include_str!({text:?})),")?;
        }
    }
    list.push_str("]\n");
    Ok(list)
}

/// What is in a folder, in order of the names; the build runs again when that changes.
fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    watched(folder);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

fn watched(path: &Path) -> String {
    let path = path.display().to_string();
    println!("cargo::rerun-if-changed={path}");
    path
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Whether a file holds words that only the page says, and only the page's tests know about.
fn is_the_pages(path: &Path) -> bool {
    stem(path).split('-').any(|part| part == "web")
}

/// Whether a file says what a game is to those who do not play it yet.
fn is_a_title(path: &Path) -> bool {
    stem(path).ends_with("-web-title")
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}
