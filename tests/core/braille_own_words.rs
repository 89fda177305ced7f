//! What players write stays theirs, also where it is word for word what the program writes on sheets: that something is left
//! out, a clock, an offer, a sign, a title, a head, a result.

use crate::common::games::Dice;
use crate::common::sheets::read_sheets_in;
use annabella::braille::{
    BrailleCode, BrailleFault, BraillePage, Diagram, Layout, LeftOut, NotesWanted, Paper, Prose,
    SheetWords, Style, code, codes, languages, notes_of, prose,
};
use annabella::desk::Desk;
use annabella::game::Position;
use annabella::narrate::braille_left_out;
use annabella::pgn;
use annabella::protocol::Choice as _;
use annabella::record::Record;
use annabella::voice::{Script, Voices};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The words of the program in one language.
struct Words {
    of_sheets: SheetWords,
    /// What a sheet says that it leaves out, one kind each.
    left_out: Vec<String>,
    /// What else it writes.
    others: Vec<String>,
}

fn all_words() -> BTreeMap<&'static str, Words> {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = desk.session().settings();
    let of_language = |language: &'static str| {
        let mut own = settings.clone();
        language.clone_into(&mut own.language);
        let said = |phrase| {
            let voices = desk.voices();
            voices.phrase_in_language(&phrase, &own, Script::Written)
        };
        let counts = [1, 2, 5, 21].map(LeftOut::all).into_iter();
        let left_out = counts.flat_map(braille_left_out).map(said).collect();
        let of_sheets = annabella::adapters::scoresheet::words(&desk, settings, language);
        let words = &of_sheets;
        let mut others = vec![
            format!("{} 1:02:03", words.white),
            format!("{}: {}", words.white, words.draw_offered),
            format!("{}: {}", words.black, words.draw_offered),
            format!("Anna - Bella, Cup, {} 3", words.round),
            format!("{} 3, 2024.05.06", words.round),
        ];
        for word in [
            &words.white,
            &words.event,
            &words.site,
            &words.date,
            &words.round,
            &words.result,
            &words.contents,
            &words.sealed_move,
        ] {
            others.push(word.clone());
        }
        others.extend([1, 2, 6, 10, 14, 146].map(|number| words.signs[number].clone()));
        let words = Words {
            of_sheets,
            left_out,
            others,
        };
        (language, words)
    };
    languages()
        .iter()
        .map(Prose::language)
        .map(of_language)
        .collect()
}

/// What stands on sheets in any language.
const ANYWHERE: [&str; 14] = [
    "Anna - Bella",
    "Cup, Rome",
    "2024.05.06",
    "1-0",
    "1/2-1/2",
    "*",
    "2",
    "1 e4 e5",
    "1. e4",
    "12",
    "===",
    "\u{283f}\u{283f}\u{283f} 1 4",
    "Well played",
    "(see below)",
];

fn one_of<'w>(words: &'w [String], dice: &mut Dice) -> &'w str {
    &words[dice.below(words.len())]
}

/// A text of one to three parts, most of which are of the program.
fn comment(all: &BTreeMap<&str, Words>, own: &Words, dice: &mut Dice) -> String {
    let mut text = String::new();
    for nth in 0..=[0, 0, 1, 2][dice.below(4)] {
        if nth > 0 {
            text += [" ", " ", ", ", ". ", " - "][dice.below(5)];
        }
        let other = all.values().nth(dice.below(all.len())).unwrap();
        text += match dice.below(8) {
            0..=3 => one_of(&own.left_out, dice),
            4 => one_of(&other.left_out, dice),
            5 => one_of(&own.others, dice),
            6 => one_of(&other.others, dice),
            _ => ANYWHERE[dice.below(ANYWHERE.len())],
        };
    }
    text + ["", "", "", "", ".", "!", ",", ":", " 4", " (see book)"][dice.below(10)]
}

