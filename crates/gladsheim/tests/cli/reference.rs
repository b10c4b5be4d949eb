//! Valhalla against the reference statistics that its rules were published with: 10,000 games of
//! another engine for each line.

use serde_json::Value;

use super::json;

/// One line of the reference: what is played, mean rounds, decisions and last stands a game, games
/// that nobody wins in percent, wins by seat in percent from the first player on.
type Line = (&'static str, f64, f64, f64, f64, &'static [f64]);

const RANDOM: [Line; 7] = [
    ("-p 2", 15.2, 104.0, 1.43, 12.2, &[43.1, 44.7]),
    ("-p 3", 10.5, 95.0, 2.86, 10.3, &[30.1, 29.7, 29.9]),
    ("-p 4", 7.1, 83.0, 4.38, 8.2, &[23.0, 22.4, 23.4, 23.0]),
    ("-p 2 -O golden_throne", 20.9, 149.0, 1.40, 12.1, &[43.6, 44.4]),
    ("-p 3 -O golden_throne", 15.0, 137.0, 3.07, 10.5, &[30.2, 30.0, 29.3]),
    ("-p 4 -O golden_throne", 10.7, 120.0, 5.28, 7.0, &[23.1, 23.2, 23.4, 23.2]),
    ("-p 5 -O golden_throne", 8.0, 104.0, 7.71, 4.7, &[19.0, 19.7, 18.4, 19.6, 18.6]),
];

const GREEDY: [Line; 7] = [
    ("-p 2", 17.4, 123.0, 1.33, 15.6, &[41.6, 42.8]),
    ("-p 3", 10.3, 94.0, 2.99, 9.7, &[28.3, 31.5, 30.5]),
    ("-p 4", 6.5, 76.0, 4.86, 7.6, &[22.8, 23.0, 23.3, 23.3]),
    ("-p 2 -O golden_throne", 24.7, 179.0, 1.27, 14.2, &[43.5, 42.4]),
    ("-p 3 -O golden_throne", 15.6, 145.0, 3.07, 11.0, &[30.6, 29.2, 29.2]),
    ("-p 4 -O golden_throne", 10.6, 120.0, 5.91, 7.6, &[24.0, 22.7, 23.5, 22.2]),
    ("-p 5 -O golden_throne", 7.8, 100.0, 8.78, 5.6, &[20.4, 19.3, 18.2, 17.5, 19.0]),
];

/// Plays a line and compares it; the tolerances for `games` games are `slack` times those that the
/// reference names for 10,000.
fn compare(
    (table, rounds, decisions, stands, lost, wins): Line,
    bots: &str,
    games: u32,
    slack: f64,
) {
    let line =
        format!("sim -g valhalla {table} -b {bots} -n {games} --from-first --figures --json");
    let report = json(&line);
    let number = |field: &str| report[field].as_f64().unwrap();
    let percent = |count: f64| count / f64::from(games) * 100.0;
    let near = |what: &str, found: f64, wanted: f64, by: f64| {
        assert!((found - wanted).abs() <= by * slack, "{line}: {what} {found}, not {wanted}");
    };
    near("rounds", number("rounds_mean"), rounds, rounds * 0.02);
    near("decisions", number("decisions_per_game"), decisions, decisions * 0.02);
    let found = report["figures"]["last_stands"]["mean"].as_f64().unwrap();
    near("last stands", found, stands, stands * 0.04);
    near("lost by all", percent(number("lost_by_all")), lost, 1.2);
    let found = report["wins_by_seat"].as_array().unwrap().iter().filter_map(Value::as_f64);
    for (found, wanted) in found.zip(wins) {
        near("wins", percent(found), *wanted, 1.8);
    }
}

#[test]
fn random_play_is_as_in_the_reference() {
    RANDOM.into_iter().for_each(|line| compare(line, "random", 10_000, 1.0));
}

#[test]
fn greedy_play_is_as_in_the_reference() {
    // A fifth of the games: the interval is √5 as wide.
    GREEDY.into_iter().for_each(|line| compare(line, "greedy", 2_000, 2.3));
}
