//! Levels: how strong the opponent plays, and which mistakes it makes.
//!
//! A weak player sees what a move takes and overlooks what it allows. A weak level therefore looks
//! at few half-moves, and now and then it trusts its first look: it makes a move that seems best as
//! long as nobody answers. Such a mistake leaves something to punish, but never more than the level allows.

use super::node::{Node, WIN};
use super::{
    ChessNode, DraughtsNode, Limits, Memory, SearchReport, book, search::Search,
    table::Transpositions, think,
};
use crate::chance::Chance;
use crate::game::{Move, Position};

/// How a level plays.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// How many half-moves it looks ahead.
    depth: u8,
    /// How many positions it looks at, at most.
    nodes: u64,
    /// How much less than the best move another may be worth and be as good to it, in hundredths of a pawn.
    slack: i32,
    /// How often in a hundred moves it trusts its first look.
    oversights: u64,
    /// What such a mistake may cost, in hundredths of a pawn.
    worst: i32,
}

const fn plan(depth: u8, nodes: u64, slack: i32, oversights: u64, worst: i32) -> Plan {
    Plan {
        depth,
        nodes,
        slack,
        oversights,
        worst,
    }
}

/// How many levels there are.
pub const LEVELS: usize = 10;

/// The levels of chess, from a child's first games to the best. Each is meant to be some 200 Elo stronger than the one
/// before: the plans lie between those that a ladder has measured, and `annabella ladder` measures them again.
const CHESS: [Plan; LEVELS] = [
    plan(1, 20_000, 75, 33, 475),
    plan(2, 40_000, 80, 32, 440),
    plan(2, 40_000, 72, 27, 410),
    plan(2, 60_000, 63, 22, 385),
    plan(2, 60_000, 50, 17, 358),
    plan(3, 60_000, 48, 14, 335),
    plan(3, 150_000, 30, 7, 275),
    plan(4, 200_000, 31, 8, 255),
    plan(100, 2_300, 0, 0, 0),
    plan(100, u64::MAX, 0, 0, 0),
];

/// The same for draughts.
const DRAUGHTS: [Plan; LEVELS] = [
    plan(1, 20_000, 165, 68, 760),
    plan(1, 20_000, 105, 48, 600),
    plan(1, 20_000, 82, 36, 500),
    plan(2, 40_000, 72, 27, 430),
    plan(2, 60_000, 48, 16, 360),
    plan(3, 100_000, 37, 11, 290),
    plan(4, 200_000, 25, 7, 230),
    plan(100, 1_800, 0, 0, 0),
    plan(100, 10_000, 0, 0, 0),
    plan(100, u64::MAX, 0, 0, 0),
];

/// The move that a level makes, 1 being the weakest; `None` if there is no legal one.
///
/// The same seed brings the same move as long as `stop` does not say yes and `nodes`, which caps the
/// positions that are looked at, is the same.
pub fn choose(
    position: &Position,
    past: &[Position],
    memory: &mut Memory,
    (level, seed, nodes): (u8, u64, u64),
    stop: &mut dyn FnMut(u64) -> bool,
) -> Option<Move> {
    let mut chance = Chance::new(seed);
    let at = usize::from(level.max(1)) - 1;
    let plans = if position.chess().is_some() {
        &CHESS
    } else {
        &DRAUGHTS
    };
    let plan = plans[at.min(LEVELS - 1)];
    if let Some(mv) = book::pick(position, &mut chance) {
        return Some(mv);
    }
    // Nothing is gained by thinking about the only move.
    if let [mv] = position.legal_moves()[..] {
        return Some(mv);
    }
    if plan.slack > 0 {
        let plan = Plan {
            nodes: plan.nodes.min(nodes),
            ..plan
        };
        let table = &mut memory.table;
        let looks = if position.chess().is_some() {
            looks::<ChessNode>(position, past, table, plan, stop)
        } else {
            looks::<DraughtsNode>(position, past, table, plan, stop)
        };
        return pick(&looks?, plan, &mut chance);
    }
    let limits = Limits {
        depth: plan.depth,
        nodes: plan.nodes.min(nodes),
    };
    let best = think(
        position,
        past,
        memory,
        limits,
        stop,
        &mut |_: &SearchReport<_>| {},
    );
    best.and_then(|best| best.line.first().copied())
}

/// What a move seems to be worth for the side that makes it.
#[derive(Clone, Copy)]
struct Look<M> {
    mv: M,
    /// As far as the level sees.
    value: i32,
    /// As long as nobody answers.
    first: i32,
}

