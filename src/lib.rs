pub mod board;
pub mod time;
