//! Reads what stands beside the moves of a game: comments, signs, clock times, variations.

use super::letters::Letters;
use super::oddity::Oddity;
use super::scan::{OFFER, PgnToken, TokenKind};
use super::signs::{mark, sign, text_of};
use super::spelling::{Spelled, spelled_in};
use super::text::decode;
use crate::game::{Move, Position};
use crate::record::{MOST_PLIES, Note, Notes, Record, Variation};

/// The signs of quality that the standard writes without a number, `$1` to `$6`.
const SIGNS: [&[u8]; 6] = [b"!", b"?", b"!!", b"??", b"!?", b"?!"];

/// Variations in variations are read so deep; what is deeper is kept as a comment.
pub(super) const DEEPEST: usize = 100;

/// The notes of a game that is being read, and the variations that are open.
#[derive(Default)]
pub(super) struct Margin {
    notes: Notes,
    branches: Vec<Branch>,
    /// How many variations are open inside one that is not read.
    deeper: usize,
}

/// A variation that is being read.
struct Branch {
    /// The position before its last move, or before its first one if it has none yet.
    before: Option<Position>,
    /// The position in which it goes on; `None` if nobody knows it.
    position: Option<Position>,
    line: Variation,
    /// Where the text begins that is not legal moves.
    broken: Option<usize>,
}

/// A comment with its commands taken out.
#[derive(Default)]
struct Remark {
    text: String,
    clock_ms: Option<u64>,
    elapsed_ms: Option<u64>,
    offers: bool,
    /// Whether a time is not hours, minutes and seconds.
    is_odd: bool,
}

impl Margin {
    /// Whether a variation is being read: its words are no moves of the game.
    pub fn is_inside(&self) -> bool {
        !self.branches.is_empty()
    }

    /// Gives the notes to the game.
    pub fn give_to(&mut self, record: &mut Record) {
        let fits = record.set_notes(std::mem::take(&mut self.notes));
        debug_assert!(fits, "a variation was read that is not legal");
    }

    /// Keeps words that stand behind the last move.
    pub fn remark(&mut self, words: &str, record: &mut Record) {
        self.comment(words, record);
    }

    /// Reads a token beside the moves, or any one in a variation, whose pieces have the letters given.
    ///
    /// Returns what is unusual about it.
    pub fn read(
        &mut self,
        text: &[u8],
        token: PgnToken,
        record: &mut Record,
        letters: Option<&Letters>,
    ) -> Vec<Oddity> {
        let word = &text[token.begin..token.end];
        match token.kind {
            TokenKind::Variation => return self.begin(token.begin, record),
            TokenKind::VariationEnd => self.end(text, token.begin, record),
            _ if self.branches.last().is_some_and(|one| one.broken.is_some()) => {}
            TokenKind::Word => return self.play(&text_of(word), token.begin, letters),
            TokenKind::Comment => {
                let is_odd = self
                    .comment(&decode(word), record)
                    .then_some(Oddity::ClockTime);
                let is_braced = word.iter().any(|byte| matches!(byte, b'{' | b'}'));
                let braces = is_braced.then_some(Oddity::NestedComment);
                return is_odd.into_iter().chain(braces).collect();
            }
            TokenKind::Result => {
                // It says how a variation would end.
                self.comment(&decode(word), record);
                return vec![Oddity::Remark];
            }
            TokenKind::Offer => {
                self.comment("(=)", record);
            }
            TokenKind::Glyph => {
                // Before the first move there is none that it could be of.
                let Some(glyph) = glyph(word).filter(|_| self.plies(record) > 0) else {
                    return vec![Oddity::LostGlyph];
                };
                let mut is_new = true;
                self.change_last(record, |note| is_new = note.add_glyph(glyph));
                return (!is_new).then_some(Oddity::LostGlyph).into_iter().collect();
            }
            TokenKind::Tag
            | TokenKind::OpenTag
            | TokenKind::NoTag
            | TokenKind::Number { .. }
            | TokenKind::OpenComment
            | TokenKind::OpenVariation => {}
        }
        Vec::new()
    }

    fn begin(&mut self, begin: usize, record: &Record) -> Vec<Oddity> {
        if self.branches.last().is_some_and(|one| one.broken.is_some()) {
            self.deeper += 1;
            return Vec::new();
        }
        let is_deep = self.branches.len() >= DEEPEST;
        let before = match self.branches.last() {
            _ if is_deep => None,
            Some(branch) if branch.line.moves.is_empty() => None,
            Some(branch) => branch.before.clone(),
            None => {
                let last = record.plies().checked_sub(1);
                last.map(|last| record.position_after(last).clone())
            }
        };
        let oddity = match (is_deep, &before) {
            (true, _) => Some(Oddity::DeepVariation),
            // There is no move in whose place it could stand.
            (false, None) => Some(Oddity::BrokenVariation),
            (false, Some(_)) => None,
        };
        self.branches.push(Branch {
            broken: before.is_none().then_some(begin + 1),
            position: before.clone(),
            before,
            line: Variation::default(),
        });
        oddity.into_iter().collect()
    }

