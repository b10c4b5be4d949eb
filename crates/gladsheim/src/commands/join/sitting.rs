//! Sitting at a table: what the hall says and what the person types, until the game is over.

use std::io::Write as _;

use anyhow::{Result, bail};
use fluent_bundle::FluentArgs;
use gladsheim_client::{A_WHILE, TableConnection, Update, may_return};
use gladsheim_engine::{self as engine, ActionId, Seat};
use gladsheim_intake::plain;
use gladsheim_protocol::{
    By, ChatLine, ClientMessage, End, Entry, ErrorCode, Phase, Problem, Question, ServerMessage,
    State, Table, TableId, table_path,
};
use gladsheim_registry::{Choice, find};
use tokio::time::{Instant, sleep_until};

use super::announcements::{self, Line};
use super::arrive::Arrival;
use super::auto::Auto;
use super::input::Input;
use crate::out::Out;
use crate::play::menu::{Menu, Picked};
use crate::play::screen::Screen;
use crate::text::{hanging, wrapped};

/// One person at one table.
pub(crate) struct Sitting {
    pub(super) connection: TableConnection,
    pub(super) table: Table,
    pub(super) screen: Screen,
    /// The position in words.
    pub(super) lines: Vec<engine::Phrase>,
    pub(super) asked: Option<Asked>,
    pub(super) input: Input,
    pub(super) auto: Option<Auto>,
    pub(super) over: bool,
    /// When to give the answer again that the hall had no time for.
    again_at: Option<Instant>,
    /// Whether the cursor stands behind a prompt.
    prompted: bool,
    /// For whom the reader was last told to wait.
    awaited: Vec<Seat>,
}

/// A question that waits for the person.
pub(super) struct Asked {
    pub(super) question: Question,
    pub(super) choices: Vec<Choice>,
    /// The numbers typed so far, where it is asked in parts.
    pub(super) path: Vec<usize>,
    /// Whether an answer is under way.
    pub(super) sent: bool,
}

impl Asked {
    /// The list the person is looking at.
    pub(super) fn menu(&self) -> Menu<'_> {
        let whole = Menu::of(&self.choices);
        match whole.follow(&self.path) {
            Some(Picked::Menu(narrower)) => narrower,
            _ => whole,
        }
    }
}

impl Sitting {
    pub(crate) async fn new(arrival: Arrival, auto: Option<Auto>, input: Input) -> Result<Self> {
        let Arrival { hall, table, words } = arrival;
        let connection = TableConnection::open(hall, table.id.clone(), true).await?;
        let screen = Screen::new(table.game.clone(), table.you.seat, Vec::new(), words);
        let mut sitting = Self {
            connection,
            table: table.clone(),
            screen,
            lines: Vec::new(),
            asked: None,
            input,
            auto,
            over: false,
            again_at: None,
            prompted: false,
            awaited: Vec::new(),
        };
        sitting.sit_at(table);
        Ok(sitting)
    }

    fn sit_at(&mut self, table: Table) {
        let names =
            table.seats.iter().map(|seat| announcements::name_of(seat).map_or("…".into(), plain));
        self.screen.names = names.collect();
        self.screen.me = table.you.seat;
        self.table = table;
    }

    /// Listens to the hall and to the person until there is nothing more to do.
    pub(crate) async fn stay(mut self, out: &mut Out) -> Result<()> {
        self.lobby(out).await?;
        loop {
            out.flush()?;
            // A script's lines are answers; a person may always say something.
            let listen =
                self.input.is_open() && (self.input.person || self.is_asked() || self.over);
            let goes_on = tokio::select! {
                update = self.connection.next() => self.take(update?, out).await?,
                line = self.input.next(), if listen => match line {
                    Some(line) => self.typed(&line, out).await?,
                    None => self.input_ended(out).await?,
                },
                () = at(self.again_at), if self.again_at.is_some() => {
                    self.again_at = None;
                    self.offer(out).await?;
                    true
                }
            };
            if !goes_on {
                return Ok(());
            }
        }
    }

