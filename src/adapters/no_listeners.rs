//! Whether a screen reader listens, where the system does not tell more than that its tree is wanted.

use std::io;

/// It cannot be known.
///
/// # Errors
/// None.
pub fn watch(tell: impl FnMut(Option<bool>) + Send + 'static) -> io::Result<()> {
    let mut tell = tell;
    tell(None);
    Ok(())
}
