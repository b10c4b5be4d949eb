//! What actions do. Every function ends where somebody must choose, or the game is over.

use gladsheim_engine::{EventSink, Game as _, PerSeat, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::rules::Flyting;
use crate::state::{Line, Phase, State};
use crate::verse::Verse;

/// The faces of the die that a drink is decided by.
const FACES: u32 = 6;

impl Flyting {
    /// Plays an action from the legal list.
    pub(crate) fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Self>,
    ) {
        match action {
            Action::Silent => self.choose(state, seat, Line::Silent, events),
            Action::Recite { verse } => self.choose(state, seat, Line::Verse(verse), events),
            Action::Boast => {
                let fame = self.content.contest.boast;
                win(state, seat, fame);
                events.emit(state, || Event::Boasted { seat, fame });
                self.end_round(state, events);
            }
            Action::Drink => {
                let die = state.chance.below(FACES) as u8;
                let fame = die / 2;
                win(state, seat, fame);
                events.emit(state, || Event::Drank { seat, die: die + 1, fame });
                self.end_round(state, events);
            }
            Action::Listen => self.listen(state, seat, events),
            Action::Keep { verse } => {
                if let Phase::Keep(_, [one, other]) = state.phase {
                    let forgotten = if verse == one { other } else { one };
                    self.keep(state, seat, verse, forgotten, events);
                }
            }
        }
    }

    /// FLYTING-ROUND-1: a line is chosen, and waits for the others.
    fn choose(&self, state: &mut State, seat: Seat, line: Line, events: &mut impl EventSink<Self>) {
        state.sealed[seat] = Some(line);
        events.emit(state, || Event::Chose { seat, line: Some(line) });
        self.maybe_recite(state, events);
    }

    /// FLYTING-ROUND-2 and FLYTING-ROUND-3: once all have chosen, the lines come out, and the verse
    /// of most worth that only one player recites brings that player the floor.
    fn maybe_recite(&self, state: &mut State, events: &mut impl EventSink<Self>) {
        if !state.unsealed(self.seats()).is_empty() {
            return;
        }
        let present = state.present(self.seats());
        let lines = core::mem::take(&mut state.sealed);
        let mut best: Option<(u8, SeatSet)> = None;
        for seat in present.iter() {
            let Some(line) = lines[seat] else { continue };
            if let Line::Verse(verse) = line {
                state.hands[seat].take(verse);
                state.recited.add(verse, 1);
            }
            events.emit(state, || Event::Recited { seat, line });
        }
        for verse in Verse::ALL {
            let said = |seat: &Seat| lines[*seat] == Some(Line::Verse(verse));
            let seats: SeatSet = present.iter().filter(said).collect();
            let worth = self.content.worth(verse);
            if seats.len() == 1 && best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, seats));
            }
        }
        let candidates = best.map_or(present, |(_, seats)| seats);
        let Some(seat) = candidates.clockwise_from(state.first) else { return };
        state.phase = Phase::Floor(seat);
        events.emit(state, || Event::Floor { seat });
    }

    /// FLYTING-FLOOR-3: two verses are heard. Where they are alike there is nothing to choose, and
    /// the rules go on by themselves.
    fn listen(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Self>) {
        let (Some(one), Some(other)) = (self.draw(state), self.draw(state)) else { return };
        let verses = [one.min(other), one.max(other)];
        if one != other {
            state.phase = Phase::Keep(seat, verses);
        }
        events.emit(state, || Event::Heard { seat, verses });
        if one == other {
            self.keep(state, seat, one, other, events);
        }
    }

    fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        kept: Verse,
        forgotten: Verse,
        events: &mut impl EventSink<Self>,
    ) {
        state.hands[seat].add(kept, 1);
        state.forgotten[seat].add(forgotten, 1);
        // Nobody may see in the middle of this whether there was a choice (FLYTING-HIDE-2).
        state.phase = Phase::Floor(seat);
        events.emit(state, || Event::Kept { seat, kept: Some(kept), forgotten: Some(forgotten) });
        self.end_round(state, events);
    }

    /// FLYTING-END-1: on to the next round, unless it was the last or somebody has no verse left.
    fn end_round(&self, state: &mut State, events: &mut impl EventSink<Self>) {
        let present = state.present(self.seats());
        let is_bare = |seat: Seat| state.hands[seat].total() == 0;
        if state.round >= self.rounds() || present.iter().any(is_bare) {
            return self.end(state, events);
        }
        state.round += 1;
        state.phase = Phase::Recite;
        let next = state.first.next(self.seats());
        state.first = present.clockwise_from(next).unwrap_or(next);
        events.emit(state, || Event::Round { round: state.round, first: state.first });
    }

    /// FLYTING-LEAVE-1 and FLYTING-LEAVE-2.
    pub(crate) fn depart(&self, state: &mut State, seat: Seat, events: &mut impl EventSink<Self>) {
        state.left.insert(seat);
        state.sealed[seat] = None;
        events.emit(state, || Event::Left { seat });
        let alone = state.present(self.seats()).len() <= 1;
        if let Phase::Keep(listener, heard) = state.phase
            && (listener == seat || alone)
        {
            state.deck.add_all(heard.into_iter().collect());
        }
        match state.phase {
            _ if alone => self.end(state, events),
            Phase::Recite => self.maybe_recite(state, events),
            Phase::Floor(asked) | Phase::Keep(asked, _) if asked == seat => {
                self.end_round(state, events);
            }
            _ => {}
        }
    }

    /// FLYTING-END-2.
    fn end(&self, state: &mut State, events: &mut impl EventSink<Self>) {
        state.phase = Phase::Over;
        state.sealed = PerSeat::default();
        let present = state.present(self.seats());
        let most = present.iter().map(|seat| state.fame[seat]).max();
        let winners = present.iter().filter(|seat| Some(state.fame[*seat]) == most).collect();
        events.emit(state, || Event::Ended { winners });
    }

    /// Draws a verse off the deck, which has no order before it is drawn from.
    pub(crate) fn draw(&self, state: &mut State) -> Option<Verse> {
        let deck = state.deck;
        let verse = state.chance.choose(
            deck.total().into(),
            |index| deck.at(index).map_or(0, |verse| verse as u32),
            |verse| Verse::ALL.get(verse as usize).is_some_and(|verse| deck.of(*verse) > 0),
        );
        let verse = Verse::ALL.get(verse as usize).copied()?;
        state.deck.take(verse).then_some(verse)
    }
}

fn win(state: &mut State, seat: Seat, fame: u8) {
    state.fame[seat] = state.fame[seat].saturating_add(fame);
}
