//! The powers of gods and giants, and the temples that bring them.

use gladsheim_engine::Seat;

use super::reading::Reading;
use super::sight::Place;
use crate::ids::{Area, CardType, Inhabitant, Resource, Site};
use crate::op::{On, Op};
use crate::play::cost_among;
use crate::state::{Ice, Plot};

impl Reading<'_> {
    /// What a power brings each time, at its first and its second level.
    fn power(&self, area: Area, who: Inhabitant) -> [f32; 2] {
        match (area, who) {
            (Area::Heimdall, Inhabitant::God) => [0.2, 0.15],
            (Area::Freya, Inhabitant::God) => [0.2, 0.3],
            // With the giants all have more cards to defend with, and one point more helps less.
            (Area::Surtur, Inhabitant::God) if self.has_giants() => [0.15, 0.1],
            (Area::Surtur, Inhabitant::God) => [0.25, 0.2],
            (Area::Tyr, Inhabitant::God) => [0.3, 0.2],
            (Area::Thor, Inhabitant::God) => [0.6, 0.5],
            (Area::Odin, Inhabitant::God) => [0.7, 0.7],
            (Area::Loki, Inhabitant::God) => [0.6, 0.6],
            // Ymir: points where they are needed, then one more of them.
            (Area::Heimdall, Inhabitant::Giant) => [0.3, 0.35],
            // Kari: a die rolled again, then two.
            (Area::Freya, Inhabitant::Giant) => [0.3, 0.3],
            // Hel: with few players first the second attack, with many runes at once.
            (Area::Surtur, Inhabitant::Giant) if self.sight.players.len() <= 3 => [0.25, 0.3],
            (Area::Surtur, Inhabitant::Giant) => [0.35, 0.3],
            // Agir: a rune for each defence, then two.
            (Area::Tyr, Inhabitant::Giant) => [0.6, 0.5],
            // Grim: cards for followers.
            (Area::Thor, Inhabitant::Giant) => [0.5, 0.4],
            // Thrym: runes for followers, and every spare building point is a rune.
            (Area::Odin, Inhabitant::Giant) => [0.65, 0.55],
            // Mork: followers without an action, then a temple on the move.
            (Area::Loki, Inhabitant::Giant) => [0.25, 0.15],
        }
    }

    /// What the power of whoever lives in an area brings each time; nothing while nobody does.
    pub(super) fn power_in(&self, area: Area) -> [f32; 2] {
        self.inhabitant(area).map_or([0.0; 2], |who| self.power(area, who))
    }

    /// What so many temples more are worth for the power of an area, until the end.
    pub(super) fn power_gained(&self, area: Area, temples: usize) -> f32 {
        let level = usize::from(self.level(area));
        let lines = self.power_in(area).into_iter().skip(level).take(temples);
        lines.sum::<f32>() * self.uses_of(area)
    }

    /// A follower, a divine card, a power, and perhaps control.
    pub(super) fn of_temple(&self, area: Area) -> f32 {
        if self.inhabitant(area).is_none() {
            let worth = |who| self.of_first_temple(area, who);
            return worth(Inhabitant::God).max(worth(Inhabitant::Giant));
        }
        let own = self.own_temples(area);
        let control = match own {
            2 => 2.5,
            1 => 1.2,
            _ => 0.0,
        };
        1.0 + self.divine_card(area) + self.power_gained(area, 1) + control
    }

    /// The same where the temple decides who lives there.
    pub(super) fn of_first_temple(&self, area: Area, who: Inhabitant) -> f32 {
        let [first, second] = self.power(area, who);
        // The second temple there is as good as planned.
        1.0 + self.divine_card(area) + (first + 0.3 * second) * self.uses_of(area)
    }

    /// What a temple costs in an area with this inhabitant.
    pub(super) fn cost_of(&self, area: Area, who: Inhabitant) -> [u8; 3] {
        cost_among(self.game, |area| self.inhabitant(area), area, who)
    }

    /// To decide in the draft who lives in an area: whoever is early gets the most of a strong
    /// power, and whoever is late would rather see a weak one.
    pub(super) fn settle(&self, area: Area, who: Inhabitant) -> f32 {
        let last = self.sight.players.len().saturating_sub(1).max(1) as f32;
        let early = 1.0 - 1.3 * f32::from(self.sight.places[self.seat]) / last;
        let worth = |who| {
            let [first, second] = self.power(area, who);
            first + second + self.suits(area, who)
        };
        let other = match who {
            Inhabitant::God => Inhabitant::Giant,
            Inhabitant::Giant => Inhabitant::God,
        };
        early * (worth(who) - worth(other))
    }

    /// How well somebody suits those who live in the other areas already.
    fn suits(&self, area: Area, who: Inhabitant) -> f32 {
        let lives = |area, who| f32::from(u8::from(self.inhabitant(area) == Some(who)));
        let (god, giant) = (Inhabitant::God, Inhabitant::Giant);
        match (area, who) {
            // Thrym's temples are cheaper beside Surtur and Tyr; Agir and Hel bring him runes.
            (Area::Odin, Inhabitant::Giant) => {
                0.15 * (lives(Area::Surtur, god) + lives(Area::Tyr, god))
                    + 0.2 * (lives(Area::Surtur, giant) + lives(Area::Tyr, giant))
            }
            (Area::Surtur | Area::Tyr, Inhabitant::Giant) => 0.2 * lives(Area::Odin, giant),
            // Cards for Grim.
            (Area::Thor, Inhabitant::Giant) => 0.2 * lives(Area::Freya, god),
            (Area::Freya, Inhabitant::God) => 0.2 * lives(Area::Thor, giant),
            // Loki's skulls are nothing to Kari.
            (Area::Freya, Inhabitant::Giant) => 0.2 * lives(Area::Loki, god),
            (Area::Loki, Inhabitant::God) => 0.2 * lives(Area::Freya, giant),
            _ => 0.0,
        }
    }

    pub(super) fn own_temples(&self, area: Area) -> usize {
        self.sight.areas.get(area as usize).map_or(0, |place| place.temples_of(self.seat))
    }

    pub(super) fn may_build(&self, place: &Place) -> bool {
        self.me.figures > 0
            && place.controller.is_none_or(|controller| controller == self.seat)
            && place.has_room()
    }

    /// What a power is worth that is lent or raised for this turn only.
    pub(super) fn power_now(&self, area: Area) -> f32 {
        let level = self.level(area);
        if self.inhabitant(area) == Some(Inhabitant::Giant) {
            return self.giant_now(area, level);
        }
        let blood = f32::from(self.has(Resource::Blood));
        let metal = f32::from(self.has(Resource::Gold).max(self.has(Resource::Diamond)));
        match area {
            _ if level >= 2 => 0.0,
            Area::Odin => 0.4 * blood.min(6.0),
            Area::Thor => 0.25 * metal.min(6.0),
            Area::Loki => 0.6,
            Area::Tyr => 0.25,
            Area::Heimdall | Area::Freya | Area::Surtur => 0.1,
        }
    }

    fn giant_now(&self, area: Area, level: u8) -> f32 {
        let runes = f32::from(self.has(Resource::Rune));
        match (area, level) {
            (_, 2..) => 0.0,
            (Area::Odin, 0) => 0.7 * runes.min(3.0),
            (Area::Odin, _) => 0.5 * (runes / 2.0).floor().min(2.0),
            (Area::Thor, 0) => 0.4 * f32::from((self.me.hand / 2).min(3)),
            (Area::Thor, _) => 0.7 * f32::from((self.me.hand / 3).min(2)),
            (Area::Loki, 0) => 0.3 * self.seductions() as f32,
            (Area::Freya, _) => 0.3,
            (Area::Tyr, _) => 0.25,
            // The points are given at the beginning of a turn, and Hel's attacks are in others'.
            (Area::Heimdall, 0) => 0.2,
            (Area::Heimdall | Area::Surtur | Area::Loki, _) => 0.0,
        }
    }

    /// How many cards in hand Mork's power would play.
    fn seductions(&self) -> usize {
        self.sight.hand.and(self.game.seductions()).len()
    }

    /// A choice of a temple: one's own to give up or move, or one of another player to be hurt.
    pub(super) fn site(&self, site: Site) -> f32 {
        let Some(temple) = self.temple_at(site) else { return 0.0 };
        let area = site.area();
        if let Some(Op::On(_, On::Freeze { for_good })) =
            self.step(|op| matches!(op, Op::On(_, On::Freeze { .. })))
        {
            return self.frozen(area, temple, for_good);
        }
        let lines = self.power_in(area);
        let of_owner = |seat: Seat| {
            let level = usize::from(self.level_of(seat, area));
            level.checked_sub(1).and_then(|line| lines.get(line)).copied().unwrap_or(0.0)
        };
        let place = self.sight.areas.get(area as usize);
        let (owner, ice) = temple;
        let controls = place.is_some_and(|place| place.controller == Some(owner));
        let worth = of_owner(owner) + if controls { 0.6 } else { 0.0 };
        if owner != self.seat {
            return worth;
        }
        match self.step(|op| matches!(op, Op::On(_, On::SwitchTemple))) {
            _ if !self.has_giants() => 0.3 - worth,
            Some(_) => -self.given_up(area, ice),
            None => self.best_move_of(area, ice),
        }
    }

    /// Whose temple stands on a site, and how frozen.
    fn temple_at(&self, site: Site) -> Option<(Seat, Ice)> {
        let place = self.sight.areas.get(site.area() as usize)?;
        place.sites.get(site.number()).copied().and_then(Plot::get)
    }

    /// The temples of a player: where they stand, and how frozen.
    fn temples_of(&self, seat: Seat) -> impl Iterator<Item = (Area, Ice)> {
        self.sight.areas.iter().flat_map(move |place| {
            let own = place.temples().filter(move |(owner, _)| *owner == seat);
            own.map(|(_, ice)| (place.area, ice))
        })
    }

    /// What it does to the owner of a temple that it is frozen, for this turn or for good.
    fn frozen(&self, area: Area, (owner, ice): (Seat, Ice), for_good: bool) -> f32 {
        let level = usize::from(self.level_of(owner, area));
        let lines = self.power_in(area);
        let line = level.checked_sub(1).and_then(|line| lines.get(line)).copied();
        let (Some(line), Ice::None) = (line, ice) else { return 0.0 };
        // What the owner still does in the turn is done in its later phases.
        let now = matches!(area, Area::Thor | Area::Odin | Area::Loki | Area::Freya);
        let rounds = self.game.content.board.rounds.saturating_sub(self.sight.round);
        let later = if for_good { f32::from(rounds) } else { 0.0 };
        line * (later + f32::from(u8::from(now)))
    }

    /// The most that freezing a temple of a player does.
    pub(super) fn best_freeze(&self, target: Seat, for_good: bool) -> f32 {
        let own = self.temples_of(target);
        own.map(|(area, ice)| self.frozen(area, (target, ice), for_good)).fold(0.0, f32::max)
    }

    /// What a temple of one's own is worth where it stands.
    fn given_up(&self, area: Area, ice: Ice) -> f32 {
        let own = self.own_temples(area);
        let line = match (own, ice) {
            (1 | 2, Ice::None) => self.power_in(area).get(own - 1).copied().unwrap_or(0.0),
            _ => 0.0,
        };
        line * self.uses_of(area) + if own == 3 { 0.3 * self.turns } else { 0.0 }
    }

    /// What a temple of one's own would be worth in another area.
    pub(super) fn moved_to(&self, area: Area) -> f32 {
        let control = if self.own_temples(area) == 2 { 0.3 * self.turns } else { 0.0 };
        self.power_gained(area, 1) + control
    }

    /// The best that moving any own temple brings.
    pub(super) fn best_move(&self) -> f32 {
        let own = self.temples_of(self.seat);
        own.map(|(area, ice)| self.best_move_of(area, ice)).fold(-1.0, f32::max)
    }

    /// The best that moving this own temple brings.
    fn best_move_of(&self, from: Area, ice: Ice) -> f32 {
        let open = |place: &&Place| {
            place.area != from
                && place.inhabitant.is_some()
                && place.controller.is_none_or(|controller| controller == self.seat)
                && place.has_room()
        };
        let gains = self.sight.areas.iter().filter(open).map(|place| self.moved_to(place.area));
        gains.fold(0.0, f32::max) - self.given_up(from, ice)
    }

    /// What it is worth that all own temples thaw.
    pub(super) fn thawed(&self) -> f32 {
        let own = self.temples_of(self.seat);
        let frozen = own.filter(|(_, ice)| *ice != Ice::None);
        frozen.map(|(area, _)| self.power_gained(area, 1)).sum()
    }

    /// Whether one has a temple where a god, or a giant, lives.
    pub(super) fn has_temple_of(&self, who: Inhabitant) -> bool {
        Area::ALL
            .into_iter()
            .any(|area| self.inhabitant(area) == Some(who) && self.own_temples(area) > 0)
    }

    /// How many cards of a type are in hand.
    pub(super) fn count(&self, what: CardType) -> usize {
        self.sight.hand.and(self.game.all(what)).len()
    }
}
