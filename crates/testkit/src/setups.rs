//! Every kind of table that a game can be set up for.

use std::collections::{BTreeMap, BTreeSet};

use gladsheim_engine::{About, MAX_SEATS, OptionAbout, Setup};

/// Every combination of options that a game allows, with the most players it is for; the one
/// without any options with the fewest as well.
///
/// Options at their defaults are left out.
#[must_use]
pub fn setups(about: &About) -> Vec<Setup> {
    let mut combinations = vec![BTreeMap::new()];
    for option in &about.options {
        let chosen: Vec<_> = option
            .kind
            .values()
            .iter()
            .skip(1) // the default
            .flat_map(|value| {
                let with = |options: &BTreeMap<String, String>| {
                    let mut options = options.clone();
                    options.insert(option.name.to_owned(), (*value).to_owned());
                    options
                };
                combinations.iter().map(with).collect::<Vec<_>>()
            })
            .collect();
        combinations.extend(chosen);
    }
    let mut setups: Vec<Setup> = Vec::new();
    for options in combinations {
        let players = 1..=u8::try_from(MAX_SEATS).unwrap_or(u8::MAX);
        let setups_of = players.map(|players| Setup { players, options: options.clone() });
        let mut allowed = setups_of.filter(|setup| about.check(setup).is_ok());
        let fewest = allowed.next();
        let most = allowed.next_back();
        let plain = options.is_empty() || most.is_none();
        setups.extend(fewest.filter(|_| plain).into_iter().chain(most));
    }
    setups
}

/// The kinds of table that each say something of their own: without options for the fewest and the
/// most players, with each value of each option and whatever that needs, and with everything at
/// once.
///
/// For what takes its time at every table; [`setups`] has every combination.
#[must_use]
pub fn telling_setups(about: &About) -> Vec<Setup> {
    let all = setups(about);
    let most_options = all.iter().map(|setup| setup.options.len()).max().unwrap_or(0);
    let is_needed = |name: &str, by: &str| {
        let option = about.options.iter().find(|option| option.name == by);
        option.is_some_and(|option| option.needs == Some(name))
    };
    let is_plain = |setup: &Setup| {
        let names = || setup.options.keys();
        names().filter(|name| !names().any(|by| is_needed(name, by))).count() <= 1
    };
    let last = all.iter().rposition(|setup| setup.options.len() == most_options);
    let tells = |(index, setup): &(usize, Setup)| is_plain(setup) || Some(*index) == last;
    all.clone().into_iter().enumerate().filter(tells).map(|(_, setup)| setup).collect()
}

/// The telling kinds of table, and every number of players, without options and with each switch.
///
/// For what must hold at every size of a table, in a game whose options are too many to combine.
#[must_use]
pub fn sized_setups(about: &About) -> Vec<Setup> {
    let switches = about.options.iter().filter(|option| option.kind.values() == ["false", "true"]);
    let switched =
        |option: &OptionAbout| BTreeMap::from([(option.name.to_owned(), "true".to_owned())]);
    let combinations: Vec<_> =
        [BTreeMap::new()].into_iter().chain(switches.map(switched)).collect();
    let mut sized = telling_setups(about);
    for players in 1..=u8::try_from(MAX_SEATS).unwrap_or(u8::MAX) {
        let setups = combinations.iter().map(|options| Setup { players, options: options.clone() });
        for setup in setups.filter(|setup| about.check(setup).is_ok()) {
            if !sized.contains(&setup) {
                sized.push(setup);
            }
        }
    }
    sized
}

/// A few kinds of table in which every two values of two options that can do so come up together:
/// without options for the fewest and the most players, and whatever brings the most new pairs.
///
/// Most defects need one or two options at once, and the whole product grows with each of them.
#[must_use]
pub fn pairwise_setups(about: &About) -> Vec<Setup> {
    let all = setups(about);
    let pairs = |setup: &Setup| -> BTreeSet<[(usize, String); 2]> {
        let chosen = |option: &OptionAbout| about.value(setup, option.name).map(str::to_owned);
        let values: Vec<_> = about.options.iter().filter_map(chosen).enumerate().collect();
        let with_later = values.iter().enumerate().flat_map(|(index, one)| {
            values.iter().skip(index + 1).map(|other| [one.clone(), other.clone()])
        });
        // Each value is paired with itself too, for games with a single option.
        with_later.chain(values.iter().map(|one| [one.clone(), one.clone()])).collect()
    };
    let mut open: BTreeSet<_> = all.iter().flat_map(pairs).collect();
    let mut taken: BTreeSet<usize> = (0..all.len())
        .filter(|index| all.get(*index).is_some_and(|setup| setup.options.is_empty()))
        .collect();
    for setup in taken.iter().filter_map(|index| all.get(*index)) {
        pairs(setup).iter().for_each(|pair| _ = open.remove(pair));
    }
    while !open.is_empty() {
        let news = |setup: &Setup| pairs(setup).intersection(&open).count();
        // The first of those with the most.
        let best = all.iter().enumerate().rev().max_by_key(|(_, setup)| news(setup));
        let Some((index, setup)) = best else { break };
        pairs(setup).iter().for_each(|pair| _ = open.remove(pair));
        taken.insert(index);
    }
    taken.into_iter().filter_map(|index| all.get(index).cloned()).collect()
}

