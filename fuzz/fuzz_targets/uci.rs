//! Any bytes as a dialogue in UCI: it never panics, never has two searches under way, and answers each search
//! once when it is told to stop.
//!
//! `cargo +nightly fuzz run uci -- -max_total_time=600`
#![no_main]

use annabella::adapters::uci::dialogue::{Dialogue, UciAction, UciFinding};
use annabella::adapters::uci::order::{UciOrder, read};
use libfuzzer_sys::fuzz_target;

#[derive(Default)]
struct Edge {
    dialogue: Dialogue,
    asked: usize,
    answered: usize,
    under_way: usize,
    preparing: usize,
}

impl Edge {
    fn act(&mut self, actions: Vec<UciAction>) {
        for action in actions {
            match action {
                UciAction::Say(line) => {
                    assert!(!line.contains('\n'));
                    self.answered += usize::from(line.starts_with("bestmove "));
                }
                UciAction::Resize(_) | UciAction::Clear => self.preparing += 1,
                UciAction::Think(_) => self.under_way += 1,
                UciAction::Stop(_) | UciAction::Hurry(..) | UciAction::End => {}
            }
        }
        assert!(self.under_way <= 1 && self.answered <= self.asked);
    }

    /// What is first in the queue of the edge is done.
    fn work(&mut self) {
        let finding = if self.preparing > 0 {
            self.preparing -= 1;
            UciFinding::Prepared
        } else if self.under_way > 0 {
            self.under_way -= 1;
            UciFinding::Done(Vec::new())
        } else {
            return;
        };
        let actions = self.dialogue.learn(finding);
        self.act(actions);
    }

    fn hear(&mut self, order: UciOrder) {
        self.asked += usize::from(matches!(order, UciOrder::Go(_)));
        let actions = self.dialogue.hear(order);
        self.act(actions);
    }
}

fuzz_target!(|data: &[u8]| {
    let mut edge = Edge::default();
    for line in data.split(|byte| *byte == b'\n') {
        // A line that begins with a tabulator stands for work that is done.
        if line.first() == Some(&b'\t') {
            edge.work();
        }
        if let Some(order) = read(&String::from_utf8_lossy(line)) {
            edge.hear(order);
        }
    }
    edge.hear(UciOrder::Stop);
    while edge.preparing + edge.under_way > 0 {
        edge.work();
    }
    assert_eq!(edge.answered, edge.asked);
});
