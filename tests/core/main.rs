//! What needs no device and no other program: the rules, the laws, the session, words and files.
#![allow(clippy::unwrap_used, reason = "a test may fail anywhere")]

#[path = "../common/mod.rs"]
mod common;

mod adjournment;
mod advice;
mod announcements;
mod articles;
mod asked_again;
mod blindfold;
mod braille_codes;
mod braille_draughts;
mod braille_prose;
mod braille_reading;
mod braille_sheets;
mod catalogue;
mod chess;
mod claims;
mod clock;
mod dead;
mod draughts;
mod draughts_draws;
mod draughts_game;
mod drill;
mod earcons;
mod explore;
mod golden;
mod hear;
mod keys;
mod landed;
mod laws;
mod levels;
mod log;
mod manual;
mod openings;
mod opponent;
mod perkins;
mod pgn;
mod pgn_notes;
mod pitfalls;
mod practice;
mod queue;
mod reach;
mod readme;
mod reports;
mod review;
mod scoresheet;
mod sentences;
mod session;
mod shelf;
mod silence;
mod soundstage;
mod tactics;
mod tidy;
mod voices;
mod wins;
