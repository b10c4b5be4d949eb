//! What one viewer may know.

use gladsheim_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::cardset::{Card, CardSet};
use crate::effect::Op;
use crate::event::Rolled;
use crate::ids::{AREAS, Area, Building, Inhabitant, Kind, Phase, SITES, Side, Site};
use crate::play::temple_cost;
use crate::rules::Valda;
use crate::state::{BuildStep, Frame, Ice, Plan, State};
use crate::{legal, score};

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
    /// The discard piles, all cards face up.
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

/// The seats that `viewer` may believe to be deciding.
///
/// Where a question exists only because of hidden cards, the others know no more than that the
/// game waits for somebody (VD-TIME-11).
pub(crate) fn awaited(game: &Valda, s: &State, viewer: Viewer) -> SeatSet {
    if s.asked.iter().all(|seat| legal::is_open_choice(game, s, seat)) {
        return s.asked;
    }
    let seats = SeatSet::first(usize::from(game.rules.players));
    match viewer {
        Viewer::Public => seats,
        Viewer::Seat(own) => {
            let own = SeatSet::only(own);
            seats.without(own).union(s.asked.and(own))
        }
    }
}

/// The table through one pair of eyes.
pub(crate) fn view(game: &Valda, s: &State, viewer: Viewer) -> View {
    let seats = usize::from(game.rules.players);
    let kinds = |cards: &CardSet| game.kinds(cards);
    let own = match viewer {
        Viewer::Seat(seat) => s.hands[seat],
        Viewer::Public => CardSet::EMPTY,
    };
    View {
        viewer,
        round: s.turn.round,
        active: s.turn.active,
        phase: s.turn.phase,
        order: (0..game.rules.players)
            .map(|taken| score::in_turn(game, s, s.turn.round, taken))
            .collect(),
        players: Seat::all(seats).map(|seat| player(game, s, seat, viewer)).collect(),
        areas: Area::ALL.into_iter().map(|area| place(game, s, area, viewer)).collect(),
        hand: kinds(&own),
        open: kinds(&s.open),
        table: kinds(&s.table),
        decks: Side::ALL.map(|side| (s.decks[side].len() + s.under[side].len()) as u8),
        piles: Side::ALL.map(|side| kinds(&s.piles[side])),
        removed: kinds(&s.removed),
        bank: *s.bank.all(),
        actions: s.turn.actions,
        builds: s.turn.builds,
        built: s.turn.built,
        uses: s.turn.uses,
        roll: roll(s, viewer),
        attack: attack(game, s, viewer),
        announced: announced(s),
        attackers: attackers(game, s),
        looked: looked(game, s, viewer),
        resolving: resolving(s),
        repeatable: s.turn.last.filter(|_| viewer.is(s.turn.active)),
        winners: s.is_over().then_some(s.winners),
    }
}

fn player(game: &Valda, s: &State, seat: Seat, viewer: Viewer) -> Player {
    let village = &s.villages[seat];
    let hand = s.hands[seat];
    let known = match viewer {
        Viewer::Seat(own) if own == seat => hand,
        Viewer::Seat(other) => hand.and(&s.known[other]),
        Viewer::Public => CardSet::EMPTY,
    };
    let first = |mask: u8| Area::ALL.into_iter().find(|area| mask >> *area as u8 & 1 != 0);
    Player {
        stock: *village.stock.all(),
        followers: village.followers,
        mines: village.mines,
        drills: village.drills,
        figures: game.content.board.figures - village.temples,
        hand: hand.len() as u8,
        known: game.kinds(&known),
        levels: Area::ALL.map(|area| s.level(seat, area)),
        borrowed: first(village.borrowed),
        empowered: first(village.empowered),
        left: s.left.contains(seat),
    }
}

