//! A listener at whose pace the sound is made: nothing is rendered before it is listened to.

use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use annabella::adapters::audio::{SinkChoice, Tap};

use crate::patience::TOO_LONG;

/// The frames of a block, which is 10 ms long.
const BLOCK_MS: usize = 10;

/// The ears. As long as nobody listens, the sound waits; so what is heard does not depend on how busy the machine is.
pub struct Listener {
    wish: Option<Sender<()>>,
    blocks: Receiver<Vec<f32>>,
}

/// What the sink holds: where it is told that a block is wanted, and where it puts it.
struct Held {
    wishes: Receiver<()>,
    blocks: SyncSender<Vec<f32>>,
}

impl Listener {
    /// The ears, and the sink to which they listen.
    pub fn new() -> (Self, SinkChoice) {
        let (wish, wishes) = channel();
        let (sender, blocks) = sync_channel(1);
        let held = Mutex::new(Held {
            wishes,
            blocks: sender,
        });
        let tap = Tap(Arc::new(move |samples: &[f32]| {
            let held = held.lock().unwrap();
            // Nobody listens any more when the program ends: then it goes on by itself.
            if held.wishes.recv().is_ok() {
                let _ = held.blocks.send(samples.to_vec());
            }
        }));
        let ears = Self {
            wish: Some(wish),
            blocks,
        };
        (ears, SinkChoice::Tap(tap))
    }

    /// The next block, of 10 ms.
    fn block(&self) -> Vec<f32> {
        let wish = self.wish.as_ref().expect("it listens");
        wish.send(()).expect("there is a sink");
        self.blocks.recv_timeout(TOO_LONG).expect("a block")
    }

    /// The samples of so many milliseconds.
    pub fn hear(&self, ms: usize) -> Vec<f32> {
        (0..ms / BLOCK_MS).flat_map(|_| self.block()).collect()
    }

    /// Listens until what was heard last, so many milliseconds of it, is as it is wanted; returns everything.
    #[track_caller]
    pub fn hear_until(&self, ms: usize, is_as_wanted: impl Fn([f32; 2]) -> bool) -> Vec<f32> {
        let begin = Instant::now();
        let mut heard = self.hear(ms);
        let length = heard.len();
        while !is_as_wanted(energy(&heard[heard.len() - length..])) {
            let last = energy(&heard[heard.len() - length..]);
            assert!(begin.elapsed() < TOO_LONG, "listened in vain: {last:?}");
            heard.extend(self.block());
        }
        heard
    }
}

/// The energy in the left and in the right ear.
pub fn energy(samples: &[f32]) -> [f32; 2] {
    [0, 1].map(|ear| samples.iter().skip(ear).step_by(2).map(|s| s * s).sum())
}
