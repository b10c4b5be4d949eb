//! The socket of a table.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use gladsheim_protocol::{
    Act, Bye, ClientMessage, Hello, MAX_MESSAGE, Motion, Refused, ServerMessage, TableId, VERSION,
    Verb,
};

use super::bodies::At;
use crate::auth::{Bucket, Caller, Place, is_own};
use crate::hall::Shared;
use crate::tables::{Actor, Deed, Outgoing, Subscription, ask};
use crate::{HallError, PersonId};

/// How long a client may take to say hello, and to take what it is sent.
const HELLO_TIME: Duration = Duration::from_secs(10);
const SEND_TIME: Duration = Duration::from_secs(20);
/// How often a quiet client is pinged, and for how many pings it may stay silent.
const PING_EVERY: Duration = Duration::from_secs(30);
const PATIENCE: u32 = 3;
/// How many messages a client may send that cannot be understood.
const MOST_NONSENSE: u32 = 10;
/// What a connection holds ready: messages are short, and thousands of connections are not few.
const BUFFER: usize = 4 * 1024;

/// Opens the socket of a table.
pub(super) async fn open(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HallError> {
    if !is_own(&headers, &hall.options.origins) {
        return Err(HallError::ForeignOrigin);
    }
    let upgrade = upgrade.map_err(|error| HallError::Malformed(error.body_text()))?;
    if hall.is_stopping() {
        return Err(HallError::ShuttingDown);
    }
    if hall.tables.find(&id).is_none() {
        hall.store.record(&id).await?.ok_or(HallError::NoSuchTable)?;
    }
    let place = hall.limiter.connection(caller.address)?;
    let messages = hall.limiter.messages();
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        hall.metrics.sockets.fetch_add(1, Relaxed);
        let metrics = std::sync::Arc::clone(&hall.metrics);
        let session = Session { hall, id, person: caller.person, socket, messages, _place: place };
        session.run().await;
        metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

struct Session {
    hall: Shared,
    id: TableId,
    person: Option<PersonId>,
    socket: WebSocket,
    messages: Option<Bucket>,
    _place: Place,
}

/// The client has gone, or has to go.
enum Gone {
    Away,
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
        if let Gone::Sent(reason) = gone {
            let _ = self.say(&ServerMessage::Bye { reason }).await;
            let _ = tokio::time::timeout(SEND_TIME, self.socket.send(Message::Close(None))).await;
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
                        Some(Ok(message)) => self.hear(message, &mut nonsense).await,
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

    async fn not_understood(&mut self, error: &serde_json::Error) -> Result<(), Gone> {
        let problem = HallError::Malformed(error.to_string()).problem();
        self.say(&ServerMessage::Error { error: problem }).await
    }

    async fn hear(&mut self, message: Message, nonsense: &mut u32) -> Result<(), Gone> {
        let received = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(Gone::Sent(Bye::BadClient)),
            Message::Close(_) => return Err(Gone::Away),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        if let Some(Err(wait)) = self.messages.as_mut().map(Bucket::take) {
            self.hall.metrics.limited.fetch_add(1, Relaxed);
            return self.refuse(None, &HallError::TooManyRequests(wait.as_secs() + 1)).await;
        }
        match serde_json::from_str(&text) {
            Ok(message) => self.answer(message, received).await,
            Err(error) => {
                *nonsense += 1;
                if *nonsense > MOST_NONSENSE {
                    return Err(Gone::Sent(Bye::BadClient));
                }
                self.not_understood(&error).await
            }
        }
    }

    async fn refuse(&mut self, question: Option<u64>, error: &HallError) -> Result<(), Gone> {
        self.say(&ServerMessage::Refused(Refused { question, error: error.problem() })).await
    }

    async fn answer(&mut self, message: ClientMessage, received: Instant) -> Result<(), Gone> {
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
                    Ok(accepted) => self.say(&ServerMessage::Accepted(accepted)).await,
                    Err(error) => self.refuse(Some(question), &error).await,
                }
            }
            ClientMessage::Undo { motion } => self.motion(Verb::Undo, motion).await,
            ClientMessage::End { motion } => self.motion(Verb::End, motion).await,
            ClientMessage::Rematch { motion } => self.motion(Verb::Rematch, motion).await,
            ClientMessage::Order(order) => {
                self.change(move |actor| Box::pin(actor.order(person, order))).await
            }
            ClientMessage::Chat { text } => {
                self.change(move |actor| {
                    Box::pin(async move { actor.say(person, &text).await.map(drop) })
                })
                .await
            }
        }
    }

    async fn motion(&mut self, verb: Verb, motion: Motion) -> Result<(), Gone> {
        let person = self.person;
        self.change(move |actor| Box::pin(actor.motion(person, verb, motion))).await
    }

    /// Does something at the table, of which the client hears only if it is refused.
    async fn change(
        &mut self,
        deed: impl for<'a> FnOnce(&'a mut Actor) -> Deed<'a, Result<(), HallError>> + Send + 'static,
    ) -> Result<(), Gone> {
        match ask(&self.hall, &self.id, deed).await {
            Ok(()) => Ok(()),
            Err(error) => self.refuse(None, &error).await,
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
