//! The laws every game obeys, a random driver, perft, golden playthroughs.
