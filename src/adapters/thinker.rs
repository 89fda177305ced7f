//! Thinks about what a session wants to know, on a thread of its own, and brings the answer back.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::endings;
use super::engine::{Budget, External, Strength, Watch};
use super::inbox::Message;
use crate::board::Side;
use crate::game::{Move, Position};
use crate::opponent::{
    Limits, Memory, agrees_to_draw, choose, hanging, think, threat, value_at_end,
};
use crate::protocol::{
    Advice, BestLine, Engine, EngineFault, Errand, ErrandAnswer, ErrandKind, Finding,
};

/// The size of the opponent's memory, in mebibytes.
const MEMORY_MIB: usize = 32;
/// The longest that the opponent thinks about a move where no clock runs.
const LONGEST: Duration = Duration::from_secs(5);
/// The longest that it goes on thinking while the player is to move.
const LONGEST_PONDERING: Duration = Duration::from_secs(60);
/// How long a foreign engine thinks about a move where no clock runs, in milliseconds.
const ENGINE_MS: u64 = 1_000;
/// The longest that a foreign engine thinks about a move, in milliseconds.
const LONGEST_ENGINE_MS: u64 = 60_000;
/// How many positions are looked at before a draw is agreed to or not.
const DRAW_NODES: u64 = 200_000;
/// How many positions are looked at for a threat.
const THREAT_NODES: u64 = 400_000;
/// How many positions the opponent of a play looks at.
const PLAY_NODES: u64 = 4_000;

/// Tells what time it is.
type Clock = Box<dyn Fn() -> Instant + Send>;

/// Something to think about, with the positions before it.
struct Job {
    errand: Errand,
    past: Vec<Position>,
    number: u64,
    /// Whether a foreign engine goes on running behind it, to play.
    stays: bool,
}

/// What the thread is given.
enum Order {
    Think(Box<Job>),
    /// No foreign engine plays any more: the one that runs is ended.
    Dismiss,
}

/// The foreign engines of a thread that thinks.
#[derive(Default)]
struct Engines {
    running: Option<External>,
    /// The files of those that have been ready before: they need less time to start.
    started: BTreeSet<String>,
}

/// A thread that thinks about one thing at a time.
pub struct Thinker {
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
    /// Whether a foreign engine played when it was last asked.
    employs_engine: bool,
    /// The number of the job that is wanted; another one is stopped at once.
    wanted: Arc<AtomicU64>,
}

impl Thinker {
    /// Starts the thread, with the file of solved endings of draughts, if there may be one. Without the thread,
    /// nothing is ever answered.
    pub fn new(answers: Sender<Message>, endings: Option<PathBuf>) -> Self {
        Self::start(answers, endings, Box::new(Instant::now))
    }

    /// Starts the thread without solved endings, with a clock of one's own: what stops at a time stops by that clock.
    pub fn with_clock(answers: Sender<Message>, now: Clock) -> Self {
        Self::start(answers, None, now)
    }

    fn start(answers: Sender<Message>, endings: Option<PathBuf>, now: Clock) -> Self {
        let (orders, inbox) = channel();
        let wanted = Arc::new(AtomicU64::new(0));
        let shared = Arc::clone(&wanted);
        let thread = thread::Builder::new()
            .name("opponent".to_owned())
            .spawn(move || work(&inbox, &shared, &answers, endings.as_deref(), &*now));
        let thread = thread.ok();
        Self {
            orders: thread.is_some().then_some(orders),
            thread,
            employs_engine: false,
            wanted,
        }
    }

    /// Thinks about this instead of what was thought about before.
    pub fn think(&mut self, errand: Errand, past: Vec<Position>) {
        let number = self.wanted.fetch_add(1, Ordering::SeqCst) + 1;
        self.order(Order::Think(Box::new(Job {
            errand,
            past,
            number,
            stays: self.employs_engine,
        })));
    }

    /// What is being thought about is no longer wanted.
    pub fn stop(&self) {
        self.wanted.fetch_add(1, Ordering::SeqCst);
    }

