//! Game files and scenario files.

use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;

use super::{ok_args, refused_args, run};

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    /// A recorded game of three.
    fn recorded(&self) -> String {
        let file = self.path("game.json");
        let line = ["record", "-g", "valhalla", "-p", "3", "--seed", "7", "--force", "-o", &file];
        assert!(ok_args(&line).contains("moves"));
        file
    }

    /// The recorded game with one text put in place of another.
    fn changed(&self, from: &str, to: &str) -> String {
        let text = std::fs::read_to_string(self.recorded()).unwrap();
        assert!(text.contains(from), "there is no {from} in the file");
        let file = self.path("changed.json");
        std::fs::write(&file, text.replacen(from, to, 1)).unwrap();
        file
    }
}

fn replayed(args: &[&str]) -> Value {
    serde_json::from_str(&ok_args(&[&["replay", "--json"], args].concat())).unwrap()
}

#[test]
fn a_recorded_game_replays_and_verifies() {
    let folder = Folder::new();
    let file = folder.recorded();
    assert!(ok_args(&["verify", &file]).contains("its result is right"));
    let text = ok_args(&["replay", &file]);
    assert!(
        text.starts_with("valhalla, 3 players, ") && text.contains("Round 1 begins."),
        "{text}"
    );
    assert!(text.lines().all(|line| line.chars().count() <= 80));
    let again = folder.path("again.json");
    ok_args(&["record", "-g", "valhalla", "-p", "3", "--seed", "7", "-o", &again]);
    assert_eq!(std::fs::read(&file).unwrap(), std::fs::read(&again).unwrap());
    let printed = ok_args(&["record", "-g", "valhalla", "-p", "3", "--seed", "7"]);
    assert_eq!(printed, std::fs::read_to_string(&file).unwrap());
}

#[test]
fn a_replay_stops_anywhere_and_sees_as_anybody() {
    let folder = Folder::new();
    let file = folder.recorded();
    let start = replayed(&[&file, "--at", "0"]);
    assert_eq!((start["at"].as_u64(), start["moves"].as_array().map(Vec::len)), (Some(0), Some(0)));
    let all = replayed(&[&file, "--at", "2"]);
    assert_eq!(all["moves"][0]["seat"], 0);
    assert!(all["moves"][0]["name"].as_str().unwrap().starts_with("plan "));
    let seat = replayed(&[&file, "--at", "2", "--seat", "2"]);
    assert_eq!(seat["view"]["players"][0]["main"], Value::Null, "plans are sealed");
    assert!(
        !seat.to_string().contains("\"name\":\"plan "),
        "what others did in secret is not told"
    );
    assert!(seat.get("hash").is_none() && seat.get("position").is_none());
    let text = ok_args(&["replay", &file, "--at", "2", "--seat", "1"]);
    assert!(text.contains("Your hand: "), "{text}");
    let error = refused_args(&["replay", &file, "--at", "9999"]);
    assert!(error.contains("there is no move 9999"), "{error}");
    assert!(refused_args(&["replay", &file, "--seat", "3"]).starts_with("there is no seat 3"));
}

#[test]
fn every_change_to_a_file_is_found() {
    let folder = Folder::new();
    let cases = [
        ("\"gladsheim-game\"", "\"othello\"", "this is not a Gladsheim game file"),
        ("\"version\": 1", "\"version\": 2", "format version 2"),
        ("\"game\": \"valhalla\"", "\"game\": \"valhala\"", "did you mean \"valhalla\"?"),
        ("\"rules_version\": ", "\"rules_version\": 9", "this Gladsheim knows versions"),
        ("\"players\":3", "\"players\":4", "before the first move"),
        ("\"seed\": \"", "\"seed\": \"0000", "the game file is damaged"),
        ("\"action\":", "\"action\":6", "move 1"),
        ("\"seat\":0", "\"seat\":2", "at move 1"),
        ("\"ranks\": [", "\"ranks\": [1,", "the game ends with"),
        ("\"moves\": [", "\"mvoes\": [", "unknown field"),
        ("\"text\":\"# ", "\"text\":\"", "cards.toml, line 1, column"),
    ];
    for (from, to, sentence) in cases {
        let file = folder.changed(from, to);
        let error = refused_args(&["verify", &file]);
        assert!(error.contains("changed.json: ") && error.contains(sentence), "{from}: {error}");
        assert_eq!(refused_args(&["replay", &file]), error);
    }
}

#[test]
fn a_game_with_content_of_its_own_replays_after_that_content_is_gone() {
    let folder = Folder::new();
    let cards =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/valhalla/content/cards.toml");
    let own = std::fs::read_to_string(cards).unwrap();
    std::fs::create_dir(folder.path("valhalla")).unwrap();
    let deck = folder.path("valhalla/cards.toml");
    std::fs::write(&deck, own.replacen("copies = 12", "copies = 15", 1)).unwrap();
    let (content, file) = (folder.path(""), folder.path("own.json"));
    ok_args(&["record", "-g", "valhalla", "-s", "1", "-o", &file, "--content", &content]);
    std::fs::write(&deck, own.replacen("copies = 12", "copies = 2", 1)).unwrap();
    ok_args(&["verify", &file]);
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("copies = 15"), "the file carries the deck");
    std::fs::write(&file, text.replacen("copies = 15", "copies = 14", 1)).unwrap();
    let error = refused_args(&["verify", &file]);
    assert!(error.contains("the content in the game file was changed"), "{error}");
    std::fs::remove_file(&deck).unwrap();
    let error = refused_args(&["sim", "-g", "valhalla", "--content", &content]);
    assert!(error.contains("has no content for valhalla, which would be cards.toml"), "{error}");
}

fn scenarios() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/valhalla/scenarios")
}

#[test]
fn the_scenarios_of_the_games_pass() {
    let path = scenarios().display().to_string();
    let text = ok_args(&["scenario", &path]);
    assert!(text.ends_with(" scenarios passed, 0 failed\n"), "{text}");
    let list: Value = serde_json::from_str(&ok_args(&["scenario", "--json", &path])).unwrap();
    assert!(list.as_array().unwrap().iter().all(|outcome| outcome["result"] == "passed"));
}

#[test]
fn a_broken_rule_is_a_result_and_a_mistake_is_an_error() {
    let folder = Folder::new();
    let file = folder.path("file.toml");
    let head = "rule = [\"VH-SETUP-2\"]\ntitle = \"everybody has four cards\"\n";
    let game = "game = { name = \"valhalla\", players = 2 }\n";
    let step = "[[step]]\nseat = 0\nlegal = [\"draw\"]\n";
    std::fs::write(&file, format!("{head}{game}{step}")).unwrap();
    let failed = run(&["scenario", &file]);
    assert_eq!((failed.code, failed.err.as_str()), (Some(1), ""));
    assert!(failed.out.contains("0 scenarios passed, 1 failed"), "{}", failed.out);
    std::fs::write(&file, format!("{head}{}{step}", game.replace("valhalla", "valhala"))).unwrap();
    assert!(refused_args(&["scenario", &file]).contains("file.toml:3:"));
}
