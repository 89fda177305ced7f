//! What `listen` measures.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::listen_tally::Hearings;
use crate::adapters::listening::{Competitors, SpeechEmbedding, Templates};
use crate::chance::Chance;
use crate::game::{Game, Position};
use crate::listening::{
    Bank, Centre, FeatureModel, GateVerdict, Learnt, Neighbours, Ranked, Sense, SpokenPhrase,
    alone, fillers, in_other_names, phrases, prepared,
};
use crate::protocol::Settings;
use crate::voice::{Script, Text, Voices};

/// Sentences are said in the first of so many positions in which they are legal.
const POOL: usize = 500;

/// The ratios of speech to noise, in decibels.
const NOISES: [Option<f32>; 3] = [None, Some(20.0), Some(10.0)];

/// What is measured, and with what.
pub(super) struct Bars {
    pub(super) voices: Arc<Voices>,
    pub(super) settings: Settings,
    /// Names of the files that no voice has.
    pub(super) names: Option<[String; 8]>,
    pub(super) said: Vec<RecordedWord>,
    pub(super) refused: Vec<RecordedWord>,
    pub(super) positions: usize,
    pub(super) learn: bool,
    /// Whether each recording has a line of its own.
    pub(super) lists: bool,
    pub(super) cache: Option<PathBuf>,
}

/// A recorded word.
pub(super) struct RecordedWord {
    /// As the name of its file has it.
    pub(super) word: String,
    pub(super) speaker: String,
    /// Without silence around it.
    pub(super) sound: Vec<f32>,
}

/// The table, line by line.
pub(super) fn measure(bars: Bars, model: SpeechEmbedding) -> Vec<String> {
    let mut lines = vec![
        "what\tsaid\tnearest\tright\tasked\tasked wrongly\twrong\trefused\tdistance 5 %\tdistance 95 %\tslowest ms".to_owned(),
    ];
    let templates = Templates::new(bars.cache.clone());
    let mut bench = Bench {
        bars,
        model,
        templates,
        chance: Chance::new(22),
        learnt: BTreeMap::new(),
        centres: BTreeMap::new(),
        listed: Vec::new(),
    };
    // Sentences are said and not learnt.
    let sentences = bench.take_sentences();
    if bench.bars.learn {
        bench.learn();
    }
    for noise in NOISES {
        lines.push(bench.words(noise).line(&named("words", noise)));
    }
    let positions = bench.positions(bench.bars.positions);
    let begun = Instant::now();
    let [mut moves, mut all] = [Duration::ZERO; 2];
    let mut most = 0;
    for position in &positions {
        let begun = Instant::now();
        let phrases = bench.phrases(position);
        bench.made(&phrases, None);
        moves = moves.max(begun.elapsed());
        bench.bank(position, None);
        all = all.max(begun.elapsed());
        most = most.max(phrases.len());
    }
    let made = begun.elapsed();
    let pairs = bench.neighbours().all_pairs();
    bench.templates.make(&pairs, &mut bench.model, &|| true);
    for noise in NOISES {
        let mut moves = bench.moves(&positions, noise, true);
        lines.push(moves.line(&named("moves", noise)));
    }
    if !sentences.is_empty() {
        let pool = bench.positions(POOL);
        for noise in NOISES {
            let mut said = bench.sentences(&sentences, &pool, noise);
            lines.push(said.line(&named("sentences", noise)));
        }
    }
    let mut illegal = bench.moves(&positions, None, false);
    lines.push(illegal.line("not legal"));
    if !bench.bars.refused.is_empty() {
        lines.push(bench.unrelated(&positions).line("unrelated"));
    }
    lines.push(format!(
        "templates: {} positions in {} ms; the moves of one in at most {} ms, with the words that mean nothing {}; at most {most} phrases",
        positions.len(),
        made.as_millis(),
        moves.as_millis(),
        all.as_millis()
    ));
    lines.splice(0..0, bench.listed);
    lines
}

fn named(what: &str, noise: Option<f32>) -> String {
    match noise {
        None => format!("{what}, clean"),
        Some(decibels) => format!("{what}, {decibels} dB"),
    }
}

/// The distance of the nearest phrase of this sense.
fn nearest_of(ranked: &[Ranked], sense: Sense) -> f32 {
    let all = ranked.iter().filter(|one| one.sense == sense);
    all.map(|one| one.distance).fold(f32::INFINITY, f32::min)
}

