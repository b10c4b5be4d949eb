//! Steps that any card may have, one by one.

use gladsheim_engine::effect::{Arg, EffectError, Step, Term};

use super::weapon::check_moments;
use super::words::{Context, RESOURCES, VOCABULARY, args, buildings, number, resources, who};
use crate::effect::{Amount, Loot, Prey, Resources, Who};
use crate::ids::{CardType, DICE, Die, Inhabitant};
use crate::op::{Choose, On, Op, Plain, Weapon};

/// Compiles the steps of one effect.
pub(super) struct Steps<'o> {
    here: Context,
    /// When a weapon may be played, as a mask of moments.
    moments: u16,
    ops: &'o mut Vec<Op>,
    /// Whether X is known: something was paid with `pay_up_to`.
    paid: bool,
    /// Whether a hand was looked at, whose owner is `player`.
    looked: bool,
    /// Whether the step is inside a `repeat`.
    repeating: bool,
    /// Whether the step is inside an `if`.
    conditional: bool,
    /// What the effect, or a round of a `repeat`, costs so far; nothing once something is done.
    costs: Option<Resources>,
}

impl<'o> Steps<'o> {
    pub(super) fn new(here: Context, moments: u16, ops: &'o mut Vec<Op>) -> Self {
        Self {
            here,
            moments,
            ops,
            paid: false,
            looked: false,
            repeating: false,
            conditional: false,
            costs: Some(Resources(0)),
        }
    }

    pub(super) fn all(&mut self, steps: &[Step]) -> Result<(), EffectError> {
        for step in steps {
            VOCABULARY.find(step)?.check(step, self.here)?;
            if step.name != "pay" {
                self.costs = None;
            }
            match step.name.as_str() {
                "repeat" => self.repeat(step)?,
                "if" => self.when(step)?,
                _ => {
                    let op = self.one_step(step)?;
                    check_moments(step, op, self.moments)?;
                    if self.conditional && self.here.is_attack() && op.is_advance() {
                        // Whether the condition holds might change after the choice.
                        let name = &step.name;
                        return Err(
                            step.fault(format!("{name} cannot be inside an if of an attack"))
                        );
                    }
                    self.ops.push(op);
                }
            }
        }
        Ok(())
    }

    fn repeat(&mut self, step: &Step) -> Result<(), EffectError> {
        let [times] = args(step)?;
        let times = match times.term {
            Term::Range(0, most @ 1..=15) => most as u8,
            _ => return Err(times.fault("expected a range such as 0..4, from 0 to at most 15")),
        };
        if self.repeating {
            return Err(step.fault("a repeat cannot hold another repeat"));
        }
        self.ops.push(Op::Repeat { times });
        let start = self.ops.len();
        self.costs = Some(Resources(0));
        let outside = core::mem::take(&mut self.conditional);
        self.repeating = true;
        self.all(step.body()?)?;
        self.repeating = false;
        self.conditional = outside;
        self.costs = None;
        let back = self.jump(step, start)?;
        self.ops.push(Op::Again { back });
        Ok(())
    }

    fn when(&mut self, step: &Step) -> Result<(), EffectError> {
        let [condition] = args(step)?;
        let inhabitant = match &condition.term {
            Term::Call(name, inner) if name == "temple_in" && inner.len() == 1 => {
                let inner = inner.first();
                inner.map(|inner| inner.meaning("inhabitant", &Inhabitant::WORDS)).transpose()?
            }
            _ => None,
        };
        let Some(inhabitant) = inhabitant else {
            let message = "expected a condition: temple_in(god) or temple_in(giant)";
            return Err(condition.fault(message));
        };
        let place = self.ops.len();
        let op = Op::IfTempleIn { inhabitant, skip: 0 };
        check_moments(step, op, self.moments)?;
        self.ops.push(op);
        let outside = core::mem::replace(&mut self.conditional, true);
        self.all(step.body()?)?;
        self.conditional = outside;
        let skip = self.jump(step, place + 1)?;
        if let Some(op) = self.ops.get_mut(place) {
            *op = Op::IfTempleIn { inhabitant, skip };
        }
        Ok(())
    }

