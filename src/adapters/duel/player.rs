//! Who plays in a match: the embedded opponent, or a foreign engine.

use std::str::FromStr;
use std::time::{Duration, Instant};

use super::{Spent, beginner};
use crate::adapters::engine::{Budget, External, Strength, Watch};
use crate::chance::Chance;
use crate::game::{Move, Position};
use crate::opponent::{Limits, Memory, choose, think};
use crate::protocol::{Engine, EngineFault};

/// The memory of an embedded player, in mebibytes.
const MEMORY_MIB: usize = 64;

/// Who plays: `embedded`, `embedded,level=5`, `embedded,depth=4`, `embedded,nodes=1000`, `beginner`, or the file of
/// an engine with `,elo=1700` or `,level=5` behind it if it is not to play as well as it can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerChoice {
    /// The embedded opponent.
    Embedded {
        /// One of its levels, 1 to 10; without one, the search alone.
        level: Option<u8>,
        /// How far it looks.
        limits: Limits,
    },
    /// A beginner who sees what hangs, and nothing else.
    Beginner,
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
        let (mut level, mut depth, mut elo, mut nodes) = (None, None, None, None);
        for part in parts {
            let (name, value) = part.split_once('=').ok_or(SpecFault)?;
            let number: u32 = value.parse().map_err(|_| SpecFault)?;
            let place = match name {
                "level" if (1..=10).contains(&number) => &mut level,
                "depth" if (1..=100).contains(&number) => &mut depth,
                "nodes" if number > 0 => &mut nodes,
                "elo" => &mut elo,
                _ => return Err(SpecFault),
            };
            *place = Some(number);
        }
        let small = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        match (head, elo, level, depth, nodes) {
            ("embedded", None, _, _, _) => Ok(Self::Embedded {
                level: level.map(small),
                limits: Limits {
                    depth: depth.map_or(100, small),
                    nodes: nodes.map_or(u64::MAX, u64::from),
                },
            }),
            ("embedded", ..) => Err(SpecFault),
            ("beginner", None, None, None, None) => Ok(Self::Beginner),
            (file, Some(elo), None, None, None) => foreign(file, Strength::Elo(elo)),
            (file, None, Some(level), None, None) => {
                foreign(file, Strength::of_level(small(level)))
            }
            (file, None, None, None, None) => foreign(file, Strength::Full),
            _ => Err(SpecFault),
        }
    }
}

fn foreign(file: &str, strength: Strength) -> Result<PlayerChoice, SpecFault> {
    Ok(PlayerChoice::Foreign(Engine::typed(file), strength))
}

/// A player with what it remembers.
pub struct Player {
    spec: PlayerChoice,
    memory: Memory,
    engine: Option<External>,
    /// By how much each move went over its time.
    pub spent: Spent,
    /// The chance of the game under way.
    chance: Chance,
}

impl Player {
    /// A player.
    pub fn new(spec: PlayerChoice) -> Self {
        let mebibytes = match spec {
            PlayerChoice::Embedded { .. } => MEMORY_MIB,
            PlayerChoice::Foreign(..) | PlayerChoice::Beginner => 1,
        };
        Self {
            spec,
            memory: Memory::new(mebibytes),
            engine: None,
            spent: Spent::default(),
            chance: Chance::new(0),
        }
    }

    /// A new game begins; the same seed brings the same mistakes.
    pub fn begin(&mut self, seed: u64) {
        self.memory.clear();
        self.chance = Chance::new(seed);
    }

    /// Starts an engine, which is no part of a move. Whether it plays as well as it can, though it was to be weaker.
    ///
    /// # Errors
    /// The engine is at fault; an embedded player never is.
    pub fn start(&mut self, position: &Position) -> Result<bool, EngineFault> {
        let PlayerChoice::Foreign(engine, strength) = &self.spec else {
            return Ok(false);
        };
        if self.engine.is_none() {
            let watch = Watch::new(&|| false);
            self.engine = External::open(engine, *strength, position, (None, true), watch)?;
        }
        Ok(self
            .engine
            .as_ref()
            .is_some_and(External::cannot_be_weakened))
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
        self.start(position)?;
        let begin = Instant::now();
        let mut stop = |_| begin.elapsed() >= time;
        let found = match (&self.spec, &mut self.engine) {
            (PlayerChoice::Foreign(_, strength), Some(engine)) => {
                let move_ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
                let budget = Budget::new(move_ms, None);
                let found = engine.choose(position, past, *strength, budget, Watch::new(&|| false));
                found.inspect_err(|_| self.engine = None)?
            }
            (PlayerChoice::Beginner, _) => beginner::choose(position, &mut self.chance),
            (
                PlayerChoice::Embedded {
                    level: Some(level),
                    limits,
                },
                _,
            ) => {
                let how = (*level, self.chance.next(), limits.nodes);
                choose(position, past, &mut self.memory, how, &mut stop)
            }
            (
                PlayerChoice::Embedded {
                    level: None,
                    limits,
                },
                _,
            ) => {
                let memory = &mut self.memory;
                let best = think(position, past, memory, *limits, &mut stop, &mut |_| {});
                best.and_then(|best| best.line.first().copied())
            }
            (PlayerChoice::Foreign(..), None) => None,
        };
        self.spent.note(begin.elapsed().saturating_sub(time));
        found.ok_or(EngineFault::Silent)
    }
}
