//! Runs the program on a desktop of its own: keys go in; its log, sound, picture and accessibility tree come out.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::capture::{Capture, Level};

/// How long to wait for what must come; generous, for slow machines.
const PATIENCE: Duration = Duration::from_secs(180);
/// How often to look again.
const PAUSE: Duration = Duration::from_millis(20);
/// The programs that the desktop is made of.
const TOOLS: &[&str] = &[
    "Xvfb",
    "dbus-daemon",
    "gdbus",
    "pipewire",
    "wireplumber",
    "pipewire-pulse",
    "pactl",
    "parec",
    "xdotool",
    "xclip",
    "import",
];

/// The programs that a screen reader is made of.
const READER: &[&str] = &["orca", "speech-dispatcher"];

/// Milliseconds since 1970, the time scale of the program's log.
pub fn now_ms() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("the clock is past 1970");
    u64::try_from(since.as_millis()).expect("the year is not beyond reason")
}

/// One line of the program's log.
#[derive(Clone, Debug)]
pub struct Logged {
    /// When it was written, in milliseconds since 1970.
    pub ms: u64,
    /// What it says, for example `said White to move.`
    pub text: String,
}

/// A desktop with the program on it. Dropping it ends every process that belongs to it.
pub struct Desktop {
    folder: PathBuf,
    holder: Child,
    environment: BTreeMap<String, String>,
    program: Option<Child>,
    capture: Option<Capture>,
    lines_seen: usize,
}

impl Desktop {
    /// Whether this machine can run the tests with a screen reader; else as [`Self::is_available`].
    pub fn has_reader() -> bool {
        Self::has(&[TOOLS, READER].concat())
    }

    /// Whether this machine can run the tests. Where it must (`CI`, `ANNABELLA_DESKTOP_TESTS`) and
    /// cannot, this panics; where it need not, it says loudly that the test is left out.
    pub fn is_available() -> bool {
        Self::has(TOOLS)
    }

    fn has(tools: &[&str]) -> bool {
        let missing: Vec<_> = tools.iter().filter(|tool| !is_on_path(tool)).collect();
        if cfg!(target_os = "linux") && missing.is_empty() {
            return true;
        }
        let asked = ["CI", "ANNABELLA_DESKTOP_TESTS"]
            .iter()
            .any(|name| std::env::var_os(name).is_some());
        assert!(
            !(cfg!(target_os = "linux") && asked),
            "the desktop tests must run, and these programs are missing: {missing:?}"
        );
        // Past the test runner, which hides what a passing test prints.
        let line =
            format!("ATTENTION: a test of the real window is LEFT OUT. Missing: {missing:?}.\n");
        let _ = std::io::stderr().write_all(line.as_bytes());
        false
    }

    /// Opens a desktop and starts the program on it, in English.
    pub fn start(arguments: &[&str]) -> Self {
        Self::start_with(arguments, &[("LANG", "en_US.UTF-8")])
    }

    /// Opens a desktop and starts the program on it with these environment variables.
    pub fn start_with(arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut desktop = Self::open(variables);
        desktop.launch(arguments);
        desktop
    }

    /// Opens a desktop, still without the program.
    pub fn open(variables: &[(&str, &str)]) -> Self {
        let folder = tempfile::Builder::new()
            .prefix("annabella-")
            .tempdir_in("/tmp")
            .expect("/tmp takes a folder")
            .keep();
        let holder = Command::new(here("with-desktop.sh"))
            .arg(&folder)
            .stdin(Stdio::piped())
            .spawn();
        let mut desktop = Self {
            environment: BTreeMap::new(),
            holder: holder.expect("the desktop script starts"),
            program: None,
            capture: None,
            lines_seen: 0,
            folder,
        };
        let ready = desktop.folder.join("environment");
        until("the desktop is up", || {
            let ended = desktop.holder.try_wait().expect("the script can be asked");
            assert!(ended.is_none(), "the desktop script gave up");
            ready.exists()
        });
        let text = fs::read_to_string(ready).expect("the environment is text");
        let pairs = text.lines().filter_map(|line| line.split_once('='));
        desktop.environment = pairs
            .map(|(name, value)| (name.into(), value.into()))
            .collect();
        let chosen = variables
            .iter()
            .map(|&(name, value)| (name.into(), value.into()));
        desktop.environment.extend(chosen);
        let log = desktop.log_path().display().to_string();
        desktop.environment.insert("ANNABELLA_LOG".into(), log);
        // The tree is published for the tests, which the program would take for a screen reader.
        desktop.settings("output = \"own-voice\"\n");
        desktop.capture = Some(Capture::start(desktop.command("parec")));
        desktop
    }