    /// How many steps there are from `start` to here.
    fn jump(&self, step: &Step, start: usize) -> Result<u8, EffectError> {
        u8::try_from(self.ops.len() - start).map_err(|_| step.fault("this holds too many steps"))
    }

    fn one_step(&mut self, step: &Step) -> Result<Op, EffectError> {
        Ok(match step.name.as_str() {
            "gain" => {
                let [what, n] = args(step)?;
                Op::Choose(Choose::Gain { what: resources(what)?, n: self.amount(n)? })
            }
            "pay" => self.pay(step)?,
            "pay_up_to" => self.pay_up_to(step)?,
            "convert" => {
                let [from, to, n] = args(step)?;
                let (given, taken) = (resources(from)?, resources(to)?);
                if given == taken && given.single().is_some() {
                    return Err(to.fault("expected a resource other than the one that is given"));
                }
                Op::Choose(Choose::Convert { from: given, to: taken, n: number(n)? })
            }
            "follower" => {
                let [n] = args(step)?;
                Op::Plain(Plain::Follower { n: self.amount(n)? })
            }
            "draw" => draw(step)?,
            "look" => self.look(step)?,
            "take_discard" => take_discard(step)?,
            "discard" => {
                let [whose, n] = args(step)?;
                let n = number(n)?;
                match who(whose, self.here, &[Who::Player])? {
                    Who::EachOpponent => Op::Choose(Choose::DiscardEach { n }),
                    _ => Op::Choose(Choose::DiscardOwn { n }),
                }
            }
            "free_build" => {
                let [what] = args(step)?;
                let (mine, drill) = buildings(what)?;
                Op::Choose(Choose::FreeBuild { mine, drill })
            }
            "replay" => {
                let [n] = args(step)?;
                n.one("cards that are carried out again")?;
                Op::Choose(Choose::Replay)
            }
            "roll" => roll(step)?,
            "lose" => {
                let [whose, what, n] = args(step)?;
                what.meaning("thing to lose", &[("follower", ())])?;
                Op::On(who(whose, self.here, &[])?, On::Lose { n: self.amount(n)? })
            }
            "steal" => self.steal(step)?,
            "destroy" => self.destroy(step)?,
            "move" => {
                let [whose, what, n] = args(step)?;
                what.meaning("thing to move", &[("temple", ())])?;
                n.one("temples")?;
                Op::On(who(whose, self.here, &[Who::EachOpponent])?, On::Move)
            }
            "switch" => self.switch(step)?,
            "freeze" => {
                let [whose, what, time] = args(step)?;
                let target = who(whose, self.here, &[Who::Myself])?;
                what.meaning("thing to freeze", &[("temple", ())])?;
                let times = [("round", false), ("game", true)];
                Op::On(target, On::Freeze { for_good: time.meaning("time", &times)? })
            }
            _ => plain(step)?,
        })
    }

    /// A cost: the card cannot be played without it, so it must be known beforehand.
    fn pay(&mut self, step: &Step) -> Result<Op, EffectError> {
        let [what, n] = args(step)?;
        let kinds = resources(what)?;
        let Some(before) = self.costs else {
            return Err(step.fault("a cost must be paid before anything else is done"));
        };
        if before.0 & kinds.0 != 0 {
            return Err(what.fault("this is paid already; expected one pay for each resource"));
        }
        self.costs = Some(Resources(before.0 | kinds.0));
        let mix = matches!(what.word(), Some("basic" | "any"));
        Ok(Op::Choose(Choose::Pay { what: kinds, n: number(n)?, mix }))
    }

    fn pay_up_to(&mut self, step: &Step) -> Result<Op, EffectError> {
        let [what, n] = args(step)?;
        let Some(resource) = resources(what)?.single() else {
            return Err(what.fault("expected a single resource"));
        };
        if self.paid {
            return Err(step.fault("pay_up_to can be there only once, because it makes X"));
        }
        self.paid = true;
        Ok(Op::Choose(Choose::PayUpTo { what: resource, n: number(n)? }))
    }

