//! What players are asked, and the rule behind every question.

use gladsheim_engine::{Actions, Arg, Phrase, Question, RuleId, Seat, Viewer};

use super::ask::{Ask, Asked};
use super::asking::Asking;
use super::nouns::loot;
use super::windows::window;
use crate::action::Action;
use crate::effect::{Loot, Prey, Who};
use crate::ids::{CardType, Deck, Inhabitant, Kind, Side};
use crate::op::{Choose, On, Op};
use crate::refusal::rule_of_question;
use crate::rules::Valda;
use crate::state::{Run, Stage, State};
use crate::{legal, view};

impl Valda {
    /// What `seat` is asked, as far as `viewer` may know.
    pub(super) fn asked(&self, s: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        if !view::awaited(self, s, viewer).contains(seat) {
            return None;
        }
        let asking = Asking::of(self, s);
        let own = viewer.is(seat);
        let window = window(s, seat).filter(|_| own);
        let (Asked { ask, phrase }, rule) = match asking {
            // Nobody else learns that a window is open (VD-TIME-11).
            Asking::Window(_) if !own => (Asked::of(Ask::Wait), "VD-TIME-11"),
            _ => (self.ask(s, seat, asking, own), rule_of_question(self, s)),
        };
        Some(Question {
            ask,
            phrase,
            source: self.asked_by(s, asking),
            rule: RuleId(rule),
            left: if own { self.steps_left(s, seat, asking) } else { 1 },
            secret: is_secret(s, asking),
            window,
        })
    }

    /// The card that asks, or else the round and the phase.
    fn asked_by(&self, s: &State, asking: Asking) -> Phrase {
        match asking {
            Asking::Step(run, _) => {
                Phrase::new("valda-source-card").with("card", self.card(run.kind))
            }
            Asking::Stage(Stage::Draft) => Phrase::new("valda-source-draft"),
            _ => Phrase::new("valda-source")
                .seat("seat", s.turn.active)
                .number("round", s.turn.round)
                .term("phase", s.turn.phase.key()),
        }
    }

    fn ask(&self, s: &State, seat: Seat, asking: Asking, own: bool) -> Asked {
        match asking {
            Asking::Stage(Stage::Draft) if own => ask_draft(s, seat),
            Asking::Stage(stage) => self.ask_stage(s, seat, stage),
            Asking::Window(moment) => self.ask_window(s, moment),
            Asking::Step(run, op) => self.ask_step(s, seat, run, op, own),
            Asking::Defence => self.ask_defence(s, seat, own),
            Asking::Keep(area) => Asked::of(Ask::Keep { area }).term("area", area.key()),
            Asking::Die(None) => Asked::of(Ask::Die),
            Asking::Die(Some(die)) => {
                let die = s.roll.dice.get(usize::from(die));
                let colour = die.map_or("valda-die-white", |(colour, _)| colour.key());
                Asked::of(Ask::Face).term("die", colour)
            }
            Asking::Offering(left) => Asked::of(Ask::Grim).number("left", left),
            Asking::Relocate(false) => Asked::of(Ask::MoveOwn),
            Asking::Relocate(true) => Asked::of(Ask::MoveTo),
            Asking::Nothing => Asked::of(Ask::Wait),
        }
    }

    fn ask_stage(&self, s: &State, seat: Seat, stage: Stage) -> Asked {
        match stage {
            Stage::Trade => Asked::of(Ask::Trade),
            Stage::Source => Asked::of(Ask::Sources)
                .term("deck", self.side(Side::A))
                .number("n", legal::regular_draws(self, s)),
            Stage::Act => {
                let actions = s.turn.actions;
                Asked::of(Ask::Act { actions }).number("actions", actions)
            }
            Stage::Limit => Asked::of(Ask::Limit).number("left", self.too_many(s, seat) as i64),
            Stage::Build => {
                let builds = s.turn.builds;
                Asked::of(Ask::Build { builds }).number("builds", builds)
            }
            Stage::Attack => {
                let (again, target) = (s.turn.made > 0, s.turn.active);
                let ask = if again { Ask::AttackAgain { target } } else { Ask::Attack { target } };
                Asked::of(ask).seat("target", target)
            }
            Stage::Followers => Asked::of(Ask::Followers),
            Stage::Draft => Asked::of(Ask::Settle),
            Stage::Valda => {
                let (actions, builds) = (s.turn.actions, s.turn.builds);
                Asked::of(Ask::Valda { actions, builds })
                    .number("actions", actions)
                    .number("builds", builds)
            }
            Stage::Draw => {
                let sources = self.offers_area(s, seat);
                let ask = if sources { Ask::DrawSources } else { Ask::Draw };
                Asked::of(ask).number("n", self.draws_left(s))
            }
            Stage::Keep => Asked::of(Ask::KeepTwo).number("left", legal::to_put_back(s) as i64),
            Stage::Begin | Stage::Roll | Stage::Order | Stage::End => Asked::of(Ask::Wait),
        }
    }

