// Made by `cargo xtask gen` from schema/. Do not edit.
//! What the core knows of keys, dialects and schemas.
use crate::condition::Facts;
use crate::json::Kinds;
use crate::program::*;
use crate::report::{ErrorClass, IssueCode, Severity, Stream};
pub(crate) const KEY_COUNT: usize = 145;
/// Every key a table names, or a schema at its root or one level below.
pub(crate) static KEYS: [Key; KEY_COUNT] = [
    Key {
        name: "_summary",
        words: [8751164148550038367, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "action",
        words: [121424789660513, 0],
        value: Value::new(0, true),
        asked: 16,
    },
    Key {
        name: "argument",
        words: [8389754676633367137, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "auto_compaction",
        words: [7885630734091973985, 31084746153091440],
        value: Value::new(1, false),
        asked: 0,
    },
    Key {
        name: "available",
        words: [7809911822066218593, 101],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "builtins",
        words: [8317701510555858274, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "builtins_count",
        words: [8317701510555858274, 128017765458783],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "cache_creation_input_tokens",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "cache_read_input_tokens",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "cancel_observed",
        words: [8025252243713188195, 28259057070863202],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "cause",
        words: [435728769379, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "changed_files",
        words: [6873730426182133859, 495622842726],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "code",
        words: [1701080931, 0],
        value: Value::new(0, true),
        asked: 7,
    },
    Key {
        name: "command",
        words: [28268862397837155, 0],
        value: Value::new(0, true),
        asked: 4294967295,
    },
    Key {
        name: "compact",
        words: [32760367447633763, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "config_load_error",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "context",
        words: [32783474438860643, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "continuation_prompt",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "cumulative_input",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "cumulative_output",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "cumulative_total",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "cursor",
        words: [125823003817315, 0],
        value: Value::new(0, false),
        asked: 4,
    },
    Key {
        name: "cwd",
        words: [6584163, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "data",
        words: [1635017060, 0],
        value: Value::new(2, true),
        asked: 2,
    },
    Key {
        name: "deleted",
        words: [28259048263279972, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "detail",
        words: [119199862383972, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "details",
        words: [32488822184109412, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "directory",
        words: [8245937412991248740, 121],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "docs_url",
        words: [7814437356259471204, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "dry_run",
        words: [31091381526688356, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "duration_ms",
        words: [7957695015158969700, 7564639],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "enqueued",
        words: [7234317455063084645, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "error",
        words: [491496043109, 0],
        value: Value::new(3, true),
        asked: 16,
    },
    Key {
        name: "error_kind",
        words: [7596270141591155301, 25710],
        value: Value::new(0, true),
        asked: 16,
    },
    Key {
        name: "estimated_cost",
        words: [7310575217677726565, 128039138844516],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "estimated_tokens",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "exit_code",
        words: [7237112387833788517, 101],
        value: Value::new(0, true),
        asked: 27,
    },
    Key {
        name: "expected",
        words: [7234316346693023845, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "final_cancel_observed",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 24,
    },
    Key {
        name: "final_stop_reason",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, true),
        asked: 24,
    },
    Key {
        name: "fix_command",
        words: [7885080995189778790, 6581857],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "fix_required",
        words: [8462656716708276582, 1684370025],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "flushed",
        words: [28258996959145062, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "found",
        words: [431349919590, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "git_branch",
        words: [7953764183746832743, 26723],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "git_state",
        words: [8386112020012099943, 101],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "handled",
        words: [28259013886894440, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "has_more",
        words: [7310027660719251816, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "help",
        words: [1886152040, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "hint",
        words: [1953393000, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "id",
        words: [25705, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "implementation",
        words: [7954884599198281065, 121424789660020],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "include_mcp",
        words: [6874010861743337065, 7365485],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "input_tokens",
        words: [8031148989299584617, 1936614763],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "iterations",
        words: [8028075772644521065, 29550],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "jsonrpc",
        words: [27989659475735402, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "kind",
        words: [1684957547, 0],
        value: Value::new(0, true),
        asked: 4294967295,
    },
    Key {
        name: "latest_total",
        words: [8385549070159339884, 1818326127],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "level",
        words: [465558725996, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "limit",
        words: [499984984428, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "loaded",
        words: [110386638581612, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "match_count",
        words: [8026363862854164845, 7630453],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "matches",
        words: [32481121341301101, 0],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "max_turns",
        words: [7958552634195468653, 115],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "message",
        words: [28542640894207341, 0],
        value: Value::new(0, false),
        asked: 18,
    },
    Key {
        name: "messages",
        words: [8315165955255919981, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "messages_count",
        words: [8315165955255919981, 128017765458783],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "meta",
        words: [1635018093, 0],
        value: Value::new(4, false),
        asked: 0,
    },
    Key {
        name: "model",
        words: [465557548909, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "model_raw",
        words: [7021779688186212205, 119],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "model_source",
        words: [8030867479693913965, 1701016181],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "name",
        words: [1701667182, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "next_cursor",
        words: [8247607554226021742, 7499635],
        value: Value::new(0, true),
        asked: 2,
    },
    Key {
        name: "not_modified",
        words: [7594317387197083502, 1684367718],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "note",
        words: [1702129518, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "notice",
        words: [111477645406062, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "ok",
        words: [27503, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "operation",
        words: [8028075772644520047, 110],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "output",
        words: [128047746676079, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "output_format",
        words: [7376742762402837871, 499850769007],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "output_tokens",
        words: [8385549078933828975, 495773379439],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "pagination",
        words: [7598805598123549040, 28271],
        value: Value::new(0, false),
        asked: 2,
    },
    Key {
        name: "path",
        words: [1752457584, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "payload",
        words: [28254628860223856, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "permanent",
        words: [7954885681546945904, 116],
        value: Value::new(0, false),
        asked: 6,
    },
    Key {
        name: "permission_mode",
        words: [7598543892949132656, 28539402386894447],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "persisted_session_path",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "phase",
        words: [435727460464, 0],
        value: Value::new(0, true),
        asked: 6,
    },
    Key {
        name: "platform_name",
        words: [7886488383309048944, 435626798687],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "plugin_like",
        words: [7809081677870099568, 6646633],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "plugin_like_count",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "project_root",
        words: [6878231818130125424, 1953460082],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "prompt",
        words: [128026221179504, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "prompt_cache_events",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "python_version",
        words: [8529657644035897712, 121424789598821],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "reason",
        words: [121424956188018, 0],
        value: Value::new(0, true),
        asked: 6,
    },
    Key {
        name: "redirect",
        words: [8386658473162859890, 0],
        value: Value::new(0, false),
        asked: 6,
    },
    Key {
        name: "removed_messages",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "request_id",
        words: [6878249410500846962, 25705],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "responsibility",
        words: [7598538421211194738, 133540891879778],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "retry_after",
        words: [7377282639825495410, 7497076],
        value: Value::new(0, false),
        asked: 6,
    },
    Key {
        name: "retry_after_ms",
        words: [7377282639825495410, 126913589962100],
        value: Value::new(0, false),
        asked: 6,
    },
    Key {
        name: "retry_strategy",
        words: [8391155505937278322, 133484990718322],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "retryable",
        words: [7809911878053029234, 101],
        value: Value::new(0, true),
        asked: 31,
    },
    Key {
        name: "returned",
        words: [7234309814316459378, 0],
        value: Value::new(0, false),
        asked: 2,
    },
    Key {
        name: "routed_matches",
        words: [7881128259829985138, 126879380239457],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "schema",
        words: [107122480669555, 0],
        value: Value::new(0, true),
        asked: 4294967295,
    },
    Key {
        name: "schema_version",
        words: [8529643341743678323, 121424789598821],
        value: Value::new(0, false),
        asked: 4294967295,
    },
    Key {
        name: "session",
        words: [31084746137363827, 0],
        value: Value::new(5, false),
        asked: 0,
    },
    Key {
        name: "session_id",
        words: [6876556179740517747, 25705],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "sessions",
        words: [8317708060499076467, 0],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "sessions_count",
        words: [8317708060499076467, 128017765458783],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "sessions_dir",
        words: [8317708060499076467, 1919509599],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "setup",
        words: [483006899571, 0],
        value: Value::new(6, false),
        asked: 0,
    },
    Key {
        name: "simple_mode",
        words: [7881129389338749299, 6644847],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "skill_like",
        words: [7596551590747138931, 25963],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "skill_like_count",
        words: [18446744073709551615, 18446744073709551615],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "source_hint",
        words: [7520841380528484211, 7630441],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "stages",
        words: [126879363331187, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "status",
        words: [126948300911731, 0],
        value: Value::new(0, true),
        asked: 4294967295,
    },
    Key {
        name: "stop_reason",
        words: [7018141348560598131, 7237491],
        value: Value::new(0, true),
        asked: 8,
    },
    Key {
        name: "success",
        words: [32496501618079091, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "suggestion",
        words: [7598825350644594035, 28271],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "target",
        words: [127978876068212, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "test_command",
        words: [7885630734175790452, 1684955501],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "timeout_seconds",
        words: [6878251652205078900, 32480047799690611],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "timestamp",
        words: [7881708861846808948, 112],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "tool_count",
        words: [8462091486344736628, 29806],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "tool_name",
        words: [7881702178995269492, 101],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "tool_results",
        words: [8315178041176190836, 1937009781],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "tool_uses",
        words: [7310315672854032244, 115],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "tool_version",
        words: [8243124845184774004, 1852795251],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "tools",
        words: [495740481396, 0],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "total_count",
        words: [8026363880000483188, 7630453],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "truncated",
        words: [7310575174812004980, 100],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "turn",
        words: [1852994932, 0],
        value: Value::new(7, false),
        asked: 0,
    },
    Key {
        name: "turns",
        words: [495774233972, 0],
        value: Value::new(0, false),
        asked: 8,
    },
    Key {
        name: "turns_completed",
        words: [8026363910283228532, 28259048263282797],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "type",
        words: [1701869940, 0],
        value: Value::new(0, true),
        asked: 4294967295,
    },
    Key {
        name: "usage",
        words: [435526136693, 0],
        value: Value::new(8, false),
        asked: 0,
    },
    Key {
        name: "valid",
        words: [431265440118, 0],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "validation_only",
        words: [7598805555174203766, 34177693752716911],
        value: Value::new(0, true),
        asked: 0,
    },
    Key {
        name: "value",
        words: [435761734006, 0],
        value: Value::new(0, false),
        asked: 0,
    },
    Key {
        name: "warnings",
        words: [8315736636066521463, 0],
        value: Value::new(0, false),
        asked: 4294967295,
    },
    Key {
        name: "workspace",
        words: [7161128523522010999, 101],
        value: Value::new(9, false),
        asked: 0,
    },
];
/// One for the members of the root, and one for those of each key whose members are indexed.
pub(crate) const ROW_COUNT: usize = 10;
/// Open addressing by hash: a key's number plus one, or 0.
pub(crate) static KEY_SLOTS: [KeyId; 1024] = [
    95, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 111, 0,
    0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 26, 0, 0, 0, 90, 0, 0, 127, 86, 48, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 115, 0, 0, 100, 0, 69, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 108, 0, 0, 46, 0, 0, 101, 0, 0, 0, 0, 0, 0, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 89, 0, 27, 0, 0, 0, 0, 0, 0, 0, 117, 0, 0, 53, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 74, 0, 0, 0, 0, 0, 0, 0, 0, 140, 0, 0, 0, 0, 0, 0, 129, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 39, 106, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 20, 0, 0, 34, 0, 0, 0, 19, 0, 0, 0, 0, 98, 0, 0, 0, 0, 44, 0, 0, 0, 0, 4,
    0, 0, 29, 93, 102, 123, 0, 63, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 35, 114, 0, 0, 0,
    82, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 0, 0, 0, 0, 0, 97, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 76, 0, 0, 0, 0, 143, 0, 0, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0, 132, 110,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 133, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 105, 0, 0, 55, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 120, 56, 142, 0, 0, 0, 0, 0, 0, 0, 71, 0, 0, 0,
    0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 136, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43,
    0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 0, 0, 91, 0, 0, 0, 0, 0, 0, 0, 0,
    103, 0, 38, 0, 0, 0, 0, 0, 0, 138, 0, 0, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 0,
    0, 0, 107, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 15, 85, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 84, 0, 0, 0, 0, 8, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23,
    0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 134, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 83, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 67, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 139, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0,
    0, 73, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 119, 0, 0, 40, 0, 28, 0, 0, 25, 30, 0, 0, 0, 0, 137,
    145, 0, 0, 0, 0, 0, 0, 0, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 79, 68, 0,
    0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 99, 118, 54, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 88, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 0, 0, 0,
    0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 116, 11, 125, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 104, 0, 0, 0, 0, 50, 0, 0, 0, 0, 112, 131, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 12, 42, 144, 17, 121, 122, 0, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 37, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 109, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 113, 0, 0, 0, 31, 0,
    0, 0, 0, 0, 0, 13, 126, 0, 0, 0, 0, 0, 0, 94, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 141, 0, 0, 0, 0, 0, 51, 70, 128, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 41, 87, 0, 0,
];
/// Every text that a condition or schema compares with; its number is its position plus one.
pub(crate) static TEXTS: [&str; 202] = [
    "animus.cli.v1",
    "ao.cli.v1",
    "internal",
    "invalid_input",
    "not_found",
    "conflict",
    "unavailable",
    "immediate",
    "linear_backoff",
    "exponential_backoff",
    "validation",
    "execution",
    "cleanup",
    "renamed",
    "restructured",
    "deprecated",
    "typo_corrected",
    "ARG_ERROR",
    "CREDENTIALS_EXPIRED",
    "TOKEN_EXPIRED",
    "TOKEN_INVALID",
    "TOKEN_MISSING",
    "UNAUTHENTICATED",
    "json",
    "command_not_found",
    "tool_not_found",
    "session_not_found",
    "filesystem",
    "auth",
    "session",
    "parse",
    "runtime",
    "mcp",
    "delivery",
    "usage",
    "policy",
    "unknown",
    "timeout",
    "completed",
    "cancelled",
    "max_budget_reached",
    "max_turns_reached",
    "delete-session",
    "show-command",
    "show-tool",
    "load-session",
    "list-sessions",
    "flush-transcript",
    "exec-command",
    "exec-tool",
    "route",
    "bootstrap",
    "command-graph",
    "tool-pool",
    "bootstrap-graph",
    "turn-loop",
    "success",
    "error",
    "acp",
    "add-dir",
    "agents",
    "allowed-tools",
    "api-key",
    "bootstrap-plan",
    "bughunter",
    "clear",
    "compact",
    "config",
    "cost",
    "debug-tool-call",
    "deep-link-mode",
    "diff",
    "direct-connect-mode",
    "doctor",
    "dump-manifests",
    "export",
    "help",
    "history",
    "hooks",
    "init",
    "keybindings",
    "login",
    "logout",
    "manifests",
    "max-tokens",
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
    "tools",
    "ultraplan",
    "upgrade",
    "version",
    "worker-state",
    "agent_already_exists",
    "agent_create_failed",
    "agent_not_found",
    "api_auth_error",
    "api_http_error",
    "api_rate_limit_error",
    "auth_error",
    "broad_cwd",
    "cli_parse",
    "config_error",
    "config_parse_error",
    "confirmation_required",
    "empty_prompt",
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
    "permission_denied",
    "plugin_not_found",
    "plugin_source_not_found",
    "removed_subcommand",
    "server_not_found",
    "session_delete_failed",
    "session_load_failed",
    "session_path_is_directory",
    "skill_not_found",
    "slash_command_requires_repl",
    "unexpected_extra_args",
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
    "ok",
    "warn",
    "degraded",
    "fail",
    "not_implemented",
    "abort",
];
/// Open addressing by hash: a text's number, or 0.
pub(crate) static TEXT_SLOTS: [TextId; 1024] = [
    0, 0, 0, 0, 0, 64, 0, 74, 0, 0, 0, 0, 109, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 0, 0,
    0, 0, 4, 172, 0, 0, 0, 94, 34, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 77,
    0, 0, 0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 142, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 195, 42, 0,
    0, 0, 0, 30, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 54, 0, 0, 0, 0, 0, 37, 0, 0, 134, 0, 0, 0, 0, 179, 0, 0, 0, 0, 0, 0, 0, 143, 0, 0,
    29, 0, 0, 0, 149, 128, 0, 0, 0, 129, 0, 0, 0, 0, 162, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0,
    0, 104, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 111, 0, 14, 71, 0, 0,
    112, 0, 0, 0, 0, 69, 0, 0, 35, 90, 0, 0, 0, 46, 0, 0, 84, 0, 21, 0, 173, 0, 0, 171,
    0, 0, 0, 0, 0, 26, 60, 0, 177, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 180, 0, 0, 0, 0, 58,
    0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 176, 0, 0, 0, 0, 0, 0, 0, 13, 0, 6, 0, 0, 0, 200, 0, 0, 164, 125, 70, 122, 146, 0,
    0, 0, 0, 47, 163, 0, 0, 0, 0, 0, 158, 99, 0, 98, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 197,
    0, 0, 0, 0, 0, 141, 117, 151, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 168, 0, 25,
    43, 0, 0, 120, 0, 0, 0, 0, 0, 132, 0, 0, 0, 0, 182, 0, 0, 0, 0, 0, 0, 0, 0, 136, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 97, 0,
    0, 140, 53, 28, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 41, 68,
    0, 0, 0, 0, 0, 147, 38, 0, 126, 184, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 95, 92, 0, 0, 0, 0, 0, 0, 22, 24, 107,
    201, 0, 0, 0, 0, 0, 144, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 0, 0,
    0, 0, 0, 108, 0, 0, 0, 0, 0, 0, 0, 88, 78, 121, 103, 152, 166, 190, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 39, 196, 118, 0, 0, 0, 0, 0, 0, 45, 0, 0, 19, 0, 0, 0, 0, 188, 0, 194, 0, 0,
    0, 0, 0, 56, 169, 85, 199, 0, 0, 0, 76, 0, 113, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 157, 191, 0, 0, 0, 110, 0,
    0, 0, 16, 0, 0, 0, 91, 0, 0, 0, 0, 0, 0, 0, 119, 0, 0, 0, 0, 0, 0, 0, 75, 96, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 0, 0, 0, 0, 0,
    0, 0, 0, 100, 0, 0, 0, 0, 0, 57, 0, 67, 0, 0, 0, 0, 0, 0, 0, 155, 0, 0, 0, 73, 116,
    0, 154, 0, 0, 0, 0, 187, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 106, 83, 0, 0, 192, 0, 160, 0, 0, 0,
    62, 0, 0, 0, 0, 0, 0, 0, 135, 0, 0, 0, 31, 186, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 127,
    0, 61, 0, 0, 0, 0, 0, 23, 0, 0, 0, 178, 0, 0, 0, 0, 137, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    79, 185, 105, 0, 189, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 123, 0,
    124, 0, 0, 165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 114, 0, 0, 2, 0, 0, 0,
    139, 0, 0, 0, 0, 0, 0, 0, 0, 0, 159, 0, 15, 0, 5, 18, 167, 0, 0, 0, 133, 63, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 87, 153, 0, 0, 0, 0, 0, 10, 0, 0, 0, 93, 0, 0, 0, 0, 0, 0,
    0, 131, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 175, 0, 0, 0, 0, 0, 44,
    0, 0, 0, 145, 0, 0, 161, 0, 0, 0, 0, 0, 0, 0, 0, 0, 138, 0, 0, 0, 0, 0, 0, 0, 12, 0,
    0, 0, 51, 0, 0, 148, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 40, 202, 183, 0,
    174, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 115, 0, 0, 0, 181, 0, 0, 0, 0, 0, 0, 3, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 82,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 89, 101, 170, 0, 0,
];
pub(crate) const TEXT_WORDS: usize = 4;
static SET_0: TextSet = TextSet([6, 0, 0, 0]);
static SET_1: TextSet = TextSet([16252928, 0, 0, 0]);
static SET_2: TextSet = TextSet([7696581394432, 0, 0, 0]);
static SET_3: TextSet = TextSet([432345564227567616, 0, 0, 0]);
static SET_4: TextSet = TextSet([18007634357971320832, 18446744073709551615, 255, 0]);
static SET_5: TextSet = TextSet([144384720896, 0, 18446744073709551360, 31]);
static SET_6: TextSet = TextSet([288230376151711744, 0, 0, 992]);
static SET_7: TextSet = TextSet([211106232532992, 0, 0, 0]);
static SET_8: TextSet = TextSet([288230376151711744, 0, 0, 256]);
static SET_9: TextSet = TextSet([0, 0, 0, 192]);
/// In the order they are tried.
pub(crate) static DIALECTS: [Dialect; 5] = [
    Dialect {
        id: "animus/v1",
        programs: &["animus", "ao"],
        json_flag: "--json",
        detect: test_0,
        unsupported: Some(test_1),
        version_at: Some(Path::one(106)),
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stderr,
            fallback: false,
        },
        exit_code_at: Some(Path::two(32, 36)),
        error_at: ErrorAt {
            code: &[
                Place {
                    path: Path::two(32, 12),
                    when: None,
                },
            ],
            message: &[
                Place {
                    path: Path::two(32, 64),
                    when: None,
                },
            ],
            hint: &[],
            operation: &[],
            target: &[],
            retryable: &[
                Place {
                    path: Path::two(32, 103),
                    when: None,
                },
            ],
        },
        cursor_at: None,
        warnings_at: None,
        delay_at: &[],
        cancel_observed_at: &[],
        redirect_at: None,
        incomplete: None,
        not_modified: None,
        malformed: &[],
        session_timeouts: false,
        zero_exit_failure_is_success: false,
        backoff: Backoff {
            first_ms: 500,
            growth_percent: 150,
            most_ms: 300000,
            exits: &[],
        },
        shapes: &[
            Shape {
                id: "success",
                when: Some(test_2),
                says: Says::Success,
                programs: &[&ANIMUS_V1_SUCCESS],
                schemas: &[
                    "https://cli-envelope.dev/schema/animus/v1/success.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[],
                        others: &[
                            &RULES_ANIMUS_V1[0],
                            &RULES_ANIMUS_V1[1],
                            &RULES_ANIMUS_V1[6],
                            &RULES_ANIMUS_V1[7],
                            &RULES_ANIMUS_V1[8],
                            &RULES_ANIMUS_V1[9],
                        ],
                        contradictions: &[&RULES_ANIMUS_V1[1]],
                    },
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
                Rules {
                    errors: &[
                        &RULES_ANIMUS_V1[3],
                        &RULES_ANIMUS_V1[4],
                        &RULES_ANIMUS_V1[5],
                    ],
                    others: &[
                        &RULES_ANIMUS_V1[0],
                        &RULES_ANIMUS_V1[2],
                        &RULES_ANIMUS_V1[6],
                    ],
                    contradictions: &[
                        &RULES_ANIMUS_V1[3],
                        &RULES_ANIMUS_V1[4],
                        &RULES_ANIMUS_V1[2],
                    ],
                },
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "success",
                class: None,
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "internal",
                class: Some(ErrorClass::Runtime),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "invalid_input",
                class: Some(ErrorClass::Invocation),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 3,
                name: "not_found",
                class: Some(ErrorClass::Absent),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 4,
                name: "conflict",
                class: Some(ErrorClass::Conflict),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 5,
                name: "unavailable",
                class: Some(ErrorClass::Unavailable),
                retryable: Some(true),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                text: 3,
                code: "internal",
                class: ErrorClass::Runtime,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 4,
                code: "invalid_input",
                class: ErrorClass::Invocation,
                exit: Some(2),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 5,
                code: "not_found",
                class: ErrorClass::Absent,
                exit: Some(3),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 6,
                code: "conflict",
                class: ErrorClass::Conflict,
                exit: Some(4),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 7,
                code: "unavailable",
                class: ErrorClass::Unavailable,
                exit: Some(5),
                retry: true,
                refreshable: false,
            },
        ],
        open_codes: false,
        asks_for_lines: true,
        bit: 1,
    },
    Dialect {
        id: "cli-agent-spec/v2",
        programs: &[],
        json_flag: "",
        detect: test_13,
        unsupported: None,
        version_at: None,
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: false,
        },
        exit_code_at: Some(Path::two(67, 36)),
        error_at: ErrorAt {
            code: &[
                Place {
                    path: Path::two(32, 12),
                    when: None,
                },
            ],
            message: &[
                Place {
                    path: Path::two(32, 64),
                    when: None,
                },
            ],
            hint: &[
                Place {
                    path: Path::two(32, 122),
                    when: None,
                },
            ],
            operation: &[],
            target: &[],
            retryable: &[
                Place {
                    path: Path::two(32, 103),
                    when: None,
                },
            ],
        },
        cursor_at: Some(Path::three(67, 81, 72)),
        warnings_at: Some(Path::one(143)),
        delay_at: &[
            DelayAt {
                path: Path::two(32, 100),
                unit_ms: 1000,
            },
            DelayAt {
                path: Path::two(32, 101),
                unit_ms: 1,
            },
        ],
        cancel_observed_at: &[],
        redirect_at: Some(RedirectAt {
            command: Path::three(32, 96, 13),
            permanent: Path::three(32, 96, 84),
            reason: Path::three(32, 96, 95),
        }),
        incomplete: Some(test_33),
        not_modified: Some(test_34),
        malformed: &[
            Malformed {
                when: test_35,
                code: "GENERAL_ERROR",
            },
            Malformed {
                when: test_36,
                code: "malformed_envelope",
            },
        ],
        session_timeouts: false,
        zero_exit_failure_is_success: false,
        backoff: Backoff {
            first_ms: 1000,
            growth_percent: 200,
            most_ms: 300000,
            exits: &["RATE_LIMITED", "UNAVAILABLE"],
        },
        shapes: &[
            Shape {
                id: "response",
                when: Some(test_2),
                says: Says::Success,
                programs: &[&CLI_AGENT_SPEC_V2_RESPONSE],
                schemas: &[
                    "https://cli-envelope.dev/schema/cli-agent-spec/v2/response.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLI_AGENT_SPEC_V2[2],
                            &RULES_CLI_AGENT_SPEC_V2[5],
                            &RULES_CLI_AGENT_SPEC_V2[6],
                            &RULES_CLI_AGENT_SPEC_V2[8],
                            &RULES_CLI_AGENT_SPEC_V2[10],
                            &RULES_CLI_AGENT_SPEC_V2[11],
                            &RULES_CLI_AGENT_SPEC_V2[12],
                            &RULES_CLI_AGENT_SPEC_V2[13],
                            &RULES_CLI_AGENT_SPEC_V2[15],
                            &RULES_CLI_AGENT_SPEC_V2[16],
                            &RULES_CLI_AGENT_SPEC_V2[17],
                        ],
                        others: &[
                            &RULES_CLI_AGENT_SPEC_V2[0],
                            &RULES_CLI_AGENT_SPEC_V2[1],
                            &RULES_CLI_AGENT_SPEC_V2[3],
                            &RULES_CLI_AGENT_SPEC_V2[4],
                            &RULES_CLI_AGENT_SPEC_V2[7],
                            &RULES_CLI_AGENT_SPEC_V2[9],
                            &RULES_CLI_AGENT_SPEC_V2[14],
                            &RULES_CLI_AGENT_SPEC_V2[18],
                        ],
                        contradictions: &[
                            &RULES_CLI_AGENT_SPEC_V2[2],
                            &RULES_CLI_AGENT_SPEC_V2[5],
                            &RULES_CLI_AGENT_SPEC_V2[3],
                            &RULES_CLI_AGENT_SPEC_V2[4],
                        ],
                    },
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
                Rules {
                    errors: &[
                        &RULES_CLI_AGENT_SPEC_V2[2],
                        &RULES_CLI_AGENT_SPEC_V2[5],
                        &RULES_CLI_AGENT_SPEC_V2[6],
                        &RULES_CLI_AGENT_SPEC_V2[8],
                        &RULES_CLI_AGENT_SPEC_V2[10],
                        &RULES_CLI_AGENT_SPEC_V2[11],
                        &RULES_CLI_AGENT_SPEC_V2[12],
                        &RULES_CLI_AGENT_SPEC_V2[13],
                        &RULES_CLI_AGENT_SPEC_V2[15],
                        &RULES_CLI_AGENT_SPEC_V2[16],
                        &RULES_CLI_AGENT_SPEC_V2[17],
                    ],
                    others: &[
                        &RULES_CLI_AGENT_SPEC_V2[0],
                        &RULES_CLI_AGENT_SPEC_V2[1],
                        &RULES_CLI_AGENT_SPEC_V2[3],
                        &RULES_CLI_AGENT_SPEC_V2[4],
                        &RULES_CLI_AGENT_SPEC_V2[7],
                        &RULES_CLI_AGENT_SPEC_V2[9],
                        &RULES_CLI_AGENT_SPEC_V2[14],
                        &RULES_CLI_AGENT_SPEC_V2[18],
                    ],
                    contradictions: &[
                        &RULES_CLI_AGENT_SPEC_V2[2],
                        &RULES_CLI_AGENT_SPEC_V2[5],
                        &RULES_CLI_AGENT_SPEC_V2[3],
                        &RULES_CLI_AGENT_SPEC_V2[4],
                    ],
                },
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                class: None,
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "GENERAL_ERROR",
                class: Some(ErrorClass::Runtime),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "ARG_ERROR",
                class: Some(ErrorClass::Invocation),
                retryable: Some(false),
                retry: false,
                correct_and_call: true,
                revisions: 1,
            },
            ExitCode {
                exit: 3,
                name: "PARTIAL_FAILURE",
                class: Some(ErrorClass::Partial),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 4,
                name: "PRECONDITION",
                class: Some(ErrorClass::Invocation),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 5,
                name: "NOT_FOUND",
                class: Some(ErrorClass::Absent),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 6,
                name: "CONFLICT",
                class: Some(ErrorClass::Conflict),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 7,
                name: "PERMISSION_DENIED",
                class: Some(ErrorClass::Policy),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 8,
                name: "AUTH_REQUIRED",
                class: Some(ErrorClass::Credentials),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 9,
                name: "PAYMENT_REQUIRED",
                class: Some(ErrorClass::Payment),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 10,
                name: "TIMEOUT",
                class: Some(ErrorClass::Timeout),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 11,
                name: "RATE_LIMITED",
                class: Some(ErrorClass::Provider),
                retryable: Some(true),
                retry: true,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 12,
                name: "UNAVAILABLE",
                class: Some(ErrorClass::Unavailable),
                retryable: Some(true),
                retry: true,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 13,
                name: "REDIRECTED",
                class: Some(ErrorClass::Redirect),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 14,
                name: "INCOMPLETE",
                class: Some(ErrorClass::Partial),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                text: 19,
                code: "CREDENTIALS_EXPIRED",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: true,
            },
            ErrorCode {
                text: 20,
                code: "TOKEN_EXPIRED",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: true,
            },
            ErrorCode {
                text: 21,
                code: "TOKEN_INVALID",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 22,
                code: "TOKEN_MISSING",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 23,
                code: "UNAUTHENTICATED",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: false,
            },
        ],
        open_codes: true,
        asks_for_lines: false,
        bit: 2,
    },
    Dialect {
        id: "cli-agent-spec/v1",
        programs: &[],
        json_flag: "",
        detect: test_37,
        unsupported: None,
        version_at: None,
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: false,
        },
        exit_code_at: None,
        error_at: ErrorAt {
            code: &[
                Place {
                    path: Path::two(32, 12),
                    when: None,
                },
            ],
            message: &[
                Place {
                    path: Path::two(32, 64),
                    when: None,
                },
            ],
            hint: &[
                Place {
                    path: Path::two(32, 122),
                    when: None,
                },
            ],
            operation: &[],
            target: &[],
            retryable: &[
                Place {
                    path: Path::two(32, 103),
                    when: None,
                },
            ],
        },
        cursor_at: Some(Path::two(67, 21)),
        warnings_at: Some(Path::one(143)),
        delay_at: &[
            DelayAt {
                path: Path::two(32, 100),
                unit_ms: 1000,
            },
            DelayAt {
                path: Path::two(32, 101),
                unit_ms: 1,
            },
        ],
        cancel_observed_at: &[],
        redirect_at: Some(RedirectAt {
            command: Path::three(32, 96, 13),
            permanent: Path::three(32, 96, 84),
            reason: Path::three(32, 96, 95),
        }),
        incomplete: Some(test_46),
        not_modified: Some(test_34),
        malformed: &[
            Malformed {
                when: test_35,
                code: "GENERAL_ERROR",
            },
            Malformed {
                when: test_36,
                code: "malformed_envelope",
            },
        ],
        session_timeouts: false,
        zero_exit_failure_is_success: true,
        backoff: Backoff {
            first_ms: 1000,
            growth_percent: 200,
            most_ms: 300000,
            exits: &["RATE_LIMITED", "UNAVAILABLE"],
        },
        shapes: &[
            Shape {
                id: "response",
                when: Some(test_2),
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
                    Rules {
                        errors: &[
                            &RULES_CLI_AGENT_SPEC_V1[4],
                            &RULES_CLI_AGENT_SPEC_V1[5],
                            &RULES_CLI_AGENT_SPEC_V1[6],
                            &RULES_CLI_AGENT_SPEC_V1[7],
                            &RULES_CLI_AGENT_SPEC_V1[9],
                            &RULES_CLI_AGENT_SPEC_V1[10],
                            &RULES_CLI_AGENT_SPEC_V1[12],
                            &RULES_CLI_AGENT_SPEC_V1[14],
                            &RULES_CLI_AGENT_SPEC_V1[16],
                            &RULES_CLI_AGENT_SPEC_V1[17],
                        ],
                        others: &[
                            &RULES_CLI_AGENT_SPEC_V1[0],
                            &RULES_CLI_AGENT_SPEC_V1[2],
                            &RULES_CLI_AGENT_SPEC_V1[3],
                            &RULES_CLI_AGENT_SPEC_V1[8],
                            &RULES_CLI_AGENT_SPEC_V1[15],
                            &RULES_CLI_AGENT_SPEC_V1[18],
                        ],
                        contradictions: &[
                            &RULES_CLI_AGENT_SPEC_V1[4],
                            &RULES_CLI_AGENT_SPEC_V1[2],
                            &RULES_CLI_AGENT_SPEC_V1[3],
                        ],
                    },
                    Rules {
                        errors: &[
                            &RULES_CLI_AGENT_SPEC_V1[4],
                            &RULES_CLI_AGENT_SPEC_V1[5],
                            &RULES_CLI_AGENT_SPEC_V1[6],
                            &RULES_CLI_AGENT_SPEC_V1[7],
                            &RULES_CLI_AGENT_SPEC_V1[9],
                            &RULES_CLI_AGENT_SPEC_V1[10],
                            &RULES_CLI_AGENT_SPEC_V1[12],
                            &RULES_CLI_AGENT_SPEC_V1[14],
                            &RULES_CLI_AGENT_SPEC_V1[16],
                            &RULES_CLI_AGENT_SPEC_V1[17],
                        ],
                        others: &[
                            &RULES_CLI_AGENT_SPEC_V1[0],
                            &RULES_CLI_AGENT_SPEC_V1[2],
                            &RULES_CLI_AGENT_SPEC_V1[3],
                            &RULES_CLI_AGENT_SPEC_V1[8],
                            &RULES_CLI_AGENT_SPEC_V1[15],
                            &RULES_CLI_AGENT_SPEC_V1[18],
                        ],
                        contradictions: &[
                            &RULES_CLI_AGENT_SPEC_V1[4],
                            &RULES_CLI_AGENT_SPEC_V1[2],
                            &RULES_CLI_AGENT_SPEC_V1[3],
                        ],
                    },
                    Rules {
                        errors: &[
                            &RULES_CLI_AGENT_SPEC_V1[4],
                            &RULES_CLI_AGENT_SPEC_V1[5],
                            &RULES_CLI_AGENT_SPEC_V1[6],
                            &RULES_CLI_AGENT_SPEC_V1[7],
                            &RULES_CLI_AGENT_SPEC_V1[9],
                            &RULES_CLI_AGENT_SPEC_V1[11],
                            &RULES_CLI_AGENT_SPEC_V1[13],
                            &RULES_CLI_AGENT_SPEC_V1[14],
                            &RULES_CLI_AGENT_SPEC_V1[16],
                            &RULES_CLI_AGENT_SPEC_V1[17],
                        ],
                        others: &[
                            &RULES_CLI_AGENT_SPEC_V1[0],
                            &RULES_CLI_AGENT_SPEC_V1[1],
                            &RULES_CLI_AGENT_SPEC_V1[2],
                            &RULES_CLI_AGENT_SPEC_V1[3],
                            &RULES_CLI_AGENT_SPEC_V1[8],
                            &RULES_CLI_AGENT_SPEC_V1[15],
                            &RULES_CLI_AGENT_SPEC_V1[18],
                        ],
                        contradictions: &[
                            &RULES_CLI_AGENT_SPEC_V1[4],
                            &RULES_CLI_AGENT_SPEC_V1[2],
                            &RULES_CLI_AGENT_SPEC_V1[3],
                        ],
                    },
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
                Rules {
                    errors: &[
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[5],
                        &RULES_CLI_AGENT_SPEC_V1[6],
                        &RULES_CLI_AGENT_SPEC_V1[7],
                        &RULES_CLI_AGENT_SPEC_V1[9],
                        &RULES_CLI_AGENT_SPEC_V1[10],
                        &RULES_CLI_AGENT_SPEC_V1[12],
                        &RULES_CLI_AGENT_SPEC_V1[14],
                        &RULES_CLI_AGENT_SPEC_V1[16],
                        &RULES_CLI_AGENT_SPEC_V1[17],
                    ],
                    others: &[
                        &RULES_CLI_AGENT_SPEC_V1[0],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                        &RULES_CLI_AGENT_SPEC_V1[8],
                        &RULES_CLI_AGENT_SPEC_V1[15],
                        &RULES_CLI_AGENT_SPEC_V1[18],
                    ],
                    contradictions: &[
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                    ],
                },
                Rules {
                    errors: &[
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[5],
                        &RULES_CLI_AGENT_SPEC_V1[6],
                        &RULES_CLI_AGENT_SPEC_V1[7],
                        &RULES_CLI_AGENT_SPEC_V1[9],
                        &RULES_CLI_AGENT_SPEC_V1[10],
                        &RULES_CLI_AGENT_SPEC_V1[12],
                        &RULES_CLI_AGENT_SPEC_V1[14],
                        &RULES_CLI_AGENT_SPEC_V1[16],
                        &RULES_CLI_AGENT_SPEC_V1[17],
                    ],
                    others: &[
                        &RULES_CLI_AGENT_SPEC_V1[0],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                        &RULES_CLI_AGENT_SPEC_V1[8],
                        &RULES_CLI_AGENT_SPEC_V1[15],
                        &RULES_CLI_AGENT_SPEC_V1[18],
                    ],
                    contradictions: &[
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                    ],
                },
                Rules {
                    errors: &[
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[5],
                        &RULES_CLI_AGENT_SPEC_V1[6],
                        &RULES_CLI_AGENT_SPEC_V1[7],
                        &RULES_CLI_AGENT_SPEC_V1[9],
                        &RULES_CLI_AGENT_SPEC_V1[11],
                        &RULES_CLI_AGENT_SPEC_V1[13],
                        &RULES_CLI_AGENT_SPEC_V1[14],
                        &RULES_CLI_AGENT_SPEC_V1[16],
                        &RULES_CLI_AGENT_SPEC_V1[17],
                    ],
                    others: &[
                        &RULES_CLI_AGENT_SPEC_V1[0],
                        &RULES_CLI_AGENT_SPEC_V1[1],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                        &RULES_CLI_AGENT_SPEC_V1[8],
                        &RULES_CLI_AGENT_SPEC_V1[15],
                        &RULES_CLI_AGENT_SPEC_V1[18],
                    ],
                    contradictions: &[
                        &RULES_CLI_AGENT_SPEC_V1[4],
                        &RULES_CLI_AGENT_SPEC_V1[2],
                        &RULES_CLI_AGENT_SPEC_V1[3],
                    ],
                },
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
                when: test_14,
                revisions: 6,
            },
            Evidence {
                when: test_38,
                revisions: 8,
            },
            Evidence {
                when: test_15,
                revisions: 2,
            },
            Evidence {
                when: test_39,
                revisions: 12,
            },
        ],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                class: None,
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 14,
            },
            ExitCode {
                exit: 1,
                name: "GENERAL_ERROR",
                class: Some(ErrorClass::Runtime),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 14,
            },
            ExitCode {
                exit: 2,
                name: "PARTIAL_FAILURE",
                class: Some(ErrorClass::Partial),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 2,
            },
            ExitCode {
                exit: 2,
                name: "ARG_ERROR",
                class: Some(ErrorClass::Invocation),
                retryable: Some(true),
                retry: false,
                correct_and_call: true,
                revisions: 4,
            },
            ExitCode {
                exit: 2,
                name: "ARG_ERROR",
                class: Some(ErrorClass::Invocation),
                retryable: Some(false),
                retry: false,
                correct_and_call: true,
                revisions: 8,
            },
            ExitCode {
                exit: 3,
                name: "ARG_ERROR",
                class: Some(ErrorClass::Invocation),
                retryable: Some(true),
                retry: false,
                correct_and_call: true,
                revisions: 2,
            },
            ExitCode {
                exit: 3,
                name: "PARTIAL_FAILURE",
                class: Some(ErrorClass::Partial),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 12,
            },
            ExitCode {
                exit: 4,
                name: "PRECONDITION",
                class: Some(ErrorClass::Invocation),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 6,
            },
            ExitCode {
                exit: 4,
                name: "PRECONDITION",
                class: Some(ErrorClass::Invocation),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 8,
            },
            ExitCode {
                exit: 5,
                name: "NOT_FOUND",
                class: Some(ErrorClass::Absent),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 14,
            },
            ExitCode {
                exit: 6,
                name: "CONFLICT",
                class: Some(ErrorClass::Conflict),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 14,
            },
            ExitCode {
                exit: 7,
                name: "PERMISSION_DENIED",
                class: Some(ErrorClass::Policy),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 14,
            },
            ExitCode {
                exit: 8,
                name: "AUTH_REQUIRED",
                class: Some(ErrorClass::Credentials),
                retryable: Some(true),
                retry: false,
                correct_and_call: false,
                revisions: 6,
            },
            ExitCode {
                exit: 8,
                name: "AUTH_REQUIRED",
                class: Some(ErrorClass::Credentials),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 8,
            },
            ExitCode {
                exit: 9,
                name: "PAYMENT_REQUIRED",
                class: Some(ErrorClass::Payment),
                retryable: Some(true),
                retry: false,
                correct_and_call: false,
                revisions: 6,
            },
            ExitCode {
                exit: 9,
                name: "PAYMENT_REQUIRED",
                class: Some(ErrorClass::Payment),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 8,
            },
            ExitCode {
                exit: 10,
                name: "TIMEOUT",
                class: Some(ErrorClass::Timeout),
                retryable: Some(true),
                retry: false,
                correct_and_call: false,
                revisions: 6,
            },
            ExitCode {
                exit: 10,
                name: "TIMEOUT",
                class: Some(ErrorClass::Timeout),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 8,
            },
            ExitCode {
                exit: 11,
                name: "RATE_LIMITED",
                class: Some(ErrorClass::Provider),
                retryable: Some(true),
                retry: true,
                correct_and_call: false,
                revisions: 14,
            },
            ExitCode {
                exit: 12,
                name: "UNAVAILABLE",
                class: Some(ErrorClass::Unavailable),
                retryable: Some(true),
                retry: true,
                correct_and_call: false,
                revisions: 14,
            },
            ExitCode {
                exit: 13,
                name: "REDIRECTED",
                class: Some(ErrorClass::Redirect),
                retryable: Some(true),
                retry: false,
                correct_and_call: false,
                revisions: 6,
            },
            ExitCode {
                exit: 13,
                name: "REDIRECTED",
                class: Some(ErrorClass::Redirect),
                retryable: Some(false),
                retry: false,
                correct_and_call: false,
                revisions: 8,
            },
        ],
        error_codes: &[
            ErrorCode {
                text: 19,
                code: "CREDENTIALS_EXPIRED",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: true,
            },
            ErrorCode {
                text: 20,
                code: "TOKEN_EXPIRED",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: true,
            },
            ErrorCode {
                text: 21,
                code: "TOKEN_INVALID",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 22,
                code: "TOKEN_MISSING",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 23,
                code: "UNAUTHENTICATED",
                class: ErrorClass::Credentials,
                exit: Some(8),
                retry: false,
                refreshable: false,
            },
        ],
        open_codes: true,
        asks_for_lines: false,
        bit: 4,
    },
    Dialect {
        id: "claw/v2",
        programs: &[],
        json_flag: "",
        detect: test_47,
        unsupported: Some(test_48),
        version_at: Some(Path::one(107)),
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: true,
        },
        exit_code_at: Some(Path::one(36)),
        error_at: ErrorAt {
            code: &[
                Place {
                    path: Path::two(32, 56),
                    when: None,
                },
            ],
            message: &[
                Place {
                    path: Path::two(32, 64),
                    when: None,
                },
            ],
            hint: &[
                Place {
                    path: Path::two(32, 49),
                    when: None,
                },
            ],
            operation: &[
                Place {
                    path: Path::two(32, 77),
                    when: None,
                },
            ],
            target: &[
                Place {
                    path: Path::two(32, 123),
                    when: None,
                },
                Place {
                    path: Path::one(71),
                    when: None,
                },
            ],
            retryable: &[
                Place {
                    path: Path::two(32, 103),
                    when: None,
                },
            ],
        },
        cursor_at: None,
        warnings_at: None,
        delay_at: &[],
        cancel_observed_at: &[Path::one(38), Path::two(135, 9)],
        redirect_at: None,
        incomplete: None,
        not_modified: None,
        malformed: &[],
        session_timeouts: true,
        zero_exit_failure_is_success: false,
        backoff: Backoff {
            first_ms: 500,
            growth_percent: 150,
            most_ms: 300000,
            exits: &[],
        },
        shapes: &[
            Shape {
                id: "not-found",
                when: Some(test_49),
                says: Says::NotFound,
                programs: &[&CLAW_V2_NOT_FOUND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/not-found.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[1], &RULES_CLAW_V2[3]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[1],
                        ],
                    },
                ],
            },
            Shape {
                id: "error",
                when: Some(test_50),
                says: Says::Failure,
                programs: &[&CLAW_V2_ERROR],
                schemas: &["https://cli-envelope.dev/schema/claw/v2/error.schema.json"],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[1], &RULES_CLAW_V2[3]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[1],
                        ],
                    },
                ],
            },
            Shape {
                id: "timeout",
                when: Some(test_51),
                says: Says::Timeout,
                programs: &[&CLAW_V2_TIMEOUT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/timeout.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[5],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[5],
                            &RULES_CLAW_V2[11],
                        ],
                    },
                ],
            },
            Shape {
                id: "timeout",
                when: Some(test_52),
                says: Says::Timeout,
                programs: &[&CLAW_V2_BOOTSTRAP],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/bootstrap.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[5],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[5],
                            &RULES_CLAW_V2[11],
                        ],
                    },
                ],
            },
            Shape {
                id: "delete-session",
                when: Some(test_53),
                says: Says::NotFound,
                programs: &[&CLAW_V2_DELETE_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/delete-session.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[15]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "show-command",
                when: Some(test_54),
                says: Says::NotFound,
                programs: &[&CLAW_V2_SHOW_COMMAND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-command.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "show-tool",
                when: Some(test_55),
                says: Says::NotFound,
                programs: &[&CLAW_V2_SHOW_TOOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-tool.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "load-session",
                when: Some(test_56),
                says: Says::NotFound,
                programs: &[&CLAW_V2_LOAD_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/load-session.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[13]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "list-sessions",
                when: Some(test_57),
                says: Says::Success,
                programs: &[&CLAW_V2_LIST_SESSIONS],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/list-sessions.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[6],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "delete-session",
                when: Some(test_58),
                says: Says::Success,
                programs: &[&CLAW_V2_DELETE_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/delete-session.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[15]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "load-session",
                when: Some(test_59),
                says: Says::Success,
                programs: &[&CLAW_V2_LOAD_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/load-session.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[13]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "flush-transcript",
                when: Some(test_60),
                says: Says::Success,
                programs: &[&CLAW_V2_FLUSH_TRANSCRIPT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/flush-transcript.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[14]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "show-command",
                when: Some(test_61),
                says: Says::Success,
                programs: &[&CLAW_V2_SHOW_COMMAND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-command.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "show-tool",
                when: Some(test_62),
                says: Says::Success,
                programs: &[&CLAW_V2_SHOW_TOOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/show-tool.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "exec-command",
                when: Some(test_63),
                says: Says::Success,
                programs: &[&CLAW_V2_EXEC_COMMAND],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/exec-command.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[12]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "exec-tool",
                when: Some(test_64),
                says: Says::Success,
                programs: &[&CLAW_V2_EXEC_TOOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/exec-tool.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[12]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "route",
                when: Some(test_65),
                says: Says::Success,
                programs: &[&CLAW_V2_ROUTE],
                schemas: &["https://cli-envelope.dev/schema/claw/v2/route.schema.json"],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[7],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "bootstrap",
                when: Some(test_66),
                says: Says::Success,
                programs: &[&CLAW_V2_BOOTSTRAP],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/bootstrap.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2], &RULES_CLAW_V2[17]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "command-graph",
                when: Some(test_67),
                says: Says::Success,
                programs: &[&CLAW_V2_COMMAND_GRAPH],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/command-graph.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[8],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "tool-pool",
                when: Some(test_68),
                says: Says::Success,
                programs: &[&CLAW_V2_TOOL_POOL],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/tool-pool.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[9],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "bootstrap-graph",
                when: Some(test_69),
                says: Says::Success,
                programs: &[&CLAW_V2_BOOTSTRAP_GRAPH],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/bootstrap-graph.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[&RULES_CLAW_V2[2]],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
                ],
            },
            Shape {
                id: "turn-loop",
                when: Some(test_70),
                says: Says::Success,
                programs: &[&CLAW_V2_TURN_LOOP],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v2/turn-loop.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[10],
                            &RULES_CLAW_V2[11],
                        ],
                        others: &[
                            &RULES_CLAW_V2[2],
                            &RULES_CLAW_V2[16],
                            &RULES_CLAW_V2[18],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V2[0],
                            &RULES_CLAW_V2[4],
                            &RULES_CLAW_V2[11],
                            &RULES_CLAW_V2[2],
                        ],
                    },
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
                Rules {
                    errors: &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[10],
                        &RULES_CLAW_V2[11],
                    ],
                    others: &[
                        &RULES_CLAW_V2[2],
                        &RULES_CLAW_V2[12],
                        &RULES_CLAW_V2[13],
                        &RULES_CLAW_V2[14],
                        &RULES_CLAW_V2[15],
                        &RULES_CLAW_V2[16],
                        &RULES_CLAW_V2[17],
                        &RULES_CLAW_V2[18],
                    ],
                    contradictions: &[
                        &RULES_CLAW_V2[0],
                        &RULES_CLAW_V2[4],
                        &RULES_CLAW_V2[11],
                        &RULES_CLAW_V2[2],
                    ],
                },
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                class: None,
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "ERROR",
                class: Some(ErrorClass::Unknown),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "TIMEOUT",
                class: Some(ErrorClass::Timeout),
                retryable: Some(true),
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                text: 25,
                code: "command_not_found",
                class: ErrorClass::Absent,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 26,
                code: "tool_not_found",
                class: ErrorClass::Absent,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 27,
                code: "session_not_found",
                class: ErrorClass::Absent,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 28,
                code: "filesystem",
                class: ErrorClass::Filesystem,
                exit: Some(1),
                retry: true,
                refreshable: false,
            },
            ErrorCode {
                text: 29,
                code: "auth",
                class: ErrorClass::Credentials,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 30,
                code: "session",
                class: ErrorClass::Session,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 31,
                code: "parse",
                class: ErrorClass::Invocation,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 32,
                code: "runtime",
                class: ErrorClass::Runtime,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 33,
                code: "mcp",
                class: ErrorClass::Mcp,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 34,
                code: "delivery",
                class: ErrorClass::Delivery,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 35,
                code: "usage",
                class: ErrorClass::Invocation,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 36,
                code: "policy",
                class: ErrorClass::Policy,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 37,
                code: "unknown",
                class: ErrorClass::Unknown,
                exit: Some(1),
                retry: false,
                refreshable: false,
            },
        ],
        open_codes: false,
        asks_for_lines: false,
        bit: 8,
    },
    Dialect {
        id: "claw/v1",
        programs: &["claw", "claw-py"],
        json_flag: "--output-format json",
        detect: test_88,
        unsupported: None,
        version_at: None,
        streams: Streams {
            success: Stream::Stdout,
            failure: Stream::Stdout,
            fallback: true,
        },
        exit_code_at: Some(Path::one(36)),
        error_at: ErrorAt {
            code: &[
                Place {
                    path: Path::one(33),
                    when: None,
                },
                Place {
                    path: Path::one(56),
                    when: Some(test_115),
                },
            ],
            message: &[
                Place {
                    path: Path::one(32),
                    when: None,
                },
                Place {
                    path: Path::one(64),
                    when: None,
                },
            ],
            hint: &[
                Place {
                    path: Path::one(49),
                    when: None,
                },
            ],
            operation: &[
                Place {
                    path: Path::one(1),
                    when: Some(test_116),
                },
            ],
            target: &[
                Place {
                    path: Path::one(82),
                    when: None,
                },
                Place {
                    path: Path::one(13),
                    when: None,
                },
                Place {
                    path: Path::one(2),
                    when: None,
                },
                Place {
                    path: Path::one(109),
                    when: None,
                },
                Place {
                    path: Path::one(128),
                    when: None,
                },
            ],
            retryable: &[
                Place {
                    path: Path::one(103),
                    when: None,
                },
            ],
        },
        cursor_at: None,
        warnings_at: None,
        delay_at: &[],
        cancel_observed_at: &[Path::one(38)],
        redirect_at: None,
        incomplete: None,
        not_modified: None,
        malformed: &[],
        session_timeouts: true,
        zero_exit_failure_is_success: false,
        backoff: Backoff {
            first_ms: 500,
            growth_percent: 150,
            most_ms: 300000,
            exits: &[],
        },
        shapes: &[
            Shape {
                id: "stub",
                when: Some(test_89),
                says: Says::Failure,
                programs: &[&CLAW_V1_STUB],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/stub.schema.json"],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[1],
                            &RULES_CLAW_V1[2],
                            &RULES_CLAW_V1[4],
                        ],
                        contradictions: &[&RULES_CLAW_V1[0], &RULES_CLAW_V1[4]],
                    },
                ],
            },
            Shape {
                id: "error",
                when: Some(test_90),
                says: Says::Failure,
                programs: &[&CLAW_V1_ERROR],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/error.schema.json"],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[1],
                            &RULES_CLAW_V1[2],
                            &RULES_CLAW_V1[3],
                        ],
                        contradictions: &[&RULES_CLAW_V1[0], &RULES_CLAW_V1[3]],
                    },
                ],
            },
            Shape {
                id: "bare-error",
                when: Some(test_91),
                says: Says::Failure,
                programs: &[&CLAW_V1_BARE_ERROR],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/bare-error.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[&RULES_CLAW_V1[4]],
                        contradictions: &[&RULES_CLAW_V1[0], &RULES_CLAW_V1[4]],
                    },
                ],
            },
            Shape {
                id: "handled-error",
                when: Some(test_92),
                says: Says::Failure,
                programs: &[&CLAW_V1_HANDLED_ERROR],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/handled-error.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[6],
                            &RULES_CLAW_V1[7],
                            &RULES_CLAW_V1[8],
                            &RULES_CLAW_V1[9],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[6],
                            &RULES_CLAW_V1[7],
                            &RULES_CLAW_V1[8],
                            &RULES_CLAW_V1[9],
                        ],
                    },
                ],
            },
            Shape {
                id: "resume-error",
                when: Some(test_50),
                says: Says::Failure,
                programs: &[&CLAW_V1_RESUME_ERROR],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/resume-error.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[&RULES_CLAW_V1[1], &RULES_CLAW_V1[5]],
                        contradictions: &[&RULES_CLAW_V1[0], &RULES_CLAW_V1[5]],
                    },
                ],
            },
            Shape {
                id: "timeout",
                when: Some(test_93),
                says: Says::Timeout,
                programs: &[&CLAW_V1_TIMEOUT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/timeout.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0], &RULES_CLAW_V1[12]],
                        others: &[],
                        contradictions: &[&RULES_CLAW_V1[0], &RULES_CLAW_V1[12]],
                    },
                ],
            },
            Shape {
                id: "report",
                when: Some(test_94),
                says: Says::Failure,
                programs: &[&CLAW_V1_REPORT],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/report.schema.json"],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[10],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[10],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "prompt",
                when: Some(test_95),
                says: Says::Success,
                programs: &[&CLAW_V1_PROMPT],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/prompt.schema.json"],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "prompt-compact",
                when: Some(test_96),
                says: Says::Success,
                programs: &[&CLAW_V1_PROMPT_COMPACT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/prompt-compact.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "status",
                when: Some(test_97),
                says: Says::Success,
                programs: &[&CLAW_V1_STATUS],
                schemas: &["https://cli-envelope.dev/schema/claw/v1/status.schema.json"],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "list-sessions",
                when: Some(test_98),
                says: Says::Success,
                programs: &[&CLAW_V1_LIST_SESSIONS],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/list-sessions.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "load-session",
                when: Some(test_99),
                says: Says::Success,
                programs: &[&CLAW_V1_LOAD_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/load-session.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                            &RULES_CLAW_V1[15],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "load-session",
                when: Some(test_100),
                says: Says::Success,
                programs: &[&CLAW_V1_LOAD_SESSION_FLAT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/load-session-flat.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                            &RULES_CLAW_V1[15],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "delete-session",
                when: Some(test_101),
                says: Says::Success,
                programs: &[&CLAW_V1_DELETE_SESSION],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/delete-session.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                            &RULES_CLAW_V1[16],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
                ],
            },
            Shape {
                id: "flush-transcript",
                when: Some(test_102),
                says: Says::Success,
                programs: &[&CLAW_V1_FLUSH_TRANSCRIPT],
                schemas: &[
                    "https://cli-envelope.dev/schema/claw/v1/flush-transcript.schema.json",
                ],
                rules: &[
                    Rules {
                        errors: &[&RULES_CLAW_V1[0]],
                        others: &[
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                            &RULES_CLAW_V1[14],
                            &RULES_CLAW_V1[17],
                        ],
                        contradictions: &[
                            &RULES_CLAW_V1[0],
                            &RULES_CLAW_V1[11],
                            &RULES_CLAW_V1[13],
                        ],
                    },
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
                Rules {
                    errors: &[&RULES_CLAW_V1[0]],
                    others: &[
                        &RULES_CLAW_V1[10],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                        &RULES_CLAW_V1[14],
                    ],
                    contradictions: &[
                        &RULES_CLAW_V1[0],
                        &RULES_CLAW_V1[10],
                        &RULES_CLAW_V1[11],
                        &RULES_CLAW_V1[13],
                    ],
                },
            ],
        },
        revisions: &[],
        evidence: &[],
        exit_codes: &[
            ExitCode {
                exit: 0,
                name: "SUCCESS",
                class: None,
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 1,
                name: "ERROR",
                class: Some(ErrorClass::Unknown),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
            ExitCode {
                exit: 2,
                name: "TIMEOUT",
                class: Some(ErrorClass::Timeout),
                retryable: None,
                retry: false,
                correct_and_call: false,
                revisions: 1,
            },
        ],
        error_codes: &[
            ErrorCode {
                text: 25,
                code: "command_not_found",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 26,
                code: "tool_not_found",
                class: ErrorClass::Absent,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 27,
                code: "session_not_found",
                class: ErrorClass::Absent,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 28,
                code: "filesystem",
                class: ErrorClass::Filesystem,
                exit: None,
                retry: true,
                refreshable: false,
            },
            ErrorCode {
                text: 31,
                code: "parse",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 32,
                code: "runtime",
                class: ErrorClass::Runtime,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 37,
                code: "unknown",
                class: ErrorClass::Unknown,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 136,
                code: "agent_already_exists",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 137,
                code: "agent_create_failed",
                class: ErrorClass::Filesystem,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 138,
                code: "agent_not_found",
                class: ErrorClass::Absent,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 139,
                code: "api_auth_error",
                class: ErrorClass::Credentials,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 140,
                code: "api_http_error",
                class: ErrorClass::Provider,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 141,
                code: "api_rate_limit_error",
                class: ErrorClass::Provider,
                exit: None,
                retry: true,
                refreshable: false,
            },
            ErrorCode {
                text: 142,
                code: "auth_error",
                class: ErrorClass::Credentials,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 143,
                code: "broad_cwd",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 144,
                code: "cli_parse",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 145,
                code: "config_error",
                class: ErrorClass::Configuration,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 146,
                code: "config_parse_error",
                class: ErrorClass::Configuration,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 147,
                code: "confirmation_required",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 148,
                code: "empty_prompt",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 149,
                code: "filesystem_io_error",
                class: ErrorClass::Filesystem,
                exit: None,
                retry: true,
                refreshable: false,
            },
            ErrorCode {
                text: 150,
                code: "interactive_only",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 151,
                code: "invalid_agent_name",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 152,
                code: "invalid_cwd",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 153,
                code: "invalid_flag_value",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 154,
                code: "invalid_history_count",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 155,
                code: "invalid_install_source",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 156,
                code: "invalid_model",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 157,
                code: "invalid_model_syntax",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 158,
                code: "invalid_output_format",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 159,
                code: "invalid_output_path",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 160,
                code: "invalid_permission_mode",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 161,
                code: "invalid_resume_argument",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 162,
                code: "invalid_tool_name",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 163,
                code: "legacy_session_no_workspace_binding",
                class: ErrorClass::Session,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 164,
                code: "malformed_mcp_config",
                class: ErrorClass::Configuration,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 165,
                code: "missing_argument",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 166,
                code: "missing_credentials",
                class: ErrorClass::Credentials,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 167,
                code: "missing_flag_value",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 168,
                code: "missing_manifests",
                class: ErrorClass::Filesystem,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 169,
                code: "missing_prompt",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 170,
                code: "missing_worker_state",
                class: ErrorClass::Filesystem,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 171,
                code: "model_error",
                class: ErrorClass::Provider,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 172,
                code: "no_git_repo",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 173,
                code: "no_managed_sessions",
                class: ErrorClass::Absent,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 174,
                code: "not_yet_implemented",
                class: ErrorClass::Stub,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 175,
                code: "permission_denied",
                class: ErrorClass::Policy,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 176,
                code: "plugin_not_found",
                class: ErrorClass::Absent,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 177,
                code: "plugin_source_not_found",
                class: ErrorClass::Filesystem,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 178,
                code: "removed_subcommand",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 179,
                code: "server_not_found",
                class: ErrorClass::Absent,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 180,
                code: "session_delete_failed",
                class: ErrorClass::Session,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 181,
                code: "session_load_failed",
                class: ErrorClass::Session,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 182,
                code: "session_path_is_directory",
                class: ErrorClass::Session,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 183,
                code: "skill_not_found",
                class: ErrorClass::Absent,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 184,
                code: "slash_command_requires_repl",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 185,
                code: "unexpected_extra_args",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 186,
                code: "unknown_agents_subcommand",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 187,
                code: "unknown_mcp_action",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 188,
                code: "unknown_option",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 189,
                code: "unknown_plugins_action",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 190,
                code: "unknown_slash_command",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 191,
                code: "unsupported_acp_invocation",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 192,
                code: "unsupported_action",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 193,
                code: "unsupported_command",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 194,
                code: "unsupported_config_section",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 195,
                code: "unsupported_resumed_command",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
            ErrorCode {
                text: 196,
                code: "unsupported_skills_action",
                class: ErrorClass::Invocation,
                exit: None,
                retry: false,
                refreshable: false,
            },
        ],
        open_codes: false,
        asks_for_lines: false,
        bit: 16,
    },
];
fn test_0(f: &Facts<'_>) -> bool {
    f.is_in(Path::one(106), &SET_0) && f.kind(Path::one(76), Kinds(Kinds::BOOLEAN))
}
fn test_1(f: &Facts<'_>) -> bool {
    f.matches(Path::one(106), &PATTERN_0) && !f.is_in(Path::one(106), &SET_0)
}
fn test_2(f: &Facts<'_>) -> bool {
    f.is(Path::one(76), Literal::Bool(true))
}
fn test_3(f: &Facts<'_>) -> bool {
    f.is(Path::one(106), Literal::Text(2))
}
fn test_4(f: &Facts<'_>) -> bool {
    f.exit_nonzero()
}
fn test_5(f: &Facts<'_>) -> bool {
    f.exit_zero()
}
fn test_6(f: &Facts<'_>) -> bool {
    !(f.equals_exit(Path::two(32, 36)))
}
fn test_7(f: &Facts<'_>) -> bool {
    !(f.equals_exit_of(Path::two(32, 36), Path::two(32, 12)))
}
fn test_8(f: &Facts<'_>) -> bool {
    f.is(Path::two(32, 26), Literal::Null)
}
fn test_9(f: &Facts<'_>) -> bool {
    !(f.one_line())
}
fn test_10(f: &Facts<'_>) -> bool {
    f.is(Path::two(23, 121), Literal::Bool(false))
}
fn test_11(f: &Facts<'_>) -> bool {
    f.is(Path::two(23, 31), Literal::Bool(false))
}
fn test_12(f: &Facts<'_>) -> bool {
    f.is(Path::two(23, 140), Literal::Bool(false))
}
fn test_13(f: &Facts<'_>) -> bool {
    f.kind(Path::one(76), Kinds(Kinds::BOOLEAN)) && !f.present(Path::one(106))
        && ((f.present(Path::two(67, 30))
            && (f.present(Path::one(23)) || f.present(Path::one(32))))
            || (f.present(Path::one(23)) && f.present(Path::one(32))
                && f.present(Path::one(143))))
        && (f.kind(Path::two(67, 36), Kinds(Kinds::INTEGER))
            || f.any_item(Path::one(143), |f| f.present(Path::one(12)))
            || f.present(Path::two(67, 81)))
}
fn test_14(f: &Facts<'_>) -> bool {
    f.present(Path::two(32, 100))
}
fn test_15(f: &Facts<'_>) -> bool {
    f.exit_in(&[3])
        && (f.is(Path::two(32, 12), Literal::Text(18))
            || f.is(Path::two(32, 87), Literal::Text(11)))
}
fn test_16(f: &Facts<'_>) -> bool {
    !(f.equals_exit(Path::two(67, 36)))
}
fn test_17(f: &Facts<'_>) -> bool {
    (f.is(Path::one(76), Literal::Bool(true)) && f.exit_nonzero())
        || (f.is(Path::one(76), Literal::Bool(false)) && f.exit_zero())
}
fn test_18(f: &Facts<'_>) -> bool {
    (f.is(Path::one(32), Literal::Null) && f.exit_nonzero())
        || (f.kind(Path::one(32), Kinds(Kinds::OBJECT)) && f.exit_zero())
}
fn test_19(f: &Facts<'_>) -> bool {
    !f.exit_known()
        && ((f.is(Path::one(76), Literal::Bool(true))
            && f.kind(Path::one(32), Kinds(Kinds::OBJECT)))
            || (f.is(Path::one(76), Literal::Bool(false))
                && f.is(Path::one(32), Literal::Null)))
}
fn test_20(f: &Facts<'_>) -> bool {
    (f.is(Path::one(23), Literal::Null) && f.is(Path::one(32), Literal::Null))
        && !((f.is(Path::two(67, 73), Literal::Bool(true))
            || ((f.exit_zero()
                || (!f.exit_known() && f.is(Path::one(76), Literal::Bool(true))))
                && (f.is(Path::two(67, 48), Literal::Bool(true))
                    || f.kind(Path::two(67, 48), Kinds(Kinds::STRING | Kinds::OBJECT))
                    || f.is(Path::two(67, 29), Literal::Bool(true))
                    || f.is(Path::two(67, 141), Literal::Bool(true))))))
}
fn test_21(f: &Facts<'_>) -> bool {
    (f.kind(Path::one(23), Kinds(Kinds::OBJECT | Kinds::ARRAY))
        && (f.exit_nonzero()
            || (!f.exit_known() && f.is(Path::one(76), Literal::Bool(false)))))
        && !((f.exit_is("PARTIAL_FAILURE") || f.exit_is("CONFLICT")
            || f.exit_is("INCOMPLETE")))
}
fn test_22(f: &Facts<'_>) -> bool {
    f.is(Path::two(67, 73), Literal::Bool(true))
        && (f.kind(Path::one(23), Kinds(Kinds::OBJECT | Kinds::ARRAY))
            || f.kind(Path::one(32), Kinds(Kinds::OBJECT)) || f.exit_nonzero())
}
fn test_23(f: &Facts<'_>) -> bool {
    (f.present(Path::two(32, 96)) && f.exit_known()) && !(f.exit_is("REDIRECTED"))
}
fn test_24(f: &Facts<'_>) -> bool {
    f.exit_is("REDIRECTED") && !(f.kind(Path::two(32, 96), Kinds(Kinds::OBJECT)))
}
fn test_25(f: &Facts<'_>) -> bool {
    f.present(Path::two(32, 101)) && !(f.is(Path::two(32, 103), Literal::Bool(true)))
}
fn test_26(f: &Facts<'_>) -> bool {
    f.present(Path::two(32, 101)) && !(f.between(Path::two(32, 101), 0, 86400000))
}
fn test_27(f: &Facts<'_>) -> bool {
    (f.exit_is("ARG_ERROR") && f.present(Path::two(32, 87)))
        && !(f.is(Path::two(32, 87), Literal::Text(11)))
}
fn test_28(f: &Facts<'_>) -> bool {
    !(f.mirrors_exit(Path::two(32, 103)))
}
fn test_29(f: &Facts<'_>) -> bool {
    (f.is(Path::three(67, 81, 47), Literal::Bool(true))
        && (f.is(Path::three(67, 81, 72), Literal::Null)
            || f.empty(Path::three(67, 81, 72))))
        || (f.is(Path::three(67, 81, 47), Literal::Bool(false))
            && f.kind(Path::three(67, 81, 72), Kinds(Kinds::STRING)))
}
fn test_30(f: &Facts<'_>) -> bool {
    f.kind(Path::one(23), Kinds(Kinds::ARRAY))
        && !(f.equals_length_of(Path::three(67, 81, 104), Path::one(23)))
}
fn test_31(f: &Facts<'_>) -> bool {
    (f.exit_is("AUTH_REQUIRED") && f.kind(Path::two(32, 12), Kinds(Kinds::STRING)))
        && !(f.is_in(Path::two(32, 12), &SET_1))
}
fn test_32(f: &Facts<'_>) -> bool {
    f.is(Path::one(76), Literal::Bool(true)) && !f.exit_nonzero()
        && (f.contains_any(Path::one(143), &["deprecated", "will be removed"])
            || f
                .any_item(
                    Path::one(143),
                    |f| {
                        f.contains_any(Path::one(12), &["deprecated"])
                            || f
                                .contains_any(
                                    Path::one(64),
                                    &["deprecated", "will be removed"],
                                )
                    },
                ))
}
fn test_33(f: &Facts<'_>) -> bool {
    f.is(Path::three(67, 81, 47), Literal::Bool(true))
        || f.is(Path::three(67, 81, 134), Literal::Bool(true))
}
fn test_34(f: &Facts<'_>) -> bool {
    f.is(Path::two(67, 73), Literal::Bool(true))
}
fn test_35(f: &Facts<'_>) -> bool {
    !f.present(Path::one(32))
}
fn test_36(f: &Facts<'_>) -> bool {
    f.is(Path::one(23), Literal::Null) && f.is(Path::one(32), Literal::Null)
        && !f.is(Path::two(67, 73), Literal::Bool(true))
        && !(!f.exit_nonzero()
            && (f.is(Path::two(67, 48), Literal::Bool(true))
                || f.is(Path::two(67, 29), Literal::Bool(true))
                || f.is(Path::two(67, 141), Literal::Bool(true))))
}
fn test_37(f: &Facts<'_>) -> bool {
    f.kind(Path::one(76), Kinds(Kinds::BOOLEAN)) && !f.present(Path::one(106))
        && ((f.present(Path::two(67, 30))
            && (f.present(Path::one(23)) || f.present(Path::one(32))))
            || (f.present(Path::one(23)) && f.present(Path::one(32))
                && f.present(Path::one(143))))
}
fn test_38(f: &Facts<'_>) -> bool {
    f.present(Path::two(32, 101)) || f.present(Path::two(32, 102))
        || f.present(Path::two(32, 41)) || f.present(Path::two(32, 40))
}
fn test_39(f: &Facts<'_>) -> bool {
    f.exit_in(&[2])
        && (f.is(Path::two(32, 12), Literal::Text(18))
            || f.is(Path::two(32, 87), Literal::Text(11)))
}
fn test_40(f: &Facts<'_>) -> bool {
    f.present(Path::two(32, 100))
        && (f.present(Path::two(32, 101)) || f.present(Path::two(32, 102))
            || f.present(Path::two(32, 41)) || f.present(Path::two(32, 40)))
}
fn test_41(f: &Facts<'_>) -> bool {
    f.kind(Path::one(23), Kinds(Kinds::OBJECT | Kinds::ARRAY))
        && (f.exit_nonzero()
            || (!f.exit_known() && f.is(Path::one(76), Literal::Bool(false))))
}
fn test_42(f: &Facts<'_>) -> bool {
    f.present(Path::two(32, 100)) && !(f.is(Path::two(32, 103), Literal::Bool(true)))
}
fn test_43(f: &Facts<'_>) -> bool {
    f.present(Path::two(32, 100)) && !(f.between(Path::two(32, 100), 0, 86400))
}
fn test_44(f: &Facts<'_>) -> bool {
    f.is(Path::two(67, 134), Literal::Bool(true))
        && !((f.kind(Path::two(67, 21), Kinds(Kinds::STRING))
            && !f.empty(Path::two(67, 21))))
}
fn test_45(f: &Facts<'_>) -> bool {
    (f.exit_zero() || (!f.exit_known() && f.is(Path::one(76), Literal::Bool(true))))
        && f.contains_any(Path::one(143), &["deprecated", "will be removed"])
}
fn test_46(f: &Facts<'_>) -> bool {
    f.is(Path::two(67, 134), Literal::Bool(true))
}
fn test_47(f: &Facts<'_>) -> bool {
    f.present(Path::one(126)) && f.present(Path::one(13))
        && f.kind(Path::one(36), Kinds(Kinds::INTEGER)) && !f.present(Path::one(0))
        && !f.present(Path::one(58)) && !f.present(Path::one(55))
        && !(f.kind(Path::one(107), Kinds(Kinds::STRING))
            && !f.matches(Path::one(107), &PATTERN_2))
}
fn test_48(f: &Facts<'_>) -> bool {
    f.present(Path::one(126)) && f.present(Path::one(13))
        && f.kind(Path::one(36), Kinds(Kinds::INTEGER)) && !f.present(Path::one(0))
        && !f.present(Path::one(58)) && !f.present(Path::one(55))
        && (f.kind(Path::one(107), Kinds(Kinds::STRING))
            && !f.matches(Path::one(107), &PATTERN_2))
}
fn test_49(f: &Facts<'_>) -> bool {
    f.matches(Path::two(32, 56), &PATTERN_3)
}
fn test_50(f: &Facts<'_>) -> bool {
    f.present(Path::one(32)) && !f.is(Path::one(32), Literal::Null)
}
fn test_51(f: &Facts<'_>) -> bool {
    f.is(Path::one(39), Literal::Text(38))
        || f.any_item(Path::one(136), |f| f.is(Path::one(120), Literal::Text(38)))
}
fn test_52(f: &Facts<'_>) -> bool {
    f.is(Path::two(135, 120), Literal::Text(38))
}
fn test_53(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(43)) && f.is(Path::one(24), Literal::Bool(false))
        && f.is(Path::one(119), Literal::Text(5))
}
fn test_54(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(44)) && f.is(Path::one(43), Literal::Bool(false))
}
fn test_55(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(45)) && f.is(Path::one(43), Literal::Bool(false))
}
fn test_56(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(46)) && f.is(Path::one(43), Literal::Bool(false))
}
fn test_57(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(47))
}
fn test_58(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(43))
}
fn test_59(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(46))
}
fn test_60(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(48))
}
fn test_61(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(44))
}
fn test_62(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(45))
}
fn test_63(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(49))
}
fn test_64(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(50))
}
fn test_65(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(51))
}
fn test_66(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(52))
}
fn test_67(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(53))
}
fn test_68(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(54))
}
fn test_69(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(55))
}
fn test_70(f: &Facts<'_>) -> bool {
    f.is(Path::one(13), Literal::Text(56))
}
fn test_71(f: &Facts<'_>) -> bool {
    !(f.equals_exit(Path::one(36)))
}
fn test_72(f: &Facts<'_>) -> bool {
    f.exit_nonzero() && !f.exit_in(&[2])
        && !((f.is(Path::one(13), Literal::Text(43))
            && f.is(Path::one(24), Literal::Bool(false))
            && f.is(Path::one(119), Literal::Text(5)))
            || f.is(Path::one(43), Literal::Bool(false)))
}
fn test_73(f: &Facts<'_>) -> bool {
    f.exit_in(&[2])
}
fn test_74(f: &Facts<'_>) -> bool {
    f.exit_known() && !(f.exit_in(&[2]))
}
fn test_75(f: &Facts<'_>) -> bool {
    !(f.equals_length_of(Path::one(111), Path::one(110)))
}
fn test_76(f: &Facts<'_>) -> bool {
    !(f.equals_length_of(Path::one(61), Path::one(62)))
}
fn test_77(f: &Facts<'_>) -> bool {
    !(f.equals_sum_of(Path::one(133), &[Path::one(6), Path::one(90), Path::one(116)]))
}
fn test_78(f: &Facts<'_>) -> bool {
    !(f.equals_length_of(Path::one(127), Path::one(132)))
}
fn test_79(f: &Facts<'_>) -> bool {
    f.is(Path::one(43), Literal::Bool(false))
        && !(f.kind(Path::one(32), Kinds(Kinds::OBJECT)))
}
fn test_80(f: &Facts<'_>) -> bool {
    f.is(Path::one(43), Literal::Bool(true)) && f.exit_nonzero()
}
fn test_81(f: &Facts<'_>) -> bool {
    f.is(Path::one(46), Literal::Bool(false)) && !f.exit_nonzero()
}
fn test_82(f: &Facts<'_>) -> bool {
    f.is(Path::one(60), Literal::Bool(false))
        && !f.is(Path::one(43), Literal::Bool(false)) && !f.exit_nonzero()
}
fn test_83(f: &Facts<'_>) -> bool {
    f.is(Path::one(42), Literal::Bool(false)) && !f.exit_nonzero()
}
fn test_84(f: &Facts<'_>) -> bool {
    f.is(Path::one(24), Literal::Bool(false)) && !f.is(Path::one(119), Literal::Text(5))
        && !f.exit_nonzero()
}
fn test_85(f: &Facts<'_>) -> bool {
    f.is_in(Path::one(39), &SET_2) && !f.exit_nonzero()
}
fn test_86(f: &Facts<'_>) -> bool {
    f.is_in(Path::two(135, 120), &SET_2) && !f.exit_nonzero()
}
fn test_87(f: &Facts<'_>) -> bool {
    (!f.present(Path::one(39)) || f.is(Path::one(39), Literal::Null))
        && f.any_item(Path::one(136), |f| f.is_in(Path::one(120), &SET_2))
        && !f.exit_nonzero()
}
fn test_88(f: &Facts<'_>) -> bool {
    !f.present(Path::one(55)) && !f.present(Path::one(58)) && !f.present(Path::one(0))
        && !(f.present(Path::one(126)) && f.present(Path::one(13))
            && f.kind(Path::one(36), Kinds(Kinds::INTEGER)))
        && (!f.kind(Path::one(138), Kinds(Kinds::STRING))
            || f.is_in(Path::one(138), &SET_3))
        && ((f.is(Path::one(138), Literal::Text(58))
            && f.kind(Path::one(32), Kinds(Kinds::STRING)))
            || f.is(Path::one(138), Literal::Text(57))
            || (f.present(Path::one(33)) && !f.is(Path::one(33), Literal::Null))
            || (f.is(Path::one(56), Literal::Text(58))
                && f.kind(Path::one(32), Kinds(Kinds::STRING)))
            || f.is_in(Path::one(56), &SET_4)
            || (f.is_in(Path::one(56), &SET_5)
                && (f.present(Path::one(32)) || f.is(Path::one(119), Literal::Text(58))))
            || (f.matches(Path::one(56), &PATTERN_5)
                && (f.kind(Path::one(1), Kinds(Kinds::STRING))
                    || f.is_in(Path::one(119), &SET_6)))
            || (f.present(Path::one(64)) && f.present(Path::one(68))
                && f.present(Path::one(139))
                && (f.present(Path::one(54))
                    || f.is(Path::one(14), Literal::Bool(true))))
            || (f.kind(Path::one(39), Kinds(Kinds::STRING))
                && !f.present(Path::one(126)))
            || (f.is_in(Path::one(13), &SET_7)
                && (f.present(Path::one(110)) || f.present(Path::one(108))))
            || (f.kind(Path::one(13), Kinds(Kinds::STRING))
                && (f.kind(Path::one(110), Kinds(Kinds::ARRAY))
                    || f.kind(Path::one(108), Kinds(Kinds::OBJECT))))
            || (f.present(Path::one(109))
                && (f.kind(Path::one(60), Kinds(Kinds::BOOLEAN))
                    || f.kind(Path::one(24), Kinds(Kinds::BOOLEAN))
                    || f.kind(Path::one(42), Kinds(Kinds::BOOLEAN)))))
}
fn test_89(f: &Facts<'_>) -> bool {
    f.is(Path::one(56), Literal::Text(174))
}
fn test_90(f: &Facts<'_>) -> bool {
    f.is(Path::one(138), Literal::Text(58))
}
fn test_91(f: &Facts<'_>) -> bool {
    f.is(Path::one(56), Literal::Text(58))
}
fn test_92(f: &Facts<'_>) -> bool {
    (!f.present(Path::one(32)) || f.is(Path::one(32), Literal::Null))
        && ((f.present(Path::one(33)) && !f.is(Path::one(33), Literal::Null))
            || f.is_in(Path::one(119), &SET_8)
            || f.is(Path::one(76), Literal::Bool(false))
            || f.is_in(Path::one(56), &SET_5))
}
fn test_93(f: &Facts<'_>) -> bool {
    f.is(Path::one(39), Literal::Text(38))
}
fn test_94(f: &Facts<'_>) -> bool {
    f.is(Path::one(119), Literal::Text(201))
}
fn test_95(f: &Facts<'_>) -> bool {
    f.present(Path::one(64)) && f.present(Path::one(68)) && f.present(Path::one(139))
        && f.present(Path::one(54))
}
fn test_96(f: &Facts<'_>) -> bool {
    f.present(Path::one(64)) && f.present(Path::one(68)) && f.present(Path::one(139))
        && f.is(Path::one(14), Literal::Bool(true))
}
fn test_97(f: &Facts<'_>) -> bool {
    f.is(Path::one(56), Literal::Text(122))
}
fn test_98(f: &Facts<'_>) -> bool {
    f.present(Path::one(110))
        && (f.is(Path::one(13), Literal::Text(47))
            || f.is(Path::one(56), Literal::Text(47)))
}
fn test_99(f: &Facts<'_>) -> bool {
    (f.present(Path::one(108))
        && (f.is(Path::one(13), Literal::Text(46))
            || f.is(Path::one(56), Literal::Text(46))))
        || (f.kind(Path::one(108), Kinds(Kinds::OBJECT)) && !f.present(Path::one(56)))
}
fn test_100(f: &Facts<'_>) -> bool {
    f.present(Path::one(109)) && f.kind(Path::one(60), Kinds(Kinds::BOOLEAN))
}
fn test_101(f: &Facts<'_>) -> bool {
    f.present(Path::one(109)) && f.kind(Path::one(24), Kinds(Kinds::BOOLEAN))
}
fn test_102(f: &Facts<'_>) -> bool {
    f.present(Path::one(109)) && f.kind(Path::one(42), Kinds(Kinds::BOOLEAN))
}
fn test_103(f: &Facts<'_>) -> bool {
    !f.is_in(Path::one(56), &SET_4) && !(f.equals(Path::one(33), Path::one(56)))
}
fn test_104(f: &Facts<'_>) -> bool {
    !(f.equals(Path::one(64), Path::one(32)))
}
fn test_105(f: &Facts<'_>) -> bool {
    f.exit_zero() && f.is_in(Path::one(119), &SET_8)
}
fn test_106(f: &Facts<'_>) -> bool {
    f.exit_zero() && !f.is_in(Path::one(119), &SET_8)
        && f.is(Path::one(76), Literal::Bool(false))
}
fn test_107(f: &Facts<'_>) -> bool {
    f.exit_zero() && !f.is_in(Path::one(119), &SET_8)
        && !f.is(Path::one(76), Literal::Bool(false))
        && (f.present(Path::one(33)) && !f.is(Path::one(33), Literal::Null))
}
fn test_108(f: &Facts<'_>) -> bool {
    f.exit_zero() && !f.is_in(Path::one(119), &SET_8)
        && !f.is(Path::one(76), Literal::Bool(false))
        && (!f.present(Path::one(33)) || f.is(Path::one(33), Literal::Null))
}
fn test_109(f: &Facts<'_>) -> bool {
    f.exit_zero() && f.is(Path::one(119), Literal::Text(201))
}
fn test_110(f: &Facts<'_>) -> bool {
    f.exit_nonzero() && !f.exit_in(&[2]) && !f.is(Path::one(119), Literal::Text(201))
}
fn test_111(f: &Facts<'_>) -> bool {
    f.exit_in(&[2]) && !f.is(Path::one(119), Literal::Text(201))
}
fn test_112(f: &Facts<'_>) -> bool {
    f.is_in(Path::one(119), &SET_9)
}
fn test_113(f: &Facts<'_>) -> bool {
    f.is(Path::one(60), Literal::Bool(false)) && !f.exit_nonzero()
}
fn test_114(f: &Facts<'_>) -> bool {
    f.is(Path::one(24), Literal::Bool(false)) && !f.exit_nonzero()
}
fn test_115(f: &Facts<'_>) -> bool {
    !(f.is_in(Path::one(56), &SET_4) || f.is(Path::one(56), Literal::Text(58)))
}
fn test_116(f: &Facts<'_>) -> bool {
    !f.is(Path::one(1), Literal::Text(202))
}
static RULES_ANIMUS_V1: [Rule; 10] = [
    Rule {
        code: IssueCode::LegacySchemaId,
        severity: IssueCode::LegacySchemaId.severity(),
        at: Some(Path::one(106)),
        broken: test_3,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path::one(76)),
        broken: test_4,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path::one(76)),
        broken: test_5,
    },
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path::two(32, 36)),
        broken: test_6,
    },
    Rule {
        code: IssueCode::CodeConflictsWithExitCode,
        severity: IssueCode::CodeConflictsWithExitCode.severity(),
        at: Some(Path::two(32, 12)),
        broken: test_7,
    },
    Rule {
        code: IssueCode::NullDetails,
        severity: IssueCode::NullDetails.severity(),
        at: Some(Path::two(32, 26)),
        broken: test_8,
    },
    Rule {
        code: IssueCode::NotOneLine,
        severity: IssueCode::NotOneLine.severity(),
        at: None,
        broken: test_9,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: IssueCode::InnerRefusal.severity(),
        at: Some(Path::two(23, 121)),
        broken: test_10,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: IssueCode::InnerRefusal.severity(),
        at: Some(Path::two(23, 31)),
        broken: test_11,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: IssueCode::InnerRefusal.severity(),
        at: Some(Path::two(23, 140)),
        broken: test_12,
    },
];
static RULES_CLI_AGENT_SPEC_V2: [Rule; 19] = [
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path::two(32, 100)),
        broken: test_14,
    },
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path::one(32)),
        broken: test_15,
    },
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path::two(67, 36)),
        broken: test_16,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path::one(76)),
        broken: test_17,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: IssueCode::ErrorConflictsWithExitCode.severity(),
        at: Some(Path::one(32)),
        broken: test_18,
    },
    Rule {
        code: IssueCode::OkConflictsWithError,
        severity: IssueCode::OkConflictsWithError.severity(),
        at: Some(Path::one(32)),
        broken: test_19,
    },
    Rule {
        code: IssueCode::DataAndErrorBothNull,
        severity: IssueCode::DataAndErrorBothNull.severity(),
        at: Some(Path::one(23)),
        broken: test_20,
    },
    Rule {
        code: IssueCode::DataOnFailure,
        severity: Severity::Warning,
        at: Some(Path::one(23)),
        broken: test_21,
    },
    Rule {
        code: IssueCode::NotModifiedWithContent,
        severity: IssueCode::NotModifiedWithContent.severity(),
        at: Some(Path::two(67, 73)),
        broken: test_22,
    },
    Rule {
        code: IssueCode::UnexpectedRedirect,
        severity: IssueCode::UnexpectedRedirect.severity(),
        at: Some(Path::two(32, 96)),
        broken: test_23,
    },
    Rule {
        code: IssueCode::RedirectMissing,
        severity: IssueCode::RedirectMissing.severity(),
        at: Some(Path::two(32, 96)),
        broken: test_24,
    },
    Rule {
        code: IssueCode::DelayWithoutRetryable,
        severity: IssueCode::DelayWithoutRetryable.severity(),
        at: Some(Path::two(32, 101)),
        broken: test_25,
    },
    Rule {
        code: IssueCode::UnreadableDelay,
        severity: IssueCode::UnreadableDelay.severity(),
        at: Some(Path::two(32, 101)),
        broken: test_26,
    },
    Rule {
        code: IssueCode::PhaseConflictsWithExitCode,
        severity: IssueCode::PhaseConflictsWithExitCode.severity(),
        at: Some(Path::two(32, 87)),
        broken: test_27,
    },
    Rule {
        code: IssueCode::RetryableConflictsWithExitCode,
        severity: IssueCode::RetryableConflictsWithExitCode.severity(),
        at: Some(Path::two(32, 103)),
        broken: test_28,
    },
    Rule {
        code: IssueCode::CursorConflictsWithHasMore,
        severity: IssueCode::CursorConflictsWithHasMore.severity(),
        at: Some(Path::three(67, 81, 72)),
        broken: test_29,
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path::three(67, 81, 104)),
        broken: test_30,
    },
    Rule {
        code: IssueCode::UnexpectedAuthCode,
        severity: IssueCode::UnexpectedAuthCode.severity(),
        at: Some(Path::two(32, 12)),
        broken: test_31,
    },
    Rule {
        code: IssueCode::DeprecationAnnounced,
        severity: IssueCode::DeprecationAnnounced.severity(),
        at: Some(Path::one(143)),
        broken: test_32,
    },
];
static RULES_CLI_AGENT_SPEC_V1: [Rule; 19] = [
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path::two(32, 100)),
        broken: test_40,
    },
    Rule {
        code: IssueCode::MixedRevisionEvidence,
        severity: IssueCode::MixedRevisionEvidence.severity(),
        at: Some(Path::one(32)),
        broken: test_15,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: IssueCode::OkConflictsWithExitCode.severity(),
        at: Some(Path::one(76)),
        broken: test_17,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: IssueCode::ErrorConflictsWithExitCode.severity(),
        at: Some(Path::one(32)),
        broken: test_18,
    },
    Rule {
        code: IssueCode::OkConflictsWithError,
        severity: IssueCode::OkConflictsWithError.severity(),
        at: Some(Path::one(32)),
        broken: test_19,
    },
    Rule {
        code: IssueCode::DataAndErrorBothNull,
        severity: IssueCode::DataAndErrorBothNull.severity(),
        at: Some(Path::one(23)),
        broken: test_20,
    },
    Rule {
        code: IssueCode::DataOnFailure,
        severity: IssueCode::DataOnFailure.severity(),
        at: Some(Path::one(23)),
        broken: test_41,
    },
    Rule {
        code: IssueCode::NotModifiedWithContent,
        severity: IssueCode::NotModifiedWithContent.severity(),
        at: Some(Path::two(67, 73)),
        broken: test_22,
    },
    Rule {
        code: IssueCode::UnexpectedRedirect,
        severity: IssueCode::UnexpectedRedirect.severity(),
        at: Some(Path::two(32, 96)),
        broken: test_23,
    },
    Rule {
        code: IssueCode::RedirectMissing,
        severity: IssueCode::RedirectMissing.severity(),
        at: Some(Path::two(32, 96)),
        broken: test_24,
    },
    Rule {
        code: IssueCode::DelayWithoutRetryable,
        severity: IssueCode::DelayWithoutRetryable.severity(),
        at: Some(Path::two(32, 100)),
        broken: test_42,
    },
    Rule {
        code: IssueCode::DelayWithoutRetryable,
        severity: IssueCode::DelayWithoutRetryable.severity(),
        at: Some(Path::two(32, 101)),
        broken: test_25,
    },
    Rule {
        code: IssueCode::UnreadableDelay,
        severity: IssueCode::UnreadableDelay.severity(),
        at: Some(Path::two(32, 100)),
        broken: test_43,
    },
    Rule {
        code: IssueCode::UnreadableDelay,
        severity: IssueCode::UnreadableDelay.severity(),
        at: Some(Path::two(32, 101)),
        broken: test_26,
    },
    Rule {
        code: IssueCode::PhaseConflictsWithExitCode,
        severity: IssueCode::PhaseConflictsWithExitCode.severity(),
        at: Some(Path::two(32, 87)),
        broken: test_27,
    },
    Rule {
        code: IssueCode::RetryableConflictsWithExitCode,
        severity: IssueCode::RetryableConflictsWithExitCode.severity(),
        at: Some(Path::two(32, 103)),
        broken: test_28,
    },
    Rule {
        code: IssueCode::TruncatedWithoutCursor,
        severity: IssueCode::TruncatedWithoutCursor.severity(),
        at: Some(Path::two(67, 134)),
        broken: test_44,
    },
    Rule {
        code: IssueCode::UnexpectedAuthCode,
        severity: IssueCode::UnexpectedAuthCode.severity(),
        at: Some(Path::two(32, 12)),
        broken: test_31,
    },
    Rule {
        code: IssueCode::DeprecationAnnounced,
        severity: IssueCode::DeprecationAnnounced.severity(),
        at: Some(Path::one(143)),
        broken: test_45,
    },
];
static RULES_CLAW_V2: [Rule; 19] = [
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path::one(36)),
        broken: test_71,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(32)),
        broken: test_5,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: Severity::Warning,
        at: None,
        broken: test_72,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(36)),
        broken: test_73,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: IssueCode::TimeoutConflictsWithExitCode.severity(),
        at: Some(Path::one(36)),
        broken: test_73,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: IssueCode::TimeoutConflictsWithExitCode.severity(),
        at: Some(Path::one(36)),
        broken: test_74,
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path::one(111)),
        broken: test_75,
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path::one(61)),
        broken: test_76,
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path::one(133)),
        broken: test_77,
    },
    Rule {
        code: IssueCode::CountMismatch,
        severity: IssueCode::CountMismatch.severity(),
        at: Some(Path::one(127)),
        broken: test_78,
    },
    Rule {
        code: IssueCode::FoundConflictsWithError,
        severity: IssueCode::FoundConflictsWithError.severity(),
        at: Some(Path::one(43)),
        broken: test_79,
    },
    Rule {
        code: IssueCode::FoundConflictsWithExitCode,
        severity: IssueCode::FoundConflictsWithExitCode.severity(),
        at: Some(Path::one(43)),
        broken: test_80,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path::one(46)),
        broken: test_81,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path::one(60)),
        broken: test_82,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path::one(42)),
        broken: test_83,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path::one(24)),
        broken: test_84,
    },
    Rule {
        code: IssueCode::TurnIncomplete,
        severity: Severity::Warning,
        at: Some(Path::one(39)),
        broken: test_85,
    },
    Rule {
        code: IssueCode::TurnIncomplete,
        severity: Severity::Warning,
        at: Some(Path::two(135, 120)),
        broken: test_86,
    },
    Rule {
        code: IssueCode::TurnIncomplete,
        severity: Severity::Warning,
        at: Some(Path::one(136)),
        broken: test_87,
    },
];
static RULES_CLAW_V1: [Rule; 18] = [
    Rule {
        code: IssueCode::ExitCodeMismatch,
        severity: IssueCode::ExitCodeMismatch.severity(),
        at: Some(Path::one(36)),
        broken: test_71,
    },
    Rule {
        code: IssueCode::ConflictingCopies,
        severity: Severity::Warning,
        at: Some(Path::one(33)),
        broken: test_103,
    },
    Rule {
        code: IssueCode::ConflictingCopies,
        severity: Severity::Warning,
        at: Some(Path::one(64)),
        broken: test_104,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(138)),
        broken: test_5,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(56)),
        broken: test_5,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(32)),
        broken: test_5,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(119)),
        broken: test_105,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(76)),
        broken: test_106,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(33)),
        broken: test_107,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(56)),
        broken: test_108,
    },
    Rule {
        code: IssueCode::OkConflictsWithExitCode,
        severity: Severity::Warning,
        at: Some(Path::one(119)),
        broken: test_109,
    },
    Rule {
        code: IssueCode::ErrorConflictsWithExitCode,
        severity: Severity::Warning,
        at: None,
        broken: test_110,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: IssueCode::TimeoutConflictsWithExitCode.severity(),
        at: Some(Path::one(39)),
        broken: test_74,
    },
    Rule {
        code: IssueCode::TimeoutConflictsWithExitCode,
        severity: Severity::Warning,
        at: None,
        broken: test_111,
    },
    Rule {
        code: IssueCode::DegradedStatus,
        severity: Severity::Warning,
        at: Some(Path::one(119)),
        broken: test_112,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path::one(60)),
        broken: test_113,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path::one(24)),
        broken: test_114,
    },
    Rule {
        code: IssueCode::InnerRefusal,
        severity: Severity::Warning,
        at: Some(Path::one(42)),
        broken: test_83,
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
    kind_only: false,
    one_of: Some(&[Literal::Text(1), Literal::Text(2)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_SUCCESS_OK: Node = Node {
    kinds: Kinds(Kinds::BOOLEAN),
    kind_only: false,
    one_of: Some(&[Literal::Bool(true)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_SUCCESS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "schema",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_SUCCESS_SCHEMA),
                },
                Property {
                    name: "ok",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_SUCCESS_OK),
                },
                Property {
                    name: "data",
                    severity: Severity::Error,
                    node: None,
                },
            ],
            required: 7,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_OK: Node = Node {
    kinds: Kinds(Kinds::BOOLEAN),
    kind_only: false,
    one_of: Some(&[Literal::Bool(false)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_ERROR_CODE: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
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
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_ERROR_EXIT_CODE: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    kind_only: false,
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
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "code",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_EXIT_CODE),
                },
                Property {
                    name: "details",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_DETAILS),
                },
            ],
            required: 7,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static ANIMUS_V1_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "schema",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_SUCCESS_SCHEMA),
                },
                Property {
                    name: "ok",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_OK),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR),
                },
            ],
            required: 7,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_OK: Node = Node {
    kinds: Kinds(Kinds::BOOLEAN),
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_DATA: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::ARRAY | Kinds::NULL),
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CODE: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
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
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    kind_only: false,
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
    kind_only: false,
    one_of: Some(&[Literal::Text(8), Literal::Text(9), Literal::Text(10)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
    one_of: Some(&[Literal::Text(11), Literal::Text(12), Literal::Text(13)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT_REASON: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
    one_of: Some(
        &[Literal::Text(14), Literal::Text(15), Literal::Text(16), Literal::Text(17)],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "permanent",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "reason",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT_REASON),
                },
            ],
            required: 3,
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0,
                0, 3, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 10, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0,
                14, 0, 0, 0, 0, 8, 9, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0,
            ],
            properties: &[
                Property {
                    name: "code",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CODE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "detail",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "cause",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "context",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CONTEXT),
                },
                Property {
                    name: "docs_url",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "retry_after_ms",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "retry_strategy",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_STRATEGY),
                },
                Property {
                    name: "fix_required",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "fix_command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "phase",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE),
                },
                Property {
                    name: "suggestion",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "redirect",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT),
                },
            ],
            required: 3,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_WARNINGS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "code",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CODE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "context",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_CONTEXT),
                },
            ],
            required: 3,
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_WARNINGS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
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
    kind_only: false,
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
    kind_only: false,
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
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "total",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_TOTAL),
                },
                Property {
                    name: "returned",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "truncated",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "has_more",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "next_cursor",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
            ],
            required: 31,
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE_META: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 8, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 7, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_EXIT_CODE),
                },
                Property {
                    name: "duration_ms",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "request_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "tool_version",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "not_modified",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "truncated",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "pagination",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION),
                },
            ],
            required: 3,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V2_RESPONSE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
                0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0,
                0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
            ],
            properties: &[
                Property {
                    name: "ok",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "data",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_DATA),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR),
                },
                Property {
                    name: "warnings",
                    severity: Severity::Warning,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_WARNINGS),
                },
                Property {
                    name: "meta",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META),
                },
            ],
            required: 31,
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R1_RESPONSE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0,
                8, 0, 0, 0, 5, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "code",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "detail",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "retry_after",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "phase",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE),
                },
                Property {
                    name: "suggestion",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "redirect",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT),
                },
            ],
            required: 3,
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "duration_ms",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "request_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "not_modified",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "truncated",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "cursor",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 1,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R1_RESPONSE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
                0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0,
                0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
            ],
            properties: &[
                Property {
                    name: "ok",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "data",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_DATA),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_ERROR),
                },
                Property {
                    name: "warnings",
                    severity: Severity::Warning,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "meta",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_META),
                },
            ],
            required: 31,
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R3_RESPONSE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0,
                11, 0, 0, 0, 0, 5, 6, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0,
            ],
            properties: &[
                Property {
                    name: "code",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "detail",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "retry_after_ms",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "retry_strategy",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_STRATEGY),
                },
                Property {
                    name: "fix_required",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "fix_command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "phase",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_PHASE),
                },
                Property {
                    name: "suggestion",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "redirect",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_REDIRECT),
                },
            ],
            required: 3,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLI_AGENT_SPEC_V1_R3_RESPONSE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
                0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0,
                0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
            ],
            properties: &[
                Property {
                    name: "ok",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "data",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_DATA),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R3_RESPONSE_ERROR),
                },
                Property {
                    name: "warnings",
                    severity: Severity::Warning,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "meta",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_META),
                },
            ],
            required: 31,
            additional: Additional::Forbidden,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_EXIT_CODE: Node = Node {
    kinds: Kinds(Kinds::INTEGER),
    kind_only: false,
    one_of: Some(&[Literal::Int(0), Literal::Int(1), Literal::Int(2)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_OUTPUT_FORMAT: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Text(24)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_SCHEMA_VERSION: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
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
    kind_only: false,
    one_of: Some(&[Literal::Bool(false)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
    one_of: Some(&[Literal::Text(25), Literal::Text(26), Literal::Text(27)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 6, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_ERROR_KIND),
                },
                Property {
                    name: "operation",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "target",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 25,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_NOT_FOUND: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                11, 0, 0, 7, 0, 0, 0, 0, 16, 0, 0, 0, 3, 0, 0, 0, 0, 0, 12, 15, 0, 0, 13,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                14, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "payload",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "loaded",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "deleted",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "flushed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "handled",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "found",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_FOUND),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_ERROR),
                },
            ],
            required: 57375,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ERROR_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
    one_of: Some(
        &[
            Literal::Text(28),
            Literal::Text(29),
            Literal::Text(30),
            Literal::Text(31),
            Literal::Text(32),
            Literal::Text(33),
            Literal::Text(34),
            Literal::Text(35),
            Literal::Text(36),
            Literal::Text(37),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ERROR_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 6, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_ERROR_ERROR_KIND),
                },
                Property {
                    name: "operation",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "target",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 31,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                11, 0, 0, 7, 0, 0, 0, 0, 16, 0, 0, 0, 3, 0, 0, 0, 0, 0, 12, 15, 0, 0, 13,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                14, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "payload",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "loaded",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "deleted",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "flushed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "handled",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "found",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_ERROR_ERROR),
                },
            ],
            required: 32799,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TIMEOUT_SECONDS: Node = Node {
    kinds: Kinds(Kinds::NUMBER | Kinds::NULL),
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TURNS_ITEM_STOP_REASON: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
    one_of: Some(
        &[
            Literal::Text(39),
            Literal::Text(38),
            Literal::Text(40),
            Literal::Text(41),
            Literal::Text(42),
        ],
    ),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TURNS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "output",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "stop_reason",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS_ITEM_STOP_REASON),
                },
                Property {
                    name: "cancel_observed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            required: 15,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT_TURNS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: Some(&[Literal::Text(38)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TIMEOUT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 13, 12, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 8, 0, 0, 0, 0, 0, 0,
                0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "max_turns",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "turns_completed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "timeout_seconds",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TIMEOUT_SECONDS),
                },
                Property {
                    name: "continuation_prompt",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "turns",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS),
                },
                Property {
                    name: "final_stop_reason",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_FINAL_STOP_REASON),
                },
                Property {
                    name: "final_cancel_observed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            required: 6175,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_SETUP: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 1, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "python_version",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "implementation",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "platform_name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "test_command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 15,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_ROUTED_MATCHES_ITEM_SCORE: Node = Node {
    kinds: Kinds(Kinds::NUMBER),
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_ROUTED_MATCHES_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "score",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_ROUTED_MATCHES_ITEM_SCORE),
                },
                Property {
                    name: "source_hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 7,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_ROUTED_MATCHES: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 6, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 5, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "setup",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_SETUP),
                },
                Property {
                    name: "routed_matches",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_ROUTED_MATCHES),
                },
                Property {
                    name: "turn",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS_ITEM),
                },
                Property {
                    name: "persisted_session_path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 1023,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_DELETE_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                7, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "deleted",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 127,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_SHOW_COMMAND: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "found",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "source_hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "responsibility",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 127,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_SHOW_TOOL: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "found",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "source_hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 127,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_LOAD_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "loaded",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 383,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_LIST_SESSIONS_SESSIONS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "created_at",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "last_modified",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "prompt_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "stopped",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            required: 13,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_LIST_SESSIONS_SESSIONS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "sessions_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "sessions",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_LIST_SESSIONS_SESSIONS),
                },
            ],
            required: 223,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_FLUSH_TRANSCRIPT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 11, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "flushed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "messages_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "input_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "output_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            required: 2047,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_EXEC_COMMAND: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 6,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "handled",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "source_hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 255,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_EXEC_TOOL: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 6,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "payload",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "handled",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "source_hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 255,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_ROUTE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "limit",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "match_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "matches",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_BOOTSTRAP_ROUTED_MATCHES),
                },
            ],
            required: 511,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_COMMAND_GRAPH_BUILTINS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "source_hint",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 1,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_COMMAND_GRAPH_BUILTINS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 10, 6, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 7, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 12, 8, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "builtins_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "plugin_like_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "skill_like_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "total_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "builtins",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
                Property {
                    name: "plugin_like",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
                Property {
                    name: "skill_like",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
            ],
            required: 4095,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TOOL_POOL: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 8, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "simple_mode",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "include_mcp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "tool_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "tools",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_COMMAND_GRAPH_BUILTINS),
                },
            ],
            required: 511,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_BOOTSTRAP_GRAPH: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 7, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "stages",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "note",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 63,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_TURN_LOOP_FINAL_STOP_REASON: Node = Node {
    kinds: Kinds(Kinds::STRING | Kinds::NULL),
    kind_only: false,
    one_of: Some(
        &[
            Literal::Text(39),
            Literal::Text(38),
            Literal::Text(40),
            Literal::Text(41),
            Literal::Text(42),
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 13, 12, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 8, 0, 0, 0, 0, 0, 0,
                0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
                Property {
                    name: "prompt",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "max_turns",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "turns_completed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "timeout_seconds",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TIMEOUT_SECONDS),
                },
                Property {
                    name: "continuation_prompt",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "turns",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_TURNS),
                },
                Property {
                    name: "final_stop_reason",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TURN_LOOP_FINAL_STOP_REASON),
                },
                Property {
                    name: "final_cancel_observed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            required: 8191,
            additional: Additional::Noted,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V2_SUCCESS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "timestamp",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_CODE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_EXIT_CODE),
                },
                Property {
                    name: "output_format",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_OUTPUT_FORMAT),
                },
                Property {
                    name: "schema_version",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_NOT_FOUND_SCHEMA_VERSION),
                },
            ],
            required: 31,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
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
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB_TYPE: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Text(58)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB_KIND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Text(174)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STUB: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 3, 11, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 7, 0, 0, 0, 0, 18, 2, 0, 0, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                13, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 9, 0, 0, 8, 0, 0, 0, 0, 0, 0,
                20, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0,
                14, 0, 0,
            ],
            properties: &[
                Property {
                    name: "hint",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "error_kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "sessions_dir",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "argument",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "tool_name",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "reason",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "value",
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    name: "expected",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "available",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_KIND),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 393216,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 3, 11, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 7, 0, 0, 0, 0, 18, 2, 0, 0, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                13, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 9, 0, 0, 8, 0, 0, 0, 0, 0, 0,
                20, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0,
                14, 0, 0,
            ],
            properties: &[
                Property {
                    name: "hint",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "error_kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "sessions_dir",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "argument",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "tool_name",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "reason",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "value",
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    name: "expected",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "available",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 458752,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_BARE_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 3, 11, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 7, 0, 0, 0, 0, 18, 2, 0, 0, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                13, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 9, 0, 0, 8, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14,
                0, 0,
            ],
            properties: &[
                Property {
                    name: "hint",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "error_kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "sessions_dir",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "argument",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "tool_name",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "reason",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "value",
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    name: "expected",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "available",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_TYPE),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 196608,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_HANDLED_ERROR_KIND: Node = Node {
    kinds: Kinds(Kinds::STRING),
    kind_only: false,
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
    kind_only: true,
    one_of: None,
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_HANDLED_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 3, 11, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 7, 0, 0, 0, 0, 20, 2, 0, 0, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                13, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 9, 0, 0, 8, 0, 0, 0, 0, 0, 0,
                18, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                14, 0, 0,
            ],
            properties: &[
                Property {
                    name: "hint",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "error_kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "sessions_dir",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "argument",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "tool_name",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "reason",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "value",
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    name: "expected",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "available",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "ok",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_ERROR),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
            ],
            required: 65536,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_RESUME_ERROR: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 3, 11, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 7, 0, 0, 0, 0, 17, 2, 0, 0, 4, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                13, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 9, 0, 0, 8, 0, 0, 0, 0, 0, 0,
                19, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                14, 0, 0,
            ],
            properties: &[
                Property {
                    name: "hint",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "error_kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_ERROR_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "exit_code",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STUB_EXIT_CODE),
                },
                Property {
                    name: "retryable",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "sessions_dir",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "argument",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "tool_name",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "reason",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "value",
                    severity: Severity::Error,
                    node: None,
                },
                Property {
                    name: "expected",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "available",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V1_R1_RESPONSE_WARNINGS),
                },
                Property {
                    name: "error",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "ok",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            required: 196608,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_TIMEOUT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "final_stop_reason",
                    severity: Severity::Error,
                    node: Some(&CLAW_V2_TIMEOUT_FINAL_STOP_REASON),
                },
                Property {
                    name: "final_cancel_observed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            required: 3,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_REPORT_TYPE: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Text(57)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_REPORT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 0,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_AUTO_COMPACTION: Node = Node {
    kinds: Kinds(Kinds::OBJECT | Kinds::NULL),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "removed_messages",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "notice",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 3,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_TOOL_USES_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "input",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 7,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_TOOL_USES: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "tool_use_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "tool_name",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "output",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "is_error",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
            ],
            required: 15,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_TOOL_RESULTS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "unexpected",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "reason",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "previous_cache_read_input_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "current_cache_read_input_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "token_drop",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            required: 31,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_PROMPT_CACHE_EVENTS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "input_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "output_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "cache_creation_input_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "cache_read_input_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            required: 15,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 1, 10, 0, 0, 0, 0,
                0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "model",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "iterations",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "compact",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "auto_compaction",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_AUTO_COMPACTION),
                },
                Property {
                    name: "tool_uses",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_TOOL_USES),
                },
                Property {
                    name: "tool_results",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_TOOL_RESULTS),
                },
                Property {
                    name: "prompt_cache_events",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_PROMPT_CACHE_EVENTS),
                },
                Property {
                    name: "usage",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_USAGE),
                },
                Property {
                    name: "estimated_cost",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 2030,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_COMPACT_COMPACT: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Bool(true)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_PROMPT_COMPACT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "message",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "compact",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_COMPACT_COMPACT),
                },
                Property {
                    name: "model",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "usage",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_PROMPT_USAGE),
                },
            ],
            required: 30,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS_KIND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Text(122)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS_USAGE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "messages",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "turns",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "latest_total",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "cumulative_input",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "cumulative_output",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "cumulative_total",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "estimated_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            required: 127,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS_WORKSPACE: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "cwd",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "project_root",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "git_branch",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "git_state",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "changed_files",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            required: 31,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_STATUS: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 8, 7, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 10, 0, 0, 0, 0,
                11,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STATUS_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "config_load_error",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "model",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "model_source",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "model_raw",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_PAGINATION_NEXT_CURSOR),
                },
                Property {
                    name: "permission_mode",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "usage",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STATUS_USAGE),
                },
                Property {
                    name: "workspace",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_STATUS_WORKSPACE),
                },
            ],
            required: 2042,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LIST_SESSIONS_COMMAND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Text(47)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LIST_SESSIONS_SESSIONS_ITEM: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "updated_at_ms",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "message_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "created",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_META_TIMESTAMP),
                },
                Property {
                    name: "turns",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            required: 1,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LIST_SESSIONS_SESSIONS: Node = Node {
    kinds: Kinds(Kinds::ARRAY),
    kind_only: false,
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
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 4,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LIST_SESSIONS_COMMAND),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LIST_SESSIONS_COMMAND),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "sessions",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LIST_SESSIONS_SESSIONS),
                },
            ],
            required: 16,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION_COMMAND: Node = Node {
    kinds: Kinds(Kinds::ANY),
    kind_only: false,
    one_of: Some(&[Literal::Text(46)]),
    object: None,
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "messages",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
            ],
            required: 7,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "command",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LOAD_SESSION_COMMAND),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LOAD_SESSION_COMMAND),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "session",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_LOAD_SESSION_SESSION),
                },
            ],
            required: 16,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_LOAD_SESSION_FLAT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "loaded",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 6,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_DELETE_SESSION: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                3, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "deleted",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "kind",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_HANDLED_ERROR_KIND),
                },
                Property {
                    name: "action",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "directory",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 6,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
static CLAW_V1_FLUSH_TRANSCRIPT: Node = Node {
    kinds: Kinds(Kinds::OBJECT),
    kind_only: false,
    one_of: None,
    object: Some(
        &ObjectRule {
            positions: &[
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
            ],
            properties: &[
                Property {
                    name: "type",
                    severity: Severity::Error,
                    node: Some(&CLAW_V1_REPORT_TYPE),
                },
                Property {
                    name: "session_id",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "flushed",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_OK),
                },
                Property {
                    name: "path",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
                Property {
                    name: "messages_count",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "input_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "output_tokens",
                    severity: Severity::Error,
                    node: Some(&CLI_AGENT_SPEC_V2_RESPONSE_ERROR_RETRY_AFTER_MS),
                },
                Property {
                    name: "status",
                    severity: Severity::Error,
                    node: Some(&ANIMUS_V1_ERROR_ERROR_MESSAGE),
                },
            ],
            required: 6,
            additional: Additional::Allowed,
        },
    ),
    array: None,
    string: None,
    number: None,
};
