//! Battles with the enemy, from both sides (TV-SOLO-60 to TV-SOLO-64).

use gladsheim_engine::{Card, Pile, Seat};

use super::super::battle::{ends, start};
use super::table::{FOE, HUMAN, Table};
use crate::action::Action;
use crate::event::{EnemyDeed, Event, Idle, Reason};
use crate::ids::{End, Enemy, Favor, Resource, Rune};
use crate::score;
use crate::state::{Battle, Frame, Stage};

/// A table with Favor Cards, a hand for the human and cards for the enemy.
fn table(enemy: Enemy, ragnarok: bool, dock: &str) -> Table {
    let mut table = Table::new(enemy, ragnarok).at(dock, "V01").villages(&[]);
    for (at, row) in table.s.favors.iter_mut().enumerate() {
        (0..4).for_each(|number| row.push(Favor(4 * at as u8 + number)));
    }
    table
}

fn give(table: &mut Table, hand: &[&str], pile: &[&str]) {
    for card in hand {
        let card = table.card(card);
        table.s.deck.remove(card);
        table.s.hands[Seat::wrapping(0)].insert(card);
    }
    for card in pile {
        let card = table.card(card);
        table.s.deck.remove(card);
        table.s.enemy.pile.insert(card);
    }
}

fn ends_of(table: &Table) -> (Vec<End>, Reason) {
    let (ends, reason) = ends(&table.game, &table.s);
    (ends.to_vec(), reason)
}

#[test]
fn the_favor_card_is_at_the_end_nearer_the_chieftain() {
    let of = |dock| ends_of(&table(Enemy::Ironwolf, false, dock));
    assert_eq!(of("TL-TM"), (vec![End::TopLeft], Reason::Leftmost));
    assert_eq!(of("TR-TM"), (vec![End::TopRight], Reason::Rightmost));
    assert_eq!(of("TM-TR"), (vec![End::TopLeft, End::TopRight], Reason::Chosen));
    assert_eq!(of("BL-x"), (vec![End::BottomLeft], Reason::Leftmost));
    assert_eq!(of("BR-x"), (vec![End::BottomRight], Reason::Rightmost));
    // An empty row leaves the other one, and a single card has no two ends.
    let mut table = table(Enemy::Ironwolf, false, "BR-x");
    table.s.favors[1] = Pile::new();
    assert_eq!(ends_of(&table), (vec![End::TopRight], Reason::Rightmost));
    (0..3).for_each(|_| assert!(table.s.favors[0].pop().is_some()));
    assert_eq!(ends_of(&table), (vec![End::TopLeft], Reason::Only));
}

#[test]
fn the_enemy_starts_a_battle_that_waits_for_the_human() {
    let mut table = table(Enemy::Ironwolf, false, "TL-TM");
    give(&mut table, &["V16"], &["V17"]);
    let mut play = table.game.play(&mut table.s, &mut table.heard);
    start(&mut play, 2);
    play.settle();
    let battle = table.s.battle.unwrap();
    assert_eq!((battle.starter, battle.bonus, battle.favor), (FOE, 2, Favor(0)));
    assert_eq!(table.s.enemy.down, Some(table.card("V17")));
    let mut play = table.game.play(&mut table.s, &mut table.heard);
    start(&mut play, 1);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::BattlePending }));
    // The human joins with Strength 7, against 3 and 2 more.
    table.s.clans[HUMAN].stock[Resource::Steel] = 3;
    table.stage(Stage::Begin);
    let card = table.card("V16");
    assert_eq!(table.choices(), [Action::Skip, Action::FaceDown(card)]);
    table.answer(Action::FaceDown(card));
    assert_eq!(table.s.clans[HUMAN].favors.len(), 1);
    assert!(table.has_heard(&Event::BattleLost { clan: FOE, rune: Rune::Hagalaz }));
    // Its mat's action for Hagalaz is a Sail.
    assert!(table.heard.0.iter().any(|event| {
        matches!(event, Event::EnemyActs { by: EnemyDeed::Mat(Rune::Hagalaz), .. })
    }));
}

#[test]
fn whoever_declines_leaves_the_enemy_to_the_invaders_and_plays_on() {
    let mut table = table(Enemy::Ironwolf, false, "TL-TM");
    give(&mut table, &["V16", "V33"], &["V32"]);
    let mut play = table.game.play(&mut table.s, &mut table.heard);
    start(&mut play, 9);
    play.settle();
    table.stage(Stage::Begin).answer(Action::Skip);
    assert_eq!(table.s.invaders.len(), 1);
    assert_eq!(table.s.clans[FOE].favors.len(), 1, "sixteen beats any first Invader");
    assert!(matches!(table.s.stack.top(), Some(Frame::Stage(Stage::Play))));
    assert_eq!(table.s.clans[FOE].stock.all().iter().sum::<u8>(), 3, "the bag moves its markers");
}

