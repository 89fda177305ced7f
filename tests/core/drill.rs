//! Drills without words: what is asked, what is right, and when it comes again.

use std::collections::BTreeSet;

use annabella::board::{Kind, Side, Square};
use annabella::drill::{
    Answer, Course, DAYS, DrillVerdict, Exercise, Progress, Subject, Way, date, route,
};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

fn judged(exercise: &str, answer: &Answer) -> DrillVerdict {
    exercise.parse::<Exercise>().unwrap().judge(answer, &[])
}

/// The right answer.
fn right(exercise: Exercise) -> Answer {
    match exercise {
        Exercise::WordOfFile(file) => Answer::File(file, Way::Word),
        Exercise::FileOfWord(file) => Answer::File(file, Way::Sign),
        Exercise::WordOfRank(rank) => Answer::Rank(rank, Way::Word),
        Exercise::RankOfWord(rank) => Answer::Rank(rank, Way::Sign),
        Exercise::Dark(_) | Exercise::OnDiagonal(..) => Answer::Truth(exercise.is_true()),
        _ => Answer::Squares(exercise.squares()),
    }
}

#[test]
fn pieces_reach_what_they_reach_on_the_empty_board() {
    let reach = |kind, from: &str| route::reach(kind, square(from));
    assert_eq!(reach(Kind::Bishop, "c1"), squares("b2 d2 a3 e3 f4 g5 h6"));
    assert_eq!(reach(Kind::Knight, "a1"), squares("c2 b3"));
    assert_eq!(reach(Kind::King, "h8"), squares("g7 h7 g8"));
    assert_eq!(reach(Kind::Rook, "e4").len(), 14);
    assert_eq!(reach(Kind::Queen, "d4").len(), 27);
    // On 64 squares: 336 moves of knights, 560 of bishops, 420 of kings.
    let all = |kind| {
        Square::all()
            .map(|from| route::reach(kind, from).len())
            .sum::<usize>()
    };
    assert_eq!(
        [Kind::Knight, Kind::Bishop, Kind::King].map(all),
        [336, 560, 420]
    );
}

#[test]
fn the_longest_way_of_a_knight_is_six_moves() {
    let longest = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
    let longest = longest
        .map(|(from, to)| route::knight_moves(from, to))
        .max();
    assert_eq!(longest, Some(6));
    assert_eq!(route::knight_moves(square("a1"), square("b2")), 4);
    assert_eq!(
        route::knight_route(square("b1"), square("d2")),
        squares("d2")
    );
}

#[test]
fn a_route_may_be_another_one_of_the_shortest() {
    let right = |names: &str| judged("route b1 f5", &Answer::Squares(squares(names)));
    for from in ["c3 d5", "d2 e4", "a3 c4"] {
        let verdict = right(from);
        assert!(
            matches!(verdict, DrillVerdict::Wrong { .. }),
            "{from}: {verdict:?}"
        );
    }
    let moves = route::knight_moves(square("b1"), square("f5"));
    assert_eq!(
        usize::from(moves),
        route::knight_route(square("b1"), square("f5")).len()
    );
    assert_eq!(
        judged("route b1 d5", &Answer::Squares(squares("c3 d5"))),
        DrillVerdict::Right
    );
    assert_eq!(
        judged("route b1 d5", &Answer::Squares(squares("b1 c3 d5"))),
        DrillVerdict::Right
    );
    assert_eq!(
        judged("route a1 c5", &Answer::Squares(squares("b3 c5"))),
        DrillVerdict::Right
    );
    assert_eq!(
        judged("route b1 e4", &Answer::Squares(squares("d2 e4"))),
        DrillVerdict::Right
    );
    assert_eq!(
        judged("route b1 e4", &Answer::Squares(squares("c3 e4"))),
        DrillVerdict::Right
    );
}

#[test]
fn the_answer_goes_on_where_the_player_has_begun() {
    let exercise: Exercise = "route b1 e4".parse().expect("an exercise");
    for (named, answer) in [
        ("", exercise.squares()),
        ("c3", squares("c3 e4")),
        ("d2", squares("d2 e4")),
        ("d2 f3", squares("d2 e4")),
        ("a3", exercise.squares()),
    ] {
        assert_eq!(exercise.solution(&squares(named)), answer, "{named}");
    }
}