/// A name for the files of one kind of table: `5-players-golden_throne`.
#[must_use]
pub fn file_name(about: &About, setup: &Setup) -> String {
    let mut name = format!("{}-players", setup.players);
    for (option, value) in &setup.options {
        let kind = about.options.iter().find(|about| about.name == option);
        name = match kind.is_some_and(|about| about.kind.values() == ["false", "true"]) {
            true => format!("{name}-{option}"),
            false => format!("{name}-{option}-{value}"),
        };
    }
    name
}

#[cfg(test)]
mod tests {
    use gladsheim_engine::{OptionKind, RulesVersion};

    use super::*;

    #[test]
    fn every_combination_that_is_allowed_is_there_once() {
        let option = |name, kind, players, needs| OptionAbout { name, kind, players, needs };
        let about = About {
            id: "saga",
            rules_version: RulesVersion(1),
            oldest_rules: RulesVersion(1),
            min_players: 2,
            max_players: 4,
            minutes: (1, 1),
            options: vec![
                option("throne", OptionKind::Switch, Some((2, 5)), None),
                option("forfeits", OptionKind::Switch, None, Some("throne")),
                option("edition", OptionKind::OneOf(&["one", "two", "three"]), None, None),
            ],
        };
        let names: Vec<String> =
            setups(&about).iter().map(|setup| file_name(&about, setup)).collect();
        assert_eq!(
            names,
            [
                "2-players",
                "4-players",
                "5-players-throne",
                "5-players-forfeits-throne",
                "4-players-edition-two",
                "5-players-edition-two-throne",
                "5-players-edition-two-forfeits-throne",
                "4-players-edition-three",
                "5-players-edition-three-throne",
                "5-players-edition-three-forfeits-throne",
            ]
        );
        let telling: Vec<String> =
            telling_setups(&about).iter().map(|setup| file_name(&about, setup)).collect();
        assert_eq!(
            telling,
            [
                "2-players",
                "4-players",
                "5-players-throne",
                "5-players-forfeits-throne",
                "4-players-edition-two",
                "4-players-edition-three",
                "5-players-edition-three-forfeits-throne",
            ]
        );
        let sized = sized_setups(&about).into_iter().skip(telling.len());
        let sized: Vec<String> = sized.map(|setup| file_name(&about, &setup)).collect();
        let every_size = ["2-players-throne", "3-players", "3-players-throne", "4-players-throne"];
        assert_eq!(sized, every_size);
    }

    #[test]
    fn every_pair_of_values_comes_up_in_a_few_tables() {
        let option = |name, kind| OptionAbout { name, kind, players: None, needs: None };
        let about = About {
            id: "saga",
            rules_version: RulesVersion(1),
            oldest_rules: RulesVersion(1),
            min_players: 2,
            max_players: 4,
            minutes: (1, 1),
            options: vec![
                option("one", OptionKind::Switch),
                option("two", OptionKind::Switch),
                option("three", OptionKind::Switch),
                option("four", OptionKind::OneOf(&["a", "b", "c"])),
            ],
        };
        let few = pairwise_setups(&about);
        assert!(few.len() <= 8 && setups(&about).len() == 25, "{few:?}");
        assert!(few.iter().filter(|setup| setup.options.is_empty()).count() == 2);
        for (index, one) in about.options.iter().enumerate() {
            for other in about.options.iter().skip(index + 1) {
                for first in one.kind.values() {
                    for second in other.kind.values() {
                        let has = |setup: &Setup| {
                            about.value(setup, one.name) == Some(first)
                                && about.value(setup, other.name) == Some(second)
                        };
                        assert!(
                            few.iter().any(has),
                            "{}={first}, {}={second}",
                            one.name,
                            other.name
                        );
                    }
                }
            }
        }
    }
}
