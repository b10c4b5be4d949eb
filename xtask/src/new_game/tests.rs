use std::collections::BTreeSet;

use super::*;

/// A name that no game will ever have.
const NAME: &str = "untaken";

/// A copy of all that the chore reads and writes.
fn workspace() -> tempfile::TempDir {
    let copy_of = tempfile::tempdir().unwrap();
    let root = crate::root();
    let same = Renaming::to(EXAMPLE);
    let own = FOLDERS.iter().map(|folder| root.join(folder).join(EXAMPLE));
    let words = words(&root).unwrap().into_iter();
    let generated = root.join(format!("web/src/generated/{EXAMPLE}.ts"));
    let lists = LISTS.iter().chain(&LOCKS).map(|list| root.join(list));
    for path in own.chain(words).chain([generated]).chain(lists) {
        let to = copy_of.path().join(path.strip_prefix(&root).unwrap());
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        copy(&path, &to, &same).unwrap();
    }
    copy_of
}

/// All files under a folder, with what they say.
fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for path in listing(folder).unwrap() {
        match path.is_dir() {
            true => found.extend(files(&path)),
            false => found.push((path.clone(), fs::read_to_string(path).unwrap())),
        }
    }
    found
}

#[test]
fn a_new_game_is_the_example_under_another_name() {
    let root = workspace();
    let before: BTreeSet<PathBuf> = files(root.path()).into_iter().map(|(path, _)| path).collect();
    make(root.path(), NAME).unwrap();
    let after = files(root.path());
    let news: Vec<_> = after.iter().filter(|(path, _)| !before.contains(path)).collect();
    assert_eq!(news.len(), before.len() - LISTS.len() - LOCKS.len(), "every file has its twin");
    for (path, text) in news {
        let told = format!("{}\n{text}", path.strip_prefix(root.path()).unwrap().display());
        assert!(!told.to_lowercase().contains(EXAMPLE), "{told}");
        assert!(told.to_lowercase().contains(NAME), "{told}");
    }
}

#[test]
fn wherever_the_example_is_listed_the_new_game_stands_too() {
    let root = workspace();
    make(root.path(), NAME).unwrap();
    for list in LISTS {
        let text = fs::read_to_string(root.path().join(list)).unwrap();
        let count = |name: &str| text.lines().filter(|line| line.contains(name)).count();
        let constant = text.lines().filter(|line| line.contains("EXAMPLE")).count();
        assert!(count(NAME) > 0, "{list}");
        assert!(count(EXAMPLE) - count(NAME) <= constant, "{list}:\n{text}");
    }
}

#[test]
fn lock_files_have_the_new_game_where_cargo_would_write_it() {
    let root = workspace();
    make(root.path(), NAME).unwrap();
    for lock in LOCKS {
        let text = fs::read_to_string(root.path().join(lock)).unwrap();
        let names: Vec<_> = text.lines().filter(|line| line.starts_with("name = ")).collect();
        assert!(names.is_sorted(), "{lock}: {names:?}");
        // Its own package, and the registry's: tests that need the example do not need the game.
        let packages = text.split("\n\n").filter(|block| block.contains("gladsheim-untaken"));
        let named: Vec<_> = packages.map(|block| block.lines().nth(1).unwrap()).collect();
        assert_eq!(
            named,
            ["name = \"gladsheim-registry\"", "name = \"gladsheim-untaken\""],
            "{lock}"
        );
    }
}

#[test]
fn names_that_cannot_be_are_refused() {
    let root = workspace();
    for name in ["", "ab", "Untaken", "untaken1", "match", EXAMPLE] {
        assert!(make(root.path(), name).is_err(), "{name}");
    }
    make(root.path(), NAME).unwrap();
    assert!(make(root.path(), NAME).is_err(), "not twice");
}
