//! Reaction windows, and the weapons played in them (section 12).

use gladsheim_engine::{EventSink, PerSeat, Seat, SeatSet};

use crate::action::Action;
use crate::cardset::CardSet;
use crate::effect::{Entitled, Loot, Op, Prey, Use, Who};
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{CardType, Kind, Mode, Moment, Side};
use crate::legal::{self, Offer};
use crate::play::{Play, on_piles};
use crate::rules::Valda;
use crate::run;
use crate::state::{Frame, Run, State, Strike};

impl<E: EventSink<Event>> Play<'_, E> {
    /// Opens a window, if anybody could play anything at all.
    pub(crate) fn open_window(&mut self, moment: Moment, owner: Seat) {
        let hands = &self.s.hands.0;
        let held = || hands.iter().fold(self.s.open, |held, hand| held.or(hand));
        let is_of_use =
            self.game.has_weapons_for(moment) && held().meets(self.game.all(CardType::Weapon));
        if is_of_use || moment == Moment::Dice && legal::may_change_dice(self.s, owner) {
            self.push(Frame::Window { moment, owner, at: 0 });
        } else {
            self.hush(moment);
        }
    }

    /// Asks the next player in the window's order who could play something (12.2).
    pub(crate) fn advance_window(&mut self, moment: Moment, owner: Seat, at: u8) -> Next {
        let mut at = at;
        if self.lost_its_subject(moment) {
            self.s.stack.pop();
            return Next::Go;
        }
        while let Some(seat) = asked_at(self.game, moment, owner, at) {
            let mut any = legal::Few::default();
            legal::offer_window(self.game, self.s, seat, moment, owner, &mut any);
            if !any.is_empty() {
                self.set_top(Frame::Window { moment, owner, at });
                return Next::Ask(SeatSet::only(seat));
            }
            at += 1;
        }
        self.close_window(moment);
        self.hush(moment);
        Next::Go
    }

    /// Nobody wants to do anything more about it.
    fn close_window(&mut self, moment: Moment) {
        self.s.stack.pop();
        match moment {
            Moment::Loss => self.s.giants.lost = PerSeat::default(),
            Moment::Divine => self.s.giants.treasure = None,
            _ => {}
        }
    }

    /// Whether a window for this moment is open.
    pub(crate) fn is_open(&self, moment: Moment) -> bool {
        let is_it =
            |frame: &Frame| matches!(frame, Frame::Window { moment: one, .. } if *one == moment);
        self.s.stack.iter().any(is_it)
    }

    fn lost_its_subject(&self, moment: Moment) -> bool {
        match moment {
            Moment::Attack => self.s.attack.cancelled,
            Moment::Build => self.s.turn.cancelled,
            Moment::Divine => self.s.giants.treasure.is_none(),
            _ => false,
        }
    }

    /// Plays a weapon: it takes effect at once, and the window begins anew (VD-TIME-2).
    pub(crate) fn play_weapon(&mut self, seat: Seat, kind: Kind, mode: Mode) {
        let Some(card) = self.take_own(seat, kind) else { return };
        self.restart_window();
        self.s.table.insert(card);
        self.events.emit(|| Event::Weapon { seat, card: kind, mode });
        let at = self.game.mode_at(kind, mode);
        // Whatever else is played, the last card can no longer be repeated (VD-TIME-14).
        if !matches!(self.game.op(at), Op::Hammertime) {
            self.s.turn.last = None;
        }
        self.push(Frame::Run(Run { card: Some(card), ..Run::of(at, seat, kind) }));
    }

    /// Somebody has acted: everybody is asked again, in order (VD-TIME-7).
    pub(crate) fn restart_window(&mut self) {
        if let Some(Frame::Window { at, .. }) = self.s.stack.top_mut() {
            *at = 0;
        }
    }
}

/// The player at a place in a window's order (12.3).
fn asked_at(game: &Valda, moment: Moment, owner: Seat, at: u8) -> Option<Seat> {
    let seats = usize::from(game.rules.players);
    let skips_owner = skips_owner(moment);
    let count = match moment {
        Moment::Steal => 1,
        _ => seats - usize::from(skips_owner),
    };
    let place = usize::from(at);
    (place < count)
        .then(|| Seat::wrapping((owner.index() + place + usize::from(skips_owner)) % seats))
}

/// Whether the player a moment belongs to is not asked in it.
pub(crate) const fn skips_owner(moment: Moment) -> bool {
    matches!(moment, Moment::Open | Moment::PhaseEnd | Moment::Build | Moment::Divine)
}

/// Offers the weapons a player could play at one of these moments (VD-WPN-6).
#[inline]
pub(crate) fn weapons(
    game: &Valda,
    s: &State,
    seat: Seat,
    moments: u16,
    owner: Seat,
    out: &mut impl Offer,
) {
    // Not what is part of a defence already.
    let held = legal::own_cards(s, seat).and(game.all(CardType::Weapon)).without(&s.sealed);
    if !held.is_empty() && !out.is_full() {
        offer_modes(game, s, seat, &held, moments, owner, out);
    }
}

/// Offers the modes in which a player could use these weapons.
#[inline(never)] // few hold any, and to find that out should cost little
fn offer_modes(
    game: &Valda,
    s: &State,
    seat: Seat,
    held: &CardSet,
    moments: u16,
    owner: Seat,
    out: &mut impl Offer,
) {
    for kind in game.each_kind(held) {
        for (mode, usage) in Mode::ALL.into_iter().zip(game.spec(kind).program.uses) {
            if usage.moments & moments != 0
                && is_entitled(s, seat, usage, moments, owner)
                && does_something(game, s, seat, usage.at)
            {
                out.add(Action::Weapon(kind, mode));
            }
        }
    }
}

