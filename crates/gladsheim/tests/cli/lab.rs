//! Games, simulations, matches and measurements.

use serde_json::{Value, json as object};

use super::{json, ok, refused};

#[test]
fn games_are_listed_for_people_and_machines() {
    let text = ok("games");
    assert!(text.contains("valhalla: 2-4 players"), "{text}");
    assert!(text.contains("--option golden_throne=false|true, 2-5 players"), "{text}");
    let list = json("games --json");
    assert_eq!((&list[0]["id"], &list[0]["max_players"]), (&object!("valhalla"), &object!(4)));
}

#[test]
fn a_shelf_has_what_was_asked_for() {
    let ids = |line: &str| {
        let list = json(line);
        let ids = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap());
        ids.map(str::to_owned).collect::<Vec<_>>()
    };
    let released = ids("games --json");
    let all = ids("games --shelf all --json");
    assert!(all.starts_with(&released), "{released:?}, {all:?}");
    assert_eq!(ids("games --games valda --json"), ["valda"]);
    assert_eq!(ids("games --games valda,valhalla --json"), released, "in the order of the shelf");
    let error = refused("games --games valdo");
    assert!(error.contains("did you mean \"valda\"?"), "{error}");
}

/// A report without what differs from run to run.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    fields.retain(|name, _| !name.contains("second"));
    report
}

#[test]
fn a_simulation_repeats_itself_on_any_number_of_threads() {
    let line =
        "sim --game valhalla --players 3 --bots random,greedy,random --games 300 --seed 1 --json";
    let one = json(&format!("{line} --threads 1"));
    for field in ["games", "decisions", "seconds", "decisions_per_second", "games_per_second"] {
        assert!(one[field].as_f64().unwrap() > 0.0, "{field}");
    }
    assert!(one["decisions_per_game"].as_f64().unwrap() > 50.0);
    assert!(one["rounds_mean"].as_f64().unwrap() > 5.0);
    let seats = one["wins_by_seat"].as_array().unwrap().iter().filter_map(Value::as_u64);
    let nobody = one["shared_or_lost_by_all"].as_u64().unwrap();
    assert_eq!((seats.sum::<u64>() + nobody, one["seed"].as_u64()), (300, Some(1)));
    let (one, three) = (timeless(one), timeless(json(&format!("{line} --threads 3"))));
    assert_eq!(one, three);
    let other = timeless(json(&line.replace("--seed 1", "--seed 2")));
    assert_ne!(one["decisions"], other["decisions"]);
}

#[test]
fn a_games_own_figures_are_told_on_demand() {
    let line = "sim -g valhalla -p 3 -n 200 --json";
    let brief = timeless(json(line));
    assert!(brief.get("figures").is_none() && brief.get("coverage").is_none());
    let mut told = timeless(json(&format!("{line} --figures --coverage")));
    let (stands, main) = (&told["figures"]["last_stands"], &told["coverage"]["main"]);
    assert_eq!(stands["total"].as_f64().unwrap() / 200.0, stands["mean"].as_f64().unwrap());
    assert!(stands["least"].as_u64() < stands["most"].as_u64(), "{stands}");
    assert!(main["wolf"].as_u64() > Some(100) && main.get("god").is_none(), "{main}");
    let fields = told.as_object_mut().unwrap();
    fields.retain(|name, _| name != "figures" && name != "coverage");
    assert_eq!(told, brief, "counting changes nothing else");
    let text = ok("sim -g valhalla -O golden_throne -n 20 --figures --coverage");
    assert!(text.contains("last stands") && text.contains("main: 5 of 5 came up"), "{text}");
}

#[test]
fn options_and_players_follow_the_command_line() {
    let report = json("sim -g valhalla -O golden_throne -p 5 -n 20 --json");
    assert_eq!(
        (&report["players"], &report["options"]["golden_throne"]),
        (&object!(5), &object!("true"))
    );
    let report = json("sim -g valhalla --bots random,random,random,random -n 5 --json");
    assert_eq!(report["players"], 4);
    assert!(ok("sim -g valhalla -n 50").contains("decisions"));
}

#[test]
fn seats_can_be_counted_from_the_first_player() {
    let line = "sim -g valhalla -p 3 -n 200 --json";
    let (by_seat, by_place) = (json(line), json(&format!("{line} --from-first")));
    assert_eq!(
        (&by_seat["seats_from_first"], &by_place["seats_from_first"]),
        (&object!(false), &object!(true))
    );
    assert_ne!(by_seat["wins_by_seat"], by_place["wins_by_seat"]);
    let sum = |report: &Value| -> u64 {
        report["wins_by_seat"].as_array().unwrap().iter().filter_map(Value::as_u64).sum()
    };
    assert_eq!(sum(&by_seat), sum(&by_place));
    assert_eq!(by_seat["decisions"], by_place["decisions"]);
    assert!(ok("sim -g valhalla -n 20 --from-first").contains("began"));
}

#[test]
fn a_match_is_played_in_all_seatings() {
    let report = json("arena -g valhalla --bots greedy,random --games 199 --seed 3 --json");
    assert_eq!(report["games"], 200);
    let greedy = &report["entrants"][0];
    assert_eq!(greedy["bot"], "greedy");
    let share = &greedy["share_of_decided"];
    assert!(share["low"].as_f64() < share["value"].as_f64(), "{share}");
    assert!(share["value"].as_f64().unwrap() > 0.65, "{share}");
    assert!(ok("arena -g valhalla --bots search:20,greedy,random -n 3").contains("search:20"));
}

#[test]
fn perft_counts_lines_of_play() {
    let report = json("perft -g valhalla --players 2 --depth 3 --json");
    let depths = report["depths"].as_array().unwrap();
    // Twelve ordered pairs of four different cards, twice (VH-STRAT-1).
    assert_eq!((&depths[0]["lines"], &depths[1]["lines"]), (&object!(12), &object!(144)));
    assert!(depths[2]["lines"].as_u64() > depths[1]["lines"].as_u64());
    assert_eq!(ok("perft -g valhalla --depth 2").lines().count(), 3);
}

#[test]
fn a_bench_without_a_game_measures_all_games() {
    let reports = json("bench --seconds 0.01 --json");
    let games: Vec<&str> =
        reports.as_array().unwrap().iter().filter_map(|report| report["game"].as_str()).collect();
    assert_eq!(games, ["valhalla", "valda"]);
    assert_eq!(ok("bench --playouts 1").lines().count(), 2);
}

#[test]
fn a_bench_measures_all_it_should() {
    let report = json("bench -g valhalla --seconds 0.01 --json");
    for field in [
        "decisions_per_second",
        "best_decisions_per_second",
        "games_per_second",
        "nanoseconds_per_imagined_world",
        "search_iterations_per_second",
        "search_ratio",
    ] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}: {report}");
    }
    let work = ok("bench -g valhalla --playouts 10");
    assert!(work.starts_with("10 games, "), "{work}");
    assert_eq!(work, ok("bench -g valhalla --playouts 10"));
}
