//! No text is too odd for the effect notation: it is read, or refused at a place in it.
#![no_main]

use gladsheim_engine::effect::parse;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(error) = parse(text) {
        assert!(text.is_char_boundary(error.at), "{error} at {}", error.at);
    }
});
