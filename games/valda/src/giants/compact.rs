//! Reading [`Giants`] from a format without field names, where it may be missing at the end.

use core::fmt;

use gladsheim_engine::{By, Seat};
use serde::Deserializer;
use serde::de::{Deserialize, Error, SeqAccess, Visitor};

use super::Giants;
use crate::ids::AREAS;

/// The first byte, the seat that may follow it, the other drafters, and the eight fields after them.
const PARTS: usize = 11;

/// Reads what was written, or nothing at all.
pub(super) fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Giants, D::Error> {
    from.deserialize_tuple(PARTS, Parts)
}

struct Parts;

impl<'de> Visitor<'de> for Parts {
    type Value = Giants;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what the giants' game remembers, or the end")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Giants, A::Error> {
        // A byte can be anything, so that reading it fails only at the end.
        let Ok(Some(has_drafter)) = parts.next_element::<u8>() else {
            return Ok(Giants::default());
        };
        let mut drafters = [None; AREAS];
        let [first, others @ ..] = &mut drafters;
        *first = match has_drafter {
            0 => None,
            1 => Some(next::<Seat, A>(&mut parts)?),
            other => return Err(A::Error::custom(format_args!("{other} is neither 0 nor 1"))),
        };
        *others = next(&mut parts)?;
        Ok(Giants {
            drafters: By::new(drafters),
            allowance: next(&mut parts)?,
            drawn: next(&mut parts)?,
            treasure: next(&mut parts)?,
            lost: next(&mut parts)?,
            more: next(&mut parts)?,
            immune: next(&mut parts)?,
            lawless: next(&mut parts)?,
            rewarded: next(&mut parts)?,
        })
    }
}

fn next<'de, T: Deserialize<'de>, A: SeqAccess<'de>>(parts: &mut A) -> Result<T, A::Error> {
    parts.next_element()?.ok_or_else(|| A::Error::custom("the rest is missing"))
}

#[cfg(test)]
mod tests {
    use gladsheim_engine::{Card, PerSeat, SeatSet};
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::event::Source;
    use crate::giants::Drawn;
    use crate::ids::Side;

    /// Something with the giants at its end, as a state has them.
    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Ending {
        before: u16,
        #[serde(
            default,
            skip_serializing_if = "Giants::is_unused",
            deserialize_with = "Giants::or_unused"
        )]
        giants: Giants,
    }

    fn used(first: Option<Seat>) -> Ending {
        let seat = Seat::wrapping(2);
        let mut giants = Giants { drafters: By::new([Some(seat); AREAS]), ..Giants::default() };
        giants.drafters[crate::ids::Area::Heimdall] = first;
        giants.allowance = 3;
        giants.drawn = [Some(Drawn { card: Card(200), from: Source::Main(Side::B) }); 3];
        giants.treasure = Some(Card(7));
        giants.lost = PerSeat([1, 2, 3, 4, 5]);
        giants.more = Some((seat, 1));
        (giants.immune, giants.lawless) = (SeatSet::only(seat), SeatSet::first(2));
        giants.rewarded = true;
        Ending { before: 300, giants }
    }

    #[test]
    fn what_was_written_is_read() {
        for first in [None, Some(Seat::wrapping(4))] {
            let bytes = postcard::to_allocvec(&used(first)).unwrap();
            assert_eq!(postcard::from_bytes::<Ending>(&bytes).unwrap(), used(first));
        }
    }

    #[test]
    fn only_what_ends_before_it_is_unused() {
        let bytes = postcard::to_allocvec(&used(None)).unwrap();
        let unused = Ending { before: 300, giants: Giants::default() };
        let start = postcard::to_allocvec(&unused).unwrap().len();
        let read = |end: usize| postcard::from_bytes::<Ending>(&bytes[..end]);
        assert_eq!(read(start).unwrap(), unused);
        for end in start + 1..bytes.len() {
            assert!(read(end).is_err(), "{end} of {} bytes", bytes.len());
        }
        let mut broken = bytes.clone();
        broken[start] = 2;
        assert!(postcard::from_bytes::<Ending>(&broken).is_err());
    }
}
