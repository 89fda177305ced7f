//! What is heard of a tournament.

use super::cue::{Arg, Cue, Phrase, Sentence, Sentences, answered, delivered, echo, sentence};
use super::phrases as say;
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::{BoardRead, TournamentEvent, TournamentTrouble};
use crate::record::GameResult;
use crate::tournament::{
    ByeKind, CrossCell, GameScore, Need, NextGame, RankedPlayer, TieBreak, TournamentFact,
    TournamentFault,
};

pub(super) fn tell(event: &TournamentEvent) -> Vec<Cue> {
    match event {
        TournamentEvent::Refused(fault) => delivered(Earcon::Refusal, refused(fault)),
        TournamentEvent::Trouble(trouble) => delivered(Earcon::Refusal, troubled(trouble)),
        TournamentEvent::NotOpen => delivered(Earcon::Refusal, said("not-open")),
        TournamentEvent::Happened(facts) => {
            let told: Vec<Sentence> = facts.iter().flat_map(happened).collect();
            delivered(Earcon::Notice, told)
        }
        TournamentEvent::Opened(..) => answered(Earcon::Ready, sentences(event)),
        TournamentEvent::Closed | TournamentEvent::LeftTable => {
            answered(Earcon::Cancel, sentences(event))
        }
        TournamentEvent::Cells(_, true) => answered(Earcon::Edge, sentences(event)),
        TournamentEvent::Opening
        | TournamentEvent::Pairing
        | TournamentEvent::Unchanged
        | TournamentEvent::Pairings(..)
        | TournamentEvent::Standings(..)
        | TournamentEvent::Leaders(..)
        | TournamentEvent::NextGame(..)
        | TournamentEvent::Playing(_)
        | TournamentEvent::Needs(..)
        | TournamentEvent::Judges(_)
        | TournamentEvent::Cells(..) => vec![echo(sentences(event))],
    }
}

/// What is said of what was asked.
fn sentences(event: &TournamentEvent) -> Vec<Sentence> {
    match event {
        TournamentEvent::Opened(name, players, round, rounds) => (
            of("opened", name),
            of("players", &players.to_string()),
            (*rounds > 0).then(|| at("round-of", &round.to_string(), &rounds.to_string())),
        )
            .sentences(),
        TournamentEvent::Closed => said("closed").sentences(),
        TournamentEvent::LeftTable => said("left-table").sentences(),
        TournamentEvent::Opening => said("opening").sentences(),
        TournamentEvent::Pairing => said("pairing").sentences(),
        TournamentEvent::Unchanged => said("unchanged").sentences(),
        TournamentEvent::Pairings(round, boards, free) => {
            let free = free.iter().map(|name| of("free", name));
            let boards: Vec<Sentence> = boards.iter().map(board).collect();
            (
                of("round", &round.to_string()),
                boards,
                free.collect::<Vec<_>>(),
            )
                .sentences()
        }
        TournamentEvent::Standings(places, order) => places
            .iter()
            .map(|(name, placing)| place(name, placing, order))
            .collect(),
        TournamentEvent::Leaders(names, halves) => {
            let names = names.join(", ");
            sentence((of("leads", &names), points(*halves))).sentences()
        }
        TournamentEvent::NextGame(name, next, other) => next_game(name, next, other),
        TournamentEvent::Playing(boards) if boards.is_empty() => said("nobody-playing").sentences(),
        TournamentEvent::Playing(boards) => boards.iter().map(board).collect(),
        TournamentEvent::Needs(name, need) => needs(name, need),
        TournamentEvent::Judges(None) => said("no-judges").sentences(),
        TournamentEvent::Judges(Some(needed)) => sentence((
            of("judges", &needed.count.to_string()),
            say::ARTICLE.with(Arg::Article(needed.article)),
        ))
        .sentences(),
        TournamentEvent::Cells(cells, _) => cells.iter().map(cell).collect(),
        TournamentEvent::Happened(facts) => facts.iter().flat_map(happened).collect(),
        TournamentEvent::Refused(fault) => refused(fault),
        TournamentEvent::NotOpen => said("not-open").sentences(),
        TournamentEvent::Trouble(trouble) => troubled(trouble).sentences(),
    }
}

fn said(what: &'static str) -> Phrase {
    say::TOURNAMENT_SAID.with(what)
}

fn of(what: &'static str, name: &str) -> Phrase {
    say::TOURNAMENT_OF.with((what, name.to_owned()))
}

fn at(what: &'static str, text: &str, name: &str) -> Phrase {
    say::TOURNAMENT_AT.with((what, text.to_owned(), name.to_owned()))
}

