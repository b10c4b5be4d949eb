//! What one viewer sees of a position.

use gladsheim_engine::{Card, Seat, SeatSet, Viewer};

use super::{Announced, Attack, Frost, Giants, Place, Player, Roll, Temple, View};
use crate::ids::{Area, CardSet, Choosing, Inhabitant, Kind, Phase, Side, Site};
use crate::op::{Choose, Op};
use crate::play::{cost_with, temple_cost};
use crate::rules::Valda;
use crate::state::{BuildStep, Frame, Ice, Plan, Stage, State};
use crate::{legal, score};

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

/// Whether `viewer` must not know that anybody is asked (VD-TIME-11): with two players not even who
/// else it could be hides that.
pub(crate) fn hides(game: &Valda, s: &State, viewer: Viewer) -> bool {
    let is_asked = s.asked.iter().any(|seat| viewer.is(seat));
    !is_asked && !s.asked.iter().all(|seat| legal::is_open_choice(game, s, seat))
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
        removed: kinds(&used_up(game, s)),
        bank: *s.bank.all(),
        actions: s.turn.actions,
        builds: s.turn.builds,
        built: s.turn.built,
        uses: s.turn.uses,
        roll: roll(s, viewer),
        attack: attack(game, s, viewer),
        announced: announced(s),
        attackers: attackers(game, s).to_vec(),
        looked: looked(game, s, viewer),
        resolving: resolving(s),
        repeatable: s.turn.last.filter(|_| viewer.is(s.turn.active)),
        winners: s.is_over().then_some(s.winners),
        giants: game.rules.giants.map(|choosing| giants(game, s, choosing)),
    }
}

fn giants(game: &Valda, s: &State, choosing: Choosing) -> Giants {
    let dealt = Area::ALL.into_iter().filter_map(|area| Some((area, s.giants.drafters[area]?)));
    Giants {
        choosing,
        draft: dealt.filter(|_| s.turn.round == 0).collect(),
        allowance: s.giants.allowance,
        rerolls: s.turn.rerolls,
        die_turns: s.turn.die_turns,
        rerolled: (0..s.roll.count).filter(|die| s.roll.rerolled >> die & 1 != 0).collect(),
        immune: s.giants.immune,
        lawless: s.giants.lawless,
        costs: Area::ALL.map(|area| cost_with(game, s, area, Inhabitant::Giant)),
    }
}

/// The cards that left the game during it: not those of whoever lives nowhere.
pub(crate) fn used_up(game: &Valda, s: &State) -> CardSet {
    let is_used = |card: &Card| {
        let home = game.spec(game.kind(*card)).deck.home();
        home.is_none_or(|(area, who)| s.inhabitants[area] == Some(who))
    };
    s.removed.iter().filter(is_used).collect()
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
        deck: deck.as_slice().iter().rev().map(named).collect(),
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
            Plan::Found(area, who) => Announced::Found(*area, *who),
        }),
        _ => None,
    })
}

/// Those who have still their slot in the attack phase.
pub(crate) fn attackers<'s>(game: &Valda, s: &'s State) -> &'s [Seat] {
    let slots = usize::from(game.rules.players) - 1;
    let left = s.turn.attackers.get(usize::from(s.turn.slot)..slots);
    left.filter(|_| s.turn.phase == Phase::Attack).unwrap_or_default()
}

/// The cards a player has just looked at and chooses from.
fn looked(game: &Valda, s: &State, viewer: Viewer) -> Vec<Kind> {
    match s.stack.top() {
        Some(Frame::Keep(area)) if viewer.is(s.turn.active) => {
            let deck = s.divine[*area];
            deck.as_slice().iter().rev().take(2).map(|card| game.kind(*card)).collect()
        }
        Some(Frame::Stage(Stage::Keep)) if viewer.is(s.turn.active) => {
            s.giants.drawn.iter().flatten().map(|drawn| game.kind(drawn.card)).collect()
        }
        Some(Frame::Run(run))
            if viewer.is(run.actor) && game.op(run.at) == Op::Choose(Choose::SwitchCard) =>
        {
            run.player.map_or_else(Vec::new, |player| game.kinds(&s.hands[player]))
        }
        _ => Vec::new(),
    }
}

/// The card whose effect is on top.
pub(crate) fn resolving(s: &State) -> Option<Kind> {
    s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Run(run) => Some(run.kind),
        _ => None,
    })
}
