//! PocketSphinx for English, where the system has it and the model is not here.
//!
//! It finds the nearest of some phrases and does not know how near it is. So nothing is taken from it without a question;
//! words that mean nothing compete, and what is nearest to them is refused.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

use crate::listening::SpokenPhrase;

/// The name of the program, in Debian's package `pocketsphinx`.
const PROGRAM: &str = "pocketsphinx_continuous";

/// The words that it knows, in Debian's package `pocketsphinx-en-us`.
const DICTIONARY: &str = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict";

/// PocketSphinx with its English words.
pub struct PocketSphinx {
    program: PathBuf,
    dictionary: PathBuf,
}

impl PocketSphinx {
    /// That of the system, if it is there.
    pub fn of_system() -> Option<Self> {
        let folders = env::var_os("PATH")?;
        let mut programs = env::split_paths(&folders).map(|folder| folder.join(PROGRAM));
        Self::of(programs.find(|one| one.is_file())?, DICTIONARY.into())
    }

    /// A program with the file of its words, if both are there.
    pub fn of(program: PathBuf, dictionary: PathBuf) -> Option<Self> {
        let is_there = program.is_file() && dictionary.is_file();
        is_there.then_some(Self {
            program,
            dictionary,
        })
    }

    /// Whether it knows the sounds of a language.
    pub fn speaks(language: &str) -> bool {
        language.starts_with("en")
    }

    /// The English phrase that is nearest to sound of 16 kHz; `None` if there is none. What can be said lies for a moment in
    /// a file of a folder; the sound does not.
    ///
    /// # Errors
    /// The program cannot be run, or the folder cannot be written.
    pub fn nearest<'a>(
        &self,
        phrases: &'a [SpokenPhrase],
        sound: &[f32],
        folder: &Path,
    ) -> io::Result<Option<&'a SpokenPhrase>> {
        let known = self.known(phrases)?;
        if known.is_empty() {
            return Ok(None);
        }
        fs::create_dir_all(folder)?;
        let grammar = tempfile::Builder::new()
            .suffix(".jsgf")
            .tempfile_in(folder)?;
        let says: Vec<String> = known.iter().map(|one| one.words.join(" ")).collect();
        let rule = says.join(" | ");
        fs::write(
            grammar.path(),
            format!("#JSGF V1.0;\ngrammar said;\npublic <said> = {rule};\n"),
        )?;
        let mut child = Command::new(&self.program)
            .args(["-infile", "/dev/stdin", "-logfn", "/dev/null"])
            .args(["-bestpath", "no", "-jsgf"])
            .arg(grammar.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let samples = sound.iter().map(|x| (x * 32_767.0) as i16);
        let bytes: Vec<u8> = samples.flat_map(i16::to_le_bytes).collect();
        if let Some(mut stdin) = child.stdin.take() {
            // A program that has ended says so by what it has understood: nothing.
            let _ = stdin.write_all(&bytes);
        }
        let said = child.wait_with_output()?.stdout;
        let said = String::from_utf8_lossy(&said);
        let mut heard = known.into_iter().zip(says);
        let heard = heard.find(|(_, says)| said.trim() == says);
        Ok(heard.map(|(phrase, _)| phrase))
    }

    /// The phrases of whose words each has a sound: with another one among them, none would be heard.
    fn known<'a>(&self, phrases: &'a [SpokenPhrase]) -> io::Result<Vec<&'a SpokenPhrase>> {
        let english = phrases.iter().filter(|one| Self::speaks(&one.language));
        let mut english: Vec<&SpokenPhrase> = english.collect();
        let words = english.iter().flat_map(|one| &one.words);
        let mut unknown: BTreeSet<&str> = words.map(String::as_str).collect();
        for line in fs::read_to_string(&self.dictionary)?.lines() {
            unknown.remove(line.split_whitespace().next().unwrap_or_default());
        }
        let is_known = |word: &String| !unknown.contains(word.as_str());
        english.retain(|one| one.words.iter().all(is_known));
        Ok(english)
    }
}
