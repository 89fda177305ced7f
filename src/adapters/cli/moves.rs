//! `announce`, `hear`, `moves` and `perft`: single moves, for people and for programs.

use std::io::{BufRead, BufWriter, Write};
use std::sync::Arc;

use serde_json::json;

use super::args::{AnnounceArgs, HearArgs, MovesArgs, PerftArgs, position_of};
use super::outcome::{
    Done, Failed, check_voice, complain, machine_settings, print, read_fen, unwritten, written,
};
use crate::adapters::speaker::{Passage, Segment, SpeakerSettings, render_offline};
use crate::adapters::store::Folders;
use crate::desk::Desk;
use crate::game::{Game, Move, Position};
use crate::narrate::announce::announce as announcement;
use crate::narrate::cue::{Part, Urgency, Utterance};
use crate::protocol::{Ask, Event, MoveEntry, Settings};
use crate::session::Session;
use crate::time::Moment;
use crate::voice::{Text, Voice, Voices};

/// The silence after an announcement in a sound file, in milliseconds.
pub(super) const PAUSE_MS: u32 = 700;

pub(super) fn announce(args: &AnnounceArgs) -> Done {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    check_voice(desk.voices(), &args.voice)?;
    let mut settings = machine_settings(desk.voices());
    settings.announcer.clone_from(&args.voice);
    settings.form = args.form;
    let mut position = position_of(&args.from)?;
    let mut passages = Vec::new();
    for (at, words) in args.moves.iter().enumerate() {
        let mv = match understand(&desk, &settings, &position, words) {
            Ok(mv) => mv,
            Err(reason) => return Err(complain(&format!("move {}: {words}: {reason}", at + 1))),
        };
        let text = announced(desk.voices(), &settings, &position, mv);
        if args.json {
            let san = san(&position, mv);
            let line = json!({
                "uci": mv.to_string(), "san": san, "text": text.written,
                "spoken": text.spoken, "language": text.language,
            });
            print(&line.to_string())?;
        } else {
            print(&text.written)?;
        }
        passages.push(passage(text));
        position = position.play(mv).ok_or(Failed::Wholly)?;
    }
    match &args.wav {
        Some(path) => render(path, passages),
        None => Ok(()),
    }
}

/// What a voice says of a move.
pub(super) fn announced(voices: &Voices, settings: &Settings, before: &Position, mv: Move) -> Text {
    let utterance = Utterance {
        part: Part::Announcement,
        urgency: Urgency::Owed,
        sentences: vec![announcement(before, mv, settings.form)],
    };
    voices.render(&utterance, settings)
}

/// An announcement of a sound file.
fn passage(text: Text) -> Passage {
    Passage {
        sounds: Vec::new(),
        speech: vec![Segment {
            language: text.language,
            text: text.spoken,
        }],
        pause_ms: PAUSE_MS,
    }
}

/// Renders a sound file with the embedded voice.
fn render(path: &std::path::Path, passages: Vec<Passage>) -> Done {
    let cache = Folders::of_user().map(|folders| folders.cache);
    let rendered = render_offline(path, cache, SpeakerSettings::default(), passages);
    match rendered {
        Ok(_) => Ok(()),
        Err(error) => Err(complain(&format!("{}: {error}", path.display()))),
    }
}

/// The move that words mean, or the reason why they mean none, in the player's language.
fn understand(
    desk: &Desk,
    settings: &Settings,
    position: &Position,
    words: &str,
) -> Result<Move, String> {
    let language = &settings.language;
    let entry = desk
        .voices()
        .hear_between(words, position, language, language);
    if let MoveEntry::Move(mv) = entry {
        return Ok(mv);
    }
    let mut session = Session::default();
    let now = Moment::default();
    session.handle(now, Ask::NewGameFrom(position.clone()));
    let events = session.handle(now, Ask::Enter(entry)).events;
    let moved = events.iter().find_map(|event| {
        let Event::Moved { mv, .. } = event else {
            return None;
        };
        Some(*mv)
    });
    moved.ok_or_else(|| {
        let reasons = events.iter().map(|event| written(desk, settings, event));
        reasons.collect::<Vec<_>>().join(" ")
    })
}

