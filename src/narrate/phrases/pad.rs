//! What is said of a gamepad.

use super::{Part, Spec};

phrases! { PAD:
    Interface {
        PAD_ARRIVED = "pad-arrived" ("name");
        PAD_GONE = "pad-gone" ();
        PAD_BUTTON = "pad-button" ("held", "button");
        PAD_DOES = "pad-does" ("what");
        PAD_THEME = "pad-theme" ("theme");
        PAD_PLACE = "pad-place" ("number", "count");
        PAD_ANSWER = "pad-answer" ("answer");
        PAD_TERM = "pad-term" ("term");
        PAD_SIDES = "pad-sides" ("who");
        PAD_CHOICES = "pad-choices" ("most", "last");
        PAD_KIND = "pad-kind" ("piece");
        PAD_RANK = "pad-rank" ("at-rank");
        PAD_EDITION = "pad-edition" ("article");
        PAD_CHANGE = "pad-change" ();
        PAD_CHANGE_TO = "pad-change-to" ();
        SET_BUTTON = "set-button" ();
        RESET_BUTTONS = "reset-buttons" ();
        KNOWS_PAD = "knows-pad" ("name");
    }
}
