//! From words to meaning: moves, commands, and answers to questions.
//!
//! Nothing here knows a language. The words come from the voices: what a voice says it understands,
//! and `hear.ftl` in its folder lists what else people say.
//!
//! # How a move is found
//!
//! 1. The line becomes tokens: runs of letters, figures, signs.
//! 2. The words of one voice turn tokens into marks: a file, a rank, a piece, a capture.
//! 3. The marks play roles together: origin, arrival, what moves, what is captured.
//! 4. The legal moves that fit what was said are found. Only legal moves compete.
//!
//! Where a word can be two things, both are tried: «к» is a knight and a preposition, `a` a file and
//! "to". If both fit a legal move, the player is asked. What fits none because of a slip of the hand is
//! put right by [`nearest`], and never played without a yes. Nor is what is asked: "knight f3?". A line that
//! names two moves, "a4 or a3", asks which.
//!
//! # Which language
//!
//! The same letter is a king in one language and a rook in another. So the player's own language
//! reads the line first, strictly: a capital letter is a piece, a small one a file. Then English
//! does, the language of SAN. The first language that understands the line decides, and if no legal move fits, the
//! answer is the reason: no other language then guesses at another move. Only what neither understands is
//! read by all other languages and by the player's own without regard to capitals, all with equal
//! rights; if they find different moves, the player is asked. So he is where a file is a piece of another one: "b por d5".
//! A player may hear his moves in another language than the sentences around them. That language
//! reads second, and where its letters mean another legal move the player is asked, too.

mod against;
mod answer;
mod arbiter;
mod becoming;
mod besides;
mod castles;
mod choose;
mod command;
mod draughts;
mod drill;
mod ears;
mod either;
mod event;
mod filling;
mod fit;
mod guess;
mod judging;
mod level;
mod likely;
mod mark;
mod moods;
mod named_files;
mod names;
mod nearest;
mod number;
mod of_piece;
mod parts;
mod pattern;
mod patterns;
mod places;
mod placing;
mod polite;
mod proposed;
mod reading;
mod reply;
mod requests;
mod result;
mod rules;
mod said;
mod said_word;
mod screen;
mod sense;
mod shared;
mod sides;
mod single;
mod slips;
mod source;
mod stands;
mod taken;
mod telling;
mod terms;
mod tokens;
mod vocabulary;
mod weigh;
mod which;
mod words;
mod written;

use super::Voices;
use crate::board::{Kind, Side};
use crate::catalogue::Row;
use crate::chess;
use crate::game::{Move, Position};
use crate::protocol::{Ask, MoveEntry};
use fit::{LegalMoves, answer};
use mark::Mark;
use reading::{Reader, Rigour};
use said::Said;
use tokens::{Token, tokens};

pub use answer::{AnswerAbout, AnswerWord};
pub use choose::ListStep;
pub use command::Meaning;
use ears::ENGLISH;
pub use guess::{Likely, Mood};
pub use level::SaidLevel;
pub use moods::WordMood;
pub(super) use names::Names;
pub use reply::{Reply, YesAbout};
pub use rules::NamedRule;
pub(super) use vocabulary::{Vocabulary, letters};

impl Voices {
    /// The legal move that a line of a record means, or what it means instead. A sign behind notation judges the move
    /// there: "Nf3?".
    ///
    /// `language` is the key of the player's voice; its words come before those of other languages.
    pub fn hear(&self, text: &str, position: &Position, language: &str) -> MoveEntry {
        match tokens::is_question(text) {
            true => MoveEntry::Unreadable(text.to_owned()),
            false => self.hear_move(text, position, [language, language]),
        }
    }

    /// The same of a line that a player enters, who asks with a question mark, whatever stands before it: "Nf3?". He
    /// hears his moves in the words of another voice, `announcer`. Its letters come after those of the language; where
    /// both mean a legal move and not the same, the player is asked.
    pub fn hear_between(
        &self,
        text: &str,
        position: &Position,
        language: &str,
        announcer: &str,
    ) -> MoveEntry {
        match tokens::has_question(text) {
            true => MoveEntry::Unreadable(text.to_owned()),
            false => self.hear_move(text, position, [language, announcer]),
        }
    }

    /// The move that a line means which asks nothing, or one of two.
    fn hear_move(&self, text: &str, position: &Position, languages: [&str; 2]) -> MoveEntry {
        let entry = self.hear_one(text, position, languages);
        let is_read = !matches!(entry, MoveEntry::Unreadable(_));
        let either = || self.hear_either(text, position, languages);
        is_read
            .then_some(entry)
            .or_else(either)
            .unwrap_or_else(|| MoveEntry::Unreadable(text.to_owned()))
    }

