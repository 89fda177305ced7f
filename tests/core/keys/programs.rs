//! The keys of the programs that blind players know, and ours for the same.

use annabella::catalogue::keymap::rows;

use super::table::written;

const BEGIN: &str =
    "<!-- programs: made by the test `the_manual_maps_the_keys_of_other_programs` -->\n";
const END: &str = "<!-- end of programs -->";

/// What a program offers: its key, what it does, and the ids of our rows for it.
type Offer = (&'static str, &'static str, &'static [&'static str]);

/// Lichess' mode for blind players: keys on the board, then commands in its line.
const LILA: &[Offer] = &[
    (
        "arrows",
        "one square",
        &["walk-up", "walk-down", "walk-left", "walk-right"],
    ),
    ("Space or Enter", "take and put a piece", &["enter"]),
    ("q r b n", "what the pawn becomes", &["next-piece"]),
    ("i", "type a line", &["write"]),
    ("o", "this square", &["board-look"]),
    ("c", "last captured piece", &["last-captured"]),
    ("l", "last move", &["last-move"]),
    ("t", "both clocks", &["board-time"]),
    ("m", "legal moves of the piece", &["moves-from"]),
    ("Shift+m", "its captures", &["captures-from"]),
    ("k q r b n p", "next piece of the kind", &["next-piece"]),
    (
        "Shift+k and so on",
        "previous piece of the kind",
        &["previous-piece"],
    ),
    ("1 to 8", "to the rank", &["to-rank"]),
    ("Shift+1 to 8", "to the file", &["to-file"]),
    ("Shift+A", "previous move", &["board-back", "back"]),
    ("Shift+D", "next move", &["board-forward", "forward"]),
    (
        "Ctrl+Up and Down",
        "start and end of the game",
        &["to-start", "to-end"],
    ),
    (
        "Ctrl+Left and Right",
        "several moves: type the number of the move and enter it",
        &["enter"],
    ),
    ("f", "turn the board", &["flip"]),
    ("v", "evaluation; here in words", &["who-is-better"]),
    (
        "g",
        "best move; here the expected line, move by move",
        &["line-next", "line-previous"],
    ),
    ("x in analysis", "the threat", &["what-threatens"]),
    (
        "Alt+Shift+A and D",
        "variations",
        &["enter-variation", "leave-variation"],
    ),
    (
        "hint of a puzzle",
        "the square of the piece to move",
        &["hint"],
    ),
    (
        "x, Shift+x",
        "one diagonal after the other",
        &["next-slanting-ray", "previous-slanting-ray"],
    ),
    (
        "Alt+x",
        "one straight line after the other",
        &["next-straight-ray", "previous-straight-ray"],
    ),
    ("Shift+H", "help", &["board-help", "help"]),
    ("board e4", "to a square", &["jump-file", "jump-rank"]),
    ("clock", "clocks", &["tell-time"]),
    ("last", "last move", &["repeat"]),
    ("p N", "squares of a piece", &["squares-kind"]),
    (
        "p A, p a",
        "all pieces of a side",
        &["squares-white", "squares-black"],
    ),
    ("s e", "pieces on a file", &["view-file"]),
    ("s 4", "pieces on a rank", &["view-rank"]),
    ("resign", "resign, with a question here", &["resign"]),
    ("draw", "offer a draw", &["offer-draw"]),
    ("takeback", "take back", &["undo"]),
];

