//! eSpeak NG of the system, loaded at run time, so that the program neither links nor needs it.

#![allow(unsafe_code, reason = "C libraries are called")]

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_short, c_uint, c_void};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use libloading::Library;

use super::{Delivery, SpeechEngine, SpeechError, Synthesiser, speakable};

/// The names under which systems keep the library.
const LIBRARY_NAMES: [&str; 6] = [
    "libespeak-ng.so.1",
    "libespeak-ng.so",
    "libespeak-ng.1.dylib",
    "libespeak-ng.dylib",
    "libespeak-ng.dll",
    "espeak-ng.dll",
];

/// Folders of libraries and programs that are not on every search path.
const LIBRARY_FOLDERS: [&str; 4] = [
    "",
    "/opt/homebrew/lib/",
    "/usr/local/lib/",
    "C:\\Program Files\\eSpeak NG\\",
];

/// Where the data lies when the library does not know it itself.
const DATA_FOLDERS: [&str; 6] = [
    "/usr/share",
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/usr/local/share",
    "/opt/homebrew/share",
    "C:\\Program Files\\eSpeak NG",
];

// The constants of `speak_lib.h`, under their names there.
const AUDIO_OUTPUT_SYNCHRONOUS: c_int = 2;
const ESPEAK_INITIALIZE_DONT_EXIT: c_int = 0x8000;
const ESPEAK_CHARS_UTF8: c_uint = 1;
const POS_CHARACTER: c_int = 1;
const ESPEAK_RATE: c_int = 1;
const ESPEAK_PITCH: c_int = 3;
const EE_OK: c_int = 0;

/// How much sound the library makes before it hands it over.
const PIECE_MS: c_int = 60;

type SynthCallback = unsafe extern "C" fn(*mut c_short, c_int, *mut c_void) -> c_int;
type Initialize = unsafe extern "C" fn(c_int, c_int, *const c_char, c_int) -> c_int;
type SetSynthCallback = unsafe extern "C" fn(SynthCallback);
type SetVoiceByName = unsafe extern "C" fn(*const c_char) -> c_int;
type SetParameter = unsafe extern "C" fn(c_int, c_int, c_int) -> c_int;
type Synth = unsafe extern "C" fn(
    *const c_void,
    usize,
    c_uint,
    c_int,
    c_uint,
    c_uint,
    *mut c_uint,
    *mut c_void,
) -> c_int;

/// The functions of the one instance that a process can have.
struct Instance {
    set_voice_by_name: SetVoiceByName,
    set_parameter: SetParameter,
    synth: Synth,
    sample_rate_hz: u32,
    /// What the instance is set to, so that it is set again only when it changes.
    voice: String,
    wpm: c_int,
    pitch: c_int,
}

/// The library keeps its state in globals: whoever speaks holds this lock meanwhile.
static INSTANCE: OnceLock<Option<Mutex<Instance>>> = OnceLock::new();

type PieceSink<'a> = &'a mut dyn FnMut(&[i16]) -> ControlFlow<()>;

thread_local! {
    /// Where the samples of the running call go. The library calls back on the thread that called it.
    static SINK: RefCell<Option<PieceSink<'static>>> = const { RefCell::new(None) };
}

/// eSpeak NG of the system.
pub struct SystemEspeak {
    instance: &'static Mutex<Instance>,
    sample_rate_hz: u32,
}

impl SystemEspeak {
    /// Loads the library, at most once for a process.
    ///
    /// # Errors
    /// [`SpeechError::LibraryMissing`] when there is none, or it finds no data.
    pub fn load() -> Result<Self, SpeechError> {
        let instance = INSTANCE
            .get_or_init(|| load().map(Mutex::new))
            .as_ref()
            .ok_or(SpeechError::LibraryMissing)?;
        let sample_rate_hz = instance
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .sample_rate_hz;
        Ok(Self {
            instance,
            sample_rate_hz,
        })
    }
}

impl Synthesiser for SystemEspeak {
    fn engine(&self) -> SpeechEngine {
        SpeechEngine::SystemEspeak
    }

    fn sample_rate_hz(&self) -> u32 {
        self.sample_rate_hz
    }

    fn stream(
        &mut self,
        language: &str,
        text: &str,
        delivery: Delivery,
        piece: &mut dyn FnMut(&[i16]) -> ControlFlow<()>,
    ) -> Result<(), SpeechError> {
        let mut instance = self.instance.lock().unwrap_or_else(PoisonError::into_inner);
        instance.choose(language, delivery)?;
        instance.say(&speakable(text), piece)
    }
}

