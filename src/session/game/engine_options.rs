//! What a foreign engine lets be set: read from the engine, told, and set by name; and how strong it plays by that.

use super::opponent::told;
use crate::protocol::{
    Engine, EngineOption, EngineStrength, ErrandAnswer, Event, Finding, OpponentChange,
    PracticeEvent, PracticeRefusal, Refusal,
};
use crate::session::{Session, refused};

impl Session {
    /// The options of the engine for the game on the board, each as it is set now; none before they were read.
    pub fn engine_options(&self) -> Vec<EngineOption> {
        let game = self.position().game();
        let Some(engine) = self.settings.opponent.engines.of(game) else {
            return Vec::new();
        };
        let offered = self.practice.offered.iter();
        let offered = offered
            .filter(|(of, _)| *of == game)
            .flat_map(|(_, all)| all);
        let now = |option: &EngineOption| {
            let mut set = engine.options.iter();
            let value = set.find(|(name, _)| option.is_called(name));
            EngineOption {
                value: value.map_or(&option.value, |(_, value)| value).clone(),
                ..option.clone()
            }
        };
        offered.map(now).collect()
    }

    /// An option is asked for by its name, or all of them. They are read from the engine first.
    pub(super) fn ask_options(&mut self, name: String) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        let game = self.position().game();
        if self.settings.opponent.engines.of(game).is_none() {
            return refused(Refusal::Practice(PracticeRefusal::NoEngine));
        }
        if matches!(&self.practice.offered, Some((of, _)) if *of == game) {
            return self.tell_options(&name);
        }
        self.practice.option_wanted = Some(name);
        told(PracticeEvent::ReadsOptions)
    }

    fn tell_options(&self, name: &str) -> Vec<Event> {
        let options = self.engine_options();
        if name.is_empty() {
            let engine = self.settings.opponent.engines.of(self.position().game());
            let file = engine.map(|engine| engine.file.clone());
            return told(PracticeEvent::Options(file.unwrap_or_default(), options));
        }
        let found = options.into_iter().find(|option| option.is_called(name));
        found.map_or_else(
            || refused(no_such(name)),
            |option| told(PracticeEvent::Option(option)),
        )
    }

    /// The options were read, or the engine could not be asked.
    pub(super) fn options_found(&mut self, finding: &Finding) -> Vec<Event> {
        let name = self.practice.option_wanted.take().unwrap_or_default();
        let file = finding.errand.engine.as_ref().map(|engine| &engine.file);
        if let (Some(fault), Some(file)) = (&finding.fault, file) {
            return told(PracticeEvent::Unready(file.clone(), fault.clone()));
        }
        if let ErrandAnswer::Options(options) = &finding.found {
            self.practice.offered = Some((finding.errand.position.game(), options.clone()));
        }
        self.tell_options(&name)
    }

    /// A change of an option as the engine calls it and can be told it. An option is for an engine that was chosen;
    /// what can be set is known as soon as it was read.
    pub(in crate::session) fn option_as_offered(
        &self,
        change: &OpponentChange,
    ) -> Result<OpponentChange, Refusal> {
        let OpponentChange::Option(game, name, value) = change else {
            return Ok(change.clone());
        };
        if self.settings.opponent.engines.of(*game).is_none() {
            return Err(Refusal::Practice(PracticeRefusal::NoEngine));
        }
        if name.is_empty() {
            return Err(Refusal::Practice(PracticeRefusal::NamelessOption));
        }
        let Some((_, options)) = self.practice.offered.as_ref().filter(|(of, _)| of == game) else {
            return Ok(change.clone());
        };
        let mut options = options.iter();
        let option = options.find(|option| option.is_called(name));
        let option = option.ok_or_else(|| no_such(name))?;
        let value = option.read(value).ok_or_else(|| {
            let option = Box::new(option.clone());
            Refusal::Practice(PracticeRefusal::NoSuchValue(option))
        })?;
        Ok(OpponentChange::Option(*game, option.name.clone(), value))
    }

    /// How strong an engine plays in the game on the board. Those of draughts have no levels.
    pub(super) fn strength_of(&self, engine: &Engine) -> EngineStrength {
        let is_for_chess = self.position().chess().is_some();
        let is_full = !is_for_chess || self.practice.told_full.as_ref() == Some(&engine.file);
        if is_for_chess && engine.has_own_strength() {
            EngineStrength::Options
        } else if is_full {
            EngineStrength::Full
        } else {
            EngineStrength::Level
        }
    }

    /// That a level which was chosen changes nothing, where it does not.
    pub(super) fn level_without_effect(&self) -> Option<Event> {
        self.opponent_here()?;
        let engine = self.engine()?;
        let strength = self.strength_of(engine);
        let event = PracticeEvent::EngineStrength(engine.file.clone(), strength);
        (strength != EngineStrength::Level).then_some(Event::Practice(event))
    }
}

fn no_such(name: &str) -> Refusal {
    Refusal::Practice(PracticeRefusal::NoSuchOption(name.to_owned()))
}
