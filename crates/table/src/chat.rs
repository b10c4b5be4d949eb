//! Chat at a table.

use gladsheim_protocol::ChatLine;

use crate::outcome::{Outcome, Then};
use crate::record::Sitter;
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{TableError, typed_text};

impl Table {
    /// Somebody at the table says something.
    ///
    /// # Errors
    /// If the person does not sit here or may not speak, or the text is empty or too long.
    pub fn say(
        &self,
        person: Option<PersonId>,
        typed: &str,
        now: Millis,
    ) -> Result<Outcome<ChatLine>, TableError> {
        let seat = self.seated(person)?;
        if self.record.seat(seat).is_some_and(|seat| seat.muted) {
            return Err(TableError::Muted);
        }
        let text = typed_text::chat(typed)?;
        let name = match self.record.seat(seat).map(|seat| &seat.sitter) {
            Some(Sitter::Person { name, .. }) => name.clone(),
            _ => return Err(TableError::NotSeated),
        };
        let mut change = self.draft();
        change.record.last_line += 1;
        let id = change.record.last_line;
        let line = ChatLine { id, at: now, seat: Some(seat), name, text };
        change.chat.push(line.clone());
        Ok(self.outcome(change, Then::Said(line.clone()), now).replying(line))
    }
}
