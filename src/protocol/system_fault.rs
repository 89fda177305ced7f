//! Why the system did not do with a file what was wanted.

use strum::{Display, EnumString, IntoStaticStr};

/// Why the system did not do with a file what was wanted, so that it can be said in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SystemFault {
    /// The player may not do this.
    Denied,
    /// There is no such file.
    NotFound,
    /// It is a folder.
    Folder,
    /// Part of the path is no folder.
    NoFolder,
    /// It exists already.
    Exists,
    /// There is no room left.
    Full,
    /// Nothing can be written there.
    ReadOnly,
    /// Another program uses it.
    Busy,
    /// No file can have this name.
    BadName,
    /// It is the file that is read.
    Source,
    /// It holds something else than text.
    NoText,
    /// Anything else.
    Other,
}
