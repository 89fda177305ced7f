//! Prose in uncontracted Braille: each language as its rules have it.

use annabella::braille::prose;

#[test]
fn what_is_written_comes_back() {
    for (language, text) in [
        ("en", "He said \"yes\" to it"),
        ("en", "\"YES\", (\"no\")"),
        ("en", "the USA's team, IT'S ON"),
        ("en", "MCDONALD and McDONALD"),
        ("en", "AB4c – 12.e5"),
        ("en", "őrült ügyű Ő"),
        ("de", "weiß 0:01:02"),
        ("de", "10:59:07 – gut"),
        ("fr", "l'USA d'été"),
        ("es", "la USA-ya"),
    ] {
        let prose = prose(language);
        let back = prose.read_line(&prose.write(text));
        assert_eq!(back.as_deref(), Some(text), "{language}");
    }
}

#[test]
fn names_dates_and_signs() {
    for (language, text, cells) in [
        ("en", "Anna", "⠠⠁⠝⠝⠁"),
        ("en", "FIDE, Round 3", "⠠⠠⠋⠊⠙⠑⠂⠀⠠⠗⠕⠥⠝⠙⠀⠼⠉"),
        ("en", "22.11.2026", "⠼⠃⠃⠲⠁⠁⠲⠃⠚⠃⠋"),
        ("en", "0:23:15", "⠼⠚⠒⠼⠃⠉⠒⠼⠁⠑"),
        ("en", "R3a", "⠠⠗⠼⠉⠰⠁"),
        // A full stop and a comma do not end a number.
        ("en", "12.e5 3.Bb5 4,a", "⠼⠁⠃⠲⠰⠑⠼⠑⠀⠼⠉⠲⠠⠃⠃⠼⠑⠀⠼⠙⠂⠰⠁"),
        ("en", "(12)e5 3-a 1.k", "⠐⠣⠼⠁⠃⠐⠜⠑⠼⠑⠀⠼⠉⠤⠁⠀⠼⠁⠲⠅"),
        ("en", "Müller, J.", "⠠⠍⠘⠒⠥⠇⠇⠑⠗⠂⠀⠠⠚⠲"),
        ("en", "Ångström (2700)", "⠠⠘⠫⠁⠝⠛⠎⠞⠗⠘⠒⠕⠍⠀⠐⠣⠼⠃⠛⠚⠚⠐⠜"),
        ("en", "Кац", "⠠⠅⠁⠉"),
        ("de", "Müller, Großmeister", "⠍⠳⠇⠇⠑⠗⠂⠀⠛⠗⠕⠮⠍⠑⠊⠎⠞⠑⠗"),
        ("de", "0:23:15", "⠼⠚⠈⠒⠃⠉⠈⠒⠁⠑"),
        ("de", "R3a Élise", "⠗⠼⠉⠠⠁⠀⠈⠑⠇⠊⠎⠑"),
        ("ru", "О.И. Кац, тур 3", "⠕⠲⠊⠲⠀⠅⠁⠉⠂⠀⠞⠥⠗⠀⠼⠉"),
        ("ru", "Smyslov", "⠨⠎⠍⠽⠎⠇⠕⠧"),
        ("ru", "22.11.2026", "⠼⠃⠃⠲⠼⠁⠁⠲⠼⠃⠚⠃⠋"),
        ("ru", "5а", "⠼⠑⠐⠁"),
        ("fr", "Élise, 12.11.2026", "⠨⠿⠇⠊⠎⠑⠂⠀⠠⠡⠣⠲⠡⠡⠲⠣⠼⠣⠫"),
        ("es", "Ñandú, ronda 3", "⠨⠻⠁⠝⠙⠾⠂⠀⠗⠕⠝⠙⠁⠀⠼⠉"),
        // What nobody writes is a question mark, and is not lost.
        ("en", "中", "⠦"),
    ] {
        assert_eq!(
            prose(language).write(text).to_string(),
            cells,
            "{language}: {text}"
        );
    }
}
