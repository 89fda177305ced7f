//! Commands in words: patterns that a voice lists, with gaps for squares, pieces and the like.

use super::arbiter as of_arbiter;
use super::drill;
use super::ears::Hearing;
use super::explore;
use super::filling::Filling;
use super::hall;
use super::pattern::{Pattern, PatternPart};
use super::placing;
use super::practice;
use super::screen;
use super::terms;
use super::tokens::Token;
use super::vocabulary::{Vocabulary, without_politeness};
use crate::game::Game;
use crate::protocol::ask::{Ask, ClaimKind};
use crate::protocol::choice::Choice as _;
use crate::protocol::settings::Change;
use crate::protocol::settings::setting::Setting;

/// The command that the tokens give in the words of one voice.
pub(super) fn read(tokens: &[Token], vocabulary: &Vocabulary, ears: &Hearing) -> Option<Ask> {
    one_of(&vocabulary.commands, tokens, vocabulary, ears)
}

/// The term of an agreement that the tokens give in the words of one voice.
pub(super) fn term(tokens: &[Token], vocabulary: &Vocabulary, ears: &Hearing) -> Option<Ask> {
    one_of(&vocabulary.terms, tokens, vocabulary, ears)
}

fn one_of(
    patterns: &[Pattern],
    tokens: &[Token],
    vocabulary: &Vocabulary,
    ears: &Hearing,
) -> Option<Ask> {
    let said = without_politeness(tokens, vocabulary);
    let mut patterns = patterns.iter();
    patterns.find_map(|pattern| read_as(pattern, &said, vocabulary, ears))
}

/// The id of the key that the tokens stand for in the words of one voice.
pub(super) fn action<'a>(tokens: &[Token], vocabulary: &'a Vocabulary) -> Option<&'a str> {
    let said = without_politeness(tokens, vocabulary);
    let (id, taken) = vocabulary.actions.find(&said)?;
    (taken == said.len()).then_some(id)
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
        "press" => Some(Ask::Press),
        "time" => Some(Ask::Clock),
        "adjust" => Some(Ask::Adjust),
        "why" => Some(Ask::Why),
        "read-out" => Some(Ask::ReadOut),
        "claim-flag" => Some(Ask::Claim(ClaimKind::Flag)),
        "claim-illegal" => Some(Ask::Claim(ClaimKind::Illegal)),
        "claim-repetition" => Some(Ask::Claim(ClaimKind::Repetition(None))),
        "claim-fifty" => Some(Ask::Claim(ClaimKind::QuietMoves(None))),
        "may-i-claim" => Some(Ask::MayIClaim),
        "claims" => Some(Ask::Claims),
        "competition" => Some(Ask::Settle),
        "new-game" => Some(Ask::Anew),
        "draughts" | "chess" => Some(Ask::NewGame(Game::of_key(name)?.start())),
        "resign" => Some(Ask::Resign),
        "draw" => Some(Ask::OfferDraw),
        "help" => Some(Ask::Help),
        "quit" => Some(Ask::Quit),
        "yes" => Some(Ask::Yes),
        "no" => Some(Ask::No),
        "faster" => set(Change::More(Setting::Rate)),
        "slower" => set(Change::Less(Setting::Rate)),
        "louder" => set(Change::More(Setting::SpeechVolume)),
        "softer" => set(Change::Less(Setting::SpeechVolume)),
        "sounds-louder" => set(Change::More(Setting::EarconVolume)),
        "sounds-softer" => set(Change::Less(Setting::EarconVolume)),
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
        "language" => set(Change::to(Setting::Language, filling.voice?)),
        "announcer" => set(Change::to(Setting::Announcer, filling.voice?)),
        "form" => set(Change::to(Setting::Form, filling.form?.key())),
        "files" => set(Change::to(Setting::Files, filling.files?.key())),
        "speaker-system" => set(Change::to(Setting::Speaker, "system")),
        "speaker-embedded" => set(Change::to(Setting::Speaker, "embedded")),
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

/// The command that the tokens give in one way of giving it.
fn read_as(
    pattern: &Pattern,
    tokens: &[Token],
    vocabulary: &Vocabulary,
    ears: &Hearing,
) -> Option<Ask> {
    let mut filling = Filling::default();
    let mut rest = tokens;
    for part in &pattern.parts {
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
        command(pattern.command, filling)
    } else {
        None
    }
}
