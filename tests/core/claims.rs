//! Claims of a draw, each table named after the edition and the article.

use annabella::arbiter::claims::{
    Claim, ClaimFault, Claimable, Ground, claimable, flag_during_check, judge, times_stood,
    wrong_claim,
};
use annabella::arbiter::{
    ClaimsReport, Fate, Verdict, automatic_end_of, claims_report, perpetual_check,
};
use annabella::board::Side;
use annabella::chess::Position;
use annabella::game;
use annabella::laws::{
    CHESS, Edition, FIDE_2001, FIDE_2005, FIDE_2009, FIDE_2023, Form, USSR_1956,
};
use annabella::record::{GameResult, Record};
use proptest::prelude::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The position from which § 17 works its example.
const EXAMPLE: &str = "6k1/Q1p2p1p/3p3P/3p2qN/1p5p/4P1P1/1Pb2PK1/8 b - - 0 1";
const EXAMPLE_MOVES: &str = "Qd8 Qd4 Qg5 Qa7 Qd8 Nf6+ Kh8 Nh5";

fn game(fen: &str, moves: &str) -> Record {
    let mut record = Record::starting_from(Position::from_fen(fen).unwrap().into());
    for san in moves.split_whitespace() {
        let mv = read(&record, san);
        assert!(record.play(mv), "{san}");
    }
    record
}

fn read(record: &Record, san: &str) -> game::Move {
    let position = record.position().chess().expect("a game of chess");
    position.read_san(san).unwrap().into()
}

fn written(record: &Record, plies: usize, mv: game::Move) -> String {
    record.position_after(plies).notation(mv).unwrap()
}

/// The claims of a ground, as `-` on the board and as the move ahead in SAN.
fn claims(form: &Form, record: &Record, ground: Ground) -> Vec<String> {
    let claims = claimable(form, record, record.plies()).into_iter();
    let of_ground = claims.filter(|found| found.claim.ground == ground);
    let san = |found: Claimable| match found.claim.move_ahead {
        None => "-".to_owned(),
        Some(mv) => written(record, record.plies(), mv),
    };
    of_ground.map(san).collect()
}

fn repetition(form: &Form, record: &Record) -> Vec<String> {
    claims(form, record, Ground::Repetition)
}

fn claim(record: &Record, ground: Ground, ahead: Option<&str>) -> Claim {
    Claim {
        ground,
        move_ahead: ahead.map(|san| read(record, san)),
    }
}

/// The fault of a claim by the side to move, and the article; no fault when it is right.
fn judged(
    form: &Form,
    record: &Record,
    claim: Claim,
    touched: bool,
) -> (Option<ClaimFault>, &'static str) {
    let judgement = judge(form, record, record.position().turn(), claim, touched);
    (judgement.decision.err(), judgement.law.article)
}

#[test]
fn ussr_1956_section_17_the_worked_example() {
    let form = &USSR_1956.standard;
    // Black may announce 5...Kg8, which brings the second position for the third time.
    let mut record = game(EXAMPLE, EXAMPLE_MOVES);
    assert_eq!(repetition(form, &record), ["Kg8"]);
    let ahead = claim(&record, Ground::Repetition, Some("Kg8"));
    assert_eq!(
        judged(form, &record, ahead, false),
        (None, "§ 17g (USSR 1956)")
    );
    // He makes the move and has lost the right; White could claim now, and does not notice.
    assert!(record.play(read(&record, "Kg8")));
    let stood = claim(&record, Ground::Repetition, None);
    let late = judge(form, &record, Side::Black, stood, false);
    assert_eq!(late.decision, Err(ClaimFault::NotOnMove));
    assert_eq!(repetition(form, &record), ["-"]);
    // After 6.Qd4 Qg5 White claims with 7.Qa7, which brings the first position for the third time.
    for san in ["Qd4", "Qg5"] {
        assert!(record.play(read(&record, san)));
    }
    assert_eq!(repetition(form, &record), ["Qa7"]);
    assert_eq!(times_stood(form, &record, record.plies()), 2);
    let ahead = claim(&record, Ground::Repetition, Some("Qa7"));
    let ruling = judge(form, &record, Side::White, ahead, false)
        .decision
        .unwrap();
    assert_eq!(ruling.verdict, Verdict::Repetition(3));
    assert_eq!(ruling.outcome, GameResult::Draw);
}

