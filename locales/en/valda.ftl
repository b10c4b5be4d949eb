# Valda: Race to the Gods, and Rise of the Giants.
#
# $seat is the player a sentence is about, and $seat-is tells whether that is the reader. What a
# card does is said in valda-cards.ftl, generated from its effect; its name comes from the content.

## Nouns

valda-resource-blood = blood
valda-resource-diamond = diamond
valda-resource-gold = gold
valda-resource-rune = rune

# Areas have a form for the place itself (.land).
valda-area-heimdall = Heimdall
    .land = Heimdall's land
valda-area-freya = Freya
    .land = Freya's land
valda-area-surtur = Surtur
    .land = Surtur's land
valda-area-tyr = Tyr
    .land = Tyr's land
valda-area-thor = Thor
    .land = Thor's land
valda-area-odin = Odin
    .land = Odin's land
valda-area-loki = Loki
    .land = Loki's land
# The same seven, where a giant lives.
valda-area-ymir = Ymir
    .land = Ymir's land
valda-area-kari = Kari
    .land = Kari's land
valda-area-hel = Hel
    .land = Hel's land
valda-area-agir = Agir
    .land = Agir's land
valda-area-grim = Grim
    .land = Grim's land
valda-area-thrym = Thrym
    .land = Thrym's land
valda-area-mork = Mork
    .land = Mork's land

valda-inhabitant-god = god
valda-inhabitant-giant = giant

valda-building-mine = mine
    .a = a mine
    .many = mines
valda-building-drill = blood drill
    .a = a blood drill
    .many = blood drills

valda-die-blue = blue die
    .many = blue dice
valda-die-yellow = yellow die
    .many = yellow dice
valda-die-white = white die
    .many = white dice

valda-type-action = action card
valda-type-attack = attack card
valda-type-defence = defence card
valda-type-weapon = weapon

# Decks have a form for whom they belong to (.owner), and one for what that god or giant does (.gift).
valda-deck-base = base deck
    .owner = everybody
valda-deck-A = deck A
    .owner = everybody
valda-deck-B = deck B
    .owner = everybody
valda-deck-heimdall = Heimdall's deck
    .owner = Heimdall
    .gift = better trades
valda-deck-freya = Freya's deck
    .owner = Freya
    .gift = more cards to choose from
valda-deck-surtur = Surtur's deck
    .owner = Surtur
    .gift = stronger attacks, and with few players a second one
valda-deck-tyr = Tyr's deck
    .owner = Tyr
    .gift = stronger defences
valda-deck-thor = Thor's deck
    .owner = Thor
    .gift = followers for diamonds or gold
valda-deck-odin = Odin's deck
    .owner = Odin
    .gift = followers for blood
valda-deck-loki = Loki's deck
    .owner = Loki
    .gift = followers by dice
valda-deck-ymir = Ymir's deck
    .owner = Ymir
    .gift = changes points, and gives one more
valda-deck-kari = Kari's deck
    .owner = Kari
    .gift = rolls dice again
valda-deck-hel = Hel's deck
    .owner = Hel
    .gift = runes for attacks, and with few players a second attack
valda-deck-agir = Agir's deck
    .owner = Agir
    .gift = runes for defences
valda-deck-grim = Grim's deck
    .owner = Grim
    .gift = followers for cards
valda-deck-thrym = Thrym's deck
    .owner = Thrym
    .gift = followers for runes
valda-deck-mork = Mork's deck
    .owner = Mork
    .gift = Seduction without actions, and temples that move

# Main decks have a form with their article (.the), one that begins a sentence (.start), and say what
# lies in them (.holds).
valda-side-base = base deck
    .the = the base deck
    .start = The base deck
    .holds = cards of all kinds
valda-side-A = deck A
    .the = deck A
    .start = Deck A
    .holds = action cards
valda-side-B = deck B
    .the = deck B
    .start = Deck B
    .holds = attacks and defences

# How it is decided who lives in each land.
valda-choosing-random = by lot
valda-choosing-draft = drafted
valda-choosing-first_temple = by the first temple

valda-phase-resource = Resource phase
valda-phase-game = Game phase
valda-phase-building = Building phase
valda-phase-attack = Attack phase
valda-phase-followers = Followers phase
valda-phase-valda = Valda phase

valda-mode-a = first mode
valda-mode-b = second mode

valda-moment-open = Open cards
valda-moment-phase = End of a phase
valda-moment-die = Dice
valda-moment-build = Last build
valda-moment-divine = Divine card
valda-moment-attack = Attack
valda-moment-blocked = Blocked attack
valda-moment-impact = Impact
valda-moment-steal = Theft
valda-moment-loss = Loss
valda-moment-own = Own decision
valda-moment-after_action = After an action card
valda-moment-valda = Valda phase
valda-moment-declare = Choosing an attack
valda-moment-defend = Choosing a defence

## Numbers of things

valda-amount-blood = { $n } blood
valda-amount-diamond = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
}
valda-amount-gold = { $n } gold
valda-amount-rune = { $n ->
    [one] 1 rune
   *[other] { $n } runes
}
valda-amount-follower = { $n ->
    [one] 1 follower
   *[other] { $n } followers
}
valda-amount-skull = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
valda-amount-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
valda-amount-action = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
valda-amount-action-point = { $n ->
    [one] 1 action point
   *[other] { $n } action points
}
valda-amount-building-point = { $n ->
    [one] 1 building point
   *[other] { $n } building points
}
# Resources whose kind is still to be chosen.
valda-amount-resource = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
valda-amount-build = { $n ->
    [one] 1 build
   *[other] { $n } builds
}
valda-amount-mine = { $n ->
    [one] 1 mine
   *[other] { $n } mines
}
valda-amount-drill = { $n ->
    [one] 1 blood drill
   *[other] { $n } blood drills
}
valda-amount-temple = { $n ->
    [one] 1 temple
   *[other] { $n } temples
}
# Several copies of a card in a list.
valda-card-copies = { $n } × { $card }
# What several steps of a card do, one after the other.
valda-steps = { $first } { $then }
valda-no-steps = no effect.

