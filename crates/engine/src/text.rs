//! Small values that are written as text wherever they are stored or sent.

/// Serialises a type as its `Display` text, and reads it back with its `FromStr`.
///
/// ```
/// # use std::{fmt, num::ParseIntError, str::FromStr};
/// #[derive(Debug, PartialEq)]
/// struct Mead(u8);
///
/// impl fmt::Display for Mead {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "{} horns", self.0)
///     }
/// }
///
/// impl FromStr for Mead {
///     type Err = ParseIntError;
///     fn from_str(text: &str) -> Result<Self, ParseIntError> {
///         text.trim_end_matches(" horns").parse().map(Self)
///     }
/// }
///
/// gladsheim_engine::serde_as_text!(Mead);
/// # fn needs<T: serde::Serialize + serde::de::DeserializeOwned>() {}
/// # needs::<Mead>();
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let text: ::std::borrow::Cow<'de, str> =
                    ::serde::Deserialize::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}
