//! Tactics: the set that the program brings, and the files that a player gives.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use annabella::adapters::tactics::open;
use annabella::board::Square;
use annabella::drill::line::{DrillLine, FoundLine, Task, Unsound};
use annabella::drill::mate::{self, MateProof};
use annabella::drill::pawn_ending::{Ending, Solved};
use annabella::drill::tactics::{self, Collection, Goal, LineFault, Puzzle};
use annabella::drill::{Progress, compose};
use annabella::game::{Game, Move, Position};
use annabella::protocol::{DrillReport, Report, Stamp};

fn read(text: &str) -> Collection {
    let mut collection = Collection::default();
    collection.read_lines(text, Some(0));
    collection
}

fn one(text: &str) -> Puzzle {
    let mut found = read(text);
    assert_eq!(found.bad, [], "{text}");
    found.puzzles.remove(0)
}

fn begun(puzzle: &Puzzle) -> DrillLine {
    let goal = puzzle.goal.clone();
    DrillLine::new(Task::Tactics, puzzle.position.clone(), goal)
}

fn san(position: &Position, text: &str) -> Move {
    position.read(text).unwrap()
}

/// What is found in a file with this name and text.
fn opened(name: &str, text: &[u8]) -> Collection {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tactics");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    match open(
        &path.to_string_lossy(),
        &Progress::default(),
        Stamp::default(),
    ) {
        Report::Drill(DrillReport::Collection(collection, _)) => *collection,
        other => panic!("{other:?}"),
    }
}

/// Those of the program's own positions whose names begin so; a mate has a number only.
fn own(game: Game, begin: &str) -> Vec<Puzzle> {
    let begins = |puzzle: &Puzzle| match begin {
        "" => puzzle.id.parse::<u32>().is_ok(),
        begin => puzzle.id.starts_with(begin),
    };
    tactics::own(game).into_iter().filter(begins).collect()
}

fn is_won_by_force(puzzle: &Puzzle) {
    let Goal::Mate(moves) = puzzle.goal else {
        panic!("{puzzle:?}");
    };
    let position = &puzzle.position;
    assert_eq!(mate::mate_in(position, moves), Some(moves), "{puzzle:?}");
    let first = mate::mating_moves(position, moves);
    assert_eq!(first.len(), 1, "{puzzle:?}");
}

#[test]
fn the_own_set_has_mates_and_wins_and_no_position_twice() {
    let own = tactics::own(Game::Chess);
    assert_eq!(own.len(), 340);
    let different: BTreeSet<String> = own.iter().map(|one| one.position.fen()).collect();
    assert_eq!(different.len(), own.len());
    assert_eq!(tactics::own(Game::Draughts).len(), 60);
}

/// Every mate was proved by trying everything, and begins with one move only.
#[test]
fn every_mate_of_the_own_set_is_there_and_has_one_first_move() {
    let own = own(Game::Chess, "");
    assert_eq!(own.len(), 240);
    own.iter().for_each(is_won_by_force);
    // The command that the head of the file names makes the very same set.
    assert_eq!(own, compose::make(1, own.len()));
}

#[test]
fn every_mate_in_three_of_the_own_set_is_there_and_has_one_first_move() {
    let own = own(Game::Chess, "three");
    assert_eq!(own.len(), 40);
    own.iter().for_each(is_won_by_force);
    assert_eq!(own[..4], compose::long_mates(1, 4));
}

#[test]
fn every_win_of_the_own_set_of_draughts_is_there_and_has_one_first_move() {
    let own = own(Game::Draughts, "draughts");
    own.iter().for_each(is_won_by_force);
    assert_eq!(own, compose::draughts_wins(1, own.len()));
    // The longest defence is played, and any way to win in time is right.
    let mut line = begun(&own[2]);
    for _ in 0..2 {
        let mv = line.solution().unwrap();
        assert!(matches!(line.enter(mv), FoundLine::Right(Some(_), false)));
    }
    let last = line.solution().unwrap();
    assert_eq!(line.enter(last), FoundLine::Right(None, true));
}

/// What the books say of king and pawn against king.
#[test]
fn the_pawn_ending_is_solved_as_the_books_have_it() {
    let solved = Solved::new();
    let wins = |king: &str, pawn: &str, bare: &str| {
        let at = |name: &str| usize::from(name.parse::<Square>().unwrap().index());
        solved.wins(Ending {
            king: at(king),
            bare: at(bare),
            pawn: at(pawn),
        })
    };
    // The opposition: who has to move loses it.
    assert!(!wins("e4", "e3", "e6"));
    assert!(wins("e4", "e2", "e6"), "a tempo to spare");
    // On the sixth rank before the pawn the king wins in any case.
    assert!(wins("e6", "e5", "e8"));
    // With a pawn on the edge it does not help.
    assert!(!wins("a6", "a5", "a8"));
    // Outside the square of the pawn the king comes too late, inside it arrives.
    assert!(wins("a1", "h4", "b4"));
    assert!(wins("a1", "h4", "d3"));
    assert!(!wins("a1", "h4", "d4"));
    // A pawn that comes to the seventh rank without check wins, one that gives check does not.
    assert!(wins("d6", "e6", "e8"));
    assert!(!wins("d6", "e6", "d8"));
}

