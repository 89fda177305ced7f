//! `annabella match`, `annabella ladder`, `annabella fit` and `annabella uci`: opponents against each other, and
//! measured by others.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::outcome::{Done, complain, game_of, print, unwritten};
use crate::adapters::duel::{
    MatchScore, Played, Player, PlayerChoice, Rung, SpecFault, Terms, climb, play,
};
use crate::adapters::store::write_whole;
use crate::adapters::uci;
use crate::board::Side;
use crate::game::Game;
use crate::opponent::{fit, samples};
use crate::protocol::EngineFault;
use crate::record::GameResult;

/// What a match is played with.
#[derive(Args)]
pub(super) struct MatchArgs {
    /// The first player: embedded, embedded,level=5, embedded,depth=4, embedded,nodes=1000, beginner, or the file of
    /// an engine
    #[arg(value_parser = spec)]
    first: PlayerChoice,
    /// The second player; behind an engine ,elo=1700 or ,level=5 makes it weaker
    #[arg(value_parser = spec)]
    second: PlayerChoice,
    /// How many games
    #[arg(long, default_value_t = 32)]
    games: u32,
    /// The time for a move, in milliseconds
    #[arg(long, default_value_t = 100)]
    ms: u64,
    /// What the openings are made of; the same number brings the same openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The game: chess or draughts
    #[arg(long, default_value = "chess", value_parser = game_of)]
    game: Game,
}

/// What the levels are measured with.
#[derive(Args)]
pub(super) struct LadderArgs {
    /// The game: chess or draughts
    #[arg(value_parser = game_of)]
    game: Game,
    /// How many games each match has
    #[arg(long, default_value_t = 40)]
    games: u32,
    /// How many positions the last level looks at, which has no limit of its own
    #[arg(long, default_value_t = 100_000)]
    nodes: u32,
    /// What the openings and the mistakes follow from; the same number brings the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What the values of draughts are fitted with.
#[derive(Args)]
pub(super) struct FitArgs {
    /// The file for the table; the program is built with src/opponent/draughts_table.bin
    file: PathBuf,
    /// How many games are played
    #[arg(long, default_value_t = 5_000)]
    games: u32,
    /// How many positions are looked at for a move
    #[arg(long, default_value_t = 120)]
    nodes: u64,
    /// What the games follow from; the same number brings the same table
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What the players are called.
const NAMES: [&str; 2] = ["first", "second"];

/// What was wrong with an engine, behind its name.
fn words(fault: &EngineFault) -> String {
    let what = match fault {
        EngineFault::Missing => "cannot be started",
        EngineFault::Silent => "does not answer",
        EngineFault::Gone => "has ended",
        EngineFault::Rubbish => "says nothing that makes sense",
        EngineFault::Illegal(mv) => return format!("made a move that is not legal, {mv}"),
        EngineFault::Endless => "writes without end",
        EngineFault::OtherGame => "does not play Russian draughts",
    };
    what.to_owned()
}

fn spec(text: &str) -> Result<PlayerChoice, String> {
    text.parse()
        .map_err(|SpecFault| format!("{text:?} names no player"))
}

/// Speaks UCI over standard input and output.
pub(super) fn uci() -> Done {
    let stdin = std::io::stdin().lock();
    uci::run(stdin, std::io::stdout()).map_err(|error| complain(&error.to_string()))
}

/// Plays the match.
pub(super) fn run(args: &MatchArgs) -> Done {
    let terms = Terms {
        game: args.game,
        games: args.games,
        time: Duration::from_millis(args.ms),
        seed: args.seed,
    };
    let mut players = [&args.first, &args.second].map(|spec| Player::new(spec.clone()));
    for (name, player) in NAMES.into_iter().zip(&mut players) {
        match player.start(&args.game.start()) {
            Ok(false) => {}
            Ok(true) => {
                complain(&format!(
                    "{name} plays at full strength: it cannot be weakened"
                ));
            }
            Err(fault) => {
                // An engine of the other game is silent, or says what means nothing.
                let of = args.game.key();
                let hint = format!("it was asked to play {of}: --game says what is played");
                return Err(complain(&format!("{name} {}; {hint}", words(&fault))));
            }
        }
    }
    let mut done = Ok(());
    let score = play(terms, &mut players, &mut |played| {
        if done.is_ok() {
            done = print(&line(played));
        }
    });
    done?;
    if score.games() == 0 {
        return Err(complain("there was no game to play"));
    }
    print(&result(&score))?;
    for (name, player) in NAMES.into_iter().zip(&players) {
        let ms = |permille| player.spent.below(permille).as_secs_f64() * 1000.0;
        print(&format!(
            "{name}: {} moves, over the time of a move: median {:.1} ms, 99 of 100 moves {:.1} ms, most {:.1} ms",
            player.spent.moves(),
            ms(500),
            ms(990),
            ms(1000),
        ))?;
    }
    Ok(())
}

/// Plays the levels against their neighbours and against two opponents that stay the same.
pub(super) fn ladder(args: &LadderArgs) -> Done {
    if args.games == 0 {
        return Err(complain("there was no game to play"));
    }
    let terms = Terms {
        game: args.game,
        games: args.games,
        time: Duration::MAX,
        seed: args.seed,
    };
    let mut done = Ok(());
    let climbed = climb(terms, args.nodes, &mut |rung| {
        if done.is_ok() {
            let Rung {
                level,
                against,
                score,
            } = rung;
            done = print(&format!(
                "level {level} against {against}: {}",
                result(score)
            ));
        }
    });
    climbed.map_err(|SpecFault| complain("no such player"))?;
    done
}

/// Plays games of draughts, and writes what they teach about the values of positions.
pub(super) fn fit_draughts(args: &FitArgs) -> Done {
    let found = samples(args.games, args.nodes, args.seed, &mut |games| {
        if games.is_multiple_of(1_000) {
            complain(&format!("{games} games"));
        }
    });
    let mut off = 0.0;
    let table = fit(&found, args.seed, &mut |mean| off = mean);
    write_whole(&args.file, &table).map_err(|error| unwritten(Some(&args.file), &error))?;
    print(&format!("{} positions, off by {off:.4}", found.len()))
}

/// What a match came to.
fn result(score: &MatchScore) -> String {
    let (elo, error) = score.elo();
    format!(
        "games {}, won {}, drawn {}, lost {}, score {:.1} %, Elo difference {elo:+.0} (95 %: {error:.0} either way)",
        score.games(),
        score.won,
        score.drawn,
        score.lost,
        100.0 * score.share(),
    )
}

fn line(played: &Played) -> String {
    let side = match played.first {
        Side::White => "White",
        Side::Black => "Black",
    };
    let result = match played.outcome {
        GameResult::Win(winner) if winner == played.first => "won",
        GameResult::Draw => "drawn",
        GameResult::Win(_) | GameResult::LostByBoth => "lost",
    };
    let moves = played.plies.div_ceil(2);
    let fault = played.fault.as_ref();
    let fault = fault.map_or_else(String::new, |fault| {
        let at_fault = NAMES[usize::from(result == "won")];
        format!(", {at_fault} {}", words(fault))
    });
    format!(
        "game {}: first as {side} {result} in {moves} moves{fault}",
        played.number
    )
}
