//! Rules at places that random play seldom tells apart.

use gladsheim_engine::{Chance, EventSink, Recorder, Seat};

use crate::action::Action;
use crate::battle::invader_strength;
use crate::control::runes_held;
use crate::count;
use crate::effect::Requirement;
use crate::event::Event;
use crate::ids::{Area, Berth, CardKind, Clan, Dock, Fjord, Rune};
use crate::play::Play;
use crate::rules::{Rules, Vikings};
use crate::sets::Areas;
use crate::setup::laid_out;
use crate::state::{Frame, Stage, State};
use crate::{score, slay};

const RED: Clan = Clan(0);
const GREEN: Clan = Clan(1);
const BLUE: Clan = Clan(2);

fn game(players: u8, ragnarok: bool) -> Vikings {
    Vikings::new(Rules { players, ragnarok, ..Rules::default() }).unwrap()
}

fn table(game: &Vikings) -> State {
    let mut state = laid_out(game, Chance::fast(1));
    state.stack.push(Frame::Stage(Stage::Play)).unwrap();
    state
}

fn settle<E: EventSink<Vikings>>(play: &mut Play<'_, E>, clan: Clan, area: u8, n: u8) {
    for _ in 0..n {
        play.put_settler(clan, Area(area));
    }
}

#[test]
fn a_free_rune_is_claimed_at_once_and_a_held_one_stolen_at_the_end() {
    // TV-CTRL-2, TV-CTRL-3, TV-CTRL-6
    let game = game(3, false);
    let (mut state, mut events) = (table(&game), Recorder::new());
    let mut play = game.play(&mut state, &mut events);
    settle(&mut play, RED, 0, 1);
    play.touched(Area(0));
    assert_eq!(play.s.runes[Area(0)], Some(RED));
    settle(&mut play, GREEN, 0, 2);
    play.touched(Area(0));
    assert_eq!(play.s.runes[Area(0)], Some(RED), "not before the action is over");
    play.settle_control(GREEN);
    assert_eq!(play.s.runes[Area(0)], Some(GREEN));
    let rune = game.map.area[Area(0)].rune;
    assert_eq!(state.fury[rune], 2);
    assert!(matches!(events.0[0], Event::Claimed { clan: RED, .. }));
}

#[test]
fn equal_influence_claims_nothing_and_a_boat_blocks_without_boots() {
    // TV-CTRL-2: strictly more than every other, boots or not
    let game = game(3, false);
    let (mut state, mut events) = (table(&game), Recorder::new());
    let mut play = game.play(&mut state, &mut events);
    play.put_boat(BLUE, Berth::Dock(Dock(0)));
    settle(&mut play, RED, 0, 2);
    play.touched(Area(0));
    assert_eq!(play.s.runes[Area(0)], None, "2 to 2");
    settle(&mut play, RED, 0, 1);
    play.touched(Area(0));
    assert_eq!(play.s.runes[Area(0)], Some(RED));
    // A controller without Influence gives it back, and the boat alone does not claim it (TV-CTRL-5).
    play.take_settlers(RED, Area(0), 3);
    play.touched(Area(0));
    play.settle_control(RED);
    assert_eq!(play.s.runes[Area(0)], None);
}

#[test]
fn of_several_thieves_the_strongest_takes_it_and_then_who_acts() {
    // TV-CTRL-4
    for (acting, expected) in [(GREEN, GREEN), (BLUE, BLUE), (RED, GREEN)] {
        let game = game(3, false);
        let (mut state, mut events) = (table(&game), Recorder::new());
        let mut play = game.play(&mut state, &mut events);
        settle(&mut play, RED, 2, 1);
        play.touched(Area(2));
        settle(&mut play, GREEN, 2, 3);
        settle(&mut play, BLUE, 2, 3);
        play.touched(Area(2));
        play.settle_control(acting);
        assert_eq!(play.s.runes[Area(2)], Some(expected));
    }
}

