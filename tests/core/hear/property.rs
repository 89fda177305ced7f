//! Every legal move that is announced is heard as that move, and nothing else is ever heard.

use annabella::game::Position;
use annabella::narrate::announce::announce;
use annabella::narrate::cue::Part;
use annabella::protocol::{Choice as _, FileNames, MoveEntry, MoveForm};
use annabella::voice::{Script, Voice};
use proptest::prelude::*;

use super::{position, voices};
use crate::common::varied;

/// Positions with everything that makes moves hard to tell apart: promotions with and without
/// captures, en passant from both sides, castling both ways, many queens, many knights, mate by a pawn.
const HARD: [&str; 12] = [
    "1n1q1r2/P1P1P1P1/7k/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/7K/p1p1p1p1/1N1Q1R2 b - - 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",
    "4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1",
    "4k3/8/8/B1PpP3/8/8/8/4K3 w - d6 0 2",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "6k1/8/8/Q3Q3/8/8/K7/Q3Q3 w - - 0 1",
    "7k/8/1N3N2/4p3/3P4/1N3N2/8/K7 w - - 0 1",
    "k6B/8/8/2p1p3/1P1P4/8/1B5B/K7 w - - 0 1",
    "4k3/8/8/4N3/2p5/N7/8/4K3 w - - 0 1",
    "Q7/5R1r/NkB5/7p/P7/1N1p4/R5p1/4K3 w - - 0 71",
];

/// Positions of random games, always the same ones, with the hard ones before them.
fn positions(count: usize) -> Vec<Position> {
    varied::positions(HARD.map(position).to_vec(), count)
}

/// The sets of names of files in which a voice speaks.
fn file_sets(voice: &Voice) -> &'static [FileNames] {
    match voice.part() {
        Part::Interface => FileNames::ALL,
        Part::Announcement | Part::Hall => &[FileNames::Anna],
    }
}

/// Announces every move of the positions in one voice and listens to it; how many there were.
///
/// Each position has the next set of names of files, or all of them.
fn listen(voice: &Voice, positions: &[Position], all_sets: bool) -> usize {
    let mut count = 0;
    for (at, position) in positions.iter().enumerate() {
        let mut sets = file_sets(voice);
        if !all_sets {
            let next = at % sets.len();
            sets = &sets[next..=next];
        }
        for mv in position.legal_moves() {
            for &form in MoveForm::ALL {
                let sentence = announce(position, mv, form);
                for &files in sets {
                    for script in [Script::Written, Script::Spoken] {
                        let text = voices().sentence(voice, &sentence, files, script);
                        let heard = voices().hear(&text, position, voice.id());
                        // Where a letter is called as a sigh sounds, it is asked which move is meant.
                        let is_asked =
                            matches!(&heard, MoveEntry::Several(all) if all.contains(&mv));
                        if script == Script::Spoken && is_asked {
                            continue;
                        }
                        assert_eq!(
                            heard,
                            MoveEntry::Move(mv),
                            "{}, {form:?}, {files:?}, {script:?}: {text:?} for {mv} in {}",
                            voice.id(),
                            position.fen()
                        );
                        count += 1;
                    }
                }
            }
        }
    }
    count
}

fn listen_to_all(positions: &[Position], all_sets: bool) -> usize {
    std::thread::scope(|scope| {
        let threads: Vec<_> = voices()
            .all()
            .map(|voice| scope.spawn(move || listen(voice, positions, all_sets)))
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("every announcement is heard"))
            .sum()
    })
}

#[test]
fn every_announcement_is_heard_as_its_move() {
    listen_to_all(&positions(200), false);
}

#[test]
#[ignore = "it hears a million announcements; ./x long runs it"]
fn every_announcement_of_many_positions_is_heard_as_its_move() {
    let count = listen_to_all(&positions(5_000), true);
    println!("{count} announcements");
    assert!(count > 1_000_000, "only {count} announcements");
}

