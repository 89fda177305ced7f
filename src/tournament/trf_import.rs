//! The event of a file of TRF.

use std::collections::BTreeMap;

use super::entrant::Entrant;
use super::found::{Facts, TournamentFact, TournamentFault};
use super::regulations::{EventDetail, PairingSystem, Regulations};
use super::round::{BoardPairing, ByeKind, GameScore, TournamentRound};
use super::state::{Leaving, Tournament};
use super::tiebreak::TieBreak;
use super::trf::{CODES, LEFT, ROUNDS, TrfFault, TrfRound, TrfWrong, WIDTH};
use crate::board::Side;
use crate::laws;
use crate::record::GameResult;

/// What an event writes anew of a file that was read, besides its details.
const OWN: [&str; 7] = ["062", "072", "192", "202", "212", "### 212", LEFT];

/// Lines about byes, points before the start, and pairs that must not be: an engine reads them, who pairs by hand does not.
const UNHEEDED: [&str; 6] = ["240", "250", "260", "XXA", "XXP", "XXZ"];

/// Whether players play for themselves, and games count as they do here: 1, half a point, 0; record 162 of TRF26, and
/// those of engines.
pub(super) fn check_kind(text: &str) -> Result<(), TrfFault> {
    let text = text.replace("\r\n", "\n");
    for (line, text) in (1..).zip(text.split(['\n', '\r'])) {
        let column = 1;
        let fault = |what| TrfFault { line, column, what };
        let text = text.replace('=', " ");
        let words: Vec<&str> = text.split_whitespace().collect();
        let pairs = match words.first() {
            // Record 013 of TRF16, and 310 of TRF26.
            Some(&("013" | "310")) => return Err(fault(TrfWrong::Teams)),
            Some(&("162" | "XXS")) => &words[1..],
            Some(&("BBW" | "BBD" | "BBL")) => &words[..],
            Some(_) | None => continue,
        };
        let is_other = |pair: &[&str]| {
            let halves = match pair[0] {
                "W" | "WW" | "BW" | "BBW" => 2,
                "D" | "WD" | "BD" | "BBD" => 1,
                "L" | "WL" | "BL" | "BBL" => 0,
                _ => return false,
            };
            pair.get(1).and_then(|points| halves_of(points)) != Some(halves)
        };
        if pairs.chunks(2).any(is_other) {
            return Err(fault(TrfWrong::Scoring));
        }
    }
    Ok(())
}

/// Points as they are written, in halves.
fn halves_of(points: &str) -> Option<u32> {
    let (whole, part) = points.split_once('.').unwrap_or((points, "0"));
    let part = match part {
        "0" | "00" => 0,
        "5" | "50" => 1,
        _ => return None,
    };
    whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(part)
}

/// A file as it is read.
#[derive(Default)]
struct TrfFile<'a> {
    /// The players by their numbers.
    players: BTreeMap<usize, TrfPlayer>,
    /// The lines of the rest.
    others: Vec<&'a str>,
}

/// A player of a file.
struct TrfPlayer {
    /// His line, from 1.
    line: usize,
    entrant: Entrant,
    /// His points in halves, if they can be read.
    halves: Option<u32>,
    rounds: Vec<Option<TrfRound>>,
}

