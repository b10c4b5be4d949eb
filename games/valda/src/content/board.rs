//! `board.toml`: the board, the dice and the numbers.

use std::collections::BTreeMap;

use gladsheim_engine::{ContentError, Files};
use serde::Serialize;

use super::BOARD;
use super::board_file::Written;
use super::check::{Check, FOLLOWER_FACES, RESOURCE_FACES};
use crate::ids::{AREAS, DICE, Resource, SEATS};

/// Blood, diamonds and gold.
pub(super) type Basics = [u8; 3];

/// The numbers of the game that are on no card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// The faces of the blue, the yellow and the white dice.
    pub dice: [[Face; 6]; 3],
    /// What a temple costs, by inhabitant and area: blood, diamonds, gold.
    pub temple: [[Basics; AREAS]; 2],
    /// The temple figures of a player.
    pub figures: u8,
    /// What a mine costs.
    pub mine: Basics,
    /// The most mines of a player.
    pub max_mines: u8,
    /// The mines a player begins with.
    pub start_mines: u8,
    /// What a blood drill costs.
    pub drill: Basics,
    /// The most blood drills of a player.
    pub max_drills: u8,
    /// The blood drills a player begins with.
    pub start_drills: u8,
    /// What the players begin with, for 2 to 5 players in the order of turns.
    pub start: [[Basics; SEATS]; 4],
    /// The cards of a first hand.
    pub hand: u8,
    /// What every player begins with in the giants' game.
    pub giants_start: Basics,
    /// The cards of each main deck in a first hand of the giants' game.
    pub giants_hand: u8,
    /// The rounds of a game.
    pub rounds: u8,
    /// The actions of a turn.
    pub actions: u8,
    /// The builds of a turn.
    pub builds: u8,
    /// The cards that may stay in hand.
    pub hand_limit: u8,
    /// The follower counts below which no loss goes, from 0 upwards.
    pub havens: Vec<u8>,
    /// The followers that win the race variant.
    pub race: u8,
    /// What the bank holds: blood, diamonds, gold, runes.
    pub bank: [u8; 4],
    /// Where the numbers come from, by section of the file.
    pub provenance: BTreeMap<String, String>,
}

/// A face of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// What it gives.
    pub gives: Gives,
    /// How many of it.
    pub n: u8,
}

/// What a face of a die gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Gives {
    /// Divine blood.
    Blood,
    /// Diamonds.
    Diamond,
    /// Gold.
    Gold,
    /// Followers.
    Follower,
    /// It takes a follower.
    Skull,
}

impl Gives {
    /// The resource, if it is one.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Blood => Some(Resource::Blood),
            Self::Diamond => Some(Resource::Diamond),
            Self::Gold => Some(Resource::Gold),
            Self::Follower | Self::Skull => None,
        }
    }
}

/// Reads and checks the file.
pub(super) fn read(files: &Files) -> Result<Board, ContentError> {
    let written: Written = files.toml(BOARD)?;
    let check = Check(files);
    let Written { dice, temples, mines, drills, start, giants_start, turn, tree, bank } = &written;
    let dice_of = |faces, words| check.faces(faces, words);
    let bank_holds = [
        check.number(&bank.blood, 1..=99)?,
        check.number(&bank.diamond, 1..=99)?,
        check.number(&bank.gold, 1..=99)?,
        check.number(&bank.rune, 0..=99)?,
    ];
    let max_mines = check.number(&mines.most, 0..=DICE as u8)?;
    // All dice of the villages are rolled at once.
    let max_drills = check.number(&drills.most, 0..=DICE as u8 - max_mines)?;
    let board = Board {
        dice: [
            dice_of(&dice.blue, RESOURCE_FACES)?,
            dice_of(&dice.yellow, RESOURCE_FACES)?,
            dice_of(&dice.white, FOLLOWER_FACES)?,
        ],
        temple: check.temples(temples)?,
        figures: check.number(&temples.figures, 1..=15)?,
        mine: check.cost(&mines.cost)?,
        max_mines,
        start_mines: check.number(&mines.start, 0..=max_mines)?,
        drill: check.cost(&drills.cost)?,
        max_drills,
        start_drills: check.number(&drills.start, 0..=max_drills)?,
        start: [
            check.start(&start.two, 2, bank_holds)?,
            check.start(&start.three, 3, bank_holds)?,
            check.start(&start.four, 4, bank_holds)?,
            check.start(&start.five, 5, bank_holds)?,
        ],
        hand: check.number(&start.hand, 0..=10)?,
        giants_start: check.for_all(&giants_start.resources, bank_holds)?,
        giants_hand: check.number(&giants_start.hand, 0..=5)?,
        rounds: check.number(&turn.rounds, 1..=12)?,
        actions: check.number(&turn.actions, 0..=9)?,
        builds: check.number(&turn.builds, 0..=9)?,
        hand_limit: check.number(&turn.hand_limit, 1..=20)?,
        havens: check.havens(&tree.havens)?,
        race: check.number(&tree.race, 1..=200)?,
        bank: bank_holds,
        provenance: BTreeMap::new(),
    };
    Ok(Board { provenance: provenance(written), ..board })
}

fn provenance(written: Written) -> BTreeMap<String, String> {
    let sections = [
        ("dice", written.dice.provenance),
        ("temples", written.temples.provenance),
        ("mines", written.mines.provenance),
        ("drills", written.drills.provenance),
        ("start", written.start.provenance),
        ("giants_start", written.giants_start.provenance),
        ("turn", written.turn.provenance),
        ("tree", written.tree.provenance),
        ("bank", written.bank.provenance),
    ];
    sections.into_iter().map(|(section, source)| (section.to_owned(), source)).collect()
}
