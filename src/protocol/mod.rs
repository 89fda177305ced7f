//! What passes between a session and everything around it: asks and reports in, events and requests out.
//!
//! Data only. What narrates, renders, listens or carries out knows this, and not the inside of a session.

pub mod adjournment;
pub mod advice;
pub mod agreement;
pub mod arbiter;
pub mod ask;
pub mod choice;
pub mod claims;
pub mod clock;
pub mod cursor;
pub mod draughts;
pub mod drill;
pub mod engine;
pub mod entry;
pub mod envelope;
pub mod event;
pub mod explanation;
pub mod explore;
pub mod hands;
pub mod input;
pub mod place;
pub mod practice;
pub mod procedure;
pub mod proof;
pub mod question;
pub mod reach;
pub mod refusal;
pub mod report;
pub mod request;
pub mod settings;
pub mod setup;
pub mod sheet;
pub mod shelf;
pub mod sound;
pub mod speech;
pub mod suspension;
pub mod sweep;
pub mod tape;
pub mod terms;
pub mod turn;
pub mod viewer;
pub mod waits;
pub mod work;
