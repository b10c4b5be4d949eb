//! The box as it is, and boxes with mistakes.

mod box_as_it_is;
mod mistakes;

use super::*;

fn own() -> Content {
    read(&Files::of_box(OWN)).unwrap_or_else(|error| panic!("{error}"))
}

fn read(files: &Files) -> Result<Content, ContentError> {
    Content::read(files)
}

/// The box with another text in the place of the first such text in a file.
fn edited(file: &str, from: &str, to: &str) -> Files {
    let mut files = Files::of_box(OWN);
    let text = files.text(file).expect("a file of the box");
    assert!(text.contains(from), "{file} does not say {from}");
    let text = text.replacen(from, to, 1);
    files.replace(file, text.as_bytes()).expect("text");
    files
}

/// The line and column at which a text stands in a file of the box.
fn place_of(files: &Files, file: &str, text: &str) -> (usize, usize) {
    let whole = files.text(file).expect("a file of the box");
    let at = whole.find(text).unwrap_or_else(|| panic!("{file} does not say {text}"));
    let error = files.fault(file, at, "");
    (error.line, error.column)
}
