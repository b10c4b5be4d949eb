//! The choices of one question, as a list short enough to be read.
//!
//! A long list of choices that say the same with different words (`plan hammer wolf`,
//! `plan hammer axe`, …) is asked for word by word: first the word in which they differ first,
//! then what is left.

use gladsheim_engine::{Arg, Phrase};
use gladsheim_registry::Choice;
use gladsheim_words::{Reader, Words};

/// The longest list that is shown at once.
const LONGEST: usize = 9;

/// A list to choose from.
pub(crate) struct Menu<'c> {
    /// The name of the argument that is asked for, where the question is asked in parts.
    pub(crate) asks_for: Option<&'c str>,
    entries: Vec<Entry<'c>>,
}

/// One line of the list.
enum Entry<'c> {
    /// A choice.
    Choice(&'c Choice),
    /// All choices that have this value for the argument asked for.
    Group(&'c Arg, Vec<&'c Choice>),
}

/// What a number on the list stands for.
pub(crate) enum Picked<'c> {
    /// A choice.
    Choice(&'c Choice),
    /// A shorter list.
    Menu(Menu<'c>),
}

impl<'c> Menu<'c> {
    /// The list for these choices.
    pub(crate) fn of(choices: &'c [Choice]) -> Self {
        let choices: Vec<&Choice> = choices.iter().collect();
        Self::in_parts(&choices).unwrap_or_else(|| Self::whole(&choices, None))
    }

    /// The choices one by one.
    fn whole(choices: &[&'c Choice], asks_for: Option<&'c str>) -> Self {
        Self { asks_for, entries: choices.iter().copied().map(Entry::Choice).collect() }
    }

    /// The choices in groups, if there are too many to be shown and they can be grouped.
    fn in_parts(choices: &[&'c Choice]) -> Option<Self> {
        let (by, groups) = grouped(choices).filter(|_| choices.len() > LONGEST)?;
        let entries = groups.into_iter().map(|(value, members)| match members.as_slice() {
            [only] => Entry::Choice(only),
            _ => Entry::Group(value, members),
        });
        Some(Self { asks_for: Some(by), entries: entries.collect() })
    }

    /// What the entry with this number, counted from 1, stands for.
    pub(crate) fn pick(&self, number: usize) -> Option<Picked<'c>> {
        match self.entries.get(number.checked_sub(1)?)? {
            Entry::Choice(choice) => Some(Picked::Choice(choice)),
            Entry::Group(_, members) => {
                // What is left to say of a group is the next argument.
                let next = grouped(members).map(|(by, _)| by);
                let rest = Self::in_parts(members).unwrap_or_else(|| Self::whole(members, next));
                Some(Picked::Menu(rest))
            }
        }
    }

    /// What several numbers lead to, one list after the other.
    pub(crate) fn follow(&self, numbers: &[usize]) -> Option<Picked<'c>> {
        let (first, rest) = numbers.split_first()?;
        match self.pick(*first)? {
            Picked::Menu(narrower) if !rest.is_empty() => narrower.follow(rest),
            picked => rest.is_empty().then_some(picked),
        }
    }

    /// The entries in words.
    pub(crate) fn labels(&self, words: &Words, reader: &Reader<'_>) -> Vec<String> {
        let label = |entry: &Entry<'_>| match entry {
            Entry::Choice(choice) => words.say(&choice.phrase, reader),
            Entry::Group(value, _) => {
                words.say(&Phrase::new("cli-group").with("it", (*value).clone()), reader)
            }
        };
        self.entries.iter().map(label).collect()
    }
}

type Groups<'c> = Vec<(&'c Arg, Vec<&'c Choice>)>;

