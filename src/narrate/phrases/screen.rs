//! Who speaks, and how much: the screen reader, verbosity, the window.

use super::{Part, Spec};

phrases! { SCREEN:
    Announcement {
        TAKES_FROM_TO = "takes-from-to" ("piece", "from", "to");
        TAKES_TO = "takes-to" ("piece", "to");
        TAKES_FILE_TO = "takes-file-to" ("piece", "file", "to");
        TAKES_RANK_TO = "takes-rank-to" ("piece", "rank", "to");
        PAWN_TAKES_TO = "pawn-takes-to" ("file", "to");
    }
    Interface {
        ASK_OUTPUT = "ask-output" ("proposed");
        ASK_WORDS = "ask-words" ();
        ASK_WORDS_OWN = "ask-words-own" ("piece", "letter", "rank");
        WORDS_NAMED = "words-named" ("words");
        ASK_NAME = "ask-name" ();
        NAME_OF_COMPUTER = "name-of-computer" ();
        SET_OUTPUT = "set-output" ("output");
        SQUARE = "square-alone" ("square");
        NO_PIECE = "square-nothing" ();
        PIECE = "piece-alone" ("piece");
        PIECE_OF = "piece-of" ("side", "piece");
        SQUARE_COLOUR = "square-colour" ("colour");
        REVIEW_COPIED = "review-copied" ();
        MENU = "menu" ("page");
        MENU_SETTING = "menu-setting" ("setting");
        DETAIL_NAME = "detail-name" ("detail");
        SOUND_NAME = "sound-name" ("setting");
        MENU_HELP = "menu-help" ("row");
        MENU_PLACE = "menu-place" ("at", "count");
        MENU_KEYS = "menu-keys" ();
        MENU_CLOSED = "menu-closed" ();
        SET_THEME = "set-theme" ("theme");
        SET_ZOOM = "set-zoom" ("percent");
        SET_SECOND_WINDOW = "set-second-window" ("state");
        SET_BOARD_ONLY = "set-board-only" ("state");
        SET_BRAILLE_LINE = "set-braille-line" ("code");
        BRAILLE_LINE = "braille-line" ("row");
        SET_PRESET = "set-preset" ("preset");
        SET_DETAIL = "set-detail" ("detail", "state");
        SET_PLAYER = "set-player" ("name");
        SET_NO_PLAYER = "set-no-player" ();
        SET_RESET = "set-reset" ();
        TROUBLE_SETTING = "trouble-setting" ("detail");
        TROUBLE_READER = "trouble-reader" ("state");
    }
}
