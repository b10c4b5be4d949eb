//! A hall of one's own, as a process that can be killed.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};
use gladsheim_client::Address;

/// A hall in a folder that is thrown away with it.
pub(crate) struct Server {
    child: Child,
    address: Address,
    data: Scratch,
}

/// A folder that goes when its owner goes.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        // Whatever cannot be removed is in the folder for such things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Server {
    /// Starts a hall on a free port.
    pub(crate) fn spawn() -> Result<Self> {
        let name = format!("gladsheim-loadtest-{}-{:08x}", std::process::id(), fastrand::u32(..));
        let data = Scratch(std::env::temp_dir().join(name));
        std::fs::create_dir_all(&data.0).context("cannot make a folder for the hall")?;
        let (child, address) = start("127.0.0.1:0", &data)?;
        Ok(Self { child, address, data })
    }

    /// Where it is.
    pub(crate) fn address(&self) -> &Address {
        &self.address
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without a warning, as a power cut would.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.child.kill().context("cannot kill the hall")?;
        self.child.wait().context("cannot wait for the hall")?;
        Ok(())
    }

    /// Starts it again where it was, with what it had.
    pub(crate) fn restart(&mut self) -> Result<()> {
        let (child, _) = start(&self.address.authority(), &self.data)?;
        self.child = child;
        Ok(())
    }

    /// Whether it has ended although nobody killed it.
    pub(crate) fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already, which is what is wanted.
        let _ = self.kill();
    }
}

fn start(listen: &str, data: &Scratch) -> Result<(Child, Address)> {
    let program = std::env::current_exe().context("cannot find this program")?;
    let mut child = Command::new(program)
        .args(["serve", "--no-limits", "--listen", listen, "--data"])
        .arg(&data.0)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .context("cannot start a hall")?;
    let mut first = String::new();
    if let Some(stdout) = child.stdout.take() {
        let mut lines = BufReader::new(stdout);
        lines.read_line(&mut first).context("the hall says nothing")?;
        // The rest is read too, lest the hall wait for a reader.
        std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
    }
    let Ok((address, _)) = Address::of_link(first.trim()) else {
        // It has not started, so there is nothing to lose.
        let _ = child.kill();
        let _ = child.wait();
        bail!("the hall did not start");
    };
    Ok((child, address))
}
