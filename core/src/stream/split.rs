//! From bytes in pieces of any size to records: one per line, or documents one behind the other, pretty-printed or not.

/// Splits a stream into records, a piece of it at a time, and never keeps more than the record at hand.
///
/// A record is a line, or a document that goes on over several lines. Several documents on a line are several records; other
/// text on the line of a document belongs to it. Blank lines are nothing.
///
/// A broken record does not take the ones behind it along. Inside an object, a line that begins with `{` begins another record,
/// because what an object holds is indented or on the same line; and so does the line behind one that ends in the middle of a
/// string. Only an array that opens on a line of its own may hold lines that begin with `{`.
///
/// ```
/// use cli_envelope::stream::Splitter;
/// let mut splitter = Splitter::new(8 << 20);
/// let mut seen = Vec::new();
/// for mut piece in [&b"{\"a\":1}\n{\"b\":"[..], b"2}\n\n{\n  \"c\": 3\n}\n{\"to"] {
///     while let Some(record) = splitter.next(&mut piece) {
///         seen.push((record.number, record.line, record.bytes.to_vec()));
///     }
/// }
/// assert_eq!(seen[1], (2, 2, b"{\"b\":2}".to_vec()));
/// assert_eq!(seen[2], (3, 4, b"{\n  \"c\": 3\n}".to_vec()));
/// let torn = splitter.finish().map(|record| (record.line, record.bytes.to_vec()));
/// assert_eq!(torn, Some((7, b"{\"to".to_vec())));
/// ```
#[derive(Debug)]
pub struct Splitter {
    /// Bytes of a record that are kept.
    most: usize,
    state: State,
    /// The beginning of the open record, from earlier pieces.
    kept: Vec<u8>,
    /// The record in `kept` has been handed out.
    handed_out: bool,
    /// Bytes before the piece at hand.
    offset: u64,
    /// The line and the column in it that have been reached.
    line: u64,
    column: u64,
    /// The open record: its number, where it begins.
    number: u64,
    first_line: u64,
    first_column: u64,
    start: u64,
}

/// A record of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record<'a> {
    /// Which one it is, from 1.
    pub number: u64,
    /// The line it begins in, from 1.
    pub line: u64,
    /// The column it begins in, from 1, in UTF-16 units. It is another one than the first where documents share a line.
    pub column: u64,
    /// Where in the stream it begins, in bytes from 0.
    pub offset: u64,
    /// How many bytes it has.
    pub length: u64,
    /// Its text. Of a record longer than the splitter's limit this is the beginning, one byte more than the limit, so that
    /// [`crate::inspect`] with the same limit says that it is too large.
    pub bytes: &'a [u8],
}

impl Record<'_> {
    /// Is it longer than the splitter's limit, so that only its beginning is here?
    pub fn is_cut(&self) -> bool {
        self.length > self.bytes.len() as u64
    }
}

