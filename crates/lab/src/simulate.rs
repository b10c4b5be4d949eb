//! Simulation: many games with the same bots on the same seats.

use gladsheim_bots::BotSpec;
use gladsheim_engine::{Chance, FastRng, Judge, Silent, Tally};

use crate::figures::Counting;
use crate::series::{Company, share_out};
use crate::{Figures, Histogram, Progress, Series, WrongNumberOfBots};

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
    /// How many games were given up after [`MOST_DECISIONS`](gladsheim_engine::MOST_DECISIONS).
    pub given_up: u64,
    /// The game's own figures, if they were asked for.
    pub figures: Figures,
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
            given_up: 0,
            figures: Figures::default(),
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
        self.given_up += other.given_up;
        self.figures.add(&other.figures);
    }
}

/// What a simulation tells beside lengths and winners.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Telling {
    /// Whether seats are counted from the one that began, so that wins show what the order of play
    /// is worth; otherwise they are counted by their numbers.
    pub from_first: bool,
    /// Whether the game's own figures are counted, which takes time.
    pub figures: bool,
}

/// Plays a series of games, seat by seat with the bots given.
///
/// # Errors
/// Refuses if there is not one bot for each seat.
pub fn simulate<G: Judge + Tally>(
    game: &G,
    bots: &[BotSpec],
    series: Series,
    telling: Telling,
    progress: Progress<'_>,
) -> Result<Totals, WrongNumberOfBots> {
    let seats = game.seats();
    WrongNumberOfBots::check(bots.len(), seats)?;
    let gathered = share_out(
        series.games,
        series.threads,
        || {
            let company = Company::new(bots.iter().map(|bot| bot.build(0)).collect());
            (company, Totals::none(seats), telling.figures.then(|| Counting::new(game)))
        },
        |(company, totals, counting), index| {
            let mut rng = FastRng::nth(series.seed, index);
            let chance = Chance::fast(rng.next_u64());
            let mut origin = 0;
            let started = |state: &G::State| {
                origin = if telling.from_first { game.first_seat(state).index() } else { 0 };
            };
            let played = match counting {
                Some(counting) => {
                    let played = company.play(game, chance, rng, 0, started, counting);
                    counting.end(&played.state);
                    played
                }
                None => company.play(game, chance, rng, 0, started, &mut Silent),
            };
            totals.games += 1;
            totals.decisions += played.decisions;
            totals.rounds.count(game.round(&played.state));
            let Some(standings) = played.standings else {
                totals.given_up += 1;
                return;
            };
            let mut winners = standings.winners();
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
    for (_, totals, counting) in gathered {
        sum.add(&totals);
        sum.figures.add(&counting.map(Counting::figures).unwrap_or_default());
    }
    Ok(sum)
}
