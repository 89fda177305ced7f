//! Sheets that were damaged are read right, or it is told: whatever the damage, nothing is wrong without a word.
//! And what is not damaged comes back in everything: moves, result, tags, start.
//!
//! `./x long thousands_of_damaged` prints the table of a measurement; `ANNABELLA_GAMES=2000` says how many sheets.

use crate::braille_notes::{annotate, sorted};
use crate::common::games::{Dice, how_many, random_games};
use crate::common::sheets::read_sheets;
use annabella::braille::{
    Binding, BrailleFault, Diagram, Layout, NotesWanted, Paper, SheetNotes, SheetWords, Style,
    codes, notes_of, prose,
};
use annabella::game::{Game, Position};
use annabella::protocol::Choice as _;
use annabella::record::{Notes, Record};

const TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];
const NAMES: [&str; 12] = [
    "Ng, X",
    "Łódź, Große",
    "Ščerbakov, Š.",
    "Müller-Lüdenscheidt, Karl-Friedrich von und zu",
    "Иванов Иван",
    "Ó Briain, Seán",
    "de la Créée, É.",
    "d4, c5",
    "Anna",
    "1 e4 e5",
    "van  der Berg",
    "Kb1 – Kb8 ½",
];

fn tagged(record: &Record, dice: &mut Dice) -> Record {
    let mut record = record.clone();
    for tag in TAGS {
        if dice.below(4) > 0 {
            record.set_tag(tag, NAMES[dice.below(NAMES.len())]);
        }
    }
    record
}

/// Games of chess: some end with a result, some do not, some begin in a position of their own.
fn games(seed: u64, count: usize) -> Vec<Record> {
    let mut dice = Dice::new(seed);
    let played = random_games(seed, count);
    let later = |record: &Record| {
        let mut other = Record::starting_from(record.position_after(record.plies() / 2).clone());
        for mv in &record.moves()[record.plies() / 2..] {
            assert!(other.play(*mv));
        }
        other.set_outcome(record.outcome());
        other
    };
    let each = played.iter().enumerate().map(|(at, record)| match at % 4 {
        3 => later(record),
        _ => record.clone(),
    });
    each.map(|record| tagged(&record, &mut dice)).collect()
}

/// A book of three games in a code and layout, as a file of lines and form feeds. Every second one has notes, where they
/// come back exactly in that code and on that page.
fn book(records: &mut [Record], at: usize) -> String {
    let code = &codes()[at % codes().len()];
    let words = SheetWords::default();
    let papers = [(40, 25), (30, 28), (33, 27), (80, 12), (14, 10)];
    let (width, height) = papers[at % papers.len()];
    let style = Style {
        code,
        prose: prose(code.language()),
        words: &words,
        paper: Paper::new(width, height).unwrap(),
        layout: Layout::ALL[at % Layout::ALL.len()],
        diagram: Diagram::Grid,
    };
    let mut next = 1;
    let mut text = String::new();
    let all = records.len();
    let mut binding = Binding::default();
    for (nth, record) in (1_u32..).zip(records) {
        let in_book = (&mut binding, usize::try_from(nth).unwrap() == all);
        let mut notes = SheetNotes::new();
        if at % 2 == 1 {
            annotate(record, &mut Dice::new(u64::from(nth) + at as u64));
            notes = notes_of(record, NOTES);
            if style.changed(record, &notes) > 0 {
                assert!(record.set_notes(Notes::default()));
                notes.clear();
            }
        }
        let (pages, after) = style.game_in_book(record, &notes, next, in_book);
        next = after;
        for page in pages {
            for line in &page.lines {
                text += &line
                    .to_unicode('\u{2800}')
                    .trim_end_matches('\u{2800}')
                    .replace('\u{2800}', " ");
                text.push('\n');
            }
            text.push('\u{c}');
        }
    }
    text
}

const NOTES: NotesWanted<'_> = NotesWanted {
    clocks: true,
    variations: true,
    left_out: "",
};

type Damage = fn(&str, &mut Dice) -> String;

fn rows(text: &str) -> Vec<Vec<char>> {
    text.split_inclusive('\n')
        .map(|line| line.chars().collect())
        .collect()
}

fn joined(rows: &[Vec<char>]) -> String {
    rows.iter().flatten().collect()
}

