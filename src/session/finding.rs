//! Finding moves: a game from memory, or a combination. The game that was on the board is put on a
//! shelf until it is over.

use super::aside::Aside;
use super::command::{Command, Entry};
use super::contest::Contest;
use super::drill::{DrillEvent, FindingEvent, NoDrill, Stamp};
use super::event::{Event, Question, Refusal};
use super::{HOME, Session, refused};
use crate::board::{Kind, Square};
use crate::chance::Chance;
use crate::drill::line::{Found, Line, Task};
use crate::drill::tactics::{Goal, Puzzle};
use crate::game::{Move, Position};
use crate::record::Record;

/// A drill in which moves are entered.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    line: Line,
    aside: Aside,
    /// What comes afterwards; the next one is the last.
    puzzles: Vec<Puzzle>,
    /// Under which name the progress keeps what is to be found now.
    card: String,
    day: u32,
    right: u32,
    wrong: u32,
}

impl Finding {
    pub fn aside(&self) -> &Aside {
        &self.aside
    }
}

impl Session {
    /// Whether moves are to be found.
    pub fn is_finding(&self) -> bool {
        self.finding.is_some()
    }

    /// Why no drill can begin now.
    pub(super) fn why_no_drill(&self) -> Option<Refusal> {
        if let Some(question) = &self.question {
            return Some(Refusal::AnswerFirst(question.clone()));
        }
        let competes = self.is_lawful() && self.record.outcome().is_none();
        if self.is_drilling() {
            return Some(Refusal::NoDrill(NoDrill::Drilling));
        }
        competes.then_some(Refusal::NoDrill(NoDrill::Competing))
    }

    /// The game on the board is to be entered from memory.
    pub(super) fn begin_recall(&mut self, stamp: Stamp) -> Vec<Event> {
        if let Some(refusal) = self.why_no_drill() {
            return refused(refusal);
        }
        let moves = self.record.moves().to_vec();
        if moves.is_empty() {
            return refused(Refusal::NoMoves);
        }
        let start = self.record.start().clone();
        let line = Line::new(Task::Recall, start.clone(), Goal::Line(moves));
        self.begin_finding(line, start, Vec::new(), stamp.day)
    }

    /// Combinations are to be found, in an order by chance: first those that are due, then those that are new.
    pub(super) fn begin_tactics(&mut self, mut puzzles: Vec<Puzzle>, stamp: Stamp) -> Vec<Event> {
        if let Some(refusal) = self.why_no_drill() {
            return refused(refusal);
        }
        let mut chance = Chance::new(stamp.seed);
        for at in (1..puzzles.len()).rev() {
            puzzles.swap(at, chance.below(at + 1));
        }
        // The last one of the list comes first.
        puzzles.sort_by_key(|puzzle| {
            let name = card(Task::Tactics, &puzzle.position);
            let known = self.progress.card_of(Task::Tactics.key(), &name);
            known.map_or(1, |known| if known.due <= stamp.day { 2 } else { 0 })
        });
        let Some(first) = puzzles.pop() else {
            return refused(Refusal::NoMoves);
        };
        let line = Line::new(Task::Tactics, first.position.clone(), first.goal);
        self.begin_finding(line, first.position, puzzles, stamp.day)
    }

    fn begin_finding(
        &mut self,
        line: Line,
        start: Position,
        puzzles: Vec<Puzzle>,
        day: u32,
    ) -> Vec<Event> {
        let card = card(line.task, &start);
        let contest = Contest::practice(start.clone());
        let aside = self.put_aside(Record::starting_from(start), contest);
        self.finding = Some(Box::new(Finding {
            line,
            aside,
            puzzles,
            card,
            day,
            right: 0,
            wrong: 0,
        }));
        self.ask_to_find()
    }

    /// What is to be found, and where the pieces stand.
    fn ask_to_find(&self) -> Vec<Event> {
        let Some(finding) = &self.finding else {
            return Vec::new();
        };
        let mut events = vec![Event::Drill(DrillEvent::Finding(FindingEvent::Wanted {
            task: finding.line.task,
            side: self.position().turn(),
            mate_in: finding.line.mate_in(),
        }))];
        if finding.line.task == Task::Tactics {
            events.push(Event::Listed(self.placements(None, None)));
        }
        events
    }

    fn find(&mut self, mv: Move) -> Vec<Event> {
        let before = self.position().clone();
        let Some(finding) = &mut self.finding else {
            return Vec::new();
        };
        self.question = None;
        self.hand = None;
        let Found::Right(answer, is_over) = finding.line.enter(mv) else {
            return vec![Event::Drill(DrillEvent::Finding(FindingEvent::NotFound))];
        };
        let mut events = vec![Event::Moved { before, mv }];
        let _ = self.record.play(mv);
        self.cursor = mv.to();
        if let Some(answer) = answer {
            let before = self.position().clone();
            let _ = self.record.play(answer);
            events.push(Event::Moved { before, mv: answer });
        }
        if is_over {
            events.extend(self.found_all());
        }
        events
    }

    /// The line is at its end: the next one comes, or the game is there again.
    fn found_all(&mut self) -> Vec<Event> {
        let Some(finding) = &mut self.finding else {
            return Vec::new();
        };
        let (slips, hints) = (finding.line.slips, finding.line.hints);
        let is_right = slips + hints == 0;
        if is_right {
            finding.right += 1;
        } else {
            finding.wrong += 1;
        }
        let (task, name) = (finding.line.task, finding.card.clone());
        self.progress
            .note_as(task.key(), name, is_right, finding.day);
        let mut events = vec![Event::Drill(DrillEvent::Finding(FindingEvent::FoundAll {
            slips,
            hints,
        }))];
        let Some(next) = finding.puzzles.pop() else {
            events.extend(self.leave_finding());
            return events;
        };
        finding.card = card(Task::Tactics, &next.position);
        finding.line = Line::new(Task::Tactics, next.position.clone(), next.goal);
        self.record = Record::starting_from(next.position);
        self.contest = Contest::practice(self.record.start().clone());
        self.cursor = HOME;
        events.extend(self.ask_to_find());
        events
    }

