//! What was said, for eyes: the latest announcements, as a window shows them.

use std::collections::VecDeque;

use crate::desk::Heard;
use crate::narrate::cue::Urgency;

/// How many of the latest announcements are kept.
const KEPT: usize = 30;

/// What was said, for eyes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The text.
    pub text: String,
    /// Its language, for example `de`; empty where it is in several, or in none.
    pub language: String,
}

impl From<String> for Caption {
    fn from(text: String) -> Self {
        let language = String::new();
        Self { text, language }
    }
}

/// The latest announcements, the newest at the end.
#[derive(Clone, Debug, Default)]
pub struct Captions {
    all: VecDeque<Caption>,
    /// Whether the newest gives way to whatever comes next, as an echo does in the ear: a walk over the board or a typed
    /// word, letter by letter, would push out everything that is worth reading again.
    gives_way: bool,
    /// Whether what is heard next is of the same answer as the newest, and stands behind it.
    goes_on: bool,
}

impl Captions {
    /// Something is heard. What is told in one answer is one caption, but a question, which has a card of its own.
    pub fn hear(&mut self, heard: &Heard) {
        let texts = heard.texts.iter().map(|text| text.written.trim());
        let written: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
        if written.is_empty() {
            return;
        }
        let (text, language) = (written.join(" "), heard.language());
        let is_echo = matches!(heard.urgency, Urgency::Echo | Urgency::Typed);
        let is_part = heard.urgency != Urgency::Typed && !heard.asks();
        if let Some(newest) = self.all.back_mut().filter(|_| self.goes_on && is_part) {
            newest.text = format!("{} {text}", newest.text);
            if newest.language != language {
                newest.language.clear();
            }
            self.gives_way &= is_echo;
            return;
        }
        let language = language.to_owned();
        self.add(Caption { text, language });
        (self.gives_way, self.goes_on) = (is_echo, is_part);
    }

    /// A page of Braille is shown.
    pub fn show_page(&mut self, page: &str) {
        // It came with what was heard before.
        self.gives_way = false;
        self.add(page.to_owned().into());
        self.goes_on = false;
    }

    fn add(&mut self, caption: Caption) {
        if self.gives_way {
            self.all.pop_back();
        }
        self.all.push_back(caption);
        if self.all.len() > KEPT {
            self.all.pop_front();
        }
    }

    /// The answer is complete; all that was told lately.
    pub fn after_answer(&mut self) -> &[Caption] {
        self.goes_on = false;
        self.all.make_contiguous()
    }
}
