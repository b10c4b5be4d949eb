//! What each asking frame offers: the one place where legality is decided.

use gladsheim_engine::{Actions, Seat, SeatSet};

use crate::action::{Action, Line, Rate};
use crate::cardset::CardSet;
use crate::content::{Face, Gives};
use crate::effect::{Loot, Op, Prey, Who};
use crate::ids::{Area, Building, CardType, Die, Moment, Resource, SITES, Side, Site};
use crate::play::{can_pay, on_piles, temple_cost};
use crate::react::{self, weapons};
use crate::rules::Valda;
use crate::run;
use crate::state::{Frame, Run, Stage, State};
use crate::strike::{self, SHIELD};

/// No choice was made.
pub(crate) const NOTHING: u8 = u8::MAX;

/// Takes offers, in ascending order of their ids.
pub(crate) trait Offer {
    fn add(&mut self, action: Action);

    /// Whether further offers would change nothing.
    fn is_full(&self) -> bool {
        false
    }
}

impl Offer for Actions<Action> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// Whether there is a choice at all: only the first offer is kept.
#[derive(Default)]
pub(crate) struct Few {
    first: Option<Action>,
    many: bool,
}

impl Offer for Few {
    #[inline]
    fn add(&mut self, action: Action) {
        self.many |= self.first.is_some();
        self.first = self.first.or(Some(action));
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.many
    }
}

impl Few {
    pub(crate) const fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// The answer, where there is only one; nothing to choose from is the same as enough.
    pub(crate) fn forced(&self) -> Option<Action> {
        if self.many { None } else { Some(self.first.unwrap_or(Action::Done)) }
    }
}

/// Whether everybody can see that there is a choice: cards in hands do not count.
#[derive(Default)]
struct Seen(u8);

impl Offer for Seen {
    #[inline]
    fn add(&mut self, action: Action) {
        let is_hidden = matches!(
            action,
            Action::Play(_)
                | Action::Attack(_)
                | Action::Defend(_)
                | Action::Pick(_)
                | Action::Weapon(..)
        );
        self.0 = self.0.saturating_add(u8::from(!is_hidden));
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.0 >= 2
    }
}

/// Whether everybody can see that a player has a choice.
pub(crate) fn is_open_choice(game: &Valda, s: &State, seat: Seat) -> bool {
    let mut seen = Seen::default();
    offer(game, s, seat, &mut seen);
    seen.0 >= 2
}

/// A moment as a mask.
const fn at(moment: Moment) -> u16 {
    1 << moment as u16
}

/// Offers what `seat` may answer to the top frame.
pub(crate) fn offer(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer) {
    match s.stack.top().copied() {
        Some(Frame::Stage(stage)) => offer_turn(game, s, stage, seat, out),
        Some(Frame::Window { moment, owner, .. }) => {
            out.add(Action::Done);
            weapons(game, s, seat, at(moment), owner, out);
        }
        Some(Frame::Run(run)) => offer_run(game, s, &run, seat, out),
        Some(Frame::Strike(_)) => offer_defence(game, s, seat, out),
        Some(Frame::Keep(area)) => {
            let deck = s.divine[area];
            let looked = deck.cards().iter().rev().take(2).copied().collect();
            picks(game, &looked, out);
        }
        Some(Frame::TurnDie { die, .. }) => offer_die(game, s, die, out),
        _ => {}
    }
}

/// Offers every kind of a set to be picked.
fn picks(game: &Valda, cards: &CardSet, out: &mut impl Offer) {
    game.each_kind(cards, |kind| out.add(Action::Pick(kind)));
}

