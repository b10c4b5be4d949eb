//! The position: small, plain, and complete.

use gladsheim_engine::{By, Card, Chance, PerSeat, Pile, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::giants::Giants;
use crate::ids::{
    AREAS, Area, Building, CardSet, DICE, Die, Inhabitant, Kind, Moment, Phase, Resource, SEATS,
    SITES, Side, Site,
};

/// How many frames can be pending: the deepest nesting is a weapon's program inside a window inside
/// an attack inside the turn; the laws prove that it is enough.
pub(crate) const FRAMES: usize = 12;

/// How many choices an attack may make in advance (VD-ATK-9).
pub(crate) const ADVANCE: usize = 8;

/// The most cards of a divine deck.
pub(crate) const DIVINE: usize = 16;

/// How many cards may lie under a main deck; twice as many as the box's decks bring about.
pub(crate) const UNDER: usize = 32;

/// How many defence cards may have an effect.
pub(crate) const LISTED: usize = 16;

/// A position with everything hidden in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The cards each player holds.
    pub(crate) hands: PerSeat<CardSet, SEATS>,
    /// The cards in hidden places, hands of others and divine decks, whose place a player knows.
    pub(crate) known: PerSeat<CardSet, SEATS>,
    /// The main decks: their order is decided when a card is drawn.
    pub(crate) decks: By<Side, CardSet, 2>,
    /// Cards that were put under a main deck, and come when all others are drawn.
    pub(crate) under: By<Side, Pile<Card, UNDER>, 2>,
    /// The discard piles.
    pub(crate) piles: By<Side, CardSet, 2>,
    /// The open row of the player in turn.
    pub(crate) open: CardSet,
    /// The active zone (VD-GEN-9).
    pub(crate) table: CardSet,
    /// Out of the game.
    pub(crate) removed: CardSet,
    /// Chosen in secret and still in hand: a defence, or cards to be discarded by all.
    pub(crate) sealed: CardSet,
    /// Action cards played in this turn by its player.
    pub(crate) played: CardSet,
    /// Cards that were on a discard pile once, and so come from a main deck since.
    pub(crate) recycled: CardSet,
    /// Hand cards of which it is not known openly which deck they came from.
    pub(crate) mixed: CardSet,
    /// The divine decks, the top card last.
    pub(crate) divine: By<Area, Pile<Card, DIVINE>, AREAS>,
    /// Who lives in each area; nobody while it is undecided.
    pub(crate) inhabitants: By<Area, Option<Inhabitant>, AREAS>,
    /// The building sites.
    pub(crate) sites: By<Site, Plot, { AREAS * SITES }>,
    /// The players' own boards.
    pub(crate) villages: PerSeat<Village, SEATS>,
    /// What is not in anybody's village.
    pub(crate) bank: By<Resource, u8, 4>,
    /// The turn and what was used up in it.
    pub(crate) turn: Turn,
    /// The attack on the table, if `stack` has one.
    pub(crate) attack: Attack,
    /// The dice on the table, if `stack` has them.
    pub(crate) roll: Roll,
    /// What is pending; the top happens next.
    pub(crate) stack: Stack<Frame, FRAMES>,
    /// Who is asked now.
    pub(crate) asked: SeatSet,
    /// The start player (VD-SETUP-2).
    pub(crate) first: Seat,
    /// Who left the table for good.
    pub(crate) left: SeatSet,
    /// Who won, once the game is over.
    pub(crate) winners: SeatSet,
    pub(crate) chance: Chance,
    /// What only the giants' game remembers. Last, and not written while it is as in the base
    /// game, whose saved states are thereby what they were.
    #[serde(
        default,
        skip_serializing_if = "Giants::is_unused",
        deserialize_with = "Giants::or_unused"
    )]
    pub(crate) giants: Giants,
}

/// A building site, in one byte: free, or whose temple stands there and how it is frozen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Plot(u8);

impl Plot {
    /// Nothing stands there.
    pub(crate) const FREE: Self = Self(0);

