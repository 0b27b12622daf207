//! A schema with every file it refers to, checked before anything is compared.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use jsonschema::Validator;
use serde_json::Value;

use super::files::{Files, SchemaFile};
use crate::render::escape;

/// A JSON Schema, and the files beside it that it refers to.
#[derive(Debug)]
pub struct Schema {
    pub(super) files: Files,
    validator: Validator,
}

/// Why a schema cannot be compared.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SchemaError {
    /// The file cannot be read.
    Unreadable {
        /// The file.
        file: String,
        /// The system's reason.
        reason: String,
    },
    /// The file, or what it leads to, is larger than any schema should be.
    TooLarge {
        /// The file.
        file: String,
    },
    /// The file is not JSON.
    NotJson {
        /// The file.
        file: String,
        /// The parser's reason, with line and column.
        reason: String,
    },
    /// It is JSON, but not a JSON Schema.
    NotASchema {
        /// The file and the place in it.
        place: String,
        /// What is wrong there.
        reason: String,
    },
    /// A `$ref` leads nowhere.
    MissingReference {
        /// The file and the place of the reference.
        place: String,
        /// Where it should lead.
        reference: String,
        /// Why it does not.
        reason: String,
    },
    /// A schema refers to itself for the same value, so that no validator could ever come to an end.
    EndlessReference {
        /// The file and the place of the reference.
        place: String,
    },
}

impl fmt::Display for SchemaError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SchemaError::Unreadable { file, reason } => {
                write!(formatter, "`{}` cannot be read: {}", escape(file), escape(reason))
            }
            SchemaError::TooLarge { file } => {
                let limit = LARGEST >> 20;
                write!(formatter, "`{}` is too large: all files of a schema together may have {limit} MiB", escape(file))
            }
            SchemaError::NotJson { file, reason } => write!(formatter, "`{}` is not JSON: {}", escape(file), escape(reason)),
            SchemaError::NotASchema { place, reason } => {
                write!(formatter, "`{}` is not a JSON Schema: {}", escape(place), escape(reason))
            }
            SchemaError::MissingReference { place, reference, reason } => {
                write!(formatter, "`{}` refers to `{}`, but {}", escape(place), escape(reference), escape(reason))
            }
            SchemaError::EndlessReference { place } => {
                write!(formatter, "`{}` leads back to itself; no document could ever be judged by it", escape(place))
            }
        }
    }
}

impl std::error::Error for SchemaError {}

/// Far beyond any schema written by hand or by a generator.
const LARGEST: usize = 16 * 1024 * 1024;

impl Schema {
    /// A schema that refers to nothing but itself.
    pub fn new(document: Value) -> Result<Schema, SchemaError> {
        let absent = |_: &str, _: usize| Err(io::Error::new(io::ErrorKind::NotFound, "this schema has no files beside it"));
        Schema::assemble(SchemaFile::new("schema".to_owned(), document), LARGEST, absent)
    }

    /// A schema from a file; the files beside it that it refers to are read as well, and nothing else.
    pub fn read(path: impl AsRef<Path>) -> Result<Schema, SchemaError> {
        let path = path.as_ref();
        let name = path.to_string_lossy();
        let bytes = read_file(path, LARGEST).map_err(|error| match error.kind() {
            io::ErrorKind::FileTooLarge => SchemaError::TooLarge { file: name.to_string() },
            _ => SchemaError::Unreadable { file: name.to_string(), reason: reason(&error) },
        })?;
        let room = LARGEST.saturating_sub(bytes.len());
        let first = SchemaFile::parse(name.replace('\\', "/"), &bytes)?;
        Schema::assemble(first, room, |name, room| read_file(Path::new(name), room))
    }

    /// `read` is given a file's name and how large it may be.
    fn assemble(
        first: SchemaFile,
        mut room: usize,
        mut read: impl FnMut(&str, usize) -> io::Result<Vec<u8>>,
    ) -> Result<Schema, SchemaError> {
        let mut files = Files(Vec::new());
        let mut waiting = vec![first];
        while let Some(file) = waiting.pop() {
            file.check()?;
            let references = file.references();
            files.0.push(file);
            for (place, reference) in references {
                let missing =
                    |reason| SchemaError::MissingReference { place: place.clone(), reference: reference.clone(), reason };
                let name = files.file_of(files.0.len().saturating_sub(1), &reference).ok_or_else(|| {
                    missing("that is not a file beside this one, and nothing is fetched from elsewhere".to_owned())
                })?;
                if files.0.iter().chain(&waiting).any(|known| known.name == name) {
                    continue;
                }
                let bytes = read(&name, room).map_err(|error| match error.kind() {
                    io::ErrorKind::FileTooLarge => SchemaError::TooLarge { file: name.clone() },
                    _ => missing(format!("that cannot be read: {}", reason(&error))),
                })?;
                room = room.saturating_sub(bytes.len());
                waiting.push(SchemaFile::parse(name, &bytes)?);
            }
        }
        files.check_references()?;
        let validator = validator(&files.bundled()).map_err(|reason| files.root().not_a_schema(&files, reason))?;
        Ok(Schema { files, validator })
    }

    /// Does the schema accept this document? Formats count.
    pub fn accepts(&self, document: &Value) -> bool {
        self.validator.is_valid(document)
    }
}

pub(super) fn validator(schema: &Value) -> Result<Validator, String> {
    jsonschema::options().should_validate_formats(true).build(schema).map_err(|error| error.to_string())
}

/// Why a file cannot be read, and what to do about it.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "it does not exist; check the spelling of the path".to_owned(),
        io::ErrorKind::PermissionDenied => "it may not be read; look at its permissions".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder; name a file".to_owned(),
        _ => error.to_string(),
    }
}

fn read_file(path: &Path, room: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(room as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > room { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}
