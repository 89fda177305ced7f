//! What is said in drills.

use super::{Part, Spec};

phrases! { DRILL:
    Announcement {
        DRILL_SAID = "drill-said" ("name");
    }
    Interface {
        DRILL_BEGAN = "drill-began" ("subject");
        DRILL_WORD_OF_FILE = "drill-word-of-file" ("letter");
        DRILL_FILE_OF_WORD = "drill-file-of-word" ();
        DRILL_WORD_OF_RANK = "drill-word-of-rank" ("number");
        DRILL_RANK_OF_WORD = "drill-rank-of-word" ();
        DRILL_DARK = "drill-dark" ("square");
        DRILL_ON_DIAGONAL = "drill-on-diagonal" ("from", "to");
        DRILL_DIAGONAL = "drill-diagonal" ("from", "to");
        DRILL_ROUTE = "drill-route" ("from", "to", "count");
        DRILL_SEAT = "drill-seat" ("side", "file", "rank");
        DRILL_BESIDE = "drill-beside" ("side", "step", "square");
        DRILL_REACH = "drill-reach" ("piece", "square");
        DRILL_RIGHT = "drill-right" ();
        DRILL_MORE = "drill-more" ("count");
        DRILL_ALREADY = "drill-already" ("square");
        DRILL_WRONG = "drill-wrong" ();
        DRILL_MISSING = "drill-missing" ("squares");
        DRILL_EXTRA = "drill-extra" ("squares");
        DRILL_STILL = "drill-still" ();
        DRILL_IS_DARK = "drill-is-dark" ("square", "colour");
        DRILL_IS_ON = "drill-is-on" ("from", "to", "answer");
        DRILL_LETTER_IS = "drill-letter-is" ("letter");
        DRILL_NUMBER_IS = "drill-number-is" ("number");
        DRILL_SQUARES_ARE = "drill-squares-are" ("squares");
        DRILL_OTHER_WAY = "drill-other-way" ("way");
        DRILL_NO_ANSWER = "drill-no-answer" ();
        DRILL_AT = "drill-at" ("square", "state");
        DRILL_HINT = "drill-hint" ("square");
        DRILL_NO_HINT = "drill-no-hint" ();
        DRILL_HELP = "drill-help" ("subject");
        DRILL_HELP_ALL = "drill-help-all" ();
        DRILL_LEAVE = "drill-leave" ();
        DRILL_LEFT = "drill-left" ("right", "wrong");
        DRILL_SUBJECT = "drill-subject" ("subject");
        DRILL_SUMMARY = "drill-summary" ("asked", "known", "due");
        DRILL_SCORE = "drill-score" ("right", "wrong");
        DRILL_NO_SUMMARY = "drill-no-summary" ();
        DRILL_EXPORTING = "drill-exporting" ();
        DRILL_EXPORTED = "drill-exported" ("file");
        FIND_GAME = "find-game" ("side");
        FIND_MATE = "find-mate" ("side", "moves");
        FIND_BEST = "find-best" ("side");
        FIND_WIN_IN = "find-win-in" ("side", "moves");
        FIND_ONLY_WIN = "find-only-win" ("side");
        FIND_BAD_LINE = "find-bad-line" ("line", "fault");
        FIND_MORE_BAD = "find-more-bad" ("lines");
        FIND_PART = "find-part" ("positions");
        FIND_PASSED_OVER = "find-passed-over" ("mates");
        FIND_UNPROVED = "find-unproved" ();
        FIND_RATING = "find-rating" ("rating");
        FIND_FILE = "find-file" ();
        FIND_OFFER = "find-offer" ("games");
        FIND_WRONG = "find-wrong" ();
        FIND_FOUND = "find-found" ("slips", "hints");
        FIND_PIECE = "find-piece" ("piece", "square");
        FIND_TO = "find-to" ("square");
        FIND_HELP = "find-help" ();
        BLINDFOLD_ON = "blindfold-on" ();
        BLINDFOLD_OFF = "blindfold-off" ("peeks");
        BLINDFOLD_PEEK = "blindfold-peek" ("peeks");
        BLINDFOLD_AT = "blindfold-at" ("square");
        DRILL_REFUSED = "drill-refused" ("why");
        DRILL_BROKEN = "drill-broken" ("detail");
    }
}
