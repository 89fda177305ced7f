//! Whether a side can still mate, searched to the end on a thread of its own and within a budget.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::board::Side;
use crate::chess::{Mating, Position};

/// How long a search may take.
pub const BUDGET: Duration = Duration::from_secs(2);

struct Question {
    position: Position,
    side: Side,
    until: Instant,
    answer: Sender<Mating>,
}

/// The thread that searches. It searches one position at a time; a search that overruns its budget
/// is given up by who asked, and runs out in the background.
pub struct Solver {
    questions: Option<Sender<Question>>,
}

/// A search that has been asked for.
pub struct SolverSearch {
    answer: Receiver<Mating>,
    until: Instant,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// Starts the thread. If there can be none, every position stays undecided unless the quick
    /// proof decides it.
    pub fn new() -> Self {
        let (questions, asked) = channel();
        let thread = thread::Builder::new()
            .name("solver".to_owned())
            .spawn(move || answer_all(&asked));
        Self {
            questions: thread.is_ok().then_some(questions),
        }
    }

    /// Asks whether a side can mate by any series of legal moves. Does not wait.
    pub fn ask(&self, position: &Position, side: Side) -> SolverSearch {
        let until = Instant::now() + BUDGET;
        let (answer, answered) = channel();
        if position.cannot_mate(side) {
            // The receiver is in our hand.
            let _ = answer.send(Mating::Unwinnable);
        } else if let Some(questions) = &self.questions {
            let position = position.clone();
            // If the thread is gone, the sender goes with the question, and nothing is decided.
            let _ = questions.send(Question {
                position,
                side,
                until,
                answer,
            });
        }
        SolverSearch {
            answer: answered,
            until,
        }
    }
}

impl SolverSearch {
    /// The answer, without waiting for it; `None` while the search goes on within its budget.
    pub fn poll(&self) -> Option<Mating> {
        match self.answer.try_recv() {
            Ok(mating) => Some(mating),
            Err(TryRecvError::Empty) if Instant::now() < self.until => None,
            Err(_) => Some(Mating::Undecided),
        }
    }

    /// Waits for the answer, at most until the budget is spent.
    pub fn wait(&self) -> Mating {
        let left = self.until.saturating_duration_since(Instant::now());
        match self.answer.recv_timeout(left) {
            Ok(mating) => mating,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Mating::Undecided,
        }
    }
}

fn answer_all(asked: &Receiver<Question>) {
    for question in asked {
        // Nobody waits any longer for what had to queue too long.
        if Instant::now() >= question.until {
            continue;
        }
        let search = || question.position.search_mate(question.side);
        let found = catch_unwind(AssertUnwindSafe(search)).unwrap_or(Mating::Undecided);
        // Whoever asked may have gone.
        let _ = question.answer.send(found);
    }
}
