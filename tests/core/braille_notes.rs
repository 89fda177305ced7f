//! What stands beside the moves of a sheet is read back as it was written, or it is told: comments, signs, clock times,
//! offers of a draw, variations. And what people read in a title is what programs read at the end.

use crate::common::games::{Dice, random_games};
use crate::common::sheets::{Sheets, read_sheets_in};
use annabella::board::Side;
use annabella::braille::{
    Binding, BrailleCode, BrailleFault, Diagram, Layout, LeftOut, NotesWanted, Paper, Prose,
    SheetNotes, SheetWords, Style, code, codes, languages, notes_of, prose,
};
use annabella::desk::Desk;
use annabella::game::Position;
use annabella::narrate::braille_left_out;
use annabella::pgn;
use annabella::protocol::Choice as _;
use annabella::record::{Notes, Record, Variation};
use annabella::voice::{Script, Voices};
use std::collections::BTreeMap;
use std::sync::Arc;

fn words() -> SheetWords {
    let said = |text: &str| text.to_owned();
    SheetWords {
        white: said("White"),
        black: said("Black"),
        round: said("Round"),
        draw_offered: said("draw offered"),
        signs: (0..=u8::MAX)
            .map(|number| format!("sign of number {number}"))
            .collect(),
        ..SheetWords::default()
    }
}

fn style<'a>(
    code: &'a BrailleCode,
    words: &'a SheetWords,
    layout: Layout,
    width: usize,
) -> Style<'a> {
    Style {
        code,
        prose: prose(code.language()),
        words,
        paper: Paper::new(width, 25).unwrap(),
        layout,
        diagram: Diagram::Forsyth,
    }
}

fn notes(record: &Record) -> SheetNotes {
    let wanted = NotesWanted {
        clocks: true,
        variations: true,
        left_out: "",
    };
    notes_of(record, wanted)
}

fn sheet(style: &Style<'_>, record: &Record) -> String {
    let pages = style.game(record, &notes(record), 1).0;
    let page = |page: &annabella::braille::BraillePage| {
        let lines = page.lines.iter().map(|line| line.to_unicode(' ') + "\n");
        lines.collect::<String>() + "\u{c}"
    };
    pages.iter().map(page).collect()
}

fn read(text: &str, code: &'static BrailleCode) -> Sheets {
    read_sheets_in(text, (Some(code), &Position::default()), &|_| words())
}

/// Notes with the glyphs in the order of their numbers, as a sheet has them.
pub(crate) fn sorted(mut notes: Notes) -> Notes {
    for note in notes.moves.values_mut() {
        note.glyphs.sort_unstable();
        for one in &mut note.variations {
            one.notes = sorted(std::mem::take(&mut one.notes));
        }
    }
    notes
}

/// Words that comments are made of, and those that look like moves, numbers and signs.
const PLAIN: [&str; 10] = [
    "Best", "by", "test,", "as", "Tal", "says:", "(see", "below)", "well.", "Black",
];
const ODD: [&str; 12] = [
    "e4", "Nf3", "1", "12.e5", "1...d5", "#a", "½", "–", "北京", "sign", "d5", "WHITE",
];

fn comment(dice: &mut Dice, is_odd: bool) -> String {
    let count = 1 + dice.below(9);
    let word = |dice: &mut Dice| match is_odd && dice.below(2) == 0 {
        true => ODD[dice.below(ODD.len())],
        false => PLAIN[dice.below(PLAIN.len())],
    };
    let words: Vec<&str> = (0..count).map(|_| word(dice)).collect();
    words.join(" ")
}

/// Notes beside some of the moves of a line; the positions are those before each of them.
fn annotated(positions: &[Position], dice: &mut Dice, depth: usize, is_odd: bool) -> Notes {
    let mut notes = Notes::default();
    if dice.below(3) == 0 {
        notes.intro = comment(dice, is_odd);
    }
    for (ply, before) in positions.iter().enumerate() {
        if dice.below(4) > 0 {
            continue;
        }
        let mut variations = Vec::new();
        while depth < 3 && dice.below(3) == 0 {
            variations.extend(variation(before, dice, depth + 1, is_odd));
        }
        let (glyphs, has_clock, has_comment) = (dice.below(3), dice.below(4), dice.below(2));
        let text = comment(dice, is_odd);
        notes.change(ply, |note| {
            note.variations = variations;
            note.glyphs = [4, 10, 146][..glyphs].to_vec();
            note.clock_ms = (has_clock == 0).then_some(3_723_000);
            if has_comment == 0 {
                note.comment = text;
            }
        });
    }
    notes
}

