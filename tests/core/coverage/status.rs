//! What the program makes of each rule of the laws, as its own source text shows.

use std::fs;
use std::path::Path;

use annabella::laws::Rule;

use super::reads::{Code, Read};
use crate::tidy::source::Source;

/// The rules that cannot arise in a game at one board, each with the reason.
pub const NOT_APPLICABLE: &[(&str, &str)] = &[
    ("touch_order_unclear", "the program has noted the order"),
    ("keeping_score", "the program keeps the score"),
    ("score_when_short_of_time", "the program keeps the score"),
    ("writing_ahead", "the program keeps the score"),
    ("blind_keeping_score", "the program keeps the score"),
    ("results", "points belong to the table of an event"),
    ("withdrawal", "it belongs to the table of an event"),
    ("pairings", "they belong to the table of an event"),
    (
        "pointing",
        "a finger that points is not seen by the program",
    ),
    (
        "pointing_forbidden",
        "a finger that points is not seen by the program",
    ),
];

/// The rules that are carried out outside the arbiter and the session, each with where.
const ELSEWHERE: &[(&str, &str)] = &[("time_controls", "the clock has each norm as a preset")];

/// Why a rule cannot arise although the code would act on it: what else the edition says in that form.
fn out_of_reach(rule: &Rule, rules: &[Rule]) -> Option<&'static str> {
    let beside = |name: &str| {
        let found = rules
            .iter()
            .find(|one| one.part == rule.part && one.name == name);
        found.filter(|one| one.article.is_some())
    };
    let arbiter_sees =
        || beside("flag_seen_by").is_some_and(|one| one.value.starts_with("Arbiter"));
    match rule.name {
        "loss_of_touch_claim" if beside("touch_ruled_on_request").is_none() => {
            Some("a breach is never completed, so nobody has to claim it")
        }
        "both_flags" if arbiter_sees() => Some("the first flag is seen as it falls"),
        name if rule.part == "standard" && beside("two_moves").is_some() && of_chess(name) => {
            Some("draughts know nothing of the kind")
        }
        "promotion_announced" if rules.iter().any(|one| one.name == "two_moves") => {
            Some("a man becomes a king and nothing else")
        }
        "illegal_position" if rule.value == "DrawnAfterNextMove" => {
            Some("every illegal move is noticed at once")
        }
        _ => None,
    }
}

/// Whether a rule of the normal game can arise in chess only.
fn of_chess(name: &str) -> bool {
    [
        "checkmate",
        "stalemate",
        "fifty_moves",
        "king_then_rook",
        "rook_then_king",
        "illegal_castling",
        "castling_king_released",
        "release_final",
        "promotion_square_final",
        "promotion_choice_final",
    ]
    .contains(&name)
}

/// The rules on which the editions differ in what cannot differ at one board: rulings cite them, and
/// every edition is treated alike, each with the reason.
const ALIKE: &[(&str, &str)] = &[
    (
        "move_completed_when",
        "nobody moves before the clock is pressed",
    ),
    (
        "promotion_choice_final",
        "a piece that touches its square stands there",
    ),
    ("claim_ahead", "a move is announced and written by one line"),
];

/// What the program makes of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    Implemented,
    /// The editions differ in what cannot differ at one board; the reason.
    Alike(&'static str),
    /// Neither the arbiter nor the session carries it out; who does.
    Elsewhere(&'static str),
    /// Details of the rule are not acted on, for example `ruled_until`.
    InPart(Vec<String>),
    /// Rulings cite the article; what the edition says in it is not looked up.
    Cited,
    ReportOnly,
    /// Code acts on it, but no test is named after it.
    Untested,
    NotImplemented,
    NotApplicable(&'static str),
}

impl Status {
    /// Whether a game under the edition can come to code that acts on the rule.
    pub fn is_acted_on(&self) -> bool {
        matches!(
            self,
            Self::Implemented | Self::Alike(_) | Self::Elsewhere(_) | Self::InPart(_) | Self::Cited
        )
    }

    /// What is made of a rule among all the rules of its edition.
    pub fn of(rule: &Rule, rules: &[Rule], code: &Code) -> Self {
        if let Some((_, reason)) = NOT_APPLICABLE.iter().find(|(name, _)| *name == rule.name) {
            return Self::NotApplicable(reason);
        }
        if let Some(reason) = out_of_reach(rule, rules) {
            return Self::NotApplicable(reason);
        }
        if let Some((_, place)) = ELSEWHERE.iter().find(|(name, _)| *name == rule.name) {
            return Self::Elsewhere(place);
        }
        let alike = ALIKE.iter().find(|(name, _)| *name == rule.name);
        match code.read(rule.part, rule.name) {
            Read::Nowhere => Self::NotImplemented,
            Read::Afterwards => Self::ReportOnly,
            Read::Cited if rule.value != "yes" => match alike {
                Some((_, reason)) => Self::Alike(reason),
                None => Self::Cited,
            },
            Read::Cited | Read::InGame => {
                let mut missing = details(&rule.value);
                missing.retain(|detail| !code.has_word(detail));
                if missing.is_empty() {
                    Self::Implemented
                } else {
                    Self::InPart(missing)
                }
            }
        }
    }

    pub fn words(&self) -> String {
        match self {
            Self::Implemented => "implemented".into(),
            Self::Alike(reason) => format!("implemented; alike in all editions, because {reason}"),
            Self::Elsewhere(place) => format!("implemented: {place}"),
            Self::InPart(missing) => {
                let missing: Vec<_> = missing.iter().map(|name| words(name)).collect();
                format!("not implemented in full, without: {}", missing.join(", "))
            }
            Self::Cited => "not implemented, only named by rulings".into(),
            Self::ReportOnly => "not implemented in the game, only in the report of claims".into(),
            Self::Untested => "not implemented as far as tests show".into(),
            Self::NotImplemented => "not implemented".into(),
            Self::NotApplicable(reason) => {
                format!("not applicable to a game at one board: {reason}")
            }
        }
    }
}

/// The name of a field in words, without its unit.
pub fn words(field: &str) -> String {
    let name = field.strip_suffix("_s").unwrap_or(field);
    let mut name = format!(" {} ", name.replace('_', " "));
    for owner in ["opponent", "arbiter", "player"] {
        name = name.replace(&format!(" {owner}s "), &format!(" {owner}'s "));
    }
    name.trim().to_owned()
}

/// The fields of a value as the program writes it: `Name { field: 1, other: [Two] }`.
pub fn details(value: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (before, _) in value.match_indices(": ").map(|(at, _)| value.split_at(at)) {
        let start = before.rfind([' ', '{']).map_or(0, |at| at + 1);
        let name = before[start..].to_owned();
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

/// The source text of the arbiter and of the game under way, with what passes between them.
pub fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    for folder in ["src/arbiter", "src/protocol", "src/session"] {
        add_sources(folder, &mut found);
    }
    found
}

fn add_sources(folder: &str, found: &mut Vec<Source>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join(folder)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let name = format!("{folder}/{name}");
        if path.is_dir() {
            add_sources(&name, found);
        } else {
            found.push(Source::new(&name, &fs::read_to_string(&path).unwrap()));
        }
    }
}