#[test]
fn ussr_1956_section_17_the_flag_falls_while_the_claim_is_checked() {
    let form = &USSR_1956.standard;
    let record = game(EXAMPLE, EXAMPLE_MOVES);
    for (san, outcome) in [
        ("Kg8", GameResult::Draw),
        ("Qg5", GameResult::Win(Side::White)),
    ] {
        let claim = claim(&record, Ground::Repetition, Some(san));
        let judgement = judge(form, &record, Side::Black, claim, false);
        let found = flag_during_check(form, Side::Black, judgement.decision.is_ok()).unwrap();
        assert_eq!((found.value, found.article), (outcome, "§ 17g (USSR 1956)"));
        // Nothing is done to the clocks, and a wrong claim does not bind.
        assert_eq!((judgement.correction, judgement.must_make), (None, None));
        for is_right in [true, false] {
            let found = flag_during_check(&FIDE_2023.standard, Side::Black, is_right);
            assert_eq!(found, None);
        }
    }
}

#[test]
fn the_same_position_is_another_in_each_edition() {
    // The kings have moved: the arrangement recurs, the right to castle does not.
    let castling = game(
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8",
    );
    // A pawn that could be captured in passing the first time.
    let passing = game(
        "4k3/8/8/8/5p2/8/4P3/4K2N w - - 0 1",
        "e4 Kd7 Ng3 Ke8 Nh1 Kd7 Ng3 Ke8 Nh1",
    );
    // After e4 no black pawn is there to capture in passing: the double step changes nothing.
    let stepped = game(
        "4k3/8/8/8/8/8/4P3/4K2N w - - 0 1",
        "e4 Kd7 Ng3 Ke8 Nh1 Kd7 Ng3 Ke8 Nh1",
    );
    for (record, ussr, fide) in [(castling, 3, 2), (passing, 3, 2), (stepped, 3, 3)] {
        for edition in CHESS {
            let times = times_stood(&edition.standard, &record, record.plies());
            let expected = if edition.id == "ussr-1956" {
                ussr
            } else {
                fide
            };
            assert_eq!(times, expected, "{}", edition.id);
        }
    }
}

#[test]
fn fide_article_9_2_on_the_board_and_ahead() {
    let dance = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    for (edition, ahead, on_board) in [
        (&FIDE_2001, "Art. 9.2a (FIDE 2001)", "Art. 9.2 (FIDE 2001)"),
        (&FIDE_2005, "Art. 9.2a (FIDE 2005)", "Art. 9.2 (FIDE 2005)"),
        (&FIDE_2009, "Art. 9.2a (FIDE 2009)", "Art. 9.2 (FIDE 2009)"),
        (&FIDE_2023, "Art. 9.2.1 (FIDE 2023)", "Art. 9.2 (FIDE 2023)"),
    ] {
        let form = &edition.standard;
        let mut record = game(START, dance);
        assert_eq!(repetition(form, &record), ["Ng8"]);
        let with_move = claim(&record, Ground::Repetition, Some("Ng8"));
        assert_eq!(judged(form, &record, with_move, false), (None, ahead));
        let without = claim(&record, Ground::Repetition, None);
        let too_early = (Some(ClaimFault::NotReached), on_board);
        assert_eq!(judged(form, &record, without, false), too_early);
        assert!(record.play(read(&record, "Ng8")));
        // Nf3 would bring another position for the third time.
        assert_eq!(repetition(form, &record), ["-", "Nf3"]);
        assert_eq!(judged(form, &record, without, false), (None, on_board));
        // The right is lost by moving and comes with another position again.
        for san in ["e3", "e6", "Ne2", "Ne7", "Ng1", "Ng8", "Ne2", "Ne7", "Ng1"] {
            assert!(record.play(read(&record, san)));
        }
        assert_eq!(repetition(form, &record), ["Ng8"]);
    }
}

