//! Positions in the game's own words, for scenarios.

use std::collections::BTreeMap;

use gladsheim_engine::{Arrange, Chance, Impossible, Seat, SeatSet, Silent, Viewer};
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::deck::{Deck, Placed};
use crate::frame::Frame;
use crate::hand::Hand;
use crate::ids::{Card, SEATS, Step, kinds};
use crate::legal;
use crate::row::Row;
use crate::rules::Valhalla;
use crate::state::{Slots, State};

/// A position. What is left out is as at the start of a game, in round 1.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The number of the round.
    pub round: Option<u16>,
    /// Where in the round the game stands; the step begins, unless `asked` says who is left to deal with.
    pub step: Option<Step>,
    /// The seats the step has still to deal with.
    pub asked: Option<Vec<Seat>>,
    /// What is being resolved on top of the step, outermost first.
    pub frames: Vec<Frame>,
    /// Who begins the turn order.
    pub first: Option<Seat>,
    /// The top cards of the deck, in order; the rest lies below them in unknown order.
    /// A card that seats have seen is written `axe seen by 0 2`, or `axe seen by all`.
    pub deck: Vec<String>,
    /// Cards put under the deck, from the top down.
    pub under: Vec<String>,
    /// The cards of the deck whose place nobody knows. If left out: all that lie nowhere else.
    pub rest: Option<Counts>,
    /// How many cards the deck has; only for expectations.
    pub deck_size: Option<u8>,
    /// The armoury row, oldest first.
    pub row: Vec<Card>,
    /// Locked Draugr.
    pub locked: u8,
    /// Pending Draugr.
    pub pending: u8,
    /// Cards out of the game. If left out while `rest` is given: all that lie nowhere else.
    pub removed: Option<Counts>,
    /// Cards in somebody's fingers.
    pub drawn: Vec<Card>,
    /// The seats in this round's clash.
    pub participants: Vec<Seat>,
    /// The target of the Axe.
    pub axed: Vec<Seat>,
    /// The target of the Hammer.
    pub hammered: Vec<Seat>,
    /// Who led a Wolf.
    pub wolves: Vec<Seat>,
    /// Whose God support is in use.
    pub gods: Vec<Seat>,
    /// Axe supports in use.
    pub axe_supports: u8,
    /// Whether a Hammer support is in use.
    pub hammer_support: bool,
    /// Draugr of the batch.
    pub batch_draugr: u8,
    /// What they cost.
    pub batch_losses: u8,
    /// The order of last stands still to come.
    pub standing: Vec<Seat>,
    /// The players, by seat number.
    pub seat: BTreeMap<String, SeatPosition>,
}

/// One player's part of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// The hand; one card of each weapon and a Wolf if left out.
    pub hand: Option<Counts>,
    /// The discard pile.
    pub discard: Counts,
    /// The main card on the table, or the sealed one while plans are open.
    pub main: Option<Card>,
    /// The support card on the table, or the sealed one while plans are open.
    pub support: Option<Card>,
    /// The rank of a player who is out.
    pub out: Option<u8>,
    /// Whether the player has left the table.
    pub left: bool,
    /// Whether the sealed plan was the only one.
    pub hushed: bool,
    /// What others know of the hand: by seat number, or `public`.
    pub known: BTreeMap<String, Counts>,
    /// Cards in hand and on the table (VH-TERM-1); only for expectations.
    pub holding: Option<u8>,
    /// Holding and discards (VH-TERM-2); only for expectations.
    pub total: Option<u8>,
}

