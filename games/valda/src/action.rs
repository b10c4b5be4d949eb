//! What a player can do: small choices with dense ids.

use gladsheim_engine::{ActionId, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{
    AREAS, Area, Building, DICE, Inhabitant, KINDS, Kind, Mode, Resource, SEATS, SITES, Side, Site,
};

/// The most that one choice of a number can name.
pub const AMOUNTS: usize = 16;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Enough: end the phase, pass, do not defend, stop choosing.
    Done,
    /// One more time (`repeat`).
    Again,
    /// Play an action card.
    Play(Kind),
    /// Attack with a card.
    Attack(Kind),
    /// Put a card into the defence.
    Defend(Kind),
    /// Choose a card: to keep, take, give or discard.
    Pick(Kind),
    /// Choose a random card of a hand.
    Random,
    /// Play a weapon in one of its modes.
    Weapon(Kind, Mode),
    /// Choose a resource: to take, pay, steal or destroy.
    Resource(Resource),
    /// Trade so many of one basic resource for one of another.
    Trade(Rate, Resource, Resource),
    /// Buy cards for actions, from a main deck.
    Draw(Side),
    /// Build, or choose, a mine or a drill.
    Building(Building),
    /// Build a temple in an area.
    Temple(Area),
    /// Build the first temple in an undecided area and say who lives there.
    Found(Area, Inhabitant),
    /// Decide who lives in an area.
    Settle(Area, Inhabitant),
    /// Choose a player.
    Player(Seat),
    /// Choose an area.
    Area(Area),
    /// Choose a temple by its site.
    Site(Site),
    /// Choose a number.
    Amount(u8),
    /// Choose a die of the roll.
    Die(u8),
    /// Choose a face.
    Face(u8),
    /// Reroll a die of the roll.
    Reroll(u8),
    /// Turn a die of the roll to a face of choice.
    Turn(u8),
    /// Thor: so many of one kind for a follower.
    Thor(Rate, Resource),
    /// Odin: 2 blood for 1 follower (the first line) or 3 for 2 (the second).
    Odin(Line),
    /// Loki: roll so many follower dice.
    Loki(Line),
    /// Thrym: 1 rune for 1 follower (the first line) or 2 for 3 (the second).
    Thrym(Line),
    /// Grim: 2 cards for 1 follower (the first line) or 3 for 2 (the second).
    Grim(Line),
    /// Mork: move a temple.
    Mork,
    /// Ymir: one action point becomes a building point.
    ToBuilding,
    /// Ymir: one building point becomes an action point.
    ToAction,
    /// Trade a rune for one of each basic resource.
    BreakRune,
    /// Spend a building point for a rune.
    CarveRune,
}

/// How many of a kind an exchange costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum Rate {
    Four,
    Three,
    Two,
    One,
}

impl Rate {
    /// All of them, dearest first.
    pub const ALL: [Self; 4] = [Self::Four, Self::Three, Self::Two, Self::One];

    /// How many are given.
    #[must_use]
    pub const fn count(self) -> u8 {
        4 - self as u8
    }
}

/// One of the two lines of a power that gives followers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum Line {
    First,
    Second,
}

impl Line {
    /// Both.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    const fn at(place: u32) -> Self {
        if place == 0 { Self::First } else { Self::Second }
    }
}

/// The first id of each kind of action. Ids are only ever appended to.
mod first {
    use super::{AMOUNTS, AREAS, DICE, KINDS, SEATS, SITES};

