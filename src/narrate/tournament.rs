//! What is heard of a tournament.

use super::cue::{
    Arg, Cue, Phrase, Sentence, Sentences, answered, delivered, echo, noticed, sentence,
};
use super::parts::path;
use super::phrases as say;
use super::tournament_faults::{refused, troubled};
use super::tournament_words::{at, detail_said, law, lawful, of_file, pair, place, tie_said};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::{TournamentEvent, TournamentQuestion};
use crate::tournament::{
    BoardAt, BoardRead, ByeKind, CrossCell, GameScore, ListedDuty, Need, NextGame, RankedPlayer,
    ResultCorrection, TieBreak, TournamentFact, TournamentFault,
};

pub use super::tournament_words::{duty_said, head, of, points, said, score_said, tie_value};

pub(super) fn tell(event: &TournamentEvent) -> Vec<Cue> {
    let refusal = |told: Vec<Sentence>| delivered(Earcon::Refusal, told);
    let file = |what, file: &str| of_file(what, file).sentences();
    vec![echo(match event {
        TournamentEvent::Refused(fault) => return refusal(refused(fault)),
        TournamentEvent::Trouble(trouble) => return refusal(troubled(trouble).sentences()),
        TournamentEvent::NotOpen => return refusal(said(event.key()).sentences()),
        TournamentEvent::Foreign(name) => return refusal(file("foreign", name)),
        TournamentEvent::Unreadable(file, game, line) => {
            let game = Arg::Text(game.to_string());
            let game = say::TOURNAMENT_AT.with(("unread-game", game, path(file)));
            return refusal(sentence((game, of("in-line", line))).sentences());
        }
        TournamentEvent::Watching(folder) => return noticed(file("watching", folder)),
        TournamentEvent::Written(name) => return noticed(file("written", name)),
        TournamentEvent::Happened(facts) => return facts_told(facts),
        TournamentEvent::Opened(name, players, round, rounds) => {
            let told = (
                of("opened", name),
                of("players", players),
                (*rounds > 0).then(|| at("round-of", round, rounds)),
                (*players == 0 && *rounds == 0).then(|| said("settle")),
            );
            return answered(Earcon::Ready, told);
        }
        TournamentEvent::Closed | TournamentEvent::LeftTable => {
            return answered(Earcon::Cancel, said(event.key()));
        }
        TournamentEvent::Cells(cells, is_edge) => {
            return at_edge(*is_edge, cells.iter().map(cell).collect());
        }
        TournamentEvent::Duties(duties, _) if duties.is_empty() => said("no-duties").sentences(),
        TournamentEvent::Duties(duties, is_edge) => {
            return at_edge(*is_edge, duties.iter().flat_map(duty).collect());
        }
        TournamentEvent::Opening
        | TournamentEvent::Reading
        | TournamentEvent::Writing
        | TournamentEvent::Pairing
        | TournamentEvent::Unchanged => said(event.key()).sentences(),
        TournamentEvent::Pairings(round, boards, free) => pairings(*round, boards, free),
        TournamentEvent::Standings(places, order) => {
            let places = places.iter();
            let told = places.map(|(name, placing)| standing(name, placing, order));
            told.collect()
        }
        TournamentEvent::Leaders(_, 0) => said("no-points").sentences(),
        TournamentEvent::Leaders(names, halves) => {
            sentence((of("leads", names.join(", ")), points(*halves))).sentences()
        }
        TournamentEvent::NextGame(name, next, other) => next_game(name, next, other),
        TournamentEvent::Playing(boards) => by_round(boards, "nobody-playing", board),
        TournamentEvent::Adjourned(boards) => by_round(boards, "nothing-adjourned", adjourned),
        TournamentEvent::Assisted(at, done) => assisted(*at, done),
        TournamentEvent::Needs(name, need) => needs(name, need),
        TournamentEvent::Corrections(all) if all.is_empty() => {
            said("nothing-corrected").sentences()
        }
        TournamentEvent::Corrections(all) => all.iter().map(correction).collect(),
        TournamentEvent::TieBreaks(order) => {
            let told = order.iter().map(|one| tie_said(*one, None));
            sentence(told.collect::<Vec<_>>()).sentences()
        }
        TournamentEvent::Judges(None) => said("no-judges").sentences(),
        TournamentEvent::Judges(Some(needed)) => {
            sentence((of("judges", needed.count), law(needed.article))).sentences()
        }
    })]
}

