//! Tournaments at the keyboard: the verbs of the console, and the arrows that walk in the cross-table.

use std::str::FromStr;

use super::hands::Hands;
use crate::catalogue::key::Key;
use crate::catalogue::{self, Hand, Pressed, keymap};
use crate::clock::TimeControl;
use crate::protocol::{Ask, EventErrand, EventLook, EventTable, Explore, TournamentAsk, Who};
use crate::session::Session;
use crate::tournament::{
    ByeKind, Entrant, GameScore, Regulations, SwissPairs, TieBreak, TournamentInput,
};
use crate::voice::Voices;

/// A question about a player has no more words than this.
const MOST_WORDS: usize = 12;

/// What a line behind `tournament` asks: a verb with what belongs to it, or a row of the catalogue.
pub fn asked(line: &str) -> Option<Ask> {
    let line = line.trim();
    let row = || match catalogue::verb(&format!("tournament {line}"))? {
        Pressed::Ask(ask) => Some(*ask),
        Pressed::AtCursor(_) | Pressed::Hands(_) | Pressed::Prefix(_) => None,
    };
    command("tournament", line).or_else(row)
}

/// The same behind the word for a tournament, in the words of a language. What begins like an entry, and is no command,
/// is one that cannot be read.
pub(super) fn in_words(line: &str, language: &str, voices: &Voices) -> Option<Ask> {
    let entry = voices.behind_tournament(line, language)?;
    let unread = || TournamentAsk::Unread(entry.to_owned()).into();
    let is_entry = || !voices.is_command(line, language);
    let read = asked(&voices.event_entry(entry, language)?);
    read.or_else(|| is_entry().then(unread))
}

/// What is asked about a player of the event by his name: "what does Felix need".
pub(super) fn of_player(line: &str, session: &Session, voices: &Voices) -> Option<Ask> {
    let event = session.event()?;
    let language = session.settings().language.as_str();
    let words: Vec<&str> = line.split_whitespace().collect();
    let most = words.len().min(MOST_WORDS);
    let places = (0..most).flat_map(|from| (from + 1..=most).map(move |to| from..to));
    let mut asked = places.filter_map(|place| {
        let is_sign = |c: char| !c.is_alphanumeric();
        let name = words[place.clone()].join(" ");
        let number = event.called(name.trim_matches(is_sign))?;
        let number = number.to_string();
        let (before, behind) = (&words[..place.start], &words[place.end..]);
        let line = [before, &[number.as_str()], behind].concat().join(" ");
        voices.command(&line, language)
    });
    asked.find(|ask| {
        let Ask::Tournament(asked) = ask else {
            return false;
        };
        let TournamentAsk::Look(look) = asked.as_ref() else {
            return false;
        };
        let who = match look {
            EventLook::NextGame(who) | EventLook::Needs(who) => Some(who),
            EventLook::Pairings(_)
            | EventLook::Standings
            | EventLook::Leaders
            | EventLook::Playing
            | EventLook::Adjourned
            | EventLook::Assisted(_)
            | EventLook::Judges
            | EventLook::Corrections
            | EventLook::TieBreaks => None,
        };
        matches!(who, Some(Who::Number(_)))
    })
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
        ("result", words) => result(words)?,
        ("pairings", [round]) => EventLook::Pairings(Some(number(round)?)).into(),
        ("next", [_, ..]) => EventLook::NextGame(who(text)).into(),
        ("needs", [_, ..]) => EventLook::Needs(who(text)).into(),
        ("assisted", [at]) => EventLook::Assisted(at.parse().ok()?).into(),
        ("corrections", []) => EventLook::Corrections.into(),
        ("tie-breaks", []) => EventLook::TieBreaks.into(),
        ("play", [board]) => TournamentAsk::Play(number(board)?),
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

fn happens(input: TournamentInput) -> TournamentAsk {
    TournamentAsk::Do(Box::new(input))
}

/// `result 3 1/2`, `result 2.3 0-1 sheets compared`: the board, or round and board; the result; why.
fn result(words: &[&str]) -> Option<TournamentAsk> {
    let [place, words @ ..] = words else {
        return None;
    };
    // "judged 1-0" is two words.
    let of = |count: usize| Some((GameScore::read(&words.get(..count)?.join(" "))?, count));
    let (score, count) = of(1).or_else(|| of(2))?;
    let reason = words[count..].join(" ");
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
        ("withdraw", [player, reason @ ..]) => TournamentInput::Withdraw {
            player: number(player)?,
            reason: reason.join(" "),
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
            let order: Result<Vec<TieBreak>, _> = words.iter().map(|word| word.parse()).collect();
            TournamentInput::TieBreaks(order.ok()?)
        }
        _ => return None,
    })
}

