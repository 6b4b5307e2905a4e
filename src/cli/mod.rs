//! The command line (cli.md): everything a tournament needs, from a terminal, without a display. One file per area; each
//! verb turns its words into a command, runs it through a [`Session`], and says what was done. Holds no rule.

mod args;
mod checks;
mod clock;
mod copies;
mod demo;
mod event;
mod files;
mod lists;
mod localize;
mod papers;
mod penalties;
mod people;
mod rounds;
mod sheets;
mod show;
mod teams;

use crate::domain::command::ask::{Answer, ask};
use crate::domain::command::{Command, Warning, decide};
use crate::domain::points::NotPoints;
use crate::domain::{Points, Refusal, ruleset};
use crate::exchange::ExchangeError;
use crate::face;
use crate::i18n::Words;
use crate::say;
use crate::session::outside::{Clock, account_name};
use crate::session::{Outcome, Session, SessionError};
use crate::store::{Access, Trouble};
use crate::views::consequences::{self, Consequences};
use args::{Call, Options, Verb};
use clap::FromArgMatches;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// What a call leaves: what goes to standard output and to standard error, and the exit status.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// For scripts.
    pub out: String,
    /// For people.
    pub err: String,
    /// 0, 1, 2 or 3 (cli.md).
    pub status: u8,
}

/// Why a call ends without having done what was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Failure {
    /// Understood and refused (1).
    Refused(String),
    /// The call is wrong (2).
    Usage(String),
    /// A file makes trouble (3).
    File(String),
    /// Only what would come of it was asked for, and was shown (0).
    OnlyShown,
}

/// What a verb works with.
struct Desk {
    words: Words,
    operator: String,
    insists: bool,
    only_shows: bool,
    out: String,
    err: String,
}

type Done = Result<(), Failure>;

/// Runs a whole call and ends: what the binary does.
pub fn main() -> ExitCode {
    let report = run(std::env::args_os());
    // Nobody may be listening any more (`atout … | head`): that is no failure.
    let _ = std::io::stdout().lock().write_all(report.out.as_bytes());
    let _ = std::io::stderr().lock().write_all(report.err.as_bytes());
    ExitCode::from(report.status)
}

/// Runs a whole call, the program's name first.
pub fn run(call: impl IntoIterator<Item = OsString>) -> Report {
    let call: Vec<OsString> = call.into_iter().collect();
    let words = Words::french();
    if let Some(wish) = face::window_wanted(&call) {
        let sentence = match wish.window {
            face::Window::Desk => say!(words, "cli-no-window"),
            face::Window::Projector => say!(words, "cli-project-alone"),
        };
        return Report { err: sentence + "\n", status: 2, ..Report::default() };
    }
    let parsed = localize::command(&words).try_get_matches_from(&call).and_then(|matches| Call::from_arg_matches(&matches));
    match parsed {
        Ok(call) => carry_out(call),
        Err(error) => localize::report(&error, &words),
    }
}

/// A text without what a terminal would obey: a seed may hold any character.
fn visible(text: &str) -> impl Iterator<Item = char> {
    let is_plain = |c: char| !c.is_control() || matches!(c, '\t' | '\n');
    text.chars().map(move |c| if is_plain(c) { c } else { char::REPLACEMENT_CHARACTER })
}

fn carry_out(Call { verb, options }: Call) -> Report {
    let Options { operator, lang, yes, .. } = options;
    let french = Words::french();
    let Some(words) = lang.as_deref().map_or_else(|| Words::of("fr"), Words::of) else {
        let known = french.list(Words::languages());
        return Report {
            err: say!(french, "cli-unknown-language", lang = lang.unwrap_or_default(), known = known) + "\n",
            status: 2,
            ..Report::default()
        };
    };
    // A name of nothing but blanks is none.
    let operator = operator.filter(|name| !name.trim().is_empty()).unwrap_or_else(account_name);
    let mut desk = Desk { words, operator, insists: yes, only_shows: false, out: String::new(), err: String::new() };
    let done = desk.do_verb(verb);
    let (sentence, status) = match done {
        Ok(()) => (None, 0),
        Err(Failure::Refused(sentence)) => (Some(sentence), 1),
        Err(Failure::Usage(sentence)) => (Some(sentence), 2),
        Err(Failure::File(sentence)) => (Some(sentence), 3),
        Err(Failure::OnlyShown) => (Some(say!(desk.words, "cli-only-shown")), 0),
    };
    if let Some(sentence) = sentence.filter(|sentence| !sentence.is_empty()) {
        desk.tell(&sentence);
    }
    Report { out: desk.out, err: desk.err, status }
}

