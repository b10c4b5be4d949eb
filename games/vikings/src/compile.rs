//! From the effect notation of content files to effects, with a check of every word.

use core::ops::RangeInclusive;

use arrayvec::ArrayVec;
use gladsheim_engine::By;
use gladsheim_engine::effect::{
    self, Arg, EffectError, Step, Vocabulary, Word, counted, parse, parse_sides, quantity,
};

use crate::effect::{Amount, Bag, Boon, Effect, Requirement, SIDES, STEPS};
use crate::ids::{Boost, Resource, Rune};

/// The most moves of a Sail (TV-EFF-0).
const SAIL: u8 = 6;
/// The largest number of an Explore or a Harvest, before any boost.
const LARGEST: u8 = 9;
/// The most that an effect grows by for each thing.
const GROWTH: u8 = 3;
/// The largest Strength, before any boost.
const STRONGEST: u8 = 20;
/// The most that a Strength grows by for each thing.
const STRENGTH_GROWTH: u8 = 9;
/// The most of a resource that anything costs or gives.
pub(crate) const RESOURCES: u8 = 9;

/// Where an effect stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Context {
    /// The upper part of a Viking Card.
    Leader,
    /// The lower part of a Viking Card.
    RuneAction,
    /// A God Mat.
    Boon,
    /// The Era Mat.
    Dedication,
    /// An Enemy Clan Mat.
    Enemy,
}

impl effect::Context for Context {
    fn told(self) -> &'static str {
        match self {
            Self::Leader => "a Leader Action",
            Self::RuneAction => "a Rune Action",
            Self::Boon => "a God Mat",
            Self::Dedication => "the Era Mat",
            Self::Enemy => "an Enemy Clan Mat",
        }
    }
}

/// What the solo enemy can do, too: it carries out Leader Actions and dedications as they are
/// (TV-SOLO-10, TV-SOLO-11, TV-SOLO-24).
const ANYWHERE: &[Context] =
    &[Context::Leader, Context::RuneAction, Context::Boon, Context::Dedication, Context::Enemy];
const ACTION_OR_BOON: &[Context] = &[Context::RuneAction, Context::Boon];
const ACTION: &[Context] = &[Context::RuneAction];

const fn word(
    name: &'static str,
    form: &'static str,
    contexts: &'static [Context],
) -> Word<Context> {
    Word { name, form, contexts }
}

/// All words that can begin a step.
const VOCABULARY: Vocabulary<Context> = Vocabulary(&[
    word("sail", "sail(number)", ANYWHERE),
    word("explore", "explore(number)", ANYWHERE),
    word("harvest", "harvest(number)", ANYWHERE),
    word("build", "build(discount)", ANYWHERE),
    word("temple_move", "temple_move()", ACTION_OR_BOON),
    word("smite", "smite(number)", ACTION_OR_BOON),
    word("draw_replace", "draw_replace(number)", ACTION_OR_BOON),
    // Only a card can be turned over.
    word("enter_battle", "enter_battle()", ACTION),
    word("collect", "collect(wd1,fd1,..)", ACTION_OR_BOON),
    word("exchange", "exchange(number)", ACTION_OR_BOON),
    word("fury", "fury(number)", ACTION_OR_BOON),
    word("free_settler", "free_settler(number)", ACTION_OR_BOON),
    word("move_giant", "move_giant()", ACTION_OR_BOON),
    word("raid_free", "raid_free()", ACTION_OR_BOON),
]);

/// Compiles an effect of one step.
///
/// # Errors
/// Points at the first word that is wrong, and says what would be right.
pub(crate) fn action(text: &str, here: Context) -> Result<Effect, EffectError> {
    let steps = parse(text)?;
    match steps.as_slice() {
        [] => Err(EffectError::new(0, "expected an effect, such as sail(2)")),
        [only] => step(only, here),
        [_, second, ..] => {
            Err(second.fault(format!("there can be one step only on {}", told(here))))
        }
    }
}

/// Compiles a boon.
///
/// # Errors
/// Points at the first word that is wrong, and says what would be right.
pub(crate) fn boon(text: &str) -> Result<Boon, EffectError> {
    let mut boon = ArrayVec::new();
    for written in parse_sides(text)? {
        let mut side = ArrayVec::<Effect, STEPS>::new();
        for one in &written {
            let full = |_| one.fault(format!("a side of a boon can have {STEPS} steps"));
            side.try_push(step(one, Context::Boon)?).map_err(full)?;
        }
        let at = written.first().map_or(0, |first| first.span.start);
        if side.is_empty() {
            return Err(EffectError::new(at, "each side of a boon must do something"));
        }
        let full = |_| EffectError::new(at, format!("a boon can have {SIDES} sides"));
        boon.try_push(side).map_err(full)?;
    }
    Ok(Boon(boon))
}

/// Reads a Strength.
///
/// # Errors
/// Points at what is wrong, and says what would be right.
pub(crate) fn strength(text: &str) -> Result<Amount, EffectError> {
    let amount = quantity(text, "boost", &Boost::WORDS)?.into();
    within(amount, STRONGEST, STRENGTH_GROWTH).map_err(|message| EffectError::new(0, message))
}

