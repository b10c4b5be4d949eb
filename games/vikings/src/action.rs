//! What a player can do: small choices with dense ids.

use gladsheim_engine::{ActionId, Card};
use serde::{Deserialize, Serialize};

use crate::ids::{
    AREAS, Area, Berth, CARDS, CLANS, Clan, DEDICATIONS, DOCKS, Dock, End, FAVORS, FJORDS, Favor,
    Fjord, Resource, Rune,
};

/// The most that one choice of a number can name, and one more.
pub const AMOUNTS: usize = 16;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Do without: decline what is offered.
    Skip,
    /// Enough of what was begun.
    Stop,
    /// Do it, where there is nothing to choose.
    Do,
    /// Keep a card of the packet.
    Pick(Card),
    /// Play a card face up for its actions.
    FaceUp(Card),
    /// Play a card face down, to start or to join a battle.
    FaceDown(Card),
    /// Play a card to slay a Giant.
    Slay(Card),
    /// Discard a card of the hand.
    Discard(Card),
    /// Fight for the Favor Card at an end of a row.
    End(End),
    /// Give a Favor Card back to an end of a row.
    Return(Favor, End),
    /// One of the two sides of a boon, from 0.
    Side(u8),
    /// The Boat that sails.
    Boat(Berth),
    /// To a Fjord: a Boat sails, is displaced, built or placed.
    ToFjord(Fjord),
    /// To a Dock: a Boat sails or is built.
    ToDock(Dock),
    /// Take a Settler back from an Area.
    Recall(Area),
    /// Put a Settler into an Area.
    Deploy(Area),
    /// Raid the Village at a Dock.
    Raid(Dock),
    /// Move what stands in an Area: a Settler, a Temple, a Giant.
    From(Area),
    /// A Valkyrie flies from an Area.
    Fly(Area),
    /// A Valkyrie flies from an Area and takes a Settler along.
    FlySettler(Area),
    /// A Valkyrie flies from an Area and takes a Temple along.
    FlyTemple(Area),
    /// To an Area: where something moves, or a Valkyrie is deployed.
    To(Area),
    /// Build a Temple in an Area.
    Temple(Area),
    /// An Area, for the enemy or to slay in.
    Area(Area),
    /// Smite a Settler of a clan in an Area.
    Smite(Clan, Area),
    /// A resource.
    Gain(Resource),
    /// Exchange resources of one type for another.
    Exchange(Resource, Resource),
    /// How many.
    Amount(u8),
    /// Raise the Fury of a Rune's god.
    Raise(Rune),
    /// Lower the Fury of a Rune's god.
    Lower(Rune),
    /// The Rune that a wild one stands for.
    Rune(Rune),
    /// Dedicate a Village: on the Era Mat from the top, then to the gods by their Runes.
    Dedicate(u8),
}

/// The first id of each kind of action. Ids are only ever appended to.
mod first {
    use super::{AMOUNTS, AREAS, CARDS, CLANS, DEDICATIONS, DOCKS, FAVORS, FJORDS};

    const AREA: u16 = AREAS as u16;
    const CARD: u16 = CARDS as u16;

