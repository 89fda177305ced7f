//! What was learnt of the players' voices, in files: one for each name, and one for players without a name.

use std::path::PathBuf;
use std::{fs, io};

use crate::adapters::store::write_whole;
use crate::listening::{Centre, Learnt};

/// What was learnt of one player's voice.
#[derive(Default)]
pub(super) struct LearntFile {
    folder: Option<PathBuf>,
    player: String,
    /// As it was said: what the voice has in common is known better later.
    pub(super) learnt: Learnt,
    /// The same before the last move was learnt.
    before: Option<Learnt>,
    /// What all that the player says has in common.
    pub(super) centre: Centre,
}

impl LearntFile {
    /// That of nobody yet. Without a folder, what is learnt is kept for this run only.
    pub(super) fn new(folder: Option<PathBuf>) -> Self {
        Self {
            folder,
            player: "?".to_owned(),
            learnt: Learnt::default(),
            before: None,
            centre: Centre::default(),
        }
    }

    /// Keeps what is known, for a move is learnt that may be taken back.
    pub(super) fn keep_before(&mut self) {
        self.before = Some(self.learnt.clone());
    }

    /// Forgets what was learnt of the last move: it may not have been what was said.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub(super) fn forget_last(&mut self) -> io::Result<()> {
        let Some(before) = self.before.take() else {
            return Ok(());
        };
        self.learnt = before;
        self.save()
    }

    /// Turns to a player. Who has taught nothing under his name begins with what was taught without one.
    ///
    /// # Errors
    /// His file cannot be read or is none of ours; it is then kept beside, with `broken` behind its name.
    pub(super) fn turn_to(&mut self, player: &str) -> io::Result<()> {
        if self.player == player {
            return Ok(());
        }
        player.clone_into(&mut self.player);
        self.before = None;
        let Some(paths) = self.path(player).zip(self.path("")) else {
            return Ok(());
        };
        self.learnt = Learnt::default();
        self.centre = Centre::default();
        for path in [paths.0, paths.1] {
            let text = match fs::read_to_string(&path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                read => read?,
            };
            match Learnt::read(&text) {
                Ok(learnt) => {
                    self.centre = learnt.centre();
                    self.learnt = learnt;
                }
                Err(fault) => {
                    fs::rename(&path, path.with_extension("words.broken"))?;
                    let line = format!("line {}", fault.line);
                    return Err(io::Error::new(io::ErrorKind::InvalidData, line));
                }
            }
            break;
        }
        Ok(())
    }

    /// What was learnt, as it is compared: without what the voice has in common.
    pub(super) fn compared(&self, expected: &Centre) -> Learnt {
        self.learnt.without(&self.centre.expecting(expected))
    }

    /// Writes what was learnt.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub(super) fn save(&self) -> io::Result<()> {
        let Some(path) = self.path(&self.player) else {
            return Ok(());
        };
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        write_whole(&path, self.learnt.write().as_bytes())
    }

    /// The file of a player: his name without the characters that a file system may not know.
    fn path(&self, player: &str) -> Option<PathBuf> {
        let sign = |c: char| if c.is_alphanumeric() { c } else { '-' };
        let name: String = player.to_lowercase().chars().map(sign).take(60).collect();
        let name = if name.is_empty() {
            "player"
        } else {
            name.as_str()
        };
        let folder = self.folder.as_ref()?;
        Some(folder.join(format!("{name}.words")))
    }
}
