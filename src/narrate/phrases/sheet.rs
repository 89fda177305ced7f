//! What is said of the scoresheet: comments, signs, variations, files.

use super::{Part, Spec};

phrases! { SHEET:
    Interface {
        SHEET_TOLD = "sheet-told" ("what");
        SHEET_COMMENT = "sheet-comment" ("text");
        SHEET_QUALITY = "sheet-quality" ("quality");
        SHEET_SIGN = "sheet-sign" ("number");
        SHEET_VARIATIONS = "sheet-variations" ("number");
        SHEET_SAVED = "sheet-saved" ("file");
        SHEET_PAGES = "sheet-pages" ("pages", "width", "height");
        ASK_SAVE_NOTES = "ask-save-notes" ();
        ASK_OVERWRITE = "ask-overwrite" ("file");
        SET_SHEET = "set-sheet" ("code", "layout", "width", "height");
    }
}