fn full_row(rows: &[Vec<char>], dice: &mut Dice) -> usize {
    let full: Vec<usize> = (0..rows.len())
        .filter(|at| {
            rows[*at]
                .iter()
                .any(|c| ('\u{2801}'..='\u{28ff}').contains(c))
        })
        .collect();
    full[dice.below(full.len())]
}

fn on_rows(
    text: &str,
    dice: &mut Dice,
    change: impl Fn(&mut Vec<Vec<char>>, usize, &mut Dice),
) -> String {
    let mut rows = rows(text);
    let at = full_row(&rows, dice);
    change(&mut rows, at, dice);
    joined(&rows)
}

fn cell_in(row: &[char], dice: &mut Dice) -> usize {
    let cells: Vec<usize> = (0..row.len())
        .filter(|at| ('\u{2801}'..='\u{28ff}').contains(&row[*at]))
        .collect();
    cells[dice.below(cells.len())]
}

fn other_cell(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        rows[at][cell] = char::from_u32(0x2801 + u32::try_from(dice.below(63)).unwrap()).unwrap();
    })
}

fn cell_lost(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        rows[at].remove(cell);
    })
}

fn cells_swapped(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        if cell + 1 < rows[at].len() && rows[at][cell + 1] != '\n' && rows[at][cell + 1] != '\u{c}'
        {
            rows[at].swap(cell, cell + 1);
        }
    })
}

fn word_blanked(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        let is_cell = |c: char| ('\u{2801}'..='\u{28ff}').contains(&c);
        let row = &mut rows[at];
        let mut from = cell;
        while from > 0 && is_cell(row[from - 1]) {
            from -= 1;
        }
        while from < row.len() && is_cell(row[from]) {
            row[from] = ' ';
            from += 1;
        }
    })
}

fn line_lost(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, _| drop(rows.remove(at)))
}

fn line_doubled(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, _| rows.insert(at, rows[at].clone()))
}

fn lines_swapped(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let other = full_row(rows, dice);
        rows.swap(at, other);
    })
}

fn line_torn(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        rows[at].truncate(cell);
        rows[at].push('\n');
    })
}

fn lines_joined(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, _| {
        rows[at].retain(|c| *c != '\n');
        rows[at].push(' ');
    })
}

fn on_pages(
    text: &str,
    dice: &mut Dice,
    change: impl Fn(&mut Vec<String>, usize, &mut Dice),
) -> String {
    let mut pages: Vec<String> = text.split_inclusive('\u{c}').map(str::to_owned).collect();
    let at = dice.below(pages.len());
    change(&mut pages, at, dice);
    pages.concat()
}

fn page_lost(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, _| drop(pages.remove(at)))
}

fn pages_lost_behind(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, _| pages.truncate(at + 1))
}

/// A row of full cells over a word.
fn rubbed_out(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        let is_cell = |c: &char| ('\u{2801}'..='\u{28ff}').contains(c);
        let row = &mut rows[at];
        let before = row[..cell].iter().rev().take_while(|c| is_cell(c)).count();
        let word = row[cell - before..].iter_mut();
        word.take_while(|c| is_cell(c)).for_each(|c| *c = '⠿');
    })
}

fn cell_put_in(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        let new = char::from_u32(0x2801 + u32::try_from(dice.below(63)).unwrap()).unwrap();
        rows[at].insert(cell, new);
    })
}

fn line_split(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        rows[at].insert(cell, '\n');
    })
}

fn form_feeds_lost(text: &str, _: &mut Dice) -> String {
    text.replace('\u{c}', "")
}

fn other_line_ends(text: &str, _: &mut Dice) -> String {
    text.replace('\n', "  \r\n")
}

fn old_line_ends(text: &str, _: &mut Dice) -> String {
    text.replace('\n', "\r")
}

fn form_feeds_doubled(text: &str, _: &mut Dice) -> String {
    text.replace('\u{c}', "\u{c}\u{c}")
}

/// What stands behind the last move is another result than before.
fn result_changed(text: &str, dice: &mut Dice) -> String {
    let marks: Vec<usize> = text.match_indices("⠿⠿⠿").map(|(at, _)| at).collect();
    let before = text[..marks[dice.below(marks.len())]].trim_end();
    let begin = before.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let result: String = before[begin..].chars().rev().collect();
    [&text[..begin], &result, &text[before.len()..]].concat()
}

fn page_doubled(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, _| {
        pages.insert(at, pages[at].clone());
    })
}

