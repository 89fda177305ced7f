//! How a game ends by itself or by one player.

use annabella::board::Side;
use annabella::laws::Resignation;
use annabella::protocol::{Event, PlayEvent};
use annabella::record::GameResult;

use super::case::{BARE, Case, START, WHO, play_until_end};

/// A move after which the game is over, by touch and by sight.
fn ends_by(case: &Case, fen: &str, mv: &str, outcome: GameResult) {
    for who in WHO {
        let mut table = case.table(&format!("{who} 5+0"), fen);
        let (from, to) = mv.split_at(2);
        let blind = ["both", "white"].contains(&who);
        let remove = if fen.contains("1p6") {
            format!(", remove {to}")
        } else {
            String::new()
        };
        // In 1956 the move is made when it stands.
        let say = if blind && case.edition.id != "ussr-1956" {
            format!(", say {mv}")
        } else {
            String::new()
        };
        let events = table.lines(&format!("lift {from}{remove}, put {to}{say}"));
        case.ends(&table, &events, outcome);
    }
}

pub fn checkmate(case: &Case) {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    ends_by(case, fen, "a1a8", GameResult::Win(Side::White));
}

pub fn stalemate(case: &Case) {
    let fen = "7k/8/8/5Q2/8/8/8/K7 w - - 0 1";
    ends_by(case, fen, "f5f7", GameResult::Draw);
}

pub fn dead_position(case: &Case) {
    let fen = "8/8/8/8/8/8/1p6/K6k w - - 0 1";
    ends_by(case, fen, "a1b2", GameResult::Draw);
}

pub fn resignation(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let events = table.lines("resign, yes");
        case.ends(&table, &events, GameResult::Win(Side::Black));
        let mut table = case.table(who, BARE);
        let events = table.lines("resign, yes");
        let outcome = match case.form.ends.resignation.value {
            Resignation::Loses => GameResult::Win(Side::Black),
            Resignation::LosesUnlessNoMate => GameResult::Draw,
        };
        case.ends(&table, &events, outcome);
    }
}

pub fn perpetual_check(case: &Case) {
    let fen = "6k1/5p1p/5Q2/8/8/8/q7/7K w - - 0 1";
    for who in WHO {
        let mut table = case.table(who, fen);
        let mut events = Vec::new();
        for mv in ["f6d8", "g8g7", "d8g5", "g7f8", "g5d8", "f8g7", "d8g5"] {
            events = play_until_end(&mut table, mv);
        }
        // How many checks are endless is not said: the arbiter is asked.
        let asked = |event: &Event| matches!(event, Event::Play(PlayEvent::LeftOpen(_)));
        assert!(events.iter().any(asked), "{who}: {events:?}");
        let events = table.line("arbiter agrees");
        case.ends(&table, &events, GameResult::Draw);
    }
}

pub fn fivefold(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, START);
        let way = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let mut events = Vec::new();
        for mv in way.into_iter().cycle().take(16) {
            assert_eq!(table.session().record().outcome(), None);
            events = play_until_end(&mut table, mv);
        }
        case.ends(&table, &events, GameResult::Draw);
    }
}

pub fn seventy_five(case: &Case) {
    for who in WHO {
        let mut table = case.table(who, "6k1/8/8/8/8/8/r7/1K5R w - - 149 90");
        let events = play_until_end(&mut table, "h1h2");
        case.ends(&table, &events, GameResult::Draw);
        assert!(events.iter().any(|event| matches!(event, Event::Ruled(_))));
    }
}
