//! The laws by article: every article that the program acts on has a test named after it, in which
//! the rule is played at the board, in every form of the edition that has it.

use std::sync::LazyLock;

use annabella::laws::ALL;

#[path = "laws/arbiter.rs"]
mod arbiter;
#[path = "laws/case.rs"]
mod case;
#[path = "laws/castling.rs"]
mod castling;
#[path = "laws/clocks.rs"]
mod clocks;
#[path = "laws/draws.rs"]
mod draws;
#[path = "laws/ends.rs"]
mod ends;
#[path = "laws/illegal.rs"]
mod illegal;
#[path = "laws/play.rs"]
mod play;
#[path = "laws/rows.rs"]
mod rows;
#[path = "laws/touch_players.rs"]
mod touch_players;
#[path = "laws/touching.rs"]
mod touching;

/// Declares a test for each article.
macro_rules! articles {
    ($($name:ident)*) => { $(#[test] fn $name() { crate::articles::check(stringify!($name)); })* };
}

#[path = "laws/draughts.rs"]
mod draughts;
#[path = "laws/fide_2001.rs"]
mod fide_2001;
#[path = "laws/fide_2005.rs"]
mod fide_2005;
#[path = "laws/fide_2009.rs"]
mod fide_2009;
#[path = "laws/fide_2023.rs"]
mod fide_2023;
#[path = "laws/ussr_1956.rs"]
mod ussr_1956;

use crate::common::table::{begin_citing, was_cited};
use crate::coverage::tested::test_name;
use crate::coverage::{reads, status, tested};
use case::Case;

/// A rule, and what is played to see that it is acted on.
type Scenario = (&'static str, fn(&Case));

/// What is played to see that a rule is acted on.
const SCENARIOS: &[Scenario] = &[
    ("advice_forbidden", arbiter::advice_forbidden),
    ("arbiter_stops_clock", arbiter::arbiter_stops_clock),
    ("arbiters_means", arbiter::arbiters_means),
    ("assistant", arbiter::assistant),
    ("board_turned", arbiter::board_turned),
    ("clock_error", arbiter::clock_error),
    ("clocks_after_restoring", arbiter::clocks_after_restoring),
    ("displaced_pieces", arbiter::displaced_pieces),
    (
        "setup_claims_until_moves",
        arbiter::setup_claims_until_moves,
    ),
    ("sheets_differ", arbiter::sheets_differ),
    (
        "sighted_players_assistant",
        arbiter::sighted_players_assistant,
    ),
    ("time_for_disturbance", arbiter::time_for_disturbance),
    ("wrong_colours", arbiter::wrong_colours),
    ("wrong_setup", arbiter::wrong_setup),
    ("adjust", touching::adjust),
    ("agreement", draws::agreement),
    ("announcement_words", touch_players::announcement_words),
    ("time_controls", clocks::time_controls),
    ("announcement_differs", touch_players::announcement_differs),
    ("blitz_range_s", clocks::blitz_range),
    ("both_flags", clocks::both_flags),
    ("both_touched", touching::both_touched),
    ("castling_king_released", castling::castling_king_released),
    ("checkmate", ends::checkmate),
    ("claim_ahead", draws::claim_ahead),
    ("claim_checked_on", draws::claim_checked_on),
    ("claim_is_offer", draws::claim_is_offer),
    ("claim_lost_by", draws::claim_lost_by),
    ("claimed_move_binds", draws::claimed_move_binds),
    (
        "clock_after_announcement",
        touch_players::clock_after_announcement,
    ),
    ("clock_forgotten", clocks::clock_forgotten),
    ("clock_may_speak", touch_players::clock_may_speak),
    ("clock_without_move", clocks::clock_without_move),
    ("dead_position", ends::dead_position),
    ("delay", clocks::delay),
    ("draw_offer", draws::draw_offer),
    ("draw_offer_declined_by", draws::draw_offer_declined_by),
    ("draw_offer_written_down", draws::draw_offer_written_down),
    ("draw_offers_alternate", draws::draw_offers_alternate),
    ("fifty_moves", draws::fifty_moves),
    ("fifty_moves_extension", draws::fifty_moves_extension),
    ("fivefold", ends::fivefold),
    ("flag", clocks::flag),
    ("flag_claim", clocks::flag_claim),
    ("flag_seen_by", clocks::flag_seen_by),
    ("illegal_castling", castling::illegal_castling),
    ("illegal_move", illegal::illegal_move),
    ("illegal_move_costs", illegal::illegal_move_costs),
    ("illegal_position", illegal::illegal_position),
    ("king_captured", illegal::king_captured),
    ("king_then_rook", castling::king_then_rook),
    ("last_move_needs_no_clock", clocks::last_move_needs_no_clock),
    ("loss_of_touch_claim", touching::loss_of_touch_claim),
    ("move_completed_when", clocks::move_completed_when),
    ("move_made_when", castling::move_made_by_sight),
    ("no_draws_before_move", draws::no_draws_before_move),
    ("nothing_playable", touching::nothing_playable),
    ("opponents_piece_touched", touching::opponents_piece_touched),
    ("own_piece_touched", touching::own_piece_touched),
    ("perpetual_check", ends::perpetual_check),
    ("promotion_announced", touch_players::promotion_announced),
    ("promotion_choice_final", castling::promotion_choice_final),
    ("promotion_not_completed", illegal::promotion_not_completed),
    ("release_final", touching::release_final),
    ("promotion_square_final", castling::promotion_square_final),
    ("rapid_range_s", clocks::rapid_range),
    ("repeat_announcement", touch_players::repeat_announcement),
    ("repetition", draws::repetition),
    ("resignation", ends::resignation),
    ("rook_then_king", castling::rook_then_king),
    ("same_position", draws::same_position),
    ("seventy_five", ends::seventy_five),
    ("stands_unclaimed", illegal::stands_unclaimed),
    (
        "sighted_by_normal_rules",
        touch_players::sighted_by_normal_rules,
    ),
    ("stalemate", ends::stalemate),
    ("two_boards", touch_players::two_boards),
    ("time_saved_carries_over", clocks::time_saved_carries_over),
    ("time_questions", touch_players::time_questions),
    (
        "release_binds_replacement",
        touching::release_binds_replacement,
    ),
    ("touch_binds_replacement", touching::touch_binds_replacement),
    ("touch_ruled_on_request", touching::touch_ruled_on_request),
    ("touched_when", touching::touched_by_sight),
    ("wrong_claim", draws::wrong_claim),
    ("late_arrival_s", play::late_arrival),
    ("late_arrival_set_by_event", play::late_arrival_set_by_event),
    ("neither_present", play::neither_present),
    ("quickplay_finish", play::quickplay_finish),
    ("quickplay_without_arbiter", play::quickplay_without_arbiter),
    ("quickplay_announced", play::quickplay_announced),
    ("quickplay_increment", play::quickplay_increment),
    ("claim_is_final", play::claim_is_final),
    ("daily_playing_time_s", play::daily_playing_time),
    ("time_warnings", play::time_warnings),
];

/// The rules of the blind players' layer that are called as one of the normal rules is.
const BY_TOUCH: &[Scenario] = &[
    ("move_made_when", touch_players::move_made_by_touch),
    ("touched_when", touching::touched_by_touch),
];

/// What is played under the code of Russian draughts.
const DRAUGHTS: &[Scenario] = &[
    ("adjust", draughts::adjust),
    ("agreement", draughts::agreement),
    ("announcement_words", draughts::announcement_words),
    ("balance", draughts::balance),
    ("both_touched", draughts::opponents_piece_touched),
    ("capture_completed", draughts::capture_completed),
    ("capture_compulsory", draughts::capture_compulsory),
    ("claim_ahead", draughts::claim_ahead),
    ("claim_lost_by", draughts::claim_lost_by),
    ("claimed_move_binds", draughts::claimed_move_binds),
    ("dead_position", draughts::dead_position),
    ("flag", draughts::flag),
    ("illegal_move", draughts::illegal_move),
    ("king_moves", draughts::king_moves),
    ("kings_against_one", draughts::kings_against_one),
    ("main_road", draughts::main_road),
    ("move_made_when", draughts::move_made_when),
    ("no_piece_or_move", draughts::no_piece_or_move),
    ("nothing_playable", draughts::nothing_playable),
    ("opponents_piece_touched", draughts::opponents_piece_touched),
    ("own_piece_touched", draughts::own_piece_touched),
    ("repetition", draughts::repetition),
    ("resignation", draughts::resignation),
    ("same_position", draughts::repetition),
    ("touch_binds_replacement", draughts::touch_binds_replacement),
    ("touched_when", draughts::touched_when),
    ("two_moves", draughts::two_moves),
];

/// What is played for a rule. What the code of draughts takes from the Laws of chess is played there.
fn scenario(edition: &str, rule: &annabella::laws::Rule) -> Option<fn(&Case)> {
    let (part, rule, article) = (rule.part, rule.name, rule.article?);
    if edition == "russian-draughts" {
        let is_own = article.ends_with("(Russian draughts)");
        let mut all = DRAUGHTS.iter().filter(|_| is_own);
        return all.find(|(name, _)| *name == rule).map(|(_, play)| *play);
    }
    let layer = if part == "blind" { BY_TOUCH } else { &[] };
    let mut all = layer.iter().chain(SCENARIOS);
    all.find(|(name, _)| *name == rule).map(|(_, play)| *play)
}

/// The rules of which a scenario need not cite the article, because they show in what can be done, each with the
/// reason. Every other one is cited where it is played.
const UNNAMED: &[(&str, &str)] = &[
    ("blitz_range_s", "the form of play follows from the clock"),
    (
        "both_touched",
        "in draughts the article on the touched piece is cited",
    ),
    ("claim_checked_on", "at this board a check takes no time"),
    ("claim_is_final", "in blitz a claim is decided at once"),
    (
        "clock_forgotten",
        "an arbiter who is to be silent cites nothing",
    ),
    (
        "clock_may_speak",
        "the time is told by the article on asking for it",
    ),
    ("delay", "it shows in what the clock reads"),
    (
        "draw_offer_declined_by",
        "a refusal is told without an article",
    ),
    (
        "draw_offer_written_down",
        "it is told with the offer, and its article",
    ),
    ("flag_claim", "the flag that has fallen is cited"),
    ("last_move_needs_no_clock", "what ends the game is cited"),
    (
        "move_completed_when",
        "it shows in when an illegal move counts",
    ),
    (
        "opponents_piece_touched",
        "in blitz the first illegal move ends the game",
    ),
    (
        "release_binds_replacement",
        "in blitz the first illegal move ends the game",
    ),
    ("rapid_range_s", "the form of play follows from the clock"),
    ("same_position", "the claim is cited"),
    ("time_controls", "a norm is the name of a clock"),
    (
        "touch_binds_replacement",
        "the article on touched pieces is cited",
    ),
    (
        "touch_ruled_on_request",
        "until he is asked the arbiter cites nothing",
    ),
    ("touched_when", "what the touch binds to is cited"),
];

/// What the source text of the game acts on.
static CODE: LazyLock<reads::Code> = LazyLock::new(|| reads::Code::new(&status::sources()));

/// Plays the scenarios of the rules of one article.
fn check(name: &str) {
    let mut played = 0;
    for edition in ALL {
        let rules: Vec<_> = edition.rules().collect();
        let own =
            |rule: &&annabella::laws::Rule| rule.article.map(test_name).as_deref() == Some(name);
        for rule in rules.iter().filter(own) {
            let acted = status::Status::of(rule, &rules, &CODE).is_acted_on();
            let Some(play) = scenario(edition.id, rule).filter(|_| acted) else {
                continue;
            };
            let (part, form) = edition
                .forms()
                .find(|(part, _)| *part == rule.part)
                .unwrap_or((rule.part, &edition.standard));
            let article = rule.article.expect("it has the name");
            println!("{part} {}", rule.name);
            begin_citing();
            play(&Case {
                edition,
                part,
                form,
                article,
            });
            let needs_no_name = UNNAMED.iter().any(|(name, _)| *name == rule.name);
            assert!(
                needs_no_name || was_cited(article),
                "{}, {part} {}: {article} was not cited",
                edition.id,
                rule.name
            );
            played += 1;
        }
    }
    assert!(
        played > 0,
        "{name} is no article, or nothing is played for it"
    );
}

#[test]
fn every_rule_that_the_code_acts_on_has_a_test_named_after_its_article() {
    let tests = tested::Tests::read();
    let mut missing = Vec::new();
    for edition in ALL {
        let rules: Vec<_> = edition.rules().collect();
        let acted =
            |rule: &&annabella::laws::Rule| status::Status::of(rule, &rules, &CODE).is_acted_on();
        for rule in rules
            .iter()
            .filter(|rule| rule.article.is_some())
            .filter(acted)
        {
            if !tests.cover(rule, edition.id) {
                missing.push((rule.part, rule.name, rule.article));
            }
        }
    }
    assert!(missing.is_empty(), "without a test: {missing:#?}");
}

#[test]
fn the_name_of_an_article() {
    for (article, name) in [
        ("Art. 4.3b (FIDE 2005)", "fide_2005_art_4_3_b"),
        ("§ 17e, note (USSR 1956)", "ussr_1956_section_17_e_note"),
        ("§ 17a-b (USSR 1956)", "ussr_1956_section_17_a_b"),
        ("App. 1 to § 6 (USSR 1956)", "ussr_1956_app_1_to_section_6"),
        (
            "Guidelines III.3.1 (FIDE 2023)",
            "fide_2023_guidelines_iii_3_1",
        ),
        (
            "App. B.3, A.5.2 and A.3 (FIDE 2023)",
            "fide_2023_app_b_3_a_5_2_and_a_3",
        ),
    ] {
        assert_eq!(test_name(article), name);
    }
}
