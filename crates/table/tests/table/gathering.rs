//! Before the game: the order of seats, who is ready, and what an invitation says of itself.

use gladsheim_engine::{FastRng, Seat};
use gladsheim_protocol::{
    Arrange, Claim, Clock, InvitationStanding, Invite, Motion, Order, Phase, Time, Verb,
};
use gladsheim_table::{DAY, LocalTable, PersonId, TableError, invitation};

use crate::guests::{NOON, begun, join, lobby, person, play_out};

fn arrange(local: &mut LocalTable, who: PersonId, wanted: &Arrange) -> Result<(), TableError> {
    local.ask(NOON, |table| table.arrange(who, wanted, NOON))
}

fn ready(local: &mut LocalTable, seat: usize) -> Result<(), TableError> {
    local.ask(NOON, |table| table.ready(person(seat), true, NOON, &mut FastRng::new(3)))
}

fn seats(order: &[usize]) -> Arrange {
    let seats = order.iter().map(|seat| Seat::new(*seat).unwrap()).collect();
    Arrange { seats: Some(seats), ..Arrange::default() }
}

#[test]
fn the_host_moves_people_and_what_opens_a_seat_moves_along() {
    let mut local = lobby(Clock::default());
    let link = local.ask(NOON, |t| t.link(person(0), NOON, &mut FastRng::new(4))).unwrap();
    join(&mut local, 1, NOON);
    assert_eq!(arrange(&mut local, person(1), &seats(&[1, 0])), Err(TableError::NotHost));
    for odd in [&[0, 0][..], &[0], &[0, 1, 0]] {
        assert!(matches!(
            arrange(&mut local, person(0), &seats(odd)),
            Err(TableError::Malformed(_))
        ));
    }
    arrange(&mut local, person(0), &seats(&[1, 0])).unwrap();
    assert_eq!(local.record().seat_of(person(0)).map(Seat::index), Some(1));
    assert_eq!(local.record().seat_of(person(1)).map(Seat::index), Some(0));
    // The host's other device comes to the host's own seat, wherever that is now.
    let claim = Claim { token: link.token, name: None, entropy: None };
    let claimed = local.ask(NOON, |table| table.claim(person(6), &claim, NOON)).unwrap();
    assert_eq!(claimed.seat.map(Seat::index), Some(1));
}

#[test]
fn seats_by_lot_take_their_links_along() {
    for lot in 0..8 {
        let mut local = lobby(Clock::default());
        join(&mut local, 1, NOON);
        let link = local.ask(NOON, |t| t.link(person(1), NOON, &mut FastRng::new(4))).unwrap();
        let by_lot = Arrange { order: Some(Order::Shuffled), ..Arrange::default() };
        arrange(&mut local, person(0), &by_lot).unwrap();
        local.ask(NOON, |t| t.start(person(0), NOON, &mut FastRng::new(lot))).unwrap();
        let claim = Claim { token: link.token, name: None, entropy: None };
        let claimed = local.ask(NOON, |table| table.claim(person(6), &claim, NOON)).unwrap();
        assert_eq!(claimed.seat, local.record().seat_of(person(1)), "lot {lot}");
    }
}

#[test]
fn another_clock_asks_everybody_again_and_a_bad_one_changes_nothing() {
    let mut local = lobby(Clock::default());
    join(&mut local, 1, NOON);
    ready(&mut local, 0).unwrap();
    ready(&mut local, 1).unwrap();
    assert!(local.record().unready().is_empty());
    assert_eq!(local.record().phase, Phase::Lobby, "the host deals at a first table");
    let of_days = |bank_ms, increment_ms| {
        let time = Time::Live { bank_ms, increment_ms };
        Arrange { clock: Some(Clock { time, ..Clock::default() }), ..Arrange::default() }
    };
    let refused = arrange(&mut local, person(0), &of_days(61 * DAY, 0));
    assert!(matches!(refused, Err(TableError::BadClock(_))));
    assert!(local.record().unready().is_empty());
    arrange(&mut local, person(0), &of_days(10 * DAY, DAY)).unwrap();
    let unready: Vec<usize> = local.record().unready().iter().map(Seat::index).collect();
    assert_eq!(unready, [1], "the guest was ready for a table without a clock");
}

#[test]
fn a_rematch_is_dealt_when_the_last_one_is_there() {
    let mut local = begun(Clock::default());
    let now = play_out(&mut local, &mut FastRng::new(4), NOON);
    assert!(local.record().ended_at.is_some_and(|at| (NOON..=now).contains(&at)));
    let mut random = FastRng::new(9);
    local
        .ask(now, |t| t.motion(Some(person(0)), Verb::Rematch, Motion::Propose, now, &mut random))
        .unwrap();
    let outcome = local
        .table
        .motion(Some(person(1)), Verb::Rematch, Motion::Accept, now, &mut random)
        .unwrap();
    let next = *outcome.next_table.unwrap();
    let rules = gladsheim_table::Rules {
        title: crate::guests::title(),
        game: crate::guests::title().build(&next.record.setup, None).unwrap(),
    };
    let mut next = LocalTable::open(next, rules, Default::default(), now);
    let early = next.ask(now, |table| table.start(person(0), now, &mut FastRng::new(2)));
    assert_eq!(early, Err(TableError::NotReady));
    ready(&mut next, 1).unwrap();
    assert_eq!(next.record().phase, Phase::Lobby);
    ready(&mut next, 0).unwrap();
    assert_eq!(next.record().phase, Phase::Playing);
    assert_eq!(ready(&mut next, 0), Err(TableError::AlreadyStarted));
}

#[test]
fn an_invitation_says_who_invites_and_whether_it_opens_anything() {
    let mut local = lobby(Clock::default());
    let invite = Invite { seat: Seat::new(1), many: false };
    let mut random = FastRng::new(3);
    let made = local.ask(NOON, |t| t.invite(person(0), &invite, NOON, &mut random)).unwrap();
    let key = local.kept().keys[0].clone();
    let fresh = invitation(local.record(), &key, Some(person(1)), NOON);
    assert_eq!((fresh.standing, fresh.host.as_deref()), (InvitationStanding::Open, Some("Ask")));
    assert_eq!(fresh.names, [Some("Ask".to_owned()), None]);
    assert_eq!(fresh.table, None, "a guest learns of the table by sitting down");
    let late = invitation(local.record(), &key, None, NOON + 8 * DAY);
    assert_eq!((late.standing, late.names.len()), (InvitationStanding::Expired, 0));
    let claim = Claim { token: made.token, name: Some("Embla".to_owned()), entropy: None };
    local.ask(NOON, |table| table.claim(person(1), &claim, NOON)).unwrap();
    let spent = gladsheim_table::Key { spent: true, ..key.clone() };
    let used = invitation(local.record(), &spent, Some(person(1)), NOON);
    assert_eq!(used.standing, InvitationStanding::Used);
    assert_eq!(used.table.as_ref(), Some(&local.record().id), "it was used by the reader");
    assert_eq!(invitation(local.record(), &spent, Some(person(5)), NOON).table, None);
    let full = invitation(local.record(), &key, None, NOON);
    assert_eq!(full.standing, InvitationStanding::Full, "somebody has the seat");
}
