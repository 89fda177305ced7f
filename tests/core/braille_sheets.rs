//! Scoresheets in Braille: golden pages, and what must hold for every page.

use std::collections::BTreeMap;
use std::{env, fs};

use crate::common::games::random_games;
use annabella::board::Side;
use annabella::braille::{
    BrailleCode, BraillePage, Cells, Diagram, Layout, Paper, SheetNote, SheetNotes, SheetWords,
    Style, code, codes, prose,
};
use annabella::chess;
use annabella::pgn;
use annabella::protocol::Choice as _;
use annabella::record::Record;

const GAME: &str = r#"[Event "Club Match"]
[Site "London"]
[Date "1927.10.??"]
[Round "3"]
[White "Capablanca, Jose"]
[Black "Alekhine, Alexander"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 O-O 8. c3 d5 9. exd5 Nxd5 10. Nxe5 Nxe5
11. Rxe5 c6 12. d4 Bd6 13. Re1 Qh4 14. g3 Qh3 1-0
"#;

fn words() -> SheetWords {
    let word = |text: &str| text.to_owned();
    SheetWords {
        white: word("White"),
        black: word("Black"),
        event: word("Event"),
        site: word("Site"),
        date: word("Date"),
        round: word("round"),
        result: word("Result"),
        contents: word("Contents"),
        draw_offered: word("draw offered"),
        sealed_move: word("Sealed move"),
        signs: vec![word("good move"); 256],
        left_out: Vec::new(),
    }
}

fn style<'a>(
    code: &'a BrailleCode,
    words: &'a SheetWords,
    layout: Layout,
    paper: Paper,
) -> Style<'a> {
    Style {
        code,
        prose: prose(code.language()),
        words,
        paper,
        layout,
        diagram: Diagram::Grid,
    }
}

fn game() -> Record {
    pgn::read(GAME.as_bytes()).remove(0).unwrap()
}

fn text(pages: &[BraillePage]) -> String {
    let mut text = String::new();
    for page in pages {
        for line in &page.lines {
            text.push_str(&line.to_unicode(' '));
            text.push('\n');
        }
        text.push_str("--------\n");
    }
    text
}

pub(crate) fn check_golden(name: &str, found: &str) {
    let path = format!(
        "{}/tests/core/braille/pages/{name}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, found).unwrap();
    }
    let wanted = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, wanted, "{name}: UPDATE=1 writes it anew");
}

#[test]
fn golden_pages_in_every_code_and_layout() {
    let words = words();
    for code in codes() {
        for &layout in Layout::ALL {
            let name = layout.key();
            let style = style(code, &words, layout, Paper::default());
            let (pages, next) = style.game(&game(), &SheetNotes::new(), 1);
            assert_eq!(next, u32::try_from(pages.len()).unwrap() + 1);
            check_golden(&format!("{}-{name}", code.id()), &text(&pages));
        }
    }
}

#[test]
fn notes_diagrams_contents_and_forms() {
    let words = words();
    let style = style(
        code("uk-2015").unwrap(),
        &words,
        Layout::Columns,
        Paper::default(),
    );
    let notes: SheetNotes = BTreeMap::from([
        (1, vec![SheetNote::Comment("Best by test.".to_owned())]),
        (
            6,
            vec![SheetNote::Clock(Side::Black, 3_723), SheetNote::DrawOffer],
        ),
        (10, vec![SheetNote::Sign(1), SheetNote::Diagram]),
    ]);
    let mut found = String::new();
    for diagram in [Diagram::Grid, Diagram::Forsyth, Diagram::Lists] {
        let style = Style {
            diagram,
            ..style.clone()
        };
        found += &text(&style.game(&game(), &notes, 1).0);
    }
    let odd = chess::Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7").unwrap();
    found += &text(&style.game(&Record::starting_from(odd.into()), &notes, 9).0);
    let games = [
        ("Capablanca - Alekhine".to_owned(), 1),
        ("A - B, ".repeat(9), 4),
    ];
    found += &text(&style.contents(&games).0);
    found += &text(&style.blank_form(25));
    let record = game();
    let mv = record.position().legal_moves()[0];
    found += &text(&[style.sealed(&record, mv).unwrap()]);
    check_golden("uk-2015-notes", &found);
}

