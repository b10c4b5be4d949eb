//! What a game's own test says of every state.

/// What must be true of every state of one game: every piece in exactly one place, and the like.
///
/// A closure over a state is an invariant; a game that has something to say about steps too
/// implements the trait on a type of its own.
pub trait Invariant<S> {
    /// Whether the state is possible.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn holds(&self, state: &S) -> Result<(), String>;

    /// Whether one step can lead from `before` to `after`.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn holds_between(&self, before: &S, after: &S) -> Result<(), String> {
        let _ = (before, after);
        Ok(())
    }
}

impl<S, F: Fn(&S) -> Result<(), String>> Invariant<S> for F {
    fn holds(&self, state: &S) -> Result<(), String> {
        self(state)
    }
}

/// The invariant that every state keeps, for games that have none to add.
///
/// # Errors
/// Never.
pub fn no_invariant<S>(_state: &S) -> Result<(), String> {
    Ok(())
}

/// One line of an invariant: what must hold, and what is wrong where it does not.
///
/// # Errors
/// Says what is wrong.
pub fn require(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