    /// How many cards the main deck is drawn from for.
    pub(super) fn draws_left(&self, s: &State) -> u32 {
        legal::regular_draws(self, s) - s.turn.sources.count_ones()
    }

    /// Whether a land can be chosen, of which everybody knows.
    fn offers_area(&self, s: &State, seat: Seat) -> bool {
        let mut options = Actions::new();
        legal::offer(self, s, seat, &mut options);
        options.iter().any(|option| matches!(option, Action::Area(_)))
    }

    fn too_many(&self, s: &State, seat: Seat) -> usize {
        s.hands[seat].len().saturating_sub(self.content.board.hand_limit.into())
    }

    fn ask_defence(&self, s: &State, seat: Seat, own: bool) -> Asked {
        let chosen = s.sealed.and(&s.hands[seat]);
        if own && legal::owes_attack_card(self, &chosen) {
            return Asked::of(Ask::Aegis).number("value", s.attack.value);
        }
        if own && !chosen.is_empty() {
            let total = legal::defence_total(self, s, seat, &chosen);
            let enough = total >= s.attack.value;
            let ask = if enough { Ask::DefendEnough } else { Ask::DefendMore };
            return Asked::of(ask).number("total", total).number("value", s.attack.value);
        }
        let all = s.attack.targets.len() > 1;
        let ask = if all { Ask::DefendAll } else { Ask::Defend };
        Asked::of(ask)
            .seat("attacker", s.attack.attacker)
            .with("card", self.attack_cards(s))
            .number("value", s.attack.value)
    }

    fn ask_step(&self, s: &State, seat: Seat, run: Run, op: Op, own: bool) -> Asked {
        match op {
            Op::Repeat { times } => Asked::of(Ask::Again)
                .number("left", run.rounds)
                .number("done", times.saturating_sub(run.rounds))
                .with("effect", self.repeated(run.kind)),
            Op::Choose(choose) => ask_choice(s, seat, run, choose, own),
            Op::On(Who::Player, on) if run.player.is_none() => ask_player(run, on),
            Op::On(_, on) => ask_on(s, run, on),
            // None of these asks anything.
            Op::Plain(_) | Op::Weapon(_) | Op::Again { .. } | Op::IfTempleIn { .. } | Op::End => {
                Asked::of(Ask::Wait)
            }
        }
    }

    /// What a card does each time, without the number of times.
    fn repeated(&self, kind: Kind) -> Arg {
        let lines = self.card_lines(kind);
        let repeats = lines.iter().find(|line| line.key == "valda-effect-repeat");
        let each = repeats.and_then(|line| line.args.iter().find(|(name, _)| name == "do"));
        each.map_or_else(|| self.effect(lines.clone()), |(_, each)| each.clone())
    }

    /// How many answers of this kind are still to come.
    fn steps_left(&self, s: &State, seat: Seat, asking: Asking) -> u8 {
        match asking {
            Asking::Stage(Stage::Limit) => self.too_many(s, seat).clamp(1, 255) as u8,
            Asking::Offering(left) => left,
            Asking::Step(run, Op::Repeat { .. }) => run.rounds,
            Asking::Step(_, Op::Choose(Choose::DiscardEach { n })) => {
                n.saturating_sub(s.sealed.and(&s.hands[seat]).len() as u8).max(1)
            }
            Asking::Step(run, _) if (1..=16).contains(&run.left) => run.left,
            _ => 1,
        }
    }
}

/// Who shall live where; the last land that is left to decide about is named.
fn ask_draft(s: &State, seat: Seat) -> Asked {
    let mut lands = legal::undecided_of(s, seat);
    match (lands.next(), lands.next()) {
        (Some(area), None) => Asked::of(Ask::SettleLast { area })
            .term("area", area.key())
            .term("god", Deck::of(area, Inhabitant::God).key())
            .term("giant", Deck::of(area, Inhabitant::Giant).key()),
        _ => Asked::of(Ask::Settle),
    }
}

/// Whom a step is done to.
pub(super) fn subject(s: &State, run: Run) -> Seat {
    run.subject(s).or(run.player).unwrap_or(s.turn.active)
}

/// Whether the first of the two things that a step needs is still to be chosen.
pub(super) fn is_first(run: Run) -> bool {
    run.first.is_none_or(|first| first == legal::NOTHING)
}

