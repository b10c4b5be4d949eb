//! What is kept of a table.

use std::collections::BTreeMap;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, RulesVersion, Seat, SeatSet, Seed, Setup};
use gladsheim_protocol::{Ask, Clock, Order, Over, Phase, Secrecy, TableId, Verb, Visibility};
use gladsheim_registry::{AnyGame, Hash};
use serde::{Deserialize, Serialize};

use crate::beginning::PrefixRecord;
use crate::bot_names;
use crate::time::DAY;
use crate::tokens::{KeyHash, PersonId};

pub use gladsheim_protocol::{By as Origin, End};

/// Everything about a table but its log and its chat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableRecord {
    /// Its name.
    pub id: TableId,
    /// How often it was changed: whoever changes it names the version that was read.
    pub version: u64,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: RulesVersion,
    /// Players and options.
    pub setup: Setup,
    /// The hash of the content.
    pub content_hash: Hash,
    /// Whether that is content of the host's own.
    pub own_content: bool,
    /// Who may find it.
    pub visibility: Visibility,
    /// How people come to their seats.
    pub order: Order,
    /// The clock.
    pub clock: Clock,
    /// How well time is to keep secrets, where whoever made the table said so.
    #[serde(default, alias = "pad_windows", deserialize_with = "secrecy::wanted")]
    pub wanted_secrecy: Option<Secrecy>,
    /// How well it does, once the game has begun.
    #[serde(default, alias = "padded", deserialize_with = "secrecy::kept")]
    pub secrecy: Secrecy,
    /// Who made it: one person, perhaps on several devices.
    pub hosts: Vec<PersonId>,
    /// The seats.
    pub seats: Vec<SeatRecord>,
    /// Where it stands.
    pub phase: Phase,
    /// How chance was fixed.
    pub deal: DealRecord,
    /// The game that it goes on from, where it began as the first moves of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<PrefixRecord>,
    /// Whether it teaches the game: its deal, and what the others play, are those of a lesson.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_lesson: bool,
    /// The hash of the position before the first move, once it began.
    pub start: Option<Hash>,
    /// When it began.
    pub started_at: Option<u64>,
    /// How it ended.
    pub over: Option<Over>,
    /// The number of the last entry of the log.
    pub last_seq: u64,
    /// The number of the last line of chat.
    pub last_line: u64,
    /// The seats that the game waits for.
    pub waiting: SeatSet,
    /// The clocks, in seat order; empty if there are none.
    pub clocks: Vec<SeatClock>,
    /// What has been proposed.
    pub motions: Vec<OpenMotion>,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
    /// Why the log cannot be trusted, if it cannot.
    pub set_aside: Option<String>,
    /// When it was made.
    pub created_at: u64,
    /// When anything last happened.
    pub touched_at: u64,
    /// The time after which it need not be kept.
    pub kept_until: Option<u64>,
    /// How many days it is kept after its last use, where the keeper of the hall said so.
    #[serde(default)]
    pub keep_days: Option<u32>,
    /// Since when people are here, device by device.
    #[serde(default)]
    pub devices: Vec<DeviceRecord>,
    /// Whether the cards are dealt as soon as everybody is ready, and not before.
    #[serde(default)]
    pub deals_when_ready: bool,
    /// When the game was over; tables of earlier versions do not know.
    #[serde(default)]
    pub ended_at: Option<u64>,
    /// Whom the host has removed: only an invitation of their own opens a seat to them.
    #[serde(default)]
    pub removed: Vec<PersonId>,
}

/// A device from which somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeviceRecord {
    /// Who it is.
    pub holder: PersonId,
    /// Since when.
    pub since: u64,
}

/// Somebody who had a seat while the game was on, and has it no longer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FormerSitter {
    /// The name.
    pub name: String,
    /// Whether it was a person.
    pub is_person: bool,
    /// Until when.
    pub until: u64,
}

