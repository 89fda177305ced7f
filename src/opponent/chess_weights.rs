//! What the terms of the value of chess are worth: in the middlegame and in the endgame, in hundredths of a pawn.
//!
//! The numbers were fitted to games that the program has played against itself.

/// A value for the middlegame and one for the endgame.
pub(super) type Pair = [i32; 2];

/// All of them.
pub(super) struct Weights {
    /// Pawn, knight, bishop, rook and queen.
    pub material: [Pair; 5],
    /// Pawn, knight, bishop, rook, queen and king, by rank, and on each rank by the distance from the edge.
    pub places: [[Pair; 32]; 6],
    /// By the number of squares that a piece reaches and that no pawn of the other side guards.
    pub knight_freedom: [Pair; 9],
    /// The same for a bishop.
    pub bishop_freedom: [Pair; 14],
    /// The same for a rook.
    pub rook_freedom: [Pair; 15],
    /// The same for a queen.
    pub queen_freedom: [Pair; 28],
    /// Two bishops.
    pub bishop_pair: Pair,
    /// A bishop, by the number of its own pawns on squares of its colour.
    pub own_colour: [Pair; 9],
    /// A knight or a bishop that a pawn guards and that no pawn can drive away.
    pub outpost: [Pair; 2],
    /// A rook before which only pawns of the other side stand, or none.
    pub open_file: [Pair; 2],
    /// A pawn behind another one.
    pub doubled: Pair,
    /// A pawn without neighbours, on a file with a pawn of the other side before it or without.
    pub isolated: [Pair; 2],
    /// A pawn whose neighbours are beside or behind it, likewise.
    pub backward: [Pair; 2],
    /// A pawn that another one guards, by rank.
    pub supported: [Pair; 8],
    /// A pawn beside another one, by rank.
    pub abreast: [Pair; 8],
    /// A passed pawn, by rank.
    pub passed: [Pair; 8],
    /// A passed pawn with nothing on the square before it.
    pub passed_free: [Pair; 8],
    /// A passed pawn whose square ahead is empty and not attacked.
    pub passed_safe: [Pair; 8],
    /// How far the pawn's own king is from a passed pawn.
    pub passed_own_king: [Pair; 8],
    /// How far the other king is.
    pub passed_other_king: [Pair; 8],
    /// A knight, bishop, rook or queen that a pawn attacks.
    pub pawn_threat: [Pair; 4],
    /// One that a knight or a bishop attacks.
    pub minor_threat: [Pair; 4],
    /// One that a rook attacks.
    pub rook_threat: [Pair; 4],
    /// A pawn that is attacked and not guarded.
    pub hanging_pawn: Pair,
    /// Another piece that is.
    pub hanging_piece: Pair,
    /// A piece that is attacked, and that no pawn guards nor anything twice.
    pub weak_piece: Pair,
    /// A piece that a pawn attacks after a safe step.
    pub push_threat: Pair,
    /// How far the nearest own pawn stands before the king, on the files beside it and on its own; 0 for none.
    pub shelter: [[Pair; 8]; 2],
    /// The same for pawns of the other side.
    pub storm: [[Pair; 8]; 2],
    /// What looks at the squares around the other king.
    pub danger: [Pair; 32],
}

