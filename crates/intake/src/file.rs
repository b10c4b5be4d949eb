//! Files within a limit.

use std::fs::{File, FileType};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// A file that is not read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read {}: {why}", path.display())]
pub struct Unreadable {
    /// The file as it was named.
    pub path: PathBuf,
    /// What is in the way.
    pub why: Why,
}

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub enum Why {
    /// The disk does not give it.
    #[error("{0}")]
    Disk(io::Error),
    /// A folder where a file should be.
    #[error("it is a folder")]
    Folder,
    /// A device or the like, which may have no end.
    #[error("it is not a file")]
    NoFile,
    /// There is more of it than anybody needs.
    #[error("it is longer than {most} bytes, and nothing longer is read")]
    TooLong {
        /// The most that is read.
        most: u64,
    },
}

/// Reads a file of at most `most` bytes, without the mark that some editors put at the beginning.
///
/// No more than that is read of a longer one, so that neither a wrong name nor a file without end
/// takes all memory. A pipe will do for a file: `gladsheim verify <(curl …)`.
///
/// # Errors
/// Says why it cannot be read.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, Unreadable> {
    read_within(path, most).map_err(|why| Unreadable { path: path.to_owned(), why })
}

fn read_within(path: &Path, most: u64) -> Result<Vec<u8>, Why> {
    // Before it is opened: there are devices that do something when they are.
    let kind = std::fs::metadata(path).map_err(Why::Disk)?.file_type();
    if kind.is_dir() {
        return Err(Why::Folder);
    }
    if !kind.is_file() && !is_pipe(kind) {
        return Err(Why::NoFile);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(Why::Disk)?;
    file.take(most.saturating_add(1)).read_to_end(&mut bytes).map_err(Why::Disk)?;
    if bytes.len() as u64 > most {
        return Err(Why::TooLong { most });
    }
    let mark = bytes.len() - without_mark(&bytes).len();
    bytes.drain(..mark);
    Ok(bytes)
}

#[cfg(unix)]
fn is_pipe(kind: FileType) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&kind)
}

#[cfg(not(unix))]
fn is_pipe(_kind: FileType) -> bool {
    false
}

/// The bytes of a text without the byte-order mark that some editors put at the beginning.
#[must_use]
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(bytes: &[u8]) -> tempfile::NamedTempFile {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), bytes).unwrap();
        file
    }

    #[test]
    fn a_file_is_read_up_to_the_limit_and_not_beyond() {
        assert_eq!(read(file(b"12345").path(), 5).unwrap(), b"12345");
        let refused = read(file(b"123456").path(), 5).unwrap_err();
        assert!(matches!(refused.why, Why::TooLong { most: 5 }), "{refused}");
    }

    #[test]
    fn a_byte_order_mark_is_read_over_once() {
        assert_eq!(read(file(b"\xef\xbb\xbfa = 1").path(), 99).unwrap(), b"a = 1");
        assert_eq!(without_mark(b"a\xef\xbb\xbf"), b"a\xef\xbb\xbf");
    }

    #[test]
    fn folders_and_devices_are_no_files() {
        let folder = tempfile::tempdir().unwrap();
        assert!(matches!(read(folder.path(), 9).unwrap_err().why, Why::Folder));
        assert!(matches!(read(&folder.path().join("none"), 9).unwrap_err().why, Why::Disk(_)));
        #[cfg(unix)]
        assert!(matches!(read(Path::new("/dev/zero"), 9).unwrap_err().why, Why::NoFile));
    }
}
