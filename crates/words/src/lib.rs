//! The locale files, and how what a game says becomes a sentence.
//!
//! Games say [`Phrase`](gladsheim_engine::Phrase)s: a key and arguments. [`Words`] looks the key up
//! in the files of one language (`locales/<language>/*.ftl`, standard Fluent) and fills in the
//! arguments for one [`Reader`]. The page in the browser does the same with the same files;
//! `locales/README.md` is the contract between the two.
//!
//! ```
//! use gladsheim_engine::{Phrase, Seat};
//! use gladsheim_words::{Reader, Words};
//!
//! let words = Words::english();
//! let names = ["Ask".to_owned(), "Embla".to_owned()];
//! let seat = Seat::wrapping(1);
//! let phrase = Phrase::new("hall-nameless").number("number", 2);
//! assert_eq!(words.say(&phrase, &Reader::seat(seat, &names)), "Player 2");
//! ```
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod arguments;
mod rulebook;
mod words;

pub use rulebook::{rule_text, rulebook};
pub use words::{Gap, Reader, UnknownLanguage, Words};

/// One locale file: its name and its text.
pub type File = (&'static str, &'static str);

/// Every language there is, with its files.
pub const LOCALES: &[(&str, &[File])] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// What the games are called and are about, by language: the page's own words, which the hall says too
/// where a link is shown before the page is opened.
pub const TITLES: &[(&str, &[File])] = include!(concat!(env!("OUT_DIR"), "/titles.rs"));

/// Every rulebook there is: its game, its language and its text.
pub const RULEBOOKS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));