/// Tables of the first release have one word fewer for how hidden moments are drawn out.
mod secrecy {
    use gladsheim_protocol::Secrecy;
    use serde::{Deserialize, Deserializer};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Padded(bool),
        Secrecy(Secrecy),
    }

    impl From<Written> for Secrecy {
        fn from(written: Written) -> Self {
            match written {
                Written::Padded(true) => Self::Usual,
                Written::Padded(false) => Self::Off,
                Written::Secrecy(secrecy) => secrecy,
            }
        }
    }

    pub(super) fn wanted<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Secrecy>, D::Error> {
        Ok(Option::<Written>::deserialize(d)?.map(Secrecy::from))
    }

    pub(super) fn kept<'de, D: Deserializer<'de>>(d: D) -> Result<Secrecy, D::Error> {
        Written::deserialize(d).map(Secrecy::from)
    }
}

/// One seat of a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct SeatRecord {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether it has left the game for good.
    pub left: bool,
    /// What its player added to the deal.
    pub entropy: String,
    /// How many invitations for this seat are under way.
    pub invited: u16,
    /// When the last of them expires.
    #[serde(default)]
    pub invited_until: u64,
    /// What its player wants to be asked, by the name of the moment.
    #[serde(default)]
    pub orders: BTreeMap<String, Ask>,
    /// Whether its player has said that the game may begin.
    #[serde(default)]
    pub ready: bool,
    /// Whether its player may not chat.
    #[serde(default)]
    pub muted: bool,
    /// Who had it before, since the game began, in order.
    #[serde(default)]
    pub former: Vec<FormerSitter>,
}

impl SeatRecord {
    /// Whether somebody may still come who was invited to it.
    #[must_use]
    pub const fn is_invited(&self, now: u64) -> bool {
        self.invited > 0 && self.invited_until > now
    }

    /// Whether anybody may sit down on it.
    #[must_use]
    pub fn is_free(&self, now: u64) -> bool {
        self.sitter == Sitter::Nobody && !self.left && !self.is_invited(now)
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person.
    Person {
        /// The display name.
        name: String,
        /// The person, perhaps on several devices.
        holders: Vec<PersonId>,
        /// The bot that plays for the person at the moment.
        stand_in: Option<BotSpec>,
    },
    /// A bot.
    Bot(BotSpec),
}

impl Sitter {
    /// The name that the sitter of a seat goes by.
    #[must_use]
    pub fn name(&self, table: &TableId, seat: Seat) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::Person { name, .. } => Some(name.clone()),
            Self::Bot(_) => Some(bot_names::of_bot(table, seat)),
        }
    }

    /// The bot that plays the seat now.
    #[must_use]
    pub const fn bot(&self) -> Option<BotSpec> {
        match self {
            Self::Bot(bot) => Some(*bot),
            Self::Person { stand_in, .. } => *stand_in,
            Self::Nobody => None,
        }
    }

    /// Whether `person` owns the seat.
    #[must_use]
    pub fn is_held_by(&self, person: PersonId) -> bool {
        matches!(self, Self::Person { holders, .. } if holders.contains(&person))
    }
}

/// How chance was fixed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DealRecord {
    /// The secret of the hall.
    pub server_seed: Seed,
    /// What was published of it.
    pub commitment: Hash,
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatClock {
    /// What was left when it last stood still, in milliseconds.
    pub left_ms: u64,
    /// When it runs out, if it runs.
    pub deadline: Option<u64>,
    /// Whether the player was told that the time is up.
    pub nudged: bool,
    /// The deadline that the last answer came before: whoever takes the answer back has that one
    /// again, as if it had not been given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answered_before: Option<u64>,
}

impl SeatClock {
    /// The deadline that it has, and the one that it would have again.
    pub(crate) fn deadlines(&mut self) -> impl Iterator<Item = &mut u64> {
        self.deadline.iter_mut().chain(&mut self.answered_before)
    }
}

/// Something that was proposed to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenMotion {
    /// What.
    pub verb: Verb,
    /// By whom.
    pub by: Seat,
    /// Whose consent is still missing.
    pub missing: SeatSet,
    /// For an undo: the entry that would be the last.
    pub to: u64,
}