## Questions

valda-source = { $seat-is ->
    [you] Round { $round }, your { $phase }
   *[other] Round { $round }, { $phase } of { $seat }
}
valda-source-card = { $card }
valda-source-draft = Before the first round

valda-ask-wait = The game is waiting.
valda-ask-trade = Do you trade resources?
valda-ask-sources = Do you take a card of a divine deck in place of a card of { $deck-the }? You draw { $n } in all.
valda-ask-act = { $actions ->
    [0] No actions left: do you play a card that costs none?
    [one] You have 1 action left. What do you do?
   *[other] You have { $actions } actions left. What do you do?
}
valda-ask-limit = { $left ->
    [one] Your hand has one card too many. Which card do you discard?
   *[other] Your hand has { $left } cards too many. Which card do you discard?
}
valda-ask-build = { $builds ->
    [one] You may build once more. What do you build?
    [2] You may build twice. What do you build?
   *[other] You may build { $builds } times. What do you build?
}
valda-ask-keep = Which card of { $area-land } do you keep? The other goes under the deck.
valda-ask-attack = { $target-is ->
    [you] Do you attack?
   *[other] Do you attack { $target }?
}
valda-ask-attack-again = Do you attack { $target } a second time?
valda-ask-defend = { $attacker } attacks you with { $card }, value { $value }. Do you defend?
valda-ask-defend-all = { $attacker } attacks you and all others with { $card }, value { $value }. Do you defend?
valda-ask-aegis = Which attack card becomes part of your defence against { $value }?
valda-ask-defend-more = Your defence is { $total } against { $value }. Which card do you add?
valda-ask-defend-enough = Your defence of { $total } is enough against { $value }. Do you add a card?
valda-ask-followers = How do you gain followers?

valda-ask-settle = Who shall live in one of your lands: its god or its giant?
# Where only one of them is left to decide about.
valda-ask-settle-last = Who shall live in { $area-land }: { $god-owner } or { $giant-owner }?
valda-ask-valda = You have { $actions ->
    [0] no action points
    [one] 1 action point
   *[other] { $actions } action points
} and { $builds ->
    [0] no building points
    [one] 1 building point
   *[other] { $builds } building points
} left. What do you do?
valda-ask-draw = { $n ->
    [one] Do you draw a card from deck A (actions) or deck B (attacks and defences)?
   *[other] Do you draw your { $n } cards from deck A (actions) or deck B (attacks and defences)?
}
valda-ask-draw-sources = { $n ->
    [one] You draw one more card. Do you take the top card of a land that you control, or one from deck A (actions) or deck B (attacks and defences)?
   *[other] You draw { $n } cards. Do you take the top card of a land that you control, or all from deck A (actions) or deck B (attacks and defences)?
}
valda-ask-keep-two = { $left ->
    [one] Which card goes back under its deck? You keep the others.
   *[other] { $left } cards go back under their decks. Which one now?
}
valda-ask-grim = { $left ->
    [one] Which card do you discard for Grim?
   *[other] You discard { $left } cards for Grim. Which one now?
}
valda-ask-brute-first = Which attack card do you play first? Its effect is the one that counts.
valda-ask-brute-second = Which attack card adds its value?
valda-ask-victim = From whom do you steal more?

valda-ask-gain = { $left ->
    [one] Which resource do you take?
   *[other] You take { $left } resources. Which one now?
}
valda-ask-pay-kind = What do you pay { $n } of?
valda-ask-pay = { $left ->
    [one] Which resource do you pay?
   *[other] You pay { $left } resources. Which one now?
}
valda-ask-pay-up-to = How much { $resource } do you pay?
valda-ask-convert = { $left ->
    [one] You may exchange once. What for what?
   *[other] You may exchange up to { $left } times. What for what?
}
valda-ask-divine = { $left ->
    [one] Which divine deck do you draw from?
   *[other] You draw { $left } divine cards. From which deck now?
}
valda-ask-look-divine = { $left ->
    [one] At the top card of which divine deck do you look?
   *[other] You may look at the top card of { $left } divine decks. Which one now?
}
valda-ask-look-hand = At whose hand do you look?
valda-ask-player = Which player do you choose?
valda-ask-rob = From whom do you steal { $what }?
valda-ask-retrieve = { $left ->
    [one] Which { $kind ->
        [1] attack card
        [2] defence card
       *[0] card
    } do you take from the discard pile?
   *[other] You may take { $left } { $kind ->
        [1] attack cards
        [2] defence cards
       *[0] cards
    } from the discard pile. Which one now?
}
valda-ask-discard = { $left ->
    [one] Which card do you discard?
   *[other] You discard { $left } cards. Which one now?
}
valda-ask-free-build = What do you build, free of charge: a mine or a blood drill?
valda-ask-play-free = { $left ->
    [one] You may play an action card without paying for it. Which one?
   *[other] You may play { $left } action cards without paying for them. Which one now?
}
valda-ask-replay = Which action card of this turn do you carry out again?
# $done is how many times it was done already.
valda-ask-again = { $effect } { $done ->
    [0] Do you do it? { $left ->
        [one] You may once.
       *[other] You may up to { $left } times.
    }
   *[other] Do you do it again? { $left ->
        [one] You may once more.
       *[other] You may up to { $left } times more.
    }
}
valda-ask-steal = { $left ->
    [one] Which resource do you steal from { $target }?
   *[other] You steal { $left } resources from { $target }. Which one now?
}
valda-ask-steal-card = Which card do you steal from { $target }?
valda-ask-destroy = { $left ->
    [one] Which resource of { $target } do you destroy?
   *[other] You destroy { $left } resources of { $target }. Which one now?
}
valda-ask-destroy-temple = Which temple of { $target } do you destroy?
valda-ask-destroy-building = Which do you destroy: a mine or a blood drill of { $target }?
valda-ask-move-own = Which of your temples do you move?
valda-ask-move = Which temple of { $target } do you move?
valda-ask-move-to = Where does the temple go?
valda-ask-switch-own = Which of your temples do you give in exchange?
valda-ask-switch = Which temple of { $target } do you take in exchange?
valda-ask-switch-take = Which card do you take from the hand of { $target }?
valda-ask-switch-give = Which card do you give { $target } for it?
valda-ask-freeze = Which temple of { $target } do you freeze?
valda-ask-lend = Whose power do you borrow for this turn?
valda-ask-empower = Whose power do you raise for this turn?
valda-ask-transform = How many of the { $n } points are building points?
valda-ask-die = Which die do you turn?
valda-ask-face = To which face do you turn the { $die }?
valda-ask-redirect = Whom does the attack hit instead?