#[test]
fn the_right_to_claim_is_lost_by_the_move_or_by_the_touch() {
    let record = game(START, &"Nf3 Nf6 Ng1 Ng8 ".repeat(2));
    let claim = claim(&record, Ground::Repetition, None);
    for (edition, touched) in [
        (&USSR_1956, (None, "§ 17g (USSR 1956)")),
        (&FIDE_2001, (None, "Art. 9.2 (FIDE 2001)")),
        (&FIDE_2005, (None, "Art. 9.2 (FIDE 2005)")),
        (
            &FIDE_2009,
            (Some(ClaimFault::Touched), "Art. 9.4 (FIDE 2009)"),
        ),
        (
            &FIDE_2023,
            (Some(ClaimFault::Touched), "Art. 9.4 (FIDE 2023)"),
        ),
    ] {
        assert_eq!(judged(&edition.standard, &record, claim, true), touched);
        let untouched = judged(&edition.standard, &record, claim, false);
        assert_eq!(untouched.0, None, "{}", edition.id);
    }
}

const QUIET_98: &str = "7k/8/8/8/8/8/R6P/K7 w - - 98 100";

#[test]
fn fide_2023_article_9_3_fifty_moves() {
    let form = &FIDE_2023.standard;
    let quiet = |moves: &str| claims(form, &game(QUIET_98, moves), Ground::QuietMoves);
    assert!(quiet("").is_empty(), "White's move makes 49 and a half");
    // Black's next move makes fifty of each side.
    let mut ahead = quiet("Rb2");
    ahead.sort();
    assert_eq!(ahead, ["Kg7", "Kg8", "Kh7"]);
    let reached = quiet("Rb2 Kg8");
    assert_eq!(reached[0], "-");
    assert!(!reached.contains(&"h3".to_owned()), "{reached:?}");
    assert!(quiet("h3 Kg8").is_empty());
    let record = game(QUIET_98, "Rb2 Kg8");
    let claim = claim(&record, Ground::QuietMoves, None);
    assert_eq!(
        judged(form, &record, claim, false),
        (None, "Art. 9.3 (FIDE 2023)")
    );
    let judgement = judge(form, &record, Side::White, claim, false);
    assert_eq!(judgement.decision.unwrap().verdict, Verdict::QuietMoves(50));
    assert_eq!(judgement.unless_won, None);
}

#[test]
fn fide_2023_article_9_3_a_move_that_mates_needs_no_claim() {
    let record = game("7k/8/6K1/8/8/8/8/R7 w - - 99 200", "");
    let ahead = claims(&FIDE_2023.standard, &record, Ground::QuietMoves);
    assert!(ahead.contains(&"Ra7".to_owned()) && !ahead.contains(&"Ra8#".to_owned()));
}

#[test]
fn ussr_1956_section_17f_the_exception_on_proof() {
    let form = &USSR_1956.standard;
    for (quiet_plies, open) in [(100, true), (199, true), (200, false)] {
        let fen = format!("7k/8/8/8/8/8/R6P/K7 w - - {quiet_plies} 200");
        let record = game(&fen, "");
        let claim = claim(&record, Ground::QuietMoves, None);
        let judgement = judge(form, &record, Side::White, claim, false);
        assert!(judgement.decision.is_ok());
        let unless = judgement.unless_won.map(|more| (more.value, more.article));
        assert_eq!(unless, open.then_some((50, "§ 17f (USSR 1956)")));
    }
}

/// What is left of a claimant's time after a wrong claim, in seconds, row by row.
fn check_corrections(edition: &Edition, opponent_s: u64, rows: &[(u64, u64)]) {
    let rule = wrong_claim(&edition.standard).unwrap();
    assert_eq!(rule.value.opponent_ms, opponent_s * 1000);
    for (before_s, after_s) in rows {
        let left_ms = match rule.value.claimant {
            Some(cut) => cut.leaves_ms(before_s * 1000),
            None => before_s * 1000,
        };
        assert_eq!(left_ms, after_s * 1000, "{}: {before_s}", edition.id);
    }
}

#[test]
fn fide_2001_and_2005_article_9_5b_the_four_clock_corrections() {
    for edition in [&FIDE_2001, &FIDE_2005] {
        // The opponent's three minutes; half, at most three minutes; one minute left; untouched.
        let rows = [
            (600, 420),
            (300, 150),
            (130, 65),
            (100, 60),
            (61, 60),
            (45, 45),
        ];
        check_corrections(edition, 180, &rows);
    }
}

