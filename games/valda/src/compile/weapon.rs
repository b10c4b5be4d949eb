//! Weapons: two modes, each with its moment and with who may play it.

use gladsheim_engine::effect::{EffectError, Step};

use super::add;
use super::words::{Place, body};
use crate::effect::{Entitled, Op, Use};
use crate::ids::Moment;

const FORM: &str = "a weapon is written A[moment,who]{..} B[moment,who]{..}";

/// The moments of section 12.3 as they are written in weapon rows.
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
    let steps = body(step)?;
    check_moments(steps, moments)?;
    let at = add(steps, Place::Weapon, ops)?;
    Ok(Use { moments, entitled, at })
}

/// Checks that every step has something to act on whenever the weapon may be played.
fn check_moments(steps: &[Step], moments: u16) -> Result<(), EffectError> {
    for step in steps {
        let allowed = moments_of(&step.name);
        if moments & !allowed != 0 {
            let known = MOMENTS.iter().filter(|(_, mask)| mask & !allowed == 0);
            let known: Vec<&str> = known.map(|(word, _)| *word).collect();
            let known = known.join(" or ");
            return Err(step.fault(format!("{} can only be done at {known}", step.name)));
        }
        check_moments(step.body.as_deref().unwrap_or_default(), moments)?;
    }
    Ok(())
}

/// The moments at which a step has something to act on.
fn moments_of(name: &str) -> u16 {
    match name {
        "redirect" | "cancel_attack" | "undefendable" | "attack_mul" | "attack_add" => {
            bit(Moment::Attack)
        }
        "double_kill" => bit(Moment::Impact),
        "set_die" => bit(Moment::Dice),
        "resisted" | "repeat_attack" => bit(Moment::Blocked),
        "hammertime" => bit(Moment::AfterAction),
        "cancel_build" => bit(Moment::Build),
        "aegis" => bit(Moment::Defend),
        "brute" => bit(Moment::Declare),
        "necromancy" => bit(Moment::Loss),
        "extra_steal" => bit(Moment::Steal),
        "steal_draw" => bit(Moment::Divine),
        "add_tokens" => bit(Moment::Valda),
        "immune_temples" => Use::FREE | bit(Moment::Impact),
        "reshuffle_all" | "ignore_havens" | "ice_cave" => Use::FREE,
        // What opens a window cannot be done in it.
        "steal" => ALWAYS & !(bit(Moment::Steal) | bit(Moment::Defend)),
        "draw" => ALWAYS & !(bit(Moment::Divine) | bit(Moment::Defend)),
        // A defence may be secret; only its own cards are part of it.
        _ => ALWAYS & !bit(Moment::Defend),
    }
}
