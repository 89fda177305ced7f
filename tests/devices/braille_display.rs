//! Braille displays: the packets, what stands on the line, and the whole way with brltty.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command as Program, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use annabella::adapters::brlapi::Address;
use annabella::adapters::brlapi::codec::{self, Packet, head, kind};
use annabella::adapters::host::{Front, Host, Message, Start};
use annabella::adapters::prover::Searches;
use annabella::braille::{Cells, code, prose};
use annabella::desk::{Desk, Heard};
use annabella::display::{Display, PressedKey};
use annabella::input::keys::Code;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::Settings;
use annabella::time::Moment;

use crate::patience::{TOO_LONG, until};

fn cells(text: &str) -> Cells {
    text.parse().unwrap()
}

fn key(code: u64) -> Option<PressedKey> {
    Packet::new(kind::KEY, code.to_be_bytes().to_vec()).key()
}

#[test]
fn packets_are_the_bytes_that_brltty_took() {
    assert_eq!(codec::version().bytes(), b"\0\0\0\x04\0\0\0v\0\0\0\x08");
    assert_eq!(
        codec::enter_tty(&[]).bytes(),
        b"\0\0\0\x05\0\0\0t\0\0\0\0\0"
    );
    assert_eq!(
        codec::enter_tty(&[7]).bytes(),
        b"\0\0\0\x09\0\0\0t\0\0\0\x01\0\0\0\x07\0"
    );
    assert_eq!(
        codec::accept_all_keys().bytes(),
        b"\0\0\0\x10\0\0\0u\0\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff"
    );
    let written = codec::write(&cells("⠑⠲⣀"), Some(1)).bytes();
    let wanted =
        b"\0\0\0\x1d\0\0\0w\0\0\0\x3e\0\0\0\x01\0\0\0\x03\0\0\0\x03e4 \0\0\0\x11\x32\xc0\0\0\0\x02";
    assert_eq!(written, wanted);
    assert_eq!(head(*b"\0\0\0\x08\0\0\0k"), Some((8, kind::KEY)));
    assert_eq!(
        head(*b"\0\x01\0\0\0\0\0k"),
        None,
        "longer than a packet may be"
    );
}

#[test]
fn keys_are_those_that_brltty_sent() {
    let dots = |dots, space| Some(PressedKey::Dots { dots, space });
    for (code, wanted) in [
        (0x2001_0003, Some(PressedKey::Route(3))),
        (0x2022_0011, dots(0x11, false)),
        (0x2022_0103, dots(0x03, true)),
        (0x2022_0000, dots(0, true)),
        (0x2000_0001, Some(PressedKey::Up)),
        (0x2000_0002, Some(PressedKey::Down)),
        (0x2000_0017, Some(PressedKey::Left)),
        (0x2000_0018, Some(PressedKey::Right)),
        (0x2000_001d, Some(PressedKey::Home)),
        (0x2000_0000, None),
        (0xff0d, Some(PressedKey::Press(Code::Enter))),
        (0x61, Some(PressedKey::Types('a'))),
        (0x0100_0430, Some(PressedKey::Types('а'))),
    ] {
        assert_eq!(key(code), wanted, "{code:x}");
    }
    assert_eq!(Packet::new(kind::KEY, vec![1, 2]).key(), None);
}

fn enter(desk: &mut Desk, input: DeviceInput) -> Vec<Heard> {
    match desk.interpret(input) {
        Intent::Commands(commands) => commands
            .into_iter()
            .flat_map(|command| desk.handle(Moment::default(), command).1)
            .collect(),
        Intent::Heard(cues) => desk.tell(&cues),
        other => panic!("{other:?}"),
    }
}

/// Enters a line, and tells the display what is heard of it.
fn type_line(desk: &mut Desk, display: &mut Display, line: &str) {
    for heard in enter(desk, DeviceInput::Line(line.to_owned())) {
        display.tell(&heard);
    }
}

