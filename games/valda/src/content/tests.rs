//! The shipped decks are those of the rules, edited decks play, and a mistake is refused at its
//! line and column.
//!
//! What is edited here are the cards of the printed boxes, so that these tests hold whatever cards
//! are added to the shipped decks.

use gladsheim_engine::{ContentError, FastRng, Files};

use super::{BOARD, CARDS, CardRow, Content, OWN, RELEASED};
use crate::effect::{Amount, Entitled, Resources, Use, Who};
use crate::ids::{CardType, Deck, Inhabitant, Mode, Moment, Resource};
use crate::op::{Choose, On, Op, Plain, Weapon};

/// The shipped files without the rows that were appended since the first release.
fn printed_files() -> [(&'static str, &'static str); 2] {
    let text = |files: &[(&str, &'static str)], name| {
        files.iter().find(|(file, _)| *file == name).expect("a content file").1
    };
    let rows = text(RELEASED[0].files, CARDS).lines().count();
    let cards = text(OWN, CARDS);
    let length = cards.split_inclusive('\n').take(rows).map(str::len).sum();
    [(CARDS, &cards[..length]), (BOARD, text(OWN, BOARD))]
}

fn printed() -> Content {
    Content::read(&Files::of_box(&printed_files())).expect("the printed content")
}

fn shipped() -> Content {
    Content::read(&Files::of_box(OWN)).expect("the shipped content")
}

/// The content of the first release, in the form that its files had.
fn first() -> Content {
    Content::read(&Files::of_box(RELEASED[0].files)).expect("the first box")
}

fn printed_text(file: &str) -> &'static str {
    printed_files().iter().find(|(name, _)| *name == file).expect("a content file").1
}

/// The printed content with one file replaced.
fn with(file: &str, text: &str) -> Result<Content, ContentError> {
    let mut files = Files::of_box(&printed_files());
    files.replace(file, text.as_bytes())?;
    Content::read(&files)
}

/// The printed content with one piece of a file replaced; the piece must be there.
fn edited(file: &str, from: &str, to: &str) -> Result<Content, ContentError> {
    let text = printed_text(file);
    assert!(text.contains(from), "{file} has no {from:?}");
    with(file, &text.replacen(from, to, 1))
}

/// Rows without modes and family.
fn plain(rows: &str) -> String {
    rows.lines().map(|row| format!("{row},,,\n")).collect()
}

/// The printed cards and one more row.
fn added(row: &str) -> Result<Content, ContentError> {
    with(CARDS, &format!("{}{}", printed_text(CARDS), plain(row)))
}

fn program(effect: &str, kind: &str) -> Vec<Op> {
    let numbers = if kind == "action" { "1," } else { ",3" };
    let content = added(&format!("NEW-1,New,base,{kind},1,{numbers},\"{effect}\",mine"));
    let content = content.unwrap_or_else(|error| panic!("{effect}: {error}"));
    let card = content.cards.last().expect("the new card");
    content.ops[usize::from(card.program.at)..].to_vec()
}

