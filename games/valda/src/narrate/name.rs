//! The plain names of actions, as in scenarios and at prompts.

use crate::action::{Action, Line};
use crate::ids::{Kind, Side};
use crate::rules::Valda;

impl Valda {
    /// The plain name of an action: `play BAS-A01`. No two actions have the same one.
    pub(super) fn plain_name(&self, action: Action) -> String {
        match action {
            Action::Done => "done".into(),
            Action::Again => "again".into(),
            Action::Play(kind) => format!("play {}", self.card_id(kind)),
            Action::Attack(kind) => format!("attack {}", self.card_id(kind)),
            Action::Defend(kind) => format!("defend {}", self.card_id(kind)),
            Action::Pick(kind) => format!("pick {}", self.card_id(kind)),
            Action::Random => "random".into(),
            Action::Weapon(kind, mode) => format!("weapon {} {mode}", self.card_id(kind)),
            Action::Resource(resource) => resource.name().into(),
            Action::Trade(rate, from, to) => format!("trade {} {from} {to}", rate.count()),
            Action::Draw(Side::A) => "draw".into(),
            Action::Draw(side) => format!("draw {side}"),
            Action::Building(building) => building.name().into(),
            Action::Temple(area) => format!("temple {area}"),
            Action::Found(area, who) => format!("found {area} {who}"),
            Action::Settle(area, who) => format!("settle {area} {who}"),
            Action::Player(seat) => format!("player {seat}"),
            Action::Area(area) => format!("area {area}"),
            Action::Site(site) => format!("site {} {}", site.area(), site.number() + 1),
            Action::Amount(n) => format!("amount {n}"),
            Action::Die(die) => format!("die {}", die + 1),
            Action::Face(face) => format!("face {}", face + 1),
            Action::Reroll(die) => format!("reroll {}", die + 1),
            Action::Turn(die) => format!("turn {}", die + 1),
            Action::Thor(rate, resource) => format!("thor {} {resource}", rate.count()),
            Action::Odin(line) => format!("odin {}", number(line, 2)),
            Action::Loki(line) => format!("loki {}", number(line, 1)),
            Action::Thrym(line) => format!("thrym {}", number(line, 1)),
            Action::Grim(line) => format!("grim {}", number(line, 2)),
            Action::Mork => "mork".into(),
            Action::ToBuilding => "to-building".into(),
            Action::ToAction => "to-action".into(),
            Action::BreakRune => "break-rune".into(),
            Action::CarveRune => "carve-rune".into(),
        }
    }

    /// The id of a card; a number for places of the list that the content leaves empty.
    fn card_id(&self, kind: Kind) -> String {
        let row = self.content.cards.get(usize::from(kind.0));
        row.map_or_else(|| format!("#{}", kind.0), |row| row.id.clone())
    }
}

/// What a line costs, or how many dice it rolls: lines differ by one.
pub(super) const fn number(line: Line, first: u8) -> u8 {
    match line {
        Line::First => first,
        Line::Second => first + 1,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gladsheim_engine::ActionId;

    use super::*;
    use crate::Rules;
    use crate::action::ACTIONS;

    #[test]
    fn every_action_has_a_name_of_its_own() {
        let game = Valda::new(Rules::default()).unwrap();
        let actions = || (0..ACTIONS).filter_map(|id| Action::from_id(ActionId(id)));
        let names: BTreeSet<String> = actions().map(|action| game.plain_name(action)).collect();
        assert_eq!(names.len(), usize::from(ACTIONS));
        assert_eq!(game.plain_name(Action::Play(Kind(0))), "play BAS-A01");
        assert_eq!(game.plain_name(Action::Odin(Line::Second)), "odin 3");
        assert_eq!(game.plain_name(Action::Site(crate::ids::Site(25))), "site odin 1");
    }
}
