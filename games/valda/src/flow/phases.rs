//! What is done in the phases of a turn.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use super::Next;
use crate::action::{Action, Rate};
use crate::event::{Event, Source};
use crate::ids::{Area, Moment, Phase, Resource, Side};
use crate::legal::{self};
use crate::play::Play;
use crate::rules::Valda;

impl<E: EventSink<Valda>> Play<'_, E> {
    pub(crate) fn trade(&mut self, seat: Seat, rate: Rate, from: Resource, to: Resource) {
        self.return_to_bank(seat, from, rate.count());
        self.s.bank[to] -= 1;
        self.s.villages[seat].stock[to] += 1;
        self.events.emit(self.s, || Event::Traded { seat, rate, from, to });
    }

    /// Exchanges one basic resource for another, inside an effect.
    pub(crate) fn convert(&mut self, seat: Seat, from: Resource, to: Resource) {
        self.trade(seat, Rate::One, from, to);
    }

    pub(super) fn choose_sources(&mut self) -> Next {
        self.enter(Phase::Game);
        Next::Ask(SeatSet::only(self.active()))
    }

    /// A land is named whose deck the regular draw takes a card from (VD-GAME-2, VD-RG-RES-4).
    pub(crate) fn name_source(&mut self, area: Area) {
        self.s.turn.sources |= 1 << area as u8;
        if !self.game.rules.version.at_least(2) {
            self.s.turn.moves = area as u8 + 1;
        }
    }

    /// The regular draw (VD-GAME-3, VD-CTRL-5).
    pub(super) fn regular_draw(&mut self) {
        let seat = self.active();
        let open = self.s.god(seat, Area::Freya) == 0;
        let sources = self.s.turn.sources;
        let from_main = legal::regular_draws(self.game, self.s) - sources.count_ones();
        for area in Area::ALL.into_iter().filter(|area| sources >> *area as u8 & 1 != 0) {
            self.draw(seat, Source::Divine(area), open);
        }
        for _ in 0..from_main {
            self.draw(seat, Source::Main(Side::A), open);
        }
        self.next_stage();
        if !self.s.open.is_empty() {
            self.open_window(Moment::Open, seat);
        }
    }

    /// What an action is spent on, or the end of it.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        // Whatever is done next, the last card can no longer be repeated (VD-TIME-14).
        self.s.turn.last = None;
        match action {
            Action::Play(kind) => {
                self.s.turn.actions -= self.game.spec(kind).cost.min(self.s.turn.actions);
                self.play_action(seat, kind);
            }
            Action::Resource(resource) => {
                self.s.turn.actions -= 1;
                self.gain(seat, resource, 1);
            }
            Action::Draw(side) => {
                let cards = legal::bought_cards(self.game, self.s, seat);
                self.s.turn.actions -= cards;
                for _ in 0..cards {
                    self.draw(seat, Source::Main(side), false);
                }
            }
            _ => {
                let row = core::mem::take(&mut self.s.open);
                if !row.is_empty() {
                    self.s.hands[seat] = self.s.hands[seat].or(&row);
                    row.iter().for_each(|card| self.remember_all(card));
                    let game = self.game;
                    self.events.emit(self.s, || Event::TookUpRow { seat, cards: game.kinds(&row) });
                }
                self.next_stage();
            }
        }
    }

    /// The hand limit, checked at no other time (VD-GAME-9).
    pub(super) fn check_hand(&mut self) -> Next {
        let active = self.active();
        if self.s.hands[active].len() > usize::from(self.game.content.board.hand_limit) {
            return Next::Ask(SeatSet::only(active));
        }
        self.end_phase();
        Next::Go
    }

    /// The order of attacks, computed once (VD-ATK-2, VD-ATK-3, VD-ATK-1, VD-RG-ATK-1).
    pub(super) fn order_attacks(&mut self) {
        self.begin_phase(Phase::Attack);
        let active = self.active();
        let mut order: arrayvec::ArrayVec<Seat, 4> = arrayvec::ArrayVec::new();
        let mut seat = active;
        for _ in 1..self.seats() {
            seat = seat.next(self.seats());
            let _ = order.try_push(seat);
        }
        // Stable, so that ties stay clockwise from the left of the player in turn.
        order.sort_by_key(|seat| {
            let village = &self.s.villages[*seat];
            core::cmp::Reverse((village.followers, village.resources()))
        });
        for (place, seat) in self.s.turn.attackers.iter_mut().zip(order) {
            *place = seat;
        }
        self.next_stage();
    }

    pub(super) fn next_attack(&mut self) -> Next {
        let turn = &mut self.s.turn;
        if usize::from(turn.slot) + 1 >= usize::from(self.game.rules.players) {
            self.end_phase();
            return Next::Go;
        }
        let Some(attacker) = turn.attackers.get(usize::from(turn.slot)).copied() else {
            return Next::Go;
        };
        if turn.made >= legal::attacks_allowed(self.game, self.s, attacker) {
            self.next_slot();
            return Next::Go;
        }
        Next::Ask(SeatSet::only(attacker))
    }

    fn next_slot(&mut self) {
        self.s.turn.slot += 1;
        self.s.turn.made = 0;
    }

    pub(super) fn hold_back(&mut self, seat: Seat) {
        self.next_slot();
        self.events.emit(self.s, || Event::HeldBack { seat });
    }
}
