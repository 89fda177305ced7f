//! What is said of claims of a draw.

use super::{Part, Spec};

phrases! { CLAIMS:
    Interface {
        CLAIMS_NONE = "claims-none" ();
        CLAIMS_SOME = "claims-some" ("count");
        CLAIM_REPETITION = "claim-repetition" ("times");
        CLAIM_REPETITION_AHEAD = "claim-repetition-ahead" ("times");
        CLAIM_QUIET = "claim-quiet" ("moves");
        CLAIM_QUIET_AHEAD = "claim-quiet-ahead" ("moves");
        CLAIM_FATE = "claim-fate" ("fate");
        CLAIM_RUN = "claim-run" ("count");
        CLAIM_UNLESS_WON = "claim-unless-won" ("moves");
        CLAIM_MOVES = "claim-moves" ("count");
        DRAW_CLAIMED = "draw-claimed" ("side", "ground");
        CLAIM_WRONG = "claim-wrong" ("what", "number", "wanted");
        LOSES_TIME = "loses-time" ("side");
        MUST_DECLARED = "must-declared" ("from", "to");
        MUST_DECLARED_PROMOTION = "must-declared-promotion" ("from", "to", "piece");
        MAY_CLAIM = "may-claim" ("side");
        MAY_NOT_CLAIM = "may-not-claim" ("side");
        CLAIMS_OVER = "claims-over" ();
    }
}
