//! The name of each report: a variant more is an error of the compiler here, and a sample that is missing
//! then one of `every_report_is_tried`.

use annabella::protocol::{
    DrillReport, Report, SheetReport, ShelfAnswer, TapeReport, TournamentAnswer, Trouble,
    WorkReport,
};

/// Names whatever fits one of the patterns, and lists all names. There is no name that is not listed, and nothing
/// without a name.
macro_rules! names {
    ($all:ident, $name:ident, $type:ty { $($pattern:pat => $text:expr,)* } $(else $rest:pat => $of_rest:expr)?) => {
        /// All names that the function gives.
        pub const $all: &[&str] = &[$($text),*];

        /// The name of one.
        pub fn $name(one: &$type) -> &'static str {
            match one {
                $($pattern => $text,)*
                $($rest => $of_rest,)?
            }
        }
    };
}

names! { NAMES, name, Report {
    Report::Started(_) => "started",
    Report::QuestionLeft => "question-left",
    Report::Tick => "tick",
    Report::InMenu(_) => "in-menu",
    Report::Speaks(_) => "speaks",
    Report::Trouble(Trouble::Sound { .. }) => "trouble-sound",
    Report::Trouble(Trouble::LogInUse) => "trouble-log-in-use",
    Report::Trouble(Trouble::NotKept) => "trouble-not-kept",
    Report::Trouble(Trouble::LogDamaged { .. }) => "trouble-log-damaged",
    Report::Trouble(Trouble::Unwritable { .. }) => "trouble-unwritable",
    Report::Trouble(Trouble::NoOtherGame) => "trouble-no-other-game",
    Report::Trouble(Trouble::SettingsBroken { .. }) => "trouble-settings",
    Report::Trouble(Trouble::SettingBroken { .. }) => "trouble-setting",
    Report::Trouble(Trouble::ProgressBroken { .. }) => "trouble-progress",
    Report::Trouble(Trouble::NoSuchVoice(_)) => "trouble-voice",
    Report::Trouble(Trouble::NotUnderstood(_)) => "trouble-words",
    Report::Trouble(Trouble::Reader { .. }) => "trouble-reader",
    Report::Trouble(Trouble::ReaderBeside) => "trouble-reader-beside",
    Report::Opened(_) => "opened",
    Report::NotOpened(_) => "not-opened",
    Report::Envelope(_) => "envelope",
    Report::NoEnvelope(_) => "no-envelope",
    Report::EnvelopeFiled(_) => "envelope-filed",
    Report::EnvelopeKept => "envelope-kept",
    Report::Proved(_) => "proved",
    Report::Thought(_) => "thought",
    Report::Slept { .. } => "slept",
    Report::SpeakerProposed(_) => "speaker-proposed",
    Report::WordsProposed => "words-proposed",
    Report::Sheet(SheetReport::Written(_)) => "sheet-written",
    Report::Sheet(SheetReport::Previewed(_)) => "sheet-previewed",
    Report::Sheet(SheetReport::Exists(_)) => "sheet-exists",
    Report::Sheet(SheetReport::Read(_)) => "sheet-read",
    Report::Sheet(SheetReport::NotSaved(_)) => "sheet-not-saved",
    Report::Drill(DrillReport::Load(_)) => "drill-load",
    Report::Drill(DrillReport::Exported(_)) => "drill-exported",
    Report::Drill(DrillReport::Collection(..)) => "drill-collection",
    Report::Drill(DrillReport::NoFile) => "drill-no-file",
    Report::Drill(DrillReport::Games(..)) => "drill-games",
    Report::Shelf(ShelfAnswer::Found(_)) => "shelf-found",
    Report::Shelf(ShelfAnswer::Kept(_)) => "shelf-kept",
    Report::Shelf(ShelfAnswer::EndedKept) => "shelf-ended-kept",
    Report::Shelf(ShelfAnswer::Imported(_)) => "shelf-imported",
    Report::Shelf(ShelfAnswer::BackedUp(..)) => "shelf-backed-up",
    Report::Shelf(ShelfAnswer::KeptBeside(..)) => "shelf-kept-beside",
    Report::Shelf(ShelfAnswer::Exists(_)) => "shelf-exists",
    Report::Shelf(ShelfAnswer::Restored(..)) => "shelf-restored",
    Report::Shelf(ShelfAnswer::Deleted(_)) => "shelf-deleted",
    Report::Shelf(ShelfAnswer::Sound(..)) => "shelf-sound",
    Report::Shelf(ShelfAnswer::Altered(_)) => "shelf-altered",
    Report::Shelf(ShelfAnswer::Unchecked(_)) => "shelf-unchecked",
    Report::Shelf(ShelfAnswer::Stopped(_)) => "shelf-stopped",
    Report::Shelf(ShelfAnswer::StoppedMended(_)) => "shelf-stopped-mended",
    Report::Shelf(ShelfAnswer::Fault(_)) => "shelf-fault",
    Report::Work(WorkReport::Began(_)) => "work-began",
    Report::Work(WorkReport::Reached(_)) => "work-reached",
    Report::Work(WorkReport::Ended(..)) => "work-ended",
    Report::Tape(TapeReport::Started { .. }) => "tape-started",
    Report::Tape(TapeReport::Stopped { .. }) => "tape-stopped",
    Report::Tape(TapeReport::Failed { .. }) => "tape-failed",
} else Report::Tournament(answer) => name_of_event(answer) }

names! { OF_EVENTS, name_of_event, TournamentAnswer {
    TournamentAnswer::Opened(..) => "tournament-opened",
    TournamentAnswer::Kept => "tournament-kept",
    TournamentAnswer::Unkept(_) => "tournament-unkept",
    TournamentAnswer::News(..) => "tournament-news",
    TournamentAnswer::Paired(_) => "tournament-paired",
    TournamentAnswer::Trouble(_) => "tournament-trouble",
    TournamentAnswer::Report(_) => "tournament-report",
    TournamentAnswer::Entries(_) => "tournament-entries",
    TournamentAnswer::Games(_) => "tournament-games",
    TournamentAnswer::Watching(_) => "tournament-watching",
    TournamentAnswer::Written(_) => "tournament-written",
    TournamentAnswer::Replaced(..) => "tournament-replaced",
} }
