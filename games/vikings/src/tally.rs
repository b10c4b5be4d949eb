//! What is worth counting over many games: what players hold in the end, where the points of winners
//! come from, and which cards, boons and icons come up at all.

use gladsheim_engine::{Card, Moment, Seat, Sheet, Tally};

use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::ids::{Clan, Icon, Rune};
use crate::rules::Vikings;
use crate::score;
use crate::state::{Deed, Frame, LossStep, State};

impl Tally for Vikings {
    fn tally(&self, moment: Moment<'_, Self>, sheet: &mut Sheet) {
        match moment {
            Moment::Decides(state, seat, action) => self.decided(state, seat, action, sheet),
            Moment::Happened(event) => self.count_event(event, sheet),
            Moment::Ended(state) => self.count_end(state, sheet),
        }
    }

    fn expectations(&self, sheet: &mut Sheet) {
        for row in self.content.cards.iter().take(self.cards.len()) {
            for kind in ["up", "down", "leader", "rune_action", "invader"] {
                sheet.expect(kind, &row.id);
            }
            if self.rules.ragnarok {
                sheet.expect("slay", &row.id);
            }
        }
        for row in self.content.gods.iter().take(self.content.gods_in_play(self.rules.ragnarok)) {
            sheet.expect("god", &row.id);
            for side in 0..row.boon.sides() {
                sheet.expect("boon", format!("{} {}", row.id, side + 1));
            }
        }
        for space in 0..crate::ids::DEDICATIONS {
            sheet.expect("dedication", dedication(space as u8));
        }
        if self.is_solo() {
            Icon::ALL.into_iter().for_each(|icon| sheet.expect("icon", icon.name()));
            for action in ["sail", "explore", "harvest", "build"] {
                sheet.expect("enemy_action", action);
            }
        }
    }
}

impl Vikings {
    /// What somebody does with an action that may be skipped: only what is performed counts.
    fn decided(&self, s: &State, seat: Seat, action: Action, sheet: &mut Sheet) {
        if action == Action::Skip {
            return;
        }
        if let Some(Frame::Loss { step: LossStep::Boon, rune: Some(rune), .. }) = s.stack.top() {
            // To accept a boon is to take it: one that only brings resources asks nothing else.
            let side = if let Action::Side(side) = action { side } else { 0 };
            let god = &self.content.god(s.gods[*rune]).id;
            return sheet.cover("boon", &format!("{god} {}", side + 1));
        }
        let acting = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Action { deed, actor, .. } if *actor == Clan::of(seat) => Some(*deed),
            _ => None,
        });
        let played = s.clans[Clan::of(seat)].row.top().map(|card| self.id_of(*card));
        match (acting, played) {
            (Some(Deed::Leader), Some(card)) => sheet.cover("leader", card),
            (Some(Deed::Rune), Some(card)) => sheet.cover("rune_action", card),
            _ => {}
        }
    }

    fn count_event(&self, event: &Event, sheet: &mut Sheet) {
        match event {
            Event::Gods { gods } => {
                gods.iter().for_each(|god| sheet.cover("god", &self.content.god(*god).id));
            }
            Event::Reshuffled => sheet.count("reshuffles", 1),
            Event::Played { card, .. } => sheet.cover("up", self.id_of(*card)),
            Event::PlayedDown { card, .. } => {
                card.iter().for_each(|card| sheet.cover("down", self.id_of(*card)));
            }
            Event::PlayedToSlay { card, .. } => sheet.cover("slay", self.id_of(*card)),
            Event::Invader { card } => sheet.cover("invader", self.id_of(*card)),
            Event::BattleBegan { .. } => sheet.count("battles", 1),
            Event::FavorReturned { .. } => sheet.count("battles_without_winner", 1),
            Event::Raided { .. } => sheet.count("villages_raided", 1),
            Event::Dedicated { space, .. } => {
                sheet.count("dedications", 1);
                sheet.cover("dedication", &dedication(*space));
            }
            Event::BuiltBoat { .. } => sheet.count("boats_built", 1),
            Event::BuiltTemple { .. } => sheet.count("temples_built", 1),
            Event::Attacked { victims, .. } => {
                sheet.count("settlers_attacked", victims.len() as u64);
            }
            Event::Smitten { .. } => sheet.count("settlers_smitten", 1),
            Event::Alighted { .. } => sheet.count("valkyries_deployed", 1),
            Event::Claimed { .. } => sheet.count("runes_claimed", 1),
            Event::Stolen { .. } => sheet.count("runes_stolen", 1),
            Event::EnemyArrives { mat, .. } => sheet.cover("enemy", mat.name()),
            Event::EnemyActs { effect, .. } => sheet.cover("enemy_action", enemy_action(*effect)),
            Event::EnemyIcon { icon, .. } => sheet.cover("icon", icon.name()),
            _ => {}
        }
    }

    /// What all players together hold in the end, the Fury of the gods, and what won.
    fn count_end(&self, s: &State, sheet: &mut Sheet) {
        let players = || Seat::all(usize::from(self.rules.players)).map(Clan::of);
        for clan in players() {
            let holding = &s.clans[clan];
            let areas = self.map.areas.iter().filter(|area| s.runes[*area] == Some(clan));
            sheet.count("areas", areas.count() as u64);
            sheet.count("favor_cards", holding.favors.len() as u64);
            sheet.count("giants", holding.slain.len() as u64);
            sheet.count("temples", holding.temples.len() as u64);
            sheet.count("points", score::points(self, s, clan).all().into());
        }
        if self.is_solo() {
            sheet.count("enemy_points", score::points(self, s, Clan::ENEMY).all().into());
        }
        let mut fury = Rune::ALL.map(|rune| s.fury[rune]);
        fury.sort_unstable();
        for (figure, fury) in ["fury_low", "fury_mid", "fury_high"].into_iter().zip(fury) {
            sheet.count(figure, fury.into());
        }
        let Some(winner) = players().max_by_key(|clan| score::worth(self, s, *clan)) else {
            return;
        };
        let points = score::points(self, s, winner);
        sheet.count("winner_points", points.all().into());
        for (figure, of) in [
            ("winner_most_by_areas", points.islands),
            ("winner_most_by_favors", points.favors),
            ("winner_most_by_giants", points.giants),
        ] {
            let most = points.islands.max(points.favors).max(points.giants);
            sheet.count(figure, u64::from(of == most && of > 0));
        }
    }

    fn id_of(&self, card: Card) -> &str {
        &self.content.card(card).id
    }
}

/// What the enemy does; it can do nothing else (TV-SOLO-11).
const fn enemy_action(effect: Effect) -> &'static str {
    match effect {
        Effect::Sail(_) => "sail",
        Effect::Explore(_) => "explore",
        Effect::Harvest(_) => "harvest",
        _ => "build",
    }
}

/// A place of Dedication: on the Era Mat by its number, and the gods' by their Runes.
fn dedication(space: u8) -> String {
    match space.checked_sub(4) {
        Some(god) => Rune::at(god.into()).name().to_owned(),
        None => (space + 1).to_string(),
    }
}
