//! A large file of games: from PGN to Braille, one game after the other, with constant memory.
//!
//! `cargo bench --bench library -- GAMES`; 200,000 without a number. Beside it `lou_translate`, if
//! it is there, with the same moves.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use annabella::adapters::games::Games;
use annabella::adapters::store::WholeFile;
use annabella::braille::format::brf;
use annabella::braille::{Diagram, Layout, Paper, SheetNotes, SheetWords, Style, code, prose};
use annabella::pgn;
use annabella::record::Record;

/// So many different games stand in the file, again and again under other names.
const DIFFERENT: usize = 2_000;

fn main() -> io::Result<()> {
    let count = std::env::args().find_map(|word| word.parse().ok());
    let count: usize = count.unwrap_or(200_000);
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("library.pgn");
    generate(&path, count)?;
    let megabytes = fs::metadata(&path)?.len() as f64 / 1e6;
    println!("{count} games, {megabytes:.0} MB of PGN");
    for id in ["ueb", "uk-2015"] {
        convert(&path, &folder.path().join("library.brf"), id, count)?;
    }
    beside_lou_translate(&path)
}

/// Streams the file into pages, as `annabella score` does.
fn convert(from: &Path, to: &Path, id: &str, count: usize) -> io::Result<()> {
    let code = code(id).expect("the code is compiled in");
    let words = SheetWords::default();
    let style = Style {
        code,
        prose: prose(code.language()),
        words: &words,
        paper: Paper::default(),
        layout: Layout::Columns,
        diagram: Diagram::Forsyth,
    };
    let mut out = WholeFile::create(to)?;
    let begin = Instant::now();
    let mut next = 1;
    let games = Games::open(&from.to_string_lossy()).expect("the file was written");
    for (at, game) in games.enumerate() {
        let record = game.expect("the game was written");
        let (pages, after) = style.game(&record, &SheetNotes::new(), next);
        next = after;
        for page in &pages {
            out.write_all(brf(page).expect("six dots").as_bytes())?;
        }
        if (at + 1) % (count / 4).max(1) == 0 {
            println!("  after {} games {} kB of memory", at + 1, resident_kb());
        }
    }
    out.keep()?;
    let minute = count as f64 / begin.elapsed().as_secs_f64() * 60.0;
    println!("{id}: {minute:.0} games a minute, {} pages", next - 1);
    Ok(())
}

/// The moves of the first games through liblouis, on its own and then through us.
fn beside_lou_translate(path: &Path) -> io::Result<()> {
    let games = Games::open(&path.to_string_lossy()).expect("the file was written");
    let records: Vec<Record> = games.flatten().take(DIFFERENT).collect();
    let text: String = records
        .iter()
        .flat_map(|record| {
            pgn::write(record)
                .lines()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        })
        .filter(|line| !line.is_empty() && !line.starts_with('['))
        .map(|line| line + "\n")
        .collect();
    let tokens = text.split_whitespace().count();
    let begin = Instant::now();
    let child = Command::new("lou_translate")
        .args(["--forward", "en-ueb-g1.ctb"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn();
    let Ok(mut child) = child else {
        println!("lou_translate is not there");
        return Ok(());
    };
    let mut input = child.stdin.take().expect("it was piped");
    input.write_all(text.as_bytes())?;
    drop(input);
    child.wait()?;
    let seconds = begin.elapsed().as_secs_f64();
    let code = code("ueb").expect("the code is compiled in");
    let begin = Instant::now();
    let mut cells = 0;
    for record in &records {
        for (plies, mv) in record.moves().iter().enumerate() {
            let before = record.position_after(plies);
            cells += code.encode(before, *mv).map_or(0, |cells| cells.len());
        }
    }
    let ours = begin.elapsed().as_secs_f64();
    let games = records.len() as f64;
    println!(
        "lou_translate: {tokens} tokens of {games} games in {seconds:.2} s, {:.0} games a minute",
        games / seconds * 60.0
    );
    println!(
        "our encoder: the same moves in {ours:.2} s, {:.0} games a minute, {cells} cells",
        games / ours * 60.0
    );
    Ok(())
}

/// The memory of this process in kilobytes; 0 where the system does not say.
fn resident_kb() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    number.unwrap_or(0)
}

/// Writes a file of games at random, of about 80 plies.
fn generate(path: &Path, count: usize) -> io::Result<()> {
    let mut dice: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut below = |limit: usize| {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        usize::try_from(dice % limit as u64).expect("it is below a usize")
    };
    let mut games = Vec::new();
    for _ in 0..DIFFERENT.min(count) {
        let mut record = Record::default();
        let length = 60 + below(40);
        while record.plies() < length {
            let moves = record.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            assert!(record.play(moves[below(moves.len())]), "the move is legal");
        }
        games.push(record);
    }
    let mut out = WholeFile::create(path)?;
    for at in 0..count {
        let record = &mut games[at % DIFFERENT];
        record.set_tag("White", &format!("Player {at}"));
        record.set_tag("Black", "Bogoljubow, Efim");
        record.set_tag("Round", &(at + 1).to_string());
        writeln!(out, "{}", pgn::write(record))?;
    }
    out.keep()
}
