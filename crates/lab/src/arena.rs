//! Match play: every deal is played in all seatings, with the same chance for all.

use gladsheim_bots::{Bot, BotSpec};
use gladsheim_engine::{Chance, FastRng, Game, Judge, Seat, Silent, Standings};

use crate::series::{Company, entrant, share_out};
use crate::{Estimate, Progress, Series, WrongNumberOfBots};

/// A whole win in the units in which shares are summed: divisible by any number of winners, so
/// that sums are exact and do not depend on their order.
const WHOLE: u64 = 840;

/// What a match came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// How many games were played.
    pub games: u64,
    /// How many of them had a winner.
    pub decided: u64,
    /// How many questions with two or more answers were asked in them.
    pub decisions: u64,
    /// How each entrant did, in the order in which they were named.
    pub entrants: Vec<Score>,
}

/// How one entrant did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Games won alone.
    pub wins: u64,
    deals: u64,
    seatings: u64,
    decided: u64,
    /// Shares of wins, in parts of [`WHOLE`], and the squares of their sums by deal.
    shares: u64,
    squares: u128,
    ranks: u64,
    ranked: u64,
}

impl Score {
    /// The share of all games that was won; a shared win counts in part.
    ///
    /// Games of one deal are not independent, so the interval is that of the mean over deals.
    #[must_use]
    pub fn win_share(&self) -> Estimate {
        let per_deal = (WHOLE * self.seatings) as f64;
        let squares = self.squares as f64 / (per_deal * per_deal);
        Estimate::mean(self.deals, self.shares as f64 / per_deal, squares)
    }

    /// The share of the decided games that was won alone, with Wilson's interval.
    ///
    /// The interval takes games for independent; both seatings of a deal lean against each other,
    /// so it is too wide rather than too narrow.
    #[must_use]
    pub fn share_of_decided(&self) -> Estimate {
        Estimate::proportion(self.wins, self.decided)
    }

    /// The mean rank, 1 being a win; 0 if no game was ranked.
    #[must_use]
    pub fn mean_rank(&self) -> f64 {
        self.ranks as f64 / self.ranked.max(1) as f64
    }

    fn none(seatings: u64) -> Self {
        Self { wins: 0, deals: 0, seatings, decided: 0, shares: 0, squares: 0, ranks: 0, ranked: 0 }
    }

    /// Counts a game; returns the entrant's share of the win.
    fn count(&mut self, standings: &Standings, seat: Seat) -> u64 {
        let winners = standings.winners().count() as u64;
        self.decided += u64::from(winners > 0);
        if let Some(rank) = standings.rank(seat) {
            self.ranks += u64::from(rank);
            self.ranked += 1;
        }
        let won = standings.rank(seat) == Some(1);
        self.wins += u64::from(won && winners == 1);
        if won { WHOLE / winners.max(1) } else { 0 }
    }

    fn close_deal(&mut self, shares: u64) {
        self.deals += 1;
        self.shares += shares;
        self.squares += u128::from(shares) * u128::from(shares);
    }

    fn add(&mut self, other: &Self) {
        self.wins += other.wins;
        self.deals += other.deals;
        self.decided += other.decided;
        self.shares += other.shares;
        self.squares += other.squares;
        self.ranks += other.ranks;
        self.ranked += other.ranked;
    }
}

impl MatchResult {
    fn none(seats: usize) -> Self {
        Self {
            games: 0,
            decided: 0,
            decisions: 0,
            entrants: vec![Score::none(seats as u64); seats],
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decided += other.decided;
        self.decisions += other.decisions;
        for (score, more) in self.entrants.iter_mut().zip(&other.entrants) {
            score.add(more);
        }
    }
}

/// Plays a match: each deal as often as there are seats, the bots moving on by one seat.
///
/// The number of games is rounded up to whole deals.
///
/// # Errors
/// Refuses if there is not one bot for each seat.
pub fn arena<G: Judge>(
    game: &G,
    bots: &[BotSpec],
    series: Series,
    progress: Progress<'_>,
) -> Result<MatchResult, WrongNumberOfBots> {
    WrongNumberOfBots::check(bots.len(), game.seats())?;
    Ok(arena_of(game, || bots.iter().map(|bot| bot.build(0)).collect(), series, progress))
}

/// Plays a match between bots of any make; `gather` makes one for each seat, once per thread.
///
/// Every bot is seeded anew for every game.
pub fn arena_of<G: Game, B: Bot<G>>(
    game: &G,
    gather: impl Fn() -> Vec<B> + Sync,
    series: Series,
    progress: Progress<'_>,
) -> MatchResult {
    let seats = game.seats();
    let gathered = share_out(
        series.games.div_ceil(seats as u64),
        series.threads,
        || (Company::new(gather()), MatchResult::none(seats)),
        |(company, result), deal| {
            let mut rng = FastRng::nth(series.seed, deal);
            let (chance, minds) = (Chance::fast(rng.next_u64()), rng.next_u64());
            let mut shares = vec![0; seats];
            for shift in 0..seats {
                let rng = FastRng::nth(minds, shift as u64);
                let played = company.play(game, chance, rng, shift, |_| {}, &mut Silent);
                result.games += 1;
                result.decisions += played.decisions;
                let standings = played.standings.unwrap_or_else(Standings::void);
                result.decided += u64::from(standings.winners().next().is_some());
                for seat in Seat::all(seats) {
                    let who = entrant(seat, shift, seats);
                    shares[who] += result.entrants[who].count(&standings, seat);
                }
            }
            for (score, shares) in result.entrants.iter_mut().zip(shares) {
                score.close_deal(shares);
            }
        },
        &|deals| progress(deals * seats as u64),
    );
    let mut sum = MatchResult::none(seats);
    gathered.iter().for_each(|(_, result)| sum.add(result));
    sum
}
