//! What the steps of effects ask for (VD-GEN-5).

use gladsheim_engine::{Offer, Seat, SeatSet};

use super::turn::{has_deck, offer_exchanges, offer_plays};
use super::{
    areas, attack_cards, can_draw, is_open_to, is_spent, most, offer_opponents, own_cards, picks,
    resources, sites,
};
use crate::action::{Action, Rate};
use crate::effect::{Loot, Prey, Who};
use crate::ids::{Area, Building, CardSet, CardType, Kind, Side, Site};
use crate::op::{Choose, On, Op};
use crate::play::on_piles;
use crate::react;
use crate::rules::Valda;
use crate::run;
use crate::state::{Run, State};

/// What the step on top asks for.
pub(super) fn offer_run(
    game: &Valda,
    s: &State,
    run: &Run,
    seat: Seat,
    out: &mut impl Offer<Action>,
) {
    match game.op(run.at) {
        Op::Choose(choose) if run.begun => offer_choice(game, s, run, choose, seat, out),
        Op::Repeat { .. } if run.begun => {
            out.add(Action::Done);
            if run::can_repeat(game, s, run) {
                out.add(Action::Again);
            }
        }
        Op::On(who, on) if run.begun => offer_on(game, s, run, who, on, out),
        Op::On(Who::Player, on) => offer_players(game, s, run, on, out),
        // What has not begun asks nothing, and these never do.
        Op::Choose(_)
        | Op::Repeat { .. }
        | Op::On(..)
        | Op::Again { .. }
        | Op::IfTempleIn { .. }
        | Op::Plain(_)
        | Op::Weapon(_)
        | Op::End => {}
    }
}

/// What a step has its actor choose, or all opponents.
fn offer_choice(
    game: &Valda,
    s: &State,
    run: &Run,
    choose: Choose,
    seat: Seat,
    out: &mut impl Offer<Action>,
) {
    let stock = &s.villages[seat].stock;
    match choose {
        Choose::Gain { what, .. } => {
            resources(what.iter().filter(|kind| s.bank[*kind] > 0), out);
        }
        Choose::Pay { what, n, mix } => {
            let least = if mix { 1 } else { n };
            resources(what.iter().filter(|kind| stock[*kind] >= least), out);
        }
        Choose::PayUpTo { what, n } => {
            (0..=n.min(stock[what])).for_each(|n| out.add(Action::Amount(n)));
        }
        Choose::Convert { from, to, .. } => {
            out.add(Action::Done);
            offer_exchanges(s, seat, Rate::One, from, to, out);
        }
        Choose::Draw { .. } => {
            for side in Side::ALL.into_iter().filter(|side| can_draw(s, *side)) {
                out.add(Action::Draw(side));
            }
        }
        Choose::AddTokens { n } => (0..=n).for_each(|n| out.add(Action::Amount(n))),
        Choose::ExtraSteal { .. } => {
            react::robbed(game, s).for_each(|seat| out.add(Action::Player(seat)));
        }
        Choose::Brute => {
            let mut cards = attack_cards(game, s, seat);
            if let Some(first) = run.first {
                // One copy of the first card is spoken for.
                let copies = cards.and(game.copies(Kind(first)));
                copies.lowest().into_iter().for_each(|card| cards.remove(card));
            }
            picks(game, &cards, out);
        }
        Choose::DrawDivine { .. } => areas(Area::ALL, |area| has_deck(s, area), out),
        Choose::LookDivine { .. } => {
            out.add(Action::Done);
            let looked = run.first.unwrap_or(0);
            areas(Area::ALL, |area| has_deck(s, area) && looked >> area as u8 & 1 == 0, out);
        }
        Choose::LookHand => offer_opponents(game, seat, |_| true, out),
        Choose::TakeDiscard { what, highest, .. } => {
            let mut cards = on_piles(game, s, what);
            if highest {
                cards = of_highest_value(game, &cards).1;
            } else {
                out.add(Action::Done);
            }
            picks(game, &cards, out);
        }
        Choose::DiscardOwn { .. } => picks(game, &own_cards(s, seat), out),
        Choose::DiscardEach { .. } => picks(game, &s.hands[seat].without(&s.sealed), out),
        Choose::FreeBuild { mine, drill } => {
            for (building, allowed) in Building::ALL.into_iter().zip([mine, drill]) {
                if allowed && s.villages[seat].count(building) < most(game, building) {
                    out.add(Action::Building(building));
                }
            }
        }
        Choose::PlayAction { .. } => {
            out.add(Action::Done);
            if !is_spent(s) {
                let cards = own_cards(s, seat).and(game.all(CardType::Action));
                offer_plays(game, s, seat, &cards, out);
            }
        }
        Choose::Replay => {
            if seat == s.turn.active {
                for kind in game.each_kind(&s.played) {
                    let program = game.spec(kind).program.at;
                    let nests =
                        |op| matches!(op, Op::Choose(Choose::Replay | Choose::PlayAction { .. }));
                    if !game.program(program).any(nests) && run::can_pay(game, s, seat, kind) {
                        out.add(Action::Pick(kind));
                    }
                }
            }
        }
        Choose::Lend => areas(Area::ALL, |area| can_borrow(game, s, seat, area), out),
        Choose::Empower => areas(Area::ALL, |area| s.unfrozen(seat, area) > 0, out),
        Choose::Redirect => {
            let taken = s.attack.targets.union(SeatSet::only(s.attack.attacker));
            for other in SeatSet::first(usize::from(game.rules.players)).without(taken).iter() {
                out.add(Action::Player(other));
            }
        }
        Choose::SwitchCard => {
            let with = run.player.map_or(CardSet::EMPTY, |player| s.hands[player]);
            if run.first.is_some() {
                picks(game, &s.hands[seat], out);
            } else if !s.hands[seat].is_empty() {
                picks(game, &with, out);
            }
        }
    }
}

