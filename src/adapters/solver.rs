//! Whether a side can still mate, searched on a thread for each way of searching.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::board::Side;
use crate::chess::{Mating, Position};

/// How long the search for lines is waited for, which may run for ever. The other ways look at no more than a number of
/// positions and are always waited for, so that a busy machine finds what an idle one finds.
pub const BUDGET: Duration = Duration::from_secs(2);

struct Question {
    position: Position,
    side: Side,
    until: Instant,
    is_wanted: Arc<AtomicBool>,
    answer: Sender<Mating>,
}

/// How a thread looks for the answer.
#[derive(Clone, Copy)]
struct Way {
    search: fn(&Position, Side, &dyn Fn() -> bool) -> Mating,
    /// It looks at no more than a number of positions, which takes seconds at most.
    ends: bool,
}

/// The ways: lines that lead to a mate, every position that can come about, and what kings and pawns can do. Each is
/// slow where another is quick.
const WAYS: [Way; 3] = [
    Way {
        search: Position::search_mate_while,
        ends: false,
    },
    Way {
        search: Position::explore_mate_while,
        ends: true,
    },
    Way {
        search: Position::prove_none_while,
        ends: true,
    },
];

/// The threads that search, one for each way. Each searches one position at a time, and gives up once another has the
/// answer. Only the search for long lines cannot be stopped on its way: it runs out in the background.
pub struct Solver {
    questions: Vec<(Way, Sender<Question>)>,
}

/// A search that has been asked for. Once it is dropped, its answer is not wanted any more.
pub struct SolverSearch {
    answer: Receiver<Mating>,
    until: Instant,
    /// How many of the ways that end have been asked.
    ending: usize,
    is_wanted: Arc<AtomicBool>,
}

impl Drop for SolverSearch {
    fn drop(&mut self) {
        self.is_wanted.store(false, Ordering::Relaxed);
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// Starts the threads. If there can be none, every position stays undecided unless the quick
    /// proof decides it.
    pub fn new() -> Self {
        let start = |way: Way| {
            let (questions, asked) = channel();
            let thread = thread::Builder::new()
                .name("solver".to_owned())
                .spawn(move || answer_all(&asked, way));
            thread.is_ok().then_some((way, questions))
        };
        Self {
            questions: WAYS.into_iter().filter_map(start).collect(),
        }
    }

    /// Asks whether a side can mate by any series of legal moves. Does not wait.
    pub fn ask(&self, position: &Position, side: Side) -> SolverSearch {
        let until = Instant::now() + BUDGET;
        let (answer, answered) = channel();
        let is_wanted = Arc::new(AtomicBool::new(true));
        let mut ending = 0;
        if position.cannot_mate(side) {
            // The receiver is in our hand.
            let _ = answer.send(Mating::Unwinnable);
        } else {
            for (way, questions) in &self.questions {
                // If the thread is gone, the sender goes with the question, and nothing is decided.
                let asked = questions.send(Question {
                    position: position.clone(),
                    side,
                    until,
                    is_wanted: Arc::clone(&is_wanted),
                    answer: answer.clone(),
                });
                ending += usize::from(way.ends && asked.is_ok());
            }
        }
        SolverSearch {
            answer: answered,
            until,
            ending,
            is_wanted,
        }
    }
}

impl SolverSearch {
    /// Waits for the answer: until the ways that end have ended, and at least until the budget is spent.
    pub fn wait(&self) -> Mating {
        let mut ended = 0;
        loop {
            let heard = if ended < self.ending {
                self.answer.recv().ok()
            } else {
                let left = self.until.saturating_duration_since(Instant::now());
                self.answer.recv_timeout(left).ok()
            };
            match heard {
                Some(Mating::Undecided) => ended += 1,
                Some(found @ (Mating::Winnable | Mating::Unwinnable)) => return found,
                None => return Mating::Undecided,
            }
        }
    }
}

/// A way that ends says so. Of the other one only what it decides is answered. Nothing is searched for once nobody waits
/// any longer.
fn answer_all(asked: &Receiver<Question>, way: Way) {
    for question in asked {
        let is_wanted = || question.is_wanted.load(Ordering::Relaxed);
        let is_late = !way.ends && Instant::now() >= question.until;
        if is_late || !is_wanted() {
            continue;
        }
        let search = || (way.search)(&question.position, question.side, &is_wanted);
        let found = catch_unwind(AssertUnwindSafe(search)).unwrap_or(Mating::Undecided);
        if way.ends || found != Mating::Undecided {
            // Whoever asked may have gone.
            let _ = question.answer.send(found);
        }
    }
}