/// Looks at each move of a game.
fn looks<N: Node>(
    position: &Position,
    past: &[Position],
    table: &mut Transpositions,
    plan: Plan,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Option<Vec<Look<Move>>> {
    let node = N::new(position, past)?;
    let looks = look(&node, super::keys::<N>(past), table, plan, stop);
    let plainly = |look: Look<N::Move>| Look {
        mv: N::plain(look.mv),
        value: look.value,
        first: look.first,
    };
    Some(looks.into_iter().map(plainly).collect())
}

/// Looks at each move, deeper and deeper: who is stopped knows all moves equally well.
fn look<N: Node>(
    node: &N,
    past: Vec<u64>,
    table: &mut Transpositions,
    plan: Plan,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Vec<Look<N::Move>> {
    let mut moves = Vec::new();
    node.moves(&mut moves);
    let share = plan.nodes / u64::try_from(moves.len()).unwrap_or(1).max(1);
    let mut path = past;
    path.push(node.key());
    let glance = |mv| {
        let next: N = node.play(mv);
        let first = -next.value();
        Look {
            mv,
            value: end(&next, &path).unwrap_or(first),
            first,
        }
    };
    let mut looks: Vec<Look<N::Move>> = moves.into_iter().map(glance).collect();
    for depth in 1..=plan.depth {
        let limits = Limits {
            depth,
            nodes: share,
        };
        let mut deeper = looks.clone();
        for look in &mut deeper {
            let next = node.play(look.mv);
            if end(&next, &path).is_some() {
                continue;
            }
            let mut is_over = false;
            let mut stop = |nodes| {
                is_over = stop(nodes);
                is_over
            };
            let mut search = Search::new(table, path.clone(), &mut stop);
            let report = search.run(&next, limits, &mut |_| {});
            if is_over {
                return looks;
            }
            if let Some(report) = report.filter(|report| report.depth > 0) {
                look.value = -report.value;
            }
        }
        looks = deeper;
    }
    looks
}

/// The value for the side that has moved, if the game is over or repeats.
fn end<N: Node>(next: &N, path: &[u64]) -> Option<i32> {
    let mut replies = Vec::new();
    next.moves(&mut replies);
    if replies.is_empty() {
        return Some(-next.value_without_moves());
    }
    (next.is_drawn() || path.contains(&next.key())).then_some(0)
}

/// Picks a move as a player of the level does.
fn pick(looks: &[Look<Move>], plan: Plan, chance: &mut Chance) -> Option<Move> {
    let best = looks.iter().max_by_key(|look| look.value)?;
    // A win on the spot is seen even by a beginner, mostly.
    if best.value >= WIN - 1 && !chance.happens(plan.oversights / 2) {
        return Some(best.mv);
    }
    if chance.happens(plan.oversights) {
        let costs = |look: &&Look<Move>| (60..=plan.worst).contains(&(best.value - look.value));
        let tempting = looks.iter().filter(costs).max_by_key(|look| look.first);
        if let Some(look) = tempting {
            return Some(look.mv);
        }
    }
    let good: Vec<&Look<Move>> = looks
        .iter()
        .filter(|look| best.value - look.value <= plan.slack)
        .collect();
    let weight = |look: &&Look<Move>| {
        usize::try_from(plan.slack + 10 - (best.value - look.value)).unwrap_or(1)
    };
    let mut at = chance.below(good.iter().map(weight).sum());
    for look in &good {
        match at.checked_sub(weight(look)) {
            Some(rest) => at = rest,
            None => return Some(look.mv),
        }
    }
    Some(best.mv)
}

/// Whether an opponent of this game agrees to a draw: when it stands worse, or when nothing is left.
pub fn agrees_to_draw(
    position: &Position,
    past: &[Position],
    memory: &mut Memory,
    nodes: u64,
    side_is_to_move: bool,
    stop: &mut dyn FnMut(u64) -> bool,
) -> bool {
    let limits = Limits { depth: 12, nodes };
    let found = think(
        position,
        past,
        memory,
        limits,
        stop,
        &mut |_: &SearchReport<_>| {},
    );
    let Some(value) = found.map(|report| report.value) else {
        return false;
    };
    let own = if side_is_to_move { value } else { -value };
    let is_late = past.len() >= 80;
    own <= -60 || is_late && own <= 20
}
