//! Milliseconds since 1970 and RFC 3339, each from the other.

use crate::json::integer_value;
use crate::validate::is_date_time;

const DAY_MS: i64 = 86_400_000;

/// Appends the date and time in UTC, where RFC 3339 can say it: its years have four digits. Where it cannot, appends nothing.
// A list of sessions has thousands of dates; the formatter would take longer than all the rest.
pub(super) fn push_date(out: &mut String, millis: i64) {
    let (year, month, day) = date_of(millis.div_euclid(DAY_MS));
    if !(0..=9999).contains(&year) {
        return;
    }
    let rest = millis.rem_euclid(DAY_MS);
    let (seconds, fraction) = (rest / 1000, rest % 1000);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let digit = |number: i64| b'0' + (number % 10) as u8;
    let tens = |number: i64| digit(number / 10);
    let text = [
        [digit(year / 1000), digit(year / 100), tens(year), digit(year)],
        [b'-', tens(month), digit(month), b'-'],
        [tens(day), digit(day), b'T', tens(hour)],
        [digit(hour), b':', tens(minute), digit(minute)],
        [b':', tens(second), digit(second), b'.'],
        [digit(fraction / 100), tens(fraction), digit(fraction), b'Z'],
    ];
    let text = std::str::from_utf8(text.as_flattened()).unwrap_or_default();
    match text.get(..19).filter(|_| fraction == 0) {
        Some(text) => out.extend([text, "Z"]),
        None => out.push_str(text),
    }
}

/// The milliseconds, and whether they say all that the text says.
pub(super) fn to_millis(text: &str) -> Option<(i64, bool)> {
    if !is_date_time(text.as_bytes()) {
        return None;
    }
    let number = |from: usize, to: usize| integer_value(text.get(from..to)?.trim_start_matches('0').as_bytes());
    let days = days_until(number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let seconds = number(11, 13)? * 3600 + number(14, 16)? * 60 + number(17, 19)?;
    let rest = text.get(19..)?;
    let digits: String = rest.strip_prefix('.').unwrap_or("").chars().take_while(char::is_ascii_digit).collect();
    let offset = rest.trim_start_matches(|c: char| c == '.' || c.is_ascii_digit());
    let minutes = match offset.as_bytes().first() {
        Some(b'+' | b'-') => {
            let at = text.len() - offset.len();
            let minutes = number(at + 1, at + 3)? * 60 + number(at + 4, at + 6)?;
            if offset.starts_with('-') { -minutes } else { minutes }
        }
        _ => 0,
    };
    let millis = integer_value(format!("{:0<3}", digits.get(..3).unwrap_or(&digits)).as_bytes())?;
    // A leap second has no millisecond of its own.
    let exact = digits.bytes().skip(3).all(|digit| digit == b'0') && number(17, 19)? < 60;
    Some((days * DAY_MS + (seconds - minutes * 60) * 1000 + millis, exact))
}

/// Is this RFC 3339, and in UTC?
pub(super) fn is_utc(text: &str) -> bool {
    is_date_time(text.as_bytes()) && (text.ends_with(['Z', 'z']) || text.ends_with("+00:00") || text.ends_with("-00:00"))
}

/// Days since 1970-01-01 to a date, in years that start in March, where the leap day comes last.
fn days_until(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

/// The date that many days after 1970-01-01: year, month, day.
fn date_of(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_millis(millis: i64) -> Option<String> {
        let mut text = String::new();
        push_date(&mut text, millis);
        (!text.is_empty()).then_some(text)
    }

    #[test]
    fn milliseconds_and_dates_are_each_others_inverse() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
            (1_775_777_421_902, "2026-04-09T23:30:21.902Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
            (-62_167_219_200_000, "0000-01-01T00:00:00Z"),
        ] {
            assert_eq!(from_millis(millis).as_deref(), Some(text));
            assert_eq!(to_millis(text), Some((millis, true)), "{text}");
        }
        for millis in (-62_167_219_200_000..=253_402_300_799_999).step_by(7_777_777_777_777) {
            assert_eq!(to_millis(&from_millis(millis).unwrap()), Some((millis, true)));
        }
    }

    #[test]
    fn what_does_not_fit_is_said() {
        for millis in [253_402_300_800_000, -62_167_219_200_001, i64::MAX, i64::MIN] {
            assert_eq!(from_millis(millis), None, "{millis}");
        }
        for (text, expected) in [
            ("2026-04-22T10:10:00+09:00", Some((1_776_820_200_000, true))),
            ("2026-04-22T01:10:00.5Z", Some((1_776_820_200_500, true))),
            ("2026-04-22T01:10:00.0009z", Some((1_776_820_200_000, false))),
            ("2016-12-31T23:59:60Z", Some((1_483_228_800_000, false))),
            ("2026-04-22", None),
        ] {
            assert_eq!(to_millis(text), expected, "{text}");
        }
        assert!(is_utc("2026-04-22T10:10:00Z") && is_utc("2026-04-22T10:10:00.1+00:00"));
        assert!(!is_utc("2026-04-22T10:10:00+09:00") && !is_utc("2026-04-31T10:10:00Z") && !is_utc("now"));
    }
}
