//! A command line that cannot be understood, answered in one sentence.

use std::error::Error as _;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::out::complain;

/// Says what is wrong with the command line; a wish for help is not wrong.
pub(crate) fn explain(error: &clap::Error) -> ExitCode {
    let shown = [
        ErrorKind::DisplayHelp,
        ErrorKind::DisplayVersion,
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand,
    ];
    if shown.contains(&error.kind()) {
        // Nothing can be done about a reader who went away.
        let _ = error.print();
    } else {
        complain(&sentence(error));
    }
    ExitCode::from(if error.exit_code() == 0 { 0 } else { 2 })
}

fn sentence(error: &clap::Error) -> String {
    let sentence = match error.kind() {
        ErrorKind::MissingRequiredArgument => missing(error),
        ErrorKind::ValueValidation => bad_value(error),
        _ => None,
    };
    if let Some(sentence) = sentence {
        return sentence;
    }
    let text = error.render().to_string();
    let first = text.lines().next().unwrap_or_default();
    let sentence = first.trim_start_matches("error: ").trim_end_matches(':').to_owned();
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    match kinds.into_iter().find_map(|kind| word(error, kind)) {
        Some(meant) => format!("{sentence}; did you mean \"{meant}\"?"),
        None => format!("{sentence} (--help says more)"),
    }
}

/// What is missing, by its names.
fn missing(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::Strings(names)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    let verb = if names.len() == 1 { "is" } else { "are" };
    Some(format!("{} {verb} missing (--help says more)", names.join(" and ")))
}

/// Which value is wrong, and why.
fn bad_value(error: &clap::Error) -> Option<String> {
    let argument = word(error, ContextKind::InvalidArg)?;
    let value = word(error, ContextKind::InvalidValue)?;
    let source = error.source()?;
    let name = argument.split([' ', '=']).next().unwrap_or_default();
    Some(format!("{name} cannot be \"{value}\": {source}"))
}

fn word(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => words.first().cloned(),
        _ => None,
    }
}