impl TableRecord {
    /// A new table in its lobby, private and without a clock, at which nobody sits yet.
    #[must_use]
    pub fn in_lobby(
        id: TableId,
        game: &dyn AnyGame,
        host: impl Into<Option<PersonId>>,
        deal: DealRecord,
        now: u64,
    ) -> Self {
        Self {
            id,
            version: 1,
            game: game.about().id.to_owned(),
            rules_version: game.rules_version(),
            setup: game.setup().clone(),
            content_hash: game.content_hash(),
            own_content: !game.is_boxed(),
            visibility: Visibility::default(),
            order: Order::default(),
            clock: Clock::default(),
            wanted_secrecy: None,
            secrecy: Secrecy::Off,
            hosts: host.into().into_iter().collect(),
            seats: vec![SeatRecord::default(); game.seats()],
            phase: Phase::Lobby,
            deal,
            prefix: None,
            is_lesson: false,
            start: None,
            started_at: None,
            over: None,
            last_seq: 0,
            last_line: 0,
            waiting: SeatSet::EMPTY,
            clocks: Vec::new(),
            motions: Vec::new(),
            rematch: None,
            set_aside: None,
            created_at: now,
            touched_at: now,
            kept_until: None,
            keep_days: None,
            devices: Vec::new(),
            deals_when_ready: false,
            ended_at: None,
            removed: Vec::new(),
        }
    }

    /// Whether it is bound to the rules it was made by: it has begun, or goes on from a game that has.
    #[must_use]
    pub const fn is_bound(&self) -> bool {
        self.start.is_some() || self.prefix.is_some()
    }

    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let index = self.seats.iter().position(|seat| seat.sitter.is_held_by(person))?;
        Seat::new(index)
    }

    /// Whether `person` made the table.
    #[must_use]
    pub fn is_host(&self, person: PersonId) -> bool {
        self.hosts.contains(&person)
    }

    /// A seat by its number.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.seats.get(seat.index())
    }

    /// The seats that a bot plays now.
    #[must_use]
    pub fn bots(&self) -> SeatSet {
        self.seats_where(|seat| seat.sitter.bot().is_some())
    }

    /// The seats that people play now, and that are still in the game.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        self.seats_where(|seat| {
            matches!(seat.sitter, Sitter::Person { stand_in: None, .. }) && !seat.left
        })
    }

    /// Notes that the table is in use, which moves the day after which it need not be kept.
    pub fn touch(&mut self, now: u64, usual_days: Option<u32>) {
        self.touched_at = now;
        let days = self.keep_days.or(usual_days);
        // A whole day: the moment would tell of steps that are still held back from those who look.
        let until = |days| (now + u64::from(days) * DAY).next_multiple_of(DAY);
        self.kept_until = days.map(until);
    }

    /// Postpones everything that happens by itself.
    pub fn postpone(&mut self, by: u64) {
        self.clocks.iter_mut().flat_map(SeatClock::deadlines).for_each(|at| *at += by);
        let invited = self.seats.iter_mut().map(|seat| &mut seat.invited_until);
        invited.filter(|until| **until > 0).for_each(|until| *until += by);
        self.kept_until = self.kept_until.map(|until| until + by);
        // The days are counted from here again when their number changes.
        self.touched_at += by;
    }

    /// The seats that an invitation can open: free ones, and those that a bot plays.
    #[must_use]
    pub fn takeable(&self) -> SeatSet {
        self.seats_where(|seat| {
            !seat.left && (seat.sitter == Sitter::Nobody || seat.sitter.bot().is_some())
        })
    }

    /// The seats of people who have not said that the game may begin.
    #[must_use]
    pub fn unready(&self) -> SeatSet {
        self.seats_where(|seat| matches!(seat.sitter, Sitter::Person { .. }) && !seat.ready)
    }

    /// What the host is called, if the host has a seat.
    #[must_use]
    pub fn host_name(&self) -> Option<String> {
        let seat = self.hosts.iter().find_map(|host| self.seat_of(*host))?;
        self.seat(seat)?.sitter.name(&self.id, seat)
    }

    /// Notes how the game ended.
    pub(crate) fn end(&mut self, over: Over, now: u64) {
        self.phase = Phase::Over;
        self.over = Some(over);
        self.ended_at = Some(now);
        self.motions.clear();
    }

    /// The seats for which something holds.
    pub fn seats_where(&self, holds: impl Fn(&SeatRecord) -> bool) -> SeatSet {
        let seats = self.seats.iter().enumerate().filter(|(_, seat)| holds(seat));
        seats.filter_map(|(index, _)| Seat::new(index)).collect()
    }

    /// When something has to happen by itself: the earliest deadline.
    #[must_use]
    pub fn due_at(&self) -> Option<u64> {
        if self.phase != Phase::Playing || self.set_aside.is_some() {
            return None;
        }
        self.clocks.iter().filter_map(|clock| clock.deadline).min()
    }

    /// Whether a bot is to move.
    #[must_use]
    pub fn bots_due(&self) -> bool {
        let playing = self.phase == Phase::Playing && self.set_aside.is_none();
        playing && !self.waiting.and(self.bots()).is_empty()
    }

    /// How many seats are free before the start.
    #[must_use]
    pub fn free_seats(&self) -> usize {
        let free = self.seats_where(|seat| seat.sitter == Sitter::Nobody && !seat.left);
        if self.phase == Phase::Lobby { free.len() } else { 0 }
    }

    /// Who sits at the table, in seat order; nothing where a seat is free.
    #[must_use]
    pub fn names(&self) -> Vec<Option<String>> {
        let names = self.seats.iter().enumerate().map(|(index, seat)| match &seat.sitter {
            Sitter::Nobody => None,
            Sitter::Person { name, .. } => Some(name.clone()),
            Sitter::Bot(bot) => Some(bot_names::with_strength(&self.id, Seat::new(index)?, *bot)),
        });
        names.collect()
    }

    /// Who played, in seat order: the person who had the seat first, where there was one.
    ///
    /// Whoever leaves stays in the annals.
    #[must_use]
    pub fn players(&self) -> Vec<Option<String>> {
        let names = self.seats.iter().zip(self.names()).map(|(seat, now)| {
            let first = seat.former.iter().find(|former| former.is_person);
            first.map(|former| former.name.clone()).or(now)
        });
        names.collect()
    }

    /// The names that people and bots go by, but for that on one seat.
    #[must_use]
    pub fn names_but(&self, but: Option<Seat>) -> Vec<String> {
        let seats = self.seats.iter().enumerate().filter_map(|(index, seat)| {
            let number = Seat::new(index).filter(|number| Some(*number) != but)?;
            seat.sitter.name(&self.id, number)
        });
        seats.collect()
    }

    /// Everybody who owns a seat, with the seat.
    pub fn owners(&self) -> impl Iterator<Item = (PersonId, Seat)> + '_ {
        self.seats.iter().enumerate().flat_map(|(index, seat)| {
            let holders = match &seat.sitter {
                Sitter::Person { holders, .. } => holders.as_slice(),
                _ => &[],
            };
            holders.iter().filter_map(move |person| Some((*person, Seat::new(index)?)))
        })
    }

    /// What the players added to the deal, in seat order.
    #[must_use]
    pub fn entropies(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.entropy.clone()).collect()
    }

    /// The options that differ from their defaults.
    #[must_use]
    pub const fn options(&self) -> &BTreeMap<String, String> {
        &self.setup.options
    }
}

