//! The parts that sentences are made of: clans, places, cards, numbers of things.

use gladsheim_engine::{Arg, Card, Phrase, Seat};

use crate::content::MapSheet;
use crate::effect::Bag;
use crate::ids::{Area, Berth, Clan, Dock, Enemy, Favor, Fjord, MapName, Rune};
use crate::rules::Vikings;
use crate::sets::{Areas, Clans};
use crate::tell_card::{self, named};

/// A sentence about a player.
pub(super) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// A number of something: "2 Settlers".
pub(super) fn counted(key: &'static str, n: impl Into<i64>) -> Arg {
    Arg::Phrase(Phrase::new(key).number("n", n))
}

/// A cost or a gain; nothing is a list of none.
pub(super) fn bag(bag: &Bag) -> Arg {
    tell_card::bag(bag)
}

/// The god of a Rune, by the Rune until the table says which one it is.
pub(super) const fn god_of(rune: Rune) -> &'static str {
    match rune {
        Rune::Fehu => "vikings-god-of-fehu",
        Rune::Hagalaz => "vikings-god-of-hagalaz",
        Rune::Perthro => "vikings-god-of-perthro",
    }
}

/// The word for a god of the box, by the name that the content gives it; none for one that somebody
/// made up.
pub(super) fn deity(name: &str) -> Option<&'static str> {
    Some(match name {
        "Odin" => "vikings-deity-odin",
        "Thor" => "vikings-deity-thor",
        "Frigg" => "vikings-deity-frigg",
        "Freyja" => "vikings-deity-freyja",
        "Loki" => "vikings-deity-loki",
        "Tyr" => "vikings-deity-tyr",
        "Hel" => "vikings-deity-hel",
        "Heimdall" => "vikings-deity-heimdall",
        "Baldr" => "vikings-deity-baldr",
        "Skadi" => "vikings-deity-skadi",
        "Njord" => "vikings-deity-njord",
        "Vidar" => "vikings-deity-vidar",
        _ => return None,
    })
}

impl Vikings {
    /// A clan: its player, or the enemy.
    pub(super) fn clan(&self, clan: Clan) -> Arg {
        let is_alone = self.rules.players == 1;
        clan.seat().map_or_else(
            || {
                let key = if is_alone { "vikings-clan-enemy" } else { "vikings-clan-neutral" };
                Arg::Term(key.into())
            },
            Arg::Seat,
        )
    }

    /// A sentence about a clan.
    pub(super) fn of(&self, key: &'static str, clan: Clan) -> Phrase {
        Phrase::new(key).with("clan", self.clan(clan))
    }

    /// Phrases about several clans, joined.
    pub(super) fn each(&self, key: &'static str, clans: Clans) -> Arg {
        Arg::List(clans.iter().map(|clan| Arg::Phrase(self.of(key, clan))).collect())
    }

    /// The side of the Map Board that is played on.
    pub(super) fn sheet(&self) -> &MapSheet {
        &self.content.maps[MapName::of(self.rules.players, self.rules.ragnarok)]
    }

    /// The name of an Area.
    pub(super) fn area(&self, area: Area) -> Arg {
        let sheet = self.sheet();
        let Some(row) = sheet.areas.get(usize::from(area.0)) else {
            return Arg::Number(area.0.into());
        };
        named("area", &format!("{}-{}", sheet.id, row.id), &row.name)
    }

    pub(super) fn areas(&self, areas: Areas) -> Arg {
        Arg::List(areas.iter().map(|area| self.area(area)).collect())
    }

    /// A Dock, by its Area and by where its Ferry Route leads.
    pub(super) fn dock(&self, dock: Dock) -> Arg {
        let node = &self.map.dock[dock];
        let key = match (node.areas.len() > 1, node.across) {
            (false, Some(_)) => "vikings-dock",
            (false, None) => "vikings-dock-sea",
            (true, Some(_)) => "vikings-dock-border",
            (true, None) => "vikings-dock-border-sea",
        };
        let phrase = Phrase::new(key).with("areas", self.areas(node.areas));
        Arg::Phrase(match node.across {
            Some(across) => phrase.with("across", self.areas(self.map.dock[across].areas)),
            None => phrase,
        })
    }

    /// A Fjord, by its name on the map and by what lies around it.
    pub(super) fn fjord(&self, fjord: Fjord) -> Arg {
        let docks = self.map.fjord[fjord].docks.iter();
        let shores = docks.fold(Areas::EMPTY, |sum, dock| sum | self.map.dock[dock].areas);
        let phrase = Phrase::new("vikings-fjord").with("id", self.fjord_name(fjord));
        Arg::Phrase(phrase.with("shores", self.areas(shores)))
    }

    /// The name of a Fjord on the map.
    pub(super) fn fjord_name(&self, fjord: Fjord) -> Arg {
        let sheet = self.sheet();
        let id = sheet.fjords.get(usize::from(fjord.0)).map_or("", |row| row.id.as_str());
        named("fjord", &format!("{}-{id}", sheet.id), id)
    }

    /// The name of an Enemy Clan Mat.
    pub(super) fn enemy_name(&self, mat: Enemy) -> Arg {
        named("mat", mat.name(), &self.content.enemies[mat].name)
    }

    /// Where a Boat is.
    pub(super) fn berth(&self, berth: Berth) -> Arg {
        match berth {
            Berth::Dock(dock) => self.dock(dock),
            Berth::Fjord(fjord) => self.fjord(fjord),
        }
    }

    /// The name of a Viking Card.
    pub(super) fn card(&self, card: Card) -> Arg {
        tell_card::card(&self.content, card)
    }

    /// Cards one by one, in their order.
    pub(super) fn cards(&self, cards: impl IntoIterator<Item = Card>) -> Arg {
        Arg::List(cards.into_iter().map(|card| self.card(card)).collect())
    }

    pub(super) fn favor(&self, favor: Favor) -> Arg {
        tell_card::favor(&self.content, favor)
    }
}
