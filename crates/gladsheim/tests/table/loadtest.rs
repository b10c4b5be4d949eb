//! `gladsheim loadtest`: scripted players over real sockets.

use serde_json::Value;

use crate::hall::{Hall, gladsheim};

#[test]
fn a_small_load_is_borne_without_an_error_and_measured() {
    let hall = Hall::open();
    let args = ["--tables", "10", "--players", "3", "--rate", "2", "--seconds", "4", "--json"];
    let output = gladsheim().args(["loadtest", &hall.address]).args(args).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    let report: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{errors}"));
    assert!(output.status.success(), "{report:#}\n{errors}");
    assert_eq!(report["errors"], 0);
    assert!(report["games"].as_array().unwrap().contains(&"valhalla".into()), "every game");
    // Ten tables that move twice a second, minus what a busy machine does not manage.
    assert!(report["moves"].as_u64().unwrap() > 30, "{report:#}");
    let heard = report["broadcast"]["count"].as_u64().unwrap();
    assert!(heard > report["moves"].as_u64().unwrap(), "{report:#}");
    assert!(report["broadcast"]["p99_ms"].as_f64().unwrap() > 0.0);
    assert!(report["server"].is_null(), "another's process is not measured");
}

#[test]
fn games_that_are_not_there_are_one_sentence() {
    for (args, what) in [
        (["--games", "valhalla,chess", "--players", "3"], "chess"),
        (["--games", "valhala", "--players", "3"], "did you mean \"valhalla\"?"),
        (["--bots", "7", "--players", "8"], "no game is for 15 players"),
    ] {
        let output = gladsheim().args(["loadtest", "http://127.0.0.1:1"]).args(args).output();
        let output = output.unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.trim_end().lines().count() == 1 && error.contains(what), "{error}");
    }
}

#[test]
fn a_hall_that_is_not_there_is_one_sentence() {
    let output = gladsheim().args(["loadtest", "http://127.0.0.1:1", "--tables", "1"]).output();
    let output = output.unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), error.trim_end().lines().count()), (Some(2), 1), "{error}");
    assert!(error.contains("no hall answers"), "{error}");
}
