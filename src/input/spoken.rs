//! What a player can say aloud here and now, and what may have been heard.

use super::choices::{counts, options};
use crate::board::{Side, Square};
use crate::catalogue::{Row, row};
use crate::clock::{Bonus, TimeControl};
use crate::drill::Wanted;
use crate::game::{Move, Position};
use crate::protocol::{Ask, FileNames, MoveEntry, Question, Settings, Term};
use crate::session::Session;
use crate::voice::{Script, Text, Voice, Voices};

/// The commands that are understood aloud, by their rows: those that a player needs whose hands are on the board.
const COMMANDS: [&str; 8] = [
    "undo",
    "repeat",
    "tell-time",
    "turn",
    "press-clock",
    "offer-draw",
    "yes",
    "no",
];

/// What is understood wherever something is asked.
const ANSWERS: [&str; 3] = ["repeat", "yes", "no"];

/// What else is understood in a drill.
const DRILLS: [&str; 4] = ["repeat", "drill-skip", "drill-hint", "drill-leave"];

/// What was meant by something that was said aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpokenMeaning {
    /// A legal move.
    Move(Move),
    /// An option of the question that waits, counted from 0.
    Option(usize),
    /// Words, as if they were typed.
    Words(String),
}

/// What has become of listening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Listened {
    /// The microphone is open.
    Open,
    /// The microphone is closed.
    Closed,
    /// Something was said, and what it may mean is not ready yet.
    Waits,
    /// What was being said is given up.
    GivenUp,
    /// The words with which the player teaches the program his voice.
    Teaches(Vec<Text>),
    /// This was said.
    Heard(SpokenMeaning),
    /// It was one of these, the nearer one first.
    Unclear(SpokenMeaning, SpokenMeaning),
    /// This was said, or something like it that is not possible.
    Unsure(SpokenMeaning),
    /// The word that the player was to say was learnt.
    Learnt,
    /// Nothing was understood.
    Missed(Missed),
}

/// Why nothing was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Missed {
    /// It was like nothing that can be meant.
    NotUnderstood,
    /// Nobody has spoken, or the microphone is turned down.
    TooSoft,
    /// Louder than the microphone can say.
    TooLoud,
    /// The model of speech is not here.
    NoModel,
    /// The file of the model is damaged, or cannot be read.
    BadModel,
    /// There is no microphone.
    NoMicrophone,
    /// Another program has it.
    Busy,
    /// The system does not allow it.
    Denied,
    /// It gives no sound.
    Mute,
    /// It was pulled out.
    Lost,
    /// Some of what was said did not come.
    Torn,
    /// What was learnt of the player's voice cannot be read or written.
    NotKept,
}

/// What can be meant here and now: legal moves, and words with their meanings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sayable {
    /// The position whose moves can be said, and which of them; all, if it is `None`.
    pub position: Option<(Position, Option<Vec<Move>>)>,
    /// Everything else.
    pub words: Vec<(Text, SpokenMeaning)>,
    /// What means yes and what means no, where a question waits for one of them.
    pub yes_or_no: Option<[SpokenMeaning; 2]>,
    /// Whether nothing is lost where the answer is no.
    pub no_costs_nothing: bool,
    /// The word that the player is to say so that it is learnt; then nothing else is understood.
    pub taught: Option<Text>,
    /// Who speaks: the name of the player whose turn it is; empty if nobody has given one.
    pub player: String,
}

/// What can be meant here and now; `taught` is the word that the player is to say.
pub fn sayable(session: &Session, voices: &Voices, taught: Option<&Text>) -> Sayable {
    let settings = session.settings();
    let Some(voice) = voices.get(&settings.language) else {
        return Sayable::default();
    };
    let mut all = Sayable {
        taught: taught.cloned(),
        player: player(session),
        ..Sayable::default()
    };
    if taught.is_some() {
        return all;
    }
    let question = session.question();
    if let Some(question) = question {
        all.answers(question, voice, settings, voices);
    }
    if question.is_some_and(|question| !question.asks_what_was_said()) {
        all.command(&ANSWERS, voice);
    } else if let Some(exercise) = session.exercise() {
        let names = answers(exercise.wanted(), voice, settings);
        all.words.extend(names.into_iter().map(|name| {
            let meaning = SpokenMeaning::Words(name.clone());
            (text(name, voice), meaning)
        }));
        all.command(&DRILLS, voice);
    } else {
        if !session.is_listening() && session.setup().is_none() {
            all.position = Some((session.position().clone(), None));
        }
        all.command(&COMMANDS, voice);
        if session.is_drilling() {
            all.command(&DRILLS, voice);
        }
    }
    all
}

/// The name of the player whose turn it is, as the game has it.
fn player(session: &Session) -> String {
    let tag = match session.position().turn() {
        Side::White => "White",
        Side::Black => "Black",
    };
    let name = session.record_of_game().tag(tag).unwrap_or_default();
    name.trim_matches('?').trim().to_owned()
}

