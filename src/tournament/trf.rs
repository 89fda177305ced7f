//! Files of TRF, the Tournament Report File of FIDE: TRF16 of Annex 2 to C.04, and what is settled of TRF26.
//!
//! What is not understood is kept as it stands, so that nothing of a file is lost.

use super::input::{TournamentEntry, TournamentInput};
use super::regulations::{EventDetail, PairingSystem};
use super::round::{ByeKind, GameScore};
use super::state::Tournament;
use super::trf_player::{TrfFault, TrfPlayer, TrfRound};
use crate::board::Side;

/// A file of TRF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    pub(super) lines: Vec<TrfLine>,
}

/// What an event writes anew of a file that was read, besides its details.
const OWN: [&str; 9] = [
    "062", "072", "092", "142", "192", "202", "212", "XXR", "### 212",
];

/// A line of such a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TrfLine {
    Player(Box<TrfPlayer>),
    Other(String),
}

impl Trf {
    /// Reads a file; its lines may end in any way.
    ///
    /// # Errors
    /// A line of a player cannot be read.
    pub fn read(text: &str) -> Result<Self, TrfFault> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let mut lines = Vec::new();
        for (at, line) in text.split(['\n', '\r']).enumerate() {
            let line = line.trim_end_matches('\u{1a}');
            lines.push(if line.starts_with("001 ") {
                let player = TrfPlayer::read(line).map_err(|(column, what)| TrfFault {
                    line: at + 1,
                    column,
                    what,
                })?;
                TrfLine::Player(Box::new(player))
            } else {
                TrfLine::Other(line.to_owned())
            });
        }
        if lines.last() == Some(&TrfLine::Other(String::new())) {
            lines.pop();
        }
        Ok(Self { lines })
    }

    /// The file as text, with `\n` at the end of each line.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match line {
                TrfLine::Player(player) => text.push_str(&player.write()),
                TrfLine::Other(line) => text.push_str(line),
            }
            text.push('\n');
        }
        text
    }

    /// What stands behind a code, for example `012`.
    pub fn field(&self, code: &str) -> Option<&str> {
        self.fields(code).next()
    }

    /// What stands behind a code in each of its lines.
    pub(super) fn fields(&self, code: &str) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(move |line| match line {
            TrfLine::Other(line) => line.strip_prefix(code)?.strip_prefix(' ').map(str::trim),
            TrfLine::Player(_) => None,
        })
    }

    /// The lines that an event does not write itself, and keeps.
    pub(super) fn foreign(&self) -> Vec<String> {
        let others = self.lines.iter().filter_map(|line| match line {
            TrfLine::Other(line) => Some(line),
            TrfLine::Player(_) => None,
        });
        let own = |line: &&String| {
            let mut details = EventDetail::ALL.iter();
            details.any(|detail| line.starts_with(detail.code()))
                || OWN.iter().any(|code| line.starts_with(code))
        };
        let others = others.filter(|line| !line.trim().is_empty() && !own(line));
        others.cloned().collect()
    }

    /// The file of an event. For an engine that is to pair, who will be absent stands in the next round.
    pub fn of(event: &Tournament, is_to_pair: bool) -> Self {
        let Some(settled) = event.regulations() else {
            return Self::default();
        };
        let (kind, code) = match settled.system {
            PairingSystem::Swiss => ("Swiss-System", "FIDE_DUTCH"),
            PairingSystem::Match => ("Match", "OTHER_INDIVIDUAL"),
            PairingSystem::RoundRobin => ("Round-Robin", "BERGER_ROUNDROBIN"),
            PairingSystem::DoubleRoundRobin => ("Double-Round-Robin", "BERGER_DOUBLE_ROUNDROBIN"),
        };
        let breaks = settled.tie_breaks.iter().map(|one| one.code());
        let breaks: Vec<&str> = std::iter::once("PTS").chain(breaks).collect();
        let players = event.entrants().len().to_string();
        let rated = event.entrants().iter().filter(|one| one.rating > 0).count();
        let rounds = event.rounds_planned().to_string();
        let details = EventDetail::ALL.iter();
        let details = details.map(|&detail| (detail.code(), settled.detail(detail).to_owned()));
        let fields = [
            ("062", players),
            ("072", rated.to_string()),
            ("092", kind.to_owned()),
            ("122", settled.control.clone()),
            ("142", rounds.clone()),
            ("152", "W".to_owned()),
            ("192", code.to_owned()),
            ("212", breaks.join(",")),
            ("XXR", rounds),
        ];
        let kept = |code: &str| {
            let mut kept = event.foreign.iter();
            kept.any(|line| line.starts_with(code))
        };
        let mut fields: Vec<(&str, String)> = details.chain(fields).collect();
        if settled.name.is_empty() {
            // A file without a name is none to some programs.
            fields[0].1.push('-');
        }
        fields.retain(|(code, value)| !value.is_empty() && !kept(code));
        fields.sort_by_key(|(code, _)| *code);
        let line = |(code, value): (&str, String)| {
            // A name with the end of a line in it would make two lines.
            TrfLine::Other(format!("{code} {}", value.replace(['\n', '\r'], " ")))
        };
        let mut lines: Vec<TrfLine> = fields.into_iter().map(line).collect();
        lines.extend(event.foreign.iter().cloned().map(TrfLine::Other));
        let is_change =
            |entry: &TournamentEntry| matches!(entry.input, TournamentInput::TieBreaks(_));
        if event.log().iter().any(is_change) {
            lines.push(TrfLine::Other(format!("### 212 {}", breaks.join(","))));
        }
        let players = players_of(event, is_to_pair);
        let is_told = is_to_pair || kept("299");
        let less = players.iter().filter_map(TrfPlayer::points_not_counted);
        lines.extend(less.filter(|_| !is_told).map(TrfLine::Other));
        let players = players.into_iter();
        lines.extend(players.map(|player| TrfLine::Player(Box::new(player))));
        Self { lines }
    }
}