fn pages_swapped(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, dice| {
        let other = dice.below(pages.len());
        pages.swap(at, other);
    })
}

fn page_torn(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, dice| {
        let lines: Vec<&str> = pages[at].split_inclusive('\n').collect();
        let kept = dice.below(lines.len().max(1));
        pages[at] = lines[..kept].concat() + "\u{c}";
    })
}

fn neighbours_swapped(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, _| {
        let other = (at + 1).min(rows.len() - 1);
        rows.swap(at, other);
    })
}

/// Only the lower half of a page is left.
fn page_cut(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, _| {
        let lines: Vec<&str> = pages[at].split_inclusive('\n').collect();
        pages[at] = lines[lines.len() / 2..].concat();
    })
}

fn blank_line_put_in(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, _| rows.insert(at, vec!['\n']))
}

/// What stands behind a column of a page is shifted, as by a margin that has slipped.
fn columns_shifted(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, dice| {
        let (column, by) = (dice.below(20), 1 + dice.below(4));
        let lines = pages[at].split_inclusive('\n').map(|line| {
            let mut cells: Vec<char> = line.chars().collect();
            if column + 1 < cells.len() {
                cells.splice(column..column, vec![' '; by]);
            }
            cells.into_iter().collect::<String>()
        });
        pages[at] = lines.collect();
    })
}

fn margin_lost(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, _| {
        let blanks = rows[at].iter().take_while(|cell| **cell == ' ').count();
        rows[at].drain(..blanks);
    })
}

/// A word is divided at the end of a line.
fn hyphen_put_in(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        rows[at].splice(cell..cell, ['⠤', '\n']);
    })
}

fn hyphen_within(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let cell = cell_in(&rows[at], dice);
        rows[at].insert(cell, '⠤');
    })
}

/// The lines of a book but for those of a game, to which one of its lines belongs.
fn game_of(rows: &[Vec<char>], at: usize) -> usize {
    let is_mark = |row: &Vec<char>| row.windows(3).any(|cells| cells == ['⠿'; 3]);
    rows[..at].iter().filter(|row| is_mark(row)).count()
}

fn line_of_another_game(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let mut other = full_row(rows, dice);
        for _ in 0..20 {
            if game_of(rows, other) != game_of(rows, at) {
                break;
            }
            other = full_row(rows, dice);
        }
        rows[at] = rows[other].clone();
    })
}

fn line_of_another_game_put_in(text: &str, dice: &mut Dice) -> String {
    on_rows(text, dice, |rows, at, dice| {
        let other = full_row(rows, dice);
        rows.insert(at, rows[other].clone());
    })
}

/// The page of a book on which another game begins has the head of that one, as far as a word goes that both do not have.
fn head_of_another_game(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, dice| {
        let other = dice.below(pages.len());
        let count = 1 + dice.below(4);
        let head: Vec<String> = pages[other]
            .split_inclusive('\n')
            .take(count)
            .map(str::to_owned)
            .collect();
        let rest: String = pages[at].split_inclusive('\n').skip(count).collect();
        pages[at] = head.concat() + &rest;
    })
}

/// A sign before a word is lost: one of those for a number or a capital.
fn sign_lost(text: &str, dice: &mut Dice, signs: &[char]) -> String {
    let found: Vec<(usize, char)> = text
        .char_indices()
        .filter(|(_, cell)| signs.contains(cell))
        .collect();
    let Some((at, sign)) = (!found.is_empty()).then(|| found[dice.below(found.len())]) else {
        return text.to_owned();
    };
    [&text[..at], &text[at + sign.len_utf8()..]].concat()
}

fn number_sign_lost(text: &str, dice: &mut Dice) -> String {
    sign_lost(text, dice, &['⠼'])
}

fn capital_sign_lost(text: &str, dice: &mut Dice) -> String {
    sign_lost(text, dice, &['⠠', '⠨', '⠘'])
}

/// A number has other figures: of a move, a page, a game, a half-move or a check.
fn figure_changed(text: &str, dice: &mut Dice) -> String {
    let figures: Vec<char> = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚".chars().collect();
    on_rows(text, dice, |rows, at, dice| {
        let signs: Vec<usize> = (1..rows[at].len())
            .filter(|cell| rows[at][cell - 1] == '⠼' && figures.contains(&rows[at][*cell]))
            .collect();
        if !signs.is_empty() {
            let cell = signs[dice.below(signs.len())];
            rows[at][cell] = figures[dice.below(figures.len())];
        }
    })
}

