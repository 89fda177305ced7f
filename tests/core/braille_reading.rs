//! Scoresheets in Braille read back: the same game in every code and layout, and what people do.

use crate::common::games::{Dice, how_many, played_games, random_games};
use crate::common::sheets::{Sheets, read_sheets, read_sheets_in};
use annabella::board::Side;
use annabella::braille::ebraille::document;
use annabella::braille::format::Metadata;
use annabella::braille::{
    Binding, BrailleCode, BrailleFault, BraillePage, CellPlace, Diagram, Layout, LeftOut,
    NotesWanted, Paper, SheetNote, SheetNotes, SheetWords, Style, code, codes, notes_of, prose,
};
use annabella::game::Position;
use annabella::protocol::Choice as _;
use annabella::record::{GameResult, Record};

fn pages(record: &Record, id: &str, layout: Layout, paper: Paper) -> Vec<BraillePage> {
    let code = code(id).unwrap();
    let words = SheetWords::default();
    let style = Style {
        code,
        prose: prose(code.language()),
        words: &words,
        paper,
        layout,
        diagram: Diagram::Grid,
    };
    style.game(record, &SheetNotes::new(), 1).0
}

fn words() -> SheetWords {
    SheetWords {
        white: "White".to_owned(),
        black: "Black".to_owned(),
        draw_offered: "draw offered".to_owned(),
        round: "Round".to_owned(),
        signs: (0..=u8::MAX)
            .map(|number| format!("sign {number}"))
            .collect(),
        ..SheetWords::default()
    }
}

fn read_with_words(text: &str, code: Option<&'static BrailleCode>) -> Sheets {
    read_sheets_in(text, (code, &Position::default()), &|_| words())
}

pub(crate) fn text(pages: &[BraillePage]) -> String {
    let page = |page: &BraillePage| {
        let lines = page.lines.iter().map(|line| line.to_unicode(' ') + "\r\n");
        lines.collect::<String>() + "\u{c}"
    };
    pages.iter().map(page).collect()
}

/// Writes and reads games in every code and layout; the code is found by itself.
fn check_round_trips(seed: u64, count: usize, auto: bool) -> usize {
    let papers = [(40, 25), (20, 4), (33, 27), (80, 12), (14, 8), (12, 5)];
    let mut trips = 0;
    for (at, record) in random_games(seed, count).iter().enumerate() {
        for code in codes() {
            let layout = Layout::ALL[(at + trips) % 4];
            let (width, height) = papers[at % papers.len()];
            let pages = pages(
                record,
                code.id(),
                layout,
                Paper::new(width, height).unwrap(),
            );
            let text = text(&pages);
            let sheets = read_sheets(&text, (!auto).then_some(code), &Position::default());
            let context = || format!("{} {layout:?} {:?}\n{text}", code.id(), sheets.code.id());
            assert_eq!(sheets.games.len(), 1, "{}", context());
            let (read, fault) = &sheets.games[0];
            assert_eq!(*fault, [], "{}", context());
            assert_eq!(read.moves(), record.moves(), "{}", context());
            assert_eq!(read.outcome(), record.outcome(), "{}", context());
            trips += 1;
            let names = [read.tag("White"), read.tag("Black")];
            let written = [record.tag("White"), record.tag("Black")];
            // Names that take more than a line cannot be told from what stands below them.
            // Latin letters are written as Russian ones there.
            if prose(sheets.code.language()).language() == "ru" {
                continue;
            }
            assert!(width < 60 || names == written, "{}", context());
            // In a running head only surnames may stand.
            let mut both = names.iter().zip(&written);
            let fits =
                both.all(|(read, full)| read.is_none_or(|read| full.unwrap().starts_with(read)));
            assert!(fits, "{names:?} {}", context());
        }
        trips += 1;
    }
    trips - count
}

#[test]
fn every_code_and_layout_is_read_as_written() {
    println!("{} sheets", check_round_trips(11, 20, false));
}

#[test]
fn the_code_is_found() {
    println!("{} sheets", check_round_trips(12, 2, true));
}

#[test]
#[ignore = "it reads thousands of games; ./x long runs it"]
fn thousands_of_games_are_read_as_written() {
    println!("{} sheets", check_round_trips(13, how_many(), false));
    println!("{} sheets without a code", check_round_trips(14, 100, true));
}

#[test]
fn every_code_is_read_in_every_layout() {
    println!("{} sheets", check_every_layout(&random_games(23, 2)));
    println!("{} sheets", check_every_layout(&played_games(24, 2)));
}

/// Games as people play them, and games at random, in every code and every layout.
#[test]
#[ignore = "it reads thousands of games; ./x long runs it"]
fn thousands_of_games_are_read_as_written_in_every_layout() {
    let half = std::thread::spawn(|| check_every_layout(&played_games(21, how_many())));
    let random = check_every_layout(&random_games(22, how_many()));
    let played = half.join().unwrap();
    println!("{random} sheets of random games, {played} sheets of games as people play them");
}

