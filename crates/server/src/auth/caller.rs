//! Who is behind a request.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};
use gladsheim_protocol::Token;
use gladsheim_table::{TableError, new_token};

use super::cookie;
use crate::hall::Shared;
use crate::random::SystemRandom;
use crate::{HallError, PersonId};

/// Who is behind a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller {
    /// The person, if the request carries a token.
    pub(crate) person: Option<PersonId>,
    /// Where it came from.
    pub(crate) address: IpAddr,
    /// Whether it came over an encrypted connection.
    pub(crate) https: bool,
}

/// A person, with the cookie to be set if there was none.
pub(crate) struct Known {
    /// The person.
    pub(crate) person: PersonId,
    fresh: Option<HeaderValue>,
}

impl Caller {
    /// The person, who is made one if the request carries no token.
    pub(crate) fn known(&self) -> Result<Known, HallError> {
        if let Some(person) = self.person {
            return Ok(Known { person, fresh: None });
        }
        let token: Token = new_token(&mut SystemRandom)?;
        let person = PersonId::of_token(token.as_str()).ok_or(HallError::Internal)?;
        Ok(Known { person, fresh: cookie::set(&token, self.https) })
    }

    /// The person, who must be known.
    pub(crate) fn seated(&self) -> Result<PersonId, TableError> {
        self.person.ok_or(TableError::NotSeated)
    }

    /// The person, who must be known to be the host.
    pub(crate) fn hosting(&self) -> Result<PersonId, TableError> {
        self.person.ok_or(TableError::NotHost)
    }

    fn of(parts: &Parts, behind_proxy: bool) -> Self {
        let headers = &parts.headers;
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
        let told = behind_proxy.then(|| forwarded(headers)).flatten();
        let proto = headers.get("x-forwarded-proto");
        let https = behind_proxy && proto.is_some_and(|proto| proto == "https");
        Self { person: cookie::person(headers), address: told.unwrap_or(peer), https }
    }
}

/// The address that the nearest proxy saw: the last of the list, since all before it can be forged.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?;
    list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, hall: &Shared) -> Result<Self, Infallible> {
        Ok(Self::of(parts, hall.options.behind_proxy))
    }
}

impl IntoResponseParts for Known {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        if let Some(cookie) = self.fresh {
            parts.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(parts)
    }
}
