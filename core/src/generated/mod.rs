//! Made by `cargo xtask gen` from schema/, all but this file.
#![allow(clippy::all, reason = "written for the compiler, not for readers")]

#[rustfmt::skip]
pub(crate) mod decisions;
#[rustfmt::skip]
pub(crate) mod messages;
#[cfg(feature = "cli")]
#[rustfmt::skip]
pub(crate) mod schemas;
#[rustfmt::skip]
pub(crate) mod tables;
#[cfg(feature = "types")]
pub mod types;
