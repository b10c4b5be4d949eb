//! Small names for the things of the game.

use gladsheim_engine::{Ordinal, Seat, names};
use serde::{Deserialize, Serialize};

pub use gladsheim_engine::Card;

/// The most players (TV-SETUP-1).
pub const SEATS: usize = 4;
/// The seats, and the enemy that plays by rules of its own or not at all (TV-2P-1, TV-SOLO-1).
pub const CLANS: usize = 5;
/// The most Areas of a map: three of each Rune, as many as there are Island Runes.
pub const AREAS: usize = 9;
/// The most Docks of a map.
pub const DOCKS: usize = 32;
/// The most Fjords of a map.
pub const FJORDS: usize = 16;
/// The most Viking Cards, so that a set of them is one word.
pub const CARDS: usize = 64;
/// The most Favor Cards.
pub const FAVORS: usize = 32;
/// The most Favor Cards that are laid out, so that either row has room for all of them.
pub const FAVORS_LAID: usize = 16;
/// The most cards of a hand, and so the most turns of an era.
pub const HAND: usize = 6;
/// The most God Mats.
pub const GODS: usize = 16;
/// The most Giants.
pub const GIANTS: usize = 16;
/// The eras of a game (TV-DRAFT-1).
pub const ERAS: usize = 3;
/// The places of Dedication: four on the Era Mat, then the three gods by their Runes (TV-DED-1).
pub const DEDICATIONS: usize = 7;

names! {
    /// A Rune (TV-CON-2).
    pub Rune: "vikings-rune-" {
        /// ᚠ, wealth.
        Fehu = "fehu",
        /// ᚺ, nature's fury.
        Hagalaz = "hagalaz",
        /// ᛈ, fate.
        Perthro = "perthro",
    }
}

