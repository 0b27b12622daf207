//! Envelopes that look like one read before. Programs print the same members in the same order again and again; what differs from call
//! to call is mostly text that nobody asks about. A template is such an envelope with holes where those values stand: a capture that
//! fills the holes and is otherwise the same, byte for byte, has the same verdict and the same decision, and neither has to be worked out
//! again.
//!
//! What is remembered never changes an answer, only how long it takes. A hole is made only where no condition, no table and no rule of
//! the schema looks at more than the kind of the value; whatever fills it is scanned as strictly as everything else.

use std::borrow::Cow;
use std::cell::Cell;

use crate::capture::{Capture, ExitStatus};
use crate::decide::{Code, decision};
use crate::details::{Details, Named};
use crate::generated::tables::KEYS;
use crate::inspect::{Reading, read};
use crate::json::{Entry, Index, Kind, LANES, Lanes, Members, Range, Scanner, Text, skip_space, skip_value};
use crate::messages::cut;
use crate::options::{Options, Policy};
use crate::problems::Problems;
use crate::program::{Additional, Dialect, Node, ObjectRule};
use crate::report::{Decision, Found, Outcome, Stream};
use crate::validate::is_date_time;

/// Templates kept by each thread.
const MOST_TEMPLATES: usize = 8;
/// Looks of envelopes whose sightings are counted.
const MOST_LOOKS: usize = 32;
/// A template is made of at most this many pieces.
const MOST_PIECES: usize = 400;
/// Holes are inside so many arrays and objects at most.
const DEPTH: usize = 2;

/// What is the same for every envelope that fits a template.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) dialect: &'static str,
    pub(crate) revision: Option<u8>,
    pub(crate) shape: &'static str,
    pub(crate) valid: bool,
    pub(crate) outcome: Outcome,
    /// Quotes nothing of the envelope.
    pub(crate) decision: Decision,
    /// The error's code where it is not the envelope's.
    pub(crate) own_code: Option<&'static str>,
    pub(crate) errors: usize,
    pub(crate) warnings: usize,
}

/// A capture that fits a template.
#[derive(Clone, Copy)]
pub(crate) struct Hit<'a> {
    pub(crate) answer: &'a Answer,
    /// The envelope, which starts the stream.
    pub(crate) range: Range,
    /// Where code, operation and target stand, without quotes; 0 to 0 where the envelope does not state them.
    pub(crate) named: [Range; NAMES],
}

impl Hit<'_> {
    /// What the error is called, what was being done and what it was done to.
    pub(crate) fn names<'b>(&self, bytes: &'b [u8]) -> Named<'b> {
        let text = |range: Range| (range.start > 0).then(|| cut(Text::new(range.of(bytes)).decode()));
        let [code, operation, target] = self.named.map(text);
        Named { code: self.answer.own_code.map(Cow::Borrowed).or(code), operation, target }
    }
}

/// Code, operation and target.
const NAMES: usize = 3;

#[derive(Debug)]
struct Template {
    exit: Option<i64>,
    pieces: Vec<Piece>,
    answer: Answer,
}

/// A part of a template.
#[derive(Debug, Clone, Copy)]
enum Piece {
    /// These bytes, at most sixteen; the masks say which count.
    Fixed { words: [u64; 2], masks: [u64; 2], length: usize },
    /// The inside of a string that is not empty.
    Text,
    /// The inside of a string that is a date and time.
    DateTime,
    /// A number without sign, fraction and exponent.
    Count,
    /// An array or object that is not empty, opens with this byte, and stands inside so many others.
    Container { opener: u8, depth: usize },
    /// Here one of the names begins.
    Begin(usize),
    /// Here it ends.
    End(usize),
}

/// What a thread remembers.
#[derive(Debug)]
struct Templates {
    kept: Vec<Template>,
    /// The one that fitted last is tried first.
    last: usize,
    /// The one that was made last; the next one takes the place behind it when there is no more room.
    newest: usize,
    /// How often envelopes of a look have been read the ordinary way.
    looks: Vec<(u64, u32)>,
    newest_look: usize,
    scanner: Scanner,
}

thread_local! {
    static TEMPLATES: Cell<Option<Box<Templates>>> = const { Cell::new(None) };
}

