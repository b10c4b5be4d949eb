//! Lines that a person types, or a script has written, while other things go on.

use std::io::{self, IsTerminal as _};

use tokio::sync::mpsc;

use crate::play::prompt::line_of;

/// The standard input, line by line.
pub(crate) struct Input {
    lines: mpsc::Receiver<String>,
    ended: bool,
    /// Whether a person sits there, who may type at any time. A script's lines are answers, and
    /// wait until they are asked for.
    pub(crate) person: bool,
}

impl Input {
    /// The standard input. It is read on a thread of its own, since nothing else may wait for it.
    pub(crate) fn stdin() -> Self {
        let (sender, lines) = mpsc::channel(1);
        std::thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            while let Ok(Some(line)) = line_of(&mut stdin) {
                if sender.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        Self { lines, ended: false, person: io::stdin().is_terminal() }
    }

    /// The next line; nothing once the input has ended, and then never again.
    pub(crate) async fn next(&mut self) -> Option<String> {
        let line = self.lines.recv().await;
        self.ended = line.is_none();
        line
    }

    /// Whether there may be more.
    pub(crate) fn is_open(&self) -> bool {
        !self.ended
    }
}
