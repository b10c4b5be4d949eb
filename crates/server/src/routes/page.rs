//! The page itself: the built files of `web`, inside the binary, compressed beforehand.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use gladsheim_protocol::API;
use rust_embed::{Embed, EmbeddedFile};

use super::takes;
use crate::HallError;

/// What `npm run build` leaves. Without it the hall is complete over its API, and says so.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The page that every address of the page begins with; it finds its way from the address.
const INDEX: &str = "index.html";
/// Files in here are named after their content, so that they never change.
const HASHED: &str = "assets/";
/// The ways in which files were compressed beforehand, best first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Answers whatever is not of the API: a file of the page, or the page.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_api = uri.path().starts_with(API) || path.starts_with("api/");
    if is_api || !matches!(method, Method::GET | Method::HEAD) {
        return HallError::NotFound.into_response();
    }
    // An address with an ending is a file; anything else is a place within the page.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { INDEX };
    match Built::get(name) {
        Some(plain) => answer(name, plain, &headers),
        None if is_file => HallError::NotFound.into_response(),
        None => not_built(),
    }
}

fn answer(name: &str, plain: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", blake3::Hash::from_bytes(plain.metadata.sha256_hash()).to_hex());
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known.is_some_and(|known| known.contains(tag.as_str())) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        compressed(name, headers).unwrap_or_else(|| plain.data.into_owned().into_response())
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
    if let Ok(tag) = HeaderValue::from_str(&tag) {
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

    #[tokio::test]
    async fn the_api_never_answers_with_the_page() {
        let uri = Uri::from_static("/api/v1/nothing");
        let response = serve(Method::GET, uri, HeaderMap::new()).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        let uri = Uri::from_static("/nothing.js");
        let response = serve(Method::GET, uri, HeaderMap::new()).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        let response = serve(Method::POST, Uri::from_static("/"), HeaderMap::new()).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
    }
}
