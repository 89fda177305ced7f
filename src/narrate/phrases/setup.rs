//! What is said while a position is set up.

use super::{Part, Spec};

phrases! {
    SETUPS: Interface {
        SETUP = "setup" ("what");
        SETUP_INSTEAD = "setup-instead" ("side", "piece");
        SETUP_EMPTIED = "setup-emptied" ("square", "side", "piece");
        SETUP_NEXT = "setup-next" ("side");
        SETUP_TURN = "setup-turn" ("side");
        SETUP_CASTLES = "setup-castles" ("side", "way");
        SETUP_NOT_THERE = "setup-not-there" ("square");
        SETUP_WRONG = "setup-wrong" ("fault", "side", "rank");
    }
}
