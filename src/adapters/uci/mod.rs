//! The embedded opponent as an engine that speaks UCI, so that others can measure it.
//!
//! `order` reads lines and `dialogue` decides. Here are the threads: one reads, one searches, and what
//! either has to say is heard one after the other.

pub mod dialogue;
pub mod order;

use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::game::Move;
use crate::opponent::{Memory, SearchReport, SearchScope, choose, think};
use dialogue::{Dialogue, UciAction, UciFinding, UciTask};

/// A thing for the thread that searches.
enum Work {
    Resize(usize),
    Clear,
    /// With the moment at which the time is over.
    Think(Box<UciTask>, Option<Instant>),
}

/// What the thread that searches looks at meanwhile.
#[derive(Default)]
struct Reins {
    /// This search and all before it are to end.
    stopped: AtomicU64,
    /// A search that is to end at a moment.
    hurried: Mutex<Option<(u64, Instant)>>,
}

impl Reins {
    fn end(&self, task: &UciTask, until: Option<Instant>) -> bool {
        if self.stopped.load(Ordering::SeqCst) >= task.number {
            return true;
        }
        let hurried = *self.hurried.lock().unwrap_or_else(PoisonError::into_inner);
        let hurried = hurried.filter(|(number, _)| *number == task.number);
        let until = hurried.map(|(_, until)| until).or(until);
        until.is_some_and(|until| Instant::now() >= until)
    }
}

/// The dialogue, and the ways to do what it asks for.
struct Edge<W> {
    dialogue: Dialogue,
    output: W,
    /// `None` when there is nothing more to search.
    work: Option<Sender<Work>>,
    reins: Arc<Reins>,
    broken: Option<std::io::Error>,
}

impl<W: Write> Edge<W> {
    /// Does what follows from an order or a finding. A time begins when it was heard.
    fn act(&mut self, heard: Instant, about: impl FnOnce(&mut Dialogue) -> Vec<UciAction>) {
        let after = |ms: u64| heard.checked_add(Duration::from_millis(ms));
        for action in about(&mut self.dialogue) {
            match action {
                UciAction::Say(line) => {
                    let said = writeln!(self.output, "{line}").and_then(|()| self.output.flush());
                    self.broken = self.broken.take().or(said.err());
                }
                UciAction::Resize(mebibytes) => self.send(Work::Resize(mebibytes)),
                UciAction::Clear => self.send(Work::Clear),
                UciAction::Think(task) => {
                    let until = task.budget_ms.and_then(after);
                    self.send(Work::Think(task, until));
                }
                UciAction::Stop(number) => {
                    self.reins.stopped.fetch_max(number, Ordering::SeqCst);
                }
                UciAction::Hurry(number, ms) => {
                    let mut hurried = self
                        .reins
                        .hurried
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner);
                    *hurried = after(ms).map(|until| (number, until));
                }
                UciAction::End => self.work = None,
            }
        }
        if self.broken.is_some() {
            // Nobody hears anything any more.
            self.reins.stopped.store(u64::MAX, Ordering::SeqCst);
        }
    }

    fn send(&self, work: Work) {
        if let Some(sender) = &self.work {
            // The thread that searches ends only after this one.
            let _ = sender.send(work);
        }
    }
}

/// Speaks UCI until `quit` or the end of the input. Bytes that are no UTF-8 are read as signs that mean
/// nothing.
///
/// # Errors
/// The input could not be read or the output not be written.
pub fn run(mut input: impl BufRead, output: impl Write + Send + 'static) -> std::io::Result<()> {
    let (sender, inbox) = channel();
    let reins = Arc::new(Reins::default());
    let edge = Arc::new(Mutex::new(Edge {
        dialogue: Dialogue::default(),
        output,
        work: Some(sender),
        reins: Arc::clone(&reins),
        broken: None,
    }));
    let searcher = {
        let edge = Arc::clone(&edge);
        thread::spawn(move || {
            work(&inbox, &reins, &mut |finding| {
                act(&edge, |dialogue| dialogue.learn(finding));
            });
        })
    };
    let mut bytes = Vec::new();
    let read = loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) => break Ok(()),
            Ok(_) => {}
            Err(error) => break Err(error),
        }
        let order = order::read(&String::from_utf8_lossy(&bytes));
        let Some(order) = order else { continue };
        if !act(&edge, |dialogue| dialogue.hear(order)) {
            break Ok(());
        }
    };
    act(&edge, Dialogue::end);
    let _ = searcher.join();
    let broken = edge
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .broken
        .take();
    broken.map_or(read, Err)
}

/// Acts, and says whether the dialogue goes on.
fn act<W: Write>(
    edge: &Mutex<Edge<W>>,
    about: impl FnOnce(&mut Dialogue) -> Vec<UciAction>,
) -> bool {
    let heard = Instant::now();
    let mut edge = edge.lock().unwrap_or_else(PoisonError::into_inner);
    edge.act(heard, about);
    edge.work.is_some() && edge.broken.is_none()
}

/// Prepares and searches, one after the other, until nothing more can come.
fn work(inbox: &Receiver<Work>, reins: &Reins, tell: &mut dyn FnMut(UciFinding)) {
    let mut memory = Memory::new(1);
    for work in inbox {
        match work {
            Work::Resize(mebibytes) => {
                // The old one goes before the new one comes.
                drop(std::mem::replace(&mut memory, Memory::new(1)));
                memory = Memory::new(mebibytes);
                tell(UciFinding::Prepared);
            }
            Work::Clear => {
                memory.clear();
                tell(UciFinding::Prepared);
            }
            Work::Think(task, until) => {
                let line = search(&task, until, &mut memory, reins, tell);
                tell(UciFinding::Done(line));
            }
        }
    }
}

/// The line that was found; it is empty where there is no move.
fn search(
    task: &UciTask,
    until: Option<Instant>,
    memory: &mut Memory,
    reins: &Reins,
    tell: &mut dyn FnMut(UciFinding),
) -> Vec<Move> {
    let begin = Instant::now();
    let mut stop = |_| reins.end(task, until);
    let Some((position, past)) = task.game.split_last() else {
        return Vec::new();
    };
    if let Some(level) = task.level {
        let seed = RandomState::new().hash_one(task.number);
        let how = (level, seed, task.limits.nodes);
        return Vec::from_iter(choose(position, past, memory, how, &mut stop));
    }
    let scope = SearchScope {
        limits: task.limits,
        only: &task.only,
        lines: task.lines,
    };
    let mut tell = |report: &SearchReport<Move>| {
        let ms = u64::try_from(begin.elapsed().as_millis()).unwrap_or(u64::MAX);
        tell(UciFinding::Line(report.clone(), ms));
    };
    let best = think(position, past, memory, scope, &mut stop, &mut tell);
    best.map_or_else(Vec::new, |best| best.line)
}
