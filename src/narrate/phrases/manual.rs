//! The manual: read aloud, and written in Braille.

use super::{Part, Spec};

phrases! { MANUAL:
    Interface {
        MANUAL_TEXT = "manual-text" ("text");
        MANUAL_KEYS = "manual-keys" ();
        MANUAL_FOREIGN = "manual-foreign" ();
        MANUAL_CLOSED = "manual-closed" ();
        MANUAL_WRITTEN = "manual-written" ("how", "pages");
    }
}
