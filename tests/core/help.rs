//! Help is short: six keys, then page by page everything that does something here.

use std::collections::BTreeSet;

use crate::common::places::{BESIDES, PLACES, Place};
use crate::silence::{at, do_line};
use annabella::desk::{Desk, Heard};
use annabella::input::menu::reached;

/// What the pause at a sign of punctuation takes, in letters.
const PAUSE: usize = 5;

/// Of all pages in five languages, spoken by eSpeak NG at 175 words a minute, none that has fewer letters
/// and pauses took more than twelve seconds.
const TWELVE_SECONDS: usize = 205;

/// The same, of fifteen seconds.
const FIFTEEN_SECONDS: usize = 250;

/// The places where a key is told, and does nothing.
const EXPLAINED: [&str; 3] = [
    "keys that explain themselves",
    "a key that changes",
    "a key that changes, named",
];

const LANGUAGES: [&str; 5] = ["en", "de", "ru", "fr", "es"];

fn spoken(heard: &[Heard]) -> String {
    let texts = heard.iter().flat_map(|heard| &heard.texts);
    let texts: Vec<&str> = texts.map(|text| text.spoken.trim()).collect();
    texts.join(" ")
}

fn line(desk: &mut Desk, line: &str) -> String {
    spoken(&do_line(desk, line).unwrap_or_default())
}

/// All pages, from the first one on.
fn pages(desk: &mut Desk) -> Vec<String> {
    let first = line(desk, "key F1");
    let mut pages = vec![first];
    loop {
        let page = line(desk, "key F1");
        if pages.contains(&page) {
            return pages;
        }
        pages.push(page);
        assert!(pages.len() < 99, "{pages:#?}");
    }
}

/// What is too long, and by how much.
fn too_long(page: &str, most: usize, whose: &str) -> Option<String> {
    let is_pause = |word: &&str| word.ends_with(['.', ',', ':', ';', '?', '!']);
    let pauses = page.split_whitespace().filter(is_pause).count();
    let length = page.chars().count() + pauses * PAUSE;
    (length > most).then(|| format!("{whose}: {length} letters: {page}"))
}

#[test]
fn the_first_page_takes_twelve_seconds_and_each_other_one_fifteen() {
    let is_reported = |place: &&Place| place.1.iter().any(|line| line.starts_with('('));
    let besides = BESIDES.iter().filter(|place| !is_reported(place));
    let (mut long, mut read) = (Vec::new(), BTreeSet::new());
    for place in PLACES.iter().chain(besides) {
        for language in LANGUAGES {
            let mut desk = at(place);
            line(&mut desk, &format!("language {language}"));
            let whose = format!("{}, {language}", place.0);
            let pages = pages(&mut desk);
            // Most places have the pages of another one, and have them in every language.
            if !read.insert(pages.clone()) {
                break;
            }
            let (first, others) = pages.split_first().unwrap();
            long.extend(too_long(first, TWELVE_SECONDS, &whose));
            long.extend(
                others
                    .iter()
                    .filter_map(|page| too_long(page, FIFTEEN_SECONDS, &whose)),
            );
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn every_key_of_the_menu_is_on_a_page_of_help() {
    for place in PLACES {
        let mut desk = at(place);
        let ids = reached(desk.session());
        let all = pages(&mut desk).join(" ").to_lowercase();
        // Where keys explain themselves or are changed, F1 is one of them, and opens nothing.
        if EXPLAINED.contains(&place.0) {
            assert!(all.contains("f1"), "{}: {all}", place.0);
            continue;
        }
        // A menu is walked, and each row tells its keys by itself.
        if desk.menu().is_some() {
            assert!(
                all.contains("enter") && all.contains("escape"),
                "{}: {all}",
                place.0
            );
            continue;
        }
        for id in ids {
            let row = annabella::catalogue::row(id).unwrap();
            let settings = desk.session().settings();
            let script = annabella::voice::Script::Spoken;
            let doc = desk
                .voices()
                .phrase_in_language(&row.doc(), settings, script);
            // What is no use here is only offered for a button, and the menu has it as a setting.
            let is_besides = row.board || row.is_setting;
            let is_told = all.contains(&doc.to_lowercase());
            assert!(is_told || is_besides, "{}: {id}: {doc}", place.0);
        }
    }
}

#[test]
fn pages_are_walked_with_the_arrows_and_left_with_escape() {
    let mut desk = at(&PLACES[0]);
    let pages = pages(&mut desk);
    let mut desk = at(&PLACES[0]);
    assert_eq!(line(&mut desk, "key F1"), pages[0]);
    // The arrows that the first page names walk on the board.
    assert!(line(&mut desk, "key Up").starts_with("Eva two"));
    line(&mut desk, "key F1");
    assert_eq!(line(&mut desk, "key F1"), pages[1]);
    assert_eq!(line(&mut desk, "key Right"), pages[2]);
    assert_eq!(line(&mut desk, "key Left"), pages[1]);
    assert_eq!(
        line(&mut desk, "key Left"),
        pages[1],
        "nothing is before it"
    );
    assert_eq!(line(&mut desk, "key End"), *pages.last().unwrap());
    assert_eq!(line(&mut desk, "key Home"), pages[1]);
    let section = |page: &str| page.split([',', '.']).next().map(str::to_owned);
    let next = line(&mut desk, "key Down");
    assert_ne!(section(&next), section(&pages[1]));
    assert_eq!(line(&mut desk, "key Up"), pages[1]);
    line(&mut desk, "key Escape");
    assert!(line(&mut desk, "key Up").starts_with("Eva three"));
    assert_eq!(line(&mut desk, "help 3"), pages[2]);
    assert_eq!(line(&mut desk, "help"), pages[3]);
    // Whoever does something else begins with the first page again.
    line(&mut desk, "e4");
    assert_eq!(line(&mut desk, "key F1"), pages[0]);
}

#[test]
fn pages_are_walked_with_the_gamepad() {
    let mut desk = at(&PLACES[0]);
    let pages = pages(&mut desk);
    let mut desk = at(&PLACES[0]);
    line(&mut desk, "key F1");
    line(&mut desk, "key F1");
    assert_eq!(line(&mut desk, "pad right"), pages[2]);
    assert_eq!(line(&mut desk, "pad left"), pages[1]);
    line(&mut desk, "pad east");
    assert!(line(&mut desk, "pad up").starts_with("Eva two"));
}
