//! What the benchmarks measure, shared with the command that prints their ratios.

/// One envelope to measure.
#[derive(Debug, Clone)]
pub struct Subject {
    /// What it is called in the results.
    pub name: &'static str,
    /// The envelope's text.
    pub text: String,
    /// The exit code that goes with it.
    pub exit: i64,
    /// The schema of its shape, from the project's root.
    pub schema: &'static str,
}

/// Each peer is measured this often, in turns; the median counts.
pub const ROUNDS: usize = 5;

/// The envelopes the benchmarks measure: two small errors, a page of records and a very large one.
pub fn subjects() -> Vec<Subject> {
    let mut subjects = small();
    subjects.push(Subject { name: "226-KB", text: page(226_000), exit: 0, schema: RESPONSE });
    subjects.push(Subject { name: "8-MB", text: page(8_000_000), exit: 0, schema: RESPONSE });
    subjects
}

/// The two small ones.
pub fn small() -> Vec<Subject> {
    vec![
        Subject { name: "137-B", text: STUB.to_owned(), exit: 1, schema: "schema/claw/v1/stub.schema.json" },
        Subject { name: "300-B", text: RATE_LIMITED.to_owned(), exit: 11, schema: RESPONSE },
    ]
}

const RESPONSE: &str = "schema/cli-agent-spec/v1/r1/response.schema.json";

const STUB: &str = r#"{"type":"error","command":"delete-session","error":"not_yet_implemented","kind":"not_yet_implemented","hint":"upgrade to a newer build."}"#;

const RATE_LIMITED: &str = r#"{
  "ok": false,
  "data": null,
  "error": {
    "code": "RATE_LIMIT_EXCEEDED",
    "message": "API rate limit reached",
    "retryable": true,
    "retry_after": 30,
    "suggestion": "wait, then call again"
  },
  "warnings": [],
  "meta": {
    "duration_ms": 6,
    "request_id": "req_4d1f6c0a9be2"
  }
}"#;

/// A page of records of about this many bytes.
pub fn page(size: usize) -> String {
    let mut records = String::with_capacity(size);
    let mut number = 0;
    while records.len() + 200 < size {
        if number > 0 {
            records.push(',');
        }
        records.push_str(&format!(
            r#"{{"id":"deploy-{number:06}","version":"1.{}.{}","environment":"staging","status":"active","replicas":{},"healthy":true,"note":"café au lait \"{number}\"","created_at":"2026-02-12T11:00:00Z"}}"#,
            number % 17,
            number % 5,
            number % 9
        ));
        number += 1;
    }
    format!(
        r#"{{"ok":true,"data":[{records}],"error":null,"warnings":[],"meta":{{"duration_ms":340,"request_id":"req_abc123"}}}}"#
    )
}
