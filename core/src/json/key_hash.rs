//! The hash of an object key. The generator includes this very file, so that the key table it lays out and the scanner that
//! probes it can never disagree.

/// Hashes the bytes of a key, eight at a time. Not keyed: every use confirms a match by comparing the bytes.
#[inline]
pub(crate) fn key_hash(bytes: &[u8]) -> u32 {
    const FIRST: u64 = 0x9E37_79B9_7F4A_7C15;
    const SECOND: u64 = 0xC2B2_AE3D_27D4_EB4F;
    let length = bytes.len();
    let (head, tail) = match (bytes.first_chunk::<8>(), bytes.last_chunk::<8>()) {
        (Some(head), Some(tail)) => (u64::from_le_bytes(*head), u64::from_le_bytes(*tail)),
        _ => match (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
            (Some(head), Some(tail)) => (u64::from(u32::from_le_bytes(*head)), u64::from(u32::from_le_bytes(*tail))),
            _ => bytes.iter().fold((0, 0), |(head, tail), byte| (head << 8 | u64::from(*byte), tail)),
        },
    };
    let mut hash = (head ^ length as u64).wrapping_mul(FIRST) ^ tail.wrapping_mul(SECOND).rotate_left(29);
    if length > 16 {
        for chunk in bytes.get(8..length - 8).unwrap_or_default().chunks(8) {
            let word = chunk.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
            hash = (hash.rotate_left(5) ^ word).wrapping_mul(FIRST);
        }
    }
    (hash.wrapping_mul(FIRST) >> 32) as u32
}
