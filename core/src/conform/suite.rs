//! The suite file: which commands to run and what to expect of them.
//!
//! A mistake in it does not stop the others: the command that it stands in is not run, the rest is. Defaults stand for all commands,
//! so with a mistake in them none is run.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::pointer::Pointer;
use super::tree::{Mistake, Node};
use crate::detect::{addresses, dialects};
use crate::json::{Kind, Range, excerpt};
use crate::render::nearest::unknown;
use crate::report::Outcome;

/// What a suite file says, and what is wrong with it.
#[derive(Debug, Default)]
pub(crate) struct Suite {
    /// Paths that every envelope has to have, with values of one type.
    pub(crate) common: Vec<Located<Pointer>>,
    /// Paths whose value has to be the same in every envelope.
    pub(crate) constant: Vec<Located<Pointer>>,
    pub(crate) tests: Vec<Test>,
    pub(crate) mistakes: Vec<Mistake>,
}

/// A value, and where the suite file states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Located<T> {
    pub(crate) at: Range,
    pub(crate) value: T,
}

/// A command and what to expect of it.
#[derive(Debug)]
pub(crate) struct Test {
    /// Its name, or its command line where it has none.
    pub(crate) name: String,
    /// Where it gets its name from.
    name_at: Range,
    pub(crate) argv: Located<Vec<String>>,
    /// The golden envelope's file.
    pub(crate) golden: Option<Located<String>>,
    /// Its own settings on top of the defaults.
    pub(crate) settings: Settings,
    /// How many of the volatile paths, the last ones, it states itself.
    pub(crate) own_volatile: usize,
    /// It states its dialect itself, so it need not have the others'.
    pub(crate) own_dialect: bool,
    /// Nothing is wrong with it.
    pub(crate) runnable: bool,
}

/// What a command may state and inherit from the defaults.
#[derive(Debug, Clone, Default)]
pub(crate) struct Settings {
    pub(crate) stdin: Option<String>,
    /// Variables to set, or to remove where there is no value.
    pub(crate) env: BTreeMap<String, Option<String>>,
    pub(crate) cwd: Option<String>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) exit_code: Option<Located<i64>>,
    pub(crate) dialect: Option<Located<String>>,
    pub(crate) shape: Option<Located<String>>,
    pub(crate) outcome: Option<Located<String>>,
    pub(crate) volatile: Vec<Located<Pointer>>,
}

const SUITE_KEYS: [&str; 5] = ["$schema", "defaults", "common", "constant", "commands"];
const SETTING_KEYS: [&str; 9] = ["stdin", "env", "cwd", "timeout_s", "exit_code", "dialect", "shape", "outcome", "volatile"];
const COMMAND_KEYS: [&str; 3] = ["argv", "name", "golden"];

const OUTCOMES: [Outcome; 8] = [
    Outcome::Success,
    Outcome::Failure,
    Outcome::NotFound,
    Outcome::Timeout,
    Outcome::Partial,
    Outcome::Redirected,
    Outcome::NotModified,
    Outcome::Unknown,
];

/// How long a command may take unless the suite says otherwise.
const TIMEOUT: Duration = Duration::from_secs(30);

impl Test {
    pub(crate) fn timeout(&self) -> Duration {
        self.settings.timeout.unwrap_or(TIMEOUT)
    }
}

impl Suite {
    pub(crate) fn read(bytes: &[u8]) -> Suite {
        let mut reader = Reader::default();
        let mut suite = Suite::default();
        match Node::read(bytes) {
            Ok(root) => reader.suite(&root, &mut suite),
            Err(mistake) => reader.mistakes.push(mistake),
        }
        reader.mistakes.sort_by_key(|mistake| mistake.at.start);
        Suite { mistakes: reader.mistakes, ..suite }
    }
}

#[derive(Default)]
struct Reader {
    mistakes: Vec<Mistake>,
}

impl Reader {
    fn suite(&mut self, root: &Node<'_>, suite: &mut Suite) {
        if !self.is(root, Kind::Object, "a suite file") {
            return;
        }
        // The defaults come first, wherever they stand.
        let mut defaults = Settings::default();
        if let Some(node) = root.member("defaults") {
            self.defaults(node, &mut defaults);
        }
        let defaults_usable = self.mistakes.is_empty();
        for member in root.members() {
            match &*member.key {
                "$schema" => drop(self.text(&member.value, &member.key)),
                "defaults" => {}
                "common" => suite.common = self.exact_pointers(&member.value, &member.key),
                "constant" => suite.constant = self.exact_pointers(&member.value, &member.key),
                "commands" => {
                    if self.is(&member.value, Kind::Array, "`commands`") {
                        for (index, node) in member.value.items().iter().enumerate() {
                            suite.tests.extend(self.test(node, index + 1, &defaults, defaults_usable));
                        }
                    }
                }
                key => self.unknown_key(member.key_at, key, &SUITE_KEYS),
            }
        }
        match root.member("commands") {
            None => self.mistake(opening(root), "the suite lists nothing to run; add `commands`, a list of objects with `argv`"),
            Some(list) if list.kind == Kind::Array && list.items().is_empty() => {
                self.mistake(list.at, "the suite lists nothing to run; add an object with `argv`");
            }
            Some(_) => {}
        }
        self.refuse_duplicates(&mut suite.tests);
    }

