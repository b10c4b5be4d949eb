//! What the stages of a turn offer.

use gladsheim_engine::{Offer, Seat};

use super::fight::offer_attacks;
use super::powers::{offer_giants, offer_powers};
use super::{areas, at, picks, resources};
use crate::action::{Action, Rate};
use crate::effect::Resources;
use crate::ids::{Area, Building, CardSet, Inhabitant, Moment, Resource, Side};
use crate::play::{can_pay, cost_with, temple_cost};
use crate::react::weapons;
use crate::rules::Valda;
use crate::run;
use crate::state::{Stage, State, Turn};

pub(super) fn offer_turn(
    game: &Valda,
    s: &State,
    stage: Stage,
    seat: Seat,
    out: &mut impl Offer<Action>,
) {
    let own = |out: &mut _, more| weapons(game, s, seat, at(Moment::Own) | more, seat, out);
    match stage {
        Stage::Limit => return picks(game, &s.hands[seat], out),
        Stage::Draft => return offer_draft(s, seat, out),
        Stage::Draw => return offer_draw(game, s, seat, out),
        Stage::Keep => {
            let drawn = s.giants.drawn.iter().flatten().map(|drawn| drawn.card).collect();
            return picks(game, &drawn, out);
        }
        _ => out.add(Action::Done),
    }
    if is_spent(s) && is_limited(stage) {
        return;
    }
    match stage {
        Stage::Trade => {
            own(out, 0);
            offer_trades(s, seat, out);
        }
        Stage::Source => offer_sources(game, s, seat, out),
        Stage::Act => offer_acts(game, s, seat, out),
        Stage::Valda => offer_valda(game, s, seat, out),
        Stage::Build => {
            own(out, 0);
            offer_builds(game, s, seat, out);
        }
        Stage::Attack => {
            offer_attacks(game, s, seat, out);
            own(out, at(Moment::Declare));
        }
        Stage::Followers => {
            if s.giant(seat, Area::Loki) > 0 {
                offer_plays(game, s, seat, &s.hands[seat].and(game.seductions()), out);
            }
            own(out, after_action(s));
            if out.is_full() {
                return;
            }
            offer_powers(s, seat, out);
            offer_giants(s, seat, out);
        }
        _ => {}
    }
}

/// How many moves a turn can have (VD-TURN-4).
const MOST_MOVES: u8 = 100;

/// Whether the player in turn could go on and on in a stage.
pub(crate) const fn is_limited(stage: Stage) -> bool {
    matches!(stage, Stage::Trade | Stage::Act | Stage::Valda | Stage::Build | Stage::Followers)
}

/// Whether a turn has had all its moves: what is left is to end its phases (VD-TURN-4).
pub(crate) const fn is_spent(s: &State) -> bool {
    s.turn.moves >= MOST_MOVES
}

/// The moment right after one's own action card, if it is now.
fn after_action(s: &State) -> u16 {
    if s.turn.last.is_some() { at(Moment::AfterAction) } else { 0 }
}

/// D-GVG (VD-RG-GVG-2).
fn offer_draft(s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    for area in undecided_of(s, seat) {
        Inhabitant::ALL.into_iter().for_each(|who| out.add(Action::Settle(area, who)));
    }
}

/// The areas that a player has still to decide about in the draft.
pub(crate) fn undecided_of(s: &State, seat: Seat) -> impl Iterator<Item = Area> {
    let is_own =
        move |area: &Area| s.inhabitants[*area].is_none() && s.giants.drafters[*area] == Some(seat);
    Area::ALL.into_iter().filter(is_own)
}

/// Areas whose divine deck can be drawn from in place of the main deck (VD-GAME-2).
fn offer_sources(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    if s.turn.sources.count_ones() < regular_draws(game, s) {
        let is_next = |area| is_source(s, seat, area) && can_still_be_named(game, s, area);
        areas(Area::ALL, is_next, out);
    }
}

