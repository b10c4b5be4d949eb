//! What there is to judge in an imagined world, for one player in it.
//!
//! A view is made for people: it names every card on the table and keeps its lists on the heap, which
//! takes longer than to judge by it. Here the same is read in place.

use arrayvec::ArrayVec;
use gladsheim_engine::{By, PerSeat, Seat};

use super::{Attack, Place, Player, Roll, Sight};
use crate::ids::{AREAS, Area, SEATS, Side};
use crate::op::{Choose, Op};
use crate::rules::Valda;
use crate::state::{Frame, Ice, Plot, Stage, State};
use crate::{legal, view};

impl Sight {
    /// What `seat` sees of a world.
    pub(in super::super) fn in_world(game: &Valda, s: &State, seat: Seat) -> Self {
        let temples = Temples::of(s);
        Self {
            round: s.turn.round,
            active: s.turn.active,
            phase: s.turn.phase,
            places: places(game, s),
            players: players(game, s, &temples),
            areas: Area::ALL.map(|area| Place {
                area,
                inhabitant: s.inhabitants[area],
                sites: s.plots(area),
                controller: temples.controller(area),
                deck: s.divine[area].len() as u8,
            }),
            hand: s.hands[seat],
            open: s.open,
            piles: s.piles[Side::A].or(&s.piles[Side::B]),
            bank: *s.bank.all(),
            actions: s.turn.actions,
            builds: s.turn.builds,
            uses: s.turn.uses,
            roll: roll(game, s, seat),
            attack: attack(game, s, seat),
            announced: view::announced(s),
            to_attack: view::attackers(game, s).contains(&seat),
            looked: looks(game, s, seat),
            resolving: view::resolving(s),
            repeatable: s.turn.last.filter(|_| seat == s.turn.active),
            allowance: if game.has_giants() { s.giants.allowance } else { 0 },
            lawless: s.giants.lawless,
        }
    }
}

/// The temples of each player in each area, counted in one walk over the sites.
struct Temples {
    all: PerSeat<By<Area, u8, AREAS>, SEATS>,
    unfrozen: PerSeat<By<Area, u8, AREAS>, SEATS>,
}

impl Temples {
    fn of(s: &State) -> Self {
        let mut temples = Self { all: PerSeat::default(), unfrozen: PerSeat::default() };
        for area in Area::ALL {
            for (owner, ice) in s.plots(area).into_iter().filter_map(Plot::get) {
                temples.all[owner][area] += 1;
                temples.unfrozen[owner][area] += u8::from(ice == Ice::None);
            }
        }
        temples
    }

    /// Who has three temples or more in an area (VD-CTRL-1).
    fn controller(&self, area: Area) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.all[*seat][area] >= 3)
    }
}

/// The order of this round's turns (VD-TURN-1, VD-VAR-1).
fn places(game: &Valda, s: &State) -> PerSeat<u8, SEATS> {
    let seats = game.rules.players;
    let turned = game.rules.turnaround && s.turn.round == game.content.board.rounds;
    let mut places = PerSeat::default();
    for seat in Seat::all(usize::from(seats)) {
        let (own, first) = (seat.index() as u8, s.first.index() as u8);
        let place = if own >= first { own - first } else { own + seats - first };
        places[seat] = if turned { seats - 1 - place } else { place };
    }
    places
}

fn players(game: &Valda, s: &State, temples: &Temples) -> ArrayVec<Player, SEATS> {
    let player = |seat| {
        let village = &s.villages[seat];
        // Most of the time nobody's power is borrowed or raised, and then temples are all.
        let levels = if village.borrowed | village.empowered == 0 {
            temples.unfrozen[seat].all().map(|temples| temples.min(2))
        } else {
            Area::ALL.map(|area| s.level(seat, area))
        };
        Player {
            stock: *village.stock.all(),
            followers: village.followers,
            mines: village.mines,
            drills: village.drills,
            figures: game.content.board.figures - village.temples,
            hand: s.hands[seat].len() as u8,
            levels,
        }
    };
    Seat::all(usize::from(game.rules.players)).map(player).collect()
}

fn roll(game: &Valda, s: &State, seat: Seat) -> Option<Roll> {
    let turning = match s.stack.top() {
        Some(Frame::TurnDie { seat: turner, die }) if *turner == seat => *die,
        _ => None,
    };
    (s.roll.count > 0).then(|| Roll {
        seat: s.roll.roller,
        dice: s.roll.on_table().collect(),
        followers: s.roll.followers,
        turning,
        again: if game.has_giants() { s.roll.rerolled } else { 0 },
    })
}

fn attack(game: &Valda, s: &State, seat: Seat) -> Option<Attack> {
    s.stack.iter().find(|frame| matches!(frame, Frame::Strike(_)))?;
    let attack = &s.attack;
    let defence = s.sealed.and(&s.hands[seat]).or(&attack.defence[seat]);
    Some(Attack {
        attacker: attack.attacker,
        targets: attack.targets,
        effect: attack.effect,
        value: attack.value,
        undefendable: attack.undefendable,
        blocked: attack.blocked,
        hit: attack.hit,
        defence: legal::defence_total(game, s, seat, &defence),
    })
}

/// Whether a player has just looked at cards and chooses from them.
fn looks(game: &Valda, s: &State, seat: Seat) -> bool {
    match s.stack.top() {
        Some(Frame::Keep(area)) => seat == s.turn.active && !s.divine[*area].is_empty(),
        Some(Frame::Stage(Stage::Keep)) => {
            seat == s.turn.active && s.giants.drawn.iter().any(Option::is_some)
        }
        Some(Frame::Run(run)) => {
            let switches = || game.op(run.at) == Op::Choose(Choose::SwitchCard);
            let from = run.player.filter(|_| run.actor == seat && switches());
            from.is_some_and(|player| !s.hands[player].is_empty())
        }
        _ => false,
    }
}