impl Arrange for Valhalla {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        let mut state = self.dealt(chance);
        state.round = position.round.unwrap_or(1);
        state.first = position.first.unwrap_or(Seat::wrapping(0));
        for (number, given) in &position.seat {
            let seat = number.parse().ok().and_then(Seat::new);
            match seat.filter(|seat| seat.index() < usize::from(self.rules().players)) {
                Some(seat) => self.arrange_seat(&mut state, seat, given)?,
                None => return impossible(format!("there is no seat {number} at this table")),
            }
        }
        self.arrange_table(&mut state, position)?;
        self.arrange_deck(&mut state, position)?;
        self.arrange_step(&mut state, position)?;
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        let seats = |set: SeatSet| set.iter().collect::<Vec<_>>();
        let placed = |cards: &[Placed]| cards.iter().map(written).collect::<Vec<_>>();
        let mut frames = state.stack.iter();
        let (step, asked) = match frames.next() {
            Some(Frame::Step(step, queue)) => (step, seats(queue)),
            _ => (Step::Over, Vec::new()),
        };
        let standing = (0..SEATS).map(|place| usize::from(state.standing >> (3 * place) & 7));
        Position {
            round: Some(state.round),
            step: Some(step),
            asked: Some(asked),
            frames: frames.collect(),
            first: Some(state.first),
            deck: placed(state.deck.above()),
            under: placed(state.deck.under()),
            rest: Some(state.deck.pool()),
            deck_size: Some(state.deck.len() as u8),
            row: state.row.iter().collect(),
            locked: state.locked,
            pending: state.pending,
            removed: Some(state.removed),
            drawn: state.drawn.iter().flatten().copied().collect(),
            participants: seats(state.participants),
            axed: seats(state.axed),
            hammered: seats(state.hammered),
            wolves: seats(state.wolves),
            gods: seats(state.gods),
            axe_supports: state.axe_supports,
            hammer_support: state.hammer_support,
            batch_draugr: state.batch_draugr,
            batch_losses: state.batch_losses,
            standing: standing.filter(|seat| *seat < SEATS).map(Seat::wrapping).collect(),
            seat: Seat::all(self.rules().players.into())
                .map(|seat| (seat.to_string(), self.describe_seat(state, seat)))
                .collect(),
        }
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        // Outcomes are cards drawn from the unknown rest, and seats chosen by lot.
        let seat = || name.strip_prefix("seat ")?.parse().ok().filter(|n| usize::from(*n) < SEATS);
        Card::named(name).map(|card| card as u8).or_else(seat)
    }
}

impl Valhalla {
    fn arrange_seat(
        &self,
        state: &mut State,
        seat: Seat,
        given: &SeatPosition,
    ) -> Result<(), Impossible> {
        if let Some(hand) = given.hand {
            if hand.of(Card::Draugr) > 0 {
                return impossible("a Draugr is never held in hand (VH-DRAUGR-1)".into());
            }
            state.hands[seat] = Hand::secret(hand);
        }
        if given.discard.of(Card::Draugr) > 0 {
            return impossible("a Draugr is never discarded (VH-DRAUGR-1)".into());
        }
        state.discards[seat] = given.discard;
        state.slots[seat] = Slots::of(given.main, given.support);
        if let Some(rank) = given.out {
            state.alive.remove(seat);
            state.ranks[seat] = rank;
            state.hands[seat] = Hand::default();
        }
        if given.left {
            state.left.insert(seat);
        }
        if given.hushed {
            state.hushed.insert(seat);
        }
        for (viewer, known) in &given.known {
            let number = viewer.parse().ok().and_then(Seat::new);
            let viewer = match (viewer.as_str(), number) {
                ("public", _) => Viewer::Public,
                (_, Some(other)) if other.index() < SEATS && other != seat => Viewer::Seat(other),
                _ => {
                    return impossible(format!(
                        "\"{viewer}\" is neither another seat nor \"public\""
                    ));
                }
            };
            let hand = state.hands[seat].cards();
            if known.common(hand) != *known {
                return impossible(format!("seat {seat} does not hold what is said to be known"));
            }
            state.hands[seat].set_known(viewer, seat, *known);
        }
        Ok(())
    }

    fn arrange_table(&self, state: &mut State, position: &Position) -> Result<(), Impossible> {
        if position.locked > 5 {
            return impossible("at most 5 Draugr are locked (VH-DRAUGR-5)".into());
        }
        if let Some(card) =
            position.row.iter().find(|card| matches!(card, Card::God | Card::Draugr))
        {
            return impossible(format!("a {card} never lies in the armoury row"));
        }
        let set = |seats: &[Seat]| seats.iter().copied().collect::<SeatSet>();
        state.row = Row::default();
        position.row.iter().take(60).for_each(|card| state.row.push(*card));
        state.locked = position.locked;
        state.pending = position.pending;
        state.participants = set(&position.participants);
        state.axed = set(&position.axed);
        state.hammered = set(&position.hammered);
        state.wolves = set(&position.wolves);
        state.gods = set(&position.gods);
        state.axe_supports = position.axe_supports;
        state.hammer_support = position.hammer_support;
        state.batch_draugr = position.batch_draugr;
        state.batch_losses = position.batch_losses;
        if position.drawn.len() > 3 {
            return impossible("at most 3 cards are drawn at a time".into());
        }
        for (place, card) in state.drawn.iter_mut().zip(&position.drawn) {
            *place = Some(*card);
        }
        for (place, seat) in position.standing.iter().enumerate().take(SEATS) {
            state.standing &= !(7 << (3 * place)) | (seat.index() as u16) << (3 * place);
        }
        Ok(())
    }

