//! Reaction windows, and the weapons played in them (VD-TIME, VD-WPN).

use gladsheim_engine::{EventSink, Few, Offer, PerSeat, Seat, SeatSet};

use crate::action::Action;
use crate::effect::{Entitled, Loot, Use, Who};
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{CardSet, CardType, Kind, Mode, Moment, Side};
use crate::legal;
use crate::op::{Choose, On, Op, Weapon};
use crate::play::{Play, on_piles};
use crate::rules::Valda;
use crate::run;
use crate::state::{Frame, Run, State, Strike};

impl<E: EventSink<Valda>> Play<'_, E> {
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

    /// Asks the next player in the window's order who could play something (VD-TIME-6,
    /// VD-TIME-8).
    pub(crate) fn advance_window(&mut self, moment: Moment, owner: Seat, at: u8) -> Next {
        let mut at = at;
        if self.lost_its_subject(moment) {
            self.s.stack.pop();
            return Next::Go;
        }
        while let Some(seat) = asked_at(self.game, moment, owner, at) {
            let mut any = Few::default();
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

    /// Plays a weapon: it takes effect at once, and the window begins anew (VD-TIME-2,
    /// VD-WPN-4, VD-WPN-5, VD-TIME-3).
    pub(crate) fn play_weapon(&mut self, seat: Seat, kind: Kind, mode: Mode) {
        let Some(card) = self.take_own(seat, kind) else { return };
        self.restart_window();
        self.count_move();
        self.s.table.insert(card);
        let at = self.game.mode_at(kind, mode);
        // Whatever else is played, the last card can no longer be repeated (VD-TIME-14).
        if !matches!(self.game.op(at), Op::Weapon(Weapon::Hammertime)) {
            self.s.turn.last = None;
        }
        self.push(Frame::Run(Run { card: Some(card), ..Run::of(at, seat, kind) }));
        self.events.emit(self.s, || Event::Weapon { seat, card: kind, mode });
    }

    /// Somebody has acted: everybody is asked again, in order (VD-TIME-7, VD-TIME-5).
    pub(crate) fn restart_window(&mut self) {
        if let Some(Frame::Window { at, .. }) = self.s.stack.top_mut() {
            *at = 0;
        }
    }
}

/// The player with this index in a window's order: the table of moments before VD-TIME-1.
fn asked_at(game: &Valda, moment: Moment, owner: Seat, at: u8) -> Option<Seat> {
    let seats = usize::from(game.rules.players);
    let skips_owner = skips_owner(game, moment);
    let count = match moment {
        Moment::Steal => 1,
        _ => seats - usize::from(skips_owner),
    };
    let place = usize::from(at);
    (place < count)
        .then(|| Seat::wrapping((owner.index() + place + usize::from(skips_owner)) % seats))
}

/// Whether the player a moment belongs to is not asked in it. Where open cards lie, and at the end of a
/// phase, that player is asked only for the sake of weapons made for just that (VD-TIME-21).
const fn skips_owner(game: &Valda, moment: Moment) -> bool {
    match moment {
        Moment::Open | Moment::PhaseEnd => !game.has_own_weapons_for(moment),
        Moment::Build | Moment::Divine => true,
        _ => false,
    }
}

/// Offers the weapons a player could play at one of these moments (VD-WPN-6).
#[inline]
pub(crate) fn weapons(
    game: &Valda,
    s: &State,
    seat: Seat,
    moments: u16,
    owner: Seat,
    out: &mut impl Offer<Action>,
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
    out: &mut impl Offer<Action>,
) {
    for kind in game.each_kind(held) {
        for (mode, usage) in Mode::ALL.into_iter().zip(game.spec(kind).program.uses) {
            if usage.moments & moments != 0
                && is_entitled(game, s, seat, usage, moments, owner)
                && does_something(game, s, seat, usage.at)
            {
                out.add(Action::Weapon(kind, mode));
            }
        }
    }
}

/// Whether a weapon's owner may use it at a moment (VD-WPN-7, VD-RG-WPN-9).
fn is_entitled(game: &Valda, s: &State, seat: Seat, usage: Use, moments: u16, owner: Seat) -> bool {
    // For FREE weapons the player in turn has moments enough (VD-TIME-4, VD-TIME-21).
    if moments & OTHERS_ONLY != 0 && seat == owner && usage.is_free() {
        return false;
    }
    match usage.entitled {
        Entitled::Any => true,
        Entitled::Opponent => seat != owner,
        Entitled::Blocker => seat == owner,
        // A FREE weapon for the owner of the moment alone is for the player in turn. The first rules
        // took any weapon for one that shares a moment with them.
        Entitled::Owner if game.rules.version.at_least(2) && !usage.is_free() => seat == owner,
        Entitled::Owner if usage.moments & moments & Use::FREE != 0 => seat == s.turn.active,
        Entitled::Owner => seat == owner,
    }
}

/// The moments at which FREE weapons are played by others than the player in turn.
const OTHERS_ONLY: u16 = 1 << Moment::Open as u16 | 1 << Moment::PhaseEnd as u16;

/// Whether a weapon's program would do anything now (VD-WPN-9).
fn does_something(game: &Valda, s: &State, seat: Seat, at: u16) -> bool {
    game.program(at).any(|op| match op {
        Op::Weapon(weapon) => weapon_does_something(game, s, seat, weapon),
        Op::Choose(choose) => choice_does_something(game, s, seat, choose),
        Op::On(Who::Player, On::Steal { what, .. }) => {
            opponents(game, seat).any(|other| to_steal(game, s, seat, other, what) > 0)
        }
        Op::On(..)
        | Op::Plain(_)
        | Op::Repeat { .. }
        | Op::Again { .. }
        | Op::IfTempleIn { .. }
        | Op::End => true,
    })
}

fn opponents(game: &Valda, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(usize::from(game.rules.players)).filter(move |other| *other != seat)
}

fn weapon_does_something(game: &Valda, s: &State, seat: Seat, weapon: Weapon) -> bool {
    match weapon {
        Weapon::Undefendable => !s.attack.undefendable,
        Weapon::AttackMul { .. } => s.attack.value > 0,
        Weapon::DoubleKill => !s.attack.double && crate::strike::kills(game, s),
        Weapon::RepeatAttack => s.attack.claim.is_none(),
        Weapon::Hammertime => s.turn.last.is_some_and(|kind| is_repeatable(game, s, seat, kind)),
        Weapon::Aegis => legal::aegis_helps(game, s, seat),
        Weapon::Necromancy => opponents(game, seat).any(|other| s.giants.lost[other] > 0),
        Weapon::ReshuffleAll => !on_piles(game, s, None).is_empty(),
        Weapon::StealDraw => s.giants.treasure.is_some(),
        Weapon::ImmuneTemples => {
            !s.giants.immune.contains(seat) && has_temple_at_stake(game, s, seat)
        }
        Weapon::IgnoreHavens => !s.giants.lawless.contains(seat),
        Weapon::IceCave => s.turn.built >= ICE_CAVE_BUILDINGS,
        // Their moments come only when there is something for them to do.
        Weapon::SetDie
        | Weapon::CancelAttack
        | Weapon::Resisted
        | Weapon::AttackAdd { .. }
        | Weapon::CancelBuild => true,
    }
}

fn choice_does_something(game: &Valda, s: &State, seat: Seat, choose: Choose) -> bool {
    match choose {
        Choose::Redirect => game.rules.players > 2 && s.attack.targets.len() == 1,
        // Otherwise two weapons could bring each other back for ever (VD-TURN-4).
        Choose::TakeDiscard { what, .. } => {
            !legal::is_spent(s) && !on_piles(game, s, what).is_empty()
        }
        Choose::Draw { .. } => Side::ALL.into_iter().any(|side| legal::can_draw(s, side)),
        Choose::Brute => legal::can_attack_with_two(game, s, seat),
        Choose::ExtraSteal { .. } => robbed(game, s).next().is_some(),
        Choose::Gain { .. }
        | Choose::Pay { .. }
        | Choose::PayUpTo { .. }
        | Choose::Convert { .. }
        | Choose::DrawDivine { .. }
        | Choose::LookDivine { .. }
        | Choose::LookHand
        | Choose::DiscardOwn { .. }
        | Choose::DiscardEach { .. }
        | Choose::AddTokens { .. }
        | Choose::FreeBuild { .. }
        | Choose::PlayAction { .. }
        | Choose::Replay
        | Choose::SwitchCard
        | Choose::Lend
        | Choose::Empower => true,
    }
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
    let theft = s.stack.iter().rev().find_map(|frame| {
        let Frame::Run(run) = frame else { return None };
        let Op::On(_, On::Steal { what, n }) = game.op(run.at) else { return None };
        Some((run, what, n))
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
    let choices = steps.filter_map(Op::done_to_others).filter(|on| on.is_advance());
    let choices = choices.flat_map(|on| s.attack.hit.iter().map(move |_| on));
    let chosen = s.attack.advance.iter().take(usize::from(s.attack.chosen));
    choices.zip(chosen).any(|(on, (first, second))| {
        let site = if on == On::SwitchTemple { second } else { first };
        if !on.is_on_temple() {
            return false;
        }
        let plot = s.sites.all().get(usize::from(*site));
        plot.and_then(|plot| plot.get()).is_some_and(|(owner, _)| owner == seat)
    })
}

/// Whether a card's effect may be carried out once more (VD-WPN-12).
pub(crate) fn is_repeatable(game: &Valda, s: &State, seat: Seat, kind: Kind) -> bool {
    let at = game.spec(kind).program.at;
    !game.program(at).any(|op| op == Op::Choose(Choose::Replay))
        && run::can_pay(game, s, seat, kind)
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
