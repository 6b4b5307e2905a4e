//! « Récapitulation » and « Caisse comptée »: the sums by which the treasurer counts the cash. Each can be checked against
//! the others: due − paid = balance, and the ways add up to what was paid.

use crate::documents::flow::Block;
use crate::documents::page::{Area, At, Drawing, Style};
use crate::domain::team::PaymentWay;
use crate::i18n::{Words, number};
use crate::say;
use crate::views::cash::{Cash, CashLine, Spared, Sums};

use super::amount_or_dash;

/// From the table to the rule under the titles, mm.
const HEAD: f32 = 8.7;

/// The height of a line of the summary, mm.
const LINE: f32 = 5.4;

/// What « Caisse comptée » takes below the titles, mm.
const COUNTED: f32 = 49.5;

/// A line of the summary: what, how many, how much.
struct Entry {
    label: String,
    count: String,
    amount: String,
    is_sum: bool,
}

pub(super) fn summary(words: &Words, cash: &Cash) -> Block {
    let entries = entries(words, cash);
    let mut drawing = Drawing::default();
    title(&mut drawing, 12.0..104.0, &say!(words, "papers-cash-summary"));
    title(&mut drawing, 116.0..198.0, &say!(words, "papers-cash-counted"));
    let mut y = HEAD;
    for entry in &entries {
        let style = if entry.is_sum { Style::bold(9.0) } else { Style::regular(9.0) };
        drawing.text(At::Left(12.0), y + 3.75, style, &entry.label);
        drawing.text(At::Right(82.0), y + 3.75, style, &entry.count);
        drawing.text(At::Right(104.0), y + 3.75, style, &entry.amount);
        y += LINE;
        drawing.rule(12.0..104.0, y, if entry.is_sum { 0.4 } else { 0.12 });
    }
    counted(words, &mut drawing);
    Block { height: y.max(HEAD + COUNTED) + 0.5, drawing }
}

fn title(drawing: &mut Drawing, span: std::ops::Range<f32>, text: &str) {
    drawing.text(At::Left(span.start), HEAD - 1.8, Style::bold(11.0), text);
    drawing.rule(span, HEAD, 0.4);
}

fn entries(words: &Words, cash: &Cash) -> Vec<Entry> {
    let line = |label, count: String, amount| Entry { label, count, amount: amount_or_dash(amount), is_sum: false };
    let sum = |label, amount| Entry { is_sum: true, ..line(label, String::new(), amount) };
    let sums = Sums::of(&cash.lines);
    let mut entries = vec![line(say!(words, "papers-cash-paying"), paying(cash), sums.due)];
    let spared = |why: fn(&CashLine) -> bool| cash.lines.iter().filter(|line| line.due == 0).filter(|line| why(line)).count();
    let (waiting, asked) =
        (spared(|line| line.spared == Some(Spared::Waiting)), spared(|line| line.spared != Some(Spared::Waiting)));
    let unranked = spared(|line| line.spared == Some(Spared::Unranked));
    if asked > 0 {
        let label = if unranked == asked {
            say!(words, "papers-cash-exempted-unranked", count = asked)
        } else {
            say!(words, "papers-cash-exempted-teams", count = asked)
        };
        entries.push(line(label, asked.to_string(), 0));
    }
    if waiting > 0 {
        entries.push(line(say!(words, "papers-cash-waiting", count = waiting), waiting.to_string(), 0));
    }
    entries.push(sum(say!(words, "papers-cash-due"), sums.due));
    let paid_by = |way| Sums::of(cash.lines.iter().filter(|line| line.way == way)).paid;
    entries.push(line(say!(words, "papers-cash-paid-in-cash"), String::new(), paid_by(Some(PaymentWay::Cash))));
    entries.push(line(say!(words, "papers-cash-paid-twint"), String::new(), paid_by(Some(PaymentWay::Twint))));
    entries.push(line(say!(words, "papers-cash-paid-transfer"), String::new(), paid_by(Some(PaymentWay::Transfer))));
    let otherwise = paid_by(None) + paid_by(Some(PaymentWay::Exempted));
    if otherwise != 0 {
        entries.push(line(say!(words, "papers-cash-paid-unknown"), String::new(), otherwise));
    }
    entries.push(sum(say!(words, "papers-cash-paid"), sums.paid));
    let open = |wanted: fn(i64) -> bool| {
        let open: Vec<&CashLine> = cash.lines.iter().filter(|line| wanted(line.balance())).collect();
        (open.len(), Sums::of(open).balance())
    };
    let (owing, owed) = open(|balance| balance > 0);
    entries.push(line(say!(words, "papers-cash-owed", count = owing), String::new(), owed));
    let (returning, returned) = open(|balance| balance < 0);
    if returning > 0 {
        entries.push(line(say!(words, "papers-cash-to-give-back", count = returning), String::new(), returned));
    }
    entries.push(sum(say!(words, "papers-cash-balance"), sums.balance()));
    entries
}

/// « 99 × 60.00 », or the number alone where not all owe the same.
fn paying(cash: &Cash) -> String {
    let dues: Vec<i64> = cash.lines.iter().map(|line| line.due).filter(|due| *due != 0).collect();
    match dues.first() {
        Some(due) if dues.iter().all(|other| other == due) => format!("{} × {}", dues.len(), number::amount(*due)),
        _ => dues.len().to_string(),
    }
}

/// Boxes to write in what was counted, and a line to sign on.
fn counted(words: &Words, drawing: &mut Drawing) {
    let labels = [say!(words, "papers-cash-coins"), say!(words, "papers-cash-float"), say!(words, "papers-cash-difference")];
    let mut y = HEAD + 2.4;
    for label in &labels {
        drawing.text(At::Left(116.0), y + 5.0, Style::regular(9.0), label);
        drawing.frame(Area::new(168.0..198.0, y..y + 8.0), 0.4);
        y += 10.0;
    }
    drawing.rule(116.0..198.0, HEAD + 45.3, 0.3);
    drawing.text(At::Left(116.0), HEAD + 48.7, Style::regular(8.0), &say!(words, "papers-cash-signature"));
}