/// Writes and reads games in every code and every layout; a different paper for each.
fn check_every_layout(games: &[Record]) -> usize {
    let papers = [(40, 25), (20, 4), (33, 27), (80, 12), (14, 8), (12, 5)];
    let mut sheets = 0;
    for record in games {
        for code in codes() {
            for &layout in Layout::ALL {
                let (width, height) = papers[sheets % papers.len()];
                let paper = Paper::new(width, height).unwrap();
                let text = text(&pages(record, code.id(), layout, paper));
                let read = read_sheets(&text, Some(code), &Position::default());
                let context = || format!("{} {layout:?}\n{text}", code.id());
                assert_eq!(read.games.len(), 1, "{}", context());
                let (read, fault) = &read.games[0];
                assert_eq!(*fault, [], "{}", context());
                assert_eq!(read.moves(), record.moves(), "{}", context());
                sheets += 1;
            }
        }
    }
    sheets
}

#[test]
fn notes_and_titles_are_passed_over() {
    let words = words();
    let mut count = 0;
    for (at, mut record) in random_games(15, 3).into_iter().enumerate() {
        // Without a result, only the title of the next game says that this one has ended.
        record.set_outcome(None);
        record.set_tag("Event", "A long name of an event that takes a whole line");
        let notes: SheetNotes = (0..record.plies())
            .skip(1)
            .step_by(7 + at)
            .map(|plies| {
                let before = record.position_after(plies.saturating_sub(1));
                (plies, all_notes(before.turn()))
            })
            .collect();
        for (turn, code) in codes().iter().enumerate() {
            let style = Style {
                code,
                prose: prose(code.language()),
                words: &words,
                paper: Paper::new([40, 20, 18, 24, 31][(at + turn) % 5], 25).unwrap(),
                layout: Layout::ALL[(at + turn) % 4],
                diagram: [Diagram::Grid, Diagram::Forsyth, Diagram::Lists][(at + turn) % 3],
            };
            let (mut pages, next) = style.game(&record, &notes, 1);
            pages.extend(style.game(&record, &SheetNotes::new(), next).0);
            let text = text(&pages);
            let sheets = read_with_words(&text, Some(code));
            let context = || format!("{} {:?}\n{text}", code.id(), style.layout);
            assert_eq!(sheets.games.len(), 2, "{}", context());
            // Where capitals or narrow pages cost something of the notes, that is told.
            let changed = [style.changed(&record, &notes) > 0, false];
            for ((read, faults), changed) in sheets.games.iter().zip(changed) {
                let is_told = matches!(faults[..], [BrailleFault::Notes { .. }]);
                assert!(is_told || faults.is_empty(), "{faults:?} {}", context());
                assert_eq!(is_told, changed, "{}", context());
                assert_eq!(read.moves(), record.moves(), "{}", context());
            }
            count += 1;
        }
    }
    println!("{count} sheets");
}

fn notes(record: &Record, variations: bool) -> SheetNotes {
    let wanted = NotesWanted {
        clocks: true,
        variations,
        left_out: if variations { "" } else { "4 left out" },
    };
    notes_of(record, wanted)
}

const ANNOTATED: &str = "1. e4! e5 2. Nf3 (2. f4?! exf4 3. Nf3 $14 (3. Bc4 Qh4+ {check} 4. Kf1) 3... g5) \
    2... Nc6 {Best.} 3. Bb5 (3. Bc4) a6?? (3... Nf6 4. O-O Nxe4 5. d4) 4. Ba4 $14 1-0";

#[test]
fn variations_stand_below_their_moves_and_are_no_moves_of_the_game() {
    let record = annabella::pgn::read(ANNOTATED.as_bytes())
        .remove(0)
        .unwrap();
    assert_eq!(LeftOut::of(&record, true, false).variations, 4);
    let words = words();
    let mut found = String::new();
    for code in codes() {
        let widths = [40, 20, 32, 80, 12, 14, 13, 12];
        for (layout, width) in Layout::ALL.iter().cycle().zip(widths) {
            let style = Style {
                code,
                prose: prose(code.language()),
                words: &words,
                paper: Paper::new(width, 9).unwrap(),
                layout: *layout,
                diagram: Diagram::Grid,
            };
            for written in [true, false] {
                let pages = style.game(&record, &notes(&record, written), 1).0;
                let sheet = text(&pages);
                let read = read_with_words(&sheet, Some(code));
                let context = || format!("{} {layout:?}\n{sheet}", code.id());
                assert_eq!(read.games.len(), 1, "{}", context());
                let changed = style.changed(&record, &notes(&record, written)) > 0;
                assert_eq!(!read.games[0].1.is_empty(), changed, "{}", context());
                assert_eq!(read.games[0].0.moves(), record.moves(), "{}", context());
            }
        }
    }
    for id in ["uk-2015", "san-low"] {
        let style = Style {
            code: code(id).unwrap(),
            prose: prose("en"),
            words: &words,
            paper: Paper::default(),
            layout: Layout::Columns,
            diagram: Diagram::Grid,
        };
        for written in [true, false] {
            for page in style.game(&record, &notes(&record, written), 1).0 {
                for line in page
                    .lines
                    .iter()
                    .take_while(|line| !line.to_ascii().unwrap().starts_with("==="))
                {
                    found += line.to_ascii().unwrap().trim_end();
                    found.push('\n');
                }
            }
        }
    }
    crate::braille_sheets::check_golden("variations", &found);
}