#[test]
fn what_is_missing_and_what_is_too_much_is_told() {
    let answer = Answer::Squares(squares("b2 d2 a3 e3 f4 g5 h7"));
    let wrong = DrillVerdict::Wrong {
        missing: squares("h6"),
        extra: squares("h7"),
        goes_on: false,
    };
    assert_eq!(judged("reach bishop c1", &answer), wrong);
    let all = Answer::Squares(squares("h6 g5 f4 e3 d2 b2 a3"));
    assert_eq!(
        judged("reach bishop c1", &all),
        DrillVerdict::Right,
        "in any order"
    );
    let diagonal = Answer::Squares(squares("c1 d2 e3 f4 g5 h6"));
    assert_eq!(judged("diagonal c1 h6", &diagonal), DrillVerdict::Right);
    assert_eq!(judged("dark a1", &Answer::Truth(true)), DrillVerdict::Right);
    assert_eq!(
        judged("on-diagonal c1 g5", &Answer::Truth(true)),
        DrillVerdict::Right
    );
}

#[test]
fn squares_can_be_named_one_by_one() {
    let exercise: Exercise = "reach knight a1".parse().unwrap();
    let named =
        |name: &str, given: &str| exercise.judge(&Answer::Cursor(square(name)), &squares(given));
    assert_eq!(named("c2", ""), DrillVerdict::More(1));
    assert_eq!(named("b3", "c2"), DrillVerdict::Right);
    assert_eq!(named("c2", "c2"), DrillVerdict::Already(square("c2")));
    assert!(matches!(
        named("c3", "c2"),
        DrillVerdict::Wrong { goes_on: true, .. }
    ));
}

#[test]
fn black_sees_the_board_from_the_other_side() {
    let answer = |exercise: &str| exercise.parse::<Exercise>().unwrap().squares();
    assert_eq!(answer("seat white 1 1"), squares("a1"));
    assert_eq!(answer("seat black 1 1"), squares("h8"));
    assert_eq!(answer("seat black 3 2"), squares("f7"));
    assert_eq!(answer("beside black e4 left"), squares("f4"));
    assert_eq!(answer("beside black e4 up"), squares("e3"));
    assert_eq!(answer("beside white e4 up-left"), squares("d5"));
}

#[test]
fn a_word_is_no_letter_and_a_letter_no_word() {
    let file = |exercise: &str, file, way| judged(exercise, &Answer::File(file, way));
    assert_eq!(file("word-of e", 4, Way::Word), DrillVerdict::Right);
    assert_eq!(
        file("word-of e", 4, Way::Sign),
        DrillVerdict::OtherWay(Way::Word)
    );
    assert_eq!(
        file("word-of e", 4, Way::OtherWord),
        DrillVerdict::OtherWay(Way::Word)
    );
    assert!(matches!(
        file("word-of e", 3, Way::Word),
        DrillVerdict::Wrong { .. }
    ));
    assert_eq!(file("file-of e", 4, Way::Sign), DrillVerdict::Right);
    assert_eq!(
        file("file-of e", 4, Way::Word),
        DrillVerdict::OtherWay(Way::Sign)
    );
    let rank = |exercise: &str, rank, way| judged(exercise, &Answer::Rank(rank, way));
    assert_eq!(rank("word-of 4", 3, Way::Word), DrillVerdict::Right);
    assert_eq!(rank("rank-of 4", 3, Way::OtherWord), DrillVerdict::Right);
}

