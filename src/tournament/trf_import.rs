//! The event of a file of TRF.

use std::collections::BTreeMap;

use super::entrant::Entrant;
use super::found::{TournamentFact, TournamentFault};
use super::regulations::{EventDetail, PairingSystem, Regulations};
use super::round::{BoardPairing, ByeKind, GameScore, TournamentRound};
use super::state::Tournament;
use super::tiebreak::TieBreak;
use super::trf::{Trf, TrfLine};
use super::trf_player::{TrfFault, TrfPlayer, TrfWrong};
use crate::board::Side;
use crate::laws;
use crate::record::GameResult;

/// The players of a file with their lines, by their numbers there.
type Listed<'a> = BTreeMap<usize, (usize, &'a TrfPlayer)>;

const fn fault(line: usize, column: usize, what: TrfWrong) -> TrfFault {
    TrfFault { line, column, what }
}

impl Tournament {
    /// Takes the event of a file, if there is none yet.
    pub(super) fn import(&mut self, trf: &Trf) -> Result<Vec<TournamentFact>, TournamentFault> {
        if self.regulations.is_some() {
            return Err(TournamentFault::FoundAlready);
        }
        let listed = listed(trf).map_err(TournamentFault::Trf)?;
        let place: BTreeMap<usize, usize> = listed.keys().copied().zip(1..).collect();
        let played = listed.values().map(|(_, player)| player.rounds.len()).max();
        let played = played.unwrap_or(0);
        let mut rounds = Vec::with_capacity(played);
        for at in 0..played {
            rounds.push(round_of(&listed, &place, at).map_err(TournamentFault::Trf)?);
        }
        // Columns that nobody has filled are no rounds.
        while rounds.last().is_some_and(|round| round.boards.is_empty()) {
            rounds.pop();
        }
        let mut settled = Regulations::new(system(trf, &rounds, listed.len()), laws::FIDE_2023.id);
        for &detail in EventDetail::ALL {
            let texts: Vec<&str> = trf.fields(detail.code()).collect();
            settled.set_detail(detail, texts.join(", "));
        }
        let planned = trf.field("142").or_else(|| trf.field("XXR"));
        let planned = planned.and_then(|text| text.parse::<u32>().ok());
        let most = u32::try_from(Regulations::MOST[2]).unwrap_or(u32::MAX);
        let found = u32::try_from(rounds.len()).unwrap_or(most);
        settled.rounds = planned.unwrap_or(0).clamp(found, most);
        if let Some(order) = trf.field("212").or_else(|| trf.field("202")) {
            let mut known: Vec<TieBreak> = Vec::new();
            for code in order.split([',', ' ', ';']) {
                known.extend(code.parse().ok().filter(|one| !known.contains(one)));
            }
            settled.tie_breaks = known;
        }
        self.entrants = listed.values().map(|(_, player)| entrant(player)).collect();
        self.regulations = Some(settled);
        self.rounds = rounds;
        self.foreign = trf.foreign();
        Ok(vec![TournamentFact::Imported(
            self.entrants.len(),
            self.rounds.len(),
        )])
    }
}

fn entrant(player: &TrfPlayer) -> Entrant {
    Entrant {
        name: player.name.clone(),
        federation: player.federation.trim().to_owned(),
        rating: player.rating,
        title: player.title.trim().to_owned(),
        sex: player.sex.clone(),
        birth: player.birth.clone(),
        fide_id: player.id.trim().to_owned(),
        ..Entrant::default()
    }
}

fn listed(trf: &Trf) -> Result<Listed<'_>, TrfFault> {
    let mut listed = Listed::new();
    for (at, line) in trf.lines.iter().enumerate() {
        let TrfLine::Player(player) = line else {
            continue;
        };
        if player.rounds.len() > Regulations::MOST[2] {
            return Err(fault(at + 1, 92, TrfWrong::Rounds));
        }
        if listed.insert(player.number, (at + 1, &**player)).is_some() {
            return Err(fault(at + 1, 5, TrfWrong::Twice));
        }
    }
    if listed.is_empty() || listed.len() > Regulations::MOST[1] {
        return Err(fault(trf.lines.len(), 1, TrfWrong::Players));
    }
    Ok(listed)
}

