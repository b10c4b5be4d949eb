//! What is asked, in words.

use gladsheim_engine::{Arg, Phrase, Question, RuleId, Seat, Viewer};

use super::ask::Ask;
use super::nouns::god_of;
use crate::effect::Effect;
use crate::ids::Clan;
use crate::refusal::rule_of_question;
use crate::rules::Vikings;
use crate::state::{Deed, EnemyStep, Frame, Going, LossStep, Stage, State};
use crate::{legal, tell_card};

/// What is asked now, whoever is asked.
pub(super) fn asking(game: &Vikings, s: &State) -> Option<Ask> {
    Some(match *s.stack.top()? {
        Frame::Stage(stage) => match stage {
            Stage::Harbour { .. } => Ask::Launch,
            Stage::Draft => Ask::Draft,
            Stage::Play => {
                Ask::Play { can_fight: legal::can_contest(game, s), is_battle: s.battle.is_some() }
            }
            Stage::Contest => Ask::Contest,
            Stage::Join => Ask::Join,
            Stage::Dedicate => Ask::Dedicate,
            Stage::Begin
            | Stage::Leader
            | Stage::Rune
            | Stage::End
            | Stage::LastBattle
            | Stage::Cleanup
            | Stage::Enemy => return None,
        },
        Frame::Boat { n, .. } => Ask::Boat { n },
        Frame::Sail { n, from, .. } => Ask::Sail { n, from },
        Frame::Land { dock, deploys, recalls, .. } => Ask::Land { dock, deploys, recalls },
        Frame::Raid { dock, .. } => Ask::Raid { dock },
        Frame::Displace { dock, .. } => Ask::Displace { dock },
        Frame::Explore { going: None, left, .. } => Ask::Explore { left },
        Frame::Explore { going: Some((Going::Settler, from)), .. } => Ask::SettlerTo { from },
        Frame::Explore { going: Some((_, from)), .. } => Ask::ValkyrieTo { from },
        Frame::Harvest { left, .. } => Ask::Harvest { left },
        Frame::Build { discount, .. } => Ask::Build { discount },
        Frame::TempleMove { from: None, .. } => Ask::Temple,
        Frame::TempleMove { from: Some(from), .. } => Ask::TempleTo { from },
        Frame::Smite { left, .. } => Ask::Smite { left },
        Frame::Replace { has_drawn: false, .. } => Ask::Draw,
        Frame::Replace { has_drawn: true, .. } => Ask::Discard,
        Frame::Enter { .. } => Ask::Enter,
        Frame::Collect { .. } => Ask::Collect,
        Frame::Exchange { n, pair: None, .. } => Ask::Exchange { n },
        Frame::Exchange { pair: Some((from, to)), .. } => Ask::ExchangeAmount { from, to },
        Frame::Fury { n, .. } => Ask::Fury { n },
        Frame::FreeSettler { left, .. } => Ask::Settle { left },
        Frame::MoveGiant { from: None, .. } => Ask::Giant,
        Frame::MoveGiant { from: Some(from), .. } => Ask::GiantTo { from },
        Frame::RaidFree { .. } => Ask::RaidFree,
        Frame::Loss { step: LossStep::Wild, .. } | Frame::Loss { rune: None, .. } => Ask::LossRune,
        Frame::Loss { step: LossStep::Valkyrie, rune: Some(rune), .. } => Ask::Valkyrie { rune },
        Frame::Loss { rune: Some(rune), .. } => Ask::Boon { rune },
        Frame::FavorLimit { .. } => Ask::FavorLimit,
        Frame::InvaderRune { .. } => Ask::InvaderRune,
        Frame::Slay { area: None, .. } => Ask::SlayIn,
        Frame::Slay { area: Some(_), .. } => Ask::SlayRune,
        Frame::Enemy(step) => return of_the_enemy(step),
        Frame::Action { .. } | Frame::Battle { .. } | Frame::Over | Frame::Empty => return None,
    })
}

/// What the rules leave open of what the enemy does (TV-SOLO-7).
const fn of_the_enemy(step: EnemyStep) -> Option<Ask> {
    Some(match step {
        EnemyStep::Target { rune, .. } => Ask::EnemyTarget { rune },
        EnemyStep::Deploy { area, .. } => Ask::EnemyRecall { area },
        EnemyStep::Explore { .. } => Ask::EnemyExplore,
        EnemyStep::Temple { .. } => Ask::EnemyTemple,
        EnemyStep::Chase => Ask::EnemyChase,
        EnemyStep::Contest { .. } => Ask::EnemyContest,
        EnemyStep::Turn(_)
        | EnemyStep::Settle
        | EnemyStep::Course { .. }
        | EnemyStep::Dedicate { .. }
        | EnemyStep::Icons
        | EnemyStep::Loss { .. } => return None,
    })
}

