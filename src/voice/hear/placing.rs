//! What a line of text puts on a board that is set up: `white king e1, pawns a2 b2`, `Ke1 Qd4 a2`.

use super::ears::ENGLISH;
use super::mark::Mark;
use super::reading::{Reader, Rigour};
use super::tokens::{Token, tokens};
use super::vocabulary::Vocabulary;
use crate::board::{Kind, Piece, Side, Square};
use crate::game::Game;
use crate::protocol::Placing;
use crate::voice::Voices;

/// What the squares that follow get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Kind(Kind),
    Nothing,
}

/// A line as far as it was read.
#[derive(Clone, Debug)]
struct Placings {
    placings: Vec<Placing>,
    side: Side,
    names_side: bool,
    /// What a square gets; without a word for it a pawn or a man.
    what: What,
    /// A letter of notation holds for one square only.
    letter: Option<Kind>,
    /// Something was named and has no square yet.
    is_open: bool,
    /// A piece that is taken off was named, and not where it stands.
    is_unclear: bool,
}

impl Voices {
    /// The pieces that a line of text puts, and whose the next ones are. A side holds until another one is
    /// named, a word for a piece until another word, a letter for one square. A square alone gets a pawn or
    /// a man; a piece without a square comes to the cursor.
    ///
    /// # Errors
    /// The part of the line that places nothing.
    pub fn hear_placing(
        &self,
        text: &str,
        game: Game,
        side: Side,
        [language, announcer]: [&str; 2],
    ) -> Result<(Vec<Placing>, Side), String> {
        let own = [
            (language, Rigour::Own),
            (announcer, Rigour::Own),
            (ENGLISH, Rigour::Strict),
            (language, Rigour::Lenient),
            (ENGLISH, Rigour::Lenient),
        ];
        let own = own.map(|(voice, rigour)| (self.own(voice), rigour));
        let mut said = Placings::new(game, side);
        for part in text.split([',', ';']).map(str::trim) {
            if part.is_empty() {
                continue;
            }
            let others = self.vocabularies().map(|voice| (voice, Rigour::Lenient));
            let mut readers = own.into_iter().chain(others);
            let read = readers.find_map(|(voice, rigour)| said.read(part, self, voice, rigour));
            said = read.ok_or_else(|| part.to_owned())?;
        }
        said.end();
        let says_nothing = said.placings.is_empty() && !said.names_side;
        match says_nothing || said.is_unclear {
            true => Err(text.trim().to_owned()),
            false => Ok((said.placings, said.side)),
        }
    }
}

impl Placings {
    fn new(game: Game, side: Side) -> Self {
        Self {
            placings: Vec::new(),
            side,
            names_side: false,
            what: What::Kind(game.own(Kind::Pawn)),
            letter: None,
            is_open: false,
            is_unclear: false,
        }
    }

    /// This line with another part of it; `None` if these words do not say it.
    fn read(
        &self,
        part: &str,
        voices: &Voices,
        voice: &Vocabulary,
        rigour: Rigour,
    ) -> Option<Self> {
        let tokens = tokens(part);
        let mut said = self.clone();
        let mut rest = tokens.as_slice();
        while !rest.is_empty() {
            if let Some((name, taken)) = voice.placings.find(rest) {
                if name == "nothing" {
                    said.name(What::Nothing);
                }
                rest = &rest[taken..];
                continue;
            }
            // Up to the next such word, it is read as a move is.
            let length = (1..rest.len())
                .find(|at| voice.placings.find(&rest[*at..]).is_some())
                .unwrap_or(rest.len());
            // "A white pawn": a small letter by itself is a word.
            if let Token::Run(run) = &rest[0]
                && rest.len() > 1
                && !run.glued
                && run.is_single()
                && !run.is_capital()
                && !matches!(rest[1], Token::Figures(_))
                && voice
                    .look_up(&rest[1..])
                    .0
                    .iter()
                    .any(|mark| matches!(mark, Mark::Side(_) | Mark::Kind(_)))
            {
                rest = &rest[1..];
                continue;
            }
            let ways = Reader::read(voices, voice, rigour, &rest[..length]);
            said = ways.iter().find_map(|marks| said.with(marks))?;
            rest = &rest[length..];
        }
        Some(said)
    }

    fn with(&self, marks: &[Mark]) -> Option<Self> {
        let mut said = self.clone();
        let mut rest = marks;
        while let Some((mark, others)) = rest.split_first() {
            rest = others;
            match (*mark, others.first()) {
                (Mark::File(file), Some(Mark::Rank(rank))) => {
                    said.put(Square::new(file, *rank)?);
                    rest = &others[1..];
                }
                (Mark::Square(square), _) => said.put(square),
                (Mark::Side(side), next) => {
                    // "Dame blanche": the side is that of the piece before it, unless another piece follows.
                    let is_behind = said.takes_off()
                        || said.is_open && !next.is_some_and(|next| is_piece(*next));
                    if !is_behind {
                        said.end();
                    }
                    (said.side, said.names_side) = (side, true);
                }
                // "Remove the rook on a1": nothing comes there.
                (Mark::Kind(_), _) if said.takes_off() => said.is_unclear = true,
                (Mark::Kind(kind), _) => said.name(What::Kind(kind)),
                (Mark::Letter(kind) | Mark::Engine(kind), _) => {
                    said.end();
                    (said.letter, said.is_open) = (Some(kind), true);
                }
                (Mark::Filler | Mark::Naming | Mark::To | Mark::Towards, _) => {}
                _ => return None,
            }
        }
        Some(said)
    }

    /// Whether what is named next is taken off.
    fn takes_off(&self) -> bool {
        self.is_open && self.what == What::Nothing
    }

    fn name(&mut self, what: What) {
        self.end();
        (self.what, self.is_open) = (what, true);
    }

    fn put(&mut self, square: Square) {
        self.is_unclear = false;
        self.place(Some(square));
    }

    /// What was named and has no square comes to the cursor.
    fn end(&mut self) {
        if self.is_open {
            self.place(None);
        }
    }

    fn place(&mut self, square: Option<Square>) {
        let what = self.letter.take().map_or(self.what, What::Kind);
        let side = self.side;
        self.placings.push(Placing {
            square,
            piece: match what {
                What::Kind(kind) => Some(Piece { side, kind }),
                What::Nothing => None,
            },
        });
        self.is_open = false;
    }
}

fn is_piece(mark: Mark) -> bool {
    matches!(mark, Mark::Kind(_) | Mark::Letter(_) | Mark::Engine(_))
}
