//! The small words of the game: cards, zones, steps of a round.

use gladsheim_engine::names;

/// The most seats: five with the Golden Throne (VH-SETUP-6).
pub const SEATS: usize = 5;

names! {
    /// A card is its type and nothing else (VH-COMP-2). The order is the canonical one of the rules.
    pub Card: "valhalla-card-" {
        /// A weapon: drawn cards by the handful, and double losses.
        Hammer = "hammer",
        /// A weapon: a look into a hand, and first pick.
        Sword = "sword",
        /// A weapon: open draws, and a larger batch.
        Axe = "axe",
        /// Brings back the discarded.
        Wolf = "wolf",
        /// A god or an aspect of Loki, of the Golden Throne (VH-COMP-3).
        God = "god",
        /// The undead: never held, never removed (VH-DRAUGR-1).
        Draugr = "draugr",
    }
}

impl Card {
    /// The types a player can hold: all but the Draugr (VH-COMP-4).
    pub const GOOD: [Self; 5] = [Self::Hammer, Self::Sword, Self::Axe, Self::Wolf, Self::God];

    /// Whether a player may hold it (VH-COMP-4, VH-TG-GOD-1).
    #[must_use]
    #[inline]
    pub const fn is_good(self) -> bool {
        !matches!(self, Self::Draugr)
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

names! {
    /// Where a player's card can be lost from, in the canonical order of the rules.
    pub Zone {
        /// The open pile of discarded cards.
        Discard = "discard",
        /// The hand.
        Hand = "hand",
        /// The main card on the table.
        Main = "main",
        /// The support card on the table.
        Support = "support",
    }
}

names! {
    /// The steps of a round (VH-ROUND-1 and the table of chapter 4), as far as they can stop.
    #[derive(Default)]
    pub Step {
        /// I.1: everybody chooses two cards in secret.
        #[default]
        Plan = "plan",
        /// I.4: strategists use or keep their main card.
        Declare = "declare",
        /// I.5: strategists draw or take from the armoury.
        Act = "act",
        /// I.6: last stands of strategists.
        StrategicStands = "strategic_stands",
        /// II.1: strategists use or keep their support card.
        Support = "support",
        /// II.2: God supports show the top of the deck.
        GodReveals = "god_reveals",
        /// II.4: participants pay for the Draugr of the batch.
        Losses = "losses",
        /// II.5: Sword supports take from the armoury.
        SwordPicks = "sword_picks",
        /// II.6: participants take from the armoury.
        Picks = "picks",
        /// II.7: last stands of everybody.
        ClashStands = "clash_stands",
        /// III.3: Wolf supports bring a card back.
        WolfSupports = "wolf_supports",
        /// III.4: last stands of everybody.
        FinalStands = "final_stands",
        /// The game is over.
        Over = "over",
    }
}

impl Step {
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

names! {
    /// The three phases of a round.
    pub Phase: "valhalla-phase-" {
        /// I: plans, effects, draws.
        Strategic = "strategic",
        /// II: the common clash.
        Clash = "clash",
        /// III: clean-up and wolves.
        Final = "final",
    }
}
