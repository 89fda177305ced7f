//! The dialogue with a program that speaks UCI: orders and findings go in, actions come out.
//!
//! It is pure, so that no order can come too early or too late: what a search has found is held as long as
//! the answer waits for `stop` or `ponderhit`, and each search has a number by which it is stopped.

use std::collections::VecDeque;
use std::ops::RangeInclusive;

use super::order::{UciOrder, UciSearch, legal};
use crate::board::Side;
use crate::game::{Move, Position};
use crate::opponent::{LEVELS, Limits, SearchReport};

/// The size of the memory unless the option `Hash` says otherwise, in mebibytes.
const HASH_MIB: usize = 32;
const HASH_RANGE_MIB: RangeInclusive<usize> = 1..=4096;
/// How far the only move is looked at where a clock runs, in half-moves.
const DEPTH_OF_ONLY_MOVE: u8 = 4;
/// How many lines the option `MultiPV` may ask for.
const LINES_RANGE: RangeInclusive<usize> = 1..=100;
/// The strengths that the option `UCI_Elo` may ask for; the highest is the level without limit.
const ELO_RANGE: RangeInclusive<usize> = 600..=2400;

/// Something for the edge to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciAction {
    /// A line for the other program.
    Say(String),
    /// Make the memory anew, of so many mebibytes, and tell `UciFinding::Prepared`.
    Resize(usize),
    /// Forget the game, and tell `UciFinding::Prepared`.
    Clear,
    /// Search. What comes before is done first.
    Think(Box<UciTask>),
    /// The search with this number ends, even if it has not begun, and so do all before it.
    Stop(u64),
    /// The search with this number ends after so many milliseconds from now.
    Hurry(u64, u64),
    /// The end.
    End,
}

/// A search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UciTask {
    /// Its number; later ones are greater.
    pub number: u64,
    /// The positions of the game, the last of which is thought about; none if none stands.
    pub game: Vec<Position>,
    /// How far.
    pub limits: Limits,
    /// Only these moves are looked at; all, if there are none.
    pub only: Vec<Move>,
    /// How many lines are told.
    pub lines: usize,
    /// The level that plays, if the strength is limited.
    pub level: Option<u8>,
    /// The time from now, in milliseconds.
    pub budget_ms: Option<u64>,
}

/// What the edge has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciFinding {
    /// The memory is as was asked for.
    Prepared,
    /// A line was searched, in so many milliseconds.
    Line(SearchReport<Move>, u64),
    /// A search has ended with these moves, the first of which is to be made; with none if there is none.
    Done(Vec<Move>),
}

/// A search that was asked for and whose answer is owed.
#[derive(Debug)]
struct Asked {
    task: UciTask,
    /// What it is given when the expected move has been made, in milliseconds.
    budget_ms: Option<u64>,
    holds: Hold,
    /// What was found, while the answer is held.
    found: Option<Vec<Move>>,
}

/// Until when an answer is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Free,
    UntilStop,
    UntilHit,
}

/// Where the dialogue stands.
#[derive(Debug)]
pub struct Dialogue {
    game: Vec<Position>,
    /// The searches whose answers are owed; the first one is under way.
    asked: VecDeque<Asked>,
    /// How many searches there were.
    count: u64,
    lines: usize,
    is_limited: bool,
    elo: usize,
    hash: usize,
    /// The size that the memory has or is being given.
    allocated: Option<usize>,
    /// Whether the memory is still to be cleared.
    is_stale: bool,
    /// How many preparations are under way.
    preparing: u32,
    /// How often `readyok` is owed.
    owed_ready: u32,
    /// Whether no more orders come.
    is_ending: bool,
}

impl Default for Dialogue {
    fn default() -> Self {
        Self {
            game: vec![Position::default()],
            asked: VecDeque::new(),
            count: 0,
            lines: 1,
            is_limited: false,
            elo: *ELO_RANGE.end(),
            hash: HASH_MIB,
            allocated: None,
            is_stale: false,
            preparing: 0,
            owed_ready: 0,
            is_ending: false,
        }
    }
}

impl Dialogue {
    /// What is to be done about an order, in this order.
    pub fn hear(&mut self, order: UciOrder) -> Vec<UciAction> {
        match order {
            UciOrder::Greet => greeting().into_iter().map(UciAction::Say).collect(),
            UciOrder::IsReady => {
                self.owed_ready += 1;
                let mut actions = self.prepare();
                actions.extend(self.readiness());
                actions
            }
            UciOrder::NewGame => {
                self.is_stale = true;
                self.prepare()
            }
            UciOrder::Set(name, value) => match self.set(&name, &value) {
                Some(()) => self.prepare(),
                None => vec![remark(&format!("no such option or value: {name} {value}"))],
            },
            UciOrder::Position(game, fault) => {
                self.game = game;
                fault.iter().map(|fault| remark(fault)).collect()
            }
            UciOrder::Go(search) => self.go(&search),
            UciOrder::PonderHit => self.hit(),
            UciOrder::Stop => self.stop(),
            UciOrder::Quit => vec![UciAction::Stop(self.count), UciAction::End],
            UciOrder::Faulty(fault) => vec![remark(&fault)],
        }
    }

