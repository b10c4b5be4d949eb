//! `mats.toml`: the bounds of its numbers.

use std::collections::BTreeMap;

use gladsheim_engine::{By, ContentError, Files, Spanned};

use super::check::Check;
use super::mats_file::{Building, Enemy, List, Written};
use super::{ClanMat, Direction, EnemyPieces, Era, FavorRows, MATS, Points};
use crate::compile::{self, Context};
use crate::effect::{Bag, Effect};
use crate::ids::{FAVORS_LAID, HAND, Resource, Rune};

/// The most Settlers of a clan.
const SETTLERS: u8 = 9;
/// The most Influence of a piece.
const INFLUENCE: u8 = 9;
/// The most victory points of a Rune.
const WORTH: u8 = 20;

/// What the file says.
pub(super) struct Mats {
    pub(super) eras: [Era; 3],
    pub(super) dedications: [Effect; 4],
    pub(super) clan: ClanMat,
    pub(super) valkyries: By<Rune, Bag, 3>,
    pub(super) favor_rows: [FavorRows; 4],
    pub(super) points: [Points; 3],
    pub(super) enemy_pieces: EnemyPieces,
    pub(super) provenance: BTreeMap<String, String>,
}

/// Reads and checks the file.
pub(super) fn read(files: &Files) -> Result<Mats, ContentError> {
    let written: Written = files.toml(MATS)?;
    let check = Check { files, file: MATS };
    let rows = &written.favor_rows;
    let valkyries = &written.valkyrie_harvest;
    Ok(Mats {
        eras: check.eras(&written)?,
        dedications: check.dedications(&written.dedications.actions)?,
        clan: check.clan(&written)?,
        valkyries: By::new([
            check.bag(&valkyries.fehu)?,
            check.bag(&valkyries.hagalaz)?,
            check.bag(&valkyries.perthro)?,
        ]),
        favor_rows: [
            check.favor_rows(&rows.one)?,
            check.favor_rows(&rows.two)?,
            check.favor_rows(&rows.three)?,
            check.favor_rows(&rows.four)?,
        ],
        points: check.points(&written)?,
        enemy_pieces: check.enemy(&written.enemy, &written.enemy_valkyries.per_rune)?,
        provenance: written.provenance(),
    })
}

