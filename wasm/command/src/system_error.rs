//! Errors of the system as the native command words them.

use std::io::{self, ErrorKind};

use wasm_bindgen::{JsCast, JsValue};

use crate::javascript::NodeError;

/// What Node calls an error, its kind, and its words.
const KNOWN: [(&str, ErrorKind, &str); 22] = [
    ("EPERM", ErrorKind::PermissionDenied, "Operation not permitted"),
    ("ENOENT", ErrorKind::NotFound, "No such file or directory"),
    ("EINTR", ErrorKind::Interrupted, "Interrupted system call"),
    ("EIO", ErrorKind::Other, "Input/output error"),
    ("ENXIO", ErrorKind::Other, "No such device or address"),
    ("E2BIG", ErrorKind::ArgumentListTooLong, "Argument list too long"),
    ("EBADF", ErrorKind::Other, "Bad file descriptor"),
    ("EAGAIN", ErrorKind::WouldBlock, "Resource temporarily unavailable"),
    ("ENOMEM", ErrorKind::OutOfMemory, "Cannot allocate memory"),
    ("EACCES", ErrorKind::PermissionDenied, "Permission denied"),
    ("EBUSY", ErrorKind::ResourceBusy, "Device or resource busy"),
    ("ENOTDIR", ErrorKind::NotADirectory, "Not a directory"),
    ("EISDIR", ErrorKind::IsADirectory, "Is a directory"),
    ("EINVAL", ErrorKind::InvalidInput, "Invalid argument"),
    ("ENFILE", ErrorKind::Other, "Too many open files in system"),
    ("EMFILE", ErrorKind::Other, "Too many open files"),
    ("EFBIG", ErrorKind::FileTooLarge, "File too large"),
    ("ENOSPC", ErrorKind::StorageFull, "No space left on device"),
    ("EROFS", ErrorKind::ReadOnlyFilesystem, "Read-only file system"),
    ("EPIPE", ErrorKind::BrokenPipe, "Broken pipe"),
    ("ENAMETOOLONG", ErrorKind::InvalidFilename, "File name too long"),
    ("ELOOP", ErrorKind::Other, "Too many levels of symbolic links"),
];

/// The error that JavaScript threw.
pub(crate) fn system_error(thrown: JsValue) -> io::Error {
    let error: NodeError = thrown.unchecked_into();
    let code = error.code().unwrap_or_default();
    let number = error.errno().map_or(0, |number| -(number as i64));
    worded(&code, number, error.message().unwrap_or_default())
}

fn worded(code: &str, number: i64, message: String) -> io::Error {
    // What the standard library says of a path or an argument before it asks the system.
    if code == "ERR_INVALID_ARG_VALUE" && message.contains("null bytes") {
        return io::Error::new(ErrorKind::InvalidInput, "nul byte found in provided data");
    }
    match KNOWN.iter().find(|(known, ..)| *known == code) {
        Some((_, kind, words)) => io::Error::new(*kind, format!("{words} (os error {number})")),
        None => io::Error::other(message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Linux gives these words to these numbers, and the standard library these kinds.
    #[test]
    #[cfg(target_os = "linux")]
    fn words_and_kinds_are_those_of_the_system() {
        let numbers = [1, 2, 4, 5, 6, 7, 9, 11, 12, 13, 16, 20, 21, 22, 23, 24, 27, 28, 30, 32, 36, 40];
        for ((code, kind, _), number) in KNOWN.iter().zip(numbers) {
            let (ours, native) = (worded(code, i64::from(number), String::new()), io::Error::from_raw_os_error(number));
            assert_eq!(ours.to_string(), native.to_string());
            // Some kinds have no public name yet.
            assert!(native.kind() == *kind || *kind == ErrorKind::Other, "{code}: {:?}", native.kind());
        }
    }

    #[test]
    fn other_errors_keep_their_message() {
        assert_eq!(worded("ERR_X", 0, "as Node says it".to_owned()).to_string(), "as Node says it");
    }
}
