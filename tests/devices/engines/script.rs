//! Engines that are scripts of the shell, for the tests of engines.

#![allow(dead_code, reason = "each test needs a part of it")]

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use annabella::protocol::Engine;

/// An engine of chess that greets as it should, and then does what `go` says. It writes down what it is told.
pub fn uci(go: &str) -> String {
    uci_with(&format!("go*) {go};;"))
}

/// An engine of chess with its own answers to some orders, which come before the usual ones.
pub fn uci_with(answers: &str) -> String {
    format!(
        "while read -r line; do echo \"$line\" >> \"$0.log\"; case \"$line\" in
{answers}
uci) echo 'id name Test'; echo 'option name UCI_Elo type spin default 1500 min 1000 max 2000'
echo 'option name UCI_LimitStrength type check default false'; echo uciok;;
isready) echo readyok;;
quit) exit;;
esac; done"
    )
}

/// An engine of draughts that greets as it should, and then does what `go` says.
pub fn hub(go: &str) -> String {
    hub_with(&format!("go*) {go};;"))
}

/// An engine of draughts with its own answers to some orders, which come before the usual ones.
pub fn hub_with(answers: &str) -> String {
    format!(
        "while read -r line; do echo \"$line\" >> \"$0.log\"; case \"$line\" in
{answers}
hub) echo 'id name=Test'; echo 'param name=variant value=normal type=enum values=\"normal russian\"'; echo wait;;
init) echo ready;;
ping) echo pong;;
quit) exit;;
esac; done"
    )
}

/// A program made of a script of the shell, in a folder of its own.
pub struct Script {
    folder: tempfile::TempDir,
}

impl Script {
    pub fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("engine");
        // Another program writes it: a file that this one has open for writing while another test starts a process
        // could not be started itself.
        let mut writer = Command::new("sh")
            .args(["-c", "cat > \"$1\" && chmod 755 \"$1\"", "sh"])
            .arg(&file)
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = writer.stdin.take().unwrap();
        write!(input, "#!/bin/sh\n{text}\n").unwrap();
        drop(input);
        assert!(writer.wait().unwrap().success());
        Self { folder }
    }

    pub fn engine(&self) -> Engine {
        Engine {
            file: self.path("engine").to_str().unwrap().to_owned(),
            arguments: Vec::new(),
            options: Vec::new(),
        }
    }

    /// A file beside the engine.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// What the engine was told and has written down.
    pub fn told(&self) -> String {
        fs::read_to_string(self.path("engine.log")).unwrap_or_default()
    }
}

/// Whether a process lives; one that nobody has waited for is dead.
#[cfg(target_os = "linux")]
pub fn lives(pid: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
    let state = stat.rsplit(") ").next().unwrap_or_default();
    !(state.is_empty() || state.starts_with('Z') || state.starts_with('X'))
}
