//! What is written: `print`, `export`, `backup`.

use super::args::{Backup, Export, Out, Paper, Print, SortedBy};
use super::{Desk, Done, Failure, show};
use crate::documents::{self, Context};
use crate::domain::RoundNumber;
use crate::exchange::output::{self, Force, Kind, OutputTrouble};
use crate::exchange::result_export;
use crate::say;
use crate::session::Session;
use crate::store::Access;
use std::path::Path;

pub(super) fn backup(desk: &mut Desk, args: &Backup) -> Done {
    check_ending(desk, &args.out, &[crate::store::ENDING])?;
    let session = desk.open(&args.file, Access::Read)?;
    session.backup(&args.out).map_err(|error| desk.failed(&error))?;
    say_written(desk, &args.out);
    Ok(())
}

/// By ending: a table for a French Excel, or everything for programs.
pub(super) fn export(desk: &mut Desk, args: &Export) -> Done {
    let ending = args.to.out.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let folder = args.to.out.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
    if folder || matches!(ending.as_deref(), Some("xlsx" | "html")) {
        return Err(Failure::Refused(say!(desk.words, "cli-not-yet")));
    }
    check_ending(desk, &args.to.out, &["csv", "json"])?;
    let session = desk.open(&args.file, Access::Read)?;
    let (kind, text) = match ending.as_deref() {
        Some("json") => {
            let everything = result_export::everything(session.tournament(), session.history(), &desk.words);
            (Kind::Json, format!("{everything:#}\n"))
        }
        _ => (Kind::Csv, result_export::spreadsheet_csv(session.tournament(), &desk.words)),
    };
    write(desk, &args.to, kind, text.as_bytes())
}

fn check_ending(desk: &Desk, out: &Path, endings: &[&str]) -> Done {
    let known = |ending: &std::ffi::OsStr| endings.iter().any(|known| ending.eq_ignore_ascii_case(known));
    if out.extension().is_some_and(known) {
        return Ok(());
    }
    let endings = desk.words.list(endings.iter().map(|ending| format!(".{ending}")));
    Err(Failure::Usage(say!(desk.words, "cli-wrong-ending", file = out.display().to_string(), endings = endings)))
}

fn write(desk: &mut Desk, to: &Out, kind: Kind, bytes: &[u8]) -> Done {
    let force = if to.force { Force::Yes } else { Force::No };
    output::write(&to.out, kind, force, bytes).map_err(|error| match error.trouble {
        OutputTrouble::OtherKind => Failure::Refused(desk.words.output_error(&error)),
        _ => Failure::File(desk.words.output_error(&error)),
    })?;
    say_written(desk, &to.out);
    Ok(())
}

fn say_written(desk: &mut Desk, file: &Path) {
    let line = say!(desk.words, "cli-written", file = file.display().to_string());
    desk.print(&line);
}
