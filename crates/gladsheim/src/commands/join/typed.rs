//! What the person types.

use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use fluent_bundle::FluentArgs;
use gladsheim_protocol::{ClientMessage, Leave, Motion, Verb, claim_path};

use super::auto::Auto;
use super::sitting::Sitting;
use crate::files::write_file;
use crate::out::Out;
use crate::play::menu::{Picked, named};
use crate::play::prompt::Reply;

impl Sitting {
    /// Does what was typed; `false` if the person wants to go.
    pub(super) async fn typed(&mut self, line: &str, out: &mut Out) -> Result<bool> {
        self.line_typed(line, out)?;
        if self.command(line, out).await? {
            return Ok(true);
        }
        if self.over {
            return self.save(line, out).await;
        }
        match Reply::of(line) {
            Reply::Quit => return self.goodbye(out).await.map(|()| false),
            Reply::Numbers(numbers) => self.numbers(&numbers, out).await?,
            Reply::Words(typed) => self.named(&typed, out).await?,
            Reply::Back => self.back(out)?,
            Reply::Help => writeln!(out, "{}", self.screen.tell("cli-join-help"))?,
            Reply::Rule => {
                if let Some(asked) = &self.asked {
                    let question = &asked.question;
                    let source = question.source.clone();
                    self.screen.show_rule(&source, &question.rule, out)?;
                }
            }
            Reply::Table => self.screen.show_table(&self.lines, out)?,
            Reply::Log => self.screen.show_log(out)?,
            Reply::Hint => self.screen.complain("cli-join-no-hint", out)?,
            Reply::Nothing => {
                if let Some(asked) = &self.asked {
                    self.screen.show_menu(&asked.menu(), out)?;
                }
            }
        }
        if self.is_asked() {
            self.prompt(out)?;
        }
        Ok(true)
    }

