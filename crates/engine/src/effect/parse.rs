//! From text to steps.

use core::ops::Range;

use super::{Arg, EffectError, Step, Term};

/// How deep braces and parentheses may be nested: deeper nesting is an accident, and a bound keeps
/// any text from exhausting the call stack.
const DEEPEST: u8 = 8;

/// Reads an effect.
///
/// # Errors
/// Points at the first place that cannot be understood, and says what is expected there.
pub fn parse(text: &str) -> Result<Vec<Step>, EffectError> {
    let mut parser = Parser::new(text);
    let steps = parser.steps()?;
    match parser.peek() {
        None => Ok(steps),
        Some('|') => Err(parser.expected(NEXT_STEP)),
        Some(_) => Err(parser.fault(NOT_OPENED)),
    }
}

/// Reads an effect of which one side is chosen: `a(1);b(2)|c(1)` is both of the first, or the last.
///
/// # Errors
/// Points at the first place that cannot be understood, and says what is expected there.
pub fn parse_sides(text: &str) -> Result<Vec<Vec<Step>>, EffectError> {
    let mut parser = Parser::new(text);
    let mut sides = vec![parser.steps()?];
    while parser.eat('|') {
        sides.push(parser.steps()?);
    }
    if parser.peek().is_some() {
        return Err(parser.fault(NOT_OPENED));
    }
    Ok(sides)
}

/// Reads a single argument, such as a number that stands alone.
///
/// # Errors
/// Points at the first place that cannot be understood, and says what is expected there.
pub fn parse_arg(text: &str) -> Result<Arg, EffectError> {
    let mut parser = Parser::new(text);
    parser.space();
    let arg = parser.arg()?;
    if parser.peek().is_some() {
        return Err(parser.expected("nothing more"));
    }
    Ok(arg)
}

const NEXT_STEP: &str = "\";\" and the next step, or the end";
const NOT_OPENED: &str = "there is no \"{\" for this \"}\"";

struct Parser<'t> {
    text: &'t str,
    at: usize,
    depth: u8,
}

impl<'t> Parser<'t> {
    const fn new(text: &'t str) -> Self {
        Self { text, at: 0, depth: 0 }
    }
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn space(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        if found {
            self.at += sign.len_utf8();
        }
        found
    }

    fn fault(&self, message: impl Into<String>) -> EffectError {
        EffectError::new(self.at, message)
    }

    fn expected(&self, what: &str) -> EffectError {
        match self.peek() {
            Some(found) => self.fault(format!("expected {what}, found \"{found}\"")),
            None => self.fault(format!("expected {what}, found the end of the effect")),
        }
    }

    /// Goes one level deeper for as long as `inside` reads.
    fn nested<T>(
        &mut self,
        inside: impl FnOnce(&mut Self) -> Result<T, EffectError>,
    ) -> Result<T, EffectError> {
        if self.depth == DEEPEST {
            return Err(self.fault("this is nested too deep"));
        }
        self.depth += 1;
        let read = inside(self);
        self.depth -= 1;
        read
    }

    /// The steps up to the end, to a closing brace or to another side, which is left to be read.
    fn steps(&mut self) -> Result<Vec<Step>, EffectError> {
        let mut steps = Vec::new();
        self.space();
        if matches!(self.peek(), None | Some('}' | '|')) {
            return Ok(steps);
        }
        loop {
            let step = self.step()?;
            let has_body = step.body.is_some();
            steps.push(step);
            self.space();
            if self.eat(';') {
                self.space();
                continue;
            }
            match self.peek() {
                None | Some('}' | '|') => return Ok(steps),
                Some(next) if has_body && begins_word(next) => {}
                Some(_) => return Err(self.expected(NEXT_STEP)),
            }
        }
    }

    fn step(&mut self) -> Result<Step, EffectError> {
        let start = self.at;
        let name = self.word("a step")?;
        let label = self.list('[', ']')?;
        let args = self.list('(', ')')?;
        let opening = self.at;
        let body = if self.eat('{') {
            let body = self.nested(Self::steps)?;
            if !self.eat('}') {
                return Err(EffectError::new(opening, "the \"{\" here is not closed"));
            }
            Some(body)
        } else {
            None
        };
        Ok(Step { name, label, args, body, span: start..self.at })
    }

