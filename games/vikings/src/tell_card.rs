//! What cards and mats say, made from the content: a changed or new card describes itself.

mod mats;
#[cfg(test)]
mod tests;

use gladsheim_engine::{Arg, By, CardText, Phrase};

use crate::content::{CardRow, Content, FavorRow, GodRow};
use crate::effect::{Amount, Bag, Boon, DEDICATED_FURY, Effect, Requirement};
use crate::ids::{Boost, Card, CardKind, Favor, God, Resource, Rune};

/// The texts of all Viking Cards, Favor Cards and God Mats, in the order of the content, and of all
/// other mats and tokens after them.
pub(crate) fn all(content: &Content) -> Vec<CardText> {
    let text = |id: &str, name: Arg, lines: Vec<Phrase>| CardText {
        id: id.to_owned(),
        name,
        lines,
        with: std::collections::BTreeMap::new(),
    };
    let cards = content.cards.iter().map(|row| text(&row.id, card_name(row), card_lines(row)));
    let favors = content.favors.iter().map(|row| text(&row.id, favor_name(row), favor_lines(row)));
    let gods = content.gods.iter().map(|row| text(&row.id, god_name(row), god_lines(row)));
    cards.chain(favors).chain(gods).chain(mats::all(content)).collect()
}

/// The name of a Viking Card.
pub(crate) fn card(content: &Content, card: Card) -> Arg {
    card_name(content.card(card))
}

/// A Favor Card by what is on it: it has no name.
pub(crate) fn favor(content: &Content, favor: Favor) -> Arg {
    favor_name(content.favor(favor))
}

/// The name of a god.
pub(crate) fn god(content: &Content, god: God) -> Arg {
    god_name(content.god(god))
}

/// A name that the content has, under the key by which a language may have its own.
pub(crate) fn named(kind: &str, id: &str, name: &str) -> Arg {
    let key = format!("vikings-{kind}-{}", id.to_ascii_lowercase());
    Arg::Name { key: key.into(), text: name.to_owned().into() }
}

fn card_name(row: &CardRow) -> Arg {
    named("card", &row.id, &row.name)
}

fn god_name(row: &GodRow) -> Arg {
    named("god", &row.id, &row.name)
}

fn favor_name(row: &FavorRow) -> Arg {
    let phrase = Phrase::new("vikings-favor").with("runes", runes(&row.runes));
    Arg::Phrase(phrase.with("bag", bag(&row.bag)))
}

/// What a Viking Card says: its Rune, its Strength and its two actions.
fn card_lines(row: &CardRow) -> Vec<Phrase> {
    let rune = match row.rune {
        Some(rune) => Phrase::new("vikings-card-rune").term("rune", rune.key()),
        None => Phrase::new("vikings-card-wild"),
    };
    let strength = Phrase::new("vikings-card-strength")
        .with("strength", amount(row.strength))
        .number("steel", row.steel);
    let leader = Phrase::new("vikings-card-leader").with("effect", sentence(row.leader));
    let rune_action = Phrase::new("vikings-card-rune-action")
        .with("needs", requirement(&row.requirement))
        .with("effect", sentence(row.rune_action));
    let slays = match row.kind {
        CardKind::Viking => None,
        CardKind::Valkyrie => Some(Phrase::new("vikings-card-valkyrie")),
        CardKind::Slayer => Some(Phrase::new("vikings-card-slayer")),
    };
    [rune, strength, leader, rune_action].into_iter().chain(slays).collect()
}

fn favor_lines(row: &FavorRow) -> Vec<Phrase> {
    let phrase = Phrase::new("vikings-favor-text").with("runes", runes(&row.runes));
    vec![phrase.with("bag", bag(&row.bag))]
}

fn god_lines(row: &GodRow) -> Vec<Phrase> {
    vec![
        Phrase::new("vikings-card-boon").with("effect", Arg::Phrase(boon(&row.boon))),
        Phrase::new("vikings-card-dedication").number("n", DEDICATED_FURY),
    ]
}

/// What an effect does, as a sentence.
pub(crate) fn effect(effect: Effect) -> Phrase {
    told(effect, amount)
}

/// The same, with what its number comes to; `count` says how many there are of what it grows with.
pub(crate) fn effect_now(effect: Effect, count: impl Fn(Boost) -> u8) -> Phrase {
    told(effect, |number| {
        if number.boost.is_none() {
            return amount(number);
        }
        let phrase = Phrase::new("vikings-number-now").with("number", amount(number));
        Arg::Phrase(phrase.number("now", number.of(&count)))
    })
}

