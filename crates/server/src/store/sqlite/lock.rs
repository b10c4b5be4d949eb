//! One server to a data folder.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;

use super::{make_folder, unusable};
use crate::store::StoreError;

/// The name of the lock file in the data folder.
const FILE: &str = "hall.lock";

/// The right to serve a data folder, held as long as this lives; the system takes it back from a
/// process that dies.
#[derive(Debug)]
pub struct Lock(#[allow(dead_code)] File);

impl Lock {
    /// Takes the folder, which is made if there is none.
    ///
    /// # Errors
    /// Refuses if another server holds it or the folder cannot be written.
    pub fn take(folder: &Path) -> Result<Self, StoreError> {
        make_folder(folder)?;
        let path = folder.join(FILE);
        let mut options = File::options();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let opened = options.open(path);
        let file = opened.map_err(|error| match error.kind() {
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => StoreError::ReadOnly,
            _ => unusable(folder, &error),
        })?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.to_owned())),
            Err(TryLockError::Error(error)) => Err(unusable(folder, &error)),
        }
    }
}
