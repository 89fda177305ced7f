//! The squares of PDN by numbers: where 1 stands is said by the tag `GameType`.

use crate::board::Square;

/// The corner in which the numbers begin, as White sees the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Corner {
    /// 1 is a1.
    BelowLeft,
    /// 1 is g1.
    BelowRight,
    /// 1 is b8: where nothing is said.
    #[default]
    AboveLeft,
    /// 1 is h8.
    AboveRight,
}

impl Corner {
    /// The corner of a value such as `25,W,8,8,N1,0`.
    pub fn of(game_type: &str) -> Self {
        let field = game_type.split(',').nth(4).unwrap_or_default().trim();
        match field.strip_prefix(['N', 'n']) {
            Some("0") => Self::BelowLeft,
            Some("1") => Self::BelowRight,
            Some("3") => Self::AboveRight,
            _ => Self::AboveLeft,
        }
    }

    /// The square of a number, 1 to 32.
    fn square(self, number: u8) -> Option<Square> {
        let at = number.checked_sub(1).filter(|at| *at < 32)?;
        let (row, place) = (at / 4, at % 4);
        let rank = match self {
            Self::BelowLeft | Self::BelowRight => row,
            Self::AboveLeft | Self::AboveRight => 7 - row,
        };
        let place = match self {
            Self::BelowLeft | Self::AboveLeft => place,
            Self::BelowRight | Self::AboveRight => 3 - place,
        };
        Square::new(2 * place + rank % 2, rank)
    }

    /// A move with letters in place of numbers; a text that is no move comes back as it is.
    pub fn lettered_move(self, word: &str) -> String {
        let is_number = |c: &char| c.is_ascii_digit();
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            return word.to_owned();
        }
        let mut text = String::new();
        let mut rest = word;
        while !rest.is_empty() {
            let digits: String = rest.chars().take_while(is_number).collect();
            rest = &rest[digits.len()..];
            match digits.parse().ok().and_then(|number| self.square(number)) {
                Some(square) => text.push_str(&square.to_string()),
                None => text.push_str(&digits),
            }
            let between = rest
                .find(|c: char| c.is_ascii_digit())
                .unwrap_or(rest.len());
            text.push_str(&rest[..between]);
            rest = &rest[between..];
        }
        text
    }

    /// A position with letters in place of numbers and of ranges of numbers.
    pub fn lettered_fen(self, fen: &str) -> String {
        let parts = fen.trim().trim_end_matches('.').split(':');
        let parts = parts.map(|part| {
            let Some(rest) = part.strip_prefix(['W', 'B', 'w', 'b']) else {
                return part.to_owned();
            };
            let items = rest.split(',').map(|item| self.lettered_item(item.trim()));
            let side = &part[..1];
            [side, &items.collect::<Vec<_>>().join(",")].concat()
        });
        parts.collect::<Vec<_>>().join(":")
    }

    fn lettered_item(self, item: &str) -> String {
        let (king, name) = match item.strip_prefix(['K', 'k']) {
            Some(name) => ("K", name),
            None => ("", item),
        };
        let (first, last) = name.split_once('-').unwrap_or((name, name));
        let (Ok(first), Ok(last)) = (first.parse::<u8>(), last.parse::<u8>()) else {
            return item.to_owned();
        };
        let squares = (first..=last.min(32)).filter_map(|number| self.square(number));
        let names: Vec<String> = squares.map(|square| format!("{king}{square}")).collect();
        if names.is_empty() {
            item.to_owned()
        } else {
            names.join(",")
        }
    }
}
