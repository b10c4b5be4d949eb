//! Many games, spread over threads, with results that do not depend on how.

use core::sync::atomic::{AtomicU64, Ordering};

use gladsheim_bots::{Bot, Vantage};
use gladsheim_engine::{
    Actions, Chance, EventSink, FastRng, Game, MOST_DECISIONS, Seat, Silent, Standings,
};

/// How many games are played, from which seed, by how many threads.
///
/// The same seed gives the same results whatever the number of threads, as long as no bot has a
/// budget of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Series {
    /// How many games.
    pub games: u64,
    /// The seed that all chance of games and bots follows from.
    pub seed: u64,
    /// How many threads; 0 means as many as the machine runs at once.
    pub threads: usize,
}

/// Takes the number of games that were just finished; called from any thread.
pub type Progress<'p> = &'p (dyn Fn(u64) + Sync);

/// Hears of no progress.
pub fn quietly(_games: u64) {}

/// One bot is needed for each seat, and there are more or fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{bots} bots cannot take {seats} seats; name one bot for each seat")]
pub struct WrongNumberOfBots {
    /// How many bots were named.
    pub bots: usize,
    /// How many seats there are.
    pub seats: usize,
}

impl WrongNumberOfBots {
    pub(crate) const fn check(bots: usize, seats: usize) -> Result<(), Self> {
        if bots == seats { Ok(()) } else { Err(Self { bots, seats }) }
    }
}

/// How one game went.
#[derive(Debug)]
pub(crate) struct Played<G: Game> {
    /// The last state.
    pub(crate) state: G::State,
    /// The ranking; none of a game that was given up.
    pub(crate) standings: Option<Standings>,
    /// How many questions with two or more answers there were.
    pub(crate) decisions: u64,
}

/// Somebody who looks on while a game is played.
pub(crate) trait Witness<G: Game>: EventSink<G> {
    /// A seat is about to play an action.
    fn decides(&mut self, state: &G::State, seat: Seat, action: G::Action);
}

impl<G: Game> Witness<G> for Silent {
    #[inline(always)]
    fn decides(&mut self, _: &G::State, _: Seat, _: G::Action) {}
}

/// The bots of one thread, one for each entrant, with the buffer they share.
#[derive(Debug)]
pub(crate) struct Company<G: Game, B> {
    players: Vec<B>,
    legal: Actions<G::Action>,
}

impl<G: Game, B: Bot<G>> Company<G, B> {
    pub(crate) fn new(players: Vec<B>) -> Self {
        Self { players, legal: Actions::new() }
    }

    /// Plays one game: seat `s` is taken by entrant `s + shift`, counted around.
    ///
    /// `started` is shown the first state, and `witness` hears of all that is decided and happens.
    pub(crate) fn play(
        &mut self,
        game: &G,
        chance: Chance,
        mut rng: FastRng,
        shift: usize,
        started: impl FnOnce(&G::State),
        witness: &mut impl Witness<G>,
    ) -> Played<G> {
        for player in &mut self.players {
            player.reseed(rng.next_u64());
        }
        let entrants = self.players.len();
        let mut state = game.start(chance, witness);
        started(&state);
        let mut decisions = 0;
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = game.waiting(&state).lowest() else { break };
            game.legal(&state, seat, &mut self.legal);
            decisions += u64::from(self.legal.len() > 1);
            let vantage = Vantage::new(game, &state, seat);
            let player = self.players.get_mut(entrant(seat, shift, entrants));
            let choice = player.and_then(|player| player.choose(&vantage, &self.legal));
            // A seat that is asked has a choice: that is a law of every game.
            let Some(action) = choice else { break };
            witness.decides(&state, seat, action);
            game.step(&mut state, seat, action, witness);
        }
        let standings = game.standings(&state);
        Played { state, standings, decisions }
    }
}

/// The entrant on `seat` when entrants are shifted around the table.
pub(crate) const fn entrant(seat: Seat, shift: usize, entrants: usize) -> usize {
    (seat.index() + shift) % entrants
}

/// Does `count` pieces of work in any order on some threads; returns what each thread gathered.
///
/// `work` must gather things in a way that does not depend on order, such as sums.
pub(crate) fn share_out<T: Send>(
    count: u64,
    threads: usize,
    fresh: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u64) + Sync,
    done: Progress<'_>,
) -> Vec<T> {
    let threads = match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        some => some.min(usize::try_from(count).unwrap_or(some)).max(1),
    };
    let piece = (count / (threads as u64 * 64)).clamp(1, 256);
    let next = AtomicU64::new(0);
    let labour = || {
        let mut gathered = fresh();
        loop {
            let start = next.fetch_add(piece, Ordering::Relaxed);
            if start >= count {
                return gathered;
            }
            let end = count.min(start + piece);
            (start..end).for_each(|index| work(&mut gathered, index));
            done(end - start);
        }
    };
    if threads == 1 {
        return vec![labour()];
    }
    std::thread::scope(|scope| {
        // A machine that gives fewer threads takes longer, and that is all.
        let start = |_| std::thread::Builder::new().spawn_scoped(scope, labour).ok();
        let others: Vec<_> = (1..threads).map_while(start).collect();
        let own = labour();
        let joined = others.into_iter().map(std::thread::ScopedJoinHandle::join);
        let joined =
            joined.map(|result| result.unwrap_or_else(|cause| std::panic::resume_unwind(cause)));
        core::iter::once(own).chain(joined).collect()
    })
}
