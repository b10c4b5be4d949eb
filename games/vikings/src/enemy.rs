//! The solo enemy (section 12).

use gladsheim_engine::{EventSink, Offer};

use crate::action::Action;
use crate::effect::Bag;
use crate::event::Event;
use crate::flow::Next;
use crate::ids::Clan;
use crate::play::Play;
use crate::rules::Vikings;
use crate::state::{EnemyStep, State};

/// Does what a step of the enemy does without asking.
pub(crate) fn advance<E: EventSink<Vikings>>(play: &mut Play<'_, E>, step: EnemyStep) -> Next {
    match step {
        EnemyStep::Turn => {
            play.pop();
            turn_up(play);
            play.settle_control(Clan::ENEMY);
        }
    }
    Next::Go
}

/// Does what the human has decided for a step of the enemy (TV-SOLO-7).
pub(crate) fn answer<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    _step: EnemyStep,
    _action: Action,
) {
    play.pop();
}

/// Offers what the human may decide for a step of the enemy.
pub(crate) fn offer(_game: &Vikings, _s: &State, _step: EnemyStep, _out: &mut impl Offer<Action>) {}

/// The top card of the enemy's pile, or of the deck if that has run out (TV-SOLO-4).
fn top_card<E: EventSink<Vikings>>(play: &mut Play<'_, E>) -> Option<gladsheim_engine::Card> {
    let Some(card) = play.s.enemy.pile.random(&mut play.s.chance) else { return play.draw_card() };
    play.s.enemy.pile.remove(card);
    Some(card)
}

/// It turns up a card into its Leader Row (TV-SOLO-10).
fn turn_up<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let Some(card) = top_card(play) else { return };
    play.s.enemy.current = Some(card);
    play.clan(Clan::ENEMY).row.push(card);
    play.s.knowledge.reveal(card, None);
    play.tell(|| Event::EnemyCard { card, is_battle: false });
}

/// It joins the battle that the human started, with a card that nobody has seen (TV-SOLO-60).
pub(crate) fn join_battle<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let Some(card) = top_card(play) else { return };
    play.s.enemy.down = Some(card);
    play.s.fighting.insert(Clan::ENEMY);
    play.tell(|| Event::EnemyCardDown { card: Some(card) });
}

/// It has lost a battle (TV-SOLO-64).
pub(crate) fn lose_battle<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let card = play.s.enemy.current;
    if let Some(rune) = card.and_then(|card| play.game.spec(card).rune) {
        play.tell(|| Event::BattleLost { clan: Clan::ENEMY, rune });
        play.raise_fury(rune, 1);
    }
}

/// Its markers move (TV-SOLO-30).
pub(crate) fn gain<E: EventSink<Vikings>>(play: &mut Play<'_, E>, bag: Bag) {
    play.gain(Clan::ENEMY, bag);
}

/// It has beaten a wild Invader: the Rune is that of the current Region (TV-BATTLE-15).
pub(crate) fn name_invader<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let area = play.game.map.area_of(play.s.enemy.chieftain);
    play.raise_fury(play.game.map.area[area].rune, 1);
}
