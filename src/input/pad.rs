//! The gamepad: what its buttons and sticks do. Pure; no device is needed to try it.
//!
//! Rows of the key table are given to buttons by their ids, so that keyboard and gamepad can do the
//! same. What has no button of its own is in the menu.

use crate::board::{Step, listed};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A button, by its place, in the order in which the layout is spoken: the face buttons are named by the points of
/// the compass.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    IntoStaticStr,
    EnumString,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Button {
    /// The directional pad, up.
    Up,
    /// The directional pad, down.
    Down,
    /// The directional pad, left.
    Left,
    /// The directional pad, right.
    Right,
    /// The lower face button (A, or cross).
    South,
    /// The right face button (B, or circle).
    East,
    /// The left face button (X, or square).
    West,
    /// The upper face button (Y, or triangle).
    North,
    /// The left shoulder.
    LeftShoulder,
    /// The right shoulder.
    RightShoulder,
    /// The left trigger below the shoulder; held, it changes what the other buttons do.
    LeftTrigger,
    /// The right trigger below the shoulder.
    RightTrigger,
    /// The left stick pressed down.
    LeftStick,
    /// The right stick pressed down.
    RightStick,
    /// The small button on the left.
    Select,
    /// The small button on the right.
    Start,
}

listed!(Button);

/// One of the two sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stick {
    /// The left one walks.
    Left,
    /// The right one reviews.
    Right,
}

/// What a gamepad reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadReport {
    /// A gamepad of this name is there.
    Connected(String),
    /// The gamepad is gone.
    Gone,
    /// A button was pressed.
    Pressed(Button),
    /// A button was let go.
    Released(Button),
    /// A stick leans, in percent: to the right and up is positive.
    Leaned(Stick, i8, i8),
}

/// What a report comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadGesture {
    /// A gamepad is there.
    Arrived(String),
    /// It is gone; what was held is held no more.
    Left,
    /// A button was pressed, with the left trigger held or not.
    Press(Press),
    /// The left stick was pushed in a direction.
    Walk(Step),
    /// The right stick was pushed up, down, left or right.
    Review(Step),
    /// A button came up.
    Released(Button),
    /// Nothing that means something.
    Nothing,
}

/// A button with what is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Press {
    /// Whether the left trigger is held.
    pub held: bool,
    /// The button.
    pub button: Button,
}

impl Press {
    /// The name of the press in settings: `south`, or `left-trigger+south`.
    pub fn name(self) -> String {
        let held = if self.held { "left-trigger+" } else { "" };
        format!("{held}{}", self.button.key())
    }
}

/// How far a stick must lean to mean something, and how far back until it can mean it again, in
/// percent. Between the two it stays what it was, so that a trembling hand does not walk twice.
const LEANS_PERCENT: i16 = 60;
const RESTS_PERCENT: i16 = 40;

/// What is held, and how the sticks lean.
#[derive(Clone, Debug, Default)]
pub struct Pad {
    held: bool,
    leans: [Option<Step>; 2],
}

impl Pad {
    /// What a report comes to.
    pub fn take(&mut self, report: PadReport) -> PadGesture {
        match report {
            PadReport::Connected(name) => {
                *self = Self::default();
                PadGesture::Arrived(name)
            }
            PadReport::Gone => {
                *self = Self::default();
                PadGesture::Left
            }
            PadReport::Pressed(Button::LeftTrigger) => {
                self.held = true;
                PadGesture::Nothing
            }
            PadReport::Released(Button::LeftTrigger) => {
                self.held = false;
                PadGesture::Nothing
            }
            PadReport::Pressed(button) => PadGesture::Press(Press {
                held: self.held,
                button,
            }),
            PadReport::Released(button) => PadGesture::Released(button),
            PadReport::Leaned(stick, x, y) => self.lean(stick, x.into(), y.into()),
        }
    }

    fn lean(&mut self, stick: Stick, x: i16, y: i16) -> PadGesture {
        let far = x.abs().max(y.abs());
        let now = &mut self.leans[stick as usize];
        if far < RESTS_PERCENT {
            *now = None;
            return PadGesture::Nothing;
        }
        if far < LEANS_PERCENT {
            return PadGesture::Nothing;
        }
        let slants = stick == Stick::Left;
        let step = direction(x, y, slants);
        if now.is_some() {
            return PadGesture::Nothing;
        }
        *now = Some(step);
        match stick {
            Stick::Left => PadGesture::Walk(step),
            Stick::Right => PadGesture::Review(step),
        }
    }
}

/// The nearest of the eight directions, or of the four.
fn direction(x: i16, y: i16, slants: bool) -> Step {
    // Between 22.5 and 67.5 degrees it slants; the tangent of 22.5 degrees is about 2/5.
    let is_slanting = slants && x.abs() * 5 > y.abs() * 2 && y.abs() * 5 > x.abs() * 2;
    match (is_slanting, x > 0, y > 0) {
        (true, true, true) => Step::UpRight,
        (true, true, false) => Step::DownRight,
        (true, false, true) => Step::UpLeft,
        (true, false, false) => Step::DownLeft,
        (false, right, up) => match (x.abs() > y.abs(), right, up) {
            (true, true, _) => Step::Right,
            (true, false, _) => Step::Left,
            (false, _, true) => Step::Up,
            (false, _, false) => Step::Down,
        },
    }
}

