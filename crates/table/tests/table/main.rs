//! A table with a list of requests and a clock made of numbers.

mod clocks;
mod gathering;
mod guests;
mod lessons;
mod requests;
mod staging;
mod withdrawals;
