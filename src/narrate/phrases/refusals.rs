//! Why something is not done.

use super::{Part, Spec};

phrases! { REFUSALS:
    Interface {
        NO_EMPTY = "illegal-empty" ("square");
        NO_OPPONENTS = "illegal-opponents-piece" ("square", "piece", "side");
        NO_SUCH_PIECE = "illegal-no-such-piece" ("piece");
        NO_NONE_REACHES = "illegal-none-reaches" ("piece", "to");
        NO_NOTHING_REACHES = "illegal-nothing-reaches" ("to");
        NO_NOT_ITS_WAY = "illegal-not-its-way" ("piece", "from", "to");
        NO_OWN_PIECE = "illegal-own-piece" ("square", "piece");
        NO_BLOCKED = "illegal-blocked" ("square", "side", "piece");
        NO_NOTHING_TO_CAPTURE = "illegal-nothing-to-capture" ("square");
        NO_PINNED = "illegal-pinned" ("square", "piece", "by");
        NO_STILL_IN_CHECK = "illegal-still-in-check" ("by");
        NO_KING_IN_CHECK = "illegal-king-into-check" ("square", "by");
        NO_CASTLING_RIGHT = "illegal-castling-right" ("way");
        NO_CASTLING_IN_CHECK = "illegal-castling-in-check" ();
        NO_CASTLING_BETWEEN = "illegal-castling-between" ("square");
        NO_CASTLING_ATTACKED = "illegal-castling-attacked" ("square");
        NO_PROMOTION = "illegal-no-promotion" ();
        NO_CAPTURE = "illegal-no-capture" ("square");
        NO_CAPTURES = "illegal-no-captures" ();
        NO_NOT_THERE = "illegal-not-there" ("piece", "square");
        NO_NONE_FROM_THERE = "illegal-none-from-there" ("piece", "to");
        NO_EN_PASSANT = "illegal-no-en-passant" ();
        NO_SUCH_CHECK = "illegal-no-such-check" ("check");
        UNREADABLE = "refused-unreadable" ("text", "script");
        UNREADABLE_EMPTY = "refused-unreadable-empty" ();
        UNOPENABLE = "refused-unopenable" ("file", "fault", "detail");
        UNOPENABLE_AT = "refused-unopenable-at" ("file", "line", "column", "what");
        UNOPENABLE_THERE = "unopenable-there" ("fault");
        UNOPENABLE_DETAIL = "unopenable-detail" ("what", "detail");
        UNOPENABLE_MOVE = "unopenable-move" ("number", "fault", "move");
        PASTED_TEXT = "pasted-text" ();
        GAME_OVER = "refused-game-over" ("result");
        LISTENING = "refused-listening" ();
        NOT_LISTENING = "refused-not-listening" ();
        NOTHING_HERE = "refused-nothing-here" ("square");
        NOT_YOURS = "refused-not-yours" ("square", "side", "piece");
        NO_MOVES = "refused-no-moves" ();
        NOTHING_TAKEN_BACK = "refused-nothing-taken-back" ();
        NO_SUCH_MOVE = "refused-no-such-move" ("number");
        NO_QUESTION = "refused-no-question" ();
        NOTHING_ANNOUNCED = "refused-nothing-announced" ();
    }
}