    /// Lays out the deck; every card of the game must be in exactly one place.
    fn arrange_deck(&self, state: &mut State, position: &Position) -> Result<(), Impossible> {
        let read =
            |cards: &[String]| cards.iter().map(|card| placed(card)).collect::<Result<Vec<_>, _>>();
        let (top, under) = (read(&position.deck)?, read(&position.under)?);
        if top.len() + under.len() > 58 {
            return impossible("a deck has at most 58 cards in known places".into());
        }
        if position.removed.is_some_and(|removed| removed.of(Card::Draugr) > 0) {
            return impossible("a Draugr is never out of the game (VH-DRAUGR-1)".into());
        }
        let planning = matches!(position.step, None | Some(Step::Plan));
        let mut used = [0u32; 6];
        let mut place = |card: Card, n: u32| {
            used.get_mut(card as usize).into_iter().for_each(|count| *count += n);
        };
        for seat in Seat::all(SEATS) {
            for (card, n) in state.hands[seat].cards().iter().chain(state.discards[seat].iter()) {
                place(card, n);
            }
            if !planning {
                let slots = state.slots[seat];
                slots.main().into_iter().chain(slots.support()).for_each(|card| place(card, 1));
            }
        }
        for card in state.row.iter().chain(state.drawn.into_iter().flatten()) {
            place(card, 1);
        }
        top.iter().chain(&under).for_each(|placed| place(placed.card(), 1));
        place(Card::Draugr, u32::from(state.locked) + u32::from(state.pending));
        for counts in position.rest.iter().chain(&position.removed) {
            counts.iter().for_each(|(card, n)| place(card, n));
        }
        let mut spare = Counts::NONE;
        for (card, used) in Card::ALL.into_iter().zip(used) {
            let copies = self.cards().of(card);
            if used > copies {
                return impossible(format!(
                    "{used} cards of type {card} are laid out, but the game has {copies}"
                ));
            }
            (used..copies).for_each(|_| spare.add(card));
        }
        let mut rest = position.rest.unwrap_or_default();
        state.removed = position.removed.unwrap_or_default();
        match (position.rest, position.removed) {
            (Some(_), _) if spare.of(Card::Draugr) > 0 => {
                return impossible(format!(
                    "{} Draugr are missing: they are in the deck, locked or pending (VH-TERM-7)",
                    spare.of(Card::Draugr)
                ));
            }
            (Some(_), Some(_)) if !spare.is_empty() => {
                return impossible(format!("these cards are nowhere: {spare:?}"));
            }
            (Some(_), _) => state.removed.add_all(spare),
            (None, _) => rest.add_all(spare),
        }
        state.deck = Deck::shuffled(rest);
        state.deck.put_on_top(&top);
        under.into_iter().for_each(|placed| state.deck.put_under(placed));
        Ok(())
    }

    /// Puts the game at a step, and lets it run on to the first question there.
    fn arrange_step(&self, state: &mut State, position: &Position) -> Result<(), Impossible> {
        let step = position.step.unwrap_or_default();
        if state.alive.len() < 2 && step != Step::Over {
            return impossible("a game in progress has at least two living players".into());
        }
        let lone = state.participants.len() == 1 && step < Step::ClashStands;
        if !state.participants.without(state.alive).is_empty() || lone {
            return impossible("a clash has no participants or at least two, all alive".into());
        }
        let asked: SeatSet = match &position.asked {
            Some(seats) => seats.iter().copied().collect(),
            None => concerned(state, step),
        };
        if !asked.without(state.alive).is_empty() {
            return impossible("only living players are asked".into());
        }
        for seat in state.alive.iter() {
            let hand = state.hands[seat].cards();
            if step == Step::Plan && hand.total() < 2 {
                return impossible(format!("seat {seat} needs two cards to plan (VH-STRAT-1)"));
            }
            if step == Step::Plan && !asked.contains(seat) {
                let plan = state.slots[seat];
                let sealed = plan.main().zip(plan.support());
                let is_legal = sealed.is_some_and(|(main, support)| {
                    let plan = crate::action::Action::Plan(main, support);
                    legal::plans(state, seat).iter().any(|option| option == plan)
                });
                if !is_legal {
                    return impossible(format!(
                        "seat {seat} has no plan that it could have sealed"
                    ));
                }
            }
        }
        // Nobody is asked any more when the game is over, whatever the position says.
        let queue = if step == Step::Over { SeatSet::EMPTY } else { asked };
        state.replace(Frame::Step(step, queue));
        for frame in &position.frames {
            if matches!(frame, Frame::Step(..) | Frame::Nothing)
                || state.stack.push(*frame).is_err()
            {
                return impossible("these frames cannot lie on one another".into());
            }
        }
        if position.asked.is_none() {
            let mut silent = Silent;
            let mut play = self.play(state, &mut silent);
            match step {
                Step::Plan => play.seal_unasked_plans(),
                Step::StrategicStands | Step::ClashStands | Step::FinalStands
                    if position.standing.is_empty() =>
                {
                    play.begin_checkpoint(step);
                }
                _ => {}
            }
            play.settle();
        } else if legal::asked(state).is_empty() && step != Step::Over {
            return impossible("nobody is asked in this position".into());
        }
        Ok(())
    }

