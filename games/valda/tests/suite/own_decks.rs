//! Decks of one's own: what the card notation promises can be played.
#![allow(missing_docs)]

use std::collections::BTreeMap;

use crate::common::edited;
use crate::common::table::Table;
use gladsheim_engine::{RulesVersion, Setup, SetupError};

#[test]
fn x_is_what_was_paid_also_for_what_is_gained() {
    let edits = [("\"gain(gold,2)\"", "\"pay_up_to(blood,5);gain(gold,X);gain(diamond|gold,X)\"")];
    let position = "stage = 'act'\nseat.0 = { blood = 4, hand = ['BAS-A01'] }";
    let mut table = Table::with(&edits, 2, position);
    table.play(0, "play BAS-A01");
    assert_eq!(table.legal(0), ["amount 0", "amount 1", "amount 2", "amount 3", "amount 4"]);
    table.play(0, "amount 2");
    table.play(0, "diamond");
    table.play(0, "gold");
    let village = &table.now().seat["0"];
    assert_eq!((village.blood, village.diamond, village.gold), (2, 1, 3));
}

#[test]
fn a_deck_with_which_a_turn_need_not_end_is_refused_but_games_of_the_first_rules_go_on_with_it() {
    let edits = [("4,1,,\"gain(gold,2)\"", "4,0,,\"take_discard(any,2,choice)\"")];
    let setup = Setup { players: 2, options: BTreeMap::new() };
    assert!(edited(&edits, &setup, RulesVersion(1)).is_ok());
    let Err(SetupError::Content(refusal)) = edited(&edits, &setup, RulesVersion(2)) else {
        panic!("the deck was not refused");
    };
    assert!(refusal.starts_with("cards.csv, line 2, column "), "{refusal}");
    assert!(refusal.contains("can be played again and again in one turn"), "{refusal}");
}

/// A table where the weapon of Odin has another second mode.
fn with_weapon(mode: &str, position: &str) -> Table {
    let own = "B[FREE,any]{take_discard(any,1,choice)}";
    Table::with(&[(own, &format!("B{mode}{{follower(1)}}"))], 3, position)
}

#[test]
fn a_weapon_for_the_end_of_an_own_phase_is_played_there_by_its_owner_alone() {
    let hands = "seat.0 = { gold = 4, hand = ['ODI-W'] }\nseat.1.hand = ['TYR-W']";
    let mut table = with_weapon("[W-PHASE,self]", &format!("stage = 'trade'\n{hands}"));
    assert!(!table.legal(0).contains(&"weapon ODI-W b".to_owned()), "not while trading");
    table.play(0, "done");
    assert_eq!(table.legal(0), ["done", "weapon ODI-W b"], "before all others");
    table.play(0, "weapon ODI-W b");
    assert_eq!(table.now().seat["0"].followers, 1);
    assert!(table.legal(1).contains(&"weapon TYR-W a".to_owned()), "{:?}", table.legal(1));
    let others = "stage = 'trade'\nseat.0.gold = 4\nseat.1.hand = ['ODI-W']";
    let mut table = with_weapon("[W-PHASE,self]", others);
    table.play(0, "done");
    assert!(table.legal(1).is_empty(), "{:?}", table.legal(1));
}

#[test]
fn a_weapon_for_own_open_cards_is_played_when_they_lie_there() {
    let position = "stage = 'trade'\nseat.0 = { gold = 4, hand = ['ODI-W', 'TYR-W'] }";
    let mut table = with_weapon("[W-OPEN,self]", position);
    table.play(0, "done");
    assert_eq!(table.now().open.len(), 2);
    assert_eq!(table.legal(0), ["done", "weapon ODI-W b"], "and no free weapon");
    table.play(0, "done");
    assert!(table.legal(0).contains(&"weapon TYR-W a".to_owned()) || table.legal(0).len() > 2);
    assert!(!table.legal(0).contains(&"weapon ODI-W b".to_owned()));
}

#[test]
fn a_weapon_for_own_attacks_is_for_the_attacker() {
    for who in ["self", "attacker"] {
        let position = "stage = 'order'\nseat.0 = { followers = 3, hand = ['ODI-W'] }\n\
                        seat.1.hand = ['BAS-R01']";
        let mut table = with_weapon(&format!("[W-ATTACK,{who}]"), position);
        table.play(1, "attack BAS-R01");
        assert!(
            !table.legal(0).contains(&"weapon ODI-W b".to_owned()),
            "{who}: not for the target"
        );
        let position = "stage = 'order'\nseat.1.hand = ['BAS-R01', 'ODI-W']";
        let mut table = with_weapon(&format!("[W-ATTACK,{who}]"), position);
        table.play(1, "attack BAS-R01");
        assert_eq!(table.legal(1), ["done", "weapon ODI-W b"], "{who}");
    }
}