impl Desk {
    fn do_verb(&mut self, verb: Verb) -> Done {
        match verb {
            Verb::New(args) => event::new(self, args),
            Verb::Event(args) => event::edit(self, args),
            Verb::Rules(args) => event::rules(self, &args),
            Verb::Teams(args) => show::teams(self, &args),
            Verb::AddTeam(args) => teams::add(self, args),
            Verb::EditTeam(args) => teams::edit(self, args),
            Verb::RemoveTeam(args) => teams::remove(self, &args),
            Verb::ImportTeams(args) => teams::import(self, &args),
            Verb::Withdraw(args) => people::withdraw(self, &args),
            Verb::Return(args) => people::come_back(self, &args),
            Verb::Disqualify(args) => people::disqualify(self, args),
            Verb::Substitute(args) => people::substitute(self, args),
            Verb::Grant(args) => people::grant(self, args),
            Verb::Ungrant(args) => people::take_grant_back(self, args),
            Verb::Seat(args) => people::seat(self, &args),
            Verb::Draw(args) => rounds::draw(self, args),
            Verb::AnnulDraw(args) => rounds::annul(self, args),
            Verb::Pair(args) => rounds::pair(self, &args),
            Verb::Swap(args) => rounds::swap(self, args),
            Verb::Pairings(args) => show::pairings(self, &args),
            Verb::DrawRecord(args) => show::draw_record(self, &args),
            Verb::Enter(args) => sheets::enter(self, args),
            Verb::Check(args) => checks::check(self, &args),
            Verb::Settle(args) => checks::settle(self, args),
            Verb::ExchangeSheets(args) => sheets::exchange(self, args),
            Verb::TurnSheet(args) => sheets::turn(self, args),
            Verb::Penalty(args) => penalties::give(self, args),
            Verb::Unpenalty(args) => penalties::take_back(self, args),
            Verb::Ranking(args) => show::ranking(self, &args),
            Verb::Clock(args) => clock::clock(self, &args),
            Verb::Audit(args) => show::audit(self, &args),
            Verb::Explain(args) => show::explain(self, &args),
            Verb::Verify(args) => show::verify(self, &args),
            Verb::Journal(args) => show::journal(self, &args),
            Verb::Undo(args) => event::undo(self, &args),
            Verb::Redo(args) => event::redo(self, &args),
            Verb::Papers(args) => papers::list(self, &args),
            Verb::Print(args) => files::print(self, &args),
            Verb::Export(args) => files::export(self, &args),
            Verb::Backup(args) => files::backup(self, &args),
            Verb::Copies(args) => copies::list(self, &args),
            Verb::Restore(args) => copies::restore(self, &args),
            Verb::Rescue(args) => copies::rescue(self, &args),
            Verb::Demo(args) => demo::play(self, &args),
            Verb::Project(_) => Err(Failure::Usage(say!(self.words, "cli-project-alone"))),
        }
    }

    fn open(&self, file: &Path, access: Access) -> Result<Session, Failure> {
        Session::open(file, access, &self.operator, Clock::System).map_err(|error| self.failed(&error))
    }

    /// Opens a file, carries one command out, and passes on what there is to know.
    fn run(&mut self, file: &Path, command: Command) -> Result<(Session, Outcome), Failure> {
        if self.only_shows {
            return self.show(file, command);
        }
        let mut session = self.open(file, Access::Write)?;
        let command = self.agreed(&session, command).map_err(|refusal| self.refused(&refusal))?;
        let consequences = self.consequences(&session, &command).unwrap_or_default();
        let outcome = session.run(command).map_err(|error| self.failed(&error))?;
        self.say_outcome(&outcome);
        self.tell_all(&consequences);
        Ok((session, outcome))
    }

    /// A command as `--yes` confirms it. Where something else is wanted, or nothing was confirmed, what would come of it is
    /// said before the refusal, which names the option.
    fn agreed(&mut self, session: &Session, command: Command) -> Result<Command, Refusal> {
        match ask(session.tournament(), &command) {
            Answer::Yes(_) => Ok(command),
            Answer::No(refusal) => Err(refusal),
            Answer::Confirm { how, confirmed, .. } if self.insists && how.is_a_yes() => self.agreed(session, confirmed),
            Answer::Confirm { refusal, confirmed, .. } => {
                self.tell_what_would_come(session, &confirmed);
                Err(refusal)
            }
        }
    }

    /// Shows what a command would change, and changes nothing.
    fn show(&mut self, file: &Path, command: Command) -> Result<(Session, Outcome), Failure> {
        let session = self.open(file, Access::Read)?;
        let command = self.agreed(&session, command).map_err(|refusal| self.refused(&refusal))?;
        let decision = decide(session.tournament(), &command).map_err(|refusal| self.refused(&refusal))?;
        self.warn(&decision.warnings);
        let consequences = self.consequences(&session, &command).unwrap_or_default();
        self.tell_all(&consequences);
        Err(Failure::OnlyShown)
    }