/// WinBoard for JAWS.
const WINBOARD: &[Offer] = &[
    (
        "arrows",
        "one square",
        &["walk-up", "walk-down", "walk-left", "walk-right"],
    ),
    ("Space", "select and put a piece", &["enter"]),
    (
        "Alt+S",
        "this square with its colour, attackers and defenders",
        &["colour", "attackers-here", "defenders-here"],
    ),
    ("Alt+P", "the whole position", &["whole-board"]),
    ("Alt+W", "all white pieces", &["squares-white"]),
    ("Alt+B", "all black pieces", &["squares-black"]),
    ("Alt+R", "this rank", &["rank-here"]),
    ("Alt+F", "this file", &["file-here"]),
    (
        "Alt+U, Alt+L",
        "the upper and the lower diagonals",
        &["view-diagonals"],
    ),
    ("Alt+N", "a knight's squares", &["view-knight"]),
    (
        "Alt+A",
        "captures from here, or of the selected piece if it stood here",
        &["captures-from", "if-put"],
    ),
    (
        "Alt+D",
        "who can capture here, and who defends",
        &["attackers-here", "defenders-here"],
    ),
    ("Alt+M", "the last move again", &["repeat", "last-move"]),
    ("Alt+T", "both clocks", &["tell-time", "board-time"]),
    ("Alt+X", "whose turn it is", &["turn", "board-turn"]),
    (
        "Ctrl+Alt+letter",
        "the opponent's pieces of a kind",
        &["squares-others"],
    ),
    (
        "the same twice",
        "the own pieces of a kind",
        &["squares-kind"],
    ),
    (
        "Ctrl+Alt+X",
        "all pieces of a side",
        &["squares-theirs", "squares-own"],
    ),
];

/// Emacspeak's chess.
const EMACSPEAK: &[Offer] = &[
    (
        "arrows",
        "one square",
        &["walk-up", "walk-down", "walk-left", "walk-right"],
    ),
    (
        "[ ] / \\",
        "one square slanting",
        &[
            "walk-up-left",
            "walk-up-right",
            "walk-down-left",
            "walk-down-right",
        ],
    ),
    ("j", "jump to a square", &["jump-file", "jump-rank"]),
    (
        "t",
        "to where the last move ended",
        &["to-last-move", "jump-last"],
    ),
    (
        "l",
        "look at a square without going there: words, such as `look e4`",
        &["look"],
    ),
    (";", "this square", &["board-look", "look"]),
    ("z", "the board", &["whole-board"]),
    ("s and a piece", "squares of the piece", &["squares-kind"]),
    ("s w", "all white pieces", &["squares-white"]),
    ("s l", "all black pieces", &["squares-black"]),
    ("s a", "everything", &["squares-all"]),
    (
        "w and a piece",
        "who targets this square",
        &["attackers-here"],
    ),
    ("m", "the last move", &["last-move"]),
    (", and .", "one move back and forward", &["back", "forward"]),
    ("v and a direction", "what stands that way", &["view-ray"]),
    ("v n", "the knight's view", &["view-knight"]),
    ("v k", "the king's view", &["view-king"]),
    (
        "v and a file or rank",
        "a whole line",
        &["view-file", "view-rank"],
    ),
];

fn table() -> String {
    let programs = [
        ("Lichess, the mode for blind players", LILA),
        ("WinBoard for JAWS", WINBOARD),
        ("Emacspeak", EMACSPEAK),
    ];
    let mut text = String::new();
    for (program, offers) in programs {
        text.push_str(&format!("\n## {program}\n\n"));
        for (theirs, what, ids) in offers {
            let ours: Vec<String> = ids.iter().map(|id| ours(id)).collect();
            text.push_str(&format!("- {theirs}, {what}: {}\n", ours.join("; ")));
        }
    }
    text
}

fn ours(id: &str) -> String {
    let row = rows().find(|row| row.id == id);
    written(&row.unwrap_or_else(|| panic!("there is no row {id}")))
}

#[test]
fn the_manual_maps_the_keys_of_other_programs() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/other-programs.md");
    let page = std::fs::read_to_string(path).unwrap();
    let (before, rest) = page.split_once(BEGIN).expect("the page has a place");
    let (there, after) = rest.split_once(END).expect("the list has an end");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, format!("{before}{BEGIN}{}{END}{after}", table())).unwrap();
        return;
    }
    assert_eq!(there, table(), "run with UPDATE=1 to write the list anew");
}
