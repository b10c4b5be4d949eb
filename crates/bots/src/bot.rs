//! What a bot is, and the only door through which it sees the game.

use gladsheim_engine::{Actions, FastRng, Game, Seat, Viewer};

/// Somebody who chooses among legal actions.
///
/// The same seed and the same questions give the same choices, as long as no budget of time is
/// involved.
pub trait Bot<G: Game>: Send {
    /// Starts over as if made with this seed: nothing of earlier games is remembered.
    fn reseed(&mut self, seed: u64);

    /// One of the legal actions; nothing only if there are none.
    fn choose(&mut self, vantage: &Vantage<'_, G>, legal: &[G::Action]) -> Option<G::Action>;
}

/// The game as one seat may know it.
///
/// A bot is handed this and never the state itself, so it cannot look where a person could not:
/// there is the seat's own view, the seat's own legal actions, and imagined worlds that the seat
/// could not tell from the true one.
#[derive(Debug)]
pub struct Vantage<'t, G: Game> {
    game: &'t G,
    /// Private on purpose: this module is the whole list of what is done with the truth.
    state: &'t G::State,
    seat: Seat,
}

impl<'t, G: Game> Vantage<'t, G> {
    /// The true state as `seat` may know it.
    #[must_use]
    #[inline]
    pub const fn new(game: &'t G, state: &'t G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// The rules.
    #[must_use]
    #[inline]
    pub const fn game(&self) -> &'t G {
        self.game
    }

    /// The seat that looks.
    #[must_use]
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// Fills `out` with what the seat may do.
    pub fn legal(&self, out: &mut Actions<G::Action>) {
        self.game.legal(self.state, self.seat, out);
    }

    /// A world that the seat could not tell from the true one, with fresh chance.
    ///
    /// Sealed answers to an open secret question are taken back in it, so that a search chooses
    /// for everybody and nobody's choice is read.
    #[must_use]
    #[inline]
    pub fn imagine(&self, rng: &mut FastRng) -> G::State {
        let mut world = self.game.imagine(self.state, Viewer::Seat(self.seat), rng);
        self.game.unseal(&mut world);
        world
    }
}