#[test]
fn settlers_attack_only_where_they_outnumber_each_other_clan() {
    // TV-ATT-1, TV-ATT-2
    let game = game(3, false);
    let (mut state, mut events) = (table(&game), Recorder::new());
    let mut play = game.play(&mut state, &mut events);
    settle(&mut play, RED, 1, 3);
    settle(&mut play, GREEN, 1, 1);
    settle(&mut play, BLUE, 1, 3);
    play.attack_settlers(RED, Areas::only(Area(1)));
    assert_eq!(play.s.clans[GREEN].settlers[Area(1)], 1, "blue has as many");
    play.take_settlers(BLUE, Area(1), 1);
    play.attack_settlers(RED, Areas::only(Area(1)));
    assert_eq!(play.s.clans[GREEN].settlers[Area(1)], 0);
    assert_eq!(play.s.clans[BLUE].settlers[Area(1)], 1);
    assert_eq!(play.s.clans[GREEN].settlers_left, game.content.clan.settlers);
}

#[test]
fn the_neutral_enemy_holds_blocks_and_never_takes_back() {
    // TV-2P-1, TV-2P-4
    let game = game(2, false);
    let (mut state, mut events) = (table(&game), Recorder::new());
    let area = game.map.outer.lowest().unwrap();
    assert_eq!(state.runes[area], Some(Clan::ENEMY));
    assert_eq!((state.fury[Rune::Fehu], runes_held(&state, Clan::ENEMY)), (0, 3));
    let mut play = game.play(&mut state, &mut events);
    settle(&mut play, RED, area.0, 6);
    play.touched(area);
    play.settle_control(RED);
    assert_eq!(play.s.runes[area], Some(Clan::ENEMY), "6 to 6");
    play.attack_settlers(RED, Areas::only(area));
    play.settle_control(RED);
    assert_eq!(play.s.runes[area], Some(RED));
    assert_eq!(play.s.clans[Clan::ENEMY].settlers_left, 0, "it leaves the game");
    play.take_settlers(RED, area, 6);
    play.touched(area);
    play.settle_control(RED);
    assert_eq!(play.s.runes[area], None);
}

#[test]
fn a_valkyrie_takes_a_rune_at_once() {
    // TV-RAG-VALK-3
    let game = game(3, true);
    let (mut state, mut events) = (table(&game), Recorder::new());
    let mut play = game.play(&mut state, &mut events);
    settle(&mut play, RED, 0, 1);
    play.touched(Area(0));
    assert_eq!(play.s.runes[Area(0)], Some(RED));
    play.deploy_valkyrie(GREEN, Rune::Fehu, Area(0));
    assert_eq!(play.s.runes[Area(0)], Some(GREEN));
}

#[test]
fn wild_runes_fill_one_missing_each() {
    // TV-RAG-CARD-3
    let game = game(3, true);
    let mut state = table(&game);
    let wild = game.wild.lowest().unwrap();
    state.clans[RED].row.push(wild);
    let mut both = Requirement::default();
    both.runes[Rune::Fehu] = 1;
    assert!(count::meets(&game, &state, RED, &both));
    both.runes[Rune::Hagalaz] = 1;
    assert!(!count::meets(&game, &state, RED, &both), "one wild Rune, two missing");
    let fehu = game.of_rune[Rune::Fehu].lowest().unwrap();
    state.clans[RED].row.push(fehu);
    assert!(count::meets(&game, &state, RED, &both));
    // A card face down gives nothing (TV-CON-5).
    state.fighting.insert(RED);
    assert!(!count::meets(&game, &state, RED, &both));
}

#[test]
fn gods_that_tie_share_the_lowest_place() {
    // TV-SCORE-2
    let game = game(3, false);
    let mut state = table(&game);
    let mut places = |fury: [u8; 3]| {
        *state.fury.all_mut() = fury;
        score::god_places(&state)
    };
    assert_eq!(places([5, 3, 1]), [0, 1, 2]);
    assert_eq!(places([5, 5, 1]), [1, 1, 2]);
    assert_eq!(places([5, 3, 3]), [0, 2, 2]);
    assert_eq!(places([4, 4, 4]), [2, 2, 2]);
}

