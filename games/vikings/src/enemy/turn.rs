//! The enemy's turn (TV-SOLO-10), and how its actions begin.

use gladsheim_engine::{Card, EventSink};

use super::place::{current_rune, mat};
use super::{HUMAN, build, explore, harvest, idle, push, set_top, top_card};
use crate::content::TRACK;
use crate::count;
use crate::deeds::size_of_effect;
use crate::effect::Effect;
use crate::event::{EnemyDeed, Event, Idle};
use crate::ids::{Clan, Resource, Rune};
use crate::play::{Play, only};
use crate::rules::Vikings;
use crate::state::{EnemyStage, EnemyStep};

/// The enemy takes its turn.
pub(crate) fn begin_turn<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    push(play, EnemyStep::Turn(EnemyStage::Card));
}

pub(super) fn advance<E: EventSink<Vikings>>(play: &mut Play<'_, E>, stage: EnemyStage) {
    let next = |play: &mut Play<'_, E>, stage| set_top(play, EnemyStep::Turn(stage));
    match stage {
        EnemyStage::Card => {
            let has_card = turn_up(play);
            next(play, if has_card { EnemyStage::Leader } else { EnemyStage::Icons });
        }
        EnemyStage::Leader => {
            next(play, EnemyStage::Rune);
            act_by_card(play, EnemyDeed::Leader);
        }
        EnemyStage::Rune => {
            next(play, EnemyStage::Icons);
            act_by_card(play, EnemyDeed::Rune);
        }
        EnemyStage::Icons => {
            next(play, EnemyStage::Reset);
            push(play, EnemyStep::Icons);
        }
        EnemyStage::Reset => {
            play.pop();
            reset_tracks(play, true);
        }
    }
}

/// It turns up a card into its Leader Row.
fn turn_up<E: EventSink<Vikings>>(play: &mut Play<'_, E>) -> bool {
    let Some(card) = top_card(play) else {
        idle(play, Idle::NoCard);
        return false;
    };
    play.s.enemy.current = Some(card);
    play.clan(Clan::ENEMY).row.push(card);
    play.s.knowledge.reveal(card, None);
    play.tell(|| Event::EnemyCard { card, is_battle: false });
    true
}

fn act_by_card<E: EventSink<Vikings>>(play: &mut Play<'_, E>, by: EnemyDeed) {
    let Some(card) = play.s.clans[Clan::ENEMY].row.top().copied() else { return };
    let rune = current_rune(play.game, play.s);
    if by == EnemyDeed::Rune && !meets_requirement(play, card) {
        return idle(play, Idle::Unmet);
    }
    let row = play.game.content.card(card);
    let effect = if by == EnemyDeed::Leader { row.leader } else { row.rune_action };
    if effect.is_for_the_enemy() {
        begin(play, by, effect, rune);
    } else {
        act_by_mat(play, rune);
    }
}

fn meets_requirement<E: EventSink<Vikings>>(play: &Play<'_, E>, card: Card) -> bool {
    let needed = &play.game.content.card(card).requirement;
    count::meets(play.game, play.s, Clan::ENEMY, needed)
}

/// Its mat's action for a Rune: in place of what it cannot do (TV-SOLO-11), or after a lost battle
/// (TV-SOLO-64).
pub(super) fn act_by_mat<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune) {
    let effect = mat(play.game, play.s).actions[rune];
    begin(play, EnemyDeed::Mat(rune), effect, rune);
}

/// Begins an action, after which control is settled (TV-TURN-6). The Rune is the one it acts with to
/// its end (TV-SOLO-55).
pub(super) fn begin<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    by: EnemyDeed,
    effect: Effect,
    rune: Rune,
) {
    let n = size_of_effect(play.game, play.s, Clan::ENEMY, effect);
    push(play, EnemyStep::Settle);
    play.tell(|| Event::EnemyActs { by, effect, n, rune });
    match effect {
        Effect::Sail(_) => push(play, EnemyStep::Target { rune, n }),
        Effect::Explore(_) => explore::begin(play, rune, n),
        Effect::Harvest(_) => harvest::harvest(play, n),
        Effect::Build(_) => build::build(play),
        // Content gives it no others, and a card's are replaced.
        _ => {}
    }
}

/// A full track goes back to 0, and the human loses one of the resource (TV-SOLO-43). Before Cleanup
/// nothing is lost (TV-SOLO-62).
pub(crate) fn reset_tracks<E: EventSink<Vikings>>(play: &mut Play<'_, E>, costs: bool) {
    for resource in mat(play.game, play.s).order {
        if play.s.clans[Clan::ENEMY].stock[resource] >= TRACK {
            play.clan(Clan::ENEMY).stock[resource] = 0;
            let lost = costs && has_any(play, resource);
            if lost {
                play.pay(HUMAN, only(resource, 1));
            }
            play.tell(|| Event::EnemyReset { resource, lost });
        }
    }
}

fn has_any<E: EventSink<Vikings>>(play: &Play<'_, E>, resource: Resource) -> bool {
    play.s.clans[HUMAN].stock[resource] > 0
}
