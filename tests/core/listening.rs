//! Spoken moves without sound: alignment, the gate, what is learnt, and which phrases compete.

use std::sync::Arc;

use annabella::game::{Game, Position};
use annabella::listening::{
    self, AnswerGate, Bank, Centre, ChoiceGate, DIMENSIONS, Features, Gate, GateVerdict, Learnt,
    Loudness, Neighbours, Ranked, SPEECH_RATE_HZ, Sense, SpokenPhrase, Template, alike, distance,
    fillers, fit, in_other_names, joined, like_with_like, likely_come_first, likely_first,
    loudness, phrases, prepared, trimmed,
};
use annabella::protocol::{FileNames, MoveEntry, Settings};
use proptest::prelude::*;

/// Frames that point along axes: two of them are alike or have nothing in common.
fn along(axes: &[usize]) -> Features {
    let frame = |&axis: &usize| {
        let mut frame = [0.0; DIMENSIONS];
        frame[axis % DIMENSIONS] = 2.0;
        frame
    };
    Features::new(axes.iter().map(frame))
}

fn any_axes() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0..6_usize, 1..12)
}

proptest! {
    #[test]
    fn a_sequence_is_no_way_from_itself_and_both_ways_are_as_long(a in any_axes(), b in any_axes()) {
        let (a, b) = (along(&a), along(&b));
        prop_assert_eq!(distance(&a, &a), 0.0);
        prop_assert!((distance(&a, &b) - distance(&b, &a)).abs() < 1e-5);
        prop_assert!((0.0..=2.0).contains(&distance(&a, &b)));
    }

    #[test]
    fn saying_a_word_slowly_changes_nothing(a in any_axes(), times in prop::collection::vec(1..4_usize, 12)) {
        let slow: Vec<usize> = a.iter().zip(&times).flat_map(|(&axis, &times)| vec![axis; times]).collect();
        prop_assert_eq!(distance(&along(&slow), &along(&a)), 0.0);
    }

    #[test]
    fn the_way_of_an_alignment_costs_what_the_distance_says(a in any_axes(), b in any_axes()) {
        let (a, b) = (along(&a), along(&b));
        let fit = fit(&a, &b).unwrap();
        prop_assert!((fit.distance - distance(&a, &b)).abs() < 1e-5);
        prop_assert_eq!(fit.starts.len(), b.len());
        prop_assert!(fit.starts.is_sorted());
        prop_assert!(fit.starts.iter().all(|&start| start < a.len()));
    }

    #[test]
    fn the_order_of_the_phrases_changes_no_verdict(
        all in prop::collection::vec((0..4_usize, 1..200_u16), 0..8), turn in 0..8_usize,
    ) {
        let rank = |(phrase, (sense, distance)): (usize, &(usize, u16))| Ranked {
            phrase, sense: Sense(*sense), distance: f32::from(*distance) / 1000.0, unlearnt: None,
        };
        let ranked: Vec<Ranked> = all.iter().enumerate().map(rank).collect();
        let mut turned = ranked.clone();
        turned.rotate_left(turn % ranked.len().max(1));
        let kind = |verdict| match verdict {
            GateVerdict::Clear { best, .. } => ("clear", Some(best.distance), None),
            GateVerdict::Doubtful { best, second } => ("doubtful", Some(best.distance), Some(second.distance)),
            GateVerdict::Unsure { best } => ("unsure", Some(best.distance), None),
            GateVerdict::Refused { best } => ("refused", best.map(|best| best.distance), None),
        };
        let gate = Gate::default();
        prop_assert_eq!(kind(gate.judge(ranked)), kind(gate.judge(turned)));
    }

    #[test]
    fn what_was_learnt_is_read_as_it_was_written(words in prop::collection::btree_map("[a-zа-я ]{1,9}", any_axes(), 0..6)) {
        let mut learnt = Learnt::default();
        for (word, axes) in &words {
            learnt.learn(word, along(axes));
        }
        let read = Learnt::read(&learnt.write()).unwrap();
        prop_assert_eq!(read.write(), learnt.write());
        prop_assert!(words.keys().all(|word| read.count(word) == learnt.count(word)));
    }

    #[test]
    fn any_file_is_read_or_its_first_bad_line_is_named(text in "(\\PC|\t|\n){0,80}") {
        if let Err(fault) = Learnt::read(&text) {
            prop_assert!((1..=text.lines().count()).contains(&fault.line));
        }
    }

    #[test]
    fn no_sound_breaks_the_preparation(sound in prop::collection::vec(prop::num::f32::ANY, 0..2_000)) {
        let words = trimmed(&sound);
        prop_assert!(words.len() <= sound.len());
        prop_assert!(prepared(&words).len() >= 12_400);
        loudness(&sound);
    }
}

fn ranked(all: &[(usize, f32)]) -> Vec<Ranked> {
    let one = |(phrase, &(sense, distance)): (usize, &(usize, f32))| Ranked {
        phrase,
        sense: Sense(sense),
        distance,
        unlearnt: None,
    };
    all.iter().enumerate().map(one).collect()
}

/// Borders of one's own, so that a better measurement changes no test.
const GATE: Gate = Gate {
    nearest: 0.14,
    farthest: 0.145,
    lead: 0.1,
    lead_of_illegal: 0.01,
    lead_of_words: 0.1,
    least_lead_of_words: 0.05,
};