fn all_notes(side: Side) -> Vec<SheetNote> {
    vec![
        SheetNote::Sign(1),
        SheetNote::DrawOffer,
        SheetNote::Clock(side, 3_600),
        SheetNote::Comment(
            "Better was e4 or a6, as everybody knows who has read the books, e5".to_owned(),
        ),
        SheetNote::Diagram,
    ]
}

fn read(text: &str) -> (String, &'static str, Option<BrailleFault>) {
    let sheets = read_sheets(text, None, &Position::default());
    let (record, faults) = sheets.games.into_iter().next().unwrap();
    let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
    (moves.join(" "), sheets.code.id(), faults.into_iter().next())
}

const OPENING: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";

#[test]
fn what_people_write_is_read() {
    for (sheet, id) in [
        ("1 E4 E5 2 SF3 SC6 3 LB5 A6", "uk-2015"),
        // Small letters, as programs write them.
        ("1 e4 e5 2 sf3 sc6 3 lb5 a6", "uk-2015"),
        // No numbers.
        ("e4 e5 sf3 sc6 lb5 a6", "uk-2015"),
        // Lines wrapped in a number and in a move.
        ("1 E4 E5 2 SF3 SC6 3\r\nLB5 A6", "uk-2015"),
        ("1 E4 E5 2 SF3 SC\r\n6 3 LB5 A6", "uk-2015"),
        // A page number.
        ("1 E4 E5\r\n2 SF3 SC6 #A\r\n\u{c}3 LB5 A6\r\n", "uk-2015"),
        ("#A4 E#D E#E #B4 ,NF#C ,NC#F #C4 ,BB#E A#F", "ueb"),
        ("1 E4 E5 2 ,NF3 ,NC6 3 ,BB5 A6", "san-low"),
        ("1 E4 E5 2 RF3 RC6 3 LB5 A6", "finland"),
        (".1 E4 E5 2 LF3 LC6 3 RB5 A6 _", "hungary"),
        ("1 E4 E5 2 .CF3 .CC6 3 .AB5 A6", "spain"),
        ("⠼⠁⠄ ⠑⠼⠙ ⠑⠼⠑ ⠼⠃⠄ ⠎⠋⠼⠉ ⠎⠉⠼⠋ ⠼⠉⠄ ⠇⠃⠼⠑ ⠁⠼⠋", "germany"),
        ("⠂⠨⠀⠑⠲⠀⠑⠢⠀⠆⠨⠀⡝⠋⠒⠀⡝⠉⠖⠀⠒⠨⠀⡃⠃⠢⠀⠁⠖", "nabcc"),
    ] {
        assert_eq!(read(sheet), (OPENING.to_owned(), id, None), "{sheet}");
    }
    // A title.
    let (moves, id, told) = read("MY FIRST GAME\r\n1 E4 E5\r\n2 SF3 SC6\r\n3 LB5 A6\r\n");
    assert_eq!((moves.as_str(), id), (OPENING, "uk-2015"));
    assert!(matches!(told, Some(BrailleFault::Above { text, .. }) if text == "my first game"));
}

#[test]
fn what_cannot_be_read_is_reported_and_the_game_kept() {
    // Two moves are as near, and the rest is legal with both.
    let sheet = "1 E4 E5\r\n2 SF3 SC6\r\n3 LB6 H6\r\n";
    let (moves, _, fault) = read(sheet);
    assert_eq!(moves, "e2e4 e7e5 g1f3 b8c6");
    let Some(BrailleFault::Unreadable {
        place,
        cells,
        could_be,
    }) = fault
    else {
        panic!("{fault:?}");
    };
    assert_eq!(
        place,
        CellPlace {
            page: 1,
            line: 3,
            cell: 3
        }
    );
    assert_eq!(cells.to_ascii().unwrap(), "LB6");
    assert_eq!(could_be, ["Bb5", "Ba6"]);
    // What could not be read stands in a comment.
    let kept = &read_sheets(sheet, None, &Position::default()).games[0].0;
    assert_eq!(kept.notes().comment(4), "⠇⠃⠖ ⠓⠖");
    // The second game of the file is read nevertheless.
    let sheets = read_sheets(
        &format!("{sheet}0-1\r\n\r\n1 D4 D5 1-0\r\n"),
        None,
        &Position::default(),
    );
    assert_eq!(sheets.games.len(), 2);
    assert_eq!(sheets.games[1].0.plies(), 2);
    assert_eq!(sheets.games[1].0.outcome(), GameResult::from_pgn("1-0"));
    let (_, _, fault) = read("1 E4 E5 2 éé SC6");
    let place = CellPlace {
        page: 1,
        line: 1,
        cell: 11,
    };
    assert_eq!(fault, Some(BrailleFault::NoCell { place, found: 'é' }));
    assert_eq!(read("nothing to see\r\n").2, Some(BrailleFault::NoGame));
    assert_eq!(read("").2, Some(BrailleFault::NoGame));
}

