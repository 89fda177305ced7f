//! Finding moves: a game from memory, or a combination. The game that was on the board is put on a
//! shelf until it is over.

use crate::board::{Kind, Square};
use crate::drill::line::{FoundLine, Task};
use crate::drill::tactics::{self, Puzzle};
use crate::game::Move;
use crate::protocol::{
    Ask, DrillEvent, Event, FindingEvent, MoveEntry, NoDrill, OwnGame, Question, Refusal,
    ShelfRequest, Stamp,
};
use crate::record::Record;
use crate::session::activity::Activity;
use crate::session::activity::solving::{QueuedPuzzle, Solving, next_sound};
use crate::session::competition::Contest;
use crate::session::table::{HOME, Table};
use crate::session::{Session, refused};

impl Session {
    /// Whether moves are to be found.
    pub fn is_finding(&self) -> bool {
        self.activity.puzzle().is_some()
    }

    /// The game on the board is to be entered from memory; without one, the last games of the shelf.
    pub(in crate::session) fn begin_recall(&mut self, stamp: Stamp) -> Vec<Event> {
        if self.table.record.moves().is_empty() {
            return self.ask_for_games();
        }
        refuse!(self.why_no_activity());
        let queued = QueuedPuzzle::game(&self.table.record, None);
        self.begin_finding(queued.into_iter().collect(), stamp.day)
    }

    /// The shelf is asked for the player's last games.
    pub(in crate::session) fn ask_for_games(&mut self) -> Vec<Event> {
        match self.why_no_activity() {
            Some(refusal) => refused(refusal),
            None => self.ask_shelf(ShelfRequest::Last),
        }
    }

    /// The last games, the newest first: first those that are due, then those that were never asked for, then the
    /// others.
    pub(in crate::session) fn begin_games(
        &mut self,
        games: Vec<OwnGame>,
        stamp: Stamp,
    ) -> Vec<Event> {
        refuse!(self.why_no_activity());
        let queue = games.into_iter();
        let queue = queue.filter_map(|game| QueuedPuzzle::game(&game.record, Some(game.listing)));
        let mut queue: Vec<QueuedPuzzle> = queue.collect();
        queue.sort_by_key(|queued| {
            self.progress
                .turn_of(Task::Recall.key(), &queued.card, stamp.day)
        });
        if queue.is_empty() {
            return refused(Refusal::NoDrill(NoDrill::NoGames));
        }
        self.begin_finding(queue, stamp.day)
    }

    /// Combinations are to be found: first those that are due, then those that are new.
    pub(in crate::session) fn begin_tactics(
        &mut self,
        puzzles: Vec<Puzzle>,
        stamp: Stamp,
    ) -> Vec<Event> {
        refuse!(self.why_no_activity());
        let order = (stamp.seed, stamp.day);
        let puzzles = tactics::pick(puzzles, &self.progress, order, usize::MAX);
        if puzzles.is_empty() {
            return refused(Refusal::NoDrill(NoDrill::NoTactics));
        }
        self.begin_finding(
            puzzles.into_iter().map(QueuedPuzzle::tactics).collect(),
            stamp.day,
        )
    }

    /// Puts the game aside, and asks for the first of these.
    fn begin_finding(&mut self, mut queue: Vec<QueuedPuzzle>, day: u32) -> Vec<Event> {
        queue.reverse();
        let mut events = Vec::new();
        let Some((queued, line)) = next_sound(&mut queue, &mut events) else {
            events.extend(refused(Refusal::NoDrill(NoDrill::NoTactics)));
            return events;
        };
        let start = queued.start.clone();
        let puzzle = Activity::Puzzle(Solving {
            line,
            current: queued,
            queue,
            day,
            right: 0,
            wrong: 0,
        });
        self.begin_activity(puzzle, Table::practice(start));
        events.extend(self.ask_to_find());
        events
    }

    /// What is to be found, and where the pieces stand.
    fn ask_to_find(&self) -> Vec<Event> {
        let Some(finding) = self.activity.puzzle() else {
            return Vec::new();
        };
        let mut events = vec![Event::Drill(DrillEvent::Finding(FindingEvent::Wanted {
            aim: finding.line.aim(),
            side: self.position().turn(),
            rating: finding.current.rating,
            game: finding.current.game.clone(),
        }))];
        if finding.line.task == Task::Tactics {
            events.push(Event::Listed(self.placements(None, None)));
        }
        events
    }

    fn find(&mut self, mv: Move) -> Vec<Event> {
        let before = self.position().clone();
        let Some(finding) = self.activity.puzzle_mut() else {
            return Vec::new();
        };
        self.table.question = None;
        self.table.hand = None;
        let (answer, is_over) = match finding.line.enter(mv) {
            FoundLine::Right(answer, is_over) => (answer, is_over),
            FoundLine::Wrong => return told(FindingEvent::NotFound),
            FoundLine::Unproved => return told(FindingEvent::Unproved),
        };
        let mut events = vec![Event::Moved { before, mv }];
        let _ = self.table.record.play(mv);
        self.table.cursor = mv.to();
        if let Some(answer) = answer {
            let before = self.position().clone();
            let _ = self.table.record.play(answer);
            events.push(Event::Moved { before, mv: answer });
        }
        if is_over {
            events.extend(self.found_all());
        }
        events
    }

