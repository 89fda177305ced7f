//! What was nearly said: lines in which one word is put right by the slip of one letter.
//!
//! Nothing is done on such a line without a question.

use super::fit::LegalMoves;
use super::mark::Mark;
use super::moods::WordMood;
use super::slips::{SHORT, slips};
use super::tokens::{self, Token, is_cyrillic};
use super::vocabulary::Vocabulary;
use crate::board::Kind;
use crate::game::{Move, Position};
use crate::protocol::MoveEntry;
use crate::voice::Voices;

/// What is longer is no move and no command.
const MOST_WORDS: usize = 16;
/// What has more bytes is no word.
const LONGEST: usize = 80;

impl Voices {
    /// The legal move, or the moves, that the line would mean with one slip put right.
    pub fn nearest_moves(
        &self,
        text: &str,
        position: &Position,
        [language, announcer]: [&str; 2],
    ) -> Vec<Move> {
        let heard = |line: &str| {
            let heard = self.hear_between(line, position, language, announcer);
            heard.moves().to_vec()
        };
        let (own, said) = (self.own(language), tokens::tokens(text));
        if let Some(line) = own.standing(&said) {
            return heard(&line);
        }
        let begged = self.begged(text, language);
        let begged = begged.map(|line| own.standing(&tokens::tokens(&line)).unwrap_or(line));
        let begged = begged.map_or_else(Vec::new, |line| heard(&line));
        if !begged.is_empty() {
            return begged;
        }
        if tokens::has_question(text) {
            return heard(&tokens::without_question(text));
        }
        let untold = own.untold(&said).map(|said| heard(&tokens::spelt(&said)));
        if let Some(moves) = untold.filter(|moves| !moves.is_empty()) {
            return moves;
        }
        // "With the knight f3", "e4 and"
        let (marks, taken) = own.look_up(&said);
        let leads = if marks.contains(&Mark::With) {
            taken
        } else {
            0
        };
        let joins = own.joins.find_at_end(&said).unwrap_or(0);
        if leads + joins > 0 {
            let words: Vec<&str> = text.split_whitespace().collect();
            let most = words.len().saturating_sub(joins);
            return heard(&words[leads.min(most)..most].join(" "));
        }
        let mut moves = self.hear_foreign_pieces(text, position, [language, announcer]);
        if !moves.is_empty() {
            return moves;
        }
        let lines = self.lines_with_pieces(text, [language, announcer]);
        for line in &lines {
            moves.extend(heard(line));
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// The same line with one word put right, where a piece, a rank or castling is named. Where an unknown word may be a
    /// piece, it is no other word: "bishp c4" is no move of a pawn.
    fn lines_with_pieces(&self, text: &str, [language, announcer]: [&str; 2]) -> Vec<String> {
        let own = self.own(language);
        let mut lines = self.nearest_lines(text, language);
        if announcer != language {
            lines.extend(self.nearest_lines(text, announcer));
        }
        let is_piece = |line: &str| own.names(line, |mark| mark.kind().is_some());
        if !is_piece(text) {
            let unknown = self.nearest_to_unknown(text, language);
            let may_be = unknown.iter().any(|line| is_piece(line));
            lines.retain(|line| !may_be || is_piece(line));
        }
        // "Mamá" is no slip of "mata".
        let has_figures = |line: &str| line.contains(|c: char| c.is_ascii_digit());
        let names = |mark: &Mark| {
            matches!(mark, Mark::Rank(_) | Mark::Castles | Mark::CastlesTo(_))
                || mark.kind().is_some()
        };
        lines.retain(|line| has_figures(line) || own.names(line, names));
        lines
    }

    /// What a line says of a piece or of castling with an unknown word put right, where no such move is legal, and the
    /// line as it would be.
    pub fn nearest_to_no_move(
        &self,
        text: &str,
        position: &Position,
        [language, announcer]: [&str; 2],
    ) -> Option<(String, MoveEntry)> {
        let lines = match tokens::has_question(text) {
            true => vec![tokens::without_question(text)],
            false => self.nearest_to_unknown(text, language),
        };
        let read = |line: String| {
            let entry = self.hear_between(&line, position, language, announcer);
            let names_it = matches!(
                entry,
                MoveEntry::NotThere(..) | MoveEntry::NoneFromThere(..) | MoveEntry::Castling(_)
            ) || matches!(entry, MoveEntry::KindTo(kind, _) if kind != Kind::Pawn);
            names_it.then_some((line, entry))
        };
        lines.into_iter().find_map(read)
    }

    /// The legal moves that a line means if small letters that are files in the player's language are pieces of others.
    fn hear_foreign_pieces(&self, text: &str, position: &Position, voices: [&str; 2]) -> Vec<Move> {
        let Some(chess) = position.chess() else {
            return Vec::new();
        };
        let said = self.understand(text, chess, voices, true);
        let moves = LegalMoves::new(chess).fitting(&said).into_iter();
        moves.map(Into::into).collect()
    }

    /// The same line with one word put right, in each way in which the words of a language allow it:
    /// an unknown word before a known one, and the nearest first.
    fn nearest_lines(&self, text: &str, language: &str) -> Vec<String> {
        let lines = self.put_right(text, language).into_iter();
        lines.map(|(_, _, line)| line).collect()
    }

    /// The same with an unknown word put right: who says a word that is one means it.
    pub fn nearest_to_unknown(&self, text: &str, language: &str) -> Vec<String> {
        let lines = self.put_right(text, language).into_iter();
        let unknown = lines.filter(|(is_known, ..)| !is_known);
        unknown.map(|(_, _, line)| line).collect()
    }

    /// Lines with one word put right: whether that is known, by how many letters it differs, and the line.
    fn put_right(&self, text: &str, language: &str) -> Vec<(bool, usize, String)> {
        let own = self.own(language);
        let mut lines: Vec<(bool, usize, String)> = Vec::new();
        for (start, typed) in words(text) {
            let (before, after) = (&text[..start], &text[start + typed.len()..]);
            // A Russian letter is a file if its capital looks like one: «Н».
            let mut letters = typed.chars().flat_map(char::to_uppercase);
            if let (Some(letter), None) = (letters.next(), letters.next())
                && let Some(file @ 'A'..='H') = tokens::latin_alike(letter)
            {
                let file = file.to_ascii_lowercase();
                lines.push((true, 1, format!("{before}{file}{after}")));
            }
            let typed = typed.to_lowercase();
            let is_known = own.knows(&typed);
            // A short word that is one is meant.
            if is_known && typed.chars().count() < SHORT {
                continue;
            }
            // An accent that is left out is no slip.
            let folded = tokens::fold(&typed);
            let near = own.spellings().filter_map(|(word, folded_word)| {
                let slips = slips(&folded, folded_word)?;
                Some((is_known, slips, format!("{before}{word}{after}")))
            });
            lines.extend(near);
        }
        lines.sort();
        lines
    }

    /// The line without its unknown words, if there are such and others.
    pub fn known_words(&self, text: &str, language: &str) -> Option<String> {
        let own = self.own(language);
        let is_known = |word: &str| {
            let word = word.trim_matches(|c: char| !c.is_alphanumeric());
            let is_long = word.chars().count() >= SHORT && word.chars().all(char::is_alphabetic);
            !is_long || own.knows(&word.to_lowercase())
        };
        let words = text.split_whitespace().take(MOST_WORDS);
        let known: Vec<&str> = words.filter(|word| is_known(word)).collect();
        let known = known.join(" ");
        let known = known.trim_end_matches([',', ';', ':']).to_owned();
        (!known.is_empty() && known.len() < text.trim().len()).then_some(known)
    }

    /// Parts of a line that may name a move, where nothing in it denies or asks: what stands between commas, the last
    /// first, and all that names pieces, squares and captures, where little else was said.
    pub fn parts_of_a_move(&self, text: &str, language: &str) -> Vec<String> {
        let (own, said) = (self.own(language), tokens::tokens(text));
        let others = (0..said.len()).any(|at| own.is_in_mood(WordMood::Others, &said[at..]));
        if others || own.asks(&said) || own.denies(&said) {
            return Vec::new();
        }
        let between_commas = text.rsplit([',', ';', ':']).map(str::to_owned);
        let mut lines: Vec<String> = between_commas.collect();
        let (mut named, mut left_out, mut at) = (Vec::new(), 0, 0);
        while at < said.len() {
            let (marks, taken) = own.look_up(&said[at..]);
            let names = |mark: &Mark| {
                mark.kind().is_some()
                    || matches!(
                        mark,
                        Mark::Takes | Mark::Castles | Mark::CastlesTo(_) | Mark::Becomes
                    )
            };
            let behind = said.get(at + taken.max(1));
            let is_file = marks.iter().any(|mark| matches!(mark, Mark::File(_)));
            let is_square = own.names_square(&said[at..])
                || is_file && behind.is_some_and(|token| own.is_rank(token));
            let step = taken.max(1) + usize::from(is_square);
            if is_square || marks.iter().any(names) {
                named.extend_from_slice(&said[at..at + step]);
            } else {
                left_out += usize::from(taken == 0);
            }
            at += step;
        }
        if left_out < named.len() {
            lines.push(tokens::spelt(&named));
        }
        lines.retain(|line| line.trim() != text.trim());
        lines
    }

    /// The castling that a line names among other words, where nothing in it denies or asks: "time to castle".
    pub fn castling_in(&self, text: &str, language: &str) -> Option<String> {
        let (own, said) = (self.own(language), tokens::tokens(text));
        let (mut castling, mut at) = (None, 0);
        while at < said.len() {
            let (marks, taken) = own.look_up(&said[at..]);
            if marks.contains(&Mark::Asking) || own.is_in_mood(WordMood::Others, &said[at..]) {
                return None;
            }
            let castles = |mark: &Mark| matches!(mark, Mark::Castles | Mark::CastlesTo(_));
            if marks.iter().any(castles) {
                castling = Some(tokens::spelt(&said[at..at + taken]));
            }
            at += taken.max(1);
        }
        let castling = castling?;
        let moods = [
            WordMood::May,
            WordMood::How,
            WordMood::Laws,
            WordMood::Keys,
            WordMood::Asks,
        ];
        let begins = |mood| own.mood_at_first(mood, &said).is_some();
        let asks = tokens::is_question(text) || moods.into_iter().any(begins);
        (!asks && !own.denies(&said)).then_some(castling)
    }

    /// What is sought, without the words around it: "by Tal, please" is "Tal".
    pub fn sought<'a>(&self, text: &'a str, language: &str) -> &'a str {
        let is_sign = |c: char| !c.is_alphanumeric();
        let own = self.own(language);
        let is_beside = |word: &str| {
            let is_named = |said| own.sought.find(std::slice::from_ref(said)).is_some();
            tokens::tokens(word).iter().all(is_named)
        };
        let mut rest = text.trim_matches(is_sign);
        while let Some(first) = rest
            .split_whitespace()
            .next()
            .filter(|word| is_beside(word))
        {
            rest = rest[first.len()..].trim_start_matches(is_sign);
        }
        while let Some(last) = rest
            .split_whitespace()
            .last()
            .filter(|word| is_beside(word))
        {
            rest = rest[..rest.len() - last.len()].trim_end_matches(is_sign);
        }
        rest
    }

