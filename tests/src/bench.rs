//! What the benchmarks measure, shared with the command that prints their ratios.

/// Name and size in bytes of each envelope.
pub const SIZES: [(&str, usize); 4] = [("137-B", 137), ("300-B", 300), ("226-KB", 226_000), ("8-MB", 8_000_000)];

/// Each peer is measured this often, in turns; the median counts.
pub const ROUNDS: usize = 5;

/// A valid cli-agent-spec envelope of about this size: small ones are rate-limit errors, large ones pages of records.
pub fn envelope(size: usize) -> String {
    if size < 1000 {
        let error = |padding: usize| {
            format!(
                r#"{{"ok":false,"data":null,"error":{{"code":"RATE_LIMIT_EXCEEDED","message":"API rate limit reached{}","retryable":true}},"warnings":[],"meta":{{"duration_ms":6}}}}"#,
                ".".repeat(padding)
            )
        };
        return error(size.saturating_sub(error(0).len()));
    }
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
    format!(r#"{{"ok":true,"data":[{records}],"error":null,"warnings":[],"meta":{{"duration_ms":340,"request_id":"req_abc123"}}}}"#)
}
