//! What there is to judge in a view.

use gladsheim_engine::{PerSeat, Seat, SeatSet};

use super::{Attack, Place, Player, Roll, Sight};
use crate::ids::{Area, CardSet, Kind};
use crate::rules::Valda;
use crate::state::{Ice, Plot};
use crate::view::{self, Frost, Temple, View};

impl Sight {
    /// What `seat` sees, by the own view.
    pub(in super::super) fn of(game: &Valda, view: &View, seat: Seat) -> Self {
        let mut places = PerSeat::default();
        for (place, seat) in view.order.iter().enumerate() {
            places[*seat] = place as u8;
        }
        let mut areas = Area::ALL.map(unseen);
        for (place, seen) in areas.iter_mut().zip(&view.areas) {
            *place = area(seen);
        }
        let mut piles = CardSet::EMPTY;
        view.piles.iter().for_each(|pile| add(game, &mut piles, pile));
        let giants = view.giants.as_ref();
        Self {
            round: view.round,
            active: view.active,
            phase: view.phase,
            places,
            players: view.players.iter().map(player).collect(),
            areas,
            hand: cards(game, &view.hand),
            open: cards(game, &view.open),
            piles,
            bank: view.bank,
            actions: view.actions,
            builds: view.builds,
            uses: view.uses,
            roll: view.roll.as_ref().map(|roll| Roll {
                seat: roll.seat,
                dice: roll.dice.iter().copied().collect(),
                followers: roll.followers,
                turning: roll.turning,
                again: giants.map_or(0, |giants| giants.rerolled.iter().map(|die| 1 << die).sum()),
            }),
            attack: view.attack.as_ref().map(|attack| Attack {
                attacker: attack.attacker,
                targets: attack.targets,
                effect: attack.effect,
                value: attack.value,
                undefendable: attack.undefendable,
                blocked: attack.blocked,
                hit: attack.hit,
                defence: attack.totals.get(seat.index()).copied().unwrap_or(0),
            }),
            announced: view.announced,
            to_attack: view.attackers.contains(&seat),
            looked: !view.looked.is_empty(),
            resolving: view.resolving,
            repeatable: view.repeatable,
            allowance: giants.map_or(0, |giants| giants.allowance),
            lawless: giants.map_or(SeatSet::EMPTY, |giants| giants.lawless),
        }
    }
}

/// Cards of these kinds.
fn cards(game: &Valda, kinds: &[Kind]) -> CardSet {
    let mut cards = CardSet::EMPTY;
    add(game, &mut cards, kinds);
    cards
}

/// Adds cards of these kinds: copies are alike, and so any will do.
fn add(game: &Valda, cards: &mut CardSet, kinds: &[Kind]) {
    for kind in kinds {
        if let Some(card) = game.copies(*kind).without(cards).lowest() {
            cards.insert(card);
        }
    }
}

fn player(player: &view::Player) -> Player {
    Player {
        stock: player.stock,
        followers: player.followers,
        mines: player.mines,
        drills: player.drills,
        figures: player.figures,
        hand: player.hand,
        levels: player.levels,
    }
}

const fn unseen(area: Area) -> Place {
    Place { area, inhabitant: None, sites: [Plot::FREE; 5], controller: None, deck: 0 }
}

fn area(place: &view::Place) -> Place {
    Place {
        area: place.area,
        inhabitant: place.inhabitant,
        sites: place.sites.map(|temple| temple.map_or(Plot::FREE, plot)),
        controller: place.controller,
        deck: place.deck.len() as u8,
    }
}

const fn plot(temple: Temple) -> Plot {
    let ice = match temple.frozen {
        None => Ice::None,
        Some(Frost::Until(seat)) => Ice::Until(seat),
        Some(Frost::ForGood) => Ice::ForGood,
    };
    Plot::temple(temple.owner, ice)
}
