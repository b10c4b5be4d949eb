//! Reading the arguments of a step, with errors that say what is expected.

use core::ops::RangeInclusive;

use super::{Arg, EffectError, Step, Term, listed, looked_up};

impl Step {
    /// The arguments, if they are as many as the step needs; `form` says how it is written.
    ///
    /// # Errors
    /// Says how many there are, and how the step is written.
    pub fn args<const N: usize>(&self, form: &str) -> Result<&[Arg; N], EffectError> {
        let found = self.args.len();
        self.args.as_slice().try_into().map_err(|_| {
            let arguments = if found == 1 { "argument" } else { "arguments" };
            self.fault(format!("{} has {found} {arguments}; it is written {form}", self.name))
        })
    }

    /// The steps in braces, of which there is at least one.
    ///
    /// # Errors
    /// Says so if there is none.
    pub fn body(&self) -> Result<&[Self], EffectError> {
        match self.body.as_deref() {
            Some(steps @ [_, ..]) => Ok(steps),
            None | Some([]) => Err(self.fault(format!("{} must hold steps in braces", self.name))),
        }
    }
}

impl Arg {
    /// The word, if it is nothing but one.
    #[must_use]
    pub fn word(&self) -> Option<&str> {
        match &self.term {
            Term::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The alternatives `a|b`; what is no list is its own only alternative.
    #[must_use]
    pub fn one_of(&self) -> &[Self] {
        match &self.term {
            Term::OneOf(args) => args,
            _ => core::slice::from_ref(self),
        }
    }

    /// The parts of `a+b`; what is no list is its own only part.
    #[must_use]
    pub fn all_of(&self) -> &[Self] {
        match &self.term {
            Term::AllOf(args) => args,
            _ => core::slice::from_ref(self),
        }
    }

    /// What goes with the argument's word in a list of words.
    ///
    /// # Errors
    /// Says what is expected here, and suggests the nearest word.
    pub fn meaning<T: Copy>(&self, what: &str, words: &[(&str, T)]) -> Result<T, EffectError> {
        let Some(word) = self.word() else {
            let known = listed(words.iter().map(|(word, _)| *word));
            return Err(self.fault(format!("a {what} is expected here: {known}")));
        };
        looked_up(word, what, words).map_err(|message| self.fault(message))
    }

    /// A number within bounds.
    ///
    /// # Errors
    /// Says what the bounds are.
    pub fn number(&self, bounds: RangeInclusive<u8>) -> Result<u8, EffectError> {
        let (least, most) = (bounds.start(), bounds.end());
        let found = match self.term {
            Term::Number(n) => match u8::try_from(n) {
                Ok(n) if bounds.contains(&n) => return Ok(n),
                _ => format!(", found {n}"),
            },
            _ => String::new(),
        };
        Err(self.fault(format!("expected a number from {least} to {most}{found}")))
    }

    /// The number 1, where the rules know no other; `things` come one at a time.
    ///
    /// # Errors
    /// Says so of any other number.
    pub fn one(&self, things: &str) -> Result<(), EffectError> {
        match self.term {
            Term::Number(1) => Ok(()),
            _ => Err(self.fault(format!("expected 1: {things} come one at a time"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::parse;

    #[test]
    fn words_are_looked_up_or_corrected() {
        let steps = parse("gain(golt,2|x,ten)").unwrap();
        let [gold, other, ten] = steps[0].args.as_slice() else { panic!("three arguments") };
        let words = [("gold", 1), ("blood", 2)];
        let error = gold.meaning("resource", &words).unwrap_err();
        assert_eq!(error.to_string(), "\"golt\" is no resource; did you mean \"gold\"?");
        assert_eq!(error.at, 5);
        let error = ten.meaning("resource", &words).unwrap_err();
        assert_eq!(error.message, "\"ten\" is no resource; it can be gold or blood");
        let error = other.meaning("resource", &words).unwrap_err();
        assert_eq!(error.message, "a resource is expected here: gold or blood");
        assert_eq!(ten.meaning("number", &[("ten", 10)]), Ok(10));
    }

    #[test]
    fn alternatives_and_parts_are_lists_of_one_where_there_is_no_sign() {
        let steps = parse("a(b,c|d,e+f+g)").unwrap();
        let counts: Vec<(usize, usize)> =
            steps[0].args.iter().map(|arg| (arg.one_of().len(), arg.all_of().len())).collect();
        assert_eq!(counts, [(1, 1), (2, 1), (1, 3)]);
    }

    #[test]
    fn numbers_have_bounds() {
        let steps = parse("draw(3,16,999,all)").unwrap();
        let [three, more, many, all] = steps[0].args("draw(..)").unwrap();
        assert_eq!(three.number(1..=15), Ok(3));
        let message = |arg: &Arg| arg.number(1..=15).unwrap_err().message;
        assert_eq!(message(more), "expected a number from 1 to 15, found 16");
        assert_eq!(message(many), "expected a number from 1 to 15, found 999");
        assert_eq!(message(all), "expected a number from 1 to 15");
        assert_eq!(
            three.one("temples").unwrap_err().message,
            "expected 1: temples come one at a time"
        );
    }

    #[test]
    fn a_step_has_as_many_arguments_as_it_needs_and_something_in_its_braces() {
        let steps = parse("gain(2);repeat{};if{a;b}").unwrap();
        let [gain, repeat, condition] = steps.as_slice() else { panic!("three steps") };
        let error = gain.args::<2>("gain(resource, number)").unwrap_err();
        assert_eq!(error.message, "gain has 1 argument; it is written gain(resource, number)");
        assert_eq!(repeat.body().unwrap_err().message, "repeat must hold steps in braces");
        assert!(gain.body().is_err());
        assert_eq!(condition.body().unwrap().len(), 2);
    }
}