/// What has happened: what was entered is answered, so that the next entry cuts the answer; what follows from it, and
/// what comes from a board or another computer, must not be lost.
fn facts_told(facts: &[TournamentFact]) -> Vec<Cue> {
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

/// Where the player stands, and whether he can go no further.
fn at_edge(is_edge: bool, told: Vec<Sentence>) -> Vec<Cue> {
    match is_edge {
        true => answered(Earcon::Edge, told),
        false => vec![echo(told)],
    }
}

/// What assistants have done at a board.
fn assisted(at: BoardAt, done: &[usize]) -> Vec<Sentence> {
    if done.is_empty() {
        return said("nothing-noted").sentences();
    }
    let done = done.iter().map(|&one| duty_said("assistant", one));
    (place(at), done.collect::<Vec<_>>()).sentences()
}

/// A place in the standings, with everything that parts the players.
pub fn standing(name: &str, placing: &RankedPlayer, order: &[TieBreak]) -> Sentence {
    if placing.is_struck {
        return of("struck", name).into();
    }
    let values = order.iter().zip(&placing.values);
    let values = values.filter(|(tie, value)| **tie != TieBreak::DirectEncounter || **value != 0);
    let ties: Vec<Phrase> = values
        .map(|(tie, value)| tie_said(*tie, Some(*value)))
        .collect();
    let place = at("place", placing.rank, name);
    sentence((place, points(placing.halves), ties))
}

fn pairings(round: usize, boards: &[BoardRead], free: &[String]) -> Vec<Sentence> {
    let free: Vec<Phrase> = free.iter().map(|name| of("free", name)).collect();
    let boards: Vec<Sentence> = boards.iter().map(board).collect();
    (of("round", round), boards, free).sentences()
}

/// Games, each behind its round; what is said if there is none.
fn by_round(
    boards: &[BoardRead],
    none: &'static str,
    told: fn(&BoardRead) -> Sentence,
) -> Vec<Sentence> {
    if boards.is_empty() {
        return said(none).sentences();
    }
    let rounds = boards.chunk_by(|one, next| one.at.round == next.at.round);
    let rounds = rounds.map(|boards| {
        let games: Vec<Sentence> = boards.iter().map(told).collect();
        (of("round", boards[0].at.round), games).sentences()
    });
    rounds.flatten().collect()
}

/// A game: what it needs while it is open, and what came of it.
pub fn board(read: &BoardRead) -> Sentence {
    let is_open = read.is_open();
    let score = (!is_open).then(|| score_said(read.score, read.adjourned.is_some()));
    let boards = (is_open && read.two_boards).then(|| said("two-boards"));
    let helped = read.assistants.iter().filter(|_| is_open);
    let helped = helped.map(|(player, name)| at("has-assistant", name, player));
    let helped: Vec<Phrase> = helped.collect();
    sentence((pair(read.at, &read.names), boards, helped, score))
}

/// A result that was corrected: where, what stood there, what does now, and why.
fn correction(one: &ResultCorrection) -> Sentence {
    let scores = (
        said("before"),
        score_said(Some(one.before), false),
        said("now"),
        score_said(one.now, false),
    );
    sentence((place(one.at), scores, of("described", &one.reason)))
}

/// The day on which an adjourned game goes on, if it was told.
fn goes_on(day: &str) -> Option<Phrase> {
    (!day.is_empty()).then(|| of("goes-on", day))
}

/// An adjourned game: who has sealed, and when it goes on.
fn adjourned(read: &BoardRead) -> Sentence {
    let (sealed_by, day) = read.adjourned.clone().unwrap_or_default();
    let pair = pair(read.at, &read.names);
    sentence((pair, of("sealed", sealed_by), goes_on(&day)))
}

fn duty(duty: &ListedDuty) -> Vec<Sentence> {
    let first = (duty.number == 1).then(|| (head(duty.list), law(duty.article)));
    let place = at("duty", duty.number, duty.count);
    let done = duty.is_ticked.then(|| said("ticked"));
    let told = sentence((place, duty_said(duty.list, duty.number), done));
    (first, told).sentences()
}

/// What is asked before something that cannot be undone.
pub(super) fn question(question: &TournamentQuestion) -> Vec<Sentence> {
    match question {
        TournamentQuestion::Withdraw(_, name, _) => {
            say::ASK_WITHDRAWAL.with(name.clone()).sentences()
        }
        TournamentQuestion::Replace { stands, says, .. } => {
            let is_adjourned = stands.adjourned.is_some();
            let now = sentence((said("stands"), score_said(stands.score, is_adjourned)));
            let other = score_said(says.map(GameScore::Played), false);
            let other = sentence((said("file-says"), other));
            (place(stands.at), now, other, say::ASK_REPLACED.plain()).sentences()
        }
    }
}

fn next_game(name: &str, next: &NextGame, other: &str) -> Vec<Sentence> {
    match next {
        NextGame::At(place, side, _) => {
            let what = match side {
                Side::White => "next-white",
                Side::Black => "next-black",
            };
            let round = of("in-round", place.round);
            sentence((of("next", name), round, at(what, place.board, other))).sentences()
        }
        NextGame::Free(round) => at("free-in", round, name).sentences(),
        NextGame::None => of("no-game", name).sentences(),
    }
}

fn needs(name: &str, need: &Need) -> Vec<Sentence> {
    let most = u32::try_from(need.games * 2).unwrap_or(u32::MAX);
    let games = of("games-left", need.games);
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
            at(what, round, row).into()
        }
        CrossCell::Game {
            at: place,
            side,
            score,
            ..
        } => {
            let what = match side {
                Side::White => "cell-white",
                Side::Black => "cell-black",
            };
            let round = of("in-round", place.round);
            sentence((at(what, row, other), score_said(*score, false), round))
        }
    }
}

