//! What a player sees in the terminal: the log, the table, the question, the choices.

use std::io::Write;

use anyhow::Result;
use fluent_bundle::FluentArgs;
use gladsheim_engine::{Illegal, Phrase, Seat};
use gladsheim_registry::{Advice, Choice, Happening};
use gladsheim_words::{Reader, Words, rule_text};

use super::menu::Menu;
use crate::out::Out;
use crate::text::{WIDTH, columns, hanging, wrapped};

/// How many lines of a long log are shown from its beginning, and as many from its end.
const PART: usize = 20;

/// What one person has in front of them in the terminal.
pub(crate) struct Screen {
    /// The id of the game.
    pub(crate) game: String,
    /// The person's own seat; nobody is "you" to somebody who watches.
    pub(crate) me: Option<Seat>,
    /// The players' names in seat order.
    pub(crate) names: Vec<String>,
    /// The person's language.
    pub(crate) words: Words,
    /// What happened, in words, and how much of it has been read.
    log: Vec<String>,
    read: usize,
}

impl Screen {
    /// A screen on which nothing has happened yet.
    pub(crate) fn new(
        game: impl Into<String>,
        me: Option<Seat>,
        names: Vec<String>,
        words: Words,
    ) -> Self {
        Self { game: game.into(), me, names, words, log: Vec::new(), read: 0 }
    }

    /// Takes what happened into the log.
    pub(crate) fn hear(&mut self, happenings: &[Happening]) {
        happenings.iter().for_each(|happening| self.hear_phrase(&happening.phrase));
    }

    /// Takes one sentence into the log.
    pub(crate) fn hear_phrase(&mut self, phrase: &Phrase) {
        self.hear_text(self.say(phrase));
    }

    /// Adds a sentence to the log that has its words already.
    pub(crate) fn hear_text(&mut self, sentence: String) {
        self.log.push(sentence);
    }

    /// What happened since this was last asked; the middle of a very long story is left out.
    pub(crate) fn show_new_lines(&mut self, out: &mut Out) -> Result<()> {
        writeln!(out)?;
        let lines = self.log.get(self.read..).unwrap_or_default();
        let left_out = lines.len().saturating_sub(2 * PART);
        for (index, line) in lines.iter().enumerate() {
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

    /// Everything that happened.
    pub(crate) fn show_log(&self, out: &mut Out) -> Result<()> {
        for line in &self.log {
            writeln!(out, "{}", hanging(line, 0, 2))?;
        }
        Ok(())
    }

    /// The table in words; sentences about the same player share a paragraph.
    pub(crate) fn show_table(&self, lines: &[Phrase], out: &mut Out) -> Result<()> {
        rule_off(out)?;
        for paragraph in lines.chunk_by(about_the_same) {
            let sentences: Vec<String> = paragraph.iter().map(|phrase| self.say(phrase)).collect();
            writeln!(out, "{}", hanging(&sentences.join(" "), 0, 2))?;
        }
        Ok(())
    }

    /// What is asked.
    pub(crate) fn show_question(&self, ask: &Phrase, out: &mut Out) -> Result<()> {
        rule_off(out)?;
        writeln!(out, "{}", out.style.strong(&wrapped(&self.say(ask), 0)))?;
        Ok(())
    }

    /// The choices with their numbers.
    pub(crate) fn show_menu(&self, menu: &Menu<'_>, out: &mut Out) -> Result<()> {
        let asked = menu.asks_for.map(|name| format!("{}-pick-{name}", self.game));
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

    /// Where in the game something is asked, and the rule that asks.
    pub(crate) fn show_rule(&self, source: &Phrase, rule: &str, out: &mut Out) -> Result<()> {
        writeln!(out, "{}: {}", self.say(source), out.style.strong(rule))?;
        if let Some(text) = rule_text(self.words.language(), rule) {
            writeln!(out, "{}", wrapped(&text, 2))?;
        }
        Ok(())
    }

    /// What a search thinks of the best choices.
    pub(crate) fn show_hint(
        &self,
        advice: &[Advice],
        choices: &[Choice],
        out: &mut Out,
    ) -> Result<()> {
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

    /// The final ranks, given in seat order.
    pub(crate) fn show_end(&self, ranks: &[u8], out: &mut Out) -> Result<()> {
        rule_off(out)?;
        let mut ranked: Vec<(u8, Seat)> =
            ranks.iter().copied().zip(Seat::all(ranks.len())).collect();
        ranked.sort_unstable();
        for (rank, seat) in ranked {
            let line = self.say(&Phrase::new("cli-rank").number("rank", rank).seat("who", seat));
            let own = self.me == Some(seat);
            writeln!(out, "{}", if own { out.style.strong(&line) } else { line })?;
        }
        Ok(())
    }

    /// Why something is not allowed, with the rule.
    pub(crate) fn show_refusal(&self, illegal: &Illegal, out: &mut Out) -> Result<()> {
        let reason = self.tell(illegal.reason());
        let rule = illegal.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
        writeln!(out, "{}", out.style.alarm(&wrapped(&format!("{reason}{rule}"), 0)))?;
        Ok(())
    }

    /// Something that cannot be done here, by the key of its sentence.
    pub(crate) fn complain(&self, key: &str, out: &mut Out) -> Result<()> {
        writeln!(out, "{}", out.style.alarm(&wrapped(&self.tell(key), 0)))?;
        Ok(())
    }

    /// Whom sentences are made for.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader { seat: self.me, names: &self.names }
    }

    /// A phrase of the game as a sentence.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.reader())
    }

    /// A sentence of the program's own.
    pub(crate) fn tell(&self, key: &str) -> String {
        self.words.tell(key, &FluentArgs::new())
    }
}

fn rule_off(out: &mut Out) -> Result<()> {
    writeln!(out, "{}", out.style.faint(&"─".repeat(WIDTH)))?;
    Ok(())
}

/// Whether two sentences begin with the same player or thing, so that they belong together.
fn about_the_same(one: &Phrase, next: &Phrase) -> bool {
    one.args.first().is_some_and(|first| next.args.first() == Some(first))
}
