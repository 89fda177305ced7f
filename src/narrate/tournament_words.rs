//! The words that all that is told of a tournament shares: results, points, tie-breaks, duties, heads of tables.

use super::cue::{Arg, Phrase};
use super::phrases as say;
use crate::board::Side;
use crate::record::GameResult;
use crate::tournament::{EventDetail, GameScore, TieBreak};

pub(super) fn said(what: &'static str) -> Phrase {
    say::TOURNAMENT_SAID.with(what)
}

pub(super) fn of(what: &'static str, name: &str) -> Phrase {
    say::TOURNAMENT_OF.with((what, name.to_owned()))
}

pub(super) fn at(what: &'static str, text: &str, name: &str) -> Phrase {
    say::TOURNAMENT_AT.with((what, text.to_owned(), name.to_owned()))
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
        (TieBreak::DirectEncounter, _) if quarters == 0 => "=".to_owned(),
        (_, 0) => (quarters / 4).to_string(),
        (_, part) => format!("{}.{:02}", quarters / 4, part * 25)
            .trim_end_matches('0')
            .to_owned(),
    }
}

fn result_key(score: Option<GameScore>, adjourned: bool) -> &'static str {
    let plain = |result| match result {
        GameResult::Win(Side::White) => "white",
        GameResult::Win(Side::Black) => "black",
        GameResult::Draw => "draw",
        GameResult::LostByBoth => "nobody",
    };
    match score {
        None if adjourned => "adjourned",
        None => "open",
        Some(GameScore::Played(result)) => plain(result),
        Some(GameScore::Adjudicated(result)) => match result {
            GameResult::Win(Side::White) => "judged-white",
            GameResult::Win(Side::Black) => "judged-black",
            GameResult::Draw => "judged-draw",
            GameResult::LostByBoth => "nobody",
        },
        Some(GameScore::Forfeit(Some(Side::White))) => "forfeit-white",
        Some(GameScore::Forfeit(Some(Side::Black))) => "forfeit-black",
        Some(GameScore::Forfeit(None)) => "forfeit-nobody",
        Some(GameScore::Annulled) => "annulled",
    }
}

/// What stands for a game.
pub fn score_said(score: Option<GameScore>, adjourned: bool) -> Phrase {
    say::TOURNAMENT_RESULT.with(result_key(score, adjourned))
}

pub(super) fn pair(board: usize, names: &[String; 2]) -> Phrase {
    let [white, black] = names.clone().map(Arg::Text);
    say::TOURNAMENT_BOARD.with((Arg::Text(board.to_string()), white, black))
}

pub(super) fn law(article: &'static str) -> Phrase {
    say::ARTICLE.with(Arg::Article(article))
}

/// The law, where there is one.
pub(super) fn lawful(article: &'static str) -> Option<Phrase> {
    (!article.is_empty()).then(|| law(article))
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

/// The name of a list of duties.
pub fn list_said(list: &str) -> Phrase {
    let key = match list {
        "organisers" => "organisers",
        "judge" => "judge",
        _ => "assistant",
    };
    say::TOURNAMENT_HEAD.with(key)
}

/// That a player is free in a round.
pub fn free_said(name: &str) -> Phrase {
    of("free", name)
}

/// That a duty is done.
pub fn done() -> Phrase {
    said("ticked")
}

/// A duty of a list, from 1.
pub fn duty_said(list: &str, duty: usize) -> Phrase {
    const KEYS: [&[&str]; 3] = [
        &["organisers-1", "organisers-2", "organisers-3"],
        &[
            "judge-1", "judge-2", "judge-3", "judge-4", "judge-5", "judge-6", "judge-7", "judge-8",
            "judge-9", "judge-10", "judge-11",
        ],
        &[
            "assistant-1",
            "assistant-2",
            "assistant-3",
            "assistant-4",
            "assistant-5",
            "assistant-6",
        ],
    ];
    let keys = match list {
        "organisers" => KEYS[0],
        "judge" => KEYS[1],
        _ => KEYS[2],
    };
    let key = keys.get(duty.wrapping_sub(1)).copied();
    say::TOURNAMENT_DUTY.with(key.unwrap_or("organisers-1"))
}

/// A word at the head of a table.
pub fn head(what: &'static str) -> Phrase {
    say::TOURNAMENT_HEAD.with(what)
}
