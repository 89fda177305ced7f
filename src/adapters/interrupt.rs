//! What ends the program from outside: Control C in a terminal, and the order to end.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use super::work::StopSign;

/// What shells expect of a program that Control C has ended.
const INTERRUPTED: i32 = 130;

/// Whether the program waits for another one, and has nothing to put in order.
static WAITS: AtomicBool = AtomicBool::new(false);

/// Does what may wait for another program for ever, such as to open a pipe: who is told to end meanwhile, ends at once.
pub fn waiting<T>(what: impl FnOnce() -> T) -> T {
    WAITS.store(true, Ordering::Relaxed);
    let done = what();
    WAITS.store(false, Ordering::Relaxed);
    done
}

/// Does something when the program is told to end. Told once more, or where it only waits, it ends at once.
///
/// Where the system does not allow it, the program ends without it, as every other one.
pub fn on_interrupt(first: impl FnOnce() + Send + 'static) {
    let mut first = Some(first);
    let mut next = move || first.take().filter(|_| !WAITS.load(Ordering::Relaxed));
    let _ = ctrlc::set_handler(move || match next() {
        Some(first) => first(),
        None => process::exit(INTERRUPTED),
    });
}

/// A sign that stops the work when the program is told to end.
pub fn stop_sign() -> StopSign {
    let sign = StopSign::default();
    let stopped = sign.clone();
    on_interrupt(move || stopped.stop());
    sign
}
