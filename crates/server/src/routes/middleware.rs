//! What is done for every request: limits, headers, tracing, counting.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::body::HttpBody as _;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use gladsheim_protocol::API;
use tracing::Instrument as _;

use crate::auth::{Caller, check_host, is_own};
use crate::error::Cause;
use crate::hall::Shared;
use crate::{HallError, Options};

/// What every answer carries: pages of the hall load nothing from elsewhere and are shown in no
/// other page, and no address with a token in it is told to anybody.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Counts requests, to give each a name of its own in the log.
static REQUESTS: AtomicU64 = AtomicU64::new(1);

/// Lets a request through if it may, and sees to the headers of the answer.
pub(super) async fn guard(
    State(hall): State<Shared>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    let number = REQUESTS.fetch_add(1, Relaxed);
    let name = format!("{:04x}-{number:x}", hall.origin & 0xffff);
    // The path alone: a query may hold what is nobody's business, and paths of pages hold tokens.
    let path = request.uri().path();
    let shown = if path.starts_with("/c/") { "/c/…" } else { path };
    let span = tracing::info_span!("request", id = %name, method = %request.method(), path = shown);
    let began = Instant::now();
    let mut response = async {
        let about = subject(request.uri().path()).to_owned();
        let response = match admitted(&hall, &caller, &request) {
            Ok(()) if request.body().is_end_stream() => next.run(request).await,
            // What comes in pieces must come to an end.
            Ok(()) => tokio::time::timeout(hall.options.patience.body, next.run(request))
                .await
                .unwrap_or_else(|_| HallError::TimedOut.into_response()),
            Err(error) => error.into_response(),
        };
        if let Some(Cause(cause)) = response.extensions().get() {
            hall.log_once.tell(&about, cause);
        }
        let status = response.status();
        tracing::debug!(status = status.as_u16(), micros = began.elapsed().as_micros(), "answered");
        response
    }
    .instrument(span)
    .await;
    hall.metrics.requests.fetch_add(1, Relaxed);
    if response.status().is_server_error() {
        hall.metrics.failures.fetch_add(1, Relaxed);
    }
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        hall.metrics.limited.fetch_add(1, Relaxed);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(HeaderName::from_static("x-request-id"), name);
    }
    response
}

fn admitted(hall: &Shared, caller: &Caller, request: &Request) -> Result<(), HallError> {
    let safe = [Method::GET, Method::HEAD, Method::OPTIONS];
    if !safe.contains(request.method()) && !own(hall, caller, request) {
        return Err(HallError::ForeignOrigin);
    }
    // Whoever monitors the hall must be able to ask even when it is busy.
    if matches!(request.uri().path(), "/healthz" | "/readyz") {
        return Ok(());
    }
    // A proxy sees to names by itself, unless the keeper of the hall has named some.
    let Options { behind_proxy, hosts, .. } = &hall.options;
    if !behind_proxy || !hosts.is_empty() {
        check_host(request, hosts)?;
    }
    hall.limiter.request(caller.address, 1)
}

fn own(hall: &Shared, caller: &Caller, request: &Request) -> bool {
    is_own(request.headers(), caller.https, &hall.options.origins)
}

/// The table that a path is about, or the path itself.
fn subject(path: &str) -> &str {
    let table = path.strip_prefix(API).and_then(|rest| rest.strip_prefix("/tables/"));
    table.and_then(|rest| rest.split('/').next()).unwrap_or(path)
}