/// Whether the line is this text, behind this mark if there is one, as far as it fits.
#[track_caller]
fn assert_shows(display: &mut Display, desk: &Desk, mark: &str, text: &str) {
    let line = display.line(desk, Moment::default());
    let mut wanted = cells(mark);
    wanted.append(prose("en").write(text).as_slice());
    let wanted: Cells = wanted
        .as_slice()
        .iter()
        .take(line.cells.len())
        .copied()
        .collect();
    let start = line.cells.as_slice().get(..wanted.len());
    assert_eq!(
        start,
        Some(wanted.as_slice()),
        "{} is shown for {text}",
        line.cells
    );
    assert_eq!(line.cursor, None, "the cursor is of the board");
}

/// The rank of the cursor stands on the line again.
#[track_caller]
fn assert_shows_board(display: &mut Display, desk: &Desk) {
    assert!(display.line(desk, Moment::default()).cursor.is_some());
}

const ERROR: &str = "⣿ ";
const QUESTION: &str = "⣢ ";

#[test]
fn a_question_and_an_error_are_shown_at_once_each_with_its_mark() {
    let mut desk = desk(&["e4"]);
    let mut display = Display::new(14);
    display.line(&desk, Moment::default());
    type_line(&mut desk, &mut display, "Ke5");
    assert_shows(&mut display, &desk, ERROR, "");
    assert_eq!(display.press(PressedKey::Home), None);
    assert_shows_board(&mut display, &desk);
    type_line(&mut desk, &mut display, "draw");
    assert_shows(&mut display, &desk, QUESTION, "");
    // Who walks through the answers keeps the question, with its mark.
    let down = display.press(PressedKey::Down).unwrap();
    for heard in enter(&mut desk, down) {
        display.tell(&heard);
    }
    assert_shows(&mut display, &desk, QUESTION, "Yes 1/2");
    // A wrong answer is told, and the question comes back.
    type_line(&mut desk, &mut display, "perhaps");
    assert_shows(&mut display, &desk, ERROR, "");
    assert_eq!(display.press(PressedKey::Route(0)), None, "it is read");
    assert_shows(&mut display, &desk, QUESTION, "");
    type_line(&mut desk, &mut display, "no");
    assert_shows(&mut display, &desk, "", "Draw declined");
    // What is owed is not lost to what comes after it.
    type_line(&mut desk, &mut display, "Ke5");
    assert_shows(&mut display, &desk, "", "Draw declined");
    assert_eq!(display.press(PressedKey::Right), None);
    assert_shows(&mut display, &desk, "⠲ ⣿ ", "");
}

#[test]
fn what_decides_the_game_is_seen_at_once_and_what_was_said_before_is_had_again() {
    let competition = ["new competition fide-2009 90+30 none", "e4", "clock"];
    let mut desk = desk(&competition);
    let mut display = Display::new(14);
    for line in ["resign", "no"] {
        type_line(&mut desk, &mut display, line);
        display.line(&desk, Moment::default());
    }
    assert_shows(&mut display, &desk, "", "Cancelled");
    let late = Moment::from_ms(91 * 60_000);
    let (_, heard) = desk.handle(late, annabella::protocol::Report::Tick);
    assert!(!heard.is_empty());
    for heard in &heard {
        display.tell(heard);
    }
    assert_shows(&mut display, &desk, "", "Black's flag");
    for _ in 0..2 {
        display.line(&desk, Moment::default());
        let before = display.press(PressedKey::Left).unwrap();
        for heard in enter(&mut desk, before) {
            display.tell(&heard);
        }
    }
    assert_shows(&mut display, &desk, "", "Cancelled");
}