/// Whether a land has not been named as a source, in whatever order; the first rules had them named
/// in the order of the board.
fn can_still_be_named(game: &Valda, s: &State, area: Area) -> bool {
    if game.rules.version.at_least(2) {
        s.turn.sources >> area as u8 & 1 == 0
    } else {
        area as u8 >= s.turn.moves
    }
}

/// D-DRAW (VD-RG-RES-2, VD-RG-RES-4).
fn offer_draw(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    if s.turn.sources.count_ones() < regular_draws(game, s) {
        Side::ALL.into_iter().for_each(|side| out.add(Action::Draw(side)));
        offer_sources(game, s, seat, out);
    } else {
        out.add(Action::Done);
    }
}

/// How many cards the regular draw brings (VD-GAME-1, VD-GOD-FREYA, VD-RG-RES-3).
pub(crate) fn regular_draws(game: &Valda, s: &State) -> u32 {
    let needed = if game.has_giants() { 1 } else { 2 };
    if s.god(s.turn.active, Area::Freya) >= needed { 3 } else { 2 }
}

/// How many of the cards drawn at the end of the turn go back: two are kept, with Freya at level 2
/// all three (VD-RG-RES-3).
pub(crate) fn to_put_back(s: &State) -> usize {
    let kept = if s.god(s.turn.active, Area::Freya) >= 2 { 3 } else { 2 };
    s.giants.drawn.iter().flatten().count().saturating_sub(kept)
}

/// D-VALDA (VD-RG-VALDA-2).
fn offer_valda(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    let Turn { actions, builds, ref uses, .. } = s.turn;
    let cards = s.hands[seat].and(game.affordable(actions));
    offer_plays(game, s, seat, &cards, out);
    let moments = at(Moment::Own) | at(Moment::Valda) | after_action(s);
    weapons(game, s, seat, moments, seat, out);
    if out.is_full() {
        return;
    }
    if actions > 0 {
        resources(Resource::BASIC.into_iter().filter(|resource| s.bank[*resource] > 0), out);
    }
    offer_trades(s, seat, out);
    if actions > 0 {
        Side::ALL.into_iter().for_each(|side| out.add(Action::Draw(side)));
    }
    if builds > 0 {
        offer_builds(game, s, seat, out);
    }
    if uses.ymir < YMIR_CHANGES && s.giant(seat, Area::Heimdall) > 0 {
        if actions > 0 {
            out.add(Action::ToBuilding);
        }
        if builds > 0 {
            out.add(Action::ToAction);
        }
    }
    if s.villages[seat].stock[Resource::Rune] > 0 {
        out.add(Action::BreakRune);
    }
    if builds > 0 && s.bank[Resource::Rune] > 0 {
        out.add(Action::CarveRune);
    }
}

/// How often Ymir changes a point in a turn (VD-RG-GIANT-YMIR).
pub(crate) const YMIR_CHANGES: u8 = 2;

/// D-TRADE (VD-RES-3, VD-GOD-HEIMDALL, VD-RES-4, VD-RG-RUNE-2).
fn offer_trades(s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    if out.is_full() {
        return;
    }
    let heimdall = s.god(seat, Area::Heimdall);
    for rate in Rate::ALL {
        let allowed = match rate {
            Rate::Four => true,
            Rate::Three => false,
            Rate::Two => heimdall >= 1,
            Rate::One => heimdall >= 2,
        };
        if allowed {
            offer_exchanges(s, seat, rate, Resources::BASIC, Resources::BASIC, out);
        }
    }
}

/// Exchanges of one basic resource for another, as far as stock and bank allow.
pub(super) fn offer_exchanges(
    s: &State,
    seat: Seat,
    rate: Rate,
    gives: Resources,
    takes: Resources,
    out: &mut impl Offer<Action>,
) {
    for from in Resource::BASIC {
        if !gives.contains(from) || s.villages[seat].stock[from] < rate.count() {
            continue;
        }
        for to in Resource::BASIC {
            if to != from && takes.contains(to) && s.bank[to] > 0 {
                out.add(Action::Trade(rate, from, to));
            }
        }
    }
}

