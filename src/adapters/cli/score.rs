//! `score`: the games of a file as announcements, PGN, sound, Braille, or the claims of a draw in them.

use std::path::Path;
use std::sync::Arc;

use serde_json::json;

use super::args::{ScoreArgs, ScoreSource, ScoreTarget};
use super::braille;
use super::braille_reading::{self, SheetGames};
use super::claims::claims;
use super::moves::announced;
use super::outcome::{
    Done, Failed, check_voice, complain, machine_settings, said, would_overwrite, written,
};
use super::score_games::{PgnGames, ReadGames, ScoreGames};
use super::tape;
use super::texts::{FileProgress, Texts};
use crate::adapters::scoresheet::words;
use crate::board::Side;
use crate::desk::Desk;
use crate::game::Game;
use crate::laws::{self, Form};
use crate::narrate::viewer::opened;
use crate::pgn;
use crate::protocol::{Event, OpenedGame, Settings, ViewerEvent};
use crate::record::Record;
use crate::voice::{Text, Voices};

pub(super) fn score(args: &ScoreArgs) -> Done {
    if let Some(output) = args.output.as_deref().filter(|to| is_same(to, &args.file)) {
        return Err(would_overwrite(output));
    }
    let desk = Desk::new(Arc::new(Voices::embedded()));
    check_voice(desk.voices(), &args.voice)?;
    let mut settings = machine_settings(desk.voices());
    settings.announcer.clone_from(&args.voice);
    settings.form = args.form;
    let path = args.file.display().to_string();
    match args.from {
        ScoreSource::Pgn => {
            let mut games = PgnGames::open(&path, &desk, &settings)?;
            let done = write(args, &desk, &settings, &mut games);
            games.end(done)
        }
        ScoreSource::Braille => {
            let text = braille_reading::text_of(&args.file)?;
            let start = args.game.start();
            let words = |language: &str| words(&desk, &settings, language);
            let mut games = SheetGames::begin(args, (&text, &start), (&desk, &settings), &words)?;
            if args.to == ScoreTarget::Pgn || args.json && !is_braille(args) && !is_sound(args) {
                texts(args, &desk, &settings, games.by_ref(), 1)?;
            } else {
                let records: Vec<_> = games.by_ref().collect::<Result<_, _>>()?;
                let progress = FileProgress::begin(&path, &desk, &settings);
                let mut read = ReadGames::new(records, progress);
                write(args, &desk, &settings, &mut read)?;
            }
            games.end()
        }
    }
}

fn is_braille(args: &ScoreArgs) -> bool {
    let braille = [
        ScoreTarget::Brf,
        ScoreTarget::Unicode,
        ScoreTarget::Pef,
        ScoreTarget::Ebrl,
    ];
    braille.contains(&args.to)
}

fn is_sound(args: &ScoreArgs) -> bool {
    matches!(args.to, ScoreTarget::Wav | ScoreTarget::Flac)
}

/// Writes games as what is wanted.
fn write(
    args: &ScoreArgs,
    desk: &Desk,
    settings: &Settings,
    games: &mut dyn ScoreGames<'_>,
) -> Done {
    if is_braille(args) {
        return braille::write(args, desk, settings, games);
    }
    if is_sound(args) {
        return tape::record(args, desk, settings, games);
    }
    // Only what names the place of a game in the file wants to know how many there are.
    let is_counted = !args.json && args.to != ScoreTarget::Pgn;
    let count = match is_counted {
        true => games.look_through(&mut |_| Ok(()))?,
        false => 1,
    };
    texts(args, desk, settings, games, count)
}

/// Whether two paths lead to the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok().filter(|path| path.is_file());
    real(one).is_some_and(|one| Some(one) == real(other))
}

