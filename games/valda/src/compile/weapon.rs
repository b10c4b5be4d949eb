//! Weapons: two modes, each with its moment and with who may play it.

use gladsheim_engine::effect::{EffectError, Step};

use super::add;
use super::words::Context;
use crate::effect::{Entitled, Use};
use crate::ids::Moment;
use crate::op::{Choose, On, Op, Weapon};

const FORM: &str = "a weapon is written A[moment,who]{..} B[moment,who]{..}";

/// The moments (VD-TIME-4) as they are written in weapon rows.
const MOMENTS: [(&str, u16); 15] = [
    ("FREE", Use::FREE),
    ("W-OPEN", bit(Moment::Open)),
    ("W-PHASE", bit(Moment::PhaseEnd)),
    ("W-DIE", bit(Moment::Dice)),
    ("W-BUILD", bit(Moment::Build)),
    ("W-DIVINE", bit(Moment::Divine)),
    ("W-ATTACK", bit(Moment::Attack)),
    ("W-BLOCKED", bit(Moment::Blocked)),
    ("W-IMPACT", bit(Moment::Impact)),
    ("W-STEAL", bit(Moment::Steal)),
    ("W-LOSS", bit(Moment::Loss)),
    ("AFTER_ACTION", bit(Moment::AfterAction)),
    ("D-VALDA", bit(Moment::Valda)),
    ("D-ATTACK", bit(Moment::Declare)),
    ("D-DEFEND", bit(Moment::Defend)),
];

const ALWAYS: u16 = u16::MAX;

/// Who may play a weapon, and at which moments there is such a player.
const ENTITLED: [(&str, (Entitled, u16)); 7] = [
    ("any", (Entitled::Any, ALWAYS)),
    ("opponent", (Entitled::Opponent, ALWAYS)),
    ("blocker", (Entitled::Blocker, bit(Moment::Blocked))),
    ("self", (Entitled::Owner, Use::FREE | bit(Moment::AfterAction) | bit(Moment::Valda))),
    ("target", (Entitled::Owner, bit(Moment::Defend))),
    (
        "attacker",
        (Entitled::Owner, bit(Moment::Declare) | bit(Moment::Attack) | bit(Moment::Impact)),
    ),
    ("thief", (Entitled::Owner, bit(Moment::Steal))),
];

const fn bit(moment: Moment) -> u16 {
    1 << moment as u16
}

/// The two modes of a weapon.
pub(super) fn modes(steps: &[Step], ops: &mut Vec<Op>) -> Result<[Use; 2], EffectError> {
    match steps {
        [a, b] if a.name == "A" && b.name == "B" => Ok([mode(a, ops)?, mode(b, ops)?]),
        [] => Err(EffectError::new(0, FORM)),
        [a, ..] if a.name != "A" => Err(a.fault(FORM)),
        [a] => Err(a.fault(format!("mode B is missing; {FORM}"))),
        [_, b] => Err(b.fault(FORM)),
        [_, _, third, ..] => Err(third.fault(format!("there are two modes; {FORM}"))),
    }
}

fn mode(step: &Step, ops: &mut Vec<Op>) -> Result<Use, EffectError> {
    let [when, who] = step.label.as_slice() else { return Err(step.fault(FORM)) };
    if !step.args.is_empty() {
        return Err(step.fault(FORM));
    }
    let mut moments = 0;
    for one in when.all_of() {
        moments |= one.meaning("moment for a weapon", &MOMENTS)?;
    }
    let (entitled, at_moments) = who.meaning("player of a weapon", &ENTITLED)?;
    if moments & !at_moments != 0 {
        let word = who.word().unwrap_or_default();
        return Err(who.fault(format!("at this moment there is no \"{word}\"; expected any")));
    }
    let at = add(step.body()?, Context::Weapon, moments, ops)?;
    Ok(Use { moments, entitled, at })
}

/// Checks that a step has something to act on whenever the weapon may be played.
pub(super) fn check_moments(step: &Step, op: Op, moments: u16) -> Result<(), EffectError> {
    let allowed = moments_of(op);
    if moments & !allowed == 0 {
        return Ok(());
    }
    let known = MOMENTS.iter().filter(|(_, mask)| mask & !allowed == 0);
    let known: Vec<&str> = known.map(|(word, _)| *word).collect();
    let known = known.join(" or ");
    Err(step.fault(format!("{} can only be done at {known}", step.name)))
}

/// Whenever there is a weapon to play but in a defence, which may be secret: only its own cards are
/// part of it.
const NOT_IN_DEFENCE: u16 = ALWAYS & !bit(Moment::Defend);

/// The moments at which a step has something to act on.
const fn moments_of(op: Op) -> u16 {
    match op {
        Op::End | Op::Repeat { .. } | Op::Again { .. } | Op::IfTempleIn { .. } | Op::Plain(_) => {
            NOT_IN_DEFENCE
        }
        Op::Choose(choose) => match choose {
            Choose::Redirect => bit(Moment::Attack),
            Choose::Brute => bit(Moment::Declare),
            Choose::ExtraSteal { .. } => bit(Moment::Steal),
            Choose::AddTokens { .. } => bit(Moment::Valda),
            // What opens a window cannot be done in it.
            Choose::Draw { .. } | Choose::DrawDivine { .. } => {
                NOT_IN_DEFENCE & !bit(Moment::Divine)
            }
            Choose::Gain { .. }
            | Choose::Pay { .. }
            | Choose::PayUpTo { .. }
            | Choose::Convert { .. }
            | Choose::LookDivine { .. }
            | Choose::LookHand
            | Choose::TakeDiscard { .. }
            | Choose::DiscardOwn { .. }
            | Choose::DiscardEach { .. }
            | Choose::FreeBuild { .. }
            | Choose::PlayAction { .. }
            | Choose::Replay
            | Choose::SwitchCard
            | Choose::Lend
            | Choose::Empower => NOT_IN_DEFENCE,
        },
        Op::On(_, on) => match on {
            On::Steal { .. } => NOT_IN_DEFENCE & !bit(Moment::Steal),
            On::Lose { .. }
            | On::Destroy { .. }
            | On::Move
            | On::SwitchTemple
            | On::SwitchHand
            | On::Freeze { .. } => NOT_IN_DEFENCE,
        },
        Op::Weapon(weapon) => match weapon {
            Weapon::CancelAttack
            | Weapon::Undefendable
            | Weapon::AttackMul { .. }
            | Weapon::AttackAdd { .. } => bit(Moment::Attack),
            Weapon::DoubleKill => bit(Moment::Impact),
            Weapon::SetDie => bit(Moment::Dice),
            Weapon::Resisted | Weapon::RepeatAttack => bit(Moment::Blocked),
            Weapon::Hammertime => bit(Moment::AfterAction),
            Weapon::CancelBuild => bit(Moment::Build),
            Weapon::Aegis => bit(Moment::Defend),
            Weapon::Necromancy => bit(Moment::Loss),
            Weapon::StealDraw => bit(Moment::Divine),
            Weapon::ImmuneTemples => Use::FREE | bit(Moment::Impact),
            Weapon::ReshuffleAll | Weapon::IgnoreHavens | Weapon::IceCave => Use::FREE,
        },
    }
}
