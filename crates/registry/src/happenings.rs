//! What happened during one step, as much of it as each viewer may know.

use gladsheim_engine::{Film, Phrase, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::game::Erased;
use crate::play::{json, known};
use crate::{Playable, Tree};

/// One event, as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Happening {
    /// The event itself, for pictures and statistics.
    pub event: Value,
    /// The event in words.
    pub phrase: Phrase,
    /// Whether it shows the viewer something that could not be known before.
    pub reveals: bool,
}

/// The events of one step.
pub struct Happenings(Box<dyn AnyEvents>);

impl Happenings {
    /// The events of a step that led to `state`.
    pub(crate) fn new<G: Playable>(rules: Erased<G>, film: Film<G>, state: &G::State) -> Self {
        let names = rules.game.renamed(state);
        Self(Box::new(Events { rules, film, state: state.clone(), names }))
    }

    /// The events as `viewer` hears of them, in order.
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Vec<Happening> {
        self.0.redacted(viewer)
    }

    /// The events as `viewer` hears of them, in order, each with the viewer's view once it had happened.
    ///
    /// Last comes the view after the whole step. Where a view is as it was after the event before, it
    /// is not said again.
    #[must_use]
    pub fn followed(&self, viewer: Viewer) -> (Vec<(Happening, Option<Tree>)>, Option<Tree>) {
        self.0.followed(viewer)
    }

    /// Everything that happened, with all secrets: for games that are over.
    #[must_use]
    pub fn unredacted(&self) -> Vec<Happening> {
        self.0.unredacted()
    }

    /// Whether `viewer` hears of any event.
    ///
    /// If not, the viewer's view is as it was, and nothing may be sent: that a hidden question was
    /// asked is itself a secret.
    #[must_use]
    pub fn visible_to(&self, viewer: Viewer) -> bool {
        self.0.visible_to(viewer)
    }

    /// Of every event in order, whether `viewer` hears of it.
    ///
    /// An event of which somebody hears nothing is a hidden moment: a question may have been asked
    /// there, or not, and whoever did not hear of it must not be able to tell.
    #[must_use]
    pub fn heard_by(&self, viewer: Viewer) -> Vec<bool> {
        self.0.heard_by(viewer)
    }

    /// Of every event in order, whether time must not tell what it hides.
    #[must_use]
    pub fn hushed(&self) -> Vec<bool> {
        self.0.hushed()
    }

    /// Whether the step shows `viewer` something that could not be known before.
    #[must_use]
    pub fn reveals_to(&self, viewer: Viewer) -> bool {
        self.0.reveals_to(viewer)
    }

    /// Whether the step shows anybody something new; if not, it can be taken back.
    #[must_use]
    pub fn reveals_to_anyone(&self) -> bool {
        Viewer::all(self.0.seats()).any(|viewer| self.reveals_to(viewer))
    }
}

trait AnyEvents: Send + Sync {
    fn seats(&self) -> usize;
    fn redacted(&self, viewer: Viewer) -> Vec<Happening>;
    fn followed(&self, viewer: Viewer) -> (Vec<(Happening, Option<Tree>)>, Option<Tree>);
    fn unredacted(&self) -> Vec<Happening>;
    fn visible_to(&self, viewer: Viewer) -> bool;
    fn heard_by(&self, viewer: Viewer) -> Vec<bool>;
    fn hushed(&self) -> Vec<bool>;
    fn reveals_to(&self, viewer: Viewer) -> bool;
}

struct Events<G: Playable> {
    rules: Erased<G>,
    film: Film<G>,
    /// The position that the step led to.
    state: G::State,
    /// What things are called at the table.
    names: Vec<(&'static str, &'static str)>,
}

impl<G: Playable> Events<G> {
    fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.film.0.iter().map(|(event, _)| event)
    }

    /// An event as `viewer` hears of it, if that is so.
    fn told(&self, event: &G::Event, viewer: Viewer) -> Option<Happening> {
        let game = &self.rules.game;
        let redacted = game.redact(event, viewer)?;
        Some(Happening {
            event: json(&redacted),
            phrase: game.tell_event(&redacted)?.renamed(&self.names),
            reveals: game.reveals(event, viewer),
        })
    }
}

impl<G: Playable> AnyEvents for Events<G> {
    fn seats(&self) -> usize {
        self.rules.game.seats()
    }

    fn redacted(&self, viewer: Viewer) -> Vec<Happening> {
        let viewer = known(&self.rules.game, viewer);
        self.events().filter_map(|event| self.told(event, viewer)).collect()
    }

    fn followed(&self, viewer: Viewer) -> (Vec<(Happening, Option<Tree>)>, Option<Tree>) {
        let game = &self.rules.game;
        let viewer = known(game, viewer);
        let mut seen = None;
        let mut see = |state| {
            let view = Some(game.view(state, viewer));
            let is_new = view != seen;
            seen = view;
            seen.as_ref().filter(|_| is_new).map(Tree::of)
        };
        let heard = self.film.0.iter().filter_map(|(event, state)| {
            let happening = self.told(event, viewer)?;
            Some((happening, see(state)))
        });
        let heard = heard.collect();
        (heard, see(&self.state))
    }

    fn unredacted(&self) -> Vec<Happening> {
        let game = &self.rules.game;
        let told = self.events().filter_map(|event| {
            Some(Happening {
                event: json(event),
                phrase: game.tell_event(event)?.renamed(&self.names),
                reveals: Viewer::all(game.seats()).any(|viewer| game.reveals(event, viewer)),
            })
        });
        told.collect()
    }

    fn visible_to(&self, viewer: Viewer) -> bool {
        let viewer = known(&self.rules.game, viewer);
        self.events().any(|event| self.rules.game.redact(event, viewer).is_some())
    }

    fn heard_by(&self, viewer: Viewer) -> Vec<bool> {
        let viewer = known(&self.rules.game, viewer);
        let heard = |event| self.rules.game.redact(event, viewer).is_some();
        self.events().map(heard).collect()
    }

    fn hushed(&self) -> Vec<bool> {
        self.events().map(|event| self.rules.game.hushes(event)).collect()
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        let viewer = known(&self.rules.game, viewer);
        self.events().any(|event| self.rules.game.reveals(event, viewer))
    }
}