impl Rune {
    /// The letters that stand for the Runes in content files.
    pub const LETTERS: [(&'static str, Self); 3] =
        [("F", Self::Fehu), ("H", Self::Hagalaz), ("P", Self::Perthro)];
}

names! {
    /// What things cost (TV-CON-1).
    pub Resource: "vikings-resource-" {
        /// For Boats and Temples.
        Wood = "wood",
        /// For Settlers.
        Food = "food",
        /// For battles, raids and Temples.
        Steel = "steel",
    }
}

impl Resource {
    /// The short words that stand for the resources in content files.
    pub const SHORT: [(&'static str, Self); 3] =
        [("wd", Self::Wood), ("fd", Self::Food), ("st", Self::Steel)];
}

names! {
    /// What an amount can grow with (section 15, quantity expressions).
    pub Boost: "vikings-boost-" {
        /// Active Runes of the type Fehu.
        Fehu = "F",
        /// Active Runes of the type Hagalaz.
        Hagalaz = "H",
        /// Active Runes of the type Perthro.
        Perthro = "P",
        /// Steel owned.
        Steel = "st",
        /// Food owned.
        Food = "fd",
        /// Wood owned.
        Wood = "wd",
        /// Valkyries of one's own on the map.
        Valkyrie = "VALK",
        /// Giants slain.
        Giant = "GIANT",
    }
}

impl Boost {
    /// The Rune that is counted, if it is one.
    #[must_use]
    #[inline]
    pub const fn rune(self) -> Option<Rune> {
        match self {
            Self::Fehu => Some(Rune::Fehu),
            Self::Hagalaz => Some(Rune::Hagalaz),
            Self::Perthro => Some(Rune::Perthro),
            _ => None,
        }
    }

    /// The resource that is counted, if it is one.
    #[must_use]
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Steel => Some(Resource::Steel),
            Self::Food => Some(Resource::Food),
            Self::Wood => Some(Resource::Wood),
            _ => None,
        }
    }
}

names! {
    /// The box that something is from.
    pub Set: "vikings-set-" {
        /// The base game.
        Base = "base",
        /// The expansion.
        Ragnarok = "ragnarok",
    }
}

names! {
    /// What a Viking Card is.
    pub CardKind: "vikings-kind-" {
        /// Of the base deck.
        Viking = "viking",
        /// With a wild Rune (TV-RAG-CARD-1).
        Valkyrie = "valkyrie",
        /// A Giant Slayer (TV-RAG-CARD-2).
        Slayer = "slayer",
    }
}

names! {
    /// Where an Area lies on its map from top to bottom (TV-SOLO-61).
    pub Rank: "vikings-rank-" {
        /// In the upper row.
        Top = "top",
        /// Between the rows.
        Middle = "middle",
        /// In the lower row.
        Bottom = "bottom",
    }
}

names! {
    /// Which Areas the neutral enemy holds, and where the Chieftain Boat begins (TV-2P-1, TV-SOLO-2).
    pub Ring: "vikings-ring-" {
        /// With a circled Dock.
        Inner = "inner",
        /// Held by the neutral enemy.
        Outer = "outer",
    }
}

names! {
    /// What a space of an Enemy Clan Mat's track sets off (TV-SOLO-30).
    pub Icon: "vikings-icon-" {
        /// Fury for the god of whose Runes the enemy holds most (TV-SOLO-31).
        Fury = "fury",
        /// The Chieftain Boat jumps to the human's nearest docked Boat (TV-SOLO-32).
        Chase = "chase",
        /// It crosses the Ferry Route of its Dock (TV-SOLO-32).
        Ferry = "ferry",
        /// A Settler more in the current Area (TV-SOLO-33).
        Settler = "settler",
        /// A Boat more (TV-SOLO-33).
        Boat = "boat",
        /// A Temple more, or a Giant less (TV-SOLO-34, TV-SOLO-51).
        Temple = "temple",
        /// The enemy starts a battle (TV-SOLO-35).
        Battle = "battle",
    }
}

names! {
    /// How strong the solo enemy is (TV-SOLO-71).
    pub Difficulty: "vikings-difficulty-" {
        /// Easy.
        Thrall = "thrall",
        /// As meant.
        Karl = "karl",
        /// Hard.
        Jarl = "jarl",
    }
}

names! {
    /// A side of a Map Board (TV-SETUP-1).
    pub MapName: "vikings-map-" {
        /// The Runic Isles for up to three.
        IslesSmall = "isles_small",
        /// The Runic Isles for four.
        IslesLarge = "isles_large",
        /// The Bitter North for up to three.
        NorthSmall = "north_small",
        /// The Bitter North for four.
        NorthLarge = "north_large",
    }
}

impl MapName {
    /// The side that so many players use (TV-SETUP-1).
    #[must_use]
    pub const fn of(players: u8, ragnarok: bool) -> Self {
        match (ragnarok, players) {
            (false, ..=3) => Self::IslesSmall,
            (false, _) => Self::IslesLarge,
            (true, ..=3) => Self::NorthSmall,
            (true, _) => Self::NorthLarge,
        }
    }

    /// Whether it is for up to three players.
    #[must_use]
    pub const fn is_small(self) -> bool {
        matches!(self, Self::IslesSmall | Self::NorthSmall)
    }

    /// Whether it is of the expansion, where landmasses are split and Giants live.
    #[must_use]
    pub const fn is_north(self) -> bool {
        matches!(self, Self::NorthSmall | Self::NorthLarge)
    }
}

names! {
    /// An Enemy Clan Mat (TV-SOLO-1).
    pub Enemy: "vikings-enemy-" {
        /// EN1.
        Ironwolf = "ironwolf",
        /// EN2.
        Ravensong = "ravensong",
        /// EN3.
        Seaserpent = "seaserpent",
        /// EN4.
        Oakenshrine = "oakenshrine",
        /// RE1.
        Frostbite = "frostbite",
        /// RE2.
        Gravemound = "gravemound",
        /// RE3.
        Kraken = "kraken",
        /// RE4.
        Emberhall = "emberhall",
    }
}

/// Declares a number that names a row of a content file.
macro_rules! row_ids {
    ($($(#[$about:meta])* $name:ident,)+) => {$(
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
        pub struct $name(pub u8);

        impl Ordinal for $name {
            #[inline]
            fn ordinal(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}

row_ids! {
    /// A clan: the seats, and after them the enemy.
    ///
    /// Everything on the map belongs to a clan, so control, Attack Settlers and Smite treat the
    /// neutral enemy of two players and the solo enemy as they treat a player (TV-2P-4, TV-SOLO-5).
    Clan,
    /// An Island or a Region, in the order of its map's table, which breaks ties (TV-CTRL-7).
    Area,
    /// A Dock, in the order of its map's table.
    Dock,
    /// A Fjord, in the order of its map's table.
    Fjord,
    /// A Ferry Route, in the order of its map's table.
    Route,
    /// A Favor Card.
    Favor,
    /// A God Mat.
    God,
    /// A Giant token, whose value is hidden underneath.
    Giant,
}

impl Clan {
    /// The neutral enemy of two players, or the enemy clan of one.
    pub const ENEMY: Self = Self(SEATS as u8);

    /// The clan of a seat.
    #[must_use]
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    /// Whose clan it is; nobody's if it is the enemy's.
    #[must_use]
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 < Self::ENEMY.0 { Seat::new(self.0 as usize) } else { None }
    }

    /// All of them, the enemy last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..CLANS as u8).map(Self)
    }
}

names! {
    /// An end of a row of Favor Cards (TV-BATTLE-1).
    pub End: "vikings-end-" {
        /// The left end of the row above the map.
        TopLeft = "top_left",
        /// The right end of the row above the map.
        TopRight = "top_right",
        /// The left end of the row below the map.
        BottomLeft = "bottom_left",
        /// The right end of the row below the map.
        BottomRight = "bottom_right",
    }
}

impl End {
    /// The row, from the top.
    #[must_use]
    #[inline]
    pub const fn row(self) -> usize {
        self as usize / 2
    }

    /// Whether it is the right one of its row.
    #[must_use]
    #[inline]
    pub const fn is_right(self) -> bool {
        matches!(self, Self::TopRight | Self::BottomRight)
    }
}

/// Where a Boat is on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Berth {
    /// At a Dock.
    Dock(Dock),
    /// In a Fjord.
    Fjord(Fjord),
}