#[test]
fn only_one_move_wins_in_the_pawn_endings_of_the_own_set() {
    let own = own(Game::Chess, "pawn");
    assert_eq!(own.len(), 60);
    assert_eq!(own, compose::pawn_wins(1, own.len()));
    for puzzle in &own {
        let Goal::Win(win) = puzzle.goal else {
            panic!("{puzzle:?}");
        };
        for mv in puzzle.position.legal_moves() {
            let found = begun(puzzle).enter(mv);
            assert_eq!(
                found == FoundLine::Right(None, true),
                mv == win,
                "{puzzle:?}"
            );
        }
    }
}

#[test]
fn a_mate_may_be_given_in_another_way_at_the_end_but_no_other_move_is_right() {
    let puzzle = one("8/8/4N3/4RK2/7k/8/8/8 w - - dm 2;");
    let mut line = begun(&puzzle);
    let first = line.solution().unwrap();
    let other = puzzle.position.legal_moves().into_iter();
    let other = other.into_iter().find(|mv| *mv != first);
    assert_eq!(line.enter(other.unwrap()), FoundLine::Wrong);
    let FoundLine::Right(Some(_), false) = line.enter(first) else {
        panic!("the mate takes two moves");
    };
    let mate = line.solution().unwrap();
    assert_eq!(line.enter(mate), FoundLine::Right(None, true));
    assert_eq!((line.slips, line.hints), (1, 0));
}

#[test]
fn what_cannot_be_read_is_named_by_its_line() {
    let text = "# a comment\r\n8/8/4N3/4RK2/7k/8/8/8 w - - dm 9;\r\nrubbish\r\n\r\nx,6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,g8f8 a1a8,900\r\n7k/8/5K2/8/8/8/8/6Q1 w - - bm Qxx;\r\n7k/8/5K2/8/8/8/8/6Q1 w - - am Qg7+;";
    let found = read(&format!("\u{feff}{text}"));
    let bad: Vec<_> = found.bad.iter().map(|bad| (bad.line, bad.fault)).collect();
    assert_eq!(
        bad,
        [
            (2, LineFault::LongMate),
            (3, LineFault::Position),
            (6, LineFault::Moves),
            (7, LineFault::OnlyAvoided),
        ]
    );
    assert_eq!((found.read, found.bad_count), (1, 4));
    assert_eq!(found.puzzles[0].id, "x");
    assert_eq!(found.puzzles[0].rating, Some(900));
    // Only the first ones are named; all are counted.
    let many = read(&"rubbish\n".repeat(30));
    assert_eq!((many.bad.len(), many.bad_count), (5, 30));
}

/// A table may have its fields in quotation marks, in another order, and fewer of them.
#[test]
fn a_table_is_read_by_its_heading() {
    let lichess = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
                   00008,6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,g8f8 a1a8,1830,77,95,8239,\"mate, short\",url,\n";
    let other = "\"Rating\",\"Moves\",\"FEN\"\n1830,\"g8f8 a1a8\",\"6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1\"\n";
    for text in [lichess, other] {
        let puzzle = one(text);
        assert_eq!(puzzle.rating, Some(1830));
        let first = begun(&puzzle).solution().unwrap();
        assert_eq!(puzzle.position.notation(first).as_deref(), Some("Ra8+"));
    }
}

#[test]
fn of_several_best_moves_each_is_right() {
    let text = "6k1/5ppp/8/8/8/8/5PPP/RR4K1 w - - 0 1 bm Ra8+, Rb8+; id \"two; three\";";
    let puzzle = one(text);
    assert_eq!(puzzle.id, "two; three");
    for mv in ["Ra8", "Rb8"] {
        let mv = san(&puzzle.position, mv);
        assert_eq!(begun(&puzzle).enter(mv), FoundLine::Right(None, true));
    }
    let other = san(&puzzle.position, "h3");
    assert_eq!(begun(&puzzle).enter(other), FoundLine::Wrong);
}

#[test]
fn a_long_mate_is_found_by_its_line() {
    // The ladder: five moves, too many for a proof.
    let text = "8/8/8/3k4/8/8/8/RR4K1 w - - dm 9; pv 1.Ra4 Ke5 2. Rb5+ Kd6;";
    let mut line = begun(&one(text));
    assert_eq!(line.check(), Ok(()));
    let start = one(text).position;
    assert_eq!(line.enter(san(&start, "Rb4")), FoundLine::Wrong);
    let FoundLine::Right(Some(_), false) = line.enter(san(&start, "Ra4")) else {
        panic!("the line goes on");
    };
    let second = line.solution().unwrap();
    assert!(matches!(
        line.enter(second),
        FoundLine::Right(Some(_), true)
    ));
}

