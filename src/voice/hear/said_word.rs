//! A word of a line that is compared with ways of giving commands.

use super::tokens::Token;
use super::weigh::{LIGHT, WITH_SLIP, Weighed};

/// What politeness counts for that is not in both, in percent of what it tells.
const SOFT: u32 = 10;

/// A word that was said.
pub(super) struct SaidWord {
    /// The words of commands that it may be, each with how much it counts as that.
    pub(super) alike: Vec<(usize, u32)>,
    pub(super) weight: u32,
    pub(super) is_soft: bool,
    pub(super) is_light: bool,
    /// A number that was said is meant.
    pub(super) is_figures: bool,
    /// It is never passed over: it is a side, begins the name of a piece or a square, or is such a word of the voice.
    pub(super) is_name: bool,
    /// It names somebody else than the player.
    pub(super) is_other: bool,
}

impl SaidWord {
    /// What it tells if it is left over.
    pub(super) fn left_over(&self) -> u32 {
        match self.is_soft {
            true => self.weight * SOFT / 100,
            false => self.weight,
        }
    }
}

pub(super) fn said_word(
    token: &Token,
    [is_soft, is_light]: [bool; 2],
    weighed: &Weighed,
) -> SaidWord {
    let figures = |figures: &str| weighed.figures(figures).map(|word| (word, 100));
    let (alike, is_figures) = match token {
        // "Hola" is no slip of "hora".
        Token::Run(run) => {
            let mut alike = weighed.alike(run);
            alike.retain(|(_, counts)| !is_soft || *counts != WITH_SLIP);
            (alike, false)
        }
        Token::Figures(text) => (figures(text).into_iter().collect(), true),
        Token::Sign(_) | Token::Strange => (Vec::new(), false),
    };
    let exact = alike.iter().find(|(_, counts)| *counts == 100);
    let weights = alike.iter().map(|(word, _)| weighed.weight(*word));
    let weight = match exact {
        _ if is_figures => 0,
        Some((word, _)) => weighed.weight(*word),
        None => {
            let unknown = weighed.unknown() / if is_light { LIGHT } else { 1 };
            weights.max().unwrap_or(unknown)
        }
    };
    SaidWord {
        alike,
        weight,
        is_soft,
        is_light,
        is_figures,
        is_name: false,
        is_other: false,
    }
}
