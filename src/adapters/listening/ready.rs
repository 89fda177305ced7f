//! What can be said, made ready, and what is made of what was said.

use std::path::Path;

use super::learnt_file::LearntFile;
use super::{Competitors, PocketSphinx, SpeechEmbedding, Templates, resampled};
use crate::game::Game;
use crate::input::spoken::{Listened, Missed, Sayable, SpokenMeaning};
use crate::listening::{
    Bank, FeatureModel, Features, Gate, GateVerdict, Learnt, Loudness, Neighbours, Ranked, Sense,
    SpokenPhrase, alone, distance, fillers, loudness, phrases, prepared, trimmed, words_to_teach,
};
use crate::protocol::Settings;
use crate::voice::{Text, Voices};

/// A word that is to be learnt is farther from the program's own voice than this only if another one was said: of the
/// recordings of figures, no right one was farther than 0.52.
const FAR_FROM_SYNTHESIS: f32 = 0.65;

/// Two ways in which one speaker says one word are nearer than this: of those recordings, 99 of 100 pairs.
const FAR_FROM_ITSELF: f32 = 0.44;

/// What can be said, as it sounds, and what it means.
#[derive(Default)]
pub(super) struct Ready {
    number: u64,
    competitors: Competitors,
    /// The words that mean nothing, as long as they do not compete yet.
    others: Vec<SpokenPhrase>,
    meanings: Vec<SpokenMeaning>,
    /// The word that is to be learnt, and how it was said the first time.
    taught: Option<(Text, Option<Features>)>,
    /// What was said last, the same as it was compared, and how far it was from each phrase.
    last: Option<([Features; 2], Vec<Ranked>)>,
}

/// The phrases that can be said, and what each sense means.
fn meant(
    sayable: &Sayable,
    settings: &Settings,
    voices: &Voices,
) -> (Vec<SpokenPhrase>, Vec<SpokenMeaning>) {
    let mut all = Vec::new();
    let mut meanings = Vec::new();
    if let Some(word) = &sayable.taught {
        all.push(SpokenPhrase::new(word.clone(), Sense(0)));
        return (all, meanings);
    }
    if let Some((position, among)) = &sayable.position {
        let legal = position.legal_moves();
        let is_among = |sense: Sense| {
            let mv = legal.get(sense.0);
            among
                .as_ref()
                .is_none_or(|among| mv.is_some_and(|mv| among.contains(mv)))
        };
        all = phrases(voices, position, settings);
        all.retain(|phrase| is_among(phrase.sense));
        meanings.extend(legal.into_iter().map(SpokenMeaning::Move));
    }
    for (text, meaning) in &sayable.words {
        let known = meanings.iter().position(|one| one == meaning);
        let at = known.unwrap_or_else(|| {
            meanings.push(meaning.clone());
            meanings.len() - 1
        });
        let phrase = SpokenPhrase::new(text.clone(), Sense(at));
        if !phrase.words.is_empty() {
            all.push(phrase);
        }
    }
    (all, meanings)
}

/// The words in what the microphone heard, and why they were not understood if they will not be.
fn words_of(sound: &[f32], rate_hz: u32) -> Result<(Vec<f32>, Missed), Missed> {
    let missed = match loudness(sound) {
        Loudness::TooSoft => return Err(Missed::TooSoft),
        Loudness::Clipping => Missed::TooLoud,
        Loudness::Good => Missed::NotUnderstood,
    };
    Ok((trimmed(&resampled(sound, rate_hz)), missed))
}

impl Ready {
    /// What can be said under the settings, without what it sounds like.
    pub(super) fn of(number: u64, asked: &(Sayable, Settings), voices: &Voices) -> Self {
        let (sayable, settings) = asked;
        let (all, meanings) = meant(sayable, settings, voices);
        let others = match &sayable.taught {
            Some(_) => words_to_teach(voices, Game::default(), settings)
                .into_iter()
                .map(|text| SpokenPhrase::new(text, Sense::NOTHING))
                .collect(),
            None => fillers(voices, settings, &all),
        };
        let game = sayable.position.as_ref().map(|(one, _)| one.game());
        let words = |game| Neighbours::new(voices, game, settings);
        let neighbours = game.map(words).unwrap_or_default();
        Self {
            number,
            competitors: Competitors::new(Bank::default(), all, neighbours),
            others,
            meanings,
            taught: sayable.taught.clone().map(|word| (word, None)),
            last: None,
        }
    }