fn verdict(all: &[(usize, f32)]) -> &'static str {
    match GATE.judge(ranked(all)) {
        GateVerdict::Clear { .. } => "clear",
        GateVerdict::Doubtful { .. } => "doubtful",
        GateVerdict::Unsure { .. } => "unsure",
        GateVerdict::Refused { .. } => "refused",
    }
}

#[test]
fn the_gate_wants_what_is_near_and_ahead() {
    assert_eq!(verdict(&[]), "refused");
    assert_eq!(verdict(&[(0, 0.05)]), "clear");
    assert_eq!(verdict(&[(0, 0.05), (1, 0.08)]), "clear");
    assert_eq!(verdict(&[(0, 0.05), (1, 0.054)]), "doubtful");
    assert_eq!(
        verdict(&[(0, 0.05), (0, 0.051), (1, 0.08)]),
        "clear",
        "two ways to say one move are no doubt"
    );
    assert_eq!(
        verdict(&[(0, 0.15), (1, 0.3)]),
        "refused",
        "near to nothing"
    );
    let nothing = Sense::NOTHING.0;
    assert_eq!(verdict(&[(nothing, 0.02)]), "refused");
    assert_eq!(verdict(&[(0, 0.1), (nothing, 0.09)]), "refused");
    assert_eq!(verdict(&[(0, 0.1), (nothing, 0.104)]), "refused");
    assert_eq!(verdict(&[(0, 0.1), (nothing, 0.12)]), "clear");
    // Neither clear nor hopeless: it is asked.
    assert_eq!(verdict(&[(0, 0.142), (1, 0.3)]), "unsure");
    assert_eq!(verdict(&[(0, 0.1), (nothing, 0.107)]), "unsure");
    assert_eq!(verdict(&[(0, 0.142), (1, 0.143)]), "doubtful");
    assert_eq!(
        verdict(&[(nothing, 0.12), (0, 0.1), (1, 0.101)]),
        "doubtful"
    );
    assert_eq!(verdict(&[(0, f32::NAN), (1, f32::INFINITY)]), "refused");
}

/// Words of a voice: each has an axis of its own, and all have another one in common.
fn in_voice(voice: usize, words: &[usize]) -> Features {
    let frame = |&word: &usize| {
        let mut frame = [0.0; DIMENSIONS];
        frame[word] = 1.0;
        frame[voice] = 1.5;
        frame
    };
    Features::new(words.iter().map(frame))
}