fn game(all: &BTreeMap<&str, Words>, own: &Words, dice: &mut Dice) -> Record {
    let text = "[White \"Anna\"]\n[Black \"Bella\"]\n[Event \"Cup\"]\n[Site \"Rome\"]\n\
                [Date \"2024.05.06\"]\n[Round \"3\"]\n\n1. e4 e5 2. Nf3 Nc6 (2... d6) 1-0\n";
    let titled = [text, &text[text.find("\n1.").unwrap()..]][dice.below(2)];
    let mut record = pgn::read(titled.as_bytes()).remove(0).unwrap();
    // Titles, too, may say what the program says.
    for tag in ["White", "Event", "Site"].into_iter().take(dice.below(4)) {
        record.set_tag(tag, &comment(all, own, dice));
    }
    let mut notes = record.notes().clone();
    let places = dice.below(4);
    if places != 1 {
        notes.intro = comment(all, own, dice);
    }
    for ply in (0..4).filter(|_| places > 0) {
        let text = comment(all, own, dice);
        notes.change(ply, |note| {
            note.comment = text;
            for one in &mut note.variations {
                one.notes.intro.clone_from(&note.comment);
                one.notes
                    .change(0, |inner| inner.comment.clone_from(&note.comment));
            }
        });
    }
    assert!(record.set_notes(notes));
    record
}

/// A game that was written with what its sheet leaves out, and read.
struct ThereAndBack {
    game: Record,
    /// Whether it is said when it is written that something does not come back, and whether when it is read.
    told: [bool; 2],
    /// What the sheet was read to leave out.
    left_out: Option<String>,
    /// Everything, to look at.
    shown: String,
}

fn there_and_back(
    all: &BTreeMap<&str, Words>,
    (code, language): (&'static BrailleCode, &str),
    (layout, paper): (Layout, Paper),
    (record, left_out): (&Record, &str),
) -> ThereAndBack {
    let style = Style {
        code,
        prose: prose(language),
        words: &all[language].of_sheets,
        paper,
        layout,
        diagram: Diagram::Forsyth,
    };
    let wanted = NotesWanted {
        clocks: true,
        variations: true,
        left_out,
    };
    let notes = notes_of(record, wanted);
    let page = |page: &BraillePage| {
        let lines = page.lines.iter().map(|line| line.to_unicode(' ') + "\n");
        lines.collect::<String>() + "\u{c}"
    };
    let pages = style.game(record, &notes, 1).0;
    let text: String = pages.iter().map(page).collect();
    let start = Position::default();
    let mut read = read_sheets_in(&text, (Some(code), &start), &|read_in| {
        all[read_in].of_sheets.clone()
    });
    let written = pgn::write(record);
    let mut shown = format!("{} {language} {left_out}\n{written}\n{text}", code.id());
    assert_eq!(read.games.len(), 1, "{shown}");
    let (game, faults) = read.games.swap_remove(0);
    shown += &format!("{faults:?}\n{}", pgn::write(&game));
    assert_eq!(game.moves(), record.moves(), "{shown}");
    assert_eq!(game.outcome(), record.outcome(), "{shown}");
    assert_eq!(game.tags(), record.tags(), "{shown}");
    let (mut is_told, mut left_out) = (false, None);
    for fault in faults {
        match fault {
            BrailleFault::Notes { .. } => is_told = true,
            BrailleFault::LeftOut { text, .. } => left_out = Some(text),
            _ => panic!("{shown}"),
        }
    }
    ThereAndBack {
        game,
        told: [style.changed(record, &notes) > 0, is_told],
        left_out,
        shown,
    }
}

/// Every code in every language.
fn languages_of_codes<'w>(
    all: &'w BTreeMap<&'static str, Words>,
) -> impl Iterator<Item = (&'static BrailleCode, &'static str, &'w Words)> {
    let of = move |code| {
        all.iter()
            .map(move |(language, own)| (code, *language, own))
    };
    codes().iter().flat_map(of)
}

#[test]
fn a_comment_that_says_what_the_program_says_comes_back_or_is_told() {
    let all = all_words();
    let mut dice = Dice::new(57);
    let (mut exact, mut told, mut own_words) = (0, 0, 0);
    for round in 0..6 {
        for (turn, (code, language, own)) in languages_of_codes(&all).enumerate() {
            let record = game(&all, own, &mut dice);
            let kinds = (0..dice.below(3)).map(|_| one_of(&own.left_out, &mut dice));
            let left_out = kinds.collect::<Vec<_>>().join(", ");
            let width = [40, 32, 24, 60, 18, 12][(round + turn) % 6];
            let paper = Paper::new(width, [25, 8][turn % 2]).unwrap();
            let layout = Layout::ALL[(round + turn) % Layout::ALL.len()];
            let back = there_and_back(
                &all,
                (code, language),
                (layout, paper),
                (&record, &left_out),
            );
            let shown = back.shown;
            assert_eq!(back.told[0], back.told[1], "{shown}");
            if back.told[0] {
                told += 1;
                continue;
            }
            assert_eq!(back.game.notes(), record.notes(), "{shown}");
            assert_eq!(back.game.offers(), record.offers(), "{shown}");
            assert_eq!(back.left_out.is_some(), !left_out.is_empty(), "{shown}");
            exact += 1;
            let intro = &record.notes().intro;
            own_words += usize::from(own.left_out.iter().any(|one| intro.ends_with(one)));
        }
    }
    println!("{exact} exact, {own_words} of them with words of the program, {told} told");
    assert!(own_words > 10 && told > 0);
}

