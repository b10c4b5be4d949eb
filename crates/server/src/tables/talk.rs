//! Chat at a table.

use gladsheim_protocol::{ChatLine, ServerMessage};

use super::actor::Actor;
use crate::store::Sitter;
use crate::{HallError, PersonId, text, time};

impl Actor {
    /// Somebody at the table says something.
    pub(crate) async fn say(
        &mut self,
        person: Option<PersonId>,
        typed: &str,
    ) -> Result<ChatLine, HallError> {
        let seat = person.and_then(|person| self.record.seat_of(person));
        let seat = seat.ok_or(HallError::NotSeated)?;
        let text = text::chat(typed)?;
        let name = match self.record.seat(seat).map(|seat| &seat.sitter) {
            Some(Sitter::Person { name, .. }) => name.clone(),
            _ => return Err(HallError::NotSeated),
        };
        let mut kept = self.draft();
        kept.record.last_line += 1;
        let id = kept.record.last_line;
        let line = ChatLine { id, at: time::now(), seat: Some(seat), name, text };
        kept.chat.push(line.clone());
        self.keep(kept).await?;
        self.tell_all(&ServerMessage::Chat(line.clone()));
        Ok(line)
    }
}
