//! Random bytes from the machine.

use gladsheim_table::{NoRandomness, RandomSource};

use crate::HallError;

/// The machine's source of random bytes.
pub(crate) struct SystemRandom;

impl RandomSource for SystemRandom {
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        let why = |error| NoRandomness(format!("this machine gives no random numbers: {error}"));
        getrandom::fill(bytes).map_err(why)
    }
}

/// Random bytes that nobody can predict.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], HallError> {
    let mut bytes = [0; N];
    SystemRandom.fill(&mut bytes)?;
    Ok(bytes)
}
