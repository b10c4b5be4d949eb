//! What is asked at the moments at which weapons are played.

use gladsheim_engine::{Arg, Phrase, Seat, SeatSet, Window};

use super::ask::{Ask, Asked};
use super::nouns::{loot, plan, players};
use crate::ids::Moment;
use crate::op::{On, Op};
use crate::rules::Valda;
use crate::state::{Frame, State};
use crate::view;

impl Valda {
    /// What somebody is asked at a moment for weapons.
    pub(super) fn ask_window(&self, s: &State, moment: Moment) -> Asked {
        let owner = owner(s).unwrap_or(s.turn.active);
        let attacker = s.attack.attacker;
        let asked = Asked::of(Ask::Window { moment });
        match moment {
            Moment::Open => asked,
            Moment::Dice => {
                asked.seat("seat", s.roll.roller).with("dice", self.dice(s.roll.on_table()))
            }
            Moment::Build => {
                let asked = asked.seat("seat", s.turn.active);
                match view::announced(s) {
                    Some(what) => asked.with("what", plan(what)),
                    None => Asked::of(Ask::Wait),
                }
            }
            Moment::Divine => {
                // Nobody but the drawer has seen the card, but everybody the deck.
                let deck = s.giants.treasure.map(|card| self.spec(self.kind(card)).deck);
                match deck {
                    Some(deck) => asked.seat("seat", owner).term("deck", deck.key()),
                    None => Asked::of(Ask::Wait),
                }
            }
            Moment::Attack => asked
                .seat("attacker", attacker)
                .with("targets", players(s.attack.targets))
                .with("card", self.attack_cards(s))
                .number("value", s.attack.value),
            Moment::Blocked => asked.seat("seat", owner).with("card", self.attack_cards(s)),
            Moment::Impact => asked.seat("attacker", attacker).with("card", self.attack_cards(s)),
            Moment::Steal => self.ask_on_theft(s, asked),
            Moment::Loss => asked.with("losses", losses(s)),
            _ => asked.term("phase", s.turn.phase.key()),
        }
    }

    /// The card of the attack on the table; both of them with Brute.
    pub(super) fn attack_cards(&self, s: &State) -> Arg {
        self.cards_in_order(s.attack.cards().map(|card| self.kind(card)))
    }

    /// What is about to be stolen, and from whom.
    fn ask_on_theft(&self, s: &State, asked: Asked) -> Asked {
        let theft = s.stack.iter().rev().find_map(|frame| {
            let Frame::Run(run) = frame else { return None };
            let Op::On(_, On::Steal { what, n }) = self.op(run.at) else { return None };
            Some((run, what, n.of(run.x)))
        });
        let Some((run, what, n)) = theft else { return Asked::of(Ask::Wait) };
        asked.with("what", loot(what, n)).with("targets", players(run.todo))
    }
}

/// Who has just lost how many followers.
fn losses(s: &State) -> Arg {
    let lost = Seat::all(crate::ids::SEATS).map(|seat| (seat, s.giants.lost[seat]));
    let some = lost.filter(|(_, n)| *n > 0);
    let told = some.map(|(seat, n)| Phrase::new("valda-loss").seat("seat", seat).number("n", n));
    Arg::List(told.map(Arg::Phrase).collect())
}

/// The window on top of the stack, as a player's standing orders know it (VD-TIME-10).
pub(super) fn window(s: &State, seat: Seat) -> Option<Window> {
    let Some(Frame::Window { moment, owner, .. }) = s.stack.top() else { return None };
    let fight = if matches!(moment, Moment::Attack | Moment::Blocked | Moment::Impact) {
        s.attack.targets.union(SeatSet::only(s.attack.attacker))
    } else {
        SeatSet::EMPTY
    };
    Some(Window {
        name: moment.name(),
        concerns: seat == s.turn.active || seat == *owner || fight.contains(seat),
        // Whoever has the turn is asked there only for a weapon made for just that (VD-TIME-21).
        ask_by_default: !matches!(moment, Moment::Open | Moment::PhaseEnd) || seat == *owner,
    })
}

/// The player the window on top belongs to.
fn owner(s: &State) -> Option<Seat> {
    match s.stack.top() {
        Some(Frame::Window { owner, .. }) => Some(*owner),
        _ => None,
    }
}
