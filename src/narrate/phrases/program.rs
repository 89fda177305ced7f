//! The program itself: its version, where it keeps things, and a report for a fault.

use super::{Part, Spec};

phrases! { PROGRAM:
    Interface {
        ABOUT = "about" ("version");
        ABOUT_PLACES = "about-places" ("settings", "games", "speech");
        ABOUT_NOWHERE = "about-nowhere" ();
        FAULT_REPORTED = "fault-reported" ("file");
    }
}
