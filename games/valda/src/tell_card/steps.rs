//! One sentence a step.

use gladsheim_engine::{Arg, Phrase};

use super::nouns::{building, cards, exchanged, followers, one_kind, resources, units};
use crate::content::Content;
use crate::effect::{Amount, Loot, Op, Prey, Resources, Who};
use crate::ids::{CardType, Die, Inhabitant};

/// What the sentences of a card depend on besides its steps.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// Whether it is an attack on all opponents.
    pub(super) all: bool,
    /// Whether it is played with the giants: with points, and with two main decks.
    pub(super) giants: bool,
}

/// The sentences of the program that begins at `at`.
pub(super) fn tell(content: &Content, at: u16, manner: Manner) -> Vec<Phrase> {
    let program = content.ops.get(usize::from(at)..).unwrap_or_default();
    let end = program.iter().position(|op| *op == Op::End).unwrap_or(program.len());
    let mut teller = Teller { manner, looked: false };
    teller.tell(program.get(..end).unwrap_or_default())
}

/// Several sentences as one.
pub(super) fn chained(lines: Vec<Phrase>) -> Option<Phrase> {
    lines.into_iter().reduce(|first, then| {
        let (first, then) = (Arg::Phrase(first), Arg::Phrase(then));
        Phrase::new("valda-steps").with("first", first).with("then", then)
    })
}

struct Teller {
    manner: Manner,
    /// Whether a hand was looked at, whose owner is meant by `player` from then on.
    looked: bool,
}

impl Teller {
    fn tell(&mut self, mut ops: &[Op]) -> Vec<Phrase> {
        let mut lines = Vec::new();
        while let Some((op, rest)) = ops.split_first() {
            if let Some((line, after)) = gains(ops) {
                lines.push(line);
                ops = after;
                continue;
            }
            let (body, after) = rest.split_at(body_length(*op, rest));
            let mut line = self.step(*op);
            if let Some(body) = chained(self.tell(body)) {
                line = line.with("do", Arg::Phrase(body));
            }
            if !matches!(op, Op::Again { .. }) {
                lines.push(line);
            }
            ops = after;
        }
        lines
    }

    /// Whom a step concerns.
    fn who(&self, who: Who) -> Arg {
        let key = match who {
            Who::Myself => "valda-who-self",
            Who::Target if self.manner.all => "valda-who-each-target",
            Who::Target => "valda-who-target",
            Who::Attacker => "valda-who-attacker",
            Who::Player if self.looked => "valda-who-looked-at",
            Who::Player => "valda-who-player",
            Who::EachOpponent => "valda-who-each-opponent",
        };
        Arg::Term(key.into())
    }

    fn step(&mut self, op: Op) -> Phrase {
        let say = |key: &'static str| Phrase::new(key);
        match op {
            Op::End | Op::Again { .. } | Op::Gain { .. } => say("valda-no-steps"),
            Op::Pay { what, n, mix } => {
                let what = if mix { units(what, n) } else { one_kind(what, n) };
                say("valda-effect-pay").with("what", what)
            }
            Op::PayUpTo { what, n } => {
                say("valda-effect-pay-up-to").with("what", units(Resources::only(what), n))
            }
            Op::Convert { from, to, n } => say("valda-effect-convert")
                .with("from", exchanged(from, "valda-effect-a-resource"))
                .with("to", exchanged(to, "valda-effect-another-resource"))
                .number("n", n),
            Op::Follower { n } => say("valda-effect-follower").with("what", followers(n)),
            Op::Draw { .. } | Op::DrawDivine { .. } => draw(op, self.manner.giants),
            Op::LookDivine { n } => say("valda-effect-look-divine").number("n", n),
            Op::LookHand => {
                self.looked = true;
                say("valda-effect-look-hand")
            }
            Op::TakeDiscard { what, n, highest } => retrieve(what, highest).number("n", n),
            Op::DiscardOwn { n } => say("valda-effect-discard").number("n", n),
            Op::DiscardEach { n } => say("valda-effect-discard-each").number("n", n),
            Op::AddActions { n } if self.manner.giants => {
                say("valda-effect-add-action-points").number("n", n)
            }
            Op::AddActions { n } => say("valda-effect-add-actions").number("n", n),
            Op::SetBuilds { n } if self.manner.giants => {
                say("valda-effect-set-building-points").number("n", n)
            }
            Op::SetBuilds { n } => say("valda-effect-set-builds").number("n", n),
            Op::AddTokens { n } => say("valda-effect-add-tokens").number("n", n),
            Op::FreeBuild { mine, drill } => {
                say("valda-effect-free-build").with("what", building(mine, drill))
            }
            Op::PlayAction { n } => say("valda-effect-play-action").number("n", n),
            Op::Replay => say("valda-effect-replay"),
            Op::Roll { die, n, followers } => {
                roll(die, followers).term("die", die.key()).number("n", n)
            }
            Op::RerollCharges { n } => say("valda-effect-reroll-charges").number("n", n),
            Op::SetDieCharges { n } => say("valda-effect-set-die-charges").number("n", n),
            Op::Lose { who: Who::Myself, n } => {
                say("valda-effect-lose-self").with("what", followers(n))
            }
            Op::Lose { who, n } => {
                say("valda-effect-lose").with("who", self.who(who)).with("what", followers(n))
            }
            Op::Steal { who, what, n } => {
                say("valda-effect-steal").with("what", loot(what, n)).with("who", self.who(who))
            }
            Op::Destroy { who, what, n } => destroy(what, n).with("who", self.who(who)),
            Op::Move { who: Who::Myself } => say("valda-effect-move-self"),
            Op::Move { who } => say("valda-effect-move").with("who", self.who(who)),
            Op::SwitchTemple => say("valda-effect-switch-temple"),
            Op::SwitchHand => say("valda-effect-switch-hand"),
            Op::SwitchCard => say("valda-effect-switch-card"),
            Op::Freeze { for_good } => {
                let key =
                    if for_good { "valda-effect-freeze-for-good" } else { "valda-effect-freeze" };
                say(key).with("who", self.who(Who::Target))
            }
            Op::Unfreeze => say("valda-effect-unfreeze"),
            Op::Lend => say("valda-effect-lend"),
            Op::Empower => say("valda-effect-empower"),
            Op::Repeat { times } => say("valda-effect-repeat").number("n", times),
            Op::IfTempleIn { inhabitant: Inhabitant::God, .. } => say("valda-effect-if-god"),
            Op::IfTempleIn { inhabitant: Inhabitant::Giant, .. } => say("valda-effect-if-giant"),
            _ => weapon(op),
        }
    }
}

