//! The enemy's Sail: its way, its Settlers, and the Villages it dedicates (TV-SOLO-20 to TV-SOLO-24).

use gladsheim_engine::EventSink;

use super::place::tell_landing;
use super::route::{Routes, reach, targets};
use super::sieve::Sieve;
use super::{idle, influence_of_human, push, set_top, turn};
use crate::action::Action;
use crate::effect::Bag;
use crate::event::{EnemyChoice, EnemyDeed, Event, Idle, Reason};
use crate::flow::Next;
use crate::ids::{Area, Clan, Dock, Rune};
use crate::legal;
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::{EnemyStep, State};

/// A Sail under way.
#[derive(Clone, Copy)]
pub(super) struct Voyage {
    pub(super) rune: Rune,
    pub(super) n: u8,
    pub(super) target: Area,
    pub(super) left: u8,
    pub(super) raided: u8,
}

/// The target is chosen: the way there is told (TV-SOLO-20, TV-SOLO-22).
pub(super) fn set_course<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    rune: Rune,
    n: u8,
    action: Action,
) {
    let Action::Area(area) = action else {
        idle(play, Idle::NoTarget);
        return land(play, rune, n, 0);
    };
    let (game, from) = (play.game, play.s.enemy.chieftain);
    let reason = targets(game, play.s, rune).reason();
    let reach = reach(game, play.s, n);
    set_top(play, EnemyStep::Course { rune, n, target: area, left: reach, raided: 0 });
    let (s, steps) = (&*play.s, game.map.steps_to[from][area]);
    play.events.emit(s, || {
        let (route, way) = Routes::new(game, s, area).whole(from);
        Event::EnemyTarget { area, rune, steps, reach, reason, route, way }
    });
}

/// The Chieftain Boat takes the next step, or has arrived. A route is the same whether it is looked at
/// from its beginning or on the way.
pub(super) fn course<E: EventSink<Vikings>>(play: &mut Play<'_, E>, voyage: Voyage) {
    let Voyage { rune, n, target, left, raided } = voyage;
    let next = Routes::new(play.game, play.s, target).next(play.s.enemy.chieftain);
    let (Some(dock), Some(left)) = (next, left.checked_sub(1)) else {
        return land(play, rune, n, raided);
    };
    let is_raid = play.s.villages.contains(dock);
    let raided = raided + u8::from(is_raid);
    set_top(play, EnemyStep::Course { rune, n, target, left, raided });
    moor(play, dock, is_raid);
}

/// The Chieftain Boat comes to a Dock: a Village there may be raided, and a Boat of the human must
/// leave (TV-SOLO-21).
pub(super) fn moor<E: EventSink<Vikings>>(play: &mut Play<'_, E>, to: Dock, is_raid: bool) {
    let from = core::mem::replace(&mut play.s.enemy.chieftain, to);
    play.tell(|| Event::ChieftainSailed { from, to });
    play.touched_dock(from);
    play.touched_dock(to);
    if is_raid {
        play.take_village(Clan::ENEMY, to, Bag::default());
    }
    play.make_room(Clan::ENEMY, to);
}

/// It deploys n Settlers, then dedicates what was raided.
fn land<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune, n: u8, raided: u8) {
    set_top(play, EnemyStep::Dedicate { rune, left: raided });
    place_settlers(play, rune, n, false);
}

/// So many Settlers come to the current Area.
pub(super) fn place_settlers<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    rune: Rune,
    n: u8,
    is_icon: bool,
) {
    let area = tell_landing(play, rune);
    push(play, EnemyStep::Deploy { area, left: n, is_icon, is_begun: false });
}

/// The Areas from which a Settler comes if the mat has none (TV-SOLO-23). For an icon, the Area it
/// would go to is one of them (TV-SOLO-33).
pub(super) fn lenders(game: &Vikings, s: &State, area: Area, is_icon: bool) -> Sieve {
    let settlers = &s.clans[Clan::ENEMY].settlers;
    let can_lend = |from: &Area| settlers[*from] > 0 && (is_icon || *from != area);
    Sieve::of(game.map.areas.iter().filter(can_lend).collect())
        .most(Reason::MostSettlers, |from| settlers[from])
        .least(Reason::LeastOfYours, |from| influence_of_human(game, s, from))
}

/// The next Settler, from the mat or from another Area; after the last one they attack.
pub(super) fn deploy<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    area: Area,
    left: u8,
    (is_icon, is_begun): (bool, bool),
) -> Next {
    if left == 0 {
        play.pop();
        if is_begun {
            play.attack_settlers(Clan::ENEMY, Areas::only(area));
        }
        return Next::Go;
    }
    if play.s.clans[Clan::ENEMY].settlers_left > 0 {
        let left = left - 1;
        set_top(play, EnemyStep::Deploy { area, left, is_icon, is_begun: true });
        play.put_settler(Clan::ENEMY, area);
        play.tell(|| Event::Deployed { clan: Clan::ENEMY, area, cost: Bag::default() });
        play.touched(area);
        return Next::Go;
    }
    if lenders(play.game, play.s, area, is_icon).left.is_empty() {
        set_top(play, EnemyStep::Deploy { area, left: 0, is_icon, is_begun });
        idle(play, Idle::NoSettler);
        return Next::Go;
    }
    Next::Ask(Clan::ENEMY)
}

/// A Settler goes back to the mat, from where it is deployed next.
pub(super) fn lend<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    from: Area,
    (area, is_icon, is_begun): (Area, bool, bool),
) {
    if from == area {
        set_top(play, EnemyStep::Deploy { area, left: 0, is_icon, is_begun });
        return idle(play, Idle::AlreadyHere);
    }
    let reason = lenders(play.game, play.s, area, is_icon).reason();
    play.tell(|| Event::EnemyChose { what: EnemyChoice::Recall, area: from, reason });
    play.take_settlers(Clan::ENEMY, from, 1);
    play.tell(|| Event::Recalled { clan: Clan::ENEMY, area: from });
    play.touched(from);
}

/// The next Village is dedicated on the Era Mat where there are fewest, from the top (TV-SOLO-24).
pub(super) fn dedicate<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune, left: u8) {
    let Some(left) = left.checked_sub(1) else { return play.pop() };
    // The Sail is over before what it raided is dedicated.
    play.settle_control(Clan::ENEMY);
    let actions = play.game.content.dedications;
    let spaces =
        (0..).zip(actions).filter(|(space, _)| legal::has_space(play.game, play.s, *space));
    let used = |space: u8| play.s.dedicated.get(usize::from(space)).copied();
    let Some((space, effect)) = spaces.min_by_key(|(space, _)| used(*space)) else {
        play.pop();
        return idle(play, Idle::NoSpace);
    };
    set_top(play, EnemyStep::Dedicate { rune, left });
    play.clan(Clan::ENEMY).villages -= 1;
    if let Some(count) = play.s.dedicated.get_mut(usize::from(space)) {
        *count += 1;
    }
    play.tell(|| Event::Dedicated { clan: Clan::ENEMY, space });
    turn::begin(play, EnemyDeed::Dedication(space), effect, rune);
}
