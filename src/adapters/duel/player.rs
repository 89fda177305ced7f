//! Who plays in a match: the embedded opponent, or a foreign engine.

use std::str::FromStr;
use std::time::{Duration, Instant};

use super::Spent;
use crate::adapters::engine::{Budget, External, Strength, Watch};
use crate::game::{Move, Position};
use crate::opponent::{Limits, Memory, choose, think};
use crate::protocol::{Engine, EngineFault};

/// The memory of an embedded player, in mebibytes.
const MEMORY_MIB: usize = 64;

/// Who plays: `embedded`, `embedded,level=5`, `embedded,depth=4`, or the file of an engine with
/// `,elo=1700` or `,level=5` behind it if it is not to play as well as it can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerChoice {
    /// The embedded opponent.
    Embedded {
        /// One of its levels, 1 to 10; without one, the search alone.
        level: Option<u8>,
        /// The greatest depth in half-moves.
        depth: u8,
    },
    /// A foreign engine.
    Foreign(Engine, Strength),
}

/// The text names no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecFault;

impl FromStr for PlayerChoice {
    type Err = SpecFault;

    fn from_str(text: &str) -> Result<Self, SpecFault> {
        let mut parts = text.split(',');
        let head = parts.next().filter(|head| !head.is_empty());
        let head = head.ok_or(SpecFault)?;
        let (mut level, mut depth, mut elo) = (None, None, None);
        for part in parts {
            let (name, value) = part.split_once('=').ok_or(SpecFault)?;
            let number: u32 = value.parse().map_err(|_| SpecFault)?;
            let place = match name {
                "level" if (1..=10).contains(&number) => &mut level,
                "depth" if (1..=100).contains(&number) => &mut depth,
                "elo" => &mut elo,
                _ => return Err(SpecFault),
            };
            *place = Some(number);
        }
        let small = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        if head == "embedded" {
            return match elo {
                Some(_) => Err(SpecFault),
                None => Ok(Self::Embedded {
                    level: level.map(small),
                    depth: depth.map_or(100, small),
                }),
            };
        }
        let strength = match (elo, level, depth) {
            (Some(elo), None, None) => Strength::Elo(elo),
            (None, Some(level), None) => Strength::of_level(small(level)),
            (None, None, None) => Strength::Full,
            _ => return Err(SpecFault),
        };
        Ok(Self::Foreign(Engine::typed(head), strength))
    }
}

/// A player with what it remembers.
pub struct Player {
    spec: PlayerChoice,
    memory: Memory,
    engine: Option<External>,
    /// By how much each move went over its time.
    pub spent: Spent,
    /// How many moves were made, for the seeds of levels.
    made: u64,
}

impl Player {
    /// A player.
    pub fn new(spec: PlayerChoice) -> Self {
        let mebibytes = match spec {
            PlayerChoice::Embedded { .. } => MEMORY_MIB,
            PlayerChoice::Foreign(..) => 1,
        };
        Self {
            spec,
            memory: Memory::new(mebibytes),
            engine: None,
            spent: Spent::default(),
            made: 0,
        }
    }

    /// A new game begins.
    pub fn begin(&mut self) {
        self.memory.clear();
        self.made = 0;
    }

    /// The move for a position.
    ///
    /// # Errors
    /// The engine is at fault; an embedded player never is.
    pub fn choose(
        &mut self,
        position: &Position,
        past: &[Position],
        time: Duration,
    ) -> Result<Move, EngineFault> {
        self.made += 1;
        if let PlayerChoice::Foreign(engine, strength) = &self.spec
            && self.engine.is_none()
        {
            // To start is no part of a move.
            self.engine = External::open(
                engine,
                *strength,
                position,
                (None, true),
                Watch::new(&|| false),
            )?;
        }
        let begin = Instant::now();
        let mut stop = |_| begin.elapsed() >= time;
        let found = match (&self.spec, &mut self.engine) {
            (PlayerChoice::Foreign(_, strength), Some(engine)) => {
                let move_ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
                let budget = Budget::new(move_ms, None);
                let found = engine.choose(position, past, *strength, budget, Watch::new(&|| false));
                found.inspect_err(|_| self.engine = None)?
            }
            (
                PlayerChoice::Embedded {
                    level: Some(level), ..
                },
                _,
            ) => {
                let how = (*level, self.made, u64::MAX);
                choose(position, past, &mut self.memory, how, &mut stop)
            }
            (PlayerChoice::Embedded { depth, .. }, _) => {
                let limits = Limits {
                    depth: *depth,
                    nodes: u64::MAX,
                };
                let memory = &mut self.memory;
                let best = think(position, past, memory, limits, &mut stop, &mut |_| {});
                best.and_then(|best| best.line.first().copied())
            }
            (PlayerChoice::Foreign(..), None) => None,
        };
        self.spent.note(begin.elapsed().saturating_sub(time));
        found.ok_or(EngineFault::Silent)
    }
}
