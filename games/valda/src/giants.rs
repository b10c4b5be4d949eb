//! What Rise of the Giants adds to the turn: points, runes, the draft, and the draw at its end
//! (VD-RG). The powers of giants are where the powers of gods are.

mod compact;

use gladsheim_engine::{By, Card, EventSink, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize};

use crate::action::Action;
use crate::event::{Event, Source};
use crate::flow::Next;
use crate::ids::{AREAS, Area, CardSet, Inhabitant, Kind, Moment, Phase, Resource, SEATS, Side};
use crate::legal;
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{Ice, Plan, Plot, Stage};

/// The most cards that the draw at the end of a turn brings.
pub(crate) const DRAWS: usize = 3;

/// What only the giants' game remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Giants {
    /// Who decides about each area in the draft (VD-RG-GVG-2).
    pub(crate) drafters: By<Area, Option<Seat>, AREAS>,
    /// The building points of the turn, without those of powers and weapons (VD-RG-VALDA-6).
    pub(crate) allowance: u8,
    /// The cards drawn at the end of the turn that are not settled yet, and where they came from.
    pub(crate) drawn: [Option<Drawn>; DRAWS],
    /// The divine card that might be taken from its drawer now (W-DIVINE).
    pub(crate) treasure: Option<Card>,
    /// The followers that each player lost through the effect that is being settled (W-LOSS).
    pub(crate) lost: PerSeat<u8, SEATS>,
    /// Whom the theft that is about to happen takes more from, and how much (W-STEAL).
    pub(crate) more: Option<(Seat, u8)>,
    /// Whose temples nobody else can touch in this turn (VD-RG-WPN-THRYM-A).
    pub(crate) immune: SeatSet,
    /// For whom havens do not hold in this round (VD-RG-WPN-THRYM-B).
    pub(crate) lawless: SeatSet,
    /// Whether Hel has given her runes for the attack on the table (VD-RG-ATK-4).
    pub(crate) rewarded: bool,
}

/// A card drawn at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Drawn {
    pub(crate) card: Card,
    pub(crate) from: Source,
}

impl Giants {
    /// Whether it is as in the base game.
    pub(crate) fn is_unused(&self) -> bool {
        *self == Self::default()
    }

    /// Reads what may not have been written.
    ///
    /// Formats with field names say that it is missing, and `default` takes care of that. In those
    /// without them the bytes just end, before the first one of this; what ends later is broken.
    pub(crate) fn or_unused<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() { Self::deserialize(from) } else { compact::read(from) }
    }
}

