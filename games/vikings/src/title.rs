//! What the game is called, its options, and how it is made from setup and content.

use gladsheim_engine::{
    About, CardText, ContentError, Files, OptionAbout, OptionKind, RulesVersion, Setup, SetupError,
    Title,
};

use crate::content::{Content, OWN};
use crate::ids::{Difficulty, Enemy};
use crate::rules::{NEWEST, OLDEST, Rules, Vikings};
use crate::tell_card;

/// What the game is.
///
/// Which enemy and how strong it is are options of solo tables only.
pub(crate) fn about() -> About {
    let solo = |name, values| OptionAbout {
        name,
        kind: OptionKind::OneOf(values),
        players: Some((1, 1)),
        needs: None,
    };
    About {
        id: "vikings",
        rules_version: NEWEST,
        oldest_rules: OLDEST,
        min_players: 1,
        max_players: 4,
        minutes: (30, 60),
        options: vec![
            OptionAbout { name: "ragnarok", kind: OptionKind::Switch, players: None, needs: None },
            solo(
                "enemy",
                &[
                    "lot",
                    "ironwolf",
                    "ravensong",
                    "seaserpent",
                    "oakenshrine",
                    "frostbite",
                    "gravemound",
                    "kraken",
                    "emberhall",
                ],
            ),
            solo("difficulty", &["karl", "thrall", "jarl"]),
        ],
    }
}

/// The rules that a setup asks for.
fn rules_of(setup: &Setup, version: RulesVersion) -> Rules {
    let about = about();
    Rules {
        players: setup.players,
        ragnarok: about.is_on(setup, "ragnarok"),
        enemy: about.value(setup, "enemy").and_then(Enemy::named),
        difficulty: about
            .value(setup, "difficulty")
            .and_then(Difficulty::named)
            .unwrap_or(Difficulty::Karl),
        version,
    }
}

impl Title for Vikings {
    type Content = Content;

    fn about() -> About {
        about()
    }

    fn content() -> &'static [(&'static str, &'static str)] {
        OWN
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        Content::read(files)
    }

    fn tell_cards(content: &Content) -> Vec<CardText> {
        tell_card::all(content)
    }

    fn build(setup: &Setup, content: &Content, version: RulesVersion) -> Result<Self, SetupError> {
        about().check(setup)?;
        Self::with(rules_of(setup, version), content)
    }
}
