//! Reaction windows, and the weapons played in them (section 12).

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::action::Action;
use crate::effect::{Entitled, Loot, Op, Use, Who};
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{CardType, Kind, Mode, Moment, Side};
use crate::legal::Offer;
use crate::play::{Play, on_piles};
use crate::rules::Valda;
use crate::state::{Frame, Run, State, Strike};

impl<E: EventSink<Event>> Play<'_, E> {
    /// Opens a window, if anybody could play anything at all.
    pub(crate) fn open_window(&mut self, moment: Moment, owner: Seat) {
        let weapons = self.game.all(CardType::Weapon);
        let held = Seat::all(self.seats()).any(|seat| self.s.hands[seat].meets(weapons));
        if held || self.s.open.meets(weapons) {
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
            let mut any = crate::legal::Few::default();
            weapons(self.game, self.s, seat, 1 << moment as u16, owner, &mut any);
            if !any.is_empty() {
                self.set_top(Frame::Window { moment, owner, at });
                return Next::Ask(SeatSet::only(seat));
            }
            at += 1;
        }
        self.s.stack.pop();
        self.hush(moment);
        Next::Go
    }

    fn lost_its_subject(&self, moment: Moment) -> bool {
        match moment {
            Moment::Attack => self.s.attack.cancelled,
            Moment::Build => self.s.turn.cancelled,
            _ => false,
        }
    }

    /// A pass: the next one is asked. A pass is not final (VD-TIME-6).
    pub(crate) fn answer_window(
        &mut self,
        moment: Moment,
        owner: Seat,
        at: u8,
        _seat: Seat,
        _action: Action,
    ) {
        self.set_top(Frame::Window { moment, owner, at: at + 1 });
    }

    /// Plays a weapon: it takes effect at once, and the window begins anew (VD-TIME-2).
    pub(crate) fn play_weapon(&mut self, seat: Seat, kind: Kind, mode: Mode) {
        let Some(card) = self.take_own(seat, kind) else { return };
        if let Some(Frame::Window { at, .. }) = self.s.stack.top_mut() {
            *at = 0;
        }
        self.s.table.insert(card);
        self.events.emit(|| Event::Weapon { seat, card: kind, mode });
        let at = self.game.mode_at(kind, mode);
        // Whatever else is played, the last card can no longer be repeated (VD-TIME-14).
        if self.game.op(at) != Op::Hammertime {
            self.s.turn.last = None;
        }
        self.push(Frame::Run(Run { card: Some(card), ..Run::of(at, seat, kind) }));
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
pub(crate) fn weapons(
    game: &Valda,
    s: &State,
    seat: Seat,
    moments: u16,
    owner: Seat,
    out: &mut impl Offer,
) {
    let mut held = s.hands[seat];
    if seat == s.turn.active {
        held = held.or(&s.open);
    }
    let held = held.and(game.all(CardType::Weapon));
    if held.is_empty() {
        return;
    }
    game.each_kind(&held, |kind| {
        for (mode, usage) in Mode::ALL.into_iter().zip(game.spec(kind).program.uses) {
            if usage.moments & moments != 0
                && is_entitled(s, seat, usage, moments, owner)
                && does_something(game, s, seat, usage.at)
            {
                out.add(Action::Weapon(kind, mode));
            }
        }
    });
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
        Op::Draw { .. } => !s.decks[Side::A].or(&s.piles[Side::A]).is_empty(),
        Op::Steal { who: Who::Player, what, .. } => {
            opponents().any(|other| can_lose(s, other, what))
        }
        _ => true,
    })
}

/// Whether a player has something of what is to be stolen.
pub(crate) fn can_lose(s: &State, seat: Seat, what: Loot) -> bool {
    match what {
        Loot::Follower => s.villages[seat].followers > 0,
        Loot::Resource(which) => which.iter().any(|kind| s.villages[seat].stock[kind] > 0),
        Loot::Card => !s.hands[seat].is_empty() || seat == s.turn.active && !s.open.is_empty(),
    }
}

/// Whether a card's effect may be carried out once more (VD-WPN-12).
pub(crate) fn is_repeatable(game: &Valda, s: &State, seat: Seat, kind: Kind) -> bool {
    let at = game.spec(kind).program.at;
    !game.program(at).any(|op| op == Op::Replay) && crate::run::can_pay(game, s, seat, at)
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