    pub(super) fn leave_finding(&mut self) -> Vec<Event> {
        let Some(finding) = self.finding.take() else {
            return refused(Refusal::NoDrill(NoDrill::NotDrilling));
        };
        let Finding {
            aside,
            right,
            wrong,
            ..
        } = *finding;
        self.take_back_on_board(aside);
        vec![Event::Drill(DrillEvent::Finding(FindingEvent::Left {
            right,
            wrong,
        }))]
    }

    pub(super) fn hint_to_find(&mut self) -> Option<Vec<Event>> {
        let finding = self.finding.as_mut()?;
        let event = match finding.line.hint() {
            Some((mv, tells_square)) => {
                let piece = self.record.position().piece_at(mv.from())?;
                DrillEvent::Finding(FindingEvent::Hint {
                    kind: piece.kind,
                    from: mv.from(),
                    to: tells_square.then_some(mv.to()),
                })
            }
            None => DrillEvent::Hint(None),
        };
        Some(vec![Event::Drill(event)])
    }

    /// The move is told and made.
    pub(super) fn skip_to_find(&mut self) -> Option<Vec<Event>> {
        let finding = self.finding.as_mut()?;
        let mv = finding.line.wanted().first().copied()?;
        finding.line.slips = finding.line.slips.saturating_add(1);
        Some(self.find(mv))
    }

    /// The legal moves between two squares: one is entered, of several the piece is asked for.
    fn find_between(&mut self, from: Square, to: Square) -> Vec<Event> {
        let legal = self.position().legal_moves().into_iter();
        let fitting: Vec<Move> = legal
            .filter(|mv| mv.from() == from && mv.to() == to)
            .collect();
        match fitting.as_slice() {
            [] => self.enter(Entry::FromTo(from, to)),
            [mv] => self.find(*mv),
            _ => self.ask(Question::Promotion(from, to)),
        }
    }

    fn find_promotion(&mut self, from: Square, to: Square, kind: Kind) -> Vec<Event> {
        let mut legal = self.position().legal_moves().into_iter();
        let found = legal.find(|mv| (mv.from(), mv.to(), mv.promotion()) == (from, to, Some(kind)));
        match found {
            Some(mv) => self.find(mv),
            None => refused(Refusal::NoQuestion),
        }
    }

    /// What a command means while moves are to be found; it comes back if it means the same as
    /// elsewhere.
    pub(super) fn obey_in_finding(&mut self, command: Command) -> Result<Vec<Event>, Box<Command>> {
        let is_leaving = matches!(self.question, Some(Question::LeaveDrill));
        let is_legal = |mv: &Move| self.position().play(*mv).is_some();
        Ok(match command {
            Command::Yes if is_leaving => self.leave_finding(),
            Command::No | Command::Cancel if is_leaving => {
                self.question = None;
                let mut events = vec![Event::Declined(Question::LeaveDrill)];
                events.extend(self.ask_to_find());
                events
            }
            Command::Repeat => self.ask_to_find(),
            Command::Help => vec![Event::Drill(DrillEvent::Finding(FindingEvent::Helped))],
            Command::Cancel if self.question.is_none() && self.hand.is_none() => {
                self.ask(Question::LeaveDrill)
            }
            Command::Enter(Entry::Move(mv)) | Command::EnterOffering(Entry::Move(mv))
                if is_legal(&mv) =>
            {
                self.find(mv)
            }
            Command::Enter(Entry::FromTo(from, to)) => self.find_between(from, to),
            Command::Enter(Entry::Several(moves)) => {
                let legal = self.position().legal_moves().into_iter();
                let fitting: Vec<Move> = legal.filter(|mv| moves.contains(mv)).collect();
                match fitting.as_slice() {
                    [mv] => self.find(*mv),
                    _ => self.enter(Entry::Several(moves)),
                }
            }
            Command::Enter(entry) => self.enter(entry),
            Command::Promote(kind) => match self.question {
                Some(Question::Promotion(from, to)) => self.find_promotion(from, to, kind),
                _ => refused(Refusal::NoQuestion),
            },
            Command::TakeOrPut => match self.hand {
                Some(from) if from != self.cursor => self.find_between(from, self.cursor),
                _ => self.take_or_put(),
            },
            command @ (Command::Start(_)
            | Command::Set(_)
            | Command::Speech(_)
            | Command::Sound(_)
            | Command::Sweep(_)
            | Command::Quit
            | Command::Report(_)
            | Command::Wait(_)
            | Command::Hall(_)
            | Command::Cancel
            | Command::Walk(_)
            | Command::Go(_)
            | Command::Look(_)
            | Command::Pieces { .. }
            | Command::Attackers(_)
            | Command::Explore(_)
            | Command::Moves
            | Command::Turn) => return Err(Box::new(command)),
            _ => refused(Refusal::NoDrill(NoDrill::Drilling)),
        })
    }
}

/// The name under which the progress keeps what is to be found: the first position, without its counters.
fn card(task: Task, position: &Position) -> String {
    let fen = position.fen();
    match task {
        // One card for all games: no game is asked twice.
        Task::Recall => "game".to_owned(),
        Task::Tactics => fen.split(' ').take(4).collect::<Vec<_>>().join(" "),
    }
}
