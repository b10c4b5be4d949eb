//! `enemies.csv`: the Enemy Clan Mats.

use gladsheim_engine::effect::{self, EffectError, Step, Vocabulary, Word, parse};
use gladsheim_engine::{By, Cell, ContentError, Files, Row};

use super::mats::Track;
use super::{ENEMIES, EnemyMat, TRACK, TrackIcon, check};
use crate::compile::{self, Context};
use crate::ids::{Enemy, Icon, Resource, Rune};

const COLUMNS: [&str; 12] = [
    "id",
    "name",
    "set",
    "chieftain_sail",
    "order",
    "food",
    "wood",
    "steel",
    "fehu",
    "hagalaz",
    "perthro",
    "provenance",
];

/// The most steps that the Chieftain Boat has besides.
const CHIEFTAIN: u8 = 9;
/// The most Strength that a battle icon adds.
const BONUS: u8 = 9;

/// The track that an icon is on: pieces come with Food, journeys with Wood, battles with Steel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct On(Resource);

impl effect::Context for On {
    fn told(self) -> &'static str {
        match self.0 {
            Resource::Wood => "the Wood track",
            Resource::Food => "the Food track",
            Resource::Steel => "the Steel track",
        }
    }
}

const FOOD: &[On] = &[On(Resource::Food)];
const WOOD: &[On] = &[On(Resource::Wood)];
const STEEL: &[On] = &[On(Resource::Steel)];
const ANY: &[On] = &[On(Resource::Wood), On(Resource::Food), On(Resource::Steel)];

/// How each icon is written, in the order of [`Icon`].
const ICONS: Vocabulary<On> = Vocabulary(&[
    Word { name: "fury", form: "fury(space)", contexts: ANY },
    Word { name: "chase", form: "chase(space)", contexts: WOOD },
    Word { name: "ferry", form: "ferry(space)", contexts: WOOD },
    Word { name: "settler", form: "settler(space)", contexts: FOOD },
    Word { name: "boat", form: "boat(space)", contexts: FOOD },
    Word { name: "temple", form: "temple(space)", contexts: FOOD },
    Word { name: "battle", form: "battle(space,bonus)", contexts: STEEL },
]);

/// Reads and checks the file: all eight mats, in any order.
pub(super) fn read(files: &Files) -> Result<By<Enemy, EnemyMat, 8>, ContentError> {
    let rows = files.csv(ENEMIES, &COLUMNS)?.rows;
    let mut mats: Vec<EnemyMat> = Vec::new();
    for row in &rows {
        let cell = row.cell("id");
        let id = cell.one_of("Enemy Clan Mat", &Enemy::WORDS)?;
        if mats.iter().any(|mat| mat.id == id) {
            return Err(cell.fault(format!("the id \"{id}\" is there twice")));
        }
        mats.push(read_mat(row, id)?);
    }
    mats.sort_by_key(|mat| mat.id);
    if let Some(missing) = Enemy::ALL.into_iter().find(|id| mats.iter().all(|mat| mat.id != *id)) {
        let message = format!("the Enemy Clan Mat \"{missing}\" is missing");
        return Err(files.fault(ENEMIES, 0, &message));
    }
    let all = <[EnemyMat; 8]>::try_from(mats);
    let all = all.map_err(|_| files.fault(ENEMIES, 0, "expected eight Enemy Clan Mats"))?;
    Ok(By::new(all))
}

fn read_mat(row: &Row, id: Enemy) -> Result<EnemyMat, ContentError> {
    let track = |resource: Resource| {
        check::read(row.cell(resource.name()), |text| read_track(text, resource))
    };
    let action = |rune: Rune| {
        check::read(row.cell(rune.name()), |text| compile::action(text, Context::Enemy))
    };
    Ok(EnemyMat {
        id,
        name: check::name(row)?,
        set: check::set(row)?,
        chieftain_sail: check::number(row.cell("chieftain_sail"), 0..=CHIEFTAIN)?,
        order: order(row.cell("order"))?,
        tracks: By::new([track(Resource::Wood)?, track(Resource::Food)?, track(Resource::Steel)?]),
        actions: By::new([action(Rune::Fehu)?, action(Rune::Hagalaz)?, action(Rune::Perthro)?]),
        provenance: check::provenance(row),
    })
}

/// The three resources, each once, with spaces between them.
fn order(cell: &Cell) -> Result<[Resource; 3], ContentError> {
    let wrong = || cell.fault("expected the three tracks from the top, such as fd wd st");
    let short = |word| Resource::SHORT.into_iter().find(|(short, _)| *short == word);
    let found: Option<Vec<Resource>> =
        cell.text.split_whitespace().map(|word| short(word).map(|(_, what)| what)).collect();
    let order = <[Resource; 3]>::try_from(found.ok_or_else(wrong)?).map_err(|_| wrong())?;
    if Resource::ALL.iter().all(|resource| order.contains(resource)) {
        return Ok(order);
    }
    Err(wrong())
}

/// The icons of a track, from left to right.
fn read_track(text: &str, resource: Resource) -> Result<Track, EffectError> {
    let mut track = Track::default();
    let mut last = 0;
    for step in parse(text)? {
        ICONS.find(&step)?.check(&step, On(resource))?;
        let (space, icon) = read_icon(&step)?;
        if space <= last {
            let message = format!("expected a space after {last}: icons go from left to right");
            return Err(step.fault(message));
        }
        last = space;
        if let Some(place) = track.get_mut(usize::from(space)) {
            *place = Some(icon);
        }
    }
    Ok(track)
}

fn read_icon(step: &Step) -> Result<(u8, TrackIcon), EffectError> {
    // The marker begins on space 0, so that it can land only on those after it.
    let spaces = 1..=TRACK;
    let icon = Icon::named(&step.name);
    match icon.ok_or_else(|| step.fault("this is no icon"))? {
        icon @ Icon::Battle => {
            let [space, bonus] = ICONS.args(step)?;
            Ok((space.number(spaces)?, TrackIcon { icon, bonus: bonus.number(0..=BONUS)? }))
        }
        icon => {
            let [space] = ICONS.args(step)?;
            Ok((space.number(spaces)?, TrackIcon { icon, bonus: 0 }))
        }
    }
}