#[test]
fn no_page_ends_inside_a_number_though_notes_stand_there() {
    let words = words();
    let mut pages_seen = 0;
    for (at, record) in random_games(31, 8).iter().enumerate() {
        let note = |plies: usize| match plies % 7 {
            3 => vec![SheetNote::Clock(Side::White, 600), SheetNote::Diagram],
            5 => vec![SheetNote::Comment("Better late than never. ".repeat(9))],
            _ => vec![SheetNote::Clock(Side::White, 600)],
        };
        let notes: SheetNotes = (1..=record.plies())
            .map(|plies| (plies, note(plies)))
            .collect();
        for code in ["uk-2015", "ueb"].map(|id| code(id).unwrap()) {
            for &layout in Layout::ALL {
                let (width, height) = [(40, 25), (32, 20)][at % 2];
                let style = style(code, &words, layout, Paper::new(width, height).unwrap());
                let (pages, _) = style.game(record, &notes, 1);
                pages_seen += pages.len();
                // Whatever follows a page break after White's move has the number again before Black's.
                for page in pages.iter().skip(1) {
                    let first = page.lines[1..]
                        .iter()
                        .find(|line| !line.is_empty())
                        .unwrap();
                    let begins = |number: u32| {
                        let number = code.move_number(number, Side::Black);
                        let mut words = first.words();
                        let is_number = words.next() == Some(number.as_slice());
                        let lone = code.lone_black().as_slice();
                        let is_lone = words.next().is_some_and(|word| word.starts_with(lone));
                        // The rows of a diagram do not begin in the first cell.
                        is_number && is_lone && first.as_slice()[0] != 0
                    };
                    let found = (1..=90).find(|number| begins(*number));
                    assert_eq!(found, None, "{} {layout:?}\n{}", code.id(), text(&pages));
                }
            }
        }
    }
    assert!(pages_seen > 100);
}

/// Five moves with their numbers, as the sources and liblouis write them, token by token.
const SAMPLE: [(&str, &str); 9] = [
    (
        "ueb",
        "⠼⠁⠲ ⠑⠼⠙ ⠑⠼⠑ ⠼⠃⠲ ⠠⠝⠋⠼⠉ ⠠⠝⠉⠼⠋ ⠼⠉⠲ ⠠⠃⠃⠼⠑ ⠁⠼⠋ ⠼⠙⠲ ⠠⠃⠁⠼⠙ ⠠⠝⠋⠼⠋ ⠼⠑⠲ ⠠⠕⠤⠠⠕ ⠠⠃⠑⠼⠛",
    ),
    ("uk-2015", "⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠒ ⠎⠉⠖ ⠒ ⠇⠃⠢ ⠁⠖ ⠲ ⠇⠁⠲ ⠎⠋⠖ ⠢ ⠕⠤⠕ ⠇⠑⠶"),
    ("finland", "⠂ ⠑⠲ ⠑⠢ ⠆ ⠗⠋⠒ ⠗⠉⠖ ⠒ ⠇⠃⠢ ⠁⠖ ⠲ ⠇⠁⠲ ⠗⠋⠖ ⠢ ⠴⠴ ⠇⠑⠶"),
    (
        "hungary",
        "⠨⠂ ⠑⠲ ⠑⠢ ⠆ ⠇⠋⠒ ⠇⠉⠖ ⠒ ⠗⠃⠢ ⠁⠖ ⠲ ⠗⠁⠲ ⠇⠋⠖ ⠢ ⠚⠚ ⠗⠑⠶ ⠸",
    ),
    (
        "spain",
        "⠂ ⠑⠲ ⠑⠢ ⠆ ⠨⠉⠋⠒ ⠨⠉⠉⠖ ⠒ ⠨⠁⠃⠢ ⠁⠖ ⠲ ⠨⠁⠁⠲ ⠨⠉⠋⠖ ⠢ ⠕⠤⠕ ⠨⠁⠑⠶",
    ),
    (
        "san-low",
        "⠂ ⠑⠲ ⠑⠢ ⠆ ⠠⠝⠋⠒ ⠠⠝⠉⠖ ⠒ ⠠⠃⠃⠢ ⠁⠖ ⠲ ⠠⠃⠁⠲ ⠠⠝⠋⠖ ⠢ ⠕⠤⠕ ⠠⠃⠑⠶",
    ),
    (
        "russia-literary",
        "⠼⠁⠲ ⠠⠑⠼⠙ ⠠⠑⠼⠑ ⠼⠃⠲ ⠅⠠⠋⠼⠉ ⠅⠠⠉⠼⠋ ⠼⠉⠲ ⠎⠠⠃⠼⠑ ⠠⠁⠼⠋ ⠼⠙⠲ ⠎⠠⠁⠼⠙ ⠅⠠⠋⠼⠋ ⠼⠑⠲ ⠼⠚⠤⠼⠚ ⠎⠠⠑⠼⠛",
    ),
    (
        "germany",
        "⠼⠁⠄ ⠑⠼⠙ ⠑⠼⠑ ⠼⠃⠄ ⠎⠋⠼⠉ ⠎⠉⠼⠋ ⠼⠉⠄ ⠇⠃⠼⠑ ⠁⠼⠋ ⠼⠙⠄ ⠇⠁⠼⠙ ⠎⠋⠼⠋ ⠼⠑⠄ ⠼⠚⠤⠼⠚ ⠇⠑⠼⠛",
    ),
    (
        "nabcc",
        "⠂⠨ ⠑⠲ ⠑⠢ ⠆⠨ ⡝⠋⠒ ⡝⠉⠖ ⠒⠨ ⡃⠃⠢ ⠁⠖ ⠲⠨ ⡃⠁⠲ ⡝⠋⠖ ⠢⠨ ⡕⠤⡕ ⡃⠑⠶",
    ),
];

