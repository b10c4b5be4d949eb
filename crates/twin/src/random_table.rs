//! A whole table played at random, from sitting down to the replay, and what everybody was told.

use gladsheim_engine::{FastRng, Seat, Setup, Viewer};
use gladsheim_protocol::{
    Act, Ask, AtZero, ClientMessage, Clock, CreateTable, EVERY_WINDOW, Hello, Join, Motion, Phase,
    SeatPlan, Secrecy, ServerMessage, StandingOrder, State, Time, VERSION, Visibility,
};
use gladsheim_registry::{AnyTitle, Error, Hash, KeptContent};
use gladsheim_table::{
    Letter, LocalTable, Millis, PersonId, Rules, Settings, Table, TableError, WatcherId, create,
};

/// The most that is done at one table: enough for every game to end.
const MOST: u32 = 3_000;
/// One table in so many is played to the end by the rules. At the others people agree to stop after
/// so many steps, or the check would take minutes.
const PLAYED_OUT: u64 = 25;
const STEPS: u32 = 30;

/// Why something could not be played.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failed {
    #[error(transparent)]
    Rules(#[from] Error),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("table {0} did not end")]
    TooLong(String),
    #[error("table {0}, read again from its log, is not what it was")]
    Reread(String),
}

/// Somebody at the table, as far as they know what is going on.
struct Guest {
    person: PersonId,
    watcher: WatcherId,
    /// The question they are asked, and what they may answer.
    asked: Option<State>,
}

/// A table and those who play at it.
struct Party {
    local: LocalTable,
    random: FastRng,
    now: Millis,
    guests: Vec<Guest>,
    told: Hash,
}

/// Plays one table of a kind, and gives the hash of all that all viewers were told.
pub(crate) fn play(
    title: &'static dyn AnyTitle,
    setup: &Setup,
    number: u64,
) -> Result<Hash, Failed> {
    let game = title.build(setup, None)?;
    let mut random = FastRng::new(number);
    let now = 1_794_700_800_000;
    let people: Vec<PersonId> =
        (1..=setup.players).map(|n| PersonId::from_bytes([n; 16])).collect();
    let host = people.first().copied().unwrap_or(PersonId::from_bytes([0; 16]));
    let wanted = wanted(title, setup, &mut random);
    let settings = Settings::default();
    let stored = create(&*game, host, wanted, &settings, now, &mut random)?;
    let local = LocalTable::open(stored, Rules { title, game }, settings, now);
    let mut party = Party { local, random, now, guests: Vec::new(), told: Hash::of(b"") };
    party.arrive(&people)?;
    party.ask(|table, now, random| table.start(host, now, random))?;
    let steps = if number.is_multiple_of(PLAYED_OUT) { MOST } else { STEPS };
    for _ in 0..steps {
        if party.local.record().phase != Phase::Playing {
            return party.close();
        }
        party.go_on();
    }
    party.agree_to_end();
    party.close()
}

/// A table with a bot here and there, any clock and any way of keeping secrets.
fn wanted(title: &dyn AnyTitle, setup: &Setup, random: &mut FastRng) -> CreateTable {
    let time = match random.below(3) {
        0 => Time::Untimed {},
        1 => Time::Live { bank_ms: 60_000, increment_ms: 1_000 },
        _ => Time::Slow { per_move_ms: 20_000 },
    };
    let zeros = [AtZero::Nudge, AtZero::BotMove, AtZero::BotSeat];
    let at_zero = random.pick(&zeros).copied().unwrap_or_default();
    let secrecies = [None, Some(Secrecy::Off), Some(Secrecy::Usual), Some(Secrecy::Strict)];
    let mut seats = vec![SeatPlan::Me {}];
    for _ in 1..setup.players {
        seats.push(match random.below(4) {
            0 => SeatPlan::Bot { strength: "thrall".to_owned() },
            _ => SeatPlan::Open {},
        });
    }
    CreateTable {
        game: title.id().to_owned(),
        players: setup.players,
        options: setup.options.clone(),
        content: None,
        seats,
        name: Some("Ask".to_owned()),
        entropy: None,
        visibility: Visibility::Public,
        order: Default::default(),
        clock: Clock { time, at_zero, bot: Some("thrall".to_owned()) },
        secrecy: random.pick(&secrecies).copied().flatten(),
    }
}

impl Party {
    fn ask<T>(
        &mut self,
        request: impl FnOnce(
            &Table,
            Millis,
            &mut FastRng,
        ) -> Result<gladsheim_table::Outcome<T>, TableError>,
    ) -> Result<T, TableError> {
        let Self { local, random, now, .. } = self;
        let asked = local.ask(*now, |table| request(table, *now, random));
        self.read_letters();
        asked
    }