fn variation(before: &Position, dice: &mut Dice, depth: usize, is_odd: bool) -> Option<Variation> {
    let mut positions = vec![before.clone()];
    let mut moves = Vec::new();
    for _ in 0..=dice.below(5) {
        let legal = positions.last()?.legal_moves();
        let Some(&mv) = legal.get(dice.below(legal.len().max(1))) else {
            break;
        };
        positions.push(positions.last()?.play(mv)?);
        moves.push(mv);
    }
    positions.pop();
    let notes = annotated(&positions, dice, depth, is_odd);
    (!moves.is_empty()).then_some(Variation { moves, notes })
}

/// Puts notes beside the moves of a game, of plain words.
pub(crate) fn annotate(record: &mut Record, dice: &mut Dice) {
    annotate_with(record, dice, false);
}

fn annotate_with(record: &mut Record, dice: &mut Dice, is_odd: bool) {
    let positions: Vec<Position> = (0..record.plies())
        .map(|ply| record.position_after(ply).clone())
        .collect();
    assert!(record.set_notes(annotated(&positions, dice, 0, is_odd)));
    record.note_offer(dice.below(record.plies().max(1)));
}

fn annotated_games(seed: u64, count: usize, is_odd: bool) -> Vec<Record> {
    let mut dice = Dice::new(seed);
    let mut games = random_games(seed, count);
    for record in &mut games {
        annotate_with(record, &mut dice, is_odd);
        record.set_tag("Round", "3");
    }
    games
}

/// Whether a game that was read has all that was written beside its moves.
fn is_same(read: &Record, written: &Record) -> bool {
    read.moves() == written.moves()
        && sorted(read.notes().clone()) == sorted(written.notes().clone())
        && read.offers() == written.offers()
}

#[test]
fn what_stands_beside_the_moves_comes_back_exactly() {
    let words = words();
    let mut sheets = 0;
    for (at, record) in annotated_games(3, 24, false).iter().enumerate() {
        for id in ["san-low", "uk-2015", "ueb", "nabcc"] {
            let code = code(id).unwrap();
            let layout = Layout::ALL[at % Layout::ALL.len()];
            let style = style(code, &words, layout, [40, 60, 33][at % 3]);
            let text = sheet(&style, record);
            let read = read(&text, code);
            let [(game, faults)] = read.games.as_slice() else {
                panic!("{} games\n{text}", read.games.len());
            };
            assert_eq!(*faults, [], "{id} {}\n{text}", pgn::write(record));
            assert!(
                is_same(game, record),
                "{id}\n{}\n{}\n{text}",
                pgn::write(record),
                pgn::write(game)
            );
            sheets += 1;
        }
    }
    println!("{sheets} sheets");
}

#[test]
fn what_does_not_come_back_is_told_in_every_code_and_on_every_page() {
    let words = words();
    let (mut exact, mut told) = (0, 0);
    let (plain, odd) = (annotated_games(14, 12, false), annotated_games(4, 18, true));
    for (at, record) in plain.iter().chain(&odd).enumerate() {
        for (turn, code) in codes().iter().enumerate() {
            let layout = Layout::ALL[(at + turn) % Layout::ALL.len()];
            let style = style(code, &words, layout, [40, 20, 12, 33, 80, 14][at % 6]);
            let text = sheet(&style, record);
            let read = read(&text, code);
            let [(game, faults)] = read.games.as_slice() else {
                panic!("{} games\n{text}", read.games.len());
            };
            assert_eq!(
                game.moves(),
                record.moves(),
                "{} {faults:?}\n{text}",
                code.id()
            );
            let is_told = matches!(faults[..], [BrailleFault::Notes { .. }]);
            assert!(is_told || faults.is_empty(), "{faults:?}\n{text}");
            assert_eq!(
                is_told,
                style.changed(record, &notes(record)) > 0,
                "{} {faults:?}\n{text}",
                code.id()
            );
            assert!(
                is_told || is_same(game, record),
                "{}\n{}\n{}\n{text}",
                code.id(),
                pgn::write(record),
                pgn::write(game)
            );
            exact += usize::from(!is_told);
            told += usize::from(is_told);
        }
    }
    println!("{exact} exact, {told} told");
    assert!(exact > 0 && told > 0);
}

