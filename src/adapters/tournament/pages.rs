//! The tables of an event in words.

use std::collections::BTreeSet;

use super::sheet::Sheet2D;
use crate::board::Side;
use crate::desk::Desk;
use crate::narrate::cue::{Phrase, Sentence};
use crate::narrate::tournament::{
    board, board_needs, duty_said, head, number_said, of, said, score_said, sign_said, standing,
    tie_said, tie_value,
};
use crate::pgn;
use crate::protocol::{EventTable, Settings};
use crate::tournament::{
    BoardAt, BoardRead, CrossCell, CrossTable, GameScore, RankedPlayer, TieBreak, Tournament,
};
use crate::voice::Script;

/// What turns phrases into words.
pub struct Wording<'a> {
    /// The voices.
    pub desk: &'a Desk,
    /// The language.
    pub settings: &'a Settings,
}

impl<'a> Wording<'a> {
    /// In the words of the player.
    pub fn of_player(desk: &'a Desk) -> Self {
        let settings = desk.session().settings();
        Self { desk, settings }
    }

    fn of(&self, phrase: &Phrase) -> String {
        let voices = self.desk.voices();
        voices.phrase_in_language(phrase, self.settings, Script::Written)
    }

    fn sentence(&self, sentence: &Sentence) -> String {
        let parts: Vec<String> = sentence.0.iter().map(|phrase| self.of(phrase)).collect();
        parts.join(", ")
    }

    /// A number as the language writes it; nothing of what has none.
    fn number(&self, number: &str) -> String {
        self.of(&number_said(number))
    }

    /// Points as a table shows them: `3.5`.
    fn points(&self, halves: u32) -> String {
        self.number(&tie_value(TieBreak::Wins, i64::from(halves) * 2))
    }