    /// Whether a word of a text is none of moves and commands, as names and years are.
    pub fn has_unknown(&self, text: &str, language: &str) -> bool {
        let own = self.own(language);
        let said = tokens::tokens(text);
        let beside = own.soft(&said).into_iter().enumerate();
        let mut beside =
            beside.map(|(at, is_soft)| is_soft || own.joins.find(&said[at..]).is_some());
        said.iter().any(|token| {
            let is_beside = beside.next() == Some(true);
            match token {
                Token::Run(run) => !is_beside && !own.knows(&run.text.to_lowercase()),
                Token::Figures(_) => true,
                Token::Sign(_) | Token::Strange => false,
            }
        })
    }

    /// Whether a line names a piece and, beside it, only ranks, files and numbers.
    pub fn is_part_of_a_move(&self, text: &str, language: &str) -> bool {
        let (own, said) = (self.own(language), tokens::tokens(text));
        let is_named =
            |at: usize, may_be: fn(&Mark) -> bool| own.look_up(&said[at..]).0.iter().any(may_be);
        let of_square = |mark: &Mark| matches!(mark, Mark::File(_) | Mark::Rank(_));
        let is_kind = |mark: &Mark| mark.kind().is_some();
        let mut all = 0..said.len();
        let has_piece = all.clone().any(|at| is_named(at, is_kind));
        said.len() > 1
            && has_piece
            && all.all(|at| {
                matches!(said[at], Token::Figures(_))
                    || is_named(at, is_kind)
                    || is_named(at, of_square)
            })
    }

    /// Whether a text has Russian letters, and the language does not.
    pub fn is_foreign(&self, text: &str, language: &str) -> bool {
        let has = |text: &str| text.chars().any(is_cyrillic);
        has(text) && !self.own(language).words().any(has)
    }
}

impl Vocabulary {
    /// Whether a word of a line is a mark of some kind.
    fn names(&self, line: &str, is_it: impl Fn(&Mark) -> bool) -> bool {
        let said = tokens::tokens(line);
        (0..said.len()).any(|at| self.look_up(&said[at..]).0.iter().any(&is_it))
    }
}

/// The words of a line, and where each begins; none if they are too many for a move or a command.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = 0;
    for part in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let word = part.trim_end_matches(|c: char| !c.is_alphabetic());
        if (1..=LONGEST).contains(&word.len()) {
            words.push((start, word));
        }
        start += part.len();
    }
    words.truncate(if words.len() > MOST_WORDS {
        0
    } else {
        MOST_WORDS
    });
    words
}
