//! What players are asked, in words, and the rule behind every question.

use gladsheim_engine::{Actions, Arg, Phrase, Question, RuleId, Seat, Viewer};

use super::asking::Asking;
use super::nouns::loot;
use super::windows::window;
use crate::action::Action;
use crate::effect::{Loot, Op, Prey, Who};
use crate::ids::{CardType, Deck, Inhabitant, Kind, Side};
use crate::refusal::rule_of_question;
use crate::rules::Valda;
use crate::state::{Run, Stage, State};
use crate::{legal, run, view};

impl Valda {
    /// What `seat` is asked, as far as `viewer` may know.
    pub(super) fn asked(&self, s: &State, seat: Seat, viewer: Viewer) -> Option<Question> {
        if !view::awaited(self, s, viewer).contains(seat) {
            return None;
        }
        let asking = Asking::of(self, s);
        let own = viewer.is(seat);
        let window = window(s, seat).filter(|_| own);
        let (ask, rule) = match asking {
            // Nobody else learns that a window is open (VD-TIME-11).
            Asking::Window(_) if !own => (Phrase::new("valda-ask-wait"), "VD-TIME-11"),
            _ => (self.ask(s, seat, asking, own), rule_of_question(self, s)),
        };
        Some(Question {
            ask,
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

    fn ask(&self, s: &State, seat: Seat, asking: Asking, own: bool) -> Phrase {
        match asking {
            Asking::Stage(Stage::Draft) if own => ask_draft(s, seat),
            Asking::Stage(stage) => self.ask_stage(s, seat, stage),
            Asking::Window(moment) => self.ask_window(s, moment),
            Asking::Step(run, op) => self.ask_step(s, seat, run, op, own),
            Asking::Defence => self.ask_defence(s, seat, own),
            Asking::Keep(area) => Phrase::new("valda-ask-keep").term("area", area.key()),
            Asking::Die(None) => Phrase::new("valda-ask-die"),
            Asking::Die(Some(die)) => {
                let die = s.roll.dice.get(usize::from(die));
                let colour = die.map_or("valda-die-white", |(colour, _)| colour.key());
                Phrase::new("valda-ask-face").term("die", colour)
            }
            Asking::Offering(left) => Phrase::new("valda-ask-grim").number("left", left),
            Asking::Relocate(false) => Phrase::new("valda-ask-move-own"),
            Asking::Relocate(true) => Phrase::new("valda-ask-move-to"),
            Asking::Nothing => Phrase::new("valda-ask-wait"),
        }
    }

    fn ask_stage(&self, s: &State, seat: Seat, stage: Stage) -> Phrase {
        match stage {
            Stage::Trade => Phrase::new("valda-ask-trade"),
            Stage::Source => Phrase::new("valda-ask-sources")
                .term("deck", self.side(Side::A))
                .number("n", legal::regular_draws(self, s)),
            Stage::Act => Phrase::new("valda-ask-act").number("actions", s.turn.actions),
            Stage::Limit => {
                Phrase::new("valda-ask-limit").number("left", self.too_many(s, seat) as i64)
            }
            Stage::Build => Phrase::new("valda-ask-build").number("builds", s.turn.builds),
            Stage::Attack => {
                let again = s.turn.made > 0;
                let key = if again { "valda-ask-attack-again" } else { "valda-ask-attack" };
                Phrase::new(key).seat("target", s.turn.active)
            }
            Stage::Followers => Phrase::new("valda-ask-followers"),
            Stage::Draft => Phrase::new("valda-ask-settle"),
            Stage::Valda => Phrase::new("valda-ask-valda")
                .number("actions", s.turn.actions)
                .number("builds", s.turn.builds),
            Stage::Draw => {
                let sources = self.offers_area(s, seat);
                let key = if sources { "valda-ask-draw-sources" } else { "valda-ask-draw" };
                Phrase::new(key).number("n", self.draws_left(s))
            }
            Stage::Keep => {
                Phrase::new("valda-ask-keep-two").number("left", legal::to_put_back(s) as i64)
            }
            Stage::Begin | Stage::Roll | Stage::Order | Stage::End => Phrase::new("valda-ask-wait"),
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

    fn ask_defence(&self, s: &State, seat: Seat, own: bool) -> Phrase {
        let chosen = s.sealed.and(&s.hands[seat]);
        if own && legal::owes_attack_card(self, &chosen) {
            return Phrase::new("valda-ask-aegis").number("value", s.attack.value);
        }
        if own && !chosen.is_empty() {
            let total = legal::defence_total(self, s, seat, &chosen);
            let enough = total >= s.attack.value;
            let key = if enough { "valda-ask-defend-enough" } else { "valda-ask-defend-more" };
            return Phrase::new(key).number("total", total).number("value", s.attack.value);
        }
        let all = s.attack.targets.len() > 1;
        let key = if all { "valda-ask-defend-all" } else { "valda-ask-defend" };
        Phrase::new(key)
            .seat("attacker", s.attack.attacker)
            .with("card", self.attack_cards(s))
            .number("value", s.attack.value)
    }

    fn ask_step(&self, s: &State, seat: Seat, run: Run, op: Op, own: bool) -> Phrase {
        if run::who(op) == Some(Who::Player) && run.player.is_none() {
            return match op {
                Op::Steal { what, n, .. } => {
                    Phrase::new("valda-ask-rob").with("what", loot(what, n.of(run.x)))
                }
                _ => Phrase::new("valda-ask-player"),
            };
        }
        let left = |key: &'static str| Phrase::new(key).number("left", run.left);
        let subject = run.subject(s).or(run.player).unwrap_or(s.turn.active);
        let of = |key: &'static str| Phrase::new(key).seat("target", subject);
        let first = run.first.filter(|first| *first != legal::NOTHING).is_none();
        match op {
            Op::Gain { .. } => left("valda-ask-gain"),
            Op::Pay { n, mix: false, .. } => Phrase::new("valda-ask-pay-kind").number("n", n),
            Op::Pay { .. } => left("valda-ask-pay"),
            Op::PayUpTo { what, .. } => {
                Phrase::new("valda-ask-pay-up-to").term("resource", what.key())
            }
            Op::Convert { .. } => left("valda-ask-convert"),
            Op::DrawDivine { .. } => left("valda-ask-divine"),
            Op::LookDivine { .. } => left("valda-ask-look-divine"),
            Op::LookHand => Phrase::new("valda-ask-look-hand"),
            Op::TakeDiscard { what, .. } => {
                let kind = match what {
                    Some(CardType::Attack) => 1,
                    Some(CardType::Defence) => 2,
                    _ => 0,
                };
                left("valda-ask-retrieve").number("kind", kind)
            }
            Op::DiscardOwn { .. } => left("valda-ask-discard"),
            Op::DiscardEach { n } => {
                let chosen = if own { s.sealed.and(&s.hands[seat]).len() } else { 0 };
                let more = usize::from(n).saturating_sub(chosen);
                Phrase::new("valda-ask-discard").number("left", more as i64)
            }
            Op::FreeBuild { .. } => Phrase::new("valda-ask-free-build"),
            Op::PlayAction { .. } => left("valda-ask-play-free"),
            Op::Replay => Phrase::new("valda-ask-replay"),
            Op::Repeat { times } => Phrase::new("valda-ask-again")
                .number("left", run.rounds)
                .number("done", times.saturating_sub(run.rounds))
                .with("effect", self.repeated(run.kind)),
            Op::Steal { what: Loot::Card, .. } => of("valda-ask-steal-card"),
            Op::Steal { .. } => of("valda-ask-steal").number("left", run.left),
            Op::Destroy { what: Prey::Temple, .. } => of("valda-ask-destroy-temple"),
            Op::Destroy { what: Prey::Building { .. }, .. } => of("valda-ask-destroy-building"),
            Op::Destroy { .. } => of("valda-ask-destroy").number("left", run.left),
            Op::Move { .. } if !first => Phrase::new("valda-ask-move-to"),
            Op::Move { .. } if subject == run.actor => Phrase::new("valda-ask-move-own"),
            Op::Move { .. } => of("valda-ask-move"),
            Op::SwitchTemple if first => Phrase::new("valda-ask-switch-own"),
            Op::SwitchTemple => of("valda-ask-switch"),
            Op::SwitchCard if first => of("valda-ask-switch-take"),
            Op::SwitchCard => of("valda-ask-switch-give"),
            Op::Freeze { .. } => of("valda-ask-freeze"),
            Op::Lend => Phrase::new("valda-ask-lend"),
            Op::Empower => Phrase::new("valda-ask-empower"),
            Op::AddTokens { n } => Phrase::new("valda-ask-transform").number("n", n),
            Op::Redirect => Phrase::new("valda-ask-redirect"),
            Op::Draw { n, .. } => Phrase::new("valda-ask-draw").number("n", n),
            Op::ExtraSteal { .. } => Phrase::new("valda-ask-victim"),
            Op::Brute if first => Phrase::new("valda-ask-brute-first"),
            Op::Brute => Phrase::new("valda-ask-brute-second"),
            _ => Phrase::new("valda-ask-wait"),
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
            Asking::Step(_, Op::DiscardEach { n }) => {
                n.saturating_sub(s.sealed.and(&s.hands[seat]).len() as u8).max(1)
            }
            Asking::Step(run, _) if (1..=16).contains(&run.left) => run.left,
            _ => 1,
        }
    }
}

/// Who shall live where; the last land that is left to decide about is named.
fn ask_draft(s: &State, seat: Seat) -> Phrase {
    let mut lands = legal::undecided_of(s, seat);
    match (lands.next(), lands.next()) {
        (Some(area), None) => Phrase::new("valda-ask-settle-last")
            .term("area", area.key())
            .term("god", Deck::of(area, Inhabitant::God).key())
            .term("giant", Deck::of(area, Inhabitant::Giant).key()),
        _ => Phrase::new("valda-ask-settle"),
    }
}

/// Whether everybody who is asked decides at the same time and in secret.
fn is_secret(s: &State, asking: Asking) -> bool {
    match asking {
        Asking::Defence => s.attack.targets.len() > 1,
        Asking::Step(_, Op::DiscardEach { .. }) => true,
        _ => false,
    }
}
