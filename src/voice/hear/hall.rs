//! Commands in words about what happens around the board: claims that an arbiter decides, who is
//! there, and adjourned games.

use crate::arbiter::OnWord;
use crate::board::Side;
use crate::protocol::adjournment::Adjournment;
use crate::protocol::ask::{Ask, ClaimKind};
use crate::protocol::suspension::Decision;

/// The command of a name, with the side that was named; `None` if it is none of these, or if a gap
/// is not filled.
pub(super) fn command(name: &str, side: Option<Side>) -> Option<Ask> {
    let adjournment = |what: Adjournment| Some(Ask::Adjournment(what));
    match name {
        "adjourn" => adjournment(Adjournment::Adjourn(OnWord::Player)),
        "resume" => adjournment(Adjournment::Resume {
            present: None,
            late_s: None,
        }),
        "stop-clocks" => adjournment(Adjournment::Stop),
        "envelope" => adjournment(Adjournment::Tell),
        "envelope-lost" => adjournment(Adjournment::EnvelopeLost),
        "position-lost" => adjournment(Adjournment::PositionLost),
        "adjourned-draw" => adjournment(Adjournment::Drawn),
        "arrives" => adjournment(Adjournment::Arrives(side?)),
        "claim-quickplay" => Some(Ask::Claim(ClaimKind::Quickplay)),
        "claim-increment" => Some(Ask::Claim(ClaimKind::Increment)),
        "decide-agree" => Some(decide(Decision::Agree)),
        "decide-postpone" => Some(decide(Decision::Postpone { gives_time: false })),
        "decide-postpone-time" => Some(decide(Decision::Postpone { gives_time: true })),
        "decide-reject" => Some(decide(Decision::Reject)),
        "present" => Some(Ask::Present(side?)),
        "next-day" => Some(Ask::NextDay),
        _ => None,
    }
}

fn decide(decision: Decision) -> Ask {
    Ask::Decide(decision)
}
