# What the page says at a table of Valhalla, beyond what the game itself says.

## What others decide

valhalla-web-wait-plan = main and support cards are being chosen.
valhalla-web-wait-declare = to use { $card-the } or not.
valhalla-web-wait-shuffle = to shuffle the deck or not.
valhalla-web-wait-act = to draw from the deck or take from the armoury.
valhalla-web-wait-keep = which of the drawn cards to keep.
valhalla-web-wait-support-hammer = to double a lone Draugr with { $card-the } or not.
valhalla-web-wait-support-axe = to add two cards to the clash with { $card-the } or not.
valhalla-web-wait-support-god = to show the top card with { $card-the } or not.
valhalla-web-wait-sword-pick = which card to take from the armoury, thanks to the Sword.
valhalla-web-wait-pick = which card to take from the armoury.
valhalla-web-wait-wolf = which discarded card the Wolf brings back.
valhalla-web-wait-stand = which of the shown cards to keep.
valhalla-web-wait-lose = { $cause }, which costs { $left ->
    [one] a card
   *[other] { $left } cards
}.

## Hints for newcomers

# Two lines on a phone beside the confirmation: about sixty letters.

valhalla-web-hint-plan = Main first, then support. { $pointer ->
    [touch] Hold a card to read it.
   *[mouse] Point at a card to read it.
}
valhalla-web-hint-plan-support = Now your support. Equal mains of two players collide.
valhalla-web-hint-act = Draw: keep one of two. Armoury: to discards, not to hand.
valhalla-web-hint-lose = { $left ->
    [one] { $pointer ->
        [touch] Tap
       *[other] Click
    } a card in your hand or your discards.
   *[other] { $pointer ->
        [touch] Tap
       *[other] Click
    } a card in your hand or discards. { $left } to go.
}
valhalla-web-hint-lose-dear = { $pointer ->
    [touch] Tap
   *[other] Click
} cards in hand or discards, { $left } to go. With five locked, each Draugr costs three.
valhalla-web-hint-pick = It goes to your hand.
valhalla-web-hint-wolf = It goes to your hand.
valhalla-web-hint-stand = { $god ->
    [yes] To your hand; the others to the armoury, a God to the deck.
   *[no] It goes to your hand; the others go to the armoury.
}
valhalla-web-hint-shuffle = Left alone, they are drawn next, by whoever draws first.
valhalla-web-hint-keep = It goes to your hand; the other one goes under the deck.
valhalla-web-hint-keep-open = { $god ->
    [yes] To your hand; the other one to the armoury, a God to the deck.
   *[no] It goes to your hand; the other one goes to the armoury.
}
valhalla-web-hint-target = { $pointer ->
    [touch] Tap a player
   *[mouse] Click a player
}: { $does }
valhalla-web-hint-target-hammer = they draw three, keep the good ones and lose { $cost ->
    [one] a card
   *[other] { $cost } cards
} for each Draugr.
valhalla-web-hint-target-axe = their draw is open to all, and each Draugr costs them { $cost ->
    [one] a card
   *[other] { $cost } cards
}.
valhalla-web-hint-target-sword = you look at their hand.
valhalla-web-hint-support-hammer = A lone Draugr costs two cards, not one; with five locked, three anyway.
valhalla-web-hint-support-god = It shows the top card; a good one goes to your discards.

## The scene

valhalla-web-goal = The last one left with cards wins.
valhalla-web-stand-near = With fewer than two cards you draw three: any Draugr among them, and you are out.
valhalla-web-peeked = Only you see these
valhalla-web-one-plan = Your cards are all alike: nothing to choose.

# Who leads what, where there are many; four lines on a phone have room for five of these.
valhalla-web-leads = { $main } with { $support }: { $seats }.

# All that one player loses in a row.
valhalla-web-loses = { $seat-is ->
    [you] You lose { $cards-the }.
   *[other] { $seat } loses { $cards-the }.
}

## The clash

# Told while its cards come up: two or three lines on a phone.
valhalla-web-clash-begins = { $count ->
    [one] The clash: one card comes up.
   *[other] The clash: { $count } cards come up.
}
valhalla-web-clash-shows = The clash: { $cards-a }. { $draugr ->
    [0] No Draugr, so nobody loses a card.
   *[other] { $losses ->
        [0] Nobody is in it, so nobody loses a card.
        [one] Everyone in it loses a card.
       *[other] { $doubled ->
            [1] A Hammer doubles it: everyone in it loses two cards.
           *[0] Everyone in it loses { $losses } cards.
        }
    }
}

## Places