    fn defaults(&mut self, node: &Node<'_>, settings: &mut Settings) {
        if !self.is(node, Kind::Object, "`defaults`") {
            return;
        }
        for member in node.members() {
            if COMMAND_KEYS.contains(&&*member.key) {
                self.mistake(member.key_at, format!("`{}` belongs to a single command; move it there", member.key));
            } else if !self.setting(&member.key, &member.value, settings) {
                self.unknown_key(member.key_at, &member.key, &SETTING_KEYS);
            }
        }
    }

    fn test(&mut self, node: &Node<'_>, number: usize, defaults: &Settings, defaults_usable: bool) -> Option<Test> {
        let before = self.mistakes.len();
        if !self.is(node, Kind::Object, "a command") {
            return None;
        }
        let mut argv = Located { at: opening(node), value: Vec::new() };
        let (mut name, mut golden) = (None, None);
        let mut settings = defaults.clone();
        for member in node.members() {
            let (key, value) = (&*member.key, &member.value);
            match key {
                "argv" => {
                    argv = Located { at: value.at, value: self.texts(value, key) };
                    let names_program = value.items().first().is_some_and(|first| first.raw != "\"\"");
                    if value.kind == Kind::Array && !names_program {
                        self.mistake(
                            value.at,
                            "`argv` names no program; its first item is the program, the others its arguments",
                        );
                    }
                }
                "name" => name = self.filled(value, key).map(|text| Located { at: value.at, value: text }),
                "golden" => golden = self.filled(value, key).map(|text| Located { at: value.at, value: text }),
                key if self.setting(key, value, &mut settings) => {}
                key => self.unknown_key(member.key_at, key, &[&COMMAND_KEYS[..], &SETTING_KEYS].concat()),
            }
        }
        if node.member("argv").is_none() {
            self.mistake(opening(node), "the command lacks `argv`, the list of the program and its arguments");
        }
        let name = name.unwrap_or_else(|| {
            let shown = if argv.value.is_empty() { format!("command {number}") } else { shell_words::join(&argv.value) };
            Located { at: argv.at, value: shown }
        });
        Some(Test {
            name: name.value,
            name_at: name.at,
            argv,
            golden,
            own_volatile: settings.volatile.len() - defaults.volatile.len(),
            own_dialect: node.member("dialect").is_some(),
            settings,
            runnable: defaults_usable && self.mistakes.len() == before,
        })
    }

    /// Takes a setting in, and says whether there is one of this name.
    fn setting(&mut self, key: &str, value: &Node<'_>, settings: &mut Settings) -> bool {
        match key {
            "stdin" => settings.stdin = self.text(value, key),
            "env" => self.variables(value, &mut settings.env),
            "cwd" => settings.cwd = self.filled(value, key),
            "timeout_s" => settings.timeout = self.seconds(value),
            "exit_code" => settings.exit_code = self.integer(value, key),
            "dialect" => settings.dialect = self.word(value, key, &addresses()),
            "shape" => {
                let shapes: Vec<&str> = dialects().into_iter().flat_map(|dialect| dialect.shapes).collect();
                settings.shape = self.word(value, key, &shapes);
            }
            "outcome" => settings.outcome = self.word(value, key, &OUTCOMES.map(Outcome::as_str)),
            "volatile" => {
                let pointers = self.pointers(value, key);
                settings.volatile.extend(pointers);
            }
            _ => return false,
        }
        true
    }

    /// Two commands of one name cannot be told apart, and two of one golden would overwrite each other's.
    fn refuse_duplicates(&mut self, tests: &mut [Test]) {
        let mut names = BTreeSet::new();
        let mut goldens = BTreeSet::new();
        for test in tests {
            if !names.insert(test.name.clone()) {
                let message =
                    format!("a command before this one is also called {}; give it a `name` of its own", excerpt(&test.name));
                self.mistake(test.name_at, message);
                test.runnable = false;
            }
            let Some(golden) = &test.golden else { continue };
            if !goldens.insert(golden.value.clone()) {
                self.mistake(golden.at, "a command before this one has the same `golden`; name another file");
                test.runnable = false;
            }
        }
    }