    /// The rest of a variation that is not legal moves is kept as a comment.
    fn end(&mut self, text: &[u8], end: usize, record: &mut Record) {
        // What stands inside something broken is kept with it.
        if let Some(left) = self.deeper.checked_sub(1) {
            self.deeper = left;
            return;
        }
        let Some(mut branch) = self.branches.pop() else {
            return;
        };
        let plies = branch.line.moves.len();
        if let Some(broken) = branch.broken {
            let rest = decode(&text[broken..end]).replace(['{', '}'], " ");
            let rest = rest.trim();
            if plies == 0 {
                let intro = std::mem::take(&mut branch.line.notes.intro);
                self.comment(&format!("{intro} {rest}"), record);
                return;
            }
            branch.line.notes.add_comment(plies, rest);
        }
        if plies > 0 {
            self.change_last(record, |note| note.variations.push(branch.line));
        } else {
            let intro = branch.line.notes.intro;
            self.comment(&intro, record);
        }
    }

    fn play(&mut self, word: &str, place: usize, letters: Option<&Letters>) -> Vec<Oddity> {
        let Some(branch) = self.branches.last_mut() else {
            return Vec::new();
        };
        let position = branch.position.as_ref();
        let position = position.filter(|_| branch.line.moves.len() < MOST_PLIES);
        let legal = position.and_then(|position| {
            let Ok(Spelled::Move(mv, oddities)) = spelled_in(letters, position.chess()?, word)
            else {
                return None;
            };
            let mv: Move = mv.into();
            Some((mv, position.play(mv)?, oddities))
        });
        let Some((mv, next, oddities)) = legal else {
            let says = mark(word).filter(|_| !branch.line.moves.is_empty());
            if let Some(kind) = says {
                return vec![kind];
            }
            branch.broken = Some(place);
            return vec![Oddity::BrokenVariation];
        };
        branch.line.moves.push(mv);
        branch.before = branch.position.replace(next);
        oddities
    }

    /// Keeps a comment; returns whether a clock time in it is written in an unusual way.
    fn comment(&mut self, comment: &str, record: &mut Record) -> bool {
        let remark = Remark::read(comment);
        let is_game = self.branches.is_empty();
        let plies = self.plies(record);
        if remark.offers && is_game {
            record.note_offer(plies.saturating_sub(1));
        }
        let notes = self.notes();
        if remark.offers && !is_game {
            notes.add_comment(plies, "(=)");
        }
        notes.add_comment(plies, &remark.text);
        if let Some(ply) = plies.checked_sub(1) {
            notes.change(ply, |note| {
                note.clock_ms = remark.clock_ms.or(note.clock_ms);
                note.elapsed_ms = remark.elapsed_ms.or(note.elapsed_ms);
            });
        }
        remark.is_odd
    }

    fn notes(&mut self) -> &mut Notes {
        match self.branches.last_mut() {
            Some(branch) => &mut branch.line.notes,
            None => &mut self.notes,
        }
    }

    /// How many moves of the line at hand have been read.
    fn plies(&self, record: &Record) -> usize {
        match self.branches.last() {
            Some(branch) => branch.line.moves.len(),
            None => record.plies(),
        }
    }

    /// Changes the note of the last move of the line at hand; a line without moves has none.
    fn change_last(&mut self, record: &Record, change: impl FnOnce(&mut Note)) {
        if let Some(ply) = self.plies(record).checked_sub(1) {
            self.notes().change(ply, change);
        }
    }
}

impl Remark {
    fn read(comment: &str) -> Self {
        let mut remark = Self::default();
        let mut rest = comment;
        while let Some((before, after)) = rest.split_once("[%") {
            remark.text.push_str(before);
            let (command, behind) = after.split_once(']').unwrap_or((after, ""));
            let (name, value) = command.split_once(' ').unwrap_or((command, ""));
            let time = match name {
                "clk" => Some(&mut remark.clock_ms),
                "emt" => Some(&mut remark.elapsed_ms),
                _ => None,
            };
            match (time, time_ms(value.trim())) {
                (Some(time), Some(ms)) => {
                    remark.is_odd |= time.replace(ms).is_some() || !is_whole_time(value.trim());
                }
                _ => remark.text.push_str(&format!("[%{command}]")),
            }
            rest = behind;
        }
        remark.text.push_str(rest);
        let sign = String::from_utf8_lossy(OFFER);
        if let Some(behind) = remark.text.trim_start().strip_prefix(&*sign)
            && behind.chars().next().is_none_or(char::is_whitespace)
        {
            remark.offers = true;
            remark.text = behind.to_owned();
        }
        remark
    }
}

/// Whether a time is hours, minutes and seconds, the latter two of two figures and less than 60.
fn is_whole_time(text: &str) -> bool {
    let whole = text.split_once('.').map_or(text, |(whole, _)| whole);
    let parts: Vec<&str> = whole.split(':').collect();
    let is_sixtieth = |part: &&str| part.len() == 2 && **part < *"60";
    parts.len() == 3 && parts[1..].iter().all(is_sixtieth)
}

/// A time such as `1:23:45`, `0:00:03.5` or `1:30`, in milliseconds.
fn time_ms(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        let is_number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let value: u64 = is_number.then(|| part.parse().ok())??;
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
    seconds.checked_mul(1000)?.checked_add(digits.parse().ok()?)
}

/// The number of a sign of quality: `$1`, `!`, or as books print it.
pub(super) fn glyph(word: &[u8]) -> Option<u8> {
    if word.starts_with(b"$") {
        let number = std::str::from_utf8(word).ok()?.trim_start_matches('$');
        let number = number.parse().ok()?;
        return (number > 0).then_some(number);
    }
    if let Some((_, glyph)) = sign(word) {
        return Some(glyph);
    }
    let sign = SIGNS.iter().position(|sign| *sign == word)?;
    u8::try_from(sign + 1).ok()
}
