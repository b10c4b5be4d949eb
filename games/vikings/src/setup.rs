//! The table before the first draft (section 3).

use gladsheim_engine::{By, Chance, EventSink, PerSeat, Pile, Seat, SeatSet, Stack};

use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Berth, Clan, Dock, Enemy, Fjord, Giant, Rune, Set};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::{Areas, CardSet, Clans, Docks, Favors, Giants, Gods};
use crate::state::{EnemyState, Frame, Holding, Knowledge, Stage, State, Turn};

/// The Settlers with which the neutral enemy holds each of its Areas (TV-2P-1).
const NEUTRAL_SETTLERS: u8 = 2;

/// The table with everything on its place, nothing decided by lot.
pub(crate) fn laid_out(game: &Vikings, chance: Chance) -> State {
    let map = &game.map;
    let mut state = State {
        deck: game.cards,
        discards: CardSet::EMPTY,
        buried: CardSet::EMPTY,
        invaders: CardSet::EMPTY,
        hands: PerSeat::default(),
        packets: Default::default(),
        picks: PerSeat::default(),
        knowledge: Knowledge::default(),
        clans: By::default(),
        enemy: EnemyState {
            pile: CardSet::EMPTY,
            battles: CardSet::EMPTY,
            down: None,
            current: None,
            mat: game.rules.enemy.unwrap_or(Enemy::Ironwolf),
            chieftain: map.circled.lowest().unwrap_or_default(),
            icons: [0; 3],
        },
        villages: map.villages,
        runes: By::default(),
        touched: Areas::EMPTY,
        giants: if game.rules.ragnarok { map.areas } else { Areas::EMPTY },
        unslain: if game.rules.ragnarok {
            Giants::first(game.content.giants.len())
        } else {
            Giants::EMPTY
        },
        fury: By::default(),
        gods: By::default(),
        favors: [Pile::new(); 2],
        dedicated: Default::default(),
        battle: None,
        fighting: Clans::EMPTY,
        flipped: Clans::EMPTY,
        turn: Turn { era: 0, passes: 0, taken: 0, first: Seat::wrapping(0), active: Clan(0) },
        stack: Stack::new(),
        asked: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        chance,
    };
    let mat = &game.content.clan;
    for seat in Seat::all(usize::from(game.rules.players)) {
        state.clans[Clan::of(seat)] = Holding {
            stock: mat.start,
            settlers_left: mat.settlers,
            boats_left: mat.boats,
            temples_left: mat.temples,
            ..Holding::default()
        };
    }
    match game.rules.players {
        1 => {
            let pieces = &game.content.enemy_pieces;
            let enemy = &mut state.clans[Clan::ENEMY];
            enemy.settlers_left = game.content.enemy_settlers(game.rules.difficulty);
            enemy.boats_left = pieces.boats;
            enemy.temples_left = pieces.temples;
        }
        2 => {
            for area in map.outer.iter() {
                let enemy = &mut state.clans[Clan::ENEMY];
                enemy.settlers[area] = NEUTRAL_SETTLERS;
                enemy.temples.insert(area);
                state.runes[area] = Some(Clan::ENEMY);
            }
        }
        _ => {}
    }
    state
}

/// Lays out the table and begins (TV-SETUP-1 to TV-SETUP-9).
pub(crate) fn start(game: &Vikings, chance: Chance, events: &mut impl EventSink<Vikings>) -> State {
    let mut state = laid_out(game, chance);
    draw_lots(game, &mut state);
    let mut play = game.play(&mut state, events);
    play.push(Frame::Stage(Stage::Harbour { placed: 0 }));
    let gods = *play.s.gods.all();
    play.tell(|| Event::Gods { gods });
    let seat = play.s.turn.first;
    play.tell(|| Event::Chieftain { seat });
    if game.is_solo() {
        let (mat, dock) = (play.s.enemy.mat, play.s.enemy.chieftain);
        play.tell(|| Event::EnemyArrives { mat, dock });
    }
    play.settle();
    state
}

/// Gods, Favor Cards, who begins, and the enemy (TV-RNG-1).
fn draw_lots(game: &Vikings, state: &mut State) {
    let chance = &mut state.chance;
    let mut gods = Gods::first(game.content.gods_in_play(game.rules.ragnarok));
    for rune in Rune::ALL {
        let number = chance.below(gods.len() as u32) as usize;
        if let Some(god) = gods.iter().nth(number) {
            gods.remove(god);
            state.gods[rune] = god;
        }
    }
    let mut favors = Favors::first(game.content.favors.len());
    let rows = game.content.favor_rows.get(usize::from(game.rules.players) - 1);
    let sizes = rows.map_or([0; 2], |rows| [rows.top, rows.bottom]);
    for (row, size) in state.favors.iter_mut().zip(sizes) {
        for _ in 0..size {
            let number = chance.below(favors.len() as u32) as usize;
            let Some(favor) = favors.iter().nth(number) else { break };
            favors.remove(favor);
            row.push(favor);
        }
    }
    state.turn.first = Seat::wrapping(chance.below(game.rules.players.into()) as usize);
    if game.is_solo() {
        if game.rules.enemy.is_none() {
            // By lot, one of those that are made for the map (TV-SOLO-1).
            let set = if game.rules.ragnarok { Set::Ragnarok } else { Set::Base };
            let fitting =
                || Enemy::ALL.into_iter().filter(|mat| game.content.enemies[*mat].set == set);
            let number = chance.below(fitting().count() as u32) as usize;
            state.enemy.mat = fitting().nth(number).unwrap_or(state.enemy.mat);
        }
        // (TV-SOLO-2)
        let docks: Docks = game.map.circled;
        let number = chance.below(docks.len() as u32) as usize;
        state.enemy.chieftain = docks.iter().nth(number).unwrap_or(Dock(0));
    }
}

/// A random Giant of those that nobody has slain: only now it is decided which one it was
/// (TV-SETUP-9).
pub(crate) fn random_giant(state: &mut State) -> Option<Giant> {
    let giants = state.unslain;
    let number = |giant: Giant| u32::from(giant.0);
    let giant = state.chance.choose(
        giants.len() as u32,
        |lower| giants.iter().nth(lower as usize).map_or(0, number),
        |giant| u8::try_from(giant).is_ok_and(|giant| giants.contains(Giant(giant))),
    );
    Some(Giant(giant as u8)).filter(|giant| giants.contains(*giant))
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// The first Boats are placed against the order of turns (TV-SETUP-8).
    pub(crate) fn advance_harbour(&mut self, placed: u8) -> Next {
        let players = self.game.rules.players;
        if placed >= players {
            self.pop();
            self.push(Frame::Stage(Stage::Draft));
            self.deal();
            return Next::Go;
        }
        Next::Ask(crate::score::in_turn_of(self.game, self.s.turn.first, players - 1 - placed))
    }

    pub(crate) fn launch(&mut self, seat: Seat, placed: u8, fjord: Fjord) {
        let clan = Clan::of(seat);
        self.set_top(Frame::Stage(Stage::Harbour { placed: placed + 1 }));
        self.clan(clan).boats_left -= 1;
        self.put_boat(clan, Berth::Fjord(fjord));
        self.tell(|| Event::Launched { clan, fjord });
    }
}
