//! What a choice would do, in words. The same choice means different things in different questions.

use gladsheim_engine::{Arg, Phrase, Seat};

use super::name::number;
use super::nouns::{amount, cards, followers, resources, stock};
use crate::action::{Action, Line};
use crate::cardset::CardSet;
use crate::effect::{Op, Prey};
use crate::ids::{Area, Building, Deck, Kind, Moment, Resource, Side};
use crate::rules::Valda;
use crate::state::{Frame, Run, Stage, State};
use crate::{legal, play, tell_card};

/// What is being decided, as far as words need to know.
#[derive(Clone, Copy)]
pub(super) enum Asking {
    Stage(Stage),
    Window(Moment),
    Step(Run, Op),
    Defence,
    Keep(Area),
    Die(Option<u8>),
    Nothing,
}

impl Asking {
    pub(super) fn of(game: &Valda, s: &State) -> Self {
        match s.stack.top() {
            Some(Frame::Stage(stage)) => Self::Stage(*stage),
            Some(Frame::Window { moment, .. }) => Self::Window(*moment),
            Some(Frame::Run(run)) => Self::Step(*run, game.op(run.at)),
            Some(Frame::Strike(_)) => Self::Defence,
            Some(Frame::Keep(area)) => Self::Keep(*area),
            Some(Frame::TurnDie { die, .. }) => Self::Die(*die),
            _ => Self::Nothing,
        }
    }

    const fn op(self) -> Option<Op> {
        match self {
            Self::Step(_, op) => Some(op),
            _ => None,
        }
    }
}

impl Valda {
    /// What `action` would do.
    pub(super) fn choice(&self, s: &State, seat: Seat, action: Action) -> Phrase {
        let asking = Asking::of(self, s);
        match action {
            Action::Done => self.done(s, seat, asking),
            Action::Again => {
                let left = if let Asking::Step(run, _) = asking { run.rounds } else { 1 };
                Phrase::new("valda-action-again").number("left", left)
            }
            Action::Play(kind) => self.play_card(asking, kind),
            Action::Attack(kind) => {
                let value = self.spec(kind).value + legal::attack_bonus(self, s, seat);
                Phrase::new("valda-action-attack")
                    .with("card", self.card(kind))
                    .number("value", value)
                    .with("effect", self.effect(tell_card::lines(&self.content, kind)))
            }
            Action::Defend(kind) => self.defend(s, seat, kind),
            Action::Pick(kind) => self.pick(asking, kind),
            Action::Random => Phrase::new("valda-action-steal-random"),
            Action::Weapon(kind, mode) => Phrase::new("valda-action-weapon")
                .with("mode", tell_card::mode_name(&self.content, kind, mode))
                .with("effect", self.effect(tell_card::mode_lines(&self.content, kind, mode))),
            Action::Resource(resource) => resource_choice(asking, resource),
            Action::Trade(rate, from, to) => Phrase::new("valda-action-trade")
                .with("give", resources(from, rate.count()))
                .with("take", resources(to, 1)),
            Action::Draw(side) => draw(s, seat, side),
            Action::Building(building) => self.building(asking, building),
            Action::Temple(area) => Phrase::new("valda-action-temple")
                .term("area", area.key())
                .with("cost", stock(&play::temple_cost(self, s, area))),
            Action::Found(area, who) => Phrase::new("valda-action-found")
                .term("area", area.key())
                .term("deck", Deck::of(area, who).key())
                .with("cost", stock(&play::temple_cost(self, s, area))),
            Action::Settle(area, who) => Phrase::new("valda-action-settle")
                .term("area", area.key())
                .term("deck", Deck::of(area, who).key()),
            Action::Player(player) => Phrase::new(match asking.op() {
                Some(Op::LookHand) => "valda-action-look-hand",
                Some(Op::Redirect) => "valda-action-redirect",
                _ => "valda-action-player",
            })
            .seat("player", player),
            Action::Area(area) => Phrase::new(match asking.op() {
                Some(Op::LookDivine { .. }) => "valda-action-look-divine",
                Some(Op::Move { .. }) => "valda-action-move-to",
                Some(Op::Lend) => "valda-action-lend",
                Some(Op::Empower) => "valda-action-empower",
                _ => "valda-action-source",
            })
            .term("area", area.key()),
            Action::Site(site) => Phrase::new(match asking.op() {
                Some(Op::Move { .. }) => "valda-action-move",
                Some(Op::SwitchTemple) => "valda-action-switch",
                Some(Op::Freeze { .. }) => "valda-action-freeze",
                _ => "valda-action-destroy-temple",
            })
            .term("area", site.area().key())
            .number("site", site.number() as i64 + 1),
            Action::Amount(n) => match asking.op() {
                Some(Op::PayUpTo { what, .. }) => Phrase::new("valda-action-amount")
                    .number("n", n)
                    .with("what", resources(what, n)),
                _ => Phrase::new("valda-action-points").number("n", n),
            },
            Action::Die(die) => self.die("valda-action-die", s, die),
            Action::Reroll(die) => self.die("valda-action-reroll", s, die),
            Action::Turn(die) => self.die("valda-action-turn", s, die),
            Action::Face(face) => {
                let colour = if let Asking::Die(Some(die)) = asking { die } else { 0 };
                let colour = s.roll.dice.get(usize::from(colour)).map(|(colour, _)| *colour);
                let face = colour.map(|colour| self.face(colour, face));
                Phrase::new("valda-action-face").with("face", face.unwrap_or(Arg::List(vec![])))
            }
            Action::Thor(rate, resource) => {
                Phrase::new("valda-action-thor").with("what", resources(resource, rate.count()))
            }
            Action::Odin(line) => Phrase::new("valda-action-odin")
                .with("what", resources(Resource::Blood, number(line, 2)))
                .with("followers", followers(number(line, 1))),
            Action::Loki(line) => Phrase::new("valda-action-loki").number("n", number(line, 1)),
            Action::Thrym(line) => Phrase::new("valda-action-thrym")
                .with("what", resources(Resource::Rune, number(line, 1)))
                .with("followers", followers(if line == Line::First { 1 } else { 3 })),
            Action::Grim(line) => Phrase::new("valda-action-grim")
                .with("what", cards(number(line, 2)))
                .with("followers", followers(number(line, 1))),
            Action::Mork => Phrase::new("valda-action-mork"),
            Action::ToBuilding => Phrase::new("valda-action-to-building"),
            Action::ToAction => Phrase::new("valda-action-to-action"),
            Action::BreakRune => Phrase::new("valda-action-break-rune"),
            Action::CarveRune => Phrase::new("valda-action-carve-rune"),
        }
    }

