# Valhalla and the Trial of the Golden Throne.
#
# $seat is the player a sentence is about, and $seat-is tells whether that is the reader.
# Cards have a form with the article (.a), one with "the" (.the) and a plural (.many).

## Nouns

valhalla-card-hammer = Hammer
    .a = a Hammer
    .the = the Hammer
    .many = Hammers
valhalla-card-sword = Sword
    .a = a Sword
    .the = the Sword
    .many = Swords
valhalla-card-axe = Axe
    .a = an Axe
    .the = the Axe
    .many = Axes
valhalla-card-wolf = Wolf
    .a = a Wolf
    .the = the Wolf
    .many = Wolves
valhalla-card-god = God
    .a = a God
    .the = the God
    .many = Gods
valhalla-card-draugr = Draugr
    .a = a Draugr
    .the = the Draugr
    .many = Draugr
# Only ever said of an empty place on the table.
valhalla-card-none = no card
    .a = no card
    .the = no card
    .many = no cards
# A number never stands at the end of a line, apart from its cards.
valhalla-card-count = { $count } { $card-many }
    .a = { $count } { $card-many }
    .the = the { $count } { $card-many }

## What the cards do

valhalla-as-main = As main: { $does }
valhalla-as-support = As support: { $does }
valhalla-does-hammer-main = choose a player: they draw three and keep all good ones, but each Draugr costs them a card.
valhalla-does-hammer-support = a lone Draugr costs everyone in the clash two cards, not one.
valhalla-does-sword-main = choose a player and look at their hand.
valhalla-does-sword-support = after a lone Draugr in the clash, take a card from the armoury to hand.
valhalla-does-axe-main = choose a player: they draw in the open, and each Draugr costs them a card.
valhalla-does-axe-support = two more cards come up in the clash.
valhalla-does-wolf-main = at the end of the round, take back all your discards but one Wolf, even after a collision.
valhalla-does-wolf-support = at the end of the round, take back one of your discards, unless you collided.
valhalla-does-god-main = look at the top two cards of the deck; you may shuffle it.
valhalla-does-god-support = show the top card: a good one goes to your discards, a Draugr costs you and everyone in the clash a card.
valhalla-does-draugr = The undead. Nobody plays it. Wherever it is shown it costs cards for good; in the clash it is locked in the armoury.

## Phases

valhalla-phase-strategic = Strategic phase
    .short = strategy
valhalla-phase-clash = Clash phase
    .short = clash
valhalla-phase-final = Final phase
    .short = final phase

valhalla-zone-discard = the discard pile
    .yours = your discard pile
    .theirs = their discard pile
valhalla-zone-hand = the hand
    .yours = your hand
    .theirs = their hand
valhalla-zone-main = the main card on the table
    .yours = the table, your main card
    .theirs = the table, their main card
valhalla-zone-support = the support card on the table
    .yours = the table, your support card
    .theirs = the table, their support card

valhalla-source-deck = the deck
    .yours = the deck
    .theirs = the deck
valhalla-source-armoury = the armoury
    .yours = the armoury
    .theirs = the armoury
valhalla-source-table = the table
    .yours = the table
    .theirs = the table

## Questions

# On a phone it shares its line with the rule.
valhalla-source = Round { $round }, { $phase-short }

valhalla-ask-plan = Choose your main card and your support card for this round.
valhalla-ask-declare = Do you use { $card-the }, your main card?
valhalla-ask-shuffle = You have seen the top of the deck. Do you shuffle it?
valhalla-ask-act = Do you draw from the deck or take a card from the armoury?
valhalla-ask-keep = Which of the drawn cards do you keep?
# Whom a support would hit; the prompt has two lines on a phone.
valhalla-ask-support-hammer = Use { $card-the }? A lone Draugr then costs { $seats } at least two cards each.
valhalla-ask-support-axe = { $count ->
    [0] Use { $card-the }? Nobody is in the clash: Draugr cost no cards.
   *[other] Use { $card-the }? { $seats } pay for each Draugr among two more cards.
}
valhalla-ask-support-god = { $count ->
    [0] Use { $card-the }? Nobody is in the clash: a Draugr costs only you cards.
   *[other] Use { $card-the }? If it shows a Draugr, you lose cards, and so do { $seats }.
}
valhalla-ask-sword-pick = Before those in the clash, your Sword takes an armoury card. Which one?
valhalla-ask-pick = After the clash, those in it take a card from the armoury. Which one?
valhalla-ask-wolf = Your Wolf brings back a card from your discard pile. Which one?
valhalla-ask-stand = You survive. Which of the shown cards do you keep?
valhalla-ask-lose = { $all ->
    [1] { $cause }: lose all you have left.
   *[0] { $lost ->
        [0] { $cause }: lose { $left ->
            [one] a card for good. Which one?
           *[other] { $left } cards for good. Which ones?
        }
       *[other] { $cause }: lose { $left ->
            [one] one more card. Which one?
           *[other] { $left } more cards. Which ones?
        }
    }
}