    /// What would come of a command that waits for its confirmation, beyond what its refusal says.
    fn tell_what_would_come(&mut self, session: &Session, command: &Command) {
        let Ok(decision) = decide(session.tournament(), command) else { return };
        let is_said = |warning: &Warning| {
            matches!(warning, Warning::SheetsOpen(_) | Warning::UnevenTrumps { .. } | Warning::KeptUnverified { .. })
        };
        let warnings = decision.warnings.iter().filter(|warning| !is_said(warning)).map(|warning| self.words.warning(warning));
        let sentences: Vec<_> = warnings.chain(self.consequences(session, command).unwrap_or_default()).collect();
        if !sentences.is_empty() {
            let title = say!(self.words, "cli-once-confirmed");
            self.tell(&title);
            self.tell_all(&sentences);
        }
    }

    /// What a command changes of what people may have read already.
    fn consequences(&self, session: &Session, command: &Command) -> Option<Vec<String>> {
        let (tournament, history) = (session.tournament(), session.history());
        let decision = decide(tournament, command).ok().filter(|decision| consequences::rewrites(command, decision))?;
        let of = Consequences::of_decision(tournament, history, command, &decision);
        (!of.is_empty()).then(|| self.words.consequences(&of))
    }

    /// Carries one command out and says what was done, as the journal does.
    fn run_and_say(&mut self, file: &Path, command: Command) -> Done {
        let (session, outcome) = self.run(file, command)?;
        self.say_entry(&session, &outcome);
        Ok(())
    }

    fn say_entry(&mut self, session: &Session, outcome: &Outcome) {
        if let Some(entry) = outcome.state.and_then(|state| session.history().entry(state)) {
            let line = self.words.entry(entry, session.history());
            self.print(&line);
        }
    }

    fn say_outcome(&mut self, outcome: &Outcome) {
        self.warn(&outcome.warnings);
        if outcome.state.is_none() {
            let nothing = say!(self.words, "cli-nothing-new");
            self.tell(&nothing);
        }
    }

    fn warn(&mut self, warnings: &[Warning]) {
        for warning in warnings {
            let sentence = self.words.warning(warning);
            self.tell(&sentence);
        }
    }

    fn tell_all(&mut self, sentences: &[String]) {
        for sentence in sentences {
            self.tell(sentence);
        }
    }

    /// A line for people.
    fn tell(&mut self, sentence: &str) {
        self.err.extend(visible(sentence));
        self.err.push('\n');
    }

    /// A line for scripts.
    fn print(&mut self, line: &str) {
        self.out.extend(visible(line));
        self.out.push('\n');
    }

    fn print_json(&mut self, value: &serde_json::Value) {
        let _ = writeln!(self.out, "{value:#}");
    }

    /// The sentence of a refusal, with the option that helps where there is one.
    fn refused(&self, refusal: &Refusal) -> Failure {
        let sentence = self.words.refusal(refusal);
        Failure::Refused(match localize::hint(refusal, &self.words) {
            Some(hint) => format!("{sentence} {hint}"),
            None => sentence,
        })
    }

    fn failed(&self, error: &SessionError) -> Failure {
        match error {
            SessionError::Refused(refusal) => self.refused(refusal),
            SessionError::Store(error) if matches!(error.trouble, Trouble::Exists | Trouble::OtherTournament { .. }) => {
                Failure::Refused(self.words.store_error(error))
            }
            SessionError::Store(error) => Failure::File(self.words.store_error(error)),
        }
    }

    fn not_exchanged(&self, path: &Path, error: &ExchangeError) -> Failure {
        Failure::File(self.words.exchange_error(path, error))
    }

    /// A whole number from 0 as typed.
    fn number(&self, option: &str, text: &str) -> Result<u32, Failure> {
        let digits = text.trim();
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Failure::Usage(say!(self.words, "cli-not-a-number", option = option, text = text)));
        }
        digits.parse().map_err(|_| self.too_large(option, text))
    }

    /// Points as typed: whole, or with a half.
    fn points(&self, option: &str, text: &str) -> Result<Points, Failure> {
        text.parse().map_err(|fault| match fault {
            NotPoints::Malformed => Failure::Usage(say!(self.words, "cli-not-points", option = option, text = text)),
            NotPoints::TooLarge => self.too_large(option, text),
        })
    }

    fn too_large(&self, option: &str, text: &str) -> Failure {
        Failure::Refused(say!(self.words, "cli-number-too-large", option = option, text = text))
    }

    /// `KEY=VALUE` pairs.
    fn pairs(&self, set: &[String]) -> Result<Vec<(String, String)>, Failure> {
        let pair = |text: &String| match text.split_once('=') {
            Some((key, value)) if !key.trim().is_empty() => Ok((key.trim().to_owned(), value.trim().to_owned())),
            _ => Err(Failure::Usage(say!(self.words, "cli-not-a-pair", text = text))),
        };
        set.iter().map(pair).collect()
    }

    fn ruleset_refused(&self, fault: ruleset::RulesetFault) -> Failure {
        self.refused(&Refusal::Ruleset(fault))
    }
}
