//! NVDA's controller client, where the player has it: NVDA says through it what is told while another window is in front.

#![allow(unsafe_code, reason = "a C library is called")]

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use libloading::Library;

use super::store::Folders;

/// The names under which NVDA gives the library away; the second one is that of its earlier versions.
const LIBRARY_NAMES: [&str; 2] = ["nvdaControllerClient.dll", "nvdaControllerClient64.dll"];

/// What the functions answer when they have done what was wanted.
const DONE: u32 = 0;

type TestIfRunning = unsafe extern "system" fn() -> u32;
/// Takes a text in UTF-16 that ends with a zero.
type Tell = unsafe extern "system" fn(*const u16) -> u32;

/// The way to NVDA. It waits for NVDA on a thread of its own, so that a screen reader that hangs holds up nobody.
pub struct Nvda(Sender<String>);

impl Nvda {
    /// The client that the player has put beside the program or into the folder of the games.
    pub fn of_user(folders: Option<&Folders>) -> Option<Self> {
        let program = std::env::current_exe().ok();
        let beside = program.and_then(|path| path.parent().map(PathBuf::from));
        let among_games = folders.map(|folders| folders.data.clone());
        beside
            .into_iter()
            .chain(among_games)
            .find_map(|folder| Self::within(&folder))
    }

    /// The client that lies in a folder.
    pub fn within(folder: &Path) -> Option<Self> {
        let paths = LIBRARY_NAMES.map(|name| folder.join(name));
        let client = paths
            .into_iter()
            .filter(|path| path.is_file())
            .find_map(Client::load)?;
        let (texts, inbox) = channel::<String>();
        thread::Builder::new()
            .name("nvda".to_owned())
            .spawn(move || inbox.iter().for_each(|text| client.tell(&text)))
            .ok()?;
        Some(Self(texts))
    }

    /// NVDA speaks a text after what it is saying, and shows it in Braille.
    pub fn say(&self, text: &str) {
        let _ = self.0.send(text.to_owned());
    }
}

/// The library and its functions.
struct Client {
    test_if_running: TestIfRunning,
    speak: Tell,
    show: Tell,
    _library: Library,
}

impl Client {
    fn load(path: PathBuf) -> Option<Self> {
        // SAFETY: the file has the name of a well-known library whose initialisers do nothing, and lies where only the
        // player puts files.
        let library = unsafe { Library::new(path) }.ok()?;
        // SAFETY: the signatures are those of nvdaController.h.
        let (test_if_running, speak, show) = unsafe {
            (
                *library.get(b"nvdaController_testIfRunning").ok()?,
                *library.get(b"nvdaController_speakText").ok()?,
                *library.get(b"nvdaController_brailleMessage").ok()?,
            )
        };
        Some(Self {
            test_if_running,
            speak,
            show,
            _library: library,
        })
    }

    fn tell(&self, text: &str) {
        // What ends in the middle for NVDA does not end there for us.
        let units = text.encode_utf16().filter(|unit| *unit != 0);
        let text: Vec<u16> = units.chain([0]).collect();
        // SAFETY: the function takes nothing and may be called at any time.
        if unsafe { (self.test_if_running)() } != DONE {
            return;
        }
        for tell in [self.speak, self.show] {
            // SAFETY: the text ends with a zero and lives until the function has returned. What NVDA does not do, it
            // cannot be made to do.
            unsafe { tell(text.as_ptr()) };
        }
    }
}
