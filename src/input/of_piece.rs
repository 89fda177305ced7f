//! What is asked of a piece: the same as is asked of its square.

use super::intent::Intent;
use super::likely::{likely_here, sure};
use super::words::meaning;
use crate::board::{Kind, Square};
use crate::protocol::{Ask, Explore, Inquiry};
use crate::session::Session;
use crate::voice::{Meaning, Voices, WordMood};

/// Where more of a kind stand, nobody means one of them.
const MOST_SQUARES: usize = 2;

/// "Who attacks my bishop": who attacks each square of the player's bishops, if that has more in common with the words
/// than anything else, in percent.
pub(super) fn asked(text: &str, other: u32, session: &Session, voices: &Voices) -> Option<Intent> {
    let position = session.position();
    let own = session.seen_from();
    let squares = |kind: Kind, is_his: bool| -> Vec<Square> {
        let side = if is_his { own.other() } else { own };
        let is_it = |square: &Square| {
            let piece = position.piece_at(*square);
            piece.is_some_and(|piece| piece.kind == kind && piece.side == side)
        };
        Square::all().filter(is_it).collect()
    };
    let lines = voices.with_squares(text, &session.settings().language, squares);
    if !(1..=MOST_SQUARES).contains(&lines.len()) {
        return None;
    }
    let asks = lines.iter().map(|line| {
        let exact = meaning(line, session, voices);
        let meant = exact.or_else(|| {
            let likely = likely_here(line, session, voices);
            let is_nearer = likely.first().is_some_and(|one| one.share > other);
            sure(&likely, session).filter(|_| is_nearer)
        })?;
        let Meaning::Ask(ask, _) = meant else {
            return None;
        };
        square_of(&ask).map(|square| (square, by_the_other(*ask)))
    });
    let asks: Vec<(Square, Ask)> = asks.collect::<Option<_>>()?;
    // Of two it is told which is meant.
    let is_one = asks.len() == 1;
    let named = asks.into_iter().flat_map(|(square, ask)| {
        let look = (!is_one).then_some(Ask::Look(Some(square)));
        look.into_iter().chain([ask]).map(Into::into)
    });
    Some(Intent::Commands(named.collect()))
}

/// The four squares in the middle, as files and ranks.
const CENTRE: [(u8, u8); 4] = [(3, 3), (4, 3), (3, 4), (4, 4)];

/// "What's in the centre": what stands on each of its squares.
pub(super) fn centre(text: &str, session: &Session, voices: &Voices) -> Option<Intent> {
    let language = session.settings().language.as_str();
    let is_asked = voices.says_only(WordMood::Centre, text, language);
    let squares = CENTRE
        .into_iter()
        .filter_map(|(file, rank)| Square::new(file, rank));
    is_asked.then(|| Intent::Commands(squares.map(|at| Ask::Look(Some(at)).into()).collect()))
}

/// Who asks what attacks his piece does not ask what defends it.
fn by_the_other(ask: Ask) -> Ask {
    if let Ask::Attackers(square) = ask {
        return Ask::Explore(Explore::Attackers(square));
    }
    ask
}

/// The square of which it tells what may be asked of the piece there.
fn square_of(ask: &Ask) -> Option<Square> {
    if let Ask::Attackers(square)
    | Ask::Explore(
        Explore::Attackers(square)
        | Explore::Defenders(square)
        | Explore::Moves(square)
        | Explore::Captures(square),
    ) = ask
    {
        return *square;
    }
    if let Ask::Explore(Explore::Inquiry(Inquiry::Around(square))) = ask {
        return Some(*square);
    }
    None
}
