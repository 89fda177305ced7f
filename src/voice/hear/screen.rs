//! Commands in words about who speaks, how much, what was said, and the window.

use crate::session::command::Command;
use crate::session::settings::Change;
use crate::session::sight::{Theme, Zoom};
use crate::session::speech::{Output, ReviewStep, SpeechCommand};
use crate::session::verbosity::{Detail, Preset};

/// The command of a name that voices use, with the detail that was named.
pub(super) fn command(name: &str, detail: Option<Detail>) -> Option<Command> {
    let set = |change: Change| Some(Command::Set(change));
    match name {
        "verbosity-brief" => set(Change::Preset(Preset::Brief)),
        "verbosity-normal" => set(Change::Preset(Preset::Normal)),
        "verbosity-full" => set(Change::Preset(Preset::Full)),
        "detail-on" => set(Change::Detail(detail?, true)),
        "detail-off" => set(Change::Detail(detail?, false)),
        name if name.starts_with("review-") => {
            let mut steps = ReviewStep::ALL.into_iter();
            let step = steps.find(|step| step.key() == name)?;
            Some(Command::Speech(SpeechCommand::Review(step)))
        }
        "theme-dark" => set(Change::Theme(Theme::Dark)),
        "theme-light" => set(Change::Theme(Theme::Light)),
        "theme-yellow" => set(Change::Theme(Theme::Yellow)),
        "zoom-in" => set(Change::Zoom(Zoom::In)),
        "zoom-out" => set(Change::Zoom(Zoom::Out)),
        "zoom-usual" => set(Change::Zoom(Zoom::Usual)),
        "reset" => set(Change::Reset),
        "output-own-voice" => set(Change::Output(Output::OwnVoice)),
        "output-screen-reader" => set(Change::Output(Output::ScreenReader)),
        _ => None,
    }
}