impl Vikings {
    /// What `seat` is asked. All questions are put openly; only answers may be secret.
    pub(super) fn asked(&self, s: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        use gladsheim_engine::Game as _;
        if !self.awaited(s, viewer).contains(seat) {
            return None;
        }
        let ask = asking(self, s)?;
        Some(Question {
            ask,
            phrase: self.words_of(s, seat, ask),
            source: self.source(s),
            rule: RuleId(rule_of_question(s.stack.top()?)),
            left: ask.left(),
            secret: ask == Ask::Draft && !self.is_solo(),
            window: None,
        })
    }

    fn words_of(&self, s: &State, seat: Seat, ask: Ask) -> Phrase {
        let phrase = Phrase::new(ask.key());
        let from = |phrase: Phrase, area| phrase.with("from", self.area(area));
        match ask {
            Ask::Launch
            | Ask::Draft
            | Ask::Play { .. }
            | Ask::Temple
            | Ask::Draw
            | Ask::Discard
            | Ask::Enter
            | Ask::Giant
            | Ask::RaidFree
            | Ask::LossRune
            | Ask::InvaderRune
            | Ask::SlayIn
            | Ask::SlayRune
            | Ask::Contest
            | Ask::EnemyExplore
            | Ask::EnemyTemple
            | Ask::EnemyChase
            | Ask::EnemyContest => phrase,
            Ask::EnemyTarget { rune } => phrase.term("rune", rune.key()),
            Ask::EnemyRecall { area } => phrase.with("area", self.area(area)),
            Ask::Join => match s.battle {
                Some(battle) => phrase.with("favor", self.favor(battle.favor)),
                None => phrase.with("favor", Arg::List(Vec::new())),
            },
            Ask::Dedicate => phrase.number("n", s.clans[Clan::of(seat)].villages),
            Ask::Boat { n } => phrase.number("n", n),
            Ask::Sail { n, from } => phrase.number("n", n).with("from", self.berth(from)),
            Ask::Land { dock, deploys, recalls } => phrase
                .with("areas", self.areas(self.map.dock[dock].areas))
                .number("deploys", deploys)
                .number("recalls", recalls),
            Ask::Raid { dock } => phrase
                .with("dock", self.dock(dock))
                .number("steel", self.content.era(s.turn.era).raid_steel),
            Ask::Displace { dock } => phrase.with("dock", self.dock(dock)),
            Ask::Explore { left }
            | Ask::Harvest { left }
            | Ask::Smite { left }
            | Ask::Settle { left } => phrase.number("left", left),
            Ask::SettlerTo { from: area }
            | Ask::ValkyrieTo { from: area }
            | Ask::TempleTo { from: area }
            | Ask::GiantTo { from: area } => from(phrase, area),
            Ask::Build { discount } => phrase.number("n", discount),
            Ask::Collect => {
                let bag = match s.stack.top() {
                    Some(Frame::Collect { bag, .. }) => tell_card::bag(bag),
                    _ => Arg::List(Vec::new()),
                };
                phrase.with("bag", bag)
            }
            Ask::Exchange { n } | Ask::Fury { n } => phrase.number("n", n),
            Ask::ExchangeAmount { from, to } => {
                phrase.term("from", from.key()).term("to", to.key())
            }
            Ask::Boon { rune } => {
                let boon = tell_card::boon(&self.content.god(s.gods[rune]).boon);
                phrase.term("god", god_of(rune)).with("effect", Arg::Phrase(boon))
            }
            Ask::Valkyrie { rune } => phrase.term("rune", rune.key()),
            Ask::FavorLimit => phrase.number("n", self.content.clan.favor_slots),
        }
    }

    /// Where in the game it is asked: the action that asks, or the turn.
    fn source(&self, s: &State) -> Phrase {
        let acting = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Action { deed, actor, .. } => Some((*deed, *actor)),
            _ => None,
        });
        if let Some((deed, actor)) = acting {
            return self.source_of(s, deed, actor);
        }
        let era = s.turn.era + 1;
        match s.stack.iter().next() {
            Some(Frame::Stage(Stage::Harbour { .. })) => Phrase::new("vikings-source-setup"),
            Some(Frame::Stage(Stage::Draft)) => {
                Phrase::new("vikings-source-draft").number("era", era)
            }
            _ if s.stack.iter().any(|frame| matches!(frame, Frame::Battle { .. })) => {
                Phrase::new("vikings-source-battle").number("era", era)
            }
            _ => self.of("vikings-source-turn", s.turn.active).number("era", era),
        }
    }

    fn source_of(&self, s: &State, deed: Deed, actor: Clan) -> Phrase {
        let card = || match s.clans[actor].row.top() {
            Some(card) => self.card(*card),
            None => Arg::List(Vec::new()),
        };
        match deed {
            Deed::Leader => Phrase::new("vikings-source-leader").with("card", card()),
            Deed::Rune => Phrase::new("vikings-source-rune").with("card", card()),
            Deed::Boon { rune, .. } => Phrase::new("vikings-source-boon").term("god", god_of(rune)),
            Deed::Dedication { space } => {
                let effect = self.content.dedications.get(usize::from(space)).copied();
                let effect = tell_card::effect(effect.unwrap_or(Effect::Fury(0)));
                Phrase::new("vikings-source-dedication").with("effect", Arg::Phrase(effect))
            }
        }
    }
}
