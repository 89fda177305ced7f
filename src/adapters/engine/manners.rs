//! How an engine is asked and heard, whatever its protocol: in time, and not when it is not wanted any more.

use std::time::{Duration, Instant};

use super::budget::{Budget, Watch};
use super::process::{Process, Silence};
use crate::protocol::{EngineFault, EngineOption, OptionRange};

/// The deadlines of one question, and whether its answer is still wanted.
pub(super) struct Wait<'a> {
    /// When the engine must have answered.
    pub(super) last: Instant,
    pub(super) watch: Watch<'a>,
}

impl Wait<'_> {
    /// The next line; that there is none by the deadline is the engine's fault.
    pub(super) fn line(&self, process: &mut Process) -> Result<String, Silence> {
        match process.hear(self.last, self.watch) {
            Err(Silence::Deadline) => fault(EngineFault::Silent),
            heard => heard,
        }
    }

    /// Hears a greeting line by line up to a word that stands alone; `note` is given what stands before it.
    /// An engine that calls what it was told an error speaks another protocol; what else it says may be its
    /// banner.
    pub(super) fn greeting(
        &self,
        process: &mut Process,
        word: &str,
        note: &mut dyn FnMut(&str),
    ) -> Result<(), Silence> {
        loop {
            let line = self.line(process)?;
            if line == word {
                return Ok(());
            }
            let start = line.to_lowercase();
            let objects = ["error", "illegal", "unknown"].map(|word| start.starts_with(word));
            if objects.contains(&true) {
                return fault(EngineFault::Rubbish);
            }
            note(&line);
        }
    }
}

/// The words with which a protocol makes sure that an engine listens, and in which it answers.
pub(super) struct Manners {
    /// What is asked,
    pub(super) ask: &'static str,
    /// and what is answered as soon as all before is done.
    pub(super) ready: &'static str,
    /// The first word of an answer.
    pub(super) answer: &'static str,
}

/// Waits until the engine has nothing more to say of what it was asked before: an answer that was not
/// wanted any more, and whatever stands before it is ready.
pub(super) fn settle(process: &mut Process, manners: &Manners, wait: &Wait) -> Result<(), Silence> {
    process.begin();
    while process.owes_answer {
        let line = wait.line(process)?;
        process.owes_answer = after(&line, manners.answer).is_none();
    }
    process.say(manners.ask)?;
    process.owed_readiness += 1;
    while process.owed_readiness > 0 {
        if wait.line(process)? == manners.ready {
            process.owed_readiness -= 1;
        }
    }
    Ok(())
}

/// What follows the word with which an engine gives its answer. When its time is over, it is told to stop.
pub(super) fn answer(
    process: &mut Process,
    manners: &Manners,
    budget: Budget,
    wait: &Wait,
) -> Result<String, Silence> {
    process.owes_answer = true;
    let end = (wait.watch.now)() + Duration::from_millis(budget.move_ms);
    let mut until = end.min(wait.last);
    loop {
        match process.hear(until, wait.watch) {
            Ok(line) => {
                if let Some(rest) = after(&line, manners.answer) {
                    process.owes_answer = false;
                    return Ok(rest.to_owned());
                }
            }
            Err(Silence::Deadline) if until < wait.last => {
                until = wait.last;
                process.say("stop")?;
            }
            Err(Silence::Deadline) => return fault(EngineFault::Silent),
            Err(silence) => {
                // What it says of this is passed over when it is asked again.
                let _ = process.say("stop");
                return Err(silence);
            }
        }
    }
}

/// How many options of an engine are kept.
const MOST_OPTIONS: usize = 200;
/// How many letters the name or a value of an option may have.
const MOST_LETTERS: usize = 200;

/// Keeps an option that an engine offers. What cannot be one is passed over: nothing that an engine says is trusted.
pub(super) fn keep(options: &mut Vec<EngineOption>, option: Option<EngineOption>) {
    let is_short = |text: &String| text.len() <= MOST_LETTERS;
    let is_sound = |option: &EngineOption| {
        let range = match &option.range {
            OptionRange::Number(least, most) => least <= most,
            OptionRange::Choice(all) => !all.is_empty() && all.iter().all(is_short),
            OptionRange::Decimal(least, most) => is_short(least) && is_short(most),
            OptionRange::Switch | OptionRange::Text => true,
        };
        range && !option.name.is_empty() && is_short(&option.name) && is_short(&option.value)
    };
    let is_new = |option: &EngineOption| !options.iter().any(|one| one.is_called(&option.name));
    let option = option.filter(|option| is_sound(option) && is_new(option));
    if options.len() < MOST_OPTIONS {
        options.extend(option);
    }
}

/// What a player has set, as the engine is told it. What the engine does not offer, or what an option cannot be, is not
/// told: the engine may have changed since.
pub(super) fn chosen<'a>(
    options: &'a [EngineOption],
    own: &'a [(String, String)],
) -> impl Iterator<Item = (&'a str, String)> {
    own.iter().filter_map(|(name, value)| {
        let option = options.iter().find(|option| option.is_called(name))?;
        Some((option.name.as_str(), option.read(value)?))
    })
}

/// What follows a first word.
pub(super) fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

pub(super) fn fault<T>(fault: EngineFault) -> Result<T, Silence> {
    Err(Silence::Fault(fault))
}