/// The same where its number is known.
pub(crate) fn effect_of(effect: Effect, n: u8) -> Phrase {
    told(effect, |_| Arg::Phrase(Phrase::new("vikings-number").number("n", n)))
}

fn told(effect: Effect, number: impl Fn(Amount) -> Arg) -> Phrase {
    let counted = |key: &'static str, n: u8| Phrase::new(key).number("n", n);
    match effect {
        Effect::Sail(n) => Phrase::new("vikings-effect-sail").with("n", number(n)),
        Effect::Explore(n) => Phrase::new("vikings-effect-explore").with("n", number(n)),
        Effect::Harvest(n) => Phrase::new("vikings-effect-harvest").with("n", number(n)),
        Effect::Build(n) => counted("vikings-effect-build", n),
        Effect::TempleMove => Phrase::new("vikings-effect-temple-move"),
        Effect::Smite(n) => counted("vikings-effect-smite", n),
        Effect::DrawReplace(n) => counted("vikings-effect-draw-replace", n),
        Effect::EnterBattle => Phrase::new("vikings-effect-enter-battle"),
        Effect::Collect(what) => Phrase::new("vikings-effect-collect").with("what", bag(&what)),
        Effect::Exchange(n) => counted("vikings-effect-exchange", n),
        Effect::Fury(n) => counted("vikings-effect-fury", n),
        Effect::FreeSettler(n) => counted("vikings-effect-free-settler", n),
        Effect::MoveGiant => Phrase::new("vikings-effect-move-giant"),
        Effect::RaidFree => Phrase::new("vikings-effect-raid-free"),
    }
}

fn sentence(of: Effect) -> Arg {
    Arg::Phrase(effect(of))
}

/// What a boon does: its effects in order, and its sides one or the other.
pub(crate) fn boon(boon: &Boon) -> Phrase {
    let sides = (0..boon.sides()).map(|side| steps(boon.side(side)));
    let both = sides.reduce(|first, other| {
        Phrase::new("vikings-effect-or")
            .with("first", Arg::Phrase(first))
            .with("other", Arg::Phrase(other))
    });
    both.unwrap_or_else(|| steps(&[]))
}

/// Effects one after the other.
pub(crate) fn steps(effects: &[Effect]) -> Phrase {
    let all = effects.iter().copied().map(effect).reduce(|first, then| {
        Phrase::new("vikings-effect-then")
            .with("first", Arg::Phrase(first))
            .with("then", Arg::Phrase(then))
    });
    all.unwrap_or_else(|| Phrase::new("list-nothing"))
}

/// A number, and what it grows with.
pub(crate) fn amount(amount: Amount) -> Arg {
    let phrase = match amount.boost {
        None => Phrase::new("vikings-number"),
        Some((each, what)) => {
            Phrase::new("vikings-number-boosted").number("each", each).term("what", what.key())
        }
    };
    Arg::Phrase(phrase.number("n", amount.base))
}

/// So many of a resource: "2 Wood".
pub(crate) fn resources(resource: Resource, n: impl Into<i64>) -> Arg {
    let key = match resource {
        Resource::Wood => "vikings-amount-wood",
        Resource::Food => "vikings-amount-food",
        Resource::Steel => "vikings-amount-steel",
    };
    Arg::Phrase(Phrase::new(key).number("n", n))
}

/// Those resources of a cost, a gain or a store that there are any of.
pub(crate) fn bag(bag: &Bag) -> Arg {
    let some = Resource::ALL.into_iter().filter(|resource| bag[*resource] > 0);
    Arg::List(some.map(|resource| resources(resource, bag[resource])).collect())
}

/// Runes one by one: "Fehu and Fehu".
pub(crate) fn runes(runes: &By<Rune, u8, 3>) -> Arg {
    let each = |rune: Rune| (0..runes[rune]).map(move |_| Arg::Term(rune.key().into()));
    Arg::List(Rune::ALL.into_iter().flat_map(each).collect())
}

/// What must be there for a Rune Action.
pub(crate) fn requirement(needs: &Requirement) -> Arg {
    let mut parts = Vec::new();
    for rune in Rune::ALL.into_iter().filter(|rune| needs.runes[*rune] > 0) {
        let phrase = Phrase::new("vikings-needs-rune").number("n", needs.runes[rune]);
        parts.push(Arg::Phrase(phrase.term("rune", rune.key())));
    }
    for (key, n) in [
        ("vikings-needs-any", needs.any),
        ("vikings-needs-valkyries", needs.valkyries),
        ("vikings-needs-giants", needs.giants),
    ] {
        if n > 0 {
            parts.push(Arg::Phrase(Phrase::new(key).number("n", n)));
        }
    }
    Arg::List(parts)
}
