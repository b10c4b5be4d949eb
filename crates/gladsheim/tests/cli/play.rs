//! A game in the terminal, played by a script.

use super::{Run, run_with};

fn play(line: &str, typed: &str) -> Run {
    let run = run_with(&line.split_whitespace().collect::<Vec<_>>(), typed);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(!run.out.contains('\x1b'), "no colours where there is no terminal");
    let long = run.out.lines().find(|line| line.chars().count() > 80);
    assert_eq!(long, None, "a line does not fit the screen");
    run
}

/// How many lines there are from the table to the prompt, which is what must fit on a screen.
fn screens(text: &str) -> impl Iterator<Item = usize> + '_ {
    let parts = text.split("\n> ");
    parts.map(|part| 1 + part.lines().skip_while(|line| !line.starts_with('─')).count())
}

#[test]
fn a_whole_game_can_be_played_by_numbers() {
    for options in ["--players 2", "--players 4", "--players 5 -O golden_throne"] {
        let run =
            play(&format!("play valhalla --seed 4 --bots karl {options}"), &"1\n".repeat(400));
        assert!(run.out.contains("\n1. ") || run.out.contains("\n2. "), "there is a ranking");
        assert!(run.out.contains("That is a number, not the name of a file."));
    }
}

#[test]
fn questions_have_two_parts_where_there_are_many_choices() {
    let run = play("play valhalla --seed 4 --bots karl", "1\nb\n1 3\n");
    assert!(run.out.contains("Which card do you lead?"), "{}", run.out);
    assert!(run.out.contains("Which card goes in support?"), "{}", run.out);
    assert!(
        run.out.contains("You put the Hammer down as your main card and the Wolf"),
        "{}",
        run.out
    );
}

#[test]
fn names_of_choices_work_and_refusals_name_the_rule() {
    let run =
        play("play valhalla --seed 4 --bots karl", "draw\nnonsense\n99\nplan god wolf\nham wo\n");
    assert!(
        run.out
            .contains("This question has other answers: choose one of those offered. (VH-STRAT-1)"),
        "{}",
        run.out
    );
    assert!(run.out.contains("That is not one of the choices"), "{}", run.out);
    assert!(run.out.contains("There is no such number"), "{}", run.out);
    assert!(run.out.contains("You need both cards in your hand"), "{}", run.out);
    assert!(
        run.out.contains("You put the Hammer down as your main card and the Wolf"),
        "{}",
        run.out
    );
}

#[test]
fn help_rule_table_log_and_hint_are_at_hand() {
    let run = play("play valhalla --seed 4 --bots karl", "?\nr\nt\nl\nh\n\nb\n");
    assert!(run.out.contains("save the game if you like"), "{}", run.out);
    assert!(run.out.contains("VH-STRAT-1"), "{}", run.out);
    assert!(run.out.matches("Your hand: ").count() == 2, "{}", run.out);
    assert!(run.out.matches("Round 1 begins.").count() == 2, "{}", run.out);
    assert!(run.out.contains("% to win"), "{}", run.out);
    assert!(run.out.contains("nothing to go back to"), "{}", run.out);
}

#[test]
fn a_game_that_is_left_can_be_saved_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my game.json").display().to_string();
    let typed = format!("1 2\nq\n/no/such/folder/x\n{file}\n");
    let run = play("play valhalla --seed 4 --bots karl --seat 1 --name Sif", &typed);
    assert!(run.out.contains("cannot write /no/such/folder/x"), "{}", run.out);
    assert!(run.out.contains("Saved in "), "{}", run.out);
    let text = super::ok_args(&["replay", file.as_str()]);
    assert!(text.contains("Sif leads"), "{text}");
    assert!(super::ok_args(&["verify", file.as_str()]).contains("not over yet"));
}

#[test]
fn the_end_of_the_input_is_a_calm_end() {
    play("play valhalla --seed 4", "");
    play("play valhalla", "1 1\n");
}

#[test]
fn a_question_fits_on_the_screen() {
    let run = play("play valhalla --seed 9 --players 4 --bots karl", &"2 2\n1\n".repeat(200));
    let tall = screens(&run.out).filter(|lines| *lines > 24).count();
    assert_eq!(tall, 0, "{}", run.out);
}

#[test]
fn whoever_plays_alone_has_the_rules_against_them() {
    // The game for the fewest players it is for, which is one.
    let Run { out, .. } = play("play vikings --seed 4", &"1\n".repeat(400));
    assert!(out.contains("The enemy, "), "{out}");
    assert!(out.contains("The game is over"), "{out}");
    assert!(out.contains("(TV-SOLO-20)"), "the enemy says why it does what it does: {out}");
}