    fn heads<const N: usize>(&self, keys: [&'static str; N]) -> Vec<String> {
        keys.iter().map(|key| self.of(&head(key))).collect()
    }
}

/// A table of an event in words.
pub fn table(event: &Tournament, which: EventTable, wording: &Wording<'_>) -> Sheet2D {
    let mut table = match which {
        EventTable::Pairings(0) => pairings(event, event.current_round(), wording),
        EventTable::Pairings(round) => pairings(event, round, wording),
        EventTable::Standings => standings(event, wording),
        EventTable::Duties => duties(event, wording),
        // The games and the report are no tables.
        EventTable::Cross | EventTable::Games(_) | EventTable::Report => cross(event, wording),
    };
    let settled = event.regulations();
    table.event = settled.map_or_else(String::new, |settled| settled.name.clone());
    table
}

fn pairings(event: &Tournament, round: usize, wording: &Wording<'_>) -> Sheet2D {
    let mut sheet = Sheet2D {
        caption: format!("{} {round}", wording.of(&head("pairings"))),
        headers: wording.heads(["board", "white", "black", "result"]),
        ..Sheet2D::default()
    };
    let Some(found) = event.round(round) else {
        return sheet;
    };
    let boards = (1..=found.boards.len()).map(|board| BoardAt { round, board });
    let boards = boards.filter(|at| event.freed_of(*at).is_none());
    let boards: Vec<BoardRead> = boards.filter_map(|at| event.board_read(at)).collect();
    let needs = |read: &BoardRead| wording.sentence(&Sentence(board_needs(read)));
    let needs: Vec<String> = boards.iter().map(needs).collect();
    let has_needs = needs.iter().any(|needs| !needs.is_empty());
    for (read, needs) in boards.into_iter().zip(needs) {
        let score = (!read.is_open()).then(|| score_said(read.score, read.adjourned.is_some()));
        let score = score.map(|score| wording.of(&score)).unwrap_or_default();
        sheet.sentences.push(wording.sentence(&board(&read)));
        let [white, black] = read.names;
        let number = read.at.board.to_string();
        sheet.rows.push(vec![number, white, black, score, needs]);
    }
    for name in event.free_in(round) {
        let text = wording.of(&of("free", &name));
        sheet.sentences.push(text.clone());
        sheet.rows.push(vec![
            String::new(),
            name,
            String::new(),
            text,
            String::new(),
        ]);
    }
    match has_needs {
        true => sheet.headers.extend(wording.heads(["needs"])),
        false => sheet.rows.iter_mut().for_each(|row| row.truncate(4)),
    }
    sheet
}

/// The lists of duties, with what is done.
fn duties(event: &Tournament, wording: &Wording<'_>) -> Sheet2D {
    let mut sheet = Sheet2D {
        caption: wording.of(&head("duties")),
        headers: wording.heads(["list", "number", "duties", "result"]),
        named: 2,
        ..Sheet2D::default()
    };
    for duty in event.duties() {
        let done = duty.is_ticked.then(|| wording.of(&said("ticked")));
        let row = vec![
            wording.of(&head(duty.list)),
            duty.number.to_string(),
            wording.of(&duty_said(duty.list, duty.number)),
            done.unwrap_or_default(),
        ];
        sheet.sentences.push(row.join(" ").trim_end().to_owned());
        sheet.rows.push(row);
    }
    sheet
}

fn standings(event: &Tournament, wording: &Wording<'_>) -> Sheet2D {
    let order = event.regulations().map_or(&[][..], |one| &one.tie_breaks);
    let mut headers = wording.heads(["rank", "number", "name", "points"]);
    headers.extend(order.iter().map(|one| one.code().to_owned()));
    let legend = order.iter();
    let legend = legend.map(|one| [one.code().to_owned(), wording.of(&tie_said(*one, None))]);
    let mut sheet = Sheet2D {
        caption: wording.of(&head("standings")),
        headers,
        named: 2,
        legend: legend.collect(),
        ..Sheet2D::default()
    };
    for placing in event.standings_now() {
        let name = event.name(placing.player);
        sheet
            .sentences
            .push(wording.sentence(&standing(&name, &placing, order)));
        let number = placing.player.to_string();
        let name = with_leaving(event, placing.player, wording);
        let mut row = vec![rank(&placing), number, name, wording.points(placing.halves)];
        let values = order.iter().zip(&placing.values);
        row.extend(values.map(|(of, value)| wording.number(&tie_value(*of, *value))));
        sheet.rows.push(row);
    }
    sheet
}

/// A name, and that its player has left.
fn with_leaving(event: &Tournament, player: usize, wording: &Wording<'_>) -> String {
    let name = event.name(player);
    match event.has_left(player) {
        Some(_) => format!("{name}, {}", wording.of(&said("has-left"))),
        None => name,
    }
}

fn cross(event: &Tournament, wording: &Wording<'_>) -> Sheet2D {
    let table = event.cross_table();
    // A column is called by the number of the opponent, which stands in his row, too, or of the round.
    let mut headers = wording.heads(["rank", "number", "name"]);
    let mut named = vec![String::new(); headers.len()];
    headers.extend(table.columns.iter().map(usize::to_string));
    named.extend(table.columns.iter().map(|column| match table.by_rounds {
        true => wording.of(&of("round", column)),
        false => format!("{column}, {}", event.name(*column)),
    }));
    headers.push(wording.of(&head("points")));
    let mut sheet = Sheet2D {
        caption: wording.of(&head("table")),
        headers,
        named: 2,
        is_grid: true,
        heads_heard: named,
        ..Sheet2D::default()
    };
    for (row, placing) in event.standings_now().iter().enumerate() {
        let name = event.name(placing.player);
        // By ear the signs of a row mean nothing.
        let mut told = wording.sentence(&standing(&name, placing, &[]));
        let name = with_leaving(event, placing.player, wording);
        let mut cells = vec![rank(placing), placing.player.to_string(), name];
        let mut heard = vec![String::new(); cells.len()];
        for column in 0..table.columns.len() {
            cells.push(table.sign(row, column));
            let own = table.at(row, column).iter();
            let own: Vec<String> = own
                .map(|cell| cell_heard(event, cell, &table, wording))
                .collect();
            let is_own = table.at(row, column).contains(&CrossCell::Own);
            let own = own.join(", ");
            if let (Some(named), false) =
                (sheet.heads_heard.get(heard.len()), own.is_empty() || is_own)
            {
                let stop = if told.ends_with('.') { "" } else { "." };
                told.push_str(&format!("{stop} {named}: {own}."));
            }
            heard.push(own);
        }
        cells.push(wording.points(placing.halves));
        sheet.sentences.push(told);
        sheet.rows.push(cells);
        sheet.heard.push(heard);
    }
    sheet.legend = legend(&table, wording);
    sheet.empty = wording.of(&sign_said(""));
    sheet
}

/// The signs that stand in a cross-table, each with what it means.
fn legend(table: &CrossTable, wording: &Wording<'_>) -> Vec<[String; 2]> {
    let cells = || table.cells.iter().flatten().flatten();
    let shown: BTreeSet<&str> = cells().map(CrossCell::result_sign).collect();
    let signs = ["1", "½", "0", "+", "-", "a", "x", "*"];
    let uncounted = cells().find(|cell| cell.is_uncounted());
    let uncounted = uncounted.map(|cell| format!("({})", cell.result_sign()));
    let signs = signs.into_iter().filter(|sign| shown.contains(sign));
    let example = cells().find(|cell| matches!(cell, CrossCell::Game { .. }));
    let example = example
        .filter(|_| table.by_rounds)
        .map(|cell| cell.sign(true));
    let explained = signs.map(str::to_owned).chain(uncounted).chain(example);
    explained
        .map(|sign| [sign.clone(), wording.of(&sign_said(&sign))])
        .collect()
}

/// What is heard of a cell instead of its sign.
fn cell_heard(
    event: &Tournament,
    cell: &CrossCell,
    table: &CrossTable,
    wording: &Wording<'_>,
) -> String {
    let mut heard = Vec::new();
    if let CrossCell::Game { opponent, side, .. } = cell
        && table.by_rounds
    {
        let colour = if *side == Side::White {
            "white"
        } else {
            "black"
        };
        heard.push(event.name(*opponent));
        heard.push(wording.of(&head(colour)));
    }
    let sign = Some(cell.result_sign()).filter(|sign| !sign.is_empty());
    heard.extend(sign.map(|sign| wording.of(&sign_said(sign))));
    heard.extend(cell.is_uncounted().then(|| wording.of(&sign_said("("))));
    heard.join(", ")
}

/// The place as a table shows it: nothing for who was struck.
fn rank(placing: &RankedPlayer) -> String {
    let rank = (!placing.is_struck).then(|| placing.rank.to_string());
    rank.unwrap_or_default()
}

/// The games of a round, or of all with 0, as PGN: those with moves, and for the others only who played and how it
/// ended; a tag says which were judged or not played. Annulled ones are left out.
pub fn games_of(event: &Tournament, round: usize) -> String {
    let mut text = String::new();
    let games = event.games();
    for (at, game) in games.filter(|(at, _)| round == 0 || round == at.round) {
        let read = pgn::read(game.game.as_bytes()).into_iter().next();
        let moves = read.and_then(Result::ok);
        if moves.is_none() && game.score == Some(GameScore::Annulled) {
            continue;
        }
        // What the table says counts: a result may have been corrected since the moves were taken.
        let mut record = moves.unwrap_or_default();
        for (tag, value) in event.tags(at) {
            record.set_tag(tag, &value);
        }
        record.set_outcome(game.score.and_then(GameScore::result));
        if let Some(how) = game.score.and_then(GameScore::termination) {
            record.set_tag("Termination", how);
        }
        text.push_str(&pgn::write(&record));
        text.push('\n');
    }
    text
}
