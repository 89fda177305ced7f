//! What is said when the board is explored.

use super::{Part, Spec};

phrases! { EXPLORE:
    Interface {
        COLOUR = "explore-colour" ("colour");
        RANK = "explore-rank" ("at-rank");
        FILE = "explore-file" ("at-file");
        RANKS = "explore-ranks" ("at-rank", "to-rank");
        NONE_THERE = "explore-empty" ();
        AT_FILE = "explore-at-file" ("side", "piece", "at-file");
        AT_RANK = "explore-at-rank" ("side", "piece", "at-rank");
        AT = "explore-at" ("side", "piece", "square");
        KIND_AT_FILE = "explore-kind-at-file" ("piece", "at-file");
        KIND_AT_RANK = "explore-kind-at-rank" ("piece", "at-rank");
        SIDE_AT_RANK = "explore-side-at-rank" ("side", "at-rank");
        DIRECTION = "explore-direction" ("step");
        AROUND = "explore-around" ("leap", "square");
        ATTACK = "explore-attack" ("act", "side");
        ATTACK_NONE = "explore-attack-none" ("act", "side");
        BEHIND = "explore-behind" ("piece", "square");
        WHICH_MOVE = "explore-move-number" ("number");
        FILE_NAME = "explore-file-name" ("file", "letter");
        NO_COUNT = "explore-no-count" ();
        NOTHING_TO_CAPTURE = "explore-no-capture" ();
        NO_CHECK = "explore-no-check" ();
        CHECK_ON = "explore-check" ("side");
        CASTLING = "explore-castling" ("way", "answer");
        CASTLING_AT = "explore-castling-at" ("way", "answer", "square");
        CASTLING_LOST = "explore-castling-lost" ();
        CASTLED = "explore-castled" ("side", "way", "number");
        NOT_CASTLED = "explore-not-castled" ("side");
        OCCURRENCES = "explore-occurrences" ("count");
        NO_LEGAL_MOVE = "explore-no-move" ();
        MOVES_OF = "explore-moves" ("side", "piece", "square");
        OUT_OF_TURN = "explore-out-of-turn" ();
        TO = "explore-to" ("squares");
        CAPTURES = "explore-captures" ("piece", "square");
        NO_TARGETS = "explore-no-targets" ("side", "piece", "square", "act");
        IF_PUT = "explore-if-put" ("piece", "square", "act");
        WOULD_ATTACK = "explore-would-attack" ("piece", "square");
        WOULD_SUFFER = "explore-would-suffer" ("piece", "square");
        NO_PAWNS = "explore-no-pawns" ();
        COUNT = "explore-count" ("piece", "count");
        PIECE_COUNT = "explore-piece-count" ("count");
        PASSED = "explore-passed" ("side", "squares");
        NONE_PASSED = "explore-none-passed" ();
        MOVE_COUNT = "explore-move-count" ("count");
        BETWEEN = "explore-between" ("from", "to");
        NO_LINE = "explore-no-line" ("from", "to");
        LEVEL = "explore-level" ();
        AHEAD = "explore-ahead" ("side", "count");
        CAPTURED = "explore-captured" ("side", "piece", "square");
        NONE_CAPTURED = "explore-none-captured" ();
        WENT = "explore-went" ("side", "piece", "from", "to");
        CAME = "explore-came" ("side", "piece", "square");
        LEFT = "explore-left" ("side", "piece", "square");
        UNCHANGED = "explore-unchanged" ();
        THREAT = "explore-threat" ("side", "piece", "from", "taken", "square");
        THREAT_OVER = "explore-threat-over" ("side", "piece", "from", "taken", "square");
        NO_THREATS = "explore-no-threats" ();
        WRAPPED = "explore-wrapped" ();
        NONE_OF_KIND = "explore-none-of-kind" ("piece");
        FLIPPED = "explore-flipped" ("side");
    }
}
