//! What a team owes and paid, as fields. Empty amounts mean the usual: the fee, and what is due once it is paid.

use crate::domain::team::{Payment, PaymentWay};
use crate::gui::cx::Cx;
use crate::gui::theme::{ROUND, STEP, palette, small, strong};
use crate::gui::widgets::{check, field_with, toggle};
use crate::i18n::number::{amount, read_amount};
use crate::say;
use eframe::egui::{Frame, Margin, Ui};

/// The fields.
pub(super) struct PaymentFields {
    settled: bool,
    due: String,
    received: String,
    way: Option<PaymentWay>,
    remark: String,
}

impl PaymentFields {
    /// As they stand.
    pub(super) fn of(payment: &Payment) -> Self {
        let text = |hundredths: Option<i64>| hundredths.map_or_else(String::new, amount);
        Self {
            settled: payment.settled,
            due: text(payment.due),
            received: text(payment.received),
            way: payment.way,
            remark: payment.remark.clone(),
        }
    }

    /// What they say; `None` where an amount cannot be read.
    pub(super) fn read(&self) -> Option<Payment> {
        Some(Payment {
            settled: self.settled,
            due: read(&self.due).ok()?,
            received: read(&self.received).ok()?,
            way: self.way,
            remark: self.remark.clone(),
        })
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        Frame::new().fill(palette(ui).background).corner_radius(ROUND).inner_margin(Margin::symmetric(16, 12)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.5 * STEP;
            ui.horizontal(|ui| {
                ui.label(strong(say!(words, "edit-team-payment")));
                ui.add_space(STEP);
                check(ui, &say!(words, "registration-paid"), &mut self.settled);
                ui.add_space(STEP);
                self.ways(ui, cx);
            });
            ui.horizontal_top(|ui| {
                let width = ui.available_width();
                field_with(ui, &say!(words, "edit-team-due"), &mut self.due, 120.0, None);
                field_with(ui, &say!(words, "edit-team-received"), &mut self.received, 120.0, None);
                field_with(ui, &say!(words, "edit-team-remark"), &mut self.remark, width - 240.0 - 2.0 * STEP, None);
            });
            if self.read().is_none() {
                ui.label(small(say!(words, "edit-team-not-an-amount")).color(palette(ui).error));
            } else {
                let fee = amount(cx.tournament.event.fee);
                ui.label(small(say!(words, "edit-team-usual", fee = fee)).color(palette(ui).text_weak));
            }
        });
    }

    fn ways(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let words = cx.words;
        for (way, text) in [
            (None, say!(words, "payment-unsaid")),
            (Some(PaymentWay::Cash), say!(words, "payment-cash")),
            (Some(PaymentWay::Twint), say!(words, "payment-twint")),
            (Some(PaymentWay::Transfer), say!(words, "payment-transfer")),
            (Some(PaymentWay::Exempted), say!(words, "payment-exempted")),
        ] {
            toggle(ui, &text, way, &mut self.way);
        }
    }
}

/// An amount, or nothing.
///
/// # Errors
/// It is neither.
fn read(text: &str) -> Result<Option<i64>, NoAmount> {
    let plain = text.replace(['’', '\''], "");
    if plain.trim().is_empty() { Ok(None) } else { read_amount(&plain).map(Some).ok_or(NoAmount) }
}

/// What was typed is no amount.
#[derive(Debug)]
struct NoAmount;
