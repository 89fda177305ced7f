//! Commands in words: patterns that a voice lists, with gaps for squares, pieces and the like.

use super::Ears;
use super::mark::Mark;
use super::screen;
use super::source::{Part, Source};
use super::tokens::{Token, fold, fold_in_two_letters, tokens};
use super::vocabulary::Vocabulary;
use crate::arbiter::OnWord;
use crate::board::{Kind, Side, Square};
use crate::game::Position;
use crate::session::adjournment::Adjournment;
use crate::session::command::{Claim, Command};
use crate::session::hall::{Decision, HallCommand};
use crate::session::settings::{Change, FileNames, Form, Speaker};
use crate::session::sounding::SoundCommand;
use crate::session::sweep::Sweep;
use crate::session::verbosity::Detail;

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

/// What fills the gaps.
#[derive(Clone, Debug, Default)]
struct Filling {
    square: Option<Square>,
    kind: Option<Kind>,
    side: Option<Side>,
    number: Option<u32>,
    voice: Option<String>,
    form: Option<Form>,
    files: Option<FileNames>,
    detail: Option<Detail>,
}

impl Pattern {
    /// All patterns of a voice.
    pub(super) fn all(source: &Source) -> Vec<Self> {
        let mut patterns = Vec::new();
        for &command in COMMANDS {
            for parts in source.patterns(&format!("hear-command-{command}")) {
                let parts: Vec<PatternPart> = parts.iter().flat_map(pattern_parts).collect();
                if !parts.is_empty() {
                    patterns.push(Self { command, parts });
                }
            }
        }
        patterns
    }

