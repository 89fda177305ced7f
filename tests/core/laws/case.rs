//! One rule of one form of an edition, and what is tried with it at the board.

use annabella::arbiter::{Forbidden, Obligation};
use annabella::board::{Kind, Piece, Side, Square};
use annabella::laws::{Edition, Form};
use annabella::protocol::{Event, Refusal, TurnEvent};
use annabella::record::GameResult;

use crate::common::table::{Table, penalty};

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Each side can castle on both sides.
pub const CASTLING: &str = "r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 1";
/// White cannot castle short: f1 is attacked.
pub const NO_SHORT: &str = "r3k3/pppp1ppp/5r2/8/8/8/PPPP2PP/R3K2R w KQq - 0 1";
/// The pawn on e4 can take d5 and the knight on c3 can too.
pub const CAPTURE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3";
pub const PROMOTION: &str = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
/// Black has a bare king.
pub const BARE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

/// Both sides by touch, both by sight, and one of each: what holds for White holds in all of them.
pub const WHO: [&str; 4] = ["both", "white", "black", "none"];

/// A rule in one form of an edition. The rules beside the forms are tried in the standard game.
pub struct Case {
    pub edition: &'static Edition,
    pub part: &'static str,
    pub form: &'static Form,
    pub article: &'static str,
}

pub fn square(name: &str) -> Square {
    name.parse().expect("the name of a square")
}

/// A piece by its name, for example `white pawn`.
pub fn piece(name: &str) -> Piece {
    let (side, kind) = name.split_once(' ').expect("a side and a kind");
    let side = Side::BOTH.into_iter().find(|one| one.key() == side);
    let kind = Kind::CHESS.into_iter().find(|one| one.key() == kind);
    Piece {
        side: side.expect("a side"),
        kind: kind.expect("a kind"),
    }
}

pub fn must_move(at: &str, name: &str) -> Obligation {
    Obligation::Move(square(at), piece(name))
}

impl Case {
    /// A game from a position; `terms` say who plays by touch and which clock there is.
    pub fn table(&self, terms: &str, fen: &str) -> Table {
        let form = if ["blind", "event"].contains(&self.part) {
            "standard"
        } else {
            self.part
        };
        Table::from(&format!("{} {form} {terms}", self.edition.id), fen)
    }

    /// The last of the lines is refused under the article, which is heard and explained.
    #[track_caller]
    pub fn forbids(&self, terms: &str, fen: &str, lines: &str, what: Forbidden) {
        let mut table = self.table(terms, fen);
        let events = table.lines(lines);
        self.is_forbidden(&mut table, &events, what);
    }

    #[track_caller]
    pub fn is_forbidden(&self, table: &mut Table, events: &[Event], what: Forbidden) {
        let objection = events.iter().find_map(|event| match event {
            Event::Refused(Refusal::Forbidden(objection)) => Some(*objection),
            _ => None,
        });
        let objection = objection.unwrap_or_else(|| panic!("not refused: {events:?}"));
        assert_eq!(
            (objection.what, objection.law.article),
            (what, self.article)
        );
        self.is_heard(table);
        let why = table.line("why").pop();
        assert_eq!(why.and_then(|event| event.explained()), Some(objection.law));
        self.is_heard(table);
    }

    /// The article is heard of the last line.
    #[track_caller]
    pub fn is_heard(&self, table: &Table) {
        let heard = table.heard().replace("Code of Russian", "Russian");
        assert!(
            heard.contains(self.article),
            "{} in {heard:?}",
            self.article
        );
    }

