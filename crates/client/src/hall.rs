//! One person at one hall, over REST.

use std::time::Duration;

use gladsheim_engine::Seat;
use gladsheim_protocol::{
    API, Accepted, Act, Chat, ChatLine, Claim, Claimed, CreateTable, Empty, Games, Hello, Invite,
    InviteMade, Join, Leave, Log, Motion, PersonalLink, Proposal, Ready, Say, SeatBot, Seated,
    StandingOrder, State, Table, TableId, TableList, TableQuery, Verb,
};
use hyper::Method;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::{Instant, sleep_until};

use crate::cookies::Cookies;
use crate::{Address, Error, Socket, http};

/// One person at one hall: what the person does is bound together by a cookie.
///
/// Copies are the same person.
#[derive(Clone)]
pub struct Hall {
    address: Address,
    cookies: Cookies,
    patience: Duration,
}

impl Hall {
    /// A person whom the hall at `address` has not met yet.
    #[must_use]
    pub fn at(address: Address) -> Self {
        Self { address, cookies: Cookies::default(), patience: Duration::ZERO }
    }

    /// Somebody who comes again when the hall has had too many requests, and waits as long as it
    /// says, but not longer than this.
    #[must_use]
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Where the hall is.
    #[must_use]
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Asks for something by its path below the root of the interface.
    ///
    /// # Errors
    /// As for all requests: if the hall is away, refuses, or is no hall at all.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        read(&self.ask(Method::GET, path, None).await?)
    }

    /// Asks for something as text, such as a rulebook or a game file.
    ///
    /// # Errors
    /// As [`Hall::get`].
    pub async fn get_text(&self, path: &str) -> Result<String, Error> {
        let body = self.ask(Method::GET, path, None).await?;
        String::from_utf8(body.to_vec()).map_err(|_| Error::Foreign("it sent no text".into()))
    }

    /// Sends something to a path below the root of the interface.
    ///
    /// # Errors
    /// As [`Hall::get`].
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Error> {
        let body = serde_json::to_vec(body).map_err(Error::broken)?;
        read(&self.ask(Method::POST, path, Some(body)).await?)
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<hyper::body::Bytes, Error> {
        let path = format!("{API}{path}");
        self.patiently(async || {
            let (method, body) = (method.clone(), body.clone());
            http::ask(&self.address, &self.cookies, method, &path, body).await
        })
        .await
    }

    /// Tries until the hall has time for it, or patience ends.
    async fn patiently<T>(&self, attempt: impl AsyncFn() -> Result<T, Error>) -> Result<T, Error> {
        let end = Instant::now() + self.patience;
        loop {
            let tried = attempt().await;
            let wait = tried.as_ref().err().and_then(Error::wait);
            match wait.map(|wait| Instant::now() + wait).filter(|until| *until <= end) {
                Some(until) => sleep_until(until).await,
                None => return tried,
            }
        }
    }
}

/// The requests of the interface, one method each.
///
/// # Errors
/// Each fails as [`Hall::get`] does.
#[allow(clippy::missing_errors_doc)] // said once, above
impl Hall {
    /// The games of the hall.
    pub async fn games(&self) -> Result<Games, Error> {
        self.get("/games").await
    }

    /// The rulebook of a game.
    pub async fn rules(&self, game: &str) -> Result<String, Error> {
        self.get_text(&format!("/games/{game}/rules")).await
    }

    /// The tables that anybody may see.
    pub async fn tables(&self, query: &TableQuery) -> Result<TableList, Error> {
        let mut pairs = Vec::new();
        pairs.extend(query.game.as_ref().map(|game| format!("game={game}")));
        pairs.extend(query.open.map(|open| format!("open={open}")));
        pairs.extend(query.players.map(|players| format!("players={players}")));
        pairs.extend(query.limit.map(|limit| format!("limit={limit}")));
        self.get(&format!("/tables?{}", pairs.join("&"))).await
    }

    /// The tables at which the person sits.
    pub async fn my_tables(&self) -> Result<TableList, Error> {
        self.get("/tables/mine").await
    }

    /// Makes a table.
    pub async fn create(&self, table: &CreateTable) -> Result<Table, Error> {
        self.post("/tables", table).await
    }

    /// A table, apart from the position.
    pub async fn table(&self, table: &TableId) -> Result<Table, Error> {
        self.get(&format!("/tables/{table}")).await
    }

    /// Sits down.
    pub async fn join(&self, table: &TableId, join: &Join) -> Result<Seated, Error> {
        self.post(&format!("/tables/{table}/join"), join).await
    }

    /// Begins the game.
    pub async fn start(&self, table: &TableId) -> Result<Table, Error> {
        self.post(&format!("/tables/{table}/start"), &Empty {}).await
    }