/// The last line with cells of a page has another number.
fn page_number_changed(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, dice| {
        let figures: Vec<char> = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚".chars().collect();
        let mut cells: Vec<char> = pages[at].chars().collect();
        let first_line = cells.iter().position(|cell| *cell == '\n').unwrap_or(0);
        let in_head = (0..first_line)
            .rev()
            .find(|cell| figures.contains(&cells[*cell]));
        let in_foot = (0..cells.len())
            .rev()
            .find(|cell| figures.contains(&cells[*cell]));
        let place = if dice.below(2) == 0 { in_head } else { in_foot };
        if let Some(cell) = place {
            cells[cell] = figures[dice.below(figures.len())];
        }
        pages[at] = cells.into_iter().collect();
    })
}

fn page_put_at_the_end(text: &str, dice: &mut Dice) -> String {
    on_pages(text, dice, |pages, at, _| pages.push(pages[at].clone()))
}

/// What stands up to the end of a colophon, game by game.
fn games_of(text: &str) -> Vec<String> {
    let marks: Vec<usize> = text.match_indices("⠿⠿⠿").map(|(at, _)| at).collect();
    let ends = marks.chunks(2).filter_map(|pair| pair.get(1));
    let ends: Vec<usize> = ends
        .filter_map(|end| Some(end + text[*end..].find('\n')? + 1))
        .collect();
    let mut begin = 0;
    let mut games = Vec::new();
    for end in ends {
        if end > begin {
            games.push(text[begin..end].to_owned());
            begin = end;
        }
    }
    games.push(text[begin..].to_owned());
    games
}

fn games_swapped(text: &str, dice: &mut Dice) -> String {
    let mut games = games_of(text);
    let (one, other) = (dice.below(games.len()), dice.below(games.len()));
    games.swap(one, other);
    games.concat()
}

fn game_doubled(text: &str, dice: &mut Dice) -> String {
    let mut games = games_of(text);
    let at = dice.below(games.len());
    games.insert(at, games[at].clone());
    games.concat()
}

fn game_lost(text: &str, dice: &mut Dice) -> String {
    let mut games = games_of(text);
    let at = dice.below(games.len());
    games.remove(at);
    games.concat()
}

/// The colophons of two games, with their numbers, change places.
fn colophons_swapped(text: &str, dice: &mut Dice) -> String {
    let mut parts: Vec<String> = text.split("⠿⠿⠿").map(str::to_owned).collect();
    let colophons = (parts.len() - 1) / 2;
    let place = |dice: &mut Dice| 1 + 2 * dice.below(colophons.max(1));
    let (one, other) = (place(dice), place(dice));
    if other < parts.len() && one < parts.len() {
        parts.swap(one, other);
    }
    parts.join("⠿⠿⠿")
}

const DAMAGES: [(&str, Damage); 42] = [
    ("none", |text, _| text.to_owned()),
    ("form feeds lost", form_feeds_lost),
    ("other line ends", other_line_ends),
    ("old line ends", old_line_ends),
    ("form feeds doubled", form_feeds_doubled),
    ("result changed", result_changed),
    ("rubbed out", rubbed_out),
    ("cell put in", cell_put_in),
    ("line split", line_split),
    ("pages lost behind one", pages_lost_behind),
    ("another cell", other_cell),
    ("cell lost", cell_lost),
    ("cells swapped", cells_swapped),
    ("word blanked", word_blanked),
    ("line lost", line_lost),
    ("line doubled", line_doubled),
    ("lines swapped", lines_swapped),
    ("line torn", line_torn),
    ("lines joined", lines_joined),
    ("page lost", page_lost),
    ("page doubled", page_doubled),
    ("pages swapped", pages_swapped),
    ("page torn", page_torn),
    ("neighbours swapped", neighbours_swapped),
    ("page cut", page_cut),
    ("blank line put in", blank_line_put_in),
    ("columns shifted", columns_shifted),
    ("margin lost", margin_lost),
    ("hyphen put in", hyphen_put_in),
    ("hyphen within", hyphen_within),
    ("line of another game", line_of_another_game),
    ("line of another game put in", line_of_another_game_put_in),
    ("head of another game", head_of_another_game),
    ("number sign lost", number_sign_lost),
    ("capital sign lost", capital_sign_lost),
    ("figure changed", figure_changed),
    ("page number changed", page_number_changed),
    ("page put at the end", page_put_at_the_end),
    ("games swapped", games_swapped),
    ("game doubled", game_doubled),
    ("game lost", game_lost),
    ("colophons swapped", colophons_swapped),
];

