//! The files of a data folder: for their owner's eyes alone, and never written over.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::{FILE, unusable};
use crate::store::StoreError;
use crate::time;

/// What SQLite keeps beside a file while it is open; the first may hold what the file has not yet.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// A file with a suffix to its name.
pub(super) fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Makes an empty file that only its owner can read, replacing one that was left over.
pub(super) fn make_empty(file: &Path) -> Result<(), StoreError> {
    let made = remove(file).and_then(|()| {
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(file)
    });
    made.map(drop).map_err(|error| unusable(file, &error))
}

/// Removes a file with its companions, if they are there.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    let companions = COMPANIONS.map(|suffix| beside(file, suffix));
    for path in companions.iter().map(PathBuf::as_path).chain([file]) {
        match std::fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Takes the right to read a file and its companions from everybody but their owner: earlier
/// versions left it to the habits of the system.
pub(super) fn make_private(file: &Path) {
    #[cfg(unix)]
    for path in COMPANIONS.map(|suffix| beside(file, suffix)).iter().chain([&file.to_owned()]) {
        use std::os::unix::fs::PermissionsExt as _;
        let Ok(meta) = std::fs::metadata(path) else { continue };
        if meta.permissions().mode() & 0o077 == 0 {
            continue;
        }
        let own = std::fs::Permissions::from_mode(0o600);
        if let Err(error) = std::fs::set_permissions(path, own) {
            tracing::warn!(%error, file = %path.display(), "others may read this file");
        }
    }
}

/// Moves a folder's data file aside with its companions, and says under which name.
pub(super) fn set_aside(folder: &Path) -> io::Result<Option<String>> {
    let current = folder.join(FILE);
    let all = || COMPANIONS.into_iter().chain([""]);
    if !all().any(|suffix| beside(&current, suffix).exists()) {
        return Ok(None);
    }
    // However the clock stands, nothing that was put aside before is written over.
    let mut names = (time::now()..).map(|number| format!("{FILE}.before-{number}"));
    let is_free = |name: &String| all().all(|suffix| !beside(&folder.join(name), suffix).exists());
    let Some(name) = names.find(is_free) else { return Ok(None) };
    for suffix in all() {
        let path = beside(&current, suffix);
        if path.exists() {
            std::fs::rename(path, beside(&folder.join(&name), suffix))?;
        }
    }
    Ok(Some(name))
}

/// Makes sure that a new or renamed file is still there after a power cut.
pub(super) fn sync(file: &Path) -> io::Result<()> {
    File::open(file)?.sync_all()?;
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}
