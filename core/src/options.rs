//! What a caller may set.

/// Limits and wishes. `Options::default()` is right for almost everyone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Read every document as this dialect instead of recognising it: an id such as `claw/v2`, or a revision's address such as
    /// `cli-agent-spec/v1.3`. See [`crate::dialects`].
    pub dialect: Option<String>,
    /// Streams longer than this many bytes are not read.
    pub max_bytes: usize,
    /// Documents nested deeper than this are malformed.
    pub max_depth: usize,
    /// At most this many issues are listed; the rest is counted.
    pub max_issues: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { dialect: None, max_bytes: 8 * 1024 * 1024, max_depth: 128, max_issues: 100 }
    }
}
