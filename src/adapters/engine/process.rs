//! An engine as a program of its own: its lines in and out, each with a deadline, none of them trusted.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::budget::Watch;
use super::leash::Leash;
use crate::protocol::{Engine, EngineFault};

/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 16 * 1024;
/// How much an engine may write while it is asked for one thing, in bytes.
const MOST_OUTPUT: usize = 4 << 20;
/// How many lines wait to be read; an engine that writes more waits, too.
const WAITING_LINES: usize = 256;
/// How many orders wait to be written. An engine that reads none of them hangs.
const WAITING_ORDERS: usize = 256;
/// How often it is checked whether the answer is still wanted.
const GLANCE: Duration = Duration::from_millis(10);

/// What the thread that reads has to say.
enum Output {
    Line(String),
    TooLong,
}

/// A running engine. It is ended when it is dropped.
pub struct Process {
    child: Child,
    leash: Option<Leash>,
    lines: Receiver<Output>,
    orders: SyncSender<String>,
    /// How many bytes were read since the last question.
    read: usize,
    /// Whether it was asked for something and has not answered yet.
    pub owes_answer: bool,
    /// How often it was asked whether it is ready, and has not answered yet.
    pub owed_readiness: u32,
}

/// Why nothing was heard.
#[derive(Debug, PartialEq, Eq)]
pub enum Silence {
    /// The deadline has passed.
    Deadline,
    /// Nobody wants the answer any more.
    Unwanted,
    /// The engine is at fault.
    Fault(EngineFault),
}

impl From<EngineFault> for Silence {
    fn from(fault: EngineFault) -> Self {
        Self::Fault(fault)
    }
}

impl Process {
    /// Starts an engine with its arguments, or with these if it has none, in its own folder, where it may keep
    /// what it needs.
    ///
    /// # Errors
    /// There is no such program, or it cannot be started.
    pub fn start(engine: &Engine, arguments: &[&str]) -> Result<Self, EngineFault> {
        let file = Path::new(&engine.file);
        // A mere name is looked for where programs are found.
        let whole = std::path::absolute(file).ok();
        let whole = whole.filter(|_| file.components().count() > 1);
        let mut command = Command::new(whole.as_deref().unwrap_or(file));
        if let Some(folder) = whole.as_deref().and_then(Path::parent) {
            command.current_dir(folder);
        }
        if engine.arguments.is_empty() {
            command.args(arguments);
        }
        command
            .args(&engine.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        Leash::prepare(&mut command);
        let mut child = command.spawn().map_err(|_| EngineFault::Missing)?;
        let leash = Some(Leash::new(&child));
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            let _ = child.kill();
            return Err(EngineFault::Missing);
        };
        let (heard, lines) = sync_channel(WAITING_LINES);
        let (orders, to_write) = sync_channel::<String>(WAITING_ORDERS);
        // The threads end with the pipes, and the pipes with the engine.
        thread::spawn(move || read(output, &heard));
        thread::spawn(move || write(input, &to_write));
        Ok(Self {
            child,
            leash,
            lines,
            orders,
            read: 0,
            owes_answer: false,
            owed_readiness: 0,
        })
    }

    /// Writes a line to the engine, without waiting for it.
    ///
    /// # Errors
    /// The engine is gone, or has not read for long.
    pub fn say(&mut self, line: &str) -> Result<(), EngineFault> {
        // What a player has typed must not become a second order.
        let line: String = line.chars().filter(|c| !c.is_control()).collect();
        self.orders.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => EngineFault::Silent,
            TrySendError::Disconnected(_) => EngineFault::Gone,
        })
    }

    /// Begins to count anew what the engine writes.
    pub fn begin(&mut self) {
        self.read = 0;
    }

    /// The next line of the engine by a moment.
    ///
    /// # Errors
    /// It has not come in time, or is not wanted, or the engine is at fault.
    pub fn hear(&mut self, until: Instant, watch: Watch) -> Result<String, Silence> {
        loop {
            if (watch.is_over)() {
                return Err(Silence::Unwanted);
            }
            let now = (watch.now)();
            if now >= until {
                return Err(Silence::Deadline);
            }
            match self.lines.recv_timeout(GLANCE.min(until - now)) {
                Ok(Output::Line(line)) => {
                    self.read += line.len() + 1;
                    if self.read > MOST_OUTPUT {
                        return Err(Silence::Fault(EngineFault::Endless));
                    }
                    return Ok(line);
                }
                Ok(Output::TooLong) => return Err(Silence::Fault(EngineFault::Endless)),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Silence::Fault(EngineFault::Gone));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.orders.try_send("quit".to_owned());
        // As long as nobody has waited for it, its number is not given to another program.
        self.leash = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads lines until the end of the output, or until one is too long.
fn read(output: impl Read, heard: &SyncSender<Output>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let most = u64::try_from(LONGEST_LINE).unwrap_or(u64::MAX);
        match output.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() >= LONGEST_LINE && line.last() != Some(&b'\n') => {
                let _ = heard.send(Output::TooLong);
                return;
            }
            Ok(_) => {
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if heard.send(Output::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
}

/// Writes orders until nobody gives any.
fn write(mut input: impl Write, orders: &Receiver<String>) {
    for order in orders {
        if writeln!(input, "{order}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}
