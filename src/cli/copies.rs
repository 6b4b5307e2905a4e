//! Copies from a terminal: `copies` lists those of a folder, `restore` goes back to one, `rescue` saves what can be read of a
//! damaged file. Makes none by itself: a script copies when it says `backup`.

use super::args::{Backup, Copies, Restore};
use super::files::{check_ending, say_written};
use super::{Desk, Done, Failure};
use crate::domain::milestone;
use crate::i18n::date;
use crate::say;
use crate::session::copies::{self, Copy};
use crate::session::outside::Clock;
use crate::session::{self, Session};
use crate::store::{Access, ENDING};
use serde_json::json;

/// The copies of a tournament in a folder, also those not made by the window, the latest state first.
pub(super) fn list(desk: &mut Desk, args: &Copies) -> Done {
    let present = desk.open(&args.file, Access::Read)?;
    if let Err(error) = std::fs::read_dir(&args.dir) {
        return Err(Failure::File(desk.words.io_error(&args.dir, error.kind())));
    }
    let mut listing = copies::list(&args.dir, Some(present.history()));
    let itself = std::fs::canonicalize(&args.file).ok();
    listing.copies.retain(|copy| std::fs::canonicalize(&copy.named.path).ok() != itself);
    for error in &listing.unreadable {
        let sentence = desk.words.store_error(error);
        desk.tell(&sentence);
    }
    let found = listing.copies;
    if args.json {
        let rows: Vec<_> = found.iter().map(|copy| row(desk, copy)).collect();
        desk.print_json(&json!({ "copies": rows }));
        return Ok(());
    }
    if found.is_empty() {
        let nothing = say!(desk.words, "cli-no-copies", dir = args.dir.display().to_string());
        desk.tell(&nothing);
    }
    for copy in &found {
        let file = copy.named.path.file_name().unwrap_or_default().to_string_lossy();
        let since = copy.against.as_ref().map(|against| desk.words.against(against)).unwrap_or_default();
        let line = format!("{file}\t{}\t{}\t{}\t{since}", copy.state, date::exact(&copy.at), desk.words.progress(&copy.progress));
        desk.print(&line);
    }
    Ok(())
}

fn row(desk: &Desk, copy: &Copy) -> serde_json::Value {
    let against = copy.against.as_ref();
    json!({
        "file": copy.named.path,
        "state": copy.state,
        "at": copy.at.to_rfc3339(),
        "step": desk.words.progress(&copy.progress),
        "since": against.map(|against| against.since.len()),
        "ahead": against.map(|against| against.ahead),
    })
}

/// Goes back to a copy.
pub(super) fn restore(desk: &mut Desk, args: &Restore) -> Done {
    let words = say!(desk.words, "copy-before-restore");
    let restored = session::restore(&args.file, &args.copy, &words, &desk.operator, &Clock::System);
    let restored = restored.map_err(|error| desk.failed(&error))?;
    let history = restored.session.history();
    let progress = desk.words.progress(&milestone::progress(restored.session.tournament(), history.entries().last()));
    let file = args.file.display().to_string();
    let done = say!(desk.words, "restored", file = file, state = history.state().to_string(), progress = progress);
    desk.print(&done);
    if let Some(before) = restored.before {
        let before = say!(desk.words, "restored-before", before = before.display().to_string());
        desk.print(&before);
    }
    Ok(())
}

/// Saves what can be read of a damaged file.
pub(super) fn rescue(desk: &mut Desk, args: &Backup) -> Done {
    check_ending(desk, &args.out, &[ENDING])?;
    let rescued = Session::rescue(&args.file, &args.out, &desk.operator, Clock::System);
    let rescued = rescued.map_err(|error| desk.failed(&error))?;
    say_written(desk, &args.out);
    let sentences = desk.words.rescue(&rescued, &args.file);
    desk.tell_all(&sentences);
    Ok(())
}