#[test]
fn fide_2009_article_9_5b_and_fide_2023_article_9_5_3_time_for_the_opponent_only() {
    check_corrections(&FIDE_2009, 180, &[(600, 600), (100, 100)]);
    check_corrections(&FIDE_2023, 120, &[(600, 600), (100, 100)]);
    let rapid = wrong_claim(FIDE_2023.rapid.as_ref().unwrap()).unwrap();
    assert_eq!(rapid.value.opponent_ms, 60_000);
    assert_eq!(wrong_claim(&USSR_1956.standard), None);
}

#[test]
fn fide_article_9_5_the_move_of_a_wrong_claim_must_be_made() {
    for (edition, article) in [
        (&FIDE_2001, "Art. 9.5b (FIDE 2001)"),
        (&FIDE_2005, "Art. 9.5b (FIDE 2005)"),
        (&FIDE_2009, "Art. 9.5b (FIDE 2009)"),
        (&FIDE_2023, "Art. 9.5.3 (FIDE 2023)"),
    ] {
        let record = game(START, "e4");
        let claim = claim(&record, Ground::Repetition, Some("e5"));
        let judgement = judge(&edition.standard, &record, Side::Black, claim, false);
        assert_eq!(judgement.decision, Err(ClaimFault::NotReached));
        let must = judgement.must_make.unwrap();
        assert_eq!(
            (Some(must.value), must.article),
            (claim.move_ahead, article)
        );
        assert_eq!(judgement.correction.unwrap().article, article);
        assert!(judgement.offers_draw.is_some());
        // A move that cannot be made binds nobody, but the claim is wrong all the same.
        let illegal = Claim {
            move_ahead: Some("e7e4".parse::<annabella::chess::Move>().unwrap().into()),
            ..claim
        };
        let judgement = judge(&edition.standard, &record, Side::Black, illegal, false);
        assert_eq!(judgement.decision, Err(ClaimFault::IllegalMove));
        assert_eq!(judgement.must_make, None);
        assert!(judgement.correction.is_some());
    }
}

#[test]
fn ussr_1956_section_17d_perpetual_check() {
    let perpetual = |fen: &str, moves: &str| {
        let record = game(fen, moves);
        let ruling = perpetual_check(&USSR_1956.standard, &record);
        assert_eq!(perpetual_check(&FIDE_2023.standard, &record), None);
        // A person is asked about it; by itself it ends no game.
        let ended = automatic_end_of(&USSR_1956.standard, &record, record.plies());
        assert_eq!(ended, None);
        ruling.map(|ruling| (ruling.verdict, ruling.article))
    };
    let drawn = Some((Verdict::PerpetualCheck(Side::White), "§ 17d (USSR 1956)"));
    // The king has two squares, and the queen checks on each.
    let corner = "6k1/5p1p/5Q2/8/8/8/q7/7K w - - 0 1";
    assert_eq!(perpetual(corner, "Qd8+ Kg7 Qg5+ Kf8 Qd8+"), None);
    assert_eq!(perpetual(corner, "Qd8+ Kg7 Qg5+ Kf8 Qd8+ Kg7 Qg5+"), drawn);
    // A quiet move breaks the series.
    assert_eq!(perpetual(corner, "Qd8+ Kg7 Qg5+ Kf8 Qh5 Kg7 Qg5+"), None);
    // Black could have answered f6 and then put the queen between.
    let shelter = "6k1/5p1p/6p1/8/8/8/q7/4Q2K w - - 0 1";
    let series = format!("Qe8+ {}", "Kg7 Qe5+ Kg8 Qe8+ ".repeat(3));
    assert_eq!(perpetual(shelter, &series), None);
    // The king goes to and fro, but could capture the piece that checks.
    let escapes = "4k3/8/8/8/8/8/3r4/R3K3 b - - 0 1";
    assert_eq!(perpetual(escapes, "Re2+ Kd1 Rd2+ Ke1 Re2+"), None);
}

