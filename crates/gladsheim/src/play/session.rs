//! One game in the terminal, from the first question to the last.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context as _, Result};
use fluent_bundle::FluentArgs;
use gladsheim_bots::{BotSpec, Budget};
use gladsheim_engine::{ActionId, FastRng, Phrase, Question, Seat, Viewer};
use gladsheim_registry::record::Recording;
use gladsheim_registry::{Choice, Happenings};
use gladsheim_words::{Reader, Words, rule_text};

use super::menu::{Menu, Picked, named};
use super::prompt::{Reply, read_line, read_reply};
use crate::args::{bot_rng, write_file};
use crate::out::Out;
use crate::text::{WIDTH, columns, hanging, wrapped};

/// How long a hint may be thought about, in imagined games.
const HINT: Budget = Budget::iterations(3_000);

/// How many lines of a long log are shown from its beginning, and as many from its end.
const PART: usize = 20;

/// A game between one person and bots.
pub(crate) struct Session {
    recording: Recording,
    me: Seat,
    bots: Vec<BotSpec>,
    names: Vec<String>,
    words: Words,
    /// Whether what is typed must be shown, because no terminal does.
    echo: bool,
    rng: FastRng,
    /// What happened, in words, and how much of it has been read.
    log: Vec<String>,
    read: usize,
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
        names: Vec<String>,
        words: Words,
        echo: bool,
    ) -> Self {
        let rng = bot_rng(&recording.record().seed);
        Self { recording, me, bots, names, words, echo, rng, log: Vec::new(), read: 0 }
    }

    /// Takes what happened into the log, as far as the person may know it.
    pub(crate) fn hear(&mut self, happenings: &Happenings) {
        for happening in happenings.redacted(Viewer::Seat(self.me)) {
            self.log.push(self.say(&happening.phrase));
        }
    }

    /// Plays until the game is over or the person stops.
    pub(crate) fn run(&mut self, input: &mut impl BufRead, out: &mut Out) -> Result<()> {
        writeln!(out, "{}", hanging(&self.tell("cli-welcome"), 0, 0))?;
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
        self.show_news(out)?;
        self.show_end(out)?;
        self.offer_to_save(input, out)
    }

    fn bot_action(&mut self, seat: Seat) -> Result<ActionId> {
        let bot = self.bots.get(seat.index()).copied().unwrap_or(BotSpec::Random);
        let action = self.recording.table().choose(seat, bot, self.rng.next_u64(), None);
        action.context("a bot is asked and has nothing to choose from")
    }

    fn ask(&mut self, input: &mut impl BufRead, out: &mut Out) -> Result<Answer> {
        let question = self.recording.table().question(self.me, Viewer::Seat(self.me));
        let choices = self.recording.table().legal(self.me);
        self.show_news(out)?;
        self.show_table(out)?;
        self.show_question(question.as_ref(), out)?;
        let whole = || Menu::of(&choices);
        let mut menu = whole();
        let (mut fresh, mut within) = (true, false);
        loop {
            if std::mem::take(&mut fresh) {
                self.show_menu(&menu, out)?;
            }
            let Some(reply) = read_reply(input, out, self.echo)? else { return Ok(Answer::Gone) };
            match reply {
                Reply::Numbers(numbers) => match menu.follow(&numbers) {
                    Some(Picked::Choice(choice)) => return Ok(Answer::Action(choice.id)),
                    Some(Picked::Menu(narrower)) => {
                        (menu, fresh, within) = (narrower, true, true);
                    }
                    None => self.complain("cli-no-such-number", out)?,
                },
                Reply::Words(typed) => match named(&typed, &choices) {
                    Some(choice) => return Ok(Answer::Action(choice.id)),
                    None => self.refuse(&typed, out)?,
                },
                Reply::Back if within => (menu, fresh, within) = (whole(), true, false),
                Reply::Back => self.complain("cli-no-back", out)?,
                Reply::Help => writeln!(out, "{}", self.tell("cli-help"))?,
                Reply::Rule => self.show_rule(question.as_ref(), out)?,
                Reply::Table => self.show_table(out)?,
                Reply::Log => self.show_log(out)?,
                Reply::Hint => self.show_hint(&choices, out)?,
                Reply::Nothing => fresh = true,
                Reply::Quit => return Ok(Answer::Quit),
            }
        }
    }

    fn offer_to_save(&self, input: &mut impl BufRead, out: &mut Out) -> Result<()> {
        if self.recording.record().moves.is_empty() {
            return Ok(());
        }
        loop {
            writeln!(out, "{}", wrapped(&self.tell("cli-save"), 0))?;
            let line = read_line(input, out, self.echo)?.unwrap_or_default();
            if line.is_empty() {
                return Ok(());
            }
            // Somebody who has not noticed that the game is over wants no file named "1".
            if line.chars().all(|letter| letter.is_ascii_digit() || letter == ' ') {
                self.complain("cli-not-a-file", out)?;
                continue;
            }
            match write_file(Path::new(&line), &self.recording.record().to_text()) {
                Ok(()) => {
                    let mut args = FluentArgs::new();
                    args.set("file", line);
                    writeln!(out, "{}", self.words.tell("cli-saved", &args))?;
                    return Ok(());
                }
                Err(error) => writeln!(out, "{}", out.style.alarm(&format!("{error:#}")))?,
            }
        }
    }
}

