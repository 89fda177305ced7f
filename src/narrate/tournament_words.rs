//! The words that all that is told of a tournament shares: results, points, tie-breaks, duties, heads of tables.

use super::cue::{Arg, Phrase, Sentence, sentence};
use super::parts::path;
use super::phrases as say;
use crate::board::Side;
use crate::record::GameResult;
use crate::tournament::{BoardAt, ByeKind, Entrant, EventDetail, GameScore, TieBreak};

/// What has no gaps.
pub fn said(what: &'static str) -> Phrase {
    say::TOURNAMENT_SAID.with(what)
}

/// What is said of a name or a number.
#[expect(
    clippy::needless_pass_by_value,
    reason = "names, numbers and places are given as they are"
)]
pub fn of(what: &'static str, name: impl ToString) -> Phrase {
    say::TOURNAMENT_OF.with((what, name.to_string()))
}

/// The same of a file or a folder.
pub(super) fn of_file(what: &'static str, file: &str) -> Phrase {
    say::TOURNAMENT_OF.with((what, path(file)))
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "names, numbers and places are given as they are"
)]
pub(super) fn at(what: &'static str, text: impl ToString, name: impl ToString) -> Phrase {
    say::TOURNAMENT_AT.with((what, text.to_string(), name.to_string()))
}

/// Where a game is.
pub(super) fn place(at: BoardAt) -> Phrase {
    self::at("round-board", at.round, at.board)
}

/// Points, counted in halves.
pub fn points(halves: u32) -> Phrase {
    let whole = halves / 2;
    match (whole, halves % 2) {
        (_, 0) => say::TOURNAMENT_WHOLE.with(whole),
        (0, _) => say::TOURNAMENT_HALF.with(("only", whole)),
        (_, _) => say::TOURNAMENT_HALF.with(("half", whole)),
    }
}

/// A value of a tie-break, in quarters of a point, as it is written.
pub fn tie_value(of: TieBreak, quarters: i64) -> String {
    match (of, quarters % 4) {
        (TieBreak::DirectEncounter, _) if quarters == 0 => String::new(),
        (_, 0) => (quarters / 4).to_string(),
        (_, part) => format!("{}.{:02}", quarters / 4, part * 25)
            .trim_end_matches('0')
            .to_owned(),
    }
}

/// A number as the voice writes it, with a point or a comma before its part.
pub fn number_said(number: &str) -> Phrase {
    let (whole, part) = number.split_once('.').unwrap_or((number, "none"));
    say::TOURNAMENT_NUMBER.with((whole.to_owned(), part.to_owned()))
}

/// A tie-break with its value; without one its name. That of direct encounter is a place among those who are tied.
pub fn tie_said(of: TieBreak, quarters: Option<i64>) -> Phrase {
    let key = match (of, quarters) {
        (TieBreak::DirectEncounter, Some(_)) => "DE-place".to_owned(),
        _ => of.code().replace('/', "-"),
    };
    let value = quarters.map(|quarters| format!(" {}", tie_value(of, quarters)));
    let value = value.map(|value| Arg::Sentence(number_said(&value).into()));
    say::TOURNAMENT_TIE.with((key, value.unwrap_or_else(|| Arg::Text(String::new()))))
}

/// What a sign of the cross-table means.
pub fn sign_said(sign: &str) -> Phrase {
    say::TOURNAMENT_SIGN.with(match sign {
        "1" => "win",
        "½" => "draw",
        "0" => "loss",
        "+" => "plus",
        "-" => "minus",
        "*" => "own",
        "a" => "adjourned",
        "x" => "annulled",
        "" => "none",
        sign if sign.starts_with('(') => "uncounted",
        _ => "cell",
    })
}

fn result_key(score: GameScore) -> &'static str {
    use GameResult::{Draw, LostByBoth, Win};
    match score {
        GameScore::Played(Win(Side::White)) => "white",
        GameScore::Played(Win(Side::Black)) => "black",
        GameScore::Played(Draw) => "draw",
        GameScore::Played(LostByBoth) | GameScore::Adjudicated(LostByBoth) => "nobody",
        GameScore::Adjudicated(Win(Side::White)) => "judged-white",
        GameScore::Adjudicated(Win(Side::Black)) => "judged-black",
        GameScore::Adjudicated(Draw) => "judged-draw",
        GameScore::Forfeit(Some(Side::White)) => "forfeit-white",
        GameScore::Forfeit(Some(Side::Black)) => "forfeit-black",
        GameScore::Forfeit(None) => "forfeit-nobody",
        GameScore::Annulled => "annulled",
    }
}

/// What stands for a game.
pub fn score_said(score: Option<GameScore>, is_adjourned: bool) -> Phrase {
    let none = if is_adjourned { "adjourned" } else { "open" };
    say::TOURNAMENT_RESULT.with(score.map_or(none, result_key))
}

pub(super) fn pair(at: BoardAt, names: &[String; 2]) -> Phrase {
    let [white, black] = names;
    say::TOURNAMENT_BOARD.with((at.board.to_string(), white, black))
}

pub(super) fn law(article: &'static str) -> Phrase {
    say::ARTICLE.with(Arg::Article(article))
}

/// What somebody has of a round without a game.
pub(super) const fn bye_key(bye: ByeKind) -> &'static str {
    match bye {
        ByeKind::Paired | ByeKind::Full => "bye-point",
        ByeKind::Half => "bye-half",
        ByeKind::Zero => "bye-zero",
    }
}

/// The law, where there is one.
pub(super) fn lawful(article: &'static str) -> Option<Phrase> {
    (!article.is_empty()).then(|| law(article))
}

/// The day on which an adjourned game goes on, if it was told.
pub(super) fn goes_on(day: &str) -> Option<Phrase> {
    (!day.is_empty()).then(|| of("goes-on", day))
}

/// The name of what is known of an event.
pub(super) fn detail_said(detail: EventDetail) -> Phrase {
    head(match detail {
        EventDetail::Name => "title",
        EventDetail::Place => "place",
        EventDetail::Federation => "federation",
        EventDetail::Begins => "begins",
        EventDetail::Ends => "ends",
        EventDetail::Arbiter => "judge",
        EventDetail::Deputies => "deputies",
    })
}

/// A duty of a list, from 1.
pub fn duty_said(list: &str, duty: usize) -> Phrase {
    say::TOURNAMENT_DUTY.with(format!("{list}-{duty}"))
}

/// A word at the head of a table.
pub fn head(what: &'static str) -> Phrase {
    say::TOURNAMENT_HEAD.with(what)
}

/// A player with what must be known of him before a round.
pub(super) fn player(number: usize, one: &Entrant, has_left: bool) -> Sentence {
    let seat = (one.seat > 0).then(|| of("seat", one.seat));
    let helped = (!one.assistant.is_empty()).then(|| of("assistant", &one.assistant));
    let rated = (one.rating > 0).then(|| of("rated", one.rating));
    let touch = one.touch.then(|| said("by-touch"));
    let left = has_left.then(|| said("has-left"));
    sentence((
        at("number", number, &one.name),
        (rated, touch, helped),
        seat,
        left,
    ))
}