fn offer_turn(game: &Valda, s: &State, stage: Stage, seat: Seat, out: &mut impl Offer) {
    let own = |out: &mut _, more| weapons(game, s, seat, at(Moment::Own) | more, seat, out);
    match stage {
        Stage::Limit => return picks(game, &s.hands[seat], out),
        _ => out.add(Action::Done),
    }
    match stage {
        Stage::Trade => {
            own(out, 0);
            offer_trades(s, seat, out);
        }
        Stage::Source if s.turn.sources.count_ones() < regular_draws(s) => {
            let later = Area::ALL.into_iter().skip(usize::from(s.turn.next_source));
            for area in later.filter(|area| is_source(s, seat, *area)) {
                out.add(Action::Area(area));
            }
        }
        Stage::Act => offer_acts(game, s, seat, out),
        Stage::Build => {
            own(out, 0);
            offer_builds(game, s, seat, out);
        }
        Stage::Attack => {
            offer_attacks(game, s, seat, out);
            own(out, 0);
        }
        Stage::Followers => {
            own(out, 0);
            offer_powers(s, seat, out);
        }
        _ => {}
    }
}

/// D-TRADE (VD-RES-3, VD-GOD-HEIMDALL).
fn offer_trades(s: &State, seat: Seat, out: &mut impl Offer) {
    let heimdall = s.god(seat, Area::Heimdall);
    for rate in Rate::ALL {
        let allowed = match rate {
            Rate::Four => true,
            Rate::Three => false,
            Rate::Two => heimdall >= 1,
            Rate::One => heimdall >= 2,
        };
        if allowed {
            offer_exchanges(s, seat, rate, [true; 3], [true; 3], out);
        }
    }
}

/// Exchanges of one basic resource for another, as far as stock and bank allow.
fn offer_exchanges(
    s: &State,
    seat: Seat,
    rate: Rate,
    gives: [bool; 3],
    takes: [bool; 3],
    out: &mut impl Offer,
) {
    let basic = Resource::BASIC;
    for (from, _) in basic.into_iter().zip(gives).filter(|(_, allowed)| *allowed) {
        if s.villages[seat].stock[from] < rate.count() {
            continue;
        }
        for (to, _) in basic.into_iter().zip(takes).filter(|(_, allowed)| *allowed) {
            if to != from && s.bank[to] > 0 {
                out.add(Action::Trade(rate, from, to));
            }
        }
    }
}

/// D-ACT (VD-GAME-6).
fn offer_acts(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer) {
    let actions = s.turn.actions;
    let cards = own_cards(s, seat).and(game.affordable(actions));
    offer_plays(game, s, seat, &cards, out);
    let after = if s.turn.last.is_some() { at(Moment::AfterAction) } else { 0 };
    weapons(game, s, seat, at(Moment::Own) | after, seat, out);
    if actions >= 1 {
        for resource in Resource::BASIC.into_iter().filter(|resource| s.bank[*resource] > 0) {
            out.add(Action::Resource(resource));
        }
    }
    if actions >= if s.god(seat, Area::Freya) > 0 { 1 } else { 2 } {
        out.add(Action::Draw(Side::A));
    }
}

/// Action cards whose costs inside the effect can be paid (VD-GEN-18).
fn offer_plays(game: &Valda, s: &State, seat: Seat, cards: &CardSet, out: &mut impl Offer) {
    game.each_kind(cards, |kind| {
        if !out.is_full() && run::can_pay(game, s, seat, game.spec(kind).program.at) {
            out.add(Action::Play(kind));
        }
    });
}

/// The cards a player can play: the hand and, in the own turn, the open row.
#[inline]
pub(crate) fn own_cards(s: &State, seat: Seat) -> CardSet {
    if seat == s.turn.active { s.hands[seat].or(&s.open) } else { s.hands[seat] }
}

/// D-BUILD (VD-BUILD-2 to VD-BUILD-5).
fn offer_builds(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer) {
    let board = &game.content.board;
    for (building, cost) in [(Building::Mine, board.mine), (Building::Drill, board.drill)] {
        if s.villages[seat].count(building) < most(game, building) && can_pay(s, seat, cost) {
            out.add(Action::Building(building));
        }
    }
    if s.villages[seat].temples >= board.figures {
        return;
    }
    for area in Area::ALL {
        if can_pay(s, seat, temple_cost(game, s, area)) && is_open_to(s, seat, area) {
            out.add(Action::Temple(area));
        }
    }
}

