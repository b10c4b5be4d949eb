//! What the icons on the enemy's tracks set off.

use super::table::{FOE, HUMAN, Table};
use crate::action::Action;
use crate::effect::Bag;
use crate::event::{Event, Idle};
use crate::ids::{Berth, Enemy, Icon, Resource, Rune};
use crate::state::EnemyStep;

#[test]
fn icons_passed_wait_and_the_topmost_leftmost_comes_first() {
    // Ironwolf: settler(3), boat(5) on Food, ferry(3) on Wood.
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01").villages(&[]);
    for (what, at) in [(Resource::Food, 2), (Resource::Wood, 2)] {
        table.s.clans[FOE].stock[what] = at;
    }
    let mut bag = Bag::default();
    (bag[Resource::Food], bag[Resource::Wood]) = (3, 1);
    let mut play = table.game.play(&mut table.s, &mut table.heard);
    super::super::gain(&mut play, bag);
    assert_eq!(table.s.enemy.icons, [0b10_1000, 0b1000, 0]);
    table.step(EnemyStep::Icons);
    let icons: Vec<_> = table
        .heard
        .0
        .iter()
        .filter_map(|event| match event {
            Event::EnemyIcon { icon, .. } => Some(*icon),
            _ => None,
        })
        .collect();
    assert_eq!(icons, [Icon::Settler, Icon::Boat, Icon::Ferry]);
    assert_eq!(table.chieftain(), "TR-TM");
    assert!(table.is_done());
}

#[test]
fn boats_go_to_the_chieftains_dock_and_on_clockwise() {
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01").boat(HUMAN, "TM-BM");
    table.icon(Icon::Boat);
    assert!(table.s.clans[FOE].docked.contains(table.dock("TM-TR")));
    // Clockwise from there the human's Boat lies first.
    table.icon(Icon::Boat);
    let berth = Berth::Dock(table.dock("TM-TL"));
    assert!(table.has_heard(&Event::BuiltBoat { clan: FOE, berth, cost: Bag::default() }));
    table.icon(Icon::Boat);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::NoBoat }));
}

#[test]
fn a_temple_icon_asks_where_several_have_most_and_slays_instead() {
    let table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    let mut table = table.settlers(FOE, "TM", 2).settlers(FOE, "BL", 2);
    table.icon(Icon::Temple);
    let (top, left) = (table.area("TM"), table.area("BL"));
    assert_eq!(table.choices(), [Action::Area(top), Action::Area(left)]);
    table.answer(Action::Area(left));
    assert_eq!(table.s.clans[FOE].settlers[left], 1);
    // With a Giant in the current Region it is slain, though no Temple is left.
    let mut table = Table::new(Enemy::Frostbite, true).at("N2a", "V33").settlers(FOE, "N2", 2);
    table.s.clans[FOE].temples_left = 0;
    table.s.clans[FOE].temples = [table.area("N1"), table.area("S1")].into_iter().collect();
    table.icon(Icon::Temple);
    let here = table.area("N2");
    assert!(!table.s.giants.contains(here));
    assert_eq!(table.s.clans[FOE].slain.len(), 1);
    assert_eq!(table.s.clans[FOE].settlers[here], 0);
    assert_eq!(table.s.fury[Rune::Perthro], 1, "the god of the current card");
    // Without one there, the other Regions with Giants are no sites.
    let mut table = table.settlers(FOE, "N3", 3);
    table.s.clans[FOE].temples_left = 1;
    table.icon(Icon::Temple);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::NoSite }));
}

#[test]
fn a_settler_icon_does_nothing_where_most_settlers_are_already() {
    let table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    let mut table = table.settlers(FOE, "TM", 3).settlers(FOE, "BL", 2);
    table.icon(Icon::Settler);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::AlreadyHere }));
    let table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    let mut table = table.settlers(FOE, "TM", 2).settlers(FOE, "BL", 3);
    table.icon(Icon::Settler);
    assert_eq!(table.s.clans[FOE].settlers[table.area("TM")], 3);
}

#[test]
fn chase_jumps_to_a_boat_without_raiding_and_ferry_raids() {
    let table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    let mut table = table.boat(HUMAN, "TM-BM").boat(HUMAN, "TR-TM").villages(&["TM-BM"]);
    table.icon(Icon::Chase);
    let (here, there) = (table.dock("TM-BM"), table.dock("TR-TM"));
    assert_eq!(table.choices(), [Action::ToDock(here), Action::ToDock(there)]);
    table.answer(Action::ToDock(here));
    let first = table.choices()[0];
    table.answer(first);
    assert_eq!((table.chieftain().as_str(), table.s.clans[FOE].villages), ("TM-BM", 0));
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-BM", "V01").villages(&["BM-TM"]);
    table.icon(Icon::Ferry);
    assert_eq!((table.chieftain().as_str(), table.s.clans[FOE].villages), ("BM-TM", 1));
    assert_eq!(table.s.dedicated, [0; 7], "only what a Sail raids is dedicated");
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-x", "V01");
    table.icon(Icon::Ferry);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::NoLand }));
    table.icon(Icon::Chase);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::NoChase }));
}

#[test]
fn the_fury_icon_is_for_the_runes_it_holds_most_of() {
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    table.icon(Icon::Fury);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::NoRune }));
    let table = table.settlers(FOE, "TL", 1).settlers(FOE, "BR", 1).settlers(FOE, "TM", 1);
    let mut table = table.holds(FOE, "TL").holds(FOE, "TM");
    table.icon(Icon::Fury);
    assert_eq!(*table.s.fury.all(), [1, 1, 0], "each of those with as many");
    let mut table = table.holds(FOE, "BR");
    table.icon(Icon::Fury);
    assert_eq!(*table.s.fury.all(), [2, 1, 0]);
}
