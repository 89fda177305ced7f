//! The list of files that can be opened.

use super::{Part, Spec};

phrases! { FILES_LIST:
    Interface {
        FILES = "files" ("what");
        FILES_IN = "files-in" ("name");
        FILES_ROW = "files-row" ("kind", "name");
        FILES_NONE = "files-none" ();
        FILES_NO_NAME = "files-no-name" ("letter");
        FILES_FIT = "files-fit" ("text");
        FILES_UNREADABLE = "files-unreadable" ("name", "detail");
    }
}
