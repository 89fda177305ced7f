//! What is said in answer to the question why, besides the article.

use super::{Part, Spec};

phrases! { EXPLAINING:
    Interface {
        LAW_DETAIL = "law-detail" ("detail", "number");
        NOW_STEP = "now-step" ("step");
        NOW_STEP_AT = "now-step-at" ("step", "square");
        NOW_OFFERED = "now-offered" ("side");
        NOW_ASKED = "now-asked" ();
    }
}
