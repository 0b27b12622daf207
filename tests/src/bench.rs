//! What the benchmarks measure, from the file that the benchmarks in JavaScript read, too.

use serde::Deserialize;

/// One envelope to measure.
#[derive(Debug, Clone, Deserialize)]
pub struct Subject {
    /// What it is called in the results.
    pub name: String,
    /// The envelope's text.
    pub text: String,
    /// The exit code that goes with it.
    pub exit_code: i64,
    /// The schema of its shape, in the folder of schemas.
    pub schema: String,
}

/// Each peer is measured this often, in turns; the median counts.
pub const ROUNDS: usize = 5;

/// The envelopes the benchmarks measure: two small errors, a page of records and a very large one.
pub fn subjects() -> Vec<Subject> {
    let Subjects { small, page, pages } = read();
    let large = pages.into_iter().map(|Size { name, bytes }| Subject {
        name,
        text: page.text(bytes),
        exit_code: 0,
        schema: page.schema.clone(),
    });
    small.into_iter().chain(large).collect()
}

/// A list of sessions, each of which is rewritten by a migration.
pub fn sessions() -> Subject {
    let session = |number: u64| {
        let (updated, count) = (1_775_777_421_902 + number, number % 100);
        format!(
            r#"{{"id":"session-{number}","path":"/w/.claw/sessions/{number}.jsonl","updated_at_ms":{updated},"message_count":{count}}}"#
        )
    };
    let sessions: Vec<String> = (0..2000).map(session).collect();
    let text = format!(r#"{{"command":"list-sessions","sessions":[{}]}}"#, sessions.join(","));
    Subject { name: "sessions".to_owned(), text, exit_code: 0, schema: "claw/v1/list-sessions.schema.json".to_owned() }
}

/// A page of records of about this many bytes.
pub fn page(bytes: usize) -> String {
    read().page.text(bytes)
}

#[derive(Deserialize)]
struct Subjects {
    small: Vec<Subject>,
    page: Page,
    pages: Vec<Size>,
}

#[derive(Deserialize)]
struct Page {
    schema: String,
    before: String,
    record: String,
    after: String,
}

#[derive(Deserialize)]
struct Size {
    name: String,
    bytes: usize,
}

fn read() -> Subjects {
    serde_json::from_str(include_str!("../benches/subjects.json")).expect("subjects")
}

impl Page {
    fn text(&self, bytes: usize) -> String {
        let count = (bytes - self.before.len() - self.after.len()) / (self.record.len() + 1);
        let records: Vec<String> = (0..count).map(|number| self.record.replace("NUMBER", &format!("{number:06}"))).collect();
        [&self.before, &records.join(","), &self.after].map(String::as_str).concat()
    }
}
