//! Every card and piece in exactly one place, and everything within its bounds.

use gladsheim_engine::{Seat, SeatSet};
use gladsheim_testkit::laws::{Invariant, require};

use crate::control::{has_boots, influence};
use crate::draft;
use crate::ids::{Clan, Resource};
use crate::play::MOST_FURY;
use crate::rules::Vikings;
use crate::sets::{Areas, CardSet, Docks, Favors, Giants};
use crate::state::{Frame, Stage, State};

pub(crate) struct Whole<'g>(pub(crate) &'g Vikings);

/// Whether a game ended in the middle of something because too many left (TV-LEAVE-4).
fn is_broken_off(s: &State) -> bool {
    s.is_over() && !s.left.is_empty()
}

impl Whole<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(usize::from(self.0.rules.players))
    }

    /// Each card is in one place.
    fn cards(&self, s: &State) -> Result<(), String> {
        let rows = Clan::all().map(|clan| s.clans[clan].row.as_slice().iter().copied().collect());
        let mut places: Vec<CardSet> = rows.collect();
        places.extend([s.deck, s.discards, s.buried, s.invaders, s.enemy.pile, s.enemy.battles]);
        places.extend(s.hands.0);
        places.extend(s.packets);
        places.push(s.enemy.down.into_iter().collect());
        let count: usize = places.iter().map(CardSet::len).sum();
        let all = places.iter().fold(CardSet::EMPTY, |all, place| all.or(place));
        require(all == self.0.cards && count == all.len(), || {
            format!("{count} cards, {} of {}", all.len(), self.0.cards.len())
        })?;
        for seat in self.seats() {
            let packet = draft::packet(self.0, s, seat);
            let is_there = s.picks[seat].is_none_or(|card| packet.contains(card));
            require(is_there, || format!("seat {seat} picked a card that it has not"))?;
            let hand = s.hands[seat];
            require(!s.left.contains(seat) || hand.is_empty(), || format!("seat {seat} left"))?;
        }
        Ok(())
    }

    /// Everybody has as many cards as the others, and in their own turn one more.
    fn hands(&self, s: &State) -> Result<(), String> {
        let size = usize::from(self.0.content.era(s.turn.era).hand);
        let is_draft = matches!(s.stack.iter().next(), Some(Frame::Stage(Stage::Draft)));
        let has_begun = !matches!(s.stack.iter().next(), Some(Frame::Stage(Stage::Harbour { .. })));
        if is_draft || !has_begun || s.is_over() {
            return Ok(());
        }
        for seat in self.seats().filter(|seat| !s.left.contains(*seat)) {
            let drawn = s.stack.iter().any(|frame| {
                matches!(frame, Frame::Replace { actor, has_drawn: true, .. }
                    if *actor == Clan::of(seat))
            });
            let cards = s.hands[seat].len() + s.clans[Clan::of(seat)].row.len();
            require(cards == size + usize::from(drawn), || {
                format!("seat {seat} has {cards} cards in an era of {size}")
            })?;
        }
        Ok(())
    }

    /// No player's pieces are lost or made.
    fn pieces(&self, s: &State) -> Result<(), String> {
        let mat = &self.0.content.clan;
        for seat in self.seats() {
            let holding = &s.clans[Clan::of(seat)];
            let settlers = holding.settlers.all().iter().sum::<u8>() + holding.settlers_left;
            require(settlers == mat.settlers, || format!("seat {seat}: {settlers} Settlers"))?;
            let boats = holding.docked.len() as u8 + holding.afloat.len() + holding.boats_left;
            require(boats == mat.boats, || format!("seat {seat}: {boats} Boats"))?;
            let temples = holding.temples.len() as u8 + holding.temples_left;
            require(temples == mat.temples, || format!("seat {seat}: {temples} Temples"))?;
            let valkyries: u8 = holding.valkyries.all().iter().sum();
            let is_right = valkyries == holding.valkyries_out()
                && holding.deployed.all().iter().all(|n| *n <= 1)
                && (self.0.rules.ragnarok || valkyries == 0);
            require(is_right, || format!("seat {seat}: {valkyries} Valkyries"))?;
            for resource in Resource::ALL {
                let n = holding.stock[resource];
                require(n <= mat.resource_max, || format!("seat {seat}: {n} {resource:?}"))?;
            }
            let is_too_many = matches!(s.stack.top(), Some(Frame::FavorLimit { .. }));
            let limit = usize::from(mat.favor_slots) + usize::from(is_too_many || is_broken_off(s));
            let favors = holding.favors.len();
            require(favors <= limit, || format!("seat {seat}: {favors} Favor Cards"))?;
        }
        Ok(())
    }

    /// A Dock holds one Boat, but while one is being displaced.
    fn docks(&self, s: &State) -> Result<(), String> {
        let mut taken = Docks::EMPTY;
        for clan in Clan::all() {
            let own = s.clans[clan].docked;
            let both = taken & own;
            let is_displaced = |dock| {
                s.stack
                    .iter()
                    .any(|frame| matches!(frame, Frame::Displace { dock: at, .. } if *at == dock))
            };
            require(is_broken_off(s) || both.iter().all(is_displaced), || {
                format!("two Boats at {both:?}")
            })?;
            require(own.without(self.0.map.docks).is_empty(), || "a Dock off the map".to_owned())?;
            taken |= own;
        }
        let villages = s.villages.len()
            + Clan::all().map(|clan| usize::from(s.clans[clan].villages)).sum::<usize>()
            + s.dedicated.iter().map(|n| usize::from(*n)).sum::<usize>();
        require(villages == self.0.map.villages.len(), || format!("{villages} Villages"))?;
        let limit = self.0.rules.players.max(2);
        require(s.dedicated.iter().all(|n| *n <= limit), || format!("{:?}", s.dedicated))
    }

    /// Favor Cards and Giants are in one place each.
    fn tokens(&self, s: &State) -> Result<(), String> {
        let rows = s.favors.iter().flat_map(|row| row.as_slice().iter().copied());
        let fought = s.battle.map(|battle| battle.favor);
        let lying: Vec<_> = rows.chain(fought).collect();
        let mut all: Favors = lying.iter().copied().collect();
        let mut count = lying.len();
        for clan in Clan::all() {
            all |= s.clans[clan].favors;
            count += s.clans[clan].favors.len();
        }
        let rows = self.0.content.favor_rows[usize::from(self.0.rules.players) - 1];
        let laid = usize::from(rows.top + rows.bottom);
        require(count == laid && all.len() == laid, || format!("{count} Favor Cards"))?;
        let slain: Vec<Giants> = Clan::all().map(|clan| s.clans[clan].slain).collect();
        let count = slain.iter().map(|giants| giants.len()).sum::<usize>();
        let all = slain.iter().fold(s.unslain, |all, giants| all | *giants);
        let box_has = if self.0.rules.ragnarok { self.0.content.giants.len() } else { 0 };
        require(all.len() == box_has && count + s.unslain.len() == box_has, || {
            format!("{count} Giants slain, {} not", s.unslain.len())
        })?;
        let on_map = if self.0.rules.ragnarok { self.0.map.areas.len() } else { 0 };
        require(s.giants.len() + count == on_map, || format!("{} Giants", s.giants.len()))?;
        require(s.fury.all().iter().all(|fury| *fury <= MOST_FURY), || format!("{:?}", s.fury))
    }

    /// Between actions nobody could take a Rune, and whoever holds one has Influence.
    fn runes(&self, s: &State) -> Result<(), String> {
        let is_calm = s.stack.len() == 1 && s.touched == Areas::EMPTY;
        if !is_calm || is_broken_off(s) {
            return Ok(());
        }
        let takers = crate::control::takers(self.0, s);
        for area in self.0.map.areas.iter() {
            let of = |clan| influence(self.0, s, clan, area);
            let best = Clan::all()
                .filter(|clan| takers.contains(*clan) && has_boots(s, *clan, area))
                .max_by_key(|clan| of(*clan));
            match (s.runes[area], best) {
                (Some(holder), best) => {
                    let better = best.is_some_and(|best| of(best) > of(holder));
                    require(of(holder) > 0 && !better, || {
                        format!("{holder:?} holds {area:?} with {}, {best:?}", of(holder))
                    })?;
                }
                (None, Some(best)) => {
                    let alone = Clan::all().filter(|clan| of(*clan) >= of(best)).count() == 1;
                    require(!alone, || format!("{best:?} should hold {area:?}"))?;
                }
                (None, None) => {}
            }
        }
        Ok(())
    }

    /// What is known is true: a viewer's groups are hidden cards where they can be.
    fn knowledge(&self, s: &State) -> Result<(), String> {
        for viewer in self.seats() {
            let mut by_seat = [0; 4];
            for packet in 0..4 {
                let travelling = s.packets[packet];
                let is_own = draft::packet_of(self.0, s, viewer) == packet;
                let (passed, missed) =
                    (s.knowledge.passed(viewer, packet), s.knowledge.missed(viewer, packet));
                for (group, rest) in [(passed, travelling), (missed, CardSet::EMPTY)] {
                    if group.cards.is_empty() {
                        require(group.takers.is_empty(), || "takers of nothing".to_owned())?;
                        continue;
                    }
                    let rest = if is_own { CardSet::EMPTY } else { rest.and(&group.cards) };
                    let mut gone = group.cards.without(&rest);
                    for taker in group.takers.iter().filter(|seat| !s.left.contains(*seat)) {
                        by_seat[taker.index()] += 1;
                        let mut held = s.hands[taker];
                        if let Some(card) = s.clans[Clan::of(taker)].row.top() {
                            held.insert(*card);
                        }
                        require(s.knowledge.is_stirred || held.meets(&gone), || {
                            format!("{viewer} believes that {taker} has one of {gone:?}")
                        })?;
                    }
                    for taker in group.takers.iter().filter(|seat| !s.left.contains(*seat)) {
                        gone = gone.without(&s.hands[taker]);
                    }
                    let public = s.discards.or(&s.invaders);
                    require(!group.cards.meets(&public), || {
                        format!("{viewer} takes open cards for hidden: {group:?}")
                    })?;
                }
            }
            let buried = s.knowledge.buried[viewer];
            require(s.knowledge.is_stirred || buried.without(&s.buried).is_empty(), || {
                format!("{viewer} takes {buried:?} for discarded")
            })?;
            for taker in self.seats().filter(|taker| *taker != viewer) {
                let hidden =
                    s.hands[taker].len() + usize::from(crate::imagine::is_secretly_down(s, taker));
                require(by_seat[taker.index()] <= hidden, || {
                    format!("{viewer} knows {by_seat:?} of {taker}'s {hidden} cards")
                })?;
            }
        }
        for seat in self.seats().filter(|_| s.knowledge.is_stirred) {
            // What was on the discard pile when it became the deck is in a hand only if drawn since.
            let late = s.hands[seat].and(&s.knowledge.recycled).without(&s.knowledge.drawn);
            require(late.is_empty(), || format!("{seat} has {late:?}, which it cannot have"))?;
        }
        let asked = s.asked.without(SeatSet::first(usize::from(self.0.rules.players)));
        require(asked.is_empty(), || format!("{asked:?} are asked"))
    }
}

impl Invariant<State> for Whole<'_> {
    fn holds(&self, s: &State) -> Result<(), String> {
        self.cards(s)?;
        self.hands(s)?;
        self.pieces(s)?;
        self.docks(s)?;
        self.tokens(s)?;
        self.runes(s)?;
        self.knowledge(s)
    }
}
