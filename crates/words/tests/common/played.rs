//! Everything that is said while bots play, at random and by rules of thumb.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, Arg, CardText, FastRng, Phrase, Seat, Setup, Viewer};
use gladsheim_registry::{AnyMatch, AnyTitle, Happenings, Shelf};
use gladsheim_testkit::setups::{sized_setups, telling_setups};
use gladsheim_words::{Reader, Words};

/// How many games are played of each telling kind of table, and of each other size of it.
const GAMES: u64 = 12;
const GAMES_OF_A_SIZE: u64 = 4;

/// How many actions are tried at a time to see whether they are refused.
const TRIED: u32 = 100;

/// What was said.
#[derive(Default)]
pub struct Said {
    pub phrases: u64,
    /// All keys, those of nouns too.
    pub keys: BTreeSet<String>,
    /// The keys of whole phrases, and the arguments that each is always given.
    pub arguments: BTreeMap<String, BTreeSet<String>>,
    /// What had no words, or asked for what it was not given.
    pub gaps: BTreeSet<String>,
}

/// Plays every game with every option, and listens with all ears.
pub static EVERYTHING: LazyLock<Said> = LazyLock::new(|| {
    let mut said = Said::default();
    let words = Words::english();
    for title in Shelf::all().titles() {
        let telling = telling_setups(&title.about());
        for setup in sized_setups(&title.about()) {
            let games = if telling.contains(&setup) { GAMES } else { GAMES_OF_A_SIZE };
            for number in 0..games {
                play(*title, &setup, number, &words, &mut said);
            }
        }
    }
    said
});

fn play(title: &dyn AnyTitle, setup: &Setup, number: u64, words: &Words, said: &mut Said) {
    let game = title.build(setup, None).expect("a setup that was checked");
    let mut rng = FastRng::nth(7, number);
    let (mut table, opening) = game.start_fast(rng.next_u64());
    let mut ears = Ears { words, names: vec!["Ask".into(), "Embla".into()], said };
    if number == 0 {
        ears.read(&title.card_texts(game.bundle()).expect("content that was read"));
    }
    ears.hear(&opening, game.seats());
    let mut steps = 0;
    while let Some(seat) = table.waiting().lowest() {
        steps += 1;
        // Long games repeat themselves: it is enough to look at them now and then.
        if steps % if steps < 150 { 7 } else { 31 } == 1 {
            ears.look(&*table);
            ears.be_refused(&*table, seat, &mut rng);
        }
        ears.look_for_news(&*table, seat);
        let happenings = if number % 4 == 3 && rng.below(40) == 0 {
            let happenings = table.leave(seat).expect("whoever is asked can leave");
            let illegal = table.leave(seat).err().expect("nobody leaves twice");
            ears.take_down(&Phrase::new(illegal.reason()), Viewer::Seat(seat));
            happenings
        } else {
            // Every other game is played by rules of thumb, which get farther than chance does.
            let bot = if number.is_multiple_of(2) { BotSpec::Random } else { BotSpec::Greedy };
            let action = table.choose(seat, bot, rng.next_u64(), None);
            let action = action.expect("whoever is asked can answer");
            table.apply(seat, action).expect("the list is legal")
        };
        ears.hear(&happenings, game.seats());
    }
    ears.look(&*table);
}

/// Somebody who takes down every phrase for every reader.
struct Ears<'e> {
    words: &'e Words,
    names: Vec<String>,
    said: &'e mut Said,
}

