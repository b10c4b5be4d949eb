//! The names of the laws.

use std::fmt;

macro_rules! laws {
    ($($list:ident: $about:literal { $($(#[$words:meta])+ $law:ident = $name:literal,)+ })+) => {
        /// A law that every game obeys.
        ///
        /// Its name is what the message of a broken law begins with.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Law {
            $($($(#[$words])+ $law,)+)+
        }

        impl Law {
            $(
                #[doc = $about]
                pub const $list: &[Self] = &[$(Self::$law,)+];
            )+

            /// The law's short name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$law => $name,)+)+
                }
            }
        }
    };
}

laws! {
    PLAY: "The laws that [`check`](super::check) checks." {
        /// Ids are dense, decode to distinct small actions and encode back; ids beyond decode to nothing.
        Ids = "ids round-trip",
        /// A seat that is asked has two or more legal actions, a seat that is not asked has none.
        Choice = "who is asked has a choice",
        /// Legal lists ascend by id, without duplicates.
        Order = "lists ascend",
        /// An action can be applied if, and only if, it is listed.
        Listed = "listed means legal",
        /// What is refused changes nothing and says why, by rule where the seat was asked.
        Refusal = "refusals change nothing",
        /// A state, a view and an event are the same after they were saved and loaded.
        Saved = "saved and loaded is equal",
        /// The same seed and the same actions give the same states and events, heard or not.
        Replay = "same actions, same game",
        /// Play ends within the bound; there are standings if, and only if, nobody is asked.
        End = "play ends",
        /// What is played when time is up is legal; playing nothing else ends the game too.
        Timeout = "timeouts are legal",
        /// A seat that left is not asked again and cannot leave again; everybody leaving is the end.
        Leave = "leavers are gone",
        /// Secret answers given in any order lead to the same state.
        Commute = "secret answers commute",
        /// Unsealing an open secret choice leads back to before the first answer.
        Unseal = "unsealing asks again",
        /// Seats know when they are asked, and when they are not; at the end nobody is.
        Awaited = "who is asked knows it",
        /// What the game's own test says of every state and step.
        Invariant = "the game's invariant",
        /// An imagined world looks the same to its viewer: view, question and choices, byte by byte.
        Alike = "imagined worlds look alike",
        /// An imagined world is possible: it keeps the invariant, and can be played to the end.
        Possible = "imagined worlds are possible",
        /// An imagined world has chance of its own.
        Chance = "imagined worlds have fresh chance",
        /// Imagined worlds follow from what the viewer knows: they meet the truth only by luck.
        Forget = "imagined worlds forget the truth",
        /// Until something is revealed, the same action sounds the same in worlds that look alike, and
        /// looks the same after every event.
        Telling = "events leak nothing",
        /// Whoever cannot hear a difference between two worlds cannot see one afterwards.
        Seen = "heard the same, seen the same",
        /// Redacting twice changes nothing, and what is not heard reveals nothing.
        Redaction = "redaction is final",
        /// A step of which a viewer hears nothing changes nothing for that viewer.
        Silence = "silence changes nothing",
        /// A step that reveals nothing to anybody uses no chance, so it can be taken back.
        Undo = "undo needs no chance",
    }
    WORDS: "The laws that [`wording`](super::wording) checks." {
        /// Every action has a name of its own.
        Names = "names are distinct",
        /// Who is asked is told what, and in words no more is said than in views.
        Words = "words leak nothing",
    }
    POSITIONS: "The law that [`arranging`](super::arranging) checks." {
        /// A position that is described can be arranged again.
        Arrange = "described can be arranged",
    }
    JUDGEMENT: "The law that [`judging`](super::judging) checks." {
        /// Judgements of actions are finite numbers, those of positions chances from 0 to 1.
        Judge = "judgements are numbers",
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
