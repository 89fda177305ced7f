pub mod board;
pub mod chess;
pub mod game;
pub mod record;
pub mod time;
