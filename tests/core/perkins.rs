//! Braille in the hands: chords as on a Braille writer, and what lines of cells mean.

use crate::common::sealing;

use std::sync::{Arc, OnceLock};

use annabella::board::Side;
use annabella::braille::{Cells, code, codes, prose};
use annabella::desk::Desk;
use annabella::game::Position;
use annabella::input::perkins::{BrailleStroke, Chord, ChordKey, Chorder, Touch, Writer};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::Strokes;
use annabella::time::Moment;
use annabella::voice::Voices;
use proptest::prelude::*;

fn desk(lines: &[&str]) -> Desk {
    static VOICES: OnceLock<Arc<Voices>> = OnceLock::new();
    let voices = VOICES.get_or_init(crate::common::voices);
    let mut desk = Desk::new(Arc::clone(voices));
    for one in lines {
        line(&mut desk, one);
    }
    desk
}

fn line(desk: &mut Desk, text: &str) -> String {
    heard(desk, DeviceInput::Line(text.to_owned()))
}

fn heard(desk: &mut Desk, input: DeviceInput) -> String {
    let intent = desk.interpret(input);
    let heard = match sealing::done(intent, desk.session()) {
        Intent::Commands(commands) => {
            let each = commands.into_iter();
            each.flat_map(|command| desk.handle(Moment::default(), command).1)
                .collect()
        }
        Intent::Heard(cues) => desk.tell(&cues),
        other => panic!("{other:?}"),
    };
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    texts.map(|text| text.written.clone()).collect()
}

/// The verb that strikes these cells.
fn dots(cells: &Cells) -> String {
    let names = cells.as_slice().iter().map(|cell| {
        let raised = (1..=8).filter(|dot| cell & (1 << (dot - 1)) != 0);
        let name: String = raised.map(|dot: u8| dot.to_string()).collect();
        if name.is_empty() {
            "space".to_owned()
        } else {
            name
        }
    });
    format!("dots {}", names.collect::<Vec<_>>().join(" "))
}

#[test]
fn a_chord_ends_when_all_keys_are_up_and_repetition_changes_nothing() {
    let mut chorder = Chorder::default();
    let key = ChordKey::Dot;
    let up_first = chorder.touch(Touch::Up(key(3)));
    assert_eq!(up_first, None, "it went down before");
    for dot in [1, 4, 1, 4, 1] {
        assert_eq!(chorder.touch(Touch::Down(key(dot))), None);
    }
    assert_eq!(chorder.touch(Touch::Up(key(1))), None);
    assert_eq!(chorder.touch(Touch::Down(key(5))), None);
    assert_eq!(chorder.touch(Touch::Up(key(4))), None);
    let chord = chorder.touch(Touch::Up(key(5)));
    assert_eq!(chord, Chord::from_name("145"));
}

proptest! {
    #[test]
    fn keys_make_the_same_cell_in_any_order(
        down in Just((1..=8_u8).collect::<Vec<_>>()).prop_shuffle(),
        up in Just((1..=8_u8).collect::<Vec<_>>()).prop_shuffle(),
        dots in 1..=255_u8,
    ) {
        let raised = |dot: &u8| dots & (1 << (dot - 1)) != 0;
        let mut chorder = Chorder::default();
        for dot in down.iter().filter(|dot| raised(dot)) {
            prop_assert_eq!(chorder.touch(Touch::Down(ChordKey::Dot(*dot))), None);
        }
        let ups = up.iter().filter(|dot| raised(dot));
        let chords: Vec<Chord> = ups
            .filter_map(|dot| chorder.touch(Touch::Up(ChordKey::Dot(*dot))))
            .collect();
        prop_assert_eq!(chords, vec![Chord { dots, space: false }]);
    }

    #[test]
    fn one_hand_makes_every_cell(dots in 0..=255_u8) {
        let left = dots & 0b0100_0111;
        let right = dots & 0b1011_1000;
        let chord = |dots: u8| Chord { dots, space: dots == 0 };
        let mut writer = Writer::default();
        writer.strike(chord(left), Strokes::Halves);
        prop_assert_eq!(writer.strike(chord(right), Strokes::Halves), BrailleStroke::Cell(dots));
        // The left hand alone strikes the right column, too.
        let mirrored = right >> 3 & 7 | (right & 0x80) >> 1;
        writer.strike(chord(left), Strokes::Halves);
        prop_assert_eq!(writer.strike(chord(mirrored), Strokes::Halves), BrailleStroke::Cell(dots));
        for bit in (0..8).filter(|bit| dots & (1 << bit) != 0) {
            writer.strike(chord(1 << bit), Strokes::Collected);
        }
        let space = Chord { dots: 0, space: true };
        prop_assert_eq!(writer.strike(space, Strokes::Collected), BrailleStroke::Cell(dots));
    }
}

#[test]
fn every_first_move_can_be_typed_in_every_code() {
    let position = Position::default();
    for code in codes() {
        for mv in position.legal_moves() {
            let mut desk = desk(&["perkins on"]);
            line(&mut desk, &format!("code {}", code.id()));
            let cells = code.encode(&position, mv).unwrap();
            line(&mut desk, &dots(&cells));
            assert_eq!(desk.line(), cells.to_string());
            line(&mut desk, "key Enter");
            assert_eq!(
                desk.session().record().moves(),
                [mv],
                "{} {cells}",
                code.id()
            );
        }
    }
}

#[test]
fn prose_is_read_as_it_is_written() {
    for (language, texts) in [
        (
            "en",
            ["Resign", "White: Anna KIM, 2 hours", "it's 1,000.5 e4"],
        ),
        ("de", ["aufgeben", "grüße an weiß", "12 züge, 3.5"]),
        ("ru", ["сдаюсь", "ещё 15 минут", "имя, фамилия"]),
        ("es", ["Abandono", "mañana a las 10", "José Núñez"]),
        ("fr", ["J'abandonne", "élève, où", "12,5"]),
    ] {
        for text in texts {
            let prose = prose(language);
            let read = prose.read_line(&prose.write(text));
            assert_eq!(read.as_deref(), Some(text), "{language}");
        }
    }
    assert_eq!(prose("en").read_line(&Cells::from(&[0xff][..])), None);
}

#[test]
fn a_move_sealed_in_cells_is_neither_heard_nor_shown() {
    let lines = [
        "new competition fide-2005 90+30 both",
        "adjourn",
        "yes",
        "perkins on",
    ];
    let mut desk = desk(&lines);
    line(&mut desk, "key Ctrl+S");
    assert!(desk.is_secret(), "a move can be sealed now");
    let position = desk.session().position().clone();
    let mv = position.legal_moves()[0];
    let cells = code("uk-2015").unwrap().encode_full(&position, mv).unwrap();
    let said = line(&mut desk, &dots(&cells));
    assert_eq!(said, "");
    assert!(
        !desk
            .line()
            .chars()
            .any(|c| ('\u{2800}'..='\u{28ff}').contains(&c))
    );
    let said = line(&mut desk, "key Enter");
    assert!(said.contains("Sealed"), "{said}");
    assert_eq!(desk.session().position().turn(), Side::White);
}