    fn read(&self, tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Command> {
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

/// The command that the tokens give in the words of one voice. What is only polite is left out.
pub(super) fn read(tokens: &[Token], vocabulary: &Vocabulary, ears: &Ears) -> Option<Command> {
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
    let mut patterns = vocabulary.commands.iter();
    patterns.find_map(|pattern| pattern.read(&said, vocabulary, ears))
}

impl Filling {
    /// Fills a gap from the first tokens; how many it took.
    fn fill(
        &mut self,
        name: &str,
        tokens: &[Token],
        vocabulary: &Vocabulary,
        ears: &Ears,
    ) -> Option<usize> {
        match name {
            "square" => {
                let (file, one) = mark(tokens, vocabulary, |mark| match mark {
                    Mark::File(file) => Some(file),
                    _ => None,
                })?;
                let (rank, two) = rank(&tokens[one..], vocabulary)?;
                self.square = Some(Square::new(file, rank)?);
                Some(one + two)
            }
            "piece" => {
                let (kind, taken) = mark(tokens, vocabulary, |mark| match mark {
                    Mark::Kind(kind) => Some(kind),
                    _ => None,
                })?;
                self.kind = Some(kind);
                Some(taken)
            }
            "side" => {
                let (side, taken) = mark(tokens, vocabulary, |mark| match mark {
                    Mark::Side(side) => Some(side),
                    _ => None,
                })?;
                self.side = Some(side);
                Some(taken)
            }
            "number" => {
                if let Some(Token::Figures(figures)) = tokens.first() {
                    self.number = Some(figures.parse().ok()?);
                    return Some(1);
                }
                let (rank, taken) = rank(tokens, vocabulary)?;
                self.number = Some(u32::from(rank) + 1);
                Some(taken)
            }
            "voice" => {
                let (voice, taken) = ears.names.find(tokens)?;
                self.voice = Some(voice.to_owned());
                Some(taken)
            }
            "form" => {
                let (form, taken) = vocabulary.forms.find(tokens)?;
                self.form = Form::ALL.into_iter().find(|one| one.key() == form);
                self.form.map(|_| taken)
            }
            "detail" => {
                let (detail, taken) = vocabulary.details.find(tokens)?;
                self.detail = Detail::ALL.into_iter().find(|one| one.key() == detail);
                self.detail.map(|_| taken)
            }
            "files" => {
                let (files, taken) = vocabulary.file_sets.find(tokens)?;
                self.files = FileNames::ALL.into_iter().find(|one| one.key() == files);
                self.files.map(|_| taken)
            }
            _ => None,
        }
    }
}

/// The first mark of the next words that has the meaning that is looked for.
fn mark<T>(
    tokens: &[Token],
    vocabulary: &Vocabulary,
    meaning: impl Fn(Mark) -> Option<T>,
) -> Option<(T, usize)> {
    if let Some(Token::Run(run)) = tokens.first() {
        let mut chars = run.text.chars();
        if let (Some(letter), None) = (chars.next(), chars.next())
            && let Some(file) = vocabulary.file(letter.to_ascii_lowercase())
            && let Some(found) = meaning(Mark::File(file))
        {
            return Some((found, 1));
        }
    }
    let (marks, taken) = vocabulary.look_up(tokens);
    let found = marks.into_iter().find_map(meaning)?;
    Some((found, taken))
}

fn rank(tokens: &[Token], vocabulary: &Vocabulary) -> Option<(u8, usize)> {
    match tokens.first()? {
        Token::Figures(figures) => match figures.as_bytes() {
            [rank @ b'1'..=b'8'] => Some((rank - b'1', 1)),
            _ => None,
        },
        _ => mark(tokens, vocabulary, |mark| match mark {
            Mark::Rank(rank) => Some(rank),
            _ => None,
        }),
    }
}

fn command(name: &str, filling: Filling) -> Option<Command> {
    let set = |change: Change| Some(Command::Set(change));
    let adjournment = |what: Adjournment| Some(Command::Adjournment(what));
    match name {
        "repeat" => Some(Command::Repeat),
        "turn" => Some(Command::Turn),
        "look" => Some(Command::Look(filling.square)),
        "pieces" => Some(Command::Pieces {
            side: filling.side,
            kind: filling.kind,
        }),
        "attackers" => Some(Command::Attackers(filling.square)),
        "moves" => Some(Command::Moves),
        "status" => Some(Command::Status),
        "undo" => Some(Command::Undo),
        "press" => Some(Command::Press),
        "time" => Some(Command::Clock),
        "adjust" => Some(Command::Adjust),
        "why" => Some(Command::Why),
        "read-out" => Some(Command::ReadOut),
        "claim-flag" => Some(Command::Claim(Claim::Flag)),
        "claim-illegal" => Some(Command::Claim(Claim::Illegal)),
        "claim-repetition" => Some(Command::Claim(Claim::Repetition(None))),
        "claim-fifty" => Some(Command::Claim(Claim::QuietMoves(None))),
        "may-i-claim" => Some(Command::MayIClaim),
        "adjourn" => adjournment(Adjournment::Adjourn(OnWord::Player)),
        "resume" => adjournment(Adjournment::Resume {
            present: None,
            late_s: None,
        }),
        "stop-clocks" => adjournment(Adjournment::Stop),
        "envelope" => adjournment(Adjournment::Tell),
        "envelope-lost" => adjournment(Adjournment::EnvelopeLost),
        "arrives" => adjournment(Adjournment::Arrives(filling.side?)),
        "claim-quickplay" => Some(Command::Claim(Claim::Quickplay)),
        "claim-increment" => Some(Command::Claim(Claim::Increment)),
        "decide-agree" => Some(decide(Decision::Agree)),
        "decide-postpone" => Some(decide(Decision::Postpone { gives_time: false })),
        "decide-postpone-time" => Some(decide(Decision::Postpone { gives_time: true })),
        "decide-reject" => Some(decide(Decision::Reject)),
        "present" => Some(Command::Hall(HallCommand::Present(filling.side?))),
        "next-day" => Some(Command::Hall(HallCommand::NextDay)),
        "claims" => Some(Command::Claims),
        "competition" => Some(Command::Settle),
        "new-game" => Some(Command::NewGame(Position::default())),
        "resign" => Some(Command::Resign),
        "draw" => Some(Command::OfferDraw),
        "help" => Some(Command::Help),
        "quit" => Some(Command::Quit),
        "yes" => Some(Command::Yes),
        "no" => Some(Command::No),
        "faster" => set(Change::Faster),
        "slower" => set(Change::Slower),
        "louder" => set(Change::Louder),
        "softer" => set(Change::Softer),
        "sounds-louder" => set(Change::EarconsLouder),
        "sounds-softer" => set(Change::EarconsSofter),
        "forward" => Some(Command::Forward),
        "back" => Some(Command::Back),
        "to-start" => Some(Command::ToStart),
        "to-end" => Some(Command::ToEnd),
        "to-move" => Some(Command::ToMove(filling.number?)),
        "play-on" => Some(Command::PlayOn),
        "go" => Some(Command::Go(filling.square?)),
        "cancel" => Some(Command::Cancel),
        "language" => set(Change::Language(filling.voice?)),
        "announcer" => set(Change::Announcer(filling.voice?)),
        "form" => set(Change::Form(filling.form?)),
        "files" => set(Change::Files(filling.files?)),
        "speaker-system" => set(Change::Speaker(Speaker::System)),
        "speaker-embedded" => set(Change::Speaker(Speaker::Embedded)),
        other => screen::command(other, filling.detail).or_else(|| sound(other)),
    }
}

fn decide(decision: Decision) -> Command {
    Command::Hall(HallCommand::Decide(decision))
}

/// The commands about the sound.
fn sound(name: &str) -> Option<Command> {
    Some(match name {
        "sweep-rank" => Command::Sweep(Sweep::Rank),
        "sweep-file" => Command::Sweep(Sweep::File),
        "sweep-rising" => Command::Sweep(Sweep::Rising),
        "sweep-falling" => Command::Sweep(Sweep::Falling),
        "sweep-pawns" => Command::Sweep(Sweep::Pawns),
        "sweep-board" => Command::Sweep(Sweep::Board),
        "next-earcon" => Command::Sound(SoundCommand::NextEarcon),
        "previous-earcon" => Command::Sound(SoundCommand::PreviousEarcon),
        "earcon" => Command::Sound(SoundCommand::Earcon),
        "next-sound-setting" => Command::Sound(SoundCommand::NextSetting),
        "previous-sound-setting" => Command::Sound(SoundCommand::PreviousSetting),
        "sound-more" => Command::Sound(SoundCommand::More),
        "sound-less" => Command::Sound(SoundCommand::Less),
        _ => return None,
    })
}
