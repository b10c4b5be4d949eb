//! What is pending, as plain data.

use gladsheim_engine::Card;
use serde::{Deserialize, Serialize};

use crate::effect::Bag;
use crate::ids::{Area, Berth, Clan, Dock, Resource, Rune};
use crate::sets::{Areas, Clans};

/// Something pending. The top of the stack is what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Nothing; fills unused places.
    #[default]
    Empty,
    /// The game, at a stage.
    Stage(Stage),
    /// An action: its effects from this one on, then control is settled (TV-TURN-6).
    Action { deed: Deed, actor: Clan, at: u8 },
    /// A Boat is chosen for a Sail, if there are several (TV-SAIL-1).
    Boat { actor: Clan, n: u8 },
    /// The chosen Boat sails.
    Sail { actor: Clan, n: u8, from: Berth },
    /// The Boat has landed: Settlers are recalled and deployed (TV-SAIL-5, TV-SAIL-6).
    Land { actor: Clan, dock: Dock, deploys: u8, recalls: u8, received: Areas },
    /// A Village may be raided (TV-SAIL-8).
    Raid { actor: Clan, dock: Dock },
    /// A Boat must leave its Dock (TV-SAIL-4).
    Displace { owner: Clan, dock: Dock },
    /// Settlers move (TV-EXP-1); `going` is who moves from where, once that is chosen.
    Explore {
        actor: Clan,
        left: u8,
        is_begun: bool,
        has_flown: bool,
        going: Option<(Going, Area)>,
        received: Areas,
    },
    /// Resources are chosen, from this type on (TV-HARV-1).
    Harvest { actor: Clan, left: u8, is_begun: bool, from: Resource },
    /// A Boat or a Temple is built (TV-BUILD-1).
    Build { actor: Clan, discount: u8 },
    /// A Temple moves (TV-EFF-10).
    TempleMove { actor: Clan, from: Option<Area> },
    /// Settlers are smitten (TV-EFF-11).
    Smite { actor: Clan, left: u8, is_begun: bool },
    /// Cards are drawn and discarded (TV-EFF-12).
    Replace { actor: Clan, left: u8, has_drawn: bool },
    /// The card just played may join the battle (TV-EFF-13).
    Enter { actor: Clan },
    /// Resources may be taken (TV-EFF-14).
    Collect { actor: Clan, bag: Bag },
    /// Resources are exchanged (TV-EFF-15).
    Exchange { actor: Clan, n: u8, pair: Option<(Resource, Resource)> },
    /// A god's Fury moves (TV-EFF-16).
    Fury { actor: Clan, n: u8 },
    /// Settlers are placed for nothing (TV-EFF-17).
    FreeSettler { actor: Clan, left: u8, is_begun: bool, received: Areas },
    /// A Giant moves (TV-EFF-18).
    MoveGiant { actor: Clan, from: Option<Area> },
    /// A Village is raided for nothing (TV-EFF-19).
    RaidFree { actor: Clan },
    /// A battle is resolved (TV-BATTLE-10); `clans` are those whom the step has still to deal with, and
    /// `invader` is a card of the Invaders that has lost.
    Battle { step: BattleStep, clans: Clans, starter: Clan, invader: Option<Card> },
    /// A clan has lost a battle with a card of this Rune, wild until it is chosen (TV-BATTLE-7).
    Loss { loser: Clan, step: LossStep, rune: Option<Rune> },
    /// A Favor Card too many (TV-BATTLE-6).
    FavorLimit { winner: Clan },
    /// The player who fought a wild Invader chooses its Rune (TV-BATTLE-15).
    InvaderRune { fighter: Clan },
    /// A Giant is slain with the card just played: in one of several Regions, with a Rune that may be
    /// wild (TV-RAG-SLAY-1).
    Slay { actor: Clan, area: Option<Area> },
    /// The solo enemy acts.
    Enemy(EnemyStep),
    /// The game is over.
    Over,
}

