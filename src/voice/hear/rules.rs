//! Which rule of the game is asked for: "how does castling work", "can a pawn go backwards".

use strum::{EnumString, IntoStaticStr, VariantNames};

use super::mark::Mark;
use super::moods::WordMood;
use super::tokens::{Token, tokens, words_only};
use crate::board::Kind;
use crate::voice::Voices;

/// A rule of the game that has a name: a list of a voice, `hear-rule-` with this one. What is named of several is the
/// first: who asks how a king castles asks about castling.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumString, IntoStaticStr, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum NamedRule {
    /// What pieces are worth.
    Value,
    /// No legal move, and no check.
    Stalemate,
    /// Moves without captures and moves of pawns.
    FiftyMoves,
    /// A position that comes again.
    Repetition,
    /// When a game is drawn.
    Draw,
    /// A pawn is captured beside its way.
    EnPassant,
    /// King and rook move together.
    Castling,
    /// What a pawn becomes.
    Promotion,
    /// The end of a game.
    Mate,
    /// An attack on the king.
    Check,
    /// None in particular.
    Rules,
}

impl Voices {
    /// Whether somebody asks whether he may castle in this game: "may I castle long".
    pub fn asks_to_castle(&self, text: &str, language: &str) -> bool {
        let (own, said) = (self.own(language), words_only(&tokens(text)));
        let rules = (0..said.len()).filter_map(|at| Some(own.rules.find(&said[at..])?.0));
        let named: Vec<&str> = rules.collect();
        let castling: &str = NamedRule::Castling.into();
        let asks = |mood| own.mood_at_first(mood, &said).is_some();
        let is_castling = !named.is_empty() && named.iter().all(|rule| *rule == castling);
        is_castling && asks(WordMood::May) && !asks(WordMood::Laws) && !asks(WordMood::How)
    }

    /// The rule for which somebody asks who asks how the game is played: its name, or that of the piece that moves so.
    pub fn rule_asked(&self, text: &str, language: &str) -> Option<&'static str> {
        let (own, said) = (self.own(language), words_only(&tokens(text)));
        let asks = |mood| own.mood_at_first(mood, &said).is_some();
        let asks_rule = asks(WordMood::Laws) || asks(WordMood::How);
        // "Can I take en passant" asks for the rule, and "can I take the knight" about this game.
        if !asks_rule && !asks(WordMood::May) {
            return None;
        }
        let places = || (0..said.len()).map(|at| &said[at..]);
        let named = || places().filter_map(|said| own.rules.find(said)?.0.parse().ok());
        // "May I castle long" is asked of this game.
        if !asks_rule && named().all(|rule: NamedRule| rule == NamedRule::Castling) {
            return None;
        }
        if let Some(rule) = named().min() {
            return Some(rule.into());
        }
        // What is asked of a square, or of a piece of this game, has another answer.
        let is_of_game = |said: &[Token]| {
            matches!(said[0], Token::Figures(_)) || own.telling.is_never_passed_over(said)
        };
        let kind = |said: &[Token]| own.look_up(said).0.into_iter().find_map(Mark::try_as_kind);
        let of_game = !asks_rule || places().any(is_of_game);
        places().find_map(kind).filter(|_| !of_game).map(Kind::key)
    }
}
