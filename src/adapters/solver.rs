//! Whether a side can still mate, searched to the end on a thread of its own and within a budget.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
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

/// How a thread looks for the answer.
type Way = fn(&Position, Side) -> Mating;

/// The ways: lines that lead to a mate, every position that can come about, and what kings and pawns can do. Each is
/// slow where another is quick.
const WAYS: [Way; 3] = [
    Position::search_mate,
    Position::explore_mate,
    Position::prove_none,
];

/// The threads that search, one for each way. Each searches one position at a time; a search that overruns its
/// budget is given up by who asked, and runs out in the background.
pub struct Solver {
    questions: Vec<Sender<Question>>,
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
    /// Starts the threads. If there can be none, every position stays undecided unless the quick
    /// proof decides it.
    pub fn new() -> Self {
        let start = |way: Way| {
            let (questions, asked) = channel();
            let thread = thread::Builder::new()
                .name("solver".to_owned())
                .spawn(move || answer_all(&asked, way));
            thread.is_ok().then_some(questions)
        };
        Self {
            questions: WAYS.into_iter().filter_map(start).collect(),
        }
    }

    /// Asks whether a side can mate by any series of legal moves. Does not wait.
    pub fn ask(&self, position: &Position, side: Side) -> SolverSearch {
        let until = Instant::now() + BUDGET;
        let (answer, answered) = channel();
        if position.cannot_mate(side) {
            // The receiver is in our hand.
            let _ = answer.send(Mating::Unwinnable);
        } else {
            for questions in &self.questions {
                // If the thread is gone, the sender goes with the question, and nothing is decided.
                let _ = questions.send(Question {
                    position: position.clone(),
                    side,
                    until,
                    answer: answer.clone(),
                });
            }
        }
        SolverSearch {
            answer: answered,
            until,
        }
    }
}

impl SolverSearch {
    /// Waits for the answer, at most until the budget is spent.
    pub fn wait(&self) -> Mating {
        let left = self.until.saturating_duration_since(Instant::now());
        match self.answer.recv_timeout(left) {
            Ok(mating) => mating,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Mating::Undecided,
        }
    }
}

/// Only what is decided is answered: another way may still decide.
fn answer_all(asked: &Receiver<Question>, way: Way) {
    for question in asked {
        // Nobody waits any longer for what had to queue too long.
        if Instant::now() >= question.until {
            continue;
        }
        let search = || way(&question.position, question.side);
        match catch_unwind(AssertUnwindSafe(search)) {
            // Whoever asked may have gone.
            Ok(found @ (Mating::Winnable | Mating::Unwinnable)) => {
                let _ = question.answer.send(found);
            }
            Ok(Mating::Undecided) | Err(_) => {}
        }
    }
}
