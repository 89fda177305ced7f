//! From tokens to what they may say, in the words of one voice or of all.

use super::ears::ENGLISH;
use super::judging::fill_judging;
use super::mark::Mark;
use super::named_files::files_named;
use super::tokens::{Run, Token, WrittenSign, latin_alike};
use super::vocabulary::Vocabulary;
use crate::board::Kind;
use crate::voice::Voices;

/// A line that can be taken in more ways than this is not understood at all.
const MOST_WAYS: usize = 64;

/// How much is forgiven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rigour {
    /// Capital letters are pieces, small ones are files.
    Strict,
    /// The same, in the player's own language: letters of the other script may look alike.
    Own,
    /// Capitals mean nothing, and a word may come from any language.
    Lenient,
}

/// One way of reading a line.
pub(super) struct Reader<'a> {
    voices: &'a Voices,
    vocabulary: &'a Vocabulary,
    rigour: Rigour,
    tokens: &'a [Token],
}

/// What may be meant at a place: the marks, and how many tokens they take.
type Meaning = (Vec<Mark>, usize);

impl<'a> Reader<'a> {
    /// All ways in which the tokens can be taken; empty if one of them means nothing.
    pub(super) fn read(
        voices: &'a Voices,
        vocabulary: &'a Vocabulary,
        rigour: Rigour,
        tokens: &'a [Token],
    ) -> Vec<Vec<Mark>> {
        let reader = Reader {
            voices,
            vocabulary,
            rigour,
            tokens,
        };
        // The ways that have been taken as far as each token; word by word, so that what makes no
        // sense in the end costs no more than what does.
        let mut ways: Vec<Vec<Vec<Mark>>> = vec![Vec::new(); tokens.len() + 1];
        ways[0].push(Vec::with_capacity(16));
        for at in 0..tokens.len() {
            let begun = std::mem::take(&mut ways[at]);
            if begun.is_empty() {
                continue;
            }
            for (marks, taken) in reader.meanings(at) {
                let longer = begun.iter().map(|way| [way.as_slice(), &marks].concat());
                ways[at + taken].extend(longer);
                if ways[at + taken].len() > MOST_WAYS {
                    return Vec::new();
                }
            }
        }
        let mut ways = ways.pop().unwrap_or_default();
        ways.retain_mut(|way| fill_judging(way));
        ways
    }

    /// What may be meant at a token.
    fn meanings(&self, at: usize) -> Vec<Meaning> {
        let mut meanings = match &self.tokens[at] {
            Token::Strange => Vec::new(),
            Token::Sign(sign) => vec![(vec![meaning(*sign)], 1)],
            Token::Figures(figures) => vec![(marks_of_figures(figures), 1)],
            Token::Run(run) => match self.options(run, at) {
                none if none.is_empty() => self.vocabulary.run_together(run),
                options => options,
            },
        };
        meanings.retain(|(marks, _)| !marks.is_empty());
        meanings
    }