fn round_of(
    listed: &Listed<'_>,
    place: &BTreeMap<usize, usize>,
    at: usize,
) -> Result<TournamentRound, TrfFault> {
    let mut round = TournamentRound::default();
    let column = 92 + at * 10;
    for (number, (line, player)) in listed {
        let Some(own) = player.rounds.get(at).copied().flatten() else {
            continue;
        };
        let bye = match own.code {
            'U' | '1' | '+' => ByeKind::Paired,
            'F' => ByeKind::Full,
            'H' => ByeKind::Half,
            _ => ByeKind::Zero,
        };
        if own.opponent == 0 {
            round.byes.push((place[number], bye));
            continue;
        }
        let Some((_, other)) = listed
            .get(&own.opponent)
            .filter(|_| own.opponent != *number)
        else {
            return Err(fault(*line, column, TrfWrong::Opponent));
        };
        let theirs = other.rounds.get(at).copied().flatten();
        let Some(theirs) = theirs.filter(|theirs| theirs.opponent == *number) else {
            return Err(fault(*line, column, TrfWrong::Opponent));
        };
        let is_white = match (own.colour, theirs.colour) {
            ('w', 'b' | '-' | ' ') | ('-' | ' ', 'b') => true,
            ('b', 'w' | '-' | ' ') | ('-' | ' ', 'w') => false,
            // A game that was not played may have no colours.
            ('-' | ' ', '-' | ' ') => *number < own.opponent,
            _ => return Err(fault(*line, column + 5, TrfWrong::Colour)),
        };
        if is_white {
            let score = score(own.code, theirs.code);
            let score = score.ok_or(fault(*line, column + 7, TrfWrong::Result))?;
            let mut board = BoardPairing::new(place[number], place[&own.opponent]);
            board.score = score;
            round.boards.push(board);
        }
    }
    Ok(round)
}

/// The result of two letters, White's first; `None` if they do not fit.
fn score(white: char, black: char) -> Option<Option<GameScore>> {
    let value = |code: char| match code {
        '1' | 'W' => Some(2),
        '=' | 'D' => Some(1),
        '0' | 'L' => Some(0),
        _ => None,
    };
    let played = |result| Some(Some(GameScore::Played(result)));
    match (white, black, value(white), value(black)) {
        (' ', ' ', ..) => Some(None),
        ('+', '-', ..) => Some(Some(GameScore::Forfeit(Some(Side::White)))),
        ('-', '+', ..) => Some(Some(GameScore::Forfeit(Some(Side::Black)))),
        ('-', '-', ..) => Some(Some(GameScore::Forfeit(None))),
        (_, _, Some(2), Some(0)) => played(GameResult::Win(Side::White)),
        (_, _, Some(0), Some(2)) => played(GameResult::Win(Side::Black)),
        (_, _, Some(1), Some(1)) => played(GameResult::Draw),
        (_, _, Some(0), Some(0)) => played(GameResult::LostByBoth),
        _ => None,
    }
}

/// What kind of event it is: as the file says, else as its pairs show.
fn system(trf: &Trf, rounds: &[TournamentRound], players: usize) -> PairingSystem {
    let said = [trf.field("192"), trf.field("092")];
    let said: String = said.into_iter().flatten().collect();
    let said = said.to_uppercase();
    let has = |word: &str| said.contains(word);
    let games: usize = rounds.iter().map(|round| round.boards.len()).sum();
    let once = players * players.saturating_sub(1) / 2;
    if has("SWISS") || has("DUTCH") {
        PairingSystem::Swiss
    } else if has("MATCH") && players == 2 {
        PairingSystem::Match
    } else if has("ROBIN") || has("BERGER") {
        match games > once || has("DOUBLE") {
            true => PairingSystem::DoubleRoundRobin,
            false => PairingSystem::RoundRobin,
        }
    } else if players > 2 && games == once {
        PairingSystem::RoundRobin
    } else {
        PairingSystem::Swiss
    }
}
