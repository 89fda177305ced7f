//! The program in its console, as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};

use crate::patience::TOO_LONG;

/// The program, and what it says line by line.
pub struct Program {
    pub child: Child,
    lines: Receiver<String>,
}

impl Program {
    /// Starts it without sound, in English, with its files in a folder.
    pub fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["console", "--audio-out", "none", "--language", "en"])
            .args(["--voice", "en", "--data"])
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("its output is piped"));
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self { child, lines }
    }

    /// Waits for lines until one of them satisfies; false if the program ended before.
    pub fn read_until(
        &self,
        said: &mut Vec<String>,
        mut is_last: impl FnMut(&str) -> bool,
    ) -> bool {
        loop {
            match self.lines.recv_timeout(TOO_LONG) {
                Ok(line) => {
                    said.push(line);
                    if said.last().is_some_and(|line| is_last(line)) {
                        return true;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => panic!("silent after {said:#?}"),
            }
        }
    }

    /// Kills the program; what it had still said is read.
    pub fn kill(mut self, said: &mut Vec<String>) {
        self.child.kill().expect("the program can be killed");
        self.child.wait().expect("it has ended");
        self.read_until(said, |_| false);
    }
}