#[test]
fn invaders_count_their_stack() {
    // TV-BATTLE-12
    let game = game(3, false);
    let mut state = table(&game);
    let named = |id: &str| {
        let at = game.content.cards.iter().position(|card| card.id == id);
        gladsheim_engine::Card(at.unwrap() as u8)
    };
    // 2+1F: two cards lay there before.
    for id in ["V30", "V14", "V02"] {
        state.invaders.insert(named(id));
    }
    assert_eq!(invader_strength(&game, &state, named("V02")), 4);
    // 1+1st: all three count.
    state.invaders.remove(named("V30"));
    state.invaders.insert(named("V12"));
    assert_eq!(invader_strength(&game, &state, named("V12")), 4);
}

#[test]
fn slaying_needs_settlers_and_a_valkyrie_or_a_card_that_helps() {
    // TV-RAG-SLAY-1, TV-RAG-SLAY-4, TV-RAG-SLAY-5
    let game = game(3, true);
    let mut state = table(&game);
    state.clans[RED].settlers[Area(0)] = 3;
    state.clans[RED].settlers[Area(1)] = 2;
    let all = |state: &State| CardKind::ALL.map(|kind| slay::slayable(state, RED, kind));
    let (none, first) = (Areas::EMPTY, Areas::only(Area(0)));
    assert_eq!(all(&state), [none, first, none]);
    state.clans[RED].valkyries[Area(1)] = 1;
    assert_eq!(all(&state), [none, first, Areas::only(Area(1))]);
    state.clans[RED].valkyries[Area(0)] = 1;
    assert_eq!(all(&state), [first, first, Areas::first(2)]);
    state.giants.remove(Area(0));
    assert_eq!(all(&state), [none, none, Areas::only(Area(1))]);
}

#[test]
fn a_boat_that_comes_back_to_its_dock_was_away_for_a_moment() {
    // TV-SAIL-3, TV-SAIL-9
    let game = game(3, false);
    let (mut state, mut events) = (table(&game), Recorder::new());
    let mut play = game.play(&mut state, &mut events);
    let dock = Dock(0);
    let area = game.map.area_of(dock);
    play.put_boat(RED, Berth::Dock(dock));
    settle(&mut play, GREEN, area.0, 1);
    play.touched(area);
    assert_eq!(play.s.runes[area], None, "the boat is stronger, but has no boots");
    play.push(Frame::Sail { actor: RED, n: 2, from: Berth::Dock(dock) });
    play.perform(Seat::wrapping(0), Action::ToDock(dock));
    assert_eq!(play.s.runes[area], Some(GREEN), "while it was away");
    assert!(play.s.clans[RED].docked.contains(dock));
}

#[test]
fn a_boat_makes_way_and_its_owner_says_where() {
    // TV-SAIL-4
    let game = game(3, false);
    let (mut state, mut events) = (table(&game), Recorder::new());
    let mut play = game.play(&mut state, &mut events);
    let dock = Dock(4);
    let [one, other] = game.map.dock[dock].fjords;
    play.put_boat(GREEN, Berth::Dock(dock));
    play.put_boat(RED, Berth::Fjord(one));
    play.push(Frame::Sail { actor: RED, n: 1, from: Berth::Fjord(one) });
    play.perform(Seat::wrapping(0), Action::ToDock(dock));
    play.settle();
    assert!(play.s.asked.contains(Seat::wrapping(1)));
    play.perform(Seat::wrapping(1), Action::ToFjord(other));
    assert_eq!(play.s.clans[GREEN].afloat.count(other), 1);
    assert_eq!(play.s.clans[GREEN].afloat.count(Fjord(one.0)), 0);
    assert!(!play.s.clans[GREEN].docked.contains(dock));
}
