//! The program as its users meet it: every command, and everything they can get wrong.

mod cards;
mod errors;
mod files;
mod inputs;
mod lab;
mod play;
mod reference;
mod scenarios;

use std::ffi::OsStr;
use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What came of running the program.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program with these arguments.
fn run(args: &[impl AsRef<OsStr>]) -> Run {
    run_with(args, "")
}

/// Runs the program and types something.
fn run_with(args: &[impl AsRef<OsStr>], typed: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gladsheim"))
        .args(args)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("there is an input");
    // A program that stops before it has read everything is none of our concern.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("errors are text"),
    }
}

/// Runs a command line that must succeed without complaint; returns what it printed.
fn ok(line: &str) -> String {
    ok_args(&line.split_whitespace().collect::<Vec<_>>())
}

fn ok_args(args: &[impl AsRef<OsStr>]) -> String {
    let run = run(args);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    run.out
}

/// Runs a command line that prints JSON.
fn json(line: &str) -> Value {
    serde_json::from_str(&ok(line)).expect("this is JSON")
}

/// Runs a command line that must be refused with one sentence and exit status 2.
fn refused(line: &str) -> String {
    refused_args(&line.split_whitespace().collect::<Vec<_>>())
}

fn refused_args(args: &[impl AsRef<OsStr>]) -> String {
    let run = run(args);
    assert_eq!(run.code, Some(2), "{}{}", run.out, run.err);
    assert_eq!(run.err.trim_end().lines().count(), 1, "{}", run.err);
    assert!(!run.err.contains("panicked") && !run.err.contains("backtrace"), "{}", run.err);
    let sentence = run.err.trim_end().strip_prefix("gladsheim: ").expect("it says who speaks");
    sentence.to_owned()
}
