//! Braille displays through BrlAPI, the service of brltty. Each program has two threads for it.
//!
//! Without the service nothing happens, and it is looked for again. What it does not allow is no error.

pub mod codec;

use std::fs;
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::inbox::Message;
use crate::display::{DisplayLine, DisplayReport};
use codec::{Packet, authentication, kind};

/// Where the service is, and the key that it may ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The host; empty for the socket of this computer.
    pub host: String,
    /// The number of the service.
    pub number: u16,
    /// The file of the key.
    pub key_file: String,
    /// The terminal on which the program is shown; empty for all.
    pub path: Vec<u32>,
}

/// The port of the first service.
const FIRST_PORT: u16 = 4101;
/// The folder of the sockets on one computer.
#[cfg(unix)]
const SOCKETS: &str = "/var/lib/BrlAPI";
/// Where the key stands.
const KEY_FILE: &str = "/etc/brlapi.key";

/// How long the program waits before it looks for the service again, at first and at most.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// How long the service has for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

impl Default for Address {
    fn default() -> Self {
        Self {
            host: String::new(),
            number: 0,
            key_file: KEY_FILE.to_owned(),
            path: Vec::new(),
        }
    }
}

impl Address {
    /// The address as other programs find it, too: in `BRLAPI_HOST`, `BRLAPI_AUTH` and
    /// `WINDOWPATH`.
    pub fn from_environment() -> Self {
        let of = |name: &str| std::env::var(name).ok();
        let mut address = of("BRLAPI_HOST").map_or_else(Self::default, |host| Self::of(&host));
        if let Some(file) = of("BRLAPI_AUTH")
            .as_deref()
            .and_then(|one| one.strip_prefix("keyfile:"))
        {
            file.clone_into(&mut address.key_file);
        }
        let path = of("WINDOWPATH").unwrap_or_default();
        address.path = path.split(':').filter_map(|one| one.parse().ok()).collect();
        address
    }

    /// The address in `host:number`, where both may be missing.
    pub fn of(text: &str) -> Self {
        let (host, number) = text.rsplit_once(':').unwrap_or((text, ""));
        Self {
            host: host.to_owned(),
            number: number.parse().unwrap_or_default(),
            ..Self::default()
        }
    }

    fn connect(&self) -> io::Result<Stream> {
        #[cfg(unix)]
        if self.host.is_empty() {
            let path = format!("{SOCKETS}/{}", self.number);
            return UnixStream::connect(path).map(Stream::Unix);
        }
        let host = if self.host.is_empty() {
            "127.0.0.1"
        } else {
            &self.host
        };
        let port = FIRST_PORT.saturating_add(self.number);
        TcpStream::connect((host, port)).map(Stream::Tcp)
    }
}

/// The way to the service.
#[derive(Debug)]
enum Stream {
    Tcp(TcpStream),
    #[cfg(unix)]
    Unix(UnixStream),
}

impl Stream {
    fn try_clone(&self) -> io::Result<Self> {
        Ok(match self {
            Self::Tcp(stream) => Self::Tcp(stream.try_clone()?),
            #[cfg(unix)]
            Self::Unix(stream) => Self::Unix(stream.try_clone()?),
        })
    }

    fn set_patience(&self, patience: Option<Duration>) -> io::Result<()> {
        match self {
            Self::Tcp(stream) => stream.set_read_timeout(patience),
            #[cfg(unix)]
            Self::Unix(stream) => stream.set_read_timeout(patience),
        }
    }

    fn close(&self) {
        // It may be closed already.
        let _ = match self {
            Self::Tcp(stream) => stream.shutdown(Shutdown::Both),
            #[cfg(unix)]
            Self::Unix(stream) => stream.shutdown(Shutdown::Both),
        };
    }

    fn send(&mut self, packet: &Packet) -> io::Result<()> {
        let bytes = packet.bytes();
        match self {
            Self::Tcp(stream) => stream.write_all(&bytes),
            #[cfg(unix)]
            Self::Unix(stream) => stream.write_all(&bytes),
        }
    }

    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        match self {
            Self::Tcp(stream) => stream.read_exact(bytes),
            #[cfg(unix)]
            Self::Unix(stream) => stream.read_exact(bytes),
        }
    }

    fn receive(&mut self) -> io::Result<Packet> {
        let mut head = [0; 8];
        self.fill(&mut head)?;
        let (length, kind) = codec::head(head).ok_or(io::ErrorKind::InvalidData)?;
        let mut data = vec![0; length];
        self.fill(&mut data)?;
        Ok(Packet::new(kind, data))
    }

    /// The next packet of a kind; a refusal is an error.
    fn expect(&mut self, wanted: u32) -> io::Result<Packet> {
        loop {
            let packet = self.receive()?;
            match packet.kind {
                kind if kind == wanted => return Ok(packet),
                kind::ERROR | kind::EXCEPTION => return Err(io::ErrorKind::PermissionDenied.into()),
                _ => {}
            }
        }
    }

    /// Makes the service talk to us; returns the columns of its display.
    fn begin(&mut self, address: &Address) -> io::Result<usize> {
        self.expect(kind::VERSION)?;
        self.send(&codec::version())?;
        let offered = self.expect(kind::AUTHENTICATION)?.numbers();
        // Where nothing is asked for, an answer would be an error.
        if !offered.contains(&authentication::NONE) {
            let answer = if offered.contains(&authentication::KEY) {
                authentication(authentication::KEY, &fs::read(&address.key_file)?)
            } else {
                authentication(authentication::CREDENTIALS, &[])
            };
            self.send(&answer)?;
            self.expect(kind::ACKNOWLEDGE)?;
        }
        self.send(&Packet::new(kind::DISPLAY_SIZE, Vec::new()))?;
        let size = self.expect(kind::DISPLAY_SIZE)?.numbers();
        let columns = size.first().copied().unwrap_or_default();
        // A service without a display has one cell or none.
        if columns < 2 {
            return Err(io::ErrorKind::NotConnected.into());
        }
        usize::try_from(columns).map_err(io::Error::other)
    }
}