    /// A list in brackets; an empty one if there are no brackets.
    fn list(&mut self, open: char, close: char) -> Result<Vec<Arg>, EffectError> {
        let opening = self.at;
        if !self.eat(open) {
            return Ok(Vec::new());
        }
        self.nested(|parser| {
            let mut args = Vec::new();
            parser.space();
            if parser.eat(close) {
                return Ok(args);
            }
            loop {
                args.push(parser.arg()?);
                if parser.eat(close) {
                    return Ok(args);
                }
                if parser.peek().is_none() {
                    let message = format!("the \"{open}\" here is not closed");
                    return Err(EffectError::new(opening, message));
                }
                if !parser.eat(',') {
                    return Err(parser.expected(&format!("\",\" or \"{close}\"")));
                }
                parser.space();
            }
        })
    }

    /// An argument and the space after it.
    fn arg(&mut self) -> Result<Arg, EffectError> {
        let first = self.term()?;
        let start = first.span.start;
        let sign = match self.peek() {
            Some(sign @ ('|' | '+')) => sign,
            _ => return self.up_to(first),
        };
        let mut terms = vec![first];
        while self.eat(sign) {
            self.space();
            terms.push(self.term()?);
        }
        let end = terms.last().map_or(start, |term| term.span.end);
        if sign == '|' {
            return Ok(Arg { term: Term::OneOf(terms), span: start..end });
        }
        self.up_to(Arg { term: Term::AllOf(terms), span: start..end })
    }

    /// The same with a limit, if one follows, and the space after it.
    fn up_to(&mut self, arg: Arg) -> Result<Arg, EffectError> {
        if !self.rest().starts_with("..") {
            return Ok(arg);
        }
        self.at += 2;
        let most = self.number()?;
        let span = arg.span.start..self.at;
        self.space();
        Ok(Arg { term: Term::UpTo(Box::new(arg), most), span })
    }

    /// A term and the space after it.
    fn term(&mut self) -> Result<Arg, EffectError> {
        let start = self.at;
        let term = if self.peek().is_some_and(|sign| sign.is_ascii_digit()) {
            let first = self.number()?;
            if self.rest().starts_with("..") {
                self.at += 2;
                Term::Range(first, self.number()?)
            } else if self.peek().is_some_and(begins_word) {
                Term::Times(first, self.word("a word")?)
            } else {
                Term::Number(first)
            }
        } else {
            let word = self.word("a word or a number")?;
            if self.peek() == Some('(') {
                Term::Call(word, self.list('(', ')')?)
            } else {
                Term::Word(word)
            }
        };
        let span: Range<usize> = start..self.at;
        self.space();
        Ok(Arg { term, span })
    }

    fn number(&mut self) -> Result<u32, EffectError> {
        let rest = self.rest();
        let length = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        let digits = rest.get(..length).unwrap_or_default();
        if digits.is_empty() {
            return Err(self.expected("a number"));
        }
        let number = digits.parse().map_err(|_| self.fault("this number is too large"))?;
        self.at += length;
        Ok(number)
    }

    fn word(&mut self, what: &str) -> Result<String, EffectError> {
        if !self.peek().is_some_and(begins_word) {
            return Err(self.expected(what));
        }
        let rest = self.rest();
        let goes_on = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '-');
        let length = rest.find(|sign| !goes_on(sign)).unwrap_or(rest.len());
        let word = rest.get(..length).unwrap_or_default().to_owned();
        self.at += length;
        Ok(word)
    }
}

