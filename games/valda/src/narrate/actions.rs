//! What a choice would do, in words. The same choice means different things in different questions.

use gladsheim_engine::{Actions, Arg, Phrase, Seat};

use super::asking::Asking;
use super::name::number;
use super::nouns::{action_price, amount, cards, cost, followers, points, resources};
use crate::action::{Action, Line};
use crate::effect::Prey;
use crate::ids::{Area, Building, CardSet, Deck, Inhabitant, Kind, Moment, Resource, Side, Site};
use crate::op::{Choose, On, Op};
use crate::rules::Valda;
use crate::state::{Ice, Stage, State};
use crate::{legal, play, tell_card};

impl Valda {
    /// What `action` would do.
    pub(super) fn words_for(&self, s: &State, seat: Seat, action: Action) -> Phrase {
        let asking = Asking::of(self, s);
        match action {
            Action::Done => self.done(s, seat, asking),
            Action::Again => {
                Phrase::new("valda-action-again").number("done", !asking.is_untouched())
            }
            Action::Play(kind) => self.play_card(s, seat, asking, kind),
            Action::Attack(kind) => {
                let value = self.spec(kind).value + legal::attack_bonus(self, s, seat);
                Phrase::new("valda-action-attack")
                    .with("card", self.card(kind))
                    .number("value", value)
                    .with("effect", self.effect(self.card_lines(kind)))
                    .number("idle", self.vanity(s, seat, kind))
            }
            Action::Defend(kind) => self.defend(s, seat, kind),
            Action::Pick(kind) => self.pick(s, seat, asking, kind),
            Action::Random => Phrase::new("valda-action-steal-random"),
            Action::Weapon(kind, mode) => Phrase::new("valda-action-weapon")
                .with("mode", tell_card::mode_name(&self.content, kind, mode))
                .with("effect", self.effect(self.mode_lines(kind, mode))),
            Action::Resource(resource) => resource_choice(asking, resource),
            Action::Trade(rate, from, to) => Phrase::new("valda-action-trade")
                .with("give", resources(from, rate.count()))
                .with("take", resources(to, 1)),
            Action::Draw(side) => self.draw_choice(s, seat, asking, side),
            Action::Building(building) => self.building(asking, building),
            Action::Temple(area) => {
                let price = cost(&play::temple_cost(self, s, area), asking.is_for_points());
                Phrase::new("valda-action-temple").term("area", area.key()).with("cost", price)
            }
            Action::Found(area, who) => Phrase::new("valda-action-found")
                .term("area", area.key())
                .term("deck", Deck::of(area, who).key())
                .with("cost", cost(&play::cost_with(self, s, area, who), asking.is_for_points())),
            Action::Settle(area, who) => Phrase::new("valda-action-settle")
                .term("area", area.key())
                .term("deck", Deck::of(area, who).key()),
            Action::Player(player) => Phrase::new(match asking.op() {
                Some(Op::Choose(Choose::LookHand)) => "valda-action-look-hand",
                Some(Op::Choose(Choose::Redirect)) => "valda-action-redirect",
                _ => "valda-action-player",
            })
            .seat("player", player),
            Action::Area(area) if matches!(asking, Asking::Stage(Stage::Source)) => {
                self.regular_source(s, seat, area)
            }
            Action::Area(area) => Phrase::new(match asking.op() {
                None if matches!(asking, Asking::Relocate(_)) => "valda-action-move-to",
                Some(Op::Choose(Choose::LookDivine { .. })) => "valda-action-look-divine",
                Some(Op::On(_, On::Move)) => "valda-action-move-to",
                Some(Op::Choose(Choose::Lend)) => "valda-action-lend",
                Some(Op::Choose(Choose::Empower)) => "valda-action-empower",
                _ => "valda-action-source",
            })
            .term("area", area.key())
            .term("deck", being(s, area)),
            Action::Site(site) => Phrase::new(match asking.op() {
                None if matches!(asking, Asking::Relocate(_)) => "valda-action-move",
                Some(Op::On(_, On::Move)) => "valda-action-move",
                Some(Op::On(_, On::SwitchTemple)) => "valda-action-switch",
                Some(Op::On(_, On::Freeze { .. })) => "valda-action-freeze",
                _ => "valda-action-destroy-temple",
            })
            .term("area", site.area().key())
            .with("temple", temple(s, site)),
            Action::Amount(n) => match asking.op() {
                Some(Op::Choose(Choose::PayUpTo { what, .. })) => {
                    Phrase::new("valda-action-amount")
                        .number("n", n)
                        .with("what", resources(what, n))
                }
                Some(Op::Choose(Choose::AddTokens { n: all })) => {
                    Phrase::new("valda-action-points")
                        .with("points", points(all.saturating_sub(n), n))
                }
                _ => Phrase::new("valda-action-stop"),
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
            Action::Thor(rate, resource) => Phrase::new("valda-action-thor")
                .with("what", resources(resource, rate.count()))
                .with("followers", followers(1)),
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

    /// Cards for actions or points, by an effect, or at the end of a turn.
    fn draw_choice(&self, s: &State, seat: Seat, asking: Asking, side: Side) -> Phrase {
        let bought = legal::bought_cards(self, s, seat);
        let draw = |key: &'static str, n: u8| {
            Phrase::new(key).with("cards", cards(n)).term("deck", self.side(side))
        };
        match asking {
            Asking::Step(_, Op::Choose(Choose::Draw { n, .. })) => {
                draw("valda-action-draw-side", n)
            }
            Asking::Stage(Stage::Draw) => draw("valda-action-draw-side", self.draws_left(s) as u8),
            Asking::Stage(Stage::Valda) => draw("valda-action-draw-side-point", bought)
                .with("actions", amount("valda-amount-action-point", bought)),
            _ => draw("valda-action-draw", bought).with("actions", action_price(asking, bought)),
        }
    }

    /// A card of a land in place of one of the main deck, and where the others come from.
    fn regular_source(&self, s: &State, seat: Seat, area: Area) -> Phrase {
        let rest = self.draws_left(s).saturating_sub(1);
        let mut options = Actions::new();
        legal::offer(self, s, seat, &mut options);
        // Lands are asked about in their order.
        let later = |option: &Action| matches!(option, Action::Area(other) if *other > area);
        Phrase::new("valda-action-source-of")
            .term("area", area.key())
            .number("rest", rest)
            .with("cards", cards(rest))
            .number("more", options.iter().any(later))
            .term("deck", self.side(Side::A))
    }

    fn done(&self, s: &State, seat: Seat, asking: Asking) -> Phrase {
        match asking {
            Asking::Stage(Stage::Source) => Phrase::new("valda-action-done-sources")
                .with("cards", cards(self.draws_left(s)))
                .term("deck", self.side(Side::A)),
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
            Asking::Step(_, Op::Choose(Choose::TakeDiscard { .. })) => {
                Phrase::new("valda-action-take-none")
            }
            _ if asking.is_untouched() => Phrase::new("valda-action-decline"),
            _ => Phrase::new("valda-action-stop"),
        }
    }

    fn play_card(&self, s: &State, seat: Seat, asking: Asking, kind: Kind) -> Phrase {
        let key = match asking {
            Asking::Step(_, Op::Choose(Choose::PlayAction { .. })) => "valda-action-play-free",
            Asking::Stage(Stage::Followers) => "valda-action-play-mork",
            _ => "valda-action-play",
        };
        let cost = self.spec(kind).cost;
        Phrase::new(key)
            .with("card", self.card(kind))
            .number("cost", cost)
            .with("price", action_price(asking, cost))
            .with("effect", self.effect(self.card_lines(kind)))
            .number("idle", self.vanity(s, seat, kind))
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

    fn pick(&self, s: &State, seat: Seat, asking: Asking, kind: Kind) -> Phrase {
        let phrase = |key: &'static str| Phrase::new(key).with("card", self.card(kind));
        let effect = || self.effect(self.card_lines(kind));
        // A shield has its value and nothing else.
        let is_plain = self.card_lines(kind).is_empty();
        let value = || self.spec(kind).value + legal::attack_bonus(self, s, seat);
        match asking {
            Asking::Keep(_) if is_plain => phrase("valda-action-keep-plain"),
            Asking::Keep(_) => phrase("valda-action-keep").with("effect", effect()),
            Asking::Stage(Stage::Keep) => phrase("valda-action-put-back"),
            Asking::Step(run, Op::Choose(Choose::Brute)) if run.first.is_none() => {
                phrase("valda-action-brute-first").number("value", value()).with("effect", effect())
            }
            Asking::Step(_, Op::Choose(Choose::Brute)) => {
                phrase("valda-action-brute-second").number("value", value())
            }
            Asking::Step(_, Op::Choose(Choose::TakeDiscard { .. })) if is_plain => {
                phrase("valda-action-retrieve-plain")
            }
            Asking::Step(_, Op::Choose(Choose::TakeDiscard { .. })) => {
                phrase("valda-action-retrieve").with("effect", effect())
            }
            Asking::Step(_, Op::On(_, On::Steal { .. })) => phrase("valda-action-steal-open"),
            Asking::Step(_, Op::Choose(Choose::Replay)) => {
                phrase("valda-action-replay").with("effect", effect())
            }
            Asking::Step(run, Op::Choose(Choose::SwitchCard)) if run.first.is_none() => {
                phrase("valda-action-switch-take")
            }
            Asking::Step(_, Op::Choose(Choose::SwitchCard)) => phrase("valda-action-switch-give"),
            _ => phrase("valda-action-discard"),
        }
    }

    fn building(&self, asking: Asking, building: Building) -> Phrase {
        let board = &self.content.board;
        let price = match building {
            Building::Mine => board.mine,
            Building::Drill => board.drill,
        };
        match asking.op() {
            Some(Op::Choose(Choose::FreeBuild { .. })) => {
                Phrase::new("valda-action-build-free").term("building", building.key())
            }
            Some(Op::On(_, On::Destroy { what: Prey::Building { .. }, .. })) => {
                Phrase::new("valda-action-destroy-building").term("building", building.key())
            }
            _ => Phrase::new("valda-action-build")
                .term("building", building.key())
                .with("cost", cost(&price, asking.is_for_points())),
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
        None => {
            return Phrase::new("valda-action-take")
                .with("what", resources(resource, 1))
                .with("price", action_price(asking, 1));
        }
        Some(Op::Choose(Choose::Pay { mix: true, .. })) => ("valda-action-pay", 1),
        Some(Op::Choose(Choose::Pay { n, .. })) => ("valda-action-pay", n),
        Some(Op::On(_, On::Steal { .. })) => ("valda-action-steal", 1),
        Some(Op::On(_, On::Destroy { .. })) => ("valda-action-destroy", 1),
        Some(_) => ("valda-action-gain", 1),
    };
    Phrase::new(key).with("what", resources(resource, n))
}

/// Who lives in an area, as the owner of its deck; its god, if nobody has decided yet.
fn being(s: &State, area: Area) -> &'static str {
    Deck::of(area, s.inhabitants[area].unwrap_or(Inhabitant::God)).key()
}

/// The temple on a site. Those of a player in a land differ only in the ice they are under, and of
/// those that are alike only one can be chosen.
fn temple(s: &State, site: Site) -> Arg {
    Arg::Phrase(match s.sites[site].get() {
        Some((_, Ice::Until(seat))) => Phrase::new("valda-temple-frozen").seat("seat", seat),
        Some((_, Ice::ForGood)) => Phrase::new("valda-temple-frozen-for-good"),
        _ => Phrase::new("valda-temple"),
    })
}
