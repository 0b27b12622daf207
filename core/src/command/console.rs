//! Where the command's output goes: buffered, and in colour only where somebody wants to see colours.

use std::fmt::Display;
use std::io::{self, Write};

use annotate_snippets::renderer::DEFAULT_ERROR_STYLE;
use anstream::adapter::{StripBytes, strip_str};
use clap::ValueEnum;

use super::host::{Channel, Host};

/// When to use colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Color {
    /// On a terminal
    Auto,
    Always,
    Never,
}

/// The host, and how to write to it. Writing to the console is writing to standard output.
pub(super) struct Console<'h> {
    pub(super) host: &'h mut dyn Host,
    out_coloured: bool,
    err_coloured: bool,
    /// Escape sequences may be cut in two between writes.
    strip: StripBytes,
    buffer: Vec<u8>,
}

/// Enough for few and large writes.
const BUFFER: usize = 64 * 1024;

impl<'h> Console<'h> {
    pub(super) fn new(host: &'h mut dyn Host, color: Color) -> Console<'h> {
        let out_coloured = wants_colour(host, color, Channel::Stdout);
        let err_coloured = wants_colour(host, color, Channel::Stderr);
        Console { host, out_coloured, err_coloured, strip: StripBytes::new(), buffer: Vec::with_capacity(BUFFER) }
    }

    /// How wide the terminal is that this channel leads to, if it leads to one.
    pub(super) fn columns(&mut self, channel: Channel) -> Option<usize> {
        if self.host.is_terminal(channel) { self.host.width() } else { None }
    }

    /// Says on standard error what is wrong. There is nobody left to tell when that fails.
    pub(super) fn complain(&mut self, sentence: impl Display) {
        self.say(format_args!("{DEFAULT_ERROR_STYLE}error{DEFAULT_ERROR_STYLE:#}: {sentence}\n"));
    }

    /// Writes to standard error, behind what was printed before.
    pub(super) fn say(&mut self, text: impl Display) {
        let _ = self.flush();
        let text = text.to_string();
        let stderr = self.host.stderr();
        let _ = match self.err_coloured {
            true => stderr.write_all(text.as_bytes()),
            false => stderr.write_all(strip_str(&text).to_string().as_bytes()),
        };
        let _ = stderr.flush();
    }
}

impl Write for Console<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.out_coloured {
            self.buffer.extend_from_slice(bytes);
        } else {
            self.strip.strip_next(bytes).for_each(|plain| self.buffer.extend_from_slice(plain));
        }
        if self.buffer.len() >= BUFFER {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.buffer.is_empty() {
            return Ok(());
        }
        let stdout = self.host.stdout();
        let written = stdout.write_all(&self.buffer).and_then(|()| stdout.flush());
        self.buffer.clear();
        written
    }
}

/// What <https://no-color.org> and <https://bixense.com/clicolors> ask for.
fn wants_colour(host: &mut dyn Host, color: Color, channel: Channel) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            let mut value = |name: &str| host.variable(name).filter(|value| !value.is_empty());
            let refused = value("NO_COLOR").is_some();
            let forced = value("CLICOLOR_FORCE").is_some_and(|value| value != "0");
            let unwanted = value("CLICOLOR").is_some_and(|value| value == "0");
            let unable = value("TERM").is_some_and(|value| value == "dumb");
            !refused && (forced || !unwanted && !unable && host.is_terminal(channel))
        }
    }
}
