//! `cli-envelope check`: reads captures and says what is wrong with them.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::console::Console;
use super::host::{Channel, Opened, Progress};
use super::input::{self, Form, InputArguments, Reader};
use super::printer::{Format, Printer};
use super::records::{self, Check, Taken};
use super::{CLEAN, INVALID, TROUBLE};
use crate::render::totals::Totals;
use crate::render::{Checked, escape};
use crate::stream::Record;
use crate::{Capture, ExitStatus, Outcome};

/// Check envelopes, and say where and why they break their contract
///
/// Reads what a program printed, finds the envelope in it, names its dialect and lists every problem with its line and column;
/// then says what happened and what to do next.
///
/// Exits with 0 where everything is valid (warnings allowed), with 1 where something is not or holds no envelope, with 2 where
/// something cannot be read. Where the exit code of the program is known, from `--exit-code`, `--signal` or a capture, an outcome
/// other than success or not_modified is 1 as well.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  Check what a program prints, with its exit code:
    some-tool --json > out; cli-envelope check out --exit-code $?

  Check every capture below a folder in a CI job, as annotations:
    cli-envelope check captures --format github

  Check a log of any length, one envelope per line:
    cli-envelope check --input ndjson < calls.log")]
pub(super) struct Arguments {
    /// Files, folders of *.json, *.ndjson and *.jsonl files, or `-` for standard input, which is also read where nothing is named
    #[arg(value_name = "FILE")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    input: InputArguments,
    /// How to print the reports
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Show infos, too, and inputs in which nothing is wrong
    #[arg(long, short)]
    verbose: bool,
}

pub(super) fn run(arguments: &Arguments, console: &mut Console<'_>) -> io::Result<u8> {
    let Arguments { paths, input, format, verbose } = arguments;
    let is_folder = paths.iter().any(|path| console.host.is_folder(path));
    let records = input.input == Form::Ndjson || paths.iter().any(|path| input.is_records(path));
    let several = records || is_folder || paths.len() > 1;
    let reader = match input.reader(console, several) {
        Ok(reader) => reader,
        Err(sentence) => {
            console.complain(sentence);
            return Ok(TROUBLE);
        }
    };
    let printer = Printer { format: *format, verbose: *verbose, several, records, columns: console.columns(Channel::Stdout) };
    let checker = Checker { reader, printer };
    let mut sum = Sum::default();
    let files = input::files(console.host, paths);
    console.write_all(printer.opening().as_bytes())?;
    for (position, file) in files.iter().enumerate() {
        let done = match file {
            Err(sentence) => Err(sentence.clone()),
            Ok(path) => {
                let counted = (position, files.len());
                match input.is_records(path) {
                    true => checker.stream(path, counted, console, &mut sum)?,
                    false => checker.file(path, input.input, counted, console, &mut sum)?,
                }
            }
        };
        if let Err(sentence) = done {
            console.complain(sentence);
            sum.totals.unread += 1;
        }
    }
    let nothing_read = sum.totals.unread > 0 && !sum.printed && !several;
    if !nothing_read || *format == Format::Sarif {
        console.write_all(printer.closing(&sum.totals).as_bytes())?;
    }
    Ok(match (sum.totals.unread, sum.unclean) {
        (1.., _) => TROUBLE,
        (0, true) => INVALID,
        (0, false) => CLEAN,
    })
}

/// Checks inputs one after the other or at the same time.
struct Checker {
    reader: Reader,
    printer: Printer,
}

/// What has been found so far.
#[derive(Default)]
struct Sum {
    totals: Totals,
    unclean: bool,
    /// An item has been printed.
    printed: bool,
}

/// What was made of some records.
#[derive(Default)]
struct Output {
    text: String,
    totals: Totals,
    unclean: bool,
}

/// A sentence about what cannot be read, unless nothing can be printed any more.
type Done = io::Result<Result<(), input::Trouble>>;

