//! Packets of BrlAPI, the protocol of Braille displays, in both directions; protocol version 8.
//!
//! A packet is its length and its type, four bytes each with the greatest first, and its data.

use crate::braille::{Cell, Cells};
use crate::display::PressedKey;
use crate::input::keys::Code;

/// The version of the protocol.
pub const VERSION: u32 = 8;
/// A packet has no more data than this, in bytes.
pub const MOST_DATA: usize = 4096;

/// The types of packets, which are letters.
pub mod kind {
    #![allow(missing_docs, reason = "each constant is the packet that it names")]
    pub const VERSION: u32 = b'v' as u32;
    pub const AUTHENTICATION: u32 = b'a' as u32;
    pub const DISPLAY_SIZE: u32 = b's' as u32;
    pub const ENTER_TTY: u32 = b't' as u32;
    pub const LEAVE_TTY: u32 = b'L' as u32;
    pub const ACCEPT_KEYS: u32 = b'u' as u32;
    pub const WRITE: u32 = b'w' as u32;
    pub const KEY: u32 = b'k' as u32;
    pub const ACKNOWLEDGE: u32 = b'A' as u32;
    pub const ERROR: u32 = b'e' as u32;
    pub const EXCEPTION: u32 = b'E' as u32;
}

/// The kinds of authentication.
pub mod authentication {
    #![allow(missing_docs, reason = "each constant is the kind that it names")]
    pub const NONE: u32 = b'N' as u32;
    pub const KEY: u32 = b'K' as u32;
    pub const CREDENTIALS: u32 = b'C' as u32;
}

/// A packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packet {
    /// What it is.
    pub kind: u32,
    /// What it carries.
    pub data: Vec<u8>,
}

impl Packet {
    /// A packet.
    pub fn new(kind: u32, data: Vec<u8>) -> Self {
        Self { kind, data }
    }

    /// Its bytes on the wire.
    pub fn bytes(&self) -> Vec<u8> {
        let length = u32::try_from(self.data.len()).unwrap_or(u32::MAX);
        let head = [length.to_be_bytes(), self.kind.to_be_bytes()].concat();
        [head, self.data.clone()].concat()
    }

    /// The numbers that the data is made of.
    pub fn numbers(&self) -> Vec<u32> {
        let chunks = self.data.chunks_exact(4);
        chunks
            .filter_map(|bytes| Some(u32::from_be_bytes(bytes.try_into().ok()?)))
            .collect()
    }

    /// The key that it reports.
    pub fn key(&self) -> Option<PressedKey> {
        if self.kind != kind::KEY {
            return None;
        }
        key(u64::from_be_bytes(self.data.as_slice().try_into().ok()?))
    }
}

/// The length and the type with which a packet begins; `None` if it is longer than allowed.
pub fn head(bytes: [u8; 8]) -> Option<(usize, u32)> {
    let [a, b, c, d, rest @ ..] = bytes;
    let length = usize::try_from(u32::from_be_bytes([a, b, c, d])).ok()?;
    (length <= MOST_DATA).then_some((length, u32::from_be_bytes(rest)))
}

/// The version that the client speaks.
pub fn version() -> Packet {
    Packet::new(kind::VERSION, VERSION.to_be_bytes().to_vec())
}

/// Answers the question for authentication.
pub fn authentication(method: u32, key: &[u8]) -> Packet {
    let data = [method.to_be_bytes().as_slice(), key].concat();
    Packet::new(kind::AUTHENTICATION, data)
}

/// The display is to be this client's on a path of terminals; without one, wherever nobody else is.
/// Keys come as commands, not as those of a driver.
pub fn enter_tty(path: &[u32]) -> Packet {
    let count = u32::try_from(path.len()).unwrap_or_default();
    let numbers = std::iter::once(&count).chain(path);
    let mut data: Vec<u8> = numbers.flat_map(|number| number.to_be_bytes()).collect();
    // The name of the driver is empty.
    data.push(0);
    Packet::new(kind::ENTER_TTY, data)
}

/// The display is this client's no longer, and neither are its keys.
pub const fn leave_tty() -> Packet {
    Packet {
        kind: kind::LEAVE_TTY,
        data: Vec::new(),
    }
}

