//! The name of each report: a variant more is an error of the compiler here, and a sample that is missing
//! then one of `every_report_is_tried`.

use annabella::protocol::{
    DrillReport, Report, SheetReport, ShelfAnswer, TapeReport, TournamentAnswer, Trouble,
    WorkReport,
};

/// The names of all reports, as `name` gives them.
pub const NAMES: [&str; 57] = [
    "started",
    "question-left",
    "tick",
    "in-menu",
    "trouble",
    "opened",
    "not-opened",
    "envelope",
    "no-envelope",
    "envelope-filed",
    "envelope-kept",
    "proved",
    "thought",
    "slept",
    "speaker-proposed",
    "words-proposed",
    "sheet-written",
    "sheet-previewed",
    "sheet-exists",
    "sheet-read",
    "sheet-not-saved",
    "drill-load",
    "drill-exported",
    "drill-collection",
    "drill-no-file",
    "drill-games",
    "shelf-found",
    "shelf-kept",
    "shelf-ended-kept",
    "shelf-imported",
    "shelf-backed-up",
    "shelf-exists",
    "shelf-restored",
    "shelf-deleted",
    "shelf-stopped",
    "shelf-fault",
    "tournament-opened",
    "tournament-kept",
    "tournament-unkept",
    "tournament-paired",
    "tournament-trouble",
    "tournament-report",
    "tournament-games",
    "tournament-watching",
    "tournament-written",
    "work-began",
    "work-reached",
    "work-ended",
    "tape-started",
    "tape-stopped",
    "tape-failed",
    "trouble-log",
    "trouble-file",
    "trouble-settings",
    "trouble-words",
    "trouble-reader",
    "trouble-progress",
];

/// The name of a report. Who adds a variant adds its name above and a sample below.
pub fn name(report: &Report) -> &'static str {
    match report {
        Report::Started(_) => "started",
        Report::QuestionLeft => "question-left",
        Report::Tick => "tick",
        Report::InMenu(_) => "in-menu",
        Report::Trouble(trouble) => name_of_trouble(trouble),
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
        Report::Sheet(report) => match report {
            SheetReport::Written(_) => "sheet-written",
            SheetReport::Previewed(_) => "sheet-previewed",
            SheetReport::Exists(_) => "sheet-exists",
            SheetReport::Read(_) => "sheet-read",
            SheetReport::NotSaved(_) => "sheet-not-saved",
        },
        Report::Drill(report) => match report {
            DrillReport::Load(_) => "drill-load",
            DrillReport::Exported(_) => "drill-exported",
            DrillReport::Collection(..) => "drill-collection",
            DrillReport::NoFile => "drill-no-file",
            DrillReport::Games(..) => "drill-games",
        },
        Report::Shelf(answer) => name_of_answer(answer),
        Report::Tournament(answer) => match &**answer {
            TournamentAnswer::Opened(..) => "tournament-opened",
            TournamentAnswer::Kept => "tournament-kept",
            TournamentAnswer::Unkept(_) => "tournament-unkept",
            TournamentAnswer::Paired(_) => "tournament-paired",
            TournamentAnswer::Trouble(_) => "tournament-trouble",
            TournamentAnswer::Report(_) => "tournament-report",
            TournamentAnswer::Games(_) => "tournament-games",
            TournamentAnswer::Watching(_) => "tournament-watching",
            TournamentAnswer::Written(_) => "tournament-written",
        },
        Report::Work(report) => match report {
            WorkReport::Began(_) => "work-began",
            WorkReport::Reached(_) => "work-reached",
            WorkReport::Ended(..) => "work-ended",
        },
        Report::Tape(report) => match report {
            TapeReport::Started { .. } => "tape-started",
            TapeReport::Stopped { .. } => "tape-stopped",
            TapeReport::Failed { .. } => "tape-failed",
        },
    }
}

fn name_of_trouble(trouble: &Trouble) -> &'static str {
    match trouble {
        Trouble::Sound { .. } => "trouble",
        Trouble::LogInUse | Trouble::LogDamaged { .. } => "trouble-log",
        Trouble::Unwritable { .. } | Trouble::NoOtherGame => "trouble-file",
        Trouble::SettingsBroken { .. } | Trouble::SettingBroken { .. } => "trouble-settings",
        Trouble::ProgressBroken { .. } => "trouble-progress",
        Trouble::NoSuchVoice(_) | Trouble::NotUnderstood(_) => "trouble-words",
        Trouble::Reader { .. } | Trouble::ReaderBeside => "trouble-reader",
    }
}

fn name_of_answer(answer: &ShelfAnswer) -> &'static str {
    match answer {
        ShelfAnswer::Found(_) => "shelf-found",
        ShelfAnswer::Kept(_) => "shelf-kept",
        ShelfAnswer::EndedKept => "shelf-ended-kept",
        ShelfAnswer::Imported(_) => "shelf-imported",
        ShelfAnswer::BackedUp(..) => "shelf-backed-up",
        ShelfAnswer::Exists(_) => "shelf-exists",
        ShelfAnswer::Restored(..) => "shelf-restored",
        ShelfAnswer::Deleted(_) => "shelf-deleted",
        ShelfAnswer::Stopped(_) => "shelf-stopped",
        ShelfAnswer::Fault(_) => "shelf-fault",
    }
}
