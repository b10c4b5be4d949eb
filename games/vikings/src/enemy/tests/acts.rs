//! What the enemy does: its actions, icons and tracks.

use super::super::turn::reset_tracks;
use super::table::{FOE, HUMAN, Table};
use crate::action::Action;
use crate::effect::{Amount, Effect};
use crate::event::{EnemyChoice, EnemyDeed, Event, Idle, Reason, Yield};
use crate::ids::{Enemy, Icon, Resource, Rune};
use crate::state::{EnemyStage, EnemyStep};

const BY: EnemyDeed = EnemyDeed::Leader;

fn sail(n: u8) -> Effect {
    Effect::Sail(Amount::fixed(n))
}

fn explore(n: u8) -> Effect {
    Effect::Explore(Amount::fixed(n))
}

fn harvest(n: u8) -> Effect {
    Effect::Harvest(Amount::fixed(n))
}

#[test]
fn a_sail_goes_as_far_as_its_steps_and_deploys_without_the_chieftain_sail() {
    // Ravensong's Chieftain Sail is 1: two steps of three.
    let mut table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V01").villages(&[]);
    table = table.settlers(FOE, "BR", 1);
    table.act(BY, sail(1));
    assert_eq!(table.chieftain(), "TM-TL");
    let here = table.area("TM");
    assert_eq!(table.s.clans[FOE].settlers[here], 1);
    assert_eq!(table.s.runes[here], Some(FOE), "a free Rune is claimed at once");
    assert!(table.is_done());
}

#[test]
fn what_a_dedication_raids_is_dedicated_before_the_rest() {
    let table = Table::new(Enemy::Ravensong, false).at("BM-TM", "V33").settlers(FOE, "BL", 2);
    let mut table = table.villages(&["BM-BL", "BL-BM", "BM-TM"]);
    table.act(BY, sail(1));
    while let Some(first) = table.choices().first() {
        table.answer(*first);
    }
    // To Eldholm by two Villages; the first Dedication Action sails back by the third.
    let told: Vec<_> = table
        .heard
        .0
        .iter()
        .filter_map(|event| match event {
            Event::Raided { clan: FOE, .. } => Some(9),
            Event::Dedicated { clan: FOE, space } => Some(*space),
            _ => None,
        })
        .collect();
    assert_eq!(told, [9, 9, 0, 9, 1, 2]);
    assert!(table.is_done());
    assert_eq!((table.s.dedicated, table.s.clans[FOE].villages), ([1, 1, 1, 0, 0, 0, 0], 0));
}

#[test]
fn villages_go_where_there_are_fewest_until_all_is_full() {
    // All four full: the Village is kept.
    let mut table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V33").villages(&["TR-TM"]);
    table.s.dedicated = [2, 2, 2, 2, 0, 0, 0];
    table.act(BY, sail(1));
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::NoSpace }));
    assert_eq!(table.s.clans[FOE].villages, 1);
    // The fewest Villages first, of these the topmost.
    let mut table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V33").villages(&["TR-TM"]);
    table.s.dedicated = [1, 1, 0, 0, 0, 0, 0];
    table.act(BY, sail(1));
    assert_eq!(table.s.dedicated, [1, 1, 1, 0, 0, 0, 0]);
}

#[test]
fn a_boat_in_the_way_is_moved_by_the_human() {
    let table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V33").villages(&[]);
    let mut table = table.boat(HUMAN, "TR-TM").settlers(HUMAN, "TR", 1);
    table.act(BY, sail(2));
    let fjords = table.game.map.dock[table.dock("TR-TM")].touches;
    let choices: Vec<_> = fjords.iter().map(Action::ToFjord).collect();
    assert_eq!(table.choices(), choices);
    let first = choices[0];
    table.answer(first);
    assert!(table.is_done());
    let area = table.area("TR");
    assert_eq!(table.s.clans[HUMAN].settlers[area], 0, "two Settlers attack one");
    assert_eq!(table.s.runes[area], Some(FOE));
}

#[test]
fn a_short_mat_takes_settlers_from_where_most_are_one_at_a_time() {
    let table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V33").villages(&[]);
    let mut table = table.settlers(FOE, "BL", 3).settlers(FOE, "BM", 2);
    table = table.settlers(HUMAN, "BL", 1);
    table.act(BY, sail(3));
    // From Eldholm first; then both have two, and the human's Influence is less in Jarnfjall; then
    // Eldholm has more again.
    let of = |table: &Table, area: &str| table.s.clans[FOE].settlers[table.area(area)];
    assert_eq!([of(&table, "TR"), of(&table, "BL"), of(&table, "BM")], [3, 1, 1]);
    let chose: Vec<_> = table
        .heard
        .0
        .iter()
        .filter_map(|event| match event {
            Event::EnemyChose { what: EnemyChoice::Recall, area, reason } => Some((*area, *reason)),
            _ => None,
        })
        .collect();
    let (left, middle) = (table.area("BL"), table.area("BM"));
    let expected = [
        (left, Reason::MostSettlers),
        (middle, Reason::LeastOfYours),
        (left, Reason::MostSettlers),
    ];
    assert_eq!(chose, expected);
}

