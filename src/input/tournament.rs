//! Tournaments at the keyboard: the verbs of the console, and the arrows that walk in the cross-table.

use super::hands::Hands;
use crate::catalogue::key::Key;
use crate::catalogue::{self, Hand, Pressed, keymap};
use crate::protocol::{Ask, EventTable, Explore, TournamentAsk, Who};
use crate::session::Session;
use crate::tournament::{
    ByeKind, Entrant, GameScore, Regulations, SwissPairs, TieBreak, TournamentInput,
};
use crate::voice::Voices;

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
    let unread = || {
        let unread = TournamentAsk::Unread(entry.to_owned());
        Ask::Tournament(Box::new(unread))
    };
    let is_entry = || !voices.is_command(line, language);
    let read = asked(&voices.event_entry(entry, language)?);
    read.or_else(|| is_entry().then(unread))
}

/// What `tournament` means with what follows it; `None` if it is none of that, or a row of the catalogue.
pub(super) fn command(verb: &str, rest: &str) -> Option<Ask> {
    if verb != "tournament" {
        return None;
    }
    let (what, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let text = text.trim();
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<usize>().ok());
    let ask = match (what, words.len()) {
        ("draw", 0) => TournamentAsk::Draw(None),
        ("open", 1..) => TournamentAsk::Open(text.to_owned()),
        ("import", 1..) => TournamentAsk::Import(text.to_owned()),
        ("watch", 1..) => TournamentAsk::Watch(text.to_owned()),
        ("write", 2..) => write(&words)?,
        ("create", 1..) => TournamentAsk::Create(text.to_owned()),
        ("assisted", 1) => {
            let (round, board) = place(text)?;
            TournamentAsk::Assisted(round, board)
        }
        ("result", 2..) => result(&words)?,
        ("pair", 1..) => {
            let pairs = SwissPairs::typed(words.iter().copied());
            pairs.map_or_else(
                |_| TournamentAsk::Unread(rest.to_owned()),
                |pairs| happens(TournamentInput::Pair(pairs)),
            )
        }
        ("pairings", 1) => TournamentAsk::Pairings(Some(number(0)?)),
        ("next", 1..) => TournamentAsk::NextGame(who(text)),
        ("needs", 1..) => TournamentAsk::Needs(who(text)),
        ("play", 1) => TournamentAsk::Play(number(0)?),
        _ => happens(input(what, text, &words)?),
    };
    Some(Ask::Tournament(Box::new(ask)))
}

/// `2.3`: round and board.
fn place(text: &str) -> Option<(usize, usize)> {
    let (round, board) = text.split_once('.')?;
    Some((round.parse().ok()?, board.parse().ok()?))
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
    let score = GameScore::read(words.get(1)?);
    let (score, from) = match score {
        Some(score) => (score, 2),
        // "judged 1-0" is two words.
        None => (GameScore::read(&words.get(1..3)?.join(" "))?, 3),
    };
    let reason = words[from..].join(" ");
    Some(match place(words[0]) {
        None => TournamentAsk::Result(words[0].parse().ok()?, score, reason),
        Some((round, board)) => happens(TournamentInput::Score {
            round,
            board,
            score,
            reason,
        }),
    })
}

/// `write standings FILE`, `write pairings 3 FILE`: the table, its round if it is another one than that which is
/// played, and the file, whose name says the format.
fn write(words: &[&str]) -> Option<TournamentAsk> {
    let round = words[1].parse::<usize>().ok().filter(|_| words.len() > 2);
    let path = words[1 + usize::from(round.is_some())..].join(" ");
    let table = match words[0] {
        "pairings" => EventTable::Pairings(round.unwrap_or_default()),
        "standings" => EventTable::Standings,
        "table" => EventTable::Cross,
        "duties" => EventTable::Duties,
        "games" => EventTable::Games(round.unwrap_or_default()),
        "report" => EventTable::Report,
        _ => return None,
    };
    Some(TournamentAsk::Write(table, path))
}

