//! What `listen` counts.

use std::time::Duration;

use crate::listening::{GateVerdict, Sense};

/// What became of recordings of one kind.
#[derive(Default)]
pub(super) struct Hearings {
    all: usize,
    /// The nearest phrase was the right one, whatever the gate says.
    nearest: usize,
    right: usize,
    asked: usize,
    asked_wrongly: usize,
    wrong: usize,
    distances: Vec<f32>,
    slowest: Duration,
}

impl Hearings {
    /// Counts one recording.
    pub(super) fn count(&mut self, verdict: &GateVerdict, wanted: Option<Sense>, took: Duration) {
        self.all += 1;
        self.slowest = self.slowest.max(took);
        let is_wanted = |sense| Some(sense) == wanted;
        let best = match verdict {
            GateVerdict::Clear { best, .. }
            | GateVerdict::Doubtful { best, .. }
            | GateVerdict::Unsure { best } => Some(*best),
            GateVerdict::Refused { best } => *best,
        };
        if let Some(best) = best {
            self.nearest += usize::from(is_wanted(best.sense));
            self.distances.push(best.distance);
        }
        match verdict {
            GateVerdict::Clear { best, .. } => {
                let count = if is_wanted(best.sense) {
                    &mut self.right
                } else {
                    &mut self.wrong
                };
                *count += 1;
            }
            GateVerdict::Doubtful { best, second } => {
                let is_there = is_wanted(best.sense) || is_wanted(second.sense);
                let count = if is_there {
                    &mut self.asked
                } else {
                    &mut self.asked_wrongly
                };
                *count += 1;
            }
            GateVerdict::Unsure { best } if is_wanted(best.sense) => self.asked += 1,
            GateVerdict::Unsure { .. } => self.asked_wrongly += 1,
            GateVerdict::Refused { .. } => {}
        }
    }

    /// The line of the table.
    pub(super) fn line(&mut self, name: &str) -> String {
        self.distances.sort_by(f32::total_cmp);
        let at = |part: usize| {
            let last = self.distances.len().saturating_sub(1);
            self.distances
                .get(last * part / 100)
                .copied()
                .unwrap_or_default()
        };
        let refused = self.all - self.right - self.wrong - self.asked - self.asked_wrongly;
        format!(
            "{name}\t{}\t{}\t{}\t{}\t{}\t{}\t{refused}\t{:.3}\t{:.3}\t{}",
            self.all,
            self.nearest,
            self.right,
            self.asked,
            self.asked_wrongly,
            self.wrong,
            at(5),
            at(95),
            self.slowest.as_millis(),
        )
    }
}
