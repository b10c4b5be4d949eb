//! Standing orders: what players want to be asked where they may interrupt, decided in advance.

use gladsheim_engine::{ActionId, Seat, Viewer};
use gladsheim_protocol::{Ask, By, EVERY_WINDOW, MAX_WINDOW, StandingOrder};

use crate::TableError;
use crate::outcome::{Outcome, Then};
use crate::record::EntryKind;
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;

/// How many orders a seat may have; no game has as many moments.
const MOST: usize = 64;

impl Table {
    /// A person gives a standing order, which nobody else learns of.
    ///
    /// # Errors
    /// If the person does not sit here, or gives too many.
    pub fn order(
        &self,
        person: Option<PersonId>,
        order: StandingOrder,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        self.not_over()?;
        let seat = self.seated(person)?;
        let StandingOrder { window, ask } = order;
        let length = window.chars().count();
        if !(1..=MAX_WINDOW).contains(&length) || window.chars().any(char::is_control) {
            return Err(TableError::BadText);
        }
        let mut change = self.draft();
        let Some(record) = change.record.seats.get_mut(seat.index()) else {
            return Err(TableError::NoSuchSeat);
        };
        match ask {
            Some(ask) => drop(record.orders.insert(window, ask)),
            None => drop(record.orders.remove(&window)),
        }
        if record.orders.len() > MOST {
            return Err(TableError::QuotaReached("the seat has too many standing orders"));
        }
        Ok(self.outcome(change, Then::TableTo(Viewer::Seat(seat)), now))
    }

    /// What the hall plays for a person who does not want to be asked this, and on whose word: an
    /// order is the person's own will, given in advance; the game's default is nobody's.
    pub(crate) fn waved_through(&self, seat: Seat) -> Option<(ActionId, By)> {
        let fold = self.fold.as_ref().filter(|fold| fold.question(seat).is_some())?;
        let window = fold.table().question(seat, Viewer::Seat(seat))?.window?;
        let orders = &self.record.seat(seat)?.orders;
        let (asks, by) = match orders.get(window.name).or_else(|| orders.get(EVERY_WINDOW)) {
            None => (window.ask_by_default, By::Hall),
            Some(Ask::Always) => (true, By::Person),
            Some(Ask::Concerned) => (window.concerns, By::Person),
            Some(Ask::Never) => (false, By::Person),
        };
        if asks { None } else { fold.table().timeout(seat).map(|action| (action, by)) }
    }

    /// Passes for somebody who does not want to be asked.
    pub(crate) fn obey_orders(&self, now: Millis) -> Option<Outcome> {
        self.playing().ok()?;
        let people = self.record.waiting.and(self.record.people());
        people.iter().find_map(|seat| {
            let (action, by) = self.waved_through(seat)?;
            self.step(seat, EntryKind::Act(action), by, self.draft(), now).ok()
        })
    }
}