    /// What a run of letters may mean here.
    fn options(&self, run: &Run, at: usize) -> Vec<Meaning> {
        let rest = self.tokens.get(at + 1..).unwrap_or_default();
        // "A comer": what leads to something done is no file either as a letter.
        let spelt = || {
            let is_led = !run.glued && self.vocabulary.leads_to_taking(&self.tokens[at..]);
            let ways = self.spell(run).into_iter();
            let ways =
                ways.filter(move |marks| !is_led || !matches!(marks.as_slice(), [Mark::File(_)]));
            ways.map(|marks| (marks, 1))
        };
        let mut own = self.words(self.vocabulary, at);
        if run.ends {
            own.retain(|(marks, taken)| *taken > 1 || !is_preposition(marks));
        }
        if run.elided {
            own.retain(|(marks, _)| !is_notation(marks));
            return own;
        }
        if self.rigour != Rigour::Lenient {
            let of_square = self.vocabulary.capital_of_square(self.tokens, at);
            let begins = at == 0 && !run.glued && self.vocabulary.takes(rest);
            let letter = || run.text.to_lowercase().chars().next();
            let of_pawn = || self.vocabulary.file(letter()?);
            let of_square = of_square.or_else(|| of_pawn().filter(|_| begins && run.is_single()));
            let of_square = of_square.map(|file| (vec![Mark::File(file)], 1));
            if let Some(kind) = self.vocabulary.letter(&run.text) {
                // A sentence may begin with a preposition.
                own.retain(|(marks, _)| {
                    at == 0 && !run.glued && matches!(marks.as_slice(), [Mark::From | Mark::OutOf])
                });
                own.insert(0, (vec![Mark::Letter(kind)], 1));
                own.extend(of_square);
                return own;
            }
            if let Some(files) = files_named(run, &own, at, spelt()) {
                return files;
            }
            let is_foreign = run.is_capital() && self.voices.is_letter(&run.text);
            let is_notation = run.glued || !run.alike.is_empty();
            // One letter can be a piece, a file and a preposition: "к f3", "с d5", "torre a d1".
            let is_one_letter = !run.glued && run.is_single();
            let is_word = !own.is_empty() && !is_one_letter;
            let (mut first, second): (Vec<_>, Vec<_>) = match (is_notation, is_foreign) {
                (true, _) => (spelt().collect(), own),
                (false, true) => (spelt().collect(), vec![]),
                (false, false) if is_word => (own, vec![]),
                (false, false) => (own, spelt().collect()),
            };
            if first.is_empty() || is_one_letter {
                let more = second.into_iter().filter(|one| !first.contains(one));
                first.extend(more.collect::<Vec<_>>());
            }
            if is_one_letter {
                self.doubt(run, at, &mut first);
            }
            let of_square = of_square.filter(|one| !first.contains(one));
            first.extend(of_square);
            return first;
        }
        let mut options: Vec<Meaning> = spelt().chain(own).collect();
        if options.is_empty() {
            let others = self.voices.vocabularies();
            for words in others.flat_map(|vocabulary| self.words(vocabulary, at)) {
                if !options.contains(&words) {
                    options.push(words);
                }
            }
        }
        options
    }

    /// Adds to the ways to read a small letter before a square the piece that it may be: "c d5", "c to d5", "c takes d5". Where it is
    /// a preposition besides, it is that with doubt: "к d4".
    fn doubt(&self, run: &Run, at: usize, ways: &mut Vec<Meaning>) {
        let rest = &self.tokens[at + 1..];
        if !self.vocabulary.leads_to_square(rest) && !self.vocabulary.takes_on_square(rest) {
            return;
        }
        let is_piece = |(marks, _): &Meaning| matches!(marks.as_slice(), [Mark::Letter(_)]);
        if at == 0 && ways.iter().any(is_piece) {
            for (marks, _) in &mut *ways {
                if marks == &[Mark::To] {
                    marks.insert(0, Mark::Doubtful);
                }
            }
        }
        let piece = self.vocabulary.letter(&run.text.to_uppercase());
        let piece = piece.filter(|_| self.rigour == Rigour::Own);
        let piece = piece.map(|kind| (vec![Mark::Letter(kind)], 1));
        ways.extend(piece.filter(|piece| !ways.contains(piece)));
    }