/// `round-robin ussr-1956`, `swiss fide-2023 rounds 5 clock 90+30 name Club`: the system, then the edition and in pairs
/// what else is settled, in any order; the name comes last.
fn settled(words: &[&str]) -> Option<Regulations> {
    let [system, rest @ ..] = words else {
        return None;
    };
    let system = system.parse().ok()?;
    let named = rest.iter().position(|word| *word == "name");
    let (mut rest, name) = rest.split_at(named.unwrap_or(rest.len()));
    let edition = rest.iter().find_map(|word| crate::laws::edition(word))?;
    let mut settled = Regulations::new(system, edition.id);
    settled.name = name.get(1..).unwrap_or_default().join(" ");
    while let [key, more @ ..] = rest {
        if *key == edition.id {
            rest = more;
            continue;
        }
        let [value, more @ ..] = more else {
            return None;
        };
        match *key {
            "rounds" => settled.rounds = number(value)?,
            "late" => settled.late_minutes = Some(number(value)?),
            "form" => (*value).clone_into(&mut settled.form),
            "level" => settled.level = value.parse().ok()?,
            "clock" => {
                TimeControl::typed(value).ok()?;
                (*value).clone_into(&mut settled.control);
            }
            _ => return None,
        }
        rest = more;
    }
    Some(settled)
}

impl Hands {
    /// Whether keys walk in the cross-table or in the lists of duties.
    fn walks_the_table(&self, session: &Session) -> bool {
        session.walks_the_table() && self.line.is_empty() && !self.has_purpose() && !self.writes
    }

    /// Whether a key is that before an arrow, with which a row or a column is read. In the cross-table it is, whatever
    /// letters are for.
    pub(super) fn begins_a_row(&mut self, key: Option<Key>, session: &Session) -> bool {
        let keys = &session.settings().keys;
        let found = key.and_then(|key| keymap::find(key, None, true, keys));
        let Some((_, Pressed::Prefix(row))) = found.filter(|_| self.walks_the_table(session))
        else {
            return false;
        };
        let is_it = row.id == "view";
        self.prefix = is_it.then_some(row);
        is_it
    }

    /// What is asked means this while the player walks in the cross-table.
    pub(super) fn in_the_table(&self, ask: &Ask, session: &Session) -> Option<Ask> {
        let meant = if let Ask::Walk(step) = ask {
            TournamentAsk::Walk(*step)
        } else if let Ask::Explore(Explore::Ray(step)) = ask {
            TournamentAsk::Ray(*step)
        } else if let Ask::Look(None) = ask {
            TournamentAsk::Here
        } else {
            return None;
        };
        let is_there = self.walks_the_table(session);
        is_there.then(|| meant.into())
    }

    /// What the hands do there instead of something else.
    pub(super) fn leaves_the_table(&self, hand: Hand, session: &Session) -> Option<Ask> {
        let picks = [
            (Hand::Enter, TournamentAsk::Pick),
            (Hand::Cancel, TournamentAsk::Leave),
        ];
        let (_, meant) = picks.into_iter().find(|(other, _)| *other == hand)?;
        let is_there = self.walks_the_table(session);
        is_there.then(|| meant.into())
    }
}
