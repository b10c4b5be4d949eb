//! Small names for the things of the game.

use gladsheim_engine::{Ordinal, names};
use serde::{Deserialize, Serialize};

/// The most players (VD-SETUP-1).
pub const SEATS: usize = 5;
/// The areas of the world map.
pub const AREAS: usize = 7;
/// The sites of an area.
pub const SITES: usize = 5;
/// The most kinds of cards that a content may have.
pub const KINDS: usize = 200;
/// The most dice in one roll.
pub const DICE: usize = 8;

names! {
    /// What villages hold and temples cost (VD-GEN-3).
    pub Resource: "valda-resource-" {
        /// Divine blood.
        Blood = "blood",
        /// Diamonds.
        Diamond = "diamond",
        /// Gold.
        Gold = "gold",
        /// Runes, which no die gives.
        Rune = "rune",
    }
}

impl Resource {
    /// The three that dice give and that can be traded.
    pub const BASIC: [Self; 3] = [Self::Blood, Self::Diamond, Self::Gold];
}

names! {
    /// An area of the world map, by its god.
    pub Area: "valda-area-" {
        /// Of Heimdall, or of Ymir.
        Heimdall = "heimdall",
        /// Of Freya, or of Kari.
        Freya = "freya",
        /// Of Surtur, or of Hel.
        Surtur = "surtur",
        /// Of Tyr, or of Agir.
        Tyr = "tyr",
        /// Of Thor, or of Grim.
        Thor = "thor",
        /// Of Odin, or of Thrym.
        Odin = "odin",
        /// Of Loki, or of Mork.
        Loki = "loki",
    }
}

names! {
    /// Who lives in an area.
    pub Inhabitant: "valda-inhabitant-" {
        /// Its god.
        God = "god",
        /// Its giant.
        Giant = "giant",
    }
}

impl Inhabitant {
    /// The other one of the two.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::God => Self::Giant,
            Self::Giant => Self::God,
        }
    }
}

names! {
    /// Cards that belong together, whatever each is called.
    pub Family: "valda-family-" {
        /// Those that Mork's power plays (VD-RG-GIANT-MORK-SEDUCTION).
        Seduction = "seduction",
    }
}

names! {
    /// How it is decided who lives in each area, with the giants (VD-RG-GVG).
    pub Choosing: "valda-choosing-" {
        /// By lot, area by area.
        Random = "random",
        /// The players decide in turn, before the first round.
        Draft = "draft",
        /// Whoever builds the first temple in an area decides.
        FirstTemple = "first_temple",
    }
}

names! {
    /// What stands in a village.
    pub Building: "valda-building-" {
        /// Rolls a yellow die.
        Mine = "mine",
        /// Rolls a blue die.
        Drill = "drill",
    }
}

names! {
    /// A colour of dice.
    pub Die: "valda-die-" {
        /// Divine blood.
        Blue = "blue",
        /// Diamonds and gold.
        Yellow = "yellow",
        /// Followers.
        White = "white",
    }
}

names! {
    /// What a card is.
    pub CardType: "valda-type-" {
        /// Yellow: played for an action.
        Action = "action",
        /// Red: played against the player in turn.
        Attack = "attack",
        /// Blue: played against attacks.
        Defence = "defence",
        /// A weapon of a god or giant: played at any time.
        Weapon = "weapon",
    }
}

names! {
    /// A deck of the box: where a card belongs at the start.
    pub Deck: "valda-deck-" {
        /// The base deck; with the giants its action cards are in A, the others in B.
        Base = "base",
        /// Main deck A of the giants' box.
        A = "A",
        /// Main deck B of the giants' box.
        B = "B",
        /// Heimdall's.
        Heimdall = "heimdall",
        /// Freya's.
        Freya = "freya",
        /// Surtur's.
        Surtur = "surtur",
        /// Tyr's.
        Tyr = "tyr",
        /// Thor's.
        Thor = "thor",
        /// Odin's.
        Odin = "odin",
        /// Loki's.
        Loki = "loki",
        /// Ymir's.
        Ymir = "ymir",
        /// Kari's.
        Kari = "kari",
        /// Hel's.
        Hel = "hel",
        /// Agir's.
        Agir = "agir",
        /// Grim's.
        Grim = "grim",
        /// Thrym's.
        Thrym = "thrym",
        /// Mork's.
        Mork = "mork",
    }
}

