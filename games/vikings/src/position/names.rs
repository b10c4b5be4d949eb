//! Ids and numbers of things, and back.

use gladsheim_engine::{Card, Impossible, Seat, nearest};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{ClanPosition, Position, no};
use crate::content::MapSheet;
use crate::ids::{Area, Clan, Dock, Favor, Fjord, Giant, God, MapName};
use crate::rules::Vikings;

/// Somebody in a position: a seat by its number, the `enemy`, or nobody, where a Rune is `free`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A player.
    Seat(u8),
    /// The enemy.
    Enemy,
    /// Nobody.
    Free,
}

impl From<Clan> for Who {
    fn from(clan: Clan) -> Self {
        if clan == Clan::ENEMY { Self::Enemy } else { Self::Seat(clan.0) }
    }
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => serializer.serialize_u8(*seat),
            Self::Enemy => serializer.serialize_str("enemy"),
            Self::Free => serializer.serialize_str("free"),
        }
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reads;

        impl Visitor<'_> for Reads {
            type Value = Who;

            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("the number of a seat, \"enemy\" or \"free\"")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Who, E> {
                let seat = u8::try_from(number);
                seat.map(Who::Seat).map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Who, E> {
                let seat = u8::try_from(number);
                seat.map(Who::Seat)
                    .map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Who, E> {
                match word {
                    "enemy" => Ok(Who::Enemy),
                    "free" => Ok(Who::Free),
                    _ => Err(E::invalid_value(Unexpected::Str(word), &self)),
                }
            }
        }

        deserializer.deserialize_any(Reads)
    }
}

/// The ids of the things of a game.
pub(super) struct Names<'g>(pub(super) &'g Vikings);

/// The place of an id in a list.
fn find<'a>(
    what: &str,
    id: &str,
    ids: impl Iterator<Item = &'a str> + Clone,
) -> Result<u8, Impossible> {
    match ids.clone().position(|known| known == id) {
        Some(place) => Ok(place as u8),
        None => {
            let hint = nearest(id, ids)
                .map_or_else(String::new, |near| format!("; did you mean \"{near}\"?"));
            no(format!("there is no {what} \"{id}\"{hint}"))
        }
    }
}

impl Names<'_> {
    fn sheet(&self) -> &MapSheet {
        let rules = self.0.rules;
        &self.0.content.maps[MapName::of(rules.players, rules.ragnarok)]
    }

    pub(super) fn seat(&self, number: u8) -> Result<Seat, Impossible> {
        let seat = Seat::new(number.into());
        match seat.filter(|seat| seat.index() < usize::from(self.0.rules.players)) {
            Some(seat) => Ok(seat),
            None => no(format!("there is no seat {number} at this table")),
        }
    }

    /// The clan that somebody is.
    pub(super) fn clan(&self, who: Who) -> Result<Clan, Impossible> {
        match who {
            Who::Seat(number) => self.seat(number).map(Clan::of),
            Who::Enemy if self.0.has_enemy() => Ok(Clan::ENEMY),
            Who::Enemy => no("there is an enemy only with one or two players"),
            Who::Free => no("nobody is \"free\" but a Rune"),
        }
    }

    /// All players with what is said of them.
    pub(super) fn seats(
        &self,
        position: &Position,
    ) -> Result<Vec<(Clan, ClanPosition)>, Impossible> {
        let all = Seat::all(usize::from(self.0.rules.players));
        let mut seats: Vec<_> = all.map(|seat| (Clan::of(seat), ClanPosition::default())).collect();
        for (number, given) in &position.seat {
            let place = number.parse::<usize>().ok().and_then(|number| seats.get_mut(number));
            let Some((_, place)) = place else {
                return no(format!("there is no seat {number} at this table"));
            };
            *place = given.clone();
        }
        Ok(seats)
    }

    pub(super) fn card(&self, id: &str) -> Result<Card, Impossible> {
        let cards = &self.0.content.cards;
        let card = Card(find("card", id, cards.iter().map(|row| row.id.as_str()))?);
        if !self.0.cards.contains(card) {
            return no(format!("{id} is not played with at this table"));
        }
        Ok(card)
    }

    pub(super) fn favor(&self, id: &str) -> Result<Favor, Impossible> {
        let favors = &self.0.content.favors;
        Ok(Favor(find("Favor Card", id, favors.iter().map(|row| row.id.as_str()))?))
    }

    pub(super) fn giant(&self, id: &str) -> Result<Giant, Impossible> {
        let giants = &self.0.content.giants;
        Ok(Giant(find("Giant", id, giants.iter().map(|row| row.id.as_str()))?))
    }

    pub(super) fn god(&self, name: &str) -> Result<God, Impossible> {
        let content = &self.0.content;
        let god = God(find("god", name, content.gods.iter().map(|row| row.name.as_str()))?);
        if usize::from(god.0) >= content.gods_in_play(self.0.rules.ragnarok) {
            return no(format!("{name} is not played with at this table"));
        }
        Ok(god)
    }

    pub(super) fn area(&self, id: &str) -> Result<Area, Impossible> {
        Ok(Area(find("Area", id, self.sheet().areas.iter().map(|row| row.id.as_str()))?))
    }

    pub(super) fn dock(&self, id: &str) -> Result<Dock, Impossible> {
        Ok(Dock(find("Dock", id, self.sheet().docks.iter().map(|row| row.id.as_str()))?))
    }

    pub(super) fn fjord(&self, id: &str) -> Result<Fjord, Impossible> {
        Ok(Fjord(find("Fjord", id, self.sheet().fjords.iter().map(|row| row.id.as_str()))?))
    }

    pub(super) fn card_id(&self, card: Card) -> String {
        self.0.content.card(card).id.clone()
    }

    pub(super) fn favor_id(&self, favor: Favor) -> String {
        self.0.content.favor(favor).id.clone()
    }

    pub(super) fn giant_id(&self, giant: Giant) -> String {
        self.0.content.giant(giant).id.clone()
    }

    pub(super) fn area_id(&self, area: Area) -> String {
        self.sheet().areas.get(usize::from(area.0)).map_or_else(String::new, |row| row.id.clone())
    }

    pub(super) fn dock_id(&self, dock: Dock) -> String {
        self.sheet().docks.get(usize::from(dock.0)).map_or_else(String::new, |row| row.id.clone())
    }

    pub(super) fn fjord_id(&self, fjord: Fjord) -> String {
        let rows = &self.sheet().fjords;
        rows.get(usize::from(fjord.0)).map_or_else(String::new, |row| row.id.clone())
    }
}
