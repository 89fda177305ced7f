//! Time controls as people type them, as the tags of a file have them, and as they are preset.

use annabella::board::Side::{self, Black, White};
use annabella::clock::{
    Bonus, ControlFault, ControlPreset, PRESETS, Period, Reason, Tagged, TimeControl,
};

#[test]
fn games_are_as_long_as_the_laws_count() {
    let table = [
        ("90+30", 7200),
        ("10+5", 900),
        ("5d3", 480),
        ("40/90+30,30+30", 9000),
        ("40/150,16/60", 16_200),
    ];
    for (short, seconds) in table {
        let control: TimeControl = short.parse().unwrap();
        assert_eq!(control.seconds_for(White, 60), seconds, "{short}");
    }
    // Where no increment is counted, every period still is.
    let two: TimeControl = "40/14,60".parse().unwrap();
    assert_eq!(two.seconds_for(White, 0), 74 * 60);
    let absurd: TimeControl = "1/71582788+4294967295".parse().unwrap();
    assert!(absurd.seconds_for(White, u32::MAX) > u64::from(u32::MAX));
}

#[test]
fn presets_are_right_and_have_different_keys() {
    for (index, preset) in PRESETS.iter().enumerate() {
        let checked = TimeControl::new(preset.control().periods(White));
        assert_eq!(checked, Ok(preset.control()), "{}", preset.id);
        let twice = PRESETS[..index].iter().any(|other| other.id == preset.id);
        assert!(!twice, "{}", preset.id);
    }
    let shorts = [
        ("ussr-1956-40-16", "40/150,16/60"),
        ("standard-90-30-30", "40/90+30,30+30"),
        ("standard-60", "60"),
        ("blitz-5-3", "5+3"),
    ];
    for (id, short) in shorts {
        assert_eq!(
            ControlPreset::find(id).unwrap().control().to_string(),
            short
        );
    }
    assert_eq!(ControlPreset::find("blitz"), None);
}

fn faults(text: &str) -> Vec<(Side, usize, Reason)> {
    let faults = text.parse::<TimeControl>().unwrap_err();
    let parts = faults
        .into_iter()
        .map(|fault| (fault.side, fault.period, fault.reason));
    parts.collect()
}

#[test]
fn people_type_time_controls() {
    let table = [
        ("60", Period::sudden_death(3600)),
        (" 60 + 0 ", Period::sudden_death(3600)),
        (
            "90+30",
            Period::sudden_death(5400).with(Bonus::Increment(30)),
        ),
        ("5d3", Period::sudden_death(300).with(Bonus::Delay(3))),
        ("5B3", Period::sudden_death(300).with(Bonus::Bronstein(3))),
        ("0:30+1", Period::sudden_death(30).with(Bonus::Increment(1))),
        ("40/150", Period::moves(40, 9000)),
    ];
    for (text, period) in table {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.periods(White), [period], "{text}");
        assert!(control.is_equal());
    }
    let long: TimeControl = "40/90+30, 30+30".parse().unwrap();
    let first = Period::moves(40, 5400).with(Bonus::Increment(30));
    let last = Period::sudden_death(1800).with(Bonus::Increment(30));
    assert_eq!(long.periods(Black), [first, last]);
    let odds: TimeControl = "1:30;5+3".parse().unwrap();
    assert_eq!(odds.periods(White), [Period::sudden_death(90)]);
    assert_eq!(odds.to_string(), "1:30;5+3");
    assert_eq!("5;5".parse::<TimeControl>().unwrap().to_string(), "5");
}

#[test]
fn everything_wrong_is_told() {
    use Reason::{NoMoves, NoTime, SuddenDeathNotLast, TooLarge, Unreadable};
    assert_eq!(faults(""), [(White, 1, Unreadable)]);
    assert_eq!(faults("5+"), [(White, 1, Unreadable)]);
    assert_eq!(faults("1:60"), [(White, 1, Unreadable)]);
    assert_eq!(faults("+5+5"), [(White, 1, Unreadable)]);
    assert_eq!(faults("0"), [(White, 1, NoTime)]);
    assert_eq!(faults("71582789"), [(White, 1, TooLarge)]);
    assert_eq!(
        faults("x,5,99999999999;y"),
        [
            (White, 1, Unreadable),
            (White, 3, TooLarge),
            (Black, 1, Unreadable)
        ]
    );
    assert_eq!(
        faults("0/60,5,5"),
        [(White, 1, NoMoves), (White, 2, SuddenDeathNotLast)]
    );
    assert_eq!(faults("5;0/5"), [(Black, 1, NoMoves)]);
    let none = TimeControl::new(&[]).unwrap_err();
    assert_eq!(none[0].reason, Reason::Empty);
}

