# What the page says at a table of Flyting, beyond what the game itself says.

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
