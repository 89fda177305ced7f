//! What can be said, made ready, and what is made of what was said.

use std::path::Path;
use std::time::{Duration, Instant};

use super::learnt_file::LearntFile;
use super::{Competitors, PocketSphinx, SpeechEmbedding, Templates, resampled};
use crate::game::Game;
use crate::input::spoken::{Listened, Missed, Sayable, SpokenMeaning};
use crate::listening::{
    AnswerGate, Bank, FeatureModel, Features, Gate, GateVerdict, Learnt, Loudness, Neighbours,
    Ranked, Sense, SpokenPhrase, alone, distance, fillers, in_other_names, likely_come_first,
    likely_first, loudness, prepared, trimmed, words_to_teach,
};
use crate::protocol::{Ask, Settings};
use crate::voice::{Text, Voices};

/// What is farther than this from a word in the program's own voice is not that word: of the recordings of figures, no
/// right one was farther than 0.52.
const FAR_FROM_SYNTHESIS: f32 = 0.52;

/// A word may be farther than the nearest of all that are taught by this part of it, if it was said like that before.
const NEARLY_NEAREST: f32 = 0.15;

/// Two ways in which one speaker says one word are nearer than this: of those recordings, 98 of 100 pairs.
const FAR_FROM_ITSELF: f32 = 0.36;

/// While a question waits, a command is meant only if it is ahead of all answers by this part.
const LEAD_OF_COMMAND: f32 = 0.2;

/// For so long a player waits until everything competes for what he said; then it is asked about.
const PATIENCE: Duration = Duration::from_secs(1);

/// What can be said, as it sounds, and what it means.
#[derive(Default)]
pub(super) struct Ready {
    number: u64,
    competitors: Competitors,
    /// What does not compete yet: moves in other words than those in which they are announced, and the words that mean
    /// nothing.
    others: Vec<SpokenPhrase>,
    meanings: Vec<SpokenMeaning>,
    /// The answers to the question that waits, and the commands that are none.
    answers: Vec<Sense>,
    commands: Vec<Sense>,
    /// Yes and no, where a question waits for one of them, and how near they must be.
    yes_or_no: Option<([Sense; 2], AnswerGate)>,
    /// The moves of which one was meant, where that is asked.
    choices: Vec<Sense>,
    /// The word that is to be learnt, and how it was said before.
    taught: Option<(Text, Option<Features>)>,
    /// What was said last, the same as it was compared, and how far it was from each phrase.
    last: Option<([Features; 2], Vec<Ranked>)>,
}

