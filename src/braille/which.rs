//! Finds out in which code a file of sheets is.

use std::cmp::Reverse;

use super::code::{BrailleCode, codes};
use super::colophon::Colophon;
use super::lines::{CellLine, Lines};
use super::parts::{GameLines, Parts, SheetPart};
use super::proved::{GameSheet, Proved};
use super::scan::MoveReader;
use super::title::SheetLanguages;
use super::word::Beginnings;
use crate::game::{Move, Position};

/// The number of words that decide which code a file is in.
const SAMPLE: usize = 600;
/// The number of games by whose colophons the code is found.
const GAMES_TRIED: usize = 3;

/// The code in which most of the first games are what their colophons say, least is wrong beside their moves, and most of
/// these are written so.
pub(super) fn proving(
    parts: Parts<'_>,
    start: &Position,
    words: &SheetLanguages<'_>,
) -> Option<&'static BrailleCode> {
    let games = parts.filter_map(|part| match part {
        SheetPart::Game(game, colophon) => Some((game, colophon)),
        SheetPart::Rest(_) => None,
    });
    let games: Vec<(GameLines, Colophon)> = games.take(GAMES_TRIED).collect();
    let tried = codes().iter().map(|code| {
        let each = games.iter().filter_map(|(game, colophon)| {
            let sheet = GameSheet {
                game,
                colophon,
                start,
                words,
            };
            sheet.proved(code)
        });
        let each: Vec<Proved> = each.collect();
        let other = each.iter().filter(|one| one.doubts().0).count();
        let faults: usize = each.iter().map(|one| one.doubts().1).sum();
        let exact: usize = each.iter().map(|one| one.exact).sum();
        ((each.len(), Reverse((other, faults)), exact), code)
    });
    let best = tried.max_by_key(|(fit, _)| *fit);
    best.filter(|(fit, _)| fit.0 > 0).map(|(_, code)| code)
}

/// The code in which most moves of the first lines can be read, and another one in which as many can be that are not the
/// same.
pub(super) fn fitting(
    lines: Lines<'_>,
    is_proved: bool,
    start: &Position,
) -> (&'static BrailleCode, Option<&'static BrailleCode>) {
    let mut count = 0;
    let sample: Vec<CellLine> = match is_proved {
        true => match Parts::new(lines).next() {
            Some(
                SheetPart::Game(GameLines { lines, .. }, _)
                | SheetPart::Rest(GameLines { lines, .. }),
            ) => lines,
            None => Vec::new(),
        },
        false => lines
            .take_while(|line| {
                let is_more = count < SAMPLE;
                count += line.words.len();
                is_more
            })
            .collect(),
    };
    let tried = codes().iter().map(|code| {
        let words = code.in_order(&sample);
        let ways = [
            Beginnings::AtEdge,
            Beginnings::Anywhere,
            Beginnings::Unnumbered,
        ];
        let mut readers = ways.map(|way| MoveReader::new(code, start, way).read(&words));
        let found = readers
            .iter()
            .position(|reader| !reader.games.is_empty() || reader.unbegun.is_some());
        let reader = &mut readers[found.unwrap_or(0)];
        let moves = reader.games.iter().map(|game| game.record.moves());
        let moves: Vec<Move> = moves.flatten().copied().collect();
        (moves, reader.exact, code)
    });
    let tried: Vec<(Vec<Move>, usize, &BrailleCode)> = tried.collect();
    let fit = |one: &(Vec<Move>, usize, _)| (one.0.len(), one.1);
    let Some(best) = tried.iter().max_by_key(|one| fit(one)) else {
        return (&codes()[0], None);
    };
    let mut others = tried.iter().filter(|one| fit(one) == fit(best));
    let rival = others.find(|one| one.0 != best.0);
    (best.2, rival.map(|one| one.2))
}
