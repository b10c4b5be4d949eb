//! What goes over the wire between the hall and its clients.
//!
//! The REST interface lives under [`API`], the socket of a table under [`socket_path`]; both carry
//! JSON. What a client sends is read strictly: an unknown field is refused. What the hall sends may
//! grow new fields, which older clients pass over. `docs/protocol.md` tells the same story with
//! examples, and those examples are tests of this crate.
//!
//! Views, events, questions and choices belong to the games: here they are plain JSON, and their
//! types come from the game that sent them. Phrases, the words for them, are the engine's own.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod chat;
mod clock;
mod error;
mod games;
mod gathering;
mod ids;
mod lesson;
mod limits;
mod patch;
mod paths;
mod replay;
mod requests;
mod socket;
mod state;
mod table;

pub use gladsheim_engine::{Arg, Phrase};

pub use chat::{Chat, ChatLine, Say};
pub use clock::{AtZero, Clock, ClockFace, Time};
pub use error::{ErrorBody, ErrorCode, Problem};
pub use games::{CardText, EditionQuery, Game, GameOption, Games, OptionKind, content_path};
pub use gathering::{Arrange, Invitation, InvitationStanding, LookAtInvitation, Ready};
pub use ids::{BadToken, TableId, Token};
pub use lesson::{Anchor, BeginLesson, Lesson, Mistake, Moment, Thought};
pub use limits::*;
pub use patch::{Misfit, Patch};
pub use paths::{API, claim_path, socket_path, table_path};
pub use replay::{GameContent, Refusal, Refusals, Replay, ReplayQuery, Verified};
pub use requests::{
    Accepted, Access, Act, Ask, Claim, Claimed, CreateTable, Device, Empty, Invite, InviteMade,
    Join, Leave, Motion, Mute, OpenLink, OpenLinkKind, PersonalLink, Proposal, Remove, SeatBot,
    SeatPlan, Seated, Since, StandingOrder, StateQuery, TableQuery, Verb,
};
pub use socket::{Bye, ClientMessage, Hello, Refused, ServerMessage, Welcome};
pub use state::{
    Actor, Asked, By, Choice, End, Entry, Happening, Log, Over, Question, State, Window,
};
pub use table::{
    Deal, FormerName, Occupant, OpenProposal, Order, Phase, Prefix, SeatState, Secrecy, Table,
    TableLine, TableList, Visibility, You,
};

/// The version of the protocol: a client names it in its `hello`, and the hall refuses another.
pub const VERSION: u32 = 2;