#[test]
fn an_offer_in_a_competition_keeps_its_mark_until_it_is_answered() {
    let competition = ["new competition fide-2009 90+30 none", "e4", "clock"];
    let mut desk = desk(&competition);
    let mut display = Display::new(14);
    display.line(&desk, Moment::default());
    for line in ["e5", "draw", "clock"] {
        type_line(&mut desk, &mut display, line);
    }
    // What is read goes away, and the offer stays.
    for _ in 0..2 {
        display.press(PressedKey::Home);
        assert_shows(&mut display, &desk, QUESTION, "Black offers a draw");
    }
    type_line(&mut desk, &mut display, "no");
    display.press(PressedKey::Home);
    assert_shows_board(&mut display, &desk);
}

#[test]
fn what_was_read_before_can_be_had_again() {
    let mut desk = desk(&["e4", "e5"]);
    let mut display = Display::new(40);
    type_line(&mut desk, &mut display, "time");
    assert_shows(&mut display, &desk, "", "There is no clock");
    let step = |desk: &mut Desk, display: &mut Display, key| {
        display.line(desk, Moment::default());
        let input = display.press(key).unwrap();
        for heard in enter(desk, input) {
            display.tell(&heard);
        }
    };
    step(&mut desk, &mut display, PressedKey::Left);
    step(&mut desk, &mut display, PressedKey::Left);
    assert_shows(&mut display, &desk, "", "Eva fünf");
    step(&mut desk, &mut display, PressedKey::Right);
    assert_shows(&mut display, &desk, "", "There is no clock");
    assert_eq!(display.press(PressedKey::Home), None);
    assert_shows_board(&mut display, &desk);
    // What a square holds is on the line already.
    type_line(&mut desk, &mut display, "go e4");
    assert_shows_board(&mut display, &desk);
}

#[test]
fn the_end_of_a_game_is_shown_at_once_and_read_on_by_keys() {
    let mut desk = desk(&["f3", "e5", "g4"]);
    let mut display = Display::new(14);
    type_line(&mut desk, &mut display, "Qh4");
    let mut read = Cells::new();
    loop {
        let line = display.line(&desk, Moment::default());
        read.append(line.cells.as_slice());
        if display.press(PressedKey::Right).is_some() {
            break;
        }
    }
    let read = read.to_string();
    for text in ["Black wins", "5.1.1"] {
        let text = prose("en").write(text).to_string();
        assert!(read.contains(&text), "{read}");
    }
    assert_eq!(display.press(PressedKey::Home), None);
    assert_shows_board(&mut display, &desk);
}

fn desk(lines: &[&str]) -> Desk {
    let mut desk = Desk::new(crate::words::voices());
    for line in lines {
        enter(&mut desk, DeviceInput::Line((*line).to_owned()));
    }
    desk
}

#[test]
fn the_line_is_the_rank_the_move_and_what_was_said() {
    let mut desk = desk(&["e4", "go e4"]);
    let mut display = Display::new(20);
    let line = display.line(&desk, Moment::default());
    assert_eq!(line.cells, cells("⠤⠶⠤⠶⠏⠶⠤⠶ ⠲ ⠂ ⠑⠲     "));
    assert_eq!(line.cursor, Some(4));
    assert_eq!(display.press(PressedKey::Right), None);
    let line = display.line(&desk, Moment::default());
    assert_eq!(line.cursor, Some(4), "there is no more than this");
    assert_eq!(display.press(PressedKey::Home), None);
    display.line(&desk, Moment::default());
    // The rank above, then the square of the seventh key.
    let up = display.press(PressedKey::Up).unwrap();
    enter(&mut desk, up);
    display.line(&desk, Moment::default());
    let square = display.press(PressedKey::Route(6)).unwrap();
    enter(&mut desk, square);
    assert_eq!(desk.session().cursor().to_string(), "g5");
    assert_eq!(display.press(PressedKey::Route(8)), None, "a blank");
    assert!(display.press(PressedKey::Route(99)).is_none());
    let said = display.press(PressedKey::Route(13));
    assert!(said.is_some(), "the last move, again");
}

