//! The moments at which weapons are played, in words.

use gladsheim_engine::{Arg, Phrase, Seat, SeatSet, Window};

use super::nouns::{loot, plan, players};
use crate::effect::Op;
use crate::ids::Moment;
use crate::rules::Valda;
use crate::state::{Frame, State};
use crate::view;

impl Valda {
    /// What somebody is asked at a moment for weapons.
    pub(super) fn ask_window(&self, s: &State, moment: Moment) -> Phrase {
        let owner = owner(s).unwrap_or(s.turn.active);
        let attacker = s.attack.attacker;
        match moment {
            Moment::Open => Phrase::new("valda-ask-window-open"),
            Moment::Dice => Phrase::new("valda-ask-window-die")
                .seat("seat", s.roll.roller)
                .with("dice", self.dice(s.roll.on_table())),
            Moment::Build => {
                let phrase = Phrase::new("valda-ask-window-build").seat("seat", s.turn.active);
                match view::announced(s) {
                    Some(what) => phrase.with("what", plan(what)),
                    None => Phrase::new("valda-ask-wait"),
                }
            }
            Moment::Divine => {
                // Nobody but the drawer has seen the card, but everybody the deck.
                let deck = s.giants.treasure.map(|card| self.spec(self.kind(card)).deck);
                match deck {
                    Some(deck) => Phrase::new("valda-ask-window-divine")
                        .seat("seat", owner)
                        .term("deck", deck.key()),
                    None => Phrase::new("valda-ask-wait"),
                }
            }
            Moment::Attack => Phrase::new("valda-ask-window-attack")
                .seat("attacker", attacker)
                .with("targets", players(s.attack.targets))
                .with("card", self.attack_cards(s))
                .number("value", s.attack.value),
            Moment::Blocked => Phrase::new("valda-ask-window-blocked")
                .seat("seat", owner)
                .with("card", self.attack_cards(s)),
            Moment::Impact => Phrase::new("valda-ask-window-impact")
                .seat("attacker", attacker)
                .with("card", self.attack_cards(s)),
            Moment::Steal => self.ask_on_theft(s),
            Moment::Loss => Phrase::new("valda-ask-window-loss").with("losses", losses(s)),
            _ => Phrase::new("valda-ask-window-phase").term("phase", s.turn.phase.key()),
        }
    }

    /// The card of the attack on the table; both of them with Brute.
    pub(super) fn attack_cards(&self, s: &State) -> Arg {
        self.cards_in_order(s.attack.cards().map(|card| self.kind(card)))
    }

    /// What is about to be stolen, and from whom.
    fn ask_on_theft(&self, s: &State) -> Phrase {
        let theft = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Run(run) => match self.op(run.at) {
                Op::Steal { what, n, .. } => Some((run, what, n.of(run.x))),
                _ => None,
            },
            _ => None,
        });
        let Some((run, what, n)) = theft else { return Phrase::new("valda-ask-wait") };
        Phrase::new("valda-ask-window-steal")
            .with("what", loot(what, n))
            .with("targets", players(run.todo))
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
        ask_by_default: !matches!(moment, Moment::Open | Moment::PhaseEnd),
    })
}

/// The player the window on top belongs to.
fn owner(s: &State) -> Option<Seat> {
    match s.stack.top() {
        Some(Frame::Window { owner, .. }) => Some(*owner),
        _ => None,
    }
}