    /// No order comes any more. What ends by itself is awaited, and the rest ends now.
    pub fn end(&mut self) -> Vec<UciAction> {
        self.is_ending = true;
        let waits = self.asked.iter().any(|asked| asked.holds != Hold::Free);
        let mut actions = if waits { self.stop() } else { Vec::new() };
        if self.asked.is_empty() {
            actions.push(UciAction::End);
        }
        actions
    }

    /// What is to be done about a finding.
    pub fn learn(&mut self, finding: UciFinding) -> Vec<UciAction> {
        match finding {
            UciFinding::Prepared => {
                self.preparing = self.preparing.saturating_sub(1);
                self.readiness()
            }
            UciFinding::Line(report, ms) => {
                let lines = self.asked.front().map_or(1, |asked| asked.task.lines);
                vec![UciAction::Say(info(&report, ms, lines > 1))]
            }
            UciFinding::Done(line) => {
                if let Some(asked) = self.asked.front_mut() {
                    asked.found = Some(line);
                }
                self.answer()
            }
        }
    }

    /// Sets an option. `None` if there is no such one, or it cannot have the value.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        let number = |range: RangeInclusive<usize>| {
            let value: usize = value.parse().ok()?;
            Some(value.clamp(*range.start(), *range.end()))
        };
        match name {
            "hash" => self.hash = number(HASH_RANGE_MIB)?,
            "multipv" => self.lines = number(LINES_RANGE)?,
            "uci_elo" => self.elo = number(ELO_RANGE)?,
            "uci_limitstrength" => self.is_limited = value.to_lowercase().parse().ok()?,
            "clear hash" => self.is_stale = true,
            // It is the other program that decides when to ponder.
            "ponder" => {}
            _ => return None,
        }
        Some(())
    }

    /// Brings the memory to what was asked for. A search that is under way keeps what it has.
    fn prepare(&mut self) -> Vec<UciAction> {
        let mut actions = Vec::new();
        if !self.asked.is_empty() {
            return actions;
        }
        if self.allocated != Some(self.hash) {
            self.allocated = Some(self.hash);
            actions.push(UciAction::Resize(self.hash));
        } else if self.is_stale {
            actions.push(UciAction::Clear);
        } else {
            return actions;
        }
        self.is_stale = false;
        self.preparing += 1;
        actions
    }

    /// `readyok` as often as it is owed, unless the memory is still being made.
    fn readiness(&mut self) -> Vec<UciAction> {
        if self.preparing > 0 {
            return Vec::new();
        }
        let owed = std::mem::take(&mut self.owed_ready);
        let ready = || UciAction::Say("readyok".to_owned());
        std::iter::repeat_with(ready).take(owed as usize).collect()
    }

    /// A search. One that is still under way ends first.
    fn go(&mut self, search: &UciSearch) -> Vec<UciAction> {
        let mut actions = self.stop();
        actions.extend(self.prepare());
        self.count += 1;
        // Where no position stands the answer is that there is no move.
        let now = self.game.last();
        let only = now.map_or_else(Vec::new, |now| legal(&search.only, now));
        let turn = now.map_or(Side::White, Position::turn);
        let holds = match search {
            search if search.ponders => Hold::UntilHit,
            search if search.is_infinite => Hold::UntilStop,
            _ => Hold::Free,
        };
        let budget_ms = search.budget_ms(turn).filter(|_| !search.is_infinite);
        // Who analyses wants to know the truth.
        let is_analysis = search.is_infinite || !only.is_empty();
        let level = Some(level(self.elo)).filter(|_| self.is_limited && !is_analysis);
        // With a clock nothing is gained by thinking long about the only move.
        let is_forced = budget_ms.is_some() && now.is_some_and(|now| now.legal_moves().len() == 1);
        let depth = search.depth.or(is_forced.then_some(DEPTH_OF_ONLY_MOVE));
        let task = UciTask {
            number: self.count,
            game: self.game.clone(),
            limits: Limits {
                depth: depth.unwrap_or(u8::MAX),
                nodes: search.nodes.unwrap_or(u64::MAX),
            },
            only,
            lines: self.lines,
            level: level.filter(|level| usize::from(*level) < LEVELS),
            budget_ms: budget_ms.filter(|_| holds == Hold::Free),
        };
        if self.asked.is_empty() {
            actions.push(UciAction::Think(Box::new(task.clone())));
        }
        self.asked.push_back(Asked {
            task,
            budget_ms,
            holds,
            found: None,
        });
        actions
    }

    /// The expected move was made: from now on the search is one like any other.
    fn hit(&mut self) -> Vec<UciAction> {
        let is_only = self.asked.len() == 1;
        let Some(last) = self.asked.back_mut() else {
            return Vec::new();
        };
        if last.holds != Hold::UntilHit {
            return Vec::new();
        }
        last.holds = match last.budget_ms {
            None if last.task.is_unlimited() => Hold::UntilStop,
            _ => Hold::Free,
        };
        last.task.budget_ms = last.budget_ms;
        let mut actions = Vec::new();
        if let (true, Some(ms)) = (is_only, last.budget_ms) {
            actions.push(UciAction::Hurry(last.task.number, ms));
        }
        actions.extend(self.answer());
        actions
    }

    /// All that is asked for ends, whether it has begun or not.
    fn stop(&mut self) -> Vec<UciAction> {
        if self.asked.is_empty() {
            return Vec::new();
        }
        for asked in &mut self.asked {
            asked.holds = Hold::Free;
        }
        let mut actions = vec![UciAction::Stop(self.count)];
        actions.extend(self.answer());
        actions
    }

    /// The answer to the first search, if it is there and not held; then the next one begins.
    fn answer(&mut self) -> Vec<UciAction> {
        let is_due = |asked: &mut Asked| asked.holds == Hold::Free && asked.found.is_some();
        let Some(asked) = self.asked.pop_front_if(is_due) else {
            return Vec::new();
        };
        let line = asked.found.unwrap_or_default();
        let mv = |at: usize| line.get(at).map(Move::to_string);
        let best = mv(0).unwrap_or_else(|| "0000".to_owned());
        let expected = mv(1).map(|mv| format!(" ponder {mv}")).unwrap_or_default();
        let mut actions = vec![UciAction::Say(format!("bestmove {best}{expected}"))];
        match self.asked.front() {
            Some(next) => actions.push(UciAction::Think(Box::new(next.task.clone()))),
            None if self.is_ending => actions.push(UciAction::End),
            None => actions.extend(self.prepare()),
        }
        actions
    }
}

