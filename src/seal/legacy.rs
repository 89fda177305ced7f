//! SHA-256 (FIPS 180-4) and HMAC (RFC 2104) with it.

/// The length of a digest in bytes.
pub const DIGEST_BYTES: usize = 32;

/// The length of a block in bytes.
const BLOCK_BYTES: usize = 64;

/// A digest.
pub type Digest = [u8; DIGEST_BYTES];

/// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
const START: [u32; 8] = [
    0x6a09_e667,
    0xbb67_ae85,
    0x3c6e_f372,
    0xa54f_f53a,
    0x510e_527f,
    0x9b05_688c,
    0x1f83_d9ab,
    0x5be0_cd19,
];

/// The code of a message in parts under a key.
pub fn hmac(key: &[u8], message: &[&[u8]]) -> Digest {
    let mut block = [0; BLOCK_BYTES];
    match block.get_mut(..key.len()) {
        Some(start) => start.copy_from_slice(key),
        None => block[..DIGEST_BYTES].copy_from_slice(&digest(&[key])),
    }
    let inner = block.map(|byte| byte ^ 0x36);
    let outer = block.map(|byte| byte ^ 0x5c);
    let parts: Vec<&[u8]> = std::iter::once(&inner[..])
        .chain(message.iter().copied())
        .collect();
    digest(&[&outer, &digest(&parts)])
}

/// The digest of a message in parts.
pub fn digest(message: &[&[u8]]) -> Digest {
    let mut bytes = message.concat();
    let length_bits = (bytes.len() as u64).wrapping_mul(8);
    bytes.push(0x80);
    while bytes.len() % BLOCK_BYTES != BLOCK_BYTES - 8 {
        bytes.push(0);
    }
    bytes.extend(length_bits.to_be_bytes());
    let mut state = START;
    let (blocks, _) = bytes.as_chunks::<BLOCK_BYTES>();
    for block in blocks {
        compress(&mut state, block);
    }
    let mut out = [0; DIGEST_BYTES];
    for (bytes, word) in out.chunks_mut(4).zip(state) {
        bytes.copy_from_slice(&word.to_be_bytes());
    }
    out
}

/// Works one block into the state.
fn compress(state: &mut [u32; 8], block: &[u8; BLOCK_BYTES]) {
    let mut words = [0u32; 64];
    let (fours, _) = block.as_chunks::<4>();
    for (word, four) in words.iter_mut().zip(fours) {
        *word = u32::from_be_bytes(*four);
    }
    for at in 16..64 {
        let (low, high) = (words[at - 15], words[at - 2]);
        let small = low.rotate_right(7) ^ low.rotate_right(18) ^ (low >> 3);
        let large = high.rotate_right(17) ^ high.rotate_right(19) ^ (high >> 10);
        let sum = words[at - 16].wrapping_add(words[at - 7]);
        words[at] = sum.wrapping_add(small).wrapping_add(large);
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *state;
    for (word, constant) in words.into_iter().zip(CONSTANTS) {
        let large = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let choice = (e & f) ^ (!e & g);
        let first = h
            .wrapping_add(large)
            .wrapping_add(choice)
            .wrapping_add(constant)
            .wrapping_add(word);
        let small = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let majority = (a & b) ^ (a & c) ^ (b & c);
        (h, g, f, e) = (g, f, e, d.wrapping_add(first));
        (d, c, b, a) = (c, b, a, first.wrapping_add(small.wrapping_add(majority)));
    }
    for (word, more) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
        *word = word.wrapping_add(more);
    }
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const CONSTANTS: [u32; 64] = [
    0x428a_2f98,
    0x7137_4491,
    0xb5c0_fbcf,
    0xe9b5_dba5,
    0x3956_c25b,
    0x59f1_11f1,
    0x923f_82a4,
    0xab1c_5ed5,
    0xd807_aa98,
    0x1283_5b01,
    0x2431_85be,
    0x550c_7dc3,
    0x72be_5d74,
    0x80de_b1fe,
    0x9bdc_06a7,
    0xc19b_f174,
    0xe49b_69c1,
    0xefbe_4786,
    0x0fc1_9dc6,
    0x240c_a1cc,
    0x2de9_2c6f,
    0x4a74_84aa,
    0x5cb0_a9dc,
    0x76f9_88da,
    0x983e_5152,
    0xa831_c66d,
    0xb003_27c8,
    0xbf59_7fc7,
    0xc6e0_0bf3,
    0xd5a7_9147,
    0x06ca_6351,
    0x1429_2967,
    0x27b7_0a85,
    0x2e1b_2138,
    0x4d2c_6dfc,
    0x5338_0d13,
    0x650a_7354,
    0x766a_0abb,
    0x81c2_c92e,
    0x9272_2c85,
    0xa2bf_e8a1,
    0xa81a_664b,
    0xc24b_8b70,
    0xc76c_51a3,
    0xd192_e819,
    0xd699_0624,
    0xf40e_3585,
    0x106a_a070,
    0x19a4_c116,
    0x1e37_6c08,
    0x2748_774c,
    0x34b0_bcb5,
    0x391c_0cb3,
    0x4ed8_aa4a,
    0x5b9c_ca4f,
    0x682e_6ff3,
    0x748f_82ee,
    0x78a5_636f,
    0x84c8_7814,
    0x8cc7_0208,
    0x90be_fffa,
    0xa450_6ceb,
    0xbef9_a3f7,
    0xc671_78f2,
];

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(digest: Digest) -> String {
        super::super::hex(&digest)
    }

    /// The examples of FIPS 180-4.
    #[test]
    fn the_digests_of_the_standard() {
        let cases = [
            (
                "",
                "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            ),
            (
                "abc",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            ),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(hex(digest(&[text.as_bytes()])), expected);
        }
        let long = "a".repeat(1_000_000);
        let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";
        assert_eq!(hex(digest(&[long.as_bytes()])), expected);
    }

    /// The examples of RFC 4231.
    #[test]
    fn the_codes_of_the_standard() {
        let cases: [(&[u8], &[u8], &str); 3] = [
            (
                &[0x0b; 20],
                b"Hi There",
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
            ),
            (
                b"Jefe",
                b"what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            ),
            (
                &[0xaa; 131],
                b"Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
            ),
        ];
        for (key, message, expected) in cases {
            assert_eq!(hex(hmac(key, &[message])), expected);
        }
    }
}
