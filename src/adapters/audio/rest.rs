//! Rest for a device thread that spins.
//!
//! The ALSA plugin of older PipeWire versions (0.3.65, for one) wakes its client again and again until the next buffer
//! is due. While nothing is to be heard, the thread then rests for most of a buffer, and is woken by what is to be played.

use std::time::{Duration, Instant};

use super::{Output, Playback, SAMPLE_RATE_HZ};

/// How long the thread is watched.
const WATCH: Duration = Duration::from_secs(1);

/// A thread that is busy for more than a twentieth of the time with buffers that take microseconds spins.
/// On a machine that has much else to do, it does not get more than that.
const BUSY: u32 = 20;

/// The thread is back so long before its buffer is over. Another one still waits in the device, so nothing runs dry.
const BEFORE: Duration = Duration::from_millis(1);

/// Watches the thread that calls [`Rest::take`].
pub struct Rest {
    since: Option<(Instant, Duration)>,
    spins: bool,
}

impl Rest {
    pub const fn new() -> Self {
        Self {
            since: None,
            spins: false,
        }
    }

    /// Rests if this thread spins and there is nothing to play. Called once for each buffer of so many frames.
    pub fn take(&mut self, playback: &Playback, output: Output, frames: usize) {
        if self.spins {
            let lasts = Duration::from_secs_f64(frames as f64 / f64::from(SAMPLE_RATE_HZ));
            playback.wait_for_work(output, lasts.saturating_sub(BEFORE));
            return;
        }
        let now = Instant::now();
        match self.since {
            Some((since, _)) if now < since + WATCH => {}
            Some((since, busy_then)) => {
                let Some(busy) = busy_time() else { return };
                self.spins = busy.saturating_sub(busy_then) > (now - since) / BUSY;
                self.since = Some((now, busy));
            }
            None => self.since = busy_time().map(|busy| (now, busy)),
        }
    }
}

/// How long this thread has been on a processor; `None` where the system does not say.
fn busy_time() -> Option<Duration> {
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = schedule.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
