//! Clans in words: what is on their mats, in their rows and in their slots.

use gladsheim_engine::{Arg, Phrase};

use crate::ids::{Clan, Resource, Rune};
use crate::narrate::nouns::counted;
use crate::rules::Vikings;
use crate::tell_card;
use crate::view::{ClanView, EnemyView, View};

impl Vikings {
    /// A player: resources and pieces left, the row, what was won.
    pub(super) fn tell_clan(&self, view: &View, clan: &ClanView, lines: &mut Vec<Phrase>) {
        if clan.clan == Clan::ENEMY {
            return; // it has no mat with two players, and one of its own alone
        }
        let key = if clan.left { "vikings-view-player-left" } else { "vikings-view-player" };
        lines.push(
            self.of(key, clan.clan)
                .with("stock", stock(clan.stock))
                .with("mat", pieces(clan))
                .with("hand", counted("vikings-amount-card", clan.hand))
                .number("chieftain", clan.clan.seat() == Some(view.first)),
        );
        let won = [
            ("vikings-amount-village", clan.villages),
            ("vikings-amount-favor-card", clan.favors),
            ("vikings-amount-giant", clan.slain),
        ];
        let won: Vec<Arg> =
            won.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| counted(key, n)).collect();
        if !won.is_empty() {
            lines.push(self.of("vikings-view-won", clan.clan).with("won", Arg::List(won)));
        }
        if !clan.row.is_empty() {
            let row = clan.row.iter().map(|card| match card {
                Some(card) => self.card(*card),
                None => Arg::Term("vikings-card-hidden".into()),
            });
            lines.push(
                self.of("vikings-view-row", clan.clan)
                    .with("cards", Arg::List(row.collect()))
                    .number("down", clan.is_down),
            );
        }
        lines.extend(self.active(clan));
        self.tell_own(clan, lines);
    }

    /// Active Runes, if there are any.
    fn active(&self, clan: &ClanView) -> Option<Phrase> {
        let runes = Rune::ALL.into_iter().zip(clan.runes).filter(|(_, n)| *n > 0);
        let runes = runes.map(|(rune, n)| {
            let phrase = Phrase::new("vikings-needs-rune").number("n", n);
            Arg::Phrase(phrase.term("rune", rune.key()))
        });
        let wild = (clan.wild > 0).then(|| counted("vikings-amount-wild", clan.wild));
        let runes: Vec<Arg> = runes.chain(wild).collect();
        let is_any = !runes.is_empty();
        is_any.then(|| self.of("vikings-view-runes", clan.clan).with("runes", Arg::List(runes)))
    }

    /// Favor Cards and Giants that the viewer may look at.
    fn tell_own(&self, clan: &ClanView, lines: &mut Vec<Phrase>) {
        if let Some(favors) = clan.favor_cards.as_ref().filter(|favors| !favors.is_empty()) {
            let favors = favors.iter().map(|favor| self.favor(*favor)).collect();
            let line = self.of("vikings-view-favors", clan.clan);
            lines.push(line.with("favors", Arg::List(favors)));
        }
        if let Some(giants) = clan.giants.as_ref().filter(|giants| !giants.is_empty()) {
            let points = giants.iter().map(|giant| self.content.giant(*giant).points);
            let points = points.map(|points| Arg::Number(points.into())).collect();
            let line = self.of("vikings-view-giants", clan.clan);
            lines.push(line.with("points", Arg::List(points)));
        }
    }

    /// The solo enemy: its mat, its tracks and its rows.
    pub(super) fn tell_enemy(&self, view: &View, enemy: &EnemyView) -> Vec<Phrase> {
        let Some(clan) = view.clans.iter().find(|clan| clan.clan == Clan::ENEMY) else {
            return Vec::new();
        };
        let of = |key: &'static str| self.of(key, Clan::ENEMY);
        let mut lines = vec![
            of("vikings-view-enemy")
                .with("mat", self.enemy_name(enemy.mat))
                .with("dock", self.dock(enemy.chieftain))
                .number("pile", enemy.pile),
            of("vikings-view-tracks").with("tracks", tracks(clan.stock)).with("mat", pieces(clan)),
        ];
        let won = [
            ("vikings-amount-village", clan.villages),
            ("vikings-amount-favor-card", clan.favors),
            ("vikings-amount-giant", clan.slain),
        ];
        let won: Vec<Arg> =
            won.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| counted(key, n)).collect();
        if !won.is_empty() {
            lines.push(of("vikings-view-won").with("won", Arg::List(won)));
        }
        let leaders: Vec<_> = clan.row.iter().flatten().copied().collect();
        if !leaders.is_empty() {
            lines.push(of("vikings-view-leader-row").with("cards", self.cards(leaders)));
        }
        if !enemy.battles.is_empty() {
            let cards = self.cards(enemy.battles.iter().copied());
            lines.push(of("vikings-view-battle-row").with("cards", cards));
        }
        lines.extend(self.active(clan));
        self.tell_own(clan, &mut lines);
        lines
    }
}

fn stock(amounts: [u8; 3]) -> Arg {
    let held = Resource::ALL.into_iter().zip(amounts).filter(|(_, n)| *n > 0);
    Arg::List(held.map(|(resource, n)| tell_card::resources(resource, n)).collect())
}

/// The places of the enemy's markers, those at 0 too.
fn tracks(amounts: [u8; 3]) -> Arg {
    let all = Resource::ALL.into_iter().zip(amounts);
    Arg::List(all.map(|(resource, n)| tell_card::resources(resource, n)).collect())
}

/// What is left on a mat.
fn pieces(clan: &ClanView) -> Arg {
    let pieces = [
        ("vikings-amount-settler", clan.settlers_left),
        ("vikings-amount-boat", clan.boats_left),
        ("vikings-amount-temple", clan.temples_left),
    ];
    let left = pieces.into_iter().filter(|(_, n)| *n > 0);
    Arg::List(left.map(|(key, n)| counted(key, n)).collect())
}
