//! The earcons as they sound: how long, how loud, where, and that no two have the same rhythm.

use std::collections::BTreeSet;

use annabella::adapters::audio::render_tones;
use annabella::board::{Kind, Piece, Side, Square};
use annabella::earcon::{Earcon, JOIN_MS, Placed, SoundStage, sweep};
use annabella::narrate::phrases;

/// Two rhythms that differ for so long in sound against silence are told apart.
const DISTINCT_MS: usize = 25;

/// Frames in a millisecond.
const MS: usize = 48;

/// Sound or silence in each millisecond, as the notes have it.
fn rhythm(sounds: &[Placed]) -> Vec<bool> {
    let mut beats = Vec::new();
    for (index, placed) in sounds.iter().enumerate() {
        if index > 0 {
            beats.extend(vec![false; JOIN_MS.into()]);
        }
        for note in placed.notes() {
            beats.extend(vec![true; note.length_ms.into()]);
            beats.extend(vec![false; note.gap_ms.into()]);
        }
    }
    beats
}

/// In how many milliseconds one of two rhythms sounds and the other does not.
fn distance_ms(a: &[bool], b: &[bool]) -> usize {
    let at = |beats: &[bool], ms: usize| beats.get(ms).copied().unwrap_or(false);
    (0..a.len().max(b.len()))
        .filter(|&ms| at(a, ms) != at(b, ms))
        .count()
}

/// What walking can make heard of one square, by name.
fn squares() -> Vec<(String, Vec<Placed>)> {
    let mut all = Vec::new();
    for first in [Earcon::Empty, Earcon::Own, Earcon::Opponent] {
        for more in [
            &[][..],
            &[Earcon::Dark],
            &[Earcon::Target],
            &[Earcon::Dark, Earcon::Target],
        ] {
            let earcons: Vec<Earcon> = std::iter::once(first).chain(more.iter().copied()).collect();
            let names: Vec<&str> = earcons.iter().map(|earcon| earcon.name()).collect();
            let sounds = earcons.iter().map(|earcon| earcon.anywhere()).collect();
            all.push((names.join("+"), sounds));
        }
    }
    all
}

fn assert_distinct(all: &[(String, Vec<bool>)]) {
    for (index, (a, first)) in all.iter().enumerate() {
        for (b, second) in &all[index + 1..] {
            let distance = distance_ms(first, second);
            assert!(distance >= DISTINCT_MS, "{a} and {b}: {distance} ms");
        }
    }
}

#[test]
fn names_are_unique_and_lead_back() {
    let names: BTreeSet<_> = Earcon::ALL.iter().map(|earcon| earcon.name()).collect();
    assert_eq!(names.len(), Earcon::ALL.len());
    for &earcon in Earcon::ALL {
        assert_eq!(Earcon::from_name(earcon.name()), Some(earcon));
        let is_plain = |c: char| c.is_ascii_lowercase() || c == '-';
        assert!(earcon.name().chars().all(is_plain), "{}", earcon.name());
    }
    assert_eq!(Earcon::from_name("no such sound"), None);
}

#[test]
fn every_earcon_and_every_square_is_shorter_than_200_ms() {
    for &earcon in Earcon::ALL {
        let length = earcon.length_ms();
        assert!(length < 200, "{}: {length} ms", earcon.name());
        assert_eq!(
            earcon.notes().last().unwrap().gap_ms,
            0,
            "{}",
            earcon.name()
        );
    }
    for (name, sounds) in squares() {
        let samples = render_tones(&sounds, &SoundStage::default());
        assert!(samples.len() < 2 * 200 * MS, "{name}");
    }
}

#[test]
fn all_rhythms_are_pairwise_distinct() {
    let mut all: Vec<(String, Vec<bool>)> = squares()
        .into_iter()
        .map(|(name, sounds)| (name, rhythm(&sounds)))
        .collect();
    for &earcon in Earcon::ALL {
        if ![Earcon::Empty, Earcon::Own, Earcon::Opponent].contains(&earcon) {
            all.push((earcon.name().to_owned(), rhythm(&[earcon.anywhere()])));
        }
    }
    assert_distinct(&all);
}

#[test]
fn in_a_sweep_every_piece_of_either_side_has_its_rhythm() {
    let a1 = Square::new(0, 0).unwrap();
    let pieces = Side::BOTH
        .into_iter()
        .flat_map(|side| Kind::CHESS.map(|kind| Some(Piece { side, kind })));
    let all: Vec<(String, Vec<bool>)> = pieces
        .chain([None])
        .map(|piece| {
            let plan = sweep::plan(&[(a1, piece)], 100);
            (format!("{piece:?}"), rhythm(&plan))
        })
        .collect();
    assert_distinct(&all);
    for (name, beats) in &all {
        assert!(beats.len() <= sweep::SLOT_MS.into(), "{name}");
    }
}

