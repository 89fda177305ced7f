//! What a foreign engine lets be set: read from the engine, told, and set by name; and how strong it plays by that.

use super::opponent::told;
use super::practice::OptionAsk;
use crate::game::Game;
use crate::protocol::{
    Change, Engine, EngineOption, EngineStrength, ErrandAnswer, Event, Finding, OpponentChange,
    PracticeEvent, PracticeRefusal, Refusal,
};
use crate::session::{Session, refused};

impl Session {
    /// The options of the engine for the game on the board, each as it is set now; none before they were read.
    pub fn engine_options(&self) -> Vec<EngineOption> {
        self.options_of(self.position().game())
    }

    fn options_of(&self, game: Game) -> Vec<EngineOption> {
        let Some(engine) = self.settings.opponent.engines.of(game) else {
            return Vec::new();
        };
        let now = |option: &EngineOption| {
            let mut set = engine.options.iter();
            let value = set.find(|(name, _)| option.is_called(name));
            let value = value.and_then(|(_, value)| option.read(value));
            EngineOption {
                value: value.unwrap_or_else(|| option.value.clone()),
                ..option.clone()
            }
        };
        let offered = self.offered(game).unwrap_or_default();
        offered.iter().map(now).collect()
    }

    /// What the engine for a game lets be set; `None` before that was read.
    fn offered(&self, game: Game) -> Option<&[EngineOption]> {
        let mut offered = self.practice.offered.iter();
        offered
            .find(|(of, _)| *of == game)
            .map(|(_, options)| options.as_slice())
    }

    /// Nothing is known of the engine for a game any more.
    pub(super) fn forget_options(&mut self, game: Game) {
        self.practice.offered.retain(|(of, _)| *of != game);
        self.practice.options_asked.retain(|ask| ask.game != game);
    }

    /// An option is asked for by its name, or all of them. They are read from the engine first.
    pub(super) fn ask_options(&mut self, name: String) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        let game = self.position().game();
        if self.settings.opponent.engines.of(game).is_none() {
            return refused(Refusal::Practice(PracticeRefusal::NoEngine));
        }
        self.about_option(OptionAsk {
            game,
            name,
            value: None,
        })
    }

    /// Does what is asked, or keeps it until the options are read.
    fn about_option(&mut self, ask: OptionAsk) -> Vec<Event> {
        if self.offered(ask.game).is_none() {
            self.practice.options_asked.push(ask);
            return told(PracticeEvent::ReadsOptions);
        }
        let Some(value) = &ask.value else {
            return self.tell_options(ask.game, &ask.name);
        };
        match self.option_as_offered(ask.game, &ask.name, value) {
            Ok(change) => self.change_opponent(&change),
            Err(refusal) => refused(refusal),
        }
    }

    fn tell_options(&self, game: Game, name: &str) -> Vec<Event> {
        let options = self.options_of(game);
        if name.is_empty() {
            let engine = self.settings.opponent.engines.of(game);
            let file = engine.map(|engine| engine.file.clone());
            return told(PracticeEvent::Options(file.unwrap_or_default(), options));
        }
        let found = options.into_iter().find(|option| option.is_called(name));
        found.map_or_else(
            || refused(no_such(name)),
            |option| told(PracticeEvent::Option(option)),
        )
    }

    /// The options were read, or the engine could not be asked: then nothing is set.
    pub(super) fn options_found(&mut self, finding: &Finding) -> Vec<Event> {
        let game = finding.errand.position.game();
        let asked = std::mem::take(&mut self.practice.options_asked);
        let (asked, others) = asked.into_iter().partition(|ask| ask.game == game);
        self.practice.options_asked = others;
        let asked: Vec<OptionAsk> = asked;
        let file = finding.errand.engine.as_ref().map(|engine| &engine.file);
        if let (Some(fault), Some(file)) = (&finding.fault, file) {
            return told(PracticeEvent::Unready(file.clone(), fault.clone()));
        }
        let ErrandAnswer::Options(options) = &finding.found else {
            return refused(Refusal::Practice(PracticeRefusal::NoEngine));
        };
        self.practice.offered.retain(|(of, _)| *of != game);
        self.practice.offered.push((game, options.clone()));
        let mut events = Vec::new();
        for ask in asked {
            events.extend(self.about_option(ask));
        }
        events
    }

    /// Changes who the opponent is and how it plays. An option is for an engine that was chosen, and is set when it is
    /// known that the engine offers it.
    pub(in crate::session) fn set_opponent(&mut self, change: &OpponentChange) -> Vec<Event> {
        if change.is_no_level() {
            return refused(Refusal::Practice(PracticeRefusal::NoSuchLevel));
        }
        let OpponentChange::Option(game, name, value) = change else {
            return self.change_opponent(change);
        };
        if self.settings.opponent.engines.of(*game).is_none() {
            return refused(Refusal::Practice(PracticeRefusal::NoEngine));
        }
        if name.is_empty() {
            return refused(Refusal::Practice(PracticeRefusal::NamelessOption));
        }
        // To read the options an engine is started.
        if self.offered(*game).is_none()
            && let Some(refused) = self.refuse_advice()
        {
            return refused;
        }
        self.about_option(OptionAsk {
            game: *game,
            name: name.clone(),
            value: Some(value.clone()),
        })
    }

    fn change_opponent(&mut self, change: &OpponentChange) -> Vec<Event> {
        self.note_who_played();
        let mut events = self.apply_change(Change::Opponent(change.clone()));
        events.extend(self.opponent_changed(change));
        events
    }

    /// An option as the engine calls it, and as it can be told it.
    fn option_as_offered(
        &self,
        game: Game,
        name: &str,
        value: &str,
    ) -> Result<OpponentChange, Refusal> {
        let mut options = self.offered(game).unwrap_or_default().iter();
        let option = options.find(|option| option.is_called(name));
        let option = option.ok_or_else(|| no_such(name))?;
        let value = option.read(value).ok_or_else(|| {
            let option = Box::new(option.clone());
            Refusal::Practice(PracticeRefusal::NoSuchValue(option))
        })?;
        Ok(OpponentChange::Option(game, option.name.clone(), value))
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