#[test]
fn any_bytes_are_read_without_harm() {
    let mut dice = Dice::new(5);
    for _ in 0..60 {
        let length = dice.below(400);
        let text: String = (0..length)
            .map(|_| char::from(u8::try_from(dice.below(128)).unwrap()))
            .collect();
        assert!(
            !read_sheets(&text, None, &Position::default())
                .games
                .is_empty()
        );
    }
}

#[test]
fn names_and_notes_of_a_file_come_to_the_sheet_and_the_names_back() {
    let text = "[White \"Anna\"]\n[Black \"Bella B.\"]\n[Result \"1-0\"]\n\n\
                {A word before.} 1. e4! {[%clk 0:09:58] (=) well} e5?? {bad [%csl Ra1]} 2. Qh5 1-0";
    let record = annabella::pgn::read(text.as_bytes()).remove(0).unwrap();
    let notes = notes(&record, true);
    assert_eq!(notes[&0], [SheetNote::Comment("A word before.".to_owned())]);
    let first = [
        SheetNote::Sign(1),
        SheetNote::DrawOffer,
        SheetNote::Clock(Side::White, 598),
        SheetNote::Comment("well".to_owned()),
    ];
    assert_eq!(notes[&1], first);
    let second = [SheetNote::Sign(4), SheetNote::Comment("bad".to_owned())];
    assert_eq!(notes[&2], second);
    assert!(!notes.contains_key(&3));
    let words = words();
    for code in codes() {
        let style = Style {
            code,
            prose: prose(code.language()),
            words: &words,
            paper: Paper::default(),
            layout: Layout::Columns,
            diagram: Diagram::Grid,
        };
        let sheet = self::text(&style.game(&record, &notes, 1).0);
        let sheets = read_with_words(&sheet, Some(code));
        let [(read, _)] = sheets.games.as_slice() else {
            panic!("{} {:?}\n{sheet}", code.id(), sheets.games);
        };
        assert_eq!(read.moves(), record.moves(), "{}\n{sheet}", code.id());
        assert_eq!(read.outcome(), record.outcome(), "{}\n{sheet}", code.id());
        if !["ru", "fi", "hu"].contains(&code.language()) {
            assert_eq!(read.tag("White"), Some("Anna"), "{}\n{sheet}", code.id());
            assert_eq!(
                read.tag("Black"),
                Some("Bella B."),
                "{}\n{sheet}",
                code.id()
            );
        }
    }
}

#[test]
fn what_hands_do_on_paper_is_read() {
    for (sheet, id) in [
        // A row of full cells over a mistake, also of three cells and beside the move.
        ("1 E4 E5 2 == SF3 SC6 === 3 LB5 A6", "uk-2015"),
        ("1 E4 E5 2 ==SF3 SC6 3 LB5 ==A6", "uk-2015"),
        // Numbers without a blank.
        ("1E4 E5 2SF3 SC6 3LB5 A6", "uk-2015"),
        ("#A4E#D E#E #B4,NF#C ,NC#F #C4,BB#E A#F", "ueb"),
        // Both squares, with a hyphen between them.
        ("1 E2-E4 E7-E5 2 SG1-F3 SB8-C6 3 LF1-B5 A7-A6", "uk-2015"),
        // A hyphen at the end of a line.
        ("1 E4 E5 2 SF-\r\n3 SC6 3 LB5 A6", "uk-2015"),
    ] {
        assert_eq!(read(sheet), (OPENING.to_owned(), id, None), "{sheet}");
    }
}

#[test]
fn two_results_of_a_sheet_that_nothing_proves_are_told() {
    let title = "        ,ANNA - ,BEN\r\n           1-0\r\n\r\n";
    for sheet in [
        // In the title and at the end.
        format!("{title}1 D4 D5 2 C4 E6\r\n0-1\r\n"),
        // Twice at the end, below each other and beside each other.
        "1 D4 D5 2 C4 E6\r\n0-1\r\n1-0\r\n".to_owned(),
        "1 D4 D5 2 C4 E6 0-1 1-0\r\n".to_owned(),
    ] {
        let sheets = read_sheets(&sheet, code("uk-2015"), &Position::default());
        let [(record, faults)] = sheets.games.as_slice() else {
            panic!("{sheet}");
        };
        assert_eq!(record.outcome(), GameResult::from_pgn("0-1"), "{sheet}");
        let is_told = matches!(faults.as_slice(), [BrailleFault::Results { .. }]);
        assert!(is_told, "{sheet}: {faults:?}");
    }
    // The title of the next game is none of this one.
    let next = format!("1 E4 E5\r\n0-1\r\n\r\n{title}1 D4 D5\r\n1-0\r\n");
    let sheets = read_sheets(&next, code("uk-2015"), &Position::default());
    let results: Vec<_> = sheets.games.iter().map(|game| game.0.outcome()).collect();
    assert_eq!(
        results,
        [GameResult::from_pgn("0-1"), GameResult::from_pgn("1-0")]
    );
    assert!(sheets.games.iter().all(|game| game.1.is_empty()));
    assert_eq!(sheets.games[1].0.tag("White"), Some("Anna"));
}