/// Where the game is, as the lowest frame says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// The first Boats are placed (TV-SETUP-8); so many clans have done so.
    Harbour { placed: u8 },
    /// The draft (TV-DRAFT-2).
    Draft,
    /// A turn begins: a battle is resolved first (TV-TURN-1).
    Begin,
    /// A card is played (TV-TURN-2).
    Play,
    /// The Favor Card of a new battle is chosen (TV-BATTLE-1).
    Contest,
    /// The Leader Action comes next (TV-TURN-3).
    Leader,
    /// The Rune Action comes next (TV-TURN-4).
    Rune,
    /// A Village may be dedicated (TV-TURN-5).
    Dedicate,
    /// The turn is over.
    End,
    /// All hands are empty: an open battle is resolved (TV-CLEAN-1).
    LastBattle,
    /// Cleanup (TV-CLEAN-2).
    Cleanup,
    /// Solo: the human joins the enemy's battle or not (TV-SOLO-62).
    Join,
    /// Solo: the enemy's turn (TV-SOLO-10).
    Enemy,
}

/// What an action is: where its effects are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deed {
    /// The Leader Action of the card just played.
    Leader,
    /// The Rune Action of the card just played.
    Rune,
    /// A side of the boon of a Rune's god.
    Boon {
        /// The Rune.
        rune: Rune,
        /// The side, from 0.
        side: u8,
    },
    /// A Dedication Action: the Era Mat from the top, then the gods.
    Dedication {
        /// The place of Dedication.
        space: u8,
    },
}

/// Who moves in a step of an Explore.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Going {
    /// A Settler.
    Settler,
    /// A Valkyrie alone (TV-RAG-VALK-7).
    Valkyrie,
    /// A Valkyrie with a Settler.
    WithSettler,
    /// A Valkyrie with a Temple.
    WithTemple,
}

/// Where the resolution of a battle is (TV-BATTLE-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum BattleStep {
    /// All cards are turned up and Steel is paid.
    Reveal,
    /// The Strengths are compared.
    Compare,
    /// The losers lose, one after the other, and after them the Invaders.
    Losses,
}

/// Where a loss is (TV-RAG-VALK-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum LossStep {
    /// A wild Rune is chosen.
    Wild,
    /// The boon is offered.
    Boon,
    /// The Valkyrie may be deployed.
    Valkyrie,
    /// The god's Fury rises.
    Fury,
}

/// What the solo enemy does: its turn, or something in it. A Rune is the one it acts with, read once
/// for all of an action (TV-SOLO-55).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum EnemyStep {
    /// Its turn (TV-SOLO-10).
    Turn(EnemyStage),
    /// An action is over: control is settled (TV-TURN-6).
    Settle,
    /// A Sail's target is chosen (TV-SOLO-20).
    Target { rune: Rune, n: u8 },
    /// The Chieftain Boat has so many steps left to its target, and so many Villages were raided.
    Course { rune: Rune, n: u8, target: Area, left: u8, raided: u8 },
    /// So many Settlers more come to an Area (TV-SOLO-23); by an icon, that one may be where the last
    /// resort is (TV-SOLO-33).
    Deploy { area: Area, left: u8, is_icon: bool, is_begun: bool },
    /// So many Villages raided are still to be dedicated (TV-SOLO-24).
    Dedicate { rune: Rune, left: u8 },
    /// Up to so many Settlers move (TV-SOLO-25).
    Explore { rune: Rune, n: u8 },
    /// A Temple is placed where so many Settlers are (TV-SOLO-34); by a Build if that has failed to
    /// place a Boat (TV-SOLO-27).
    Temple { settlers: u8, is_build: bool },
    /// The icons that wait are resolved (TV-SOLO-30).
    Icons,
    /// A Boat of the player is chased (TV-SOLO-32).
    Chase,
    /// The Favor Card of its battle is chosen (TV-SOLO-61).
    Contest { bonus: u8 },
    /// It has lost a battle with a card of this Rune (TV-SOLO-64).
    Loss { step: EnemyLoss, rune: Rune },
}

/// Where the solo enemy's turn is (TV-SOLO-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum EnemyStage {
    /// A card is turned up.
    Card,
    /// The Leader Action.
    Leader,
    /// The Rune Action.
    Rune,
    /// The icons that wait.
    Icons,
    /// Full tracks go back (TV-SOLO-43).
    Reset,
}

/// Where the solo enemy's loss is (TV-SOLO-54).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum EnemyLoss {
    /// The mat's action.
    Act,
    /// The god's Fury.
    Fury,
    /// The Valkyrie.
    Valkyrie,
}

const _: () = assert!(size_of::<Frame>() <= 12, "a frame is small: a stack has many");
