//! What is heard when something has happened to a tournament.

use super::cue::{Cue, Phrase, Sentence, Sentences, answered, noticed, sentence};
use super::phrases as say;
use super::tournament_faults::refused;
use super::tournament_words::{
    at, bye_key, detail_said, duty_said, goes_on, law, lawful, of, pair, player, said, score_said,
};
use crate::earcon::Earcon;
use crate::tournament::{BoardAt, ByeKind, GameScore, TournamentFact, TournamentFault};

/// What has happened: what was entered is answered, so that the next entry cuts the answer; what follows from it, and
/// what comes from a board or another computer, must not be lost.
pub(super) fn facts_told(facts: &[TournamentFact]) -> Vec<Cue> {
    let comes = |fact: &TournamentFact| matches!(fact, TournamentFact::GameTaken(..));
    let follows = |fact: &&TournamentFact| {
        matches!(
            fact,
            TournamentFact::RoundOver(..)
                | TournamentFact::Over
                | TournamentFact::Unfinished(..)
                | TournamentFact::Late(..)
                | TournamentFact::Withdrew { .. }
                | TournamentFact::MatchLost(..)
                | TournamentFact::DrawAgain(..)
        )
    };
    let come = facts.iter().any(comes);
    let (news, answers): (Vec<_>, Vec<_>) = facts.iter().partition(|fact| come || follows(fact));
    let [news, answers] = [news, answers].map(|facts| facts.into_iter().flat_map(happened));
    let (news, answers): (Vec<Sentence>, Vec<Sentence>) = (news.collect(), answers.collect());
    if answers.is_empty() {
        return noticed(news);
    }
    let mut cues = answered(Earcon::Notice, answers);
    if !news.is_empty() {
        cues.extend(noticed(news));
    }
    cues
}

/// What another program has done, as long as it is not too much for an ear.
pub(super) fn elsewhere(facts: &[TournamentFact]) -> Vec<Sentence> {
    const MOST: usize = 6;
    if facts.len() > MOST {
        return of("elsewhere-many", facts.len()).sentences();
    }
    let facts: Vec<Sentence> = facts.iter().flat_map(happened).collect();
    (said("elsewhere"), facts).sentences()
}

fn happened(fact: &TournamentFact) -> Vec<Sentence> {
    match fact {
        TournamentFact::Founded => said("founded").sentences(),
        TournamentFact::Resettled(is_void) => resettled(*is_void),
        TournamentFact::Imported(players, rounds) => at("imported", players, rounds).sentences(),
        TournamentFact::Entered(number, name) => at("number", number, name).sentences(),
        TournamentFact::Amended(number, entrant) => player(*number, entrant, false).sentences(),
        TournamentFact::Drawn(seed, names) => drawn(*seed, names),
        TournamentFact::Paired(round, boards) => at("paired", round, boards).sentences(),
        TournamentFact::Unpaired(round) => of("unpaired", round).sentences(),
        TournamentFact::Unheeded(codes) => of("unheeded", codes.join(", ")).sentences(),
        TournamentFact::OtherPoints(players) => of("other-points", players).sentences(),
        TournamentFact::Colour(player) => refused(&TournamentFault::Colour(*player)),
        TournamentFact::Absent(name, round, ByeKind::Zero) => at("absent", round, name).sentences(),
        TournamentFact::Absent(name, round, bye) => at(bye_key(*bye), round, name).sentences(),
        TournamentFact::Scored {
            is_other_round,
            at,
            names,
            score,
            before,
        } => {
            // It may be the wrong one, so it comes first.
            let round = is_other_round.then(|| of("round", at.round));
            (round, scored(pair(*at, names), *score, *before)).sentences()
        }
        TournamentFact::Reopened(at, names) => {
            sentence((pair(*at, names), score_said(None, false))).sentences()
        }
        TournamentFact::Described(detail, text) => {
            sentence((detail_said(*detail), of("described", text))).sentences()
        }
        TournamentFact::RoundOver(round, adjourned) => {
            let adjourned = (*adjourned > 0).then(|| of("left-adjourned", adjourned));
            sentence((of("round-over", round), adjourned)).sentences()
        }
        TournamentFact::Over => said("over").sentences(),
        TournamentFact::Late(name, most, has_lost, article) => {
            let what = if *has_lost { "too-late" } else { "in-time" };
            sentence((at(what, most, name), law(article))).sentences()
        }
        TournamentFact::Adjourned(place, name, day) => {
            sentence((at("adjourned", place.board, name), goes_on(day))).sentences()
        }
        TournamentFact::Unfinished(games, article) => {
            sentence((of("unfinished", games), lawful(article))).sentences()
        }
        TournamentFact::GameTaken(place) => at_board("game-taken", *place),
        TournamentFact::MovesDropped(place) => at_board("moves-dropped", *place),
        TournamentFact::Withdrew {
            name,
            annulled,
            struck,
            games,
            article,
        } => {
            let left = withdrew(name, (*annulled, *struck), *games);
            sentence((left, law(article))).sentences()
        }
        TournamentFact::Gone(name) => of("gone", name).sentences(),
        TournamentFact::MatchLost(name, article) => by_law(of("match-lost", name), article),
        TournamentFact::DrawAgain(name, article) => by_law(of("draw-again", name), article),
        TournamentFact::TieBreaks(false) => said("tie-breaks").sentences(),
        TournamentFact::TieBreaks(true) => said("tie-breaks-late").sentences(),
        TournamentFact::Ticked(0) => said("duties-done").sentences(),
        TournamentFact::Ticked(open) => of("duties-open", open).sentences(),
        TournamentFact::Unticked(open) => (said("unticked"), of("duties-open", open)).sentences(),
        TournamentFact::Assisted(duty) => noted(*duty),
    }
}

fn at_board(what: &'static str, place: BoardAt) -> Vec<Sentence> {
    at(what, place.round, place.board).sentences()
}

/// What an assistant did is written down.
fn noted(duty: usize) -> Vec<Sentence> {
    sentence((said("noted"), duty_said("assistant", duty))).sentences()
}

/// The event is settled otherwise, and perhaps must be drawn again.
fn resettled(is_void: bool) -> Vec<Sentence> {
    let draw = is_void.then(|| refused(&TournamentFault::NotDrawn));
    (said("resettled"), draw).sentences()
}

/// What has come of a law, where one says so.
fn by_law(told: Phrase, article: &'static str) -> Vec<Sentence> {
    sentence((told, lawful(article))).sentences()
}

/// The result of a game, and that which stood there before.
fn scored(game: Phrase, score: GameScore, before: Option<GameScore>) -> Vec<Sentence> {
    let stands = |score| score_said(Some(score), false);
    let before = before.map(|before| sentence((said("corrected"), stands(before))));
    (sentence((game, stands(score))), before).sentences()
}

/// How many games a player had played who has left, and what has become of them.
fn withdrew(name: &str, without: (bool, bool), (played, all): (usize, usize)) -> Phrase {
    let what = match without {
        (_, true) => "annulled",
        (true, false) => "uncounted",
        (false, false) => "counted",
    };
    let (name, played, all) = (name.to_owned(), played.to_string(), all.to_string());
    say::TOURNAMENT_WITHDREW.with((what, name, played, all))
}

/// Lots are drawn: the seed, then who has which number.
fn drawn(seed: Option<u64>, names: &[String]) -> Vec<Sentence> {
    let seed = seed.map_or_else(|| said("not-drawn"), |seed| of("seed", seed));
    let numbers = (1..).zip(names);
    let numbers = numbers.map(|(number, name)| at("number", number, name));
    (seed, numbers.collect::<Vec<_>>()).sentences()
}
