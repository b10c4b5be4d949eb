//! The map in words: Areas with who is there, their Docks, and Fjords.

use gladsheim_engine::{Arg, Phrase};

use crate::ids::{Clan, Dock};
use crate::narrate::nouns::counted;
use crate::rules::Vikings;
use crate::view::{AreaView, Presence, View};

impl Vikings {
    pub(super) fn tell_map(&self, view: &View, lines: &mut Vec<Phrase>) {
        for area in &view.areas {
            lines.push(self.tell_area(area));
            let docks = self.map.area[area.area].docks.iter();
            let docks = docks.map(|dock| Arg::Phrase(self.tell_dock(view, dock)));
            lines.push(
                Phrase::new("vikings-view-docks")
                    .with("area", self.area(area.area))
                    .with("docks", Arg::List(docks.collect())),
            );
        }
        for fjord in self.map.fjords.iter() {
            let boats = view.clans.iter().flat_map(|clan| {
                let there = clan.afloat.iter().filter(|(place, _)| *place == fjord);
                there.map(|(_, n)| self.boats(clan.clan, *n))
            });
            let boats: Vec<Arg> = boats.collect();
            let key =
                if boats.is_empty() { "vikings-view-fjord-empty" } else { "vikings-view-fjord" };
            let next = self.map.fjord[fjord].adjacent.iter().map(|other| self.fjord_name(other));
            lines.push(
                Phrase::new(key)
                    .with("fjord", self.fjord(fjord))
                    .with("next", Arg::List(next.collect()))
                    .with("boats", Arg::List(boats)),
            );
        }
    }

    /// "Hrafnsey (Fehu), held by Thora: Thora 5, with 3 Settlers and a Boat."
    fn tell_area(&self, view: &AreaView) -> Phrase {
        let AreaView { area, holder, giant, present } = view;
        let held = holder.map(|clan| self.clan(clan));
        let key = match (&held, present.is_empty()) {
            (None, true) => "vikings-view-area-empty",
            (None, false) => "vikings-view-area-free",
            (Some(_), _) => "vikings-view-area-held",
        };
        let present = present.iter().map(|presence| Arg::Phrase(self.tell_presence(presence)));
        let phrase = Phrase::new(key)
            .with("area", self.area(*area))
            .term("rune", self.map.area[*area].rune.key())
            .number("giant", *giant)
            .with("present", Arg::List(present.collect()));
        match held {
            Some(clan) => phrase.with("clan", clan),
            None => phrase,
        }
    }

    fn tell_presence(&self, presence: &Presence) -> Phrase {
        let Presence { clan, settlers, temple, boats, valkyries, influence } = *presence;
        let units = [
            ("vikings-amount-settler", settlers),
            ("vikings-amount-temple", u8::from(temple)),
            ("vikings-amount-boat", boats),
            ("vikings-amount-valkyrie", valkyries),
        ];
        let units = units.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| counted(key, n));
        self.of("vikings-view-presence", clan)
            .number("influence", influence)
            .with("units", Arg::List(units.collect()))
    }

    /// Where a Dock leads, which Fjords it touches, and what is there.
    fn tell_dock(&self, view: &View, dock: Dock) -> Phrase {
        let node = &self.map.dock[dock];
        let boats = view.clans.iter().filter(|clan| clan.docked.contains(&dock));
        let boats = boats.map(|clan| self.boats(clan.clan, 1));
        let chieftain = view.enemy.as_ref().filter(|enemy| enemy.chieftain == dock);
        let chieftain = chieftain.map(|_| Arg::Term("vikings-chieftain-boat".into()));
        let village = view.villages.contains(&dock);
        let village = village.then(|| counted("vikings-amount-village", 1));
        let there: Vec<Arg> = village.into_iter().chain(chieftain).chain(boats).collect();
        let key = match (node.across, there.is_empty()) {
            (Some(_), true) => "vikings-view-dock-empty",
            (Some(_), false) => "vikings-view-dock",
            (None, true) => "vikings-view-dock-sea-empty",
            (None, false) => "vikings-view-dock-sea",
        };
        let fjords = node.fjords.iter().map(|fjord| self.fjord_name(*fjord)).collect();
        let phrase =
            Phrase::new(key).with("fjords", Arg::List(fjords)).with("there", Arg::List(there));
        match node.across {
            Some(across) => phrase.with("across", self.areas(self.map.dock[across].areas)),
            None => phrase,
        }
    }

    /// "your Boat", "2 of Thora's Boats".
    fn boats(&self, clan: Clan, n: u8) -> Arg {
        Arg::Phrase(self.of("vikings-boats-of", clan).number("n", n))
    }
}