/// What leaves every cell as it was.
const UNHARMED: [&str; 5] = [
    "none",
    "form feeds lost",
    "form feeds doubled",
    "old line ends",
    "other line ends",
];

fn is_same(read: &Record, written: &Record) -> bool {
    read.moves() == written.moves()
        && read.outcome() == written.outcome()
        && read.start() == written.start()
        && sorted(read.notes().clone()) == sorted(written.notes().clone())
        && TAGS.iter().all(|tag| read.tag(tag) == written.tag(tag))
}

/// What came of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    /// All games are right, and nothing is told, or only what was mended.
    Right,
    /// Something is told.
    Told,
    /// Something is wrong, and nothing is told.
    Silent,
}

fn read(text: &str, written: &[Record]) -> Came {
    let sheets = read_sheets(text, None, &Game::Chess.start());
    let is_mended = |faults: &[BrailleFault]| {
        let mut faults = faults.iter();
        faults.all(|fault| matches!(fault, BrailleFault::Mended { .. }))
    };
    let sure: Vec<&Record> = sheets
        .games
        .iter()
        .filter(|(_, faults)| is_mended(faults))
        .map(|(record, _)| record)
        .collect();
    let all_right = sure.len() == written.len()
        && sure
            .iter()
            .zip(written)
            .all(|(read, written)| is_same(read, written));
    let is_told = sure.len() < sheets.games.len() || !sheets.is_proved;
    // Of those for which nothing is told each must be one that was written.
    let is_any = |read: &&&Record| written.iter().any(|written| is_same(read, written));
    let wrong = sheets.is_proved && sure.iter().filter(is_any).count() < sure.len();
    match (all_right, is_told && !wrong) {
        (true, _) => Came::Right,
        (false, true) => Came::Told,
        (false, false) => Came::Silent,
    }
}

fn measure(seed: u64, count: usize) -> Vec<(&'static str, [usize; 3])> {
    let mut dice = Dice::new(seed);
    let all = games(seed, count * 3);
    let mut table: Vec<_> = DAMAGES.iter().map(|(name, _)| (*name, [0; 3])).collect();
    for (at, records) in all.chunks(3).enumerate() {
        let mut records = records.to_vec();
        let text = book(&mut records, at);
        for ((_, damage), row) in DAMAGES.iter().zip(&mut table) {
            let damaged = damage(&text, &mut dice);
            let came = read(&damaged, &records);
            if came == Came::Silent && std::env::var_os("ANNABELLA_SHOW").is_some() {
                println!("{} {at}\n{damaged}", row.0);
            }
            row.1[came as usize] += 1;
        }
    }
    table
}

#[test]
fn nothing_damaged_is_read_wrong_without_a_word() {
    for (damage, [right, told, silent]) in measure(5, 12) {
        assert_eq!(silent, 0, "{damage}: {right} right, {told} told");
        assert!(
            !UNHARMED.contains(&damage) || told == 0,
            "{told} sheets in order are doubted"
        );
    }
}

#[test]
#[ignore = "takes minutes; ./x long"]
fn thousands_of_damaged() {
    let games = std::env::var("ANNABELLA_GAMES")
        .ok()
        .and_then(|games| games.parse().ok());
    for (damage, [right, told, silent]) in measure(7, games.unwrap_or(how_many() * 10)) {
        println!("{damage}: right {right}, told {told}, wrong without a word {silent}");
        let bar = match damage {
            damage if UNHARMED.contains(&damage) => 0,
            "another cell" => 2,
            _ => 1,
        };
        assert!(silent * 1000 <= bar * (right + told + silent), "{damage}");
    }
}

#[test]
fn what_stands_at_the_beginning_is_never_passed_over_and_numbers_count() {
    let start = Position::default();
    let first = |text: &str| read_sheets(text, None, &start).games.swap_remove(0);
    let (record, fault) = first(",1 e4 e5\n,3 h3 h6\n");
    assert!(!fault.is_empty() && record.plies() <= 2, "{fault:?}");
}
