//! Whether somebody can still mate, where only a search can tell: asked here, answered elsewhere.
//!
//! The session never waits. It names a question; who has a thread searches, and answers by a
//! command, which stands in the log. Without an answer the game goes on as if there were none.

use crate::board::Side;
use crate::chess::Mating;
use crate::game::Position;
use serde::{Deserialize, Serialize};

/// A question that takes a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofQuestion {
    pub position: Position,
    /// Who is to mate; `None` for either side: whether the position is dead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// The question, so that an answer that comes too late is known.
    pub question: ProofQuestion,
    /// What was found. For either side: unwinnable only if neither can mate.
    pub mating: Mating,
}