/// One entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Its number, counted from 1 without gaps.
    pub seq: u64,
    /// When.
    pub at: u64,
    /// Whose seat.
    pub seat: Seat,
    /// Who played for the seat.
    pub by: Origin,
    /// What was done.
    pub kind: EntryKind,
    /// The hash of the position after it.
    pub hash: Hash,
}

/// What can be done in a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// An action of the game.
    Act(ActionId),
    /// The player left the game for good.
    Leave,
    /// Everything after the entry with this number was taken back.
    Undo {
        /// The entry that is now the last; 0 is the deal.
        to: u64,
    },
    /// One answer was taken back, and nothing else.
    Withdraw {
        /// The entry that no longer counts.
        seq: u64,
    },
}

/// An invitation or a personal link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The hash of its token.
    pub hash: KeyHash,
    /// The table.
    pub table: TableId,
    /// What it opens.
    pub kind: KeyKind,
    /// The seat it is for.
    pub seat: Option<Seat>,
    /// When it expires.
    pub expires_at: u64,
    /// Whether it was used or revoked.
    pub spent: bool,
}

/// What a key opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// A seat, for somebody new.
    Invite,
    /// Free seats, for everybody who has it.
    OpenInvite,
    /// A seat, for its owner on another device.
    Link,
    /// The table, for its host without a seat on another device.
    HostLink,
}
