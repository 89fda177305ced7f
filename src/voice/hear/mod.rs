//! From words to meaning: moves, commands, and answers to questions.
//!
//! Nothing here knows a language. The words come from the voices: what a voice says it understands,
//! and `hear.ftl` in its folder lists what people say besides.
//!
//! # How a move is found
//!
//! 1. The line becomes tokens: runs of letters, figures, signs.
//! 2. The words of one voice turn tokens into marks: a file, a rank, a piece, a capture.
//! 3. The marks play roles together: origin, arrival, what moves, what is captured.
//! 4. The legal moves that fit what was said are found. Only legal moves compete.
//!
//! # Which language
//!
//! The same letter is a king in one language and a rook in another. So the player's own language
//! reads the line first, strictly: a capital letter is a piece, a small one a file. Then English
//! does, the language of SAN. Whoever understands the line decides, and if no legal move fits, the
//! answer is the reason: nobody else then guesses at another move. Only what neither understands is
//! read by all other languages and by the player's own without regard to capitals, all with equal
//! rights; if they find different moves, the player is asked.

mod choose;
mod command;
mod fit;
mod reading;
mod said;
mod source;
mod tokens;
mod vocabulary;

use std::collections::{BTreeMap, BTreeSet};

use super::{Part, Voices};
use crate::board::{Kind, Square};
use crate::chess::Move as ChessMove;
use crate::game::{Move, Position};
use crate::session::command::{Command, Entry};
use crate::session::event::Question;
use fit::Board;
use reading::{Reader, Rigour};
use said::{Mark, Said};
use tokens::{Token, tokens};

pub(super) use vocabulary::Vocabulary;

/// The voice whose letters are those of SAN.
const ENGLISH: &str = "en";

/// The words of all voices, made ready for listening.
pub(super) struct Ears {
    voices: BTreeMap<String, Vocabulary>,
    /// The voices that can be the language of the program.
    languages: Vec<String>,
    letters: BTreeSet<String>,
    /// The names by which voices are called, in any language, as tokens.
    names: Vec<(Vec<Token>, String)>,
}

impl Ears {
    pub(super) fn new(voices: &Voices) -> Self {
        let mut all: BTreeMap<String, Vocabulary> = BTreeMap::new();
        let mut letters = BTreeSet::new();
        for voice in voices.all() {
            let mut own = voice.vocabulary.clone();
            letters.extend(own.letters().iter().map(|(letter, _)| letter.clone()));
            // A language first, so that its synonyms come before the words of an alphabet.
            let mut kin: Vec<_> = voices.all().filter(|one| one.speech == voice.speech).collect();
            kin.sort_by_key(|one| one.part != Part::Interface);
            for one in kin.into_iter().filter(|one| one.id != voice.id) {
                own.borrow(&one.vocabulary);
            }
            all.insert(voice.id.clone(), own);
        }
        let mut names = Vec::new();
        for voice in voices.all() {
            let ids = voices.all().map(|one| (one.id.clone(), one.name.clone()));
            let said = voice.vocabulary.voice_names().chain(ids);
            names.extend(said.map(|(id, name)| (tokens(&name), id)));
        }
        Self {
            voices: all,
            languages: voices.languages().map(|voice| voice.id.clone()).collect(),
            letters,
            names,
        }
    }

    /// Whether any voice writes a piece with this letter.
    fn is_letter(&self, text: &str) -> bool {
        self.letters.contains(text)
    }

    fn english(&self) -> Option<&Vocabulary> {
        self.voices.get(ENGLISH)
    }

    /// English first, then the other languages, then the alphabets.
    fn vocabularies(&self) -> impl Iterator<Item = &Vocabulary> {
        let others = self.voices.iter().filter(|(id, _)| *id != ENGLISH);
        self.english().into_iter().chain(others.map(|(_, voice)| voice))
    }

    /// The player's own words; English ones if the voice does not exist.
    fn own(&self, language: &str) -> Option<&Vocabulary> {
        self.voices.get(language).or_else(|| self.english())
    }

    /// The longest name of a voice that the tokens begin with.
    fn voice_named(&self, tokens: &[Token]) -> Option<(String, usize)> {
        let alike = |(name, said): (&Token, &Token)| match (name, said) {
            (Token::Run(name), Token::Run(said)) => name.forms.iter().any(|form| said.is(form)),
            _ => false,
        };
        let begins = |name: &[Token]| {
            let fits = name.len() <= tokens.len() && !name.is_empty();
            fits && name.iter().zip(tokens).all(alike)
        };
        let named = self.names.iter().filter(|(name, _)| begins(name));
        let longest = named.max_by_key(|(name, _)| name.len())?;
        Some((longest.1.clone(), longest.0.len()))
    }
}

impl Voices {
    /// The legal move that a line of text means, or what it means instead.
    ///
    /// `language` is the key of the player's voice; its words come before those of other languages.
    pub fn hear(&self, text: &str, position: &Position, language: &str) -> Entry {
        let ears = self.ears();
        let Position::Chess(chess) = position;
        let board = Board::new(chess);
        let tokens = tokens(text);
        if let Some(said) = numeric(&tokens) {
            return answer(&board, &[said], text);
        }
        let Some(own) = ears.own(language) else {
            return Entry::Unreadable(text.to_owned());
        };
        let read = |vocabulary, rigour| {
            Reader::read(ears, vocabulary, rigour, chess.turn(), &tokens)
        };
        let said = read(own, Rigour::Own);
        if !said.is_empty() {
            return answer(&board, &said, text);
        }
        let english = ears.english().map(|english| read(english, Rigour::Strict));
        if let Some(said) = english.filter(|said| !said.is_empty()) {
            return answer(&board, &said, text);
        }
        let mut said = read(own, Rigour::Lenient);
        for other in ears.vocabularies() {
            said.extend(read(other, Rigour::Strict));
        }
        answer(&board, &said, text)
    }
}

/// The move, the moves to choose from, or the reason why there is none.
fn answer(board: &Board<'_>, said: &[Said], text: &str) -> Entry {
    let moves = board.fitting(said);
    let one_pawn = |first: &ChessMove| moves.iter().all(|mv| (mv.from, mv.to) == (first.from, first.to));
    match moves.as_slice() {
        [] => {
            let mut reasons = said.iter().filter_map(|one| board.refusal(one));
            let reason = reasons.next();
            reason.unwrap_or_else(|| Entry::Unreadable(text.to_owned()))
        }
        [only] => Entry::Move(Move::Chess(*only)),
        [first, ..] if one_pawn(first) => Entry::FromTo(first.from, first.to),
        several => Entry::Several(several.iter().copied().map(Move::Chess).collect()),
    }
}

/// The numeric notation of correspondence chess: `5254`, `57581` with what the pawn becomes.
fn numeric(tokens: &[Token]) -> Option<Said> {
    let mut figures = String::new();
    for token in tokens {
        match token {
            Token::Figures(more) if more.len() > 1 => figures.push_str(more),
            _ => return None,
        }
    }
    let digits: Vec<u8> = figures.bytes().map(|figure| figure.wrapping_sub(b'1')).collect();
    let (squares, promotion) = digits.split_at_checked(4)?;
    let promotion = match promotion {
        [] => None,
        [at] => Some(*[Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight].get(usize::from(*at))?),
        _ => return None,
    };
    Some(Said {
        from: Some(Square::new(squares[0], squares[1])?),
        to: Some(Square::new(squares[2], squares[3])?),
        promotion,
        ..Said::default()
    })
}
