//! What is said of the players and the boards of an event in whole sentences.

use std::ops::Range;

use super::adjourned;
use super::tournament::{MOST_WORDS, happens, is_free, is_unfit};
use crate::protocol::{Ask, EventLook, TournamentAsk, Who};
use crate::session::Session;
use crate::tournament::{BoardAt, GameScore, Tournament, TournamentInput};
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
    let rest = around("");
    // A bare name says nothing of him: it may as well be a yes, a key or a file.
    let mut said_of_him = rest.split_whitespace();
    if said_of_him.all(|word| voices.is_beside_result(word, language)) {
        return None;
    }
    if voices.event_entry(&rest, language).as_deref() == Some("withdraw") {
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

/// A number behind a word, or a counted word, with which a line begins, and what follows, in each way in which it can be
/// read: "board twenty-one", "the second round".
fn numbered(
    word: &str,
    line: &str,
    voices: &Voices,
    language: &str,
) -> Vec<(Option<usize>, usize, String)> {
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
    let mut all: Vec<_> = numbers.collect();
    let words: Vec<&str> = line.split_whitespace().collect();
    all.extend((1..words.len().min(MOST_OF_NUMBER)).filter_map(|count| {
        let number = voices.ordinal_number(&words[..count].join(" "), language)?;
        voices.event_keyword(&words[count..=count], &[word], language)?;
        let rest = words[count + 1..].join(" ");
        Some((None, usize::try_from(number).ok()?, rest))
    }));
    all
}

/// Where a line begins with a board of an event, perhaps with its round before or behind it, and what is said there, in
/// each way in which its numbers can be read.
fn places(line: &str, voices: &Voices, language: &str) -> Vec<(Option<usize>, usize, String)> {
    let line = line.replace([',', ';'], " ").replace(": ", " ");
    let mut all = numbered("board", &line, voices, language);
    for [first, second] in [["round", "board"], ["board", "round"]] {
        for (_, number, rest) in numbered(first, &line, voices, language) {
            // Words may stand between: "board three of round two", "de la ronda dos".
            let words: Vec<&str> = rest.split_whitespace().collect();
            let of = voices.event_keyword(&words, &["of"], language);
            let is_dash = |word: &&&str| matches!(**word, "-" | "–" | "—");
            let of = of
                .map(|(_, taken)| taken)
                .or_else(|| words.first().filter(is_dash).map(|_| 1));
            let later = of.map(|taken| words[taken..].join(" "));
            for (_, other, rest) in [Some(rest), later]
                .into_iter()
                .flatten()
                .flat_map(|rest| numbered(second, &rest, voices, language))
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
    // What stands between a board and its round is said of neither.
    if all.iter().any(|(round, ..)| round.is_some()) {
        all.retain(|(round, ..)| round.is_some());
    }
    all
}

/// A result that is said of a board by its number, perhaps with its round: "board three, both lose". Of one that is
/// adjourned more must be said. What can be read in two ways is none.
pub(super) fn of_board(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    if !is_free(session) {
        return None;
    }
    let current = session.event().map_or(0, Tournament::current_round);
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
        let round = round.unwrap_or(current);
        adjourned_at(BoardAt { round, board }, &rest, line, session, voices)
    });
    let found: Ask = read.next()?;
    read.all(|other| other == found).then_some(found)
}

/// What is said of a board that is adjourned: "adjourned, Anna has sealed, resumption Monday at six". What begins so and
/// says something else cannot be entered.
fn adjourned_at(
    at: BoardAt,
    said: &str,
    line: &str,
    session: &Session,
    voices: &Voices,
) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let read = |said: &str, known| adjourned::read(said, at, known, session, voices);
    let input = read(said, (false, None)).or_else(|| {
        let entry = voices.event_entry(said, language)?;
        let (player, day) = sealed_by_number(entry.strip_prefix("adjourn ")?);
        read(day, (true, Some(player?)))
    });
    let words: Vec<&str> = said.split_whitespace().collect();
    let is_it = || {
        voices
            .event_keyword(&words, &["adjourn"], language)
            .is_some()
    };
    let unfit = || is_it().then(|| is_unfit(line, "adjourn"));
    input.map(|input| happens(input).into()).or_else(unfit)
}

