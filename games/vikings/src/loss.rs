//! What comes of a lost battle: boon, Valkyrie and Fury (TV-BATTLE-7, TV-RAG-VALK-1).

use gladsheim_engine::EventSink;

use crate::action::Action;
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Area, Clan, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::state::{Deed, Frame, LossStep, State};

/// Whether a loser may deploy the Valkyrie of a Rune (TV-RAG-VALK-1).
pub(crate) fn has_valkyrie(game: &Vikings, s: &State, loser: Clan, rune: Rune) -> bool {
    game.rules.ragnarok && s.clans[loser].deployed[rune] == 0
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    pub(crate) fn advance_loss(&mut self, loser: Clan, step: LossStep, rune: Option<Rune>) -> Next {
        let Some(rune) = rune else { return Next::Ask(loser) };
        match step {
            LossStep::Wild => {
                self.set_loss(loser, LossStep::Boon, rune);
                self.tell(|| Event::BattleLost { clan: loser, rune });
            }
            LossStep::Boon => return Next::Ask(loser),
            LossStep::Valkyrie if has_valkyrie(self.game, self.s, loser, rune) => {
                return Next::Ask(loser);
            }
            LossStep::Valkyrie => self.set_loss(loser, LossStep::Fury, rune),
            LossStep::Fury => {
                self.pop();
                self.raise_fury(rune, 1);
            }
        }
        Next::Go
    }

    fn set_loss(&mut self, loser: Clan, step: LossStep, rune: Rune) {
        self.set_top(Frame::Loss { loser, step, rune: Some(rune) });
    }

    pub(crate) fn answer_loss(
        &mut self,
        loser: Clan,
        step: LossStep,
        rune: Option<Rune>,
        action: Action,
    ) {
        match (step, rune, action) {
            // The same Rune for boon, Valkyrie and Fury (TV-RAG-CARD-3).
            (LossStep::Wild, None, Action::Rune(rune)) => {
                self.set_loss(loser, LossStep::Wild, rune);
            }
            (LossStep::Boon, Some(rune), Action::Do | Action::Side(_)) => {
                let side = if let Action::Side(side) = action { side } else { 0 };
                self.set_loss(loser, LossStep::Valkyrie, rune);
                let deed = Deed::Boon { rune, side };
                self.push(Frame::Action { deed, actor: loser, at: 0 });
            }
            (LossStep::Valkyrie, Some(rune), Action::To(area)) => {
                self.set_loss(loser, LossStep::Fury, rune);
                self.deploy_valkyrie(loser, rune, area);
                self.settle_control(loser);
            }
            (_, Some(rune), _) => self.set_loss(loser, LossStep::Fury, rune),
            (_, None, _) => self.pop(),
        }
    }

    /// A Valkyrie comes from the mat to any Region (TV-RAG-VALK-1).
    pub(crate) fn deploy_valkyrie(&mut self, clan: Clan, rune: Rune, area: Area) {
        let holding = self.clan(clan);
        holding.deployed[rune] += 1;
        holding.valkyries[area] += 1;
        self.tell(|| Event::Alighted { clan, rune, area });
        self.arrived(clan, area);
    }
}
