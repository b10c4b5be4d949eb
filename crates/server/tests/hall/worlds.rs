//! Two worlds that a viewer cannot tell apart, and how both go on without telling.

use std::collections::{BTreeMap, BTreeSet};

use gladsheim_engine::{About, ActionId, FastRng, Seat, Seed, Setup, Viewer};
use gladsheim_registry::{AnyGame, AnyMatch, Happening};
use serde_json::{Value, json};

/// How many answers to hidden questions a step may need before the viewer hears of it.
const HIDDEN: usize = 6;

/// Every way to set a table up that has one option on, with those that it needs, and the plain one
/// first: a game that is put on the shelf later is covered with its options.
pub fn setups(about: &About) -> Vec<Setup> {
    let mut chosen = vec![BTreeMap::new()];
    for option in &about.options {
        for value in option.kind.values().iter().skip(1) {
            let mut options = BTreeMap::from([(option.name.to_owned(), (*value).to_owned())]);
            let mut needs = option.needs;
            while let Some(name) = needs {
                let needed = about.options.iter().find(|option| option.name == name).unwrap();
                options.insert(name.to_owned(), needed.kind.values()[1].to_owned());
                needs = needed.needs;
            }
            chosen.push(options);
        }
    }
    let setups = chosen.into_iter().map(|options| {
        let sizes = [3, 4, 2, 5, 6, 7, 8, 1].into_iter();
        let mut setups = sizes.map(|players| Setup { players, options: options.clone() });
        setups.find(|setup| about.check(setup).is_ok()).expect("some number of players fits")
    });
    setups.collect()
}

/// What each world's players do between two moments at which the viewer looks.
pub type Acts = [Vec<(Seat, ActionId)>; 2];

/// Two worlds that a viewer cannot tell apart from the first moment to the last.
pub struct Walk {
    pub viewer: Viewer,
    pub start: [Box<dyn AnyMatch>; 2],
    pub steps: Vec<Acts>,
    /// The moments to interrupt that came up: everybody wants to be asked at each.
    pub windows: BTreeSet<&'static str>,
    /// Whether more than the chance to come differs between them.
    pub differs: bool,
    /// How often somebody did something else in the other world.
    pub sealed: usize,
    /// How often somebody was asked in one world and nobody in the other.
    pub hidden: usize,
}

/// What `viewer` is told of a position.
fn told(table: &dyn AnyMatch, viewer: Viewer) -> Value {
    let legal = match viewer {
        Viewer::Seat(seat) => table.legal(seat),
        Viewer::Public => Vec::new(),
    };
    json!([table.view(viewer), table.awaited(viewer), legal, table.round()])
}

/// The moments at which somebody is asked whether to interrupt.
fn asked_windows(table: &dyn AnyMatch) -> impl Iterator<Item = &'static str> + '_ {
    table
        .waiting()
        .iter()
        .filter_map(|seat| Some(table.question(seat, Viewer::Seat(seat))?.window?.name))
}

/// What the hall plays by itself, for somebody who is not asked unless they want to be.
pub fn waved_through(table: &dyn AnyMatch) -> Option<(Seat, ActionId)> {
    table.waiting().iter().find_map(|seat| {
        let window = table.question(seat, Viewer::Seat(seat))?.window?;
        if window.ask_by_default { None } else { Some((seat, table.timeout(seat)?)) }
    })
}

/// Plays at random for a while, to have somewhere to begin; nothing if the game is over by then.
pub fn position(game: &dyn AnyGame, seed: Seed, steps: usize) -> Option<Box<dyn AnyMatch>> {
    let (mut table, _) = game.start(&seed);
    let mut rng = FastRng::new(u64::from(seed.0[0]));
    for _ in 0..steps {
        let seat = table.waiting().lowest()?;
        let action = *rng.pick(&table.legal_ids(seat))?;
        table.apply(seat, action).unwrap();
    }
    table.waiting().lowest().map(|_| table)
}

/// Lets the true world and one that the viewer imagines go on together, for as long as the viewer
/// cannot tell them apart, but no longer than `most` steps.
pub fn walk(truth: Box<dyn AnyMatch>, viewer: Viewer, seed: u64, most: usize) -> Walk {
    let imagined = truth.imagine(viewer, seed);
    assert_eq!(told(&*truth, viewer), told(&*imagined, viewer), "an imagined world looks the same");
    let start = [truth.clone_box(), imagined.clone_box()];
    let differs = truth.describe() != imagined.describe();
    let mut windows = BTreeSet::new();
    start.iter().for_each(|world| windows.extend(asked_windows(&**world)));
    let (steps, sealed, hidden) = (Vec::new(), 0, 0);
    let mut walk = Walk { viewer, start, steps, windows, differs, sealed, hidden };
    let mut worlds = [truth, imagined];
    let mut rng = FastRng::new(seed);
    while walk.steps.len() < most {
        let both = worlds[0].waiting().and(worlds[1].waiting());
        let seats: Vec<Seat> = both.iter().collect();
        let Some(&seat) = rng.pick(&seats) else { break };
        let other = worlds[1].legal_ids(seat);
        let mut common = worlds[0].legal_ids(seat);
        let first = rng.pick(&common).copied();
        common.retain(|id| other.contains(id));
        let apart = first.zip(rng.pick(&other).copied()).filter(|_| !viewer.is(seat));
        let same = rng.pick(&common).map(|id| (*id, *id));
        let tried = [apart, same].into_iter().flatten();
        let windows = &mut walk.windows;
        let next = tried.filter_map(|(one, two)| {
            let next = advance(&worlds, viewer, seat, [one, two], windows, &mut rng)?;
            Some((next, one != two))
        });
        let Some(((next, acts), apart)) = { next }.next() else { break };
        walk.sealed += usize::from(apart);
        walk.hidden += usize::from(acts[0].len() != acts[1].len());
        walk.steps.push(acts);
        worlds = next;
    }
    walk.differs |= worlds[0].describe() != worlds[1].describe();
    walk
}

/// Both worlds after a step, if the viewer still cannot tell them apart. Questions that the viewer
/// does not know of are answered at random, in whichever world they are asked.
fn advance(
    worlds: &[Box<dyn AnyMatch>; 2],
    viewer: Viewer,
    seat: Seat,
    actions: [ActionId; 2],
    windows: &mut BTreeSet<&'static str>,
    rng: &mut FastRng,
) -> Option<([Box<dyn AnyMatch>; 2], Acts)> {
    let mut acts: Acts = Default::default();
    let mut heard: [Vec<Happening>; 2] = Default::default();
    let mut next = [worlds[0].clone_box(), worlds[1].clone_box()];
    for index in 0..2 {
        let (world, mut act) = (&mut next[index], Some((seat, actions[index])));
        while let Some((seat, action)) = act.take() {
            let happenings = world.apply(seat, action).ok()?;
            acts[index].push((seat, action));
            windows.extend(asked_windows(&**world));
            heard[index].extend(happenings.redacted(viewer));
            let is_hidden = happenings.heard_by(viewer).last() == Some(&false);
            let asked = world.waiting().lowest().filter(|seat| is_hidden && !viewer.is(*seat));
            act = asked.and_then(|seat| Some((seat, *rng.pick(&world.legal_ids(seat))?)));
            if acts[index].len() > HIDDEN {
                return None;
            }
        }
    }
    // Once the game is over, everybody may know everything.
    let goes_on = next.iter().all(|world| !world.waiting().is_empty());
    let same =
        goes_on && heard[0] == heard[1] && told(&*next[0], viewer) == told(&*next[1], viewer);
    same.then_some((next, acts))
}
