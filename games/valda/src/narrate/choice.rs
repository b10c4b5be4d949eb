//! Actions as they are offered, for pages: the kind, what it is done to, and what it means here.

use gladsheim_engine::Seat;
use serde::Serialize;

use super::asking::Asking;
use super::name::number;
use super::questions::{is_first, subject};
use crate::action::Action;
use crate::effect::Prey;
use crate::event::is_false;
use crate::ids::{Area, Building, Inhabitant, Kind, Mode, Resource, Side, Site};
use crate::op::{Choose, On, Op};
use crate::rules::Valda;
use crate::state::{Stage, State};

/// An action as it is offered. The same action may be offered as different things, by what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Action"))]
#[allow(missing_docs)] // fields say what they are: the card, land or player that it is done with
pub enum Choice {
    /// Enough: end the phase, pass, do not defend, stop choosing.
    Done,
    /// One more time.
    Again,
    /// Play an action card; `idle` if it would do nothing now.
    Play {
        card: Kind,
        #[serde(skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        idle: bool,
    },
    /// Attack with a card; `idle` if it would do nothing now.
    Attack {
        card: Kind,
        #[serde(skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        idle: bool,
    },
    /// Put a card into the defence.
    Defend { card: Kind },
    /// Choose a card: to keep, take, give or discard.
    Pick { card: Kind, from: Lying },
    /// Take a card of a hand by lot.
    Random,
    /// Play a weapon in one of its modes.
    Weapon { card: Kind, mode: Mode },
    /// Choose a resource: to take, pay, steal or destroy.
    Resource { resource: Resource },
    /// Trade so many of one resource for one of another.
    Trade { count: u8, from: Resource, to: Resource },
    /// Draw from a main deck.
    Draw { side: Side },
    /// Build a mine or a drill for its price.
    Build { building: Building },
    /// Build a mine or a drill for nothing.
    BuildFree { building: Building },
    /// Destroy a mine or a drill.
    DestroyBuilding { building: Building, owner: Seat },
    /// Build a temple.
    Temple { area: Area },
    /// Build the first temple of a land and say who lives there.
    Found { area: Area, inhabitant: Inhabitant },
    /// Say who lives in a land.
    Settle { area: Area, inhabitant: Inhabitant },
    /// Choose a player.
    Player { seat: Seat },
    /// Draw a card of a land.
    Source { area: Area },
    /// Draw a card of a land in place of one of the regular draw.
    RegularSource { area: Area },
    /// Look at the deck of a land.
    LookDivine { area: Area },
    /// Move a temple to a land.
    MoveTo { area: Area },
    /// Borrow the power of a land.
    Lend { area: Area },
    /// Strengthen the power of a land.
    Empower { area: Area },
    /// Choose a temple by its land and the number of its site there, from 0.
    Site { area: Area, number: u8 },
    /// Choose a number.
    Amount { n: u8 },
    /// Choose a die of the roll, from 0.
    Die { die: u8 },
    /// Choose a face, from 0.
    Face { face: u8 },
    /// Reroll a die of the roll.
    Reroll { die: u8 },
    /// Turn a die of the roll to a face of choice.
    Turn { die: u8 },
    /// Thor: so many of a kind for a follower.
    Thor { count: u8, resource: Resource },
    /// Odin: so much blood for followers.
    Odin { count: u8 },
    /// Loki: roll so many follower dice.
    Loki { dice: u8 },
    /// Thrym: so many runes for followers.
    Thrym { count: u8 },
    /// Grim: so many cards for followers.
    Grim { count: u8 },
    /// Mork: move a temple.
    Mork,
    /// Ymir: one action point becomes a building point.
    ToBuilding,
    /// Ymir: one building point becomes an action point.
    ToAction,
    /// Trade a rune for one of each basic resource.
    BreakRune,
    /// Spend a building point for a rune.
    CarveRune,
}

/// Where cards lie that one is chosen from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lying {
    /// In the own hand.
    Hand,
    /// Before the player, who looks at them.
    Looked,
    /// On the discard piles.
    Pile,
    /// Open before another player.
    Open,
    /// Among the cards played this turn.
    Played,
}

