//! Every rule of the rulebook, played; scenarios that are damaged; positions in words and back.

use std::path::PathBuf;

use gladsheim_engine::{Files, Title as _};
use gladsheim_scenario::{collect, faults, run_damaged, run_paths};
use gladsheim_testkit::laws::{self, Budget};
use gladsheim_testkit::setups::telling_setups;
use gladsheim_testkit::suite::named;
use gladsheim_vikings::{State, Vikings};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

#[test]
fn every_scenario_passes() {
    let outcomes = run_paths::<Vikings>(&[folder()]);
    let outcomes = outcomes.unwrap_or_else(|fault| panic!("{fault}"));
    let faults = faults(&outcomes);
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), outcomes.len(), faults.join("\n"));
}

#[test]
fn damaged_scenarios_end_in_an_outcome() {
    let files = collect(&[folder()]).unwrap_or_else(|fault| panic!("{fault}"));
    let words = ["0", "1", "2", "3", "7", "255", "enemy", "free", "V01", "K1", "TL", "N1", "fehu"];
    let played = run_damaged::<Vikings>(&files, &words, 12);
    let played = played.unwrap_or_else(|fault| panic!("{fault}"));
    assert!(played > files.len() * 3, "only {played} damaged scenarios could be read");
}

#[test]
fn every_position_can_be_described_and_arranged_again() {
    let content = Vikings::read(&Files::own(Vikings::content())).unwrap();
    for (name, setup) in named::<Vikings>(telling_setups(&Vikings::about())) {
        let game = Vikings::build(&setup, &content, Vikings::about().rules_version).unwrap();
        laws::arranging(&game, &Budget::new(300), &|_: &State| Ok(())).insist(&name, &[]);
    }
}