#[test]
fn what_is_typed_takes_the_line_and_its_end_stays_in_reach() {
    let mut desk = desk(&[]);
    let mut display = Display::new(4);
    for dots in [0x11, 0x06, 0x11, 0x32, 0x3f] {
        display.line(&desk, Moment::default());
        let input = display
            .press(PressedKey::Dots { dots, space: false })
            .unwrap();
        enter(&mut desk, input);
    }
    let line = display.line(&desk, Moment::default());
    assert_eq!(line.cells, cells("⠿   "));
    assert_eq!(line.cursor, Some(1));
    enter(
        &mut desk,
        display
            .press(PressedKey::Dots {
                dots: 0x40,
                space: false,
            })
            .unwrap(),
    );
    enter(
        &mut desk,
        display
            .press(PressedKey::Dots {
                dots: 0x80,
                space: false,
            })
            .unwrap(),
    );
    assert_eq!(desk.session().record().plies(), 1, "e2e4 was entered");
    let line = display.line(&desk, Moment::default());
    assert_eq!(line.cells.len(), 4, "the rank again");
}

#[test]
fn the_clocks_are_on_the_line() {
    let desk = desk(&["new competition fide-2005 90+30 both"]);
    let line = Display::new(80).line(&desk, Moment::default());
    let time = "⠼⠁⠒⠼⠉⠚⠒⠼⠉⠚";
    let text = line.cells.to_string();
    assert_eq!(text.matches(time).count(), 2, "{text}");
}

/// A front without anybody before it.
struct Nobody;

impl Front for Nobody {
    fn hear(&mut self, _heard: &Heard) {}
    fn show(&mut self, _desk: &Desk, _now: Moment) {}
    fn close(&mut self) {}
}

/// The whole program with a Braille display, ended when this is dropped.
struct Playing {
    sender: std::sync::mpsc::Sender<Message>,
    host: Option<thread::JoinHandle<()>>,
}

impl Playing {
    fn start(number: u16) -> Self {
        let (sender, inbox) = channel();
        let to_host = sender.clone();
        let host = thread::spawn(move || {
            let start = Start {
                folders: None,
                sink: None,
                defaults: Settings::default(),
                overrides: Vec::new(),
                searches: Searches::default(),
                gamepads: false,
                asks_words: false,
                displays: Some(Address::of(&format!("127.0.0.1:{number}"))),
                trace: None,
            };
            let voices = crate::words::voices();
            Host::start(start, voices, to_host, Box::new(Nobody)).run(&inbox);
        });
        let host = Some(host);
        Self { sender, host }
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.sender.send(Message::Close);
        let _ = self.host.take().map(thread::JoinHandle::join);
    }
}

/// A number of a service that nobody else uses.
fn free_number(offset: u16) -> u16 {
    let id = u16::try_from(std::process::id() % 2000).unwrap();
    1000 + id * 4 + offset
}

/// A service of two pages: takes a client in, and waits until it shows something.
fn serve(listener: &TcpListener) -> (TcpStream, Vec<u8>) {
    let (stream, _) = listener.accept().unwrap();
    stream.set_read_timeout(Some(TOO_LONG)).unwrap();
    let hello = Packet::new(kind::VERSION, vec![0, 0, 0, 8]).bytes();
    (&stream).write_all(&hello).unwrap();
    let shown = await_packet(&stream, kind::WRITE).pop().unwrap();
    (stream, shown.data)
}

