//! The rules on touching, moving, castling and promoting.

use super::rule::Cited;

rules! {
    /// Touching, moving, castling and promoting by a sighted player; a blind player's layer changes some of it.
    pub struct Moving {
        /// What counts as touching a piece.
        pub touched_when: Cited<TouchedWhen>,
        /// What a player is bound to who has touched pieces of his own.
        pub own_piece_touched: Cited<Bound>,
        /// What a player is bound to who has touched pieces of his opponent.
        pub opponents_piece_touched: Cited<Bound>,
        /// What a player is bound to who has touched pieces of both colours.
        pub both_touched: Cited<BothTouched>,
        /// Which piece counts as the first when nobody knows it.
        pub touch_order_unclear: Option<Cited<TouchOrder>>,
        /// When nothing that was touched can move or be captured, every legal move is free.
        pub nothing_playable: Cited<()>,
        /// When a player may set a piece straight, having said so before.
        pub adjust: Cited<Adjust>,
        /// A player who touches his king and then a rook must castle with it if that is legal.
        pub king_then_rook: Option<Cited<()>>,
        /// A player who touches a rook and then his king may not castle on that side with this move; the first
        /// touched piece that can move is moved.
        pub rook_then_king: Option<Cited<()>>,
        /// What follows when castling was begun that is not legal.
        pub illegal_castling: Cited<IllegalCastling>,
        /// What the king on its castling square, once released, settles.
        pub castling_king_released: Cited<CastlingKingReleased>,
        /// A piece that is released as a part of a legal move can be put on no other square.
        pub release_final: Option<Cited<()>>,
        /// A pawn released on the last rank can be promoted on no other square.
        pub promotion_square_final: Cited<()>,
        /// When the choice of the promoted piece is final.
        pub promotion_choice_final: Cited<PromotionFinal>,
        /// When a move is made, so that no other move can be played instead.
        pub move_made_when: Cited<MoveMadeWhen>,
        /// A player who has touched a piece himself has lost the right to claim that his opponent broke these rules.
        pub loss_of_touch_claim: Option<Cited<()>>,
        /// The arbiter rules on touching and moving only when a player asks him to.
        pub touch_ruled_on_request: Option<Cited<()>>,
    }
}

/// What counts as touching a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchedWhen {
    /// Any touch without a warning before it.
    Touched,
    /// A touch on purpose.
    TouchedOnPurpose,
    /// The piece has left its hole; a touch alone has no consequence.
    TakenOutOfHole,
}

/// What one touched piece or several of one colour bind the player to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// To play with the first of them for which a legal move exists.
    FirstPlayable,
    /// To nothing.
    Nothing,
}

/// What touched pieces of both colours bind the player to. The first duty that can be met is the one that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothTouched {
    /// Capture the touched piece with the touched piece; capture it with any piece; move the touched own piece.
    CaptureAnyhowElseMove,
    /// Capture the first touched piece of the opponent with the first touched own piece; move or capture whichever
    /// was touched first and can be.
    CaptureElseFirstTouched,
    /// What the touched pieces of the player bind him to; those of his opponent bind to nothing.
    OwnOnly,
}

/// Which piece counts as touched first when nobody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchOrder {
    /// The player's own.
    OwnPieceFirst,
}

/// When a player may set a piece straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjust {
    /// When it is his move.
    OnOwnMove,
    /// While his own clock runs.
    OnOwnTime,
    /// When it is his move, and while his own clock runs.
    OnOwnMoveAndTime,
}

/// What follows when castling was begun that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalCastling {
    /// Both pieces go back and the king makes a move that is not castling; without one, any move.
    KingMoveElseAny,
    /// The king makes another legal move, castling to the other side among them; without one, any move.
    KingMoveOrOtherCastlingElseAny,
}

/// What the king on its castling square, once released, settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingKingReleased {
    /// Castling is made; the rook has only to follow.
    MoveMade,
    /// The move is not made yet, but no move other than this castling is left if it is legal.
    OnlyCastlingLeft,
}

/// When the choice of the promoted piece is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionFinal {
    /// When the new piece is released on its square.
    PieceReleased,
    /// When the new piece touches its square.
    PieceTouchesSquare,
}

/// When a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMadeWhen {
    /// When everything that belongs to the move is done and the piece is released.
    Released,
    /// When the piece is released; announcing it and taking the hands off the board follow.
    ReleasedThenAnnounced,
    /// When a captured piece is off the board, the piece is in another hole and the move is announced.
    PlacedAndAnnounced,
}
