//! Looks into a zip before `calamine` does: tells which spreadsheet it is, and that unpacking it eats neither memory nor
//! time. Reads no cell.
//!
//! What a zip says of its own sizes may be a lie, so every part is unpacked once and counted. `calamine` sets no limit of
//! its own, and trusts counts that a file claims (`uniqueCount` of the shared strings).

use super::ods_guard;
use super::{ExchangeError, Limit};
use std::io::{Cursor, Read};
use zip::ZipArchive;
use zip::result::ZipError;

/// The most bytes all parts may have together once unpacked: a list within the other limits has far fewer.
pub(super) const UNPACKED_MAX: usize = 64 * 1024 * 1024;
/// The most parts.
const PARTS_MAX: usize = 2_000;

/// Which spreadsheet a zip is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Package {
    /// .xlsx or .xlsm.
    Xlsx,
    /// .ods.
    Ods,
}

/// Checks the whole zip.
pub(super) fn check(bytes: &[u8]) -> Result<Package, ExchangeError> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(damaged)?;
    if zip.len() > PARTS_MAX {
        return Err(ExchangeError::TooLarge(Limit::UnpackedBytes));
    }
    let (mut package, mut room) = (None, UNPACKED_MAX);
    for i in 0..zip.len() {
        let (name, part) = unpack(&mut zip, i, room)?;
        room -= part.len();
        match name.as_str() {
            "xl/workbook.xml" => package = Some(Package::Xlsx),
            "mimetype" if part.starts_with(b"application/vnd.oasis.opendocument.spreadsheet") => package = Some(Package::Ods),
            "content.xml" => ods_guard::check(&part)?,
            "xl/sharedstrings.xml" => check_claims(&part)?,
            _ => {}
        }
    }
    package.ok_or(ExchangeError::NotASpreadsheet)
}

/// The name in small letters and the bytes of a part.
fn unpack(zip: &mut ZipArchive<Cursor<&[u8]>>, index: usize, room: usize) -> Result<(String, Vec<u8>), ExchangeError> {
    let file = zip.by_index(index).map_err(damaged)?;
    let name = file.name().map_err(damaged)?.replace('\\', "/").to_ascii_lowercase();
    let mut part = Vec::new();
    file.take(room as u64 + 1).read_to_end(&mut part).map_err(|error| ExchangeError::Damaged { detail: error.to_string() })?;
    if part.len() > room { Err(ExchangeError::TooLarge(Limit::UnpackedBytes)) } else { Ok((name, part)) }
}

/// A count of strings beyond the bytes they are in would make `calamine` ask for memory that is not there.
fn check_claims(part: &[u8]) -> Result<(), ExchangeError> {
    const CLAIM: &[u8] = b"uniqueCount";
    let claims = part.windows(CLAIM.len()).enumerate().filter(|(_, window)| *window == CLAIM);
    for (at, _) in claims {
        let rest = &part[at + CLAIM.len()..];
        let skipped = rest.iter().take(20).take_while(|byte| !byte.is_ascii_digit()).count();
        let digits = rest[skipped..].iter().take_while(|byte| byte.is_ascii_digit());
        let claimed = digits.fold(0_usize, |sum, digit| sum.saturating_mul(10).saturating_add(usize::from(digit - b'0')));
        if claimed > part.len() {
            return Err(ExchangeError::Damaged { detail: format!("{claimed} shared strings in {} bytes", part.len()) });
        }
    }
    Ok(())
}

fn damaged(error: ZipError) -> ExchangeError {
    match error {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => ExchangeError::Protected,
        error => ExchangeError::Damaged { detail: error.to_string() },
    }
}
