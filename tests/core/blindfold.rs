//! A hidden board: neither ears nor eyes nor fingers find a piece on it, and it is played on as ever.

use annabella::adapters::view::View;
use annabella::board::Square;
use annabella::desk::{Desk, Heard};
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Report, Settings};
use annabella::time::Moment;

fn desk(game: &str) -> Desk {
    let mut desk = Desk::new(crate::common::voices());
    desk.handle(Moment::default(), Report::Started(Settings::default()));
    say(&mut desk, game);
    say(&mut desk, "blindfold");
    desk
}

fn say(desk: &mut Desk, line: &str) -> String {
    let Intent::Commands(commands) = desk.interpret(DeviceInput::Line(line.to_owned())) else {
        panic!("{line}");
    };
    let told = commands
        .into_iter()
        .flat_map(|command| desk.handle(Moment::default(), command).1);
    let texts = |heard: Heard| heard.texts.into_iter().map(|text| text.written);
    told.flat_map(texts).collect::<Vec<_>>().join(" ")
}

#[test]
fn nothing_stands_on_a_hidden_board_in_the_window_and_no_square_is_called_empty() {
    for game in ["new", "new game of draughts"] {
        let desk = desk(game);
        let view = View::of(&desk, &[], Moment::default());
        for square in &view.squares {
            assert_eq!(square.piece, None, "{game}");
            assert!(!square.name.contains("empty"), "{game}: {}", square.name);
            assert!(!square.name.contains("white"), "{game}: {}", square.name);
        }
        assert!(Square::all().all(|square| desk.session().piece_at(square).is_none()));
    }
}

/// Whatever is asked of the board, no piece is heard; a move is.
#[test]
fn no_question_about_a_hidden_board_is_answered() {
    let mut desk = desk("new");
    for line in [
        "pieces white",
        "look e2",
        "go e2",
        "attackers e2",
        "set up position",
        "material",
        "sweep board",
        "file e",
        "rank 2",
    ] {
        let heard = say(&mut desk, line);
        for piece in ["pawn", "king", "queen", "rook"] {
            assert!(!heard.contains(piece), "{line}: {heard}");
        }
    }
    assert!(say(&mut desk, "e4").contains("Eva vier"));
    assert!(say(&mut desk, "peek").contains("pawn"));
    assert!(say(&mut desk, "blindfold").contains("once"));
}
