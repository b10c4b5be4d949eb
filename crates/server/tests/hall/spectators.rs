//! Many who look on: as many as there is room for, and without a word for each.

use gladsheim_server::{Limits, Options};

use crate::house::{Folder, House, hello, options, until};

#[tokio::test(flavor = "multi_thread")]
async fn comings_and_goings_are_told_together() {
    let house = House::open().await;
    let (id, guests) = house.table(1, 2, "karl").await;
    let mut player = guests[0].socket(&id, hello()).await;
    player.next_of("welcome").await;
    let mut told = 0;
    for round in 0..2 {
        let mut crowd = Vec::new();
        for _ in 0..40 {
            let mut watcher = house.guest().socket(&id, hello()).await;
            watcher.next_of("welcome").await;
            crowd.push(watcher);
        }
        for wanted in [40, 0] {
            loop {
                told += 1;
                if player.next_of("table").await["watchers"] == wanted {
                    break;
                }
            }
            crowd.clear();
        }
        assert!(told <= 30, "{told} messages by round {round} of 80 who came and went");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_only_so_many_watchers_and_always_room_for_its_players() {
    let limits = Limits { watchers: 3, ..Limits::default() };
    let options = Options { limits: Some(limits), ..options() };
    let house = House::open_with(Folder::new(), options).await;
    let (id, guests) = house.table(1, 2, "karl").await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        let mut watcher = house.guest().socket(&id, hello()).await;
        watcher.next_of("welcome").await;
        crowd.push(watcher);
    }
    let mut late = house.guest().socket(&id, hello()).await;
    assert_eq!(late.next_of("error").await["error"]["code"], "quota_reached");
    assert_eq!(late.next_of("bye").await["reason"], "limited");
    guests[0].socket(&id, hello()).await.next_of("welcome").await;
    crowd.pop();
    until("there is room again", || {
        let (guest, id) = (house.guest(), id.clone());
        async move {
            let mut watcher = guest.socket(&id, hello()).await;
            (watcher.next().await?["type"] == "welcome").then_some(())
        }
    })
    .await;
}