/// The onsets that can be measured in samples: where sound begins after at least 6 ms of quiet.
fn onsets_ms(samples: &[f32]) -> Vec<usize> {
    let loud: Vec<bool> = samples
        .chunks(2 * MS)
        .map(|ms| ms.iter().any(|sample| sample.abs() > 0.012))
        .collect();
    let is_onset = |&at: &usize| loud[at] && loud[at.saturating_sub(6)..at].iter().all(|l| !l);
    (0..loud.len()).filter(is_onset).collect()
}

#[test]
fn what_is_rendered_has_the_rhythm_of_the_score() {
    for &earcon in Earcon::ALL {
        let mut at = 0;
        let mut wanted = Vec::new();
        for note in earcon.notes() {
            wanted.push(at);
            at += usize::from(note.length_ms + note.gap_ms);
        }
        for square in ["a1", "d4", "h8"] {
            let sound = earcon.at(square.parse().unwrap());
            let samples = render_tones(&[sound], &SoundStage::default());
            let found = onsets_ms(&samples);
            assert_eq!(found.len(), wanted.len(), "{}: {found:?}", earcon.name());
            for (found, wanted) in found.iter().zip(&wanted) {
                let late = found.abs_diff(*wanted);
                assert!(late <= 4, "{}: {found} for {wanted} ms", earcon.name());
            }
            let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
            assert!((0.05..0.6).contains(&peak), "{}: {peak}", earcon.name());
        }
    }
}

#[test]
fn a_sweep_goes_from_left_to_right_and_stays_in_time() {
    let rank: Vec<_> = (0..8)
        .map(|file| (Square::new(file, 3).unwrap(), None))
        .collect();
    let samples = render_tones(&sweep::plan(&rank, 100), &SoundStage::default());
    let slot = 2 * usize::from(sweep::SLOT_MS) * MS;
    let shares: Vec<f32> = samples
        .chunks(slot)
        .map(|slot| {
            let energy =
                |ear: usize| -> f32 { slot.iter().skip(ear).step_by(2).map(|s| s * s).sum() };
            energy(1) / (energy(0) + energy(1))
        })
        .collect();
    assert_eq!(shares.len(), 8);
    assert!(
        shares.windows(2).all(|pair| pair[0] < pair[1]),
        "{shares:?}"
    );
    let faster = render_tones(&sweep::plan(&rank, 200), &SoundStage::default());
    assert!(faster.len() < samples.len() * 6 / 10);
}

#[test]
fn every_language_names_every_earcon_differently() {
    let voices = crate::common::voices();
    for language in voices.languages() {
        let names: BTreeSet<String> = Earcon::ALL
            .iter()
            .map(|earcon| {
                let cues = annabella::narrate::earcon(*earcon);
                let settings = annabella::protocol::settings::Settings {
                    language: language.id().to_owned(),
                    ..Default::default()
                };
                let said = cues.iter().find_map(|cue| match cue {
                    annabella::narrate::cue::Cue::Say(said) => Some(said),
                    annabella::narrate::cue::Cue::Sound(_) => None,
                });
                voices.render(said.unwrap(), &settings).written
            })
            .collect();
        assert_eq!(names.len(), Earcon::ALL.len(), "{}", language.id());
    }
    assert!(phrases::all().any(|spec| spec.id == "earcon"));
}

#[test]
fn each_square_is_heard_in_its_place_with_what_stands_there() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let rook = Piece {
        side: Side::Black,
        kind: Kind::Rook,
    };
    let plan = sweep::plan(&[(square("a4"), None), (square("b4"), Some(rook))], 100);
    let heard: Vec<_> = plan
        .iter()
        .map(|placed| (placed.earcon, placed.square, placed.knocks))
        .collect();
    assert_eq!(
        heard,
        [
            (Earcon::Empty, Some(square("a4")), false),
            (Earcon::Rook, Some(square("b4")), true)
        ]
    );
}

#[test]
fn a_faster_sweep_gives_each_square_less_time() {
    let squares: Vec<_> = Square::all().map(|square| (square, None)).collect();
    let slots = |percent| sweep::plan(&squares, percent)[0].slot_ms;
    assert_eq!([50, 100, 200].map(slots), [400, 200, 100]);
    assert_eq!(slots(0), slots(50));
    assert_eq!(slots(9_999), slots(300));
}
