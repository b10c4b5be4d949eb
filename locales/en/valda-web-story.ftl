### What others did, in a few words each; said once the story of a turn is read.

valda-web-story-played = { $card }
valda-web-story-weapon = { $card }
valda-web-story-rolled = { $count ->
    [one] rolled a die
   *[other] rolled { $count } dice
}
valda-web-story-built = built { $building-a }
valda-web-story-temple = temple in { $land-land }
valda-web-story-controls = took control of { $land-land }
valda-web-story-traded = traded
valda-web-story-attacked = { $cards } ({ $value }) at { $targets }
valda-web-story-again = struck again with { $value }
valda-web-story-defended = against { $total }
valda-web-story-blocked = blocked
valda-web-story-struck = hit
valda-web-story-cancelled = called off
valda-web-story-temple-destroyed = { $who-is ->
    [you] destroyed your temple in { $land-land }
   *[other] destroyed { $who }’s temple in { $land-land }
}
valda-web-story-destroyed = { $who-is ->
    [you] destroyed your { $building }
   *[other] destroyed { $who }’s { $building }
}
valda-web-story-frozen = froze a temple in { $land-land }
valda-web-story-hands = { $who-is ->
    [you] swapped hands with you
   *[other] swapped hands with { $who }
}
