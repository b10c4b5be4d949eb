//! Content files on disk, for those who play with decks of their own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use gladsheim_engine::nearest;
use gladsheim_intake::{Unreadable, Why, is_plain, plain};
use serde_json::Value;

use crate::{AnyTitle, Error, Shelf, content};

/// The longest content file that is read, in bytes: far more than the largest deck needs.
const MOST: u64 = 1 << 20;

/// Why content files on disk cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ContentFileError {
    /// Neither a folder nor a file has this name.
    #[error("there is no folder or file {}", .0.display())]
    Missing(PathBuf),
    /// They cannot be read.
    #[error("{0}")]
    Unreadable(Unreadable),
    /// A table of numbers or words, but none that the game has.
    #[error(
        "{} is not a content file of {game}; {}",
        path.display(),
        match nearest { Some(meant) => format!("did you mean \"{meant}\"?"), None => format!("it has {known}") }
    )]
    Unknown {
        /// The file.
        path: PathBuf,
        /// The game.
        game: &'static str,
        /// The most similar name.
        nearest: Option<String>,
        /// All names.
        known: String,
    },
    /// There are none.
    #[error("{} has no content for any game", .0.display())]
    Nothing(PathBuf),
    /// Some of their words would do something to a screen.
    #[error("\"{0}\" has characters that steer a screen instead of being read")]
    Unplain(String),
    /// They are not what the game can read.
    #[error("{0}")]
    Content(Error),
}

/// Reads a game's content from a file or a folder, as a text for [`AnyTitle::build`]; nothing if
/// the folder has nothing for this game.
///
/// In a folder, the game's files are looked for in the folder named after the game
/// (`DIR/valhalla/cards.toml`), and if there is none, in the folder itself. Files that are not
/// there are the box's. A single file will do for a game that has just one, or if it is
/// named like one of the game's.
///
/// # Errors
/// Refuses what cannot be read, files in the game's folder that it does not have, and content that
/// the game does not understand; the error names file, line and column.
pub fn read_content(title: &dyn AnyTitle, path: &Path) -> Result<Option<String>, ContentFileError> {
    check_exists(path)?;
    let boxed = title.content_files();
    let mut found = BTreeMap::new();
    let mut paths: BTreeMap<String, PathBuf> = BTreeMap::new();
    let mut take = |name: &str, file: PathBuf| {
        found.insert(name.to_owned(), read(&file)?);
        paths.insert(name.to_owned(), file);
        Ok(())
    };
    if path.is_dir() {
        let named = path.join(title.id());
        let (folder, only_ours) = if named.is_dir() { (&*named, true) } else { (path, false) };
        for file in tables(folder)? {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if boxed.iter().any(|(known, _)| *known == name) {
                let name = name.into_owned();
                take(&name, file)?;
            } else if only_ours {
                return Err(unknown(title, file));
            }
        }
    } else {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let known = boxed.iter().find(|(known, _)| *known == name);
        let name = match (known, boxed) {
            (Some((name, _)), _) | (None, [(name, _)]) => *name,
            _ => return Err(unknown(title, path.to_owned())),
        };
        take(name, path.to_owned())?;
    }
    if found.is_empty() {
        return Ok(None);
    }
    let refused = |error| ContentFileError::Content(with_path(error, &paths));
    let text = content::replaced(boxed, &found).map_err(refused)?;
    let content = title.content(&text).map_err(refused)?;
    match unplain(&content) {
        Some(text) => Err(ContentFileError::Unplain(plain(text))),
        None => Ok(Some(text)),
    }
}

/// Reads the content of every game that a path has content for, by the ids of the games.
///
/// A folder may serve several games; a single file serves the game that has a file of this name.
///
/// # Errors
/// As [`read_content`], and if there is no content for any game.
pub fn read_contents(path: &Path) -> Result<BTreeMap<String, String>, ContentFileError> {
    check_exists(path)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let whole = path.is_dir();
    let mut found = BTreeMap::new();
    for title in Shelf::all().titles() {
        let named = title.content_files().iter().any(|(known, _)| *known == name);
        if (whole || named)
            && let Some(text) = read_content(*title, path)?
        {
            found.insert(title.id().to_owned(), text);
        }
    }
    if found.is_empty() {
        return Err(ContentFileError::Nothing(path.to_owned()));
    }
    Ok(found)
}

