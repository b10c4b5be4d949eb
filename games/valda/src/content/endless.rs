//! Decks with which a turn need not end: cards that bring each other back and cost nothing together.
//!
//! The rules would end such a turn (VD-TURN-4), but nobody should have to wait for that.
//!
//! What playing a card changes is a [`Flow`]: the cards in hand, the actions and the resources. There
//! is a cycle if some cards, each played any number of times, leave none of the three lower than it
//! was.

use super::CardRow;
use crate::effect::{Amount, Resources};
use crate::ids::{CardType, Deck, Family, Mode, Moment, Resource};
use crate::op::{Choose, Op, Plain};

/// What one unit of a rune is worth in basic resources (VD-RG-VALDA-2).
const RUNE: i64 = 3;

/// What playing a card, or some cards together, changes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Flow {
    cards: i64,
    actions: i64,
    stock: i64,
    /// How many cards it brings back; what brings none back cannot keep a cycle going.
    back: i64,
    /// The rows of the cards.
    rows: Vec<usize>,
}

impl Flow {
    const NOTHING: Self = Self { cards: 0, actions: 0, stock: 0, back: 0, rows: Vec::new() };

    /// This one so many times together with another one so many times.
    fn with(&self, times: i64, other: &Self, others: i64) -> Self {
        let sum = |own: i64, other: i64| own * times + other * others;
        let mut rows = [self.rows.as_slice(), &other.rows].concat();
        rows.sort_unstable();
        rows.dedup();
        Self {
            cards: sum(self.cards, other.cards),
            actions: sum(self.actions, other.actions),
            stock: sum(self.stock, other.stock),
            back: sum(self.back, other.back),
            rows,
        }
    }
}

/// The rows of cards with which a turn need not end, if there are any.
pub(super) fn cycle(cards: &[CardRow], ops: &[Op]) -> Option<Vec<usize>> {
    let dearest = cards.iter().map(|row| i64::from(row.cost)).max().unwrap_or(0);
    [false, true].into_iter().find_map(|giants| Edition { cards, ops, giants, dearest }.cycle())
}

/// The cards of one of the two games: with the giants or without.
struct Edition<'c> {
    cards: &'c [CardRow],
    ops: &'c [Op],
    giants: bool,
    /// The most actions that a card costs.
    dearest: i64,
}