impl UciTask {
    /// Whether nothing but an order ends the search.
    fn is_unlimited(&self) -> bool {
        self.limits.depth == u8::MAX && self.limits.nodes == u64::MAX
    }
}

fn remark(text: &str) -> UciAction {
    let text: String = text.chars().filter(|c| !c.is_control()).take(200).collect();
    UciAction::Say(format!("info string {text}"))
}

/// The level for a strength in Elo: they are spread evenly.
fn level(elo: usize) -> u8 {
    let (least, most) = ELO_RANGE.into_inner();
    let steps = LEVELS - 1;
    let above = elo.saturating_sub(least) * steps + (most - least) / 2;
    u8::try_from(1 + above / (most - least)).unwrap_or(1)
}

fn greeting() -> Vec<String> {
    let spin = |name: &str, value: usize, range: RangeInclusive<usize>| {
        let (least, most) = range.into_inner();
        format!("option name {name} type spin default {value} min {least} max {most}")
    };
    vec![
        concat!("id name Annabella ", env!("CARGO_PKG_VERSION")).to_owned(),
        "id author the makers of Annabella".to_owned(),
        spin("Hash", HASH_MIB, HASH_RANGE_MIB),
        "option name Clear Hash type button".to_owned(),
        spin("MultiPV", 1, LINES_RANGE),
        "option name Ponder type check default false".to_owned(),
        "option name UCI_LimitStrength type check default false".to_owned(),
        spin("UCI_Elo", *ELO_RANGE.end(), ELO_RANGE),
        "uciok".to_owned(),
    ]
}

fn info(report: &SearchReport<Move>, ms: u64, shows_place: bool) -> String {
    let score = match report.win_in() {
        Some(plies) if plies > 0 => format!("mate {}", (plies + 1) / 2),
        Some(plies) => format!("mate {}", (plies - 1) / 2),
        None => format!("cp {}", report.value),
    };
    let ms = ms.max(1);
    let place = shows_place.then(|| format!(" multipv {}", report.place));
    let line: Vec<String> = report.line.iter().map(Move::to_string).collect();
    format!(
        "info depth {}{} score {score} nodes {} nps {} time {ms} pv {}",
        report.depth,
        place.unwrap_or_default(),
        report.nodes,
        u128::from(report.nodes) * 1000 / u128::from(ms),
        line.join(" "),
    )
}
