//! What the solo enemy does and why, in words: each step names its rule.

use gladsheim_engine::{Arg, Phrase};

use crate::event::{EnemyChoice, EnemyDeed, Event, Idle, Reason, Way, Yield};
use crate::ids::Resource;
use crate::rules::Vikings;
use crate::tell_card;

impl Vikings {
    pub(super) fn of_the_enemy(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::EnemyArrives { mat, dock } => Phrase::new("vikings-event-enemy-arrives")
                .with("mat", self.enemy_name(*mat))
                .with("dock", self.dock(*dock)),
            Event::EnemyPile { cards } => {
                Phrase::new("vikings-event-enemy-pile").number("n", *cards)
            }
            Event::EnemyCard { card, is_battle } => {
                let key = if *is_battle {
                    "vikings-event-enemy-battle-card"
                } else {
                    "vikings-event-enemy-card"
                };
                Phrase::new(key).with("card", self.card(*card))
            }
            Event::EnemyCardDown { .. } => Phrase::new("vikings-event-enemy-card-down"),
            Event::EnemyActs { by, effect, n, rune } => Phrase::new(deed(*by))
                .with("effect", Arg::Phrase(tell_card::effect_of(*effect, *n)))
                .term("rune", rune.key()),
            Event::EnemyIdle { why } => Phrase::new(idle(*why)),
            Event::EnemyTarget { area, rune, steps, reach, reason, way, .. } => {
                Phrase::new(target(*reason))
                    .with("area", self.area(*area))
                    .term("rune", rune.key())
                    .number("steps", *steps)
                    .number("reach", *reach)
                    .term("way", self::way(*way))
            }
            Event::EnemyChose { what, area, reason } => {
                Phrase::new(chose(*what)).with("area", self.area(*area)).term("why", why(*reason))
            }
            Event::EnemyChases { dock, steps, reason } => Phrase::new("vikings-event-enemy-chases")
                .with("dock", self.dock(*dock))
                .number("steps", *steps)
                .term("why", why(*reason)),
            Event::EnemyReaches { end, area, reason } => Phrase::new("vikings-event-enemy-reaches")
                .term("end", end.key())
                .with("area", self.area(*area))
                .term("why", why(*reason)),
            Event::ChieftainSailed { from, to } => Phrase::new("vikings-event-chieftain-sailed")
                .with("from", self.dock(*from))
                .with("to", self.dock(*to)),
            Event::EnemyTrack { resource, from, to, by } => track(*resource, *from, *to, *by),
            Event::EnemyIcon { resource, space, icon, bonus } => {
                Phrase::new("vikings-event-enemy-icon")
                    .term("resource", resource.key())
                    .number("space", *space)
                    .term("icon", icon.key())
                    .number("bonus", *bonus)
            }
            Event::EnemyReset { resource, lost } => {
                let key = if *lost {
                    "vikings-event-enemy-reset-loss"
                } else {
                    "vikings-event-enemy-reset"
                };
                Phrase::new(key).term("resource", resource.key())
            }
            // These are told elsewhere, or are nothing to read: whoever adds one finds this list.
            Event::Answered { .. }
            | Event::Gods { .. }
            | Event::Chieftain { .. }
            | Event::Era { .. }
            | Event::Picked { .. }
            | Event::Passed { .. }
            | Event::Buried { .. }
            | Event::Drafted
            | Event::Turn { .. }
            | Event::Reshuffled
            | Event::Cleared
            | Event::Left { .. }
            | Event::Ended { .. }
            | Event::Played { .. }
            | Event::PlayedDown { .. }
            | Event::Entered { .. }
            | Event::PlayedToSlay { .. }
            | Event::Acts { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Gained { .. }
            | Event::Bonus { .. }
            | Event::Exchanged { .. }
            | Event::Fury { .. }
            | Event::Launched { .. }
            | Event::Sailed { .. }
            | Event::Displaced { .. }
            | Event::Recalled { .. }
            | Event::Deployed { .. }
            | Event::Attacked { .. }
            | Event::Raided { .. }
            | Event::Explored { .. }
            | Event::Flew { .. }
            | Event::Alighted { .. }
            | Event::BuiltBoat { .. }
            | Event::BuiltTemple { .. }
            | Event::TempleMoved { .. }
            | Event::Smitten { .. }
            | Event::GiantMoved { .. }
            | Event::Slain { .. }
            | Event::Claimed { .. }
            | Event::Stolen { .. }
            | Event::Lost { .. }
            | Event::BattleBegan { .. }
            | Event::Revealed { .. }
            | Event::Armed { .. }
            | Event::Unarmed { .. }
            | Event::Invader { .. }
            | Event::Strengths { .. }
            | Event::FavorWon { .. }
            | Event::FavorReturned { .. }
            | Event::FavorGivenBack { .. }
            | Event::BattleLost { .. }
            | Event::Dedicated { .. } => return None,
        })
    }
}