impl Ears<'_> {
    fn hear(&mut self, happenings: &Happenings, seats: usize) {
        for viewer in Viewer::all(seats) {
            for happening in happenings.redacted(viewer) {
                self.take_down(&happening.phrase, viewer);
            }
        }
        for happening in happenings.unredacted() {
            self.take_down(&happening.phrase, Viewer::Public);
        }
    }

    fn read(&mut self, cards: &[CardText]) {
        for card in cards {
            self.forms("card", &card.name, &mut BTreeSet::new());
            for line in card.lines.iter().chain(card.with.values().flatten()) {
                self.take_down(line, Viewer::Public);
            }
        }
    }

    fn look(&mut self, table: &dyn AnyMatch) {
        let seats = table.game().seats();
        for viewer in Viewer::all(seats) {
            for phrase in table.tell_view(viewer) {
                self.take_down(&phrase, viewer);
            }
            for seat in Seat::all(seats) {
                if let Some(question) = table.question(seat, viewer) {
                    self.take_down(&question.phrase, viewer);
                    self.take_down(&question.source, viewer);
                }
            }
        }
        for seat in Seat::all(seats) {
            for choice in table.legal(seat) {
                self.take_down(&choice.phrase, Viewer::Seat(seat));
            }
        }
    }

    /// Takes down what a seat is asked and offered, if it was never heard before.
    fn look_for_news(&mut self, table: &dyn AnyMatch, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        let question =
            table.question(seat, viewer).map(|question| [question.phrase, question.source]);
        let choices = table.legal(seat).into_iter().map(|choice| choice.phrase);
        for phrase in question.into_iter().flatten().chain(choices) {
            if !self.said.keys.contains(&*phrase.key) {
                self.take_down(&phrase, viewer);
            }
        }
    }

    /// Tries things that are not allowed.
    fn be_refused(&mut self, table: &dyn AnyMatch, seat: Seat, rng: &mut FastRng) {
        let legal = table.legal_ids(seat);
        let ids = (0..TRIED).map(|_| ActionId(rng.below(table.game().actions().into()) as u16));
        for id in ids.filter(|id| !legal.contains(id)) {
            let illegal = table.clone_box().apply(seat, id).err().expect("it is not on the list");
            self.take_down(&Phrase::new(illegal.reason()), Viewer::Seat(seat));
        }
    }

    fn take_down(&mut self, phrase: &Phrase, viewer: Viewer) {
        let reader = match viewer {
            Viewer::Seat(seat) => Reader::seat(seat, &self.names),
            Viewer::Public => Reader::spectator(&self.names),
        };
        self.said.phrases += 1;
        if let Err(gaps) = self.words.try_say(phrase, &reader) {
            self.said.gaps.extend(gaps.iter().map(ToString::to_string));
        }
        self.note(phrase);
    }

    fn note(&mut self, phrase: &Phrase) {
        self.said.keys.insert(phrase.key.to_string());
        let mut given = BTreeSet::new();
        for (name, arg) in &phrase.args {
            given.insert(name.to_string());
            self.forms(name, arg, &mut given);
        }
        // A list of nothing has no forms, and a message that may get one asks for its count first.
        if phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::List(items) if items.is_empty())) {
            return;
        }
        // Of several uses of a key, only what all of them give can be relied on.
        let entry = self.said.arguments.entry(phrase.key.to_string());
        entry.and_modify(|known| known.retain(|arg| given.contains(arg))).or_insert(given);
    }

    /// The further arguments that come with an argument, as `locales/README.md` promises them.
    fn forms(&mut self, name: &str, arg: &Arg, given: &mut BTreeSet<String>) {
        match arg {
            Arg::Number(_) => {}
            Arg::Seat(_) => drop(given.insert(format!("{name}-is"))),
            Arg::Term(key) => {
                self.said.keys.insert(key.to_string());
                given
                    .extend(self.words.forms(key).into_iter().map(|form| format!("{name}-{form}")));
            }
            Arg::Name { key, .. } => {
                let key = if self.words.has(key) { key } else { "hall-made-up" };
                self.said.keys.insert(key.to_owned());
                given
                    .extend(self.words.forms(key).into_iter().map(|form| format!("{name}-{form}")));
            }
            Arg::Phrase(phrase) => {
                self.note(phrase);
                let forms = self.words.forms(&phrase.key);
                given.extend(forms.into_iter().map(|form| format!("{name}-{form}")));
            }
            Arg::List(items) => {
                given.insert(format!("{name}-count"));
                items.iter().for_each(|item| self.forms(name, item, given));
            }
        }
    }
}
