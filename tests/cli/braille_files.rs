//! Scoresheets in Braille as files: what the commands write, read and refuse.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

const GAMES: &str = "[Event \"Match\"]\n[White \"Müller\"]\n[Black \"Kac\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 { [%clk 0:10:00]\n\n[not a tag] } 3. Bb5 a6 1-0\n\n\
    [Event \"Bad\"]\n\n1. e4 e5 2. Ke8 *\n\n\
    [Event \"Two\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. d4 d5 1/2-1/2\n";

/// Runs the program in a folder: what it wrote, what it complained of, whether it succeeded.
fn run(folder: &Path, arguments: &str) -> (String, String, bool) {
    crate::run_in(folder, arguments.split(' '))
}

#[test]
fn games_become_pages_and_pages_games() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAMES).unwrap();
    let (_, said, good) = run(
        folder.path(),
        "score games.pgn --to brf --code uk-2015 --contents -o games.brf",
    );
    // The bad game is reported where it stands in the file, and kept up to there.
    assert!(!good);
    assert!(said.contains("games.pgn:12:13"), "{said}");
    assert!(said.contains("3 games on 4 pages"), "{said}");
    assert!(said.contains("castling, promotion, results"), "{said}");
    let brf = fs::read_to_string(folder.path().join("games.brf")).unwrap();
    assert!(brf.is_ascii());
    let pages: Vec<&str> = brf.split_terminator('\u{c}').collect();
    assert_eq!(pages.len(), 4);
    for page in &pages {
        assert_eq!(page.matches("\r\n").count(), 25);
        assert_eq!(page.matches('\n').count(), 25);
        assert!(
            page.lines()
                .all(|line| line.len() <= 40 && !line.ends_with(' '))
        );
    }
    assert!(
        pages[0].contains("#B") && pages[1].contains("\r\n3    LB5          A6\r\n"),
        "{brf}"
    );
    let (pgn, said, good) = run(folder.path(), "score games.brf --from braille --to pgn");
    assert!(good, "{said}");
    assert!(said.contains("10 half-moves"), "{said}");
    assert!(
        pgn.contains("\n1. e4 e5 2. Nf3 Nc6 {[not a tag]} 3. Bb5 a6 1-0"),
        "{pgn}"
    );
    // What the sheet says of itself is no comment of the game.
    assert!(
        said.contains("The sheet says: One clock time is left out"),
        "{said}"
    );
    assert!(pgn.contains("1. d4 d5 1/2-1/2"), "{pgn}");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 2, "a temporary file is left");
}

#[test]
fn comments_signs_and_variations_come_back_from_a_sheet_and_what_is_left_out_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let game = "[Event \"Ann\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n\
                [Black \"B\"]\n[Result \"1-0\"]\n\n{Before} 1. e4! {comment one} (1. d4 {queen's} d5 \
                (1... Nf6 2. c4 (2. Nf3)) 2. c4) 1... e5?! $10 $146 $255 2. Nf3!! Nc6?? 3. Bb5!? $7 a6 \
                {[%clk 1:30:00] line comment} (3... Nf6) 4. Ba4 (4. Bxc6 dxc6) Nf6 1-0\n";
    fs::write(folder.path().join("g.pgn"), game).unwrap();
    fs::write(folder.path().join("plain.pgn"), "").unwrap();
    let (_, _, done) = run(folder.path(), "score g.pgn --to pgn -o wanted.pgn");
    assert!(done);
    for code in ["san-low", "uk-2015", "ueb"] {
        let write = format!("score g.pgn --to brf --code {code} --variations --clocks -o g.brf");
        let (_, err, done) = run(folder.path(), &write);
        assert!(done && !err.contains("left out"), "{err}");
        let read = "score --from braille g.brf --to pgn -o read.pgn";
        let (_, err, done) = run(folder.path(), read);
        assert!(done, "{code}: {err}");
        let text = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(text("read.pgn"), text("wanted.pgn"), "{code}");
    }
    let (_, err, done) = run(folder.path(), "score g.pgn --to brf -o short.brf");
    assert!(done);
    assert!(err.contains("5 variations are left out"), "{err}");
    assert!(err.contains("One clock time is left out"), "{err}");
    let (out, err, done) = run(folder.path(), "score --from braille short.brf --to pgn");
    assert!(done, "{err}");
    assert!(out.contains("{Before} 1. e4"), "{out}");
    let says = "The sheet says: 5 variations are left out, One clock time is left out";
    assert!(err.contains(says), "{err}");
    // A word of a note that was changed is told, and the program says that it did not read all.
    let sheet = fs::read_to_string(folder.path().join("g.brf")).unwrap();
    let damaged = sheet
        .replacen("COMENTARIO", "CO", 1)
        .replacen("COMMENT", "COMET", 1);
    assert_ne!(sheet, damaged);
    fs::write(folder.path().join("d.brf"), damaged).unwrap();
    let (_, err, done) = run(folder.path(), "score --from braille d.brf --to pgn");
    assert!(!done && err.contains("not read back exactly"), "{err}");
}

