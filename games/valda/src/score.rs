//! The order of turns, the end, and who has won (VD-TURN, VD-END).

use gladsheim_engine::{Seat, SeatSet, Standings};

use crate::ids::Resource;
use crate::rules::Valda;
use crate::state::State;

/// Who takes a turn of a round (VD-TURN-1, VD-VAR-1, VD-GEN-1, VD-VAR-2).
pub(crate) fn in_turn(game: &Valda, s: &State, round: u8, taken: u8) -> Seat {
    let seats = usize::from(game.rules.players);
    let turned = game.rules.turnaround && round == game.content.board.rounds;
    let place = usize::from(taken) % seats;
    let place = if turned { seats - 1 - place } else { place };
    Seat::wrapping((s.first.index() + place) % seats)
}

/// How many turns begin before the next one of a player, the present one not counted; nothing if the
/// player has none left.
pub(crate) fn turns_until(game: &Valda, s: &State, seat: Seat) -> Option<usize> {
    let seats = game.rules.players;
    let mut rest = (s.turn.round..=game.content.board.rounds)
        .flat_map(|round| (0..seats).map(move |taken| (round, taken)))
        .skip(usize::from(s.turn.taken) + 1);
    rest.position(|(round, taken)| in_turn(game, s, round, taken) == seat)
}

/// What decides, in this order: followers, buildings, resources (VD-END-1, VD-END-2); with the
/// giants followers, temples, runes, resources (VD-END-3, VD-WPN-13, VD-END-4).
fn worth(game: &Valda, s: &State, seat: Seat) -> (bool, [u16; 4]) {
    let village = &s.villages[seat];
    let counted = if game.has_giants() {
        let runes = village.stock[Resource::Rune];
        [village.followers, village.temples.into(), runes.into(), village.resources()]
    } else {
        let buildings = village.temples + village.mines + village.drills;
        [village.followers, buildings.into(), village.resources(), 0]
    };
    // Whoever left comes after all who stayed (VD-TIME-20).
    (!s.left.contains(seat), counted)
}

/// Those who have won when the last round is over (VD-VAR-4).
pub(crate) fn winners(game: &Valda, s: &State) -> SeatSet {
    let seats = usize::from(game.rules.players);
    let best = Seat::all(seats).map(|seat| worth(game, s, seat)).max();
    Seat::all(seats).filter(|seat| Some(worth(game, s, *seat)) == best).collect()
}

/// The ranking of a game that is over.
pub(crate) fn standings(game: &Valda, s: &State) -> Standings {
    let seats = usize::from(game.rules.players);
    // If nobody stays, the game is void (VD-TIME-20).
    if s.left.len() == seats {
        return Standings::void();
    }
    // A race is won by one alone, whatever the others have (VD-VAR-3).
    let rank_of = |seat| (s.winners.contains(seat), worth(game, s, seat));
    let ranks = Seat::all(seats).map(|seat| {
        let ahead = Seat::all(seats).filter(|other| rank_of(*other) > rank_of(seat)).count();
        ahead as u8 + 1
    });
    Standings::from_ranks(ranks)
}
