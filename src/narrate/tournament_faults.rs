//! What is heard when something cannot be done with a tournament.

use super::cue::{Phrase, Sentence, Sentences, sentence};
use super::parts::{path, reason};
use super::phrases as say;
use super::tournament_words::{at, law, said, score_said};
use crate::protocol::TournamentTrouble;
use crate::tournament::TournamentFault;

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
            let wrong = fault_said(fault.what.into(), "", "");
            sentence((at("line", &line, &column), wrong)).sentences()
        }
    }
}

pub(super) fn troubled(trouble: &TournamentTrouble) -> Phrase {
    let key: &'static str = trouble.what.into();
    say::TOURNAMENT_TROUBLE.with((key, path(&trouble.file), reason(&trouble.detail)))
}