valda-ask-window-open = Open cards lie on the table. Do you play a weapon?
valda-ask-window-phase = The { $phase } ends. Do you play a weapon?
valda-ask-window-die = { $seat-is ->
    [you] You rolled { $dice }. Do you change the roll?
   *[other] { $seat } rolled { $dice }. Do you change the roll?
}
valda-ask-window-build = { $seat } is about to build { $what }. Do you stop it?
valda-ask-window-divine = { $seat } draws a card from { $deck }. Do you take it yourself?
valda-ask-window-attack = { $attacker-is ->
    [you] You attack { $targets } with { $card }, value { $value }. Do you play a weapon?
   *[other] { $attacker } attacks { $targets } with { $card }, value { $value }. Do you play a weapon?
}
valda-ask-window-blocked = { $seat-is ->
    [you] You blocked { $card }. Do you play a weapon?
   *[other] { $seat } blocked { $card }. Do you play a weapon?
}
valda-ask-window-impact = { $attacker-is ->
    [you] Your { $card } gets through. Do you play a weapon?
   *[other] { $card } of { $attacker } gets through. Do you play a weapon?
}
valda-ask-window-steal = You are about to steal { $what } from { $targets }. Do you play a weapon?
valda-ask-window-loss = Followers were lost: { $losses }. Do you play a weapon?
valda-loss = { $seat-is ->
    [you] { $n } of yours
   *[other] { $n } of { $seat }
}

## Choices

valda-action-done-phase = End the { $phase }
valda-action-done-sources = Draw { $cards } from { $deck-the }
valda-action-pass = Play no weapon
valda-action-leave-roll = Leave the dice as they are
valda-action-hold-back = Do not attack
valda-action-no-defence = Do not defend
valda-action-defend-done = Defend with these cards
valda-action-stop = Stop here
# In place of that, where nothing was done yet.
valda-action-decline = Do not do it
valda-action-take-none = Take no card
valda-action-again = { $done ->
    [0] Do it
   *[other] Do it again
}
# $idle is 1 for a card that would do nothing if it were played now, and 2 if it would be paid for all the same.
valda-action-play = { $cost ->
    [0] Play { $card } for no action: { $effect }
   *[other] Play { $card } for { $price }: { $effect }
}{ $idle ->
    [1] { "" } This would do nothing now.
    [2] { "" } You would pay for nothing now.
   *[other] { "" }
}
valda-action-play-mork = Mork: play { $card } without an action: { $effect }{ $idle ->
    [1] { "" } This would do nothing now.
    [2] { "" } You would pay for nothing now.
   *[other] { "" }
}
valda-action-play-free = Play { $card } without paying for it: { $effect }{ $idle ->
    [1] { "" } This would do nothing now.
    [2] { "" } You would pay for nothing now.
   *[other] { "" }
}
valda-action-replay = Carry out { $card } again: { $effect }
valda-action-attack = Attack with { $card }, value { $value }: { $effect }{ $idle ->
    [1] { "" } This would do nothing now.
    [2] { "" } You would pay for nothing now.
   *[other] { "" }
}
valda-action-brute-first = Play { $card }, value { $value }, for its effect: { $effect }
valda-action-brute-second = Add { $card }, value { $value }
valda-action-defend = Add { $card }: your defence becomes { $total } against { $value }
valda-action-weapon = Play { $mode }: { $effect }
valda-action-keep-plain = Keep { $card }
valda-action-keep = Keep { $card }: { $effect }
valda-action-put-back = Put { $card } back under its deck
valda-action-retrieve-plain = Take { $card } from the discard pile
valda-action-retrieve = Take { $card } from the discard pile: { $effect }
valda-action-discard = Discard { $card }
valda-action-steal-open = Steal { $card }, which lies open
valda-action-steal-random = Steal a random card of the hand
valda-action-switch-take = Take { $card }
valda-action-switch-give = Give { $card }
valda-action-take = Take { $what } for { $price }
valda-action-gain = Take { $what }
valda-action-pay = Pay { $what }
valda-action-steal = Steal { $what }
valda-action-destroy = Destroy { $what }
valda-action-trade = Trade { $give } for { $take }
valda-action-draw = Draw { $cards } for { $actions }
valda-action-draw-side = Draw { $cards } from { $deck-the } ({ $deck-holds })
valda-action-draw-side-point = Draw { $cards } from { $deck-the } ({ $deck-holds }) for { $actions }
valda-action-build = Build { $building-a } for { $cost }
valda-action-build-free = Build { $building-a }, free of charge
valda-action-destroy-building = Destroy { $building-a }
valda-action-temple = Build a temple in { $area-land } for { $cost }
valda-action-found = Build the first temple in { $area-land } for { $cost }: { $deck-owner } shall live there ({ $deck-gift })
valda-action-settle = { $deck-owner } shall live in { $area-land } ({ $deck-gift })
valda-action-player = Choose { $player }
valda-action-look-hand = Look at the hand of { $player }
valda-action-redirect = Turn the attack on { $player }
valda-action-source = Draw a card of { $area-land }
# Of the regular draw: $rest is how many cards are drawn besides, and $more is 1 where some of those
# may be of another land.
valda-action-source-of = Draw 1 card of { $area-land }{ $rest ->
    [0] { "" }
   *[other] { $more ->
        [1] , then say where the rest comes from
       *[0] { "" } and { $cards } from { $deck-the }
    }
}
valda-action-look-divine = Look at the top card of { $area-land }
valda-action-move-to = Move it to { $area-land }
valda-action-lend = Borrow the power of { $deck-owner }
valda-action-empower = Raise the power of { $deck-owner } to level 2
valda-action-destroy-temple = Destroy { $temple } in { $area-land }
valda-action-move = Move { $temple } in { $area-land }
valda-action-switch = Exchange { $temple } in { $area-land }
valda-action-freeze = Freeze { $temple } in { $area-land }
# Temples have a form that begins a sentence (.start).
valda-temple = a temple
    .start = A temple