    /// A temple stands there.
    #[inline]
    pub(crate) const fn temple(owner: Seat, ice: Ice) -> Self {
        let ice = match ice {
            Ice::None => 0,
            Ice::Until(seat) => 1 + seat.index(),
            Ice::ForGood => 6,
        };
        Self((1 + owner.index() * 7 + ice) as u8)
    }

    /// Whether a temple of this player stands there, frozen or not.
    #[inline]
    pub(crate) const fn is_of(self, owner: Seat) -> bool {
        // An owner has seven codes, one for each way to be frozen.
        self.0.wrapping_sub(1 + owner.index() as u8 * 7) < 7
    }

    /// Whose temple stands there, and how it is frozen.
    #[inline]
    pub(crate) const fn get(self) -> Option<(Seat, Ice)> {
        let Some(code) = self.0.checked_sub(1) else { return None };
        let ice = match code % 7 {
            0 => Ice::None,
            6 => Ice::ForGood,
            seat => Ice::Until(Seat::wrapping(seat as usize - 1)),
        };
        Some((Seat::wrapping(code as usize / 7), ice))
    }
}

/// Whether a temple is frozen.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub(crate) enum Ice {
    /// Not at all.
    #[default]
    None,
    /// Until the next turn of this player begins.
    Until(Seat),
    /// For the rest of the game.
    ForGood,
}

/// A player's own board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Village {
    pub(crate) followers: u16,
    pub(crate) stock: By<Resource, u8, 4>,
    pub(crate) mines: u8,
    pub(crate) drills: u8,
    /// Temples on the map.
    pub(crate) temples: u8,
    /// Areas whose control has given its follower (VD-CTRL-3), as a mask.
    pub(crate) rewarded: u8,
    /// Areas whose power is borrowed this turn, as a mask.
    pub(crate) borrowed: u8,
    /// Areas whose power is raised this turn, as a mask.
    pub(crate) empowered: u8,
}

impl Village {
    pub(crate) const fn count(&self, building: Building) -> u8 {
        match building {
            Building::Mine => self.mines,
            Building::Drill => self.drills,
        }
    }

    pub(crate) const fn count_mut(&mut self, building: Building) -> &mut u8 {
        match building {
            Building::Mine => &mut self.mines,
            Building::Drill => &mut self.drills,
        }
    }

    /// All resources together, runes included (VD-ATK-2).
    pub(crate) fn resources(&self) -> u16 {
        self.stock.all().iter().map(|n| u16::from(*n)).sum()
    }
}

