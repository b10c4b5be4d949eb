//! What most requests do: change a table, and answer with it.

use axum::Json;
use gladsheim_protocol::{Table as TableState, TableId};
use gladsheim_table::{Millis, Outcome, RandomSource, Table, TableError};

use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::{Actor, ask};

/// Asks a table for a change, and answers with the table as the caller may know it then.
pub(super) async fn change(
    hall: &Shared,
    id: &TableId,
    caller: &Caller,
    request: impl FnOnce(&Table, Millis) -> Result<Outcome, TableError> + Send + 'static,
) -> Result<Json<TableState>, HallError> {
    change_with_random(hall, id, caller, |table, now, _| request(table, now)).await
}

/// The same for what needs random bytes.
pub(super) async fn change_with_random(
    hall: &Shared,
    id: &TableId,
    caller: &Caller,
    request: impl FnOnce(&Table, Millis, &mut dyn RandomSource) -> Result<Outcome, TableError>
    + Send
    + 'static,
) -> Result<Json<TableState>, HallError> {
    let person = caller.person;
    hall.limiter.seat(id, person)?;
    let table = ask(hall, id, move |actor: &mut Actor| {
        Box::pin(async move {
            actor.ask_with_random(request).await?;
            Ok(actor.table_of(person))
        })
    });
    Ok(Json(table.await?))
}
