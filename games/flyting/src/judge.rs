//! Rules of thumb for bots, and figures for statistics.

use gladsheim_engine::{FastRng, Judge, MAX_SEATS, Moment, PerSeat, Seat, Sheet, Tally};

use crate::action::Action;
use crate::event::Event;
use crate::rules::Flyting;
use crate::state::State;
use crate::verse::Verse;
use crate::view::View;

/// How many verses make a hand that needs no other.
const ENOUGH: u8 = 3;

impl Judge for Flyting {
    /// Worth speaks for a verse, noise hides it from those who would guess; a sure boast is better
    /// than the horn for those who lead.
    fn rate(&self, view: &View, seat: Seat, action: Action, rng: &mut FastRng) -> f32 {
        let fame = |player: &crate::Player| player.fame;
        let own = view.players.get(seat.index()).map_or(0, fame);
        let best = view.players.iter().map(fame).max().unwrap_or(0);
        match action {
            Action::Silent => 0.5 * rng.unit(),
            Action::Recite { verse } => f32::from(self.content.worth(verse)) * rng.unit(),
            Action::Boast => f32::from(u8::from(own >= best)) + 0.5,
            Action::Drink => 1.0,
            Action::Listen => {
                if view.hand.total() < ENOUGH {
                    1.2
                } else {
                    0.2
                }
            }
            Action::Keep { verse } => f32::from(self.content.worth(verse)),
        }
    }

    /// Who leads is likely to win; what is in the hands is left out.
    fn prospects(&self, state: &State) -> Option<PerSeat<f32, MAX_SEATS>> {
        let mut prospects = PerSeat::default();
        let weight = |seat| f32::from(state.fame[seat]) + 1.0;
        let present = state.present(gladsheim_engine::Game::seats(self));
        let all: f32 = present.iter().map(weight).sum();
        present.iter().for_each(|seat| prospects[seat] = weight(seat) / all);
        Some(prospects)
    }
}

impl Tally for Flyting {
    fn tally(&self, moment: Moment<'_, Self>, sheet: &mut Sheet) {
        match moment {
            Moment::Decides(_, _, Action::Recite { verse }) => sheet.cover("verse", verse.name()),
            Moment::Happened(Event::Drank { .. }) => sheet.count("drinks", 1),
            _ => {}
        }
    }

    fn expectations(&self, sheet: &mut Sheet) {
        Verse::ALL.into_iter().for_each(|verse| sheet.expect("verse", verse.name()));
    }
}