#[test]
fn whose_voice_it_is_counts_less_than_what_it_says() {
    const WORDS: [usize; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
    let [synthesiser, player] = [20, 21];
    let mut own = Centre::default();
    own.hear(&in_voice(synthesiser, &WORDS));
    let template = |words: &[usize]| own.taken_from(&in_voice(synthesiser, words));
    let right = template(&[1, 2, 3, 4]);
    let wrong = template(&[5, 6, 7, 8]);
    let mut heard = Centre::default();
    let mut said = |words: &[usize]| {
        let said = in_voice(player, words);
        heard.of_player(&said, &own).taken_from(&said)
    };
    let first = said(&[1, 2, 3, 4]);
    for _ in 0..20 {
        said(&WORDS);
    }
    let later = said(&[1, 2, 3, 4]);
    let raw = in_voice(player, &[1, 2, 3, 4]);
    let part = |said: &Features, right: &Features, wrong: &Features| {
        distance(said, right) / distance(said, wrong)
    };
    let before = part(
        &raw,
        &in_voice(synthesiser, &[1, 2, 3, 4]),
        &in_voice(synthesiser, &[5, 6, 7, 8]),
    );
    let [first, later] = [&first, &later].map(|said| part(said, &right, &wrong));
    assert!(first < before - 0.05, "{first} of {before} at first");
    assert!(later < first - 0.05, "{later} of {first} when it is known");
    // Nobody was heard, and nothing is expected: what is said alone is still itself.
    let alone = in_voice(player, &[1]);
    let centre = Centre::default().of_player(&alone, &Centre::default());
    assert!(
        centre.taken_from(&alone).frames()[0]
            .iter()
            .any(|&x| x > 0.5)
    );
}

#[test]
fn what_was_learnt_is_kept_as_it_was_said_and_compared_without_what_the_voice_has_in_common() {
    let player = 21;
    let mut learnt = Learnt::default();
    for (at, word) in ["eva", "felix", "eins", "zwei"].into_iter().enumerate() {
        learnt.learn(word, in_voice(player, &[at, at]));
    }
    let read = Learnt::read(&learnt.write()).unwrap();
    let centre = read.centre();
    let compared = read.without(&centre);
    let apart = |learnt: &Learnt, said: &Features| {
        let [way] = &learnt.said(&["eva".to_owned()])[..] else {
            panic!("it was said once");
        };
        distance(&way.whole(), said)
    };
    let said = centre.taken_from(&in_voice(player, &[0, 0]));
    assert!(apart(&compared, &said) < 0.01);
    assert!(apart(&read, &said) > 0.1);
}

/// What recordings measured: distances of the nearest phrase, the next one, words that mean nothing, and moves that are
/// not legal.
fn measured([best, second, nothing, illegal]: [f32; 4]) -> GateVerdict {
    let senses = [0, 1, Sense::NOTHING.0, Sense::ILLEGAL.0];
    let all: Vec<(usize, f32)> = senses
        .into_iter()
        .zip([best, second, nothing, illegal])
        .collect();
    Gate::default().judge(ranked(&all))
}

#[test]
fn words_that_are_no_move_are_never_accepted_for_the_short_one_they_sound_like() {
    // Three French recordings: two that are no move, "un rocher" among them, and a move in noise that sounds like another.
    let unsure = [
        [0.293, 0.331, 0.387, 0.298],
        [0.280, 0.333, 0.367, 0.307],
        [0.337, 0.371, 0.492, 0.344],
    ];
    for other in unsure {
        let verdict = measured(other);
        assert!(matches!(verdict, GateVerdict::Unsure { .. }), "{verdict:?}");
    }
    // "Hôtel deux hôtel trois" and "delta deux écho un", with other moves and other words behind them.
    for said in [[0.330, 0.375, 0.501, 0.337], [0.317, 0.376, 0.484, 0.325]] {
        let verdict = measured(said);
        assert!(matches!(verdict, GateVerdict::Clear { .. }), "{verdict:?}");
    }
}

#[test]
fn words_are_cut_where_they_were_said_and_make_other_phrases() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let mut bank = Bank::default();
    let template = Template(
        [[1, 1].as_slice(), &[2], &[3]]
            .map(|axes| vec![Arc::new(along(axes))])
            .into(),
    );
    bank.add(words("gustav eins felix"), Sense(0), vec![template]);
    // Said more slowly than the program does.
    let said = along(&[1, 1, 1, 2, 2, 3, 3, 3]);
    let cut = bank.cut(0, &said);
    let found: Vec<(&str, usize)> = cut
        .iter()
        .map(|(word, frames)| (&word[..], frames.len()))
        .collect();
    assert_eq!(found, [("gustav", 3), ("eins", 2), ("felix", 3)]);
    let mut learnt = Learnt::default();
    for (word, frames) in cut {
        learnt.learn(&word, said.part(frames.start, frames.end));
    }
    assert!(
        learnt.said(&words("felix zwei")).is_empty(),
        "zwei was never said"
    );
    let [felix_eins] = &learnt.said(&words("Felix eins"))[..] else {
        panic!("both words were said once");
    };
    assert_eq!(felix_eins.whole(), along(&[3, 3, 3, 2, 2]));
    // What was learnt now decides.
    bank.add(words("felix eins"), Sense(1), Vec::new());
    let said = along(&[3, 3, 2]);
    assert!(matches!(
        GATE.judge(bank.distances(&said)),
        GateVerdict::Refused { .. }
    ));
    bank.teach(&learnt);
    let GateVerdict::Clear { best, .. } = GATE.judge(bank.distances(&said)) else {
        panic!("it was learnt");
    };
    assert_eq!(best.sense, Sense(1));
}

#[test]
fn what_was_learnt_makes_no_move_that_would_be_in_doubt_without_it() {
    let best = (0, 0.20, Some(0.34));
    for (others, wanted) in [
        // What was not learnt is as near where nothing learnt is compared, or nearer.
        (&[(1, 0.31, None)][..], "doubtful 1"),
        (&[(1, 0.36, None)], "doubtful 1"),
        // Of several the nearest.
        (&[(1, 0.31, None), (2, 0.30, None)], "doubtful 2"),
        (&[(1, 0.30, None), (2, 0.31, None)], "doubtful 1"),
        // It is farther there, too.
        (&[(1, 0.42, None)], "clear"),
        // It was learnt as well, or means the same, or nothing.
        (&[(1, 0.31, Some(0.33))], "clear"),
        (&[(0, 0.31, None)], "clear"),
        (&[(Sense::NOTHING.0, 0.31, None)], "clear"),
        // Another phrase of the same meaning is nearer where nothing learnt is compared.
        (&[(0, 0.25, None), (1, 0.31, None)], "clear"),
        // It is no legal move.
        (&[(Sense::ILLEGAL.0, 0.31, None)], "unsure"),
    ] {
        let all = std::iter::once(&best).chain(others).enumerate();
        let mut ranked: Vec<Ranked> = all
            .map(|(phrase, &(sense, distance, unlearnt))| Ranked {
                phrase,
                sense: Sense(sense),
                distance,
                unlearnt,
            })
            .collect();
        let before = ranked.clone();
        like_with_like(&mut ranked, before[0]);
        let found = match Gate::default().judge(ranked) {
            GateVerdict::Clear { .. } => "clear".to_owned(),
            GateVerdict::Doubtful { best, second } => {
                assert_eq!(best.sense, Sense(0), "{others:?}");
                format!("doubtful {}", second.sense.0)
            }
            GateVerdict::Unsure { .. } => "unsure".to_owned(),
            GateVerdict::Refused { .. } => "refused".to_owned(),
        };
        assert_eq!(found, wanted, "{others:?}");
        // Where nothing was learnt, nothing changes.
        let mut ranked = before.clone();
        like_with_like(&mut ranked, before[1]);
        if before[1].unlearnt.is_none() {
            assert_eq!(ranked, before);
        }
    }
}

