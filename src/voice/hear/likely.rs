//! What was probably meant by words that are none of the ways in which a command is given: the ways that have most in
//! common with them. Every word counts as much as it tells.

use std::ops::Range;

use super::command::meant;
use super::filling::HeardFilling;
use super::guess::{Likely, Mood};
use super::moods::WordMood;
use super::pattern::{Pattern, PatternPart};
use super::patterns::Patterns;
use super::said_word::{SaidWord, said_word};
use super::shared::{LeftOver, Shared, Sums};
use super::source::SourcePart;
use super::tokens::{Token, spelt, words_only};
use super::vocabulary::Vocabulary;
use super::weigh::{COMPOUND, Phrasing, SAME_MEANING, WITH_SLIP, Weighed};
use crate::voice::Voices;

/// What politeness counts that the way of giving a command has and that was not said, in percent of what it tells.
const SOFT_IN_WAY: u32 = 50;
/// What a word counts that belongs to another way of giving the same command, in percent.
const BESIDES: u32 = 90;
/// A single word that is spelt nearly so has no more in common, in percent.
const NEARLY: u32 = 69;
/// Less in common than this is chance, in percent.
const LEAST: u32 = 40;
/// What is named so is never passed over: "White's knights" are not "my knights".
const NAMES: [&str; 3] = ["side", "piece", "square"];
/// What passes over such a name has so much less in common, in percent.
const PASSED_OVER: u32 = 15;

/// The commands that may be meant, the likeliest first. `is_question` says whether a question mark ends the line.
pub(super) fn likely(
    tokens: &[Token],
    is_question: bool,
    vocabulary: &Vocabulary,
    voices: &Voices,
) -> Vec<Likely> {
    let tokens = words_only(tokens);
    let said = Line::new(&tokens, vocabulary, voices);
    if said.is_filling() {
        return Vec::new();
    }
    let patterns = vocabulary.commands().into_iter().flat_map(Patterns::iter);
    let mut best: Vec<(Shared, usize, &Pattern)> = Vec::new();
    for (pattern, way) in patterns.zip(&said.weighed.ways) {
        let Some(share) = said.share(way) else {
            continue;
        };
        let command = way.command;
        match best.iter_mut().find(|(_, other, _)| *other == command) {
            Some(one) if one.0.share >= share.share => {}
            Some(one) => *one = (share, command, pattern),
            None => best.push((share, command, pattern)),
        }
    }
    let names_a_piece = said.is_single() && said.place("piece").is_some();
    // A piece alone is asked about, and nothing that has no piece in it: "dame" is no game.
    let names_it = |pattern: &Pattern| {
        let is_it =
            |part: &PatternPart| matches!(part, PatternPart::Gap(name) if &**name == "piece");
        pattern.parts.iter().any(is_it)
    };
    best.retain(|(_, _, pattern)| !names_a_piece || names_it(pattern));
    // Of several that are equally near the first one goes before.
    best.sort_by_key(|(shared, ..)| std::cmp::Reverse(shared.share));
    let is_known = said.is_known();
    let most = if said.is_single() && !is_known {
        NEARLY
    } else {
        u32::MAX
    };
    let found = best.into_iter().filter_map(|(shared, _, pattern)| {
        let is_known = is_known && !shared.passes_over;
        Some(Likely {
            share: shared.share.min(most),
            left_over: shared.left_over,
            is_whole: shared.is_whole && is_known,
            says_most: shared.says_most,
            is_known,
            is_bare: said.is_bare(),
            mood: match (shared.mood, is_question) {
                (Mood::Order, true) => Mood::Doubt,
                (mood, _) => mood,
            },
            meaning: meant(&pattern.command, &said.filling(pattern)?)?,
            words: said.text(pattern),
        })
    });
    found.collect()
}

/// What was said, for the comparison with ways of giving commands.
struct Line<'a> {
    tokens: &'a [Token],
    said: Vec<SaidWord>,
    denies: bool,
    denials: Vec<bool>,
    asks: bool,
    /// For each word of commands where it was said, and how much it counts there.
    places: Vec<Vec<(usize, u32)>>,
    /// Where each gap can be filled.
    gaps: Vec<(usize, Range<usize>)>,
    weighed: &'a Weighed,
    vocabulary: &'a Vocabulary,
    voices: &'a Voices,
}

