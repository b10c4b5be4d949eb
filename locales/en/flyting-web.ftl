# What the page says about Flyting, beyond what the game itself says.

flyting-web-title = Flyting
flyting-web-about = A contest of verses. Recite what nobody else recites and take the floor: boast, drink or listen.
flyting-web-look-1 = Everybody secretly chooses a verse, or silence.
flyting-web-look-2 = The best verse that only one recites takes the floor.
flyting-web-look-3 = Boast for fame, dare the horn, or learn a new verse.
flyting-web-credit = Gladsheim's own game, small enough to be copied.
flyting-web-option-long_night = A long night
flyting-web-option-long_night-about = Two rounds more.

## What others decide

flyting-web-wait-recite = lines are being chosen.
flyting-web-wait-floor = what to do with the floor.
flyting-web-wait-keep = which verse to keep.

## The table

flyting-web-button-silent = Silence
flyting-web-button-boast = Boast
flyting-web-button-drink = Drink
flyting-web-button-listen = Listen
flyting-web-verse-about = The verse of most worth that only one player recites takes the floor.
flyting-web-fame = Fame
flyting-web-why = Most fame wins.
flyting-web-fame-count = { $fame } fame
flyting-web-hand = Your verses
flyting-web-hand-count = { $count ->
    [one] { $count } verse
   *[other] { $count } verses
}
flyting-web-copies = { $verse }, { $count } in hand
flyting-web-deck = Not heard: { $count }
flyting-web-recited = Recited: { $count }
flyting-web-left = has left
flyting-web-chosen = ready
flyting-web-first = first