#[test]
fn what_was_not_learnt_is_not_refused_for_what_is_not_legal_and_was() {
    let rank = |(phrase, (sense, distance, unlearnt)): (usize, (Sense, f32, Option<f32>))| Ranked {
        phrase,
        sense,
        distance,
        unlearnt,
    };
    let mv = Sense(0);
    for (all, is_clear) in [
        ([(mv, 0.30, None), (Sense::ILLEGAL, 0.20, Some(0.34))], true),
        // It is nearer where nothing learnt is compared, or the move was learnt as well.
        (
            [(mv, 0.30, None), (Sense::ILLEGAL, 0.20, Some(0.25))],
            false,
        ),
        (
            [(mv, 0.25, Some(0.30)), (Sense::ILLEGAL, 0.20, Some(0.34))],
            false,
        ),
    ] {
        let mut ranked: Vec<Ranked> = all.into_iter().enumerate().map(rank).collect();
        let best = ranked[0];
        like_with_like(&mut ranked, best);
        let verdict = Gate::default().judge(ranked);
        let found = matches!(verdict, GateVerdict::Clear { .. });
        assert_eq!(found, is_clear, "{all:?}: {verdict:?}");
    }
}

#[test]
fn a_phrase_that_was_learnt_keeps_how_far_it_would_be_without() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let template = |axes: &[usize]| vec![Template(vec![vec![Arc::new(along(axes))]; 2])];
    let mut bank = Bank::default();
    bank.add(words("g sechs"), Sense(0), template(&[1, 2]));
    bank.add(words("d sechs"), Sense(1), template(&[1, 3]));
    let mut learnt = Learnt::default();
    for word in ["g", "sechs"] {
        learnt.learn(word, along(&[4, 5]));
    }
    let said = along(&[4, 5, 4, 5]);
    let before = bank.distances(&said);
    assert!(before.iter().all(|one| one.unlearnt.is_none()));
    bank.teach(&learnt);
    let after = bank.distances(&said);
    assert_eq!(after[0].unlearnt, Some(before[0].distance));
    assert!(after[0].distance < before[0].distance);
    assert_eq!(after[1], before[1]);
}

#[test]
fn what_sounds_alike_in_the_programs_own_voice_is_told_apart_by_more() {
    // "Dee two dee three" and "bee two bee three" are 0.05 apart in the program's own voice, "gee" and "cee" 0.08 to 0.09,
    // "anna" and "felix" 0.3. The first of each is what recordings of letters measured where the second was said.
    let close = 0.05;
    for (best, others, wanted) in [
        (0.144, &[(1, 0.161, close)][..], Some(1)),
        (0.247, &[(1, 0.277, close)], Some(1)),
        (0.144, &[(1, 0.188, close)], Some(1)),
        (0.155, &[(1, 0.197, 0.077)], Some(1)),
        (0.206, &[(1, 0.234, 0.094)], Some(1)),
        // Far ahead of it, or of one that is unlike.
        (0.144, &[(1, 0.21, close)], None),
        (0.144, &[(1, 0.161, 0.3)], None),
        // Of several the nearest; what is nearer and unlike is none.
        (
            0.144,
            &[(1, 0.16, 0.3), (2, 0.18, close), (3, 0.17, close)],
            Some(3),
        ),
        // The same, nothing, and what is not legal.
        (
            0.144,
            &[(0, 0.15, 0.01), (Sense::NOTHING.0, 0.15, 0.01)],
            None,
        ),
        (0.144, &[(Sense::ILLEGAL.0, 0.15, 0.01)], None),
        (0.144, &[(1, 0.15, f32::INFINITY)], None),
    ] {
        let all: Vec<(usize, f32)> = std::iter::once((0, best))
            .chain(
                others
                    .iter()
                    .map(|(sense, distance, _)| (*sense, *distance)),
            )
            .collect();
        let all = ranked(&all);
        let apart = |one: &Ranked| others[one.phrase - 1].2;
        let found = alike(&all, all[0], apart);
        assert_eq!(found.map(|one| one.sense.0), wanted, "{best} {others:?}");
    }
}

#[test]
fn phrases_are_as_far_apart_as_the_program_says_them_whatever_was_learnt() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let template = |axes: &[usize]| Template(vec![vec![Arc::new(along(axes))]; 1]);
    let mut bank = Bank::default();
    bank.add(
        words("d"),
        Sense(0),
        vec![template(&[1, 2]), template(&[1, 2])],
    );
    bank.add(
        words("b"),
        Sense(1),
        vec![template(&[1, 2]), template(&[3, 2])],
    );
    bank.add(words("f"), Sense(2), Vec::new());
    assert_eq!(bank.apart(0, 0), 0.0);
    let apart = bank.apart(0, 1);
    assert!((apart - 0.125).abs() < 1e-6, "{apart}");
    assert_eq!(bank.apart(0, 2), f32::INFINITY);
    assert_eq!(bank.apart(0, 7), f32::INFINITY);
    let mut learnt = Learnt::default();
    learnt.learn("b", along(&[1, 2]));
    bank.teach(&learnt);
    assert_eq!(bank.apart(0, 1), apart);
}

