//! The deck: a lazily shuffled pool, with the few cards whose place somebody knows.

use gladsheim_engine::{Chance, Seat, SeatSet, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::counts::Counts;
use crate::frame::Looked;
use crate::ids::{Card, SEATS};

/// Room for cards in known places: more than any game can bring about (at most 24 good cards and
/// the Draugr are ever under a deck), and enough for scenarios to lay out a whole deck.
const PLACES: usize = 58;

/// A card in a known place, and the seats that have seen it there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Placed(u8);

impl Placed {
    /// A card and who has seen it.
    #[must_use]
    #[inline]
    pub const fn new(card: Card, seen: SeatSet) -> Self {
        Self(card as u8 | seen.bits() << 3)
    }

    /// The card.
    #[must_use]
    #[inline]
    pub const fn card(self) -> Card {
        Card::at((self.0 & 7) as u32)
    }

    /// The seats that have seen it. What all five seats of the table have seen, the public has.
    #[must_use]
    #[inline]
    pub const fn seen(self) -> SeatSet {
        SeatSet::from_bits(self.0 >> 3)
    }

    /// The same card, seen by one more.
    #[must_use]
    pub fn also_seen_by(self, seat: Seat) -> Self {
        Self::new(self.card(), self.seen().union(SeatSet::only(seat)))
    }

    /// Whether `viewer` has seen it.
    #[must_use]
    pub fn is_seen_by(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seen().contains(seat),
            Viewer::Public => self.seen() == SeatSet::first(SEATS),
        }
    }
}

/// The face-down deck, from the top: cards that were looked at, the shuffled rest, cards that were
/// put under it.
///
/// The rest is only a multiset. Which of its cards comes next is decided when it is drawn, which
/// is the same chance as a shuffle beforehand and saves the shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    pool: Counts,
    /// First those above the pool, from the top; then those below it, from the top.
    placed: [Placed; PLACES],
    len: u8,
    above: u8,
}

impl Deck {
    /// A shuffled deck of these cards.
    #[must_use]
    pub const fn shuffled(pool: Counts) -> Self {
        Self { pool, placed: [Placed(0); PLACES], len: 0, above: 0 }
    }

    /// How many cards there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u32 {
        self.pool.total() + self.len as u32
    }

    /// The cards of the shuffled rest.
    #[must_use]
    pub const fn pool(&self) -> Counts {
        self.pool
    }

    /// All cards of the deck.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let mut counts = self.pool;
        for placed in self.above().iter().chain(self.under()) {
            counts.add(placed.card());
        }
        counts
    }

    /// The cards above the shuffled rest, from the top.
    #[must_use]
    pub fn above(&self) -> &[Placed] {
        self.placed.get(..usize::from(self.above)).unwrap_or_default()
    }

    /// The cards below the shuffled rest, from the top.
    #[must_use]
    pub fn under(&self) -> &[Placed] {
        self.placed.get(usize::from(self.above)..usize::from(self.len)).unwrap_or_default()
    }

    /// Where the top two cards lie.
    #[inline]
    pub(crate) fn top_two(&self) -> Looked {
        let above = self.above.min(2);
        Looked::new(above, (self.pool.total() as u8).min(2 - above))
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Placed> {
        let rest = self.pool.total();
        if self.above > 0 || rest == 0 {
            return self.draw_placed();
        }
        let pool = self.pool;
        let kind = chance.choose(
            rest,
            |place| pool.at(place) as u32,
            |kind| kind < 6 && pool.of(Card::at(kind)) > 0,
        );
        let card = Card::at(kind);
        self.pool = self.pool.minus(Counts::one(card));
        Some(Placed::new(card, SeatSet::EMPTY))
    }

    fn draw_placed(&mut self) -> Option<Placed> {
        if self.len == 0 {
            return None;
        }
        let top = self.placed.first().copied();
        self.placed.copy_within(1.., 0);
        if let Some(last) = self.placed.last_mut() {
            *last = Placed(0);
        }
        self.len -= 1;
        self.above = self.above.saturating_sub(1);
        top
    }

    /// Puts a card under the deck, below those that lie there (VH-DRAUGR-4).
    #[inline]
    pub fn put_under(&mut self, placed: Placed) {
        match self.placed.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = placed;
                self.len += 1;
            }
            // More than any game brings about (see PLACES): keep the card, forget its place.
            None => self.pool.add(placed.card()),
        }
    }

    /// Puts cards on top, the first of them topmost.
    pub fn put_on_top(&mut self, cards: &[Placed]) {
        for placed in cards.iter().rev() {
            if usize::from(self.len) == PLACES {
                self.pool.add(placed.card());
                continue;
            }
            self.placed.copy_within(..PLACES - 1, 1);
            if let Some(first) = self.placed.first_mut() {
                *first = *placed;
            }
            self.len += 1;
            self.above += 1;
        }
    }

    /// Lets `seat` look at the top cards, as many as `N` if there are that many.
    pub fn peek<const N: usize>(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
    ) -> arrayvec::ArrayVec<Card, N> {
        let mut seen = arrayvec::ArrayVec::<Placed, N>::new();
        while !seen.is_full() {
            let Some(placed) = self.draw(chance) else { break };
            seen.push(placed.also_seen_by(seat));
        }
        self.put_on_top(&seen);
        seen.into_iter().map(Placed::card).collect()
    }

    /// Adds cards and shuffles everything: nobody knows any place any more.
    pub fn shuffle_in(&mut self, cards: Counts) {
        let mut all = self.counts();
        all.add_all(cards);
        *self = Self::shuffled(all);
    }

    /// Replaces those of the top two cards that `viewer` has not seen by what `redraw` gives, which
    /// is told the other card if that is settled.
    pub(crate) fn redraw_top_two(
        &mut self,
        viewer: Viewer,
        mut redraw: impl FnMut(Option<Card>) -> Card,
    ) {
        let [one, two, ..] = &mut self.placed;
        let mut settled = two.is_seen_by(viewer).then(|| two.card());
        for placed in [one, two] {
            if !placed.is_seen_by(viewer) {
                *placed = Placed::new(redraw(settled), placed.seen());
            }
            settled = Some(placed.card());
        }
    }

    /// Replaces every card below the first `settled` ones that `viewer` has not seen by what
    /// `redraw` gives, and the pool by what is left then.
    pub(crate) fn reimagine(
        &mut self,
        settled: usize,
        viewer: Viewer,
        unknown: &mut Counts,
        mut redraw: impl FnMut(&mut Counts) -> Card,
    ) {
        for placed in self.placed.iter_mut().take(usize::from(self.len)).skip(settled) {
            if !placed.is_seen_by(viewer) {
                *placed = Placed::new(redraw(unknown), placed.seen());
            }
        }
        self.pool = *unknown;
    }
}

