#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::disallowed_types)
)]

mod capture;
#[cfg(feature = "serde")]
mod capture_file;
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod command;
#[cfg(all(feature = "cli", not(target_family = "wasm")))]
pub mod compat;
mod condition;
#[cfg(all(feature = "cli", not(target_family = "wasm")))]
mod conform;
mod decide;
mod details;
mod detect;
#[cfg(feature = "types")]
mod envelope;
#[cfg(feature = "explain")]
mod explain;
mod generated;
mod glance;
mod inspect;
mod json;
mod locate;
mod messages;
pub mod migrate;
pub mod observe;
mod options;
#[doc(hidden)]
pub mod parts;
mod problems;
#[allow(dead_code, reason = "the vocabulary of the tables; no dialect needs every word of it")]
mod program;
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod render;
mod report;
mod report_json;
#[cfg(feature = "schemars")]
mod report_schema;
#[cfg(feature = "serde")]
pub mod respond;
mod rules;
#[cfg(feature = "run")]
pub mod run;
pub mod stream;
mod template;
mod validate;

pub use capture::{Capture, ExitStatus, Text};
#[cfg(feature = "serde")]
pub use capture_file::CaptureFile;
pub use decide::decide;
pub use detect::{DialectInfo, dialects};
#[cfg(feature = "types")]
pub use envelope::{ParseError, parse};
#[cfg(feature = "explain")]
pub use explain::{Explanation, explain};
#[cfg(feature = "types")]
pub use generated::types;
pub use glance::{Glance, glance};
pub use inspect::{FoundEnvelope, GLIMPSE, find, inspect, inspect_beginning, is_valid};
pub use migrate::migrate;
pub use options::{Options, Policy};
pub use report::{
    Action, Decision, ErrorClass, ErrorInfo, Found, Issue, IssueCode, IssueSpan, Outcome, PathStep, Redirect, Report, RuleId,
    Session, Severity, Span, Stream,
};
#[cfg(feature = "schemars")]
pub use report_schema::report_schema;