    pub(super) const SKIP: u16 = 0;
    pub(super) const STOP: u16 = 1;
    pub(super) const DO: u16 = 2;
    pub(super) const PICK: u16 = 3;
    pub(super) const FACE_UP: u16 = PICK + CARD;
    pub(super) const FACE_DOWN: u16 = FACE_UP + CARD;
    pub(super) const SLAY: u16 = FACE_DOWN + CARD;
    pub(super) const DISCARD: u16 = SLAY + CARD;
    pub(super) const END: u16 = DISCARD + CARD;
    pub(super) const RETURN: u16 = END + 4;
    pub(super) const SIDE: u16 = RETURN + 4 * FAVORS as u16;
    pub(super) const BOAT: u16 = SIDE + 2;
    pub(super) const TO_FJORD: u16 = BOAT + (DOCKS + FJORDS) as u16;
    pub(super) const TO_DOCK: u16 = TO_FJORD + FJORDS as u16;
    pub(super) const RECALL: u16 = TO_DOCK + DOCKS as u16;
    pub(super) const DEPLOY: u16 = RECALL + AREA;
    pub(super) const RAID: u16 = DEPLOY + AREA;
    pub(super) const FROM: u16 = RAID + DOCKS as u16;
    pub(super) const FLY: u16 = FROM + AREA;
    pub(super) const FLY_SETTLER: u16 = FLY + AREA;
    pub(super) const FLY_TEMPLE: u16 = FLY_SETTLER + AREA;
    pub(super) const TO: u16 = FLY_TEMPLE + AREA;
    pub(super) const TEMPLE: u16 = TO + AREA;
    pub(super) const AN_AREA: u16 = TEMPLE + AREA;
    pub(super) const SMITE: u16 = AN_AREA + AREA;
    pub(super) const GAIN: u16 = SMITE + CLANS as u16 * AREA;
    pub(super) const EXCHANGE: u16 = GAIN + 3;
    pub(super) const AMOUNT: u16 = EXCHANGE + 9;
    pub(super) const RAISE: u16 = AMOUNT + AMOUNTS as u16;
    pub(super) const LOWER: u16 = RAISE + 3;
    pub(super) const RUNE: u16 = LOWER + 3;
    pub(super) const DEDICATE: u16 = RUNE + 3;
    pub(super) const LAST: u16 = DEDICATE + DEDICATIONS as u16;
}

/// How many actions there are.
pub const ACTIONS: u16 = first::LAST;

impl Action {
    /// The id.
    #[must_use]
    pub const fn id(self) -> ActionId {
        const AREA: u16 = AREAS as u16;
        ActionId(match self {
            Self::Skip => first::SKIP,
            Self::Stop => first::STOP,
            Self::Do => first::DO,
            Self::Pick(card) => first::PICK + card.0 as u16,
            Self::FaceUp(card) => first::FACE_UP + card.0 as u16,
            Self::FaceDown(card) => first::FACE_DOWN + card.0 as u16,
            Self::Slay(card) => first::SLAY + card.0 as u16,
            Self::Discard(card) => first::DISCARD + card.0 as u16,
            Self::End(end) => first::END + end as u16,
            Self::Return(favor, end) => first::RETURN + 4 * favor.0 as u16 + end as u16,
            Self::Side(side) => first::SIDE + side as u16,
            Self::Boat(Berth::Dock(dock)) => first::BOAT + dock.0 as u16,
            Self::Boat(Berth::Fjord(fjord)) => first::BOAT + DOCKS as u16 + fjord.0 as u16,
            Self::ToFjord(fjord) => first::TO_FJORD + fjord.0 as u16,
            Self::ToDock(dock) => first::TO_DOCK + dock.0 as u16,
            Self::Recall(area) => first::RECALL + area.0 as u16,
            Self::Deploy(area) => first::DEPLOY + area.0 as u16,
            Self::Raid(dock) => first::RAID + dock.0 as u16,
            Self::From(area) => first::FROM + area.0 as u16,
            Self::Fly(area) => first::FLY + area.0 as u16,
            Self::FlySettler(area) => first::FLY_SETTLER + area.0 as u16,
            Self::FlyTemple(area) => first::FLY_TEMPLE + area.0 as u16,
            Self::To(area) => first::TO + area.0 as u16,
            Self::Temple(area) => first::TEMPLE + area.0 as u16,
            Self::Area(area) => first::AN_AREA + area.0 as u16,
            Self::Smite(clan, area) => first::SMITE + clan.0 as u16 * AREA + area.0 as u16,
            Self::Gain(resource) => first::GAIN + resource as u16,
            Self::Exchange(from, to) => first::EXCHANGE + 3 * from as u16 + to as u16,
            Self::Amount(n) => first::AMOUNT + n as u16,
            Self::Raise(rune) => first::RAISE + rune as u16,
            Self::Lower(rune) => first::LOWER + rune as u16,
            Self::Rune(rune) => first::RUNE + rune as u16,
            Self::Dedicate(space) => first::DEDICATE + space as u16,
        })
    }