/// What a press does by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadDoes {
    /// What the row of the key table with this id does.
    Row(&'static str),
    /// Another theme for the right stick: the next one, or the one before.
    Theme(bool),
    /// The menu of everything.
    Menu,
    /// The layout is spoken.
    Layout,
}

/// The default layout. With the left trigger held a button does what is written with `true`.
pub const LAYOUT: &[(bool, Button, PadDoes)] = &[
    (false, Button::Up, PadDoes::Row("walk-up")),
    (false, Button::Down, PadDoes::Row("walk-down")),
    (false, Button::Left, PadDoes::Row("walk-left")),
    (false, Button::Right, PadDoes::Row("walk-right")),
    (false, Button::South, PadDoes::Row("enter")),
    (false, Button::East, PadDoes::Row("cancel")),
    (false, Button::West, PadDoes::Row("look")),
    (false, Button::North, PadDoes::Row("repeat")),
    (false, Button::LeftShoulder, PadDoes::Theme(false)),
    (false, Button::RightShoulder, PadDoes::Theme(true)),
    (false, Button::RightTrigger, PadDoes::Row("press-clock")),
    (false, Button::LeftStick, PadDoes::Row("read-out")),
    (false, Button::RightStick, PadDoes::Row("why")),
    (false, Button::Select, PadDoes::Layout),
    (false, Button::Start, PadDoes::Menu),
    (true, Button::Up, PadDoes::Row("faster")),
    (true, Button::Down, PadDoes::Row("slower")),
    (true, Button::Left, PadDoes::Row("softer")),
    (true, Button::Right, PadDoes::Row("louder")),
    (true, Button::South, PadDoes::Row("offer-draw")),
    (true, Button::East, PadDoes::Row("undo")),
    (true, Button::West, PadDoes::Row("turn")),
    (true, Button::North, PadDoes::Row("tell-time")),
    (true, Button::LeftShoulder, PadDoes::Row("back")),
    (true, Button::RightShoulder, PadDoes::Row("forward")),
    (true, Button::RightTrigger, PadDoes::Row("repeats")),
    (true, Button::LeftStick, PadDoes::Row("adjust")),
    (true, Button::RightStick, PadDoes::Row("resign")),
    (true, Button::Select, PadDoes::Row("silence")),
    (true, Button::Start, PadDoes::Row("new-game")),
];

/// What the right stick tells: a name, and the rows for up, down, left and right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StickTheme {
    /// The key of its name.
    pub key: &'static str,
    /// The ids of the rows for up, down, left and right.
    pub rows: [&'static str; 4],
}

/// Rows of themes: the key, and what is told for up, down, left and right.
macro_rules! themes {
    ($($key:literal: $up:literal $down:literal $left:literal $right:literal;)*) => {
        &[$(StickTheme { key: $key, rows: [$up, $down, $left, $right] }),*]
    };
}

/// The themes, in the order in which the shoulders walk through them.
pub const THEMES: &[StickTheme] = themes! {
    "said": "review-previous" "review-next" "review-first" "review-last";
    "square": "attackers-here" "defenders-here" "captures-from" "moves-from";
    "lines": "file-here" "rank-here" "previous-slanting-ray" "next-slanting-ray";
    "pieces": "squares-own" "squares-theirs" "squares-pawns" "squares-material";
    "news": "threats" "changes" "last-captured" "last-move";
    "game": "turn" "tell-time" "whole-board" "to-last-move";
};

impl StickTheme {
    /// The id of the row for a direction of the stick.
    pub fn row(&self, step: Step) -> &'static str {
        match step {
            Step::Up => self.rows[0],
            Step::Down => self.rows[1],
            Step::Left => self.rows[2],
            Step::Right | Step::UpLeft | Step::UpRight | Step::DownLeft | Step::DownRight => {
                self.rows[3]
            }
        }
    }
}

/// Buttons that the player has given another meaning: the name of the press, the id of the row.
pub type Buttons = std::collections::BTreeMap<String, String>;

/// Whether a press can be given another meaning: without the menu and the choice in it nothing
/// could be put right again.
pub fn can_be_given(press: Press) -> bool {
    press.held || !matches!(press.button, Button::Start | Button::South | Button::East)
}

/// What a press does, for a player with own buttons; an id that nobody knows does nothing.
pub fn meaning(press: Press, own: &Buttons) -> Option<PadDoes> {
    if let Some(id) = own.get(&press.name()).filter(|_| can_be_given(press)) {
        return crate::catalogue::row(id).map(|row| PadDoes::Row(row.id));
    }
    let fits = |row: &&(bool, Button, PadDoes)| (row.0, row.1) == (press.held, press.button);
    LAYOUT.iter().find(fits).map(|row| row.2)
}