/// What happens to an event by a verb.
fn input(what: &str, text: &str, words: &[&str]) -> Option<TournamentInput> {
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<usize>().ok());
    Some(match what {
        "new" => TournamentInput::Found(Box::new(settled(words)?)),
        "enter" => TournamentInput::Enter(Box::new(Entrant::typed(text)?)),
        "draw" => match text {
            "as-entered" => TournamentInput::Draw(None),
            seed => TournamentInput::Draw(Some(seed.parse().ok()?)),
        },
        "withdraw" => TournamentInput::Withdraw {
            player: number(0)?,
            reason: from(words, 1),
        },
        "absent" => TournamentInput::Absent {
            player: number(0)?,
            round: number(1)?,
            bye: match words.get(2).copied() {
                None | Some("zero") => ByeKind::Zero,
                Some("half") => ByeKind::Half,
                Some("full") => ByeKind::Full,
                Some(_) => return None,
            },
        },
        "late" | "adjourn" | "assist" | "reopen" => at_board(what, words)?,
        "set" => TournamentInput::Detail(words.first()?.parse().ok()?, from(words, 1)),
        "tick" => TournamentInput::Tick((*words.first()?).to_owned(), number(1)?),
        "tie-breaks" if !words.is_empty() => {
            let order: Result<Vec<TieBreak>, _> = words.iter().map(|word| word.parse()).collect();
            TournamentInput::TieBreaks(order.ok()?)
        }
        _ => return None,
    })
}

/// What happens at a board, behind its round and number: `late 1.2 5 30`, the player and the minutes;
/// `adjourn 1.2 5 Friday`, who has sealed and the day; `assist 3.1 2`, the duty; `reopen 2.3 wrong board`.
fn at_board(what: &str, words: &[&str]) -> Option<TournamentInput> {
    let (round, board) = place(words.first()?)?;
    let number = || words.get(1)?.parse::<usize>().ok();
    Some(match what {
        "late" => TournamentInput::Late {
            round,
            board,
            player: number()?,
            minutes: words.get(2)?.parse().ok()?,
        },
        "adjourn" => TournamentInput::Adjourn {
            round,
            board,
            sealed_by: number()?,
            day: from(words, 2),
        },
        "assist" => TournamentInput::Assist {
            round,
            board,
            duty: number()?,
        },
        _ => TournamentInput::Reopen {
            round,
            board,
            reason: from(words, 1),
        },
    })
}

/// The words from one on.
fn from(words: &[&str], at: usize) -> String {
    words.get(at..).unwrap_or_default().join(" ")
}

/// `round-robin ussr-1956`, `swiss fide-2023 rounds 5 clock 5400+30 name Club`: the system, the edition, and in pairs
/// what else is settled; the name comes last.
fn settled(words: &[&str]) -> Option<Regulations> {
    let system = words.first()?.parse().ok()?;
    let edition = crate::laws::edition(words.get(1)?)?;
    let mut settled = Regulations::new(system, edition.id);
    let mut rest = words.get(2..)?;
    while let [key, value, more @ ..] = rest {
        match *key {
            "rounds" => settled.rounds = value.parse().ok()?,
            "late" => settled.late_minutes = Some(value.parse().ok()?),
            "form" => (*value).clone_into(&mut settled.form),
            "level" => settled.level = value.parse().ok()?,
            "clock" => {
                value.parse::<crate::clock::TimeControl>().ok()?;
                (*value).clone_into(&mut settled.control);
            }
            "name" => {
                settled.name = rest[1..].join(" ");
                return Some(settled);
            }
            _ => return None,
        }
        rest = more;
    }
    rest.is_empty().then_some(settled)
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
        is_there.then(|| Ask::Tournament(Box::new(meant)))
    }

    /// What the hands do there instead of something else.
    pub(super) fn leaves_the_table(&self, hand: Hand, session: &Session) -> Option<Ask> {
        let picks = [
            (Hand::Enter, TournamentAsk::Pick),
            (Hand::Cancel, TournamentAsk::Leave),
        ];
        let (_, meant) = picks.into_iter().find(|(other, _)| *other == hand)?;
        let is_there = self.walks_the_table(session);
        is_there.then(|| Ask::Tournament(Box::new(meant)))
    }
}
