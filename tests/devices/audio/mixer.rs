//! The mixer: announcements in, stereo samples out.

use annabella::adapters::audio::mixer::FADE_FRAMES;
use annabella::adapters::audio::{Ear, Mixer, MixerEvent, MixerPlace, Pcm, Volumes};

const LOUD: Volumes = Volumes {
    speech: 1.0,
    earcons: 1.0,
};

fn speech(samples: &[i16]) -> Pcm {
    samples.into()
}

fn render(mixer: &mut Mixer, frames: usize) -> Vec<f32> {
    let mut out = vec![9.0; 2 * frames];
    mixer.render(&mut out);
    out
}

#[test]
fn speech_follows_the_sound_without_a_gap() {
    let mut mixer = Mixer::new(LOUD);
    mixer.play(7, vec![0.25, 0.5, 0.125, 0.25], MixerPlace::default());
    mixer.speak(7, speech(&[16_384, -8_192]));
    mixer.complete(7);
    assert_eq!(
        render(&mut mixer, 5),
        [0.25, 0.5, 0.125, 0.25, 0.5, 0.5, -0.25, -0.25, 0.0, 0.0]
    );
    assert_eq!(
        mixer.take_events(),
        [MixerEvent::SoundsEnded(7), MixerEvent::Finished(7)]
    );
    assert!(mixer.is_idle());
}

#[test]
fn late_speech_starts_as_soon_as_it_is_there() {
    let mut mixer = Mixer::new(LOUD);
    mixer.play(1, vec![0.25, 0.25], MixerPlace::default());
    assert_eq!(render(&mut mixer, 3), [0.25, 0.25, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(mixer.take_events(), [MixerEvent::SoundsEnded(1)]);
    mixer.speak(1, speech(&[16_384]));
    assert_eq!(render(&mut mixer, 2), [0.5, 0.5, 0.0, 0.0]);
    assert_eq!(mixer.take_events(), [], "more speech may come");
    mixer.complete(1);
    render(&mut mixer, 1);
    assert_eq!(mixer.take_events(), [MixerEvent::Finished(1)]);
}

#[test]
fn announcements_wait_for_each_other() {
    let mut mixer = Mixer::new(LOUD);
    for ticket in [1, 2] {
        mixer.play(ticket, Vec::new(), MixerPlace::default());
        mixer.complete(ticket);
    }
    mixer.play(3, vec![0.5, 0.5], MixerPlace::default());
    assert_eq!(render(&mut mixer, 1), [0.5, 0.5]);
    assert_eq!(
        mixer.take_events(),
        [
            MixerEvent::SoundsEnded(1),
            MixerEvent::Finished(1),
            MixerEvent::SoundsEnded(2),
            MixerEvent::Finished(2)
        ]
    );
}

#[test]
fn a_cut_fades_within_one_buffer_without_a_click() {
    let mut mixer = Mixer::new(LOUD);
    mixer.play(1, Vec::new(), MixerPlace::default());
    mixer.speak(1, speech(&[16_384; 4_800]));
    mixer.complete(1);
    let before = render(&mut mixer, 100);
    mixer.stop();
    let after = render(&mut mixer, 1_024);
    let left: Vec<f32> = before.iter().chain(&after).step_by(2).copied().collect();
    let steepest = left
        .windows(2)
        .fold(0.0_f32, |most, pair| most.max((pair[1] - pair[0]).abs()));
    assert!(steepest <= 0.5 / FADE_FRAMES as f32 + 1e-6, "{steepest}");
    assert!(after[2 * FADE_FRAMES..].iter().all(|&sample| sample == 0.0));
    assert_eq!(mixer.take_events(), [MixerEvent::SoundsEnded(1)]);
    assert!(mixer.is_idle());
}

#[test]
fn what_comes_after_a_cut_starts_at_once() {
    let mut mixer = Mixer::new(LOUD);
    mixer.play(1, Vec::new(), MixerPlace::default());
    mixer.speak(1, speech(&[8_192; 4_800]));
    mixer.play(2, vec![0.5, 0.5], MixerPlace::default());
    render(&mut mixer, 10);
    mixer.stop();
    mixer.play(3, vec![0.25, 0.25], MixerPlace::default());
    assert_eq!(
        render(&mut mixer, 1),
        [0.5, 0.5],
        "a quarter fading under a quarter"
    );
    mixer.complete(3);
    render(&mut mixer, FADE_FRAMES);
    assert!(mixer.take_events().contains(&MixerEvent::Finished(3)));
}

#[test]
fn speech_of_what_was_cut_is_dropped() {
    let mut mixer = Mixer::new(LOUD);
    mixer.play(1, vec![0.5; 200], MixerPlace::default());
    mixer.stop();
    mixer.speak(1, speech(&[16_384; 100]));
    mixer.complete(1);
    assert!(render(&mut mixer, 300).iter().all(|&sample| sample == 0.0));
    assert_eq!(mixer.take_events(), []);
}

#[test]
fn volumes_apply_to_their_own_kind() {
    let mut mixer = Mixer::new(Volumes::new(0.5, 0.25));
    mixer.play(1, vec![0.5, 0.5], MixerPlace::default());
    mixer.speak(1, speech(&[16_384]));
    assert_eq!(render(&mut mixer, 2), [0.125, 0.125, 0.25, 0.25]);
    assert_eq!(Volumes::new(f32::NAN, 7.0), LOUD);
    assert_eq!(Volumes::new(-1.0, -0.0).speech, 0.0);
}

#[test]
fn nothing_clips_even_when_everything_is_loud_at_once() {
    let mut mixer = Mixer::new(LOUD);
    for ticket in 0..20 {
        mixer.play(ticket, vec![1.0; 2_000], MixerPlace::default());
        mixer.speak(ticket, speech(&[i16::MIN; 1_000]));
        let out = render(&mut mixer, 30);
        assert!(out.iter().all(|sample| sample.abs() <= 1.0));
        mixer.stop();
    }
    let out = render(&mut mixer, 1_000);
    assert!(out.iter().all(|sample| sample.abs() <= 1.0));
}

#[test]
fn one_ear_hears_sounds_and_speech_alone_and_no_softer() {
    for (ear, heard, silent) in [(Ear::Left, 0, 1), (Ear::Right, 1, 0)] {
        let mut mixer = Mixer::new(LOUD);
        let place = MixerPlace { ear, tells: true };
        mixer.play(1, vec![0.5, 0.25], place);
        mixer.speak(1, speech(&[16_384]));
        mixer.complete(1);
        let out = render(&mut mixer, 3);
        let of = |ear: usize| out.iter().skip(ear).step_by(2).copied();
        assert!(of(silent).all(|sample| sample == 0.0));
        let found: Vec<f32> = of(heard).collect();
        for (found, wanted) in found
            .iter()
            .zip([0.530_33, std::f32::consts::FRAC_1_SQRT_2, 0.0])
        {
            assert!((found - wanted).abs() < 1e-3, "{found} {wanted}");
        }
        assert!(mixer.take_events().contains(&MixerEvent::Finished(1)));
    }
}

#[test]
fn what_nobody_can_hear_any_more_has_ended() {
    let mut mixer = Mixer::new(LOUD);
    let untold = MixerPlace {
        tells: false,
        ..MixerPlace::default()
    };
    mixer.play(1, vec![0.5; 200], MixerPlace::default());
    mixer.play(2, vec![0.5; 200], untold);
    mixer.abandon();
    assert_eq!(mixer.take_events(), [MixerEvent::Finished(1)]);
    assert!(mixer.is_idle());
}
