//! Everything that competes for what was said.

use super::Templates;
use crate::listening::{
    Bank, ChoiceGate, Features, Gate, GateVerdict, Learnt, Neighbours, Ranked, Sense, SpokenPhrase,
    alike, like_with_like, likely_come_first,
};

/// What is not ahead by this part of a longer phrase of which it is the end is asked about: of moves of knights without
/// their first quarter of a second two thirds were nearer than this, and of 144 moves of pawns none that was clear.
const LEAD_OF_WHOLE: f32 = 0.4;

/// The same where the longer phrase is no legal move. There are many of those, so that it is less.
const LEAD_OF_ILLEGAL_WHOLE: f32 = 0.2;

/// What names files otherwise than the player has chosen, or is a single word, and is not ahead by this part, is asked
/// about: letters sound much alike, and a word is short.
const LEAD_OF_LITTLE: f32 = 0.2;

/// Names of files that the player has not chosen are meant only if they are ahead of all that he has chosen by this part.
const LEAD_OF_OTHER_NAMES: f32 = 0.03;

/// What can be meant, and what sounds like it and cannot.
#[derive(Default)]
pub struct Competitors {
    bank: Bank,
    /// The phrases of the bank.
    phrases: Vec<SpokenPhrase>,
    neighbours: Neighbours,
}

impl Competitors {
    /// Phrases with what they sound like, and the words with which others sound like them.
    pub fn new(bank: Bank, phrases: Vec<SpokenPhrase>, neighbours: Neighbours) -> Self {
        Self {
            bank,
            phrases,
            neighbours,
        }
    }

    /// From now on they sound like this, and more phrases compete; the bank has those, too.
    pub fn sound(&mut self, bank: Bank, more: Vec<SpokenPhrase>) {
        self.bank = bank;
        self.phrases.extend(more);
    }

    /// The phrases that can be meant.
    pub const fn bank(&self) -> &Bank {
        &self.bank
    }

    /// The same without what they sound like.
    pub fn phrases(&self) -> &[SpokenPhrase] {
        &self.phrases
    }

    /// The words with which others sound like moves.
    pub const fn neighbours(&self) -> &Neighbours {
        &self.neighbours
    }

    /// How far what was said is from each of them. Of the neighbours only those compete that were made before. A move of
    /// which the nearest may be the end is drawn near, so that it is asked about. Where a question waits for the nearest,
    /// only what it waits for is.
    pub fn ranked(&self, said: &Features, templates: &Templates, learnt: &Learnt) -> Vec<Ranked> {
        let mut ranked = self.bank.distances(said);
        let is = |in_other_names: bool| {
            move |one: &Ranked| {
                let phrase = self.phrases.get(one.phrase);
                one.sense != Sense::NOTHING
                    && phrase.is_some_and(|phrase| phrase.in_other_names == in_other_names)
            }
        };
        likely_come_first(&mut ranked, is(false), is(true), LEAD_OF_OTHER_NAMES);
        let mut illegal = templates.known(&self.neighbours.of(&self.phrases, &ranked));
        illegal.teach(learnt);
        let mut illegals = illegal.distances(said);
        let meant = ranked.iter().filter(|one| one.sense != Sense::NOTHING);
        let best = meant.min_by(|a, b| a.distance.total_cmp(&b.distance));
        if let Some(best) = best.copied() {
            let places = ranked.len();
            ranked.append(&mut illegals);
            like_with_like(&mut ranked, best);
            illegals = ranked.split_off(places);
            let chooses = self.chooses(best);
            let may_be_cut = |one: &Ranked| !chooses || self.chooses_sense(one.sense);
            let (mut longer, others): (Vec<_>, Vec<_>) = ranked.into_iter().partition(may_be_cut);
            let words = self.bank.words(best.phrase);
            self.bank.draw_near(&mut longer, best, words, LEAD_OF_WHOLE);
            ranked = [longer, others].concat();
            // In more words than those of a square a piece before them weighs too little to tell.
            let by = LEAD_OF_ILLEGAL_WHOLE * f32::from(u8::from(words.len() <= 2 && !chooses));
            illegal.draw_near(&mut illegals, best, words, by);
        }
        ranked.extend(illegals);
        ranked
    }

    /// Whether a question which move was meant waits for this phrase.
    fn chooses(&self, one: Ranked) -> bool {
        let phrase = self.phrases.get(one.phrase);
        phrase.is_some_and(|phrase| phrase.chooses)
    }

    /// Whether such a question waits for this move.
    fn chooses_sense(&self, sense: Sense) -> bool {
        let mut all = self.phrases.iter();
        all.any(|phrase| phrase.chooses && phrase.sense == sense)
    }

    /// The one of several moves that was said to a question which of them was meant. A single word is too short to be
    /// judged more mildly than elsewhere.
    pub fn chosen(&self, ranked: &[Ranked], moves: &[Sense]) -> Option<Ranked> {
        let best = ChoiceGate::default().judge(ranked, moves)?;
        (self.bank.words(best.phrase).len() > 1).then_some(best)
    }

    /// What is made of that.
    pub fn judge(&self, ranked: &[Ranked]) -> GateVerdict {
        let verdict = Gate::default().judge(ranked.iter().copied());
        let apart = |best: Ranked| move |one: &Ranked| self.bank.apart(best.phrase, one.phrase);
        if let GateVerdict::Clear { best, .. } = verdict
            && let Some(second) = alike(ranked, best, apart(best))
        {
            return GateVerdict::Doubtful { best, second };
        }
        if let GateVerdict::Clear { best, lead } = verdict
            && lead < LEAD_OF_LITTLE
            && self
                .phrases
                .get(best.phrase)
                .is_some_and(|one| one.in_other_names || one.words.len() < 2)
        {
            return GateVerdict::Unsure { best };
        }
        verdict
    }
}