impl Valda {
    /// The action as it is offered to `seat` in this position.
    pub(super) fn offered(&self, s: &State, seat: Seat, action: Action) -> Choice {
        let asking = Asking::of(self, s);
        match action {
            Action::Done => Choice::Done,
            Action::Again => Choice::Again,
            Action::Play(card) => Choice::Play { card, idle: self.is_idle(s, seat, card) },
            Action::Attack(card) => Choice::Attack { card, idle: self.is_idle(s, seat, card) },
            Action::Defend(card) => Choice::Defend { card },
            Action::Pick(card) => Choice::Pick { card, from: lying(asking) },
            Action::Random => Choice::Random,
            Action::Weapon(card, mode) => Choice::Weapon { card, mode },
            Action::Resource(resource) => Choice::Resource { resource },
            Action::Trade(rate, from, to) => Choice::Trade { count: rate.count(), from, to },
            Action::Draw(side) => Choice::Draw { side },
            Action::Building(building) => offered_building(s, asking, building),
            Action::Temple(area) => Choice::Temple { area },
            Action::Found(area, inhabitant) => Choice::Found { area, inhabitant },
            Action::Settle(area, inhabitant) => Choice::Settle { area, inhabitant },
            Action::Player(seat) => Choice::Player { seat },
            Action::Area(area) => offered_area(asking, area),
            Action::Site(site) => offered_site(site),
            Action::Amount(n) => Choice::Amount { n },
            Action::Die(die) => Choice::Die { die },
            Action::Face(face) => Choice::Face { face },
            Action::Reroll(die) => Choice::Reroll { die },
            Action::Turn(die) => Choice::Turn { die },
            Action::Thor(rate, resource) => Choice::Thor { count: rate.count(), resource },
            Action::Odin(line) => Choice::Odin { count: number(line, 2) },
            Action::Loki(line) => Choice::Loki { dice: number(line, 1) },
            Action::Thrym(line) => Choice::Thrym { count: number(line, 1) },
            Action::Grim(line) => Choice::Grim { count: number(line, 2) },
            Action::Mork => Choice::Mork,
            Action::ToBuilding => Choice::ToBuilding,
            Action::ToAction => Choice::ToAction,
            Action::BreakRune => Choice::BreakRune,
            Action::CarveRune => Choice::CarveRune,
        }
    }
}

/// Where the cards lie that one is picked from now.
fn lying(asking: Asking) -> Lying {
    match asking {
        Asking::Keep(_) | Asking::Stage(Stage::Keep) => Lying::Looked,
        Asking::Step(_, Op::Choose(Choose::TakeDiscard { .. })) => Lying::Pile,
        Asking::Step(_, Op::On(_, On::Steal { .. })) => Lying::Open,
        Asking::Step(_, Op::Choose(Choose::Replay)) => Lying::Played,
        Asking::Step(run, Op::Choose(Choose::SwitchCard)) if is_first(run) => Lying::Looked,
        _ => Lying::Hand,
    }
}

fn offered_building(s: &State, asking: Asking, building: Building) -> Choice {
    match asking {
        Asking::Step(_, Op::Choose(Choose::FreeBuild { .. })) => Choice::BuildFree { building },
        Asking::Step(run, Op::On(_, On::Destroy { what: Prey::Building { .. }, .. })) => {
            Choice::DestroyBuilding { building, owner: subject(s, run) }
        }
        _ => Choice::Build { building },
    }
}

fn offered_area(asking: Asking, area: Area) -> Choice {
    match asking {
        Asking::Stage(Stage::Source) => Choice::RegularSource { area },
        Asking::Relocate(_) | Asking::Step(_, Op::On(_, On::Move)) => Choice::MoveTo { area },
        Asking::Step(_, Op::Choose(Choose::LookDivine { .. })) => Choice::LookDivine { area },
        Asking::Step(_, Op::Choose(Choose::Lend)) => Choice::Lend { area },
        Asking::Step(_, Op::Choose(Choose::Empower)) => Choice::Empower { area },
        _ => Choice::Source { area },
    }
}

const fn offered_site(site: Site) -> Choice {
    Choice::Site { area: site.area(), number: site.number() as u8 }
}
