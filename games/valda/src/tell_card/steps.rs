//! One sentence a step.

use gladsheim_engine::{Arg, Phrase};

use super::nouns::{building, cards, exchanged, followers, one_kind, resources, units};
use crate::content::Content;
use crate::effect::{Amount, Loot, Prey, Resources, Who};
use crate::ids::{CardType, Die, Inhabitant};
use crate::op::{Choose, On, Op, Plain, Weapon};

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
            Op::End | Op::Again { .. } => say("valda-no-steps"),
            Op::Repeat { times } => say("valda-effect-repeat").number("n", times),
            Op::IfTempleIn { inhabitant: Inhabitant::God, .. } => say("valda-effect-if-god"),
            Op::IfTempleIn { inhabitant: Inhabitant::Giant, .. } => say("valda-effect-if-giant"),
            Op::Plain(plain) => self.plain(plain),
            Op::Choose(choose) => self.choose(choose),
            Op::On(who, on) => self.on(who, on),
            Op::Weapon(weapon) => tell_weapon(weapon),
        }
    }

    fn plain(&self, plain: Plain) -> Phrase {
        let counted = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
        match plain {
            Plain::Follower { n } => {
                Phrase::new("valda-effect-follower").with("what", followers(n))
            }
            Plain::AddActions { n } if self.manner.giants => {
                counted("valda-effect-add-action-points", n)
            }
            Plain::AddActions { n } => counted("valda-effect-add-actions", n),
            Plain::SetBuilds { n } if self.manner.giants => {
                counted("valda-effect-set-building-points", n)
            }
            Plain::SetBuilds { n } => counted("valda-effect-set-builds", n),
            Plain::Roll { die, n, followers } => {
                roll(die, followers).term("die", die.key()).number("n", n)
            }
            Plain::RerollCharges { n } => counted("valda-effect-reroll-charges", n),
            Plain::SetDieCharges { n } => counted("valda-effect-set-die-charges", n),
            Plain::Unfreeze => Phrase::new("valda-effect-unfreeze"),
        }
    }

    fn choose(&mut self, choose: Choose) -> Phrase {
        let say = |key: &'static str| Phrase::new(key);
        let counted = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
        let giants = self.manner.giants;
        match choose {
            Choose::Gain { what, n } => {
                say("valda-effect-gain").with("what", Arg::List(vec![resources(what, n)]))
            }
            Choose::Pay { what, n, mix } => {
                let what = if mix { units(what, n) } else { one_kind(what, n) };
                say("valda-effect-pay").with("what", what)
            }
            Choose::PayUpTo { what, n } => {
                say("valda-effect-pay-up-to").with("what", units(Resources::only(what), n))
            }
            Choose::Convert { from, to, n } => say("valda-effect-convert")
                .with("from", exchanged(from, "valda-effect-a-resource"))
                .with("to", exchanged(to, "valda-effect-another-resource"))
                .number("n", n),
            // With the giants there are two main decks, and no open rows (VD-RG-TURN-3).
            Choose::Draw { n, .. } if giants => counted("valda-effect-draw-main", n),
            Choose::Draw { n, open: true } => counted("valda-effect-draw-open", n),
            Choose::Draw { n, open: false } => counted("valda-effect-draw", n),
            Choose::DrawDivine { n, open: true } if !giants => {
                counted("valda-effect-draw-divine-open", n)
            }
            Choose::DrawDivine { n, .. } => counted("valda-effect-draw-divine", n),
            Choose::LookDivine { n } => counted("valda-effect-look-divine", n),
            Choose::LookHand => {
                self.looked = true;
                say("valda-effect-look-hand")
            }
            Choose::TakeDiscard { what, n, highest } => retrieve(what, highest).number("n", n),
            Choose::DiscardOwn { n } => counted("valda-effect-discard", n),
            Choose::DiscardEach { n } => counted("valda-effect-discard-each", n),
            Choose::AddTokens { n } => counted("valda-effect-add-tokens", n),
            Choose::FreeBuild { mine, drill } => {
                say("valda-effect-free-build").with("what", building(mine, drill))
            }
            Choose::PlayAction { n } => counted("valda-effect-play-action", n),
            Choose::Replay => say("valda-effect-replay"),
            Choose::SwitchCard => say("valda-effect-switch-card"),
            Choose::Lend => say("valda-effect-lend"),
            Choose::Empower => say("valda-effect-empower"),
            Choose::Redirect => say("valda-effect-redirect"),
            Choose::Brute => say("valda-effect-brute"),
            Choose::ExtraSteal { n } => counted("valda-effect-extra-steal", n),
        }
    }

    fn on(&self, who: Who, on: On) -> Phrase {
        let say = |key: &'static str| Phrase::new(key);
        match (on, who) {
            (On::Lose { n }, Who::Myself) => {
                say("valda-effect-lose-self").with("what", followers(n))
            }
            (On::Lose { n }, who) => {
                say("valda-effect-lose").with("who", self.who(who)).with("what", followers(n))
            }
            (On::Steal { what, n }, who) => {
                say("valda-effect-steal").with("what", loot(what, n)).with("who", self.who(who))
            }
            (On::Destroy { what, n }, who) => destroy(what, n).with("who", self.who(who)),
            (On::Move, Who::Myself) => say("valda-effect-move-self"),
            (On::Move, who) => say("valda-effect-move").with("who", self.who(who)),
            (On::SwitchTemple, _) => say("valda-effect-switch-temple"),
            (On::SwitchHand, _) => say("valda-effect-switch-hand"),
            (On::Freeze { for_good: true }, who) => {
                say("valda-effect-freeze-for-good").with("who", self.who(who))
            }
            (On::Freeze { for_good: false }, who) => {
                say("valda-effect-freeze").with("who", self.who(who))
            }
        }
    }
}

/// What is taken from the bank in one go, as one sentence, and the steps after it.
fn gains(ops: &[Op]) -> Option<(Phrase, &[Op])> {
    let gain = |op: &Op| {
        let Op::Choose(Choose::Gain { what, n }) = op else { return None };
        Some(resources(*what, *n))
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
        Op::End | Op::Again { .. } | Op::Plain(_) | Op::Choose(_) | Op::On(..) | Op::Weapon(_) => 0,
    };
    length.min(rest.len())
}

/// Steps that only weapons have.
fn tell_weapon(weapon: Weapon) -> Phrase {
    let counted = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
    Phrase::new(match weapon {
        Weapon::DoubleKill => "valda-effect-double-kill",
        Weapon::SetDie => "valda-effect-set-die",
        Weapon::CancelAttack => "valda-effect-cancel-attack",
        Weapon::Undefendable => "valda-effect-undefendable",
        Weapon::Resisted => "valda-effect-resisted",
        Weapon::RepeatAttack => "valda-effect-repeat-attack",
        Weapon::Hammertime => "valda-effect-hammertime",
        Weapon::AttackMul { n } => return counted("valda-effect-attack-mul", n),
        Weapon::AttackAdd { n } => return counted("valda-effect-attack-add", n),
        Weapon::CancelBuild => "valda-effect-cancel-build",
        Weapon::Aegis => "valda-effect-aegis",
        Weapon::Necromancy => "valda-effect-necromancy",
        Weapon::ReshuffleAll => "valda-effect-reshuffle-all",
        Weapon::StealDraw => "valda-effect-steal-draw",
        Weapon::ImmuneTemples => "valda-effect-immune-temples",
        Weapon::IgnoreHavens => "valda-effect-ignore-havens",
        Weapon::IceCave => "valda-effect-ice-cave",
    })
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
