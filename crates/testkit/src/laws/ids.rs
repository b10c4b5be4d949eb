//! Actions and their numbers.

use gladsheim_engine::{ActionId, Game};

use super::Law;
use super::trial::Trial;

/// The largest action that travels cheaply through lists and search trees.
const LARGEST_ACTION: usize = 8;

/// Every id decodes to an action of its own and back; ids beyond decode to nothing.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>) {
    let game = trial.game;
    let size = size_of::<G::Action>();
    trial.require(Law::Ids, size <= LARGEST_ACTION, || format!("an action takes {size} bytes"));
    for id in (0..game.actions()).map(ActionId) {
        let Some(action) = game.decode(id) else {
            trial.broken(Law::Ids, &format!("{id:?} decodes to nothing"));
        };
        let back = game.encode(action);
        trial.require(Law::Ids, back == id, || {
            format!("{id:?} decodes to {action:?}, which encodes to {back:?}")
        });
        let json = serde_json::to_string(&action).ok();
        let loaded = json.as_ref().and_then(|json| serde_json::from_str(json).ok());
        trial.require(Law::Ids, loaded == Some(action), || {
            format!("{action:?} is saved as {json:?} and loaded as {loaded:?}")
        });
    }
    for beyond in [game.actions(), game.actions().saturating_add(1), u16::MAX] {
        let action = game.decode(ActionId(beyond));
        trial.require(Law::Ids, action.is_none(), || {
            format!("id {beyond} is beyond the last and decodes to {action:?}")
        });
    }
}
