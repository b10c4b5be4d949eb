//! From a link to a seat.

use std::io::Write as _;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use fluent_bundle::FluentArgs;
use gladsheim_client::{Address, Error, Hall, LinkTarget};
use gladsheim_engine::Seat;
use gladsheim_intake::plain;
use gladsheim_protocol::{
    Claim, Clock, CreateTable, ErrorCode, Join, Occupant, Order, Phase, SeatPlan, Table, TableId,
    TableQuery, Token, Visibility, claim_path, table_path,
};
use gladsheim_words::Words;

use super::Args;
use crate::out::Out;
use crate::play::names;
use crate::text::wrapped;

/// How long to wait for a hall that has had too many requests before saying so.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who has come to a table.
pub(crate) struct Arrival {
    pub(crate) hall: Hall,
    pub(crate) table: Table,
    pub(crate) words: Words,
}

/// Goes where the link leads and sits down there; nothing if it only leads to a list.
pub(crate) async fn arrive(args: &Args, out: &mut Out) -> Result<Option<Arrival>> {
    let (address, target) = Address::of_link(&args.url)?;
    let hall = Hall::at(address).patient(PATIENCE);
    let words = Words::english();
    let name = match &args.name {
        Some(name) => name.clone(),
        None => fastrand::choice(names(&words, 8)).unwrap_or_default(),
    };
    let id = match (target, &args.new) {
        (LinkTarget::Hall, Some(game)) => make(args, &hall, game, name, &words, out).await?,
        (_, Some(_)) => bail!("--new makes a table in a hall; leave the rest of the address away"),
        (LinkTarget::Hall, None) => return list(&hall, out).await.map(|()| None),
        (LinkTarget::Claim(token), None) => claim(&hall, token, name).await?,
        (LinkTarget::Table(id), None) => {
            if !args.watch {
                sit_down(args, &hall, &id, name).await?;
            }
            id
        }
    };
    let table = hall.table(&id).await?;
    let mut said = FluentArgs::new();
    said.set("table", format!("{}{}", hall.address(), table_path(&id)));
    let key = match table.you.seat {
        Some(seat) => {
            said.set("seat", seat.index());
            "cli-join-seated"
        }
        None => "cli-join-watching",
    };
    writeln!(out, "{}", wrapped(&words.tell(key, &said), 0))?;
    if table.own_content {
        writeln!(out, "{}", wrapped(&words.tell("cli-own-cards", &FluentArgs::new()), 0))?;
    }
    out.flush()?;
    Ok(Some(Arrival { hall, table, words }))
}

/// Takes a free seat, if there is one for this person.
async fn sit_down(args: &Args, hall: &Hall, id: &TableId, name: String) -> Result<()> {
    let seat =
        args.seat.map(|seat| Seat::new(seat).context("there is no such seat")).transpose()?;
    match hall.join(id, &Join { name, seat, entropy: None }).await {
        Ok(_) => Ok(()),
        // Whoever asked for no particular seat may well watch.
        Err(Error::Refused { problem, .. })
            if seat.is_none()
                && [
                    ErrorCode::TableFull,
                    ErrorCode::AlreadyStarted,
                    ErrorCode::AlreadySeated,
                    ErrorCode::Over,
                    ErrorCode::BadToken,
                ]
                .contains(&problem.code) =>
        {
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

async fn claim(hall: &Hall, token: Token, name: String) -> Result<TableId> {
    Ok(hall.claim(&Claim { token, name: Some(name), entropy: None }).await?.table)
}

/// Makes a table and invites others to its free seats.
async fn make(
    args: &Args,
    hall: &Hall,
    game: &str,
    name: String,
    words: &Words,
    out: &mut Out,
) -> Result<TableId> {
    let players = args.players.map_or(args.bots.len() + 1, usize::from);
    let bots = args.bots.iter().map(|strength| SeatPlan::Bot { strength: strength.clone() });
    let mut seats: Vec<SeatPlan> = bots.collect();
    let Some(free) = players.checked_sub(seats.len()).filter(|free| *free > 0) else {
        bail!("there is no seat left for you beside {} bots", args.bots.len());
    };
    let mut people = vec![SeatPlan::Open {}; free];
    if let Some(first) = people.first_mut().filter(|_| !args.watch) {
        *first = SeatPlan::Me {};
    }
    people.append(&mut seats);
    let mut options = std::collections::BTreeMap::new();
    for option in &args.options {
        let (name, value) = option.split_once('=').unwrap_or((option, "true"));
        options.insert(name.to_owned(), value.to_owned());
    }
    let table = CreateTable {
        game: game.to_owned(),
        players: u8::try_from(players).context("there are too many players")?,
        options,
        content: None,
        seats: people,
        name: Some(name),
        entropy: None,
        visibility: Visibility::Private,
        order: Order::AsSeated,
        clock: Clock::default(),
        secrecy: None,
    };
    let table = hall.create(&table).await?;
    let open = |seat: &&gladsheim_protocol::SeatState| matches!(seat.occupant, Occupant::Open {});
    for seat in table.seats.iter().filter(open) {
        let invite = hall.invite(&table.id, Some(seat.seat)).await?;
        let mut said = FluentArgs::new();
        said.set("link", format!("{}{}", hall.address(), claim_path(&invite.token)));
        // A link is never broken into lines.
        writeln!(out, "{}", words.tell("cli-join-invite", &said))?;
    }
    Ok(table.id)
}

/// The tables that anybody may join or watch.
async fn list(hall: &Hall, out: &mut Out) -> Result<()> {
    let tables = hall.tables(&TableQuery::default()).await?.tables;
    if tables.is_empty() {
        bail!("no table is open to everybody at {}; --new GAME makes one", hall.address());
    }
    for line in tables {
        let names = line.names.iter().map(|name| name.as_deref().map_or("…".into(), plain));
        let names: Vec<String> = names.collect();
        let state = match line.phase {
            Phase::Lobby => "open",
            Phase::Playing => "playing",
            Phase::Over | Phase::Closed => "over",
        };
        let link = format!("{}{}", hall.address(), table_path(&line.id));
        writeln!(out, "{link}  {}  {state}  {}", line.game, names.join(", "))?;
    }
    Ok(())
}
