//! `favors.csv`, `gods.csv` and `giants.csv`.

use gladsheim_engine::{ContentError, Files};

use super::check::{self, Ids};
use super::{FAVORS, FavorRow, GIANTS, GODS, GiantRow, GodRow};
use crate::compile;
use crate::ids as limits;
use crate::ids::{AREAS, Set};

/// The gods of a game, one to a Rune (TV-SETUP-3).
const GODS_IN_PLAY: usize = 3;
/// The most victory points of a Giant.
const WORTH: u8 = 20;

/// Reads and checks the Favor Cards; so many of them are laid out at most.
pub(super) fn favors(
    files: &Files,
    laid_out: usize,
    ids: &mut Ids,
) -> Result<Vec<FavorRow>, ContentError> {
    let mut favors: Vec<FavorRow> = Vec::new();
    for row in &files.csv(FAVORS, &["id", "runes", "bag", "provenance"])?.rows {
        let id = ids.of(row)?;
        if favors.len() == limits::FAVORS {
            let message = format!("there can be at most {} Favor Cards", limits::FAVORS);
            return Err(row.cell("id").fault(message));
        }
        favors.push(FavorRow {
            id,
            runes: check::read(row.cell("runes"), compile::runes)?,
            bag: check::read(row.cell("bag"), compile::bag)?,
            provenance: check::provenance(row),
        });
    }
    if favors.len() < laid_out {
        let message = format!("the rows need {laid_out} Favor Cards, found {}", favors.len());
        return Err(files.fault(FAVORS, 0, &message));
    }
    Ok(favors)
}

/// Reads and checks the God Mats.
pub(super) fn gods(files: &Files, ids: &mut Ids) -> Result<Vec<GodRow>, ContentError> {
    let mut gods: Vec<GodRow> = Vec::new();
    for row in &files.csv(GODS, &["id", "name", "set", "boon", "provenance"])?.rows {
        let id = ids.of(row)?;
        if gods.len() == limits::GODS {
            let message = format!("there can be at most {} God Mats", limits::GODS);
            return Err(row.cell("id").fault(message));
        }
        gods.push(GodRow {
            id,
            name: check::name(row)?,
            set: check::set(row)?,
            boon: check::read(row.cell("boon"), compile::boon)?,
            provenance: check::provenance(row),
        });
    }
    let base = gods.iter().filter(|god| god.set == Set::Base).count();
    if base < GODS_IN_PLAY {
        let message = format!("the base set needs at least {GODS_IN_PLAY} God Mats, found {base}");
        return Err(files.fault(GODS, 0, &message));
    }
    gods.sort_by_key(|god| god.set);
    Ok(gods)
}

/// Reads and checks the Giants.
pub(super) fn giants(files: &Files, ids: &mut Ids) -> Result<Vec<GiantRow>, ContentError> {
    let mut giants: Vec<GiantRow> = Vec::new();
    for row in &files.csv(GIANTS, &["id", "points", "provenance"])?.rows {
        let id = ids.of(row)?;
        if giants.len() == limits::GIANTS {
            let message = format!("there can be at most {} Giants", limits::GIANTS);
            return Err(row.cell("id").fault(message));
        }
        let points = check::number(row.cell("points"), 0..=WORTH)?;
        giants.push(GiantRow { id, points, provenance: check::provenance(row) });
    }
    if giants.len() < AREAS {
        let message = format!("every Region needs one of at least {AREAS} Giants (TV-SETUP-9)");
        return Err(files.fault(GIANTS, 0, &message));
    }
    Ok(giants)
}
