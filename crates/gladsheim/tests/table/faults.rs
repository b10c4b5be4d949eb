//! A hall that is killed fifty times at random moments under load.

use serde_json::Value;

use crate::hall::gladsheim;

#[test]
fn fifty_kills_lose_nothing() {
    let args = ["--spawn", "--kill", "50", "--tables", "12", "--rate", "2", "--json"];
    let output = gladsheim().arg("loadtest").args(args).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    let report: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{errors}"));
    assert!(output.status.success(), "{report:#}\n{errors}");
    assert_eq!((&report["kills"], &report["tables_finished"]), (&50.into(), &12.into()));
    assert!(report["acknowledged"].as_u64().unwrap() > 200, "{report:#}");
    assert!(report["connections_lost"].as_u64().unwrap() > 500, "{report:#}");
    assert!(report["playing_at_last_kill"].as_u64().unwrap() > 0, "{report:#}");
}
