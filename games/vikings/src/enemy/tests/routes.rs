//! Targets and routes on both small maps.

use super::super::place::{current_area, landing};
use super::super::route::{Routes, prey, targets};
use super::table::{FOE, HUMAN, Table};
use crate::event::{Reason, Way};
use crate::ids::{Enemy, Rune};
use crate::sets::{Areas, Docks};

fn isles() -> Table {
    Table::new(Enemy::Ravensong, false)
}

fn north() -> Table {
    Table::new(Enemy::Gravemound, true)
}

/// What the rules leave of the targets for a Rune.
fn aims(table: &Table, rune: Rune) -> (Vec<String>, Reason) {
    let sieve = targets(&table.game, &table.s, rune);
    let areas = &table.game.content.maps[table.game.map.name].areas;
    let names = sieve.left.iter().map(|area| areas[usize::from(area.0)].id.clone());
    (names.collect(), sieve.reason())
}

fn route(table: &Table, to: &str) -> (Vec<String>, Way) {
    let routes = Routes::new(&table.game, &table.s, table.area(to));
    let (course, way) = routes.whole(table.s.enemy.chieftain);
    let docks = &table.game.content.maps[table.game.map.name].docks;
    (course.iter().map(|dock| docks[usize::from(dock.0)].id.clone()).collect(), way)
}

#[test]
fn the_nearest_area_with_the_rune_is_the_target() {
    // Skjoldvik is one step away, Eldholm four.
    let table = isles().at("TM-TR", "V33");
    assert_eq!(aims(&table, Rune::Perthro), (vec!["TR".into()], Reason::Nearest));
    let table = north().at("X1", "V33");
    assert_eq!(aims(&table, Rune::Perthro), (vec!["S1".into()], Reason::Nearest));
}

#[test]
fn an_area_that_is_current_is_no_target() {
    let table = isles().at("TM-TR", "V17");
    assert_eq!(aims(&table, Rune::Hagalaz), (vec!["BM".into()], Reason::Only));
    // At a Land Border Dock both Regions are current.
    let table = north().at("X1", "V01");
    assert_eq!(aims(&table, Rune::Fehu), (vec!["S2".into()], Reason::Only));
    assert_eq!(aims(&table, Rune::Hagalaz), (vec!["S3".into()], Reason::Only));
}

#[test]
fn of_two_as_near_the_one_with_less_enemy_influence_and_then_the_human_decides() {
    let table = isles().at("TM-TR", "V01");
    assert_eq!(aims(&table, Rune::Fehu), (vec!["TL".into(), "BR".into()], Reason::Chosen));
    let table = table.settlers(FOE, "TL", 1).settlers(HUMAN, "BR", 3);
    assert_eq!(aims(&table, Rune::Fehu), (vec!["BR".into()], Reason::LeastInfluence));
    let table = isles().at("TM-TR", "V01").boat(FOE, "BR-x");
    assert_eq!(aims(&table, Rune::Fehu), (vec!["TL".into()], Reason::LeastInfluence));
}

#[test]
fn a_route_has_the_most_villages_then_boats_then_comes_first_in_the_table() {
    let table = || isles().at("TM-TR", "V01");
    let way = |by: &str| vec![by.to_owned(), "TM-TL".into(), "TL-TM".into()];
    assert_eq!(route(&table().villages(&["TM-x", "TL-TM"]), "TL"), (way("TM-x"), Way::Villages));
    let boats = table().villages(&["TL-TM"]).boat(HUMAN, "TM-x");
    assert_eq!(route(&boats, "TL"), (way("TM-x"), Way::Boats));
    assert_eq!(route(&table().villages(&[]), "TL"), (way("TM-BM"), Way::Table));
    let more = table().villages(&["TM-BM"]).boat(HUMAN, "TM-x");
    assert_eq!(route(&more, "TL"), (way("TM-BM"), Way::Villages));
    assert_eq!(route(&table(), "TR"), (vec!["TR-TM".into()], Way::Only));
}

#[test]
fn routes_end_at_the_first_dock_of_the_target_on_a_border_too() {
    let table = north().at("X1", "V17").villages(&[]);
    assert_eq!(route(&table, "S3"), (vec!["N2a".into(), "X2".into()], Way::Table));
    let table = north().at("X1", "V17").villages(&["S2a"]);
    assert_eq!(route(&table, "S3"), (vec!["S2a".into(), "X2".into()], Way::Villages));
    let table = north().at("N2a", "V01");
    assert_eq!(route(&table, "N1"), (vec!["X1".into()], Way::Only));
}

#[test]
fn every_route_on_both_maps_is_as_short_as_it_can_be() {
    for mut table in [isles(), north()] {
        let map = table.game.map.clone();
        for from in map.docks.iter() {
            table.s.enemy.chieftain = from;
            for area in map.areas.iter() {
                let (course, _) = Routes::new(&table.game, &table.s, area).whole(from);
                assert_eq!(course.len(), usize::from(map.steps_to[from][area]));
                let mut at = from;
                for dock in &course {
                    assert!(map.dock[at].near.contains(*dock));
                    at = *dock;
                }
                assert!(map.dock[at].areas.contains(area));
            }
        }
    }
}

#[test]
fn a_border_dock_is_left_by_odd_and_right_by_even_and_matching_for_settlers() {
    let mut table = north().at("X1", "V33");
    let (west, east) = (table.area("N1"), table.area("N2"));
    assert_eq!(current_area(&table.game, &table.s), west);
    assert_eq!(landing(&table.game, &table.s, Rune::Fehu), (west, Reason::Matching));
    assert_eq!(landing(&table.game, &table.s, Rune::Hagalaz), (east, Reason::Matching));
    assert_eq!(landing(&table.game, &table.s, Rune::Perthro), (west, Reason::Odd));
    // A card of the Battle Row counts, and so does one that is face down.
    table.s.enemy.battles.insert(table.card("V02"));
    assert_eq!(current_area(&table.game, &table.s), east);
    assert_eq!(landing(&table.game, &table.s, Rune::Perthro), (east, Reason::Even));
    table.s.enemy.down = Some(table.card("V03"));
    assert_eq!(current_area(&table.game, &table.s), west);
    let table = north().at("N1a", "V33");
    assert_eq!(landing(&table.game, &table.s, Rune::Hagalaz), (west, Reason::Only));
}

#[test]
fn the_nearest_docked_boats_are_the_prey() {
    let table = isles().at("TM-TR", "V01").boat(HUMAN, "BM-BL").boat(HUMAN, "TM-BM");
    assert_eq!(prey(&table.game, &table.s), Docks::only(table.dock("TM-BM")));
    let table = table.boat(HUMAN, "TR-TM");
    assert_eq!(prey(&table.game, &table.s).len(), 2);
    let none = isles();
    assert_eq!(prey(&none.game, &none.s), Docks::EMPTY);
    assert_eq!(none.game.map.areas, Areas::first(6));
}