impl<'a> Line<'a> {
    fn new(tokens: &'a [Token], vocabulary: &'a Vocabulary, voices: &'a Voices) -> Self {
        let weighed = vocabulary.weighed();
        let soft = vocabulary.soft(tokens);
        let said = tokens.iter().zip(soft);
        let mut said: Vec<SaidWord> = said
            .map(|(token, is_soft)| {
                said_word(
                    token,
                    [is_soft, vocabulary.telling.is_light(token)],
                    weighed,
                )
            })
            .collect();
        for (at, one) in said.iter_mut().enumerate() {
            let fills = |gap: &str| {
                let rest = &tokens[at..];
                let taken = HeardFilling::default().fill(gap, rest, vocabulary, voices);
                taken.is_some()
            };
            let is_telling = vocabulary.telling.is_never_passed_over(&tokens[at..]);
            one.is_other = !one.is_soft && vocabulary.is_in_mood(WordMood::Others, &tokens[at..]);
            one.is_name = is_telling || NAMES.into_iter().any(fills);
        }
        let mut places = vec![Vec::new(); weighed.len()];
        for (at, one) in said.iter().enumerate() {
            for (word, counts) in &one.alike {
                places[*word].push((at, *counts));
            }
        }
        let mut line = Self {
            tokens,
            said,
            denies: vocabulary.denies(tokens),
            denials: vocabulary.denials(tokens),
            asks: vocabulary.asks(tokens),
            places,
            gaps: Vec::new(),
            weighed,
            vocabulary,
            voices,
        };
        let filled = weighed
            .gaps()
            .filter_map(|name| Some((weighed.gap(name)?, line.place(name)?)));
        line.gaps = filled.collect();
        line
    }

    /// Where a gap can be filled: by figures, or else as late as can be.
    fn place(&self, gap: &str) -> Option<Range<usize>> {
        let places = (0..self.tokens.len()).filter_map(|at| {
            let rest = &self.tokens[at..];
            let taken = self.fill(&mut HeardFilling::default(), gap, rest)?;
            (1..=rest.len()).contains(&taken).then_some(at..at + taken)
        });
        // Of two squares the first one was said first.
        if gap == "from" {
            return places.min_by_key(|place| place.start);
        }
        places.max_by_key(|place| {
            let has_figures = self.said[place.clone()].iter().any(|one| one.is_figures);
            (has_figures, place.start)
        })
    }

    /// Fills a gap from the first tokens. "The third level" counts as "level 3" does.
    fn fill(&self, filling: &mut HeardFilling, gap: &str, tokens: &[Token]) -> Option<usize> {
        let mut fill = |gap| filling.fill(gap, tokens, self.vocabulary, self.voices);
        fill(gap).or_else(|| (gap == "number").then(|| fill("ordinal")).flatten())
    }

    /// Whether there is one word only.
    fn is_single(&self) -> bool {
        let tell = self.said.iter().filter(|one| !one.is_soft && !one.is_light);
        tell.count() <= 1
    }

    /// Whether no word tells anything: "me", "or you".
    fn is_filling(&self) -> bool {
        self.said.iter().all(|one| one.is_soft || one.is_light)
    }

    /// Whether there is one word at most beside politeness, however little it tells.
    fn is_bare(&self) -> bool {
        self.said.iter().filter(|one| !one.is_soft).count() <= 1
    }

    /// Whether every word is one of commands, as it is spelt or with another ending; a single one as it is spelt.
    fn is_known(&self) -> bool {
        let in_gap = |at: usize| self.gaps.iter().any(|(_, place)| place.contains(&at));
        let all = self.said.iter().enumerate();
        let tell = all.filter(|(at, one)| !one.is_soft && !one.is_figures && !in_gap(*at));
        let tell: Vec<&SaidWord> = tell.map(|(_, one)| one).collect();
        let only_light = tell.iter().all(|one| one.is_light);
        let tell = tell.into_iter().filter(|one| only_light || !one.is_light);
        let counts = |one: &SaidWord| one.alike.iter().map(|(_, counts)| *counts).max();
        let counts: Vec<u32> = tell.map(|one| counts(one).unwrap_or(0)).collect();
        match counts.as_slice() {
            [only] => *only == 100 || *only == COMPOUND,
            several => several.iter().all(|counts| *counts > WITH_SLIP),
        }
    }

