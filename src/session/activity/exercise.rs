//! The session in a drill: the game lies under it, untouched, until the drill is over.

use crate::board::{Piece, Side, Square};
use crate::drill::line::Task;
use crate::drill::tactics::{self, Collection};
use crate::drill::{Answer, Course, DrillVerdict, Subject, Wanted, lesson};
use crate::protocol::{
    Ask, DrillCommand, DrillEvent, Event, FindingEvent, NoDrill, Question, Refusal, Request, Stamp,
};
use crate::session::activity::Activity;
use crate::session::table::{HOME, Table};
use crate::session::{Session, refused};

impl Session {
    /// What is drilled.
    pub fn drilled(&self) -> Option<Subject> {
        self.activity.exercise().map(Course::subject)
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

    pub(in crate::session) fn handle_drill(&mut self, command: DrillCommand) -> Vec<Event> {
        match command {
            DrillCommand::Begin(subject, stamp) => self.begin_exercise(subject, stamp),
            DrillCommand::Summary(stamp) => {
                let all = Subject::ALL.iter().copied().map(Subject::key);
                let all = all.chain(Task::ALL.map(Task::key)).chain([lesson::SUBJECT]);
                let told = all.filter_map(|subject| self.progress.summary(subject, stamp.day));
                told_of(DrillEvent::Summary(told.collect()))
            }
            DrillCommand::Export => {
                self.outside.requests.push(Request::ExportProgress);
                told_of(DrillEvent::Exporting)
            }
            DrillCommand::Answer(answer) => self.answer_drill(&answer),
            DrillCommand::Recall(stamp) => self.begin_recall(stamp),
            DrillCommand::Tactics(stamp) => {
                self.begin_tactics(tactics::own(self.position().game()), stamp)
            }
            DrillCommand::File => {
                refuse!(self.why_no_activity());
                self.outside.requests.push(Request::ReadTactics);
                told_of(DrillEvent::ReadingFile)
            }
            DrillCommand::RecallLast => self.ask_for_games(),
            DrillCommand::Procedure(stamp) => self.begin_procedure(stamp),
            DrillCommand::Edition => self.next_edition(),
            DrillCommand::Blindfold
            | DrillCommand::Hide
            | DrillCommand::Show
            | DrillCommand::Peek
                if self.is_drilling() =>
            {
                refused(Refusal::NoDrill(NoDrill::Drilling))
            }
            DrillCommand::Blindfold if self.is_blindfold() => self.show_board(),
            DrillCommand::Blindfold | DrillCommand::Hide => self.hide_board(),
            DrillCommand::Show => self.show_board(),
            DrillCommand::Peek => self.peek(),
            DrillCommand::Skip => match self.activity.kind() {
                Some(Activity::Exercise(_)) => self.skip_exercise(),
                Some(Activity::Puzzle(_)) => self.skip_to_find(),
                Some(Activity::Lesson(_)) => self.skip_lesson(),
                Some(Activity::Setup(_)) | None => not_drilling(),
            },
            DrillCommand::Hint => self.hint_in_activity(),
            DrillCommand::Leave => self.leave_activity(),
        }
    }

    /// A hint of what goes on over the game.
    pub(in crate::session) fn hint_in_activity(&mut self) -> Vec<Event> {
        match self.activity.kind_mut() {
            Some(Activity::Exercise(drill)) => told_of(DrillEvent::Hint(drill.hint())),
            Some(Activity::Puzzle(_)) => self.hint_to_find(),
            Some(Activity::Lesson(_)) => self.hint_in_lesson(),
            Some(Activity::Setup(_)) | None => not_drilling(),
        }
    }

    fn skip_exercise(&mut self) -> Vec<Event> {
        let Some(drill) = self.activity.exercise_mut() else {
            return not_drilling();
        };
        let (skipped, solution) = drill.skip(&mut self.progress);
        self.then_ask(DrillEvent::Skipped(skipped, solution))
    }

    fn begin_exercise(&mut self, subject: Subject, stamp: Stamp) -> Vec<Event> {
        let course = Course::begin(subject, stamp.seed, stamp.day, &self.progress);
        if let Some(exercise) = self.activity.exercise_mut() {
            *exercise = course;
            self.table.cursor = HOME;
        } else {
            refuse!(self.why_no_activity());
            let table = Table::practice(self.position().game().start());
            self.begin_activity(Activity::Exercise(course), table);
        }
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
        self.table.question = wants_truth.then_some(Question::Drill(exercise));
        Some(Event::Drill(DrillEvent::Asked(exercise)))
    }

    fn answer_drill(&mut self, answer: &Answer) -> Vec<Event> {
        let Some(drill) = self.activity.exercise_mut() else {
            return not_drilling();
        };
        let outcome = drill.answer(answer, &mut self.progress);
        let asks = outcome.is_over || matches!(outcome.verdict, DrillVerdict::NoAnswer);
        let event = DrillEvent::Judged(outcome);
        if asks {
            self.then_ask(event)
        } else {
            told_of(event)
        }
    }

    /// The combinations of a file; what cannot be read is told.
    pub(in crate::session) fn tactics_of(
        &mut self,
        collection: Collection,
        stamp: Stamp,
    ) -> Vec<Event> {
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

    /// Leaves the exercise; the game is on the board again.
    pub(in crate::session) fn leave_exercise(&mut self) -> Vec<Event> {
        let Some(Activity::Exercise(drill)) = self.end_activity() else {
            return not_drilling();
        };
        let (right, wrong) = drill.score();
        told_of(DrillEvent::Left {
            subject: drill.subject(),
            right,
            wrong,
        })
    }

    /// What an ask means in an exercise.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is admitted here and not named means the same as at the table"
    )]
    pub(in crate::session) fn in_exercise(&mut self, ask: Ask) -> Vec<Event> {
        let is_leaving = self.asks_to_leave();
        match ask {
            Ask::Yes if is_leaving => self.leave_exercise(),
            Ask::No | Ask::Cancel if is_leaving => {
                let mut events = vec![Event::Declined(Question::LeaveDrill)];
                events.extend(self.ask_exercise());
                events
            }
            Ask::Repeat if is_leaving => self.ask(Question::LeaveDrill),
            Ask::Cancel => self.ask(Question::LeaveDrill),
            Ask::Yes => self.answer_drill(&Answer::Truth(true)),
            Ask::No => self.answer_drill(&Answer::Truth(false)),
            Ask::TakeOrPut => self.answer_drill(&Answer::Cursor(self.table.cursor)),
            Ask::Repeat => self.ask_exercise().into_iter().collect(),
            Ask::Help => {
                let subject = self.drilled().into_iter();
                subject
                    .map(|subject| Event::Drill(DrillEvent::Helped(subject)))
                    .collect()
            }
            Ask::Look(square) => self.stand_in_exercise(square.unwrap_or(self.table.cursor)),
            ask => self.at_the_table(ask),
        }
    }

    /// What an exercise knows of a square.
    pub(in crate::session) fn stand_in_exercise(&self, square: Square) -> Vec<Event> {
        let Some(course) = self.activity.exercise() else {
            return Vec::new();
        };
        told_of(DrillEvent::At {
            square,
            piece: course.exercise().piece_at(square),
            is_named: course.given().contains(&square),
        })
    }
}

fn told_of(event: DrillEvent) -> Vec<Event> {
    vec![Event::Drill(event)]
}

fn not_drilling() -> Vec<Event> {
    refused(Refusal::NoDrill(NoDrill::NotDrilling))
}
