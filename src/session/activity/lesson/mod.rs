//! Lessons in the procedure of a competition by touch: games of one task each, with the arbiter of every
//! competition, whose rulings cost nothing. The game that was on the board waits.

mod judge;
mod prompt;
mod steps;

use crate::arbiter::{Rules, Turn, law_if};
use crate::drill::lesson::{LESSONS, Lesson, LessonGoal, SUBJECT};
use crate::laws::{self, Edition};
use crate::protocol::{
    Agreement, Conduct, DrillEvent, Event, NoDrill, ProcedureEvent, Refusal, Stamp,
};
use crate::record::Record;
use crate::session::activity::Activity;
use crate::session::activity::learning::{Learning, card};
use crate::session::competition::Contest;
use crate::session::table::{HOME, Table};
use crate::session::{Session, refused};

/// The time control of the lessons: what each side has, in minutes, and what a move brings.
const CONTROL: &str = "120+0";

impl Session {
    /// Whether lessons are going on.
    pub fn is_in_lesson(&self) -> bool {
        self.activity.lesson().is_some()
    }

    /// The lesson that is going on: which one it is, counted from 1, and its key.
    pub fn lesson(&self) -> Option<(u32, &'static str)> {
        let learning = self.activity.lesson()?;
        let number = u32::try_from(learning.at + 1).ok()?;
        Some((number, learning.lesson().key))
    }

    /// Begins the lessons: first those that are due, then those that are new.
    pub(in crate::session) fn begin_procedure(&mut self, stamp: Stamp) -> Vec<Event> {
        refuse!(self.why_no_activity());
        let of_game = self.table.contest.agreement.edition.clone();
        let wanted = self.progress.edition.as_ref().unwrap_or(&of_game);
        let mut editions = laws::CHESS.into_iter();
        let edition = editions.find(|edition| edition.id == wanted);
        self.begin_under_edition(edition.unwrap_or(&laws::FIDE_2023), stamp.day)
    }

    /// The same under the next edition, the newest first.
    pub(in crate::session) fn next_edition(&mut self) -> Vec<Event> {
        let Some(learning) = self.activity.lesson() else {
            return refused(Refusal::NoDrill(NoDrill::NotDrilling));
        };
        let (edition, day) = (learning.edition, learning.day);
        let older = laws::CHESS.into_iter().rev().chain([laws::CHESS[4]]);
        let next = older.skip_while(|one| *one != edition).nth(1);
        let next = next.unwrap_or(edition);
        self.progress.edition = Some(next.id.to_owned());
        self.leave_lessons();
        self.begin_under_edition(next, day)
    }

    fn begin_under_edition(&mut self, edition: &'static Edition, day: u32) -> Vec<Event> {
        let rules = Rules {
            edition,
            form: &edition.standard,
            blind: [true; 2],
        };
        let lessons = LESSONS
            .iter()
            .filter(|lesson| repeats(&rules) || !lesson.needs_repetition);
        let mut lessons: Vec<&'static Lesson> = lessons.collect();
        lessons.sort_by_key(|lesson| {
            let known = self.progress.card_of(SUBJECT, &card(edition, lesson));
            known.map_or(1, |card| if card.due <= day { 0 } else { 2 })
        });
        let Some(first) = lessons.first() else {
            return refused(Refusal::NoMoves);
        };
        let count = u32::try_from(lessons.len()).unwrap_or(u32::MAX);
        let (record, contest) = set_up(first, &rules);
        let start = Box::new((record.clone(), contest.clone()));
        let learning = Learning {
            edition,
            lessons,
            at: 0,
            goal: 0,
            start,
            theirs: None,
            is_prompted: true,
            has_misheard: false,
            slips: 0,
            hints: 0,
            right: 0,
            wrong: 0,
            day,
        };
        let lesson = Activity::Lesson(Box::new(learning));
        self.begin_activity(lesson, Table::new(record, contest));
        let mut events = told(ProcedureEvent::Began {
            edition: edition.name,
            count,
        });
        events.extend(self.announced_in());
        events.extend(self.begin_lesson());
        events
    }

    fn begin_lesson(&mut self) -> Vec<Event> {
        let Some(learning) = self.activity.lesson_mut() else {
            return Vec::new();
        };
        let lesson = learning.lesson();
        let known = self.progress.card_of(SUBJECT, &learning.card());
        learning.is_prompted = known.is_none_or(|card| card.level <= 1);
        (learning.goal, learning.slips, learning.hints) = (0, 0, 0);
        let rules = self.table.contest.rules;
        let number = u32::try_from(learning.at + 1).unwrap_or(u32::MAX);
        let heading = ProcedureEvent::Lesson {
            key: lesson.key,
            number,
            is_prompted: learning.is_prompted,
        };
        // What was ruled last may still be asked about.
        let law = self.table.contest.law;
        (self.table.record, self.table.contest) = set_up(lesson, &rules);
        self.table.contest.law = law;
        (self.table.cursor, self.table.hand, self.table.question) = (HOME, None, None);
        let (now, side) = (self.now, self.table.record.position().turn());
        if let Some(clock) = &mut self.table.contest.clock {
            let _ = clock.start(side, now);
        }
        let mut events = told(heading);
        events.push(Event::Listed(self.placements(None, None)));
        events.extend(self.begin_goal());
        events
    }

