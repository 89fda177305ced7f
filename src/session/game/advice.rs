//! How a session gives advice: what is asked of it is thought about elsewhere, and told when it is found.

use crate::board::Side;
use crate::game::{Move, Position};
use crate::openings;
use crate::protocol::{
    Advice, AdviceCommand, AdviceEvent, AnalysisSummary, Assessment, BestLine, Direction,
    ErrandAnswer, ErrandKind, Event, JudgedMove, PracticeEvent, PracticeRefusal, Quality, Refusal,
};
use crate::session::game::practice::{Analysis, ExpectedLine};
use crate::session::table::{HOME, Mode};
use crate::session::{Session, refused};

impl Session {
    pub(in crate::session) fn handle_advice(&mut self, command: AdviceCommand) -> Vec<Event> {
        refuse!(self.why_no_question_now());
        match command {
            AdviceCommand::Ask(advice) => self.want(ErrandKind::Advice(advice)),
            AdviceCommand::Line(way) => self.walk_line(way),
            AdviceCommand::Analyse => self.analyse(),
            AdviceCommand::Turn(way) => self.go_to_turn(way),
            AdviceCommand::Opening => self.name_opening(),
        }
    }

    /// The name of the opening of the game so far. It stands in a table, and nobody has to think about it.
    fn name_opening(&self) -> Vec<Event> {
        let plies = self.plies();
        let so_far = (0..=plies).map(|plies| self.table.record.position_after(plies));
        told(match openings::name_of(so_far) {
            Some((name, known)) => {
                // A game from a position has numbers of its own.
                let last = self.table.record.position_after(known);
                let number = match last.turn() {
                    Side::White => last.number().saturating_sub(1),
                    Side::Black => last.number(),
                };
                AdviceEvent::Opening(name, (known < plies && number > 0).then_some(number))
            }
            None => AdviceEvent::NoOpening,
        })
    }

    fn want(&mut self, task: ErrandKind) -> Vec<Event> {
        refuse!(self.why_opponent_moves());
        if self.position().legal_moves().is_empty() {
            return vec![Event::Status(self.table.record.outcome())];
        }
        self.practice.advising.wanted = Some((task, self.plies()));
        told(AdviceEvent::Looks)
    }

    /// What advice is to be thought about; what was asked of another position is no longer wanted.
    pub(in crate::session) fn advice_wanted(&mut self) -> Option<ErrandKind> {
        let (plies, waits) = (self.plies(), self.why_opponent_moves().is_some());
        let wanted = &mut self.practice.advising.wanted;
        *wanted = wanted.filter(|(_, asked)| *asked == plies && !waits);
        wanted.map(|(task, _)| task)
    }

    /// How many plies of the game were played before the position that is to be looked at next.
    pub(in crate::session) fn next_to_judge(&self) -> Option<usize> {
        let next = self.analysis()?.lines.len();
        (next <= self.table.record.plies()).then_some(next)
    }

    /// What was found for advice.
    pub(in crate::session) fn advice_found(
        &mut self,
        task: ErrandKind,
        found: &ErrandAnswer,
    ) -> Vec<Event> {
        if task == ErrandKind::Judge {
            return self.note_judgement(found);
        }
        self.practice.advising.wanted = None;
        let position = self.position().clone();
        match (task, found) {
            (ErrandKind::Advice(Advice::Hint), ErrandAnswer::Line(line)) => {
                match line.moves.first() {
                    Some(mv) => told(AdviceEvent::Hint(mv.from())),
                    None => told(AdviceEvent::Forced),
                }
            }
            (ErrandKind::Advice(Advice::Value), ErrandAnswer::Line(line)) => {
                told(AdviceEvent::Value(line.assessment(position.turn())))
            }
            (ErrandKind::Line, ErrandAnswer::Line(line)) => self.line_found(line, position),
            (_, ErrandAnswer::Threat(None)) => told(AdviceEvent::NoThreat),
            (_, ErrandAnswer::Threat(Some(mv))) => match position.passed() {
                Some(passed) if passed.play(*mv).is_some() => {
                    told(AdviceEvent::Threat(Box::new((passed, *mv))))
                }
                _ => told(AdviceEvent::Forced),
            },
            (_, ErrandAnswer::Squares(squares)) => {
                let stands = squares
                    .iter()
                    .filter_map(|square| Some((*square, position.piece_at(*square)?)));
                told(AdviceEvent::Hanging(stands.collect()))
            }
            _ => told(AdviceEvent::Forced),
        }
    }

    fn line_found(&mut self, line: &BestLine, from: Position) -> Vec<Event> {
        let moves = legal_part(&from, &line.moves);
        let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        let assessment = line.assessment(from.turn());
        self.practice.advising.line = Some(ExpectedLine {
            from,
            moves,
            told: 0,
        });
        let mut events = told(AdviceEvent::LineFound(assessment, count));
        events.extend(self.walk_line(Direction::Next));
        events
    }

    fn walk_line(&mut self, way: Direction) -> Vec<Event> {
        let position = self.position();
        let line = self.practice.advising.line.as_ref();
        let Some(line) = line.filter(|line| line.from == *position) else {
            return self.want(ErrandKind::Line);
        };
        let told_so_far = match way {
            Direction::Next => line.told + 1,
            Direction::Previous => line.told.saturating_sub(1),
        };
        if told_so_far == 0 || told_so_far > line.moves.len() {
            return told(AdviceEvent::LineEnds(way));
        }
        let before = line.moves[..told_so_far - 1]
            .iter()
            .try_fold(line.from.clone(), |now, mv| now.play(*mv));
        let mv = line.moves[told_so_far - 1];
        let number = u32::try_from(told_so_far).unwrap_or(u32::MAX);
        if let Some(line) = &mut self.practice.advising.line {
            line.told = told_so_far;
        }
        match before {
            Some(before) => told(AdviceEvent::LineMove(Box::new((before, mv)), number)),
            None => told(AdviceEvent::LineEnds(way)),
        }
    }