fn place(game: &Valda, s: &State, area: Area, viewer: Viewer) -> Place {
    let known = match viewer {
        Viewer::Seat(seat) => s.known[seat],
        Viewer::Public => CardSet::EMPTY,
    };
    let deck = s.divine[area];
    let named = |card: &Card| known.contains(*card).then(|| game.kind(*card));
    Place {
        area,
        inhabitant: s.inhabitants[area],
        sites: core::array::from_fn(|number| temple(s, Site::of(area, number))),
        controller: s.controller(area),
        cost: temple_cost(game, s, area),
        deck: deck.cards().iter().rev().map(named).collect(),
    }
}

fn temple(s: &State, site: Site) -> Option<Temple> {
    let (owner, ice) = s.sites[site].get()?;
    let frozen = match ice {
        Ice::None => None,
        Ice::Until(seat) => Some(Frost::Until(seat)),
        Ice::ForGood => Some(Frost::ForGood),
    };
    Some(Temple { owner, frozen })
}

fn roll(s: &State, viewer: Viewer) -> Option<Roll> {
    let turning = match s.stack.top() {
        Some(Frame::TurnDie { seat, die }) if viewer.is(*seat) => *die,
        _ => None,
    };
    (s.roll.count > 0).then(|| Roll {
        seat: s.roll.roller,
        dice: s.roll.on_table().collect(),
        followers: s.roll.followers,
        turning,
    })
}

fn attack(game: &Valda, s: &State, viewer: Viewer) -> Option<Attack> {
    s.stack.iter().find(|frame| matches!(frame, Frame::Strike(_)))?;
    let attack = &s.attack;
    let cards: Vec<Kind> = attack.cards().map(|card| game.kind(card)).collect();
    let printed: u16 = cards.iter().map(|kind| u16::from(game.spec(*kind).value)).sum();
    let bonus = u16::from(legal::attack_bonus(game, s, attack.attacker)) * cards.len() as u16;
    let seats = usize::from(game.rules.players);
    let defence = Seat::all(seats).map(|seat| {
        let own = if viewer.is(seat) { s.sealed.and(&s.hands[seat]) } else { CardSet::EMPTY };
        own.or(&attack.defence[seat])
    });
    let defence: Vec<CardSet> = defence.collect();
    let totals = Seat::all(seats)
        .zip(&defence)
        .map(|(seat, cards)| legal::defence_total(game, s, seat, cards))
        .collect();
    Some(Attack {
        attacker: attack.attacker,
        targets: attack.targets,
        effect: attack.effect,
        cards,
        value: attack.value,
        printed,
        bonus,
        undefendable: attack.undefendable,
        defence: defence.iter().map(|cards| game.kinds(cards)).collect(),
        totals,
        blocked: attack.blocked,
        hit: attack.hit,
    })
}

/// The build that was announced and is not carried out yet.
pub(crate) fn announced(s: &State) -> Option<Announced> {
    s.stack.iter().find_map(|frame| match frame {
        Frame::Build { plan, step: BuildStep::Announced } => Some(match plan {
            Plan::Building(building) => Announced::Building(*building),
            Plan::Temple(area) => Announced::Temple(*area),
        }),
        _ => None,
    })
}

/// Those who have still their slot in the attack phase.
fn attackers(game: &Valda, s: &State) -> Vec<Seat> {
    if s.turn.phase != Phase::Attack {
        return Vec::new();
    }
    let slots = usize::from(game.rules.players) - 1;
    s.turn.attackers.iter().take(slots).skip(usize::from(s.turn.slot)).copied().collect()
}

/// The cards a player has just looked at and chooses from.
fn looked(game: &Valda, s: &State, viewer: Viewer) -> Vec<Kind> {
    match s.stack.top() {
        Some(Frame::Keep(area)) if viewer.is(s.turn.active) => {
            let deck = s.divine[*area];
            deck.cards().iter().rev().take(2).map(|card| game.kind(*card)).collect()
        }
        Some(Frame::Run(run)) if viewer.is(run.actor) && game.op(run.at) == Op::SwitchCard => {
            run.player.map_or_else(Vec::new, |player| game.kinds(&s.hands[player]))
        }
        _ => Vec::new(),
    }
}

/// The card whose effect is on top.
fn resolving(s: &State) -> Option<Kind> {
    s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Run(run) => Some(run.kind),
        _ => None,
    })
}
