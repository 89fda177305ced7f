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
/// Which signs are named is left to the player.
const SIGNS_AS_SET: i32 = -1;
/// After the sentence that NVDA is saying, and before the rest of what it reads, which goes on behind it.
const AS_NEXT: i32 = 1;
/// Nobody waits until it has been said.
const AT_ONCE: u8 = 1;

type TestIfRunning = unsafe extern "system" fn() -> u32;
/// Takes a text in UTF-16 that ends with a zero.
type Tell = unsafe extern "system" fn(*const u16) -> u32;
/// Takes a text in SSML, which signs are named, how urgent it is, and whether nobody waits.
type TellUrgently = unsafe extern "system" fn(*const u16, i32, i32, u8) -> u32;

/// The way to NVDA. It waits for NVDA on a thread of its own, so that a screen reader that hangs holds up nobody.
pub struct Nvda(Sender<News>);

/// What is told.
struct News {
    text: String,
    /// The language of all of it; empty where there is none, or several.
    language: String,
}

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
        let (texts, inbox) = channel::<News>();
        thread::Builder::new()
            .name("nvda".to_owned())
            .spawn(move || inbox.iter().for_each(|news| client.tell(&news)))
            .ok()?;
        Some(Self(texts))
    }

    /// NVDA speaks a text in its language, as soon as it has said the sentence that it is saying, and shows it in Braille.
    pub fn say(&self, text: &str, language: &str) {
        let _ = self.0.send(News {
            text: text.to_owned(),
            language: language.to_owned(),
        });
    }
}

/// The library and its functions.
struct Client {
    test_if_running: TestIfRunning,
    /// Clients of before 2024 lack it, and so does an NVDA of before then, whatever the client.
    speak_next: Option<TellUrgently>,
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
        let (test_if_running, speak_next, speak, show) = unsafe {
            (
                *library.get(b"nvdaController_testIfRunning").ok()?,
                library.get(b"nvdaController_speakSsml").ok().map(|it| *it),
                *library.get(b"nvdaController_speakText").ok()?,
                *library.get(b"nvdaController_brailleMessage").ok()?,
            )
        };
        Some(Self {
            test_if_running,
            speak_next,
            speak,
            show,
            _library: library,
        })
    }

    fn tell(&self, news: &News) {
        // SAFETY: the function takes nothing and may be called at any time.
        if unsafe { (self.test_if_running)() } != DONE {
            return;
        }
        let text = units(&news.text);
        let is_said = self.speak_next.is_some_and(|speak_next| {
            let marked = units(&marked(news));
            // SAFETY: the text ends with a zero and lives until the function has returned.
            unsafe { speak_next(marked.as_ptr(), SIGNS_AS_SET, AS_NEXT, AT_ONCE) == DONE }
        });
        for tell in [(!is_said).then_some(self.speak), Some(self.show)] {
            // SAFETY: the text ends with a zero and lives until the function has returned. What NVDA does not do, it
            // cannot be made to do.
            tell.map(|tell| unsafe { tell(text.as_ptr()) });
        }
    }
}

/// A text in UTF-16 with a zero behind it. What ends in the middle for NVDA does not end there for us.
fn units(text: &str) -> Vec<u16> {
    let units = text.encode_utf16().filter(|unit| *unit != 0);
    units.chain([0]).collect()
}

/// The text in SSML. NVDA takes the language of a voice only, not that of the whole.
fn marked(news: &News) -> String {
    let mut text = String::new();
    for character in news.text.chars() {
        match character {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            // Signs that no XML may hold would cost the whole text.
            control if control.is_control() => text.push(' '),
            other => text.push(other),
        }
    }
    match news.language.as_str() {
        "" => format!("<speak>{text}</speak>"),
        language => format!("<speak><voice xml:lang=\"{language}\">{text}</voice></speak>"),
    }
}