/// Reads what a Rune Action needs.
///
/// # Errors
/// Points at what is wrong, and says what would be right.
pub(crate) fn requirement(text: &str) -> Result<Requirement, EffectError> {
    #[derive(Clone, Copy, PartialEq)]
    enum Need {
        Rune(Rune),
        Any,
        Valkyries,
        Giants,
    }
    let words = [
        ("F", Need::Rune(Rune::Fehu)),
        ("H", Need::Rune(Rune::Hagalaz)),
        ("P", Need::Rune(Rune::Perthro)),
        ("ANY", Need::Any),
        ("VALK", Need::Valkyries),
        ("GIANT", Need::Giants),
    ];
    let mut all = Requirement::default();
    for need in counted(text, '&', "requirement", &words)? {
        let count = match need.what {
            Need::Rune(rune) => &mut all.runes[rune],
            Need::Any => &mut all.any,
            Need::Valkyries => &mut all.valkyries,
            Need::Giants => &mut all.giants,
        };
        *count = need.n;
    }
    Ok(all)
}

/// Reads resources such as `wd1 fd1`; none where nothing is written.
///
/// # Errors
/// Points at what is wrong, and says what would be right.
pub(crate) fn bag(text: &str) -> Result<Bag, EffectError> {
    let mut bag = Bag::default();
    for one in counted(text, ' ', "resource", &Resource::SHORT)? {
        if one.n > RESOURCES {
            return Err(EffectError::new(one.at, too_many_resources()));
        }
        bag[one.what] = one.n;
    }
    Ok(bag)
}

/// Reads the Runes of a Favor Card, such as `FH`.
///
/// # Errors
/// Points at what is wrong, and says what would be right.
pub(crate) fn runes(text: &str) -> Result<By<Rune, u8, 3>, EffectError> {
    let mut runes = By::<Rune, u8, 3>::default();
    let form = "expected one to three Runes of F, H and P, such as F or FH";
    for (at, letter) in text.char_indices() {
        let named = |(name, _): &&(&str, Rune)| name.starts_with(letter);
        let Some((_, rune)) = Rune::LETTERS.iter().find(named).filter(|_| at < 3) else {
            return Err(EffectError::new(at, form));
        };
        runes[*rune] += 1;
    }
    if text.is_empty() {
        return Err(EffectError::new(0, form));
    }
    Ok(runes)
}

fn told(here: Context) -> &'static str {
    effect::Context::told(here)
}

fn too_many_resources() -> String {
    format!("expected at most {RESOURCES} of a resource")
}

fn step(step: &Step, here: Context) -> Result<Effect, EffectError> {
    VOCABULARY.find(step)?.check(step, here)?;
    Ok(match step.name.as_str() {
        "sail" => Effect::Sail(sail(step)?),
        "explore" => Effect::Explore(growing(step)?.1),
        "harvest" => Effect::Harvest(growing(step)?.1),
        "build" => Effect::Build(number(step, 0..=RESOURCES)?),
        "smite" => Effect::Smite(number(step, 1..=5)?),
        "draw_replace" => Effect::DrawReplace(number(step, 1..=3)?),
        "collect" => Effect::Collect(collect(step)?),
        "exchange" => Effect::Exchange(number(step, 1..=RESOURCES)?),
        "fury" => Effect::Fury(number(step, 1..=5)?),
        "free_settler" => Effect::FreeSettler(number(step, 1..=5)?),
        "temple_move" => plain(step, Effect::TempleMove)?,
        "enter_battle" => plain(step, Effect::EnterBattle)?,
        "move_giant" => plain(step, Effect::MoveGiant)?,
        "raid_free" => plain(step, Effect::RaidFree)?,
        other => return Err(step.fault(format!("\"{other}\" is no step of an effect"))),
    })
}

/// An effect without a number.
fn plain(step: &Step, effect: Effect) -> Result<Effect, EffectError> {
    let [] = VOCABULARY.args(step)?;
    Ok(effect)
}

fn number(step: &Step, range: RangeInclusive<u8>) -> Result<u8, EffectError> {
    let [number] = VOCABULARY.args(step)?;
    number.number(range)
}

/// A number that may grow.
fn growing(step: &Step) -> Result<(&Arg, Amount), EffectError> {
    let [arg] = VOCABULARY.args(step)?;
    let amount: Amount = arg.quantity("boost", &Boost::WORDS)?.into();
    if amount == Amount::fixed(0) {
        return Err(arg.fault("expected at least 1, or a number that grows"));
    }
    let checked = within(amount, LARGEST, GROWTH).map_err(|message| arg.fault(message))?;
    Ok((arg, checked))
}

fn sail(step: &Step) -> Result<Amount, EffectError> {
    let (arg, amount) = growing(step)?;
    if amount.base > SAIL || amount.most.is_some_and(|most| most > SAIL) {
        return Err(arg.fault(format!("a Sail has at most {SAIL} moves")));
    }
    let most = amount.boost.map(|_| amount.most.unwrap_or(SAIL));
    Ok(Amount { most, ..amount })
}

fn within(amount: Amount, base: u8, growth: u8) -> Result<Amount, String> {
    if amount.base > base {
        return Err(format!("expected a number up to {base}, found {}", amount.base));
    }
    match amount.boost {
        Some((each, what)) if each > growth => {
            Err(format!("it can grow by at most {growth} for each {what}, not by {each}"))
        }
        _ => Ok(amount),
    }
}

fn collect(step: &Step) -> Result<Bag, EffectError> {
    let mut bag = Bag::default();
    for arg in &step.args {
        let one = arg.counted("resource", &Resource::SHORT)?;
        if one.n > RESOURCES {
            return Err(arg.fault(too_many_resources()));
        }
        if bag[one.what] != 0 {
            return Err(arg.fault("this resource is there twice"));
        }
        bag[one.what] = one.n;
    }
    if step.args.is_empty() {
        return Err(step.fault("collect must give something, such as collect(wd1,fd1)"));
    }
    Ok(bag)
}