/// Asks the templates of this thread. Gives nothing where none fits, or where more than the text and the exit code could matter.
#[inline]
pub(crate) fn recall<T>(capture: &Capture<'_>, options: &Options, take: impl FnOnce(Hit<'_>) -> T) -> Option<T> {
    if !cfg!(feature = "fast") {
        return None;
    }
    let mut templates = TEMPLATES.take()?;
    let taken = if is_plain(capture, options) {
        templates.scanner.set_max_depth(options.max_depth);
        templates.hit(&capture.stdout, capture.exit.code()).map(take)
    } else {
        None
    };
    if !templates.scanner.is_worth_keeping() {
        templates.scanner = Scanner::new();
    }
    TEMPLATES.set(Some(templates));
    taken
}

/// Takes notice of a capture that was read the ordinary way, and makes a template of it when its look has been seen often enough: the
/// second time, the fourth, the eighth. Values that are asked about and change at every call would otherwise cost a template each.
pub(crate) fn notice(capture: &Capture<'_>, options: &Options, look: Option<u64>) {
    let Some(look) = look.filter(|_| cfg!(feature = "fast") && is_plain(capture, options)) else { return };
    let mut templates = TEMPLATES.take().unwrap_or_else(|| Box::new(Templates::new()));
    if templates.is_due(look)
        && let Some(template) = Template::new(capture, options, &mut templates.scanner)
    {
        templates.keep(template);
    }
    TEMPLATES.set(Some(templates));
}

/// How the envelope of a reading looks, where it could become a template: a stream that holds it and nothing else.
pub(crate) fn look(reading: &Reading, index: &Index) -> Option<u64> {
    let alone = reading.found == Found::Envelope && reading.envelopes == 1 && reading.stream == Some(Stream::Stdout);
    let first = reading.range.is_some_and(|range| range.start == 0);
    (alone && first && reading.shape.is_some()).then(|| index.look())
}

/// Can nothing matter but the text and the exit code?
fn is_plain(capture: &Capture<'_>, options: &Options) -> bool {
    let ordinary = options.dialect.is_none()
        && options.policy == Policy::Seed
        && options.attempts == 1
        && !options.credentials_refreshed
        && !options.retry_timeouts
        && options.cursors_seen.is_empty()
        && options.redirects_followed.is_empty()
        && options.max_depth > DEPTH;
    let complete = capture.stderr.is_empty() && !capture.timed_out && !matches!(capture.exit, ExitStatus::Signal(_));
    ordinary && complete && capture.stdout.len() <= options.max_bytes
}

impl Templates {
    fn new() -> Templates {
        Templates { kept: Vec::new(), last: 0, newest: 0, looks: Vec::new(), newest_look: 0, scanner: Scanner::new() }
    }

    fn hit(&mut self, bytes: &[u8], exit: Option<i64>) -> Option<Hit<'_>> {
        let Templates { kept, last, scanner, .. } = self;
        let mut fit = |template: &Template| if template.exit == exit { template.fit(bytes, scanner) } else { None };
        let (position, (end, named)) = match kept.get(*last).and_then(&mut fit) {
            Some(fitting) => (*last, fitting),
            None => kept.iter().enumerate().find_map(|(position, template)| Some((position, fit(template)?)))?,
        };
        *last = position;
        Some(Hit { answer: &kept.get(position)?.answer, range: Range::new(0, end), named })
    }

    fn is_due(&mut self, look: u64) -> bool {
        if let Some((_, times)) = self.looks.iter_mut().find(|(known, _)| *known == look) {
            *times = times.saturating_add(1);
            return times.is_power_of_two();
        }
        place(&mut self.looks, &mut self.newest_look, MOST_LOOKS, (look, 1));
        false
    }

    fn keep(&mut self, template: Template) {
        place(&mut self.kept, &mut self.newest, MOST_TEMPLATES, template);
    }
}

/// Puts something into a list of limited length, in the end in the place of what has been there longest.
fn place<T>(list: &mut Vec<T>, newest: &mut usize, most: usize, new: T) {
    if list.len() < most {
        *newest = list.len();
        list.push(new);
        return;
    }
    *newest = (*newest + 1) % most;
    if let Some(old) = list.get_mut(*newest) {
        *old = new;
    }
}

