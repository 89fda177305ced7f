//! What is said of what happens around the board: proofs, decisions, players who come late.

use super::{Part, Spec};

phrases! { HALL:
    Interface {
        HALL_PLAIN = "hall" ("what");
        HALL_SIDE = "hall-side" ("what", "side");
        HALL_TIME = "hall-time" ("what");
        HALL_DECIDED = "hall-decided" ("what");
        AGREED_HALL = "agreed-hall" ("what");
        INCREMENT_NOW = "increment-now" ("seconds");
        NEEDS_MORE = "needs-more" ("moves");
        RULED_HALL = "ruled-hall" ("what", "side");
        ASK_DISPUTE = "ask-dispute" ("side", "moves");
        ASK_MISSING = "ask-missing" ("side");
        REFUSED_HALL = "refused-hall" ("what");
    }
}
