//! What is said of a game under an agreement: the sequence of a move, rulings, the clock.

use super::{Part, Spec};

phrases! { LAWFUL:
    Interface {
        AGREED = "agreed" ("competition", "edition");
        AGREED_TOUCH = "agreed-touch" ("who");
        AGREED_READ_OUT = "agreed-read-out" ();
        AGREED_REPEATS = "agreed-repeats" ();
        AGREED_BOARDS = "agreed-two-boards" ();
        AGREED_NO_DRAWS = "agreed-no-draws" ("number");
        PERIOD_MOVES = "period-moves" ("moves");
        PERIOD_REST = "period-rest" ();
        BONUS = "bonus" ("bonus", "seconds");
        TIME_OF = "time-of" ("side");
        TIME_LEFT_OF = "time-left-of" ("side");
        HOURS = "hours" ("hours");
        MINUTES = "minutes" ("minutes");
        SECONDS = "seconds" ("seconds");
        HOURS_MINUTES = "hours-minutes" ("hours", "minutes");
        MINUTES_SECONDS = "minutes-seconds" ("minutes", "seconds");
        MOVES_MADE = "moves-made" ("moves");
        TO_CONTROL = "to-control" ("moves");
        FLAG_DOWN = "flag-down" ();
        PAUSED = "paused" ();
        CLOCK_RUNS = "clock-runs" ("side");
        TAKEN_OFF = "taken-off" ("side", "piece", "square");
        PLACED = "placed" ("piece", "square");
        PROMOTED = "promoted" ("piece");
        TOUCHED = "touched" ("side", "piece", "square");
        FELT = "felt" ("side", "piece", "square");
        ADJUSTING = "adjusting" ();
        ANNOUNCED_OTHERWISE = "announced-otherwise" ();
        REPEATED = "repeated" ("side");
        MOVE_COUNTS = "move-counts" ();
        COMPLETED = "completed" ("side");
        CONTROL_REACHED = "control-reached" ("side");
        CLOCK_FORGOTTEN = "clock-forgotten" ("side");
        TOUCH_FREE = "touch-free" ();
        CASTLING_FREE = "castling-free" ();
        MUST_MOVE = "must-move" ("piece", "square");
        MOVE_TOUCHED = "move-touched" ("piece", "square");
        MUST_CAPTURE = "must-capture" ("piece", "square");
        MUST_CAPTURE_WITH = "must-capture-with" ("piece", "from", "taken", "square");
        MUST_EITHER = "must-either" ("piece", "from", "taken", "square");
        MUST_CASTLE = "must-castle" ("to");
        MUST_MOVE_KING = "must-move-king" ();
        MUST_MOVE_PAWN = "must-move-pawn" ("from", "to");
        MUST_MOVE_KING_ONLY = "must-move-king-only" ();
        PUT_MOVED_BACK = "put-moved-back" ();
        PENALISED = "penalised" ("what", "side", "number");
        PENALISED_FIRST = "penalised-first" ("what");
        YES_MEANS = "yes-means" ();
        RESTORED = "restored" ();
        GAINS = "gains" ("side");
        GAINED_BY = "gained-by" ("side");
        ILLEGAL_STANDS = "illegal-stands" ();
        OFFERED = "offered" ("side");
        OFFER_STANDS = "offer-stands" ("side", "opponent");
        OFFER_DISTURBS = "offer-disturbs" ();
        OFFER_WRITTEN = "offer-written" ();
        WHY = "why" ("rule", "number");
        WHY_NOTHING = "why-nothing" ();
        FORBIDDEN = "forbidden" ("what");
        FORBIDDEN_PIECE = "forbidden-piece" ("what", "piece", "square");
        FORBIDDEN_SQUARE = "forbidden-square" ("what", "square");
        FORBIDDEN_MOVED = "forbidden-moved" ("piece", "from", "square");
        FORBIDDEN_BEFORE = "forbidden-before" ("number");
        DISAGREED = "disagreed" ("what");
        OCCUPIED = "refused-occupied" ("square", "side", "piece");
        REFUSED_NOW = "refused-now" ("what");
        ASK_EDITION = "ask-edition" ();
        ASK_BLIND = "ask-blind" ();
        ASK_CONTROL = "ask-control" ();
        ASK_AGREEMENT = "ask-agreement" ();
        ASK_AGREEMENT_INSTEAD = "ask-agreement-instead" ();
    }
}