    /// A foreign engine that nobody plays against any more ends.
    pub fn employ(&mut self, employs_engine: bool) {
        let employed = std::mem::replace(&mut self.employs_engine, employs_engine);
        if employed && !employs_engine {
            self.order(Order::Dismiss);
        }
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // Without the thread there is no answer; the player can play on alone.
            let _ = orders.send(order);
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.wanted.fetch_add(1, Ordering::SeqCst);
        self.orders = None;
        // It looks at what is wanted again and again, and an engine ends with it.
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(
    inbox: &Receiver<Order>,
    wanted: &AtomicU64,
    answers: &Sender<Message>,
    endings: Option<&Path>,
    now: &dyn Fn() -> Instant,
) {
    // The memory is made with the first job, and an engine is started: most sessions have none.
    let mut memory: Option<Memory> = None;
    let mut engines = Engines::default();
    for order in inbox {
        let Order::Think(job) = order else {
            engines.running = None;
            continue;
        };
        let is_over = || wanted.load(Ordering::SeqCst) != job.number;
        // A damaged file counts as none: `annabella endings` makes it anew.
        let solved = || endings.and_then(|path| endings::read(path).ok());
        let memory = memory.get_or_insert_with(|| Memory::new(MEMORY_MIB).with_endings(solved()));
        let watch = Watch {
            is_over: &is_over,
            now,
        };
        let thought = match is_over() {
            true => None,
            false => think_of(&job, memory, &mut engines, watch),
        };
        let (found, fault) = match thought.filter(|_| !is_over()) {
            Some(thought) => thought,
            // Whoever asked hears of it all the same.
            None => (ErrandAnswer::Stopped, None),
        };
        let running = engines
            .running
            .as_ref()
            .filter(|_| job.errand.engine.is_some());
        let finding = Box::new(Finding {
            errand: job.errand,
            found,
            fault,
            cannot_be_weakened: running.is_some_and(External::cannot_be_weakened),
        });
        // The host ends only together with the program.
        let _ = answers.send(Message::Thought(finding));
    }
}

/// What is found, and what was wrong with a foreign engine: then the embedded opponent answers. `None`
/// if it is not wanted any more.
fn think_of(
    job: &Job,
    memory: &mut Memory,
    engines: &mut Engines,
    watch: Watch,
) -> Option<(ErrandAnswer, Option<EngineFault>)> {
    let errand = &job.errand;
    let mut fault = None;
    match &errand.engine {
        Some(wished) if errand.task == ErrandKind::Options => {
            let offered = ready(wished, errand, engines, watch).map(|engine| {
                engine.map(|engine| ErrandAnswer::Options(engine.options().to_vec()))
            });
            if !job.stays {
                engines.running = None;
            }
            return match offered {
                Ok(offered) => Some((offered?, None)),
                Err(fault) => Some((ErrandAnswer::Nothing, Some(fault))),
            };
        }
        Some(wished) => match play(wished, errand, &job.past, engines, watch) {
            Ok(mv) => return Some((ErrandAnswer::Move(mv?), None)),
            Err(found) => {
                engines.running = None;
                fault = Some(found);
            }
        },
        None if errand.task == ErrandKind::Move => engines.running = None,
        None => {}
    }
    let time = errand.time_ms.map(Duration::from_millis);
    let longest = if let ErrandKind::Ponder = errand.task {
        LONGEST_PONDERING
    } else {
        LONGEST
    };
    let until = (watch.now)() + time.map_or(longest, |time| time.min(longest));
    let mut stop = |_| (watch.is_over)() || (watch.now)() >= until;
    let found = find(errand, &job.past, memory, u64::MAX, &mut stop);
    Some((found, fault))
}

/// A foreign engine, which is started if it does not run. `None` if it is not wanted any more.
fn ready<'a>(
    wished: &Engine,
    errand: &Errand,
    engines: &'a mut Engines,
    watch: Watch,
) -> Result<Option<&'a mut External>, EngineFault> {
    let strength = Strength::of_level(errand.level);
    let position = &errand.position;
    engines
        .running
        .take_if(|engine| !engine.is_for(wished, position));
    if engines.running.is_none() {
        let is_first = !engines.started.contains(&wished.file);
        let start = (errand.clock, is_first);
        engines.running = External::open(wished, strength, position, start, watch)?;
        if engines.running.is_some() {
            engines.started.insert(wished.file.clone());
        }
    }
    Ok(engines.running.as_mut())
}

