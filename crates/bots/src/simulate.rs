//! Simulation: many games with the same bots on the same seats.

use gladsheim_engine::{Chance, FastRng, Game, Judge, Seat, Standings};

use crate::series::{Company, share_out};
use crate::{BotSpec, Histogram, Progress, Series, WrongNumberOfBots};

/// Which seat of a first state is counted as seat 0.
///
/// Games that draw the first player by lot count seats from there, so that a table's statistics
/// show what the order of play is worth.
pub type FirstSeat<G> = fn(&G, &<G as Game>::State) -> Seat;

/// What many games came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals {
    /// How many games were played.
    pub games: u64,
    /// How many questions with two or more answers were asked in them.
    pub decisions: u64,
    /// How long the games were, in rounds.
    pub rounds: Histogram,
    /// How many games each seat won alone.
    pub wins_by_seat: Vec<u64>,
    /// How many games had several winners.
    pub shared: u64,
    /// How many games nobody won.
    pub lost_by_all: u64,
}

impl Totals {
    fn none(seats: usize) -> Self {
        Self {
            games: 0,
            decisions: 0,
            rounds: Histogram::default(),
            wins_by_seat: vec![0; seats],
            shared: 0,
            lost_by_all: 0,
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.rounds.add(&other.rounds);
        for (wins, more) in self.wins_by_seat.iter_mut().zip(&other.wins_by_seat) {
            *wins += more;
        }
        self.shared += other.shared;
        self.lost_by_all += other.lost_by_all;
    }
}

/// Plays a series of games, seat by seat with the bots given.
///
/// # Errors
/// Refuses if there is not one bot for each seat.
pub fn simulate<G: Judge>(
    game: &G,
    bots: &[BotSpec],
    series: Series,
    first: Option<FirstSeat<G>>,
    progress: Progress<'_>,
) -> Result<Totals, WrongNumberOfBots> {
    let seats = game.seats();
    WrongNumberOfBots::check(bots.len(), seats)?;
    let gathered = share_out(
        series.games,
        series.threads,
        || (Company::new(bots.iter().map(|bot| bot.build(0)).collect()), Totals::none(seats)),
        |(company, totals), index| {
            let mut rng = FastRng::nth(series.seed, index);
            let chance = Chance::fast(rng.next_u64());
            let mut origin = 0;
            let played = company.play(game, chance, rng, 0, |state| {
                origin = first.map_or(0, |first| first(game, state).index());
            });
            totals.games += 1;
            totals.decisions += played.decisions;
            totals.rounds.count(game.round(&played.state));
            let mut winners = played.standings.iter().flat_map(Standings::winners);
            match (winners.next(), winners.next()) {
                (None, _) => totals.lost_by_all += 1,
                (Some(_), Some(_)) => totals.shared += 1,
                (Some(winner), None) => {
                    let seat = (winner.index() + seats - origin) % seats;
                    totals.wins_by_seat[seat] += 1;
                }
            }
        },
        progress,
    );
    let mut sum = Totals::none(seats);
    gathered.iter().for_each(|(_, totals)| sum.add(totals));
    Ok(sum)
}