valda-temple-frozen = { $seat-is ->
    [you] a temple (frozen until your next turn)
   *[other] a temple (frozen until the next turn of { $seat })
}
    .start = { $seat-is ->
    [you] A temple (frozen until your next turn)
   *[other] A temple (frozen until the next turn of { $seat })
}
valda-temple-frozen-for-good = a temple (frozen for good)
    .start = A temple (frozen for good)
valda-action-amount = { $n ->
    [0] Pay nothing
   *[other] Pay { $what }
}
valda-action-points = Take { $points }
valda-action-die = Turn the { $die } that shows { $face }
valda-action-face = Turn it to { $face }
valda-action-reroll = Roll the { $die } again that shows { $face }
valda-action-turn = Turn the { $die } that shows { $face } to another face
valda-action-thor = Thor: give { $what } for { $followers }
valda-action-odin = Odin: give { $what } for { $followers }
valda-action-loki = { $n ->
    [one] Loki: roll 1 white die for followers
   *[other] Loki: roll { $n } white dice for followers
}
valda-action-thrym = Thrym: give { $what } for { $followers }
valda-action-grim = Grim: discard { $what } for { $followers }
valda-action-mork = Mork: move one of your temples
valda-action-to-building = Ymir: turn an action point into a building point
valda-action-to-action = Ymir: turn a building point into an action point
valda-action-break-rune = Trade a rune for 1 blood, 1 diamond and 1 gold
valda-action-carve-rune = Spend a building point for a rune

# When there are many choices of one kind, the terminal asks for one argument after the other.
valda-pick-card = Which card?
valda-pick-give = What do you give?
valda-pick-take = What do you take?
valda-pick-area = Which land?
valda-pick-site = Which temple?

## Events