/// Whether everybody who is asked decides at the same time and in secret.
fn is_secret(s: &State, asking: Asking) -> bool {
    match asking {
        Asking::Defence => s.attack.targets.len() > 1,
        Asking::Step(_, Op::Choose(Choose::DiscardEach { .. })) => true,
        _ => false,
    }
}

/// Which opponent a step shall be about.
fn ask_player(run: Run, on: On) -> Asked {
    match on {
        On::Steal { what, n } => Asked::of(Ask::Rob).with("what", loot(what, n.of(run.x))),
        On::Lose { .. }
        | On::Destroy { .. }
        | On::Move
        | On::SwitchTemple
        | On::SwitchHand
        | On::Freeze { .. } => Asked::of(Ask::Player),
    }
}

/// What is chosen of somebody's.
fn ask_on(s: &State, run: Run, on: On) -> Asked {
    let target = subject(s, run);
    let of = |ask: Ask| Asked::of(ask).seat("target", target);
    match on {
        On::Steal { what: Loot::Card, .. } => of(Ask::StealCard { target }),
        On::Steal { what: Loot::Resource(_) | Loot::Follower, .. } => {
            of(Ask::Steal { target }).number("left", run.left)
        }
        On::Destroy { what: Prey::Temple, .. } => of(Ask::DestroyTemple { target }),
        On::Destroy { what: Prey::Building { .. }, .. } => of(Ask::DestroyBuilding { target }),
        On::Destroy { what: Prey::Resource(_) | Prey::Card, .. } => {
            of(Ask::Destroy { target }).number("left", run.left)
        }
        On::Move if !is_first(run) => Asked::of(Ask::MoveTo),
        On::Move if target == run.actor => Asked::of(Ask::MoveOwn),
        On::Move => of(Ask::Move { target }),
        On::SwitchTemple if is_first(run) => Asked::of(Ask::SwitchOwn),
        On::SwitchTemple => of(Ask::Switch { target }),
        On::Freeze { .. } => of(Ask::Freeze { target }),
        // These leave no choice.
        On::Lose { .. } | On::SwitchHand => Asked::of(Ask::Wait),
    }
}

/// What the actor chooses, or all opponents.
fn ask_choice(s: &State, seat: Seat, run: Run, choose: Choose, own: bool) -> Asked {
    let left = |ask: Ask| Asked::of(ask).number("left", run.left);
    let target = subject(s, run);
    let of = |ask: Ask| Asked::of(ask).seat("target", target);
    match choose {
        Choose::Gain { .. } => left(Ask::Gain),
        Choose::Pay { n, mix: false, .. } => Asked::of(Ask::PayKind).number("n", n),
        Choose::Pay { .. } => left(Ask::Pay),
        Choose::PayUpTo { what, .. } => {
            Asked::of(Ask::PayUpTo { resource: what }).term("resource", what.key())
        }
        Choose::Convert { .. } => left(Ask::Convert),
        Choose::Draw { n, .. } => Asked::of(Ask::Draw).number("n", n),
        Choose::DrawDivine { .. } => left(Ask::Divine),
        Choose::LookDivine { .. } => left(Ask::LookDivine),
        Choose::LookHand => Asked::of(Ask::LookHand),
        Choose::TakeDiscard { what, .. } => {
            let kind = match what {
                Some(CardType::Attack) => 1,
                Some(CardType::Defence) => 2,
                Some(CardType::Action | CardType::Weapon) | None => 0,
            };
            left(Ask::Retrieve).number("kind", kind)
        }
        Choose::DiscardOwn { .. } => left(Ask::Discard),
        Choose::DiscardEach { n } => {
            let chosen = if own { s.sealed.and(&s.hands[seat]).len() } else { 0 };
            let more = usize::from(n).saturating_sub(chosen);
            Asked::of(Ask::Discard).number("left", more as i64)
        }
        Choose::AddTokens { n } => Asked::of(Ask::Transform).number("n", n),
        Choose::FreeBuild { .. } => Asked::of(Ask::FreeBuild),
        Choose::PlayAction { .. } => left(Ask::PlayFree),
        Choose::Replay => Asked::of(Ask::Replay),
        Choose::SwitchCard if is_first(run) => of(Ask::SwitchTake { target }),
        Choose::SwitchCard => of(Ask::SwitchGive { target }),
        Choose::Lend => Asked::of(Ask::Lend),
        Choose::Empower => Asked::of(Ask::Empower),
        Choose::Redirect => Asked::of(Ask::Redirect),
        Choose::Brute if is_first(run) => Asked::of(Ask::BruteFirst),
        Choose::Brute => Asked::of(Ask::BruteSecond),
        Choose::ExtraSteal { .. } => Asked::of(Ask::Victim),
    }
}
