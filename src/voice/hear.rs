//! Stand-in until the real understanding is merged.
use super::Voices;
use crate::board::Kind;
use crate::game::{Move, Position};
use crate::session::command::{Command, Entry};

impl Voices {
    pub fn hear(&self, text: &str, position: &Position, _language: &str) -> Entry {
        let Position::Chess(chess) = position;
        if let Ok(mv) = text.parse::<crate::chess::Move>() {
            return if chess.is_legal(mv) {
                Entry::Move(mv.into())
            } else {
                Entry::FromTo(mv.from, mv.to)
            };
        }
        match chess.read_san(text) {
            Ok(mv) => Entry::Move(mv.into()),
            Err(_) => Entry::Unreadable(text.to_owned()),
        }
    }
    pub fn choose(&self, text: &str, _p: &Position, moves: &[Move], _l: &str) -> Option<Move> {
        moves
            .iter()
            .copied()
            .find(|mv| mv.to_string().starts_with(text))
    }
    pub fn command(&self, text: &str, _l: &str) -> Option<Command> {
        match text {
            "yes" => Some(Command::Yes),
            "no" => Some(Command::No),
            _ => None,
        }
    }
    pub fn promotion(&self, text: &str) -> Option<Kind> {
        Kind::CHESS.into_iter().find(|k| k.key() == text)
    }
}
