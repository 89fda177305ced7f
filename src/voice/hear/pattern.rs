//! The commands that voices have words for, and the ways in which they are said.

use super::source::{Source, SourcePart};
use super::tokens::{Token, fold, fold_in_two_letters, tokens};
use crate::protocol::drill::IDS as DRILL;

/// The commands that words can give, under the names that voices use.
const COMMAND: &[&str] = &[
    "claim-quickplay",
    "claim-increment",
    "decide-agree",
    "decide-postpone",
    "decide-postpone-time",
    "decide-reject",
    "present",
    "next-day",
    "press",
    "time",
    "adjust",
    "why",
    "read-out",
    "claim-flag",
    "claim-illegal",
    "claim-repetition",
    "claim-fifty",
    "may-i-claim",
    "adjourn",
    "resume",
    "stop-clocks",
    "envelope",
    "envelope-lost",
    "position-lost",
    "adjourned-draw",
    "touch",
    "reset-buttons",
    "arrives",
    "claims",
    "competition",
    "repeat",
    "turn",
    "look",
    "pieces",
    "attackers",
    "moves",
    "status",
    "undo",
    "new-game",
    "draughts",
    "chess",
    "resign",
    "draw",
    "help",
    "quit",
    "yes",
    "no",
    "faster",
    "slower",
    "louder",
    "softer",
    "sounds-louder",
    "sounds-softer",
    "forward",
    "back",
    "to-start",
    "to-end",
    "to-move",
    "play-on",
    "go",
    "cancel",
    "language",
    "announcer",
    "form",
    "files",
    "speaker-system",
    "speaker-embedded",
    "output-own-voice",
    "reset",
    "theme-dark",
    "theme-light",
    "theme-yellow",
    "zoom-in",
    "zoom-out",
    "zoom-usual",
    "review-previous",
    "review-next",
    "review-first",
    "review-last",
    "review-spell",
    "review-copy",
    "verbosity-brief",
    "verbosity-normal",
    "verbosity-full",
    "detail-on",
    "detail-off",
    "output-screen-reader",
    "sweep-rank",
    "sweep-file",
    "sweep-rising",
    "sweep-falling",
    "sweep-pawns",
    "sweep-board",
    "next-earcon",
    "previous-earcon",
    "earcon",
    "next-sound-setting",
    "previous-sound-setting",
    "sound-more",
    "sound-less",
    "tape-flac",
    "tape-wav",
    "own-voice-on",
    "own-voice-off",
];

/// The commands, under the names that voices use.
const EXPLORE: [&str; 13] = [
    "to-rank",
    "to-file",
    "next-piece",
    "previous-piece",
    "view-ray",
    "view-file",
    "view-rank",
    "squares-others",
    "colour-of",
    "attackers-of",
    "defenders-of",
    "moves-of",
    "captures-of",
];

/// The commands in words that only draughts have, under the names that voices use; the roads by their keys.
const DRAUGHTS: [&str; 17] = [
    "no-win",
    "draw-counts",
    "captures-now",
    "roads-of",
    "main-road",
    "lower-double",
    "upper-double",
    "lower-little-double",
    "upper-little-double",
    "lower-triple",
    "upper-triple",
    "lower-little-triple",
    "upper-little-triple",
    "lower-slant",
    "upper-slant",
    "lower-little-slant",
    "upper-little-slant",
];

/// The commands, under the names that voices use.
const PLACING: [&str; 7] = [
    "setup-begin",
    "setup-clear",
    "setup-initial",
    "setup-turn",
    "setup-castling",
    "setup-done",
    "setup-leave",
];

/// The commands that words can give, under the names that voices use.
const ARBITER: [&str; 23] = [
    "arbiter",
    "arbiter-leave",
    "arbiter-warn",
    "arbiter-reprimand",
    "arbiter-gain",
    "arbiter-cut",
    "arbiter-lost",
    "arbiter-lost-both",
    "arbiter-fine",
    "arbiter-exclude",
    "arbiter-expel",
    "arbiter-pieces",
    "arbiter-board",
    "arbiter-colours",
    "arbiter-displaced",
    "arbiter-restored",
    "arbiter-back",
    "arbiter-illegal-position",
    "arbiter-tell",
    "arbiter-clocks-then",
    "arbiter-two-boards",
    "arbiter-assistant",
    "arbiter-incidents",
];

/// The commands that words can give, under the names that voices use.
const PRACTICE: [&str; 5] = [
    "opponent-none",
    "opponent-side",
    "opponent-own",
    "level",
    "no-help",
];

/// The terms that words can give, under the names that voices use.
const TERMS: [&str; 14] = [
    "term-read-out",
    "term-words",
    "term-repeats",
    "term-no-repeats",
    "term-two-boards",
    "term-one-board",
    "term-quickplay",
    "term-no-quickplay",
    "term-no-arbiter",
    "term-with-arbiter",
    "term-no-draws-before",
    "term-session",
    "term-late",
    "term-awaiting",
];

/// One way of giving a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) command: &'static str,
    pub(super) parts: Vec<PatternPart>,
}

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PatternPart {
    /// A word in each spelling that is taken for it.
    Word(Vec<String>),
    /// A gap.
    Gap(String),
}

impl Pattern {
    /// All commands of a voice.
    pub(super) fn commands(source: &Source) -> Vec<Self> {
        let names = [
            COMMAND, &EXPLORE, &DRAUGHTS, &DRILL, &PLACING, &ARBITER, &PRACTICE,
        ];
        Self::list(source, "hear-command-", names.into_iter().flatten())
    }

    /// The terms on which players agree before a game. They are apart, because some of the same
    /// words are commands in a game.
    pub(super) fn terms(source: &Source) -> Vec<Self> {
        Self::list(source, "hear-", TERMS.iter())
    }

    fn list<'a>(
        source: &Source,
        prefix: &str,
        names: impl Iterator<Item = &'a &'static str>,
    ) -> Vec<Self> {
        let mut patterns = Vec::new();
        for &command in names {
            for parts in source.patterns(&format!("{prefix}{command}")) {
                let parts: Vec<PatternPart> = parts.iter().flat_map(pattern_parts).collect();
                if !parts.is_empty() {
                    patterns.push(Self { command, parts });
                }
            }
        }
        patterns
    }
}

fn pattern_parts(part: &SourcePart) -> Vec<PatternPart> {
    let text = match part {
        SourcePart::Gap(name) => return vec![PatternPart::Gap(name.clone())],
        SourcePart::Text(text) => text,
    };
    let word = |token: Token| match token {
        Token::Run(run) => {
            let word = run.text;
            let mut spellings = vec![word.to_lowercase(), fold(&word), fold_in_two_letters(&word)];
            spellings.dedup();
            Some(PatternPart::Word(spellings))
        }
        _ => None,
    };
    tokens(text).into_iter().filter_map(word).collect()
}
