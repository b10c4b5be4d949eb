//! What is pure stays pure: no runtime, server or database gets into tables, and little at all into
//! games.

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::process::Command;

    /// The packages that a package is built from, itself included, down to a depth.
    fn built_from(package: &str, depth: &str) -> BTreeSet<String> {
        let mut tree = Command::new(env!("CARGO"));
        tree.current_dir(crate::root()).args([
            "tree",
            "--locked",
            "--offline",
            "--edges",
            "normal",
        ]);
        tree.args(["--prefix", "none", "--depth", depth, "--package", package]);
        let output = tree.output().expect("cargo can be run");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("names of packages");
        text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
    }

    #[test]
    fn a_table_is_built_without_a_runtime_a_server_or_a_database() {
        let packages = built_from("gladsheim-table", "99");
        assert!(packages.contains("gladsheim-engine"), "{packages:?}");
        for impure in ["tokio", "mio", "hyper", "axum", "sqlx", "getrandom", "gladsheim-server"] {
            assert!(!packages.contains(impure), "gladsheim-table is built from {impure}");
        }
    }

    #[test]
    fn games_depend_on_the_engine_and_little_else() {
        let allowed = ["arrayvec", "gladsheim-engine", "serde", "thiserror"];
        let mut games = 0;
        for entry in std::fs::read_dir(crate::root().join("games")).unwrap().flatten() {
            let package = format!("gladsheim-{}", entry.file_name().to_string_lossy());
            let mut needed = built_from(&package, "1");
            assert!(needed.remove(&package), "{package}: {needed:?}");
            needed.retain(|name| !allowed.contains(&name.as_str()));
            assert!(needed.is_empty(), "{package} depends on {needed:?}");
            games += 1;
        }
        assert!(games >= 3, "{games} games");
    }
}