# Why cards are to be lost.
valhalla-cause-clash = { $doubled ->
    [1] A Hammer doubled the one { $card } of the clash
   *[0] { $draugr ->
        [one] The clash showed { $card-a }
       *[other] The clash showed { $draugr } { $card-many }
    }
}
valhalla-cause-double = { $seat-is ->
    [you] You drew two { $card-many }
   *[other] { $seat } drew two { $card-many }
}
valhalla-cause-axe = { $seat-is ->
    [you] The Axe made you show { $card-many }
   *[other] The Axe made { $seat } show { $card-many }
}
valhalla-cause-hammer = { $seat-is ->
    [you] The Hammer made you draw { $card-many }
   *[other] The Hammer made { $seat } draw { $card-many }
}
valhalla-cause-god = { $seat-is ->
    [you] Your God turned up { $card-a }
   *[other] The God of { $seat } turned up { $card-a }
}

## Choices

valhalla-action-plan = Lead { $main-the } with { $support-the } in support
valhalla-action-keep = Do not use { $card-the }
valhalla-action-axe = Make { $target } draw in the open: each Draugr costs cards
valhalla-action-hammer = Make { $target } draw three: each Draugr costs cards
valhalla-action-sword = Look at the hand of { $target }
valhalla-action-god = Look at the top two cards; then you may shuffle the deck
valhalla-action-axe-support = Add two cards to the clash
valhalla-action-hammer-support = Make a lone Draugr cost all in the clash at least two cards
valhalla-action-god-support = Show the top card: yours if good; a Draugr costs cards
valhalla-action-leave-deck = Leave the deck as it is
valhalla-action-shuffle = Shuffle the deck
valhalla-action-draw = Draw two in secret, keep one; two Draugr cost you cards
valhalla-action-draw-axed = Axe: draw two in the open; each Draugr costs you cards
valhalla-action-draw-hammered = Hammer: draw three; each Draugr costs you cards
valhalla-action-take = Take { $card-the } from the armoury to your discard pile
valhalla-action-pick = Take { $card-the }
valhalla-action-lose = Lose { $card-the } from { $zone-yours }

# When there are many plans, the two cards are asked for one after the other.
valhalla-pick-main = Which card do you lead?
valhalla-pick-support = Which card goes in support?

## Events

