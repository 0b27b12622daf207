//! Made by `cargo xtask gen` from schema/, all but this file.

#[rustfmt::skip]
pub(crate) mod messages;
#[rustfmt::skip]
#[allow(clippy::all, reason = "conditions are written out as the tables nest them")]
pub(crate) mod tables;
#[cfg(feature = "types")]
pub mod types;
