//! The call itself in the user's language: help, mistakes in the call, and the option that helps after a refusal. The words
//! of cli.md stay as they are in every language.

use super::Report;
use super::args::Call;
use crate::domain::Refusal;
use crate::domain::command::ask::{Confirmation, confirmation};
use crate::domain::draw::DrawRefusal;
use crate::i18n::Words;
use crate::say;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory};

/// The command line with its help in the user's language.
pub(super) fn command(words: &Words) -> Command {
    let template = say!(words, "cli-help-template").replace('[', "{").replace(']', "}");
    localized(Call::command(), words, "atout", &template)
}

/// Help and version go to standard output; a mistake is one sentence.
pub(super) fn report(error: &clap::Error, words: &Words) -> Report {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Report { out: error.render().to_string(), ..Report::default() },
        _ => Report { err: mistake(error, words) + "\n", status: 2, ..Report::default() },
    }
}

/// The option that does what a refusal asks for.
pub(super) fn hint(refusal: &Refusal, words: &Words) -> Option<String> {
    if let Some(how) = confirmation(refusal) {
        return Some(match how {
            Confirmation::Insist => say!(words, "cli-hint-yes"),
            Confirmation::SheetsToo => say!(words, "cli-hint-with-sheets"),
            Confirmation::Rematch => say!(words, "cli-hint-allow-rematch"),
            Confirmation::Unverified => say!(words, "cli-hint-keep-unverified"),
            Confirmation::Reason => say!(words, "cli-hint-reason"),
        });
    }
    match refusal {
        Refusal::Full { .. } | Refusal::RegistrationClosed { .. } => Some(say!(words, "cli-hint-waiting")),
        Refusal::Draw(DrawRefusal::Odd { .. }) => Some(say!(words, "cli-hint-odd")),
        _ => None,
    }
}

/// Puts the texts `cli-verb-…` and `cli-arg-…` into a command and those below it.
fn localized(command: Command, words: &Words, name: &str, template: &str) -> Command {
    let about = words.message(&format!("cli-verb-{name}"), &[]);
    let arguments: Vec<String> = command.get_arguments().map(|argument| argument.get_id().to_string()).collect();
    let verbs: Vec<String> = command.get_subcommands().map(|verb| verb.get_name().to_owned()).collect();
    let mut command = command
        .about(about)
        .help_template(template.to_owned())
        .subcommand_value_name(say!(words, "cli-verb-value"))
        .subcommand_help_heading(say!(words, "cli-verbs-heading"));
    for argument in arguments {
        let help = words.message(&format!("cli-arg-{}", argument.replace('_', "-")), &[]);
        command = command.mut_arg(argument, |argument| {
            let takes_values = argument.get_action().takes_values();
            let argument = argument.help(help);
            // A negative number is a value like others: why it does not go is said where it is read.
            if takes_values { argument.hide_possible_values(true).allow_negative_numbers(true) } else { argument }
        });
    }
    for verb in verbs {
        command = command.mut_subcommand(&verb, |below| localized(below, words, &verb, template));
    }
    command
}

fn mistake(error: &clap::Error, words: &Words) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => words.list(texts),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => say!(words, "cli-unknown-verb", verb = context(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => say!(words, "cli-no-verb"),
        ErrorKind::UnknownArgument => say!(words, "cli-unknown-argument", argument = argument),
        ErrorKind::MissingRequiredArgument => say!(words, "cli-missing-argument", argument = argument),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            say!(words, "cli-value-missing", argument = argument)
        }
        ErrorKind::InvalidValue => {
            let allowed = match error.get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(texts)) => words.list_or(texts),
                _ => String::new(),
            };
            let value = context(ContextKind::InvalidValue);
            say!(words, "cli-invalid-value", argument = argument, value = value, allowed = allowed)
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            say!(words, "cli-number-of-values", argument = argument)
        }
        ErrorKind::ArgumentConflict => {
            say!(words, "cli-conflict", argument = argument, other = context(ContextKind::PriorArg))
        }
        ErrorKind::InvalidUtf8 => say!(words, "cli-not-utf8"),
        _ => say!(words, "cli-wrong-call"),
    }
}