fn happened(fact: &TournamentFact) -> Vec<Sentence> {
    match fact {
        TournamentFact::Founded => said("founded").sentences(),
        TournamentFact::Imported(players, rounds) => at("imported", players, rounds).sentences(),
        TournamentFact::Entered(number, name) => at("number", number, name).sentences(),
        TournamentFact::Drawn(seed, names) => drawn(*seed, names),
        TournamentFact::Paired(round, boards) => at("paired", round, boards).sentences(),
        TournamentFact::Colour(player) => refused(&TournamentFault::Colour(*player)),
        TournamentFact::Absent(name, round) => at("absent", round, name).sentences(),
        TournamentFact::Scored {
            is_first,
            at,
            names,
            score,
            before,
        } => {
            let stands = |score| score_said(Some(score), false);
            let before = before.map(|before| sentence((said("corrected"), stands(before))));
            let round = is_first.then(|| of("in-round", at.round));
            (sentence((pair(*at, names), stands(*score), round)), before).sentences()
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
        TournamentFact::GameTaken(place) => at("game-taken", place.round, place.board).sentences(),
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
        TournamentFact::MatchLost(name, article) => {
            sentence((of("match-lost", name), law(article))).sentences()
        }
        TournamentFact::DrawAgain(name, article) => {
            sentence((of("draw-again", name), lawful(article))).sentences()
        }
        TournamentFact::TieBreaks(false) => said("tie-breaks").sentences(),
        TournamentFact::TieBreaks(true) => said("tie-breaks-late").sentences(),
        TournamentFact::Ticked(0) => said("duties-done").sentences(),
        TournamentFact::Ticked(open) => of("duties-open", open).sentences(),
        TournamentFact::Unticked(open) => (said("unticked"), of("duties-open", open)).sentences(),
        TournamentFact::Assisted(duty) => {
            sentence((said("noted"), duty_said("assistant", *duty))).sentences()
        }
    }
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