    pub(super) const DONE: u32 = 0;
    pub(super) const AGAIN: u32 = 1;
    pub(super) const PLAY: u32 = 2;
    pub(super) const ATTACK: u32 = PLAY + KINDS as u32;
    pub(super) const DEFEND: u32 = ATTACK + KINDS as u32;
    pub(super) const PICK: u32 = DEFEND + KINDS as u32;
    pub(super) const RANDOM: u32 = PICK + KINDS as u32;
    pub(super) const WEAPON: u32 = RANDOM + 1;
    pub(super) const RESOURCE: u32 = WEAPON + 2 * KINDS as u32;
    pub(super) const TRADE: u32 = RESOURCE + 4;
    pub(super) const DRAW: u32 = TRADE + 36;
    pub(super) const BUILDING: u32 = DRAW + 2;
    pub(super) const TEMPLE: u32 = BUILDING + 2;
    pub(super) const FOUND: u32 = TEMPLE + AREAS as u32;
    pub(super) const SETTLE: u32 = FOUND + 2 * AREAS as u32;
    pub(super) const PLAYER: u32 = SETTLE + 2 * AREAS as u32;
    pub(super) const AREA: u32 = PLAYER + SEATS as u32;
    pub(super) const SITE: u32 = AREA + AREAS as u32;
    pub(super) const AMOUNT: u32 = SITE + (AREAS * SITES) as u32;
    pub(super) const DIE: u32 = AMOUNT + AMOUNTS as u32;
    pub(super) const FACE: u32 = DIE + DICE as u32;
    pub(super) const REROLL: u32 = FACE + 6;
    pub(super) const TURN: u32 = REROLL + DICE as u32;
    pub(super) const THOR: u32 = TURN + DICE as u32;
    pub(super) const ODIN: u32 = THOR + 16;
    pub(super) const LOKI: u32 = ODIN + 2;
    pub(super) const THRYM: u32 = LOKI + 2;
    pub(super) const GRIM: u32 = THRYM + 2;
    pub(super) const MORK: u32 = GRIM + 2;
    pub(super) const TO_BUILDING: u32 = MORK + 1;
    pub(super) const TO_ACTION: u32 = TO_BUILDING + 1;
    pub(super) const BREAK_RUNE: u32 = TO_ACTION + 1;
    pub(super) const CARVE_RUNE: u32 = BREAK_RUNE + 1;
    pub(super) const END: u32 = CARVE_RUNE + 1;
}

/// How many actions there are.
pub const ACTIONS: u16 = first::END as u16;

impl Action {
    /// The id.
    #[must_use]
    pub const fn id(self) -> ActionId {
        ActionId(match self {
            Self::Done => first::DONE,
            Self::Again => first::AGAIN,
            Self::Play(kind) => first::PLAY + kind.0 as u32,
            Self::Attack(kind) => first::ATTACK + kind.0 as u32,
            Self::Defend(kind) => first::DEFEND + kind.0 as u32,
            Self::Pick(kind) => first::PICK + kind.0 as u32,
            Self::Random => first::RANDOM,
            Self::Weapon(kind, mode) => first::WEAPON + 2 * kind.0 as u32 + mode as u32,
            Self::Resource(resource) => first::RESOURCE + resource as u32,
            Self::Trade(rate, from, to) => {
                first::TRADE + rate as u32 * 9 + from as u32 * 3 + to as u32
            }
            Self::Draw(side) => first::DRAW + side as u32,
            Self::Building(building) => first::BUILDING + building as u32,
            Self::Temple(area) => first::TEMPLE + area as u32,
            Self::Found(area, who) => first::FOUND + 2 * area as u32 + who as u32,
            Self::Settle(area, who) => first::SETTLE + 2 * area as u32 + who as u32,
            Self::Player(seat) => first::PLAYER + seat.index() as u32,
            Self::Area(area) => first::AREA + area as u32,
            Self::Site(site) => first::SITE + site.0 as u32,
            Self::Amount(n) => first::AMOUNT + n as u32,
            Self::Die(die) => first::DIE + die as u32,
            Self::Face(face) => first::FACE + face as u32,
            Self::Reroll(die) => first::REROLL + die as u32,
            Self::Turn(die) => first::TURN + die as u32,
            Self::Thor(rate, resource) => first::THOR + rate as u32 * 4 + resource as u32,
            Self::Odin(line) => first::ODIN + line as u32,
            Self::Loki(line) => first::LOKI + line as u32,
            Self::Thrym(line) => first::THRYM + line as u32,
            Self::Grim(line) => first::GRIM + line as u32,
            Self::Mork => first::MORK,
            Self::ToBuilding => first::TO_BUILDING,
            Self::ToAction => first::TO_ACTION,
            Self::BreakRune => first::BREAK_RUNE,
            Self::CarveRune => first::CARVE_RUNE,
        } as u16)
    }

