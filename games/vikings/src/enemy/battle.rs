//! Battles of the enemy: it starts one, is drawn into one, wins or loses (TV-SOLO-35, TV-SOLO-54,
//! TV-SOLO-60 to TV-SOLO-64).

use arrayvec::ArrayVec;
use gladsheim_engine::{EventSink, Pile};

use super::place::{current_area, rune_here, rune_of, tell_current};
use super::turn::act_by_mat;
use super::{build, idle, push, set_top, top_card};
use crate::action::Action;
use crate::event::{Event, Idle, Reason};
use crate::ids::{Clan, End, Rank, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::state::{EnemyLoss, EnemyStep, State};

/// It joins the battle that the human started with a card face up (TV-SOLO-60).
pub(crate) fn join<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let Some(card) = top_card(play) else { return };
    play.s.enemy.current = Some(card);
    play.s.enemy.battles.insert(card);
    play.s.fighting.insert(Clan::ENEMY);
    play.s.knowledge.reveal(card, None);
    play.tell(|| Event::EnemyCard { card, is_battle: true });
}

/// It starts a battle with a card that nobody has seen, unless one is pending or there is nothing to
/// fight for (TV-SOLO-35, TV-SOLO-61).
pub(super) fn start<E: EventSink<Vikings>>(play: &mut Play<'_, E>, bonus: u8) {
    if play.s.battle.is_some() {
        return idle(play, Idle::BattlePending);
    }
    if play.s.favors.iter().all(Pile::is_empty) {
        return idle(play, Idle::NoFavor);
    }
    let is_from_deck = play.s.enemy.pile.is_empty();
    let Some(card) = top_card(play) else { return idle(play, Idle::NoCard) };
    if is_from_deck && play.s.knowledge.is_stirred {
        play.s.knowledge.drawn.insert(card);
    }
    play.s.enemy.down = Some(card);
    play.s.fighting.insert(Clan::ENEMY);
    push(play, EnemyStep::Contest { bonus });
    play.tell(|| Event::EnemyCardDown { card: Some(card) });
}

/// The ends at which it takes its Favor Card: above or below the map as the Chieftain Boat is, on the
/// left in the first Area of that rank and on the right in the last; in between either (TV-SOLO-61).
pub(super) fn ends(game: &Vikings, s: &State) -> (ArrayVec<End, 2>, Reason) {
    let node = &game.map.area[current_area(game, s)];
    let near = usize::from(node.rank != Rank::Top);
    let cards = |row: usize| s.favors.get(row).map_or(0, Pile::len);
    let row = if cards(near) > 0 { near } else { 1 - near };
    let of_row = End::ALL.into_iter().filter(|end| end.row() == row);
    let side = |is_right: bool| of_row.clone().filter(move |end| end.is_right() == is_right);
    let columns = || {
        let areas = game.map.areas.iter().map(|area| &game.map.area[area]);
        areas.filter(|other| other.rank == node.rank).map(|other| other.column)
    };
    let is_first = columns().all(|column| column >= node.column);
    let is_last = columns().all(|column| column <= node.column);
    match (cards(row), is_first, is_last) {
        // A row of one card has one end (TV-BATTLE-1).
        (..=1, ..) => (side(false).collect(), Reason::Only),
        (_, true, false) => (side(false).collect(), Reason::Leftmost),
        (_, false, true) => (side(true).collect(), Reason::Rightmost),
        _ => (of_row.collect(), Reason::Chosen),
    }
}

/// It takes the Favor Card, and the battle waits for the human (TV-SOLO-61, TV-SOLO-62).
pub(super) fn contest<E: EventSink<Vikings>>(play: &mut Play<'_, E>, bonus: u8, action: Action) {
    let reason = ends(play.game, play.s).1;
    play.pop();
    let Action::End(end) = action else { return };
    let area = current_area(play.game, play.s);
    play.tell(|| Event::EnemyReaches { end, area, reason });
    play.begin_battle(Clan::ENEMY, end, bonus);
}

/// It has lost a battle: its card's Rune is read once (TV-SOLO-55, TV-SOLO-64).
pub(crate) fn lose<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let Some(card) = play.s.enemy.current else { return };
    let rune = rune_of(play.game, play.s, card);
    push(play, EnemyStep::Loss { step: EnemyLoss::Act, rune });
    play.tell(|| Event::BattleLost { clan: Clan::ENEMY, rune });
}

/// The mat's action, then Fury, then a Valkyrie (TV-SOLO-54).
pub(super) fn advance_loss<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    step: EnemyLoss,
    rune: Rune,
) {
    match step {
        EnemyLoss::Act => {
            set_top(play, EnemyStep::Loss { step: EnemyLoss::Fury, rune });
            act_by_mat(play, rune);
        }
        EnemyLoss::Fury => {
            set_top(play, EnemyStep::Loss { step: EnemyLoss::Valkyrie, rune });
            play.raise_fury(rune, 1);
        }
        EnemyLoss::Valkyrie => {
            play.pop();
            if play.game.rules.ragnarok {
                send_valkyrie(play, rune);
            }
        }
    }
}

/// A Valkyrie of the Rune comes to the current Region, unless one is there; she slays a Giant at once
/// (TV-SOLO-52, TV-SOLO-54).
fn send_valkyrie<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune) {
    let enemy = &play.s.clans[Clan::ENEMY];
    if enemy.deployed[rune] >= play.game.content.enemy_pieces.valkyries_per_rune {
        return idle(play, Idle::NoValkyrie);
    }
    let area = tell_current(play);
    if play.s.clans[Clan::ENEMY].valkyries[area] > 0 {
        return idle(play, Idle::ValkyrieHere);
    }
    play.deploy_valkyrie(Clan::ENEMY, rune, area);
    if play.s.giants.contains(area) {
        build::slay(play, area, rune);
    }
    play.settle_control(Clan::ENEMY);
}

/// It has beaten a wild Invader, or been beaten with it: the Rune is that of the current Region
/// (TV-BATTLE-15).
pub(crate) fn name_invader<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let rune = rune_here(play.game, play.s);
    play.raise_fury(rune, 1);
}