#[test]
fn a_page_with_names_that_cannot_be_read_breaks_off_all_the_same() {
    let sheet = "        ?XQ - ?QX\r\n\r\n1 E4 E5 2 SF3 SC6\r\n";
    let sheets = read_sheets(sheet, code("uk-2015"), &Position::default());
    let is_told = matches!(
        sheets.games[0].1.as_slice(),
        [BrailleFault::BreaksOff { .. }, BrailleFault::Above { .. }]
    );
    assert!(is_told, "{:?}", sheets.games[0].1);
}

#[test]
fn what_stands_above_a_game_that_nothing_proves_is_told() {
    let moves = "1 D4 D5 2 C4 E6\r\n1-0\r\n";
    let names = "        ,ANNA - ,BEN\r\n";
    let result = "           1-0\r\n\r\n";
    let event = "          ,CLUB1 ,LEEDS\r\n         ,ROUND #C\r\n";
    let told = "Club, Leeds / Round 3";
    for (sheet, white, above) in [
        (format!("{names}{result}{moves}"), Some("Anna"), None),
        (
            format!("{names}{event}{result}{moves}"),
            Some("Anna"),
            Some((2, told)),
        ),
        // Whether the names go on in the next line is not known: then nothing of them is taken.
        (
            format!("   ,ANNA - ,BEN ,BERG\r\n,LONGER\r\n{moves}"),
            None,
            Some((1, "Anna - Ben Berg / Longer")),
        ),
        // Another position.
        (
            format!("{names}\r\n      8 P1K1 8\r\n\r\n{moves}"),
            Some("Anna"),
            Some((3, "")),
        ),
        // A second game whose first number is missing stands above the third.
        (
            format!("{moves}\r\n  D4 D5\r\n\r\n{names}{result}{moves}"),
            None,
            Some((4, "")),
        ),
        // A number of a page and the result of the game before are known.
        (
            format!("{moves}\r\n                   #A\r\n\r\n{names}{result}{moves}"),
            Some("Anna"),
            None,
        ),
    ] {
        let sheets = read_sheets(&sheet, code("uk-2015"), &Position::default());
        let (record, faults) = sheets.games.last().unwrap();
        assert_eq!(record.plies(), 4, "{sheet}");
        assert_eq!(record.tag("White"), white, "{sheet}");
        let found = faults.iter().find_map(|fault| {
            let BrailleFault::Above { place, text } = fault else {
                return None;
            };
            Some((place.line, text.as_str()))
        });
        match (found, above) {
            (Some(found), Some(above)) => {
                assert!(
                    found.0 == above.0 && found.1.starts_with(above.1),
                    "{sheet} {found:?}"
                );
            }
            _ => assert_eq!(found, above, "{sheet} {faults:?}"),
        }
    }
    // What stands behind the last game is told, too.
    let behind = format!("{moves}\r\n      ,THE ,END\r\n");
    let sheets = read_sheets(&behind, code("uk-2015"), &Position::default());
    let last = &sheets.games.last().unwrap().1[..];
    let is_told =
        matches!(last, [BrailleFault::Stray { place, in_game: false }] if place.line == 4);
    assert!(is_told, "{last:?}");
}

#[test]
fn another_code_in_which_a_sheet_is_another_game_is_told() {
    // A bishop of the Hungarian code, a king of the Spanish one, a knight of the Finnish one.
    let sheet = "1 D4 D5\r\n2 RD2 RD7\r\n1-0\r\n";
    let faults = |code| {
        let sheets = read_sheets(sheet, code, &Position::default());
        let games = sheets.games.into_iter();
        games.flat_map(|game| game.1).collect::<Vec<_>>()
    };
    let found = faults(None);
    let is_told = matches!(found[..], [BrailleFault::OtherCode { .. }]);
    assert!(is_told, "{found:?}");
    assert_eq!(faults(code("hungary")), []);
    // The same moves in several codes are one game.
    let plain = read_sheets("1 D4 D5\r\n1-0\r\n", None, &Position::default());
    assert_eq!(plain.games[0].1, []);
}

#[test]
fn names_in_the_letters_of_another_language_come_back() {
    let sheet = "        .ANNA - .BEN\r\n\r\n#A4 ,E#D ,E#E\r\n#A-#J\r\n";
    let sheets = read_sheets(sheet, code("russia-literary"), &Position::default());
    let (record, faults) = &sheets.games[0];
    assert_eq!(record.tag("White"), Some("Anna"), "{faults:?}");
    assert_eq!(record.tag("Black"), Some("Ben"));
}

#[test]
fn a_beginning_that_is_counted_otherwise_comes_back() {
    for counts in ["0 41", "7 1"] {
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {counts}");
        let game = format!("[FEN \"{fen}\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0");
        let record = annabella::pgn::read(game.as_bytes()).remove(0).unwrap();
        for code in codes() {
            let sheet = text_in(&record, code.id(), Paper::default());
            let sheets = read_sheets(&sheet, Some(code), &Position::default());
            let (back, faults) = &sheets.games[0];
            assert_eq!(faults.as_slice(), [], "{}\n{sheet}", code.id());
            assert_eq!(back.start().fen(), fen, "{}\n{sheet}", code.id());
            assert_eq!(back.moves(), record.moves());
        }
    }
}