/// Which opponent a step is about (`player`).
fn offer_players(game: &Valda, s: &State, run: &Run, on: On, out: &mut impl Offer<Action>) {
    // A weapon must do something (VD-WPN-6); a card may be wasted.
    let is_weapon = game.spec(run.kind).kind == CardType::Weapon;
    let wanted = |other| match on {
        On::Steal { what, .. } if is_weapon => react::to_steal(game, s, run.actor, other, what) > 0,
        On::Steal { .. }
        | On::Lose { .. }
        | On::Destroy { .. }
        | On::Move
        | On::SwitchTemple
        | On::SwitchHand
        | On::Freeze { .. } => true,
    };
    offer_opponents(game, run.actor, wanted, out);
}

/// The choices of a step on another player.
fn offer_on(game: &Valda, s: &State, run: &Run, who: Who, on: On, out: &mut impl Offer<Action>) {
    let Some(subject) = run.subject(s) else { return };
    let stock = &s.villages[subject].stock;
    // Temples that nobody else can touch in this turn (VD-RG-WPN-THRYM-A).
    let safe = subject != run.actor && s.giants.immune.contains(subject);
    match on {
        On::Steal { what: Loot::Resource(which), .. }
        | On::Destroy { what: Prey::Resource(which), .. } => {
            resources(which.iter().filter(|kind| stock[*kind] > 0), out);
        }
        On::Steal { what: Loot::Card, .. } => {
            if subject == s.turn.active {
                picks(game, &s.open, out);
            }
            if !s.hands[subject].is_empty() {
                out.add(Action::Random);
            }
        }
        On::Destroy { what: Prey::Building { mine, drill }, .. } => {
            for (building, allowed) in Building::ALL.into_iter().zip([mine, drill]) {
                if allowed && s.villages[subject].count(building) > 0 {
                    out.add(Action::Building(building));
                }
            }
        }
        On::Move => {
            // Somebody else's temple must go, if it can; one's own may stay.
            match chosen_site(run) {
                Some(from) => areas(Area::ALL, |area| can_move(s, subject, from, area), out),
                None => {
                    if who == Who::Myself {
                        out.add(Action::Done);
                    }
                    sites(s, subject, |site| !safe && movable(s, subject, site), out);
                }
            }
        }
        On::Destroy { what: Prey::Temple, .. } | On::Freeze { .. } | On::SwitchTemple if safe => {}
        On::Destroy { what: Prey::Temple, .. } | On::Freeze { .. } => {
            sites(s, subject, |_| true, out);
        }
        On::SwitchTemple => match chosen_site(run) {
            Some(own) => sites(s, subject, |site| site.area() != own.area(), out),
            None => sites(s, run.actor, |own| has_temple_outside(s, subject, own.area()), out),
        },
        // These leave no choice.
        On::Lose { .. }
        | On::Steal { what: Loot::Follower, .. }
        | On::Destroy { what: Prey::Card, .. }
        | On::SwitchHand => {}
    }
}

