//! What ends the program from outside: Control C in a terminal, and the order to end.

use std::process;

use super::work::StopSign;

/// What shells expect of a program that Control C has ended.
const INTERRUPTED: i32 = 130;

/// Does something when the program is told to end. Told once more, it ends at once.
///
/// Where the system does not allow it, the program ends without it, as every other one.
pub fn on_interrupt(first: impl FnOnce() + Send + 'static) {
    let mut first = Some(first);
    let _ = ctrlc::set_handler(move || match first.take() {
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
