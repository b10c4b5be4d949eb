//! What a check in fact looked at.

use std::fmt;

use super::{Budget, Law};

/// How much was played and how often each law was put to the test, so that a test can insist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Seats that left during them.
    pub leaves: u64,
    /// Steps that revealed nothing to anybody, and could be taken back.
    pub quiet_steps: u64,
    /// Worlds imagined.
    pub worlds: u64,
    /// Of these, the ones imagined while secret answers were in and others were not.
    pub sealed_worlds: u64,
    /// Of all worlds, the ones that differ from the truth in more than chance.
    pub unlike_worlds: u64,
    /// Times that the same was done in two worlds that look alike.
    pub comparisons: u64,
    /// Of these, the ones in which nothing was revealed, so that everything had to be the same.
    pub full_comparisons: u64,
    /// Pairs of worlds that were followed from one decision of their viewer's to the next.
    pub sequences: u64,
    /// Times that a world imagined from the truth met it, in the eyes of another seat, and one
    /// imagined from another world that looks the same did not; and times that it was the other way.
    pub guesses: (u64, u64),
    subject: &'static [Law],
    checks: Vec<u64>,
}

impl Report {
    pub(super) fn new(subject: &'static [Law]) -> Self {
        Self {
            subject,
            games: 0,
            decisions: 0,
            leaves: 0,
            quiet_steps: 0,
            worlds: 0,
            sealed_worlds: 0,
            unlike_worlds: 0,
            comparisons: 0,
            full_comparisons: 0,
            sequences: 0,
            guesses: (0, 0),
            checks: vec![0; subject.len()],
        }
    }

    /// How often the law was put to the test.
    #[must_use]
    pub fn checks(&self, law: Law) -> u64 {
        let index = self.subject.iter().position(|checked| *checked == law);
        index.and_then(|index| self.checks.get(index)).copied().unwrap_or(0)
    }

    /// The laws that were never put to the test: some need a game with secret choices.
    #[must_use]
    pub fn never_checked(&self) -> Vec<Law> {
        self.subject.iter().copied().filter(|law| self.checks(*law) == 0).collect()
    }

    /// Requires that every law was put to the test, but for those that are `rare` where it was
    /// looked.
    ///
    /// # Panics
    /// If one was not; the message begins with the name of the table.
    pub fn insist(&self, table: &str, rare: &[Law]) {
        let mut missed = self.never_checked();
        missed.retain(|law| !rare.contains(law));
        assert!(missed.is_empty(), "{table}: never put to the test: {missed:?}\n{self}");
    }

    /// Requires that the budget was spent, on worlds of which most are not the truth, and that what
    /// was heard in them could often be compared in full.
    ///
    /// # Panics
    /// If too little was looked at; the message begins with the name of the table.
    pub(super) fn insist_on_worlds(&self, table: &str, budget: &Budget) {
        let enough = |holds: bool, what: &str| assert!(holds, "{table}: too few {what}\n{self}");
        enough(self.decisions >= budget.decisions, "decisions");
        enough(self.worlds > self.decisions / 8, "imagined worlds");
        enough(self.unlike_worlds > self.worlds / 2, "worlds unlike the truth");
        enough(self.full_comparisons > self.comparisons / 4, "comparisons in full");
    }

    /// Requires that as many sequences as the budget says were followed, and that much of what was
    /// shown in them could be compared in full.
    ///
    /// # Panics
    /// If too little was looked at; the message begins with the name of the table.
    pub(super) fn insist_on_sequences(&self, table: &str, budget: &Budget) {
        let enough =
            self.sequences >= budget.sequences && self.full_comparisons > self.sequences / 4;
        assert!(enough, "{table}: too few sequences\n{self}");
    }

    pub(super) fn checked(&mut self, law: Law) {
        // The subject is a run of consecutive laws.
        let first = self.subject.first().map_or(0, |first| *first as usize);
        if let Some(count) = self.checks.get_mut((law as usize).wrapping_sub(first)) {
            *count += 1;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} decisions in {} games, {} seats left",
            self.decisions, self.games, self.leaves
        )?;
        writeln!(f, "{} steps could be taken back", self.quiet_steps)?;
        writeln!(
            f,
            "{} worlds imagined, {} unlike the truth, {} amid secret answers",
            self.worlds, self.unlike_worlds, self.sealed_worlds
        )?;
        writeln!(
            f,
            "{} moves compared, {} of them in full, in {} sequences between own decisions",
            self.comparisons, self.full_comparisons, self.sequences
        )?;
        let (truth, other) = self.guesses;
        writeln!(f, "{truth} lucky guesses from the truth alone, {other} from elsewhere alone")?;
        for law in self.subject {
            writeln!(f, "{:>12} × {law}", self.checks(*law))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    /// The first line that insisting on worlds fails with.
    fn complaint(change: impl FnOnce(&mut Report)) -> Option<String> {
        let mut report = Report::new(Law::PLAY);
        (report.decisions, report.worlds, report.unlike_worlds) = (800, 101, 51);
        (report.comparisons, report.full_comparisons) = (40, 11);
        change(&mut report);
        let insist = move || report.insist_on_worlds("a table", &Budget::new(800));
        let message = catch_unwind(insist).err()?.downcast::<String>().ok()?;
        message.lines().next().map(str::to_owned)
    }

    #[test]
    fn too_little_of_anything_is_named() {
        let too_few = |what: &str| Some(format!("a table: too few {what}"));
        assert_eq!(complaint(|_| ()), None);
        assert_eq!(complaint(|report| report.decisions = 799), too_few("decisions"));
        assert_eq!(complaint(|report| report.worlds = 100), too_few("imagined worlds"));
        assert_eq!(
            complaint(|report| report.unlike_worlds = 50),
            too_few("worlds unlike the truth")
        );
        assert_eq!(
            complaint(|report| report.full_comparisons = 10),
            too_few("comparisons in full")
        );
    }
}
