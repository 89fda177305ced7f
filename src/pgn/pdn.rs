//! PDN: games of Russian draughts in files (Portable Draughts Notation 3.0), read.
//!
//! The tag `GameType "25"` says that it is Russian draughts. What stands behind the number may say
//! how squares are numbered: `25,W,8,8,A0,0` has letters; `N2` has numbers from the corner above on
//! White's left, `N0` from the one below.

use super::fault::{PgnError, PgnFault};
use super::letters::in_latin;
use super::oddity::{GamesRead, Oddities, Oddity};
use super::pdn_game::{PdnGame, PdnPlace};
use super::spelling::{NULL_MOVES, draughts_result};
use super::text::{decode, is_blank, tag_name, unread};
use crate::record::Record;

/// Reads all games of a file: one entry for each, in their order.
pub(super) fn read(text: &[u8]) -> GamesRead {
    let mut reader = Reader {
        text: decode(text)
            .trim_start_matches('\u{feff}')
            .chars()
            .collect(),
        at: 0,
        place: (1, 1),
        games: Vec::new(),
        parted: Vec::new(),
        oddities: Oddities::default(),
        game: PdnGame::default(),
    };
    reader.run();
    reader.next_game_at(reader.at);
    if reader.games.is_empty() {
        reader.games.push(Err(PgnError {
            game: 1,
            line: 1,
            column: 1,
            fault: PgnFault::NoGame,
            played: Box::default(),
        }));
    }
    // Tags alone and moves alone perhaps belong together.
    let have_tags = reader.parted.iter().any(|(has_tags, ..)| *has_tags);
    let have_moves = reader.parted.iter().any(|(_, has_moves, _)| *has_moves);
    for (has_tags, has_moves, line) in &reader.parted {
        if have_tags && !has_tags || have_moves && !has_moves {
            reader.oddities.count(Oddity::Parted, *line);
        }
    }
    GamesRead {
        games: reader.games,
        oddities: reader.oddities,
    }
}

/// So many characters behind a word tell whether only words follow.
const MOST_SAID: usize = 1_000;

struct Reader {
    text: Vec<char>,
    at: usize,
    place: PdnPlace,
    games: Vec<Result<Record, PgnError>>,
    /// Of each game whether it has tags, and moves or a result, and in which line it begins.
    parted: Vec<(bool, bool, usize)>,
    oddities: Oddities,
    game: PdnGame,
}

impl Reader {
    fn run(&mut self) {
        while let Some(&next) = self.text.get(self.at) {
            let place = self.place;
            match next {
                _ if is_blank(next) => {
                    if !next.is_ascii_whitespace() {
                        self.game.oddities.push((Oddity::Blank, place));
                    }
                    drop(self.take(|_| true));
                }
                // Among moves only what is a tag begins the next game.
                '[' if !self.has_begun() || self.is_tag() => {
                    let begin = self.at;
                    let mut quoted = false;
                    let tag = self.take(|c| {
                        quoted ^= c == '"';
                        c == '\n' || c == ']' && !quoted
                    });
                    if self.has_begun() || self.begins_anew(begin, &tag) {
                        self.next_game_at(begin);
                    } else if self.game.has_tags() && self.is_behind_empty_line(begin) {
                        self.game.oddities.push((Oddity::PartedTags, place));
                    }
                    self.game.tag(&tag[1..], place);
                }
                ';' | '%' if next == ';' || place.1 == 1 => {
                    let comment = self.take(|c| c == '\n');
                    let text = comment.trim_start_matches([';', '%']);
                    self.game.read_comment(text, place);
                }
                '{' => {
                    let comment = self.take(|c| c == '}');
                    if !comment.ends_with('}') {
                        self.game.fault(PgnFault::OpenComment, place);
                    }
                    let text = comment[1..].strip_suffix('}').unwrap_or(&comment[1..]);
                    self.game.read_comment(text, place);
                }
                '(' => self.variation(place),
                '$' => {
                    let glyph = self.word();
                    self.game.glyph(&glyph, place);
                }
                _ => {
                    let begin = self.at;
                    let word = self.word();
                    let mut is_said = is_said_word(&word) && self.is_said();
                    if self.game.ended && !is_said {
                        self.next_game_at(begin);
                        is_said = is_said_word(&word);
                    }
                    match is_said && !self.game.is_cut() {
                        true => self.game.remark(&word, place),
                        false => self.game.word(&word, place),
                    }
                    if self.game.is_cut() {
                        self.game.broken.get_or_insert(begin);
                    }
                }
            }
        }
    }

