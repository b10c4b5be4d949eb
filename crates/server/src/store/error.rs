//! Why something could not be kept or found.

use std::path::PathBuf;

/// A failure of the store, in a sentence that says what to do about it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else changed the table meanwhile.
    #[error("the table was changed meanwhile")]
    Conflict,
    /// There is no such table.
    #[error("there is no such table")]
    Gone,
    /// There is no room left.
    #[error("the disk is full: nothing was lost, and nothing new can be kept until there is room")]
    Full,
    /// The data may not be written.
    #[error("the data folder cannot be written: it is read-only")]
    ReadOnly,
    /// The data is damaged.
    #[error("the data file is damaged in the part that holds this; restore it from a backup")]
    Corrupt {
        /// What the database found, for the log.
        cause: String,
    },
    /// A whole data file was looked through, and something in it is damaged.
    #[error("{} is damaged ({finding}); {advice}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The first thing that is wrong with it.
        finding: String,
        /// What became of the command, and what to do.
        advice: &'static str,
    },
    /// The data file has nothing in it, not even the marks of an empty hall.
    #[error(
        "the data file {} is empty (0 bytes), where tables are expected: if this hall had any, put a \
         backup in its place with `gladsheim restore`; if it never had, delete the file and start again",
        .0.display()
    )]
    Empty(PathBuf),
    /// Somebody else has been writing for too long.
    #[error("the data file has been in use by another program for too long")]
    Busy,
    /// Another server uses the folder.
    #[error("another server is running on the data folder {}", .0.display())]
    InUse(PathBuf),
    /// The folder cannot be used.
    #[error("the data folder {} cannot be used: {why}", .path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The file is no data file of ours.
    #[error("{} is not a data file of this program", .0.display())]
    Foreign(PathBuf),
    /// The data was written by a later version of the program.
    #[error(
        "the data was written by a newer version of this program (its schema is {found}; this version knows {known})"
    )]
    TooNew {
        /// The schema in the file.
        found: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// A record cannot be read.
    #[error("the record of table {table} cannot be read")]
    Unreadable {
        /// The table.
        table: String,
        /// What is wrong with it, for the log.
        cause: String,
    },
    /// The store is closing.
    #[error("the store is closed")]
    Closed,
    /// Anything else.
    #[error("the data file could not be read or written")]
    Other(String),
}

impl StoreError {
    /// What lies behind it, for the log: more than a stranger is told.
    #[must_use]
    pub fn cause(&self) -> String {
        match self {
            Self::Corrupt { cause } | Self::Unreadable { cause, .. } => format!("{self}: {cause}"),
            Self::Other(cause) => format!("{self}: {cause}"),
            other => other.to_string(),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let sqlx::Error::Database(database) = &error else {
            return match error {
                sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
                sqlx::Error::PoolTimedOut => Self::Busy,
                error => Self::Other(error.to_string()),
            };
        };
        let code: i32 = database.code().and_then(|code| code.parse().ok()).unwrap_or(0);
        // The low byte is the kind of the error, the rest says more of it.
        match (code & 0xff, code) {
            (13, _) => Self::Full,
            // A write that the system refused half-way: no room, or a limit on the file.
            (10, 778 | 1802 | 4874 | 1034 | 1546) => Self::Full,
            (8, _) => Self::ReadOnly,
            (11 | 26, _) | (10, 522) => {
                Self::Corrupt { cause: format!("{database} (code {code})") }
            }
            (5 | 6, _) => Self::Busy,
            _ => Self::Other(format!("{database} (code {code})")),
        }
    }
}
