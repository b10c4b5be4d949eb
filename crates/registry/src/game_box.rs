//! What the box of a game says, read once in a process.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use gladsheim_engine::{Files, Title};

use crate::{Error, Hash, content};

/// How many digits of a hash tell one edition from another.
const DIGITS: usize = 16;

/// What a build knows of a game's box.
pub(crate) struct GameBox {
    pub(crate) hash: Hash,
    /// Changes whenever this build tells contents otherwise than another.
    pub(crate) edition: String,
}

static READ: Mutex<Option<HashMap<TypeId, Arc<GameBox>>>> = Mutex::new(None);

/// The box of a game.
///
/// # Errors
/// As the game reads content; never if its tests pass.
pub(crate) fn game_box<G: Title>() -> Result<Arc<GameBox>, Error> {
    let known = |read: &Option<HashMap<_, _>>| read.as_ref()?.get(&TypeId::of::<G>()).cloned();
    let lock = || READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(boxed) = known(&lock()) {
        return Ok(boxed);
    }
    let content = content::read::<G>(&Files::of_box(G::content()))?;
    let told = serde_json::to_vec(&(&content, G::tell_cards(&content))).unwrap_or_default();
    let edition = Hash::of(&told).to_string().chars().take(DIGITS).collect();
    let boxed = Arc::new(GameBox { hash: content::hash::<G>(&content), edition });
    lock().get_or_insert_default().insert(TypeId::of::<G>(), Arc::clone(&boxed));
    Ok(boxed)
}
