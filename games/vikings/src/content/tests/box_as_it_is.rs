//! What the specification says of the tables.

use super::*;
use crate::ids::{Area, Boost, Dock, Icon, Resource};
use crate::map::UNREACHED;

#[test]
fn the_decks_are_complete() {
    let content = own();
    assert_eq!((content.cards.len(), content.cards_in_play(false)), (60, 48));
    assert_eq!(content.cards_in_play(true), 60);
    for rune in Rune::ALL {
        let base: Vec<&CardRow> = content
            .cards
            .iter()
            .filter(|card| card.set == Set::Base && card.rune == Some(rune))
            .collect();
        assert_eq!(base.len(), 16, "{rune}");
        let leaders = |is: fn(&Effect) -> bool| base.iter().filter(|card| is(&card.leader)).count();
        assert_eq!(leaders(|leader| matches!(leader, Effect::Sail(_))), 5, "{rune}");
        assert_eq!(leaders(|leader| matches!(leader, Effect::Explore(_))), 4, "{rune}");
        assert_eq!(leaders(|leader| matches!(leader, Effect::Harvest(_))), 4, "{rune}");
        assert_eq!(leaders(|leader| matches!(leader, Effect::Build(_))), 3, "{rune}");
    }
    let of_kind = |kind| content.cards.iter().filter(|card| card.kind == kind).count();
    assert_eq!((of_kind(CardKind::Valkyrie), of_kind(CardKind::Slayer)), (6, 6));
    assert_eq!((content.gods.len(), content.gods_in_play(false)), (12, 6));
    assert_eq!((content.favors.len(), content.giants.len()), (18, 9));
    let passive = |rune| content.favors.iter().map(|favor| favor.runes[rune]).sum::<u8>();
    assert_eq!(Rune::ALL.map(passive), [9, 9, 9]);
}

#[test]
fn cards_say_what_they_do() {
    let content = own();
    let card = |id: &str| content.cards.iter().find(|card| card.id == id).unwrap();
    let bjarni = card("V02");
    assert_eq!(bjarni.strength, Amount { base: 2, boost: Some((1, Boost::Fehu)), most: None });
    let sail = Amount { base: 1, boost: Some((1, Boost::Fehu)), most: Some(6) };
    assert_eq!(bjarni.leader, Effect::Sail(sail));
    assert_eq!((sail.of(|_| 2), sail.of(|_| 9), sail.of(|_| 255)), (3, 6, 6));
    assert_eq!(card("V01").rune_action, Effect::Collect(By::new([1, 1, 0])));
    let needs = card("V05").requirement;
    assert_eq!((needs.runes, needs.any), (By::new([0, 1, 1]), 0));
    assert_eq!((card("V13").requirement.any, card("K5").requirement.valkyries), (5, 2));
    assert_eq!((card("K1").rune, card("L1").requirement.giants), (None, 1));
    let god = |name: &str| &content.gods.iter().find(|god| god.name == name).unwrap().boon;
    let odin = [Effect::DrawReplace(1), Effect::Harvest(Amount::fixed(1))];
    assert_eq!((god("Odin").sides(), god("Odin").side(0)), (1, odin.as_slice()));
    assert_eq!(god("Loki").side(1), [Effect::Fury(1)]);
    assert!(god("Loki").side(2).is_empty());
}

#[test]
fn effects_can_be_kept_in_a_state() {
    let content = own();
    let boons = content.gods.iter().flat_map(|god| god.boon.0.iter().flatten().copied());
    let cards = content.cards.iter().flat_map(|card| [card.leader, card.rune_action]);
    for effect in boons.chain(cards).chain(content.dedications) {
        let bytes = postcard::to_allocvec(&effect).unwrap();
        assert_eq!(postcard::from_bytes::<Effect>(&bytes), Ok(effect));
    }
}

#[test]
fn mats_have_their_numbers() {
    let content = own();
    assert_eq!(content.eras.map(|era| era.hand), [4, 5, 6]);
    assert_eq!(content.era(1).pass, Direction::Counterclockwise);
    assert_eq!((content.era(2).raid_steel, content.era(200)), (3, content.era(2)));
    assert_eq!(content.clan.temple_cost, By::new([3, 0, 2]));
    assert_eq!(content.clan.harvest_boats.map(|bag| bag[Resource::Food]), [0, 1, 1, 1]);
    assert_eq!(content.valkyries[Rune::Hagalaz], By::new([0, 0, 1]));
    assert_eq!(
        content.points.map(|points| (points.island, points.favor)),
        [(6, 3), (4, 2), (2, 1)]
    );
    assert_eq!(Difficulty::ALL.map(|level| content.enemy_settlers(level)), [4, 5, 6]);
    assert_eq!(content.enemy_pieces.boats_per_slot, 2);
    let wolf = &content.enemies[Enemy::Ironwolf];
    assert_eq!(wolf.order, [Resource::Food, Resource::Wood, Resource::Steel]);
    let icon = |track, space| wolf.icon(track, space).map(|icon| (icon.icon, icon.bonus));
    assert_eq!(icon(Resource::Steel, 7), Some((Icon::Battle, 2)));
    assert_eq!(icon(Resource::Food, 5), Some((Icon::Boat, 0)));
    assert_eq!((icon(Resource::Food, 4), icon(Resource::Food, 99)), (None, None));
    assert!(
        content.enemies.all().iter().all(|mat| mat
            .actions
            .all()
            .iter()
            .all(|action| action.is_for_the_enemy()))
    );
}