/// A refusal of a text in which `^` marks the place that the error must point at.
#[track_caller]
fn refused(file: &str, marked: &str, part: &str) {
    let at = marked.find('^').expect("a mark");
    let before = &marked[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
    let content = with(file, &marked.replacen('^', "", 1));
    let error = content.map(|_| ()).expect_err("a refusal").to_string();
    assert!(error.starts_with(&format!("{file}, line {line}, column {column}: ")), "{error}");
    assert!(error.contains(part), "{error}");
}

/// A refusal of a printed file in which one piece was replaced by a marked one.
#[track_caller]
fn refused_edit(file: &str, from: &str, to: &str, part: &str) {
    assert!(printed_text(file).contains(from), "{file} has no {from:?}");
    refused(file, &printed_text(file).replacen(from, to, 1), part);
}

/// A refusal of the printed cards with a marked row more.
#[track_caller]
fn refused_row(row: &str, part: &str) {
    refused(CARDS, &format!("{}{}", printed_text(CARDS), plain(row)), part);
}

/// A refusal of a new card with a marked effect.
#[track_caller]
fn refused_effect(kind: &str, effect: &str, part: &str) {
    let numbers = if kind == "action" { "1," } else { ",3" };
    refused_row(&format!("NEW-1,New,base,{kind},1,{numbers},\"{effect}\",mine"), part);
}

/// A refusal of Heimdall's weapon with a marked effect.
#[track_caller]
fn refused_weapon(effect: &str, part: &str) {
    let row = printed_text(CARDS).lines().find(|row| row.starts_with("HEI-W")).expect("the weapon");
    let own = row.split('"').nth(1).expect("an effect");
    refused_edit(CARDS, own, effect, part);
}

fn total(content: &Content, counts: impl Fn(&CardRow) -> bool) -> u32 {
    content.cards.iter().filter(|card| counts(card)).map(|card| u32::from(card.copies)).sum()
}

#[test]
fn the_first_decks_have_the_cards_of_the_printed_boxes() {
    let content = first();
    let god = |card: &CardRow| matches!(card.deck.home(), Some((_, Inhabitant::God)));
    assert_eq!(total(&content, |card| card.deck == Deck::Base || god(card)), 150);
    assert_eq!(total(&content, |card| card.deck != Deck::Base && !god(card)), 83);
    for (kind, count) in [(CardType::Action, 40), (CardType::Attack, 20), (CardType::Defence, 20)] {
        assert_eq!(total(&content, |card| card.deck == Deck::Base && card.kind == kind), count);
    }
    for deck in Deck::ALL {
        let cards = total(&content, |card| card.deck == deck);
        let expected = match deck {
            Deck::Base => 80,
            Deck::A => 7,
            Deck::B => 8,
            Deck::Grim | Deck::Kari => 9,
            _ => 10,
        };
        assert_eq!(cards, expected, "{deck}");
    }
}

#[test]
fn the_shipped_content_says_where_it_comes_from() {
    let content = shipped();
    assert_eq!(content.endless, None);
    let known = |word: &String| ["seed", "public", "reconstructed", "project"].contains(&&**word);
    for card in &content.cards {
        let (id, word) = (&card.id, &card.provenance);
        assert!(known(word), "{id} comes from {word:?}, a word that docs/cards.md does not have");
    }
    assert!(content.board.provenance.values().all(known));
}

#[test]
fn programs_are_what_the_notation_says() {
    let gold = Resources::only(Resource::Gold);
    assert_eq!(
        program("gain(gold,2)", "action"),
        [Op::Choose(Choose::Gain { what: gold, n: Amount::Fixed(2) }), Op::End]
    );
    assert_eq!(
        program("repeat(0..4){discard(self,1);follower(1)};unfreeze()", "action"),
        [
            Op::Repeat { times: 4 },
            Op::Choose(Choose::DiscardOwn { n: 1 }),
            Op::Plain(Plain::Follower { n: Amount::Fixed(1) }),
            Op::Again { back: 2 },
            Op::Plain(Plain::Unfreeze),
            Op::End
        ]
    );
    assert_eq!(
        program("if(temple_in(giant)){gain(gold,1);lend()};empower()", "action")[0],
        Op::IfTempleIn { inhabitant: Inhabitant::Giant, skip: 2 }
    );
    assert_eq!(
        program("pay_up_to(blood,5);lose(target,follower,X)", "attack"),
        [
            Op::Choose(Choose::PayUpTo { what: Resource::Blood, n: 5 }),
            Op::On(Who::Target, On::Lose { n: Amount::X }),
            Op::End
        ]
    );
    assert_eq!(program("", "defence"), printed().ops, "no effect is the empty program at place 0");
}

#[test]
fn weapons_have_their_moments_and_players() {
    let content = printed();
    let uses = |id: &str| {
        let card = content.cards.iter().find(|card| card.id == id).expect("a card");
        [Mode::A, Mode::B].map(|mode| *card.program.mode(mode))
    };
    let [storm, wind] = uses("KAR-W");
    assert_eq!((storm.moments, storm.entitled), (Use::FREE, Entitled::Any));
    assert_eq!(content.ops[usize::from(wind.at) + 1], Op::End);
    let [resisted, claim] = uses("SUR-W");
    assert!(resisted.fits(Moment::Blocked) && !resisted.fits(Moment::Own));
    assert_eq!((resisted.entitled, claim.entitled), (Entitled::Blocker, Entitled::Any));
    let [indestructible, _] = uses("THR-W");
    assert!(indestructible.fits(Moment::Impact) && indestructible.fits(Moment::Own));
    let owners =
        [("THO-W", Moment::AfterAction), ("AGI-W", Moment::Defend), ("GRI-W", Moment::Declare)];
    for (id, moment) in owners {
        let [first, _] = uses(id);
        assert!(first.fits(moment) && first.entitled == Entitled::Owner, "{id}");
    }
    assert_eq!(content.ops[usize::from(uses("HEI-W")[0].at)], Op::Weapon(Weapon::Undefendable));
    let cards = content.cards.iter().filter(|card| card.kind != CardType::Weapon);
    assert!(cards.flat_map(|card| card.program.uses).all(|one| one.moments == 0));
}

#[test]
fn flags_belong_to_the_card() {
    let content = printed();
    let card = |id: &str| content.cards.iter().find(|card| card.id == id).expect("a card").program;
    assert!(card("HEL-01").all && !card("HEL-02").all);
    assert!(card("MOR-01").requires_temple && !card("LOK-01").requires_temple);
    assert_eq!(content.ops[usize::from(card("LOK-01").at)], Op::On(Who::Target, On::SwitchTemple));
    assert_eq!(content.ops[usize::from(card("MOR-01").at)], Op::On(Who::Target, On::SwitchTemple));
}

#[test]
fn changed_numbers_and_a_new_card_play() {
    let content = edited(CARDS, "\"gain(gold,2)\"", "\"gain(gold,4);follower(1)\"").unwrap();
    assert_eq!(content.cards[0].effect, "gain(gold,4);follower(1)");
    let content = edited(BOARD, "rounds = 6", "rounds = 4").unwrap();
    assert_eq!(content.board.rounds, 4);
    let content = added(
        "OWN-1,\"Mead, lots of it\",odin,action,2,0,,\"gain(any,1);roll(white,2,followers)\",mine",
    )
    .unwrap();
    let card = content.cards.last().expect("the new card");
    assert_eq!((card.name.as_str(), card.copies, card.cost), ("Mead, lots of it", 2, 0));
}

#[test]
fn decks_of_the_first_release_are_read_as_they_were() {
    let (first, shipped) = (first(), shipped());
    assert_eq!(first.board, shipped.board);
    for (row, card) in first.cards.iter().enumerate() {
        let same = shipped.cards.get(row);
        assert_eq!(
            same,
            Some(card),
            "{}: columns say the same, and rows are only appended",
            card.id
        );
    }
    let mut files = Files::of_box(RELEASED[0].files);
    files.replace(CARDS, printed_text(CARDS).as_bytes()).expect("a text");
    assert_eq!(Content::read(&files).expect("the printed cards"), printed());
}

#[test]
fn modes_and_families_are_for_those_that_have_them() {
    refused_edit(CARDS, "seed,War Horn,Sound of the Gjallarhorn", "seed,War Horn,^", "only one");
    refused_edit(CARDS, "seed,,,seduction", "seed,^x,,", "cards of type action do not have modes");
    let part = "\"seduktion\" is no family; did you mean \"seduction\"?";
    refused_edit(CARDS, "seed,,,seduction", "seed,,,^seduktion", part);
    let part = "cards of type weapon do not have a family";
    refused_edit(CARDS, "Gjallarhorn,", "Gjallarhorn,^seduction", part);
    let unnamed = edited(CARDS, "seed,War Horn,Sound of the Gjallarhorn", "seed,,").unwrap();
    assert!(unnamed.cards.iter().any(|card| card.id == "HEI-W" && card.modes.is_none()));
}

// The ten planted mistakes.

#[test]
fn an_unknown_primitive_is_refused() {
    refused_edit(CARDS, "gain(gold,2)", "^gian(gold,2)", "did you mean \"gain\"?");
}

#[test]
fn a_wrong_number_of_arguments_is_refused() {
    let part = "gain has 1 argument; it is written gain(resource, number)";
    refused_edit(CARDS, "gain(gold,2)", "^gain(gold)", part);
}

#[test]
fn a_missing_column_is_refused() {
    refused_edit(CARDS, "mode_b,family", "mode_b^", "\"family\" is missing");
}

#[test]
fn a_duplicate_id_is_refused() {
    refused_edit(CARDS, "BAS-A02", "^bas-a01", "\"bas-a01\" is there twice");
}

#[test]
fn negative_copies_are_refused() {
    let part = "expected a number from 1 to 99, found \"-4\"";
    refused_edit(CARDS, "base,action,4,1", "base,action,^-4,1", part);
}

#[test]
fn a_wrong_count_of_weapons_is_refused() {
    let part = "the deck odin has 2 weapons instead of one";
    refused_edit(CARDS, "odin,weapon,1", "odin,weapon,^2", part);
    let rows = printed_text(CARDS).lines().filter(|row| !row.starts_with("ODI-W"));
    let without = rows.collect::<Vec<_>>().join("\n").replacen(",odin", ",^odin", 1);
    refused(CARDS, &without, "the deck odin has no weapon");
}

#[test]
fn text_in_a_number_is_refused() {
    let part = "expected a number from 0 to 9, found \"one\"";
    refused_edit(CARDS, "base,action,4,1", "base,action,4,^one", part);
    refused_edit(BOARD, "hand = 6", "hand = ^\"six\"", "invalid type");
}

#[test]
fn an_unclosed_brace_is_refused() {
    let (from, to) = ("{discard(self,1);follower(1)}", "^{discard(self,1);follower(1)");
    refused_edit(CARDS, from, to, "the \"{\" here is not closed");
}

#[test]
fn an_unknown_deck_is_refused() {
    let part = "\"bose\" is no deck; did you mean \"base\"?";
    refused_edit(CARDS, "base,action,4", "^bose,action,4", part);
}

#[test]
fn what_is_not_utf_8_is_refused() {
    let mut bytes = printed_text(CARDS).as_bytes().to_vec();
    let at = printed_text(CARDS).find("Spoils").unwrap();
    bytes[at] = 0xff;
    let error = Files::of_box(&printed_files()).replace(CARDS, &bytes).unwrap_err();
    assert_eq!(error.to_string(), "cards.csv, line 3, column 9: this is not UTF-8 text");
}

// Everything else that would not make sense.

#[test]
fn words_must_fit_the_card() {
    let part = "\"target\" makes no sense here on an action card";
    refused_effect("action", "steal(^target,card,1)", part);
    refused_effect("attack", "lose(^player,follower,1)", "expected self or target");
    refused_effect("action", "^on_block{lend()}", "on_block makes no sense on an action card");
    refused_effect("defence", "on_block{^lend()}", "lend makes no sense on a defence card");
    refused_effect("defence", "^draw(base,1,closed)", "all it does is in on_block{..}");
    refused_effect("attack", "^undefendable()", "only on a weapon");
    refused_effect("action", "repeat(0..2){^repeat(0..2){lend()}}", "hold another repeat");
    refused_effect("action", "follower(^X)", "there is no X without a pay_up_to");
    refused_effect("action", "^switch(player,card)", "expected look(hand,1)");
    let later = "lose(self,follower,1);^ALL{lose(target,follower,1)}";
    refused_effect("attack", later, "the whole effect");
    refused_effect("attack", "follower(1);^requires(own_temple)", "must be the first step");
    refused_effect("attack", "^", "must do something");
    refused_effect("action", "gain(gold,2);^", "expected a step");
    let under = "if(temple_in(god)){^pay(gold,1);follower(1)}";
    refused_effect("action", under, "a cost must be paid before anything else");
    refused_effect("action", "pay(gold,1);pay(^basic,1)", "this is paid already");
    refused_effect(
        "attack",
        "if(temple_in(god)){^destroy(target,temple,1)}",
        "cannot be inside an if",
    );
}

#[test]
fn arguments_must_make_sense() {
    refused_effect("action", "gain(gold,^0)", "expected a number from 1 to 15, found 0");
    refused_effect("action", "gain(gold,^16)", "found 16");
    refused_effect("action", "gain(^2,gold)", "a resource is expected here");
    refused_effect("action", "gain(^golt,2)", "did you mean \"gold\"?");
    refused_effect("action", "convert(gold,^gold,2)", "expected a resource other than");
    refused_effect("action", "repeat(^4){lend()}", "expected a range such as 0..4");
    refused_effect("action", "^repeat(0..4)", "repeat is written repeat(0..number){..}");
    refused_effect("action", "if(^temple){lend()}", "expected a condition");
    refused_effect("action", "roll(white,2,^resources)", "white dice give no resources");
    refused_effect("action", "roll(blue,^9,resources)", "at most 8 dice");
    refused_effect("action", "take_discard(any,1,^highest)", "expected choice");
    refused_effect("attack", "destroy(target,temple,^2)", "temples come one at a time");
    refused_effect("attack", "destroy(target,^tempel,1)", "did you mean \"temple\"?");
    let steps = |step: &str, times| vec![step; times].join(";");
    let nine = steps("destroy(target,temple,1)", 9);
    refused_effect(
        "attack",
        &format!("^{nine}"),
        "choose 9 temples and buildings; at most 8 can be",
    );
    let three = steps("freeze(target,temple,round)", 3);
    refused_effect("attack", &format!("ALL{{^{three}}}"), "choose 12");
    refused_effect("action", &format!("^{}", steps("lend()", 61)), "the effect is too long");
}

#[test]
fn weapons_must_be_written_in_two_modes() {
    refused_weapon("^A[FREE,any]{lend()}", "mode B is missing");
    refused_weapon("^gain(gold,1)", "A[moment,who]{..} B[moment,who]{..}");
    let other = "B[FREE,any]{gain(gold,1)}";
    refused_weapon(&format!("A[^FRE,any]{{lend()}} {other}"), "did you mean \"FREE\"?");
    refused_weapon(&format!("A[FREE,^thief]{{lend()}} {other}"), "there is no \"thief\"");
    refused_weapon(&format!("^A[FREE,any]{{}} {other}"), "must hold steps");
    let part = "redirect can only be done at W-ATTACK";
    refused_weapon(&format!("A[FREE,any]{{^redirect()}} {other}"), part);
}

#[test]
fn numbers_and_names_must_be_there_and_within_limits() {
    refused_row("N-1,New,base,action,1,^,,\"lend()\",mine", "type action must have a cost");
    refused_row("N-1,New,base,defence,1,,^,\"\",mine", "type defence must have a value");
    refused_row("N-1,New,base,action,1,1,^3,\"lend()\",mine", "do not have a value");
    refused_row("N-1,New,base,action,^0,1,,\"lend()\",mine", "from 1 to 99");
    refused_row("N-1,^,base,action,1,1,,\"lend()\",mine", "the card has no name");
    refused_row("^N 1,New,base,action,1,1,,\"lend()\",mine", "expected an id");
    refused_row("N-1,New,^A,defence,1,,3,\"\",mine", "deck A is for action cards");
    refused_row("N-1,New,^base,weapon,1,,,\"\",mine", "must be in the deck of a god or a giant");
    refused_row("N-1,New,odin,action,^7,1,,\"lend()\",mine", "the deck odin has 17 cards");
    refused_row("N-1,New,base,action,^99,1,,\"lend()\",mine", "264 cards in a game");
    let blocks = "N-1,New,base,defence,^15,,3,\"on_block{follower(1)}\",mine";
    refused_row(blocks, "cards in a game have an on_block");
    let plays = "N-1,New,base,action,^3,1,,\"play_action(1)\",mine";
    refused_row(plays, "4 cards in a game have a play_action; 3 can");
    let short = format!("{}N-1,New,base,action,1,1,\"lend()\",mine,,,^\n", printed_text(CARDS));
    refused(CARDS, &short, "11 cells instead of 12");
    let row = |number| format!("N-{number},New,base,action,1,1,,\"lend()\",mine\n");
    let room = 200 - printed().cards.len();
    let rows: String = (0..room).map(row).collect();
    refused_row(&format!("{rows}^{}", row(room)), "at most 200 rows");
}

#[test]
fn the_board_must_make_sense() {
    let refuse = |from, to, part| refused_edit(BOARD, from, to, part);
    refuse("\"skull\"", "^\"skul\"", "expected a face");
    refuse("\"blood 1\"", "^\"follower 1\"", "expected a face");
    refuse("most = 4", "most = ^9", "from 0 to 8");
    refuse("most = 3", "most = ^5", "from 0 to 4");
    refuse("two = [[2, 1, 1], ", "two = ^[", "expected 2 rows");
    refuse("resources = [2, 3, 3]", "resources = ^[2, 7, 3]", "the bank does not hold enough");
    refuse("havens = [0", "havens = ^[1", "the first of them 0");
    refuse("race = 20", "^rase = 20", "unknown field `rase`");
    refuse("actions = 3", "actions = ^30", "from 0 to 9");
}

#[test]
fn no_damage_is_too_odd() {
    let mut rng = FastRng::new(1);
    let odd = b"{}()[];,|+.\"0123456789XAaB-\n# \xff";
    let mut refusals = 0;
    for (file, text) in printed_files().iter().cycle().take(600) {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(bytes.len() as u32) as usize;
            match (rng.below(3), rng.pick(odd)) {
                (0, _) => drop(bytes.remove(at)),
                (1, Some(byte)) => bytes.insert(at, *byte),
                (_, byte) => bytes[at] = byte.copied().unwrap_or(0),
            }
        }
        let mut files = Files::of_box(&printed_files());
        let read = files.replace(file, &bytes).and_then(|()| Content::read(&files));
        if let Err(error) = read {
            let lines = text.lines().count() + 4;
            assert!(
                error.line <= lines && error.column > 0 && !error.message.is_empty(),
                "{error}"
            );
            refusals += 1;
        }
    }
    assert!(refusals > 100, "only {refusals} were refused");
}