#[test]
fn a_tie_of_lenders_is_the_humans() {
    let table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V33").villages(&[]);
    let mut table = table.settlers(FOE, "BL", 2).settlers(FOE, "BM", 2).settlers(FOE, "BR", 1);
    table.act(BY, sail(1));
    let (left, middle) = (table.area("BL"), table.area("BM"));
    assert_eq!(table.choices(), [Action::Area(left), Action::Area(middle)]);
    table.answer(Action::Area(middle));
    let what = EnemyChoice::Recall;
    assert!(table.has_heard(&Event::EnemyChose { what, area: middle, reason: Reason::Chosen }));
    assert!(table.is_done());
}

#[test]
fn explore_keeps_one_settler_where_it_controls_and_prefers_the_rune() {
    let table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V33").settlers(FOE, "TM", 3);
    let mut table = table.holds(FOE, "TM");
    table.act(BY, explore(3));
    let (here, there) = (table.area("TM"), table.area("TR"));
    assert_eq!(table.s.clans[FOE].settlers[here], 1);
    assert_eq!(table.s.clans[FOE].settlers[there], 2);
    let what = EnemyChoice::Explore;
    assert!(table.has_heard(&Event::EnemyChose { what, area: there, reason: Reason::Matching }));
}

#[test]
fn explore_without_a_match_goes_where_it_does_not_control_then_by_influence() {
    // From Ulfheim with Hagalaz: Jarnfjall matches, so with Perthro from Eldholm none does.
    let table = || Table::new(Enemy::Ravensong, false).at("BL-BM", "V33").settlers(FOE, "BL", 2);
    let mut free = table().holds(FOE, "TL");
    free.act(BY, explore(1));
    let there = free.area("BM");
    let what = EnemyChoice::Explore;
    let chose = Event::EnemyChose { what, area: there, reason: Reason::NotControlled };
    assert!(free.has_heard(&chose));
    let mut least = table().settlers(HUMAN, "BM", 1);
    least.act(BY, explore(1));
    let there = least.area("TL");
    let chose = Event::EnemyChose { what, area: there, reason: Reason::LeastOfYours };
    assert!(least.has_heard(&chose));
    let mut tied = table();
    tied.act(BY, explore(1));
    let (top, middle) = (tied.area("TL"), tied.area("BM"));
    assert_eq!(tied.choices(), [Action::Area(top), Action::Area(middle)]);
}

#[test]
fn explore_adds_a_settler_if_none_can_move() {
    let table = Table::new(Enemy::Ravensong, false).at("TM-TR", "V33").settlers(FOE, "TM", 1);
    let mut table = table.holds(FOE, "TM");
    table.act(BY, explore(2));
    assert_eq!(table.s.clans[FOE].settlers[table.area("TM")], 2);
    // On a Land Border it goes to the Region with the card's Rune, although the other one is current.
    let mut table = Table::new(Enemy::Gravemound, true).at("X1", "V17");
    table.act(BY, explore(2));
    assert_eq!(table.s.clans[FOE].settlers[table.area("N2")], 1);
}

#[test]
fn harvest_cycles_from_the_top_and_adds_open_slots() {
    // Ironwolf: Food, Wood, Steel.
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    table.act(BY, harvest(4));
    let stock = |table: &Table| Resource::ALL.map(|what| table.s.clans[FOE].stock[what]);
    assert_eq!(stock(&table), [1, 2, 1], "Wood, Food, Steel");
    let mut table = Table::new(Enemy::Ironwolf, true).at("N2a", "V01");
    table = table.boat(FOE, "N2b").boat(FOE, "X1");
    for area in ["N1", "S3"] {
        let area = table.area(area);
        table.s.clans[FOE].temples.insert(area);
        table.s.clans[FOE].temples_left -= 1;
    }
    table.s.clans[FOE].deployed[Rune::Fehu] = 2;
    table.s.clans[FOE].deployed[Rune::Perthro] = 1;
    table.act(BY, harvest(1));
    assert_eq!(stock(&table), [1, 4, 1]);
    let slot =
        Event::EnemyTrack { resource: Resource::Food, from: 3, to: 4, by: Yield::ValkyrieSlot };
    assert!(table.has_heard(&slot));
}

