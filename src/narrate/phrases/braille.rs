//! What is said of scoresheets in Braille, and the words that stand on them.

use super::{Part, Spec};

phrases! { BRAILLE:
    Interface {
        BRAILLE_CODE = "braille-code" ("code", "status");
        BRAILLE_PROVISIONAL = "braille-provisional" ();
        BRAILLE_SIGN = "braille-sign" ("sign");
        BRAILLE_WORD = "braille-word" ("word");
        BRAILLE_LEFT_OUT = "braille-left-out" ("what", "number");
        BRAILLE_CHANGED = "braille-changed" ("number");
        BRAILLE_PAGES = "braille-pages" ("games", "pages");
        BRAILLE_EIGHT_DOTS = "braille-eight-dots" ();
        BRAILLE_READ = "braille-read" ("code", "moves");
        BRAILLE_UNREADABLE = "braille-unreadable" ("page", "line", "cell", "cells");
        BRAILLE_COULD_BE = "braille-could-be" ();
        BRAILLE_COULD_BE_MOVE = "braille-could-be-move" ("move");
        BRAILLE_NO_CELL = "braille-no-cell" ("page", "line", "cell", "text");
        BRAILLE_OTHER_FORMAT = "braille-other-format" ("format");
        BRAILLE_NO_GAME = "braille-no-game" ();
        BRAILLE_NUMBER = "braille-number" ("page", "line", "cell", "number", "due");
        BRAILLE_DIFFERS = "braille-differs" ("page", "line", "read", "written");
        BRAILLE_OTHER_MOVES = "braille-other-moves" ("page", "line");
        BRAILLE_MENDED = "braille-mended" ("page", "line", "cell", "move");
        BRAILLE_RESUMED = "braille-resumed" ("page", "line", "cell", "move");
        BRAILLE_OTHER_PAGE = "braille-other-page" ("page", "due");
        BRAILLE_IN_BOOK = "braille-in-book" ("page", "line", "number", "due");
        BRAILLE_UNENDED = "braille-unended" ("page", "line");
        BRAILLE_OTHER_BOOK = "braille-other-book" ("page", "line");
        BRAILLE_STRAY = "braille-stray" ("page", "line");
        BRAILLE_BREAKS_OFF = "braille-breaks-off" ("page", "line");
        BRAILLE_RESULTS = "braille-results" ("page", "line", "result", "detail");
        BRAILLE_TITLED = "braille-titled" ("result");
        BRAILLE_NO_COLOPHON = "braille-no-colophon" ("page", "line");
        BRAILLE_TITLE = "braille-title" ("page", "line", "text", "detail");
        BRAILLE_NOTES = "braille-notes" ("page", "line", "number");
        BRAILLE_SAYS = "braille-says" ("text");
        BRAILLE_ABOVE = "braille-above" ("page", "line", "text");
        BRAILLE_ON_BOARD = "braille-on-board" ("page", "line");
        BRAILLE_TOO_LONG = "braille-too-long" ("page", "line");
        BRAILLE_GIVEN_UP = "braille-given-up" ("page", "line");
        BRAILLE_OTHER_CODE = "braille-other-code" ();
        BRAILLE_UNPROVED = "braille-unproved" ();
    }
}
