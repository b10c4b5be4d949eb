//! The addresses of the hall.

mod bodies;
mod change;
mod chat;
mod docs;
mod games;
mod gathering;
mod lessons;
mod lists;
mod middleware;
mod page;
mod people;
mod play;
mod preview;
mod replay;
mod seats;
mod socket;
mod tables;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use gladsheim_protocol::{API, MAX_CONTENT_BODY};
use serde::Serialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Shared;
use crate::{Hall, HallError};

impl Hall {
    /// All addresses of the hall, to be served with the peers' addresses.
    pub fn router(&self) -> Router {
        let hall = self.0.clone();
        let (api, description) = described().split_for_parts();
        let docs = docs::router(description);
        Router::new()
            .merge(api)
            .route(&format!("{API}/tables/{{id}}/socket"), get(socket::open))
            .route("/healthz", get(async || "ok\n"))
            .route("/readyz", get(readyz))
            .merge(docs)
            .fallback(page::serve)
            .method_not_allowed_fallback(async || HallError::MethodNotAllowed)
            .layer(axum::extract::DefaultBodyLimit::max(MAX_CONTENT_BODY))
            .layer(axum::middleware::from_fn_with_state(hall.clone(), middleware::guard))
            .with_state(hall)
    }

    /// The address at which the hall tells what it counts: for its keeper, on a port of its own.
    pub(crate) fn metrics_router(&self) -> Router {
        Router::new().route("/metrics", get(metrics)).with_state(self.0.clone())
    }

    /// The description of the REST interface, as OpenAPI in JSON.
    #[must_use]
    pub fn openapi() -> String {
        docs::text(described().to_openapi())
    }
}

/// The REST interface with its description.
fn described() -> OpenApiRouter<Shared> {
    let api = OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::rules))
        .routes(routes!(games::content))
        .routes(routes!(lessons::read, lessons::begin))
        .routes(routes!(lists::open, tables::make))
        .routes(routes!(lists::mine))
        .routes(routes!(tables::look))
        .routes(routes!(tables::start))
        .routes(routes!(tables::file))
        .routes(routes!(seats::join))
        .routes(routes!(seats::claim))
        .routes(routes!(gathering::look))
        .routes(routes!(gathering::arrange))
        .routes(routes!(gathering::ready))
        .routes(routes!(seats::invite))
        .routes(routes!(seats::revoke))
        .routes(routes!(seats::link))
        .routes(routes!(seats::bot))
        .routes(routes!(seats::take_back))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::order))
        .routes(routes!(people::remove))
        .routes(routes!(people::mute))
        .routes(routes!(people::access))
        .routes(routes!(people::revoke_link))
        .routes(routes!(people::revoke_device))
        .routes(routes!(play::act))
        .routes(routes!(play::state))
        .routes(routes!(play::log))
        .routes(routes!(replay::table))
        .routes(routes!(replay::file))
        .routes(routes!(replay::refusals))
        .routes(routes!(play::undo))
        .routes(routes!(play::end))
        .routes(routes!(play::rematch))
        .routes(routes!(chat::read, chat::say));
    OpenApiRouter::with_openapi(docs::frame()).nest(API, api)
}

/// Whether the hall can do its work: it can write to its store and is not about to stop. That it
/// answers at all (`/healthz`) says less.
async fn readyz(State(hall): State<Shared>) -> Result<&'static str, HallError> {
    if hall.is_stopping() {
        return Err(HallError::ShuttingDown);
    }
    hall.ready.check(async { Ok(hall.store.beat(hall.clock.beat()).await?) }).await?;
    Ok("ok\n")
}

/// Whether whoever asks takes an answer that is compressed in this way.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let mut parts = accepted.unwrap_or_default().split(',');
    parts.any(|part| part.split(';').next().is_some_and(|name| name.trim() == encoding))
}

/// An answer of many entries that are much alike: a twentieth of it, compressed, says the same.
fn compact(headers: &HeaderMap, answer: &impl Serialize) -> Result<Response, HallError> {
    let written = if takes(headers, "gzip") {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        let written = serde_json::to_writer(&mut encoder, answer).map_err(std::io::Error::from);
        written.and_then(|()| encoder.finish()).map(|bytes| {
            ([(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))], bytes).into_response()
        })
    } else {
        serde_json::to_vec(answer).map(IntoResponse::into_response).map_err(Into::into)
    };
    let mut response = written.map_err(|error| {
        tracing::error!(%error, "an answer could not be written");
        HallError::Internal
    })?;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Ok(response)
}

async fn metrics(State(hall): State<Shared>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.render())
}
