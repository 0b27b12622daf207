// Made by `cargo xtask gen` from schema/. Do not edit.
//! What the core knows of keys, dialects and schemas.
use crate::json::Kinds;
use crate::program::*;
use crate::report::{IssueCode, Severity, Stream};
pub(crate) const KEY_COUNT: usize = 113;
/// Every key a table or a schema's root names.
pub(crate) static KEYS: [Key; KEY_COUNT] = [
    Key {
        name: "_summary",
        has_children: false,
    },
    Key {
        name: "action",
        has_children: false,
    },
    Key {
        name: "argument",
        has_children: false,
    },
    Key {
        name: "auto_compaction",
        has_children: false,
    },
    Key {
        name: "available",
        has_children: false,
    },
    Key {
        name: "builtins",
        has_children: false,
    },
    Key {
        name: "builtins_count",
        has_children: false,
    },
    Key {
        name: "code",
        has_children: false,
    },
    Key {
        name: "command",
        has_children: false,
    },
    Key {
        name: "compact",
        has_children: false,
    },
    Key {
        name: "config_load_error",
        has_children: false,
    },
    Key {
        name: "continuation_prompt",
        has_children: false,
    },
    Key {
        name: "cursor",
        has_children: false,
    },
    Key {
        name: "data",
        has_children: true,
    },
    Key {
        name: "deleted",
        has_children: false,
    },
    Key {
        name: "details",
        has_children: false,
    },
    Key {
        name: "directory",
        has_children: false,
    },
    Key {
        name: "dry_run",
        has_children: false,
    },
    Key {
        name: "duration_ms",
        has_children: false,
    },
    Key {
        name: "enqueued",
        has_children: false,
    },
    Key {
        name: "error",
        has_children: true,
    },
    Key {
        name: "error_kind",
        has_children: false,
    },
    Key {
        name: "estimated_cost",
        has_children: false,
    },
    Key {
        name: "exit_code",
        has_children: false,
    },
    Key {
        name: "expected",
        has_children: false,
    },
    Key {
        name: "final_cancel_observed",
        has_children: false,
    },
    Key {
        name: "final_stop_reason",
        has_children: false,
    },
    Key {
        name: "fix_command",
        has_children: false,
    },
    Key {
        name: "fix_required",
        has_children: false,
    },
    Key {
        name: "flushed",
        has_children: false,
    },
    Key {
        name: "found",
        has_children: false,
    },
    Key {
        name: "handled",
        has_children: false,
    },
    Key {
        name: "has_more",
        has_children: false,
    },
    Key {
        name: "help",
        has_children: false,
    },
    Key {
        name: "hint",
        has_children: false,
    },
    Key {
        name: "include_mcp",
        has_children: false,
    },
    Key {
        name: "input_tokens",
        has_children: false,
    },
    Key {
        name: "iterations",
        has_children: false,
    },
    Key {
        name: "jsonrpc",
        has_children: false,
    },
    Key {
        name: "kind",
        has_children: false,
    },
    Key {
        name: "level",
        has_children: false,
    },
    Key {
        name: "limit",
        has_children: false,
    },
    Key {
        name: "loaded",
        has_children: false,
    },
    Key {
        name: "match_count",
        has_children: false,
    },
    Key {
        name: "matches",
        has_children: false,
    },
    Key {
        name: "max_turns",
        has_children: false,
    },
    Key {
        name: "message",
        has_children: false,
    },
    Key {
        name: "messages_count",
        has_children: false,
    },
    Key {
        name: "meta",
        has_children: true,
    },
    Key {
        name: "model",
        has_children: false,
    },
    Key {
        name: "model_raw",
        has_children: false,
    },
    Key {
        name: "model_source",
        has_children: false,
    },
    Key {
        name: "name",
        has_children: false,
    },
    Key {
        name: "next_cursor",
        has_children: false,
    },
    Key {
        name: "not_modified",
        has_children: false,
    },
    Key {
        name: "note",
        has_children: false,
    },
    Key {
        name: "ok",
        has_children: false,
    },
    Key {
        name: "output_format",
        has_children: false,
    },
    Key {
        name: "output_tokens",
        has_children: false,
    },
    Key {
        name: "pagination",
        has_children: false,
    },
    Key {
        name: "path",
        has_children: false,
    },
    Key {
        name: "payload",
        has_children: false,
    },
    Key {
        name: "permission_mode",
        has_children: false,
    },
    Key {
        name: "persisted_session_path",
        has_children: false,
    },
    Key {
        name: "phase",
        has_children: false,
    },
    Key {
        name: "plugin_like",
        has_children: false,
    },
    Key {
        name: "plugin_like_count",
        has_children: false,
    },
    Key {
        name: "prompt",
        has_children: false,
    },
    Key {
        name: "prompt_cache_events",
        has_children: false,
    },
    Key {
        name: "reason",
        has_children: false,
    },
    Key {
        name: "redirect",
        has_children: false,
    },
    Key {
        name: "responsibility",
        has_children: false,
    },
    Key {
        name: "retry_after",
        has_children: false,
    },
    Key {
        name: "retry_after_ms",
        has_children: false,
    },
    Key {
        name: "retry_strategy",
        has_children: false,
    },
    Key {
        name: "retryable",
        has_children: false,
    },
    Key {
        name: "returned",
        has_children: false,
    },
    Key {
        name: "routed_matches",
        has_children: false,
    },
    Key {
        name: "schema",
        has_children: false,
    },
    Key {
        name: "schema_version",
        has_children: false,
    },
    Key {
        name: "session",
        has_children: false,
    },
    Key {
        name: "session_id",
        has_children: false,
    },
    Key {
        name: "sessions",
        has_children: false,
    },
    Key {
        name: "sessions_count",
        has_children: false,
    },
    Key {
        name: "sessions_dir",
        has_children: false,
    },
    Key {
        name: "setup",
        has_children: false,
    },
    Key {
        name: "simple_mode",
        has_children: false,
    },
    Key {
        name: "skill_like",
        has_children: false,
    },
    Key {
        name: "skill_like_count",
        has_children: false,
    },
    Key {
        name: "source_hint",
        has_children: false,
    },
    Key {
        name: "stages",
        has_children: false,
    },
    Key {
        name: "status",
        has_children: false,
    },
    Key {
        name: "stop_reason",
        has_children: false,
    },
    Key {
        name: "success",
        has_children: false,
    },
    Key {
        name: "timeout_seconds",
        has_children: false,
    },
    Key {
        name: "timestamp",
        has_children: false,
    },
    Key {
        name: "tool_count",
        has_children: false,
    },
    Key {
        name: "tool_name",
        has_children: false,
    },
    Key {
        name: "tool_results",
        has_children: false,
    },
    Key {
        name: "tool_uses",
        has_children: false,
    },
    Key {
        name: "tools",
        has_children: false,
    },
    Key {
        name: "total_count",
        has_children: false,
    },
    Key {
        name: "truncated",
        has_children: false,
    },
    Key {
        name: "turn",
        has_children: true,
    },
    Key {
        name: "turns",
        has_children: false,
    },
    Key {
        name: "turns_completed",
        has_children: false,
    },
    Key {
        name: "type",
        has_children: false,
    },
    Key {
        name: "usage",
        has_children: false,
    },
    Key {
        name: "valid",
        has_children: false,
    },
    Key {
        name: "validation_only",
        has_children: false,
    },
    Key {
        name: "value",
        has_children: false,
    },
    Key {
        name: "warnings",
        has_children: false,
    },
    Key {
        name: "workspace",
        has_children: false,
    },
];
/// Open addressing by hash: a key's number plus one, or 0.
pub(crate) static KEY_SLOTS: [KeyId; 512] = [
    65, 2, 97, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 106, 0, 0, 0, 0, 61, 112,
    28, 0, 14, 0, 0, 0, 0, 0, 0, 29, 0, 88, 0, 0, 0, 0, 0, 0, 0, 94, 0, 0, 5, 113, 0, 0,
    4, 0, 33, 0, 0, 74, 0, 0, 0, 0, 0, 0, 0, 0, 91, 0, 0, 0, 0, 0, 55, 20, 0, 0, 0, 54,
    1, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 0, 40, 71, 108, 0, 70, 36, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 0, 59, 0, 38, 0, 0, 0, 0, 0, 53, 0, 49, 0, 0, 10,
    12, 0, 0, 0, 0, 46, 34, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 111, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 86, 60, 0, 0, 0, 16, 0, 0, 0, 0, 101, 0, 0, 0, 0, 0, 75, 8,
    0, 15, 57, 0, 0, 62, 0, 82, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 89, 41, 105, 0, 0, 78, 0,
    0, 0, 0, 0, 0, 0, 0, 93, 0, 0, 0, 0, 0, 0, 0, 17, 0, 26, 23, 102, 0, 35, 98, 3, 0, 0,
    0, 0, 0, 22, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 95, 0, 0, 42, 0,
    0, 0, 0, 0, 0, 0, 0, 79, 0, 58, 0, 80, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 51, 0, 0, 0, 104, 0, 0, 0, 67, 0, 0, 0, 64, 0, 110,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 90, 0, 69, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0,
    56, 0, 0, 0, 0, 0, 18, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 73, 0, 0, 0, 0, 0, 0, 0, 44, 48, 0, 0, 87, 109,
    0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 83, 0, 0, 0, 9, 0, 0, 0, 0, 6, 0,
    0, 0, 0, 0, 103, 85, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 72, 45, 37, 0, 0, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 0, 81, 7, 107, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 19, 30, 0, 99,
    0, 0, 0, 0, 24, 0, 0, 11, 0, 0, 0,
];
/// In the order they are tried.
pub(crate) static DIALECTS: [Dialect; 5] = [
    Dialect {
        id: "animus/v1",
        detect: Condition::All(
            &[
                Condition::In(
                    Path {
                        key: 78,
                        child: None,
                        grandchild: None,
                    },
                    &["animus.cli.v1", "ao.cli.v1"],
                ),
                Condition::Kind(
                    Path {
                        key: 56,
                        child: None,
                        grandchild: None,
                    },
                    Kinds(Kinds::BOOLEAN),
                ),
            ],
        ),
        unsupported: Some(
            Condition::All(
                &[
                    Condition::Matches(
                        Path {
                            key: 78,
                            child: None,
                            grandchild: None,
                        },
                        &PATTERN_0,
                    ),
                    Condition::Not(
                        &Condition::In(
                            Path {
                                key: 78,
                                child: None,
                                grandchild: None,
                            },
                            &["animus.cli.v1", "ao.cli.v1"],
                        ),
                    ),
                ],
            ),
        ),
        version_at: Some(Path {
            key: 78,
            child: None,
            grandchild: None,
        }),
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stderr,
            fallback: false,
        },
        exit_code_at: Some(Path {
            key: 20,
            child: Some(23),
            grandchild: None,
        }),
        code_at: &[
            Place {
                path: Path {
                    key: 20,
                    child: Some(7),
                    grandchild: None,
                },
                when: None,
            },
        ],
        shapes: &[
            Shape {
                id: "success",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 56,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                ),
                says: Says::Success,
                programs: &[&ANIMUS_V1_SUCCESS],
                schemas: &[
                    "https://cli-envelope.dev/schema/animus/v1/success.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_ANIMUS_V1[0],
                        &RULES_ANIMUS_V1[1],
                        &RULES_ANIMUS_V1[6],
                        &RULES_ANIMUS_V1[7],
                        &RULES_ANIMUS_V1[8],
                        &RULES_ANIMUS_V1[9],
                    ],
                ],
            },
        ],
        otherwise: Shape {
            id: "error",
            when: None,
            says: Says::Failure,
            programs: &[&ANIMUS_V1_ERROR],
            schemas: &["https://cli-envelope.dev/schema/animus/v1/error.schema.json"],
            rules: &[
                &[
                    &RULES_ANIMUS_V1[0],
                    &RULES_ANIMUS_V1[2],
                    &RULES_ANIMUS_V1[3],
                    &RULES_ANIMUS_V1[4],
                    &RULES_ANIMUS_V1[5],
                    &RULES_ANIMUS_V1[6],
                ],
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "success",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "internal",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "invalid_input",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 3,
                name: "not_found",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 4,
                name: "conflict",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 5,
                name: "unavailable",
                retryable: Some(true),
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                code: "conflict",
                exit: Some(4),
            },
            ErrorCode {
                code: "internal",
                exit: Some(1),
            },
            ErrorCode {
                code: "invalid_input",
                exit: Some(2),
            },
            ErrorCode {
                code: "not_found",
                exit: Some(3),
            },
            ErrorCode {
                code: "unavailable",
                exit: Some(5),
            },
        ],
        open_codes: false,
    },
    Dialect {
        id: "cli-agent-spec/v2",
        detect: Condition::All(
            &[
                Condition::Kind(
                    Path {
                        key: 56,
                        child: None,
                        grandchild: None,
                    },
                    Kinds(Kinds::BOOLEAN),
                ),
                Condition::Not(
                    &Condition::Present(Path {
                        key: 78,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Any(
                    &[
                        Condition::All(
                            &[
                                Condition::Present(Path {
                                    key: 48,
                                    child: Some(18),
                                    grandchild: None,
                                }),
                                Condition::Any(
                                    &[
                                        Condition::Present(Path {
                                            key: 13,
                                            child: None,
                                            grandchild: None,
                                        }),
                                        Condition::Present(Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        }),
                                    ],
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Present(Path {
                                    key: 13,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Present(Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Present(Path {
                                    key: 111,
                                    child: None,
                                    grandchild: None,
                                }),
                            ],
                        ),
                    ],
                ),
                Condition::Any(
                    &[
                        Condition::Kind(
                            Path {
                                key: 48,
                                child: Some(23),
                                grandchild: None,
                            },
                            Kinds(Kinds::INTEGER),
                        ),
                        Condition::AnyItem(
                            Path {
                                key: 111,
                                child: None,
                                grandchild: None,
                            },
                            &Condition::Present(Path {
                                key: 7,
                                child: None,
                                grandchild: None,
                            }),
                        ),
                        Condition::Present(Path {
                            key: 48,
                            child: Some(59),
                            grandchild: None,
                        }),
                    ],
                ),
            ],
        ),
        unsupported: None,
        version_at: None,
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: false,
        },
        exit_code_at: Some(Path {
            key: 48,
            child: Some(23),
            grandchild: None,
        }),
        code_at: &[
            Place {
                path: Path {
                    key: 20,
                    child: Some(7),
                    grandchild: None,
                },
                when: None,
            },
        ],
        shapes: &[
            Shape {
                id: "response",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 56,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLI_AGENT_SPEC_V2_RESPONSE],
                schemas: &[
                    "https://cli-envelope.dev/schema/cli-agent-spec/v2/response.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLI_AGENT_SPEC_V2[0],
                        &RULES_CLI_AGENT_SPEC_V2[1],
                        &RULES_CLI_AGENT_SPEC_V2[2],
                        &RULES_CLI_AGENT_SPEC_V2[3],
                        &RULES_CLI_AGENT_SPEC_V2[4],
                        &RULES_CLI_AGENT_SPEC_V2[5],
                        &RULES_CLI_AGENT_SPEC_V2[6],
                        &RULES_CLI_AGENT_SPEC_V2[7],
                        &RULES_CLI_AGENT_SPEC_V2[8],
                        &RULES_CLI_AGENT_SPEC_V2[9],
                        &RULES_CLI_AGENT_SPEC_V2[10],
                        &RULES_CLI_AGENT_SPEC_V2[11],
                        &RULES_CLI_AGENT_SPEC_V2[12],
                        &RULES_CLI_AGENT_SPEC_V2[13],
                        &RULES_CLI_AGENT_SPEC_V2[14],
                        &RULES_CLI_AGENT_SPEC_V2[15],
                        &RULES_CLI_AGENT_SPEC_V2[16],
                        &RULES_CLI_AGENT_SPEC_V2[17],
                        &RULES_CLI_AGENT_SPEC_V2[18],
                    ],
                ],
            },
        ],
        otherwise: Shape {
            id: "response",
            when: None,
            says: Says::Failure,
            programs: &[&CLI_AGENT_SPEC_V2_RESPONSE],
            schemas: &[
                "https://cli-envelope.dev/schema/cli-agent-spec/v2/response.schema.json",
            ],
            rules: &[
                &[
                    &RULES_CLI_AGENT_SPEC_V2[0],
                    &RULES_CLI_AGENT_SPEC_V2[1],
                    &RULES_CLI_AGENT_SPEC_V2[2],
                    &RULES_CLI_AGENT_SPEC_V2[3],
                    &RULES_CLI_AGENT_SPEC_V2[4],
                    &RULES_CLI_AGENT_SPEC_V2[5],
                    &RULES_CLI_AGENT_SPEC_V2[6],
                    &RULES_CLI_AGENT_SPEC_V2[7],
                    &RULES_CLI_AGENT_SPEC_V2[8],
                    &RULES_CLI_AGENT_SPEC_V2[9],
                    &RULES_CLI_AGENT_SPEC_V2[10],
                    &RULES_CLI_AGENT_SPEC_V2[11],
                    &RULES_CLI_AGENT_SPEC_V2[12],
                    &RULES_CLI_AGENT_SPEC_V2[13],
                    &RULES_CLI_AGENT_SPEC_V2[14],
                    &RULES_CLI_AGENT_SPEC_V2[15],
                    &RULES_CLI_AGENT_SPEC_V2[16],
                    &RULES_CLI_AGENT_SPEC_V2[17],
                    &RULES_CLI_AGENT_SPEC_V2[18],
                ],
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "GENERAL_ERROR",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "ARG_ERROR",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 3,
                name: "PARTIAL_FAILURE",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 4,
                name: "PRECONDITION",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 5,
                name: "NOT_FOUND",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 6,
                name: "CONFLICT",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 7,
                name: "PERMISSION_DENIED",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 8,
                name: "AUTH_REQUIRED",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 9,
                name: "PAYMENT_REQUIRED",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 10,
                name: "TIMEOUT",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 11,
                name: "RATE_LIMITED",
                retryable: Some(true),
                revisions: 1,
            },
            ExitCode {
                exit: 12,
                name: "UNAVAILABLE",
                retryable: Some(true),
                revisions: 1,
            },
            ExitCode {
                exit: 13,
                name: "REDIRECTED",
                retryable: Some(false),
                revisions: 1,
            },
            ExitCode {
                exit: 14,
                name: "INCOMPLETE",
                retryable: None,
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                code: "CREDENTIALS_EXPIRED",
                exit: Some(8),
            },
            ErrorCode {
                code: "TOKEN_EXPIRED",
                exit: Some(8),
            },
            ErrorCode {
                code: "TOKEN_INVALID",
                exit: Some(8),
            },
            ErrorCode {
                code: "TOKEN_MISSING",
                exit: Some(8),
            },
            ErrorCode {
                code: "UNAUTHENTICATED",
                exit: Some(8),
            },
        ],
        open_codes: true,
    },
    Dialect {
        id: "cli-agent-spec/v1",
        detect: Condition::All(
            &[
                Condition::Kind(
                    Path {
                        key: 56,
                        child: None,
                        grandchild: None,
                    },
                    Kinds(Kinds::BOOLEAN),
                ),
                Condition::Not(
                    &Condition::Present(Path {
                        key: 78,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Any(
                    &[
                        Condition::All(
                            &[
                                Condition::Present(Path {
                                    key: 48,
                                    child: Some(18),
                                    grandchild: None,
                                }),
                                Condition::Any(
                                    &[
                                        Condition::Present(Path {
                                            key: 13,
                                            child: None,
                                            grandchild: None,
                                        }),
                                        Condition::Present(Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        }),
                                    ],
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Present(Path {
                                    key: 13,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Present(Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Present(Path {
                                    key: 111,
                                    child: None,
                                    grandchild: None,
                                }),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        unsupported: None,
        version_at: None,
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: false,
        },
        exit_code_at: None,
        code_at: &[
            Place {
                path: Path {
                    key: 20,
                    child: Some(7),
                    grandchild: None,
                },
                when: None,
            },
        ],
        shapes: &[
            Shape {
                id: "response",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 56,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                ),
                says: Says::Success,
                programs: &[
                    &CLI_AGENT_SPEC_V1_R1_RESPONSE,
                    &CLI_AGENT_SPEC_V1_R1_RESPONSE,
                    &CLI_AGENT_SPEC_V1_R3_RESPONSE,
                ],
                schemas: &[
                    "https://cli-envelope.dev/schema/cli-agent-spec/v1/r1/response.schema.json",
                    "https://cli-envelope.dev/schema/cli-agent-spec/v1/r2/response.schema.json",
                    "https://cli-envelope.dev/schema/cli-agent-spec/v1/r3/response.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLI_AGENT_SPEC_V1[0],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[5],
                        &RULES_CLI_AGENT_SPEC_V1[6],
                        &RULES_CLI_AGENT_SPEC_V1[7],
                        &RULES_CLI_AGENT_SPEC_V1[8],
                        &RULES_CLI_AGENT_SPEC_V1[9],
                        &RULES_CLI_AGENT_SPEC_V1[10],
                        &RULES_CLI_AGENT_SPEC_V1[12],
                        &RULES_CLI_AGENT_SPEC_V1[14],
                        &RULES_CLI_AGENT_SPEC_V1[15],
                        &RULES_CLI_AGENT_SPEC_V1[16],
                        &RULES_CLI_AGENT_SPEC_V1[17],
                        &RULES_CLI_AGENT_SPEC_V1[18],
                    ],
                    &[
                        &RULES_CLI_AGENT_SPEC_V1[0],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[5],
                        &RULES_CLI_AGENT_SPEC_V1[6],
                        &RULES_CLI_AGENT_SPEC_V1[7],
                        &RULES_CLI_AGENT_SPEC_V1[8],
                        &RULES_CLI_AGENT_SPEC_V1[9],
                        &RULES_CLI_AGENT_SPEC_V1[10],
                        &RULES_CLI_AGENT_SPEC_V1[12],
                        &RULES_CLI_AGENT_SPEC_V1[14],
                        &RULES_CLI_AGENT_SPEC_V1[15],
                        &RULES_CLI_AGENT_SPEC_V1[16],
                        &RULES_CLI_AGENT_SPEC_V1[17],
                        &RULES_CLI_AGENT_SPEC_V1[18],
                    ],
                    &[
                        &RULES_CLI_AGENT_SPEC_V1[0],
                        &RULES_CLI_AGENT_SPEC_V1[1],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[5],
                        &RULES_CLI_AGENT_SPEC_V1[6],
                        &RULES_CLI_AGENT_SPEC_V1[7],
                        &RULES_CLI_AGENT_SPEC_V1[8],
                        &RULES_CLI_AGENT_SPEC_V1[9],
                        &RULES_CLI_AGENT_SPEC_V1[11],
                        &RULES_CLI_AGENT_SPEC_V1[13],
                        &RULES_CLI_AGENT_SPEC_V1[14],
                        &RULES_CLI_AGENT_SPEC_V1[15],
                        &RULES_CLI_AGENT_SPEC_V1[16],
                        &RULES_CLI_AGENT_SPEC_V1[17],
                        &RULES_CLI_AGENT_SPEC_V1[18],
                    ],
                ],
            },
        ],
        otherwise: Shape {
            id: "response",
            when: None,
            says: Says::Failure,
            programs: &[
                &CLI_AGENT_SPEC_V1_R1_RESPONSE,
                &CLI_AGENT_SPEC_V1_R1_RESPONSE,
                &CLI_AGENT_SPEC_V1_R3_RESPONSE,
            ],
            schemas: &[
                "https://cli-envelope.dev/schema/cli-agent-spec/v1/r1/response.schema.json",
                "https://cli-envelope.dev/schema/cli-agent-spec/v1/r2/response.schema.json",
                "https://cli-envelope.dev/schema/cli-agent-spec/v1/r3/response.schema.json",
            ],
            rules: &[
                &[
                    &RULES_CLI_AGENT_SPEC_V1[0],
                    &RULES_CLI_AGENT_SPEC_V1[2],
                    &RULES_CLI_AGENT_SPEC_V1[3],
                    &RULES_CLI_AGENT_SPEC_V1[4],
                    &RULES_CLI_AGENT_SPEC_V1[5],
                    &RULES_CLI_AGENT_SPEC_V1[6],
                    &RULES_CLI_AGENT_SPEC_V1[7],
                    &RULES_CLI_AGENT_SPEC_V1[8],
                    &RULES_CLI_AGENT_SPEC_V1[9],
                    &RULES_CLI_AGENT_SPEC_V1[10],
                    &RULES_CLI_AGENT_SPEC_V1[12],
                    &RULES_CLI_AGENT_SPEC_V1[14],
                    &RULES_CLI_AGENT_SPEC_V1[15],
                    &RULES_CLI_AGENT_SPEC_V1[16],
                    &RULES_CLI_AGENT_SPEC_V1[17],
                    &RULES_CLI_AGENT_SPEC_V1[18],
                ],
                &[
                    &RULES_CLI_AGENT_SPEC_V1[0],
                    &RULES_CLI_AGENT_SPEC_V1[2],
                    &RULES_CLI_AGENT_SPEC_V1[3],
                    &RULES_CLI_AGENT_SPEC_V1[4],
                    &RULES_CLI_AGENT_SPEC_V1[5],
                    &RULES_CLI_AGENT_SPEC_V1[6],
                    &RULES_CLI_AGENT_SPEC_V1[7],
                    &RULES_CLI_AGENT_SPEC_V1[8],
                    &RULES_CLI_AGENT_SPEC_V1[9],
                    &RULES_CLI_AGENT_SPEC_V1[10],
                    &RULES_CLI_AGENT_SPEC_V1[12],
                    &RULES_CLI_AGENT_SPEC_V1[14],
                    &RULES_CLI_AGENT_SPEC_V1[15],
                    &RULES_CLI_AGENT_SPEC_V1[16],
                    &RULES_CLI_AGENT_SPEC_V1[17],
                    &RULES_CLI_AGENT_SPEC_V1[18],
                ],
                &[
                    &RULES_CLI_AGENT_SPEC_V1[0],
                    &RULES_CLI_AGENT_SPEC_V1[1],
                    &RULES_CLI_AGENT_SPEC_V1[2],
                    &RULES_CLI_AGENT_SPEC_V1[3],
                    &RULES_CLI_AGENT_SPEC_V1[4],
                    &RULES_CLI_AGENT_SPEC_V1[5],
                    &RULES_CLI_AGENT_SPEC_V1[6],
                    &RULES_CLI_AGENT_SPEC_V1[7],
                    &RULES_CLI_AGENT_SPEC_V1[8],
                    &RULES_CLI_AGENT_SPEC_V1[9],
                    &RULES_CLI_AGENT_SPEC_V1[11],
                    &RULES_CLI_AGENT_SPEC_V1[13],
                    &RULES_CLI_AGENT_SPEC_V1[14],
                    &RULES_CLI_AGENT_SPEC_V1[15],
                    &RULES_CLI_AGENT_SPEC_V1[16],
                    &RULES_CLI_AGENT_SPEC_V1[17],
                    &RULES_CLI_AGENT_SPEC_V1[18],
                ],
            ],
        },
        revisions: &[
            Revision {
                id: 1,
                addresses: &["cli-agent-spec/v1", "cli-agent-spec/v1.1"],
            },
            Revision {
                id: 2,
                addresses: &["cli-agent-spec/v1.2"],
            },
            Revision {
                id: 3,
                addresses: &["cli-agent-spec/v1.3"],
            },
        ],
        evidence: &[
            Evidence {
                when: Condition::Present(Path {
                    key: 20,
                    child: Some(72),
                    grandchild: None,
                }),
                revisions: 6,
            },
            Evidence {
                when: Condition::Any(
                    &[
                        Condition::Present(Path {
                            key: 20,
                            child: Some(73),
                            grandchild: None,
                        }),
                        Condition::Present(Path {
                            key: 20,
                            child: Some(74),
                            grandchild: None,
                        }),
                        Condition::Present(Path {
                            key: 20,
                            child: Some(28),
                            grandchild: None,
                        }),
                        Condition::Present(Path {
                            key: 20,
                            child: Some(27),
                            grandchild: None,
                        }),
                    ],
                ),
                revisions: 8,
            },
            Evidence {
                when: Condition::All(
                    &[
                        Condition::Exit(ExitTest::In(&[3])),
                        Condition::Any(
                            &[
                                Condition::Is(
                                    Path {
                                        key: 20,
                                        child: Some(7),
                                        grandchild: None,
                                    },
                                    Literal::Text("ARG_ERROR"),
                                ),
                                Condition::Is(
                                    Path {
                                        key: 20,
                                        child: Some(64),
                                        grandchild: None,
                                    },
                                    Literal::Text("validation"),
                                ),
                            ],
                        ),
                    ],
                ),
                revisions: 2,
            },
            Evidence {
                when: Condition::All(
                    &[
                        Condition::Exit(ExitTest::In(&[2])),
                        Condition::Any(
                            &[
                                Condition::Is(
                                    Path {
                                        key: 20,
                                        child: Some(7),
                                        grandchild: None,
                                    },
                                    Literal::Text("ARG_ERROR"),
                                ),
                                Condition::Is(
                                    Path {
                                        key: 20,
                                        child: Some(64),
                                        grandchild: None,
                                    },
                                    Literal::Text("validation"),
                                ),
                            ],
                        ),
                    ],
                ),
                revisions: 12,
            },
        ],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                retryable: None,
                revisions: 14,
            },
            ExitCode {
                exit: 1,
                name: "GENERAL_ERROR",
                retryable: None,
                revisions: 14,
            },
            ExitCode {
                exit: 2,
                name: "PARTIAL_FAILURE",
                retryable: Some(false),
                revisions: 2,
            },
            ExitCode {
                exit: 2,
                name: "ARG_ERROR",
                retryable: Some(true),
                revisions: 4,
            },
            ExitCode {
                exit: 2,
                name: "ARG_ERROR",
                retryable: Some(false),
                revisions: 8,
            },
            ExitCode {
                exit: 3,
                name: "ARG_ERROR",
                retryable: Some(true),
                revisions: 2,
            },
            ExitCode {
                exit: 3,
                name: "PARTIAL_FAILURE",
                retryable: Some(false),
                revisions: 12,
            },
            ExitCode {
                exit: 4,
                name: "PRECONDITION",
                retryable: None,
                revisions: 6,
            },
            ExitCode {
                exit: 4,
                name: "PRECONDITION",
                retryable: Some(false),
                revisions: 8,
            },
            ExitCode {
                exit: 5,
                name: "NOT_FOUND",
                retryable: Some(false),
                revisions: 14,
            },
            ExitCode {
                exit: 6,
                name: "CONFLICT",
                retryable: Some(false),
                revisions: 14,
            },
            ExitCode {
                exit: 7,
                name: "PERMISSION_DENIED",
                retryable: Some(false),
                revisions: 14,
            },
            ExitCode {
                exit: 8,
                name: "AUTH_REQUIRED",
                retryable: Some(true),
                revisions: 6,
            },
            ExitCode {
                exit: 8,
                name: "AUTH_REQUIRED",
                retryable: Some(false),
                revisions: 8,
            },
            ExitCode {
                exit: 9,
                name: "PAYMENT_REQUIRED",
                retryable: Some(true),
                revisions: 6,
            },
            ExitCode {
                exit: 9,
                name: "PAYMENT_REQUIRED",
                retryable: Some(false),
                revisions: 8,
            },
            ExitCode {
                exit: 10,
                name: "TIMEOUT",
                retryable: Some(true),
                revisions: 6,
            },
            ExitCode {
                exit: 10,
                name: "TIMEOUT",
                retryable: None,
                revisions: 8,
            },
            ExitCode {
                exit: 11,
                name: "RATE_LIMITED",
                retryable: Some(true),
                revisions: 14,
            },
            ExitCode {
                exit: 12,
                name: "UNAVAILABLE",
                retryable: Some(true),
                revisions: 14,
            },
            ExitCode {
                exit: 13,
                name: "REDIRECTED",
                retryable: Some(true),
                revisions: 6,
            },
            ExitCode {
                exit: 13,
                name: "REDIRECTED",
                retryable: Some(false),
                revisions: 8,
            },
        ],
        error_codes: &[
            ErrorCode {
                code: "CREDENTIALS_EXPIRED",
                exit: Some(8),
            },
            ErrorCode {
                code: "TOKEN_EXPIRED",
                exit: Some(8),
            },
            ErrorCode {
                code: "TOKEN_INVALID",
                exit: Some(8),
            },
            ErrorCode {
                code: "TOKEN_MISSING",
                exit: Some(8),
            },
            ErrorCode {
                code: "UNAUTHENTICATED",
                exit: Some(8),
            },
        ],
        open_codes: true,
    },
    Dialect {
        id: "claw/v2",
        detect: Condition::All(
            &[
                Condition::Present(Path {
                    key: 95,
                    child: None,
                    grandchild: None,
                }),
                Condition::Present(Path {
                    key: 8,
                    child: None,
                    grandchild: None,
                }),
                Condition::Kind(
                    Path {
                        key: 23,
                        child: None,
                        grandchild: None,
                    },
                    Kinds(Kinds::INTEGER),
                ),
                Condition::Not(
                    &Condition::Present(Path {
                        key: 0,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Not(
                    &Condition::Present(Path {
                        key: 40,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Not(
                    &Condition::Present(Path {
                        key: 38,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Not(
                    &Condition::All(
                        &[
                            Condition::Kind(
                                Path {
                                    key: 79,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::STRING),
                            ),
                            Condition::Not(
                                &Condition::Matches(
                                    Path {
                                        key: 79,
                                        child: None,
                                        grandchild: None,
                                    },
                                    &PATTERN_2,
                                ),
                            ),
                        ],
                    ),
                ),
            ],
        ),
        unsupported: Some(
            Condition::All(
                &[
                    Condition::Present(Path {
                        key: 95,
                        child: None,
                        grandchild: None,
                    }),
                    Condition::Present(Path {
                        key: 8,
                        child: None,
                        grandchild: None,
                    }),
                    Condition::Kind(
                        Path {
                            key: 23,
                            child: None,
                            grandchild: None,
                        },
                        Kinds(Kinds::INTEGER),
                    ),
                    Condition::Not(
                        &Condition::Present(Path {
                            key: 0,
                            child: None,
                            grandchild: None,
                        }),
                    ),
                    Condition::Not(
                        &Condition::Present(Path {
                            key: 40,
                            child: None,
                            grandchild: None,
                        }),
                    ),
                    Condition::Not(
                        &Condition::Present(Path {
                            key: 38,
                            child: None,
                            grandchild: None,
                        }),
                    ),
                    Condition::All(
                        &[
                            Condition::Kind(
                                Path {
                                    key: 79,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::STRING),
                            ),
                            Condition::Not(
                                &Condition::Matches(
                                    Path {
                                        key: 79,
                                        child: None,
                                        grandchild: None,
                                    },
                                    &PATTERN_2,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ),
        version_at: Some(Path {
            key: 79,
            child: None,
            grandchild: None,
        }),
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: true,
        },
        exit_code_at: Some(Path {
            key: 23,
            child: None,
            grandchild: None,
        }),
        code_at: &[
            Place {
                path: Path {
                    key: 20,
                    child: Some(39),
                    grandchild: None,
                },
                when: None,
            },
        ],
        shapes: &[
            Shape {
                id: "not-found",
                when: Some(
                    Condition::Matches(
                        Path {
                            key: 20,
                            child: Some(39),
                            grandchild: None,
                        },
                        &PATTERN_3,
                    ),
                ),
                says: Says::NotFound,
                programs: &[&CLAW_V2_NOT_FOUND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/not-found.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[1],
                        &RULES_CLAW_V2[3],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "error",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 20,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Not(
                                &Condition::Is(
                                    Path {
                                        key: 20,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Null,
                                ),
                            ),
                        ],
                    ),
                ),
                says: Says::Failure,
                programs: &[&CLAW_V2_ERROR],
                schemas: &["https://cli-envelope.dev/schema/claw/v2/error.schema.json"],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[1],
                        &RULES_CLAW_V2[3],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "timeout",
                when: Some(
                    Condition::Any(
                        &[
                            Condition::Is(
                                Path {
                                    key: 26,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Text("timeout"),
                            ),
                            Condition::AnyItem(
                                Path {
                                    key: 104,
                                    child: None,
                                    grandchild: None,
                                },
                                &Condition::Is(
                                    Path {
                                        key: 92,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Text("timeout"),
                                ),
                            ),
                        ],
                    ),
                ),
                says: Says::Timeout,
                programs: &[&CLAW_V2_TIMEOUT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/timeout.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[5],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "timeout",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 103,
                            child: Some(92),
                            grandchild: None,
                        },
                        Literal::Text("timeout"),
                    ),
                ),
                says: Says::Timeout,
                programs: &[&CLAW_V2_BOOTSTRAP],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/bootstrap.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[5],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "delete-session",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 8,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Text("delete-session"),
                            ),
                            Condition::Is(
                                Path {
                                    key: 14,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(false),
                            ),
                            Condition::Is(
                                Path {
                                    key: 91,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Text("not_found"),
                            ),
                        ],
                    ),
                ),
                says: Says::NotFound,
                programs: &[&CLAW_V2_DELETE_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/delete-session.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[15],
                    ],
                ],
            },
            Shape {
                id: "show-command",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 8,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Text("show-command"),
                            ),
                            Condition::Is(
                                Path {
                                    key: 30,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(false),
                            ),
                        ],
                    ),
                ),
                says: Says::NotFound,
                programs: &[&CLAW_V2_SHOW_COMMAND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-command.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "show-tool",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 8,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Text("show-tool"),
                            ),
                            Condition::Is(
                                Path {
                                    key: 30,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(false),
                            ),
                        ],
                    ),
                ),
                says: Says::NotFound,
                programs: &[&CLAW_V2_SHOW_TOOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-tool.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "load-session",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 8,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Text("load-session"),
                            ),
                            Condition::Is(
                                Path {
                                    key: 30,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(false),
                            ),
                        ],
                    ),
                ),
                says: Says::NotFound,
                programs: &[&CLAW_V2_LOAD_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/load-session.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[13],
                    ],
                ],
            },
            Shape {
                id: "list-sessions",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("list-sessions"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_LIST_SESSIONS],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/list-sessions.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[6],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "delete-session",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("delete-session"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_DELETE_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/delete-session.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[15],
                    ],
                ],
            },
            Shape {
                id: "load-session",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("load-session"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_LOAD_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/load-session.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[13],
                    ],
                ],
            },
            Shape {
                id: "flush-transcript",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("flush-transcript"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_FLUSH_TRANSCRIPT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/flush-transcript.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[14],
                    ],
                ],
            },
            Shape {
                id: "show-command",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("show-command"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_SHOW_COMMAND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-command.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "show-tool",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("show-tool"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_SHOW_TOOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-tool.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "exec-command",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("exec-command"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_EXEC_COMMAND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/exec-command.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[12],
                    ],
                ],
            },
            Shape {
                id: "exec-tool",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("exec-tool"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_EXEC_TOOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/exec-tool.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[12],
                    ],
                ],
            },
            Shape {
                id: "route",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("route"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_ROUTE],
                schemas: &["https://cli-envelope.dev/schema/claw/v2/route.schema.json"],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[7],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "bootstrap",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("bootstrap"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_BOOTSTRAP],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/bootstrap.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[17],
                    ],
                ],
            },
            Shape {
                id: "command-graph",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("command-graph"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_COMMAND_GRAPH],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/command-graph.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[8],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "tool-pool",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("tool-pool"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_TOOL_POOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/tool-pool.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[9],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "bootstrap-graph",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("bootstrap-graph"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_BOOTSTRAP_GRAPH],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/bootstrap-graph.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                ],
            },
            Shape {
                id: "turn-loop",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 8,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("turn-loop"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V2_TURN_LOOP],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/turn-loop.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[16],
                        &RULES_CLAW_V2[18],
                    ],
                ],
            },
        ],
        otherwise: Shape {
            id: "success",
            when: None,
            says: Says::Success,
            programs: &[&CLAW_V2_SUCCESS],
            schemas: &["https://cli-envelope.dev/schema/claw/v2/success.schema.json"],
            rules: &[
                &[
                    &RULES_CLAW_V2[0],
                    &RULES_CLAW_V2[2],
                    &RULES_CLAW_V2[4],
                    &RULES_CLAW_V2[10],
                    &RULES_CLAW_V2[11],
                    &RULES_CLAW_V2[12],
                    &RULES_CLAW_V2[13],
                    &RULES_CLAW_V2[14],
                    &RULES_CLAW_V2[15],
                    &RULES_CLAW_V2[16],
                    &RULES_CLAW_V2[17],
                    &RULES_CLAW_V2[18],
                ],
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "ERROR",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "TIMEOUT",
                retryable: Some(true),
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                code: "auth",
                exit: Some(1),
            },
            ErrorCode {
                code: "command_not_found",
                exit: Some(1),
            },
            ErrorCode {
                code: "delivery",
                exit: Some(1),
            },
            ErrorCode {
                code: "filesystem",
                exit: Some(1),
            },
            ErrorCode {
                code: "mcp",
                exit: Some(1),
            },
            ErrorCode {
                code: "parse",
                exit: Some(1),
            },
            ErrorCode {
                code: "policy",
                exit: Some(1),
            },
            ErrorCode {
                code: "runtime",
                exit: Some(1),
            },
            ErrorCode {
                code: "session",
                exit: Some(1),
            },
            ErrorCode {
                code: "session_not_found",
                exit: Some(1),
            },
            ErrorCode {
                code: "tool_not_found",
                exit: Some(1),
            },
            ErrorCode {
                code: "unknown",
                exit: Some(1),
            },
            ErrorCode {
                code: "usage",
                exit: Some(1),
            },
        ],
        open_codes: false,
    },
    Dialect {
        id: "claw/v1",
        detect: Condition::All(
            &[
                Condition::Not(
                    &Condition::Present(Path {
                        key: 38,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Not(
                    &Condition::Present(Path {
                        key: 40,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Not(
                    &Condition::Present(Path {
                        key: 0,
                        child: None,
                        grandchild: None,
                    }),
                ),
                Condition::Not(
                    &Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 95,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 8,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Kind(
                                Path {
                                    key: 23,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::INTEGER),
                            ),
                        ],
                    ),
                ),
                Condition::Any(
                    &[
                        Condition::Not(
                            &Condition::Kind(
                                Path {
                                    key: 106,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::STRING),
                            ),
                        ),
                        Condition::In(
                            Path {
                                key: 106,
                                child: None,
                                grandchild: None,
                            },
                            &["error", "success"],
                        ),
                    ],
                ),
                Condition::Any(
                    &[
                        Condition::All(
                            &[
                                Condition::Is(
                                    Path {
                                        key: 106,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Text("error"),
                                ),
                                Condition::Kind(
                                    Path {
                                        key: 20,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Kinds(Kinds::STRING),
                                ),
                            ],
                        ),
                        Condition::Is(
                            Path {
                                key: 106,
                                child: None,
                                grandchild: None,
                            },
                            Literal::Text("success"),
                        ),
                        Condition::All(
                            &[
                                Condition::Present(Path {
                                    key: 21,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Not(
                                    &Condition::Is(
                                        Path {
                                            key: 21,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Null,
                                    ),
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Is(
                                    Path {
                                        key: 39,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Text("error"),
                                ),
                                Condition::Kind(
                                    Path {
                                        key: 20,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Kinds(Kinds::STRING),
                                ),
                            ],
                        ),
                        Condition::In(
                            Path {
                                key: 39,
                                child: None,
                                grandchild: None,
                            },
                            &[
                                "acp",
                                "add-dir",
                                "agents",
                                "allowed-tools",
                                "api-key",
                                "bootstrap-graph",
                                "bootstrap-plan",
                                "bughunter",
                                "clear",
                                "command-graph",
                                "compact",
                                "config",
                                "cost",
                                "debug-tool-call",
                                "deep-link-mode",
                                "delete-session",
                                "diff",
                                "direct-connect-mode",
                                "doctor",
                                "dump-manifests",
                                "exec-command",
                                "exec-tool",
                                "export",
                                "flush-transcript",
                                "help",
                                "history",
                                "hooks",
                                "init",
                                "keybindings",
                                "list-sessions",
                                "load-session",
                                "login",
                                "logout",
                                "manifests",
                                "max-tokens",
                                "mcp",
                                "memory",
                                "model",
                                "models",
                                "output-style",
                                "parity-audit",
                                "permission-mode",
                                "permissions",
                                "plugin",
                                "plugins",
                                "privacy-settings",
                                "providers",
                                "rate-limit",
                                "release-notes",
                                "remote-mode",
                                "restored",
                                "resume",
                                "rewind",
                                "sandbox",
                                "security-review",
                                "session",
                                "session_clear",
                                "session_create",
                                "session_delete",
                                "session_exists",
                                "session_fork",
                                "session_list",
                                "session_rename",
                                "session_show",
                                "session_switch",
                                "sessions",
                                "settings",
                                "setup",
                                "setup-report",
                                "show-command",
                                "show-tool",
                                "skills",
                                "ssh-mode",
                                "state",
                                "stats",
                                "status",
                                "subsystems",
                                "system-prompt",
                                "tasks",
                                "teleport",
                                "teleport-mode",
                                "terminal-setup",
                                "tokens",
                                "tool-details",
                                "tool-pool",
                                "tools",
                                "turn-loop",
                                "ultraplan",
                                "upgrade",
                                "usage",
                                "version",
                                "worker-state",
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::In(
                                    Path {
                                        key: 39,
                                        child: None,
                                        grandchild: None,
                                    },
                                    &[
                                        "agent_already_exists",
                                        "agent_create_failed",
                                        "agent_not_found",
                                        "api_auth_error",
                                        "api_http_error",
                                        "api_rate_limit_error",
                                        "auth_error",
                                        "broad_cwd",
                                        "cli_parse",
                                        "command_not_found",
                                        "config_error",
                                        "config_parse_error",
                                        "confirmation_required",
                                        "empty_prompt",
                                        "filesystem",
                                        "filesystem_io_error",
                                        "interactive_only",
                                        "invalid_agent_name",
                                        "invalid_cwd",
                                        "invalid_flag_value",
                                        "invalid_history_count",
                                        "invalid_install_source",
                                        "invalid_model",
                                        "invalid_model_syntax",
                                        "invalid_output_format",
                                        "invalid_output_path",
                                        "invalid_permission_mode",
                                        "invalid_resume_argument",
                                        "invalid_tool_name",
                                        "legacy_session_no_workspace_binding",
                                        "malformed_mcp_config",
                                        "missing_argument",
                                        "missing_credentials",
                                        "missing_flag_value",
                                        "missing_manifests",
                                        "missing_prompt",
                                        "missing_worker_state",
                                        "model_error",
                                        "no_git_repo",
                                        "no_managed_sessions",
                                        "not_yet_implemented",
                                        "parse",
                                        "permission_denied",
                                        "plugin_not_found",
                                        "plugin_source_not_found",
                                        "removed_subcommand",
                                        "runtime",
                                        "server_not_found",
                                        "session_delete_failed",
                                        "session_load_failed",
                                        "session_not_found",
                                        "session_path_is_directory",
                                        "skill_not_found",
                                        "slash_command_requires_repl",
                                        "tool_not_found",
                                        "unexpected_extra_args",
                                        "unknown",
                                        "unknown_agents_subcommand",
                                        "unknown_mcp_action",
                                        "unknown_option",
                                        "unknown_plugins_action",
                                        "unknown_slash_command",
                                        "unsupported_acp_invocation",
                                        "unsupported_action",
                                        "unsupported_command",
                                        "unsupported_config_section",
                                        "unsupported_resumed_command",
                                        "unsupported_skills_action",
                                    ],
                                ),
                                Condition::Any(
                                    &[
                                        Condition::Present(Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        }),
                                        Condition::Is(
                                            Path {
                                                key: 91,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Literal::Text("error"),
                                        ),
                                    ],
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Matches(
                                    Path {
                                        key: 39,
                                        child: None,
                                        grandchild: None,
                                    },
                                    &PATTERN_5,
                                ),
                                Condition::Any(
                                    &[
                                        Condition::Kind(
                                            Path {
                                                key: 1,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Kinds(Kinds::STRING),
                                        ),
                                        Condition::In(
                                            Path {
                                                key: 91,
                                                child: None,
                                                grandchild: None,
                                            },
                                            &[
                                                "degraded",
                                                "error",
                                                "fail",
                                                "not_implemented",
                                                "ok",
                                                "warn",
                                            ],
                                        ),
                                    ],
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Present(Path {
                                    key: 46,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Present(Path {
                                    key: 49,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Present(Path {
                                    key: 107,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Any(
                                    &[
                                        Condition::Present(Path {
                                            key: 37,
                                            child: None,
                                            grandchild: None,
                                        }),
                                        Condition::Is(
                                            Path {
                                                key: 9,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Literal::Bool(true),
                                        ),
                                    ],
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Kind(
                                    Path {
                                        key: 26,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Kinds(Kinds::STRING),
                                ),
                                Condition::Not(
                                    &Condition::Present(Path {
                                        key: 95,
                                        child: None,
                                        grandchild: None,
                                    }),
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::In(
                                    Path {
                                        key: 8,
                                        child: None,
                                        grandchild: None,
                                    },
                                    &["list-sessions", "load-session"],
                                ),
                                Condition::Any(
                                    &[
                                        Condition::Present(Path {
                                            key: 82,
                                            child: None,
                                            grandchild: None,
                                        }),
                                        Condition::Present(Path {
                                            key: 80,
                                            child: None,
                                            grandchild: None,
                                        }),
                                    ],
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Kind(
                                    Path {
                                        key: 8,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Kinds(Kinds::STRING),
                                ),
                                Condition::Any(
                                    &[
                                        Condition::Kind(
                                            Path {
                                                key: 82,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Kinds(Kinds::ARRAY),
                                        ),
                                        Condition::Kind(
                                            Path {
                                                key: 80,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Kinds(Kinds::OBJECT),
                                        ),
                                    ],
                                ),
                            ],
                        ),
                        Condition::All(
                            &[
                                Condition::Present(Path {
                                    key: 81,
                                    child: None,
                                    grandchild: None,
                                }),
                                Condition::Any(
                                    &[
                                        Condition::Kind(
                                            Path {
                                                key: 42,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Kinds(Kinds::BOOLEAN),
                                        ),
                                        Condition::Kind(
                                            Path {
                                                key: 14,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Kinds(Kinds::BOOLEAN),
                                        ),
                                        Condition::Kind(
                                            Path {
                                                key: 29,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Kinds(Kinds::BOOLEAN),
                                        ),
                                    ],
                                ),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        unsupported: None,
        version_at: None,
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: true,
        },
        exit_code_at: Some(Path {
            key: 23,
            child: None,
            grandchild: None,
        }),
        code_at: &[
            Place {
                path: Path {
                    key: 21,
                    child: None,
                    grandchild: None,
                },
                when: None,
            },
            Place {
                path: Path {
                    key: 39,
                    child: None,
                    grandchild: None,
                },
                when: Some(
                    Condition::Not(
                        &Condition::Any(
                            &[
                                Condition::In(
                                    Path {
                                        key: 39,
                                        child: None,
                                        grandchild: None,
                                    },
                                    &[
                                        "acp",
                                        "add-dir",
                                        "agents",
                                        "allowed-tools",
                                        "api-key",
                                        "bootstrap-graph",
                                        "bootstrap-plan",
                                        "bughunter",
                                        "clear",
                                        "command-graph",
                                        "compact",
                                        "config",
                                        "cost",
                                        "debug-tool-call",
                                        "deep-link-mode",
                                        "delete-session",
                                        "diff",
                                        "direct-connect-mode",
                                        "doctor",
                                        "dump-manifests",
                                        "exec-command",
                                        "exec-tool",
                                        "export",
                                        "flush-transcript",
                                        "help",
                                        "history",
                                        "hooks",
                                        "init",
                                        "keybindings",
                                        "list-sessions",
                                        "load-session",
                                        "login",
                                        "logout",
                                        "manifests",
                                        "max-tokens",
                                        "mcp",
                                        "memory",
                                        "model",
                                        "models",
                                        "output-style",
                                        "parity-audit",
                                        "permission-mode",
                                        "permissions",
                                        "plugin",
                                        "plugins",
                                        "privacy-settings",
                                        "providers",
                                        "rate-limit",
                                        "release-notes",
                                        "remote-mode",
                                        "restored",
                                        "resume",
                                        "rewind",
                                        "sandbox",
                                        "security-review",
                                        "session",
                                        "session_clear",
                                        "session_create",
                                        "session_delete",
                                        "session_exists",
                                        "session_fork",
                                        "session_list",
                                        "session_rename",
                                        "session_show",
                                        "session_switch",
                                        "sessions",
                                        "settings",
                                        "setup",
                                        "setup-report",
                                        "show-command",
                                        "show-tool",
                                        "skills",
                                        "ssh-mode",
                                        "state",
                                        "stats",
                                        "status",
                                        "subsystems",
                                        "system-prompt",
                                        "tasks",
                                        "teleport",
                                        "teleport-mode",
                                        "terminal-setup",
                                        "tokens",
                                        "tool-details",
                                        "tool-pool",
                                        "tools",
                                        "turn-loop",
                                        "ultraplan",
                                        "upgrade",
                                        "usage",
                                        "version",
                                        "worker-state",
                                    ],
                                ),
                                Condition::Is(
                                    Path {
                                        key: 39,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Text("error"),
                                ),
                            ],
                        ),
                    ),
                ),
            },
        ],
        shapes: &[
            Shape {
                id: "stub",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 39,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("not_yet_implemented"),
                    ),
                ),
                says: Says::Failure,
                programs: &[&CLAW_V1_STUB],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/stub.schema.json"],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[1],
                        &RULES_CLAW_V1[2],
                        &RULES_CLAW_V1[4],
                    ],
                ],
            },
            Shape {
                id: "error",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 106,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("error"),
                    ),
                ),
                says: Says::Failure,
                programs: &[&CLAW_V1_ERROR],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/error.schema.json"],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[1],
                        &RULES_CLAW_V1[2],
                        &RULES_CLAW_V1[3],
                    ],
                ],
            },
            Shape {
                id: "bare-error",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 39,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("error"),
                    ),
                ),
                says: Says::Failure,
                programs: &[&CLAW_V1_BARE_ERROR],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/bare-error.schema.json",
                ],
                rules: &[&[&RULES_CLAW_V1[0], &RULES_CLAW_V1[4]]],
            },
            Shape {
                id: "handled-error",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Any(
                                &[
                                    Condition::Not(
                                        &Condition::Present(Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        }),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Null,
                                    ),
                                ],
                            ),
                            Condition::Any(
                                &[
                                    Condition::All(
                                        &[
                                            Condition::Present(Path {
                                                key: 21,
                                                child: None,
                                                grandchild: None,
                                            }),
                                            Condition::Not(
                                                &Condition::Is(
                                                    Path {
                                                        key: 21,
                                                        child: None,
                                                        grandchild: None,
                                                    },
                                                    Literal::Null,
                                                ),
                                            ),
                                        ],
                                    ),
                                    Condition::In(
                                        Path {
                                            key: 91,
                                            child: None,
                                            grandchild: None,
                                        },
                                        &["error", "fail"],
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(false),
                                    ),
                                    Condition::In(
                                        Path {
                                            key: 39,
                                            child: None,
                                            grandchild: None,
                                        },
                                        &[
                                            "agent_already_exists",
                                            "agent_create_failed",
                                            "agent_not_found",
                                            "api_auth_error",
                                            "api_http_error",
                                            "api_rate_limit_error",
                                            "auth_error",
                                            "broad_cwd",
                                            "cli_parse",
                                            "command_not_found",
                                            "config_error",
                                            "config_parse_error",
                                            "confirmation_required",
                                            "empty_prompt",
                                            "filesystem",
                                            "filesystem_io_error",
                                            "interactive_only",
                                            "invalid_agent_name",
                                            "invalid_cwd",
                                            "invalid_flag_value",
                                            "invalid_history_count",
                                            "invalid_install_source",
                                            "invalid_model",
                                            "invalid_model_syntax",
                                            "invalid_output_format",
                                            "invalid_output_path",
                                            "invalid_permission_mode",
                                            "invalid_resume_argument",
                                            "invalid_tool_name",
                                            "legacy_session_no_workspace_binding",
                                            "malformed_mcp_config",
                                            "missing_argument",
                                            "missing_credentials",
                                            "missing_flag_value",
                                            "missing_manifests",
                                            "missing_prompt",
                                            "missing_worker_state",
                                            "model_error",
                                            "no_git_repo",
                                            "no_managed_sessions",
                                            "not_yet_implemented",
                                            "parse",
                                            "permission_denied",
                                            "plugin_not_found",
                                            "plugin_source_not_found",
                                            "removed_subcommand",
                                            "runtime",
                                            "server_not_found",
                                            "session_delete_failed",
                                            "session_load_failed",
                                            "session_not_found",
                                            "session_path_is_directory",
                                            "skill_not_found",
                                            "slash_command_requires_repl",
                                            "tool_not_found",
                                            "unexpected_extra_args",
                                            "unknown",
                                            "unknown_agents_subcommand",
                                            "unknown_mcp_action",
                                            "unknown_option",
                                            "unknown_plugins_action",
                                            "unknown_slash_command",
                                            "unsupported_acp_invocation",
                                            "unsupported_action",
                                            "unsupported_command",
                                            "unsupported_config_section",
                                            "unsupported_resumed_command",
                                            "unsupported_skills_action",
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
                says: Says::Failure,
                programs: &[&CLAW_V1_HANDLED_ERROR],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/handled-error.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[6],
                        &RULES_CLAW_V1[7],
                        &RULES_CLAW_V1[8],
                        &RULES_CLAW_V1[9],
                    ],
                ],
            },
            Shape {
                id: "resume-error",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 20,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Not(
                                &Condition::Is(
                                    Path {
                                        key: 20,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Null,
                                ),
                            ),
                        ],
                    ),
                ),
                says: Says::Failure,
                programs: &[&CLAW_V1_RESUME_ERROR],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/resume-error.schema.json",
                ],
                rules: &[&[&RULES_CLAW_V1[0], &RULES_CLAW_V1[1], &RULES_CLAW_V1[5]]],
            },
            Shape {
                id: "timeout",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 26,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("timeout"),
                    ),
                ),
                says: Says::Timeout,
                programs: &[&CLAW_V1_TIMEOUT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/timeout.schema.json",
                ],
                rules: &[&[&RULES_CLAW_V1[0], &RULES_CLAW_V1[12]]],
            },
            Shape {
                id: "report",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 91,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("not_implemented"),
                    ),
                ),
                says: Says::Failure,
                programs: &[&CLAW_V1_REPORT],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/report.schema.json"],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[10],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                    ],
                ],
            },
            Shape {
                id: "prompt",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 46,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 49,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 107,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 37,
                                child: None,
                                grandchild: None,
                            }),
                        ],
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_PROMPT],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/prompt.schema.json"],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                    ],
                ],
            },
            Shape {
                id: "prompt-compact",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 46,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 49,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 107,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Is(
                                Path {
                                    key: 9,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(true),
                            ),
                        ],
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_PROMPT_COMPACT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/prompt-compact.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                    ],
                ],
            },
            Shape {
                id: "status",
                when: Some(
                    Condition::Is(
                        Path {
                            key: 39,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("status"),
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_STATUS],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/status.schema.json"],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                    ],
                ],
            },
            Shape {
                id: "list-sessions",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 82,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Any(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 8,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Text("list-sessions"),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 39,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Text("list-sessions"),
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_LIST_SESSIONS],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/list-sessions.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                    ],
                ],
            },
            Shape {
                id: "load-session",
                when: Some(
                    Condition::Any(
                        &[
                            Condition::All(
                                &[
                                    Condition::Present(Path {
                                        key: 80,
                                        child: None,
                                        grandchild: None,
                                    }),
                                    Condition::Any(
                                        &[
                                            Condition::Is(
                                                Path {
                                                    key: 8,
                                                    child: None,
                                                    grandchild: None,
                                                },
                                                Literal::Text("load-session"),
                                            ),
                                            Condition::Is(
                                                Path {
                                                    key: 39,
                                                    child: None,
                                                    grandchild: None,
                                                },
                                                Literal::Text("load-session"),
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                            Condition::All(
                                &[
                                    Condition::Kind(
                                        Path {
                                            key: 80,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Kinds(Kinds::OBJECT),
                                    ),
                                    Condition::Not(
                                        &Condition::Present(Path {
                                            key: 39,
                                            child: None,
                                            grandchild: None,
                                        }),
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_LOAD_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/load-session.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                        &RULES_CLAW_V1[15],
                    ],
                ],
            },
            Shape {
                id: "load-session",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 81,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Kind(
                                Path {
                                    key: 42,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::BOOLEAN),
                            ),
                        ],
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_LOAD_SESSION_FLAT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/load-session-flat.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                        &RULES_CLAW_V1[15],
                    ],
                ],
            },
            Shape {
                id: "delete-session",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 81,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Kind(
                                Path {
                                    key: 14,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::BOOLEAN),
                            ),
                        ],
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_DELETE_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/delete-session.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                        &RULES_CLAW_V1[16],
                    ],
                ],
            },
            Shape {
                id: "flush-transcript",
                when: Some(
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 81,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Kind(
                                Path {
                                    key: 29,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::BOOLEAN),
                            ),
                        ],
                    ),
                ),
                says: Says::Success,
                programs: &[&CLAW_V1_FLUSH_TRANSCRIPT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/flush-transcript.schema.json",
                ],
                rules: &[
                    &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                        &RULES_CLAW_V1[17],
                    ],
                ],
            },
        ],
        otherwise: Shape {
            id: "report",
            when: None,
            says: Says::Success,
            programs: &[&CLAW_V1_REPORT],
            schemas: &["https://cli-envelope.dev/schema/claw/v1/report.schema.json"],
            rules: &[
                &[
                    &RULES_CLAW_V1[0],
                    &RULES_CLAW_V1[10],
                    &RULES_CLAW_V1[11],
                    &RULES_CLAW_V1[13],
                    &RULES_CLAW_V1[14],
                ],
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "ERROR",
                retryable: None,
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "TIMEOUT",
                retryable: None,
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                code: "agent_already_exists",
                exit: None,
            },
            ErrorCode {
                code: "agent_create_failed",
                exit: None,
            },
            ErrorCode {
                code: "agent_not_found",
                exit: None,
            },
            ErrorCode {
                code: "api_auth_error",
                exit: None,
            },
            ErrorCode {
                code: "api_http_error",
                exit: None,
            },
            ErrorCode {
                code: "api_rate_limit_error",
                exit: None,
            },
            ErrorCode {
                code: "auth_error",
                exit: None,
            },
            ErrorCode {
                code: "broad_cwd",
                exit: None,
            },
            ErrorCode {
                code: "cli_parse",
                exit: None,
            },
            ErrorCode {
                code: "command_not_found",
                exit: None,
            },
            ErrorCode {
                code: "config_error",
                exit: None,
            },
            ErrorCode {
                code: "config_parse_error",
                exit: None,
            },
            ErrorCode {
                code: "confirmation_required",
                exit: None,
            },
            ErrorCode {
                code: "empty_prompt",
                exit: None,
            },
            ErrorCode {
                code: "filesystem",
                exit: None,
            },
            ErrorCode {
                code: "filesystem_io_error",
                exit: None,
            },
            ErrorCode {
                code: "interactive_only",
                exit: None,
            },
            ErrorCode {
                code: "invalid_agent_name",
                exit: None,
            },
            ErrorCode {
                code: "invalid_cwd",
                exit: None,
            },
            ErrorCode {
                code: "invalid_flag_value",
                exit: None,
            },
            ErrorCode {
                code: "invalid_history_count",
                exit: None,
            },
            ErrorCode {
                code: "invalid_install_source",
                exit: None,
            },
            ErrorCode {
                code: "invalid_model",
                exit: None,
            },
            ErrorCode {
                code: "invalid_model_syntax",
                exit: None,
            },
            ErrorCode {
                code: "invalid_output_format",
                exit: None,
            },
            ErrorCode {
                code: "invalid_output_path",
                exit: None,
            },
            ErrorCode {
                code: "invalid_permission_mode",
                exit: None,
            },
            ErrorCode {
                code: "invalid_resume_argument",
                exit: None,
            },
            ErrorCode {
                code: "invalid_tool_name",
                exit: None,
            },
            ErrorCode {
                code: "legacy_session_no_workspace_binding",
                exit: None,
            },
            ErrorCode {
                code: "malformed_mcp_config",
                exit: None,
            },
            ErrorCode {
                code: "missing_argument",
                exit: None,
            },
            ErrorCode {
                code: "missing_credentials",
                exit: None,
            },
            ErrorCode {
                code: "missing_flag_value",
                exit: None,
            },
            ErrorCode {
                code: "missing_manifests",
                exit: None,
            },
            ErrorCode {
                code: "missing_prompt",
                exit: None,
            },
            ErrorCode {
                code: "missing_worker_state",
                exit: None,
            },
            ErrorCode {
                code: "model_error",
                exit: None,
            },
            ErrorCode {
                code: "no_git_repo",
                exit: None,
            },
            ErrorCode {
                code: "no_managed_sessions",
                exit: None,
            },
            ErrorCode {
                code: "not_yet_implemented",
                exit: None,
            },
            ErrorCode {
                code: "parse",
                exit: None,
            },
            ErrorCode {
                code: "permission_denied",
                exit: None,
            },
            ErrorCode {
                code: "plugin_not_found",
                exit: None,
            },
            ErrorCode {
                code: "plugin_source_not_found",
                exit: None,
            },
            ErrorCode {
                code: "removed_subcommand",
                exit: None,
            },
            ErrorCode {
                code: "runtime",
                exit: None,
            },
            ErrorCode {
                code: "server_not_found",
                exit: None,
            },
            ErrorCode {
                code: "session_delete_failed",
                exit: None,
            },
            ErrorCode {
                code: "session_load_failed",
                exit: None,
            },
            ErrorCode {
                code: "session_not_found",
                exit: None,
            },
            ErrorCode {
                code: "session_path_is_directory",
                exit: None,
            },
            ErrorCode {
                code: "skill_not_found",
                exit: None,
            },
            ErrorCode {
                code: "slash_command_requires_repl",
                exit: None,
            },
            ErrorCode {
                code: "tool_not_found",
                exit: None,
            },
            ErrorCode {
                code: "unexpected_extra_args",
                exit: None,
            },
            ErrorCode {
                code: "unknown",
                exit: None,
            },
            ErrorCode {
                code: "unknown_agents_subcommand",
                exit: None,
            },
            ErrorCode {
                code: "unknown_mcp_action",
                exit: None,
            },
            ErrorCode {
                code: "unknown_option",
                exit: None,
            },
            ErrorCode {
                code: "unknown_plugins_action",
                exit: None,
            },
            ErrorCode {
                code: "unknown_slash_command",
                exit: None,
            },
            ErrorCode {
                code: "unsupported_acp_invocation",
                exit: None,
            },
            ErrorCode {
                code: "unsupported_action",
                exit: None,
            },
            ErrorCode {
                code: "unsupported_command",
                exit: None,
            },
            ErrorCode {
                code: "unsupported_config_section",
                exit: None,
            },
            ErrorCode {
                code: "unsupported_resumed_command",
                exit: None,
            },
            ErrorCode {
                code: "unsupported_skills_action",
                exit: None,
            },
        ],
        open_codes: false,
    },
];
static RULES_ANIMUS_V1: [Rule; 10] = [
    Rule {
        code: IssueCode::LegacySchemaId,
        severity: IssueCode::LegacySchemaId.severity(),
        at: Some(Path {
            key: 78,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::Is(
                Path {
                    key: 78,
                    child: None,
                    grandchild: None,
                },
                Literal::Text("ao.cli.v1"),
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 56,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::NonZero)),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 56,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::Zero)),
        require: None,
    },
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path {
            key: 20,
            child: Some(23),
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsExit(Path {
                key: 20,
                child: Some(23),
                grandchild: None,
            }),
        ),
    },
    Rule {
        code: IssueCode::CodeConflictsWithExitCode,
        severity: IssueCode::CodeConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 20,
            child: Some(7),
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsExitOf(
                Path {
                    key: 20,
                    child: Some(23),
                    grandchild: None,
                },
                Path {
                    key: 20,
                    child: Some(7),
                    grandchild: None,
                },
            ),
        ),
    },
    Rule {
        code: IssueCode::NullDetails,
        severity: IssueCode::NullDetails.severity(),
        at: Some(Path {
            key: 20,
            child: Some(15),
            grandchild: None,
        }),
        when: Some(
            Condition::Is(
                Path {
                    key: 20,
                    child: Some(15),
                    grandchild: None,
                },
                Literal::Null,
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::NotOneLine,
        severity: IssueCode::NotOneLine.severity(),
        at: None,
        when: None,
        require: Some(Condition::OneLine),
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: IssueCode::InnerRefusal.severity(),
        at: Some(Path {
            key: 13,
            child: Some(93),
            grandchild: None,
        }),
        when: Some(
            Condition::Is(
                Path {
                    key: 13,
                    child: Some(93),
                    grandchild: None,
                },
                Literal::Bool(false),
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: IssueCode::InnerRefusal.severity(),
        at: Some(Path {
            key: 13,
            child: Some(19),
            grandchild: None,
        }),
        when: Some(
            Condition::Is(
                Path {
                    key: 13,
                    child: Some(19),
                    grandchild: None,
                },
                Literal::Bool(false),
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: IssueCode::InnerRefusal.severity(),
        at: Some(Path {
            key: 13,
            child: Some(108),
            grandchild: None,
        }),
        when: Some(
            Condition::Is(
                Path {
                    key: 13,
                    child: Some(108),
                    grandchild: None,
                },
                Literal::Bool(false),
            ),
        ),
        require: None,
    },
];
static RULES_CLI_AGENT_SPEC_V2: [Rule; 19] = [
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path {
            key: 20,
            child: Some(72),
            grandchild: None,
        }),
        when: Some(
            Condition::Present(Path {
                key: 20,
                child: Some(72),
                grandchild: None,
            }),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::In(&[3])),
                    Condition::Any(
                        &[
                            Condition::Is(
                                Path {
                                    key: 20,
                                    child: Some(7),
                                    grandchild: None,
                                },
                                Literal::Text("ARG_ERROR"),
                            ),
                            Condition::Is(
                                Path {
                                    key: 20,
                                    child: Some(64),
                                    grandchild: None,
                                },
                                Literal::Text("validation"),
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path {
            key: 48,
            child: Some(23),
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsExit(Path {
                key: 48,
                child: Some(23),
                grandchild: None,
            }),
        ),
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 56,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::Any(
                &[
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 56,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(true),
                            ),
                            Condition::Exit(ExitTest::NonZero),
                        ],
                    ),
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 56,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(false),
                            ),
                            Condition::Exit(ExitTest::Zero),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: IssueCode::ErrorConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::Any(
                &[
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Null,
                            ),
                            Condition::Exit(ExitTest::NonZero),
                        ],
                    ),
                    Condition::All(
                        &[
                            Condition::Kind(
                                Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::OBJECT),
                            ),
                            Condition::Exit(ExitTest::Zero),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithError,
        severity: IssueCode::OkConflictsWithError.severity(),
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::Unknown),
                    Condition::Any(
                        &[
                            Condition::All(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                    Condition::Kind(
                                        Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Kinds(Kinds::OBJECT),
                                    ),
                                ],
                            ),
                            Condition::All(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(false),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Null,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::DataAndErrorBothNull,
        severity: IssueCode::DataAndErrorBothNull.severity(),
        at: Some(Path {
            key: 13,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 13,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Null,
                    ),
                    Condition::Is(
                        Path {
                            key: 20,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Null,
                    ),
                ],
            ),
        ),
        require: Some(
            Condition::Any(
                &[
                    Condition::Is(
                        Path {
                            key: 48,
                            child: Some(54),
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                    Condition::All(
                        &[
                            Condition::Any(
                                &[
                                    Condition::Exit(ExitTest::Zero),
                                    Condition::All(
                                        &[
                                            Condition::Exit(ExitTest::Unknown),
                                            Condition::Is(
                                                Path {
                                                    key: 56,
                                                    child: None,
                                                    grandchild: None,
                                                },
                                                Literal::Bool(true),
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                            Condition::Any(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 48,
                                            child: Some(33),
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                    Condition::Kind(
                                        Path {
                                            key: 48,
                                            child: Some(33),
                                            grandchild: None,
                                        },
                                        Kinds(Kinds::STRING | Kinds::OBJECT),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 48,
                                            child: Some(17),
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 48,
                                            child: Some(109),
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
    },
    Rule {
        code: IssueCode::DataOnFailure,
        severity: Severity::Warning,
        at: Some(Path {
            key: 13,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Kind(
                        Path {
                            key: 13,
                            child: None,
                            grandchild: None,
                        },
                        Kinds(Kinds::OBJECT | Kinds::ARRAY),
                    ),
                    Condition::Any(
                        &[
                            Condition::Exit(ExitTest::NonZero),
                            Condition::All(
                                &[
                                    Condition::Exit(ExitTest::Unknown),
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(false),
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: Some(
            Condition::Any(
                &[
                    Condition::ExitIs("PARTIAL_FAILURE"),
                    Condition::ExitIs("CONFLICT"),
                    Condition::ExitIs("INCOMPLETE"),
                ],
            ),
        ),
    },
    Rule {
        code: IssueCode::NotModifiedWithContent,
        severity: IssueCode::NotModifiedWithContent.severity(),
        at: Some(Path {
            key: 48,
            child: Some(54),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 48,
                            child: Some(54),
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                    Condition::Any(
                        &[
                            Condition::Kind(
                                Path {
                                    key: 13,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::OBJECT | Kinds::ARRAY),
                            ),
                            Condition::Kind(
                                Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::OBJECT),
                            ),
                            Condition::Exit(ExitTest::NonZero),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::UnexpectedRedirect,
        severity: IssueCode::UnexpectedRedirect.severity(),
        at: Some(Path {
            key: 20,
            child: Some(70),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Present(Path {
                        key: 20,
                        child: Some(70),
                        grandchild: None,
                    }),
                    Condition::Exit(ExitTest::Known),
                ],
            ),
        ),
        require: Some(Condition::ExitIs("REDIRECTED")),
    },
    Rule {
        code: IssueCode::RedirectMissing,
        severity: IssueCode::RedirectMissing.severity(),
        at: Some(Path {
            key: 20,
            child: Some(70),
            grandchild: None,
        }),
        when: Some(Condition::ExitIs("REDIRECTED")),
        require: Some(
            Condition::Kind(
                Path {
                    key: 20,
                    child: Some(70),
                    grandchild: None,
                },
                Kinds(Kinds::OBJECT),
            ),
        ),
    },
    Rule {
        code: IssueCode::DelayWithoutRetryable,
        severity: IssueCode::DelayWithoutRetryable.severity(),
        at: Some(Path {
            key: 20,
            child: Some(73),
            grandchild: None,
        }),
        when: Some(
            Condition::Present(Path {
                key: 20,
                child: Some(73),
                grandchild: None,
            }),
        ),
        require: Some(
            Condition::Is(
                Path {
                    key: 20,
                    child: Some(75),
                    grandchild: None,
                },
                Literal::Bool(true),
            ),
        ),
    },
    Rule {
        code: IssueCode::UnreadableDelay,
        severity: IssueCode::UnreadableDelay.severity(),
        at: Some(Path {
            key: 20,
            child: Some(73),
            grandchild: None,
        }),
        when: Some(
            Condition::Present(Path {
                key: 20,
                child: Some(73),
                grandchild: None,
            }),
        ),
        require: Some(
            Condition::Between(
                Path {
                    key: 20,
                    child: Some(73),
                    grandchild: None,
                },
                0,
                86400000,
            ),
        ),
    },
    Rule {
        code: IssueCode::PhaseConflictsWithExitCode,
        severity: IssueCode::PhaseConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 20,
            child: Some(64),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::ExitIs("ARG_ERROR"),
                    Condition::Present(Path {
                        key: 20,
                        child: Some(64),
                        grandchild: None,
                    }),
                ],
            ),
        ),
        require: Some(
            Condition::Is(
                Path {
                    key: 20,
                    child: Some(64),
                    grandchild: None,
                },
                Literal::Text("validation"),
            ),
        ),
    },
    Rule {
        code: IssueCode::RetryableConflictsWithExitCode,
        severity: IssueCode::RetryableConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 20,
            child: Some(75),
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::MirrorsExit(Path {
                key: 20,
                child: Some(75),
                grandchild: None,
            }),
        ),
    },
    Rule {
        code: IssueCode::CursorConflictsWithHasMore,
        severity: IssueCode::CursorConflictsWithHasMore.severity(),
        at: Some(Path {
            key: 48,
            child: Some(59),
            grandchild: Some(53),
        }),
        when: Some(
            Condition::Any(
                &[
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 48,
                                    child: Some(59),
                                    grandchild: Some(32),
                                },
                                Literal::Bool(true),
                            ),
                            Condition::Any(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 48,
                                            child: Some(59),
                                            grandchild: Some(53),
                                        },
                                        Literal::Null,
                                    ),
                                    Condition::Empty(Path {
                                        key: 48,
                                        child: Some(59),
                                        grandchild: Some(53),
                                    }),
                                ],
                            ),
                        ],
                    ),
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 48,
                                    child: Some(59),
                                    grandchild: Some(32),
                                },
                                Literal::Bool(false),
                            ),
                            Condition::Kind(
                                Path {
                                    key: 48,
                                    child: Some(59),
                                    grandchild: Some(53),
                                },
                                Kinds(Kinds::STRING),
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path {
            key: 48,
            child: Some(59),
            grandchild: Some(76),
        }),
        when: Some(
            Condition::Kind(
                Path {
                    key: 13,
                    child: None,
                    grandchild: None,
                },
                Kinds(Kinds::ARRAY),
            ),
        ),
        require: Some(
            Condition::EqualsLengthOf(
                Path {
                    key: 48,
                    child: Some(59),
                    grandchild: Some(76),
                },
                Path {
                    key: 13,
                    child: None,
                    grandchild: None,
                },
            ),
        ),
    },
    Rule {
        code: IssueCode::UnexpectedAuthCode,
        severity: IssueCode::UnexpectedAuthCode.severity(),
        at: Some(Path {
            key: 20,
            child: Some(7),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::ExitIs("AUTH_REQUIRED"),
                    Condition::Kind(
                        Path {
                            key: 20,
                            child: Some(7),
                            grandchild: None,
                        },
                        Kinds(Kinds::STRING),
                    ),
                ],
            ),
        ),
        require: Some(
            Condition::In(
                Path {
                    key: 20,
                    child: Some(7),
                    grandchild: None,
                },
                &[
                    "CREDENTIALS_EXPIRED",
                    "TOKEN_EXPIRED",
                    "TOKEN_INVALID",
                    "TOKEN_MISSING",
                    "UNAUTHENTICATED",
                ],
            ),
        ),
    },
    Rule {
        code: IssueCode::DeprecationAnnounced,
        severity: IssueCode::DeprecationAnnounced.severity(),
        at: Some(Path {
            key: 111,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 56,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                    Condition::Any(
                        &[
                            Condition::ContainsAny(
                                Path {
                                    key: 111,
                                    child: None,
                                    grandchild: None,
                                },
                                &["deprecated", "will be removed"],
                            ),
                            Condition::AnyItem(
                                Path {
                                    key: 111,
                                    child: None,
                                    grandchild: None,
                                },
                                &Condition::Any(
                                    &[
                                        Condition::ContainsAny(
                                            Path {
                                                key: 7,
                                                child: None,
                                                grandchild: None,
                                            },
                                            &["deprecated"],
                                        ),
                                        Condition::ContainsAny(
                                            Path {
                                                key: 46,
                                                child: None,
                                                grandchild: None,
                                            },
                                            &["deprecated", "will be removed"],
                                        ),
                                    ],
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
];
static RULES_CLI_AGENT_SPEC_V1: [Rule; 19] = [
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path {
            key: 20,
            child: Some(72),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Present(Path {
                        key: 20,
                        child: Some(72),
                        grandchild: None,
                    }),
                    Condition::Any(
                        &[
                            Condition::Present(Path {
                                key: 20,
                                child: Some(73),
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 20,
                                child: Some(74),
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 20,
                                child: Some(28),
                                grandchild: None,
                            }),
                            Condition::Present(Path {
                                key: 20,
                                child: Some(27),
                                grandchild: None,
                            }),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::In(&[3])),
                    Condition::Any(
                        &[
                            Condition::Is(
                                Path {
                                    key: 20,
                                    child: Some(7),
                                    grandchild: None,
                                },
                                Literal::Text("ARG_ERROR"),
                            ),
                            Condition::Is(
                                Path {
                                    key: 20,
                                    child: Some(64),
                                    grandchild: None,
                                },
                                Literal::Text("validation"),
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 56,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::Any(
                &[
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 56,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(true),
                            ),
                            Condition::Exit(ExitTest::NonZero),
                        ],
                    ),
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 56,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Bool(false),
                            ),
                            Condition::Exit(ExitTest::Zero),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: IssueCode::ErrorConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::Any(
                &[
                    Condition::All(
                        &[
                            Condition::Is(
                                Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Null,
                            ),
                            Condition::Exit(ExitTest::NonZero),
                        ],
                    ),
                    Condition::All(
                        &[
                            Condition::Kind(
                                Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::OBJECT),
                            ),
                            Condition::Exit(ExitTest::Zero),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithError,
        severity: IssueCode::OkConflictsWithError.severity(),
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::Unknown),
                    Condition::Any(
                        &[
                            Condition::All(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                    Condition::Kind(
                                        Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Kinds(Kinds::OBJECT),
                                    ),
                                ],
                            ),
                            Condition::All(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(false),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 20,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Null,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::DataAndErrorBothNull,
        severity: IssueCode::DataAndErrorBothNull.severity(),
        at: Some(Path {
            key: 13,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 13,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Null,
                    ),
                    Condition::Is(
                        Path {
                            key: 20,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Null,
                    ),
                ],
            ),
        ),
        require: Some(
            Condition::Any(
                &[
                    Condition::Is(
                        Path {
                            key: 48,
                            child: Some(54),
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                    Condition::All(
                        &[
                            Condition::Any(
                                &[
                                    Condition::Exit(ExitTest::Zero),
                                    Condition::All(
                                        &[
                                            Condition::Exit(ExitTest::Unknown),
                                            Condition::Is(
                                                Path {
                                                    key: 56,
                                                    child: None,
                                                    grandchild: None,
                                                },
                                                Literal::Bool(true),
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                            Condition::Any(
                                &[
                                    Condition::Is(
                                        Path {
                                            key: 48,
                                            child: Some(33),
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                    Condition::Kind(
                                        Path {
                                            key: 48,
                                            child: Some(33),
                                            grandchild: None,
                                        },
                                        Kinds(Kinds::STRING | Kinds::OBJECT),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 48,
                                            child: Some(17),
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                    Condition::Is(
                                        Path {
                                            key: 48,
                                            child: Some(109),
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
    },
    Rule {
        code: IssueCode::DataOnFailure,
        severity: IssueCode::DataOnFailure.severity(),
        at: Some(Path {
            key: 13,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Kind(
                        Path {
                            key: 13,
                            child: None,
                            grandchild: None,
                        },
                        Kinds(Kinds::OBJECT | Kinds::ARRAY),
                    ),
                    Condition::Any(
                        &[
                            Condition::Exit(ExitTest::NonZero),
                            Condition::All(
                                &[
                                    Condition::Exit(ExitTest::Unknown),
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(false),
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::NotModifiedWithContent,
        severity: IssueCode::NotModifiedWithContent.severity(),
        at: Some(Path {
            key: 48,
            child: Some(54),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 48,
                            child: Some(54),
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                    Condition::Any(
                        &[
                            Condition::Kind(
                                Path {
                                    key: 13,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::OBJECT | Kinds::ARRAY),
                            ),
                            Condition::Kind(
                                Path {
                                    key: 20,
                                    child: None,
                                    grandchild: None,
                                },
                                Kinds(Kinds::OBJECT),
                            ),
                            Condition::Exit(ExitTest::NonZero),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::UnexpectedRedirect,
        severity: IssueCode::UnexpectedRedirect.severity(),
        at: Some(Path {
            key: 20,
            child: Some(70),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Present(Path {
                        key: 20,
                        child: Some(70),
                        grandchild: None,
                    }),
                    Condition::Exit(ExitTest::Known),
                ],
            ),
        ),
        require: Some(Condition::ExitIs("REDIRECTED")),
    },
    Rule {
        code: IssueCode::RedirectMissing,
        severity: IssueCode::RedirectMissing.severity(),
        at: Some(Path {
            key: 20,
            child: Some(70),
            grandchild: None,
        }),
        when: Some(Condition::ExitIs("REDIRECTED")),
        require: Some(
            Condition::Kind(
                Path {
                    key: 20,
                    child: Some(70),
                    grandchild: None,
                },
                Kinds(Kinds::OBJECT),
            ),
        ),
    },
    Rule {
        code: IssueCode::DelayWithoutRetryable,
        severity: IssueCode::DelayWithoutRetryable.severity(),
        at: Some(Path {
            key: 20,
            child: Some(72),
            grandchild: None,
        }),
        when: Some(
            Condition::Present(Path {
                key: 20,
                child: Some(72),
                grandchild: None,
            }),
        ),
        require: Some(
            Condition::Is(
                Path {
                    key: 20,
                    child: Some(75),
                    grandchild: None,
                },
                Literal::Bool(true),
            ),
        ),
    },
    Rule {
        code: IssueCode::DelayWithoutRetryable,
        severity: IssueCode::DelayWithoutRetryable.severity(),
        at: Some(Path {
            key: 20,
            child: Some(73),
            grandchild: None,
        }),
        when: Some(
            Condition::Present(Path {
                key: 20,
                child: Some(73),
                grandchild: None,
            }),
        ),
        require: Some(
            Condition::Is(
                Path {
                    key: 20,
                    child: Some(75),
                    grandchild: None,
                },
                Literal::Bool(true),
            ),
        ),
    },
    Rule {
        code: IssueCode::UnreadableDelay,
        severity: IssueCode::UnreadableDelay.severity(),
        at: Some(Path {
            key: 20,
            child: Some(72),
            grandchild: None,
        }),
        when: Some(
            Condition::Present(Path {
                key: 20,
                child: Some(72),
                grandchild: None,
            }),
        ),
        require: Some(
            Condition::Between(
                Path {
                    key: 20,
                    child: Some(72),
                    grandchild: None,
                },
                0,
                86400,
            ),
        ),
    },
    Rule {
        code: IssueCode::UnreadableDelay,
        severity: IssueCode::UnreadableDelay.severity(),
        at: Some(Path {
            key: 20,
            child: Some(73),
            grandchild: None,
        }),
        when: Some(
            Condition::Present(Path {
                key: 20,
                child: Some(73),
                grandchild: None,
            }),
        ),
        require: Some(
            Condition::Between(
                Path {
                    key: 20,
                    child: Some(73),
                    grandchild: None,
                },
                0,
                86400000,
            ),
        ),
    },
    Rule {
        code: IssueCode::PhaseConflictsWithExitCode,
        severity: IssueCode::PhaseConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 20,
            child: Some(64),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::ExitIs("ARG_ERROR"),
                    Condition::Present(Path {
                        key: 20,
                        child: Some(64),
                        grandchild: None,
                    }),
                ],
            ),
        ),
        require: Some(
            Condition::Is(
                Path {
                    key: 20,
                    child: Some(64),
                    grandchild: None,
                },
                Literal::Text("validation"),
            ),
        ),
    },
    Rule {
        code: IssueCode::RetryableConflictsWithExitCode,
        severity: IssueCode::RetryableConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 20,
            child: Some(75),
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::MirrorsExit(Path {
                key: 20,
                child: Some(75),
                grandchild: None,
            }),
        ),
    },
    Rule {
        code: IssueCode::TruncatedWithoutCursor,
        severity: IssueCode::TruncatedWithoutCursor.severity(),
        at: Some(Path {
            key: 48,
            child: Some(102),
            grandchild: None,
        }),
        when: Some(
            Condition::Is(
                Path {
                    key: 48,
                    child: Some(102),
                    grandchild: None,
                },
                Literal::Bool(true),
            ),
        ),
        require: Some(
            Condition::All(
                &[
                    Condition::Kind(
                        Path {
                            key: 48,
                            child: Some(12),
                            grandchild: None,
                        },
                        Kinds(Kinds::STRING),
                    ),
                    Condition::Not(
                        &Condition::Empty(Path {
                            key: 48,
                            child: Some(12),
                            grandchild: None,
                        }),
                    ),
                ],
            ),
        ),
    },
    Rule {
        code: IssueCode::UnexpectedAuthCode,
        severity: IssueCode::UnexpectedAuthCode.severity(),
        at: Some(Path {
            key: 20,
            child: Some(7),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::ExitIs("AUTH_REQUIRED"),
                    Condition::Kind(
                        Path {
                            key: 20,
                            child: Some(7),
                            grandchild: None,
                        },
                        Kinds(Kinds::STRING),
                    ),
                ],
            ),
        ),
        require: Some(
            Condition::In(
                Path {
                    key: 20,
                    child: Some(7),
                    grandchild: None,
                },
                &[
                    "CREDENTIALS_EXPIRED",
                    "TOKEN_EXPIRED",
                    "TOKEN_INVALID",
                    "TOKEN_MISSING",
                    "UNAUTHENTICATED",
                ],
            ),
        ),
    },
    Rule {
        code: IssueCode::DeprecationAnnounced,
        severity: IssueCode::DeprecationAnnounced.severity(),
        at: Some(Path {
            key: 111,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Any(
                        &[
                            Condition::Exit(ExitTest::Zero),
                            Condition::All(
                                &[
                                    Condition::Exit(ExitTest::Unknown),
                                    Condition::Is(
                                        Path {
                                            key: 56,
                                            child: None,
                                            grandchild: None,
                                        },
                                        Literal::Bool(true),
                                    ),
                                ],
                            ),
                        ],
                    ),
                    Condition::ContainsAny(
                        Path {
                            key: 111,
                            child: None,
                            grandchild: None,
                        },
                        &["deprecated", "will be removed"],
                    ),
                ],
            ),
        ),
        require: None,
    },
];
static RULES_CLAW_V2: [Rule; 19] = [
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path {
            key: 23,
            child: None,
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsExit(Path {
                key: 23,
                child: None,
                grandchild: None,
            }),
        ),
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::Zero)),
        require: None,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: Severity::Warning,
        at: None,
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::NonZero),
                    Condition::Not(&Condition::Exit(ExitTest::In(&[2]))),
                    Condition::Not(
                        &Condition::Any(
                            &[
                                Condition::All(
                                    &[
                                        Condition::Is(
                                            Path {
                                                key: 8,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Literal::Text("delete-session"),
                                        ),
                                        Condition::Is(
                                            Path {
                                                key: 14,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Literal::Bool(false),
                                        ),
                                        Condition::Is(
                                            Path {
                                                key: 91,
                                                child: None,
                                                grandchild: None,
                                            },
                                            Literal::Text("not_found"),
                                        ),
                                    ],
                                ),
                                Condition::Is(
                                    Path {
                                        key: 30,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Bool(false),
                                ),
                            ],
                        ),
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 23,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::In(&[2]))),
        require: None,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: IssueCode::TimeoutConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 23,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::In(&[2]))),
        require: None,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: IssueCode::TimeoutConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 23,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::Known)),
        require: Some(Condition::Exit(ExitTest::In(&[2]))),
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path {
            key: 83,
            child: None,
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsLengthOf(
                Path {
                    key: 83,
                    child: None,
                    grandchild: None,
                },
                Path {
                    key: 82,
                    child: None,
                    grandchild: None,
                },
            ),
        ),
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path {
            key: 43,
            child: None,
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsLengthOf(
                Path {
                    key: 43,
                    child: None,
                    grandchild: None,
                },
                Path {
                    key: 44,
                    child: None,
                    grandchild: None,
                },
            ),
        ),
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path {
            key: 101,
            child: None,
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsSumOf(
                Path {
                    key: 101,
                    child: None,
                    grandchild: None,
                },
                &[
                    Path {
                        key: 6,
                        child: None,
                        grandchild: None,
                    },
                    Path {
                        key: 66,
                        child: None,
                        grandchild: None,
                    },
                    Path {
                        key: 88,
                        child: None,
                        grandchild: None,
                    },
                ],
            ),
        ),
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path {
            key: 96,
            child: None,
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsLengthOf(
                Path {
                    key: 96,
                    child: None,
                    grandchild: None,
                },
                Path {
                    key: 100,
                    child: None,
                    grandchild: None,
                },
            ),
        ),
    },
    Rule {
        code: IssueCode::FoundConflictsWithError,
        severity: IssueCode::FoundConflictsWithError.severity(),
        at: Some(Path {
            key: 30,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::Is(
                Path {
                    key: 30,
                    child: None,
                    grandchild: None,
                },
                Literal::Bool(false),
            ),
        ),
        require: Some(
            Condition::Kind(
                Path {
                    key: 20,
                    child: None,
                    grandchild: None,
                },
                Kinds(Kinds::OBJECT),
            ),
        ),
    },
    Rule {
        code: IssueCode::FoundConflictsWithExitCode,
        severity: IssueCode::FoundConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 30,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 30,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(true),
                    ),
                    Condition::Exit(ExitTest::NonZero),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path {
            key: 31,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 31,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path {
            key: 42,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 42,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                    Condition::Not(
                        &Condition::Is(
                            Path {
                                key: 30,
                                child: None,
                                grandchild: None,
                            },
                            Literal::Bool(false),
                        ),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path {
            key: 29,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 29,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path {
            key: 14,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 14,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                    Condition::Not(
                        &Condition::Is(
                            Path {
                                key: 91,
                                child: None,
                                grandchild: None,
                            },
                            Literal::Text("not_found"),
                        ),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::TurnIncomplete,
        severity: Severity::Warning,
        at: Some(Path {
            key: 26,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::In(
                        Path {
                            key: 26,
                            child: None,
                            grandchild: None,
                        },
                        &["cancelled", "max_budget_reached", "max_turns_reached"],
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::TurnIncomplete,
        severity: Severity::Warning,
        at: Some(Path {
            key: 103,
            child: Some(92),
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::In(
                        Path {
                            key: 103,
                            child: Some(92),
                            grandchild: None,
                        },
                        &["cancelled", "max_budget_reached", "max_turns_reached"],
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::TurnIncomplete,
        severity: Severity::Warning,
        at: Some(Path {
            key: 104,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Any(
                        &[
                            Condition::Not(
                                &Condition::Present(Path {
                                    key: 26,
                                    child: None,
                                    grandchild: None,
                                }),
                            ),
                            Condition::Is(
                                Path {
                                    key: 26,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Null,
                            ),
                        ],
                    ),
                    Condition::AnyItem(
                        Path {
                            key: 104,
                            child: None,
                            grandchild: None,
                        },
                        &Condition::In(
                            Path {
                                key: 92,
                                child: None,
                                grandchild: None,
                            },
                            &["cancelled", "max_budget_reached", "max_turns_reached"],
                        ),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
];
static RULES_CLAW_V1: [Rule; 18] = [
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path {
            key: 23,
            child: None,
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::EqualsExit(Path {
                key: 23,
                child: None,
                grandchild: None,
            }),
        ),
    },
    Rule {
        code: IssueCode::ConflictingCopies,
        severity: Severity::Warning,
        at: Some(Path {
            key: 21,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::Not(
                &Condition::In(
                    Path {
                        key: 39,
                        child: None,
                        grandchild: None,
                    },
                    &[
                        "acp",
                        "add-dir",
                        "agents",
                        "allowed-tools",
                        "api-key",
                        "bootstrap-graph",
                        "bootstrap-plan",
                        "bughunter",
                        "clear",
                        "command-graph",
                        "compact",
                        "config",
                        "cost",
                        "debug-tool-call",
                        "deep-link-mode",
                        "delete-session",
                        "diff",
                        "direct-connect-mode",
                        "doctor",
                        "dump-manifests",
                        "exec-command",
                        "exec-tool",
                        "export",
                        "flush-transcript",
                        "help",
                        "history",
                        "hooks",
                        "init",
                        "keybindings",
                        "list-sessions",
                        "load-session",
                        "login",
                        "logout",
                        "manifests",
                        "max-tokens",
                        "mcp",
                        "memory",
                        "model",
                        "models",
                        "output-style",
                        "parity-audit",
                        "permission-mode",
                        "permissions",
                        "plugin",
                        "plugins",
                        "privacy-settings",
                        "providers",
                        "rate-limit",
                        "release-notes",
                        "remote-mode",
                        "restored",
                        "resume",
                        "rewind",
                        "sandbox",
                        "security-review",
                        "session",
                        "session_clear",
                        "session_create",
                        "session_delete",
                        "session_exists",
                        "session_fork",
                        "session_list",
                        "session_rename",
                        "session_show",
                        "session_switch",
                        "sessions",
                        "settings",
                        "setup",
                        "setup-report",
                        "show-command",
                        "show-tool",
                        "skills",
                        "ssh-mode",
                        "state",
                        "stats",
                        "status",
                        "subsystems",
                        "system-prompt",
                        "tasks",
                        "teleport",
                        "teleport-mode",
                        "terminal-setup",
                        "tokens",
                        "tool-details",
                        "tool-pool",
                        "tools",
                        "turn-loop",
                        "ultraplan",
                        "upgrade",
                        "usage",
                        "version",
                        "worker-state",
                    ],
                ),
            ),
        ),
        require: Some(
            Condition::Equals(
                Path {
                    key: 21,
                    child: None,
                    grandchild: None,
                },
                Path {
                    key: 39,
                    child: None,
                    grandchild: None,
                },
            ),
        ),
    },
    Rule {
        code: IssueCode::ConflictingCopies,
        severity: Severity::Warning,
        at: Some(Path {
            key: 46,
            child: None,
            grandchild: None,
        }),
        when: None,
        require: Some(
            Condition::Equals(
                Path {
                    key: 46,
                    child: None,
                    grandchild: None,
                },
                Path {
                    key: 20,
                    child: None,
                    grandchild: None,
                },
            ),
        ),
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 106,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::Zero)),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 39,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::Zero)),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 20,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::Zero)),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 91,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::Zero),
                    Condition::In(
                        Path {
                            key: 91,
                            child: None,
                            grandchild: None,
                        },
                        &["error", "fail"],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 56,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::Zero),
                    Condition::Not(
                        &Condition::In(
                            Path {
                                key: 91,
                                child: None,
                                grandchild: None,
                            },
                            &["error", "fail"],
                        ),
                    ),
                    Condition::Is(
                        Path {
                            key: 56,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 21,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::Zero),
                    Condition::Not(
                        &Condition::In(
                            Path {
                                key: 91,
                                child: None,
                                grandchild: None,
                            },
                            &["error", "fail"],
                        ),
                    ),
                    Condition::Not(
                        &Condition::Is(
                            Path {
                                key: 56,
                                child: None,
                                grandchild: None,
                            },
                            Literal::Bool(false),
                        ),
                    ),
                    Condition::All(
                        &[
                            Condition::Present(Path {
                                key: 21,
                                child: None,
                                grandchild: None,
                            }),
                            Condition::Not(
                                &Condition::Is(
                                    Path {
                                        key: 21,
                                        child: None,
                                        grandchild: None,
                                    },
                                    Literal::Null,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 39,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::Zero),
                    Condition::Not(
                        &Condition::In(
                            Path {
                                key: 91,
                                child: None,
                                grandchild: None,
                            },
                            &["error", "fail"],
                        ),
                    ),
                    Condition::Not(
                        &Condition::Is(
                            Path {
                                key: 56,
                                child: None,
                                grandchild: None,
                            },
                            Literal::Bool(false),
                        ),
                    ),
                    Condition::Any(
                        &[
                            Condition::Not(
                                &Condition::Present(Path {
                                    key: 21,
                                    child: None,
                                    grandchild: None,
                                }),
                            ),
                            Condition::Is(
                                Path {
                                    key: 21,
                                    child: None,
                                    grandchild: None,
                                },
                                Literal::Null,
                            ),
                        ],
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path {
            key: 91,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::Zero),
                    Condition::Is(
                        Path {
                            key: 91,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Text("not_implemented"),
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: Severity::Warning,
        at: None,
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::NonZero),
                    Condition::Not(&Condition::Exit(ExitTest::In(&[2]))),
                    Condition::Not(
                        &Condition::Is(
                            Path {
                                key: 91,
                                child: None,
                                grandchild: None,
                            },
                            Literal::Text("not_implemented"),
                        ),
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: IssueCode::TimeoutConflictsWithExitCode.severity(),
        at: Some(Path {
            key: 26,
            child: None,
            grandchild: None,
        }),
        when: Some(Condition::Exit(ExitTest::Known)),
        require: Some(Condition::Exit(ExitTest::In(&[2]))),
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: Severity::Warning,
        at: None,
        when: Some(
            Condition::All(
                &[
                    Condition::Exit(ExitTest::In(&[2])),
                    Condition::Not(
                        &Condition::Is(
                            Path {
                                key: 91,
                                child: None,
                                grandchild: None,
                            },
                            Literal::Text("not_implemented"),
                        ),
                    ),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::DegradedStatus,
        severity: Severity::Warning,
        at: Some(Path {
            key: 91,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::In(
                Path {
                    key: 91,
                    child: None,
                    grandchild: None,
                },
                &["degraded", "warn"],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path {
            key: 42,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 42,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path {
            key: 14,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 14,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path {
            key: 29,
            child: None,
            grandchild: None,
        }),
        when: Some(
            Condition::All(
                &[
                    Condition::Is(
                        Path {
                            key: 29,
                            child: None,
                            grandchild: None,
                        },
                        Literal::Bool(false),
                    ),
                    Condition::Not(&Condition::Exit(ExitTest::NonZero)),
                ],
            ),
        ),
        require: None,
    },
];
static PATTERN_0: Automaton = Automaton {
    pattern: "^(animus|ao)\\.cli\\.v[0-9]+$",
    classes: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 0, 0, 5, 0, 0,
        6, 7, 8, 9, 0, 0, 0, 10, 0, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    width: 13,
    next: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 6,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0,
        0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
        11, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
    ],
    accepts: &[
        false, false, false, false, false, false, false, false, false, false, false,
        false, false, false, true,
    ],
};
static PATTERN_1: Automaton = Automaton {
    pattern: "^[A-Z][A-Z0-9_]+$",
    classes: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    width: 3,
    next: &[0, 0, 0, 0, 0, 2, 0, 3, 3, 0, 3, 3],
    accepts: &[false, false, false, true],
};
static PATTERN_2: Automaton = Automaton {
    pattern: "^[12](\\..*)?$",
    classes: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 3, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 1, 1, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
        7, 7, 7, 7, 7, 7, 7, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 11, 12,
        12, 12, 13, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ],
    width: 14,
    next: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 3, 0, 0, 0, 4, 5, 6, 7, 8,
        9, 10, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    accepts: &[false, false, true, true, false, false, false, false, false, false, false],
};
static PATTERN_3: Automaton = Automaton {
    pattern: "^[a-z0-9_]+_not_found$",
    classes: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 3, 1, 4, 1, 1, 1, 1, 1,
        1, 1, 5, 6, 1, 1, 1, 1, 7, 8, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    width: 9,
    next: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 3, 2, 2, 2, 2, 2, 2,
        0, 2, 3, 2, 2, 4, 2, 2, 2, 0, 2, 3, 2, 2, 2, 5, 2, 2, 0, 2, 3, 2, 2, 2, 2, 6, 2,
        0, 2, 7, 2, 2, 2, 2, 2, 2, 0, 2, 3, 2, 8, 4, 2, 2, 2, 0, 2, 3, 2, 2, 2, 9, 2, 2,
        0, 2, 3, 2, 2, 2, 2, 2, 10, 0, 2, 3, 2, 2, 11, 2, 2, 2, 0, 2, 3, 12, 2, 2, 2, 2,
        2, 0, 2, 3, 2, 2, 2, 2, 2, 2,
    ],
    accepts: &[
        false, false, false, false, false, false, false, false, false, false, false,
        false, true,
    ],
};
static PATTERN_4: Automaton = Automaton {
    pattern: "^[12]\\.[0-9]+$",
    classes: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 3, 2, 2, 2,
        2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    width: 4,
    next: &[0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 4, 4, 0, 0, 4, 4],
    accepts: &[false, false, false, false, true],
};
static PATTERN_5: Automaton = Automaton {
    pattern: "^[a-z][a-z0-9_-]*$",
    classes: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    width: 3,
    next: &[0, 0, 0, 0, 0, 2, 0, 2, 2],
    accepts: &[false, false, true],
};
static PATTERN_6: Automaton = Automaton {
    pattern: "^[a-z][a-z0-9_]*$",
    classes: &[
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    width: 3,
    next: &[0, 0, 0, 0, 0, 2, 0, 2, 2],
    accepts: &[false, false, true],
};
static ANIMUS_V1_SUCCESS_SCHEMA: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: Some(&[Literal::Text("animus.cli.v1"), Literal::Text("ao.cli.v1")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_SUCCESS_OK: Node = Node {
    kinds: Kinds(Kinds::BOOLEAN),
    one_of: Some(&[Literal::Bool(true)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_SUCCESS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 78,
                    name: "schema",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_SUCCESS_SCHEMA),
                },
                Property {
                    key: 56,
                    name: "ok",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_SUCCESS_OK),
                },
                Property {
                    key: 13,
                    name: "data",
                    required: true,
                    severity: Severity::Error,
                    node: None,
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_OK: Node = Node {
    kinds: Kinds(Kinds::BOOLEAN),
    one_of: Some(&[Literal::Bool(false)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_ERROR_CODE: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: None,
    object: None,
    array: None,
    string: Some(
        &StringRule {
            min: 1,
            max: u32::MAX,
            pattern: None,
            date_time: false,
        },
    ),
    number: None,
};
static ANIMUS_V1_ERROR_ERROR_MESSAGE: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_ERROR_EXIT_CODE: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: Some(
        &NumberRule {
            min: Some(1),
            max: Some(5),
        },
    ),
};
static ANIMUS_V1_ERROR_ERROR_DETAILS: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 7,
                    name: "code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_EXIT_CODE),
                },
                Property {
                    key: 15,
                    name: "details",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_DETAILS),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 78,
                    name: "schema",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_SUCCESS_SCHEMA),
                },
                Property {
                    key: 56,
                    name: "ok",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_OK),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_OK: Node = Node {
    kinds: Kinds(Kinds::BOOLEAN),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_DATA: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::ARRAY | Kinds::NULL),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CODE: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: None,
    object: None,
    array: None,
    string: Some(
        &StringRule {
            min: 0,
            max: u32::MAX,
            pattern: Some(&PATTERN_1),
            date_time: false,
        },
    ),
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CONTEXT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: Some(
        &NumberRule {
            min: Some(0),
            max: None,
        },
    ),
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_STRATEGY: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: Some(
        &[
            Literal::Text("immediate"),
            Literal::Text("linear_backoff"),
            Literal::Text("exponential_backoff"),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: Some(
        &[
            Literal::Text("validation"),
            Literal::Text("execution"),
            Literal::Text("cleanup"),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT_REASON: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: Some(
        &[
            Literal::Text("renamed"),
            Literal::Text("restructured"),
            Literal::Text("deprecated"),
            Literal::Text("typo_corrected"),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "permanent",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 69,
                    name: "reason",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT_REASON),
                },
            ],
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 7,
                    name: "code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CODE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "detail",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "cause",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "context",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CONTEXT),
                },
                Property {
                    key: NO_KEY,
                    name: "docs_url",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 73,
                    name: "retry_after_ms",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 74,
                    name: "retry_strategy",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_STRATEGY),
                },
                Property {
                    key: 28,
                    name: "fix_required",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 27,
                    name: "fix_command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 64,
                    name: "phase",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE),
                },
                Property {
                    key: NO_KEY,
                    name: "suggestion",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 70,
                    name: "redirect",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_WARNINGS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 7,
                    name: "code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CODE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "context",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CONTEXT),
                },
            ],
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_WARNINGS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLI_AGENT_SPEC_V2_RESPONSE_WARNINGS_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_META_EXIT_CODE: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: Some(
        &NumberRule {
            min: Some(0),
            max: Some(255),
        },
    ),
};
static CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: None,
    object: None,
    array: None,
    string: Some(
        &StringRule {
            min: 0,
            max: u32::MAX,
            pattern: None,
            date_time: true,
        },
    ),
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_TOTAL: Node = Node {
    kinds: Kinds(Kinds::INTEGER | Kinds::NULL),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: Some(
        &NumberRule {
            min: Some(0),
            max: None,
        },
    ),
};
static CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR: Node = Node {
    kinds: Kinds(Kinds::STRING | Kinds::NULL),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "total",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_TOTAL),
                },
                Property {
                    key: 76,
                    name: "returned",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 102,
                    name: "truncated",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 32,
                    name: "has_more",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 53,
                    name: "next_cursor",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
            ],
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_META: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_EXIT_CODE),
                },
                Property {
                    key: 18,
                    name: "duration_ms",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "request_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 95,
                    name: "timestamp",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "tool_version",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 54,
                    name: "not_modified",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 102,
                    name: "truncated",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 59,
                    name: "pagination",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 56,
                    name: "ok",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 13,
                    name: "data",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_DATA),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR),
                },
                Property {
                    key: 111,
                    name: "warnings",
                    required: true,
                    severity: Severity::Warning,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_WARNINGS),
                },
                Property {
                    key: 48,
                    name: "meta",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META),
                },
            ],
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R1_RESPONSE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 7,
                    name: "code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "detail",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 72,
                    name: "retry_after",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 64,
                    name: "phase",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE),
                },
                Property {
                    key: NO_KEY,
                    name: "suggestion",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 70,
                    name: "redirect",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT),
                },
            ],
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R1_RESPONSE_META: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 18,
                    name: "duration_ms",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "request_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 54,
                    name: "not_modified",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 102,
                    name: "truncated",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 12,
                    name: "cursor",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R1_RESPONSE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 56,
                    name: "ok",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 13,
                    name: "data",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_DATA),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_ERROR),
                },
                Property {
                    key: 111,
                    name: "warnings",
                    required: true,
                    severity: Severity::Warning,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 48,
                    name: "meta",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_META),
                },
            ],
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R3_RESPONSE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 7,
                    name: "code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "detail",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 73,
                    name: "retry_after_ms",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 74,
                    name: "retry_strategy",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_STRATEGY),
                },
                Property {
                    key: 28,
                    name: "fix_required",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 27,
                    name: "fix_command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 64,
                    name: "phase",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE),
                },
                Property {
                    key: NO_KEY,
                    name: "suggestion",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 70,
                    name: "redirect",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R3_RESPONSE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 56,
                    name: "ok",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 13,
                    name: "data",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_DATA),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R3_RESPONSE_ERROR),
                },
                Property {
                    key: 111,
                    name: "warnings",
                    required: true,
                    severity: Severity::Warning,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 48,
                    name: "meta",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_META),
                },
            ],
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_EXIT_CODE: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    one_of: Some(&[Literal::Int(0), Literal::Int(1), Literal::Int(2)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_OUTPUT_FORMAT: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("json")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_SCHEMA_VERSION: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: None,
    object: None,
    array: None,
    string: Some(
        &StringRule {
            min: 0,
            max: u32::MAX,
            pattern: Some(&PATTERN_4),
            date_time: false,
        },
    ),
    number: None,
};
static CLAW_V2_NOT_FOUND_FOUND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Bool(false)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: Some(
        &[
            Literal::Text("command_not_found"),
            Literal::Text("tool_not_found"),
            Literal::Text("session_not_found"),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_ERROR_KIND),
                },
                Property {
                    key: NO_KEY,
                    name: "operation",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "target",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 34,
                    name: "hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 67,
                    name: "prompt",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 61,
                    name: "payload",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 42,
                    name: "loaded",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 14,
                    name: "deleted",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 29,
                    name: "flushed",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 31,
                    name: "handled",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 30,
                    name: "found",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_FOUND),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_ERROR),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ERROR_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: Some(
        &[
            Literal::Text("filesystem"),
            Literal::Text("auth"),
            Literal::Text("session"),
            Literal::Text("parse"),
            Literal::Text("runtime"),
            Literal::Text("mcp"),
            Literal::Text("delivery"),
            Literal::Text("usage"),
            Literal::Text("policy"),
            Literal::Text("unknown"),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ERROR_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_ERROR_ERROR_KIND),
                },
                Property {
                    key: NO_KEY,
                    name: "operation",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "target",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 34,
                    name: "hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 67,
                    name: "prompt",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 61,
                    name: "payload",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 42,
                    name: "loaded",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 14,
                    name: "deleted",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 29,
                    name: "flushed",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 31,
                    name: "handled",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 30,
                    name: "found",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_ERROR_ERROR),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TIMEOUT_SECONDS: Node = Node {
    kinds: Kinds(Kinds::NUMBER | Kinds::NULL),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TURNS_ITEM_STOP_REASON: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: Some(
        &[
            Literal::Text("completed"),
            Literal::Text("timeout"),
            Literal::Text("cancelled"),
            Literal::Text("max_budget_reached"),
            Literal::Text("max_turns_reached"),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TURNS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 67,
                    name: "prompt",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "output",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 92,
                    name: "stop_reason",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS_ITEM_STOP_REASON),
                },
                Property {
                    key: NO_KEY,
                    name: "cancel_observed",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TURNS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V2_TIMEOUT_TURNS_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_FINAL_STOP_REASON: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("timeout")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 67,
                    name: "prompt",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 45,
                    name: "max_turns",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 105,
                    name: "turns_completed",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 94,
                    name: "timeout_seconds",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TIMEOUT_SECONDS),
                },
                Property {
                    key: 11,
                    name: "continuation_prompt",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 104,
                    name: "turns",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS),
                },
                Property {
                    key: 26,
                    name: "final_stop_reason",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_FINAL_STOP_REASON),
                },
                Property {
                    key: 25,
                    name: "final_cancel_observed",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_SETUP: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "python_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "implementation",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "platform_name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "test_command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_ROUTED_MATCHES_ITEM_SCORE: Node = Node {
    kinds: Kinds(Kinds::NUMBER),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_ROUTED_MATCHES_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "score",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_ROUTED_MATCHES_ITEM_SCORE),
                },
                Property {
                    key: 89,
                    name: "source_hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_ROUTED_MATCHES: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V2_BOOTSTRAP_ROUTED_MATCHES_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 67,
                    name: "prompt",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 85,
                    name: "setup",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_SETUP),
                },
                Property {
                    key: 77,
                    name: "routed_matches",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_ROUTED_MATCHES),
                },
                Property {
                    key: 103,
                    name: "turn",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS_ITEM),
                },
                Property {
                    key: 63,
                    name: "persisted_session_path",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_DELETE_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 14,
                    name: "deleted",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_SHOW_COMMAND: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 30,
                    name: "found",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 89,
                    name: "source_hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 71,
                    name: "responsibility",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_SHOW_TOOL: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 30,
                    name: "found",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 89,
                    name: "source_hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_LOAD_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 42,
                    name: "loaded",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_LIST_SESSIONS_SESSIONS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 81,
                    name: "session_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "created_at",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: NO_KEY,
                    name: "last_modified",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: NO_KEY,
                    name: "prompt_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "stopped",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_LIST_SESSIONS_SESSIONS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V2_LIST_SESSIONS_SESSIONS_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V2_LIST_SESSIONS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 83,
                    name: "sessions_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 82,
                    name: "sessions",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_LIST_SESSIONS_SESSIONS),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_FLUSH_TRANSCRIPT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 29,
                    name: "flushed",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 47,
                    name: "messages_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 36,
                    name: "input_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 58,
                    name: "output_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_EXEC_COMMAND: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 67,
                    name: "prompt",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 31,
                    name: "handled",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 89,
                    name: "source_hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_EXEC_TOOL: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 61,
                    name: "payload",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 31,
                    name: "handled",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 89,
                    name: "source_hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ROUTE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 67,
                    name: "prompt",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 41,
                    name: "limit",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 43,
                    name: "match_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 44,
                    name: "matches",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_ROUTED_MATCHES),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_COMMAND_GRAPH_BUILTINS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 89,
                    name: "source_hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_COMMAND_GRAPH_BUILTINS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V2_COMMAND_GRAPH: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 6,
                    name: "builtins_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 66,
                    name: "plugin_like_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 88,
                    name: "skill_like_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 101,
                    name: "total_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 5,
                    name: "builtins",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
                Property {
                    key: 65,
                    name: "plugin_like",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
                Property {
                    key: 87,
                    name: "skill_like",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TOOL_POOL: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 86,
                    name: "simple_mode",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 35,
                    name: "include_mcp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 96,
                    name: "tool_count",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 100,
                    name: "tools",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_GRAPH: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 90,
                    name: "stages",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 55,
                    name: "note",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TURN_LOOP_FINAL_STOP_REASON: Node = Node {
    kinds: Kinds(Kinds::STRING | Kinds::NULL),
    one_of: Some(
        &[
            Literal::Text("completed"),
            Literal::Text("timeout"),
            Literal::Text("cancelled"),
            Literal::Text("max_budget_reached"),
            Literal::Text("max_turns_reached"),
            Literal::Null,
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TURN_LOOP: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    key: 67,
                    name: "prompt",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 45,
                    name: "max_turns",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 105,
                    name: "turns_completed",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 94,
                    name: "timeout_seconds",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TIMEOUT_SECONDS),
                },
                Property {
                    key: 11,
                    name: "continuation_prompt",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 104,
                    name: "turns",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS),
                },
                Property {
                    key: 26,
                    name: "final_stop_reason",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TURN_LOOP_FINAL_STOP_REASON),
                },
                Property {
                    key: 25,
                    name: "final_cancel_observed",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_SUCCESS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 95,
                    name: "timestamp",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    key: 57,
                    name: "output_format",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    key: 79,
                    name: "schema_version",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: None,
    object: None,
    array: None,
    string: Some(
        &StringRule {
            min: 0,
            max: u32::MAX,
            pattern: Some(&PATTERN_6),
            date_time: false,
        },
    ),
    number: None,
};
static CLAW_V1_STUB_EXIT_CODE: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB_TYPE: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("error")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB_KIND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("not_yet_implemented")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 34,
                    name: "hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 21,
                    name: "error_kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 84,
                    name: "sessions_dir",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 2,
                    name: "argument",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 97,
                    name: "tool_name",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 69,
                    name: "reason",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 110,
                    name: "value",
                    required: false,
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    key: 24,
                    name: "expected",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 4,
                    name: "available",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_KIND),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 34,
                    name: "hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 21,
                    name: "error_kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 84,
                    name: "sessions_dir",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 2,
                    name: "argument",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 97,
                    name: "tool_name",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 69,
                    name: "reason",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 110,
                    name: "value",
                    required: false,
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    key: 24,
                    name: "expected",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 4,
                    name: "available",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 106,
                    name: "type",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_BARE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 34,
                    name: "hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 21,
                    name: "error_kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 84,
                    name: "sessions_dir",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 2,
                    name: "argument",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 97,
                    name: "tool_name",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 69,
                    name: "reason",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 110,
                    name: "value",
                    required: false,
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    key: 24,
                    name: "expected",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 4,
                    name: "available",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_HANDLED_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    one_of: None,
    object: None,
    array: None,
    string: Some(
        &StringRule {
            min: 0,
            max: u32::MAX,
            pattern: Some(&PATTERN_5),
            date_time: false,
        },
    ),
    number: None,
};
static CLAW_V1_HANDLED_ERROR_ERROR: Node = Node {
    kinds: Kinds(Kinds::NULL),
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_HANDLED_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 34,
                    name: "hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 21,
                    name: "error_kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 84,
                    name: "sessions_dir",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 2,
                    name: "argument",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 97,
                    name: "tool_name",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 69,
                    name: "reason",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 110,
                    name: "value",
                    required: false,
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    key: 24,
                    name: "expected",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 4,
                    name: "available",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 56,
                    name: "ok",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_ERROR),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_RESUME_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 34,
                    name: "hint",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 21,
                    name: "error_kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 23,
                    name: "exit_code",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    key: 75,
                    name: "retryable",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 84,
                    name: "sessions_dir",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 2,
                    name: "argument",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 97,
                    name: "tool_name",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 69,
                    name: "reason",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 110,
                    name: "value",
                    required: false,
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    key: 24,
                    name: "expected",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 4,
                    name: "available",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    key: 20,
                    name: "error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 56,
                    name: "ok",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_TIMEOUT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 26,
                    name: "final_stop_reason",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_FINAL_STOP_REASON),
                },
                Property {
                    key: 25,
                    name: "final_cancel_observed",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_REPORT_TYPE: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("success")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_REPORT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_AUTO_COMPACTION: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "removed_messages",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "notice",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_TOOL_USES_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 52,
                    name: "name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "input",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_TOOL_USES: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V1_PROMPT_TOOL_USES_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_TOOL_RESULTS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "tool_use_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 97,
                    name: "tool_name",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "output",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "is_error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_TOOL_RESULTS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V1_PROMPT_TOOL_RESULTS_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_PROMPT_CACHE_EVENTS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "unexpected",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 69,
                    name: "reason",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "previous_cache_read_input_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "current_cache_read_input_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "token_drop",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_PROMPT_CACHE_EVENTS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V1_PROMPT_PROMPT_CACHE_EVENTS_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_USAGE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 36,
                    name: "input_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 58,
                    name: "output_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "cache_creation_input_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "cache_read_input_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 49,
                    name: "model",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 37,
                    name: "iterations",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 9,
                    name: "compact",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 3,
                    name: "auto_compaction",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_AUTO_COMPACTION),
                },
                Property {
                    key: 99,
                    name: "tool_uses",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_TOOL_USES),
                },
                Property {
                    key: 98,
                    name: "tool_results",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_TOOL_RESULTS),
                },
                Property {
                    key: 68,
                    name: "prompt_cache_events",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_PROMPT_CACHE_EVENTS),
                },
                Property {
                    key: 107,
                    name: "usage",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_USAGE),
                },
                Property {
                    key: 22,
                    name: "estimated_cost",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_COMPACT_COMPACT: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Bool(true)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_COMPACT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 46,
                    name: "message",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 9,
                    name: "compact",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_COMPACT_COMPACT),
                },
                Property {
                    key: 49,
                    name: "model",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 107,
                    name: "usage",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_USAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS_KIND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("status")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS_USAGE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "messages",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 104,
                    name: "turns",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "latest_total",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "cumulative_input",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "cumulative_output",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "cumulative_total",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "estimated_tokens",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS_WORKSPACE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "cwd",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "project_root",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: NO_KEY,
                    name: "git_branch",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: NO_KEY,
                    name: "git_state",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: NO_KEY,
                    name: "changed_files",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STATUS_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 10,
                    name: "config_load_error",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 49,
                    name: "model",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 51,
                    name: "model_source",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 50,
                    name: "model_raw",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    key: 62,
                    name: "permission_mode",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 107,
                    name: "usage",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STATUS_USAGE),
                },
                Property {
                    key: 112,
                    name: "workspace",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STATUS_WORKSPACE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LIST_SESSIONS_COMMAND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("list-sessions")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LIST_SESSIONS_SESSIONS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "updated_at_ms",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "message_count",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: NO_KEY,
                    name: "created",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    key: 104,
                    name: "turns",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LIST_SESSIONS_SESSIONS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    one_of: None,
    object: None,
    array: Some(
        &ArrayRule {
            items: Some(&CLAW_V1_LIST_SESSIONS_SESSIONS_ITEM),
            min: 0,
            max: u32::MAX,
        },
    ),
    string: None,
    number: None,
};
static CLAW_V1_LIST_SESSIONS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LIST_SESSIONS_COMMAND),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LIST_SESSIONS_COMMAND),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 82,
                    name: "sessions",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LIST_SESSIONS_SESSIONS),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION_COMMAND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    one_of: Some(&[Literal::Text("load-session")]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: NO_KEY,
                    name: "id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: NO_KEY,
                    name: "messages",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 8,
                    name: "command",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LOAD_SESSION_COMMAND),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LOAD_SESSION_COMMAND),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 80,
                    name: "session",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LOAD_SESSION_SESSION),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION_FLAT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 42,
                    name: "loaded",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_DELETE_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 14,
                    name: "deleted",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 39,
                    name: "kind",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    key: 1,
                    name: "action",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 16,
                    name: "directory",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_FLUSH_TRANSCRIPT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    one_of: None,
    object: Some(
        &ObjectRule {
            properties: &[
                Property {
                    key: 106,
                    name: "type",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    key: 81,
                    name: "session_id",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 29,
                    name: "flushed",
                    required: true,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    key: 60,
                    name: "path",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    key: 47,
                    name: "messages_count",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 36,
                    name: "input_tokens",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 58,
                    name: "output_tokens",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    key: 91,
                    name: "status",
                    required: false,
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
