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
        ASK_DELETE_COMMENT = "ask-delete-comment" ();
        FILE_FAULTS = "file-faults" ("games", "lines");
        FILE_ODD = "file-odd" ("what", "times", "line");
        FILE_GUESSED = "file-guessed" ("encoding");
        SHEET_PREVIEW = "sheet-preview" ("page", "pages", "lines");
        SET_SHEET_FORMAT = "set-sheet-format" ("format");
        SET_SHEET_LAYOUT = "set-sheet-layout" ("layout");
        SET_SHEET_WIDTH = "set-sheet-width" ("width");
        SET_SHEET_HEIGHT = "set-sheet-height" ("height");
        SET_SHEET_SIZE = "set-sheet-size" ("width", "height");
    }
}
