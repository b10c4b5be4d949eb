//! One connection to a table.

use core::future::poll_fn;
use core::task::{Context, Poll, ready};

use futures_util::{SinkExt as _, StreamExt as _};
use gladsheim_protocol::{ClientMessage, Hello, ServerMessage, TableId, socket_path};
use hyper::header::{COOKIE, HeaderValue, ORIGIN};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::cookies::Cookies;
use crate::{Address, Error, http};

/// The text of a message, not yet taken apart.
pub type Text = tungstenite::Utf8Bytes;

/// One connection to a table, on which hello has been said.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub(crate) async fn open(
        address: &Address,
        cookies: &Cookies,
        table: &TableId,
        hello: Hello,
    ) -> Result<Self, Error> {
        let stream = http::connect(address).await?;
        let url = format!("ws://{}{}", address.authority(), socket_path(table));
        let mut request = url.into_client_request().map_err(Error::broken)?;
        let origin = HeaderValue::from_str(&address.to_string()).map_err(Error::broken)?;
        request.headers_mut().insert(ORIGIN, origin);
        if let Some(cookie) = cookies.header() {
            request.headers_mut().insert(COOKIE, cookie);
        }
        // A load test holds thousands of these, so the buffers start small and grow as needed.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (stream, answer) = opened.map_err(refused)?;
        cookies.take_from(answer.headers());
        let mut socket = Self { stream };
        socket.send(&ClientMessage::Hello(hello)).await?;
        Ok(socket)
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Error> {
        let text = serde_json::to_string(message).map_err(Error::broken)?;
        self.send_text(text).await
    }

    /// Sends a text as it is, whether it is a message or not.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send_text(&mut self, text: String) -> Result<(), Error> {
        self.stream.send(Message::text(text)).await.map_err(Error::broken)
    }

    /// The next message; nothing once the hall has closed the connection in good order.
    ///
    /// # Errors
    /// If the connection breaks, or what comes is no message of the hall.
    pub async fn next(&mut self) -> Result<Option<ServerMessage>, Error> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        let message = serde_json::from_str(&text);
        message.map(Some).map_err(|error| Error::Foreign(error.to_string()))
    }

    /// The text of the next message, for clients that do not want all of it.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn next_text(&mut self) -> Result<Option<Text>, Error> {
        poll_fn(|context| self.poll_text(context)).await
    }

    /// As [`Socket::next_text`], for those who wait on several connections at once.
    pub fn poll_text(&mut self, context: &mut Context<'_>) -> Poll<Result<Option<Text>, Error>> {
        loop {
            let next = ready!(self.stream.poll_next_unpin(context));
            return Poll::Ready(match next {
                Some(Ok(Message::Text(text))) => Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => Ok(None),
                Some(Err(error)) => Err(Error::broken(error)),
                // Pings are answered below us; binary messages are not part of the protocol.
                Some(Ok(_)) => continue,
            });
        }
    }

    /// Closes the connection in good order.
    ///
    /// # Errors
    /// If it is broken already.
    pub async fn close(mut self) -> Result<(), Error> {
        self.stream.close(None).await.map_err(Error::broken)
    }
}

/// A hall that refuses a socket says why in the body of its answer.
fn refused(error: tungstenite::Error) -> Error {
    let tungstenite::Error::Http(answer) = error else { return Error::broken(error) };
    let body = answer.body().as_deref().unwrap_or_default();
    Error::refused(answer.status(), answer.headers(), body)
}