fn read_tags(tags: &[(&str, &'static str)]) -> Result<Tagged, Vec<ControlFault>> {
    Tagged::read(|name| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1))
}

fn reasons(tags: &[(&str, &'static str)]) -> Vec<(usize, Reason)> {
    let faults = read_tags(tags).unwrap_err();
    let parts = faults.into_iter().map(|fault| (fault.period, fault.reason));
    parts.collect()
}

#[test]
fn the_forms_of_the_standard() {
    let table = [
        ("40/9000:20/3600", "40/150,20/60"),
        ("300+5", "5+5"),
        ("300", "5"),
        ("40/5400+30:1800+30", "40/90+30,30+30"),
    ];
    for (tag, short) in table {
        let control: TimeControl = short.parse().unwrap();
        assert_eq!(control.tags(), [("TimeControl", tag.to_owned())]);
        assert_eq!(
            read_tags(&[("TimeControl", tag)]),
            Ok(Tagged::Control(control))
        );
    }
    assert_eq!(read_tags(&[("TimeControl", "?")]), Ok(Tagged::Unknown));
    assert_eq!(read_tags(&[]), Ok(Tagged::Unknown));
    assert_eq!(read_tags(&[("TimeControl", "-")]), Ok(Tagged::Untimed));
    let sandclock = reasons(&[("TimeControl", "*180")]);
    assert_eq!(sandclock, [(1, Reason::Sandclock)]);
}

#[test]
fn a_delay_has_a_tag_of_its_own() {
    let table: [(&str, &[(&str, &'static str)]); 5] = [
        (
            "5d3",
            &[("TimeControl", "300"), ("TimeControlDelay", "simple 3")],
        ),
        (
            "40/90b5,30b5",
            &[
                ("TimeControl", "40/5400:1800"),
                ("TimeControlDelay", "bronstein 5"),
            ],
        ),
        (
            "40/90+30,30b5",
            &[
                ("TimeControl", "40/5400+30:1800"),
                ("TimeControlDelay", "-:bronstein 5"),
            ],
        ),
        (
            "5;3",
            &[("WhiteTimeControl", "300"), ("BlackTimeControl", "180")],
        ),
        (
            "5d3;3+2",
            &[
                ("WhiteTimeControl", "300"),
                ("WhiteTimeControlDelay", "simple 3"),
                ("BlackTimeControl", "180+2"),
            ],
        ),
    ];
    for (short, tags) in table {
        let control: TimeControl = short.parse().unwrap();
        let written = control.tags();
        let written: Vec<_> = written.iter().map(|tag| (tag.0, tag.1.as_str())).collect();
        assert_eq!(written, tags, "{short}");
        assert_eq!(read_tags(tags), Ok(Tagged::Control(control)), "{short}");
    }
}

#[test]
fn everything_wrong_in_tags_is_told() {
    let wrong = reasons(&[
        ("TimeControl", "forty/9000:*60:300+"),
        ("TimeControlDelay", "fischer 5"),
    ]);
    assert_eq!(
        wrong,
        [
            (1, Reason::Unreadable),
            (2, Reason::Sandclock),
            (3, Reason::Unreadable),
            (1, Reason::UnreadableDelay)
        ]
    );
    let wrong = [
        ("300+5", "simple 5", (1, Reason::IncrementAndDelay)),
        ("300", "simple 5:simple 5", (0, Reason::DelaysDiffer)),
        ("300", "simple 5000000000", (1, Reason::TooLarge)),
        ("300", "simple", (1, Reason::UnreadableDelay)),
        ("300:300", "simple 5", (1, Reason::SuddenDeathNotLast)),
    ];
    for (time, delay, fault) in wrong {
        let tags = [("TimeControl", time), ("TimeControlDelay", delay)];
        assert_eq!(reasons(&tags), [fault], "{time} {delay}");
    }
    let one = read_tags(&[("WhiteTimeControl", "300")]).unwrap_err();
    assert_eq!((one[0].side, one[0].reason), (Black, Reason::OneSide));
}
