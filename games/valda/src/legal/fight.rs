//! What attackers and defenders may do, and what their cards are worth.

use gladsheim_engine::{Card, Offer, Seat};

use super::{at, kinds};
use crate::action::Action;
use crate::ids::{Area, CardSet, CardType, Kind, Mode, Moment};
use crate::op::{Op, Weapon};
use crate::react::weapons;
use crate::rules::Valda;
use crate::state::State;
use crate::strike::{self, SHIELD};

/// D-ATTACK (VD-ATK-4, VD-ATK-12).
pub(super) fn offer_attacks(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    kinds(game, &attack_cards(game, s, seat), Action::Attack, out);
}

/// The attack cards that a player can declare: for some of them the player needs a temple (VD-RG-CARD-9, VD-ATK-11).
pub(crate) fn attack_cards(game: &Valda, s: &State, seat: Seat) -> CardSet {
    let cards = s.hands[seat].and(game.all(CardType::Attack));
    if s.villages[seat].temples > 0 { cards } else { cards.without(game.needing_temple()) }
}

/// Whether a player has two cards for one attack (VD-RG-WPN-GRIM-A).
pub(crate) fn can_attack_with_two(game: &Valda, s: &State, seat: Seat) -> bool {
    attack_cards(game, s, seat).len() >= 2
}

/// D-DEFEND (VD-ATK-7, VD-ATK-8): no card, or cards until the value is reached.
pub(super) fn offer_defence(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    let hand = s.hands[seat];
    let chosen = s.sealed.and(&hand);
    let free = strike::defences(game, s, seat);
    let total = defence_total(game, s, seat, &chosen);
    let at_most = total + defence_total(game, s, seat, &free);
    if game.has_weapons_for(Moment::Defend) && owes_attack_card(game, &chosen) {
        let spare = hand.without(&chosen).and(game.all(CardType::Attack));
        // What Aegis was chosen for; not a card with which the value is out of reach.
        let reaches =
            |card: &Card| at_most + worth_in_defence(game, s, seat, *card) >= s.attack.value;
        let cards = spare.iter().filter(reaches).collect();
        return kinds(game, &cards, Action::Defend, out);
    }
    if chosen.is_empty() || total >= s.attack.value {
        out.add(Action::Done);
    }
    if at_most >= s.attack.value {
        kinds(game, &free, Action::Defend, out);
    }
    if chosen.is_empty() && !is_on_all(game, s) {
        weapons(game, s, seat, at(Moment::Own) | at(Moment::Defend), seat, out);
    } else if game.has_weapons_for(Moment::Defend) {
        weapons(game, s, seat, at(Moment::Defend), seat, out);
    }
}

/// Whether the attack on the table is one on all opponents, so that nobody plays a free weapon at the
/// defence (VD-RG-ATK-6). With two players that is one opponent, whom the first rules did not take
/// for all.
pub(crate) fn is_on_all(game: &Valda, s: &State) -> bool {
    let with_two = || game.rules.version.at_least(2) && game.rules.players == 2;
    s.attack.targets.len() > 1 || with_two() && game.spec(s.attack.effect).program.all
}

/// Whether Aegis would help in a defence: with some attack card the value can be reached.
pub(crate) fn aegis_helps(game: &Valda, s: &State, seat: Seat) -> bool {
    let chosen = s.sealed.and(&s.hands[seat]);
    let free = strike::defences(game, s, seat);
    let spare = s.hands[seat].without(&chosen).and(game.all(CardType::Attack));
    let best = spare.iter().map(|card| worth_in_defence(game, s, seat, card)).max();
    let others = defence_total(game, s, seat, &chosen.or(&free));
    best.is_some_and(|best| others + best >= s.attack.value)
}

/// Whether this mode of a weapon makes an attack card part of a defence (VD-RG-WPN-AGIR-A).
pub(crate) fn is_aegis(game: &Valda, kind: Kind, mode: Mode) -> bool {
    matches!(game.op(game.mode_at(kind, mode)), Op::Weapon(Weapon::Aegis))
}

/// Whether Aegis was chosen for a defence, and not yet its attack card.
pub(crate) fn owes_attack_card(game: &Valda, chosen: &CardSet) -> bool {
    let count = |kind| chosen.and(game.all(kind)).len();
    count(CardType::Weapon) > count(CardType::Attack)
}

/// What a card is worth in a defence, with Tyr's bonus.
fn worth_in_defence(game: &Valda, s: &State, seat: Seat, card: Card) -> u16 {
    u16::from(game.spec(game.kind(card)).value) + u16::from(s.god(seat, SHIELD))
}

/// What cards are worth in a defence, with Tyr's bonus for each (VD-GOD-TYR).
pub(crate) fn defence_total(game: &Valda, s: &State, seat: Seat, cards: &CardSet) -> u16 {
    if cards.is_empty() {
        return 0;
    }
    let bonus = u16::from(s.god(seat, SHIELD));
    let shields = cards.without(game.all(CardType::Weapon));
    shields.iter().map(|card| u16::from(game.spec(game.kind(card)).value) + bonus).sum()
}

/// What Surtur adds to each attack card (VD-GOD-SURTUR).
pub(crate) fn attack_bonus(game: &Valda, s: &State, seat: Seat) -> u8 {
    let level = s.god(seat, Area::Surtur);
    if game.rules.players <= 3 { level.saturating_sub(1) } else { level }
}

/// How many attacks a player may make in a slot: with two or three players two by the power of
/// Surtur (VD-ATK-5) or of Hel (VD-RG-GIANT-HEL).
pub(crate) fn attacks_allowed(game: &Valda, s: &State, seat: Seat) -> u8 {
    if game.rules.players <= 3 && s.level(seat, Area::Surtur) > 0 { 2 } else { 1 }
}

/// The runes that Hel gives for an attack that got through (VD-RG-GIANT-HEL).
pub(crate) fn runes_for_attack(game: &Valda, s: &State, seat: Seat) -> u8 {
    let level = s.giant(seat, Area::Surtur);
    if game.rules.players <= 3 { level.saturating_sub(1) } else { level }
}