    /// The line is at its end: the next one comes, or the game is there again.
    fn found_all(&mut self) -> Vec<Event> {
        let Some(finding) = self.activity.puzzle_mut() else {
            return Vec::new();
        };
        let (slips, hints) = (finding.line.slips, finding.line.hints);
        let is_right = slips + hints == 0;
        if is_right {
            finding.right += 1;
        } else {
            finding.wrong += 1;
        }
        let (task, name) = (finding.line.task, finding.current.card.clone());
        self.progress
            .note_as(task.key(), name, is_right, finding.day);
        let mut events = told(FindingEvent::FoundAll { slips, hints });
        let Some((next, line)) = next_sound(&mut finding.queue, &mut events) else {
            events.extend(self.leave_puzzle());
            return events;
        };
        self.table.record = Record::starting_from(next.start.clone());
        self.table.contest = Contest::practice(next.start.clone());
        finding.current = next;
        finding.line = line;
        self.table.cursor = HOME;
        events.extend(self.ask_to_find());
        events
    }

    pub(in crate::session) fn leave_puzzle(&mut self) -> Vec<Event> {
        let Some(Activity::Puzzle(solving)) = self.end_activity() else {
            return refused(Refusal::NoDrill(NoDrill::NotDrilling));
        };
        told(FindingEvent::Left {
            right: solving.right,
            wrong: solving.wrong,
        })
    }

    pub(in crate::session) fn hint_to_find(&mut self) -> Vec<Event> {
        let hint = self
            .activity
            .puzzle_mut()
            .and_then(|puzzle| puzzle.line.hint());
        let found = hint.and_then(|(mv, tells_square)| {
            let piece = self.table.record.position().piece_at(mv.from())?;
            Some(FindingEvent::Hint {
                kind: piece.kind,
                from: mv.from(),
                to: tells_square.then_some(mv.to()),
            })
        });
        vec![Event::Drill(
            found.map_or(DrillEvent::Hint(None), DrillEvent::Finding),
        )]
    }

    /// The move is told and made.
    pub(in crate::session) fn skip_to_find(&mut self) -> Vec<Event> {
        let Some(puzzle) = self.activity.puzzle_mut() else {
            return Vec::new();
        };
        let Some(mv) = puzzle.line.solution() else {
            return told(FindingEvent::Unproved);
        };
        puzzle.line.slips = puzzle.line.slips.saturating_add(1);
        self.find(mv)
    }

    /// The legal moves between two squares: one is entered, of several the piece is asked for.
    fn find_between(&mut self, from: Square, to: Square) -> Vec<Event> {
        let legal = self.position().legal_moves().into_iter();
        let fitting: Vec<Move> = legal
            .filter(|mv| mv.from() == from && mv.to() == to)
            .collect();
        match fitting.as_slice() {
            [] => self.enter(MoveEntry::FromTo(from, to)),
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

    /// What an ask means while moves are to be found.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is admitted here and not named means the same as at the table"
    )]
    pub(in crate::session) fn in_puzzle(&mut self, ask: Ask) -> Vec<Event> {
        let is_leaving = self.asks_to_leave();
        match ask {
            Ask::Yes if is_leaving => self.leave_puzzle(),
            Ask::No | Ask::Cancel if is_leaving => {
                self.table.question = None;
                let mut events = vec![Event::Declined(Question::LeaveDrill)];
                events.extend(self.ask_to_find());
                events
            }
            Ask::Repeat => self.ask_to_find(),
            Ask::Help => told(FindingEvent::Helped),
            Ask::Cancel if self.table.question.is_none() && self.table.hand.is_none() => {
                self.ask(Question::LeaveDrill)
            }
            Ask::Enter(entry) | Ask::EnterOffering(entry) => self.enter_found(entry),
            Ask::Promote(kind) => match self.table.question {
                Some(Question::Promotion(from, to)) => self.find_promotion(from, to, kind),
                _ => refused(Refusal::NoQuestion),
            },
            Ask::TakeOrPut => match self.table.hand {
                Some(from) if from != self.table.cursor => {
                    self.find_between(from, self.table.cursor)
                }
                _ => self.take_or_put(),
            },
            ask => self.at_the_table(ask),
        }
    }

    /// A legal move that was entered is compared with what is to be found.
    fn enter_found(&mut self, entry: MoveEntry) -> Vec<Event> {
        if let MoveEntry::FromTo(from, to) = entry {
            return self.find_between(from, to);
        }
        let legal = self.position().legal_moves().into_iter();
        let fitting: Vec<Move> = legal.filter(|mv| entry.names(mv)).collect();
        match fitting.as_slice() {
            [mv] => self.find(*mv),
            _ => self.enter(entry),
        }
    }
}

fn told(event: FindingEvent) -> Vec<Event> {
    vec![Event::Drill(DrillEvent::Finding(event))]
}