#[test]
fn a_full_track_loses_what_goes_to_it_and_costs_the_human_when_it_goes_back() {
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    table.s.clans[FOE].stock[Resource::Food] = 7;
    table.s.clans[HUMAN].stock[Resource::Food] = 3;
    table.act(BY, harvest(1));
    let food = Resource::Food;
    let lost = Event::EnemyTrack { resource: food, from: 7, to: 7, by: Yield::Harvest };
    assert!(table.has_heard(&lost));
    table.step(EnemyStep::Turn(EnemyStage::Reset));
    assert!(table.has_heard(&Event::EnemyReset { resource: food, lost: true }));
    assert_eq!(table.s.clans[FOE].stock[food], 0);
    assert_eq!(table.s.clans[HUMAN].stock[food], 2);
    // Before Cleanup it costs nothing, nor where there is nothing to lose.
    table.s.clans[FOE].stock[food] = 7;
    let mut play = table.game.play(&mut table.s, &mut table.heard);
    reset_tracks(&mut play, false);
    assert_eq!(table.s.clans[HUMAN].stock[food], 2);
}

#[test]
fn a_build_is_a_boat_or_a_temple_among_three_or_wood() {
    let table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    let mut table = table.boat(FOE, "TM-x").boat(FOE, "BM-TM").settlers(FOE, "TM", 2);
    table.act(BY, Effect::Build(0));
    assert_eq!(table.s.clans[FOE].stock[Resource::Wood], 1);
    let mut table = table.settlers(FOE, "TL", 3);
    table.act(BY, Effect::Build(0));
    let there = table.area("TL");
    assert!(table.s.clans[FOE].temples.contains(there));
    assert_eq!(table.s.clans[FOE].settlers[there], 1, "half of three, rounded up, go home");
}

#[test]
fn the_turn_is_card_leader_rune_icons_reset() {
    // Thora builds, and with a Fehu Rune harvests two: the enemy holds one.
    let mut table = Table::new(Enemy::Ironwolf, false).settlers(FOE, "TL", 1).holds(FOE, "TL");
    let thora = table.card("V46");
    table.s.deck.remove(thora);
    table.s.enemy.pile.insert(thora);
    table.s.clans[FOE].stock[Resource::Food] = 2;
    table.step(EnemyStep::Turn(EnemyStage::Card));
    let acts: Vec<_> = table
        .heard
        .0
        .iter()
        .filter_map(|event| match event {
            Event::EnemyActs { by, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert_eq!(acts, [EnemyDeed::Leader, EnemyDeed::Rune]);
    let icon =
        Event::EnemyIcon { resource: Resource::Food, space: 3, icon: Icon::Settler, bonus: 0 };
    assert!(table.has_heard(&icon));
    assert!(table.is_done());
    // Without the Rune it is not met; and what the enemy cannot do is replaced by its mat's action.
    let mut table = Table::new(Enemy::Ironwolf, false);
    table.turn_up("V46");
    table.step(EnemyStep::Turn(EnemyStage::Rune));
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::Unmet }));
    let mut table = Table::new(Enemy::Ironwolf, false).settlers(FOE, "TM", 1).holds(FOE, "TM");
    table.turn_up("V01"); // COLLECT with a Hagalaz Rune: harvest 1 for Fehu
    table.step(EnemyStep::Turn(EnemyStage::Rune));
    assert_eq!(table.s.clans[FOE].stock[Resource::Food], 1);
    assert!(table.heard.0.iter().any(|event| {
        matches!(event, Event::EnemyActs { by: EnemyDeed::Mat(Rune::Fehu), rune: Rune::Fehu, .. })
    }));
}

#[test]
fn a_wild_card_has_the_rune_of_the_current_region() {
    use crate::count::active_runes;
    let mut table = Table::new(Enemy::Gravemound, true).at("X1", "K1");
    let runes = |table: &Table| active_runes(&table.game, &table.s, FOE);
    assert_eq!((*runes(&table).of.all(), runes(&table).wild), ([1, 0, 0], 0));
    table.turn_up("V33");
    assert_eq!(*runes(&table).of.all(), [0, 1, 1], "the other Region by an even number");
    // Its Sail is for the other Area with that Rune.
    let mut table = Table::new(Enemy::Gravemound, true).at("X1", "K1").villages(&[]);
    table.act(BY, sail(2));
    assert_eq!(table.chieftain(), "S2a");
    assert_eq!(table.s.clans[FOE].settlers[table.area("S2")], 2);
}
