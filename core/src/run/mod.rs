//! Running a command: start it, read it, decide, and call again where that is safe.
//!
//! One handler for every command of every dialect:
//!
//! ```
//! use cli_envelope::run::Runner;
//!
//! # #[cfg(unix)]
//! fn load_session() -> Result<Vec<u8>, Box<dyn std::error::Error>> {
//!     # let (program, arguments) = ("echo", [r#"{"session_id":"s1","loaded":true}"#]);
//!     # #[cfg(any())]
//!     let (program, arguments) = ("claw", ["load-session", "s1", "--output-format", "json"]);
//!     let run = Runner::new(program).args(arguments).run()?;
//!     let envelope = run.proceed().map_err(|decision| decision.reason.clone())?;
//!     Ok(envelope.to_vec())
//! }
//! # #[cfg(unix)]
//! # assert_eq!(load_session().unwrap(), br#"{"session_id":"s1","loaded":true}"#);
//! ```
//!
//! What it does by itself, and what only when asked to:
//!
//! | decision | the runner |
//! |---|---|
//! | `retry`, `retry_same_session` | calls again after the delay |
//! | `retry_fresh_session` | calls again if [`Runner::on_fresh_session`] can rewrite the call |
//! | the same, because our own clock ended the call | needs [`Runner::retry_timeouts`]; the hook is used where there is one |
//! | `refresh_credentials` | calls again if [`Runner::on_refresh_credentials`] succeeds |
//! | `follow_redirect` | needs [`Runner::follow_redirects`]; the same program only, never through a shell |
//! | anything else | stops |
//!
//! A contradiction, a partial failure, a killed process or an exit code of unproven meaning is never called again.
//!
//! Each call runs in a process group of its own. When its time is up the whole group gets SIGTERM, and SIGKILL after a short grace.
//! A process that has left the group (a daemon that called `setsid`) is beyond reach. On Windows a job object takes the group's
//! place, and there is no grace. This is tested on Linux only; for Windows it
//! is known to compile, for other systems not even that. In wasm there are no processes: [`Runner::caller`] makes the calls.

#[cfg(not(target_family = "wasm"))]
mod call;
#[cfg(not(target_family = "wasm"))]
mod group;
mod program;
mod record;
mod runner;
mod wait;

pub use program::{Called, Program};
pub use record::{Attempt, Preflight, Progress, Run, RunError, Stop};
pub use runner::{HookError, Invocation, Runner};
pub use wait::Cancel;