    /// The action with this id.
    #[must_use]
    pub fn from_id(id: ActionId) -> Option<Self> {
        let id = u32::from(id.0);
        let kind = |first| Kind((id - first) as u8);
        let inhabitant = |first| Inhabitant::at((id - first) % 2);
        Some(match id {
            first::DONE => Self::Done,
            first::AGAIN => Self::Again,
            first::PLAY..first::ATTACK => Self::Play(kind(first::PLAY)),
            first::ATTACK..first::DEFEND => Self::Attack(kind(first::ATTACK)),
            first::DEFEND..first::PICK => Self::Defend(kind(first::DEFEND)),
            first::PICK..first::RANDOM => Self::Pick(kind(first::PICK)),
            first::RANDOM => Self::Random,
            first::WEAPON..first::RESOURCE => {
                let place = id - first::WEAPON;
                Self::Weapon(Kind((place / 2) as u8), Mode::at(place % 2))
            }
            first::RESOURCE..first::TRADE => Self::Resource(Resource::at(id - first::RESOURCE)),
            first::TRADE..first::DRAW => {
                let place = id - first::TRADE;
                let rate = *Rate::ALL.get((place / 9) as usize)?;
                Self::Trade(rate, Resource::at(place / 3 % 3), Resource::at(place % 3))
            }
            first::DRAW..first::BUILDING => Self::Draw(Side::at(id - first::DRAW)),
            first::BUILDING..first::TEMPLE => Self::Building(Building::at(id - first::BUILDING)),
            first::TEMPLE..first::FOUND => Self::Temple(Area::at(id - first::TEMPLE)),
            first::FOUND..first::SETTLE => {
                Self::Found(Area::at((id - first::FOUND) / 2), inhabitant(first::FOUND))
            }
            first::SETTLE..first::PLAYER => {
                Self::Settle(Area::at((id - first::SETTLE) / 2), inhabitant(first::SETTLE))
            }
            first::PLAYER..first::AREA => {
                Self::Player(Seat::wrapping((id - first::PLAYER) as usize))
            }
            first::AREA..first::SITE => Self::Area(Area::at(id - first::AREA)),
            first::SITE..first::AMOUNT => Self::Site(Site((id - first::SITE) as u8)),
            first::AMOUNT..first::DIE => Self::Amount((id - first::AMOUNT) as u8),
            first::DIE..first::FACE => Self::Die((id - first::DIE) as u8),
            first::FACE..first::REROLL => Self::Face((id - first::FACE) as u8),
            first::REROLL..first::TURN => Self::Reroll((id - first::REROLL) as u8),
            first::TURN..first::THOR => Self::Turn((id - first::TURN) as u8),
            first::THOR..first::ODIN => {
                let place = id - first::THOR;
                Self::Thor(*Rate::ALL.get((place / 4) as usize)?, Resource::at(place % 4))
            }
            first::ODIN..first::LOKI => Self::Odin(Line::at(id - first::ODIN)),
            first::LOKI..first::THRYM => Self::Loki(Line::at(id - first::LOKI)),
            first::THRYM..first::GRIM => Self::Thrym(Line::at(id - first::THRYM)),
            first::GRIM..first::MORK => Self::Grim(Line::at(id - first::GRIM)),
            first::MORK => Self::Mork,
            first::TO_BUILDING => Self::ToBuilding,
            first::TO_ACTION => Self::ToAction,
            first::BREAK_RUNE => Self::BreakRune,
            first::CARVE_RUNE => Self::CarveRune,
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
