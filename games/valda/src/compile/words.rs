//! The closed vocabulary: which words there are, how they are written, and where they make sense.

use gladsheim_engine::effect::{self, Arg, Context as _, EffectError, Step, Vocabulary, Word};

use crate::effect::{Resources, Who};
use crate::ids::Resource;

/// The largest number in an effect: no choice can name a larger one.
const LARGEST: u8 = 15;

/// Where an effect stands: what its words can refer to depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Context {
    /// An action card, played on one's own turn.
    Action,
    /// An attack card.
    Attack,
    /// An attack card against all opponents.
    AttackOnAll,
    /// The `on_block` of a defence card.
    Block,
    /// A mode of a weapon.
    Weapon,
}

impl Context {
    pub(super) const fn is_attack(self) -> bool {
        matches!(self, Self::Attack | Self::AttackOnAll)
    }

    /// Whom a step can concern here.
    const fn people(self) -> &'static [(&'static str, Who)] {
        match self {
            Self::Action | Self::Weapon => &[
                ("self", Who::Myself),
                ("player", Who::Player),
                ("each_opponent", Who::EachOpponent),
            ],
            Self::Attack | Self::AttackOnAll => &[("self", Who::Myself), ("target", Who::Target)],
            Self::Block => &[("self", Who::Myself), ("attacker", Who::Attacker)],
        }
    }
}

impl effect::Context for Context {
    fn told(self) -> &'static str {
        match self {
            Self::Action => "an action card",
            Self::Attack | Self::AttackOnAll => "an attack card",
            Self::Block => "a defence card",
            Self::Weapon => "a weapon",
        }
    }
}

const ACTION: &[Context] = &[Context::Action];
const ATTACKS: &[Context] = &[Context::Attack, Context::AttackOnAll];
const WEAPON: &[Context] = &[Context::Weapon];
const BLOCK: &[Context] = &[Context::Block];
const ACTION_OR_ATTACK: &[Context] = &[Context::Action, Context::Attack, Context::AttackOnAll];
const ACTION_OR_WEAPON: &[Context] = &[Context::Action, Context::Weapon];
const ANY: &[Context] =
    &[Context::Action, Context::Attack, Context::AttackOnAll, Context::Block, Context::Weapon];

const fn word(
    name: &'static str,
    form: &'static str,
    contexts: &'static [Context],
) -> Word<Context> {
    Word { name, form, contexts }
}

/// All words that can begin a step.
pub(super) const VOCABULARY: Vocabulary<Context> = Vocabulary(&[
    word("gain", "gain(resource, number)", ANY),
    word("pay", "pay(resource, number)", ACTION),
    word("pay_up_to", "pay_up_to(resource, number)", ACTION_OR_ATTACK),
    word("convert", "convert(resource, resource, number)", ACTION),
    word("follower", "follower(number)", ANY),
    word("draw", "draw(base or divine, number, closed or open)", ANY),
    word("look", "look(divine, number) or look(hand, 1)", ACTION_OR_WEAPON),
    word("take_discard", "take_discard(type, number, choice or highest)", ANY),
    word("discard", "discard(self or each_opponent, number)", ACTION),
    word("add_actions", "add_actions(number)", ACTION),
    word("set_builds", "set_builds(number)", ACTION),
    word("add_tokens", "add_tokens(number)", ACTION_OR_WEAPON),
    word("free_build", "free_build(mine|drill)", ACTION),
    word("play_action", "play_action(number)", ACTION),
    word("replay", "replay(1)", ACTION),
    word("roll", "roll(die, number, followers or resources)", ACTION),
    word("reroll_charges", "reroll_charges(number)", ACTION),
    word("set_die_charges", "set_die_charges(number)", ACTION),
    word("lose", "lose(who, follower, number)", ANY),
    word("steal", "steal(who, what, number)", ANY),
    word("destroy", "destroy(who, what, number)", ANY),
    word("move", "move(who, temple, 1)", ACTION_OR_ATTACK),
    word("switch", "switch(target, temple or hand) or switch(player, card)", ANY),
    word("freeze", "freeze(target, temple, round or game)", ATTACKS),
    word("unfreeze", "unfreeze()", ANY),
    word("lend", "lend()", ACTION),
    word("empower", "empower()", ACTION),
    word("repeat", "repeat(0..number){..}", ACTION),
    word("if", "if(temple_in(god or giant)){..}", ANY),
    word("ALL", "ALL{..}", ATTACKS),
    word("requires", "requires(own_temple)", ATTACKS),
    word("on_block", "on_block{..}", BLOCK),
    word("double_kill", "double_kill()", WEAPON),
    word("redirect", "redirect()", WEAPON),
    word("set_die", "set_die()", WEAPON),
    word("cancel_attack", "cancel_attack()", WEAPON),
    word("undefendable", "undefendable()", WEAPON),
    word("resisted", "resisted()", WEAPON),
    word("repeat_attack", "repeat_attack()", WEAPON),
    word("hammertime", "hammertime()", WEAPON),
    word("attack_mul", "attack_mul(number)", WEAPON),
    word("attack_add", "attack_add(number)", WEAPON),
    word("cancel_build", "cancel_build()", WEAPON),
    word("aegis", "aegis()", WEAPON),
    word("brute", "brute()", WEAPON),
    word("necromancy", "necromancy()", WEAPON),
    word("extra_steal", "extra_steal(number)", WEAPON),
    word("reshuffle_all", "reshuffle_all()", WEAPON),
    word("steal_draw", "steal_draw()", WEAPON),
    word("immune_temples", "immune_temples()", WEAPON),
    word("ignore_havens", "ignore_havens()", WEAPON),
    word("ice_cave", "ice_cave()", WEAPON),
]);

