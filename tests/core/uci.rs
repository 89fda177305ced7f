//! The embedded opponent as an engine that speaks UCI: the dialogue as a state machine, and as a whole.

use std::io::{BufReader, Cursor, Write};
use std::sync::{Arc, Mutex};

use annabella::adapters::uci;
use annabella::adapters::uci::dialogue::{Dialogue, UciAction, UciFinding, UciTask};
use annabella::adapters::uci::order::{UciOrder, read};
use annabella::board::Side;
use annabella::game::{Move, Position};
use annabella::opponent::SearchReport;
use proptest::prelude::*;

/// A dialogue whose searches end when the test says so.
#[derive(Default)]
struct Talk {
    dialogue: Dialogue,
    said: Vec<String>,
    under_way: Vec<UciTask>,
    stopped: u64,
    hurried: Option<(u64, u64)>,
    preparing: usize,
    sizes: Vec<usize>,
    has_ended: bool,
}

impl Talk {
    fn told(lines: &[&str]) -> Self {
        let mut talk = Self::default();
        talk.tell(lines);
        talk
    }

    fn tell(&mut self, lines: &[&str]) {
        for order in lines.iter().filter_map(|line| read(line)) {
            let actions = self.dialogue.hear(order);
            self.act(actions);
        }
    }

    fn act(&mut self, actions: Vec<UciAction>) {
        for action in actions {
            match action {
                UciAction::Say(line) => self.said.push(line),
                UciAction::Resize(size) => {
                    self.preparing += 1;
                    self.sizes.push(size);
                }
                UciAction::Clear => self.preparing += 1,
                UciAction::Think(task) => self.under_way.push(*task),
                UciAction::Stop(number) => self.stopped = self.stopped.max(number),
                UciAction::Hurry(number, ms) => self.hurried = Some((number, ms)),
                UciAction::End => self.has_ended = true,
            }
        }
    }

    /// The memory is made.
    fn prepared(&mut self) {
        while self.preparing > 0 {
            self.preparing -= 1;
            let actions = self.dialogue.learn(UciFinding::Prepared);
            self.act(actions);
        }
    }

    /// The search that is under way ends with the first legal moves.
    fn found(&mut self) {
        let task = self.under_way.remove(0);
        let mut now = task.game.last().cloned();
        let mut line = Vec::new();
        while let Some(position) = now.filter(|_| line.len() < 2) {
            let mv = position.legal_moves().first().copied();
            line.extend(mv);
            now = mv.and_then(|mv| position.play(mv));
        }
        let actions = self.dialogue.learn(UciFinding::Done(line));
        self.act(actions);
    }

    fn task(&self) -> &UciTask {
        self.under_way.last().unwrap()
    }

    fn answers(&self) -> usize {
        let best = self
            .said
            .iter()
            .filter(|line| line.starts_with("bestmove "));
        best.count()
    }

    fn readiness(&self) -> usize {
        self.said.iter().filter(|line| *line == "readyok").count()
    }
}

#[test]
fn a_stop_that_comes_with_the_search_is_not_lost() {
    for go in [
        "go infinite",
        "go ponder wtime 1000 btime 1000",
        "go depth 1",
    ] {
        let mut talk = Talk::told(&[go, "stop"]);
        assert_eq!(talk.stopped, talk.task().number, "{go}");
        talk.found();
        assert_eq!(talk.answers(), 1, "{go}");
    }
}

#[test]
fn each_search_is_answered_even_when_they_are_asked_for_at_once() {
    let mut talk = Talk::told(&["go infinite", "stop", "go depth 1", "go infinite", "stop"]);
    // Only one is under way, and the one after the stop is not stopped by it.
    assert_eq!((talk.under_way.len(), talk.stopped), (1, 3));
    for answers in 1..=3 {
        talk.found();
        assert_eq!(talk.answers(), answers);
    }
    assert!(talk.under_way.is_empty());
    let mut talk = Talk::told(&["go infinite", "stop", "go infinite"]);
    talk.found();
    assert!(talk.task().number > talk.stopped);
    talk.found();
    assert_eq!(talk.answers(), 1, "the second one waits for its stop");
}

