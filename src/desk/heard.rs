//! What is heard of a thing that happened, how it behaves towards what is heard besides, and when it is stale.

use super::lapse::Lapse;
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

    /// What is told at once to the same players, as one piece, unless it is in several languages and these are not mixed:
    /// a screen reader does not say when it is done. A ruling that waited for the longest time that a move may take would
    /// come late, and the end of an answer would be dropped by what comes meanwhile.
    pub fn in_one_piece(batch: Vec<Self>, mixes_languages: bool) -> Vec<Self> {
        let mut pieces: Vec<Self> = Vec::with_capacity(batch.len());
        for heard in batch {
            match pieces.last_mut() {
                Some(last) if last.may_join(&heard, mixes_languages) => {
                    last.urgency = heard.urgency;
                    last.brief = None;
                    last.sounds.extend(heard.sounds);
                    last.texts.extend(heard.texts);
                }
                _ => pieces.push(heard),
            }
        }
        pieces
    }

    fn may_join(&self, next: &Self, mixes_languages: bool) -> bool {
        let is_alike = match next.urgency {
            Urgency::Owed => matches!(self.urgency, Urgency::Owed | Urgency::Own),
            Urgency::Echo => self.urgency == Urgency::Echo,
            Urgency::Idle | Urgency::Typed | Urgency::Polite | Urgency::Own => false,
        };
        let lapses = self.lapses.is_some() || next.lapses.is_some();
        let is_one_language = mixes_languages || self.language() == next.language();
        is_alike && self.audience == next.audience && !lapses && is_one_language
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
