//! What one viewer may know (VD-INFO-1).

mod look;

use gladsheim_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::event::Rolled;
use crate::ids::{AREAS, Area, Building, Choosing, Inhabitant, Kind, Phase, SITES};

pub(crate) use look::{announced, attackers, awaited, hides, resolving, used_up, view};

/// The table through one pair of eyes.
///
/// Lists of cards are sorted by kind; a kind is a row of the content's cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The round, from 1 to 6; 0 while areas are drafted.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// The order of turns in this round.
    pub order: Vec<Seat>,
    /// Everybody at the table, in seat order.
    pub players: Vec<Player>,
    /// The seven areas.
    pub areas: Vec<Place>,
    /// The own hand; empty for spectators.
    pub hand: Vec<Kind>,
    /// The open row of the player in turn.
    pub open: Vec<Kind>,
    /// Cards being played now.
    pub table: Vec<Kind>,
    /// Cards in the main decks.
    pub decks: [u8; 2],
    /// The discard piles, all cards face up (VD-GEN-11).
    pub piles: [Vec<Kind>; 2],
    /// Cards out of the game.
    pub removed: Vec<Kind>,
    /// What the bank holds: blood, diamonds, gold, runes.
    pub bank: [u8; 4],
    /// Actions the player in turn has left.
    pub actions: u8,
    /// Builds the player in turn has left.
    pub builds: u8,
    /// Buildings completed this turn.
    pub built: u8,
    /// How often powers were used this turn: Thor 3, Thor 2, Odin 2, Odin 3, Loki, and the giants'.
    pub uses: Uses,
    /// The dice on the table.
    pub roll: Option<Roll>,
    /// The attack on the table.
    pub attack: Option<Attack>,
    /// The last build, announced and not yet carried out.
    pub announced: Option<Announced>,
    /// The players that still attack in this phase, in order.
    pub attackers: Vec<Seat>,
    /// The cards that the viewer has just looked at and chooses from.
    pub looked: Vec<Kind>,
    /// The card whose effect is being carried out.
    pub resolving: Option<Kind>,
    /// The action card just played, which could be repeated now (VD-TIME-14).
    pub repeatable: Option<Kind>,
    /// The winners, once the game is over.
    pub winners: Option<SeatSet>,
    /// What there is with the giants.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub giants: Option<Giants>,
}

/// What there is to see only with the giants.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Giants {
    /// How it is decided who lives where.
    pub choosing: Choosing,
    /// The areas that were dealt for the draft, and who decides about each; empty once the game
    /// has begun.
    pub draft: Vec<(Area, Seat)>,
    /// The building points of this turn, without those of powers and weapons.
    pub allowance: u8,
    /// Dice that the player in turn may still roll again by cards.
    pub rerolls: u8,
    /// Dice that the player in turn may still turn by cards.
    pub die_turns: u8,
    /// The places of the dice on the table that Kari has rolled again.
    pub rerolled: Vec<u8>,
    /// Whose temples nobody else can touch in this turn.
    pub immune: SeatSet,
    /// For whom the havens of others do not hold in this round.
    pub lawless: SeatSet,
    /// What a giant's temple costs in each area: blood, diamonds, gold.
    pub costs: [[u8; 3]; AREAS],
}

/// One player through the viewer's eyes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Blood, diamonds, gold, runes.
    pub stock: [u8; 4],
    /// Followers on the tree.
    pub followers: u16,
    /// Mines in the village.
    pub mines: u8,
    /// Blood drills in the village.
    pub drills: u8,
    /// Temple figures not on the map.
    pub figures: u8,
    /// Cards in hand.
    pub hand: u8,
    /// What the viewer knows to be in the hand: all of it for the own one.
    pub known: Vec<Kind>,
    /// The strength of each area's power for this player, 0 to 2.
    pub levels: [u8; AREAS],
    /// The area whose power is borrowed this turn.
    pub borrowed: Option<Area>,
    /// The area whose power is raised this turn.
    pub empowered: Option<Area>,
    /// Whether gone from the table.
    pub left: bool,
}

/// An area of the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// Which.
    pub area: Area,
    /// Who lives there; nobody yet in an undecided area.
    pub inhabitant: Option<Inhabitant>,
    /// The temples on its sites.
    pub sites: [Option<Temple>; SITES],
    /// Who controls it.
    pub controller: Option<Seat>,
    /// What a temple costs the player in turn: blood, diamonds, gold.
    pub cost: [u8; 3],
    /// Its divine deck from the top down; the cards the viewer knows are named.
    pub deck: Vec<Option<Kind>>,
}

/// A temple on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Temple {
    /// Whose.
    pub owner: Seat,
    /// Whether it is frozen, and until whose next turn; for good if nobody's.
    pub frozen: Option<Frost>,
}

/// How long a temple is frozen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Frost {
    /// Until this player's next turn begins.
    Until(Seat),
    /// For the rest of the game.
    ForGood,
}

/// How often the powers of the Followers phase and of the giants were used this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the names say it: the power and the line
pub struct Uses {
    pub thor: [u8; 2],
    pub odin: [u8; 2],
    pub loki: u8,
    pub thrym: [u8; 2],
    pub grim: [u8; 2],
    pub mork: u8,
    pub ymir: u8,
    pub kari: u8,
}

/// Dice on the table, before they count.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roll {
    /// Who rolled.
    pub seat: Seat,
    /// What lies there.
    pub dice: Vec<Rolled>,
    /// Whether they count as followers, not as resources.
    pub followers: bool,
    /// The die that is being turned.
    pub turning: Option<u8>,
}

/// An attack as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// Who attacks.
    pub attacker: Seat,
    /// Who is attacked.
    pub targets: SeatSet,
    /// With what; two with Brute.
    pub cards: Vec<Kind>,
    /// Whose effect counts.
    pub effect: Kind,
    /// The value as it stands.
    pub value: u16,
    /// What was printed on the cards.
    pub printed: u16,
    /// What the attacker's power adds.
    pub bonus: u16,
    /// Whether it cannot be defended.
    pub undefendable: bool,
    /// The defence cards that are up, and the own ones before, per seat.
    pub defence: Vec<Vec<Kind>>,
    /// What each seat's defence adds up to, as far as it is seen.
    pub totals: Vec<u16>,
    /// Who blocked.
    pub blocked: SeatSet,
    /// Whom it got through to.
    pub hit: SeatSet,
}

/// A build that was announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Announced {
    /// A mine or a drill.
    Building(Building),
    /// A temple.
    Temple(Area),
    /// The first temple of an area, and who shall live there.
    Found(Area, Inhabitant),
}

impl Uses {
    /// Nothing used.
    pub(crate) const NONE: Self = Self {
        thor: [0; 2],
        odin: [0; 2],
        loki: 0,
        thrym: [0; 2],
        grim: [0; 2],
        mork: 0,
        ymir: 0,
        kari: 0,
    };
}
