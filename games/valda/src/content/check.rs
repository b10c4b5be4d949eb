//! The bounds within which the rules work.

use core::ops::RangeInclusive;

use gladsheim_engine::{ContentError, Files, Spanned};

use super::BOARD;
use super::board::{Basics, Face, Gives};
use super::board_file::Temples;
use crate::ids::{AREAS, Area, Inhabitant, Resource, SEATS};

/// What blue and yellow dice can show.
pub(super) const RESOURCE_FACES: &[(&str, Gives)] =
    &[("blood", Gives::Blood), ("diamond", Gives::Diamond), ("gold", Gives::Gold)];
/// What white dice can show.
pub(super) const FOLLOWER_FACES: &[(&str, Gives)] =
    &[("follower", Gives::Follower), ("skull", Gives::Skull)];

/// The bounds within which the rules work, each with an error that points into the file.
pub(super) struct Check<'f>(pub(super) &'f Files);

impl Check<'_> {
    fn fault<T>(&self, at: &Spanned<T>, message: &str) -> ContentError {
        self.0.fault(BOARD, at.span().start, message)
    }

    pub(super) fn number(
        &self,
        number: &Spanned<u8>,
        range: RangeInclusive<u8>,
    ) -> Result<u8, ContentError> {
        let found = *number.get_ref();
        if range.contains(&found) {
            return Ok(found);
        }
        let (least, most) = range.into_inner();
        let message = format!("expected a number from {least} to {most}, found {found}");
        Err(self.fault(number, &message))
    }

    pub(super) fn cost(&self, cost: &Spanned<Basics>) -> Result<Basics, ContentError> {
        if cost.get_ref().iter().all(|n| *n <= 15) {
            return Ok(*cost.get_ref());
        }
        Err(self.fault(cost, "expected at most 15 of a resource"))
    }

    pub(super) fn temples(&self, temples: &Temples) -> Result<[[Basics; AREAS]; 2], ContentError> {
        let mut all = [[[0; 3]; AREAS]; 2];
        for (inhabitant, costs) in Inhabitant::ALL.into_iter().zip(&mut all) {
            for (area, cost) in Area::ALL.into_iter().zip(costs) {
                let written = match area {
                    Area::Heimdall => &temples.heimdall,
                    Area::Freya => &temples.freya,
                    Area::Surtur => &temples.surtur,
                    Area::Tyr => &temples.tyr,
                    Area::Thor => &temples.thor,
                    Area::Odin => &temples.odin,
                    Area::Loki => &temples.loki,
                };
                *cost = self.cost(match inhabitant {
                    Inhabitant::God => &written.god,
                    Inhabitant::Giant => &written.giant,
                })?;
            }
        }
        Ok(all)
    }

    pub(super) fn faces(
        &self,
        written: &[Spanned<String>; 6],
        words: &[(&str, Gives)],
    ) -> Result<[Face; 6], ContentError> {
        let mut faces = [Face { gives: Gives::Skull, n: 1 }; 6];
        for (face, written) in faces.iter_mut().zip(written) {
            let read = face_of(written.get_ref(), words);
            let known = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
            *face = read.ok_or_else(|| {
                let message = format!(
                    "expected a face such as \"blood 2\" or \"skull\", of {known}, found \"{}\"",
                    written.get_ref()
                );
                self.fault(written, &message)
            })?;
        }
        Ok(faces)
    }

    pub(super) fn start(
        &self,
        rows: &Spanned<Vec<Basics>>,
        players: usize,
        bank: [u8; 4],
    ) -> Result<[Basics; SEATS], ContentError> {
        let found = rows.get_ref();
        if found.len() != players {
            let message = format!("expected {players} rows, one for each player");
            return Err(self.fault(rows, &message));
        }
        for (resource, held) in Resource::BASIC.into_iter().zip(bank) {
            let given = |row: &Basics| row.get(resource as usize).map_or(0, |n| u32::from(*n));
            if found.iter().map(given).sum::<u32>() > u32::from(held) {
                let message = format!("the bank has only {held} {resource} for all players");
                return Err(self.fault(rows, &message));
            }
        }
        let mut start = [[0; 3]; SEATS];
        for (seat, row) in start.iter_mut().zip(found) {
            *seat = *row;
        }
        Ok(start)
    }

    pub(super) fn for_all(
        &self,
        resources: &Spanned<Basics>,
        bank: [u8; 4],
    ) -> Result<Basics, ContentError> {
        let given = *resources.get_ref();
        let enough = |(n, held): (u8, u8)| usize::from(n) * SEATS <= usize::from(held);
        if given.into_iter().zip(bank).all(enough) {
            return Ok(given);
        }
        Err(self.fault(resources, "the bank does not hold enough for five players"))
    }

    pub(super) fn havens(&self, havens: &Spanned<Vec<u8>>) -> Result<Vec<u8>, ContentError> {
        let found = havens.get_ref();
        let ascending = found.windows(2).all(|pair| matches!(pair, [a, b] if a < b));
        if found.first() == Some(&0) && found.len() <= 8 && ascending {
            return Ok(found.clone());
        }
        Err(self.fault(havens, "expected up to 8 ascending numbers, the first of them 0"))
    }
}

/// A face such as `blood 2` or `skull`.
fn face_of(text: &str, words: &[(&str, Gives)]) -> Option<Face> {
    let (word, number) = text.split_once(' ').unwrap_or((text, "1"));
    let (_, gives) = *words.iter().find(|(known, _)| *known == word)?;
    let n = number.parse().ok().filter(|n| (1..=9).contains(n))?;
    (gives != Gives::Skull || text == "skull").then_some(Face { gives, n })
}
