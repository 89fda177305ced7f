//! What is said of the shelf of games, and of work that takes its time.

use super::{Part, Spec};

phrases! {
    SHELF: Interface {
        SHELF_INPUT = "shelf-input" ("what");
        SHELF_PLAIN = "shelf-plain" ("what");
        SHELF_FOUND = "shelf-found" ("games");
        SHELF_WALKABLE = "shelf-walkable" ("games");
        SHELF_HINT = "shelf-hint" ();
        SHELF_GAME = "shelf-game" ("number", "count");
        SHELF_PLAYERS = "shelf-players" ("white", "black");
        SHELF_RESULT = "shelf-result" ("result");
        SHELF_MOVES = "shelf-moves" ("moves");
        SHELF_FIRST = "shelf-first" ("opening");
        SHELF_IMPORTED = "shelf-imported" ("games");
        SHELF_DOUBLES = "shelf-doubles" ("games");
        SHELF_FAULTY = "shelf-faulty" ("games", "line");
        SHELF_LOST = "shelf-lost" ("games");
        SHELF_CUT = "shelf-cut" ("pages");
        SHELF_ALTERED = "shelf-altered" ("games");
        SHELF_UNCHECKED = "shelf-unchecked" ("games");
        SHELF_SOUND = "shelf-sound" ("games");
        SHELF_BACKED_UP = "shelf-backed-up" ("file", "games");
        SHELF_KEPT_BESIDE = "shelf-kept-beside" ("file", "games");
        SHELF_RESTORED = "shelf-restored" ("file", "games");
        SHELF_FAULT = "shelf-fault" ("fault", "file", "detail");
        ASK_SHELF = "ask-shelf" ("what", "file");
        WORK = "work" ("what");
        WORK_DONE = "work-done" ("games");
        WORK_PERCENT = "work-percent" ("percent");
        WAITS = "waits" ("what");
        WORK_STATE = "work-state" ("state", "what");
    }
}