/// Whether a temple of this player may come to an area (VD-BUILD-4, VD-CTRL-2).
pub(crate) fn is_open_to(s: &State, seat: Seat, area: Area) -> bool {
    s.inhabitants[area].is_some()
        && s.free_site(area).is_some()
        && s.controller(area).is_none_or(|controller| controller == seat)
}

/// D-ATTACK (VD-ATK-4, VD-ATK-12).
fn offer_attacks(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer) {
    game.each_kind(&s.hands[seat].and(game.all(CardType::Attack)), |kind| {
        if !game.spec(kind).program.requires_temple || s.villages[seat].temples > 0 {
            out.add(Action::Attack(kind));
        }
    });
}

/// D-DEFEND (VD-ATK-7, VD-ATK-8): no card, or cards until the value is reached.
fn offer_defence(game: &Valda, s: &State, seat: Seat, out: &mut impl Offer) {
    let chosen = s.sealed.and(&s.hands[seat]);
    let free = strike::defences(game, s, seat);
    let total = defence_total(game, s, seat, &chosen);
    if chosen.is_empty() || total >= s.attack.value {
        out.add(Action::Done);
    }
    if total + defence_total(game, s, seat, &free) >= s.attack.value {
        game.each_kind(&free, |kind| out.add(Action::Defend(kind)));
    }
    if chosen.is_empty() && s.attack.targets.len() == 1 {
        weapons(game, s, seat, at(Moment::Own), seat, out);
    }
}

/// What cards are worth in a defence, with Tyr's bonus for each (VD-GOD-TYR).
pub(crate) fn defence_total(game: &Valda, s: &State, seat: Seat, cards: &CardSet) -> u16 {
    if cards.is_empty() {
        return 0;
    }
    let bonus = u16::from(s.god(seat, SHIELD));
    cards.iter().map(|card| u16::from(game.spec(game.kind(card)).value) + bonus).sum()
}

/// What Surtur adds to each attack card (VD-GOD-SURTUR).
pub(crate) fn attack_bonus(game: &Valda, s: &State, seat: Seat) -> u8 {
    let level = s.god(seat, Area::Surtur);
    if game.rules.players <= 3 { level.saturating_sub(1) } else { level }
}

/// How many attacks a player may make in a slot (VD-ATK-5).
pub(crate) fn attacks_allowed(game: &Valda, s: &State, seat: Seat) -> u8 {
    if game.rules.players <= 3 && s.god(seat, Area::Surtur) > 0 { 2 } else { 1 }
}

/// D-FOL (VD-FOL-1, VD-FOL-2).
fn offer_powers(s: &State, seat: Seat, out: &mut impl Offer) {
    let (stock, uses) = (&s.villages[seat].stock, &s.turn.uses);
    let thor = s.god(seat, Area::Thor);
    for ((rate, level), used) in [(Rate::Three, 1), (Rate::Two, 2)].into_iter().zip(uses.thor) {
        for resource in [Resource::Diamond, Resource::Gold] {
            if thor >= level && used < 3 && stock[resource] >= rate.count() {
                out.add(Action::Thor(rate, resource));
            }
        }
    }
    let odin = s.god(seat, Area::Odin);
    let lines = [(Line::First, 1, 2, 3), (Line::Second, 2, 3, 2)];
    for ((line, level, blood, most), used) in lines.into_iter().zip(uses.odin) {
        if odin >= level && used < most && stock[Resource::Blood] >= blood {
            out.add(Action::Odin(line));
        }
    }
    let loki = s.god(seat, Area::Loki);
    for (line, level) in Line::ALL.into_iter().zip([1, 2]) {
        if loki >= level && uses.loki == 0 {
            out.add(Action::Loki(line));
        }
    }
}