/// Every key is to be reported.
pub fn accept_all_keys() -> Packet {
    let data = [u64::MIN.to_be_bytes(), u64::MAX.to_be_bytes()].concat();
    Packet::new(kind::ACCEPT_KEYS, data)
}

/// Part of the display is written.
const REGION: u32 = 0x02;
/// A text for those who see it follows.
const TEXT: u32 = 0x04;
/// The cells of the text are masked by those that follow.
const AND: u32 = 0x08;
/// And these dots are raised.
const OR: u32 = 0x10;
/// The place of the cursor follows.
const CURSOR: u32 = 0x20;

/// Writes a line over the whole display. The cursor is counted from 0.
pub fn write(cells: &Cells, cursor: Option<usize>) -> Packet {
    let cells = cells.as_slice();
    let text: Vec<u8> = cells.iter().map(|cell| ascii(*cell)).collect();
    let number = |value: usize| u32::try_from(value).unwrap_or_default();
    let count = number(cells.len());
    let flags = REGION | TEXT | AND | OR | CURSOR;
    let mut data = Vec::new();
    for number in [flags, 1, count, count] {
        data.extend(number.to_be_bytes());
    }
    data.extend(text);
    // Nothing of what the display would make of the text is left, and the dots are our own.
    data.extend(vec![0; cells.len()]);
    data.extend(cells);
    let cursor = cursor.map_or(0, |at| number(at) + 1);
    data.extend(cursor.to_be_bytes());
    Packet::new(kind::WRITE, data)
}

/// What a sighted helper reads of a cell on a picture of the display.
fn ascii(cell: Cell) -> u8 {
    let text = Cells::from(&[cell & 0x3f][..]).to_ascii();
    let byte = text.ok().and_then(|text| text.bytes().next());
    byte.unwrap_or(b'?').to_ascii_lowercase()
}

/// Where the kind of a command stands in a key, and its argument.
const COMMAND: u64 = 0x2000_0000;
const ROUTE: u64 = 0x2001_0000;
const PASS_DOTS: u64 = 0x2022_0000;
const ARGUMENT: u64 = 0xffff;
/// Dots that were pressed together with the space bar.
const CHORD: u64 = 0x100;

/// What a key code means; `None` for those that mean nothing here.
fn key(code: u64) -> Option<PressedKey> {
    // What is held with a key stands above.
    let code = code & 0xffff_ffff;
    let argument = code & ARGUMENT;
    Some(match code & !ARGUMENT {
        COMMAND => match argument {
            0x01 | 0x03 | 0x05 => PressedKey::Up,
            0x02 | 0x04 | 0x06 => PressedKey::Down,
            0x17 | 0x19 | 0x15 | 0x13 => PressedKey::Left,
            0x18 | 0x1a | 0x16 | 0x14 => PressedKey::Right,
            0x09..=0x0c | 0x1d => PressedKey::Home,
            _ => return None,
        },
        ROUTE => PressedKey::Route(usize::try_from(argument).ok()?),
        PASS_DOTS => PressedKey::Dots {
            dots: Cell::try_from(argument & 0xff).ok()?,
            space: argument & CHORD != 0 || argument & 0xff == 0,
        },
        _ => return symbol(code),
    })
}

/// Keys as the X window system numbers them.
fn symbol(code: u64) -> Option<PressedKey> {
    Some(match code {
        0xff08 => PressedKey::Press(Code::Backspace),
        0xff0d => PressedKey::Press(Code::Enter),
        0xff1b => PressedKey::Press(Code::Escape),
        0xff51 => PressedKey::Press(Code::Left),
        0xff52 => PressedKey::Press(Code::Up),
        0xff53 => PressedKey::Press(Code::Right),
        0xff54 => PressedKey::Press(Code::Down),
        0x20 => PressedKey::Press(Code::Space),
        0x21..=0xff => PressedKey::Types(char::from(u8::try_from(code).ok()?)),
        0x0100_0100..=0x0110_ffff => {
            PressedKey::Types(char::from_u32(u32::try_from(code).ok()? - 0x0100_0000)?)
        }
        _ => return None,
    })
}
