//! Tournaments at the keyboard: the verbs of the console, with names and words of the player's language.

use std::borrow::Cow;
use std::str::FromStr;

use crate::catalogue::{self, Pressed};
use crate::clock::TimeControl;
use crate::protocol::{
    Agreement, Ask, Clause, EventErrand, EventLook, EventTable, FormOfPlay, Question,
    TournamentAsk, Who,
};
use crate::session::Session;
use crate::tournament::{
    BoardAt, ByeKind, Entrant, GameScore, Regulations, SwissPairs, TieBreak, Tournament,
    TournamentInput,
};
use crate::voice::Voices;

/// A question about a player has no more words than this.
pub(super) const MOST_WORDS: usize = 12;

/// What a line behind `tournament` asks: a verb with what belongs to it, or a row of the catalogue. Who is a player of the
/// event can be named.
pub fn asked(line: &str, event: Option<&Tournament>) -> Option<Ask> {
    let line = match event.map(|event| with_number(line.trim(), event)) {
        Some(Err(name)) => return Some(TournamentAsk::Unknown(name.to_owned()).into()),
        Some(Ok(line)) => line,
        None => line.trim().into(),
    };
    let row = || match catalogue::verb(&format!("tournament {line}"))? {
        Pressed::Ask(ask) => Some(*ask),
        Pressed::AtCursor(_) | Pressed::Hands(_) | Pressed::Prefix(_) => None,
    };
    let other = || Some(resettled(&line, event?)?.into());
    command("tournament", &line).or_else(other).or_else(row)
}

/// An entry with the number of a player in the place of his name, as many words as that has.
///
/// # Errors
/// What stands there, if it is the name of nobody, or of several.
fn with_number<'a>(line: &'a str, event: &Tournament) -> Result<Cow<'a, str>, &'a str> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let from = match words.first() {
        Some(&("withdraw" | "absent" | "amend")) => 1,
        Some(&("late" | "adjourn")) => 2,
        Some(_) | None => return Ok(line.into()),
    };
    let Some(named) = words
        .get(from)
        .filter(|word| word.parse::<usize>().is_err())
    else {
        return Ok(line.into());
    };
    let most = words.len().min(from + MOST_WORDS);
    let mut ends = (from + 1..=most).rev();
    let found = ends.find_map(|to| Some((to, event.called(&words[from..to].join(" "))?)));
    let (to, number) = found.ok_or(*named)?;
    let (before, number) = (&words[..from], number.to_string());
    Ok([before, &[number.as_str()], &words[to..]]
        .concat()
        .join(" ")
        .into())
}

/// The same behind the word for a tournament, in the words of a language. What is no command, and not like one, is an
/// entry that cannot be read.
pub(super) fn in_words(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let language = session.settings().language.as_str();
    let entry = voices.behind_tournament(line, language)?;
    if entry.is_empty() {
        return is_free(session).then(|| TournamentAsk::from(EventLook::Pairings(None)).into());
    }
    let is_command = || voices.is_command(line, language);
    // What is asked of the event needs no word before it, and may have one.
    let of_event = || {
        let is_it = |ask: &Ask| matches!(ask, Ask::Tournament(_)) && is_free(session);
        let ask = voices.command(entry, language).filter(is_it);
        ask.filter(|_| !is_command())
    };
    let unread = || TournamentAsk::Unread(entry.to_owned()).into();
    let Some(read) = voices.event_entry(entry, language) else {
        let likely = voices.likely(line, language);
        let is_like = likely.first().is_some_and(|one| one.is_known);
        let is_other = is_like || is_command() || !is_free(session);
        return of_event().or_else(|| (!is_other).then(unread));
    };
    let unfit = || (!is_command()).then(|| is_unfit(entry, &read));
    asked(&read, session.event())
        .or_else(of_event)
        .or_else(unfit)
}

/// Whether no question is open but one of the event, or one about neither a game under way nor terms, beside which an entry
/// may be made.
pub(super) fn is_free(session: &Session) -> bool {
    session.question().is_none_or(|one| {
        let is_other = matches!(one, Question::Agreement(_) | Question::Drill(_));
        let is_beside = one.wants_yes_or_no() && !one.is_about_play() && !is_other;
        is_beside || matches!(one, Question::Meant(..))
    })
}

/// An entry whose verb is known, and whose rest does not fit it.
pub(super) fn is_unfit(entry: &str, read: &str) -> Ask {
    let verb = read.split(' ').next().unwrap_or_default();
    TournamentAsk::Unfit(entry.to_owned(), verb.to_owned()).into()
}

/// An entry without the word for a tournament, while an event is open: as the program itself gives examples. A result of a
/// board by its number is no other command, whatever is wrong with it.
pub(super) fn bare(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let event = session.event().filter(|_| is_free(session))?;
    let entry = voices.event_entry(line, &session.settings().language)?;
    let is_result = || {
        let behind = entry.strip_prefix("result ")?;
        let place = behind.split(' ').next()?;
        let is_place = place.parse::<BoardAt>().is_ok() || place.parse::<usize>().is_ok();
        is_place.then(|| is_unfit(line, &entry))
    };
    asked(&entry, Some(event)).or_else(is_result)
}