/// What is put on the screen.
impl Session {
    fn show_news(&mut self, out: &mut Out) -> Result<()> {
        writeln!(out)?;
        let news = self.log.get(self.read..).unwrap_or_default();
        let left_out = news.len().saturating_sub(2 * PART);
        for (index, line) in news.iter().enumerate() {
            if index == PART && left_out > 0 {
                let mut args = FluentArgs::new();
                args.set("count", left_out);
                writeln!(out, "{}", out.style.faint(&self.words.tell("cli-left-out", &args)))?;
            }
            if !(PART..PART + left_out).contains(&index) {
                writeln!(out, "{}", hanging(line, 0, 2))?;
            }
        }
        self.read = self.log.len();
        Ok(())
    }

    fn show_log(&self, out: &mut Out) -> Result<()> {
        for line in &self.log {
            writeln!(out, "{}", hanging(line, 0, 2))?;
        }
        Ok(())
    }

    fn show_table(&self, out: &mut Out) -> Result<()> {
        writeln!(out, "{}", out.style.faint(&"─".repeat(WIDTH)))?;
        let lines = self.recording.table().tell_view(Viewer::Seat(self.me));
        for paragraph in lines.chunk_by(about_the_same) {
            let sentences: Vec<String> = paragraph.iter().map(|phrase| self.say(phrase)).collect();
            writeln!(out, "{}", hanging(&sentences.join(" "), 0, 2))?;
        }
        Ok(())
    }

    fn show_question(&self, question: Option<&Question>, out: &mut Out) -> Result<()> {
        writeln!(out, "{}", out.style.faint(&"─".repeat(WIDTH)))?;
        if let Some(question) = question {
            writeln!(out, "{}", out.style.strong(&wrapped(&self.say(&question.ask), 0)))?;
        }
        Ok(())
    }

    fn show_menu(&self, menu: &Menu<'_>, out: &mut Out) -> Result<()> {
        let game = self.recording.table().game().about().id;
        let asked = menu.asks_for.map(|name| format!("{game}-pick-{name}"));
        if let Some(key) = asked.filter(|key| self.words.has(key)) {
            writeln!(out, "{}", self.tell(&key))?;
        }
        let labels = menu.labels(&self.words, &self.reader());
        let style = out.style;
        let entries = labels.iter().enumerate().map(|(index, label)| {
            let number = style.key(&format!("{:>2}", index + 1));
            // A second line starts under the first word of the first.
            format!("{number} {}", hanging(label, 3, 3).trim_start())
        });
        let entries: Vec<String> = entries.collect();
        if labels.iter().all(|label| label.chars().count() <= 20) {
            writeln!(out, "{}", columns(&entries, 0))?;
        } else {
            writeln!(out, "{}", entries.join("\n"))?;
        }
        Ok(())
    }

    fn show_rule(&self, question: Option<&Question>, out: &mut Out) -> Result<()> {
        let Some(question) = question else { return Ok(()) };
        let source = self.say(&question.source);
        let id = question.rule.0;
        writeln!(out, "{source}: {}", out.style.strong(id))?;
        if let Some(text) = rule_text(self.words.language(), id) {
            writeln!(out, "{}", wrapped(&text, 2))?;
        }
        Ok(())
    }

    fn show_hint(&mut self, choices: &[Choice], out: &mut Out) -> Result<()> {
        let advice = self.recording.table().advise(self.me, HINT, self.rng.next_u64(), None);
        for advice in advice.iter().take(3) {
            let Some(choice) = choices.iter().find(|choice| choice.id == advice.id) else {
                continue;
            };
            let mut args = FluentArgs::new();
            args.set("choice", self.say(&choice.phrase));
            args.set("percent", (advice.payoff * 100.0).round());
            args.set("weight", (advice.share * 100.0).round());
            writeln!(out, "{}", hanging(&self.words.tell("cli-hint", &args), 2, 4))?;
        }
        Ok(())
    }

    fn show_end(&self, out: &mut Out) -> Result<()> {
        let Some(standings) = self.recording.table().standings() else { return Ok(()) };
        writeln!(out, "{}", out.style.faint(&"─".repeat(WIDTH)))?;
        let mut ranked: Vec<_> = Seat::all(self.names.len())
            .filter_map(|seat| Some((standings.rank(seat)?, seat)))
            .collect();
        ranked.sort_unstable();
        for (rank, seat) in ranked {
            let line = self.say(&Phrase::new("cli-rank").number("rank", rank).seat("who", seat));
            let own = seat == self.me;
            writeln!(out, "{}", if own { out.style.strong(&line) } else { line })?;
        }
        Ok(())
    }

    /// Says why what was typed cannot be done: the rule, or that it means nothing here.
    fn refuse(&self, typed: &str, out: &mut Out) -> Result<()> {
        let table = self.recording.table();
        let known = table.game().action(&typed.to_lowercase());
        let refused = known.ok().and_then(|id| table.clone_box().apply(self.me, id).err());
        let Some(illegal) = refused else { return self.complain("cli-not-understood", out) };
        let reason = self.tell(illegal.reason());
        let rule = illegal.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
        writeln!(out, "{}", out.style.alarm(&wrapped(&format!("{reason}{rule}"), 0)))?;
        Ok(())
    }

    fn complain(&self, key: &str, out: &mut Out) -> Result<()> {
        writeln!(out, "{}", out.style.alarm(&self.tell(key)))?;
        Ok(())
    }

    fn reader(&self) -> Reader<'_> {
        Reader::seat(self.me, &self.names)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.reader())
    }

    fn tell(&self, key: &str) -> String {
        self.words.tell(key, &FluentArgs::new())
    }
}

/// Whether two sentences begin with the same player or thing, so that they belong together.
fn about_the_same(one: &Phrase, next: &Phrase) -> bool {
    one.args.first().is_some_and(|first| next.args.first() == Some(first))
}
