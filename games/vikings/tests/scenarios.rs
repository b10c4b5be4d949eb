//! Every rule of the rulebook, played; and positions in words and back.

use gladsheim_engine::{Setup, Title as _};
use gladsheim_scenario::{faults, run_paths};
use gladsheim_testkit::laws::{self, Budget};
use gladsheim_vikings::{State, Vikings};

#[test]
fn every_scenario_passes() {
    let folder = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let outcomes = run_paths::<Vikings>(&[folder]);
    let outcomes = outcomes.unwrap_or_else(|fault| panic!("{fault}"));
    let faults = faults(&outcomes);
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), outcomes.len(), faults.join("\n"));
}

#[test]
fn every_position_can_be_described_and_arranged_again() {
    let content = Vikings::read(&gladsheim_engine::Files::own(Vikings::content())).unwrap();
    for (name, setup) in gladsheim_testkit::suite::named::<Vikings>(
        gladsheim_testkit::setups::telling_setups(&Vikings::about()),
    ) {
        let _: &Setup = &setup;
        let game = Vikings::build(&setup, &content, Vikings::about().rules_version).unwrap();
        laws::arranging(&game, &Budget::new(300), &|_: &State| Ok(())).insist(&name, &[]);
    }
}