/// Answers a client until it sends a packet of a kind; returns its packets.
fn await_packet(mut stream: &TcpStream, wanted: u32) -> Vec<Packet> {
    let mut packets = Vec::new();
    loop {
        let mut bytes = [0; 8];
        stream.read_exact(&mut bytes).unwrap();
        let (length, kind) = head(bytes).unwrap();
        let mut data = vec![0; length];
        stream.read_exact(&mut data).unwrap();
        packets.push(Packet::new(kind, data));
        let (kind, data) = match kind {
            kind::WRITE => (kind::WRITE, vec![]),
            kind::VERSION => (kind::AUTHENTICATION, b"\0\0\0N".to_vec()),
            kind::DISPLAY_SIZE => (kind, vec![0, 0, 0, 20, 0, 0, 0, 1]),
            _ => (kind::ACKNOWLEDGE, vec![]),
        };
        // What is written has no answer.
        if kind != kind::WRITE {
            stream.write_all(&Packet::new(kind, data).bytes()).unwrap();
        }
        if packets.last().is_some_and(|packet| packet.kind == wanted) {
            return packets;
        }
    }
}

#[test]
fn a_screen_reader_that_comes_gets_the_display_and_its_keys_until_it_goes() {
    let number = free_number(3);
    let playing = Playing::start(number);
    let listener = TcpListener::bind(("127.0.0.1", 4101 + number)).unwrap();
    let (stream, shown) = serve(&listener);
    let tell = |message| playing.sender.send(message).unwrap();
    tell(Message::Reader(true));
    let packets = await_packet(&stream, kind::LEAVE_TTY);
    assert!(
        packets.iter().all(|packet| packet.kind != kind::WRITE),
        "{packets:?}"
    );
    // It shows nothing meanwhile, whatever happens.
    tell(Message::Input(DeviceInput::Line("e4".to_owned())));
    tell(Message::Input(DeviceInput::Line("undo".to_owned())));
    tell(Message::Reader(false));
    let packets = await_packet(&stream, kind::WRITE);
    let kinds: Vec<u32> = packets.iter().map(|packet| packet.kind).collect();
    assert_eq!(kinds, [kind::ENTER_TTY, kind::ACCEPT_KEYS, kind::WRITE]);
    assert_eq!(packets[2].data.len(), shown.len());
}

#[test]
fn a_display_that_goes_and_comes_back_shows_the_line_again() {
    let number = free_number(0);
    let playing = Playing::start(number);
    // The program runs without the service, and finds it when it comes.
    let listener = TcpListener::bind(("127.0.0.1", 4101 + number)).unwrap();
    let (stream, first) = serve(&listener);
    drop(stream);
    let (_stream, again) = serve(&listener);
    assert_eq!(first, again);
    drop(playing);
}

/// The virtual display of brltty: this test is the display.
struct Virtual {
    brltty: Child,
    display: TcpStream,
    shown: Arc<Mutex<Vec<String>>>,
}

impl Drop for Virtual {
    fn drop(&mut self) {
        let _ = self.brltty.kill();
        let _ = self.brltty.wait();
    }
}

