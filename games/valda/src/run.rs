//! The interpreter of effects: one step at a time, asking where a step leaves a choice (13.1).

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::action::Action;
use crate::effect::{Loot, Op, Prey, Who};
use crate::event::{Cause, Event, Source};
use crate::flow::Next;
use crate::ids::{Area, Die, Kind, Resource, Side, Site};
use crate::legal::{self, NOTHING};
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{Frame, Ice, Pass, Plot, Run, State};
use crate::strike::clockwise;

/// The players of a step are not counted out yet.
const UNCOUNTED: u8 = u8::MAX;

impl Run {
    /// The program of a card from its beginning.
    pub(crate) const fn of(at: u16, actor: Seat, kind: Kind) -> Self {
        Self {
            at,
            actor,
            pass: Pass::Plain,
            begun: false,
            left: UNCOUNTED,
            todo: SeatSet::EMPTY,
            player: None,
            x: 0,
            rounds: 0,
            first: None,
            card: None,
            kind,
        }
    }

    /// Whom the step is about now: the first in turn order of those it has still to reach.
    pub(crate) fn subject(&self, game: &Valda, s: &State) -> Option<Seat> {
        clockwise(self.todo, s.turn.active, usize::from(game.rules.players)).next()
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Plays an action card from the open row or the hand.
    pub(crate) fn play_action(&mut self, seat: Seat, kind: Kind) {
        let Some(card) = self.take_own(seat, kind) else { return };
        self.s.table.insert(card);
        self.events.emit(|| Event::Played { seat, card: kind });
        let at = self.game.spec(kind).program.at;
        self.push(Frame::Run(Run { card: Some(card), ..Run::of(at, seat, kind) }));
    }

    fn run_mut(&mut self) -> Option<&mut Run> {
        match self.s.stack.top_mut() {
            Some(Frame::Run(run)) => Some(run),
            _ => None,
        }
    }

    /// Changes the program on top.
    fn update(&mut self, change: impl FnOnce(&mut Run)) {
        if let Some(run) = self.run_mut() {
            change(run);
        }
    }

    /// Goes on to another step.
    fn jump(&mut self, at: u16) {
        self.update(|run| {
            *run = Run {
                at,
                begun: false,
                left: UNCOUNTED,
                first: None,
                todo: SeatSet::EMPTY,
                ..*run
            };
        });
    }

    /// Goes on to the next step.
    fn next(&mut self, run: &Run) -> Next {
        self.jump(run.at + 1);
        Next::Go
    }

    fn ask(&self, run: &Run) -> Next {
        Next::Ask(SeatSet::only(run.actor))
    }

    /// Does a step, or a part of it.
    pub(crate) fn advance_run(&mut self, run: Run) -> Next {
        let op = self.game.op(run.at);
        if op == Op::End {
            return self.end_run(run);
        }
        let is_condition = matches!(op, Op::IfTempleIn { .. });
        if run.pass == Pass::Advance && !is_advance(op) && !is_condition {
            return self.next(&run);
        }
        if !run.begun {
            return self.begin_step(run, op);
        }
        if who(op).is_some() {
            return self.advance_on(run, op);
        }
        if run.left == 0 {
            return self.next(&run);
        }
        match op {
            Op::DiscardEach { n } => self.advance_discards(run, n),
            Op::TakeDiscard { what, highest: true, .. } => {
                match legal::highest(self.game, self.s, what, run.left) {
                    Some(sure) => {
                        // With nothing left on the pile the step is over.
                        let count = sure.len() as u8;
                        let left = if count == 0 { 0 } else { run.left - count };
                        self.update(|run| run.left = left);
                        for card in sure.iter() {
                            self.retrieve(run.actor, self.game.kind(card));
                        }
                        Next::Go
                    }
                    None => self.ask(&run),
                }
            }
            _ => self.ask(&run),
        }
    }

    /// Counts out what a step has to do, and does at once what leaves no choice.
    fn begin_step(&mut self, run: Run, op: Op) -> Next {
        let seat = run.actor;
        let count = |n: u8| Some(n);
        let left = match op {
            Op::Gain { what, n } => match what.single() {
                Some(resource) => {
                    self.gain(seat, resource, n);
                    None
                }
                None => count(n),
            },
            Op::Pay { what, n, mix } => match what.single() {
                Some(resource) => {
                    self.pay(seat, resource, n);
                    None
                }
                None => count(if mix { n } else { 1 }),
            },
            // What an attack pays, it pays in advance (12.4).
            Op::PayUpTo { .. } => (run.pass != Pass::Apply).then_some(1),
            Op::Convert { n, .. }
            | Op::DrawDivine { n, .. }
            | Op::LookDivine { n }
            | Op::TakeDiscard { n, .. }
            | Op::DiscardOwn { n }
            | Op::DiscardEach { n }
            | Op::PlayAction { n }
            | Op::AddTokens { n } => count(n),
            Op::LookHand
            | Op::FreeBuild { .. }
            | Op::Replay
            | Op::Lend
            | Op::Empower
            | Op::Redirect => count(1),
            Op::SwitchCard => count(2),
            Op::Repeat { times } => {
                self.update(|run| run.rounds = times);
                count(1)
            }
            // Which opponent it is about is asked once in an effect.
            _ if who(op) == Some(Who::Player) && run.player.is_none() => return self.ask(&run),
            _ if who(op).is_some() => {
                let todo = self.reached(&run, who(op));
                self.update(|run| {
                    run.todo = todo;
                    run.begun = true;
                });
                return Next::Go;
            }
            _ => {
                self.jump(run.at + 1);
                self.do_at_once(&run, op);
                return Next::Go;
            }
        };
        match left {
            Some(left) => self.update(|run| {
                run.begun = true;
                run.left = left;
            }),
            None => self.jump(run.at + 1),
        }
        Next::Go
    }

    /// Steps without any choice. The program stands on the next one already.
    fn do_at_once(&mut self, run: &Run, op: Op) {
        let seat = run.actor;
        match op {
            Op::Follower { n } => self.gain_followers(seat, n.of(run.x), Cause::Card(run.kind)),
            Op::Draw { n, open } => {
                for _ in 0..n {
                    self.draw(seat, Source::Main(Side::A), open);
                }
            }
            Op::AddActions { n } => {
                self.s.turn.actions = self.s.turn.actions.saturating_add(n);
                self.events.emit(|| Event::MoreActions { seat, n });
            }
            Op::SetBuilds { n } => {
                // Before anything is built in the turn, so that the highest number counts (VD-BUILD-1).
                self.s.turn.builds = self.s.turn.builds.max(n);
                self.events.emit(|| Event::MoreBuilds { seat, limit: n });
            }
            Op::Roll { die, n, followers } => {
                self.roll(seat, [(die, n), (Die::White, 0)], followers, Some(run.kind));
            }
            Op::RerollCharges { n } => {
                self.s.turn.rerolls = self.s.turn.rerolls.saturating_add(n);
            }
            Op::SetDieCharges { n } => {
                self.s.turn.die_turns = self.s.turn.die_turns.saturating_add(n);
            }
            Op::Unfreeze => self.thaw(seat),
            Op::Again { back } => {
                let (rounds, at) = (run.rounds - 1, run.at - u16::from(back) - 1);
                if rounds > 0 {
                    self.jump(at);
                    self.update(|run| {
                        run.rounds = rounds;
                        run.begun = true;
                        run.left = 1;
                    });
                }
            }
            Op::IfTempleIn { inhabitant, skip } => {
                let has = Area::ALL.into_iter().any(|area| {
                    self.s.inhabitants[area] == Some(inhabitant) && self.s.temples(seat, area).0 > 0
                });
                if !has {
                    self.jump(run.at + 1 + u16::from(skip));
                }
            }
            Op::DoubleKill => self.s.attack.double = true,
            Op::SetDie => self.push(Frame::TurnDie { seat, die: None }),
            Op::CancelAttack => self.cancel_attack(seat),
            Op::Undefendable => {
                self.s.attack.undefendable = true;
                self.events.emit(|| Event::Undefendable);
            }
            Op::Resisted => self.gain_followers(seat, 2, Cause::Card(run.kind)),
            Op::RepeatAttack => {
                self.s.attack.claim = self.blocker();
            }
            Op::Hammertime => {
                if let Some(kind) = self.s.turn.last.take() {
                    self.repeat_card(seat, kind);
                }
            }
            Op::AttackMul { n } => self.change_value(|value| value.saturating_mul(n.into())),
            Op::AttackAdd { n } => self.change_value(|value| value.saturating_add(n.into())),
            Op::CancelBuild => self.s.turn.cancelled = true,
            _ => {}
        }
    }

    /// The player whose block is being settled: the owner of the window below the weapon.
    fn blocker(&self) -> Option<Seat> {
        self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Window { owner, .. } => Some(*owner),
            _ => None,
        })
    }

    /// Carries out a card's effect once more, with new choices.
    fn repeat_card(&mut self, seat: Seat, kind: Kind) {
        self.events.emit(|| Event::Repeated { seat, card: kind });
        let at = self.game.spec(kind).program.at;
        self.push(Frame::Run(Run::of(at, seat, kind)));
    }

    /// Whom a step reaches.
    fn reached(&self, run: &Run, who: Option<Who>) -> SeatSet {
        let others = SeatSet::first(self.seats()).without(SeatSet::only(run.actor));
        match who {
            Some(Who::Myself) | None => SeatSet::only(run.actor),
            Some(Who::Target) => self.s.attack.hit,
            Some(Who::Attacker) => SeatSet::only(self.s.attack.attacker),
            Some(Who::EachOpponent) => others,
            Some(Who::Player) => run.player.map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    /// A step on other players, one after the other.
    fn advance_on(&mut self, run: Run, op: Op) -> Next {
        let Some(subject) = run.subject(self.game, self.s) else {
            return self.next(&run);
        };
        if run.left == 0 {
            self.update(|run| {
                run.todo.remove(subject);
                run.left = UNCOUNTED;
            });
            return Next::Go;
        }
        if run.left == UNCOUNTED {
            self.begin_on(&run, op, subject);
            return Next::Go;
        }
        self.ask(&run)
    }

    /// Begins a step on one player, and does at once what leaves no choice.
    fn begin_on(&mut self, run: &Run, op: Op, subject: Seat) {
        let (seat, x) = (run.actor, run.x);
        let mut left = 0;
        match op {
            Op::Lose { n, .. } => {
                let double = run.pass == Pass::Apply && self.s.attack.double;
                self.lose_followers(subject, u16::from(n.of(x)) << u16::from(double));
            }
            Op::Steal { what: Loot::Follower, n, .. } => {
                self.steal_followers(seat, subject, n.of(x).into());
            }
            Op::Steal { what: Loot::Resource(which), n, .. } => match which.single() {
                Some(resource) => self.steal_resource(seat, subject, resource, n.of(x)),
                None => left = n.of(x),
            },
            Op::Steal { what: Loot::Card, n, .. } => left = n.of(x),
            Op::Destroy { what: Prey::Resource(which), n, .. } => match which.single() {
                Some(resource) => self.destroy_resource(seat, subject, resource, n.of(x)),
                None => left = n.of(x),
            },
            Op::Destroy { what: Prey::Card, n, .. } => {
                for _ in 0..n.of(x) {
                    self.destroy_random(seat, subject);
                }
            }
            _ if run.pass == Pass::Apply => {
                let attack = &mut self.s.attack;
                let choice = attack.advance.get(usize::from(attack.applied)).copied();
                attack.applied += 1;
                if let Some((first, second)) = choice.filter(|(first, _)| *first != NOTHING) {
                    self.apply_choice(run, op, subject, first, second);
                }
            }
            Op::Destroy { n, .. } => left = n.of(x),
            _ => left = 1,
        }
        self.update(|run| run.left = left);
    }

    fn destroy_resource(&mut self, seat: Seat, owner: Seat, resource: Resource, n: u8) {
        let n = self.return_to_bank(owner, resource, n);
        if n > 0 {
            self.events.emit(|| Event::Destroyed { seat, owner, resource, n });
        }
    }

    /// A choice of a temple, building or area is complete: it is noted, or carried out.
    fn settle_choice(&mut self, run: &Run, op: Op, subject: Seat, first: u8, second: u8) {
        self.update(|run| {
            run.left = run.left.saturating_sub(1);
            run.first = None;
        });
        if run.pass == Pass::Advance {
            let attack = &mut self.s.attack;
            if let Some(place) = attack.advance.get_mut(usize::from(attack.chosen)) {
                *place = (first, second);
                attack.chosen += 1;
            }
        } else if first != NOTHING {
            self.apply_choice(run, op, subject, first, second);
        }
    }

    fn apply_choice(&mut self, run: &Run, op: Op, subject: Seat, first: u8, second: u8) {
        let seat = run.actor;
        let site = Site(first);
        match op {
            Op::Destroy { what: Prey::Temple, .. } => {
                if let Some((owner, _)) = self.s.sites[site].get() {
                    self.events.emit(|| Event::TempleDestroyed { seat, owner, site });
                    self.remove_temple(site);
                }
            }
            Op::Destroy { what: Prey::Building { .. }, .. } => {
                let building = crate::ids::Building::at(first.into());
                let count = self.s.villages[subject].count_mut(building);
                if *count > 0 {
                    *count -= 1;
                    self.events.emit(|| Event::BuildingDestroyed {
                        seat,
                        owner: subject,
                        building,
                    });
                }
            }
            Op::Move { .. } => self.move_temple(seat, site, Area::at(second.into())),
            Op::SwitchTemple => self.switch_temples(seat, site, Site(second)),
            Op::Freeze { for_good } => self.freeze(seat, site, for_good),
            _ => {}
        }
    }

    fn move_temple(&mut self, seat: Seat, from: Site, to: Area) {
        let Some(to) = self.s.free_site(to) else { return };
        let Some((owner, ice)) = self.s.sites[from].get() else { return };
        self.events.emit(|| Event::TempleMoved { seat, owner, from, to });
        self.remove_temple(from);
        self.place_temple(owner, ice, to);
    }

    fn switch_temples(&mut self, seat: Seat, own: Site, other: Site) {
        let (mine, theirs) = (self.s.sites[own], self.s.sites[other]);
        if mine == Plot::FREE || theirs == Plot::FREE {
            return;
        }
        self.events.emit(|| Event::TemplesSwitched { seat, own, other });
        let before = [own, other].map(|site| self.s.controller(site.area()));
        self.s.sites[own] = theirs;
        self.s.sites[other] = mine;
        for (site, before) in [own, other].into_iter().zip(before) {
            self.tell_control(site.area(), before);
        }
    }

    fn freeze(&mut self, seat: Seat, site: Site, for_good: bool) {
        let Some((owner, ice)) = self.s.sites[site].get() else { return };
        let frozen = if for_good { Ice::ForGood } else { Ice::Until(seat) };
        // The longer duration holds.
        if ice != Ice::ForGood {
            self.s.sites[site] = Plot::temple(owner, frozen);
        }
        self.events.emit(|| Event::Frozen { seat, site, for_good });
    }

    fn thaw(&mut self, seat: Seat) {
        for number in 0..self.s.sites.all().len() {
            let site = Site(number as u8);
            if let Some((owner, ice)) = self.s.sites[site].get()
                && owner == seat
                && ice != Ice::None
            {
                self.s.sites[site] = Plot::temple(owner, Ice::None);
                self.events.emit(|| Event::Thawed { site });
            }
        }
    }

    /// Opponents discard at once and in secret; when all have chosen, their cards are turned up.
    fn advance_discards(&mut self, run: Run, n: u8) -> Next {
        let waiting = legal::discarding(self.game, self.s, run.actor, n);
        if !waiting.is_empty() {
            return Next::Ask(waiting);
        }
        self.update(|run| run.left = 0);
        for seat in clockwise(SeatSet::first(self.seats()), self.active(), self.seats()) {
            for card in self.s.sealed.and(&self.s.hands[seat]).iter() {
                self.leave_hand(seat, card);
                let kind = self.game.kind(card);
                self.events.emit(|| Event::Discarded { seat, card: kind });
                self.discard(card);
            }
        }
        self.s.sealed = crate::cardset::CardSet::EMPTY;
        Next::Go
    }

    /// The effect is over: its card goes to the pile.
    fn end_run(&mut self, run: Run) -> Next {
        self.s.stack.pop();
        if let Some(card) = run.card {
            self.s.table.remove(card);
            self.discard(card);
            let (seat, kind) = (run.actor, run.kind);
            self.events.emit(|| Event::Spent { seat, card: kind });
            if run.actor == self.active() && self.is_action(run.kind) {
                self.s.played.insert(card);
                self.s.turn.last = Some(run.kind);
            }
        }
        if run.pass == Pass::Advance {
            self.s.attack.x = run.x;
        }
        Next::Go
    }

    /// Carries out an answer to the step that asks.
    pub(crate) fn answer_run(&mut self, run: Run, seat: Seat, action: Action) {
        let op = self.game.op(run.at);
        let actor = run.actor;
        let less = |play: &mut Self| play.update(|run| run.left = run.left.saturating_sub(1));
        match (op, action) {
            (Op::Gain { .. }, Action::Resource(resource)) => {
                less(self);
                self.gain(actor, resource, 1);
            }
            (Op::Pay { n, mix, .. }, Action::Resource(resource)) => {
                less(self);
                self.pay(actor, resource, if mix { 1 } else { n });
            }
            (Op::PayUpTo { what, .. }, Action::Amount(n)) => {
                self.update(|run| {
                    run.x = n;
                    run.left = 0;
                });
                self.pay(actor, what, n);
            }
            (Op::Convert { .. }, Action::Trade(_, from, to)) => {
                less(self);
                self.convert(actor, from, to);
            }
            (Op::DrawDivine { open, .. }, Action::Area(area)) => {
                less(self);
                self.draw(actor, Source::Divine(area), open);
            }
            (Op::LookDivine { .. }, Action::Area(area)) => self.look_at_deck(&run, area),
            (Op::LookHand, Action::Player(owner)) => self.look_at_hand(actor, owner),
            (Op::TakeDiscard { .. }, Action::Pick(kind)) => {
                less(self);
                self.retrieve(actor, kind);
            }
            (Op::DiscardOwn { .. }, Action::Pick(kind)) => {
                less(self);
                self.discard_own(actor, kind);
            }
            (Op::DiscardEach { .. }, Action::Pick(kind)) => {
                let free = self.s.hands[seat].without(&self.s.sealed);
                if let Some(card) = self.copy_in(kind, &free) {
                    self.s.sealed.insert(card);
                    self.events.emit(|| Event::Chose { seat, card: kind });
                }
            }
            (Op::FreeBuild { .. }, Action::Building(building)) => {
                less(self);
                self.raise(actor, building, true);
            }
            (Op::PlayAction { .. }, Action::Play(kind)) => {
                less(self);
                self.play_action(actor, kind);
            }
            (Op::Replay, Action::Pick(kind)) => {
                less(self);
                self.repeat_card(actor, kind);
            }
            (Op::Lend | Op::Empower, Action::Area(area)) => self.strengthen(op, actor, area),
            (Op::Redirect, Action::Player(target)) => {
                less(self);
                self.s.attack.targets = SeatSet::only(target);
                self.s.attack.deciding = SeatSet::only(target);
                self.events.emit(|| Event::Redirected { target });
            }
            (Op::SwitchCard, Action::Pick(kind)) => self.switch_card(&run, kind),
            (Op::Repeat { .. }, Action::Again) => {
                let rounds = run.rounds;
                self.jump(run.at + 1);
                self.update(|run| run.rounds = rounds);
            }
            (Op::Repeat { .. }, _) => self.jump(self.after_repeat(run.at)),
            (_, Action::Player(player)) => self.update(|run| run.player = Some(player)),
            // There is nobody to do it to.
            _ if who(op) == Some(Who::Player) && run.player.is_none() => self.jump(run.at + 1),
            _ if who(op).is_some() => self.answer_on(&run, op, action),
            _ => self.update(|run| run.left = 0),
        }
    }

    /// An answer to a step on another player.
    fn answer_on(&mut self, run: &Run, op: Op, action: Action) {
        let Some(subject) = run.subject(self.game, self.s) else {
            return self.update(|run| run.left = 0);
        };
        let actor = run.actor;
        let less = |play: &mut Self| play.update(|run| run.left = run.left.saturating_sub(1));
        match (op, action) {
            (Op::Steal { .. }, Action::Resource(resource)) => {
                less(self);
                self.steal_resource(actor, subject, resource, 1);
            }
            (Op::Steal { .. }, Action::Random) => {
                less(self);
                self.steal_random(actor, subject);
            }
            (Op::Steal { .. }, Action::Pick(kind)) => {
                less(self);
                self.steal_open(actor, subject, kind);
            }
            (Op::Destroy { .. }, Action::Resource(resource)) => {
                less(self);
                self.destroy_resource(actor, subject, resource, 1);
            }
            (Op::Destroy { .. }, Action::Building(building)) => {
                self.settle_choice(run, op, subject, building as u8, 0);
            }
            (Op::Destroy { .. } | Op::Freeze { .. }, Action::Site(site)) => {
                self.settle_choice(run, op, subject, site.0, 0);
            }
            (Op::Move { .. } | Op::SwitchTemple, Action::Site(site)) => match run.first {
                Some(first) => self.settle_choice(run, op, subject, first, site.0),
                None => self.update(|run| run.first = Some(site.0)),
            },
            (Op::Move { .. }, Action::Area(area)) => {
                let first = run.first.unwrap_or(NOTHING);
                self.settle_choice(run, op, subject, first, area as u8);
            }
            // Nothing to choose from, or nothing wanted.
            _ if is_advance(op) => {
                self.update(|run| run.left = 1);
                self.settle_choice(run, op, subject, NOTHING, NOTHING);
            }
            _ => self.update(|run| run.left = 0),
        }
    }

    fn steal_open(&mut self, seat: Seat, from: Seat, kind: Kind) {
        if let Some(card) = self.copy_in(kind, &self.s.open) {
            self.s.open.remove(card);
            self.events.emit(|| Event::CardStolen { seat, from, card: Some(kind), open: true });
            self.give_openly(seat, card);
        }
    }

    fn look_at_deck(&mut self, run: &Run, area: Area) {
        let seat = run.actor;
        // The areas looked at are kept as a mask.
        let looked = run.first.unwrap_or(0) | 1 << area as u8;
        self.update(|run| {
            run.left -= 1;
            run.first = Some(looked);
        });
        if let Some(card) = self.s.divine[area].top() {
            let kind = self.game.kind(card);
            self.s.known[seat].insert(card);
            self.events.emit(|| Event::LookedAtDeck { seat, area, card: Some(kind) });
        }
    }

    fn look_at_hand(&mut self, seat: Seat, owner: Seat) {
        self.update(|run| {
            run.left = 0;
            run.player = Some(owner);
        });
        let hand = self.s.hands[owner];
        self.s.known[seat] = self.s.known[seat].or(&hand);
        let game = self.game;
        self.events.emit(|| Event::LookedAtHand { seat, owner, cards: Some(game.kinds(&hand)) });
    }

    fn strengthen(&mut self, op: Op, seat: Seat, area: Area) {
        self.update(|run| run.left = 0);
        let village = &mut self.s.villages[seat];
        if op == Op::Lend {
            village.borrowed |= 1 << area as u8;
            self.events.emit(|| Event::Borrowed { seat, area });
        } else {
            village.empowered |= 1 << area as u8;
            self.events.emit(|| Event::Empowered { seat, area });
        }
    }

    /// First the card to take, then the card to give (`switch(player, card)`).
    fn switch_card(&mut self, run: &Run, kind: Kind) {
        let seat = run.actor;
        let Some(with) = run.player else {
            return self.update(|run| run.left = 0);
        };
        let Some(taken) = run.first else {
            return self.update(|run| {
                run.first = Some(kind.0);
                run.left = 1;
            });
        };
        self.update(|run| run.left = 0);
        let taken = Kind(taken);
        let (Some(gets), Some(gives)) =
            (self.copy_in(taken, &self.s.hands[with]), self.copy_in(kind, &self.s.hands[seat]))
        else {
            return;
        };
        let hands = self.s.hands[with].or(&self.s.hands[seat]);
        self.s.mixed = self.s.mixed.or(&hands);
        self.s.hands[with].remove(gets);
        self.s.hands[seat].remove(gives);
        self.s.hands[with].insert(gives);
        self.s.hands[seat].insert(gets);
        self.cloud(&hands, SeatSet::only(seat).union(SeatSet::only(with)));
        self.lose_sight(seat, with, gets);
        self.lose_sight(with, seat, gives);
        self.s.known[seat].insert(gives);
        self.s.known[with].insert(gets);
        self.events.emit(|| Event::CardsSwitched {
            seat,
            with,
            taken: Some(taken),
            given: Some(kind),
        });
    }

    /// The step after the part that a `repeat` repeats.
    fn after_repeat(&self, at: u16) -> u16 {
        let mut at = at;
        loop {
            match self.game.op(at) {
                Op::Again { .. } => return at + 1,
                Op::End => return at,
                _ => at += 1,
            }
        }
    }
}

/// Whether a step's choice is made before W-IMPACT when an attack carries it out (12.4).
pub(crate) const fn is_advance(op: Op) -> bool {
    matches!(
        op,
        Op::PayUpTo { .. }
            | Op::Destroy { what: Prey::Temple | Prey::Building { .. }, .. }
            | Op::Move { .. }
            | Op::SwitchTemple
            | Op::Freeze { .. }
    )
}

/// Whom a step concerns, if it goes from player to player.
pub(crate) const fn who(op: Op) -> Option<Who> {
    match op {
        Op::Lose { who, .. }
        | Op::Steal { who, .. }
        | Op::Destroy { who, .. }
        | Op::Move { who } => Some(who),
        Op::SwitchTemple | Op::Freeze { .. } => Some(Who::Target),
        _ => None,
    }
}

/// Whether what a program asks for without condition can be paid (VD-GEN-18).
pub(crate) fn can_pay(game: &Valda, s: &State, seat: Seat, at: u16) -> bool {
    let mut depth = 0u8;
    for op in game.program(at) {
        match op {
            Op::Repeat { .. } => depth += 1,
            Op::Again { .. } => depth -= 1,
            Op::Pay { .. } if depth == 0 && !pays(s, seat, op) => return false,
            // What stands under a condition is no cost of the card.
            Op::IfTempleIn { .. } => return true,
            _ => {}
        }
    }
    true
}

/// Whether one step of payment is possible.
pub(crate) fn pays(s: &State, seat: Seat, op: Op) -> bool {
    let Op::Pay { what, n, mix } = op else { return true };
    let stock = &s.villages[seat].stock;
    if mix {
        what.iter().map(|kind| u16::from(stock[kind])).sum::<u16>() >= n.into()
    } else {
        what.iter().any(|kind| stock[kind] >= n)
    }
}

/// Whether another round of the `repeat` at this step can be begun: its costs can be met in full
/// (VD-GEN-21).
pub(crate) fn can_repeat(game: &Valda, s: &State, run: &Run) -> bool {
    let seat = run.actor;
    game.program(run.at + 1).take_while(|op| !matches!(op, Op::Again { .. })).all(|op| match op {
        Op::Pay { .. } => pays(s, seat, op),
        Op::DiscardOwn { n } => legal::own_cards(s, seat).len() >= usize::from(n),
        _ => true,
    })
}
