//! Whole games at random, with everything counted after every event.

use gladsheim_engine::{Actions, Chance, EventSink, FastRng, Game, MOST_DECISIONS, Silent};
use gladsheim_testkit::laws::{self, Budget, Invariant, Law, require};
use gladsheim_testkit::{playout, step_at_random};

use super::table::{FOE, HUMAN, game_of};
use crate::content::TRACK;
use crate::event::Event;
use crate::ids::{Difficulty, Enemy, Resource, Rune};
use crate::rules::Vikings;
use crate::state::{FRAMES, Frame, State};
use crate::tests::invariants::Whole;

/// What must be true of every solo position.
fn holds(game: &Vikings, s: &State) -> Result<(), String> {
    Whole(game).holds(s)?;
    foe_is_whole(game, s)
}

/// What must be true of the enemy after every event.
fn foe_is_whole(game: &Vikings, s: &State) -> Result<(), String> {
    let (foe, pieces) = (&s.clans[FOE], &game.content.enemy_pieces);
    let on_map = |all: &[u8]| all.iter().sum::<u8>();
    let settlers = on_map(foe.settlers.all()) + foe.settlers_left;
    let wanted = game.content.enemy_settlers(game.rules.difficulty);
    require(settlers == wanted, || format!("{settlers} enemy Settlers"))?;
    let boats = foe.docked.len() as u8 + foe.boats_left;
    require(boats == pieces.boats, || format!("{boats} enemy Boats"))?;
    require(foe.afloat.len() == 0, || "an enemy Boat is in a Fjord".into())?;
    let temples = foe.temples.len() as u8 + foe.temples_left;
    require(temples == pieces.temples, || format!("{temples} enemy Temples"))?;
    require(foe.deployed.all().iter().all(|n| *n <= pieces.valkyries_per_rune), || {
        "too many Valkyries of a Rune".into()
    })?;
    require(foe.valkyries.all().iter().all(|n| *n <= 1), || "two Valkyries together".into())?;
    require(on_map(foe.valkyries.all()) == foe.valkyries_out(), || "a Valkyrie is lost".into())?;
    require(game.map.docks.contains(s.enemy.chieftain), || "no Chieftain".into())?;
    require(foe.stock.all().iter().all(|n| *n <= TRACK), || "beyond a track".into())?;
    let dock_is_one_boats = |dock| !s.clans[HUMAN].docked.contains(dock);
    let is_moving = is_under_way(s);
    require(is_moving || dock_is_one_boats(s.enemy.chieftain), || "a Dock is shared".into())?;
    let is_waiting = s.enemy.icons != [0; 3];
    require(!is_waiting || is_under_way(s), || "icons wait for nobody".into())?;
    let is_fighting = s.battle.is_some_and(|battle| battle.starter == FOE);
    require(s.enemy.down.is_none() || is_fighting || is_under_way(s), || {
        "a card is face down and there is no battle".into()
    })?;
    let hidden = s.enemy.pile.or(&s.enemy.down.into_iter().collect());
    let known = s.knowledge.pile;
    require(known.without(&hidden).is_empty(), || "the pile is not what was seen".into())
}

/// Whether the enemy is in the middle of something, or was when the human left.
fn is_under_way(s: &State) -> bool {
    s.stack.iter().any(|frame| matches!(frame, Frame::Enemy(_) | Frame::Over))
}

/// Looks at the position after every event.
struct Watch<'g> {
    game: &'g Vikings,
    deepest: usize,
    events: usize,
}

impl EventSink<Vikings> for Watch<'_> {
    fn emit(&mut self, state: &State, event: impl FnOnce() -> Event) {
        let event = event();
        self.events += 1;
        self.deepest = self.deepest.max(state.stack.len());
        if let Event::EnemyTarget { area, steps, route, .. } = &event {
            let last = *route.last().unwrap();
            assert!(self.game.map.dock[last].areas.contains(*area), "{event:?}");
            assert_eq!(route.len(), usize::from(*steps), "{event:?}");
        }
        let is_whole = foe_is_whole(self.game, state);
        is_whole.unwrap_or_else(|wrong| panic!("{wrong} after {event:?}"));
    }
}

fn tables() -> impl Iterator<Item = Vikings> {
    let of = |enemy, ragnarok| {
        let all = Difficulty::ALL.into_iter();
        all.map(move |difficulty| game_of(enemy, ragnarok, difficulty))
    };
    Enemy::ALL.into_iter().flat_map(move |enemy| of(enemy, false).chain(of(enemy, true)))
}

#[test]
fn random_games_keep_all_pieces_and_end() {
    let mut legal = Actions::new();
    let mut deepest = 0;
    for game in tables() {
        for number in 0..100 {
            let mut rng = FastRng::nth(5, number);
            let mut watch = Watch { game: &game, deepest: 0, events: 0 };
            let mut state = game.start(Chance::fast(rng.next_u64()), &mut watch);
            let mut steps = 0;
            while step_at_random(&game, &mut state, &mut rng, &mut legal, &mut watch).is_some() {
                steps += 1;
                assert!(steps < MOST_DECISIONS, "a game without an end");
                assert!(legal.len() <= 64, "a list of {}", legal.len());
                holds(&game, &state).unwrap();
                let is_asked = !game.waiting(&state).is_empty();
                assert_eq!(is_asked, !state.is_over());
                assert_eq!(game.standings(&state).is_some(), state.is_over());
            }
            assert!(state.is_over() && watch.events > 0);
            deepest = deepest.max(watch.deepest);
        }
    }
    assert!(deepest <= FRAMES - 2, "{deepest}");
}

#[test]
fn thousands_of_games_end() {
    let mut legal = Actions::new();
    for game in tables() {
        for number in 0..200 {
            let mut rng = FastRng::nth(9, number);
            let mut s = game.start(Chance::fast(rng.next_u64()), &mut Silent);
            playout(&game, &mut s, &mut rng, &mut legal);
            assert!(s.is_over());
            holds(&game, &s).unwrap();
            let fury = Rune::ALL.map(|rune| s.fury[rune]);
            assert!(fury.iter().all(|fury| *fury <= 40), "{fury:?}");
            assert!(Resource::ALL.into_iter().all(|what| s.clans[HUMAN].stock[what] <= 7));
        }
    }
}

/// Nobody answers in secret, and everybody hears of every answer.
const NEVER: [Law; 3] = [Law::Commute, Law::Unseal, Law::Silence];

#[test]
fn the_laws_hold_against_every_enemy() {
    for (enemy, ragnarok) in
        Enemy::ALL.into_iter().flat_map(|enemy| [(enemy, false), (enemy, true)])
    {
        let game = game_of(enemy, ragnarok, Difficulty::Karl);
        let budget = Budget { longest_game: 1_000, ..Budget::of_tests(1_000) };
        let name = format!("{enemy}, ragnarok {ragnarok}");
        laws::check_closely(&name, &game, &budget, &|s: &State| holds(&game, s), &NEVER);
    }
}
