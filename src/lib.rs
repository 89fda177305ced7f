pub mod adapters;
pub mod board;
pub mod earcon;
pub mod time;
