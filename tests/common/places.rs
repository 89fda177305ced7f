//! Where a player can be: a table, so that what is to hold everywhere is tested everywhere.

/// How a place is reached: lines of the console after the start. `after` and the name of another place stand for the
/// lines that lead there.
pub type Place = (&'static str, &'static [&'static str]);

/// The lines that lead to a place.
pub fn lines(place: &Place) -> Vec<&'static str> {
    let (first, rest) = place.1.split_first().unwrap_or((&"", &[]));
    match first.strip_prefix("after ") {
        Some(other) => [&lines(named(other)), rest].concat(),
        None => place.1.to_vec(),
    }
}

/// The place with a name.
pub fn named(name: &str) -> &'static Place {
    let mut all = PLACES.iter().chain(BESIDES);
    let found = all.find(|place| place.0 == name);
    found.unwrap_or_else(|| panic!("there is no place {name:?}"))
}

const COMPETITION: &str = "new competition fide-2005 90+30 both";
const READ_OUT: &str = "new competition fide-2005 90+30 both read-out";
const SOVIET: &str = "new competition ussr-1956 90+30 none read-out";

/// Neither side can ever mate, which only a search finds out.
const SHUT_IN: &str = "new kb6/b1p2p1p/1pP5/1P6/8/8/5P1P/5K2 w - - 0 1";

/// White's pawn takes: it is out of its hole, and so is what it takes.
const CAPTURE: &[&str] = &[
    READ_OUT, "lift e2", "put e4", "read-out", "clock", "lift d7", "put d5", "read-out", "clock",
    "lift e4", "lift d5",
];

/// Wherever a player can be.
pub const PLACES: &[Place] = &[
    ("practice", &["new"]),
    ("practice with a clock", &["new practice 5+3"]),
    ("practice, a piece in the hand", &["new", "go g1", "take"]),
    ("practice, words begun", &["new", "type knight f"]),
    ("practice, Black's turn", &["new", "e4"]),
    ("a draw offered in practice", &["new", "e4", "offer-draw"]),
    ("a game that is over", &["new", "e4", "resign", "say yes"]),
    ("checkmate", &["new", "f3", "e5", "g4", "Qh4"]),
    ("the question whether to resign", &["new", "e4", "resign"]),
    (
        "the question of a promotion",
        &["new 7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8"],
    ),
    (
        "the question which piece",
        &["new 6k1/8/8/8/8/8/1K6/R6R w - - 0 1", "rook d1"],
    ),
    ("the question about a new game", &["new", "e4", "new-game"]),
    ("a competition, at first", &[COMPETITION]),
    ("a piece out of its hole", &[COMPETITION, "lift e2"]),
    (
        "a piece in another hole",
        &[COMPETITION, "lift e2", "put e4"],
    ),
    (
        "a move that is announced",
        &["after a piece in another hole", "say pawn e2 e4"],
    ),
    (
        "after the clock",
        &[READ_OUT, "lift e2", "put e4", "read-out", "clock"],
    ),
    ("a captured piece off the board", CAPTURE),
    (
        "an announcement that differs",
        &["after a piece in another hole", "say pawn d2 d4"],
    ),
    (
        "an offer of a draw in a competition",
        &[READ_OUT, "lift e2", "put e4", "offer-draw"],
    ),
    ("the arbiter's mode", &[COMPETITION, "arbiter"]),
    (
        "a competition that stands still",
        &[SOVIET, "e4", "clock", "slept 300"],
    ),
    (
        "a competition that is over",
        &[SOVIET, "e4", "resign", "say yes"],
    ),
    ("the agreement: its edition", &["agree"]),
    ("the agreement: who plays by touch", &["agree", "fide-2005"]),
    ("the agreement: the clock", &["agree", "fide-2005", "both"]),
    (
        "the agreement as a whole",
        &["after the agreement: the clock", "90+30"],
    ),
    (
        "a move to be sealed",
        &[
            SOVIET,
            "e4",
            "clock",
            "e5",
            "clock",
            "arbiter",
            "adjourn session-over",
        ],
    ),
    (
        "an adjourned game",
        &["after a move to be sealed", "seal Nf3; word", "stop-clocks"],
    ),
    (
        "a resumption: who is there",
        &["after an adjourned game", "resume"],
    ),
    (
        "a resumption: one is awaited",
        &["after an adjourned game", "resume white"],
    ),
    (
        "a resumption: the word",
        &["after an adjourned game", "resume both"],
    ),
    ("keys of the board", &["new", "board-keys"]),
    (
        "keys of the board, after a prefix",
        &["new", "board-keys", "key V"],
    ),
    ("keys of the home row", &["new", "home-row"]),
    (
        "half a move on the home row",
        &["new", "home-row", "key D", "key F"],
    ),
    ("keys of a Braille writer", &["new", "perkins"]),
    ("half a cell begun", &["new", "perkins", "hold f"]),
    ("keys that explain themselves", &["new", "explain-keys"]),
    ("a key that changes", &["new", "change-key"]),
    (
        "a key that changes, named",
        &["new", "change-key", "key F3"],
    ),
    ("lessons", &["new", "drill procedure"]),
    (
        "a lesson, the opponent's move",
        &[
            "new",
            "drill procedure",
            "drill skip",
            "drill skip",
            "drill skip",
            "drill skip",
            "drill skip",
        ],
    ),
    (
        "a lesson, a piece out of its hole",
        &["new", "drill procedure", "lift e2"],
    ),
    (
        "the question whether to leave a lesson",
        &["new", "drill procedure", "key Escape"],
    ),
    ("the menu", &["new", "menu"]),
    (
        "a page of the menu",
        &["new", "menu", "key Down", "key Down", "key Enter"],
    ),
    ("the menu in a competition", &[COMPETITION, "menu"]),
    (
        "what was said, read again",
        &["new", "e4", "key Shift+PageUp"],
    ),
    ("no speech but what must be", &["new", "say brief speech"]),
];

