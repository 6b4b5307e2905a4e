//! Domain types in cells of SQLite and back. A cell that holds what cannot be is an error, never a guess.

use rusqlite::types::Type;
use rusqlite::{Error, Row};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error as StdError;

/// A word of an enum, as serde names it.
pub(super) fn word<T: Serialize>(value: T) -> rusqlite::Result<String> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Ok(word),
        other => Err(Error::ToSqlConversionFailure(format!("{other:?} is no word").into())),
    }
}

/// The enum of a word.
pub(super) fn from_word<T: DeserializeOwned>(row: &Row, column: &str) -> rusqlite::Result<T> {
    serde_json::from_value(serde_json::Value::String(row.get(column)?)).map_err(|error| wrong(column, error))
}

/// The enum of a word, or nothing.
pub(super) fn from_optional_word<T: DeserializeOwned>(row: &Row, column: &str) -> rusqlite::Result<Option<T>> {
    match row.get::<_, Option<String>>(column)? {
        None => Ok(None),
        Some(_) => from_word(row, column).map(Some),
    }
}

/// JSON text of a value.
pub(super) fn json<T: Serialize>(value: &T) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(|error| Error::ToSqlConversionFailure(error.into()))
}

/// The value of a JSON text.
pub(super) fn from_json<T: DeserializeOwned>(row: &Row, column: &str) -> rusqlite::Result<T> {
    serde_json::from_str(&row.get::<_, String>(column)?).map_err(|error| wrong(column, error))
}

/// A numbered thing.
pub(super) fn id<T: TryFrom<u32>>(row: &Row, column: &str) -> rusqlite::Result<T> {
    T::try_from(row.get(column)?).map_err(|_| wrong(column, "no such number"))
}

/// A numbered thing, or none.
pub(super) fn optional_id<T: TryFrom<u32>>(row: &Row, column: &str) -> rusqlite::Result<Option<T>> {
    row.get::<_, Option<u32>>(column)?.map(|number| T::try_from(number).map_err(|_| wrong(column, "no such number"))).transpose()
}

/// The error of a cell that holds what cannot be.
pub(super) fn wrong(column: &str, error: impl Into<Box<dyn StdError + Send + Sync>>) -> Error {
    Error::FromSqlConversionFailure(0, Type::Text, format!("{column}: {}", error.into()).into())
}
