//! `papers`: what can be printed now, on which state each paper rests, and what changed since a state. Prints nothing.

use super::args::Papers;
use super::{Desk, Done, files};
use crate::documents::catalogue::{self, Description};
use crate::domain::history::StateNumber;
use crate::say;
use crate::store::Access;
use crate::views::paper_state;
use serde_json::json;

pub(super) fn list(desk: &mut Desk, args: &Papers) -> Done {
    let mut session = desk.open(&args.of.file, Access::Read)?;
    let since = files::since(desk, args.since.as_deref())?;
    let now = session.now();
    let cx = files::context(&desk.words, &session, now);
    let tournament = session.tournament();
    let changed = |paper: &Description| since.is_none_or(|since| !paper_state::holds(cx.history, paper.shows, since));
    let offered = catalogue::offered(tournament).into_iter();
    let described = offered.filter_map(|order| catalogue::describe(&cx, tournament, &order).ok());
    let papers: Vec<Description> = described.filter(changed).collect();
    let state = session.history().state();
    if args.of.json {
        desk.print_json(&json!({ "state": state, "papers": papers.iter().map(as_json).collect::<Vec<_>>() }));
        return Ok(());
    }
    for paper in &papers {
        let line =
            say!(desk.words, "cli-paper", word = paper.order.kind.word(), title = &paper.title, state = paper.state.to_string());
        desk.print(&line);
    }
    let line = summary(desk, papers.len(), state, since);
    desk.tell(&line);
    Ok(())
}

fn as_json(paper: &Description) -> serde_json::Value {
    json!({ "document": paper.order.kind.word(), "round": paper.order.round, "title": paper.title, "state": paper.state })
}

fn summary(desk: &Desk, count: usize, state: StateNumber, since: Option<StateNumber>) -> String {
    let (words, state) = (&desk.words, state.to_string());
    match since {
        None => say!(words, "cli-papers", count = count, state = state),
        Some(since) => say!(words, "cli-papers-since", count = count, state = state, since = since.to_string()),
    }
}