/// What `tournament` means with what follows it; `None` if it is none of that, or a row of the catalogue.
pub(super) fn command(verb: &str, rest: &str) -> Option<Ask> {
    if verb != "tournament" {
        return None;
    }
    let (what, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let text = text.trim();
    let words: Vec<&str> = text.split_whitespace().collect();
    let file = |errand: fn(String) -> EventErrand| TournamentAsk::File(errand(text.to_owned()));
    let ask = match (what, &words[..]) {
        ("open", [_, ..]) => file(EventErrand::Open),
        ("create", [_, ..]) => file(EventErrand::Create),
        ("import", [_, ..]) => file(EventErrand::Import),
        ("watch", [_, ..]) => file(EventErrand::Watch),
        ("write", words) => TournamentAsk::File(write(words)?),
        ("draw", []) => TournamentAsk::Draw(None),
        ("adjourn", []) => EventLook::Adjourned.into(),
        ("result", words) => result(words)?,
        ("pairings", [round]) => EventLook::Pairings(Some(number(round)?)).into(),
        ("next", [_, ..]) => EventLook::NextGame(who(text)).into(),
        ("needs", [_, ..]) => EventLook::Needs(who(text)).into(),
        ("assisted", [at]) => EventLook::Assisted(at.parse().ok()?).into(),
        ("corrections", []) => EventLook::Corrections.into(),
        ("tie-breaks", []) => EventLook::TieBreaks.into(),
        ("play", [board]) => TournamentAsk::Play(number(board)?, None),
        ("pair", [_, ..]) => match SwissPairs::typed(words.iter().copied()) {
            Ok(pairs) => happens(TournamentInput::Pair(pairs)),
            Err(_) => TournamentAsk::Unread(rest.to_owned()),
        },
        ("enter", _) => happens(TournamentInput::Enter(Box::new(Entrant::typed(text)?))),
        (what, words) => happens(input(what, words)?),
    };
    Some(ask.into())
}

fn number<T: FromStr>(word: &str) -> Option<T> {
    word.parse().ok()
}

/// A player by his number or his name.
fn who(text: &str) -> Who {
    let number = text.parse().map(Who::Number);
    number.unwrap_or_else(|_| Who::Name(text.to_owned()))
}

pub(super) fn happens(input: TournamentInput) -> TournamentAsk {
    TournamentAsk::Do(Box::new(input))
}

/// `result 3 1/2`, `result 2.3 0-1 sheets compared`: the board, or round and board; the result; why.
fn result(words: &[&str]) -> Option<TournamentAsk> {
    let [place, words @ ..] = words else {
        return None;
    };
    let (score, reason) = GameScore::read_with_reason(words)?;
    Some(match place.parse() {
        Ok(at) => happens(TournamentInput::Score { at, score, reason }),
        Err(()) => TournamentAsk::Result(number(place)?, score, reason),
    })
}

/// `write standings FILE`, `write pairings 3 FILE`: the table, its round if it is another one than that which is
/// played, and the file, whose name says the format.
fn write(words: &[&str]) -> Option<EventErrand> {
    let (what, round, path) = match words {
        [what, round, path @ ..] if !path.is_empty() && number::<usize>(round).is_some() => {
            (what, number(round)?, path)
        }
        [what, path @ ..] if !path.is_empty() => (what, 0, path),
        _ => return None,
    };
    let table = match *what {
        "pairings" => EventTable::Pairings(round),
        "standings" => EventTable::Standings,
        "table" => EventTable::Cross,
        "duties" => EventTable::Duties,
        "games" => EventTable::Games(round),
        "report" => EventTable::Report,
        _ => return None,
    };
    Some(EventErrand::Write(table, path.join(" ")))
}

/// What happens to an event by a verb: `late 1.2 5 30` with the player and the minutes, `adjourn 1.2 5 Friday` with who
/// has sealed and the day, `assist 3.1 2` with the duty, and so on.
fn input(what: &str, words: &[&str]) -> Option<TournamentInput> {
    Some(match (what, words) {
        ("new", words) => TournamentInput::Found(Box::new(settled(words)?)),
        ("draw", ["as-entered"]) => TournamentInput::Lots(None),
        ("draw", [seed]) => TournamentInput::Lots(Some(number(seed)?)),
        ("unpair", []) => TournamentInput::Unpair,
        ("withdraw", [player, reason @ ..]) => TournamentInput::Withdraw {
            player: number(player)?,
            reason: reason.join(" "),
        },
        ("amend", [player, text @ ..]) if !text.is_empty() => TournamentInput::Amend {
            player: number(player)?,
            text: text.join(" "),
        },
        ("absent", [player, round, bye @ ..]) => TournamentInput::Absent {
            player: number(player)?,
            round: number(round)?,
            bye: match bye {
                [] | ["zero", ..] => ByeKind::Zero,
                ["half", ..] => ByeKind::Half,
                ["full", ..] => ByeKind::Full,
                _ => return None,
            },
        },
        ("late", [at, player, minutes]) => TournamentInput::Late {
            at: at.parse().ok()?,
            player: number(player)?,
            minutes: number(minutes)?,
        },
        ("adjourn", [at, sealed_by, day @ ..]) => TournamentInput::Adjourn {
            at: at.parse().ok()?,
            sealed_by: number(sealed_by)?,
            day: day.join(" "),
        },
        ("assist", [at, duty]) => TournamentInput::Assist {
            at: at.parse().ok()?,
            duty: number(duty)?,
        },
        ("reopen", [at, reason @ ..]) => TournamentInput::Reopen {
            at: at.parse().ok()?,
            reason: reason.join(" "),
        },
        ("set", [detail, text @ ..]) => {
            TournamentInput::Detail(detail.parse().ok()?, text.join(" "))
        }
        ("tick", [list, duty]) => TournamentInput::Tick((*list).to_owned(), number(duty)?),
        ("untick", [list, duty]) => TournamentInput::Untick((*list).to_owned(), number(duty)?),
        ("tie-breaks", [_, ..]) => {
            let order: Result<Vec<TieBreak>, _> = words
                .iter()
                .map(|word| word.trim_end_matches([',', ';']).to_uppercase())
                .map(|word| word.replace('-', "/").parse())
                .collect();
            TournamentInput::TieBreaks(order.ok()?)
        }
        _ => return None,
    })
}

/// `round-robin ussr-1956`, `swiss fide-2023 rounds 5 clock 90+30 two-boards name Club`: the system, then in any order the
/// edition, terms of the games, and in pairs what else is settled. The name ends where more is settled behind it.
fn settled(words: &[&str]) -> Option<Regulations> {
    let (system, rest) = words.split_first()?;
    let named = rest.iter().position(|word| *word == "name");
    let (before, behind) = rest.split_at(named.unwrap_or(rest.len()));
    let behind = behind.get(1..).unwrap_or_default();
    let ends = (1..behind.len()).find(|&at| Regulations::settles(&behind[at..]));
    let (name, more) = behind.split_at(ends.unwrap_or(behind.len()));
    let words = [before, more].concat();
    let edition = words.iter().find_map(|word| crate::laws::edition(word))?;
    let mut settled = Regulations::new(system.parse().ok()?, edition.id);
    settled.name = name.join(" ");
    settle(&mut settled, &words)?;
    Some(settled)
}

/// `set level city`, `set clock 90+30 rapid`: an event with something settled otherwise.
fn resettled(line: &str, event: &Tournament) -> Option<TournamentAsk> {
    let words: Vec<&str> = line.strip_prefix("set ")?.split_whitespace().collect();
    let mut settled = event.regulations()?.clone();
    settle(&mut settled, &words)?;
    Some(happens(TournamentInput::Found(Box::new(settled))))
}

/// The form to which a time control belongs.
fn form_of_time(settled: &Regulations) -> String {
    let mut by_time = Agreement {
        edition: settled.edition.clone(),
        control: settled.control.parse().ok(),
        ..Agreement::default()
    };
    by_time.take_game_of_edition();
    by_time.take_form_of_time();
    by_time.form.key().to_owned()
}

/// Settles what words say; as long as no form is said, the clock decides on it.
fn settle(settled: &mut Regulations, mut rest: &[&str]) -> Option<()> {
    let before = std::mem::take(&mut settled.form);
    let is_by_time = before == form_of_time(settled);
    while let [key, more @ ..] = rest {
        rest = more;
        if let Some(edition) = crate::laws::edition(key) {
            edition.id.clone_into(&mut settled.edition);
        } else if let Ok(system) = key.parse() {
            settled.system = system;
        } else if take_term(settled, key).is_none() {
            let (value, more) = more.split_first()?;
            rest = more;
            match *key {
                "rounds" => settled.rounds = number(value)?,
                "late" => settled.late_minutes = Some(number(value)?),
                "form" => {
                    let form = value.parse::<FormOfPlay>().ok()?;
                    form.key().clone_into(&mut settled.form);
                }
                "level" => settled.level = value.parse().ok()?,
                "clock" => {
                    TimeControl::typed(value).ok()?;
                    (*value).clone_into(&mut settled.control);
                }
                _ => return None,
            }
        }
    }
    if settled.form.is_empty() {
        settled.form = if is_by_time {
            form_of_time(settled)
        } else {
            before
        };
    }
    Some(())
}

/// A term of every game of the event, as the agreement of a game has it.
fn take_term(settled: &mut Regulations, word: &str) -> Option<()> {
    if word == "touch" {
        settled.touch = true;
        return Some(());
    }
    match Clause::typed(word)? {
        Clause::Form(form) => form.key().clone_into(&mut settled.form),
        Clause::Switch(_) | Clause::NoDrawsBefore(_) | Clause::SessionS(_) => {
            let is_of_boards = |word: &str| word.ends_with("-board") || word.ends_with("-boards");
            let is_other = |one: &String| one != word && !(is_of_boards(one) && is_of_boards(word));
            settled.terms.retain(is_other);
            settled.terms.push(word.to_owned());
        }
        // Who is late, and who is awaited, the event has its own words for.
        Clause::LateS(_) | Clause::Awaiting(_) => return None,
    }
    Some(())
}