#[test]
fn notes_that_were_damaged_are_told() {
    let words = words();
    let code = code("san-low").unwrap();
    let mut dice = Dice::new(9);
    let (mut same, mut told) = (0, 0);
    for record in annotated_games(5, 40, false) {
        let text = sheet(&style(code, &words, Layout::Columns, 40), &record);
        let mut cells: Vec<char> = text.chars().collect();
        let full: Vec<usize> = (0..cells.len())
            .filter(|at| ('\u{2801}'..='\u{283f}').contains(&cells[*at]))
            .collect();
        let at = full[dice.below(full.len())];
        let other = 1 + u32::try_from(dice.below(63)).unwrap();
        cells[at] = char::from_u32(0x2800 + other).unwrap();
        let damaged: String = cells.iter().collect();
        let read = read(&damaged, code);
        let sure: Vec<_> = read.games.iter().filter(|game| game.1.is_empty()).collect();
        for (game, _) in &sure {
            assert!(is_same(game, &record), "{damaged}");
            same += 1;
        }
        told += usize::from(sure.is_empty());
    }
    println!("{same} the same, {told} told");
    assert!(told > 0);
}

#[test]
fn the_signs_behind_the_moves_of_a_sheet_by_hand_are_read_and_its_notes_told() {
    let sheet = "1 E4! E5?\n2 ,NF3?? ,NC6\n    good is this\n3 ,BB5 A6\n";
    let read = read(sheet, code("san-low").unwrap());
    let [(game, faults)] = read.games.as_slice() else {
        panic!("{:?}", read.games);
    };
    let glyphs = |ply| game.notes().of(ply).map(|note| note.glyphs.clone());
    let found: Vec<_> = (0..3).map(glyphs).collect();
    assert_eq!(found, [Some(vec![1]), Some(vec![2]), Some(vec![4])]);
    let [BrailleFault::Notes { place, lost: 1 }] = faults[..] else {
        panic!("{faults:?}");
    };
    assert_eq!(place.line, 3);
}

#[test]
fn signs_that_open_and_close_come_back() {
    for (id, said) in [
        ("spain", "¿no? ¡sí! (quizás) ?"),
        ("ueb", "“yes” (why?) “No” ?!"),
        ("germany", "Weiß (gut) gab auf (1982), „ja“"),
    ] {
        let record = pgn::read(format!("1. e4 {{{said}}} e5 *").as_bytes()).remove(0);
        let record = record.unwrap();
        let (code, words) = (code(id).unwrap(), words());
        let text = sheet(&style(code, &words, Layout::Running, 40), &record);
        let read = read(&text, code);
        let (game, faults) = &read.games[0];
        assert_eq!(game.notes().of(0).unwrap().comment, said, "{id}");
        assert_eq!(faults, &[], "{id}");
    }
}

