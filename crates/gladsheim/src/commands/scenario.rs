//! `gladsheim scenario`: rules as tests.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use gladsheim_lab::run_scenarios;
use gladsheim_registry::read_contents;
use gladsheim_scenario::{Outcome, Problem, Verdict, collect, read};

use super::print_json;
use crate::out::{Out, complain};

/// Run scenario files, or all those in a folder; exit status 1 if any fails, 2 if one has a mistake
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files and folders
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Content files that the scenarios are played with: a folder with a folder for each game, or
    /// with the files of one
    #[arg(long, value_name = "PATH")]
    content: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let mut outcomes: Vec<Outcome> = Vec::new();
    let contents = args.content.as_deref().map(read_contents).transpose()?.unwrap_or_default();
    for path in collect(&args.paths)? {
        outcomes.extend(run_scenarios(&read(&path)?, &contents)?);
    }
    let count = |wanted: fn(&Verdict) -> bool| {
        outcomes.iter().filter(|outcome| wanted(&outcome.result)).count()
    };
    let failed = count(|verdict| matches!(verdict, Verdict::Failed(_)));
    let impossible = count(is_impossible);
    let mistaken = count(|verdict| matches!(verdict, Verdict::Mistaken(_)));
    if args.json {
        print_json(out, &outcomes)?;
    } else {
        for outcome in &outcomes {
            tell(outcome, out)?;
        }
        if impossible > 0 && args.content.is_none() {
            writeln!(out, "Positions have the game's own cards; --content PATH lays out others.")?;
        }
        let passed = outcomes.len() - failed - mistaken;
        write!(out, "{passed} scenarios passed, {failed} failed")?;
        writeln!(
            out,
            "{}",
            if mistaken > 0 { format!(", {mistaken} mistaken") } else { String::new() }
        )?;
    }
    Ok(ExitCode::from(match (failed, mistaken) {
        (0, 0) => 0,
        (_, 0) => 1,
        _ => 2,
    }))
}

/// Whether a position was refused, perhaps because its cards are not in the box.
fn is_impossible(verdict: &Verdict) -> bool {
    let Verdict::Mistaken(fault) = verdict else { return false };
    matches!(*fault.problem, Problem::Impossible(_))
}

/// Says what is wrong: a rule that is broken is a result, a mistake in the file is an error.
fn tell(outcome: &Outcome, out: &mut Out) -> Result<()> {
    match &outcome.result {
        Verdict::Passed => {}
        Verdict::Failed(fault) => {
            let failed = out.style.alarm("failed");
            writeln!(out, "{failed}: {} ({})", outcome.title, outcome.rules.join(", "))?;
            writeln!(out, "    {fault}")?;
        }
        Verdict::Mistaken(fault) => {
            out.flush()?;
            complain(&fault.to_string());
        }
    }
    Ok(())
}
