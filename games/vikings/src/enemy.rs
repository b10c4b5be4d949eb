//! The solo enemy (section 12): everything it does is decided by rules, and what they leave open by the
//! human (TV-SOLO-7).
//!
//! Its steps are frames on the stack. A step that chooses offers what the rules have left, so that it
//! is asked for like any other choice, and done without asking where there is only one.

mod battle;
mod build;
mod explore;
mod harvest;
mod icons;
mod place;
mod route;
mod sail;
mod sieve;
#[cfg(test)]
mod tests;
mod turn;

use gladsheim_engine::{EventSink, Offer};

use crate::action::Action;
use crate::event::{Event, Idle};
use crate::flow::Next;
use crate::ids::{Area, Clan};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::{EnemyStep, Frame, State};

pub(crate) use battle::{join as join_battle, lose as lose_battle, name_invader};
pub(crate) use harvest::win as gain;
pub(crate) use icons::after_battle;
pub(crate) use place::current_area;
pub(crate) use turn::{begin_turn, reset_tracks};

/// The one player.
const HUMAN: Clan = Clan(0);

/// Does what a step of the enemy does without asking.
pub(crate) fn advance<E: EventSink<Vikings>>(play: &mut Play<'_, E>, step: EnemyStep) -> Next {
    match step {
        EnemyStep::Turn(stage) => turn::advance(play, stage),
        EnemyStep::Settle => {
            play.pop();
            play.settle_control(Clan::ENEMY);
        }
        EnemyStep::Course { rune, n, target, left, raided } => {
            sail::course(play, sail::Voyage { rune, n, target, left, raided });
        }
        EnemyStep::Deploy { area, left, is_icon, is_begun } => {
            return sail::deploy(play, area, left, (is_icon, is_begun));
        }
        EnemyStep::Dedicate { rune, left } => sail::dedicate(play, rune, left),
        EnemyStep::Explore { rune, n } => return explore::advance(play, rune, n),
        EnemyStep::Temple { settlers, is_build } => {
            return build::advance_temple(play, settlers, is_build);
        }
        EnemyStep::Icons => icons::advance(play),
        EnemyStep::Loss { step, rune } => battle::advance_loss(play, step, rune),
        EnemyStep::Target { .. } | EnemyStep::Chase | EnemyStep::Contest { .. } => {
            return Next::Ask(Clan::ENEMY);
        }
    }
    Next::Go
}

/// Does what the rules have left, or the human has decided, for a step of the enemy (TV-SOLO-7).
pub(crate) fn answer<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    step: EnemyStep,
    action: Action,
) {
    match (step, action) {
        (EnemyStep::Target { rune, n }, action) => sail::set_course(play, rune, n, action),
        (EnemyStep::Deploy { area, is_icon, is_begun, .. }, Action::Area(from)) => {
            sail::lend(play, from, (area, is_icon, is_begun));
        }
        (EnemyStep::Explore { rune, n }, Action::Area(to)) => explore::explore(play, rune, n, to),
        (EnemyStep::Temple { settlers, .. }, Action::Area(area)) => {
            build::place_temple(play, settlers, area);
        }
        (EnemyStep::Chase, action) => icons::chase(play, action),
        (EnemyStep::Contest { bonus }, action) => battle::contest(play, bonus, action),
        _ => play.pop(),
    }
}

/// Offers what the rules leave open for a step of the enemy.
pub(crate) fn offer(game: &Vikings, s: &State, step: EnemyStep, out: &mut impl Offer<Action>) {
    let areas = match step {
        EnemyStep::Target { rune, .. } => route::targets(game, s, rune).left,
        EnemyStep::Deploy { area, is_icon, .. } => sail::lenders(game, s, area, is_icon).left,
        EnemyStep::Explore { rune, .. } => explore::ways(game, s, rune).left,
        EnemyStep::Temple { settlers, .. } => build::temple_sites(game, s, settlers).left,
        EnemyStep::Chase => {
            return route::prey(game, s).iter().for_each(|dock| out.add(Action::ToDock(dock)));
        }
        EnemyStep::Contest { .. } => {
            return battle::ends(game, s).0.into_iter().for_each(|end| out.add(Action::End(end)));
        }
        EnemyStep::Turn(_)
        | EnemyStep::Settle
        | EnemyStep::Course { .. }
        | EnemyStep::Dedicate { .. }
        | EnemyStep::Icons
        | EnemyStep::Loss { .. } => Areas::EMPTY,
    };
    areas.iter().for_each(|area| out.add(Action::Area(area)));
}

// What the parts share.

fn push<E: EventSink<Vikings>>(play: &mut Play<'_, E>, step: EnemyStep) {
    play.push(Frame::Enemy(step));
}

fn set_top<E: EventSink<Vikings>>(play: &mut Play<'_, E>, step: EnemyStep) {
    play.set_top(Frame::Enemy(step));
}

fn idle<E: EventSink<Vikings>>(play: &mut Play<'_, E>, why: Idle) {
    play.tell(|| Event::EnemyIdle { why });
}

/// The top card of the enemy's pile, or of the deck if that has run out (TV-SOLO-4).
fn top_card<E: EventSink<Vikings>>(play: &mut Play<'_, E>) -> Option<gladsheim_engine::Card> {
    let Some(card) = play.s.enemy.pile.random(&mut play.s.chance) else { return play.draw_card() };
    play.s.enemy.pile.remove(card);
    Some(card)
}

/// The player's Influence in an Area.
fn influence_of_human(game: &Vikings, s: &State, area: Area) -> u8 {
    crate::control::influence(game, s, HUMAN, area)
}
