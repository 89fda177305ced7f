//! The search for a mate in the program: with a fake one, with the real one, and time that is missing.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, SystemTime};

use annabella::adapters::host::{Front, Host, Message, Start};
use annabella::adapters::prover::{MateSearcher, Prover, Searches};
use annabella::adapters::sleep::{SleepWatch, Slept};
use annabella::board::Side;
use annabella::chess::{self, Mating};
use annabella::desk::{Desk, Heard};
use annabella::game::Position;
use annabella::input::DeviceInput;
use annabella::protocol::{Ask, Proof, ProofQuestion, Report, Request, Settings};
use annabella::session::Session;
use annabella::time::Moment;

use crate::patience::TOO_LONG;

/// Black's king is shut in among pawns; the search proves that nobody can mate.
const SHUT_IN: &str = "kb6/b1p2p1p/1pP5/1P6/8/8/5P1P/5K2 w - - 0 1";
/// A wall without a way round: after the rooks are gone nobody can mate.
const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

fn position(fen: &str) -> Position {
    chess::Position::from_fen(fen).unwrap().into()
}

/// A search that finds for White and for Black what it was told to, and notes what it was asked.
struct Fake {
    finds: [Mating; 2],
    asked: Mutex<Vec<Side>>,
}

impl Fake {
    fn finding(white: Mating, black: Mating) -> Arc<Self> {
        Arc::new(Self {
            finds: [white, black],
            asked: Mutex::default(),
        })
    }

    fn asked(&self) -> Vec<Side> {
        self.asked.lock().unwrap().clone()
    }
}

impl MateSearcher for Fake {
    fn search(&self, _: &Position, side: Side) -> Mating {
        self.asked.lock().unwrap().push(side);
        self.finds[side as usize]
    }
}

fn prover(searches: Searches) -> (Prover, Receiver<Proof>) {
    let (sender, answers) = channel();
    let prover = Prover::new(searches, move |proof| {
        let _ = sender.send(proof);
    });
    (prover, answers)
}

fn question(fen: &str, side: Option<Side>) -> ProofQuestion {
    let position = position(fen);
    ProofQuestion { position, side }
}

#[test]
fn each_question_is_answered_once_and_asked_of_both_sides_where_it_must_be() {
    use Mating::{Undecided, Unwinnable, Winnable};
    let (white, black) = (Side::White, Side::Black);
    for (side, finds, asked, answer) in [
        (
            None,
            [Unwinnable, Unwinnable],
            vec![white, black],
            Unwinnable,
        ),
        (None, [Unwinnable, Winnable], vec![white, black], Winnable),
        (None, [Unwinnable, Undecided], vec![white, black], Undecided),
        (None, [Winnable, Unwinnable], vec![white], Winnable),
        (None, [Undecided, Unwinnable], vec![white], Undecided),
        (Some(black), [Winnable, Unwinnable], vec![black], Unwinnable),
    ] {
        let fake = Fake::finding(finds[0], finds[1]);
        let (prover, answers) = prover(Searches::Other(fake.clone()));
        let wanted = question(SHUT_IN, side);
        prover.ask(wanted.clone());
        let proof = answers.recv().unwrap();
        assert_eq!((proof.question, proof.mating), (wanted, answer));
        drop(prover);
        assert!(answers.recv().is_err(), "one answer, and then no more");
        assert_eq!(fake.asked(), asked);
    }
}

#[test]
fn the_real_search_answers_the_session() {
    let mut session = Session::default();
    let now = Moment::default();
    session.handle(now, Report::Started(Settings::default()));
    let outcome = session.handle(now, Ask::NewGameFrom(position(SHUT_IN)));
    let again = session.handle(now, Ask::Turn);
    let (prover, answers) = prover(Searches::Solver);
    let requests = outcome.requests.into_iter().chain(again.requests);
    let mut questions = requests.filter_map(|request| match request {
        Request::Prove(question) => Some(question),
        _ => None,
    });
    prover.ask(questions.next().unwrap());
    assert_eq!(questions.next(), None, "each question is asked once");
    let proof = answers.recv().unwrap();
    // A slow machine may not prove it within the budget; nobody is ever said to win there.
    assert_ne!(proof.mating, Mating::Winnable);
    assert_eq!(Some(&proof.question), session.proof_wanted());
    let certain = question(WALL, None);
    prover.ask(certain);
    assert_eq!(answers.recv().unwrap().mating, Mating::Unwinnable);
}

/// A front that hands over what is said.
struct Paper(Sender<String>);

