//! Amounts that depend on the table: `2+1F` is 2, and 1 more for each F.

use super::{Arg, EffectError, Term, parse_arg};

/// The largest number of a quantity.
const LARGEST: u32 = 99;

/// A number, and so much more for each of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quantity<T> {
    /// The number that is always there.
    pub base: u8,
    /// How much more, and for each of what.
    pub boost: Option<(u8, T)>,
    /// The limit, where one is written: `1+1F..6`.
    pub most: Option<u8>,
}

/// Reads a quantity that stands alone.
///
/// # Errors
/// Points at what is wrong, and says what is expected there.
pub fn quantity<T: Copy>(
    text: &str,
    what: &str,
    words: &[(&str, T)],
) -> Result<Quantity<T>, EffectError> {
    parse_arg(text)?.quantity(what, words)
}

impl Arg {
    /// A quantity; `words` are the names of what can be counted.
    ///
    /// # Errors
    /// Says what is expected here, and suggests the nearest word.
    pub fn quantity<T: Copy>(
        &self,
        what: &str,
        words: &[(&str, T)],
    ) -> Result<Quantity<T>, EffectError> {
        if let Term::UpTo(arg, most) = &self.term {
            let sum = arg.quantity(what, words)?;
            let most = self.small(*most)?;
            if sum.boost.is_none() || most <= sum.base {
                return Err(self.fault("only what grows has a limit, and a larger one"));
            }
            return Ok(Quantity { most: Some(most), ..sum });
        }
        let (mut base, mut boost) = (None, None);
        for part in self.all_of() {
            match &part.term {
                Term::Number(n) if base.is_none() && boost.is_none() => {
                    base = Some(part.small(*n)?);
                }
                Term::Times(n @ 1.., word) if boost.is_none() => {
                    // The word stands at the end of its part.
                    let at = part.span.end.saturating_sub(word.len());
                    let meaning = super::looked_up(word, what, words)
                        .map_err(|message| EffectError::new(at, message))?;
                    boost = Some((part.small(*n)?, meaning));
                }
                _ => {
                    let example = words.first().map_or("", |(word, _)| word);
                    let message = format!(
                        "expected a number, or a number and a boost, such as 2 or 2+1{example}"
                    );
                    return Err(part.fault(message));
                }
            }
        }
        Ok(Quantity { base: base.unwrap_or_default(), boost, most: None })
    }

    fn small(&self, n: u32) -> Result<u8, EffectError> {
        match u8::try_from(n) {
            Ok(small) if n <= LARGEST => Ok(small),
            _ => Err(self.fault(format!("expected a number up to {LARGEST}, found {n}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::parse;
    use super::*;

    const NAMES: [(&str, char); 3] = [("F", 'F'), ("st", 's'), ("VALK", 'v')];

    fn read(text: &str) -> Result<Quantity<char>, (usize, String)> {
        quantity(text, "boost", &NAMES).map_err(|error| (error.at, error.message))
    }

    #[test]
    fn quantities_are_read() {
        let plain = Quantity { base: 3, boost: None, most: None };
        assert_eq!(read("3"), Ok(plain));
        assert_eq!(read("2+1F"), Ok(Quantity { base: 2, boost: Some((1, 'F')), most: None }));
        assert_eq!(
            read(" 1 + 2VALK "),
            Ok(Quantity { base: 1, boost: Some((2, 'v')), most: None })
        );
        assert_eq!(read("1st"), Ok(Quantity { base: 0, boost: Some((1, 's')), most: None }));
        assert_eq!(read("1+1F..6"), Ok(Quantity { base: 1, boost: Some((1, 'F')), most: Some(6) }));
        let steps = parse("sail(1+1F)").unwrap();
        assert_eq!(steps[0].args[0].quantity("boost", &NAMES).map(|read| read.base), Ok(1));
    }

    #[test]
    fn mistakes_are_pointed_at() {
        let refused = |text| read(text).unwrap_err();
        let form = "expected a number, or a number and a boost, such as 2 or 2+1F".to_owned();
        for (text, at) in [
            ("F", 0),
            ("1+F", 2),
            ("1+1", 2),
            ("1F+1", 3),
            ("1+1F+1st", 5),
            ("1+0F", 2),
            ("1|2", 0),
            ("0..4", 0),
            ("x(1)", 0),
        ] {
            assert_eq!(refused(text), (at, form.clone()), "{text}");
        }
        assert_eq!(
            refused("1+1VALC"),
            (3, "\"VALC\" is no boost; did you mean \"VALK\"?".to_owned())
        );
        let strange = refused("1+1Q").1;
        assert!(strange.starts_with("\"Q\" is no boost; it can be "), "{strange}");
        assert_eq!(refused("100").1, "expected a number up to 99, found 100");
        assert_eq!(refused("4+1F..4").1, "only what grows has a limit, and a larger one");
        assert_eq!(refused("-1").0, 0);
        assert_eq!(refused("").0, 0);
    }

    proptest! {
        #[test]
        fn no_text_is_too_odd(text in r"([F0-9+. stVALK|]|\PC){0,20}") {
            if let Err(error) = quantity(&text, "boost", &NAMES) {
                prop_assert!(text.is_char_boundary(error.at), "{error:?}");
            }
        }
    }
}