pub(super) struct Bench {
    pub(super) bars: Bars,
    model: SpeechEmbedding,
    templates: Templates,
    pub(super) chance: Chance,
    learnt: BTreeMap<String, Learnt>,
    /// What the voices of the speakers have in common.
    centres: BTreeMap<String, Centre>,
    listed: Vec<String>,
}

impl Bench {
    /// What a synthesiser says for the word of a recording.
    pub(super) fn spoken(&self, word: &str) -> String {
        let mut chars = word.chars();
        let (Some(only), None) = (chars.next(), chars.next()) else {
            return word.to_owned();
        };
        let Some(voice) = self.bars.voices.get(&self.bars.settings.language) else {
            return word.to_owned();
        };
        let files = self.bars.settings.files;
        let name = match only {
            '1'..='8' => {
                let names = (&self.bars.settings).into();
                voice.rank_name(names, only as u8 - b'1', Script::Spoken)
            }
            'a'..='h' => match &self.bars.names {
                Some(names) => &names[usize::from(only as u8 - b'a')],
                None => voice.file_name(files, only as u8 - b'a', Script::Spoken),
            },
            _ => word,
        };
        name.to_lowercase()
    }

    /// The words of all recordings, as phrases that compete.
    fn single(&self) -> Vec<SpokenPhrase> {
        let mut words: Vec<String> = self
            .bars
            .said
            .iter()
            .map(|one| self.spoken(&one.word))
            .collect();
        words.sort();
        words.dedup();
        let phrase = |(at, spoken): (usize, String)| {
            let language = self.bars.settings.language.clone();
            SpokenPhrase::new(
                Text {
                    written: spoken.clone(),
                    spoken,
                    language,
                    files: Vec::new(),
                },
                Sense(at),
            )
        };
        words.into_iter().enumerate().map(phrase).collect()
    }

    fn made(&mut self, phrases: &[SpokenPhrase], speaker: Option<&str>) -> Bank {
        let bank = self.templates.bank(phrases, &mut self.model, &|| true);
        let mut bank = bank.unwrap_or_default();
        if let Some(learnt) = speaker.and_then(|speaker| self.learnt.get(speaker)) {
            let centre = learnt.centre().expecting(&self.templates.expected());
            bank.teach(&learnt.without(&centre));
        }
        bank
    }

    /// The first two recordings of each word by each speaker are learnt, and are not asked for later.
    fn learn(&mut self) {
        let mut rest = Vec::new();
        for token in std::mem::take(&mut self.bars.said) {
            let spoken = self.spoken(&token.word);
            let learnt = self.learnt.entry(token.speaker.clone()).or_default();
            if learnt.count(&spoken) >= 2 {
                rest.push(token);
                continue;
            }
            if let Ok(features) = self.model.features(&prepared(&token.sound)) {
                let centre = self.centres.entry(token.speaker.clone()).or_default();
                centre.hear(&features);
                learnt.learn(&spoken, alone(&features, token.sound.len()));
            }
        }
        self.bars.said = rest;
    }

    pub(super) fn hear(
        &mut self,
        (said, sound): (&str, &[f32]),
        noise: Option<f32>,
        competitors: &Competitors,
        speaker: &str,
    ) -> (GateVerdict, Duration) {
        let mut sound = prepared(sound);
        if let Some(decibels) = noise {
            self.add_noise(&mut sound, decibels);
        }
        let mut others = [f32::INFINITY; 2];
        let begun = Instant::now();
        let verdict = match self.model.features(&sound) {
            Ok(features) => {
                let centre = self.centres.entry(speaker.to_owned()).or_default();
                let centre = centre.of_player(&features, &self.templates.expected());
                let features = centre.taken_from(&features);
                let none = Learnt::default();
                let learnt = self.learnt.get(speaker).unwrap_or(&none).without(&centre);
                let ranked = competitors.ranked(&features, &self.templates, &learnt);
                others = [Sense::NOTHING, Sense::ILLEGAL].map(|sense| nearest_of(&ranked, sense));
                competitors.judge(&ranked)
            }
            Err(_) => GateVerdict::Refused { best: None },
        };
        let took = begun.elapsed();
        self.list(said, (&verdict, others), competitors.bank());
        (verdict, took)
    }