    /// The move that a line means which names one.
    fn hear_one(&self, text: &str, position: &Position, languages: [&str; 2]) -> MoveEntry {
        let Some(chess) = position.chess() else {
            return self.hear_draughts(text, position, languages);
        };
        let said = self.understand(text, chess, languages, false);
        answer(&LegalMoves::new(chess), &said, text)
    }

    /// What a line of text says of a move, in each way in which it can be understood. A remark behind it says nothing.
    fn understand(
        &self,
        text: &str,
        chess: &chess::Position,
        [language, announcer]: [&str; 2],
        foreign_pieces: bool,
    ) -> Vec<Said> {
        let own = self.own(language);
        let without_cries = own.without_cries(text);
        let tokens = own.without_spelling(&tokens(without_cries.as_deref().unwrap_or(text)));
        if let Some(said) = said::numeric(&tokens) {
            return vec![said];
        }
        let read = |tokens: &[Token]| {
            let files_only = !foreign_pieces && own.names_a_file(tokens);
            self.understand_tokens(tokens, chess, [language, announcer], files_only)
        };
        let said = read(&tokens);
        let before = own.before_remark(&tokens);
        let breaks_off = own.breaks_off(&tokens);
        if said.is_empty() && before.len() < tokens.len() && !breaks_off {
            return read(before);
        }
        said
    }

    fn understand_tokens(
        &self,
        tokens: &[Token],
        chess: &chess::Position,
        [language, announcer]: [&str; 2],
        files_only: bool,
    ) -> Vec<Said> {
        let [own, english, other] = [language, ENGLISH, announcer].map(|key| self.own(key));
        let trades = (0..tokens.len()).any(|at| own.is_in_mood(WordMood::Trades, &tokens[at..]))
            || own.takes_no_piece(tokens);
        let leads = |voice| castles::lead(self, voice, tokens);
        if own.says_no_move(tokens) || [own, other, english].into_iter().any(leads) {
            return Vec::new();
        }
        let ways = Reader::read(self, own, Rigour::Own, tokens);
        if ways.iter().any(|marks| sides::is_told(marks)) {
            return Vec::new();
        }
        let only_sighs = ways.iter().any(|marks| single::is_sigh(marks));
        let understood = |ways: &[Vec<Mark>], rigour| {
            let mut said = Vec::new();
            for marks in ways {
                sense::understand(marks, chess.turn(), &mut said);
            }
            said::drop_unmeant(&mut said, trades, rigour, tokens);
            own.drop_done(&mut said, tokens);
            said
        };
        let read = |vocabulary, rigour| {
            understood(&Reader::read(self, vocabulary, rigour, tokens), rigour)
        };
        let all = |rigour| {
            self.vocabularies()
                .flat_map(move |voice| read(voice, rigour))
        };
        // Each reads only what none before it has understood.
        let readings: [&dyn Fn() -> Vec<Said>; 6] = [
            &|| understood(&ways, Rigour::Own),
            &|| read(other, Rigour::Own),
            &|| read(english, Rigour::Strict),
            &|| {
                let own = (!files_only).then(|| read(own, Rigour::Lenient));
                let own = own.into_iter().flatten();
                said::but_taking(own.chain(all(Rigour::Strict)).collect())
            },
            &|| match files_only {
                true => Vec::new(),
                false => said::but_taking(read(english, Rigour::Lenient)),
            },
            // A single letter in a sentence is not a piece of some other language.
            &|| match runs(tokens) {
                0..=2 if !files_only => said::but_taking(all(Rigour::Lenient).collect()),
                _ => Vec::new(),
            },
        ];
        let readings = readings.into_iter().take(if only_sighs { 1 } else { 6 });
        let mut readings = readings.map(|read| read());
        let mut said = readings.find(|said| !said.is_empty()).unwrap_or_default();
        if ways.is_empty() {
            said.extend(single::in_small(self, own, tokens, chess.turn()));
        }
        if !LegalMoves::new(chess).fitting(&said).is_empty() {
            if announcer != language {
                said.extend(read(other, Rigour::Own));
            }
            // Where the capture and the piece are legal, it is asked which was meant.
            said.extend(single::in_large(self, own, tokens, chess.turn()));
        }
        said
    }

    /// The words of moves and commands of a language, in lower case and in their order.
    pub fn words(&self, language: &str) -> impl Iterator<Item = &str> {
        self.own(language).words()
    }

    /// Everything that a line of text can mean as a command, in the player's language or in another one.
    pub fn meanings(&self, text: &str, language: &str) -> Vec<Meaning> {
        let (tokens, asks) = (tokens(text), tokens::is_question(text));
        let found = self.commanding(language).find_map(|vocabulary| {
            let mut found = command::meanings(&tokens, asks, vocabulary, self, true);
            // "Ja ja" agrees in German, and laughs in Spanish.
            let may_agree = [language, ENGLISH]
                .map(|own| std::ptr::eq::<Vocabulary>(self.own(own), vocabulary));
            found.retain(|one| may_agree.contains(&true) || !one.agrees());
            (!found.is_empty()).then_some(found)
        });
        found.unwrap_or_default()
    }

