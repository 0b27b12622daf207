// Made by `cargo xtask gen` from schema/. Do not edit.
//! The schemas as they stand in schema/.

/// A schema with the name that the command knows it by and a sentence about it.
pub(crate) struct Schema {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) text: &'static str,
}

/// By name.
pub(crate) const SCHEMAS: &[Schema] = &[
    Schema {
        name: "animus/v1/error",
        about: "What a command prints on stderr when it fails: the schema id, ok: false and the error. Lines of prose may stand before it.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/animus/v1/error.schema.json",
  "title": "animus v1 error",
  "description": "What a command prints on stderr when it fails: the schema id, ok: false and the error. Lines of prose may stand before it.",
  "type": "object",
  "required": ["schema", "ok", "error"],
  "x-unknown-fields": "info",
  "properties": {
    "schema": {
      "description": "Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape.",
      "type": "string",
      "enum": ["animus.cli.v1", "ao.cli.v1"]
    },
    "ok": { "description": "Always false in an error.", "type": "boolean", "const": false },
    "error": { "description": "What went wrong.", "$ref": "#/$defs/ErrorBody" }
  },
  "$defs": {
    "ErrorBody": {
      "description": "One failure: a category for machines, a sentence for people.",
      "type": "object",
      "required": ["code", "message", "exit_code"],
      "x-unknown-fields": "info",
      "properties": {
        "code": {
          "description": "Category of the failure: internal, invalid_input, not_found, conflict or unavailable.",
          "type": "string", "minLength": 1
        },
        "message": { "description": "What happened, for people.", "type": "string" },
        "exit_code": {
          "description": "The process's exit code, the one that belongs to the category.",
          "type": "integer",
          "minimum": 1,
          "maximum": 5
        },
        "details": {
          "description": "Structured context. Left out when there is none: null is accepted here and reported as null_details.",
          "type": ["object", "null"]
        }
      }
    }
  },
  "examples": [
    { "schema": "animus.cli.v1", "ok": false, "error": { "code": "not_found", "message": "task not found: TASK-404", "exit_code": 3 } },
    {
      "schema": "animus.cli.v1",
      "ok": false,
      "error": {
        "code": "internal",
        "message": "daemon failed to start",
        "exit_code": 1,
        "details": { "startup_log_tail": "error: panic in scheduler loop" }
      }
    }
  ]
}
"####,
    },
    Schema {
        name: "animus/v1/success",
        about: "What a command prints on stdout when it succeeds: the schema id, ok: true and the result.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/animus/v1/success.schema.json",
  "title": "animus v1 success",
  "description": "What a command prints on stdout when it succeeds: the schema id, ok: true and the result.",
  "type": "object",
  "required": ["schema", "ok", "data"],
  "x-unknown-fields": "info",
  "properties": {
    "schema": {
      "description": "Names the envelope and its version. `ao.cli.v1` is the earlier name of the same shape.",
      "type": "string",
      "enum": ["animus.cli.v1", "ao.cli.v1"]
    },
    "ok": { "description": "Always true in a success.", "type": "boolean", "const": true },
    "data": { "x-type-parameter": "Data", "description": "The command's result: any JSON value, text and null included." }
  },
  "examples": [
    { "schema": "animus.cli.v1", "ok": true, "data": { "message": "task TASK-001 status updated to in-progress" } },
    {
      "schema": "animus.cli.v1",
      "ok": true,
      "data": { "id": "TASK-001", "title": "Fix login bug", "status": "in-progress", "priority": "high" }
    },
    { "schema": "animus.cli.v1", "ok": true, "data": null }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/bare-error",
        about: "A refusal in a resumed session: `kind` is the word `error`, so there is no token to act on. The exit code is often 0.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/bare-error.schema.json",
  "title": "claw/v1 bare error",
  "description": "A refusal in a resumed session: `kind` is the word `error`, so there is no token to act on. The exit code is often 0.",
  "allOf": [{ "$ref": "error-details.schema.json" }],
  "type": "object",
  "properties": {
    "kind": { "const": "error", "description": "The word `error` in place of a token." },
    "error": { "type": "string", "description": "The reason, as short text for people." }
  },
  "required": ["kind", "error"],
  "examples": [
    { "kind": "error", "error": "this needs a yes", "hint": "Add --force to go on.", "session_id": "session-abc123" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/delete-session",
        about: "The removal of a stored session.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/delete-session.schema.json",
  "title": "claw/v1 delete-session",
  "description": "The removal of a stored session.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "session_id": { "type": "string", "description": "The id of the session." },
    "deleted": { "type": "boolean", "description": "Whether the session was removed." },
    "kind": { "type": "string", "pattern": "^[a-z][a-z0-9_-]*$", "description": "The command, such as `session_delete`." },
    "action": { "type": "string", "description": "What the command did." },
    "path": { "type": "string", "description": "The file it was stored in." },
    "directory": { "type": "string", "description": "The folder the sessions are kept in." },
    "status": { "type": "string", "description": "`ok`, or a warning." }
  },
  "required": ["session_id", "deleted"],
  "examples": [
    { "session_id": "sess_abc123", "deleted": true },
    {
      "kind": "session_delete",
      "action": "delete",
      "status": "ok",
      "session_id": "session-abc123",
      "deleted": true,
      "path": "/path/to/.claw/sessions/session-abc123.jsonl"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/error",
        about: "A command that failed: `type` is `error`, the reason is text, the token is in `kind`. Newer builds repeat both.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/error.schema.json",
  "title": "claw/v1 error",
  "description": "A command that failed: `type` is `error`, the reason is text, the token is in `kind`. Newer builds repeat both.",
  "allOf": [{ "$ref": "error-details.schema.json" }],
  "type": "object",
  "properties": {
    "type": { "const": "error", "description": "Marks the body as an error." },
    "error": { "type": "string", "description": "The reason, as short text for people." },
    "kind": { "type": "string", "pattern": "^[a-z][a-z0-9_]*$", "description": "The error token a program can act on." },
    "status": { "const": "error", "description": "Says again that this is an error (newer builds)." },
    "message": { "type": "string", "description": "The same text as `error` (newer builds)." }
  },
  "required": ["type", "error", "kind"],
  "examples": [
    {
      "type": "error",
      "error": "session 'xyz789' not found in .claw/sessions",
      "kind": "session_not_found",
      "hint": "use 'list-sessions' to see available sessions"
    },
    { "type": "error", "error": "session not found", "kind": "session_not_found" },
    {
      "type": "error",
      "error": "no option --colour",
      "kind": "cli_parse",
      "hint": "See --help.",
      "status": "error",
      "error_kind": "cli_parse",
      "message": "no option --colour",
      "action": "abort",
      "exit_code": 1
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/error-details",
        about: "What any claw/v1 error body may carry beside its own members. Which appear depends on the build; none is promised.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/error-details.schema.json",
  "title": "claw/v1 error details",
  "description": "What any claw/v1 error body may carry beside its own members. Which appear depends on the build; none is promised.",
  "type": "object",
  "properties": {
    "hint": { "type": ["string", "null"], "description": "What the caller could do about it, or null." },
    "error_kind": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9_]*$",
      "description": "The error token. Where `kind` holds a token too, the two are the same."
    },
    "action": {
      "type": "string",
      "description": "What the program was doing or did about the error, such as `abort`, `resume` or `restore`."
    },
    "exit_code": { "type": "integer", "description": "The exit code the program says it ends with." },
    "retryable": { "type": "boolean", "description": "Whether the same call may be made again." },
    "path": { "type": ["string", "null"], "description": "The file or folder concerned." },
    "directory": { "type": ["string", "null"], "description": "The folder that was searched." },
    "sessions_dir": { "type": ["string", "null"], "description": "The folder the sessions of this workspace are kept in." },
    "session_id": { "type": ["string", "null"], "description": "The session concerned." },
    "command": { "type": ["string", "null"], "description": "The command or slash command that failed." },
    "argument": { "type": ["string", "null"], "description": "The argument that is missing or wrong." },
    "tool_name": { "type": ["string", "null"], "description": "The tool concerned." },
    "reason": { "type": ["string", "null"], "description": "A closer reason for the failure." },
    "value": { "description": "The value that was refused." },
    "expected": { "type": "array", "items": { "type": "string" }, "description": "The values that would have been accepted." },
    "available": { "type": "array", "items": { "type": "string" }, "description": "The names that exist." }
  },
  "examples": [
    {
      "error_kind": "invalid_output_format",
      "action": "abort",
      "exit_code": 1,
      "hint": "Choose text or json.",
      "value": "yaml",
      "expected": ["text", "json"]
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/flush-transcript",
        about: "The transcript of a session, written to its file.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/flush-transcript.schema.json",
  "title": "claw/v1 flush-transcript",
  "description": "The transcript of a session, written to its file.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "session_id": { "type": "string", "description": "The id of the session." },
    "flushed": { "type": "boolean", "description": "Whether the transcript was written." },
    "path": { "type": "string", "description": "The file it was written to." },
    "messages_count": { "type": "integer", "minimum": 0, "description": "How many messages were written." },
    "input_tokens": { "type": "integer", "minimum": 0, "description": "Input tokens of the session." },
    "output_tokens": { "type": "integer", "minimum": 0, "description": "Output tokens of the session." },
    "status": { "type": "string", "description": "`ok`, or a warning." }
  },
  "required": ["session_id", "flushed"],
  "examples": [
    {
      "session_id": "sess_abc123",
      "path": ".claw/sessions/sess_abc123.jsonl",
      "flushed": true,
      "messages_count": 12,
      "input_tokens": 4500,
      "output_tokens": 1200
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/handled-error",
        about: "A report that says its command failed, in `status`, `ok` or `error_kind`, with no `error` text; a failing doctor is one.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/handled-error.schema.json",
  "title": "claw/v1 handled error",
  "description": "A report that says its command failed, in `status`, `ok` or `error_kind`, with no `error` text; a failing doctor is one.",
  "allOf": [{ "$ref": "error-details.schema.json" }],
  "type": "object",
  "properties": {
    "kind": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9_-]*$",
      "description": "The command that failed; where nothing else marks the failure, an error token."
    },
    "status": { "type": "string", "description": "`error`, or `fail` for a report with failing checks." },
    "ok": { "type": "boolean", "description": "false where the command says so this way." },
    "error": { "type": "null", "description": "Absent or null: the text, where there is one, is in `message`." },
    "message": { "type": ["string", "null"], "description": "The reason, as text for people." }
  },
  "required": ["kind"],
  "examples": [
    {
      "kind": "skills",
      "action": "uninstall",
      "status": "error",
      "error_kind": "skill_not_found",
      "message": "no skill called pdf",
      "hint": "List the skills first."
    },
    { "kind": "mcp", "action": "error", "ok": false, "error_kind": "unsupported_action", "hint": "The actions are list and show." },
    { "kind": "doctor", "action": "doctor", "status": "fail", "has_failures": true, "message": "1 of 12 checks failed" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/list-sessions",
        about: "The sessions stored for this workspace.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/list-sessions.schema.json",
  "title": "claw/v1 list-sessions",
  "description": "The sessions stored for this workspace.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "command": { "const": "list-sessions", "description": "The command." },
    "kind": { "const": "list-sessions", "description": "The command, in builds that name it here." },
    "status": { "type": "string", "description": "`ok`, or a warning." },
    "sessions": { "type": "array", "items": { "$ref": "#/$defs/listed-session" }, "description": "The sessions." }
  },
  "required": ["sessions"],
  "$defs": {
    "listed-session": {
      "type": "object",
      "description": "One stored session. Builds differ in all but the id.",
      "properties": {
        "id": { "type": "string", "description": "The id of the session." },
        "path": { "type": "string", "description": "The file it is stored in." },
        "updated_at_ms": { "type": "integer", "minimum": 0, "description": "When it was last written, in milliseconds since 1970." },
        "message_count": { "type": "integer", "minimum": 0, "description": "How many messages it holds." },
        "created": { "type": "string", "format": "date-time", "description": "When it was created." },
        "turns": { "type": "integer", "minimum": 0, "description": "How many turns it holds." }
      },
      "required": ["id"]
    }
  },
  "examples": [
    {
      "command": "list-sessions",
      "sessions": [
        {
          "id": "session-1775777421902-1",
          "path": "/path/to/.claw/sessions/session-1775777421902-1.jsonl",
          "updated_at_ms": 1775777421902,
          "message_count": 0
        }
      ]
    },
    { "kind": "list-sessions", "sessions": [{ "id": "abc123", "created": "2026-04-22T10:00:00Z", "turns": 5 }], "type": "success" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/load-session",
        about: "A stored session, described by an object.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/load-session.schema.json",
  "title": "claw/v1 load-session",
  "description": "A stored session, described by an object.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "command": { "const": "load-session", "description": "The command." },
    "kind": { "const": "load-session", "description": "The command, in builds that name it here." },
    "status": { "type": "string", "description": "`ok`, or a warning." },
    "session": { "$ref": "#/$defs/loaded-session", "description": "The session that was loaded." }
  },
  "required": ["session"],
  "$defs": {
    "loaded-session": {
      "type": "object",
      "description": "The session that was loaded.",
      "properties": {
        "id": { "type": "string", "description": "The id of the session." },
        "path": { "type": "string", "description": "The file it is stored in." },
        "messages": { "type": "integer", "minimum": 0, "description": "How many messages it holds." }
      },
      "required": ["id", "path", "messages"]
    }
  },
  "examples": [
    {
      "command": "load-session",
      "session": { "id": "session-abc123", "path": "/path/to/.claw/sessions/session-abc123.jsonl", "messages": 5 }
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/load-session-flat",
        about: "A stored session, described on the top level.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/load-session-flat.schema.json",
  "title": "claw/v1 load-session, flat",
  "description": "A stored session, described on the top level.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "session_id": { "type": "string", "description": "The id of the session." },
    "loaded": { "type": "boolean", "description": "Whether the session was loaded." },
    "path": { "type": "string", "description": "The file it is stored in." },
    "directory": { "type": "string", "description": "The folder the sessions are kept in." },
    "status": { "type": "string", "description": "`ok`, or a warning." }
  },
  "required": ["session_id", "loaded"],
  "examples": [
    { "session_id": "sess_abc123", "loaded": true }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/prompt",
        about: "The answer to a prompt, with everything the run did on the way.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/prompt.schema.json",
  "title": "claw/v1 prompt run",
  "description": "The answer to a prompt, with everything the run did on the way.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "message": { "type": "string", "description": "The final answer of the assistant." },
    "model": { "type": "string", "description": "The model that answered." },
    "iterations": { "type": "integer", "minimum": 0, "description": "How often the model was called in this turn." },
    "compact": { "type": "boolean", "description": "Whether compact output was asked for." },
    "auto_compaction": {
      "anyOf": [{ "$ref": "#/$defs/auto_compaction" }, { "type": "null" }],
      "description": "What automatic compaction removed, or null where it did not run."
    },
    "tool_uses": { "type": "array", "items": { "$ref": "#/$defs/tool_use" }, "description": "The tool calls the model made, in order." },
    "tool_results": {
      "type": "array",
      "items": { "$ref": "#/$defs/tool_result" },
      "description": "What the tools gave back to the model."
    },
    "prompt_cache_events": {
      "type": "array",
      "items": { "$ref": "#/$defs/prompt_cache_event" },
      "description": "What happened to the prompt cache."
    },
    "usage": { "$ref": "usage.schema.json", "description": "The tokens billed for the run." },
    "estimated_cost": { "type": "string", "description": "The estimated cost in US dollars, for people, such as `$0.0123`." }
  },
  "required": [
    "message", "model", "iterations", "auto_compaction", "tool_uses", "tool_results", "prompt_cache_events", "usage", "estimated_cost"
  ],
  "$defs": {
    "auto_compaction": {
      "type": "object",
      "description": "What automatic compaction removed.",
      "properties": {
        "removed_messages": { "type": "integer", "minimum": 0, "description": "How many messages were removed." },
        "notice": { "type": "string", "description": "The same, as a sentence." }
      },
      "required": ["removed_messages", "notice"]
    },
    "tool_use": {
      "type": "object",
      "description": "One tool call.",
      "properties": {
        "id": { "type": "string", "description": "The id of the call." },
        "name": { "type": "string", "description": "The tool." },
        "input": { "type": "string", "description": "The arguments, as JSON text." }
      },
      "required": ["id", "name", "input"]
    },
    "tool_result": {
      "type": "object",
      "description": "What one tool call gave back.",
      "properties": {
        "tool_use_id": { "type": "string", "description": "The id of the call." },
        "tool_name": { "type": "string", "description": "The tool." },
        "output": { "type": "string", "description": "The output, as text." },
        "is_error": { "type": "boolean", "description": "Whether the tool failed or was refused." }
      },
      "required": ["tool_use_id", "tool_name", "output", "is_error"]
    },
    "prompt_cache_event": {
      "type": "object",
      "description": "One loss of cached prompt tokens.",
      "properties": {
        "unexpected": { "type": "boolean", "description": "Whether the loss was unexpected." },
        "reason": { "type": "string", "description": "Why it happened." },
        "previous_cache_read_input_tokens": { "type": "integer", "minimum": 0, "description": "Cached tokens read before." },
        "current_cache_read_input_tokens": { "type": "integer", "minimum": 0, "description": "Cached tokens read now." },
        "token_drop": { "type": "integer", "minimum": 0, "description": "The difference." }
      },
      "required": ["unexpected", "reason", "previous_cache_read_input_tokens", "current_cache_read_input_tokens", "token_drop"]
    }
  },
  "examples": [
    {
      "message": "All tests pass.",
      "model": "claude-opus-4-5",
      "iterations": 3,
      "auto_compaction": { "removed_messages": 12, "notice": "Auto-compacted: removed 12 messages to free context." },
      "tool_uses": [{ "id": "toolu_1", "name": "bash", "input": "{\"command\":\"cargo test\"}" }],
      "tool_results": [{ "tool_use_id": "toolu_1", "tool_name": "bash", "output": "ok", "is_error": false }],
      "prompt_cache_events": [
        {
          "unexpected": false,
          "reason": "ttl expired",
          "previous_cache_read_input_tokens": 3400,
          "current_cache_read_input_tokens": 0,
          "token_drop": 3400
        }
      ],
      "usage": { "input_tokens": 1234, "output_tokens": 567, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0 },
      "estimated_cost": "$0.0123"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/prompt-compact",
        about: "The answer to a prompt run with `--compact`: the answer and the bill, nothing else.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/prompt-compact.schema.json",
  "title": "claw/v1 compact prompt run",
  "description": "The answer to a prompt run with `--compact`: the answer and the bill, nothing else.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "message": { "type": "string", "description": "The final answer of the assistant." },
    "compact": { "const": true, "description": "Compact output was asked for." },
    "model": { "type": "string", "description": "The model that answered." },
    "usage": { "$ref": "usage.schema.json", "description": "The tokens billed for the run." }
  },
  "required": ["message", "compact", "model", "usage"],
  "examples": [
    {
      "message": "All tests pass.",
      "compact": true,
      "model": "claude-opus-4-5",
      "usage": { "input_tokens": 1234, "output_tokens": 567, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0 }
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/report",
        about: "What any other command prints: its name and whatever it has to say. Only the members named here are checked.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/report.schema.json",
  "title": "claw/v1 report",
  "description": "What any other command prints: its name and whatever it has to say. Only the members named here are checked.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "kind": { "type": "string", "pattern": "^[a-z][a-z0-9_-]*$", "description": "The command, such as `doctor`, `version` or `mcp`." },
    "action": { "type": "string", "description": "What the command did, such as `list` or `show`." },
    "status": {
      "type": "string",
      "description": "`ok`; `warn` or `degraded` for a success with reservations; `not_implemented` for a failure."
    }
  },
  "examples": [
    { "kind": "version", "version": "1.2.3" },
    { "kind": "mcp", "action": "list", "status": "ok", "servers": [] },
    { "type": "success" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/resume-error",
        about: "An error without the `type` marker, as resumed sessions print it, often at exit code 2, which is then no timeout.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/resume-error.schema.json",
  "title": "claw/v1 resume error",
  "description": "An error without the `type` marker, as resumed sessions print it, often at exit code 2, which is then no timeout.",
  "allOf": [{ "$ref": "error-details.schema.json" }],
  "type": "object",
  "properties": {
    "error": { "type": "string", "description": "The reason, as text for people." },
    "kind": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9_-]*$",
      "description": "The error token, or the command where the token stands in `error_kind`."
    },
    "status": { "type": "string", "description": "Normally `error`." },
    "ok": { "type": "boolean", "description": "false where the command says so this way." }
  },
  "required": ["error", "kind"],
  "examples": [
    {
      "kind": "unknown_slash_command",
      "error": "no slash command /plot",
      "status": "error",
      "error_kind": "unknown_slash_command",
      "action": "resume",
      "command": "/plot",
      "exit_code": 2,
      "hint": null
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/status",
        about: "A snapshot of the model, the permissions, the tokens used and the workspace.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/status.schema.json",
  "title": "claw/v1 status",
  "description": "A snapshot of the model, the permissions, the tokens used and the workspace.",
  "type": "object",
  "properties": {
    "type": { "const": "success", "description": "Marks the body as a success; documented, but left out by real builds." },
    "kind": { "const": "status", "description": "The command." },
    "action": { "type": "string", "description": "What the command did, such as `show` (newer builds)." },
    "status": { "type": "string", "description": "`ok`, or `degraded` or `warn` where part of the set-up could not be loaded." },
    "config_load_error": { "type": ["string", "null"], "description": "Why the configuration could not be loaded, or null." },
    "model": { "type": ["string", "null"], "description": "The model in use." },
    "model_source": { "type": ["string", "null"], "description": "Where the model was set, such as `config` or `default`." },
    "model_raw": { "type": ["string", "null"], "description": "The model as written before aliases were resolved, or null." },
    "permission_mode": { "type": "string", "description": "What the session may do without asking." },
    "usage": { "$ref": "#/$defs/session_usage", "description": "Messages, turns and tokens of the session so far." },
    "workspace": { "$ref": "#/$defs/workspace", "description": "The folder the program works in." }
  },
  "required": ["kind", "status", "config_load_error", "model", "model_source", "model_raw", "permission_mode", "usage", "workspace"],
  "$defs": {
    "session_usage": {
      "type": "object",
      "description": "Messages, turns and tokens of a session.",
      "properties": {
        "messages": { "type": "integer", "minimum": 0, "description": "Messages in the session." },
        "turns": { "type": "integer", "minimum": 0, "description": "Turns in the session." },
        "latest_total": { "type": "integer", "minimum": 0, "description": "Tokens of the latest turn." },
        "cumulative_input": { "type": "integer", "minimum": 0, "description": "Input tokens so far." },
        "cumulative_output": { "type": "integer", "minimum": 0, "description": "Output tokens so far." },
        "cumulative_total": { "type": "integer", "minimum": 0, "description": "All tokens so far." },
        "estimated_tokens": { "type": "integer", "minimum": 0, "description": "Estimated size of the conversation, in tokens." }
      },
      "required": ["messages", "turns", "latest_total", "cumulative_input", "cumulative_output", "cumulative_total", "estimated_tokens"]
    },
    "workspace": {
      "type": "object",
      "description": "The folder the program works in.",
      "properties": {
        "cwd": { "type": "string", "description": "The working directory." },
        "project_root": { "type": ["string", "null"], "description": "The root of the project, or null outside one." },
        "git_branch": { "type": ["string", "null"], "description": "The branch checked out, or null outside a repository." },
        "git_state": { "type": ["string", "null"], "description": "The state of the working tree, for people." },
        "changed_files": { "type": "integer", "minimum": 0, "description": "How many files differ from the last commit." }
      },
      "required": ["cwd", "project_root", "git_branch", "git_state", "changed_files"]
    }
  },
  "examples": [
    {
      "kind": "status",
      "status": "ok",
      "config_load_error": null,
      "model": "claude-opus-4-5",
      "model_source": "config",
      "model_raw": null,
      "permission_mode": "default",
      "usage": {
        "messages": 42,
        "turns": 10,
        "latest_total": 5678,
        "cumulative_input": 12345,
        "cumulative_output": 4567,
        "cumulative_total": 16912,
        "estimated_tokens": 16912
      },
      "workspace": {
        "cwd": "/Users/you/project",
        "project_root": "/Users/you/project",
        "git_branch": "main",
        "git_state": "clean",
        "changed_files": 0
      }
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/stub",
        about: "A command that exists by name only: the program answers with the token `not_yet_implemented` and does nothing.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/stub.schema.json",
  "title": "claw/v1 stub",
  "description": "A command that exists by name only: the program answers with the token `not_yet_implemented` and does nothing.",
  "allOf": [{ "$ref": "error-details.schema.json" }],
  "type": "object",
  "properties": {
    "type": { "const": "error", "description": "Marks the body as an error." },
    "error": { "type": "string", "description": "The reason; stubs repeat the token here." },
    "kind": { "const": "not_yet_implemented", "description": "The token that makes an error a stub." },
    "status": { "const": "error", "description": "Says again that this is an error (newer builds)." },
    "message": { "type": "string", "description": "The same text as `error` (newer builds)." }
  },
  "required": ["error", "kind"],
  "examples": [
    { "type": "error", "command": "delete-session", "error": "not_yet_implemented", "kind": "not_yet_implemented" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/timeout",
        about: "A turn that ran out of time and was asked to stop.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/timeout.schema.json",
  "title": "claw/v1 timeout",
  "description": "A turn that ran out of time and was asked to stop.",
  "type": "object",
  "properties": {
    "final_stop_reason": { "const": "timeout", "description": "Why the last turn ended." },
    "final_cancel_observed": {
      "type": "boolean",
      "description": "Whether the engine noticed the request to stop. Only true makes the session safe to use again."
    }
  },
  "required": ["final_stop_reason", "final_cancel_observed"],
  "examples": [
    { "final_stop_reason": "timeout", "final_cancel_observed": true }
  ]
}
"####,
    },
    Schema {
        name: "claw/v1/usage",
        about: "The tokens one prompt run was billed for.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v1/usage.schema.json",
  "title": "claw/v1 token usage",
  "description": "The tokens one prompt run was billed for.",
  "type": "object",
  "properties": {
    "input_tokens": { "type": "integer", "minimum": 0, "description": "Input tokens billed." },
    "output_tokens": { "type": "integer", "minimum": 0, "description": "Output tokens billed." },
    "cache_creation_input_tokens": { "type": "integer", "minimum": 0, "description": "Tokens written to the prompt cache." },
    "cache_read_input_tokens": { "type": "integer", "minimum": 0, "description": "Tokens served from the prompt cache." }
  },
  "required": ["input_tokens", "output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"],
  "examples": [
    { "input_tokens": 1234, "output_tokens": 567, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0 }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/bootstrap",
        about: "A first turn, with the set-up it ran in.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/bootstrap.schema.json",
  "title": "claw/v2 bootstrap",
  "description": "A first turn, with the set-up it ran in.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "prompt": { "type": "string", "description": "The prompt." },
    "setup": { "$ref": "#/$defs/setup", "description": "The environment." },
    "routed_matches": { "type": "array", "items": { "$ref": "match.schema.json" }, "description": "What the prompt matched." },
    "turn": { "$ref": "turn.schema.json", "description": "The turn that was made." },
    "persisted_session_path": { "type": "string", "description": "The file the session was stored in." }
  },
  "required": ["prompt", "setup", "routed_matches", "turn", "persisted_session_path"],
  "$defs": {
    "setup": {
      "type": "object",
      "description": "The environment a turn ran in.",
      "x-unknown-fields": "info",
      "properties": {
        "python_version": { "type": "string", "description": "The version of Python." },
        "implementation": { "type": "string", "description": "The implementation of Python." },
        "platform_name": { "type": "string", "description": "The platform." },
        "test_command": { "type": "string", "description": "How the tests are run." }
      },
      "required": ["python_version", "implementation", "platform_name", "test_command"]
    }
  },
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "bootstrap",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "prompt": "hello",
      "setup": { "python_version": "3.13.12", "implementation": "CPython", "platform_name": "darwin", "test_command": "pytest" },
      "routed_matches": [{ "kind": "command", "name": "init", "score": 0.85, "source_hint": "commands/init/init.tsx" }],
      "turn": { "prompt": "hello", "output": "Hello.", "stop_reason": "completed", "cancel_observed": false },
      "persisted_session_path": ".claw/sessions/sess_abc.jsonl"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/bootstrap-graph",
        about: "The stages of start-up.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/bootstrap-graph.schema.json",
  "title": "claw/v2 bootstrap-graph",
  "description": "The stages of start-up.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "stages": { "type": "array", "items": { "type": "string" }, "description": "The stages, in order." },
    "note": { "type": "string", "description": "A remark." }
  },
  "required": ["stages"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "bootstrap-graph",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "stages": ["stage 1", "stage 2"],
      "note": "bootstrap-graph is markdown-only in this version"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/command-graph",
        about: "The inventory of commands, by origin.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/command-graph.schema.json",
  "title": "claw/v2 command-graph",
  "description": "The inventory of commands, by origin.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "builtins_count": { "type": "integer", "minimum": 0, "description": "How many built-in commands there are." },
    "plugin_like_count": { "type": "integer", "minimum": 0, "description": "How many come from plugins." },
    "skill_like_count": { "type": "integer", "minimum": 0, "description": "How many come from skills." },
    "total_count": { "type": "integer", "minimum": 0, "description": "The sum of the three." },
    "builtins": { "type": "array", "items": { "$ref": "entry.schema.json" }, "description": "The built-in commands." },
    "plugin_like": { "type": "array", "items": { "$ref": "entry.schema.json" }, "description": "The commands from plugins." },
    "skill_like": { "type": "array", "items": { "$ref": "entry.schema.json" }, "description": "The commands from skills." }
  },
  "required": ["builtins_count", "plugin_like_count", "skill_like_count", "total_count", "builtins", "plugin_like", "skill_like"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "command-graph",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "builtins_count": 1,
      "plugin_like_count": 0,
      "skill_like_count": 0,
      "total_count": 1,
      "builtins": [{ "name": "add-dir", "source_hint": "commands/add-dir/add-dir.tsx" }],
      "plugin_like": [],
      "skill_like": []
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/common",
        about: "The five fields every claw/v2 envelope carries, on success and on failure.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/common.schema.json",
  "title": "claw/v2 common fields",
  "description": "The five fields every claw/v2 envelope carries, on success and on failure.",
  "type": "object",
  "properties": {
    "timestamp": { "type": "string", "format": "date-time", "description": "When the command completed, in UTC." },
    "command": { "type": "string", "minLength": 1, "description": "The command that ran, such as `list-sessions`." },
    "exit_code": {
      "type": "integer",
      "enum": [0, 1, 2],
      "description": "0 for success, 1 for an error or something not found, 2 for a timeout; the same as the exit code of the process."
    },
    "output_format": { "const": "json", "description": "Always `json`." },
    "schema_version": {
      "type": "string",
      "pattern": "^[12]\\.[0-9]+$",
      "description": "The version of the envelope: major 1 or 2. Both name the same fields."
    }
  },
  "required": ["timestamp", "command", "exit_code", "output_format", "schema_version"],
  "examples": [
    { "timestamp": "2026-04-22T10:10:00Z", "command": "list-sessions", "exit_code": 0, "output_format": "json", "schema_version": "2.0" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/delete-session",
        about: "The removal of a stored session.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/delete-session.schema.json",
  "title": "claw/v2 delete-session",
  "description": "The removal of a stored session.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "session_id": { "type": "string", "description": "The id of the session." },
    "deleted": { "type": "boolean", "description": "Whether the session was removed." },
    "directory": { "type": "string", "description": "The folder the sessions are kept in." },
    "status": { "type": "string", "description": "What became of it, such as `deleted`; `not_found` where there was nothing to remove." }
  },
  "required": ["session_id", "deleted"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "delete-session",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "session_id": "sess_abc123",
      "deleted": true,
      "directory": ".claw/sessions"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/entry",
        about: "A command or tool in an inventory.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/entry.schema.json",
  "title": "claw/v2 inventory entry",
  "description": "A command or tool in an inventory.",
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "name": { "type": "string", "description": "Its name." },
    "source_hint": { "type": "string", "description": "The file it comes from." }
  },
  "required": ["name"],
  "examples": [
    { "name": "add-dir", "source_hint": "commands/add-dir/add-dir.tsx" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/error",
        about: "A command that failed, with the failure described by an object.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/error.schema.json",
  "title": "claw/v2 error",
  "description": "A command that failed, with the failure described by an object.",
  "allOf": [{ "$ref": "common.schema.json" }, { "$ref": "failed-call.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "name": { "type": "string", "description": "The name that was asked for." },
    "found": { "type": "boolean", "description": "Whether the named thing exists." },
    "error": { "$ref": "#/$defs/error-body", "description": "What went wrong." }
  },
  "required": ["error"],
  "$defs": {
    "error-body": {
      "type": "object",
      "description": "What went wrong.",
      "x-unknown-fields": "info",
      "properties": {
        "kind": {
          "type": "string",
          "enum": ["filesystem", "auth", "session", "parse", "runtime", "mcp", "delivery", "usage", "policy", "unknown"],
          "description": "The kind of failure, for a program to act on."
        },
        "operation": { "type": "string", "description": "The call or method that failed, such as `write` or `resolve_session`." },
        "target": { "type": "string", "description": "What it was tried on: a path, a session, a server." },
        "retryable": { "type": "boolean", "description": "Whether the same call may be made again as it is." },
        "message": { "type": "string", "description": "The reason, as text for people." },
        "hint": { "type": "string", "description": "What the caller could do about it." }
      },
      "required": ["kind", "operation", "target", "retryable", "message"]
    }
  },
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "exec-command",
      "exit_code": 1,
      "output_format": "json",
      "schema_version": "2.0",
      "error": {
        "kind": "filesystem",
        "operation": "write",
        "target": "/tmp/nonexistent/out.md",
        "retryable": true,
        "message": "No such file or directory",
        "hint": "intermediate directory does not exist; try mkdir -p /tmp/nonexistent"
      }
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/exec-command",
        about: "A command, run.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/exec-command.schema.json",
  "title": "claw/v2 exec-command",
  "description": "A command, run.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "name": { "type": "string", "description": "The command." },
    "prompt": { "type": "string", "description": "The prompt it was given." },
    "handled": { "type": "boolean", "description": "Whether the work was done. A thing can be found and still not do the work." },
    "message": { "type": "string", "description": "What it has to say." },
    "source_hint": { "type": "string", "description": "The file it comes from." }
  },
  "required": ["name", "prompt", "handled"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "exec-command",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "name": "add-dir",
      "prompt": "create src/util/",
      "handled": true,
      "message": "created directory",
      "source_hint": "commands/add-dir/add-dir.tsx"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/exec-tool",
        about: "A tool, run.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/exec-tool.schema.json",
  "title": "claw/v2 exec-tool",
  "description": "A tool, run.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "name": { "type": "string", "description": "The tool." },
    "payload": { "type": "string", "description": "The input it was given." },
    "handled": { "type": "boolean", "description": "Whether the work was done. A thing can be found and still not do the work." },
    "message": { "type": "string", "description": "What it has to say." },
    "source_hint": { "type": "string", "description": "The file it comes from." }
  },
  "required": ["name", "payload", "handled"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "exec-tool",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "name": "BashTool",
      "payload": "cargo build",
      "handled": true,
      "message": "exit code 0",
      "source_hint": "tools/BashTool/BashTool.tsx"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/failed-call",
        about: "What an error envelope may repeat of the call that failed. None of it is promised.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/failed-call.schema.json",
  "title": "claw/v2 call that failed",
  "description": "What an error envelope may repeat of the call that failed. None of it is promised.",
  "type": "object",
  "properties": {
    "session_id": { "type": "string", "description": "The session asked for." },
    "directory": { "type": "string", "description": "The folder the sessions are kept in." },
    "prompt": { "type": "string", "description": "The prompt that was given." },
    "payload": { "type": "string", "description": "The input the tool was given." },
    "loaded": { "type": "boolean", "description": "false: the session was not loaded." },
    "deleted": { "type": "boolean", "description": "false: the session was not removed." },
    "flushed": { "type": "boolean", "description": "false: the transcript was not written." },
    "handled": { "type": "boolean", "description": "false: the work was not done." }
  },
  "examples": [
    { "session_id": "sess_abc123", "loaded": false }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/flush-transcript",
        about: "The transcript of a session, written to its file.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/flush-transcript.schema.json",
  "title": "claw/v2 flush-transcript",
  "description": "The transcript of a session, written to its file.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "session_id": { "type": "string", "description": "The id of the session." },
    "path": { "type": "string", "description": "The file it was written to." },
    "flushed": { "type": "boolean", "description": "Whether the transcript was written." },
    "messages_count": { "type": "integer", "minimum": 0, "description": "How many messages were written." },
    "input_tokens": { "type": "integer", "minimum": 0, "description": "Input tokens of the session." },
    "output_tokens": { "type": "integer", "minimum": 0, "description": "Output tokens of the session." }
  },
  "required": ["session_id", "path", "flushed", "messages_count", "input_tokens", "output_tokens"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "flush-transcript",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "session_id": "sess_abc123",
      "path": ".claw/sessions/sess_abc123.jsonl",
      "flushed": true,
      "messages_count": 12,
      "input_tokens": 4500,
      "output_tokens": 1200
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/list-sessions",
        about: "The stored sessions.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/list-sessions.schema.json",
  "title": "claw/v2 list-sessions",
  "description": "The stored sessions.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "directory": { "type": "string", "description": "The folder the sessions are kept in." },
    "sessions_count": { "type": "integer", "minimum": 0, "description": "How many sessions there are." },
    "sessions": { "type": "array", "items": { "$ref": "#/$defs/session" }, "description": "The sessions." }
  },
  "required": ["sessions_count", "sessions"],
  "$defs": {
    "session": {
      "type": "object",
      "description": "One stored session.",
      "x-unknown-fields": "info",
      "properties": {
        "session_id": { "type": "string", "description": "The id of the session." },
        "created_at": { "type": "string", "format": "date-time", "description": "When it was created." },
        "last_modified": { "type": "string", "format": "date-time", "description": "When it was last written." },
        "prompt_count": { "type": "integer", "minimum": 0, "description": "How many prompts it holds." },
        "stopped": { "type": "boolean", "description": "Whether it has ended." }
      },
      "required": ["session_id", "last_modified", "prompt_count"]
    }
  },
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "list-sessions",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "directory": ".claw/sessions",
      "sessions_count": 1,
      "sessions": [
        {
          "session_id": "sess_abc123",
          "created_at": "2026-04-21T15:30:00Z",
          "last_modified": "2026-04-22T09:45:00Z",
          "prompt_count": 5,
          "stopped": false
        }
      ]
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/load-session",
        about: "A stored session, loaded.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/load-session.schema.json",
  "title": "claw/v2 load-session",
  "description": "A stored session, loaded.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "session_id": { "type": "string", "description": "The id of the session." },
    "loaded": { "type": "boolean", "description": "Whether the session was loaded." },
    "directory": { "type": "string", "description": "The folder the sessions are kept in." },
    "path": { "type": "string", "description": "The file it is stored in." }
  },
  "required": ["session_id", "loaded", "path"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "load-session",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "session_id": "sess_abc123",
      "loaded": true,
      "directory": ".claw/sessions",
      "path": ".claw/sessions/sess_abc123.jsonl"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/match",
        about: "A command or tool that a prompt was matched to.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/match.schema.json",
  "title": "claw/v2 routing match",
  "description": "A command or tool that a prompt was matched to.",
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "kind": { "type": "string", "description": "What matched: `command` or `tool`." },
    "name": { "type": "string", "description": "Its name." },
    "score": { "type": "number", "description": "How well it matched; higher is better." },
    "source_hint": { "type": "string", "description": "The file it comes from." }
  },
  "required": ["kind", "name", "score"],
  "examples": [
    { "kind": "command", "name": "add-file", "score": 0.92, "source_hint": "commands/add-file/add-file.tsx" }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/not-found",
        about: "The thing asked for does not exist. The exit code is that of an error, but nothing broke.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/not-found.schema.json",
  "title": "claw/v2 not found",
  "description": "The thing asked for does not exist. The exit code is that of an error, but nothing broke.",
  "allOf": [{ "$ref": "common.schema.json" }, { "$ref": "failed-call.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "name": { "type": "string", "description": "The name or id that was looked up." },
    "found": { "const": false, "description": "Always false." },
    "error": { "$ref": "#/$defs/not-found-body", "description": "What was not found." }
  },
  "required": ["name", "found", "error"],
  "$defs": {
    "not-found-body": {
      "type": "object",
      "description": "What was not found.",
      "x-unknown-fields": "info",
      "properties": {
        "kind": {
          "type": "string",
          "enum": ["command_not_found", "tool_not_found", "session_not_found"],
          "description": "What sort of thing is missing."
        },
        "operation": { "type": "string", "description": "The call or method that failed, such as `write` or `resolve_session`." },
        "target": { "type": "string", "description": "What it was tried on: a path, a session, a server." },
        "retryable": { "type": "boolean", "description": "Whether the same call may be made again as it is." },
        "message": { "type": "string", "description": "The reason, as text for people." },
        "hint": { "type": "string", "description": "What the caller could do about it." }
      },
      "required": ["kind", "message", "retryable"]
    }
  },
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "load-session",
      "exit_code": 1,
      "output_format": "json",
      "schema_version": "2.0",
      "name": "does-not-exist",
      "found": false,
      "error": { "kind": "session_not_found", "message": "session 'does-not-exist' not found in .claw/sessions/", "retryable": false }
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/route",
        about: "The commands and tools a prompt matches.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/route.schema.json",
  "title": "claw/v2 route",
  "description": "The commands and tools a prompt matches.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "prompt": { "type": "string", "description": "The prompt." },
    "limit": { "type": "integer", "minimum": 0, "description": "How many matches were allowed." },
    "match_count": { "type": "integer", "minimum": 0, "description": "How many matches there are." },
    "matches": { "type": "array", "items": { "$ref": "match.schema.json" }, "description": "The matches, best first." }
  },
  "required": ["prompt", "limit", "match_count", "matches"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "route",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "prompt": "add a test",
      "limit": 10,
      "match_count": 1,
      "matches": [{ "kind": "command", "name": "add-file", "score": 0.92, "source_hint": "commands/add-file/add-file.tsx" }]
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/show-command",
        about: "An entry of the command inventory.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/show-command.schema.json",
  "title": "claw/v2 show-command",
  "description": "An entry of the command inventory.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "name": { "type": "string", "description": "The command that was looked up." },
    "found": { "type": "boolean", "description": "Whether it exists." },
    "source_hint": { "type": "string", "description": "The file it comes from." },
    "responsibility": { "type": "string", "description": "What it does." }
  },
  "required": ["name", "found"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "show-command",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "name": "add-dir",
      "found": true,
      "source_hint": "commands/add-dir/add-dir.tsx",
      "responsibility": "creates a new directory in the worktree"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/show-tool",
        about: "An entry of the tool inventory.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/show-tool.schema.json",
  "title": "claw/v2 show-tool",
  "description": "An entry of the tool inventory.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "name": { "type": "string", "description": "The tool that was looked up." },
    "found": { "type": "boolean", "description": "Whether it exists." },
    "source_hint": { "type": "string", "description": "The file it comes from." }
  },
  "required": ["name", "found"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "show-tool",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "name": "BashTool",
      "found": true,
      "source_hint": "tools/BashTool/BashTool.tsx"
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/success",
        about: "What any other command prints when it has run: the common fields and whatever it has to say.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/success.schema.json",
  "title": "claw/v2 success",
  "description": "What any other command prints when it has run: the common fields and whatever it has to say.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "doctor",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "checks": []
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/timeout",
        about: "A loop of turns that ran out of time and was asked to stop.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/timeout.schema.json",
  "title": "claw/v2 timeout",
  "description": "A loop of turns that ran out of time and was asked to stop.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "prompt": { "type": "string", "description": "The prompt the loop started with." },
    "max_turns": { "type": "integer", "minimum": 0, "description": "How many turns were allowed." },
    "turns_completed": { "type": "integer", "minimum": 0, "description": "How many turns were made." },
    "timeout_seconds": { "type": ["number", "null"], "description": "How long the loop was allowed to take, or null for no limit." },
    "continuation_prompt": { "type": ["string", "null"], "description": "What was asked in the turns after the first, or null." },
    "turns": { "type": "array", "items": { "$ref": "turn.schema.json" }, "description": "The turns, in order." },
    "final_stop_reason": { "const": "timeout", "description": "Why the last turn ended." },
    "final_cancel_observed": {
      "type": "boolean",
      "description": "Whether the last turn noticed a request to stop. After a timeout, only true makes the session safe to use again."
    }
  },
  "required": ["final_stop_reason", "final_cancel_observed"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "turn-loop",
      "exit_code": 2,
      "output_format": "json",
      "schema_version": "2.0",
      "prompt": "review the tests",
      "max_turns": 3,
      "turns_completed": 1,
      "timeout_seconds": 30,
      "continuation_prompt": null,
      "turns": [{ "prompt": "review the tests", "output": "", "stop_reason": "timeout", "cancel_observed": true }],
      "final_stop_reason": "timeout",
      "final_cancel_observed": true
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/tool-pool",
        about: "The tools that are available.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/tool-pool.schema.json",
  "title": "claw/v2 tool-pool",
  "description": "The tools that are available.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "simple_mode": { "type": "boolean", "description": "Whether only the basic tools are offered." },
    "include_mcp": { "type": "boolean", "description": "Whether tools of MCP servers are offered." },
    "tool_count": { "type": "integer", "minimum": 0, "description": "How many tools there are." },
    "tools": { "type": "array", "items": { "$ref": "entry.schema.json" }, "description": "The tools." }
  },
  "required": ["simple_mode", "include_mcp", "tool_count", "tools"],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "tool-pool",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "simple_mode": false,
      "include_mcp": true,
      "tool_count": 1,
      "tools": [{ "name": "BashTool", "source_hint": "tools/BashTool/BashTool.tsx" }]
    }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/turn",
        about: "One turn of a conversation.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/turn.schema.json",
  "title": "claw/v2 turn",
  "description": "One turn of a conversation.",
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "prompt": { "type": "string", "description": "What the user asked in this turn." },
    "output": { "type": "string", "description": "What the assistant answered." },
    "stop_reason": { "$ref": "#/$defs/stop_reason", "description": "Why the turn ended." },
    "cancel_observed": {
      "type": "boolean",
      "description": "Whether the engine noticed a request to stop. After a timeout, only true makes the session safe to use again."
    }
  },
  "required": ["prompt", "output", "stop_reason", "cancel_observed"],
  "$defs": {
    "stop_reason": {
      "type": "string",
      "description": "Why a turn ended.",
      "enum": ["completed", "timeout", "cancelled", "max_budget_reached", "max_turns_reached"]
    }
  },
  "examples": [
    { "prompt": "hello", "output": "Hello.", "stop_reason": "completed", "cancel_observed": false }
  ]
}
"####,
    },
    Schema {
        name: "claw/v2/turn-loop",
        about: "A loop of turns.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/claw/v2/turn-loop.schema.json",
  "title": "claw/v2 turn-loop",
  "description": "A loop of turns.",
  "allOf": [{ "$ref": "common.schema.json" }],
  "type": "object",
  "x-unknown-fields": "info",
  "properties": {
    "prompt": { "type": "string", "description": "The prompt the loop started with." },
    "max_turns": { "type": "integer", "minimum": 0, "description": "How many turns were allowed." },
    "turns_completed": { "type": "integer", "minimum": 0, "description": "How many turns were made." },
    "timeout_seconds": { "type": ["number", "null"], "description": "How long the loop was allowed to take, or null for no limit." },
    "continuation_prompt": { "type": ["string", "null"], "description": "What was asked in the turns after the first, or null." },
    "turns": { "type": "array", "items": { "$ref": "turn.schema.json" }, "description": "The turns, in order." },
    "final_stop_reason": {
      "anyOf": [{ "$ref": "turn.schema.json#/$defs/stop_reason" }, { "type": "null" }],
      "description": "Why the last turn ended, or null where no turn was made."
    },
    "final_cancel_observed": {
      "type": "boolean",
      "description": "Whether the last turn noticed a request to stop. After a timeout, only true makes the session safe to use again."
    }
  },
  "required": [
    "prompt", "max_turns", "turns_completed", "timeout_seconds", "continuation_prompt", "turns", "final_stop_reason",
    "final_cancel_observed"
  ],
  "examples": [
    {
      "timestamp": "2026-04-22T10:10:00Z",
      "command": "turn-loop",
      "exit_code": 0,
      "output_format": "json",
      "schema_version": "2.0",
      "prompt": "hello",
      "max_turns": 3,
      "turns_completed": 1,
      "timeout_seconds": null,
      "continuation_prompt": null,
      "turns": [{ "prompt": "hello", "output": "Hello.", "stop_reason": "completed", "cancel_observed": false }],
      "final_stop_reason": "completed",
      "final_cancel_observed": false
    }
  ]
}
"####,
    },
    Schema {
        name: "cli-agent-spec/v1.2/response",
        about: "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/cli-agent-spec/v1/r2/response.schema.json",
  "title": "cli-agent-spec v1.2 response",
  "description": "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
  "type": "object",
  "required": ["ok", "data", "error", "warnings", "meta"],
  "additionalProperties": false,
  "properties": {
    "ok": {
      "description": "True exactly when the process exits with 0. Derived from the exit code, never set by the command itself.",
      "type": "boolean"
    },
    "data": {
      "x-type-parameter": "Data",
      "description": "What the command was asked for. Null on failure and on a cache hit.",
      "type": ["object", "array", "null"]
    },
    "error": {
      "description": "What went wrong. Null on success.",
      "anyOf": [{ "$ref": "#/$defs/ErrorDetail" }, { "type": "null" }]
    },
    "warnings": {
      "description": "Messages that did not stop the command. May be empty; readers take a missing member for an empty list.",
      "type": "array",
      "items": { "description": "One message for people.", "type": "string" },
      "x-severity": "warning"
    },
    "meta": { "description": "Facts about the run itself.", "$ref": "#/$defs/ResponseMeta" }
  },
  "$defs": {
    "ErrorDetail": {
      "description": "One failure, described for machines first and people second.",
      "type": "object",
      "required": ["code", "message"],
      "additionalProperties": false,
      "properties": {
        "code": { "description": "Stable identifier of the failure: the one thing callers branch on.", "type": "string", "minLength": 1 },
        "message": { "description": "Summary for people. May be translated or reworded; not for parsing.", "type": "string" },
        "detail": { "description": "More context, such as a stack trace or the upstream error as it came.", "type": "string" },
        "retryable": {
          "description": "Whether calling again may succeed, perhaps after a fix. Agrees with the exit code's entry.",
          "type": "boolean"
        },
        "retry_after": {
          "description": "Seconds to wait before calling again. Only together with retryable: true.",
          "type": "integer",
          "minimum": 0
        },
        "phase": {
          "description": "Where the command stopped. `validation` promises that nothing was changed.",
          "type": "string",
          "enum": ["validation", "execution", "cleanup"]
        },
        "suggestion": { "description": "A next step for the caller, as text.", "type": "string" },
        "redirect": { "description": "The command to call instead. Only at exit 13.", "$ref": "#/$defs/Redirect" }
      }
    },
    "Redirect": {
      "description": "The replacement for a command that has moved.",
      "type": "object",
      "required": ["command", "permanent"],
      "additionalProperties": false,
      "properties": {
        "command": { "description": "The complete replacement call, to be used word for word.", "type": "string" },
        "permanent": {
          "description": "True: remember the replacement and never call the old form again. False: it holds for this request only.",
          "type": "boolean"
        },
        "reason": {
          "description": "Why the command moved.",
          "type": "string",
          "enum": ["renamed", "restructured", "deprecated", "typo_corrected"]
        }
      }
    },
    "ResponseMeta": {
      "description": "Facts about the run. Open: frameworks add members of their own.",
      "type": "object",
      "required": ["duration_ms"],
      "additionalProperties": true,
      "properties": {
        "duration_ms": { "description": "Wall-clock milliseconds from start to the last byte.", "type": "integer", "minimum": 0 },
        "request_id": { "description": "Identifier that ties the run to logs and traces.", "type": "string" },
        "schema_version": {
          "description": "Version of the command's own output, such as \"1.0\". It does not name the revision of this envelope.",
          "type": "string"
        },
        "not_modified": { "description": "True on a cache hit: data is null on purpose, use the copy kept earlier.", "type": "boolean" },
        "truncated": { "description": "True when the output was cut: fetch the next page or narrow the query.", "type": "boolean" },
        "cursor": { "description": "Token for the next page, passed back as --cursor.", "type": "string" }
      }
    }
  },
  "examples": [
    {
      "ok": true,
      "data": { "id": "deploy-42", "status": "complete" },
      "error": null,
      "warnings": [],
      "meta": { "duration_ms": 340, "request_id": "req_abc123" }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "INVALID_ENVIRONMENT",
        "message": "Unknown target environment 'prodution'",
        "retryable": true,
        "phase": "validation",
        "suggestion": "Valid environments: prod, staging, dev"
      },
      "warnings": [],
      "meta": { "duration_ms": 5 }
    },
    {
      "ok": false,
      "data": null,
      "error": { "code": "TOKEN_EXPIRED", "message": "Access token has expired", "retryable": true, "retry_after": 0 },
      "warnings": [],
      "meta": { "duration_ms": 4 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "COMMAND_RENAMED",
        "message": "'tool user create' was renamed in v2.0",
        "retryable": true,
        "redirect": { "command": "tool users add --name alice", "permanent": true, "reason": "renamed" }
      },
      "warnings": [],
      "meta": { "duration_ms": 2 }
    },
    {
      "ok": false,
      "data": null,
      "error": { "code": "RATE_LIMIT_EXCEEDED", "message": "API rate limit reached", "retryable": true, "retry_after": 30 },
      "warnings": [],
      "meta": { "duration_ms": 6 }
    }
  ]
}
"####,
    },
    Schema {
        name: "cli-agent-spec/v1.3/response",
        about: "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/cli-agent-spec/v1/r3/response.schema.json",
  "title": "cli-agent-spec v1.3 response",
  "description": "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
  "type": "object",
  "required": ["ok", "data", "error", "warnings", "meta"],
  "additionalProperties": false,
  "properties": {
    "ok": {
      "description": "True exactly when the process exits with 0. Derived from the exit code, never set by the command itself.",
      "type": "boolean"
    },
    "data": {
      "x-type-parameter": "Data",
      "description": "What the command was asked for. Null on failure and on a cache hit.",
      "type": ["object", "array", "null"]
    },
    "error": {
      "description": "What went wrong. Null on success.",
      "anyOf": [{ "$ref": "#/$defs/ErrorDetail" }, { "type": "null" }]
    },
    "warnings": {
      "description": "Messages that did not stop the command. May be empty; readers take a missing member for an empty list.",
      "type": "array",
      "items": { "description": "One message for people.", "type": "string" },
      "x-severity": "warning"
    },
    "meta": { "description": "Facts about the run itself.", "$ref": "#/$defs/ResponseMeta" }
  },
  "$defs": {
    "ErrorDetail": {
      "description": "One failure, described for machines first and people second. Open: frameworks add members of their own.",
      "type": "object",
      "required": ["code", "message"],
      "additionalProperties": true,
      "properties": {
        "code": { "description": "Stable identifier of the failure: the one thing callers branch on.", "type": "string", "minLength": 1 },
        "message": { "description": "Summary for people. May be translated or reworded; not for parsing.", "type": "string" },
        "detail": { "description": "More context, such as a stack trace or the upstream error as it came.", "type": "string" },
        "retryable": {
          "description": "Whether the identical call may succeed; true also says that nothing was changed. Agrees with the exit code's entry.",
          "type": "boolean"
        },
        "retry_after_ms": {
          "description": "Milliseconds to wait before calling again. Only together with retryable: true.",
          "type": "integer",
          "minimum": 0
        },
        "retry_strategy": {
          "description": "How to space further attempts. Only together with retryable: true.",
          "type": "string",
          "enum": ["immediate", "linear_backoff", "exponential_backoff"]
        },
        "fix_required": {
          "description": "What the caller has to correct before calling again. Only together with retryable: false.",
          "type": "string"
        },
        "fix_command": {
          "description": "A complete command that makes the correction. It only reads, or may safely run twice.",
          "type": "string"
        },
        "phase": {
          "description": "Where the command stopped. `validation` promises that nothing was changed.",
          "type": "string",
          "enum": ["validation", "execution", "cleanup"]
        },
        "suggestion": { "description": "A next step for the caller, as text.", "type": "string" },
        "redirect": { "description": "The command to call instead. Only at exit 13.", "$ref": "#/$defs/Redirect" }
      }
    },
    "Redirect": {
      "description": "The replacement for a command that has moved.",
      "type": "object",
      "required": ["command", "permanent"],
      "additionalProperties": false,
      "properties": {
        "command": { "description": "The complete replacement call, to be used word for word.", "type": "string" },
        "permanent": {
          "description": "True: remember the replacement and never call the old form again. False: it holds for this request only.",
          "type": "boolean"
        },
        "reason": {
          "description": "Why the command moved.",
          "type": "string",
          "enum": ["renamed", "restructured", "deprecated", "typo_corrected"]
        }
      }
    },
    "ResponseMeta": {
      "description": "Facts about the run. Open: frameworks add members of their own.",
      "type": "object",
      "required": ["duration_ms"],
      "additionalProperties": true,
      "properties": {
        "duration_ms": { "description": "Wall-clock milliseconds from start to the last byte.", "type": "integer", "minimum": 0 },
        "request_id": { "description": "Identifier that ties the run to logs and traces.", "type": "string" },
        "schema_version": {
          "description": "Version of the command's own output, such as \"1.0\". It does not name the revision of this envelope.",
          "type": "string"
        },
        "not_modified": { "description": "True on a cache hit: data is null on purpose, use the copy kept earlier.", "type": "boolean" },
        "truncated": { "description": "True when the output was cut: fetch the next page or narrow the query.", "type": "boolean" },
        "cursor": { "description": "Token for the next page, passed back as --cursor.", "type": "string" }
      }
    }
  },
  "examples": [
    {
      "ok": true,
      "data": { "id": "deploy-42", "status": "complete" },
      "error": null,
      "warnings": [],
      "meta": { "duration_ms": 340, "request_id": "req_abc123" }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "INVALID_ENVIRONMENT",
        "message": "Unknown target environment 'prodution'",
        "retryable": false,
        "fix_required": "Name an environment that exists",
        "phase": "validation",
        "suggestion": "Valid environments: prod, staging, dev"
      },
      "warnings": [],
      "meta": { "duration_ms": 5 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "TOKEN_EXPIRED",
        "message": "Access token has expired",
        "retryable": false,
        "fix_required": "Refresh the access token",
        "fix_command": "tool auth refresh"
      },
      "warnings": [],
      "meta": { "duration_ms": 4 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "COMMAND_RENAMED",
        "message": "'tool user create' was renamed in v2.0",
        "retryable": false,
        "fix_required": "Call the command in redirect instead",
        "redirect": { "command": "tool users add --name alice", "permanent": true, "reason": "renamed" }
      },
      "warnings": [],
      "meta": { "duration_ms": 2 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "RATE_LIMIT_EXCEEDED",
        "message": "API rate limit reached",
        "retryable": true,
        "retry_after_ms": 30000,
        "retry_strategy": "exponential_backoff"
      },
      "warnings": [],
      "meta": { "duration_ms": 6 }
    }
  ]
}
"####,
    },
    Schema {
        name: "cli-agent-spec/v1/response",
        about: "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/cli-agent-spec/v1/r1/response.schema.json",
  "title": "cli-agent-spec v1.1 response",
  "description": "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
  "type": "object",
  "required": ["ok", "data", "error", "warnings", "meta"],
  "additionalProperties": false,
  "properties": {
    "ok": {
      "description": "True exactly when the process exits with 0. Derived from the exit code, never set by the command itself.",
      "type": "boolean"
    },
    "data": {
      "x-type-parameter": "Data",
      "description": "What the command was asked for. Null on failure and on a cache hit.",
      "type": ["object", "array", "null"]
    },
    "error": {
      "description": "What went wrong. Null on success.",
      "anyOf": [{ "$ref": "#/$defs/ErrorDetail" }, { "type": "null" }]
    },
    "warnings": {
      "description": "Messages that did not stop the command. May be empty; readers take a missing member for an empty list.",
      "type": "array",
      "items": { "description": "One message for people.", "type": "string" },
      "x-severity": "warning"
    },
    "meta": { "description": "Facts about the run itself.", "$ref": "#/$defs/ResponseMeta" }
  },
  "$defs": {
    "ErrorDetail": {
      "description": "One failure, described for machines first and people second.",
      "type": "object",
      "required": ["code", "message"],
      "additionalProperties": false,
      "properties": {
        "code": { "description": "Stable identifier of the failure: the one thing callers branch on.", "type": "string", "minLength": 1 },
        "message": { "description": "Summary for people. May be translated or reworded; not for parsing.", "type": "string" },
        "detail": { "description": "More context, such as a stack trace or the upstream error as it came.", "type": "string" },
        "retryable": {
          "description": "Whether calling again may succeed, perhaps after a fix. Agrees with the exit code's entry.",
          "type": "boolean"
        },
        "retry_after": {
          "description": "Seconds to wait before calling again. Only together with retryable: true.",
          "type": "integer",
          "minimum": 0
        },
        "phase": {
          "description": "Where the command stopped. `validation` promises that nothing was changed.",
          "type": "string",
          "enum": ["validation", "execution", "cleanup"]
        },
        "suggestion": { "description": "A next step for the caller, as text.", "type": "string" },
        "redirect": { "description": "The command to call instead. Only at exit 13.", "$ref": "#/$defs/Redirect" }
      }
    },
    "Redirect": {
      "description": "The replacement for a command that has moved.",
      "type": "object",
      "required": ["command", "permanent"],
      "additionalProperties": false,
      "properties": {
        "command": { "description": "The complete replacement call, to be used word for word.", "type": "string" },
        "permanent": {
          "description": "True: remember the replacement and never call the old form again. False: it holds for this request only.",
          "type": "boolean"
        },
        "reason": {
          "description": "Why the command moved.",
          "type": "string",
          "enum": ["renamed", "restructured", "deprecated", "typo_corrected"]
        }
      }
    },
    "ResponseMeta": {
      "description": "Facts about the run. Open: frameworks add members of their own.",
      "type": "object",
      "required": ["duration_ms"],
      "additionalProperties": true,
      "properties": {
        "duration_ms": { "description": "Wall-clock milliseconds from start to the last byte.", "type": "integer", "minimum": 0 },
        "request_id": { "description": "Identifier that ties the run to logs and traces.", "type": "string" },
        "schema_version": {
          "description": "Version of the command's own output, such as \"1.0\". It does not name the revision of this envelope.",
          "type": "string"
        },
        "not_modified": { "description": "True on a cache hit: data is null on purpose, use the copy kept earlier.", "type": "boolean" },
        "truncated": { "description": "True when the output was cut: fetch the next page or narrow the query.", "type": "boolean" },
        "cursor": { "description": "Token for the next page, passed back as --cursor.", "type": "string" }
      }
    }
  },
  "examples": [
    {
      "ok": true,
      "data": { "id": "deploy-42", "status": "complete" },
      "error": null,
      "warnings": [],
      "meta": { "duration_ms": 340, "request_id": "req_abc123" }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "INVALID_ENVIRONMENT",
        "message": "Unknown target environment 'prodution'",
        "retryable": true,
        "phase": "validation",
        "suggestion": "Valid environments: prod, staging, dev"
      },
      "warnings": [],
      "meta": { "duration_ms": 5 }
    },
    {
      "ok": false,
      "data": null,
      "error": { "code": "TOKEN_EXPIRED", "message": "Access token has expired", "retryable": true, "retry_after": 0 },
      "warnings": [],
      "meta": { "duration_ms": 4 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "COMMAND_RENAMED",
        "message": "'tool user create' was renamed in v2.0",
        "retryable": true,
        "redirect": { "command": "tool users add --name alice", "permanent": true, "reason": "renamed" }
      },
      "warnings": [],
      "meta": { "duration_ms": 2 }
    },
    {
      "ok": false,
      "data": null,
      "error": { "code": "RATE_LIMIT_EXCEEDED", "message": "API rate limit reached", "retryable": true, "retry_after": 30 },
      "warnings": [],
      "meta": { "duration_ms": 6 }
    }
  ]
}
"####,
    },
    Schema {
        name: "cli-agent-spec/v2/response",
        about: "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/cli-agent-spec/v2/response.schema.json",
  "title": "cli-agent-spec v2 response",
  "description": "The one shape a command prints in JSON mode. All five members are always there: what does not apply is null or empty.",
  "type": "object",
  "required": ["ok", "data", "error", "warnings", "meta"],
  "additionalProperties": false,
  "properties": {
    "ok": {
      "description": "True exactly when meta.exit_code is 0. Derived from the exit code, never set by the command itself.",
      "type": "boolean"
    },
    "data": {
      "x-type-parameter": "Data",
      "description": "What the command was asked for. Null on a cache hit, and on failure unless the command declares a payload for it.",
      "type": ["object", "array", "null"]
    },
    "error": {
      "description": "What went wrong. Null on success.",
      "anyOf": [{ "$ref": "#/$defs/ErrorDetail" }, { "type": "null" }]
    },
    "warnings": {
      "description": "Findings that did not stop the command. May be empty; readers take a missing member for an empty list.",
      "type": "array",
      "items": { "$ref": "#/$defs/WarningDetail" },
      "x-severity": "warning"
    },
    "meta": { "description": "Facts about the run itself.", "$ref": "#/$defs/ResponseMeta" }
  },
  "$defs": {
    "ErrorDetail": {
      "description": "One failure, described for machines first and people second. Open: frameworks add members of their own.",
      "type": "object",
      "required": ["code", "message"],
      "additionalProperties": true,
      "properties": {
        "code": {
          "description": "Stable identifier of the failure in capitals: the one thing callers branch on.",
          "type": "string",
          "pattern": "^[A-Z][A-Z0-9_]+$"
        },
        "message": { "description": "Summary for people. May be translated or reworded; not for parsing.", "type": "string" },
        "detail": { "description": "A longer explanation, or the upstream error as it came.", "type": "string" },
        "cause": { "description": "The system error underneath, such as a refused connection.", "type": "string" },
        "context": {
          "description": "Facts about the failure as members instead of prose: host, port, missing scopes, affected ids.",
          "type": "object",
          "additionalProperties": true
        },
        "docs_url": { "description": "Where this error code is documented.", "type": "string" },
        "retryable": {
          "description": "Whether the identical call may succeed; true also says that nothing was changed. Agrees with the exit code's entry.",
          "type": "boolean"
        },
        "retry_after_ms": {
          "description": "Milliseconds to wait before calling again. Only together with retryable: true.",
          "type": "integer",
          "minimum": 0
        },
        "retry_strategy": {
          "description": "How to space further attempts. Only together with retryable: true.",
          "type": "string",
          "enum": ["immediate", "linear_backoff", "exponential_backoff"]
        },
        "fix_required": {
          "description": "What the caller has to correct before calling again. Only together with retryable: false.",
          "type": "string"
        },
        "fix_command": {
          "description": "A complete command that makes the correction. It only reads, or may safely run twice.",
          "type": "string"
        },
        "phase": {
          "description": "Where the command stopped. `validation` promises that nothing was changed.",
          "type": "string",
          "enum": ["validation", "execution", "cleanup"]
        },
        "suggestion": { "description": "A next step for the caller, as text.", "type": "string" },
        "redirect": { "description": "The command to call instead. Only at exit 13.", "$ref": "#/$defs/Redirect" }
      }
    },
    "WarningDetail": {
      "description": "One finding that did not stop the command.",
      "type": "object",
      "required": ["code", "message"],
      "additionalProperties": false,
      "properties": {
        "code": {
          "description": "Stable identifier of the finding in capitals: the one thing callers branch on.",
          "type": "string",
          "pattern": "^[A-Z][A-Z0-9_]+$"
        },
        "message": { "description": "Summary for people; not for parsing.", "type": "string" },
        "context": {
          "description": "Facts about the finding as members instead of prose.",
          "type": "object",
          "additionalProperties": true
        }
      }
    },
    "Redirect": {
      "description": "The replacement for a command that has moved.",
      "type": "object",
      "required": ["command", "permanent"],
      "additionalProperties": false,
      "properties": {
        "command": { "description": "The complete replacement call, to be used word for word.", "type": "string" },
        "permanent": {
          "description": "True: remember the replacement and never call the old form again. False: it holds for this request only.",
          "type": "boolean"
        },
        "reason": {
          "description": "Why the command moved.",
          "type": "string",
          "enum": ["renamed", "restructured", "deprecated", "typo_corrected"]
        }
      }
    },
    "ResponseMeta": {
      "description": "Facts about the run. Open: frameworks add members of their own.",
      "type": "object",
      "required": ["exit_code", "duration_ms"],
      "additionalProperties": true,
      "properties": {
        "exit_code": {
          "description": "The process's exit code once more, for readers who only see stdout.",
          "type": "integer",
          "minimum": 0,
          "maximum": 255
        },
        "duration_ms": { "description": "Wall-clock milliseconds from start to the last byte.", "type": "integer", "minimum": 0 },
        "request_id": { "description": "Identifier that ties the run to logs and traces.", "type": "string" },
        "command": { "description": "Name of the command that ran.", "type": "string" },
        "timestamp": { "description": "When the run started.", "type": "string", "format": "date-time" },
        "schema_version": {
          "description": "Version of the command's own output, such as \"1.0\". It does not name the version of this envelope.",
          "type": "string"
        },
        "tool_version": { "description": "Version of the program that ran.", "type": "string" },
        "not_modified": { "description": "True on a cache hit: data is null on purpose, use the copy kept earlier.", "type": "boolean" },
        "truncated": { "description": "True when a size limit cut the output: narrow the query.", "type": "boolean" },
        "pagination": { "description": "Where this page stands in a list. On every list response.", "$ref": "#/$defs/Pagination" }
      }
    },
    "Pagination": {
      "description": "Where one page stands in a list.",
      "type": "object",
      "required": ["total", "returned", "truncated", "has_more", "next_cursor"],
      "additionalProperties": false,
      "properties": {
        "total": { "description": "Items on all pages together; null when they cannot be counted.", "type": ["integer", "null"], "minimum": 0 },
        "returned": { "description": "Items on this page: the length of data.", "type": "integer", "minimum": 0 },
        "truncated": { "description": "True when a limit cut the list short.", "type": "boolean" },
        "has_more": { "description": "True when there is at least one further page.", "type": "boolean" },
        "next_cursor": {
          "description": "Token for the next page, passed back as --cursor; null exactly when has_more is false.",
          "type": ["string", "null"]
        }
      }
    }
  },
  "examples": [
    {
      "ok": true,
      "data": { "id": "deploy-42", "status": "complete" },
      "error": null,
      "warnings": [],
      "meta": { "exit_code": 0, "duration_ms": 340, "request_id": "req_abc123" }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "INVALID_ENVIRONMENT",
        "message": "Unknown target environment 'prodution'",
        "retryable": false,
        "fix_required": "Name an environment that exists",
        "phase": "validation",
        "suggestion": "Valid environments: prod, staging, dev"
      },
      "warnings": [],
      "meta": { "exit_code": 2, "duration_ms": 5 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "TOKEN_EXPIRED",
        "message": "Access token has expired",
        "retryable": false,
        "fix_required": "Refresh the access token",
        "fix_command": "tool auth refresh"
      },
      "warnings": [],
      "meta": { "exit_code": 8, "duration_ms": 4 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "COMMAND_RENAMED",
        "message": "'tool user create' was renamed in v2.0",
        "retryable": false,
        "fix_required": "Call the command in redirect instead",
        "redirect": { "command": "tool users add --name alice", "permanent": true, "reason": "renamed" }
      },
      "warnings": [],
      "meta": { "exit_code": 13, "duration_ms": 2 }
    },
    {
      "ok": false,
      "data": null,
      "error": {
        "code": "RATE_LIMIT_EXCEEDED",
        "message": "API rate limit reached",
        "retryable": true,
        "retry_after_ms": 30000,
        "retry_strategy": "exponential_backoff"
      },
      "warnings": [],
      "meta": { "exit_code": 11, "duration_ms": 6 }
    },
    {
      "ok": true,
      "data": [{ "id": "deploy-41" }, { "id": "deploy-42" }],
      "error": null,
      "warnings": [
        { "code": "DEPRECATED_FLAG", "message": "--page-size is deprecated", "context": { "replacement": "--limit" } }
      ],
      "meta": {
        "exit_code": 0,
        "duration_ms": 55,
        "pagination": { "total": 47, "returned": 2, "truncated": true, "has_more": true, "next_cursor": "page-2" }
      }
    }
  ]
}
"####,
    },
    Schema {
        name: "report",
        about: "What a reader gives back for a capture.",
        text: r####"{
  "$id": "https://cli-envelope.dev/schema/report.schema.json",
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Report",
  "description": "What a reader gives back for a capture.",
  "type": "object",
  "properties": {
    "found": {
      "description": "What stood in the capture.",
      "$ref": "#/$defs/Found"
    },
    "dialect": {
      "description": "The dialect's id, such as `claw/v1`.",
      "type": [
        "string",
        "null"
      ]
    },
    "revision": {
      "description": "The dialect's revision, where it has revisions.",
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "maximum": 255
    },
    "shape": {
      "description": "Which schema inside the dialect, such as `error`.",
      "type": [
        "string",
        "null"
      ]
    },
    "valid": {
      "description": "An envelope was found and has no issue of severity `error`.",
      "type": "boolean"
    },
    "stream": {
      "description": "The stream the deciding envelope stood on. Spans count from its start.",
      "anyOf": [
        {
          "$ref": "#/$defs/Stream"
        },
        {
          "type": "null"
        }
      ]
    },
    "span": {
      "description": "The deciding envelope's text.",
      "anyOf": [
        {
          "$ref": "#/$defs/Span"
        },
        {
          "type": "null"
        }
      ]
    },
    "envelopes": {
      "description": "How many envelopes were seen on both streams.",
      "type": "integer",
      "minimum": 0
    },
    "outcome": {
      "description": "What happened.",
      "$ref": "#/$defs/Outcome"
    },
    "error": {
      "description": "What went wrong, in one vocabulary; nothing on success.",
      "anyOf": [
        {
          "$ref": "#/$defs/ErrorInfo"
        },
        {
          "type": "null"
        }
      ]
    },
    "decision": {
      "description": "What to do next.",
      "$ref": "#/$defs/Decision"
    },
    "warnings": {
      "description": "The envelope's own warnings, as text.",
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "issues": {
      "description": "Every problem, in the order of the text.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/Issue"
      }
    },
    "issues_omitted": {
      "description": "How many more there are than listed.",
      "type": "integer",
      "minimum": 0
    }
  },
  "required": [
    "found",
    "dialect",
    "revision",
    "shape",
    "valid",
    "stream",
    "span",
    "envelopes",
    "outcome",
    "error",
    "decision",
    "warnings",
    "issues",
    "issues_omitted"
  ],
  "$defs": {
    "Found": {
      "description": "What stood in a capture.",
      "oneOf": [
        {
          "description": "An envelope, or several that agree.",
          "type": "string",
          "const": "envelope"
        },
        {
          "description": "Nothing that any dialect recognises.",
          "type": "string",
          "const": "none"
        },
        {
          "description": "A document that the end of the stream cuts off.",
          "type": "string",
          "const": "truncated"
        },
        {
          "description": "Several envelopes that contradict each other.",
          "type": "string",
          "const": "ambiguous"
        },
        {
          "description": "A document that is not JSON, repeats a key, or is nested too deeply.",
          "type": "string",
          "const": "malformed"
        },
        {
          "description": "A stream longer than the limit.",
          "type": "string",
          "const": "too_large"
        }
      ]
    },
    "Stream": {
      "description": "One of the two output streams.",
      "oneOf": [
        {
          "description": "Standard output.",
          "type": "string",
          "const": "stdout"
        },
        {
          "description": "Standard error.",
          "type": "string",
          "const": "stderr"
        }
      ]
    },
    "Span": {
      "description": "A range of text, in bytes and in UTF-16 units.",
      "type": "object",
      "properties": {
        "start": {
          "description": "First byte.",
          "type": "integer",
          "minimum": 0
        },
        "end": {
          "description": "Behind the last byte.",
          "type": "integer",
          "minimum": 0
        },
        "start_utf16": {
          "description": "First UTF-16 unit.",
          "type": "integer",
          "minimum": 0
        },
        "end_utf16": {
          "description": "Behind the last UTF-16 unit.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "start",
        "end",
        "start_utf16",
        "end_utf16"
      ]
    },
    "Outcome": {
      "description": "What happened, whatever the dialect.",
      "oneOf": [
        {
          "description": "The command did what it was asked.",
          "type": "string",
          "const": "success"
        },
        {
          "description": "It did not.",
          "type": "string",
          "const": "failure"
        },
        {
          "description": "What it was asked about does not exist.",
          "type": "string",
          "const": "not_found"
        },
        {
          "description": "It ran out of time.",
          "type": "string",
          "const": "timeout"
        },
        {
          "description": "Some of the work was done and some was not.",
          "type": "string",
          "const": "partial"
        },
        {
          "description": "The command has moved.",
          "type": "string",
          "const": "redirected"
        },
        {
          "description": "Nothing has changed since the answer the caller already has.",
          "type": "string",
          "const": "not_modified"
        },
        {
          "description": "Nobody can tell: no envelope, an unreadable one, or a killed process.",
          "type": "string",
          "const": "unknown"
        }
      ]
    },
    "ErrorInfo": {
      "description": "What went wrong, in one vocabulary.",
      "type": "object",
      "properties": {
        "code": {
          "description": "The error's own code; nothing where the envelope names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "class": {
          "description": "What sort of error it is, the same words for every dialect.",
          "$ref": "#/$defs/ErrorClass"
        },
        "message": {
          "description": "For people. Never part of a decision.",
          "type": [
            "string",
            "null"
          ]
        },
        "hint": {
          "description": "For people. Never part of a decision.",
          "type": [
            "string",
            "null"
          ]
        },
        "operation": {
          "description": "What was being done.",
          "type": [
            "string",
            "null"
          ]
        },
        "target": {
          "description": "What it was being done to.",
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "code",
        "class",
        "message",
        "hint",
        "operation",
        "target"
      ]
    },
    "ErrorClass": {
      "description": "What sort of error it is, the same words for every dialect.",
      "oneOf": [
        {
          "description": "The call itself is wrong: arguments, options, preconditions.",
          "type": "string",
          "const": "invocation"
        },
        {
          "description": "The credentials are missing, invalid or expired.",
          "type": "string",
          "const": "credentials"
        },
        {
          "description": "Someone has to pay first.",
          "type": "string",
          "const": "payment"
        },
        {
          "description": "What was asked about does not exist.",
          "type": "string",
          "const": "absent"
        },
        {
          "description": "The request collides with the state as it is.",
          "type": "string",
          "const": "conflict"
        },
        {
          "description": "The call is not allowed.",
          "type": "string",
          "const": "policy"
        },
        {
          "description": "The session cannot be used.",
          "type": "string",
          "const": "session"
        },
        {
          "description": "A file or folder could not be read or written.",
          "type": "string",
          "const": "filesystem"
        },
        {
          "description": "A configuration file is wrong.",
          "type": "string",
          "const": "configuration"
        },
        {
          "description": "A service behind the program refused or failed.",
          "type": "string",
          "const": "provider"
        },
        {
          "description": "A service is down for the moment.",
          "type": "string",
          "const": "unavailable"
        },
        {
          "description": "Time ran out.",
          "type": "string",
          "const": "timeout"
        },
        {
          "description": "Some of the work was done and some was not.",
          "type": "string",
          "const": "partial"
        },
        {
          "description": "The command has moved.",
          "type": "string",
          "const": "redirect"
        },
        {
          "description": "A tool server failed.",
          "type": "string",
          "const": "mcp"
        },
        {
          "description": "An answer could not be delivered.",
          "type": "string",
          "const": "delivery"
        },
        {
          "description": "The program failed in a way nothing else describes.",
          "type": "string",
          "const": "runtime"
        },
        {
          "description": "The command does not exist yet.",
          "type": "string",
          "const": "stub"
        },
        {
          "description": "The envelope does not say.",
          "type": "string",
          "const": "unknown"
        }
      ]
    },
    "Decision": {
      "description": "What to do next.",
      "type": "object",
      "properties": {
        "action": {
          "description": "The step to take.",
          "$ref": "#/$defs/Action"
        },
        "retryable": {
          "description": "The same work may be called again once the action is done.",
          "type": "boolean"
        },
        "delay_ms": {
          "description": "How long to wait before that call; nothing when it is not retryable.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "max_attempts": {
          "description": "Calls in all, the first included.",
          "type": "integer",
          "minimum": 0
        },
        "session": {
          "description": "What became of the session the command ran in.",
          "$ref": "#/$defs/Session"
        },
        "cancel_observed": {
          "description": "Whether the program saw the request to cancel, where it says so.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "redirect": {
          "description": "The command to use instead, where the program names one.",
          "anyOf": [
            {
              "$ref": "#/$defs/Redirect"
            },
            {
              "type": "null"
            }
          ]
        },
        "cursor": {
          "description": "Where the next page starts.",
          "type": [
            "string",
            "null"
          ]
        },
        "rule": {
          "description": "The rule that decided; `explain` tells more.",
          "$ref": "#/$defs/RuleId"
        },
        "reason": {
          "description": "Why, in a sentence.",
          "type": "string"
        }
      },
      "required": [
        "action",
        "retryable",
        "delay_ms",
        "max_attempts",
        "session",
        "cancel_observed",
        "redirect",
        "cursor",
        "rule",
        "reason"
      ]
    },
    "Action": {
      "description": "The step to take.",
      "oneOf": [
        {
          "description": "Use the data.",
          "type": "string",
          "const": "proceed"
        },
        {
          "description": "Use the answer you already have.",
          "type": "string",
          "const": "use_cache"
        },
        {
          "description": "Call again with the cursor, and do not act on the data until every page is there.",
          "type": "string",
          "const": "fetch_next_page"
        },
        {
          "description": "Ask for less; the data is incomplete and there is no next page to fetch.",
          "type": "string",
          "const": "narrow_query"
        },
        {
          "description": "Make the same call again after the delay.",
          "type": "string",
          "const": "retry"
        },
        {
          "description": "Call again in the same session, with more time.",
          "type": "string",
          "const": "retry_same_session"
        },
        {
          "description": "Call again in a fresh session.",
          "type": "string",
          "const": "retry_fresh_session"
        },
        {
          "description": "Refresh the token, then make the same call once more.",
          "type": "string",
          "const": "refresh_credentials"
        },
        {
          "description": "Get new credentials, then start over.",
          "type": "string",
          "const": "acquire_credentials"
        },
        {
          "description": "Use the replacement command.",
          "type": "string",
          "const": "follow_redirect"
        },
        {
          "description": "Correct the call.",
          "type": "string",
          "const": "fix_invocation"
        },
        {
          "description": "Carry on without it, or create it.",
          "type": "string",
          "const": "handle_absence"
        },
        {
          "description": "Find out what was done before doing anything else.",
          "type": "string",
          "const": "inspect_state"
        },
        {
          "description": "Ask a person.",
          "type": "string",
          "const": "escalate"
        }
      ]
    },
    "Session": {
      "description": "What became of a session.",
      "oneOf": [
        {
          "description": "Nothing happened to it.",
          "type": "string",
          "const": "unaffected"
        },
        {
          "description": "It was interrupted cleanly and may be used again.",
          "type": "string",
          "const": "reusable"
        },
        {
          "description": "It may be stuck; start a fresh one.",
          "type": "string",
          "const": "suspect"
        }
      ]
    },
    "Redirect": {
      "description": "Another command to use instead. It is data: nothing runs it unless the caller asks for that.",
      "type": "object",
      "properties": {
        "from": {
          "description": "The command line that was used, if the capture has it.",
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "string"
          }
        },
        "command": {
          "description": "The replacement, word for word.",
          "type": "string"
        },
        "permanent": {
          "description": "Remember it and never use the old form again.",
          "type": "boolean"
        },
        "reason": {
          "description": "Why it moved.",
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "from",
        "command",
        "permanent",
        "reason"
      ]
    },
    "RuleId": {
      "description": "The rule that decided. Ids are public contract.",
      "oneOf": [
        {
          "description": "The envelope is of a version that cannot be read, and guessing at its meaning is not safe.",
          "type": "string",
          "const": "unsupported-version"
        },
        {
          "description": "There is no envelope to go by, so nobody can tell what the command did.",
          "type": "string",
          "const": "unknown-outcome"
        },
        {
          "description": "A signal ended the process, so part of the work may have been done.",
          "type": "string",
          "const": "killed"
        },
        {
          "description": "Some envelopes report success and others failure, so part of the work was done.",
          "type": "string",
          "const": "contradicting-envelopes"
        },
        {
          "description": "The envelope lacks what would say whether the command succeeded; its data must not be acted on.",
          "type": "string",
          "const": "malformed-body"
        },
        {
          "description": "The body and the exit code contradict each other, so a retry could repeat work that was done.",
          "type": "string",
          "const": "contradiction"
        },
        {
          "description": "The dialect gives this exit code no meaning.",
          "type": "string",
          "const": "unexpected-exit-code"
        },
        {
          "description": "The envelope states a delay that is not a sensible number.",
          "type": "string",
          "const": "unreadable-delay"
        },
        {
          "description": "Nothing has changed since the answer you already have.",
          "type": "string",
          "const": "not-modified"
        },
        {
          "description": "The data is one page of several; fetch the rest before acting on it.",
          "type": "string",
          "const": "next-page"
        },
        {
          "description": "The data was cut and there is no next page; ask for less before acting on it.",
          "type": "string",
          "const": "incomplete-data"
        },
        {
          "description": "The command did what it was asked.",
          "type": "string",
          "const": "success"
        },
        {
          "description": "The token was good and has run out; refresh it and make the same call once more.",
          "type": "string",
          "const": "token-expired"
        },
        {
          "description": "The credentials are missing or no longer good; the same call cannot succeed without new ones.",
          "type": "string",
          "const": "credentials"
        },
        {
          "description": "The command has moved; use the replacement word for word, and remember it if the move is permanent.",
          "type": "string",
          "const": "redirect"
        },
        {
          "description": "The command has moved, but the envelope does not say where to, or for how long.",
          "type": "string",
          "const": "redirect-incomplete"
        },
        {
          "description": "Some of the work was done; calling again would do it twice.",
          "type": "string",
          "const": "partial"
        },
        {
          "description": "This exit code means partial failure in one revision and wrong arguments in another, and nothing shows which this is.",
          "type": "string",
          "const": "unproven-exit-code"
        },
        {
          "description": "The program saw the request to cancel, so the session is sound; call again with more time.",
          "type": "string",
          "const": "timeout-cancelled"
        },
        {
          "description": "The program did not confirm that it saw the request to cancel, so the session may be stuck.",
          "type": "string",
          "const": "timeout-unobserved"
        },
        {
          "description": "The caller's clock ended the process, and the caller allows another try.",
          "type": "string",
          "const": "subprocess-timeout-retried"
        },
        {
          "description": "The caller's clock ended the process; whether it may run again is the caller's decision.",
          "type": "string",
          "const": "subprocess-timeout"
        },
        {
          "description": "The command ran out of time and may have done part of the work.",
          "type": "string",
          "const": "timeout-with-effects"
        },
        {
          "description": "The arguments are wrong and nothing was changed; correct them and call again at once.",
          "type": "string",
          "const": "argument-error"
        },
        {
          "description": "The call itself is wrong and fails again until it is corrected.",
          "type": "string",
          "const": "invocation"
        },
        {
          "description": "The envelope says that the same call may be made again.",
          "type": "string",
          "const": "wire-retryable"
        },
        {
          "description": "What was asked about does not exist, and asking again does not change that.",
          "type": "string",
          "const": "not-found"
        },
        {
          "description": "Errors of this kind are passing ones, and the envelope does not say otherwise.",
          "type": "string",
          "const": "table-retryable"
        },
        {
          "description": "Nothing says that another call would end differently.",
          "type": "string",
          "const": "otherwise"
        },
        {
          "description": "The same error came back as often as it may; nothing has changed, so another call would not help.",
          "type": "string",
          "const": "attempts-used-up"
        },
        {
          "description": "The next page starts where an earlier one did, so fetching it would go round in circles.",
          "type": "string",
          "const": "cursor-seen"
        },
        {
          "description": "The redirect leads back to a command that was already followed.",
          "type": "string",
          "const": "redirect-seen"
        }
      ]
    },
    "Issue": {
      "description": "One problem.",
      "type": "object",
      "properties": {
        "code": {
          "description": "What kind of problem; `explain` tells more.",
          "$ref": "#/$defs/IssueCode"
        },
        "severity": {
          "description": "How much it matters.",
          "$ref": "#/$defs/Severity"
        },
        "message": {
          "description": "What is wrong, in a sentence.",
          "type": "string"
        },
        "path": {
          "description": "Where in the envelope: `[]` is the envelope itself; a missing key is included.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/PathStep"
          }
        },
        "span": {
          "description": "Where in the stream's text; nothing where no text is to blame.",
          "anyOf": [
            {
              "$ref": "#/$defs/IssueSpan"
            },
            {
              "type": "null"
            }
          ]
        },
        "help": {
          "description": "What to do about it.",
          "type": "string"
        }
      },
      "required": [
        "code",
        "severity",
        "message",
        "path",
        "span",
        "help"
      ]
    },
    "IssueCode": {
      "description": "What kind of problem an issue is. Codes are public contract.",
      "oneOf": [
        {
          "description": "The text is not valid JSON.",
          "type": "string",
          "const": "invalid_json"
        },
        {
          "description": "The JSON document ends too early.",
          "type": "string",
          "const": "truncated_document"
        },
        {
          "description": "A key appears twice in one object.",
          "type": "string",
          "const": "duplicate_key"
        },
        {
          "description": "The document is nested too deeply.",
          "type": "string",
          "const": "too_deep"
        },
        {
          "description": "The input is larger than allowed.",
          "type": "string",
          "const": "too_large"
        },
        {
          "description": "The text is not valid UTF-8.",
          "type": "string",
          "const": "invalid_utf8"
        },
        {
          "description": "A Unicode escape is only half.",
          "type": "string",
          "const": "lone_surrogate"
        },
        {
          "description": "A byte order mark precedes the JSON.",
          "type": "string",
          "const": "byte_order_mark"
        },
        {
          "description": "An integer is too large for doubles.",
          "type": "string",
          "const": "unsafe_integer"
        },
        {
          "description": "A number is too large to represent.",
          "type": "string",
          "const": "number_out_of_range"
        },
        {
          "description": "No envelope was found in output.",
          "type": "string",
          "const": "no_envelope"
        },
        {
          "description": "Other text surrounds the envelope.",
          "type": "string",
          "const": "text_around_envelope"
        },
        {
          "description": "The output holds several envelopes.",
          "type": "string",
          "const": "several_envelopes"
        },
        {
          "description": "Success and failure in one output.",
          "type": "string",
          "const": "contradicting_envelopes"
        },
        {
          "description": "The envelope is on the wrong stream.",
          "type": "string",
          "const": "wrong_stream"
        },
        {
          "description": "The dialect asked for is not known.",
          "type": "string",
          "const": "unknown_dialect"
        },
        {
          "description": "This envelope version is not supported.",
          "type": "string",
          "const": "unsupported_version"
        },
        {
          "description": "The schema id has been renamed.",
          "type": "string",
          "const": "legacy_schema_id"
        },
        {
          "description": "Fields of different revisions are mixed.",
          "type": "string",
          "const": "mixed_revision_evidence"
        },
        {
          "description": "The error code is not listed.",
          "type": "string",
          "const": "unknown_error_code"
        },
        {
          "description": "A required field is missing.",
          "type": "string",
          "const": "missing_field"
        },
        {
          "description": "A field has the wrong type.",
          "type": "string",
          "const": "wrong_type"
        },
        {
          "description": "A field has an unlisted value.",
          "type": "string",
          "const": "unexpected_value"
        },
        {
          "description": "The schema does not name this field.",
          "type": "string",
          "const": "unknown_field"
        },
        {
          "description": "A text does not match its pattern.",
          "type": "string",
          "const": "pattern_mismatch"
        },
        {
          "description": "A text is in another format.",
          "type": "string",
          "const": "invalid_format"
        },
        {
          "description": "A number is out of range.",
          "type": "string",
          "const": "out_of_range"
        },
        {
          "description": "Text or list of the wrong length.",
          "type": "string",
          "const": "wrong_length"
        },
        {
          "description": "`ok` disagrees with the exit code.",
          "type": "string",
          "const": "ok_conflicts_with_exit_code"
        },
        {
          "description": "`error` disagrees with the exit code.",
          "type": "string",
          "const": "error_conflicts_with_exit_code"
        },
        {
          "description": "`ok` and `error` contradict each other.",
          "type": "string",
          "const": "ok_conflicts_with_error"
        },
        {
          "description": "The envelope's exit code is not the process's.",
          "type": "string",
          "const": "exit_code_mismatch"
        },
        {
          "description": "The exit code is not known.",
          "type": "string",
          "const": "exit_code_unknown"
        },
        {
          "description": "The exit code is not listed.",
          "type": "string",
          "const": "unexpected_exit_code"
        },
        {
          "description": "The error code has another exit code.",
          "type": "string",
          "const": "code_conflicts_with_exit_code"
        },
        {
          "description": "The timeout disagrees with the exit code.",
          "type": "string",
          "const": "timeout_conflicts_with_exit_code"
        },
        {
          "description": "Neither data nor an error given.",
          "type": "string",
          "const": "data_and_error_both_null"
        },
        {
          "description": "A failed run carries data.",
          "type": "string",
          "const": "data_on_failure"
        },
        {
          "description": "A cache hit carries content.",
          "type": "string",
          "const": "not_modified_with_content"
        },
        {
          "description": "A redirect outside of exit 13.",
          "type": "string",
          "const": "unexpected_redirect"
        },
        {
          "description": "The redirect names no target.",
          "type": "string",
          "const": "redirect_missing"
        },
        {
          "description": "A delay without permission to retry.",
          "type": "string",
          "const": "delay_without_retryable"
        },
        {
          "description": "The delay cannot be used.",
          "type": "string",
          "const": "unreadable_delay"
        },
        {
          "description": "The phase disagrees with the exit code.",
          "type": "string",
          "const": "phase_conflicts_with_exit_code"
        },
        {
          "description": "`retryable` disagrees with the exit code.",
          "type": "string",
          "const": "retryable_conflicts_with_exit_code"
        },
        {
          "description": "Cut output without a next page.",
          "type": "string",
          "const": "truncated_without_cursor"
        },
        {
          "description": "Cursor and `has_more` contradict each other.",
          "type": "string",
          "const": "cursor_conflicts_with_has_more"
        },
        {
          "description": "An unlisted code for missing authentication.",
          "type": "string",
          "const": "unexpected_auth_code"
        },
        {
          "description": "A count differs from what it counts.",
          "type": "string",
          "const": "count_mismatch"
        },
        {
          "description": "Not found, but without an error.",
          "type": "string",
          "const": "found_conflicts_with_error"
        },
        {
          "description": "`found` disagrees with the exit code.",
          "type": "string",
          "const": "found_conflicts_with_exit_code"
        },
        {
          "description": "The envelope succeeds, its content refuses.",
          "type": "string",
          "const": "inner_refusal"
        },
        {
          "description": "The turn ended before it finished.",
          "type": "string",
          "const": "turn_incomplete"
        },
        {
          "description": "Success, but with a degraded status.",
          "type": "string",
          "const": "degraded_status"
        },
        {
          "description": "Empty details are printed as null.",
          "type": "string",
          "const": "null_details"
        },
        {
          "description": "The envelope spans more than one line.",
          "type": "string",
          "const": "not_one_line"
        },
        {
          "description": "A warning announces a deprecation.",
          "type": "string",
          "const": "deprecation_announced"
        },
        {
          "description": "Two copies of a text differ.",
          "type": "string",
          "const": "conflicting_copies"
        }
      ]
    },
    "Severity": {
      "description": "How much an issue matters.",
      "oneOf": [
        {
          "description": "Worth knowing.",
          "type": "string",
          "const": "info"
        },
        {
          "description": "Works, and should be mended.",
          "type": "string",
          "const": "warning"
        },
        {
          "description": "The envelope breaks its contract.",
          "type": "string",
          "const": "error"
        }
      ]
    },
    "PathStep": {
      "description": "One step of a path into an envelope.",
      "anyOf": [
        {
          "description": "A member of an object.",
          "type": "string"
        },
        {
          "description": "An item of an array, from 0.",
          "type": "integer",
          "minimum": 0
        }
      ]
    },
    "IssueSpan": {
      "description": "Where an issue stands.",
      "type": "object",
      "properties": {
        "start": {
          "description": "First byte.",
          "type": "integer",
          "minimum": 0
        },
        "end": {
          "description": "Behind the last byte.",
          "type": "integer",
          "minimum": 0
        },
        "start_utf16": {
          "description": "First UTF-16 unit.",
          "type": "integer",
          "minimum": 0
        },
        "end_utf16": {
          "description": "Behind the last UTF-16 unit.",
          "type": "integer",
          "minimum": 0
        },
        "line": {
          "description": "Line of the start, from 1.",
          "type": "integer",
          "minimum": 0
        },
        "column": {
          "description": "Column of the start, from 1, in UTF-16 units.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "start",
        "end",
        "start_utf16",
        "end_utf16",
        "line",
        "column"
      ]
    }
  }
}
"####,
    },
    Schema {
        name: "suite",
        about: "A suite of commands whose envelopes are validated, compared with golden ones and with each other.",
        text: r####"{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://cli-envelope.dev/schema/suite.schema.json",
  "title": "Suite file of cli-envelope conform",
  "description": "A suite of commands whose envelopes are validated, compared with golden ones and with each other.",
  "type": "object",
  "required": [
    "commands"
  ],
  "additionalProperties": false,
  "properties": {
    "$schema": {
      "description": "The address of this schema, for editors.",
      "type": "string"
    },
    "defaults": {
      "description": "What all commands have in common. A command's own values take precedence.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "stdin": {
          "$ref": "#/$defs/settings/properties/stdin"
        },
        "env": {
          "$ref": "#/$defs/settings/properties/env"
        },
        "cwd": {
          "$ref": "#/$defs/settings/properties/cwd"
        },
        "timeout_s": {
          "$ref": "#/$defs/settings/properties/timeout_s"
        },
        "exit_code": {
          "$ref": "#/$defs/settings/properties/exit_code"
        },
        "dialect": {
          "$ref": "#/$defs/settings/properties/dialect"
        },
        "shape": {
          "$ref": "#/$defs/settings/properties/shape"
        },
        "outcome": {
          "$ref": "#/$defs/settings/properties/outcome"
        },
        "volatile": {
          "$ref": "#/$defs/settings/properties/volatile"
        }
      }
    },
    "common": {
      "description": "Paths that every envelope of the suite has, with values of one type or null. What the dialect demands is checked in any case.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/pointer"
      }
    },
    "constant": {
      "description": "Paths whose value is the same in every envelope that has it. The version of a dialect that states one is checked in any case.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/pointer"
      }
    },
    "commands": {
      "description": "The commands, in the order in which they are run. Each is run once.",
      "type": "array",
      "minItems": 1,
      "items": {
        "$ref": "#/$defs/command"
      }
    }
  },
  "$defs": {
    "command": {
      "description": "A command and what to expect of it.",
      "type": "object",
      "required": [
        "argv"
      ],
      "additionalProperties": false,
      "properties": {
        "argv": {
          "description": "The program and its arguments. A name is looked up in the PATH, a path counts from the folder of the suite file. No shell is involved.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string"
          },
          "prefixItems": [
            {
              "type": "string",
              "minLength": 1
            }
          ]
        },
        "name": {
          "description": "What to call it; unless stated, its command line. No two commands have the same name.",
          "type": "string",
          "minLength": 1
        },
        "golden": {
          "description": "The file of the golden envelope, counted from the folder of the suite file. `--update` writes it. No two commands have the same.",
          "type": "string",
          "minLength": 1
        },
        "stdin": {
          "$ref": "#/$defs/settings/properties/stdin"
        },
        "env": {
          "$ref": "#/$defs/settings/properties/env"
        },
        "cwd": {
          "$ref": "#/$defs/settings/properties/cwd"
        },
        "timeout_s": {
          "$ref": "#/$defs/settings/properties/timeout_s"
        },
        "exit_code": {
          "$ref": "#/$defs/settings/properties/exit_code"
        },
        "dialect": {
          "$ref": "#/$defs/settings/properties/dialect"
        },
        "shape": {
          "$ref": "#/$defs/settings/properties/shape"
        },
        "outcome": {
          "$ref": "#/$defs/settings/properties/outcome"
        },
        "volatile": {
          "$ref": "#/$defs/settings/properties/volatile"
        }
      }
    },
    "pointer": {
      "description": "A JSON pointer (RFC 6901), such as `/meta/duration_ms`; where `*` is allowed, `/sessions/*/id`. The empty one is the whole envelope.",
      "type": "string",
      "pattern": "^(/([^/~]|~[01])*)*$"
    },
    "settings": {
      "description": "What a command may state and the defaults may state for all.",
      "type": "object",
      "properties": {
        "stdin": {
          "description": "What the command reads from standard input; nothing unless stated.",
          "type": "string"
        },
        "env": {
          "description": "Variables to set, or to remove where the value is null. All others are inherited. A command's variables are added to those of the defaults.",
          "type": "object",
          "additionalProperties": {
            "type": [
              "string",
              "null"
            ]
          }
        },
        "cwd": {
          "description": "The folder to run in, counted from the folder of the suite file, which it is unless stated.",
          "type": "string",
          "minLength": 1
        },
        "timeout_s": {
          "description": "How long the command may take, in seconds. Then it and everything it started is ended, and it has failed.",
          "type": "number",
          "exclusiveMinimum": 0,
          "default": 30
        },
        "exit_code": {
          "description": "The exit code to expect. Without it any exit code will do that goes with the envelope.",
          "type": "integer"
        },
        "dialect": {
          "description": "The dialect to expect, such as `claw/v2`, or a revision of it, such as `cli-agent-spec/v1.3`. A command that states it may differ from the other commands.",
          "type": "string"
        },
        "shape": {
          "description": "The shape to expect, such as `error` or `list-sessions`.",
          "type": "string"
        },
        "outcome": {
          "description": "The outcome to expect. Without it a well-formed failure is as good as a success.",
          "enum": [
            "success",
            "failure",
            "not_found",
            "timeout",
            "partial",
            "redirected",
            "not_modified",
            "unknown"
          ]
        },
        "volatile": {
          "description": "Paths of values that vary from call to call: of these, only presence and type are compared with the golden. The step `*` stands for every member or item. A command's paths are added to those of the defaults.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/pointer"
          }
        }
      }
    }
  },
  "examples": [
    {
      "commands": [
        {
          "argv": [
            "claw",
            "list-sessions",
            "--output-format",
            "json"
          ]
        }
      ]
    },
    {
      "$schema": "https://cli-envelope.dev/schema/suite.schema.json",
      "defaults": {
        "dialect": "claw/v2",
        "env": {
          "CLAW_HOME": "fixtures/home",
          "ANTHROPIC_API_KEY": null
        },
        "timeout_s": 10,
        "volatile": [
          "/timestamp"
        ]
      },
      "common": [
        "/request_id"
      ],
      "constant": [
        "/schema_version",
        "/output_format"
      ],
      "commands": [
        {
          "name": "list",
          "argv": [
            "../target/debug/claw",
            "list-sessions",
            "--output-format",
            "json"
          ],
          "exit_code": 0,
          "outcome": "success",
          "golden": "golden/list.json",
          "volatile": [
            "/sessions/*/created"
          ]
        },
        {
          "name": "a session that is not there",
          "argv": [
            "../target/debug/claw",
            "load-session",
            "nope",
            "--output-format",
            "json"
          ],
          "exit_code": 1,
          "shape": "not-found",
          "golden": "golden/no-session.json"
        },
        {
          "name": "a prompt from standard input",
          "argv": [
            "../target/debug/claw",
            "turn-loop",
            "-",
            "--output-format",
            "json"
          ],
          "stdin": "tidy up",
          "cwd": "fixtures"
        }
      ]
    }
  ]
}
"####,
    },
];
