//! Who takes part.

use serde::{Deserialize, Serialize};

/// A player of an event, as he has entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entrant {
    /// The name, for example `Ivanova, Anna`.
    pub name: String,
    /// The code of the federation, three letters; or empty.
    pub federation: String,
    /// The rating; 0 if there is none.
    pub rating: u32,
    /// The title, as in `WGM`; or empty.
    pub title: String,
    /// `m`, `f`, or empty.
    pub sex: String,
    /// The date of birth, as in `1960/03/15`; or empty.
    pub birth: String,
    /// The number at FIDE; or empty.
    pub fide_id: String,
    /// Whether he plays by touch, on a board of his own.
    pub touch: bool,
    /// The name of his assistant; or empty.
    pub assistant: String,
    /// The board at which he always sits, from 1; 0 if any will do.
    pub seat: u32,
}