/// The move of a foreign engine. `None` if it is not wanted any more.
fn play(
    wished: &Engine,
    errand: &Errand,
    past: &[Position],
    engines: &mut Engines,
    watch: Watch,
) -> Result<Option<Move>, EngineFault> {
    let begin = (watch.now)();
    let Some(running) = ready(wished, errand, engines, watch)? else {
        return Ok(None);
    };
    let strength = Strength::of_level(errand.level);
    // By its clock an engine may take longer for one move and less for another.
    let move_ms = errand
        .time_ms
        .map_or(ENGINE_MS, |time| time.saturating_mul(3));
    // To start an engine takes of its own time.
    let used_ms =
        u64::try_from((watch.now)().duration_since(begin).as_millis()).unwrap_or(u64::MAX);
    let clock = errand.clock.map(|clock| clock.after_ms(used_ms));
    let budget = Budget::new(move_ms.min(LONGEST_ENGINE_MS), clock);
    running.choose(&errand.position, past, strength, budget, watch)
}

/// What is found for an errand. Positions are counted and not time, so that the answer is the same
/// everywhere.
pub fn answer(errand: Errand, past: &[Position], memory: &mut Option<Memory>) -> Finding {
    let memory = memory.get_or_insert_with(|| Memory::new(1));
    let found = find(&errand, past, memory, PLAY_NODES, &mut |_| false);
    // A play starts no program.
    let fault = errand.engine.as_ref().map(|_| EngineFault::Missing);
    Finding {
        errand,
        found,
        fault,
        cannot_be_weakened: false,
    }
}

/// The line that is expected, and what it comes to.
fn line(
    position: &Position,
    past: &[Position],
    memory: &mut Memory,
    nodes: u64,
    stop: &mut dyn FnMut(u64) -> bool,
) -> BestLine {
    let limits = Limits { depth: 30, nodes };
    match think(position, past, memory, limits, stop, &mut |_| {}) {
        Some(report) => BestLine {
            value: report.value,
            win_in: report.win_in(),
            moves: report.line,
        },
        None => BestLine {
            value: value_at_end(position),
            win_in: None,
            moves: Vec::new(),
        },
    }
}

/// What is found for an errand with a limit on the positions looked at.
pub fn find(
    errand: &Errand,
    past: &[Position],
    memory: &mut Memory,
    nodes: u64,
    stop: &mut dyn FnMut(u64) -> bool,
) -> ErrandAnswer {
    let position = &errand.position;
    match errand.task {
        ErrandKind::Move => {
            let how = (errand.level, errand.seed, nodes);
            choose(position, past, memory, how, stop)
                .map_or(ErrandAnswer::Nothing, ErrandAnswer::Move)
        }
        // A draw is offered by the side to move, in practice.
        ErrandKind::Draw => {
            let nodes = nodes.min(DRAW_NODES);
            let is_opponents = errand.answers_for == Some(position.turn());
            let agrees = agrees_to_draw(position, past, memory, nodes, is_opponents, stop);
            ErrandAnswer::Draw(agrees)
        }
        ErrandKind::Advice(Advice::Threat) => {
            let nodes = nodes.min(THREAT_NODES);
            threat(position, memory, nodes, stop)
                .map_or(ErrandAnswer::Nothing, ErrandAnswer::Threat)
        }
        ErrandKind::Advice(Advice::Hanging) => {
            let side = errand.answers_for.map_or(position.turn(), Side::other);
            hanging(position, side, memory).map_or(ErrandAnswer::Nothing, ErrandAnswer::Squares)
        }
        ErrandKind::Options => ErrandAnswer::Nothing,
        ErrandKind::Ponder => {
            let _ = line(position, past, memory, nodes, stop);
            ErrandAnswer::Nothing
        }
        ErrandKind::Advice(Advice::Hint | Advice::Value) | ErrandKind::Line | ErrandKind::Judge => {
            ErrandAnswer::Line(line(position, past, memory, nodes, stop))
        }
    }
}