    /// Makes an invitation.
    pub async fn invite(&self, table: &TableId, seat: Option<Seat>) -> Result<InviteMade, Error> {
        self.post(&format!("/tables/{table}/invites"), &Invite { seat, many: false }).await
    }

    /// Makes an invitation for everybody who has it, as long as a seat is free.
    pub async fn invite_many(&self, table: &TableId) -> Result<InviteMade, Error> {
        self.post(&format!("/tables/{table}/invites"), &Invite { seat: None, many: true }).await
    }

    /// Gives or takes back a standing order.
    pub async fn order(&self, table: &TableId, order: &StandingOrder) -> Result<Table, Error> {
        self.post(&format!("/tables/{table}/orders"), order).await
    }

    /// Revokes an invitation.
    pub async fn revoke(&self, table: &TableId, invite: &str) -> Result<(), Error> {
        let path = format!("/tables/{table}/invites/{invite}");
        self.ask(Method::DELETE, &path, None).await.map(drop)
    }

    /// Uses an invitation or a personal link.
    pub async fn claim(&self, claim: &Claim) -> Result<Claimed, Error> {
        self.post("/claim", claim).await
    }

    /// Makes a link to go on from another device.
    pub async fn personal_link(&self, table: &TableId) -> Result<PersonalLink, Error> {
        self.post(&format!("/tables/{table}/link"), &Empty {}).await
    }

    /// Puts a bot on a seat, or lets one stand in on it.
    pub async fn seat_bot(
        &self,
        table: &TableId,
        seat: Seat,
        strength: &str,
    ) -> Result<Table, Error> {
        let bot = SeatBot { strength: strength.to_owned() };
        self.post(&format!("/tables/{table}/seats/{seat}/bot"), &bot).await
    }

    /// Takes the seat back from the bot that stood in.
    pub async fn take_back(&self, table: &TableId, seat: Seat) -> Result<Table, Error> {
        self.post(&format!("/tables/{table}/seats/{seat}/take-back"), &Empty {}).await
    }

    /// Says that the game may begin, or takes it back.
    pub async fn ready(&self, table: &TableId, ready: bool) -> Result<Table, Error> {
        self.post(&format!("/tables/{table}/ready"), &Ready { ready }).await
    }

    /// Leaves for good.
    pub async fn leave(&self, table: &TableId, leave: &Leave) -> Result<Table, Error> {
        self.post(&format!("/tables/{table}/leave"), leave).await
    }

    /// Has a say in undoing, ending or playing again.
    pub async fn propose(
        &self,
        table: &TableId,
        verb: Verb,
        motion: Motion,
    ) -> Result<Table, Error> {
        let verb = match verb {
            Verb::Undo => "undo",
            Verb::End => "end",
            Verb::Rematch => "rematch",
        };
        self.post(&format!("/tables/{table}/{verb}"), &Proposal { motion }).await
    }

    /// Answers a question.
    pub async fn act(&self, table: &TableId, act: &Act) -> Result<Accepted, Error> {
        self.post(&format!("/tables/{table}/actions"), act).await
    }

    /// The position, with the steps after `since`.
    pub async fn state(&self, table: &TableId, since: Option<u64>) -> Result<State, Error> {
        self.get(&format!("/tables/{table}/state{}", since_query(since))).await
    }

    /// The steps after `since`.
    pub async fn log(&self, table: &TableId, since: Option<u64>) -> Result<Log, Error> {
        self.get(&format!("/tables/{table}/log{}", since_query(since))).await
    }

    /// What was said after line `since`.
    pub async fn chat(&self, table: &TableId, since: Option<u64>) -> Result<Chat, Error> {
        self.get(&format!("/tables/{table}/chat{}", since_query(since))).await
    }

    /// Says something.
    pub async fn say(&self, table: &TableId, text: &str) -> Result<ChatLine, Error> {
        self.post(&format!("/tables/{table}/chat"), &Say { text: text.to_owned() }).await
    }

    /// The game file, once the game is over.
    pub async fn file(&self, table: &TableId) -> Result<String, Error> {
        self.get_text(&format!("/tables/{table}/file")).await
    }

    /// Opens the socket of a table and says hello.
    pub async fn socket(&self, table: &TableId, hello: Hello) -> Result<Socket, Error> {
        let open = async || Socket::open(&self.address, &self.cookies, table, hello).await;
        self.patiently(open).await
    }
}

fn since_query(since: Option<u64>) -> String {
    since.map(|since| format!("?since={since}")).unwrap_or_default()
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(body).map_err(|error| Error::Foreign(error.to_string()))
}
