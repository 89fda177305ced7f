//! The first start, by what the loudspeakers play.

use crate::harness::Desktop;

/// How long the speech of the first ten seconds is without a greeting, and with one, cannot be told from the log:
/// it is measured. Between the greeting and the question there is a pause, in which nothing else begins.
#[test]
fn the_greeting_is_heard_to_its_end_and_then_the_question() {
    if !Desktop::is_available() || !cfg!(feature = "sound") {
        return;
    }
    for (language, greeting, question, words, help) in [
        (
            "en_US.UTF-8",
            "said Annabella. White",
            "said Should Annabella speak",
            "said How should",
            "said Type a move",
        ),
        (
            "de_DE.UTF-8",
            "said Annabella. Weiß",
            "said Soll Annabella sprechen",
            "said Wie sollen",
            "said Zug tippen",
        ),
        (
            "ru_RU.UTF-8",
            "said Аннабелла. Ход",
            "said Пусть говорит Аннабелла",
            "said Как объявлять",
            "said Наберите ход",
        ),
    ] {
        let mut desktop = Desktop::open(&[("LANG", language)]);
        desktop.settings("");
        desktop.launch(&[]);
        desktop.wait_for_log(greeting);
        // Both are told at once, and heard one after the other.
        let text = |line: &'static str| line.strip_prefix("said ").expect("it is said");
        let [begun, greeted] = desktop.wait_until_heard(text(greeting));
        assert!(
            greeted - begun > 1_500,
            "the greeting is spoken to its end: {language}"
        );
        let level = desktop.capture_level_between(begun + 300, greeted);
        assert!(level.rms > 0.005, "it is heard: {language} {level:?}");
        assert!(
            desktop
                .log()
                .iter()
                .any(|line| line.text.contains(question))
        );
        let level = desktop.capture_level_between(greeted, greeted + 1_500);
        assert!(
            level.rms > 0.005,
            "the question follows: {language} {level:?}"
        );
        // The words for moves are asked next, and Enter takes those of the hall. Then F1 tells six keys.
        for (key, answered) in [("y Return", words), ("Return", "said"), ("F1", help)] {
            desktop.keys(key);
            desktop.wait_for_log(answered);
        }
        let [asked, told] = desktop.wait_until_heard(text(help));
        assert!(
            (5_000..20_000).contains(&(told - asked)),
            "{language}: F1 took {} ms",
            told - asked
        );
        let level = desktop.capture_level_between(asked + 500, told);
        assert!(level.rms > 0.005, "F1 is heard: {language} {level:?}");
        desktop.stop();
    }
}
