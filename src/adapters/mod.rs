//! Everything impure: what touches devices, files, threads, the clock and other programs.

pub mod audio;
pub mod speaker;
pub mod speech;