#[test]
fn ussr_1956_section_17a_b_only_its_list_is_dead() {
    for (fen, ussr, fide) in [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", true, true),
        ("8/8/4k3/8/8/3K4/8/7N w - - 0 1", true, true),
        ("8/8/4k3/8/8/3K4/8/7b w - - 0 1", true, true),
        ("8/8/4k1b1/8/8/3K4/8/7B w - - 0 1", true, true),
        // Bishops of both colours, and two knights.
        ("8/8/4k2b/8/8/3K4/8/7B w - - 0 1", false, false),
        ("8/8/4k3/8/8/3K4/8/6NN w - - 0 1", false, false),
        // Two bishops of one colour, and a wall of pawns, are no longer on the list.
        ("8/8/4k3/8/8/3K1B2/8/7B w - - 0 1", false, true),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", false, true),
    ] {
        let record = game(fen, "");
        let dead = |edition: &Edition| {
            automatic_end_of(&edition.standard, &record, 0).is_some_and(|ruling| {
                matches!(
                    ruling.verdict,
                    Verdict::DeadPosition | Verdict::ListedMaterial
                )
            })
        };
        assert_eq!((dead(&USSR_1956), dead(&FIDE_2023)), (ussr, fide), "{fen}");
    }
}

fn fates(report: &ClaimsReport) -> Vec<(usize, Ground, usize, Fate)> {
    let row = |chance: &annabella::arbiter::ClaimChance| {
        (chance.plies, chance.ground, chance.moves.len(), chance.fate)
    };
    report.chances.iter().map(row).collect()
}

#[test]
fn the_report_tells_what_was_missed_and_made() {
    let mut record = game(EXAMPLE, &format!("{EXAMPLE_MOVES} Kg8 Qd4 Qg5"));
    for (outcome, last) in [
        (Some(GameResult::Draw), Fate::Made),
        (Some(GameResult::Win(Side::White)), Fate::Open),
        (None, Fate::Open),
    ] {
        record.set_outcome(outcome);
        for edition in CHESS {
            let report = claims_report(&edition.standard, &record);
            assert_eq!(
                fates(&report),
                [
                    (8, Ground::Repetition, 1, Fate::Missed),
                    (9, Ground::Repetition, 0, Fate::Missed),
                    (11, Ground::Repetition, 1, last),
                ]
            );
            assert_eq!(report.over, None);
        }
    }
}

#[test]
fn the_report_ends_where_the_laws_end_the_game() {
    let record = game(START, &"Nf3 Nf6 Ng1 Ng8 ".repeat(6));
    let report = claims_report(&FIDE_2023.standard, &record);
    assert!(!report.chances.is_empty(), "there were some before");
    assert!(report.chances.iter().all(|chance| chance.plies < 16));
    let (position, ruling) = report.over.unwrap();
    assert_eq!(position.number(), 9);
    assert_eq!(ruling.article, "Art. 9.6.1 (FIDE 2023)");
    let older = claims_report(&FIDE_2009.standard, &record);
    assert_eq!(older.over, None);
    assert_eq!(older.chances.last().unwrap().plies, 24);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Whatever is played: no panic, every article is of the edition, and what is listed as
    /// possible is judged right.
    #[test]
    fn what_can_be_claimed_is_judged_right(
        start in prop::sample::select(crate::common::STARTS.to_vec()),
        choices in prop::collection::vec(0_u16..4, 0..120),
    ) {
        let start = Position::from_fen(start).unwrap();
        let record = crate::common::random_record(start, &choices);
        for edition in CHESS {
            let form = &edition.standard;
            let side = record.position().turn();
            for found in claimable(form, &record, record.plies()) {
                let judgement = judge(form, &record, side, found.claim, false);
                prop_assert!(judgement.decision.is_ok());
                prop_assert_eq!(judgement.reached, found.reached);
                prop_assert_eq!(judgement.correction, None);
                let wrong = judge(form, &record, side.other(), found.claim, false);
                prop_assert_eq!(wrong.decision, Err(ClaimFault::NotOnMove));
            }
            let report = claims_report(form, &record);
            let ending = format!("({})", edition.name);
            for chance in &report.chances {
                prop_assert!(chance.article.ends_with(&ending));
            }
        }
    }
}
