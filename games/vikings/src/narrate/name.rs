//! The plain names of actions, as in scenarios and at prompts.

use gladsheim_engine::Card;

use crate::action::Action;
use crate::ids::{Area, Berth, Clan, Dock, Favor, Fjord, Rune};
use crate::rules::Vikings;

/// The places of Dedication on the Era Mat; those of the gods come after them.
const ON_THE_ERA_MAT: u8 = 4;

impl Vikings {
    /// The plain name of an action: `up V01`. No two actions have the same one.
    pub(super) fn plain_name(&self, action: Action) -> String {
        match action {
            Action::Skip => "skip".into(),
            Action::Stop => "stop".into(),
            Action::Do => "do".into(),
            Action::Pick(card) => format!("pick {}", self.card_id(card)),
            Action::FaceUp(card) => format!("up {}", self.card_id(card)),
            Action::FaceDown(card) => format!("down {}", self.card_id(card)),
            Action::Slay(card) => format!("slay {}", self.card_id(card)),
            Action::Discard(card) => format!("discard {}", self.card_id(card)),
            Action::End(end) => format!("end {end}"),
            Action::Return(favor, end) => format!("return {} {end}", self.favor_id(favor)),
            Action::Side(side) => format!("side {}", side + 1),
            Action::Boat(Berth::Dock(dock)) => format!("boat dock {}", self.dock_id(dock)),
            Action::Boat(Berth::Fjord(fjord)) => format!("boat fjord {}", self.fjord_id(fjord)),
            Action::ToFjord(fjord) => format!("fjord {}", self.fjord_id(fjord)),
            Action::ToDock(dock) => format!("dock {}", self.dock_id(dock)),
            Action::Recall(area) => format!("recall {}", self.area_id(area)),
            Action::Deploy(area) => format!("deploy {}", self.area_id(area)),
            Action::Raid(dock) => format!("raid {}", self.dock_id(dock)),
            Action::From(area) => format!("from {}", self.area_id(area)),
            Action::Fly(area) => format!("fly {}", self.area_id(area)),
            Action::FlySettler(area) => format!("fly-settler {}", self.area_id(area)),
            Action::FlyTemple(area) => format!("fly-temple {}", self.area_id(area)),
            Action::To(area) => format!("to {}", self.area_id(area)),
            Action::Temple(area) => format!("temple {}", self.area_id(area)),
            Action::Area(area) => format!("area {}", self.area_id(area)),
            Action::Smite(clan, area) => format!("smite {} {}", clan_id(clan), self.area_id(area)),
            Action::Gain(resource) => format!("gain {resource}"),
            Action::Exchange(from, to) => format!("exchange {from} {to}"),
            Action::Amount(n) => format!("amount {n}"),
            Action::Raise(rune) => format!("raise {rune}"),
            Action::Lower(rune) => format!("lower {rune}"),
            Action::Rune(rune) => format!("rune {rune}"),
            Action::Dedicate(space) => match space.checked_sub(ON_THE_ERA_MAT) {
                Some(god) => format!("dedicate {}", Rune::at(god.into())),
                None => format!("dedicate {}", space + 1),
            },
        }
    }

    fn card_id(&self, card: Card) -> String {
        id_or_number(self.content.cards.get(usize::from(card.0)).map(|row| &row.id), card.0)
    }

    fn favor_id(&self, favor: Favor) -> String {
        id_or_number(self.content.favors.get(usize::from(favor.0)).map(|row| &row.id), favor.0)
    }

    fn area_id(&self, area: Area) -> String {
        id_or_number(self.sheet().areas.get(usize::from(area.0)).map(|row| &row.id), area.0)
    }

    fn dock_id(&self, dock: Dock) -> String {
        id_or_number(self.sheet().docks.get(usize::from(dock.0)).map(|row| &row.id), dock.0)
    }

    fn fjord_id(&self, fjord: Fjord) -> String {
        id_or_number(self.sheet().fjords.get(usize::from(fjord.0)).map(|row| &row.id), fjord.0)
    }
}

/// An id; a number for what the content does not have.
fn id_or_number(id: Option<&String>, number: u8) -> String {
    id.map_or_else(|| format!("#{number}"), Clone::clone)
}

fn clan_id(clan: Clan) -> String {
    clan.seat().map_or_else(|| "enemy".into(), |seat| seat.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gladsheim_engine::ActionId;

    use super::*;
    use crate::Rules;
    use crate::action::ACTIONS;
    use crate::ids::End;

    #[test]
    fn every_action_has_a_name_of_its_own() {
        let game = Vikings::new(Rules { players: 3, ..Rules::default() }).unwrap();
        let actions = || (0..ACTIONS).filter_map(|id| Action::from_id(ActionId(id)));
        let names: BTreeSet<String> = actions().map(|action| game.plain_name(action)).collect();
        assert_eq!(names.len(), usize::from(ACTIONS));
        assert_eq!(game.plain_name(Action::FaceUp(Card(0))), "up V01");
        assert_eq!(game.plain_name(Action::Smite(Clan::ENEMY, Area(0))), "smite enemy TL");
        assert_eq!(game.plain_name(Action::Dedicate(5)), "dedicate hagalaz");
        let back = Action::Return(Favor(1), End::TopRight);
        assert_eq!(game.plain_name(back), "return FV02 top_right");
    }
}
