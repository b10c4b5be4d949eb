//! Every key that is used has words, every word that is there is used, and they agree on their
//! arguments.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::messages::{Message, defined, problems};
use common::{played, sources};
use gladsheim_words::LOCALES;

/// Keys that the code puts together from parts: a pattern with `*` for the parts.
const COMPOSED: [&str; 13] = [
    "cli-name-*",
    "*-pick-*",
    "valda-area-*",
    "valda-building-*",
    "valda-deck-*",
    "valda-die-*",
    "valda-inhabitant-*",
    "valda-mode-*",
    "valda-moment-*",
    "valda-phase-*",
    "valda-resource-*",
    "valda-side-*",
    "valda-type-*",
];

/// Keys that random play does not meet: places that cannot be empty when they are asked about, a
/// player who has just one thing to do and is not asked, a support card lost before the main.
const RARE: [&str; 4] = [
    "valhalla-card-none",
    "valhalla-action-draw-hammered",
    "valhalla-refuse-hammered",
    "valhalla-view-player-main",
];

/// Games with so many cards that a few dozen games do not meet every word: a hundred or so of theirs
/// wait for one card each.
const MANY_WORDS: [&str; 1] = ["valda"];

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
        let ids = gladsheim_registry::titles().iter().map(|title| title.id());
        ids.filter(|id| !MANY_WORDS.contains(id))
            .any(|id| key.strip_prefix(id).is_some_and(|rest| rest.starts_with('-')))
    };
    let about_games = |key: &&String| of_a_game(key) && !key.contains("-pick-");
    let english = english();
    let unheard: Vec<_> = english
        .keys()
        .filter(about_games)
        .filter(|key| !said.keys.contains(*key) && !RARE.contains(&key.as_str()))
        .collect();
    assert!(unheard.is_empty(), "never said: {unheard:?}");
}
