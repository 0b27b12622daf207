//! The hashes of object keys and of texts. The generator includes this very file, so that the tables it lays out and those who
//! probe them can never disagree.

/// Hashes a key word by word, as the scanner comes upon its bytes. Not keyed: every use confirms a match by comparing bytes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KeyHash(u64);

impl KeyHash {
    #[inline]
    pub(crate) fn new() -> KeyHash {
        KeyHash(0x51_7C_C1_B7_27_22_0A_95)
    }

    /// Takes in eight bytes, little-endian.
    #[inline]
    pub(crate) fn word(self, word: u64) -> KeyHash {
        KeyHash((self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23))
    }

    /// Takes in the last bytes, as [`short_key`] puts them.
    #[inline]
    pub(crate) fn finish(self, last: u64) -> u32 {
        (self.word(last).0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as u32
    }

    /// The hash of a key that is at hand as a whole.
    pub(crate) fn of(key: &[u8]) -> u32 {
        let mut chunks = key.chunks_exact(8);
        let hash = (&mut chunks).fold(KeyHash::new(), |hash, chunk| hash.word(little_endian(chunk)));
        let rest = chunks.remainder();
        hash.finish(short_key(little_endian(rest), rest.len()))
    }
}

/// Fewer than eight bytes and their number in one word.
#[inline]
pub(crate) fn short_key(word: u64, bytes: usize) -> u64 {
    word | (bytes as u64) << 56
}

/// A key of fewer than sixteen bytes in two words: the first eight bytes, where there are as many, and the rest as a short key.
#[allow(dead_code, reason = "the scanner comes upon the words one by one")]
pub(crate) fn key_words(key: &[u8]) -> Option<[u64; 2]> {
    let (first, rest) = key.split_at_checked(8).unwrap_or((&[], key));
    (rest.len() < 8).then(|| [little_endian(first), short_key(little_endian(rest), rest.len())])
}

/// Up to eight bytes as a word.
#[inline]
pub(crate) fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// The hash of a text that is at hand as a whole: of its length and of its two ends, which for up to sixteen bytes is all of it.
#[inline]
pub(crate) fn text_hash(text: &[u8]) -> u32 {
    let (first, last) = ends(text);
    KeyHash::new().word(first).finish(last ^ text.len() as u64)
}

/// The first eight bytes and the last eight; of a shorter text all of it, twice.
#[inline]
pub(crate) fn ends(text: &[u8]) -> (u64, u64) {
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        return (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
    }
    let word = match (text.first_chunk(), text.last_chunk()) {
        (Some(first), Some(last)) => u64::from(u32::from_le_bytes(*first)) << 32 | u64::from(u32::from_le_bytes(*last)),
        _ => little_endian(text),
    };
    (word, word)
}
