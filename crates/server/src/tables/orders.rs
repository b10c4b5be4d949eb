//! Standing orders: what players want to be asked where they may interrupt, decided in advance.

use gladsheim_engine::{ActionId, Seat, Viewer};
use gladsheim_protocol::{Ask, By, EVERY_WINDOW, MAX_WINDOW, StandingOrder};

use super::actor::Actor;
use crate::store::Deed;
use crate::{HallError, PersonId};

/// How many orders a seat may have; no game has as many moments.
const MOST: usize = 64;

impl Actor {
    /// A person gives a standing order, which nobody else learns of.
    pub(crate) async fn order(
        &mut self,
        person: Option<PersonId>,
        order: StandingOrder,
    ) -> Result<(), HallError> {
        self.not_over()?;
        let seat = person.and_then(|person| self.record.seat_of(person));
        let seat = seat.ok_or(HallError::NotSeated)?;
        let StandingOrder { window, ask } = order;
        let length = window.chars().count();
        if !(1..=MAX_WINDOW).contains(&length) || window.chars().any(char::is_control) {
            return Err(HallError::BadText);
        }
        let mut kept = self.draft();
        let Some(record) = kept.record.seats.get_mut(seat.index()) else {
            return Err(HallError::NoSuchSeat);
        };
        match ask {
            Some(ask) => drop(record.orders.insert(window, ask)),
            None => drop(record.orders.remove(&window)),
        }
        if record.orders.len() > MOST {
            return Err(HallError::QuotaReached("the seat has too many standing orders"));
        }
        self.keep(kept).await?;
        self.tell_table_to(Viewer::Seat(seat));
        Ok(())
    }

    /// What the hall plays for a person who does not want to be asked this.
    pub(super) fn waved_through(&self, seat: Seat) -> Option<ActionId> {
        let fold = self.fold.as_ref().filter(|fold| fold.question(seat).is_some())?;
        let window = fold.table().question(seat, Viewer::Seat(seat))?.window?;
        let orders = &self.record.seat(seat)?.orders;
        let asks = match orders.get(window.name).or_else(|| orders.get(EVERY_WINDOW)) {
            None => window.ask_by_default,
            Some(Ask::Always) => true,
            Some(Ask::Concerned) => window.concerns,
            Some(Ask::Never) => false,
        };
        if asks { None } else { fold.table().timeout(seat) }
    }

    /// Passes for everybody who does not want to be asked.
    pub(super) async fn obey_orders(&mut self) {
        while self.retry_at.is_none() && self.playing().is_ok() {
            let people = self.record.waiting.and(self.record.people());
            let mut orders = people.iter().map(|seat| (seat, self.waved_through(seat)));
            let Some((seat, Some(action))) = orders.find(|(_, action)| action.is_some()) else {
                return;
            };
            // The order is the person's own will, given in advance.
            let done = self.do_deed(seat, Deed::Act(action), By::Person, self.draft()).await;
            if let Err(error) = done {
                tracing::warn!(table = %self.record.id, %error, "an order was not carried out");
                self.retry_later();
            }
        }
    }
}
