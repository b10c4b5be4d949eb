//! The page itself: the built files of `web`, inside the binary, compressed beforehand.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use gladsheim_protocol::API;
use rust_embed::{Embed, EmbeddedFile};

use super::preview::Preview;
use super::takes;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;

/// What `npm run build` leaves. Without it the hall is complete over its API, and says so.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The page that every address of the page begins with; it finds its way from the address.
const INDEX: &str = "index.html";
/// Files in here are named after their content, so that they never change.
const HASHED: &str = "assets/";
/// The pictures that go with links where they are pasted, by game.
const PICTURES: &str = "preview/";
/// The ways in which files were compressed beforehand, best first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// What an address that is not of the API asks for.
#[derive(PartialEq, Eq, Debug)]
enum Wanted<'p> {
    /// A file of the page.
    File(&'p str),
    /// A place within the page, which finds its way by itself.
    Place,
    /// Nothing that there is.
    Nothing,
}

fn wanted<'p>(method: &Method, path: &'p str) -> Wanted<'p> {
    let name = path.trim_start_matches('/');
    let is_api = path.starts_with(API) || name.starts_with("api/");
    // An address with an ending is a file.
    let is_file = name.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match (is_api, method) {
        (false, &Method::GET | &Method::HEAD) if is_file => Wanted::File(name),
        (false, &Method::GET | &Method::HEAD) => Wanted::Place,
        _ => Wanted::Nothing,
    }
}

/// Answers whatever is not of the API: a file of the page, or the page.
pub(super) async fn serve(
    State(hall): State<Shared>,
    caller: Caller,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    match wanted(&method, uri.path()) {
        Wanted::File(name) => match Built::get(name) {
            Some(plain) => answer(name, plain, &headers),
            None => HallError::NotFound.into_response(),
        },
        Wanted::Place => match Built::get(INDEX) {
            Some(index) => {
                let preview = Preview::of(&hall, uri.path()).await;
                place(&index, &preview, &picture_of(&preview, caller.https, &headers), &headers)
            }
            None => not_built(),
        },
        Wanted::Nothing => HallError::NotFound.into_response(),
    }
}

/// The page, with what its link says of itself. It is small enough to be sent as it is.
fn place(index: &EmbeddedFile, preview: &Preview, picture: &str, headers: &HeaderMap) -> Response {
    let html = String::from_utf8_lossy(&index.data);
    let html = html.replacen("</head>", &format!("{}</head>", preview.head(picture)), 1);
    let tag = format!("\"{}\"", blake3::hash(html.as_bytes()).to_hex());
    dressed(INDEX, &tag, headers, || html.into_response())
}

/// Where the picture of a preview is: whoever fetches it needs the whole address.
fn picture_of(preview: &Preview, https: bool, headers: &HeaderMap) -> String {
    let own = preview.game.as_ref().map(|game| format!("{PICTURES}{game}.jpg"));
    let own = own.filter(|name| Built::get(name).is_some());
    let name = own.unwrap_or_else(|| format!("{PICTURES}hall.jpg"));
    let scheme = if https { "https" } else { "http" };
    match headers.get(header::HOST).and_then(|host| host.to_str().ok()) {
        Some(host) => format!("{scheme}://{host}/{name}"),
        None => format!("/{name}"),
    }
}

fn answer(name: &str, plain: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", blake3::Hash::from_bytes(plain.metadata.sha256_hash()).to_hex());
    dressed(name, &tag, headers, || {
        compressed(name, headers).unwrap_or_else(|| plain.data.into_owned().into_response())
    })
}

/// An answer with the headers that its name calls for; whoever has it already is told so.
fn dressed(
    name: &str,
    tag: &str,
    headers: &HeaderMap,
    whole: impl FnOnce() -> Response,
) -> Response {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = match known {
        Some(known) if known.contains(tag) => StatusCode::NOT_MODIFIED.into_response(),
        _ => whole(),
    };
    let caching = if name.starts_with(HASHED) {
        HeaderValue::from_static("public, max-age=31536000, immutable")
    } else {
        HeaderValue::from_static("no-cache")
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, caching);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The file in the best way of compression that the browser takes.
fn compressed(name: &str, headers: &HeaderMap) -> Option<Response> {
    let (encoding, ending) = ENCODINGS.into_iter().find(|(encoding, ending)| {
        takes(headers, encoding) && Built::get(&format!("{name}{ending}")).is_some()
    })?;
    let file = Built::get(&format!("{name}{ending}"))?;
    let encoding = [(header::CONTENT_ENCODING, HeaderValue::from_static(encoding))];
    Some((encoding, file.data.into_owned()).into_response())
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("jpg") => "image/jpeg",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("wasm") => "application/wasm",
        Some("txt" | "ftl" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A hall that was built without its page is still a hall.
fn not_built() -> Response {
    let text = "This hall was built without its page. Build it with \"make web\", then build the \
                binary again. The API is described at /docs.\n";
    (StatusCode::NOT_FOUND, text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_file_has_its_type() {
        assert_eq!(content_type("index.html"), "text/html; charset=utf-8");
        assert_eq!(content_type("assets/a.b.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("none"), "application/octet-stream");
    }

    #[test]
    fn the_api_never_answers_with_the_page() {
        let get = |path| wanted(&Method::GET, path);
        assert_eq!(get("/api/v1/nothing"), Wanted::Nothing);
        assert_eq!(get("/nothing.js"), Wanted::File("nothing.js"));
        assert_eq!(get("/c/token"), Wanted::Place);
        assert_eq!(get("/"), Wanted::Place);
        assert_eq!(wanted(&Method::POST, "/"), Wanted::Nothing);
    }
}