#[test]
fn where_a_no_costs_nothing_what_sounds_like_both_is_no_and_a_yes_is_clear() {
    let [yes, no, mv] = [0, 1, 2];
    let gate = AnswerGate {
        farthest: 0.5,
        lead_of_yes: 0.1,
        lead_of_yes_of_others: 0.1,
        lead_of_no: 0.0,
        no_behind_others: 0.05,
    };
    for (said, wanted) in [
        (&[(yes, 0.40), (no, 0.40)][..], Some(false)),
        (&[(yes, 0.41), (no, 0.40)], Some(false)),
        (&[(yes, 0.39), (no, 0.40)], None),
        (&[(yes, 0.35), (no, 0.40)], Some(true)),
        // Something else may be meant.
        (&[(yes, 0.35), (no, 0.45), (mv, 0.36)], None),
        (&[(no, 0.40), (mv, 0.39)], Some(false)),
        (&[(no, 0.40), (mv, 0.37)], None),
        (&[(yes, 0.30), (no, 0.45), (Sense::NOTHING.0, 0.31)], None),
        // Far from both.
        (&[(yes, 0.6), (no, 0.55)], None),
        (&[(yes, 0.55), (no, 0.7)], None),
        (&[(mv, 0.2)], None),
        (&[], None),
    ] {
        let found = gate.judge(&ranked(said), Sense(yes), Sense(no));
        assert_eq!(found, wanted, "{said:?}");
    }
}

#[test]
fn a_yes_is_far_ahead_and_so_is_a_no_that_counts() {
    let [yes, no, command] = [0, 1, 2];
    let nothing = Sense::NOTHING.0;
    for (said, free, counts) in [
        // "Yes" and "no".
        (
            &[(yes, 0.10), (no, 0.20), (nothing, 0.20)][..],
            Some(true),
            Some(true),
        ),
        (
            &[(no, 0.10), (yes, 0.20), (nothing, 0.20)],
            Some(false),
            Some(false),
        ),
        // "Ear" and "eye" are no yes.
        (&[(yes, 0.210), (no, 0.332), (nothing, 0.237)], None, None),
        (&[(yes, 0.188), (no, 0.286), (nothing, 0.219)], None, None),
        (&[(yes, 0.225), (no, 0.267), (nothing, 0.295)], None, None),
        // Where it declines something, a no is no yes, and no other word.
        (&[(no, 0.30), (yes, 0.35)], Some(false), None),
        (
            &[(no, 0.30), (yes, 0.40), (nothing, 0.31)],
            Some(false),
            Some(false),
        ),
        (
            &[(no, 0.30), (yes, 0.40), (nothing, 0.29)],
            Some(false),
            None,
        ),
        (
            &[(no, 0.30), (yes, 0.40), (command, 0.29)],
            Some(false),
            None,
        ),
    ] {
        for (gate, wanted) in [
            (AnswerGate::FREE_NO, free),
            (AnswerGate::NO_THAT_COUNTS, counts),
        ] {
            let found = gate.judge(&ranked(said), Sense(yes), Sense(no));
            assert_eq!(found, wanted, "{said:?} {gate:?}");
        }
    }
}

#[test]
fn one_of_the_moves_that_are_asked_about_is_chosen_if_it_is_ahead_of_the_others() {
    let [one, other, elsewhere] = [0, 1, 2];
    let nothing = Sense::NOTHING.0;
    let illegal = Sense::ILLEGAL.0;
    let gate = ChoiceGate {
        farthest: 0.4,
        lead: 0.2,
        lead_of_words: 0.3,
    };
    for (said, wanted) in [
        (&[(one, 0.30), (other, 0.37)][..], Some(one)),
        (&[(other, 0.30), (one, 0.37)], Some(other)),
        (&[(one, 0.30), (one, 0.31)], Some(one)),
        (&[(one, 0.30), (other, 0.35)], None),
        (&[(one, 0.41), (other, 0.60)], None),
        // Nothing else is nearer, and what means nothing is far behind.
        (&[(one, 0.30), (elsewhere, 0.301)], Some(one)),
        (&[(one, 0.30), (elsewhere, 0.299)], None),
        (&[(one, 0.30), (illegal, 0.301)], Some(one)),
        (&[(one, 0.30), (illegal, 0.299)], None),
        (&[(one, 0.30), (nothing, 0.40)], Some(one)),
        (&[(one, 0.30), (nothing, 0.38)], None),
        (&[(nothing, 0.20)], None),
        (&[(one, f32::INFINITY)], None),
        (&[], None),
    ] {
        let found = gate.judge(&ranked(said), &[Sense(one), Sense(other)]);
        let found = found.map(|found| found.sense.0);
        assert_eq!(found, wanted, "{said:?}");
    }
}

