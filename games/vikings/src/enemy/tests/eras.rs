//! The solo draft, and what is left at the end of an era (TV-SOLO-4, TV-SOLO-62).

use gladsheim_engine::{Actions, Chance, FastRng, Game, Seat, Silent, Viewer};
use gladsheim_testkit::step_at_random;

use super::table::{FOE, HUMAN, Table, game};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{End, Enemy, Favor, Resource};
use crate::sets::CardSet;
use crate::state::{Battle, Stage};

#[test]
fn two_packets_are_drafted_by_turns_and_the_rest_is_in_the_pile() {
    let game = game(Enemy::Ironwolf, false);
    let (mut legal, human) = (Actions::new(), Seat::wrapping(0));
    for number in 0..20 {
        let mut rng = FastRng::new(number);
        let mut s = game.start(Chance::fast(number), &mut Silent);
        assert!(game.map.circled.contains(s.enemy.chieftain));
        step_at_random(&game, &mut s, &mut rng, &mut legal, &mut Silent); // the first Boat
        let [mut a, mut b, ..] = s.packets;
        for pick in 0..4 {
            let packet = if pick % 2 == 0 { &mut a } else { &mut b };
            game.legal(&s, human, &mut legal);
            let offered: CardSet = legal
                .iter()
                .map(|action| match action {
                    Action::Pick(card) => *card,
                    other => panic!("{other:?}"),
                })
                .collect();
            assert_eq!(offered, *packet);
            let card = packet.lowest().unwrap();
            packet.remove(card);
            game.step(&mut s, human, Action::Pick(card), &mut Silent);
        }
        let left = a.or(&b);
        assert_eq!((s.hands[human].len(), left.len()), (4, 4));
        assert_eq!(s.enemy.pile.len(), 8);
        assert!(left.without(&s.enemy.pile).is_empty());
        let known = |viewer| game.view(&s, viewer).enemy.unwrap().known;
        assert_eq!(known(Viewer::Seat(human)), left.iter().collect::<Vec<_>>());
        assert_eq!(known(Viewer::Public), []);
    }
}

/// The end of an era with a battle of the enemy's that the human has no turn for.
fn last_battle(steel: u8) -> Table {
    let mut table = Table::new(Enemy::Ironwolf, false).at("TL-TM", "V01").villages(&[]);
    (1..5).for_each(|number| table.s.favors[1].push(Favor(number)));
    let (down, left) = (table.card("V32"), table.card("V02"));
    for card in [down, left] {
        table.s.deck.remove(card);
    }
    table.s.enemy.down = Some(down);
    table.s.enemy.pile.insert(left);
    table.s.knowledge.pile.insert(left);
    table.s.fighting.insert(FOE);
    // A bag of three Steel.
    table.s.battle = Some(Battle { favor: Favor(4), end: End::TopLeft, starter: FOE, bonus: 9 });
    table.s.clans[FOE].stock[Resource::Steel] = steel;
    table.s.clans[HUMAN].stock[Resource::Steel] = 5;
    table.stage(Stage::LastBattle);
    table
}

#[test]
fn a_battle_without_a_turn_left_is_fought_before_cleanup() {
    let table = last_battle(0);
    assert_eq!(table.s.clans[FOE].favors.len(), 1);
    assert_eq!(table.s.turn.era, 1, "then the next era begins");
    assert!(table.s.clans[FOE].row.is_empty() && table.s.enemy.battles.is_empty());
    assert!(table.s.discards.contains(table.card("V32")));
    assert!(table.s.buried.contains(table.card("V02")));
    assert!(table.s.knowledge.buried[Seat::wrapping(0)].contains(table.card("V02")));
    assert_eq!(table.s.clans[FOE].stock[Resource::Steel], 3);
}

#[test]
fn a_track_filled_by_it_goes_back_without_a_loss_and_another_battle_is_fought_too() {
    // From 4 to 7: an icon on the last space begins another battle.
    let table = last_battle(4);
    assert!(table.has_heard(&Event::EnemyReset { resource: Resource::Steel, lost: false }));
    assert_eq!(table.s.clans[HUMAN].stock[Resource::Steel], 5);
    assert_eq!(table.s.invaders.len(), 2);
    assert!(table.s.battle.is_none() && table.s.enemy.down.is_none());
}
