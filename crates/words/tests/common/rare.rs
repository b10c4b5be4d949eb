//! The words of games that a few dozen games between bots do not say, and why.

/// Words that only the page says: the headings of its compendium, its signs and its orders.
const ON_THE_PAGE: &[&str] = &[
    "valda-deck-A",
    "valda-deck-B",
    "valda-deck-base",
    "valda-inhabitant-giant",
    "valda-inhabitant-god",
    "valda-moment-after_action",
    "valda-moment-attack",
    "valda-moment-blocked",
    "valda-moment-build",
    "valda-moment-declare",
    "valda-moment-defend",
    "valda-moment-die",
    "valda-moment-divine",
    "valda-moment-impact",
    "valda-moment-loss",
    "valda-moment-open",
    "valda-moment-own",
    "valda-moment-phase",
    "valda-moment-steal",
    "valda-moment-valda",
    "valda-resource-blood",
    "valda-resource-diamond",
    "valda-resource-gold",
    "valda-resource-rune",
    "valda-type-action",
    "valda-type-attack",
    "valda-type-defence",
    "valda-type-weapon",
];

/// Words of a moment that short games seldom come to: only every seventh position is looked at.
const IN_SHORT_GAMES: &[&str] =
    &["flyting-refuse-not-heard", "flyting-refuse-nothing-to-hear", "flyting-view-heard"];

/// Words of the table talk: no bot talks.
const IN_TALK: &[&str] = &[
    "valhalla-forfeit-asked",
    "valhalla-forfeit-boast",
    "valhalla-forfeit-done",
    "valhalla-forfeit-emote",
    "valhalla-forfeit-kenning",
    "valhalla-forfeit-oath",
    "valhalla-forfeit-riddle",
    "valhalla-forfeit-silence",
    "valhalla-forfeit-toast",
    "valhalla-forfeit-verse",
    "valhalla-forfeit-waived",
    "valhalla-forfeit-watch",
];

/// Words for effects and moments that no card of the box has, and cards that somebody makes up may
/// have. Once one of them is said it must be taken off this list.
pub const OF_OTHER_CARDS: &[&str] = &[
    "valda-ask-pay",
    "valda-ask-player",
    "valda-effect-draw-divine-open",
    "valda-effect-lose-self",
    "valda-effect-resources-of",
    "valda-effect-retrieve-highest-attack",
    "valda-effect-that-many-blood",
    "valda-effect-that-many-cards",
    "valda-effect-that-many-diamond",
    "valda-effect-that-many-gold",
    "valda-effect-that-many-resources",
    "valda-effect-that-many-rune",
    "valda-mode-a",
    "valda-mode-b",
    "valda-no-steps",
    "valda-when-open",
    "valda-when-own",
    "valda-when-phase",
    "valda-who-each-opponent",
    "valda-who-looked-at",
    "valda-who-self",
    "vikings-boost-fd",
    "vikings-boost-wd",
    "vikings-god-of-fehu",
    "vikings-god-of-hagalaz",
    "vikings-god-of-perthro",
];

/// Words for what bots hardly ever come to: places that cannot be empty when they are asked about,
/// a player who has just one thing to do and is not asked, a support card lost before the main, an
/// open card that is stolen, a land that is named twice, a bank without gold, a card lost to a God, a
/// victory that is shared.
const HARDLY_EVER: &[&str] = &[
    "valda-action-replay",
    "valda-action-steal-open",
    "valda-action-steal-random",
    "valda-ask-replay",
    "valda-ask-steal-card",
    "valda-event-card-stolen-open",
    "valda-event-nothing-drawn",
    "valda-event-void",
    "valda-event-won-together",
    "valda-refuse-bank-empty",
    "valda-refuse-cannot-pay-card",
    "valda-refuse-defence-too-weak",
    "valda-refuse-no-figure",
    "valda-refuse-no-more-buildings",
    "valda-refuse-source-named",
    "valda-refuse-used-up",
    "valda-refuse-weapon-does-nothing",
    "valda-view-undefendable",
    "valhalla-action-draw-hammered",
    "valhalla-card-none",
    "valhalla-cause-god",
    "valhalla-refuse-hammered",
    "valhalla-view-player-main",
];

/// Words for what bots hardly ever come to with the giants: two attack cards as one, a defence with
/// an attack card, a theft from several or of whatever there is, a temple that is frozen or
/// protected when it is chosen, a temple frozen twice, a bank without runes.
const HARDLY_EVER_WITH_GIANTS: &[&str] = &[
    "valda-a-first-temple",
    "valda-action-brute-first",
    "valda-action-brute-second",
    "valda-amount-resource",
    "valda-ask-aegis",
    "valda-ask-brute-first",
    "valda-ask-brute-second",
    "valda-ask-victim",
    "valda-event-attacked-effect",
    "valda-event-frozen-longer",
    "valda-event-protected",
    "valda-refuse-attack-card-for-aegis",
    "valda-refuse-card-chosen",
    "valda-refuse-deck-empty",
    "valda-refuse-needs-temple",
    "valda-refuse-no-rune-in-bank",
    "valda-refuse-not-your-dice",
    "valda-refuse-nowhere-to-move",
    "valda-refuse-protected",
    "valda-refuse-same-land",
    "valda-refuse-too-few-cards",
    "valda-temple-frozen",
    "valda-temple-frozen-for-good",
];

/// Words for what bots hardly ever come to among Vikings: a Temple, which takes more resources in one
/// place than chance brings there, and so all that is said of Temples; several Giants within reach; a
/// track, a shore or a pile without room or cards for what the enemy would do; a mat, a god or a
/// Dedication Action that is used up at the very moment it is asked for.
const HARDLY_EVER_AMONG_VIKINGS: &[&str] = &[
    "vikings-action-do",
    "vikings-action-from-temple",
    "vikings-action-slay-in",
    "vikings-ask-invader-rune",
    "vikings-ask-slay-in",
    "vikings-ask-temple",
    "vikings-ask-temple-to",
    "vikings-event-enemy-no-card",
    "vikings-event-enemy-no-dock",
    "vikings-event-enemy-no-rune",
    "vikings-event-enemy-no-space",
    "vikings-event-enemy-no-target",
    "vikings-event-flew-temple",
    "vikings-event-temple-moved",
    "vikings-refuse-battle-waits",
    "vikings-refuse-dedication-full",
    "vikings-refuse-fury-cannot-move",
    "vikings-refuse-must-discard",
    "vikings-refuse-no-boats-left",
    "vikings-refuse-no-food",
    "vikings-refuse-no-giant-there",
    "vikings-refuse-no-more-settlers",
    "vikings-refuse-no-settlers-left",
    "vikings-refuse-no-temple-there",
    "vikings-refuse-no-temples-left",
    "vikings-refuse-nowhere-to-go",
    "vikings-refuse-temple-there",
    "vikings-why-least-influence",
];

/// Words of rules that only tables of earlier versions are played by.
const OF_EARLIER_RULES: &[&str] = &["valda-refuse-source-order"];

/// All of them.
pub fn words() -> impl Iterator<Item = &'static str> {
    [
        ON_THE_PAGE,
        IN_SHORT_GAMES,
        IN_TALK,
        OF_OTHER_CARDS,
        HARDLY_EVER,
        HARDLY_EVER_WITH_GIANTS,
        HARDLY_EVER_AMONG_VIKINGS,
        OF_EARLIER_RULES,
    ]
    .into_iter()
    .flatten()
    .copied()
}
