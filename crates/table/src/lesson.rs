//! Tables that teach: a deal that is the same for everybody, others who follow a script, and moments
//! at which the learner is told something.

use std::collections::BTreeMap;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, Seat, Seed, Setup};
use gladsheim_protocol::{self as protocol, By, Moment, Thought};
use gladsheim_registry::{AnyGame, AnyTitle};
use serde::Deserialize;

use crate::beginning::PrefixRecord;
use crate::game_file;
use crate::guests::arrive;
use crate::new_table::{blank_for, person};
use crate::outcome::Outcome;
use crate::random::RandomSource;
use crate::record::{EntryKind, SeatRecord, Sitter};
use crate::table::{Rules, Stored, Table};
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{Settings, TableError, typed_text};

/// How many days a lesson waits for its learner.
const KEEP_DAYS: u32 = 30;

/// A guided first game, as its script says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How many sit at the table.
    players: u8,
    /// The options that differ from their defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The number that chance follows from.
    deal: u64,
    /// The learner's seat.
    learner: Seat,
    /// What the others answer, each in order, by the plain names of actions.
    others: BTreeMap<String, Vec<String>>,
    /// What the learner decides, in order.
    #[serde(rename = "moment")]
    moments: Vec<Moment>,
    /// What is said in the end.
    closing: Vec<Thought>,
    /// Where the game stands then.
    pub ends: Ending,
}

/// Where a game stands when its lesson is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The round, as the game counts.
    pub round: u16,
    /// Whether the game is over.
    pub over: bool,
}

impl Lesson {
    /// The lesson of a game, if it has one.
    ///
    /// # Errors
    /// If its script cannot be read; never for a game whose tests pass.
    pub fn of(title: &dyn AnyTitle) -> Result<Option<Self>, TableError> {
        title.lesson().map(Self::read).transpose()
    }

    /// A script in words of its own.
    ///
    /// # Errors
    /// Points at what cannot be read.
    pub fn read(script: &str) -> Result<Self, TableError> {
        let broken = |error: toml::de::Error| TableError::Broken(format!("a lesson: {error}"));
        toml::from_str(script).map_err(broken)
    }

    /// What another seat answers, in order.
    #[must_use]
    pub fn answers_of(&self, seat: Seat) -> &[String] {
        self.others.get(&seat.index().to_string()).map_or(&[], Vec::as_slice)
    }

    /// What the learner decides, in order.
    #[must_use]
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// What is said in the end.
    #[must_use]
    pub fn closing(&self) -> &[Thought] {
        &self.closing
    }

    /// What its chance follows from.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.deal)
    }

    /// What it is played with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { players: self.players, options: self.options.clone() }
    }

    /// The learner's seat.
    #[must_use]
    pub const fn learner(&self) -> Seat {
        self.learner
    }

    /// What the page is told of it.
    #[must_use]
    pub fn told(self) -> protocol::Lesson {
        protocol::Lesson { moments: self.moments, closing: self.closing }
    }
}

/// A new table at which a person is taught. It has a deal of its own like every table, but nothing
/// follows from that: chance is the lesson's.
///
/// # Errors
/// If the name will not do.
pub fn teach(
    game: &dyn AnyGame,
    lesson: &Lesson,
    learner: PersonId,
    name: &str,
    settings: &Settings,
    now: Millis,
    random: &mut dyn RandomSource,
) -> Result<Stored, TableError> {
    let name = typed_text::name(name)?;
    let bot = SeatRecord { sitter: Sitter::Bot(BotSpec::Thrall), ..SeatRecord::default() };
    let mut seats = vec![bot; game.seats()];
    let own = seats.get_mut(lesson.learner.index()).ok_or(TableError::NoSuchSeat)?;
    own.sitter = person(name, learner);
    let mut record = blank_for(game, learner, &seats, now, random)?;
    record.is_lesson = true;
    record.prefix = Some(PrefixRecord { seed: lesson.seed(), deal: None, moves: 0, fresh: false });
    record.keep_days = Some(KEEP_DAYS);
    arrive(&mut record, learner, now);
    record.touch(now, settings.keep_days);
    Ok(Stored::new(record, Some(game.bundle().to_owned())))
}