/// The turn, and what was used up in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    /// The round, from 1.
    pub(crate) round: u8,
    /// Turns of this round that are over.
    pub(crate) taken: u8,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Actions, or action points, left.
    pub(crate) actions: u8,
    /// Builds, or building points, left.
    pub(crate) builds: u8,
    /// Buildings completed.
    pub(crate) built: u8,
    /// Areas chosen as sources of the regular draw, as a mask.
    pub(crate) sources: u8,
    /// The moves that were made in it (VD-TURN-4). The first rules count none and have here the lowest
    /// area that can still be named as a source; it is written under that name for their sake.
    #[serde(rename = "next_source")]
    pub(crate) moves: u8,
    /// The action card that Hammertime could repeat now (VD-TIME-14).
    pub(crate) last: Option<Kind>,
    /// Whether the announced build was cancelled.
    pub(crate) cancelled: bool,
    /// The players that attack in this turn, in order, and how many have had their slot.
    pub(crate) attackers: [Seat; SEATS - 1],
    pub(crate) slot: u8,
    /// Attacks made in the present slot.
    pub(crate) made: u8,
    /// How often powers were used.
    pub(crate) uses: crate::view::Uses,
    /// Extra rerolls and die turns.
    pub(crate) rerolls: u8,
    pub(crate) die_turns: u8,
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Attack {
    pub(crate) attacker: Seat,
    /// Those who are attacked, and of them: who has still to decide, who blocked, who was hit.
    pub(crate) targets: SeatSet,
    pub(crate) deciding: SeatSet,
    pub(crate) blocked: SeatSet,
    pub(crate) hit: SeatSet,
    /// Blockers whose reward and window are still to come.
    pub(crate) settling: SeatSet,
    /// The cards, the second one with Brute.
    pub(crate) card: Card,
    pub(crate) second: Option<Card>,
    /// Whose effect counts.
    pub(crate) effect: Kind,
    pub(crate) value: u16,
    pub(crate) undefendable: bool,
    pub(crate) cancelled: bool,
    /// Whether losses count double (VD-WPN-ODIN-A).
    pub(crate) double: bool,
    /// On whom the attack comes again (VD-WPN-SURTUR-B).
    pub(crate) claim: Option<Seat>,
    /// What was paid (X).
    pub(crate) x: u8,
    /// The choices made in advance, in the order of the steps and targets: a site or a building,
    /// and for moves the area to go to.
    pub(crate) advance: [(u8, u8); ADVANCE],
    pub(crate) chosen: u8,
    pub(crate) applied: u8,
    /// The defence cards that are up.
    pub(crate) defence: PerSeat<CardSet, SEATS>,
    /// Defence cards with an effect, and whose they are, in the order they were put down.
    pub(crate) listed: [(Seat, Card); LISTED],
    pub(crate) listings: u8,
}

/// Dice on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Roll {
    pub(crate) roller: Seat,
    pub(crate) followers: bool,
    pub(crate) count: u8,
    pub(crate) dice: [(Die, u8); DICE],
    /// Dice that were rerolled by Kari, as a mask.
    pub(crate) rerolled: u8,
    /// What made the roll: a card, or nothing for the village's and Loki's dice.
    pub(crate) card: Option<Kind>,
}

/// Something pending. The top of the stack is what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Nothing; fills unused places.
    #[default]
    Empty,
    /// The turn, at a stage.
    Stage(Stage),
    /// A reaction window, and how many of those in its order were asked (VD-TIME-6).
    Window { moment: Moment, owner: Seat, at: u8 },
    /// A program.
    Run(Run),
    /// The attack on the table, at a step.
    Strike(Strike),
    /// A build that was announced: a mine, a drill, or a temple in an area.
    Build { plan: Plan, step: BuildStep },
    /// One of two divine cards is kept (VD-BUILD-7).
    Keep(Area),
    /// The dice on the table count when this comes up.
    Count,
    /// A die is being turned by this player; `None` until it is chosen.
    TurnDie { seat: Seat, die: Option<u8> },
    /// The game is over.
    Over,
    /// Cards are given to Grim, so many more for so many followers.
    Offering { left: u8, followers: u8 },
    /// Mork moves a temple of the player in turn; `None` until it is chosen.
    Relocate(Option<Site>),
}

/// What is being built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Plan {
    Building(Building),
    Temple(Area),
    /// The first temple of an area that is decided thereby.
    Found(Area, Inhabitant),
}

/// Where a build is (VD-BUILD-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum BuildStep {
    Announced,
    Placed,
    Blessed,
}

/// Where a turn is (VD-TURN-2, VD-RG-TURN-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it
pub enum Stage {
    Begin,
    Roll,
    Trade,
    Source,
    Act,
    Limit,
    Build,
    Order,
    Attack,
    Followers,
    End,
    Draft,
    Valda,
    Draw,
    Keep,
}

/// Where an attack is: the steps of the table after VD-ATK-12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Strike {
    Declared,
    Defend,
    Reveal,
    Settle,
    Prepare,
    Impact,
    Apply,
    After,
    Finish,
    /// A blocker gets what the listed cards of the defence bring, from this one on.
    Reward {
        seat: Seat,
        next: u8,
    },
}

/// How a program is gone through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Pass {
    /// Choices are made when their step comes.
    Plain,
    /// Only the choices that an attack makes in advance (VD-ATK-9).
    Advance,
    /// An attack's effect, with the choices made in advance.
    Apply,
}

