//! The table as a player sees it, as far as it is judged: one flat piece without a list on the heap.
//!
//! It is read off a view, or for a search straight off an imagined world, where it takes in what the
//! view of the same player shows and nothing else. A law holds the two together.

use gladsheim_engine::{By, Card, Seat};

use crate::control;
use crate::count::{ActiveRunes, active_runes};
use crate::effect::Bag;
use crate::ids::{AREAS, Area, CLANS, Clan, DEDICATIONS, Dock, Favor, Fjord, God, Rune};
use crate::imagine::is_secretly_down;
use crate::rules::Vikings;
use crate::sets::{Areas, CardSet, Clans, Docks, Favors};
use crate::state::{Fleet, Frame, Stage, State};
use crate::view::{ClanView, View};

/// The table through one player's eyes.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    pub(super) me: Clan,
    /// The era, from 0.
    pub(super) era: u8,
    pub(super) fury: [u8; 3],
    pub(super) gods: [God; 3],
    pub(super) sides: By<Clan, Side, CLANS>,
    /// The Influence of each clan in each Area.
    pub(super) influence: By<Area, [u8; CLANS], AREAS>,
    /// The clans with boots on the ground in each Area.
    pub(super) boots: By<Area, Clans, AREAS>,
    pub(super) holders: By<Area, Option<Clan>, AREAS>,
    pub(super) giants: Areas,
    pub(super) villages: Docks,
    /// The Favor Cards at the ends of the rows.
    pub(super) ends: [Option<Favor>; 4],
    /// The own Favor Cards.
    pub(super) favors: Favors,
    /// The Favor Card that is fought for, who started it, and what the enemy adds.
    pub(super) battle: Option<(Favor, Clan, u8)>,
    pub(super) dedicated: [u8; DEDICATIONS],
    pub(super) hand: CardSet,
    /// The card that was played last, by oneself.
    pub(super) last: Option<Card>,
    pub(super) invaders: u8,
    pub(super) left: Clans,
    pub(super) chieftain: Option<Dock>,
    /// What is decided next.
    pub(super) pending: Frame,
}

/// What a clan has, for all to see.
#[derive(Clone, Copy, Default)]
pub(super) struct Side {
    pub(super) settlers: By<Area, u8, AREAS>,
    pub(super) valkyries: By<Area, u8, AREAS>,
    pub(super) temples: Areas,
    pub(super) docked: Docks,
    pub(super) afloat: Fleet,
    pub(super) stock: Bag,
    pub(super) settlers_left: u8,
    pub(super) boats_left: u8,
    pub(super) temples_left: u8,
    pub(super) villages: u8,
    pub(super) deployed: By<Rune, u8, 3>,
    pub(super) slain: u8,
    pub(super) hand: u8,
    pub(super) runes: By<Rune, u8, 3>,
    pub(super) wild: u8,
    /// Whether a card of it is face down in the battle.
    pub(super) is_down: bool,
    /// That card, if it is known.
    pub(super) fights_with: Option<Card>,
}

impl Side {
    pub(super) fn valkyries_out(&self) -> u8 {
        self.deployed.all().iter().sum()
    }
}

impl Sight {
    /// An empty table.
    fn new(seat: Seat) -> Self {
        Self {
            me: Clan::of(seat),
            era: 0,
            fury: [0; 3],
            gods: [God(0); 3],
            sides: By::default(),
            influence: By::default(),
            boots: By::default(),
            holders: By::default(),
            giants: Areas::EMPTY,
            villages: Docks::EMPTY,
            ends: [None; 4],
            favors: Favors::EMPTY,
            battle: None,
            dedicated: [0; DEDICATIONS],
            hand: CardSet::EMPTY,
            last: None,
            invaders: 0,
            left: Clans::EMPTY,
            chieftain: None,
            pending: Frame::Empty,
        }
    }

