//! Where things are: the addresses that clients build and people are sent.

use crate::{TableId, Token};

/// Where the REST interface begins.
pub const API: &str = "/api/v1";

/// The socket of a table.
#[must_use]
pub fn socket_path(table: &TableId) -> String {
    format!("{API}/tables/{table}/socket")
}

/// The page of a table, as it stands in links that people send each other.
#[must_use]
pub fn table_path(table: &TableId) -> String {
    format!("/t/{table}")
}

/// The page that takes an invitation or a personal link.
#[must_use]
pub fn claim_path(token: &Token) -> String {
    format!("/c/{token}")
}
