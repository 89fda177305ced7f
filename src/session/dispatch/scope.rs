//! For which place an ask is: one table, from which follows what is refused where.

use crate::protocol::{Ask, Explore, Inquiry, NoDrill, NoSetup, Place, Refusal};
use crate::session::Session;

/// For which place an ask is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Scope {
    /// For every place: settings, sound, the dictaphone, work outside, the end of the program.
    Always,
    /// For every place, each of which answers in its own way: yes and no, help, the cursor.
    Local,
    /// For wherever a piece can be felt or taken.
    Feel,
    /// What is known of a square without its piece.
    Square,
    /// What stands on a board.
    Board,
    /// What the pieces of a position could do.
    Position,
    /// Who is to move.
    Turn,
    /// Which moves were made.
    Moves,
    /// A move is entered.
    Enter,
    /// A step back, or the clock: setting up knows both in its own way.
    Step,
    /// A step of the procedure of a competition, which lessons practise.
    Procedure,
    /// What exercises, puzzles and lessons have of their own.
    Drill,
    /// What setting a position up has of its own.
    Setup,
    /// For the game alone.
    Game,
}

impl Scope {
    /// Whether asks of this scope are done in place of what was suggested, and not besides.
    const fn replaces_suggestion(self) -> bool {
        match self {
            Self::Always
            | Self::Local
            | Self::Feel
            | Self::Square
            | Self::Board
            | Self::Position
            | Self::Turn
            | Self::Moves => false,
            Self::Enter | Self::Step | Self::Procedure | Self::Drill | Self::Setup | Self::Game => {
                true
            }
        }
    }
}

/// Whether an ask is done in place of what was suggested, and not besides. Who only asks how the game stands still has the
/// suggestion before him.
pub(super) fn replaces_suggestion(ask: &Ask) -> bool {
    let only_asks = matches!(
        ask,
        Ask::TellTime | Ask::Why | Ask::MayIClaim | Ask::Claims | Ask::Status | Ask::Heading
    );
    !only_asks && scope(ask).replaces_suggestion()
}

/// For which place an ask is.
pub(in crate::session) fn scope(ask: &Ask) -> Scope {
    match ask {
        Ask::Set(_)
        | Ask::Sound(_)
        | Ask::Review(_)
        | Ask::Tape(_)
        | Ask::Work(_)
        | Ask::Present(_)
        | Ask::Quit => Scope::Always,
        Ask::Yes | Ask::No | Ask::Cancel | Ask::Repeat | Ask::Help | Ask::Walk(_) | Ask::Go(_) => {
            Scope::Local
        }
        Ask::Look(_) | Ask::TakeOrPut => Scope::Feel,
        Ask::Pieces { .. } | Ask::AllPieces | Ask::Sweep(_) => Scope::Board,
        Ask::Explore(query) => scope_of_query(*query),
        Ask::Attackers(_) => Scope::Position,
        Ask::Turn => Scope::Turn,
        Ask::Moves | Ask::AllMoves | Ask::LastMoves(_) => Scope::Moves,
        Ask::Enter(_) | Ask::EnterOffering(_) | Ask::Spoken(_) | Ask::Promote(_) => Scope::Enter,
        Ask::Suggest(suggestion) => scope(&suggestion.ask),
        Ask::Undo | Ask::PressClock => Scope::Step,
        Ask::Adjust
        | Ask::Lift(_)
        | Ask::Touch(_)
        | Ask::Put(_)
        | Ask::ReadOut
        | Ask::Repeats(_)
        | Ask::OfferDraw
        | Ask::Claim(_)
        | Ask::TellTime
        | Ask::Why => Scope::Procedure,
        Ask::Drill(_) => Scope::Drill,
        Ask::Setup(_) => Scope::Setup,
        Ask::NewGameFrom(_)
        | Ask::NewGame
        | Ask::Draughts(_)
        | Ask::Sheet(_)
        | Ask::AgreeOn(_)
        | Ask::Agree
        | Ask::Term(_)
        | Ask::Pause
        | Ask::Adjournment(_)
        | Ask::MayIClaim
        | Ask::Claims
        | Ask::Arbiter(_)
        | Ask::Status
        | Ask::Heading
        | Ask::Forward
        | Ask::Back
        | Ask::ToStart
        | Ask::ToEnd
        | Ask::ToMove(_)
        | Ask::UndoMoves(_)
        | Ask::Redo
        | Ask::PlayOn
        | Ask::Decide(_)
        | Ask::NextDay
        | Ask::Resign
        | Ask::ResignAs(_)
        | Ask::Practice(_)
        | Ask::Tournament(_)
        | Ask::Shelf(_) => Scope::Game,
    }
}

