//! The one mixer: announcements in, stereo samples out. Pure; the device, the file and the tests all call `render`.

use std::collections::VecDeque;

use super::{Pcm, frames, soft_limit};

/// How long the end of something cut takes: no click, and shorter than any device buffer.
pub const FADE_FRAMES: usize = frames(5);

/// How loud the two kinds of sound are, each 0 (silent) to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// The voice.
    pub speech: f32,
    pub earcons: f32,
}

impl Volumes {
    /// Volumes within their range; what is no number counts as 1.
    #[must_use]
    pub fn new(speech: f32, earcons: f32) -> Self {
        let within = |volume: f32| {
            if volume.is_nan() {
                1.0
            } else {
                volume.clamp(0.0, 1.0)
            }
        };
        Self {
            speech: within(speech),
            earcons: within(earcons),
        }
    }
}

/// The ear in which an announcement is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ear {
    /// Both ears, each sound where it belongs.
    #[default]
    Both,
    /// The left ear alone.
    Left,
    /// The right ear alone.
    Right,
}

impl Ear {
    /// A frame as this ear hears it. What one ear hears alone is as loud as both together were.
    fn hears(self, [left, right]: [f32; 2]) -> [f32; 2] {
        let both = || (left + right) * std::f32::consts::FRAC_1_SQRT_2;
        match self {
            Self::Both => [left, right],
            Self::Left => [both(), 0.0],
            Self::Right => [0.0, both()],
        }
    }
}

/// How a mixer plays an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MixerPlace {
    /// Which ear hears it.
    pub ear: Ear,
    /// Whether this mixer tells what becomes of it; of several mixers that play it, one does.
    pub tells: bool,
}

impl Default for MixerPlace {
    fn default() -> Self {
        Self {
            ear: Ear::Both,
            tells: true,
        }
    }
}

/// What the mixer tells about an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MixerEvent {
    /// Its earcons are over; the voice may begin.
    SoundsEnded(u64),
    /// It has been heard to its end.
    Finished(u64),
}

/// One announcement: earcons, then speech, which may still be growing.
struct Track {
    ticket: u64,
    place: MixerPlace,
    /// Interleaved stereo.
    sounds: Vec<f32>,
    /// How much of `sounds` has been heard.
    sounds_heard: usize,
    sounds_ended: bool,
    speech: VecDeque<Pcm>,
    /// How much of the first piece of `speech` has been heard.
    speech_heard: usize,
    speech_complete: bool,
    /// Whether the last frame rendered came from this track.
    sounding: bool,
}

impl Track {
    /// The next frame, or `None` when there is nothing (yet, or any more).
    fn next(&mut self, volumes: Volumes) -> Option<[f32; 2]> {
        let frame = self.next_for_both(volumes)?;
        Some(self.place.ear.hears(frame))
    }

    fn next_for_both(&mut self, volumes: Volumes) -> Option<[f32; 2]> {
        let heard = self.sounds_heard;
        if let Some(&[left, right]) = self.sounds.get(heard..heard + 2) {
            self.sounds_heard += 2;
            return Some([left * volumes.earcons, right * volumes.earcons]);
        }
        while let Some(piece) = self.speech.front() {
            if let Some(&sample) = piece.get(self.speech_heard) {
                self.speech_heard += 1;
                let sample = f32::from(sample) / 32_768.0 * volumes.speech;
                return Some([sample, sample]);
            }
            self.speech.pop_front();
            self.speech_heard = 0;
        }
        None
    }

    fn sounds_are_over(&self) -> bool {
        self.sounds_heard >= self.sounds.len()
    }
}

/// Something that was cut and fades away under whatever comes next.
struct Fading {
    track: Track,
    frames_left: usize,
}

/// Plays announcements one after another: earcons first, then speech as soon as it is there.
pub struct Mixer {
    tracks: VecDeque<Track>,
    fading: Vec<Fading>,
    volumes: Volumes,
    events: Vec<MixerEvent>,
}

impl Mixer {
    /// A mixer with nothing to play.
    pub const fn new(volumes: Volumes) -> Self {
        Self {
            tracks: VecDeque::new(),
            fading: Vec::new(),
            volumes,
            events: Vec::new(),
        }
    }

    /// Changes the volumes, also of what sounds now.
    pub const fn set_volumes(&mut self, volumes: Volumes) {
        self.volumes = volumes;
    }

