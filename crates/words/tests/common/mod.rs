//! What the tests of the words share.

pub mod messages;
pub mod played;
pub mod rare;
pub mod sources;

/// Whether a key fits a pattern in which `*` stands for anything.
pub fn matches(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == key,
        Some((before, after)) => key.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len()).any(|at| rest.get(at..).is_some_and(|rest| matches(after, rest)))
        }),
    }
}
