//! The embedded opponent as an engine that speaks UCI, so that others can measure it.
//!
//! The search runs on a thread of its own and can be stopped at once. Lines that mean nothing are
//! passed over, as the protocol asks for.

use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::chess;
use crate::game::{Move, Position};
use crate::opponent::{Limits, Memory, SearchReport, think};

/// The size of the memory unless the option `Hash` says otherwise, in mebibytes.
const HASH_MIB: usize = 32;
/// The range of the option `Hash`, in mebibytes.
const HASH_RANGE_MIB: std::ops::RangeInclusive<usize> = 1..=4096;
/// What the way of a move to the other program may cost, in milliseconds.
const OVERHEAD_MS: u64 = 10;

/// A thing for the thread that thinks.
enum Task {
    Think {
        game: Vec<Position>,
        limits: Limits,
        until: Option<Instant>,
    },
    NewGame,
    Resize(usize),
}

/// Speaks UCI until `quit` or the end of the input.
///
/// # Errors
/// The input could not be read or the output not be written.
pub fn run(input: impl BufRead, output: impl Write + Send + 'static) -> std::io::Result<()> {
    let output = Arc::new(Mutex::new(output));
    let stops = Arc::new(AtomicBool::new(false));
    let (tasks, inbox) = channel();
    let thinker = {
        let (output, stops) = (Arc::clone(&output), Arc::clone(&stops));
        thread::spawn(move || work(&inbox, &output, &stops))
    };
    let mut game = vec![Position::default()];
    for line in input.lines() {
        let line = line?;
        let mut words = line.split_whitespace();
        match words.next() {
            Some("uci") => greet(&output)?,
            Some("isready") => say(&output, "readyok")?,
            Some("ucinewgame") => send(&tasks, Task::NewGame),
            Some("setoption") => {
                if let Some(mebibytes) = hash_of(&line) {
                    send(&tasks, Task::Resize(mebibytes));
                }
            }
            Some("position") => {
                if let Some(read) = position(words) {
                    game = read;
                }
            }
            Some("go") => {
                stops.store(false, Ordering::SeqCst);
                let words: Vec<&str> = words.collect();
                send(&tasks, task(game.clone(), &words));
            }
            Some("stop") => stops.store(true, Ordering::SeqCst),
            Some("quit") => break,
            _ => {}
        }
    }
    stops.store(true, Ordering::SeqCst);
    drop(tasks);
    let _ = thinker.join();
    Ok(())
}

fn send(tasks: &Sender<Task>, task: Task) {
    // The thread that thinks ends only after this one.
    let _ = tasks.send(task);
}

fn say<W: Write>(output: &Mutex<W>, line: &str) -> std::io::Result<()> {
    let mut output = output.lock().map_err(|_| std::io::ErrorKind::BrokenPipe)?;
    writeln!(output, "{line}")?;
    output.flush()
}

fn greet<W: Write>(output: &Mutex<W>) -> std::io::Result<()> {
    say(
        output,
        concat!("id name Annabella ", env!("CARGO_PKG_VERSION")),
    )?;
    say(output, "id author the makers of Annabella")?;
    let (least, most) = HASH_RANGE_MIB.into_inner();
    let hash = format!("option name Hash type spin default {HASH_MIB} min {least} max {most}");
    say(output, &hash)?;
    say(output, "uciok")
}

/// The size that `setoption name Hash value N` asks for, in mebibytes.
fn hash_of(line: &str) -> Option<usize> {
    let (name, value) = line.split_once("name")?.1.split_once("value")?;
    let value: usize = value.trim().parse().ok()?;
    let (least, most) = HASH_RANGE_MIB.into_inner();
    (name.trim().eq_ignore_ascii_case("hash")).then(|| value.clamp(least, most))
}

/// The game of `position startpos|fen F moves M...`, up to the first move that is not legal.
fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Vec<Position>> {
    let mut start = Position::default();
    match words.next()? {
        "startpos" => {
            words.next();
        }
        "fen" => {
            let fen: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
            start = chess::Position::from_fen(&fen.join(" ")).ok()?.into();
        }
        _ => return None,
    }
    let mut game = vec![start];
    for word in words {
        let mv: Option<chess::Move> = word.parse().ok();
        let next = mv.and_then(|mv| game.last()?.play(mv.into()));
        let Some(next) = next else { break };
        game.push(next);
    }
    Some(game)
}

/// What `go` asks for. Of the time left a part is taken for this move.
fn task(game: Vec<Position>, words: &[&str]) -> Task {
    let number = |name: &str| -> Option<u64> {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1)?.parse().ok()
    };
    let white = game
        .last()
        .is_some_and(|position| position.turn() == crate::board::Side::White);
    let (time, bonus) = if white {
        ("wtime", "winc")
    } else {
        ("btime", "binc")
    };
    let budget_ms = number("movetime").map_or_else(
        || {
            let left = number(time)?;
            let moves = number("movestogo").unwrap_or(28).clamp(1, 40);
            let share = left / moves + number(bonus).unwrap_or(0) * 3 / 4;
            Some(share.min(left.saturating_sub(4 * OVERHEAD_MS) / 2).max(1))
        },
        Some,
    );
    let budget = budget_ms.map(|ms| Duration::from_millis(ms.saturating_sub(OVERHEAD_MS).max(1)));
    Task::Think {
        game,
        limits: Limits {
            depth: number("depth")
                .and_then(|depth| u8::try_from(depth).ok())
                .unwrap_or(100),
            nodes: number("nodes").unwrap_or(u64::MAX),
        },
        until: budget.map(|budget| Instant::now() + budget),
    }
}

fn work<W: Write>(inbox: &Receiver<Task>, output: &Mutex<W>, stops: &AtomicBool) {
    let mut memory = Memory::new(HASH_MIB);
    for task in inbox {
        match task {
            Task::NewGame => memory.clear(),
            Task::Resize(mebibytes) => memory = Memory::new(mebibytes),
            Task::Think {
                game,
                limits,
                until,
            } => {
                let begin = Instant::now();
                let mut stop = |_| {
                    stops.load(Ordering::Relaxed)
                        || until.is_some_and(|until| Instant::now() >= until)
                };
                let mut tell = |report: &SearchReport<Move>| {
                    let _ = say(output, &info(report, begin.elapsed()));
                };
                let Some((position, past)) = game.split_last() else {
                    continue;
                };
                let best = think(position, past, &mut memory, limits, &mut stop, &mut tell);
                let mv = best.and_then(|best| best.line.first().map(Move::to_string));
                let _ = say(
                    output,
                    &format!("bestmove {}", mv.as_deref().unwrap_or("0000")),
                );
            }
        }
    }
}

fn info(report: &SearchReport<Move>, elapsed: Duration) -> String {
    let score = match report.win_in() {
        Some(plies) if plies > 0 => format!("mate {}", (plies + 1) / 2),
        Some(plies) => format!("mate {}", (plies - 1) / 2),
        None => format!("cp {}", report.value),
    };
    let ms = elapsed.as_millis().max(1);
    let line: Vec<String> = report.line.iter().map(Move::to_string).collect();
    format!(
        "info depth {} score {score} nodes {} nps {} time {ms} pv {}",
        report.depth,
        report.nodes,
        u128::from(report.nodes) * 1000 / ms,
        line.join(" "),
    )
}
