//! Only the registry names games: everything else finds them by looking.

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use gladsheim_registry::Shelf;

    /// Every file of these that is written by hand.
    fn collect(path: &Path, found: &mut Vec<PathBuf>) {
        let is_hidden = path.file_name().is_some_and(|name| name == "node_modules");
        if path.is_dir() && !is_hidden {
            for entry in fs::read_dir(path).unwrap().flatten() {
                collect(&entry.path(), found);
            }
        } else if path.is_file() {
            found.push(path.to_owned());
        }
    }

    #[test]
    fn no_other_code_names_a_game() {
        let root = crate::root();
        let mut files = Vec::new();
        for entry in fs::read_dir(root.join("crates")).unwrap().flatten() {
            if entry.file_name() != "registry" {
                collect(&entry.path().join("src"), &mut files);
            }
        }
        for path in ["xtask/src", "Makefile", "web/src"] {
            collect(&root.join(path), &mut files);
        }
        let own = ["web/src/lib/games", "web/src/generated"].map(|folder| root.join(folder));
        files.retain(|file| !own.iter().any(|folder| file.starts_with(folder)));
        assert!(files.len() > 300, "{} files", files.len());
        let ids = Shelf::all().ids();
        let mut named = Vec::new();
        for file in files {
            let Ok(text) = fs::read_to_string(&file) else { continue };
            for (number, line) in (1..).zip(text.lines()) {
                let lower = line.to_lowercase();
                let mut words = lower.split(|letter: char| !letter.is_alphanumeric());
                if words.any(|word| ids.contains(&word)) {
                    let file = file.strip_prefix(&root).unwrap().display().to_string();
                    named.push(format!("{file}:{number}: {line}"));
                }
            }
        }
        assert!(named.is_empty(), "only crates/registry names games:\n{}", named.join("\n"));
    }
}
