//! Games written out step by step, to be read in review.

mod common;

use common::golden;
use gladsheim_testkit::playthrough;
use gladsheim_valhalla::Valhalla;

#[test]
fn every_kind_of_table_goes_as_written() {
    playthrough::compare_all::<Valhalla>(golden(""));
}
