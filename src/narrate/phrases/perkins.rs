//! What is said of Braille in the hands.

use super::{Part, Spec};

phrases! { PERKINS:
    Interface {
        CELL_DOTS = "cell-dots" ("dots");
        CELL_PART = "cell-part" ("dots");
        CELL_NO_DOTS = "cell-no-dots" ();
        CELL_ERASED = "cell-erased" ("dots");
        CHORD_UNKNOWN = "chord-unknown" ("dots");
        BRAILLE_TEST_NEXT = "braille-test-next" ();
        BRAILLE_TEST_AGAIN = "braille-test-again" ();
        BRAILLE_TEST_LOST = "braille-test-lost" ();
        BRAILLE_TEST_HELD = "braille-test-held" ();
        BRAILLE_TEST_GOOD = "braille-test-good" ();
        BRAILLE_TEST_ADVICE = "braille-test-advice" ();
        SET_BRAILLE_CODE = "set-braille-code" ("code");
        SET_STROKES = "set-strokes" ("strokes");
    }
}