impl Check<'_> {
    fn bag(self, written: &Spanned<String>) -> Result<Bag, ContentError> {
        self.read(written, compile::bag)
    }

    fn bags<const N: usize>(self, written: &List<String>) -> Result<[Bag; N], ContentError> {
        let mut bags = [Bag::default(); N];
        for (bag, written) in bags.iter_mut().zip(self.list::<_, N>(written)?) {
            *bag = self.bag(written)?;
        }
        Ok(bags)
    }

    fn eras(self, written: &Written) -> Result<[Era; 3], ContentError> {
        // A packet of one card is no draft.
        let hands: [u8; 3] = self.numbers(&written.draft.hands, &(2..=HAND as u8))?;
        let steel: [u8; 3] = self.numbers(&written.raids.steel, &(0..=compile::RESOURCES))?;
        let pass: &[_; 3] = self.list(&written.draft.pass)?;
        let mut eras = [Era { hand: 0, pass: Direction::Clockwise, raid_steel: 0 }; 3];
        for (era, ((hand, raid_steel), pass)) in
            eras.iter_mut().zip(hands.into_iter().zip(steel).zip(pass))
        {
            let pass = self.one_of(pass, "direction", &Direction::WORDS)?;
            *era = Era { hand, pass, raid_steel };
        }
        Ok(eras)
    }

    fn dedications(self, written: &List<String>) -> Result<[Effect; 4], ContentError> {
        let [first, second, third, fourth] = self.list(written)?;
        let action =
            |written| self.read(written, |text: &str| compile::action(text, Context::Dedication));
        Ok([action(first)?, action(second)?, action(third)?, action(fourth)?])
    }

    fn clan(self, written: &Written) -> Result<ClanMat, ContentError> {
        let Written { pieces, limits, influence, harvest, .. } = written;
        let Building { boat, temple, temple_settlers, .. } = &written.building;
        let settlers = self.number(&pieces.settlers, 1..=SETTLERS)?;
        let resource_max = self.number(&limits.resource, 1..=compile::RESOURCES)?;
        let start = self.bag(&written.start.resources)?;
        if Resource::ALL.iter().any(|resource| start[*resource] > resource_max) {
            let message = format!("nobody can have more than {resource_max} of a resource");
            return Err(self.fault(&written.start.resources, &message));
        }
        let worth = |number| self.number(number, 0..=INFLUENCE);
        Ok(ClanMat {
            settlers,
            boats: self.number(&pieces.boats, 1..=4)?,
            temples: self.number(&pieces.temples, 1..=2)?,
            resource_max,
            favor_slots: self.number(&limits.favors, 1..=4)?,
            settler_cost: self.bag(&written.deploying.settler)?,
            boat_cost: self.bag(boat)?,
            temple_cost: self.bag(temple)?,
            temple_settlers: self.number(temple_settlers, 0..=settlers)?,
            influence_settler: worth(&influence.settler)?,
            influence_temple: worth(&influence.temple)?,
            influence_boat: worth(&influence.boat)?,
            influence_valkyrie: worth(&written.valkyries.influence)?,
            harvest_boats: self.bags(&harvest.boats)?,
            harvest_temples: self.bags(&harvest.temples)?,
            start,
        })
    }

    fn favor_rows(self, written: &List<u8>) -> Result<FavorRows, ContentError> {
        let [top, bottom] = self.numbers(written, &(1..=FAVORS_LAID as u8))?;
        if usize::from(top) + usize::from(bottom) > FAVORS_LAID {
            let message = format!("both rows together can have {FAVORS_LAID} Favor Cards");
            return Err(self.fault(written, &message));
        }
        Ok(FavorRows { top, bottom })
    }

    fn points(self, written: &Written) -> Result<[Points; 3], ContentError> {
        let islands: [u8; 3] = self.numbers(&written.points.island, &(0..=WORTH))?;
        let favors: [u8; 3] = self.numbers(&written.points.favor, &(0..=WORTH))?;
        let mut points = [Points { island: 0, favor: 0 }; 3];
        for (points, (island, favor)) in points.iter_mut().zip(islands.into_iter().zip(favors)) {
            *points = Points { island, favor };
        }
        Ok(points)
    }

    fn enemy(self, enemy: &Enemy, valkyries: &Spanned<u8>) -> Result<EnemyPieces, ContentError> {
        let settlers = |number| self.number(number, 1..=SETTLERS);
        let (boats, boats_per_slot) = self.slots(&enemy.boats, &enemy.boat_slots)?;
        let (temples, temples_per_slot) = self.slots(&enemy.temples, &enemy.temple_slots)?;
        let levels = &enemy.settlers;
        Ok(EnemyPieces {
            settlers: By::new([
                settlers(&levels.thrall)?,
                settlers(&levels.karl)?,
                settlers(&levels.jarl)?,
            ]),
            boats,
            boats_per_slot,
            temples,
            temples_per_slot,
            valkyries_per_rune: self.number(valkyries, 1..=2)?,
        })
    }

    /// So many pieces, and how many of them are stacked on each slot.
    fn slots(self, pieces: &Spanned<u8>, slots: &Spanned<u8>) -> Result<(u8, u8), ContentError> {
        let count = self.number(pieces, 1..=4)?;
        let stacks = self.number(slots, 1..=count)?;
        if count % stacks != 0 {
            let message = format!("{count} pieces do not fill {stacks} slots evenly");
            return Err(self.fault(slots, &message));
        }
        Ok((count, count / stacks))
    }
}
