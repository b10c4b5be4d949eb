//! What the mats and tokens say.

use std::collections::BTreeMap;

use gladsheim_engine::{Arg, By, CardText, Phrase};

use super::{bag, effect, named};
use crate::content::{
    ClanMat, Content, Direction, EnemyMat, EnemyPieces, Era, FavorRows, GiantRow, Points, TrackIcon,
};
use crate::effect::{Bag, Effect};
use crate::ids::{Difficulty, Icon, Resource, Rune};

/// The texts of the mats and tokens: eras, dedications, clan, Valkyries, Giants, scoring, enemies.
pub(super) fn all(content: &Content) -> Vec<CardText> {
    let Content { eras, dedications, clan, valkyries, favor_rows, points, .. } = content;
    let eras = (1_u8..).zip(eras).map(|(number, row)| era(number, *row));
    let dedications = (1_u8..).zip(dedications).map(|(number, row)| dedication(number, *row));
    let giants = content.giants.iter().map(giant);
    let enemies = content.enemies.all().iter().map(enemy);
    eras.chain(dedications)
        .chain([clan_mat(clan), valkyrie_mat(clan, valkyries)])
        .chain(giants)
        .chain([rows(favor_rows), score(points), pieces(&content.enemy_pieces)])
        .chain(enemies)
        .collect()
}

fn text(id: impl Into<String>, name: Arg, lines: Vec<Phrase>) -> CardText {
    CardText { id: id.into(), name, lines, with: BTreeMap::new() }
}

fn numbered(key: &'static str, number: u8) -> Arg {
    Arg::Phrase(Phrase::new(key).number("n", number))
}

fn era(number: u8, Era { hand, pass, raid_steel }: Era) -> CardText {
    let draft = match pass {
        Direction::Clockwise => "vikings-mat-draft-clockwise",
        Direction::Counterclockwise => "vikings-mat-draft-counterclockwise",
    };
    let lines = vec![
        Phrase::new(draft).number("n", hand),
        Phrase::new("vikings-mat-raid").number("steel", raid_steel),
    ];
    text(format!("mat-era-{number}"), numbered("vikings-mat-era", number), lines)
}

fn dedication(number: u8, action: Effect) -> CardText {
    let name = numbered("vikings-mat-dedication", number);
    text(format!("mat-dedication-{number}"), name, vec![effect(action)])
}

fn clan_mat(mat: &ClanMat) -> CardText {
    let pieces = Phrase::new("vikings-mat-pieces")
        .number("settlers", mat.settlers)
        .number("boats", mat.boats)
        .number("temples", mat.temples);
    let limits = Phrase::new("vikings-mat-limits")
        .number("resources", mat.resource_max)
        .number("favors", mat.favor_slots);
    let temple = Phrase::new("vikings-mat-temple")
        .with("cost", bag(&mat.temple_cost))
        .number("settlers", mat.temple_settlers);
    let influence = Phrase::new("vikings-mat-influence")
        .number("settler", mat.influence_settler)
        .number("temple", mat.influence_temple)
        .number("boat", mat.influence_boat);
    let mut lines = vec![
        pieces,
        Phrase::new("vikings-mat-start").with("what", bag(&mat.start)),
        limits,
        Phrase::new("vikings-mat-settler").with("cost", bag(&mat.settler_cost)),
        Phrase::new("vikings-mat-boat").with("cost", bag(&mat.boat_cost)),
        temple,
        influence,
    ];
    lines.extend(slots("vikings-mat-harvest-boat", &mat.harvest_boats, mat.boats));
    lines.extend(slots("vikings-mat-harvest-temple", &mat.harvest_temples, mat.temples));
    text("mat-clan", Arg::Term("vikings-mat-clan".into()), lines)
}

/// What a Harvest gives for each slot, where it gives anything (TV-HARV-2).
fn slots(key: &'static str, bags: &[Bag], pieces: u8) -> impl Iterator<Item = Phrase> {
    let some = (1..=pieces).zip(bags).filter(|(_, given)| **given != Bag::default());
    some.map(move |(number, given)| Phrase::new(key).number("n", number).with("what", bag(given)))
}

