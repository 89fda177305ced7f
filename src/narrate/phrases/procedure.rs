//! What is said in lessons in the procedure of a competition by touch.

use super::{Part, Spec};

phrases! { PROCEDURE:
    Interface {
        PROCEDURE_BEGAN = "procedure-began" ("edition", "count");
        PROCEDURE_LESSON = "procedure-lesson" ("number", "lesson");
        PROCEDURE_ALONE = "procedure-alone" ();
        PROCEDURE_MAKE = "procedure-make" ("piece", "from", "to");
        PROCEDURE_CASTLE = "procedure-castle" ("way");
        PROCEDURE_BECOMES = "procedure-becomes" ("piece");
        PROCEDURE_TASK = "procedure-task" ("task");
        PROCEDURE_TAKE = "procedure-take" ("piece", "square");
        PROCEDURE_AT = "procedure-at" ("step", "square");
        PROCEDURE_CHOOSE = "procedure-choose" ("piece");
        PROCEDURE_STEP = "procedure-step" ("step");
        PROCEDURE_EVENT = "procedure-event" ("event");
        PROCEDURE_CLEAN = "procedure-clean" ();
        PROCEDURE_PASSED = "procedure-passed" ("slips", "hints");
        PROCEDURE_HELP = "procedure-help" ();
    }
}
