//! Which rules of the laws have a test named after their article, as the source text of the tests shows.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use annabella::laws::Rule;

/// The rules on adjourned games: what is played for the Laws of FIDE, by a table in `tests/core/adjournment/fide.rs`,
/// and the test for the code of 1956, if it has the rule.
const ADJOURNED: &[(&str, &str, &str)] = &[
    ("adjournment", "sealing", "ussr_1956_section_19"),
    (
        "early_adjournment",
        "taking_time",
        "ussr_1956_section_19_time_taken_on_oneself",
    ),
    ("sealed_move_changed", "sealing", ""),
    (
        "sealed_move_on_board",
        "sealing",
        "ussr_1956_section_19_a_move_on_the_board_counts_as_open",
    ),
    ("sealed_move_flawed", "flawed", "ussr_1956_section_21"),
    (
        "envelope_lost",
        "envelope_lost",
        "ussr_1956_section_20_the_envelope_is_lost",
    ),
    (
        "replier_absent",
        "replier_absent",
        "ussr_1956_section_20_the_player_who_replies_is_away",
    ),
    (
        "sealer_absent",
        "sealer_absent",
        "ussr_1956_section_20_the_player_who_sealed_is_away",
    ),
    (
        "both_absent",
        "both_absent",
        "ussr_1956_section_20_both_are_away",
    ),
    (
        "resumption_late_s",
        "late",
        "ussr_1956_section_16_late_to_the_resumption",
    ),
    (
        "resumption_clock_error",
        "wrong_times",
        "ussr_1956_section_20_wrong_times_only_to_more",
    ),
    ("envelope_told", "envelope_told", "ussr_1956_section_19"),
    ("offer_after_sealing", "offer_after_sealing", ""),
    ("position_restored", "set_up_again", "ussr_1956_section_20"),
    ("ended_meanwhile", "ended_meanwhile", ""),
    (
        "envelope_opened",
        "reply_opened_before_the_absent",
        "ussr_1956_section_20",
    ),
    ("replier_present", "replier_present", "ussr_1956_section_20"),
    ("sealed_move_ends", "sealed_move_that_ends", ""),
    (
        "resumption_session",
        "session_of_resumption",
        "ussr_1956_section_20_note_1",
    ),
];

/// The rules that are played in `tests/core/adjournment` although they are of another part.
const SEALED: &[&str] = &["sealed_in_braille"];

/// What the source text of the tests names.
pub struct Tests {
    /// The rules for which a scenario is played.
    scenarios: BTreeSet<String>,
    /// The names of all tests.
    names: BTreeSet<String>,
    /// The table of the tests on adjourned games.
    adjourned: String,
}

impl Tests {
    pub fn read() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/core");
        let text = |file: &str| fs::read_to_string(folder.join(file)).unwrap();
        let articles = text("articles.rs");
        let (_, scenarios) = articles.split_once("const SCENARIOS").unwrap();
        let (scenarios, _) = scenarios.split_once("\nfn ").unwrap();
        let quoted = scenarios.split('"').skip(1).step_by(2);
        let mut names = BTreeSet::new();
        self::names(folder.clone(), &mut names);
        Self {
            scenarios: quoted.map(str::to_owned).collect(),
            names,
            adjourned: text("adjournment/fide.rs"),
        }
    }

    /// Whether a rule is played, in a test that is named after its article.
    pub fn cover(&self, rule: &Rule, edition: &str) -> bool {
        let Some(article) = rule.article else {
            return false;
        };
        // What the code of draughts takes from today's Laws is tried there.
        let edition = if article.ends_with("(FIDE 2023)") {
            "fide-2023"
        } else {
            edition
        };
        let named = self.names.contains(&test_name(article));
        if rule.part == "adjourned" {
            let row = ADJOURNED.iter().find(|(name, ..)| *name == rule.name);
            return row.is_some_and(|(_, block, ussr)| {
                let plays = self.names.contains(*ussr) && edition.starts_with("ussr");
                plays || self.plays_adjourned(block, edition, article)
            });
        }
        let played = self.scenarios.contains(rule.name) || SEALED.contains(&rule.name);
        played && named
    }

    /// Whether a block of the table plays an article of an edition, in a test named after it.
    fn plays_adjourned(&self, block: &str, edition: &str, article: &str) -> bool {
        let begin = format!("\n    {block} {{\n");
        let Some((_, rest)) = self.adjourned.split_once(&begin) else {
            return false;
        };
        let (lines, _) = rest.split_once("\n    }").unwrap_or((rest, ""));
        let ending = format!("\"{edition}\" \"{article}\";");
        lines.lines().map(str::trim).any(|line| {
            let name = line.strip_suffix(&ending).map(str::trim);
            name.is_some_and(|name| name.starts_with(&test_name(article)))
        })
    }
}

/// The name of the test of an article: `fide_2005_art_4_3_a` for `Art. 4.3a (FIDE 2005)`.
pub fn test_name(article: &str) -> String {
    let (article, edition) = article.rsplit_once(" (").expect("an edition in brackets");
    let text = format!("{edition} {article}").replace('§', "section ");
    let mut name = String::new();
    let mut last = ' ';
    for one in text.to_lowercase().chars() {
        let apart = last.is_ascii_digit() && one.is_alphabetic();
        if (apart || !one.is_alphanumeric()) && !name.ends_with('_') {
            name.push('_');
        }
        if one.is_alphanumeric() {
            name.push(one);
        }
        last = one;
    }
    name.trim_matches('_').to_owned()
}

/// The names of all tests: functions, and what stands alone on a line of a list of articles.
fn names(path: PathBuf, found: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            names(entry.unwrap().path(), found);
        }
    } else if path.extension().is_some_and(|ending| ending == "rs") {
        for line in fs::read_to_string(path).unwrap().lines().map(str::trim) {
            let name = line
                .strip_prefix("fn ")
                .and_then(|rest| rest.split('(').next());
            found.insert(name.unwrap_or(line).to_owned());
        }
    }
}