fn check_exists(path: &Path) -> Result<(), ContentFileError> {
    // What cannot be looked at is told when it is read.
    match path.try_exists() {
        Ok(false) => Err(ContentFileError::Missing(path.to_owned())),
        Ok(true) | Err(_) => Ok(()),
    }
}

/// Text in a content that does more than get read.
fn unplain(content: &Value) -> Option<&str> {
    match content {
        Value::String(text) => Some(text.as_str()).filter(|text| {
            text.chars().any(|letter| !is_plain(letter) && !letter.is_ascii_whitespace())
        }),
        Value::Array(items) => items.iter().find_map(unplain),
        Value::Object(fields) => fields.values().find_map(unplain),
        _ => None,
    }
}

/// The error with the file as it is called on this disk, rather than as the game calls it.
fn with_path(error: Error, paths: &BTreeMap<String, PathBuf>) -> Error {
    match error {
        Error::Content(mut wrong) => {
            wrong.file = match paths.get(&wrong.file) {
                Some(path) => path.display().to_string(),
                None => format!("the box's {}", wrong.file),
            };
            Error::Content(wrong)
        }
        other => other,
    }
}

/// The files of a folder that could be content, in alphabetical order.
fn tables(folder: &Path) -> Result<Vec<PathBuf>, ContentFileError> {
    let failed = |cause| {
        let why = Why::Disk(cause);
        ContentFileError::Unreadable(Unreadable { path: folder.to_owned(), why })
    };
    let entries = folder.read_dir().map_err(failed)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let paths: Result<Vec<PathBuf>, _> = paths.collect();
    let mut paths = paths.map_err(failed)?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "csv" || end == "toml"));
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<Vec<u8>, ContentFileError> {
    gladsheim_intake::read(path, MOST).map_err(ContentFileError::Unreadable)
}

fn unknown(title: &dyn AnyTitle, path: PathBuf) -> ContentFileError {
    let names: Vec<&str> = title.content_files().iter().map(|(name, _)| *name).collect();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let nearest = nearest(&name, names.iter().copied());
    ContentFileError::Unknown { game: title.id(), nearest, known: names.join(", "), path }
}

#[cfg(test)]
mod tests {
    use gladsheim_engine::Setup;

    use super::*;
    use crate::tests::{FLYTING, contest};

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("gladsheim-{}-{name}", std::process::id()));
        std::fs::create_dir_all(folder.join("flyting")).unwrap();
        folder
    }

    #[test]
    fn a_folder_replaces_the_files_it_has() {
        let folder = folder("replace");
        assert!(read_content(FLYTING, &folder).unwrap().is_none(), "an empty folder says nothing");
        let file = folder.join("flyting/contest.toml");
        std::fs::write(&file, contest("6")).unwrap();
        let text = read_content(FLYTING, &folder).unwrap().unwrap();
        assert_eq!(read_content(FLYTING, &file).unwrap().as_ref(), Some(&text));
        let setup = Setup { players: 2, options: Default::default() };
        let game = FLYTING.build(&setup, Some(&text)).unwrap();
        assert_eq!(game.bundle(), text);
        std::fs::remove_dir_all(&folder).unwrap();
        let missing = format!("there is no folder or file {}", file.display());
        assert_eq!(read_content(FLYTING, &file).unwrap_err().to_string(), missing);
        assert_eq!(read_contents(&file).unwrap_err().to_string(), missing);
    }

    #[test]
    fn mistakes_name_their_place() {
        let folder = folder("mistakes");
        let refused = || read_content(FLYTING, &folder).unwrap_err().to_string();
        let (name, text) = FLYTING.content_files()[1];
        std::fs::write(folder.join("flyting").join(name), text).unwrap();
        std::fs::write(folder.join("flyting/contst.toml"), contest("6")).unwrap();
        assert!(refused().ends_with("did you mean \"contest.toml\"?"), "{}", refused());
        std::fs::rename(folder.join("flyting/contst.toml"), folder.join("flyting/contest.toml"))
            .unwrap();
        std::fs::write(folder.join("flyting/contest.toml"), "\nrounds = true").unwrap();
        let place =
            |text: &str| format!("{}, {text}: ", folder.join("flyting/contest.toml").display());
        assert!(refused().starts_with(&place("line 2, column 10")), "{}", refused());
        std::fs::write(folder.join("flyting/contest.toml"), b"# \xff").unwrap();
        assert!(refused().starts_with(&place("line 1, column 3")), "{}", refused());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
