//! Files of others: too long, without end, or written to do something to the reader's screen.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{ok_args, refused_args, run};

fn told(path: &Path) -> String {
    path.display().to_string()
}

/// A recorded game in a folder of its own.
fn recorded() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = told(&folder.path().join("game.json"));
    ok_args(&["record", "-g", "valhalla", "-s", "7", "-o", &file]);
    (folder, file)
}

fn game(file: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// Every command that reads a file, with the file as its last argument.
const READERS: [&[&str]; 6] = [
    &["verify"],
    &["replay"],
    &["scenario"],
    &["sim", "-g", "valhalla", "-n", "1", "--content"],
    &["cards", "valhalla", "--check"],
    &["serve", "--listen", "127.0.0.1:0", "--data", "unused", "--content"],
];

#[test]
fn a_file_that_is_too_long_is_refused_without_being_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cards.toml");
    // A file of holes: it would fill all memory, but not the disk.
    fs::File::create(&path).unwrap().set_len(1 << 40).unwrap();
    for command in READERS {
        let sentence = refused_args(&[command, &[&told(&path)]].concat());
        assert!(sentence.contains("cards.toml"), "{sentence}");
        assert!(sentence.contains("bytes, and nothing longer is read"), "{sentence}");
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused() {
    // A hall takes no file but those that some game has, and so does not even look at this one.
    for command in READERS.iter().take(5) {
        let sentence = refused_args(&[command, &["/dev/zero"][..]].concat());
        assert!(
            sentence.contains("/dev/zero") && sentence.ends_with("it is not a file"),
            "{sentence}"
        );
    }
}

#[test]
fn a_byte_order_mark_is_read_over() {
    let (folder, file) = recorded();
    let marked = |path: &str| {
        let bytes = [b"\xef\xbb\xbf".as_slice(), &fs::read(path).unwrap()].concat();
        fs::write(path, bytes).unwrap();
    };
    marked(&file);
    ok_args(&["verify", &file]);
    for (game, table) in [("valhalla", "cards.toml"), ("valda", "cards.csv")] {
        ok_args(&["cards", game, "--export", &told(folder.path())]);
        marked(&told(&folder.path().join(game).join(table)));
        ok_args(&["sim", "-g", game, "-n", "1", "--content", &told(folder.path())]);
    }
    let scenario = told(&folder.path().join("scenario.toml"));
    let text = "rule = [\"VH-SETUP-2\"]\ntitle = \"t\"\ngame = { name = \"valhalla\", players = 2 }\n\
                [[step]]\nover = false\n";
    fs::write(&scenario, text).unwrap();
    marked(&scenario);
    ok_args(&["scenario", &scenario]);
}

#[test]
fn names_that_steer_a_screen_are_refused() {
    let (_folder, file) = recorded();
    for name in ["\u{1b}[31mEvil", "E\u{202e}live", "\u{9b}2J", "a\nb", "\u{2066}x"] {
        let mut game = game(&file);
        game["names"][1] = json!(name);
        fs::write(&file, game.to_string()).unwrap();
        for command in ["verify", "replay"] {
            let sentence = refused_args(&[command, &file]);
            assert!(
                sentence.contains("the name of seat 1 has characters that steer"),
                "{sentence}"
            );
        }
    }
}

#[test]
fn cards_whose_names_steer_a_screen_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = told(folder.path());
    ok_args(&["cards", "valda", "--export", &path]);
    let cards = folder.path().join("valda/cards.csv");
    let text = fs::read_to_string(&cards).unwrap();
    fs::write(&cards, text.replacen("Treasure", "\u{1b}[5mTrea\u{202e}sure", 1)).unwrap();
    let sentence = refused_args(&["cards", "valda", "--check", &path]);
    assert_eq!(
        sentence,
        "\"[5mTreasure Chest (2)\" has characters that steer a screen instead of being read"
    );
}

/// Whatever a file makes the program say, nothing of it steers the screen.
#[test]
fn nothing_from_a_file_steers_the_screen() {
    let steers = |text: &str| {
        text.chars().any(|letter| {
            letter.is_control() && letter != '\n' || ('\u{202a}'..='\u{202e}').contains(&letter)
        })
    };
    let (folder, file) = recorded();
    let mut game = game(&file);
    game["\u{1b}[31m\u{202e}\u{9b}"] = json!(1);
    fs::write(&file, game.to_string()).unwrap();
    let refused = run(&["verify", &file]);
    assert!(refused.err.contains("unknown field") && !steers(&refused.err), "{:?}", refused.err);

    let scenario = told(&folder.path().join("scenario.toml"));
    let text = "rule = [\"VH-SETUP-2\"]\ntitle = \"red \\u001B[31m\\u202E\\u009B\"\n\
                game = { name = \"valhalla\", players = 2 }\n[[step]]\nover = true\n";
    fs::write(&scenario, text).unwrap();
    let failed = run(&["scenario", &scenario]);
    assert!(failed.out.contains("failed: red ") && !steers(&failed.out), "{:?}", failed.out);
    let failed = run(&["scenario", "--json", &scenario]);
    assert!(!steers(&failed.out), "{:?}", failed.out);
    let outcomes: Value = serde_json::from_str(&failed.out).unwrap();
    assert_eq!(outcomes[0]["title"], "red \u{1b}[31m\u{202e}\u{9b}", "machines get all of it");
}

#[test]
fn sentences_about_files_know_no_types() {
    let (_folder, file) = recorded();
    let whole = game(&file);
    let wrong = [
        ("/rules_version", json!(99_999), "expected a whole number from 0 to 65535"),
        ("/setup/players", json!(-1), "expected a whole number from 0 to 255"),
        ("/moves/0/seat", json!("x"), "expected a whole number from 0"),
        ("/setup", json!(3), "expected a table"),
    ];
    for (place, value, expected) in wrong {
        let mut game = whole.clone();
        *game.pointer_mut(place).unwrap() = value;
        fs::write(&file, game.to_string()).unwrap();
        let sentence = refused_args(&["verify", &file]);
        assert!(sentence.contains(expected), "{sentence}");
    }
}

#[test]
fn a_forged_game_is_refused_before_a_word_of_it_is_told() {
    let (_folder, file) = recorded();
    let mut game = game(&file);
    let last = game["moves"].as_array().unwrap().len() - 1;
    let hash = game["moves"][last]["hash"].as_str().unwrap().to_owned();
    let other = if hash.starts_with('0') { "1" } else { "0" };
    game["moves"][last]["hash"] = json!(format!("{other}{}", &hash[1..]));
    fs::write(&file, game.to_string()).unwrap();
    for more in [&[][..], &["--json"], &["--at", "1"], &["--seat", "0"]] {
        let replayed = run(&[&["replay", &file], more].concat());
        assert_eq!((replayed.code, replayed.out.as_str()), (Some(2), ""), "{more:?}");
        assert!(replayed.err.contains("the game diverges at move"), "{}", replayed.err);
    }
}

#[test]
fn a_mistake_on_the_command_line_is_not_blamed_on_the_file() {
    let (_folder, file) = recorded();
    let sentence = refused_args(&["verify", &file, "--commitment", "none"]);
    assert_eq!(sentence, "\"none\" is not a commitment: that is 64 hexadecimal digits");
}

#[test]
fn a_game_file_is_never_overwritten_unasked() {
    let (_folder, file) = recorded();
    let before = fs::read(&file).unwrap();
    let line = ["record", "-g", "valhalla", "-s", "8", "-o", &file];
    let sentence = refused_args(&line);
    assert_eq!(sentence, format!("{file} already exists; --force overwrites it"));
    assert_eq!(fs::read(&file).unwrap(), before);
    ok_args(&[&line[..], &["--force"]].concat());
    assert_ne!(fs::read(&file).unwrap(), before);
}
