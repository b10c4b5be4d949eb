//! Actions: effects one after the other, and control after them (TV-TURN-6).

use gladsheim_engine::{EventSink, Few};

use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Clan, Resource};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::{Deed, Frame, State};
use crate::{count, legal};

/// The most that a boosted Sail comes to (TV-EFF-0).
pub(crate) const LONGEST_SAIL: u8 = 6;

/// The effect of an action with this number, if it has so many.
pub(crate) fn effect_of(
    game: &Vikings,
    s: &State,
    deed: Deed,
    actor: Clan,
    at: u8,
) -> Option<Effect> {
    let played = || s.clans[actor].row.top().map(|card| game.content.card(*card));
    match deed {
        Deed::Leader if at == 0 => played().map(|card| card.leader),
        Deed::Rune if at == 0 => played().map(|card| card.rune_action),
        Deed::Dedication { space } if at == 0 => {
            game.content.dedications.get(usize::from(space)).copied()
        }
        Deed::Boon { rune, side } => {
            let boon = &game.content.god(s.gods[rune]).boon;
            boon.side(usize::from(side)).get(usize::from(at)).copied()
        }
        Deed::Leader | Deed::Rune | Deed::Dedication { .. } => None,
    }
}

/// What the amount of an effect comes to for a clan (TV-EFF-0).
pub(crate) fn size_of_effect(game: &Vikings, s: &State, actor: Clan, effect: Effect) -> u8 {
    match effect {
        Effect::Sail(amount) => {
            let n = count::amount(game, s, actor, amount);
            if amount.boost.is_some() { n.min(LONGEST_SAIL) } else { n }
        }
        Effect::Explore(amount) | Effect::Harvest(amount) => count::amount(game, s, actor, amount),
        Effect::Build(n)
        | Effect::Smite(n)
        | Effect::DrawReplace(n)
        | Effect::Exchange(n)
        | Effect::Fury(n)
        | Effect::FreeSettler(n) => n,
        Effect::TempleMove
        | Effect::EnterBattle
        | Effect::Collect(_)
        | Effect::MoveGiant
        | Effect::RaidFree => 1,
    }
}

/// The frame with which an effect begins.
pub(crate) fn first_frame(s: &State, actor: Clan, effect: Effect, n: u8) -> Frame {
    match effect {
        Effect::Sail(_) => match crate::sail::only_boat(s, actor) {
            Some(from) => Frame::Sail { actor, n, from },
            None => Frame::Boat { actor, n },
        },
        Effect::Explore(_) => Frame::Explore {
            actor,
            left: n,
            is_begun: false,
            has_flown: false,
            going: None,
            received: Areas::EMPTY,
        },
        Effect::Harvest(_) => {
            Frame::Harvest { actor, left: n, is_begun: false, from: Resource::Wood }
        }
        Effect::Build(discount) => Frame::Build { actor, discount },
        Effect::TempleMove => Frame::TempleMove { actor, from: None },
        Effect::Smite(_) => Frame::Smite { actor, left: n, is_begun: false },
        Effect::DrawReplace(_) => Frame::Replace { actor, left: n, has_drawn: false },
        Effect::EnterBattle => Frame::Enter { actor },
        Effect::Collect(bag) => Frame::Collect { actor, bag },
        Effect::Exchange(_) => Frame::Exchange { actor, n, pair: None },
        Effect::Fury(_) => Frame::Fury { actor, n },
        Effect::FreeSettler(_) => {
            Frame::FreeSettler { actor, left: n, is_begun: false, received: Areas::EMPTY }
        }
        Effect::MoveGiant => Frame::MoveGiant { actor, from: None },
        Effect::RaidFree => Frame::RaidFree { actor },
    }
}

/// Whether an effect can do anything for a clan now (TV-EFF-1).
pub(crate) fn can_begin(game: &Vikings, s: &State, actor: Clan, effect: Effect) -> bool {
    let n = size_of_effect(game, s, actor, effect);
    let frame = first_frame(s, actor, effect, n);
    let mut few = Few::default();
    legal::offer_frame(game, s, &frame, &mut few);
    few.forced_or(Action::Skip).is_none()
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// Begins the next effect that can do something (TV-EFF-1); after the last one control is
    /// settled.
    pub(crate) fn advance_action(&mut self, deed: Deed, actor: Clan, at: u8) -> Next {
        let Some(effect) = effect_of(self.game, self.s, deed, actor, at) else {
            self.pop();
            self.settle_control(actor);
            return Next::Go;
        };
        self.set_top(Frame::Action { deed, actor, at: at + 1 });
        let n = size_of_effect(self.game, self.s, actor, effect);
        let frame = first_frame(self.s, actor, effect, n);
        let mut few = Few::default();
        legal::offer_frame(self.game, self.s, &frame, &mut few);
        if few.forced_or(Action::Skip).is_some() {
            return Next::Go; // there is nothing but to skip it
        }
        if let (Deed::Boon { .. }, Effect::Collect(bag)) = (deed, effect) {
            // Whoever accepts the boon takes what it brings: nothing is left to ask (TV-BATTLE-7).
            self.tell(|| Event::Acts { clan: actor, deed, effect, n });
            self.gain(actor, bag);
            return Next::Go;
        }
        self.push(frame);
        self.tell(|| Event::Acts { clan: actor, deed, effect, n });
        match actor.seat() {
            Some(seat) if !self.s.left.contains(seat) => {
                Next::AskAll(gladsheim_engine::SeatSet::only(seat))
            }
            _ => Next::Ask(actor),
        }
    }
}
