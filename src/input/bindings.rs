//! The default keys, in the order in which they are documented.

use super::braille::BrailleAction;
use super::key_names::{Code, Key, ctrl, ctrl_shift, plain, shift};
use super::keys::{Action, Binding, WhichGame};
use super::level::Level;
use super::practice::PracticeAction;
use super::{SheetAction, ShelfAction};
use crate::board::Step;
use crate::protocol::advice::{Advice, AdviceCommand, Direction};
use crate::protocol::settings::appearance::Zoom;
use crate::protocol::sound::SoundCommand;
use crate::protocol::speech::ReviewStep;
use crate::protocol::sweep::Sweep;

const fn row(key: Key, action: Action) -> Binding {
    Binding { key, action }
}

/// Advice has a row of keys of its own: Control, Shift and a function key.
const fn advice(function: u8, command: AdviceCommand) -> Binding {
    let key = ctrl_shift(Code::Function(function));
    row(key, Action::Practice(PracticeAction::Advice(command)))
}

/// The default key table, in the order in which it is documented.
///
/// No key uses Insert, Caps Lock or Alt: screen readers and menus need them.
pub const BINDINGS: &[Binding] = &[
    row(plain(Code::Up), Action::Walk(Step::Up)),
    row(plain(Code::Down), Action::Walk(Step::Down)),
    row(plain(Code::Left), Action::Walk(Step::Left)),
    row(plain(Code::Right), Action::Walk(Step::Right)),
    row(shift(Code::Up), Action::Walk(Step::UpRight)),
    row(shift(Code::Right), Action::Walk(Step::DownRight)),
    row(shift(Code::Down), Action::Walk(Step::DownLeft)),
    row(shift(Code::Left), Action::Walk(Step::UpLeft)),
    row(plain(Code::Enter), Action::Enter),
    row(plain(Code::Escape), Action::Cancel),
    row(plain(Code::Space), Action::Look),
    row(shift(Code::Space), Action::Attackers),
    row(plain(Code::Function(1)), Action::Help),
    row(plain(Code::Function(2)), Action::Repeat),
    row(plain(Code::Function(3)), Action::Turn),
    row(plain(Code::Function(4)), Action::Pieces),
    row(plain(Code::Function(5)), Action::Moves),
    row(ctrl(Code::Letter('Z')), Action::Undo),
    row(ctrl(Code::Letter('N')), Action::NewGame(WhichGame::Same)),
    row(
        ctrl_shift(Code::Letter('H')),
        Action::NewGame(WhichGame::Other),
    ),
    row(ctrl(Code::Letter('O')), Action::OpenFile),
    row(ctrl(Code::Letter('F')), Action::Shelf(ShelfAction::Search)),
    row(
        ctrl_shift(Code::Letter('G')),
        Action::Shelf(ShelfAction::Here),
    ),
    row(
        ctrl_shift(Code::Letter('Y')),
        Action::Shelf(ShelfAction::Keep),
    ),
    row(
        ctrl_shift(Code::Letter('I')),
        Action::Shelf(ShelfAction::Import),
    ),
    row(
        ctrl_shift(Code::Letter('U')),
        Action::Shelf(ShelfAction::Backup),
    ),
    row(
        ctrl_shift(Code::Letter('O')),
        Action::Shelf(ShelfAction::Restore),
    ),
    row(
        ctrl_shift(Code::Letter('Z')),
        Action::Shelf(ShelfAction::Delete),
    ),
    row(
        ctrl(Code::Letter('I')),
        Action::Shelf(ShelfAction::Progress),
    ),
    row(
        ctrl_shift(Code::Letter('W')),
        Action::Shelf(ShelfAction::Stop),
    ),
    row(ctrl(Code::PageDown), Action::NextGame),
    row(ctrl(Code::PageUp), Action::PreviousGame),
    row(plain(Code::PageDown), Action::Forward),
    row(plain(Code::PageUp), Action::Back),
    row(ctrl(Code::Home), Action::ToStart),
    row(ctrl(Code::End), Action::ToEnd),
    row(ctrl(Code::Letter('P')), Action::PlayOn),
    row(
        ctrl_shift(Code::Letter('M')),
        Action::Sheet(SheetAction::Comment),
    ),
    row(
        ctrl_shift(Code::Letter('Q')),
        Action::Sheet(SheetAction::NextQuality),
    ),
    row(
        ctrl_shift(Code::Letter('V')),
        Action::Sheet(SheetAction::EnterVariation),
    ),
    row(
        ctrl_shift(Code::Letter('X')),
        Action::Sheet(SheetAction::LeaveVariation),
    ),
    row(
        ctrl_shift(Code::Letter('S')),
        Action::Sheet(SheetAction::Save),
    ),
    row(
        ctrl(Code::Letter('E')),
        Action::Sheet(SheetAction::ExportPgn),
    ),
    row(
        ctrl_shift(Code::Letter('E')),
        Action::Sheet(SheetAction::ExportBraille),
    ),
    row(
        ctrl_shift(Code::Letter('L')),
        Action::Sheet(SheetAction::Preview),
    ),
    row(ctrl(Code::Letter('G')), Action::Agree),
    row(ctrl(Code::Enter), Action::PressClock),
    row(shift(Code::Enter), Action::ReadOut),
    row(plain(Code::Function(6)), Action::Repeats),
    row(shift(Code::Function(6)), Action::TellTime),
    row(shift(Code::Function(1)), Action::Why),
    row(shift(Code::Function(5)), Action::Claims),
    row(ctrl(Code::Letter('J')), Action::Adjust),
    row(ctrl(Code::Letter('T')), Action::Pause),
    row(ctrl(Code::Letter('K')), Action::Arbiter),
    row(ctrl(Code::Function(5)), Action::Incidents),
    row(ctrl(Code::Letter('D')), Action::OfferDraw),
    row(ctrl(Code::Letter('R')), Action::Resign),
    row(ctrl(Code::Letter('S')), Action::Adjourn),
    row(ctrl_shift(Code::Letter('C')), Action::Dictaphone),
    row(ctrl(Code::Up), Action::Level(Level::Faster)),
    row(ctrl(Code::Down), Action::Level(Level::Slower)),
    row(ctrl(Code::Right), Action::Level(Level::Louder)),
    row(ctrl(Code::Left), Action::Level(Level::Softer)),
    row(
        plain(Code::Function(7)),
        Action::Level(Level::EarconsSofter),
    ),
    row(
        plain(Code::Function(8)),
        Action::Level(Level::EarconsLouder),
    ),
    row(plain(Code::Function(9)), Action::NextAnnouncer),
    row(plain(Code::Function(10)), Action::NextForm),
    row(plain(Code::Function(11)), Action::NextLanguage),
    row(plain(Code::Function(12)), Action::NextFiles),
    row(shift(Code::Function(10)), Action::ReadBack),
    row(shift(Code::Function(9)), Action::NextSpeaker),
    row(ctrl(Code::Letter('B')), Action::BoardKeys),
    row(ctrl(Code::Letter('H')), Action::HomeRow),
    row(
        ctrl_shift(Code::Letter('K')),
        Action::Braille(BrailleAction::Perkins),
    ),
    row(
        ctrl_shift(Code::Letter('J')),
        Action::Braille(BrailleAction::NextStrokes),
    ),
    row(
        ctrl_shift(Code::Letter('N')),
        Action::Braille(BrailleAction::NextCode),
    ),
    row(
        ctrl_shift(Code::Letter('T')),
        Action::Braille(BrailleAction::Test),
    ),
    row(ctrl(Code::Letter('L')), Action::Write),
    row(ctrl(Code::Function(1)), Action::ExplainKeys),
    row(shift(Code::Function(12)), Action::ChangeKey),
    row(ctrl_shift(Code::Function(12)), Action::ResetKeys),
    row(shift(Code::PageUp), Action::Review(ReviewStep::Previous)),
    row(shift(Code::PageDown), Action::Review(ReviewStep::Next)),
    row(shift(Code::Home), Action::Review(ReviewStep::First)),
    row(shift(Code::End), Action::Review(ReviewStep::Last)),
    row(shift(Code::Function(2)), Action::Review(ReviewStep::Spell)),
    row(ctrl(Code::Letter('C')), Action::Review(ReviewStep::Copy)),
    row(ctrl(Code::Letter('M')), Action::Menu),
    row(ctrl(Code::Plus), Action::Zoom(Zoom::In)),
    row(ctrl(Code::Minus), Action::Zoom(Zoom::Out)),
    row(ctrl(Code::Digit(0)), Action::Zoom(Zoom::Usual)),
    row(ctrl(Code::Function(11)), Action::NextTheme),
    row(shift(Code::Function(4)), Action::SecondWindow),
    row(ctrl(Code::Function(6)), Action::NextBraille),
    row(ctrl(Code::Function(3)), Action::NextPreset),
    row(ctrl(Code::Function(2)), Action::NextOutput),
    row(ctrl_shift(Code::Letter('R')), Action::Sweep(Sweep::Rank)),
    row(ctrl_shift(Code::Letter('F')), Action::Sweep(Sweep::File)),
    row(ctrl_shift(Code::Letter('D')), Action::Sweep(Sweep::Rising)),
    row(ctrl_shift(Code::Letter('A')), Action::Sweep(Sweep::Falling)),
    row(ctrl_shift(Code::Letter('P')), Action::Sweep(Sweep::Pawns)),
    row(ctrl_shift(Code::Letter('B')), Action::Sweep(Sweep::Board)),
    row(ctrl_shift(Code::Up), Action::Sweep(Sweep::Ray(Step::Up))),
    row(
        ctrl_shift(Code::Down),
        Action::Sweep(Sweep::Ray(Step::Down)),
    ),
    row(
        ctrl_shift(Code::Left),
        Action::Sweep(Sweep::Ray(Step::Left)),
    ),
    row(
        ctrl_shift(Code::Right),
        Action::Sweep(Sweep::Ray(Step::Right)),
    ),
    row(
        ctrl_shift(Code::Home),
        Action::Sweep(Sweep::Ray(Step::UpLeft)),
    ),
    row(
        ctrl_shift(Code::PageUp),
        Action::Sweep(Sweep::Ray(Step::UpRight)),
    ),
    row(
        ctrl_shift(Code::End),
        Action::Sweep(Sweep::Ray(Step::DownLeft)),
    ),
    row(
        ctrl_shift(Code::PageDown),
        Action::Sweep(Sweep::Ray(Step::DownRight)),
    ),
    row(
        shift(Code::Function(8)),
        Action::Sound(SoundCommand::NextEarcon),
    ),
    row(
        shift(Code::Function(7)),
        Action::Sound(SoundCommand::PreviousEarcon),
    ),
    row(
        shift(Code::Function(11)),
        Action::Sound(SoundCommand::Earcon),
    ),
    row(
        ctrl(Code::Function(8)),
        Action::Sound(SoundCommand::NextSetting),
    ),
    row(
        ctrl(Code::Function(7)),
        Action::Sound(SoundCommand::PreviousSetting),
    ),
    row(ctrl(Code::Function(10)), Action::Sound(SoundCommand::More)),
    row(ctrl(Code::Function(9)), Action::Sound(SoundCommand::Less)),
    row(ctrl(Code::Function(12)), Action::OtherDevice),
    row(
        ctrl(Code::Letter('U')),
        Action::Practice(PracticeAction::Opponent),
    ),
    advice(1, AdviceCommand::Ask(Advice::Hint)),
    advice(2, AdviceCommand::Ask(Advice::Threat)),
    advice(3, AdviceCommand::Ask(Advice::Hanging)),
    advice(4, AdviceCommand::Ask(Advice::Value)),
    advice(5, AdviceCommand::Analyse),
    advice(6, AdviceCommand::Turn(Direction::Previous)),
    advice(7, AdviceCommand::Turn(Direction::Next)),
    advice(8, AdviceCommand::Line(Direction::Previous)),
    advice(9, AdviceCommand::Line(Direction::Next)),
    advice(10, AdviceCommand::Opening),
    row(
        ctrl_shift(Code::Function(11)),
        Action::Practice(PracticeAction::SetUp),
    ),
    row(plain(Code::Control), Action::Silence),
    row(ctrl(Code::Space), Action::Silence),
    row(ctrl(Code::Letter('Q')), Action::Quit),
];
