//! The last step before the device: no sample leaves the program beyond full scale.

/// Below this magnitude a sample is left exactly as it is.
const KNEE: f32 = 0.9;

/// Bends what is louder than 0.9 of full scale so that it never passes full scale.
///
/// It has no memory, so it adds no delay. One announcement alone stays below the knee; only a fading tail under the
/// next announcement, or a synthesiser's stray peak, gets here.
pub fn soft_limit(sample: f32) -> f32 {
    if sample.is_nan() {
        return 0.0;
    }
    let magnitude = sample.abs();
    if magnitude <= KNEE {
        return sample;
    }
    let room = 1.0 - KNEE;
    (KNEE + room * ((magnitude - KNEE) / room).tanh()).copysign(sample)
}
