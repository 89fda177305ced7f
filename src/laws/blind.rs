//! The blind players' layer: what changes for a side that plays by touch.

use super::moving::{MoveMadeWhen, TouchedWhen};
use super::rule::Cited;

rules! {
    /// What changes for a side that plays by touch, and between the two boards.
    pub struct Blind {
        /// Either player may demand that a sighted and a blind player use two boards.
        pub two_boards: Option<Cited<()>>,
        /// A sighted opponent touches and moves by the normal rules.
        pub sighted_by_normal_rules: Option<Cited<()>>,
        /// What counts as touching a piece.
        pub touched_when: Cited<TouchedWhen>,
        pub move_made_when: Cited<MoveMadeWhen>,
        /// The opponent's clock may be started only after the announcement.
        pub clock_after_announcement: Cited<()>,
        /// What holds when the announcement and the move on the board differ.
        pub announcement_differs: Cited<AnnouncementDiffers>,
        /// The opponent repeats the announcement and makes the move on his own board.
        pub repeat_announcement: Option<Cited<()>>,
        /// In which words a move is announced.
        pub announcement_words: Cited<AnnouncementWords>,
        /// A promotion is announced with the piece that is chosen.
        pub promotion_announced: Option<Cited<()>>,
        /// How a blind player may keep the score of the game.
        pub blind_keeping_score: Cited<BlindKeepingScore>,
        /// How two boards that differ are brought together again.
        pub sheets_differ: Option<Cited<SheetsDiffer>>,
        /// What a blind player may ask about the time.
        pub time_questions: Cited<TimeQuestions>,
        /// The arbiter tells a player, where needed, how much time is left before the control.
        pub time_warnings: Option<Cited<()>>,
        /// The clock may speak the time and the number of moves to the blind player.
        pub clock_may_speak: Option<Cited<()>>,
        /// The blind player may point at squares and touch them to reckon.
        pub pointing: Option<Cited<()>>,
        /// The longest playing time of one day in seconds.
        pub daily_playing_time_s: Option<Cited<u32>>,
        /// The move is sealed in Braille, in full notation, on a sheet of its own.
        pub sealed_in_braille: Option<Cited<()>>,
        /// An assistant may move, announce, write and press the clock for the blind player.
        pub assistant: Option<Cited<()>>,
        /// Without one, the sighted player may have an assistant who moves and announces.
        pub sighted_players_assistant: Option<Cited<()>>,
    }
}

/// What holds when the announcement and the move on the board differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnouncementDiffers {
    /// The move made on the board.
    MoveMadeCounts,
    /// The announcement is put right at once, before the opponent's clock is started.
    CorrectedBeforeClock,
}

/// In which words a move is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnouncementWords {
    /// As the notation is read aloud.
    Notation,
    /// With the international names of files, German numbers of ranks and German names of pieces.
    International,
}

/// How a blind player may keep the score of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlindKeepingScore {
    /// In Braille as well as in print.
    BrailleAllowed,
    /// In Braille, in longhand, or by recording his voice.
    BrailleLonghandOrRecording,
}

/// How two boards that differ are brought together again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetsDiffer {
    /// If the two scores agree, who wrote right and played wrong puts his board right. If they differ, the moves go
    /// back to where they agree, and the arbiter sets the clocks.
    BoardFollowsScoreElseBack,
}

/// What a blind player may ask about the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeQuestions {
    /// Only while it is his move.
    pub on_own_move_only: bool,
    /// The answer also tells the number of moves made.
    pub tells_moves: bool,
}
