//! Slaying Giants (TV-RAG-SLAY).

use gladsheim_engine::{Card, EventSink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Area, CardKind, Clan};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::setup::random_giant;
use crate::state::{Frame, State};

/// The Settlers that slaying takes (TV-RAG-SLAY-1, TV-RAG-SLAY-5).
pub(crate) const fn settlers_needed(kind: CardKind) -> u8 {
    match kind {
        CardKind::Slayer => 2,
        CardKind::Viking | CardKind::Valkyrie => 3,
    }
}

/// The Regions in which a clan can slay a Giant with a card of this kind.
pub(crate) fn slayable(s: &State, clan: Clan, kind: CardKind) -> Areas {
    let (holding, needed) = (&s.clans[clan], settlers_needed(kind));
    // A Valkyrie card stands in for the token (TV-RAG-SLAY-4).
    let has_valkyrie = |area: Area| kind == CardKind::Valkyrie || holding.valkyries[area] > 0;
    let can = |area: &Area| holding.settlers[*area] >= needed && has_valkyrie(*area);
    s.giants.iter().filter(can).collect()
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// Which Giant, if there are several, and then which Rune, if it is wild.
    pub(crate) fn advance_slay(&mut self, actor: Clan, _area: Option<Area>) -> Next {
        Next::Ask(actor)
    }

    pub(crate) fn slay(&mut self, actor: Clan, area: Option<Area>, action: Action) {
        let card = self.s.clans[actor].row.top().copied();
        match (area, action, card) {
            (None, Action::Area(area), Some(card)) => self.slay_in(actor, area, card),
            (Some(_), Action::Rune(rune), _) => {
                self.pop();
                self.raise_fury(rune, 1);
                self.settle_control(actor);
            }
            _ => self.pop(),
        }
    }

    /// The Settlers go home and the Giant is taken; the card's god gains Fury (TV-RAG-SLAY-2,
    /// TV-RAG-SLAY-3).
    fn slay_in(&mut self, clan: Clan, area: Area, card: Card) {
        let spec = self.game.spec(card);
        let settlers = settlers_needed(spec.kind);
        self.set_top(Frame::Slay { actor: clan, area: Some(area) });
        self.take_settlers(clan, area, settlers);
        let giant = self.take_giant(clan, area);
        self.tell(|| Event::Slain { clan, area, settlers, giant });
        self.touched(area);
        if let Some(rune) = spec.rune {
            self.pop();
            self.raise_fury(rune, 1);
            self.settle_control(clan);
        }
    }

    /// A Giant leaves the map for a clan; only now it is decided which one it was.
    pub(crate) fn take_giant(&mut self, clan: Clan, area: Area) -> Option<crate::ids::Giant> {
        self.s.giants.remove(area);
        let giant = random_giant(self.s)?;
        self.s.unslain.remove(giant);
        self.clan(clan).slain.insert(giant);
        Some(giant)
    }
}
