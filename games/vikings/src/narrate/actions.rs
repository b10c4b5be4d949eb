//! What a choice would do, in words. The same choice means different things in different questions.

use gladsheim_engine::{Arg, Card, Phrase, Pile, Seat};

use super::ask::Ask;
use super::nouns::god_of;
use super::questions::asking;
use crate::action::Action;
use crate::effect::DEDICATED_FURY;
use crate::effects::discounted;
use crate::explore::fare;
use crate::ids::{Area, Berth, Clan, Favor, Rune};
use crate::play::MOST_FURY;
use crate::rules::Vikings;
use crate::sail::raid_cost;
use crate::state::{Frame, Going, State};
use crate::{count, tell_card};

impl Vikings {
    /// What `action` would do.
    pub(super) fn words_for(&self, s: &State, seat: Seat, action: Action) -> Phrase {
        let ask = asking(self, s);
        let at = |key: &'static str, area| Phrase::new(key).with("area", self.area(area));
        let card = |key: &'static str, card| Phrase::new(key).with("card", self.card(card));
        let rune = |key: &'static str, rune: Rune| {
            Phrase::new(key).term("rune", rune.key()).term("god", god_of(rune))
        };
        match action {
            Action::Skip => Phrase::new(skip(ask)),
            Action::Stop => Phrase::new(stop(ask)),
            Action::Do => self.doing(s, seat, ask),
            Action::Pick(kept) => {
                card("vikings-action-pick", kept).with("text", self.in_short(s, seat, kept))
            }
            Action::FaceUp(played) => self.face_up(s, seat, played),
            Action::FaceDown(played) => self.face_down(s, seat, played),
            Action::Slay(played) => card("vikings-action-slay", played),
            Action::Discard(gone) => card("vikings-action-discard", gone),
            Action::End(end) => {
                let row = s.favors.get(end.row()).map(Pile::as_slice);
                let at_end = |row: &[Favor]| {
                    if end.is_right() { row.last().copied() } else { row.first().copied() }
                };
                let favor = row.and_then(at_end).map(|favor| self.favor(favor));
                let favor = favor.unwrap_or(Arg::List(Vec::new()));
                let key = match ask {
                    Some(Ask::EnemyContest) => "vikings-action-enemy-end",
                    _ => "vikings-action-end",
                };
                Phrase::new(key).with("favor", favor).term("end", end.key())
            }
            Action::Return(favor, end) => Phrase::new("vikings-action-return")
                .with("favor", self.favor(favor))
                .term("end", end.key()),
            Action::Side(side) => self.boon_side(s, ask, side),
            Action::Boat(berth) => {
                Phrase::new("vikings-action-boat").with("berth", self.berth(berth))
            }
            Action::ToFjord(fjord) => self.to_berth(s, ask, Berth::Fjord(fjord)),
            Action::ToDock(dock) => self.to_berth(s, ask, Berth::Dock(dock)),
            Action::Recall(area) => at("vikings-action-recall", area),
            Action::Deploy(area) => match ask {
                Some(Ask::Settle { .. }) => at("vikings-action-settle", area),
                _ => at("vikings-action-deploy", area)
                    .with("cost", tell_card::bag(&self.content.clan.settler_cost)),
            },
            Action::Raid(dock) => {
                let phrase = Phrase::new("vikings-action-raid").with("dock", self.dock(dock));
                match ask {
                    Some(Ask::RaidFree) => phrase.with("cost", Arg::List(Vec::new())),
                    _ => phrase.with("cost", tell_card::bag(&raid_cost(self, s))),
                }
            }
            Action::From(area) => at(
                match ask {
                    Some(Ask::Temple) => "vikings-action-from-temple",
                    Some(Ask::Giant) => "vikings-action-from-giant",
                    _ => "vikings-action-from",
                },
                area,
            ),
            Action::Fly(area) => at("vikings-action-fly", area),
            Action::FlySettler(area) => at("vikings-action-fly-settler", area)
                .with("cost", tell_card::bag(&fare(Going::WithSettler))),
            Action::FlyTemple(area) => at("vikings-action-fly-temple", area)
                .with("cost", tell_card::bag(&fare(Going::WithTemple))),
            Action::To(area) => match ask {
                Some(Ask::Valkyrie { rune }) => {
                    at("vikings-action-valkyrie", area).term("rune", rune.key())
                }
                _ => at("vikings-action-to", area),
            },
            Action::Temple(area) => {
                let cost = discounted(self.content.clan.temple_cost, discount(ask));
                at("vikings-action-temple", area).with("cost", tell_card::bag(&cost))
            }
            Action::Area(area) => self.choose_area(ask, area),
            Action::Smite(clan, area) => {
                at("vikings-action-smite", area).with("clan", self.clan(clan))
            }
            Action::Gain(resource) => {
                Phrase::new("vikings-action-gain").with("what", tell_card::resources(resource, 1))
            }
            Action::Exchange(from, to) => {
                Phrase::new("vikings-action-exchange").term("from", from.key()).term("to", to.key())
            }
            Action::Amount(n) => match ask {
                Some(Ask::ExchangeAmount { from, to }) => Phrase::new("vikings-action-amount")
                    .with("give", tell_card::resources(from, n))
                    .with("take", tell_card::resources(to, n)),
                _ => Phrase::new("vikings-number").number("n", n),
            },
            Action::Raise(raised) => {
                let (from, n) = (s.fury[raised], moved_fury(ask));
                let to = from.saturating_add(n).min(MOST_FURY);
                rune("vikings-action-raise", raised).number("from", from).number("to", to)
            }
            Action::Lower(lowered) => {
                let (from, n) = (s.fury[lowered], moved_fury(ask));
                let to = from.saturating_sub(n);
                rune("vikings-action-lower", lowered).number("from", from).number("to", to)
            }
            Action::Rune(wild) => rune("vikings-action-rune", wild),
            Action::Dedicate(space) => self.dedicate_words(s, space),
        }
    }

    /// What a card is, in a line: for choosing it from a packet.
    fn in_short(&self, s: &State, seat: Seat, card: Card) -> Arg {
        let row = self.content.card(card);
        let now = |what| count::boost(self, s, Clan::of(seat), what);
        let phrase = match row.rune {
            Some(rune) => Phrase::new("vikings-card-short").term("rune", rune.key()),
            None => Phrase::new("vikings-card-short-wild"),
        };
        Arg::Phrase(
            phrase
                .with("strength", tell_card::amount(row.strength))
                .number("steel", row.steel)
                .with("leader", Arg::Phrase(tell_card::effect_now(row.leader, now)))
                .with("needs", tell_card::requirement(&row.requirement))
                .with("action", Arg::Phrase(tell_card::effect(row.rune_action))),
        )
    }

    /// Face up: the Leader Action with what it comes to, and the Rune Action.
    fn face_up(&self, s: &State, seat: Seat, card: Card) -> Phrase {
        let row = self.content.card(card);
        let with_card = Self::with_card(s, seat, card);
        let now = |what| count::boost(self, &with_card, Clan::of(seat), what);
        let key = if self.would_meet(s, seat, card) {
            "vikings-action-up"
        } else {
            "vikings-action-up-unmet"
        };
        Phrase::new(key)
            .with("card", self.card(card))
            .with("leader", Arg::Phrase(tell_card::effect_now(row.leader, now)))
            .with("needs", tell_card::requirement(&row.requirement))
            .with("action", Arg::Phrase(tell_card::effect_now(row.rune_action, now)))
    }

    /// Face down: what the card would be worth in battle as things are.
    fn face_down(&self, s: &State, seat: Seat, card: Card) -> Phrase {
        let is_joining = s.battle.is_some();
        Phrase::new(if is_joining { "vikings-action-join" } else { "vikings-action-down" })
            .with("card", self.card(card))
            .number("strength", self.would_be_strong(s, seat, card))
            .number("steel", self.content.card(card).steel)
    }

    fn doing(&self, s: &State, seat: Seat, ask: Option<Ask>) -> Phrase {
        match ask {
            Some(Ask::Draw) => Phrase::new("vikings-action-draw"),
            Some(Ask::Enter) => Phrase::new("vikings-action-enter"),
            Some(Ask::Collect) => {
                let bag = match s.stack.top() {
                    Some(Frame::Collect { bag, .. }) => tell_card::bag(bag),
                    _ => Arg::List(Vec::new()),
                };
                Phrase::new("vikings-action-collect").with("bag", bag)
            }
            Some(Ask::Harvest { .. }) => {
                let bonus = crate::effects::harvest_bonus(self, s, Clan::of(seat));
                Phrase::new("vikings-action-bonus").with("bag", tell_card::bag(&bonus))
            }
            Some(Ask::Boon { .. }) => self.boon_side(s, ask, 0),
            _ => Phrase::new("vikings-action-do"),
        }
    }

    fn boon_side(&self, s: &State, ask: Option<Ask>, side: u8) -> Phrase {
        let Some(Ask::Boon { rune }) = ask else { return Phrase::new("vikings-action-do") };
        let boon = &self.content.god(s.gods[rune]).boon;
        let steps = tell_card::steps(boon.side(usize::from(side)));
        Phrase::new("vikings-action-boon")
            .term("god", god_of(rune))
            .with("effect", Arg::Phrase(steps))
    }

    /// A Boat is launched, sails, makes way or is built.
    fn to_berth(&self, s: &State, ask: Option<Ask>, to: Berth) -> Phrase {
        let phrase = |key: &'static str| Phrase::new(key).with("berth", self.berth(to));
        match (ask, to) {
            (Some(Ask::Launch), _) => phrase("vikings-action-launch"),
            (Some(Ask::EnemyChase), _) => phrase("vikings-action-enemy-chase"),
            (Some(Ask::Displace { .. }), _) => phrase("vikings-action-displace"),
            (Some(Ask::Build { discount }), _) => {
                let cost = discounted(self.content.clan.boat_cost, discount);
                phrase("vikings-action-build-boat").with("cost", tell_card::bag(&cost))
            }
            (_, Berth::Dock(dock)) => {
                let other = Clan::all().find(|clan| s.clans[*clan].docked.contains(dock));
                let has_village = s.villages.contains(dock);
                let phrase = match other {
                    Some(clan) => {
                        phrase("vikings-action-sail-displace").with("clan", self.clan(clan))
                    }
                    None => phrase("vikings-action-sail-dock"),
                };
                phrase.number("moves", self.moves(s, to)).number("village", has_village)
            }
            (_, Berth::Fjord(_)) => {
                phrase("vikings-action-sail-fjord").number("moves", self.moves(s, to))
            }
        }
    }

    fn choose_area(&self, ask: Option<Ask>, area: Area) -> Phrase {
        let key = match ask {
            Some(Ask::SlayIn) => "vikings-action-slay-in",
            Some(Ask::EnemyRecall { .. }) => "vikings-action-enemy-from",
            _ => "vikings-action-area",
        };
        Phrase::new(key).with("area", self.area(area))
    }

    fn dedicate_words(&self, s: &State, space: u8) -> Phrase {
        let used = s.dedicated.get(usize::from(space)).copied().unwrap_or_default();
        let phrase = match self.content.dedications.get(usize::from(space)) {
            Some(effect) => Phrase::new("vikings-action-dedicate")
                .with("effect", Arg::Phrase(tell_card::effect(*effect))),
            None => {
                let rune = Rune::at(u32::from(space).saturating_sub(4));
                Phrase::new("vikings-action-dedicate-god")
                    .term("god", god_of(rune))
                    .term("rune", rune.key())
                    .number("from", s.fury[rune])
                    .number("to", s.fury[rune].saturating_add(DEDICATED_FURY).min(MOST_FURY))
            }
        };
        phrase.number("used", used)
    }
}

