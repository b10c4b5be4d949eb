//! The tables that every test of the rules is played at, and what is true of all their states.

#![allow(dead_code)] // each test binary takes what it needs

pub mod table;

use std::collections::BTreeMap;

use gladsheim_engine::{Arrange, Files, RulesVersion, Setup, SetupError, Title};
use gladsheim_testkit::laws::{Invariant, require};
use gladsheim_valda::{Choosing, Deck, Position, Resource, Rules, State, Valda};

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
        ("giants-4".to_owned(), giants(4, Choosing::Random)),
        ("giants-draft-3".to_owned(), giants(3, Choosing::Draft)),
        ("giants-first-temple-5".to_owned(), giants(5, Choosing::FirstTemple)),
    ])
}

/// A table with the giants.
pub fn giants(players: u8, choosing: Choosing) -> Valda {
    let rules = Rules { players, giants: Some(choosing), ..Rules::default() };
    Valda::new(rules).expect("a table of the box")
}

/// A table with an edited deck: the commonest attack goes against all opponents, the commonest
/// shields bring something, and the commonest actions make all opponents discard, and change a card
/// for one of theirs.
pub fn secretive(players: u8, options: &[(&str, &str)]) -> Valda {
    let edits = [
        ("\"lose(target,follower,1)\"", "\"ALL{lose(target,follower,1)}\""),
        ("base,defence,8,,2,\"\"", "base,defence,8,,2,\"on_block{gain(blood,1)}\""),
        ("\"gain(gold,2)\"", "\"discard(each_opponent,2)\""),
        ("\"gain(blood,2)\"", "\"look(hand,1);switch(player,card)\""),
        ("\"gain(diamond,2)\"", "\"discard(each_opponent,1);draw(base,2,closed)\""),
    ];
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let setup = Setup { players, options: options.collect() };
    edited(&edits, &setup, Valda::about().rules_version).expect("a table with an edited deck")
}

/// A table with content in which pieces of text were replaced.
pub fn edited(
    edits: &[(&str, &str)],
    setup: &Setup,
    version: RulesVersion,
) -> Result<Valda, SetupError> {
    let mut files = Files::of_box(Valda::content());
    for (name, text) in Valda::content() {
        let edited =
            edits.iter().fold((*text).to_owned(), |text, (from, to)| text.replace(from, to));
        files.replace(name, edited.as_bytes()).expect("a file of the game");
    }
    let content = Valda::read(&files).expect("an edited deck that can be read");
    Valda::build(setup, &content, version)
}

/// What holds of every state: pieces are in exactly one place, and within their limits.
pub struct Invariants<'a>(pub &'a Valda);

impl Invariants<'_> {
    /// Every copy of every card is in exactly one place.
    fn cards(&self, p: &Position) -> Result<(), String> {
        let mut found: BTreeMap<&str, usize> = BTreeMap::new();
        let places = p.seat.values().map(|seat| &seat.hand).chain(p.divine.values());
        let common = [&p.pile, &p.open, &p.table, &p.removed].into_iter().chain(&p.deck);
        for id in places.chain(common).chain(p.under.values()).flatten() {
            *found.entry(id).or_default() += 1;
        }
        for row in &self.0.cards().cards {
            let in_play = match row.deck.home() {
                Some((area, who)) => p.inhabitants.get(&area) == Some(&who),
                None => self.0.rules().giants.is_some() || row.deck == Deck::Base,
            };
            let wanted = if in_play { usize::from(row.copies) } else { 0 };
            let count = found.remove(row.id.as_str()).unwrap_or(0);
            require(count == wanted, || format!("there are {count} of {}, not {wanted}", row.id))?;
        }
        require(found.is_empty(), || format!("unknown cards: {found:?}"))
    }

    /// A divine deck has no cards but its own.
    fn divine_decks(&self, p: &Position) -> Result<(), String> {
        for (area, deck) in &p.divine {
            for id in deck {
                let row = self.0.cards().cards.iter().find(|row| row.id == *id);
                let home = row.and_then(|row| row.deck.home()).map(|(area, _)| area);
                require(home == Some(*area), || format!("{id} lies in the deck of {area}"))?;
            }
        }
        Ok(())
    }

    /// What the bank and the villages hold together never changes (VD-GEN-4).
    fn resources(&self, p: &Position) -> Result<(), String> {
        let bank = p.bank.as_ref().ok_or("no bank")?;
        let kinds = if self.0.rules().giants.is_some() { 4 } else { 3 };
        let resources = Resource::ALL.into_iter().zip(self.0.cards().board.bank);
        for (resource, all) in resources.take(kinds) {
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
        self.divine_decks(&position)?;
        self.resources(&position)?;
        self.buildings(&position)
    }
}
