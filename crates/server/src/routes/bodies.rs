//! What requests carry, read strictly and refused in our own words.

use std::fmt;
use std::marker::PhantomData;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use gladsheim_engine::Seat;
use gladsheim_protocol::{MAX_BODY, TableId};
use gladsheim_table::TableError;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::HallError;

/// A JSON body of ordinary size.
pub(super) struct Body<T>(pub(super) T);

/// A JSON body that may bring content of its own.
pub(super) struct LargeBody<T>(pub(super) T);

/// A JSON body that may be missing.
pub(super) struct MaybeBody<T>(pub(super) T);

fn refused(rejection: &JsonRejection) -> HallError {
    match rejection {
        JsonRejection::MissingJsonContentType(_) => HallError::UnsupportedMediaType,
        JsonRejection::JsonDataError(error) => HallError::Malformed(error.body_text()),
        JsonRejection::JsonSyntaxError(error) => HallError::Malformed(error.body_text()),
        other if other.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE => HallError::TooLarge,
        other => HallError::Malformed(other.body_text()),
    }
}

/// A JSON object. Left to itself, serde reads a list as the fields in their order, and an empty
/// one as an object without any.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = T;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }
        deserializer.deserialize_map(Fields(PhantomData)).map(Self)
    }
}

async fn json<T: DeserializeOwned, S: Send + Sync>(
    request: Request,
    state: &S,
) -> Result<T, HallError> {
    let Json(body) =
        Json::from_request(request, state).await.map_err(|rejection| refused(&rejection))?;
    Ok(body)
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for LargeBody<T> {
    type Rejection = HallError;

    async fn from_request(request: Request, state: &S) -> Result<Self, HallError> {
        json(request, state).await.map(|Object(body)| Self(body))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = HallError;

    async fn from_request(request: Request, state: &S) -> Result<Self, HallError> {
        json(limited(request), state).await.map(|Object(body)| Self(body))
    }
}

impl<T: DeserializeOwned + Default, S: Send + Sync> FromRequest<S> for MaybeBody<T> {
    type Rejection = HallError;

    async fn from_request(request: Request, state: &S) -> Result<Self, HallError> {
        let empty =
            request.headers().get(header::CONTENT_LENGTH).is_none_or(|length| length == "0");
        let chunked = request.headers().contains_key(header::TRANSFER_ENCODING);
        if empty && !chunked {
            return Ok(Self(T::default()));
        }
        let body: Option<Object<T>> = json(limited(request), state).await?;
        Ok(Self(body.map(|Object(body)| body).unwrap_or_default()))
    }
}

/// The request, of which no more is read than an ordinary body has.
fn limited(request: Request) -> Request {
    use axum::RequestExt as _;
    let (parts, body) = request.with_limited_body().into_parts();
    Request::from_parts(parts, axum::body::Body::new(http_body_util::Limited::new(body, MAX_BODY)))
}

/// The query of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, HallError> {
        let query = Query::from_request_parts(parts, state).await;
        let Query(query) = query
            .map_err(|rejection: QueryRejection| HallError::Malformed(rejection.body_text()))?;
        Ok(Self(query))
    }
}

/// The table that an address names; what cannot be a table's name names none.
pub(super) struct At(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, HallError> {
        let path: Result<Path<TablePath>, PathRejection> =
            Path::from_request_parts(parts, state).await;
        let Path(path) = path.map_err(|_| HallError::NoSuchTable)?;
        path.id.parse().map(Self).map_err(|_| HallError::NoSuchTable)
    }
}

#[derive(serde::Deserialize)]
struct TablePath {
    id: String,
}

/// The table and the seat that an address names.
pub(super) struct AtSeat(pub(super) TableId, pub(super) Seat);

#[derive(serde::Deserialize)]
struct SeatPath {
    id: String,
    seat: String,
}

impl<S: Send + Sync> FromRequestParts<S> for AtSeat {
    type Rejection = HallError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, HallError> {
        let path: Result<Path<SeatPath>, PathRejection> =
            Path::from_request_parts(parts, state).await;
        let Path(path) = path.map_err(|_| HallError::NoSuchTable)?;
        let id = path.id.parse().map_err(|_| HallError::NoSuchTable)?;
        let seat = path.seat.parse().ok().and_then(Seat::new).ok_or(TableError::NoSuchSeat)?;
        Ok(Self(id, seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_no_object() {
        #[derive(Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        struct Nothing {}
        let read = |text| serde_json::from_str::<Option<Object<Nothing>>>(text).is_ok();
        assert!(read("{}") && read("null"));
        assert!(!read("[]") && !read("0") && !read("{\"some\":1}"));
    }
}
