//! Commands around a position that is set up, at random.

use annabella::board::{Piece, Side};
use annabella::protocol::{Placing, SetupCommand};
use proptest::prelude::*;

use super::commands::{any_kind, any_square, any_start, any_text};

/// Something while a position is set up.
pub fn any_setup_command() -> impl Strategy<Value = SetupCommand> {
    let side = || prop::sample::select(Side::BOTH.to_vec());
    let piece = (side(), any_kind()).prop_map(|(side, kind)| Piece { side, kind });
    let placing = (prop::option::of(any_square()), prop::option::of(piece))
        .prop_map(|(square, piece)| Placing { square, piece });
    let placings = prop::collection::vec(placing, 0..4);
    prop_oneof![
        4 => Just(SetupCommand::Begin),
        6 => (placings, side()).prop_map(|(placings, side)| SetupCommand::Place(placings, side)),
        3 => prop::option::of(any_kind()).prop_map(SetupCommand::PutHere),
        1 => Just(SetupCommand::OtherSide),
        1 => Just(SetupCommand::Clear),
        1 => Just(SetupCommand::Initial),
        1 => side().prop_map(SetupCommand::Turn),
        1 => Just(SetupCommand::Castling),
        2 => Just(SetupCommand::Done),
        1 => Just(SetupCommand::Leave),
        1 => any_start().prop_map(|position| SetupCommand::Fen(position.fen())),
        1 => any_text().prop_map(SetupCommand::Fen),
        1 => any_text().prop_map(SetupCommand::Unreadable),
    ]
}