/// The language in which a voice's user hears reasons: an announcement alphabet has no sentences.
fn reasons_in(voices: &Voices, id: &str) -> String {
    let speech = voices.get(id).map_or("en", Voice::speech);
    let is_language = voices.languages().any(|voice| voice.id() == id);
    let language = if is_language {
        id
    } else {
        voices.language_of_locale(speech)
    };
    language.to_owned()
}

pub(super) fn hear(args: &HearArgs) -> Done {
    let desk = Desk::new(Arc::new(Voices::embedded()));
    let mut settings = machine_settings(desk.voices());
    if let Some(voice) = &args.voice {
        check_voice(desk.voices(), voice)?;
        settings.language = reasons_in(desk.voices(), voice);
    }
    if args.words == ["-"] {
        return hear_lines(&desk, &settings, args.from.game, args.json);
    }
    let position = position_of(&args.from)?;
    let words = args.words.join(" ");
    let heard = understand(&desk, &settings, &position, &words);
    match heard {
        Ok(mv) if args.json => print(&json!({ "uci": mv.to_string() }).to_string()),
        Ok(mv) => print(&mv.to_string()),
        Err(reason) => {
            if args.json {
                print(&json!({ "refused": reason }).to_string())?;
            }
            Err(complain(&reason))
        }
    }
}

/// Reads lines of FEN, tab, words. Every line gets an answer; one that is refused makes exit 1.
fn hear_lines(desk: &Desk, settings: &Settings, game: Game, as_json: bool) -> Done {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut all_heard = true;
    for (at, line) in std::io::stdin().lock().lines().enumerate() {
        let number = at + 1;
        let line = line.map_err(|error| complain(&format!("-:{number}:1: {error}")))?;
        let heard = match line.split_once('\t') {
            None => Err("FEN, tab, words".to_owned()),
            Some((fen, words)) => match read_fen(game, fen) {
                Err(reason) => Err(format!("{fen:?}: {reason}")),
                Ok(position) => understand(desk, settings, &position, words),
            },
        };
        let answer = match &heard {
            Ok(mv) if as_json => json!({ "uci": mv.to_string() }).to_string(),
            Ok(mv) => mv.to_string(),
            Err(reason) if as_json => json!({ "refused": reason }).to_string(),
            Err(_) => "-".to_owned(),
        };
        if let Err(reason) = heard {
            all_heard = false;
            complain(&format!("-:{number}:1: {reason}"));
        }
        writeln!(out, "{answer}").map_err(|error| unwritten(None, &error))?;
    }
    out.flush().map_err(|error| unwritten(None, &error))?;
    if all_heard {
        Ok(())
    } else {
        Err(Failed::Wholly)
    }
}

fn san(position: &Position, mv: Move) -> String {
    position.notation(mv).unwrap_or_default()
}

pub(super) fn moves(args: &MovesArgs) -> Done {
    let position = position_of(&args.from)?;
    let mut lines: Vec<(String, String)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (mv.to_string(), san(&position, mv)))
        .collect();
    lines.sort();
    if args.json {
        let moves = lines
            .iter()
            .map(|(uci, san)| json!({ "uci": uci, "san": san }));
        return print(&json!(moves.collect::<Vec<_>>()).to_string());
    }
    for (uci, san) in lines {
        print(&format!("{uci} {san}"))?;
    }
    Ok(())
}

pub(super) fn perft(args: &PerftArgs) -> Done {
    let nodes = position_of(&args.from)?.perft(args.depth);
    if args.json {
        return print(&json!({ "depth": args.depth, "nodes": nodes }).to_string());
    }
    print(&nodes.to_string())
}
