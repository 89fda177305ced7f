//! Changes of settings as logs of earlier versions have them.

use annabella::protocol::{Change, Detail, Ears, Setting, Settings, SoundSetting, Value};

#[test]
fn what_earlier_versions_wrote_is_read() {
    let sound = Setting::Sound(SoundSetting::Side);
    for (written, change) in [
        (r#""faster""#, Change::More(Setting::Rate)),
        (r#""earcons-softer""#, Change::Less(Setting::EarconVolume)),
        (r#""reset""#, Change::Reset),
        (r#"{"language":"de"}"#, Change::to(Setting::Language, "de")),
        (r#"{"form":"san"}"#, Change::to(Setting::Form, "san")),
        (r#"{"read-back":true}"#, Change::to(Setting::ReadBack, true)),
        (
            r#"{"warnings":[]}"#,
            Change::to(Setting::Warnings, Vec::new()),
        ),
        (r#"{"braille-line":null}"#, Change::to(Setting::Braille, "")),
        (r#"{"zoom":"out"}"#, Change::Less(Setting::Zoom)),
        (r#"{"zoom":"usual"}"#, Change::to(Setting::Zoom, 100)),
        (
            r#"{"detail":["turn",false]}"#,
            Change::to(Setting::Detail(Detail::Turn), false),
        ),
        (
            r#"{"sheet":{"code":"uk"}}"#,
            Change::to(Setting::SheetCode, "uk"),
        ),
        (r#"{"sheet":{"size":[40,25]}}"#, Change::SheetSize(40, 25)),
        (
            r#"{"braille":{"strokes":"halves"}}"#,
            Change::to(Setting::Strokes, "halves"),
        ),
        (
            r#"{"tape":{"format":"wav"}}"#,
            Change::to(Setting::TapeFormat, "wav"),
        ),
        (
            r#"{"tape":{"own-voice":true}}"#,
            Change::to(Setting::OwnVoice, true),
        ),
        (r#"{"sound":{"more":"side"}}"#, Change::More(sound)),
        (
            r#"{"sound":{"to":["side",1]}}"#,
            Change::To(sound, Value::Number(1)),
        ),
        (
            r#"{"sound":{"device":null}}"#,
            Change::to(Setting::Device, ""),
        ),
        (
            r#"{"key":["undo","F2"]}"#,
            Change::Key("undo".into(), "F2".into()),
        ),
    ] {
        let read: Change = serde_json::from_str(written).expect(written);
        assert_eq!(read, change, "{written}");
        let again = serde_json::to_string(&read).expect("a change can be written");
        assert_eq!(
            serde_json::from_str::<Change>(&again).ok(),
            Some(change),
            "{again}"
        );
    }
}

#[test]
fn an_earlier_number_of_a_choice_is_that_choice() {
    let mut settings = Settings::default();
    let written = r#"{"sound":{"to":["ears",2]}}"#;
    settings.apply(&serde_json::from_str(written).expect(written));
    assert_eq!(settings.sound.ears, Ears::TwoDevices);
}