    /// What a way of giving a command has in common with what was said; `None` if that is chance, a gap stays open, a
    /// number that was said is none of it, or it was denied.
    fn share(&self, way: &Phrasing) -> Option<Shared> {
        if self.denies && !way.denies {
            return None;
        }
        let mut sums = Sums::default();
        let gaps = way.words.iter().map(|(word, _)| *word);
        let gaps = gaps.filter(|word| self.weighed.is_gap(*word));
        for word in gaps.clone() {
            let (_, place) = self.gaps.iter().find(|(gap, _)| *gap == word)?;
            if !place.clone().all(|at| sums.is_free(at)) {
                return None;
            }
            sums.take(place.clone());
        }
        // "Don't save it" has no more in common with "I don't get it" than that.
        let mut only_denies = self.denies;
        let (mut words_tell, mut is_whole) = (0, true);
        let (mut tells, mut unsaid) = (0, 0);
        let words = way
            .words
            .iter()
            .filter(|(word, _)| !self.weighed.is_gap(*word));
        for &(word, is_soft) in words {
            let weight = self.weighed.weight(word);
            let is_filler = is_soft || self.weighed.is_light(word);
            let free = self.places[word].iter().filter(|(at, _)| sums.is_free(*at));
            if let Some(&(at, counts)) = free.max_by_key(|(_, counts)| *counts) {
                words_tell += weight;
                let one = &self.said[at];
                only_denies &= one.is_soft || one.is_light || self.denials[at];
                sums.add(at, counts, [weight, self.said[at].weight]);
                tells += if is_filler { 0 } else { weight };
                is_whole &= is_filler || !self.denies || counts >= SAME_MEANING;
            } else {
                is_whole &= is_filler;
                unsaid += if is_filler { 0 } else { weight };
                sums.way += if is_soft {
                    weight * SOFT_IN_WAY / 100
                } else {
                    weight
                };
            }
        }
        // What fills a gap tells no more than the words around it.
        for word in gaps {
            sums.fill(self.weighed.weight(word).min(words_tell));
        }
        if words_tell == 0 || only_denies {
            return None;
        }
        let left = self.left_over(way, &sums);
        // "Don't speak louder" wants no silence, and "not louder" no less: what is denied is all that was said.
        if left.has_figures || self.denies && (left.is_known || !is_whole) {
            return None;
        }
        sums.said += left.tells;
        sums.common += left.common;
        let share = sums.common / (sums.said + sums.way).max(1);
        let share = share.saturating_sub(if left.is_name { PASSED_OVER } else { 0 });
        (share >= LEAST).then_some(Shared {
            share,
            left_over: left.unsaid / sums.said.max(1),
            is_whole,
            says_most: tells > 0 && unsaid <= tells,
            passes_over: left.is_name,
            mood: self.mood(way, &left),
        })
    }

    fn names_a_voice(&self, at: usize) -> bool {
        let mut filling = HeardFilling::default();
        self.fill(&mut filling, "voice", &self.tokens[at..])
            .is_some()
    }

    fn mood(&self, way: &Phrasing, left: &LeftOver) -> Mood {
        if self.asks && !way.asks {
            Mood::Question
        } else if left.is_other {
            Mood::Other
        } else {
            Mood::Order
        }
    }

    /// What was said beside a way of giving a command.
    fn left_over(&self, way: &Phrasing, sums: &Sums) -> LeftOver {
        let mut left = LeftOver::default();
        let all = self.said.iter().enumerate();
        for (at, one) in all.filter(|(at, _)| sums.is_free(*at)) {
            let uses = |word: usize| self.weighed.uses(way.command, word);
            let of_command = one.alike.iter().filter(|(word, _)| uses(*word));
            let counts = of_command.map(|(_, counts)| *counts).max();
            let is_said = one.alike.iter().any(|(_, counts)| *counts > WITH_SLIP);
            left.is_known |= is_said && !one.is_soft && !one.is_light;
            left.is_known |= self.denies && self.names_a_voice(at);
            // What is denied in another way is the contrary.
            let counts = counts.filter(|_| !self.denies).unwrap_or(0);
            left.has_figures |= one.is_figures;
            left.is_name |= one.is_name && counts == 0;
            left.is_other |= one.is_other;
            left.tells += one.left_over();
            left.common += counts * one.left_over() * BESIDES / 100;
            if !one.is_soft {
                left.unsaid += (100 - counts) * one.weight;
            }
        }
        left
    }

    /// What fills the gaps of a pattern.
    fn filling(&self, pattern: &Pattern) -> Option<HeardFilling> {
        let mut filling = HeardFilling::default();
        for part in pattern.parts.iter() {
            if let PatternPart::Gap(name) = part {
                self.fill(&mut filling, name, &self.tokens[self.place(name)?])?;
            }
        }
        Some(filling)
    }

    /// A pattern as it is said with what fills its gaps.
    fn text(&self, pattern: &Pattern) -> String {
        let mut text = String::new();
        for part in &*pattern.source {
            let said = match part {
                SourcePart::Gap(name) => self.place(name).map(|place| spelt(&self.tokens[place])),
                SourcePart::Text(words) => Some(words.clone()),
            };
            let said = said.unwrap_or_default();
            if !text.is_empty() && said.starts_with(char::is_alphanumeric) && !text.ends_with('\'')
            {
                text.push(' ');
            }
            text.push_str(&said);
        }
        // The question is put around it.
        let end = text.trim_end_matches(|c: char| c == '?' || c.is_whitespace());
        end.to_owned()
    }
}
