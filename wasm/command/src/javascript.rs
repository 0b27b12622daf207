//! What JavaScript provides. `npm/src/command/node.ts` is the other side, and says what each function does.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// The world around the command.
    #[derive(Clone)]
    pub type Node;

    #[wasm_bindgen(method, catch)]
    pub(crate) fn open(this: &Node, path: &str) -> Result<i32, JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(crate) fn length(this: &Node, file: i32) -> Result<Option<f64>, JsValue>;
    #[wasm_bindgen(method)]
    pub(crate) fn close(this: &Node, file: i32);
    #[wasm_bindgen(method, catch)]
    pub(crate) fn read(this: &Node, file: i32, buffer: &mut [u8]) -> Result<u32, JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(crate) fn write(this: &Node, file: i32, bytes: &[u8]) -> Result<(), JsValue>;
    #[wasm_bindgen(method, js_name = isFolder)]
    pub(crate) fn is_folder(this: &Node, path: &str) -> bool;
    #[wasm_bindgen(method, catch)]
    pub(crate) fn entries(this: &Node, folder: &str) -> Result<Vec<String>, JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(crate) fn save(this: &Node, path: &str, bytes: &[u8]) -> Result<(), JsValue>;
    #[wasm_bindgen(method, js_name = isTerminal)]
    pub(crate) fn is_terminal(this: &Node, file: i32) -> bool;
    #[wasm_bindgen(method)]
    pub(crate) fn width(this: &Node) -> Option<u32>;
    #[wasm_bindgen(method)]
    pub(crate) fn variable(this: &Node, name: &str) -> Option<String>;
    #[wasm_bindgen(method)]
    pub(crate) fn interruptible(this: &Node);
    #[wasm_bindgen(method)]
    pub(crate) fn sleep(this: &Node, ms: f64) -> bool;
    #[wasm_bindgen(method, catch)]
    #[allow(clippy::too_many_arguments, reason = "values cross this border one by one")]
    pub(crate) fn call(
        this: &Node,
        program: &str,
        args: Vec<String>,
        folder: Option<String>,
        env: Vec<JsValue>,
        stdin: &[u8],
        grace_ms: f64,
        max_bytes: f64,
        timeout_ms: f64,
    ) -> Result<Called, JsValue>;

    /// What a call gave: the interface of the same name in `npm/src/run/call.ts`.
    pub(crate) type Called;

    #[wasm_bindgen(method, getter, js_name = exitCode)]
    pub(crate) fn exit_code(this: &Called) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn signal(this: &Called) -> Option<String>;
    #[wasm_bindgen(method, getter, js_name = timedOut)]
    pub(crate) fn timed_out(this: &Called) -> bool;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn cancelled(this: &Called) -> bool;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn stdout(this: &Called) -> Vec<u8>;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn stderr(this: &Called) -> Vec<u8>;
    #[wasm_bindgen(method, getter, js_name = stdoutBytes)]
    pub(crate) fn stdout_bytes(this: &Called) -> f64;
    #[wasm_bindgen(method, getter, js_name = stderrBytes)]
    pub(crate) fn stderr_bytes(this: &Called) -> f64;
    #[wasm_bindgen(method, getter, js_name = streamsLeftOpen)]
    pub(crate) fn streams_left_open(this: &Called) -> bool;
    #[wasm_bindgen(method, getter, js_name = tookMs)]
    pub(crate) fn took_ms(this: &Called) -> f64;

    /// An error of Node's: `code` is a word such as `ENOENT`, `errno` the system's number below zero.
    pub(crate) type NodeError;

    #[wasm_bindgen(method, getter)]
    pub(crate) fn code(this: &NodeError) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn errno(this: &NodeError) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    pub(crate) fn message(this: &NodeError) -> Option<String>;
}
