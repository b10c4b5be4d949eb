//! A table: who sits there, how it was set up, where it stands.

use std::collections::BTreeMap;

use gladsheim_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Ask, Clock, Over, TableId, Verb};

/// Everything about a table that is not the position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// Its name in addresses.
    pub id: TableId,
    /// The game that is played.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u16,
    /// How many seats there are.
    pub players: u8,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// The hash of the content that is played with.
    pub content_hash: String,
    /// Where that content is, under the address of the interface.
    pub content_path: String,
    /// Whether that is content of the host's own.
    pub own_content: bool,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether seats are dealt by lot at the start.
    pub order: Order,
    /// Where it stands.
    pub phase: Phase,
    /// The seats, in order.
    pub seats: Vec<SeatState>,
    /// The clock.
    pub clock: Clock,
    /// How well time keeps the secret of who is asked.
    #[serde(default)]
    pub secrecy: Secrecy,
    /// How chance was fixed.
    pub deal: Deal,
    /// The moves of another game that it began with, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub prefix: Option<Prefix>,
    /// Whether it teaches the game: everything in it follows a script, chance too.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub is_lesson: bool,
    /// Whether the cards are dealt as soon as everybody is ready, and not before: so it is where the
    /// same people play again.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub deals_when_ready: bool,
    /// What has been proposed and waits for answers.
    pub proposals: Vec<OpenProposal>,
    /// The table at which the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<TableId>,
    /// How many people watch.
    pub watchers: u32,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// The time after which the hall may delete it, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kept_until: Option<u64>,
    /// Who the reader is.
    pub you: You,
}

/// The moves of another game that a table began with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prefix {
    /// How many.
    pub moves: u64,
    /// Whether chance follows from the table's own deal from there on; else the deal decides nothing.
    pub fresh: bool,
}

/// Who the reader of a message is at its table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The reader's seat; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// Whether the reader made the table.
    pub host: bool,
    /// The reader's standing orders, by the name of the moment.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub orders: BTreeMap<String, Ask>,
}

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Visibility {
    /// It is listed; anybody may join a free seat and watch.
    Public,
    /// Only those with its link know of it, and only an invitation opens a seat.
    #[default]
    Private,
}

/// How well time keeps the secret of who is asked, where the rules may ask somebody in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Secrecy {
    /// Not at all: the game goes on as soon as it can.
    #[default]
    Off,
    /// There is a short pause at every moment at which somebody may be asked. Whoever is asked and
    /// thinks for longer than that can still be noticed.
    Usual,
    /// Every such moment takes the same time, whether or not somebody is asked; whoever has not
    /// answered by then has passed.
    Strict,
}

/// How people come to their seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Order {
    /// As they sat down.
    #[default]
    AsSeated,
    /// By lot, when the game begins.
    Shuffled,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// People are sitting down.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before the game was over.
    Closed,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatState {
    /// Its number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether a person of this seat is connected now.
    pub online: bool,
    /// Whether the seat has left the game for good.
    pub left: bool,
    /// Whether the player has said, before the start, that the game may begin.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub ready: bool,
    /// What the player added to the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
    /// Whether the host has muted the player in the chat.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub muted: bool,
    /// Who had the seat before, since the game began, in order: entries up to that time are theirs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<FormerName>>"))]
    pub former: Vec<FormerName>,
}

/// Somebody who had a seat and has it no longer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FormerName {
    /// The name.
    pub name: String,
    /// Until when, in milliseconds since 1970.
    pub until: u64,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Occupant {
    /// Nobody yet.
    Open {},
    /// Nobody yet, but an invitation for it is under way.
    Invited {},
    /// A person.
    Person {
        /// The name the person goes by.
        name: String,
        /// The strength of the bot that plays for the person at the moment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        stand_in: Option<String>,
    },
    /// A bot.
    Bot {
        /// The name the bot goes by.
        name: String,
        /// Its strength.
        strength: String,
    },
}

/// How chance was fixed before anybody saw a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deal {
    /// The hash the hall published when the table was made.
    pub commitment: String,
    /// The secret behind it, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub server_seed: Option<String>,
}

/// Something that was proposed to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenProposal {
    /// What is proposed.
    pub verb: Verb,
    /// Who proposed it.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub by: Seat,
    /// The seats whose consent is still missing.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    #[cfg_attr(feature = "ts", ts(type = "Array<number>"))]
    pub missing: Vec<Seat>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLine {
    /// Its name in addresses.
    pub id: TableId,
    /// The game that is played.
    pub game: String,
    /// How many seats there are.
    pub players: u8,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Who may find it.
    pub visibility: Visibility,
    /// Where it stands.
    pub phase: Phase,
    /// The names at the table in seat order; nothing where a seat is free.
    pub names: Vec<Option<String>>,
    /// How time is counted.
    pub clock: Clock,
    /// The reader's seat; nothing if the reader does not sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// Whether the table waits for the reader.
    pub waits_for_you: bool,
    /// When the reader's time is up, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deadline: Option<u64>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// When the game began, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub started_at: Option<u64>,
    /// When it was over, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ended_at: Option<u64>,
    /// How it ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub over: Option<Over>,
}

/// Tables, in the order in which they are to be shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableLine>,
}
