//! What is refused when it is entered, and let be in a log: earlier versions have taken it.

use super::day::day_of;
use super::entrant::Entrant;
use super::found::TournamentFault;
use super::input::{TournamentEntry, TournamentInput};
use super::regulations::EventDetail;
use super::round::{BoardAt, GameScore};
use super::state::Tournament;
use super::trf_import;

type Checked = Result<(), TournamentFault>;

/// The columns of a name in a report.
const MOST_LETTERS: usize = 33;

/// The titles that federations know.
const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

impl Tournament {
    /// Whether an input may be entered today.
    pub(super) fn check(&self, input: &TournamentInput) -> Checked {
        match input {
            TournamentInput::Score { at, score, .. } => self.check_score(*at, *score),
            TournamentInput::Late { at, .. } => self.check_both_are_here(*at),
            TournamentInput::Game { at, pgn, replaces } => {
                self.check_both_are_here(*at)?;
                match replaces {
                    true => Ok(()),
                    false => self.check_game(*at, pgn),
                }
            }
            TournamentInput::Enter(entrant) => self.check_entrant(entrant, None),
            TournamentInput::Amend { player, text } => {
                let amended = self.entrant(*player).and_then(|old| old.amended(text));
                amended.map_or(Ok(()), |new| self.check_entrant(&new, Some(*player)))
            }
            TournamentInput::Detail(detail, text) => self.check_detail(*detail, text),
            TournamentInput::Import(text) => Ok(trf_import::check_kind(text)?),
            TournamentInput::Found(_)
            | TournamentInput::Lots(_)
            | TournamentInput::Draw(_)
            | TournamentInput::Pair(_)
            | TournamentInput::Unpair
            | TournamentInput::Absent { .. }
            | TournamentInput::Reopen { .. }
            | TournamentInput::Adjourn { .. }
            | TournamentInput::Withdraw { .. }
            | TournamentInput::TieBreaks(_)
            | TournamentInput::Tick(..)
            | TournamentInput::Untick(..)
            | TournamentInput::Assist { .. } => Ok(()),
        }
    }

    fn check_both_are_here(&self, at: BoardAt) -> Checked {
        let gone = self.gone_from(at);
        gone.map_or(Ok(()), |gone| Err(TournamentFault::Left(self.name(gone))))
    }

    /// Who has left, so that a game was decided without being played: § 23 (USSR 1956), C.06 V.4 (FIDE 2011).
    pub(super) fn gone_from(&self, at: BoardAt) -> Option<usize> {
        let game = self.board(at)?;
        game.score.filter(|score| !score.is_played())?;
        // A result that was entered for itself may be a mistake.
        let is_of_it = |entry: &&TournamentEntry| {
            matches!(
                &entry.input,
                TournamentInput::Score { at: other, .. }
                    | TournamentInput::Reopen { at: other, .. } if *other == at
            )
        };
        let last = self.log.iter().rev().find(is_of_it);
        if last.is_some_and(|entry| matches!(entry.input, TournamentInput::Score { .. })) {
            return None;
        }
        let mut players = game.players().into_iter();
        players.find(|player| self.left.contains_key(player))
    }

    /// A game that did not take place because somebody had left was not played after all; who is there may not have come
    /// either.
    fn check_score(&self, at: BoardAt, score: GameScore) -> Checked {
        let (Some(game), Some(gone)) = (self.board(at), self.gone_from(at)) else {
            return Ok(());
        };
        let is_struck = self.shown(game) == Some(GameScore::Annulled);
        let can_be = match score {
            GameScore::Forfeit(None) => !is_struck,
            GameScore::Forfeit(Some(won)) => !is_struck && !self.left.contains_key(&game.at(won)),
            GameScore::Played(_) | GameScore::Adjudicated(_) | GameScore::Annulled => false,
        };
        match can_be || game.score == Some(score) {
            true => Ok(()),
            false => Err(TournamentFault::Left(self.name(gone))),
        }
    }

