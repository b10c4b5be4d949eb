//! The closed vocabulary of a game: which words begin a step, how they are written, and where they
//! make sense.

use super::{Arg, EffectError, Step, unknown};

/// Where an effect stands, as far as that decides which words make sense: on an action card, in a
/// weapon, on a mat.
pub trait Context: Copy + PartialEq + 'static {
    /// What it is called in an error: `an action card`.
    fn told(self) -> &'static str;
}

/// A word that begins a step.
#[derive(Clone, Copy, Debug)]
pub struct Word<C: 'static> {
    /// The word itself.
    pub name: &'static str,
    /// How the step is written: `gain(resource, number)`. A form that ends with `}` has braces.
    pub form: &'static str,
    /// Where it makes sense.
    pub contexts: &'static [C],
}

/// All words that begin a step.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary<C: 'static>(pub &'static [Word<C>]);

impl<C: Context> Vocabulary<C> {
    /// The word that begins a step.
    ///
    /// # Errors
    /// Suggests the nearest word.
    pub fn find(self, step: &Step) -> Result<&'static Word<C>, EffectError> {
        let found = self.0.iter().find(|word| word.name == step.name);
        found.ok_or_else(|| {
            let names = self.0.iter().map(|word| word.name);
            step.fault(unknown("step of an effect", &step.name, names))
        })
    }

    /// The arguments of a step, if they are as many as its word needs.
    ///
    /// # Errors
    /// Says how the step is written.
    pub fn args<const N: usize>(self, step: &Step) -> Result<&[Arg; N], EffectError> {
        step.args(self.find(step)?.form)
    }
}

impl<C: Context> Word<C> {
    /// Checks that the step may stand here and has braces if it needs them.
    ///
    /// # Errors
    /// Says where the word makes sense, or how it is written.
    pub fn check(&self, step: &Step, here: C) -> Result<(), EffectError> {
        let Self { name, form, contexts } = self;
        if !contexts.contains(&here) {
            let mut told: Vec<&str> = contexts.iter().map(|context| context.told()).collect();
            told.dedup();
            let (here, told) = (here.told(), told.join(" or "));
            return Err(step.fault(format!("{name} makes no sense on {here}, only on {told}")));
        }
        if form.ends_with('}') != step.body.is_some() || !step.label.is_empty() {
            return Err(step.fault(format!("{name} is written {form}")));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::parse;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum On {
        Card,
        Mat,
    }

    impl Context for On {
        fn told(self) -> &'static str {
            match self {
                Self::Card => "a card",
                Self::Mat => "a mat",
            }
        }
    }

    const WORDS: Vocabulary<On> = Vocabulary(&[
        Word { name: "gain", form: "gain(resource, number)", contexts: &[On::Card, On::Mat] },
        Word { name: "repeat", form: "repeat(0..number){..}", contexts: &[On::Card] },
    ]);

    fn checked(text: &str, here: On) -> Result<(), String> {
        let steps = parse(text).unwrap();
        let check = || WORDS.find(&steps[0])?.check(&steps[0], here);
        check().map_err(|error| error.message)
    }

    #[test]
    fn words_are_known_and_stand_where_they_make_sense() {
        assert_eq!(checked("gain(gold,2)", On::Mat), Ok(()));
        let refused = |text, here| checked(text, here).unwrap_err();
        assert!(refused("gian(gold,2)", On::Card).ends_with("did you mean \"gain\"?"));
        assert_eq!(
            refused("repeat(0..2){gain}", On::Mat),
            "repeat makes no sense on a mat, only on a card"
        );
        assert_eq!(refused("repeat(0..2)", On::Card), "repeat is written repeat(0..number){..}");
        assert_eq!(refused("gain[x](gold,2)", On::Card), "gain is written gain(resource, number)");
    }

    #[test]
    fn a_missing_argument_is_told_with_the_form() {
        let steps = parse("gain(gold)").unwrap();
        let error = WORDS.args::<2>(&steps[0]).unwrap_err();
        assert_eq!(error.message, "gain has 1 argument; it is written gain(resource, number)");
    }
}
