//! From the arguments of a phrase to those of a message.
//!
//! One argument of a phrase becomes several of a message, so that languages find what their grammar
//! needs (`locales/README.md` has the table):
//!
//! - a number `n` is `$n`;
//! - a player `who` is `$who`, the name, and `$who-is`, which is `you` or `other`;
//! - a noun `card` is `$card`, and `$card-<form>` for each form the language gives it as an
//!   attribute (`.a = an Axe`);
//! - a name from the content is a noun where the language has a word under its key; any other is
//!   said as it is written, in the forms of the message `hall-made-up`;
//! - a phrase `it` is `$it` and has forms like a noun;
//! - a list is joined, in each form that any of its members has, and `$list-count` is its length.

use std::collections::BTreeMap;

use fluent_bundle::FluentArgs;
use gladsheim_engine::{Arg, Phrase};

use crate::words::Speaker;

/// One argument in all its forms.
struct Forms {
    plain: String,
    /// The other forms by name, such as `a` for "an Axe".
    others: BTreeMap<String, String>,
}

impl Forms {
    fn only(plain: String) -> Self {
        Self { plain, others: BTreeMap::new() }
    }

    /// The text in this form; what has no such form is the same in all.
    fn get(&self, form: &str) -> &str {
        self.others.get(form).unwrap_or(&self.plain)
    }
}

pub(crate) fn of(speaker: Speaker<'_>, phrase: &Phrase) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(number) => {
                args.set(name.clone(), *number);
                continue;
            }
            Arg::Seat(seat) => {
                let is = if speaker.reader.seat == Some(*seat) { "you" } else { "other" };
                args.set(format!("{name}-is"), is);
            }
            Arg::List(items) => args.set(format!("{name}-count"), items.len()),
            Arg::Term(_) | Arg::Name { .. } | Arg::Phrase(_) => {}
        }
        let forms = forms(speaker, arg);
        args.set(name.clone(), forms.plain);
        for (form, text) in forms.others {
            args.set(format!("{name}-{form}"), text);
        }
    }
    args
}

fn forms(speaker: Speaker<'_>, arg: &Arg) -> Forms {
    match arg {
        Arg::Number(number) => Forms::only(number.to_string()),
        Arg::Seat(seat) => {
            let name = speaker.reader.names.get(seat.index()).cloned();
            Forms::only(name.unwrap_or_else(|| numbered(speaker, seat.index())))
        }
        Arg::Term(key) => all_forms(speaker, key, &FluentArgs::new()),
        Arg::Name { key, text } => named(speaker, key, text),
        Arg::Phrase(phrase) => all_forms(speaker, &phrase.key, &of(speaker, phrase)),
        Arg::List(items) => joined(speaker, items),
    }
}

/// A message, and each of its attributes as another form of it.
fn all_forms(speaker: Speaker<'_>, key: &str, args: &FluentArgs<'_>) -> Forms {
    let text = |form: Option<&str>| speaker.message(key, form, args);
    let others = speaker.forms(key).into_iter();
    Forms {
        plain: text(None),
        others: others.map(|form| (form.clone(), text(Some(form.as_str())))).collect(),
    }
}

/// A name from the content: the language's own word for it, or the name as it is written there.
fn named(speaker: Speaker<'_>, key: &str, text: &str) -> Forms {
    if speaker.has(key) {
        return all_forms(speaker, key, &FluentArgs::new());
    }
    let mut args = FluentArgs::new();
    args.set("name", text.to_owned());
    all_forms(speaker, "hall-made-up", &args)
}

/// What a player without a name is called.
fn numbered(speaker: Speaker<'_>, index: usize) -> String {
    let mut args = FluentArgs::new();
    args.set("number", index + 1);
    speaker.message("hall-nameless", None, &args)
}

fn joined(speaker: Speaker<'_>, items: &[Arg]) -> Forms {
    let word = |key| Forms::only(speaker.message(key, None, &FluentArgs::new()));
    let items: Vec<Forms> = items
        .iter()
        .map(|item| match item {
            // In a list the reader is simply "you".
            Arg::Seat(seat) if speaker.reader.seat == Some(*seat) => word("list-you"),
            item => forms(speaker, item),
        })
        .collect();
    if items.is_empty() {
        return word("list-nothing");
    }
    let plain: Vec<&str> = items.iter().map(|item| item.plain.as_str()).collect();
    let mut all = Forms::only(join(speaker, &plain));
    for form in items.iter().flat_map(|item| item.others.keys()) {
        let texts: Vec<&str> = items.iter().map(|item| item.get(form)).collect();
        all.others.insert(form.clone(), join(speaker, &texts));
    }
    all
}

/// Joins texts by the language's own words for it: `list-comma` and, before the last, `list-and`.
fn join(speaker: Speaker<'_>, texts: &[&str]) -> String {
    let mut joined = String::new();
    for (index, text) in texts.iter().enumerate() {
        if index == 0 {
            joined.push_str(text);
            continue;
        }
        let key = if index + 1 == texts.len() { "list-and" } else { "list-comma" };
        let mut args = FluentArgs::new();
        args.set("rest", joined);
        args.set("next", *text);
        joined = speaker.message(key, None, &args);
    }
    joined
}