fn valkyrie_mat(clan: &ClanMat, harvest: &By<Rune, Bag, 3>) -> CardText {
    let influence =
        Phrase::new("vikings-mat-influence-valkyrie").number("n", clan.influence_valkyrie);
    let some = Rune::ALL.into_iter().filter(|rune| harvest[*rune] != Bag::default());
    let given = some.map(|rune| {
        Phrase::new("vikings-mat-harvest-valkyrie")
            .term("rune", rune.key())
            .with("what", bag(&harvest[rune]))
    });
    let lines = core::iter::once(influence).chain(given).collect();
    text("mat-valkyries", Arg::Term("vikings-mat-valkyries".into()), lines)
}

fn giant(row: &GiantRow) -> CardText {
    let lines = vec![Phrase::new("vikings-mat-giant-points").number("n", row.points)];
    text(&row.id, Arg::Term("vikings-mat-giant".into()), lines)
}

fn rows(all: &[FavorRows; 4]) -> CardText {
    let line = |(players, rows): (u8, &FavorRows)| {
        Phrase::new("vikings-mat-favor-rows-players")
            .number("players", players)
            .number("top", rows.top)
            .number("bottom", rows.bottom)
    };
    let lines = (1_u8..).zip(all).map(line).collect();
    text("mat-favor-rows", Arg::Term("vikings-mat-favor-rows".into()), lines)
}

fn score(points: &[Points; 3]) -> CardText {
    let line = |(place, points): (u8, &Points)| {
        Phrase::new("vikings-mat-points")
            .number("place", place)
            .number("island", points.island)
            .number("favor", points.favor)
    };
    let lines = (1_u8..).zip(points).map(line).collect();
    text("mat-score", Arg::Term("vikings-mat-score".into()), lines)
}

fn pieces(pieces: &EnemyPieces) -> CardText {
    let settlers = Phrase::new("vikings-mat-enemy-settlers")
        .number("thrall", pieces.settlers[Difficulty::Thrall])
        .number("karl", pieces.settlers[Difficulty::Karl])
        .number("jarl", pieces.settlers[Difficulty::Jarl]);
    let boats = Phrase::new("vikings-mat-enemy-boats")
        .number("n", pieces.boats)
        .number("each", pieces.boats_per_slot);
    let temples = Phrase::new("vikings-mat-enemy-temples")
        .number("n", pieces.temples)
        .number("each", pieces.temples_per_slot);
    let valkyries =
        Phrase::new("vikings-mat-enemy-valkyries").number("n", pieces.valkyries_per_rune);
    let name = Arg::Term("vikings-mat-enemy-pieces".into());
    text("mat-enemy-pieces", name, vec![settlers, boats, temples, valkyries])
}

fn enemy(mat: &EnemyMat) -> CardText {
    let sail = Phrase::new("vikings-mat-chieftain").number("n", mat.chieftain_sail);
    let tracks = mat.order.into_iter().map(|resource| track(mat, resource));
    let actions = Rune::ALL.into_iter().map(|rune| {
        Phrase::new("vikings-mat-enemy-action")
            .term("rune", rune.key())
            .with("effect", Arg::Phrase(effect(mat.actions[rune])))
    });
    let lines = core::iter::once(sail).chain(tracks).chain(actions).collect();
    text(mat.id.name(), named("enemy", mat.id.name(), &mat.name), lines)
}

fn track(mat: &EnemyMat, resource: Resource) -> Phrase {
    let key = match resource {
        Resource::Wood => "vikings-mat-track-wood",
        Resource::Food => "vikings-mat-track-food",
        Resource::Steel => "vikings-mat-track-steel",
    };
    let some = (0_u8..).zip(&mat.tracks[resource]);
    let icons = some.filter_map(|(space, icon)| icon.map(|icon| told_icon(space, icon)));
    Phrase::new(key).with("icons", Arg::List(icons.collect()))
}

fn told_icon(space: u8, TrackIcon { icon, bonus }: TrackIcon) -> Arg {
    let key = match icon {
        Icon::Fury => "vikings-mat-icon-fury",
        Icon::Chase => "vikings-mat-icon-chase",
        Icon::Ferry => "vikings-mat-icon-ferry",
        Icon::Settler => "vikings-mat-icon-settler",
        Icon::Boat => "vikings-mat-icon-boat",
        Icon::Temple => "vikings-mat-icon-temple",
        Icon::Battle => "vikings-mat-icon-battle",
    };
    Arg::Phrase(Phrase::new(key).number("space", space).number("bonus", bonus))
}
