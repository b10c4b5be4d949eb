//! Any bytes as a game file: it is read and verified, or refused with a reason.
#![no_main]

use gladsheim_registry::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(record) = Record::parse(data) else { return };
    if record.verify().is_ok() {
        let again = Record::parse(record.to_text().as_bytes()).and_then(|again| again.verify());
        assert!(again.is_ok(), "a game file that verifies can be written and read: {again:?}");
    }
});