#[test]
fn the_sample_line_of_the_sources() {
    let mut record = Record::default();
    for mv in game().moves().iter().take(10) {
        assert!(record.play(*mv));
    }
    let words = words();
    for (id, line) in SAMPLE {
        let style = style(
            code(id).unwrap(),
            &words,
            Layout::Running,
            Paper::new(120, 25).unwrap(),
        );
        let page = text(&style.game(&record, &SheetNotes::new(), 1).0);
        assert!(page.lines().any(|one| one == line), "{id}: {line}\n{page}");
    }
}

/// The British line of the usual starting position, as its source prints it.
#[test]
fn the_diagram_of_the_source() {
    let words = words();
    let style = Style {
        diagram: Diagram::Forsyth,
        ..style(
            code("uk-2015").unwrap(),
            &words,
            Layout::Columns,
            Paper::new(80, 25).unwrap(),
        )
    };
    let notes: SheetNotes = BTreeMap::from([(2, vec![SheetNote::Diagram])]);
    let mut record = Record::default();
    for mv in ["g1f3", "g8f6"] {
        assert!(record.play(mv.parse::<chess::Move>().unwrap().into()));
    }
    for mv in ["f3g1", "f6g8"] {
        assert!(record.play(mv.parse::<chess::Move>().unwrap().into()));
    }
    let notes: SheetNotes = notes.into_values().map(|notes| (4, notes)).collect();
    let page = text(&style.game(&record, &notes, 1).0);
    let start = "⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗";
    assert!(page.contains(&format!("\n      {start}\n")), "{page}");
}

/// What must hold for the pages of a game.
fn check_pages(style: &Style<'_>, record: &Record, pages: &[BraillePage]) {
    let context = || {
        format!(
            "{} {:?} {:?}\n{}",
            style.code.id(),
            style.layout,
            style.paper,
            text(pages)
        )
    };
    let mut found = Vec::new();
    for (at, page) in pages.iter().enumerate() {
        assert_eq!(page.lines.len(), style.paper.height(), "{}", context());
        for line in &page.lines {
            assert!(line.len() <= style.paper.width(), "{}", context());
            assert_ne!(line.as_slice().last(), Some(&0), "{}", context());
        }
        let number = style.prose.write(&(at + 1).to_string());
        let last = page.lines.last().unwrap();
        assert_eq!(last.len(), style.paper.width(), "{}", context());
        assert!(
            last.as_slice().ends_with(number.as_slice()),
            "{}",
            context()
        );
        assert!(!page.lines[0].is_empty(), "{}", context());
        found.push(&page.lines[1..page.lines.len() - 1]);
    }
    // Where each move and each number stands: page, line.
    let mut places = Vec::new();
    for (plies, &mv) in record.moves().iter().enumerate() {
        places.push(style.code.encode(record.position_after(plies), mv).unwrap());
    }
    for lines in &found {
        for line in *lines {
            let ends_with_number = line.words().last().is_some_and(|word| {
                (2..=record.plies() / 2 + 1).any(|number| {
                    let number = style
                        .code
                        .move_number(u32::try_from(number).unwrap(), Side::White);
                    number.as_slice() == word
                })
            });
            let is_narrow = style.paper.width() < 20;
            assert!(is_narrow || !ends_with_number, "{}", context());
        }
        check_last_move(style, record, lines, &places, &context);
    }
}

/// No page ends between White's and Black's move of one number: the first number after a page break
/// belongs to a move of White.
fn check_last_move(
    style: &Style<'_>,
    record: &Record,
    lines: &[Cells],
    moves: &[Cells],
    context: &dyn Fn() -> String,
) {
    let first = lines.iter().find(|line| !line.is_empty());
    let Some(first) = first.and_then(|line| line.words().next()) else {
        return;
    };
    let black = moves.iter().enumerate().filter(|(at, _)| at % 2 == 1);
    let starts_with_black = black
        .map(|(_, cells)| cells.words().next().unwrap())
        .any(|cells| cells == first);
    // A move of White can look the same, but it would stand behind a number.
    assert!(!starts_with_black || record.plies() < 2, "{}", context());
    let _ = style;
}

#[test]
fn every_page_has_its_shape() {
    let words = words();
    let papers = [
        (40, 25),
        (20, 4),
        (32, 10),
        (28, 27),
        (80, 5),
        (14, 6),
        (12, 5),
    ];
    let mut pages_seen = 0;
    for (seed, record) in random_games(7, 12).iter().enumerate() {
        for code in codes() {
            for &layout in Layout::ALL {
                let (width, height) = papers[seed % papers.len()];
                let style = style(code, &words, layout, Paper::new(width, height).unwrap());
                let (pages, _) = style.game(record, &SheetNotes::new(), 1);
                check_pages(&style, record, &pages);
                pages_seen += pages.len();
            }
        }
    }
    println!("{pages_seen} pages");
}