    fn words(&self, vocabulary: &Vocabulary, at: usize) -> Vec<Meaning> {
        let (mut marks, taken) = vocabulary.look_up(&self.tokens[at..]);
        if taken > 1 && vocabulary.follows_article(self.tokens, at) {
            return Vec::new();
        }
        // "d d4" is no "d'd4": without its apostrophe a consonant is a file.
        let is_file = |run: &Run| !run.elided && matches!(run.text.as_str(), "b" | "c" | "d");
        if taken == 1 && matches!(&self.tokens[at], Token::Run(run) if is_file(run)) {
            marks.retain(|mark| !is_preposition_mark(mark));
        }
        if marks.iter().any(|mark| matches!(mark, Mark::File(_))) {
            // Behind a piece, or before one at the beginning, no preposition belongs to a square: "caballo de b5", "a torre
            // d4".
            let is_piece = |at: Option<usize>| {
                let rest = at.and_then(|at| self.tokens.get(at..)).unwrap_or_default();
                let (marks, _) = vocabulary.look_up(rest);
                marks.iter().any(|mark| matches!(mark, Mark::Kind(_)))
            };
            let ends = matches!(&self.tokens[at], Token::Run(run) if run.ends);
            let behind = self.tokens.get(at + taken);
            let is_before_rank = behind.is_some_and(|token| vocabulary.is_rank(token));
            let is_file = ends || is_before_rank;
            let fills = !is_file && marks.contains(&Mark::From) && is_piece(at.checked_sub(1))
                || at == 0 && marks.contains(&Mark::To) && is_piece(Some(taken))
                || marks.contains(&Mark::Sigh)
                    && vocabulary.names_square_beside(self.tokens, at, is_before_rank);
            marks.retain(|mark| *mark != Mark::Sigh);
            let may_lead = marks.iter().any(is_preposition_mark);
            if vocabulary.leads_no_rank(self.tokens.get(at + taken..).unwrap_or_default(), may_lead)
            {
                marks.retain(|mark| !matches!(mark, Mark::File(_)));
            }
            // "Voy a comer b5"
            if vocabulary.leads_to_taking(&self.tokens[at..]) {
                marks = vec![Mark::Filler];
            }
            marks.extend(fills.then_some(Mark::Filler));
            for mark in &mut marks {
                match *mark == Mark::To {
                    true => *mark = Mark::Towards,
                    false if *mark == Mark::From => *mark = Mark::OutOf,
                    false => {}
                }
            }
        }
        marks.into_iter().map(|mark| (vec![mark], taken)).collect()
    }

    /// The letters of a run one by one, as in `Nbxd`; all ways in which that can be read.
    fn spell(&self, run: &Run) -> Vec<Vec<Mark>> {
        let chars: Vec<char> = run.text.chars().collect();
        if chars.len() > 6 {
            return Vec::new();
        }
        if chars.iter().all(|c| matches!(c, 'o' | 'O' | 'о' | 'О')) {
            return vec![vec![Mark::Nought; chars.len()]];
        }
        let mut all = Vec::new();
        if let [letter] = &chars[..] {
            let engine = match letter {
                'q' => Some(Kind::Queen),
                'r' => Some(Kind::Rook),
                'n' => Some(Kind::Knight),
                _ => None,
            };
            all.extend(engine.map(|kind| vec![Mark::Engine(kind)]));
        }
        self.spell_on(&chars, &mut Vec::new(), &mut all);
        // "Der" and "be" are words: away from figures only a capital is a piece among other letters.
        if !run.glued && chars.len() > 1 {
            let capitals = chars.iter().filter(|c| c.is_uppercase()).count();
            let is_piece = |mark: &&Mark| matches!(mark, Mark::Letter(_));
            all.retain(|way| way.iter().filter(is_piece).count() <= capitals);
        }
        all
    }

    fn spell_on(&self, rest: &[char], marks: &mut Vec<Mark>, all: &mut Vec<Vec<Mark>>) {
        let Some(&first) = rest.first() else {
            all.push(marks.clone());
            return;
        };
        let mut add = |mark: Mark, length: usize| {
            marks.push(mark);
            self.spell_on(&rest[length..], marks, all);
            marks.pop();
        };
        if matches!(first, 'x' | 'X' | 'х' | 'Х') {
            add(Mark::Cross, 1);
            // "х4": nothing is captured on a rank.
            if rest.len() == 1
                && let Some(file) = self.vocabulary.file(first)
            {
                add(Mark::File(file), 1);
            }
            return;
        }
        let mut is_piece = false;
        for (kind, length) in self.pieces(rest) {
            is_piece = true;
            add(Mark::Letter(kind), length);
        }
        let may_be_file = !is_piece || first.is_lowercase() || self.rigour == Rigour::Lenient;
        if may_be_file && let Some(file) = self.file(first) {
            add(Mark::File(file), 1);
        }
    }