    /// What was touched binds: the move in the lines is not completed, or it is claimed by the
    /// opponent where the arbiter waits for that. The article is the one that binds, if it is given.
    #[track_caller]
    pub fn binds(&self, fen: &str, lines: &str, mv: &str, to: Obligation, cites: bool) {
        for who in WHO {
            let mut table = self.table(who, fen);
            let events = table.lines(&format!("{lines}{}, clock", said(&table, mv)));
            let law = if self.form.moving.touch_ruled_on_request.is_some() {
                assert_eq!(table.session().record().plies(), 1, "{who}: {events:?}");
                let events = table.line("claim illegal");
                let bound = events.iter().find_map(|event| match event {
                    Event::Turn(TurnEvent::Bound(obligation, law, _)) => Some((*obligation, *law)),
                    _ => None,
                });
                let (obligation, law) = bound.unwrap_or_else(|| panic!("{who}: {events:?}"));
                assert_eq!(obligation, to, "{who}");
                law
            } else {
                match events.last() {
                    Some(Event::Refused(Refusal::Forbidden(objection))) => {
                        assert_eq!(objection.what, Forbidden::Bound(to), "{who}");
                        objection.law
                    }
                    _ => panic!("{who}: {events:?}"),
                }
            };
            assert_eq!(table.session().record().plies(), 0);
            if cites {
                assert_eq!(law.article, self.article, "{who}");
                self.is_heard(&table);
            }
        }
    }

    /// The last line ends the game under the article.
    #[track_caller]
    pub fn ends(&self, table: &Table, events: &[Event], outcome: GameResult) {
        let Some(Event::Ruled(ruling)) = events.last() else {
            panic!("no ruling: {events:?}");
        };
        assert_eq!((ruling.article, ruling.outcome), (self.article, outcome));
        assert_eq!(table.session().record().outcome(), Some(outcome));
        if !table.heard().is_empty() {
            self.is_heard(table);
        }
    }
}

/// The announcement that a side by touch owes; nothing for a side by sight.
fn said(table: &Table, mv: &str) -> String {
    let side = table.session().on_move();
    if table.session().agreement().blind[side as usize] {
        format!(", say {mv}")
    } else {
        String::new()
    }
}

/// A move without the words and the clock: `lift e2, put e4`; then what is due to complete it.
pub fn completes(table: &mut Table, lines: &str, mv: &str) -> Vec<Event> {
    let plies = table.session().record().plies();
    let events = table.lines(&format!("{lines}{}, clock", said(table, mv)));
    assert_eq!(table.session().record().plies(), plies + 1, "{events:?}");
    let last = table.session().record().moves().last();
    assert_eq!(last.map(ToString::to_string).as_deref(), Some(mv));
    events
}

/// A legal move of either side as the laws want it done.
#[track_caller]
pub fn play(table: &mut Table, mv: &str) -> Vec<Event> {
    let (from, to) = (&mv[..2], &mv[2..4]);
    let side = table.session().on_move();
    if table.session().agreement().blind[side as usize] {
        table.lines(&format!("lift {from}, put {to}, say {mv}, clock"))
    } else {
        table.lines(&format!("{mv}, clock"))
    }
}

/// As [`play`], for a move that may end the game before the clock.
pub fn play_until_end(table: &mut Table, mv: &str) -> Vec<Event> {
    let (from, to) = (&mv[..2], &mv[2..4]);
    let words = said(table, mv);
    // In 1956 a move that ends the game needs no announcement.
    let events = table.lines(&format!("lift {from}, put {to}"));
    if table.session().record().outcome().is_some() {
        return events;
    }
    let events = table.lines(words.trim_start_matches(", "));
    if table.session().record().outcome().is_some() {
        return events;
    }
    table.line("clock")
}

/// Something that is not legal, brought up as the edition has it; the penalty is the answer.
#[track_caller]
pub fn irregular(table: &mut Table, lines: &str, mv: &str) -> Vec<Event> {
    let is_over = |events: &[Event]| {
        events
            .iter()
            .any(|event| matches!(event, Event::Turn(TurnEvent::Penalised(_))))
    };
    let words = said(table, mv);
    let mut events = table.lines(&format!("{lines}{words}"));
    if !is_over(&events) {
        events = table.line("clock");
    }
    if !is_over(&events) {
        events = table.line("claim illegal");
    }
    penalty(&events);
    events
}
