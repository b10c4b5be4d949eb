//! What is worth counting over many games: how long games are, how they are won, and which cards and weapons come up at all.

use gladsheim_engine::{Moment, Sheet, Tally};

use crate::event::Event;
use crate::ids::{CardType, Kind, Mode};
use crate::react;
use crate::rules::Valda;

impl Tally for Valda {
    fn tally(&self, moment: Moment<'_, Self>, sheet: &mut Sheet) {
        match moment {
            Moment::Decides(state, ..) => {
                if react::window(state).is_some() {
                    sheet.count("window_questions", 1);
                }
            }
            Moment::Happened(event) => self.count(event, sheet),
            Moment::Ended(state) => {
                let followers = state.winners.iter().map(|seat| state.villages[seat].followers);
                sheet.count("winner_followers", followers.max().unwrap_or(0).into());
            }
        }
    }

    fn expectations(&self, sheet: &mut Sheet) {
        for (kind, row) in (0..).map(Kind).zip(&self.content.cards) {
            if self.copies(kind).is_empty() {
                continue;
            }
            match row.kind {
                CardType::Action => sheet.expect("played", &row.id),
                CardType::Attack => sheet.expect("attacked", &row.id),
                CardType::Defence => sheet.expect("defended", &row.id),
                CardType::Weapon => {
                    Mode::ALL
                        .into_iter()
                        .for_each(|mode| sheet.expect("weapon", self.used(kind, mode)));
                }
            }
        }
    }
}

impl Valda {
    fn count(&self, event: &Event, sheet: &mut Sheet) {
        match event {
            Event::Attacked { cards, .. } => {
                sheet.count("attacks", 1);
                cards.iter().for_each(|card| sheet.cover("attacked", self.row_id(*card)));
            }
            Event::Blocked { .. } => sheet.count("blocked", 1),
            Event::Defended { cards, .. } => {
                cards.iter().for_each(|card| sheet.cover("defended", self.row_id(*card)));
            }
            Event::Temple { .. } => sheet.count("temples", 1),
            Event::Built { .. } => sheet.count("mines_and_drills", 1),
            Event::Controls { .. } => sheet.count("controlled", 1),
            Event::Reshuffled { .. } => sheet.count("reshuffles", 1),
            Event::Rerolled { .. } => sheet.count("rerolls", 1),
            Event::Carved { .. } => sheet.count("runes_carved", 1),
            Event::Played { card, .. } => {
                sheet.count("action_cards", 1);
                sheet.cover("played", self.row_id(*card));
            }
            Event::Weapon { card, mode, .. } => {
                sheet.count("weapons", 1);
                sheet.cover("weapon", &self.used(*card, *mode));
            }
            Event::Followers { n, .. } => sheet.count("followers_gained", (*n).into()),
            Event::Lost { n, .. } => sheet.count("followers_lost", (*n).into()),
            Event::FollowersStolen { n, .. } => sheet.count("followers_stolen", (*n).into()),
            _ => {}
        }
    }

    fn row_id(&self, kind: Kind) -> &str {
        self.content.cards.get(usize::from(kind.0)).map_or("", |row| row.id.as_str())
    }

    /// A weapon and the way it is used: `TYR-W a`.
    fn used(&self, kind: Kind, mode: Mode) -> String {
        format!("{} {mode}", self.row_id(kind))
    }
}