/// What was fitted.
#[rustfmt::skip]
pub(super) const WEIGHTS: Weights = Weights {
    material: [[79, 128], [357, 327], [357, 373], [491, 648], [1289, 1014]],
    places: [
        [
            [0, 0], [0, 0], [0, 0], [0, 0], [-23, -12], [25, 2], [7, -2], [-9, -42], [-14, -6],
            [-2, -11], [-8, -15], [-16, -21], [-21, -1], [-17, -8], [-2, -7], [11, -24],
            [-23, 1], [0, -6], [19, 0], [44, -53], [-17, 53], [-5, 35], [16, 19], [11, 17],
            [21, -3], [-26, 34], [5, 52], [9, 1], [0, 0], [0, 0], [0, 0], [0, 0],
        ],
        [
            [-10, -43], [-24, -15], [-42, -46], [-18, -6], [-19, -6], [13, -41], [-4, -14],
            [5, -4], [-24, -10], [6, -26], [-7, 15], [2, 18], [-8, 21], [33, 4], [31, 8],
            [19, 31], [19, 6], [-6, 14], [0, 47], [26, 27], [16, 2], [-3, -6], [4, 24], [55, 9],
            [-22, -8], [-15, 19], [7, 4], [-10, -8], [-34, -15], [4, 4], [8, -13], [1, 6],
        ],
        [
            [-37, -19], [-20, 5], [-4, -4], [-3, -4], [-27, 9], [3, -26], [18, -22], [7, 4],
            [6, -15], [-28, -22], [-14, -2], [5, 15], [5, 4], [27, -1], [3, 31], [7, -2],
            [27, -2], [15, 11], [17, -3], [8, 34], [-12, -7], [6, 12], [14, -7], [28, 15],
            [1, 1], [-26, -9], [-4, 10], [5, -7], [-7, -10], [-1, 16], [-3, -3], [-16, -3],
        ],
        [
            [4, -25], [4, -12], [27, -26], [26, -36], [-21, -14], [13, -13], [-5, -12],
            [-18, -4], [-13, -2], [-14, -20], [-2, -10], [-48, 1], [-36, 30], [15, -33], [7, 22],
            [-5, 5], [-17, 7], [-16, 11], [-39, 0], [-2, 9], [42, -4], [-42, 24], [-5, 12],
            [20, -15], [7, 19], [32, 3], [40, 12], [24, 17], [-12, 21], [4, 1], [17, 25],
            [12, 8],
        ],
        [
            [1, -15], [14, -53], [-20, -34], [6, -45], [-15, -6], [7, -19], [3, 15], [7, -3],
            [11, -18], [1, -44], [-10, -14], [11, -17], [-7, 22], [1, 5], [6, -17], [19, 8],
            [5, 44], [4, 30], [26, 14], [-6, 6], [-3, -10], [6, 24], [2, 11], [19, 38],
            [-51, -12], [-30, 5], [-10, 32], [26, 40], [-31, 3], [31, 0], [-9, 9], [-10, -1],
        ],
        [
            [17, -20], [55, -32], [26, -35], [26, -43], [-9, -12], [23, -9], [-9, 12], [2, 5],
            [0, -33], [-14, 4], [-25, 13], [-11, 11], [-10, -5], [7, -11], [-34, 0], [-48, 8],
            [4, 5], [-9, 9], [-2, -3], [-14, 6], [8, 36], [20, 22], [-11, 10], [-1, 6], [3, 6],
            [0, 14], [1, 26], [1, 21], [-4, -18], [3, 11], [0, -1], [-1, -5],
        ],
    ],
    knight_freedom: [
        [-20, -10], [-18, -36], [-12, -4], [-2, 6], [8, 11], [3, 26], [12, 21], [19, 2],
        [25, -16],
    ],
    bishop_freedom: [
        [-19, -38], [-12, -38], [-10, -22], [-6, 3], [2, 12], [-1, 16], [1, 19], [6, 14],
        [17, 8], [10, 16], [3, 19], [11, 7], [7, -6], [2, -10],
    ],
    rook_freedom: [
        [-13, -62], [-13, -22], [-9, -19], [-8, -9], [-7, -11], [-7, 0], [-6, 1], [1, 5],
        [2, 10], [1, 14], [10, 9], [12, 23], [7, 23], [6, 24], [34, 14],
    ],
    queen_freedom: [
        [-11, -2], [-2, -15], [1, 1], [-9, -7], [-4, -19], [-6, -17], [-8, 3], [-1, -10],
        [3, -19], [4, -3], [0, 10], [5, 21], [6, 8], [3, 5], [-5, 33], [16, 3], [-7, 22],
        [17, 17], [5, 23], [15, 1], [-8, -2], [6, 4], [5, -13], [-7, -12], [-8, -18], [-2, -8],
        [-2, -6], [0, -2],
    ],
    bishop_pair: [29, 38],
    own_colour: [
        [31, -25], [11, 3], [3, 7], [0, 22], [-6, 16], [-8, 11], [-9, -24], [4, 5], [-20, -13],
    ],
    outpost: [[26, 13], [8, -10]],
    open_file: [[1, 13], [36, -3]],
    doubled: [6, -22],
    isolated: [[-22, 0], [-26, -2]],
    backward: [[-9, 11], [-17, 2]],
    supported: [[0, 0], [0, 0], [3, 8], [16, 0], [13, 20], [44, 39], [-1, 35], [0, 0]],
    abreast: [[0, 0], [-12, 2], [1, 8], [2, 8], [-16, 38], [15, 41], [8, 34], [0, 0]],
    passed: [[0, 0], [-5, -10], [22, 21], [9, -15], [8, 29], [26, 24], [9, 83], [0, 0]],
    passed_free: [[0, 0], [38, 18], [-2, 3], [-23, 11], [11, -14], [1, 1], [6, 65], [0, 0]],
    passed_safe: [[0, 0], [-11, 8], [-11, 11], [-2, 6], [-32, 55], [13, 76], [-20, 103], [0, 0]],
    passed_own_king: [
        [0, 0], [-8, 70], [-34, 50], [-13, 14], [20, 7], [24, -3], [71, -6], [-8, -8],
    ],
    passed_other_king: [
        [0, 0], [-26, -2], [4, -12], [22, 3], [53, 18], [9, 51], [10, 47], [-19, 20],
    ],
    pawn_threat: [[34, 16], [35, -4], [33, 37], [19, -7]],
    minor_threat: [[13, 15], [20, 6], [40, 2], [13, 11]],
    rook_threat: [[9, 12], [18, -5], [-11, -8], [34, 19]],
    hanging_pawn: [11, 32],
    hanging_piece: [0, -6],
    weak_piece: [7, 21],
    push_threat: [16, 5],
    shelter: [
        [
            [7, -8], [-8, -11], [-10, 0], [15, -12], [7, -18], [31, 5], [-44, -3], [0, 8],
        ],
        [
            [16, 2], [0, 0], [-18, 15], [-17, 9], [-7, -1], [13, 20], [15, -27], [0, -18],
        ],
    ],
    storm: [
        [
            [-2, 0], [-4, -45], [0, 0], [-9, -6], [0, -2], [0, 2], [9, 3], [5, 8],
        ],
        [
            [11, 4], [0, 0], [-27, -3], [6, -1], [7, -1], [-2, 8], [6, -19], [-4, 12],
        ],
    ],
    danger: [
        [-31, -16], [-49, -2], [-39, -9], [-27, -19], [-22, -8], [-27, 2], [-18, -12], [-27, -6],
        [-12, -4], [-10, -5], [-7, -17], [10, -6], [-11, 2], [12, -10], [18, -15], [19, -11],
        [8, 28], [33, 12], [5, 12], [51, 23], [23, 8], [7, 6], [25, 18], [18, 7], [12, 7],
        [17, 6], [5, 2], [1, 3], [10, 4], [1, 0], [0, 0], [5, 4],
    ],
};