/// Listens in every way; a panic or a move that is not legal fails.
fn nothing_illegal(text: &str, position: &Position) {
    let legal = position.legal_moves();
    for language in ["en", "de", "ru", "es", "fide-ru"] {
        let heard = match voices().hear(text, position, language) {
            MoveEntry::Move(mv) => vec![mv],
            MoveEntry::Several(moves) => {
                assert!(moves.len() > 1, "{text:?}: one move is no choice");
                moves
            }
            _ => vec![],
        };
        assert!(
            heard.iter().all(|mv| legal.contains(mv)),
            "{text:?}: {heard:?}"
        );
        if let Some(chosen) = voices().choose(text, position, &legal, language) {
            let moves = chosen.moves().iter();
            assert!(
                { moves }.all(|mv| legal.contains(mv)),
                "{text:?}: {chosen:?}"
            );
        }
        voices().command(text, language);
    }
    voices().promotion(text);
}

/// A position and an announcement of one of its moves.
fn announcement() -> impl Strategy<Value = (Position, String)> {
    let position = prop::sample::select(positions(200));
    (position, any::<[prop::sample::Index; 3]>(), any::<bool>()).prop_map(
        |(position, [at, form, voice], spoken)| {
            let legal = position.legal_moves();
            let form = MoveForm::ALL[form.index(MoveForm::ALL.len())];
            let sentence = announce(&position, legal[at.index(legal.len())], form);
            let all: Vec<&Voice> = voices().all().collect();
            let script = if spoken {
                Script::Spoken
            } else {
                Script::Written
            };
            let voice = all[voice.index(all.len())];
            let text = voices().sentence(voice, &sentence, FileNames::Letters, script);
            (position, text)
        },
    )
}

/// Lines in which nearly every letter has two meanings, and which mean nothing in the end.
#[test]
fn many_meanings_take_no_time() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for line in [
        "B b D d B b D d B b D d B b D d B b D d B b D d B b D d i",
        "cn dddd De Be5c D2B De Be5c D2B De Be+c24BBe4",
        "сс сс сс сс сс сс сс сс сс сс сс сс сс сс сс сс",
        &"BCDF ".repeat(70),
    ] {
        nothing_illegal(line, &position(fen));
    }
}

fn some_position() -> impl Strategy<Value = Position> {
    prop::sample::select(positions(60))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_survived(text in any::<String>(), position in some_position()) {
        nothing_illegal(&text, &position);
    }

    #[test]
    fn anything_like_notation_is_survived(
        text in "[a-hA-H1-8KQRBNDTLSCFxXхКФЛСкрас:+#=×0OoО.!? -]{0,12}",
        position in some_position(),
    ) {
        nothing_illegal(&text, &position);
    }

    #[test]
    fn anything_like_words_is_survived(
        words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..9),
        position in some_position(),
    ) {
        nothing_illegal(&words.join(" "), &position);
    }

    #[test]
    fn a_cut_announcement_gives_no_illegal_move(
        (position, text) in announcement(),
        begin in any::<prop::sample::Index>(),
        end in any::<prop::sample::Index>(),
    ) {
        let chars: Vec<char> = text.chars().collect();
        let (begin, end) = (begin.index(chars.len()), end.index(chars.len()));
        let cut: String = chars[begin.min(end)..begin.max(end)].iter().collect();
        nothing_illegal(&cut, &position);
    }

    #[test]
    fn a_shuffled_announcement_gives_no_illegal_move(
        ((position, _), words) in announcement().prop_flat_map(|(position, text)| {
            let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            (Just((position, text)), Just(words).prop_shuffle())
        }),
    ) {
        nothing_illegal(&words.join(" "), &position);
    }
}

/// How many cases each property has; the environment can ask for more.
fn cases() -> u32 {
    let asked = std::env::var("PROPTEST_CASES").ok();
    asked.and_then(|cases| cases.parse().ok()).unwrap_or(200)
}

/// Words of every language and kind.
const WORDS: [&str; 44] = [
    "knight",
    "takes",
    "e5",
    "e",
    "4",
    "to",
    "from",
    "a",
    "queen",
    "becomes",
    "check",
    "mate",
    "castle",
    "short",
    "Springer",
    "schlägt",
    "Felix",
    "drei",
    "nach",
    "wird",
    "Dame",
    "de",
    "Bauer",
    "конь",
    "бьёт",
    "на",
    "с",
    "дэ",
    "пять",
    "ферзь",
    "шах",
    "рокировка",
    "превращение",
    "К",
    "Кр",
    "x",
    "caballo",
    "por",
    "fou",
    "prend",
    "en passant",
    "e.p.",
    "white",
    "first",
];
