//! What clients ask over REST, and the small answers.

use std::collections::BTreeMap;

use gladsheim_engine::{ActionId, Seat};
use serde::{Deserialize, Serialize};

use crate::{Clock, Order, Secrecy, Table, TableId, Token, Visibility};

/// A table to be made. Whoever makes it is its host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreateTable {
    /// The game.
    pub game: String,
    /// How many seats.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 8))]
    pub players: u8,
    /// The options that differ from their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// Content of one's own, as the text of its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub content: Option<String>,
    /// Who is to sit where, seat by seat; seats beyond the list are open. Without a list the host
    /// sits on the first seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(max_items = 8))]
    pub seats: Vec<SeatPlan>,
    /// The host's display name; needed if the host takes a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// What the host adds to the deal: at most 64 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
    /// Who may find it.
    #[serde(default)]
    pub visibility: Visibility,
    /// How people come to their seats.
    #[serde(default)]
    pub order: Order,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// How well time keeps the secret of who is asked; if not said, `usual` where two or more people
    /// play, else `off`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub secrecy: Option<Secrecy>,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatPlan {
    /// Whoever comes.
    Open {},
    /// Whoever makes the table.
    Me {},
    /// A bot.
    Bot {
        /// Its strength.
        strength: String,
    },
}

/// Sits down at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Join {
    /// The display name: 1 to 32 characters, once trimmed and without control characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub name: String,
    /// The seat, if it matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, maximum = 7))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// What the player adds to the deal: at most 64 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// Where somebody sat down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seated {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The table.
    pub table: Table,
}

/// Uses an invitation or a personal link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claim {
    /// The token from the link.
    pub token: Token,
    /// The display name; needed for an invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// What the player adds to the deal: at most 64 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entropy: Option<String>,
}

/// What an invitation or a personal link opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claimed {
    /// The table.
    pub table: TableId,
    /// The seat; a host without a seat has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
}

/// Asks for an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invite {
    /// The seat it opens; any free one if it does not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, maximum = 7))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// Whether everybody who has it finds a free seat, as long as there is one; otherwise it opens
    /// one seat once.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub many: bool,
}

/// An invitation, which opens one seat once, or free seats to many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InviteMade {
    /// Its name, by which it can be revoked.
    pub id: String,
    /// The secret; it is shown this once.
    pub token: Token,
    /// The page that takes it, as a path.
    pub path: String,
    /// The seat it opens, if it is for a certain one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// Whether it opens free seats to everybody who has it.
    #[serde(default)]
    pub many: bool,
    /// When it expires, in milliseconds since 1970.
    pub expires_at: u64,
}

/// A link with which the same person goes on from another device, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonalLink {
    /// The secret; it is shown this once.
    pub token: Token,
    /// The page that takes it, as a path.
    pub path: String,
    /// When it expires, in milliseconds since 1970.
    pub expires_at: u64,
}

/// Puts a bot on a seat, or lets one stand in for its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatBot {
    /// Its strength.
    pub strength: String,
}

/// Leaves a table for good.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leave {
    /// The strength of a bot that plays on; without one the seat leaves the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
}

/// Removes a guest from a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remove {
    /// While the game is on: the strength of a bot that plays on; without one the seat leaves the
    /// game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
}

/// Silences a guest in the chat, or lets them speak again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mute {
    /// Whether the guest may not speak.
    pub muted: bool,
}

/// What opens the reader's seat: links that nobody has used, and devices that have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Access {
    /// The reader's personal links, and to the host all invitations.
    pub links: Vec<OpenLink>,
    /// The devices from which the reader plays, the first one first.
    pub devices: Vec<Device>,
}

/// A link that still opens something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenLink {
    /// Its name, by which it can be revoked.
    pub id: String,
    /// What it opens.
    pub kind: OpenLinkKind,
    /// The seat it opens, if it is for a certain one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, nullable = false))]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub seat: Option<Seat>,
    /// When it expires, in milliseconds since 1970.
    pub expires_at: u64,
}

/// What a link opens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OpenLinkKind {
    /// The seat of whoever made it, from another device.
    Personal,
    /// One seat, once.
    Invite,
    /// Free seats, to everybody who has it.
    InviteMany,
}

/// A device from which somebody plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Device {
    /// Its name at this table, by which it can be revoked.
    pub id: String,
    /// Since when it has the seat, in milliseconds since 1970; tables of earlier versions do not
    /// know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub since: Option<u64>,
    /// Whether it is connected now.
    pub online: bool,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// What can be proposed to a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verb {
    /// To take back the last step.
    Undo,
    /// To end the game without a winner.
    End,
    /// To play again.
    Rematch,
}

/// What is done about a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Motion {
    /// Propose it; where nobody else need agree it is done at once.
    Propose,
    /// Agree.
    Accept,
    /// Disagree, or take one's own proposal back.
    Decline,
}

/// A word in a proposal: the body of `undo`, `end` and `rematch`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposal {
    /// What is done about it.
    pub motion: Motion,
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Act {
    /// The question that is answered.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub question: u64,
    /// The choice.
    #[cfg_attr(feature = "openapi", schema(value_type = u16))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub action: ActionId,
}

/// The answer was taken and is safely written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Accepted {
    /// The question that was answered.
    pub question: u64,
    /// The number of the last step the sender has heard of, this one included.
    pub seq: u64,
}

/// When a player wants to be asked at a moment at which one may interrupt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// Always.
    Always,
    /// Only when in the middle of it: attacking, attacked, or on one's own turn.
    Concerned,
    /// Never: the hall passes.
    Never,
}

/// A standing order, which only its player knows of; it holds from the next question on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingOrder {
    /// The name of the moment, as questions give it, or `*` for all without an order of their own.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub window: String,
    /// When to be asked; as the game has it if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ask: Option<Ask>,
}

/// Which of the listed tables are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableQuery {
    /// Only this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub game: Option<String>,
    /// Only tables with a free seat, or only those without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub open: Option<bool>,
    /// Only tables of this size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub players: Option<u8>,
    /// At most this many, 50 if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", param(minimum = 1, maximum = 200))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub limit: Option<u32>,
}

/// How much of the log or the chat is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Since {
    /// Only what came after this number, all if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", param(format = "uint64"))]
    pub since: Option<u64>,
}

/// From where a reader of the state goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StateQuery {
    /// Only entries after this step, all if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", param(format = "uint64"))]
    pub since: Option<u64>,
    /// Whether the position is wanted in words as well.
    #[serde(default)]
    pub lines: bool,
}

/// Nothing: the body of requests that need none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Empty {}
