//! What is said and settled before a game begins: invitations, the order of seats, who is ready.

use std::collections::BTreeMap;

use gladsheim_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Clock, OpenLinkKind, Order, Phase, TableId, Token, Visibility};

/// What the host arranges before the start; what is not said stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Arrange {
    /// The present seats in the order in which they are to be, each of them once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<u8>>, max_items = 8))]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<number>"))]
    pub seats: Option<Vec<Seat>>,
    /// Whether seats are dealt by lot at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<Order>,
    /// The clock. Whoever was ready for another one is asked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<Clock>,
    /// Who may find the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub visibility: Option<Visibility>,
}

/// Says that the game may begin, or takes that back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ready {
    /// Whether it may.
    pub ready: bool,
}

/// Asks what an invitation or a personal link opens, without using it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookAtInvitation {
    /// The token from the link.
    pub token: Token,
}

/// An invitation or a personal link, before it is used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invitation {
    /// What it opens.
    pub kind: OpenLinkKind,
    /// Whether it does.
    pub standing: InvitationStanding,
    /// The table, if the reader sits there already or made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableId>,
    /// What the host is called; a host without a seat has no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub host: Option<String>,
    /// The game.
    pub game: String,
    /// How many seats there are.
    pub players: u8,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// Whether it is played with content of the host's own.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub own_content: bool,
    /// The clock.
    pub clock: Clock,
    /// Where the table stands.
    pub phase: Phase,
    /// The names at the table in seat order, nothing where a seat is free; only while it opens
    /// something.
    pub names: Vec<Option<String>>,
    /// The seat it opens, if it is for a certain one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// When it expires, in milliseconds since 1970.
    pub expires_at: u64,
}

/// Whether an invitation or a personal link opens anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum InvitationStanding {
    /// It does.
    Open,
    /// It was used, or revoked.
    Used,
    /// Its time is over.
    Expired,
    /// No seat is left for it.
    Full,
    /// The game is over, or the table was closed.
    Over,
}
