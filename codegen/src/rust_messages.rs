//! The core's issue codes and the sentences that go with them.

use std::fmt::Write;

use crate::load::Project;
use crate::rust_tables::severity_name;
use crate::{Output, header, pascal};

pub(crate) fn write(project: &Project) -> Output {
    let mut text = header("//");
    text.push_str("//! Issue codes and every sentence about them.\n\n");
    text.push_str("use crate::messages::Message;\nuse crate::messages::Piece::{Count, Exit, Expected, Field, Found, Words};\nuse crate::report::Severity;\n\n");
    text.push_str("/// What kind of problem an issue is. Codes are public contract.\n");
    text.push_str("#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n");
    text.push_str(
        "#[cfg_attr(feature = \"serde\", derive(serde::Serialize, serde::Deserialize), serde(rename_all = \"snake_case\"))]\n",
    );
    text.push_str("#[cfg_attr(feature = \"schemars\", derive(schemars::JsonSchema))]\n");
    text.push_str("#[non_exhaustive]\npub enum IssueCode {\n");
    for (code, message) in &project.messages.issues {
        let _ = writeln!(text, "    /// {}.\n    {},", message.title, pascal(code));
    }
    text.push_str("}\n\nimpl IssueCode {\n    /// Every code, in the order of the documentation.\n    pub const ALL: &'static [IssueCode] = &[\n");
    for code in project.messages.issues.keys() {
        let _ = writeln!(text, "        IssueCode::{},", pascal(code));
    }
    text.push_str("    ];\n\n    /// The code as reports spell it.\n    pub const fn as_str(self) -> &'static str {\n        match self {\n");
    for code in project.messages.issues.keys() {
        let _ = writeln!(text, "            IssueCode::{} => {code:?},", pascal(code));
    }
    text.push_str("        }\n    }\n\n    /// The severity, where no dialect says otherwise.\n    pub const fn severity(self) -> Severity {\n        match self {\n");
    for (code, message) in &project.messages.issues {
        let _ = writeln!(text, "            IssueCode::{} => {},", pascal(code), severity_name(message.severity));
    }
    text.push_str("        }\n    }\n\n    pub(crate) const fn message(self) -> &'static Message {\n        match self {\n");
    for (code, message) in &project.messages.issues {
        let _ = writeln!(
            text,
            "            IssueCode::{} => &Message {{\n                #[cfg(feature = \"explain\")]\n                title: {:?},\n                message: {},\n                help: {},\n                #[cfg(feature = \"explain\")]\n                explain: {:?},\n            }},",
            pascal(code),
            message.title,
            pieces(&message.message),
            pieces(&message.help),
            message.explain
        );
    }
    text.push_str("        }\n    }\n}\n");
    Output { path: "core/src/generated/messages.rs".to_owned(), text }
}

/// A sentence cut where something is to be filled in, so that nobody has to look for the braces again.
fn pieces(sentence: &str) -> String {
    let mut pieces = Vec::new();
    let mut rest = sentence;
    while let Some((words, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        if !words.is_empty() {
            pieces.push(format!("Words({words:?})"));
        }
        pieces.push(pascal(name));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(format!("Words({rest:?})"));
    }
    format!("&[{}]", pieces.join(", "))
}