impl Sayable {
    /// The same where it was asked whether one of the options was said: yes or no is the answer, and a no costs nothing.
    pub fn in_doubt(mut self, voices: &Voices, settings: &Settings) -> Self {
        let voice = voices.get(&settings.language);
        let said = |id| {
            let ways = voice
                .zip(row(id))
                .map(|(voice, row)| voice.ways_to_say(&row));
            let first = ways.unwrap_or_default().into_iter().next();
            first.map(SpokenMeaning::Words)
        };
        self.yes_or_no = said("yes").zip(said("no")).map(|(yes, no)| [yes, no]);
        self.no_costs_nothing = true;
        self
    }

    /// The options of a question: by their words, by their numbers where these count, a clock by its figures, and yes and
    /// no in all the ways in which they are said.
    fn answers(
        &mut self,
        question: &Question,
        voice: &Voice,
        settings: &Settings,
        voices: &Voices,
    ) {
        if let Question::Which(position, moves) = question {
            self.chosen(position, moves, voice, settings, voices);
        }
        let options = options(question);
        self.no_costs_nothing = question.is_declined_for_nothing();
        if question.wants_yes_or_no() {
            let place = |ask: Ask| options.iter().position(|option| option.command == ask);
            let both = place(Ask::Yes).zip(place(Ask::No));
            self.yes_or_no = both.map(|(yes, no)| [yes, no].map(SpokenMeaning::Option));
        }
        for (at, option) in options.iter().enumerate() {
            // A move is a move, whoever asks for it.
            let meaning = if let Ask::Enter(MoveEntry::Move(mv)) = &option.command {
                SpokenMeaning::Move(*mv)
            } else {
                SpokenMeaning::Option(at)
            };
            let told = option.spoken(settings, voices);
            self.words.extend(told.map(|text| (text, meaning.clone())));
            let figures = if let Ask::Term(Term::Control(Some(control))) = &option.command {
                figures(control)
            } else {
                let is_numbered = !question.wants_yes_or_no() && counts(question);
                is_numbered.then(|| (at + 1).to_string())
            };
            let figures = figures.map(|figures| (text(figures, voice), meaning.clone()));
            self.words.extend(figures);
            let answers = [(Ask::Yes, "yes"), (Ask::No, "no")];
            let answer = answers.iter().find(|(ask, _)| *ask == option.command);
            if let Some((_, id)) = answer {
                // Whoever hears moves in another language may answer in it.
                let other = voices.get(&settings.announcer);
                let other = other.and_then(|one| voices.get(one.speech()));
                let other = other.filter(|other| other.speech() != voice.speech());
                for voice in [Some(voice), other].into_iter().flatten() {
                    let ways = row(id).map_or_else(Vec::new, |row| voice.ways_to_answer(&row));
                    self.words.extend(meaning_that(ways, voice, &meaning));
                    // Whoever gives up what he is asked has said no.
                    let cancel = row("cancel").filter(|_| option.command == Ask::No);
                    let cancel = cancel.and_then(|row| voice.ways_to_say(&row).into_iter().next());
                    let cancel = cancel.into_iter().collect();
                    self.words.extend(meaning_that(cancel, voice, &meaning));
                }
            }
        }
    }

    /// One of several moves, by its place among them or by a square of its way, as far as that picks it out.
    fn chosen(
        &mut self,
        position: &Position,
        moves: &[Move],
        voice: &Voice,
        settings: &Settings,
        voices: &Voices,
    ) {
        for (at, mv) in moves.iter().enumerate() {
            let square = |square: Square| {
                let file = voice.file_name(settings.files, square.file(), Script::Spoken);
                let rank = voice.rank_name(settings.into(), square.rank(), Script::Spoken);
                format!("{file} {rank}")
            };
            let mut ways = voice.ordinals(at);
            ways.push((at + 1).to_string());
            ways.extend(squares_of(position, *mv).into_iter().map(square));
            let language = &settings.language;
            let is_it = Some(MoveEntry::Move(*mv));
            ways.retain(|way| voices.choose(way, position, moves, language) == is_it);
            self.words
                .extend(meaning_that(ways, voice, &SpokenMeaning::Move(*mv)));
        }
    }

    /// Commands can be meant, too, in words that mean nothing else here.
    fn command(&mut self, ids: &[&str], voice: &Voice) {
        for id in ids {
            let ways = row(id).map_or_else(Vec::new, |row| voice.ways_to_say(&row));
            if let Some(first) = ways.first() {
                let meaning = SpokenMeaning::Words(first.clone());
                let mut words = commanded(id, voice, &meaning);
                words.retain(|(way, _)| self.words.iter().all(|(known, _)| known != way));
                self.words.extend(words);
            }
        }
    }
}

