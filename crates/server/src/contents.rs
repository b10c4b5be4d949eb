//! What games are played with, as it is told to those who draw it: made once for each content.

use std::collections::BTreeMap;
use std::io::Write as _;

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use gladsheim_registry::{AnyTitle, Hash};
use gladsheim_table::{TableError, played_with};
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::store::Store;
use crate::{HallError, Options};

/// How many bytes of contents are kept in memory, and for how many of them there is room at first.
const KEPT: u64 = 8 * 1024 * 1024;
const ROOM: usize = 16;

/// A content as it is told, plain and compressed.
#[derive(Clone)]
pub(crate) struct Told {
    pub(crate) plain: Bytes,
    pub(crate) gzip: Bytes,
    /// The name of exactly these bytes.
    pub(crate) tag: String,
}

/// What new tables of a game are played with.
pub(crate) struct Fresh {
    pub(crate) hash: Hash,
    bundle: String,
}

#[derive(Clone)]
struct Size;

impl Weighter<(&'static str, Hash), Told> for Size {
    fn weight(&self, _: &(&'static str, Hash), told: &Told) -> u64 {
        (told.plain.len() + told.gzip.len()) as u64
    }
}

/// The contents of the hall.
pub(crate) struct Contents {
    fresh: BTreeMap<&'static str, Fresh>,
    told: Cache<(&'static str, Hash), Told, Size>,
}

impl Contents {
    /// Knows what new tables are played with under these options.
    pub(crate) fn new(options: &Options) -> Result<Self, HallError> {
        let titles = options.games.titles().iter();
        let fresh = titles.map(|title| {
            let fresh = title.bundle(options.content_for(title.id())).and_then(|bundle| {
                Ok((title.id(), Fresh { hash: title.content_hash(&bundle)?, bundle }))
            });
            fresh.map_err(|error| HallError::from(TableError::BadContent(error.to_string())))
        });
        let told = Cache::with_weighter(ROOM, KEPT, Size);
        Ok(Self { fresh: fresh.collect::<Result<_, _>>()?, told })
    }

    /// What new tables of a game are played with.
    pub(crate) fn fresh(&self, title: &dyn AnyTitle) -> Result<&Fresh, HallError> {
        self.fresh.get(title.id()).ok_or(HallError::NotFound)
    }

    /// A content of a game: one of the box, of the hall, or of any of its tables.
    pub(crate) async fn tell(
        &self,
        store: &dyn Store,
        title: &dyn AnyTitle,
        hash: Hash,
    ) -> Result<Told, HallError> {
        let key = (title.id(), hash);
        self.told.get_or_insert_async(&key, self.make(store, title, hash)).await
    }

    async fn make(
        &self,
        store: &dyn Store,
        title: &dyn AnyTitle,
        hash: Hash,
    ) -> Result<Told, HallError> {
        let fresh = self.fresh.get(title.id()).filter(|fresh| fresh.hash == hash);
        let known = || title.known_bundle(hash);
        let bundle = match fresh.map(|fresh| fresh.bundle.clone()).or_else(known) {
            Some(bundle) => bundle,
            None => store.content(title.id(), &hash).await?.ok_or(HallError::NotFound)?,
        };
        let told = serde_json::to_vec(&played_with(title, &bundle)?);
        told.map_err(std::io::Error::from).and_then(Told::of).map_err(|error| {
            tracing::error!(%error, game = title.id(), "a content could not be written");
            HallError::Internal
        })
    }
}

impl Told {
    fn of(plain: Vec<u8>) -> std::io::Result<Self> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&plain)?;
        let tag = format!("\"{}\"", blake3::hash(&plain).to_hex());
        Ok(Self { plain: plain.into(), gzip: encoder.finish()?.into(), tag })
    }
}
