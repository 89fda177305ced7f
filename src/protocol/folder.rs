//! What the disk tells of a folder, for a player who looks for a file or a place for one.

/// What stands in a folder, as the disk tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folder {
    /// Its path, as it is shown.
    pub path: String,
    /// Its name, as it is said.
    pub name: String,
    /// The rows in the order in which they are walked.
    pub rows: Vec<FileRow>,
    /// Why it cannot be read.
    pub fault: Option<String>,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileRow {
    /// What it is.
    pub kind: FileKind,
    /// Its name, without its folder.
    pub name: String,
    /// Its whole path.
    pub path: String,
}

/// What a row of the list of files is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FileKind {
    /// A file that was opened lately.
    Recent,
    /// A file in this folder.
    File,
    /// A folder in this folder.
    Folder,
    /// The folder in which this folder is.
    Above,
    /// This folder itself, to save something in it.
    Here,
}

/// The name of a file without its folders.
pub fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// A path that was typed in part, and what the disk makes of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathCompletion {
    /// The path as far as it is certain.
    pub path: String,
    /// The names that fit; none if it is whole.
    pub names: Vec<String>,
}
