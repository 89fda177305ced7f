//! What is said in practice: of an opponent, and of advice.

use super::{Part, Spec};

phrases! { PRACTICES:
    Interface {
        PRACTICE = "practice" ("what");
        OPPONENT = "opponent" ("side", "level");
        ASK_LEVEL = "ask-level" ("level");
        SET_LEVEL = "set-level" ("level");
        OWN_SIDE = "own-side" ("side");
        PRACTICE_ACTION = "practice-action" ("action");
    }
}