/// Writes games as text one after the other; only one of them is in memory.
fn texts(
    args: &ScoreArgs,
    desk: &Desk,
    settings: &Settings,
    games: impl Iterator<Item = Result<(usize, Record), Failed>>,
    count: usize,
) -> Done {
    let output = args.output.as_deref();
    let mut texts = Texts::begin(output, args.json && args.to != ScoreTarget::Pgn)?;
    for game in games {
        let (number, record) = game?;
        let text = match args.to {
            ScoreTarget::Claims => {
                let form = form_of_play(args, record.start().game())?;
                let heading = heading(desk, settings, &record, (number, count));
                claims(desk, settings, &record, form, heading, args.json)
            }
            ScoreTarget::Pgn => pgn::write(&record),
            _ if args.json => as_json(desk, settings, &record),
            ScoreTarget::Text
            | ScoreTarget::Wav
            | ScoreTarget::Flac
            | ScoreTarget::Brf
            | ScoreTarget::Unicode
            | ScoreTarget::Pef
            | ScoreTarget::Ebrl => as_text(desk, settings, &record, (number, count)),
        };
        texts.put(&text)?;
    }
    texts.finish()
}

/// The rules of `--edition` and `--form-of-play` for a game.
fn form_of_play(args: &ScoreArgs, game: Game) -> Result<&'static Form, Failed> {
    let id = args.edition.as_deref().unwrap_or(game.edition());
    let Some(edition) = laws::edition(id) else {
        let ids = laws::ALL.map(|edition| edition.id).join(", ");
        let reason = format!("--edition {id}: there are {ids}");
        return Err(complain(&reason));
    };
    let mut forms = edition.forms();
    let found = forms.find(|(name, _)| *name == args.form_of_play);
    found.map(|(_, form)| form).ok_or_else(|| {
        let names: Vec<&str> = edition.forms().map(|(name, _)| name).collect();
        complain(&format!(
            "--form-of-play {}: {} has {}",
            args.form_of_play,
            edition.id,
            names.join(", ")
        ))
    })
}

/// Each move of a game with its number, who makes it, and its announcement.
fn announcements<'a>(
    voices: &'a Voices,
    settings: &'a Settings,
    record: &'a Record,
) -> impl Iterator<Item = (u32, Side, Text)> + 'a {
    record.moves().iter().enumerate().map(|(plies, mv)| {
        let before = record.position_after(plies);
        let text = announced(voices, settings, before, *mv);
        (before.number(), before.turn(), text)
    })
}

/// Who played, as it is said when the game is opened; the place is the number of the game in the
/// file and how many there are.
fn heading(desk: &Desk, settings: &Settings, record: &Record, place: (usize, usize)) -> String {
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    let opening = OpenedGame {
        record: record.clone(),
        number: number(place.0),
        count: number(place.1),
    };
    said(desk, settings, opened(&opening))
}

fn as_text(desk: &Desk, settings: &Settings, record: &Record, place: (usize, usize)) -> String {
    let mut text = heading(desk, settings, record, place);
    text.push('\n');
    for (number, side, said) in announcements(desk.voices(), settings, record) {
        let dots = match side {
            Side::White => ".",
            Side::Black => "...",
        };
        text.push_str(&format!("{number}{dots} {}\n", said.written));
    }
    let end = Event::Viewer(ViewerEvent::EndOfGame {
        outcome: record.outcome(),
        was_there: false,
    });
    text.push_str(&written(desk, settings, &end));
    text.push('\n');
    text
}

fn as_json(desk: &Desk, settings: &Settings, record: &Record) -> String {
    let tags: serde_json::Map<_, _> = record
        .tags()
        .iter()
        .map(|(name, value)| (name.clone(), json!(value)))
        .collect();
    let said = announcements(desk.voices(), settings, record).zip(record.moves());
    let moves = said.map(|((number, side, text), mv)| {
        json!({
            "number": number, "side": side.key(), "uci": mv.to_string(),
            "text": text.written, "spoken": text.spoken, "language": text.language,
        })
    });
    json!({
        "tags": tags,
        "result": record.outcome().map(crate::record::GameResult::pgn),
        "moves": moves.collect::<Vec<_>>(),
    })
    .to_string()
}
