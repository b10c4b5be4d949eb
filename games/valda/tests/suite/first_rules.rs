//! Tables of the first rules go on by them, where later versions differ.
#![allow(missing_docs)]

use crate::common::table::Table;
use gladsheim_engine::{RulesVersion, Seat};
use gladsheim_valda::{Area, Frost};

/// The same position by the first rules and by the newest.
fn both(players: u8, options: &[(&str, &str)], position: &str) -> [Table; 2] {
    [1, 2].map(|version| Table::at(RulesVersion(version), &[], players, options, position))
}

#[test]
fn the_last_freezer_decides_how_long_a_temple_is_frozen() {
    let position = "stage = 'order'\nseat.1.hand = ['XPR-03']\n\
        seat.0 = { mines = 0, temples = { loki = 1, odin = 1 }, frozen.odin = [{ until = 2 }] }";
    let tables = both(3, &[("giants", "true")], position);
    for (mut table, until) in tables.into_iter().zip([1, 2]) {
        table.play(1, "attack XPR-03");
        table.play(1, "site odin 1");
        let frozen = &table.now().seat["0"].frozen[&Area::Odin];
        assert_eq!(frozen, &[Frost::Until(Seat::wrapping(until))]);
    }
}

#[test]
fn lands_are_named_in_the_order_of_the_board() {
    let position = "stage = 'source'\nseat.0.temples = { heimdall = 3, tyr = 3, loki = 3 }";
    let [mut first, mut newest] = both(2, &[], position);
    first.play(0, "area tyr");
    assert_eq!(first.legal(0), ["done", "area loki"]);
    newest.play(0, "area tyr");
    assert_eq!(newest.legal(0), ["done", "area heimdall", "area loki"]);
}

#[test]
fn with_two_players_an_attack_on_all_is_defended_like_any_other() {
    let position = "stage = 'order'\ninhabitants.surtur = 'giant'\npile = ['BAS-D03']\n\
        seat.0 = { mines = 0, hand = ['TYR-02', 'ODI-W'] }\nseat.1.hand = ['HEL-01']";
    let weapon = "weapon ODI-W b".to_owned();
    let tables = both(2, &[("giants", "true")], position);
    for (mut table, offered) in tables.into_iter().zip([true, false]) {
        table.play(1, "attack HEL-01");
        table.play(0, "done");
        assert_eq!(table.legal(0).contains(&weapon), offered);
    }
}

#[test]
fn a_turn_has_no_last_move() {
    let position = "stage = 'trade'\nseat.0 = { gold = 1, temples.heimdall = 2 }";
    let [mut first, mut newest] = both(2, &[], position);
    for _ in 0..50 {
        for table in [&mut first, &mut newest] {
            table.play(0, "trade 1 gold blood");
            table.play(0, "trade 1 blood gold");
        }
    }
    assert!(first.legal(0).contains(&"trade 1 gold blood".to_owned()));
    assert!(!newest.legal(0).contains(&"trade 1 gold blood".to_owned()));
}
