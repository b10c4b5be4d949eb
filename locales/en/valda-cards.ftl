# What the cards of Valda say, made from their effects: one sentence a step.
#
# A card is named as the content names it. A language that has its own name for a card gives it
# here as valda-card-<id>, such as valda-card-bas-a01, and a mode of a weapon as
# valda-card-<id>-a or -b. English needs none.

## Parts of sentences

valda-or = { $first } or { $second }

# Whom a step concerns; the form .start begins a sentence.
valda-who-self = yourself
    .start = You
valda-who-target = the attacked player
    .start = The attacked player
valda-who-each-target = each attacked player
    .start = Each attacked player
valda-who-attacker = the attacker
    .start = The attacker
valda-who-player = an opponent of your choice
    .start = An opponent of your choice
valda-who-looked-at = that opponent
    .start = That opponent
valda-who-each-opponent = each opponent
    .start = Each opponent

valda-effect-resources = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
# $kinds is "diamond or gold".
valda-effect-resources-of = { $n ->
    [one] 1 resource of your choice ({ $kinds })
   *[other] { $n } resources of your choice (each { $kinds })
}
valda-effect-a-resource = 1 resource
valda-effect-another-resource = 1 other resource
# What was paid just before decides how many.
valda-effect-that-many-followers = that many followers
valda-effect-that-many-cards = that many cards
valda-effect-that-many-blood = that much blood
valda-effect-that-many-diamond = that many diamonds
valda-effect-that-many-gold = that much gold
valda-effect-that-many-rune = that many runes
valda-effect-that-many-resources = that many resources of your choice (each { $kinds })

## Steps