/// A board that need not be a position yet knows what stands on it, and nothing of moves.
const fn scope_of_query(query: Explore) -> Scope {
    match query {
        Explore::Colour(_) | Explore::Flip => Scope::Square,
        Explore::Inquiry(Inquiry::FileName(_) | Inquiry::SeenFrom(_)) => Scope::Square,
        Explore::LastMove | Explore::Inquiry(Inquiry::OwnLastMove) => Scope::Moves,
        Explore::ToFile(_)
        | Explore::ToRank(_)
        | Explore::Next { .. }
        | Explore::OwnPieces
        | Explore::OthersPieces
        | Explore::OwnOfKind(_)
        | Explore::OthersOfKind(_)
        | Explore::Rank(_)
        | Explore::File(_)
        | Explore::Ray(_)
        | Explore::NextRay { .. }
        | Explore::Diagonals
        | Explore::KnightView
        | Explore::KingView
        | Explore::Files
        | Explore::Pawns
        | Explore::Material
        | Explore::Inquiry(
            Inquiry::CountKind(_)
            | Inquiry::CountPieces
            | Inquiry::Between(..)
            | Inquiry::Diagonals(_)
            | Inquiry::Around(_),
        )
        | Explore::Board => Scope::Board,
        Explore::Attackers(_)
        | Explore::Defenders(_)
        | Explore::Moves(_)
        | Explore::Captures(_)
        | Explore::InHand
        | Explore::IfPut
        | Explore::LastCaptured
        | Explore::Changes
        | Explore::Threats
        | Explore::Check
        | Explore::MoveNumber
        | Explore::EveryMove
        | Explore::Inquiry(
            Inquiry::CountMoves
            | Inquiry::Passed
            | Inquiry::Reach(..)
            | Inquiry::Castled
            | Inquiry::MayCastle(_)
            | Inquiry::Occurrences,
        )
        | Explore::EveryCapture
        | Explore::MovesOfKind(_)
        | Explore::Castling
        | Explore::ToLastMove => Scope::Position,
    }
}

/// Whether asks of a scope mean something in a place.
const fn admits(place: Place, scope: Scope) -> bool {
    use Scope as S;
    match (place, scope) {
        (_, S::Always | S::Local) => true,
        (Place::Exercise(_), scope) => matches!(scope, S::Feel | S::Drill),
        (Place::Puzzle, scope) => !matches!(scope, S::Step | S::Procedure | S::Setup | S::Game),
        (Place::Lesson, scope) => !matches!(scope, S::Setup | S::Game),
        (Place::Setup, scope) => matches!(
            scope,
            S::Feel | S::Square | S::Board | S::Turn | S::Step | S::Setup
        ),
        // What a hidden board would show stays hidden; a position is set up from the one on it.
        (Place::Practice { blindfold: true }, scope) => {
            !matches!(scope, S::Feel | S::Board | S::Position | S::Setup)
        }
        (Place::Viewer | Place::Practice { blindfold: false } | Place::Competition(_), _) => true,
    }
}

impl Session {
    /// Why an ask means nothing where the player is.
    pub(super) fn why_not_here(&self, scope: Scope) -> Option<Refusal> {
        let place = self.place();
        if admits(place, scope) {
            return None;
        }
        Some(match place {
            // First the question is answered that lies over the board that is set up.
            Place::Setup => match &self.table.question {
                Some(question) => Refusal::AnswerFirst(question.clone()),
                None => Refusal::NoSetup(NoSetup::SettingUp),
            },
            Place::Exercise(_) | Place::Puzzle | Place::Lesson => {
                Refusal::NoDrill(NoDrill::Drilling)
            }
            Place::Viewer | Place::Practice { .. } | Place::Competition(_) => {
                Refusal::NoDrill(NoDrill::Hidden)
            }
        })
    }
}
