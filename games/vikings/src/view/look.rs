//! What one viewer sees of a position.

use gladsheim_engine::{Card, Seat, Viewer};

use super::{AreaView, BattleView, ClanView, EnemyView, Pending, Phase, Presence, ScoreView, View};
use crate::control::{influence, runes_held};
use crate::count::active_runes;
use crate::ids::{Area, Clan};
use crate::imagine::is_secretly_down;
use crate::legal::limit_of_space;
use crate::rules::Vikings;
use crate::sets::CardSet;
use crate::state::{Frame, Stage, State};
use crate::{draft, score};

fn listed(cards: &CardSet) -> Vec<Card> {
    cards.iter().collect()
}

/// The table through one pair of eyes.
pub(crate) fn view(game: &Vikings, s: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let (packet, other_packet) = packets(game, s, own);
    let rounds = game.content.era(s.turn.era).hand;
    let in_a_round = if game.is_solo() { 2 } else { game.rules.players };
    let enemy = (game.rules.players <= 2).then_some(Clan::ENEMY);
    View {
        viewer,
        era: s.turn.era + 1,
        phase: phase(s),
        round: (s.turn.taken / in_a_round).min(rounds.saturating_sub(1)) + 1,
        rounds,
        first: s.turn.first,
        active: s.turn.active,
        gods: *s.gods.all(),
        fury: *s.fury.all(),
        places: score::god_places(s),
        clans: (0..game.rules.players)
            .map(Clan)
            .chain(enemy)
            .map(|clan| of_clan(game, s, clan, viewer))
            .collect(),
        areas: game.map.areas.iter().map(|area| of_area(game, s, area)).collect(),
        villages: s.villages.iter().collect(),
        favors: s.favors.map(|row| row.as_slice().to_vec()),
        battle: s.battle.map(|battle| BattleView {
            favor: battle.favor,
            end: battle.end,
            starter: battle.starter,
            bonus: battle.bonus,
        }),
        dedicated: s.dedicated,
        dedication_limit: limit_of_space(game),
        hand: own.map_or_else(Vec::new, |seat| listed(&s.hands[seat])),
        packet: listed(&packet),
        other_packet: listed(&other_packet),
        pick: own.and_then(|seat| s.picks[seat]),
        deck: s.deck.len() as u8,
        discards: listed(&s.discards),
        buried: s.buried.len() as u8,
        invaders: listed(&s.invaders),
        pending: Pending(s.stack.top().copied().unwrap_or_default()),
        enemy: game.is_solo().then(|| enemy_view(s)),
        scores: s.is_over().then(|| scores(game, s)),
    }
}

/// The packet before a viewer, and solo the other one.
fn packets(game: &Vikings, s: &State, own: Option<Seat>) -> (CardSet, CardSet) {
    let Some(own) = own.filter(|own| !s.left.contains(*own)) else { return Default::default() };
    let packet = draft::packet(game, s, own);
    let [a, b, ..] = s.packets;
    let other = if game.is_solo() { a.or(&b).without(&packet) } else { CardSet::EMPTY };
    (packet, other)
}

fn phase(s: &State) -> Phase {
    if s.stack.iter().any(|frame| matches!(frame, Frame::Battle { .. })) {
        return Phase::Battle;
    }
    match s.stack.iter().next() {
        Some(Frame::Stage(Stage::Harbour { .. })) => Phase::Harbour,
        Some(Frame::Stage(Stage::Draft)) => Phase::Draft,
        Some(Frame::Over) | None => Phase::Over,
        Some(_) => Phase::Turns,
    }
}

fn of_clan(game: &Vikings, s: &State, clan: Clan, viewer: Viewer) -> ClanView {
    let holding = &s.clans[clan];
    let seat = clan.seat();
    let is_own = seat.is_some_and(|seat| viewer.is(seat));
    let is_open = is_own || s.is_over();
    let is_secret = !is_own && seat.is_some_and(|seat| is_secretly_down(s, seat));
    let mut row: Vec<Option<Card>> = holding.row.as_slice().iter().copied().map(Some).collect();
    if let Some(last) = row.last_mut().filter(|_| is_secret) {
        *last = None;
    }
    let runes = active_runes(game, s, clan);
    ClanView {
        clan,
        left: seat.is_some_and(|seat| s.left.contains(seat)),
        hand: seat.map_or(0, |seat| s.hands[seat].len() as u8),
        has_picked: seat.is_some_and(|seat| s.picks[seat].is_some()),
        row,
        is_down: seat.is_some() && s.fighting.contains(clan),
        stock: *holding.stock.all(),
        villages: holding.villages,
        settlers_left: holding.settlers_left,
        boats_left: holding.boats_left,
        temples_left: holding.temples_left,
        deployed: *holding.deployed.all(),
        docked: holding.docked.iter().collect(),
        afloat: holding
            .afloat
            .fjords()
            .iter()
            .map(|fjord| (fjord, holding.afloat.count(fjord)))
            .collect(),
        favors: holding.favors.len() as u8,
        favor_cards: is_open.then(|| holding.favors.iter().collect()),
        slain: holding.slain.len() as u8,
        giants: is_open.then(|| holding.slain.iter().collect()),
        islands: runes_held(s, clan),
        runes: *runes.of.all(),
        wild: runes.wild,
    }
}

fn of_area(game: &Vikings, s: &State, area: Area) -> AreaView {
    let present = Clan::all().filter_map(|clan| {
        let holding = &s.clans[clan];
        let docks = game.map.area[area].docks;
        let is_chieftains =
            clan == Clan::ENEMY && game.is_solo() && docks.contains(s.enemy.chieftain);
        let presence = Presence {
            clan,
            settlers: holding.settlers[area],
            temple: holding.temples.contains(area),
            boats: (holding.docked & docks).len() as u8 + u8::from(is_chieftains),
            valkyries: holding.valkyries[area],
            influence: influence(game, s, clan, area),
        };
        let Presence { settlers, temple, boats, valkyries, .. } = presence;
        (temple || settlers + boats + valkyries > 0).then_some(presence)
    });
    AreaView {
        area,
        holder: s.runes[area],
        giant: s.giants.contains(area),
        present: present.collect(),
    }
}

fn enemy_view(s: &State) -> EnemyView {
    let spaces = |mask: u8| (0..8).filter(|space| mask >> space & 1 != 0).collect();
    EnemyView {
        mat: s.enemy.mat,
        chieftain: s.enemy.chieftain,
        pile: s.enemy.pile.len() as u8,
        battles: listed(&s.enemy.battles),
        is_down: s.enemy.down.is_some(),
        current: s.enemy.current,
        icons: s.enemy.icons.map(spaces),
    }
}

fn scores(game: &Vikings, s: &State) -> Vec<ScoreView> {
    score::scoring(game)
        .map(|clan| {
            let points = score::points(game, s, clan);
            let [_, ties @ ..] = score::worth(game, s, clan);
            ScoreView {
                clan,
                islands: points.islands,
                favors: points.favors,
                giants: points.giants,
                ties,
            }
        })
        .collect()
}