    /// A number, or what was paid.
    fn amount(&self, arg: &Arg) -> Result<Amount, EffectError> {
        match arg.word() {
            Some("X") if self.paid => Ok(Amount::X),
            Some("X") => Err(arg.fault("there is no X without a pay_up_to before it")),
            _ => number(arg).map(Amount::Fixed),
        }
    }

    fn look(&mut self, step: &Step) -> Result<Op, EffectError> {
        let [what, n] = args(step)?;
        if what.meaning("thing to look at", &[("divine", true), ("hand", false)])? {
            return Ok(Op::Choose(Choose::LookDivine { n: number(n)? }));
        }
        n.one("hands")?;
        self.looked = true;
        Ok(Op::Choose(Choose::LookHand))
    }

    fn steal(&mut self, step: &Step) -> Result<Op, EffectError> {
        let [whose, what, n] = args(step)?;
        let loot = match what.word() {
            Some("follower") => Loot::Follower,
            Some("card") => Loot::Card,
            Some(_) => {
                let mut words = vec![("follower", None), ("card", None)];
                words.extend(RESOURCES.map(|(word, mask)| (word, Some(mask))));
                let mask = what.meaning("thing to steal", &words)?;
                mask.map_or(Loot::Card, Loot::Resource)
            }
            None => Loot::Resource(resources(what)?),
        };
        let who = who(whose, self.here, &[Who::Myself])?;
        Ok(Op::On(who, On::Steal { what: loot, n: self.amount(n)? }))
    }

    fn destroy(&mut self, step: &Step) -> Result<Op, EffectError> {
        let [whose, what, n] = args(step)?;
        let prey = prey(what)?;
        match prey {
            Prey::Temple => n.one("temples")?,
            Prey::Building { .. } => n.one("buildings")?,
            Prey::Card | Prey::Resource(_) => {}
        }
        let who = who(whose, self.here, &[Who::Myself])?;
        Ok(Op::On(who, On::Destroy { what: prey, n: self.amount(n)? }))
    }

    fn switch(&self, step: &Step) -> Result<Op, EffectError> {
        let [whose, what] = args(step)?;
        let who = who(whose, self.here, &[Who::Myself, Who::EachOpponent, Who::Attacker]);
        match self.here {
            Context::Attack => {
                let things = [("temple", On::SwitchTemple), ("hand", On::SwitchHand)];
                Ok(Op::On(who?, what.meaning("thing to switch with the target", &things)?))
            }
            Context::Action | Context::Weapon => {
                who?;
                what.meaning("thing to switch with a player", &[("card", ())])?;
                if !self.looked {
                    return Err(step.fault("expected look(hand,1) before switch(player,card)"));
                }
                Ok(Op::Choose(Choose::SwitchCard))
            }
            Context::AttackOnAll => Err(step.fault("an attack on all cannot switch anything")),
            Context::Block => Err(step.fault("a block cannot switch anything")),
        }
    }
}

/// What can be destroyed.
fn prey(what: &Arg) -> Result<Prey, EffectError> {
    let building = |word: &str| matches!(word, "mine" | "drill");
    let first = what.one_of().first().and_then(Arg::word);
    if first.is_some_and(building) {
        let (mine, drill) = buildings(what)?;
        return Ok(Prey::Building { mine, drill });
    }
    if what.word().is_none() {
        return resources(what).map(Prey::Resource);
    }
    let mut words = vec![("card", Prey::Card), ("temple", Prey::Temple)];
    words.extend(RESOURCES.map(|(word, mask)| (word, Prey::Resource(mask))));
    words.push(("mine", Prey::Building { mine: true, drill: false }));
    words.push(("drill", Prey::Building { mine: false, drill: true }));
    what.meaning("thing to destroy", &words)
}

fn draw(step: &Step) -> Result<Op, EffectError> {
    let [deck, n, how] = args(step)?;
    let decks = [("base", false), ("main", false), ("divine", true)];
    let divine = deck.meaning("deck to draw from", &decks)?;
    let n = number(n)?;
    let open = how.meaning("way to draw", &[("closed", false), ("open", true)])?;
    Ok(if divine {
        Op::Choose(Choose::DrawDivine { n, open })
    } else {
        Op::Choose(Choose::Draw { n, open })
    })
}

