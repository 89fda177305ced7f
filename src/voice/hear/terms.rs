//! What players say to agree on more than edition, touch and clock before a game.

use crate::board::Side;
use crate::catalogue::Filling;
use crate::protocol::{Ask, Clause, Switch, Term};

/// The command of this name with what fills its gaps; `None` if it is none, or a gap is empty.
pub(super) fn command(name: &str, filling: &Filling) -> Option<Ask> {
    let name = name.strip_prefix("term-")?;
    let seconds = || filling.number?.checked_mul(60);
    let clause = match name {
        "no-draws-before" => Clause::NoDrawsBefore(filling.number?),
        "session" => Clause::SessionS(seconds()?),
        "late" => Clause::LateS(seconds()?),
        "awaiting" => {
            let side = filling.side?;
            Clause::Awaiting([side == Side::White, side == Side::Black])
        }
        switch => Clause::Switch(Switch::of_key(switch)?),
    };
    Some(Ask::Term(Term::Clauses(vec![clause])))
}