impl Template {
    /// Makes a template of a capture, where its envelope allows one.
    fn new(capture: &Capture<'_>, options: &Options, scanner: &mut Scanner) -> Option<Template> {
        let bytes = &*capture.stdout;
        let reading = read(capture, options, Problems::listing(0));
        let decision = decision(&reading, capture, options);
        let (dialect, shape, range) = (reading.dialect?, reading.shape?, reading.range?);
        let says_all = decision.cursor.is_none() && decision.redirect.is_none();
        if !says_all || reading.look.is_none() || skip_space(bytes, range.end) != bytes.len() {
            return None;
        }
        let edition = dialect.revisions.iter().position(|revision| Some(revision.id) == reading.revision).unwrap_or(0);
        let root = shape.programs.get(edition)?.object?;
        scanner.set_max_depth(options.max_depth);
        // What is peculiar about a value would be said of every other value in its hole.
        if scanner.scan(bytes, range.start).peculiar {
            return None;
        }
        let mut cutter = Cutter { bytes, dialect, pieces: Vec::new(), settled: range.start, named: names(&reading) };
        cutter.root(root, scanner.index())?;
        cutter.fix(range.end)?;
        let answer = Answer {
            dialect: dialect.id,
            revision: reading.revision,
            shape: shape.id,
            valid: reading.is_valid(),
            outcome: reading.situation.outcome,
            decision,
            own_code: match reading.situation.code {
                Code::Own(code) => Some(code),
                Code::None | Code::Wire(_) => None,
            },
            errors: reading.problems.error_count(),
            warnings: reading.problems.warning_count(),
        };
        Some(Template { exit: capture.exit.code(), pieces: cutter.pieces, answer })
    }

    /// Does the stream hold an envelope that fits, and nothing else? Where it ends, and where its names stand.
    fn fit(&self, bytes: &[u8], scanner: &mut Scanner) -> Option<(usize, [Range; NAMES])> {
        let mut named = [Range::default(); NAMES];
        let mut at = 0;
        for piece in &self.pieces {
            match *piece {
                Piece::Fixed { words: [low, high], masks: [low_mask, high_mask], length } => {
                    let [found_low, found_high] = Lanes::at(bytes, at).words();
                    if (found_low & low_mask ^ low) | (found_high & high_mask ^ high) != 0 {
                        return None;
                    }
                    at += length;
                }
                Piece::Text => at = scanner.inside_of_string(bytes, at)?,
                Piece::DateTime => {
                    let end = scanner.inside_of_string(bytes, at)?;
                    if !is_date_time(Range::new(at, end).of(bytes)) {
                        return None;
                    }
                    at = end;
                }
                Piece::Count => at = count_end(bytes, at)?,
                Piece::Container { opener, depth } => {
                    if bytes.get(at) != Some(&opener) {
                        return None;
                    }
                    at = scanner.whole_container(bytes, at, depth)?;
                }
                Piece::Begin(name) => named.get_mut(name)?.start = at,
                Piece::End(name) => named.get_mut(name)?.end = at,
            }
        }
        let rest = if at == bytes.len() { at } else { skip_space(bytes, at) };
        (rest == bytes.len()).then_some((at, named))
    }
}

/// The end of a plain number of at most fifteen digits, which every double holds. What may not follow a number does not fit the next piece.
fn count_end(bytes: &[u8], start: usize) -> Option<usize> {
    let digits = bytes.get(start..)?.iter().take(16).take_while(|byte| byte.is_ascii_digit()).count();
    let leading_zero = digits > 1 && bytes.get(start) == Some(&b'0');
    (1..16).contains(&digits).then_some(start + digits).filter(|_| !leading_zero)
}

/// The places of code, operation and target, with their quotes.
fn names(reading: &Reading) -> [Option<Range>; NAMES] {
    let Details { operation, target, .. } = reading.details;
    let code = match reading.situation.code {
        Code::Wire(range) => Some(range),
        Code::None | Code::Own(_) => None,
    };
    [code, operation, target]
}

/// Cuts an envelope into pieces.
struct Cutter<'a> {
    bytes: &'a [u8],
    dialect: &'static Dialect,
    pieces: Vec<Piece>,
    /// Up to here the envelope is in pieces.
    settled: usize,
    named: [Option<Range>; NAMES],
}

