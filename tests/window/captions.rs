//! What was said, for eyes: what is told in one answer is seen at once.

use annabella::adapters::captions::Captions;

use crate::looks::seen;
use crate::table::Table;

/// Enters lines; what was heard of the last one is on the screen.
#[track_caller]
fn is_seen(language: &str, lines: &[&str]) {
    let (mut table, mut told) = (Table::new(language), Captions::default());
    let heard: Vec<_> = lines
        .iter()
        .map(|line| table.told(line, &mut told))
        .collect();
    let texts = heard.last().expect("a line").iter();
    let texts = texts.flat_map(|heard| &heard.texts);
    let texts = texts.map(|text| text.written.trim().replace('\u{a0}', " "));
    let texts: Vec<String> = texts.collect();
    assert!(texts.len() > 1, "{language}: {texts:?}");
    let shown = seen(&table).into_iter().map(|it| it.0);
    let shown = shown.collect::<Vec<_>>().join("\n");
    let shown = shown.replace('\u{a0}', " ");
    for text in texts {
        assert!(shown.contains(&text), "{language}: {text}\n{shown}");
    }
}

#[test]
fn help_is_seen_whole_where_two_parts_of_it_are_told() {
    let competition = "new competition fide-2023 90+30 both";
    for language in crate::languages() {
        is_seen(&language, &[competition, "key Ctrl+K", "key F1"]);
        is_seen(&language, &["e4", "key Ctrl+N", "key F1"]);
    }
}

#[test]
fn what_was_told_before_stays_a_caption_of_its_own() {
    let (mut table, mut told) = (Table::new("en"), Captions::default());
    for line in ["e4", "e5", "key Up", "key Up", "Nf3"] {
        table.told(line, &mut told);
    }
    let texts: Vec<&str> = table.captions.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(
        texts,
        ["Eva vier.", "Eva f\u{fc}nf.", "Springer Felix drei."]
    );
}

#[test]
fn a_question_is_a_caption_of_its_own() {
    let (mut table, mut told) = (Table::new("en"), Captions::default());
    for line in ["e4", "key Ctrl+N", "no", "resign"] {
        let heard = table.told(line, &mut told);
        if heard.iter().any(annabella::desk::Heard::asks) {
            let asked = table.asked().text;
            let newest = table.captions.last().map(|it| it.text.clone());
            assert_eq!(newest, Some(asked));
        }
    }
}