const fn deed(by: EnemyDeed) -> &'static str {
    match by {
        EnemyDeed::Leader => "vikings-event-enemy-leader",
        EnemyDeed::Rune => "vikings-event-enemy-rune",
        EnemyDeed::Mat(_) => "vikings-event-enemy-mat",
        EnemyDeed::Dedication(_) => "vikings-event-enemy-dedication",
    }
}

/// Why it sails where it does.
const fn target(reason: Reason) -> &'static str {
    match reason {
        Reason::Only => "vikings-event-enemy-target-only",
        Reason::LeastInfluence => "vikings-event-enemy-target-least",
        Reason::Chosen => "vikings-event-enemy-target-chosen",
        _ => "vikings-event-enemy-target",
    }
}

const fn way(way: Way) -> &'static str {
    match way {
        Way::Only => "vikings-way-only",
        Way::Villages => "vikings-way-villages",
        Way::Boats => "vikings-way-boats",
        Way::Table => "vikings-way-table",
    }
}

const fn chose(what: EnemyChoice) -> &'static str {
    match what {
        EnemyChoice::Land => "vikings-event-enemy-chose-land",
        EnemyChoice::Act => "vikings-event-enemy-chose-act",
        EnemyChoice::Recall => "vikings-event-enemy-chose-recall",
        EnemyChoice::Explore => "vikings-event-enemy-chose-explore",
        EnemyChoice::Temple => "vikings-event-enemy-chose-temple",
    }
}

const fn why(reason: Reason) -> &'static str {
    match reason {
        Reason::Only => "vikings-why-only",
        Reason::Nearest => "vikings-why-nearest",
        Reason::LeastInfluence => "vikings-why-least-influence",
        Reason::LeastOfYours => "vikings-why-least-of-yours",
        Reason::MostSettlers => "vikings-why-most-settlers",
        Reason::Matching => "vikings-why-matching",
        Reason::NotControlled => "vikings-why-not-controlled",
        Reason::Odd => "vikings-why-odd",
        Reason::Even => "vikings-why-even",
        Reason::Leftmost => "vikings-why-leftmost",
        Reason::Rightmost => "vikings-why-rightmost",
        Reason::Chosen => "vikings-why-chosen",
    }
}

const fn idle(why: Idle) -> &'static str {
    match why {
        Idle::Unmet => "vikings-event-enemy-unmet",
        Idle::NoTarget => "vikings-event-enemy-no-target",
        Idle::NoSettler => "vikings-event-enemy-no-settler",
        Idle::AlreadyHere => "vikings-event-enemy-already-here",
        Idle::NoSpace => "vikings-event-enemy-no-space",
        Idle::NoRune => "vikings-event-enemy-no-rune",
        Idle::NoChase => "vikings-event-enemy-no-chase",
        Idle::NoLand => "vikings-event-enemy-no-land",
        Idle::NoBoat => "vikings-event-enemy-no-boat",
        Idle::NoDock => "vikings-event-enemy-no-dock",
        Idle::NoTemple => "vikings-event-enemy-no-temple",
        Idle::NoSite => "vikings-event-enemy-no-site",
        Idle::BattlePending => "vikings-event-enemy-battle-pending",
        Idle::NoFavor => "vikings-event-enemy-no-favor",
        Idle::NoCard => "vikings-event-enemy-no-card",
        Idle::NoValkyrie => "vikings-event-enemy-no-valkyrie",
        Idle::ValkyrieHere => "vikings-event-enemy-valkyrie-here",
    }
}

fn track(resource: Resource, from: u8, to: u8, by: Yield) -> Phrase {
    let key = match (by, from == to) {
        (_, true) => "vikings-event-enemy-track-full",
        (Yield::Harvest, _) => "vikings-event-enemy-track-harvest",
        (Yield::BoatSlot, _) => "vikings-event-enemy-track-boat",
        (Yield::TempleSlot, _) => "vikings-event-enemy-track-temple",
        (Yield::ValkyrieSlot, _) => "vikings-event-enemy-track-valkyrie",
        (Yield::Build, _) => "vikings-event-enemy-track-build",
        (Yield::Favor, _) => "vikings-event-enemy-track-favor",
    };
    Phrase::new(key).term("resource", resource.key()).number("from", from).number("to", to)
}