#[test]
fn it_is_ready_only_when_the_memory_is_made() {
    let mut talk = Talk::told(&["setoption name Hash value 4096", "isready", "isready"]);
    assert_eq!(
        (talk.sizes.as_slice(), talk.readiness()),
        ([4096].as_slice(), 0)
    );
    talk.prepared();
    assert_eq!(talk.readiness(), 2);
    // A new game is forgotten first, too.
    talk.tell(&["ucinewgame", "isready"]);
    assert_eq!(talk.readiness(), 2);
    talk.prepared();
    talk.tell(&["isready"]);
    assert_eq!((talk.readiness(), talk.sizes.len()), (4, 1));
}

#[test]
fn it_says_at_once_that_it_is_ready_while_it_searches() {
    let mut talk = Talk::told(&["isready"]);
    talk.prepared();
    talk.tell(&["go infinite", "setoption name Hash value 64", "isready"]);
    assert_eq!((talk.readiness(), talk.sizes.len()), (2, 1));
    talk.tell(&["stop"]);
    talk.found();
    assert_eq!(
        talk.sizes,
        [32, 64],
        "the memory is made when the search is over"
    );
}

#[test]
fn an_endless_search_keeps_its_answer_until_it_is_stopped() {
    // Mated, stalemated, one move only, and a limit.
    for (fen, go) in [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "go infinite"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "go infinite"),
        ("7k/8/8/8/8/8/5PPP/3R2K1 w - - 0 1", "go infinite depth 3"),
        ("7k/8/8/8/8/8/5PPP/3R2K1 w - - 0 1", "go ponder depth 3"),
    ] {
        let mut talk = Talk::told(&[&format!("position fen {fen}"), go]);
        talk.found();
        assert_eq!(talk.answers(), 0, "{go} {fen}");
        talk.tell(&["stop"]);
        assert_eq!(talk.answers(), 1, "{go} {fen}");
        talk.tell(&["stop", "ponderhit"]);
        assert_eq!(talk.answers(), 1, "it answers once");
    }
}

#[test]
fn pondering_ends_with_the_expected_move_and_its_time_begins_then() {
    let mut talk = Talk::told(&[
        "position startpos moves e2e4 e7e5",
        "go ponder movetime 510",
    ]);
    assert_eq!(talk.task().budget_ms, None);
    talk.tell(&["ponderhit"]);
    assert_eq!(talk.hurried, Some((talk.task().number, 500)));
    assert_eq!(talk.answers(), 0);
    talk.found();
    assert!(
        talk.said.last().unwrap().contains(" ponder "),
        "{:?}",
        talk.said
    );
    // What was found before is said at once.
    talk.tell(&["go ponder movetime 500"]);
    talk.found();
    assert_eq!(talk.answers(), 1);
    talk.tell(&["ponderhit"]);
    assert_eq!(talk.answers(), 2);
    // Without a limit it goes on until it is stopped.
    talk.tell(&["go ponder", "ponderhit"]);
    talk.found();
    assert_eq!(talk.answers(), 2);
    talk.tell(&["stop"]);
    assert_eq!(talk.answers(), 3);
}

