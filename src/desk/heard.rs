//! What is heard of a thing that happened, how it behaves towards what is heard besides, and when it is stale.

use crate::earcon::Placed;
use crate::narrate::cue::{Audience, Urgency};
use crate::voice::Text;

/// What is heard at once: earcons first, then speech.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// How it behaves towards other speech.
    pub urgency: Urgency,
    /// Who hears it.
    pub audience: Audience,
    /// The earcons.
    pub sounds: Vec<Placed>,
    /// The speech, in one voice or several.
    pub texts: Vec<Text>,
    /// What makes it stale before it has been heard, if anything does.
    pub lapses: Option<Lapse>,
    /// What is neither a move nor a ruling: at which of the places where the player has been it was told.
    pub told_at: Option<u32>,
    /// A move, in fewer words for when others wait with it.
    pub brief: Option<Brief>,
}

/// With what nobody wants to hear it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// It puts the question of a number, which ends when that is answered, or another is put.
    Question(u32),
    /// It tells that something waits for the answer to the question of a number: then it comes.
    Waits(u32),
    /// It says who speaks, which ends with the next news of that.
    Speaker(u32),
}

/// A move in few words, and those before it with which it is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Brief {
    pub(super) text: Text,
    /// What stands between the move and the one before it, and behind both where there are more.
    pub(super) joints: [Text; 2],
    /// How many moves are told with it.
    pub(super) before: usize,
}

impl Heard {
    /// Nothing yet.
    pub(super) const fn nothing(audience: Audience) -> Self {
        Self {
            urgency: Urgency::Echo,
            audience,
            sounds: Vec::new(),
            texts: Vec::new(),
            lapses: None,
            told_at: None,
            brief: None,
        }
    }

    /// Whether it puts a question.
    pub fn asks(&self) -> bool {
        matches!(self.lapses, Some(Lapse::Question(_)))
    }

    /// The language of all of it; empty where there is none, or several.
    pub fn language(&self) -> &str {
        let mut languages = self.texts.iter().map(|text| text.language.as_str());
        let first = languages.next().unwrap_or_default();
        let is_all = languages.all(|language| language == first);
        if is_all { first } else { "" }
    }

    /// Two moves that wait for the same players, as one thing to be heard: the newer one, in few words the one before
    /// it, and that there were more.
    pub fn together(
        (audience, older): &(Audience, Self),
        (other, newer): &(Audience, Self),
    ) -> Option<(Audience, Self)> {
        if audience != other {
            return None;
        }
        let (old, mut brief) = (older.brief.as_ref()?, newer.brief.clone()?);
        if brief.before > 0 {
            return None;
        }
        let [and_before, and_more] = brief.joints.clone();
        let mut heard = newer.clone();
        heard.texts.extend([and_before, old.text.clone()]);
        heard.texts.extend((old.before > 0).then_some(and_more));
        brief.before = old.before + 1;
        heard.brief = Some(brief);
        Some((*audience, heard))
    }
}