valhalla-event-round = { $seat-is ->
    [you] Round { $round } begins. You are the first player.
   *[other] Round { $round } begins. { $seat } is the first player.
}
valhalla-event-phase = { $phase } begins.
valhalla-event-committed = { $seat-is ->
    [you] You have chosen your cards.
   *[other] { $seat } has chosen two cards.
}
valhalla-event-committed-own = { $seat-is ->
    [you] You put { $main-the } down as your main card and { $support-the } as support.
   *[other] { $seat } puts { $main-the } down as main card and { $support-the } as support.
}
valhalla-event-revealed = { $seat-is ->
    [you] You lead { $main-the } with { $support-the } in support.
   *[other] { $seat } leads { $main-the } with { $support-the } in support.
}
valhalla-event-collided = Equal cards collide: { $seats } led { $card-the } and go into the clash.
valhalla-event-declared = { $seat-is ->
    [you] You use { $card-the } on { $target }.
   *[other] { $target-is ->
        [you] { $seat } uses { $card-the } on you.
       *[other] { $seat } uses { $card-the } on { $target }.
    }
}
valhalla-event-declared-god = { $seat-is ->
    [you] You use the God.
   *[other] { $seat } uses the God.
}
valhalla-event-kept = { $seat-is ->
    [you] Your { $card } stays unused.
   *[other] The { $card } of { $seat } stays unused.
}
# Then nobody is asked.
valhalla-event-no-target = { $seat-is ->
    [you] Your { $card } stays unused: all others are in the clash.
   *[other] The { $card } of { $seat } stays unused: all others are in the clash.
}
valhalla-event-saw-hand = { $target-is ->
    [you] { $seat } looks at your hand.
   *[other] { $seat } looks at the hand of { $target }.
}
valhalla-event-saw-hand-own = { $seat-is ->
    [you] You look at the hand of { $target }: { $cards }.
   *[other] { $seat } looks at the hand of { $target }: { $cards }.
}
valhalla-event-saw-top = { $seat } looks at the top of the deck.
valhalla-event-saw-top-own = { $seat-is ->
    [you] You look at the top of the deck: { $cards }.
   *[other] { $seat } looks at the top of the deck: { $cards }.
}
valhalla-event-left-deck = { $seat-is ->
    [you] You leave the deck as it is.
   *[other] { $seat } leaves the deck as it is.
}
# Only ever told to the one who draws.
valhalla-event-must-draw = { $seat-is ->
    [you] The armoury is empty: you draw.
   *[other] The armoury is empty: { $seat } draws.
}
valhalla-event-looked = { $seat-is ->
    [you] You draw { $cards-a }.
   *[other] { $seat } draws { $cards-a }.
}
valhalla-event-drew = { $seat } draws two cards, keeps one and puts the other under the deck.
valhalla-event-drew-own = { $seat-is ->
    [you] You keep { $kept-the } and put { $under-the } under the deck.
   *[other] { $seat } keeps { $kept-the } and puts { $under-the } under the deck.
}
valhalla-event-drew-all = { $seat-is ->
    [you] You draw three cards and keep { $good ->
        [0] none
       *[other] { $good }
    }.
   *[other] { $seat } draws three cards and keeps { $good ->
        [0] none
       *[other] { $good }
    }.
}
valhalla-event-drew-all-own = { $seat-is ->
    [you] You draw three cards and keep { $cards-a }.
   *[other] { $seat } draws three cards and keeps { $cards-a }.
}
valhalla-event-showed-axe = { $seat-is ->
    [you] You draw in the open: { $cards }.
   *[other] { $seat } draws in the open: { $cards }.
}
valhalla-event-showed-double = { $seat-is ->
    [you] You draw two Draugr and must show them.
   *[other] { $seat } draws two Draugr and must show them.
}
valhalla-event-showed-hammer = { $seat-is ->
    [you] You show { $cards-a }.
   *[other] { $seat } shows { $cards-a }.
}
valhalla-event-showed-god = { $seat-is ->
    [you] Your God turns up { $cards-a }.
   *[other] The God of { $seat } turns up { $cards-a }.
}
valhalla-event-showed-stand = { $seat-is ->
    [you] Your last stand shows { $cards-a }.
   *[other] The last stand of { $seat } shows { $cards-a }.
}
valhalla-event-bitten = { $seat-is ->
    [you] You must lose { $losses ->
        [one] a card
       *[other] { $losses } cards
    } for good.
   *[other] { $seat } must lose { $losses ->
        [one] a card
       *[other] { $losses } cards
    } for good.
}
valhalla-event-lost = { $seat-is ->
    [you] You lose { $card-the } from { $zone-yours }.
   *[other] { $seat } loses { $card-the } from { $zone-theirs }.
}
valhalla-event-gained = { $seat-is ->
    [you] You take { $card-the } from { $from-yours } into your hand.
   *[other] { $seat } takes { $card-the } from { $from-theirs } to hand.
}
# Only a Wolf in support brings one card back.
valhalla-event-fetched = { $seat-is ->
    [you] In support, your Wolf brings { $card-the } back to your hand.
   *[other] In support, the Wolf of { $seat } brings { $card-the } back to hand.
}
valhalla-event-picked = { $seat-is ->
    [you] After the clash, you take { $card-the } from the armoury into your hand.
   *[other] After the clash, { $seat } takes { $card-the } from the armoury to hand.
}
valhalla-event-took = { $seat-is ->
    [you] You put { $card-the } from { $from-yours } on your discard pile.
   *[other] { $seat } puts { $card-the } from { $from-theirs } on the discard pile.
}
valhalla-event-discarded = { $seat-is ->
    [you] You discard { $card-the }.
   *[other] { $seat } discards { $card-the }.
}
valhalla-event-supported = { $seat-is ->
    [you] You use { $card-the } in support.
   *[other] { $seat } uses { $card-the } in support.
}
valhalla-event-batch = Clash card { $number } of { $of }: { $card-a }.
valhalla-event-armoury = To the armoury: { $card-a }.
valhalla-event-locked = { $locked ->
    [5] A fifth Draugr is locked in the armoury: every one after it costs three cards.
   *[other] A Draugr is locked in the armoury, number { $locked }.
}
valhalla-event-pending = { $pending ->
    [one] The armoury can hold no more Draugr: one waits beside it.
   *[other] The armoury can hold no more Draugr: { $pending } wait beside it.
}
valhalla-event-howled = { $seat-is ->
    [you] Your Wolf brings back { $cards-a }.
   *[other] The Wolf of { $seat } brings back { $cards-a }.
}
valhalla-event-howled-nothing = { $seat-is ->
    [you] Your Wolf finds nothing to bring back.
   *[other] The Wolf of { $seat } finds nothing to bring back.
}
valhalla-event-lot = { $seat-is ->
    [you] Equally few cards ({ $seats }): by lot, you make the first last stand.
   *[other] Equally few cards ({ $seats }): by lot, { $seat } makes the first last stand.
}
valhalla-event-bare = { $seat-is ->
    [you] No card is left to you: you need two last stands in a row.
   *[other] { $seat } has no card left and needs two last stands in a row.
}
valhalla-event-stand = { $seat-is ->
    [you] Too few cards to go on: you make a last stand. One Draugr among three, and you fall.
   *[other] Too few cards to go on: { $seat } makes a last stand. One Draugr among three, and { $seat } falls.
}
valhalla-event-stood = { $seat-is ->
    [you] No Draugr: you survive.
   *[other] No Draugr: { $seat } survives.
}
valhalla-event-fell = { $seat-is ->
    [you] A Draugr: you fall.
   *[other] A Draugr: { $seat } falls.
}
valhalla-event-eliminated = { $seat-is ->
    [you] { $cards-count ->
        [0] You are out of the game.
       *[other] You are out of the game, and { $cards-a } with you.
    }
   *[other] { $cards-count ->
        [0] { $seat } is out of the game.
       *[other] { $seat } is out of the game, and { $cards-a } with them.
    }
}
valhalla-event-left = { $seat-is ->
    [you] You leave the table.
   *[other] { $seat } leaves the table.
}
valhalla-event-overflow = { $count ->
    [one] The armoury overflows: a card goes back into the deck.
   *[other] The armoury overflows: { $count } cards go back into the deck.
}
valhalla-event-shuffled = The deck is shuffled.
valhalla-event-shuffled-gods = { $gods ->
    [one] The God does not stay: it is shuffled back into the deck.
   *[other] The { $gods } Gods do not stay: they are shuffled back into the deck.
}
valhalla-event-shuffled-by = { $seat-is ->
    [you] You shuffle the deck.
   *[other] { $seat } shuffles the deck.
}
valhalla-event-forfeit = { $seat-is ->
    [you] You discard a God you led: the others may ask a forfeit of you.
   *[other] { $seat } discards a God that was led: you may ask for a forfeit.
}
valhalla-event-won = { $seat-is ->
    [you] You win the game!
   *[other] { $seat } wins the game!
}
valhalla-event-lost-by-all = Nobody is left standing: all have lost.

