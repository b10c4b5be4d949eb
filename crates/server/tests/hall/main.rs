//! The hall as its clients meet it: real sockets on a port of its own, a data folder of its own.

mod ambush;
mod bad_input;
mod clocks;
mod content;
mod deals;
mod house;
mod hush;
mod leaks;
mod limits;
mod restart;
mod seats;
mod slow;
mod staged;
mod storage;
mod store;
mod undo;
mod whole_games;
mod worlds;