/// The die to turn, then its new face: only faces that show something else.
fn offer_die(game: &Valda, s: &State, die: Option<u8>, out: &mut impl Offer) {
    let Some(die) = die else {
        (0..s.roll.count).for_each(|die| out.add(Action::Die(die)));
        return;
    };
    let Some((colour, up)) = s.roll.dice.get(usize::from(die)).copied() else { return };
    let shown = face(game, colour, up);
    for number in 0..6 {
        let other = face(game, colour, number);
        let is_first = !(0..number).any(|before| face(game, colour, before) == other);
        if is_first && other != shown {
            out.add(Action::Face(number));
        }
    }
}

/// What a face of a die gives.
pub(crate) fn face(game: &Valda, die: Die, number: u8) -> Face {
    let faces = game.content.board.dice.get(die as usize);
    let nothing = Face { gives: Gives::Follower, n: 0 };
    faces.and_then(|faces| faces.get(usize::from(number))).copied().unwrap_or(nothing)
}

/// The sub-choices of effects (13.1).
fn offer_run(game: &Valda, s: &State, run: &Run, seat: Seat, out: &mut impl Offer) {
    let op = game.op(run.at);
    let stock = &s.villages[seat].stock;
    if !run.begun {
        return offer_players(game, s, run, op, out);
    }
    match op {
        Op::Gain { what, .. } => {
            resources(what.iter().filter(|kind| s.bank[*kind] > 0), out);
        }
        Op::Pay { what, n, mix } => {
            let least = if mix { 1 } else { n };
            resources(what.iter().filter(|kind| stock[*kind] >= least), out);
        }
        Op::PayUpTo { what, n } => {
            (0..=n.min(stock[what])).for_each(|n| out.add(Action::Amount(n)));
        }
        Op::Convert { from, to, .. } => {
            out.add(Action::Done);
            let (gives, takes) =
                [from, to].map(|which| Resource::BASIC.map(|kind| which.contains(kind))).into();
            offer_exchanges(s, seat, Rate::One, gives, takes, out);
        }
        Op::DrawDivine { .. } => areas(Area::ALL, |area| has_deck(s, area), out),
        Op::LookDivine { .. } => {
            out.add(Action::Done);
            let looked = run.first.unwrap_or(0);
            areas(Area::ALL, |area| has_deck(s, area) && looked >> area as u8 & 1 == 0, out);
        }
        Op::LookHand => offer_opponents(game, seat, |_| true, out),
        Op::TakeDiscard { what, highest, .. } => {
            let mut cards = on_piles(game, s, what);
            if highest {
                cards = of_highest_value(game, &cards).1;
            } else {
                out.add(Action::Done);
            }
            picks(game, &cards, out);
        }
        Op::DiscardOwn { .. } => picks(game, &own_cards(s, seat), out),
        Op::DiscardEach { .. } => picks(game, &s.hands[seat].without(&s.sealed), out),
        Op::FreeBuild { mine, drill } => {
            for (building, allowed) in Building::ALL.into_iter().zip([mine, drill]) {
                if allowed && s.villages[seat].count(building) < most(game, building) {
                    out.add(Action::Building(building));
                }
            }
        }
        Op::PlayAction { .. } => {
            out.add(Action::Done);
            let cards = own_cards(s, seat).and(game.all(CardType::Action));
            offer_plays(game, s, seat, &cards, out);
        }
        Op::Replay => {
            if seat == s.turn.active {
                game.each_kind(&s.played, |kind| {
                    let program = game.spec(kind).program.at;
                    let nests = |op| matches!(op, Op::Replay | Op::PlayAction { .. });
                    if !game.program(program).any(nests) && run::can_pay(game, s, seat, program) {
                        out.add(Action::Pick(kind));
                    }
                });
            }
        }
        Op::Lend => areas(Area::ALL, |area| can_borrow(game, s, seat, area), out),
        Op::Empower => areas(Area::ALL, |area| s.temples(seat, area).1 > 0, out),
        Op::Redirect => {
            let taken = s.attack.targets.union(SeatSet::only(s.attack.attacker));
            for other in SeatSet::first(usize::from(game.rules.players)).without(taken).iter() {
                out.add(Action::Player(other));
            }
        }
        Op::SwitchCard => {
            let with = run.player.map_or(CardSet::EMPTY, |player| s.hands[player]);
            if run.first.is_some() {
                picks(game, &s.hands[seat], out);
            } else if !s.hands[seat].is_empty() {
                picks(game, &with, out);
            }
        }
        Op::Repeat { .. } => {
            out.add(Action::Done);
            if run::can_repeat(game, s, run) {
                out.add(Action::Again);
            }
        }
        _ => offer_on(game, s, run, op, out),
    }
}

