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

    /// The digits from the first that is not zero.
    fn significant(&self) -> impl Iterator<Item = u8> + '_ {
        self.digits().skip_while(|digit| *digit == 0)
    }

    /// How many of the significant digits stand before the decimal point; negative where zeros follow it first.
    fn places(&self) -> i64 {
        let zeros = self.digits().take_while(|digit| *digit == 0).count();
        length(self.whole).saturating_add(self.exponent) - i64::try_from(zeros).unwrap_or(i64::MAX)
    }

    /// The negative of the digits before the decimal point, or the least there is. The sign does not matter.
    fn whole_part_below_zero(&self) -> i64 {
        if self.is_zero() {
            return 0;
        }
        let mut digits = self.significant();
        let mut value = 0i64;
        for _ in 0..self.places().max(0) {
            match value.checked_mul(10).and_then(|value| value.checked_sub(i64::from(digits.next().unwrap_or(0)))) {
                Some(longer) => value = longer,
                None => return i64::MIN,
            }
        }
        value
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
    // What is left is no integer or too large for one, so it lies beside its whole part, away from zero.
    let decimal = Decimal::read(text);
    let below_zero = decimal.whole_part_below_zero();
    match decimal.negative {
        true if below_zero <= bound => Ordering::Less,
        false if below_zero.saturating_neg() < bound => Ordering::Less,
        _ => Ordering::Greater,
    }
}

/// The number times a unit, rounded up. Numbers below zero count as nought.
pub(crate) fn multiple(text: &[u8], unit: u32) -> u64 {
    const PRECISION: i64 = 18;
    let decimal = Decimal::read(text);
    if decimal.negative {
        return 0;
    }
    let whole = decimal.whole_part_below_zero().unsigned_abs();
    let mut power = length(decimal.whole).saturating_add(decimal.exponent);
    let mut fraction = 0u128;
    let mut is_more = false;
    for digit in decimal.digits() {
        power -= 1;
        match -power {
            ..=0 => {}
            place @ 1..=PRECISION => fraction += u128::from(digit) * 10u128.pow(u32::try_from(PRECISION - place).unwrap_or(0)),
            _ => is_more |= digit != 0,
        }
    }
    let parts = fraction * u128::from(unit) + u128::from(is_more);
    let rounded_up = u64::try_from(parts.div_ceil(10u128.pow(PRECISION as u32))).unwrap_or(u64::MAX);
    whole.saturating_mul(u64::from(unit)).saturating_add(rounded_up)
}

/// Halfway between the largest double and the next power of two: from here on, doubles are infinite.
const INFINITE: &[u8; 309] = b"\
    17976931348623158079372897140530341507993413271003782693617377898044496829276475094664901797758720709633028641\
    66928879109465555478519404026306574886715058206819089020007083836762738548458177115317644757302700698555713669\
    59622842914819860834936475292719074168444365510704342711559699508093042880177904174497792";

/// Would a double hold infinity instead of this number?
pub(crate) fn overflows_double(text: &[u8]) -> bool {
    let decimal = Decimal::read(text);
    match decimal.places().cmp(&length(INFINITE)) {
        _ if decimal.is_zero() => false,
        Ordering::Equal => {
            let digits = decimal.significant().map(|digit| digit + b'0').chain(std::iter::repeat(b'0'));
            digits.take(INFINITE.len()).cmp(INFINITE.iter().copied()).is_ge()
        }
        order => order.is_gt(),
    }
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

    #[test]
    fn numbers_are_read_as_the_standard_library_reads_them() {
        let mut texts: Vec<String> =
            ["0", "-0", "0.0", "0e999999999999", "-0.5", "123.456", "00", "9".repeat(309).as_str()].map(str::to_owned).to_vec();
        for digits in ["1", "17976931348623157", "17976931348623158", "17976931348623159", "0.00017976931348623158", "12345.678"]
        {
            texts.extend((-330..330).map(|exponent| format!("{digits}e{exponent}")));
            texts.extend((-330..330).map(|exponent| format!("-{digits}E{exponent}")));
        }
        for text in &texts {
            let value: f64 = text.parse().unwrap();
            assert_eq!(overflows_double(text.as_bytes()), value.is_infinite(), "{text}");
            for bound in [0i64, 1, -1, 123, 86_400] {
                if integer_value(text.as_bytes()).is_none() && value != bound as f64 {
                    assert_eq!(
                        Some(compare_number(text.as_bytes(), bound)),
                        value.partial_cmp(&(bound as f64)),
                        "{text}, {bound}"
                    );
                }
            }
        }
    }

    #[test]
    fn multiples_are_rounded_up() {
        for (text, unit, expected) in [
            ("0", 1000, 0),
            ("30", 1000, 30_000),
            ("0.07", 1000, 70),
            ("2.5", 1000, 2500),
            ("1e-9", 1000, 1),
            ("1e-400", 1, 1),
            ("1.5e1", 1, 15),
            ("0.00100000000000000000001", 1000, 2),
            ("86400000", 1, 86_400_000),
            ("-1", 1000, 0),
        ] {
            assert_eq!(multiple(text.as_bytes(), unit), expected, "{text} × {unit}");
        }
    }
}
