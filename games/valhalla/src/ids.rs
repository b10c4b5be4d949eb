//! The small words of the game: cards, zones, steps of a round.

use core::fmt;

use serde::{Deserialize, Serialize};

/// The most seats: five with the Golden Throne (VH-SETUP-6).
pub const SEATS: usize = 5;

/// A card is its type and nothing else (VH-COMP-2). The order is the canonical one of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Card {
    /// A weapon: drawn cards by the handful, and double losses.
    Hammer,
    /// A weapon: a look into a hand, and first pick.
    Sword,
    /// A weapon: open draws, and a larger batch.
    Axe,
    /// Brings back the discarded.
    Wolf,
    /// A god or an aspect of Loki, of the Golden Throne (VH-COMP-3).
    God,
    /// The undead: never held, never removed (VH-DRAUGR-1).
    Draugr,
}

impl Card {
    /// All types in canonical order.
    pub const ALL: [Self; 6] =
        [Self::Hammer, Self::Sword, Self::Axe, Self::Wolf, Self::God, Self::Draugr];
    /// The types a player can hold: all but the Draugr (VH-COMP-4).
    pub const GOOD: [Self; 5] = [Self::Hammer, Self::Sword, Self::Axe, Self::Wolf, Self::God];

    /// The type at this place of the canonical order; the last one for any place beyond it.
    #[must_use]
    #[inline]
    pub const fn at(place: u32) -> Self {
        match place {
            0 => Self::Hammer,
            1 => Self::Sword,
            2 => Self::Axe,
            3 => Self::Wolf,
            4 => Self::God,
            _ => Self::Draugr,
        }
    }

    /// Whether a player may hold it (VH-COMP-4).
    #[must_use]
    #[inline]
    pub const fn is_good(self) -> bool {
        !matches!(self, Self::Draugr)
    }

    /// The plain name in files and scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hammer => "hammer",
            Self::Sword => "sword",
            Self::Axe => "axe",
            Self::Wolf => "wolf",
            Self::God => "god",
            Self::Draugr => "draugr",
        }
    }

    /// The type with this plain name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name() == name)
    }

    /// The key of its name in the locale files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hammer => "valhalla-card-hammer",
            Self::Sword => "valhalla-card-sword",
            Self::Axe => "valhalla-card-axe",
            Self::Wolf => "valhalla-card-wolf",
            Self::God => "valhalla-card-god",
            Self::Draugr => "valhalla-card-draugr",
        }
    }
}

/// A set of types, one bit each in canonical order.
pub(crate) const fn kinds(cards: &[Card]) -> u32 {
    let mut bits = 0;
    let mut rest = cards;
    while let [card, others @ ..] = rest {
        bits |= 1 << *card as u32;
        rest = others;
    }
    bits
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Where a player's card can be lost from, in the canonical order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Zone {
    /// The open pile of discarded cards.
    Discard,
    /// The hand.
    Hand,
    /// The main card on the table.
    Main,
    /// The support card on the table.
    Support,
}

impl Zone {
    /// All zones in canonical order.
    pub const ALL: [Self; 4] = [Self::Discard, Self::Hand, Self::Main, Self::Support];

    /// The plain name in files and scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Discard => "discard",
            Self::Hand => "hand",
            Self::Main => "main",
            Self::Support => "support",
        }
    }
}

/// The steps of a round (VH-ROUND-1 and the table of chapter 4), as far as they can stop.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Step {
    /// I.1: everybody chooses two cards in secret.
    #[default]
    Plan,
    /// I.4: strategists use or keep their main card.
    Declare,
    /// I.5: strategists draw or take from the armoury.
    Act,
    /// I.6: last stands of strategists.
    StrategicStands,
    /// II.1: strategists use or keep their support card.
    Support,
    /// II.2: God supports show the top of the deck.
    GodReveals,
    /// II.4: participants pay for the Draugr of the batch.
    Losses,
    /// II.5: Sword supports take from the armoury.
    SwordPicks,
    /// II.6: participants take from the armoury.
    Picks,
    /// II.7: last stands of everybody.
    ClashStands,
    /// III.3: Wolf supports bring a card back.
    WolfSupports,
    /// III.4: last stands of everybody.
    FinalStands,
    /// The game is over.
    Over,
}

impl Step {
    /// All steps in order.
    pub const ALL: [Self; 13] = [
        Self::Plan,
        Self::Declare,
        Self::Act,
        Self::StrategicStands,
        Self::Support,
        Self::GodReveals,
        Self::Losses,
        Self::SwordPicks,
        Self::Picks,
        Self::ClashStands,
        Self::WolfSupports,
        Self::FinalStands,
        Self::Over,
    ];

    /// The phase the step belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Plan | Self::Declare | Self::Act | Self::StrategicStands => Phase::Strategic,
            Self::Support
            | Self::GodReveals
            | Self::Losses
            | Self::SwordPicks
            | Self::Picks
            | Self::ClashStands => Phase::Clash,
            Self::WolfSupports | Self::FinalStands | Self::Over => Phase::Final,
        }
    }
}

/// The three phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// I: plans, effects, draws.
    Strategic,
    /// II: the common clash.
    Clash,
    /// III: clean-up and wolves.
    Final,
}

impl Phase {
    /// The key of its name in the locale files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Strategic => "valhalla-phase-strategic",
            Self::Clash => "valhalla-phase-clash",
            Self::Final => "valhalla-phase-final",
        }
    }
}
