//! What a viewer hears of moves in two worlds.

use gladsheim_engine::{Game, Seat, SeatSet, Viewer};

use super::trial::{Move, Trial};

/// The most hidden questions that may follow each other.
const HIDDEN_QUESTIONS: usize = 32;

/// Something that a viewer is shown.
#[derive(PartialEq, Debug)]
pub(super) enum Shown<E, V> {
    /// An event as told, whether it reveals something, and what is seen once it has happened.
    Event(E, bool, V),
    /// Who decides now, as far as the viewer may know.
    Awaited(SeatSet),
}

impl<E, V> Shown<E, V> {
    const fn reveals(&self) -> bool {
        matches!(self, Self::Event(_, true, _))
    }
}

/// What one viewer is shown, one thing after the other.
pub(super) struct Heard<G: Game> {
    pub(super) shown: Vec<Shown<G::Event, G::View>>,
    /// Who decided when the viewer was last shown that.
    awaited: SeatSet,
    /// Whether the last thing that happened went unheard: the rest of the tale may follow when the
    /// question that it led to is answered.
    goes_on: bool,
}

impl<G: Game> Heard<G> {
    /// What was shown before the first event that reveals something, in either stream.
    pub(super) fn until_revealed<'a>(&'a self, other: &'a Self) -> Tales<'a, G> {
        let revealed = |heard: &Self| heard.shown.iter().position(Shown::reveals);
        let end = match (revealed(self), revealed(other)) {
            (Some(here), Some(there)) => here.min(there),
            (here, there) => here.or(there).unwrap_or(usize::MAX),
        };
        let shown = |heard: &'a Self| heard.shown.iter().take(end).collect();
        (shown(self), shown(other))
    }

    pub(super) fn reveals(&self) -> bool {
        self.shown.iter().any(Shown::reveals)
    }

    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.shown == other.shown
    }
}

/// What was shown in two worlds.
type Tales<'a, G> = (Vec<Told<'a, G>>, Vec<Told<'a, G>>);

type Told<'a, G> = &'a Shown<<G as Game>::Event, <G as Game>::View>;

/// Two worlds after something was done in each, and what one viewer heard of it.
pub(super) struct Sound<G: Game> {
    pub(super) worlds: (G::State, G::State),
    pub(super) heard: (Heard<G>, Heard<G>),
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
        // Where the shorter tale is not at its end, let it go on.
        for _ in 0..HIDDEN_QUESTIONS {
            let (one, other) = &mut heard;
            if one.shown.len() < other.shown.len() && one.goes_on {
                hear_more(trial, &mut worlds.0, viewer, one);
            } else if other.shown.len() < one.shown.len() && other.goes_on {
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

/// Plays a move and gives what the viewer is shown of it.
fn hear<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &mut G::State,
    viewer: Viewer,
    next: Move<G::Action>,
) -> Heard<G> {
    let awaited = trial.game.awaited(state, viewer);
    let mut heard = Heard { shown: Vec::new(), awaited, goes_on: false };
    go_on(trial, state, viewer, next, &mut heard);
    heard
}

/// Plays a move and adds what the viewer is shown of it.
fn go_on<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &mut G::State,
    viewer: Viewer,
    next: Move<G::Action>,
    heard: &mut Heard<G>,
) {
    let game = trial.game;
    let film = trial.film(state, next);
    let shown = |(event, state): &(G::Event, G::State)| {
        let told = game.redact(event, viewer)?;
        Some(Shown::Event(told, game.reveals(event, viewer), game.view(state, viewer)))
    };
    heard.shown.extend(film.0.iter().filter_map(shown));
    let went_unheard = film.0.last().is_some_and(|(last, _)| game.redact(last, viewer).is_none());
    let awaited = game.awaited(state, viewer);
    heard.goes_on = went_unheard;
    let is_hidden = went_unheard && game.hides(state, viewer);
    if !is_hidden && awaited != heard.awaited {
        heard.shown.push(Shown::Awaited(awaited));
        heard.awaited = awaited;
    }
}

/// Answers the question that the tale has come to at random, and hears what follows.
fn hear_more<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &mut G::State,
    viewer: Viewer,
    heard: &mut Heard<G>,
) {
    heard.goes_on = false;
    let asked = trial.game.waiting(state).iter().find(|seat: &Seat| !viewer.is(*seat));
    let Some(seat) = asked else { return };
    let Some(action) = trial.answer(state, seat) else { return };
    go_on(trial, state, viewer, Move::Act(seat, action), heard);
}
