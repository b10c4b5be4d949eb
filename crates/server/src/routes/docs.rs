//! The description of the interface, for programs and for people.

mod page;

use axum::Router;
use axum::http::header;
use axum::routing::get;
use gladsheim_protocol::{ClientMessage, ErrorBody, ServerMessage};
use serde_json::{Value, json};
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;

use crate::hall::Shared;

/// The frame that the routes are put in.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Gladsheim",
        description = "The hall where Norse board games are played. A person is a token in the \
            cookie `gladsheim`, which the hall sets when somebody makes or joins a table; programs \
            may send it as `Authorization: Bearer TOKEN` instead. The socket of a table is at \
            `/api/v1/tables/{id}/socket`; its messages are the schemas `ClientMessage` and \
            `ServerMessage`."
    ),
    components(schemas(ErrorBody, ClientMessage, ServerMessage))
)]
struct Frame;

pub(super) fn frame() -> OpenApi {
    Frame::openapi()
}

/// What any address may answer besides success.
const PROBLEMS: [(&str, &str); 11] = [
    ("400", "The request is not what this description says."),
    ("403", "Not for this person, or not from this site."),
    ("404", "There is no such game, table or seat."),
    ("405", "The address does not accept this method."),
    ("408", "The request did not come in time."),
    ("409", "Not now: the table stands differently."),
    ("413", "The body is too large."),
    ("415", "The body is not JSON."),
    ("422", "The table cannot be set up like this."),
    ("429", "Too much in a short time, or a quota is used up."),
    ("503", "The hall cannot write just now, is busy or about to stop."),
];

/// The description as JSON text, with what every operation may answer.
pub(super) fn text(description: OpenApi) -> String {
    let mut value = serde_json::to_value(description).unwrap_or(Value::Null);
    for operation in operations(&mut value) {
        let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) else {
            continue;
        };
        for (status, description) in PROBLEMS {
            let body = json!({ "schema": { "$ref": "#/components/schemas/ErrorBody" } });
            let answer = json!({
                "description": description, "content": { "application/json": body }
            });
            responses.entry(status).or_insert(answer);
        }
    }
    value.to_string()
}

fn operations(value: &mut Value) -> impl Iterator<Item = &mut Value> {
    let paths = value.get_mut("paths").and_then(Value::as_object_mut).into_iter().flatten();
    paths.filter_map(|(_, path)| path.as_object_mut()).flatten().map(|(_, operation)| operation)
}

/// The addresses of the description: once made, it is handed out as it is.
pub(super) fn router(description: OpenApi) -> Router<Shared> {
    let text = text(description);
    let page = page::html(&serde_json::from_str(&text).unwrap_or(Value::Null));
    let [json, html, css] = ["application/json", "text/html; charset=utf-8", "text/css"]
        .map(|kind| [(header::CONTENT_TYPE, kind)]);
    Router::new()
        .route("/openapi.json", get(async move || (json, text.clone())))
        .route("/docs", get(async move || (html, page.clone())))
        .route("/docs/style.css", get(async move || (css, page::STYLE)))
}