/// The commands that are understood aloud, each in a single word, so that the player's way to say it can be learnt.
pub(super) fn commands_to_teach(voices: &Voices, language: &str) -> Vec<Text> {
    let Some(voice) = voices.get(language) else {
        return Vec::new();
    };
    let word = |id: &&str| {
        let mut ways = voice.ways_to_say(&row(id)?).into_iter();
        ways.find(|way| !way.contains(' '))
    };
    let words = COMMANDS.iter().filter_map(word);
    words.map(|word| text(word, voice)).collect()
}

/// The squares of a move: from where it goes, on which a capture turns, and where it ends.
fn squares_of(position: &Position, mv: Move) -> Vec<Square> {
    let along = position.draughts().zip(mv.draughts());
    along.map_or_else(|| vec![mv.from(), mv.to()], |(board, mv)| board.path(mv))
}

/// The ways to say a command, with what they mean here.
fn commanded(id: &str, voice: &Voice, meaning: &SpokenMeaning) -> Vec<(Text, SpokenMeaning)> {
    let ways = row(id).map_or_else(Vec::new, |row| voice.ways_to_say(&row));
    meaning_that(ways, voice, meaning)
}

/// The words of a voice, which all mean the same here.
fn meaning_that(
    ways: Vec<String>,
    voice: &Voice,
    meaning: &SpokenMeaning,
) -> Vec<(Text, SpokenMeaning)> {
    let ways = ways.into_iter();
    ways.map(|way| (text(way, voice), meaning.clone()))
        .collect()
}

/// What can answer an exercise: the names of files, of ranks, or of squares.
fn answers(wanted: Wanted, voice: &Voice, settings: &Settings) -> Vec<String> {
    let file = |set, file| voice.file_name(set, file, Script::Spoken).to_owned();
    let rank = |rank| {
        voice
            .rank_name(settings.into(), rank, Script::Spoken)
            .to_owned()
    };
    match wanted {
        Wanted::File => [FileNames::Anna, FileNames::Letters, FileNames::Nato]
            .into_iter()
            .flat_map(|set| (0..8).map(move |at| file(set, at)))
            .collect(),
        Wanted::Rank => (0..8).map(rank).collect(),
        Wanted::Squares => (0..64)
            .map(|at| format!("{} {}", file(settings.files, at % 8), rank(at / 8)))
            .collect(),
        Wanted::Truth => Vec::new(),
    }
}

fn text(words: String, voice: &Voice) -> Text {
    Text {
        written: words.clone(),
        spoken: words,
        language: voice.speech().to_owned(),
        files: Vec::new(),
    }
}

/// A clock in figures: "90 + 30". None if it has more than one period, or not the same for both.
fn figures(control: &TimeControl) -> Option<String> {
    let [period] = control.periods(Side::White) else {
        return None;
    };
    let is_plain = control.is_equal() && period.moves.is_none() && period.main_s % 60 == 0;
    let minutes = period.main_s / 60;
    is_plain.then(|| match period.bonus {
        Bonus::None => minutes.to_string(),
        Bonus::Increment(_) | Bonus::Bronstein(_) | Bonus::Delay(_) => {
            format!("{minutes} + {}", period.bonus.seconds())
        }
    })
}

/// The sentence of the command that is said in these words.
pub(super) fn sentence_of(words: &str, settings: &Settings, voices: &Voices) -> String {
    let voice = voices.get(&settings.language);
    let is_said = |row: &Row| {
        let ways = voice
            .map(|voice| voice.ways_to_say(row))
            .unwrap_or_default();
        ways.first().is_some_and(|first| first == words)
    };
    let mut rows = COMMANDS.iter().chain(&DRILLS).filter_map(|id| row(id));
    rows.find(is_said).map_or_else(
        || words.to_owned(),
        |row| voices.phrase_in_language(&row.doc(), settings, Script::Written),
    )
}

impl Listened {
    /// The same where some of what was said is missing: what is near to a move or an answer is asked about, and a command is
    /// to be said again.
    pub fn cut(self) -> Self {
        let is_answer = |meaning: &SpokenMeaning| !matches!(meaning, SpokenMeaning::Words(_));
        let torn = Self::Missed(Missed::Torn);
        match self {
            Self::Unclear(one, other) if is_answer(&one) && is_answer(&other) => {
                Self::Unclear(one, other)
            }
            Self::Heard(meaning) | Self::Unsure(meaning) | Self::Unclear(meaning, _) => {
                match is_answer(&meaning) {
                    true => Self::Unsure(meaning),
                    false => torn,
                }
            }
            Self::Missed(Missed::NotUnderstood | Missed::TooSoft) => torn,
            Self::Missed(_)
            | Self::Open
            | Self::Closed
            | Self::Waits
            | Self::GivenUp
            | Self::Teaches(_)
            | Self::Learnt => self,
        }
    }
}
