//! Everything that competes for what was said.

use super::Templates;
use crate::listening::{Bank, Features, Learnt, Neighbours, Ranked, SpokenPhrase};

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

    /// How far what was said is from each of them. Of the neighbours only those compete that were made before.
    pub fn ranked(&self, said: &Features, templates: &Templates, learnt: &Learnt) -> Vec<Ranked> {
        let mut ranked = self.bank.distances(said);
        let mut illegal = templates.known(&self.neighbours.of(&self.phrases, &ranked));
        illegal.teach(learnt);
        ranked.extend(illegal.distances(said));
        ranked
    }
}