fn take_discard(step: &Step) -> Result<Op, EffectError> {
    let [what, n, how] = args(step)?;
    let types =
        [("any", None), ("attack", Some(CardType::Attack)), ("defence", Some(CardType::Defence))];
    let kind = what.meaning("type of cards", &types)?;
    let n = number(n)?;
    let highest = how.meaning("way to take cards", &[("choice", false), ("highest", true)])?;
    if highest && kind.is_none() {
        return Err(how.fault("only attack or defence cards have a highest value; expected choice"));
    }
    Ok(Op::Choose(Choose::TakeDiscard { what: kind, n, highest }))
}

fn roll(step: &Step) -> Result<Op, EffectError> {
    let [die, dice, how] = args(step)?;
    let die = die.meaning("die", &Die::WORDS)?;
    let n = number(dice)?;
    if usize::from(n) > DICE {
        return Err(dice.fault(format!("at most {DICE} dice can be rolled at once")));
    }
    let followers =
        how.meaning("result of a roll", &[("followers", true), ("resources", false)])?;
    if die == Die::White && !followers {
        return Err(how.fault("white dice give no resources; expected followers"));
    }
    Ok(Op::Plain(Plain::Roll { die, n, followers }))
}

/// Steps with a number or nothing at all to say.
fn plain(step: &Step) -> Result<Op, EffectError> {
    if let Some(op) = without_number(&step.name) {
        let [] = args(step)?;
        return Ok(op);
    }
    let counted: fn(u8) -> Op = match step.name.as_str() {
        "add_actions" => |n| Op::Plain(Plain::AddActions { n }),
        "set_builds" => |n| Op::Plain(Plain::SetBuilds { n }),
        "add_tokens" => |n| Op::Choose(Choose::AddTokens { n }),
        "play_action" => |n| Op::Choose(Choose::PlayAction { n }),
        "reroll_charges" => |n| Op::Plain(Plain::RerollCharges { n }),
        "set_die_charges" => |n| Op::Plain(Plain::SetDieCharges { n }),
        "attack_mul" => |n| Op::Weapon(Weapon::AttackMul { n }),
        "attack_add" => |n| Op::Weapon(Weapon::AttackAdd { n }),
        "extra_steal" => |n| Op::Choose(Choose::ExtraSteal { n }),
        "ALL" => return Err(step.fault("ALL{..} must hold the whole effect of the attack")),
        "requires" => return Err(step.fault("requires(..) must be the first step of the attack")),
        _ => return Err(step.fault(format!("{} cannot stand inside an effect", step.name))),
    };
    let [n] = args(step)?;
    number(n).map(counted)
}

fn without_number(name: &str) -> Option<Op> {
    Some(match name {
        "unfreeze" => Op::Plain(Plain::Unfreeze),
        "lend" => Op::Choose(Choose::Lend),
        "empower" => Op::Choose(Choose::Empower),
        "double_kill" => Op::Weapon(Weapon::DoubleKill),
        "redirect" => Op::Choose(Choose::Redirect),
        "set_die" => Op::Weapon(Weapon::SetDie),
        "cancel_attack" => Op::Weapon(Weapon::CancelAttack),
        "undefendable" => Op::Weapon(Weapon::Undefendable),
        "resisted" => Op::Weapon(Weapon::Resisted),
        "repeat_attack" => Op::Weapon(Weapon::RepeatAttack),
        "hammertime" => Op::Weapon(Weapon::Hammertime),
        "cancel_build" => Op::Weapon(Weapon::CancelBuild),
        "aegis" => Op::Weapon(Weapon::Aegis),
        "brute" => Op::Choose(Choose::Brute),
        "necromancy" => Op::Weapon(Weapon::Necromancy),
        "reshuffle_all" => Op::Weapon(Weapon::ReshuffleAll),
        "steal_draw" => Op::Weapon(Weapon::StealDraw),
        "immune_temples" => Op::Weapon(Weapon::ImmuneTemples),
        "ignore_havens" => Op::Weapon(Weapon::IgnoreHavens),
        "ice_cave" => Op::Weapon(Weapon::IceCave),
        _ => return None,
    })
}