    /// The analysis of the game on the board.
    fn analysis(&self) -> Option<&Analysis> {
        let analysis = self.practice.advising.analysis.as_ref()?;
        let is_of_it = analysis.start == *self.table.record.start()
            && analysis.moves == self.table.record.moves()
            && self.is_listening();
        is_of_it.then_some(analysis)
    }

    fn analyse(&mut self) -> Vec<Event> {
        if self.table.mode == Mode::Play && self.table.record.outcome().is_none() {
            return refused(Refusal::Practice(PracticeRefusal::GameGoesOn));
        }
        if self.table.record.plies() == 0 {
            return refused(Refusal::NoMoves);
        }
        if self.table.mode == Mode::Play {
            // It is listened to like a game from a file, from its beginning.
            (self.table.mode, self.table.cursor, self.table.hand) = (Mode::Listen(0), HOME, None);
        }
        if let Some(summary) = self.summary() {
            return told(AdviceEvent::Analysed(summary));
        }
        if self.analysis().is_none() {
            self.practice.advising.analysis = Some(Analysis {
                start: self.table.record.start().clone(),
                moves: self.table.record.moves().to_vec(),
                lines: Vec::new(),
            });
        }
        let plies = u32::try_from(self.table.record.plies()).unwrap_or(u32::MAX);
        told(AdviceEvent::Analyses(plies))
    }

    fn note_judgement(&mut self, found: &ErrandAnswer) -> Vec<Event> {
        let line = if let ErrandAnswer::Line(line) = found {
            line.clone()
        } else {
            BestLine {
                value: 0,
                win_in: None,
                moves: Vec::new(),
            }
        };
        if let Some(analysis) = &mut self.practice.advising.analysis {
            analysis.lines.push(line);
        }
        match self.summary() {
            Some(summary) => told(AdviceEvent::Analysed(summary)),
            None => Vec::new(),
        }
    }

    /// What the analysis says of the move after so many plies, as far as it has come.
    fn judged(&self, plies: usize) -> Option<JudgedMove> {
        let analysis = self.analysis()?;
        let mv = *analysis.moves.get(plies)?;
        let (line, next) = (analysis.lines.get(plies)?, analysis.lines.get(plies + 1)?);
        let before = self.table.record.position_after(plies).clone();
        let best = line.moves.first().copied();
        let loss = if best == Some(mv) {
            0
        } else {
            (line.prospects() - (100 - next.prospects())).max(0)
        };
        Some(JudgedMove {
            mv,
            quality: Quality::of(loss),
            loss,
            best,
            assessment: self.assessment_after(next, plies + 1),
            before,
        })
    }

    fn assessment_after(&self, line: &BestLine, plies: usize) -> Assessment {
        line.assessment(self.table.record.position_after(plies).turn())
    }

    /// What the whole game comes to, when all of it was gone through.
    fn summary(&self) -> Option<AnalysisSummary> {
        if self.analysis()?.lines.len() <= self.table.record.plies() {
            return None;
        }
        let judged: Vec<JudgedMove> = (0..self.table.record.plies())
            .filter_map(|plies| self.judged(plies))
            .collect();
        let mut counts = [[0; 3]; 2];
        for one in &judged {
            let of_side = &mut counts[one.before.turn() as usize];
            match one.quality {
                Quality::Best | Quality::Good => {}
                Quality::Inaccuracy => of_side[0] += 1,
                Quality::Mistake => of_side[1] += 1,
                Quality::Blunder => of_side[2] += 1,
            }
        }
        let worst = judged.into_iter().max_by_key(|one| one.loss);
        let turned = worst.filter(|one| one.quality >= Quality::Mistake);
        Some(AnalysisSummary {
            counts,
            turned: turned.map(Box::new),
        })
    }

    /// What the analysis has to say of a move that is listened to.
    pub(in crate::session) fn judgement(&self, plies: usize) -> Vec<Event> {
        let judged = self.judged(plies).map(Box::new);
        judged.map_or_else(Vec::new, |judged| told(AdviceEvent::Judged(judged)))
    }

    fn go_to_turn(&mut self, way: Direction) -> Vec<Event> {
        if self.analysis().is_none() {
            return refused(Refusal::Practice(PracticeRefusal::NotAnalysed));
        }
        let is_turn = |plies: &usize| {
            let judged = self.judged(*plies);
            judged.is_some_and(|judged| judged.quality >= Quality::Mistake)
        };
        let here = self.plies();
        let found = match way {
            Direction::Next => (here..self.table.record.plies()).find(is_turn),
            Direction::Previous => (0..here.saturating_sub(1)).rev().find(is_turn),
        };
        let Some(plies) = found else {
            return told(AdviceEvent::NoTurn(way));
        };
        let mut events = self.jump(plies + 1);
        events.extend(self.judgement(plies));
        events
    }
}

/// As many moves of a line as are legal.
fn legal_part(from: &Position, moves: &[Move]) -> Vec<Move> {
    let mut now = from.clone();
    let mut part = Vec::new();
    for mv in moves {
        let Some(next) = now.play(*mv) else { break };
        part.push(*mv);
        now = next;
    }
    part
}

fn told(event: AdviceEvent) -> Vec<Event> {
    vec![Event::Practice(PracticeEvent::Advice(event))]
}