fn begins_word(sign: char) -> bool {
    sign.is_alphabetic()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn refused(text: &str) -> (usize, String) {
        let error = parse(text).expect_err("a refusal");
        (error.at, error.message)
    }

    #[test]
    fn steps_have_arguments_bodies_and_places() {
        let steps =
            parse("pay(diamond|gold, 2) ; repeat(0..4){discard(self,1);follower(1)}").unwrap();
        let [pay, repeat] = steps.as_slice() else { panic!("two steps") };
        assert_eq!((pay.name.as_str(), pay.span.clone()), ("pay", 0..20));
        assert_eq!(pay.args[0].one_of()[1].word(), Some("gold"));
        assert_eq!((pay.args[1].term.clone(), pay.args[1].span.clone()), (Term::Number(2), 18..19));
        assert_eq!(repeat.args[0].term, Term::Range(0, 4));
        let body = repeat.body.as_deref().unwrap();
        assert_eq!(
            body.iter().map(|step| step.name.as_str()).collect::<Vec<_>>(),
            ["discard", "follower"]
        );
        assert_eq!(body[1].span.start, 52);
    }

    #[test]
    fn labels_calls_and_sums() {
        let steps =
            parse("A[FREE+W-IMPACT,any]{lend()} B[W-ATTACK,any]{if(temple_in(god)){x}}").unwrap();
        let [a, b] = steps.as_slice() else { panic!("two steps") };
        assert_eq!((a.label.len(), a.label[0].all_of()[1].word()), (2, Some("W-IMPACT")));
        let inner = &b.body.as_deref().unwrap()[0];
        let Term::Call(name, args) = &inner.args[0].term else { panic!("a call") };
        assert_eq!((name.as_str(), args[0].word()), ("temple_in", Some("god")));
        assert_eq!(parse("  "), Ok(Vec::new()));
    }

    #[test]
    fn sides_are_chosen_between() {
        let sides = parse_sides("draw(1);harvest(1) | smite(1)|").unwrap();
        let names: Vec<Vec<&str>> =
            sides.iter().map(|side| side.iter().map(|step| step.name.as_str()).collect()).collect();
        assert_eq!(names, [vec!["draw", "harvest"], vec!["smite"], vec![]]);
        assert_eq!(sides[1][0].span.start, 21);
        assert_eq!(refused("a|b").0, 1);
        assert_eq!(parse_sides("a{b|c}").unwrap_err().at, 1);
        assert_eq!(parse_sides("a}").unwrap_err().message, NOT_OPENED);
    }

    #[test]
    fn sums_count_and_have_limits() {
        let sum = parse_arg(" 1+2VALK..6 ").unwrap();
        assert_eq!(sum.span, 1..11);
        let Term::UpTo(sum, 6) = sum.term else { panic!("a limit") };
        let [one, two] = sum.all_of() else { panic!("two parts") };
        assert_eq!(one.term, Term::Number(1));
        assert_eq!((two.term.clone(), two.span.start), (Term::Times(2, "VALK".to_owned()), 3));
        assert_eq!(parse_arg("1F").map(|arg| arg.term), Ok(Term::Times(1, "F".to_owned())));
        assert_eq!(parse_arg("3").map(|arg| arg.term), Ok(Term::Number(3)));
        let error = parse_arg("1+1F 2").unwrap_err();
        assert_eq!((error.at, error.message.as_str()), (5, "expected nothing more, found \"2\""));
        assert_eq!(parse_arg("").unwrap_err().at, 0);
    }

    #[test]
    fn mistakes_are_pointed_at() {
        assert_eq!(refused("ALL{lose(target)"), (3, "the \"{\" here is not closed".to_owned()));
        assert_eq!(refused("gain(gold,2"), (4, "the \"(\" here is not closed".to_owned()));
        assert_eq!(refused("gain(2)}"), (7, "there is no \"{\" for this \"}\"".to_owned()));
        assert_eq!(refused("a(-1)"), (2, "expected a word or a number, found \"-\"".to_owned()));
        assert_eq!(refused("a(1;b"), (3, "expected \",\" or \")\", found \";\"".to_owned()));
        assert_eq!(
            refused("a(1);"),
            (5, "expected a step, found the end of the effect".to_owned())
        );
        assert_eq!(refused("a(1..x)"), (5, "expected a number, found \"x\"".to_owned()));
        assert_eq!(refused("a(99999999999)"), (2, "this number is too large".to_owned()));
        assert_eq!(refused("a() b()").0, 4);
        assert_eq!(refused(&"a{".repeat(1000)), (18, "this is nested too deep".to_owned()));
    }

    proptest! {
        #[test]
        fn no_text_is_too_odd(text in r"([a-z0-9(){}\[\];,.|+ -]|\PC){0,60}") {
            match parse(&text) {
                Ok(steps) => prop_assert!(steps.iter().all(|step| text.get(step.span.clone()).is_some())),
                Err(error) => prop_assert!(text.is_char_boundary(error.at)),
            }
            if let Err(error) = parse_sides(&text) {
                prop_assert!(text.is_char_boundary(error.at));
            }
            match parse_arg(&text) {
                Ok(arg) => prop_assert!(text.get(arg.span).is_some()),
                Err(error) => prop_assert!(text.is_char_boundary(error.at)),
            }
        }
    }
}