#[test]
fn while_a_question_waits_its_answers_come_before_commands() {
    let [answer, command, mv] = [0, 1, 2];
    for (said, wanted) in [
        // As near, or a little nearer, a command is in doubt, and the answer comes first.
        (&[(answer, 0.30), (command, 0.30)][..], "doubtful 0"),
        (&[(answer, 0.30), (command, 0.27)], "doubtful 0"),
        (&[(answer, 0.30), (command, 0.24)], "clear 1"),
        (&[(answer, 0.30), (command, 0.40)], "clear 0"),
        // Moves compete as before, and without a question commands do.
        (&[(answer, 0.30), (mv, 0.25)], "clear 2"),
        (&[(command, 0.30)], "clear 1"),
    ] {
        let mut all = ranked(said);
        let is_answer = |one: &Ranked| one.sense == Sense(answer);
        let is_command = |one: &Ranked| one.sense == Sense(command);
        likely_come_first(&mut all, is_answer, is_command, 0.2);
        let found = match Gate::default().judge(all) {
            GateVerdict::Clear { best, .. } => format!("clear {}", best.sense.0),
            GateVerdict::Doubtful { best, .. } => format!("doubtful {}", best.sense.0),
            other @ (GateVerdict::Unsure { .. } | GateVerdict::Refused { .. }) => {
                format!("{other:?}")
            }
        };
        assert_eq!(found, wanted, "{said:?}");
    }
}

#[test]
fn what_is_unlikely_comes_behind_what_is_likely_and_keeps_its_order() {
    for (said, wanted) in [
        // Nothing unlikely is ahead by a twentieth.
        (&[0.30, 0.295, 0.29][..], [0, 2, 1]),
        (&[0.30, 0.29, 0.30], [0, 1, 2]),
        (&[0.30, 0.40, 0.35], [0, 2, 1]),
        (&[0.0, 0.2, 0.1], [0, 2, 1]),
        // One of them is.
        (&[0.30, 0.295, 0.28], [2, 1, 0]),
        // There is nothing likely.
        (&[f32::INFINITY, 0.2, 0.1], [2, 1, 0]),
    ] {
        let distances: Vec<(usize, f32)> = said.iter().copied().enumerate().collect();
        let mut all = ranked(&distances);
        let is_likely = |one: &Ranked| one.phrase == 0;
        likely_come_first(&mut all, is_likely, |one| !is_likely(one), 0.05);
        for (one, before) in all.iter().zip(said) {
            let is_farther = one.distance >= before - 1e-6;
            assert!(
                is_farther && one.distance <= before.max(said[0] * 1.002),
                "{all:?}"
            );
        }
        all.sort_by(|a, b| a.distance.total_cmp(&b.distance));
        let found: Vec<usize> = all.iter().map(|one| one.phrase).collect();
        assert_eq!(found, wanted, "{said:?}");
    }
}

#[test]
fn what_may_be_the_end_of_a_longer_phrase_is_asked_about() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let template = |axes: &[&[usize]]| {
        let pieces = axes.iter().map(|axes| vec![Arc::new(along(axes))]);
        vec![Template(pieces.collect())]
    };
    let knight: &[usize] = &[1, 2, 3, 4];
    let mut bank = Bank::default();
    let whole = template(&[knight, &[5, 6, 7], &[8, 9, 10]]);
    bank.add(words("springer cesar drei"), Sense(0), whole);
    let pawn = template(&[&[5, 6, 7], &[8, 9, 10]]);
    bank.add(words("cesar drei"), Sense(1), pawn);
    let other = template(&[&[11, 6, 12], &[8, 9, 10]]);
    bank.add(words("eva drei"), Sense(2), other);
    // How near the longer phrase is, to what was said without so much of its beginning.
    for (lost, is_drawn) in [(2, false), (3, true), (4, false)] {
        let said: Vec<usize> = (1..=10).skip(lost).collect();
        let noise = [20, 21];
        let said = along(&[&said[..], &noise].concat());
        let before = bank.distances(&said);
        let best = before
            .iter()
            .min_by(|a, b| a.distance.total_cmp(&b.distance));
        let best = *best.unwrap();
        let mut ranked = before.clone();
        bank.draw_near(&mut ranked, best, bank.words(best.phrase), 0.4);
        assert_eq!(ranked != before, is_drawn, "{lost}: {before:?}");
        if is_drawn {
            assert_eq!(ranked[1..], before[1..], "the others are as they were");
            assert!(
                ranked[0].distance > best.distance,
                "the nearest is the same"
            );
            let verdict = GATE.judge(ranked.iter().map(|one| Ranked {
                distance: one.distance / 10.0,
                ..*one
            }));
            let GateVerdict::Doubtful { best, second } = verdict else {
                panic!("{verdict:?}");
            };
            assert_eq!((best.sense, second.sense), (Sense(1), Sense(0)));
        }
    }
}

#[test]
fn only_the_last_ways_of_a_word_are_kept() {
    let mut learnt = Learnt::default();
    for axis in 0..9 {
        learnt.learn("Eva", along(&[axis]));
    }
    assert_eq!(learnt.count("eva"), 4);
    let said = learnt.said(&["eva".to_owned()]);
    let ways = said.iter().map(Template::whole).collect::<Vec<_>>();
    // The newest way stands first, the oldest ones are gone.
    assert_eq!(ways, [8, 7, 6, 5].map(|axis| along(&[axis])));
    learnt.learn("", along(&[1]));
    learnt.learn("nothing", Features::default());
    assert_eq!((learnt.count(""), learnt.count("nothing")), (0, 0));
}