fn players_of(event: &Tournament, is_to_pair: bool) -> Vec<TrfPlayer> {
    let entrants = event.entrants().iter().enumerate();
    let mut players: Vec<TrfPlayer> = entrants
        .map(|(at, one)| TrfPlayer {
            number: at + 1,
            sex: one.sex.clone(),
            title: format!("{:>3}", one.title),
            name: one.name.clone(),
            rating: one.rating,
            federation: one.federation.clone(),
            id: format!("{:>11}", one.fide_id),
            birth: one.birth.clone(),
            ..TrfPlayer::default()
        })
        .collect();
    for placing in event.standings(event.rounds().len()) {
        if let Some(player) = players.get_mut(placing.player - 1) {
            player.rank = u32::try_from(placing.rank).unwrap_or(0);
            player.halves = placing.halves;
        }
    }
    for (at, round) in event.rounds().iter().enumerate() {
        for board in round
            .boards
            .iter()
            .filter(|one| one.score != Some(GameScore::Annulled))
        {
            for (side, colour) in [(Side::White, 'w'), (Side::Black, 'b')] {
                let sign = board.score.map_or("", |score| score.sign(side));
                // An engine takes a game that is not over for a draw.
                let is_open = is_to_pair && board.score.is_none();
                let sign = if is_open { "=" } else { sign };
                if let Some(line) = players.get_mut(board.at(side) - 1) {
                    line.halves += u32::from(is_open);
                }
                put(
                    &mut players,
                    board.at(side),
                    at,
                    board.at(side.other()),
                    (colour, sign.chars().next().unwrap_or(' ')),
                );
            }
        }
        for &(player, bye) in &round.byes {
            // Who is free in a round robin gets no point.
            let is_all = event
                .regulations()
                .is_some_and(|one| one.system.is_all_play_all());
            let bye = if is_all { ByeKind::Zero } else { bye };
            put(&mut players, player, at, 0, ('-', bye.letter()));
        }
    }
    if is_to_pair {
        for (player, bye) in event.byes_of(event.rounds().len() + 1) {
            // An engine wants the points of what is in the line.
            if let Some(line) = players.get_mut(player - 1) {
                line.halves += bye.halves();
            }
            put(
                &mut players,
                player,
                event.rounds().len(),
                0,
                ('-', bye.letter()),
            );
        }
    }
    players
}

/// Puts a round of a player where it belongs.
fn put(
    players: &mut [TrfPlayer],
    player: usize,
    at: usize,
    opponent: usize,
    (colour, code): (char, char),
) {
    let Some(player) = players.get_mut(player.wrapping_sub(1)) else {
        return;
    };
    while player.rounds.len() <= at {
        player.rounds.push(None);
    }
    player.rounds[at] = Some(TrfRound {
        opponent,
        colour,
        code,
    });
}
