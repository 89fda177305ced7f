//! The session in a drill: the game lies under it, untouched, until the drill is over.

use crate::board::{Piece, Side, Square, Step};
use crate::drill::line::Task;
use crate::drill::tactics::{self, Collection};
use crate::drill::{Answer, Course, DrillVerdict, Exercise, Subject, Wanted, lesson};
use crate::protocol::ask::Ask;
use crate::protocol::drill::{DrillCommand, DrillEvent, FindingEvent, NoDrill, Stamp};
use crate::protocol::event::Event;
use crate::protocol::question::Question;
use crate::protocol::refusal::Refusal;
use crate::session::{HOME, Session, refused};

/// A drill that is going on.
#[derive(Clone, Debug)]
pub(in crate::session) struct Drilling {
    course: Course,
    /// Where the cursor stood in the game.
    cursor: Square,
}

impl Session {
    /// The exercise that waits for an answer.
    pub fn exercise(&self) -> Option<Exercise> {
        self.drill.as_ref().map(|drill| drill.course.exercise())
    }

    /// Whether a drill of any kind is going on, and the game waits.
    pub fn is_drilling(&self) -> bool {
        self.drill.is_some() || self.is_finding() || self.is_coached()
    }

    /// What is drilled.
    pub fn drilled(&self) -> Option<Subject> {
        self.drill.as_ref().map(|drill| drill.course.subject())
    }

    /// Everything that the player has drilled.
    pub fn progress(&self) -> &crate::drill::Progress {
        &self.progress
    }

    /// What stands on a square of the board of the drill; White's, because some side must be.
    pub(in crate::session) fn drilled_piece_at(&self, square: Square) -> Option<Piece> {
        let kind = self.exercise()?.piece_at(square)?;
        let side = Side::White;
        Some(Piece { side, kind })
    }

    pub(in crate::session) fn obey_drill(&mut self, command: DrillCommand) -> Vec<Event> {
        match command {
            DrillCommand::Begin(subject, stamp) => self.begin_drill(subject, stamp),
            DrillCommand::Load(progress) => {
                self.progress = progress;
                Vec::new()
            }
            DrillCommand::Summary(stamp) => {
                let all = Subject::ALL.into_iter().map(Subject::key);
                let all = all.chain(Task::ALL.map(Task::key)).chain([lesson::SUBJECT]);
                let told = all.filter_map(|subject| self.progress.summary(subject, stamp.day));
                told_of(DrillEvent::Summary(told.collect()))
            }
            DrillCommand::Export => told_of(DrillEvent::ExportWanted),
            DrillCommand::Exported(path) => told_of(DrillEvent::Exported(path)),
            DrillCommand::Answer(answer) => self.answer_drill(&answer),
            DrillCommand::Recall(stamp) => self.begin_recall(stamp),
            DrillCommand::Tactics(stamp) => {
                self.begin_tactics(tactics::own(self.position().game()), stamp)
            }
            DrillCommand::Collection(collection, stamp) => self.tactics_of(*collection, stamp),
            DrillCommand::File => told_of(DrillEvent::FileWanted),
            DrillCommand::NoFile => refused(Refusal::NoDrill(NoDrill::NoFile)),
            DrillCommand::RecallLast => self.ask_for_games(),
            DrillCommand::Games(games, stamp) => self.begin_games(games, stamp),
            DrillCommand::Procedure(stamp) => self.begin_procedure(stamp),
            DrillCommand::Edition => self.next_edition(),
            DrillCommand::Skip if self.is_coached() => self.skip_lesson(),
            DrillCommand::Hint if self.is_coached() => self.hint_in_lesson(),
            DrillCommand::Leave if self.is_coached() => self.leave_lessons(),
            DrillCommand::Blindfold => self.toggle_blindfold(),
            DrillCommand::Peek => self.peek(),
            DrillCommand::Skip if self.is_finding() => self.skip_to_find().unwrap_or_default(),
            DrillCommand::Hint if self.is_finding() => self.hint_to_find().unwrap_or_default(),
            DrillCommand::Leave if self.is_finding() => self.leave_finding(),
            DrillCommand::Skip => {
                let Some(drill) = &mut self.drill else {
                    return not_drilling();
                };
                let skipped = drill.course.skip(&mut self.progress);
                self.then_ask(DrillEvent::Skipped(skipped))
            }
            DrillCommand::Hint => match &mut self.drill {
                Some(drill) => told_of(DrillEvent::Hint(drill.course.hint())),
                None => not_drilling(),
            },
            DrillCommand::Leave => self.leave_drill(),
        }
    }

    fn begin_drill(&mut self, subject: Subject, stamp: Stamp) -> Vec<Event> {
        if self.is_finding() || self.is_coached() {
            return refused(Refusal::NoDrill(NoDrill::Drilling));
        }
        if self.drill.is_none() {
            if let Some(question) = &self.question {
                return refused(Refusal::AnswerFirst(question.clone()));
            }
            if self.is_lawful() && self.record.outcome().is_none() {
                return refused(Refusal::NoDrill(NoDrill::Competing));
            }
        }
        let cursor = self.drill.take().map_or(self.cursor, |drill| drill.cursor);
        let course = Course::begin(subject, stamp.seed, stamp.day, &self.progress);
        self.drill = Some(Drilling { course, cursor });
        self.cursor = HOME;
        self.then_ask(DrillEvent::Began(subject))
    }