impl<E: EventSink<Valda>> Play<'_, E> {
    // Who lives where.

    /// Deals the areas for the draft, the last player first and counter-clockwise.
    pub(crate) fn begin_draft(&mut self) {
        let seats = self.seats();
        let last = (self.s.first.index() + seats - 1) % seats;
        let mut undealt = (1u32 << AREAS) - 1;
        let mut dealt = arrayvec::ArrayVec::new();
        for place in 0..AREAS {
            let seat = Seat::wrapping((last + seats * AREAS - place) % seats);
            let nth = |n: u32| (0..AREAS as u32).filter(|a| undealt >> a & 1 != 0).nth(n as usize);
            let area = self.s.chance.choose(
                undealt.count_ones(),
                |n| nth(n).unwrap_or(0),
                |area| area < AREAS as u32 && undealt >> area & 1 != 0,
            );
            undealt &= !(1 << area);
            self.s.giants.drafters[Area::at(area)] = Some(seat);
            let _ = dealt.try_push((Area::at(area), seat));
        }
        self.s.turn.round = 0;
        self.s.turn.active = Seat::wrapping(last);
        self.push(crate::state::Frame::Stage(Stage::Draft));
        self.events.emit(self.s, || Event::Dealt { areas: dealt });
    }

    /// Asks the player whose turn it is in the draft; once it is over, the game begins.
    pub(crate) fn advance_draft(&mut self) -> Next {
        if self.s.inhabitants.all().iter().all(Option::is_some) {
            self.deal();
            return Next::Go;
        }
        Next::Ask(SeatSet::only(self.active()))
    }

    /// A player decides about one of their areas; the next one with an area is asked.
    pub(crate) fn answer_draft(&mut self, seat: Seat, area: Area, who: Inhabitant) {
        self.settle_area(Some(seat), area, who);
        let seats = self.seats();
        for _ in 0..seats {
            let next = Seat::wrapping((self.active().index() + seats - 1) % seats);
            self.s.turn.active = next;
            if legal::undecided_of(self.s, next).next().is_some() {
                return;
            }
        }
    }

    /// From now on somebody lives in an area: their deck lies there, the other one leaves the game
    /// (VD-RG-SETUP-2).
    pub(crate) fn settle_area(&mut self, seat: Option<Seat>, area: Area, who: Inhabitant) {
        self.s.inhabitants[area] = Some(who);
        crate::setup::lay_divine_deck(self.game, self.s, area, who);
        self.events.emit(self.s, || Event::Settled { seat, area, inhabitant: who });
    }

    // Valda phase.

    /// The turn begins: what this player froze thaws, and there are points (VD-RG-VALDA-1).
    pub(crate) fn begin_valda(&mut self, seat: Seat) {
        self.thaw_where(|_, ice| ice == Ice::Until(seat));
        self.s.giants.allowance = self.s.turn.builds;
        if self.s.giant(seat, Area::Heimdall) >= 2 {
            self.s.turn.actions += 1;
        }
        self.begin_phase(Phase::Valda);
        self.tell_points(seat);
    }

    pub(crate) fn tell_points(&mut self, seat: Seat) {
        let (actions, builds) = (self.s.turn.actions, self.s.turn.builds);
        self.events.emit(self.s, || Event::Points { seat, actions, builds });
    }

    /// D-VALDA (VD-RG-VALDA-2, VD-RG-VALDA-3, VD-RG-VALDA-4).
    pub(crate) fn answer_valda(&mut self, seat: Seat, action: Action) {
        // Whatever is done next, the last card can no longer be repeated (VD-TIME-14).
        self.s.turn.last = None;
        match action {
            Action::Play(_) | Action::Resource(_) | Action::Draw(_) => self.act(seat, action),
            Action::Trade(rate, from, to) => self.trade(seat, rate, from, to),
            Action::BreakRune => {
                self.return_to_bank(seat, Resource::Rune, 1);
                self.events.emit(self.s, || Event::Broken { seat });
                Resource::BASIC.into_iter().for_each(|resource| self.gain(seat, resource, 1));
            }
            Action::CarveRune => {
                self.s.turn.builds -= 1;
                self.events.emit(self.s, || Event::Carved { seat });
                self.gain(seat, Resource::Rune, 1);
            }
            Action::ToBuilding => self.turn_point(seat, true),
            Action::ToAction => self.turn_point(seat, false),
            Action::Building(building) => self.announce(Plan::Building(building)),
            Action::Temple(area) => self.announce(Plan::Temple(area)),
            Action::Found(area, who) => self.announce(Plan::Found(area, who)),
            _ => self.end_phase(),
        }
    }

    /// Ymir changes a point (VD-RG-GIANT-YMIR).
    fn turn_point(&mut self, seat: Seat, to_building: bool) {
        let turn = &mut self.s.turn;
        turn.uses.ymir += 1;
        let (from, to) = if to_building {
            (&mut turn.actions, &mut turn.builds)
        } else {
            (&mut turn.builds, &mut turn.actions)
        };
        *from -= 1;
        *to += 1;
        self.tell_points(seat);
    }

    /// More building points: only the highest number of the turn counts (VD-RG-VALDA-6,
    /// VD-RG-VALDA-5).
    pub(crate) fn raise_allowance(&mut self, n: u8) {
        let more = n.saturating_sub(self.s.giants.allowance);
        self.s.giants.allowance += more;
        self.s.turn.builds = self.s.turn.builds.saturating_add(more);
    }

    // The draw at the end of the turn.

    /// D-DRAW: areas to draw from first, then the main deck for the rest (VD-RG-RES-4).
    pub(crate) fn answer_draw(&mut self, seat: Seat, action: Action) {
        let side = match action {
            Action::Area(area) => return self.name_source(area),
            Action::Draw(side) => side,
            _ => Side::A,
        };
        let sources = self.s.turn.sources;
        let areas = Area::ALL.into_iter().filter(|area| sources >> *area as u8 & 1 != 0);
        let draws = legal::regular_draws(self.game, self.s) as usize;
        let main = core::iter::repeat(Source::Main(side));
        for (place, from) in areas.map(Source::Divine).chain(main).take(draws).enumerate() {
            let drawn = self.draw_card(seat, from, false).map(|card| Drawn { card, from });
            if let Some(entry) = self.s.giants.drawn.get_mut(place) {
                *entry = drawn;
            }
        }
        self.next_stage();
    }

    /// D-KEEP2, then W-DIVINE for each divine card that is kept.
    pub(crate) fn advance_keep(&mut self) -> Next {
        if legal::to_put_back(self.s) > 0 {
            return Next::Ask(SeatSet::only(self.active()));
        }
        for place in 0..DRAWS {
            let drawn = self.s.giants.drawn.get_mut(place).and_then(Option::take);
            if let Some(Drawn { card, from: Source::Divine(_) }) = drawn {
                self.offer_treasure(self.active(), card);
                return Next::Go;
            }
        }
        self.next_stage();
        Next::Go
    }

    /// A card that is not kept goes under the deck it came from (VD-RG-RES-3).
    pub(crate) fn put_back(&mut self, seat: Seat, kind: Kind) {
        let game = self.game;
        let is_it =
            |entry: &&mut Option<Drawn>| entry.is_some_and(|drawn| game.kind(drawn.card) == kind);
        let entry = self.s.giants.drawn.iter_mut().rev().find(is_it);
        let Some(Drawn { card, from }) = entry.and_then(Option::take) else { return };
        // Whoever happened to know one of several cards cannot know which of them it was.
        let alike = self.s.giants.drawn.iter().flatten().filter(|drawn| drawn.from == from);
        let mut cards: CardSet = alike.map(|drawn| drawn.card).collect();
        if !cards.is_empty() {
            cards.insert(card);
            self.cloud(&cards, SeatSet::only(seat));
        }
        self.s.hands[seat].remove(card);
        self.s.known[seat].insert(card);
        match from {
            Source::Main(side) => {
                if self.s.under[side].try_push_under(card).is_err() {
                    // Only a deck far larger than the box's gets here: the card's place is forgotten.
                    self.forget(card);
                    self.s.decks[side].insert(card);
                }
                self.events.emit(self.s, || Event::PutBack { seat, side, card: Some(kind) });
            }
            Source::Divine(area) => {
                self.s.divine[area].push_under(card);
                self.events.emit(self.s, || Event::PutUnder { seat, area, card: Some(kind) });
            }
        }
    }

    // What the weapons of giants wait for.

    /// A divine card has come to a hand: it might be taken away at once (W-DIVINE).
    pub(crate) fn offer_treasure(&mut self, drawer: Seat, card: Card) {
        if self.game.has_weapons_for(Moment::Divine) {
            self.s.giants.treasure = Some(card);
            self.open_window(Moment::Divine, drawer);
        }
    }

    /// Found Treasure: only the drawer and the thief know the card (VD-RG-WPN-6, VD-RG-WPN-MORK-A).
    pub(crate) fn take_treasure(&mut self, seat: Seat) {
        let Some(card) = self.s.giants.treasure.take() else { return };
        let holder = Seat::all(self.seats()).find(|holder| self.s.hands[*holder].contains(card));
        let Some(from) = holder else { return };
        let kind = self.game.kind(card);
        self.s.hands[from].remove(card);
        self.s.hands[seat].insert(card);
        self.s.known[from].insert(card);
        self.s.known[seat].remove(card);
        self.events.emit(self.s, || Event::CardStolen {
            seat,
            from,
            card: Some(kind),
            open: false,
        });
    }

    /// Whoever lost followers has lost them: is anybody glad of it (W-LOSS)?
    /// (VD-RG-WPN-HEL-A, VD-RG-WPN-8)
    pub(crate) fn settle_losses(&mut self) {
        if self.s.giants.lost == PerSeat::default() || self.is_open(Moment::Loss) {
            return;
        }
        self.open_window(Moment::Loss, self.active());
        if !self.is_open(Moment::Loss) {
            self.s.giants.lost = PerSeat::default();
        }
    }

    /// Storm: piles and what lies under the decks go back into them (VD-RG-WPN-KARI-A,
    /// VD-RG-WPN-13).
    pub(crate) fn reshuffle_all(&mut self) {
        for side in Side::ALL {
            if self.s.piles[side].is_empty() && self.s.under[side].is_empty() {
                continue;
            }
            let under = core::mem::take(&mut self.s.under[side]);
            for card in under.as_slice() {
                self.forget(*card);
                self.s.decks[side].insert(*card);
            }
            let pile = core::mem::take(&mut self.s.piles[side]);
            self.s.decks[side] = self.s.decks[side].or(&pile);
            self.events.emit(self.s, || Event::Reshuffled { side });
        }
    }

    /// Temples thaw where the condition holds.
    pub(crate) fn thaw_where(&mut self, thaws: impl Fn(Seat, Ice) -> bool) {
        for number in 0..self.s.sites.all().len() {
            let site = crate::ids::Site(number as u8);
            if let Some((owner, ice)) = self.s.sites[site].get()
                && ice != Ice::None
                && thaws(owner, ice)
            {
                self.s.sites[site] = Plot::temple(owner, Ice::None);
                self.events.emit(self.s, || Event::Thawed { site });
            }
        }
    }
}
