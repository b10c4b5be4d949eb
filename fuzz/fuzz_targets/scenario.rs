//! Any bytes as a scenario file: its scenarios are run, or it is refused with a place.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(file) = gladsheim_scenario::parse("fuzz.toml", data) {
        drop(gladsheim_lab::run_scenarios(&file, &Default::default()));
    }
});