#[test]
fn silence_noise_and_clipping_are_told_apart() {
    let tone = |level: f32| -> Vec<f32> {
        let rate = SPEECH_RATE_HZ as f32;
        (0..16_000)
            .map(|at| (level * (at as f32 * 2_000.0 / rate).sin()).clamp(-1.0, 1.0))
            .collect()
    };
    assert_eq!(loudness(&[]), Loudness::TooSoft);
    assert_eq!(loudness(&tone(0.001)), Loudness::TooSoft);
    assert_eq!(loudness(&tone(0.2)), Loudness::Good);
    assert_eq!(loudness(&tone(3.0)), Loudness::Clipping);
    let mut spoken = vec![0.0; 8_000];
    spoken.extend(tone(0.2));
    spoken.resize(32_000, 0.0);
    let words = trimmed(&spoken);
    assert!((16_000..17_000).contains(&words.len()), "{}", words.len());
    let both = joined(&[words.clone(), words.clone()], 50);
    assert_eq!(both.len(), 2 * words.len() + 800);
    assert_eq!(both[words.len() + 800..], words);
}

fn words_of(position: &Position, settings: &Settings) -> Vec<(String, String)> {
    let voices = crate::common::voices();
    let moves = position.legal_moves();
    let all = phrases(&voices, position, settings);
    all.into_iter()
        .map(|one| (one.words.join(" "), moves[one.sense.0].to_string()))
        .collect()
}

fn settings(language: &str, announcer: &str) -> Settings {
    Settings {
        language: language.to_owned(),
        announcer: announcer.to_owned(),
        ..Settings::default()
    }
}

#[test]
fn a_move_competes_in_all_the_ways_in_which_it_is_said() {
    let fen = "r3k2r/1P6/8/3p4/4P3/5N2/8/R3K2R w KQkq - 0 1";
    let position = Game::Chess.read_fen(fen).unwrap();
    let said = words_of(&position, &settings("de", "fide-de"));
    let ways = |mv: &str| -> Vec<&str> {
        said.iter()
            .filter(|one| one.1 == mv)
            .map(|one| &one.0[..])
            .collect()
    };
    let takes = ways("e4d5");
    for way in [
        "eva vier david fünf",
        "eva schlägt david fünf",
        "eva schlägt bauern david fünf",
        "bauer eva vier david fünf",
        "eh vier de fünf",
    ] {
        assert!(takes.contains(&way), "{way} is not in {takes:?}");
    }
    assert!(ways("f3d2").contains(&"springer david zwei"));
    assert!(ways("f3d2").contains(&"springer felix drei david zwei"));
    assert!(ways("e1g1").contains(&"kurze rochade"));
    assert!(ways("b7b8n").contains(&"bella acht wird springer"));
    assert!(
        !said.iter().any(|one| one.0 == "bella acht"),
        "a promotion says what"
    );
}

#[test]
fn files_are_understood_by_the_names_that_were_not_chosen() {
    let voices = crate::common::voices();
    for (files, chosen, others) in [
        (
            FileNames::Anna,
            "eva two eva four",
            ["echo two echo four", "ee two ee four"],
        ),
        (
            FileNames::Nato,
            "echo two echo four",
            ["eva two eva four", "ee two ee four"],
        ),
    ] {
        let settings = Settings {
            files,
            ..settings("en", "en")
        };
        let position = Game::Chess.start();
        let mut all = phrases(&voices, &position, &settings);
        all.extend(in_other_names(&voices, &position, &settings, &all));

        let said = |words: &str| {
            let mut found = all.iter().filter(|one| one.words.join(" ") == words);
            found.next().map(|one| (one.sense, one.in_other_names))
        };
        let Some((sense, false)) = said(chosen) else {
            panic!("{chosen} is how it was chosen");
        };
        for other in others {
            assert_eq!(said(other), Some((sense, true)), "{other}");
        }
    }
}

#[test]
fn the_words_in_which_moves_are_announced_come_first() {
    let voices = crate::common::voices();
    let position = Game::Chess.start();
    for (language, announcer, announced, other) in [
        ("de", "de", "eva vier", "eh vier"),
        ("en", "fide-de", "springer felix drei", "knight felix three"),
    ] {
        let settings = settings(language, announcer);
        let all = phrases(&voices, &position, &settings);
        let [likely, others] = likely_first(&voices, &position, &settings);
        let has = |some: &[SpokenPhrase], words: &str| {
            some.iter().any(|one| one.words.join(" ") == words)
        };
        assert!(
            has(&likely, announced) && !has(&others, announced),
            "{announced}"
        );
        assert!(has(&others, other) && !has(&likely, other), "{other}");
        let every_move = (0..position.legal_moves().len()).map(Sense);
        for sense in every_move {
            assert!(likely.iter().any(|one| one.sense == sense), "{language}");
        }
        assert_eq!(all.len(), likely.len() + others.len());
        assert!(are_among(&all, &[likely, others].concat()));
    }
}