/// The time that a search is given, in milliseconds.
fn budget(go: &str) -> Option<u64> {
    match read(go) {
        Some(UciOrder::Go(search)) => search.budget_ms(Side::White),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_time_is_a_time() {
    assert_eq!(budget("go wtime -50 btime 1000"), Some(1));
    assert_eq!(budget("go wtime 0 winc 100"), Some(1));
    assert_eq!(budget("go movetime -1"), Some(1));
    assert_eq!(budget("go movetime 1000.5"), Some(990));
    assert_eq!(budget("go wtime 28000 winc 1000"), Some(1740));
    assert_eq!(budget("go wtime 5000 movestogo 0"), Some(2470));
    for huge in [
        "18446744073709551615",
        "99999999999999999999999999999999999999999999",
    ] {
        for go in [
            "movetime",
            "winc 1 wtime",
            "wtime 1000 winc",
            "wtime 99 movestogo",
        ] {
            let ms = budget(&format!("go {go} {huge}"));
            assert!(
                ms.is_some_and(|ms| ms <= 366 * 24 * 3_600_000),
                "{go} {huge} {ms:?}"
            );
        }
    }
    assert_eq!(budget("go wtime infinite"), None);
    assert_eq!(budget("go depth 3"), None);
    // Who has no time of his own has that of the other one; a limit that cannot be read is a second.
    assert_eq!(budget("go btime 28000"), Some(990));
    assert_eq!(budget("go btime 100 winc 40"), Some(20));
    for go in [
        "go depth",
        "go depth abc",
        "go nodes x",
        "go movetime",
        "go wtime",
        "go winc 5",
    ] {
        assert_eq!(budget(go), Some(990), "{go}");
    }
    assert_eq!(budget("go"), None);
    assert_eq!(budget("go infinite depth"), None);
    // An answer to these waits for no clock.
    let talk = Talk::told(&["go infinite wtime 1000 btime 1000"]);
    assert_eq!(talk.task().budget_ms, None);
}

#[test]
fn only_the_moves_that_are_named_are_searched() {
    let talk = Talk::told(&["go searchmoves e2e4 a1a8 g1f3 depth 3 infinite"]);
    let only: Vec<String> = talk.task().only.iter().map(Move::to_string).collect();
    assert_eq!(only, ["e2e4", "g1f3"]);
    assert_eq!(talk.task().limits.depth, 3);
}

#[test]
fn strength_is_limited_in_games_and_not_in_analysis() {
    let with = |orders: &[&str]| {
        let mut talk = Talk::told(&["setoption name UCI_LimitStrength value true"]);
        talk.tell(orders);
        talk.task().level
    };
    assert_eq!(
        with(&["setoption name UCI_Elo value 600", "go movetime 9"]),
        Some(1)
    );
    assert_eq!(
        with(&["setoption name uci_elo value 1600", "go movetime 9"]),
        Some(6)
    );
    assert_eq!(
        with(&["setoption name UCI_Elo value 99999", "go movetime 9"]),
        None
    );
    assert_eq!(
        with(&["setoption name UCI_Elo value 600", "go infinite"]),
        None
    );
    let multi = "setoption name MultiPV value 2";
    // Some programs always want several lines.
    assert_eq!(
        with(&["setoption name UCI_Elo value 600", multi, "go depth 3"]),
        Some(1)
    );
    let off = "setoption name UCI_LimitStrength value false";
    assert_eq!(
        with(&["setoption name UCI_Elo value 600", off, "go depth 3"]),
        None
    );
}

#[test]
fn what_cannot_be_done_is_said_and_costs_nothing() {
    let mut talk = Talk::told(&[
        "position startpos moves e2e4",
        "position fen nonsense",
        "position",
        "setoption name Hash value many",
        "setoption name Nothing value 1",
        "setoption",
        "joke",
        "",
    ]);
    assert_eq!(talk.said.len(), 5, "{:?}", talk.said);
    assert!(
        talk.said
            .iter()
            .all(|line| line.starts_with("info string "))
    );
    talk.tell(&["what a go depth 1"]);
    assert!(talk.task().game.is_empty(), "no other position stands");
    talk.found();
    assert_eq!(talk.said.last().unwrap(), "bestmove 0000");
    talk.tell(&["position startpos moves e2e4 e2e4 e7e5"]);
    assert!(talk.said.last().unwrap().contains("e2e4"));
}

#[test]
fn every_option_is_offered() {
    let talk = Talk::told(&["uci"]);
    for option in ["Hash", "MultiPV", "Ponder", "UCI_LimitStrength", "UCI_Elo"] {
        let row = format!("option name {option} type ");
        assert!(
            talk.said.iter().any(|line| line.starts_with(&row)),
            "{option}"
        );
    }
    assert_eq!(talk.said.last().unwrap(), "uciok");
}

#[test]
fn lines_are_numbered_where_several_are_wanted() {
    let report = |place| SearchReport {
        depth: 3,
        place,
        nodes: 100,
        value: 29_997,
        line: Position::default().legal_moves()[..1].to_vec(),
    };
    let mut talk = Talk::told(&["setoption name MultiPV value 3", "go depth 3"]);
    let actions = talk.dialogue.learn(UciFinding::Line(report(2), 10));
    talk.act(actions);
    let line = talk.said.last().unwrap();
    assert!(
        line.starts_with("info depth 3 multipv 2 score mate 2 nodes 100"),
        "{line}"
    );
}

#[test]
fn at_the_end_what_ends_by_itself_is_awaited() {
    for (go, stopped) in [
        ("go depth 5", 0),
        ("go infinite", 1),
        ("go ponder depth 5", 1),
    ] {
        let mut talk = Talk::told(&[go]);
        let actions = talk.dialogue.end();
        talk.act(actions);
        assert_eq!((talk.stopped, talk.has_ended), (stopped, false), "{go}");
        talk.found();
        assert_eq!((talk.answers(), talk.has_ended), (1, true), "{go}");
    }
    let talk = Talk::told(&["go depth 5", "quit"]);
    assert_eq!((talk.stopped, talk.has_ended), (1, true));
}

/// What the engine answers to a conversation, with its threads.
fn talk(lines: &[u8]) -> Vec<String> {
    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);
    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let paper = Paper::default();
    uci::run(BufReader::new(Cursor::new(lines.to_owned())), paper.clone()).unwrap();
    let text = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_byte_that_is_no_utf8_ends_nothing() {
    let said = talk(b"setoption name Hash value 2\n\xff\xfe go\xc3\nisready\nuci\ngo depth 2\n");
    assert!(said.contains(&"uciok".to_owned()) && said.contains(&"readyok".to_owned()));
    assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
}

#[test]
fn the_only_move_is_looked_at_as_deep_as_is_asked_and_at_once_with_a_clock() {
    let forced = "position fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1";
    for (go, depth) in [
        ("position startpos\ngo searchmoves a2a3 depth 6", 6),
        (&format!("{forced}\ngo depth 6"), 6),
        (&format!("{forced}\ngo movetime 60000"), 4),
    ] {
        let said = talk(format!("setoption name Hash value 1\n{go}\n").as_bytes());
        let deepest = said
            .iter()
            .rev()
            .find(|line| line.starts_with("info depth"));
        let head = format!("info depth {depth} ");
        assert!(
            deepest.is_some_and(|line| line.starts_with(&head)),
            "{go} {said:?}"
        );
    }
}

#[test]
fn several_lines_are_found_each_with_another_move() {
    let said = talk(
        b"setoption name Hash value 1\nsetoption name MultiPV value 3\n\
          go searchmoves a2a3 e2e4 d2d4 h2h4 depth 4\n",
    );
    let first = |place: usize| {
        let head = format!("info depth 4 multipv {place} ");
        let line = said.iter().find(|line| line.starts_with(&head)).unwrap();
        line.split(" pv ")
            .nth(1)
            .unwrap()
            .split(' ')
            .next()
            .unwrap()
            .to_owned()
    };
    let moves = [first(1), first(2), first(3)];
    assert!(moves[0] != moves[1] && moves[1] != moves[2] && moves[0] != moves[2]);
    assert!(
        moves
            .iter()
            .all(|mv| ["a2a3", "e2e4", "d2d4", "h2h4"].contains(&mv.as_str()))
    );
    let best = said.last().unwrap();
    assert!(
        best.starts_with(&format!("bestmove {}", moves[0])),
        "{best}"
    );
}

#[test]
fn rights_that_are_none_are_left_out_of_a_position() {
    for (fen, read_as) in [
        (
            "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - e6 0 1",
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        ),
    ] {
        let talk = Talk::told(&[&format!("position fen {fen}"), "go depth 1"]);
        assert_eq!(talk.task().game[0].fen(), read_as);
    }
    // Two kings of one side, and no king, are no position.
    for fen in [
        "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/8 w - - 0 1",
    ] {
        let mut talk = Talk::told(&[
            "position startpos",
            &format!("position fen {fen}"),
            "go infinite",
        ]);
        talk.found();
        assert_eq!(talk.answers(), 0, "it waits for its stop");
        talk.tell(&["stop"]);
        assert_eq!(talk.said.last().unwrap(), "bestmove 0000");
    }
}

#[test]
fn lines_are_told_the_best_first_at_every_depth_and_the_best_is_answered() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ] {
        for limit in ["depth 3", "nodes 4000"] {
            let said = talk(
                format!(
                    "setoption name Hash value 1\nsetoption name MultiPV value 4\n\
                     position fen {fen}\ngo {limit}\n"
                )
                .as_bytes(),
            );
            let word = |line: &str, name: &str| -> Option<String> {
                let mut words = line.split(' ').skip_while(|word| *word != name);
                words.nth(1).map(str::to_owned)
            };
            let value = |line: &str| -> i32 {
                let number = word(line, "cp").or_else(|| word(line, "mate"));
                number.unwrap().parse().unwrap()
            };
            let lines: Vec<&String> = said
                .iter()
                .filter(|line| line.contains("multipv"))
                .collect();
            assert!(lines.len() >= 8, "{said:?}");
            for depth in lines.chunks(4) {
                assert_eq!(depth.len(), 4, "{fen} {limit}");
                assert!(depth.is_sorted_by_key(|line| -value(line)), "{depth:?}");
                let same = |line: &&&String| word(line, "depth") == word(depth[0], "depth");
                assert_eq!(depth.iter().filter(same).count(), 4);
            }
            let first = word(lines[lines.len() - 4], "pv");
            assert_eq!(
                word(said.last().unwrap(), "bestmove"),
                first,
                "{fen} {limit}"
            );
        }
    }
}

