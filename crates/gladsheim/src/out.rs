//! Where output goes, and whether it may have colours.

use std::io::{self, BufWriter, IsTerminal, Write};

/// The standard output, buffered.
pub(crate) struct Out {
    inner: BufWriter<io::Stdout>,
    /// How parts of the text stand out.
    pub(crate) style: Style,
}

impl Out {
    /// The standard output, in colours if it is a terminal and nobody objects.
    pub(crate) fn stdout() -> Self {
        let stdout = io::stdout();
        let allowed = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let capable = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        let style = Style { colours: stdout.is_terminal() && allowed && capable };
        Self { inner: BufWriter::new(stdout), style }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.inner.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Marks up text for a terminal, or leaves it alone.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    colours: bool,
}

impl Style {
    /// What matters most on the screen.
    pub(crate) fn strong(self, text: &str) -> String {
        self.paint("1", text)
    }

    /// What can be typed.
    pub(crate) fn key(self, text: &str) -> String {
        self.paint("1;33", text)
    }

    /// What need not be read.
    pub(crate) fn faint(self, text: &str) -> String {
        self.paint("2", text)
    }

    /// What went wrong.
    pub(crate) fn alarm(self, text: &str) -> String {
        self.paint("31", text)
    }

    fn paint(self, code: &str, text: &str) -> String {
        if self.colours { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// Whether an error only says that nobody reads the output any more.
pub(crate) fn reader_left(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
