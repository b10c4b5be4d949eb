//! The game told: questions as data, and everything in keys of `locales/en/flyting.ftl`.

use gladsheim_engine::{Arg, Narrate, Phrase, Question, RuleId, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::event::Event;
use crate::rules::Flyting;
use crate::state::{Line, Phase, State};
use crate::verse::{Verse, Verses};
use crate::view::{Player, View};

/// A question, as pages know it; see also [`Action`], which is offered as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// What to recite (FLYTING-ROUND-1).
    Recite,
    /// What to do with the floor (FLYTING-ROUND-3).
    Floor,
    /// Which verse to keep (FLYTING-FLOOR-3).
    Keep,
}

impl Narrate for Flyting {
    type Ask = Ask;
    type Choice = Action;

    fn name(&self, action: Action) -> String {
        match action {
            Action::Silent => "silent".to_owned(),
            Action::Recite { verse } => format!("recite {verse}"),
            Action::Boast => "boast".to_owned(),
            Action::Drink => "drink".to_owned(),
            Action::Listen => "listen".to_owned(),
            Action::Keep { verse } => format!("keep {verse}"),
        }
    }

    fn choice(&self, _state: &State, _seat: Seat, action: Action) -> Action {
        action
    }

    fn tell_action(&self, _state: &State, _seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Silent => Phrase::new("flyting-action-silent"),
            Action::Recite { verse } => {
                Phrase::new("flyting-action-recite").term("verse", verse.key())
            }
            Action::Boast => {
                Phrase::new("flyting-action-boast").number("fame", self.content.contest.boast)
            }
            Action::Drink => Phrase::new("flyting-action-drink"),
            Action::Listen => Phrase::new("flyting-action-listen"),
            Action::Keep { verse } => Phrase::new("flyting-action-keep").term("verse", verse.key()),
        }
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        let by = |key: &'static str, seat: &Seat| Phrase::new(key).seat("seat", *seat);
        Some(match event {
            Event::Dealt { seat, verses: None } => by("flyting-event-dealt", seat),
            Event::Dealt { seat, verses: Some(dealt) } => {
                by("flyting-event-dealt-own", seat).with("verses", verses(*dealt))
            }
            Event::Round { round, first } => {
                by("flyting-event-round", first).number("round", *round)
            }
            Event::Chose { seat, line: None } => by("flyting-event-chose", seat),
            Event::Chose { seat, line: Some(Line::Silent) } => {
                by("flyting-event-chose-silent", seat)
            }
            Event::Chose { seat, line: Some(Line::Verse(verse)) } => {
                by("flyting-event-chose-own", seat).term("verse", verse.key())
            }
            Event::Recited { seat, line: Line::Silent } => by("flyting-event-silent", seat),
            Event::Recited { seat, line: Line::Verse(verse) } => {
                by("flyting-event-recited", seat).term("verse", verse.key())
            }
            Event::Floor { seat } => by("flyting-event-floor", seat),
            Event::Boasted { seat, fame } => {
                by("flyting-event-boasted", seat).number("fame", *fame)
            }
            Event::Drank { seat, die, fame } => {
                by("flyting-event-drank", seat).number("die", *die).number("fame", *fame)
            }
            Event::Heard { seat, verses: heard } => {
                by("flyting-event-heard", seat).with("verses", list(*heard))
            }
            Event::Kept { seat, kept: Some(kept), forgotten: Some(forgotten) } => {
                by("flyting-event-kept-own", seat)
                    .term("kept", kept.key())
                    .term("forgotten", forgotten.key())
            }
            Event::Kept { seat, .. } => by("flyting-event-kept", seat),
            Event::Left { seat } => by("flyting-event-left", seat),
            Event::Ended { winners } => {
                Phrase::new("flyting-event-ended").with("winners", seats(*winners))
            }
        })
    }

    fn question(&self, state: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        use gladsheim_engine::Game as _;
        if !self.awaited(state, viewer).contains(seat) {
            return None;
        }
        // To the others a listener still has the floor (FLYTING-HIDE-2).
        let (ask, key, rule) = match state.phase {
            Phase::Recite => (Ask::Recite, "flyting-ask-recite", "FLYTING-ROUND-1"),
            Phase::Keep(..) if viewer.is(seat) => {
                (Ask::Keep, "flyting-ask-keep", "FLYTING-FLOOR-3")
            }
            _ => (Ask::Floor, "flyting-ask-floor", "FLYTING-ROUND-3"),
        };
        Some(Question {
            ask,
            phrase: Phrase::new(key),
            source: Phrase::new("flyting-source").number("round", state.round),
            rule: RuleId(rule),
            left: 1,
            secret: state.phase == Phase::Recite,
            window: None,
        })
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        let mut lines = vec![
            Phrase::new("flyting-view-round").number("round", view.round).seat("first", view.first),
            Phrase::new("flyting-view-deck").number("count", view.deck),
        ];
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            lines.push(tell_player(seat, player));
        }
        if view.viewer != Viewer::Public {
            lines.push(Phrase::new("flyting-view-hand").with("verses", verses(view.hand)));
        }
        if !view.heard.is_empty() {
            let heard = list(view.heard.iter().copied());
            lines.push(Phrase::new("flyting-view-heard").with("verses", heard));
        }
        lines
    }
}

impl Flyting {
    /// The rule behind the question that is open.
    pub(crate) const fn rule_of_question(&self, state: &State) -> &'static str {
        match state.phase {
            Phase::Recite => "FLYTING-ROUND-1",
            Phase::Floor(_) => "FLYTING-ROUND-3",
            Phase::Keep(..) => "FLYTING-FLOOR-3",
            Phase::Over => "FLYTING-END-1",
        }
    }
}

fn tell_player(seat: Seat, player: &Player) -> Phrase {
    let key = match player {
        Player { left: true, .. } => "flyting-view-player-left",
        Player { chosen: true, .. } => "flyting-view-player-chosen",
        _ => "flyting-view-player",
    };
    Phrase::new(key).seat("seat", seat).number("fame", player.fame).number("hand", player.hand)
}

/// A pile in words: each verse by itself, in the order of the box.
fn verses(pile: Verses) -> Arg {
    let each = |verse: Verse| (0..pile.of(verse)).map(move |_| verse);
    list(Verse::ALL.into_iter().flat_map(each))
}

fn list(verses: impl IntoIterator<Item = Verse>) -> Arg {
    Arg::List(verses.into_iter().map(|verse| Arg::Term(verse.key().into())).collect())
}

fn seats(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(Arg::Seat).collect())
}
