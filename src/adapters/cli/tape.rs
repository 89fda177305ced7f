//! `score --to wav` and `flac`: the games of a file as a dictaphone would have recorded them.

use std::io;
use std::path::Path;

use super::args::{ScoreArgs, ScoreTarget};
use super::moves::PAUSE_MS;
use super::outcome::{Done, Failed, complain, said, unwritten};
use super::score_games::ScoreGames;
use super::texts::FileProgress;
use crate::adapters::audio::Recording;
use crate::adapters::envelope::dial;
use crate::adapters::host::numbered;
use crate::adapters::speaker::{OfflineError, Passage, Segment, SpeakerSettings, Studio};
use crate::adapters::store::Folders;
use crate::adapters::tape::{CueMark, CueSheet, Remarks, Tape};
use crate::board::Side;
use crate::desk::Desk;
use crate::narrate::announce::announce;
use crate::narrate::cue::{Cue, Part, Urgency, Utterance};
use crate::narrate::narrate;
use crate::narrate::tape::{stamp, tape_written};
use crate::narrate::viewer::opened;
use crate::protocol::{Event, OpenedGame, Settings, TapeFormat, ViewerEvent};
use crate::record::Record;

/// No move is said in less time.
const LEAST_SPEECH_MS: u32 = 400;

/// Records games one after the other, however many there are.
pub(super) fn record(
    args: &ScoreArgs,
    desk: &Desk,
    settings: &Settings,
    games: &mut dyn ScoreGames<'_>,
) -> Done {
    let (format, name) = if let ScoreTarget::Flac = args.to {
        (TapeFormat::Flac, "flac")
    } else {
        (TapeFormat::Wav, "wav")
    };
    let Some(path) = &args.output else {
        return Err(complain(&format!(
            "--to {name}: standard output cannot be a recording; give the file with -o FILE"
        )));
    };
    let broken = |error: &OfflineError| broken(path, error);
    if format == TapeFormat::Wav {
        let mut room = Recording::MOST_MS / u64::from(PAUSE_MS + LEAST_SPEECH_MS);
        games.look_through(&mut |record| {
            let left = room.checked_sub(announcements(record));
            let too_long = OfflineError::File(io::ErrorKind::FileTooLarge);
            room = left.ok_or_else(|| broken(&too_long))?;
            Ok(())
        })?;
    }
    let title = args.file.file_stem().unwrap_or_default().to_string_lossy();
    let tape = Tape::whole(path, format, CueSheet::new(&title)).map_err(|error| broken(&error))?;
    let cache = Folders::of_user().map(|folders| folders.cache);
    let mut dictation = Dictation {
        tape,
        path,
        studio: Studio::new(cache, SpeakerSettings::default()),
        desk,
        settings,
        game: 0,
    };
    let mut recorded = Ok(());
    while let Some(game) = games.next() {
        recorded = game.and_then(|(_, record)| dictation.game(&record, games.progress()));
        if recorded.is_err() {
            break;
        }
    }
    let (tape, games_recorded) = (dictation.tape, dictation.game);
    if recorded.is_err() || games_recorded == 0 {
        tape.give_up();
        return recorded;
    }
    let path_said = path.display().to_string();
    let written = tape_written(&path_said, tape.announcements(), tape.length_s());
    tape.finish().map_err(|error| broken(&error))?;
    let _ = complain(&said(desk, settings, written));
    Ok(())
}

/// How much is said of a game: who plays, the moves, the end.
fn announcements(record: &Record) -> u64 {
    record.plies() as u64 + 2
}

fn broken(path: &Path, error: &OfflineError) -> Failed {
    if *error == OfflineError::File(io::ErrorKind::FileTooLarge) {
        let reason = format!(
            "{}: a WAV file ends at 4 GiB; --to flac has no limit",
            path.display()
        );
        return complain(&reason);
    }
    match error {
        OfflineError::File(kind) => unwritten(Some(path), &(*kind).into()),
        OfflineError::Speech(_) => complain(&format!("{}: {error}", path.display())),
    }
}

/// A record that is being dictated.
struct Dictation<'a> {
    tape: Tape,
    path: &'a Path,
    studio: Studio,
    desk: &'a Desk,
    settings: &'a Settings,
    /// Games so far.
    game: u32,
}

impl Dictation<'_> {
    /// Who played, each move with what the clock showed, and the result.
    fn game(&mut self, record: &Record, progress: &mut FileProgress<'_>) -> Done {
        self.game = self.game.saturating_add(1);
        let opening = OpenedGame {
            record: record.clone(),
            number: 1,
            count: 1,
        };
        let heading = Utterance {
            part: Part::Interface,
            urgency: Urgency::Owed,
            sentences: opened(&opening),
        };
        let name = |tag| record.tag(tag).unwrap_or("?");
        let title = format!("{} \u{2013} {}", name("White"), name("Black"));
        let begin = ["Date", "Time", "UTCTime"];
        let remarks = begin.iter().zip(["DATE", "TIME", "UTCTIME"]);
        let remarks = remarks
            .filter_map(|(tag, key)| Some((key, record.tag(tag)?.to_owned())))
            .collect();
        let mark = self.mark(0, title, remarks);
        self.announce(&[heading], Some(mark), progress)?;
        for (ply, &mv) in record.moves().iter().enumerate() {
            let before = record.position_after(ply);
            let side = before.turn();
            let shown = record.notes().of(ply).and_then(|note| note.clock_ms);
            let clocks: Vec<(Side, u64)> = shown.map(|ms| (side, ms)).into_iter().collect();
            let said = Utterance {
                part: Part::Announcement,
                urgency: Urgency::Owed,
                sentences: vec![announce(before, mv, self.settings.form)],
            };
            let said: Vec<_> = std::iter::once(said).chain(stamp(None, &clocks)).collect();
            let key = if side == Side::White {
                "WHITE"
            } else {
                "BLACK"
            };
            let remarks = clocks.iter().map(|(_, ms)| (key, dial(*ms))).collect();
            let mark = self.mark(before.number(), numbered(before, mv), remarks);
            self.announce(&said, Some(mark), progress)?;
        }
        let end = Event::Viewer(ViewerEvent::EndOfGame {
            outcome: record.outcome(),
            was_there: false,
        });
        let cues = narrate(&end, self.settings).into_iter();
        let said = cues.filter_map(|cue| match cue {
            Cue::Say(utterance) => Some(utterance),
            Cue::Sound(_) => None,
        });
        self.announce(&said.collect::<Vec<_>>(), None, progress)
    }

    const fn mark(&self, number: u32, title: String, remarks: Remarks) -> CueMark {
        CueMark {
            game: self.game,
            number,
            title,
            remarks,
        }
    }

    fn announce(
        &mut self,
        said: &[Utterance],
        mark: Option<CueMark>,
        progress: &mut FileProgress<'_>,
    ) -> Done {
        let done = usize::try_from(self.game).unwrap_or(usize::MAX);
        progress.reached(done.saturating_sub(1), None)?;
        let segment = |utterance| {
            let text = self.desk.voices().render(utterance, self.settings);
            Segment {
                language: text.language,
                text: text.spoken,
            }
        };
        let passage = Passage {
            sounds: Vec::new(),
            speech: said.iter().map(segment).collect(),
            pause_ms: PAUSE_MS,
        };
        let announced = self.tape.announce(&mut self.studio, &passage, mark);
        announced.map_err(|error| broken(self.path, &error))
    }
}
