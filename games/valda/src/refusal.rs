//! Why something cannot be done now, with its rule.

mod giants;
mod question;

use gladsheim_engine::{Illegal, Seat};

use crate::action::{Action, Line, Rate};
use crate::ids::{Area, Building, CardType, Kind, Mode, Moment, Resource};
use crate::legal;
use crate::play::{can_pay, temple_cost};
use crate::rules::Valda;
use crate::run;
use crate::state::{Frame, Stage, State};

pub(crate) use question::rule_of_question;

/// Why `action` is not among what `seat` may do now.
pub(crate) fn why(game: &Valda, s: &State, seat: Seat, action: Action) -> Illegal {
    let stage = match s.stack.top() {
        Some(Frame::Stage(stage)) => Some(*stage),
        _ => None,
    };
    let reason = giants::why(game, s, seat, action).or_else(|| match (stage, action) {
        (_, Action::Weapon(kind, mode)) => weapon(game, s, seat, kind, mode),
        (Some(Stage::Act), Action::Play(kind)) => play(game, s, seat, kind),
        (Some(Stage::Act), Action::Attack(_) | Action::Defend(_)) => {
            Some(("VD-GAME-7", "valda-refuse-not-in-game-phase"))
        }
        (Some(Stage::Act), Action::Resource(resource)) => Some(if s.turn.actions == 0 {
            ("VD-GAME-6", "valda-refuse-no-actions")
        } else if resource == Resource::Rune {
            ("VD-GEN-3", "valda-refuse-rune")
        } else {
            ("VD-GEN-4", "valda-refuse-bank-empty")
        }),
        (Some(Stage::Act), Action::Draw(_)) => Some(("VD-GAME-6", "valda-refuse-no-actions")),
        (Some(Stage::Source), Action::Area(area)) => Some(source(s, seat, area, "VD-GAME-2")),
        (Some(Stage::Trade), Action::Trade(rate, from, to)) => Some(trade(s, seat, rate, from, to)),
        (Some(Stage::Build), Action::Building(building)) => build(game, s, seat, building),
        (Some(Stage::Build), Action::Temple(area)) => temple(game, s, seat, area),
        (Some(Stage::Attack), Action::Attack(kind)) => Some(attack(game, s, seat, kind)),
        (Some(Stage::Followers), _) => power(s, seat, action),
        (None, Action::Defend(kind)) if crate::react::is_defending(s) => {
            Some(defend(game, s, seat, kind))
        }
        (None, Action::Done) if crate::react::is_defending(s) => {
            Some(("VD-ATK-8", "valda-refuse-defence-incomplete"))
        }
        (Some(Stage::Limit), Action::Done) => Some(("VD-GAME-9", "valda-refuse-hand-limit")),
        _ => None,
    });
    match reason {
        Some((rule, key)) => Illegal::by(rule, key),
        None => Illegal::aside(rule_of_question(game, s), "valda-refuse-not-the-question"),
    }
}

/// The moments it is now for playing weapons, as a mask.
fn now(game: &Valda, s: &State) -> u16 {
    let at = |moment: Moment| 1 << moment as u16;
    let moments: u16 = match s.stack.top() {
        Some(Frame::Window { moment, .. }) => at(*moment),
        Some(Frame::Stage(Stage::Source | Stage::Limit)) => return 0,
        Some(Frame::Stage(Stage::Draft | Stage::Draw | Stage::Keep)) => return 0,
        Some(Frame::Stage(Stage::Valda)) => at(Moment::Own) | at(Moment::Valda),
        Some(Frame::Stage(Stage::Attack)) => at(Moment::Own) | at(Moment::Declare),
        Some(Frame::Stage(_)) => at(Moment::Own),
        // Where several defend in secret, nobody plays anything that the others would see.
        Some(Frame::Strike(_)) if legal::is_on_all(game, s) => at(Moment::Defend),
        Some(Frame::Strike(_)) => at(Moment::Own) | at(Moment::Defend),
        _ => return 0,
    };
    moments | if s.turn.last.is_some() { at(Moment::AfterAction) } else { 0 }
}

type Reason = (&'static str, &'static str);

fn play(game: &Valda, s: &State, seat: Seat, kind: Kind) -> Option<Reason> {
    let held = legal::own_cards(s, seat).meets(game.copies(kind));
    let spec = game.spec(kind);
    Some(if !held {
        ("VD-GAME-4", "valda-refuse-not-held")
    } else if spec.kind != CardType::Action {
        ("VD-GAME-7", "valda-refuse-not-in-game-phase")
    } else if spec.cost > s.turn.actions {
        ("VD-GAME-6", "valda-refuse-no-actions")
    } else if !run::can_pay(game, s, seat, kind) {
        ("VD-GEN-18", "valda-refuse-cannot-pay-card")
    } else {
        return None;
    })
}