fn is_entitled(s: &State, seat: Seat, usage: Use, moments: u16, owner: Seat) -> bool {
    match usage.entitled {
        Entitled::Any => true,
        Entitled::Opponent => seat != owner,
        Entitled::Blocker => seat == owner,
        // A FREE weapon for the owner of the moment alone is for the player in turn.
        Entitled::Owner if usage.moments & moments & Use::FREE != 0 => seat == s.turn.active,
        Entitled::Owner => seat == owner,
    }
}

/// Whether a weapon's program would do anything now.
fn does_something(game: &Valda, s: &State, seat: Seat, at: u16) -> bool {
    let opponents =
        || Seat::all(usize::from(game.rules.players)).filter(move |other| *other != seat);
    game.program(at).any(|op| match op {
        Op::Undefendable => !s.attack.undefendable,
        Op::Redirect => game.rules.players > 2 && s.attack.targets.len() == 1,
        Op::AttackMul { .. } => s.attack.value > 0,
        Op::DoubleKill => !s.attack.double && crate::strike::kills(game, s),
        Op::RepeatAttack => s.attack.claim.is_none(),
        Op::Hammertime => s.turn.last.is_some_and(|kind| is_repeatable(game, s, seat, kind)),
        Op::TakeDiscard { what, .. } => !on_piles(game, s, what).is_empty(),
        Op::Draw { .. } => Side::ALL.into_iter().any(|side| legal::can_draw(s, side)),
        Op::Steal { who: Who::Player, what, .. } => {
            opponents().any(|other| to_steal(game, s, seat, other, what) > 0)
        }
        Op::Aegis => legal::aegis_helps(game, s, seat),
        Op::Brute => legal::can_attack_with_two(game, s, seat),
        Op::Necromancy => opponents().any(|other| s.giants.lost[other] > 0),
        Op::ExtraSteal { .. } => robbed(game, s).next().is_some(),
        Op::ReshuffleAll => !on_piles(game, s, None).is_empty(),
        Op::StealDraw => s.giants.treasure.is_some(),
        Op::ImmuneTemples => !s.giants.immune.contains(seat) && has_temple_at_stake(game, s, seat),
        Op::IgnoreHavens => !s.giants.lawless.contains(seat),
        Op::IceCave => s.turn.built >= ICE_CAVE_BUILDINGS,
        _ => true,
    })
}

/// The buildings of a turn that Ice Cave asks for (VD-RG-WPN-YMIR-B).
const ICE_CAVE_BUILDINGS: u8 = 3;

/// How much somebody has of what is to be stolen.
pub(crate) fn to_steal(game: &Valda, s: &State, by: Seat, from: Seat, what: Loot) -> usize {
    let village = &s.villages[from];
    match what {
        Loot::Follower => legal::real_loss(game, s, by, from, u16::MAX).into(),
        Loot::Resource(which) => which.iter().map(|kind| usize::from(village.stock[kind])).sum(),
        Loot::Card if from == s.turn.active => s.hands[from].len() + s.open.len(),
        Loot::Card => s.hands[from].len(),
    }
}

/// The victims of the theft that is about to happen who have more than is taken (W-STEAL).
pub(crate) fn robbed(game: &Valda, s: &State) -> impl Iterator<Item = Seat> {
    let theft = s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Run(run) => match game.op(run.at) {
            Op::Steal { what, n, .. } => Some((run, what, n)),
            _ => None,
        },
        _ => None,
    });
    theft.into_iter().flat_map(move |(run, what, n)| {
        let has_more =
            move |seat: &Seat| to_steal(game, s, run.actor, *seat, what) > usize::from(n.of(run.x));
        run.todo.iter().filter(has_more)
    })
}

/// Whether a player has a temple to protect: once an attack has hit, one that it would touch.
fn has_temple_at_stake(game: &Valda, s: &State, seat: Seat) -> bool {
    if !matches!(window(s), Some((Moment::Impact, _))) {
        return s.villages[seat].temples > 0;
    }
    let steps = game.program(game.spec(s.attack.effect).program.at);
    let choices = steps.filter(|op| run::is_advance(*op) && !matches!(op, Op::PayUpTo { .. }));
    let choices = choices.flat_map(|op| s.attack.hit.iter().map(move |_| op));
    let chosen = s.attack.advance.iter().take(usize::from(s.attack.chosen));
    choices.zip(chosen).any(|(op, (first, second))| {
        let site = match op {
            Op::Destroy { what: Prey::Temple, .. } | Op::Move { .. } | Op::Freeze { .. } => first,
            Op::SwitchTemple => second,
            _ => return false,
        };
        let plot = s.sites.all().get(usize::from(*site));
        plot.and_then(|plot| plot.get()).is_some_and(|(owner, _)| owner == seat)
    })
}

/// Whether a card's effect may be carried out once more (VD-WPN-12).
pub(crate) fn is_repeatable(game: &Valda, s: &State, seat: Seat, kind: Kind) -> bool {
    let at = game.spec(kind).program.at;
    !game.program(at).any(|op| op == Op::Replay) && run::can_pay(game, s, seat, kind)
}

/// The window on top of the stack, if there is one.
pub(crate) fn window(s: &State) -> Option<(Moment, Seat)> {
    match s.stack.top() {
        Some(Frame::Window { moment, owner, .. }) => Some((*moment, *owner)),
        _ => None,
    }
}

/// Whether the attack on the table is being defended.
pub(crate) fn is_defending(s: &State) -> bool {
    matches!(s.stack.top(), Some(Frame::Strike(Strike::Defend)))
}