/// Points, counted in halves.
pub fn points(halves: u32) -> Phrase {
    let state = match (halves / 2, halves % 2) {
        (0, 1) => "only",
        (_, 1) => "half",
        _ => "whole",
    };
    say::TOURNAMENT_POINTS.with((state, (halves / 2).to_string()))
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

/// A place in the standings, with everything that parts the players.
pub fn place(name: &str, placing: &RankedPlayer, order: &[TieBreak]) -> Sentence {
    if placing.is_struck {
        return of("struck", name).into();
    }
    let values = order.iter().zip(&placing.values);
    let ties = values
        .filter(|(tie, value)| **tie != TieBreak::DirectEncounter || **value != 0)
        .map(|(tie, value)| say::TOURNAMENT_TIE.with((tie.key(), tie_value(*tie, *value))));
    let ties: Vec<Phrase> = ties.collect();
    let place = at("place", &placing.rank.to_string(), name);
    sentence((place, points(placing.halves), ties))
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

fn pair(board: usize, names: &[String; 2]) -> Phrase {
    let [white, black] = names.clone().map(Arg::Text);
    say::TOURNAMENT_BOARD.with((Arg::Text(board.to_string()), white, black))
}

fn board(read: &BoardRead) -> Sentence {
    let is_open = read.score.is_none() && !read.adjourned;
    let score = (!is_open).then(|| score_said(read.score, read.adjourned));
    sentence((pair(read.board, &read.names), score))
}

fn next_game(name: &str, next: &NextGame, other: &str) -> Vec<Sentence> {
    match next {
        NextGame::At(round, board, side, _) => {
            let what = match side {
                Side::White => "next-white",
                Side::Black => "next-black",
            };
            let who = of("next", name);
            let round = of("round", &round.to_string());
            sentence((who, round, at(what, &board.to_string(), other))).sentences()
        }
        NextGame::Free(round) => at("free-in", &round.to_string(), name).sentences(),
        NextGame::None => of("no-game", name).sentences(),
    }
}

fn needs(name: &str, need: &Need) -> Vec<Sentence> {
    let most = u32::try_from(need.games * 2).unwrap_or(u32::MAX);
    let games = of("games-left", &need.games.to_string());
    let stands = sentence((of("stands", name), points(need.halves), games));
    let verdict = match need.for_first {
        0 => sentence(said("first-is-sure")),
        wanted if wanted <= most => sentence((said("needs"), points(wanted))),
        _ if need.reaches_leader => sentence(said("depends")),
        _ => sentence(said("out-of-reach")),
    };
    (stands, verdict).sentences()
}

fn cell((row, cell, other): &(String, CrossCell, String)) -> Sentence {
    match cell {
        CrossCell::Own => of("own", row).into(),
        CrossCell::Empty => at("empty", other, row).into(),
        CrossCell::Bye(round, bye) => {
            let what = match bye {
                ByeKind::Paired | ByeKind::Full => "bye-point",
                ByeKind::Half => "bye-half",
                ByeKind::Zero => "bye-zero",
            };
            at(what, &round.to_string(), row).into()
        }
        CrossCell::Game {
            round, side, score, ..
        } => {
            let what = match side {
                Side::White => "cell-white",
                Side::Black => "cell-black",
            };
            let result = score_said(*score, false);
            sentence((
                at(what, row, other),
                result,
                of("round", &round.to_string()),
            ))
        }
    }
}

fn happened(fact: &TournamentFact) -> Vec<Sentence> {
    match fact {
        TournamentFact::Founded => said("founded").sentences(),
        TournamentFact::Imported(players, rounds) => {
            at("imported", &players.to_string(), &rounds.to_string()).sentences()
        }
        TournamentFact::Entered(number, name) => {
            at("entered", &number.to_string(), name).sentences()
        }
        TournamentFact::Drawn(seed, names) => {
            let seed = match seed {
                Some(seed) => of("seed", &seed.to_string()),
                None => said("not-drawn"),
            };
            let numbers = names.iter().enumerate();
            let numbers = numbers.map(|(at_, name)| at("number", &(at_ + 1).to_string(), name));
            (seed, numbers.collect::<Vec<_>>()).sentences()
        }
        TournamentFact::Paired(round, boards) => {
            at("paired", &round.to_string(), &boards.to_string()).sentences()
        }
        TournamentFact::Absent(name, round) => at("absent", &round.to_string(), name).sentences(),
        TournamentFact::Scored {
            board,
            names,
            score,
            before,
            ..
        } => {
            let now = sentence((pair(*board, names), score_said(Some(*score), false)));
            let before =
                before.map(|before| sentence((said("corrected"), score_said(Some(before), false))));
            (now, before).sentences()
        }
        TournamentFact::RoundOver(round) => of("round-over", &round.to_string()).sentences(),
        TournamentFact::Over => said("over").sentences(),
        TournamentFact::Adjourned(_, board, name) => {
            at("adjourned", &board.to_string(), name).sentences()
        }
        TournamentFact::Unfinished(games, article) => {
            let law = (!article.is_empty()).then(|| law(article));
            sentence((of("unfinished", &games.to_string()), law)).sentences()
        }
        TournamentFact::GameTaken(round, board) => {
            at("game-taken", &round.to_string(), &board.to_string()).sentences()
        }
        TournamentFact::Withdrew {
            name,
            annulled,
            games: (played, all),
            article,
        } => {
            let what = if *annulled { "annulled" } else { "counted" };
            let texts = (what, name.clone(), played.to_string(), all.to_string());
            let (what, name, played, all) = texts;
            let args: Vec<Arg> = vec![what.into(), name.into(), played.into(), all.into()];
            sentence((say::TOURNAMENT_WITHDREW.with(args), law(article))).sentences()
        }
        TournamentFact::DrawAgain(name, article) => {
            sentence((of("draw-again", name), law(article))).sentences()
        }
        TournamentFact::TieBreaks(false) => said("tie-breaks").sentences(),
        TournamentFact::TieBreaks(true) => said("tie-breaks-late").sentences(),
        TournamentFact::Ticked(0) => said("duties-done").sentences(),
        TournamentFact::Ticked(open) => of("duties-open", &open.to_string()).sentences(),
        TournamentFact::Assisted(_, duty) => {
            let duty = duty_said("assistant", *duty);
            sentence((said("noted"), duty)).sentences()
        }
    }
}

fn law(article: &'static str) -> Phrase {
    say::ARTICLE.with(Arg::Article(article))
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

fn refused(fault: &TournamentFault) -> Vec<Sentence> {
    let fault_said = |key: &'static str, name: &str, text: &str| {
        say::TOURNAMENT_FAULT.with((key, name.to_owned(), text.to_owned()))
    };
    let key: &'static str = fault.into();
    let number = |number: &usize| fault_said(key, &number.to_string(), "");
    match fault {
        TournamentFault::FoundAlready
        | TournamentFault::NotFounded
        | TournamentFault::Name
        | TournamentFault::Begun
        | TournamentFault::NotBegun
        | TournamentFault::GameOver
        | TournamentFault::NoMoreRounds
        | TournamentFault::ByTable
        | TournamentFault::Twice
        | TournamentFault::NoDuty
        | TournamentFault::GameOnBoard
        | TournamentFault::OtherGame => fault_said(key, "", "").sentences(),
        TournamentFault::Count(count) => number(count).sentences(),
        TournamentFault::NoPlayer(one) => number(one).sentences(),
        TournamentFault::NoRound(one) => number(one).sentences(),
        TournamentFault::RoundOpen(one) => number(one).sentences(),
        TournamentFault::NoBoard(round, board) => {
            fault_said(key, &board.to_string(), &round.to_string()).sentences()
        }
        TournamentFault::Reason(score) => {
            sentence((fault_said(key, "", ""), score_said(Some(*score), false))).sentences()
        }
        TournamentFault::Left(name) => fault_said(key, name, "").sentences(),
        TournamentFault::JudgeFirst(games, article) => {
            sentence((fault_said(key, &games.to_string(), ""), law(article))).sentences()
        }
        TournamentFault::Pairs(fault) => {
            let [one, other] = fault.players().map(|player| player.to_string());
            fault_said(fault.key(), &one, &other).sentences()
        }
        TournamentFault::Trf(fault) => {
            let (line, column) = (fault.line.to_string(), fault.column.to_string());
            let key: &'static str = match fault.what {
                crate::tournament::TrfWrong::Players => "trf-players",
                crate::tournament::TrfWrong::Number => "trf-number",
                crate::tournament::TrfWrong::Twice => "trf-twice",
                crate::tournament::TrfWrong::Opponent => "trf-opponent",
                crate::tournament::TrfWrong::Colour => "trf-colour",
                crate::tournament::TrfWrong::Result => "trf-result",
                crate::tournament::TrfWrong::Rounds => "trf-rounds",
            };
            sentence((at("line", &line, &column), fault_said(key, "", ""))).sentences()
        }
    }
}

fn troubled(trouble: &TournamentTrouble) -> Phrase {
    let key: &'static str = trouble.what.into();
    say::TOURNAMENT_TROUBLE.with((key, trouble.file.clone(), trouble.detail.clone()))
}
