//! Tests that take their time when they are asked to.

use std::fmt::Display;

/// Whether the tests are to take their time: `make soak` asks for it with `GLADSHEIM_SOAK=1`.
#[must_use]
pub fn is_soak() -> bool {
    std::env::var("GLADSHEIM_SOAK").is_ok_and(|soak| soak == "1")
}

/// Prints what was looked at, for whoever soaks; otherwise nothing.
#[allow(clippy::print_stdout)] // a soak is watched, and this is what there is to see
pub fn tell(what: &impl Display) {
    if is_soak() {
        println!("{what}");
    }
}