/// The system brings the pages of a memory as they are used.
#[cfg(target_os = "linux")]
#[test]
fn a_large_memory_is_there_at_once() {
    let resident_mib = || {
        let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
        let pages: usize = statm.split(' ').nth(1).unwrap().parse().unwrap();
        pages / 256
    };
    let before = resident_mib();
    let mut memory = annabella::opponent::Memory::new(4096);
    memory.clear();
    let after = resident_mib();
    assert!(after < before + 2048, "{before} {after}");
}

const ORDERS: [&str; 19] = [
    "uci",
    "isready",
    "ucinewgame",
    "go infinite",
    "go depth 2",
    "go ponder",
    "go ponder movetime 5",
    "go wtime -5",
    "stop",
    "ponderhit",
    "setoption name Hash value 1",
    "setoption name Hash value 2",
    "setoption name MultiPV value 2",
    "setoption name UCI_LimitStrength value true",
    "position startpos moves e2e4 e7e5",
    "position fen 8/8",
    // What the edge does meanwhile.
    "(found)",
    "(found)",
    "(prepared)",
];

proptest! {
    /// Whatever comes in whatever order: never two searches at once, never more answers than searches, and
    /// after a stop each search and each question is answered.
    #[test]
    fn every_search_is_answered_once(choices in proptest::collection::vec(0..ORDERS.len(), 0..40)) {
        let mut talk = Talk::default();
        let mut asked = 0;
        let mut readiness = 0;
        for choice in choices {
            match ORDERS[choice] {
                "(found)" if talk.preparing > 0 || talk.under_way.is_empty() => {}
                "(found)" => talk.found(),
                "(prepared)" => talk.prepared(),
                order => {
                    asked += usize::from(order.starts_with("go"));
                    readiness += usize::from(order == "isready");
                    talk.tell(&[order]);
                }
            }
            prop_assert!(talk.under_way.len() <= 1 && talk.answers() <= asked);
        }
        talk.tell(&["stop"]);
        talk.prepared();
        while !talk.under_way.is_empty() {
            prop_assert!(talk.task().number <= talk.stopped);
            talk.found();
        }
        talk.prepared();
        prop_assert_eq!((talk.answers(), talk.readiness()), (asked, readiness));
    }

    #[test]
    fn no_conversation_panics(lines in proptest::collection::vec("(go|position|setoption)? ?\\PC{0,30}", 0..6)) {
        let mut talk = Talk::default();
        for line in &lines {
            talk.tell(&[line.as_str()]);
        }
    }
}
