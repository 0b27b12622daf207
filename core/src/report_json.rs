//! Reports and migrations as JSON text, written by hand: the same bytes as serde's, without what serde adds to a small wasm.

use std::borrow::Cow;
use std::collections::BTreeMap;

#[cfg(feature = "explain")]
use crate::explain::Explanation;
use crate::migrate::{Change, ChangeKind, ChangeStep, Fact, Migrated, Refusal, RefusalKind, Route};
use crate::observe::Totals;
use crate::report::{
    Action, Decision, ErrorClass, ErrorInfo, Found, Issue, IssueCode, IssueSpan, Outcome, PathStep, Redirect, Report, RuleId,
    Session, Severity, Span, Stream,
};

impl Report {
    /// The report as compact JSON.
    ///
    /// ```
    /// use cli_envelope::{Capture, Options, inspect};
    /// let json = inspect(&Capture::new("hello"), &Options::default()).to_json();
    /// assert!(json.starts_with(r#"{"found":"none","dialect":null,"#));
    /// ```
    pub fn to_json(&self) -> String {
        json(self, 1024)
    }
}

impl Decision {
    /// The decision as compact JSON.
    pub fn to_json(&self) -> String {
        json(self, 256)
    }
}

impl Totals {
    /// The counts as compact JSON.
    pub fn to_json(&self) -> String {
        json(self, 512)
    }
}

#[cfg(feature = "explain")]
impl Explanation {
    /// The explanation as compact JSON.
    pub fn to_json(&self) -> String {
        json(self, 512)
    }
}

impl Migrated {
    /// The new envelope and all about it as compact JSON.
    pub fn to_json(&self) -> String {
        json(self, 2048)
    }
}

impl Refusal {
    /// The refusal as compact JSON.
    pub fn to_json(&self) -> String {
        json(self, 512)
    }
}

fn json(value: &impl Json, size: usize) -> String {
    let mut out = String::with_capacity(size);
    value.write(&mut out);
    out
}

/// Writes itself as JSON.
pub(crate) trait Json {
    fn write(&self, out: &mut String);
}

/// An object with these members, named as the fields are.
macro_rules! object {
    ($type:ty: $first:ident $(, $field:ident)*) => {
        impl Json for $type {
            fn write(&self, out: &mut String) {
                out.push_str(concat!("{\"", stringify!($first), "\":"));
                self.$first.write(out);
                $(
                    out.push_str(concat!(",\"", stringify!($field), "\":"));
                    self.$field.write(out);
                )*
                out.push('}');
            }
        }
    };
}

/// A word that needs no escaping.
macro_rules! word {
    ($($type:ty),*) => {
        $(impl Json for $type {
            fn write(&self, out: &mut String) {
                out.push('"');
                out.push_str(self.as_str());
                out.push('"');
            }
        })*
    };
}

object!(Report: found, dialect, revision, shape, valid, stream, span, envelopes, outcome, error, decision, warnings, issues, issues_omitted);
object!(ErrorInfo: code, class, message, hint, operation, target);
object!(Decision: action, retryable, delay_ms, max_attempts, session, cancel_observed, redirect, cursor, rule, reason);
object!(Redirect: from, command, permanent, reason);
object!(Span: start, end, start_utf16, end_utf16);
object!(IssueSpan: start, end, start_utf16, end_utf16, line, column);
object!(Issue: code, severity, message, path, span, help);
#[cfg(feature = "explain")]
object!(Explanation: code, severity, title, text);
object!(Totals: reports, by_dialect, by_outcome, by_action, by_code, by_operation, by_target);
object!(Migrated: envelope, exit_code, stream, changes, forced, report);
object!(Refusal: kind, missing, message, issues, routes);
object!(Route: from, to);
word!(Found, Outcome, ErrorClass, Action, Session, RuleId, Stream, Severity, IssueCode, ChangeKind, RefusalKind);

