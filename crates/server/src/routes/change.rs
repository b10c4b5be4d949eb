//! What most requests do: change a table, and answer with it.

use axum::Json;
use gladsheim_protocol::{Table, TableId};

use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::{Actor, Deed, ask};
use crate::{HallError, PersonId};

/// What a request does to a table.
pub(super) trait Change:
    for<'a> FnOnce(&'a mut Actor, Option<PersonId>) -> Deed<'a, Result<(), HallError>> + Send + 'static
{
}

impl<F> Change for F where
    F: for<'a> FnOnce(&'a mut Actor, Option<PersonId>) -> Deed<'a, Result<(), HallError>>
        + Send
        + 'static
{
}

/// Changes a table, and answers with the table as the caller may know it then.
pub(super) async fn change(
    hall: &Shared,
    id: &TableId,
    caller: &Caller,
    change: impl Change,
) -> Result<Json<Table>, HallError> {
    let person = caller.person;
    let table = ask(hall, id, move |actor| {
        Box::pin(async move {
            change(actor, person).await?;
            Ok(actor.table_of(person))
        })
    });
    Ok(Json(table.await?))
}