    /// Takes what the hall says; `false` if that was the last of it.
    async fn take(&mut self, update: Update, out: &mut Out) -> Result<bool> {
        match update {
            Update::Lost(_) => {
                // The question will come again, and so will its answer.
                if let Some(asked) = &mut self.asked {
                    asked.sent = false;
                }
                self.tell(("cli-join-lost", FluentArgs::new()), out)?;
            }
            Update::Back => self.tell(("cli-join-back", FluentArgs::new()), out)?,
            Update::Said(message) => return self.hear(message, out).await,
        }
        Ok(true)
    }

    async fn hear(&mut self, message: ServerMessage, out: &mut Out) -> Result<bool> {
        match message {
            ServerMessage::Welcome(welcome) => {
                for line in welcome.chat {
                    self.chat(&line, out)?;
                }
                return self.changed(welcome.table, out).await;
            }
            ServerMessage::Table(table) => return self.changed(table, out).await,
            ServerMessage::State(state) => return self.position(state, out).await,
            ServerMessage::Chat(line) => self.chat(&line, out)?,
            ServerMessage::Accepted(accepted) => {
                self.asked.take_if(|asked| asked.question.id <= accepted.question);
            }
            ServerMessage::Refused(refused) => {
                if let Some(asked) = &mut self.asked {
                    asked.sent = false;
                    asked.path.clear();
                }
                match refused.error.code {
                    // An answer that came twice is no news to anybody.
                    ErrorCode::Stale => {}
                    // A program has time; a person hears of it and may type again.
                    ErrorCode::TooManyRequests | ErrorCode::Busy if self.auto.is_some() => {
                        self.again_at = Some(Instant::now() + A_WHILE);
                    }
                    _ => self.refused(&refused.error, out)?,
                }
            }
            ServerMessage::Error { error } => self.refused(&error, out)?,
            ServerMessage::Bye { reason } if !may_return(reason) => {
                bail!("the hall has closed this seat's connection for good ({reason:?})");
            }
            ServerMessage::Bye { .. } | ServerMessage::Pong {} => {}
        }
        Ok(true)
    }

    /// The table has changed: who sits there, what is proposed, where it stands.
    async fn changed(&mut self, table: Table, out: &mut Out) -> Result<bool> {
        for line in announcements::between(&self.table, &table, table.you.seat) {
            self.tell(line, out)?;
        }
        let (before, rematch) = (self.table.phase, table.rematch.clone());
        self.sit_at(table);
        match self.table.phase {
            Phase::Lobby => self.lobby(out).await?,
            Phase::Playing if before == Phase::Lobby => {
                self.tell(("cli-join-begins", FluentArgs::new()), out)?;
            }
            Phase::Closed => bail!("the table was closed"),
            _ => {}
        }
        match rematch.filter(|_| self.over && self.table.you.seat.is_some()) {
            Some(next) => self.follow(next, out).await.map(|()| true),
            None => Ok(true),
        }
    }

    /// Goes on to the table at which the same people play again.
    async fn follow(&mut self, next: TableId, out: &mut Out) -> Result<()> {
        let hall = self.connection.hall().clone();
        let mut args = FluentArgs::new();
        args.set("link", format!("{}{}", hall.address(), table_path(&next)));
        self.tell(("cli-join-rematch", args), out)?;
        // Whoever follows is there: the cards are dealt once everybody is.
        let table = hall.ready(&next, true).await?;
        self.connection = TableConnection::open(hall, next, true).await?;
        (self.over, self.asked) = (false, None);
        self.sit_at(table);
        Ok(())
    }

