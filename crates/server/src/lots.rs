//! Lots that nobody can predict, from the machine.

use gladsheim_table::{Lots, NoLots};

use crate::HallError;

/// Draws lots from the machine's own source.
pub(crate) struct Machine;

impl Lots for Machine {
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoLots> {
        let why = |error| NoLots(format!("this machine gives no random numbers: {error}"));
        getrandom::fill(bytes).map_err(why)
    }
}

/// Random bytes that nobody can predict.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], HallError> {
    let mut bytes = [0; N];
    Machine.fill(&mut bytes)?;
    Ok(bytes)
}