valda-event-round = Round { $round } begins.
valda-event-turn = { $seat-is ->
    [you] Your turn begins.
   *[other] The turn of { $seat } begins.
}
valda-event-phase = { $phase } begins.
valda-event-start-roll = Everybody rolls for the start: { $rolls }.
valda-start-roll = { $seat-is ->
    [you] you roll { $n }
   *[other] { $seat } rolls { $n }
}
valda-event-settled-god = { $god-owner } keeps the land that { $giant-owner } wanted.
valda-event-settled-giant = { $giant-owner } takes the land of { $god-owner }.
valda-event-settled-god-by = { $seat-is ->
    [you] You let { $god-owner } keep the land that { $giant-owner } wanted.
   *[other] { $seat } lets { $god-owner } keep the land that { $giant-owner } wanted.
}
valda-event-settled-giant-by = { $seat-is ->
    [you] You let { $giant-owner } take the land of { $god-owner }.
   *[other] { $seat } lets { $giant-owner } take the land of { $god-owner }.
}
valda-event-dealt = The lands are dealt: { $areas }.
valda-dealt-area = { $seat-is ->
    [you] you decide about { $area-land }
   *[other] { $seat } decides about { $area-land }
}
valda-event-first-hand = { $seat } draws the first hand.
valda-event-first-hand-own = { $seat-is ->
    [you] Your first hand: { $cards }.
   *[other] The first hand of { $seat }: { $cards }.
}
valda-event-points = { $seat-is ->
    [you] You have { $actions } and { $builds }.
   *[other] { $seat } has { $actions } and { $builds }.
}
valda-event-carved = { $seat-is ->
    [you] You spend a building point for a rune.
   *[other] { $seat } spends a building point for a rune.
}
valda-event-broken = { $seat-is ->
    [you] You trade a rune for one of each basic resource.
   *[other] { $seat } trades a rune for one of each basic resource.
}
valda-event-rolled = { $seat-is ->
    [you] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
}
valda-event-turned = { $seat-is ->
    [you] You turn a { $die } to { $face }.
   *[other] { $seat } turns a { $die } to { $face }.
}
valda-event-rerolled = { $seat-is ->
    [you] You roll a { $die } again: { $face }.
   *[other] { $seat } rolls a { $die } again: { $face }.
}
valda-event-gained = { $seat-is ->
    [you] You take { $what } from the bank.
   *[other] { $seat } takes { $what } from the bank.
}
valda-event-paid = { $seat-is ->
    [you] You pay { $what }.
   *[other] { $seat } pays { $what }.
}
valda-event-traded = { $seat-is ->
    [you] You trade { $give } for { $take }.
   *[other] { $seat } trades { $give } for { $take }.
}
valda-event-followers-card = { $seat-is ->
    [you] { $card } brings you { $what }.
   *[other] { $card } brings { $seat } { $what }.
}
valda-event-followers-temple = { $seat-is ->
    [you] The new temple in { $area-land } brings you { $what }.
   *[other] The new temple in { $area-land } brings { $seat } { $what }.
}
valda-event-followers-control = { $seat-is ->
    [you] The control of { $area-land } brings you { $what } more.
   *[other] The control of { $area-land } brings { $seat } { $what } more.
}
valda-event-followers-power = { $seat-is ->
    [you] The power of { $area-land } brings you { $what }.
   *[other] The power of { $area-land } brings { $seat } { $what }.
}
valda-event-followers-giant = { $seat-is ->
    [you] { $giant-owner } brings you { $what }.
   *[other] { $giant-owner } brings { $seat } { $what }.
}
valda-event-lost = { $seat-is ->
    [you] You lose { $what }.
   *[other] { $seat } loses { $what }.
}
valda-event-lost-none = { $seat-is ->
    [you] The safe haven holds: you lose no followers.
   *[other] The safe haven holds: { $seat } loses no followers.
}
valda-event-followers-stolen = { $seat-is ->
    [you] You steal { $what } from { $from }.
   *[other] { $from-is ->
        [you] { $seat } steals { $what } from you.
       *[other] { $seat } steals { $what } from { $from }.
    }
}
valda-event-followers-stolen-none = { $from-is ->
    [you] The safe haven holds: no follower is stolen from you.
   *[other] The safe haven holds: no follower is stolen from { $from }.
}
valda-event-drew = { $seat-is ->
    [you] You draw a card from { $deck-the }.
   *[other] { $seat } draws a card from { $deck-the }.
}
valda-event-drew-own = { $seat-is ->
    [you] You draw { $card } from { $deck-the }.
   *[other] { $seat } draws { $card } from { $deck-the }.
}
valda-event-drew-open = { $seat-is ->
    [you] You draw { $card } from { $deck-the }, face up.
   *[other] { $seat } draws { $card } from { $deck-the }, face up.
}
valda-event-nothing-drawn = { $seat-is ->
    [you] You draw nothing: { $deck-the } is empty.
   *[other] { $seat } draws nothing: { $deck-the } is empty.
}
# The deck of an area, where the sentence names the deck a card comes from.
valda-divine-deck = divine deck of { $area-land }
    .the = the divine deck of { $area-land }