#[test]
fn every_exercise_has_an_answer_and_its_text_is_itself() {
    for &subject in Subject::ALL {
        let mut progress = Progress::default();
        let mut course = Course::begin(subject, 7, 0, &progress);
        let mut seen = BTreeSet::new();
        for _ in 0..300 {
            let exercise = course.exercise();
            assert_eq!(exercise.subject(), subject);
            assert_eq!(exercise.to_string().parse(), Ok(exercise));
            seen.insert(exercise.to_string());
            let outcome = course.answer(&right(exercise), &mut progress);
            assert_eq!(outcome.verdict, DrillVerdict::Right, "{exercise}");
        }
        assert!(seen.len() >= 16, "{subject:?}: {}", seen.len());
    }
    for text in [
        "",
        "dark",
        "dark i9",
        "reach pawn e4",
        "route e4 e4",
        "diagonal a1 a2",
        "word-of é",
    ] {
        assert!(text.parse::<Exercise>().is_err(), "{text}");
    }
}

#[test]
fn the_same_seed_asks_the_same() {
    let asked = |seed| {
        let mut progress = Progress::default();
        let mut course = Course::begin(Subject::Vision, seed, 0, &progress);
        let mut next = || course.skip(&mut progress).0.to_string();
        (0..20).map(|_| next()).collect::<Vec<_>>()
    };
    assert_eq!(asked(1), asked(1));
    assert_ne!(asked(1), asked(2));
}

#[test]
fn what_was_wrong_comes_again_soon() {
    let mut progress = Progress::default();
    let mut course = Course::begin(Subject::Vision, 3, 0, &progress);
    let wrong = course.skip(&mut progress).0;
    let next: Vec<Exercise> = (0..4).map(|_| course.skip(&mut progress).0).collect();
    assert!(next.contains(&wrong), "{next:?}");
    assert_ne!(next[0], wrong, "but not at once");
}

#[test]
fn a_card_climbs_from_box_to_box_and_falls_back_to_the_first() {
    let exercise: Exercise = "dark e4".parse().unwrap();
    let mut progress = Progress::default();
    let mut day = 100;
    for level in 2..=6u8 {
        progress.note(exercise, true, day);
        let card = progress.card(exercise).unwrap();
        assert_eq!(
            (card.level, card.due),
            (level, day + DAYS[usize::from(level) - 1])
        );
        assert!(progress.due(Subject::Colours, card.due - 1).is_empty());
        assert_eq!(progress.due(Subject::Colours, card.due), [exercise]);
        day = card.due;
    }
    progress.note(exercise, false, day);
    let card = progress.card(exercise).unwrap();
    assert_eq!(
        (card.level, card.due, card.right, card.wrong),
        (1, day, 5, 1)
    );
    // Right before its day, it does not climb.
    progress.note(exercise, true, day);
    progress.note(exercise, true, day);
    assert_eq!(progress.card(exercise).unwrap().level, 2);
}

#[test]
fn the_progress_is_plain_data() {
    let mut progress = Progress::default();
    progress.note("reach bishop c1".parse().unwrap(), true, 20_000);
    progress.note("seat black 3 2".parse().unwrap(), false, 20_000);
    let text = toml::to_string(&progress).unwrap();
    assert_eq!(toml::from_str::<Progress>(&text).unwrap(), progress);
    let table = progress.csv();
    assert!(
        table.starts_with("subject,exercise,box,due,right,wrong\n"),
        "{table}"
    );
    assert!(
        table.contains("vision,reach bishop c1,2,2024-10-05,1,0\n"),
        "{table}"
    );
    assert_eq!(date(0), "1970-01-01");
    assert_eq!(date(11_016), "2000-02-29");
    // What a hand has written in is passed over, and asked never.
    let strange: Progress = toml::from_str("[cards.vision.\"reach pawn e4\"]\ndue = 1\n").unwrap();
    assert!(strange.due(Subject::Vision, 9).is_empty());
    assert_eq!(strange.summary(Subject::Vision.key(), 9).unwrap().asked, 1);
}

#[test]
fn the_board_is_the_drills_own() {
    let exercise: Exercise = "reach bishop c1".parse().unwrap();
    assert_eq!(exercise.piece_at(square("c1")), Some(Kind::Bishop));
    assert_eq!(exercise.piece_at(square("e1")), None);
    assert!(matches!(exercise, Exercise::Reach(Kind::Bishop, _)));
    assert_eq!(
        "seat white 2 2".parse(),
        Ok(Exercise::Seat(Side::White, 1, 1))
    );
}
