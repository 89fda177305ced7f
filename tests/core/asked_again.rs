//! A question that is asked again directly after is answered with the rest.

use annabella::desk::Desk;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::{Report, Settings};
use annabella::time::Moment;

/// A player at the console.
struct Player {
    desk: Desk,
    now: Moment,
}

impl Player {
    fn new(lines: &[&str]) -> Self {
        let desk = Desk::new(crate::common::voices());
        let now = Moment::default();
        let mut player = Self { desk, now };
        let settings = Settings {
            announcer: "en".to_owned(),
            ..Settings::default()
        };
        let _ = player.desk.handle(now, Report::Started(settings));
        for line in lines {
            player.hears(line);
        }
        player
    }

    /// What is heard after a line, without earcons.
    fn hears(&mut self, line: &str) -> String {
        let Intent::Commands(asks) = self.desk.interpret(DeviceInput::Line(line.to_owned())) else {
            panic!("{line} asks nothing");
        };
        let mut texts = Vec::new();
        for ask in asks {
            let (_, heard) = self.desk.handle(self.now, ask);
            let said = heard.into_iter().flat_map(|heard| heard.texts);
            texts.extend(said.map(|text| text.written.trim().to_owned()));
        }
        texts.join(" ")
    }
}

#[test]
fn the_pieces_of_the_side_to_move_come_first_and_then_the_others() {
    let mut player = Player::new(&[]);
    assert_eq!(player.hears("pieces"), "Starting position.");
    assert!(player.hears("pieces").contains("Black: king Eva 8"));
    player.hears("e4");
    let own = player.hears("pieces");
    assert!(
        own.starts_with("Black: ") && !own.contains("White"),
        "{own}"
    );
    let others = player.hears("pieces");
    assert!(
        others.starts_with("White: ") && !others.contains("Black"),
        "{others}"
    );
    assert_eq!(player.hears("pieces"), own);
    let all = player.hears("squares-all");
    assert!(all.contains("White: ") && all.contains("Black: "), "{all}");
}

#[test]
fn the_last_two_moves_come_first_and_then_all() {
    let mut player = Player::new(&["e4", "e5", "Nf3"]);
    let two = player.hears("moves");
    assert!(two.contains("Eva 5") && !two.contains("Eva 4"), "{two}");
    assert!(two.contains("Knight"), "{two}");
    let all = player.hears("moves");
    assert!(all.contains("Eva 5") && all.contains("Eva 4"), "{all}");
    assert_eq!(player.hears("moves"), two);
    assert_eq!(player.hears("all-moves"), all);
}

#[test]
fn something_else_in_between_begins_anew() {
    let mut player = Player::new(&["e4", "e5", "Nf3"]);
    let two = player.hears("moves");
    player.hears("turn");
    assert_eq!(player.hears("moves"), two);
}

#[test]
fn the_clocks_come_first_and_then_the_moves_to_the_control() {
    let mut player = Player::new(&["new practice 40/90,30 standard"]);
    let short = player.hears("time");
    assert!(!short.contains("move"), "{short}");
    let long = player.hears("time");
    assert!(long.contains("40 moves to the control"), "{long}");
    assert_eq!(player.hears("time"), short);
}

#[test]
fn who_is_ahead_comes_first_and_then_the_pieces() {
    let mut player = Player::new(&["e4", "d5", "exd5"]);
    let ahead = player.hears("squares-material");
    assert!(!ahead.contains("pawns"), "{ahead}");
    let pieces = player.hears("squares-material");
    assert!(
        pieces.contains("8 pawns") && pieces.contains("7 pawns"),
        "{pieces}"
    );
}

#[test]
fn the_article_is_named_without_its_edition_until_it_is_asked_for_again() {
    let mut player = Player::new(&["new competition fide-2023 90+30 both", "lift e2", "put e4"]);
    let refused = player.hears("clock");
    assert!(!refused.contains("App."), "{refused}");
    let why = player.hears("why");
    assert!(why.starts_with("App. D.2.4. "), "{why}");
    let again = player.hears("why");
    assert!(again.starts_with("App. D.2.4 (FIDE 2023). "), "{again}");
    assert!(again.len() > why.len() + " (FIDE 2023)".len(), "{again}");
}

#[test]
fn pieces_in_a_row_are_told_by_their_ends_until_long_answers_are_wanted() {
    let mut player = Player::new(&["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    let own = player.hears("pieces");
    for told in [
        "rooks Anna 8 and Hector 8",
        "pawns Eva 5",
        "Anna to David 7",
        "Felix to Hector 7",
    ] {
        assert!(own.contains(told), "{own}");
    }
    assert!(!own.contains("Bella 7"), "{own}");
    player.hears("verbosity full");
    let all = player.hears("pieces");
    assert!(all.contains("Anna 7, Bella 7, Cesar 7"), "{all}");
    // A lone king is a piece, too.
    let mut player = Player::new(&["new 4k3/8/8/8/8/8/PPP5/4K3 b - - 0 1"]);
    assert_eq!(player.hears("pieces"), "Black: king Eva 8.");
    assert_eq!(
        player.hears("pieces"),
        "White: king Eva 1, pawns Anna to Cesar 2."
    );
}

#[test]
fn an_illegal_move_is_ruled_in_few_words_and_the_rest_is_told_on_why() {
    let lines = [
        "new competition fide-2023 90+30 both",
        "lift g1",
        "put g3",
        "say g1 g3",
    ];
    let mut player = Player::new(&lines);
    let ruled = player.hears("clock");
    assert_eq!(ruled, "Illegal, 2 minutes to Black, 7.5.1.");
    assert_eq!(player.hears("repeat"), ruled);
    let why = player.hears("why");
    assert!(why.starts_with("7.5.1. Void."), "{why}");
    assert!(why.ends_with("Move knight Gustav 1, 4.3.1."), "{why}");
    let again = player.hears("why");
    for told in [
        "Touched: move the knight on Gustav 1",
        "Art. 4.3.1 (FIDE 2023)",
    ] {
        assert!(again.contains(told), "{again}");
    }
    let mut player = Player::new(&["verbosity full"]);
    for line in lines {
        player.hears(line);
    }
    let ruled = player.hears("clock");
    for told in [
        "Illegal move, number 1 for White",
        "Position restored",
        "Art. 7.5.1 and 7.5.5 (FIDE 2023)",
        "Touched: move the knight on Gustav 1",
        "Art. 4.3.1 (FIDE 2023)",
    ] {
        assert!(ruled.contains(told), "{ruled}");
    }
}
