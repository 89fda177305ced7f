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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_loud_is_untouched() {
        for sample in [0.0_f32, 0.3, -0.9, 0.9] {
            assert_eq!(soft_limit(sample).to_bits(), sample.to_bits());
        }
    }

    #[test]
    fn nothing_passes_full_scale_and_louder_stays_louder() {
        let mut before = -2.0;
        for step in -400..=400 {
            let limited = soft_limit(step as f32 / 100.0);
            assert!(limited.abs() <= 1.0);
            assert!(limited >= before);
            before = limited;
        }
        assert!(soft_limit(f32::INFINITY) <= 1.0);
        assert_eq!(soft_limit(f32::NAN), 0.0);
    }
}