    /// Before the game: says what is waited for, and begins when the host can.
    async fn lobby(&mut self, out: &mut Out) -> Result<()> {
        if self.table.phase != Phase::Lobby {
            return Ok(());
        }
        let full = self.table.seats.iter().all(|seat| announcements::name_of(seat).is_some());
        match (full, self.table.you.host) {
            (false, _) => self.tell(("cli-join-waiting-seats", FluentArgs::new()), out),
            (true, false) => self.tell(("cli-join-waiting-host", FluentArgs::new()), out),
            (true, true) => match self.connection.hall().start(&self.table.id).await {
                Ok(_) => Ok(()),
                // Whatever hinders it now will be news in a moment.
                Err(error) if error.is_passing() => Ok(()),
                Err(error)
                    if error.problem().is_some_and(|problem| {
                        matches!(problem.code, ErrorCode::AlreadyStarted | ErrorCode::NotReady)
                    }) =>
                {
                    Ok(())
                }
                Err(error) => Err(error.into()),
            },
        }
    }

    /// A new position: the log, and the question if there is one.
    async fn position(&mut self, state: State, out: &mut Out) -> Result<bool> {
        for entry in &state.entries {
            self.step(entry);
        }
        self.lines = state.lines.unwrap_or_default();
        if let Some(over) = state.over {
            return self.ended(over.end, &over.ranks, out);
        }
        let Some(question) = state.question else {
            self.asked = None;
            let seats = state.awaited.iter().map(|asked| asked.seat).collect();
            self.wait_for(seats, out)?;
            return Ok(true);
        };
        let choices = state.choices.into_iter().map(|choice| Choice {
            id: choice.id,
            action: choice.action,
            name: choice.name.unwrap_or_default(),
            phrase: choice.phrase,
        });
        let choices = choices.collect();
        self.awaited.clear();
        self.break_line(out)?;
        let same = self.asked.as_ref().filter(|asked| asked.question.id == question.id);
        if let Some(sent) = same.map(|asked| asked.sent) {
            // Somebody else did something meanwhile.
            self.screen.show_new_lines(out)?;
            if !sent {
                self.offer(out).await?;
            }
            return Ok(true);
        }
        self.asked = Some(Asked { question, choices, path: Vec::new(), sent: false });
        self.show_question(out)?;
        self.offer(out).await?;
        Ok(true)
    }

    /// Takes a step into the log.
    fn step(&mut self, entry: &Entry) {
        if let Some(actor) = entry.actor.filter(|actor| actor.by == By::Clock) {
            let name = self.screen.names.get(actor.seat.index()).cloned().unwrap_or_default();
            let (key, args) = announcements::about("cli-join-clock", &name);
            self.screen.hear_text(self.screen.words.tell(key, &args));
        }
        for happening in &entry.events {
            self.screen.hear_phrase(&happening.phrase);
        }
        if entry.undone_to.or(entry.withdrawn).is_some() {
            self.screen.hear_text(self.screen.tell("cli-join-undone"));
        }
    }

    fn ended(&mut self, end: End, ranks: &[u8], out: &mut Out) -> Result<bool> {
        self.break_line(out)?;
        if std::mem::replace(&mut self.over, true) {
            return Ok(true); // told before the connection was lost
        }
        self.asked = None;
        self.screen.show_new_lines(out)?;
        let early = match end {
            End::Played => None,
            End::Agreed => Some("cli-join-agreed"),
            End::TooLong => Some("cli-join-too-long"),
        };
        if let Some(key) = early {
            self.tell((key, FluentArgs::new()), out)?;
        }
        self.screen.show_end(ranks, out)?;
        if self.auto.is_some() || self.table.you.seat.is_none() {
            return Ok(false);
        }
        writeln!(out, "{}", wrapped(&self.screen.tell("cli-save"), 0))?;
        self.prompt(out)?;
        Ok(true)
    }

    fn wait_for(&mut self, seats: Vec<Seat>, out: &mut Out) -> Result<()> {
        self.break_line(out)?;
        self.screen.show_new_lines(out)?;
        if self.awaited != seats {
            let who =
                engine::Arg::List(seats.iter().map(|seat| engine::Arg::Seat(*seat)).collect());
            let phrase = engine::Phrase::new("cli-join-waiting").with("who", who);
            writeln!(out, "{}", out.style.faint(&self.screen.say(&phrase)))?;
            self.awaited = seats;
        }
        Ok(())
    }
}

