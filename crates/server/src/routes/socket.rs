//! The socket of a table.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseCode, CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use gladsheim_protocol::{
    Act, Bye, ClientMessage, Hello, MAX_MESSAGE, Refused, ServerMessage, TableId, VERSION,
};
use gladsheim_table::TableError;

use super::bodies::At;
use crate::auth::{Caller, MessageLimit, Slot, TooMuch, is_own};
use crate::hall::Shared;
use crate::tables::{Outgoing, Subscription, ask};
use crate::{HallError, PersonId};

/// How long a client may take to say hello, and to take what it is sent.
const HELLO_TIME: Duration = Duration::from_secs(10);
const SEND_TIME: Duration = Duration::from_secs(20);
/// How long a client that is sent away has to take its last words.
const LINGER: Duration = Duration::from_millis(500);
/// How often a quiet client is pinged, and for how many pings it may stay silent.
const PING_EVERY: Duration = Duration::from_secs(30);
const PATIENCE: u32 = 3;
/// How many messages a client may send that cannot be understood.
const MOST_NONSENSE: u32 = 10;
/// What a connection holds ready: messages are short, and there may be thousands of connections.
const BUFFER: usize = 4 * 1024;

/// Opens the socket of a table.
pub(super) async fn open(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HallError> {
    if !is_own(&headers, caller.https, &hall.options.origins) {
        return Err(HallError::ForeignOrigin);
    }
    let upgrade = upgrade.map_err(|error| HallError::Malformed(error.body_text()))?;
    if hall.is_stopping() {
        return Err(HallError::ShuttingDown);
    }
    if hall.tables.find(&id).is_none() {
        hall.store.record(&id).await?.ok_or(HallError::NoSuchTable)?;
    }
    let slot = hall.limiter.socket(caller.address)?;
    let limit = hall.limiter.messages();
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        hall.metrics.sockets.fetch_add(1, Relaxed);
        let metrics = std::sync::Arc::clone(&hall.metrics);
        let session = Session { hall, id, person: caller.person, socket, limit, _slot: slot };
        session.run().await;
        metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

struct Session {
    hall: Shared,
    id: TableId,
    person: Option<PersonId>,
    socket: WebSocket,
    limit: Option<MessageLimit>,
    _slot: Slot,
}

/// The client has gone, or has to go.
enum Gone {
    Away,
    /// It has said so, and is answered.
    Closed,
    Sent(Bye),
}

impl Session {
    async fn run(mut self) {
        let gone = match self.greet().await {
            Ok(mut subscription) => {
                let gone = self.converse(&mut subscription).await;
                self.unsubscribe(subscription.id).await;
                gone
            }
            Err(gone) => gone,
        };
        match gone {
            Gone::Sent(reason) => {
                let _ = self.say(&ServerMessage::Bye { reason }).await;
                let _ = self.send(Message::Close(Some(last_word(reason)))).await;
                // What the client has sent meanwhile would break the connection before it has read this.
                let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
                let _ = tokio::time::timeout(LINGER, rest).await;
            }
            // The answer to a close goes out when the next message is waited for.
            Gone::Closed => drop(tokio::time::timeout(SEND_TIME, self.socket.recv()).await),
            Gone::Away => {}
        }
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone::Away)?;
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        let sent = tokio::time::timeout(SEND_TIME, self.socket.send(message)).await;
        if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(Gone::Away) }
    }

    /// Waits for the hello, and lets the client look on.
    async fn greet(&mut self) -> Result<Subscription, Gone> {
        let received = tokio::time::timeout(HELLO_TIME, self.socket.recv()).await;
        let text = match received {
            Ok(Some(Ok(Message::Text(text)))) => text,
            Ok(Some(Ok(Message::Binary(_)))) | Err(_) => return Err(Gone::Sent(Bye::BadClient)),
            Ok(Some(Ok(Message::Close(_)))) => return Err(Gone::Closed),
            Ok(Some(Ok(_))) => return Err(Gone::Sent(Bye::BadClient)),
            Ok(_) => return Err(Gone::Away),
        };
        let hello: Hello = match serde_json::from_str(&text) {
            Ok(ClientMessage::Hello(hello)) => hello,
            Ok(_) => return Err(Gone::Sent(Bye::BadClient)),
            Err(error) => {
                self.not_understood(&error).await?;
                return Err(Gone::Sent(Bye::BadClient));
            }
        };
        if hello.version != VERSION {
            return Err(Gone::Sent(Bye::UnsupportedVersion));
        }
        let person = self.person;
        let subscribed = ask(&self.hall, &self.id, move |actor| {
            Box::pin(async move { actor.subscribe(person, hello).await })
        });
        match subscribed.await {
            Ok(subscription) => Ok(subscription),
            Err(error) => {
                let bye = match error {
                    HallError::ShuttingDown => Bye::ShuttingDown,
                    HallError::Busy => Bye::TooSlow,
                    HallError::Table(TableError::QuotaReached(_)) => Bye::Limited,
                    _ => Bye::Closed,
                };
                self.say(&ServerMessage::Error { error: error.problem() }).await?;
                Err(Gone::Sent(bye))
            }
        }
    }

    async fn converse(&mut self, subscription: &mut Subscription) -> Gone {
        let (mut nonsense, mut silent) = (0, 0);
        loop {
            let result = tokio::select! {
                outgoing = subscription.outgoing.recv() => match outgoing {
                    Some(Outgoing::Text(text)) => self.send(Message::Text(text)).await,
                    Some(Outgoing::Bye(reason)) => Err(Gone::Sent(reason)),
                    None => Err(Gone::Sent(Bye::TooSlow)),
                },
                incoming = self.socket.recv() => {
                    silent = 0;
                    match incoming {
                        Some(Ok(message)) => {
                            self.hear(message, subscription, &mut nonsense).await
                        }
                        // Too large or no proper frame: nothing after it can be trusted.
                        Some(Err(_)) => Err(Gone::Sent(Bye::BadClient)),
                        None => Err(Gone::Away),
                    }
                }
                () = tokio::time::sleep(PING_EVERY) => {
                    silent += 1;
                    if silent > PATIENCE {
                        Err(Gone::Sent(Bye::Idle))
                    } else {
                        self.send(Message::Ping(Default::default())).await
                    }
                }
            };
            if let Err(gone) = result {
                return gone;
            }
        }
    }

    /// Sends what waits to be sent.
    async fn pass_on(&mut self, subscription: &mut Subscription) -> Result<(), Gone> {
        while let Ok(outgoing) = subscription.outgoing.try_recv() {
            match outgoing {
                Outgoing::Text(text) => self.send(Message::Text(text)).await?,
                Outgoing::Bye(reason) => return Err(Gone::Sent(reason)),
            }
        }
        Ok(())
    }

    async fn not_understood(&mut self, error: &serde_json::Error) -> Result<(), Gone> {
        let problem = HallError::Malformed(error.to_string()).problem();
        self.say(&ServerMessage::Error { error: problem }).await
    }

    async fn hear(
        &mut self,
        message: Message,
        subscription: &mut Subscription,
        nonsense: &mut u32,
    ) -> Result<(), Gone> {
        let received = Instant::now();
        let counted = self.count();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(Gone::Sent(Bye::BadClient)),
            Message::Close(_) => return Err(Gone::Closed),
            // They are answered below us; all there is to do is to count them.
            Message::Ping(_) | Message::Pong(_) => {
                return if matches!(counted, Err(TooMuch::Enough)) { self.flood() } else { Ok(()) };
            }
        };
        match counted {
            Ok(()) => {}
            Err(TooMuch::Refused(error)) => return self.refuse(None, &error).await,
            Err(TooMuch::Enough) => return self.flood(),
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.answer(message, subscription, received).await,
            Err(error) => {
                *nonsense += 1;
                if *nonsense > MOST_NONSENSE {
                    return Err(Gone::Sent(Bye::BadClient));
                }
                self.not_understood(&error).await
            }
        }
    }

    /// Counts whatever the client sends, on this connection and for the person on all of them.
    fn count(&mut self) -> Result<(), TooMuch> {
        let Some(limit) = &mut self.limit else { return Ok(()) };
        let (hall, id, person) = (&self.hall, &self.id, self.person);
        let counted = limit.count(|| hall.limiter.seat(id, person));
        if counted.is_err() {
            hall.metrics.limited.fetch_add(1, Relaxed);
        }
        counted
    }

    /// The client goes on although it was told that it is too much.
    fn flood(&self) -> Result<(), Gone> {
        self.hall.metrics.floods.fetch_add(1, Relaxed);
        Err(Gone::Sent(Bye::Limited))
    }

    async fn refuse(&mut self, question: Option<u64>, error: &HallError) -> Result<(), Gone> {
        self.say(&ServerMessage::Refused(Refused { question, error: error.problem() })).await
    }

    async fn answer(
        &mut self,
        message: ClientMessage,
        subscription: &mut Subscription,
        received: Instant,
    ) -> Result<(), Gone> {
        let person = self.person;
        match message {
            ClientMessage::Hello(_) => Err(Gone::Sent(Bye::BadClient)),
            ClientMessage::Ping {} => self.say(&ServerMessage::Pong {}).await,
            ClientMessage::Act { question, action } => {
                let act = Act { question, action };
                let accepted = ask(&self.hall, &self.id, move |actor| {
                    Box::pin(async move { actor.act(person, act, received).await })
                });
                match accepted.await {
                    Ok(accepted) => {
                        // What the table said up to this step comes before: after `accepted` no
                        // state is older than it.
                        self.pass_on(subscription).await?;
                        self.say(&ServerMessage::Accepted(accepted)).await
                    }
                    Err(error) => self.refuse(Some(question), &error).await,
                }
            }
            // Of everything else the client hears only if it is refused.
            message => {
                let done = ask(&self.hall, &self.id, move |actor| {
                    Box::pin(actor.ask_with_random(move |table, now, random| {
                        table.hear(person, message, now, random)
                    }))
                });
                match done.await {
                    Ok(()) => Ok(()),
                    Err(error) => self.refuse(None, &error).await,
                }
            }
        }
    }

    /// Tells the table, if it is still in memory, that the client has gone.
    async fn unsubscribe(&mut self, id: u64) {
        if self.hall.tables.find(&self.id).is_some() && !self.hall.is_stopping() {
            let done = ask(&self.hall, &self.id, move |actor| {
                Box::pin(async move {
                    actor.unsubscribe(id);
                    Ok(())
                })
            });
            // A table that is too busy drops the client when it next has something to tell.
            let _ = done.await;
        }
    }
}

/// The close frame for a reason: a code that programs know, and the reason in a word.
fn last_word(reason: Bye) -> CloseFrame {
    let (code, word): (CloseCode, &'static str) = match reason {
        Bye::ShuttingDown => (close_code::RESTART, "shutting_down"),
        Bye::UnsupportedVersion => (close_code::PROTOCOL, "unsupported_version"),
        Bye::BadClient => (close_code::PROTOCOL, "bad_client"),
        Bye::TooSlow => (close_code::AGAIN, "too_slow"),
        Bye::Idle => (close_code::AWAY, "idle"),
        Bye::Closed => (close_code::NORMAL, "closed"),
        Bye::SeatLost => (close_code::NORMAL, "seat_lost"),
        Bye::Limited => (close_code::POLICY, "limited"),
        Bye::Unknown => (close_code::NORMAL, ""),
    };
    CloseFrame { code, reason: word.into() }
}