/// What is stored: the cards in use, not the empty places.
#[derive(Serialize, Deserialize)]
struct Stored {
    pool: Counts,
    above: u8,
    placed: arrayvec::ArrayVec<Placed, PLACES>,
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let placed = self.placed.iter().take(usize::from(self.len)).copied().collect();
        Stored { pool: self.pool, above: self.above, placed }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = Stored::deserialize(deserializer)?;
        if usize::from(stored.above) > stored.placed.len() {
            return Err(serde::de::Error::custom("more cards above the pool than there are"));
        }
        let mut deck = Self::shuffled(stored.pool);
        for placed in stored.placed {
            deck.put_under(placed);
        }
        deck.above = stored.above;
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_in_the_order_they_lie() {
        let seat = Seat::new(1).unwrap();
        let mut chance = Chance::fast(1);
        let mut deck = Deck::shuffled([Card::Wolf, Card::Wolf].into_iter().collect());
        deck.put_under(Placed::new(Card::Draugr, SeatSet::EMPTY));
        deck.put_under(Placed::new(Card::Axe, SeatSet::only(seat)));
        assert!(deck.peek::<3>(seat, &mut chance).into_iter().eq([
            Card::Wolf,
            Card::Wolf,
            Card::Draugr
        ]));
        assert_eq!((deck.len(), deck.above().len(), deck.under().len()), (4, 3, 1));
        assert!(deck.above().iter().all(|placed| placed.is_seen_by(Viewer::Seat(seat))));
        let order: Vec<Card> =
            core::iter::from_fn(|| deck.draw(&mut chance)).map(Placed::card).collect();
        assert_eq!(order, [Card::Wolf, Card::Wolf, Card::Draugr, Card::Axe]);
        assert_eq!(deck, Deck::shuffled(Counts::NONE));
    }

    #[test]
    fn shuffling_forgets_every_place() {
        let mut deck = Deck::shuffled(Counts::NONE);
        deck.put_under(Placed::new(Card::Axe, SeatSet::first(SEATS)));
        deck.shuffle_in([Card::God].into_iter().collect());
        assert_eq!(deck, Deck::shuffled([Card::God, Card::Axe].into_iter().collect()));
    }
}
