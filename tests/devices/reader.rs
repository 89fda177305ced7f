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
    let compiled = std::process::Command::new("cc")
        .args(["-shared", "-fPIC"])
        .arg(format!("-DFOLDER=\"{}\"", folder.path().display()))
        .arg(at("client.c"))
        .arg("-o")
        .arg(at("nvdaControllerClient64.dll"))
        .status();
    assert!(compiled.unwrap().success());
    let nvda = client().unwrap();
    let told = || std::fs::read_to_string(at("told")).unwrap_or_default();
    nvda.say("nobody hears this");
    until("NVDA was asked", || told() == "asked\n");
    std::fs::write(at("runs"), "").unwrap();
    nvda.say("Eva \0ф");
    let units = "45 76 61 20 444";
    let all = format!("asked\nasked\nsaid {units}\nshown {units}\n");
    until("NVDA has said it", || told() == all);
}
