//! `score`: the games of a file as announcements, PGN, sound, Braille, or the claims of a draw in them.

use std::path::Path;
use std::sync::Arc;

use serde_json::json;

use super::braille;
use super::claims::claims;
use super::moves::announced;
use super::{
    Done, Failed, ScoreArgs, Source, Target, check_voice, complain, complain_of_file,
    machine_settings, print, tape, written,
};
use crate::adapters::store::{read_games, write_whole};
use crate::board::Side;
use crate::desk::Desk;
use crate::laws::{self, Form};
use crate::narrate::cue::{Part, Urgency, Utterance};
use crate::narrate::tell::opened;
use crate::pgn;
use crate::record::Record;
use crate::session::command::Opening;
use crate::session::event::Event;
use crate::session::settings::Settings;
use crate::voice::{Text, Voices};

pub(super) fn score(args: &ScoreArgs) -> Done {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    check_voice(desk.voices(), &args.voice)?;
    let mut settings = machine_settings(desk.voices());
    settings.announcer.clone_from(&args.voice);
    settings.form = args.form.into();
    let is_braille = matches!(
        args.to,
        Target::Brf | Target::Unicode | Target::Pef | Target::Ebrl
    );
    let is_sound = matches!(args.to, Target::Wav | Target::Flac);
    let games = match args.from {
        Source::Pgn if is_sound => return tape::record(args, &desk, &settings, None),
        Source::Pgn if is_braille => return braille::write(args, &desk, &settings, None),
        Source::Pgn => read_pgn(args, &desk, &settings)?,
        Source::Braille => {
            let (records, all_good) = braille::read(args, &desk, &settings)?;
            if is_braille {
                let written = braille::write(args, &desk, &settings, Some(&records));
                return if all_good { written } else { Err(Failed) };
            }
            if is_sound {
                let written = tape::record(args, &desk, &settings, Some(records));
                return if all_good { written } else { Err(Failed) };
            }
            let count = records.len();
            Games {
                count,
                records: (1..).zip(records).collect(),
                all_good,
            }
        }
    };
    let Games {
        records,
        count,
        all_good,
    } = games;
    match args.to {
        Target::Pgn => {
            let games: Vec<String> = records
                .iter()
                .map(|(_, record)| pgn::write(record))
                .collect();
            put(args.output.as_deref(), &games.join("\n"))?;
        }
        Target::Claims => {
            let form = form_of_play(args)?;
            let one = |(number, record): &(usize, Record)| {
                let heading = heading(&desk, &settings, record, (*number, count));
                claims(&desk, &settings, record, form, heading, args.json)
            };
            let games: Vec<String> = records.iter().map(one).collect();
            put(args.output.as_deref(), &games.join("\n"))?;
        }
        Target::Text => {
            let one = |(number, record): &(usize, Record)| match args.json {
                true => as_json(&desk, &settings, record),
                false => as_text(&desk, &settings, record, (*number, count)),
            };
            let games: Vec<String> = records.iter().map(one).collect();
            put(args.output.as_deref(), &games.join("\n"))?;
        }
        Target::Wav | Target::Flac | Target::Brf | Target::Unicode | Target::Pef | Target::Ebrl => {
        }
    }
    if all_good { Ok(()) } else { Err(Failed) }
}

/// The games of a file.
struct Games {
    /// Those that can be read, each with its number.
    records: Vec<(usize, Record)>,
    /// How many there are.
    count: usize,
    /// Whether all of them can be read.
    all_good: bool,
}

fn read_pgn(args: &ScoreArgs, desk: &Desk, settings: &Settings) -> Result<Games, Failed> {
    let path = args.file.display().to_string();
    let games = read_games(&path).map_err(|fault| complain_of_file(desk, settings, fault))?;
    let count = games.len();
    let mut records = Vec::new();
    let mut all_good = true;
    for (at, game) in games.into_iter().enumerate() {
        match game {
            Ok(record) => records.push((at + 1, record)),
            Err(fault) => {
                all_good = false;
                complain_of_file(desk, settings, fault);
            }
        }
    }
    Ok(Games {
        records,
        count,
        all_good,
    })
}

/// The rules of `--edition` and `--form-of-play`.
fn form_of_play(args: &ScoreArgs) -> Result<&'static Form, Failed> {
    let Some(edition) = laws::edition(&args.edition) else {
        let ids = laws::ALL.map(|edition| edition.id).join(", ");
        let reason = format!("--edition {}: there are {ids}", args.edition);
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

fn put(output: Option<&Path>, text: &str) -> Done {
    let text = text.trim_end();
    match output {
        None => print(text),
        Some(path) => write_whole(path, format!("{text}\n").as_bytes())
            .map_err(|error| complain(&format!("{}: {error}", path.display()))),
    }
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
    let opening = Opening {
        record: record.clone(),
        number: number(place.0),
        count: number(place.1),
    };
    let utterance = Utterance {
        part: Part::Interface,
        urgency: Urgency::Owed,
        sentences: opened(&opening),
    };
    desk.voices().render(&utterance, settings).written
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
    let end = Event::EndOfGame {
        outcome: record.outcome(),
        was_there: false,
    };
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
        "result": record.outcome().map(crate::record::Outcome::pgn),
        "moves": moves.collect::<Vec<_>>(),
    })
    .to_string()
}
