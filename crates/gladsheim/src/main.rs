//! The binary: games, cards, play, sim, arena, record, replay, verify, scenario, perft, bench.
//!
//! One module per command. Whatever a person can get wrong becomes one sentence on the standard
//! error and exit status 2; a reader who goes away (`gladsheim games | head -1`) ends it quietly.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod args;
mod commands;
mod cpu;
mod files;
mod out;
mod play;
mod text;
mod usage;

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use out::Out;

/// The hall where Norse board games are played.
#[derive(Parser)]
#[command(name = "gladsheim", version, propagate_version = true)]
#[command(infer_subcommands = true, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(commands::games::Args),
    Cards(commands::cards::Args),
    Play(play::Args),
    Sim(commands::sim::Args),
    Arena(commands::arena::Args),
    Record(commands::record::Args),
    Replay(commands::replay::Args),
    Verify(commands::verify::Args),
    Scenario(commands::scenario::Args),
    Perft(commands::perft::Args),
    Bench(commands::bench::Args),
    Join(commands::join::Args),
    Loadtest(commands::loadtest::Args),
    Serve(commands::serve::Args),
    Backup(commands::backup::Args),
    Restore(commands::restore::Args),
    Export(commands::export::Args),
    Admin(commands::admin::Args),
}

fn main() -> ExitCode {
    let matches = taking_negative_numbers(Cli::command()).try_get_matches();
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return usage::explain(&error),
    };
    let mut out = Out::stdout();
    let result = run(cli.command, &mut out).and_then(|code| {
        io::Write::flush(&mut out)?;
        Ok(code)
    });
    match result {
        Ok(code) => code,
        Err(error) if out::reader_left(&error) => ExitCode::SUCCESS,
        Err(error) => {
            out::complain(&format!("{error:#}"));
            ExitCode::from(2)
        }
    }
}

/// Lets `--players -1` be a wrong number of players rather than an option that nobody knows.
fn taking_negative_numbers(command: clap::Command) -> clap::Command {
    let values = |arg: clap::Arg| {
        let takes_values = arg.get_action().takes_values();
        arg.allow_negative_numbers(takes_values)
    };
    command.mut_args(values).mut_subcommands(taking_negative_numbers)
}

fn run(command: Command, out: &mut Out) -> Result<ExitCode> {
    match command {
        Command::Games(args) => commands::games::run(&args, out),
        Command::Cards(args) => commands::cards::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Sim(args) => commands::sim::run(&args, out),
        Command::Arena(args) => commands::arena::run(&args, out),
        Command::Record(args) => commands::record::run(&args, out),
        Command::Replay(args) => commands::replay::run(&args, out),
        Command::Verify(args) => commands::verify::run(&args, out),
        Command::Scenario(args) => return commands::scenario::run(&args, out),
        Command::Perft(args) => commands::perft::run(&args, out),
        Command::Bench(args) => commands::bench::run(&args, out),
        Command::Join(args) => return commands::join::run(&args, out),
        Command::Loadtest(args) => return commands::loadtest::run(&args, out),
        Command::Serve(args) => commands::serve::run(&args, out),
        Command::Backup(args) => commands::backup::run(&args, out),
        Command::Restore(args) => commands::restore::run(&args, out),
        Command::Export(args) => commands::export::run(&args, out),
        Command::Admin(args) => commands::admin::run(&args, out),
    }?;
    Ok(ExitCode::SUCCESS)
}