    /// The number under which it was asked for.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// The same with what it sounds like; `None` if it is no longer wanted.
    pub(super) fn sounding(
        mut self,
        model: &mut SpeechEmbedding,
        templates: &mut Templates,
        file: &LearntFile,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Self> {
        // What a voice has in common is known when it has said many words, and not when it has said one.
        if self.taught.is_some()
            && !templates.make(&std::mem::take(&mut self.others), model, wanted)
        {
            return None;
        }
        let all = self.competitors.phrases();
        let mut bank = templates.bank(all, model, wanted)?;
        bank.teach(&file.compared(&templates.expected()));
        self.competitors.sound(bank, Vec::new());
        Some(self)
    }

    /// Makes ready what is not needed at once, as long as nothing else is to be done: the words that mean nothing, and
    /// what sounds like a move.
    pub(super) fn complete(
        &mut self,
        model: &mut SpeechEmbedding,
        templates: &mut Templates,
        file: &LearntFile,
        is_idle: &dyn Fn() -> bool,
    ) {
        if !self.let_others_compete(model, templates, file, is_idle) {
            return;
        }
        let pairs = self.competitors.neighbours().all_pairs();
        if templates.make(&pairs, model, is_idle) {
            templates.keep();
        }
    }

    /// Lets the words that mean nothing compete; whether they do now.
    fn let_others_compete(
        &mut self,
        model: &mut SpeechEmbedding,
        templates: &mut Templates,
        file: &LearntFile,
        is_idle: &dyn Fn() -> bool,
    ) -> bool {
        if self.others.is_empty() {
            return true;
        }
        let all = [self.competitors.phrases(), &self.others].concat();
        if !templates.make(&all, model, is_idle) {
            return false;
        }
        let others = std::mem::take(&mut self.others);
        let mut bank = templates.known(&all);
        bank.teach(&file.compared(&templates.expected()));
        self.competitors.sound(bank, others);
        true
    }

    pub(super) fn hear(
        &mut self,
        number: u64,
        (sound, rate_hz): (&[f32], u32),
        model: &mut SpeechEmbedding,
        templates: &mut Templates,
        file: &mut LearntFile,
    ) -> Listened {
        let (words, missed) = match words_of(sound, rate_hz) {
            Ok((words, missed)) => (words, Listened::Missed(missed)),
            Err(missed) => return Listened::Missed(missed),
        };
        if number != self.number {
            return missed;
        }
        let Ok(features) = model.features(&prepared(&words)) else {
            return missed;
        };
        let centre = file.centre.of_player(&features, &templates.expected());
        let compared = centre.taken_from(&features);
        if self.taught.is_some() {
            let said = [features, compared];
            return self.take(said, &words, file).unwrap_or(missed);
        }
        let learnt = file.learnt.without(&centre);
        let rank = |own: &Self, templates: &Templates| {
            own.competitors.ranked(&compared, templates, &learnt)
        };
        let mut ranked = rank(self, templates);
        let is_clear = matches!(
            Gate::default().judge(ranked.clone()),
            GateVerdict::Clear { .. }
        );
        // As long as words that mean nothing do not compete, what is clear may be one of them: that is worth a wait.
        if is_clear
            && !self.others.is_empty()
            && self.let_others_compete(model, templates, file, &|| true)
        {
            ranked = rank(self, templates);
        }
        self.last = Some(([features, compared], ranked.clone()));
        let meaning = |ranked: Ranked| self.meanings.get(ranked.sense.0).cloned();
        match Gate::default().judge(ranked) {
            GateVerdict::Clear { best, .. } if self.others.is_empty() => {
                meaning(best).map_or(missed, Listened::Heard)
            }
            GateVerdict::Doubtful { best, second } => match (meaning(best), meaning(second)) {
                (Some(best), Some(second)) => Listened::Unclear(best, second),
                _ => missed,
            },
            GateVerdict::Clear { best, .. } | GateVerdict::Unsure { best } => {
                meaning(best).map_or(missed, Listened::Unsure)
            }
            GateVerdict::Refused { .. } => missed,
        }
    }

    /// What PocketSphinx makes of what was said, which is never sure; `None` if it cannot be asked.
    pub(super) fn recognise(
        &self,
        number: u64,
        (sound, rate_hz): (&[f32], u32),
        sphinx: &PocketSphinx,
        folder: &Path,
    ) -> Option<Listened> {
        let phrases = [self.competitors.phrases(), &self.others].concat();
        let is_english = |one: &SpokenPhrase| PocketSphinx::speaks(&one.language);
        if self.meanings.is_empty() || !phrases.iter().any(is_english) {
            return None;
        }
        let (words, missed) = match words_of(sound, rate_hz) {
            Ok((words, missed)) => (words, Listened::Missed(missed)),
            Err(missed) => return Some(Listened::Missed(missed)),
        };
        if number != self.number {
            return Some(missed);
        }
        let nearest = sphinx.nearest(&phrases, &words, folder).ok()?;
        let meaning = nearest.and_then(|one| self.meanings.get(one.sense.0).cloned());
        Some(meaning.map_or(missed, Listened::Unsure))
    }

    /// Learns the word that was to be said; `None` if it was another one.
    fn take(
        &mut self,
        [said, compared]: [Features; 2],
        words: &[f32],
        file: &mut LearntFile,
    ) -> Option<Listened> {
        let (word, first) = self.taught.as_mut()?;
        let nearest = self.competitors.bank().distances(&compared).into_iter();
        let from_synthesis = nearest
            .map(|one| one.distance)
            .fold(f32::INFINITY, f32::min);
        let from_first = first
            .as_ref()
            .map_or(0.0, |first| distance(first, &compared));
        if from_synthesis > FAR_FROM_SYNTHESIS || from_first > FAR_FROM_ITSELF {
            *first = None;
            return None;
        }
        file.learnt.learn(&word.spoken, alone(&said, words.len()));
        *first = Some(compared);
        match file.save() {
            Ok(()) => Some(Listened::Learnt),
            Err(_) => Some(Listened::Missed(Missed::NotKept)),
        }
    }

    /// Learns the words of what was said last, as the nearest phrase of this meaning; whether there was one.
    pub(super) fn learn(&mut self, meaning: &SpokenMeaning, learnt: &mut Learnt) -> bool {
        let Some(([said, compared], ranked)) = self.last.take() else {
            return false;
        };
        let means = |one: &Ranked| self.meanings.get(one.sense.0) == Some(meaning);
        let all = ranked.into_iter().filter(means);
        let nearest = all.min_by(|a, b| a.distance.total_cmp(&b.distance));
        let Some(nearest) = nearest.filter(|one| one.distance <= Gate::default().farthest) else {
            return false;
        };
        for (word, frames) in self.competitors.bank().cut(nearest.phrase, &compared) {
            learnt.learn(&word, said.part(frames.start, frames.end));
        }
        true
    }
}