#[test]
fn a_battle_that_the_human_starts_is_fought_at_once() {
    let mut table = table(Enemy::Ironwolf, false, "TL-TM");
    give(&mut table, &["V16", "V33"], &["V13"]);
    table.s.clans[HUMAN].stock[Resource::Steel] = 3;
    let card = table.card("V16");
    table.stage(Stage::Play).answer(Action::FaceDown(card));
    table.answer(Action::End(End::BottomRight));
    let foes = table.card("V13");
    assert!(table.has_heard(&Event::EnemyCard { card: foes, is_battle: true }));
    assert_eq!(table.s.clans[HUMAN].favors.len(), 1);
    assert!(table.s.enemy.battles.contains(foes) && table.s.invaders.is_empty());
    assert_eq!(table.s.fury[Rune::Fehu], 1);
}

#[test]
fn without_steel_the_enemy_meets_the_invaders() {
    let mut table = table(Enemy::Ironwolf, false, "TL-TM");
    give(&mut table, &["V16", "V33"], &["V13"]);
    table.s.clans[HUMAN].stock[Resource::Steel] = 2;
    let card = table.card("V16");
    table.stage(Stage::Play).answer(Action::FaceDown(card)).answer(Action::End(End::TopLeft));
    assert!(table.has_heard(&Event::Unarmed { clan: HUMAN }));
    assert_eq!(table.s.invaders.len(), 1);
    assert!(table.s.clans[HUMAN].favors.is_empty(), "whoever cannot pay does not compete");
    assert!(!table.has_heard(&Event::BattleLost { clan: HUMAN, rune: Rune::Fehu }));
}

#[test]
fn a_battle_under_way_in_the_own_turn_forbids_another() {
    let mut table = table(Enemy::Ironwolf, false, "TL-TM");
    give(&mut table, &["V16", "V33"], &[]);
    let favor = table.s.favors[0].pop().unwrap();
    table.s.battle = Some(Battle { favor, end: End::TopRight, starter: FOE, bonus: 0 });
    table.s.enemy.down = Some(Card(20));
    table.s.deck.remove(Card(20));
    table.stage(Stage::Play);
    assert!(table.choices().iter().all(|action| matches!(action, Action::FaceUp(_))));
}

#[test]
fn a_losing_enemy_sends_a_valkyrie_who_slays() {
    let mut table = table(Enemy::Frostbite, true, "N2a").settlers(FOE, "N2", 1);
    give(&mut table, &["V16", "V33"], &["V26"]); // Hagalaz, Strength 2: the mat sails 1
    table.s.clans[HUMAN].stock[Resource::Steel] = 3;
    let card = table.card("V16");
    table.stage(Stage::Play).answer(Action::FaceDown(card)).answer(Action::End(End::TopLeft));
    let (foe, there) = (&table.s.clans[FOE], table.area("S3"));
    assert_eq!(table.chieftain(), "X2", "the other Hagalaz Region");
    assert_eq!(foe.deployed[Rune::Hagalaz], 1);
    // Two cards in its rows: the Region on the right.
    assert_eq!(foe.valkyries[there], 1);
    assert!(!table.s.giants.contains(there) && foe.slain.len() == 1);
    assert_eq!(foe.settlers[there], 0);
    // One for the loss, one for the Giant, one for each Rune that was taken.
    let runes = table.heard.0.iter().filter(|event| {
        matches!(event, Event::Claimed { area, .. } | Event::Stolen { area, .. }
            if table.game.map.area[*area].rune == Rune::Hagalaz)
    });
    assert_eq!(usize::from(table.s.fury[Rune::Hagalaz]), 2 + runes.count());
}

#[test]
fn the_enemy_has_one_valkyrie_in_a_region_and_two_of_a_rune() {
    let mut table = Table::new(Enemy::Frostbite, true).at("N2a", "V26");
    let here = table.area("N2");
    table.s.clans[FOE].valkyries[here] = 1;
    table.s.clans[FOE].deployed[Rune::Fehu] = 1;
    let lose = |table: &mut Table, rune| {
        use crate::state::{EnemyLoss, EnemyStep};
        table.step(EnemyStep::Loss { step: EnemyLoss::Valkyrie, rune });
    };
    lose(&mut table, Rune::Hagalaz);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::ValkyrieHere }));
    table.s.clans[FOE].deployed[Rune::Hagalaz] = 2;
    lose(&mut table, Rune::Hagalaz);
    assert!(table.has_heard(&Event::EnemyIdle { why: Idle::NoValkyrie }));
}

#[test]
fn the_human_wins_with_more_only() {
    let mut table = Table::new(Enemy::Ironwolf, false).at("TM-TR", "V01");
    table.s.clans[HUMAN].stock = Default::default();
    let rank = |table: &Table| score::standings(&table.game, &table.s).rank(Seat::wrapping(0));
    assert_eq!(rank(&table), Some(2), "what is even at the last is the enemy's");
    table.s.clans[HUMAN].stock[Resource::Wood] = 1;
    assert_eq!(rank(&table), Some(1), "the Chieftain Boat is no Boat");
    table.s.clans[FOE].stock[Resource::Steel] = 1;
    assert_eq!(rank(&table), Some(2), "its tracks are its resources");
}
