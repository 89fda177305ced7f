//! What belongs to requests of any kind: politeness, and what people say before a request and behind it.

use std::collections::BTreeSet;

use super::tokens::Token;
use super::vocabulary::Vocabulary;

impl Vocabulary {
    /// What was said without what is only polite.
    pub(super) fn without_politeness(&self, tokens: &[Token]) -> Vec<Token> {
        let mut said = Vec::with_capacity(tokens.len());
        let mut rest = tokens;
        while let Some((first, others)) = rest.split_first() {
            if let Some((_, length)) = self.polite.find(rest) {
                rest = &rest[length..];
            } else {
                said.push(first.clone());
                rest = others;
            }
        }
        said
    }

    /// What is left without the words with which people begin and end a request.
    pub(super) fn core<'a>(&self, said: &'a [Token]) -> &'a [Token] {
        let mut core = said;
        while let Some((_, length)) = self.leads.find(core)
            && length < core.len()
        {
            core = &core[length..];
        }
        while let Some(length) = self.tails.find_at_end(core)
            && length < core.len()
        {
            core = &core[..core.len() - length];
        }
        core
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

    /// Which of some words are only polite, or begin or end requests of any kind.
    pub(super) fn softness(&self) -> impl Fn(&[Token]) -> Vec<bool> {
        let names = [&self.polite, &self.leads, &self.tails];
        let firsts = names.iter().flat_map(|names| names.first_words());
        let firsts: BTreeSet<&str> = firsts.collect();
        move |said| {
            let mut soft = vec![false; said.len()];
            for at in 0..said.len() {
                let Token::Run(run) = &said[at] else {
                    continue;
                };
                if !run.forms.iter().any(|form| firsts.contains(form.as_str())) {
                    continue;
                }
                let lengths = names.iter().filter_map(|names| names.find(&said[at..]));
                let longest = lengths.map(|(_, length)| length).max().unwrap_or(0);
                soft[at..at + longest].fill(true);
            }
            soft
        }
    }
}
