//! The parts of sentences about cards: so many of something, one of several.

use gladsheim_engine::{Arg, Phrase};

use crate::effect::{Amount, Resources};
use crate::ids::Resource;

fn counted(key: &'static str, n: u8) -> Arg {
    Arg::Phrase(Phrase::new(key).number("n", n))
}

pub(super) fn followers(n: Amount) -> Arg {
    match n {
        Amount::Fixed(n) => counted("valda-amount-follower", n),
        Amount::X => Arg::Term("valda-effect-that-many-followers".into()),
    }
}

pub(super) fn cards(n: Amount) -> Arg {
    match n {
        Amount::Fixed(n) => counted("valda-amount-card", n),
        Amount::X => Arg::Term("valda-effect-that-many-cards".into()),
    }
}

pub(super) fn resources(kinds: Resources, n: Amount) -> Arg {
    match n {
        Amount::Fixed(n) => units(kinds, n),
        Amount::X => match kinds.single() {
            Some(single) => Arg::Term(that_many(single).into()),
            None => Arg::Phrase(
                Phrase::new("valda-effect-that-many-resources")
                    .with("kinds", alternatives(kinds.iter().map(noun))),
            ),
        },
    }
}

const fn that_many(resource: Resource) -> &'static str {
    match resource {
        Resource::Blood => "valda-effect-that-many-blood",
        Resource::Diamond => "valda-effect-that-many-diamond",
        Resource::Gold => "valda-effect-that-many-gold",
        Resource::Rune => "valda-effect-that-many-rune",
    }
}

/// So many units, each of one of these kinds.
pub(super) fn units(kinds: Resources, n: u8) -> Arg {
    if let Some(single) = kinds.single() {
        return resource(single, n);
    }
    if kinds == Resources::BASIC {
        return counted("valda-effect-resources", n);
    }
    let kinds = alternatives(kinds.iter().map(noun));
    Arg::Phrase(Phrase::new("valda-effect-resources-of").with("kinds", kinds).number("n", n))
}

/// So many units, all of one of these kinds.
pub(super) fn one_kind(kinds: Resources, n: u8) -> Arg {
    alternatives(kinds.iter().map(|kind| resource(kind, n)))
}

/// One unit of an exchange; `any` says it if it may be any basic one.
pub(super) fn exchanged(kinds: Resources, any: &'static str) -> Arg {
    if kinds == Resources::BASIC { Arg::Term(any.into()) } else { one_kind(kinds, 1) }
}

fn resource(resource: Resource, n: u8) -> Arg {
    counted(
        match resource {
            Resource::Blood => "valda-amount-blood",
            Resource::Diamond => "valda-amount-diamond",
            Resource::Gold => "valda-amount-gold",
            Resource::Rune => "valda-amount-rune",
        },
        n,
    )
}

fn noun(resource: Resource) -> Arg {
    Arg::Term(resource.key().into())
}

/// One of several: "1 diamond or 1 gold".
fn alternatives(args: impl Iterator<Item = Arg>) -> Arg {
    let joined = args.reduce(|first, second| {
        Arg::Phrase(Phrase::new("valda-or").with("first", first).with("second", second))
    });
    joined.unwrap_or_else(|| Arg::Phrase(Phrase::new("valda-no-steps")))
}

pub(super) fn building(mine: bool, drill: bool) -> Arg {
    let mine = mine.then(|| Arg::Phrase(Phrase::new("valda-a-mine")));
    let drill = drill.then(|| Arg::Phrase(Phrase::new("valda-a-drill")));
    alternatives(mine.into_iter().chain(drill))
}