impl Tournament {
    /// Takes the event of a file, if there is none yet. Lines that it does not understand are kept.
    pub(super) fn import(&mut self, text: &str) -> Facts {
        if self.regulations.is_some() {
            return Err(TournamentFault::FoundAlready);
        }
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let trf = TrfFile::read(&text)?;
        let place: BTreeMap<usize, usize> = trf.players.keys().copied().zip(1..).collect();
        let played = trf.players.values().map(|player| player.rounds.len()).max();
        let rounds = (0..played.unwrap_or(0)).map(|at| trf.round(at, &place));
        let mut rounds = rounds.collect::<Result<Vec<_>, _>>()?;
        // Columns that nobody has filled are no rounds.
        while rounds.last().is_some_and(|round| round.boards.is_empty()) {
            rounds.pop();
        }
        let mut settled = Regulations::new(trf.system(&rounds), laws::FIDE_2023.id);
        for &detail in EventDetail::ALL {
            let texts: Vec<&str> = trf.fields(detail.code()).collect();
            settled.set_detail(detail, texts.join(", "));
        }
        let planned = trf.field("142").or_else(|| trf.field("XXR"));
        let planned = planned.and_then(|text| text.parse::<u32>().ok());
        let most = u32::try_from(Regulations::MOST[2]).unwrap_or(u32::MAX);
        let found = u32::try_from(rounds.len()).unwrap_or(most);
        settled.rounds = planned.unwrap_or(0).clamp(found, most);
        if settled.system.is_robin() {
            settled.free_halves = trf.free_halves();
        }
        if let Some(order) = trf.field("212").or_else(|| trf.field("202")) {
            let mut known: Vec<TieBreak> = Vec::new();
            for code in order.split([',', ' ', ';']) {
                known.extend(code.parse().ok().filter(|one| !known.contains(one)));
            }
            settled.tie_breaks = known;
        }
        self.regulations = Some(settled);
        self.rounds = rounds;
        self.foreign = trf.foreign();
        self.left = trf.left(&place);
        let corrects_points = self.foreign.iter().any(|line| line.starts_with("299"));
        let players = trf.players.into_values();
        let (entrants, points): (Vec<_>, Vec<_>) = players
            .map(|player| (player.entrant, player.halves))
            .unzip();
        self.entrants = entrants;
        let (players, played) = (self.entrants.len(), self.rounds.len());
        let mut facts = vec![TournamentFact::Imported(players, played)];
        let unheeded: Vec<String> = UNHEEDED
            .into_iter()
            .filter(|code| self.foreign.iter().any(|line| line.starts_with(code)))
            .map(str::to_owned)
            .collect();
        facts.extend((!unheeded.is_empty()).then_some(TournamentFact::Unheeded(unheeded)));
        let places = self.standings(played);
        let others = places.iter().filter(|one| {
            let told = points.get(one.player - 1).copied().flatten();
            told.is_some_and(|told| told != one.halves)
        });
        let others = others.count();
        let is_told = others > 0 && !corrects_points;
        facts.extend(is_told.then_some(TournamentFact::OtherPoints(others)));
        Ok(facts)
    }
}

impl<'a> TrfFile<'a> {
    /// Reads a file; its lines may end in any way.
    fn read(text: &'a str) -> Result<Self, TrfFault> {
        let mut read = Self::default();
        let lines = text.split(['\n', '\r']).zip(1..);
        for (text, line) in lines.map(|(text, line)| (text.trim_end_matches('\u{1a}'), line)) {
            if !text.starts_with("001 ") {
                read.others.push(text);
                continue;
            }
            let fault = |(column, what)| TrfFault { line, column, what };
            let (number, player) = TrfPlayer::read(text, line).map_err(fault)?;
            if player.rounds.len() > Regulations::MOST[2] {
                return Err(fault((ROUNDS + 1, TrfWrong::Rounds)));
            }
            if read.players.insert(number, player).is_some() {
                return Err(fault((5, TrfWrong::Twice)));
            }
        }
        if !(1..=Regulations::MOST[1]).contains(&read.players.len()) {
            let line = read.players.len() + read.others.len();
            return Err(TrfFault {
                line,
                column: 1,
                what: TrfWrong::Players,
            });
        }
        Ok(read)
    }

    /// What stands behind a code, for example `012`.
    fn field(&self, code: &str) -> Option<&str> {
        self.fields(code).next()
    }

    /// What stands behind a code in each of its lines.
    fn fields(&self, code: &str) -> impl Iterator<Item = &str> {
        let fields = self.others.iter();
        fields.filter_map(move |line| Some(line.strip_prefix(code)?.strip_prefix(' ')?.trim()))
    }

    /// The lines that an event does not write itself, and keeps.
    fn foreign(&self) -> Vec<String> {
        let details = EventDetail::ALL.iter().map(|detail| detail.code());
        let own: Vec<&str> = OWN.into_iter().chain(details).collect();
        let is_own = |line: &str| own.iter().any(|code| line.starts_with(code));
        let others = self.others.iter();
        let kept = others.filter(|line| !line.trim().is_empty() && !is_own(line));
        kept.map(|&line| line.to_owned()).collect()
    }

    /// A round, from 0; the players have places from 1 in the order of their numbers.
    fn round(
        &self,
        at: usize,
        place: &BTreeMap<usize, usize>,
    ) -> Result<TournamentRound, TrfFault> {
        let mut round = TournamentRound::default();
        let of = |player: &TrfPlayer| player.rounds.get(at).copied().flatten();
        for (&number, player) in &self.players {
            let Some(own) = of(player) else {
                continue;
            };
            if own.opponent == 0 {
                round.byes.push((place[&number], bye(own.code)));
                continue;
            }
            let fault = |column, what| TrfFault {
                line: player.line,
                column: ROUNDS + 1 + at * WIDTH + column,
                what,
            };
            let other = self
                .players
                .get(&own.opponent)
                .filter(|_| own.opponent != number);
            let theirs = other
                .and_then(of)
                .filter(|theirs| theirs.opponent == number);
            let theirs = theirs.ok_or(fault(0, TrfWrong::Opponent))?;
            let is_white = match (own.colour, theirs.colour) {
                ('w', 'b' | '-' | ' ') | ('-' | ' ', 'b') => true,
                ('b', 'w' | '-' | ' ') | ('-' | ' ', 'w') => false,
                // A game that was not played may have no colours.
                ('-' | ' ', '-' | ' ') => number < own.opponent,
                _ => return Err(fault(5, TrfWrong::Colour)),
            };
            if is_white {
                let mut board = BoardPairing::new(place[&number], place[&own.opponent]);
                let score = score(own.code, theirs.code);
                board.score = score.ok_or(fault(7, TrfWrong::Result))?;
                round.boards.push(board);
            }
        }
        Ok(round)
    }

