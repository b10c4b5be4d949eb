//! Why something cannot be done in the giants' game, where its rules differ from the base game's.

use gladsheim_engine::Seat;

use super::Reason;
use crate::action::{Action, Line, Rate};
use crate::ids::{Area, CardType, Inhabitant, Kind, Moment, Resource, Site};
use crate::legal;
use crate::op::{Choose, On, Op};
use crate::play::{can_pay, cost_with};
use crate::react::{self, window};
use crate::rules::Valda;
use crate::run;
use crate::state::{Frame, Stage, State};

/// The rule of the Valda phase.
const VALDA: &str = "VD-RG-VALDA-2";

/// Why `action` cannot be done; nothing where the base game's reasons hold.
pub(super) fn why(game: &Valda, s: &State, seat: Seat, action: Action) -> Option<Reason> {
    if !game.has_giants() {
        return None;
    }
    match s.stack.top()? {
        Frame::Stage(Stage::Draft) => draft(s, seat, action),
        Frame::Stage(Stage::Valda) => valda(game, s, seat, action),
        Frame::Stage(Stage::Followers) => followers(game, s, seat, action),
        Frame::Stage(Stage::Draw) => match action {
            Action::Area(area) => Some(super::source(s, seat, area, "VD-RG-RES-4")),
            Action::Done => Some(("VD-RG-RES-2", "valda-refuse-must-draw")),
            Action::Trade(..) | Action::BreakRune => {
                Some(("VD-RG-RES-1", "valda-refuse-no-trade-now"))
            }
            _ => None,
        },
        Frame::Stage(Stage::Keep) => Some(("VD-RG-RES-3", "valda-refuse-not-drawn")),
        Frame::Stage(Stage::Limit) if action == Action::Done => {
            Some(("VD-RG-RES-5", "valda-refuse-hand-limit"))
        }
        Frame::Relocate(from) => match action {
            Action::Area(area) => destination(s, seat, *from, area, "VD-RG-GIANT-MORK"),
            _ => None,
        },
        Frame::Window { moment: Moment::Dice, .. } => dice(s, seat, action),
        Frame::Strike(_) => aegis(game, s, seat, action),
        Frame::Run(run) => step(game, s, seat, game.op(run.at), run.first.map(Site), action),
        _ => None,
    }
}

fn draft(s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let Action::Settle(area, _) = action else { return None };
    Some(if s.inhabitants[area].is_some() {
        ("VD-RG-GVG-2", "valda-refuse-decided")
    } else if s.giants.drafters[area] != Some(seat) {
        ("VD-RG-GVG-2", "valda-refuse-not-your-land")
    } else {
        return None;
    })
}

fn valda(game: &Valda, s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let (actions, builds) = (s.turn.actions, s.turn.builds);
    let no_action_point = (actions == 0).then_some((VALDA, "valda-refuse-no-action-point"));
    let no_building_point = (builds == 0).then_some((VALDA, "valda-refuse-no-building-point"));
    match action {
        Action::Play(kind) => play(game, s, seat, kind),
        Action::Attack(_) | Action::Defend(_) => Some((VALDA, "valda-refuse-not-in-valda-phase")),
        Action::Resource(Resource::Rune) => Some((VALDA, "valda-refuse-rune")),
        Action::Resource(_) => no_action_point.or(Some(("VD-GEN-4", "valda-refuse-bank-empty"))),
        Action::Draw(_) => no_action_point,
        Action::Trade(rate, from, to) => Some(trade(s, seat, rate, from, to)),
        Action::BreakRune => Some((VALDA, "valda-refuse-no-rune")),
        Action::CarveRune => {
            no_building_point.or(Some(("VD-RG-RUNE-3", "valda-refuse-no-rune-in-bank")))
        }
        Action::ToBuilding => Some(ymir(s, seat, "valda-refuse-no-action-point")),
        Action::ToAction => Some(ymir(s, seat, "valda-refuse-no-building-point")),
        Action::Building(building) => {
            no_building_point.or_else(|| super::build(game, s, seat, building))
        }
        Action::Temple(area) => no_building_point.or_else(|| {
            let undecided = s.inhabitants[area].is_none();
            let reason = ("VD-RG-GVG-3", "valda-refuse-undecided");
            if undecided { Some(reason) } else { super::temple(game, s, seat, area) }
        }),
        Action::Found(area, who) => no_building_point.or_else(|| found(game, s, seat, area, who)),
        _ => None,
    }
}

