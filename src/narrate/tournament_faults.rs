//! What is heard when something cannot be done with a tournament.

use super::cue::{Phrase, Sentence, Sentences, sentence};
use super::phrases as say;
use super::tournament_words::{at, law, said, score_said};
use crate::protocol::TournamentTrouble;
use crate::tournament::{TournamentFault, TrfWrong};

pub(super) fn refused(fault: &TournamentFault) -> Vec<Sentence> {
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
        TournamentFault::Count(one)
        | TournamentFault::NoPlayer(one)
        | TournamentFault::NotHisGame(one)
        | TournamentFault::NoRound(one)
        | TournamentFault::RoundOpen(one) => number(one).sentences(),
        TournamentFault::Contradiction(round, board, ..)
        | TournamentFault::NoBoard(round, board) => {
            fault_said(key, &board.to_string(), &round.to_string()).sentences()
        }
        TournamentFault::Reason(score) => (
            sentence((said("stands"), score_said(Some(*score), false))),
            fault_said(key, "", ""),
        )
            .sentences(),
        TournamentFault::Entry(name)
        | TournamentFault::Left(name)
        | TournamentFault::NoName(name) => fault_said(key, name, "").sentences(),
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
                TrfWrong::Players => "trf-players",
                TrfWrong::Number => "trf-number",
                TrfWrong::Twice => "trf-twice",
                TrfWrong::Opponent => "trf-opponent",
                TrfWrong::Colour => "trf-colour",
                TrfWrong::Result => "trf-result",
                TrfWrong::Rounds => "trf-rounds",
            };
            sentence((at("line", &line, &column), fault_said(key, "", ""))).sentences()
        }
    }
}

pub(super) fn troubled(trouble: &TournamentTrouble) -> Phrase {
    let key: &'static str = trouble.what.into();
    say::TOURNAMENT_TROUBLE.with((key, trouble.file.clone(), trouble.detail.clone()))
}
