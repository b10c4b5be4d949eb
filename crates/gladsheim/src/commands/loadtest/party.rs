//! The people who sit down together at one table.

use std::cell::Cell;

use anyhow::{Context as _, Result};
use gladsheim_client::{Address, Hall};
use gladsheim_protocol::{
    Clock, CreateTable, Join, Order, Phase, SeatPlan, Secrecy, TableId, Visibility,
};

/// How many sit down where, and at what.
pub(crate) struct Party {
    pub(crate) address: Address,
    /// The games, which tables take in turn.
    pub(crate) games: Vec<&'static str>,
    /// How many tables have been made.
    pub(crate) made: Cell<usize>,
    pub(crate) people: usize,
    pub(crate) bots: usize,
    pub(crate) strength: String,
}

/// A table at which the game has begun.
pub(crate) struct Seating {
    pub(crate) table: TableId,
    /// The people in seat order; the bots sit behind them.
    pub(crate) people: Vec<Hall>,
}

impl Party {
    /// The game of the next table.
    fn next_game(&self) -> Result<&'static str> {
        let number = self.made.replace(self.made.get() + 1);
        let index = number.checked_rem(self.games.len()).context("there is no game to play")?;
        self.games.get(index).copied().context("there is no game to play")
    }

    /// Makes a table, fills it and begins.
    pub(crate) async fn sit_down(&self) -> Result<Seating> {
        let host = Hall::at(self.address.clone());
        let bot = SeatPlan::Bot { strength: self.strength.clone() };
        let mut seats = vec![SeatPlan::Open {}; self.people];
        if let Some(first) = seats.first_mut() {
            *first = SeatPlan::Me {};
        }
        seats.extend(std::iter::repeat_n(bot, self.bots));
        let plan = CreateTable {
            game: self.next_game()?.to_owned(),
            players: u8::try_from(seats.len()).unwrap_or(u8::MAX),
            options: Default::default(),
            content: None,
            seats,
            name: Some("Player 1".to_owned()),
            entropy: None,
            visibility: Visibility::Public,
            order: Order::AsSeated,
            clock: Clock::default(),
            // What is measured is the hall, not its pauses.
            secrecy: Some(Secrecy::Off),
        };
        let table = host.create(&plan).await.context("cannot make a table")?.id;
        let mut people = vec![host.clone()];
        for number in 1..self.people {
            let guest = Hall::at(self.address.clone());
            let name = format!("Player {}", number + 1);
            let join = Join { name, seat: gladsheim_engine::Seat::new(number), entropy: None };
            guest.join(&table, &join).await.context("cannot sit down")?;
            people.push(guest);
        }
        // A hall may begin by itself once the last seat is taken.
        if host.table(&table).await.context("cannot see the table")?.phase == Phase::Lobby {
            host.start(&table).await.context("cannot begin")?;
        }
        Ok(Seating { table, people })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_take_the_games_by_turns() {
        let party = |games| Party {
            address: "127.0.0.1:1".parse().unwrap(),
            games,
            made: Cell::default(),
            people: 1,
            bots: 1,
            strength: "karl".to_owned(),
        };
        let two = party(vec!["one", "two"]);
        let taken: Vec<_> = (0..5).map(|_| two.next_game().unwrap()).collect();
        assert_eq!(taken, ["one", "two", "one", "two", "one"]);
        assert!(party(Vec::new()).next_game().is_err());
    }
}