/// A program at a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Run {
    /// The step.
    pub(crate) at: u16,
    pub(crate) actor: Seat,
    pub(crate) pass: Pass,
    /// Whether the step has begun.
    pub(crate) begun: bool,
    /// What is left to do of the step.
    pub(crate) left: u8,
    /// The players whom the step has still to reach; the lowest in turn order is next.
    pub(crate) todo: SeatSet,
    /// The opponent chosen (`player`).
    pub(crate) player: Option<Seat>,
    /// What was paid (X).
    pub(crate) x: u8,
    /// Rounds of `repeat` that are left.
    pub(crate) rounds: u8,
    /// The first part of a choice in two parts: a site, or a card.
    pub(crate) first: Option<u8>,
    /// The card on the table that is discarded when the program ends.
    pub(crate) card: Option<Card>,
    /// The kind of card whose effect it is.
    pub(crate) kind: Kind,
}

impl State {
    /// Whether the game is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Over))
    }

    /// The sites of an area.
    #[inline]
    pub(crate) fn plots(&self, area: Area) -> [Plot; SITES] {
        let (areas, _) = self.sites.all().as_chunks();
        areas.get(area as usize).copied().unwrap_or_default()
    }

    /// The temples of a player in an area.
    #[inline]
    pub(crate) fn temples(&self, seat: Seat, area: Area) -> u8 {
        self.plots(area).map(|plot| u8::from(plot.is_of(seat))).into_iter().sum()
    }

    /// The temples of a player in an area that are not frozen.
    #[inline]
    pub(crate) fn unfrozen(&self, seat: Seat, area: Area) -> u8 {
        let own = Plot::temple(seat, Ice::None);
        self.plots(area).map(|plot| u8::from(plot == own)).into_iter().sum()
    }

    /// The lowest free site of an area (VD-GEN-15).
    #[inline]
    pub(crate) fn free_site(&self, area: Area) -> Option<Site> {
        let number = self.plots(area).into_iter().position(|plot| plot == Plot::FREE)?;
        Some(Site::of(area, number))
    }

    /// Whether a player has three temples or more in an area (VD-CTRL-1).
    #[inline]
    pub(crate) fn controls(&self, seat: Seat, area: Area) -> bool {
        // Few players have three temples at all, which is quicker to see.
        self.villages[seat].temples >= 3 && self.temples(seat, area) >= 3
    }

    /// Who has three temples or more in an area (VD-CTRL-1).
    #[inline]
    pub(crate) fn controller(&self, area: Area) -> Option<Seat> {
        // One of any three temples is on the first three of the five sites.
        let owners = self.plots(area).into_iter().take(3).filter_map(Plot::get);
        owners.map(|(owner, _)| owner).find(|owner| self.controls(*owner, area))
    }

    /// How strong the power of an area is for a player (VD-GEN-16).
    #[inline]
    pub(crate) fn level(&self, seat: Seat, area: Area) -> u8 {
        let village = &self.villages[seat];
        let bit = 1 << area as u8;
        let strength = self.unfrozen(seat, area) + u8::from(village.borrowed & bit != 0);
        if strength >= 1 && village.empowered & bit != 0 { 2 } else { strength.min(2) }
    }

    /// The level of a god's power: none where a giant lives.
    #[inline]
    pub(crate) fn god(&self, seat: Seat, area: Area) -> u8 {
        if self.inhabitants[area] == Some(Inhabitant::God) { self.level(seat, area) } else { 0 }
    }

    /// The level of a giant's power: none where a god lives.
    #[inline]
    pub(crate) fn giant(&self, seat: Seat, area: Area) -> u8 {
        if self.inhabitants[area] == Some(Inhabitant::Giant) { self.level(seat, area) } else { 0 }
    }
}

const _: () = assert!(size_of::<State>() <= 1536, "a state is at most 1,536 bytes");