valda-effect-gain = Take { $what } from the bank.
valda-effect-pay = Pay { $what }.
valda-effect-pay-up-to = You may pay up to { $what }.
valda-effect-convert = { $n ->
    [one] You may exchange { $from } for { $to }.
   *[other] Up to { $n } times: exchange { $from } for { $to }.
}
valda-effect-follower = Gain { $what }.
valda-effect-draw = { $n ->
    [one] Draw 1 card.
   *[other] Draw { $n } cards.
}
# With the giants there are two main decks.
valda-effect-draw-main = { $n ->
    [one] Draw 1 card from deck A or B.
   *[other] Draw { $n } cards from one main deck, A or B.
}
valda-effect-draw-open = { $n ->
    [one] Draw 1 card, face up.
   *[other] Draw { $n } cards, face up.
}
valda-effect-draw-divine = { $n ->
    [one] Draw 1 card from a divine deck of your choice.
   *[other] Draw { $n } cards, each from a divine deck of your choice.
}
valda-effect-draw-divine-open = { $n ->
    [one] Draw 1 card from a divine deck of your choice, face up.
   *[other] Draw { $n } cards, each from a divine deck of your choice, face up.
}
valda-effect-look-divine = { $n ->
    [one] Look at the top card of a divine deck.
   *[other] Look at the top card of up to { $n } divine decks.
}
valda-effect-look-hand = Look at the hand of an opponent of your choice.
valda-effect-retrieve = { $n ->
    [one] Take a card of your choice from the discard pile.
   *[other] Take up to { $n } cards of your choice from the discard pile.
}
valda-effect-retrieve-attack = { $n ->
    [one] Take an attack card of your choice from the discard pile.
   *[other] Take up to { $n } attack cards of your choice from the discard pile.
}
valda-effect-retrieve-defence = { $n ->
    [one] Take a defence card of your choice from the discard pile.
   *[other] Take up to { $n } defence cards of your choice from the discard pile.
}
valda-effect-retrieve-highest-attack = { $n ->
    [one] Take the attack card with the highest value from the discard pile.
   *[other] Take the { $n } attack cards with the highest values from the discard pile.
}
valda-effect-retrieve-highest-defence = { $n ->
    [one] Take the defence card with the highest value from the discard pile.
   *[other] Take the { $n } defence cards with the highest values from the discard pile.
}
valda-effect-discard = { $n ->
    [one] Discard 1 card.
   *[other] Discard { $n } cards.
}
valda-effect-discard-each = { $n ->
    [one] Each opponent discards 1 card.
   *[other] Each opponent discards { $n } cards.
}
valda-effect-add-actions = { $n ->
    [one] You have 1 more action this turn.
   *[other] You have { $n } more actions this turn.
}
valda-effect-add-action-points = { $n ->
    [one] You have 1 more action point.
   *[other] You have { $n } more action points.
}
valda-effect-set-builds = { $n ->
    [one] You may build once this turn.
   *[other] You may build up to { $n } times this turn.
}
valda-effect-set-building-points = { $n ->
    [one] This turn has 1 building point in place of the usual number.
   *[other] This turn has { $n } building points in place of the usual number.
}
valda-effect-add-tokens = { $n ->
    [one] You have 1 more point, an action point or a building point.
   *[other] You have { $n } more points, each an action point or a building point as you like.
}
valda-effect-free-build = Build { $what } at once, free of charge.
valda-effect-play-action = { $n ->
    [one] Play an action card without paying for it.
   *[other] Play up to { $n } action cards without paying for them.
}
valda-effect-replay = Carry out an action card that you played this turn once more.
valda-effect-roll-followers = { $n ->
    [one] Roll 1 { $die } and gain as many followers as it shows.
   *[other] Roll { $n } { $die-many } and gain as many followers as they show.
}
valda-effect-roll-white = { $n ->
    [one] Roll 1 { $die }: gain as many followers as it shows, or lose 1 for a skull.
   *[other] Roll { $n } { $die-many }: gain as many followers as they show, less 1 for each skull.
}
valda-effect-roll-resources = { $n ->
    [one] Roll 1 { $die } and take what it shows.
   *[other] Roll { $n } { $die-many } and take what they show.
}
valda-effect-reroll-charges = { $n ->
    [one] Once this turn, you may reroll one of your dice.
    [2] Twice this turn, you may reroll one of your dice.
   *[other] Up to { $n } times this turn, you may reroll one of your dice.
}
valda-effect-set-die-charges = { $n ->
    [one] Once this turn, you may turn one of your dice to a face of your choice.
    [2] Twice this turn, you may turn one of your dice to a face of your choice.
   *[other] Up to { $n } times this turn, you may turn one of your dice to a face of your choice.
}
valda-effect-lose = { $who-start } loses { $what }.
valda-effect-lose-self = You lose { $what }.
valda-effect-steal = Steal { $what } from { $who }.
valda-effect-destroy-card = { $who-start } discards { $what } at random.
valda-effect-destroy-temple = Destroy a temple of { $who }.
valda-effect-destroy-building = Destroy { $what } of { $who }.
valda-effect-move = Move a temple of { $who } to another land.
valda-effect-move-self = You may move one of your temples to another land.
valda-effect-switch-temple = One of your temples and one of the attacked player's change places.
valda-effect-switch-hand = Exchange your whole hand for that of the attacked player.
valda-effect-switch-card = Take a card of your choice from that hand and give one of yours for it.
valda-effect-freeze = Freeze a temple of { $who } until your next turn begins.
valda-effect-freeze-for-good = Freeze a temple of { $who } for the rest of the game.
valda-effect-unfreeze = All your temples thaw.
valda-effect-lend = This turn, use the power of a land where an opponent has a temple, as if you had one more temple there.
valda-effect-empower = This turn, one land where you have a temple gives you its full power.
valda-effect-repeat = { $n ->
    [one] Once, if you like: { $do }
   *[other] Up to { $n } times: { $do }
}
valda-effect-if-god = If you have a temple in the land of a god: { $do }
valda-effect-if-giant = If you have a temple in the land of a giant: { $do }

## What belongs to the card

valda-effect-attacks-all = This attacks all your opponents at once.
valda-effect-requires-temple = You can attack with this card only while you have a temple.
valda-effect-on-block = If you block the attack: { $do }

## Weapons