/// A line that may be a record.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line<'p> {
    /// Without the white space at its end.
    pub(crate) text: &'p [u8],
    newline: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// No record is open.
    Between,
    /// In the byte order mark, this far, or behind it. It belongs to the first record.
    Mark(usize),
    Document(Document),
    /// Behind a document, on its last line.
    Behind,
    /// In a line that is not only a document.
    Line,
    /// In what is left of a broken document of several lines.
    Debris {
        line_begins: bool,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Document {
    /// Open brackets.
    depth: usize,
    in_string: bool,
    /// A backslash stands before the next byte.
    escaped: bool,
    first_line: bool,
    line_begins: bool,
    is_array: bool,
    /// Nothing but the bracket stands on the first line.
    bare: bool,
}

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// What becomes of a byte.
#[derive(PartialEq, Eq)]
enum Step {
    Taken,
    /// It opens a record.
    Opens,
    /// The record ended before it; it is to be looked at again.
    Ended,
}

impl Splitter {
    /// A splitter that keeps records of up to this many bytes whole.
    pub fn new(max_bytes: usize) -> Splitter {
        Splitter {
            most: max_bytes.saturating_add(1),
            state: State::Between,
            kept: Vec::new(),
            handed_out: false,
            offset: 0,
            line: 1,
            column: 1,
            number: 0,
            first_line: 1,
            first_column: 1,
            start: 0,
        }
    }

    /// The next record that ends in this piece of the stream. What has been read is taken off the piece: all of it, where the
    /// answer is nothing.
    pub fn next<'s, 'p: 's>(&'s mut self, piece: &mut &'p [u8]) -> Option<Record<'s>> {
        self.forget_handed_out();
        let bytes = *piece;
        // Where in this piece the open record begins or goes on.
        let mut begin = 0;
        let mut at = 0;
        while let Some(byte) = bytes.get(at) {
            if let (State::Between, Some(line)) = (self.state, whole_line(bytes, at)) {
                self.open(at);
                self.break_line();
                self.take(piece, at + line.len() + 1);
                return Some(self.record(line, line.len()));
            }
            match self.step(*byte) {
                Step::Taken => self.pass(*byte),
                Step::Opens => {
                    self.open(at);
                    self.pass(*byte);
                    begin = at;
                }
                Step::Ended => {
                    let part = bytes.get(begin..at).unwrap_or_default();
                    self.take(piece, at);
                    return Some(self.end(part));
                }
            }
            at += 1;
        }
        if self.is_open() {
            self.keep(bytes.get(begin..).unwrap_or_default());
        }
        self.take(piece, bytes.len());
        None
    }

    /// The line that comes next, where it may be a record, no more and no less: no record is open, and it begins with `{`. Where it is one
    /// document from its beginning to its end, [`Splitter::take_line`] gives the record that [`Splitter::next`] would give, and nobody has
    /// looked for the end of the document but who read it.
    pub(crate) fn line<'p>(&self, piece: &'p [u8]) -> Option<Line<'p>> {
        let is_free = self.state == State::Between && piece.first() == Some(&b'{');
        let newline = is_free.then(|| memchr::memchr(b'\n', piece))??;
        let text = piece.get(..newline).filter(|line| line.len() < self.most)?.trim_ascii_end();
        Some(Line { text, newline })
    }

    /// Takes a line as a record.
    pub(crate) fn take_line<'p>(&mut self, line: Line<'p>, piece: &mut &'p [u8]) -> Record<'p> {
        self.forget_handed_out();
        self.open(0);
        self.break_line();
        self.take(piece, line.newline + 1);
        self.record(line.text, line.text.len())
    }

    /// The last record, where no line break stands behind it.
    pub fn finish(&mut self) -> Option<Record<'_>> {
        self.forget_handed_out();
        let open = self.is_open();
        self.state = State::Between;
        open.then(|| self.end(&[]))
    }

    fn is_open(&self) -> bool {
        !matches!(self.state, State::Between | State::Debris { .. })
    }

    /// Nobody can hold on to a record any longer.
    fn forget_handed_out(&mut self) {
        if std::mem::take(&mut self.handed_out) {
            self.kept.clear();
        }
    }

    /// A record begins at this byte of the piece.
    fn open(&mut self, at: usize) {
        self.number += 1;
        (self.first_line, self.first_column) = (self.line, self.column);
        self.start = self.offset + at as u64;
    }

    fn break_line(&mut self) {
        self.line += 1;
        self.column = 1;
    }

    /// Counts the UTF-16 units of a line: one for each character, two for those that have four bytes.
    fn pass(&mut self, byte: u8) {
        match byte {
            b'\n' | 0x80..=0xBF => {}
            0xF0.. => self.column += 2,
            _ => self.column += 1,
        }
    }

    /// Takes this many bytes off the piece.
    fn take(&mut self, piece: &mut &[u8], count: usize) {
        *piece = piece.get(count..).unwrap_or_default();
        self.offset += count as u64;
    }

    fn keep(&mut self, part: &[u8]) {
        let room = self.most.saturating_sub(self.kept.len());
        self.kept.extend_from_slice(part.get(..room).unwrap_or(part));
    }

    /// The open record, whose last part this is.
    fn end<'s>(&'s mut self, part: &'s [u8]) -> Record<'s> {
        let length = usize::try_from(self.offset - self.start).unwrap_or(usize::MAX);
        if self.kept.is_empty() {
            return self.record(part, length);
        }
        self.keep(part);
        self.handed_out = true;
        self.record(&self.kept, length)
    }

    fn record<'a>(&self, bytes: &'a [u8], length: usize) -> Record<'a> {
        let Splitter { number, first_line: line, first_column: column, start: offset, .. } = *self;
        match bytes.get(..self.most) {
            Some(beginning) if length > beginning.len() => {
                Record { number, line, column, offset, length: length as u64, bytes: beginning }
            }
            _ => {
                let bytes = bytes.trim_ascii_end();
                Record { number, line, column, offset, length: bytes.len() as u64, bytes }
            }
        }
    }

    fn step(&mut self, byte: u8) -> Step {
        match (self.state, byte) {
            (State::Document(document), _) => return self.step_in_document(document, byte),
            (State::Between, b'\n') => self.break_line(),
            (State::Between, b' ' | b'\t' | b'\r') => {}
            (State::Between, _) => {
                let starts_stream = self.offset == 0 && self.number == 0;
                self.state = match byte {
                    0xEF if starts_stream => State::Mark(1),
                    _ => State::opened_by(byte),
                };
                return Step::Opens;
            }
            (State::Behind | State::Line | State::Mark(_), b'\n') => {
                self.state = State::Between;
                return Step::Ended;
            }
            (State::Mark(seen), _) => {
                self.state = match BYTE_ORDER_MARK.get(seen) {
                    Some(expected) if *expected == byte => State::Mark(seen + 1),
                    Some(_) => State::Line,
                    None if matches!(byte, b' ' | b'\t' | b'\r') => State::Mark(seen),
                    None => State::opened_by(byte),
                };
            }
            (State::Behind, b' ' | b'\t' | b'\r') => {}
            (State::Behind, b'{' | b'[') => {
                self.state = State::Between;
                return Step::Ended;
            }
            (State::Behind, _) => self.state = State::Line,
            (State::Line, _) => {}
            (State::Debris { .. }, b'\n') => {
                self.break_line();
                self.state = State::Debris { line_begins: true };
            }
            (State::Debris { line_begins: true }, b'{' | b'[') => {
                self.state = State::opened_by(byte);
                return Step::Opens;
            }
            (State::Debris { .. }, _) => self.state = State::Debris { line_begins: false },
        }
        Step::Taken
    }

    fn step_in_document(&mut self, mut document: Document, byte: u8) -> Step {
        let line_begins = std::mem::take(&mut document.line_begins);
        match byte {
            // No string goes over the end of a line: the record is broken, and the next line is another matter.
            b'\n' if document.in_string => {
                self.state = if document.first_line { State::Between } else { State::Debris { line_begins: false } };
                return Step::Ended;
            }
            _ if document.escaped => document.escaped = false,
            b'\\' if document.in_string => document.escaped = true,
            b'"' => {
                document.in_string = !document.in_string;
                document.bare &= !document.first_line;
            }
            _ if document.in_string => {}
            b'\n' => {
                self.break_line();
                document.first_line = false;
                document.line_begins = true;
            }
            b' ' | b'\t' | b'\r' => {}
            b'{' if line_begins && !(document.is_array && document.bare) => {
                self.state = State::Between;
                return Step::Ended;
            }
            b'{' | b'[' => {
                document.depth += 1;
                document.bare &= !document.first_line;
            }
            b'}' | b']' if document.depth == 1 => {
                self.state = State::Behind;
                return Step::Taken;
            }
            b'}' | b']' => document.depth -= 1,
            _ => document.bare &= !document.first_line,
        }
        self.state = State::Document(document);
        Step::Taken
    }
}

