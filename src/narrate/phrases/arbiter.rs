//! What is said when an arbiter intervenes.

use super::{Part, Spec};

phrases! { ARBITER:
    Interface {
        ARBITER_IN = "arbiter-in" ();
        ARBITER_IN_UNCLOCKED = "arbiter-in-unclocked" ();
        ARBITER_OUT = "arbiter-out" ();
        ARBITER_AWAY = "arbiter-away" ();
        SANCTIONED = "sanctioned" ("side", "what");
        POINTS_GAINED = "points-gained" ("side", "what");
        POINTS_LOST = "points-lost" ("side", "what");
        DISTURBANCE = "disturbance" ();
        CLOCK_SET = "clock-set" ("side");
        MOVES_SET = "moves-set" ("side", "moves");
        SETUP_FAULT = "setup-fault" ("what");
        SETUP_RULING = "setup-ruling" ("what");
        WENT_BACK = "went-back" ("number", "side");
        CLOCKS_THEN = "clocks-then" ();
        CLOCKS_TO_SET = "clocks-to-set" ();
        DISPLACED = "displaced" ("side");
        RESTORED_BY = "restored-by" ("side");
        TOLD_TO_PRESS = "told-to-press" ("side");
        ILLEGAL_SEEN = "illegal-seen" ();
        WAS_LEGAL = "was-legal" ();
        SHEETS_AGREE = "sheets-agree" ("side");
        SHEETS_DIFFER = "sheets-differ" ("side", "number");
        SHEET_RECORD = "sheet-record" ();
        SHEET_RECORD_ENDS = "sheet-record-ends" ();
        SHEET_OTHER = "sheet-other" ("text");
        SHEET_ENDS = "sheet-ends" ();
        BOARD_AGREES = "board-agrees" ("side");
        BOARD_DIFFERS = "board-differs" ("side", "squares");
        BOARD_SINCE = "board-since" ("number");
        BOARD_NOT_MADE = "board-not-made" ("number");
        BOARD_CORRECTED = "board-corrected" ("side");
        TWO_BOARDS = "two-boards" ();
        SIGHTED_NORMAL = "sighted-normal" ("side");
        ASSISTED = "assisted" ("side", "what");
        INCIDENTS_NONE = "incidents-none" ();
        INCIDENTS_SOME = "incidents-some" ("count");
        ILLEGAL_HERE = "illegal-here" ();
        ARBITER_TO_MOVE = "arbiter-to-move" ("side");
        RULED_LOST = "ruled-lost" ("loser");
        RULED_LOST_BOTH = "ruled-lost-both" ();
        RULED_ILLEGAL_POSITION = "ruled-illegal-position" ();
        ASK_LOST = "ask-lost" ("side");
        ASK_LOST_BOTH = "ask-lost-both" ();
        ASK_BACK = "ask-back" ("number", "side");
        ASK_ANEW = "ask-anew" ();
        ASK_ILLEGAL_DRAW = "ask-illegal-draw" ();
        ASK_ILLEGAL_SEEN = "ask-illegal-seen" ();
        ARBITER_MAY_NOT = "arbiter-may-not" ("what");
        ARBITER_POINTS = "arbiter-points" ("what");
        ARBITER_SETTLED = "arbiter-settled" ("moves");
        ARBITER_KEEPS = "arbiter-keeps" ("minutes");
        ARBITER_REFUSED = "arbiter-refused" ("what");
        HELP_ARBITER = "help-arbiter" ();
    }
}
