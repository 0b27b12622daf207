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
    /// What wins where a body and the exit code contradict each other.
    pub policy: Policy,
    /// How many calls have been made that ended with this error, the one at hand included.
    pub attempts: u32,
    /// The credentials have been refreshed since the first call.
    pub credentials_refreshed: bool,
    /// Commands that redirects have already led to.
    pub redirects_followed: Vec<String>,
    /// Cursors that have already been used.
    pub cursors_seen: Vec<String>,
    /// A call that the caller's own clock ended may be made again.
    pub retry_timeouts: bool,
}

/// What wins where a body and the exit code contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Policy {
    /// What the dialect's own document says: in cli-agent-spec/v1 an `ok: false` at exit code 0 is stale, and a success.
    #[default]
    Seed,
    /// Whichever of the two says failure.
    FailureWins,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            dialect: None,
            max_bytes: 8 * 1024 * 1024,
            max_depth: 128,
            max_issues: 100,
            policy: Policy::Seed,
            attempts: 1,
            credentials_refreshed: false,
            redirects_followed: Vec::new(),
            cursors_seen: Vec::new(),
            retry_timeouts: false,
        }
    }
}
