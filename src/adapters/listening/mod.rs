//! Listening to what a player says: the model that makes features of sound, and the program's own voice that says each
//! phrase for comparison.

mod competitors;
mod kept;
mod learnt_file;
mod listener;
mod model;
mod place;
mod ready;
mod sphinx;
mod templates;

pub use competitors::Competitors;
pub use listener::{Listener, ListenerSetup};
pub use model::{ModelTrouble, SpeechEmbedding, model_places};
pub use sphinx::PocketSphinx;
pub use templates::{Templates, kept_at, resampled};