    fn done(&self, s: &State, seat: Seat, asking: Asking) -> Phrase {
        match asking {
            Asking::Stage(Stage::Source) => {
                Phrase::new("valda-action-done-sources").term("deck", Self::side(Side::A))
            }
            Asking::Stage(Stage::Attack) => Phrase::new("valda-action-hold-back"),
            Asking::Stage(_) => {
                Phrase::new("valda-action-done-phase").term("phase", s.turn.phase.key())
            }
            Asking::Window(Moment::Dice) => Phrase::new("valda-action-leave-roll"),
            Asking::Window(_) => Phrase::new("valda-action-pass"),
            Asking::Defence if s.sealed.meets(&s.hands[seat]) => {
                Phrase::new("valda-action-defend-done")
            }
            Asking::Defence => Phrase::new("valda-action-no-defence"),
            _ => Phrase::new("valda-action-stop"),
        }
    }

    fn play_card(&self, asking: Asking, kind: Kind) -> Phrase {
        let free = matches!(asking.op(), Some(Op::PlayAction { .. }));
        let key = if free { "valda-action-play-free" } else { "valda-action-play" };
        Phrase::new(key)
            .with("card", self.card(kind))
            .number("cost", self.spec(kind).cost)
            .with("effect", self.effect(tell_card::lines(&self.content, kind)))
    }

    /// One more defence card, and what all of them come to then.
    fn defend(&self, s: &State, seat: Seat, kind: Kind) -> Phrase {
        let chosen = s.sealed.and(&s.hands[seat]);
        let more = self.copies(kind).and(&s.hands[seat]).without(&chosen).lowest();
        let all = more.map_or(chosen, |card| chosen.or(&CardSet::only(card)));
        Phrase::new("valda-action-defend")
            .with("card", self.card(kind))
            .number("total", legal::defence_total(self, s, seat, &all))
            .number("value", s.attack.value)
    }

    fn pick(&self, asking: Asking, kind: Kind) -> Phrase {
        let phrase = Phrase::new(match asking {
            Asking::Keep(_) => "valda-action-keep",
            Asking::Step(_, Op::TakeDiscard { .. }) => "valda-action-retrieve",
            Asking::Step(_, Op::Steal { .. }) => "valda-action-steal-open",
            Asking::Step(_, Op::Replay) => "valda-action-replay",
            Asking::Step(run, Op::SwitchCard) if run.first.is_none() => "valda-action-switch-take",
            Asking::Step(_, Op::SwitchCard) => "valda-action-switch-give",
            _ => "valda-action-discard",
        });
        let phrase = phrase.with("card", self.card(kind));
        if asking.op() == Some(Op::Replay) {
            return phrase.with("effect", self.effect(tell_card::lines(&self.content, kind)));
        }
        phrase
    }

    fn building(&self, asking: Asking, building: Building) -> Phrase {
        let board = &self.content.board;
        let cost = match building {
            Building::Mine => board.mine,
            Building::Drill => board.drill,
        };
        match asking.op() {
            Some(Op::FreeBuild { .. }) => {
                Phrase::new("valda-action-build-free").term("building", building.key())
            }
            Some(Op::Destroy { what: Prey::Building { .. }, .. }) => {
                Phrase::new("valda-action-destroy-building").term("building", building.key())
            }
            _ => Phrase::new("valda-action-build")
                .term("building", building.key())
                .with("cost", stock(&cost)),
        }
    }

    fn die(&self, key: &'static str, s: &State, die: u8) -> Phrase {
        let rolled = s.roll.dice.get(usize::from(die)).copied();
        let (colour, face) = rolled.unwrap_or((crate::ids::Die::White, 0));
        Phrase::new(key).term("die", colour.key()).with("face", self.face(colour, face))
    }
}

fn resource_choice(asking: Asking, resource: Resource) -> Phrase {
    let (key, n) = match asking.op() {
        None => ("valda-action-take", 1),
        Some(Op::Pay { mix: true, .. }) => ("valda-action-pay", 1),
        Some(Op::Pay { n, .. }) => ("valda-action-pay", n),
        Some(Op::Steal { .. }) => ("valda-action-steal", 1),
        Some(Op::Destroy { .. }) => ("valda-action-destroy", 1),
        Some(_) => ("valda-action-gain", 1),
    };
    Phrase::new(key).with("what", resources(resource, n))
}

/// Cards for actions: with Freya one by one (VD-GAME-6).
fn draw(s: &State, seat: Seat, side: Side) -> Phrase {
    let n = if s.god(seat, Area::Freya) > 0 { 1 } else { 2 };
    Phrase::new("valda-action-draw")
        .with("cards", cards(n))
        .term("deck", Valda::side(side))
        .with("actions", amount("valda-amount-action", n))
}