#[test]
fn a_comment_in_the_words_of_the_program_is_still_the_game_s() {
    let folder = tempfile::tempdir().unwrap();
    for (code, own) in [
        ("ueb", "One variation is left out"),
        ("ueb", "Sicilian. One variation is left out"),
        ("spain", "Falta una variante"),
    ] {
        let game = format!("{{{own}}} 1. e4 e5 (1... c5) *\n");
        fs::write(folder.path().join("g.pgn"), game).unwrap();
        for (options, is_left) in [(" --variations", false), ("", true)] {
            let write = format!("score g.pgn --to brf --code {code}{options} -o g.brf");
            let (_, err, done) = run(folder.path(), &write);
            assert!(done, "{err}");
            let (out, err, done) = run(folder.path(), "score --from braille g.brf --to pgn");
            assert!(
                done && out.contains(&format!("{{{own}}} 1. e4")),
                "{err}{out}"
            );
            assert_eq!(err.contains("The sheet says"), is_left, "{err}");
        }
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("sheet.brf"),
        "1 E4 E5\r\n2 SF3 SC6\r\n3 LB6\r\n",
    )
    .unwrap();
    let (pgn, said, good) = run(folder.path(), "score sheet.brf --from braille --to pgn");
    assert!(!good);
    assert!(said.contains("Page 1, line 3, cell 3"), "{said}");
    assert!(said.contains("Bb5"), "{said}");
    // The game is kept up to there, and what was not read stands behind it as it was found.
    assert!(pgn.contains("1. e4 e5 2. Nf3 Nc6 {⠇⠃⠖} *"), "{pgn}");
    // What stands above the moves of a sheet that nothing proves is not lost without a word.
    let titled = "      ,ANNA - ,BEN\r\n        ,CLUB\r\n\r\n1 E4 E5\r\n1-0\r\n";
    fs::write(folder.path().join("sheet.brf"), titled).unwrap();
    let (pgn, said, good) = run(folder.path(), "score sheet.brf --from braille --to pgn");
    assert!(!good && pgn.contains("[White \"Anna\"]"), "{pgn}");
    let told = "Page 1, line 2: not taken over, above the moves: Club. The game begins from the usual position";
    assert!(said.contains(told), "{said}");
}

#[test]
fn what_cannot_be_embossed_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pgn"), GAMES).unwrap();
    for (arguments, reason) in [
        ("--to brf --code nabcc -o out", "eight dots"),
        ("--to brf --code klingon -o out", "there are finland"),
        ("--to brf --width 11 -o out", "from 12 to 200 cells"),
        (
            "--to brf --width 14 --height 4 -o out",
            "from 5 to 200 lines",
        ),
        ("--to ebrl", "-o FILE"),
        ("--to brf --diagram-after x -o out", "--diagram-after x"),
        ("--to brf -o missing/out", "missing/out"),
    ] {
        let (_, said, good) = run(folder.path(), &format!("score games.pgn {arguments}"));
        assert!(!good && said.contains(reason), "{arguments}: {said}");
        assert!(!folder.path().join("out").exists(), "{arguments}");
    }
    let (form, _, good) = run(folder.path(), "form --code uk-2015 --moves 30");
    assert!(good);
    assert!(
        form.contains(",WHITE3\r\n") && form.contains("\r\n30\r\n"),
        "{form}"
    );
}

