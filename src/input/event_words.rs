//! What is said of the players and the boards of an event in whole sentences.

use std::ops::Range;

use super::tournament::{MOST_WORDS, asked, happens, is_free, is_unfit};
use crate::protocol::{Ask, EventLook, TournamentAsk, Who};
use crate::session::Session;
use crate::tournament::{BoardAt, TournamentInput};
use crate::voice::Voices;

/// A number of a board has no more words.
const MOST_OF_NUMBER: usize = 7;

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
        let name = words[place.clone()].join(" ");
        // Who is called as a side is, is not meant by it.
        let number = event
            .called(&name)
            .filter(|_| voices.sides_in(&name, language).is_none())?;
        let about = voices.command(&around(&place, &number.to_string()), language);
        let about = about.filter(asks_about_a_player);
        let told = || told_of(number, &|word| around(&place, word), session, voices);
        about.or_else(|| told().filter(|_| !line.contains(['?', '¿'])))
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
        TournamentAsk::Look(
            EventLook::NextGame(Who::Number(_))
                | EventLook::Needs(Who::Number(_))
                | EventLook::Place(Who::Number(_))
        )
    )
}

/// What is told of a player: that he leaves, or what has come of his game of the round that is played, perhaps with its
/// board before it. Around him is said `around`, which his name or what stands for it fills.
fn told_of(
    number: usize,
    around: &dyn Fn(&str) -> String,
    session: &Session,
    voices: &Voices,
) -> Option<Ask> {
    let event = session.event()?;
    let language = session.settings().language.as_str();
    if voices.event_entry(&around(""), language).as_deref() == Some("withdraw") {
        let (player, reason) = (number, String::new());
        return Some(happens(TournamentInput::Withdraw { player, reason }).into());
    }
    let current = event.current_round();
    let mut games = event.games().filter(|(at, _)| at.round == current);
    let (at, side) = games.find_map(|(at, game)| Some((at, game.side_of(number)?)))?;
    let said = around(voices.side_name(side, language));
    let of_his = voices.result_said(&said, language);
    let of_his =
        of_his.map(|(score, reason)| TournamentAsk::Result(at.board, score, reason).into());
    // Before it nothing else than its board is said.
    let of_board = || {
        let ask = of_board(&said, session, voices)?;
        let Ask::Tournament(asked) = &ask else {
            return None;
        };
        let is_his = matches!(**asked, TournamentAsk::Result(board, ..) if board == at.board);
        is_his.then_some(ask)
    };
    of_his.or_else(of_board)
}

/// Where a line begins with a board of an event, perhaps with its round before or behind it, and what is said there, in
/// each way in which its numbers can be read.
fn places(line: &str, voices: &Voices, language: &str) -> Vec<(Option<usize>, usize, String)> {
    let line = line.replace([',', ';'], " ").replace(": ", " ");
    // A number behind a word, and what follows: "board twenty-one".
    let behind = |word, line: &str| -> Vec<(Option<usize>, usize, String)> {
        let behind = voices.behind_event_word(line, word, language);
        let words: Vec<&str> = behind.unwrap_or_default().split_whitespace().collect();
        let numbers = (1..=MOST_OF_NUMBER.min(words.len()))
            .rev()
            .filter_map(|count| {
                let (place, rest) = words.split_at(count);
                let (place, rest) = (place.join(" "), rest.join(" "));
                if let Ok(at) = place.parse::<BoardAt>() {
                    return Some((Some(at.round), at.board, rest));
                }
                let number = voices.whole_number(place.trim_end_matches(['.', ':']), language)?;
                Some((None, usize::try_from(number).ok()?, rest))
            });
        numbers.collect()
    };
    let mut all = behind("board", &line);
    for [first, second] in [["round", "board"], ["board", "round"]] {
        for (_, number, rest) in behind(first, &line) {
            // A word may stand between: "board three of round two".
            let (word, later) = rest.split_once(' ').unwrap_or_default();
            let is_number = voices.whole_number(word, language).is_some();
            let later = if is_number { "" } else { later };
            for (_, other, rest) in [rest.as_str(), later]
                .into_iter()
                .flat_map(|rest| behind(second, rest))
            {
                let (round, board) = if first == "round" {
                    (number, other)
                } else {
                    (other, number)
                };
                all.push((Some(round), board, rest));
            }
        }
    }
    all
}

/// A result that is said of a board by its number, perhaps with its round: "board three, both lose". Of one that is
/// adjourned more must be said. What can be read in two ways is none.
pub(super) fn of_board(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let event = session.event().filter(|_| is_free(session))?;
    let language = session.settings().language.as_str();
    let places = places(line, voices, language).into_iter();
    let mut read = places.filter_map(|(round, board, rest)| {
        if let Some((score, reason)) = voices.result_said(&rest, language) {
            return Some(match round {
                Some(round) => {
                    let at = BoardAt { round, board };
                    happens(TournamentInput::Score { at, score, reason }).into()
                }
                None => TournamentAsk::Result(board, score, reason).into(),
            });
        }
        let adjourned = voices.event_entry(&rest, language)?;
        let more = adjourned.strip_prefix("adjourn")?;
        let round = round.unwrap_or_else(|| event.current_round());
        let entry = format!("adjourn {round}.{board}{more}");
        Some(asked(&entry, Some(event)).unwrap_or_else(|| is_unfit(line, &entry)))
    });
    let found: Ask = read.next()?;
    read.all(|other| other == found).then_some(found)
}

/// A line that begins with a board of the event and says something of it: what cannot be read is no other command.
pub(super) fn at_board(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    session.event().filter(|_| is_free(session))?;
    let mut places = places(line, voices, language).into_iter();
    let is_said = places.any(|(.., rest)| !rest.is_empty());
    if !is_said || voices.is_command(line, language) {
        return None;
    }
    let unread = || TournamentAsk::Unread(line.to_owned()).into();
    Some(of_board(line, session, voices).unwrap_or_else(unread))
}
