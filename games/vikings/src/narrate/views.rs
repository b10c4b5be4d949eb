//! The table in words, line by line: the text twin of the picture.
//!
//! Lines that begin with the same argument belong together: an Area and its Docks, a clan and its row.

mod clans;
mod map;

use gladsheim_engine::{Arg, Phrase, Viewer};

use super::nouns::god_of;
use crate::ids::{Clan, Rune};
use crate::rules::Vikings;
use crate::tell_card;
use crate::view::{BattleView, Phase, ScoreView, View};

impl Vikings {
    /// Everything the viewer may know, in the order in which people look at a table.
    pub(super) fn lines(&self, view: &View) -> Vec<Phrase> {
        let mut lines = vec![self.head(view), self.fury(view)];
        lines.extend(view.scores.iter().flatten().map(|score| self.score(score)));
        lines.extend(view.battle.map(|battle| self.battle(view, battle)));
        for clan in &view.clans {
            self.tell_clan(view, clan, &mut lines);
        }
        lines.extend(view.enemy.iter().flat_map(|enemy| self.tell_enemy(view, enemy)));
        self.tell_map(view, &mut lines);
        self.tell_mats(view, &mut lines);
        if let Viewer::Seat(_) = view.viewer {
            self.tell_hand(view, &mut lines);
        }
        lines
    }

    fn head(&self, view: &View) -> Phrase {
        let era = |key: &'static str| Phrase::new(key).number("era", view.era);
        match view.phase {
            Phase::Harbour => Phrase::new("vikings-view-setup"),
            Phase::Draft => era("vikings-view-draft"),
            Phase::Turns | Phase::Battle => self
                .of("vikings-view-turn", view.active)
                .number("era", view.era)
                .number("round", view.round)
                .number("rounds", view.rounds),
            Phase::Over => Phrase::new("vikings-view-over"),
        }
    }

    fn fury(&self, view: &View) -> Phrase {
        let gods = Rune::ALL.into_iter().zip(view.fury).zip(view.places);
        let told = gods.map(|((rune, fury), place)| {
            let god = Phrase::new("vikings-view-god").term("god", god_of(rune));
            Arg::Phrase(
                god.term("rune", rune.key()).number("fury", fury).number("place", place + 1),
            )
        });
        Phrase::new("vikings-view-fury").with("gods", Arg::List(told.collect()))
    }

    fn score(&self, score: &ScoreView) -> Phrase {
        let ScoreView { clan, islands, favors, giants, .. } = *score;
        self.of("vikings-view-score", clan)
            .number("points", islands + favors + giants)
            .number("islands", islands)
            .number("favors", favors)
            .number("giants", giants)
    }

    fn battle(&self, view: &View, battle: BattleView) -> Phrase {
        let fighting = view.clans.iter().filter(|clan| clan.is_down).map(|clan| clan.clan);
        let enemy = view.enemy.as_ref().filter(|enemy| enemy.is_down).map(|_| Clan::ENEMY);
        let fighting = fighting.chain(enemy).map(|clan| self.clan(clan));
        self.of("vikings-view-battle", battle.starter)
            .with("favor", self.favor(battle.favor))
            .with("fighting", Arg::List(fighting.collect()))
            .number("bonus", battle.bonus)
    }

    /// Favor Cards, Dedication Actions, piles of cards.
    fn tell_mats(&self, view: &View, lines: &mut Vec<Phrase>) {
        let rows = ["vikings-view-upper-row", "vikings-view-lower-row"].into_iter();
        for (key, row) in rows.zip(&view.favors) {
            let favors: Vec<Arg> = row.iter().map(|favor| self.favor(*favor)).collect();
            if !favors.is_empty() {
                lines.push(Phrase::new(key).with("favors", Arg::List(favors)));
            }
        }
        let spaces = self.content.dedications.iter().zip(view.dedicated);
        let spaces = spaces.map(|(effect, used)| {
            let space = Phrase::new("vikings-view-space");
            let effect = Arg::Phrase(tell_card::effect(*effect));
            Arg::Phrase(space.with("effect", effect).number("used", used))
        });
        let gods = Rune::ALL.into_iter().zip(view.dedicated.into_iter().skip(4));
        let gods = gods.map(|(rune, used)| {
            let space = Phrase::new("vikings-view-space-god").term("god", god_of(rune));
            Arg::Phrase(space.number("used", used))
        });
        lines.push(
            Phrase::new("vikings-view-dedications")
                .with("spaces", Arg::List(spaces.chain(gods).collect()))
                .number("limit", view.dedication_limit),
        );
        lines.push(
            Phrase::new("vikings-view-deck")
                .number("deck", view.deck)
                .with("discards", self.cards(view.discards.iter().copied()))
                .number("buried", view.buried),
        );
        if !view.invaders.is_empty() {
            let cards = self.cards(view.invaders.iter().copied());
            lines.push(Phrase::new("vikings-view-invaders").with("cards", cards));
        }
    }

    /// What only the viewer holds.
    fn tell_hand(&self, view: &View, lines: &mut Vec<Phrase>) {
        let mut tell = |key: &'static str, cards: &[gladsheim_engine::Card]| {
            if !cards.is_empty() {
                let cards = self.cards(cards.iter().copied());
                lines.push(Phrase::new(key).with("cards", cards));
            }
        };
        tell("vikings-view-packet", &view.packet);
        tell("vikings-view-other-packet", &view.other_packet);
        tell("vikings-view-pick", view.pick.as_slice());
        tell("vikings-view-hand", &view.hand);
    }
}