/// D-ACT (VD-GAME-6).
fn offer_acts(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    let actions = s.turn.actions;
    let cards = own_cards(s, seat).and(game.affordable(actions));
    offer_plays(game, s, seat, &cards, out);
    weapons(game, s, seat, at(Moment::Own) | after_action(s), seat, out);
    if out.is_full() {
        return;
    }
    if actions >= 1 {
        resources(Resource::BASIC.into_iter().filter(|resource| s.bank[*resource] > 0), out);
    }
    if actions >= bought_cards(game, s, seat) {
        out.add(Action::Draw(Side::A));
    }
}

/// How many cards an answer buys, each for an action: two at once, or one with Freya (VD-GAME-6),
/// and always one with the giants (VD-RG-VALDA-2).
pub(crate) fn bought_cards(game: &Valda, s: &State, seat: Seat) -> u8 {
    if game.has_giants() || s.god(seat, Area::Freya) > 0 { 1 } else { 2 }
}

/// Action cards whose costs inside the effect can be paid (VD-GEN-18).
pub(super) fn offer_plays(
    game: &Valda,
    s: &State,
    seat: Seat,
    cards: &CardSet,
    out: &mut impl Offer<Action>,
) {
    for kind in game.each_kind(cards) {
        if out.is_full() {
            return;
        }
        if run::can_pay(game, s, seat, kind) {
            out.add(Action::Play(kind));
        }
    }
}

/// The cards a player can play: the hand and, on their own turn, the open row.
#[inline]
pub(crate) fn own_cards(s: &State, seat: Seat) -> CardSet {
    if seat == s.turn.active { s.hands[seat].or(&s.open) } else { s.hands[seat] }
}

/// D-BUILD (VD-BUILD-2 to VD-BUILD-5).
fn offer_builds(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    let board = &game.content.board;
    for (building, cost) in [(Building::Mine, board.mine), (Building::Drill, board.drill)] {
        if s.villages[seat].count(building) < most(game, building) && can_pay(s, seat, cost) {
            out.add(Action::Building(building));
        }
    }
    if s.villages[seat].temples >= board.figures {
        return;
    }
    for area in Area::ALL {
        if out.is_full() {
            return;
        }
        if can_pay(s, seat, temple_cost(game, s, area)) && is_open_to(s, seat, area) {
            out.add(Action::Temple(area));
        }
    }
    // The first temple of an area decides who lives there (VD-RG-GVG-3).
    for area in Area::ALL.into_iter().filter(|area| s.inhabitants[*area].is_none()) {
        for who in Inhabitant::ALL {
            if can_pay(s, seat, cost_with(game, s, area, who)) {
                out.add(Action::Found(area, who));
            }
        }
    }
}

/// Whether a temple of this player may come to an area (VD-BUILD-4, VD-CTRL-2).
pub(crate) fn is_open_to(s: &State, seat: Seat, area: Area) -> bool {
    s.inhabitants[area].is_some()
        && s.free_site(area).is_some()
        && s.controller(area).is_none_or(|controller| controller == seat)
}

/// How many of a building a player may have (VD-BUILD-3).
pub(crate) fn most(game: &Valda, building: Building) -> u8 {
    match building {
        Building::Mine => game.content.board.max_mines,
        Building::Drill => game.content.board.max_drills,
    }
}

/// Whether the regular draw may take from this area's deck (VD-GAME-2).
pub(crate) fn is_source(s: &State, seat: Seat, area: Area) -> bool {
    s.controls(seat, area) && has_deck(s, area)
}

pub(super) fn has_deck(s: &State, area: Area) -> bool {
    s.inhabitants[area].is_some() && !s.divine[area].is_empty()
}

/// Whether a main deck, or the pile that is made into one, has a card.
pub(crate) fn can_draw(s: &State, side: Side) -> bool {
    !(s.decks[side].is_empty() && s.piles[side].is_empty() && s.under[side].is_empty())
}