    /// An event, and the exercise that is asked now.
    fn then_ask(&mut self, event: DrillEvent) -> Vec<Event> {
        let mut events = told_of(event);
        events.extend(self.ask_exercise());
        events
    }

    /// Asks the exercise. One that wants yes or no is a question, so that one key answers it.
    fn ask_exercise(&mut self) -> Option<Event> {
        let exercise = self.exercise()?;
        let wants_truth = exercise.wanted() == Wanted::Truth;
        self.question = wants_truth.then_some(Question::Drill(exercise));
        Some(Event::Drill(DrillEvent::Asked(exercise)))
    }

    fn answer_drill(&mut self, answer: &Answer) -> Vec<Event> {
        let Some(drill) = &mut self.drill else {
            return not_drilling();
        };
        let outcome = drill.course.answer(answer, &mut self.progress);
        let asks = outcome.is_over || matches!(outcome.verdict, DrillVerdict::NoAnswer);
        let event = DrillEvent::Judged(outcome);
        if asks {
            self.then_ask(event)
        } else {
            told_of(event)
        }
    }

    /// The combinations of a file; what cannot be read is told.
    fn tactics_of(&mut self, collection: Collection, stamp: Stamp) -> Vec<Event> {
        if let Some(refusal) = self.why_no_drill() {
            return refused(refusal);
        }
        let finding = |event| Event::Drill(DrillEvent::Finding(event));
        let named = u32::try_from(collection.bad.len()).unwrap_or(u32::MAX);
        let bad = collection.bad.into_iter().map(FindingEvent::BadLine);
        let mut events: Vec<Event> = bad.map(finding).collect();
        let more = collection.bad_count.saturating_sub(named);
        if more > 0 {
            events.push(finding(FindingEvent::MoreBad(more)));
        }
        if collection.is_part {
            events.push(finding(FindingEvent::PartRead(collection.read)));
        }
        events.extend(self.begin_tactics(collection.puzzles, stamp));
        events
    }

    /// The game is on the board again, as it was.
    fn leave_drill(&mut self) -> Vec<Event> {
        let Some(drill) = self.drill.take() else {
            return not_drilling();
        };
        self.question = None;
        self.cursor = drill.cursor;
        let (right, wrong) = drill.course.score();
        told_of(DrillEvent::Left {
            subject: drill.course.subject(),
            right,
            wrong,
        })
    }

    /// What a command means in a drill; it comes back if it means the same as elsewhere.
    pub(in crate::session) fn obey_in_drill(
        &mut self,
        command: Ask,
    ) -> Result<Vec<Event>, Box<Ask>> {
        let is_leaving = matches!(self.question, Some(Question::LeaveDrill));
        let truth = |truth| Answer::Truth(truth);
        Ok(match command {
            Ask::Yes if is_leaving => self.leave_drill(),
            Ask::No | Ask::Cancel if is_leaving => {
                let mut events = vec![Event::Declined(Question::LeaveDrill)];
                events.extend(self.ask_exercise());
                events
            }
            Ask::Repeat if is_leaving => self.ask(Question::LeaveDrill),
            Ask::Cancel => self.ask(Question::LeaveDrill),
            Ask::Yes => self.answer_drill(&truth(true)),
            Ask::No => self.answer_drill(&truth(false)),
            Ask::TakeOrPut => self.answer_drill(&Answer::Cursor(self.cursor)),
            Ask::Repeat => self.ask_exercise().into_iter().collect(),
            Ask::Help => {
                let subject = self.drilled().into_iter();
                subject
                    .map(|subject| Event::Drill(DrillEvent::Helped(subject)))
                    .collect()
            }
            Ask::Walk(step) => self.walk_in_drill(step),
            Ask::Go(square) => self.go_in_drill(square),
            Ask::Look(square) => self.at(square.unwrap_or(self.cursor)),
            command @ (Ask::Start(_)
            | Ask::Set(_)
            | Ask::Speech(_)
            | Ask::Sound(_)
            | Ask::Quit
            | Ask::Report(_)
            | Ask::Wait(_)
            | Ask::Hall(_)) => return Err(Box::new(command)),
            _ => refused(Refusal::NoDrill(NoDrill::Drilling)),
        })
    }

    fn walk_in_drill(&mut self, step: Step) -> Vec<Event> {
        let seen = crate::explore::seen(step, self.seen_from());
        match self.cursor.step(seen) {
            Some(square) => self.go_in_drill(square),
            None => vec![Event::Edge(self.cursor)],
        }
    }

    fn go_in_drill(&mut self, square: Square) -> Vec<Event> {
        self.cursor = square;
        self.at(square)
    }

    fn at(&self, square: Square) -> Vec<Event> {
        let Some(drill) = &self.drill else {
            return Vec::new();
        };
        told_of(DrillEvent::At {
            square,
            piece: drill.course.exercise().piece_at(square),
            is_named: drill.course.given().contains(&square),
        })
    }
}

fn told_of(event: DrillEvent) -> Vec<Event> {
    vec![Event::Drill(event)]
}

fn not_drilling() -> Vec<Event> {
    refused(Refusal::NoDrill(NoDrill::NotDrilling))
}
