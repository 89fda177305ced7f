//! Under which terms the games of a tournament are played.

use crate::protocol::{Agreement, Arrangements, Clause, Conduct};
use crate::tournament::Regulations;

/// What is agreed on for a game of the event, in which White and Black play by touch or not.
pub(super) fn agreement_of(settled: &Regulations, blind: [bool; 2]) -> Agreement {
    let late = settled.late_minutes;
    let mut agreement = Agreement {
        conduct: Conduct::Competition,
        edition: settled.edition.clone(),
        form: settled.form.parse().unwrap_or_default(),
        blind,
        control: settled.control.parse().ok(),
        two_boards: blind.contains(&true),
        arrangements: Arrangements {
            late_s: late.map(|minutes| minutes.saturating_mul(60)),
            ..Arrangements::default()
        },
        ..Agreement::default()
    };
    let terms = settled.terms.iter();
    for clause in terms.filter_map(|term| Clause::typed(term)) {
        agreement.take(clause);
    }
    agreement.take_game_of_edition();
    agreement
}