valda-event-reshuffled = The discard pile is shuffled into { $deck-the }.
valda-event-took-up-row = { $seat-is ->
    [you] You take your open cards into your hand: { $cards }.
   *[other] { $seat } takes the open cards to hand: { $cards }.
}
valda-event-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
valda-event-repeated = { $seat-is ->
    [you] You carry out { $card } again.
   *[other] { $seat } carries out { $card } again.
}
valda-event-attacked = { $seat-is ->
    [you] You attack { $targets } with { $cards }, value { $value }.
   *[other] { $seat } attacks { $targets } with { $cards }, value { $value }.
}
valda-event-attacked-effect = { $seat-is ->
    [you] You attack { $targets } with { $cards }, value { $value }; the effect is that of { $effect }.
   *[other] { $seat } attacks { $targets } with { $cards }, value { $value }; the effect is that of { $effect }.
}
valda-event-value-changed = The attack now has the value { $value }.
valda-event-redirected = { $target-is ->
    [you] The attack is turned on you.
   *[other] The attack is turned on { $target }.
}
valda-event-cancelled = { $seat-is ->
    [you] The attack is cancelled, and its cards are yours.
   *[other] The attack is cancelled, and its cards go to { $seat }.
}
valda-event-undefendable = The attack cannot be defended.
valda-event-defended = { $seat-is ->
    [you] You defend with { $cards }, { $total } in all.
   *[other] { $seat } defends with { $cards }, { $total } in all.
}
valda-event-blocked = { $seat-is ->
    [you] You block the attack.
   *[other] { $seat } blocks the attack.
}
valda-event-struck = { $seat-is ->
    [you] The attack on you succeeds.
   *[other] The attack on { $seat } succeeds.
}
valda-event-attacked-again = { $target-is ->
    [you] The attack of { $seat } on you comes again, value { $value }.
   *[other] { $seat-is ->
        [you] Your attack on { $target } comes again, value { $value }.
       *[other] The attack of { $seat } on { $target } comes again, value { $value }.
    }
}
valda-event-weapon = { $seat-is ->
    [you] You play a weapon of { $deck-owner }: { $mode }.
   *[other] { $seat } plays a weapon of { $deck-owner }: { $mode }.
}
valda-event-built = { $seat-is ->
    [you] You build { $building-a }.
   *[other] { $seat } builds { $building-a }.
}
valda-event-built-free = { $seat-is ->
    [you] You build { $building-a }, free of charge.
   *[other] { $seat } builds { $building-a }, free of charge.
}
valda-event-temple = { $seat-is ->
    [you] You build a temple in { $area-land }.
   *[other] { $seat } builds a temple in { $area-land }.
}
valda-event-announced = { $seat-is ->
    [you] You are about to build { $what }, your last build of this turn.
   *[other] { $seat } is about to build { $what }, the last build of this turn.
}
valda-event-announced-point = { $seat-is ->
    [you] You are about to build { $what } with your last building point.
   *[other] { $seat } is about to build { $what } with the last building point.
}
valda-a-mine = a mine
valda-a-drill = a blood drill
valda-a-temple = a temple in { $area-land }
valda-a-first-temple = the first temple in { $area-land }, where { $deck-owner } shall live
valda-event-build-cancelled = { $seat-is ->
    [you] Your build comes to nothing: it costs you no resources, but the build is used up.
   *[other] The build of { $seat } comes to nothing.
}
valda-event-build-cancelled-point = { $seat-is ->
    [you] Your build comes to nothing: it costs you no resources, but the building point is spent.
   *[other] The build of { $seat } comes to nothing, but the building point is spent.
}
valda-event-looked-at-two = { $seat-is ->
    [you] You look at { $count ->
        [one] the last card
       *[other] the top { $count } cards
    } of the divine deck of { $area-land }.
   *[other] { $seat } looks at { $count ->
        [one] the last card
       *[other] the top { $count } cards
    } of the divine deck of { $area-land }.
}
valda-event-looked-at-two-own = { $seat-is ->
    [you] You look at the divine deck of { $area-land }: { $cards }.
   *[other] { $seat } looks at the divine deck of { $area-land }: { $cards }.
}
valda-event-put-under = { $seat-is ->
    [you] You put a card under the divine deck of { $area-land }.
   *[other] { $seat } puts a card under the divine deck of { $area-land }.
}
valda-event-put-under-own = { $seat-is ->
    [you] You put { $card } under the divine deck of { $area-land }.
   *[other] { $seat } puts { $card } under the divine deck of { $area-land }.
}
valda-event-put-back = { $seat-is ->
    [you] You put a card back under { $deck-the }.
   *[other] { $seat } puts a card back under { $deck-the }.
}
valda-event-put-back-own = { $seat-is ->
    [you] You put { $card } back under { $deck-the }.
   *[other] { $seat } puts { $card } back under { $deck-the }.
}
valda-event-controls = { $seat-is ->
    [you] You control { $area-land }: nobody else may build there.
   *[other] { $seat } controls { $area-land }: nobody else may build there.
}
valda-event-opened = Nobody controls { $area-land } any longer: it is open to all.
valda-event-temple-destroyed = { $owner-is ->
    [you] { $seat } destroys your temple in { $area-land }.
   *[other] { $seat-is ->
        [you] You destroy a temple of { $owner } in { $area-land }.
       *[other] { $seat } destroys a temple of { $owner } in { $area-land }.
    }
}
valda-event-temple-moved-own = { $seat-is ->
    [you] You move a temple from { $area-land } to { $to-land }.
   *[other] { $seat } moves a temple from { $area-land } to { $to-land }.
}
valda-event-temple-moved = { $owner-is ->
    [you] { $seat } moves your temple from { $area-land } to { $to-land }.
   *[other] { $seat-is ->
        [you] You move a temple of { $owner } from { $area-land } to { $to-land }.
       *[other] { $seat } moves a temple of { $owner } from { $area-land } to { $to-land }.
    }
}
valda-event-temples-switched = { $seat-is ->
    [you] You exchange your temple in { $area-land } for the one in { $to-land }.
   *[other] { $seat } exchanges a temple in { $area-land } for one in { $to-land }.
}
valda-event-frozen = { $seat-is ->
    [you] You freeze a temple in { $area-land } until your next turn.
   *[other] { $seat } freezes a temple in { $area-land } until the next turn of { $seat }.
}
valda-event-frozen-longer = { $seat-is ->
    [you] You freeze a temple in { $area-land } that is frozen for longer already.
   *[other] { $seat } freezes a temple in { $area-land } that is frozen for longer already.
}
valda-event-frozen-for-good = { $seat-is ->
    [you] You freeze a temple in { $area-land } for the rest of the game.
   *[other] { $seat } freezes a temple in { $area-land } for the rest of the game.
}
valda-event-thawed = A temple in { $area-land } thaws.
valda-event-protected = { $seat-is ->
    [you] Your temple in { $area-land } cannot be harmed.
   *[other] The temple of { $seat } in { $area-land } cannot be harmed.
}
valda-event-building-destroyed = { $owner-is ->
    [you] { $seat } destroys { $building-a } of yours.
   *[other] { $seat-is ->
        [you] You destroy { $building-a } of { $owner }.
       *[other] { $seat } destroys { $building-a } of { $owner }.
    }
}
valda-event-stole = { $seat-is ->
    [you] You steal { $what } from { $from }.
   *[other] { $from-is ->
        [you] { $seat } steals { $what } from you.
       *[other] { $seat } steals { $what } from { $from }.
    }
}
valda-event-destroyed = { $owner-is ->
    [you] { $seat } destroys { $what } of yours.
   *[other] { $seat-is ->
        [you] You destroy { $what } of { $owner }.
       *[other] { $seat } destroys { $what } of { $owner }.
    }
}
valda-event-card-stolen = { $seat } steals a card from the hand of { $from }.
valda-event-card-stolen-own = { $seat-is ->
    [you] You steal { $card } from the hand of { $from }.
   *[other] { $from-is ->
        [you] { $seat } steals { $card } from your hand.
       *[other] { $seat } steals { $card } from the hand of { $from }.
    }
}
valda-event-card-stolen-open = { $seat-is ->
    [you] You steal the open card { $card } from { $from }.
   *[other] { $from-is ->
        [you] { $seat } steals your open card { $card }.
       *[other] { $seat } steals the open card { $card } from { $from }.
    }
}
valda-event-card-destroyed = { $owner-is ->
    [you] { $seat } destroys { $card } from your hand.
   *[other] { $seat-is ->
        [you] You destroy { $card } from the hand of { $owner }.
       *[other] { $seat } destroys { $card } from the hand of { $owner }.
    }
}
valda-event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
valda-event-retrieved = { $seat-is ->
    [you] You take { $card } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
valda-event-looked-at-deck = { $seat-is ->
    [you] You look at the top card of the divine deck of { $area-land }.
   *[other] { $seat } looks at the top card of the divine deck of { $area-land }.
}
valda-event-looked-at-deck-own = { $seat-is ->
    [you] On top of the divine deck of { $area-land } you see { $card }.
   *[other] On top of the divine deck of { $area-land } { $seat } sees { $card }.
}
valda-event-looked-at-hand = { $seat } looks at the hand of { $owner }.
valda-event-looked-at-hand-own = { $seat-is ->
    [you] You look at the hand of { $owner }: { $cards }.
   *[other] { $owner-is ->
        [you] { $seat } looks at your hand: { $cards }.
       *[other] { $seat } looks at the hand of { $owner }: { $cards }.
    }
}
valda-event-cards-switched = { $seat } takes a card from the hand of { $with } and gives one for it.
valda-event-cards-switched-own = { $seat-is ->
    [you] You take { $taken } from the hand of { $with } and give { $given } for it.
   *[other] { $with-is ->
        [you] { $seat } takes { $taken } from your hand and gives you { $given } for it.
       *[other] { $seat } takes { $taken } from the hand of { $with } and gives { $given } for it.
    }
}
valda-event-hands-switched = { $seat } exchanges hands with { $with }.
valda-event-hands-switched-own = { $seat-is ->
    [you] You exchange hands with { $with }: you get { $taken } and give { $given }.
   *[other] { $with-is ->
        [you] { $seat } exchanges hands with you: you get { $given } and give { $taken }.
       *[other] { $seat } exchanges hands with { $with } and gets { $taken } for { $given }.
    }
}
valda-event-more-actions = { $seat-is ->
    [you] You have { $what } more.
   *[other] { $seat } has { $what } more.
}
valda-event-more-builds = { $seat-is ->
    [you] You may build up to { $limit } times this turn.
   *[other] { $seat } may build up to { $limit } times this turn.
}
valda-event-more-points = { $seat-is ->
    [you] This turn has { $limit } building points for you.
   *[other] This turn has { $limit } building points for { $seat }.
}
valda-event-borrowed = { $seat-is ->
    [you] You borrow the power of { $area-land } for this turn.
   *[other] { $seat } borrows the power of { $area-land } for this turn.
}
valda-event-empowered = { $seat-is ->
    [you] You raise the power of { $area-land } for this turn.
   *[other] { $seat } raises the power of { $area-land } for this turn.
}
valda-event-attack-over = The attack is over; its cards go to the discard pile.
valda-event-chose = { $seat-is ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
valda-event-left = { $seat-is ->
    [you] You leave the table.
   *[other] { $seat } leaves the table.
}
valda-event-won = { $winner-is ->
    [you] You win the game!
   *[other] { $winner } wins the game!
}
valda-event-won-together = { $winners } win together!
valda-event-void = The game is over, and nobody wins.

## The table in words

valda-view-turn = { $seat-is ->
    [you] Round { $round }, { $phase }. It is your turn.
   *[other] Round { $round }, { $phase }. It is the turn of { $seat }.
}
valda-view-draft = { $seat-is ->
    [you] Before the first round: who lives where? You decide about one of your lands.
   *[other] Before the first round: who lives where? { $seat } decides about a land.
}
valda-view-over = The game is over. Won by { $winners }.
valda-view-order = Turns in this round: { $seats }.
valda-view-actions = { $seat-is ->
    [you] You have { $actions } and { $builds } left.
   *[other] { $seat } has { $actions } and { $builds } left.
}
valda-view-builds = { $seat-is ->
    [you] You have { $builds } left.
   *[other] { $seat } has { $builds } left.
}
valda-view-player = { $seat-is ->
    [you] You: { $followers }; { $stock }; { $buildings }; { $cards } in hand.
   *[other] { $seat }: { $followers }; { $stock }; { $buildings }; { $cards } in hand.
}
valda-view-player-left = { $seat-is ->
    [you] You have left the table, with { $followers }.
   *[other] { $seat } has left the table, with { $followers }.
}
valda-view-powers = { $seat-is ->
    [you] Your powers: { $powers }.
   *[other] Powers of { $seat }: { $powers }.
}
valda-view-power = { $deck-owner } { $level }
valda-view-known = In the hand of { $seat } you know of { $cards }.
valda-view-area = { $area-land }, { $cost }: { $temples }; { $deck }.
valda-view-area-undecided = { $area-land }, undecided: no temples; { $cost } with { $god-owner }, { $more } with { $giant-owner }.
valda-view-area-drafted = { $seat-is ->
    [you] { $area-land }, undecided: you choose { $god-owner } ({ $cost }) or { $giant-owner } ({ $more }).
   *[other] { $area-land }, undecided: { $seat } chooses { $god-owner } ({ $cost }) or { $giant-owner } ({ $more }).
}
valda-view-controlled = { $seat-is ->
    [you] You control { $area-land }.
   *[other] { $seat } controls { $area-land }.
}
valda-view-no-temples = no temples
valda-view-temples = { $seat-is ->
    [you] { $n } of yours
   *[other] { $n } of { $seat }
}
valda-view-temples-frozen = { $seat-is ->
    [you] { $n } of yours ({ $frozen })
   *[other] { $n } of { $seat } ({ $frozen })
}
valda-view-frozen = { $seat-is ->
    [you] { $n } frozen until your next turn
   *[other] { $n } frozen until the next turn of { $seat }
}
valda-view-frozen-for-good = { $n } frozen for good
valda-view-deck = { $n ->
    [0] no cards left
    [one] 1 card left
   *[other] { $n } cards left
}
valda-view-deck-known = In the divine deck of { $area-land } you know of { $cards }.
valda-view-bank = Bank: { $stock }.
valda-view-decks = { $deck-start }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Discard pile: { $pile }.
valda-view-removed = Out of the game: { $cards }.
valda-view-dice = Dice on the table: { $dice }.
valda-view-choosing = Gods and giants: { $choosing }.
valda-view-rerolled = Rolled again with Kari: { $dice }.
valda-view-rerolls = { $seat-is ->
    [you] Dice that cards let you roll again this turn: { $n }.
   *[other] Dice that cards let { $seat } roll again this turn: { $n }.
}
valda-view-die-turns = { $seat-is ->
    [you] Dice that cards let you turn to another face this turn: { $n }.
   *[other] Dice that cards let { $seat } turn to another face this turn: { $n }.
}
valda-view-immune = Temples that no opponent can touch this turn: those of { $seats }.
valda-view-lawless = Safe havens do not hold in this round against { $seats }.
valda-view-attackers = Still to attack: { $seats }.
valda-view-attack = { $attacker-is ->
    [you] You attack { $targets } with { $cards }, value { $value }.
   *[other] { $attacker } attacks { $targets } with { $cards }, value { $value }.
}
valda-view-undefendable = It cannot be defended.
valda-view-defence = { $seat-is ->
    [you] Your defence: { $cards }, { $total } in all.
   *[other] Defence of { $seat }: { $cards }, { $total } in all.
}
valda-view-announced = { $seat-is ->
    [you] About to be built by you: { $what }.
   *[other] About to be built by { $seat }: { $what }.
}
valda-view-resolving = Being carried out: { $card }.
valda-view-table = Cards being played: { $cards }.
valda-view-open = Open row: { $cards }.
valda-view-looked = To choose from: { $cards }.
valda-view-hand = Your hand: { $cards }.

## Refusals

valda-refuse-not-the-question = That is no answer to this question.
valda-refuse-not-held = You have no such card to play.
valda-refuse-not-in-game-phase = Only action cards and weapons can be played in the Game phase.
valda-refuse-no-actions = You have too few actions left.
valda-refuse-no-action-point = You have too few action points left.
valda-refuse-no-building-point = You have no building point left.
valda-refuse-not-in-valda-phase = Only action cards and weapons can be played in the Valda phase.
valda-refuse-cannot-pay-card = You cannot pay what this card asks for.
valda-refuse-rune = An action brings blood, diamonds or gold, but no rune.
valda-refuse-no-rune = You have too few runes.
valda-refuse-no-rune-in-bank = The bank has no rune left.
valda-refuse-bank-empty = The bank has none of it left.
valda-refuse-same-resource = A trade is for another kind of resource.
valda-refuse-too-few = You have too few of this resource.
valda-refuse-no-power = You do not have the power for it.
valda-refuse-used-up = You have used this power as often as you may this turn.
valda-refuse-hand-limit = You hold more cards than you may keep: choose one to discard.
valda-refuse-no-more-buildings = You have as many of these as there can be.
valda-refuse-cannot-afford = You do not have the resources for it.
valda-refuse-controlled = Another player controls that land.
valda-refuse-no-site = There is no free site in that land.
valda-refuse-no-figure = You have no temple figure left.
valda-refuse-undecided = Nobody lives in that land yet: whoever builds there first says who shall.
valda-refuse-undecided-land = Nobody lives in that land yet: it cannot be chosen.
valda-refuse-decided = It is decided already who lives in that land.
valda-refuse-not-your-land = Another player decides about that land.
valda-refuse-same-land = The temple is in that land already.
valda-refuse-nowhere-to-move = None of your temples can move to another land.
valda-refuse-protected = This temple cannot be touched in this turn.
valda-refuse-source-named = You have named that land already.
valda-refuse-source-order = At this table, lands are named in the order of the board.
valda-refuse-no-source = You may take a card only from lands that you control and that have cards left.
valda-refuse-no-trade-now = With the giants there is no trading in the Resource phase.
valda-refuse-must-draw = Choose the deck that you draw from.
valda-refuse-not-drawn = One of the cards that you have just drawn must go back.
valda-refuse-deck-empty = There are no cards in that deck.
valda-refuse-too-few-cards = You have too few cards in your hand.
valda-refuse-no-seduction = Mork lets you play only Seduction cards in this phase.
valda-refuse-not-your-dice = Only the roller may do this with the dice, and only in the own turn.
valda-refuse-no-die-turn = No card lets you turn a die now.
valda-refuse-attack-card-for-aegis = You have chosen Aegis: now choose the attack card for it.
valda-refuse-card-chosen = You have chosen that card already.
valda-refuse-no-attack-card = That is no attack card.
valda-refuse-needs-temple = This card needs a temple of your own.
valda-refuse-no-defence-card = That is no defence card.
valda-refuse-defence-incomplete = A defence must reach the value of the attack, or not be made at all.
valda-refuse-defence-too-weak = All your defence cards together do not reach the value of the attack.
valda-refuse-weapon-not-now = This weapon cannot be played like that at this moment.
valda-refuse-weapon-does-nothing = The weapon would do nothing now.
valda-refuse-already-out = You have left the table already.
