# Flyting, the example.
#
# $seat is the player a sentence is about, and $seat-is tells whether that is the reader.
# Verses have a form with the article (.a) and one with "the" (.the).

## Nouns

flyting-verse-toast = Toast
    .a = a Toast
    .the = the Toast
flyting-verse-riddle = Riddle
    .a = a Riddle
    .the = the Riddle
flyting-verse-taunt = Taunt
    .a = a Taunt
    .the = the Taunt

## What can be done

flyting-action-silent = Be silent
flyting-action-recite = Recite { $verse-a }
flyting-action-boast = Boast for { $fame } fame
flyting-action-drink = Drain the horn
flyting-action-listen = Listen to the old skalds
flyting-action-keep = Keep { $verse-the }

## Questions

flyting-source = Round { $round }
flyting-ask-recite = What do you recite?
flyting-ask-floor = You have the floor. What do you do?
flyting-ask-keep = Which verse do you keep?

## What happens

flyting-event-dealt = { $seat-is ->
    [you] You are dealt your verses.
   *[other] { $seat } is dealt verses.
}
flyting-event-dealt-own = { $seat-is ->
    [you] You are dealt { $verses-a }.
   *[other] { $seat } is dealt { $verses-a }.
}
flyting-event-round = { $seat-is ->
    [you] Round { $round }. You are first.
   *[other] Round { $round }. { $seat } is first.
}
flyting-event-chose = { $seat-is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
flyting-event-chose-silent = { $seat-is ->
    [you] You choose to be silent.
   *[other] { $seat } chooses to be silent.
}
flyting-event-chose-own = { $seat-is ->
    [you] You choose { $verse-a }.
   *[other] { $seat } chooses { $verse-a }.
}
flyting-event-silent = { $seat-is ->
    [you] You are silent.
   *[other] { $seat } is silent.
}
flyting-event-recited = { $seat-is ->
    [you] You recite { $verse-a }.
   *[other] { $seat } recites { $verse-a }.
}
flyting-event-floor = { $seat-is ->
    [you] You have the floor.
   *[other] { $seat } has the floor.
}
flyting-event-boasted = { $seat-is ->
    [you] You boast: { $fame } fame.
   *[other] { $seat } boasts: { $fame } fame.
}
flyting-event-drank = { $seat-is ->
    [you] You drain the horn, roll a { $die } and win { $fame } fame.
   *[other] { $seat } drains the horn, rolls a { $die } and wins { $fame } fame.
}
flyting-event-heard = { $seat-is ->
    [you] You hear { $verses-a }.
   *[other] { $seat } hears { $verses-a }.
}
flyting-event-kept = { $seat-is ->
    [you] You listen, keep a verse and forget another.
   *[other] { $seat } listens, keeps a verse and forgets another.
}
flyting-event-kept-own = { $seat-is ->
    [you] You keep { $kept-the } and forget { $forgotten-the }.
   *[other] { $seat } keeps { $kept-the } and forgets { $forgotten-the }.
}
flyting-event-left = { $seat-is ->
    [you] You leave the hall.
   *[other] { $seat } leaves the hall.
}
flyting-event-ended = { $winners-count ->
    [0] The game is over, and nobody is left.
   *[other] The game is over. Most fame: { $winners }.
}

## The table

flyting-view-round = Round { $round }; first: { $first }.
flyting-view-deck = { $count ->
    [one] One verse has not been heard.
   *[other] { $count } verses have not been heard.
}
flyting-view-player = { $seat }: { $fame } fame, verses in hand: { $hand }.
flyting-view-player-chosen = { $seat }: { $fame } fame, verses in hand: { $hand }; ready.
flyting-view-player-left = { $seat } has left, with { $fame } fame and { $hand } verses.
flyting-view-hand = Your verses: { $verses }.
flyting-view-heard = You have heard { $verses-a }.

## Refusals

flyting-refuse-not-in-hand = You do not know such a verse.
flyting-refuse-nothing-to-hear = There are not two verses left to hear.
flyting-refuse-not-heard = You have not heard such a verse.
flyting-refuse-not-the-question = That is not what you are asked.