#[test]
fn a_mate_in_three_is_proved_and_one_that_is_not_there_is_not_asked() {
    // A ladder of two rooks.
    let puzzle = one("8/8/8/6k1/8/8/1R6/R5K1 w - - dm 3;");
    assert_eq!(begun(&puzzle).check(), Err(Unsound::NoMate));
    let puzzle = one("7k/8/8/8/8/8/R7/1R4K1 w - - dm 3;");
    assert_eq!(begun(&puzzle).check(), Ok(()));
    // Where a proof takes too long nobody waits for it.
    let crowded: Position = Game::Chess
        .read_fen("r1bqk2r/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w kq - 0 9")
        .unwrap();
    assert_eq!(MateProof::within(10_000).mate_in(&crowded, 3), None);
}

const POSITIONS: &str = r#"[Event "Back rank"]
[SetUp "1"]
[FEN "6k1/5ppp/8/8/8/8/r4PPP/1R2R1K1 w - - 0 1"]
[Result "*"]

1. Re8# (1. Rb8+ Ra8 2. Rxa8#) (1. Ra1? Rxa1) *

[Event "A game"]
[Result "1-0"]

1. e4 e5 2. Nf3 1-0

[Event "Black finds it"]
[SetUp "1"]
[FEN "6k1/8/8/8/8/8/7q/K7 b - - 0 1"]

1... Kf7 2. Kb1 $1 Ke6 *
"#;

/// In a PGN the side to move finds the main line; a variation is as right, unless a sign calls it a mistake.
#[test]
fn games_that_begin_from_a_position_are_tactics() {
    let found = opened("positions.pgn", POSITIONS.as_bytes());
    assert_eq!((found.read, found.bad_count), (2, 0), "{:?}", found.bad);
    let named = |name: &str| found.puzzles.iter().find(|one| one.id == name).unwrap();
    let first = named("Back rank");
    let entered = |text: &str| begun(first).enter(san(&first.position, text));
    assert_eq!(entered("Re8"), FoundLine::Right(None, true));
    assert_eq!(
        entered("Rb8"),
        FoundLine::Right(None, true),
        "the variation"
    );
    assert_eq!(entered("Ra1"), FoundLine::Wrong, "called a mistake");
    let second = named("Black finds it");
    let mut line = begun(second);
    let answer = line.enter(san(&second.position, "Kf7"));
    assert!(
        matches!(answer, FoundLine::Right(Some(_), false)),
        "{answer:?}"
    );
    let last = line.solution().unwrap();
    assert_eq!(line.enter(last), FoundLine::Right(None, true));
}

#[test]
fn a_faulty_game_is_named_by_its_line_and_whole_games_have_nothing_to_be_found() {
    let text = POSITIONS.replace("1... Kf7", "1... Kf2");
    let found = opened("faulty.pgn", text.as_bytes());
    assert_eq!((found.read, found.bad_count), (1, 1));
    assert!(found.bad[0].line > 13, "{:?}", found.bad);
    let games = opened("games.pgn", b"[Event \"A game\"]\n\n1. e4 e5 *\n");
    assert_eq!((games.read, games.puzzles.len()), (0, 0));
}

/// Of a file that nobody can read at once, lines from all over it are read, and always the same ones.
#[test]
fn a_large_file_is_read_in_part_from_its_beginning_to_its_end() {
    let mut text = String::from("PuzzleId,FEN,Moves,Rating\n");
    let mut number = 0;
    while text.len() < 6 << 20 {
        number += 1;
        // As many positions as there are squares for the kings and numbers of moves, so that ids differ.
        writeln!(
            text,
            "{number},6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1,g8f8 a1a8,{}",
            number % 3000
        )
        .unwrap();
    }
    let found = opened("large.csv", text.as_bytes());
    assert!(found.is_part);
    assert_eq!(found.bad_count, 0, "{:?}", found.bad);
    assert_eq!(found.puzzles.len(), 200);
    assert!(found.read > 40_000 && found.read < number, "{}", found.read);
    let last: u32 = found
        .puzzles
        .iter()
        .map(|one| one.id.parse().unwrap())
        .max()
        .unwrap();
    assert!(last > number / 10 * 9, "{last} of {number}");
    assert_eq!(opened("large.csv", text.as_bytes()), found);
}

#[test]
fn what_is_due_is_asked_first() {
    let mut progress = Progress::default();
    let puzzles = tactics::own(Game::Chess);
    let due = puzzles[100].clone();
    let known = puzzles[50].clone();
    progress.note_as("tactics", tactics::card(&due.position), false, 7);
    progress.note_as("tactics", tactics::card(&known.position), true, 7);
    let order = tactics::pick(puzzles, &progress, (3, 7), usize::MAX);
    assert_eq!(order[0], due);
    assert_eq!(order.last(), Some(&known));
}
