//! What an arbiter says: the commands of his mode, with the gaps for a side and a number.

use crate::arbiter::{Cause, Sanction, SetupFault};
use crate::board::Side;
use crate::protocol::{Ask, Intervention};

/// The command of this name with what fills its gaps; `None` if it is none, or a gap is empty.
pub(super) fn command(name: &str, side: Option<Side>, number: Option<u32>) -> Option<Ask> {
    let sanction = |sanction: Sanction| Some(Intervention::Sanction(side?, sanction));
    // "A minute" has no number in it.
    let seconds = || number.unwrap_or(1).checked_mul(60);
    let intervention = match name {
        "arbiter-in" => Some(Intervention::StepIn),
        "arbiter-out" => Some(Intervention::StepBack),
        "arbiter-warn" => sanction(Sanction::Warning),
        "arbiter-reprimand" => sanction(Sanction::Reprimand),
        "arbiter-gain" => {
            let gains = Sanction::OpponentGainsTime(seconds()?);
            Some(Intervention::Sanction(side?.other(), gains))
        }
        "arbiter-cut" => sanction(Sanction::OffenderLosesTime(seconds()?)),
        "arbiter-lost" => sanction(Sanction::LossOfGame),
        "arbiter-lost-both" => Some(Intervention::LostByBoth),
        "arbiter-fine" => sanction(Sanction::Fine),
        "arbiter-exclude" => sanction(Sanction::ExclusionFromRounds),
        "arbiter-expel" => sanction(Sanction::Expulsion),
        "arbiter-pieces" => Some(Intervention::SetUpWrong(SetupFault::Pieces, false)),
        "arbiter-board" => Some(Intervention::SetUpWrong(SetupFault::Board, false)),
        "arbiter-colours" => Some(Intervention::SetUpWrong(SetupFault::Colours, false)),
        "arbiter-displaced" => side.map(Intervention::Displaced),
        "arbiter-restored" => Some(Intervention::Restored),
        "arbiter-back" => {
            let side = side.unwrap_or(Side::White);
            Some(Intervention::GoBack(number?, side, Cause::Displaced))
        }
        "arbiter-illegal-position" => Some(Intervention::IllegalPosition),
        "arbiter-tell" => Some(Intervention::TellToPress),
        "arbiter-clocks-then" => Some(Intervention::ClocksAsThen),
        "arbiter-two-boards" => Some(Intervention::TwoBoards),
        "arbiter-assistant" => side.map(|side| Intervention::Assistant(side, true)),
        _ => None,
    };
    intervention.map(Ask::Arbiter)
}
