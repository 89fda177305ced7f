//! How many games a minute become pages in Braille, from PGN to BRF, on one core; what that takes of memory, however
//! long the file is; and how liblouis fares with the same moves.
//!
//! `cargo bench --bench braille`

use std::fs::{self, File};
use std::hint::black_box;
use std::io::{self, BufWriter, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

use annabella::adapters::games::Games;
use annabella::braille::format::brf;
use annabella::braille::{
    Diagram, Layout, Paper, SheetNotes, SheetWords, Style, code, codes, prose,
};
use annabella::pgn;
use annabella::record::Record;

const GAMES: usize = 2_000;

/// So many games has the long file, and at so many the memory is looked at for the first time.
const MANY: usize = 200_000;
const FEW: usize = 20_000;

fn main() {
    let games = games();
    every_code(&games);
    if let Err(error) = long_file(&games) {
        println!("the long file: {error}");
    }
    beside_liblouis(&games);
}

/// A style with which most people would write.
fn style<'a>(id: &str, words: &'a SheetWords) -> Style<'a> {
    let code = code(id).expect("the table is part of the program");
    Style {
        code,
        prose: prose(code.language()),
        words,
        paper: Paper::default(),
        layout: Layout::Columns,
        diagram: Diagram::Forsyth,
    }
}

fn read(game: &str) -> Record {
    let mut games = pgn::read(game.as_bytes());
    games.remove(0).expect("the game was written")
}

/// Writes a game in BRF and returns the number of the next page.
fn emboss(style: &Style<'_>, record: &Record, next: u32, bytes: &mut usize) -> u32 {
    let (pages, after) = style.game(record, &SheetNotes::new(), next);
    for page in &pages {
        *bytes += black_box(brf(page).expect("the code has six dots")).len();
    }
    after
}

fn every_code(games: &[String]) {
    println!("games a minute from PGN to BRF, {GAMES} games of about 80 plies");
    let words = SheetWords::default();
    for code in codes().iter().filter(|code| !code.has_eight_dots()) {
        let style = style(code.id(), &words);
        let begin = Instant::now();
        let (mut next, mut bytes) = (1, 0);
        for game in games {
            next = emboss(&style, &read(game), next, &mut bytes);
        }
        let minute = GAMES as f64 / begin.elapsed().as_secs_f64() * 60.0;
        let pages = next - 1;
        println!(
            "{:16} {minute:9.0}  ({pages} pages, {bytes} bytes)",
            code.id()
        );
    }
}

/// A file of many games is read game by game: the most memory that the program ever had does not grow with it.
fn long_file(games: &[String]) -> io::Result<()> {
    let path = std::env::temp_dir().join(format!("annabella-{}.pgn", std::process::id()));
    let mut file = BufWriter::new(File::create(&path)?);
    for game in games.iter().cycle().take(MANY) {
        writeln!(file, "{game}")?;
    }
    file.flush()?;
    let (words, begin) = (SheetWords::default(), Instant::now());
    let style = style("uk-2015", &words);
    let (mut next, mut bytes) = (1, 0);
    let read = Games::open(&path.display().to_string());
    let read = read.map_err(|fault| io::Error::other(fault.detail))?;
    for (at, record) in read.flatten().enumerate() {
        next = emboss(&style, &record, next, &mut bytes);
        if at + 1 == FEW || at + 1 == MANY {
            let minute = (at + 1) as f64 / begin.elapsed().as_secs_f64() * 60.0;
            let peak = peak_kib().map_or("?".to_owned(), |kib| kib.to_string());
            println!(
                "{} games of one file: {minute:.0} a minute, at most {peak} KiB of memory",
                at + 1
            );
        }
    }
    fs::remove_file(path)
}

/// The most memory that this program has had, where the system tells it.
fn peak_kib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// The moves of all games, each alone, as liblouis must have them lest it joins them: by us from the position, by
/// liblouis from the notation.
fn beside_liblouis(games: &[String]) {
    let records: Vec<Record> = games.iter().map(|game| read(game)).collect();
    for (id, table) in [("ueb", "en-ueb-g1.ctb"), ("nabcc", "en-us-comp8.ctb")] {
        let mut tokens = String::new();
        let (begin, mut count, mut cells) = (Instant::now(), 0, 0);
        let code = code(id).expect("the table is part of the program");
        for record in &records {
            for (plies, &mv) in record.moves().iter().enumerate() {
                let before = record.position_after(plies);
                cells += black_box(code.encode(before, mv)).map_or(0, |cells| cells.len());
                count += 1;
            }
        }
        let ours = f64::from(count) / begin.elapsed().as_secs_f64();
        println!("{id}: {count} moves, {cells} cells; Annabella {ours:.0} moves a second");
        for record in &records {
            for (plies, &mv) in record.moves().iter().enumerate() {
                let san = record.position_after(plies).notation(mv);
                tokens.push_str(&san.expect("the move is legal"));
                tokens.push('\n');
            }
        }
        match translated(table, &tokens) {
            Ok(seconds) => println!(
                "{id}: lou_translate {:.0} moves a second",
                f64::from(count) / seconds
            ),
            Err(error) => println!("{id}: lou_translate: {error}"),
        }
    }
}

/// How many seconds `lou_translate` takes for lines of text, its start included.
fn translated(table: &str, lines: &str) -> io::Result<f64> {
    let begin = Instant::now();
    let mut program = Command::new("lou_translate")
        .args(["--forward", &format!("unicode.dis,{table}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()?;
    let mut input = program.stdin.take().expect("its input is piped");
    input.write_all(lines.as_bytes())?;
    drop(input);
    program.wait()?;
    Ok(begin.elapsed().as_secs_f64())
}

/// Games at random, as PGN.
fn games() -> Vec<String> {
    let mut dice: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut below = |limit: usize| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        usize::try_from(dice % limit as u64).expect("it is below a usize")
    };
    let mut game = || {
        let mut record = Record::default();
        let length = 60 + below(40);
        while record.plies() < length {
            let moves = record.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            assert!(record.play(moves[below(moves.len())]), "the move is legal");
        }
        record.set_tag("White", "Alekhine, Alexander");
        record.set_tag("Black", "Bogoljubow, Efim");
        pgn::write(&record)
    };
    (0..GAMES).map(|_| game()).collect()
}
