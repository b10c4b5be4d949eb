//! `mats.toml` as it is written.

use std::collections::BTreeMap;

use gladsheim_engine::Spanned;
use serde::Deserialize;

/// A list whose places are known.
pub(super) type List<T> = Spanned<Vec<Spanned<T>>>;

macro_rules! sections {
    ($($(#[$about:meta])* $name:ident { $($field:ident: $kind:ty,)+ })+) => {$(
        $(#[$about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            pub(super) provenance: String,
            $(pub(super) $field: $kind,)+
        }
    )+};
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    pub(super) draft: Draft,
    pub(super) raids: Raids,
    pub(super) dedications: Dedications,
    pub(super) pieces: Pieces,
    pub(super) limits: Limits,
    pub(super) influence: Influence,
    pub(super) deploying: Deploying,
    pub(super) building: Building,
    pub(super) harvest: Harvest,
    pub(super) start: Start,
    pub(super) valkyries: Valkyries,
    pub(super) valkyrie_harvest: ValkyrieHarvest,
    pub(super) favor_rows: Rows,
    pub(super) points: Points,
    pub(super) enemy: Enemy,
    pub(super) enemy_valkyries: EnemyValkyries,
}

sections! {
    Draft { hands: List<u8>, pass: List<String>, }
    Raids { steel: List<u8>, }
    Dedications { actions: List<String>, }
    Pieces { settlers: Spanned<u8>, boats: Spanned<u8>, temples: Spanned<u8>, }
    Limits { resource: Spanned<u8>, favors: Spanned<u8>, }
    Influence { settler: Spanned<u8>, temple: Spanned<u8>, boat: Spanned<u8>, }
    Deploying { settler: Spanned<String>, }
    Building { boat: Spanned<String>, temple: Spanned<String>, temple_settlers: Spanned<u8>, }
    Harvest { boats: List<String>, temples: List<String>, }
    Start { resources: Spanned<String>, }
    Valkyries { influence: Spanned<u8>, }
    ValkyrieHarvest { fehu: Spanned<String>, hagalaz: Spanned<String>, perthro: Spanned<String>, }
    Rows { one: List<u8>, two: List<u8>, three: List<u8>, four: List<u8>, }
    Points { island: List<u8>, favor: List<u8>, }
    Enemy {
        settlers: Levels,
        boats: Spanned<u8>,
        boat_slots: Spanned<u8>,
        temples: Spanned<u8>,
        temple_slots: Spanned<u8>,
    }
    EnemyValkyries { per_rune: Spanned<u8>, }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Levels {
    pub(super) thrall: Spanned<u8>,
    pub(super) karl: Spanned<u8>,
    pub(super) jarl: Spanned<u8>,
}

impl Written {
    /// Where the numbers come from, by section.
    pub(super) fn provenance(self) -> BTreeMap<String, String> {
        let sections = [
            ("draft", self.draft.provenance),
            ("raids", self.raids.provenance),
            ("dedications", self.dedications.provenance),
            ("pieces", self.pieces.provenance),
            ("limits", self.limits.provenance),
            ("influence", self.influence.provenance),
            ("deploying", self.deploying.provenance),
            ("building", self.building.provenance),
            ("harvest", self.harvest.provenance),
            ("start", self.start.provenance),
            ("valkyries", self.valkyries.provenance),
            ("valkyrie_harvest", self.valkyrie_harvest.provenance),
            ("favor_rows", self.favor_rows.provenance),
            ("points", self.points.provenance),
            ("enemy", self.enemy.provenance),
            ("enemy_valkyries", self.enemy_valkyries.provenance),
        ];
        sections.into_iter().map(|(section, source)| (section.to_owned(), source)).collect()
    }
}
