//! What a viewer hears of moves in two worlds.

use gladsheim_engine::{Game, Seat, Viewer};

use super::trial::{Move, Trial};

/// The most hidden questions that may follow each other.
const HIDDEN_QUESTIONS: usize = 32;

/// What one viewer hears: events as told, and whether each revealed something.
pub(super) struct Heard<E> {
    pub(super) told: Vec<(E, bool)>,
    /// Whether the last thing that happened went unheard: then what comes is a question that the
    /// viewer must not know of, and the rest of the tale is held back until it is answered.
    held_back: bool,
}

impl<E: PartialEq> Heard<E> {
    /// The events before the first that reveals something, in either stream.
    pub(super) fn until_revealed<'a>(&'a self, other: &'a Self) -> (Vec<&'a E>, Vec<&'a E>) {
        let revealed = |heard: &Self| heard.told.iter().position(|(_, reveals)| *reveals);
        let end = match (revealed(self), revealed(other)) {
            (Some(here), Some(there)) => here.min(there),
            (here, there) => here.or(there).unwrap_or(usize::MAX),
        };
        let told = |heard: &'a Self| heard.told.iter().take(end).map(|(told, _)| told).collect();
        (told(self), told(other))
    }

    pub(super) fn reveals(&self) -> bool {
        self.told.iter().any(|(_, reveals)| *reveals)
    }

    pub(super) fn is_told_like(&self, other: &Self) -> bool {
        self.told.iter().map(|(told, _)| told).eq(other.told.iter().map(|(told, _)| told))
    }
}

/// Two worlds after something was done in each, and what one viewer heard of it.
pub(super) struct Sound<G: Game> {
    pub(super) worlds: (G::State, G::State),
    pub(super) heard: (Heard<G::Event>, Heard<G::Event>),
}

impl<G: Game> Sound<G> {
    /// Plays a move in one world and a move in another that looks the same to `viewer`.
    pub(super) fn of(
        trial: &mut Trial<'_, G>,
        worlds: &(G::State, G::State),
        moves: (Move<G::Action>, Move<G::Action>),
        viewer: Viewer,
    ) -> Self {
        let mut worlds = worlds.clone();
        let mut heard = (
            hear(trial, &mut worlds.0, viewer, moves.0),
            hear(trial, &mut worlds.1, viewer, moves.1),
        );
        // Where the shorter tale is held back, let it go on.
        for _ in 0..HIDDEN_QUESTIONS {
            let (one, other) = &mut heard;
            if one.told.len() < other.told.len() && one.held_back {
                hear_more(trial, &mut worlds.0, viewer, one);
            } else if other.told.len() < one.told.len() && other.held_back {
                hear_more(trial, &mut worlds.1, viewer, other);
            } else {
                break;
            }
        }
        Self { worlds, heard }
    }

    /// Whether the viewer heard the same until something was revealed.
    pub(super) fn is_alike(&self) -> bool {
        let (one, other) = self.heard.0.until_revealed(&self.heard.1);
        one == other
    }
}

/// Plays a move and gives what the viewer hears of it.
fn hear<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &mut G::State,
    viewer: Viewer,
    next: Move<G::Action>,
) -> Heard<G::Event> {
    let game = trial.game;
    let events = trial.try_out(state, next);
    let told = |event: &G::Event| {
        game.redact(event, viewer).map(|told| (told, game.reveals(event, viewer)))
    };
    let last = events.last().map(|event| game.redact(event, viewer));
    Heard { told: events.iter().filter_map(told).collect(), held_back: matches!(last, Some(None)) }
}

/// Answers a hidden question at random, and hears what was held back.
fn hear_more<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &mut G::State,
    viewer: Viewer,
    heard: &mut Heard<G::Event>,
) {
    heard.held_back = false;
    let asked = trial.game.waiting(state).iter().find(|seat: &Seat| !viewer.is(*seat));
    let Some(seat) = asked else { return };
    let Some(action) = trial.answer(state, seat) else { return };
    let more = hear(trial, state, viewer, Move::Act(seat, action));
    heard.told.extend(more.told);
    heard.held_back = more.held_back;
}