/// Waits until then; for ever, if there is no such time.
async fn at(time: Option<Instant>) {
    match time {
        Some(time) => sleep_until(time).await,
        None => core::future::pending().await,
    }
}

/// What is put on the screen, and what is sent.
impl Sitting {
    /// Whether a question waits for the person, and not its answer for the hall.
    pub(super) fn is_asked(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| !asked.sent)
    }

    /// What is new, the table and the question.
    pub(super) fn show_question(&mut self, out: &mut Out) -> Result<()> {
        self.screen.show_new_lines(out)?;
        self.screen.show_table(&self.lines, out)?;
        if let Some(asked) = &self.asked {
            self.screen.show_question(&asked.question.phrase, out)?;
            self.screen.show_menu(&asked.menu(), out)?;
        }
        Ok(())
    }

    /// Waits for an answer, or gives one.
    pub(super) async fn offer(&mut self, out: &mut Out) -> Result<()> {
        let chosen = match (&self.auto, &self.asked) {
            (Some(auto), Some(asked)) if !asked.sent => auto.choose(&asked.choices),
            _ => None,
        };
        match chosen {
            Some(action) => self.answer(action).await,
            None => self.prompt(out)?,
        }
        Ok(())
    }

    /// Sends the answer to the open question.
    pub(super) async fn answer(&mut self, action: ActionId) {
        if let Some(asked) = &mut self.asked {
            let act = ClientMessage::Act { question: asked.question.id, action };
            // If it cannot be sent now, the question comes again with the connection.
            asked.sent = self.connection.send(&act).await;
        }
    }

    /// Shows where to type.
    pub(super) fn prompt(&mut self, out: &mut Out) -> Result<()> {
        if !self.prompted {
            write!(out, "{} ", out.style.key(">"))?;
            self.prompted = true;
        }
        Ok(())
    }

    /// Notes that a line was typed behind the prompt; a script's is not on the screen yet.
    pub(super) fn line_typed(&mut self, line: &str, out: &mut Out) -> Result<()> {
        if !self.input.person && self.prompted {
            writeln!(out, "{line}")?;
        }
        self.prompted = false;
        Ok(())
    }

    /// Leaves the prompt's line before something else is written.
    pub(super) fn break_line(&mut self, out: &mut Out) -> Result<()> {
        if std::mem::take(&mut self.prompted) {
            writeln!(out)?;
        }
        Ok(())
    }

    /// Says something of the program's own, and then shows where to type again.
    pub(super) fn tell(&mut self, (key, args): Line, out: &mut Out) -> Result<()> {
        let line = self.screen.words.tell(key, &args);
        self.note(&line, out)
    }

    /// Writes a line beside the game.
    fn note(&mut self, line: &str, out: &mut Out) -> Result<()> {
        self.break_line(out)?;
        writeln!(out, "{}", out.style.faint(&hanging(line, 0, 2)))?;
        if self.is_asked() {
            self.prompt(out)?;
        }
        Ok(())
    }

    /// What somebody says; a sentence where the line has a form of its own in this game.
    fn chat(&mut self, line: &ChatLine, out: &mut Out) -> Result<()> {
        let title = find(&self.table.game).ok();
        let told = title.zip(line.seat).and_then(|(title, seat)| title.tell_talk(seat, &line.text));
        if let Some(phrase) = told {
            let sentence = self.screen.say(&phrase);
            return self.note(&sentence, out);
        }
        let (key, mut args) = announcements::about("cli-join-says", &line.name);
        args.set("text", plain(&line.text));
        self.tell((key, args), out)
    }

    fn refused(&mut self, problem: &Problem, out: &mut Out) -> Result<()> {
        let reason = problem.reason.as_ref().map(|phrase| self.screen.say(phrase));
        let rule = problem.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        let why = reason.map_or_else(|| plain(&problem.message), |reason| reason + &rule);
        let mut args = FluentArgs::new();
        args.set("why", why);
        self.tell(("cli-join-refused", args), out)
    }
}
