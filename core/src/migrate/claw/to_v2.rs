//! claw/v1 → claw/v2: the common fields, and the payload beside them or the error as an object.

use super::{COMMON, FAILURE_WORDS, SESSION_OPERATIONS, kind, sessions};
use crate::decide::Code;
use crate::detect::Wanted;
use crate::json::{Kind, Text};
use crate::migrate::change::{Changes, at, path_of};
use crate::migrate::reasons;
use crate::migrate::text::{Field, Object, Writer};
use crate::migrate::{ChangePath, Draft, Fact, Obstacles, Refusal, Source};
use crate::program::{Property, Says};
use crate::report::{ErrorClass, Outcome};

/// Where claw/v1 names what an operation was tried on, the most telling place first.
const TARGETS: [&str; 5] = ["path", "command", "argument", "session_id", "tool_name"];

/// Where it names what was looked up in vain.
const NAMES: [&str; 6] = ["name", "session_id", "tool_name", "requested", "argument", "path"];

/// What the members of a loaded session are called at the top of claw/v2.
const FLAT: [(&str, &str); 3] = [("id", "session_id"), ("path", "path"), ("messages", "messages")];

/// Members that decide in claw/v2 what happened. In claw/v1 they do not.
const DECISIVE: [&str; 5] = ["final_stop_reason", "found", "status", "turn", "turns"];

/// The exit code of a timeout.
const TIMEOUT: i64 = 2;

/// What kind of envelope it becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Success,
    Timeout,
    Error,
    NotFound,
}

pub(in crate::migrate) fn to_v2(source: &Source<'_>, target: Wanted, obstacles: &Obstacles) -> Result<Draft, Refusal> {
    let form = match source.situation.outcome {
        Outcome::Success => Form::Success,
        Outcome::Timeout => Form::Timeout,
        Outcome::Failure => Form::Error,
        Outcome::NotFound => Form::NotFound,
        other => return Err(Refusal::unspeakable(other.as_str())),
    };
    let v1 = &source.object;
    let command = command(source);
    // A process that was ended for taking too long has no exit code to tell.
    let ended = source.situation.subprocess_timeout.then_some(TIMEOUT);
    let process_exit = source.exit.or_else(|| v1.integer("exit_code")).or(ended);
    let (Some((command, told_by)), Some(timestamp), Some(process_exit)) = (command, source.context.timestamp, process_exit)
    else {
        let missing = [
            (command.is_none(), Fact::Command),
            (process_exit.is_none(), Fact::ExitCode),
            (source.context.timestamp.is_none(), Fact::Timestamp),
        ];
        return Err(Refusal::missing(missing.into_iter().filter(|(is, _)| *is).map(|(_, fact)| fact).collect()));
    };
    let exit = match form {
        Form::Success => 0,
        Form::Error | Form::NotFound => 1,
        Form::Timeout => TIMEOUT,
    };
    let shape = match form {
        Form::Error => "error",
        Form::NotFound => "not-found",
        Form::Timeout => "timeout",
        Form::Success => command,
    };
    let shapes = target.dialect.shapes.iter().chain([&target.dialect.otherwise]);
    let object_rule = shapes.filter(|known| known.id == shape).find_map(|known| known.programs.first()?.object);
    let mut migration = Migration {
        source,
        obstacles,
        form,
        command,
        exit,
        properties: object_rule.map_or(&[][..], |rule| rule.properties),
        aside: Vec::new(),
        changes: Changes::new(),
        writer: Writer::new(source.text),
    };
    migration.writer.open('{');
    migration.common(timestamp, told_by);
    match form {
        Form::Error | Form::NotFound => migration.failure(),
        Form::Timeout => migration.timeout(),
        Form::Success => {}
    }
    migration.payload();
    migration.put_aside(process_exit);
    migration.writer.close('}');
    Ok(Draft { text: migration.writer.finish(), changes: migration.changes, exit: Some(exit) })
}

