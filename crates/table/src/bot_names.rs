//! What bots are called.

use std::sync::LazyLock;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{Phrase, Seat};
use gladsheim_protocol::TableId;
use gladsheim_words::{Reader, Words};

/// The names that bots go by, from the locale files: more than a table has seats.
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let list = Words::english().say(&Phrase::new("hall-bot-names"), &Reader::spectator(&[]));
    list.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
});

/// The name of the bot on a seat: another on every seat of a table, and other ones at every table.
pub(crate) fn of_bot(table: &TableId, seat: Seat) -> String {
    let lot = blake3::hash(table.as_str().as_bytes());
    let first = lot.as_bytes().first().copied().map_or(0, usize::from);
    let index = (first + seat.index()).checked_rem(NAMES.len()).unwrap_or(0);
    NAMES.get(index).cloned().unwrap_or_default()
}

/// The name with the strength beside it, for lists and files.
pub(crate) fn with_strength(table: &TableId, seat: Seat, bot: BotSpec) -> String {
    format!("{} ({bot})", of_bot(table, seat))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use gladsheim_engine::MAX_SEATS;

    use super::*;

    #[test]
    fn no_two_bots_of_a_table_share_a_name() {
        for table in ["one", "two", "three"] {
            let table: TableId = table.parse().unwrap();
            let names = Seat::all(MAX_SEATS).map(|seat| of_bot(&table, seat));
            let names: HashSet<String> = names.filter(|name| !name.is_empty()).collect();
            assert_eq!(names.len(), MAX_SEATS, "{names:?}");
        }
        let table = "one".parse().unwrap();
        let named = with_strength(&table, Seat::wrapping(0), BotSpec::Karl);
        assert!(named.ends_with(" (karl)") && named.len() > 8, "{named}");
    }
}