    fn text(&mut self, node: &Node<'_>, key: &str) -> Option<String> {
        self.is(node, Kind::String, &format!("`{key}`"));
        node.text().map(str::to_owned)
    }

    /// A text that is not empty.
    fn filled(&mut self, node: &Node<'_>, key: &str) -> Option<String> {
        let text = self.text(node, key);
        if text.as_ref().is_some_and(String::is_empty) {
            self.mistake(node.at, format!("`{key}` is empty; leave it out or fill it in"));
        }
        text
    }

    /// One of these words.
    fn word(&mut self, node: &Node<'_>, key: &str, known: &[&str]) -> Option<Located<String>> {
        let text = self.text(node, key)?;
        if !known.contains(&text.as_str()) {
            self.mistake(node.at, unknown(key, &text, known, &format!("there are {}", sorted(known).join(", "))));
        }
        Some(Located { at: node.at, value: text })
    }

    fn texts(&mut self, node: &Node<'_>, key: &str) -> Vec<String> {
        self.is(node, Kind::Array, &format!("`{key}`"));
        node.items().iter().filter_map(|item| self.text(item, key)).collect()
    }

    fn pointers(&mut self, node: &Node<'_>, key: &str) -> Vec<Located<Pointer>> {
        self.is(node, Kind::Array, &format!("`{key}`"));
        let mut pointers = Vec::new();
        for item in node.items() {
            let Some(text) = self.text(item, key) else { continue };
            match Pointer::parse(&text) {
                Some(pointer) => pointers.push(Located { at: item.at, value: pointer }),
                None => self.mistake(
                    item.at,
                    format!(
                        "{} is no path; write a JSON pointer such as `/meta/duration_ms` or `/sessions/*/id`",
                        excerpt(&text)
                    ),
                ),
            }
        }
        pointers
    }

    fn exact_pointers(&mut self, node: &Node<'_>, key: &str) -> Vec<Located<Pointer>> {
        let (exact, other): (Vec<_>, Vec<_>) = self.pointers(node, key).into_iter().partition(|pointer| pointer.value.is_exact());
        for pointer in other {
            self.mistake(pointer.at, format!("a path of `{key}` leads to one place; `*` has no meaning here"));
        }
        exact
    }

    fn variables(&mut self, node: &Node<'_>, variables: &mut BTreeMap<String, Option<String>>) {
        self.is(node, Kind::Object, "`env`");
        for member in node.members() {
            match (&member.value, member.value.text()) {
                (_, Some(text)) => drop(variables.insert(member.key.to_string(), Some(text.to_owned()))),
                (Node { kind: Kind::Null, .. }, None) => drop(variables.insert(member.key.to_string(), None)),
                (value, None) => {
                    let found = value.kind.phrase();
                    self.mistake(value.at, format!("a variable must be a string, or null to remove it; found {found}"));
                }
            }
        }
    }

    fn seconds(&mut self, node: &Node<'_>) -> Option<Duration> {
        let seconds = node.raw.parse::<f64>().ok().filter(|seconds| node.kind == Kind::Number && *seconds > 0.0);
        let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        if duration.is_none() {
            self.mistake(node.at, format!("`timeout_s` must be a number of seconds above zero; found {}", excerpt(node.raw)));
        }
        duration
    }

    fn integer(&mut self, node: &Node<'_>, key: &str) -> Option<Located<i64>> {
        let number = node.raw.parse().ok().filter(|_| node.kind == Kind::Number);
        if number.is_none() {
            self.mistake(node.at, format!("`{key}` must be an integer; found {}", excerpt(node.raw)));
        }
        number.map(|value| Located { at: node.at, value })
    }

    fn is(&mut self, node: &Node<'_>, kind: Kind, what: &str) -> bool {
        if node.kind != kind {
            self.mistake(node.at, format!("{what} must be {}; found {}", kind.phrase(), node.kind.phrase()));
        }
        node.kind == kind
    }

    fn unknown_key(&mut self, at: Range, key: &str, known: &[&str]) {
        self.mistake(at, unknown("key", key, known, &format!("there are {}", sorted(known).join(", "))));
    }

    fn mistake(&mut self, at: Range, message: impl Into<String>) {
        self.mistakes.push(Mistake { at, message: message.into() });
    }
}

/// The bracket or brace of something that is at fault as a whole.
fn opening(node: &Node<'_>) -> Range {
    Range::new(node.at.start, node.at.start + 1)
}

fn sorted<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let mut words = words.to_vec();
    words.sort_unstable();
    words.dedup();
    words
}