/// The first part of a choice in two parts.
fn chosen_site(run: &Run) -> Option<Site> {
    run.first.map(Site)
}

pub(super) fn movable(s: &State, owner: Seat, site: Site) -> bool {
    Area::ALL.into_iter().any(|area| can_move(s, owner, site, area))
}

/// Whether a temple can go to an area: a free site, not controlled by somebody else.
pub(super) fn can_move(s: &State, owner: Seat, from: Site, to: Area) -> bool {
    to != from.area() && is_open_to(s, owner, to)
}

fn has_temple_outside(s: &State, seat: Seat, area: Area) -> bool {
    Area::ALL.into_iter().any(|other| other != area && s.temples(seat, other) > 0)
}

fn can_borrow(game: &Valda, s: &State, seat: Seat, area: Area) -> bool {
    Seat::all(usize::from(game.rules.players))
        .any(|other| other != seat && s.unfrozen(other, area) > 0)
}

/// The cards of the highest value in a set, and that value.
fn of_highest_value(game: &Valda, cards: &CardSet) -> (u8, CardSet) {
    let value = |card| game.spec(game.kind(card)).value;
    let highest = cards.iter().map(value).max().unwrap_or(0);
    (highest, cards.iter().filter(|card| value(*card) == highest).collect())
}

/// The cards that are taken without any choice: those of the highest value, if there is room for
/// all of them. Nothing if there is a tie to be decided.
pub(crate) fn highest(
    game: &Valda,
    s: &State,
    what: Option<CardType>,
    room: u8,
) -> Option<CardSet> {
    let mut rest = on_piles(game, s, what);
    let mut sure = CardSet::EMPTY;
    loop {
        let (_, best) = of_highest_value(game, &rest);
        if best.is_empty() || sure.len() == usize::from(room) {
            return Some(sure);
        }
        if sure.len() + best.len() > usize::from(room) {
            // What is sure is taken first; the tie is asked about after it.
            return (!sure.is_empty()).then_some(sure);
        }
        sure = sure.or(&best);
        rest = rest.without(&best);
    }
}

/// The opponents who have still to choose cards for a common discard.
pub(crate) fn discarding(game: &Valda, s: &State, actor: Seat, n: u8) -> SeatSet {
    let others = SeatSet::first(usize::from(game.rules.players)).without(SeatSet::only(actor));
    let open = |seat: &Seat| {
        let chosen = s.sealed.and(&s.hands[*seat]).len();
        chosen < usize::from(n).min(s.hands[*seat].len())
    };
    others.iter().filter(open).collect()
}

/// How many of `n` followers a player would really lose through somebody (VD-TREE-2): down to the
/// haven, which does not hold before the lawless (VD-RG-WPN-THRYM-B).
pub(crate) fn real_loss(game: &Valda, s: &State, by: Seat, seat: Seat, n: u16) -> u16 {
    let followers = s.villages[seat].followers;
    if by != seat && s.giants.lawless.contains(by) {
        return n.min(followers);
    }
    let havens = game.content.board.havens.iter().map(|haven| u16::from(*haven));
    let floor = havens.filter(|haven| *haven <= followers).max().unwrap_or(0);
    n.min(followers - floor)
}
