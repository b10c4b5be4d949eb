//! Boxes with mistakes are refused at the place of the mistake.

use gladsheim_engine::{Actions, Chance, FastRng, Game as _, Silent};

use super::*;
use crate::rules::{Rules, Vikings};

const ISLES: &str = "isles_small.toml";
const NORTH: &str = "north_small.toml";

/// Makes one change and expects it to be refused where `place` stands then, with these words.
#[track_caller]
fn refused(file: &str, from: &str, to: &str, place: &str, words: &str) {
    let files = edited(file, from, to);
    let error = read(&files).expect_err("a refusal");
    let (line, column) = place_of(&files, file, place);
    let found = (error.file.as_str(), error.line, error.column);
    assert_eq!(found, (file, line, column), "{error}");
    assert!(error.message.contains(words), "{error}");
}

#[test]
fn a_dock_on_no_route() {
    refused(
        ISLES,
        r#"docks = ["BL-x"]"#,
        r#"docks = []"#,
        r#""BL-x", areas"#,
        "the Dock \"BL-x\" is on no Ferry Route",
    );
}

#[test]
fn a_dock_on_two_routes() {
    refused(
        ISLES,
        r#"docks = ["BL-x"]"#,
        r#"docks = ["BL-x", "BR-x"]"#,
        r#""BR-x"], fjords = ["f5""#,
        "on two Ferry Routes",
    );
}