/// What is taken from the bank in one go, as one sentence, and the steps after it.
fn gains(ops: &[Op]) -> Option<(Phrase, &[Op])> {
    let gain = |op: &Op| match op {
        Op::Gain { what, n } => Some(units(*what, *n)),
        _ => None,
    };
    let taken: Vec<Arg> = ops.iter().map_while(gain).collect();
    let after = ops.get(taken.len()..).unwrap_or_default();
    let line = Phrase::new("valda-effect-gain").with("what", Arg::List(taken));
    (after.len() < ops.len()).then_some((line, after))
}

/// How many of the steps after `op` are its body.
fn body_length(op: Op, rest: &[Op]) -> usize {
    let length = match op {
        Op::Repeat { .. } => {
            let again = rest.iter().position(|op| matches!(op, Op::Again { .. }));
            again.map_or(rest.len(), |again| again + 1)
        }
        Op::IfTempleIn { skip, .. } => usize::from(skip),
        _ => 0,
    };
    length.min(rest.len())
}

/// Steps that only weapons have.
fn weapon(op: Op) -> Phrase {
    let counted = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
    Phrase::new(match op {
        Op::DoubleKill => "valda-effect-double-kill",
        Op::Redirect => "valda-effect-redirect",
        Op::SetDie => "valda-effect-set-die",
        Op::CancelAttack => "valda-effect-cancel-attack",
        Op::Undefendable => "valda-effect-undefendable",
        Op::Resisted => "valda-effect-resisted",
        Op::RepeatAttack => "valda-effect-repeat-attack",
        Op::Hammertime => "valda-effect-hammertime",
        Op::AttackMul { n } => return counted("valda-effect-attack-mul", n),
        Op::AttackAdd { n } => return counted("valda-effect-attack-add", n),
        Op::CancelBuild => "valda-effect-cancel-build",
        Op::Aegis => "valda-effect-aegis",
        Op::Brute => "valda-effect-brute",
        Op::Necromancy => "valda-effect-necromancy",
        Op::ExtraSteal { n } => return counted("valda-effect-extra-steal", n),
        Op::ReshuffleAll => "valda-effect-reshuffle-all",
        Op::StealDraw => "valda-effect-steal-draw",
        Op::ImmuneTemples => "valda-effect-immune-temples",
        Op::IgnoreHavens => "valda-effect-ignore-havens",
        Op::IceCave => "valda-effect-ice-cave",
        _ => "valda-no-steps",
    })
}

/// With the giants there are two main decks, and no open rows (VD-RG-TURN-3).
fn draw(op: Op, giants: bool) -> Phrase {
    let (key, n) = match op {
        Op::Draw { n, .. } if giants => ("valda-effect-draw-main", n),
        Op::Draw { n, open: true } => ("valda-effect-draw-open", n),
        Op::Draw { n, .. } => ("valda-effect-draw", n),
        Op::DrawDivine { n, open: true } if !giants => ("valda-effect-draw-divine-open", n),
        Op::DrawDivine { n, .. } => ("valda-effect-draw-divine", n),
        _ => ("valda-no-steps", 0),
    };
    Phrase::new(key).number("n", n)
}

fn retrieve(what: Option<CardType>, highest: bool) -> Phrase {
    Phrase::new(match (what, highest) {
        (Some(CardType::Attack), true) => "valda-effect-retrieve-highest-attack",
        (Some(CardType::Attack), false) => "valda-effect-retrieve-attack",
        (Some(CardType::Defence), true) => "valda-effect-retrieve-highest-defence",
        (Some(CardType::Defence), false) => "valda-effect-retrieve-defence",
        _ => "valda-effect-retrieve",
    })
}

/// Blue and yellow dice can only help; white ones have skulls.
fn roll(die: Die, followers: bool) -> Phrase {
    Phrase::new(match (die, followers) {
        (Die::White, _) => "valda-effect-roll-white",
        (_, true) => "valda-effect-roll-followers",
        (_, false) => "valda-effect-roll-resources",
    })
}

fn loot(what: Loot, n: Amount) -> Arg {
    match (what, n) {
        (Loot::Follower, n) => followers(n),
        (Loot::Card, n) => cards(n),
        (Loot::Resource(kinds), n) => resources(kinds, n),
    }
}

fn destroy(what: Prey, n: Amount) -> Phrase {
    match what {
        Prey::Resource(kinds) => Phrase::new("valda-effect-lose").with("what", resources(kinds, n)),
        Prey::Card => Phrase::new("valda-effect-destroy-card").with("what", cards(n)),
        Prey::Temple => Phrase::new("valda-effect-destroy-temple"),
        Prey::Building { mine, drill } => {
            Phrase::new("valda-effect-destroy-building").with("what", building(mine, drill))
        }
    }
}
