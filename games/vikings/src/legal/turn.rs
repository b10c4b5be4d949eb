//! What is offered by the stages of the game and by battles.

use gladsheim_engine::{Offer, Pile, Seat};

use crate::action::Action;
use crate::deeds;
use crate::ids::{CardKind, Clan, DEDICATIONS, End, Rune};
use crate::loss;
use crate::rules::Vikings;
use crate::slay;
use crate::state::{Stage, State};

/// Offers what a player may do at a stage.
pub(super) fn offer_stage(
    game: &Vikings,
    s: &State,
    stage: Stage,
    seat: Seat,
    out: &mut impl Offer<Action>,
) {
    match stage {
        Stage::Harbour { .. } => super::fjords(game.map.fjords, out),
        Stage::Draft => super::picks(game, s, seat, out),
        Stage::Play => play(game, s, seat, out),
        Stage::Contest => ends(s, out),
        Stage::Join => {
            out.add(Action::Skip);
            s.hands[seat].iter().for_each(|card| out.add(Action::FaceDown(card)));
        }
        Stage::Dedicate => dedications(game, s, Clan::of(seat), out),
        Stage::Begin
        | Stage::Leader
        | Stage::Rune
        | Stage::End
        | Stage::LastBattle
        | Stage::Cleanup
        | Stage::Enemy => {}
    }
}

/// Whether a card can be played face down (TV-TURN-7). Solo, a battle that the enemy began waits for
/// the start of a turn (TV-SOLO-62).
pub(crate) fn can_contest(game: &Vikings, s: &State) -> bool {
    match s.battle {
        Some(_) => !game.is_solo(),
        None => s.favors.iter().any(|row| !row.is_empty()),
    }
}

/// A card of the hand, in one of its ways (TV-TURN-2).
fn play(game: &Vikings, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    let hand = s.hands[seat];
    for card in hand.iter() {
        if out.is_full() {
            return;
        }
        out.add(Action::FaceUp(card));
    }
    if can_contest(game, s) {
        for card in hand.iter() {
            if out.is_full() {
                return;
            }
            out.add(Action::FaceDown(card));
        }
    }
    if game.rules.ragnarok && !out.is_full() {
        let clan = Clan::of(seat);
        let can = |kind: CardKind| !slay::slayable(s, clan, kind).is_empty();
        // What an ordinary card can, the others can too.
        let (any, valkyrie, slayer) =
            (can(CardKind::Viking), can(CardKind::Valkyrie), can(CardKind::Slayer));
        for card in hand.iter() {
            let is_able = match game.spec(card).kind {
                CardKind::Viking => any,
                CardKind::Valkyrie => valkyrie,
                CardKind::Slayer => slayer,
            };
            if is_able {
                out.add(Action::Slay(card));
            }
        }
    }
}

/// Each end of each row; a row of one card has one (TV-BATTLE-1).
fn ends(s: &State, out: &mut impl Offer<Action>) {
    for end in End::ALL {
        let cards = s.favors.get(end.row()).map_or(0, Pile::len);
        if cards > usize::from(end.is_right()) {
            out.add(Action::End(end));
        }
    }
}

/// How often a place of Dedication can be used in a game (TV-DED-2).
pub(crate) const fn limit_of_space(game: &Vikings) -> u8 {
    if game.rules.players < 2 { 2 } else { game.rules.players }
}

/// Whether a place of Dedication is not full.
pub(crate) fn has_space(game: &Vikings, s: &State, space: u8) -> bool {
    s.dedicated.get(usize::from(space)).is_some_and(|used| *used < limit_of_space(game))
}

fn dedications(game: &Vikings, s: &State, clan: Clan, out: &mut impl Offer<Action>) {
    out.add(Action::Skip);
    if s.clans[clan].villages == 0 {
        return;
    }
    for space in 0..DEDICATIONS as u8 {
        if has_space(game, s, space) && !out.is_full() {
            out.add(Action::Dedicate(space));
        }
    }
}

/// A boon: declined, accepted, or one of its sides. Where it does nothing, it still lets a Valkyrie be
/// deployed (TV-RAG-VALK-2).
pub(super) fn boon(
    game: &Vikings,
    s: &State,
    loser: Clan,
    rune: Rune,
    out: &mut impl Offer<Action>,
) {
    out.add(Action::Skip);
    let boon = &game.content.god(s.gods[rune]).boon;
    let does =
        |side: usize| boon.side(side).iter().any(|step| deeds::can_begin(game, s, loser, *step));
    let is_choice = boon.sides() > 1;
    let mut is_idle = true;
    for side in 0..boon.sides() {
        if does(side) {
            is_idle = false;
            out.add(if is_choice { Action::Side(side as u8) } else { Action::Do });
        }
    }
    if is_idle && loss::has_valkyrie(game, s, loser, rune) {
        out.add(Action::Do);
    }
}

/// One of the Favor Cards to an end of a row; an empty row has one (TV-BATTLE-6).
pub(super) fn give_back(s: &State, winner: Clan, out: &mut impl Offer<Action>) {
    for favor in s.clans[winner].favors.iter() {
        for end in End::ALL {
            let is_empty = s.favors.get(end.row()).is_none_or(Pile::is_empty);
            if !(is_empty && end.is_right()) {
                out.add(Action::Return(favor, end));
            }
        }
    }
}
