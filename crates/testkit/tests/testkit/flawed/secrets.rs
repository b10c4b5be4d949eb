//! What can be seen, heard and imagined of a flawed game.

use gladsheim_engine::{Chance, FastRng, Game, Viewer};
use gladsheim_flyting::{Event, Line, Phase, View};

use super::{Flaw, Flawed, State};

impl Flawed {
    pub(super) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.game.view(state, viewer);
        let silent = |line: &&Option<Line>| **line == Some(Line::Silent);
        view.round += match self.flaw {
            Flaw::ViewShowsHands => state.hands.0[1].toast,
            Flaw::ViewShowsLines => state.sealed.0.iter().filter(silent).count() as u8,
            _ => 0,
        };
        view
    }

    pub(super) fn told(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut told = self.game.redact(event, viewer)?;
        match (self.flaw, event, &mut told) {
            (Flaw::EventShowsLines, Event::Chose { line, .. }, Event::Chose { line: told, .. }) => {
                *told = *line;
            }
            (Flaw::UnheardLine, Event::Chose { seat, .. }, _) if !viewer.is(*seat) => return None,
            (Flaw::EventShowsKept, Event::Kept { kept, .. }, Event::Kept { kept: told, .. }) => {
                *told = *kept;
            }
            (
                Flaw::EventShowsForgotten,
                Event::Kept { forgotten, .. },
                Event::Kept { forgotten: told, .. },
            ) => *told = *forgotten,
            (Flaw::RedactionGoesOn, _, Event::Drank { die, .. }) => *die = die.saturating_sub(1),
            _ => {}
        }
        Some(told)
    }

    pub(super) fn imagined(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        let remembers = match self.flaw {
            Flaw::WorldsKeepHands => true,
            Flaw::WorldsRememberHands => rng.below(2) == 0,
            _ => false,
        };
        let mut world = if remembers {
            remembered(state, viewer, rng)
        } else {
            State::of(self.game.imagine(state, viewer, rng))
        };
        match self.flaw {
            // Who answered first is no secret in this game.
            Flaw::OrderMatters => world.mood = state.mood,
            Flaw::WorldsKeepChance => world.chance = state.chance,
            Flaw::WorldsForgeAVerse if world.deck.toast > 0 => {
                world.deck.toast -= 1;
                world.deck.riddle += 1;
            }
            Flaw::WorldsAllocate => drop(std::hint::black_box(Box::new(world.round))),
            _ => {}
        }
        world
    }
}

/// The truth with fresh chance, but for a question of which the viewer must not know.
fn remembered(state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
    let mut world = State::of(state.state.clone());
    world.chance = Chance::fast(rng.next_u64());
    if let Phase::Keep(seat, heard) = state.phase
        && !viewer.is(seat)
    {
        world.deck.add_all(heard.into_iter().collect());
        world.phase = Phase::Floor(seat);
    }
    world
}