    /// Prints what was said and what was heard, where it is wanted and they differ.
    fn list(
        &mut self,
        said: &str,
        (verdict, [nothing, illegal]): (&GateVerdict, [f32; 2]),
        bank: &Bank,
    ) {
        let heard =
            |best: &Ranked| format!("{} {:.3}", bank.words(best.phrase).join(" "), best.distance);
        let line = match verdict {
            GateVerdict::Clear { best, lead } => format!("clear\t{}, ahead {lead:.3}", heard(best)),
            GateVerdict::Doubtful { best, second } => {
                format!("doubtful\t{}, {}", heard(best), heard(second))
            }
            GateVerdict::Unsure { best } => format!("unsure\t{}", heard(best)),
            GateVerdict::Refused { best } => {
                format!("refused\t{}", best.as_ref().map(heard).unwrap_or_default())
            }
        };
        if self.bars.lists {
            let others = format!("other words {nothing:.3}, not legal {illegal:.3}");
            self.listed.push(format!("{said}\t{line}\t{others}"));
        }
    }

    /// White noise so much softer than the common level of speech.
    fn add_noise(&mut self, sound: &mut [f32], decibels: f32) {
        let level = 0.1 * 10.0_f32.powf(-decibels / 20.0);
        for sample in sound {
            // Twelve even numbers between 0 and 1 have the spread of one.
            let sum: f32 = (0..12)
                .map(|_| (self.chance.next() >> 40) as f32 / 16_777_216.0)
                .sum();
            *sample += (sum - 6.0) * level;
        }
    }

    fn words(&mut self, noise: Option<f32>) -> Hearings {
        let phrases = self.single();
        let mut tally = Hearings::default();
        let said = std::mem::take(&mut self.bars.said);
        let mut banks: BTreeMap<&str, Competitors> = BTreeMap::new();
        for token in &said {
            let bank = banks.entry(token.speaker.as_str()).or_insert_with(|| {
                let bank = self.made(&phrases, Some(&token.speaker));
                Competitors::new(bank, phrases.clone(), Neighbours::default())
            });
            let spoken = self.spoken(&token.word);
            let wanted = phrases.iter().find(|one| one.words.concat() == spoken);
            let (verdict, took) =
                self.hear((&token.word, &token.sound), noise, bank, &token.speaker);
            tally.count(&verdict, wanted.map(|one| one.sense), took);
        }
        drop(banks);
        self.bars.said = said;
        tally
    }

    /// Positions from games at random.
    fn positions(&mut self, count: usize) -> Vec<Position> {
        let mut positions = Vec::new();
        for _ in 0..20 * count {
            let mut position = Game::default().start();
            for _ in 0..4 + self.chance.below(36) {
                let moves = position.legal_moves();
                let Some(next) = self.chance.pick(&moves).and_then(|mv| position.play(*mv)) else {
                    break;
                };
                position = next;
            }
            if position.legal_moves().len() > 10 {
                positions.push(position);
            }
            if positions.len() == count {
                break;
            }
        }
        positions
    }

    /// What the voice calls the files.
    fn own_files(&self) -> Vec<String> {
        let settings = &self.bars.settings;
        let Some(voice) = self.bars.voices.get(&settings.language) else {
            return Vec::new();
        };
        let names = (0..8).map(|at| voice.file_name(settings.files, at, Script::Spoken));
        names.map(str::to_lowercase).collect()
    }

    /// The words of moves that sound alike, as the recordings have them.
    fn neighbours(&self) -> Neighbours {
        let Bars {
            voices,
            settings,
            names,
            ..
        } = &self.bars;
        let neighbours = Neighbours::new(voices, Game::default(), settings);
        match names {
            Some(names) => neighbours.with_files(&self.own_files(), names),
            None => neighbours,
        }
    }

    /// The moves of a position in the words of the recordings.
    fn phrases(&self, position: &Position) -> Vec<SpokenPhrase> {
        let mut phrases = phrases(&self.bars.voices, position, &self.bars.settings);
        if let Some(names) = &self.bars.names {
            let own = self.own_files();
            for word in phrases.iter_mut().flat_map(|phrase| &mut phrase.words) {
                if let Some(at) = own.iter().position(|own| own == word) {
                    word.clone_from(&names[at]);
                }
            }
        }
        phrases
    }

    /// All phrases of a position, and what they sound like.
    pub(super) fn bank(
        &mut self,
        position: &Position,
        speaker: Option<&str>,
    ) -> (Competitors, Vec<SpokenPhrase>) {
        let phrases = self.phrases(position);
        let Bars {
            voices, settings, ..
        } = &self.bars;
        let mut all = phrases.clone();
        all.extend(in_other_names(voices, position, settings, &phrases));
        all.extend(fillers(voices, settings, &all));
        let bank = self.made(&all, speaker);
        (Competitors::new(bank, all, self.neighbours()), phrases)
    }
}