fn play(game: &Valda, s: &State, seat: Seat, kind: Kind) -> Option<Reason> {
    let spec = game.spec(kind);
    Some(if !s.hands[seat].meets(game.copies(kind)) {
        (VALDA, "valda-refuse-not-held")
    } else if spec.kind != CardType::Action {
        (VALDA, "valda-refuse-not-in-valda-phase")
    } else if spec.cost > s.turn.actions {
        (VALDA, "valda-refuse-no-action-point")
    } else if !run::can_pay(game, s, seat, kind) {
        ("VD-GEN-18", "valda-refuse-cannot-pay-card")
    } else {
        return None;
    })
}

fn trade(s: &State, seat: Seat, rate: Rate, from: Resource, to: Resource) -> Reason {
    let rule = if rate == Rate::Four { VALDA } else { "VD-RG-GOD-HEIMDALL" };
    match super::trade(s, seat, rate, from, to) {
        ("VD-GEN-4", key) => ("VD-GEN-4", key),
        (_, key) => (rule, key),
    }
}

/// Ymir changes points: `none` says that there is none to change.
fn ymir(s: &State, seat: Seat, none: &'static str) -> Reason {
    let rule = "VD-RG-GIANT-YMIR";
    if s.giant(seat, Area::Heimdall) == 0 {
        (rule, "valda-refuse-no-power")
    } else if s.turn.uses.ymir >= legal::YMIR_CHANGES {
        (rule, "valda-refuse-used-up")
    } else {
        (rule, none)
    }
}

fn found(game: &Valda, s: &State, seat: Seat, area: Area, who: Inhabitant) -> Option<Reason> {
    Some(if s.inhabitants[area].is_some() {
        ("VD-RG-GVG-3", "valda-refuse-decided")
    } else if s.villages[seat].temples >= game.content.board.figures {
        ("VD-BUILD-4", "valda-refuse-no-figure")
    } else if !can_pay(s, seat, cost_with(game, s, area, who)) {
        ("VD-BUILD-2", "valda-refuse-cannot-afford")
    } else {
        return None;
    })
}

fn followers(game: &Valda, s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let uses = &s.turn.uses;
    let second = |line: Line| line == Line::Second;
    let lines = |used: [u8; 2], line: Line| {
        let [first, other] = used;
        if second(line) { other >= 2 } else { first >= 3 }
    };
    let (rule, level, needed, used_up, otherwise) = match action {
        Action::Thrym(line) => (
            "VD-RG-GIANT-THRYM",
            s.giant(seat, Area::Odin),
            1 + u8::from(second(line)),
            lines(uses.thrym, line),
            "valda-refuse-no-rune",
        ),
        Action::Grim(line) => (
            "VD-RG-GIANT-GRIM",
            s.giant(seat, Area::Thor),
            1 + u8::from(second(line)),
            lines(uses.grim, line),
            "valda-refuse-too-few-cards",
        ),
        Action::Mork => (
            "VD-RG-GIANT-MORK",
            s.giant(seat, Area::Loki),
            2,
            uses.mork > 0,
            "valda-refuse-nowhere-to-move",
        ),
        Action::Play(kind) => return Some(seduce(game, s, seat, kind)),
        _ => return None,
    };
    Some(if level < needed {
        (rule, "valda-refuse-no-power")
    } else if used_up {
        (rule, "valda-refuse-used-up")
    } else {
        (rule, otherwise)
    })
}