    fn describe_seat(&self, state: &State, seat: Seat) -> SeatPosition {
        let hand = state.hands[seat];
        let is_sealed = state.current_step() == Step::Plan;
        let table = if is_sealed { 0 } else { state.slots[seat].len() };
        let holding = hand.cards().total() + table;
        let others = Viewer::all(self.rules().players.into()).filter(|other| !other.is(seat));
        let named = |viewer: Viewer| match viewer {
            Viewer::Seat(other) => other.to_string(),
            Viewer::Public => "public".to_owned(),
        };
        SeatPosition {
            hand: Some(hand.cards()),
            discard: state.discards[seat],
            main: state.slots[seat].main(),
            support: state.slots[seat].support(),
            out: (!state.alive.contains(seat)).then(|| state.ranks[seat]),
            left: state.left.contains(seat),
            hushed: state.hushed.contains(seat),
            known: others.map(|other| (named(other), hand.known_by(other, seat))).collect(),
            holding: Some(holding as u8),
            total: Some((holding + state.discards[seat].total()) as u8),
        }
    }
}

/// Everybody a step deals with when it begins.
fn concerned(state: &State, step: Step) -> SeatSet {
    let strategists = state.strategists();
    let with =
        |supports: &[Card]| state.strategists_with(|slots| slots.support_is_in(kinds(supports)));
    match step {
        Step::Plan => state.alive.iter().filter(|seat| state.slots[*seat].is_empty()).collect(),
        Step::Declare => {
            let asks = kinds(&[Card::Hammer, Card::Sword, Card::Axe, Card::God]);
            state.strategists_with(|slots| slots.main_is_in(asks))
        }
        Step::Act => strategists,
        Step::Support if state.participants.is_empty() => with(&[Card::Axe, Card::God]),
        Step::Support => with(&[Card::Axe, Card::God, Card::Hammer]),
        Step::GodReveals => state.gods,
        Step::Losses | Step::Picks => state.participants,
        Step::SwordPicks => with(&[Card::Sword]),
        Step::WolfSupports => with(&[Card::Wolf]),
        Step::StrategicStands | Step::ClashStands | Step::FinalStands | Step::Over => {
            SeatSet::EMPTY
        }
    }
}

/// Reads `axe`, `axe seen by 0 2` or `axe seen by all`.
fn placed(text: &str) -> Result<Placed, Impossible> {
    let (name, seen) = text.split_once(" seen by ").unwrap_or((text, ""));
    let Some(card) = Card::named(name) else {
        return impossible(format!("there is no card \"{name}\""));
    };
    if seen == "all" {
        return Ok(Placed::new(card, SeatSet::first(SEATS)));
    }
    let mut seats = SeatSet::EMPTY;
    for number in seen.split_whitespace() {
        match number.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < SEATS) {
            Some(seat) => seats.insert(seat),
            None => return impossible(format!("\"{number}\" is not a seat")),
        }
    }
    Ok(Placed::new(card, seats))
}

/// Writes what [`placed`] reads.
fn written(placed: &Placed) -> String {
    let (card, seen) = (placed.card(), placed.seen());
    if seen == SeatSet::first(SEATS) {
        return format!("{card} seen by all");
    }
    seen.iter().enumerate().fold(card.to_string(), |text, (place, seat)| {
        let joint = if place == 0 { " seen by " } else { " " };
        format!("{text}{joint}{seat}")
    })
}

fn impossible<T>(problem: String) -> Result<T, Impossible> {
    Err(Impossible(problem))
}
