//! Making a table.

use gladsheim_bots::BotSpec;
use gladsheim_engine::Setup;
use gladsheim_protocol::{Clock, CreateTable, SeatPlan, Time};
use gladsheim_registry::record::commitment;
use gladsheim_registry::{AnyGame, Error};

use crate::hall::Shared;
use crate::store::{DealRecord, SeatRecord, Sitter, TableRecord};
use crate::time::Millis;
use crate::{HallError, PersonId, secret, text, time};

/// The longest bank, increment and time for a move.
const LONGEST_BANK: Millis = time::DAY;
const LONGEST_INCREMENT: Millis = 60 * 60 * 1000;
const LONGEST_MOVE: Millis = 30 * time::DAY;
const SHORTEST: Millis = 1_000;

/// Makes a table and keeps it.
pub(crate) async fn create(
    shared: &Shared,
    host: PersonId,
    wanted: CreateTable,
) -> Result<TableRecord, HallError> {
    let setup = Setup { players: wanted.players, options: wanted.options };
    let own = shared.options.content_for(&wanted.game);
    let content = wanted.content.as_deref().or(own);
    let game = shared.shelf.build(&wanted.game, &setup, content).map_err(|error| match error {
        Error::UnknownGame { .. } => HallError::UnknownGame(error.to_string()),
        Error::Content { .. } => HallError::BadContent(error.to_string()),
        other => HallError::BadSetup(other.to_string()),
    })?;
    check_clock(&wanted.clock)?;
    let entropy = text::entropy(wanted.entropy.as_deref())?;
    let seats = seats(&*game, host, &wanted.seats, wanted.name.as_deref(), &entropy)?;
    let mut record = blank(&*game, host, seats)?;
    (record.visibility, record.order) = (wanted.visibility, wanted.order);
    (record.clock, record.pad_windows) = (wanted.clock, wanted.pad_windows);
    record.touch(record.created_at, shared.options.keep_days);
    let content = game.content().map(str::to_owned);
    shared.store.create(record.clone(), content).await?;
    Ok(record)
}

/// A new table with a deal of its own, in the lobby.
pub(super) fn blank(
    game: &dyn AnyGame,
    host: PersonId,
    seats: Vec<SeatRecord>,
) -> Result<TableRecord, HallError> {
    let server_seed = secret::new_seed()?;
    let deal = DealRecord { server_seed, commitment: commitment(&server_seed) };
    let id = secret::new_table_id()?;
    Ok(TableRecord { seats, ..TableRecord::in_lobby(id, game, host, deal, time::now()) })
}

fn seats(
    game: &dyn AnyGame,
    host: PersonId,
    plan: &[SeatPlan],
    name: Option<&str>,
    entropy: &str,
) -> Result<Vec<SeatRecord>, HallError> {
    let mut seats = vec![SeatRecord::default(); game.seats()];
    if plan.len() > seats.len() {
        return Err(HallError::NoSuchSeat);
    }
    let plan = if plan.is_empty() { &[SeatPlan::Me {}] } else { plan };
    let mut host_sits = false;
    for (seat, plan) in seats.iter_mut().zip(plan) {
        seat.sitter = match plan {
            SeatPlan::Open {} => Sitter::Nobody,
            SeatPlan::Bot { strength } => Sitter::Bot(bot(strength)?),
            SeatPlan::Me {} if host_sits => return Err(HallError::AlreadySeated),
            SeatPlan::Me {} => {
                host_sits = true;
                seat.entropy = entropy.to_owned();
                person(text::name(name.unwrap_or_default())?, host)
            }
        };
    }
    Ok(seats)
}

/// A person on a seat.
pub(super) fn person(name: String, who: PersonId) -> Sitter {
    Sitter::Person { name, holders: vec![who], stand_in: None }
}

/// A bot by its strength. Searches with a budget of one's own are for the command line: here they
/// would be a way to keep the hall busy.
pub(super) fn bot(strength: &str) -> Result<BotSpec, HallError> {
    let bot: Option<BotSpec> = strength.parse().ok();
    bot.filter(|bot| !matches!(bot, BotSpec::Search(_)))
        .ok_or_else(|| HallError::UnknownBot(strength.chars().take(20).collect()))
}

fn check_clock(clock: &Clock) -> Result<(), HallError> {
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
        Time::Live { .. } => {
            Err(HallError::BadClock("a bank is from a second to a day, an increment up to an hour"))
        }
        Time::Slow { .. } => Err(HallError::BadClock("a move takes from a second to 30 days")),
    }
}