#[test]
fn a_result_that_is_longer_than_a_line_is_cut_and_comes_back() {
    let record = annabella::pgn::read(b"1. e4 e5 1/2-1/2").remove(0).unwrap();
    let paper = Paper::new(12, 5).unwrap();
    for code in codes() {
        for &layout in Layout::ALL {
            let sheet = text(&pages(&record, code.id(), layout, paper));
            let is_narrow = sheet
                .lines()
                .map(|line| line.trim_start_matches('\u{c}').trim_end())
                .all(|line| line.chars().count() <= 12);
            assert!(is_narrow, "{} {layout:?}\n{sheet}", code.id());
            let sheets = read_sheets(&sheet, Some(code), &Position::default());
            let (back, faults) = &sheets.games[0];
            assert_eq!(faults.as_slice(), [], "{} {layout:?}\n{sheet}", code.id());
            assert_eq!(back.outcome(), record.outcome(), "{}\n{sheet}", code.id());
        }
    }
}

#[test]
fn a_note_that_looks_like_a_game_is_none_and_is_told() {
    let (moves, _, fault) = read("1 E4 E5 2 SF3\r\n       1 D4 D5 2 C4\r\n2 SC6 3 LB5 A6");
    assert_eq!(moves, OPENING);
    let Some(BrailleFault::Notes { place, lost: 1 }) = fault else {
        panic!("{fault:?}");
    };
    assert_eq!((place.line, place.cell), (2, 8));
}

#[test]
fn behind_what_cannot_be_read_it_goes_on_where_one_move_fits_and_says_so() {
    let place = |line, cell| CellPlace {
        page: 1,
        line,
        cell,
    };
    // Only a bishop on b5 takes on c6.
    let (moves, _, fault) = read("1 E4 E5\r\n2 SF3 SC6\r\n3 LQ5 A6\r\n4 L;C6 D;C6\r\n5 O-O\r\n");
    assert_eq!(moves, format!("{OPENING} b5c6 d7c6 e1g1"));
    let resumed = BrailleFault::Resumed {
        moves: vec![(place(3, 3), "Bb5".to_owned())],
        then: None,
    };
    assert_eq!(fault, Some(resumed));
}

#[test]
fn a_gap_before_a_game_is_told_and_nothing_is_skipped() {
    let found = |sheet: &str, number| {
        let sheets = read_sheets(sheet, code("uk-2015"), &Position::default());
        let mut faults = sheets.games.iter().flat_map(|(_, faults)| faults);
        let told = faults.any(
            |fault| matches!(fault, BrailleFault::Number { found, due: 1, .. } if *found == number),
        );
        assert!(told, "{sheet} {:?}", sheets.games);
    };
    found("2 SF3 SC6\r\n3 LB5 A6\r\n", 2);
    found("1 E4 E5\r\n2 SF3 1-0\r\n\r\n4 C4 C5\r\n5 A3 A6\r\n", 4);
}

/// A book of games, one of them a page or more.
pub(crate) fn book(records: &[Record]) -> Vec<BraillePage> {
    let code = code("uk-2015").unwrap();
    let words = SheetWords::default();
    let style = Style {
        code,
        prose: prose(code.language()),
        words: &words,
        paper: Paper::default(),
        layout: Layout::Columns,
        diagram: Diagram::Grid,
    };
    let (mut pages, mut next) = (Vec::new(), 1);
    let mut binding = Binding::default();
    for (nth, record) in (1..).zip(records) {
        let in_book = (&mut binding, nth == records.len());
        let (more, after) = style.game_in_book(record, &SheetNotes::new(), next, in_book);
        pages.extend(more);
        next = after;
    }
    pages
}

#[test]
fn a_book_knows_which_games_are_missing() {
    let short = |moves: &str| {
        let text = format!("[White \"Anna\"]\n[Black \"Bella\"]\n\n{moves} 1-0\n");
        annabella::pgn::read(text.as_bytes()).remove(0).unwrap()
    };
    let records = ["1. e4 e5", "1. d4 d5", "1. c4 c5"].map(short);
    let pages = book(&records);
    assert_eq!(pages.len(), 3);
    let faults = |kept: &[usize]| {
        let kept: Vec<BraillePage> = kept.iter().map(|at| pages[*at].clone()).collect();
        let sheets = read_sheets(&text(&kept), None, &Position::default());
        sheets.games
    };
    let whole = faults(&[0, 1, 2]);
    assert!(
        whole.iter().all(|(_, faults)| faults.is_empty()),
        "{whole:?}"
    );
    let without_last = faults(&[0, 1]);
    let (_, last) = without_last.last().unwrap();
    assert!(
        matches!(last[..], [BrailleFault::Unended { .. }]),
        "{last:?}"
    );
    for kept in [&[1, 2][..], &[0, 2], &[1, 0, 2], &[0, 0, 1, 2]] {
        let told = faults(kept);
        assert!(
            told.iter().any(|(_, faults)| !faults.is_empty()),
            "{kept:?} {told:?}"
        );
    }
}

