//! What the players agree on before a game: conduct, edition, form, who plays by touch, the clock.

use crate::arbiter::Rules;
use crate::board::{Side, listed};
use crate::clock::{Bonus, TimeControl};
use crate::game::{Game, Position};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// How strictly a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conduct {
    /// A move is made in one go, an illegal one is refused, moves can be taken back.
    #[default]
    Practice,
    /// Touch, announcement and clock as the laws have them.
    Competition,
}

/// The form of competition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum FormOfPlay {
    /// Long thinking time.
    #[default]
    Standard,
    /// Rapid, without an arbiter at the board.
    Rapid,
    /// Rapid, watched like a standard game.
    RapidWatched,
    /// Blitz, without an arbiter at the board.
    Blitz,
    /// Blitz, with an arbiter of its own.
    BlitzWatched,
}

listed!(FormOfPlay);

/// How a player announces the move that is on the board.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Announcing {
    /// In words, spoken or typed.
    #[default]
    Words,
    /// In words, or by a key that lets the program read the move out.
    ReadOut,
}

/// What the players agree on before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Agreement {
    /// How strictly the game is played.
    pub conduct: Conduct,
    /// The key of the edition of the laws, for example `fide-2023`.
    pub edition: String,
    /// The form of competition.
    pub form: FormOfPlay,
    /// Whether White and whether Black plays by touch.
    pub blind: [bool; 2],
    /// The time control; `None` for a game without clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control: Option<TimeControl>,
    /// How moves are announced.
    pub announcing: Announcing,
    /// Whether the opponent repeats each announcement before the clock is pressed.
    pub opponent_repeats: bool,
    /// Whether each player has a board of his own.
    pub two_boards: bool,
    /// Before this move no draw may be offered or agreed on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_draws_before: Option<u32>,
    /// How long a session lasts before the game is adjourned, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_s: Option<u32>,
    /// What is agreed on around the board.
    #[serde(rename = "hall")]
    pub arrangements: Arrangements,
    /// Whom the program plays, in practice; `None` leaves it as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<AgreedOpponent>,
    /// Whether its terms are read, and whether to begin is asked, before it begins: its clock would run meanwhile.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reads_first: bool,
    /// Whether another game is under way, which is given up when this one begins.
    #[serde(skip)]
    pub ends_game: bool,
    /// What the game is called, if it is one of an event: tags of PGN.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, String)>,
    /// The position from which the game is played.
    pub position: Position,
}

/// The program as the opponent that was agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AgreedOpponent {
    /// The side that it plays.
    pub side: Side,
    /// How strong it plays, 1 to 10; `None` leaves it as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// What is agreed on around the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Arrangements {
    /// It was announced that draws may be claimed in a quickplay finish; only some editions ask.
    pub quickplay: bool,
    /// No arbiter is on the spot.
    pub without_arbiter: bool,
    /// Players by touch are warned of the time, though the laws tell it on request only.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub warnings: bool,
    /// How late a player may come, in seconds, if the event has a rule of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_s: Option<u32>,
    /// Whether White and whether Black is still awaited when the game begins.
    pub awaited: [bool; 2],
}

impl Default for Agreement {
    fn default() -> Self {
        Self {
            conduct: Conduct::Practice,
            edition: "fide-2023".to_owned(),
            form: FormOfPlay::Standard,
            blind: [true; 2],
            control: None,
            announcing: Announcing::Words,
            opponent_repeats: false,
            two_boards: false,
            no_draws_before: None,
            session_s: None,
            arrangements: Arrangements::default(),
            opponent: None,
            reads_first: false,
            ends_game: false,
            tags: Vec::new(),
            position: Position::default(),
        }
    }
}

/// Why an agreement is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// The program knows no edition with this key.
    NoSuchEdition(String),
    /// The edition has no rules for this form of competition.
    NoSuchForm(FormOfPlay),
    /// The edition does not know that the opponent repeats announcements.
    NoRepetition,
    /// The edition does not let the regulations forbid draws.
    NoDrawLimit,
    /// The edition knows no claims of a draw in a quickplay finish.
    NoQuickplay,
    /// The edition knows such claims, and not in this form of competition.
    NoQuickplayInForm,
    /// The edition knows no delay.
    NoDelay,
    /// The edition lets no event say how late a player may come.
    NoLateRule,
    /// The edition belongs to the other game.
    OtherGame,
}

impl Agreement {
    /// The rules of a game under this agreement.
    ///
    /// # Errors
    /// The first thing that the edition does not have.
    pub fn rules(&self) -> Result<Rules, Disagreement> {
        let Some(standard) = Rules::find(&self.edition, FormOfPlay::Standard.key(), self.blind)
        else {
            return Err(Disagreement::NoSuchEdition(self.edition.clone()));
        };
        let Some(rules) = Rules::find(&self.edition, self.form.key(), self.blind) else {
            return Err(Disagreement::NoSuchForm(self.form));
        };
        if Game::of_edition(&self.edition) != self.position.game() {
            return Err(Disagreement::OtherGame);
        }
        if self.opponent_repeats && standard.edition.blind.repeat_announcement.is_none() {
            return Err(Disagreement::NoRepetition);
        }
        if self.no_draws_before.is_some() && rules.form.ends.no_draws_before_move.is_none() {
            return Err(Disagreement::NoDrawLimit);
        }
        if self.arrangements.quickplay && rules.form.ends.quickplay_finish.is_none() {
            return Err(match standard.form.ends.quickplay_finish {
                Some(_) => Disagreement::NoQuickplayInForm,
                None => Disagreement::NoQuickplay,
            });
        }
        if rules.form.timing.delay.is_none() && self.has_delay() {
            return Err(Disagreement::NoDelay);
        }
        let late = rules.form.timing.late_arrival_set_by_event;
        if self.arrangements.late_s.is_some() && late.is_none() {
            return Err(Disagreement::NoLateRule);
        }
        Ok(rules)
    }

    /// The agreement of a practice game from a position.
    pub fn practice(position: Position) -> Self {
        Self {
            edition: position.game().edition().to_owned(),
            position,
            ..Self::default()
        }
    }

    /// Begins with the game to which the edition belongs, if the position is of another one.
    pub fn take_game_of_edition(&mut self) {
        let game = Game::of_edition(&self.edition);
        if self.position.game() != game {
            self.position = game.start();
        }
    }

    /// Makes the form of competition the one that the time control has in the edition.
    pub fn take_form_of_time(&mut self) {
        let Some(control) = &self.control else { return };
        let Some(rules) = Rules::find(&self.edition, FormOfPlay::Standard.key(), self.blind) else {
            return;
        };
        let key = rules.form_by_time(control);
        let form: Option<FormOfPlay> = key.parse().ok();
        self.form = form.unwrap_or_default();
    }

    fn has_delay(&self) -> bool {
        let periods = |side| {
            self.control
                .iter()
                .flat_map(move |control| control.periods(side))
        };
        let is_delay = |bonus| matches!(bonus, Bonus::Delay(_) | Bonus::Bronstein(_));
        Side::BOTH
            .into_iter()
            .flat_map(periods)
            .any(|period| is_delay(period.bonus))
    }
}