    /// Puts an announcement behind those that wait. It begins with `sounds` (interleaved stereo) and lasts until its
    /// speech has been completed with [`Mixer::complete`] and heard.
    pub fn play(&mut self, ticket: u64, sounds: Vec<f32>, place: MixerPlace) {
        self.tracks.push_back(Track {
            ticket,
            place,
            sounds,
            sounds_heard: 0,
            sounds_ended: false,
            speech: VecDeque::new(),
            speech_heard: 0,
            speech_complete: false,
            sounding: false,
        });
    }

    /// Adds a piece of speech to an announcement; speech of an announcement that was cut is dropped.
    pub fn speak(&mut self, ticket: u64, piece: Pcm) {
        if let Some(track) = self.find(ticket) {
            track.speech.push_back(piece);
        }
    }

    /// Says that no more speech will come for an announcement.
    pub fn complete(&mut self, ticket: u64) {
        if let Some(track) = self.find(ticket) {
            track.speech_complete = true;
        }
    }

    /// Cuts what sounds now within 5 ms and forgets what waits. What was cut is never reported as finished.
    pub fn stop(&mut self) {
        if let Some(track) = self.tracks.pop_front()
            && track.sounding
        {
            self.fading.push(Fading {
                track,
                frames_left: FADE_FRAMES,
            });
        }
        self.tracks.clear();
    }

    /// Forgets everything at once, because nobody can hear it any more; what this mixer would have reported is reported.
    pub fn abandon(&mut self) {
        self.fading.clear();
        let tells = self.tracks.drain(..).filter(|track| track.place.tells);
        let ended = tells.map(|track| MixerEvent::Finished(track.ticket));
        self.events.extend(ended);
    }

    /// Whether the earcons of an announcement are over; `None` when it has been cut or has ended, or when another
    /// mixer tells of it.
    pub fn sounds_are_over(&self, ticket: u64) -> Option<bool> {
        self.tracks
            .iter()
            .find(|track| track.ticket == ticket && track.place.tells)
            .map(|track| track.sounds_ended)
    }

    /// Whether nothing sounds, fades or waits.
    pub fn is_idle(&self) -> bool {
        self.tracks.is_empty() && self.fading.is_empty()
    }

    /// Fills `out` with the next frames, interleaved stereo at 48 kHz; silence where there is nothing to play.
    pub fn render(&mut self, out: &mut [f32]) {
        for frame in out.chunks_mut(2) {
            let mut mixed = self.next_of_tracks();
            for fading in &mut self.fading {
                let gain = fading.frames_left as f32 / FADE_FRAMES as f32;
                if let Some(tail) = fading.track.next(self.volumes) {
                    mixed[0] += tail[0] * gain;
                    mixed[1] += tail[1] * gain;
                }
                fading.frames_left = fading.frames_left.saturating_sub(1);
            }
            self.fading.retain(|fading| fading.frames_left > 0);
            for (sample, mixed) in frame.iter_mut().zip(mixed) {
                *sample = soft_limit(mixed);
            }
        }
    }

    /// Adds the next frames to those of another mixer.
    pub fn add(&mut self, out: &mut [f32]) {
        for frame in out.chunks_mut(2) {
            let mut own = [0.0; 2];
            self.render(&mut own);
            for (sample, own) in frame.iter_mut().zip(own) {
                *sample = soft_limit(*sample + own);
            }
        }
    }

    /// What has happened since this was last asked.
    pub fn take_events(&mut self) -> Vec<MixerEvent> {
        std::mem::take(&mut self.events)
    }

    fn next_of_tracks(&mut self) -> [f32; 2] {
        while let Some(track) = self.tracks.front_mut() {
            if track.sounds_are_over() && !track.sounds_ended {
                track.sounds_ended = true;
                if track.place.tells {
                    self.events.push(MixerEvent::SoundsEnded(track.ticket));
                }
            }
            let frame = track.next(self.volumes);
            track.sounding = frame.is_some();
            if let Some(frame) = frame {
                return frame;
            }
            if !track.speech_complete {
                return [0.0; 2];
            }
            if track.place.tells {
                self.events.push(MixerEvent::Finished(track.ticket));
            }
            self.tracks.pop_front();
        }
        [0.0; 2]
    }

    fn find(&mut self, ticket: u64) -> Option<&mut Track> {
        self.tracks.iter_mut().find(|track| track.ticket == ticket)
    }
}