impl Checker {
    fn file(&self, path: &Path, form: Form, (position, of): (usize, usize), console: &mut Console<'_>, sum: &mut Sum) -> Done {
        let name = escape(&input::name(path));
        console.host.progress(&Progress { name: &name, files: position, of_files: of, bytes: 0, of_bytes: None });
        let checked = match self.reader.file(console.host, path, form) {
            Ok(checked) => checked,
            Err(sentence) => return Ok(Err(sentence)),
        };
        let mut output = Output::default();
        self.add(&checked, &mut output);
        sum.take(output, &self.printer, console).map(Ok)
    }

    fn stream(&self, path: &Path, (position, of): (usize, usize), console: &mut Console<'_>, sum: &mut Sum) -> Done {
        let Opened { mut reader, length } = match input::open(console.host, path) {
            Ok(opened) => opened,
            Err(sentence) => return Ok(Err(sentence)),
        };
        let file = input::name(path);
        let name = escape(&file);
        let records = Records { checker: self, file };
        let cores = console.host.cores();
        let max_bytes = self.reader.options.max_bytes;
        let mut bytes = 0;
        let done = records::each(&mut *reader, max_bytes, cores, &records, &mut |taken| match taken {
            Taken::Piece(piece) => {
                // A record that is broken by a stray NUL is still a record.
                if bytes == 0 && !matches!(piece.trim_ascii_start().first(), Some(b'{' | b'[')) {
                    input::refuse_binary(path, piece).map_err(Stop::Unreadable)?;
                }
                bytes += piece.len() as u64;
                console.host.progress(&Progress { name: &name, files: position, of_files: of, bytes, of_bytes: length });
                Ok(())
            }
            Taken::Output(output) => {
                sum.take(output, &self.printer, console).map_err(Stop::Unwritable)?;
                console.flush().map_err(Stop::Unwritable)
            }
            Taken::Broken(error) => Err(Stop::Unreadable(input::unreadable(path, &error))),
        });
        match done {
            Ok(()) => Ok(Ok(())),
            Err(Stop::Unreadable(sentence)) => Ok(Err(sentence)),
            Err(Stop::Unwritable(error)) => Err(error),
        }
    }

    fn add(&self, checked: &Checked<'_>, output: &mut Output) {
        output.totals.add(&checked.report);
        output.unclean |= !is_clean(checked.report.valid, checked.report.outcome, &checked.capture);
        output.text.push_str(&self.printer.item(checked));
    }
}

/// Why the rest of a stream is not read.
enum Stop {
    Unreadable(input::Trouble),
    Unwritable(io::Error),
}

/// The records of one file.
struct Records<'a> {
    checker: &'a Checker,
    file: String,
}

impl Check for Records<'_> {
    type Output = Output;
    type Stop = Stop;

    fn record(&self, record: &Record<'_>, output: &mut Output) {
        let Checker { reader, printer } = self.checker;
        let counted = !printer.shows_flawless()
            && reader.if_flawless(record, |glance, capture| {
                output.totals.add_glance(glance);
                output.unclean |= !is_clean(glance.valid, glance.outcome, capture);
            });
        if !counted {
            self.checker.add(&reader.record(&self.file, record), output);
        }
    }
}

impl Sum {
    fn take(&mut self, output: Output, printer: &Printer, console: &mut Console<'_>) -> io::Result<()> {
        self.totals.merge(&output.totals);
        self.unclean |= output.unclean;
        let text = match self.printed {
            true => &output.text,
            false => output.text.strip_prefix(printer.separator()).unwrap_or(&output.text),
        };
        self.printed |= !text.is_empty();
        console.write_all(text.as_bytes())
    }
}

/// Valid, and where the end of the process is known, no failure either. Of an envelope alone nobody expects success.
fn is_clean(valid: bool, outcome: Outcome, capture: &Capture<'_>) -> bool {
    let ended = capture.exit != ExitStatus::Unknown || capture.timed_out;
    valid && (!ended || matches!(outcome, Outcome::Success | Outcome::NotModified))
}