    /// Whether a word says something of the game: before its first move, or where only such words and the result follow.
    fn is_said(&self) -> bool {
        if !self.has_begun() {
            return true;
        }
        let rest = &self.text[self.at..];
        let end = rest
            .windows(2)
            .take(MOST_SAID)
            .position(|two| *two == ['\n', '[']);
        let rest: String = rest[..end.unwrap_or(rest.len().min(MOST_SAID))]
            .iter()
            .collect();
        let mut words = rest.split_whitespace();
        words.all(|word| is_said_word(word) || draughts_result(word).is_some())
    }

    /// Whether the tag at a place stands behind an empty line.
    fn is_behind_empty_line(&self, at: usize) -> bool {
        let before = self.text[..at].iter().rev();
        let blanks = before.take_while(|c| c.is_whitespace());
        blanks.filter(|c| **c == '\n').count() > 1
    }

    /// Whether a tag behind an empty line begins a game, though the one before it has nothing but tags: its first tag comes
    /// again.
    fn begins_anew(&self, at: usize, tag: &str) -> bool {
        let name = tag_name(tag.as_bytes());
        name.is_some_and(|name| self.game.begins_with(name)) && self.is_behind_empty_line(at)
    }

    /// Whether moves or a result of the game have been read.
    fn has_begun(&self) -> bool {
        self.game.has_moves || self.game.ended
    }

    /// Whether a tag pair stands here.
    fn is_tag(&self) -> bool {
        let line = self.text[self.at..].iter().take_while(|c| **c != '\n');
        tag_name(line.collect::<String>().as_bytes()).is_some()
    }

    /// Takes characters up to the one that is the last, and that one too.
    fn take(&mut self, mut is_last: impl FnMut(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(&next) = self.text.get(self.at) {
            self.at += 1;
            self.place = match next {
                '\n' => (self.place.0 + 1, 1),
                _ => (self.place.0, self.place.1 + 1),
            };
            taken.push(next);
            if is_last(next) {
                break;
            }
        }
        taken
    }

    fn word(&mut self) -> String {
        let mut word = self.take(|_| true);
        while let Some(&next) = self.text.get(self.at) {
            if is_blank(next) || "{}()[];".contains(next) {
                break;
            }
            word.push_str(&self.take(|_| true));
        }
        word
    }

    /// A variation is kept as a comment; `(=)` is an offer of a draw.
    fn variation(&mut self, place: PdnPlace) {
        let mut text = String::new();
        let mut depth = 0_usize;
        loop {
            let part = self.take(|c| c == '(' || c == ')');
            if part.is_empty() {
                self.game.fault(PgnFault::OpenVariation, place);
                return;
            }
            depth = match part.chars().last() {
                Some('(') => depth + 1,
                Some(')') => depth.saturating_sub(1),
                _ => depth,
            };
            text.push_str(&part);
            if depth == 0 {
                break;
            }
        }
        if text == "(=)" {
            let plies = self.game.record.plies();
            self.game.record.note_offer(plies.saturating_sub(1));
        } else {
            self.game.oddities.push((Oddity::BrokenVariation, place));
            self.game.read_comment(&text, place);
        }
    }

    /// The game at hand ends before a place of the text.
    fn next_game_at(&mut self, end: usize) {
        let mut game = std::mem::take(&mut self.game);
        let broken = game.broken.and_then(|begin| self.text.get(begin..end));
        if let Some(rest) = broken {
            game.comment(&unread(rest.iter().copied(), game.record.outcome()));
        }
        if game.is_cut() {
            game.record.set_outcome(None);
        }
        if game.has_moves || game.ended || game.has_tags() || game.fault.is_some() {
            let line = game.begin.map_or(1, |(line, _)| line);
            let has_moves = game.has_moves || game.ended || game.fault.is_some();
            self.parted.push((game.has_tags(), has_moves, line));
            game.compare_tags();
            let number = self.games.len() + 1;
            for (kind, (line, _)) in &game.oddities {
                self.oddities.count(*kind, *line);
            }
            self.games.push(game.finish(number));
        }
    }
}

/// Whether a word says something and can be no move: it has letters, other ones than those of files alone, and no figures.
fn is_said_word(word: &str) -> bool {
    let is_plain = |c: char| c.is_alphabetic() || "'’\"-.,:;!?".contains(c);
    let latin = in_latin(word);
    let is_short_move = latin.chars().all(|c| "abcdefgh:x-".contains(c));
    word.contains(char::is_alphabetic)
        && word.chars().all(is_plain)
        && !is_short_move
        && !NULL_MOVES.contains(&word)
}