impl Front for Paper {
    fn hear(&mut self, heard: &Heard) {
        for text in &heard.texts {
            let _ = self.0.send(text.written.clone());
        }
    }

    fn show(&mut self, _desk: &Desk, _now: Moment) {}

    fn close(&mut self) {}
}

/// The whole program but for its sound: enters lines, and waits until something is said.
struct Program {
    to_host: Sender<Message>,
    said: Receiver<String>,
}

impl Program {
    fn start(searches: Searches) -> Self {
        let (to_host, inbox) = channel();
        let (heard, said) = channel();
        let own = to_host.clone();
        thread::spawn(move || {
            let start = Start {
                folders: None,
                sink: None,
                defaults: Settings {
                    announcer: "en".to_owned(),
                    ..Settings::default()
                },
                overrides: Vec::new(),
                searches,
                gamepads: false,
                asks_words: false,
                displays: None,
                trace: None,
            };
            let voices = crate::words::voices();
            Host::start(start, voices, own, Box::new(Paper(heard))).run(&inbox);
        });
        Self { to_host, said }
    }

    fn line(&self, line: &str) {
        let input = DeviceInput::Line(line.to_owned());
        self.to_host.send(Message::Input(input)).unwrap();
    }

    /// Waits for a text; what was said until then.
    #[track_caller]
    fn hears(&self, part: &str) {
        let mut all = Vec::new();
        while let Ok(text) = self.said.recv_timeout(TOO_LONG) {
            if text.contains(part) {
                return;
            }
            all.push(text);
        }
        panic!("{part} is not said: {all:?}");
    }
}

#[test]
fn the_program_ends_a_game_that_the_search_proves_dead() {
    let fake = Fake::finding(Mating::Unwinnable, Mating::Unwinnable);
    let program = Program::start(Searches::Other(fake));
    program.line(&format!("new {SHUT_IN}"));
    program.hears("Art. 5.2.2");
}

#[test]
fn the_program_says_what_the_search_cannot_decide() {
    let program = Program::start(Searches::Other(Fake::finding(
        Mating::Undecided,
        Mating::Undecided,
    )));
    program.line(&format!("new {SHUT_IN}"));
    program.hears("Undecided in time whether mate is possible");
    program.line("resign");
    program.line("yes");
    program.hears("Checking");
    program.hears("the loss stands");
}

#[test]
fn the_program_draws_where_the_winner_cannot_mate() {
    let fake = Fake::finding(Mating::Winnable, Mating::Unwinnable);
    let program = Program::start(Searches::Other(fake));
    program.line(&format!("new {SHUT_IN}"));
    program.line("resign");
    program.line("yes");
    program.hears("Half a point each");
}

#[test]
fn the_program_plays_with_the_real_search() {
    let program = Program::start(Searches::Solver);
    program.line(&format!("new {SHUT_IN}"));
    program.line("resign");
    program.line("yes");
    program.hears("Checking");
    // Proved in time or not: the game is over, and its article is said.
    program.hears("Art. 5.1.2");
}

#[test]
fn time_that_is_missing_is_noticed() {
    let wall = |ms: u64| SystemTime::UNIX_EPOCH + Duration::from_millis(1_000_000 + ms);
    let slept = |ms, counted_ms| Some(Slept { ms, counted_ms });
    // Each row: the program's time and the wall clock at the second look, and what was missing.
    for (now_ms, wall_ms, expected) in [
        (5_000, 5_000, None),
        // A busy computer, and clocks that drift apart.
        (14_000, 14_500, None),
        (5_000, 14_000, None),
        // The computer slept and its own time stood still, or went on.
        (5_000, 3_605_000, slept(3_600_000, 0)),
        (3_605_000, 3_605_000, slept(3_605_000, 3_605_000)),
    ] {
        let mut watch = SleepWatch::default();
        assert_eq!(watch.look(Moment::from_ms(0), wall(0), true), None);
        let found = watch.look(Moment::from_ms(now_ms), wall(wall_ms), true);
        assert_eq!(found, expected, "{now_ms} {wall_ms}");
        // Without a clock nobody looks in time, and it does not matter.
        let mut watch = SleepWatch::default();
        watch.look(Moment::from_ms(0), wall(0), false);
        assert_eq!(
            watch.look(Moment::from_ms(now_ms), wall(wall_ms), true),
            None
        );
    }
    // The wall clock was set back: the chessclock does not care.
    let mut watch = SleepWatch::default();
    watch.look(Moment::from_ms(0), wall(3_600_000), true);
    assert_eq!(watch.look(Moment::from_ms(5_000), wall(0), true), None);
}