impl Instance {
    fn choose(&mut self, language: &str, delivery: Delivery) -> Result<(), SpeechError> {
        let voice = format!("{language}{}", delivery.espeak_variant());
        if self.voice != voice {
            let missing = || SpeechError::VoiceMissing {
                language: language.to_owned(),
            };
            let name = CString::new(voice.as_str()).map_err(|_| missing())?;
            let plain = CString::new(language).map_err(|_| missing())?;
            self.voice.clear();
            // SAFETY: the function has this type in every version of the library; the name outlives the call.
            let takes =
                |name: &CString| unsafe { (self.set_voice_by_name)(name.as_ptr()) } == EE_OK;
            // A library without the variants still has the plain voice.
            if !takes(&name) && !takes(&plain) {
                return Err(missing());
            }
            self.voice = voice;
            // A voice file may bring its own rate.
            self.wpm = 0;
            self.pitch = -1;
        }
        let wpm = delivery.words_per_minute();
        if self.wpm != wpm {
            // SAFETY: as above; the function takes plain numbers.
            unsafe { (self.set_parameter)(ESPEAK_RATE, wpm, 0) };
            self.wpm = wpm;
        }
        let pitch = delivery.espeak_pitch();
        if self.pitch != pitch {
            // SAFETY: as above.
            unsafe { (self.set_parameter)(ESPEAK_PITCH, pitch, 0) };
            self.pitch = pitch;
        }
        Ok(())
    }

    fn say(&mut self, text: &str, piece: PieceSink<'_>) -> Result<(), SpeechError> {
        let text = CString::new(text).map_err(|_| SpeechError::Failed)?;
        // SAFETY: only the lifetime is changed. The sink is taken away again before this function returns, and the
        // library calls back only during the call below.
        let piece: PieceSink<'static> = unsafe { std::mem::transmute(piece) };
        SINK.with_borrow_mut(|sink| *sink = Some(piece));
        let size = text.as_bytes_with_nul().len();
        // SAFETY: the library reads to the NUL, which is there; the null pointers mean that no identifier is wanted.
        let result = unsafe {
            (self.synth)(
                text.as_ptr().cast(),
                size,
                0,
                POS_CHARACTER,
                0,
                ESPEAK_CHARS_UTF8,
                std::ptr::null_mut(),
                std::ptr::null_mut(),
            )
        };
        SINK.with_borrow_mut(Option::take);
        if result == EE_OK {
            Ok(())
        } else {
            Err(SpeechError::Failed)
        }
    }
}

/// Hands samples to the sink of this thread; 1 ends the synthesis.
unsafe extern "C" fn on_samples(
    samples: *mut c_short,
    count: c_int,
    _events: *mut c_void,
) -> c_int {
    let count = usize::try_from(count).unwrap_or(0);
    if samples.is_null() || count == 0 {
        return 0;
    }
    // SAFETY: the library passes `count` samples that stay as they are during the callback.
    let piece = unsafe { std::slice::from_raw_parts(samples, count) };
    let flow = catch_unwind(AssertUnwindSafe(|| {
        SINK.with_borrow_mut(|sink| {
            sink.as_mut()
                .map_or(ControlFlow::Break(()), |sink| sink(piece))
        })
    }));
    c_int::from(!matches!(flow, Ok(ControlFlow::Continue(()))))
}

fn load() -> Option<Instance> {
    LIBRARY_FOLDERS
        .iter()
        .flat_map(|folder| LIBRARY_NAMES.map(|name| format!("{folder}{name}")))
        // SAFETY: these are the names of one well-known library whose initialisers do nothing.
        .find_map(|name| unsafe { Library::new(name) }.ok())
        .and_then(|library| initialise(Box::leak(Box::new(library))))
}

/// Starts the library, which is never unloaded: its threads and callbacks may outlive whoever used it.
fn initialise(library: &'static Library) -> Option<Instance> {
    // SAFETY: the types are those of `speak_lib.h`, unchanged since eSpeak NG 1.49.
    unsafe {
        let initialize = *library.get::<Initialize>(b"espeak_Initialize\0").ok()?;
        let set_callback = *library
            .get::<SetSynthCallback>(b"espeak_SetSynthCallback\0")
            .ok()?;
        let mut instance = Instance {
            set_voice_by_name: *library
                .get::<SetVoiceByName>(b"espeak_SetVoiceByName\0")
                .ok()?,
            set_parameter: *library.get::<SetParameter>(b"espeak_SetParameter\0").ok()?,
            synth: *library.get::<Synth>(b"espeak_Synth\0").ok()?,
            sample_rate_hz: 0,
            voice: String::new(),
            wpm: 0,
            pitch: -1,
        };
        // Without this option a library that finds no data would end the whole program.
        let start = |path: Option<&CStr>| {
            let path = path.map_or(std::ptr::null(), CStr::as_ptr);
            let options = ESPEAK_INITIALIZE_DONT_EXIT;
            initialize(AUDIO_OUTPUT_SYNCHRONOUS, PIECE_MS, path, options)
        };
        let mut sample_rate_hz = start(None);
        if sample_rate_hz <= 0 {
            sample_rate_hz = data_folders()
                .iter()
                .map(|path| start(Some(path)))
                .find(|&hz| hz > 0)?;
        }
        instance.sample_rate_hz = u32::try_from(sample_rate_hz).ok()?;
        set_callback(on_samples);
        Some(instance)
    }
}

/// The folders that hold `espeak-ng-data`.
fn data_folders() -> Vec<CString> {
    DATA_FOLDERS
        .iter()
        .map(PathBuf::from)
        .filter(|folder| folder.join("espeak-ng-data").is_dir())
        .filter_map(|folder| CString::new(folder.to_string_lossy().as_bytes()).ok())
        .collect()
}
