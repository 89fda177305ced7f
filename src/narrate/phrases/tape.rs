//! What is said of the dictaphone, and what it says into the record.

use super::{Part, Spec};

phrases! { TAPE:
    Interface {
        TAPE_PLAIN = "tape" ("what");
        TAPE_STARTED = "tape-started" ("file");
        TAPE_STOPPED = "tape-stopped" ("file", "announcements");
        TAPE_FAILED = "tape-failed" ("file", "detail");
        TAPE_TIME = "tape-time" ();
        TAPE_HOUR = "tape-hour" ("hours");
        ASK_OWN_VOICE = "ask-own-voice" ();
        SET_TAPE_FORMAT = "set-tape-format" ("format");
        SET_OWN_VOICE = "set-own-voice" ("state");
    }
}
