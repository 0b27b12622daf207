//! Numbers judged by their text: `1.0` and `1e2` are integers, and nothing is rounded on the way.

use std::cmp::Ordering;

/// A number's text taken apart: sign, significant digits, and the power of ten of the last digit.
struct Decimal<'a> {
    negative: bool,
    whole: &'a [u8],
    fraction: &'a [u8],
    exponent: i64,
}

impl<'a> Decimal<'a> {
    fn read(text: &'a [u8]) -> Decimal<'a> {
        let (negative, text) = match text.strip_prefix(b"-") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (mantissa, exponent) = match text.iter().position(|byte| matches!(byte, b'e' | b'E')) {
            Some(at) => (text.get(..at).unwrap_or_default(), read_exponent(text.get(at + 1..).unwrap_or_default())),
            None => (text, 0),
        };
        let (whole, fraction) = match mantissa.iter().position(|byte| *byte == b'.') {
            Some(at) => (mantissa.get(..at).unwrap_or_default(), mantissa.get(at + 1..).unwrap_or_default()),
            None => (mantissa, &[][..]),
        };
        Decimal { negative, whole, fraction, exponent }
    }

    fn digits(&self) -> impl DoubleEndedIterator<Item = u8> + '_ {
        self.whole.iter().chain(self.fraction).map(|byte| byte.wrapping_sub(b'0'))
    }

    fn is_zero(&self) -> bool {
        self.digits().all(|digit| digit == 0)
    }

    /// The power of ten of the last digit that is not zero.
    fn lowest_power(&self) -> i64 {
        let zeros = self.digits().rev().take_while(|digit| *digit == 0).count();
        self.exponent - length(self.fraction) + i64::try_from(zeros).unwrap_or(i64::MAX)
    }
}

fn length(bytes: &[u8]) -> i64 {
    i64::try_from(bytes.len()).unwrap_or(i64::MAX)
}

/// Saturates: an exponent too large to hold is large enough.
fn read_exponent(text: &[u8]) -> i64 {
    let (negative, digits) = match text.split_first() {
        Some((b'-', rest)) => (true, rest),
        Some((b'+', rest)) => (false, rest),
        _ => (false, text),
    };
    let mut value = 0i64;
    for digit in digits {
        value = value.saturating_mul(10).saturating_add(i64::from(digit.wrapping_sub(b'0'))).min(1 << 40);
    }
    if negative { -value } else { value }
}

/// Almost every number in an envelope is a short run of digits.
#[inline]
fn short_integer(text: &[u8]) -> Option<i64> {
    if text.len() > 18 {
        return None;
    }
    text.iter().try_fold(0, |value, byte| byte.is_ascii_digit().then(|| value * 10 + i64::from(byte - b'0')))
}

/// Is the number mathematically an integer?
pub(crate) fn is_integer(text: &[u8]) -> bool {
    if short_integer(text).is_some() {
        return true;
    }
    let decimal = Decimal::read(text);
    decimal.is_zero() || decimal.lowest_power() >= 0
}

/// The number's value where it is an integer that fits.
pub(crate) fn integer_value(text: &[u8]) -> Option<i64> {
    if let Some(value) = short_integer(text) {
        return Some(value);
    }
    let decimal = Decimal::read(text);
    if decimal.is_zero() {
        return Some(0);
    }
    if decimal.lowest_power() < 0 {
        return None;
    }
    // Digits below the decimal point are all zero here or shifted above it by the exponent.
    let keep = length(decimal.whole) + decimal.exponent;
    let mut value = 0i64;
    let mut digits = decimal.digits();
    for _ in 0..keep.max(0) {
        let digit = digits.next().unwrap_or(0);
        value = value.checked_mul(10)?.checked_sub(i64::from(digit))?;
    }
    if decimal.negative { Some(value) } else { value.checked_neg() }
}

/// Does the number lie between the bounds that there are?
pub(crate) fn is_between(text: &[u8], least: Option<i64>, most: Option<i64>) -> bool {
    match integer_value(text) {
        Some(value) => least.is_none_or(|least| value >= least) && most.is_none_or(|most| value <= most),
        None => {
            least.is_none_or(|least| compare_number(text, least).is_ge())
                && most.is_none_or(|most| compare_number(text, most).is_le())
        }
    }
}

/// Compares a number with a bound.
pub(crate) fn compare_number(text: &[u8], bound: i64) -> Ordering {
    if let Some(value) = integer_value(text) {
        return value.cmp(&bound);
    }
    let decimal = Decimal::read(text);
    let value = std::str::from_utf8(text).ok().and_then(|text| text.parse::<f64>().ok()).unwrap_or(f64::NAN);
    match value.partial_cmp(&(bound as f64)) {
        // A value that rounds onto the bound is not an integer, so it lies beside it; only zero is reached by underflow.
        Some(Ordering::Equal) | None if decimal.negative => Ordering::Less,
        Some(Ordering::Equal) | None => Ordering::Greater,
        Some(other) => other,
    }
}

/// Would a double hold infinity instead of this number?
pub(crate) fn overflows_double(text: &[u8]) -> bool {
    std::str::from_utf8(text).ok().and_then(|text| text.parse::<f64>().ok()).is_none_or(f64::is_infinite)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_judged_mathematically() {
        for (text, expected) in [
            ("0", Some(0)),
            ("-0", Some(0)),
            ("-0.0e7", Some(0)),
            ("1.0", Some(1)),
            ("1e2", Some(100)),
            ("1.5e1", Some(15)),
            ("150e-1", Some(15)),
            ("0.001e3", Some(1)),
            ("-12.00", Some(-12)),
            ("9223372036854775807", Some(i64::MAX)),
            ("-9223372036854775808", Some(i64::MIN)),
            ("9223372036854775808", None),
            ("1e400", None),
            ("1.5", None),
            ("1e-1", None),
            ("15e-2", None),
        ] {
            assert_eq!(integer_value(text.as_bytes()), expected, "{text}");
        }
        for (text, expected) in [
            ("1e400", true),
            ("9223372036854775808", true),
            ("1.5", false),
            ("1e-400", false),
            ("0e-400", true),
            ("12.50e1", true),
        ] {
            assert_eq!(is_integer(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn bounds_are_exact() {
        for (text, bound, expected) in [
            ("-1e-400", 0, Ordering::Less),
            ("1e-400", 0, Ordering::Greater),
            ("0.5", 0, Ordering::Greater),
            ("1e400", 86_400, Ordering::Greater),
            ("-1e400", 0, Ordering::Less),
            ("86400.0", 86_400, Ordering::Equal),
        ] {
            assert_eq!(compare_number(text.as_bytes(), bound), expected, "{text} against {bound}");
        }
    }

    #[test]
    fn overflow_is_told_from_large() {
        assert!(overflows_double(b"1e400"));
        assert!(!overflows_double(b"1e308"));
        assert!(!overflows_double(b"1e-400"));
    }
}
