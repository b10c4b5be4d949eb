//! Fieldless enums whose values have a name in files, and perhaps a word in the locale files.

/// Declares a fieldless enum with its values in order and the name of each.
///
/// The type can be written to files and read from them by name, indexes a [`By`](crate::By), and
/// has `ALL`, `WORDS`, `name`, `named` and `at`. With the beginning of a locale key after the
/// type's name, it also has `key`.
///
/// The crate that uses it depends on `serde`, and on `ts-rs` if it has a feature `ts`.
///
/// ```
/// gladsheim_engine::names! {
///     /// What stands in a village.
///     pub Building: "game-building-" {
///         /// Rolls a yellow die.
///         Mine = "mine",
///         /// Rolls a blue die.
///         Drill = "drill",
///     }
/// }
///
/// assert_eq!(Building::named("drill"), Some(Building::Drill));
/// assert_eq!(Building::Mine.key(), "game-building-mine");
/// assert_eq!(Building::at(1), Building::Drill);
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$about:meta])* $vis:vis $name:ident: $key:literal
        { $($(#[$about_value:meta])* $value:ident = $word:literal,)+ }
    ) => {
        $crate::names! { $(#[$about])* $vis $name { $($(#[$about_value])* $value = $word,)+ } }

        impl $name {
            /// The key of its word in the locale files.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Self::$value => concat!($key, $word),)+ }
            }
        }
    };

    ($(#[$about:meta])* $vis:vis $name:ident
        { $($(#[$about_value:meta])* $value:ident = $word:literal,)+ }
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        $vis enum $name { $($(#[$about_value])* #[serde(rename = $word)] $value,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// All of them with their names, as [`Arg::meaning`]($crate::effect::Arg::meaning)
            /// looks them up.
            pub const WORDS: [(&'static str, Self); [$($word),+].len()] =
                [$(($word, Self::$value)),+];

            /// The name in files, scenarios and logs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $word,)+ }
            }

            /// The one with this number in the order, from 0; the last one for any beyond it.
            #[must_use]
            #[inline]
            pub const fn at(number: u32) -> Self {
                let [.., last] = Self::ALL;
                match number {
                    $(number if number == Self::$value as u32 => Self::$value,)+
                    _ => last,
                }
            }

            /// The one with this name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        impl $crate::Ordinal for $name {
            #[inline]
            fn ordinal(self) -> usize {
                self as usize
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::By;

    crate::names! {
        /// A colour of dice.
        #[derive(Default)]
        Die: "test-die-" {
            /// The first.
            #[default]
            Blue = "blue",
            /// The second.
            DarkRed = "dark_red",
        }
    }

    crate::names! {
        /// Without words in the locale files.
        pub(super) Step {
            /// The only one.
            Only = "only",
        }
    }

    #[test]
    fn names_numbers_and_keys_agree() {
        for (number, die) in Die::ALL.into_iter().enumerate() {
            assert_eq!(Die::at(number as u32), die);
            assert_eq!(Die::named(die.name()), Some(die));
            assert_eq!(Die::WORDS[number], (die.name(), die));
            assert_eq!(die.key(), format!("test-die-{die}"));
        }
        assert_eq!((Die::at(2), Die::at(u32::MAX)), (Die::DarkRed, Die::DarkRed));
        assert_eq!((Die::named("red"), Die::default()), (None, Die::Blue));
        assert_eq!((Step::at(7).name(), Step::named("only")), ("only", Some(Step::Only)));
        assert_eq!(Step::WORDS, [("only", Step::Only)]);
    }

    #[test]
    fn files_hold_the_name() {
        #[derive(serde::Deserialize)]
        struct File {
            die: Die,
        }
        let file: File = toml::from_str("die = 'dark_red'").unwrap();
        assert_eq!(file.die, Die::DarkRed);
        assert!(toml::from_str::<File>("die = 'DarkRed'").is_err());
    }

    #[test]
    fn arrays_are_indexed_by_name() {
        let mut faces: By<Die, u8, 2> = By::new([6, 8]);
        faces[Die::DarkRed] += 1;
        assert_eq!((faces[Die::Blue], faces[Die::DarkRed]), (6, 9));
    }
}