/// Which opponent a step is about (`player`).
fn offer_players(game: &Valda, s: &State, run: &Run, op: Op, out: &mut impl Offer) {
    if run::who(op) != Some(Who::Player) {
        return;
    }
    // A weapon must do something (VD-WPN-6); a card may be wasted.
    let is_weapon = game.spec(run.kind).kind == CardType::Weapon;
    let wanted = |other| match op {
        Op::Steal { what, .. } if is_weapon => react::can_lose(s, other, what),
        _ => true,
    };
    offer_opponents(game, run.actor, wanted, out);
}

fn offer_opponents(game: &Valda, seat: Seat, wanted: impl Fn(Seat) -> bool, out: &mut impl Offer) {
    for other in Seat::all(usize::from(game.rules.players)) {
        if other != seat && wanted(other) {
            out.add(Action::Player(other));
        }
    }
}

/// The choices of a step on another player.
fn offer_on(game: &Valda, s: &State, run: &Run, op: Op, out: &mut impl Offer) {
    let Some(subject) = run.subject(game, s) else { return };
    let stock = &s.villages[subject].stock;
    match op {
        Op::Steal { what: Loot::Resource(which), .. }
        | Op::Destroy { what: Prey::Resource(which), .. } => {
            resources(which.iter().filter(|kind| stock[*kind] > 0), out);
        }
        Op::Steal { what: Loot::Card, .. } => {
            if subject == s.turn.active {
                picks(game, &s.open, out);
            }
            if !s.hands[subject].is_empty() {
                out.add(Action::Random);
            }
        }
        Op::Destroy { what: Prey::Building { mine, drill }, .. } => {
            for (building, allowed) in Building::ALL.into_iter().zip([mine, drill]) {
                if allowed && s.villages[subject].count(building) > 0 {
                    out.add(Action::Building(building));
                }
            }
        }
        Op::Destroy { what: Prey::Temple, .. } | Op::Freeze { .. } => {
            sites(s, subject, |_| true, out);
        }
        Op::Move { who } => {
            // Somebody else's temple must go, if it can; an own one may stay.
            match chosen_site(run) {
                Some(from) => areas(Area::ALL, |area| can_move(s, subject, from, area), out),
                None => {
                    if who == Who::Myself {
                        out.add(Action::Done);
                    }
                    sites(s, subject, |site| movable(s, subject, site), out);
                }
            }
        }
        Op::SwitchTemple => match chosen_site(run) {
            Some(own) => sites(s, subject, |site| site.area() != own.area(), out),
            None => sites(s, run.actor, |own| has_temple_outside(s, subject, own.area()), out),
        },
        _ => {}
    }
}

/// The first part of a choice in two parts.
fn chosen_site(run: &Run) -> Option<Site> {
    run.first.map(Site)
}

fn movable(s: &State, owner: Seat, site: Site) -> bool {
    Area::ALL.into_iter().any(|area| can_move(s, owner, site, area))
}

/// Whether a temple can go to an area: a free site, not controlled by somebody else.
fn can_move(s: &State, owner: Seat, from: Site, to: Area) -> bool {
    to != from.area() && is_open_to(s, owner, to)
}

fn has_temple_outside(s: &State, seat: Seat, area: Area) -> bool {
    Area::ALL.into_iter().any(|other| other != area && s.temples(seat, other).0 > 0)
}

