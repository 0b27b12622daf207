//! A contract-test kit for authors of command-line programs. A suite file lists commands; each is run once, its envelope is
//! validated and compared with a golden one, and all of them have to agree in what they have in common.
//!
//! Nothing here does IO. [`suite`] reads the suite file into [`suite::Test`]s, [`verdict`] judges what a command gave, with
//! [`compare`] for its golden, and [`consistency`] looks at all of them together. `schema/suite.schema.json` describes the file.

mod compare;
mod consistency;
mod pointer;
mod suite;
mod tree;
mod verdict;

pub(crate) use compare::Difference;
pub(crate) use consistency::check_consistency;
pub(crate) use suite::{Suite, Test};
pub(crate) use verdict::{Golden, Verdict, Written};