valhalla-web-main = Main
valhalla-web-support = Support
valhalla-web-hand = Your hand
valhalla-web-hand-empty = Your hand is empty.
valhalla-web-hand-count = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
valhalla-web-hand-sealed = Two more lie face down on the table.
valhalla-web-hand-known = You know of: { $cards }.
valhalla-web-discard-label = Your discards
valhalla-web-discard = Discard pile: { $cards }.
valhalla-web-discard-empty = Discard pile: empty.
valhalla-web-deck = { $count ->
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
}
valhalla-web-deck-label = Deck
valhalla-web-deck-seen = On top you have seen: { $cards }.
valhalla-web-armoury = Armoury
valhalla-web-armoury-about = Good cards that come up and go to nobody hang here. Instead of drawing you may take one to your discards; who was in the clash takes one to hand.
valhalla-web-armoury-draugr = Draugr of the clash are locked here for good and take up its room. Once five are locked, every Draugr costs three cards.
valhalla-web-locked = A locked Draugr
valhalla-web-locked-about = Locked in the armoury: it never comes back.
valhalla-web-locked-count = { $count ->
    [one] 1 Draugr locked
    [5] 5 Draugr: each costs 3 cards
   *[other] { $count } Draugr locked
}
valhalla-web-pending = { $count } back to the deck
valhalla-web-pending-about = { $count ->
    [one] One more Draugr finds no room and waits: by the end of the round it is shuffled into the deck.
   *[other] { $count } more Draugr find no room and wait: by the end of the round they are shuffled into the deck.
}
valhalla-web-removed = { $count ->
    [one] 1 card is lost for good.
   *[other] { $count } cards are lost for good.
}
valhalla-web-removed-label = Lost
valhalla-web-shown = Shown cards
valhalla-web-sealed = face down
valhalla-web-first = Begins this round.
valhalla-web-first-short = First
valhalla-web-in-clash = In the clash
valhalla-web-in-clash-about = Led the same card as somebody else: no effects and no draw this round, but a part in the clash and its Draugr.
valhalla-web-clash = Clash
valhalla-web-axed = Axe on the draw
valhalla-web-hammered = Hammer on the draw
valhalla-web-axed-short = Axe
valhalla-web-hammered-short = Hammer
valhalla-web-out = Out of the game
valhalla-web-left = Left the table
valhalla-web-you-are-out = You are out of the game. You can watch how it ends.
valhalla-web-you-were-out = You did not last to the end.
valhalla-web-fate = Fate
valhalla-web-fate-stands = Stood to the end
valhalla-web-fate-fell = Fell in round { $round }
valhalla-web-fate-left = Left the table
valhalla-web-fate-out = Fell
valhalla-web-fate-why = Whoever is the last one standing enters Valhalla. If the last ones fall together, nobody does.
valhalla-web-you-fell = You fell in round { $round }.
valhalla-web-card-several = { $card } × { $count }
valhalla-web-card-at = { $card }, { $where }
valhalla-web-card-picked = { $card }, { $where }, picked { $tag }

## Buttons

valhalla-web-draw = Draw
valhalla-web-button-keep = Do not use it
valhalla-web-button-use = Use it
valhalla-web-button-leave = Leave it
valhalla-web-button-shuffle = Shuffle
valhalla-web-from-discard = { $card }, discarded
valhalla-web-from-main = { $card }, main
valhalla-web-from-support = { $card }, support

## What the cards do

valhalla-web-draugr-left = { $count ->
    [one] 1 Draugr is still in it.
   *[other] { $count } Draugr are still in it.
}
valhalla-web-draugr-cost = { $cost ->
    [one] Each Draugr shown costs one card.
   *[other] Each Draugr shown costs { $cost } cards.
}
valhalla-web-class-weapon = Weapon
valhalla-web-class-wolf = Beast
valhalla-web-class-god = God
valhalla-web-class-undead = Undead

## The faces of the Gods

valhalla-web-faces = The faces of the Gods
valhalla-web-faces-about = A God card shows one of these. That is art only: all Gods play alike. At a table with forfeits, whoever leads one may be asked for what stands beneath.
valhalla-web-face-odin = Odin
valhalla-web-face-thor = Thor
valhalla-web-face-freyja = Freyja
valhalla-web-face-tyr = Tyr
valhalla-web-face-heimdall = Heimdall
valhalla-web-face-hel = Hel
valhalla-web-face-loki_trickster = Loki the Trickster
valhalla-web-face-loki_salmon = Loki as Salmon
valhalla-web-face-loki_mare = Loki as Mare
valhalla-web-face-loki_fly = Loki as Fly
valhalla-web-face-loki_falcon = Loki as Falcon
valhalla-web-face-loki_bound = Loki Bound

## Forfeits

valhalla-web-forfeit-offer = Ask { $who } for a forfeit?
valhalla-web-forfeit-due = { $who } led { $god }. You may ask for a forfeit, in character, until the round ends:
valhalla-web-forfeit-owed = { $by } asks you for { $what }. Perform it at the table or in the chat; nothing depends on it.
valhalla-web-forfeit-none = Nothing
valhalla-web-forfeit-accepted = { $who } accepts, and owes you { $what }.
valhalla-web-forfeit-done = Done
valhalla-web-forfeit-waive = Rather not

## Said large

valhalla-web-headline-fell = { $who-is ->
    [you] You have fallen
   *[other] { $who } has fallen
}
valhalla-web-headline-locked = { $locked ->
    [one] A Draugr locks the armoury
   *[other] { $locked } Draugr locked
}

## How a game went

valhalla-web-course-cards = Cards in hand
valhalla-web-course-drawn = Drawn
valhalla-web-course-collided = Collisions
valhalla-web-course-bitten = Draugr bites
valhalla-web-course-lost = Lost
