//! The console: for terminals, Braille terminals and ssh. Lines go in, sentences come out.

use std::borrow::Cow;
use std::io::{BufRead, Write};
use std::sync::mpsc::Sender;

use super::host::Front;
use super::inbox::Message;
use crate::desk::{Desk, Heard};
use crate::input::DeviceInput;
use crate::time::Moment;

/// A text as a terminal shows it: a control character of a file, which would move or colour what is there, is written out.
pub(super) fn shown(text: &str) -> Cow<'_, str> {
    let is_control = |c: char| c.is_control() && !matches!(c, '\n' | '\t' | '\u{c}');
    if !text.contains(is_control) {
        return Cow::Borrowed(text);
    }
    let written = text.chars().map(|c| match is_control(c) {
        true => c.escape_default().to_string(),
        false => c.to_string(),
    });
    Cow::Owned(written.collect())
}

/// Prints what is heard.
#[derive(Debug)]
pub struct Console;

impl Front for Console {
    fn hear(&mut self, heard: &Heard) {
        let mut out = std::io::stdout().lock();
        for text in &heard.texts {
            // A terminal that has gone away is noticed when its input ends.
            let _ = writeln!(out, "{}", shown(&text.written));
        }
        let _ = out.flush();
    }

    fn preview(&mut self, page: &str) {
        let _ = writeln!(std::io::stdout().lock(), "{page}");
    }

    fn show(&mut self, _desk: &Desk, _now: Moment) {}

    fn close(&mut self) {}
}

/// Reads lines from standard input on a thread of its own; the program ends when they end.
pub fn read_lines(inbox: Sender<Message>) {
    std::thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            match input.read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => break,
                Ok(_) => {}
            }
            // A terminal in another encoding is understood as far as possible.
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            if inbox.send(Message::Input(DeviceInput::Line(text))).is_err() {
                return;
            }
        }
        let _ = inbox.send(Message::Close);
    });
}
