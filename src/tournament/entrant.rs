//! Who takes part.

use serde::{Deserialize, Serialize};

use super::day::day_of;

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
    /// What he was called before, as games that went out still call him. It follows from the log.
    #[serde(skip)]
    pub formerly: Vec<String>,
}

impl Entrant {
    /// The words before what is known of a player, and the heads of columns in a list of players.
    pub const KEYS: &str = "name|rating|title|federation|sex|birth|id|seat|assistant|touch";

    /// The words of an entry: those, and two that take something back and stand alone.
    pub const WORDS: &str =
        "name|rating|title|federation|sex|birth|id|seat|assistant|touch|no-assistant|no-touch";

    /// Reads an entry as it is typed: the name, and what else is known, each behind its word: `Ivanova, Anna rating 1850
    /// title WGM federation RUS sex f birth 1960/03/15 id 123 seat 2 assistant Maria touch`.
    pub fn typed(text: &str) -> Option<Self> {
        Self::default().amended(&format!("name {text}"))
    }

    /// The same player with what is typed: each behind its word, the name, too.
    pub fn amended(&self, text: &str) -> Option<Self> {
        let mut fields: Vec<(&str, String)> = Vec::new();
        for word in text.split_whitespace() {
            // A name may begin with any word.
            let begins_a_name = fields
                .last()
                .is_some_and(|(key, value)| *key == "name" && value.is_empty());
            let is_key = !begins_a_name && Self::WORDS.split('|').any(|key| key == word);
            match fields.last_mut() {
                _ if is_key => fields.push((word, String::new())),
                None => return None,
                Some((_, value)) => {
                    value.push_str(if value.is_empty() { "" } else { " " });
                    value.push_str(word);
                }
            }
        }
        // Touch stands alone, and what is taken back; another word with nothing behind it was meant for a name.
        let stands_alone = |key: &str| key == "touch" || key.starts_with("no-");
        let is_cut = |(key, value): &(&str, String)| !stands_alone(key) && value.is_empty();
        if fields.is_empty() || fields.iter().any(is_cut) {
            return None;
        }
        let fields = fields
            .iter()
            .map(|(key, value)| match (*key, value.as_str()) {
                ("touch", "") => ("touch", "yes"),
                ("no-touch", _) => ("touch", "no"),
                ("no-assistant", _) => ("assistant", "-"),
                (key, value) => (key, value),
            });
        self.clone().with(fields).ok()
    }

    /// An entry of fields by their names; others than those are left out, and so are empty ones.
    ///
    /// # Errors
    /// The name of a field that cannot be read, or of the name if there is none.
    pub fn of<'a>(fields: impl Iterator<Item = (&'a str, &'a str)>) -> Result<Self, &'a str> {
        Self::default().with(fields)
    }

    fn with<'a>(self, fields: impl Iterator<Item = (&'a str, &'a str)>) -> Result<Self, &'a str> {
        let mut read = self;
        for (key, value) in fields.filter(|(_, value)| !value.is_empty()) {
            let text = || value.to_owned();
            match key {
                "name" => {
                    let before = std::mem::replace(&mut read.name, text());
                    let is_other = !before.is_empty() && before != read.name;
                    read.formerly.extend(is_other.then_some(before));
                }
                "rating" => read.rating = value.parse().map_err(|_| key)?,
                "title" => read.title = value.to_uppercase(),
                "federation" => read.federation = value.to_uppercase(),
                "sex" => read.sex = value.to_lowercase(),
                "birth" => read.birth = day_of(value).unwrap_or_else(text),
                "id" => read.fide_id = text(),
                "seat" => read.seat = value.parse().map_err(|_| key)?,
                "assistant" => {
                    read.assistant = if value == "-" { String::new() } else { text() };
                }
                "touch" => {
                    read.touch = match value.to_lowercase().as_str() {
                        "yes" | "true" | "1" => true,
                        "no" | "false" | "0" => false,
                        _ => return Err(key),
                    }
                }
                _ => {}
            }
        }
        match read.name.is_empty() {
            true => Err("name"),
            false => Ok(read),
        }
    }
}