impl State {
    /// What the first byte of a record makes of it.
    fn opened_by(byte: u8) -> State {
        match byte {
            b'{' | b'[' => State::Document(Document {
                depth: 1,
                in_string: false,
                escaped: false,
                first_line: true,
                line_begins: false,
                is_array: byte == b'[',
                bare: true,
            }),
            _ => State::Line,
        }
    }
}

/// The line that begins here, where it is plain to see that it is a record: it begins with `{`, so does the line behind it, and no
/// second document begins in it. Almost every line of a long stream is of that kind, and this looks at few of its bytes.
fn whole_line(bytes: &[u8], at: usize) -> Option<&[u8]> {
    let rest = bytes.get(at..).filter(|rest| rest.first() == Some(&b'{'))?;
    let newline = memchr::memchr(b'\n', rest)?;
    let line = rest.get(..newline)?;
    let is_followed = rest.get(newline + 1) == Some(&b'{');
    let opens_again = |brace: usize| {
        let behind = line.get(brace + 1..).unwrap_or_default().trim_ascii_start();
        matches!(behind.first(), Some(b'{' | b'['))
    };
    (is_followed && !memchr::memchr_iter(b'}', line).any(opens_again)).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first line, the offset and the text of every record, whatever the pieces the stream comes in.
    #[track_caller]
    fn check(stream: &[u8], expected: &[(u64, u64, &str)]) {
        for size in [1, 2, 3, 7, 64, usize::MAX] {
            let mut splitter = Splitter::new(1000);
            let mut seen = Vec::new();
            let mut note = |record: Record<'_>| {
                let Record { number, line, offset, length, bytes, .. } = record;
                assert_eq!((number, length), (seen.len() as u64 + 1, bytes.len() as u64));
                seen.push((line, offset, String::from_utf8_lossy(bytes).into_owned()));
            };
            for mut piece in stream.chunks(size.min(stream.len().max(1))) {
                while let Some(record) = splitter.next(&mut piece) {
                    note(record);
                }
                assert!(piece.is_empty());
            }
            splitter.finish().map(&mut note);
            assert_eq!(splitter.finish(), None);
            let seen: Vec<(u64, u64, &str)> = seen.iter().map(|(line, offset, text)| (*line, *offset, text.as_str())).collect();
            assert_eq!(seen, expected, "in pieces of {size}");
        }
    }

    #[test]
    fn lines_are_records() {
        check(b"", &[]);
        check(b"\n \r\n\t\n", &[]);
        check(b"{}", &[(1, 0, "{}")]);
        check(b"{\"a\":1}\n{\"b\":2}\n{\"c\":3}\n", &[(1, 0, "{\"a\":1}"), (2, 8, "{\"b\":2}"), (3, 16, "{\"c\":3}")]);
        check(b"{}\r\n\r\n{}\r\n", &[(1, 0, "{}"), (3, 6, "{}")]);
        check(b"  {\"a\":1}\n {}  \n{}", &[(1, 2, "{\"a\":1}"), (2, 11, "{}"), (3, 16, "{}")]);
        check(b"7\n\"x\"\nnull\n", &[(1, 0, "7"), (2, 2, "\"x\""), (3, 6, "null")]);
    }

    #[test]
    fn documents_may_stand_one_behind_the_other() {
        check(b"{}{} {}\t[1]{}", &[(1, 0, "{}"), (1, 2, "{}"), (1, 5, "{}"), (1, 8, "[1]"), (1, 11, "{}")]);
        check(b"{\"a\":\"} {\"}\n{}", &[(1, 0, "{\"a\":\"} {\"}"), (2, 12, "{}")]);
        check(b"{\"a\":\"\\\"}{\\\\\"}{}\n{}", &[(1, 0, "{\"a\":\"\\\"}{\\\\\"}"), (1, 14, "{}"), (2, 17, "{}")]);
        check(
            b"{\n  \"a\": {\n    \"b\": []\n  }\n}\n{\n}\n",
            &[(1, 0, "{\n  \"a\": {\n    \"b\": []\n  }\n}"), (6, 29, "{\n}")],
        );
        check(b"{ \"a\": 1,\n  \"b\": 2 }\n{}", &[(1, 0, "{ \"a\": 1,\n  \"b\": 2 }"), (3, 21, "{}")]);
        check(b"[\n{\"a\":1},\n{\"a\":2}\n]\n{}", &[(1, 0, "[\n{\"a\":1},\n{\"a\":2}\n]"), (5, 21, "{}")]);
    }

    #[test]
    fn other_text_on_a_line_belongs_to_its_document() {
        check(b"done {\"a\":1}\n{}", &[(1, 0, "done {\"a\":1}"), (2, 13, "{}")]);
        check(b"{\"a\":1} done {}\n{}", &[(1, 0, "{\"a\":1} done {}"), (2, 16, "{}")]);
        check(b"[12:30] hello\n{}", &[(1, 0, "[12:30] hello"), (2, 14, "{}")]);
        check(b"{}}\n{}\n", &[(1, 0, "{}}"), (2, 4, "{}")]);
        check(b"\0\x01\n{}\n", &[(1, 0, "\0\x01"), (2, 3, "{}")]);
        check(b"\xFF{}\n{}\n", &[(1, 0, "\u{FFFD}{}"), (2, 4, "{}")]);
    }

    #[test]
    fn a_broken_record_does_not_take_others_along() {
        check(b"{\"a\":\"x\n{\"b\":2}\n", &[(1, 0, "{\"a\":\"x"), (2, 8, "{\"b\":2}")]);
        check(b"{\"a\":\"x\\\n{\"b\":2}\n", &[(1, 0, "{\"a\":\"x\\"), (2, 9, "{\"b\":2}")]);
        check(b"{\"a\":\n{\"b\":2}\n", &[(1, 0, "{\"a\":"), (2, 6, "{\"b\":2}")]);
        check(b"{\"a\":[1,\n\n{\"b\":2}\n{}\n", &[(1, 0, "{\"a\":[1,"), (3, 10, "{\"b\":2}"), (4, 18, "{}")]);
        check(b"{\"a\":[1}\n{}\n", &[(1, 0, "{\"a\":[1}"), (2, 9, "{}")]);
        check(b"{\n  \"a\": \"x\n  \"b\": 2\n}\n{}\n", &[(1, 0, "{\n  \"a\": \"x"), (5, 23, "{}")]);
        check(b"{\n  \"a\": [\n{\n  \"b\": 2\n}\n", &[(1, 0, "{\n  \"a\": ["), (3, 11, "{\n  \"b\": 2\n}")]);
        check(b"[1,\n{}\n", &[(1, 0, "[1,"), (2, 4, "{}")]);
        check(b"{}\n{\"torn\":", &[(1, 0, "{}"), (2, 3, "{\"torn\":")]);
        check(b"{}\n{\"torn\": \"", &[(1, 0, "{}"), (2, 3, "{\"torn\": \"")]);
    }

    #[test]
    fn a_byte_order_mark_belongs_to_the_first_record() {
        check(b"\xEF\xBB\xBF{}\n{}\n", &[(1, 0, "\u{FEFF}{}"), (2, 6, "{}")]);
        check(b"\xEF\xBB\xBF{\n}\n{}\n", &[(1, 0, "\u{FEFF}{\n}"), (3, 7, "{}")]);
        check(b"\xEF\xBB\xBF", &[(1, 0, "\u{FEFF}")]);
        check(b"\xEF\xBBx{}\n{}", &[(1, 0, "\u{FFFD}x{}"), (2, 6, "{}")]);
        check(b"{}\n\xEF\xBB\xBF{}\n", &[(1, 0, "{}"), (2, 3, "\u{FEFF}{}")]);
    }

    #[test]
    fn columns_count_utf16_units() {
        for size in [1, 100] {
            let mut splitter = Splitter::new(100);
            let mut columns = Vec::new();
            for mut piece in " {\"é🚀\":1} {}{\n}\t{}\n{}\n{}".as_bytes().chunks(size) {
                while let Some(record) = splitter.next(&mut piece) {
                    columns.push((record.line, record.column));
                }
            }
            columns.extend(splitter.finish().map(|record| (record.line, record.column)));
            assert_eq!(columns, [(1, 2), (1, 12), (1, 14), (2, 3), (3, 1), (4, 1)], "in pieces of {size}");
        }
    }

    #[test]
    fn what_is_too_long_is_cut_and_passed_over() {
        let long = format!("{{\"a\":\"{}\"}}", "x".repeat(100));
        let stream = format!("{{}}\n{long}\n{{\"b\":1}}\n{long}");
        for size in [1, 10, 1000] {
            let mut splitter = Splitter::new(10);
            let mut seen = Vec::new();
            for mut piece in stream.as_bytes().chunks(size) {
                while let Some(record) = splitter.next(&mut piece) {
                    seen.push((record.line, record.length, record.bytes.len()));
                }
            }
            seen.extend(splitter.finish().map(|record| (record.line, record.length, record.bytes.len())));
            assert_eq!(seen, [(1, 2, 2), (2, 108, 11), (3, 7, 7), (4, 108, 11)], "in pieces of {size}");
            assert!(splitter.kept.capacity() < 64);
        }
    }
}
