//! What each asking frame offers: the one place where legality is decided.

mod effects;
mod fight;
mod powers;
mod turn;

use gladsheim_engine::{Offer, Seat};

use crate::action::Action;
use crate::content::{Face, Gives};
use crate::ids::{Area, CardSet, Die, Kind, Moment, Resource, SITES, Site};
use crate::react::weapons;
use crate::rules::Valda;
use crate::state::{Frame, State};

pub(crate) use effects::{discarding, highest, real_loss};
pub(crate) use fight::{
    aegis_helps, attack_bonus, attack_cards, attacks_allowed, can_attack_with_two, defence_total,
    is_aegis, is_on_all, owes_attack_card, runes_for_attack,
};
pub(crate) use turn::{
    YMIR_CHANGES, bought_cards, can_draw, is_limited, is_open_to, is_source, is_spent, most,
    own_cards, regular_draws, to_put_back, undecided_of,
};

use effects::{can_move, movable, offer_run};
use fight::offer_defence;
use turn::offer_turn;

/// No choice was made.
pub(crate) const NOTHING: u8 = u8::MAX;

/// Whether everybody can see that there is a choice: cards in hands do not count.
#[derive(Default)]
struct Seen(u8);

impl Offer<Action> for Seen {
    #[inline]
    fn add(&mut self, action: Action) {
        let is_hidden = matches!(
            action,
            Action::Play(_)
                | Action::Attack(_)
                | Action::Defend(_)
                | Action::Pick(_)
                | Action::Weapon(..)
        );
        self.0 = self.0.saturating_add(u8::from(!is_hidden));
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.0 >= 2
    }
}

/// Whether everybody can see that a player has a choice.
pub(crate) fn is_open_choice(game: &Valda, s: &State, seat: Seat) -> bool {
    let mut seen = Seen::default();
    offer(game, s, seat, &mut seen);
    seen.0 >= 2
}

/// A moment as a mask.
const fn at(moment: Moment) -> u16 {
    1 << moment as u16
}

/// Offers what `seat` may answer to the top frame.
pub(crate) fn offer(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    match s.stack.top() {
        Some(&Frame::Stage(stage)) => offer_turn(game, s, stage, seat, out),
        Some(&Frame::Window { moment, owner, .. }) => {
            out.add(Action::Done);
            offer_window(game, s, seat, moment, owner, out);
        }
        Some(Frame::Run(run)) => offer_run(game, s, run, seat, out),
        Some(Frame::Strike(_)) => offer_defence(game, s, seat, out),
        Some(&Frame::Keep(area)) => {
            let deck = &s.divine[area];
            let looked = deck.as_slice().iter().rev().take(2).copied().collect();
            picks(game, &looked, out);
        }
        Some(&Frame::TurnDie { die, .. }) => offer_die(game, s, die, out),
        Some(Frame::Offering { .. }) => picks(game, &s.hands[seat], out),
        Some(Frame::Relocate(None)) => sites(s, seat, |site| movable(s, seat, site), out),
        Some(&Frame::Relocate(Some(from))) => {
            areas(Area::ALL, |area| can_move(s, seat, from, area), out);
        }
        _ => {}
    }
}

/// What a player may do in a window besides letting things be.
pub(crate) fn offer_window(
    game: &Valda,
    s: &State,
    seat: Seat,
    moment: Moment,
    owner: Seat,
    out: &mut impl Offer<Action>,
) {
    weapons(game, s, seat, at(moment), owner, out);
    if moment == Moment::Dice && seat == owner {
        let (rerolls, turns) = dice_changes(s, seat);
        if rerolls {
            (0..s.roll.count).for_each(|die| out.add(Action::Reroll(die)));
        }
        if turns {
            (0..s.roll.count).for_each(|die| out.add(Action::Turn(die)));
        }
    }
}

/// Whether the roller may roll dice again, and whether turn them: on the roller's own turn, by
/// Kari's power or by cards (VD-RG-GIANT-KARI).
fn dice_changes(s: &State, roller: Seat) -> (bool, bool) {
    let turn = &s.turn;
    let is_own = roller == turn.active;
    let rerolls = turn.rerolls > 0 || turn.uses.kari < s.giant(roller, Area::Freya);
    (is_own && rerolls, is_own && turn.die_turns > 0)
}

/// Whether the roller may change the dice on the table without any weapon.
pub(crate) fn may_change_dice(s: &State, roller: Seat) -> bool {
    dice_changes(s, roller) != (false, false)
}

/// Offers every kind of a set to be picked.
fn picks(game: &Valda, cards: &CardSet, out: &mut impl Offer<Action>) {
    kinds(game, cards, Action::Pick, out);
}

/// Offers something for every kind of a set.
fn kinds(game: &Valda, cards: &CardSet, action: fn(Kind) -> Action, out: &mut impl Offer<Action>) {
    for kind in game.each_kind(cards) {
        if out.is_full() {
            return;
        }
        out.add(action(kind));
    }
}

/// The die to turn, then its new face: only faces that show something else.
fn offer_die(game: &Valda, s: &State, die: Option<u8>, out: &mut impl Offer<Action>) {
    let Some(die) = die else {
        (0..s.roll.count).for_each(|die| out.add(Action::Die(die)));
        return;
    };
    let Some((colour, up)) = s.roll.dice.get(usize::from(die)).copied() else { return };
    let shown = face(game, colour, up);
    for number in 0..6 {
        let other = face(game, colour, number);
        let is_first = !(0..number).any(|before| face(game, colour, before) == other);
        if is_first && other != shown {
            out.add(Action::Face(number));
        }
    }
}

/// What a face of a die gives.
pub(crate) fn face(game: &Valda, die: Die, number: u8) -> Face {
    let faces = game.content.board.dice.get(die as usize);
    let nothing = Face { gives: Gives::Follower, n: 0 };
    faces.and_then(|faces| faces.get(usize::from(number))).copied().unwrap_or(nothing)
}

fn offer_opponents(
    game: &Valda,
    seat: Seat,
    wanted: impl Fn(Seat) -> bool,
    out: &mut impl Offer<Action>,
) {
    for other in Seat::all(usize::from(game.rules.players)) {
        if other != seat && wanted(other) {
            out.add(Action::Player(other));
        }
    }
}

/// Offers a player's temples: of those in an area that are alike, only the first.
fn sites(s: &State, owner: Seat, wanted: impl Fn(Site) -> bool, out: &mut impl Offer<Action>) {
    for area in Area::ALL {
        for number in 0..SITES {
            let site = Site::of(area, number);
            let plot = s.sites[site];
            let is_own = plot.get().is_some_and(|(seat, _)| seat == owner);
            let is_first = !(0..number).any(|before| s.sites[Site::of(area, before)] == plot);
            if is_own && is_first && wanted(site) {
                out.add(Action::Site(site));
            }
        }
    }
}

fn resources(which: impl Iterator<Item = Resource>, out: &mut impl Offer<Action>) {
    which.for_each(|kind| out.add(Action::Resource(kind)));
}

fn areas(
    which: impl IntoIterator<Item = Area>,
    wanted: impl Fn(Area) -> bool,
    out: &mut impl Offer<Action>,
) {
    which.into_iter().filter(|area| wanted(*area)).for_each(|area| out.add(Action::Area(area)));
}