/// Which cards could be played for ever in one turn, if there are any.
fn endless(rows: &str) -> Option<String> {
    added(rows).expect("a deck that can be read").endless.map(|error| error.to_string())
}

#[test]
fn a_deck_with_which_a_turn_need_not_end_is_noticed() {
    assert_eq!(printed().endless, None);
    let row = "N-1,Spring,base,action,2,0,,\"take_discard(any,2,choice)\",mine";
    let line = printed_text(CARDS).lines().count() + 1;
    let column = row.find("take").expect("an effect") + 1;
    let found = endless(row).expect("a cycle");
    assert!(found.starts_with(&format!("{CARDS}, line {line}, column {column}: ")), "{found}");
    assert!(found.contains("two copies of \"Spring\" can be played again and again"), "{found}");
    let cycles = [
        // A single copy, and Bullseye, which brings it back.
        "N-1,Spring,base,action,1,0,,\"take_discard(any,1,choice)\",mine",
        // The actions that it costs come back too, or another card brings them.
        "N-1,Spring,base,action,2,1,,\"add_actions(1);take_discard(any,1,choice)\",mine",
        "N-1,Spring,base,action,2,1,,\"take_discard(any,2,choice)\",mine\n\
         N-2,Summer,base,action,1,0,,\"add_actions(1)\",mine",
        // So do the resources.
        "N-1,Spring,base,action,2,0,,\"pay(gold,2);gain(any,2);take_discard(any,1,choice)\",mine",
        "N-1,Spring,base,action,2,0,,\"pay(gold,2);take_discard(any,2,choice)\",mine\n\
         N-2,Summer,base,action,2,0,,\"gain(gold,2)\",mine",
        // What carries a card out again brings back what that card brings back.
        "N-1,Spring,A,action,1,0,,\"take_discard(any,2,choice)\",mine\n\
         N-2,Summer,A,action,1,0,,\"replay(1)\",mine",
        // The whole deck is drawn in a turn, and what was played with it.
        "N-1,Spring,base,action,20,0,,\"draw(base,8,closed)\",mine",
    ];
    for rows in cycles {
        assert!(endless(rows).is_some_and(|found| found.contains("Spring")), "{rows}");
    }
    // With Mork's power it costs nothing.
    let row = "N-1,Charm,A,action,2,1,,\"take_discard(any,1,choice)\",mine,,,";
    let noticed = |family: &str| {
        let text = format!("{}{row}{family}\n", printed_text(CARDS));
        with(CARDS, &text).expect("a deck that can be read").endless.is_some()
    };
    assert!(noticed("seduction") && !noticed(""));
}

