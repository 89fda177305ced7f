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

impl Entrant {
    /// Reads an entry as it is typed: the name, and what else is known, each behind its word: `Ivanova, Anna rating 1850
    /// title WGM federation RUS sex f birth 1960/03/15 id 123 seat 2 assistant Maria touch`.
    pub fn typed(text: &str) -> Option<Self> {
        let mut read = Self::default();
        let mut key = "name";
        let mut values: Vec<(&str, String)> = Vec::new();
        for word in text.split_whitespace() {
            let is_key = !values.is_empty() && KEYS.contains(&word);
            if is_key || values.is_empty() {
                key = if is_key { word } else { key };
                let value = if is_key { "" } else { word };
                values.push((key, value.to_owned()));
            } else if let Some((_, value)) = values.last_mut() {
                value.push_str(if value.is_empty() { "" } else { " " });
                value.push_str(word);
            }
        }
        for (key, value) in values {
            match key {
                "name" => read.name = value,
                "rating" => read.rating = value.parse().ok()?,
                "title" => read.title = value,
                "federation" => read.federation = value,
                "sex" => read.sex = value,
                "birth" => read.birth = value,
                "id" => read.fide_id = value,
                "seat" => read.seat = value.parse().ok()?,
                "assistant" => read.assistant = value,
                _ => read.touch = value.is_empty(),
            }
        }
        (!read.name.is_empty()).then_some(read)
    }
}

/// The words before what is known of a player besides his name.
const KEYS: [&str; 9] = [
    "rating",
    "title",
    "federation",
    "sex",
    "birth",
    "id",
    "seat",
    "assistant",
    "touch",
];