    /// What is known of a player fits its columns, and his name tells him from all others. What stood there before is
    /// let be.
    fn check_entrant(&self, entrant: &Entrant, number: Option<usize>) -> Checked {
        let old = number.and_then(|number| self.entrant(number));
        let name = entrant.name.trim();
        if name.contains(char::is_control) {
            let seen = name.replace(char::is_control, " ");
            return Err(TournamentFault::Value("value-name", seen));
        }
        let others = (1..).zip(&self.entrants);
        let mut others = others.filter(|(other, _)| Some(*other) != number);
        let lower = name.to_lowercase();
        if others.any(|(_, one)| one.name.to_lowercase() == lower && !one.differs_from(entrant)) {
            return Err(TournamentFault::NameTaken(name.to_owned()));
        }
        // A number means a player by his number, and 1-0 a result; marks that nobody hears make two names of one.
        if !name.contains(char::is_alphabetic) || name.contains(is_unheard) {
            return Err(TournamentFault::Value("value-name", name.to_owned()));
        }
        if name.chars().count() > MOST_LETTERS {
            let most = MOST_LETTERS.to_string();
            return Err(TournamentFault::Value("value-name-length", most));
        }
        let wrong = entrant.wrong().filter(|(key, _)| {
            let before = old.and_then(Entrant::wrong);
            before.is_none_or(|(other, _)| other != *key)
        });
        wrong.map_or(Ok(()), |(key, value)| {
            Err(TournamentFault::Value(key, value))
        })
    }

    /// A day is a day, and the last one is not before the first.
    fn check_detail(&self, detail: EventDetail, text: &str) -> Checked {
        let key = match detail {
            EventDetail::Begins => "value-begins",
            EventDetail::Ends => "value-ends",
            EventDetail::Name
            | EventDetail::Place
            | EventDetail::Federation
            | EventDetail::Arbiter
            | EventDetail::Deputies => return Ok(()),
        };
        if text.trim().is_empty() {
            return Ok(());
        }
        let wrong = || TournamentFault::Value(key, text.trim().to_owned());
        let day = day_of(text).ok_or_else(wrong)?;
        let settled = self.settled()?;
        let of = |detail| day_of(settled.detail(detail));
        let is_upside_down = match detail == EventDetail::Begins {
            true => of(EventDetail::Ends).is_some_and(|ends| ends < day),
            false => of(EventDetail::Begins).is_some_and(|begins| day < begins),
        };
        match is_upside_down {
            true => Err(wrong()),
            false => Ok(()),
        }
    }
}

impl Entrant {
    /// Whether something that is known of both tells a player from another one of his name.
    pub(super) fn differs_from(&self, other: &Self) -> bool {
        let known = |one: &Self| {
            let rating = (one.rating > 0).then(|| one.rating.to_string());
            let texts = [&one.birth, &one.fide_id, &one.federation, &one.title];
            let [birth, id, federation, title] = texts.map(String::clone);
            [birth, id, federation, title, rating.unwrap_or_default()]
        };
        let mut both = known(self).into_iter().zip(known(other));
        both.any(|(one, other)| !one.is_empty() && !other.is_empty() && one != other)
    }

    /// What does not fit its columns in the report, or is not what it should be: its key and its text.
    fn wrong(&self) -> Option<(&'static str, String)> {
        let is_in = |text: &str, all: &[&str]| text.is_empty() || all.contains(&text);
        let letters = |text: &str| text.chars().all(|c| c.is_ascii_uppercase());
        let year = |text: &str| text.len() == 4 && text.chars().all(|c| c.is_ascii_digit());
        let checks = [
            (
                "value-rating",
                self.rating.to_string(),
                self.rating < 10_000,
            ),
            (
                "value-title",
                self.title.clone(),
                is_in(&self.title, &TITLES),
            ),
            (
                "value-federation",
                self.federation.clone(),
                self.federation.is_empty()
                    || (self.federation.len() == 3 && letters(&self.federation)),
            ),
            (
                "value-sex",
                self.sex.clone(),
                is_in(&self.sex, &["m", "f", "w"]),
            ),
            (
                "value-birth",
                self.birth.clone(),
                self.birth.is_empty() || year(&self.birth) || day_of(&self.birth).is_some(),
            ),
            (
                "value-id",
                self.fide_id.clone(),
                self.fide_id.len() <= 11 && self.fide_id.chars().all(|c| c.is_ascii_digit()),
            ),
            ("value-seat", self.seat.to_string(), self.seat <= 2500),
        ];
        let mut wrong = checks.into_iter().filter(|(.., fits)| !fits);
        wrong.next().map(|(key, text, _)| (key, text))
    }
}

/// Whether a sign is neither seen nor heard, so that two names with it look alike.
fn is_unheard(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