    pub(in crate::session) fn begin_goal(&mut self) -> Vec<Event> {
        let start = Box::new((self.table.record.clone(), self.table.contest.clone()));
        let position = self.table.record.position().clone();
        let Some(learning) = self.activity.lesson_mut() else {
            return Vec::new();
        };
        learning.start = start;
        learning.has_misheard = false;
        learning.theirs = if let LessonGoal::Reply(mv) = learning.goal() {
            let mut turn = Turn::new(position);
            turn.make(mv.into());
            turn.announced = crate::arbiter::Announced::AsMade;
            Some(turn)
        } else {
            None
        };
        self.tell_task()
    }

    /// What is to be done, and the next step if each is said.
    pub(in crate::session) fn tell_task(&self) -> Vec<Event> {
        let Some(learning) = self.activity.lesson() else {
            return Vec::new();
        };
        let goal = learning.goal();
        let before = learning
            .goal
            .checked_sub(1)
            .map(|at| learning.lesson().goals[at]);
        let is_same =
            before.is_some_and(|one| one.wanted().is_some() && one.wanted() == goal.wanted());
        let mut events = told(if is_same {
            ProcedureEvent::GoOn
        } else {
            let position = Box::new(learning.start.0.position().clone());
            ProcedureEvent::Task(goal, position)
        });
        // The opponent's announcement need not be heard twice.
        let is_said = matches!(goal, LessonGoal::Reply(_)) && !learning.is_repeated();
        if learning.is_prompted && !is_said {
            events.extend(self.next_step());
        }
        events
    }

    pub(in crate::session) fn next_step(&self) -> Option<Event> {
        let prompt = self.prompt(self.activity.lesson()?)?;
        Some(Event::Drill(DrillEvent::Procedure(ProcedureEvent::Next(
            prompt,
        ))))
    }

    /// The goal is reached: the next one comes, or the next lesson.
    pub(in crate::session) fn reach_goal(&mut self) -> Vec<Event> {
        let Some(learning) = self.activity.lesson_mut() else {
            return Vec::new();
        };
        let mut events = Vec::new();
        if learning.goal + 1 < learning.lesson().goals.len() {
            if matches!(learning.goal(), LessonGoal::Instead(_)) {
                // What was touched still binds.
                self.table.contest.turn = self.table.contest.turn.restored(true);
                events = told(ProcedureEvent::Restored);
            }
            learning.goal += 1;
            events.extend(self.begin_goal());
            return events;
        }
        let (slips, hints) = (learning.slips, learning.hints);
        self.note_lesson(slips == 0 && hints == 0);
        events.extend(told(ProcedureEvent::Passed { slips, hints }));
        events.extend(self.next_lesson());
        events
    }

    pub(in crate::session) fn note_lesson(&mut self, is_right: bool) {
        let Some(learning) = self.activity.lesson_mut() else {
            return;
        };
        if is_right {
            learning.right += 1;
        } else {
            learning.wrong += 1;
        }
        self.progress
            .note_as(SUBJECT, learning.card(), is_right, learning.day);
    }

    pub(in crate::session) fn next_lesson(&mut self) -> Vec<Event> {
        let Some(learning) = self.activity.lesson_mut() else {
            return Vec::new();
        };
        learning.at += 1;
        if learning.at < learning.lessons.len() {
            return self.begin_lesson();
        }
        learning.at -= 1;
        self.leave_lessons()
    }

    /// The game is on the board again, as it was.
    pub(in crate::session) fn leave_lessons(&mut self) -> Vec<Event> {
        let Some(Activity::Lesson(learning)) = self.end_activity() else {
            return refused(Refusal::NoDrill(NoDrill::NotDrilling));
        };
        told(ProcedureEvent::Left {
            right: learning.right,
            wrong: learning.wrong,
        })
    }
}

/// Whether the opponent repeats announcements in this edition.
fn repeats(rules: &Rules) -> bool {
    law_if!(rules.edition.blind, repeat_announcement).is_some()
}

/// The game of a lesson; its clock does not run yet.
fn set_up(lesson: &Lesson, rules: &Rules) -> (Record, Contest) {
    let mut record = Record::starting_from(lesson.start());
    for mv in lesson.played {
        let is_legal = record.play((*mv).into());
        debug_assert!(is_legal, "{mv}");
    }
    let agreement = Agreement {
        conduct: Conduct::Competition,
        edition: rules.edition.id.to_owned(),
        control: CONTROL.parse().ok(),
        opponent_repeats: repeats(rules),
        position: record.start().clone(),
        ..Agreement::default()
    };
    let mut contest = Contest::new(agreement, *rules);
    let side = record.position().turn();
    contest.turn = Turn::new(record.position().clone());
    if lesson.goals.contains(&LessonGoal::Decline) {
        contest.offers.offer(side.other());
    }
    (record, contest)
}

pub(in crate::session) fn told(event: ProcedureEvent) -> Vec<Event> {
    vec![Event::Drill(DrillEvent::Procedure(event))]
}
