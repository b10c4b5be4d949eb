//! Every key that is used has words, every word that is there is used, and they agree on their
//! arguments.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::messages::{Message, defined, problems};
use common::{played, rare, sources};
use gladsheim_words::LOCALES;

/// Keys that the code puts together from parts: a pattern with `*` for the parts.
const COMPOSED: &[&str] = &[
    "cli-name-*",
    "*-pick-*",
    "valda-area-*",
    "valda-building-*",
    "valda-choosing-*",
    "valda-deck-*",
    "valda-die-*",
    "valda-inhabitant-*",
    "valda-mode-*",
    "valda-moment-*",
    "valda-phase-*",
    "valda-resource-*",
    "valda-side-*",
    "valda-type-*",
    "valhalla-card-*",
    "valhalla-phase-*",
    "vikings-boost-*",
    "vikings-direction-*",
    "vikings-end-*",
    "vikings-icon-*",
    "vikings-resource-*",
    "vikings-rune-*",
];

fn english() -> BTreeMap<String, Message> {
    defined("en")
}

#[test]
fn every_file_can_be_read_and_defines_each_key_once() {
    for (language, files) in LOCALES {
        assert_eq!(problems(files), Vec::<String>::new(), "in {language}");
    }
}

#[test]
fn every_language_has_the_same_keys() {
    let keys: BTreeSet<String> = english().into_keys().collect();
    for (language, _) in LOCALES {
        let theirs: BTreeSet<String> = defined(language).into_keys().collect();
        let missing: Vec<_> = keys.difference(&theirs).collect();
        let extra: Vec<_> = theirs.difference(&keys).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: -{missing:?} +{extra:?}");
    }
}

#[test]
fn every_key_in_the_code_has_words_and_every_word_is_used() {
    let keys: BTreeSet<String> = english().into_keys().collect();
    let used = sources::keys();
    let missing: Vec<_> = used.difference(&keys).collect();
    assert!(missing.is_empty(), "the code uses keys without words: {missing:?}");
    let composed = |key: &str| COMPOSED.iter().any(|pattern| common::matches(pattern, key));
    let unused = keys.difference(&used).filter(|key| !composed(key));
    let unused: Vec<_> = unused.filter(|key| sources::is_ours(key)).collect();
    assert!(unused.is_empty(), "no code uses {unused:?}");
}

#[test]
fn whatever_a_game_says_can_be_said_to_everybody() {
    let english = english();
    let said = &*played::EVERYTHING;
    assert!(said.phrases > 100_000, "only {} phrases were said", said.phrases);
    assert_eq!(said.gaps, BTreeSet::new());
    for (key, args) in &said.arguments {
        let Some(message) = english.get(key) else { panic!("no words for {key}") };
        let asked: BTreeSet<_> = message.variables.difference(args).collect();
        assert!(asked.is_empty(), "{key} asks for {asked:?} but is given {args:?}");
    }
}

#[test]
fn random_play_meets_nearly_every_word_of_a_game() {
    let said = &*played::EVERYTHING;
    let of_a_game = |key: &str| {
        let ids = gladsheim_registry::Shelf::all().ids();
        ids.iter().any(|id| key.strip_prefix(id).is_some_and(|rest| rest.starts_with('-')))
    };
    let about_games = |key: &&String| of_a_game(key) && !key.contains("-pick-");
    let rare: BTreeSet<&str> = rare::words().collect();
    let english = english();
    let unheard = english.keys().filter(about_games).filter(|key| !said.keys.contains(*key));
    let unheard: Vec<_> = unheard.filter(|key| !rare.contains(key.as_str())).collect();
    assert!(unheard.is_empty(), "never said: {unheard:?}");
}

#[test]
fn the_list_of_rare_words_is_no_longer_than_it_must_be() {
    let (said, english) = (&*played::EVERYTHING, english());
    let unknown: Vec<_> = rare::words().filter(|key| !english.contains_key(*key)).collect();
    assert!(unknown.is_empty(), "there are no such words any more: {unknown:?}");
    let came = rare::OF_OTHER_CARDS.iter().filter(|key| said.keys.contains(**key));
    let came: Vec<_> = came.collect();
    assert!(came.is_empty(), "said now, to be taken off the list in rare.rs: {came:?}");
}