/// The arguments of a step, if they are as many as it needs.
pub(super) fn args<const N: usize>(step: &Step) -> Result<&[Arg; N], EffectError> {
    VOCABULARY.args(step)
}

/// A number from 1 on.
pub(super) fn number(arg: &Arg) -> Result<u8, EffectError> {
    arg.number(1..=LARGEST)
}

/// Somebody the step can concern where it stands.
pub(super) fn who(arg: &Arg, here: Context, not: &[Who]) -> Result<Who, EffectError> {
    let all = ["self", "player", "each_opponent", "target", "attacker"];
    let mut people: Vec<(&str, Who)> = here.people().to_vec();
    people.retain(|(_, who)| !not.contains(who));
    let known: Vec<&str> = people.iter().map(|(word, _)| *word).collect();
    if let Some(word) = arg.word().filter(|word| all.contains(word) && !known.contains(word)) {
        let known = known.join(" or ");
        let here = here.told();
        return Err(
            arg.fault(format!("\"{word}\" makes no sense here on {here}; expected {known}"))
        );
    }
    arg.meaning("player", &people)
}

/// Kinds of resources: one, `basic` or `any`, or alternatives.
pub(super) fn resources(arg: &Arg) -> Result<Resources, EffectError> {
    let mut mask = 0;
    for one in arg.one_of() {
        mask |= one.meaning("resource", &RESOURCES)?.0;
    }
    Ok(Resources(mask))
}

/// The words for resources.
pub(super) const RESOURCES: [(&str, Resources); 6] = [
    ("blood", Resources::only(Resource::Blood)),
    ("diamond", Resources::only(Resource::Diamond)),
    ("gold", Resources::only(Resource::Gold)),
    ("rune", Resources::only(Resource::Rune)),
    ("basic", Resources::BASIC),
    ("any", Resources::BASIC),
];

/// A mine, a drill, or either: whether it may be a mine, and whether it may be a drill.
pub(super) fn buildings(arg: &Arg) -> Result<(bool, bool), EffectError> {
    let (mut mine, mut drill) = (false, false);
    for one in arg.one_of() {
        let is_mine = one.meaning("building", &[("mine", true), ("drill", false)])?;
        mine |= is_mine;
        drill |= !is_mine;
    }
    Ok((mine, drill))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_explained() {
        let page = include_str!("../../../../docs/cards.md");
        let explained = |word: &&Word<Context>| {
            ["(", "{"].iter().any(|next| page.contains(&format!("`{}{next}", word.name)))
        };
        let missing: Vec<&str> =
            VOCABULARY.0.iter().filter(|word| !explained(word)).map(|word| word.name).collect();
        assert!(missing.is_empty(), "docs/cards.md says nothing about {missing:?}");
    }
}