    /// Whether a line of text is a command of the player's language or of English, the language of the verbs of the
    /// console, without a word more than politeness.
    pub fn is_command(&self, text: &str, language: &str) -> bool {
        let (tokens, asks) = (tokens(text), tokens::is_question(text));
        [language, ENGLISH].into_iter().any(|language| {
            let vocabulary = self.own(language);
            !command::meanings(&tokens, asks, vocabulary, self, false).is_empty()
        })
    }

    /// The commands that may be meant by words that are none, or by a part of them between commas, the likeliest first.
    pub fn likely(&self, text: &str, language: &str) -> Vec<Likely> {
        let own = self.own(language);
        let mut clauses = text.split(reply::CLAUSE_ENDS).map(tokens);
        let asks = tokens::is_question(text) && !clauses.any(|said| own.begins_request(&said));
        let mut all = likely::likely(&tokens(text), asks, own, self);
        parts::add(&mut all, text, asks, own, self);
        all
    }

    /// The command that a line of text gives, in the player's language or in another one.
    pub fn command(&self, text: &str, language: &str) -> Option<Ask> {
        let mut meanings = self.meanings(text, language).into_iter();
        meanings.find_map(Meaning::ask)
    }

    /// The term on which players agree before a game, in the player's language or in another one.
    pub fn term(&self, text: &str, language: &str) -> Option<Ask> {
        let tokens = tokens(text);
        let mut voices = self.commanding(language);
        voices.find_map(|vocabulary| command::term(&tokens, vocabulary, self))
    }

    /// Whether words of the player's language or of English offer a draw when they stand beside a move: "e4 draw".
    pub fn offers_draw(&self, text: &str, language: &str) -> bool {
        let (said, asks) = (tokens(text), tokens::is_question(text));
        let own = self.own(language);
        let is_one = own
            .draws
            .find(&said)
            .is_some_and(|(_, length)| length == said.len());
        is_one
            || !own.asks(&said)
                && [language, ENGLISH].into_iter().any(|language| {
                    let found = command::meanings(&said, asks, self.own(language), self, true);
                    found.into_iter().find_map(Meaning::ask) == Some(Ask::OfferDraw)
                })
    }

    /// The legal moves that a line means when capitals and small letters are one.
    pub fn hear_leniently(&self, text: &str, position: &Position, language: &str) -> Vec<Move> {
        let Some(chess) = position.chess() else {
            return Vec::new();
        };
        let mut said = Vec::new();
        let own = self.own(language);
        for marks in Reader::read(self, own, Rigour::Lenient, &tokens(text)) {
            sense::understand(&marks, chess.turn(), &mut said);
        }
        // What a pawn becomes is asked in another way.
        let entry = answer(&LegalMoves::new(chess), &said, text);
        if let MoveEntry::Several(moves) = entry {
            moves
        } else if let MoveEntry::Move(mv) = entry {
            vec![mv]
        } else {
            Vec::new()
        }
    }

    /// The row of the catalogue for the hands that a line of text stands for, in the player's language
    /// or in another one.
    pub fn action(&self, text: &str, language: &str) -> Option<Row> {
        let mut meanings = self.meanings(text, language).into_iter();
        meanings.find_map(|meaning| match meaning {
            Meaning::Hands(row) => Some(row),
            Meaning::Ask(..) => None,
        })
    }

    /// The side that the text names, if that is all it does, in the player's language or another one.
    pub fn side(&self, text: &str, language: &str) -> Option<Side> {
        let tokens = tokens(text);
        let mut voices = std::iter::once(self.own(language)).chain(self.vocabularies());
        voices.find_map(|vocabulary| {
            let (side, taken) = filling::side(&tokens, vocabulary)?;
            (taken == tokens.len()).then_some(side)
        })
    }

    /// What a pawn becomes, if the text names just a piece that it can become, in any language.
    pub fn promotion(&self, text: &str) -> Option<Kind> {
        let tokens = tokens(text);
        let ways = |vocabulary| Reader::read(self, vocabulary, Rigour::Lenient, &tokens);
        let all = self.vocabularies().flat_map(ways);
        let mut kinds = all.filter_map(|marks| choose::promotion(&marks));
        let first = kinds.next()?;
        kinds.all(|other| other == first).then_some(first)
    }
}

/// How many words there are.
fn runs(tokens: &[Token]) -> usize {
    let runs = tokens.iter().filter(|one| matches!(one, Token::Run(_)));
    runs.count()
}