    /// The table as a view shows it.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let mut sight = Self::new(seat);
        sight.era = view.era.saturating_sub(1);
        (sight.fury, sight.gods) = (view.fury, view.gods);
        for clan in &view.clans {
            sight.sides[clan.clan] = side_of(clan);
            if clan.left {
                sight.left.insert(clan.clan);
            }
            if clan.clan == sight.me {
                sight.favors = clan.favor_cards.iter().flatten().copied().collect();
                sight.last = clan.row.last().copied().flatten();
            }
        }
        for place in &view.areas {
            sight.holders[place.area] = place.holder;
            if place.giant {
                sight.giants.insert(place.area);
            }
            for presence in &place.present {
                let side = &mut sight.sides[presence.clan];
                side.settlers[place.area] = presence.settlers;
                side.valkyries[place.area] = presence.valkyries;
                if presence.temple {
                    side.temples.insert(place.area);
                }
                let of_clan = sight.influence[place.area].get_mut(usize::from(presence.clan.0));
                if let Some(influence) = of_clan {
                    *influence = presence.influence;
                }
            }
        }
        sight.villages = view.villages.iter().copied().collect();
        let [top, bottom] = &view.favors;
        sight.ends = ends(top, bottom);
        sight.battle = view.battle.map(|battle| (battle.favor, battle.starter, battle.bonus));
        sight.dedicated = view.dedicated;
        view.hand.iter().for_each(|card| sight.hand.insert(*card));
        sight.invaders = view.invaders.len() as u8;
        sight.chieftain = view.enemy.as_ref().map(|enemy| enemy.chieftain);
        sight.pending = view.pending.0;
        sight.put_boots();
        sight
    }

    /// The table as the view of `seat` would show it.
    pub(super) fn in_world(game: &Vikings, s: &State, seat: Seat) -> Self {
        let mut sight = Self::new(seat);
        let me = sight.me;
        sight.era = s.turn.era;
        (sight.fury, sight.gods) = (*s.fury.all(), *s.gods.all());
        for clan in clans_in_play(game) {
            sight.sides[clan] = side_in_world(game, s, clan, me);
        }
        sight.influence = control::influence_everywhere(game, s);
        sight.left = Clans(s.left.bits());
        sight.favors = s.clans[me].favors;
        sight.last = s.clans[me].row.top().copied();
        sight.holders = s.runes;
        sight.giants = s.giants;
        sight.villages = s.villages;
        let [top, bottom] = &s.favors;
        sight.ends = ends(top.as_slice(), bottom.as_slice());
        sight.battle = s.battle.map(|battle| (battle.favor, battle.starter, battle.bonus));
        sight.dedicated = s.dedicated;
        sight.hand = s.hands[seat];
        sight.invaders = s.invaders.len() as u8;
        sight.chieftain = game.is_solo().then_some(s.enemy.chieftain);
        sight.pending = s.stack.top().copied().unwrap_or_default();
        sight.put_boots();
        sight
    }

    fn put_boots(&mut self) {
        for clan in Clan::all() {
            let side = &self.sides[clan];
            let on_foot = side.settlers.all().iter().zip(side.valkyries.all());
            for (boots, (settlers, valkyries)) in self.boots.all_mut().iter_mut().zip(on_foot) {
                boots.0 |= u8::from(settlers | valkyries != 0) << clan.0;
            }
            side.temples.iter().for_each(|area| self.boots[area].insert(clan));
        }
    }

    pub(super) fn my(&self) -> &Side {
        &self.sides[self.me]
    }

    /// The turns that a clan will still take, after this one.
    pub(super) fn turns_of(&self, game: &Vikings, clan: Clan) -> f32 {
        let this_era = match self.pending {
            Frame::Stage(Stage::Draft | Stage::Harbour { .. }) => game.content.era(self.era).hand,
            // The solo enemy has none in hand, and as many turns as the human.
            _ if clan == Clan::ENEMY => self.my().hand,
            _ => self.sides[clan].hand,
        };
        let later = (self.era + 1..3).map(|era| game.content.era(era).hand).sum::<u8>();
        f32::from(this_era + later)
    }
}

/// The clans that are on the map: the players, and the enemy if there is one.
pub(super) fn clans_in_play(game: &Vikings) -> impl Iterator<Item = Clan> + Clone {
    let enemy = (game.rules.players <= 2).then_some(Clan::ENEMY);
    (0..game.rules.players).map(Clan).chain(enemy)
}

/// The Favor Cards at the ends of two rows: a single card is at the left end.
fn ends(top: &[Favor], bottom: &[Favor]) -> [Option<Favor>; 4] {
    let right = |row: &[Favor]| row.last().copied().filter(|_| row.len() > 1);
    [top.first().copied(), right(top), bottom.first().copied(), right(bottom)]
}

fn side_of(clan: &ClanView) -> Side {
    let mut afloat = Fleet::default();
    for (fjord, boats) in &clan.afloat {
        (0..*boats).for_each(|_| afloat.add(Fjord(fjord.0)));
    }
    Side {
        docked: clan.docked.iter().copied().collect(),
        afloat,
        stock: By::new(clan.stock),
        settlers_left: clan.settlers_left,
        boats_left: clan.boats_left,
        temples_left: clan.temples_left,
        villages: clan.villages,
        deployed: By::new(clan.deployed),
        slain: clan.slain,
        hand: clan.hand,
        runes: By::new(clan.runes),
        wild: clan.wild,
        is_down: clan.is_down,
        fights_with: clan.row.last().copied().flatten().filter(|_| clan.is_down),
        ..Side::default()
    }
}

fn side_in_world(game: &Vikings, s: &State, clan: Clan, me: Clan) -> Side {
    let holding = &s.clans[clan];
    let seat = clan.seat();
    let is_down = seat.is_some() && s.fighting.contains(clan);
    let is_secret = clan != me && seat.is_some_and(|seat| is_secretly_down(s, seat));
    // Those of others count in battle alone.
    let counts = clan == me || is_down || game.is_solo();
    let runes = if counts { active_runes(game, s, clan) } else { ActiveRunes::default() };
    let fights_with = holding.row.top().copied().filter(|_| is_down && !is_secret);
    Side {
        settlers: holding.settlers,
        valkyries: holding.valkyries,
        temples: holding.temples,
        docked: holding.docked,
        afloat: holding.afloat,
        stock: holding.stock,
        settlers_left: holding.settlers_left,
        boats_left: holding.boats_left,
        temples_left: holding.temples_left,
        villages: holding.villages,
        deployed: holding.deployed,
        slain: holding.slain.len() as u8,
        hand: seat.map_or(0, |seat| s.hands[seat].len() as u8),
        runes: runes.of,
        wild: runes.wild,
        is_down,
        fights_with,
    }
}
