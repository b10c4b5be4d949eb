//! How large things may be, and what their bytes are.

mod common;

use common::{golden, table};
use gladsheim_testkit::golden as files;
use gladsheim_valda::{Action, State};

#[test]
fn a_state_is_at_most_1536_bytes_and_an_action_8() {
    assert!(size_of::<State>() <= 1536, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

/// Stored hashes are made over these bytes: if they change, so must the rules version.
#[test]
fn the_bytes_of_a_state_are_what_they_were() {
    files::compare_first_state(golden("state.hex"), &table(5));
}
