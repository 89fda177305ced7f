//! Moves of draughts in cells: the squares of the code with its signs for a step and for a capture.

use super::cells::{Cell, Cells};
use super::code::BrailleCode;
use super::pen::Pen;
use super::read::Fit;
use crate::board::Square;
use crate::draughts::{Move, Position};
use crate::game;

impl BrailleCode {
    /// Whether the code can write the moves of a position: it has signs for its game.
    pub fn writes(&self, position: &game::Position) -> bool {
        position.draughts().is_none() || self.table.draughts.is_some()
    }

    /// Writes a legal move of draughts, with its whole way or as shortly as the other moves allow;
    /// `None` if it is not legal, or the code has no signs for draughts.
    pub(super) fn encode_draughts(&self, board: &Position, mv: Move, whole: bool) -> Option<Cells> {
        let signs = self.table.draughts.as_ref()?;
        if !board.is_legal(mv) {
            return None;
        }
        let squares = if whole {
            board.path(mv)
        } else {
            board.squares(&board.write(mv))?
        };
        let sign = if mv.is_capture() {
            &signs.capture
        } else {
            &signs.step
        };
        Some(self.joined(&squares, sign.as_slice()))
    }

    /// Squares with a sign between them.
    fn joined(&self, squares: &[Square], sign: &[Cell]) -> Cells {
        let sign = Cells::from(sign);
        let mut pen = Pen::new(self);
        for (at, square) in squares.iter().enumerate() {
            if at > 0 && !sign.is_empty() {
                pen.add(&sign);
            }
            pen.square(*square);
        }
        pen.cells
    }

    /// The moves of draughts that the cells fit best, and how well.
    pub(super) fn fitting_draughts(
        &self,
        board: &Position,
        cells: &[Cell],
    ) -> Option<(Fit, Vec<game::Move>)> {
        self.table.draughts.as_ref()?;
        let legal = board.legal_moves();
        let bare = self.without_glyphs(cells).into_iter();
        let (fit, moves) = bare
            .filter(|bare| !bare.is_empty())
            .find_map(|bare| self.fitting_way(board, &legal, bare))?;
        Some((fit, moves.into_iter().map(Into::into).collect()))
    }

    fn fitting_way(
        &self,
        board: &Position,
        legal: &[Move],
        cells: &[Cell],
    ) -> Option<(Fit, Vec<Move>)> {
        let is_written = |mv: &&Move| {
            let written = self.encode_draughts(board, **mv, false);
            written.is_some_and(|written| written.as_slice() == cells)
        };
        if let Some(mv) = legal.iter().find(is_written) {
            return Some((Fit::Written, vec![*mv]));
        }
        let forms = legal
            .iter()
            .map(|mv| (*mv, self.forms_of_draughts(board, *mv)));
        self.fitting_forms(&forms.collect::<Vec<_>>(), cells)
    }

    /// Every form of a move that a reader accepts: its ends or its whole way, with the sign of the
    /// code, that of its chess, or none.
    fn forms_of_draughts(&self, board: &Position, mv: Move) -> Vec<Cells> {
        let Some(draughts) = &self.table.draughts else {
            return Vec::new();
        };
        let chess = &self.table.signs;
        let mut signs: Vec<&[Cell]> = vec![&[]];
        if mv.is_capture() {
            signs.push(draughts.capture.as_slice());
            signs.push(chess.capture.as_slice());
            signs.extend(chess.capture_also_read.iter().map(Cells::as_slice));
        } else {
            signs.push(draughts.step.as_slice());
        }
        let ways = [vec![mv.from, mv.to], board.path(mv)];
        let forms = ways.iter().flat_map(|way| {
            let signs = signs.iter();
            signs.map(|sign| self.joined(way, sign))
        });
        forms.collect()
    }
}