#[test]
fn each_phrase_means_its_own_move_in_every_language_and_both_games() {
    let voices = crate::common::voices();
    for game in [Game::Chess, Game::Draughts] {
        for (language, announcer) in [
            ("de", "fide-de"),
            ("en", "fide-en"),
            ("ru", "fide-ru"),
            ("fr", "fr"),
            ("es", "fide-en"),
        ] {
            for files in [FileNames::Anna, FileNames::Letters, FileNames::Nato] {
                let settings = Settings {
                    files,
                    ..settings(language, announcer)
                };
                let position = game.start();
                let moves = position.legal_moves();
                let all = phrases(&voices, &position, &settings);
                for (at, mv) in moves.iter().enumerate() {
                    let own = all.iter().filter(|one| one.sense == Sense(at)).count();
                    assert!(own >= 2, "{language} {files:?}: {mv} has {own} phrases");
                }
                let mut said: Vec<_> = all.iter().map(|one| (&one.language, &one.words)).collect();
                said.sort();
                said.dedup();
                assert_eq!(said.len(), all.len(), "no words stand twice");
                for one in &all {
                    let line = one.line.trim_end_matches('.');
                    let heard = voices.hear_between(line, &position, language, announcer);
                    assert_eq!(heard, MoveEntry::Move(moves[one.sense.0]), "{line}");
                    assert!(one.words.iter().all(|word| !word.contains(['.', ',', ' '])));
                }
            }
        }
    }
}

#[test]
fn other_words_of_the_language_compete_and_are_in_no_phrase() {
    let voices = crate::common::voices();
    for language in ["de", "en", "ru", "fr", "es"] {
        let settings = settings(language, language);
        let phrases = phrases(&voices, &Game::Chess.start(), &settings);
        let fillers = fillers(&voices, &settings, &phrases);
        assert!(
            (45..=90).contains(&fillers.len()),
            "{language}: {}",
            fillers.len()
        );
        for filler in &fillers {
            assert_eq!(filler.sense, Sense::NOTHING);
            let is_said = |word: &String| phrases.iter().any(|one| one.words.contains(word));
            assert!(
                !filler.words.iter().any(is_said),
                "{language}: {:?}",
                filler.words
            );
        }
        // They hang on the position only where it says one of them, so that what they sound like is made once.
        let none = listening::fillers(&voices, &settings, &[]);
        assert!(are_among(&fillers, &none), "{language}");
        assert!(fillers.len() * 10 >= none.len() * 9, "{language}");
    }
}

fn are_among(some: &[SpokenPhrase], all: &[SpokenPhrase]) -> bool {
    some.iter()
        .all(|one| all.iter().any(|other| other.words == one.words))
}

#[test]
fn a_move_that_is_not_legal_is_never_clear() {
    let illegal = Sense::ILLEGAL.0;
    assert_eq!(verdict(&[(0, 0.05), (illegal, 0.08)]), "clear");
    assert_eq!(verdict(&[(0, 0.05), (illegal, 0.0502)]), "unsure");
    assert_eq!(verdict(&[(0, 0.05), (illegal, 0.049)]), "unsure");
    assert_eq!(verdict(&[(0, 0.05), (illegal, 0.04)]), "refused");
    assert_eq!(
        verdict(&[(0, 0.05), (1, 0.052), (illegal, 0.05)]),
        "doubtful"
    );
}

#[test]
fn neighbours_of_a_move_are_said_in_its_words_and_mean_no_legal_move() {
    let voices = crate::common::voices();
    for (game, language) in [
        (Game::Chess, "de"),
        (Game::Chess, "en"),
        (Game::Chess, "ru"),
        (Game::Chess, "fr"),
        (Game::Chess, "es"),
        (Game::Draughts, "ru"),
    ] {
        let settings = settings(language, language);
        let position = game.start();
        let phrases = phrases(&voices, &position, &settings);
        let words = Neighbours::new(&voices, game, &settings);
        let ranked = |phrase| Ranked {
            phrase,
            sense: phrases[phrase].sense,
            distance: 0.1,
            unlearnt: None,
        };
        let ranked: Vec<Ranked> = (0..phrases.len()).map(ranked).collect();
        let neighbours = words.of(&phrases, &ranked);
        assert!(
            neighbours.len() > 20,
            "{game:?} {language}: {}",
            neighbours.len()
        );
        for one in &neighbours {
            assert_eq!(one.sense, Sense::ILLEGAL);
            let line = one.words.join(" ");
            let heard = voices.hear_between(&line, &position, language, language);
            assert!(!matches!(heard, MoveEntry::Move(_)), "{language}: {line}");
        }
        assert!(words.all_pairs().len() >= 64);
    }
}

#[test]
fn a_move_of_a_piece_that_is_not_legal_is_no_move_of_a_pawn() {
    let voices = crate::common::voices();
    for (language, said, illegal, legal) in [
        ("de", "david drei", "dame david drei", "springer felix drei"),
        (
            "en",
            "felix three",
            "bishop felix three",
            "knight felix three",
        ),
    ] {
        let settings = settings(language, language);
        let phrases = phrases(&voices, &Game::Chess.start(), &settings);
        let is_said = |one: &SpokenPhrase| one.words.join(" ") == said;
        let phrase = phrases.iter().position(is_said).unwrap();
        let best = Ranked {
            phrase,
            sense: phrases[phrase].sense,
            distance: 0.1,
            unlearnt: None,
        };
        let neighbours = Neighbours::new(&voices, Game::Chess, &settings);
        let neighbours = neighbours.of(&phrases, &[best]);
        let has = |words: &str| neighbours.iter().any(|one| one.words.join(" ") == words);
        assert!(has(illegal) && !has(legal), "{language}: {neighbours:?}");
    }
}