/// Offers a player's temples: of those in an area that are alike, only the first.
fn sites(s: &State, owner: Seat, wanted: impl Fn(Site) -> bool, out: &mut impl Offer) {
    for area in Area::ALL {
        for number in 0..SITES {
            let site = Site::of(area, number);
            let plot = s.sites[site];
            let is_own = plot.get().is_some_and(|(seat, _)| seat == owner);
            let is_first = !(0..number).any(|before| s.sites[Site::of(area, before)] == plot);
            if is_own && is_first && wanted(site) {
                out.add(Action::Site(site));
            }
        }
    }
}

fn resources(which: impl Iterator<Item = Resource>, out: &mut impl Offer) {
    which.for_each(|kind| out.add(Action::Resource(kind)));
}

fn areas(
    which: impl IntoIterator<Item = Area>,
    wanted: impl Fn(Area) -> bool,
    out: &mut impl Offer,
) {
    which.into_iter().filter(|area| wanted(*area)).for_each(|area| out.add(Action::Area(area)));
}

fn has_deck(s: &State, area: Area) -> bool {
    s.inhabitants[area].is_some() && !s.divine[area].is_empty()
}

/// Whether the regular draw may take from this area's deck (VD-GAME-2).
fn is_source(s: &State, seat: Seat, area: Area) -> bool {
    has_deck(s, area) && s.controller(area) == Some(seat)
}

fn can_borrow(game: &Valda, s: &State, seat: Seat, area: Area) -> bool {
    Seat::all(usize::from(game.rules.players))
        .any(|other| other != seat && s.temples(other, area).1 > 0)
}

/// How many cards the regular draw brings (VD-GAME-1, VD-GOD-FREYA).
pub(crate) fn regular_draws(s: &State) -> u32 {
    if s.god(s.turn.active, Area::Freya) >= 2 { 3 } else { 2 }
}

/// How many of a building a player may have (VD-BUILD-3).
pub(crate) fn most(game: &Valda, building: Building) -> u8 {
    match building {
        Building::Mine => game.content.board.max_mines,
        Building::Drill => game.content.board.max_drills,
    }
}

/// How many of `n` followers a player would really lose (VD-TREE-2).
pub(crate) fn real_loss(game: &Valda, s: &State, seat: Seat, n: u16) -> u16 {
    let followers = s.villages[seat].followers;
    let havens = game.content.board.havens.iter().map(|haven| u16::from(*haven));
    let floor = havens.filter(|haven| *haven <= followers).max().unwrap_or(0);
    n.min(followers - floor)
}

/// The cards of the highest value in a set, and that value.
fn of_highest_value(game: &Valda, cards: &CardSet) -> (u8, CardSet) {
    let value = |card| game.spec(game.kind(card)).value;
    let highest = cards.iter().map(value).max().unwrap_or(0);
    (highest, cards.iter().filter(|card| value(*card) == highest).collect())
}

/// The cards that are taken without any choice: those of the highest value, if there is room for
/// all of them. Nothing if there is a tie to be decided.
pub(crate) fn highest(
    game: &Valda,
    s: &State,
    what: Option<CardType>,
    room: u8,
) -> Option<CardSet> {
    let mut rest = on_piles(game, s, what);
    let mut sure = CardSet::EMPTY;
    loop {
        let (_, best) = of_highest_value(game, &rest);
        if best.is_empty() || sure.len() == usize::from(room) {
            return Some(sure);
        }
        if sure.len() + best.len() > usize::from(room) {
            // What is sure is taken first; the tie is asked about after it.
            return (!sure.is_empty()).then_some(sure);
        }
        sure = sure.or(&best);
        rest = rest.without(&best);
    }
}

/// The opponents who have still to choose cards for a common discard.
pub(crate) fn discarding(game: &Valda, s: &State, actor: Seat, n: u8) -> SeatSet {
    let others = SeatSet::first(usize::from(game.rules.players)).without(SeatSet::only(actor));
    let open = |seat: &Seat| {
        let chosen = s.sealed.and(&s.hands[*seat]).len();
        chosen < usize::from(n).min(s.hands[*seat].len())
    };
    others.iter().filter(open).collect()
}