impl Edition<'_> {
    fn cycle(&self) -> Option<Vec<usize>> {
        let flows = self.flows();
        if !flows.iter().any(|flow| flow.back > 0) {
            return None;
        }
        // The fewest cards are the easiest to see it by, and those that bring back the most.
        let is_free = |flow: &&Flow| flow.cards >= 0 && flow.actions >= 0 && flow.stock >= 0;
        let plain =
            flows.iter().filter(is_free).min_by_key(|flow| (flow.rows.len(), -flow.back)).cloned();
        let found = plain.or_else(|| free_of_actions(free_of_resources(best(flows))));
        found.map(|flow| flow.rows)
    }

    fn rows(&self) -> impl Iterator<Item = (usize, &CardRow)> {
        let all = self.cards.iter().enumerate();
        all.filter(|(_, row)| self.giants || row.deck.is_of_the_base_game())
    }

    /// What can be done any number of times in a turn.
    ///
    /// A card on the table cannot be brought back: one of which there is a single copy takes part only
    /// together with another one that brings it back.
    fn flows(&self) -> Vec<Flow> {
        let plays = self.plays();
        let (returning, mut flows): (Vec<_>, Vec<_>) =
            plays.into_iter().partition(|(_, flow)| flow.back > 0);
        for (place, (row, flow)) in returning.iter().enumerate() {
            if row.copies > 1 {
                flows.push((row, flow.clone()));
            }
            for (other, second) in returning.iter().skip(place + 1) {
                let single = row.copies == 1 || other.copies == 1;
                if single && row.id != other.id && can_meet(row.deck, other.deck) {
                    flows.push((row, flow.with(1, second, 1)));
                }
            }
        }
        flows.into_iter().map(|(_, flow)| flow).collect()
    }

    /// What playing each card changes, in each way it can be played.
    fn plays(&self) -> Vec<(&CardRow, Flow)> {
        let actions: Vec<(usize, &CardRow)> =
            self.rows().filter(|(_, row)| row.kind == CardType::Action).collect();
        let draws = self.goes_round(&actions);
        let effects: Vec<(&CardRow, Flow)> = actions
            .iter()
            .map(|(number, row)| {
                let effect = self.effect(row.program.at, draws);
                (*row, Flow { rows: vec![*number], ..effect })
            })
            .collect();
        // What carries out another card again does what that card does.
        let repeated = || {
            let plain = effects.iter().filter(|(row, _)| !self.repeats(row.program.at));
            plain.map(|(_, effect)| effect)
        };
        let mut plays = Vec::new();
        for (row, effect) in &effects {
            let own = Flow { cards: -1, actions: -self.cost(row), ..Flow::NOTHING };
            let own = own.with(1, effect, 1);
            if self.repeats(row.program.at) {
                plays.extend(repeated().map(|effect| (*row, own.with(1, effect, 1))));
            }
            plays.push((*row, own));
        }
        // With the giants a used weapon leaves the game (VD-RG-WPN-1).
        for (number, row) in self.rows().filter(|(_, row)| !self.giants && is_weapon(row)) {
            let own = Flow { cards: -1, rows: vec![number], ..Flow::NOTHING };
            for usage in Mode::ALL.map(|mode| row.program.mode(mode)) {
                if usage.fits(Moment::Own) {
                    let effect = self.effect(usage.at, false);
                    plays.push((row, own.with(1, &effect, 1)));
                } else if usage.fits(Moment::AfterAction) {
                    plays.extend(repeated().map(|effect| (row, own.with(1, effect, 1))));
                }
            }
        }
        plays
    }

    /// Whether cards that cost nothing can draw a whole main deck in a turn, so that what was discarded
    /// in it comes back by being drawn.
    fn goes_round(&self, actions: &[(usize, &CardRow)]) -> bool {
        let drawn = |row: &CardRow| -> i64 {
            let effect = self.effect(row.program.at, false);
            let is_free = effect.actions >= self.cost(row) && effect.stock >= 0;
            let draws = self.effect(row.program.at, true).back - effect.back;
            if is_free { draws * i64::from(row.copies) } else { 0 }
        };
        let in_deck = |row: &CardRow| {
            let main = row.deck.home().is_none();
            main && (!self.giants || row.kind == CardType::Action)
        };
        let deck: i64 =
            self.rows().filter(|(_, row)| in_deck(row)).map(|(_, row)| i64::from(row.copies)).sum();
        actions.iter().map(|(_, row)| drawn(row)).sum::<i64>() >= deck
    }

    /// The actions that an action card costs; with Mork's power Seduction cards cost none.
    fn cost(&self, row: &CardRow) -> i64 {
        let is_free = self.giants && row.family == Some(Family::Seduction);
        if is_free { 0 } else { row.cost.into() }
    }

    fn steps(&self, at: u16) -> impl Iterator<Item = Op> {
        let steps = self.ops.get(usize::from(at)..).unwrap_or_default().iter().copied();
        steps.take_while(|op| *op != Op::End)
    }

    fn repeats(&self, at: u16) -> bool {
        self.steps(at).any(|op| op == Op::Choose(Choose::Replay))
    }

    /// The most that the steps of an effect bring; `draws` says whether drawn cards count.
    fn effect(&self, at: u16, draws: bool) -> Flow {
        let mut sum = Flow::NOTHING;
        let mut times = 1;
        for op in self.steps(at) {
            match op {
                Op::Repeat { times: most } => times = most.into(),
                Op::Again { .. } => times = 1,
                Op::Choose(choose) => self.add_choice(&mut sum, times, choose, draws),
                Op::Plain(plain) => sum.actions += times * actions_of(plain),
                // Nobody is sure to get cards, actions or resources from others, or by weapons.
                Op::End | Op::IfTempleIn { .. } | Op::On(..) | Op::Weapon(_) => {}
            }
        }
        sum.cards += sum.back;
        sum
    }

    /// Adds what a choice brings, so many times.
    fn add_choice(&self, sum: &mut Flow, times: i64, choose: Choose, draws: bool) {
        match choose {
            Choose::Gain { what, n: Amount::Fixed(n) } => sum.stock += times * worth(what, n),
            Choose::Pay { what, n, .. } => sum.stock -= times * worth(what, n),
            Choose::AddTokens { n } => sum.actions += times * i64::from(n),
            Choose::PlayAction { n } => sum.actions += times * i64::from(n) * self.dearest,
            Choose::TakeDiscard { what: None, n, .. } => sum.back += times * i64::from(n),
            Choose::Draw { n, .. } if draws => sum.back += times * i64::from(n),
            Choose::DiscardOwn { n } => sum.cards -= times * i64::from(n),
            // These bring nothing that a cycle could go on with; what carries out another card is
            // counted with that card.
            Choose::Gain { n: Amount::X, .. }
            | Choose::TakeDiscard { what: Some(_), .. }
            | Choose::Draw { .. }
            | Choose::DrawDivine { .. }
            | Choose::PayUpTo { .. }
            | Choose::Convert { .. }
            | Choose::LookDivine { .. }
            | Choose::LookHand
            | Choose::DiscardEach { .. }
            | Choose::FreeBuild { .. }
            | Choose::Replay
            | Choose::SwitchCard
            | Choose::Lend
            | Choose::Empower
            | Choose::Redirect
            | Choose::Brute
            | Choose::ExtraSteal { .. } => {}
        }
    }
}