    /// Writes the file of settings with which the program will start; an empty one is none.
    pub fn settings(&self, text: &str) {
        let folder = self.place("XDG_CONFIG_HOME").join("annabella");
        fs::create_dir_all(&folder).expect("the folder takes folders");
        let path = folder.join("settings.toml");
        if text.is_empty() {
            let _ = fs::remove_file(path);
        } else {
            fs::write(path, text).expect("the folder takes files");
        }
    }

    /// The folder that a variable of the desktop names.
    pub fn place(&self, variable: &str) -> PathBuf {
        PathBuf::from(&self.environment[variable])
    }

    /// Starts the program once more, after `kill` or `stop_program`, and waits for its window.
    pub fn launch(&mut self, arguments: &[&str]) {
        // Another build of the program can be tested without building it again.
        let program = std::env::var("ANNABELLA_DESKTOP_PROGRAM")
            .unwrap_or_else(|_| env!("CARGO_BIN_EXE_annabella").into());
        let path = self.folder.join("program.log");
        let output = fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .expect("the folder takes files");
        let errors = output.try_clone().expect("a file can be opened twice");
        let started = self
            .command(&program)
            .args(arguments)
            .stdout(output)
            .stderr(errors)
            .spawn();
        self.program = Some(started.expect("the program starts"));
        let mut window = None;
        until("the program opens its window", || {
            let ended = self
                .program
                .as_mut()
                .expect("it was just started")
                .try_wait()
                .expect("it can be asked");
            assert!(
                ended.is_none(),
                "the program ended with {ended:?}: {}",
                self.printed()
            );
            window = self.window();
            window.is_some()
        });
        let window = window.expect("the window was found");
        // There is no window manager that would give it the keyboard.
        self.output("xdotool", &["windowfocus", "--sync", &window]);
    }

    /// Presses keys by their X names, such as `e 4 Return` or `ctrl+z`; returns when the first was pressed.
    pub fn keys(&self, names: &str) -> u64 {
        let pressed_ms = now_ms();
        let mut arguments = vec!["key", "--delay", "30"];
        arguments.extend(names.split_whitespace());
        self.output("xdotool", &arguments);
        pressed_ms
    }

    /// Types a text, in any script; returns when it began.
    pub fn type_text(&self, text: &str) -> u64 {
        let typed_ms = now_ms();
        self.output("xdotool", &["type", "--delay", "30", text]);
        typed_ms
    }

    /// What another program finds in the clipboard of the desktop; nothing while nobody offers a text.
    pub fn clipboard(&self) -> String {
        let mut xclip = self.command("xclip");
        xclip.args(["-selection", "clipboard", "-out"]);
        let found = xclip.output().expect("the desktop's tools are installed");
        String::from_utf8_lossy(&found.stdout).into_owned()
    }

