//! `gladsheim serve --stage`: games that are sat down to half-way and played on.

use std::path::Path;
use std::process::Output;

use serde_json::Value;

use crate::hall::{Hall, Terminal, gladsheim};

/// A folder with one game under several names.
fn folder(names: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in names {
        let file = folder.path().join(name);
        let recorded = gladsheim()
            .args(["record", "--game", "valhalla", "--players", "2", "--seed", "5", "--output"])
            .arg(&file)
            .output()
            .unwrap();
        assert!(recorded.status.success(), "{recorded:?}");
    }
    folder
}

fn verify(table: &str) -> String {
    let Output { status, stdout, stderr } = gladsheim().args(["verify", table]).output().unwrap();
    assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

fn opened(folder: &Path) -> Hall {
    Hall::open_with(&["--stage", folder.to_str().unwrap()])
}

#[test]
fn a_game_is_sat_down_to_half_way_and_played_on() {
    let folder = folder(&["half@20.json", "half@20+fresh.json"]);
    let hall = opened(folder.path());
    for (id, proof) in [
        ("half-20", "known to whoever had that game's file"),
        ("half-20-fresh", "Chance after them follows from what was committed to"),
    ] {
        let table = format!("{}/t/{id}", hall.address);
        let mut players = [(); 2].map(|()| Terminal::join(&table, &["--auto", "first"]));
        for player in &mut players {
            player.falls_silent();
            player.ends();
        }
        let file = hall.get(&format!("/api/v1/tables/{id}/file"));
        let file: Value = serde_json::from_str(&file).unwrap();
        assert!(file["moves"].as_array().unwrap().len() > 20, "{id}");
        assert_eq!(file["prefix"]["moves"], 20);
        let said = verify(&table);
        assert!(said.contains("The first 20 moves are another game's"), "{said}");
        assert!(said.contains(proof), "{said}");
        let replay = hall.get(&format!("/api/v1/tables/{id}/replay"));
        let replay: Value = serde_json::from_str(&replay).unwrap();
        assert_eq!(replay["verified"]["ok"], true, "{id}");
    }
}

#[test]
fn a_stage_that_cannot_be_opened_is_named() {
    for (name, why) in [
        ("half@9999.json", "there is no move 9999"),
        ("half@x.json", "the number of a move must stand after @"),
        ("a half.json", "cannot stand in an address"),
    ] {
        let folder = folder(&[name]);
        let data = tempfile::tempdir().unwrap();
        let output = gladsheim()
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data.path())
            .arg("--stage")
            .arg(folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(why), "{name}: {said}");
    }
}