#[test]
fn form_feeds_need_not_be_there() {
    let records = random_games(31, 3);
    let text = text(&book(&records)).replace('\u{c}', "");
    let sheets = read_sheets(&text, None, &Position::default());
    assert_eq!(sheets.games.len(), 3);
    for ((read, fault), written) in sheets.games.iter().zip(&records) {
        assert_eq!(*fault, [], "{text}");
        assert_eq!(read.moves(), written.moves());
    }
}

#[test]
fn a_title_that_reads_like_a_game_is_none() {
    let mut record = random_games(41, 1).swap_remove(0);
    for names in [["van der Wiel, John", "1 e4 e5"], ["1 e4 e5", "1 e4"]] {
        record.set_tag("White", names[0]);
        record.set_tag("Black", names[1]);
        record.set_tag("Event", "1 e4 e5");
        record.set_tag("Site", "1 d4");
        for code in codes() {
            for (width, height) in [(12, 5), (14, 6), (20, 4), (20, 12), (40, 25)] {
                let paper = Paper::new(width, height).unwrap();
                let text = text(&pages(&record, code.id(), Layout::Columns, paper));
                let sheets = read_sheets(&text, Some(code), &Position::default());
                let context = || format!("{} {width}\n{text}", code.id());
                assert_eq!(sheets.games.len(), 1, "{}", context());
                assert_eq!(sheets.games[0].1, [], "{}", context());
                assert_eq!(sheets.games[0].0.moves(), record.moves(), "{}", context());
            }
        }
    }
}

#[test]
fn games_without_pieces_do_not_hide_the_code() {
    let short = |moves: &str| {
        annabella::pgn::read(format!("{moves} *\n").as_bytes())
            .remove(0)
            .unwrap()
    };
    let records = ["1. e4 e5", "1. Nf3 Nc6 2. Nc3 Nf6"].map(short);
    for code in codes() {
        let words = SheetWords::default();
        let style = Style {
            code,
            prose: prose("fr"),
            words: &words,
            paper: Paper::default(),
            layout: Layout::Double,
            diagram: Diagram::Grid,
        };
        let mut binding = Binding::default();
        let first = (&mut binding, false);
        let (mut pages, next) = style.game_in_book(&records[0], &SheetNotes::new(), 1, first);
        let last = (&mut binding, true);
        pages.extend(
            style
                .game_in_book(&records[1], &SheetNotes::new(), next, last)
                .0,
        );
        let sheets = read_sheets(&text(&pages), None, &Position::default());
        let told: Vec<_> = sheets.games.iter().map(|(_, faults)| faults).collect();
        assert_eq!(told, [&[], &[]], "{}", code.id());
    }
}

#[test]
fn a_line_without_end_and_garbage_are_read_piece_by_piece() {
    let line = "1 E4 E5 2 SF3 SC6 ".repeat(20_000);
    let sheets = read_sheets(&line, code("uk-2015"), &Position::default());
    assert!(sheets.games[0].0.plies() >= 4);
    for garbage in [
        "=".repeat(300_000),
        "=== ".repeat(100_000),
        "A1".repeat(200_000),
    ] {
        assert!(
            !read_sheets(&garbage, None, &Position::default())
                .games
                .is_empty()
        );
    }
}

#[test]
fn what_is_no_sheet_is_given_up_and_that_is_told() {
    let ends = "=== #A #AA #HDFFIDF #A-#J = ,TEST = ===\n".repeat(21_000);
    let words = "X ".repeat(1_200_000);
    for (name, text) in [("ends of sheets", &ends), ("words", &words)] {
        let sheets = read_sheets(text, code("uk-2015"), &Position::default());
        let last = &sheets.games.last().unwrap().1;
        assert!(
            matches!(last[..], [BrailleFault::GivenUp { .. }]),
            "{name}: {last:?}"
        );
    }
    // A game of knights that go to and fro is longer than the laws allow.
    let knights = |nth: u32| format!("{} ,NF3 ,NF6 {} ,NG1 ,NG8\n", 2 * nth + 1, 2 * nth + 2);
    let game: String = (0..4_500).map(knights).collect();
    let sheets = read_sheets(&game, code("san-low"), &Position::default());
    let (record, faults) = &sheets.games[0];
    assert_eq!(record.plies(), 17_698);
    assert!(
        matches!(faults[..], [BrailleFault::TooLong { .. }]),
        "{faults:?}"
    );
}

/// A short game as it is written, and its sheet.
fn short_sheet() -> (Record, String) {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Event \"T\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0";
    let record = annabella::pgn::read(text.as_bytes()).remove(0).unwrap();
    let paper = Paper::new(40, 25).unwrap();
    let sheet = text_in(&record, "san-low", paper);
    (record, sheet)
}

fn text_in(record: &Record, id: &str, paper: Paper) -> String {
    text(&pages(record, id, Layout::Columns, paper))
}

/// The sheet with another cell at a place, in all the ways in which one dot differs.
fn one_dot(sheet: &str, at: usize) -> impl Iterator<Item = String> {
    let cells: Vec<char> = sheet.chars().collect();
    (0..6).map(move |dot| {
        let mut cells = cells.clone();
        cells[at] = char::from_u32(u32::from(cells[at]) ^ (1 << dot)).unwrap();
        cells.into_iter().collect()
    })
}