/// Why a land is not a source of the regular draw, by the rule by which it could be.
fn source(s: &State, seat: Seat, area: Area, rule: &'static str) -> Reason {
    if !legal::is_source(s, seat, area) {
        (rule, "valda-refuse-no-source")
    } else if s.turn.sources >> area as u8 & 1 != 0 {
        (rule, "valda-refuse-source-named")
    } else {
        (rule, "valda-refuse-source-order")
    }
}

fn trade(s: &State, seat: Seat, rate: Rate, from: Resource, to: Resource) -> Reason {
    let heimdall = s.god(seat, Area::Heimdall);
    let needed = match rate {
        Rate::Four => 0,
        Rate::Two => 1,
        Rate::One => 2,
        Rate::Three => u8::MAX,
    };
    if from == to {
        ("VD-RES-3", "valda-refuse-same-resource")
    } else if heimdall < needed {
        ("VD-GOD-HEIMDALL", "valda-refuse-no-power")
    } else if s.villages[seat].stock[from] < rate.count() {
        ("VD-RES-3", "valda-refuse-too-few")
    } else {
        ("VD-GEN-4", "valda-refuse-bank-empty")
    }
}

fn build(game: &Valda, s: &State, seat: Seat, building: Building) -> Option<Reason> {
    let board = &game.content.board;
    let cost = match building {
        Building::Mine => board.mine,
        Building::Drill => board.drill,
    };
    Some(if s.villages[seat].count(building) >= legal::most(game, building) {
        ("VD-BUILD-3", "valda-refuse-no-more-buildings")
    } else if !can_pay(s, seat, cost) {
        ("VD-BUILD-2", "valda-refuse-cannot-afford")
    } else {
        return None;
    })
}

fn temple(game: &Valda, s: &State, seat: Seat, area: Area) -> Option<Reason> {
    let locked = s.controller(area).is_some_and(|controller| controller != seat);
    Some(if locked {
        ("VD-CTRL-2", "valda-refuse-controlled")
    } else if s.free_site(area).is_none() {
        ("VD-BUILD-4", "valda-refuse-no-site")
    } else if s.villages[seat].temples >= game.content.board.figures {
        ("VD-BUILD-4", "valda-refuse-no-figure")
    } else if !can_pay(s, seat, temple_cost(game, s, area)) {
        ("VD-BUILD-2", "valda-refuse-cannot-afford")
    } else {
        return None;
    })
}

fn attack(game: &Valda, s: &State, seat: Seat, kind: Kind) -> Reason {
    if !s.hands[seat].meets(game.copies(kind)) {
        ("VD-ATK-12", "valda-refuse-not-held")
    } else if game.spec(kind).kind != CardType::Attack {
        ("VD-ATK-4", "valda-refuse-no-attack-card")
    } else {
        ("VD-RG-CARD-9", "valda-refuse-needs-temple")
    }
}

fn defend(game: &Valda, s: &State, seat: Seat, kind: Kind) -> Reason {
    let free = crate::strike::defences(game, s, seat);
    if free.meets(game.copies(kind)) {
        ("VD-ATK-8", "valda-refuse-defence-too-weak")
    } else if game.spec(kind).kind == CardType::Defence {
        ("VD-ATK-7", "valda-refuse-not-held")
    } else {
        ("VD-ATK-7", "valda-refuse-no-defence-card")
    }
}

fn power(s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let uses = &s.turn.uses;
    let (area, rule, level, used, most) = match action {
        Action::Thor(rate, _) => {
            let [three, two] = uses.thor;
            let second = rate == Rate::Two;
            let used = if second { two } else { three };
            (Area::Thor, "VD-GOD-THOR", 1 + u8::from(second), used, 3)
        }
        Action::Odin(line) => {
            let [two, three] = uses.odin;
            let second = line == Line::Second;
            let (used, most) = if second { (three, 2) } else { (two, 3) };
            (Area::Odin, "VD-GOD-ODIN", 1 + u8::from(second), used, most)
        }
        Action::Loki(line) => (Area::Loki, "VD-GOD-LOKI", 1 + line as u8, uses.loki, 1),
        _ => return None,
    };
    Some(if s.god(seat, area) < level {
        (rule, "valda-refuse-no-power")
    } else if used >= most {
        (rule, "valda-refuse-used-up")
    } else {
        (rule, "valda-refuse-too-few")
    })
}

/// Why a weapon cannot be played.
fn weapon(game: &Valda, s: &State, seat: Seat, kind: Kind, mode: Mode) -> Option<Reason> {
    if game.spec(kind).kind != CardType::Weapon {
        return None;
    }
    Some(if !legal::own_cards(s, seat).meets(game.copies(kind)) {
        ("VD-WPN-3", "valda-refuse-not-held")
    } else if game.spec(kind).program.mode(mode).moments & now(game, s) == 0 {
        ("VD-WPN-2", "valda-refuse-weapon-not-now")
    } else {
        ("VD-WPN-6", "valda-refuse-weapon-does-nothing")
    })
}
