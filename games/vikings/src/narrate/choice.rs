//! Actions as they are offered, for pages: the kind, what it is done to, and what it means here.

use gladsheim_engine::{Card, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::count;
use crate::ids::{Area, Berth, Clan, Dock, End, Favor, Fjord, Resource, Rune};
use crate::rules::Vikings;
use crate::state::{Frame, State};

/// An action as it is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Action"))]
#[allow(missing_docs)] // fields say what they are: the card, place or Rune that it is done with
pub enum Choice {
    /// Do without.
    Skip,
    /// Enough of what was begun.
    Stop,
    /// Do it.
    Do,
    /// Keep a card of the packet.
    Pick { card: Card },
    /// Play a card face up; `meets` if the requirement of its Rune Action is met as things are.
    FaceUp { card: Card, meets: bool },
    /// Play a card face down; `strength` is what it would have as things are.
    FaceDown { card: Card, strength: u8 },
    /// Play a card to slay a Giant.
    Slay { card: Card },
    /// Discard a card.
    Discard { card: Card },
    /// Fight for the Favor Card at an end of a row.
    End { end: End },
    /// Give a Favor Card back to an end of a row.
    Return { favor: Favor, end: End },
    /// One side of a boon, from 0.
    Side { side: u8 },
    /// The Boat that sails.
    Boat { berth: Berth },
    /// To a Fjord; a Boat that sails there makes so many moves.
    ToFjord { fjord: Fjord, moves: u8 },
    /// To a Dock; a Boat that sails there makes so many moves.
    ToDock { dock: Dock, moves: u8 },
    /// Take a Settler back.
    Recall { area: Area },
    /// Put a Settler into an Area.
    Deploy { area: Area },
    /// Raid a Village.
    Raid { dock: Dock },
    /// Move what stands in an Area.
    From { area: Area },
    /// A Valkyrie flies.
    Fly { area: Area },
    /// A Valkyrie flies with a Settler.
    FlySettler { area: Area },
    /// A Valkyrie flies with a Temple.
    FlyTemple { area: Area },
    /// To an Area.
    To { area: Area },
    /// Build a Temple.
    Temple { area: Area },
    /// An Area.
    Area { area: Area },
    /// Smite a Settler.
    Smite { clan: Clan, area: Area },
    /// A resource.
    Gain { resource: Resource },
    /// Exchange one type for another.
    Exchange { from: Resource, to: Resource },
    /// How many.
    Amount { n: u8 },
    /// Raise a god's Fury.
    Raise { rune: Rune },
    /// Lower a god's Fury.
    Lower { rune: Rune },
    /// What a wild Rune stands for.
    Rune { rune: Rune },
    /// Dedicate a Village: on the Era Mat from the top, then to the gods by their Runes.
    Dedicate { space: u8 },
}

impl Vikings {
    /// The action as it is offered to `seat` in this position.
    pub(super) fn offered(&self, s: &State, seat: Seat, action: Action) -> Choice {
        match action {
            Action::Skip => Choice::Skip,
            Action::Stop => Choice::Stop,
            Action::Do => Choice::Do,
            Action::Pick(card) => Choice::Pick { card },
            Action::FaceUp(card) => Choice::FaceUp { card, meets: self.would_meet(s, seat, card) },
            Action::FaceDown(card) => {
                Choice::FaceDown { card, strength: self.would_be_strong(s, seat, card) }
            }
            Action::Slay(card) => Choice::Slay { card },
            Action::Discard(card) => Choice::Discard { card },
            Action::End(end) => Choice::End { end },
            Action::Return(favor, end) => Choice::Return { favor, end },
            Action::Side(side) => Choice::Side { side },
            Action::Boat(berth) => Choice::Boat { berth },
            Action::ToFjord(fjord) => {
                Choice::ToFjord { fjord, moves: self.moves(s, Berth::Fjord(fjord)) }
            }
            Action::ToDock(dock) => {
                Choice::ToDock { dock, moves: self.moves(s, Berth::Dock(dock)) }
            }
            Action::Recall(area) => Choice::Recall { area },
            Action::Deploy(area) => Choice::Deploy { area },
            Action::Raid(dock) => Choice::Raid { dock },
            Action::From(area) => Choice::From { area },
            Action::Fly(area) => Choice::Fly { area },
            Action::FlySettler(area) => Choice::FlySettler { area },
            Action::FlyTemple(area) => Choice::FlyTemple { area },
            Action::To(area) => Choice::To { area },
            Action::Temple(area) => Choice::Temple { area },
            Action::Area(area) => Choice::Area { area },
            Action::Smite(clan, area) => Choice::Smite { clan, area },
            Action::Gain(resource) => Choice::Gain { resource },
            Action::Exchange(from, to) => Choice::Exchange { from, to },
            Action::Amount(n) => Choice::Amount { n },
            Action::Raise(rune) => Choice::Raise { rune },
            Action::Lower(rune) => Choice::Lower { rune },
            Action::Rune(rune) => Choice::Rune { rune },
            Action::Dedicate(space) => Choice::Dedicate { space },
        }
    }

    /// The position once a card lies face up at the end of a row (TV-CON-4).
    pub(super) fn with_card(s: &State, seat: Seat, card: Card) -> State {
        let mut s = *s;
        // A card that is turned up leaves the one before it as it is.
        let _ = s.clans[Clan::of(seat)].row.try_push(card);
        s.fighting.remove(Clan::of(seat));
        s
    }

    /// Whether the requirement of a card's Rune Action would be met, before its Leader Action.
    pub(super) fn would_meet(&self, s: &State, seat: Seat, card: Card) -> bool {
        let s = Self::with_card(s, seat, card);
        count::meets(self, &s, Clan::of(seat), &self.content.card(card).requirement)
    }

    /// The Strength that a card would have as things are, its Steel paid (TV-BATTLE-10).
    pub(super) fn would_be_strong(&self, s: &State, seat: Seat, card: Card) -> u8 {
        let mut s = Self::with_card(s, seat, card);
        let row = self.content.card(card);
        let steel = &mut s.clans[Clan::of(seat)].stock[Resource::Steel];
        *steel = steel.saturating_sub(row.steel);
        count::amount(self, &s, Clan::of(seat), row.strength)
    }

    /// The moves that the Boat which sails needs to a place; none if no Boat sails.
    pub(super) fn moves(&self, s: &State, to: Berth) -> u8 {
        let Some(Frame::Sail { n, from, .. }) = s.stack.top() else { return 0 };
        let is_within = |moves: &u8| {
            let (fjords, docks) = self.sea.reach(&self.map, *from, *moves);
            match to {
                Berth::Fjord(fjord) => fjords.contains(fjord),
                Berth::Dock(dock) => docks.contains(dock),
            }
        };
        (1..=*n).find(is_within).unwrap_or(*n)
    }
}