#[test]
fn one_cell_of_the_frame_of_the_end_costs_nothing() {
    let (record, sheet) = short_sheet();
    let cells: Vec<char> = sheet.chars().collect();
    let frames: Vec<usize> = (0..cells.len() - 2)
        .filter(|&at| cells[at..at + 3] == ['\u{283f}'; 3])
        .collect();
    assert_eq!(frames.len(), 2, "{sheet}");
    let san_low = code("san-low");
    for at in frames.into_iter().flat_map(|at| at..at + 3) {
        for damaged in one_dot(&sheet, at) {
            let sheets = read_sheets(&damaged, san_low, &Position::default());
            assert!(sheets.is_proved, "{damaged}");
            let [(read, faults)] = sheets.games.as_slice() else {
                panic!("{damaged}");
            };
            assert_eq!((read, faults.len()), (&record, 0), "{damaged}");
        }
    }
    // Neither is a move that was changed as well taken for the one that was made.
    let other = sheet.replace("\u{2820}\u{281d}\u{280b}", "\u{2820}\u{281d}\u{2813}");
    assert_ne!(other, sheet);
    let at = cells.iter().position(|cell| *cell == '\u{283f}').unwrap();
    for damaged in one_dot(&other, at) {
        let games = read_sheets(&damaged, san_low, &Position::default()).games;
        assert!(games.iter().any(|game| !game.1.is_empty()), "{damaged}");
    }
    // What is left of an end is no sheet that never had one.
    for lost in [frames_lost(&sheet, true), frames_lost(&sheet, false)] {
        let sheets = read_sheets(&lost, san_low, &Position::default());
        assert!(sheets.is_proved, "{lost}");
        let told = sheets.games.iter().any(|game| !game.1.is_empty());
        assert!(told || sheets.games[0].0 == record, "{lost}");
    }
}

/// The sheet without what begins its end, or without what ends it.
fn frames_lost(sheet: &str, first: bool) -> String {
    let frame = "\u{283f}\u{283f}\u{283f}";
    let at = if first {
        sheet.find(frame)
    } else {
        sheet.rfind(frame)
    };
    let at = at.unwrap();
    [&sheet[..at], &sheet[at + frame.len()..]].concat()
}

#[test]
fn one_cell_of_a_number_costs_no_move() {
    let (record, sheet) = short_sheet();
    let san_low = code("san-low");
    let mut at = 0;
    let mut count = 0;
    for line in sheet.split_inclusive('\n') {
        // The moves stand four cells behind the number.
        let cells: Vec<char> = line.chars().collect();
        if cells
            .first()
            .is_some_and(|cell| "\u{2802}\u{2806}\u{2812}\u{2832}".contains(*cell))
            && cells[1] == ' '
        {
            count += 1;
            // Where nothing is left of it, the line stands where notes do.
            let is_left = |damaged: &String| damaged.chars().nth(at) != Some('\u{2800}');
            for damaged in one_dot(&sheet, at).filter(is_left) {
                let games = read_sheets(&damaged, san_low, &Position::default()).games;
                assert_eq!(games[0].0, record, "{damaged} {:?}", games[0].1);
                assert_eq!(games.len(), 1, "{damaged}");
            }
        }
        at += cells.len();
    }
    assert_eq!(count, 4, "{sheet}");
}

#[test]
fn the_code_of_a_game_without_moves_is_found_by_its_title() {
    for moves in ["", "1. Nf3 "] {
        let text =
            format!("[White \"Müller, Jörg\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n{moves}0-1");
        let record = annabella::pgn::read(text.as_bytes()).remove(0).unwrap();
        for code in codes() {
            let paper = Paper::new(40, 25).unwrap();
            let sheet = text_in(&record, code.id(), paper);
            let sheets = read_sheets(&sheet, None, &Position::default());
            assert_eq!(sheets.games, [(record.clone(), Vec::new())], "{sheet}");
        }
    }
}

#[test]
fn a_document_shows_how_deep_a_variation_is_and_how_a_set_position_goes_on() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 3 40";
    let game = format!("[FEN \"{fen}\"]\n\n40. Ra2 (40. Ra3 Kd7 (40... Kf7 41. Ra4)) *");
    let record = annabella::pgn::read(game.as_bytes()).remove(0).unwrap();
    let words = words();
    let code = code("uk-2015").unwrap();
    let style = Style {
        code,
        prose: prose("en"),
        words: &words,
        paper: Paper::default(),
        layout: Layout::Columns,
        diagram: Diagram::Grid,
    };
    let metadata = Metadata {
        identifier: String::new(),
        title: String::new(),
        language: "en".to_owned(),
        date: String::new(),
        system: String::new(),
        dots: 6,
    };
    let text = document(&metadata, &style, &record, &notes(&record, true));
    assert_eq!(text.matches("<blockquote>").count(), 1, "{text}");
    let written = prose("en").write(fen);
    assert!(text.contains(&written.to_unicode('\u{2800}')), "{text}");
}
