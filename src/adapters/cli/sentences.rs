//! `sentences`: what is heard most, run through the program, in words and in seconds.

use std::path::Path;
use std::sync::Arc;

use clap::Args;

use super::outcome::{Done, Failed, complain, print};
use super::rehearse::Rehearsal;
use crate::adapters::audio::SAMPLE_RATE_HZ;
use crate::adapters::speech::{Delivery, Embedded, Segment};
use crate::adapters::store::Folders;
use crate::protocol::Preset;
use crate::voice::{Text, Voice, Voices};

#[derive(Args)]
pub(super) struct SentencesArgs {
    /// How much is said: brief, normal or full
    #[arg(long, value_name = "LEVEL", default_value = "normal")]
    level: Preset,
    /// The languages, for example de
    #[arg(long, value_name = "VOICE", default_values = ["en", "de", "ru"])]
    language: Vec<String>,
}

/// A place in a game and what is done there: the last line is what is listened to.
struct Situation(&'static str, &'static [&'static str]);

const OPENING: [&str; 5] = ["> e4", "> e5", "> Nf3", "> Nc6", "> Bb5"];
const COMPETITION: &str = "> new competition fide-2023 90+30 both";

/// What is heard most, in the order in which a game brings it.
const SITUATIONS: [Situation; 30] = [
    Situation("start", &["@ start"]),
    Situation("help", &["> help"]),
    Situation("pawn move", &["> e4"]),
    Situation("knight move", &["> Nf3"]),
    Situation("capture", &["> e4", "> d5", "> exd5"]),
    Situation("out of reach", &["> Nf6"]),
    Situation("checkmate", &["> f3", "> e5", "> g4", "> Qh4"]),
    Situation("not understood", &["> xyzzy"]),
    Situation("which piece", &["> d4", "> d5", "> Nf3", "> Nf6", "> Nd2"]),
    Situation(
        "promotion",
        &["@ fen 7k/P7/8/8/8/8/8/K7 w - - 0 1", "> a7a8"],
    ),
    Situation("turn", &["> e4", "> turn"]),
    Situation("time", &["@ clock 40/5400+30:1800+30", "> e4", "> time"]),
    Situation(
        "moves so far",
        &[
            OPENING[0], OPENING[1], OPENING[2], OPENING[3], OPENING[4], "> moves",
        ],
    ),
    Situation(
        "pieces",
        &[
            OPENING[0], OPENING[1], OPENING[2], OPENING[3], OPENING[4], "> pieces",
        ],
    ),
    Situation("knights", &["> squares-kind knight"]),
    Situation("attackers", &["> e4", "> attackers d5"]),
    Situation(
        "material",
        &[
            "@ fen rn2k3/pppp4/8/8/8/8/PPPP4/RN2K2R w - - 0 1",
            "> squares-material",
        ],
    ),
    Situation("taken back", &["> e4", "> undo"]),
    Situation("draw offered", &["> e4", "> draw"]),
    Situation("draw declined", &["> e4", "> draw", "> no"]),
    Situation("resign", &["> e4", "> resign"]),
    Situation("new game", &["> e4", "> new"]),
    Situation("next announcer", &["> next-announcer"]),
    Situation("competition", &[COMPETITION]),
    Situation("lift", &[COMPETITION, "> lift g1"]),
    Situation(
        "not announced",
        &[COMPETITION, "> lift e2", "> put e4", "> clock"],
    ),
    Situation("in the hand", &[COMPETITION, "> lift g1", "> clock"]),
    Situation(
        "why",
        &[COMPETITION, "> lift e2", "> put e4", "> clock", "> why"],
    ),
    Situation(
        "illegal move",
        &[
            COMPETITION,
            "> lift g1",
            "> put g3",
            "> say g1 g3",
            "> clock",
        ],
    ),
    Situation(
        "why illegal",
        &[
            COMPETITION,
            "> lift g1",
            "> put g3",
            "> say g1 g3",
            "> clock",
            "> why",
        ],
    ),
];

/// What is heard in one situation.
pub struct Measured {
    /// What happens there.
    pub name: &'static str,
    /// What is said of it.
    pub texts: Vec<Text>,
}

impl Measured {
    /// What is said, in writing.
    pub fn written(&self) -> String {
        let written = self.texts.iter().map(|text| text.written.trim());
        written.collect::<Vec<_>>().join(" ")
    }

    /// How many words that are.
    pub fn words(&self) -> usize {
        self.written().split_whitespace().count()
    }

    /// How long it takes at the normal rate, in tenths of a second, the silence between two voices aside; `None` if nobody can say it.
    pub fn tenths(&self, voice: &mut Embedded) -> Option<usize> {
        let mut samples = 0;
        for text in &self.texts {
            let segment = Segment {
                language: text.language.clone(),
                text: text.spoken.clone(),
            };
            let said = voice.speak(&segment, Delivery::default(), &mut |piece| {
                samples += piece.len();
                std::ops::ControlFlow::Continue(())
            });
            said.ok()?;
        }
        Some((samples * 10).div_ceil(SAMPLE_RATE_HZ as usize))
    }
}

/// What is heard most in a language, announced in its own words.
pub fn measured(voices: &Arc<Voices>, language: &str, level: Preset) -> Vec<Measured> {
    let all = SITUATIONS.iter().map(|Situation(name, lines)| {
        let mut stage = Rehearsal::new(Path::new(""), Arc::clone(voices));
        let level: &'static str = level.into();
        let chosen = ["language", "voice", "verbosity"]
            .into_iter()
            .zip([language, language, level]);
        let set_up = chosen.map(|(key, value)| format!("@ {key} {value}"));
        for line in set_up.chain(lines.iter().map(|line| (*line).to_owned())) {
            // A line that means nothing is heard as nothing, which a test notices.
            let _ = stage.line(&line);
        }
        Measured {
            name,
            texts: stage.said,
        }
    });
    all.collect()
}

/// Prints what is heard most, a line each.
pub(super) fn run(args: &SentencesArgs) -> Done {
    let voices = Arc::new(Voices::embedded());
    let cache = Folders::of_user().map(|folders| folders.cache);
    let mut voice = Embedded::new(cache);
    let engine = if voice.has_system_library() {
        "eSpeak NG of the system"
    } else {
        "the voice compiled in"
    };
    let level: &'static str = args.level.into();
    print(&format!("Level {level}, 175 words a minute, {engine}."))?;
    for language in &args.language {
        let named = voices.languages().find(|voice| voice.id() == language);
        let named = named.ok_or_else(|| unknown(&voices, language))?;
        print(&format!("\n{}", named.name()))?;
        for one in measured(&voices, language, args.level) {
            let seconds = one.tenths(&mut voice);
            print(&line(&one, seconds))?;
        }
    }
    Ok(())
}

/// A sentence in a line: what happens, how long it is, what it says.
fn line(one: &Measured, tenths: Option<usize>) -> String {
    let seconds = tenths.map(|tenths| format!(", {}.{} seconds", tenths / 10, tenths % 10));
    let (words, seconds) = (one.words(), seconds.unwrap_or_default());
    format!("{}: {words} words{seconds}: {}", one.name, one.written())
}

fn unknown(voices: &Voices, language: &str) -> Failed {
    let names: Vec<&str> = voices.languages().map(Voice::id).collect();
    complain(&format!(
        "--language {language}: there are {}",
        names.join(", ")
    ))
}