/// The actions that a step without a choice brings.
fn actions_of(plain: Plain) -> i64 {
    match plain {
        Plain::AddActions { n } => n.into(),
        Plain::Follower { .. }
        | Plain::SetBuilds { .. }
        | Plain::Roll { .. }
        | Plain::RerollCharges { .. }
        | Plain::SetDieCharges { .. }
        | Plain::Unfreeze => 0,
    }
}

fn is_weapon(row: &CardRow) -> bool {
    row.kind == CardType::Weapon
}

/// What so many of a kind are worth in basic resources.
fn worth(what: Resources, n: u8) -> i64 {
    let each = if what == Resources::only(Resource::Rune) { RUNE } else { 1 };
    each * i64::from(n)
}

/// Whether the cards of two decks can be in one game: in a land lives its god or its giant.
fn can_meet(one: Deck, other: Deck) -> bool {
    match (one.home(), other.home()) {
        (Some((area, who)), Some((other, by))) => area != other || who == by,
        _ => true,
    }
}

/// The flows that no other is better than in everything, which are few.
///
/// In a deck made to have very many of them, a cycle may be missed; the rules end it all the same.
fn best(mut flows: Vec<Flow>) -> Vec<Flow> {
    const MOST: usize = 500;
    let worth = |flow: &Flow| (flow.cards, flow.actions, flow.stock);
    flows.sort_by_key(|flow| core::cmp::Reverse(worth(flow)));
    let mut best: Vec<Flow> = Vec::new();
    for flow in flows {
        let is_beaten = |by: &Flow| by.actions >= flow.actions && by.stock >= flow.stock;
        if best.len() < MOST && !best.iter().any(is_beaten) {
            best.push(flow);
        }
    }
    best
}

/// What can be done without losing resources: flows that lose none, and pairs of which one just pays
/// for the other. All else that loses none is a sum of these.
fn free_of_resources(flows: Vec<Flow>) -> Vec<Flow> {
    let (mut free, losing): (Vec<Flow>, Vec<Flow>) =
        flows.into_iter().partition(|flow| flow.stock >= 0);
    let gaining: Vec<Flow> = free.iter().filter(|flow| flow.stock > 0).cloned().collect();
    for lost in &losing {
        free.extend(gaining.iter().map(|gain| lost.with(gain.stock, gain, -lost.stock)));
    }
    free
}

/// A flow, or a sum of two, that loses neither actions nor cards. Of those that gain actions only the
/// one that loses the fewest cards for an action need be looked at, and so of those that lose some.
fn free_of_actions(flows: Vec<Flow>) -> Option<Flow> {
    let by_action = |one: &&Flow, other: &&Flow| {
        (one.cards * other.actions.abs()).cmp(&(other.cards * one.actions.abs()))
    };
    let gaining = flows.iter().filter(|flow| flow.actions > 0).max_by(by_action);
    let losing = flows.iter().filter(|flow| flow.actions < 0).max_by(by_action);
    let pair = gaining.zip(losing).map(|(gain, lost)| lost.with(gain.actions, gain, -lost.actions));
    let alone = flows.into_iter().filter(|flow| flow.actions >= 0);
    alone.chain(pair).find(|flow| flow.cards >= 0)
}
