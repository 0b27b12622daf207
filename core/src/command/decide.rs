//! `cli-envelope decide`: the next step in one word, for shell scripts.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueEnum;

use super::console::Console;
use super::input::{InputArguments, Trouble};
use super::{CLEAN, INVALID, TROUBLE};
use crate::render::Checked;
use crate::render::json::safe;
use crate::{Action, Outcome};

/// Say in one word what to do next
///
/// Prints exactly one word, the action: proceed, retry, refresh_credentials, escalate and so on; `--format json` prints the whole
/// decision with delay, rule and reason. Where nothing can be read, nothing is printed.
///
/// Exits with 0 after a success or where nothing was modified, with 1 after anything else, with 2 where the input cannot be read.
#[derive(clap::Args)]
#[command(
    after_help = "`cli-envelope decide --help` shows the actions and examples",
    after_long_help = after_long_help()
)]
pub(super) struct Arguments {
    /// What the program printed, or a capture; `-` is standard input, which is also read where nothing is named
    #[arg(value_name = "FILE")]
    path: Option<PathBuf>,
    #[command(flatten)]
    input: InputArguments,
    /// How many calls have ended with this error, this one included
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    attempts: u32,
    /// The credentials have been refreshed since the first call
    #[arg(long)]
    credentials_refreshed: bool,
    /// How to print the decision
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// The action
    Text,
    /// The whole decision as an object
    Json,
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let checked = match read(arguments, console) {
        Ok(checked) => checked,
        Err(sentence) => {
            console.complain(sentence);
            return Ok(TROUBLE);
        }
    };
    let report = &checked.report;
    match arguments.format {
        Format::Text => writeln!(console, "{}", report.decision.action.as_str())?,
        Format::Json => {
            let json = serde_json::to_string_pretty(&report.decision).map_err(io::Error::other)?;
            writeln!(console, "{}", safe(&json))?;
        }
    }
    let done = report.valid && matches!(report.outcome, Outcome::Success | Outcome::NotModified);
    Ok(if done { CLEAN } else { INVALID })
}

fn read(arguments: &Arguments, console: &mut Console<'_>) -> Result<Checked<'static>, Trouble> {
    let Arguments { path, input, attempts, credentials_refreshed, .. } = arguments;
    let path = input.only_file(path.as_ref(), "a decision is about one call", console.host)?;
    let mut reader = input.reader(console, false)?;
    reader.options.attempts = *attempts;
    reader.options.credentials_refreshed = *credentials_refreshed;
    reader.file(console.host, &path, input.input)
}

fn after_long_help() -> String {
    let widest = Action::ALL.iter().map(|action| action.as_str().len()).max().unwrap_or(0);
    let actions: String =
        Action::ALL.iter().map(|action| format!("  {:widest$}  {}\n", action.as_str(), action.meaning())).collect();
    format!(
        "\
Actions:
{actions}
Examples:
  Act on what a program printed:
    out=$(some-tool --json 2>err); code=$?
    act=$(printf %s \"$out\" | cli-envelope decide --exit-code $code --stderr err)
    case $act in
      proceed) printf '%s\\n' \"$out\" ;;
      retry) exit 75 ;; # whoever called may try again later
      *) echo \"some-tool needs a person\" >&2; exit 1 ;;
    esac

  See the delay and the reason of a decision on a saved capture:
    cli-envelope decide capture.json --format json"
    )
}
