//! The hashes of object keys and of texts. The generator includes this very file, so that the tables it lays out and those who
//! probe them can never disagree. They are not keyed: every use confirms a match by comparing bytes.

const SEEDS: [u64; 2] = [0x51_7C_C1_B7_27_22_0A_95, 0xA5_B3_5F_0B_3D_6B_9C_E1];
const FACTORS: [u64; 2] = [0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93];

/// The hash of a key, or of the first sixteen bytes of one, in two words. Its highest bits depend on every byte.
#[inline]
pub(crate) fn words_hash([low, high]: [u64; 2]) -> u32 {
    let [a, b] = [(low ^ SEEDS[0]).wrapping_mul(FACTORS[0]), (high ^ SEEDS[1]).wrapping_mul(FACTORS[1])];
    ((a ^ b) >> 32) as u32
}

/// The hash of a key that is at hand as a whole.
pub(crate) fn key_hash(key: &[u8]) -> u32 {
    match key_words(key) {
        Some(words) => words_hash(words),
        None => key.chunks(8).fold(key.len() as u32, |hash, chunk| words_hash([u64::from(hash), little_endian(chunk)])),
    }
}

/// A key of fewer than sixteen bytes in two words, the first byte lowest.
pub(crate) fn key_words(key: &[u8]) -> Option<[u64; 2]> {
    let (first, rest) = key.split_at_checked(8).unwrap_or((key, &[]));
    (rest.len() < 8).then(|| [little_endian(first), little_endian(rest)])
}

/// Where a search begins in a table of so many slots, a power of two.
#[inline]
pub(crate) fn first_slot(hash: u32, slots: usize) -> usize {
    (hash >> (32 - slots.trailing_zeros())) as usize
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
    words_hash([first, last ^ text.len() as u64])
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
