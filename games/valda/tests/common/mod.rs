//! The tables that every test of the rules is played at, and what is true of all their states.

#![allow(dead_code)] // each test binary takes what it needs

use std::collections::BTreeMap;

use gladsheim_engine::Arrange;
use gladsheim_testkit::laws::Invariant;
use gladsheim_valda::{Position, Resource, Rules, State, Valda};

/// A table without variants.
pub fn table(players: u8) -> Valda {
    variant(players, false, false)
}

/// A table with or without the turnaround and the race.
pub fn variant(players: u8, turnaround: bool, race: bool) -> Valda {
    let rules = Rules { players, turnaround, race, ..Rules::default() };
    Valda::new(rules).expect("a table of the box")
}

/// Every kind of table, with a name for files and messages.
pub fn tables() -> impl Iterator<Item = (String, Valda)> {
    let base = (2..=5).map(|players| (format!("base-{players}"), table(players)));
    base.chain([
        ("turnaround-3".to_owned(), variant(3, true, false)),
        ("race-4".to_owned(), variant(4, false, true)),
        ("turnaround-race-5".to_owned(), variant(5, true, true)),
    ])
}

/// What holds of every state: pieces are in exactly one place, and within their limits.
pub struct Invariants<'a>(pub &'a Valda);

impl Invariants<'_> {
    /// Every copy of every card is in exactly one place.
    fn cards(&self, p: &Position) -> Result<(), String> {
        let mut found: BTreeMap<&str, usize> = BTreeMap::new();
        let places = p.seat.values().map(|seat| &seat.hand).chain(p.divine.values());
        let common = [&p.pile, &p.open, &p.table].into_iter().chain(&p.deck);
        for id in places.chain(common).flatten() {
            *found.entry(id).or_default() += 1;
        }
        for row in &self.0.cards().cards {
            let in_play =
                row.deck.home().map_or(row.deck.name() == "base", |(_, who)| who.name() == "god");
            let wanted = if in_play { usize::from(row.copies) } else { 0 };
            let count = found.remove(row.id.as_str()).unwrap_or(0);
            require(count == wanted, || format!("there are {count} of {}, not {wanted}", row.id))?;
        }
        require(found.is_empty(), || format!("unknown cards: {found:?}"))
    }

    /// What the bank and the villages hold together never changes (VD-GEN-4).
    fn resources(&self, p: &Position) -> Result<(), String> {
        let bank = p.bank.as_ref().ok_or("no bank")?;
        for (resource, all) in Resource::ALL.into_iter().zip(self.0.cards().board.bank).take(3) {
            let held: u32 = p
                .seat
                .values()
                .map(|seat| {
                    u32::from(match resource {
                        Resource::Blood => seat.blood,
                        Resource::Diamond => seat.diamond,
                        Resource::Gold => seat.gold,
                        Resource::Rune => seat.rune,
                    })
                })
                .sum();
            let sum = held + u32::from(bank.get(&resource).copied().unwrap_or_default());
            require(sum == u32::from(all), || format!("there are {sum} {resource}"))?;
        }
        Ok(())
    }

    /// Sites, figures and buildings stay within their limits (VD-BUILD-3, VD-BUILD-4).
    fn buildings(&self, p: &Position) -> Result<(), String> {
        let board = &self.0.cards().board;
        for (number, seat) in &p.seat {
            let temples: u8 = seat.temples.values().sum();
            require(temples <= board.figures, || format!("seat {number} has {temples} temples"))?;
            require(seat.mines <= Some(board.max_mines), || format!("seat {number}: mines"))?;
            require(seat.drills <= Some(board.max_drills), || format!("seat {number}: drills"))?;
        }
        Ok(())
    }
}

impl Invariant<State> for Invariants<'_> {
    fn holds(&self, state: &State) -> Result<(), String> {
        let position = self.0.describe(state);
        self.cards(&position)?;
        self.resources(&position)?;
        self.buildings(&position)
    }
}

fn require(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Whether the tests are to take their time: `make soak`.
pub fn is_soak() -> bool {
    std::env::var("GLADSHEIM_SOAK").is_ok_and(|soak| soak == "1")
}

/// Where the golden files are.
pub fn golden(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A table's title for golden files.
pub fn title(name: &str) -> String {
    format!("Valda, {name}")
}
