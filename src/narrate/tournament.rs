//! What is heard of a tournament.

use super::agreed;
use super::cue::{
    Arg, Cue, Phrase, Sentence, Sentences, answered, delivered, echo, noticed, sentence,
};
use super::parts::path;
use super::phrases as say;
use super::tournament_facts::{elsewhere, facts_told};
use super::tournament_faults::{refused, troubled};
use super::tournament_words::{at, bye_key, goes_on, law, lawful, of_file, pair, place, player};
use crate::board::Side;
use crate::earcon::Earcon;
use crate::protocol::{
    Agreement, Arrangements, TournamentDoubt, TournamentEvent, TournamentQuestion,
};
use crate::tournament::{
    BoardAt, BoardRead, CrossCell, Entrant, GameScore, ListedDuty, Need, NextGame, RankedPlayer,
    Regulations, ResultCorrection, TieBreak, TournamentFault,
};

pub use super::tournament_words::{
    duty_said, head, number_said, of, points, said, score_said, sign_said, tie_said, tie_value,
};

pub(super) fn tell(event: &TournamentEvent) -> Vec<Cue> {
    let refusal = |told: Vec<Sentence>| delivered(Earcon::Refusal, told);
    let file = |what, file: &str| of_file(what, file).sentences();
    vec![echo(match event {
        TournamentEvent::Refused(fault) => return refusal(refused(fault)),
        TournamentEvent::Trouble(trouble) => return refusal(troubled(trouble).sentences()),
        TournamentEvent::NotOpen => return refusal(said(event.key()).sentences()),
        TournamentEvent::Foreign(name, false) => return refusal(file("foreign", name)),
        TournamentEvent::Foreign(name, true) => return refusal(file("reversed", name)),
        TournamentEvent::Unreadable(file, game, line) => {
            return refusal(unreadable(file, *game, *line).sentences());
        }
        TournamentEvent::Watching(folder) => return noticed(file("watching", folder)),
        TournamentEvent::Written(name, old) => {
            let old = old.as_ref().map(|old| of_file("replaced", old));
            return noticed((file("written", name), old).sentences());
        }
        TournamentEvent::Happened(facts) => return facts_told(facts),
        TournamentEvent::Elsewhere(facts) => return noticed(elsewhere(facts)),
        TournamentEvent::Unwritten(trouble) => {
            return refusal((troubled(trouble), said("unwritten")).sentences());
        }
        TournamentEvent::Opened(name, players, round, rounds) => {
            return opened(name, *players, *round, *rounds);
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
        TournamentEvent::NextGame(name, next, other, open) => {
            (next_game(name, next, other), behind_rounds(open, adjourned)).sentences()
        }
        TournamentEvent::Playing(boards) => by_round(boards, "nobody-playing", board),
        TournamentEvent::Adjourned(boards) => by_round(boards, "nothing-adjourned", adjourned),
        TournamentEvent::Players(seed, players) => players_told(*seed, players),
        TournamentEvent::Terms(settled, agreement) => terms(settled, agreement),
        TournamentEvent::Assisted(at, done) => assisted(*at, done),
        TournamentEvent::Needs(name, need) => needs(name, need),
        TournamentEvent::Corrections(all) if all.is_empty() => {
            said("nothing-corrected").sentences()
        }
        TournamentEvent::Corrections(all) => all.iter().map(correction).collect(),
        TournamentEvent::TieBreaks(order) => vec![tie_breaks(order)],
        TournamentEvent::Judges(None) => said("no-judges").sentences(),
        TournamentEvent::Judges(Some(needed)) => {
            sentence((of("judges", needed.count), law(needed.article))).sentences()
        }
    })]
}

/// That an event is open: its name, and how far it is.
fn opened(name: &str, players: usize, round: usize, rounds: usize) -> Vec<Cue> {
    let told = (
        of("opened", name),
        of("players", players),
        (rounds > 0).then(|| at("round-of", round, rounds)),
        (players == 0 && rounds == 0).then(|| said("settle")),
    );
    answered(Earcon::Ready, told)
}

/// A game of a file that cannot be read.
fn unreadable(file: &str, game: usize, line: usize) -> Sentence {
    let game = Arg::Text(game.to_string());
    let game = say::TOURNAMENT_AT.with(("unread-game", game, path(file)));
    sentence((game, of("in-line", line)))
}

/// Where the player stands, and whether he can go no further.
fn at_edge(is_edge: bool, told: Vec<Sentence>) -> Vec<Cue> {
    match is_edge {
        true => answered(Earcon::Edge, (told, said("edge")).sentences()),
        false => vec![echo(told)],
    }
}

/// What is settled of an event: its name, who meets whom, how important it is, under which laws games are played.
fn terms(settled: &Regulations, agreement: &Agreement) -> Vec<Sentence> {
    let system = say::TOURNAMENT_SETTLED.with(<&str>::from(settled.system));
    let level = say::TOURNAMENT_SETTLED.with(<&str>::from(settled.level));
    // In a round robin lots decide on how many there are.
    let rounds = (settled.rounds > 0).then(|| of("rounds", settled.rounds));
    let one_board = settled.terms.iter().any(|term| term == "one-board");
    let (minutes, article) = settled.lateness();
    // Of lateness the event has its own words.
    let arrangements = Arrangements {
        late_s: None,
        ..agreement.arrangements
    };
    let agreement = Agreement {
        arrangements,
        ..agreement.clone()
    };
    (
        of("opened", &settled.name),
        sentence((system, rounds, level)),
        agreed::of_event(&agreement, one_board),
        sentence((of("late", minutes), lawful(article))),
        tie_breaks(&settled.tie_breaks),
    )
        .sentences()
}

/// What parts players with as many points.
fn tie_breaks(order: &[TieBreak]) -> Sentence {
    let told = order.iter().map(|one| tie_said(*one, None));
    let told = told.collect::<Vec<_>>();
    match told.is_empty() {
        true => said("no-tie-breaks").into(),
        false => sentence((said("in-order"), told)),
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

/// The same, and what is said if there is none.
fn by_round(
    boards: &[BoardRead],
    none: &'static str,
    told: fn(&BoardRead) -> Sentence,
) -> Vec<Sentence> {
    match boards.is_empty() {
        true => said(none).sentences(),
        false => behind_rounds(boards, told),
    }
}

/// Games, each behind its round.
fn behind_rounds(boards: &[BoardRead], told: fn(&BoardRead) -> Sentence) -> Vec<Sentence> {
    let rounds = boards.chunk_by(|one, next| one.at.round == next.at.round);
    let rounds = rounds.map(|boards| {
        let games: Vec<Sentence> = boards.iter().map(told).collect();
        (of("round", boards[0].at.round), games).sentences()
    });
    rounds.flatten().collect()
}

/// A game: what it needs while it is open, and what came of it.
pub fn board(read: &BoardRead) -> Sentence {
    let score = (!read.is_open()).then(|| score_said(read.score, read.adjourned.is_some()));
    sentence((pair(read.at, &read.names), board_needs(read), score))
}

/// What a game needs while it is open: a second board, assistants, another place.
pub fn board_needs(read: &BoardRead) -> Vec<Phrase> {
    if !read.is_open() {
        return Vec::new();
    }
    let boards = read.two_boards.then(|| said("two-boards"));
    let helped = read.assistants.iter();
    let helped = helped.map(|(player, name)| at("has-assistant", name, player));
    let seats = read.seats.iter();
    let seats = seats.map(|(player, seat)| at("sits", seat, player));
    boards.into_iter().chain(helped).chain(seats).collect()
}

/// Who takes part, and how the numbers were drawn.
fn players_told(seed: Option<u64>, players: &[(Entrant, bool)]) -> Vec<Sentence> {
    let seed = seed.map(|seed| of("seed", seed));
    let players = (1..).zip(players);
    let players = players.map(|(number, (one, has_left))| player(number, one, *has_left));
    (seed, players.collect::<Vec<Sentence>>()).sentences()
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
        TournamentQuestion::Sure(TournamentDoubt::Lots, _) => said("ask-lots").sentences(),
        TournamentQuestion::Sure(TournamentDoubt::Paired(round), _) => {
            of("ask-paired", round).sentences()
        }
        TournamentQuestion::Sure(TournamentDoubt::Colours(player), _) => {
            of("ask-colours", player).sentences()
        }
        TournamentQuestion::Sure(TournamentDoubt::Again(at, names, score), _) => {
            let game = sentence((pair(*at, names), score_said(Some(*score), false)));
            (of("round", at.round), game, said("ask-again")).sentences()
        }
        TournamentQuestion::Play(at, names, agreement) => {
            let game = (of("round", at.round), pair(*at, names)).sentences();
            (game, agreed::terms(agreement), say::ASK_AGREEMENT.plain()).sentences()
        }
        TournamentQuestion::Withdraw(_, name, _) => {
            say::ASK_WITHDRAWAL.with(name.clone()).sentences()
        }
        TournamentQuestion::Replace { stands, says, .. } => {
            let is_adjourned = stands.adjourned.is_some();
            if stands.score.and_then(GameScore::result) == *says {
                // Then the moves are others.
                let moves = sentence(said("moves-differ"));
                return (place(stands.at), moves, say::ASK_REPLACED.plain()).sentences();
            }
            let now = sentence((said("stands"), score_said(stands.score, is_adjourned)));
            let other = score_said(says.map(GameScore::Played), false);
            let other = sentence((said("file-says"), other));
            (place(stands.at), now, other, say::ASK_REPLACED.plain()).sentences()
        }
    }
}

/// A game of an event of this name.
pub(super) fn named((event, at, names): &(String, BoardAt, [String; 2])) -> Vec<Sentence> {
    let name = (!event.is_empty()).then(|| of("opened", event));
    (name, of("round", at.round), pair(*at, names)).sentences()
}

/// What is not done after all.
pub(super) fn declined(question: &TournamentQuestion) -> Option<Vec<Sentence>> {
    match question {
        TournamentQuestion::Sure(TournamentDoubt::Again(at, names, score), _) => {
            let game = sentence((pair(*at, names), score_said(Some(*score), false)));
            Some((said("not-entered"), of("round", at.round), game).sentences())
        }
        TournamentQuestion::Sure(..)
        | TournamentQuestion::Play(..)
        | TournamentQuestion::Withdraw(..)
        | TournamentQuestion::Replace { .. } => None,
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
        NextGame::Unpaired(round) => refused(&TournamentFault::NotPaired(*round)),
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
        CrossCell::Bye(round, bye) => at(bye_key(*bye), round, row).into(),
        CrossCell::Game {
            at: place,
            side,
            score,
            is_adjourned,
            ..
        } => {
            let what = match side {
                Side::White => "cell-white",
                Side::Black => "cell-black",
            };
            let round = of("in-round", place.round);
            let score = score_said(*score, *is_adjourned);
            let uncounted = cell.is_uncounted().then(|| sign_said("("));
            sentence((at(what, row, other), score, uncounted, round))
        }
    }
}