    /// Another program puts a text into the clipboard of the desktop.
    pub fn put_into_clipboard(&self, text: &str) {
        let mut xclip = self
            .command("xclip")
            .args(["-selection", "clipboard", "-in"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("xclip starts");
        let mut input = xclip.stdin.take().expect("it reads");
        input.write_all(text.as_bytes()).expect("it takes the text");
        drop(input);
        let is_taken = xclip.wait().expect("it can be waited for").success();
        assert!(is_taken, "xclip takes the text");
    }

    /// Every line of the program's log so far.
    pub fn log(&self) -> Vec<Logged> {
        let text = fs::read_to_string(self.log_path()).unwrap_or_default();
        let complete = text.rfind('\n').map_or("", |end| &text[..end]);
        let parse = |line: &str| {
            let (ms, text) = line.split_once(' ')?;
            Some(Logged {
                ms: ms.parse().ok()?,
                text: text.into(),
            })
        };
        complete.lines().filter_map(parse).collect()
    }

    /// Waits for a line that holds `wanted`, after the last one that was waited for.
    pub fn wait_for_log(&mut self, wanted: &str) -> Logged {
        let mut found = None;
        let started = Instant::now();
        while found.is_none() {
            let lines = self.log();
            found = (self.lines_seen..lines.len())
                .find(|&at| lines[at].text.contains(wanted))
                .map(|at| (at, lines[at].clone()));
            if found.is_none() {
                assert!(
                    started.elapsed() < PATIENCE,
                    "no line with {wanted:?} after line {} of {lines:#?}\n{}",
                    self.lines_seen,
                    self.printed()
                );
                std::thread::sleep(PAUSE);
            }
        }
        let (at, line) = found.expect("the loop ends with a line");
        self.lines_seen = at + 1;
        line
    }

    /// Waits for the end of what begins with this text or has it; when it began, and when it had been heard.
    pub fn wait_until_heard(&mut self, text: &str) -> [u64; 2] {
        loop {
            let begins = self.wait_for_log("begins ");
            let said = begins.text.strip_prefix("begins ").unwrap_or_default();
            let (number, said) = said.split_once(' ').unwrap_or_default();
            if said.contains(text) {
                return [begins.ms, self.wait_for_log(&format!("heard {number}")).ms];
            }
        }
    }

    /// How loud the program was between two moments, in milliseconds since 1970.
    ///
    /// Waits until the second moment is recorded.
    pub fn capture_level_between(&self, from_ms: u64, to_ms: u64) -> Level {
        let capture = self.capture.as_ref().expect("the recording runs");
        until("the sound is recorded", || {
            capture.recorded_until_ms() >= to_ms
        });
        capture.level_between(from_ms, to_ms)
    }

    /// Waits until the screen has at least so many colours, and writes its picture as a PNG file.
    pub fn wait_for_picture(&self, path: &Path, colours: usize) {
        until("the window is drawn", || self.screenshot(path) >= colours);
    }

    /// Writes a picture of the screen as a PNG file, and says how many colours it has.
    fn screenshot(&self, path: &Path) -> usize {
        let path = path.to_str().expect("a test's path is text");
        self.output("import", &["-window", "root", path]);
        let colours = self.output("identify", &["-format", "%k", path]);
        colours.trim().parse().expect("identify counts colours")
    }

    /// The accessibility tree, one line for each node, as `[role] 'name' states`.
    fn tree(&self) -> String {
        let script = here("tree.py");
        self.output(
            "/usr/bin/python3",
            &[script.to_str().expect("the project's path is text")],
        )
    }

    /// Waits until the accessibility tree has this line, whatever its depth; returns the tree.
    pub fn wait_for_in_tree(&self, line: &str) -> String {
        let started = Instant::now();
        loop {
            let tree = self.tree();
            if tree.lines().any(|shown| shown.trim() == line) {
                return tree;
            }
            assert!(started.elapsed() < PATIENCE, "no {line} in:\n{tree}");
        }
    }

    /// Waits until the accessibility tree is as it should be.
    pub fn wait_until_tree(&self, is_so: impl Fn(&str) -> bool) {
        until("the tree is as it should be", || is_so(&self.tree()));
    }

    /// Ends the program at once, as a power cut does. The desktop stays.
    pub fn kill(&mut self) {
        let program = self.program.as_mut().expect("the program was started");
        program.kill().expect("the program can be killed");
        program.wait().expect("a killed program ends");
        self.program = None;
    }

    /// Waits until the program has ended by itself; says whether it ended well. The desktop stays.
    pub fn wait_for_end(&mut self) -> bool {
        let mut program = self.program.take().expect("the program was started");
        let has_ended = wait_at_most(&mut program, PATIENCE);
        if !has_ended {
            let _ = program.kill();
        }
        has_ended && program.wait().expect("a program that ended").success()
    }

    /// Asks the program to end, then ends it, and closes the desktop.
    pub fn stop(mut self) {
        self.close();
    }

    fn close(&mut self) {
        if let Some(mut program) = self.program.take() {
            if matches!(program.try_wait(), Ok(None)) {
                let _ = Command::new("kill").arg(program.id().to_string()).status();
            }
            if !wait_at_most(&mut program, Duration::from_secs(5)) {
                let _ = program.kill();
            }
            let _ = program.wait();
        }
        // The script cleans up as soon as nobody holds its input.
        drop(self.holder.stdin.take());
        if !wait_at_most(&mut self.holder, Duration::from_secs(20)) {
            let _ = self.holder.kill();
        }
        let _ = self.holder.wait();
        self.capture = None;
    }

    /// Keeps what was seen and heard when a test fails, for whoever looks for the reason.
    fn keep_evidence(&self) {
        let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("desktop-{}", now_ms()));
        let _ = fs::create_dir_all(&place);
        let _ = fs::copy(self.log_path(), place.join("log.txt"));
        let _ = fs::copy(self.folder.join("program.log"), place.join("printed.txt"));
        let picture = place.join("screen.png");
        let _ = self
            .command("import")
            .args(["-window", "root"])
            .arg(picture)
            .status();
        if let Some(capture) = &self.capture {
            let _ = capture.save(&place.join("sound.wav"));
        }
        eprintln!(
            "The log, the picture and the sound of the failure are kept in {}",
            place.display()
        );
    }

    /// What the program printed.
    fn printed(&self) -> String {
        fs::read_to_string(self.folder.join("program.log")).unwrap_or_default()
    }

    fn log_path(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// The one window with a name, as the number that xdotool knows it by.
    fn window(&self) -> Option<String> {
        let found = self
            .command("xdotool")
            .args(["search", "--onlyvisible", "--name", "."])
            .output();
        let found = String::from_utf8(found.expect("xdotool starts").stdout)
            .expect("xdotool prints numbers");
        found.lines().next().map(String::from)
    }

    /// Gives the keyboard to the window that came last, once there are so many.
    pub fn focus_last_of(&self, count: usize) {
        let mut last = None;
        until("the other window opens", || {
            let found = self
                .command("xdotool")
                .args(["search", "--onlyvisible", "--name", "."])
                .output()
                .expect("xdotool starts");
            let found = String::from_utf8(found.stdout).expect("xdotool prints numbers");
            last = found.lines().last().map(String::from);
            found.lines().count() == count
        });
        let last = last.expect("a window was found");
        self.output("xdotool", &["windowfocus", "--sync", &last]);
    }

    /// The number of the program's process.
    #[allow(dead_code, reason = "the benchmark measures its threads")]
    pub fn process(&self) -> u32 {
        self.program.as_ref().expect("the program was started").id()
    }

    /// Whether the program has a sound device open: it is the only one that plays on this desktop.
    pub fn has_sound_open(&self) -> bool {
        !self
            .output("pactl", &["list", "short", "sink-inputs"])
            .is_empty()
    }

    /// When the first sound came after a moment, both in milliseconds since 1970, if any came by now.
    #[allow(dead_code, reason = "the benchmark measures sounds")]
    pub fn first_sound_after(&self, from_ms: u64) -> Option<u64> {
        let capture = self.capture.as_ref().expect("the recording runs");
        capture.first_sound_after(from_ms)
    }

    /// A command on this desktop, with nothing of the desktop that the tests were started from.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env_clear()
            .envs(&self.environment)
            .stdin(Stdio::null());
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command
    }

    fn output(&self, program: &str, arguments: &[&str]) -> String {
        let done = self
            .command(program)
            // The language of the program may be one that the system has no words for; its tools read what they are given.
            .env("LC_ALL", "C.UTF-8")
            .args(arguments)
            .output()
            .expect("the desktop's tools are installed");
        let errors = String::from_utf8_lossy(&done.stderr);
        assert!(
            done.status.success(),
            "{program} {arguments:?}: {errors}\n{}",
            self.printed()
        );
        String::from_utf8(done.stdout).expect("the desktop's tools print text")
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        if std::thread::panicking() && self.program.is_some() {
            self.keep_evidence();
        }
        self.close();
    }
}

/// A file that lies beside this one.
pub fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/desktop")
        .join(name)
}

fn is_on_path(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(tool).is_file())
}

pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let started = Instant::now();
    while !is_so() {
        assert!(started.elapsed() < PATIENCE, "waited in vain until {what}");
        std::thread::sleep(PAUSE);
    }
}

fn wait_at_most(child: &mut Child, limit: Duration) -> bool {
    let started = Instant::now();
    while started.elapsed() < limit {
        if !matches!(child.try_wait(), Ok(None)) {
            return true;
        }
        std::thread::sleep(PAUSE);
    }
    false
}