#[test]
fn notes_are_read_in_the_language_in_which_they_were_written() {
    let text = "1. e4 $1 $145 {hola, ∅ amigo} e5 *";
    let record = pgn::read(text.as_bytes()).remove(0).unwrap();
    let words = SheetWords {
        left_out: vec!["falta #".to_owned()],
        ..words()
    };
    for id in ["spain", "ueb", "hungary"] {
        let code = code(id).unwrap();
        let style = style(code, &words, Layout::Running, 40);
        let wanted = NotesWanted {
            clocks: true,
            variations: true,
            left_out: "falta 1",
        };
        let pages = style.game(&record, &notes_of(&record, wanted), 1).0;
        let lines = pages.iter().flat_map(|page| &page.lines);
        let text: String = lines.map(|line| line.to_unicode(' ') + "\n").collect();
        let read =
            read_sheets_in(
                &text,
                (Some(code), &Position::default()),
                &|language| match prose(code.language()).language() == language {
                    true => words.clone(),
                    false => SheetWords::default(),
                },
            );
        let (game, faults) = &read.games[0];
        let left_out = |fault: &BrailleFault| matches!(fault, BrailleFault::LeftOut { .. });
        assert!(faults.iter().any(left_out), "{id}: {faults:?}");
        let note = game.notes().of(0).unwrap();
        assert_eq!(note.glyphs, [1, 145], "{id}");
        assert!(note.comment.starts_with("hola"), "{id}: {}", note.comment);
    }
}

#[test]
fn signs_in_comments_come_back_where_the_language_has_them() {
    let words = words();
    for (language, text, back) in [
        ("en", "½ 1½ ¾ of 20% x² 1¹ 5³ «da» “in” ‘a", None),
        ("de", "½ 1½ 20% x² ‚a‘ „de“ (a)", None),
        ("ru", "«да» и «нет, да» №5 ½ 20% \"да\"", None),
        ("es", "½ 1½ ¡sí! ¿no? ñ", None),
        ("fr", "1/2 été", None),
        // What it has no sign for is told, and what stands there is what a reader makes of the dots.
        ("en", "„de“ (“in”)", Some("“de” (“in”)")),
        ("de", "(naïve Šafář niño)", Some("(naive safar nino)")),
        ("de", "«da» »de«", Some("„da“ „de“")),
        ("ru", "„да“", Some("«да»")),
    ] {
        let code = code("san-low").unwrap();
        let style = Style {
            prose: prose(language),
            ..style(code, &words, Layout::Running, 40)
        };
        let record = pgn::read(format!("1. e4 {{{text}}} e5 *").as_bytes()).remove(0);
        let record = record.unwrap();
        let wanted = NotesWanted {
            clocks: false,
            variations: false,
            left_out: "",
        };
        let notes = notes_of(&record, wanted);
        let pages = style.game(&record, &notes, 1).0;
        let lines = pages.iter().flat_map(|page| &page.lines);
        let sheet: String = lines.map(|line| line.to_unicode(' ') + "\n").collect();
        let read = read_sheets_in(&sheet, (Some(code), &Position::default()), &|_| {
            words.clone()
        });
        let (game, faults) = &read.games[0];
        let note = game.notes().of(0).unwrap();
        assert_eq!(
            note.comment.replace('\n', " "),
            back.unwrap_or(text),
            "{language}"
        );
        assert_eq!(
            style.changed(&record, &notes),
            usize::from(back.is_some()),
            "{text}"
        );
        assert_eq!(faults.is_empty(), back.is_none(), "{text}: {faults:?}");
    }
}