impl Cutter<'_> {
    fn root(&mut self, rule: &ObjectRule, index: &Index) -> Option<()> {
        let mut members = Members::new(self.bytes, self.settled);
        while let Some(member) = members.next() {
            let end = skip_value(self.bytes, member.value);
            let value = Range::new(member.value, end);
            let known = index.members().find(|(entry, _)| entry.key() == member.key);
            let node = node_of(rule, known.map(|(entry, _)| entry))?;
            match known {
                Some((entry, children)) if entry.kind == Kind::Object && row_of(entry) > 0 => {
                    self.object(node, entry, children)?
                }
                _ => self.value(value, member.kind, known.map(|(entry, _)| entry), node, 1)?,
            }
            members.resume(end);
        }
        Some(())
    }

    /// An object whose members the index knows.
    fn object(&mut self, node: Option<&Node>, object: &Entry, known: &[Entry]) -> Option<()> {
        let rule = match node {
            Some(Node { one_of: Some(_), .. }) => return Some(()),
            Some(node) => node.object,
            None => None,
        };
        let mut members = Members::new(self.bytes, object.value().start);
        while let Some(member) = members.next() {
            let end = skip_value(self.bytes, member.value);
            let entry = known.iter().find(|entry| entry.key() == member.key);
            let node = match rule {
                Some(rule) => node_of(rule, entry)?,
                None => None,
            };
            self.value(Range::new(member.value, end), member.kind, entry, node, 2)?;
            members.resume(end);
        }
        Some(())
    }

    /// Makes a hole of a value inside so many objects, where nobody asks for more than its kind.
    fn value(&mut self, at: Range, kind: Kind, entry: Option<&Entry>, node: Option<&Node>, depth: usize) -> Option<()> {
        let name = self.named.iter().position(|named| *named == Some(at));
        let inside = if kind == Kind::String { Range::new(at.start + 1, at.end - 1) } else { at };
        let hole = if entry.is_some_and(|entry| self.asks(entry)) { None } else { self.hole(inside, kind, node, depth) };
        if name.is_none() && hole.is_none() {
            return Some(());
        }
        self.fix(inside.start)?;
        self.pieces.extend(name.map(Piece::Begin));
        match hole {
            Some(hole) => {
                self.pieces.push(hole);
                self.settled = inside.end;
            }
            None => self.fix(inside.end)?,
        }
        self.pieces.extend(name.map(Piece::End));
        Some(())
    }

    /// Does anything about the dialect look at more than the kind of the value?
    fn asks(&self, entry: &Entry) -> bool {
        KEYS.get(usize::from(entry.id)).is_none_or(|key| key.asked & self.dialect.bit != 0)
    }

    fn hole(&self, at: Range, kind: Kind, node: Option<&Node>, depth: usize) -> Option<Piece> {
        if node.is_some_and(|node| node.one_of.is_some()) {
            return None;
        }
        let free = node.is_none_or(|node| node.kind_only);
        match kind {
            Kind::String => match node.and_then(|node| node.string) {
                _ if at.start == at.end => None,
                None => Some(Piece::Text),
                Some(rule) if rule.pattern.is_some() || rule.min > 1 || rule.max < u32::MAX => None,
                Some(rule) if !rule.date_time => Some(Piece::Text),
                Some(_) => is_date_time(at.of(self.bytes)).then_some(Piece::DateTime),
            },
            Kind::Number => {
                let bounded =
                    |node: &Node| node.number.is_some_and(|rule| rule.max.is_some() || rule.min.is_some_and(|min| min > 0));
                let counts = count_end(self.bytes, at.start) == Some(at.end);
                (counts && !node.is_some_and(bounded)).then_some(Piece::Count)
            }
            Kind::Array | Kind::Object => {
                let opener = *self.bytes.get(at.start)?;
                let is_empty = skip_space(self.bytes, at.start + 1) + 1 == at.end;
                (free && !self.dialect.asks_for_lines && !is_empty).then_some(Piece::Container { opener, depth })
            }
            Kind::Null | Kind::Boolean => None,
        }
    }

    /// Everything up to here has to stay as it is. Nothing where that makes too many pieces.
    fn fix(&mut self, end: usize) -> Option<()> {
        if (end - self.settled) / LANES + self.pieces.len() > MOST_PIECES {
            return None;
        }
        while self.settled < end {
            let length = (end - self.settled).min(LANES);
            let masks = Lanes::masks(length);
            let [low, high] = Lanes::at(self.bytes, self.settled).words();
            self.pieces.push(Piece::Fixed { words: [low & masks[0], high & masks[1]], masks, length });
            self.settled += length;
        }
        Some(())
    }
}

