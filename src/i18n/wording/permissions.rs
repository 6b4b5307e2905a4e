//! What may be done when, in words: of the window's help, and as a page of the manual.

use crate::domain::command::permission::{Act, Permission, STAGES, Stage, TABLE};
use crate::i18n::Words;
use crate::say;
use std::fmt::Write as _;

impl Words {
    /// The page « Que peut-on faire, et quand ? », in Markdown.
    pub fn what_may_be_done_when(&self) -> String {
        let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let stages = STAGES.map(|stage| self.stage(stage));
        let mut page = format!("# {}\n\n{}\n\n", say!(self, "manual-when"), say!(self, "manual-when-intro"));
        for permission in [Permission::Allowed, Permission::Warned, Permission::Confirmed, Permission::Refused] {
            let _ = writeln!(page, "- {}", self.permission(permission));
        }
        page.push('\n');
        let head = [vec![String::new()], stages.to_vec(), vec![say!(self, "manual-when-note")]].concat();
        page += &row(head.clone());
        page += &row(head.iter().map(|_| "---".to_owned()).collect());
        for (act, permissions) in TABLE {
            let cells = permissions.map(|permission| self.permission_sign(permission)).to_vec();
            page += &row([vec![self.act(act)], cells, vec![self.act_note(act)]].concat());
        }
        page
    }

    /// What an organiser does.
    pub fn act(&self, act: Act) -> String {
        self.message(&format!("act-{}", act.word()), &[])
    }

    /// On what it depends, and the way out where it is refused.
    pub fn act_note(&self, act: Act) -> String {
        self.message(&format!("act-note-{}", act.word()), &[])
    }

    /// How far a tournament has come.
    pub fn stage(&self, stage: Stage) -> String {
        match stage {
            Stage::BeforeDraw => say!(self, "stage-before-draw"),
            Stage::Drawn => say!(self, "stage-drawn"),
            Stage::SomeSheets => say!(self, "stage-some-sheets"),
            Stage::AllIn => say!(self, "stage-all-in"),
            Stage::NextDrawn => say!(self, "stage-next-drawn"),
            Stage::NextWithSheets => say!(self, "stage-next-with-sheets"),
            Stage::Finished => say!(self, "stage-finished"),
        }
    }

    /// What a sign means.
    pub fn permission(&self, permission: Permission) -> String {
        let sign = self.permission_sign(permission);
        match permission {
            Permission::Allowed => say!(self, "permission-allowed", sign = sign),
            Permission::Warned => say!(self, "permission-warned", sign = sign),
            Permission::Confirmed => say!(self, "permission-confirmed", sign = sign),
            Permission::Refused => say!(self, "permission-refused", sign = sign),
        }
    }

    /// The sign of a cell: not by colour, and not alike.
    pub fn permission_sign(&self, permission: Permission) -> String {
        match permission {
            Permission::Allowed => say!(self, "permission-sign-allowed"),
            Permission::Warned => say!(self, "permission-sign-warned"),
            Permission::Confirmed => say!(self, "permission-sign-confirmed"),
            Permission::Refused => say!(self, "permission-sign-refused"),
        }
    }
}
