//! Gathers the words of a voice from its files: what it says itself, and what it lists besides.

use super::mark::Mark;
use super::source::{Source, SourcePart};
use crate::board::{Kind, Side};
use crate::chess::Castling;
use crate::protocol::{Choice as _, FileNames};

/// All words of a voice with what they mean, but for the letters of notation.
pub(super) fn gather(source: &Source) -> Vec<(String, Mark)> {
    let mut said = Vec::new();
    add_moves(source, &mut said);
    add_lines(source, &mut said);
    add_pieces(source, &mut said);
    add_signs(source, &mut said);
    for (name, mark) in SYNONYMS {
        said.extend(source.list(name).map(|text| (text.to_owned(), mark)));
    }
    // Where a piece of draughts is called as one of chess, the word means that one; draughts know it.
    let is_of_draughts =
        |mark: &Mark| matches!(mark, Mark::Kind(kind) if Kind::DRAUGHTS.contains(kind));
    let is_piece = |mark: &Mark| matches!(mark, Mark::Kind(_)) && !is_of_draughts(mark);
    let of_chess = said.iter().filter(|(_, mark)| is_piece(mark));
    let of_chess: Vec<String> = of_chess.map(|(text, _)| text.to_lowercase()).collect();
    said.retain(|(text, mark)| !is_of_draughts(mark) || !of_chess.contains(&text.to_lowercase()));
    said
}

/// The names of a list; an underscore stands for a space.
pub(super) fn names(list: &str) -> impl Iterator<Item = String> {
    list.split_whitespace().map(|name| name.replace('_', " "))
}

/// The synonyms that a voice lists.
const SYNONYMS: [(&str, Mark); 58] = [
    ("hear-takes", Mark::Takes),
    ("hear-taking", Mark::Taking),
    ("hear-becomes", Mark::Becomes),
    ("hear-check", Mark::Check),
    ("hear-double-check", Mark::DoubleCheck),
    ("hear-mate", Mark::Mate),
    ("hear-en-passant", Mark::EnPassant),
    ("hear-castles", Mark::Castles),
    ("hear-castles-short", Mark::CastlesTo(Castling::Short)),
    ("hear-castles-long", Mark::CastlesTo(Castling::Long)),
    ("hear-short", Mark::Way(Castling::Short)),
    ("hear-long", Mark::Way(Castling::Long)),
    ("hear-from", Mark::From),
    ("hear-to", Mark::To),
    ("hear-white", Mark::Side(Side::White)),
    ("hear-black", Mark::Side(Side::Black)),
    ("hear-fillers", Mark::Filler),
    ("hear-putting", Mark::Putting),
    ("hear-sighs", Mark::Sigh),
    ("hear-back", Mark::Back),
    ("hear-forward", Mark::Squares(0)),
    ("hear-one-square", Mark::Squares(1)),
    ("hear-two-squares", Mark::Squares(2)),
    ("hear-in-front", Mark::InFront),
    ("hear-light-squared", Mark::Squared(false)),
    ("hear-dark-squared", Mark::Squared(true)),
    ("hear-left", Mark::Outermost(-1, 0)),
    ("hear-right", Mark::Outermost(1, 0)),
    ("hear-upper", Mark::Outermost(0, 1)),
    ("hear-lower", Mark::Outermost(0, -1)),
    ("hear-asking", Mark::Asking),
    ("hear-asking-first", Mark::AskingFirst),
    ("hear-judging", Mark::Judging),
    ("hear-naming", Mark::Naming),
    ("hear-nought", Mark::Nought),
    ("hear-king", Mark::Kind(Kind::King)),
    ("hear-queen", Mark::Kind(Kind::Queen)),
    ("hear-rook", Mark::Kind(Kind::Rook)),
    ("hear-bishop", Mark::Kind(Kind::Bishop)),
    ("hear-knight", Mark::Kind(Kind::Knight)),
    ("hear-pawn", Mark::Kind(Kind::Pawn)),
    ("hear-with", Mark::With),
    ("hear-by-king", Mark::By(Kind::King)),
    ("hear-by-queen", Mark::By(Kind::Queen)),
    ("hear-by-rook", Mark::By(Kind::Rook)),
    ("hear-by-bishop", Mark::By(Kind::Bishop)),
    ("hear-by-knight", Mark::By(Kind::Knight)),
    ("hear-by-pawn", Mark::By(Kind::Pawn)),
    ("hear-kings-rook", Mark::Winged(Kind::Rook, Castling::Short)),
    (
        "hear-kings-bishop",
        Mark::Winged(Kind::Bishop, Castling::Short),
    ),
    (
        "hear-kings-knight",
        Mark::Winged(Kind::Knight, Castling::Short),
    ),
    ("hear-kings-pawn", Mark::Winged(Kind::Pawn, Castling::Short)),
    ("hear-queens-rook", Mark::Winged(Kind::Rook, Castling::Long)),
    (
        "hear-queens-bishop",
        Mark::Winged(Kind::Bishop, Castling::Long),
    ),
    (
        "hear-queens-knight",
        Mark::Winged(Kind::Knight, Castling::Long),
    ),
    ("hear-queens-pawn", Mark::Winged(Kind::Pawn, Castling::Long)),
    ("hear-man", Mark::Kind(Kind::Man)),
    ("hear-draughts-king", Mark::Kind(Kind::DraughtsKing)),
];

