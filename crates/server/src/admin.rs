//! What the person who runs a hall does with its tables, also while it is open: the open hall
//! notices within a second.

use gladsheim_protocol::{Phase, TableId};
use serde::Serialize;

use crate::store::{Change, Store, StoreError, TableRecord};
use crate::time;

/// How many tables are read at once.
const PAGE: u32 = 500;
/// How often a table that somebody else changes at the same moment is tried.
const TRIES: usize = 20;

/// A table in the list of whoever runs the hall.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// Its name.
    pub table: String,
    /// The game.
    pub game: String,
    /// Where it stands.
    pub phase: String,
    /// How long its log is.
    pub entries: u64,
    /// Who sits there.
    pub names: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: u64,
    /// The day after which it may be deleted, if any.
    pub kept_until: Option<String>,
    /// Why it was set aside, if it was.
    pub set_aside: Option<String>,
}

/// All tables.
///
/// # Errors
/// As any read.
pub async fn list(store: &dyn Store) -> Result<Vec<Line>, StoreError> {
    let mut lines = Vec::new();
    each(store, |record| lines.push(line(record))).await?;
    Ok(lines)
}

async fn each(store: &dyn Store, mut look: impl FnMut(&TableRecord)) -> Result<(), StoreError> {
    let mut after = String::new();
    loop {
        let page = store.page(&after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.id.to_string();
        page.iter().for_each(&mut look);
    }
}

fn line(record: &TableRecord) -> Line {
    let phase = match (&record.set_aside, record.phase) {
        (Some(_), _) => "aside",
        (_, Phase::Lobby) => "lobby",
        (_, Phase::Playing) => "playing",
        (_, Phase::Over) => "over",
        (_, Phase::Closed) => "closed",
    };
    let names = record.names().into_iter().map(|name| name.unwrap_or_else(|| "—".to_owned()));
    let names: Vec<String> = names.collect();
    Line {
        table: record.id.to_string(),
        game: record.game.clone(),
        phase: phase.to_owned(),
        entries: record.last_seq,
        names: names.join(", "),
        created_at: record.created_at,
        kept_until: record.kept_until.map(time::day),
        set_aside: record.set_aside.clone(),
    }
}

/// Closes a table: nobody can play there any more.
///
/// # Errors
/// [`StoreError::Gone`] if there is no such table.
pub async fn close(store: &dyn Store, id: &TableId) -> Result<(), StoreError> {
    change(store, id, |record| {
        if record.phase == Phase::Closed {
            return false;
        }
        record.phase = Phase::Closed;
        record.clocks.iter_mut().for_each(|clock| clock.deadline = None);
        true
    })
    .await
    .map(drop)
}

/// Sets how many days tables are kept after they were last used; says how many were changed.
///
/// # Errors
/// As any write.
pub async fn retain(store: &dyn Store, days: u32, finished: bool) -> Result<usize, StoreError> {
    let mut chosen = Vec::new();
    each(store, |record| {
        if !finished || record.phase != Phase::Playing {
            chosen.push(record.id.clone());
        }
    })
    .await?;
    let mut changed = 0;
    for id in &chosen {
        let done = change(store, id, |record| {
            let before = record.kept_until;
            record.keep_days = (days > 0).then_some(days);
            record.touch(record.touched_at, None);
            record.kept_until != before
        });
        changed += usize::from(done.await?);
    }
    Ok(changed)
}

/// Changes a record, however often others change it meanwhile; says whether there was anything to
/// change.
async fn change(
    store: &dyn Store,
    id: &TableId,
    edit: impl Fn(&mut TableRecord) -> bool,
) -> Result<bool, StoreError> {
    for _ in 0..TRIES {
        let mut record = store.record(id).await?.ok_or(StoreError::Gone)?;
        if !edit(&mut record) {
            return Ok(false);
        }
        match store.commit(Change::new(record)).await {
            Err(StoreError::Conflict) => {}
            other => return other.map(|()| true),
        }
    }
    Err(StoreError::Busy)
}
