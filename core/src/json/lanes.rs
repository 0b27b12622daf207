//! Sixteen bytes of text at a time, in vector registers where the machine has them.

use wide::u8x16;

/// Sixteen bytes of text. Behind the end of the text stand zeros.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lanes([u8; LANES]);

/// How many bytes there are.
pub(crate) const LANES: usize = 16;

/// The bit that a byte outside ASCII has, in every byte.
const HIGHS: u64 = 0x8080_8080_8080_8080;

impl Lanes {
    /// The text from an offset on.
    #[inline(always)]
    pub(crate) fn at(bytes: &[u8], at: usize) -> Lanes {
        match bytes.get(at..).and_then(|rest| rest.first_chunk()) {
            Some(chunk) => Lanes(*chunk),
            None => Lanes::last(bytes, at),
        }
    }

    /// The text from an offset less than sixteen bytes before its end on.
    #[inline(never)]
    fn last(bytes: &[u8], at: usize) -> Lanes {
        let rest = bytes.get(at..).unwrap_or_default();
        match bytes.last_chunk() {
            // The end of the text, moved to the front.
            Some(chunk) => Lanes((u128::from_le_bytes(*chunk).unbounded_shr(8 * (LANES - rest.len()) as u32)).to_le_bytes()),
            None => {
                let mut chunk = [0; LANES];
                for (to, from) in chunk.iter_mut().zip(rest) {
                    *to = *from;
                }
                Lanes(chunk)
            }
        }
    }

    /// The bytes in two words, the first one lowest.
    #[inline(always)]
    pub(crate) fn words(self) -> [u64; 2] {
        let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = self.0;
        [u64::from_le_bytes([a, b, c, d, e, f, g, h]), u64::from_le_bytes([i, j, k, l, m, n, o, p])]
    }

    /// The first quote, backslash or control character; sixteen where there is none.
    #[inline(always)]
    pub(super) fn special(self) -> usize {
        let text = u8x16::new(self.0);
        // With the second bit flipped, control characters stay below a space, and the quote becomes a space itself.
        let flipped = text ^ u8x16::splat(2);
        let quote_or_control = flipped.min(u8x16::splat(b' ')).simd_eq(flipped);
        let backslash = text.simd_eq(u8x16::splat(b'\\'));
        let bits = (quote_or_control | backslash).to_bitmask();
        (bits | 1 << LANES).trailing_zeros() as usize
    }

    /// Which bits of the two words belong to the first few bytes.
    #[inline(always)]
    pub(crate) fn masks(count: usize) -> [u64; 2] {
        MASKS.get(count).copied().unwrap_or([u64::MAX; 2])
    }

    /// The first few bytes in two words.
    #[inline(always)]
    pub(super) fn first(self, count: usize) -> [u64; 2] {
        let [low, high] = self.words();
        let [low_mask, high_mask] = Lanes::masks(count);
        [low & low_mask, high & high_mask]
    }
}

/// Is there no byte outside ASCII in these words?
#[inline(always)]
pub(super) fn is_ascii([low, high]: [u64; 2]) -> bool {
    (low | high) & HIGHS == 0
}

/// The bytes that count among the first few.
#[allow(clippy::indexing_slicing, reason = "worked out by the compiler, which refuses an index out of bounds")]
static MASKS: [[u64; 2]; LANES] = {
    let mut masks = [[0; 2]; LANES];
    let mut count = 1;
    while count < LANES {
        let bytes = if count < 8 { count } else { 8 };
        masks[count] = [u64::MAX >> (64 - 8 * bytes), if count > 8 { u64::MAX >> (8 * (LANES - count)) } else { 0 }];
        count += 1;
    }
    masks
};

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &[u8], at: usize, special: usize, ascii: bool) {
        let lanes = Lanes::at(text, at);
        assert_eq!((lanes.special(), is_ascii(lanes.words())), (special, ascii), "{text:?} from {at}");
    }

    #[test]
    fn finds_the_first_special_byte() {
        check(b"0123456789abcdef", 0, 16, true);
        check(b"0123456789abcdefgh", 2, 16, true);
        check(b"0123456789abcdefgh", 3, 15, true);
        check(b"ab\"", 0, 2, true);
        check(b"ab\"", 3, 0, true);
        check(b"", 0, 0, true);
        check("é\u{7f}!#[]~ \\x".as_bytes(), 0, 9, false);
        for byte in 0..=255u8 {
            let mut text = [b'x'; 20];
            text[13] = byte;
            let special = byte < 0x20 || byte == b'"' || byte == b'\\';
            for at in 0..=13 {
                check(&text, at, if special { 13 - at } else { (text.len() - at).min(16) }, byte < 0x80);
            }
        }
    }

    #[test]
    fn the_first_few_bytes_stand_alone() {
        let lanes = Lanes::at(b"0123456789abcdef", 0);
        assert_eq!(lanes.first(0), [0, 0]);
        assert_eq!(lanes.first(3), [u64::from_le_bytes(*b"012\0\0\0\0\0"), 0]);
        assert_eq!(lanes.first(8), [u64::from_le_bytes(*b"01234567"), 0]);
        assert_eq!(lanes.first(15), [u64::from_le_bytes(*b"01234567"), u64::from_le_bytes(*b"89abcde\0")]);
    }
}
