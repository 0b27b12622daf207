//! The command for Node: the core's command, and a host whose every wish JavaScript fulfils. No logic lives here.

mod host;
mod javascript;
mod native_only;
mod system_error;

use wasm_bindgen::prelude::wasm_bindgen;

use host::NodeHost;
use javascript::Node;

/// Runs the command with these arguments, the program's name first, and gives back its exit code.
#[wasm_bindgen]
pub fn main(arguments: Vec<String>, node: Node) -> u8 {
    let mut host = NodeHost::new(node);
    match native_only::refusal(&arguments) {
        Some(sentence) => host.refuse(&sentence),
        None => cli_envelope::command::run(arguments, &mut host),
    }
}
