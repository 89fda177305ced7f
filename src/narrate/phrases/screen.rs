//! Who speaks, and how much: the screen reader, verbosity, the window.

use super::{Part, Spec};

phrases! { SCREEN:
    Interface {
        ASK_OUTPUT = "ask-output" ("proposed");
        SET_OUTPUT = "set-output" ("output");
        SET_RESET = "set-reset" ();
        TROUBLE_SETTING = "trouble-setting" ("detail");
        TROUBLE_READER = "trouble-reader" ("state");
    }
}