    fn file(&self, letter: char) -> Option<u8> {
        let mut buffer = [0; 4];
        let may_be_piece = letter.is_uppercase() && self.rigour != Rigour::Lenient;
        if may_be_piece && self.voices.is_letter(letter.encode_utf8(&mut buffer)) {
            return None;
        }
        let small = || self.vocabulary.file(letter.to_lowercase().next()?);
        self.vocabulary.file(letter).or_else(small)
    }

    /// The pieces whose letters stand first, and how long these are.
    fn pieces(&self, rest: &[char]) -> Vec<(Kind, usize)> {
        let find = |same: &dyn Fn(char, char) -> bool| {
            self.vocabulary.letters().iter().find_map(|(letter, kind)| {
                let length = letter.chars().count();
                let typed = rest.get(..length)?;
                let fits = letter
                    .chars()
                    .zip(typed)
                    .all(|(own, typed)| same(own, *typed));
                fits.then_some((*kind, length))
            })
        };
        let small = |own: char, typed: char| own.to_lowercase().eq(typed.to_lowercase());
        if let Some(exact) = find(&|own, typed| own == typed) {
            return vec![exact];
        }
        if self.rigour == Rigour::Strict {
            return Vec::new();
        }
        let is_lenient = self.rigour == Rigour::Lenient;
        // A small Cyrillic letter may be the piece, or a file that looks like it.
        if (is_lenient || !rest[0].is_ascii())
            && let Some(found) = find(&small)
        {
            return vec![found];
        }
        // A Latin letter that looks like the own one may be that, or the English one; so may one that
        // some write for a pawn.
        let looks = |own: char, typed: char| {
            let is_no_file = typed.is_ascii_lowercase() && !('a'..='h').contains(&typed);
            let latin = latin_alike(own).filter(|_| !is_lenient);
            latin.is_some_and(|latin| {
                latin == typed || is_no_file && latin.eq_ignore_ascii_case(&typed)
            })
        };
        let may_be_small = is_lenient || !rest[0].is_ascii();
        let capital = rest[0].to_uppercase().next().unwrap_or(rest[0]);
        let letter = if may_be_small { capital } else { rest[0] };
        let pawn = self.vocabulary.is_pawn(letter);
        let own = find(&looks).or(pawn.then_some((Kind::Pawn, 1)));
        let letter = if pawn { letter } else { capital };
        let english = own.and(self.voices.own(ENGLISH).letter(&letter.to_string()));
        own.into_iter()
            .chain(english.map(|kind| (kind, 1)))
            .collect()
    }
}

fn is_notation(marks: &[Mark]) -> bool {
    matches!(
        marks,
        [Mark::File(_) | Mark::Letter(_) | Mark::Engine(_) | Mark::Nought]
    )
}

fn is_preposition(marks: &[Mark]) -> bool {
    matches!(marks, [one] if is_preposition_mark(one))
}

const fn is_preposition_mark(mark: &Mark) -> bool {
    matches!(mark, Mark::To | Mark::Towards | Mark::From | Mark::OutOf)
}

fn meaning(sign: WrittenSign) -> Mark {
    match sign {
        WrittenSign::Colon => Mark::Takes,
        WrittenSign::Cross => Mark::Cross,
        WrittenSign::Plus => Mark::Check,
        WrittenSign::Mate => Mark::Mate,
        WrittenSign::Equals => Mark::Becomes,
    }
}

/// A rank, or the noughts of castling; nothing for any other number.
fn marks_of_figures(figures: &str) -> Vec<Mark> {
    match figures.as_bytes() {
        [rank @ b'1'..=b'8'] => vec![Mark::Rank(rank - b'1')],
        noughts if noughts.iter().all(|figure| *figure == b'0') && noughts.len() <= 3 => {
            vec![Mark::Nought; noughts.len()]
        }
        _ => Vec::new(),
    }
}