/// The number of a player with which an entry goes on, and what follows.
fn sealed_by_number(text: &str) -> (Option<usize>, &str) {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match first.parse() {
        Ok(number) => (Some(number), rest),
        Err(_) => (None, text),
    }
}

/// An entry that a game is adjourned in words, behind its place or its board: "adjourn 1.2 Anna has sealed". Talk of
/// sealing or going on that is not understood is no day.
pub(super) fn adjourned(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let event = session.event().filter(|_| is_free(session))?;
    let language = session.settings().language.as_str();
    let entry = voices.behind_tournament(line, language).unwrap_or(line);
    let read = voices.event_entry(entry, language)?;
    let more = read.strip_prefix("adjourn ")?;
    let placed = more.split_once(' ').unwrap_or((more, ""));
    let typed = placed.0.parse::<BoardAt>().ok().map(|at| (at, placed.1));
    let Some((at, said)) = typed else {
        let known = (true, None);
        let mut read =
            places(more, voices, language)
                .into_iter()
                .filter_map(|(round, board, rest)| {
                    let round = round.unwrap_or_else(|| event.current_round());
                    adjourned::read(&rest, BoardAt { round, board }, known, session, voices)
                });
        return read.next().map(|input| happens(input).into());
    };
    let (player, said) = sealed_by_number(said);
    let known = (true, player);
    if let Some(input) = adjourned::read(said, at, known, session, voices) {
        return Some(happens(input).into());
    }
    let words: Vec<&str> = said.split_whitespace().collect();
    let talks = |at: usize| voices.event_keyword(&words[at..], &["sealed"], language);
    let has_talk = (0..words.len()).any(|at| talks(at).is_some());
    has_talk.then(|| is_unfit(entry, "adjourn"))
}

/// A line that begins with a board of the event and says something of it: what cannot be read is no other command. A result
/// is one even if no event is open, which is said then.
pub(super) fn at_board(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let places = places(line, voices, language);
    let is_said = places.iter().any(|(.., rest)| !rest.is_empty());
    if !is_said || !is_free(session) || voices.is_command(line, language) {
        return None;
    }
    // Behind what is annulled stands a reason, which has a word before it.
    let annuls = |rest: &String| {
        let ends = rest.match_indices(' ').take(MOST_OF_NUMBER);
        let said = ends.filter_map(|(end, _)| voices.result_said(&rest[..end], language));
        let mut scores = said.map(|(score, _)| score);
        scores.any(|score| score == GameScore::Annulled)
    };
    let unread = || match places.iter().any(|(.., rest)| annuls(rest)) {
        true => is_unfit(line, "result"),
        false => TournamentAsk::Unread(line.to_owned()).into(),
    };
    of_board(line, session, voices).or_else(|| session.has_event().then(unread))
}

/// A result without its board, while no game is under way: that of the one game which is open in the round, else it is asked
/// of which board it is.
pub(super) fn of_no_board(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let event = session.event().filter(|_| is_free(session))?;
    let (score, reason) = voices.result_said(line, &session.settings().language)?;
    if session.is_under_way() {
        return None;
    }
    let current = event.current_round();
    let open = event.games().filter(|(_, game)| game.is_open());
    let open = open.filter(|(at, _)| at.round == current);
    let open: Vec<usize> = open.map(|(at, _)| at.board).collect();
    Some(match open[..] {
        [board] => TournamentAsk::Result(board, score, reason).into(),
        _ => TournamentAsk::Unfit(line.to_owned(), "which".to_owned()).into(),
    })
}
