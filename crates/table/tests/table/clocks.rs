//! Clocks: a table says when it must be looked at again, and what has to happen then.

use gladsheim_engine::FastRng;
use gladsheim_protocol::{AtZero, By, Clock, Secrecy, Time};
use gladsheim_table::{DAY, LocalTable, Settings};

use crate::guests::{NOON, again, begun, join, lobby, play_out, start, state};

const BANK: u64 = 10_000;

fn live(at_zero: AtZero) -> Clock {
    let time = Time::Live { bank_ms: BANK, increment_ms: 0 };
    Clock { time, at_zero, bot: Some("thrall".to_owned()) }
}

fn people(local: &LocalTable) -> usize {
    local.record().people().len()
}

#[test]
fn a_table_sleeps_until_the_first_clock_runs_out() {
    let local = begun(live(AtZero::BotSeat));
    assert_eq!(local.table.wake_at(NOON), Some(NOON + BANK));
    assert!(local.table.due(NOON + BANK - 1).is_none(), "nobody is late yet");
    assert!(local.table.due(NOON + BANK).is_some());
    assert_eq!(begun(Clock::default()).table.wake_at(NOON), None, "without a clock nobody is");
}

#[test]
fn a_bot_takes_the_seat_of_those_who_are_late() {
    let mut local = begun(live(AtZero::BotSeat));
    let asked = local.record().waiting.len();
    local.settle(NOON + BANK);
    assert_eq!(people(&local), 2 - asked);
    assert!(local.log().iter().all(|entry| entry.by == By::Bot) && !local.log().is_empty());
}

#[test]
fn a_bot_makes_one_move_for_those_who_are_late() {
    let mut local = begun(live(AtZero::BotMove));
    assert!(local.table.bots_to_move(NOON + BANK - 1).is_empty());
    assert!(!local.table.bots_to_move(NOON + BANK).is_empty());
    local.settle(NOON + BANK);
    assert_eq!(people(&local), 2, "the seats stay theirs");
    assert!(local.log().iter().all(|entry| entry.by == By::Clock) && !local.log().is_empty());
}

#[test]
fn those_who_are_late_are_told_so_once() {
    let mut local = begun(live(AtZero::Nudge));
    local.settle(NOON + BANK);
    assert!(local.record().clocks.iter().any(|clock| clock.nudged));
    assert!(local.log().is_empty() && people(&local) == 2);
    assert_eq!(local.table.wake_at(NOON + BANK), None, "it does not ring again");
    assert!(!state(&local.table, 0, NOON + BANK).clocks.is_empty());
}

#[test]
fn live_clocks_get_the_time_back_during_which_nobody_held_the_table() {
    let local = begun(live(AtZero::Nudge));
    let opened = NOON + DAY;
    let table = again(local.kept(), opened);
    let outcome = table.resume_clocks(opened, DAY).unwrap();
    let deadlines = outcome.change.unwrap().record.clocks;
    let latest = deadlines.iter().filter_map(|clock| clock.deadline).max();
    assert_eq!(latest, Some(opened + BANK));
    assert!(table.resume_clocks(NOON, DAY).is_none(), "it was used since");
}

#[test]
fn a_game_without_an_end_is_given_up() {
    let local = begun(Clock::default());
    let settings = Settings { most_steps: 3, ..Settings::default() };
    let rules = gladsheim_table::Rules {
        title: crate::guests::title(),
        game: crate::guests::title().build(&local.record().setup, None).unwrap(),
    };
    let mut local = LocalTable::open(local.kept().clone(), rules, settings, NOON);
    play_out(&mut local, &mut FastRng::new(1), NOON);
    assert_eq!(local.log().len(), 3);
    let over = local.record().over.clone().unwrap();
    assert_eq!(over.end, gladsheim_protocol::End::TooLong);
    assert!(over.ranks.is_empty(), "nobody is ranked");
}

#[test]
fn whole_games_end_by_their_clocks_alone() {
    for secrecy in [Secrecy::Off, Secrecy::Usual, Secrecy::Strict] {
        let mut local = lobby(live(AtZero::BotSeat));
        join(&mut local, 1, NOON);
        let mut stored = local.kept().clone();
        stored.record.wanted_secrecy = Some(secrecy);
        let rules = gladsheim_table::Rules {
            title: crate::guests::title(),
            game: crate::guests::title().build(&stored.record.setup, None).unwrap(),
        };
        let mut local = LocalTable::open(stored, rules, Settings::default(), NOON);
        start(&mut local, NOON);
        let mut now = NOON;
        while let Some(at) = local.table.wake_at(now) {
            assert!(at > now, "{secrecy:?}: what is due is done");
            now = at;
            local.settle(now);
        }
        assert!(local.record().over.is_some(), "{secrecy:?}");
    }
}
