//! Making a table.

use gladsheim_bots::BotSpec;
use gladsheim_protocol::{Clock, CreateTable, SeatPlan, Time};
use gladsheim_registry::AnyGame;
use gladsheim_registry::record::commitment;

use crate::guests::arrive;
use crate::random::RandomSource;
use crate::record::{DealRecord, SeatRecord, Sitter, TableRecord};
use crate::table::Stored;
use crate::time::{DAY, Millis};
use crate::tokens::PersonId;
use crate::{Settings, TableError, tokens, typed_text};

/// The longest bank, increment and time for a move.
const LONGEST_BANK: Millis = 60 * DAY;
const LONGEST_INCREMENT: Millis = 30 * DAY;
const LONGEST_MOVE: Millis = 30 * DAY;
const SHORTEST: Millis = 1_000;
/// How often the name of a table is drawn so that no bot has the host's.
const MOST_DRAWS: usize = 64;

/// A new table as somebody wants it, to be kept: with the rules that it is to be played by.
///
/// # Errors
/// If it cannot be set up as it is wanted.
pub fn create(
    game: &dyn AnyGame,
    host: PersonId,
    wanted: CreateTable,
    settings: &Settings,
    now: Millis,
    random: &mut dyn RandomSource,
) -> Result<Stored, TableError> {
    check_clock(&wanted.clock)?;
    let entropy = typed_text::entropy(wanted.entropy.as_deref())?;
    let seats = seats(game, host, &wanted.seats, wanted.name.as_deref(), &entropy)?;
    let mut record = blank_for(game, host, &seats, now, random)?;
    (record.visibility, record.order) = (wanted.visibility, wanted.order);
    (record.clock, record.wanted_secrecy) = (wanted.clock, wanted.secrecy);
    arrive(&mut record, host, now);
    record.touch(record.created_at, settings.keep_days);
    Ok(Stored::new(record, Some(game.bundle().to_owned())))
}

/// A new table in the lobby, at which no bot goes by the host's name.
///
/// The names of bots follow from the table's: it is drawn again while one has the host's.
pub(crate) fn blank_for(
    game: &dyn AnyGame,
    host: PersonId,
    seats: &[SeatRecord],
    now: Millis,
    random: &mut dyn RandomSource,
) -> Result<TableRecord, TableError> {
    let mut record = blank(game, host, seats.to_vec(), now, random)?;
    for _ in 0..MOST_DRAWS {
        if !has_namesake(&record, host) {
            break;
        }
        record = blank(game, host, seats.to_vec(), now, random)?;
    }
    Ok(record)
}

/// Whether somebody at the table goes by the host's name.
fn has_namesake(record: &TableRecord, host: PersonId) -> bool {
    let seat = record.seat_of(host);
    let own = seat.and_then(|seat| record.seat(seat)?.sitter.name(&record.id, seat));
    own.is_some_and(|own| typed_text::unique(own.clone(), &record.names_but(seat)) != own)
}

/// A new table with a deal of its own, in the lobby.
pub(crate) fn blank(
    game: &dyn AnyGame,
    host: PersonId,
    seats: Vec<SeatRecord>,
    now: Millis,
    random: &mut dyn RandomSource,
) -> Result<TableRecord, TableError> {
    let server_seed = tokens::new_seed(random)?;
    let deal = DealRecord { server_seed, commitment: commitment(&server_seed) };
    let id = tokens::new_table_id(random)?;
    Ok(TableRecord { seats, ..TableRecord::in_lobby(id, game, host, deal, now) })
}

fn seats(
    game: &dyn AnyGame,
    host: PersonId,
    plan: &[SeatPlan],
    name: Option<&str>,
    entropy: &str,
) -> Result<Vec<SeatRecord>, TableError> {
    let mut seats = vec![SeatRecord::default(); game.seats()];
    if plan.len() > seats.len() {
        return Err(TableError::NoSuchSeat);
    }
    let plan = if plan.is_empty() { &[SeatPlan::Me {}] } else { plan };
    let mut host_sits = false;
    for (seat, plan) in seats.iter_mut().zip(plan) {
        seat.sitter = match plan {
            SeatPlan::Open {} => Sitter::Nobody,
            SeatPlan::Bot { strength } => Sitter::Bot(bot(strength)?),
            SeatPlan::Me {} if host_sits => return Err(TableError::AlreadySeated),
            SeatPlan::Me {} => {
                host_sits = true;
                seat.entropy = entropy.to_owned();
                person(typed_text::name(name.unwrap_or_default())?, host)
            }
        };
    }
    Ok(seats)
}

/// A person on a seat.
pub(crate) fn person(name: String, who: PersonId) -> Sitter {
    Sitter::Person { name, holders: vec![who], stand_in: None }
}

/// A bot by its strength. Searches with a budget of one's own are for the command line: here they
/// would be a way to keep the hall busy.
pub(crate) fn bot(strength: &str) -> Result<BotSpec, TableError> {
    let bot: Option<BotSpec> = strength.parse().ok();
    bot.filter(|bot| !matches!(bot, BotSpec::Search(_)))
        .ok_or_else(|| TableError::UnknownBot(strength.chars().take(20).collect()))
}

pub(crate) fn check_clock(clock: &Clock) -> Result<(), TableError> {
    if let Some(strength) = &clock.bot {
        bot(strength)?;
    }
    match clock.time {
        Time::Untimed {} => Ok(()),
        Time::Live { bank_ms, increment_ms }
            if (SHORTEST..=LONGEST_BANK).contains(&bank_ms)
                && increment_ms <= LONGEST_INCREMENT =>
        {
            Ok(())
        }
        Time::Slow { per_move_ms } if (SHORTEST..=LONGEST_MOVE).contains(&per_move_ms) => Ok(()),
        Time::Live { .. } => Err(TableError::BadClock(
            "a bank is from a second to 60 days, an increment up to 30 days",
        )),
        Time::Slow { .. } => Err(TableError::BadClock("a move takes from a second to 30 days")),
    }
}