#[test]
fn decks_whose_turns_end_are_left_alone() {
    let decks = [
        "N-1,Spring,base,action,9,1,,\"take_discard(any,1,choice)\",mine",
        "N-1,Spring,base,action,9,0,,\"take_discard(attack,5,choice)\",mine",
        "N-1,Spring,base,action,9,0,,\"pay(gold,1);take_discard(any,1,choice)\",mine",
        "N-1,Spring,base,action,9,0,,\"discard(self,2);take_discard(any,2,choice)\",mine",
        "N-1,Spring,base,action,9,0,,\"draw(base,1,closed)\",mine",
        // Only one copy, and nothing without cost that brings it back.
        "N-1,Spring,base,action,1,0,,\"take_discard(any,2,choice)\",mine",
        // Never in one game.
        "N-1,Spring,thrym,action,1,0,,\"take_discard(any,1,choice)\",mine\n\
         N-2,Summer,odin,action,1,0,,\"take_discard(any,1,choice)\",mine",
    ];
    // Without the printed cards that bring anything back, or carry out a card that does.
    let others = [
        ("take_discard(any,1,choice)", "follower(1)"),
        ("[AFTER_ACTION,self]{hammertime()}", "[FREE,any]{follower(1)}"),
        ("replay(1)", "follower(1)"),
    ];
    let printed = printed_text(CARDS).to_owned();
    let cards = others.iter().fold(printed, |text, (from, to)| text.replace(from, to));
    for rows in decks {
        let text = format!("{cards}{}", plain(rows));
        let content = with(CARDS, &text).expect("a deck that can be read");
        assert_eq!(content.endless, None, "{rows}");
    }
}
