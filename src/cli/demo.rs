//! `demo`: plays a whole tournament of invented teams into a folder: the file, every paper, the exports.

use super::args::{Demo, Out};
use super::{Desk, Done, files};
use crate::documents::PaperSize;
use crate::documents::catalogue::{self, PlayersNames};
use crate::exchange::export::Export;
use crate::exchange::output::Kind;
use crate::rehearsal;
use crate::say;
use crate::store::ENDING;

pub(super) fn play(desk: &mut Desk, args: &Demo) -> Done {
    files::make_folder(desk, &args.dir)?;
    let path = args.dir.join(say!(desk.words, "cli-demo-file")).with_extension(ENDING);
    let mut session = rehearsal::play(&path).map_err(|error| desk.failed(&error))?;
    let printed_at = session.now();
    let cx = files::context(&desk.words, &session, printed_at);
    let papers = catalogue::all(&cx, session.tournament(), PlayersNames::Shown, PaperSize::A4, None)
        .map_err(|nothing| files::nothing_to_print(desk, &nothing))?;
    let mut written = Vec::new();
    for export in Export::ALL {
        written.push((path.with_extension(export.ending()), export.kind(), files::exported(desk, export, &session, printed_at)?));
    }
    for paper in &papers {
        written.push((args.dir.join(&paper.file_name), Kind::Pdf, files::pdf(desk, &paper.document)?));
    }
    desk.print(&path.display().to_string());
    for (out, kind, bytes) in &written {
        files::write(desk, &Out { out: out.clone(), force: false }, *kind, bytes)?;
    }
    let (teams, rounds) = (session.tournament().teams.len(), session.tournament().rounds.len());
    let folder = args.dir.display().to_string();
    let line = say!(desk.words, "cli-demo", teams = teams, rounds = rounds, files = written.len() + 1, folder = folder);
    desk.tell(&line);
    Ok(())
}
