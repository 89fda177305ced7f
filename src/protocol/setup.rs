//! Setting a position up in a session: what the player asks for, and what has happened.

use crate::board::{Kind, Piece, Side, Square};
use crate::game::FenError;
use serde::{Deserialize, Serialize};

/// What a player asks for while a position is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupCommand {
    /// Begins with the board as it is; the game waits meanwhile.
    Begin,
    /// Puts pieces, one after another, and says whose the next ones are.
    Place(Vec<Placing>, Side),
    /// Puts a piece of the side whose pieces come next on the square of the cursor, or empties it.
    PutHere(Option<Kind>),
    /// The next pieces are those of the other side.
    OtherSide,
    /// Takes all pieces off.
    Clear,
    /// Puts all pieces where the game begins.
    Initial,
    /// Says who is to move.
    Turn(Side),
    /// Allows castling where king and rook stand at home, or forbids it.
    Castling,
    /// Begins a game from the board.
    Done,
    /// Gives the board up; the game is there again.
    Leave,
    /// Takes a position in the form in which the field writes it, FEN. Where none is being set up, a game
    /// begins from it.
    Fen(String),
    /// Words that place nothing.
    Unreadable(String),
}

/// A piece that is put somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    /// Where; `None` for the square of the cursor.
    pub square: Option<Square>,
    /// What; `None` to empty the square.
    pub piece: Option<Piece>,
}

/// What has happened while a position was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupEvent {
    /// It has begun, or goes on where it was left.
    Began,
    /// A piece was put on a square, in the place of another one if one stood there.
    Put(Square, Piece, Option<Piece>),
    /// A piece was taken off.
    Emptied(Square, Piece),
    /// Nothing stood there.
    WasEmpty(Square),
    /// The next pieces are of this side.
    Next(Side),
    /// All pieces were taken off.
    Cleared,
    /// The pieces stand where the game begins.
    Initial,
    /// The pieces stand as they were written.
    Read,
    /// Who is to move.
    Turn(Side),
    /// The castling that is allowed: whose, and whether it is the short one.
    Castling(Vec<(Side, bool)>),
    /// The last change was taken back.
    Undone,
    /// What can be done.
    Helped,
    /// The board was given up.
    Left,
}

/// Why something cannot be done with a position that is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSetup {
    /// A position is being set up, and this belongs to a game.
    SettingUp,
    /// A competition is going on.
    Competing,
    /// No position is being set up.
    NotSettingUp,
    /// No game can begin from the board, or what was written is no position.
    NoGame(FenError),
    /// Such a piece never stands there.
    NotThere(Square, FenError),
}