#[test]
fn every_row_says_where_it_comes_from() {
    let content = own();
    let known = |source: &str| {
        source.split(", ").all(|tag| matches!(tag, "seed" | "public" | "reconstructed"))
    };
    assert!(content.cards.iter().all(|row| known(&row.provenance)));
    assert!(content.favors.iter().all(|row| known(&row.provenance)));
    assert!(content.gods.iter().all(|row| known(&row.provenance)));
    assert!(content.giants.iter().all(|row| known(&row.provenance)));
    assert!(content.enemies.all().iter().all(|row| known(&row.provenance)));
    assert!(content.maps.all().iter().all(|map| known(&map.provenance)));
    assert_eq!(content.provenance.len(), 16);
    assert!(content.provenance.values().all(|source| known(source)));
}

#[test]
fn maps_have_their_counts() {
    let content = own();
    for (name, areas, docks, fjords, villages) in [
        (MapName::IslesSmall, 6, 17, 8, 9),
        (MapName::IslesLarge, 9, 28, 12, 13),
        (MapName::NorthSmall, 6, 14, 8, 8),
        (MapName::NorthLarge, 9, 22, 13, 13),
    ] {
        let map = &content.graphs[name];
        let found = (map.areas.len(), map.docks.len(), map.fjords.len(), map.villages.len());
        assert_eq!(found, (areas, docks, fjords, villages), "{name}");
        assert!(Rune::ALL.iter().all(|rune| map.with_rune[*rune].len() == areas / 3), "{name}");
        let circled = if name.is_small() { 3 } else { 0 };
        assert_eq!(map.circled.len(), circled, "{name}");
        for from in map.docks.iter() {
            for to in map.docks.iter() {
                assert_ne!(map.steps[from][to], UNREACHED, "{name}: {from:?} to {to:?}");
                assert_eq!(map.steps[from][to], map.steps[to][from]);
            }
            assert!(map.areas.iter().all(|area| map.steps_to[from][area] != UNREACHED));
        }
        for area in map.areas.iter() {
            assert!(!map.area[area].adjacent.contains(area), "{name}: {area:?}");
        }
    }
}

fn area(sheet: &MapSheet, id: &str) -> Area {
    Area(sheet.areas.iter().position(|area| area.id == id).unwrap() as u8)
}

fn dock(sheet: &MapSheet, id: &str) -> Dock {
    Dock(sheet.docks.iter().position(|dock| dock.id == id).unwrap() as u8)
}

#[test]
fn the_tables_of_the_isles_are_right() {
    let content = own();
    let (sheet, map) = (&content.maps[MapName::IslesSmall], &content.graphs[MapName::IslesSmall]);
    let (area, dock) = (|id| area(sheet, id), |id| dock(sheet, id));
    let around: Vec<Area> = map.area[area("TM")].adjacent.iter().collect();
    assert_eq!(around, [area("TL"), area("TR"), area("BM")]);
    let node = map.dock[dock("TM-TR")];
    assert_eq!(node.across, Some(dock("TR-TM")));
    assert_eq!(node.clockwise, dock("TM-BM"));
    assert_eq!(
        node.fjords.map(|fjord| sheet.fjords[usize::from(fjord.0)].id.as_str()),
        ["f2", "f8"]
    );
    assert_eq!(node.near.len(), 3);
    // The map's edge cuts the shore: no step, but the scan for an open Dock begins again.
    let cut = map.dock[dock("TL-BL")];
    assert_eq!((cut.clockwise, cut.shore.len()), (dock("TL-TM"), 1));
    let last = map.dock[dock("BM-BR")];
    assert_eq!(last.clockwise, dock("BM-BL"));
    assert!(!last.shore.contains(dock("BM-BL")));
    assert_eq!(map.steps[dock("BM-BR")][dock("BM-BL")], 2);
    assert_eq!(map.steps_to[dock("TM-TR")][area("BR")], 3);
    assert_eq!((map.dock[dock("TM-x")].across, map.outer.len()), (None, 3));
}

#[test]
fn land_borders_join_regions() {
    let content = own();
    let (sheet, map) = (&content.maps[MapName::NorthSmall], &content.graphs[MapName::NorthSmall]);
    let (area, dock) = (|id| area(sheet, id), |id| dock(sheet, id));
    let node = map.dock[dock("X1")];
    assert_eq!((node.left, node.right, node.areas.len()), (area("N1"), area("N2"), 2));
    assert!(map.area[area("N1")].docks.contains(dock("X1")));
    assert!(map.area[area("N2")].docks.contains(dock("X1")));
    assert!(map.area[area("N1")].borders.contains(area("N2")));
    // Its Ferry Route joins both Regions to the one across (TV-RAG-MAP-2).
    assert!(map.area[area("N1")].adjacent.contains(area("S2")));
    assert!(map.area[area("N2")].adjacent.contains(area("S2")));
    assert!(map.area[area("S2")].adjacent.contains(area("N1")));
}