/// The choices by the first argument in which they differ, if they all say the same but for their
/// arguments.
fn grouped<'c>(choices: &[&'c Choice]) -> Option<(&'c str, Groups<'c>)> {
    let first: &'c Choice = choices.first()?;
    if choices.iter().any(|choice| choice.phrase.key != first.phrase.key) {
        return None;
    }
    let (index, (name, _)) = first.phrase.args.iter().enumerate().find(|(index, (_, value))| {
        choices.iter().any(|choice| choice.phrase.args.get(*index).is_none_or(|(_, v)| v != value))
    })?;
    let mut groups: Groups<'c> = Vec::new();
    for &choice in choices {
        let (_, value) = choice.phrase.args.get(index)?;
        match groups.iter_mut().find(|(known, _)| *known == value) {
            Some((_, members)) => members.push(choice),
            None => groups.push((value, vec![choice])),
        }
    }
    Some((name, groups))
}

/// The only choice whose plain name is, or has words beginning with, what was typed, in capitals or
/// not.
pub(crate) fn named<'c>(typed: &str, choices: &'c [Choice]) -> Option<&'c Choice> {
    let typed = typed.to_lowercase();
    if let Some(exact) = choices.iter().find(|choice| choice.name.to_lowercase() == typed) {
        return Some(exact);
    }
    let mut matching = choices.iter().filter(|choice| {
        let name = choice.name.to_lowercase();
        let mut words = name.split_whitespace();
        typed.split_whitespace().all(|part| words.any(|word| word.starts_with(part)))
    });
    let found = matching.next()?;
    matching.next().is_none().then_some(found)
}

#[cfg(test)]
mod tests {
    use gladsheim_engine::ActionId;

    use super::*;

    fn plans() -> Vec<Choice> {
        let cards = ["hammer", "sword", "axe", "wolf"];
        let pairs = cards.iter().flat_map(|main| cards.iter().map(move |support| (main, support)));
        let plan = |(id, (main, support)): (usize, (&&'static str, &&'static str))| Choice {
            id: ActionId(id as u16),
            action: serde_json::json!({ "type": "plan", "main": main, "support": support }),
            name: format!("plan {main} {support}"),
            phrase: Phrase::new("plan").term("main", *main).term("support", *support),
        };
        pairs.enumerate().map(plan).collect()
    }

    #[test]
    fn a_long_list_is_asked_for_word_by_word() {
        let plans = plans();
        let menu = Menu::of(&plans);
        assert_eq!(menu.asks_for, Some("main"));
        let Some(Picked::Menu(rest)) = menu.pick(2) else { panic!("a group of four") };
        assert_eq!(rest.asks_for, Some("support"));
        let Some(Picked::Choice(choice)) = rest.pick(4) else { panic!("one of them") };
        assert_eq!(choice.name, "plan sword wolf");
        assert!(menu.pick(0).is_none() && menu.pick(5).is_none());
    }

    #[test]
    fn several_numbers_answer_several_lists() {
        let plans = plans();
        let menu = Menu::of(&plans);
        assert!(
            matches!(menu.follow(&[3, 1]), Some(Picked::Choice(c)) if c.name == "plan axe hammer")
        );
        assert!(matches!(menu.follow(&[3]), Some(Picked::Menu(_))));
        assert!(menu.follow(&[3, 1, 1]).is_none() && menu.follow(&[]).is_none());
    }

    #[test]
    fn a_short_list_is_shown_as_it_is() {
        let plans = plans();
        let menu = Menu::of(&plans[..5]);
        assert_eq!((menu.asks_for, menu.entries.len()), (None, 5));
    }

    #[test]
    fn names_may_be_shortened_while_they_are_clear() {
        let plans = plans();
        let name = |typed| named(typed, &plans).map(|choice| choice.name.as_str());
        assert_eq!(name("plan axe wolf"), Some("plan axe wolf"));
        assert_eq!(name("ham wo"), Some("plan hammer wolf"));
        assert_eq!(name("HAMMER hammer"), Some("plan hammer hammer"));
        assert_eq!(name("wolf"), None);
        assert_eq!(name("draw"), None);
        let capitals = [Choice { name: "play BAS-A01".to_owned(), ..plans[0].clone() }];
        assert!(named("play bas-a01", &capitals).is_some() && named("bas", &capitals).is_some());
    }
}
