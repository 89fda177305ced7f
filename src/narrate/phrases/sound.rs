//! What is said of sounds.

use super::{Part, Spec};

phrases! { SOUND:
    Interface {
        EARCON = "earcon" ("earcon");
        NOT_HEARD = "not-heard" ("what");
        ENROLS = "enrols" ("words");
        ENROL_SAY = "enrol-say" ("word");
        ENROL_AGAIN = "enrol-again" ();
        ENROLLED = "enrolled" ("words");
        SOUND_PERCENT = "sound-percent" ("setting", "percent");
        SOUND_SWITCH = "sound-switch" ("setting", "state");
        SOUND_SIDE = "sound-side" ("side");
        SOUND_EARS = "sound-ears" ("ears");
        SOUND_SPEAKING = "sound-speaking" ("speaking");
        SOUND_RAY = "sound-ray" ("step");
        SOUND_DEVICE = "sound-device" ("device");
        SOUND_NO_DEVICE = "sound-no-device" ();
        SWEPT_RANK = "swept-rank" ("rank");
        SWEPT_FILE = "swept-file" ("file");
        SWEPT_FROM_TO = "swept-from-to" ("from", "to");
        SWEPT_NOTHING = "swept-nothing" ("line");
        SWEPT_PAWNS = "swept-pawns" ();
        SWEPT_BOARD = "swept-board" ();
    }
}
