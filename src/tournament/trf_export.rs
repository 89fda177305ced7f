//! The report of an event, as a file of TRF.

use super::entrant::Entrant;
use super::input::{TournamentEntry, TournamentInput};
use super::regulations::{EventDetail, PairingSystem, Regulations};
use super::round::GameScore;
use super::state::{Leaving, Tournament};
use super::trf::{LEFT, TrfRound, WIDTH};
use crate::board::Side;

/// What a player has in a report besides what is known of him.
#[derive(Clone, Default)]
struct TrfRow {
    halves: u32,
    rank: usize,
    rounds: Vec<Option<TrfRound>>,
}

impl Tournament {
    /// The report, with `\n` at the end of each line. For an engine that is to pair, who will be absent stands in the next
    /// round, and a game that is not over is a draw. What was not understood of a report that was read stands in it again.
    pub fn trf(&self, is_to_pair: bool) -> String {
        let Some(settled) = &self.regulations else {
            return String::new();
        };
        if let (
            [
                TournamentEntry {
                    input: TournamentInput::Import(text),
                    ..
                },
            ],
            false,
        ) = (self.log(), is_to_pair)
        {
            // Nothing has happened since.
            return as_written(text);
        }
        let mut lines = self.heads(settled);
        lines.extend(self.foreign.iter().cloned());
        // By their codes, as in the reports of other programs.
        lines.sort_by(|one, other| one.get(..3).cmp(&other.get(..3)));
        let is_change = |input: &TournamentInput| matches!(input, TournamentInput::TieBreaks(_));
        if self.log.iter().any(|entry| is_change(&entry.input)) {
            lines.push(format!("### 212 {}", tie_breaks(settled)));
        }
        lines.extend(self.left.iter().map(|(player, leaving)| {
            let annulled = leaving.is_annulled.then_some(Leaving::ANNULLED);
            let words = annulled
                .into_iter()
                .chain(leaving.is_struck.then_some(Leaving::STRUCK));
            words.fold(format!("{LEFT} {player}"), |line, word| line + " " + word)
        }));
        let rows = self.trf_rows(is_to_pair);
        if !is_to_pair && !self.keeps("299") {
            let numbered = (1..).zip(&rows);
            lines.extend(numbered.filter_map(|(number, row)| row.not_counted(number)));
        }
        let players = (1..).zip(self.entrants.iter().zip(&rows));
        lines.extend(players.map(|(number, (entrant, row))| row.line(number, entrant)));
        lines.into_iter().map(|line| line + "\n").collect()
    }

    /// Whether a line of this code stands in the report again that was read.
    fn keeps(&self, code: &str) -> bool {
        self.foreign.iter().any(|line| line.starts_with(code))
    }

    /// What stands before the players.
    fn heads(&self, settled: &Regulations) -> Vec<String> {
        let (kind, code) = match settled.system {
            PairingSystem::Swiss => ("Swiss-System", "FIDE_DUTCH"),
            PairingSystem::Match => ("Match", "OTHER_INDIVIDUAL"),
            PairingSystem::RoundRobin => ("Round-Robin", "BERGER_ROUNDROBIN"),
            PairingSystem::DoubleRoundRobin => ("Double-Round-Robin", "BERGER_DOUBLE_ROUNDROBIN"),
        };
        let rated = self.entrants.iter().filter(|one| one.rating > 0).count();
        let rounds = self.rounds_planned().to_string();
        let details = EventDetail::ALL.iter();
        let details = details.map(|&detail| (detail.code(), settled.detail(detail).to_owned()));
        let fields = [
            ("062", self.entrants.len().to_string()),
            ("072", rated.to_string()),
            ("092", kind.to_owned()),
            ("122", settled.control.clone()),
            ("142", rounds.clone()),
            ("152", "W".to_owned()),
            ("192", code.to_owned()),
            ("212", tie_breaks(settled)),
            ("XXR", rounds),
        ];
        let mut fields: Vec<(&str, String)> = details.chain(fields).collect();
        if settled.name.is_empty() {
            // A file without a name is none to some programs.
            fields[0].1.push('-');
        }
        fields.retain(|(code, value)| !value.is_empty() && !self.keeps(code));
        // A name with the end of a line in it would make two lines.
        let line =
            |(code, value): (&str, String)| format!("{code} {}", value.replace(['\n', '\r'], " "));
        fields.into_iter().map(line).collect()
    }