#[test]
fn what_a_sheet_leaves_out_never_becomes_a_comment_of_the_game() {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let settings = desk.session().settings();
    let languages = languages().iter().map(Prose::language);
    let of_language = |language| {
        let words = annabella::adapters::scoresheet::words(&desk, settings, language);
        (language, words)
    };
    let words_of: BTreeMap<&str, SheetWords> = languages.map(of_language).collect();
    let mut nth = 0;
    for (code, (&language, words)) in codes()
        .iter()
        .flat_map(|code| words_of.iter().map(move |words| (code, words)))
    {
        let id = code.id();
        for (kinds, count) in
            (1..32_usize).map(|kinds| (kinds, [1, 2, 5, 21][(kinds + kinds / 4) % 4]))
        {
            // On narrow pages its long words are broken; each width meets each kind, and all of them.
            nth += 1;
            let width = 12 + nth % 29;
            let style = Style {
                prose: prose(language),
                ..style(code, words, Layout::Running, width)
            };
            let of = |kind: u8| count * usize::from(kinds & (1 << kind) != 0);
            let left = LeftOut {
                variations: of(0),
                clocks: of(1),
                fractions: of(2),
                commands: of(3),
                tags: of(4),
            };
            let mut settings = settings.clone();
            language.clone_into(&mut settings.language);
            let said = braille_left_out(left).into_iter().map(|phrase| {
                let voices = desk.voices();
                voices.phrase_in_language(&phrase, &settings, Script::Written)
            });
            let said: Vec<String> = said.collect();
            let wanted = NotesWanted {
                clocks: false,
                variations: false,
                left_out: &said.join(", "),
            };
            let record = pgn::read(b"1. e4 e5 *").remove(0).unwrap();
            let notes = notes_of(&record, wanted);
            assert_eq!(
                style.changed(&record, &notes),
                0,
                "{id} {language} {width} {said:?}"
            );
            let pages = style.game(&record, &notes, 1).0;
            let lines = pages.iter().flat_map(|page| &page.lines);
            let text: String = lines.map(|line| line.to_unicode(' ') + "\n").collect();
            let start = Position::default();
            let read = read_sheets_in(&text, (Some(code), &start), &|read_in| {
                words_of[read_in].clone()
            });
            let (game, faults) = &read.games[0];
            assert_eq!(game.notes().intro, "", "{id} {language} {width} {said:?}");
            assert_eq!(faults.len(), 1, "{id} {language} {width}: {faults:?}");
        }
    }
}

#[test]
fn what_a_sheet_leaves_out_is_counted() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[WhiteElo \"2000\"]\n[ECO \"C20\"]\n\n\
                1. e4 {[%clk 0:10:00.7] [%eval 0.3]} (1. d4 d5 (1... c5 {[%cal Ge2e4]})) e5 {[%emt 0:00:02]} *\n";
    let record = pgn::read(text.as_bytes()).remove(0).unwrap();
    let all = LeftOut {
        variations: 2,
        clocks: 2,
        fractions: 0,
        commands: 1,
        tags: 2,
    };
    assert_eq!(LeftOut::of(&record, false, false), all);
    let with_variations = LeftOut {
        variations: 0,
        clocks: 1,
        fractions: 1,
        commands: 2,
        tags: 2,
    };
    assert_eq!(LeftOut::of(&record, true, true), with_variations);
}

/// A sheet of a game with a title of four lines and a running head.
fn titled() -> (String, Record) {
    let mut record = random_games(7, 40)
        .into_iter()
        .find(|record| record.plies() > 60 && record.outcome().is_some())
        .unwrap();
    for (tag, value) in [
        ("White", "Anna"),
        ("Black", "Bella"),
        ("Event", "Cup"),
        ("Site", "Rome"),
        ("Date", "2024.05.06"),
        ("Round", "3"),
    ] {
        record.set_tag(tag, value);
    }
    let words = words();
    let style = style(code("san-low").unwrap(), &words, Layout::Columns, 40);
    (sheet(&style, &record), record)
}

#[test]
fn a_title_that_contradicts_the_end_of_the_sheet_is_told() {
    let (text, record) = titled();
    let cells = |text: &str| prose("en").write(text).to_unicode(' ');
    let code = code("san-low").unwrap();
    let whole = read(&text, code);
    assert_eq!(whole.games[0].1, [], "{text}");
    let result = |text: &str| {
        let result = annabella::record::GameResult::from_pgn(text).unwrap();
        code.result(result).unwrap().to_unicode(' ')
    };
    let own = record.outcome().unwrap().pgn();
    let other = if own == "1-0" { "0-1" } else { "1-0" };
    let changes = [
        (cells("Anna"), cells("Olga"), "Olga - Bella", 1),
        (cells("Cup"), cells("Match"), "Match, Rome", 2),
        (cells("2024.05.06"), cells("2025.05.06"), "2025.05.06", 3),
        (result(own), result(other), "", 4),
    ];
    for (old, new, said, line) in changes {
        assert!(text.contains(&old), "{old}\n{text}");
        let changed = text.replacen(&old, &new, 1);
        let sheets = read(&changed, code);
        let [(game, faults)] = sheets.games.as_slice() else {
            panic!("{changed}");
        };
        let [BrailleFault::Title { place, found, .. }] = faults.as_slice() else {
            panic!("{faults:?}\n{changed}");
        };
        assert!(found.contains(said), "{found}");
        assert_eq!((place.page, place.line), (1, line), "{changed}");
        assert_eq!(game.tags(), record.tags());
        assert_eq!(game.outcome(), record.outcome());
    }
    // The head of the second page.
    let (first, second) = text.split_once('\u{c}').unwrap();
    let changed = format!(
        "{first}\u{c}{}",
        second.replacen(&cells("Bella"), &cells("Vera"), 1)
    );
    let faults = &read(&changed, code).games[0].1;
    assert!(
        matches!(faults[..], [BrailleFault::Title { place, .. }] if place.page == 2),
        "{faults:?}\n{changed}"
    );
}