impl Virtual {
    /// `None` if brltty is not installed, or its virtual driver is not.
    fn start(number: u16) -> Option<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let device = format!("client:127.0.0.1:{port}");
        let api = format!("auth=none,host=127.0.0.1:{number}");
        let mut brltty = Program::new("brltty")
            .args([
                "-n", "-b", "vr", "-x", "no", "-s", "no", "-d", &device, "-A", &api,
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let display = accept(listener);
        let Ok(mut display) = display.recv_timeout(Duration::from_secs(60)) else {
            let _ = brltty.kill();
            let _ = brltty.wait();
            return None;
        };
        writeln!(display, "cells 40 1").unwrap();
        let shown = Arc::new(Mutex::new(Vec::new()));
        let (lines, kept) = (display.try_clone().unwrap(), Arc::clone(&shown));
        thread::spawn(move || {
            for line in BufReader::new(lines).lines().map_while(Result::ok) {
                // Seen where the test fails.
                println!("{line}");
                kept.lock().unwrap().push(line);
            }
        });
        Some(Self {
            brltty,
            display,
            shown,
        })
    }

    /// Waits until the display shows these dots at its beginning.
    fn await_dots(&self, dots: &str) {
        until(&format!("{dots} is shown"), || {
            let shown = self.shown.lock().unwrap();
            let last = shown.iter().rev().find(|line| line.starts_with("Braille"));
            last.is_some_and(|line| line.starts_with(&format!("Braille \"{dots}|")))
        });
    }

    fn press(&mut self, key: &str) {
        writeln!(self.display, "{key}").unwrap();
    }

    /// What the display shows now.
    fn line(&self) -> Cells {
        let shown = self.shown.lock().unwrap();
        let last = shown
            .iter()
            .rev()
            .find_map(|line| line.strip_prefix("Braille \""));
        let Some(last) = last else {
            return Cells::new();
        };
        let cell = |dots: &str| dots.trim().bytes().map(|dot| 1 << (dot - b'1')).sum::<u8>();
        last.trim_end_matches('"').split('|').map(cell).collect()
    }

    /// Types text in uncontracted Braille and enters it. The virtual display takes one key at a time.
    fn enter(&mut self, text: &str) {
        let mut typed = Cells::new();
        let cells = text.chars().flat_map(|one| match one {
            ' ' => vec![0],
            one => prose("en").write(&one.to_string()).as_slice().to_vec(),
        });
        for cell in cells.collect::<Vec<u8>>() {
            // The virtual display has no space bar among its dots.
            match cell {
                0 => self.press("PASSCHAR 32"),
                dots => self.press(&format!("PASSDOTS {dots}")),
            }
            typed.push(cell);
            until(&format!("{text} is typed up to {typed}"), || {
                let (line, all) = (self.line(), typed.as_slice());
                // The end of what is typed stays in reach.
                let windows = all.len() / 40 * 40;
                line.as_slice().starts_with(&all[windows..])
            });
        }
        self.press("PASSDOTS 128");
    }

    /// The rank of the board that is shown.
    fn rank(&self) -> Option<u8> {
        let line = self.line();
        let shown = line.as_slice().get(9..)?;
        let number = |rank: u8| code("san-low").unwrap().number(rank.into());
        (1..=8).find(|rank| shown.starts_with(number(*rank).as_slice()))
    }

    /// Presses the key above a square, which lifts a piece or puts it down: the file is counted from 0.
    fn touch(&mut self, file: usize, rank: u8) {
        if self.rank().is_none() {
            self.press("HOME");
        }
        until("a rank is shown", || self.rank().is_some());
        while let Some(here) = self.rank().filter(|here| *here != rank) {
            let (key, next) = match here < rank {
                true => ("LNUP", here + 1),
                false => ("LNDN", here - 1),
            };
            self.press(key);
            until(&format!("rank {next} is shown"), || {
                self.rank() == Some(next)
            });
        }
        let before = self.line();
        self.press(&format!("ROUTE {file}"));
        until("the touch is told", || self.line() != before);
    }

    fn touch_move(&mut self, file: usize, from: u8, to: u8) {
        self.touch(file, from);
        self.touch(file, to);
    }

    /// Waits until the display shows a text, behind a mark if there is one.
    fn await_text(&self, mark: &str, text: &str) {
        let wanted = prose("en").write(text).to_string();
        until(&format!("{text} is shown"), || {
            let line = self.line().to_string();
            line.starts_with(&cells(mark).to_string()) && line.contains(&wanted)
        });
    }
}

fn accept(listener: TcpListener) -> Receiver<TcpStream> {
    let (sender, accepted) = channel();
    thread::spawn(move || {
        if let Ok((stream, _)) = listener.accept() {
            let _ = sender.send(stream);
        }
    });
    accepted
}

/// The virtual display, or `None` where it is not and need not be.
fn virtual_display(number: u16) -> Option<Virtual> {
    let is_set = |name| std::env::var_os(name).is_some();
    let version = Program::new("brltty").arg("-V").output();
    assert!(
        version.is_ok() || !is_set("CI") && !is_set("ANNABELLA_DESKTOP_TESTS"),
        "brltty is missing"
    );
    let brltty = Virtual::start(number);
    if brltty.is_none() {
        // Newer versions of brltty do not have it any more.
        assert!(!is_set("CI"), "the virtual driver of brltty is missing");
        // Past the test runner, which hides what a passing test prints.
        let line = "ATTENTION: the test with a Braille display is LEFT OUT: brltty or its virtual driver is missing.\n";
        let _ = std::io::stderr().write_all(line.as_bytes());
    }
    brltty
}

#[test]
fn a_whole_game_is_played_on_the_virtual_display_alone() {
    let number = free_number(2);
    let Some(mut brltty) = virtual_display(number) else {
        return;
    };
    let _playing = Playing::start(number);
    brltty.await_dots("1235|234|123|12345|1378|123|234|1235");
    for (typed, asked) in [
        ("competition", "Which laws"),
        ("3", "touch"),
        ("1", "One hour"),
        ("5+3", "blitz"),
    ] {
        brltty.enter(typed);
        brltty.await_text(QUESTION, asked);
    }
    brltty.enter("yes");
    brltty.await_text("", "White to move");
    // The clock that runs has dot 8 before it.
    brltty.press("HOME");
    until("a clock runs", || brltty.line().to_string().contains('⢀'));
    brltty.touch_move(5, 2, 3);
    brltty.enter("kd5");
    brltty.await_text("", "not the move");
    brltty.enter("f3");
    brltty.await_text("", "Felix drei");
    brltty.enter("press");
    brltty.await_text("", "Black to move");
    brltty.touch_move(4, 7, 5);
    brltty.enter("e5");
    brltty.await_text("", "Eva f");
    brltty.enter("press");
    brltty.await_text("", "White to move");
    brltty.enter("time");
    brltty.await_text("", "White 5 minutes");
    brltty.touch_move(6, 2, 4);
    brltty.enter("g4");
    brltty.await_text("", "Gustav vier");
    brltty.enter("draw");
    brltty.await_text("", "offers");
    brltty.enter("press");
    brltty.await_text("", "Black to move");
    brltty.enter("no");
    brltty.await_text("", "declined");
    brltty.touch(3, 8);
    brltty.touch(7, 4);
    brltty.enter("qh4");
    // The announcement comes first; the result stands behind it.
    brltty.await_text("", "matt");
    brltty.press("FWINRT");
    brltty.await_text("", "wins");
    brltty.press("HOME");
    until("no clock runs", || {
        brltty.rank().is_some() && !brltty.line().to_string().contains('⢀')
    });
    // What was read before, again: the last thing is that no game can be kept here.
    for _ in 0..3 {
        let before = brltty.line();
        brltty.press("FWINLT");
        until("something else is shown", || brltty.line() != before);
    }
}

#[test]
fn a_move_is_typed_and_read_on_the_virtual_display_of_brltty() {
    let number = free_number(1);
    let Some(mut brltty) = virtual_display(number) else {
        return;
    };
    let _playing = Playing::start(number);
    // The first rank, with the cursor, dots 7 and 8, under the king.
    brltty.await_dots("1235|234|123|12345|1378|123|234|1235");
    // The virtual display takes one key at a time.
    brltty.press("PASSDOTS 17");
    brltty.await_dots("15|78");
    brltty.press("PASSDOTS 50");
    brltty.await_dots("15|256|78");
    brltty.press("PASSDOTS 128");
    // The rank of the cursor follows the move.
    brltty.await_dots("36|2356|36|2356|123478|2356|36|2356| |256");
    brltty.press("LNUP");
    brltty.await_dots("2356|36|2356|36|235678|36|2356|36| |26");
    brltty.press("ROUTE 1");
    // The square is empty: there is nothing to lift.
    brltty.await_text(ERROR, "nothing");
    brltty.press("HOME");
    brltty.await_dots("2356|3678|2356|36|2356|36|2356|36| |26");
}