const ADJOURNS: &str = "y\nnew competition ussr-1956 90+30 none read-out\ne4\nclock\ne5\nclock\n\
    arbiter\nadjourn session-over\n";

/// What the program says to lines at its console, with its files in a folder.
fn console(folder: &Path, lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["console", "--audio-out", "none", "--language", "en"])
        .args(["--voice", "en", "--data"])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    drop(input);
    let said = program.wait_with_output().unwrap().stdout;
    String::from_utf8(said).unwrap()
}

/// The page for the envelope of the 1956 code: the move in full notation, alone on its page.
#[test]
fn a_sealed_move_has_a_page_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    console(
        folder.path(),
        &format!("{ADJOURNS}seal Nf3; tower\nstop-clocks\nquit\n"),
    );
    let mut envelopes = fs::read_dir(folder.path().join("data/envelopes")).unwrap();
    let envelope = envelopes.next().unwrap().unwrap().path();
    let envelope = envelope.to_str().unwrap();
    let form = format!("form --code uk-2015 --sealed {envelope}");
    let (page, said, good) = run(folder.path(), &format!("{form} --word tower"));
    assert!(good, "{said}");
    assert_eq!(page.matches('\u{c}').count(), 1, "{page}");
    assert!(page.contains("2 SG1F3"), "{page}");
    for wrong in [form.clone(), format!("{form} --word other")] {
        let (page, said, good) = run(folder.path(), &wrong);
        assert!(!good && page.is_empty(), "{page}");
        assert!(said.contains("with another password"), "{said}");
    }
}

/// The sheets that were written, in the order of their names.
fn sheets(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder.join("data/scoresheets")) else {
        return Vec::new();
    };
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let text = |path| fs::read_to_string(path).unwrap();
    paths.into_iter().map(text).collect()
}

#[test]
fn the_player_who_seals_writes_the_page_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let lines = "sealed-page\nsheet code uk-2015\nseal Nf3; tower\nsealed-page\nsealed-page other\n\
        sealed-page tower\nstop-clocks\nsealed-page TOWER\nquit\n";
    let said = console(folder.path(), &format!("{ADJOURNS}{lines}"));
    assert_eq!(said.matches("No move is sealed").count(), 1, "{said}");
    assert_eq!(said.matches("with another password").count(), 2, "{said}");
    assert_eq!(said.matches("1 page, 40 by 25").count(), 2, "{said}");
    let sheets = sheets(folder.path());
    assert_eq!(sheets.len(), 2, "{said}");
    assert!(
        sheets.iter().all(|page| page.contains("2 SG1F3")),
        "{sheets:?}"
    );
    // The word is in no log.
    let log = fs::read_to_string(folder.path().join("data/current.log")).unwrap();
    assert!(!log.to_lowercase().contains("tower"), "{log}");
}

#[test]
fn what_is_sealed_and_means_nothing_stands_on_the_page_as_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let lines = "sheet code uk-2015\nseal Bh7\nsealed-page\nquit\n";
    let said = console(folder.path(), &format!("{ADJOURNS}{lines}"));
    let sheets = sheets(folder.path());
    assert_eq!(sheets.len(), 1, "{said}");
    assert!(sheets[0].contains("2 ,BH#G"), "{}", sheets[0]);
    assert!(!said.contains("legal"), "{said}");
}

#[test]
fn a_lost_last_game_is_not_missed_if_it_could_not_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let bad_last = "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 *\n\n[White \"C\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n";
    fs::write(folder.path().join("games.pgn"), bad_last).unwrap();
    let (_, said, good) = run(
        folder.path(),
        "score games.pgn --to brf --contents -o games.brf",
    );
    assert!(!good && said.contains("2 games on 3 pages"), "{said}");
    let (pgn, said, good) = run(folder.path(), "score games.brf --from braille --to pgn");
    assert!(good, "{said}");
    assert_eq!(pgn.matches("[White").count(), 2, "{pgn}");
}