/// The command, and who told it: the caller, the envelope where its shape belongs to one command, or the command line.
fn command<'a>(source: &Source<'a>) -> Option<(&'a str, &'static str)> {
    if let Some(command) = source.context.command {
        if command.is_empty() {
            return Some(("unknown", reasons::NO_COMMAND));
        }
        return Some((command, reasons::FROM_CALLER));
    }
    if matches!(source.shape, "list-sessions" | "load-session" | "delete-session" | "flush-transcript") {
        return Some((source.shape, reasons::FROM_SHAPE));
    }
    let first = source.argv.get(1).map(String::as_str);
    first.filter(|word| !word.is_empty() && !word.starts_with('-')).map(|word| (word, reasons::FROM_ARGV))
}

struct Migration<'s, 'a> {
    source: &'s Source<'a>,
    obstacles: &'s Obstacles,
    form: Form,
    command: &'s str,
    exit: i64,
    /// What the new envelope's schema says about its members.
    properties: &'static [Property],
    /// What goes into `v1`.
    aside: Vec<Field<'a>>,
    changes: Changes,
    writer: Writer,
}

impl<'a> Migration<'_, 'a> {
    fn fails(&self) -> bool {
        matches!(self.form, Form::Error | Form::NotFound)
    }

    /// A success of this shape?
    fn is(&self, shape: &str) -> bool {
        self.form == Form::Success && self.source.shape == shape
    }

    fn common(&mut self, timestamp: &str, told_by: &'static str) {
        let v1 = &self.source.object;
        self.writer.literal(r#""timestamp":"#);
        self.writer.text(timestamp);
        self.changes.synthesised(at!("timestamp"), reasons::FROM_CALLER);
        self.writer.literal(r#""command":"#);
        self.writer.text(self.command);
        if !v1.text("command").is_some_and(|own| own.is(self.command)) {
            self.changes.synthesised(at!("command"), told_by);
        }
        self.writer.literal(r#""exit_code":"#);
        self.writer.integer(self.exit);
        if v1.integer("exit_code") != Some(self.exit) {
            self.changes.synthesised(at!("exit_code"), reasons::EXIT_BY_OUTCOME);
        }
        self.writer.literal(r#""output_format":"json","schema_version":"2.0""#);
        self.changes.synthesised(at!("output_format"), reasons::FIXED);
        self.changes.synthesised(at!("schema_version"), reasons::FIXED);
    }

    /// A member that the common field of the same name already says, and that the way back keeps.
    fn is_said(&self, name: &str) -> bool {
        let v1 = &self.source.object;
        // With a time of its own, nothing but its own command and exit code may come back.
        if v1.get("timestamp").is_some() {
            return false;
        }
        match name {
            "command" => v1.text("command").is_some_and(|own| own.is(self.command)),
            "exit_code" => v1.integer("exit_code") == Some(self.exit),
            _ => false,
        }
    }

    /// The process ended in a way that the answer does not explain, so its token must not be acted on.
    fn is_distrusted(&self) -> bool {
        let situation = &self.source.situation;
        situation.contradiction || situation.killed || situation.unlisted_exit || situation.ambiguous
    }

    fn failure(&mut self) {
        let v1 = &self.source.object;
        let token = match self.source.situation.code {
            Code::Wire(range) => Text::quoted(range.of(self.source.bytes)).decode(),
            Code::Own(_) | Code::None => "".into(),
        };
        let session_operation = SESSION_OPERATIONS.iter().find(|(of, _)| *of == token).map(|(_, operation)| *operation);
        if self.form == Form::NotFound {
            self.writer.literal(r#""name":"#);
            match NAMES.iter().find_map(|name| v1.string(name)) {
                Some(field) => {
                    self.writer.copy(field.value);
                    if field.name() != "name" {
                        self.changes.synthesised(at!("name"), reasons::FIRST_NAME_GIVEN);
                    }
                }
                None => {
                    self.writer.literal(r#""unknown""#);
                    self.changes.synthesised(at!("name"), reasons::NOTHING_NAMED);
                }
            }
            self.writer.literal(r#""found":false"#);
            if v1.boolean("found") != Some(false) {
                self.changes.synthesised(at!("found"), reasons::NOT_FOUND);
            }
        }
        self.writer.literal(r#""error":"#);
        self.writer.open('{');
        self.kind(&token, session_operation);
        self.operation(session_operation);
        self.target();
        self.retryable();
        self.message(&token);
        if let Some(hint) = v1.string("hint") {
            self.writer.literal(r#""hint":"#);
            self.writer.copy(hint.value);
            self.changes.renamed(at!("hint"), at!("error"."hint"), reasons::INTO_ERROR);
        }
        self.writer.close('}');
    }

    /// Where the process was ended for taking too long, its answer does not say so; the new envelope has to.
    fn timeout(&mut self) {
        let v1 = &self.source.object;
        if !self.says_timeout() {
            self.writer.literal(r#""final_stop_reason":"timeout""#);
            self.changes.synthesised(at!("final_stop_reason"), reasons::RAN_OUT_OF_TIME);
        }
        if v1.boolean("final_cancel_observed").is_none() {
            self.writer.literal(r#""final_cancel_observed":false"#);
            self.changes.synthesised(at!("final_cancel_observed"), reasons::NO_CANCEL_OBSERVED);
        }
    }

    fn says_timeout(&self) -> bool {
        self.source.object.text("final_stop_reason").is_some_and(|reason| reason.is("timeout"))
    }

    fn kind(&mut self, token: &str, session_operation: Option<&str>) {
        let class = self.source.situation.class;
        let kind = match self.form {
            Form::NotFound if session_operation.is_some() => "session_not_found",
            Form::NotFound => "tool_not_found",
            _ if self.is_distrusted() || class == ErrorClass::Absent => "unknown",
            _ => kind(class, token),
        };
        let reason = if self.is_distrusted() { reasons::KIND_DISTRUSTED } else { reasons::KIND_FROM_TOKEN };
        self.writer.literal(r#""kind":"#);
        self.writer.text(kind);
        self.changes.synthesised(at!("error"."kind"), reason);
    }

    fn operation(&mut self, session_operation: Option<&str>) {
        let v1 = &self.source.object;
        let action = v1.string("action").filter(|_| v1.text("action").is_some_and(|action| !action.is("abort")));
        self.writer.literal(r#""operation":"#);
        let reason = match (session_operation, action) {
            (Some(operation), _) => {
                self.writer.text(operation);
                reasons::OPERATION_OF_TOKEN
            }
            (None, Some(action)) => {
                self.writer.copy(action.value);
                reasons::OPERATION_FROM_ACTION
            }
            (None, None) => {
                self.writer.literal(r#""unknown""#);
                reasons::NOTHING_NAMED
            }
        };
        self.changes.synthesised(at!("error"."operation"), reason);
    }

    fn target(&mut self) {
        let v1 = &self.source.object;
        self.writer.literal(r#""target":"#);
        let reason = match TARGETS.iter().find_map(|name| v1.string(name)) {
            Some(field) => {
                self.writer.copy(field.value);
                reasons::FIRST_NAME_GIVEN
            }
            None => {
                self.writer.literal(r#""unknown""#);
                reasons::NOTHING_NAMED
            }
        };
        self.changes.synthesised(at!("error"."target"), reason);
    }

    fn retryable(&mut self) {
        let stated = self.source.object.boolean("retryable").filter(|_| !self.is_distrusted());
        let allowed = self.source.situation.table_retryable && !self.is_distrusted() && self.form == Form::Error;
        self.writer.literal(r#""retryable":"#);
        self.writer.literal(if stated.unwrap_or(allowed) { "true" } else { "false" });
        match stated {
            Some(_) => self.changes.renamed(at!("retryable"), at!("error"."retryable"), reasons::INTO_ERROR),
            None if self.is_distrusted() => self.changes.synthesised(at!("error"."retryable"), reasons::KIND_DISTRUSTED),
            None => self.changes.synthesised(at!("error"."retryable"), reasons::RETRYABLE_BY_TABLE),
        }
    }

    fn message(&mut self, token: &str) {
        let v1 = &self.source.object;
        self.writer.literal(r#""message":"#);
        if self.source.says == Says::Success {
            self.writer.text("The answer reports a success, but the exit code of the process does not.");
            self.changes.synthesised(at!("error"."message"), reasons::MESSAGE_FROM_EXIT);
        } else if let Some(text) = v1.string("error") {
            self.writer.copy(text.value);
            self.changes.renamed(at!("error"), at!("error"."message"), reasons::MESSAGE_FROM_TEXT);
        } else if let Some(text) = v1.string("message") {
            self.writer.copy(text.value);
            self.changes.synthesised(at!("error"."message"), reasons::MESSAGE_FROM_TEXT);
        } else {
            self.writer.text(if token.is_empty() { "unknown" } else { token });
            self.changes.synthesised(at!("error"."message"), reasons::MESSAGE_FROM_TOKEN);
        }
    }

    /// Everything else: kept where it is, unless claw/v2 has other plans for the name.
    fn payload(&mut self) {
        let source = self.source;
        let v1 = &source.object;
        for field in &v1.fields {
            let name = field.name();
            if self.is_taken(&name, field) {
                continue;
            }
            match name.as_ref() {
                "sessions" if self.is("list-sessions") && field.kind == Kind::Array => {
                    self.writer.literal(r#""sessions":"#);
                    let count = sessions::to_v2(field.value, &mut self.writer, &mut self.changes);
                    self.writer.literal(r#""sessions_count":"#);
                    self.writer.literal(&count.to_string());
                    if v1.integer("sessions_count") != i64::try_from(count).ok() {
                        self.changes.synthesised(at!("sessions_count"), reasons::COUNTED);
                    }
                }
                "session" if self.is("load-session") && field.kind == Kind::Object => self.session(field),
                name if self.gives_way(name, field) => self.aside.push(*field),
                _ => self.writer.copy_member(field),
            }
        }
    }

    /// Members whose value stands in the new envelope already, or says nothing.
    fn is_taken(&mut self, name: &str, field: &Field<'_>) -> bool {
        let v1 = &self.source.object;
        if COMMON.contains(&name) && self.is_said(name) {
            return true;
        }
        let counts = self.is("list-sessions") && v1.get("sessions").is_some_and(|list| list.kind == Kind::Array);
        match name {
            "sessions_count" if counts => sessions_count_fits(v1, field),
            "error" => self.fails() && field.kind == Kind::String && self.source.says != Says::Success,
            "hint" if self.fails() && field.kind == Kind::Null => {
                self.changes.dropped(at!("hint"), reasons::NULL_HINT);
                true
            }
            "hint" => self.fails() && field.kind == Kind::String,
            "retryable" => self.fails() && field.kind == Kind::Boolean && !self.is_distrusted(),
            "name" => self.form == Form::NotFound && field.kind == Kind::String,
            "found" => self.form == Form::NotFound && v1.boolean("found") == Some(false),
            _ => false,
        }
    }

    /// Members that cannot stay where they are.
    fn gives_way(&mut self, name: &str, field: &Field<'_>) -> bool {
        let reason = if COMMON.contains(&name) {
            reasons::NAME_TAKEN
        } else if self.fails() && FAILURE_WORDS.contains(&name) {
            reasons::KEPT_IN_V1
        } else if self.is_misfit(name, field) {
            reasons::DOES_NOT_FIT
        } else {
            return false;
        };
        let (from, to) = way_into_v1(name);
        self.changes.renamed(from, to, reason);
        true
    }

    /// Would it be read as something else in claw/v2?
    fn is_misfit(&self, name: &str, field: &Field<'_>) -> bool {
        let fits = |property: &Property| property.node.is_none_or(|node| node.kinds.allow(field.kind, field.value.as_bytes()));
        self.properties.iter().find(|property| property.name == name).is_some_and(|property| !fits(property))
            || self.obstacles.holds(&[name])
            || (self.obstacles.misread && DECISIVE.contains(&name))
            || (self.fails() && matches!(name, "error" | "hint" | "retryable" | "found" | "name"))
            || (self.form == Form::Timeout && name == "final_stop_reason" && !self.says_timeout())
            || (name == "sessions_count" && self.is("list-sessions"))
            || (name == "messages" && self.resembles_a_nested_session())
            || matches!(name, "v1" | "v2")
    }

    /// The way back takes a session that counts its messages for one that was nested.
    fn resembles_a_nested_session(&self) -> bool {
        let v1 = &self.source.object;
        self.form == Form::Success
            && v1.is_integer("messages")
            && ["session_id", "path"].iter().all(|name| v1.string(name).is_some())
    }

    /// `session{id, path, messages}` is flat in claw/v2; what else it holds stays where it is, and so does all of it where a name is
    /// taken.
    fn session(&mut self, field: &Field<'_>) {
        let source = self.source;
        let session = Object::read(field.value);
        let taken = FLAT.iter().any(|(name, flat)| session.get(name).is_some() && source.object.get(flat).is_some());
        let flat = |name: &str| FLAT.iter().find(|(of, _)| *of == name && !taken).map(|(_, flat)| *flat);
        for field in &session.fields {
            let name = field.name();
            if let Some(flat) = flat(&name) {
                self.writer.key(flat);
                self.writer.copy(field.value);
                self.changes.renamed(path_of(&["session", &name]), path_of(&[flat]), reasons::FLAT_SESSION);
            }
        }
        if source.object.get("loaded").is_none() {
            self.writer.literal(r#""loaded":true"#);
            self.changes.synthesised(at!("loaded"), reasons::LOADED);
        }
        if session.fields.iter().any(|field| flat(&field.name()).is_none()) {
            self.writer.literal(r#""session":"#);
            self.writer.open('{');
            for field in session.fields.iter().filter(|field| flat(&field.name()).is_none()) {
                self.writer.copy_member(field);
            }
            self.writer.close('}');
        }
    }

    fn put_aside(&mut self, process_exit: i64) {
        let own = self.aside.iter().any(|field| field.name() == "exit_code");
        let differs = process_exit != self.exit && !own;
        let reports_success = self.fails() && self.source.says == Says::Success && self.source.object.get("error").is_none();
        if self.aside.is_empty() && !differs && !reports_success {
            return;
        }
        self.writer.literal(r#""v1":"#);
        self.writer.open('{');
        for field in &self.aside {
            self.writer.copy_member(field);
        }
        if differs {
            self.writer.literal(r#""exit_code":"#);
            self.writer.integer(process_exit);
            self.changes.synthesised(at!("v1"."exit_code"), reasons::PROCESS_EXIT);
        }
        if reports_success {
            self.writer.literal(r#""error":null"#);
            self.changes.synthesised(at!("v1"."error"), reasons::REPORTS_SUCCESS);
        }
        self.writer.close('}');
    }
}

/// Where a member stands in the old envelope, and where it is kept in the new one.
fn way_into_v1(name: &str) -> (ChangePath, ChangePath) {
    /// The ways of the words that nearly every envelope has cost nothing to make.
    macro_rules! ways {
        ($($word:literal),+) => {
            match name {
                $($word => (at!($word), at!("v1".$word)),)+
                _ => (path_of(&[name]), path_of(&["v1", name])),
            }
        };
    }
    ways!("type", "kind", "status", "error_kind", "message", "ok", "action", "timestamp", "command", "exit_code")
}

/// Does a count that is already there say how long the list is?
fn sessions_count_fits(v1: &Object<'_>, count: &Field<'_>) -> bool {
    count.integer().is_some_and(|count| v1.length("sessions").and_then(|length| i64::try_from(length).ok()) == Some(count))
}