/// The phrases that can be said, the likely ones and the others, and what each sense means.
fn meant(
    sayable: &Sayable,
    settings: &Settings,
    voices: &Voices,
) -> ([Vec<SpokenPhrase>; 2], Vec<SpokenMeaning>) {
    let [mut all, mut others] = [Vec::new(), Vec::new()];
    let mut meanings = Vec::new();
    if let Some(word) = &sayable.taught {
        all.push(SpokenPhrase::new(word.clone(), Sense(0)));
        let words = words_to_teach(voices, Game::default(), settings).into_iter();
        let words = words.map(|text| SpokenPhrase::new(text, Sense::NOTHING));
        all.extend(
            words
                .filter(|one| one.words != all[0].words)
                .collect::<Vec<_>>(),
        );
        return ([all, others], meanings);
    }
    if let Some((position, among)) = &sayable.position {
        let legal = position.legal_moves();
        let is_among = |sense: Sense| {
            let mv = legal.get(sense.0);
            among
                .as_ref()
                .is_none_or(|among| mv.is_some_and(|mv| among.contains(mv)))
        };
        [all, others] = likely_first(voices, position, settings);
        let known = [&all[..], &others].concat();
        others.extend(in_other_names(voices, position, settings, &known));
        all.retain(|phrase| is_among(phrase.sense));
        others.retain(|phrase| is_among(phrase.sense));
        meanings.extend(legal.into_iter().map(SpokenMeaning::Move));
    }
    for (text, meaning) in &sayable.words {
        let known = meanings.iter().position(|one| one == meaning);
        let at = known.unwrap_or_else(|| {
            meanings.push(meaning.clone());
            meanings.len() - 1
        });
        let phrase = SpokenPhrase {
            chooses: matches!(meaning, SpokenMeaning::Move(_)),
            ..SpokenPhrase::new(text.clone(), Sense(at))
        };
        if !phrase.words.is_empty() {
            all.push(phrase);
        }
    }
    ([all, others], meanings)
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
        let ([all, mut others], meanings) = meant(sayable, settings, voices);
        if sayable.taught.is_none() {
            others.extend(fillers(voices, settings, &[&all[..], &others].concat()));
        }
        let senses = |is_it: &dyn Fn(&SpokenMeaning) -> bool| -> Vec<Sense> {
            let all = meanings.iter().enumerate();
            all.filter(|(_, one)| is_it(one))
                .map(|(at, _)| Sense(at))
                .collect()
        };
        let is_answer = |one: &SpokenMeaning| {
            !matches!(one, SpokenMeaning::Words(_))
                && sayable.words.iter().any(|(_, meaning)| meaning == one)
        };
        let is_command = |one: &SpokenMeaning| {
            matches!(one, SpokenMeaning::Words(words)
                if !matches!(voices.command(words, &settings.language), Some(Ask::Yes | Ask::No)))
        };
        let (answers, commands) = (senses(&is_answer), senses(&is_command));
        let sense = |meaning: &SpokenMeaning| senses(&|one| one == meaning).first().copied();
        let yes_or_no = sayable.yes_or_no.as_ref();
        let yes_or_no = yes_or_no.and_then(|[yes, no]| Some([sense(yes)?, sense(no)?]));
        let gate = match sayable.no_costs_nothing {
            true => AnswerGate::FREE_NO,
            false => AnswerGate::NO_THAT_COUNTS,
        };
        let choices =
            senses(&|one: &SpokenMeaning| matches!(one, SpokenMeaning::Move(_)) && is_answer(one));
        let game = sayable.position.as_ref().map(|(one, _)| one.game());
        let words = |game| Neighbours::new(voices, game, settings);
        let neighbours = game.map(words).unwrap_or_default();
        Self {
            number,
            competitors: Competitors::new(Bank::default(), all, neighbours),
            others,
            meanings,
            answers,
            commands,
            yes_or_no: yes_or_no.map(|both| (both, gate)),
            choices,
            taught: sayable.taught.clone().map(|word| (word, None)),
            last: None,
        }
    }

    /// The number under which it was asked for.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// Whether something was heard that may be confirmed yet.
    pub(super) const fn has_heard(&self) -> bool {
        self.last.is_some()
    }

    /// The same with what it sounds like; `None` if it is no longer wanted.
    pub(super) fn sounding(
        mut self,
        model: &mut SpeechEmbedding,
        templates: &mut Templates,
        file: &LearntFile,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let all = self.competitors.phrases();
        let mut bank = templates.bank(all, model, wanted)?;
        bank.teach(&file.compared(&templates.expected()));
        self.competitors.sound(bank, Vec::new());
        Some(self)
    }

    /// Whether everything competes.
    pub(super) const fn is_whole(&self) -> bool {
        self.others.is_empty()
    }

    /// Makes ready what is not needed at once, as long as nothing else is to be done: what sounds like a move.
    pub(super) fn make_neighbours(
        &self,
        model: &mut SpeechEmbedding,
        templates: &mut Templates,
        is_idle: &dyn Fn() -> bool,
    ) {
        let pairs = self.competitors.neighbours().all_pairs();
        templates.make(&pairs, model, is_idle);
        templates.keep();
    }

    /// Lets everything compete; whether it does now.
    pub(super) fn let_others_compete(
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
            let mut ranked = own.competitors.ranked(&compared, templates, &learnt);
            let [is_answer, is_command] =
                [&own.answers, &own.commands].map(|all| |one: &Ranked| all.contains(&one.sense));
            likely_come_first(&mut ranked, is_answer, is_command, LEAD_OF_COMMAND);
            ranked
        };
        let mut ranked = rank(self, templates);
        let verdict = self.competitors.judge(&ranked);
        let is_clear = matches!(verdict, GateVerdict::Clear { .. });
        // What is clear may be one of the words that mean nothing, and what is not may be a move in other words: as long
        // as these do not compete, that is worth a wait.
        let is_meant = |one: &SpokenPhrase| one.sense != Sense::NOTHING;
        let is_worth = is_clear && !self.others.is_empty() || self.others.iter().any(is_meant);
        let asked = Instant::now();
        let is_patient = || asked.elapsed() < PATIENCE;
        if is_worth && self.let_others_compete(model, templates, file, &is_patient) {
            ranked = rank(self, templates);
        }
        let verdict = self.competitors.judge(&ranked);
        let answer = self.answer(&ranked);
        self.last = Some(([features, compared], ranked));
        if let Some(answer) = answer {
            return Listened::Heard(answer);
        }
        let meaning = |ranked: Ranked| self.meanings.get(ranked.sense.0).cloned();
        match verdict {
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

    /// What the question waits for, where that was said: a yes or a no, or one of several moves.
    fn answer(&self, ranked: &[Ranked]) -> Option<SpokenMeaning> {
        let is_whole = self.others.is_empty();
        let answer = self.yes_or_no.and_then(|([yes, no], gate)| {
            let is_yes = gate.judge(ranked, yes, no)?;
            // As long as not everything competes, it may be something else.
            (is_whole || !is_yes).then_some(if is_yes { yes } else { no })
        });
        let chosen = || {
            let chosen = self.competitors.chosen(ranked, &self.choices)?;
            is_whole.then_some(chosen.sense)
        };
        self.meanings.get(answer.or_else(chosen)?.0).cloned()
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
        let (word, before) = self.taught.as_mut()?;
        let all = self.competitors.bank().distances(&compared);
        let is_it = |one: &Ranked| one.sense == Sense(0);
        let is_learnt = all.iter().any(|one| is_it(one) && one.unlearnt.is_some());
        let nearest = |wanted: bool| {
            let those = all.iter().filter(|one| is_it(one) == wanted);
            // Words that were learnt are nearer than one that was not yet, whatever is said.
            let fair = those.map(|one| match is_learnt {
                true => one.distance,
                false => one.unlearnt.unwrap_or(one.distance),
            });
            fair.fold(f32::INFINITY, f32::min)
        };
        let (it, another) = (nearest(true), nearest(false));
        if it > FAR_FROM_SYNTHESIS || it > another * (1.0 + NEARLY_NEAREST) {
            return None;
        }
        let is_as_before = before
            .replace(compared.clone())
            .is_some_and(|before| distance(&before, &compared) <= FAR_FROM_ITSELF);
        if it > another && !is_as_before {
            return None;
        }
        file.learnt.learn(&word.spoken, alone(&said, words.len()));
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
