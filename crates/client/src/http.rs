//! One request, one connection: as little of HTTP as a client of the hall needs.

use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{CONNECTION, CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::cookies::Cookies;
use crate::{Address, Error};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest answer that is read, in bytes; the game file of a long game has a few hundred
/// thousand.
const MOST: usize = 64 << 20;

pub(crate) async fn connect(address: &Address) -> Result<TcpStream, Error> {
    let unreachable = |source| Error::Unreachable { address: address.to_string(), source };
    let connecting = TcpStream::connect(address.endpoint());
    let stream = timeout(PATIENCE, connecting).await.map_err(|_| Error::TimedOut)?;
    let stream = stream.map_err(unreachable)?;
    // Messages are small and people wait for them.
    stream.set_nodelay(true).map_err(unreachable)?;
    Ok(stream)
}

/// Sends a request and returns the body of a good answer.
pub(crate) async fn ask(
    address: &Address,
    cookies: &Cookies,
    method: Method,
    path: &str,
    body: Option<Vec<u8>>,
) -> Result<Bytes, Error> {
    timeout(PATIENCE, exchange(address, cookies, method, path, body))
        .await
        .map_err(|_| Error::TimedOut)?
}

async fn exchange(
    address: &Address,
    cookies: &Cookies,
    method: Method,
    path: &str,
    body: Option<Vec<u8>>,
) -> Result<Bytes, Error> {
    let stream = connect(address).await?;
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(Error::broken)?;
    // The connection is driven beside the request and ends with it.
    let driver = tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, address.authority())
        .header(ORIGIN, address.to_string())
        .header(CONNECTION, "close");
    if let Some(cookie) = cookies.header() {
        request = request.header(COOKIE, cookie);
    }
    if body.is_some() {
        request = request.header(CONTENT_TYPE, "application/json");
    }
    let body = Full::new(Bytes::from(body.unwrap_or_default()));
    let request = request.body(body).map_err(Error::broken)?;
    let answer = sender.send_request(request).await.map_err(Error::broken)?;
    cookies.take_from(answer.headers());
    let (head, body) = answer.into_parts();
    let body = Limited::new(body, MOST).collect().await.map_err(Error::Broken)?.to_bytes();
    driver.abort();
    if head.status.is_success() {
        return Ok(body);
    }
    Err(Error::refused(head.status, &head.headers, &body))
}