    fn trf_rows(&self, is_to_pair: bool) -> Vec<TrfRow> {
        let empty = TrfRow {
            rounds: vec![None; self.rounds.len() + 1],
            ..TrfRow::default()
        };
        let mut rows = vec![empty; self.entrants.len()];
        for placing in self.standings(self.rounds.len()) {
            let row = &mut rows[placing.player - 1];
            (row.rank, row.halves) = (placing.rank, placing.halves);
        }
        for (at, game) in self.games() {
            if game.score == Some(GameScore::Annulled) {
                continue;
            }
            for (side, colour) in [(Side::White, 'w'), (Side::Black, 'b')] {
                let row = &mut rows[game.at(side) - 1];
                let sign = match game.score {
                    // The format has a sign of its own for a draw.
                    Some(score) => match score.sign(side) {
                        "½" => "=",
                        sign => sign,
                    },
                    // An engine takes a game that is not over for a draw, and wants its points.
                    None if is_to_pair => {
                        row.halves += 1;
                        "="
                    }
                    None => "",
                };
                row.rounds[at.round - 1] = Some(TrfRound {
                    opponent: game.at(side.other()),
                    colour,
                    code: sign.chars().next().unwrap_or(' '),
                });
            }
        }
        let free = |code| {
            Some(TrfRound {
                opponent: 0,
                colour: '-',
                code,
            })
        };
        let settled = self.regulations.as_ref();
        let is_nothing =
            settled.is_some_and(|one| one.system.is_all_play_all() && one.free_halves == 0);
        for (at, round) in self.rounds.iter().enumerate() {
            for &(player, bye) in &round.byes {
                // Who is free in a round robin gets no point.
                rows[player - 1].rounds[at] = free(if is_nothing { 'Z' } else { bye.letter() });
            }
        }
        let absent = self.byes_of(self.rounds.len() + 1);
        for (player, bye) in absent.into_iter().filter(|_| is_to_pair) {
            // An engine wants the points of what is in the line.
            rows[player - 1].halves += bye.halves();
            rows[player - 1].rounds[self.rounds.len()] = free(bye.letter());
        }
        rows
    }
}

/// A report that was read, with `\n` at the end of each line.
fn as_written(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}');
    let text = text.trim_end_matches('\u{1a}').replace("\r\n", "\n");
    let lines = text.trim_end_matches(['\n', '\r']).split(['\n', '\r']);
    lines.map(|line| line.to_owned() + "\n").collect()
}

/// The points and the tie-breaks, in the order of the event.
fn tie_breaks(settled: &Regulations) -> String {
    let codes = settled.tie_breaks.iter().map(|one| one.code());
    let codes: Vec<&str> = std::iter::once("PTS").chain(codes).collect();
    codes.join(",")
}

impl TrfRow {
    /// The line that takes away what was won in games that do not count, for the standings alone: record 299 of TRF26.
    /// Without it a reader would reckon with the results, and refuse the points.
    fn not_counted(&self, number: usize) -> Option<String> {
        let codes = self.rounds.iter().flatten().map(|round| round.code);
        let won = codes.map(|code| match code {
            '1' | '+' | 'U' | 'F' => 2,
            '=' | 'H' => 1,
            _ => 0,
        });
        let less = won.sum::<u32>().saturating_sub(self.halves);
        let line = format!(
            "299     0.0  {:>4}  999 {number:>4}",
            format!("-{}", points(less))
        );
        (less > 0).then_some(line)
    }

    fn line(&self, number: usize, entrant: &Entrant) -> String {
        let rating = Some(entrant.rating).filter(|&rating| rating > 0);
        // What is too long for its columns would move all that follows.
        let mut line = format!(
            "001 {number:>4} {:1.1}{:>3.3} {:<33.33} {:>4} {:<3.3} {:>11.11} {:<10.10} {:>4} {:>4}",
            entrant.sex,
            entrant.title,
            entrant.name,
            rating.map(|rating| rating.to_string()).unwrap_or_default(),
            entrant.federation,
            entrant.fide_id,
            entrant.birth,
            points(self.halves),
            self.rank,
        );
        // A round that is to be paired is there for an engine; one that does not count is blank, and must be there.
        let mut rounds = self.rounds.as_slice();
        if let [before @ .., None] = rounds {
            rounds = before;
        }
        for round in rounds {
            line.push_str(&match round {
                None => " ".repeat(WIDTH),
                Some(TrfRound {
                    opponent: 0,
                    colour,
                    code,
                }) => format!("  0000 {colour} {code}"),
                Some(TrfRound {
                    opponent,
                    colour,
                    code,
                }) => format!("  {opponent:>4} {colour} {code}"),
            });
        }
        match rounds.last() {
            Some(None) => line,
            Some(Some(_)) | None => line.trim_end().to_owned(),
        }
    }
}

/// Halves as points: `3.5`.
fn points(halves: u32) -> String {
    format!("{}.{}", halves / 2, halves % 2 * 5)
}