/// Seduction cards in the Followers phase, by Mork's power.
fn seduce(game: &Valda, s: &State, seat: Seat, kind: Kind) -> Reason {
    if s.giant(seat, Area::Loki) == 0 {
        ("VD-RG-GIANT-MORK", "valda-refuse-no-power")
    } else if !game.copies(kind).meets(game.seductions()) {
        ("VD-RG-GIANT-MORK-SEDUCTION", "valda-refuse-no-seduction")
    } else {
        ("VD-RG-GIANT-MORK", "valda-refuse-not-held")
    }
}

/// Where a temple cannot go.
fn destination(
    s: &State,
    owner: Seat,
    from: Option<Site>,
    to: Area,
    rule: &'static str,
) -> Option<Reason> {
    Some(if s.inhabitants[to].is_none() {
        ("VD-RG-GVG-4", "valda-refuse-undecided-land")
    } else if s.controller(to).is_some_and(|controller| controller != owner) {
        (rule, "valda-refuse-controlled")
    } else if s.free_site(to).is_none() {
        (rule, "valda-refuse-no-site")
    } else if from.is_some_and(|from| from.area() == to) {
        (rule, "valda-refuse-same-land")
    } else {
        return None;
    })
}

fn dice(s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let kari = "VD-RG-GIANT-KARI";
    let is_own = seat == s.turn.active && window(s).is_some_and(|(_, owner)| owner == seat);
    match action {
        Action::Reroll(_) | Action::Turn(_) if !is_own => {
            Some((kari, "valda-refuse-not-your-dice"))
        }
        Action::Reroll(_) if s.giant(seat, Area::Freya) == 0 => {
            Some((kari, "valda-refuse-no-power"))
        }
        Action::Reroll(_) => Some((kari, "valda-refuse-used-up")),
        Action::Turn(_) => Some(("VD-TIME-13", "valda-refuse-no-die-turn")),
        _ => None,
    }
}

/// A defence with Aegis: the attack card comes next.
fn aegis(game: &Valda, s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let chosen = s.sealed.and(&s.hands[seat]);
    let is_owed = react::is_defending(s) && legal::owes_attack_card(game, &chosen);
    let refused = matches!(action, Action::Defend(_) | Action::Done | Action::Weapon(..));
    (is_owed && refused).then_some(("VD-RG-WPN-AGIR-A", "valda-refuse-attack-card-for-aegis"))
}

/// The choices of cards.
fn step(
    game: &Valda,
    s: &State,
    seat: Seat,
    op: Op,
    from: Option<Site>,
    action: Action,
) -> Option<Reason> {
    let undecided = |area: Area| s.inhabitants[area].is_none();
    match (op, action) {
        (Op::Choose(Choose::Brute), Action::Pick(kind)) => {
            Some(if !s.hands[seat].meets(game.copies(kind)) {
                ("VD-RG-WPN-GRIM-A", "valda-refuse-not-held")
            } else if game.spec(kind).kind != CardType::Attack {
                ("VD-RG-WPN-GRIM-A", "valda-refuse-no-attack-card")
            } else if game.spec(kind).program.requires_temple && s.villages[seat].temples == 0 {
                ("VD-RG-WPN-10", "valda-refuse-needs-temple")
            } else {
                ("VD-RG-WPN-GRIM-A", "valda-refuse-card-chosen")
            })
        }
        (Op::Choose(Choose::Draw { .. }), Action::Draw(_)) => {
            Some(("VD-GEN-12", "valda-refuse-deck-empty"))
        }
        (_, Action::Area(area)) if undecided(area) => {
            Some(("VD-RG-GVG-4", "valda-refuse-undecided-land"))
        }
        (Op::On(_, On::Move), Action::Area(area)) => {
            let owner = from.and_then(|from| s.sites[from].get()).map(|(owner, _)| owner);
            destination(s, owner.unwrap_or(seat), from, area, "VD-BUILD-4")
        }
        (Op::On(_, on), Action::Site(site)) if on.is_on_temple() => {
            let owner = s.sites[site].get().map(|(owner, _)| owner)?;
            let safe = owner != seat && s.giants.immune.contains(owner);
            safe.then_some(("VD-RG-WPN-12", "valda-refuse-protected"))
        }
        _ => None,
    }
}
