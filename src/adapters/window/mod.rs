//! Stand-in until the window is merged.
use super::host::Start;
use crate::input::Input;
use crate::voice::Voices;
use std::sync::Arc;
/// x
pub fn run_with_host(
    _start: Start,
    _voices: Arc<Voices>,
    _first: Vec<Input>,
) -> Result<(), &'static str> {
    Err("no window yet")
}