    /// Everybody sits down where a seat is free, and looks; somebody without a seat looks too.
    fn arrive(&mut self, people: &[PersonId]) -> Result<(), TableError> {
        for (number, person) in people.iter().enumerate().skip(1) {
            if self.local.record().free_seats() > 0 {
                let join = Join { name: format!("Guest {number}"), seat: None, entropy: None };
                self.ask(|table, now, _| table.join(*person, &join, now))?;
            }
        }
        let watching = PersonId::from_bytes([99; 16]);
        for person in people.iter().chain([&watching]) {
            let lines = self.guests.is_empty();
            let (since, chat_since, patches) = (None, None, !lines);
            let hello = Hello { version: VERSION, since, chat_since, lines, patches };
            let local = &mut self.local;
            let (watcher, letters) =
                local.table.subscribe(Some(*person), &hello, Vec::new(), usize::MAX, self.now)?;
            local.post(letters);
            self.guests.push(Guest { person: *person, watcher, asked: None });
        }
        self.read_letters();
        Ok(())
    }

    /// Writes down what everybody is told; those who are asked something remember it.
    fn read_letters(&mut self) {
        for letter in self.local.letters() {
            let (to, text) = match &letter {
                Letter::Message { to, message } => (to.clone(), serde_json::to_string(message)),
                Letter::Bye { to, reason } => (vec![*to], serde_json::to_string(reason)),
            };
            let text = text.unwrap_or_default();
            self.told = Hash::of(format!("{}{to:?}{text}", self.told).as_bytes());
            if let Letter::Message { message, .. } = letter
                && let ServerMessage::State(state) = *message
            {
                for guest in self.guests.iter_mut().filter(|guest| to.contains(&guest.watcher)) {
                    let asked = state.question.is_some();
                    guest.asked =
                        asked.then(|| State { view: Default::default(), ..state.clone() });
                }
            }
        }
    }

    /// Some time goes by, and somebody does something.
    fn go_on(&mut self) {
        self.now += u64::from(self.random.below(2_000));
        self.local.settle(self.now);
        self.read_letters();
        let indices: Vec<usize> = (0..self.guests.len()).collect();
        let asked = indices.iter().copied();
        let asked = asked.filter(|at| self.guests.get(*at).is_some_and(|one| one.asked.is_some()));
        let asked: Vec<usize> = asked.collect();
        let anybody = self.random.below(12) == 0 || asked.is_empty();
        let index = self.random.pick(if anybody { &indices } else { &asked }).copied();
        let Some(guest) = index.and_then(|index| self.guests.get_mut(index)) else { return };
        let person = guest.person;
        let message = if anybody { None } else { guest.asked.take() };
        let message = match message {
            Some(state) => answer(&state, &mut self.random),
            None => Some(aside(&mut self.random)),
        };
        let Some(message) = message else { return };
        // A refusal does no harm: the same is refused everywhere.
        let heard = self.ask(|table, now, random| table.hear(Some(person), message, now, random));
        self.told = Hash::of(format!("{}{}", self.told, heard.is_ok()).as_bytes());
    }

    /// Everybody wants to stop.
    fn agree_to_end(&mut self) {
        let people: Vec<PersonId> = self.guests.iter().map(|guest| guest.person).collect();
        for person in people {
            let message = ClientMessage::End { motion: Motion::Propose };
            // Whoever has no seat, or comes after the last word, is refused.
            let _ = self.ask(|table, now, random| table.hear(Some(person), message, now, random));
        }
    }

    /// The game is over: it is read again from its log, and told from its beginning.
    fn close(mut self) -> Result<Hash, Failed> {
        let record = self.local.record();
        if record.phase != Phase::Over {
            return Err(Failed::TooLong(record.id.to_string()));
        }
        let title = gladsheim_registry::find(&record.game)?;
        let bundle = self.local.kept().content.as_deref();
        let kept = KeptContent { hash: record.content_hash, bundle };
        let game = title.rebuild(&record.setup, kept, record.rules_version)?;
        let rules = Rules { title, game };
        let again =
            Table::load(self.local.kept().clone(), rules, Settings::default(), self.now).table;
        for viewer in Viewer::all(record.seats.len()) {
            let state = |table: &Table| table.state_since(viewer, 0, true, self.now);
            if state(&again)? != state(&self.local.table)? {
                return Err(Failed::Reread(record.id.to_string()));
            }
        }
        let eyes = Seat::wrapping(0).index().to_string();
        let replay = again.retelling(None, Some(&eyes))?.tell()?;
        let file = again.game_file()?;
        self.told = Hash::of(format!("{}{:?}{file}", self.told, replay.verified).as_bytes());
        Ok(self.told)
    }
}

/// Any of the answers.
fn answer(state: &State, random: &mut FastRng) -> Option<ClientMessage> {
    let question = state.question.as_ref()?.id;
    let action = random.pick(&state.choices)?.id;
    let Act { question, action } = Act { question, action };
    Some(ClientMessage::Act { question, action })
}

/// Something that is done beside the game.
fn aside(random: &mut FastRng) -> ClientMessage {
    let motions = [Motion::Propose, Motion::Propose, Motion::Accept, Motion::Decline];
    let motion = random.pick(&motions).copied().unwrap_or(Motion::Decline);
    let asks = [None, Some(Ask::Always), Some(Ask::Concerned), Some(Ask::Never)];
    match random.below(6) {
        0 => ClientMessage::Chat { text: "well".to_owned() },
        1 => ClientMessage::Order(StandingOrder {
            window: EVERY_WINDOW.to_owned(),
            ask: random.pick(&asks).copied().flatten(),
        }),
        _ => ClientMessage::Undo { motion },
    }
}