/// By how much Fury is moved.
const fn moved_fury(ask: Option<Ask>) -> u8 {
    match ask {
        Some(Ask::Fury { n }) => n,
        _ => 1,
    }
}

/// What a Build costs less.
const fn discount(ask: Option<Ask>) -> u8 {
    match ask {
        Some(Ask::Build { discount }) => discount,
        _ => 0,
    }
}

const fn skip(ask: Option<Ask>) -> &'static str {
    match ask {
        Some(Ask::Join) => "vikings-action-skip-battle",
        Some(Ask::Dedicate) => "vikings-action-skip-dedicate",
        Some(Ask::Boat { .. } | Ask::Sail { .. }) => "vikings-action-skip-sail",
        Some(Ask::Land { .. }) => "vikings-action-skip-land",
        Some(Ask::Raid { .. } | Ask::RaidFree) => "vikings-action-skip-raid",
        Some(Ask::Build { .. }) => "vikings-action-skip-build",
        Some(Ask::Enter) => "vikings-action-skip-enter",
        Some(Ask::Boon { .. }) => "vikings-action-skip-boon",
        Some(Ask::Valkyrie { .. }) => "vikings-action-skip-valkyrie",
        _ => "vikings-action-skip",
    }
}

const fn stop(ask: Option<Ask>) -> &'static str {
    match ask {
        Some(Ask::Land { .. }) => "vikings-action-stop-land",
        _ => "vikings-action-stop",
    }
}
