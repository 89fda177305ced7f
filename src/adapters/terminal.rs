//! The terminal of a program that has none of its own: on Windows, so that none opens beside the board.

#![allow(unsafe_code, reason = "functions of Windows are called")]

use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AllocConsole, AttachConsole};

/// Writes into the terminal from which the program was started, and reads from it. Without one, nothing happens.
pub fn attach() {
    // SAFETY: the function takes a number and may be called at any time.
    unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
}

/// Opens a terminal where there is none: the game is played in it when no window can be opened.
pub fn open() {
    // SAFETY: the function takes nothing and may be called at any time; a process that has a terminal keeps it.
    unsafe { AllocConsole() };
}
