//! The table of phrases: everything the program can say, with the arguments each phrase takes.
//!
//! The words are in `voices/`. A test compares every voice with this table.

use super::cue::Part;

/// An entry of the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Spec {
    /// The name of the message in the voice's file.
    pub id: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
    /// The voices that must have it: [`Part::Announcement`] means all voices, and
    /// [`Part::Interface`] those that can be the language of the program.
    pub part: Part,
}

macro_rules! phrases {
    ($($part:ident { $($name:ident = $id:literal ($($arg:literal),*);)* })*) => {
        $($(
            #[doc = concat!("`", $id, "`", $(" `$", $arg, "`"),*)]
            pub static $name: Spec = Spec { id: $id, args: &[$($arg),*], part: Part::$part };
        )*)*
        /// All entries.
        pub static ALL: &[&Spec] = &[$($(&$name),*),*];
    };
}

phrases! {
    Announcement {
        MOVE_FROM_TO = "move-from-to" ("piece", "from", "to");
        CAPTURE_FROM_TO = "capture-from-to" ("piece", "from", "taken", "to");
        MOVE_TO = "move-to" ("piece", "to");
        MOVE_FILE_TO = "move-file-to" ("piece", "file", "to");
        MOVE_RANK_TO = "move-rank-to" ("piece", "rank", "to");
        CAPTURE_TO = "capture-to" ("piece", "taken", "to");
        CAPTURE_FILE_TO = "capture-file-to" ("piece", "file", "taken", "to");
        CAPTURE_RANK_TO = "capture-rank-to" ("piece", "rank", "taken", "to");
        PAWN_TO = "pawn-to" ("to");
        PAWN_CAPTURE_TO = "pawn-capture-to" ("file", "taken", "to");
        SQUARES_FROM_TO = "squares-from-to" ("from", "to");
        SPELT = "spelt" ("text");
        CASTLING_SHORT = "castling-short" ();
        CASTLING_LONG = "castling-long" ();
        EN_PASSANT = "en-passant" ();
        PROMOTION = "promotion" ("piece");
        CHECK = "check" ();
        DOUBLE_CHECK = "double-check" ();
        MATE = "mate" ();
    }
    Interface {
        GREETING = "greeting" ();
        GREETING_SETUP = "greeting-setup" ("language", "announcer");
        GREETING_HELP = "greeting-help" ();
        BEGAN = "began" ("side");
        BEGAN_AT = "began-at" ("side", "number");
        RESUMED = "resumed" ("moves", "side");
        LAST_MOVE = "last-move" ();
        OPENED = "opened" ("white", "black", "moves");
        OPENED_PLACE = "opened-place" ("number", "count");
        OPENED_NAMELESS = "opened-nameless" ("moves");
        OPENED_EVENT = "opened-event" ("event");
        OPENED_DATE = "opened-date" ("date");
        OPENED_RESULT = "opened-result" ("result");
        OPENED_HINT = "opened-hint" ();
        RULED_CHECKMATE = "ruled-checkmate" ("winner");
        RULED_STALEMATE = "ruled-stalemate" ();
        RULED_DEAD = "ruled-dead-position" ();
        RULED_REPETITION = "ruled-repetition" ("times");
        RULED_QUIET = "ruled-quiet-moves" ("moves");
        RULED_RESIGNED = "ruled-resigned" ("loser");
        RULED_AGREED = "ruled-agreed" ();
        RULED_PERPETUAL = "ruled-perpetual-check" ("side");
        RULED_FLAG = "ruled-flag" ("loser");
        RULED_BOTH_FLAGS = "ruled-both-flags" ();
        RULED_ILLEGAL = "ruled-illegal-moves" ("loser", "number");
        RESULT = "result" ("result");
        ARTICLE = "article" ("article");
        SQUARE_EMPTY = "square-empty" ("square");
        SQUARE_PIECE = "square-piece" ("square", "side", "piece");
        EDGE = "edge" ("square");
        TAKEN = "taken" ("side", "piece", "square");
        PUT_BACK = "put-back" ("piece", "square");
        NOTHING_TO_CANCEL = "nothing-to-cancel" ();
        UNDONE = "undone" ();
        STEPPED_BACK = "stepped-back" ();
        AT_START = "at-start" ();
        AT_MOVE = "at-move" ("number", "side");
        END_OF_GAME = "end-of-game" ("result");
        BEGINNING_OF_GAME = "beginning-of-game" ();
        PLAYED_ON = "played-on" ("side");
        TO_MOVE = "to-move" ("side", "number");
        IN_CHECK = "in-check" ();
        PIECES_OF = "pieces-of" ("side");
        PIECES_AT = "pieces-at" ("piece", "count", "squares");
        PIECES_NONE = "pieces-none" ("side", "piece");
        PIECES_OF_KIND = "pieces-of-kind" ("side", "piece", "count", "squares");
        ATTACKED_BY = "attacked-by" ("square", "side");
        PIECE_FROM = "piece-from" ("piece", "square");
        ATTACKED_BY_NONE = "attacked-by-none" ("square");
        MOVE_NUMBER = "move-number" ("number");
        NO_MOVES_YET = "no-moves-yet" ();
        NO_CLOCK = "no-clock" ();
        AGREED = "agreed" ("conduct", "competition", "edition");
        AGREED_TOUCH = "agreed-touch" ("who");
        AGREED_ANNOUNCING = "agreed-announcing" ("announcing");
        AGREED_REPEATS = "agreed-repeats" ();
        AGREED_BOARDS = "agreed-two-boards" ();
        AGREED_NO_DRAWS = "agreed-no-draws" ("number");
        PERIOD_MOVES = "period-moves" ("moves");
        PERIOD_REST = "period-rest" ();
        BONUS = "bonus" ("bonus", "seconds");
        TIME_OF = "time-of" ("side");
        HOURS = "hours" ("hours");
        MINUTES = "minutes" ("minutes");
        SECONDS = "seconds" ("seconds");
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
        ANNOUNCED = "announced" ();
        ANNOUNCED_OTHERWISE = "announced-otherwise" ();
        REPEATED = "repeated" ("side");
        MOVE_COUNTS = "move-counts" ();
        COMPLETED = "completed" ("side");
        MUST_MOVE = "must-move" ("piece", "square");
        MUST_CAPTURE = "must-capture" ("piece", "square");
        MUST_CAPTURE_WITH = "must-capture-with" ("piece", "from", "taken", "square");
        MUST_CASTLE = "must-castle" ("to");
        MUST_MOVE_KING = "must-move-king" ();
        PENALISED = "penalised" ("what", "side", "number");
        RESTORED = "restored" ();
        GAINS = "gains" ("side");
        ILLEGAL_STANDS = "illegal-stands" ();
        OFFERED = "offered" ("side");
        OFFER_DISTURBS = "offer-disturbs" ();
        OFFER_WRITTEN = "offer-written" ();
        WHY = "why" ("rule");
        WHY_NOTHING = "why-nothing" ();
        FORBIDDEN = "forbidden" ("what");
        FORBIDDEN_PIECE = "forbidden-piece" ("what", "piece", "square");
        FORBIDDEN_SQUARE = "forbidden-square" ("what", "square");
        FORBIDDEN_BEFORE = "forbidden-before" ("number");
        DISAGREED = "disagreed" ("what");
        OCCUPIED = "refused-occupied" ("square", "side", "piece");
        REFUSED_NOW = "refused-now" ("what");
        ASK_EDITION = "ask-edition" ();
        ASK_BLIND = "ask-blind" ();
        ASK_CONTROL = "ask-control" ();
        ASK_AGREEMENT = "ask-agreement" ();
        ADJUSTED = "adjusted" ();
        STATUS_GOING_ON = "status-going-on" ();
        STATUS_OVER = "status-over" ("result");
        TYPED = "typed" ("text");
        TYPED_SPACE = "typed-space" ();
        ERASED = "erased" ("text");
        LINE_EMPTY = "line-empty" ();
        ASK_PATH = "ask-path" ();
        ASK_NEW_GAME = "ask-new-game" ();
        ASK_OPEN = "ask-open" ();
        ASK_RESIGN = "ask-resign" ("side");
        ASK_DRAW = "ask-draw" ("side", "opponent");
        ASK_RESUME = "ask-resume" ("moves");
        ASK_PROMOTION = "ask-promotion" ();
        ASK_READ_BACK = "ask-read-back" ();
        ASK_WHICH_FROM = "ask-which-from" ("count", "piece", "to", "squares");
        ASK_WHICH = "ask-which" ("count");
        DECLINED = "declined" ();
        DECLINED_DRAW = "declined-draw" ("opponent");
        DECLINED_CHOICE = "declined-choice" ();
        SET_LANGUAGE = "set-language" ("voice");
        SET_ANNOUNCER = "set-announcer" ("voice");
        SET_FORM = "set-form" ("form");
        SET_FILES = "set-files" ("files");
        SET_WARNINGS = "set-warnings" ();
        SET_NO_WARNINGS = "set-no-warnings" ();
        SET_READ_BACK = "set-read-back" ("state");
        SET_SPEAKER = "set-speaker" ("speaker");
        SET_RATE = "set-rate" ("percent");
        SET_SPEECH_VOLUME = "set-speech-volume" ("percent");
        SET_EARCON_VOLUME = "set-earcon-volume" ("percent");
        HELP_PLAYING = "help-playing" ();
        HELP_COMPETING = "help-competing" ();
        HELP_LISTENING = "help-listening" ();
        HELP_ANSWERING = "help-answering" ();
        HELP_CHOOSING = "help-choosing" ();
        GOODBYE = "goodbye" ();
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
        NO_NOT_THERE = "illegal-not-there" ("piece", "square");
        NO_NONE_FROM_THERE = "illegal-none-from-there" ("piece", "to");
        NO_EN_PASSANT = "illegal-no-en-passant" ();
        NO_SUCH_CHECK = "illegal-no-such-check" ();
        UNREADABLE = "refused-unreadable" ("text");
        UNREADABLE_EMPTY = "refused-unreadable-empty" ();
        UNOPENABLE = "refused-unopenable" ("file", "fault", "detail");
        UNOPENABLE_AT = "refused-unopenable-at" ("file", "line", "column", "fault", "detail");
        GAME_OVER = "refused-game-over" ("result");
        LISTENING = "refused-listening" ();
        NOT_LISTENING = "refused-not-listening" ();
        NOTHING_HERE = "refused-nothing-here" ("square");
        NOT_YOURS = "refused-not-yours" ("square", "side", "piece");
        NO_MOVES = "refused-no-moves" ();
        NO_SUCH_MOVE = "refused-no-such-move" ("number");
        NO_QUESTION = "refused-no-question" ();
        NOTHING_ANNOUNCED = "refused-nothing-announced" ();
        TROUBLE_SOUND = "trouble-sound" ("what", "detail");
        TROUBLE_FILE = "trouble-unwritable" ("file", "detail");
        TROUBLE_SETTINGS = "trouble-settings" ("detail");
        TROUBLE_IN_USE = "trouble-in-use" ();
        TROUBLE_LOG = "trouble-log" ("line", "kept");
        NO_OTHER_GAME = "refused-no-other-game" ();
        ACTION = "action" ("action");
        LABEL = "label" ("what");
        CLAIMS_NONE = "claims-none" ();
        CLAIMS_SOME = "claims-some" ("count");
        CLAIM_REPETITION = "claim-repetition" ("times");
        CLAIM_REPETITION_AHEAD = "claim-repetition-ahead" ("times");
        CLAIM_QUIET = "claim-quiet" ("moves");
        CLAIM_QUIET_AHEAD = "claim-quiet-ahead" ("moves");
        CLAIM_FATE = "claim-fate" ("fate");
        CLAIM_RUN = "claim-run" ("count");
        CLAIM_UNLESS_WON = "claim-unless-won" ("moves");
        CLAIM_MOVES = "claim-moves" ("count");
        DRAW_CLAIMED = "draw-claimed" ("side", "ground");
        CLAIM_WRONG = "claim-wrong" ();
        CLAIM_WANTED = "claim-wanted" ("number");
        LOSES_TIME = "loses-time" ("side");
        MUST_DECLARED = "must-declared" ("from", "to");
        MAY_CLAIM = "may-claim" ("side");
        MAY_NOT_CLAIM = "may-not-claim" ("side");
        CLAIMS_OVER = "claims-over" ();
        TROUBLE_VOICE = "trouble-no-such-voice" ("voice");
        TROUBLE_WORDS = "trouble-not-understood" ("text");
    }
}
