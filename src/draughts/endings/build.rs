//! Solves the endings, backwards: first what is lost at once, then what is won by a move, and so on.

use super::layout::{EndingLayout, Force, forces};
use crate::draughts::{Move, Position};

/// What is not solved yet, and in the end is a draw.
const OPEN: u8 = 0;
/// The side to move has no move.
const LOST_AT_ONCE: u8 = 1;

/// The codes of all positions: [`OPEN`], or one more than the half-moves, odd for a loss and even for a win.
pub(super) fn solve(layout: &EndingLayout, tell: &mut dyn FnMut(usize, usize)) -> Vec<u8> {
    let mut table = Table {
        codes: vec![OPEN; layout.size()],
        layout,
        moves: Vec::new(),
        last: LOST_AT_ONCE,
    };
    let mut done = 0;
    for force in forces(table.layout.pieces()) {
        // After a move the other side is to move: both are solved together.
        let [men, kings, their_men, their_kings] = force;
        let turned = [their_men, their_kings, men, kings];
        if turned > force {
            continue;
        }
        let mut group = vec![force];
        group.extend((turned != force).then_some(turned));
        done += group
            .iter()
            .map(|force| table.layout.range(*force).len())
            .sum::<usize>();
        table.solve(&group);
        tell(done, table.layout.size());
    }
    for force in forces(table.layout.pieces()) {
        table.thin(force);
    }
    table.codes
}

/// The table while it is made.
struct Table<'a> {
    layout: &'a EndingLayout,
    codes: Vec<u8>,
    moves: Vec<Move>,
    /// The greatest code so far.
    last: u8,
}

impl Table<'_> {
    /// Solves the positions of some forces; what they lead to is solved or among them.
    fn solve(&mut self, group: &[Force]) {
        let mut open: Vec<(Force, usize)> = Vec::new();
        for force in group {
            let numbers = self.layout.range(*force);
            let there = numbers.filter(|number| self.layout.position(*force, *number).is_some());
            open.extend(there.map(|number| (*force, number)));
        }
        // A longer way than any before may begin one half-move behind the longest of those.
        let mut code = LOST_AT_ONCE;
        let mut found = true;
        while found || code <= self.last + 1 {
            let before = open.len();
            open.retain(|(force, number)| {
                let position = self.layout.position(*force, *number);
                let is_solved = position.is_some_and(|position| self.value(&position) == code);
                if is_solved {
                    self.codes[*number] = code;
                }
                !is_solved
            });
            found = open.len() < before;
            if found {
                self.last = self.last.max(code);
            }
            match code.checked_add(1) {
                Some(next) => code = next,
                None => return,
            }
        }
    }

    /// What is known of a position by what is known of those that it leads to: the shortest win, or if every move
    /// loses the longest loss.
    fn value(&mut self, position: &Position) -> u8 {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        position.moves_into(&mut moves);
        let (mut win, mut loss) = (u8::MAX, OPEN);
        let mut is_open = false;
        for mv in &moves {
            let next = position.after(*mv);
            let code = self
                .layout
                .number(&next)
                .map_or(LOST_AT_ONCE, |number| self.codes[number]);
            match code {
                OPEN => is_open = true,
                code if code % 2 == 1 => win = win.min(code),
                code => loss = loss.max(code),
            }
        }
        let value = match (win, is_open) {
            (u8::MAX, true) => OPEN,
            (u8::MAX, false) => loss.saturating_add(1),
            (win, _) => win + 1,
        };
        self.moves = moves;
        value
    }

    /// Positions that are not asked for take the code before them, so that the table is compressed well.
    fn thin(&mut self, force: Force) {
        let mut before = OPEN;
        for number in self.layout.range(force) {
            let position = self.layout.position(force, number);
            let is_kept = position.is_some_and(|position| position.must_capture_with().is_empty());
            if is_kept {
                before = self.codes[number];
            } else {
                self.codes[number] = before;
            }
        }
    }
}
