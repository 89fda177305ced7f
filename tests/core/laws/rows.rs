//! The questions in which the editions differ, row by row: which editions speak, and that a game acts on it.

use annabella::laws::{CHESS, Edition, Rule};

use super::CODE;
use crate::coverage::{status::Status, tested::Tests};

/// A question, the rules that answer it as `part name`, and which editions speak, the oldest first:
/// `x` for one that speaks, a dash for one that is silent.
type Row = (&'static str, &'static [&'static str], &'static str);

const ROWS: &[Row] = &[
    (
        "when is a piece touched by a blind player",
        &["blind touched_when"],
        "xxxxx",
    ),
    (
        "own piece touched",
        &["standard own_piece_touched"],
        "xxxxx",
    ),
    (
        "opponent's piece touched",
        &["standard opponents_piece_touched"],
        "xxxxx",
    ),
    ("both touched", &["standard both_touched"], "xxxxx"),
    (
        "nothing touched can move or be captured",
        &["standard nothing_playable"],
        "xxxxx",
    ),
    (
        "king and rook touched",
        &["standard king_then_rook", "standard rook_then_king"],
        "-xxxx",
    ),
    ("illegal castling", &["standard illegal_castling"], "xxxxx"),
    (
        "castling is made when",
        &["standard castling_king_released"],
        "xxxxx",
    ),
    (
        "the square of a promotion is final",
        &["standard promotion_square_final"],
        "xxxxx",
    ),
    (
        "the choice of a promotion is final",
        &["standard promotion_choice_final"],
        "xxxxx",
    ),
    ("I adjust", &["standard adjust"], "xxxxx"),
    (
        "right to claim a touch breach lost, standard",
        &["standard loss_of_touch_claim"],
        "-xxxx",
    ),
    (
        "right to claim a touch breach lost, rapid",
        &["rapid touch_ruled_on_request"],
        "-xxx-",
    ),
    (
        "move made, move completed",
        &["standard move_made_when", "standard move_completed_when"],
        "xxxxx",
    ),
    (
        "move of a blind player made",
        &["blind move_made_when", "blind clock_after_announcement"],
        "xxxxx",
    ),
    (
        "announcement differs from the move made",
        &["blind announcement_differs"],
        "xxxxx",
    ),
    (
        "opponent repeats the announcement",
        &["blind repeat_announcement"],
        "-xxxx",
    ),
    (
        "words of the announcement",
        &["blind announcement_words"],
        "xxxxx",
    ),
    (
        "the promotion piece must be said",
        &["blind promotion_announced"],
        "---xx",
    ),
    ("illegal move", &["standard illegal_move"], "xxxxx"),
    (
        "promotion not completed",
        &["standard promotion_not_completed"],
        "--xxx",
    ),
    ("king captured", &["standard king_captured"], "--xxx"),
    (
        "clock pressed without a move",
        &["standard clock_without_move"],
        "x---x",
    ),
    ("illegal move, rapid", &["rapid illegal_move"], "-xxxx"),
    (
        "both kings in check, rapid",
        &["rapid illegal_position"],
        "--xxx",
    ),
    ("illegal move, blitz", &["blitz illegal_move"], "-xxxx"),
    (
        "illegal move, rapid under supervision",
        &["rapid-watched illegal_move"],
        "---xx",
    ),
    ("flag", &["standard flag"], "xxxxx"),
    ("flag seen by", &["standard flag_seen_by"], "xxxxx"),
    (
        "flag claimed in rapid and blitz",
        &["rapid flag_claim", "blitz flag_claim"],
        "-xxxx",
    ),
    (
        "both flags down",
        &["standard both_flags", "rapid both_flags"],
        "-xxxx",
    ),
    ("late arrival", &["standard late_arrival_s"], "xxxxx"),
    (
        "late arrival by the regulations",
        &["standard late_arrival_set_by_event"],
        "-xxxx",
    ),
    (
        "neither player is there",
        &["standard neither_present"],
        "xxxxx",
    ),
    ("stalemate", &["standard stalemate"], "xxxxx"),
    ("dead position", &["standard dead_position"], "xxxxx"),
    ("perpetual check", &["standard perpetual_check"], "x----"),
    (
        "draw offer",
        &["standard draw_offer", "standard draw_offer_declined_by"],
        "xxxxx",
    ),
    (
        "draw offers alternate",
        &["standard draw_offers_alternate"],
        "x----",
    ),
    (
        "draw offer noted",
        &["standard draw_offer_written_down"],
        "-xxxx",
    ),
    (
        "no draws before a move",
        &["standard no_draws_before_move"],
        "---xx",
    ),
    (
        "threefold repetition",
        &["standard repetition", "standard same_position"],
        "xxxxx",
    ),
    ("claim ahead", &["standard claim_ahead"], "xxxxx"),
    ("right to claim lost", &["standard claim_lost_by"], "xxxxx"),
    (
        "claim checked on whose clock",
        &["standard claim_checked_on"],
        "xxxxx",
    ),
    (
        "wrong claim",
        &["standard wrong_claim", "standard claimed_move_binds"],
        "-xxxx",
    ),
    ("wrong claim, rapid", &["rapid wrong_claim"], "-xxxx"),
    ("fifty moves", &["standard fifty_moves"], "xxxxx"),
    (
        "fifty moves on proof",
        &["standard fifty_moves_extension"],
        "x----",
    ),
    (
        "seventy-five moves and fivefold",
        &["standard seventy_five", "standard fivefold"],
        "----x",
    ),
    ("quickplay finish", &["standard quickplay_finish"], "-xxxx"),
    (
        "a quickplay finish only where it is announced",
        &["standard quickplay_announced"],
        "----x",
    ),
    (
        "quickplay finish without an arbiter",
        &["standard quickplay_without_arbiter"],
        "--xxx",
    ),
    (
        "an increment instead",
        &["standard quickplay_increment"],
        "----x",
    ),
    (
        "keeping score",
        &["standard keeping_score", "blind blind_keeping_score"],
        "xxxxx",
    ),
    (
        "scoresheets or boards differ",
        &["blind sheets_differ"],
        "-xxxx",
    ),
    ("time questions", &["blind time_questions"], "xxxxx"),
    (
        "the arbiter warns of the time left",
        &["blind time_warnings"],
        "x----",
    ),
    (
        "a clock that tells time and moves",
        &["blind clock_may_speak"],
        "----x",
    ),
    ("pointing at squares", &["blind pointing"], "x----"),
    (
        "daily playing time",
        &["blind daily_playing_time_s"],
        "x----",
    ),
    (
        "either may demand two boards",
        &["blind two_boards"],
        "-xxxx",
    ),
    (
        "adjournment",
        &["adjourned adjournment", "adjourned sealed_move_on_board"],
        "xxxxx",
    ),
    (
        "sealed move flawed",
        &["adjourned sealed_move_flawed"],
        "xxxxx",
    ),
    ("result of a game", &["event results"], "xxxxx"),
    (
        "player withdraws from a round robin",
        &["event withdrawal"],
        "x----",
    ),
    ("pairings", &["event pairings"], "x----"),
    (
        "rapid and blitz are",
        &["event rapid_range_s", "event blitz_range_s"],
        "-xxxx",
    ),
    ("time controls", &["standard time_controls"], "x----"),
    (
        "time saved carries over",
        &["standard time_saved_carries_over"],
        "xxxxx",
    ),
    ("delay", &["standard delay"], "-xxxx"),
];

/// The rule of an edition that is named by its part and its name, if the edition speaks on it.
fn spoken(edition: &Edition, named: &str) -> Option<Rule> {
    let (part, name) = named.split_once(' ').expect("a part and a name");
    let found = edition
        .rules()
        .find(|rule| rule.part == part && rule.name == name);
    found.filter(|rule| rule.article.is_some())
}

/// Whether a game under the edition acts on the rule and a test of its article plays it, or why it never arises.
fn works(rule: &Rule, edition: &Edition, tests: &Tests) -> bool {
    let rules: Vec<Rule> = edition.rules().collect();
    match Status::of(rule, &rules, &CODE) {
        Status::NotApplicable(_) => true,
        status => status.is_acted_on() && tests.cover(rule, edition.id),
    }
}

#[test]
fn every_row_of_the_comparison_of_the_editions_works() {
    let tests = Tests::read();
    for (question, rules, speaks) in ROWS {
        for named in *rules {
            let found: Vec<_> = CHESS.iter().map(|edition| spoken(edition, named)).collect();
            let pattern: String = found
                .iter()
                .map(|rule| if rule.is_some() { 'x' } else { '-' })
                .collect();
            assert_eq!(pattern, *speaks, "{question}: {named}");
            for (edition, rule) in CHESS.iter().zip(&found) {
                if let Some(rule) = rule {
                    assert!(
                        works(rule, edition, &tests),
                        "{question}: {} {named}",
                        edition.id
                    );
                }
            }
        }
    }
}
