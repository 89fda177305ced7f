//! The voices: every one is complete, right, and announces different moves differently.

use annabella::voice::Voices;

#[test]
fn every_voice_is_read() {
    let voices = Voices::embedded();
    assert!(voices.languages().any(|voice| voice.id() == "en"));
}
