//! From the effect notation of `docs/cards.md` to programs, with a check of every word.

mod steps;
mod weapon;
mod words;

use gladsheim_engine::effect::{EffectError, Step, parse};

use crate::content::Program;
use crate::effect::{Entitled, Use};
use crate::ids::CardType;
use crate::op::Op;
use steps::Steps;
use words::{Context, VOCABULARY};

/// The most steps of one effect, so that every jump in it is short.
const LONGEST: usize = 60;
/// The most temples and buildings that an attack may have its player choose in advance.
const MOST_CHOICES: usize = 8;
/// The most players that one attack can be against.
const MOST_TARGETS: usize = 4;

/// What is no weapon has no moment.
const NO_MOMENT: u16 = 0;

const NO_USE: Use = Use { moments: 0, entitled: Entitled::Any, at: 0 };

/// Compiles what a card does and adds it to the programs.
///
/// # Errors
/// Points at the first word that is wrong, and says what would be right.
pub(crate) fn compile(
    kind: CardType,
    text: &str,
    ops: &mut Vec<Op>,
) -> Result<Program, EffectError> {
    let steps = parse(text)?;
    let mut program = Program { at: 0, all: false, requires_temple: false, uses: [NO_USE; 2] };
    match kind {
        CardType::Action => {
            not_empty(&steps, kind)?;
            program.at = add(&steps, Context::Action, NO_MOMENT, ops)?;
        }
        CardType::Attack => {
            not_empty(&steps, kind)?;
            attack(&steps, &mut program, ops)?;
        }
        CardType::Defence => {
            if let Some(body) = on_block(&steps)? {
                program.at = add(body, Context::Block, NO_MOMENT, ops)?;
            }
        }
        CardType::Weapon => program.uses = weapon::modes(&steps, ops)?,
    }
    Ok(program)
}

fn not_empty(steps: &[Step], kind: CardType) -> Result<(), EffectError> {
    if steps.is_empty() {
        let message = format!("the effect is empty; a card of type {kind} must do something");
        return Err(EffectError::new(0, message));
    }
    Ok(())
}

/// Adds one program, and says where it begins. A weapon's may be played at any of these moments.
fn add(steps: &[Step], here: Context, moments: u16, ops: &mut Vec<Op>) -> Result<u16, EffectError> {
    let at = ops.len();
    Steps::new(here, moments, ops).all(steps)?;
    let first =
        |message| EffectError::new(steps.first().map_or(0, |step| step.span.start), message);
    if ops.len() - at > LONGEST {
        return Err(first(format!("the effect is too long; it can have {LONGEST} steps")));
    }
    ops.push(Op::End);
    u16::try_from(at).map_err(|_| first("all effects together are too long".to_owned()))
}

/// An attack: `requires(..)` first, if at all; then the effect, or `ALL{..}` around all of it.
fn attack(mut steps: &[Step], program: &mut Program, ops: &mut Vec<Op>) -> Result<(), EffectError> {
    if let Some((first, rest)) = steps.split_first().filter(|(first, _)| first.name == "requires") {
        let [what] = words::args(first)?;
        what.meaning("condition of an attack", &[("own_temple", ())])?;
        program.requires_temple = true;
        steps = rest;
        if steps.is_empty() {
            return Err(first.fault("after requires(..) there must be an effect"));
        }
    }
    if let [only] = steps
        && only.name == "ALL"
    {
        let [] = words::args(only)?;
        program.all = true;
        steps = only.body()?;
    }
    let here = if program.all { Context::AttackOnAll } else { Context::Attack };
    program.at = add(steps, here, NO_MOMENT, ops)?;
    let targets = if program.all { MOST_TARGETS } else { 1 };
    let added = ops.get(usize::from(program.at)..).unwrap_or_default();
    let choices =
        added.iter().filter(|op| matches!(op, Op::On(_, on) if on.is_advance())).count() * targets;
    if choices > MOST_CHOICES {
        let at = steps.first().map_or(0, |step| step.span.start);
        let message = format!(
            "the attack has its player choose {choices} temples and buildings; at most {MOST_CHOICES} can be chosen"
        );
        return Err(EffectError::new(at, message));
    }
    Ok(())
}

/// What a defence card does when it blocks, if it does anything.
fn on_block(steps: &[Step]) -> Result<Option<&[Step]>, EffectError> {
    let Some((first, rest)) = steps.split_first() else { return Ok(None) };
    let word = VOCABULARY.find(first)?;
    if first.name != "on_block" {
        return Err(first.fault("a defence card does nothing, or all it does is in on_block{..}"));
    }
    word.check(first, Context::Block)?;
    let [] = words::args(first)?;
    match rest {
        [] => first.body().map(Some),
        [next, ..] => Err(next.fault("after on_block{..} nothing can follow")),
    }
}
