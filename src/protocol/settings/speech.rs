//! Who speaks: the program's own voice or the screen reader, and the question which of them.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Through what the player hears words. It is never both, or every word would be heard twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SpeechOutput {
    /// The program speaks itself.
    #[default]
    OwnVoice,
    /// The player's screen reader speaks, and shows the words on a Braille display.
    ScreenReader,
}