/// Places in which the table of keys and commands is another one, so that the tests of silence have their own:
/// what lies over the game, and what only a report leads to. What stands in brackets stands for a report, or for
/// what was said aloud.
pub const BESIDES: &[Place] = &[
    ("the alphabet", &["new", "drill alphabet"]),
    ("the German numbers", &["new", "drill numbers"]),
    ("colours of squares", &["new", "drill colours"]),
    ("diagonals", &["new", "drill diagonals"]),
    ("routes of the knight", &["new", "drill knight"]),
    ("squares from both chairs", &["new", "drill coordinates"]),
    ("what a piece reaches", &["new", "e4", "drill vision"]),
    (
        "the question whether to leave a drill",
        &["new", "drill vision", "key Escape"],
    ),
    ("tactics", &["new", "e4", "drill tactics"]),
    (
        "the question whether to leave tactics",
        &["after tactics", "key Escape"],
    ),
    (
        "tactics, while an opponent is to move",
        &["new", "e4", "opponent black", "drill tactics"],
    ),
    ("the game from memory", &["new", "e4", "drill recall"]),
    ("a hidden board", &["new", "drill blindfold"]),
    ("a position is set up", &["new", "e4", "set-up"]),
    (
        "the question whether to leave a set-up",
        &["after a position is set up", "key Escape"],
    ),
    (
        "the question about a game from a set-up",
        &["after a position is set up", "setup done"],
    ),
    ("listening", &["(open)", "next"]),
    ("an opponent thinks", &["new", "opponent white"]),
    (
        "an opponent thinks about a draw",
        &["new", "opponent black", "offer-draw"],
    ),
    ("advice is thought about", &["new", "hint"]),
    ("the question which opponent", &["new", "opponent"]),
    (
        "the question for a name",
        &["new", "opponent black", "e4", "resign", "say yes"],
    ),
    (
        "the question which level",
        &["after the question which opponent", "white"],
    ),
    (
        "the question of a clock against the program",
        &["after the question which level", "say 4"],
    ),
    (
        "the question how the board lies",
        &["new", "say play black, level 4, five minutes plus three"],
    ),
    (
        "a clock that is paused",
        &["new practice 5+3", "e4", "pause"],
    ),
    (
        "in the table of a tournament",
        &["(event)", "tournament table"],
    ),
    (
        "among the duties of a tournament",
        &["(event)", "tournament duties"],
    ),
    (
        "a game of a tournament",
        &["(event)", "tournament play 1", "yes"],
    ),
    (
        "the question whether a player leaves a tournament",
        &["(event)", "tournament withdraw 1 ill"],
    ),
    (
        "a move that was said aloud is read back",
        &["new", "(said)"],
    ),
    (
        "the options of an engine are read",
        &["new", "engine /nowhere/fish", "engine-option"],
    ),
    ("walking on the shelf", &["(found)"]),
    (
        "the question whether to take a game off",
        &["(found)", "shelf delete"],
    ),
    (
        "the question about the own voice",
        &["new", "dictaphone own-voice on"],
    ),
    (
        "the question whether that is the move",
        &["new", "read-back on", "e4"],
    ),
    ("the question after a restart", &["new", "e4", "(start)"]),
    (
        "an arbiter decides on a claim in a quickplay finish",
        &[
            "new competition fide-2005 1 none read-out standard",
            "e4",
            "clock",
            "e5",
            "clock",
            "claim quickplay",
        ],
    ),
    (
        "a move to be sealed, the arbiter gone",
        &["after a move to be sealed", "arbiter out"],
    ),
    (
        "a resumption, the arbiter gone: the word",
        &[
            "after a move to be sealed, the arbiter gone",
            "seal Nf3; word",
            "stop-clocks",
            "resume both",
        ],
    ),
    (
        "a resumption, the arbiter gone: no word",
        &["after a resumption, the arbiter gone: the word", "no"],
    ),
    ("a proof is wanted", &[SHUT_IN]),
    (
        "a proof is wanted, and a question waits",
        &[SHUT_IN, "resign"],
    ),
];