/// What the thread of the display is told.
enum Order {
    Show(DisplayLine),
    Leave,
    Gone,
    End,
}

/// The way to the Braille display.
pub struct Displays {
    orders: Sender<Order>,
}

impl Displays {
    /// Looks for a display and listens to it, again and again. `None` if there is no thread for it.
    pub fn listen(address: Address, inbox: Sender<Message>) -> Option<Self> {
        let (orders, wanted) = channel();
        let back = orders.clone();
        let spawned = thread::Builder::new()
            .name("braille display".to_owned())
            .spawn(move || work(&address, &inbox, &back, &wanted));
        spawned.is_ok().then_some(Self { orders })
    }

    /// Shows a line, if there is a display.
    pub fn show(&self, line: DisplayLine) {
        // Without a thread there is no display, and nothing is lost.
        let _ = self.orders.send(Order::Show(line));
    }

    /// Leaves the display and its keys to others, until a line is shown again.
    pub fn leave(&self) {
        let _ = self.orders.send(Order::Leave);
    }
}

impl Drop for Displays {
    fn drop(&mut self) {
        let _ = self.orders.send(Order::End);
    }
}

fn work(
    address: &Address,
    inbox: &Sender<Message>,
    back: &Sender<Order>,
    wanted: &Receiver<Order>,
) {
    let mut wait = FIRST_WAIT;
    loop {
        if let Ok((mut stream, columns)) = open(address) {
            wait = FIRST_WAIT;
            if inbox
                .send(Message::Display(DisplayReport::Ready(columns)))
                .is_err()
            {
                return;
            }
            let keys = listen(&stream, inbox, back);
            let goes_on = serve(&mut stream, address, columns, wanted);
            stream.close();
            let _ = keys.map(JoinHandle::join);
            if !goes_on || inbox.send(Message::Display(DisplayReport::Gone)).is_err() {
                return;
            }
        }
        // What was still meant for the display that is gone is forgotten.
        let until = Instant::now() + wait;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match wanted.recv_timeout(left) {
                Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => break,
            }
        }
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

fn open(address: &Address) -> io::Result<(Stream, usize)> {
    let mut stream = address.connect()?;
    stream.set_patience(Some(PATIENCE))?;
    let columns = stream.begin(address)?;
    stream.set_patience(None)?;
    Ok((stream, columns))
}

/// Reports keys from a thread of its own, until the service goes.
fn listen(
    stream: &Stream,
    inbox: &Sender<Message>,
    back: &Sender<Order>,
) -> Option<JoinHandle<()>> {
    let (inbox, gone) = (inbox.clone(), back.clone());
    let Ok(mut stream) = stream.try_clone() else {
        let _ = back.send(Order::Gone);
        return None;
    };
    let spawned = thread::Builder::new()
        .name("braille keys".to_owned())
        .spawn(move || {
            while let Ok(packet) = stream.receive() {
                let Some(key) = packet.key() else { continue };
                if inbox
                    .send(Message::Display(DisplayReport::Key(key)))
                    .is_err()
                {
                    break;
                }
            }
            let _ = gone.send(Order::Gone);
        });
    if spawned.is_err() {
        let _ = back.send(Order::Gone);
    }
    spawned.ok()
}

/// Writes what is to be shown; returns whether another display may come. The display is ours from the first line on: a
/// screen reader that has it gets its keys until then.
fn serve(stream: &mut Stream, address: &Address, columns: usize, wanted: &Receiver<Order>) -> bool {
    let mut is_ours = false;
    loop {
        let packets = match wanted.recv() {
            Ok(Order::Show(line)) => {
                let mut cells = line.cells;
                cells.pad_to(columns);
                if cells.len() != columns {
                    continue;
                }
                let written = codec::write(&cells, line.cursor);
                if std::mem::replace(&mut is_ours, true) {
                    vec![written]
                } else {
                    let entered = codec::enter_tty(&address.path);
                    vec![entered, codec::accept_all_keys(), written]
                }
            }
            Ok(Order::Leave) => {
                let was_ours = std::mem::take(&mut is_ours);
                was_ours.then(codec::leave_tty).into_iter().collect()
            }
            Ok(Order::Gone) => return true,
            Ok(Order::End) | Err(_) => return false,
        };
        if packets.iter().any(|packet| stream.send(packet).is_err()) {
            return true;
        }
    }
}
