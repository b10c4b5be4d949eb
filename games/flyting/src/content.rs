//! The content files: read once, checked closely, told apart by what they say.

use gladsheim_engine::{ContentError, Files};
use serde::{Deserialize, Serialize};

use crate::state::SEATS;
use crate::verse::{Verse, Verses};

/// The files that the game comes with.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("contest.toml", include_str!("../content/contest.toml")),
    ("verses.csv", include_str!("../content/verses.csv")),
];

/// What the content files say. Its JSON is what the page gets and what tables are known by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Content {
    /// The verses, in the order of their ids.
    pub verses: [VerseRow; 3],
    /// How long the contest is, and what is won in it.
    pub contest: Contest,
}

/// A row of `verses.csv`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VerseRow {
    /// The kind.
    pub id: Verse,
    /// The higher one takes the floor.
    pub worth: u8,
    /// How many there are.
    pub copies: u8,
}

/// `contest.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contest {
    /// How many rounds there are.
    pub rounds: u8,
    /// How many more there are in a long night.
    pub long_night: u8,
    /// How many verses everybody begins with.
    pub hand: u8,
    /// The fame of a boast.
    pub boast: u8,
}

/// Numbers beyond these would leave room in no type, or make a game that nobody plays to the end.
const MOST_ROUNDS: u8 = 50;
const MOST_COPIES: u8 = 60;
const MOST_FAME: u8 = 2;

impl Content {
    /// Reads the files.
    ///
    /// # Errors
    /// Points at the file, line and column of what is wrong.
    pub(crate) fn read(files: &Files) -> Result<Self, ContentError> {
        let contest: Contest = files.toml("contest.toml")?;
        let fault = |message: &str| Err(files.fault("contest.toml", 0, message));
        if contest.rounds == 0 || contest.rounds > MOST_ROUNDS || contest.long_night > MOST_ROUNDS {
            return fault("a contest has from 1 to 50 rounds");
        }
        if contest.hand == 0 {
            return fault("everybody needs a verse to begin with");
        }
        if contest.boast > MOST_FAME {
            return fault("a boast brings at most 2 fame");
        }
        let verses = read_verses(files)?;
        let content = Self { verses, contest };
        let dealt = u16::from(content.contest.hand) * SEATS as u16;
        if u16::from(content.pile().total()) < dealt {
            return fault("there are not enough verses for so large a hand");
        }
        Ok(content)
    }

    /// All verses of the box (FLYTING-BOX-1).
    #[must_use]
    pub fn pile(&self) -> Verses {
        let mut pile = Verses::default();
        self.verses.iter().for_each(|row| pile.add(row.id, row.copies));
        pile
    }

    /// What a verse is worth (FLYTING-BOX-2).
    #[must_use]
    pub fn worth(&self, verse: Verse) -> u8 {
        self.verses.iter().find(|row| row.id == verse).map_or(0, |row| row.worth)
    }
}

fn read_verses(files: &Files) -> Result<[VerseRow; 3], ContentError> {
    let table = files.csv("verses.csv", &["id", "worth", "copies"])?;
    let mut rows: Vec<VerseRow> = Vec::new();
    for row in &table.rows {
        let names = Verse::ALL.map(|verse| (verse.name(), verse));
        let id = row.cell("id").one_of("verse", &names)?;
        let worth = row.cell("worth").parse("a whole number")?;
        let copies: u8 = row.cell("copies").parse("a whole number")?;
        if rows.iter().any(|other| other.id == id) {
            return Err(row.cell("id").fault(format!("the {id} has a row already")));
        }
        if rows.iter().any(|other| other.worth == worth) {
            return Err(row.cell("worth").fault("two kinds of verses cannot be worth the same"));
        }
        if copies > MOST_COPIES {
            return Err(row.cell("copies").fault("there can be at most 60 of a kind"));
        }
        rows.push(VerseRow { id, worth, copies });
    }
    rows.sort_by_key(|row| row.id);
    let missing = Verse::ALL.into_iter().find(|verse| !rows.iter().any(|row| row.id == *verse));
    rows.try_into().map_err(|_| {
        let missing = missing.map_or("", Verse::name);
        files.fault("verses.csv", 0, &format!("the {missing} has no row"))
    })
}
