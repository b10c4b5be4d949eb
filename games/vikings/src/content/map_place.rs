//! Ids and points in the file of a map: whether they are known, and on the canvas.

use gladsheim_engine::{ContentError, Spanned};

use super::Point;
use super::check::Check;
use super::map_file::{At, Word, Words};
use super::map_read::Reader;

/// The most points of a coast, a border or an islet.
const POINTS: usize = 250;

impl Reader<'_> {
    /// The place of an id in its list.
    pub(super) fn place(
        &self,
        word: &Word,
        what: &str,
        ids: &[String],
    ) -> Result<u8, ContentError> {
        if let Some(place) = ids.iter().position(|id| id == word.get_ref()) {
            return Ok(place as u8);
        }
        let known = ids.iter().map(String::as_str);
        let message = gladsheim_engine::effect::unknown(what, word.get_ref(), known);
        Err(self.check.fault(word, &message))
    }

    /// The places of two ids that differ.
    pub(super) fn pair(
        &self,
        words: &Words,
        (what, form): (&str, &str),
        ids: &[String],
    ) -> Result<[u8; 2], ContentError> {
        let [first, second] = words.get_ref().as_slice() else {
            let found = words.get_ref().len();
            let message = format!("expected {form}, found {found}");
            return Err(self.check.fault(words, &message));
        };
        let pair = [self.place(first, what, ids)?, self.place(second, what, ids)?];
        let [a, b] = pair;
        if a == b {
            let message = format!("expected another {what} than \"{}\"", second.get_ref());
            return Err(self.check.fault(second, &message));
        }
        Ok(pair)
    }

    /// The points of a line; what runs off the map is not drawn.
    pub(super) fn line(
        &self,
        points: &Spanned<Vec<At>>,
        least: usize,
    ) -> Result<Vec<Point>, ContentError> {
        let found = points.get_ref();
        if !(least..=POINTS).contains(&found.len()) {
            let message = format!("expected {least} to {POINTS} points, found {}", found.len());
            return Err(self.check.fault(points, &message));
        }
        found.iter().map(|at| self.near(at)).collect()
    }

    pub(super) fn four(
        &self,
        points: &Spanned<Vec<At>>,
        read: impl Fn(&Self, &At) -> Result<Point, ContentError>,
    ) -> Result<[Point; 4], ContentError> {
        let [a, b, c, d] = self.check.list(points)?;
        Ok([read(self, a)?, read(self, b)?, read(self, c)?, read(self, d)?])
    }

    pub(super) fn is_inside(&self, [x, y]: Point) -> bool {
        let within = |at: i16, most: u16| u16::try_from(at).is_ok_and(|at| at <= most);
        within(x, self.width) && within(y, self.height)
    }

    /// A place on the canvas.
    pub(super) fn inside(&self, at: &At) -> Result<Point, ContentError> {
        if self.is_inside(*at.get_ref()) {
            return Ok(*at.get_ref());
        }
        let (width, height) = (self.width, self.height);
        let message = format!("expected a place on the canvas, up to [{width}, {height}]");
        Err(self.check.fault(at, &message))
    }

    /// A place on the canvas or at most as far from it as it is large.
    pub(super) fn near(&self, at: &At) -> Result<Point, ContentError> {
        let [x, y] = *at.get_ref();
        let within =
            |at: i16, most: u16| (-i32::from(most)..=2 * i32::from(most)).contains(&at.into());
        if within(x, self.width) && within(y, self.height) {
            return Ok([x, y]);
        }
        Err(self.check.fault(at, "this place is too far from the canvas"))
    }
}

impl Check<'_> {
    /// The ids of a list, none of them twice.
    pub(super) fn ids<T>(
        self,
        list: &Spanned<Vec<T>>,
        most: usize,
        id_of: impl Fn(&T) -> &Word,
    ) -> Result<Vec<String>, ContentError> {
        let mut ids: Vec<String> = Vec::new();
        for word in list.get_ref().iter().map(id_of) {
            let id = self.id(word)?;
            if ids.iter().any(|other| other.eq_ignore_ascii_case(&id)) {
                return Err(self.fault(word, &format!("the id \"{id}\" is there twice")));
            }
            if ids.len() == most {
                return Err(self.fault(word, &format!("there can be at most {most} of them")));
            }
            ids.push(id);
        }
        if ids.is_empty() {
            return Err(self.fault(list, "there must be at least one of them"));
        }
        Ok(ids)
    }
}
