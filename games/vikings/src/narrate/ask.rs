//! Questions as data, and the key that goes with each.

use serde::Serialize;

use crate::ids::{Area, Berth, Dock, Resource, Rune};

/// A question: what is to be decided, and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // fields say what they are: the place, Rune or number that it is about
pub enum Ask {
    /// Where the first Boat goes.
    Launch,
    /// Which card of the packet to keep.
    Draft,
    /// Which card to play, and how: `can_fight` if it may be face down, in a new battle or in the one
    /// under way.
    Play { can_fight: bool, is_battle: bool },
    /// Which Favor Card to fight for.
    Contest,
    /// Solo: whether to join the enemy's battle, and with which card.
    Join,
    /// Whether to dedicate a Village.
    Dedicate,
    /// Which Boat sails.
    Boat { n: u8 },
    /// Where the Boat goes.
    Sail { n: u8, from: Berth },
    /// How many Settlers to recall and deploy.
    Land { dock: Dock, deploys: u8, recalls: u8 },
    /// Whether to raid the Village.
    Raid { dock: Dock },
    /// Where a displaced Boat goes.
    Displace { dock: Dock },
    /// Who moves in the next step.
    Explore { left: u8 },
    /// Where the Settler goes.
    SettlerTo { from: Area },
    /// Where the Valkyrie goes, perhaps with somebody.
    ValkyrieTo { from: Area },
    /// Which resource to take.
    Harvest { left: u8 },
    /// What to build.
    Build { discount: u8 },
    /// Which Temple moves.
    Temple,
    /// Where the Temple goes.
    TempleTo { from: Area },
    /// Whose Settler goes home.
    Smite { left: u8 },
    /// Whether to draw a card.
    Draw,
    /// Which card to discard.
    Discard,
    /// Whether to enter the battle.
    Enter,
    /// Whether to take resources.
    Collect,
    /// What to exchange for what.
    Exchange { n: u8 },
    /// How much of it to exchange.
    ExchangeAmount { from: Resource, to: Resource },
    /// Which god's Fury goes up or down.
    Fury { n: u8 },
    /// Where a Settler is placed for nothing.
    Settle { left: u8 },
    /// Which Giant moves.
    Giant,
    /// Where the Giant goes.
    GiantTo { from: Area },
    /// Which Village to raid for nothing.
    RaidFree,
    /// Which Rune the losing card stands for.
    LossRune,
    /// Whether to gain a boon.
    Boon { rune: Rune },
    /// Where a Valkyrie is deployed.
    Valkyrie { rune: Rune },
    /// Which Favor Card to give back.
    FavorLimit,
    /// Which Rune the Invaders' card stands for.
    InvaderRune,
    /// Where a Giant is slain.
    SlayIn,
    /// Which Rune the slaying card stands for.
    SlayRune,
    /// Solo: where the enemy sails.
    EnemyTarget { rune: Rune },
    /// Solo: from which Area the enemy takes a Settler.
    EnemyRecall { area: Area },
    /// Solo: where the enemy's Settlers go.
    EnemyExplore,
    /// Solo: where the enemy's Temple is placed.
    EnemyTemple,
    /// Solo: which Boat the enemy chases.
    EnemyChase,
    /// Solo: which Favor Card the enemy fights for.
    EnemyContest,
}

impl Ask {
    /// The key of its words in the locale files.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Launch => "vikings-ask-launch",
            Self::Draft => "vikings-ask-draft",
            Self::Play { can_fight: false, .. } => "vikings-ask-play-up",
            Self::Play { is_battle: false, .. } => "vikings-ask-play",
            Self::Play { is_battle: true, .. } => "vikings-ask-play-battle",
            Self::Contest => "vikings-ask-contest",
            Self::Join => "vikings-ask-join",
            Self::Dedicate => "vikings-ask-dedicate",
            Self::Boat { .. } => "vikings-ask-boat",
            Self::Sail { .. } => "vikings-ask-sail",
            Self::Land { recalls: 0, .. } => "vikings-ask-land",
            Self::Land { .. } => "vikings-ask-land-recall",
            Self::Raid { .. } => "vikings-ask-raid",
            Self::Displace { .. } => "vikings-ask-displace",
            Self::Explore { .. } => "vikings-ask-explore",
            Self::SettlerTo { .. } => "vikings-ask-settler-to",
            Self::ValkyrieTo { .. } => "vikings-ask-valkyrie-to",
            Self::Harvest { .. } => "vikings-ask-harvest",
            Self::Build { .. } => "vikings-ask-build",
            Self::Temple => "vikings-ask-temple",
            Self::TempleTo { .. } => "vikings-ask-temple-to",
            Self::Smite { .. } => "vikings-ask-smite",
            Self::Draw => "vikings-ask-draw",
            Self::Discard => "vikings-ask-discard",
            Self::Enter => "vikings-ask-enter",
            Self::Collect => "vikings-ask-collect",
            Self::Exchange { .. } => "vikings-ask-exchange",
            Self::ExchangeAmount { .. } => "vikings-ask-exchange-amount",
            Self::Fury { .. } => "vikings-ask-fury",
            Self::Settle { .. } => "vikings-ask-settle",
            Self::Giant => "vikings-ask-giant",
            Self::GiantTo { .. } => "vikings-ask-giant-to",
            Self::RaidFree => "vikings-ask-raid-free",
            Self::LossRune => "vikings-ask-loss-rune",
            Self::Boon { .. } => "vikings-ask-boon",
            Self::Valkyrie { .. } => "vikings-ask-valkyrie",
            Self::FavorLimit => "vikings-ask-favor-limit",
            Self::InvaderRune => "vikings-ask-invader-rune",
            Self::SlayIn => "vikings-ask-slay-in",
            Self::SlayRune => "vikings-ask-slay-rune",
            Self::EnemyTarget { .. } => "vikings-ask-enemy-target",
            Self::EnemyRecall { .. } => "vikings-ask-enemy-recall",
            Self::EnemyExplore => "vikings-ask-enemy-explore",
            Self::EnemyTemple => "vikings-ask-enemy-temple",
            Self::EnemyChase => "vikings-ask-enemy-chase",
            Self::EnemyContest => "vikings-ask-enemy-contest",
        }
    }

    /// How many steps of this kind are still to come, this one included.
    pub(super) const fn left(self) -> u8 {
        match self {
            Self::Explore { left }
            | Self::Harvest { left }
            | Self::Smite { left }
            | Self::Settle { left } => left,
            Self::Land { deploys, recalls, .. } => deploys.saturating_add(recalls),
            _ => 1,
        }
    }
}