## The table in words

valhalla-view-round = { $first-is ->
    [you] Round { $round }, { $phase }. You are the first player.
   *[other] Round { $round }, { $phase }. { $first } is the first player.
}
valhalla-view-armoury = { $count ->
    [0] Armoury: empty{ $locked ->
        [0] {""}
       *[other] , { $locked } Draugr locked
    }.
   *[other] Armoury: { $cards }{ $locked ->
        [0] {""}
       *[other] ; { $locked } Draugr locked
    }.
}
valhalla-view-deck = { $pending ->
    [0] Deck: { $count } cards.
   *[other] Deck: { $count } cards, and { $pending } Draugr waiting beside the armoury.
}
valhalla-view-deck-top = On top of the deck you have seen: { $cards }.
valhalla-view-player = { $seat-is ->
    [you] You: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
   *[other] { $seat }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
}
valhalla-view-player-committed = { $seat }: { $hand } cards, two of them chosen.
valhalla-view-player-planned = { $seat-is ->
    [you] You: { $main } as main card and { $support } in support, still face down.
   *[other] { $seat }: { $main } as main card and { $support } in support, still face down.
}
valhalla-view-player-both = { $seat-is ->
    [you] You: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, main { $main }, support { $support }.
   *[other] { $seat }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, main { $main }, support { $support }.
}
valhalla-view-player-main = { $seat-is ->
    [you] You: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, main { $main }.
   *[other] { $seat }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, main { $main }.
}
valhalla-view-player-support = { $seat-is ->
    [you] You: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, support { $support }.
   *[other] { $seat }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, support { $support }.
}
valhalla-view-player-clash = { $seat-is ->
    [you] You: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, in the clash.
   *[other] { $seat }: { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, in the clash.
}
valhalla-view-player-out = { $seat-is ->
    [you] You are out.
   *[other] { $seat } is out.
}
valhalla-view-discard = { $seat-is ->
    [you] Your discard pile: { $cards }.
   *[other] Discard pile: { $cards }.
}
valhalla-view-known = You know of { $cards-a } in that hand.
valhalla-view-hand = Your hand: { $cards }.
valhalla-view-drawn = To choose from: { $cards }.

## Refusals

valhalla-refuse-plan = You need both cards in your hand, and two copies to play the same card twice.
valhalla-refuse-target-self = You cannot use this card on yourself.
valhalla-refuse-target-participant = That player is in the clash and does not draw this round.
valhalla-refuse-target-gone = There is no such player in the game any more.
valhalla-refuse-god-target = The God needs no target.
valhalla-refuse-hammered = The Hammer makes you draw: you cannot take from the armoury.
valhalla-refuse-not-in-armoury = That card does not lie in the armoury.
valhalla-refuse-no-pass = You must draw or take a card: nobody passes.
valhalla-refuse-god-in-armoury = A God never lies in the armoury.
valhalla-refuse-not-in-discards = That card is not in your discard pile.
valhalla-refuse-not-drawn = That card is not among those you can choose from.
valhalla-refuse-lose-table = Cards on the table can be lost only when hand and discard pile are empty.
valhalla-refuse-lose-missing = You have no such card there.
valhalla-refuse-not-the-question = This question has other answers: choose one of those offered.
valhalla-refuse-already-out = You are out of the game already.

## Forfeits, which are asked for and paid in the table talk

valhalla-forfeit-riddle = a riddle
valhalla-forfeit-kenning = a kenning
valhalla-forfeit-toast = a toast
valhalla-forfeit-boast = a boast
valhalla-forfeit-verse = a verse
valhalla-forfeit-oath = an oath
valhalla-forfeit-watch = a watch
valhalla-forfeit-silence = a silence
valhalla-forfeit-emote = a gesture
valhalla-forfeit-asked = { $who-is ->
    [you] You ask { $whom } for { $what }.
   *[other] { $who } asks { $whom-is ->
        [you] you
       *[other] { $whom }
    } for { $what }.
}
valhalla-forfeit-done = { $who-is ->
    [you] You have paid { $by } the forfeit.
   *[other] { $who } has paid { $by-is ->
        [you] you
       *[other] { $by }
    } the forfeit.
}
valhalla-forfeit-waived = { $who-is ->
    [you] You would rather not, and nobody minds.
   *[other] { $who } would rather not, and nobody minds.
}
