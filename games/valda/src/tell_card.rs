//! What a card says, made from its program: a changed or new card describes itself.

mod nouns;
mod steps;

use gladsheim_engine::{Arg, CardText, Phrase};
use steps::Manner;

use crate::content::{CardRow, Content};
use crate::effect::{Entitled, Use};
use crate::ids::{CardType, Kind, Mode, Moment};

/// The option with which some cards read otherwise.
pub(crate) const GIANTS: &str = "giants";

/// The texts of all cards, in the order of the content.
pub(crate) fn all(content: &Content) -> Vec<CardText> {
    let kinds = (0..content.cards.len()).map(|place| Kind(place as u8));
    kinds.zip(&content.cards).map(|(kind, card)| text(content, kind, card)).collect()
}

fn text(content: &Content, kind: Kind, card: &CardRow) -> CardText {
    let [lines, with_giants] = [false, true].map(|giants| lines(content, kind, giants));
    let with = (with_giants != lines).then_some((GIANTS, with_giants)).into_iter().collect();
    CardText { id: card.id.clone(), name: name(content, kind), lines, with }
}

/// The name of a card.
pub(crate) fn name(content: &Content, kind: Kind) -> Arg {
    let Some(card) = card(content, kind) else { return Arg::Number(kind.0.into()) };
    Arg::Name { key: key(card).into(), text: card.name.clone().into() }
}

/// The name of one of the two modes of a weapon.
pub(crate) fn mode_name(content: &Content, kind: Kind, mode: Mode) -> Arg {
    let Some(card) = card(content, kind) else { return Arg::Term(mode.key().into()) };
    let Some([first, second]) = &card.modes else { return Arg::Term(mode.key().into()) };
    let text = match mode {
        Mode::A => first,
        Mode::B => second,
    };
    Arg::Name { key: format!("{}-{mode}", key(card)).into(), text: text.clone().into() }
}

/// What a card does, one sentence a step: the effect of an action or an attack, what a defence
/// does when it blocks, or the two modes of a weapon.
pub(crate) fn lines(content: &Content, kind: Kind, giants: bool) -> Vec<Phrase> {
    let Some(card) = card(content, kind) else { return Vec::new() };
    let program = &card.program;
    let effect = || steps::tell(content, program.at, manner(card, giants));
    match card.kind {
        CardType::Action => effect(),
        CardType::Attack => {
            let all = program.all.then(|| Phrase::new("valda-effect-attacks-all"));
            let requires =
                program.requires_temple.then(|| Phrase::new("valda-effect-requires-temple"));
            requires.into_iter().chain(all).chain(effect()).collect()
        }
        CardType::Defence => {
            let body = steps::chained(effect());
            body.map(|body| Phrase::new("valda-effect-on-block").with("do", Arg::Phrase(body)))
                .into_iter()
                .collect()
        }
        CardType::Weapon => {
            Mode::ALL.map(|mode| told_mode(content, kind, card, mode, giants)).into()
        }
    }
}

/// What one mode of a weapon does, without saying when.
pub(crate) fn mode_lines(content: &Content, kind: Kind, mode: Mode, giants: bool) -> Vec<Phrase> {
    let Some(card) = card(content, kind) else { return Vec::new() };
    steps::tell(content, card.program.mode(mode).at, manner(card, giants))
}

/// How a card is told: those of the giants are only played with in their game.
fn manner(card: &CardRow, giants: bool) -> Manner {
    Manner { all: card.program.all, giants: giants || !card.deck.is_of_the_base_game() }
}

fn card(content: &Content, kind: Kind) -> Option<&CardRow> {
    content.cards.get(usize::from(kind.0))
}

/// The key under which a language may have its own name for a card.
fn key(card: &CardRow) -> String {
    format!("valda-card-{}", card.id.to_ascii_lowercase())
}

/// A mode with its name, its moment and who may play it.
fn told_mode(content: &Content, kind: Kind, card: &CardRow, mode: Mode, giants: bool) -> Phrase {
    let Use { moments, entitled, .. } = *card.program.mode(mode);
    let key = match entitled {
        Entitled::Any => "valda-effect-mode",
        Entitled::Opponent => "valda-effect-mode-opponent",
        Entitled::Blocker => "valda-effect-mode-blocker",
        Entitled::Owner => "valda-effect-mode-own",
    };
    let body = steps::chained(mode_lines(content, kind, mode, giants));
    Phrase::new(key)
        .with("name", mode_name(content, kind, mode))
        .with("when", Arg::List(when(moments)))
        .with("do", Arg::Phrase(body.unwrap_or_else(|| Phrase::new("valda-no-steps"))))
}

/// The moments of a mode; all points of FREE are one.
fn when(moments: u16) -> Vec<Arg> {
    let free = moments & Use::FREE == Use::FREE;
    let others = if free { moments & !Use::FREE } else { moments };
    let others = Moment::ALL.into_iter().filter(|moment| others >> *moment as u16 & 1 != 0);
    let keys = free.then_some("valda-when-free").into_iter().chain(others.map(when_key));
    keys.map(|key| Arg::Term(key.into())).collect()
}