    /// Does what is not about the question; `false` if it was about the question.
    async fn command(&mut self, line: &str, out: &mut Out) -> Result<bool> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let message = match (word.to_lowercase().as_str(), rest.trim()) {
            ("say", text) if !text.is_empty() => ClientMessage::Chat { text: text.to_owned() },
            ("undo", "") => self.proposed(Verb::Undo, out)?,
            ("end", "") => self.proposed(Verb::End, out)?,
            ("again", "") => self.proposed(Verb::Rematch, out)?,
            (answer @ ("yes" | "no"), "") => {
                let motion = if answer == "yes" { Motion::Accept } else { Motion::Decline };
                match self.open_proposal() {
                    Some(verb) => about(verb, motion),
                    None => {
                        self.screen.complain("cli-join-nothing-proposed", out)?;
                        return Ok(true);
                    }
                }
            }
            ("link", "") => {
                let link = self.personal_link().await?;
                self.tell(("cli-join-link", link), out)?;
                return Ok(true);
            }
            ("auto", how) => {
                self.auto = Some(clap::ValueEnum::from_str(how, true).unwrap_or(Auto::Random));
                self.tell(("cli-join-auto", FluentArgs::new()), out)?;
                self.offer(out).await?;
                return Ok(true);
            }
            ("leave", "") => {
                self.connection.hall().leave(&self.table.id, &Leave { bot: None }).await?;
                return Ok(true);
            }
            // A bad network on purpose, to see how the table bears it.
            ("cut", "") => {
                self.connection.cut();
                self.tell(("cli-join-lost", FluentArgs::new()), out)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        self.connection.send(&message).await;
        if self.is_asked() {
            self.prompt(out)?;
        }
        Ok(true)
    }

    fn proposed(&mut self, verb: Verb, out: &mut Out) -> Result<ClientMessage> {
        self.tell(("cli-join-asked", FluentArgs::new()), out)?;
        Ok(about(verb, Motion::Propose))
    }

    /// What somebody else has proposed and this person has not answered.
    fn open_proposal(&self) -> Option<Verb> {
        let me = self.table.you.seat?;
        let mut open = self.table.proposals.iter();
        open.find(|proposal| proposal.missing.contains(&me)).map(|proposal| proposal.verb)
    }

    async fn numbers(&mut self, numbers: &[usize], out: &mut Out) -> Result<()> {
        let Some(asked) = self.asked.as_mut().filter(|asked| !asked.sent) else {
            return self.screen.complain("cli-join-nothing-asked", out);
        };
        match asked.menu().follow(numbers) {
            Some(Picked::Choice(choice)) => {
                let id = choice.id;
                self.answer(id).await;
            }
            Some(Picked::Menu(_)) => {
                asked.path.extend(numbers);
                self.screen.show_menu(&asked.menu(), out)?;
            }
            None => self.screen.complain("cli-no-such-number", out)?,
        }
        Ok(())
    }

    async fn named(&mut self, typed: &str, out: &mut Out) -> Result<()> {
        let Some(asked) = self.asked.as_ref().filter(|asked| !asked.sent) else {
            return self.screen.complain("cli-join-nothing-asked", out);
        };
        match named(typed, &asked.choices).map(|choice| choice.id) {
            Some(id) => self.answer(id).await,
            None => self.screen.complain("cli-not-understood", out)?,
        }
        Ok(())
    }

    fn back(&mut self, out: &mut Out) -> Result<()> {
        match &mut self.asked {
            Some(asked) if !asked.path.is_empty() => {
                asked.path.clear();
                self.screen.show_menu(&asked.menu(), out)
            }
            _ => self.screen.complain("cli-no-back", out),
        }
    }

    /// Saves the game file under the name that was typed; without a name there is nothing to do.
    async fn save(&mut self, line: &str, out: &mut Out) -> Result<bool> {
        if line.is_empty() || matches!(Reply::of(line), Reply::Quit) {
            return Ok(false);
        }
        if let Reply::Numbers(_) = Reply::of(line) {
            self.screen.complain("cli-not-a-file", out)?;
            self.prompt(out)?;
            return Ok(true);
        }
        if Path::new(line).is_file() {
            self.screen.complain("cli-file-there", out)?;
            self.prompt(out)?;
            return Ok(true);
        }
        let text = self.connection.hall().file(&self.table.id).await?;
        if let Err(error) = write_file(Path::new(line), &text) {
            writeln!(out, "{}", out.style.alarm(&format!("{error:#}")))?;
            self.prompt(out)?;
            return Ok(true);
        }
        let mut args = FluentArgs::new();
        args.set("file", line.to_owned());
        self.tell(("cli-saved", args), out)?;
        Ok(false)
    }

    /// There is nobody to type any more: a script's seat stays, unless the program plays for it.
    pub(super) async fn input_ended(&mut self, out: &mut Out) -> Result<bool> {
        if self.over {
            return Ok(false);
        }
        if self.auto.is_some() || self.table.you.seat.is_none() {
            return Ok(true);
        }
        self.goodbye(out).await.map(|()| false)
    }

    /// Says how to come back.
    async fn goodbye(&mut self, out: &mut Out) -> Result<()> {
        self.break_line(out)?;
        if self.table.you.seat.is_none() {
            return Ok(());
        }
        self.asked = None;
        match self.personal_link().await {
            Ok(link) => self.tell(("cli-join-goodbye", link), out),
            // Without the hall there is no link, and nothing to be done about it.
            Err(_) => Ok(()),
        }
    }

    async fn personal_link(&self) -> Result<FluentArgs<'static>> {
        let hall = self.connection.hall();
        let link = hall.personal_link(&self.table.id).await?;
        let mut args = FluentArgs::new();
        args.set("link", format!("{}{}", hall.address(), claim_path(&link.token)));
        Ok(args)
    }
}

fn about(verb: Verb, motion: Motion) -> ClientMessage {
    match verb {
        Verb::Undo => ClientMessage::Undo { motion },
        Verb::End => ClientMessage::End { motion },
        Verb::Rematch => ClientMessage::Rematch { motion },
    }
}
