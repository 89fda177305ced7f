//! The chapters of a sound file as a cue sheet, which has room for 99 tracks.

use std::path::Path;

use crate::adapters::audio::SAMPLE_RATE_HZ;

/// A cue sheet has no more tracks.
const MOST_TRACKS: usize = 99;

/// Cue sheets count 75ths of a second.
const PER_SECOND: u64 = 75;

/// Where the numbers of moves would lie so far apart that they are no help, tracks begin with games alone.
const MOST_NUMBERS: u32 = 64;

/// Words in capitals and their values, for example `TIME` and `14:32:05`.
pub type Remarks = Vec<(&'static str, String)>;

/// A place in the record at which a track may begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CueMark {
    /// Which game of the file, counted from 1.
    pub game: u32,
    /// The number of the move that begins here; 0 for the beginning of the game.
    pub number: u32,
    /// What the track is called.
    pub title: String,
    /// What else is known.
    pub remarks: Remarks,
}

/// The cue sheet of a sound file that grows.
///
/// A track begins with each game and with each number of a move. Where there are more than 99 of them, it begins with
/// every second number, every fourth, and so on, then with games alone, then with every second game. The list is never
/// longer, however many games there are.
#[derive(Clone, Debug)]
pub struct CueSheet {
    title: String,
    tracks: Vec<(u64, CueMark)>,
    /// Which numbers begin a track: those after every given number; none at all beyond [`MOST_NUMBERS`].
    numbers: u32,
    /// Which games do.
    games: u32,
}

impl CueSheet {
    /// An empty sheet of this title.
    pub fn new(title: &str) -> Self {
        Self {
            title: title.to_owned(),
            tracks: Vec::new(),
            numbers: 1,
            games: 1,
        }
    }

    /// Begins a track after a number of frames, as far as there is room; a place that is already marked stays as it is.
    pub fn mark(&mut self, frames: u64, mark: CueMark) {
        let last = self.tracks.last();
        if last.is_some_and(|(_, last)| (last.game, last.number) == (mark.game, mark.number)) {
            return;
        }
        if self.tracks.is_empty() || self.keeps(&mark) {
            self.tracks.push((frames, mark));
        }
        while self.tracks.len() > MOST_TRACKS {
            if self.tracks[1..].iter().any(|(_, mark)| mark.number > 0) {
                self.numbers *= 2;
            } else {
                self.games *= 2;
            }
            let tracks = std::mem::take(&mut self.tracks);
            // What comes first begins the first track, whatever it is.
            let kept = tracks.into_iter().enumerate();
            let kept = kept.filter(|(at, (_, mark))| *at == 0 || self.keeps(mark));
            self.tracks = kept.map(|(_, track)| track).collect();
        }
    }

    fn keeps(&self, mark: &CueMark) -> bool {
        match mark.number {
            0 => mark.game.saturating_sub(1).is_multiple_of(self.games),
            number => self.numbers <= MOST_NUMBERS && (number - 1).is_multiple_of(self.numbers),
        }
    }

    /// The sheet as a file in UTF-8 for the sound file of this name.
    pub fn text(&self, sound: &Path) -> String {
        let name = sound.file_name().unwrap_or_default().to_string_lossy();
        // The format has this one word for every uncompressed and lossless kind of file.
        let mut lines = vec![
            format!("TITLE {}", quoted(&self.title)),
            format!("FILE {} WAVE", quoted(&name)),
        ];
        for (at, (frames, mark)) in self.tracks.iter().enumerate() {
            lines.push(format!("  TRACK {:02} AUDIO", at + 1));
            lines.push(format!("    TITLE {}", quoted(&mark.title)));
            let remarks = mark.remarks.iter();
            lines.extend(remarks.map(|(key, value)| format!("    REM {key} {}", quoted(value))));
            let parts = frames * PER_SECOND / u64::from(SAMPLE_RATE_HZ);
            let (seconds, part) = (parts / PER_SECOND, parts % PER_SECOND);
            let (minutes, seconds) = (seconds / 60, seconds % 60);
            lines.push(format!("    INDEX 01 {minutes:02}:{seconds:02}:{part:02}"));
        }
        lines.push(String::new());
        lines.join("\r\n")
    }
}

/// A text in quotation marks, which it cannot have inside, in one line of at most 80 characters.
fn quoted(text: &str) -> String {
    let plain = |c: char| match c {
        '"' => '\'',
        c if c.is_control() => ' ',
        c => c,
    };
    let text: String = text.chars().map(plain).take(80).collect();
    format!("\"{text}\"")
}
