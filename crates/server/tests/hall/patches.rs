//! Views told by patches: after every message they are the views that are told whole, in far fewer bytes.

use gladsheim_protocol::Patch;
use gladsheim_registry::Shelf;
use gladsheim_server::Options;
use serde_json::{Value, json};

use crate::house::{Folder, Guest, House, Socket, hello, hello_with_patches, options, some_choice};
use crate::worlds::setups;

/// Somebody who looks twice: once by patches, and once at whole views.
struct Twice {
    patched: Socket,
    whole: Socket,
    /// The view as the patches tell it.
    view: Value,
    /// How many bytes of states came each way.
    bytes: [usize; 2],
}

/// Applies a patch, if there is one, and takes it out.
fn apply(view: &mut Value, holder: &mut Value) {
    let patch = holder.as_object_mut().unwrap().remove("patch");
    if let Some(patch) = patch.map(|patch| serde_json::from_value::<Patch>(patch).unwrap()) {
        patch.apply(view).unwrap();
    }
}

impl Twice {
    async fn sit_down(guest: &Guest, table: &str) -> Self {
        let patched = guest.socket(table, hello_with_patches()).await;
        let whole = guest.socket(table, hello()).await;
        let mut new = Self { patched, whole, view: Value::Null, bytes: [0; 2] };
        let mut whole = new.whole.next_of("state").await;
        let mut patched = new.patched.next_of("state").await;
        assert!(new.follow(&mut patched), "the first view comes whole");
        // Bots play on while one of the two sits down.
        while patched["seq"] != whole["seq"] {
            if patched["seq"].as_u64() < whole["seq"].as_u64() {
                patched = new.patched.next_of("state").await;
                assert!(!new.follow(&mut patched));
            } else {
                whole = new.whole.next_of("state").await;
            }
        }
        assert_eq!(new.view, whole["view"]);
        new.answer(&whole).await;
        new
    }

    async fn answer(&mut self, state: &Value) {
        if !state["question"].is_null() {
            self.whole.act(&state["question"]["id"], some_choice(state)).await;
        }
    }

    /// Lets the patches of a state change the view, and says whether it came whole instead.
    fn follow(&mut self, state: &mut Value) -> bool {
        for entry in state["entries"].as_array_mut().unwrap() {
            for event in entry["events"].as_array_mut().unwrap() {
                apply(&mut self.view, event);
            }
            apply(&mut self.view, entry);
        }
        let whole = state.get("view").cloned();
        let came_whole = whole.is_some();
        self.view = whole.unwrap_or_else(|| self.view.take());
        came_whole
    }

    /// The next state, and whether its view came whole to the one who wants patches.
    async fn hear(&mut self) -> (Value, bool) {
        let whole = self.whole.next_of("state").await;
        let mut patched = self.patched.next_of("state").await;
        for (bytes, socket) in self.bytes.iter_mut().zip([&self.patched, &self.whole]) {
            *bytes += socket.bytes.last().unwrap().len();
        }
        let came_whole = self.follow(&mut patched);
        assert_eq!(self.view, whole["view"], "after {patched}");
        patched["view"] = whole["view"].clone();
        assert_eq!(patched, whole, "all else is the same");
        (whole, came_whole)
    }

    /// Plays to the end, and gives how many bytes came each way after the first view.
    async fn play_out(mut self) -> [usize; 2] {
        self.bytes = [0; 2];
        loop {
            let (state, came_whole) = self.hear().await;
            assert!(!came_whole, "whoever has a view is told no other");
            if !state["over"].is_null() {
                return self.bytes;
            }
            self.answer(&state).await;
        }
    }
}

/// Plays a whole game at a table and says how many bytes came each way.
async fn play(house: &House, setup: Value, players: usize) -> [usize; 2] {
    let (id, guests) = house.table_with(players.min(2), players, "random", setup).await;
    let mut tasks = Vec::new();
    for guest in guests.iter().chain([&house.guest()]) {
        let twice = Twice::sit_down(guest, &id).await;
        tasks.push(tokio::spawn(twice.play_out()));
    }
    let mut sum = [0; 2];
    for task in tasks {
        let bytes = task.await.unwrap();
        sum = [sum[0] + bytes[0], sum[1] + bytes[1]];
    }
    sum
}

#[tokio::test(flavor = "multi_thread")]
async fn patches_tell_what_whole_views_tell_in_fewer_bytes() {
    let shelf = Shelf::all();
    let everything = Options { games: shelf.clone(), ..options() };
    let house = House::open_with(Folder::new(), everything).await;
    for title in shelf.titles() {
        let about = title.about();
        for setup in setups(&about) {
            let body = json!({ "game": about.id, "players": setup.players, "visibility": "public",
                "options": setup.options, "secrecy": "off" });
            let [patched, whole] = play(&house, body, setup.players.into()).await;
            let (game, options) = (about.id, &setup.options);
            assert!(patched < whole, "{game} {options:?}: {patched} by patches, {whole} whole");
        }
    }
}
