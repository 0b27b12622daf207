//! Made by `cargo xtask gen` from schema/, all but this file.

#[rustfmt::skip]
pub(crate) mod decisions;
#[rustfmt::skip]
pub(crate) mod messages;
#[rustfmt::skip]
pub(crate) mod tables;
#[cfg(feature = "types")]
pub mod types;
