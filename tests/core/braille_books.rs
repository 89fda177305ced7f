//! Books of sheets: what ties a page to its book, and what stands on a sheet that belongs to no game.

use crate::braille_reading::book;
use crate::common::sheets::{Sheets, read_sheets};
use annabella::board::Side;
use annabella::braille::format::brf;
use annabella::braille::{BrailleFault, BraillePage, code};
use annabella::game::Position;
use annabella::record::{GameResult, Record};

fn game(names: [&str; 2], event: &str, moves: &str) -> Record {
    let [white, black] = names;
    let tags = format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Event \"{event}\"]\n");
    let text = format!("{tags}\n{moves}\n");
    annabella::pgn::read(text.as_bytes()).remove(0).unwrap()
}

fn text(pages: &[BraillePage]) -> String {
    pages.iter().map(|page| brf(page).unwrap()).collect()
}

fn read(text: &str) -> Sheets {
    read_sheets(text, code("uk-2015"), &Position::default())
}

fn faults(text: &str) -> Vec<BrailleFault> {
    let games = read(text).games.into_iter();
    games.flat_map(|(_, faults)| faults).collect()
}

/// A sheet of one game in which a line comes in before or behind the line that begins so.
fn with_line(line: &str, at: &str, is_behind: bool) -> String {
    let game = game(["Tal", "Short"], "Cup", "1. e4 e5 2. Nf3 1-0");
    let sheet = text(&book(&[game]));
    let begin = sheet.find(at).unwrap();
    let end = begin + sheet[begin..].find("\r\n").unwrap() + 2;
    let place = if is_behind { end } else { begin };
    format!("{}{line}\r\n{}", &sheet[..place], &sheet[place..])
}

#[test]
fn a_page_of_another_book_is_told_wherever_it_stands() {
    let names = ["Tal", "Adams", "Short"];
    let of = |event: &str, last: &str| -> Vec<Record> {
        let moves = ["1. e4 e5 1-0", "1. d4 d5 0-1", last];
        let games = names.iter().zip(moves);
        games
            .map(|(name, moves)| game([name, "Keres"], event, moves))
            .collect()
    };
    let (one, other) = (book(&of("A", "1. c4 c5 *")), book(&of("B", "1. c4 e5 *")));
    assert_eq!(faults(&text(&one)), []);
    for at in 0..3 {
        let mut mixed = one.clone();
        mixed[at] = other[at].clone();
        let told = faults(&text(&mixed));
        let is_told = |fault: &BrailleFault| matches!(fault, BrailleFault::OtherBook { .. });
        assert!(told.iter().any(is_told), "page {at}: {told:?}");
    }
    // The same games but for the first: all that stand before a page count, not only the last one.
    let mut third = of("A", "1. c4 c5 *");
    third[0] = game(["Tal", "Keres"], "A", "1. e4 c5 1-0");
    let mut mixed = one.clone();
    mixed[2] = book(&third)[2].clone();
    assert!(!faults(&text(&mixed)).is_empty());
}

#[test]
fn books_of_earlier_versions_are_read() {
    let sheet = ",TAL - ,LONG\n,CUP ,A\n1-0\n\n1    E4           E5\n2    SF3          SC6\n3    LB5\n1-0\n\n\
        === #A #E #IDGHEIB #A-#J #A = ,CUP ,A =\n= #BJBD4JC4JA = = ,TAL = ,LONG ,NAME ,OF\n\
        ,THE ,OPPONENT #A = ===\n                 #A\n\u{c},ADAMS - ,LONG\n,CUP ,B\n0-1\n\n\
        1    E4           E5\n2    SF3          SC6\n3    LC4\n0-1\n\n\
        === #B #E #FEJFDFB #J-#A #B #B = ,CUP ,B\n= = #BJBD4JC4JB = = ,ADAMS = ,LONG ,NAME\n\
        ,OF ,THE ,OPPONENT #B = ===\n                 #B\n\u{c}";
    let sheets = read(sheet);
    assert!(sheets.is_proved);
    let results: Vec<_> = sheets
        .games
        .iter()
        .map(|(game, _)| game.outcome())
        .collect();
    let [white, black] = [Side::White, Side::Black].map(|side| Some(GameResult::Win(side)));
    assert_eq!(results, [white, black]);
    let is_of_book = |fault: &BrailleFault| {
        !matches!(
            fault,
            BrailleFault::Title { .. } | BrailleFault::Stray { .. }
        )
    };
    assert!(!faults(sheet).iter().any(is_of_book), "{:?}", faults(sheet));
}