valda-effect-mode = { $name }, { $when }: { $do }
valda-effect-mode-own = { $name }, { $when-own }: { $do }
valda-effect-mode-opponent = { $name }, { $when-opponent }: { $do }
valda-effect-mode-blocker = { $name }, { $when-blocker }: { $do }

# The moments of weapons: for anybody, for the player it belongs to (.own), for that player's
# opponents (.opponent) and, of a blocked attack, for who blocked it (.blocker).
valda-when-free = at any time
    .own = at any time in your turn
    .opponent = at any time in the turn of an opponent
valda-when-open = when open cards are drawn
    .own = when you draw open cards
    .opponent = when an opponent draws open cards
valda-when-phase = at the end of a phase
    .own = at the end of a phase in your turn
    .opponent = at the end of a phase in the turn of an opponent
valda-when-dice = when dice are rolled
    .own = when you roll dice
    .opponent = when an opponent rolls dice
valda-when-build = when somebody is about to build for the last time in a turn
    .own = when you are about to build for the last time in your turn
    .opponent = when an opponent is about to build for the last time in a turn
valda-when-divine = when somebody draws a divine card
    .own = when you draw a divine card
    .opponent = when an opponent draws a divine card
valda-when-attack = when somebody attacks
    .own = when you attack
    .opponent = when an opponent attacks
valda-when-blocked = when an attack was blocked
    .own = when your attack was blocked
    .opponent = when the attack of an opponent was blocked
    .blocker = when you have blocked an attack
valda-when-impact = when an attack gets through
    .own = when your attack gets through
    .opponent = when the attack of an opponent gets through
valda-when-steal = when somebody steals
    .own = when you steal
    .opponent = when an opponent steals
valda-when-loss = when followers were lost
    .own = when you lost followers
    .opponent = when an opponent lost followers
valda-when-own = when you decide
    .own = when you decide in your turn
    .opponent = when you decide in the turn of an opponent
valda-when-after-action = right after your action card
    .own = right after your action card
    .opponent = right after the action card of an opponent
valda-when-valda = in the Valda phase
    .own = in your Valda phase
    .opponent = in the Valda phase of an opponent
valda-when-declare = when you choose an attack
    .own = when you choose an attack
    .opponent = when an opponent chooses an attack
valda-when-defend = when you choose a defence
    .own = when you choose a defence
    .opponent = when an opponent chooses a defence

valda-effect-double-kill = Every loss of followers in this attack counts double.
valda-effect-redirect = Choose another player to be attacked instead, but not the attacker.
valda-effect-set-die = Turn one of the dice to a face of your choice.
valda-effect-cancel-attack = Cancel the attack and take its cards into your hand.
valda-effect-undefendable = Nobody can defend against this attack.
valda-effect-resisted = Gain 2 followers.
valda-effect-repeat-attack = The blocked attack comes once more, against the same player.
valda-effect-hammertime = Carry out that card once more, with new choices.
valda-effect-attack-mul = { $n ->
    [2] The value of the attack is doubled.
   *[other] The value of the attack is multiplied by { $n }.
}
valda-effect-attack-add = The value of the attack grows by { $n }.
valda-effect-cancel-build = Cancel the build: nothing is paid, nothing is built, and the build is used up.
valda-effect-aegis = Use an attack card of your hand as a defence card with its printed value.
valda-effect-brute = Play two attack cards as one: their values add up, and you choose whose effect counts.
valda-effect-necromancy = Gain as many followers as your opponents just lost.
valda-effect-extra-steal = { $n ->
    [one] Steal 1 more of the same from the same player.
   *[other] Steal { $n } more of the same from the same player.
}
valda-effect-reshuffle-all = Shuffle both discard piles back into their decks.
valda-effect-steal-draw = Take that card yourself.
valda-effect-immune-temples = Until the end of this turn, opponents cannot destroy, move, switch or freeze your temples.
valda-effect-ignore-havens = Until the end of this round, safe havens do not protect others from followers lost or stolen through you.
valda-effect-ice-cave = If you have built at least 3 buildings this turn: Gain 2 followers.
