//! What is said of the players and the boards of an event in whole sentences.

use std::ops::Range;

use super::tournament::{MOST_WORDS, asked, happens, is_free, is_unfit};
use crate::protocol::{Ask, EventLook, TournamentAsk, Who};
use crate::record::GameResult;
use crate::session::Session;
use crate::tournament::{BoardAt, GameScore, Tournament, TournamentInput};
use crate::voice::Voices;

/// What is asked or told about a player of the event by his name: "what does Felix need", "Felix withdraws", "board one,
/// Dan won". Of whom nobody is called, that is said.
pub(super) fn in_words(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let event = session.event().filter(|_| is_free(session))?;
    let language = session.settings().language.as_str();
    let is_sign = |c: char| !c.is_alphanumeric();
    let words = line
        .split_whitespace()
        .map(|word| word.trim_matches(is_sign));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let most = words.len().min(MOST_WORDS);
    let places = || (0..most).flat_map(|from| (from + 1..=most).map(move |to| from..to));
    let around = |place: &Range<usize>, word: &str| {
        let (before, behind) = (&words[..place.start], &words[place.end..]);
        [before, &[word], behind]
            .concat()
            .join(" ")
            .trim()
            .to_owned()
    };
    let mut asked = places().filter_map(|place| {
        let number = event.called(&words[place.clone()].join(" "))?;
        let about = voices.command(&around(&place, &number.to_string()), language);
        let about = about.filter(asks_about_a_player);
        about.or_else(|| told_of(number, &around(&place, ""), event, voices, language))
    });
    let of_nobody = || {
        let is_command = voices.is_command(line, language);
        let mut places = places().filter(|place| place.len() == 1 && !is_command);
        let nobody = places.find(|place| {
            let about = voices.command(&around(place, "1"), language);
            about.as_ref().is_some_and(asks_about_a_player)
        });
        nobody.map(|place| TournamentAsk::Unknown(words[place.start].to_owned()).into())
    };
    asked.next().or_else(of_nobody)
}

fn asks_about_a_player(ask: &Ask) -> bool {
    let Ask::Tournament(asked) = ask else {
        return false;
    };
    matches!(
        asked.as_ref(),
        TournamentAsk::Look(EventLook::NextGame(Who::Number(_)) | EventLook::Needs(Who::Number(_)))
    )
}

/// What is told of a player: that he leaves, or that he has won or lost his game of the round that is played, perhaps with
/// its board before it.
fn told_of(
    number: usize,
    rest: &str,
    event: &Tournament,
    voices: &Voices,
    language: &str,
) -> Option<Ask> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let verb = |from: usize| voices.event_entry(&words[from..].join(" "), language);
    if verb(0).as_deref() == Some("withdraw") {
        let reason = String::new();
        return Some(
            happens(TournamentInput::Withdraw {
                player: number,
                reason,
            })
            .into(),
        );
    }
    let said = |from: &usize| matches!(verb(*from).as_deref(), Some("won" | "lost"));
    let from = (0..words.len()).find(said)?;
    let has_won = verb(from).as_deref() == Some("won");
    let place = words[..from].join(" ");
    let current = event.current_round();
    let mut games = event.games().filter(|(at, _)| at.round == current);
    let (at, side) = games.find_map(|(at, game)| Some((at, game.side_of(number)?)))?;
    // Before it nothing else than its board is said.
    let boards = voices.numbers_in(&place, language);
    let is_board = |board: &u32| usize::try_from(*board) == Ok(at.board);
    let is_its_board = match boards[..] {
        [] => place.is_empty(),
        [ref board] => is_board(board) && from <= 3,
        _ => false,
    };
    let winner = if has_won { side } else { side.other() };
    let score = GameScore::Played(GameResult::Win(winner));
    let result = TournamentAsk::Result(at.board, score, String::new());
    is_its_board.then(|| result.into())
}

/// A result that is said of a board by its number, perhaps behind its round: "board three, both lose". Of one that is
/// adjourned more must be said.
pub(super) fn of_board(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let event = session.event().filter(|_| is_free(session))?;
    let language = session.settings().language.as_str();
    let line = line.replace([',', ';'], " ").replace(": ", " ");
    let behind = |word, line: &str| -> Vec<(String, String)> {
        let behind = voices
            .behind_event_word(line, word, language)
            .unwrap_or_default();
        let words: Vec<&str> = behind.split_whitespace().collect();
        let numbers = (1..=2.min(words.len())).filter_map(|count| {
            let (place, rest) = words.split_at(count);
            let place = place.join(" ");
            let number = match voices.numbers_in(&place, language)[..] {
                _ if place.parse::<BoardAt>().is_ok() => place,
                [number] => number.to_string(),
                _ => return None,
            };
            Some((number, rest.join(" ")))
        });
        numbers.collect()
    };
    let in_round = behind("round", &line)
        .into_iter()
        .flat_map(|(round, rest)| {
            let boards = behind("board", &rest).into_iter();
            boards.map(move |(board, rest)| (format!("{round}.{board}"), rest))
        });
    // The round may also stand behind the board, with a word between: "board three of round two".
    let of_round = behind("board", &line)
        .into_iter()
        .flat_map(|(board, rest)| {
            let later = rest.split_once(' ').map_or("", |(_, later)| later);
            let rounds = [rest.as_str(), later].map(|rest| behind("round", rest));
            let rounds = rounds.into_iter().flatten();
            rounds
                .map(move |(round, rest)| (format!("{round}.{board}"), rest))
                .collect::<Vec<_>>()
        });
    let places: Vec<(String, String)> = in_round
        .chain(of_round)
        .chain(behind("board", &line))
        .collect();
    places.into_iter().find_map(|(place, rest)| {
        let entry = |line: String| voices.event_entry(&line, language);
        let result = entry(format!("result {place} {rest}"));
        if let Some(result) = asked(&result?, Some(event)) {
            return Some(result);
        }
        let adjourned = entry(rest)?;
        let more = adjourned.strip_prefix("adjourn")?;
        let round = if place.contains('.') {
            String::new()
        } else {
            format!("{}.", event.current_round())
        };
        let entry = format!("adjourn {round}{place}{more}");
        Some(asked(&entry, Some(event)).unwrap_or_else(|| is_unfit(&line, &entry)))
    })
}

/// A line that begins with a board of the event and says something of it: what cannot be read is no other command.
pub(super) fn at_board(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    session.event().filter(|_| is_free(session))?;
    let behind = voices.behind_event_word(line, "board", language)?;
    let (number, rest) = behind.trim().split_once(char::is_whitespace)?;
    let is_said = voices.numbers_in(number, language).len() == 1 && !rest.trim().is_empty();
    if !is_said || voices.is_command(line, language) {
        return None;
    }
    let unread = || TournamentAsk::Unread(line.to_owned()).into();
    Some(of_board(line, session, voices).unwrap_or_else(unread))
}