#[test]
fn a_result_that_the_board_contradicts_is_told() {
    let mut record = pgn::read(b"1. f3 e5 2. g4 Qh4# 1-0\n").remove(0).unwrap();
    let words = words();
    let code = code("san-low").unwrap();
    let style = style(code, &words, Layout::Columns, 40);
    let faults = |record: &Record| read(&sheet(&style, record), code).games.swap_remove(0).1;
    let wrong = faults(&record);
    assert!(
        matches!(wrong[..], [BrailleFault::OnBoard { .. }]),
        "{wrong:?}"
    );
    record.set_outcome(record.result_on_board());
    assert_eq!(
        record.outcome(),
        Some(annabella::record::GameResult::Win(Side::Black))
    );
    assert_eq!(faults(&record), []);
    // Also on a sheet that nothing proves.
    let by_hand = read("1 F3 E5\n2 G4 ,QH4\n1-0\n", code);
    let told = by_hand.games[0].1.iter();
    assert_eq!(
        told.filter(|fault| matches!(fault, BrailleFault::OnBoard { .. }))
            .count(),
        1
    );
}

/// Names of which a language writes a letter in full cells, or nobody writes anything.
const UNUSUAL: [&str; 12] = [
    "ééé",
    "é é é",
    "===",
    "= = =",
    "北京市",
    "上海",
    "1 e4 e5",
    "#A",
    "Ǆ",
    "½ … –",
    "⠿⠿⠿",
    "Éé, É.",
];

#[test]
fn a_book_with_contents_and_any_names_is_read() {
    let words = words();
    let mut dice = Dice::new(21);
    for (at, language) in ["en", "fr", "de", "es", "ru"].iter().enumerate() {
        for code in codes() {
            let style = Style {
                prose: prose(language),
                ..style(code, &words, Layout::ALL[at % 4], 40)
            };
            let mut records = random_games(u64::try_from(at).unwrap() + 90, 3);
            for record in &mut records {
                for tag in ["White", "Black", "Event", "Site"] {
                    record.set_tag(tag, UNUSUAL[dice.below(UNUSUAL.len())]);
                }
            }
            let entries: Vec<(String, u32)> = records
                .iter()
                .map(|record| (annabella::braille::names(record), 1))
                .collect();
            let (mut pages, mut next) = style.contents(&entries);
            let mut binding = Binding::default();
            for (nth, record) in (1..).zip(&records) {
                let in_book = (&mut binding, nth == 3);
                let (more, after) = style.game_in_book(record, &SheetNotes::new(), next, in_book);
                pages.extend(more);
                next = after;
            }
            let page = |page: &annabella::braille::BraillePage| {
                let lines = page.lines.iter().map(|line| line.to_unicode(' ') + "\n");
                lines.collect::<String>() + "\u{c}"
            };
            let text: String = pages.iter().map(page).collect();
            let sheets = read(&text, code);
            let context = || format!("{} {language}\n{text}", code.id());
            assert_eq!(sheets.games.len(), 3, "{}", context());
            for ((game, faults), record) in sheets.games.iter().zip(&records) {
                assert_eq!(*faults, [], "{}", context());
                assert_eq!(game.moves(), record.moves(), "{}", context());
                assert_eq!(game.tags(), record.tags(), "{}", context());
            }
        }
    }
}
