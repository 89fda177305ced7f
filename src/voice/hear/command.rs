//! Commands in words: patterns that a voice lists, with gaps for squares, pieces and the like.

use super::Ears;
use super::arbiter as of_arbiter;
use super::drill;
use super::explore;
use super::filling::Filling;
use super::hall;
use super::placing;
use super::practice;
use super::screen;
use super::source::{Part, Source};
use super::terms;
use super::tokens::{Token, fold, fold_in_two_letters, tokens};
use super::vocabulary::Vocabulary;
use crate::game::Game;
use crate::protocol::ask::{Ask, ClaimKind};
use crate::protocol::settings::{Change, Speaker};

/// The commands that words can give, under the names that voices use.
const COMMANDS: &[&str] = &[
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

/// One way of giving a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    command: &'static str,
    parts: Vec<PatternPart>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum PatternPart {
    /// A word in each spelling that is taken for it.
    Word(Vec<String>),
    /// A gap.
    Gap(String),
}

impl Pattern {
    /// All commands of a voice.
    pub(super) fn commands(source: &Source) -> Vec<Self> {
        let names = COMMANDS.iter().chain(&explore::COMMANDS);
        let names = names.chain(&super::draughts::COMMANDS);
        let names = names.chain(&crate::protocol::drill::IDS);
        let names = names.chain(&placing::COMMANDS);
        let names = names.chain(&of_arbiter::COMMANDS);
        let names = names.chain(&practice::COMMANDS);
        Self::list(source, "hear-command-", names)
    }

    /// The terms on which players agree before a game. They are apart, because some of the same
    /// words are commands in a game.
    pub(super) fn terms(source: &Source) -> Vec<Self> {
        Self::list(source, "hear-", terms::COMMANDS.iter())
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

    fn read(&self, tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Ask> {
        let mut filling = Filling::default();
        let mut rest = tokens;
        for part in &self.parts {
            let taken = match part {
                PatternPart::Word(spellings) => {
                    let Some(Token::Run(run)) = rest.first() else {
                        return None;
                    };
                    spellings.iter().any(|word| run.is(word)).then_some(1)
                }
                PatternPart::Gap(name) => filling.fill(name, rest, vocabulary, ears),
            };
            rest = &rest[taken?..];
        }
        if rest.is_empty() {
            command(self.command, filling)
        } else {
            None
        }
    }
}

fn pattern_parts(part: &Part) -> Vec<PatternPart> {
    let text = match part {
        Part::Gap(name) => return vec![PatternPart::Gap(name.clone())],
        Part::Text(text) => text,
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

/// The command that the tokens give in the words of one voice.
pub(super) fn read(tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Ask> {
    one_of(&vocabulary.commands, tokens, vocabulary, ears)
}

/// The term of an agreement that the tokens give in the words of one voice.
pub(super) fn term(tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Ask> {
    one_of(&vocabulary.terms, tokens, vocabulary, ears)
}

fn one_of(
    patterns: &[Pattern],
    tokens: &[Token],
    vocabulary: &Vocabulary,
    ears: &Ears,
) -> Option<Ask> {
    let said = without_politeness(tokens, vocabulary);
    let mut patterns = patterns.iter();
    patterns.find_map(|pattern| pattern.read(&said, vocabulary, ears))
}

/// The id of the key that the tokens stand for in the words of one voice.
pub(super) fn action<'a>(tokens: &[Token], vocabulary: &'a Vocabulary) -> Option<&'a str> {
    let said = without_politeness(tokens, vocabulary);
    let (id, taken) = vocabulary.actions.find(&said)?;
    (taken == said.len()).then_some(id)
}

/// What was said without what is only polite.
pub(super) fn without_politeness(tokens: &[Token], vocabulary: &Vocabulary) -> Vec<Token> {
    let mut said = Vec::with_capacity(tokens.len());
    let mut rest = tokens;
    while let Some((first, others)) = rest.split_first() {
        if let Some((_, length)) = vocabulary.polite.find(rest) {
            rest = &rest[length..];
        } else {
            said.push(first.clone());
            rest = others;
        }
    }
    said
}

fn command(name: &str, filling: Filling) -> Option<Ask> {
    let set = |change: Change| Some(Ask::Set(change));
    match name {
        "repeat" => Some(Ask::Repeat),
        "turn" => Some(Ask::Turn),
        "look" => Some(Ask::Look(filling.square)),
        "pieces" => Some(Ask::Pieces {
            side: filling.side,
            kind: filling.kind,
        }),
        "attackers" => Some(Ask::Attackers(filling.square)),
        "moves" => Some(Ask::Moves),
        "status" => Some(Ask::Status),
        "undo" => Some(Ask::Undo),
        "press" => Some(Ask::PressClock),
        "time" => Some(Ask::TellTime),
        "adjust" => Some(Ask::Adjust),
        "why" => Some(Ask::Why),
        "read-out" => Some(Ask::ReadOut),
        "claim-flag" => Some(Ask::Claim(ClaimKind::Flag)),
        "claim-illegal" => Some(Ask::Claim(ClaimKind::Illegal)),
        "claim-repetition" => Some(Ask::Claim(ClaimKind::Repetition(None))),
        "claim-fifty" => Some(Ask::Claim(ClaimKind::QuietMoves(None))),
        "may-i-claim" => Some(Ask::MayIClaim),
        "claims" => Some(Ask::Claims),
        "competition" => Some(Ask::Agree),
        "new-game" => Some(Ask::NewGame),
        "draughts" | "chess" => Some(Ask::NewGameFrom(Game::of_key(name)?.start())),
        "resign" => Some(Ask::Resign),
        "draw" => Some(Ask::OfferDraw),
        "help" => Some(Ask::Help),
        "quit" => Some(Ask::Quit),
        "yes" => Some(Ask::Yes),
        "no" => Some(Ask::No),
        "faster" => set(Change::Faster),
        "slower" => set(Change::Slower),
        "louder" => set(Change::Louder),
        "softer" => set(Change::Softer),
        "sounds-louder" => set(Change::EarconsLouder),
        "sounds-softer" => set(Change::EarconsSofter),
        "forward" => Some(Ask::Forward),
        "back" => Some(Ask::Back),
        "to-start" => Some(Ask::ToStart),
        "to-end" => Some(Ask::ToEnd),
        "to-move" => Some(Ask::ToMove(filling.number?)),
        "play-on" => Some(Ask::PlayOn),
        "go" => Some(Ask::Go(filling.square?)),
        "cancel" => Some(Ask::Cancel),
        "touch" => Some(Ask::Touch(filling.square?)),
        "reset-buttons" => set(Change::ResetButtons),
        "language" => set(Change::Language(filling.voice?)),
        "announcer" => set(Change::Announcer(filling.voice?)),
        "form" => set(Change::Form(filling.form?)),
        "files" => set(Change::Files(filling.files?)),
        "speaker-system" => set(Change::Speaker(Speaker::System)),
        "speaker-embedded" => set(Change::Speaker(Speaker::Embedded)),
        other => explore::command(other, &filling)
            .or_else(|| screen::command(other, &filling))
            .or_else(|| practice::command(other, &filling))
            .or_else(|| terms::command(other, &filling))
            .or_else(|| drill::command(other))
            .or_else(|| placing::command(other, filling.side))
            .or_else(|| super::draughts::command(other, filling.square))
            .or_else(|| hall::command(other, filling.side))
            .or_else(|| of_arbiter::command(other, filling.side, filling.number)),
    }
}
