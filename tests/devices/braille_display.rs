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
use annabella::braille::Cells;
use annabella::desk::{Desk, Heard};
use annabella::display::{Display, PressedKey};
use annabella::input::keys::Code;
use annabella::input::{DeviceInput, Intent};
use annabella::protocol::Settings;
use annabella::time::Moment;
use annabella::voice::Voices;

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

fn enter(desk: &mut Desk, input: DeviceInput) {
    if let Intent::Commands(commands) = desk.interpret(input) {
        for command in commands {
            desk.handle(Moment::default(), command);
        }
    }
}

fn desk(lines: &[&str]) -> Desk {
    let mut desk = Desk::new(Arc::new(Voices::embedded()));
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
    assert_eq!(display.press(PressedKey::Left), None, "it is the beginning");
    assert_eq!(display.press(PressedKey::Right), None);
    let line = display.line(&desk, Moment::default());
    assert!(line.cells.words().next().is_some(), "what was said last");
    assert_eq!(line.cursor, None);
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
            let voices = Arc::new(Voices::embedded());
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
    1000 + id * 2 + offset
}

/// A service of two pages: takes a client in, and waits until it shows something.
fn serve(listener: &TcpListener) -> (TcpStream, Vec<u8>) {
    let (mut stream, _) = listener.accept().unwrap();
    stream.set_read_timeout(Some(TOO_LONG)).unwrap();
    let send = |kind, data: &[u8]| {
        let bytes = Packet::new(kind, data.to_vec()).bytes();
        (&stream).write_all(&bytes).unwrap();
    };
    send(kind::VERSION, &[0, 0, 0, 8]);
    loop {
        let mut bytes = [0; 8];
        (&stream).read_exact(&mut bytes).unwrap();
        let (length, kind) = head(bytes).unwrap();
        let mut data = vec![0; length];
        (&stream).read_exact(&mut data).unwrap();
        match kind {
            kind::VERSION => send(kind::AUTHENTICATION, b"\0\0\0N"),
            kind::DISPLAY_SIZE => send(kind::DISPLAY_SIZE, &[0, 0, 0, 20, 0, 0, 0, 1]),
            kind::WRITE => {
                let _ = stream.flush();
                return (stream, data);
            }
            _ => send(kind::ACKNOWLEDGE, &[]),
        }
    }
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

#[test]
fn a_move_is_typed_and_read_on_the_virtual_display_of_brltty() {
    let number = free_number(1);
    let is_set = |name| std::env::var_os(name).is_some();
    let version = Program::new("brltty").arg("-V").output();
    assert!(
        version.is_ok() || !is_set("CI") && !is_set("ANNABELLA_DESKTOP_TESTS"),
        "brltty is missing"
    );
    let Some(mut brltty) = Virtual::start(number) else {
        // Newer versions of brltty do not have it any more.
        assert!(!is_set("CI"), "the virtual driver of brltty is missing");
        // Past the test runner, which hides what a passing test prints.
        let line = "ATTENTION: the test with a Braille display is LEFT OUT: brltty or its virtual driver is missing.\n";
        let _ = std::io::stderr().write_all(line.as_bytes());
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
    brltty.await_dots("2356|3678|2356|36|2356|36|2356|36| |26");
}