/// The schema of a member, where there is one; nothing at all where schemas look into members that they do not name.
#[allow(clippy::option_option, reason = "no schema is something else than no template")]
fn node_of<'a>(rule: &'a ObjectRule, entry: Option<&Entry>) -> Option<Option<&'a Node>> {
    match rule.additional {
        Additional::Checked(_) => None,
        Additional::Allowed | Additional::Forbidden | Additional::Noted => {
            Some(entry.and_then(|entry| rule.property(entry.id)?.node))
        }
    }
}

fn row_of(entry: &Entry) -> u8 {
    KEYS.get(usize::from(entry.id)).map_or(0, |key| key.value.row())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITE: &str = r#"{"timestamp":"2026-04-22T10:10:00Z","command":"exec-command","exit_code":1,"output_format":"json","schema_version":"2.0","error":{"kind":"filesystem","operation":"write","target":"/tmp/a","retryable":true,"message":"no room left"}}"#;

    /// Makes a template of the first text and says whether the second fits it.
    fn fits(first: &str, second: &str) -> bool {
        let options = Options::default();
        let mut scanner = Scanner::new();
        let template = Template::new(&Capture::new(first), &options, &mut scanner).expect("a template");
        template.fit(second.as_bytes(), &mut scanner).is_some()
    }

    #[test]
    fn a_template_fits_what_differs_where_nobody_asks() {
        for (from, to) in [
            ("no room left", "nothing \\\"at all\\\" to say: \u{e9}"),
            ("/tmp/a", "/srv/elsewhere/and/far/away"),
            ("write", "append"),
            ("10:10:00Z", "23:59:59.123+02:00"),
            ("}}", "}}\n"),
        ] {
            assert!(fits(WRITE, &WRITE.replace(from, to)), "{to}");
        }
        for (from, to) in [
            ("filesystem", "runtime"),
            ("\"exit_code\":1", "\"exit_code\":2"),
            ("\"retryable\":true", "\"retryable\":false"),
            ("10:10:00Z", "25:10:00Z"),
            ("no room left", ""),
            ("no room left", "\\ud83d"),
            ("no room left", "a\tb"),
            ("\"no room left\"", "7"),
            ("\"error\":", "\"error\": "),
            ("}}", "}} {}"),
            ("}}", "}"),
        ] {
            assert!(!fits(WRITE, &WRITE.replace(from, to)), "{to}");
        }
    }

    #[test]
    fn data_of_any_length_fits() {
        let page = |data: &str| format!(r#"{{"ok":true,"data":{data},"error":null,"warnings":[],"meta":{{"duration_ms":6}}}}"#);
        let first = page(r#"[{"id":1}]"#);
        assert!(fits(&first, &page(r#"[{"id":1},{"id":2},[[["caf\u00e9"]]]]"#)));
        for other in ["[]", "{}", "[1", "[1]]", "[{\"a\":1,\"a\":2}]", "\"text\"", "[1e400]", "[\"\\udead\"]"] {
            assert!(!fits(&first, &page(other)), "{other}");
        }
        assert!(!fits(&first, &page(r#"[1]"#).replace(":6", ":-6")));
    }

    #[test]
    fn a_look_is_due_the_second_time_the_fourth_and_the_eighth() {
        let mut templates = Templates::new();
        let due: Vec<usize> = (1..=20).filter(|_| templates.is_due(7)).collect();
        assert_eq!(due, [2, 4, 8, 16]);
        assert!(!templates.is_due(8));
    }

    #[test]
    fn what_has_been_there_longest_makes_room() {
        let (mut list, mut newest) = (Vec::new(), 0);
        for number in 0..5 {
            place(&mut list, &mut newest, 3, number);
        }
        assert_eq!(list, [3, 4, 2]);
    }
}