#[test]
fn what_belongs_to_no_game_is_told() {
    let game = game(["Tal", "Short"], "Cup", "1. e4 e5 2. Nf3 1-0");
    let sheet = text(&book(&[game]));
    assert_eq!(faults(&sheet), []);
    let behind = |page: &str| format!("{sheet}{page}\r\n\u{c}");
    for page in [
        "          ,PETROSIAN - ,KERES 0-1\r\n",
        "          ,PETROSIAN - ,KERES\r\n\r\n?? XX ZZ\r\n                    #B",
        ",PETROSIAN\r\n===##GI#AAJ ===##FE#AAJ#AJJ = 56 = ===\r\n",
    ] {
        let told = faults(&behind(page));
        let is_told =
            matches!(told[..], [BrailleFault::Stray { in_game: false, place }] if place.page == 2);
        assert!(is_told, "{page:?}: {told:?}");
    }
    // Behind the end of the last lines in their own line.
    let glued = sheet.replacen("= ===\r\n", "= === 0-1\r\n", 1);
    assert_ne!(glued, sheet);
    assert!(!faults(&glued).is_empty());
    for (line, at, is_behind) in [
        ("?? XX ZZ", "1    E4", false),
        ("0-1", "1    E4", false),
        ("0-1", "1-0", true),
        ("0-1", "1-0\r\n\r\n=", true),
        ("?? XX ZZ", "1-0\r\n\r\n=", true),
    ] {
        let damaged = with_line(line, at, is_behind);
        let told = faults(&damaged);
        assert!(!told.is_empty(), "{line} {damaged}");
        let games = read(&damaged).games;
        assert_eq!(games[0].0.plies(), 3, "{line}");
    }
    // A variation that is none of the move before it.
    let told = faults(&with_line("      1 D4 D5", "1    E4", true));
    assert!(matches!(told[..], [BrailleFault::Notes { .. }]), "{told:?}");
    // A rub-out is no text.
    assert_eq!(faults(&with_line("=====", "1    E4", true)), []);
}

#[test]
fn a_page_before_the_title_is_told_and_contents_are_none() {
    let games = ["1. e4 e5 1-0", "1. d4 d5 0-1"].map(|moves| game(["Tal", "Keres"], "A", moves));
    let pages = book(&games);
    let page = |at: usize| text(&pages[at..=at]);
    let stray = "          ,PETROSIAN - ,KERES 0-1\r\n1    E4  E6\r\n2    D4\r\n\u{c}";
    let told = faults(&format!("{}{stray}{}", page(0), page(1)));
    assert!(!told.is_empty());
}

#[test]
fn an_added_line_of_the_title_is_one_fault_and_its_result_is_written_as_one() {
    let added = with_line("            ,X", "                  ,CUP", false);
    assert!(
        matches!(faults(&added)[..], [BrailleFault::Stray { .. }]),
        "{:?}",
        faults(&added)
    );
    let sheet = with_line("", "1-0", true).replacen("1-0", "0-1", 1);
    let told = faults(&sheet);
    let is_said = |fault: &BrailleFault| matches!(fault, BrailleFault::Title { found, written, .. } if found == "0-1" && written == "1-0");
    assert!(told.iter().any(is_said), "{told:?}");
}

#[test]
fn a_game_whose_last_page_is_lost_breaks_off() {
    let knights: String = (0..60)
        .map(|at| format!("{}. {} ", at + 1, ["Nf3 Nf6", "Ng1 Ng8"][at % 2]))
        .collect();
    let pages = book(&[game(["Tal", "Short"], "Cup", &format!("{knights}1-0"))]);
    assert!(pages.len() > 2);
    let sheets = read(&text(&pages[..2]));
    let [(record, told)] = &sheets.games[..] else {
        panic!("{:?}", sheets.games)
    };
    let white = Some(GameResult::Win(Side::White));
    let is_told = matches!(told[..], [BrailleFault::BreaksOff { place, titled }, BrailleFault::Above { .. }]
        if titled == white && place.page == 2);
    assert!(is_told, "{told:?}");
    assert_eq!(record.outcome(), None);
    // What somebody has typed without a title is no sheet that could have lost a page.
    assert_eq!(faults("1 E4 E5\r\n2 SF3 SC6\r\n"), []);
}
