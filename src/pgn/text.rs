//! The texts of a PGN file: names and values of tags, and the encodings of old files.

/// Whether a tag can have this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
    !name.is_empty() && name.chars().all(fits)
}

/// The value of a tag. The reader's own decoding takes an escaped backslash before an escaped
/// quotation mark for one escape.
pub(super) fn unescaped(raw: &[u8]) -> Vec<u8> {
    let mut value = Vec::with_capacity(raw.len());
    let mut bytes = raw.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        let escaped = bytes.next_if(|&next| byte == b'\\' && matches!(next, b'\\' | b'"'));
        value.push(escaped.unwrap_or(byte));
    }
    value
}

/// Text in UTF-8. Older files have one byte for a letter: where letters beyond ASCII stand side by
/// side, they are Cyrillic (Windows-1251); where they stand alone, they are Latin-1.
pub(super) fn decode(bytes: &[u8]) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    let cyrillic = bytes
        .windows(2)
        .any(|pair| pair[0] >= 0xC0 && pair[1] >= 0xC0);
    let letter = |&byte: &u8| match byte {
        0xA8 if cyrillic => 'Ё',
        0xB8 if cyrillic => 'ё',
        0xC0.. if cyrillic => char::from_u32(0x0410 + u32::from(byte - 0xC0)).unwrap_or('?'),
        _ => char::from(byte),
    };
    bytes.iter().map(letter).collect()
}