    /// The action with this id.
    #[must_use]
    pub fn from_id(id: ActionId) -> Option<Self> {
        const DOCK_COUNT: u8 = DOCKS as u8;
        let id = id.0;
        let byte = |first: u16| (id - first) as u8;
        let at = |first: u16| u32::from(id - first);
        let card = |first| Card(byte(first));
        let area = |first| Area(byte(first));
        Some(match id {
            first::SKIP => Self::Skip,
            first::STOP => Self::Stop,
            first::DO => Self::Do,
            first::PICK..first::FACE_UP => Self::Pick(card(first::PICK)),
            first::FACE_UP..first::FACE_DOWN => Self::FaceUp(card(first::FACE_UP)),
            first::FACE_DOWN..first::SLAY => Self::FaceDown(card(first::FACE_DOWN)),
            first::SLAY..first::DISCARD => Self::Slay(card(first::SLAY)),
            first::DISCARD..first::END => Self::Discard(card(first::DISCARD)),
            first::END..first::RETURN => Self::End(End::at(at(first::END))),
            first::RETURN..first::SIDE => {
                let place = at(first::RETURN);
                Self::Return(Favor((place / 4) as u8), End::at(place % 4))
            }
            first::SIDE..first::BOAT => Self::Side(byte(first::SIDE)),
            first::BOAT..first::TO_FJORD => Self::Boat(match byte(first::BOAT) {
                dock @ ..DOCK_COUNT => Berth::Dock(Dock(dock)),
                fjord => Berth::Fjord(Fjord(fjord - DOCK_COUNT)),
            }),
            first::TO_FJORD..first::TO_DOCK => Self::ToFjord(Fjord(byte(first::TO_FJORD))),
            first::TO_DOCK..first::RECALL => Self::ToDock(Dock(byte(first::TO_DOCK))),
            first::RECALL..first::DEPLOY => Self::Recall(area(first::RECALL)),
            first::DEPLOY..first::RAID => Self::Deploy(area(first::DEPLOY)),
            first::RAID..first::FROM => Self::Raid(Dock(byte(first::RAID))),
            first::FROM..first::FLY => Self::From(area(first::FROM)),
            first::FLY..first::FLY_SETTLER => Self::Fly(area(first::FLY)),
            first::FLY_SETTLER..first::FLY_TEMPLE => Self::FlySettler(area(first::FLY_SETTLER)),
            first::FLY_TEMPLE..first::TO => Self::FlyTemple(area(first::FLY_TEMPLE)),
            first::TO..first::TEMPLE => Self::To(area(first::TO)),
            first::TEMPLE..first::AN_AREA => Self::Temple(area(first::TEMPLE)),
            first::AN_AREA..first::SMITE => Self::Area(area(first::AN_AREA)),
            first::SMITE..first::GAIN => {
                let (place, areas) = (byte(first::SMITE), AREAS as u8);
                Self::Smite(Clan(place / areas), Area(place % areas))
            }
            first::GAIN..first::EXCHANGE => Self::Gain(Resource::at(at(first::GAIN))),
            first::EXCHANGE..first::AMOUNT => {
                let place = at(first::EXCHANGE);
                Self::Exchange(Resource::at(place / 3), Resource::at(place % 3))
            }
            first::AMOUNT..first::RAISE => Self::Amount(byte(first::AMOUNT)),
            first::RAISE..first::LOWER => Self::Raise(Rune::at(at(first::RAISE))),
            first::LOWER..first::RUNE => Self::Lower(Rune::at(at(first::LOWER))),
            first::RUNE..first::DEDICATE => Self::Rune(Rune::at(at(first::RUNE))),
            first::DEDICATE..first::LAST => Self::Dedicate(byte(first::DEDICATE)),
            _ => return None,
        })
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "an action is at most 8 bytes");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_dense_and_ascend_with_the_actions() {
        let all: Vec<Action> =
            (0..ACTIONS).map(|id| Action::from_id(ActionId(id)).unwrap()).collect();
        for (id, action) in all.iter().enumerate() {
            assert_eq!(usize::from(action.id().0), id, "{action:?}");
        }
        assert!(all.is_sorted());
        assert_eq!(Action::from_id(ActionId(ACTIONS)), None);
    }
}
