//! The screen reader as one that speaks, and whether one listens.

use std::time::{Duration, Instant};

#[cfg(target_os = "linux")]
use annabella::adapters::listeners::is_of_names;
#[cfg(target_os = "linux")]
use annabella::adapters::nvda::Nvda;
use annabella::adapters::reader::ScreenReading;

#[cfg(target_os = "linux")]
use crate::patience::until;

#[test]
fn a_text_is_heard_before_it_is_surely_done() {
    let now = Instant::now();
    let reading = ScreenReading::began(7, "Knight Gustav 1, Felix 3", now);
    assert!(!reading.is_heard(now));
    let later = now + Duration::from_millis(1500);
    assert!(reading.is_heard(later));
    assert!(!reading.left(later).is_zero());
    assert!(reading.left(now + Duration::from_secs(3)).is_zero());
}

#[cfg(target_os = "linux")]
#[test]
fn the_events_of_screen_readers_are_known_and_those_of_others_are_not() {
    for event in [
        "Object:PropertyChange:AccessibleName",
        "object:property-change:accessible-name",
        "Object:PropertyChange:",
        "object:",
    ] {
        assert!(is_of_names(event), "{event}");
    }
    for event in [
        "Object:StateChanged:Focused",
        "object:property-change:accessible-value",
        "Focus:",
        "window:activate",
    ] {
        assert!(!is_of_names(event), "{event}");
    }
}

/// A client that writes into a file what NVDA is asked, says and shows, in the place of the one for Windows.
#[cfg(target_os = "linux")]
const CLIENT: &str = r#"
#include <stdio.h>
#include <unistd.h>
static unsigned told(const char *how, const unsigned short *text) {
    FILE *file = fopen(FOLDER "/told", "a");
    fputs(how, file);
    for (; *text; text++) fprintf(file, " %x", *text);
    fputc('\n', file);
    return fclose(file);
}
unsigned nvdaController_testIfRunning(void) {
    static const unsigned short nothing;
    told("asked", &nothing);
    return access(FOLDER "/runs", F_OK) ? 1722 : 0;
}
unsigned nvdaController_speakText(const unsigned short *text) { return told("said", text); }
unsigned nvdaController_brailleMessage(const unsigned short *text) { return told("shown", text); }
#ifdef SSML
unsigned nvdaController_speakSsml(const unsigned short *text, int signs, int urgency, unsigned char at_once) {
    char how[50];
    sprintf(how, "marked %d %d %d", signs, urgency, at_once);
    told(how, text);
    return access(FOLDER "/new", F_OK) ? 1717 : 0;
}
#endif
"#;

#[cfg(target_os = "linux")]
#[test]
fn nvda_says_and_shows_a_text_through_the_client_of_the_player_and_only_while_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let client = || Nvda::within(folder.path());
    assert!(client().is_none(), "without the client nobody is told");
    std::fs::write(at("nvdaControllerClient.dll"), "no library").unwrap();
    assert!(client().is_none(), "what is no library is no client");

    std::fs::write(at("client.c"), CLIENT).unwrap();
    let compile = |name: &str, flags: &[&str]| {
        let compiled = std::process::Command::new("cc")
            .args(["-shared", "-fPIC"])
            .args(flags)
            .arg(format!("-DFOLDER=\"{}\"", folder.path().display()))
            .arg(at("client.c"))
            .arg("-o")
            .arg(at(name))
            .status();
        assert!(compiled.unwrap().success());
    };
    compile("nvdaControllerClient64.dll", &[]);
    let nvda = client().unwrap();
    let told = || std::fs::read_to_string(at("told")).unwrap_or_default();
    nvda.say("nobody hears this", "en");
    until("NVDA was asked", || told() == "asked\n");
    std::fs::write(at("runs"), "").unwrap();
    nvda.say("Eva \0ф", "ru");
    let units = "45 76 61 20 444";
    let mut all = format!("asked\nasked\nsaid {units}\nshown {units}\n");
    until("NVDA has said it", || told() == all);

    // A client of today marks the language, and asks for the next place; an NVDA of before is told as before.
    compile("nvdaControllerClient.dll", &["-DSSML"]);
    let nvda = client().unwrap();
    let in_hexadecimal = |text: &str| {
        let units = text.encode_utf16().map(|unit| format!(" {unit:x}"));
        units.collect::<String>()
    };
    let marked = |text: &str| format!("asked\nmarked -1 1 1{}\n", in_hexadecimal(text));
    let [said, shown] = ["said", "shown"].map(|how| {
        let text = in_hexadecimal("Eva <4>");
        move || format!("{how}{text}\n")
    });
    nvda.say("Eva <4>", "de");
    let german = "<speak><voice xml:lang=\"de\">Eva &lt;4&gt;</voice></speak>";
    all += &(marked(german) + &said() + &shown());
    until("an old NVDA has said it", || told() == all);
    std::fs::write(at("new"), "").unwrap();
    nvda.say("Eva <4>", "de");
    all += &(marked(german) + &shown());
    until("NVDA has said it in German", || told() == all);
    nvda.say("4 & 5", "");
    all += &(marked("<speak>4 &amp; 5</speak>") + &format!("shown{}\n", in_hexadecimal("4 & 5")));
    until("NVDA has said it in its own language", || told() == all);
}