    /// What who is free in a round gets, in halves: as record 162 of TRF26 says, else a point if anybody has one.
    fn free_halves(&self) -> u32 {
        let values: Vec<&str> = self.fields("162").flat_map(str::split_whitespace).collect();
        let said = values.windows(2).find(|pair| pair[0] == "P");
        let said = said.and_then(|pair| pair[1].parse::<f64>().ok());
        let mut rounds = self.players.values().flat_map(|player| &player.rounds);
        let is_given = rounds.any(|round| round.is_some_and(|round| round.code == 'U'));
        match said {
            _ if !is_given => 0,
            Some(points) if points < 0.25 => 0,
            Some(points) if points < 0.75 => 1,
            Some(_) | None => 2,
        }
    }

    /// Who has left, as a comment of this program says.
    fn left(&self, place: &BTreeMap<usize, usize>) -> BTreeMap<usize, Leaving> {
        let lines = self
            .others
            .iter()
            .filter_map(|line| line.strip_prefix(LEFT));
        let left = lines.filter_map(|text| {
            let mut words = text.split_whitespace();
            let player = place.get(&words.next()?.parse().ok()?)?;
            let words: Vec<&str> = words.collect();
            let leaving = Leaving {
                is_annulled: words.contains(&Leaving::ANNULLED),
                is_struck: words.contains(&Leaving::STRUCK),
            };
            Some((*player, leaving))
        });
        left.collect()
    }

    /// What kind of event it is: as the file says, else as its pairs show.
    fn system(&self, rounds: &[TournamentRound]) -> PairingSystem {
        let said = [self.field("192"), self.field("092")];
        let said: String = said.into_iter().flatten().collect();
        let said = said.to_uppercase();
        let has = |word: &str| said.contains(word);
        let players = self.players.len();
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
}

impl TrfPlayer {
    /// Reads a line, with the number of the player; what is wrong comes with its column from 1. The points are only
    /// compared, and the rank is not read: they follow from the rounds.
    fn read(text: &str, line: usize) -> Result<(usize, Self), (usize, TrfWrong)> {
        let chars: Vec<char> = text.chars().collect();
        let field = |from: usize, to: usize| -> String {
            let part = chars.get(from.min(chars.len())..to.min(chars.len()));
            let text: String = part.into_iter().flatten().collect();
            text.trim().to_owned()
        };
        let number = |from, to| -> Result<u32, (usize, TrfWrong)> {
            let text = field(from, to);
            let number = if text.is_empty() { Ok(0) } else { text.parse() };
            number.map_err(|_| (from + 1, TrfWrong::Number))
        };
        let place = |from| number(from, from + 4).map(|number| number as usize);
        let entrant = Entrant {
            sex: field(9, 10),
            title: field(10, 13),
            name: field(14, 47),
            rating: number(48, 52)?,
            federation: field(53, 56),
            fide_id: field(57, 68),
            birth: field(69, 79),
            ..Entrant::default()
        };
        let mut rounds = Vec::new();
        for from in (ROUNDS..chars.len()).step_by(WIDTH) {
            let at = |column: usize| chars.get(from + column).copied().unwrap_or(' ');
            let (colour, code) = (at(5), at(7));
            if field(from, from + 8).is_empty() {
                rounds.push(None);
                continue;
            }
            let opponent = place(from)?;
            if !matches!(colour, 'w' | 'b' | '-' | ' ') {
                return Err((from + 6, TrfWrong::Colour));
            }
            if !CODES.contains(code) {
                return Err((from + 8, TrfWrong::Result));
            }
            rounds.push(Some(TrfRound {
                opponent,
                colour,
                code,
            }));
        }
        match place(4)? {
            0 => Err((5, TrfWrong::Number)),
            number => Ok((
                number,
                Self {
                    line,
                    entrant,
                    halves: halves_of(&field(80, 84)),
                    rounds,
                },
            )),
        }
    }
}

/// What a letter says of who has no opponent.
const fn bye(code: char) -> ByeKind {
    match code {
        'U' | '1' | '+' => ByeKind::Paired,
        'F' => ByeKind::Full,
        'H' => ByeKind::Half,
        _ => ByeKind::Zero,
    }
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