impl Json for Change {
    fn write(&self, out: &mut String) {
        out.push_str("{\"kind\":");
        self.kind.write(out);
        out.push_str(",\"path\":");
        self.path.write(out);
        if let Some(from) = &self.from {
            out.push_str(",\"from\":");
            from.write(out);
        }
        out.push_str(",\"reason\":");
        self.reason.write(out);
        out.push('}');
    }
}

impl Json for ChangeStep {
    fn write(&self, out: &mut String) {
        match self {
            ChangeStep::Key(key) => key.write(out),
            ChangeStep::Index(index) => index.write(out),
            ChangeStep::Every => "[]".write(out),
        }
    }
}

impl Json for Fact {
    fn write(&self, out: &mut String) {
        self.as_str().write(out);
    }
}

impl Json for PathStep {
    fn write(&self, out: &mut String) {
        match self {
            PathStep::Key(key) => key.write(out),
            PathStep::Index(index) => index.write(out),
        }
    }
}

impl<T: Json> Json for Option<T> {
    fn write(&self, out: &mut String) {
        match self {
            Some(value) => value.write(out),
            None => out.push_str("null"),
        }
    }
}

impl<T: Json> Json for Vec<T> {
    fn write(&self, out: &mut String) {
        self.as_slice().write(out);
    }
}

impl<T: Json> Json for Cow<'_, [T]>
where
    [T]: ToOwned,
{
    fn write(&self, out: &mut String) {
        (**self).write(out);
    }
}

impl<T: Json> Json for [T] {
    fn write(&self, out: &mut String) {
        out.push('[');
        for (number, item) in self.iter().enumerate() {
            if number > 0 {
                out.push(',');
            }
            item.write(out);
        }
        out.push(']');
    }
}

impl Json for BTreeMap<String, u64> {
    fn write(&self, out: &mut String) {
        out.push('{');
        for (number, (key, times)) in self.iter().enumerate() {
            if number > 0 {
                out.push(',');
            }
            key.write(out);
            out.push(':');
            times.write(out);
        }
        out.push('}');
    }
}

impl Json for bool {
    fn write(&self, out: &mut String) {
        out.push_str(if *self { "true" } else { "false" });
    }
}

impl Json for u64 {
    fn write(&self, out: &mut String) {
        if *self >= 10 {
            (self / 10).write(out);
        }
        out.push(char::from(b'0' + (self % 10) as u8));
    }
}

impl Json for i64 {
    fn write(&self, out: &mut String) {
        if *self < 0 {
            out.push('-');
        }
        self.unsigned_abs().write(out);
    }
}

impl Json for usize {
    fn write(&self, out: &mut String) {
        (*self as u64).write(out);
    }
}

impl Json for u32 {
    fn write(&self, out: &mut String) {
        u64::from(*self).write(out);
    }
}

impl Json for u8 {
    fn write(&self, out: &mut String) {
        u64::from(*self).write(out);
    }
}

impl Json for String {
    fn write(&self, out: &mut String) {
        self.as_str().write(out);
    }
}

impl Json for Cow<'_, str> {
    fn write(&self, out: &mut String) {
        (&**self).write(out);
    }
}

impl Json for &str {
    fn write(&self, out: &mut String) {
        out.push('"');
        let mut rest = *self;
        while let Some(at) = rest.bytes().position(|byte| byte < 0x20 || byte == b'"' || byte == b'\\') {
            let (plain, special) = rest.split_at(at);
            out.push_str(plain);
            let mut characters = special.chars();
            escape(characters.next().unwrap_or_default(), out);
            rest = characters.as_str();
        }
        out.push_str(rest);
        out.push('"');
    }
}

fn escape(character: char, out: &mut String) {
    let short = match character {
        '"' => '"',
        '\\' => '\\',
        '\u{8}' => 'b',
        '\t' => 't',
        '\n' => 'n',
        '\u{c}' => 'f',
        '\r' => 'r',
        _ => {
            out.push_str("\\u00");
            for digit in [u32::from(character) >> 4, u32::from(character) & 15] {
                out.push(char::from_digit(digit, 16).unwrap_or('0'));
            }
            return;
        }
    };
    out.push('\\');
    out.push(short);
}