#[test]
fn pages_of_two_books_lost_pages_and_other_formats_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for event in ["A", "B"] {
        let game = |white: &str, result: &str| {
            format!(
                "[Event \"{event}\"]\n[White \"{white}\"]\n[Black \"Keres\"]\n\n1. e4 e5 {result}\n\n"
            )
        };
        fs::write(
            path("games.pgn"),
            game("Tal", "1-0") + &game("Adams", "0-1"),
        )
        .unwrap();
        let write = format!("score games.pgn --to brf --code uk-2015 -o {event}.brf");
        assert!(run(folder.path(), &write).2);
    }
    let text = |name: &str| fs::read_to_string(path(name)).unwrap();
    let page =
        |name: &str, at: usize| text(name).split('\u{c}').nth(at).unwrap().to_owned() + "\u{c}";
    let read = |name: &str| {
        run(
            folder.path(),
            &format!("score {name} --from braille --to pgn"),
        )
    };
    fs::write(path("mixed.brf"), page("A.brf", 0) + &page("B.brf", 1)).unwrap();
    let (_, said, good) = read("mixed.brf");
    assert!(
        !good && said.contains("a page is of another book"),
        "{said}"
    );
    fs::write(
        path("more.brf"),
        text("A.brf") + "     ,PETROSIAN - ,KERES\r\n\u{c}",
    )
    .unwrap();
    let (_, said, good) = read("more.brf");
    assert!(
        !good && said.contains("Page 3, line 1: what stands here belongs to no game"),
        "{said}"
    );
    let head = text("A.brf");
    let lost = &head[..head.find("\r\n1-0\r\n\r\n=").unwrap()];
    fs::write(path("lost.brf"), lost).unwrap();
    let (_, said, good) = read("lost.brf");
    assert!(!good, "{said}");
    assert!(
        said.contains("the game breaks off here") && said.contains("heading says 1-0"),
        "{said}"
    );
    for (format, name) in [("pef", "PEF"), ("ebrl", "eBraille")] {
        let write = format!("score games.pgn --to {format} -o other.{format}");
        assert!(run(folder.path(), &write).2);
        let (_, said, good) = read(&format!("other.{format}"));
        assert!(!good && said.contains(&format!("This is {name}")), "{said}");
    }
}

#[test]
fn comments_and_clock_times_of_a_file_are_no_other_game_and_are_not_lost_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let game = "{Preface}\n\n[White \"A\"]\n\n{one\n\ntwo}\n\n[Black \"B\"]\n\n1. e4 {[%clk 0:09:58.7]} \
                e5 (1... c5) *\n\n[White \"C\"]\n\n1. d4 *\n";
    fs::write(folder.path().join("g.pgn"), game).unwrap();
    let (out, err, done) = run(folder.path(), "score g.pgn --to pgn");
    let odd = "Unusual, but read: empty lines or comments between tags, number 1, first in line 9.";
    assert!(done && err == format!("annabella: {odd}\n"), "{err}");
    assert_eq!(out.matches("[White ").count(), 2, "{out}");
    assert!(
        out.contains("[Black \"B\"]") && out.contains("{Preface one two} 1. e4"),
        "{out}"
    );
    // On narrow pages words of what a sheet says of itself are broken.
    for (code, width) in [
        ("germany", 40),
        ("germany", 20),
        ("germany", 16),
        ("russia-compact", 40),
        ("spain", 14),
        ("ueb", 40),
    ] {
        let write =
            format!("score g.pgn --to brf --code {code} --width {width} --clocks -o {code}.brf");
        let (_, err, done) = run(folder.path(), &write);
        assert!(
            done && err.contains("One fraction of a second is left out"),
            "{err}"
        );
        assert!(!err.contains("cannot be written exactly"), "{code}: {err}");
        let read = format!("score --from braille {code}.brf --to pgn");
        let (out, err, done) = run(folder.path(), &read);
        assert!(done && err.contains("The sheet says"), "{code}: {err}");
        let mut comments = out.split('{').skip(1);
        let is_own = |text: &str| text.starts_with("[%clk") || text.starts_with("Preface");
        assert!(comments.all(is_own), "{code} {width}: {out}");
    }
}