/// The words around the gaps in the announcements of moves.
fn add_moves(source: &Source, said: &mut Vec<(String, Mark)>) {
    let whole = [
        ("castling-short", Mark::CastlesTo(Castling::Short)),
        ("castling-long", Mark::CastlesTo(Castling::Long)),
        ("en-passant", Mark::EnPassant),
        ("check", Mark::Check),
        ("double-check", Mark::DoubleCheck),
        ("mate", Mark::Mate),
    ];
    for (name, mark) in whole {
        said.extend(source.texts(name).map(|text| (text.to_owned(), mark)));
    }
    let quiet = [
        "move-from-to",
        "move-to",
        "move-file-to",
        "move-rank-to",
        "pawn-to",
        "draughts-move",
        "draughts-on",
    ];
    let around = |names: &[&str]| {
        let forms = names.iter().flat_map(|name| source.forms(name)).flatten();
        let texts = forms.filter_map(|part| match part {
            SourcePart::Text(text) => {
                Some(text.trim_matches(|c: char| !c.is_alphabetic()).to_owned())
            }
            SourcePart::Gap(_) => None,
        });
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>()
    };
    let fillers = around(&[&quiet[..], &["squares-from-to"]].concat());
    let captures = around(&[
        "capture-from-to",
        "capture-to",
        "capture-file-to",
        "capture-rank-to",
        "pawn-capture-to",
        "draughts-capture",
        "draughts-capture-short",
        "draughts-takes",
    ]);
    // "takes the pawn on David 5": the preposition does not take.
    let leads: Vec<&str> = source.list("hear-to").collect();
    let is_taking = |text: &String| !fillers.contains(text) && !leads.contains(&text.as_str());
    let takes = captures.into_iter().filter(is_taking);
    said.extend(takes.map(|text| (text, Mark::Takes)));
    said.extend(fillers.iter().map(|text| (text.clone(), Mark::Filler)));
    let becomes = around(&["promotion"]).into_iter();
    said.extend(becomes.map(|text| (text, Mark::Becomes)));
}

/// The names of files and ranks, of all sets.
fn add_lines(source: &Source, said: &mut Vec<(String, Mark)>) {
    let sets = FileNames::ALL
        .iter()
        .map(|set| format!("files-{}", set.key()));
    for list in sets.flat_map(|set| source.texts(&set).collect::<Vec<_>>()) {
        said.extend(names(list).zip((0..8).map(Mark::File)));
    }
    for list in source.texts("ranks") {
        said.extend(names(list).zip((0..8).map(Mark::Rank)));
    }
    for (index, file) in ('a'..='h').enumerate() {
        let index = u8::try_from(index).unwrap_or_default();
        let lists = [
            (format!("hear-file-{file}"), Mark::File(index)),
            (format!("hear-rank-{}", index + 1), Mark::Rank(index)),
            (format!("hear-ordinal-{}", index + 1), Mark::Ordinal(index)),
        ];
        said.push((file.to_string(), Mark::File(index)));
        for (name, mark) in lists {
            said.extend(source.list(&name).map(|text| (text.to_owned(), mark)));
        }
    }
}

/// The names of pieces and sides in all their forms of one word.
fn add_pieces(source: &Source, said: &mut Vec<(String, Mark)>) {
    for kind in Kind::all() {
        // Forms of several words are the piece with its article, which is a word of its own.
        let words = source.texts(kind.key()).filter(|text| !text.contains(' '));
        said.extend(words.map(|text| (text.to_owned(), Mark::Kind(kind))));
    }
    for side in Side::BOTH {
        let words = source.texts(side.key()).filter(|text| !text.contains(' '));
        said.extend(words.map(|text| (text.to_owned(), Mark::Side(side))));
    }
}

/// The words for the signs of notation.
fn add_signs(source: &Source, said: &mut Vec<(String, Mark)>) {
    let signs = [
        ("sign-capture", Mark::Takes),
        ("sign-check", Mark::Check),
        ("sign-mate", Mark::Mate),
        ("sign-promotion", Mark::Becomes),
        ("sign-hyphen", Mark::Filler),
        ("sign-castling", Mark::Nought),
    ];
    for (name, mark) in signs {
        let words = source.texts(name).filter(|text| *text != "x");
        said.extend(words.map(|text| (text.to_owned(), mark)));
    }
}