impl Deck {
    /// The area and the inhabitant of a divine deck; nothing for the main decks.
    #[must_use]
    pub const fn home(self) -> Option<(Area, Inhabitant)> {
        let place = self as u32;
        match place {
            0..3 => None,
            3..10 => Some((Area::at(place - 3), Inhabitant::God)),
            _ => Some((Area::at(place - 10), Inhabitant::Giant)),
        }
    }

    /// Whether it is used without the giants.
    #[must_use]
    pub const fn is_of_the_base_game(self) -> bool {
        matches!(self, Self::Base) || matches!(self.home(), Some((_, Inhabitant::God)))
    }

    /// The divine deck of an inhabitant.
    #[must_use]
    pub const fn of(area: Area, inhabitant: Inhabitant) -> Self {
        Self::at(3 + area as u32 + 7 * inhabitant as u32)
    }
}

names! {
    /// A main deck that cards are drawn from: the base deck is A, and with the giants there are two.
    pub Side: "valda-side-" {
        /// The base deck, or the action cards.
        A = "A",
        /// The attack and defence cards, with the giants.
        B = "B",
    }
}

names! {
    /// The phases of a turn (VD-TURN-2).
    pub Phase: "valda-phase-" {
        /// Dice and trade.
        Resource = "resource",
        /// Draw and act.
        Game = "game",
        /// Build.
        Building = "building",
        /// The others attack.
        Attack = "attack",
        /// Powers that bring followers.
        Followers = "followers",
        /// Act and build, with the giants.
        Valda = "valda",
    }
}

names! {
    /// One of the two ways to use a weapon (VD-WPN-1).
    pub Mode: "valda-mode-" {
        /// The first.
        A = "a",
        /// The second.
        B = "b",
    }
}

names! {
    /// A moment at which weapons may be played (VD-TIME-4).
    pub Moment: "valda-moment-" {
        /// W-OPEN: open cards were drawn.
        Open = "open",
        /// W-PHASE: a phase ends.
        PhaseEnd = "phase",
        /// W-DIE: dice lie on the table.
        Dice = "die",
        /// W-BUILD: the last build was announced.
        Build = "build",
        /// W-DIVINE: a divine card is about to go to a hand.
        Divine = "divine",
        /// W-ATTACK: an attack was declared.
        Attack = "attack",
        /// W-BLOCKED: an attack was blocked.
        Blocked = "blocked",
        /// W-IMPACT: an attack succeeded.
        Impact = "impact",
        /// W-STEAL: something is about to be stolen.
        Steal = "steal",
        /// W-LOSS: followers were lost.
        Loss = "loss",
        /// A decision of one's own at which FREE weapons may be played.
        Own = "own",
        /// Right after the own action card.
        AfterAction = "after_action",
        /// The own Valda phase.
        Valda = "valda",
        /// When choosing an attack.
        Declare = "declare",
        /// When choosing a defence.
        Defend = "defend",
    }
}

impl Moment {
    /// Whether nobody may be able to tell from the time it takes if somebody was asked (VD-TIME-11).
    #[must_use]
    pub const fn is_hushed(self) -> bool {
        matches!(
            self,
            Self::Attack
                | Self::Blocked
                | Self::Impact
                | Self::Build
                | Self::Dice
                | Self::Declare
                | Self::Defend
        )
    }
}

/// A set of physical cards: the content has room for 256 (32 bytes say who holds what).
pub(crate) type CardSet = gladsheim_engine::CardSet<4>;

/// A row of the card file; all copies of it are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Kind(pub u8);

/// A building site: five to an area, in the order of the areas (VD-GEN-15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Site(pub u8);

impl Site {
    /// The site with this number, from 0, in an area.
    #[must_use]
    #[inline]
    pub const fn of(area: Area, number: usize) -> Self {
        Self((area as usize * SITES + number) as u8)
    }

    /// The area it is in.
    #[must_use]
    #[inline]
    pub const fn area(self) -> Area {
        Area::at((self.0 as usize / SITES) as u32)
    }

    /// Its number in the area, from 0.
    #[must_use]
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % SITES
    }
}

impl Ordinal for Site {
    #[inline]
    fn ordinal(self) -> usize {
        usize::from(self.0)
    }
}
