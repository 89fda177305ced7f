//! Two boards and two sheets: who is right when they differ, who may ask for them, who has an assistant.

use super::holes::Holes;
use super::objection::Limit;
use super::rules::{Law, Rules};
use super::{Cause, Denied, may_go_back};
use crate::board::{Side, Square};
use crate::game::{Move, Position};
use crate::laws::SheetsDiffer;
use crate::record::Record;

/// The number of plies that may be missing at the end of a sheet: a player may answer before he writes.
const NOT_YET_WRITTEN: usize = 2;

/// Where two sheets begin to differ: the number of plies on which they agree. `goes_on` says that the
/// other sheet has more after these moves, but no legal move. App. D.2.9 (FIDE 2023).
pub fn sheets_part(record: &Record, other: &[Move], goes_on: bool) -> Option<usize> {
    let both = record.moves().iter().zip(other);
    let agree = both.take_while(|(one, two)| one == two).count();
    let ours = record.plies() - agree;
    let is_longer = goes_on || other.len() > agree;
    (is_longer || ours > NOT_YET_WRITTEN).then_some(agree)
}

/// What the law makes of two sheets, or of a sheet and a board, that differ: the board follows the sheets
/// when they agree; otherwise the moves go back to where they do. App. F.2.7 and F.2.8 (FIDE 2005), App.
/// D.2.9 (FIDE 2023).
///
/// # Errors
/// If the edition says nothing about it, or the game is over.
pub fn sheets_differ(rules: &Rules, is_over: bool) -> Result<Law, Denied> {
    let blind = &rules.edition.blind;
    let rule = blind.sheets_differ.ok_or(Denied::Silent)?;
    match rule.value {
        SheetsDiffer::BoardFollowsScoreElseBack => {
            may_go_back(rules, Cause::SheetsDiffer, 0, false, is_over)
        }
    }
}

/// How a board differs from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardDiffers {
    /// The squares on which something different stands.
    pub squares: Vec<Square>,
    /// The number of plies of the record after which the board was still right, if one legal move or none from
    /// there explains it.
    pub right_until: Option<usize>,
    /// The move that was made there instead.
    pub made: Option<Move>,
}

/// Compares a board with the record: `None` if they agree. App. D.2.9 (FIDE 2023).
pub fn board_differs(record: &Record, holes: &Holes) -> Option<BoardDiffers> {
    let stands = |position: &Position| {
        Square::all().all(|at| position.piece_at(at) == holes[usize::from(at.index())])
    };
    let now = record.position();
    if stands(now) {
        return None;
    }
    let differs = |at: &Square| now.piece_at(*at) != holes[usize::from(at.index())];
    let mut differing = BoardDiffers {
        squares: Square::all().filter(differs).collect(),
        right_until: None,
        made: None,
    };
    for plies in (0..record.plies()).rev() {
        let position = record.position_after(plies);
        if stands(position) {
            differing.right_until = Some(plies);
            break;
        }
        let shows = |mv: &Move| position.play(*mv).is_some_and(|after| stands(&after));
        if let Some(mv) = position.legal_moves().into_iter().find(shows) {
            differing.right_until = Some(plies);
            differing.made = Some(mv);
            break;
        }
    }
    Some(differing)
}

/// Either player may demand two boards when a sighted player meets a blind one: App. F.1 (FIDE 2005),
/// App. D.1 (FIDE 2023). The law, and the sighted side with the law by which the normal rules hold for it.
///
/// # Errors
/// If the edition says nothing about it, or both players see, or neither does.
pub fn two_boards(rules: &Rules) -> Result<(Law, Option<(Side, Law)>), Denied> {
    let blind = &rules.edition.blind;
    let law = law_if!(blind, two_boards).ok_or(Denied::Silent)?;
    let sighted = match rules.blind {
        [true, false] => Side::Black,
        [false, true] => Side::White,
        _ => return Err(Denied::limit(Limit::NotMixed, law)),
    };
    let normal = law_if!(blind, sighted_by_normal_rules).filter(|_| !rules.is_blind(sighted));
    Ok((law, normal.map(|law| (sighted, law))))
}

/// Whether a player may have an assistant, who moves, announces and presses the clock for him, and tells
/// him moves and time when he asks: App. F.2.9 (FIDE 2005), App. D.2.10 (FIDE 2023). A sighted player may
/// only if his blind opponent has none: App. D.2.11 (FIDE 2023).
///
/// # Errors
/// The law that stands against it, or that the edition says nothing about it.
pub fn may_have_assistant(
    rules: &Rules,
    side: Side,
    opponent_has_one: bool,
) -> Result<Law, Denied> {
    let blind = &rules.edition.blind;
    if rules.is_blind(side) {
        return law_if!(blind, assistant).ok_or(Denied::Silent);
    }
    let law = law_if!(blind, sighted_players_assistant).ok_or(Denied::Silent)?;
    if !rules.is_blind(side.other()) {
        return Err(Denied::limit(Limit::NotMixed, law));
    }
    if opponent_has_one {
        return Err(Denied::limit(Limit::HasAssistant, law));
    }
    Ok(law)
}

/// What holds between a player who sees and one who plays by touch: two boards, if that was agreed on, and
/// otherwise the normal rules for the one who sees. App. D.1 and D.2.5 (FIDE 2023).
pub fn between_boards(rules: &Rules, two_boards: bool) -> Option<Law> {
    let blind = &rules.edition.blind;
    let is_mixed = rules.blind[0] != rules.blind[1];
    let boards = law_if!(blind, two_boards).filter(|_| two_boards);
    boards
        .or(law_if!(blind, sighted_by_normal_rules))
        .filter(|_| is_mixed)
}