/// A lesson in the numbers of actions.
pub(crate) struct Script {
    learner: Seat,
    /// What goes on from each moment.
    wanted: Vec<Vec<ActionId>>,
    /// What the others answer, by their seats.
    others: BTreeMap<Seat, Vec<ActionId>>,
}

/// How far a game has followed its script.
#[derive(Default)]
struct Followed {
    moments: usize,
    others: BTreeMap<Seat, usize>,
}

impl Script {
    /// The lesson of a game in the numbers of its rules; nothing if there is none, or none that
    /// these rules could follow, as at a table that began long ago.
    pub(crate) fn of(rules: &Rules) -> Option<Self> {
        let lesson = Lesson::of(rules.title).ok()??;
        let numbers = |names: &Vec<String>| -> Option<Vec<ActionId>> {
            names.iter().map(|name| rules.game.action(name).ok()).collect()
        };
        let wanted: Option<_> = lesson.moments.iter().map(|moment| numbers(&moment.want)).collect();
        let others = lesson
            .others
            .iter()
            .map(|(seat, names)| Some((Seat::new(seat.parse().ok()?)?, numbers(names)?)));
        Some(Self {
            learner: lesson.learner,
            wanted: wanted?,
            others: others.collect::<Option<_>>()?,
        })
    }

    /// Whether another seat still has something to answer.
    fn has_left(&self, followed: &Followed, seat: Seat) -> bool {
        let answered = followed.others.get(&seat).copied().unwrap_or(0);
        self.others.get(&seat).is_some_and(|answers| answered < answers.len())
    }
}

impl Table {
    /// How far the game has followed its script; nothing once it has not.
    fn followed(&self) -> Option<(&Script, Followed)> {
        let script = self.script.as_ref()?;
        let mut followed = Followed::default();
        for entry in game_file::kept(&self.log) {
            if followed.moments == script.wanted.len() && !script.has_left(&followed, entry.seat) {
                // All was taught: whatever follows is the players' own.
                continue;
            }
            let EntryKind::Act(action) = entry.kind else { return None };
            if entry.seat != script.learner {
                let count = followed.others.entry(entry.seat).or_default();
                if script.others.get(&entry.seat)?.get(*count) != Some(&action) {
                    return None;
                }
                *count += 1;
            } else if entry.by == By::Person {
                script.wanted.get(followed.moments)?.contains(&action).then_some(())?;
                followed.moments += 1;
            }
        }
        Some((script, followed))
    }

    /// How many moments of the lesson the learner has answered.
    pub(crate) fn moment(&self, viewer: Seat) -> Option<u16> {
        let (script, followed) = self.followed()?;
        (viewer == script.learner).then(|| u16::try_from(followed.moments).ok())?
    }

    /// What the script has another seat answer now.
    pub(crate) fn scripted(&self, seat: Seat) -> Option<ActionId> {
        let (script, followed) = self.followed()?;
        let number = followed.others.get(&seat).copied().unwrap_or(0);
        let action = *script.others.get(&seat)?.get(number)?;
        let legal = self.playing().ok()?.table().legal_ids(seat);
        legal.contains(&action).then_some(action)
    }

    /// Lets the others play what the script says.
    pub(crate) fn follow_script(&self, now: Millis) -> Option<Outcome> {
        self.script.as_ref()?;
        let waiting = self.playing().ok()?.table().waiting();
        let (seat, action) = waiting.iter().find_map(|seat| Some((seat, self.scripted(seat)?)))?;
        self.step(seat, EntryKind::Act(action), By::Bot, self.draft(), now).ok()
    }
}
