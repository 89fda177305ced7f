//! What is said of the keys themselves.

use super::{Part, Spec};

phrases! { KEYBOARD:
    Interface {
        KEY = "key" ("key");
        KEY_HELD = "key-held" ("held", "key");
        KEY_FAMILY = "key-family" ("family");
        KEY_FAMILY_HELD = "key-family-held" ("held", "family");
        KEY_FREE = "key-free" ();
        HELP_BEGIN = "help-begin" ("place");
        HELP_KEY = "help-key" ("command");
        HELP_PART = "help-part" ("part");
        HELP_MORE = "help-more" ();
        HELP_LEFT = "help-left" ();
        EXPLAINS = "explains" ("state");
        PREFIX = "prefix" ();
        WRITES = "writes" ();
        SET_KEYBOARD = "set-keyboard" ("keyboard");
        SET_KEY = "set-key" ("key");
        RESET_KEYS = "reset-keys" ();
        CHANGE_KEY = "change-key" ();
        CHANGE_KEY_TO = "change-key-to" ();
        KEY_TAKEN = "key-taken" ();
        KEY_FIXED = "key-fixed" ();
        HOME_FILE = "home-file" ("at-file");
    }
}