const fn when_key(moment: Moment) -> &'static str {
    match moment {
        Moment::Open => "valda-when-open",
        Moment::PhaseEnd => "valda-when-phase",
        Moment::Dice => "valda-when-dice",
        Moment::Build => "valda-when-build",
        Moment::Divine => "valda-when-divine",
        Moment::Attack => "valda-when-attack",
        Moment::Blocked => "valda-when-blocked",
        Moment::Impact => "valda-when-impact",
        Moment::Steal => "valda-when-steal",
        Moment::Loss => "valda-when-loss",
        Moment::Own => "valda-when-own",
        Moment::AfterAction => "valda-when-after-action",
        Moment::Valda => "valda-when-valda",
        Moment::Declare => "valda-when-declare",
        Moment::Defend => "valda-when-defend",
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use gladsheim_engine::Files;
    use gladsheim_testkit::golden;
    use gladsheim_words::{Reader, Words};

    use super::*;
    use crate::content::{CARDS, FROZEN, OWN};

    /// The cards of the box, and a row more without modes and family.
    fn content(more: &str) -> Content {
        let mut files = Files::of_box(OWN);
        let cards = files.text(CARDS).expect("the own cards").to_owned();
        let more = if more.is_empty() { String::new() } else { format!("{more},,,\n") };
        files.replace(CARDS, format!("{cards}{more}").as_bytes()).expect("a text");
        Content::read(&files).unwrap_or_else(|error| panic!("{error}"))
    }

    /// What the last card says.
    fn last(more: &str) -> String {
        let text = all(&content(more)).pop().expect("a card");
        said(&text.id, &text.lines)
    }

    fn said(id: &str, lines: &[Phrase]) -> String {
        let words = Words::english();
        let told = lines.iter().map(|line| {
            let said = words.try_say(line, &Reader::spectator(&[]));
            said.unwrap_or_else(|gaps| panic!("{id}: {gaps:?}"))
        });
        if lines.is_empty() { "-".to_owned() } else { told.collect::<Vec<_>>().join(" ") }
    }

    /// Every text of the shipped cards, in every variant, has its words.
    #[test]
    fn shipped_cards_describe_themselves() {
        let content = content("");
        for (card, text) in content.cards.iter().zip(all(&content)) {
            assert_eq!(text.lines.is_empty(), card.effect.is_empty(), "{}", card.id);
            said(&text.id, &text.lines);
            text.with.values().for_each(|lines| drop(said(&text.id, lines)));
        }
    }

    /// The texts of the box of the golden playthroughs, which a new card does not change.
    #[test]
    fn all_cards_describe_themselves() {
        let content = Content::read(&Files::of_box(FROZEN)).expect("the frozen cards");
        let mut book = String::new();
        let texts = all(&content);
        for (card, text) in content.cards.iter().zip(&texts) {
            let said = said(&text.id, &text.lines);
            writeln!(book, "{} {}: {said}", card.id, card.name).expect("a string");
        }
        book.push_str("\nIn the giants' game:\n");
        for text in &texts {
            if let Some(lines) = text.with.get(GIANTS) {
                writeln!(book, "{}: {}", text.id, said(&text.id, lines)).expect("a string");
            }
        }
        golden::compare("tests/card-texts.txt", &book);
    }

    #[test]
    fn new_cards_describe_themselves() {
        let action = |effect: &str| last(&format!("N-1,New,base,action,1,1,,\"{effect}\",mine"));
        assert_eq!(action("gain(blood,7)"), "Take 7 blood from the bank.");
        assert_eq!(
            action("gain(diamond|gold,2)"),
            "Take 2 resources of your choice (each diamond or gold) from the bank."
        );
        assert_eq!(
            action("pay_up_to(gold,3);follower(X);lose(each_opponent,follower,X)"),
            "You may pay up to 3 gold. Gain that many followers. Each opponent loses that many followers."
        );
        assert_eq!(
            action("pay_up_to(blood,3);gain(gold,X);gain(diamond|gold,X)"),
            "You may pay up to 3 blood. Take that much gold and that many resources of your choice \
             (each diamond or gold) from the bank."
        );
        assert_eq!(
            action("if(temple_in(god)){repeat(0..2){pay(gold,1);follower(1)};lend()};empower()"),
            "If you have a temple in the land of a god: Up to 2 times: Pay 1 gold. Gain 1 follower. \
             This turn, use the power of a land where an opponent has a temple, as if you had one \
             more temple there. This turn, one land where you have a temple gives you its full power."
        );
        let attack =
            "N-1,New,base,attack,1,,3,\"requires(own_temple);ALL{steal(target,gold,1)}\",x";
        assert_eq!(
            last(attack),
            "You can attack with this card only while you have a temple. This attacks all your \
             opponents at once. Steal 1 gold from each attacked player."
        );
    }

    #[test]
    fn weapons_have_a_name_for_each_mode() {
        let content = content("");
        let place = content.cards.iter().position(|card| card.id == "TYR-W").expect("a weapon");
        let kind = Kind(place as u8);
        let named = |key: &'static str, text: &'static str| Arg::Name {
            key: key.into(),
            text: text.into(),
        };
        assert_eq!(name(&content, kind), named("valda-card-tyr-w", "Weapon of Tyr"));
        assert_eq!(mode_name(&content, kind, Mode::A), named("valda-card-tyr-w-a", "Thief"));
        assert_eq!(
            mode_name(&content, kind, Mode::B),
            named("valda-card-tyr-w-b", "Tyr's Revenge")
        );
        assert_eq!(name(&content, Kind(0)), named("valda-card-bas-a01", "Treasure Chest (2)"));
        assert_eq!(mode_name(&content, Kind(0), Mode::B), Arg::Term("valda-mode-b".into()));
        assert_eq!(
            mode_lines(&content, kind, Mode::B, false),
            [Phrase::new("valda-effect-cancel-attack")]
        );
    }
}