#[test]
fn a_route_with_one_fjord() {
    let from = r#"fjords = ["f1", "f7"]"#;
    refused(ISLES, from, r#"fjords = ["f1"]"#, r#"["f1"], curve"#, "expected two Fjords, found 1");
    refused(
        ISLES,
        from,
        r#"fjords = ["f1", "f1"]"#,
        r#""f1"], curve"#,
        "expected another Fjord than \"f1\"",
    );
}

#[test]
fn an_area_without_rune() {
    let with = r#"land = "TM", rune = "H","#;
    refused(ISLES, with, r#"land = "TM","#, r#"{ id = "TM", name"#, "missing field `rune`");
    let without = r#"land = "TM", rune = "","#;
    refused(ISLES, with, without, r#""", rank"#, "is no Rune");
    let third = r#"land = "TM", rune = "F","#;
    refused(ISLES, with, third, r#""F", rank = "bottom""#, "expected 2 Areas with fehu, found 3");
}

#[test]
fn an_unknown_effect() {
    refused(CARDS, "sail(3)", "sial(3)", "sial(3)", "did you mean \"sail\"?");
    refused(GODS, "smite(1)", "smit(1)", "smit(1)", "did you mean \"smite\"?");
    refused(MATS, "explore(2)", "harvest(2,1)", "harvest(2,1)", "it is written harvest(number)");
    refused(MATS, "build(1)", "smite(1)", "smite(1)", "makes no sense on the Era Mat");
    refused(CARDS, "harvest(3),P2", "enter_battle(),P2", "enter_battle(),P2", "on a Leader Action");
}

#[test]
fn a_wrong_boost() {
    refused(CARDS, "2+1F,0", "2+1X,0", "X,0", "\"X\" is no boost");
    refused(CARDS, "sail(1+1F)", "sail(1+1W)", "W),F2", "\"W\" is no boost");
    refused(CARDS, "sail(1+1F)", "sail(1+9F)", "1+9F),F2", "it can grow by at most 3");
    refused(CARDS, "sail(4)", "sail(7)", "7),ANY4", "a Sail has at most 6 moves");
    refused(CARDS, "ANY4", "SOME4", "SOME4", "is no requirement");
}

#[test]
fn too_few_cards_and_too_many() {
    let row =
        "V48,Yngvar Doom-Singer,base,viking,P,7,3,build(0),F1&H1,enter_battle(),reconstructed\n";
    refused(CARDS, row, "", "V47", "the set base has 47 cards instead of 48");
    let more = format!("{row}V49{}", &row[3..]);
    refused(CARDS, row, &more, "V49", "with this the set base has more than 48 cards");
    refused(
        CARDS,
        "K1,Brynhild,ragnarok,valkyrie,*,",
        "K1,Brynhild,base,viking,F,",
        "K1",
        "more than 48",
    );
}

#[test]
fn an_icon_on_a_wrong_place_of_a_track() {
    let track = "settler(3);boat(5);temple(7)";
    let wrong = "settler(3);boat(5);temple(8)";
    refused(ENEMIES, track, wrong, "8),ferry", "expected a number from 1 to 7, found 8");
    let backwards = "settler(3);boat(2);temple(7)";
    refused(ENEMIES, track, backwards, "boat(2)", "expected a space after 3");
    let elsewhere = "settler(3);ferry(5);temple(7)";
    refused(
        ENEMIES,
        track,
        elsewhere,
        "ferry(5)",
        "no sense on the Food track, only on the Wood track",
    );
    refused(ENEMIES, "fd wd st", "fd wd fd", "fd wd fd", "expected the three tracks");
    refused(ENEMIES, "kraken,", "squid,", "squid,", "is no Enemy Clan Mat");
}

#[test]
fn a_negative_cost() {
    let row = "F,3,0,sail(3)";
    refused(
        CARDS,
        row,
        "F,3,-1,sail(3)",
        "-1,sail(3)",
        "expected a number from 0 to 9, found \"-1\"",
    );
    refused(MATS, "\"wd2\"", "\"wd-2\"", "-2\"", "expected a number from 1 to 99 after \"wd\"");
    refused(
        MATS,
        "steel = [1, 2",
        "steel = [1, -2",
        "-2, 3]",
        "expected a whole number from 0 to 255",
    );
}

#[test]
fn an_id_that_is_there_twice() {
    refused(CARDS, "V17,", "v01,", "v01,", "the id \"v01\" is there twice");
    refused(GODS, "G01,", "V01,", "V01,", "the id \"V01\" is there twice");
    refused(FAVORS, "FV07", "FV06", "FV06,P", "the id \"FV06\" is there twice");
    refused(
        ISLES,
        r#"{ id = "TL-BL""#,
        r#"{ id = "TL-TM""#,
        r#""TL-TM", areas = ["TL"], at = [227"#,
        "twice",
    );
    refused(
        ENEMIES,
        "kraken,",
        "frostbite,",
        "frostbite,Kraken",
        "the id \"frostbite\" is there twice",
    );
}

#[test]
fn what_is_no_text() {
    let mut files = Files::of_box(OWN);
    let mut bytes = files.text(GODS).unwrap().as_bytes().to_vec();
    let at = files.text(GODS).unwrap().find("Frigg,base").unwrap();
    let (line, column) = place_of(&files, GODS, "Frigg,base");
    bytes[at] = 0xff;
    let error = files.replace(GODS, &bytes).unwrap_err();
    assert_eq!((error.file.as_str(), error.line, error.column), (GODS, line, column));
    assert_eq!(error.message, "this is not UTF-8 text");
}

#[test]
fn runes_and_kinds_of_cards_belong_together() {
    refused(CARDS, "valkyrie,*", "valkyrie,F", "F,2+2VALK", "the Rune of a Valkyrie card is wild");
    refused(CARDS, "slayer,F", "slayer,*", "*,3+2GIANT", "only Valkyrie cards have a wild Rune");
    refused(
        CARDS,
        "base,viking,F,3",
        "base,slayer,F,3",
        "slayer,F,3",
        "of the base set are vikings",
    );
}

#[test]
fn shores_out_of_order() {
    let shore = r#"shore = ["TM-x", "TM-TR", "TM-BM", "TM-TL"]"#;
    let swapped = r#"shore = ["TM-x", "TM-BM", "TM-TR", "TM-TL"]"#;
    refused(
        ISLES,
        shore,
        swapped,
        r#""TM-BM", "TM-TR", "TM-TL"]"#,
        "no Fjord in common with \"TM-x\"",
    );
    let missing = r#"shore = ["TM-x", "TM-TR", "TM-BM"]"#;
    refused(ISLES, shore, missing, r#"["TM-x", "TM-TR", "TM-BM"]"#, "\"TM-TL\" is missing");
    let foreign = r#"shore = ["TM-x", "TM-TR", "TM-BM", "BM-TM"]"#;
    refused(ISLES, shore, foreign, r#""BM-TM"]"#, "on another landmass");
    let backwards = r#"shore = ["TM-TL", "TM-BM", "TM-TR", "TM-x"]"#;
    refused(ISLES, shore, backwards, r#"["TM-TL", "TM-BM""#, "clockwise order along the coast");
}

#[test]
fn a_route_beside_the_wrong_fjord() {
    let from = r#"docks = ["TM-TL", "#;
    assert!(!Files::of_box(OWN).text(ISLES).unwrap().contains(from), "the Dock comes second");
    refused(
        ISLES,
        r#"fjords = ["f2", "f8"]"#,
        r#"fjords = ["f2", "f5"]"#,
        r#""TM-BM", "TM-TL"]"#,
        "no Fjord in common",
    );
}

#[test]
fn borders_rings_and_villages() {
    refused(
        NORTH,
        r#"areas = ["N1", "N2"], at"#,
        r#"areas = ["N1", "N3"], at"#,
        r#"["N1", "N3"], at"#,
        "where their Land Border meets the shore",
    );
    refused(
        NORTH,
        r#"areas = ["N1", "N2"], line"#,
        r#"areas = ["N1", "S2"], line"#,
        r#"["N1", "S2"], line"#,
        "two Areas of one landmass",
    );
    refused(
        ISLES,
        r#"ring = "inner""#,
        r#"ring = "outer""#,
        r#""TM-TR", areas"#,
        "a circled Dock is in one inner Area",
    );
    refused(
        ISLES,
        r#"areas = ["TM"], circled = true, at"#,
        r#"areas = ["TM"], at"#,
        r#""TM", name"#,
        "an inner Area has one circled Dock",
    );
    let large = "isles_large.toml";
    let (from, to) = (r#"boat = [178, 299] }"#, r#"boat = [178, 299], village = [180, 250] }"#);
    refused(large, from, to, "[1221, 855]", "there are 13 Villages, found 14");
}

#[test]
fn areas_that_cannot_be_reached() {
    // The routes between the upper and the lower Islands lead off the map instead.
    let mut text = Files::of_box(OWN).text(ISLES).unwrap().to_owned();
    for route in ["r3", "r4", "r5"] {
        let line = text.lines().find(|line| line.contains(&format!("id = \"{route}\""))).unwrap();
        let line = line.to_owned();
        let (begin, rest) = line.split_once("docks = [").unwrap();
        let (docks, rest) = rest.split_once(']').unwrap();
        let (first, second) = docks.split_once(", ").unwrap();
        let other = begin.replace(route, &format!("{route}b"));
        let both = format!("{begin}docks = [{first}]{rest}\n{other}docks = [{second}]{rest}");
        text = text.replace(&line, &both);
    }
    let mut files = Files::of_box(OWN);
    files.replace(ISLES, text.as_bytes()).unwrap();
    let error = read(&files).unwrap_err();
    assert_eq!(error.message, "the Area \"BL\" cannot be reached from the first");
    assert_eq!((error.line, error.column), place_of(&files, ISLES, "\"BL\", name"));
}

#[test]
fn places_off_the_canvas() {
    refused(
        ISLES,
        "canvas = [1600, 1000]",
        "canvas = [99, 1000]",
        "[99, 1000]",
        "a width and a height",
    );
    refused(
        ISLES,
        "f1\", anchor = [",
        "f1\", anchor = [-",
        "[-589, 73]",
        "expected a place on the canvas",
    );
}

#[test]
fn an_owner_may_change_the_map() {
    // A Village more, another Rune order, a name.
    let files = edited(ISLES, "Hrafnsey", "Ravn Øy");
    let content = read(&files).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.maps[MapName::IslesSmall].areas[0].name, "Ravn Øy");
    let mut files = edited(ISLES, r#"land = "TL", rune = "F""#, r#"land = "TL", rune = "P""#);
    let text = files.text(ISLES).unwrap().replacen(
        r#"land = "TR", rune = "P""#,
        r#"land = "TR", rune = "F""#,
        1,
    );
    files.replace(ISLES, text.as_bytes()).unwrap();
    assert!(plays(&files), "a box with a changed map plays to the end");
    // A spreadsheet sorts the cards by their ids.
    let text = Files::of_box(OWN).text(CARDS).unwrap().to_owned();
    let (head, rows): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.starts_with('#') || line.starts_with("id,"));
    let mut sorted = rows.clone();
    sorted.sort_unstable();
    let mut files = Files::of_box(OWN);
    files.replace(CARDS, [head, sorted].concat().join("\n").as_bytes()).unwrap();
    let content = read(&files).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.cards, own().cards);
}

/// Whether a box can be read; if so, games of every size are played with it.
fn plays(files: &Files) -> bool {
    let Ok(content) = read(files) else { return false };
    for (players, ragnarok) in [(1, false), (2, true), (3, false), (4, true)] {
        let rules = Rules { players, ragnarok, ..Rules::default() };
        let game = Vikings::with(rules, &content).unwrap_or_else(|error| panic!("{error}"));
        let mut rng = FastRng::new(2);
        let mut state = game.start(Chance::fast(2), &mut Silent);
        let mut legal = Actions::new();
        while let Some(seat) = game.waiting(&state).lowest() {
            game.legal(&state, seat, &mut legal);
            let action = *rng.pick(&legal).expect("whoever is asked can answer");
            game.apply(&mut state, seat, action, &mut Silent).expect("what is legal");
        }
    }
    true
}

#[test]
fn any_box_is_answered_calmly() {
    let mut rng = FastRng::new(1);
    let mut played = 0;
    for (name, text) in OWN {
        for _ in 0..25 {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..=rng.below(3) {
                let at = rng.below(bytes.len() as u32) as usize;
                let sign = rng.pick(b"0179FHP*x,;|()[]{}\"=. -\n").copied().unwrap_or(b'0');
                match rng.below(3) {
                    0 => bytes[at] = sign,
                    1 => bytes.insert(at, sign),
                    _ => drop(bytes.remove(at)),
                }
            }
            let mut files = Files::of_box(OWN);
            if files.replace(name, &bytes).is_err() {
                continue;
            }
            match read(&files) {
                Ok(_) => played += u32::from(plays(&files)),
                Err(error) => assert!(
                    error.line > 0 && error.column > 0 && !error.message.is_empty(),
                    "{error}"
                ),
            }
        }
    }
    assert!(played > 10, "some changes are no mistakes, and are played with, not {played}");
}
