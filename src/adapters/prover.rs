//! Asks the solver what the session wants to know, and brings the answer back.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::{fmt, thread};

use super::solver::Solver;
use crate::board::Side;
use crate::chess::Mating;
use crate::game::Position;
use crate::protocol::{Proof, ProofQuestion};

/// Searches whether a side can still mate; it may take as long as it is given.
pub trait MateSearcher: Send + Sync {
    /// What is found, at the latest when the budget is spent.
    fn search(&self, position: &Position, side: Side) -> Mating;
}

impl MateSearcher for Solver {
    fn search(&self, position: &Position, side: Side) -> Mating {
        match position.chess() {
            Some(position) => self.ask(position, side).wait(),
            // What only chess asks is never asked of another game.
            None => Mating::Undecided,
        }
    }
}

/// Searches to the end, however long it takes, so that a play is the same on every computer.
pub struct Unhurried;

impl MateSearcher for Unhurried {
    fn search(&self, position: &Position, side: Side) -> Mating {
        let chess = position.chess();
        chess.map_or(Mating::Undecided, |position| position.search_mate(side))
    }
}

/// Who searches.
#[derive(Clone, Default)]
pub enum Searches {
    /// The solver that is compiled in.
    #[default]
    Solver,
    /// Somebody else.
    Other(Arc<dyn MateSearcher>),
}

impl fmt::Debug for Searches {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Solver => "Solver",
            Self::Other(_) => "Other",
        })
    }
}

/// Puts the questions of a session to the search, each once.
pub struct Prover {
    questions: Option<Sender<ProofQuestion>>,
}

impl Prover {
    /// Starts a thread that searches. Without one, nothing is ever answered.
    pub fn new(searches: Searches, answer: impl Fn(Proof) + Send + 'static) -> Self {
        let (questions, asked) = channel::<ProofQuestion>();
        let thread = thread::Builder::new()
            .name("prover".to_owned())
            .spawn(move || {
                // The solver begins with the first question: most games have none.
                let mut search: Option<Arc<dyn MateSearcher>> = None;
                for mut question in &asked {
                    // Only the newest question is still wanted; of the others nothing is known.
                    let mut older = Vec::new();
                    while let Ok(newer) = asked.try_recv() {
                        older.push(std::mem::replace(&mut question, newer));
                    }
                    let search = search.get_or_insert_with(|| match &searches {
                        Searches::Solver => Arc::new(Solver::new()),
                        Searches::Other(other) => Arc::clone(other),
                    });
                    let mating = found(search.as_ref(), &question);
                    answer(Proof { question, mating });
                    for question in older {
                        let mating = Mating::Undecided;
                        answer(Proof { question, mating });
                    }
                }
            });
        Self {
            questions: thread.is_ok().then_some(questions),
        }
    }

    /// Searches, on the thread of the prover.
    pub fn ask(&self, question: ProofQuestion) {
        if let Some(questions) = &self.questions {
            // Without the thread there is no answer, and the game goes on.
            let _ = questions.send(question);
        }
    }
}

/// The answer to a question. For either side, what is not proved for White need not be searched
/// for Black: the position is not proved dead.
pub fn found(search: &dyn MateSearcher, question: &ProofQuestion) -> Mating {
    let one = |side| search.search(&question.position, side);
    match question.side {
        Some(side) => one(side),
        None => match one(Side::White) {
            Mating::Unwinnable => one(Side::Black),
            other @ (Mating::Winnable | Mating::Undecided) => other,
        },
    }
}
