//! The list of games, behind one erased facade of bytes and JSON.
