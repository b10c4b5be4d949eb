//! One game in the terminal, from the first question to the last.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context as _, Result};
use fluent_bundle::FluentArgs;
use gladsheim_bots::{BotSpec, Budget};
use gladsheim_engine::{ActionId, FastRng, Seat, Viewer};
use gladsheim_registry::Happenings;
use gladsheim_registry::record::Recording;

use super::menu::{Menu, Picked, named};
use super::prompt::{Reply, read_line, read_reply};
use super::screen::Screen;
use crate::args::bot_rng;
use crate::files::write_file;
use crate::out::Out;
use crate::text::wrapped;

/// How long a hint may be thought about, in imagined games.
const HINT: Budget = Budget::iterations(3_000);

/// A game between one person and bots.
pub(crate) struct Session {
    recording: Recording,
    me: Seat,
    bots: Vec<BotSpec>,
    screen: Screen,
    /// Whether what is typed must be shown, because no terminal does.
    echo: bool,
    rng: FastRng,
}

/// How a question was answered.
enum Answer {
    Action(ActionId),
    /// The person wants to stop; what is typed next is still theirs.
    Quit,
    /// There is nobody to answer any more.
    Gone,
}

impl Session {
    pub(crate) fn new(
        recording: Recording,
        me: Seat,
        bots: Vec<BotSpec>,
        screen: Screen,
        echo: bool,
    ) -> Self {
        let rng = bot_rng(&recording.record().seed);
        Self { recording, me, bots, screen, echo, rng }
    }

    /// Takes what happened into the log, as far as the person may know it.
    pub(crate) fn hear(&mut self, happenings: &Happenings) {
        self.screen.hear(&happenings.redacted(Viewer::Seat(self.me)));
    }

    /// Plays until the game is over or the person stops.
    pub(crate) fn run(&mut self, input: &mut impl BufRead, out: &mut Out) -> Result<()> {
        writeln!(out, "{}", wrapped(&self.screen.tell("cli-welcome"), 0))?;
        loop {
            let waiting = self.recording.table().waiting();
            let Some(seat) = waiting.lowest() else { break };
            let (seat, action) = if waiting.contains(self.me) {
                match self.ask(input, out)? {
                    Answer::Action(action) => (self.me, action),
                    Answer::Quit => return self.offer_to_save(input, out),
                    Answer::Gone => return Ok(()),
                }
            } else {
                (seat, self.bot_action(seat)?)
            };
            let happenings = self.recording.apply(seat, action)?;
            self.hear(&happenings);
        }
        self.screen.show_new_lines(out)?;
        if let Some(standings) = self.recording.table().standings() {
            self.screen.show_end(standings.ranks(), out)?;
        }
        self.offer_to_save(input, out)
    }

    fn bot_action(&mut self, seat: Seat) -> Result<ActionId> {
        let bot = self.bots.get(seat.index()).copied().unwrap_or(BotSpec::Random);
        let action = self.recording.table().choose(seat, bot, self.rng.next_u64(), None);
        action.context("a bot is asked and has nothing to choose from")
    }

    fn ask(&mut self, input: &mut impl BufRead, out: &mut Out) -> Result<Answer> {
        let viewer = Viewer::Seat(self.me);
        let question = self.recording.table().question(self.me, viewer);
        let choices = self.recording.table().legal(self.me);
        self.screen.show_new_lines(out)?;
        self.show_table(out)?;
        if let Some(question) = &question {
            self.screen.show_question(&question.phrase, out)?;
        }
        let mut menu = Menu::of(&choices);
        let (mut fresh, mut within) = (true, false);
        loop {
            if std::mem::take(&mut fresh) {
                self.screen.show_menu(&menu, out)?;
            }
            let Some(reply) = read_reply(input, out, self.echo)? else { return Ok(Answer::Gone) };
            match reply {
                Reply::Numbers(numbers) => match menu.follow(&numbers) {
                    Some(Picked::Choice(choice)) => return Ok(Answer::Action(choice.id)),
                    Some(Picked::Menu(rest)) => (menu, fresh, within) = (rest, true, true),
                    None => self.screen.complain("cli-no-such-number", out)?,
                },
                Reply::Words(typed) => match named(&typed, &choices) {
                    Some(choice) => return Ok(Answer::Action(choice.id)),
                    None => self.refuse(&typed, out)?,
                },
                Reply::Back if within => (menu, fresh, within) = (Menu::of(&choices), true, false),
                Reply::Back => self.screen.complain("cli-no-back", out)?,
                Reply::Help => writeln!(out, "{}", self.screen.tell("cli-help"))?,
                Reply::Rule => {
                    if let Some(question) = &question {
                        self.screen.show_rule(&question.source, question.rule.0, out)?;
                    }
                }
                Reply::Table => self.show_table(out)?,
                Reply::Log => self.screen.show_log(out)?,
                Reply::Hint => {
                    let seed = self.rng.next_u64();
                    let advice = self.recording.table().advise(self.me, HINT, seed, None);
                    self.screen.show_hint(&advice, &choices, out)?;
                }
                Reply::Nothing => fresh = true,
                Reply::Quit => return Ok(Answer::Quit),
            }
        }
    }

    fn show_table(&self, out: &mut Out) -> Result<()> {
        let lines = self.recording.table().tell_view(Viewer::Seat(self.me));
        self.screen.show_table(&lines, out)
    }

    /// Says why what was typed cannot be done: the rule, or that it means nothing here.
    fn refuse(&self, typed: &str, out: &mut Out) -> Result<()> {
        let table = self.recording.table();
        let known = table.game().action(&typed.to_lowercase());
        match known.ok().and_then(|id| table.clone_box().apply(self.me, id).err()) {
            Some(illegal) => self.screen.show_refusal(&illegal, out),
            None => self.screen.complain("cli-not-understood", out),
        }
    }

    fn offer_to_save(&self, input: &mut impl BufRead, out: &mut Out) -> Result<()> {
        if self.recording.record().moves.is_empty() {
            return Ok(());
        }
        loop {
            writeln!(out, "{}", wrapped(&self.screen.tell("cli-save"), 0))?;
            let line = read_line(input, out, self.echo)?.unwrap_or_default();
            if line.is_empty() {
                return Ok(());
            }
            // Somebody who has not noticed that the game is over wants no file named "1".
            if line.chars().all(|letter| letter.is_ascii_digit() || letter == ' ') {
                self.screen.complain("cli-not-a-file", out)?;
                continue;
            }
            if Path::new(&line).is_file() {
                self.screen.complain("cli-file-there", out)?;
                continue;
            }
            match write_file(Path::new(&line), &self.recording.record().to_text()) {
                Ok(()) => {
                    let mut args = FluentArgs::new();
                    args.set("file", line);
                    writeln!(out, "{}", self.screen.words.tell("cli-saved", &args))?;
                    return Ok(());
                }
                Err(error) => writeln!(out, "{}", out.style.alarm(&format!("{error:#}")))?,
            }
        }
    }
}
