//! What belongs to requests of any kind: politeness, and what people say before a request and behind it.

use super::moods::WordMood;
use super::patterns::Patterns;
use super::tokens::Token;
use super::vocabulary::Vocabulary;
use super::weigh::Weighed;

impl Vocabulary {
    /// What is left without the words with which people begin and end a request.
    pub(super) fn core<'a>(&self, said: &'a [Token]) -> &'a [Token] {
        self.cores(said).pop().unwrap_or(said)
    }

    /// What is left without some of the words with which people begin and end a request, and at last without any.
    pub(super) fn cores<'a>(&self, said: &'a [Token]) -> Vec<&'a [Token]> {
        let (mut starts, mut ends) = (vec![0], vec![said.len()]);
        while let Some(start) = starts.last().copied()
            && let Some((_, length)) = self.leads.find(&said[start..])
            && start + length < said.len()
        {
            starts.push(start + length);
        }
        let start = starts.last().copied().unwrap_or(0);
        while let Some(end) = ends.last().copied()
            && let Some(length) = self.tails.find_at_end(&said[start..end])
            && start + length < end
        {
            ends.push(end - length);
        }
        let cores = starts
            .iter()
            .flat_map(|start| ends.iter().map(|end| &said[*start..*end]));
        let mut cores: Vec<&[Token]> = cores.filter(|core| core.len() < said.len()).collect();
        cores.sort_by_key(|core| std::cmp::Reverse(core.len()));
        cores
    }

    /// Whether words begin as requests do.
    pub(super) fn begins_request(&self, said: &[Token]) -> bool {
        self.leads.find(said).is_some()
    }

    /// What was said before a remark: "queen to b6, attacking b2".
    pub(super) fn before_remark<'a>(&self, said: &'a [Token]) -> &'a [Token] {
        let begins = |at: &usize| self.remarks.find(&said[*at..]).is_some();
        let end = (1..said.len()).find(begins).unwrap_or(said.len());
        &said[..end]
    }

    /// Whether words deny what they name, which politeness does not: "why don't we".
    pub(super) fn denies(&self, said: &[Token]) -> bool {
        let begins = |at: usize| self.replies.find(&said[at..]);
        let mut hard = self
            .soft(said)
            .into_iter()
            .enumerate()
            .filter(|(_, soft)| !soft);
        hard.any(|(at, _)| begins(at).is_some_and(|(name, _)| name == "not"))
    }

    /// Which of some words deny: "don't".
    pub(super) fn denials(&self, said: &[Token]) -> Vec<bool> {
        let mut denials = vec![false; said.len()];
        for at in 0..said.len() {
            if let Some(("not", length)) = self.replies.find(&said[at..]) {
                denials[at..at + length].fill(true);
            }
        }
        denials
    }

    /// Whether words ask whether something was done or is to be done, as requests do not: "did I", "was that".
    pub(super) fn asks(&self, said: &[Token]) -> bool {
        self.begins_in_mood(WordMood::Asks, said)
    }

    /// Whether words ask what the laws say of everybody, and not of this game: "how does castling work".
    pub(super) fn is_of_laws(&self, said: &[Token]) -> bool {
        self.begins_in_mood(WordMood::Laws, said)
    }

    fn begins_in_mood(&self, mood: WordMood, said: &[Token]) -> bool {
        self.mood_at_first(mood, said).is_some()
    }

    /// Where the words end that begin a line in a mood, behind politeness.
    pub(super) fn mood_at_first(&self, mood: WordMood, said: &[Token]) -> Option<usize> {
        let first = self.soft(said).into_iter().position(|soft| !soft)?;
        (0..=first).find_map(|at| Some(at + self.begins_with(mood, &said[at..])?))
    }

    /// Whether words break off, or tell what somebody else does: "e4 and", "he castles".
    pub(super) fn breaks_off(&self, said: &[Token]) -> bool {
        // "I'll castle then"
        let ends_politely = self.tails.find_at_end(said).is_some();
        let ends = self.joins.find_at_end(said).filter(|_| !ends_politely);
        let first = self.soft(said).into_iter().position(|soft| !soft);
        let is_other = |at: usize| self.is_in_mood(WordMood::Others, &said[at..]);
        let is_square = |said: &[Token]| matches!(said, [.., Token::Run(run), Token::Figures(_)] if run.is_single());
        // "e4 and d4" is no way from one to the other.
        let goes_on = |at: usize| {
            let joins = || self.joins.find(&said[at..]);
            is_square(&said[..at])
                && joins()
                    .is_some_and(|(_, taken)| is_square(&said[..said.len().min(at + taken + 2)]))
        };
        ends.is_some_and(|taken| taken < said.len())
            || first.is_some_and(is_other)
            || self.names_no_square(said)
            || (1..said.len()).any(goes_on)
    }

    /// Whether words begin with one that makes something else of an order.
    pub(super) fn is_in_mood(&self, mood: WordMood, said: &[Token]) -> bool {
        self.begins_with(mood, said).is_some()
    }

    /// How many words it takes to put an order into a mood, where these do.
    pub(super) fn begins_with(&self, mood: WordMood, said: &[Token]) -> Option<usize> {
        let (name, taken) = self.moods.find(said)?;
        (name == <&str>::from(mood)).then_some(taken)
    }

    /// Which of some words are only polite, or begin or end requests of any kind.
    pub(super) fn soft(&self, said: &[Token]) -> Vec<bool> {
        let mut soft = vec![false; said.len()];
        for at in 0..said.len() {
            soft[at..at + self.softened(&said[at..])].fill(true);
        }
        soft
    }

    /// How many words from here on are only polite, or begin or end requests of any kind.
    pub(super) fn softened(&self, said: &[Token]) -> usize {
        let names = [&self.polite, &self.leads, &self.tails].into_iter();
        let lengths = names.filter_map(|names| names.find(said).map(|(_, length)| length));
        lengths.max().unwrap_or(0)
    }

    /// The words of commands with what each tells, for what was not said in the words of a list.
    pub(super) fn weighed(&self) -> &Weighed {
        self.weighed.get_or_init(|| {
            let patterns = self.commands().into_iter().flat_map(Patterns::iter);
            let soft = |said: &[Token]| self.soft(said);
            let moods = |said: &[Token]| [self.denies(said), self.asks(said)];
            let is_light = |word: &Token| self.telling.is_light(word);
            Weighed::new(patterns, soft, moods, is_light, &self.telling.alike)
        })
    }
}