#[test]
fn what_a_sheet_says_is_told_from_the_same_words_of_a_player_in_every_code() {
    let all = all_words();
    let wide = (Layout::Running, Paper::new(60, 25).unwrap());
    // A stands for the words.
    let cases = [
        ("", 1),
        ("A", 0),
        ("A", 1),
        ("B A", 0),
        ("A, A", 1),
        ("A A", 2),
    ];
    for (nth, (code, language, own)) in languages_of_codes(&all).enumerate() {
        for (at, (intro, times)) in cases.into_iter().enumerate() {
            let one = &own.left_out[(nth + at) % own.left_out.len()];
            let mut record = pgn::read(b"1. e4 e5 *").remove(0).unwrap();
            let mut notes = record.notes().clone();
            notes.intro = intro.replace('A', one).replace('B', "Anna");
            assert!(record.set_notes(notes));
            let left_out = vec![one.as_str(); times].join(", ");
            let back = there_and_back(&all, (code, language), wide, (&record, &left_out));
            let shown = back.shown;
            assert_eq!(back.left_out.is_some(), times > 0, "{shown}");
            let [read, written] = [&back.game, &record].map(|game| &game.notes().intro);
            assert_eq!(read.to_lowercase(), written.to_lowercase(), "{shown}");
            // German and Russian have no sign for capitals: then that is told.
            assert_eq!(back.told, [read != written; 2], "{shown}");
            let is_exact = read == written || ["de", "ru"].contains(&language);
            assert!(is_exact, "{shown}");
        }
    }
}

#[test]
fn what_sheets_of_earlier_versions_say_of_themselves_is_no_comment() {
    let sheet = "                ,A - ,B\n    ,SICILIAN4\n    ,ONE VARIATION IS LEFT OUT\n\
                 #A4  E#D          E#E\n\n\
                 === #A #B #ACBEFC \"9 = = = = = ,A = ,B =\n= #HIFAFCH #A #J ===\n";
    let all = all_words();
    let start = Position::default();
    let read = read_sheets_in(sheet, (code("ueb"), &start), &|read_in| {
        all[read_in].of_sheets.clone()
    });
    let (game, faults) = &read.games[0];
    assert_eq!(game.notes().intro, "Sicilian.");
    let [BrailleFault::LeftOut { text, .. }] = faults.as_slice() else {
        panic!("{faults:?}");
    };
    assert_eq!(text, "One variation is left out");
}

#[test]
fn broken_clock_times_and_signs_in_their_order_come_back() {
    let all = all_words();
    let text =
        "1. e4 $3 $1 {[%clk 0:10:00]} e5 $2 {[%clk 12:34:56]} 2. Nf3 $4 $10 {[%clk 1:02:03]} *";
    let record = pgn::read(text.as_bytes()).remove(0).unwrap();
    for (code, language, _) in languages_of_codes(&all) {
        for width in [12, 13, 14, 20, 40] {
            let page = (Layout::Running, Paper::new(width, 25).unwrap());
            let back = there_and_back(&all, (code, language), page, (&record, ""));
            assert_eq!(back.told, [false; 2], "{}", back.shown);
            assert_eq!(back.game.notes(), record.notes(), "{}", back.shown);
        }
    }
}

#[test]
fn a_comment_that_is_the_diagram_of_its_position_is_told() {
    let all = all_words();
    let wide = (Layout::Running, Paper::new(60, 25).unwrap());
    for (comment, is_told) in [("White: Ke1 e2 Black: Ke8", true), ("White: Ke1 e2", false)] {
        let fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]";
        let game = format!("{fen}\n\n{{{comment}}} 1. e4 *");
        let record = pgn::read(game.as_bytes()).remove(0).unwrap();
        let back = there_and_back(&all, (code("ueb").unwrap(), "en"), wide, (&record, ""));
        assert_eq!(back.told, [is_told; 2], "{}", back.shown);
        let is_same = back.game.notes() == record.notes();
        assert_eq!(is_same, !is_told, "{}", back.shown);
    }
}
