//! The players, as the cards of a window show them.

use super::players;
use super::wording::{capital, written};
use crate::board::{Kind, Side, Square};
use crate::desk::Desk;
use crate::narrate::phrases as say;
use crate::protocol::envelope::name_tag;

/// A player, as a card shows him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The side, and the name where it is known, in three lengths; the shortest is the name alone.
    pub names: [String; 3],
    /// What was captured from the other side, the greatest first.
    pub captured: Vec<Kind>,
    /// All of it in words.
    pub told: String,
}

/// A player with his name: as the record has it, or that of the opponent that thinks.
pub(super) fn of(desk: &Desk, side: Side, plies: usize) -> PlayerView {
    let session = desk.session();
    let label = written(desk, &say::LABEL.with(side));
    let mut names = [label.clone(), label.clone(), label];
    let known = session.record().tag(name_tag(side)).map(str::to_owned);
    if let Some(known) = known.or_else(|| players::named(desk, side)) {
        let of_side = capital(&written(desk, &say::PIECES_OF.with(side)));
        // The level stands behind the name.
        let short = known
            .split_once(", ")
            .map_or(known.as_str(), |(short, _)| short);
        names = [
            format!("{of_side} {known}"),
            format!("{of_side} {short}"),
            short.to_owned(),
        ];
    }
    let name = names[0].clone();
    let captured = captured(desk, side, plies);
    let counted = captured.chunk_by(|one, other| one == other);
    let counted = counted.map(|kinds| {
        let count = u32::try_from(kinds.len()).unwrap_or(u32::MAX);
        written(desk, &say::COUNT.with((kinds[0], count)))
    });
    let counted: Vec<String> = counted.collect();
    let told = if counted.is_empty() {
        name.clone()
    } else {
        let label = written(desk, &say::LABEL.with("captured"));
        format!("{name}. {label} {}", counted.join(", "))
    };
    PlayerView {
        names,
        captured,
        told,
    }
}

/// What a side has captured on the board of the game; nothing while another board is shown.
fn captured(desk: &Desk, side: Side, plies: usize) -> Vec<Kind> {
    let session = desk.session();
    if session.setup().is_some() || session.drilled().is_some() {
        return Vec::new();
    }
    let record = session.record();
    let moves = record.moves().iter().take(plies).enumerate();
    let taken = moves.flat_map(|(at, _)| {
        let (before, after) = (record.position_after(at), record.position_after(at + 1));
        let lost = |square: &Square| {
            let piece = before.piece_at(*square)?;
            let is_lost = piece.side != side && before.turn() == side;
            (is_lost && after.piece_at(*square) != Some(piece)).then_some(piece.kind)
        };
        Square::all()
            .filter_map(|square| lost(&square))
            .collect::<Vec<_>>()
    });
    let mut taken: Vec<Kind> = taken.collect();
    let order = [
        Kind::Queen,
        Kind::Rook,
        Kind::Bishop,
        Kind::Knight,
        Kind::Pawn,
    ];
    taken.sort_by_key(|kind| order.iter().position(|one| one == kind));
    taken
}
